"""What every join of piles comes to with every set of wild cards on it, and how: the search under all takes and builds.

A join is a sum of piles and terms; a term is a wild card on a join. Of wild cards that do the same only the first ones
are used, since nothing else tells them apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from math import lcm, prod
from typing import TYPE_CHECKING, Any, NamedTuple

from parlour.games.numero.cards import DECK, work
from parlour.games.numero.families import Arithmetic, Change, Dense, Meter, Sparse, SpentError, bits_of

if TYPE_CHECKING:
    from parlour.games.numero.cards import Number

DENSE = 1 << 18
"""Bits of a family up to which it is kept as one whole number."""


class Term(NamedTuple):
    """A wild card on a join."""

    wild: int  # its place among the wild cards
    parts: tuple[Part, ...]
    piles: int  # all that are in the join


Part = Term | int
"""A part of a join: a term, or a pile alone, by its place on the table."""


def parts_of(bits: int) -> Iterator[int]:
    """Return all parts of a set, itself first, the empty one last."""
    part = bits
    while part:
        yield part
        part = (part - 1) & bits
    yield 0


def parts_below(bits: int) -> Iterator[int]:
    """Return all parts of a set that have its first member, itself first."""
    lowest = bits & -bits
    for part in parts_of(bits ^ lowest):
        yield part | lowest


class Joins:
    """All joins of some piles with some wild cards, found in order of growing number of wild cards."""

    def __init__(
        self,
        values: Sequence[Number],
        wilds: Sequence[int],
        greatest: int,
        exact: bool,
        most_piles: int,
        most_wilds: int,
        meter: Meter,
    ) -> None:
        """`greatest` is the highest number that a join has to come to in the end."""
        self._wilds = wilds
        self._greatest = greatest
        self._exact = exact
        self.is_whole = True  # as long as the steps were enough
        self._find_equals()
        self._find_reach(values)
        ceiling = min(self._find_highest(self._lowering), self._find_reachable(self._raising))
        width = (ceiling + 8) // 8 * 8
        self._kind: Arithmetic[Any] = (
            Dense(self._values, most_piles, meter, width)
            if width << len(values) <= DENSE
            else Sparse(self._values, most_piles, meter)
        )
        self._changes = [self._make_change(card) for card in wilds]
        self._less = [DECK[card].by * self._scale if DECK[card].sort == "-" else 0 for card in wilds]
        self._terms: dict[int, Any] = {}  # by the set of wild cards: terms,
        self._sums: dict[int, Any] = {}  # sums of terms,
        self.found: dict[int, Any] = {}  # and joins of those with piles
        # All that are searched, if the steps are enough.
        self.sets = [used for size in range(most_wilds + 1) for used in self._list_sets(size)]
        self._next = 0

    # What is known before the search

    def _find_equals(self) -> None:
        kinds: dict[tuple[object, ...], int] = {}
        for at, card in enumerate(self._wilds):
            kind = (*DECK[card][1:2], *DECK[card][5:])
            kinds[kind] = kinds.get(kind, 0) | 1 << at
        self._equals = [bits for bits in kinds.values() if bits.bit_count() > 1]
        self._firsts = {bits: [0] for bits in self._equals}
        for bits, firsts in self._firsts.items():
            for at in bits_of(bits):
                firsts.append(firsts[-1] | 1 << at)

    def find_first(self, used: int) -> int:
        """Return the set of wild cards that does the same, and has the first of those that do the same."""
        for bits in self._equals:
            part = used & bits
            if part:
                used ^= part ^ self._firsts[bits][part.bit_count()]
        return used

    def _find_reach(self, values: Sequence[Number]) -> None:
        """Find by what all numbers are multiplied to be whole, and how high they can rise."""
        deck = [DECK[card] for card in self._wilds]
        self._scale = 1
        if self._exact:
            powers = prod(card.by for card in deck if card.sort == "^" and card.by > 0)
            self._scale = (
                lcm(*(value.denominator for value in values)) * prod(card.under for card in deck)
            ) ** powers
        self._values = [int(value * self._scale) for value in values]
        self._lowering = self._raising = 0
        for at, card in enumerate(deck):
            if card.sort == "-" or (card.sort == "^" and card.by < 0) or card.by < card.under:
                self._lowering |= 1 << at
            else:
                self._raising |= 1 << at
        self._highest: dict[int, int] = {0: self._greatest * self._scale}
        self._total = sum(max(value, self._scale) for value in self._values)

    def _find_highest(self, wilds: int) -> int:
        """Return the highest number from which these wild cards can come down to one that is wanted."""
        found = self._highest.get(wilds)
        if found is None:
            found = 0
            for at in bits_of(wilds):
                _, _, _, _, _, sort, by, under, _ = DECK[self._wilds[at]]
                below = self._find_highest(wilds ^ 1 << at)
                if sort == "-":
                    above = below + by * self._scale
                elif sort == "x":
                    above = below * under // by
                else:
                    above = below**-by // self._scale ** (-by - 1)
                found = max(found, above)
            self._highest[wilds] = found
        return found

    def _find_reachable(self, wilds: int) -> int:
        """Return a number that no join with these wild cards exceeds."""
        deck = [DECK[self._wilds[at]] for at in bits_of(wilds & self._raising)]
        power: int = prod(card.by for card in deck if card.sort == "^")
        most: int = self._total * prod(card.by for card in deck if card.sort == "x")
        reachable: int = most**power // self._scale ** (power - 1) + 1
        return reachable

    def _make_change(self, card: int) -> Change:
        if self._scale == 1:
            return cache(lambda number: _whole(work(card, number, False)))
        from fractions import Fraction

        scale = self._scale

        def change(number: int) -> int | None:
            value = Fraction(number, scale)
            changed = work(card, value.numerator if value.denominator == 1 else value, True)
            return None if changed is None else int(changed * scale)

        return cache(change)

    # The search

    def _list_sets(self, size: int) -> list[int]:
        sets = (sum(1 << at for at in chosen) for chosen in combinations(range(len(self._wilds)), size))
        return [used for used in sets if self.find_first(used) == used]

    def go_on(self, size: int) -> int | None:
        """Search one more set of wild cards, of at most so many, and return it; None where there are no more."""
        if not self.is_whole or self._next == len(self.sets):
            return None
        used = self.sets[self._next]
        if used.bit_count() > size:
            return None
        try:
            self._search(used)
        except SpentError:
            self.is_whole = False
            return None
        self._next += 1
        return used

    def _search(self, used: int) -> None:
        kind = self._kind
        ceiling = min(self._find_highest(self._lowering & ~used), self._find_reachable(used))
        if not used:
            self.found[0] = kind.join_plain(ceiling)
            return
        terms = kind.nothing
        seen = set()
        for at in bits_of(used):
            before = self.find_first(used ^ 1 << at)
            if before not in seen:
                seen.add(before)
                terms = kind.put(terms, self.found[before], self._changes[at], self._less[at], ceiling)
        sums = terms
        firsts = {used}
        for part in parts_below(used):
            first = self.find_first(part)
            if first not in firsts:
                firsts.add(first)
                rest = self.find_first(used ^ part)
                sums = kind.join_terms(sums, self._terms[first], self._sums[rest], ceiling)
        self._terms[used], self._sums[used] = terms, sums
        self.found[used] = kind.join_piles(sums, ceiling)

    def list_sets(self, used: int, value: int) -> list[int]:
        """Return the sets of piles that come to a whole number with these wild cards, a set that was searched."""
        return self._kind.list_sets(self.found[used], value * self._scale)

    # How a number was made

    def tell(self, used: int, piles: int, value: int) -> tuple[Part, ...]:
        """Return the parts of a join that comes to a whole number."""
        return self._tell_join(used, piles, value * self._scale)

    def _tell_join(self, used: int, piles: int, value: int) -> tuple[Part, ...]:
        if not used:
            return tuple(bits_of(piles))
        sums = self._sums[self.find_first(used)]
        best = -1
        changed = piles
        while changed:  # the fewest piles in terms make the shortest sentence
            rest = piles ^ changed
            left = value - sum(self._values[pile] for pile in bits_of(rest))
            if rest.bit_count() > best and left >= 0 and self._kind.has(sums, changed, left):
                best, found = rest.bit_count(), (rest, changed, left)
            changed = (changed - 1) & piles
        rest, changed, left = found
        return *bits_of(rest), *self._tell_sum(used, changed, left)

    def _tell_sum(self, used: int, piles: int, value: int) -> tuple[Part, ...]:
        kind = self._kind
        if kind.has(self._terms[self.find_first(used)], piles, value):
            return (self._tell_term(used, piles, value),)
        for part in parts_below(used):
            if part == used:
                continue
            terms, sums = self._terms[self.find_first(part)], self._sums[self.find_first(used ^ part)]
            some = (piles - 1) & piles
            while some:
                for one in kind.list_values(terms, some):
                    if one <= value and kind.has(sums, piles ^ some, value - one):
                        rest = self._tell_sum(used ^ part, piles ^ some, value - one)
                        return self._tell_term(part, some, one), *rest
                some = (some - 1) & piles
        raise AssertionError("a sum is no sum of terms")

    def _tell_term(self, used: int, piles: int, value: int) -> Term:
        for at in bits_of(used):
            before = used ^ 1 << at
            for number in self._kind.list_values(self.found[self.find_first(before)], piles):
                if self._changes[at](number) == value:
                    return Term(at, self._tell_join(before, piles, number), piles)
        raise AssertionError("a term is no wild card on a join")


def _whole(number: Number | None) -> int | None:
    return None if number is None else int(number)
