"""What the centre promises whoever comes next: the best plain take of each number, and how likely somebody holds it.

Wild cards are left out of it: this is asked for each turn that a computer thinks about, and is to take a millisecond.
"""

from __future__ import annotations

from collections.abc import Iterable

from parlour.core.game import Seat
from parlour.games.numero.board import Board
from parlour.games.numero.cards import PLUS, VALUES, WILDS, cards_of
from parlour.games.numero.piles import Pile
from parlour.games.numero.scoring import Heap, heap_of, reckon_bonus

MOST_PILES = 7
"""Piles that are looked at; of more, the largest ones."""


def find_gains(board: Board) -> dict[int, int]:
    """Return what the best take without wild cards wins with each number, in the cards or points that the game counts."""
    piles = sorted(board.centre, key=lambda pile: len(pile.cards), reverse=True)[:MOST_PILES]
    values = [int(pile.value) for pile in piles]
    sums = [0] * (1 << len(piles))
    groups: dict[int, list[int]] = {}
    most = board.most()
    for mask in range(1, len(sums)):
        lowest = mask & -mask
        total = sums[mask] = sums[mask ^ lowest] + values[lowest.bit_length() - 1]
        if total <= most:
            groups.setdefault(total, []).append(mask)
    points = board.choices.goal == "points"
    return {
        value: 1 + _join_best([(mask, _weigh(piles, mask, points)) for mask in masks], 0)
        for value, masks in groups.items()
    }


def _weigh(piles: list[Pile], mask: int, points: bool) -> int:
    """Return what one group is worth without the played card."""
    chosen = [pile for at, pile in enumerate(piles) if mask >> at & 1]
    if not points:
        return sum(len(pile.cards) for pile in chosen)
    heap = Heap(0, 0, 0, 0)
    for pile in chosen:
        more = heap_of(pile.cards, pile.signs)
        heap = Heap(*(one + other for one, other in zip(heap[:2], more[:2], strict=True)), heap[2] | more[2], heap[3] | more[3])
    if len(chosen) > 1:
        heap = heap._replace(signs=heap.signs | PLUS)
    # The played card mostly makes up the fifth or the sixth card of the only group.
    return 1 + heap.count + heap.points + reckon_bonus(heap._replace(count=heap.count + 1))


def _join_best(groups: list[tuple[int, int]], used: int) -> int:
    """Return the most that groups which share no pile are worth together."""
    best = 0
    for at, (mask, worth) in enumerate(groups):
        if not mask & used:
            best = max(best, worth + _join_best(groups[at + 1 :], used | mask))
    return best


def expect_take(gains: dict[int, int], unseen: Iterable[int], held: int, size: int) -> float:
    """Return what somebody's best take wins on average, whose hand of `size` cards is drawn from `unseen`.

    `held` are numbers that he is known to hold, as bits.
    """
    counts: dict[int, int] = {}
    total = 0
    for card in unseen:
        total += 1
        value = VALUES[card]
        if value in gains:
            counts[value] = counts.get(value, 0) + 1
    expected, open_ = 0.0, 1.0
    for value in sorted(gains, key=gains.__getitem__, reverse=True):
        if held >> value & 1:
            return expected + open_ * gains[value]
        missing = 1.0  # how likely the hand has no card of this number
        count = counts.get(value, 0)
        for drawn in range(size):
            if total > drawn:
                missing *= max(0.0, (total - drawn - count) / (total - drawn))
        expected += open_ * (1 - missing) * gains[value]
        open_ *= missing
    return expected


def foresee(board: Board, seat: Seat) -> tuple[float, float]:
    """Return what a seat can take next by its own hand, and what the next of the others takes on average before it."""
    gains = find_gains(board)
    own = max((gains.get(value, 0) for value in board.values(board.hands[seat])), default=0)
    unseen = cards_of(board.pack() & ~board.open_cards() & ~board.hands[seat])
    expected = 0.0
    for turn in range(1, board.seats):
        other = (seat + turn) % board.seats
        held = sum(1 << value for value in board.proved[other])
        size = board.hands[other].bit_count()
        expected = max(expected, expect_take(gains, unseen, held, size)) if size else expected
    return float(own), expected


def count_wilds(board: Board, seat: Seat) -> int:
    """Return how many wild cards a seat holds."""
    return (board.hands[seat] & WILDS).bit_count()
