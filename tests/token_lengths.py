"""How long tokens are: of games that are played at random, each just before its end, where it is longest."""

from __future__ import annotations

from statistics import median
from time import perf_counter
from typing import NamedTuple

from kept import play_random, read

from parlour.core.game import Game
from parlour.core.save import make_save
from parlour.core.token import write_token
from parlour.games import REGISTRY, find

USUAL_TOKEN = 1500

PLAYED = [
    (game.key, preset, seats)
    for game in map(find, REGISTRY)
    for preset in game.presets
    for seats in game.presets[preset].seats
]
"""Every preset with every number of seats."""


class Measured(NamedTuple):
    """What was measured of some games."""

    median: float  # characters
    longest: int
    cut: int  # how many tokens carry the position alone
    milliseconds: float  # of writing one, at the median


def measure_tokens(game: Game, preset: str, seats: int, games: int) -> Measured:
    """Play games and write their tokens."""
    lengths, times, cut = [], [], 0
    for seed in range(games):
        table = play_random(game, dict(game.presets[preset].options), seats, f"token {seed}", game.longest)
        del table.journal[-1]
        table.state, table.ended, table.offers, table.left = table.past.pop()[:4]
        save = make_save(table)
        began = perf_counter()
        token = write_token(save, game)
        times.append((perf_counter() - began) * 1000)
        lengths.append(len(token))
        carried = read(token)
        cut += not isinstance(carried, dict) or carried["journal"] != save["journal"]
    return Measured(median(lengths), max(lengths), cut, round(median(times), 2))
