"""A sample of what the conformance suite asks: stretches of random games, for a run of every day."""

from __future__ import annotations

from parlour.conformance.player import Case, Player
from parlour.conformance.suite import Walk
from parlour.conformance.zone import Zone
from parlour.core.game import CHANCE, Move, Seat
from parlour.core.rng import Rng


def sample_games(case: Case, zone: Zone, records: int, seed: str) -> None:
    """Play random games to their ends until about so many records are checked, in stretches that lie all over them.

    Everything is asked of some positions among these, and of the first of each sort.
    """
    checked = number = 0
    while checked < records:
        sample = Sample(case, zone, f"{seed}:{number}", records - checked)
        sample.check_game()
        checked += min(sample.records, sample.length)
        number += 1


class Sample(Walk):
    """One random game: stretches of it are asked something, and it is played on between them."""

    every = 5
    along = 8
    stretch = 8  # records

    def __init__(self, case: Case, zone: Zone, seed: str, records: int) -> None:
        """Sit down; about so many records of the whole game are checked."""
        super().__init__(case, zone, seed)
        self.records = records
        try:
            self.length = len(self.play_apart().journal)  # about that of this game too
        except Exception:
            self.length = 1  # all is checked, which says what is wrong
        self.shift = Rng(f"shift {case} {seed}").below(self.length)

    def is_checked(self) -> bool:
        """Tell whether the game is in a stretch that is checked: these are at even distances, from anywhere on."""
        share = self.shift + len(self.table.journal) // self.stretch * self.records
        return (share + self.records) // self.length > share // self.length

    def is_asked(self) -> bool:
        """Tell whether everything is asked of this position."""
        return len(self.table.journal) % self.every == 0 and self.is_checked()

    def name_sort(self) -> str:
        """Name the sort of this position, whatever the question tells."""
        waiting = self.state.waiting()
        return f"{waiting} {[self.state.asks(seat, '').code for seat in waiting if seat != CHANCE]}"

    def take_step(self, seat: Seat, move: Move) -> None:
        """Check a step; between the stretches, as little as the comparison of referees does."""
        if self.is_checked():
            super().take_step(seat, move)
        else:
            self.shadows.clear()  # they have not played along
            Player.take_step(self, seat, move)
