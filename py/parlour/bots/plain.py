"""The plainest players: one that takes any move, one that looks a single move ahead."""

from __future__ import annotations

from parlour.core.game import Move, Seat, State
from parlour.core.rng import Rng
from parlour.core.slices import Sliced

SAMPLES = 24
"""How many sentences are tried where a game has too many to list."""


def list_sentences(state: State, seat: Seat, rng: Rng) -> Sliced[list[Move]]:
    """Return what a seat should think about, the likeliest first; where that is too much to list, some sentences."""
    moves = yield from state.find_likely(seat)
    return [state.sample(seat, rng) for _ in range(SAMPLES)] if moves is None else moves


def choose_greedily(state: State, seat: Seat, rng: Rng, sight: int = 0) -> Sliced[Move]:
    """Return a move after which the position is worth most to the seat; among equals, any."""
    best: list[Move] = []
    most = -2.0
    seen = (yield from state.find_seen(seat, sight)) if sight else None
    if seen and len(seen) == 1:
        return seen[0]
    moves = (yield from list_sentences(state, seat, rng)) if seen is None else seen
    for move in moves:
        after = state.copy()
        after.apply(seat, move)
        worth = yield from after.find_worth(seat)
        if worth > most:
            best, most = [], worth
        if worth == most:
            best.append(move)
        yield
    return rng.choice(best)
