"""What every join of piles comes to with every set of wild cards on it, and how: the search under all takes and builds.

A join is a sum of piles and terms; a term is a wild card on a join. Which sets of wild cards are searched, and in what
order, `wildsets.py` says.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import gcd, lcm, prod
from typing import TYPE_CHECKING, Any, NamedTuple

from parlour.games.numero.cards import DECK, work
from parlour.games.numero.families import Arithmetic, Change, Dense, Meter, Sparse, SpentError, bits_of
from parlour.games.numero.wildsets import list_alike, parts_of, row_of, wild_sets_of

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


class Ground:
    """The piles and the wild cards of a search: in what arithmetic it runs, and which numbers cannot matter in it."""

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
        self.wilds = wilds
        self.most_wilds = most_wilds
        self._greatest = greatest
        self._find_reach(values, exact)
        ceiling = min(self._find_highest(self._lowering), self._find_reachable(self._raising))
        width = (ceiling + 8) // 8 * 8
        self.arithmetic: Arithmetic[Any] = (
            Dense(self.values, most_piles, meter, width)
            if width << len(values) <= DENSE
            else Sparse(self.values, most_piles, meter)
        )
        self.changes = [make_change(card, self.scale) for card in wilds]
        self.less = [DECK[card].by * self.scale if DECK[card].sort == "-" else 0 for card in wilds]

    def _find_reach(self, values: Sequence[Number], exact: bool) -> None:
        """Find by what all numbers are multiplied to be whole, and which wild cards lower and raise them."""
        deck = [DECK[card] for card in self.wilds]
        self.scale = 1
        self._grain = 1
        if exact:
            power = prod(card.by for card in deck if card.sort == "^" and card.by > 0)
            below = lcm(*(value.denominator for value in values))
            self.scale = (below * prod(card.under for card in deck)) ** power
            self._grain = self.scale // _find_part(self.scale, below)
        self.values = [int(value * self.scale) for value in values]
        self._lowering = self._raising = 0
        for at, card in enumerate(deck):
            if card.sort == "-" or (card.sort == "^" and card.by < 0) or card.by < card.under:
                self._lowering |= 1 << at if self.most_wilds else 0
            else:
                self._raising |= 1 << at
        self._highest: dict[int, int] = {0: self.find_wanted()}
        self._reachable: dict[int, int] = {}
        self._total = sum(max(value, self.scale) for value in self.values)

    def _find_highest(self, wilds: int) -> int:
        """Return the highest number that these wild cards can bring down to one that is wanted.

        Backwards from there, what was taken away comes first, then what was divided, then roots: any other order of
        cards that all lower a number leads less far.
        """
        found = self._highest.get(wilds)
        if found is None:
            deck = [DECK[self.wilds[at]] for at in bits_of(wilds)]
            added = self._highest[0] + self.scale * sum(card.by for card in deck if card.sort == "-")
            shares = [card for card in deck if card.sort == "x"]
            over, under = prod(card.by for card in shares), prod(card.under for card in shares)
            power: int = prod(-card.by for card in deck if card.sort == "^")
            shared = added * under // over + 1
            found = self._highest[wilds] = shared**power // self.scale ** (power - 1)
        return found

    def _find_reachable(self, wilds: int) -> int:
        """Return a number that no join with these wild cards exceeds."""
        wilds &= self._raising
        found = self._reachable.get(wilds)
        if found is None:
            deck = [DECK[self.wilds[at]] for at in bits_of(wilds)]
            power: int = prod(card.by for card in deck if card.sort == "^")
            most: int = self._total * prod(card.by for card in deck if card.sort == "x")
            found = self._reachable[wilds] = most**power // self.scale ** (power - 1) + 1
        return found

    def find_ceiling(self, used: int) -> int:
        """Return the highest number with these wild cards that can matter: the others can still bring it down."""
        return min(self._find_highest(self._lowering & ~used), self._find_reachable(used))

    def find_wanted(self) -> int:
        """Return the highest number that a join has to come to in the end."""
        return self._greatest * self.scale

    def find_grain(self, used: int) -> int:
        """Return what each number with these wild cards is a multiple of, if it can still become a whole one.

        A denominator goes away by multiplication with one of the other wild cards, or in a join with such a fraction.
        """
        if self._grain == 1:
            return 1
        others = [DECK[card] for at, card in enumerate(self.wilds) if not used >> at & 1]
        free = prod(card.by * card.under for card in others if card.sort == "x")
        return self._grain // _find_part(self._grain, free)


@lru_cache(maxsize=128)
def make_change(card: int, scale: int) -> Change:
    """Return what a wild card makes of numbers that were multiplied by `scale` to be whole."""

    def change(number: int) -> int | None:
        return _whole(work(card, number, False))

    def change_share(number: int) -> int | None:
        _, _, _, _, _, sort, by, under, _ = DECK[card]
        if sort == "-":
            return number - by * scale if number >= by * scale else None
        if sort == "x":
            return number * by // under  # the scale has all denominators in it
        if by > 0:
            raised: int = number**by // scale ** (by - 1)
            return raised
        common = gcd(number, scale)
        over, below = change(number // common), change(scale // common)
        return None if over is None or below is None else over * (scale // below)

    return lru_cache(maxsize=1 << 10)(change if scale == 1 else change_share)


class Joins:
    """Joins of some piles with some sets of wild cards, found one set after the other."""

    def __init__(self, ground: Ground, order: Sequence[int] | None = None) -> None:
        """With an `order` of the wild cards only those sets are searched that stand side by side in it."""
        self._ground = ground
        self._arithmetic = ground.arithmetic
        self.is_whole = True  # as long as the steps were enough
        self._terms: dict[int, Any] = {}  # by the set of wild cards: terms,
        self._sums: dict[int, Any] = {}  # sums of terms,
        self.found: dict[int, Any] = {}  # and joins of those with piles
        count, most = len(ground.wilds), ground.most_wilds
        self.wild_sets = (
            wild_sets_of(count, most, list_alike(ground.wilds))
            if order is None
            else row_of(tuple(order), most)
        )
        self._find_first = self.wild_sets.find_first
        self._next = 0

    def go_on(self) -> int | None:
        """Search one more set of wild cards and return it; None where there are no more."""
        sets = self.wild_sets.sets
        if self._next == len(sets):
            self.is_whole = self.is_whole and self.wild_sets.most == self._ground.most_wilds
        if not self.is_whole or self._next == len(sets):
            return None
        used = sets[self._next]
        try:
            self._search(used)
        except SpentError:
            self.is_whole = False
            return None
        self._next += 1
        return used

    def _search(self, used: int) -> None:
        ground, arithmetic = self._ground, self._arithmetic
        ceiling = ground.find_ceiling(used)
        if not used:
            # At a long table there may not be the steps for more than what can be taken without wild cards.
            self.found[0] = arithmetic.join_plain(ground.find_wanted())
            if ceiling > ground.find_wanted():
                self.found[0] = arithmetic.join_plain(ceiling)
            return
        terms = arithmetic.nothing
        for at, before in self.wild_sets.list_lasts(used):
            terms = arithmetic.put(terms, self.found[before], ground.changes[at], ground.less[at], ceiling)
        sums = terms
        if len(ground.values) > 1:
            arithmetic.meter.spend(2 << used.bit_count())
            firsts = set()
            for part, rest in self.wild_sets.list_parts(used):
                first = self._find_first(part)
                if rest and first not in firsts:
                    firsts.add(first)
                    others = self._sums[self._find_first(rest)]
                    sums = arithmetic.join_terms(sums, self._terms[first], others, ceiling)
        grain = ground.find_grain(used)
        if grain > 1:
            terms = arithmetic.keep_multiples(terms, grain)
            sums = arithmetic.keep_multiples(sums, grain)
        self._terms[used], self._sums[used] = terms, sums
        self.found[used] = arithmetic.join_piles(sums, ceiling)

    def list_groups(self, value: int) -> dict[int, list[int]]:
        """Return the sets of piles that come to a whole number, by the wild cards with which there are any."""
        list_sets, scaled = self._arithmetic.list_sets, value * self._ground.scale
        return {
            used: sets
            for used, family in self.found.items()
            if family and (sets := list_sets(family, scaled))
        }

    # How a number was made

    def tell(self, used: int, piles: int, value: int) -> tuple[Part, ...]:
        """Return the parts of a join that comes to a whole number."""
        return self._tell_join(used, piles, value * self._ground.scale)

    def _tell_join(self, used: int, piles: int, value: int) -> tuple[Part, ...]:
        if not used:
            return tuple(bits_of(piles))
        sums = self._sums[self._find_first(used)]
        found: tuple[int, int, int] | None = None
        for changed in parts_of(piles):  # the fewest piles in terms make the shortest sentence
            left = value - sum(self._ground.values[pile] for pile in bits_of(piles ^ changed))
            if left >= 0 and changed and self._arithmetic.has(sums, changed, left):
                found = min(
                    found or (len(self._ground.values) + 1, 0, 0), (changed.bit_count(), changed, left)
                )
        assert found is not None, "a join has no parts"
        _, changed, left = found
        return *bits_of(piles ^ changed), *self._tell_sum(used, changed, left)

    def _tell_sum(self, used: int, piles: int, value: int) -> tuple[Part, ...]:
        arithmetic = self._arithmetic
        if arithmetic.has(self._terms[self._find_first(used)], piles, value):
            return (self._tell_term(used, piles, value),)
        for part, rest in self.wild_sets.list_parts(used):
            if not rest:
                continue
            terms, sums = self._terms[self._find_first(part)], self._sums[self._find_first(rest)]
            for some in parts_of(piles):
                for one in arithmetic.list_values(terms, some):
                    if one <= value and arithmetic.has(sums, piles ^ some, value - one):
                        others = self._tell_sum(rest, piles ^ some, value - one)
                        return self._tell_term(part, some, one), *others
        raise AssertionError("a sum is no sum of terms")

    def _tell_term(self, used: int, piles: int, value: int) -> Term:
        for at in bits_of(used):
            before = used ^ 1 << at
            found = self.found.get(self._find_first(before))
            if found is not None:
                for number in self._arithmetic.list_values(found, piles):
                    if self._ground.changes[at](number) == value:
                        return Term(at, self._tell_join(before, piles, number), piles)
        raise AssertionError("a term is no wild card on a join")


def _whole(number: Number | None) -> int | None:
    return None if number is None else int(number)


def _find_part(number: int, factors: int) -> int:
    """Return the part of a number that has only such prime factors as the other one has."""
    part = 1
    while (common := gcd(number // part, factors)) > 1:
        part *= common
    return part
