"""Piles of the centre: single cards and builds, what they are worth, and which operations made them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from parlour.games.numero.cards import DECK, PLUS, VALUES, work

if TYPE_CHECKING:
    from parlour.games.numero.cards import Number


class Pile(NamedTuple):
    """One pile: a card alone, or a build; it is called by its bottom card and never broken up (R-NU-02)."""

    cards: tuple[int, ...]  # the bottom one first
    value: Number
    signs: int = 0  # the operations used in it so far (R-NU-22)


def lay(card: int) -> Pile:
    """Return the pile that a number card makes alone (R-NU-31)."""
    return Pile((card,), VALUES[card])


def join(piles: Sequence[Pile]) -> Pile:
    """Return one pile of several, in their order; of one, that pile itself."""
    if len(piles) == 1:
        return piles[0]
    signs = PLUS
    cards: tuple[int, ...] = ()
    for pile in piles:
        cards += pile.cards
        signs |= pile.signs
    value = sum(pile.value for pile in piles)
    # Halves may add up to a whole number, which is one like any other from then on.
    return Pile(cards, value.numerator if value.denominator == 1 else value, signs)


def put_wild(pile: Pile, card: int, exact: bool) -> Pile | None:
    """Return a pile with a wild card on it, None where that makes no number that may be."""
    value = work(card, pile.value, exact)
    if value is None:
        return None
    return Pile((*pile.cards, card), value, pile.signs | DECK[card].signs)


def put_number(pile: Pile, card: int) -> Pile:
    """Return a pile with a number card added to it (R-NU-04)."""
    return Pile((*pile.cards, card), pile.value + VALUES[card], pile.signs | PLUS)
