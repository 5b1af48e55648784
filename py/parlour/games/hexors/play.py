"""Who is waited for, and what comes of what they say: it leads each sentence to the chapter that it belongs to."""

from __future__ import annotations

from parlour.core.game import CHANCE, Event, Move, Refusal, Seat
from parlour.games.hexors import battle, setup, turn, windows
from parlour.games.hexors.board import (
    CHOOSE,
    DEAL,
    FIGHT,
    MOVE,
    OVER,
    PLACE,
    ROLLS,
    TAKE,
    TOSS,
    Board,
)
from parlour.kit import frames


def waiting(board: Board) -> tuple[Seat, ...]:
    """Return who the game waits for: chance, all who still choose, the seat that is asked, or the seat on turn."""
    if board.stage == OVER:
        return ()
    if board.stage in (TOSS, DEAL, *ROLLS):
        return (CHANCE,)
    if board.stage == CHOOSE:
        return tuple(seat for seat, chosen in enumerate(board.chosen) if chosen is None)
    asked = frames.asked(board.asked)
    return (board.active if asked is None else asked,)


def why_not(board: Board, seat: Seat, words: list[str]) -> Refusal | None:
    """Return why a seat that is waited for may not say this."""
    if seat == CHANCE:
        return battle.why_not_roll(words) if board.stage in ROLLS else setup.why_not_chance(board, words)
    if board.stage in (TAKE, CHOOSE):
        return setup.why_not_take(board, words)
    if board.stage == PLACE:
        return setup.why_not_place(board, seat, words)
    if board.asked:
        return windows.why_not(board, seat, words)
    return turn.why_not_move(board, seat, words) if board.stage == MOVE else turn.why_not_choose(board, words)


def apply(board: Board, seat: Seat, move: Move) -> list[Event]:
    """Play a legal sentence, and what follows from it up to the next question."""
    events = _say(board, seat, move.split(" "))
    return [*events, *turn.go_on(board)]


def _say(board: Board, seat: Seat, words: list[str]) -> list[Event]:
    if seat == CHANCE:
        return turn.take_roll(board, words[1]) if board.stage in ROLLS else setup.apply_chance(board, words)
    if board.stage in (TAKE, CHOOSE):
        return setup.apply_take(board, seat, words)
    if board.stage == PLACE:
        events = setup.apply_place(board, seat, words)
        if board.turn:
            turn.begin_turn(board)
        return events
    if board.asked:
        return windows.answer(board, seat, words)
    return turn.choose(board, words) if board.stage == FIGHT else turn.apply_move(board, seat, words)
