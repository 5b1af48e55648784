"""Tables of Numbers League at moments of every sort, as tokens that a link opens."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache

from parlour.core.rng import Rng
from parlour.core.save import make_save
from parlour.core.table import COMPUTER, Sitter, Table
from parlour.core.token import write_token
from parlour.games.league import LEAGUE
from parlour.games.league.state import LeagueState


@cache
def token_of(
    *,
    persons: int = 1,
    computers: int = 0,
    until: Callable[[LeagueState], bool],
    options: str = "{}",
    seed: str,
    asked: int = 0,
    level: int = 1,
) -> str:
    """The token of a table at which random moves have led to such a position; the first seat is asked, or another."""
    sitters = (Sitter(),) * persons + (Sitter(COMPUTER, level),) * computers
    for attempt in range(20):
        name = f"{seed} {attempt}"
        table, rng = Table(LEAGUE, json.loads(options), sitters, name), Rng(name)
        table.settle()
        while table.waiting():
            state, seat = table.state, table.waiting()[0]
            assert isinstance(state, LeagueState)
            if seat == asked and until(state):
                return write_token(make_save(table), LEAGUE)
            table.play(seat, state.sample(seat, rng))
            table.settle()
    raise AssertionError("no such position came")


@cache
def captures_with(heroes: int, seat: int = 0) -> Callable[[LeagueState], bool]:
    """A seat may capture somebody, and has so many superheroes, one of them with a device."""
    return lambda state: (
        state.stage == "capture"
        and len(state.heroes[seat]) >= heroes
        and any(hero.armed is not None for hero in state.heroes[seat])
        and len(state.moves(seat) or [""] * 3) > 2
    )


@cache
def acts_with(heroes: int) -> Callable[[LeagueState], bool]:
    """The first seat may play two cards, and has so many superheroes."""
    return lambda state: state.stage == "action" and state.plays == 2 and len(state.heroes[0]) >= heroes


@cache
def holds_nothing_that_fits(plays: int, returns: bool) -> Callable[[LeagueState], bool]:
    """The first seat may play so many cards, none of its hand fits, and it had best go back to headquarters, or not."""

    def holds_nothing(state: LeagueState) -> bool:
        asked = state.asks(0, "")
        wanted = {"plays": plays, "fits": False, "returns": returns}
        return asked.code == "action" and asked.args == wanted

    return holds_nothing


@cache
def acts_with_device(heroes: int) -> Callable[[LeagueState], bool]:
    """The first seat may play two cards or give a device of its hand to one of so many superheroes."""
    return lambda state: (
        acts_with(heroes)(state) and any(move.startswith("device") for move in state.moves(0) or [])
    )
