"""A deed of Numbers League as others see it come about: what was played, a trade before it, a team with its villain."""

from __future__ import annotations

import pytest

from games.league.scenes import scene
from parlour.core.game import CHANCE, Part, Seat
from parlour.core.rng import Rng
from parlour.games.league.state import LeagueState

HEROES = "hand h2a l3a +5b; H1 h2b b3c l1c -5a; H2 h1b b4a l3b; begun h3b b3a"
NOBODY = "hand h4a"


def unfold(state: LeagueState, sentence: str, viewer: Seat | None = 1) -> list[Part]:
    """Return the parts of a sentence that may be said now; the position stays as it is."""
    seat = state.waiting()[0]
    assert state.why_not(seat, sentence) is None
    before = state.dump()
    parts = state.unfold(seat, sentence, viewer)
    assert state.dump() == before
    return parts


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_what_was_played_is_seen_in_its_superhero(viewer: Seat | None) -> None:
    (part,) = unfold(scene(HEROES, NOBODY), "play l3a", viewer)
    assert part.view["deed"] == {"seat": 0, "team": ["H3"], "cards": []}
    assert part.view["heroes"][0][2]["parts"] == ["h3b", "b3a", "l3a"]
    assert part.events == 2, "it is completed, too"
    assert part.view["hands"][0]["count"] == 2


def test_a_device_is_seen_with_who_carries_it() -> None:
    (part,) = unfold(scene(HEROES, NOBODY), "device +5b H2")
    assert part.view["deed"] == {"seat": 0, "team": ["H2"], "cards": []}
    assert part.view["heroes"][0][1]["armed"] == 13


def test_both_cards_of_a_trade_lie_open_before_they_are_exchanged() -> None:
    """The one that is given is in the hand no more (R-NL-10)."""
    (part,) = unfold(scene(HEROES, NOBODY, sidekick="h1d h2d l1d"), "trade h2a h2d")
    assert part.view["deed"] == {"seat": 0, "team": [], "cards": ["h2a", "h2d"]}
    assert part.view["sidekick"]["cards"] == ["h1d", "h2d", "l1d"]
    assert part.view["hands"][0] == {"count": 2, "cards": None, "known": []}
    assert part.events == 1


def test_a_team_is_seen_while_its_villain_is_still_there() -> None:
    state = scene(HEROES, NOBODY, doing="captures", sidekick="h1d b1d l1d")
    (part,) = unfold(state, "capture v12 : H1 -5a H2 s")
    assert part.view["deed"] == {"seat": 0, "team": ["H1", "-5a", "H2", "s"], "cards": []}
    composing = part.view["composing"]
    assert composing["sums"] == "6 − 5 + 8 + 3"
    assert (composing["villain"], composing["sum"]) == ("v12", 12)
    assert {villain["taken"] for villain in part.view["city"]} == {None}
    assert part.view["trophies"][0]["score"] == 0


@pytest.mark.parametrize("sentence", ["hq h2a", "done"])
def test_of_what_else_is_done_there_is_nothing_to_be_shown(sentence: str) -> None:
    assert unfold(scene(HEROES, NOBODY), sentence) == []


def test_neither_a_quiet_end_nor_chance_has_parts() -> None:
    state = scene(HEROES, NOBODY, doing="captures")
    assert unfold(state, "pass") == []
    state.apply(0, "pass")
    assert state.waiting() == (CHANCE,)
    assert state.unfold(CHANCE, state.chance(Rng("any")), 1) == []
