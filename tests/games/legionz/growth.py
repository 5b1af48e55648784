"""How many Bugz a second can be laid in chains of different lengths: `python tests/games/legionz/growth.py`.

Each is chosen, checked and laid, as at a table; what is measured is the best of many short runs, since other work on
the machine can only make a run longer.
"""

from __future__ import annotations

from time import perf_counter

from parlour.core.rng import Rng
from parlour.games.legionz import LEGIONZ
from parlour.games.legionz.state import LegionzState

LENGTHS = (10, 50, 100, 148)
"""Bugz that lie; six players have 150."""

CHAINS = 12
ROUNDS = 60


def lay_some(count: int, seed: int) -> LegionzState:
    """Return a random chain of so many Bugz of six."""
    rng = Rng(f"growth {count} {seed}")
    state = LEGIONZ.start({}, 6)
    assert isinstance(state, LegionzState)
    while len(state.bugs) < count:
        if state.reason:
            return lay_some(count, seed + 1000)
        (seat,) = state.waiting()
        state.apply(seat, state.sample(seat, rng))
    return lay_some(count, seed + 1000) if state.reason else state


def measure() -> dict[int, float]:
    """Return by length of the chain how many Bugz a second are laid."""
    chains = {count: [lay_some(count, seed) for seed in range(CHAINS)] for count in LENGTHS}
    best = dict.fromkeys(LENGTHS, 1.0)
    rng = Rng("growth")
    for _ in range(ROUNDS):
        for count, states in chains.items():
            copies = [state.copy() for state in states]
            began = perf_counter()
            for state in copies:
                seat = state.turn()
                move = state.sample(seat, rng)
                if state.why_not(seat, move) is None:
                    state.apply(seat, move)
            best[count] = min(best[count], (perf_counter() - began) / CHAINS)
    return {count: 1 / seconds for count, seconds in best.items()}


if __name__ == "__main__":
    for count, rate in measure().items():
        print(f"{count:>4} Bugz: {rate:>9,.0f} moves a second")
