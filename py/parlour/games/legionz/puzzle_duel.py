"""What Legionz knows of wins in one and two, and of the defence: for two players, without moves after loops."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import ClassVar

from parlour.core.game import Json, Move, Seat, State
from parlour.core.task import Demand
from parlour.games.legionz.chain import MIDDLE, cell_of, word_of
from parlour.games.legionz.notation import read_position
from parlour.games.legionz.state import LegionzState
from parlour.kit.hexes import unpack
from parlour.kit.winning import Defence, Duel, WinInOne, WinInTwo, play

LEAST_LEFT = 3
"""Bugz that each side has still to lay: as long as that no puzzle comes to the comparison of the longest (§5.2)."""

NUMBER = 12
"""Under the first Bug: which number it was that began makes no difference."""

MOST_BUGS = 36
"""In a chain, at most: a longer one is hard to see whole."""

MOST_ROWS = 13
"""Of Bugz and spaces: so many are seen whole where a puzzle has the least room."""

TEMPTING = 6
"""Bugz in a Legion that looks as if it were full."""


NEARLY = 2
"""Bugz that a Legion lacks which is easily taken for a full one."""

LEAST_NINES = 1
"""Bugz elsewhere that make a Legion lack only one Bug, and do not win: two of them hardly ever come about."""


class LegionzDuel(Duel):
    """A Bug wins that completes a full Legion (§5.1)."""

    figures: ClassVar[Collection[str]] = "completed", "laid.size", "laid.joined", "laid.links"

    differs: ClassVar[Mapping[str, str]] = dict.fromkeys(
        (WinInOne.key, WinInTwo.key, Defence.key),
        "a level sees every full Legion that its depth reaches and blunders as often everywhere; people are kept "
        "from it by spaces that look as good",
    )

    def show(self, state: State, seat: Seat) -> State | None:
        """Return the chain; of the variation, too, where it can lie so without it.

        There a loop goes on with a move of a Bug, and a turn would be two sentences, one of them out of thousands.
        """
        assert isinstance(state, LegionzState)
        if state.seats != 2 or state.moving or state.waiting() != (seat,) or state.bugs[0] != MIDDLE:
            return None
        if min(state.left(0), state.left(1)) < LEAST_LEFT or len(state.bugs) > MOST_BUGS:
            return None
        if len({unpack(cell)[1] for cell in (*state.bugs, *state.chain.free)}) > MOST_ROWS:
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

    def find_threats(self, state: State, seat: Seat) -> list[Move]:
        """Return where a Bug of a seat would complete a full Legion."""
        assert isinstance(state, LegionzState)
        return list(map(word_of, state.find_threats(seat)))

    def rank(self, state: State, seat: Seat) -> list[list[Move]]:
        """Return where a Bug makes a long Legion, then where it joins one at all, then all other spaces."""
        assert isinstance(state, LegionzState)
        sizes = {word_of(cell): state.chain.size_at(cell, seat) for cell in sorted(state.chain.free)}
        return [
            [word for word, size in sizes.items() if size in range(least, most)]
            for least, most in ((TEMPTING, state.length() * state.length()), (2, TEMPTING), (1, 2))
        ]

    def may_ask(self, key: str, state: State, seat: Seat) -> bool:
        """Tell whether two Bugz make nine, of which one may be idle; of the defence, whether there is a threat."""
        assert isinstance(state, LegionzState)
        if key == WinInTwo.key:
            return _list_sizes(state, seat, []).count(state.length() - 1) > LEAST_NINES
        return key != Defence.key or _is_threatened(state, seat)

    def list_demands(self, key: str) -> tuple[Demand, ...]:
        """Return what is asked of a question: a space that looks as good, and a real threat."""
        return {
            WinInOne.key: (
                Demand(
                    "another-eight", "elsewhere, too, a Bug makes eight: one has to count", _has_nearly_full
                ),
            ),
            WinInTwo.key: (Demand("idle-nine", "a Bug elsewhere makes nine in vain", self._has_idle_nines),),
            Defence.key: (
                Demand(
                    "threat",
                    "who passed would lose: else nothing is defended",
                    _is_threatened,
                ),
                Demand(
                    "another-eight",
                    "elsewhere the other makes eight, too: one has to count",
                    _has_other_danger,
                ),
            ),
        }[key]

    def _has_idle_nines(self, state: State, seat: Seat) -> bool:
        """Tell whether a Bug elsewhere makes a Legion lack one, too, and a reply to it leaves no win."""
        assert isinstance(state, LegionzState)
        nines = [move for move in state.moves(seat) or [] if size_at(state, seat, move) == state.length() - 1]
        idle = 0
        for move in nines:
            after = play(state, seat, move)
            if any(
                not self.find_wins(play(after, 1 - seat, reply), seat)
                for reply in after.moves(1 - seat) or []
            ):
                idle += 1
        return idle >= LEAST_NINES

    def is_tempting(self, state: State, seat: Seat, wins: list[Move]) -> bool:
        """Tell whether a Bug elsewhere makes a long Legion, too, or only one of all its spaces is open."""
        assert isinstance(state, LegionzState)
        chain = state.chain
        others = (cell for cell in chain.free if word_of(cell) not in wins)
        return len(wins) == 1 or any(chain.size_at(cell, seat) >= TEMPTING for cell in others)

    def sort(self, state: State, seat: Seat, firsts: list[Move]) -> str:
        """Return whether one space is right, and whether a wrong one joins, too: where none does, joining is all."""
        assert isinstance(state, LegionzState)
        chain = state.chain
        joins = [
            cell
            for cell in chain.free
            if len(chain.legions_at(cell, seat)) > 1 and word_of(cell) not in firsts
        ]
        return f"{len(firsts) == 1} {bool(joins)}"

    def identify(self, state: State, seat: Seat, firsts: list[Move]) -> str:
        """Return the spaces of the answers and the Legionz beside them."""
        assert isinstance(state, LegionzState)
        return draw_around(state, seat, firsts)

    def measure(self, state: State, seat: Seat, move: Move) -> Mapping[str, int]:
        """Return how many Bugz lie, and how many Legionz a Bug joins."""
        assert isinstance(state, LegionzState)
        cell = cell_of(move)
        assert cell is not None
        return {"bugs": len(state.bugs), "joins": len(state.chain.legions_at(cell, seat))}


def draw_around(state: LegionzState, seat: Seat, firsts: list[Move]) -> str:
    """Return some spaces and the Legionz beside them, turned and mirrored so that it is the least."""
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


def size_at(state: LegionzState, seat: Seat, move: Move) -> int:
    """Return how long the Legion is that a Bug of a seat makes."""
    cell = cell_of(move)
    assert cell is not None
    return state.chain.size_at(cell, seat)


def _list_sizes(state: LegionzState, seat: Seat, others_than: list[Move]) -> list[int]:
    """Return how long the Legionz become that a Bug makes elsewhere."""
    return [size_at(state, seat, word) for word in map(word_of, state.chain.free) if word not in others_than]


def _has_nearly_full(state: State, seat: Seat) -> bool:
    """Tell whether a Legion of a seat looks full at a space where it is not."""
    assert isinstance(state, LegionzState)
    full = list(map(word_of, state.find_threats(seat)))
    return max(_list_sizes(state, seat, full), default=0) >= state.length() - NEARLY


def _has_other_danger(state: State, seat: Seat) -> bool:
    return _has_nearly_full(state, 1 - seat)


def _is_threatened(state: State, seat: Seat) -> bool:
    assert isinstance(state, LegionzState)
    return bool(state.find_threats(1 - seat))
