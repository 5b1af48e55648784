"""Hexors' position as the contract wants it: who is waited for, what may be said, who knows what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.game import (
    CHANCE,
    NO_ASK,
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
    State,
)
from parlour.core.rng import Rng
from parlour.core.slices import Sliced, finish
from parlour.games.hexors import asking, battle, bot, draft, play, sampling, setup, turn, view, windows
from parlour.games.hexors.audit import find_faults
from parlour.games.hexors.board import (
    CHOOSE,
    DEAL,
    MOVE,
    OVER,
    PLACE,
    ROLLS,
    TAKE,
    TOSS,
    Board,
)
from parlour.games.hexors.merits import find_merits
from parlour.games.hexors.movement import shift
from parlour.games.hexors.notation import write_position

if TYPE_CHECKING:
    from parlour.games.hexors import border


class HexorsState(Board, State):
    """One position."""

    __slots__ = ()

    def waiting(self) -> tuple[Seat, ...]:
        """Return who the game waits for."""
        return play.waiting(self)

    def moves(self, seat: Seat) -> list[Move] | None:
        """Return every legal sentence of a seat; None of chance, of armies to be placed or chosen, and of craters."""
        if seat not in self.waiting():
            return []
        if seat == CHANCE or self.stage in (CHOOSE, PLACE):
            return None
        if self.stage == TAKE:
            return setup.list_takes()
        return windows.list_moves(self, seat) if self.asked else asking.list_own(self)

    def why_not_words(self, seat: Seat, words: list[str]) -> Refusal | None:
        """Return why a seat that is waited for may not say this, None when it may."""
        return play.why_not(self, seat, words)

    def apply(self, seat: Seat, move: Move) -> list[Event]:
        """Play a legal sentence, and what follows from it up to the next question."""
        return play.apply(self, seat, move)

    def chance(self, rng: Rng) -> Move:
        """Toss, deal or roll."""
        return sampling.sample(self, CHANCE, rng)

    def sample(self, seat: Seat, rng: Rng) -> Move:
        """Return some legal sentence, as somebody might say it who does not think."""
        return sampling.sample(self, seat, rng)

    def likely(self, seat: Seat) -> list[Move] | None:
        """Return the sentences that are worth thinking about."""
        return finish(self.find_likely(seat))

    def find_likely(self, seat: Seat) -> Sliced[list[Move] | None]:
        """Return the same in slices."""
        return bot.list_likely(self, seat)

    def sees(self, seat: Seat, sight: int) -> list[Move] | None:
        """Return what a weaker computer player thinks best."""
        return finish(self.find_seen(seat, sight))

    def find_seen(self, seat: Seat, sight: int) -> Sliced[list[Move] | None]:
        """Return the same in slices."""
        return bot.list_seen(self, seat, sight)

    def merits(self, seat: Seat, move: Move) -> list[Merit]:
        """Return why a sentence is a good one."""
        return find_merits(self, seat, move)

    # Composing

    def tidy(self, seat: Seat, text: str) -> Move:
        """Return what somebody typed or touched as the sentence that it is meant to be."""
        if seat == CHANCE or seat not in self.waiting():
            return " ".join(text.split())
        return draft.tidy(self, seat, text)

    def draft(self, seat: Seat, said: Move) -> Draft:
        """Return the sentence in the making."""
        if seat not in self.waiting() or seat == CHANCE:
            return super().draft(seat, said)
        made = draft.draft(self, seat, said, self.moves(seat))
        return made or Draft(said, "no", NO_ASK, (), None, self.why_not(seat, draft.spell(self, said) or "?"))

    def asks(self, seat: Seat, said: Move) -> Ask:
        """Return what a seat is asked for."""
        if seat not in self.waiting() or seat == CHANCE:
            return NO_ASK
        return self.draft(seat, said).ask if said else asking.ask(self, seat, ())

    def unfold(self, seat: Seat, move: Move, viewer: Seat | None) -> list[Part]:
        """Return how jumps and steps come about one by one, and a roll before what it decides."""
        if self.stage in ROLLS and seat == CHANCE:
            return self._unfold_roll(move, viewer)
        if self.stage != MOVE or seat not in self.waiting():
            return []
        path = [self.field.find(word) for word in move.split(" ")]
        parts, after = [], self.copy()
        for at, space in enumerate(path[1:-1], start=1):
            before = path[at - 1]
            if before is None or space is None:
                return []
            shift(after, before, space)
            parts.append(Part(view.look(after, viewer, after.waiting()), at))
        return parts

    def _unfold_roll(self, move: Move, viewer: Seat | None) -> list[Part]:
        """Return how the field stands while both dice lie there, and nothing has fallen yet (§5.2, §5.3)."""
        after = self.copy()
        count = len(turn.take_roll(after, move.split(" ")[1]))
        if len(self.copy().apply(CHANCE, move)) == count:
            return []
        return [Part(view.look(after, viewer, ()), count)]

    # Windows

    def window(self, seat: Seat) -> str:
        """Return the kind of window where a seat is asked."""
        return self.asked[-1].kind if self.asked and seat in self.waiting() else ""

    def answers(self, seat: Seat) -> list[Move]:
        """Return what everybody may say who is asked; only a seat itself knows which powers it could use."""
        return [windows.PASS]

    def could_answer(self, seat: Seat) -> bool:
        """Tell whether a seat could do anything but pass, by the powers that it holds itself."""
        moves = self.moves(seat)
        return moves is None or len(moves) > 1

    def settles(self, seat: Seat) -> Move | None:
        """Return what is said of a move step with nothing to choose: a lost turn, or the duel's attack."""
        if self.stage != MOVE or seat != self.active:
            return None
        moves = asking.list_own(self)
        verb = moves[0].split(" ")[0]
        return moves[0] if len(moves) == 1 and verb in (windows.PASS, battle.FIGHT_WORD) else None

    # The end

    def outcome(self) -> Outcome | None:
        """Return how the game ended."""
        if self.stage != OVER:
            return None
        return Outcome(self.reason, frozenset(self.winners), self.scores(self.seats))

    def scores(self, seats: int) -> tuple[int, ...]:
        """Return the tiles that each seat has in play (R-HX-55)."""
        return tuple(map(self.in_play, range(self.seats)))

    def worth(self, seat: Seat) -> float:
        """Return how good the position looks for a seat, or the result."""
        return finish(self.find_worth(seat))

    def find_worth(self, seat: Seat) -> Sliced[float]:
        """Return the same in slices."""
        if self.stage == OVER:
            return 0.0 if not self.winners else 1.0 if seat in self.winners else -1.0
        return (yield from bot.weigh_up(self, seat))

    # Knowledge

    def hides(self) -> bool:
        """Tell whether any power lies face down, or is still to be dealt or chosen."""
        if self.stage == CHOOSE or any(self.hands):
            return True
        return self.stage in (TOSS, DEAL) and (
            setup.deals_powers(self.choices) or setup.count_chosen(self.choices) > 0
        )

    def view(self, seat: Seat | None) -> border.View:
        """Return what a seat knows: its own powers and choice, and all that lies open."""
        return view.look(self, seat, self.waiting())

    def dump(self) -> Json:
        """Return the full state."""
        return view.dump(self)

    # Care

    def audit(self) -> list[str]:
        """Return what is wrong with this position."""
        return find_faults(self)

    def __str__(self) -> str:
        """Return the position as text; `notation.py` tells how it is written, and reads it back."""
        return write_position(self)
