"""Sets of cards, or of whatever is numbered from 0, as whole numbers with one bit for each: bags without an order."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache


def set_of(cards: Iterable[int]) -> int:
    """Return a set of cards."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def cards_of(bits: int) -> list[int]:
    """Return the cards of a set, in their order."""
    return list(_list_cards(bits))


@lru_cache(maxsize=1 << 12)
def _list_cards(bits: int) -> tuple[int, ...]:
    """Take a set apart: a search asks for the same hands and piles again and again."""
    cards = []
    while bits:
        lowest = bits & -bits
        cards.append(lowest.bit_length() - 1)
        bits ^= lowest
    return tuple(cards)
