"""Numica's pieces as numbers on the board, and what those that were caught come to (§5.1)."""

from __future__ import annotations

from typing import NamedTuple

from parlour.core.game import Seat


def code_of(seat: Seat, kind: int, moved: bool) -> int:
    """Return the number that stands for a piece on the board, 1 … 8; 0 is an empty square."""
    return 1 + seat * 4 + kind * 2 + moved


def seat_of(code: int) -> Seat:
    """Return the owner of a piece, by its code."""
    return (code - 1) >> 2


def kind_of(code: int) -> int:
    """Return a piece's kind: 0 square, 1 round."""
    return ((code - 1) >> 1) & 1


def is_fresh(code: int) -> bool:
    """Tell whether a piece has not moved yet (R-NC-07)."""
    return not (code - 1) & 1


class Taken(NamedTuple):
    """One captured piece: its identity on the screen, and its kind (0 square, 1 round)."""

    piece: int
    kind: int


WINS = ((3, 0), (0, 3), (2, 2))
"""How many squares and how many rounds win when they are caught (R-NC-10, §5.1)."""


def count_kinds(taken: tuple[Taken, ...]) -> tuple[int, int]:
    """Return how many squares and how many rounds were captured."""
    rounds = sum(each.kind for each in taken)
    return len(taken) - rounds, rounds


def has_won(taken: tuple[Taken, ...]) -> bool:
    """Tell whether these captures win (§5.1)."""
    squares, rounds = count_kinds(taken)
    return any(squares >= wanted and rounds >= others for wanted, others in WINS)


def find_missing(taken: tuple[Taken, ...]) -> list[tuple[int, int]]:
    """Return how many squares and rounds more would win, in each way that asks for no more than another (§1.2)."""
    squares, rounds = count_kinds(taken)
    ways = {(max(wanted - squares, 0), max(others - rounds, 0)): None for wanted, others in WINS}
    return [
        way
        for way in ways
        if not any(other != way and other[0] <= way[0] and other[1] <= way[1] for other in ways)
    ]
