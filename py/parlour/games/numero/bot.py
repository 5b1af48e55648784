"""What Numero's computers know: what a position is worth, and which turns to think about."""

from __future__ import annotations

from parlour.core.game import Level, Move, Seat
from parlour.games.numero.board import Board

LEVELS = (
    Level("random"),
    Level("greedy", 0.5),
    Level("greedy", 0.25),
    Level("greedy", 0.1),
    Level("greedy"),
)


def worth(board: Board, seat: Seat) -> float:
    """Return how good the position looks for a seat."""
    return 0.0


def list_likely(board: Board, seat: Seat) -> list[Move] | None:
    """Return the turns that a seat may sensibly take."""
    return None
