"""A turn in the making: what the centre looks like after its phrases so far, and what is done to it (§4, §5).

Nothing on the table is changed before the whole turn is known to be legal: that belongs to the turn as a whole, since a
pile that is left changed must be answered by the hand that is left then (R-NU-09).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from parlour.core.game import Event, Seat
from parlour.games.numero.board import Board, Claimed
from parlour.games.numero.cards import NAMES, NUMBER, names_of
from parlour.games.numero.piles import Pile, join, lay, put_number, put_wild
from parlour.games.numero.scoring import Heap, heap_of, score_takes
from parlour.games.numero.spelling import spell_build, spell_wild, tell
from parlour.kit.cards import cards_of, set_of


class Slot(NamedTuple):
    """A pile of the centre in the making, and how it came to be in this turn."""

    pile: Pile
    before: tuple[Pile, ...]  # the piles that it was made of, as they stood before the turn
    put: tuple[int, ...] = ()  # the cards that the turn put on it, or that it lay down anew

    @property
    def word(self) -> str:
        """Return what it is called: its bottom card."""
        return NAMES[self.pile.cards[0]]

    def is_changed(self) -> bool:
        """Tell whether it was there before, and is something else now."""
        return bool(self.put and self.before)


class Making:
    """A turn in the making: what the centre looks like after its phrases so far, and what happened in them."""

    __slots__ = ("board", "card", "dropped", "events", "groups", "put", "seat", "slots", "used")

    def __init__(self, board: Board, seat: Seat) -> None:
        """Begin with the centre as it lies."""
        self.board, self.seat = board, seat
        self.slots = [Slot(pile, (pile,)) for pile in board.centre]
        self.used = 0  # wild cards that were put on piles
        self.put: list[int] = []  # those, and the card of a build, in the order they were put
        self.dropped: tuple[int, ...] = ()  # in their order; they rest until the next turn (R-NU-13)
        self.card = -1  # the number card that ended the turn
        self.groups: list[list[Slot]] = []  # what it took
        self.events: list[Event] = []

    # Looking

    def find(self, word: str) -> int:
        """Return the place of a pile, -1 where none is called so."""
        card = NUMBER.get(word, -1)
        return next((at for at, slot in enumerate(self.slots) if slot.pile.cards[0] == card), -1)

    def usable(self) -> int:
        """Return the wild cards that can still be put on piles."""
        return self.board.usable(self.seat) & ~self.used & ~set_of(self.dropped)

    def hand(self) -> int:
        """Return the cards that are in the hand still."""
        gone = self.used | set_of(self.dropped)
        return self.board.hands[self.seat] & ~gone & ~(1 << self.card if self.card >= 0 else 0)

    def values_without(self, card: int) -> set[int]:
        """Return the values that the hand still answers once a number card of it is played."""
        return self.board.values(self.hand() & ~(1 << card))

    def piles(self, places: Sequence[int]) -> list[Pile]:
        """Return the piles at some places."""
        return [self.slots[at].pile for at in places]

    # Playing; what is played has been found to be in order

    def use(self, card: int, places: Sequence[int]) -> None:
        """Put a wild card on a pile, or on the join of several (R-NU-08)."""
        piles = self.piles(places)
        joined = put_wild(join(piles), card, self.board.choices.exact)
        assert joined is not None
        self._merge("changed", places, joined, card, spell_wild(piles, card))
        self.used |= 1 << card

    def _merge(self, kind: str, places: Sequence[int], joined: Pile, card: int, sentence: str) -> None:
        """Put one pile where the first of several stood (R-NU-32), and tell it with its number sentence."""
        words = [self.slots[at].word for at in places]
        data = {"card": NAMES[card], "piles": words, "sentence": sentence, "value": tell(joined.value)}
        self.events.append(Event(kind, self.seat, data))
        parts = [self.slots[at] for at in places]
        self.put.append(card)
        # What a challenge takes apart stands, and comes down, in the order of before: not pile by pile (R-NU-20).
        before = sorted((pile for part in parts for pile in part.before), key=self.board.centre.index)
        put = sorted((card, *(each for part in parts for each in part.put)), key=self.put.index)
        self.slots[places[0]] = Slot(joined, tuple(before), tuple(put))
        for at in reversed(places[1:]):
            del self.slots[at]

    def drop(self, card: int) -> None:
        """Lay a wild card down beside the piles (§5.5)."""
        self.dropped += (card,)
        self.events.append(Event("dropped", self.seat, {"card": NAMES[card]}))

    def take(self, card: int, groups: Sequence[Sequence[int]]) -> None:
        """Take groups of piles with a number card."""
        self.card = card
        self.groups = [[self.slots[at] for at in places] for places in groups]
        taken = {at for places in groups for at in places}
        self.slots = [slot for at, slot in enumerate(self.slots) if at not in taken]

    def build(self, card: int, places: Sequence[int]) -> None:
        """Add a number card to a pile or a join."""
        piles = self.piles(places)
        self._merge("built", places, put_number(join(piles), card), card, spell_build(piles, card))
        self.card = card

    def discard(self, card: int) -> None:
        """Lay a number card down in a space of its own (R-NU-31)."""
        self.card = card
        self.slots.append(Slot(lay(card), (), (card,)))
        self.events.append(Event("discarded", self.seat, {"cards": [NAMES[card]]}))

    def discard_wilds(self) -> None:
        """Lay down a hand of nothing but wild cards (R-NU-16)."""
        cards = self.board.hands[self.seat]
        self.dropped = tuple(cards_of(cards))
        self.events.append(Event("discarded", self.seat, {"cards": names_of(cards)}))

    # What stands at the end

    def clears(self) -> bool:
        """Tell whether nothing at all is left in the centre (R-NU-25)."""
        return not self.slots and not set_of(self.board.loose) & ~self.used and not self.dropped

    def score_lines(self) -> dict[str, int]:
        """Return what the take scores, by line, whether or not points are what the game is for."""
        heaps = [weigh([slot.pile for slot in group]) for group in self.groups]
        return score_takes(heaps, self.card, self.clears())

    def list_claimed(self) -> tuple[Claimed, ...]:
        """Return the piles that the turn changed and left (R-NU-20)."""
        return tuple(Claimed(*slot) for slot in self.slots if slot.is_changed())

    def answers(self) -> bool:
        """Tell whether the hand that is left answers every pile that was changed and left."""
        held = self.board.values(self.hand())
        return all(slot.pile.value in held for slot in self.slots if slot.is_changed())


def weigh(piles: Sequence[Pile]) -> Heap:
    """Return what counts of piles that are taken together."""
    joined = join(piles)
    return heap_of(joined.cards, joined.signs)
