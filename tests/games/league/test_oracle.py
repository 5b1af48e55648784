"""Cases worked out by hand from the rule book of Numbers League, to check the plain referee itself."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from games.league.oracle import (
    BACKS,
    CHANCE,
    POINTS,
    YELLOW_VILLAINS,
    Hero,
    Holding,
    Oracle,
    Round,
    deck,
    is_part,
)

DEAL = "deal h1a h1b b1a b1b l1a l1b +5a h2a h2b b2a b2b l2a l2b -5a h5a b5a l5a"
SIDES = "sides " + " ".join(f"v{weakness}" for weakness in range(3, 27))


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


def moves(oracle: Oracle, command: str = "") -> set[str]:
    """List what the seat that is waited for may say, beginning with a word."""
    (seat,) = oracle.waiting()
    found = oracle.moves(seat)
    assert found is not None
    assert all(oracle.legal(seat, sentence) for sentence in found)
    return {sentence for sentence in found if sentence.startswith(command)}


def weaknesses(oracle: Oracle) -> set[int]:
    """List the villains that can be captured."""
    return {int(sentence.split(" ")[1][1:]) for sentence in moves(oracle, "capture")}


def says(text: str) -> set[str]:
    """Split a list of sentences parted by commas."""
    return set(text.split(", "))


# The cards


def test_the_cards_add_up_to_120() -> None:
    assert (len(deck("hero")), len(deck("superhero")), len(BACKS)) == (60 + 11, 75 + 21, 24)
    assert Counter(card[0] for card in deck("superhero") if is_part(card)) == {"h": 25, "b": 25, "l": 25}
    assert len(set(deck("superhero"))) == 96
    assert set(deck("hero")) < set(deck("superhero"))
    # Of each colour eight villains bring one point, eight two and eight three.
    assert Counter(POINTS[yellow] for yellow in YELLOW_VILLAINS) == {1: 8, 2: 8, 3: 8}
    assert Counter(POINTS[green] for green in BACKS.values()) == {1: 8, 2: 8, 3: 8}
    assert (BACKS[3], BACKS[10], BACKS[12], BACKS[13], BACKS[26]) == (-10, 0, 2, 27, 50)


def test_the_order_of_names() -> None:
    cards = list(deck("superhero"))
    assert cards[:6] == ["h-3a", "h-2a", "h-1a", "h1a", "h1b", "h1c"]
    assert cards[23:26] == ["h6a", "h7a", "b-3a"]
    devices = "x5a x4a x4b x3a x3b x3c x2a x2b x2c x2d +15a +10a +10b +5a +5b +5c -10a -10b -5a -5b -5c"
    assert " ".join(cards[75:]) == devices


# Setting up


def test_alone_the_game_begins_with_the_deal() -> None:
    oracle = Oracle.start(seats=1)
    assert oracle.waiting() == (CHANCE,)
    assert oracle.moves(CHANCE) is None
    assert oracle.city == frozenset(range(3, 27))
    dealt = oracle.play(CHANCE, "deal h1a h1b b1a b1b l1a l1b +5a h5a b5a l5a")
    assert dealt.waiting() == (0,)
    assert len(dealt.hall) == 71 - 10
    assert dealt.awake()


@pytest.mark.parametrize(
    "wrong",
    [
        "deal",
        DEAL + " l5b",
        DEAL.removesuffix(" l5a"),
        DEAL.replace("l5a", "h1a"),
        DEAL.replace("l5a", "x5a"),
        DEAL.replace("deal", "draw"),
        DEAL.replace(" h2a", "  h2a"),
    ],
)
def test_a_deal_is_of_different_cards_of_the_level(wrong: str) -> None:
    oracle = play(Oracle.start(seats=2), "first h5a b5a l5a ; h1a b1a l1a")
    assert oracle.legal(CHANCE, DEAL)
    assert not oracle.legal(CHANCE, wrong)
    with pytest.raises(ValueError, match="may not say"):
        oracle.play(CHANCE, wrong)


def test_the_highest_total_begins_and_is_dealt_first() -> None:
    # A multiplier counts its bare number, all other devices their sign (R-NL-05): 5 + 1 + 1 against 15 - 5 - 5.
    oracle = Oracle.start(level="superhero", seats=3)
    drawn = play(oracle, "first +15a -5a -5b ; x5a h1a b1a ; h2a b2a l2a", SIDES)
    assert drawn.starter == 1
    dealt = play(drawn, DEAL.replace("h5a", "h3a h3b b3a b3b l3a l3b -10a h5a"))
    assert dealt.waiting() == (1,)
    assert [min(each.hand & {"+5a", "-5a", "-10a"}) for each in dealt.holdings] == ["-10a", "+5a", "-5a"]
    assert dealt.sidekick == {"h5a", "b5a", "l5a"}


def test_only_who_shares_the_highest_total_draws_again() -> None:
    oracle = play(Oracle.start(seats=3), "first h1a b1a l4a ; h2a b1b l1a ; h2b b2a l2a")
    assert oracle.drawing == (0, 2)
    assert not oracle.legal(CHANCE, "first h1a b1a l4a ; h2a b1b l1a ; h2b b2a l2a")
    # All cards are in the deck again.
    assert play(oracle, "first h1a b1a l4a ; h2b b2a l3a").starter == 2
    assert not oracle.legal(CHANCE, "first h1a b1a ; h2b b2a l3a l3b")
    assert not oracle.legal(CHANCE, "first h1a b1a l4a ; h1a b2a l3a")


def test_a_quick_game_at_hero_level_has_the_lowest_villains() -> None:
    assert Oracle.start(villains=12, seats=1).city == frozenset(range(3, 15))
    assert Oracle.start(villains=18, seats=1).city == frozenset(range(3, 21))


def test_superhero_level_chooses_villains_and_sides() -> None:
    twelve = "villains v3 v5 v7 v9 v11 v13 v15 v17 v19 v21 v23 v25"
    oracle = Oracle.start(level="superhero", villains=12, seats=1)
    assert not oracle.legal(CHANCE, twelve.replace("v25", "v3"))
    assert not oracle.legal(CHANCE, twelve.replace("v25", "v27"))
    assert not oracle.legal(CHANCE, twelve + " v26")
    picked = oracle.play(CHANCE, twelve)
    turned = "sides v-10 v5 v-3 v9 v1 v13 v29 v17 v35 v21 v42 v25"
    assert picked.play(CHANCE, turned).city == {-10, 5, -3, 9, 1, 13, 29, 17, 35, 21, 42, 25}
    # 26 is the back of no card that is in the game, and 5 cannot lie in the place of 3.
    assert not picked.legal(CHANCE, turned.replace("v25", "v26"))
    assert not picked.legal(CHANCE, turned.replace("v-10 v5", "v5 v-10"))
    green = Oracle.start(level="superhero", villains=12, sides="green", seats=1).play(CHANCE, twelve)
    assert green.city == {-10, -5, -3, -1, 1, 27, 29, 32, 35, 38, 42, 48}
    assert green.legal(CHANCE, "deal h-3a h1b b1a b1b l1a l1b x5a h5a b5a l5a")
    assert Oracle.start(level="superhero", sides="green", seats=1).city == frozenset(BACKS.values())


# The action phase


def test_parts_in_any_order_one_of_a_kind() -> None:
    oracle = scene(holding("h1a h2a b1a l1a +5a", begun="b3a"))
    assert moves(oracle, "play") == says("play h1a, play h2a, play l1a")
    after = play(oracle, "play l1a")
    assert moves(after, "play") == says("play h1a, play h2a")
    assert play(after, "play h1a").holdings[0].heroes == (Hero(("b3a", "h1a", "l1a")),)


def test_two_plays_end_the_action_phase_and_done_ends_it_sooner() -> None:
    oracle = scene(holding("h1a h2a b1a l1a +5a", begun="b3a l3a"))
    # Completing one superhero and beginning the next is fine.
    two = play(oracle, "play h1a", "play b1a")
    assert two.stage == "capture"
    assert two.holdings[0].begun == {"b1a"}
    assert play(oracle, "done").stage == play(oracle, "play h1a", "done").stage == "capture"
    assert not oracle.legal(0, "pass")
    assert not two.legal(0, "done")


def test_devices_go_on_completed_superheroes_of_ones_own_without_one() -> None:
    mine = holding("+5a -5a h1a", "h1b b1a l1a, h2a b2a l2a +10a", begun="b3a l3a")
    oracle = scene(mine, holding(heroes="h3b b3b l3b"))
    assert moves(oracle, "device") == says("device +5a H1, device -5a H1")
    # The superhero that is being built becomes H3 with its third part, and can be given a device at once.
    built = play(oracle, "play h1a")
    assert moves(built, "device") == says("device +5a H1, device -5a H1, device +5a H3, device -5a H3")
    assert play(built, "device +5a H3").holdings[0].heroes[2].device == "+5a"
    assert not play(oracle, "device +5a H1").legal(0, "device -5a H1")


def test_trades_count_as_plays_and_change_the_sidekick() -> None:
    oracle = scene(holding("h1a b1a +5a", begun="h2b l2b"), sidekick="h5a b5a l5a")
    assert len(moves(oracle, "trade")) == 9
    asleep = play(oracle, "trade +5a b5a")
    assert (oracle.awake(), asleep.awake()) == (True, False)
    # The card that came from the Sidekick can be played; the one that went there can be traded back.
    assert "play b5a" in moves(asleep)
    assert "trade b1a +5a" in moves(asleep)
    assert play(asleep, "play b5a").stage == "capture"
    assert play(asleep, "trade b1a +5a").awake()
    assert play(oracle, "trade h1a h5a").awake()


def test_headquarters_stands_for_all_plays_and_for_the_capture() -> None:
    oracle = scene(holding("h1a b1a +5a -5a", "h3a b1b l1a", begun="l2a"))
    assert len(moves(oracle, "hq")) == 2**4 - 1
    assert not oracle.legal(0, "hq b1a h1a")
    assert not oracle.legal(0, "hq -5a +5a")
    assert not oracle.legal(0, "hq")
    assert not oracle.legal(0, "hq h1a h1a")
    assert moves(play(oracle, "play h1a"), "hq") == set()
    back = play(oracle, "hq h1a b1a +5a")
    assert (back.stage, back.waiting()) == ("energize", (CHANCE,))
    # Six are missing now, and six lie in the Hall: the same ones may come back.
    assert back.legal(CHANCE, "draw h1a b1a +5a l5d b5d -5c")
    assert not back.legal(CHANCE, "draw h1a b1a +5a l5d b5d")
    everything = play(oracle, "hq h1a b1a +5a -5a")
    assert everything.stage == "energize"


def test_an_empty_hand_skips_the_action_phase() -> None:
    oracle = scene(holding("h1a"), holding(heroes="h1b b1a l1a"), hall=frozenset())
    assert play(oracle, "play h1a").stage == "capture"
    after = play(oracle, "play h1a", "pass")
    assert moves(after) == says("capture v3 : H1, pass")
    # A trade never empties a hand.
    assert play(oracle, "trade h1a h5d").stage == "action"


# The capture phase

EXAMPLE = holding(heroes="h1a b2a l4a +10a, h1b b2b l2a +5a")


def test_the_example_of_the_sheet() -> None:
    # Every weakness there could be is in the city.
    city = " ".join(str(weakness) for weakness in range(-10, 51))
    oracle = scene(EXAMPLE, city=city, sidekick="h1c b1a l1a", stage="capture")
    assert weaknesses(oracle) == {3, 5, 7, 8, 10, 12, 13, 15, 17, 20, 22, 25, 27, 30}
    assert moves(oracle, "capture v20 ") == says("capture v20 : H1 +10a s, capture v20 : H1 H2 +5a s")
    assert moves(oracle, "capture v15 ") == says("capture v15 : H1 H2 s")
    assert moves(oracle, "capture v10 ") == says("capture v10 : H1 s, capture v10 : H2 +5a")


def test_used_devices_go_to_the_trophies_and_superheroes_stay() -> None:
    oracle = scene(EXAMPLE, city="20 21", sidekick="h1c b1a l1a", stage="capture")
    after = play(oracle, "capture v20 : H1 H2 +5a s").holdings[0]
    assert (after.villains, after.devices) == ((20,), ("+5a",))
    assert [hero.device for hero in after.heroes] == ["+10a", None]
    # Three points for the villain, one for the device.
    assert after.score() == 4
    assert play(oracle, "capture v20 : H1 +10a s").holdings[0].devices == ("+10a",)
    assert play(oracle, "capture v20 : H1 +10a s").sidekick == oracle.sidekick


@pytest.mark.parametrize(
    "wrong",
    [
        "capture v20 : H1 s +10a",
        "capture v20 : s H1 +10a",
        "capture v20 : H2 +5a H1 s",
        "capture v20 : H1 H2 s +5a",
        "capture v20 : H1 +10a",
        "capture v20 H1 +10a s",
        "capture v20 : H1 +10a s s",
        "capture v20 : H1 +10b s",
        "capture v20 : H1 +10a H3 s",
        "capture v20 : H01 +10a s",
        "capture v+20 : H1 +10a s",
        "capture v20 :  H1 +10a s",
        "capture v17 : H1 +10a",
        "capture v10 : +10a",
        "capture v0 :",
        "capture v20 :",
        "done",
        "",
    ],
)
def test_captures_have_one_form(wrong: str) -> None:
    oracle = scene(EXAMPLE, city="0 10 20", sidekick="h1c b1a l1a", stage="capture")
    assert oracle.legal(0, "capture v20 : H1 +10a s")
    assert not oracle.legal(0, wrong)
    assert wrong not in moves(oracle)


def test_a_multiplier_multiplies_its_own_superhero_alone() -> None:
    city = " ".join(str(weakness) for weakness in range(-10, 51))
    mine = holding(heroes="h1a b2a l4a x2a, h-3a b1a l-2a -5a")
    oracle = scene(mine, level="superhero", city=city, stage="capture")
    # 7 or 14 from the first, -4 or -9 from the second.
    assert weaknesses(oracle) == {7, 14, -4, -9, 7 - 4, 7 - 9, 14 - 4, 14 - 9}


def test_a_weakness_of_0_needs_a_team() -> None:
    nobody = scene(holding(), city="0 1", stage="capture", level="superhero")
    assert moves(nobody) == {"pass"}
    some = scene(holding(heroes="h-2a b1a l1a, h5a b5a l5a -10a"), city="0 5", stage="capture")
    assert moves(some) == says("pass, capture v0 : H1, capture v5 : H2 -10a, capture v5 : H1 H2 -10a")


def test_a_sleeping_sidekick_is_in_no_team() -> None:
    mine = holding(heroes="h1a b1a l1a")
    assert moves(scene(mine, city="3 12", sidekick="h5a b3a +5a", stage="capture")) == says(
        "pass, capture v3 : H1"
    )
    awake = scene(mine, city="3 9 12", sidekick="h5a b3a l1b", stage="capture")
    assert moves(awake) == says("pass, capture v3 : H1, capture v9 : s, capture v12 : H1 s")


def test_too_many_teams_are_not_listed_and_can_be_asked_about() -> None:
    kinds = [f"{value}{copy}" for value in range(1, 6) for copy in "abcd"]
    heroes = ", ".join(f"h{kind} b{kind} l{kind}" for kind in kinds)
    oracle = scene(holding(heroes=heroes), city="12", stage="capture")
    assert oracle.moves(0) is None
    assert oracle.legal(0, "capture v12 : H1 H2 H5")
    assert not oracle.legal(0, "capture v12 : H1 H2 H3")
    assert oracle.legal(0, "pass")


# The energize phase


def test_hands_are_refilled_to_seven_at_the_end_of_the_turn() -> None:
    hall = frozenset({"l5d", "b5d", "-5c"})
    oracle = scene(holding("h1a h2a h3a b1a b2a b3a +5a"), holding("h4a"), hall=hall)
    # Nothing was played: nothing is drawn.
    assert play(oracle, "done", "pass").waiting() == (1,)
    one = play(oracle, "play h1a", "done", "pass")
    assert one.waiting() == (CHANCE,)
    assert not one.legal(CHANCE, "draw")
    assert not one.legal(CHANCE, "draw l5d b5d")
    assert not one.legal(CHANCE, "draw h1a")
    drawn = play(one, "draw b5d")
    assert drawn.waiting() == (1,)
    assert drawn.hall == {"l5d", "-5c"}
    # The second seat lacks seven cards, and gets the two that there are (R-NL-12).
    last = play(drawn, "play h4a", "pass")
    assert last.legal(CHANCE, "draw l5d -5c")
    assert len(play(last, "draw -5c l5d").holdings[1].hand) == 2


# The ends


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


def test_cards_from_headquarters_make_a_new_hall() -> None:
    oracle = scene(holding("h1a h2a b1a"), holding("h3a"), hall=NOTHING_LEFT)
    back = play(oracle, "hq h1a b1a")
    # Seven are wanted, two are there: they come back.
    assert back.hall == {"h1a", "b1a"}
    assert back.legal(CHANCE, "draw b1a h1a")
    assert play(back, "draw h1a b1a").hall == NOTHING_LEFT


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


def test_a_state_is_left_alone_by_playing_on() -> None:
    oracle = scene(EXAMPLE, city="20 21", sidekick="h1c b1a l1a", stage="capture")
    before = replace(oracle)
    oracle.play(0, "capture v20 : H1 +10a s")
    assert oracle == before
    assert oracle.moves(1) == set()
    assert not oracle.legal(CHANCE, "pass")
