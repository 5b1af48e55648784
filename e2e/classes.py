"""A class with a sheet: who has said what, as the slips that a teacher collects."""

from __future__ import annotations

from itertools import cycle, islice

from packs import open_pack

from e2e.test_puzzles import find_wrong, solve
from parlour.games import find
from parlour.puzzles.sheets import Sheet, make_sheet
from parlour.puzzles.slips import Slip, make_slip

GAME = "numica"
PUZZLES = {name: puzzle for name, puzzle in open_pack(GAME).items() if puzzle.task == "win-1"}
NAMES = list(PUZZLES)[:4]
RIGHT = {name: list(solve(GAME, PUZZLES[name])[1][0]) for name in NAMES}
WRONG = {name: [find_wrong(GAME, PUZZLES[name])] for name in NAMES}


def make(**change: object) -> Sheet:
    items = [{"kind": "puzzle", "asks": "best", "level": 0, "id": name} for name in NAMES]
    told = {"title": "Monday", "locks": ["hints"], "items": items, **change}
    sheet = make_sheet(find(GAME), told)
    assert isinstance(sheet, Sheet)
    return sheet


SHEET = make()


def write(text: object) -> str:
    assert isinstance(text, str)
    return text


def fill(number: int, tries: list[list[list[str]]], sheet: Sheet = SHEET, hints: int = 0) -> Slip:
    """Return what somebody has said: to each question the tries, each as its parts."""
    items = [{"said": said, "hints": hints} for said in tries]
    slip = make_slip(
        find(GAME), {"sheet": sheet.hash, "number": number, "minutes": number % 20 + 5, "items": items}
    )
    assert isinstance(slip, Slip)
    return slip


WAYS = ("is-alone", "is-helped", "is-wrong", "is-open")


def say_in(way: str, name: str) -> list[list[str]]:
    """Return the tries that make a question go a way."""
    right, wrong = [RIGHT[name]], [WRONG[name]]
    return {"is-alone": right, "is-helped": wrong + right, "is-wrong": wrong, "is-open": []}[way]


def list_ways(number: int) -> list[str]:
    """Return how each question went for a number of the list: all mixed."""
    return list(islice(cycle(WAYS[number % 4 :] + WAYS[: number % 4]), len(NAMES)))


def fill_mixed(number: int, sheet: Sheet = SHEET) -> Slip:
    return fill(
        number, [say_in(way, name) for way, name in zip(list_ways(number), NAMES, strict=True)], sheet
    )
