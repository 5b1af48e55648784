"""Which villains can be captured, and by which teams: exact, and one reckoning for hints, review and computers.

It knows numbers alone. Sums that can be reached are bits of one whole number, so that a superhero joins every team at
once by shifting it; teams are only spelt out for the sum that is asked for, by walking back through those numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from parlour.core.rng import Rng


class Member(NamedTuple):
    """A superhero as an addend."""

    alone: int
    armed: int | None  # what it is worth with the device that it carries, None where it carries none


class Team(NamedTuple):
    """Who captures a villain."""

    heroes: tuple[
        tuple[int, bool], ...
    ]  # the number of a member from 0, ascending, and whether its device is used
    sidekick: bool

    @property
    def cost(self) -> tuple[int, int]:
        """How many devices are used, and how many take part."""
        return sum(device for _, device in self.heroes), len(self.heroes) + self.sidekick


class Capture(NamedTuple):
    """A villain that can be captured."""

    teams: int  # how many there are
    best: Team


Order = Callable[[int, int], tuple[int, int]]
"""What teams are put in order by: from the devices that are used, and how many take part, to what is least first."""


def by_thrift(devices: int, members: int) -> tuple[int, int]:
    """Put first who keeps most devices for later, then the shortest sum."""
    return devices, members


def by_points(devices: int, members: int) -> tuple[int, int]:
    """Put first who uses most devices, each a point at the end, then the shortest sum."""
    return -devices, members


_WIDTH = 64  # bits for a count: 25 superheroes, each alone, armed or absent, make less than 2**41 teams
_COUNT = (1 << _WIDTH) - 1
_MEMBERS = 64  # more than take part in any team


class Teams:
    """Every team of some superheroes and a Sidekick, by its sum."""

    def __init__(self, heroes: Sequence[Member], sidekick: int | None) -> None:
        """Take superheroes, in the order they are numbered, and the sum of an active Sidekick."""
        # The ways for each to take part: value, and whether a device is used. The Sidekick comes last.
        self.ways: list[list[tuple[int, bool]]] = [
            [(hero.alone, False)] + ([] if hero.armed is None else [(hero.armed, True)]) for hero in heroes
        ]
        self.heroes = len(heroes)
        if sidekick is not None:
            self.ways.append([(sidekick, False)])
        # Bit n stands for the sum n + least.
        self.least = sum(min(0, *(value for value, _ in ways)) for ways in self.ways)
        self.empty = 1 << -self.least
        # What can be reached by those from some member on: with nobody too, and with somebody at least.
        self.reach = [self.empty]
        self.some = [0]
        for ways in reversed(self.ways):
            reach, some = self.reach[-1], self.some[-1]
            for value, _ in ways:
                some |= shift(self.reach[-1], value)
            self.reach.append(reach | some)
            self.some.append(some)
        self.reach.reverse()
        self.some.reverse()

    def can(self, total: int) -> bool:
        """Tell whether some team, not an empty one, has this sum (R-NL-16, R-NL-22)."""
        return _has(self.some[0], total - self.least)

    @property
    def ends(self) -> tuple[int, int]:
        """The least and the greatest sum of a team, of which there is one at least."""
        sums = self.some[0]
        return (sums & -sums).bit_length() - 1 + self.least, sums.bit_length() - 1 + self.least

    @cached_property
    def counts(self) -> int:
        """How many teams have each sum, `_WIDTH` bits for each, the empty team among them."""
        counts = 1 << -self.least * _WIDTH
        for ways in self.ways:
            before = counts
            for value, _ in ways:
                counts += shift(before, value * _WIDTH)
        return counts

    def count(self, total: int) -> int:
        """Return how many teams have this sum."""
        at = total - self.least
        return (self.counts >> at * _WIDTH & _COUNT) - (total == 0) if at >= 0 else 0

    @cached_property
    def costs(self) -> list[dict[int, int]]:
        """What can be reached by those from some member on, apart by devices used and by how many take part."""
        tables = [{0: self.empty}]
        for ways in reversed(self.ways):
            table = dict(tables[-1])
            for cost, reach in tables[-1].items():
                for value, device in ways:
                    dearer = cost + device * _MEMBERS + 1
                    table[dearer] = table.get(dearer, 0) | shift(reach, value)
            tables.append(table)
        tables.reverse()
        return tables

    def each(self, total: int, order: Order = by_thrift) -> Iterator[Team]:
        """Give every team of this sum, in an order; lazily, since there may be millions."""
        at = total - self.least
        fitting = [cost for cost, reach in self.costs[0].items() if cost and _has(reach, at)]
        for cost in sorted(fitting, key=lambda cost: order(*divmod(cost, _MEMBERS))):
            yield from self._spell(0, at, cost, ())

    def _spell(self, number: int, at: int, cost: int, chosen: tuple[tuple[int, bool], ...]) -> Iterator[Team]:
        """Give the teams that go on from a member with what is still to be added, and spent."""
        if cost == 0:
            if _has(self.empty, at):
                yield self._team(chosen)
            return
        if number == len(self.ways):
            return
        table = self.costs[number + 1]
        for value, device in self.ways[number]:
            left = cost - device * _MEMBERS - 1
            if _has(table.get(left, 0), at - value):
                yield from self._spell(number + 1, at - value, left, (*chosen, (number, device)))
        if _has(table.get(cost, 0), at):
            yield from self._spell(number + 1, at, cost, chosen)

    def _team(self, chosen: Sequence[tuple[int, bool]]) -> Team:
        sidekick = bool(chosen) and chosen[-1][0] == self.heroes
        return Team(tuple(chosen[:-1] if sidekick else chosen), sidekick)

    def best(self, total: int, order: Order = by_thrift) -> Team | None:
        """Return the first team of this sum in an order, None where there is none."""
        return next(self.each(total, order), None)

    def pick(self, total: int, rng: Rng) -> Team:
        """Return some team of this sum, which must be one that can be reached."""
        at, chosen = total - self.least, list[tuple[int, bool]]()
        for number, ways in enumerate(self.ways):
            then = (self.reach if chosen else self.some)[number + 1]
            open_ways: list[tuple[int, bool] | None] = [
                way for way in ways if _has(self.reach[number + 1], at - way[0])
            ]
            if _has(then, at):
                open_ways.append(None)
            way = rng.choice(open_ways)
            if way is not None:
                at -= way[0]
                chosen.append((number, way[1]))
        return self._team(chosen)


def capturable(
    heroes: Sequence[Member], sidekick: int | None, weaknesses: Iterable[int], order: Order = by_thrift
) -> dict[int, Capture]:
    """Return the weaknesses that some team matches, each with how many do, and with the best by an order.

    Every team for one of them: `Teams(heroes, sidekick).each(weakness, order)`.
    """
    teams = Teams(heroes, sidekick)
    found = {}
    for weakness in weaknesses:
        if teams.can(weakness):
            best = teams.best(weakness, order)
            assert best is not None  # it can be reached
            found[weakness] = Capture(teams.count(weakness), best)
    return found


def can_complete(total: int, more: Sequence[Sequence[int]], targets: Iterable[int]) -> bool:
    """Tell whether some of what may be added, one value at most of each, takes a sum to one of the targets."""
    least = sum(min(0, *values) for values in more)
    reach = 1 << -least
    for values in more:
        before = reach
        for value in values:
            reach |= shift(before, value)
    return any(_has(reach, target - total - least) for target in targets)


def shift(bits: int, by: int) -> int:
    """Return sums that are bits of one number, each of them so much greater, or less."""
    return bits << by if by >= 0 else bits >> -by


def _has(bits: int, at: int) -> bool:
    return at >= 0 and bits >> at & 1 == 1
