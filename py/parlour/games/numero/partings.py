"""Which sums piles come to, and how they part into takes (§4.2, §4.3): in counted steps, with whatever piles."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from math import lcm
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.games.numero.cards import Number
    from parlour.kit.meter import Meter

BITS_A_STEP = 4_096
"""Sums that are told apart in the time of one step: a bit for each."""

SUMS_A_STEP = 8
"""Sums that are reckoned in the time of one step where each is a number of its own."""

MOST_BITS = 16 * BITS_A_STEP
"""How many sums have a bit each. Fractions of fractions, squared and cubed, have so many parts in common that no
memory would hold a bit for each; but then few of these sums are ever come to."""


def may_come_to(goals: Collection[Number], values: Sequence[Number], meter: Meter) -> bool:
    """Tell whether any of these numbers (at least 0) come to a goal; also where too many steps would be needed.

    Fractions are counted in the parts that all have in common.
    """
    if 0 in goals:
        return True
    most = max(goals, default=0)
    fitting = [value for value in values if 0 < value <= most]
    if most <= 0 or not fitting:
        return False
    parts = lcm(*(number.denominator for number in (*fitting, *goals)))
    sizes = [int(value * parts) for value in fitting]
    wanted = {int(goal * parts) for goal in goals if goal > 0}
    if max(wanted) > MOST_BITS:
        return _may_come_slowly(wanted, sizes, meter)
    if not meter.spend(len(sizes) * (1 + max(wanted) // BITS_A_STEP)):
        return True
    return bool(_list_sums(sizes, max(wanted))[0] & sum(1 << goal for goal in wanted))


def _may_come_slowly(wanted: Collection[int], sizes: Sequence[int], meter: Meter) -> bool:
    """Tell the same of whole numbers, each sum by itself."""
    most, sums = max(wanted), {0}
    for size in sizes:
        if not meter.spend(1 + len(sums) // SUMS_A_STEP):
            return True
        sums |= {total + size for total in sums if total + size <= most}
    return not sums.isdisjoint(wanted)


def _list_sums(values: Sequence[int], most: int) -> list[int]:
    """Return of each place which sums up to `most` the values from there on come to, a bit for each; 0 with none."""
    all_bits = (1 << most + 1) - 1
    sums = [1]
    for value in reversed(values):
        sums.append((sums[-1] | sums[-1] << value) & all_bits)
    return sums[::-1]


def part(values: Sequence[Number], whole: Number, meter: Meter) -> list[list[int]] | None:
    """Return the places of values in groups that each come to the whole (above 0).

    None where there is no such way, or none was found in the steps that are left.
    """
    return next(list_partings(values, whole, meter, every=False), None)


def list_partings(
    values: Sequence[Number], whole: Number, meter: Meter, *, every: bool = True
) -> Iterator[list[list[int]]]:
    """List the ways to part values (at least 0) into groups that each come to the whole (above 0): their places.

    Without `every`, ways that differ only in where equal values go are one. The list ends early where
    there are no steps left.
    """
    parts = lcm(whole.denominator, *(value.denominator for value in values))
    sizes, size = [int(value * parts) for value in values], int(whole * parts)
    if sum(sizes) % size or max(sizes, default=0) > size:
        return
    # The greatest first: for it there are the fewest ways.
    places = sorted(range(len(sizes)), key=lambda at: -sizes[at])
    yield from _Parting(sizes, size, meter, every).list_ways(places)


class _Parting:
    """One question after the ways to part."""

    __slots__ = ("dead", "every", "meter", "size", "sizes")

    def __init__(self, sizes: Sequence[int], size: int, meter: Meter, every: bool) -> None:
        self.sizes = sizes
        self.size = size
        self.meter = meter
        self.every = every
        self.dead: set[tuple[int, ...]] = set()  # sizes, the greatest first, that can be parted in no way

    def list_ways(self, places: list[int]) -> Iterator[list[list[int]]]:
        """List the ways to part what lies at these places, the greatest first."""
        if not places:
            yield []
            return
        left = tuple(self.sizes[at] for at in places)
        if left in self.dead:
            return
        found = False
        for group in self._list_groups(places):
            rest = [at for at in places if at not in group]
            for others in self.list_ways(rest):
                found = True
                yield [group, *others]
        if not found and self.meter.left > 0:
            self.dead.add(left)

    def _list_groups(self, places: list[int]) -> Iterator[list[int]]:
        """List the groups with the first of these places that come to the whole: no branch is gone in vain."""
        first, *others = places
        if not self.meter.spend(len(places) * (1 + self.size // BITS_A_STEP)):
            self.meter.left = 0
            return
        sums = _list_sums([self.sizes[at] for at in others], self.size)
        missing = self.size - self.sizes[first]
        ahead = [([first], 0, missing)] if sums[0] >> missing & 1 else []
        while ahead and self.meter.spend():
            group, at, missing = ahead.pop()
            if at == len(others):
                yield group
                continue
            size = self.sizes[others[at]]
            # Without the next one; then, where equal ones count as one, without all that are like it.
            after = at + 1
            while not self.every and after < len(others) and self.sizes[others[after]] == size:
                after += 1
            if sums[after] >> missing & 1:
                ahead.append((group, after, missing))
            if size <= missing and sums[at + 1] >> missing - size & 1:
                ahead.append(([*group, others[at]], at + 1, missing - size))
