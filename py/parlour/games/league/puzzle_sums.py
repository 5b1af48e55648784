"""The sums with which villains can be captured, what each asks of whoever reckons it, and who would find it.

For puzzles: their positions are small, so that all sums are spelt out.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.games.league import capture
from parlour.games.league.board import Board
from parlour.games.league.cards import DECK, NO_CARD, SIDES
from parlour.games.league.teams import Team

MOST_SUMS = 600
"""Sums of one position; where there are more, the question is one for a computer."""


class Effort(NamedTuple):
    """What makes a sum hard."""

    terms: int  # numbers in it: those of superheroes and Sidekick as wholes, and those of devices
    negatives: int  # numbers below zero
    products: int  # devices that multiply
    carries: int  # additions that pass a ten, or zero

    @property
    def steps(self) -> int:
        """How many steps may go wrong; two numbers that pass no ten are seen at a glance."""
        return max(0, self.terms - 2) + self.negatives + self.products + self.carries


class Sum(NamedTuple):
    """A way to capture a villain."""

    weakness: int
    team: Team
    points: int  # the villain's, and one for each device that is used (§7.6)
    effort: Effort


def find_sums(board: Board, seat: Seat) -> list[Sum] | None:
    """Return every sum that captures somebody, by weakness, the thriftiest first; None where there are too many.

    Who takes part is told by numbers: of two superheroes with the same sum, either makes the same sum.
    """
    teams = capture.teams_of(board, seat)
    left = board.left()
    if sum(map(teams.count, left)) > MOST_SUMS:
        return None
    found: dict[tuple[object, ...], Sum] = {}
    for weakness in left:
        for team in teams.each(weakness):
            addends = sorted(_list_addends(board, seat, team))
            points = SIDES[weakness].points + team.cost[0]
            found.setdefault(
                (weakness, *addends), Sum(weakness, team, points, measure_sum(board, seat, team))
            )
    return list(found.values())


def read_sum(board: Board, seat: Seat, move: str) -> tuple[int, int] | None:
    """Return whom a legal sentence captures and how many devices it uses, None where it captures nobody."""
    if move == "pass":
        return None
    said = capture.read(board, seat, move.split(" ")[1:])
    assert isinstance(said, capture.Said)
    assert said.villain is not None
    return said.villain, sum(device for _, device in said.heroes)


def measure_sum(board: Board, seat: Seat, team: Team) -> Effort:
    """Return what a team's sum asks for, reckoned in the order in which it is said."""
    total = terms = negatives = products = carries = 0
    for value, device in _list_addends(board, seat, team):
        if device != NO_CARD and DECK[device].kind == "x":
            factor = DECK[device].value
            products += 1
            carries += abs(value) % 10 * factor >= 10
            numbers, shown = [value * factor], [value, factor]
        else:
            numbers = shown = [value] if device == NO_CARD else [value, DECK[device].value]
        for number in numbers:
            carries += terms > 0 and passes_ten(total, number)
            total += number
            terms += 1
        terms += len(shown) - len(numbers)
        negatives += sum(number < 0 for number in shown)
    return Effort(terms, negatives, products, carries)


def passes_ten(total: int, number: int) -> bool:
    """Tell whether adding a number carries or borrows a ten, or passes zero."""
    if total * number >= 0:
        return abs(total) % 10 + abs(number) % 10 >= 10
    larger, smaller = sorted((abs(total), abs(number)), reverse=True)
    return larger % 10 < smaller % 10 or (total + number) * total < 0


def _list_addends(board: Board, seat: Seat, team: Team) -> Iterable[tuple[int, int]]:
    """Give the numbers of a team, each with the kind of the device that is used with it, or `NO_CARD`."""
    for number, used in team.heroes:
        hero = board.heroes[seat][number]
        yield hero.total, _KINDS[hero.device] if used else NO_CARD
    sidekick = board.sidekick_sum()
    if team.sidekick and sidekick is not None:
        yield sidekick, NO_CARD


_KINDS = [[other.name[:-1] for other in DECK].index(card.name[:-1]) for card in DECK]
"""For each card the first of the deck that is of its kind and value."""


# Who finds them

SLIPS = (0.38, 0.25, 0.15, 0.06)
"""How likely a player from level 2 on slips at a step, and does not see that the sum fits."""


def see(sums: Iterable[Sum], level: int, rng: Rng) -> list[Sum]:
    """Return the sums that a player of a level, from 2, finds: the more steps a sum has, the fewer players do."""
    at = min(level, len(SLIPS) + 1) - 2
    return [each for each in sums if rng.unit() < rate_sum(each)[at]]


def rate_sum(found: Sum) -> tuple[float, ...]:
    """Return how likely each level from 2 on sees a sum."""
    return tuple((1 - slip) ** found.effort.steps for slip in SLIPS)
