"""A computer that plays a deal alone to its end: what it reaches is a goal for a player of the same deal."""

from __future__ import annotations

from collections.abc import Generator

from parlour.bots.bot import Progress, think_at
from parlour.core.game import Game, Json
from parlour.core.table import COMPUTER, Sitter, Table


def play_alone(game: Game, options: Json, seed: str, level: int) -> Generator[Progress, None, int]:
    """Play a game for one from its first card on, and return its score; the same arguments give the same score."""
    table = Table(game, options, (Sitter(COMPUTER, level),), seed)
    table.settle()
    while table.waiting():
        move = yield from think_at(table, 0, level)
        table.play(0, move)
        yield Progress(move, 0, 0)
    outcome = table.outcome()
    assert outcome is not None  # nobody is waited for, so it is over
    return outcome.scores[0]
