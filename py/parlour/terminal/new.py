"""`new`: begins a game, as a copy of the template in its three folders that plays at once."""

from __future__ import annotations

import argparse
import keyword
import re
from pathlib import Path

from parlour.terminal.ground import (
    CHECKOUT,
    FINE,
    MisuseError,
    Parser,
    add_command,
    list_games,
    print_json,
    shorten,
    tell_way_to_checkout,
)

FOLDERS = {"py": "py/parlour/games", "web": "web/games", "tests": "tests/games"}
"""Where the folders of the template have those of every game."""

REGISTRY_FILE = "py/parlour/games/__init__.py"
_LAST = re.compile(r"^    \"\w+\": \(\"parlour\.games\.\w+\", \"\w+\"\),\n(?=\})", re.MULTILINE)
_NAME = re.compile(r"[a-z]{2,24}")


def add_parser(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "new",
        "begin a game in a checkout of the project: a small one that plays at once",
        "python -m parlour new mygame",
        "Exit codes: 0 fine; 2 the command was not understood.",
    )
    parser.add_argument("game", metavar="GAME", help="its key, in small letters; no word of the code")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do what the command says."""
    made = begin_game(args.game, CHECKOUT)
    if args.json:
        print_json({"game": args.game, "folders": made, "registry": REGISTRY_FILE})
    else:
        print("\n".join([*made, f"{REGISTRY_FILE} lists it"]))
    return FINE


def begin_game(key: str, checkout: Path) -> list[str]:
    """Copy the template into three folders of the game's name, and register it; return the folders."""
    template, registry = checkout / "py" / "template", checkout / REGISTRY_FILE
    if not template.is_dir():
        raise MisuseError(
            f"a game is begun in a checkout of the project, and this is none: {tell_way_to_checkout()}"
        )
    if not _NAME.fullmatch(key) or keyword.iskeyword(key):
        raise MisuseError(f"{shorten(key)} is no key: it has 2 to 24 small letters, and is no word of Python")
    folders = {template / part: f"{place}/{key}" for part, place in FOLDERS.items()}
    if key in list_games() or any((checkout / folder).exists() for folder in folders.values()):
        raise MisuseError(f"there is a game {shorten(key)} already")
    for source, folder in folders.items():
        for file in source.rglob("*.*"):
            copy = checkout / folder / file.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(rename(file.read_text(encoding="utf-8"), key), encoding="utf-8", newline="\n")
    line = f'    "{key}": ("parlour.games.{key}", "{key.upper()}"),\n'
    listed = _LAST.sub(lambda last: last[0] + line, registry.read_text(encoding="utf-8"))
    registry.write_text(listed, encoding="utf-8", newline="\n")
    return list(folders.values())


def rename(text: str, key: str) -> str:
    """Return a text of the template with another game's name in each of its forms."""
    title = key.capitalize()
    for own, other in {"mygame": key, "MyGame": title, "MYGAME": key.upper(), "My game": title}.items():
        text = text.replace(own, other)
    return text
