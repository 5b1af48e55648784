"""Writes and reads slips: what somebody has said to a sheet, as one text without a name; how it went is replayed.

The text is a parcel (`core/parcel.py`) that begins with `r1`. In it stand the sheet's hash, the number on the class's
list and the minutes, and below them the sentences as records: who would be the seat tells where an item, a try or a
sentence of a try begins.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from parlour.core.game import Game, Json, Refusal
from parlour.core.parcel import Frame
from parlour.core.token import LONGEST_TOKEN, pack_journal, unpack_journal
from parlour.puzzles.sheets import MOST_ITEMS

SLIP = Frame("slip", "r")

MOST_NUMBER = 99
MOST_MINUTES = 999
MOST_HINTS = 99
MOST_TRIES = 100
"""Of an item, wrong ones and the right one."""

MOST_PARTS = 60
"""Of a try."""

HASH = re.compile(r"[\w-]{8}", re.ASCII)

_TRY, _PART, _ITEM = "0", "1", "2"

SLIP_CODES = ("slip-form", "slip-newer", "slip-damaged", "slip-item", "slip-long", "slip-sheet")


class Said(NamedTuple):
    """What was said to an item."""

    tries: tuple[tuple[str, ...], ...]  # each as its parts; only the last may be right
    hints: int

    def as_json(self) -> Json:
        """Return it as the door tells it."""
        return {"said": [list(each) for each in self.tries], "hints": self.hints}


class Slip(NamedTuple):
    """What one of a class has said."""

    game: Game
    sheet: str  # the sheet's hash
    number: int  # on the class's list, 0 for none
    minutes: int
    items: tuple[Said, ...]


def read_slip(text: object, find: Callable[[str], Game]) -> Slip | Refusal:
    """Return the slip of a text, or what is wrong with it. Takes anything and never raises."""
    opened = SLIP.unwrap(text, find)
    if isinstance(opened, Refusal):
        return opened
    game, plain = opened
    first, _, journal = plain.partition(b"\n")
    try:
        sheet, number, minutes = first.decode().split(" ")
        told: Json = {"sheet": sheet, "number": int(number), "minutes": int(minutes)}
        told["items"] = _read_items(unpack_journal(journal, game.words))
    except ValueError:
        return Refusal("slip-damaged")
    slip = make_slip(game, told)
    return Refusal("slip-damaged") if isinstance(slip, Refusal) else slip


def write_slip(slip: Slip) -> str | Refusal:
    """Return the text of a slip, or that it is too long for a link."""
    records: list[str] = []
    for item in slip.items:
        records.append(f"{_ITEM} {item.hints}" if item.hints else _ITEM)
        for tried in item.tries:
            records += [f"{_PART if at else _TRY} {part}" for at, part in enumerate(tried)]
    head = f"{slip.sheet} {slip.number} {slip.minutes}\n".encode()
    return SLIP.wrap(slip.game, head + pack_journal(records, slip.game.words)) or Refusal("slip-long")


def make_slip(game: Game, told: Json) -> Slip | Refusal:
    """Return a slip of what was said, or what may not be so. Takes anything."""
    sheet, items = told.get("sheet"), told.get("items")
    number, minutes = told.get("number", 0), told.get("minutes", 0)
    if not isinstance(sheet, str) or not HASH.fullmatch(sheet):
        return Refusal("slip-sheet")
    if not _is_count(number, MOST_NUMBER) or not _is_count(minutes, MOST_MINUTES):
        return Refusal("slip-item", {"number": 0})
    if not isinstance(items, list) or len(items) > MOST_ITEMS:
        return Refusal("slip-item", {"number": 0})
    said: list[Said] = []
    for at, item in enumerate(items, 1):
        found = read_said(item)
        if found is None:
            return Refusal("slip-item", {"number": at})
        said.append(found)
    return Slip(game, sheet, number, minutes, tuple(said))


def read_said(told: object) -> Said | None:
    """Return what was said to an item, None where that is damaged; takes anything."""
    if not isinstance(told, dict):
        return None
    tries, hints = told.get("said"), told.get("hints", 0)
    if not isinstance(tries, list) or len(tries) > MOST_TRIES or not _is_count(hints, MOST_HINTS):
        return None
    if not all(
        isinstance(each, list) and 0 < len(each) <= MOST_PARTS and all(map(_is_sentence, each))
        for each in tries
    ):
        return None
    return Said(tuple(tuple(each) for each in tries), hints)


def _is_sentence(part: object) -> bool:
    """Tell whether it is a sentence, its words parted by single spaces, as the records of a journal need it."""
    return (
        isinstance(part, str)
        and 0 < len(part) <= LONGEST_TOKEN
        and part.isascii()
        and part.isprintable()
        and " ".join(part.split()) == part
    )


def _is_count(value: object, most: int) -> bool:
    return type(value) is int and 0 <= value <= most


def _read_items(records: list[str]) -> list[Json]:
    """Return the items of packed records; raises ValueError where they are none."""
    items: list[Json] = []
    for record in records:
        mark, _, said = record.partition(" ")
        if mark == _ITEM:
            items.append({"said": [], "hints": int(said or 0)})
        elif not items or mark not in (_TRY, _PART) or (mark == _PART and not items[-1]["said"]):
            raise ValueError("nothing that a slip has")
        elif mark == _TRY:
            items[-1]["said"].append([said])
        else:
            items[-1]["said"][-1].append(said)
    return items
