"""Numero's position as the contract wants it: who is waited for, what may be said, who knows what."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from parlour.core.game import (
    CHANCE,
    Ask,
    Draft,
    Event,
    Json,
    Merit,
    Move,
    Outcome,
    Part,
    Refusal,
    Seat,
)
from parlour.core.rng import Rng
from parlour.games.numero import challenge, ending, setup, turn
from parlour.games.numero.advice import carry_on
from parlour.games.numero.audit import find_faults
from parlour.games.numero.board import CHALLENGE, DEALER, OVER, SHUFFLE, TURN, Board, Claim
from parlour.games.numero.bot import find, list_likely, list_seen, worth
from parlour.games.numero.cards import NAMES, PRINTED, names_of
from parlour.games.numero.draft import draft
from parlour.games.numero.making import Making
from parlour.games.numero.merits import find_merits
from parlour.games.numero.notation import write_position
from parlour.games.numero.piles import Pile
from parlour.games.numero.said import tidy
from parlour.games.numero.sampling import sample
from parlour.games.numero.scoring import LINES
from parlour.games.numero.unfolding import unfold
from parlour.kit import frames

if TYPE_CHECKING:
    from parlour.games.numero import border

TAKE_LEFT = "take"
"""The inquiry whether any take is left."""


class NumeroState(Board):
    """One position."""

    __slots__ = ()

    def waiting(self) -> tuple[Seat, ...]:
        """Return who the game waits for: chance, the seat that is asked about a build, or the seat on turn."""
        if self.stage == OVER:
            return ()
        asked = frames.asked(self.stack)
        if asked is not None:
            return (asked,)
        return (self.turn,) if self.stage == TURN else (CHANCE,)

    def moves(self, seat: Seat) -> list[Move] | None:
        """Return the answers of a window, and a pass where nothing else can be said; None of a turn."""
        if seat not in self.waiting():
            return []
        if self.stack:
            return [*challenge.WORDS]
        if self.stage == TURN and self.only_takes() and not (self.numbers(seat) and self.centre):
            return [turn.PASS]
        return None

    def why_not_words(self, seat: Seat, words: list[str]) -> Refusal | None:
        """Return why a seat that is waited for may not say this, None when it may."""
        if seat == CHANCE:
            return setup.why_not(self, words)
        if self.stack:
            return challenge.why_not(words)
        if words == [turn.PASS]:
            return None if self.only_takes() else Refusal("must-play", {}, "§4.1")
        made = turn.play(self, seat, words)
        return made if isinstance(made, Refusal) else None

    def apply(self, seat: Seat, move: Move) -> list[Event]:
        """Play a legal sentence."""
        if seat == CHANCE:
            return setup.apply(self, move.split(" "))
        if self.stack:
            return self._answer(seat, move)
        if move == turn.PASS:
            return [
                Event("passed", seat, {"alone": self.is_alone()}),
                *(ending.stop_alone(self) if self.is_alone() else self._end_turn()),
            ]
        made = turn.play(self, seat, move.split(" "))
        assert isinstance(made, Making)
        claimed, held = made.list_claimed(), made.answers()
        turn.carry_out(made)
        events = [*made.events, *setup.fill_up(self, seat)]
        if self.is_alone():
            return [*events, *ending.end_alone(self)]
        if self.bluffs() and claimed:
            challenge.count_turn(self, seat)
            challenge.claim(self, seat, claimed, held)
            return events
        return [*events, *self._end_turn()]

    def _end_turn(self) -> list[Event]:
        """Count a turn that nobody can doubt, and begin the next one."""
        challenge.count_turn(self, self.turn)
        return ending.next_turn(self)

    def _answer(self, seat: Seat, move: Move) -> list[Event]:
        """Take an answer; once all are asked who come right after a turn, the next turn begins."""
        begins, builder = self.stack[0].kind == CHALLENGE, int(self.stack[0].about[0])
        events = challenge.answer(self, seat, move)
        return [*events, *ending.next_turn(self, builder)] if begins and not self.stack else events

    def sample(self, seat: Seat, rng: Rng) -> Move:
        """Return some legal sentence, as somebody might say it who does not plan."""
        if seat == CHANCE:
            return setup.sample(self, rng)
        if self.stack:
            return rng.choice(["pass", *challenge.WORDS])
        return sample(self, seat, rng)

    def chance(self, rng: Rng) -> Move:
        """Draw the dealer, or shuffle."""
        return setup.sample(self, rng)

    # Composing

    def tidy(self, seat: Seat, text: str) -> Move:
        """Return what somebody typed or touched as the sentence that it is meant to be."""
        if self.stack or seat == CHANCE or self.stage != TURN:
            return " ".join(text.split())
        return tidy(self, seat, text)

    def draft(self, seat: Seat, said: Move) -> Draft:
        """Return the turn in the making."""
        if seat not in self.waiting() or seat == CHANCE or self.moves(seat):
            return super().draft(seat, said)
        return draft(self, seat, said)

    def unfold(self, seat: Seat, move: Move, viewer: Seat | None) -> list[Part]:
        """Return how the table looks after each wild card of a turn."""
        return unfold(self, seat, move, viewer)

    def inquiries(self, seat: Seat) -> tuple[str, ...]:
        """A lone player may find out whether any take is left."""
        return (TAKE_LEFT,) if self.is_alone() and seat in self.waiting() else ()

    def inquire(self, seat: Seat, code: str) -> Json:
        """Look for a take; where the search is too long to be finished, nobody knows."""
        found = find(self, seat)
        return {"found": "yes" if found.takes else "no" if found.is_exact else "unknown"}

    def carry_on(self, seat: Seat, said: Move, move: Move) -> Move:
        """Return an advice that keeps the wild cards that were put already, where it is as good."""
        return (
            move if self.stack or seat not in self.waiting() or seat < 0 else carry_on(self, seat, said, move)
        )

    def asks(self, seat: Seat, said: Move) -> Ask:
        """Return what a seat is asked for: its turn, or what it says to a build."""
        if not self.stack:
            return Ask("pass") if self.moves(seat) else draft(self, seat, said).ask
        doubted = self.claim_asked()
        values = [int(each.pile.value) for each in doubted.piles]
        return Ask(self.stack[-1].kind, {"whom": doubted.builder, "values": values})

    def window(self, seat: Seat) -> str:
        """Return the kind of window where a seat is asked about a build."""
        return self.stack[-1].kind if self.stack else ""

    def merits(self, seat: Seat, move: Move) -> list[Merit]:
        """Return the merits of a legal sentence: why it is a good one."""
        return find_merits(self, seat, move)

    def likely(self, seat: Seat) -> list[Move] | None:
        """Return the turns that a seat may sensibly take."""
        return list_likely(self, seat)

    def sees(self, seat: Seat, sight: int) -> list[Move] | None:
        """Return what a weaker computer player sees of its turn."""
        return list_seen(self, seat, sight)

    # The end

    def outcome(self) -> Outcome | None:
        """Return how the game ended."""
        if self.stage != OVER:
            return None
        return Outcome(self.reason, ending.find_winners(self), self.scores(self.seats))

    def scores(self, seats: int) -> tuple[int, ...]:
        """Return each seat's cards or points."""
        return tuple(ending.count_score(self, seat) for seat in range(self.seats))

    def worth(self, seat: Seat) -> float:
        """Return how good the position looks for a seat."""
        return worth(self, seat)

    # Knowledge

    def hides(self) -> bool:
        """Tell whether any card lies face down: in the deck, or in a hand before the game is over."""
        return self.stage in (DEALER, SHUFFLE) or bool(self.deck) or (self.stage != OVER and any(self.hands))

    def view(self, seat: Seat | None) -> border.View:
        """Return what a seat knows: its own hand, and all that lies open; at the end, every hand."""
        over = self.stage == OVER
        shown = [over or each == seat for each in range(self.seats)]
        printed = PRINTED[self.choices.pack] if self.choices.goal == "points" else {}
        table = self._table(shown)
        # Nothing is in the making.
        return {"seat": seat, **table, "deck": len(self.deck), "printed": printed}  # type: ignore[typeddict-item]

    def dump(self) -> Json:
        """Return the full state."""
        return {**self._table([True] * self.seats), "deck": [NAMES[card] for card in self.deck]}

    def _table(self, shown: list[bool]) -> border.Table:
        return {
            "options": cast("border.Options", self.choices._asdict()),
            "stage": self.stage,
            "waiting": list(self.waiting()),
            "dealer": self.dealer,
            "turn": self.turn,
            "centre": list(map(show_pile, self.centre)),
            "loose": [NAMES[card] for card in self.loose],
            "hands": [
                {"count": hand.bit_count(), "cards": names_of(hand) if open_ else None}
                for hand, open_ in zip(self.hands, shown, strict=True)
            ],
            "won": list(map(names_of, self.won)),
            "sheets": [
                {line: points for line, points in zip(LINES, sheet, strict=True) if points}
                for sheet in self.sheets
            ],
            "scores": list(self.scores(self.seats)),
            "proved": [list(values) for values in self.proved],
            "claims": [self._show_claim(claim, shown[claim.builder]) for claim in self.claims],
            "stack": frames.to_json(self.stack),
            "taker": self.taker,
            "final": list(self.final),
            "outcome": {"reason": self.reason, "winners": sorted(ending.find_winners(self))}
            if self.reason
            else None,
        }

    def _show_claim(self, claim: Claim, shown: bool) -> border.Claim:
        return {
            "builder": claim.builder,
            "held": claim.held if shown else None,
            "turns": list(claim.turns),
            "piles": [
                {
                    "pile": show_pile(each.pile),
                    "before": list(map(show_pile, each.before)),
                    "put": [NAMES[card] for card in each.put],
                }
                for each in claim.piles
            ],
        }

    # Care

    def audit(self) -> list[str]:
        """Return what is wrong with this position."""
        return find_faults(self)

    def __str__(self) -> str:
        """Return the position as text; `notation.py` tells how it is written, and reads it back."""
        return write_position(self)


def show_pile(pile: Pile) -> border.Pile:
    """Return a pile that lies on the table."""
    cards = [NAMES[card] for card in pile.cards]
    return {"pile": cards[0], "cards": cards, "value": int(pile.value), "signs": pile.signs}
