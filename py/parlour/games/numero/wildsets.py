"""Which sets of wild cards a search goes through, and how each is parted: the same for any piles.

Of wild cards that do the same only the first ones are used, since nothing else tells them apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, combinations
from math import comb

from parlour.games.numero.cards import DECK
from parlour.kit.cards import cards_of, set_of

MOST_SETS = 4_096
"""Sets of wild cards that are searched at most, those of the fewest cards first."""

_KINDS = tuple((card.points, card.sort, card.by, card.under, card.signs) for card in DECK)
"""All of a wild card that tells it from others, once it is on the table."""

KEPT = 1 << 10
"""Sets of wild cards that are kept in mind with what was found out about each."""


def parts_of(bits: int) -> Iterator[int]:
    """Return all parts of a set, itself first, the empty one last."""
    part = bits
    while part:
        yield part
        part = (part - 1) & bits
    yield 0


def parts_below(bits: int) -> Iterator[tuple[int, int]]:
    """Return all ways to part a set into two, with its first member in the first; itself first."""
    lowest = bits & -bits
    for rest in parts_of(bits ^ lowest):
        yield rest | lowest, bits ^ lowest ^ rest


def list_alike(wilds: Iterable[int]) -> tuple[int, ...]:
    """Return the sets of those among some wild cards that do the same, by their places."""
    kinds: dict[tuple[object, ...], int] = {}
    for at, card in enumerate(wilds):
        kind = _KINDS[card]
        kinds[kind] = kinds.get(kind, 0) | 1 << at
    return tuple(bits for bits in kinds.values() if bits.bit_count() > 1)


class WildSets:
    """The sets of some wild cards that are searched, those of the fewest cards first."""

    def __init__(self, count: int, most: int, alike: Sequence[int] = (), order: Sequence[int] = ()) -> None:
        """Of `count` wild cards, and up to `most` in a set; `alike` are all sets of such as do the same.

        With an `order` only those sets are searched that stand side by side in it. Those are few, however many wild
        cards there are: what they come to is often good, but need not be the best.
        """
        self._is_row = len(order) > 0
        self.most = most if self._is_row else _find_size(count, most)
        # By a set of wild cards: the one that is searched for it and others that do the same.
        self.find_first: Callable[[int], int] = int
        sizes = range(1, self.most + 1)
        if self._is_row:
            sets = [set_of(order[at : at + size]) for size in sizes for at in range(count - size + 1)]
        else:
            sets = [set_of(chosen) for size in sizes for chosen in combinations(range(count), size)]
            if alike:
                self._firsts = {bits: _list_firsts(bits) for bits in alike}
                self.find_first = lru_cache(KEPT)(self._find_first)
                sets = [used for used in sets if self._find_first(used) == used]
        self.sets = [0, *sets]
        self._known = frozenset(self.sets)
        self.list_lasts = lru_cache(KEPT)(self._list_lasts)

    def _find_first(self, used: int) -> int:
        for bits, firsts in self._firsts.items():
            part = used & bits
            if part:
                used ^= part ^ firsts[part.bit_count()]
        return used

    def _list_lasts(self, used: int) -> list[tuple[int, int]]:
        """Return which of some wild cards can be put last, by their places, each with the set of the others."""
        lasts: dict[int, int] = {}  # by that set
        for at in cards_of(used):
            before = self.find_first(used ^ 1 << at)
            if before in self._known:
                lasts.setdefault(before, at)
        return [(at, before) for before, at in lasts.items()]

    def list_parts(self, used: int) -> Iterable[tuple[int, int]]:
        """Return all ways to part a set of wild cards into two that are searched; its first one is in the first."""
        if not self._is_row:
            return parts_below(used)
        lowest = used & -used
        parts = [part for part in self.sets if part & lowest and not part & ~used]
        return [(part, used ^ part) for part in parts if used ^ part in self._known]


@lru_cache(maxsize=32)
def wild_sets_of(count: int, most: int, alike: tuple[int, ...]) -> WildSets:
    """Return all sets of wild cards."""
    return WildSets(count, most, alike)


@lru_cache(maxsize=32)
def row_of(order: tuple[int, ...], most: int) -> WildSets:
    """Return the sets of wild cards that stand side by side."""
    return WildSets(len(order), most, order=order)


def _list_firsts(bits: int) -> list[int]:
    """Return the first none, one, two … of a set."""
    return [*accumulate((1 << at for at in cards_of(bits)), initial=0)]


def _find_size(count: int, most: int) -> int:
    """Return up to how many of so many wild cards are put into one set, so that there are not too many sets."""
    sets = 1
    for size in range(1, most + 1):
        sets += comb(count, size)
        if sets > MOST_SETS:
            return size - 1
    return most
