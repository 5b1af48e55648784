"""The door to every computer player: from a view, a level and a generator to a move, slice by slice."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from parlour.bots import alphabeta, ismcts, plain
from parlour.core.game import Game, Level, Move, Seat, View
from parlour.core.rng import Rng
from parlour.core.slices import tell_while
from parlour.core.table import Table


class Progress(NamedTuple):
    """What a thinking player knows so far; yielded often enough (every few milliseconds) to be stopped."""

    best: Move  # "" before anything is known
    nodes: int
    depth: int


UNKNOWN = Progress("", 0, 0)

Thinking = Generator[Progress, None, Move]


def think(game: Game, view: View, seat: Seat, level: Level, rng: Rng) -> Thinking:
    """Think about a seat's next move; yields progress and returns the move.

    A player is handed a view and never a state, so it cannot cheat. The same arguments give the same move.
    """
    state = game.from_view(view, rng)
    if level.kind == "random" or (level.blunder and rng.unit() < level.blunder):
        return state.sample(seat, rng)
    if level.kind == "ismcts":
        return (yield from think_by_chances(game, view, seat, level, rng))
    position = game.position(state) if level.kind == "alphabeta" else None
    if position is None:
        return (yield from tell_while(plain.choose_greedily(state, seat, rng, level.sight), UNKNOWN))
    search = alphabeta.Search(position, rng)
    for depth in search.deepen(level.depth, level.nodes):
        yield Progress(search.best_sentence(), search.nodes, depth)
    return search.best_sentence() or state.sample(seat, rng)


def think_by_chances(game: Game, view: View, seat: Seat, level: Level, rng: Rng) -> Thinking:
    """Think about a move where cards are hidden, or chance has its say."""
    search = ismcts.Search(game, view, seat, rng)
    progress = UNKNOWN
    for _ in search.run(level.nodes, level.depth):
        if search.iterations != progress.nodes or not progress.best:
            progress = Progress(search.best_sentence(), search.iterations, search.deepest)
        yield progress
    return search.best_sentence()


def think_at(table: Table, seat: Seat, level: int) -> Thinking:
    """Think about a seat's move at a table, at a level 1 … 5; the same table and seat give the same move."""
    rng = Rng(f"{table.game.key}:{table.seed}:{seat}:{len(table.journal)}")
    return think(table.game, table.state.view(seat), seat, table.game.levels[level - 1], rng)
