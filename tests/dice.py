"""A game for tests of the table: one rolls on request, so chance comes in the middle, and one may stop."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import ClassVar

from parlour.core.game import (
    CHANCE,
    COMMON_CODES,
    Event,
    Game,
    Json,
    Level,
    Move,
    Outcome,
    Refusal,
    Seat,
    State,
    View,
)
from parlour.core.rng import Rng

ROLLS = 6


class DiceState(State):
    """Seats roll in turn, six rolls in all; the higher sum wins. Whoever has 10 can only `stop` for good."""

    __slots__ = ("rolling", "rolls", "turn")

    def __init__(self, rolls: list[list[int]], turn: Seat, rolling: bool) -> None:
        """Take over a position."""
        self.rolls, self.turn, self.rolling = rolls, turn, rolling

    def copy(self) -> DiceState:
        """Return an independent copy."""
        return DiceState([each[:] for each in self.rolls], self.turn, self.rolling)

    def waiting(self) -> tuple[Seat, ...]:
        """Return chance while a die falls."""
        if self.rolling:
            return (CHANCE,)
        return (self.turn,) if sum(map(len, self.rolls)) < ROLLS else ()

    def moves(self, seat: Seat) -> list[Move] | None:
        """Return `roll` and `roll twice`, or `stop` alone, or the six faces."""
        if seat not in self.waiting():
            return []
        if seat == CHANCE:
            return [f"die {face}" for face in range(1, 7)]
        return ["stop"] if sum(self.rolls[seat]) >= 10 else ["roll", "wait"]

    def why_not_words(self, seat: Seat, words: list[str]) -> Refusal | None:
        """Refuse what is not listed."""
        listed = self.moves(seat) or []
        return None if " ".join(words) in listed else Refusal("syntax-dice", {}, "§1")

    def apply(self, seat: Seat, move: Move) -> list[Event]:
        """Roll, wait or fall."""
        if seat == CHANCE:
            face = int(move[4:])
            self.rolls[self.turn].append(face)
            self.turn, self.rolling = 1 - self.turn, False
            return [Event("fell", None, {"face": face})]
        if move == "roll":
            self.rolling = True
        else:
            self.rolls[seat].append(0)
            self.turn = 1 - seat
        return [Event("said", seat, {"move": move})]

    def outcome(self) -> Outcome | None:
        """Return the sums."""
        if self.waiting():
            return None
        one, two = self.scores(2)
        return Outcome(
            "sum", frozenset(seat for seat, own in enumerate((one, two)) if own == max(one, two)), (one, two)
        )

    def scores(self, seats: int) -> tuple[int, ...]:
        """Return the sums."""
        return tuple(map(sum, self.rolls))

    def view(self, seat: Seat | None) -> Json:
        """Return everything."""
        return {"seat": seat, **self.dump()}

    def audit(self) -> list[str]:
        """Find nothing."""
        return []

    def dump(self) -> Json:
        """Return everything."""
        return {"rolls": [each[:] for each in self.rolls], "turn": self.turn, "rolling": self.rolling}

    def __str__(self) -> str:
        """Return everything."""
        return json.dumps(self.dump())


class Dice(Game):
    """The title."""

    key = "dice"
    rules = 1
    seats = range(2, 3)
    longest = 2 * ROLLS
    levels = (Level("random"),) * 5
    codes: ClassVar[Mapping[str, str]] = {**COMMON_CODES, "syntax-dice": "§1"}
    kinds = ("said", "fell")
    reasons = ("sum",)
    asks = ()
    reveals = frozenset({"fell"})

    def start(self, options: Json, seats: int) -> State:
        """Return the first position."""
        return DiceState([[] for _ in range(seats)], 0, False)

    def from_view(self, view: View, rng: Rng) -> State:
        """Return the position."""
        return DiceState(view["rolls"], view["turn"], view["rolling"])

    def read_dump(self, dump: Json, options: Json, seats: int) -> State:
        """Return the position."""
        return self.from_view(dump, Rng(0))

    def from_text(self, text: str) -> State:
        """Return the position."""
        return self.from_view(json.loads(text), Rng(0))


DICE = Dice()
