"""What a take scores, line by line of the checklist (§7; R-NU-21 to R-NU-25), for the table and for the solver."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from parlour.games.numero.cards import COLOURS, DECK, POINTS

LINES = (
    *("takes", "cards", "printed", "five", "six", "three", "four", "colours", "colour", "clear"),
    *("most", "challenge", "left", "dealt", "perfect"),
)
"""Lines of a score sheet: those of takes, in the checklist's order, and those of the rest of the game."""

TAKE_LINES = LINES[: LINES.index("most")]
CLEAR = 5

MANY = 5
"""Cards of a take from which on their number and their colours count."""

_COLOUR_BITS = {letter: 1 << at for at, letter in enumerate(COLOURS)}
COLOUR: tuple[int, ...] = tuple(_COLOUR_BITS.get(card.colour, 0) for card in DECK)
"""The colour of each card as a bit; a wild card has none (R-NU-23)."""
ALL_COLOURS = sum(_COLOUR_BITS.values())


class Heap(NamedTuple):
    """All that the score of one take depends on: of its piles and wild cards, without the played card."""

    size: int
    points: int  # printed on its cards
    colours: int
    signs: int  # the operations used in it


@lru_cache(maxsize=1 << 12)
def heap_of(cards: tuple[int, ...], signs: int) -> Heap:
    """Return what counts of some cards."""
    count = points = colours = 0
    for card in cards:
        count += 1
        points += POINTS[card]
        colours |= COLOUR[card]
    return Heap(count, points, colours, signs)


def list_bonuses(heap: Heap) -> dict[str, int]:
    """Return the lines of one take that are neither for itself nor for single cards (R-NU-21 to R-NU-23)."""
    lines = {}
    if heap.size >= MANY:
        lines["five" if heap.size == MANY else "six"] = 2 if heap.size == MANY else 5
    operations = heap.signs.bit_count()
    if operations >= 3:
        lines["three" if operations == 3 else "four"] = 5 if operations == 3 else 10
    if heap.size >= MANY and heap.colours == ALL_COLOURS:
        lines["colours"] = 5
    if heap.size >= MANY and heap.colours.bit_count() == 1:
        lines["colour"] = 5
    return lines


def add_card(heap: Heap, card: int) -> Heap:
    """Return a take with the card that was played for it; the points of that card are counted with the whole."""
    return Heap(heap.size + 1, heap.points, heap.colours | COLOUR[card], heap.signs)


def reckon_bonus(heap: Heap) -> int:
    """Return what the bonuses of one take come to."""
    return sum(list_bonuses(heap).values())


def reckon_gain(heap: Heap, card: int) -> int:
    """Return by how much the bonuses of a take grow, or shrink, where the played card counts as part of it."""
    return reckon_bonus(add_card(heap, card)) - reckon_bonus(heap)


def score_takes(heaps: Sequence[Heap], card: int, clears: bool) -> dict[str, int]:
    """Return what the takes of one turn score, by line; the played card counts for the best of them (R-NU-24)."""
    best = max(range(len(heaps)), key=lambda at: reckon_gain(heaps[at], card))
    lines = {
        "takes": len(heaps),
        "cards": sum(heap.size for heap in heaps) + 1,
        "printed": sum(heap.points for heap in heaps) + POINTS[card],
    }
    for at, heap in enumerate(heaps):
        for line, points in list_bonuses(add_card(heap, card) if at == best else heap).items():
            lines[line] = lines.get(line, 0) + points
    if clears:
        lines["clear"] = CLEAR
    return {line: lines[line] for line in TAKE_LINES if lines.get(line)}
