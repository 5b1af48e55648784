"""Judges a capture, or none, against the best that there was: exactly, and without blame for plans."""

from __future__ import annotations

from parlour.core.game import Gain, Judgement, Move, Seat
from parlour.games.league import capture
from parlour.games.league.board import CAPTURE, Board
from parlour.games.league.cards import SIDES
from parlour.games.league.ending import winners
from parlour.games.league.teams import Team, Teams, by_points

NOTHING = Gain("worth", 0.0)

AT_ONCE = 1
"""Sentences to the end of a game that the last capture ends."""


def judge(board: Board, seat: Seat, move: Move) -> Judgement:
    """Compare what is said in the capture phase with what would have brought most; all else is a plan.

    A device that is used is a point (§7.6), but one that is kept may become a point later: so those that were spent
    are counted against a better capture, and those that it would spend are not counted for it.
    """
    left = board.left()
    teams = capture.teams_of(board, seat)
    if board.stage != CAPTURE or not any(map(teams.can, left)):
        return Judgement(move, NOTHING)
    if len(left) == 1:
        return _judge_last(board, seat, move, teams)
    if board.seats == 1 and move != "pass":  # alone, rounds are counted and no points (R-NL-26)
        return Judgement(move, NOTHING)
    points, devices = _reckon_said(board, seat, move)

    def reckon_gain(weakness: int, team: Team) -> int:
        return SIDES[weakness].points - points - max(0, devices - team.cost[0])

    captures = [(each, team) for each in left if teams.can(each) and (team := teams.best(each))]
    weakness, team = max(
        captures, key=lambda found: (reckon_gain(*found), *(-cost for cost in found[1].cost))
    )
    gain = reckon_gain(weakness, team)
    if gain <= 0:
        return Judgement(move, NOTHING)
    return Judgement(capture.say_capture(board, seat, weakness, team), Gain("worth", float(gain)))


def _reckon_said(board: Board, seat: Seat, move: Move) -> tuple[int, int]:
    """Return the points of the villain whom a legal sentence captures, and how many devices it uses."""
    if move == "pass":
        return 0, 0
    said = capture.read(board, seat, move.split(" ")[1:])
    assert isinstance(said, capture.Said)
    assert said.villain is not None
    return SIDES[said.villain].points, sum(device for _, device in said.heroes)


def _judge_last(board: Board, seat: Seat, move: Move, teams: Teams) -> Judgement:
    """Judge a decision about the last villain, whose capture ends the game (R-NL-30): by who wins, not by points."""
    (weakness,) = board.left()
    team = teams.best(weakness, by_points)
    assert team is not None  # somebody can capture it
    better = capture.say_capture(board, seat, weakness, team)
    won, said = _find_winners(board, seat, better), _find_winners(board, seat, move)
    if won == {seat} != said:
        return Judgement(better, Gain("win", AT_ONCE))
    if seat in won and said and seat not in said:
        return Judgement(better, Gain("save", AT_ONCE))
    return Judgement(move, NOTHING)


def _find_winners(board: Board, seat: Seat, move: Move) -> frozenset[Seat]:
    """Return who has won after a sentence of the capture phase, nobody where the game goes on."""
    after = board.copy()
    capture.apply(after, seat, move.split(" "))
    return winners(after) if after.reason else frozenset()
