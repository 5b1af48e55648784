"""Numbers League's position as the contract wants it: who is waited for, what may be said, who knows what."""

from __future__ import annotations

import re
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
from parlour.games.league import action, capture, setup
from parlour.games.league.audit import find_faults
from parlour.games.league.board import (
    ACTION,
    BEFORE,
    CAPTURE,
    OVER,
    Board,
    name_hero,
    name_villain,
)
from parlour.games.league.bot import list_likely, worth
from parlour.games.league.cards import NAMES, NO_CARD, SIDES, YELLOW, names_of
from parlour.games.league.ending import winners
from parlour.games.league.merits import find_merits
from parlour.games.league.notation import write_position
from parlour.games.league.unfolding import unfold

if TYPE_CHECKING:
    from parlour.games.league import border

_PARTED = re.compile(r"[,;|]")
_APART = re.compile(r"(?<!\S)([-+x]) (?=[0-9])")
_HERO = re.compile(r"(?<!\S)h([0-9]+)(?!\S)")


class LeagueState(Board):
    """One position."""

    __slots__ = ()

    def waiting(self) -> tuple[Seat, ...]:
        """Return who the game waits for: chance, or the seat on turn."""
        if self.stage == OVER:
            return ()
        return (self.turn,) if self.stage in (ACTION, CAPTURE) else (CHANCE,)

    def moves(self, seat: Seat) -> list[Move] | None:
        """Return every legal sentence of a seat; None where there are too many teams, and for chance."""
        if seat not in self.waiting():
            return []
        if seat == CHANCE:
            return None
        return action.list_moves(self, seat) if self.stage == ACTION else capture.list_moves(self, seat)

    def why_not_words(self, seat: Seat, words: list[str]) -> Refusal | None:
        """Return why a seat that is waited for may not say this, None when it may."""
        if seat == CHANCE:
            return setup.why_not(self, words)
        if self.stage == ACTION:
            return action.why_not(self, seat, words)
        return capture.why_not(self, seat, words)

    def apply(self, seat: Seat, move: Move) -> list[Event]:
        """Play a legal sentence."""
        words = move.split(" ")
        if seat == CHANCE:
            return setup.apply(self, words)
        return action.apply(self, seat, words) if self.stage == ACTION else capture.apply(self, seat, words)

    def chance(self, rng: Rng) -> Move:
        """Draw cards, or turn villains over."""
        return setup.sample(self, rng)

    def sample(self, seat: Seat, rng: Rng) -> Move:
        """Return some legal sentence, as somebody might say it who does not think."""
        if seat == CHANCE:
            return setup.sample(self, rng)
        return action.sample(self, seat, rng) if self.stage == ACTION else capture.sample(self, seat, rng)

    def tidy(self, seat: Seat, text: str) -> Move:
        """Return a sentence with its heroes, devices and cards in their order, however they were put together."""
        if seat == CHANCE:
            return " ".join(text.split())
        words = " ".join(_PARTED.sub(" ", text).replace(":", " : ").split())
        words = _HERO.sub(r"H\1", _APART.sub(r"\1", words))
        return action.tidy(words) if self.stage == ACTION else capture.tidy(self, seat, words)

    def draft(self, seat: Seat, said: Move) -> Draft:
        """Return the sentence in the making."""
        if seat not in self.waiting() or seat == CHANCE:
            return super().draft(seat, said)
        return action.draft(self, seat, said) if self.stage == ACTION else capture.draft(self, seat, said)

    def asks(self, seat: Seat, said: Move) -> Ask:
        """Return what a seat is asked for."""
        if self.stage == ACTION:
            return action.asks(self, said)
        return capture.draft(self, seat, said).ask if said else Ask(CAPTURE)

    def settles(self, seat: Seat) -> Move | None:
        """Return the sentence that ends a capture phase with nothing to choose (§5.6)."""
        return "pass" if self.stage == CAPTURE and not capture.can_touch(self, seat) else None

    def unfold(self, seat: Seat, move: Move, viewer: Seat | None) -> list[Part]:
        """Return how a deed looks while all that takes part in it is still there."""
        return unfold(self, seat, move, viewer)

    def merits(self, seat: Seat, move: Move) -> list[Merit]:
        """Return the merits of a legal sentence: why it is a good one."""
        return find_merits(self, seat, move)

    def outcome(self) -> Outcome | None:
        """Return how the game ended."""
        if not self.reason:
            return None
        return Outcome(self.reason, winners(self), self.scores(self.seats))

    def scores(self, seats: int) -> tuple[int, ...]:
        """Return each seat's points and devices."""
        return tuple(map(self.points, range(seats)))

    def worth(self, seat: Seat) -> float:
        """Return how good the position looks for a seat."""
        return worth(self, seat)

    def likely(self, seat: Seat) -> list[Move] | None:
        """Return the sentences that a seat may sensibly say."""
        return list_likely(self, seat)

    # Knowledge

    def hides(self) -> bool:
        """Tell whether any card lies face down: in the deck, in the Hall of Heroes, or in a hand (R-NL-24)."""
        face_down = any(hand & ~known for hand, known in zip(self.hands, self.known, strict=True))
        return self.stage in BEFORE or self.hall > 0 or face_down

    def view(self, seat: Seat | None) -> border.View:
        """Return what a seat knows: its own hand, what everybody saw going into the others', and all that lies open."""
        shown = [each == seat for each in range(self.seats)]
        return {"seat": seat, **self._table(shown)}  # type: ignore[typeddict-item]  # nothing is composed

    def dump(self) -> Json:
        """Return the full state; the Hall of Heroes is whatever is nowhere else."""
        return {**self._table([True] * self.seats)}

    def _table(self, open_hands: list[bool]) -> border.Table:
        total = self.sidekick_sum()
        return {
            "options": cast("border.Options", self.choices._asdict()),
            "stage": self.stage,
            "waiting": list(self.waiting()),
            "tied": list(self.tied),
            "starter": self.starter if self.starter >= 0 else None,
            "turn": self.turn,
            "plays": self.plays,
            "round": self.round,
            "clock": {
                "acted": self.acted,
                "caught": self.caught,
                "idle": self.idle,
                "dry": self.dry,
                "calm": self.calm,
            },
            "hands": [
                {
                    "count": hand.bit_count(),
                    "cards": names_of(hand) if shown else None,
                    "known": names_of(known),
                }
                for hand, known, shown in zip(self.hands, self.known, open_hands, strict=True)
            ],
            "hall": self.hall.bit_count(),
            "sidekick": {"cards": [NAMES[card] for card in self.sidekick], "sum": total},
            "heroes": [self._show_heroes(seat) for seat in range(self.seats)],
            "begun": [
                [None if card == NO_CARD else NAMES[card] for card in self.begun[seat]]
                for seat in range(self.seats)
            ],
            "trophies": [
                {
                    "villains": [name_villain(weakness) for weakness in pile.villains],
                    "devices": [NAMES[card] for card in pile.devices],
                    "score": self.points(seat),
                }
                for seat, pile in enumerate(self.trophies)
            ],
            "picked": [name_villain(YELLOW[card]) for card in self.picked],
            "city": self._show_city(),
            "outcome": {"reason": self.reason, "winners": sorted(winners(self))} if self.reason else None,
        }

    def _show_heroes(self, seat: Seat) -> list[border.Hero]:
        return [
            {
                "name": name_hero(number),
                "parts": [NAMES[card] for card in hero.parts],
                "sum": hero.total,
                "device": None if hero.device == NO_CARD else NAMES[hero.device],
                "armed": hero.armed,
            }
            for number, hero in enumerate(self.heroes[seat])
        ]

    def _show_city(self) -> list[border.Villain]:
        taken = {weakness: seat for seat, pile in enumerate(self.trophies) for weakness in pile.villains}
        return [
            {
                "villain": name_villain(weakness),
                "weakness": weakness,
                "points": SIDES[weakness].points,
                "side": "green" if SIDES[weakness].green else "yellow",
                "taken": taken.get(weakness),
            }
            for weakness in self.city
        ]

    # Care

    def audit(self) -> list[str]:
        """Return what is wrong with this position."""
        return find_faults(self)

    def __str__(self) -> str:
        """Return the position as text; `notation.py` tells how it is written, and reads it back."""
        return write_position(self)
