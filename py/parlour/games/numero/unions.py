"""All unions of groups that have no card in common: what several takes with one card may win together.

A union is known by its wild cards and its piles; how much it is worth is the sum of what its groups are worth, all of
whose sums are kept, a lane of bits for each set of piles.
"""

from __future__ import annotations

from collections.abc import Callable

from parlour.games.numero.families import Lanes, Meter, SpentError
from parlour.games.numero.joins import parts_below, parts_of

Groups = dict[int, list[tuple[int, int]]]
"""By the set of wild cards, in order of growing number: sets of piles, and what such a group is worth."""
Found = dict[int, int]
"""By the set of wild cards: the worths of all sets of piles, in lanes."""


class Unions:
    """The unions of some groups."""

    def __init__(
        self, groups: Groups, find_first: Callable[[int], int], lanes: Lanes, most: int, meter: Meter
    ) -> None:
        """`most` is how many groups a union may have, 0 = any; `find_first` tells wild cards that do the same."""
        self.groups = groups
        self._find_first = find_first
        self._lanes = lanes
        self._meter = meter
        alone = {used: self._lay(each) for used, each in groups.items()}
        nothing = dict.fromkeys(groups, 0)
        alone[0] |= 1  # no group at all
        nothing[0] = 1
        # With a limit, one after the other all unions of up to so many groups; without one all are found at once.
        self._levels: list[Found] = [nothing, alone] if most else [alone]
        self.is_whole = True
        try:
            if most:
                for _ in range(min(most, lanes.count) - 1):
                    self._levels.append(dict(self._levels[-1]))
                    self._unite_levels()
            else:
                self._unite_all()
        except SpentError:
            self.is_whole = False

    @property
    def found(self) -> Found:
        """All unions; the empty one is among them."""
        return self._levels[-1]

    @property
    def _rests(self) -> Found:
        """What may stand beside one group."""
        return self._levels[-2] if len(self._levels) > 1 else self._levels[-1]

    def _lay(self, groups: list[tuple[int, int]]) -> int:
        """Return single groups in their lanes."""
        width = self._lanes.width
        row = bytearray((self._lanes.bits >> 3) + 1)
        for piles, worth in groups:
            at = piles * width + worth
            row[at >> 3] |= 1 << (at & 7)
        return int.from_bytes(row, "little")

    def _unite_all(self) -> None:
        # Of plain groups the one with the first pile is put last, onto those of later piles.
        found, lanes = self.found, self._lanes
        plain = 1
        for pile in reversed(range(lanes.count)):
            groups = [group for group in self.groups[0] if group[0] & -group[0] == 1 << pile]
            plain |= self._put(groups, plain)
            found[0] |= plain
        for used in self.groups:
            if used:
                found[used] |= self._join(used, self.groups, found)

    def _unite_levels(self) -> None:
        found, rests = self._levels[-1], self._levels[-2]
        found[0] |= self._put(self.groups[0], rests[0])
        for used in self.groups:
            if used:
                found[used] |= self._join(used, self.groups, rests)

    def _join(self, used: int, groups: Groups, rests: Found) -> int:
        """Return unions with these wild cards; the first of them is in the group that is put to the rest."""
        joined = 0
        seen = set()
        for part in parts_below(used):
            first = self._find_first(part)
            if first not in seen:
                seen.add(first)
                joined |= self._put(groups[first], rests[self._find_first(used ^ part)])
        return joined

    def _put(self, groups: list[tuple[int, int]], rests: int) -> int:
        """Return the unions of one group each with whatever of the rest has no pile of it."""
        lanes = self._lanes
        self._meter.spend(1)
        if not rests:
            return 0
        if rests != 1:
            self._meter.spend(lanes.cost * len(groups))
        joined, width = 0, lanes.width
        for piles, worth in groups:
            rest = rests & lanes.find_apart(piles)
            if rest:
                joined |= rest << piles * width + worth
        return joined

    def unite_with(self, groups: Groups) -> Found:
        """Return the unions in which exactly one group is one of `groups`, which are worth something else there."""
        rests = self._rests
        united = {used: self._lay(groups.get(used, [])) for used in self.groups}
        try:
            for used in self.groups:
                seen = set()
                for part in parts_of(used):
                    first = self._find_first(part)
                    if first not in seen and groups.get(first):
                        seen.add(first)
                        united[used] |= self._put(groups[first], rests[self._find_first(used ^ part)])
        except SpentError:
            self.is_whole = False
        return united

    def tell(self, used: int, piles: int, worth: int, one: Groups | None = None) -> list[tuple[int, int]]:
        """Return the groups of a union, their wild cards and their piles; with `one` of `unite_with`."""
        told = []
        level = len(self._levels) - 1
        while piles:
            level = max(level - 1, 0)
            part, some, share = self._find_group(self._levels[level], used, piles, worth, one)
            told.append((part, some))
            used, piles, worth, one = used ^ part, piles ^ some, worth - share, None
        return told

    def _find_group(
        self, rests: Found, used: int, piles: int, worth: int, one: Groups | None
    ) -> tuple[int, int, int]:
        """Return one group of a union that leaves another union: its wild cards, its piles, what it is worth."""
        width = self._lanes.width
        parts = parts_of(used) if one is not None or not used else parts_below(used)
        for part in parts:
            groups = self.groups if one is None else one
            rest = rests[self._find_first(used ^ part)]
            for some, share in groups.get(self._find_first(part), ()):
                left = worth - share
                if some & ~piles == 0 and left >= 0 and rest >> (piles ^ some) * width + left & 1:
                    return part, some, share
        raise AssertionError("a union has no group")
