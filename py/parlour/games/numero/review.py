"""Judges a turn against the best take that is known, in the cards or points that the game counts."""

from __future__ import annotations

from parlour.core.game import Gain, Judgement, Move, Seat
from parlour.games.numero.board import TURN, Board
from parlour.games.numero.bot import find, goal_of, reckon
from parlour.games.numero.cards import WILDS
from parlour.games.numero.making import Making
from parlour.games.numero.solver import MANY_WILDS, Solver
from parlour.games.numero.turn import play
from parlour.kit.cards import cards_of

NOTHING = Gain("worth", 0.0)

FEW_PILES, FEW_STEPS = 8, 4_000
"""With no more piles, and few wild cards, so many steps of the solver take less time than a touch may; hardly any table
has more, and at these they suffice nearly always."""


def is_judged_soon(board: Board, seat: Seat) -> bool:
    """Tell whether the best takes of a turn are found while somebody waits for its end."""
    wilds = len(board.loose) + (board.hands[seat] & WILDS).bit_count()
    if len(board.centre) > FEW_PILES or wilds >= MANY_WILDS:
        return False
    hand, choices = cards_of(board.hands[seat]), board.choices
    solver = Solver(board.centre, board.loose, hand, choices.exact, board.most(), budget=FEW_STEPS)
    solver.list_takes(goal_of(board), 1)
    return solver.is_exact


def judge(board: Board, seat: Seat, move: Move) -> Judgement:
    """Compare what a turn takes with the best take that the hand and the centre allowed.

    A build or a discard takes nothing: it gave away what a take, if one was possible, would have brought, whatever
    the plan. Where none was, nothing is judged, since nobody knows what the others hold. That a better take brings
    more is true of whatever was found; that no other take brings as much is said only where all were looked at.
    """
    if board.stack or board.stage != TURN or not board.numbers(seat):
        return Judgement(move, NOTHING)
    goal = goal_of(board)
    found = find(board, seat)
    takes = found.takes
    if not takes:
        return Judgement(move, NOTHING)
    best = reckon(board, takes[0])
    said = reckon_said(board, seat, move, goal)
    if said < best:
        return Judgement(takes[0].move, Gain("worth", float(best - said)))
    if not found.is_exact:
        return Judgement(move, NOTHING)
    second = reckon(board, takes[1]) if len(takes) > 1 else 0
    return Judgement(move, Gain("worth", float(max(0, said - second))))


def reckon_said(board: Board, seat: Seat, move: Move, goal: str) -> int:
    """Return what a legal turn takes."""
    making = play(board, seat, move.split(" "))
    if not isinstance(making, Making) or not making.groups:
        return 0
    lines = making.score_lines()
    return sum(lines.values()) if goal == "points" else lines["cards"]
