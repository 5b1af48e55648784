"""Any state as a search sees it, move by move on copies: for games that have no fast core of their own."""

from __future__ import annotations

from collections.abc import Hashable

from parlour.core.game import Move, State
from parlour.core.position import WIN, WORTH, SearchPosition


class SearchedState(SearchPosition):
    """A `SearchPosition` of any state of two players in turn with open information, by what every state tells."""

    def __init__(self, state: State) -> None:
        """Search from a copy of this state."""
        self.states = [state.copy()]
        self.sentences: list[list[Move]] = []

    def moves(self) -> list[int]:
        """Return the indices of the legal sentences."""
        return list(range(len(self._listed())))

    def captures(self) -> list[int]:
        """Return none: a state knows no captures."""
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
        """Return nothing: a state promises no text that two equal positions share."""
        return None

    def evaluate(self) -> int:
        """Return the state's own worth."""
        state = self.states[-1]
        return int(state.worth(state.waiting()[0]) * WORTH)

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
