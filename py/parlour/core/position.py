"""What a search sees of a position: small integers for moves, made and unmade in place."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Protocol

WIN = 1_000_000
"""The value of a won game in a search, before the distance to it is taken off."""

WORTH = 1000
"""What a worth of 1 comes to in a search, in hundredths of a point: ten points from an even game to a won one."""


class SearchPosition(Protocol):
    """A position as a search wants it: small integers for moves, made and unmade in place.

    A game may give its own, faster than the referee (`Game.position`); any other is searched as a
    `SearchedState`. Values are from the point of view of the side to move, in hundredths of a point.
    """

    __slots__ = ()  # who inherits from this may be as fast as without

    def moves(self) -> list[int]:
        """Return every legal move, none when the game is over."""

    def captures(self) -> list[int]:
        """Return the legal moves that a quiescence search must look at."""

    def make(self, move: int) -> None:
        """Play a legal move."""

    def unmake(self) -> None:
        """Take back the last move made."""

    def key(self) -> Hashable:
        """Return what tells this position from another in a transposition table."""

    def evaluate(self) -> int:
        """Return the estimated value of a position that is not over."""

    def estimate(self, move: int) -> int:
        """Return what `evaluate` would say after a move, for the side that makes it; WIN where it wins by it.

        Made, looked at and unmade, where a position inherits this and knows no shorter way.
        """
        self.make(move)
        ended = self.ended()
        value = -(self.evaluate() if ended is None else ended)
        self.unmake()
        return value

    def ended(self) -> int | None:
        """Return the value of a game that is over (WIN, 0 or -WIN), None while it goes on.

        A position without moves may be left to `moves`: its side to move has lost.
        """

    def sentence(self, move: int) -> str:
        """Return the move as the referee's sentence."""
