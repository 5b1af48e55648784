"""One position of My game: how many counters lie there, whose turn it is, and what may be said.

A sentence is `take 14`: its words are what is touched, one after the other. Paragraphs (§) are those of
web/games/mygame/rules/en.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.game import Ask, Event, Json, Move, Outcome, Refusal, Seat, State

if TYPE_CHECKING:
    from parlour.games.mygame import border

COUNTERS = 15
MOST = 2


class MyGameState(State):
    """One position of My game."""

    __slots__ = (
        "pile",  # how many counters lie there; the one with this number goes first
        "turn",  # whose turn it is; after the end, whose it would be
    )

    def __init__(self, pile: int = COUNTERS, turn: Seat = 0) -> None:
        """Take over a position; by default the first."""
        self.pile, self.turn = pile, turn

    def copy(self) -> MyGameState:
        """Return an independent copy; by hand, since computer players make thousands."""
        return MyGameState(self.pile, self.turn)

    def waiting(self) -> tuple[Seat, ...]:
        """Return whose turn it is, as long as counters lie there."""
        return (self.turn,) if self.pile else ()

    def moves(self, seat: Seat) -> list[Move] | None:
        """List every legal sentence (§2.1, §2.2)."""
        if seat not in self.waiting():
            return []
        return [f"take {first}" for first in range(self.pile, max(self.pile - MOST, 0), -1)]

    def why_not_words(self, seat: Seat, words: list[str]) -> Refusal | None:
        """Explain what is wrong with words that make no sentence: a code, arguments for it, and the paragraph."""
        known = {f"take {first}": first for first in range(1, COUNTERS + 1)}
        first = known.get(" ".join(words))
        if first is None:
            return Refusal("syntax-take", {}, "§2.1")
        if first > self.pile:
            return Refusal("not-there", {"number": first}, "§2.1")
        count = self.pile - first + 1
        return Refusal("too-many", {"count": count, "most": MOST}, "§2.2") if count > MOST else None

    def apply(self, seat: Seat, move: Move) -> list[Event]:
        """Play a legal sentence: change the position, and tell in the past tense what happened."""
        count = self.pile - int(move.split(" ")[1]) + 1
        self.pile, self.turn = self.pile - count, 1 - seat
        return [Event("taken", seat, {"count": count, "left": self.pile})]

    def outcome(self) -> Outcome | None:
        """The last counter wins (§1.2)."""
        return None if self.pile else Outcome("last", frozenset({1 - self.turn}), self.scores(2))

    def scores(self, seats: int) -> tuple[int, ...]:
        """Return 1 for the winner, once there is one."""
        return tuple(int(not self.pile and seat != self.turn) for seat in range(seats))

    def asks(self, seat: Seat, said: Move) -> Ask:
        """There is one question, with what its words need to know."""
        return Ask("take", {"left": self.pile})

    def worth(self, seat: Seat) -> float:
        """Return what computer players make of it: who has to take from 3, 6, 9 … counters loses."""
        return 1.0 if (self.pile % (MOST + 1) > 0) == (seat == self.turn) else -1.0

    def view(self, seat: Seat | None) -> border.View:
        """Return what a seat knows: here everybody knows everything."""
        return {"pile": self.pile, "turn": self.turn}

    def dump(self) -> Json:
        """Return the full position."""
        return {"pile": self.pile, "turn": self.turn}

    def audit(self) -> list[str]:
        """Return what is wrong with this position, where it came from a damaged save."""
        sound = 0 <= self.pile <= COUNTERS and self.turn in (0, 1)
        return [] if sound else ["there is no such pile, or no such seat"]

    def __str__(self) -> str:
        """Write it down, as `MyGame.from_text` reads it."""
        return f"{self.pile} counters, {self.turn} to take"
