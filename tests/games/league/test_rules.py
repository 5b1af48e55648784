"""Numbers League, chapters 1 to 4 of web/games/league/rules/en.md: §4.6 is held by the tests named test_4_6_…"""

from __future__ import annotations

from collections import Counter

import pytest

from games.league.scenes import (
    DEVICES,
    EVERY_SEATS,
    FULL_DECK,
    GREEN,
    GREEN_DEVICES,
    HERO_DECK,
    PARTS,
    SEVERAL_SEATS,
    YELLOW,
    begin,
    dealt,
    draw,
    hall,
    hand,
    kinds,
    moves,
    pass_turn,
    play,
    refusal,
    scene,
)
from parlour.core.game import CHANCE, Refusal
from parlour.core.rng import Rng
from parlour.games.league import LEAGUE
from parlour.games.league.cards import NAMES, SIDES, VALUES, names_of

# 1 What you want


@EVERY_SEATS
def test_1_1_one_to_four_players(seats: int) -> None:
    assert list(LEAGUE.seats) == [1, 2, 3, 4]
    assert LEAGUE.check({}, seats) is None
    assert len(dealt(seats).view(None)["hands"]) == seats
    for wrong in (0, 5):
        assert LEAGUE.check({}, wrong) == Refusal("options-seats", {"least": 1, "most": 4})


def test_1_2_a_team_adds_up_to_exactly_the_weakness() -> None:
    state = scene("hand; H1 h1a b2a l4a", doing="captures")
    assert moves(state, "capture") == {"capture v7 : H1"}
    (event, *_) = play(state, "capture v7 : H1")
    assert (event.kind, event.data["weakness"], event.data["points"]) == ("captured", 7, 1)
    assert state.scores(1) == (1,)


# 2 The cards


def test_2_1_the_parts_of_hero_level() -> None:
    deck = begin().play_deck()
    assert sorted(names_of(deck)) == sorted(HERO_DECK)
    assert len(PARTS) == 60
    assert Counter(card[0] for card in PARTS) == {"h": 20, "b": 20, "l": 20}


def test_2_2_superhero_level_has_all_parts() -> None:
    names = names_of(begin(level="superhero").play_deck())
    assert sorted(names) == sorted(FULL_DECK)
    parts = [name for name in names if name[0] in "hbl"]
    assert Counter(name[0] for name in parts) == {"h": 25, "b": 25, "l": 25}
    value = dict(zip(NAMES, VALUES, strict=True))
    for kind in "hbl":
        numbers = Counter(value[name] for name in parts if name[0] == kind)
        assert numbers == {**dict.fromkeys(range(1, 6), 4), **dict.fromkeys((-3, -2, -1, 6, 7), 1)}


def test_2_3_the_devices() -> None:
    assert sum(DEVICES.values()) == 11
    assert sum(DEVICES.values()) + sum(GREEN_DEVICES.values()) == 21
    for level, counts in (("hero", DEVICES), ("superhero", {**DEVICES, **GREEN_DEVICES})):
        names = names_of(begin(level=level).play_deck())
        assert Counter(name[:-1] for name in names if name[0] in "x+-") == counts


def test_2_4_the_villains_and_their_points() -> None:
    assert len(YELLOW) == len(GREEN) == 24
    for options, weaknesses in (
        ({}, YELLOW),
        ({"level": "superhero", "sides": "green"}, GREEN),
    ):
        city = dealt(**options).view(None)["city"]
        assert [each["weakness"] for each in city] == weaknesses
        assert Counter(each["points"] for each in city) == {1: 8, 2: 8, 3: 8}
        assert [each["villain"] for each in city] == [f"v{weakness}" for weakness in weaknesses]
    backs = {}
    for side in SIDES.values():
        backs.setdefault(side.card, []).append((side.green, side.weakness))
    assert sorted(sorted(each) for each in backs.values()) == [
        [(False, yellow), (True, green)] for yellow, green in zip(YELLOW, GREEN, strict=True)
    ]


# 3 Setting up


@SEVERAL_SEATS
def test_3_1_the_highest_total_plays_first_and_play_goes_clockwise(seats: int) -> None:
    state = begin(seats)
    draws = ["h1a b1a l1a", "h5a b5a l5a", "h4a b4a l4a", "h3a b3a l3a"][:seats]
    (event,) = play(state, f"first {' ; '.join(draws)}")
    assert event.data["totals"] == [3, 15, 12, 9][:seats]
    assert event.seat == 1
    draw(state)
    order = []
    for _ in range(seats):
        order.append(state.waiting()[0])
        pass_turn(state)
    assert order == [(1 + turn) % seats for turn in range(seats)]


def test_3_1_devices_count_the_number_on_them() -> None:
    state = begin(2, level="superhero")
    (event,) = play(state, "first x5a h1a b1a ; +15a -10a h1b")
    assert event.data["totals"] == [7, 6]
    assert event.seat == 0


@SEVERAL_SEATS
def test_3_1_who_shares_the_highest_total_draws_again(seats: int) -> None:
    state = begin(seats)
    draws = ["h5a b5a l4a", "h1a b1a l1a", "h2a b2a l2a", "h3a b3a l3a"][: seats - 1]
    (event,) = play(state, f"first {' ; '.join([*draws, 'h5b b4a l5a'])}")
    assert event.data["again"] is True
    assert state.view(None)["tied"] == [0, seats - 1]
    assert refusal(state, f"first {' ; '.join(['h1a b1a l1a', 'h2a b2a l2a', 'h3a b3a l3a'][:3])}") == (
        "syntax-first",
        "§3.1",
    )
    # All cards are in the deck again.
    (event,) = play(state, "first h5a b5a l4a ; h5b b5b l5b")
    assert event.data["again"] is False
    assert state.view(None)["starter"] == seats - 1


def test_3_1_somebody_alone_need_not_draw() -> None:
    assert begin(1).chance(Rng(1)).startswith("deal ")
    assert dealt(1).view(None)["starter"] == 0


def test_3_1_what_is_no_draw() -> None:
    state = begin(2)
    for wrong in (
        "first h1a b1a l1a",
        "first h1a b1a l1a h2a b2a l2a",
        "first h1a b1a l1a ; h1a b2a l2a",
        "first h1a b1a ; l1a h2a b2a l2a",
        "first h6a b1a l1a ; h2a b2a l2a",
        "deal h1a b1a l1a ; h2a b2a l2a",
    ):
        assert refusal(state, wrong) == ("syntax-first", "§3.1")


@EVERY_SEATS
def test_3_2_seven_cards_each_three_for_the_sidekick_and_the_hall(seats: int) -> None:
    state = begin(seats)
    if seats > 1:
        draws = ["h1a b1a l1a", "h5a b5a l5a", "h2a b2a l2a", "h3a b3a l3a"][:seats]
        play(state, f"first {' ; '.join(draws)}")
    first = 1 if seats > 1 else 0
    cards = HERO_DECK[: seats * 7 + 3]
    assert refusal(state, " ".join(["deal", *cards[1:]])) == ("syntax-deal", "§3.2")
    assert refusal(state, " ".join(["deal", *cards[:-1], cards[0]])) == ("syntax-deal", "§3.2")
    assert refusal(state, " ".join(["deal", *cards[:-1], "x2a"])) == ("syntax-deal", "§3.2")
    play(state, " ".join(["deal", *cards]))
    for turn in range(seats):
        assert hand(state, (first + turn) % seats) == set(cards[turn * 7 : turn * 7 + 7])
    assert state.view(None)["sidekick"]["cards"] == cards[-3:]
    assert hall(state) == set(HERO_DECK) - set(cards)
    assert state.view(None)["hall"] == 71 - len(cards)
    assert state.waiting() == (first,)


@pytest.mark.parametrize("villains", [24, 18, 12])
def test_3_3_at_hero_level_the_lowest_yellow_sides(villains: int) -> None:
    city = begin(villains=villains).view(None)["city"]
    assert [each["weakness"] for each in city] == YELLOW[:villains]
    assert {each["side"] for each in city} == {"yellow"}


@pytest.mark.parametrize("villains", [24, 18, 12])
def test_3_3_at_superhero_level_chance_picks_cards_and_sides(villains: int) -> None:
    cities = []
    for seed in range(40):
        state, rng = begin(level="superhero", villains=villains), Rng(seed)
        said = [state.chance(rng).split(" ")[0]]
        while state.stage != "deal":
            play(state, state.chance(rng))
            said.append(state.chance(rng).split(" ")[0])
        assert said == (["villains"] if villains < 24 else []) + ["sides", "deal"]
        cities.append([each["weakness"] for each in state.view(None)["city"]])
        assert state.audit() == []
    for city in cities:
        assert len(city) == villains
        assert city == sorted(city)
        # No card lies there with both of its sides.
        cards = [YELLOW.index(each) if each in YELLOW else GREEN.index(each) for each in city]
        assert len(set(cards)) == villains
    shown = Counter(each for city in cities for each in city)
    assert set(shown) == {*YELLOW, *GREEN}
    green = sum(count for weakness, count in shown.items() if weakness in GREEN)
    assert 0.4 < green / sum(shown.values()) < 0.6


def test_3_3_all_green_where_that_is_chosen() -> None:
    state = begin(level="superhero", sides="green", villains=12)
    play(state, "villains v3 v4 v5 v6 v7 v8 v9 v10 v11 v12 v13 v26")
    assert [each["weakness"] for each in state.view(None)["city"]] == [*GREEN[:11], 50]
    assert {each["side"] for each in state.view(None)["city"]} == {"green"}


def test_3_3_what_is_no_choice_of_villains_or_sides() -> None:
    state = begin(level="superhero", villains=12)
    numbers = YELLOW[:12]
    for wrong in (numbers[1:], [*numbers, 20], [*numbers[:-1], 3], [*numbers[:-1], 27]):
        said = " ".join(["villains", *(f"v{each}" for each in wrong)])
        assert refusal(state, said) == ("syntax-villains", "§3.3")
    play(state, " ".join(["villains", *(f"v{each}" for each in numbers)]))
    for wrong in ([3, *numbers[2:]], [*numbers[:-1], 15], [-10, *numbers[:-1]]):
        said = " ".join(["sides", *(f"v{each}" for each in wrong)])
        assert refusal(state, said) == ("syntax-sides", "§3.3")
    play(state, " ".join(["sides", "v-10", *(f"v{each}" for each in numbers[1:])]))
    assert [each["weakness"] for each in state.view(None)["city"]] == [-10, *numbers[1:]]


@SEVERAL_SEATS
def test_3_4_nobody_sees_the_hands_of_others_or_the_hall(seats: int) -> None:
    state, rng = begin(seats), Rng(3)
    play(state, state.chance(rng))
    events = play(state, state.chance(rng))
    for event in events:
        if event.kind == "dealt":
            assert event.seat is not None
            assert event.seen_by(event.seat) is not None
            for other in {None, *range(seats)} - {event.seat}:
                assert event.seen_by(other) == {
                    "kind": "dealt",
                    "seat": event.seat,
                    "data": {},
                    "masked": True,
                }
    for viewer in (None, *range(seats)):
        view = state.view(viewer)
        shown = [each["cards"] is not None for each in view["hands"]]
        assert shown == [seat == viewer for seat in range(seats)]
        assert [each["count"] for each in view["hands"]] == [7] * seats
        assert view["hall"] == 71 - 7 * seats - 3
        assert len(view["sidekick"]["cards"]) == 3
    assert state.hides()


# 4 The action phase


@EVERY_SEATS
def test_4_1_action_capture_and_energize_in_this_order(seats: int) -> None:
    state = dealt(seats)
    seat = state.waiting()[0]
    assert state.stage == "action"
    assert refusal(state, "capture v3 : H1") == ("still-action", "§4.1")
    assert refusal(state, "pass") == ("still-action", "§4.1")
    one, other = (sentence for sentence in sorted(moves(state, "play"))[:2])
    play(state, one)
    assert (state.waiting(), state.stage) == ((seat,), "action")
    if state.why_not(seat, other):
        other = sorted(moves(state, "play"))[0]
    play(state, other)
    assert (state.waiting(), state.stage) == ((seat,), "capture")
    play(state, "pass")
    assert (state.waiting(), state.stage) == ((CHANCE,), "energize")
    draw(state)
    assert state.waiting() == ((seat + 1) % seats,)


@pytest.mark.parametrize("plays", [0, 1, 2])
def test_4_1_up_to_two_cards(plays: int) -> None:
    state = scene("hand h1a b1a l1a h2a b2a l2a +5a")
    play(state, *["play h1a", "play b1a"][:plays])
    assert state.stage == ("capture" if plays == 2 else "action")
    if plays < 2:
        (event,) = play(state, "done")
        assert (event.kind, event.data) == ("ready", {"left": 2 - plays})
    assert state.stage == "capture"
    assert len(hand(state)) == 7 - plays


def test_4_1_what_is_no_sentence() -> None:
    state = scene("hand h1a b1a")
    for wrong in ("done done", "h1a", "play h1a b1a", "trade h1a h1d h2d", "put h1a"):
        assert refusal(state, wrong) == ("syntax-action", "§4.1")
    for part in ("play", "trade", "trade h1a", "device", "hq"):
        assert refusal(state, part) == ("syntax-unfinished", "§4.1")


def test_4_2_only_cards_of_the_own_hand() -> None:
    state = scene("hand h1a b1a +5a; H1 h2a b2a l2a", "hand h3a +10a")
    for other in ("play h3a", "device +10a H1", "trade h3a h1d", "hq h3a", "play h5a", "play h2a", "hq x5a"):
        assert refusal(state, other) == ("not-held", "§4.2")


def test_4_3_one_head_one_body_one_pair_of_legs_in_any_order() -> None:
    for order in ("h1a b1a l1a", "l1a b1a h1a", "b1a l1a h1a"):
        state = scene("hand h1a b1a l1a h2a b2a l2a", sidekick="h5a h5b h5c")
        for number, card in enumerate(order.split()):
            events = play(state, f"play {card}")
            assert kinds(events) == (["played", "completed"] if number == 2 else ["played"])
            if number < 2:
                same = {"h": "h2a", "b": "b2a", "l": "l2a"}[card[0]]
                if state.stage == "capture":
                    pass_turn(state)
                assert refusal(state, f"play {same}") == ("part-there", "§4.3")
                assert f"play {same}" not in moves(state)
        (hero,) = state.view(0)["heroes"][0]
        assert hero["parts"] == ["h1a", "b1a", "l1a"]


def test_4_3_a_device_is_no_part() -> None:
    state = scene("hand h1a +5a")
    assert refusal(state, "play +5a") == ("not-part", "§4.3")


def test_4_4_a_complete_superhero_has_a_sum_and_the_next_may_begin_at_once() -> None:
    state = scene("hand l4a h5a h1b; begun h1a b2a")
    events = play(state, "play l4a")
    assert events[-1].data == {"hero": "H1", "parts": ["h1a", "b2a", "l4a"], "sum": 7}
    (event,) = play(state, "play h5a")
    assert event.data["hero"] == "H2"
    view = state.view(0)
    assert [hero["name"] for hero in view["heroes"][0]] == ["H1"]
    assert view["begun"] == [["h5a", None, None]]


def test_4_5_a_device_goes_on_an_own_completed_superhero() -> None:
    state = scene(
        "hand +5a +10a h3a; H1 h1a b1a l1a; H2 h1b b1b l1b -5a; begun h2a b2a",
        "hand +5b; H1 h1c b1c l1c",
    )
    assert moves(state, "device") == {"device +5a H1", "device +10a H1"}
    assert refusal(state, "device +5a H3") == ("no-hero", "§4.5")
    assert refusal(state, "device +5a s") == ("no-hero", "§4.5")
    assert refusal(state, "device +5a H2") == ("hero-armed", "§4.5")
    assert refusal(state, "device h3a H1") == ("not-device", "§4.5")
    (event,) = play(state, "device +5a H1")
    told = {"device": "+5a", "hero": "H1", "parts": ["h1a", "b1a", "l1a"], "sum": 3, "armed": 8}
    assert event.data == told
    assert refusal(state, "device +10a H1") == ("hero-armed", "§4.5")
    assert hand(state) == {"+10a", "h3a"}


def test_4_5_on_a_superhero_that_was_completed_in_this_turn() -> None:
    state = scene("hand +5a l1a; begun h1a b1a")
    play(state, "play l1a", "device +5a H1", "capture v8 : H1 +5a")
    assert state.scores(1) == (2,)


def test_4_6_a_trade_is_one_for_one_and_counts_as_a_play() -> None:
    state = scene("hand h1a +5a b1a", sidekick="h2a b2a +10a")
    assert moves(state, "trade") == {
        f"trade {gave} {got}" for gave in ("h1a", "+5a", "b1a") for got in ("h2a", "b2a", "+10a")
    }
    assert refusal(state, "trade h1a h3a") == ("not-sidekick", "§4.6")
    assert refusal(state, "trade h1a b1a") == ("not-sidekick", "§4.6")
    (event,) = play(state, "trade +5a b2a")
    assert (event.kind, event.data) == ("traded", {"gave": "+5a", "got": "b2a"})
    assert state.view(0)["sidekick"]["cards"] == ["h2a", "+5a", "+10a"]
    # The card that came back may be played in the same turn, and may be given back too.
    assert {"play b2a", "trade b2a +5a"} <= moves(state)
    play(state, "play b2a")
    assert state.stage == "capture"
    assert hand(state) == {"h1a", "b1a"}


@SEVERAL_SEATS
def test_4_6_everybody_sees_what_is_traded(seats: int) -> None:
    rows = ["hand h1a b1a", *(f"hand l{seat}b" for seat in range(1, seats))]
    state = scene(*rows, sidekick="h2a b2a +10a")
    play(state, "trade h1a +10a")
    for viewer in (None, *range(seats)):
        assert state.view(viewer)["hands"][0]["known"] == ["+10a"]
    play(state, "trade +10a h1a")
    assert state.view(None)["hands"][0]["known"] == ["h1a"]
    play(state, "pass")
    assert state.view(None)["hands"][0]["known"] == ["h1a"]


def test_4_7_back_to_headquarters_instead_of_playing() -> None:
    state = scene("hand h1a b1a +5a; H1 h2a b3a l2a", "hand l3a")
    subsets = {"h1a", "b1a", "+5a", "h1a b1a", "h1a +5a", "b1a +5a", "h1a b1a +5a"}
    assert moves(state, "hq") == {f"hq {cards}" for cards in subsets}
    before = hall(state)
    (event,) = play(state, "hq h1a +5a")
    assert event.seen_by(0) == {"kind": "returned", "seat": 0, "data": {"count": 2, "cards": ["h1a", "+5a"]}}
    for other in (1, None):
        assert event.seen_by(other) == {
            "kind": "returned",
            "seat": 0,
            "data": {"count": 2},
            "masked": True,
        }
    # No capture, though H1 could: the cards are drawn at once, and those put back may be among them.
    assert state.waiting() == (CHANCE,)
    assert hall(state) == before | {"h1a", "+5a"}
    play(state, "draw h1a +5a h3a b3b l3b h4a")
    assert hand(state) == {"b1a", "h1a", "+5a", "h3a", "b3b", "l3b", "h4a"}
    assert state.waiting() == (1,)


def test_4_7_not_after_a_card_and_not_in_another_order() -> None:
    state = scene("hand h1a b1a +5a")
    assert refusal(state, "hq b1a h1a") == ("syntax-hq", "§4.7")
    assert refusal(state, "hq h1a h1a") == ("syntax-hq", "§4.7")
    play(state, "play h1a")
    assert refusal(state, "hq b1a") == ("hq-late", "§4.7")
    assert moves(state, "hq") == set()


def test_4_7_what_was_known_of_a_hand_may_have_gone_back() -> None:
    state = scene("hand h1a b1a; known b1a", "hand l3a")
    play(state, "hq h1a")
    assert state.view(1)["hands"][0]["known"] == []


def test_4_8_the_action_phase_is_over_without_cards_too() -> None:
    state = scene("hand h1a", "hand", sidekick="h2a b2a +10a")
    play(state, "play h1a")
    assert state.stage == "capture"
    for late in ("play h1a", "trade h1a h2a", "hq h1a", "done", "device +5a H1"):
        assert refusal(state, late) == ("action-over", "§4.8")
    draw_nothing = scene("hand h1a", "hand", sidekick="h2a b2a +10a", hall="")
    play(draw_nothing, "play h1a", "pass")
    assert (draw_nothing.waiting(), draw_nothing.stage) == ((1,), "capture")
    assert moves(draw_nothing) == {"pass"}
