"""Legionz as a title: its options and presets, the codes it speaks in, and how its positions are made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from parlour.core.game import COMMON_CODES, Game, Json, Judgement, Move, Option, Preset, Seat, State, View
from parlour.core.position import SearchPosition
from parlour.core.rng import Rng
from parlour.games.legionz.board import EACH, SEATS
from parlour.games.legionz.bot import LEVELS, LegionzPosition
from parlour.games.legionz.chain import cell_of
from parlour.games.legionz.lessons import LESSONS
from parlour.games.legionz.merits import MERITS, VAGUE
from parlour.games.legionz.notation import read_position
from parlour.games.legionz.review import judge
from parlour.games.legionz.state import LegionzState
from parlour.games.legionz.words import WORDS

MOST_FLIPS = 60
"""Rounds of flips for the first turn: two players are level in one of twelve, so nobody will ever see so many."""


class Legionz(Game):
    """The game of the sheet, and its variation in which a loop lets its maker move a Bug."""

    key = "legionz"
    rules = 1
    seats = SEATS
    # The flips; each Bug, and for each a move after a loop; the numbers.
    turns = 12
    longest = MOST_FLIPS + 2 * EACH * SEATS[-1] + 1
    options = (Option("loops", False, "flag"),)  # R-NB-11 to R-NB-15
    presets: ClassVar[Mapping[str, Preset]] = {
        "sheet": Preset({}, seats),
        "loops": Preset({"loops": True}, seats),
    }
    levels = LEVELS
    ladders = (2, 4)
    lessons = LESSONS
    words = WORDS
    codes: ClassVar[Mapping[str, str]] = {
        **COMMON_CODES,
        "syntax-flip": "§2.2",
        "syntax-numbers": "§5.3",
        "wrong-numbers": "§2.1",
        "syntax-lay": "§3.2",
        "occupied": "§3.2",
        "touches-nothing": "§3.2",
        "linked": "§3.3",
        "syntax-move": "§6.1",
        "syntax-unfinished": "§6.1",
        "no-bug": "§6.2",
        "just-laid": "§6.2",
        "holds-chain": "§6.3",
        "same-cell": "§6.4",
    }
    kinds = (
        *("flipped", "level", "began", "laid", "looped", "moved", "passed"),
        *("completed", "used", "numbered"),
    )
    reasons = ("legion", "longest", "numbers", "shared")
    asks = ("lay", "move", "move-where")
    scored = True
    merits = MERITS
    vague = VAGUE
    strikes = frozenset({"completed"})

    def start(self, options: Json, seats: int) -> State:
        """Return the position before anybody has flipped a Bug."""
        return LegionzState(seats, {**self.defaults(), **options}["loops"])

    def from_view(self, view: View, rng: Rng) -> State:
        """Return the only state that a view fits: nothing is hidden."""
        return _read(view)

    def read_dump(self, dump: Json, options: Json, seats: int) -> State:
        """Return the state of a dump."""
        state = _read(dump)
        if (state.seats, state.loops) != (seats, options["loops"]):
            raise ValueError("seats or options")
        return state

    def from_text(self, text: str) -> State:
        """Return the position that a text tells (see `notation.py`)."""
        return read_position(text, LegionzState)

    def position(self, state: State) -> SearchPosition | None:
        """Return the fast core while somebody is to lay or to move a Bug."""
        if not isinstance(state, LegionzState) or state.asked or state.waiting() != (state.turn(),):
            return None
        return LegionzPosition(state)

    def judge(self, state: State, seat: Seat, move: Move) -> Judgement | None:
        """Compare what was done after a loop with the best that comes to mind; of Bugz that are laid, have it search.

        There are thousands of ways to move a Bug, and the core thinks about a few (see `LegionzPosition.moves`).
        """
        assert isinstance(state, LegionzState)
        return judge(state, seat, move) if state.moving else None


def _read(shown: View) -> LegionzState:
    """Read what `LegionzState.view` and `dump` write; raises one of the usual errors on damage."""
    seats, bugs = int(shown["seats"]), shown["bugs"]
    if seats not in SEATS or len(bugs) > EACH * seats:
        raise ValueError("seats or Bugz")
    state = LegionzState(seats, shown["loops"] is True)
    state.asked = tuple(map(int, shown["asked"]))
    state.starter = int(shown["starter"])
    for word in bugs:
        cell = cell_of(word)
        if cell is None or cell in state.chain.owners:
            raise ValueError("no cell, or two Bugz on one")
        state.lay(cell)
    state.known = {int(bug): int(number) for bug, number in shown["known"]}
    state.moving = shown["moving"] is True
    state.check_end()
    return state


LEGIONZ = Legionz()
