"""Goes on from the wild cards that were put already with an advice, where that is as good as to begin anew."""

from __future__ import annotations

from parlour.core.game import Move, Refusal, Seat
from parlour.games.numero.board import Board
from parlour.games.numero.bot import STEPS, TAKES, goal_of
from parlour.games.numero.review import reckon_said
from parlour.games.numero.said import read
from parlour.games.numero.solver import Solver
from parlour.games.numero.turn import SEMICOLON, play
from parlour.kit.cards import cards_of


def carry_on(board: Board, seat: Seat, said: Move, move: Move) -> Move:
    """Return a take that begins with the phrases that were said, where it brings as much as the advice.

    An advice that takes nothing is a plan, with which no other is compared.
    """
    begun = read(board, seat, said)
    phrases = f" {SEMICOLON} ".join(begun.phrases)
    goal = goal_of(board)
    brings = reckon_said(board, seat, move, goal)
    if not phrases or move.startswith(f"{phrases} ") or not brings:
        return move
    making, choices = begun.making, board.choices
    piles = [slot.pile for slot in making.slots]
    loose = [card for card in board.loose if making.usable() >> card & 1]
    solver = Solver(piles, loose, cards_of(making.hand()), choices.exact, board.most(), budget=STEPS)
    for take in solver.list_takes(goal, TAKES):
        whole = f"{phrases} {SEMICOLON} {take.move}"
        # A pile that was changed may have to be taken, and what it brings in all is reckoned from the whole turn.
        if (
            not isinstance(play(board, seat, whole.split(" ")), Refusal)
            and reckon_said(board, seat, whole, goal) >= brings
        ):
            return whole
    return move
