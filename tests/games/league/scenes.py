"""Positions of Numbers League for its rule tests, set and played on; and its cards, counted from the rule book."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.game import CHANCE, Event
from parlour.core.rng import Rng
from parlour.games.league import LEAGUE
from parlour.games.league.cards import NUMBER, names_of
from parlour.games.league.state import LeagueState
from parlour.kit.cards import set_of

EVERY_SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
SEVERAL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4])

YELLOW = list(range(3, 27))
GREEN = [-10, -7, -5, -4, -3, -2, -1, 0, 1, 2, 27, 28, 29, 30, 32, 33, 35, 36, 38, 40, 42, 45, 48, 50]
DEVICES = {"+15": 1, "+10": 2, "+5": 3, "-10": 2, "-5": 3}
GREEN_DEVICES = {"x5": 1, "x4": 2, "x3": 3, "x2": 4}

PARTS = [f"{kind}{value}{copy}" for kind in "hbl" for value in range(1, 6) for copy in "abcd"]
GREEN_PARTS = [f"{kind}{value}a" for kind in "hbl" for value in (-3, -2, -1, 6, 7)]


def copies(counts: dict[str, int]) -> list[str]:
    """Return the cards of such counts: `x4a x4b`."""
    return [key + "abcd"[copy] for key, count in counts.items() for copy in range(count)]


HERO_DECK = PARTS + copies(DEVICES)
FULL_DECK = HERO_DECK + GREEN_PARTS + copies(GREEN_DEVICES)


def begin(seats: int = 1, **options: Any) -> LeagueState:
    """Return a position before anything is drawn."""
    state = LEAGUE.start(options, seats)
    assert isinstance(state, LeagueState)
    return state


def dealt(seats: int = 1, seed: int = 0, **options: Any) -> LeagueState:
    """Return a position after the deal."""
    state, rng = begin(seats, **options), Rng(seed)
    while state.waiting() == (CHANCE,):
        state.apply(CHANCE, state.chance(rng))
    return state


def scene(
    *seats: str,
    doing: str = "acts, 2 plays left",
    turn: int = 0,
    city: str = "v3 v4 v5 v6 v7 v8 v9 v10 v11 v12 v13 v14",
    sidekick: str = "h1d h2d h3d",
    counts: str = "starter 0, round 1, idle 0, dry 0, calm 0",
    options: str = "hero level, 12 villains, mixed sides, equations before, glow",
    hall: str | None = None,
) -> LeagueState:
    """Set a position; each seat is such as "hand h1a; H1 h2a b2a l2a +5a". Cards named nowhere are in the Hall.

    With `hall`, only these are there, and the cards named nowhere are out of the game: no such position can be reached.
    """
    rows = [f"{number} {row}" for number, row in enumerate(seats)]
    picture = [options, f"seat {turn} {doing}, {counts}", f"city {city}", f"sidekick {sidekick}", *rows]
    state = LEAGUE.from_text("\n".join(picture))
    assert isinstance(state, LeagueState)
    if hall is None:
        assert state.audit() == [], state.audit()
    else:
        state.hall = set_of(NUMBER[card] for card in hall.split())
    return state


def play(state: LeagueState, *sentences: str) -> list[Event]:
    """Play sentences one after the other, each by the seat that is waited for, each checked before; all events."""
    events: list[Event] = []
    for sentence in sentences:
        seat = state.waiting()[0]
        assert state.why_not(seat, sentence) is None, (sentence, state.why_not(seat, sentence))
        events += state.apply(seat, sentence)
    return events


def draw(state: LeagueState) -> list[Event]:
    """Let chance draw, where it must."""
    events: list[Event] = []
    while state.waiting() == (CHANCE,):
        events += play(state, state.chance(Rng(1)))
    return events


def pass_turn(state: LeagueState) -> None:
    """Do nothing in a turn."""
    if state.stage == "action":
        play(state, "done")
    play(state, "pass")
    draw(state)


def refusal(state: LeagueState, sentence: str) -> tuple[str, str]:
    """Return the code and the paragraph of the refusal that whoever is waited for gets."""
    refused = state.why_not(state.waiting()[0], sentence)
    assert refused is not None, sentence
    return refused.code, refused.rule


def moves(state: LeagueState, verb: str = "") -> set[str]:
    """List what may be said, beginning with a verb."""
    listed = state.moves(state.waiting()[0])
    assert listed is not None
    return {move for move in listed if move.startswith(verb)}


def kinds(events: list[Event]) -> list[str]:
    """Return the kinds of events."""
    return [event.kind for event in events]


def hand(state: LeagueState, seat: int = 0) -> set[str]:
    """Return a seat's cards."""
    return set(state.view(seat)["hands"][seat]["cards"])


def hall(state: LeagueState) -> set[str]:
    """Return the cards that lie nowhere else."""
    return set(names_of(state.hall))
