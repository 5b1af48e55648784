"""Numica's position notation: writes and reads positions as text, for golden files, perft tables and rule tests.

    red to move, quiet 3, red took s1 r0, blue took s0 r2, moves sheet
    8 1. 2r' K. X. 5s' 1. 2. R.
    …
    1 1S 2. 3R' K. X. R. B. 1.

Rows stand from 8 down to 1. A cell is the tile and what stands on it: `.` nothing, `S` `R` Red's square and
round, `s` `r` Blue's, then `'` where the piece has not moved yet.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from parlour.games.numica.board import COLOURS, Board, Choices
from parlour.games.numica.pieces import Taken, code_of, is_fresh, kind_of, seat_of
from parlour.games.numica.rows import KINDS
from parlour.games.numica.tiles import SYMBOLS

B = TypeVar("B", bound=Board)


# Writing


def write_position(state: Board) -> str:
    """Return a position as text."""
    clauses = [_headline(state), f"quiet {state.quiet}"]
    for seat, colour in enumerate(COLOURS):
        rounds = sum(each.kind for each in state.taken[seat])
        clauses.append(f"{colour} took s{len(state.taken[seat]) - rounds} r{rounds}")
    clauses += [f"{key} {value}" for key, value in _shown_choices(state.choices).items()]
    if state.is_placing():
        clauses += [f"{COLOURS[seat]} chose {order}" for seat, order in enumerate(state.orders) if order]
    lines = [", ".join(clauses)]
    for row in range(7, -1, -1) if state.tiles else ():
        cells = [
            state.tiles[square] + _stander(state.board[square]) for square in range(row * 8, row * 8 + 8)
        ]
        lines.append(" ".join([str(row + 1), *cells]))
    return "\n".join(lines)


def _headline(state: Board) -> str:
    if state.reason:
        return f"over by {state.reason}, {' '.join(COLOURS[seat] for seat in state.winners) or 'nobody'} won"
    if not state.tiles:
        return "tiles to be laid"
    if state.is_placing():
        return f"{' and '.join(COLOURS[seat] for seat in state.waiting())} to place"
    return f"{COLOURS[state.turn]} to move"


def _shown_choices(choices: Choices) -> dict[str, str]:
    """Return the options that the text names: how pieces move always, the others where they are unusual."""
    shown = {"moves": choices.moves}
    if choices.setup != "turn":
        shown["setup"] = choices.setup
    if choices.tiles != "sheet":
        shown["tiles"] = choices.tiles
    return shown


def _stander(code: int) -> str:
    if not code:
        return "."
    letter = KINDS[kind_of(code)]
    return (letter.upper() if seat_of(code) == 0 else letter) + ("'" if is_fresh(code) else "")


# Reading

_CELL = re.compile(rf"([{SYMBOLS}])(?:\.|([SRsr])('?))")


def read_position(text: str, make: Callable[[Choices], B]) -> B:
    """Return the position that a text tells; raises ValueError where it tells none."""
    lines = [line.strip() for line in text.strip().splitlines()]
    clauses = lines[0].split(", ")
    said = dict(
        clause.rsplit(" ", 1) for clause in clauses[1:] if " took " not in clause and " won" not in clause
    )
    state = make(Choices(said.get("tiles", "sheet"), said.get("moves", "sheet"), said.get("setup", "turn")))
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


def _read_row(state: Board, row: int, line: str) -> str:
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


def _read_taken(state: Board, headline: str) -> None:
    for seat, colour in enumerate(COLOURS):
        match = re.search(rf"{colour} took s(\d) r(\d)", headline)
        counts = (int(match[1]), int(match[2])) if match else (0, 0)
        state.taken[seat] = tuple(Taken(0, kind) for kind in (0, 1) for _ in range(counts[kind]))


def _identify(state: Board) -> None:
    """Give every piece an identity: those on the board in the order of the squares, then the captured ones."""
    free = [list(range(8, 0, -1)), list(range(16, 8, -1))]
    for square, code in enumerate(state.board):
        if code:
            state.ids[square] = free[seat_of(code)].pop()
    for seat in (0, 1):
        state.taken[seat] = tuple(Taken(free[1 - seat].pop(), each.kind) for each in state.taken[seat])


def _read_headline(state: Board, clauses: list[str]) -> None:
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
