"""Turns, rounds and the ends of the game: chapter 7 of the rules."""

from __future__ import annotations

from parlour.core.game import Event, Seat
from parlour.games.league.board import ACTION, CAPTURE, ENERGIZE, HAND, OVER, PLAYS, Board

IDLE_ROUNDS, IDLE_ALONE = 1, 3  # R-NL-13 (a); in solitaire a quiet round may still be a plan
DRY_ROUNDS = 3  # R-NL-13 (b)
CALM_ROUNDS = 20  # R-NL-13 (c)
REASONS = ("city", "idle", "hall", "calm")


def energize(board: Board) -> list[Event]:
    """Have the seat draw up to seven cards, where there are any to draw (§6.1, R-NL-12); else end its turn."""
    if board.hall and board.hands[board.turn].bit_count() < HAND:
        board.stage = ENERGIZE
        return []
    return next_turn(board)


def next_turn(board: Board) -> list[Event]:
    """Pass the turn on clockwise; after the last seat's, the round is over."""
    board.turn = (board.turn + 1) % board.seats
    events = end_round(board) if board.turn == board.starter else []
    if not board.reason:
        begin_turn(board)
    return events


def begin_turn(board: Board) -> None:
    """Begin a turn; a seat without cards goes straight to the capture phase (R-NL-14)."""
    board.plays = PLAYS if board.hands[board.turn] else 0
    board.stage = ACTION if board.plays else CAPTURE


def end_round(board: Board) -> list[Event]:
    """Count what did not happen, and end a game that does not get on (R-NL-13).

    A round without deeds is idle only where the Hall is empty: else an early leader could end the game by passing.
    """
    board.idle = 0 if board.acted or board.hall else board.idle + 1
    board.dry = 0 if board.caught or board.hall else board.dry + 1
    board.calm = 0 if board.caught else board.calm + 1
    board.acted = board.caught = False
    if board.idle >= most_idle(board):
        end(board, "idle")
    elif board.dry >= DRY_ROUNDS:
        end(board, "hall")
    elif board.calm >= CALM_ROUNDS:
        end(board, "calm")
    else:
        board.round += 1
        return [Event("round", None, {"round": board.round})]
    return []


def most_idle(board: Board) -> int:
    """Return after how many idle rounds the game is over."""
    return IDLE_ALONE if board.seats == 1 else IDLE_ROUNDS


def end(board: Board, reason: str) -> None:
    """End the game."""
    board.reason, board.stage, board.plays = reason, OVER, 0


def winners(board: Board) -> frozenset[Seat]:
    """Return who won: most points, then most villains, then together; alone, who saved the city (R-NL-25, 30)."""
    if board.seats == 1:
        return frozenset({0} if board.reason == "city" else ())
    ranks = [(board.points(seat), len(board.trophies[seat].villains)) for seat in range(board.seats)]
    return frozenset(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
