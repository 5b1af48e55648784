"""What a seat cannot see, by game: the one thing that the suite must be told from the rule book."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from parlour.core.game import Json, Seat
from parlour.core.rng import Rng


class Zone(NamedTuple):
    """The secrets of one game; `zone.py` in the folder of its tests names its own `ZONE`."""

    shuffle: Callable[[Json, Seat | None, Rng], None]
    """Change a dump, in place, in whatever a seat (None: a bystander) cannot see, and in nothing else."""

    private: Callable[[Json], frozenset[str]]
    """The event kinds that, in a position with this dump, only the seat they are about may know in full."""


def _shuffle_nothing(_dump: Json, _viewer: Seat | None, _rng: Rng) -> None:
    """Everything lies open."""


OPEN = Zone(_shuffle_nothing, lambda _: frozenset())
"""The zone of a game where everybody sees everything at all times."""


def load_zone(folder: Path) -> Zone | None:
    """Return the `ZONE` of a folder's `zone.py`, None where there is no such file; raises what the file raises."""
    module = load_file(folder / "zone.py", f"parlour_zone_{folder.name}")
    found = getattr(module, "ZONE", None)
    return found if isinstance(found, Zone) else None


def load_file(path: Path, name: str) -> ModuleType | None:
    """Return the module of a file that lies in no package, None where there is none."""
    spec = importlib.util.spec_from_file_location(name, path) if path.is_file() else None
    if spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # its dataclasses look themselves up there
    spec.loader.exec_module(module)
    return module
