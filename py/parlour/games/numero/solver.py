"""The exact search for the best take or build of one turn, for hints, judgement, computers and solitaire.

The worth of a group of piles and wild cards depends on nothing but which they are, so joins are searched by those
alone (`joins.py`), and then the best unions of groups that come to one number of the hand (`unions.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial
from heapq import nsmallest
from itertools import starmap
from typing import Literal, NamedTuple

from parlour.core.game import Move
from parlour.games.numero.cards import DECK, NAMES, PLUS, POINTS, VALUES, is_wild
from parlour.games.numero.families import Meter, bits_of, lanes_of
from parlour.games.numero.joins import Ground, Joins, Part, Term
from parlour.games.numero.piles import Pile
from parlour.games.numero.scoring import (
    CLEAR,
    COLOUR,
    MANY,
    Heap,
    heap_of,
    reckon_bonus,
    reckon_gain,
    score_takes,
)
from parlour.games.numero.unions import Found, Groups, Unions
from parlour.games.numero.wildsets import parts_below

Goal = Literal["cards", "points"]

BUDGET = 2_500_000
"""Elementary steps of one search: about a second."""

WIDE = 16
"""Piles up to which unions of groups are searched; there is no room for those of more."""

MANY_WILDS = 6
"""Wild cards from which on, with few piles, a search of few sets of them comes first."""
FEW_PILES = 7
ROWS = (1, 11, 17, 29)
PRIME = 37
"""Rows of wild cards for that: by the place of each times one of these, modulo a prime."""


class Sight(NamedTuple):
    """How much a player sees: a weak one overlooks what takes more."""

    piles: int = 0  # most piles in one group, 0 = any
    wilds: int = -1  # most wild cards in one turn, -1 = any
    takes: int = 0  # most takes in one turn, 0 = any


EVERYTHING = Sight()


class Group(NamedTuple):
    """One take: the piles, by their bottom cards and in table order, and the wild cards played into it."""

    piles: tuple[int, ...]
    wilds: tuple[int, ...]


class Take(NamedTuple):
    """A turn that takes: with one number card one group or several."""

    card: int
    groups: tuple[Group, ...]
    cards: int  # won, the played one too
    points: int
    move: Move


class Build(NamedTuple):
    """A turn that builds one pile."""

    card: int
    value: int  # of the pile, which another card of the hand can take
    cards: int  # in the pile
    points: int  # printed on them
    move: Move


class _Way(NamedTuple):
    """A way to take, in the order of preference: what brings more first, then what spends fewer cards of the hand."""

    loss: int  # what it brings, below zero
    spent: int  # wild cards of the hand
    card: int
    used: int  # wild cards
    piles: int
    worth: int = 0  # what its groups bring as groups


class _Told(NamedTuple):
    """A way that can be told apart into groups, which is done for those alone that are the best in the end."""

    way: _Way
    tell: Callable[[], list[tuple[int, int]]]  # their wild cards and their piles
    joins: Joins


class _Equal(NamedTuple):
    """What can be taken that comes to one number."""

    heaps: dict[
        int, list[tuple[int, Heap]]
    ]  # by the wild cards, where there are any: sets of piles, and all that such a group scores by
    union: Unions  # of these
    ranked: list[_Way]  # the best of them, without the card that is played


def _sort(told: list[_Told], count: int) -> list[_Told]:
    """Return the best; of those that win the same with the same card only one, though several searches found it."""
    best: dict[tuple[int, int, int], _Told] = {}
    for each in sorted(told, key=lambda each: each.way):
        best.setdefault((each.way.card, each.way.used, each.way.piles), each)
    return [*best.values()][:count]


@cache
def _reckon_bonus(count: int, colours: int, signs: int) -> int:
    return reckon_bonus(Heap(count, 0, colours, signs))


@cache
def _reckon_gain(count: int, colours: int, card: int) -> int:
    return reckon_gain(Heap(count, 0, colours, 0), card)


class Solver:
    """The search for one table and one hand; whatever was found for one question serves the next."""

    def __init__(
        self,
        piles: Sequence[Pile],
        loose: Iterable[int],
        hand: Iterable[int],
        exact: bool = False,
        most: int = 15,
        sight: Sight = EVERYTHING,
        budget: int = BUDGET,
    ) -> None:
        """Take the piles in table order, the loose wild cards that may be used, and all cards of the hand.

        Cards are their numbers in the pack; `most` is the greatest number in it, `budget` how many elementary steps
        the search may make.
        """
        hand = sorted(hand)
        wilds = [card for card in hand if is_wild(card)]
        self._piles = tuple(piles)
        # Loose wild cards come first: where two do the same, the one of the hand is kept.
        self._wilds = [*sorted(loose), *wilds]
        self._loose = (1 << len(self._wilds) - len(wilds)) - 1
        self._numbers = [card for card in hand if not is_wild(card)]
        self._most = most
        self._sight = sight
        self._budget = budget
        self._most_wilds = len(self._wilds) if sight.wilds < 0 else min(sight.wilds, len(self._wilds))
        self._meter = Meter(budget * 3 // 4)
        self._ground = Ground(
            [pile.value for pile in piles],
            self._wilds,
            max((VALUES[card] for card in self._numbers), default=0),
            exact,
            sight.piles or len(self._piles),
            self._most_wilds,
            self._meter,
        )
        self._joins = Joins(self._ground)
        self._rows: list[Joins] = []
        self._is_whole = True
        self._heaps = {0: Heap(0, 0, 0, 0)}

    @property
    def is_exact(self) -> bool:
        """Whether the answers so far are the best there are; otherwise the budget was used up before the end."""
        return self._is_whole and self._joins.is_whole

    # Takes

    def find_best(self, goal: Goal) -> Take | None:
        """Return the best take, None where there is none."""
        return next(iter(self.list_takes(goal, 1)), None)

    def list_takes(self, goal: Goal, count: int) -> list[Take]:
        """Return the best takes, the best first; of those that win the same cards with the same card only the best.

        Among takes that bring as much, the one that spends fewer wild cards of the hand comes first.
        """
        if not self._piles or not self._numbers:
            return []
        rank = self._rank_by_points if goal == "points" else self._rank_by_cards
        if len(self._piles) > WIDE:
            rank = partial(self._pick, goal)
        told: list[_Told] = []
        if self._most_wilds >= MANY_WILDS and len(self._piles) <= FEW_PILES:
            # Often everything can be won, and then that is found sooner among few sets of wild cards.
            bound = self.find_bound(goal) if count == 1 else 0
            for joins in self._list_rows():
                told = _sort(told + rank(joins, count, Meter(self._budget // 16)), count)
                if count == 1 and told and -told[0].way.loss == bound:
                    return [self._write_take(told[0])]
        for _ in self._search():
            pass
        meter = Meter(self._budget // 4)
        best = rank(self._joins, count, meter)
        if not meter.was_enough:
            self._is_whole = False
        return [self._write_take(each) for each in (best if self.is_exact else _sort(best + told, count))]

    def _search(self) -> Iterator[int]:
        """Return the sets of wild cards one after the other, as their joins are searched."""
        if self._piles and self._numbers:
            yield from list(self._joins.found)
            while (used := self._joins.go_on()) is not None:
                yield used

    def _list_rows(self) -> Iterator[Joins]:
        """Return the joins with wild cards that stand side by side in a row, for a few rows of them."""
        for at, step in enumerate(ROWS):
            if at == len(self._rows):
                order = sorted(range(len(self._wilds)), key=lambda wild: wild * step % PRIME)
                joins = Joins(self._ground, order)
                kept, self._meter.left = self._meter.left, self._budget // 16
                while joins.go_on() is not None:
                    pass
                self._meter.left = kept
                self._rows.append(joins)
            yield self._rows[at]

    def find_bound(self, goal: Goal) -> int:
        """Return what no take can exceed: all that could be won, with the most for each of the groups."""
        count, points, _, _ = self._weigh((1 << len(self._piles) + len(self._wilds)) - 1)
        if goal == "cards":
            return 1 + self._most_wilds + count - len(self._wilds)
        wilds = (1 << len(self._wilds)) - 1
        played = {0, *(COLOUR[card] for card in self._numbers)}
        best = [0]
        for piles in range(1, 1 << len(self._piles)):
            bounds = []
            for part, rest in parts_below(piles):
                heap = self._weigh_group(wilds, part)
                bonuses = [
                    _reckon_bonus(heap.size + 1, heap.colours | colour, heap.signs) for colour in played
                ]
                bounds.append(1 + max(bonuses) + best[rest])
            best.append(max(bounds))
        return 1 + count + points + max(POINTS[card] for card in self._numbers) + best[-1] + CLEAR

    def _weigh(self, members: int) -> Heap:
        """Return what counts of some piles and wild cards, piles first; without the sign of their joins."""
        found = self._heaps.get(members)
        if found is None:
            lowest = members & -members
            at = lowest.bit_length() - 1
            if at < len(self._piles):
                one = heap_of(self._piles[at].cards, self._piles[at].signs)
            else:
                card = self._wilds[at - len(self._piles)]
                one = heap_of((card,), DECK[card].signs)
            count, points, colours, signs = self._weigh(members ^ lowest)
            found = Heap(count + one.size, points + one.points, colours | one.colours, signs | one.signs)
            self._heaps[members] = found
        return found

    def _weigh_group(self, used: int, piles: int) -> Heap:
        heap = self._weigh(used << len(self._piles) | piles)
        # Of a join, also of a pile that has come to 0 (R-NU-22).
        if piles & (piles - 1) and not heap.signs & PLUS:
            return Heap(heap.size, heap.points, heap.colours, heap.signs | PLUS)
        return heap

    def _count_spent(self, used: int) -> int:
        return (used & ~self._loose).bit_count()

    def _rank_by_cards(self, joins: Joins, count: int, meter: Meter) -> list[_Told]:
        lanes = lanes_of(len(self._piles), 1)
        unions: dict[int, Unions] = {}
        ways: list[tuple[int, ...]] = []  # plain ones, until it is known which few are the best
        for value, card in {VALUES[card]: card for card in reversed(self._numbers)}.items():
            groups = {used: [(piles, 0) for piles in sets] for used, sets in joins.list_groups(value).items()}
            if not groups:
                continue
            unions[card] = Unions(groups, joins, lanes, self._sight.takes, meter)
            for used, row in unions[card].found.items():
                spent, wilds = self._count_spent(used), used.bit_count() + 1
                ways += [
                    (-wilds - self._weigh(piles).size, spent, card, used, piles)
                    for piles in lanes.list_sets(row)
                    if piles
                ]
        return [
            _Told(way, partial(unions[way.card].tell, way.used, way.piles, 0), joins)
            for way in starmap(_Way, nsmallest(count, ways))
        ]

    def _pick(self, goal: Goal, joins: Joins, count: int, meter: Meter) -> list[_Told]:
        """Return a good take with each card: always the group that brings most of those that are left."""
        meter.was_enough = False
        told = []
        for card in self._numbers:
            groups = []
            for used, sets in joins.list_groups(VALUES[card]).items():
                for piles in sets:
                    heap = self._weigh_group(used, piles)
                    bonus = 1 + heap.points + _reckon_bonus(heap.size, heap.colours, heap.signs)
                    groups.append((-heap.size - (bonus if goal == "points" else 0), used, piles))
            loss = all_used = all_piles = 0
            chosen: list[tuple[int, int]] = []
            for brings, used, piles in sorted(groups):
                fits = not (used & all_used or piles & all_piles)
                if fits and (all_used | used).bit_count() <= self._most_wilds:
                    chosen.append((used, piles))
                    loss, all_used, all_piles = loss + brings, all_used | used, all_piles | piles
                    if len(chosen) == self._sight.takes:
                        break
            if chosen:
                way = _Way(loss, self._count_spent(all_used), card, all_used, all_piles)
                told.append(_Told(way, partial(list, chosen), joins))
        return _sort(told, count)

    # Takes by points

    def _rank_by_points(self, joins: Joins, count: int, meter: Meter) -> list[_Told]:
        lanes = lanes_of(len(self._piles), self._find_width())
        by_value: dict[int, list[int]] = {}
        for card in self._numbers:
            by_value.setdefault(VALUES[card], []).append(card)
        best: list[_Told] = []
        for value, cards in by_value.items():
            heaps = {
                used: [(piles, self._weigh_group(used, piles)) for piles in sets]
                for used, sets in joins.list_groups(value).items()
            }
            if not heaps:
                continue
            groups = {
                used: [
                    (piles, 1 + _reckon_bonus(heap.size, heap.colours, heap.signs)) for piles, heap in each
                ]
                for used, each in heaps.items()
            }
            union = Unions(groups, joins, lanes, self._sight.takes, meter)
            equal = _Equal(heaps, union, self._rank(union, union.found, count))
            for card in cards:
                best = self._rank_with(card, equal, best, count)
        return best

    def _find_width(self) -> int:
        """Return how many bits hold what the groups of one turn can bring as groups."""
        cards = 1 + sum(len(pile.cards) for pile in self._piles) + len(self._wilds)
        signed = len(self._wilds) + sum(pile.signs > 0 for pile in self._piles)
        most = len(self._piles) + 10 * min(len(self._piles), signed) + 10 * (cards // MANY)
        return (most + 8) // 8 * 8

    def _rank(self, union: Unions, found: Found, count: int) -> list[_Way]:
        """Return the best of some unions, each with the most that it can be worth; without the card that is played."""
        everything = (1 << len(self._piles)) - 1
        ways: list[tuple[int, ...]] = []  # plain ones, until it is known which few are the best
        for used, row in found.items():
            wilds, spent = self._weigh(used << len(self._piles)), self._count_spent(used)
            clears = everything if used & self._loose == self._loose else -1
            for piles, lane in union.lanes.list_lanes(row):
                if piles:
                    size, points, _, _ = self._weigh(piles)
                    worth = lane.bit_length() - 1
                    brings = wilds.size + wilds.points + size + points + worth
                    ways.append((-brings - CLEAR * (piles == clears), spent, 0, used, piles, worth))
        return list(starmap(_Way, nsmallest(count, ways)))

    def _rank_with(self, card: int, equal: _Equal, best: list[_Told], count: int) -> list[_Told]:
        """Return the best ways with one more card among them; it is counted to one of the groups (R-NU-24)."""
        heaps, union, ranked = equal
        own = 1 + POINTS[card]
        gains = {
            used: [_reckon_gain(heap.size, heap.colours, card) for _, heap in each]
            for used, each in heaps.items()
        }
        most = max(map(max, gains.values()))
        if len(best) == count and ranked[0].loss - own - most > best[-1].way.loss:
            return best
        # A card may take more away than it brings: a sixth card of a second colour. Where none does, all unions are
        # worth at least what they are worth without it.
        harms = min(map(min, gains.values())) < 0
        ones: Groups = {
            used: [
                (piles, worth + gain)
                for (piles, worth), gain in zip(union.groups[used], each, strict=True)
                if gain or harms
            ]
            for used, each in gains.items()
            if harms or any(each)
        }
        ways = [] if harms else [(way, False) for way in ranked]
        if harms or most:
            ways += [(way, True) for way in self._rank(union, union.unite_with(ones), count)]
        seen = set()
        for way, counts in sorted(ways):
            if (way.used, way.piles) not in seen:
                seen.add((way.used, way.piles))
                tell = partial(union.tell, way.used, way.piles, way.worth, ones if counts else None)
                played = _Way(way.loss - own, way.spent, card, way.used, way.piles, way.worth)
                best.append(_Told(played, tell, union.joins))
        return _sort(best, count)

    # Builds

    def list_builds(self, count: int) -> list[Build]:
        """Return the builds that a card of the hand can take later, those first that put most into one pile.

        A build may use wild cards, and every join that they make stands in the pile.
        """
        for _ in self._search():
            pass
        ways = []
        for card in self._numbers:
            for value in sorted({VALUES[other] for other in self._numbers if other != card}):
                if VALUES[card] <= value <= self._most:
                    for used, sets in self._joins.list_groups(value - VALUES[card]).items():
                        spent = self._count_spent(used)
                        for piles in sets:
                            heap = self._weigh(used << len(self._piles) | piles)
                            points = heap.points + POINTS[card]
                            ways.append((-heap.size - 1, -points, spent, card, value, used, piles))
        builds = []
        for cards, points, _, card, value, used, piles in nsmallest(count, ways):
            parts = self._joins.tell(used, piles, value - VALUES[card])
            phrases = [*self._list_phrases(parts), f"build {NAMES[card]} : {self._name(parts)}"]
            builds.append(Build(card, value, -cards, -points, " ; ".join(phrases)))
        return builds

    # Sentences

    def _write_take(self, told: _Told) -> Take:
        way = told.way
        phrases: list[Move] = []
        groups, heaps, taken = [], [], []
        for used, piles in sorted(told.tell(), key=lambda group: group[1] & -group[1]):
            parts = told.joins.tell(used, piles, VALUES[way.card])
            phrases += self._list_phrases(parts)
            taken.append(self._name(parts))
            heaps.append(self._weigh_group(used, piles))
            bottoms = tuple(self._piles[at].cards[0] for at in bits_of(piles))
            groups.append(Group(bottoms, tuple(self._wilds[at] for at in bits_of(used))))
        phrases.append(f"take {NAMES[way.card]} : {' , '.join(taken)}")
        clears = way.piles == (1 << len(self._piles)) - 1 and way.used & self._loose == self._loose
        points = sum(score_takes(heaps, way.card, clears).values())
        cards = 1 + sum(heap.size for heap in heaps)
        return Take(way.card, tuple(groups), cards, points, " ; ".join(phrases))

    def _list_phrases(self, parts: Iterable[Part]) -> Iterator[Move]:
        """Return the phrases that make the terms of a join, each after those that it is made of."""
        for part in parts:
            if isinstance(part, Term):
                yield from self._list_phrases(part.parts)
                yield f"{NAMES[self._wilds[part.wild]]} on {self._name(part.parts)}"

    def _name(self, parts: Iterable[Part]) -> Move:
        """Return the piles of a join, in table order; a pile that was joined is called by the first that is in it."""
        places = sorted(
            (part.piles & -part.piles).bit_length() - 1 if isinstance(part, Term) else part for part in parts
        )
        return " ".join(NAMES[self._piles[at].cards[0]] for at in places)
