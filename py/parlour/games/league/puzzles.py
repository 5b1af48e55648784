"""Numbers League's puzzles: what a team of superheroes can capture, proved by all sums that there are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import ClassVar

from parlour.core.game import Move, Seat, State
from parlour.core.task import MOST_ANSWERS, Answer, Posed, Task, Verdict
from parlour.games.league import capture
from parlour.games.league.board import CAPTURE, Board, Choices, Trophies
from parlour.games.league.cards import NO_CARD, SIDES
from parlour.games.league.state import LeagueState
from parlour.games.league.teams import Team, Teams, by_points
from parlour.kit.cards import set_of

ONE = 0
"""The seat that is asked: it is alone at the table of a puzzle."""


def leave_out_others(board: Board, seat: Seat) -> LeagueState:
    """Return a seat's superheroes, the Sidekick and the city, with all other cards in the Hall of Heroes.

    A capture depends on nothing else (§5.1), neither on cards in hands nor on whose the trophies are.
    """
    alone = LeagueState(Choices(*board.choices)._replace(equations="after", glow=False), 1)
    alone.picked, alone.city, alone.stage = board.picked, board.city, CAPTURE
    alone.sidekick, alone.heroes, alone.begun = board.sidekick, [board.heroes[seat]], [board.begun[seat]]
    taken = sorted(weakness for pile in board.trophies for weakness in pile.villains)
    alone.trophies = [Trophies(tuple(taken), ())]
    alone.round, alone.acted = len(taken) + 1, True
    lying = {*alone.sidekick, *(card for card in alone.begun[ONE] if card != NO_CARD)}
    for hero in alone.heroes[ONE]:
        lying |= {*hero.parts, hero.device}
    alone.hall = board.play_deck() & ~set_of(lying - {NO_CARD})
    return alone


class BestCapture(Task):
    """The capture that brings most points at once: the villain's, and one for each device that is used (§7.6)."""

    key: ClassVar[str] = "capture"
    wrongs: ClassVar[tuple[str, ...]] = ("fewer", "passed")

    def pose(self, state: State, seat: Seat) -> Posed | None:
        """Return who can be sent out, and who is left in the city."""
        assert isinstance(state, LeagueState)
        return (leave_out_others(state, seat), ONE) if state.stage == CAPTURE else None

    def solve(self, state: State, seat: Seat) -> tuple[Answer, ...] | None:
        """Return every team that brings the most points, where another capture brings fewer."""
        assert isinstance(state, LeagueState)
        sums = capture.teams_of(state, seat)
        best = _reckon_most(state, sums)
        answers = [
            (capture.say_capture(state, seat, weakness, team),)
            for weakness, team in _list_best(state, sums, best)
        ]
        others = sum(map(sums.count, state.left())) - len(answers)
        return tuple(answers) if best and others and len(answers) <= MOST_ANSWERS else None

    def check(self, state: State, seat: Seat, said: Answer) -> Verdict:
        """Count the points of a capture, and hold them against the most that there are."""
        assert isinstance(state, LeagueState)
        sums = capture.teams_of(state, seat)
        best, points = _reckon_most(state, sums), _reckon_points(state, seat, said[0])
        if points == best:
            return Verdict("right", len(list(_list_best(state, sums, best))))
        if not points:
            return Verdict("wrong", code="passed")
        return Verdict("wrong", code="fewer", args={"points": points})

    def measure(self, state: State, seat: Seat) -> Mapping[str, int]:
        """Return how many superheroes there are to choose from, and how long the shortest best sum is."""
        assert isinstance(state, LeagueState)
        sums = capture.teams_of(state, seat)
        shortest = min(sum(team.cost) for _, team in _list_best(state, sums, _reckon_most(state, sums)))
        return {"heroes": len(state.heroes[seat]), "terms": shortest}


def _reckon_most(state: LeagueState, sums: Teams) -> int:
    """Return the most points that a capture brings, 0 where there is none."""
    return max(
        (
            SIDES[weakness].points + team.cost[0]
            for weakness in state.left()
            if (team := sums.best(weakness, by_points))
        ),
        default=0,
    )


def _list_best(state: LeagueState, sums: Teams, most: int) -> Iterator[tuple[int, Team]]:
    for weakness in state.left():
        for team in islice(sums.each(weakness, by_points), MOST_ANSWERS + 1):
            if SIDES[weakness].points + team.cost[0] < most:
                break
            yield weakness, team


def _reckon_points(state: LeagueState, seat: Seat, move: Move) -> int:
    if move == "pass":
        return 0
    said = capture.read(state, seat, move.split(" ")[1:])
    assert isinstance(said, capture.Said)
    assert said.villain is not None
    return SIDES[said.villain].points + sum(device for _, device in said.heroes)


TASKS = (BestCapture(),)
