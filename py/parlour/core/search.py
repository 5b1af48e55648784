"""What a search sees: the position as small integers, by a game's own fast core or through the contract."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Protocol

from parlour.core.game import Move, State

WIN = 1_000_000
"""The value of a won game in a search, before the distance to it is taken off."""


class SearchPosition(Protocol):
    """A position as a search wants it: small integers for moves, made and unmade in place.

    A game may give its own, faster than the referee (`Game.position`); every other game is searched through
    the contract. Values are from the point of view of the side to move, in hundredths of a point.
    """

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
        """Return what `evaluate` would say after a move, for the side that makes it; WIN where it wins by it."""

    def ended(self) -> int | None:
        """Return the value of a game that is over (WIN, 0 or -WIN), None while it goes on.

        A position without moves may be left to `moves`: its side to move has lost.
        """

    def sentence(self, move: int) -> Move:
        """Return the move as the referee's sentence."""


class ContractPosition:
    """A `SearchPosition` of any game for two players in turn with open information, by the contract alone."""

    def __init__(self, state: State) -> None:
        """Search from a copy of this state."""
        self.states = [state.copy()]
        self.sentences: list[list[Move]] = []

    def moves(self) -> list[int]:
        """Return the indices of the legal sentences."""
        return list(range(len(self._listed())))

    def captures(self) -> list[int]:
        """Return none: the contract knows no captures."""
        return []

    def make(self, move: int) -> None:
        """Play a sentence on a copy."""
        state = self.states[-1]
        sentence = self._listed()[move]
        after = state.copy()
        after.apply(state.waiting()[0], sentence)
        self.states.append(after)
        self.sentences = self.sentences[: len(self.states) - 1]

    def unmake(self) -> None:
        """Drop the last copy."""
        self.states.pop()

    def key(self) -> Hashable:
        """Return nothing: the contract promises no text that two equal positions share."""
        return None

    def evaluate(self) -> int:
        """Return the state's own worth."""
        state = self.states[-1]
        return int(state.worth(state.waiting()[0]) * 1000)

    def estimate(self, move: int) -> int:
        """Play the sentence on a copy and look."""
        self.make(move)
        ended = self.ended()
        value = -(self.evaluate() if ended is None else ended)
        self.unmake()
        return value

    def ended(self) -> int | None:
        """Return the outcome as a value for the seat that would be next: the one that did not move last."""
        outcome = self.states[-1].outcome()
        if outcome is None:
            return None
        if not outcome.winners:
            return 0
        mover = self.states[-2].waiting()[0] if len(self.states) > 1 else 0
        return -WIN if mover in outcome.winners else WIN

    def sentence(self, move: int) -> Move:
        """Return the sentence of an index."""
        return self._listed()[move]

    def _listed(self) -> list[Move]:
        """Return the legal sentences of the current state, reckoned once while it is the current one."""
        depth = len(self.states) - 1
        if len(self.sentences) <= depth:
            state = self.states[-1]
            waiting = state.waiting()
            self.sentences.append((state.moves(waiting[0]) or []) if waiting else [])
        return self.sentences[depth]
