"""Turns, rounds and the ends of the game: chapter 7 of the rules, and what a position looks worth."""

from __future__ import annotations

from parlour.core.game import Event, Seat
from parlour.games.league.board import ACTION, CAPTURE, ENERGIZE, HAND, NOTHING_BEGUN, OVER, PLAYS, Board
from parlour.games.league.cards import NO_CARD, SIDES
from parlour.games.league.teams import Teams

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
    """Begin a turn; whoever has no cards goes straight to the capture phase (R-NL-14)."""
    board.plays = PLAYS if board.hands[board.turn] else 0
    board.stage = ACTION if board.plays else CAPTURE


def end_round(board: Board) -> list[Event]:
    """Count what did not happen, and end a game that does not get on (R-NL-13)."""
    board.idle = 0 if board.acted else board.idle + 1
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
    """Return who won: most points, then most villains, then together; alone, whoever saved the city (R-NL-25, 30)."""
    if board.seats == 1:
        return frozenset({0} if board.reason == "city" else ())
    ranks = [(board.points(seat), len(board.trophies[seat].villains)) for seat in range(board.seats)]
    return frozenset(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


# What a card of one's own is worth while it only promises something, in points.
_FINISHED, _BEGUN, _EQUIPPED, _WITHIN_REACH = 0.25, 0.07, 0.3, 0.3


def worth(board: Board, seat: Seat) -> float:
    """Return the lead in points as a share of all there are, and a little for what the next turn may bring."""
    if board.reason:
        won = winners(board)
        return 1.0 if seat in won else -1.0
    if not board.city:
        return 0.0
    promised = [board.points(each) + _promise(board, each) for each in range(board.seats)]
    others = [value for each, value in enumerate(promised) if each != seat]
    total = sum(SIDES[weakness].points for weakness in board.city)
    # Alone, the city is to be saved: nobody else's points count, and each round is a loss.
    lead = promised[seat] - max(others) if others else promised[seat] - total / 2 - board.round / 100
    return max(-0.95, min(0.95, lead / total))


def _promise(board: Board, seat: Seat) -> float:
    heroes = board.heroes[seat]
    promise = _FINISHED * len(heroes) + _EQUIPPED * sum(hero.device != NO_CARD for hero in heroes)
    if board.begun[seat] != NOTHING_BEGUN:
        promise += _BEGUN * sum(card != NO_CARD for card in board.begun[seat])
    teams = Teams(board.members(seat), board.sidekick_sum())
    return promise + _WITHIN_REACH * max(
        (SIDES[weakness].points for weakness in board.left() if teams.can(weakness)), default=0
    )
