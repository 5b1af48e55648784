"""A plain opponent to measure by: Monte Carlo tree search that knows the rules of a game and nothing else about it.

UCT (Kocsis and Szepesvári 2006) over the contract: random play-outs by `State.sample`, at their end who has won, and
where that takes too long the share of each seat's score. What is hidden is dealt anew each time; a node is what was
said since the search began, chance too, so it learns what dice mean as it learns anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

from parlour.bots.plain import SAMPLES
from parlour.core.game import CHANCE, Game, Move, Seat, State, View
from parlour.core.rng import Rng

EXPLORATION = 0.7
"""The worth of trying what was seldom tried, where a win is 1 and a loss 0."""

LONGEST = 400
"""Sentences, at most, of a play-out."""


class Node:
    """What was said so far."""

    __slots__ = ("children", "moves", "visits")

    def __init__(self) -> None:
        """Begin without children."""
        self.visits = 0
        self.moves: dict[Move, list[float]] = {}  # how often each was tried, and what came of it, added up
        self.children: dict[Move, Node] = {}

    def follow(self, move: Move) -> Node:
        """Return the node after a sentence."""
        return self.children.setdefault(move, Node())


def choose_plainly(game: Game, view: View, seat: Seat, rng: Rng, seats: int, playouts: int) -> Move:
    """Return the sentence that was tried most often in so many play-outs, at a table of so many seats."""
    moves = _list_moves(game.from_view(view, rng), seat, rng)
    if len(moves) == 1:
        return moves[0]
    root = Node()
    for _ in range(playouts):
        state = game.from_view(view, rng)
        path = _go_down(state, root, rng)
        shares = _play_out(state, seats, rng)
        for who, tried in path:
            tried[0] += 1
            tried[1] += shares[who]
    return max(root.moves, key=lambda move: root.moves[move][0])


def _list_moves(state: State, seat: Seat, rng: Rng) -> list[Move]:
    moves = state.moves(seat)
    return [state.sample(seat, rng) for _ in range(SAMPLES)] if moves is None else moves


def _go_down(state: State, node: Node, rng: Rng) -> list[tuple[Seat, list[float]]]:
    """Say what served best so far, down to a sentence that was not tried yet; return whose each was."""
    path = []
    while waiting := state.waiting():
        seat = waiting[0]
        if seat == CHANCE:
            move = state.chance(rng)
            state.apply(seat, move)
            node = node.follow(move)
            continue
        moves = _list_moves(state, seat, rng)
        untried = [move for move in moves if move not in node.moves]
        move = rng.choice(untried) if untried else _find_best(node, moves)
        tried = node.moves.setdefault(move, [0.0, 0.0])
        node.visits += 1
        path.append((seat, tried))
        state.apply(seat, move)
        if untried:
            break
        node = node.follow(move)
    return path


def _find_best(node: Node, moves: Sequence[Move]) -> Move:
    """Return the sentence with the best bound (UCB1)."""
    most = log(node.visits)

    def bound(move: Move) -> float:
        visits, total = node.moves[move]
        return total / visits + EXPLORATION * sqrt(most / visits)

    return max(moves, key=bound)


def _play_out(state: State, seats: int, rng: Rng) -> list[float]:
    """Play on at random, and return what each seat has won: 1 of all, or its share of the scores."""
    for _ in range(LONGEST):
        waiting = state.waiting()
        if not waiting:
            break
        seat = waiting[0]
        state.apply(seat, state.chance(rng) if seat == CHANCE else state.sample(seat, rng))
    outcome = state.outcome()
    if outcome is not None:
        return [float(seat in outcome.winners) if outcome.winners else 0.5 for seat in range(seats)]
    scores = state.scores(seats)
    whole = sum(scores)
    return [score / whole if whole > 0 else 0.5 for score in scores]
