"""Which parlour would do the parts of a run: its version, the rules of the game, and the code itself."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import parlour
from parlour.bots.ladder import LADDER
from parlour.terminal.ground import CHECKOUT, find_game

REFEREES = "tests/games"
"""Where the plain referees are, in a checkout."""


class Edition(NamedTuple):
    """What must be the same wherever parts of one run are done; else their results do not belong together."""

    parlour: str  # its version
    rules: int  # of the game
    code: str  # the beginning of a digest of everything that a game can hang on

    def __str__(self) -> str:
        """Return it for a sentence."""
        return f"parlour {self.parlour}, rules {self.rules}, code {self.code}"


class OtherEditionError(Exception):
    """A part was to be done by another parlour than the one that asked for it."""


@cache
def find_edition(key: str, referees: str | None = None) -> Edition:
    """Return the edition of this process for a game, its plain referee included where one would be asked.

    The code counts besides the version, since a checkout changes and its version does not; line ends do not count.
    """
    game = find_game(key)
    digest = hashlib.sha256()
    packages = {"parlour", type(game).__module__.partition(".")[0]}
    folder = find_referees(referees) / key
    files = [file for package in sorted(packages) for file in _list_files(package)]
    for root, file in [*files, *((folder, file) for file in sorted(folder.glob("oracle*.py")))]:
        digest.update(file.relative_to(root).as_posix().encode() + b"\0")
        digest.update(file.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return Edition(parlour.__version__, game.rules, digest.hexdigest()[:12])


def find_referees(folder: str | None) -> Path:
    """Return the folder of the plain referees: the one that is named, or a checkout's."""
    return CHECKOUT / REFEREES if folder is None else Path(folder)


def check_edition(key: str, referees: str | None, wanted: Edition) -> None:
    """Raise `OtherEditionError` where this process is of another edition."""
    found = find_edition(key, referees)
    if found != wanted:
        raise OtherEditionError(f"a worker has {found}, and here is {wanted}")


def _list_files(package: str) -> list[tuple[Path, Path]]:
    """Return the code and data of an installed package or module, each with the folder above it."""
    spec = find_spec(package)
    assert spec is not None, "it has been imported"
    if not spec.submodule_search_locations:
        return [(Path(str(spec.origin)).parent, Path(str(spec.origin)))]
    roots = [Path(root) for root in spec.submodule_search_locations]
    return [
        (root.parent, file)
        for root in roots
        for file in sorted(root.rglob("*"))
        if file.suffix in (".py", ".json") and file.name != LADDER  # which `arena` itself writes
    ]
