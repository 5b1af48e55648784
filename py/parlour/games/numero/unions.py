"""All unions of groups that have no card in common: what several takes with one card may win together.

A union is known by its wild cards and its piles; its worth is the sum of what its groups are worth. All these sums
are kept, a lane of bits for each set of piles.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

from parlour.games.numero.families import Lanes, Meter, SpentError
from parlour.games.numero.joins import Joins
from parlour.games.numero.wildsets import parts_of

Groups = dict[int, list[tuple[int, int]]]
"""By the set of wild cards, in order of growing number: sets of piles, and what such a group is worth.

No list of them is empty.
"""
Found = dict[int, int]
"""By the set of wild cards with which there are any: the worths of all sets of piles, in lanes."""

FILTERED = 3
"""Two to the power of this many sets are looked through in about one step's time."""


class Unions:
    """The unions of some groups."""

    def __init__(self, groups: Groups, joins: Joins, lanes: Lanes, most: int, meter: Meter) -> None:
        """`most` is how many groups a union may have, 0 = any; `joins` are those that the groups were found in."""
        self.groups = groups
        self.joins = joins
        self._wild_sets = joins.wild_sets
        self.lanes = lanes
        self._meter = meter
        nothing = {0: 1}  # no group at all
        alone = {**nothing, **self._lay_all(groups)}
        alone[0] |= 1
        if lanes.count == 1:
            most = 1
        # With a limit, one after the other all unions of up to so many groups; without one all are found at once.
        self._levels: list[Found] = [nothing, alone] if most else [alone]
        # Whatever was united stays where the steps are used up.
        with suppress(SpentError):
            if most:
                for _ in range(min(most, lanes.count) - 1):
                    self._levels.append(dict(self._levels[-1]))
                    self._unite_levels()
            else:
                self._unite_all()

    @property
    def found(self) -> Found:
        """All unions; the empty one is among them."""
        return self._levels[-1]

    @property
    def _rests(self) -> Found:
        """What may stand beside one group."""
        return self._levels[-2] if len(self._levels) > 1 else self._levels[-1]

    def _lay_all(self, groups: Groups) -> Found:
        """Return single groups by their wild cards."""
        return {used: self._lay(each) for used, each in groups.items()}

    def _lay(self, groups: list[tuple[int, int]]) -> int:
        """Return single groups in their lanes."""
        width = self.lanes.width
        row = bytearray((self.lanes.bits >> 3) + 1)
        for piles, worth in groups:
            at = piles * width + worth
            row[at >> 3] |= 1 << (at & 7)
        return int.from_bytes(row, "little")

    def _unite_all(self) -> None:
        # Plain groups with the first pile are put last, onto those of later piles.
        found, lanes = self.found, self.lanes
        plain = 1
        for pile in reversed(range(lanes.count)):
            groups = [group for group in self.groups.get(0, ()) if group[0] & -group[0] == 1 << pile]
            plain |= self._put(groups, plain)
            found[0] |= plain
        self._join(found, found)

    def _unite_levels(self) -> None:
        found, rests = self._levels[-1], self._levels[-2]
        found[0] |= self._put(self.groups.get(0, ()), rests[0])
        self._join(found, rests)

    def _join(self, found: Found, rests: Found) -> None:
        """Find the unions with wild cards; the first of these is in the group that is put to the rest."""
        for used in self._wild_sets.sets[1:]:
            joined = 0
            for groups, beside in self._list_ways(used, self.groups, used & -used, rests):
                joined |= self._put(groups, beside)
            if joined:
                found[used] = found.get(used, 0) | joined

    def _list_ways(
        self, used: int, groups: Groups, needed: int, rests: Found
    ) -> list[tuple[list[tuple[int, int]], int]]:
        """Return the ways to part a set of wild cards: groups with some, the needed ones too, and unions with the rest.

        Only the first of parts that do the same is among them: it is a part of `used` as the others are, since that
        has the first ones of those that do the same, too. (Each of the sets in a row is the first.)
        """
        if len(groups) >> FILTERED < 1 << used.bit_count():
            self._meter.spend(1 + (len(groups) >> FILTERED))
            others = ~used
            firsts = [first for first in groups if not first & others]
        else:
            self._meter.spend(1 << used.bit_count())
            parts = {self._wild_sets.find_first(part) for part in parts_of(used)}
            firsts = [first for first in groups if first in parts]
        find_first = self._wild_sets.find_first
        return [
            (groups[first], beside)
            for first in firsts
            if first & needed == needed and (beside := rests.get(find_first(used ^ first)))
        ]

    def _put(self, groups: Sequence[tuple[int, int]], rests: int) -> int:
        """Return the unions of one group each with whatever of the rest has no pile of it."""
        lanes = self.lanes
        if rests != 1:
            self._meter.spend(lanes.cost * len(groups))
        joined, width = 0, lanes.width
        for piles, worth in groups:
            rest = rests & lanes.find_apart(piles)
            if rest:
                joined |= rest << piles * width + worth
        return joined

    def unite_with(self, groups: Groups) -> Found:
        """Return the unions with exactly one group of `groups`, which are worth something else there."""
        rests = self._rests
        united = self._lay_all(groups)
        with suppress(SpentError):
            for used in self._wild_sets.sets:
                for each, beside in self._list_ways(used, groups, 0, rests):
                    united[used] = united.get(used, 0) | self._put(each, beside)
        return united

    def _list_all_parts(self, used: int) -> Iterator[tuple[int, int]]:
        """Return all ways to part a set of wild cards into two, each way round."""
        if not used:
            yield 0, 0
        else:
            for part, rest in self._wild_sets.list_parts(used):
                yield part, rest
                yield rest, part

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
        width = self.lanes.width
        groups = self.groups if one is None else one
        parts = (
            self._list_all_parts(used) if one is not None or not used else self._wild_sets.list_parts(used)
        )
        for part, others in parts:
            rest = rests.get(self._wild_sets.find_first(others), 0)
            for some, share in groups.get(self._wild_sets.find_first(part), ()):
                left = worth - share
                if some & ~piles == 0 and left >= 0 and rest >> (piles ^ some) * width + left & 1:
                    return part, some, share
        raise AssertionError("a union has no group")
