"""Two referees of one game, side by side: ours, and a plain one that was written from the rule book alone."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, cast

from parlour.conformance.damage import mangle_sentence
from parlour.conformance.player import MANNERS, Case, Player
from parlour.conformance.zone import load_file
from parlour.core.game import Game, Json, Move, Seat
from parlour.core.rng import Rng

SAMPLED_EACH_STEP = 6
"""Sentences that the two referees are asked about where they are too many to be listed."""

SAVE_EVERY = 12


class SecondReferee(Protocol):
    """What an oracle can do: a state that playing leaves alone."""

    def waiting(self) -> tuple[int, ...]:
        """Name the seats that must act now."""

    def moves(self, seat: int) -> set[str] | None:
        """List what a seat may say, None where that is too much."""

    def play(self, seat: int, sentence: str) -> SecondReferee:
        """Return the state afterwards; raises ValueError where that is not legal."""

    def ended(self) -> tuple[str, frozenset[int]] | None:
        """Return the reason for the end and the winners."""

    def scores(self) -> tuple[int, ...]:
        """Return each seat's score."""


class Duel(Player):
    """One random game through the checked door; both referees are asked the same at each step."""

    def __init__(
        self, game: Game, seed: str, oracle: Callable[..., SecondReferee] | None, options: Json, seats: int
    ) -> None:
        """Set the table; the seed also says how the game is played."""
        manner = Rng(f"manner {seed}").choice(MANNERS)
        super().__init__(Case(game, "fuzz", options, seats), seed, manner)
        self.seats = seats
        self.second = start_second(game, oracle, options, seats)
        self.compared = self.second is not None
        self.told = 0  # records that the second referee has heard

    def check_position(self) -> None:
        """Check what costs little, and what the second referee says."""
        super().check_position()
        if self.second is not None:
            self.compare()
        if len(self.table.journal) % SAVE_EVERY == 0:
            self.check_save()

    def compare(self) -> None:
        """Tell the second referee what was played since, and compare."""
        second = self.second
        assert second is not None
        for record in self.table.journal[self.told :]:
            second = second.play(record.seat, record.move)
        self.told, self.second = len(self.table.journal), second
        state = self.table.state
        if set(second.waiting()) != set(state.waiting()):
            raise AssertionError(f"waiting for {state.waiting()}, says the oracle {second.waiting()}")
        for seat in state.waiting():
            ours, theirs = state.moves(seat), second.moves(seat)
            if ours is None or theirs is None:
                self.compare_sentences(second, seat, ours)
            elif set(ours) != theirs:
                raise AssertionError(
                    f"only ours: {sorted(set(ours) - theirs)}; only the oracle's: "
                    f"{sorted(theirs - set(ours))}"
                )
        outcome, ended = state.outcome(), second.ended()
        if (None if outcome is None else (outcome.reason, outcome.winners)) != ended:
            raise AssertionError(f"the outcome is {outcome}, says the oracle {ended}")
        if state.scores(self.seats) != tuple(second.scores()):
            raise AssertionError(
                f"the scores are {state.scores(self.seats)}, says the oracle {second.scores()}"
            )

    def compare_sentences(self, second: SecondReferee, seat: Seat, listed: list[Move] | None) -> None:
        """Compare what the referees say of some moves and of mangled ones, where they cannot list them all."""
        moves = listed or [self.table.state.sample(seat, self.rng) for _ in range(SAMPLED_EACH_STEP)]
        mangled = [
            each for each in mangle_sentence(self.rng.choice(moves), self.rng) if isinstance(each, str)
        ]
        self.rng.shuffle(mangled)
        for sentence in (*moves, *mangled[: self.mangled]):
            self.compare_sentence(second, seat, sentence)

    def compare_sentence(self, second: SecondReferee, seat: Seat, sentence: str) -> None:
        """Compare what the referees say of one sentence."""
        refusal = self.table.state.why_not(seat, sentence)
        if accepts(second, seat, sentence) != (refusal is None):
            said = "not refused" if refusal is None else f"refused as {refusal.code}"
            raise AssertionError(f"{sentence!r} of seat {seat} is {said}, and the oracle says otherwise")


def accepts(second: SecondReferee, seat: Seat, sentence: Move) -> bool:
    """Tell whether the second referee would play a sentence."""
    try:
        second.play(seat, sentence)
    except ValueError:
        return False
    return True


def load_oracle(folder: Path, key: str) -> Callable[..., SecondReferee] | None:
    """Return the function that starts the plain referee of a game, None where the folder has none.

    One of several files names the others as the tests do, from above the folder: `games.<game>.oracle_table`.
    """
    above = str(folder.resolve().parent)
    if above not in sys.path:
        sys.path.append(above)
    module = load_file(folder / key / "oracle.py", f"parlour_oracle_{key}")
    return None if module is None else cast("Callable[..., SecondReferee]", module.Oracle.start)


def start_second(
    game: Game, oracle: Callable[..., SecondReferee] | None, options: Json, seats: int
) -> SecondReferee | None:
    """Begin the same game with the plain referee, None where it does not know the options.

    Where its function has a parameter `seats`, it is told how many play.
    """
    if oracle is None:
        return None
    known = inspect.signature(oracle).parameters
    defaults = game.defaults()
    if any(value != defaults[key] for key, value in options.items() if key not in known):
        return None
    facts = {**options, "seats": seats}
    return oracle(**{key: value for key, value in facts.items() if key in known})
