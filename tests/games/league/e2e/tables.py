"""Tables of Numbers League at moments of every sort, as tokens that a link opens."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from parlour.api import Parlour, answer
from parlour.core.rng import Rng
from parlour.games.league.state import LeagueState

PERSON = {"who": "person"}
COMPUTER: dict[str, Any] = {"who": "computer", "level": 1}


@cache
def token_of(
    *,
    persons: int = 1,
    computers: int = 0,
    until: Callable[[LeagueState], bool],
    options: str = "{}",
    seed: str,
    asked: int = 0,
    level: int = COMPUTER["level"],
) -> str:
    """The token of a table at which random moves have led to such a position; the first seat is asked, or another."""
    parlour = Parlour()

    def ask(**request: Any) -> dict[str, Any]:
        return dict(answer(parlour, json.dumps(request)))

    seats = [PERSON] * persons + [{**COMPUTER, "level": level}] * computers
    for attempt in range(20):
        setup = {"options": json.loads(options), "seats": seats, "seed": f"{seed} {attempt}"}
        number = ask(verb="new", game="league", **setup)["table"]
        table, rng = parlour.tables[number], Rng(setup["seed"])
        while table.waiting():
            state, seat = table.state, table.waiting()[0]
            assert isinstance(state, LeagueState)
            if seat == asked and until(state):
                token: str = ask(verb="save", table=number)["token"]
                return token
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
