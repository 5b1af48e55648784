"""Numica's position notation: reads positions as text, for golden files, perft tables and rule tests.

    red to move, quiet 3, red took s1 r0, blue took s0 r2, moves sheet
    8 1. 2r' K. X. 5s' 1. 2. R.
    …
    1 1S 2. 3R' K. X. R. B. 1.

Rows stand from 8 down to 1. A cell is the tile and what stands on it: `.` nothing, `S` `R` Red's square and
round, `s` `r` Blue's, then `'` where the piece has not moved yet.
"""

from __future__ import annotations

import re

from parlour.games.numica.pieces import Taken, code_of, seat_of
from parlour.games.numica.rows import KINDS
from parlour.games.numica.state import COLOURS, Choices, NumicaState
from parlour.games.numica.tiles import SYMBOLS

_CELL = re.compile(rf"([{SYMBOLS}])(?:\.|([SRsr])('?))")


def read_position(text: str) -> NumicaState:
    """Return the position that a text tells; raises ValueError where it tells none."""
    lines = [line.strip() for line in text.strip().splitlines()]
    clauses = lines[0].split(", ")
    said = dict(
        clause.rsplit(" ", 1) for clause in clauses[1:] if " took " not in clause and " won" not in clause
    )
    state = NumicaState(
        Choices(said.get("tiles", "sheet"), said.get("moves", "sheet"), said.get("setup", "turn"))
    )
    state.quiet = int(said.get("quiet", 0))
    if len(lines) not in (1, 9):
        raise ValueError("a position has one line, or nine")
    state.tiles = "".join(_read_row(state, row, line) for row, line in enumerate(reversed(lines[1:])))
    for seat, colour in enumerate(COLOURS):
        state.orders[seat] = said.get(
            f"{colour} chose", None if "to place" in clauses[0] or not state.tiles else ""
        )
    _read_taken(state, lines[0])
    _identify(state)
    _read_headline(state, clauses)
    return state


def _read_row(state: NumicaState, row: int, line: str) -> str:
    number, *cells = line.split()
    if number != str(row + 1) or len(cells) != 8:
        raise ValueError(f"row {row + 1}: {line!r}")
    symbols = ""
    for file, cell in enumerate(cells):
        match = _CELL.fullmatch(cell)
        if not match:
            raise ValueError(f"cell {cell!r}")
        symbol, letter, fresh = match.groups()
        symbols += symbol
        if letter:
            seat = 0 if letter.isupper() else 1
            state.board[row * 8 + file] = code_of(seat, KINDS.index(letter.lower()), not fresh)
    return symbols


def _read_taken(state: NumicaState, headline: str) -> None:
    for seat, colour in enumerate(COLOURS):
        match = re.search(rf"{colour} took s(\d) r(\d)", headline)
        counts = (int(match[1]), int(match[2])) if match else (0, 0)
        state.taken[seat] = tuple(Taken(0, kind) for kind in (0, 1) for _ in range(counts[kind]))


def _identify(state: NumicaState) -> None:
    """Give every piece an identity: those on the board in the order of the squares, then the captured ones."""
    free = [list(range(8, 0, -1)), list(range(16, 8, -1))]
    for square, code in enumerate(state.board):
        if code:
            state.ids[square] = free[seat_of(code)].pop()
    for seat in (0, 1):
        state.taken[seat] = tuple(Taken(free[1 - seat].pop(), each.kind) for each in state.taken[seat])


def _read_headline(state: NumicaState, clauses: list[str]) -> None:
    """Set the turn, the first position of the repetition count, and an end."""
    state.turn = 1 if clauses[0].startswith("blue to move") else 0
    if state.is_placing():
        return
    state.orders = [order or "ssssrrrr" for order in state.orders]
    if clauses[0].startswith("over by "):
        state.reason = clauses[0].removeprefix("over by ")
        state.winners = frozenset(
            seat for seat, colour in enumerate(COLOURS) if f"{colour} won" in clauses[1]
        )
        state.turn = 0
    state.seen = {state.position_key(): 1}
