"""Numbers League, chapters 5 to 7 of web/games/league/rules/en.md: capturing, drawing, and the ends."""

from __future__ import annotations

import pytest

from games.league.scenes import (
    EVERY_SEATS,
    GREEN,
    SEVERAL_SEATS,
    YELLOW,
    draw,
    hand,
    kinds,
    moves,
    pass_turn,
    play,
    refusal,
    scene,
)
from parlour.core.game import CHANCE, Outcome, Refusal
from parlour.core.rng import Rng
from parlour.core.table import COMPUTER, PERSON, Sitter, Table
from parlour.games.league import LEAGUE

# 5 The capture phase


def test_5_1_one_villain_of_the_city_by_its_exact_weakness() -> None:
    state = scene(
        "hand h3a; H1 h1a b2a l4a; H2 h1b b1a l1a; took v12",
        doing="captures",
        city="v3 v4 v5 v6 v7 v8 v9 v10 v11 v13 v14",
    )
    assert moves(state) == {"capture v7 : H1", "capture v3 : H2", "capture v10 : H1 H2", "pass"}
    wrong = state.why_not(0, "capture v8 : H1")
    assert wrong == Refusal(
        "wrong-sum",
        {"sum": 7, "weakness": 8, "over": False, "sentence": "1 + 2 + 4", "sums": "1 + 2 + 4"},
        "§5.1",
    )
    assert refusal(state, "capture v12 : H1 H2") == ("villain-gone", "§5.1")
    assert refusal(state, "capture v15 : H1 H2") == ("no-villain", "§5.1")
    assert refusal(state, "catch v7") == ("syntax-capture", "§5.1")
    for part in ("capture", "capture v7", "capture v7 :", "capture : H1"):
        assert refusal(state, part) == ("syntax-unfinished", "§5.1")
    play(state, "capture v7 : H1")
    assert state.stage == "energize"


def test_5_1_nothing_need_be_captured() -> None:
    state = scene("hand h3a; H1 h1a b2a l4a", doing="captures")
    (event,) = play(state, "pass")
    assert event.kind == "passed"
    assert state.scores(1) == (0,)


def test_5_2_completed_superheroes_and_the_active_sidekick() -> None:
    state = scene(
        "hand h3a; H1 h1a b2a l4a; begun h3b b3a",
        "hand; H1 h5a b5a l4b",
        doing="captures",
        sidekick="h1b b1b l1b",
    )
    assert moves(state) == {"capture v7 : H1", "capture v3 : s", "capture v10 : H1 s", "pass"}
    assert refusal(state, "capture v6 : H2") == ("no-hero", "§5.2")
    assert refusal(state, "capture v10 : s H1") == ("syntax-team", "§5.2")
    assert refusal(state, "capture v10 H1 s") == ("syntax-team", "§5.2")
    assert refusal(state, "capture v10 : H1 h3a") == ("not-team", "§5.2")


def test_5_2_a_weakness_of_0_needs_somebody() -> None:
    state = scene(
        "hand; H1 h-3a b1a l2a; H2 h1a b1b l1a",
        doing="captures",
        city="v-10 v-7 v-5 v-4 v-3 v-2 v-1 v0 v1 v2 v27 v28",
        options="superhero level, 12 villains, green sides, equations before, glow",
    )
    assert moves(state) == {"capture v0 : H1", "pass"}
    assert refusal(state, "capture v0") == ("syntax-unfinished", "§5.1")


def test_5_3_a_device_changes_only_who_carries_it() -> None:
    options = "superhero level, 12 villains, mixed sides, equations before, glow"
    state = scene(
        "hand; H1 h1a b2a l4a x2a; H2 h1b b1a l1a +10a",
        doing="captures",
        city="v3 v4 v5 v6 v7 v8 v10 v12 v14 v17 v20 v27",
        options=options,
    )
    assert moves(state) == {
        "capture v7 : H1",
        "capture v14 : H1 x2a",
        "capture v3 : H2",
        "capture v10 : H1 H2",
        "capture v17 : H1 x2a H2",
        "capture v20 : H1 H2 +10a",
        "capture v27 : H1 x2a H2 +10a",
        "pass",
    }
    assert refusal(state, "capture v14 : +10a") == ("device-alone", "§5.3")
    assert refusal(state, "capture v17 : H1 +10a") == ("device-alone", "§5.3")
    assert refusal(state, "capture v17 : H1 +10b") == ("device-idle", "§5.3")
    (event, *_) = play(state, "capture v27 : H1 x2a H2 +10a")
    assert event.data["sentence"] == "(1 + 2 + 4) × 2 + 1 + 1 + 1 + 10"
    assert event.data["sums"] == "7 × 2 + 3 + 10"


SHEET = "hand; H1 h1a b2a l4a +10a; H2 h1b b2b l2a +5a"
SHEET_SIDEKICK = "h1c b1a l1a"


def test_5_3_the_example_of_the_sheet() -> None:
    """7 with boots, 5 with a jet pack, and a Sidekick of 3: just these can be captured."""
    weaknesses = set()
    for options, city in (
        ("hero level, 24 villains, mixed sides, equations before, glow", YELLOW),
        ("superhero level, 24 villains, green sides, equations before, glow", GREEN),
    ):
        state = scene(
            SHEET,
            doing="captures",
            options=options,
            city=" ".join(f"v{each}" for each in city),
            sidekick=SHEET_SIDEKICK,
        )
        weaknesses |= {int(move.split(" ")[1][1:]) for move in moves(state, "capture")}
    assert weaknesses == {3, 5, 7, 8, 10, 12, 13, 15, 17, 20, 22, 25, 27, 30}


def test_5_3_the_team_decides_which_device_goes() -> None:
    """The sheet's 20: with the boots, or with the jet pack."""
    for team, used in (("H1 +10a s", "+10a"), ("H1 H2 +5a s", "+5a")):
        state = scene(
            SHEET,
            doing="captures",
            options="hero level, 24 villains, mixed sides, equations before, glow",
            city=" ".join(f"v{each}" for each in YELLOW),
            sidekick=SHEET_SIDEKICK,
        )
        assert {f"capture v20 : {team}"} <= moves(state)
        play(state, f"capture v20 : {team}")
        assert state.view(None)["trophies"] == [{"villains": ["v20"], "devices": [used], "score": 4}]


def test_5_4_used_devices_go_and_superheroes_stay() -> None:
    state = scene("hand h3a; H1 h1a b1a l2a +5a; H2 h1b b1b l1a -5a", doing="captures")
    (event, *_) = play(state, "capture v12 : H1 +5a H2")
    assert event.data["devices"] == ["+5a"]
    view = state.view(None)
    assert view["trophies"] == [{"villains": ["v12"], "devices": ["+5a"], "score": 3}]
    assert [(hero["sum"], hero["device"]) for hero in view["heroes"][0]] == [(4, None), (3, "-5a")]
    assert [each["taken"] for each in view["city"] if each["weakness"] == 12] == [0]
    draw(state)
    play(state, "done", "capture v4 : H1")
    assert state.scores(1) == (4,)


def test_5_5_a_trade_ends_an_active_sidekick_or_begins_one() -> None:
    state = scene("hand h3a +5a l3a", sidekick="h1b b1b l1b")
    assert state.view(None)["sidekick"]["sum"] == 3
    events = play(state, "trade +5a b1b")
    assert kinds(events) == ["traded", "slept"]
    assert state.view(None)["sidekick"]["sum"] is None
    play(state, "done")
    assert refusal(state, "capture v3 : s") == ("sidekick-asleep", "§5.5")
    state = scene("hand h3a +5a l3a", sidekick="h1b +10a b1b")
    events = play(state, "trade l3a +10a")
    assert kinds(events) == ["traded", "woke"]
    assert events[1].data == {"sum": 5}
    play(state, "done", "capture v5 : s")


@SEVERAL_SEATS
def test_5_5_every_player_may_use_it_again_and_again(seats: int) -> None:
    # Superheroes of 3, 4, 5 and 6, and a Sidekick of 8.
    rows = [f"hand h5a; H1 h{seat + 1}a b1{copy} l1{copy}" for seat, copy in enumerate("abcd"[:seats])]
    rows = [row.replace("h5a", f"h5{copy}") for row, copy in zip(rows, "abcd", strict=False)]
    state = scene(*rows, sidekick="h4b b2a l2b")
    for seat in range(seats):
        assert state.waiting() == (seat,)
        play(state, "done", f"capture v{8 + 3 + seat} : H1 s")
        draw(state)
    assert [len(each["villains"]) for each in state.view(None)["trophies"]] == [1] * seats
    assert state.view(None)["sidekick"]["sum"] == 8


GLOWING, RECKONED = (
    f"hero level, 12 villains, mixed sides, equations {shown}, glow" for shown in ("before", "self")
)


@pytest.mark.parametrize(
    ("mine", "options", "asked"),
    [
        ("hand h3a; H1 h1a b1a l1a", GLOWING, True),
        ("hand h3a; H1 h5a b5a l5a", GLOWING, False),
        ("hand h3a; begun h1a b1a", GLOWING, False),
        ("hand h3a; H1 h5a b5a l5a", RECKONED, True),
        ("hand h3a; begun h1a b1a", RECKONED, False),
    ],
)
def test_5_6_a_capture_phase_without_a_choice_ends_by_itself(mine: str, options: str, asked: bool) -> None:
    start = scene(mine, "hand l1b", options=options)
    table = Table(LEAGUE, start.choices._asdict(), (Sitter(PERSON), Sitter(PERSON)), "5.6", start)
    table.settle()
    told = table.play(0, "done")
    assert isinstance(told, list)
    passed = [str(record) for record in table.journal[1:2]]
    if asked:
        assert (table.waiting(), passed) == ((0,), [])
        assert table.why_not(0, "pass") is None, "nobody need capture"
    else:
        assert passed == ["0 pass"], "a sentence like any other, in the journal"
        assert ("passed", 0) in [(event.kind, event.seat) for event in told]
        assert table.waiting() == (1,)
    assert start.waiting() == (0,), "and the rules do not say it: a state waits until somebody does"


# 6 The energize phase


def test_6_1_up_to_seven_cards_again() -> None:
    state = scene("hand h1a b1a l1a h2a b2a l2a +5a", "hand h4a")
    play(state, "play h1a", "trade b1a h1d", "pass")
    assert state.waiting() == (CHANCE,)
    assert len(state.chance(Rng(1)).split()) == 1 + 1
    for wrong in ("draw", "draw h5a b5a", "draw h4a", "draw h1a", "draw x5a", "take h5a"):
        assert refusal(state, wrong) == ("syntax-draw", "§6.1")
    (event, *_) = play(state, "draw h5a")
    assert event.seen_by(0) == {"kind": "drew", "seat": 0, "data": {"count": 1, "cards": ["h5a"]}}
    assert event.seen_by(1) == {"kind": "drew", "seat": 0, "data": {"count": 1}, "masked": True}
    assert len(hand(state)) == 7


def test_6_1_whoever_played_nothing_draws_nothing() -> None:
    state = scene("hand h1a b1a l1a h2a b2a l2a +5a", "hand h4a b4a l4a h5a b5a l5a +5b")
    play(state, "done", "pass")
    assert state.waiting() == (1,)


def test_6_2_what_is_left_is_drawn_and_then_nothing() -> None:
    state = scene("hand h1a b1a l1a", "hand h4a", hall="h5a b5a")
    play(state, "done", "pass")
    assert state.chance(Rng(1)).split()[0] == "draw"
    play(state, "draw b5a h5a")
    assert len(hand(state)) == 5
    assert state.waiting() == (1,)
    play(state, "play h4a", "pass")
    assert state.waiting() == (0,)  # no draw in between
    play(state, "hq h1a b1a")
    assert set(state.chance(Rng(1)).split()) == {"draw", "h1a", "b1a"}


# 7 How it ends


@EVERY_SEATS
def test_7_1_the_last_villain_ends_the_game_at_once(seats: int) -> None:
    taken = "took v5 v6 v7 v8 v9 v10 v11 v12 v13 v14 v4"
    others = ["hand l4a", "hand l4b", "hand l4c"][: seats - 1]
    state = scene(f"hand h3a; H1 h1a b1a l1a; {taken}", *others, doing="captures", city="v3")
    events = play(state, "capture v3 : H1")
    assert kinds(events) == ["captured", "scored"]
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("city", frozenset({0}))
    assert state.waiting() == ()
    assert len(hand(state)) == 1  # nothing is drawn any more


@SEVERAL_SEATS
def test_7_2_an_empty_hall_and_a_round_in_which_nobody_does_anything(seats: int) -> None:
    for starter in range(seats):
        state = scene(
            *["hand h1a b1a; took v3", "hand h2a", "hand h3a", "hand h4a"][:seats],
            turn=starter,
            city="v4 v5 v6 v7 v8 v9 v10 v11 v12 v13 v14",
            counts=f"starter {starter}, round 2, idle 0, dry 0, calm 1",
            hall="",
        )
        for turn in range(seats):
            assert state.waiting() == ((starter + turn) % seats,)
            pass_turn(state)
        assert state.outcome() == Outcome("idle", frozenset({0}), (1, *[0] * (seats - 1)))
        assert state.view(None)["round"] == 2


@SEVERAL_SEATS
def test_7_2_whoever_leads_cannot_end_the_game_by_passing_while_the_hall_has_cards(seats: int) -> None:
    for starter in range(seats):
        state = scene(
            *["hand h1a b1a; took v3", "hand h2a", "hand h3a", "hand h4a"][:seats],
            turn=starter,
            city="v4 v5 v6 v7 v8 v9 v10 v11 v12 v13 v14",
            counts=f"starter {starter}, round 2, idle 0, dry 0, calm 1",
        )
        for number in range(3, 6):
            for _ in range(seats):
                pass_turn(state)
            assert state.outcome() is None
            assert state.waiting() == (starter,)
            assert state.audit() == []
            assert (state.view(None)["round"], state.view(None)["clock"]["idle"]) == (number, 0)


@SEVERAL_SEATS
@pytest.mark.parametrize("deed", ["play h1a", "trade h1a h1d", "hq h1a", "capture"])
def test_7_2_any_deed_keeps_the_game_going(seats: int, deed: str) -> None:
    rows = ["hand h1a b1a; H1 h1b b1b l1b", "hand h2a", "hand h3a", "hand h4a"][:seats]
    state = scene(*rows, hall="")
    play(state, *(["done", "capture v3 : H1"] if deed == "capture" else [deed]))
    if deed[:2] in ("pl", "tr"):
        play(state, "done", "pass")
    draw(state)
    for _ in range(1, seats):
        pass_turn(state)
    assert state.outcome() is None
    assert state.view(None)["round"] == 2


def test_7_2_alone_three_rounds_in_a_row() -> None:
    state = scene("hand h1a b1a", sidekick="h1d b2d l3d", hall="")
    pass_turn(state)
    play(state, "done", "capture v6 : s")
    for _ in range(3):
        assert state.outcome() is None
        pass_turn(state)
    assert state.outcome() == Outcome("idle", frozenset(), (1,))


def test_7_2_alone_rounds_of_rest_with_cards_in_the_hall_end_nothing() -> None:
    state = scene("hand h1a b1a")
    for number in range(2, 20):
        pass_turn(state)
        assert state.outcome() is None
        assert state.view(0)["round"] == number
    assert state.audit() == []


@EVERY_SEATS
def test_7_3_an_empty_hall_and_no_capture_for_three_rounds(seats: int) -> None:
    hands = ["hand h1a b1a l1a h2a b2a", "hand h2b h3a", "hand h3b h4a", "hand h4b h5a"][:seats]
    state = scene(*hands, hall="")
    for _ in range(3):
        assert state.outcome() is None
        card = sorted(hand(state))[0]
        play(state, f"trade {card} {state.view(0)['sidekick']['cards'][0]}", "done", "pass")
        for _ in range(1, seats):
            pass_turn(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "hall"


@pytest.mark.parametrize("helps", ["capture", "hall"])
def test_7_3_a_capture_or_cards_in_the_hall_begin_the_count_anew(helps: str) -> None:
    counts = "starter 0, round 6, idle 0, dry 2, calm 5"
    state = scene(
        "hand h1a; H1 h1b b1b l1b",
        counts=counts,
        hall="" if helps == "capture" else "h5a b5a l5a h4a b4a l4a +5a",
    )
    play(state, "trade h1a h1d", "done", "capture v3 : H1" if helps == "capture" else "pass")
    draw(state)
    assert state.outcome() is None
    assert state.view(None)["clock"]["dry"] == 0


@EVERY_SEATS
def test_7_4_twenty_rounds_without_a_capture(seats: int) -> None:
    rows = ["hand h1a b1a l1a h2a b2a l2a h3a", "hand h2b", "hand h3b", "hand h4b"][:seats]
    state = scene(*rows)
    for number in range(20):
        assert state.outcome() is None, number
        card, other = sorted(hand(state))[0], state.view(0)["sidekick"]["cards"][0]
        play(state, f"trade {card} {other}", "done", "pass")
        draw(state)
        for _ in range(1, seats):
            pass_turn(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "calm"


def test_7_5_the_ends_are_looked_for_in_this_order() -> None:
    counts = "starter 0, round 20, idle {}, dry 2, calm 19"
    state = scene("hand h1a", counts=counts.format(2), hall="")
    pass_turn(state)
    assert state.reason == "idle"
    state = scene("hand h1a", counts=counts.format(0), hall="")
    play(state, "trade h1a h1d", "done", "pass")
    assert state.reason == "hall"
    state = scene("hand h1a", counts=counts.format(0))
    play(state, "trade h1a h1d", "done", "pass")
    assert state.reason == ""
    draw(state)
    assert state.reason == "calm"


def test_7_5_only_at_the_end_of_a_round() -> None:
    state = scene(
        "hand h1a", "hand h2a", turn=1, counts="starter 1, round 20, idle 0, dry 2, calm 19", hall=""
    )
    pass_turn(state)
    assert state.outcome() is None
    pass_turn(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "idle"
    assert outcome.scores == (0, 0)  # what is left counts for nobody


def over(*took: str) -> Outcome:
    """Return the outcome for such trophies, once nobody does anything any more."""
    taken = [word for each in took for word in each.split(";")[0].split()[1:]]
    city = [f"v{each}" for each in YELLOW if f"v{each}" not in taken]
    state = scene(
        *(f"hand; {each}" for each in took),
        doing="captures",
        options="hero level, 24 villains, mixed sides, equations before, glow",
        city=" ".join(city),
        hall="",
    )
    while state.waiting():
        pass_turn(state)
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def test_7_6_points_of_villains_and_one_for_each_device() -> None:
    assert over("took v3 v11 v26; used +5a -5a", "took v19") == Outcome("idle", frozenset({0}), (8, 3))


def test_7_6_more_villains_where_points_are_equal_then_together() -> None:
    assert over("took v26", "took v3 v11", "took v4").winners == {1}
    assert over("took v26", "took v19", "took v4").winners == {0, 1}
    assert over("took v26; used +5a", "took v19 v3").winners == {1}


def test_7_7_alone_rounds_count_and_the_city_must_be_saved() -> None:
    state = scene(
        "hand h3a; H1 h1a b1a l1a; took v4 v5 v6 v7 v8 v9 v10 v11 v12 v13 v14",
        doing="captures",
        city="v3",
        counts="starter 0, round 31, idle 0, dry 0, calm 2",
    )
    play(state, "capture v3 : H1")
    assert state.outcome() == Outcome("city", frozenset({0}), (8 + 4 * 2,))
    assert state.view(0)["round"] == 31
    unsaved = scene("hand; took v4 v5", city="v3 v6 v7 v8 v9 v10 v11 v12 v13 v14", doing="captures", hall="")
    while unsaved.waiting():
        pass_turn(unsaved)
    outcome = unsaved.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("idle", frozenset(), (2,))


@EVERY_SEATS
def test_7_8_giving_up_and_stopping(seats: int) -> None:
    table = Table(LEAGUE, {}, (Sitter(),) * seats, "7")
    table.settle()
    played = table.play(0, "resign")
    assert isinstance(played, list)
    ended = Outcome("resigned", frozenset(range(1, seats)), (0,) * seats)
    assert table.outcome() == (ended if seats <= 2 else None), "of more, a computer plays on for who gives up"
    assert [sitter.who for sitter in table.sitters] == [COMPUTER if seats > 2 else PERSON] + [PERSON] * (
        seats - 1
    )
    table = Table(LEAGUE, {}, (Sitter(),) * seats, "7")
    table.settle()
    for seat in range(seats):
        assert table.outcome() is None
        table.play(seat, "draw")
    together = Outcome("agreed", frozenset(), (0,) * seats)
    assert table.outcome() == (together if seats > 1 else None), "two or more of them"
