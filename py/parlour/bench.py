"""How fast this machine plays and searches: the same short measurement in every Python."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

from parlour.bots.alphabeta import Search
from parlour.core.game import Game, State
from parlour.core.position import SearchPosition
from parlour.core.rng import Rng
from parlour.core.searched import SearchedState

DEPTH = 30
NODES_A_SEARCH = 20_000

HELPER_RUNS = 20


class Rates(NamedTuple):
    """Moves or positions a second."""

    referee: float  # legal moves listed, one chosen, checked and applied
    contract: float  # positions of a bare search through the contract; 0 where the game is not searched
    fast: float  # positions of the same bare search on the game's own core; 0 where it has none
    search: float  # positions of the search that computer players make, with its table and exchanges


def measure(game: Game, seconds: float) -> Rates:
    """Measure a game for about so many seconds in all."""
    state = _middle_of_a_game(game)
    position = game.position(state)
    if position is None:
        return Rates(_referee_rate(game, seconds), 0, 0, 0)

    def make_position() -> SearchPosition:
        return game.position(state) or SearchedState(state)

    is_fast = not isinstance(position, SearchedState)
    return Rates(
        _referee_rate(game, seconds / 4),
        _search_rate(lambda: SearchedState(state), seconds / 4, bare=True),
        _search_rate(make_position, seconds / 4, bare=True) if is_fast else 0,
        _search_rate(make_position, seconds / 4, bare=False),
    )


def time_helper(game: Game) -> list[float]:
    """Return the milliseconds of some runs of what a game reckons exactly, [] where it has no such helper."""
    reckon = game.exact()
    if reckon is None:
        return []
    times = []
    for _ in range(HELPER_RUNS):
        began = perf_counter()
        reckon()
        times.append((perf_counter() - began) * 1000)
    return times


def _middle_of_a_game(game: Game) -> State:
    """Return a position six records into a game of a fixed seed."""
    rng = Rng("bench")
    state = game.start(game.defaults(), game.seats[0])
    for _ in range(6):
        seat = state.waiting()[0]
        state.apply(seat, state.sample(seat, rng))
    return state


def _referee_rate(game: Game, seconds: float) -> float:
    """Play random games with every move checked, as the table does."""
    rng = Rng("bench")
    played, began = 0, perf_counter()
    while perf_counter() - began < seconds:
        state = game.start(game.defaults(), game.seats[0])
        while state.waiting():
            seat = state.waiting()[0]
            move = state.sample(seat, rng)
            if state.why_not(seat, move) is None:
                state.apply(seat, move)
                played += 1
    return played / (perf_counter() - began)


def _search_rate(make_position: Callable[[], SearchPosition], seconds: float, bare: bool) -> float:
    """Search the same position again and again."""
    nodes, began = 0, perf_counter()
    while perf_counter() - began < seconds:
        search = Search(make_position(), Rng("bench"), bare)
        for _ in search.deepen(DEPTH, NODES_A_SEARCH):
            if perf_counter() - began >= seconds:
                break
        nodes += search.nodes
    return nodes / (perf_counter() - began)
