"""What fits: which piles and number cards can still come to a take or a build, without a wild card (§4.2 to §4.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from parlour.games.numero.cards import VALUES
from parlour.games.numero.partings import may_come_to
from parlour.games.numero.refusals import why_not_group
from parlour.games.numero.turn import BUILD, TAKE
from parlour.kit.cards import cards_of

if TYPE_CHECKING:
    from parlour.games.numero.cards import Number
    from parlour.games.numero.said import Said


def fits(said: Said, places: Sequence[int], card: int = -1) -> bool:
    """Tell whether these piles, and others with them, can be taken by a number card or built upon.

    By any of the hand where none is named.
    """
    numbers = [card] if card >= 0 else cards_of(said.making.board.numbers(said.making.seat))
    slots, rest = said.making.slots, _list_left(said, places)
    worth = sum(slots[at].pile.value for at in places)
    goals = {value for each in numbers for value in _list_goals(said, each) if value >= worth}
    if may_come_to({value - worth for value in goals}, rest, said.meter):
        return True
    # What was chosen before may be whole takes of their own.
    *before, last = places or [-1]
    if said.verb == BUILD or not before:
        return False
    worth = slots[last].pile.value
    wholes = {VALUES[each]: each for each in numbers if VALUES[each] >= worth}
    return any(
        may_come_to({value - worth}, rest, said.meter) and said.is_parted(before, each)
        for value, each in wholes.items()
    )


def may_take_more(said: Said) -> bool:
    """Tell whether the chosen piles are a whole take, and another one with the same card may follow."""
    if why_not_group(said.making, said.number, sorted(said.chosen)) is not None:
        return False
    values, card = _list_left(said, said.chosen), VALUES[said.number]
    return bool(values) and may_come_to({card}, values, said.meter)


def _list_goals(said: Said, card: int) -> set[int]:
    """Return what piles may come to that go with a number card: it takes its own value, or builds up to an answer."""
    making = said.making
    board, value = making.board, VALUES[card]
    goals = set() if said.verb == BUILD else {value}
    if said.verb != TAKE and not said.groups and not board.only_takes():
        answers = set(range(1, board.most() + 1)) if board.bluffs() else making.values_without(card)
        goals |= {answer - value for answer in answers}
    return goals


def _list_left(said: Said, places: Iterable[int]) -> list[Number]:
    """Return what the piles are worth that are in no take yet, and not among these."""
    gone = {*places, *(at for group in said.groups for at in group)}
    return [slot.pile.value for at, slot in enumerate(said.making.slots) if at not in gone]
