"""Judges a capture, or none, against the best that there was: exactly, and without blame for plans.

Alone, rounds are counted and no points (R-NL-26). One villain at most is captured in each (R-NL-21), so a round in
which somebody could have been captured, and nobody was, is a round more: that is judged, whether a capture was passed
over, or the last card was one after which none was possible.
"""

from __future__ import annotations

from parlour.core.game import Gain, Judgement, Move, Seat
from parlour.games.league import action, capture
from parlour.games.league.board import ACTION, CAPTURE, Board
from parlour.games.league.cards import NUMBER, SIDES
from parlour.games.league.ending import winners
from parlour.games.league.teams import Team, Teams, by_points

NOTHING = Gain("worth", 0.0)

LOST_ROUND = Gain("worth", 3.0)
"""A round more is as grave as the most precious villain; it is told in words, whatever the number."""

AT_ONCE = 1
"""Sentences to the end of a game that the last capture ends."""


def judge(board: Board, seat: Seat, move: Move) -> Judgement:
    """Compare what is said in the capture phase with what would have brought most; all else is a plan.

    A device that is used is a point (§7.6), but one that is kept may become a point later: so those that were spent
    are counted against a better capture, and those that it would spend are not counted for it.
    """
    if board.seats == 1 and board.stage == ACTION:
        return _judge_card(board, seat, move)
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
    better = capture.say_capture(board, seat, weakness, team)
    return Judgement(better, LOST_ROUND if board.seats == 1 else Gain("worth", float(gain)))


def _judge_card(board: Board, seat: Seat, move: Move) -> Judgement:
    """Judge the last card of somebody who plays alone, or none: by whether anybody can be captured after it."""
    after = _play(board, seat, move)
    if after.stage == ACTION:
        return Judgement(move, NOTHING)  # another card may still do it
    could, can = _can_capture(board, seat), after.stage == CAPTURE and _can_capture(after, seat)
    others = [other for other in action.list_moves(board, seat) if not other.startswith("hq")]
    if can:
        if could or any(
            _can_capture(_play(board, seat, other), seat) for other in others if _kind(other) != _kind(move)
        ):
            return Judgement(move, NOTHING)
        return Judgement(move, LOST_ROUND)  # it was the only one
    better = next((other for other in others if _can_capture(_play(board, seat, other), seat)), None)
    return Judgement(move, NOTHING) if better is None else Judgement(better, LOST_ROUND)


def _play(board: Board, seat: Seat, move: Move) -> Board:
    after = board.copy()
    action.apply(after, seat, move.split(" "))
    return after


def _can_capture(board: Board, seat: Seat) -> bool:
    return any(map(capture.teams_of(board, seat).can, board.left()))


def _kind(move: Move) -> list[str]:
    """Return a sentence without the copies of its cards: cards of one kind and value do the same."""
    return [word[:-1] if word in NUMBER else word for word in move.split(" ")]


def _reckon_said(board: Board, seat: Seat, move: Move) -> tuple[int, int]:
    """Return the points of the villain that a legal sentence captures, and how many devices it uses."""
    if move == "pass":
        return 0, 0
    said = capture.read(board, seat, move.split(" ")[1:])
    assert isinstance(said, capture.Said)
    assert said.villain is not None
    return SIDES[said.villain].points, sum(device for _, device in said.heroes)


def _judge_last(board: Board, seat: Seat, move: Move, teams: Teams) -> Judgement:
    """Judge a decision about the last villain (its capture ends the game, R-NL-30): by who wins, not by points."""
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
