"""Legionz' puzzles for two players, without moves after loops: win in one, win in two, the defence."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import ClassVar

from parlour.core.game import Json, Move, Seat, State
from parlour.games.legionz.chain import MIDDLE, cell_of, word_of
from parlour.games.legionz.notation import read_position
from parlour.games.legionz.state import LegionzState
from parlour.kit.hexes import unpack
from parlour.kit.winning import Duel, make_tasks

LEAST_LEFT = 3
"""Bugz that each side has still to lay: as long as that no puzzle comes to the comparison of the longest (§5.2)."""

NUMBER = 12
"""Under the first Bug: which number it was that began makes no difference."""

MOST_BUGS = 36
"""In a chain, at most: a longer one is hard to see whole."""

TEMPTING = 6
"""Bugz in a Legion that looks as if it were full."""


class LegionzDuel(Duel):
    """A Bug wins that completes a full Legion (§5.1)."""

    figures: ClassVar[Collection[str]] = "completed", "laid.size", "laid.joined", "laid.links"

    def show(self, state: State, seat: Seat) -> State | None:
        """Return the chain; of the variation, too, where it can lie so without it.

        There a loop goes on with a move of a Bug, and a turn would be two sentences, one of them out of thousands.
        """
        assert isinstance(state, LegionzState)
        if state.seats != 2 or state.moving or state.waiting() != (seat,) or state.bugs[0] != MIDDLE:
            return None
        if min(state.left(0), state.left(1)) < LEAST_LEFT or len(state.bugs) > MOST_BUGS:
            return None
        shown = state.copy()
        shown.loops, shown.known = False, {0: NUMBER}
        return read_position(str(shown), LegionzState)

    def find_wins(self, state: State, seat: Seat) -> list[Move]:
        """Return where a Bug completes a full Legion."""
        assert isinstance(state, LegionzState)
        return [] if state.turn() != seat else list(map(word_of, state.find_threats(seat)))

    def tell_short(self, state: State, seat: Seat, move: Move) -> tuple[str, Json]:
        """Count the Legion that it makes."""
        assert isinstance(state, LegionzState)
        cell = cell_of(move)
        assert cell is not None
        size = state.chain.size_at(cell, seat)
        return ("short", {"size": size, "length": state.length()}) if size > 1 else ("quiet", {})

    def tell_win(self, state: State, seat: Seat, move: Move) -> Json:
        """Count the Legion that is full then."""
        return self.tell_short(state, seat, move)[1]

    def is_tempting(self, state: State, seat: Seat, wins: list[Move]) -> bool:
        """Tell whether a Bug elsewhere makes a long Legion, too, or only one of all its spaces is open."""
        assert isinstance(state, LegionzState)
        chain = state.chain
        others = (cell for cell in chain.free if word_of(cell) not in wins)
        return len(wins) == 1 or any(chain.size_at(cell, seat) >= TEMPTING for cell in others)

    def identify(self, state: State, seat: Seat, firsts: list[Move]) -> str:
        """Return the spaces of the answers and the Legionz beside them, turned and mirrored so that it is the least."""
        assert isinstance(state, LegionzState)
        chain = state.chain
        cells = [cell for move in firsts if (cell := cell_of(move)) is not None]
        marks = {
            each: "+" if owner == seat else "-"
            for cell in cells
            for owner in (0, 1)
            for legion in chain.legions_at(cell, owner)
            for each in legion
        }
        marks.update(dict.fromkeys(cells, "."))
        lying = [(*unpack(cell), mark) for cell, mark in marks.items()]
        found = []
        for mirrored in (False, True):
            turned = [(r, q, mark) if mirrored else (q, r, mark) for q, r, mark in lying]
            for _ in range(6):
                turned = [(-r, q + r, mark) for q, r, mark in turned]
                left, top = min(q for q, _, _ in turned), min(r for _, r, _ in turned)
                found.append(sorted((q - left, r - top, mark) for q, r, mark in turned))
        return " ".join(f"{q},{r}{mark}" for q, r, mark in min(found))

    def measure(self, state: State, seat: Seat, move: Move) -> Mapping[str, int]:
        """Return how many Bugz lie, and how many Legionz a Bug joins."""
        assert isinstance(state, LegionzState)
        cell = cell_of(move)
        assert cell is not None
        return {"bugs": len(state.bugs), "joins": len(state.chain.legions_at(cell, seat))}


TASKS = make_tasks(LegionzDuel())
