"""All numbers that joins of piles with wild cards come to: families of them, and the arithmetic of whole families.

A family belongs to one set of wild cards and holds pairs: a set of piles, and a number that just those piles with just
those wild cards can come to. There are two ways to keep one. Where numbers are small, all pairs stand in one whole
number, a lane of bits for each set of piles, so that one shift adds a pile to a hundred joins at once. Where that whole
number would be too long (many piles, powers with roots, exact fractions), a family is a set of numbers for each set of
piles.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import compress
from typing import Generic, TypeVar

from parlour.kit.cards import cards_of

Change = Callable[[int], int | None]
"""What a wild card makes of a number."""

BLOCK = 12
"""Whole numbers of up to 2 to the power of this many bits are worked with in about one step's time."""

SHARED = 1 << 21
"""Bits that these may have if one search leaves them to the next."""

KEPT = 1 << 27
"""Bits that the masks of all sets of piles together may have, if each is to be kept."""


class SpentError(Exception):
    """The steps that were allowed are used up."""


class Meter:
    """Counts elementary steps, so that a search ends after the same work on every machine."""

    __slots__ = ("left", "was_enough")

    def __init__(self, steps: int) -> None:
        self.left = steps
        self.was_enough = True

    def spend(self, steps: int) -> None:
        """Count some steps before they are made; `SpentError` where they are too many."""
        if steps > self.left:
            self.was_enough = False
            raise SpentError
        self.left -= steps


def bits_of(number: int) -> list[int]:
    """Return the places of the bits that are set, the lowest first."""
    if number >> 256:  # of a long number few bits are set, and those between them are passed over at once
        digits = bin(number)[:1:-1]
        bits = []
        at = digits.find("1")
        while at >= 0:
            bits.append(at)
            at = digits.find("1", at + 1)
        return bits
    return cards_of(number)


class Lanes:
    """A whole number as a row of lanes, one of `width` bits (a multiple of 8, or 1) for each set of piles."""

    def __init__(self, count: int, width: int) -> None:
        self.count, self.width = count, width
        self.bits = width << count
        self.cost = 1 + (self.bits >> BLOCK)
        self.ones = 1  # the lowest bit of each lane
        for pile in range(count):
            self.ones |= self.ones << (width << pile)
        self._apart: dict[int, int] = {0: (1 << self.bits) - 1}
        self._keeps = self.bits << count <= KEPT

    def find_apart(self, piles: int) -> int:
        """Return all bits of the lanes of sets that have none of these piles."""
        found = self._apart.get(piles)
        if found is None:
            lowest = piles & -piles
            if piles == lowest:
                pile = lowest.bit_length() - 1
                found = (1 << (self.width << pile)) - 1
                for other in range(pile + 1, self.count):
                    found |= found << (self.width << other)
            else:
                found = self.find_apart(piles ^ lowest) & self.find_apart(lowest)
            if self._keeps or piles == lowest:
                self._apart[piles] = found
        return found

    def list_sets(self, number: int) -> list[int]:
        """Return the sets of piles with the lowest bit set in their lane."""
        number &= self.ones
        if not number:
            return []
        if self.width == 1:
            return bits_of(number)
        lanes = number.to_bytes(self.bits >> 3, "little")[:: self.width >> 3]
        return list(compress(range(1 << self.count), lanes))

    def list_lanes(self, number: int) -> list[tuple[int, int]]:
        """Return the lanes with any bit set: the set of piles, and the lane."""
        if not number:
            return []
        length = self.width >> 3
        row = number.to_bytes(self.bits >> 3, "little")
        filled = 0
        for at in range(length):
            filled |= int.from_bytes(row[at::length], "little")
        sets = compress(range(1 << self.count), filled.to_bytes(1 << self.count, "little"))
        return [
            (piles, int.from_bytes(row[piles * length : (piles + 1) * length], "little")) for piles in sets
        ]


def lanes_of(count: int, width: int) -> Lanes:
    """Return a row of lanes; of short ones the same again, with the masks that were found before."""
    return _share_lanes(count, width) if width << 2 * count <= SHARED else Lanes(count, width)


_share_lanes = lru_cache(maxsize=32)(Lanes)

F = TypeVar("F")


class Arithmetic(Generic[F]):
    """What is done with families; piles are bits in table order, numbers are whole ones from 0 up to a ceiling."""

    def __init__(self, values: Sequence[int], most: int, meter: Meter, nothing: F) -> None:
        self.nothing = nothing
        self.values = values
        self.most = most  # piles in a set
        self.meter = meter

    def join_plain(self, ceiling: int) -> F:
        """Return the family of all joins of one or more piles."""
        raise NotImplementedError

    def join_piles(self, family: F, ceiling: int) -> F:
        """Return a family with all that it comes to when piles are joined to it."""
        raise NotImplementedError

    def join_terms(self, family: F, first: F, second: F, ceiling: int) -> F:
        """Return a family and all joins of one of `first` with one of `second` that have no pile in common."""
        raise NotImplementedError

    def put(self, family: F, joins: F, change: Change, less: int, ceiling: int) -> F:
        """Return a family, and what a wild card makes of some joins; `less` where it only takes that away."""
        raise NotImplementedError

    def keep_multiples(self, family: F, grain: int) -> F:
        """Return the part of a family with multiples of `grain` alone."""
        raise NotImplementedError

    def list_sets(self, family: F, value: int) -> list[int]:
        """Return the sets of piles that come to a number."""
        raise NotImplementedError

    def list_values(self, family: F, piles: int) -> list[int]:
        """Return the numbers that a set of piles comes to, the lowest first."""
        raise NotImplementedError

    def has(self, family: F, piles: int, value: int) -> bool:
        """Tell whether a set of piles comes to a number."""
        raise NotImplementedError


class Dense(Arithmetic[int]):
    """Families as whole numbers, of `width` bits for each set of piles."""

    def __init__(self, values: Sequence[int], most: int, meter: Meter, width: int) -> None:
        super().__init__(values, most, meter, 0)
        self.lanes = lanes = lanes_of(len(values), width)
        self.cost = lanes.cost
        self._starts = lanes.ones  # of sets with no more piles than may be
        if most < len(values):
            sets = [piles for piles in range(1 << len(values)) if piles.bit_count() <= most]
            self._starts = sum(1 << piles * width for piles in sets)
        self._below: dict[int, int] = {}
        self._multiples: dict[int, int] = {}
        self._rooms = [
            lanes.find_apart(1 << pile) & self._find_below(width - 1 - value)
            for pile, value in enumerate(values)
        ]
        self._listed: dict[int, list[tuple[int, list[int]]]] = {}

    def _find_below(self, ceiling: int) -> int:
        """Return the bits of all numbers up to a ceiling."""
        if ceiling < 0:
            return 0
        found = self._below.get(ceiling)
        if found is None:
            found = self._below[ceiling] = self._starts * ((1 << min(ceiling + 1, self.lanes.width)) - 1)
        return found

    def join_plain(self, ceiling: int) -> int:
        return self._spread(1, ceiling) & ~1

    def join_piles(self, family: int, ceiling: int) -> int:
        return self._spread(family, ceiling)

    def _spread(self, family: int, ceiling: int) -> int:
        self.meter.spend(self.cost * len(self.values))
        if not family:
            return 0
        width = self.lanes.width
        for pile, value in enumerate(self.values):
            family |= (family & self._rooms[pile]) << ((width << pile) + value)
        return family & self._find_below(ceiling)

    def join_terms(self, family: int, first: int, second: int, ceiling: int) -> int:
        if not first or not second:
            return family
        if first.bit_count() > second.bit_count():
            first, second = second, first
        width, cost = self.lanes.width, self.cost
        joins = 0
        for piles, values in self._list_lanes(first):
            self.meter.spend(cost * (len(values) + 1))
            others = second & self.lanes.find_apart(piles)
            if not others:
                continue
            sums = 0
            for value in values:
                sums |= (others & self._find_below(width - 1 - value)) << value
            joins |= sums << piles * width
        return family | joins & self._find_below(ceiling)

    def put(self, family: int, joins: int, change: Change, less: int, ceiling: int) -> int:
        self.meter.spend(self.cost)
        if not joins:
            return family
        if less:
            return family | (joins & ~self._find_below(less - 1)) >> less & self._find_below(ceiling)
        width, ones = self.lanes.width, self.lanes.ones
        present = joins
        for pile in reversed(range(len(self.values))):
            present |= present >> (width << pile)
        for value in bits_of(present & (1 << width) - 1):
            changed = change(value)
            if changed is not None and changed <= ceiling:
                self.meter.spend(self.cost)
                family |= (joins >> value & ones) << changed
        return family

    def keep_multiples(self, family: int, grain: int) -> int:
        found = self._multiples.get(grain)
        if found is None:
            multiples = sum(1 << value for value in range(0, self.lanes.width, grain))
            found = self._multiples[grain] = self._starts * multiples
        return family & found

    def _list_lanes(self, family: int) -> list[tuple[int, list[int]]]:
        found = self._listed.get(family)
        if found is None:
            self.meter.spend(self.cost + (1 << len(self.values) - 1))
            found = [(piles, bits_of(lane)) for piles, lane in self.lanes.list_lanes(family)]
            self._listed[family] = found
        return found

    def list_sets(self, family: int, value: int) -> list[int]:
        return self.lanes.list_sets(family >> value) if value < self.lanes.width else []

    def list_values(self, family: int, piles: int) -> list[int]:
        width = self.lanes.width
        return bits_of(family >> piles * width & (1 << width) - 1)

    def has(self, family: int, piles: int, value: int) -> bool:
        return value < self.lanes.width and bool(family >> piles * self.lanes.width + value & 1)


Sets = dict[int, set[int]]


class Sparse(Arithmetic[Sets]):
    """Families as sets of numbers, one for each set of piles that comes to any."""

    def __init__(self, values: Sequence[int], most: int, meter: Meter) -> None:
        super().__init__(values, most, meter, {})

    def join_plain(self, ceiling: int) -> Sets:
        family = self.join_piles({0: {0}}, ceiling)
        del family[0]
        return family

    def join_piles(self, family: Sets, ceiling: int) -> Sets:
        joined = {piles: set(values) for piles, values in family.items()}
        for pile, value in enumerate(self.values):
            bit, most = 1 << pile, ceiling - value
            for piles, numbers in list(joined.items()):
                if piles & bit or piles.bit_count() >= self.most:
                    continue
                self.meter.spend(2 + len(numbers))
                sums = {number + value for number in numbers if number <= most}
                if sums:
                    joined.setdefault(piles | bit, set()).update(sums)
        return joined

    def join_terms(self, family: Sets, first: Sets, second: Sets, ceiling: int) -> Sets:
        joined = {piles: set(values) for piles, values in family.items()}
        ordered = [(piles, sorted(values)) for piles, values in second.items()]
        for piles, values in first.items():
            self.meter.spend(2 + (len(ordered) >> 1))
            for others, numbers in ordered:
                if piles & others or (piles | others).bit_count() > self.most:
                    continue
                room = ceiling - numbers[0]
                firsts = [value for value in values if value <= room]
                if not firsts:
                    continue
                self.meter.spend(6 + (len(firsts) * len(numbers) >> 1))
                sums = joined.setdefault(piles | others, set())
                for value in firsts:
                    end = bisect_right(numbers, ceiling - value)
                    sums.update([value + number for number in numbers[:end]])
        return joined

    def put(self, family: Sets, joins: Sets, change: Change, less: int, ceiling: int) -> Sets:
        if not joins:
            return family
        changed = {piles: set(values) for piles, values in family.items()}
        for piles, values in joins.items():
            self.meter.spend(2 + 4 * len(values))
            made = {made for value in values if (made := change(value)) is not None and made <= ceiling}
            if made:
                changed.setdefault(piles, set()).update(made)
        return changed

    def keep_multiples(self, family: Sets, grain: int) -> Sets:
        kept = {piles: {value for value in values if value % grain == 0} for piles, values in family.items()}
        return {piles: values for piles, values in kept.items() if values}

    def list_sets(self, family: Sets, value: int) -> list[int]:
        return sorted(piles for piles, values in family.items() if value in values)

    def list_values(self, family: Sets, piles: int) -> list[int]:
        return sorted(family.get(piles, ()))

    def has(self, family: Sets, piles: int, value: int) -> bool:
        return value in family.get(piles, ())
