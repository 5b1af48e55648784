"""Which sums a seat's teams can have, by the devices that they use: for computers, who ask thousands of times a move.

`teams.py` spells teams out; this only knows that they are there. Sums are bits of one whole number, as they are there.
"""

from __future__ import annotations

from collections.abc import Iterable

from parlour.core.game import Seat
from parlour.games.league.board import Board
from parlour.games.league.cards import NO_CARD, SIDES, SLOTS, VALUES, arm
from parlour.games.league.teams import shift
from parlour.kit.cards import cards_of

Reach = list[int]
"""For each count of devices used, from none on, the sums of the teams that use so many: bit ZERO + n for the sum n."""

ZERO = 160
"""No team's sum is less than -ZERO: all negative cards together, the best multipliers on them, make about -120."""

NOBODY = 1 << ZERO
"""The empty team. It captures nobody (R-NL-16) and so is in no reach, but others join it."""


def join(reach: Reach, value: int) -> Reach:
    """Return the reach of the same teams, and of each of them with somebody of this value."""
    first, *others = reach
    return [first | shift(first | NOBODY, value), *(sums | shift(sums, value) for sums in others)]


def join_armed(reach: Reach, before: Reach, value: int) -> Reach:
    """Return a reach that somebody adds to, who has this value with a device; `before` are the teams without it."""
    first, *others = before
    return _add(reach, [shift(first | NOBODY, value), *(shift(sums, value) for sums in others)])


def equip(reach: Reach, before: Reach, value: int) -> Reach:
    """Return a reach that a device adds to, put on somebody of the teams `before`: what it adds to their sums.

    Teams in which its carrier takes no part are counted too, so this is a little more than can be.
    """
    return _add(reach, [shift(sums, value) for sums in before])


def _add(reach: Reach, armed: Reach) -> Reach:
    """Add teams that use one device more than their place tells."""
    grown = [*reach, 0]
    for used, sums in enumerate(armed):
        grown[used + 1] |= sums
    return grown if grown[-1] else grown[:-1]


def find_reach(board: Board, seat: Seat) -> Reach:
    """Return the reach of a seat's superheroes, without the Sidekick."""
    reach = [0]
    for (head, body, legs), device in board.heroes[seat]:
        total = VALUES[head] + VALUES[body] + VALUES[legs]
        joined = join(reach, total)
        reach = joined if device == NO_CARD else join_armed(joined, reach, arm(total, device))
    return reach


def count_devices(reach: Reach, total: int) -> int | None:
    """Return how many devices a team of this sum can use at most, None where there is no such team."""
    at = shift(NOBODY, total)
    return next((used for used in reversed(range(len(reach))) if reach[used] & at), None)


def foresee_reach(board: Board, seat: Seat, reach: Reach, plays: int) -> Reach:
    """Return the reach that a seat may have after so many plays, if it makes the best of them for each sum alone."""
    begun = board.begun[seat]
    missing = [slot for slot in range(3) if begun[slot] == NO_CARD]
    values: list[set[int]] = [set(), set(), set()]
    devices = set()
    for card in cards_of(board.hands[seat]):
        slot = SLOTS[card]
        if slot >= 0:
            values[slot].add(VALUES[card])
        else:
            devices.add(card)
    hoped = reach
    if len(missing) <= plays:
        totals = {sum(VALUES[card] for card in begun if card != NO_CARD)}
        for slot in missing:
            totals = {total + value for total in totals for value in values[slot]}
        for total in totals:
            hoped = [sums | more for sums, more in zip(hoped, join(reach, total), strict=True)]
        if len(missing) < plays:
            for card in devices:
                for total in totals:
                    hoped = join_armed(hoped, reach, arm(total, card))
    if devices and plays:
        free = {hero.total for hero in board.heroes[seat] if hero.device == NO_CARD}
        for card in devices:
            for added in {arm(total, card) - total for total in free}:
                hoped = equip(hoped, reach, added)
    return hoped


class City:
    """The villains that are left, as sums to be reached, by their points."""

    __slots__ = ("ranks",)

    def __init__(self, left: Iterable[int]) -> None:
        """Take the weaknesses of those who are left."""
        self.ranks = [0, 0, 0]  # of one point, of two, of three
        for weakness in left:
            self.ranks[SIDES[weakness].points - 1] |= shift(NOBODY, weakness)

    def reckon_best(self, reach: Reach) -> int:
        """Return the most points that one capture brings: the villain's, and one for each device (§7.6)."""
        return max(self._find_best(used, sums)[0] for used, sums in enumerate(reach))

    def take_best(self, reach: Reach) -> int:
        """Take out a villain that brings the most points, and return these; 0 where there is none."""
        points, rank, villain = max(self._find_best(used, sums) for used, sums in enumerate(reach))
        self.ranks[rank] ^= villain
        return points

    def _find_best(self, used: int, sums: int) -> tuple[int, int, int]:
        """Return the points of the best capture with so many devices, and its villain: number of the rank, and bit."""
        for rank in (2, 1, 0):
            within = sums & self.ranks[rank]
            if within:
                return rank + 1 + used, rank, within & -within
        return 0, 0, 0

    def reckon_all(self, reach: Reach) -> int:
        """Return the points of all villains who can be captured."""
        reached = 0
        for sums in reach:
            reached |= sums
        return sum((reached & villains).bit_count() * (rank + 1) for rank, villains in enumerate(self.ranks))

    def count_missed(self, reach: Reach) -> int:
        """Return how many villains cannot be captured."""
        missed = self.ranks[0] | self.ranks[1] | self.ranks[2]
        for sums in reach:
            missed &= ~sums
        return missed.bit_count()
