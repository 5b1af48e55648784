"""The tiles, read from tiles.json: which there are, the words for them, and sets of them that people wrote down.

No tile is invented under a number of the publisher's: what the sheet does not print is missing here, and can be given
by a set. What is the house's choice (the colours of most Characters, and of three of the six strikes) is marked there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from pkgutil import get_data
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

Colour = str  # one of COLOURS
Kind = Literal["stronghold", "character"]

FIRST_VILLAIN = 40
"""Heroes have lower numbers, villains these; it decides nothing but how a tile is drawn and coloured."""

POWER_NUMBERS = range(64, 76)
HOUSE_NUMBERS = range(100, 1000)  # for tiles that are nobody's but the house's, of either kind
STRONGHOLD_NUMBERS = range(1, 16)
CHARACTER_NUMBERS = range(13, 64)  # from 13 to 15 it may be either: the sheet shows none of these


class Tile(NamedTuple):
    """A Stronghold or a Character, as it is printed."""

    number: int
    kind: Kind
    strikes: tuple[int, ...]  # six, in the order of COLOURS
    colour: Colour = ""  # of a Character; "" of a Stronghold, which has all six
    defense: int = 0  # of a Stronghold: what it adds when it is attacked
    ally: int = 0  # the number of its ally icon; 0: none

    @property
    def villain(self) -> bool:
        """Whether it is one of the villains, by its number."""
        return FIRST_VILLAIN <= self.number < POWER_NUMBERS[0]

    def strike(self, colour: Colour) -> int:
        """Return the Strike Value with which it fights when the die shows a colour."""
        return self.strikes[COLOURS.index(colour)]


class Power(NamedTuple):
    """A power tile, as it is printed."""

    cost: int  # Stones
    kind: Literal["surge", "ultimate"]


class SetFault(NamedTuple):
    """Why a set of tiles that somebody wrote down is none."""

    entry: int  # which of its entries, from 1
    why: str  # one of FAULTS


FAULTS = ("form", "number", "power", "kind", "twice", "equal")
"""form: not written as a tile; number: no tile may have it; power: it is a power's; kind: a Stronghold's number on a
Character, or the other way round; twice: an entry before it has that number; equal: six equal strikes, with which two
such tiles would never end their battle."""


def _read_data() -> tuple[tuple[Colour, ...], dict[int, Tile], dict[int, Power], Any]:
    data = json.loads(get_data(__name__, "tiles.json") or b"")
    tiles = [
        Tile(
            each["number"],
            kind,
            tuple(each["strikes"]),
            each.get("colour", ""),
            each.get("defense", 0),
            each.get("ally", 0),
        )
        for kind in ("stronghold", "character")
        for each in data[f"{kind}s"]
    ]
    powers = {each["number"]: Power(each["cost"], each["kind"]) for each in data["powers"]}
    return tuple(data["colours"]), {tile.number: tile for tile in tiles}, powers, data["starter"]


_COLOURS, _TILES, _POWERS, _STARTER = _read_data()

COLOURS: tuple[Colour, ...] = _COLOURS
"""In the order of the strikes: upper left, upper right, left, right, lower left, lower right."""

BUILT_IN: Mapping[int, Tile] = MappingProxyType(_TILES)
"""The tiles that the sheet prints, by number, ascending."""

POWERS: Mapping[int, Power] = MappingProxyType(_POWERS)
"""The twelve powers, by number, ascending."""

STARTER_STRONGHOLDS: tuple[int, ...] = tuple(_STARTER["strongholds"])
STARTER_CHARACTERS: tuple[int, ...] = tuple(_STARTER["characters"])
"""The tiles of a starter set: two Strongholds and eight Characters, each once."""


def word(number: int) -> str:
    """Return the word of a tile or a power in sentences: 006."""
    return f"{number:03}"


def find(word: str) -> int | None:
    """Return the number that a word of three digits means, None where it is no such word; any text."""
    if len(word) == 3 and word.isascii() and word.isdigit():
        return int(word) or None
    return None


_STRIKES = r"([0-9]{1,2}(?: [0-9]{1,2}){5})"
_ENTRY = re.compile(
    rf"([0-9]{{3}}) (?:({'|'.join(COLOURS)}) {_STRIKES}|= {_STRIKES} \+ ([0-9]{{1,2}}))(?: ally ([1-9]))?"
)


@lru_cache(maxsize=8)  # every world that a computer player imagines is of the same set
def read_set(text: str) -> Mapping[int, Tile] | SetFault:
    """Return the tiles that somebody wrote down, by number, ascending, or what is wrong first; any text.

    Entries are parted by semicolons: `018 red 1 2 3 2 2 6` is a Character with its colour and six strikes in the order
    of COLOURS, `004 = 3 4 5 6 1 2 + 7` a Stronghold with its Defense Bonus after the +; either may end in `ally 1`,
    the number of its icon. They complete the built-in tiles, and replace those of the same numbers:
    `{**BUILT_IN, **read_set(text)}`. An empty place between semicolons is no entry.
    """
    tiles: dict[int, Tile] = {}
    entries = [entry for entry in (" ".join(part.split()) for part in text.split(";")) if entry]
    for position, entry in enumerate(entries, start=1):
        tile = _read_entry(entry)
        if isinstance(tile, str):
            return SetFault(position, tile)
        if tile.number in tiles:
            return SetFault(position, "twice")
        tiles[tile.number] = tile
    return MappingProxyType(dict(sorted(tiles.items())))


def _read_entry(entry: str) -> Tile | str:
    """Return the tile that an entry writes down, or one of FAULTS."""
    found = _ENTRY.fullmatch(entry)
    if not found:
        return "form"
    number = int(found[1])
    kind: Kind = "character" if found[2] else "stronghold"
    fault = _why_not_number(number, kind)
    if fault:
        return fault
    strikes = tuple(int(strike) for strike in (found[3] or found[4]).split())
    if len(set(strikes)) == 1:
        return "equal"
    return Tile(number, kind, strikes, found[2] or "", int(found[5] or 0), int(found[6] or 0))


def _why_not_number(number: int, kind: Kind) -> str:
    """Return which of FAULTS a tile of a kind would be under a number; "" where it may have it."""
    if number in POWER_NUMBERS:
        return "power"
    if number in HOUSE_NUMBERS:
        return ""
    if number not in STRONGHOLD_NUMBERS and number not in CHARACTER_NUMBERS:
        return "number"
    fitting = STRONGHOLD_NUMBERS if kind == "stronghold" else CHARACTER_NUMBERS
    return "" if number in fitting else "kind"


def write_set(tiles: Mapping[int, Tile]) -> str:
    """Return the one way to write tiles down, ascending: what `read_set` reads."""
    return "; ".join(_write_entry(tiles[number]) for number in sorted(tiles))


def _write_entry(tile: Tile) -> str:
    strikes = " ".join(map(str, tile.strikes))
    ally = f" ally {tile.ally}" if tile.ally else ""
    if tile.kind == "stronghold":
        return f"{word(tile.number)} = {strikes} + {tile.defense}{ally}"
    return f"{word(tile.number)} {tile.colour} {strikes}{ally}"
