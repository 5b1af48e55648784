"""The plainest players: one that takes any move, one that looks a single move ahead."""

from __future__ import annotations

from parlour.core.game import Move, Seat, State
from parlour.core.rng import Rng

SAMPLES = 24
"""How many sentences are tried where a game has too many to list."""


def list_sentences(state: State, seat: Seat, rng: Rng) -> list[Move]:
    """Return what a seat should think about, the likeliest first; where that is too much to list, some sentences."""
    moves = state.likely(seat)
    return [state.sample(seat, rng) for _ in range(SAMPLES)] if moves is None else moves


def choose_greedily(state: State, seat: Seat, rng: Rng, sight: int = 0) -> Move:
    """Return a move after which the position is worth most to the seat; among equals, any."""
    best: list[Move] = []
    most = -2.0
    seen = state.sees(seat, sight) if sight else None
    if seen and len(seen) == 1:
        return seen[0]
    for move in list_sentences(state, seat, rng) if seen is None else seen:
        after = state.copy()
        after.apply(seat, move)
        worth = after.worth(seat)
        if worth > most:
            best, most = [], worth
        if worth == most:
            best.append(move)
    return rng.choice(best)
