"""What the commands share: games and options by name, faults in one line, exit codes, the progress bar."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, entry_points, metadata
from pathlib import Path
from time import perf_counter
from typing import NoReturn, TextIO, TypeVar

from parlour.core import seed
from parlour.core.game import LONGEST_TEXT, Game, Json
from parlour.games import REGISTRY, find

T = TypeVar("T")

FINE, FAILED, MISUSED = 0, 1, 2
EXIT_CODES = "Exit codes: 0 fine; 1 what was checked failed; 2 the command was not understood."

SAMPLE = next(iter(REGISTRY))
"""The game of examples: the first of the parlour."""

CHECKOUT = Path(__file__).resolve().parents[3]
"""The folder of the project, where the engine is used from one."""


def is_checkout() -> bool:
    """Tell whether the engine is used from the project's folder, and not from an installed wheel."""
    return (CHECKOUT / "py" / "parlour").is_dir()


def tell_way_to_checkout() -> str:
    """Return what somebody does who has an installed wheel and needs the project itself."""
    source = next(
        (line.partition(", ")[2] for line in _list_addresses() if line.startswith("Source, ")), "its address"
    )
    return f"clone {source}, and run python3 build.py build there, then .venv/bin/python -m parlour"


def _list_addresses() -> list[str]:
    try:
        return metadata("parlour").get_all("Project-URL") or []
    except PackageNotFoundError:
        return []


class MisuseError(Exception):
    """Something that the person at the terminal can mend: one line, and exit code 2."""


class CutOffError(Exception):
    """What ended a run before it was through, by no fault of who asked for it: one line, and exit code 1."""


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and where the way to do it is written."""
        raise MisuseError(f"{message} ({self.prog} --help says how)")


def add_command(
    commands: argparse._SubParsersAction[Parser],
    name: str,
    summary: str,
    example: str,
    codes: str = EXIT_CODES,
) -> Parser:
    """Return the parser of a command, with what every command has."""
    parser = commands.add_parser(
        name,
        help=summary,
        description=summary[0].upper() + summary[1:] + ".",
        epilog=f"Example:\n  {example}\n\n{codes}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")
    return parser


def list_games() -> list[str]:
    """List the games that the terminal knows: those of the parlour and those of installed wheels."""
    installed = {point.name for point in entry_points(group="parlour.games")}
    return [*REGISTRY, *sorted(installed - REGISTRY.keys())]


def find_game(key: str) -> Game:
    """Return a game by its key: of the parlour, or of an installed wheel."""
    if key in REGISTRY:
        return find(key)
    for point in entry_points(group="parlour.games", name=key):
        found = point.load()
        if isinstance(found, Game):
            return found
    raise MisuseError(f"there is no game {shorten(key)}; there are: {', '.join(list_games())}")


def usual_seats(game: Game, preset: str | None) -> int:
    """Return how many play where nobody says so: the fewest that the preset is for."""
    return (game.presets[preset].seats if preset is not None and preset in game.presets else game.seats)[0]


def read_options(game: Game, preset: str | None, settings: Iterable[str], seats: int) -> Json:
    """Return the options of a preset and of settings such as `moves=sdg`, the others at their defaults."""
    options = game.defaults()
    if preset is not None:
        if preset not in game.presets:
            raise MisuseError(
                f"{game.key} has no preset {shorten(preset)}; it has: {', '.join(game.presets) or 'none'}"
            )
        options.update(game.presets[preset].options)
    known = {option.key: option for option in game.options}
    for setting in settings:
        key, sign, text = setting.partition("=")
        if not sign or key not in known:
            raise MisuseError(
                f"{shorten(setting)} is no setting; {game.key} has: {', '.join(known) or 'none'}"
            )
        value = text if known[key].kind == "text" else _read_value(text)
        if known[key].refuses(value):
            raise MisuseError(f"{key} cannot be {shorten(text)}; {_say_choices(game, key)}")
        options[key] = value
    refusal = game.check(options, seats)
    if refusal:
        raise MisuseError(f"{game.key} cannot be played so: {refusal.code} {json.dumps(refusal.args)}")
    return options


def _read_value(text: str) -> bool | int | str:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


def _say_choices(game: Game, key: str) -> str:
    option = next(option for option in game.options if option.key == key)
    if option.kind == "flag":
        return "it is true or false"
    if option.kind == "number":
        return f"it is a number from {option.choices[0]} to {option.choices[1]}"
    if option.kind == "text":
        return f"it is a line of at most {LONGEST_TEXT} plain characters"
    return f"it is one of: {', '.join(map(str, option.choices))}"


def read_count(text: str) -> int:
    """Read a number of things, at least one; for argparse."""
    if not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{shorten(text)} is not a number from 1 to 999999999")
    return int(text)


def read_seconds(text: str) -> float:
    """Read a number of seconds, more than none and at most an hour; for argparse."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError(f"{shorten(text)} is not a number of seconds from 0 to 3600")
    return seconds


def read_seed(text: str) -> str:
    """Read a seed, as the page does; for argparse."""
    read = seed.read_seed(text)
    if not read:
        raise argparse.ArgumentTypeError(
            f"a seed has a letter, a digit or a picture, and at most {seed.LONGEST_TEXT} characters"
        )
    return read


def read_file(name: str) -> str:
    """Return the text of a file, `-` being the standard input."""
    try:
        return sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeError, ValueError) as fault:
        reason = fault.strerror if isinstance(fault, OSError) else "it is no text"
        raise MisuseError(f"{shorten(name)} cannot be read: {reason}") from fault


def shorten(text: str, most: int = 60) -> str:
    """Return a person's text as it may be printed in a sentence: quoted, escaped and not too long."""
    quoted = json.dumps(text if len(text) <= most else text[:most] + "…", ensure_ascii=False)
    return quoted if quoted.isprintable() else ascii(text[:most])


def print_json(data: object) -> None:
    """Print one JSON value on one line."""
    print(json.dumps(data, ensure_ascii=False), flush=True)


def watch(items: Iterable[T], total: int, title: str, stream: TextIO | None = None) -> Iterator[T]:
    """Pass the items on, with a progress bar where a person looks on and it takes a while."""
    stream = sys.stderr if stream is None else stream
    if not stream.isatty():
        yield from items
        return
    began = shown = perf_counter()
    try:
        for done, item in enumerate(items, start=1):
            yield item
            now = perf_counter()
            if now - began > 0.5 and now - shown > 0.1:
                shown = now
                bar = "#" * (24 * done // max(total, 1))
                print(f"\r{title} [{bar:<24}] {done}/{total}", end="", file=stream, flush=True)
    finally:
        if shown > began:
            print("\r\033[K", end="", file=stream, flush=True)
