"""What fits: which piles and number cards can still come to a take or a build, without a wild card (§4.2 to §4.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from parlour.games.numero.cards import VALUES
from parlour.games.numero.turn import BUILD, TAKE
from parlour.kit.cards import cards_of

if TYPE_CHECKING:
    from parlour.games.numero.cards import Number
    from parlour.games.numero.said import Said


def fits(said: Said, places: Sequence[int], card: int = -1) -> bool:
    """Tell whether these piles, and others with them, can be taken by a number card or built upon.

    By any of the hand where none is named.
    """
    if card < 0:
        numbers = cards_of(said.making.board.numbers(said.making.seat))
        return any(fits(said, places, each) for each in numbers)
    return _can_take(said, places, card) or _can_build(said, places, card)


def may_take_more(said: Said) -> bool:
    """Tell whether the chosen piles are a whole take, and another one with the same card may follow."""
    values = _list_left(said, said.chosen)
    whole = said.making.refuse_group(said.number, sorted(said.chosen)) is None
    card = VALUES[said.number]
    return whole and any(card in _list_sums(value, values[at + 1 :]) for at, value in enumerate(values))


def _can_take(said: Said, places: Sequence[int], card: int) -> bool:
    if said.verb == BUILD:
        return False
    slots, value = said.making.slots, VALUES[card]
    *before, last = places or [-1]
    rest = _list_left(said, places)
    if value in _list_sums(sum(slots[at].pile.value for at in places), rest):
        return True
    # What was chosen before may be whole takes of their own.
    return bool(before) and said.is_parted(before, card) and value in _list_sums(slots[last].pile.value, rest)


def _can_build(said: Said, places: Sequence[int], card: int) -> bool:
    making = said.making
    board = making.board
    if said.verb == TAKE or said.groups or board.only_takes():
        return False
    answers = set(range(1, board.most() + 1)) if board.bluffs() else making.values_without(card)
    start = VALUES[card] + sum(making.slots[at].pile.value for at in places)
    return not answers.isdisjoint(_list_sums(start, _list_left(said, places)))


def _list_left(said: Said, places: Iterable[int]) -> list[Number]:
    """Return what the piles are worth that are in no take yet, and not among these."""
    gone = {*places, *(at for group in said.groups for at in group)}
    return [slot.pile.value for at, slot in enumerate(said.making.slots) if at not in gone]


def _list_sums(start: Number, values: Iterable[Number]) -> set[Number]:
    """Return what a number comes to with any of these added."""
    sums = {start}
    for value in values:
        sums |= {each + value for each in sums}
    return sums
