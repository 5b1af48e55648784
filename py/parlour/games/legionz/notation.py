"""Legionz' position notation: writes and reads positions as text, for golden files, perft, lessons and diagrams.

    1 to lay, 2 seats, started by 0, known 0,0=12, from -3
     -1|   . 1 .
      0|    . 0 .
      1|     . .

A digit is a Bug and its owner, `.` a cell where a Bug may be laid; a reader passes over these. A row is
named by its r. In it a cell stands at 2q + r, counted from the number that `from` tells.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from parlour.core.game import Seat
from parlour.games.legionz.board import Board
from parlour.games.legionz.chain import Cell, cell_of, word_of
from parlour.kit.hexes import pack, unpack

B = TypeVar("B", bound=Board)

_CLAUSES = re.compile(
    r"(?P<who>[\d ]+ to flip|\d to lay|\d to move after (?P<last>[-\d,]+)|numbers to flip|over by .* won)"
    r", (?P<seats>\d) seats(?P<loops>, loops)?"
    r"(, started by (?P<starter>\d), known (?P<known>[-\d,= ]+), from (?P<left>-?\d+))?"
)


def write_position(state: Board) -> str:
    """Return a position as text."""
    clauses = [_tell_stage(state), f"{state.seats} seats", *["loops"] * state.loops]
    if state.asked:
        return ", ".join(clauses)
    marks = dict.fromkeys(state.chain.free, ".")
    marks.update((cell, str(seat)) for cell, seat in state.chain.owners.items())
    columns = {cell: _column_of(cell) for cell in marks}
    left = min(columns.values())
    clauses += [f"started by {state.starter}", f"known {_tell_numbers(state)}", f"from {left}"]
    lines = [", ".join(clauses)]
    rows = [unpack(cell)[1] for cell in marks]
    for row in range(min(rows), max(rows) + 1):
        cells = sorted(cell for cell in marks if unpack(cell)[1] == row)
        text = ""
        for cell in cells:
            text = text.ljust(columns[cell] - left) + marks[cell]
        lines.append(f"{row:>4}|{text}")
    return "\n".join(lines)


def _tell_stage(state: Board) -> str:
    if state.asked:
        return f"{' '.join(map(str, state.asked))} to flip"
    if state.reason:
        return f"over by {state.reason}, {' '.join(map(str, sorted(state.winners)))} won"
    if state.moving:
        return f"{state.turn()} to move after {word_of(state.bugs[-1])}"
    return "numbers to flip" if state.is_used_up() else f"{state.turn()} to lay"


def _tell_numbers(state: Board) -> str:
    """Tell the first Bug's number first, then the others in the order of reading."""
    order = sorted(state.known, key=lambda bug: (bug != 0, state.bugs[bug]))
    return " ".join(f"{word_of(state.bugs[bug])}={state.known[bug]}" for bug in order)


def _column_of(cell: Cell) -> int:
    q, r = unpack(cell)
    return 2 * q + r


def read_position(text: str, make: Callable[[int, bool], B]) -> B:
    """Return the position that a text tells; raises ValueError where it tells none.

    It does not show which of a seat's Bugz was laid when, but for the first of all and the last.
    """
    headline, *rows = [line.strip() for line in text.strip().splitlines()]
    said = _CLAUSES.fullmatch(headline)
    if said is None:
        raise ValueError(f"no headline: {headline}")
    state = make(int(said["seats"]), said["loops"] is not None)
    if said["starter"] is None:
        state.asked = tuple(map(int, said["who"].removesuffix(" to flip").split()))
        return state
    state.asked, state.starter = (), int(said["starter"])
    numbers = [(_read_cell(word), int(number)) for word, _, number in _split(said["known"])]
    first, last = numbers[0][0], _read_cell(said["last"]) if said["last"] else None
    cells = _read_rows(rows, int(said["left"]))
    owners = {cell: owner for cell, owner in cells.items() if owner < state.seats}
    if len(owners) < len(cells):
        raise ValueError("a Bug is nobody's")
    order = sorted(owners, key=lambda cell: (cell != first, cell == last, cell))
    state.bugs = _deal_out(
        {cell: (owners[cell] - state.starter) % state.seats for cell in order}, state.seats
    )
    for cell, owner in owners.items():
        state.chain.lay(cell, owner)
    state.known = {state.bugs.index(cell): number for cell, number in numbers}
    state.longest = [max(map(len, state.chain.list_legions(seat)), default=0) for seat in range(state.seats)]
    state.moving = last is not None
    state.check_end()
    return state


def _split(known: str) -> list[tuple[str, str, str]]:
    return [word.partition("=") for word in known.split()]


def _read_cell(word: str) -> Cell:
    cell = cell_of(word)
    if cell is None:
        raise ValueError(f"no cell: {word}")
    return cell


def _read_rows(rows: list[str], left: int) -> dict[Cell, Seat]:
    """Return the owner of each Bug, by cell."""
    owners: dict[Cell, Seat] = {}
    for line in rows:
        label, bar, text = line.partition("|")
        row = int(label)
        for at, mark in enumerate(text):
            if mark in " .":
                continue
            if not bar or (at + left - row) % 2:
                raise ValueError(f"not between two cells: {line}")
            owners[pack(((at + left - row) // 2, row))] = int(mark)
    return owners


def _deal_out(turns: dict[Cell, int], seats: int) -> list[Cell]:
    """Return Bugz in the order they can have been laid: one of each seat in turn."""
    piles: list[list[Cell]] = [[] for _ in range(seats)]
    for cell, turn in turns.items():
        piles[turn].append(cell)
    if [len(pile) for pile in piles] != [len(range(turn, len(turns), seats)) for turn in range(seats)]:
        raise ValueError("somebody has laid too many Bugz, or too few")
    return [piles[bug % seats][bug // seats] for bug in range(len(turns))]
