"""Puts into the engine's wheel what its command line reads of the page: each game's rules, and the words of all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TextsHook(BuildHookInterface):  # type: ignore[type-arg]
    """Asked by hatchling before a wheel is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name the folders; an editable install finds them where they are."""
        if version == "editable":
            return
        web = Path(self.root) / "web"
        places = {web / "i18n" / "locales": "parlour/web/locales"}
        for part in ("rules", "locales"):  # where a game's own wheel has them, too
            for folder in web.glob(f"games/*/{part}"):
                places[folder] = f"parlour/games/{folder.parent.name}/web/{part}"
        build_data["force_include"] |= {str(folder): place for folder, place in places.items()}
