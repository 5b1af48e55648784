"""Legionz' puzzle of the quiet Bug: it threatens nothing yet, and then two spaces make a Legion lack one Bug only."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import ClassVar

from parlour.core.game import Move, Seat, State
from parlour.core.task import Answer, Demand, Posed, Task, Verdict
from parlour.games.legionz.puzzle_duel import LegionzDuel, draw_around, size_at
from parlour.games.legionz.state import LegionzState
from parlour.kit.looking import count_rings, find_chance
from parlour.kit.winning import LOOKS, play

MOST_FIRSTS = 3
"""Right Bugz, at most: where there are more, any near the longest Legion is one."""

ENDS = 2
"""Spaces that the other player cannot both take."""

LACKING = 3
"""Bugz that the longest Legion lacks with one more, at most; and those that the right Bug's lacks, at least."""

LEAST_SINGLES = 2
"""Bugz elsewhere that leave one such space only."""


class QuietBug(Task):
    """A Bug after which two spaces or more make a Legion that lacks one Bug (§4.2, §5.1).

    As long as there is no such space yet, and the other player is not about to win.
    """

    key: ClassVar[str] = "ends"
    wrongs: ClassVar[tuple[str, ...]] = ("none", "single")
    tempting: ClassVar[tuple[str, ...]] = ("single",)
    seats: ClassVar[Collection[int]] = (2,)
    differs = "a level lays where it wins soonest, and two ends are one way of several to that; nobody asks it to count"

    def __init__(self, duel: LegionzDuel) -> None:
        """Take how the game shows a position."""
        self.duel = duel

    def pose(self, state: State, seat: Seat) -> Posed | None:
        """Return the position as it is for the other puzzles, where a Bug makes a Legion that is long enough."""
        posed = self.pose_own(state, seat)
        return posed if posed and _is_long_enough(*posed) else None

    def pose_own(self, state: State, seat: Seat) -> Posed | None:
        """Return it however short the Legionz are."""
        shown = self.duel.show(state, seat)
        return None if shown is None else (shown, seat)

    def solve(self, state: State, seat: Seat) -> tuple[Answer, ...] | None:
        """Return every such Bug, in the order of `State.moves`; None where there are none, or many."""
        assert isinstance(state, LegionzState)
        if count_ends(state, seat) or state.find_threats(1 - seat):
            return None
        found = tuple((move,) for move, ends in _count_all(state, seat).items() if ends >= ENDS)
        return found if 0 < len(found) <= MOST_FIRSTS else None

    def check(self, state: State, seat: Seat, said: Answer) -> Verdict:
        """Count the spaces that make such a Legion then; `size` is how long that is."""
        assert isinstance(state, LegionzState)
        ends = _count_all(state, seat)
        told = {"ends": ends[said[0]], "size": state.length() - 1}
        if told["ends"] >= ENDS:
            return Verdict("right", sum(each >= ENDS for each in ends.values()), args=told)
        return Verdict("wrong", code="single" if told["ends"] else "none", args={"size": told["size"]})

    def measure(self, state: State, seat: Seat) -> Mapping[str, int]:
        """Return how many Bugz lie, how many spaces leave one end, and how long the right Bug makes a Legion."""
        assert isinstance(state, LegionzState)
        ends = _count_all(state, seat)
        first = next(move for move, each in ends.items() if each >= ENDS)
        return {
            "bugs": len(state.bugs),
            "singles": sum(each == 1 for each in ends.values()),
            "size": size_at(state, seat, first),
        }

    def rate(self, state: State, seat: Seat) -> tuple[float, ...]:
        """Return the chance of so many looks: at the Bugz that leave an end, at others that join, at all."""
        assert isinstance(state, LegionzState)
        ends = _count_all(state, seat)
        near = [move for move, each in ends.items() if each]
        joined = [move for move in ends if move not in near and size_at(state, seat, move) > 1]
        others = [move for move in ends if move not in near and move not in joined]
        rings = count_rings([near, joined, others], [move for move in near if ends[move] >= ENDS])
        return tuple(find_chance(looks, rings) for looks in LOOKS)

    def demands(self) -> tuple[Demand, ...]:
        """Return what is asked of a question: Bugz that look as good."""
        return (
            Demand("two-singles", "two Bugz elsewhere leave one end only: one has to count", _has_singles),
            Demand("both-stay", "the other player cannot take all ends with one Bug", self._do_ends_stay),
        )

    def _do_ends_stay(self, state: State, seat: Seat) -> bool:
        """Tell whether after each right Bug every reply leaves an end."""
        assert isinstance(state, LegionzState)
        return all(
            min(_count_all(play(state, seat, first), 1 - seat, seat).values()) > 0
            for (first,) in self.solve(state, seat) or ()
        )

    def sort(self, state: State, seat: Seat) -> str:
        """Return whether each right Bug makes a Legion that lacks three: beside a longer one every space is an end."""
        assert isinstance(state, LegionzState)
        most = state.length() - LACKING
        return str(all(size_at(state, seat, first) <= most for (first,) in self.solve(state, seat) or ()))

    def identify(self, state: State, seat: Seat) -> str:
        """Return the spaces of the answers and the Legionz beside them, from the least of the twelve sides."""
        assert isinstance(state, LegionzState)
        return draw_around(state, seat, [answer[0] for answer in self.solve(state, seat) or ()])


def count_ends(state: LegionzState, seat: Seat) -> int:
    """Return how many spaces make a Legion of a seat that lacks one Bug, or none."""
    chain, nearly = state.chain, state.length() - 1
    return sum(chain.size_at(cell, seat) >= nearly for cell in chain.free)


def _count_all(state: LegionzState, seat: Seat, whose: Seat | None = None) -> dict[Move, int]:
    """Return for every space how many such spaces a seat, or another one, has once a Bug of the seat lies there."""
    owner = seat if whose is None else whose
    return {move: count_ends(play(state, seat, move), owner) for move in state.moves(seat) or []}


def _is_long_enough(state: State, seat: Seat) -> bool:
    """Tell whether a Bug makes a Legion that lacks three at most; a glance that saves laying every one."""
    assert isinstance(state, LegionzState)
    longest = max((state.chain.size_at(cell, seat) for cell in state.chain.free), default=0)
    return state.length() - LACKING <= longest < state.length() - 1


def _has_singles(state: State, seat: Seat) -> bool:
    assert isinstance(state, LegionzState)
    return sum(each == 1 for each in _count_all(state, seat).values()) >= LEAST_SINGLES
