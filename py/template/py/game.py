"""My game as a title: who can play it, the codes it speaks in, and how its positions are made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from parlour.core.game import COMMON_CODES, Game, Json, Level, State, View
from parlour.core.rng import Rng
from parlour.games.mygame.state import COUNTERS, MyGameState


class MyGame(Game):
    """The title; what each of these says, and all that a game may say besides, tells `Game`."""

    key = "mygame"
    rules = 1
    seats = range(2, 3)
    longest = COUNTERS
    # How often each takes anything, instead of what looks best (`MyGameState.worth`).
    levels = (Level("random"), *(Level("greedy", blunder) for blunder in (0.6, 0.33, 0.13)), Level("greedy"))
    codes: ClassVar[Mapping[str, str]] = {
        **COMMON_CODES,
        "syntax-take": "§2.1",
        "not-there": "§2.1",
        "too-many": "§2.2",
    }
    kinds = ("taken",)
    reasons = ("last",)
    asks = ("take",)
    words = ("take", *map(str, range(1, COUNTERS + 1)))

    def start(self, options: Json, seats: int) -> State:
        """Return the first position."""
        return MyGameState()

    def from_view(self, view: View, rng: Rng) -> State:
        """Return the only position that a view fits, since nothing is hidden."""
        return MyGameState(view["pile"], view["turn"])

    def read_dump(self, dump: Json, options: Json, seats: int) -> State:
        """Return the position of a dump; what is wrong with it, `audit` finds."""
        return MyGameState(int(dump["pile"]), int(dump["turn"]))

    def from_text(self, text: str) -> State:
        """Return the position that a text tells, for tests and for the diagrams of the rules."""
        pile, _, turn, *_ = text.split()
        return MyGameState(int(pile), int(turn))


MYGAME = MyGame()
