"""Ends of Numbers League that random games seldom reach, by hand from the rule book, to check the plain referee."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from games.league.oracle import (
    Hero,
    Holding,
    Oracle,
    Round,
)


def hero(text: str) -> Hero:
    """Read a superhero: `h1a b2a l4a +10a`."""
    parts, device = text.split(" ")[:3], text.split(" ")[3:]
    return Hero(tuple(parts), device[0] if device else None)


def holding(
    hand: str = "", heroes: str = "", begun: str = "", villains: str = "", devices: str = ""
) -> Holding:
    """Read what one player has; heroes are parted by commas."""
    return Holding(
        frozenset(hand.split()),
        tuple(hero(each) for each in heroes.split(", ") if each),
        frozenset(begun.split()),
        tuple(int(villain) for villain in villains.split()),
        tuple(devices.split()),
    )


def scene(*holdings: Holding, city: str = "3 4 5", sidekick: str = "h5d h4d l3d", **facts: Any) -> Oracle:
    """Set a game in which the first seat acts; the Hall holds three cards where nothing else is said."""
    cards = {
        "stage": "action",
        "drawing": (),
        "city": frozenset(int(weakness) for weakness in city.split()),
        "sidekick": frozenset(sidekick.split()),
        "hall": frozenset({"l5d", "b5d", "-5c"}),
    }
    return replace(Oracle.start(seats=len(holdings)), **{**cards, "holdings": holdings, **facts})


def play(oracle: Oracle, *moves: str) -> Oracle:
    """Play moves one after the other, each by the one seat that is waited for."""
    for move in moves:
        (seat,) = oracle.waiting()
        oracle = oracle.play(seat, move)
    return oracle


def quiet(**facts: bool) -> Round:
    """Give a round in which somebody traded, while the Hall had cards."""
    return Round(**{"active": True, "captured": False, "hall_empty": False, **facts})


NOTHING_LEFT = frozenset[str]()


def test_a_round_without_anything_ends_the_game_where_the_hall_is_empty() -> None:
    oracle = scene(holding("h1a"), holding("h2a", villains="3", devices="+5a"), hall=NOTHING_LEFT, starter=1)
    # Seat 1 began the game, so the round is over when seat 0 has had its turn.
    assert play(oracle, "done", "pass").ended() == ("idle", frozenset({1}))
    trading = play(oracle, "trade h1a h5d", "done", "pass")
    assert trading.ended() is None
    assert play(trading, "done", "pass").ended() is None
    assert play(trading, "done", "pass", "done", "pass").ended() == ("idle", frozenset({1}))
    assert play(oracle, "done", "pass").waiting() == ()
    assert play(oracle, "done", "pass").moves(0) == set()


def test_a_round_without_anything_ends_nothing_while_the_hall_has_cards() -> None:
    hand = "h1a h2a h3a b1a b2a b3a +5a"
    oracle = scene(holding(hand), holding(hand.replace("a", "b"), villains="3"), starter=1)
    for _ in range(5):
        oracle = play(oracle, "done", "pass")
        assert oracle.ended() is None
        oracle = play(oracle, "done", "pass")
    alone = play(scene(holding(hand)), *["done", "pass"] * 5)
    assert (alone.ended(), alone.round_number()) == (None, 6)


def test_alone_it_takes_three_such_rounds() -> None:
    oracle = scene(holding("h1a", villains="3 4 5 6"), hall=NOTHING_LEFT, sidekick="+5a +5b +10a")
    # The Hall is empty all the time as well; that nobody did anything is looked for first.
    twice = play(oracle, "done", "pass", "done", "pass")
    assert twice.ended() is None
    over = play(twice, "done", "pass")
    assert over.ended() == ("idle", frozenset())
    assert over.round_number() == 3


def test_three_rounds_with_an_empty_hall_and_without_a_capture_end_the_game() -> None:
    mine = holding("h1a h2a b1a", "h1b b1b l1b")
    oracle = scene(mine, hall=NOTHING_LEFT, city="3 40", sidekick="+5a +5b +10a")
    trade = ("trade h1a +5a", "done", "pass", "trade +5a h1a", "done", "pass")
    assert play(oracle, *trade).ended() is None
    assert play(oracle, *trade, *trade[:3]).ended() == ("hall", frozenset())
    # A capture begins the count anew, and so does a Hall that has cards again.
    late = play(oracle, *trade, "done", "capture v3 : H1")
    assert play(late, *trade).ended() is None
    assert play(late, *trade, *trade[:3]).ended() == ("hall", frozenset())
    full = replace(oracle, rounds=(quiet(hall_empty=True), quiet(hall_empty=False), quiet(hall_empty=True)))
    assert play(full, *trade[:3]).ended() is None


def test_twenty_rounds_without_a_capture_end_the_game() -> None:
    hand = "h1a h2a h3a b1a b2a b3a +5a"
    oracle = scene(
        holding(hand), holding(hand.replace("a", "b")), rounds=(quiet(captured=True), *[quiet()] * 18)
    )
    trade = ("trade h1a h5d", "done", "pass", "done", "pass")
    nineteen = play(oracle, *trade)
    assert (len(nineteen.rounds), nineteen.ended()) == (20, None)
    over = play(nineteen, "trade h2a h1a", "done", "pass", "done", "pass")
    # Nobody has anything: all win together.
    assert over.ended() == ("calm", frozenset({0, 1}))
    # With cards in the Hall no round is idle. With none it is, and is found before the count of twenty, as is the
    # empty Hall.
    assert play(nineteen, "done", "pass", "done", "pass").ended() == ("calm", frozenset({0, 1}))
    bare = replace(nineteen, hall=NOTHING_LEFT)
    assert play(bare, "done", "pass", "done", "pass").ended() == ("idle", frozenset({0, 1}))
    dry = [quiet(hall_empty=True)] * 19
    short = replace(oracle, rounds=tuple(dry), hall=NOTHING_LEFT)
    assert play(short, *trade).ended() == ("hall", frozenset({0, 1}))


def test_the_last_capture_ends_the_game_at_once() -> None:
    first = holding("h5c", "h1a b1a l1a", villains="26 25")
    second = holding("h2a", villains="24 23", devices="+5a +5b")
    over = play(scene(first, second, city="3"), "play h5c", "capture v3 : H1")
    # 3 + 3 + 1 against 3 + 3 + 2.
    assert over.scores() == (7, 8)
    assert over.ended() == ("city", frozenset({1}))
    assert over.waiting() == ()
    # Of equal totals the one with more villains wins.
    tied = play(scene(first, second._replace(devices=("+5a",)), city="3"), "done", "capture v3 : H1")
    assert tied.scores() == (7, 7)
    assert tied.ended() == ("city", frozenset({0}))


def test_alone_the_city_is_saved_or_not() -> None:
    oracle = scene(holding("h5c", "h1a b1a l1a"), city="3", rounds=(quiet(),) * 7)
    over = play(oracle, "done", "capture v3 : H1")
    assert over.ended() == ("city", frozenset({0}))
    # The round of the last capture counts.
    assert over.round_number() == 8
    assert oracle.round_number() == 8
