"""A plain Monte Carlo tree search with random play-outs over the referee: what the computers are measured against."""

from __future__ import annotations

from math import log, sqrt
from time import process_time

from parlour.core.game import CHANCE, Move, Seat
from parlour.core.rng import Rng
from parlour.games.legionz.state import LegionzState

EXPLORATION = 1.4


class Node:
    """One sentence that was said in the tree, and how often that was won by whoever said it."""

    __slots__ = ("children", "seat", "untried", "visits", "won")

    def __init__(self, seat: Seat, untried: list[Move]) -> None:
        """Begin without visits."""
        self.seat = seat
        self.untried = untried
        self.children: dict[Move, Node] = {}
        self.visits = 0
        self.won = 0.0

    def choose(self) -> Move:
        """Return the child that is worth trying next (UCT: Kocsis and Szepesvari 2006)."""
        scale = log(self.visits)
        return max(
            self.children,
            key=lambda move: (
                self.children[move].won / self.children[move].visits
                + EXPLORATION * sqrt(scale / self.children[move].visits)
            ),
        )


def list_moves(state: LegionzState) -> list[Move]:
    """List what may be said; the thousands of moves after a loop would drown the search, so only some of them."""
    seats = state.waiting()
    if not seats or seats == (CHANCE,):
        return []
    moves = state.moves(seats[0]) or []
    return moves if len(moves) < 400 else moves[:: len(moves) // 200]


def choose_by_playing_out(state: LegionzState, rng: Rng, seconds: float) -> Move:
    """Return the sentence that was tried most often within so many seconds of the processor."""
    root = Node(-1, list_moves(state))
    ends = process_time() + seconds
    while process_time() < ends or root.visits < 2:
        _try(root, state.copy(), rng)
    return max(root.children, key=lambda move: root.children[move].visits)


def _try(root: Node, state: LegionzState, rng: Rng) -> None:
    path, node = [root], root
    while not node.untried and node.children:
        move = node.choose()
        state.apply(state.waiting()[0], move)
        node = node.children[move]
        path.append(node)
    if node.untried:
        move = node.untried.pop(rng.below(len(node.untried)))
        (seat,) = state.waiting()
        state.apply(seat, move)
        node.children[move] = Node(seat, list_moves(state))
        path.append(node.children[move])
    while seats := state.waiting():
        state.apply(seats[0], state.sample(seats[0], rng))
    for each in path:
        each.visits += 1
        if each.seat in state.winners:
            each.won += 1 / len(state.winners)
