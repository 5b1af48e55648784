"""Why a turn is a good one: true by the rules, for whoever sees what the seat sees."""

from __future__ import annotations

from parlour.core.game import Move, Seat, Why
from parlour.games.numero.board import Board

WHYS = ("takes",)


def find_whys(board: Board, seat: Seat, move: Move) -> list[Why]:
    """Return why a legal sentence is a good one, the weightiest first."""
    return []
