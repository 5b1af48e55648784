"""Sentences of Numbers League in the making: touched in any order, taken back one by one, helped or not."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.league.scenes import YELLOW, play, scene
from parlour.core.game import Draft, Json, Refusal
from parlour.games.league.state import LeagueState

WHOLE = " ".join(f"v{each}" for each in YELLOW)
HELPED = "hero level, 24 villains, mixed sides, equations before, glow"
ALONE = "hero level, 24 villains, mixed sides, equations before, no glow"


def example(options: str = HELPED) -> LeagueState:
    """Return the sheet's example: 7 with +10, 5 with +5, and a Sidekick of 3."""
    return scene(
        "hand h5a; H1 h1a b2a l4a +10a; H2 h1b b2b l2a +5a",
        doing="captures",
        sidekick="h1c b1a l1a",
        city=WHOLE,
        options=options,
    )


def refused(draft: Draft) -> str:
    """Return the code of the refusal of a draft."""
    assert (draft.status, draft.touch) == ("no", ())
    assert draft.refusal is not None
    return draft.refusal.code


def composing(draft: Draft) -> Json:
    """Return what is being composed."""
    assert draft.preview is not None
    shown: Json = draft.preview["composing"]
    return shown


def touch(state: LeagueState, *words: str) -> Draft:
    """Touch words one after the other, each following what the draft made of those before."""
    draft = state.draft(0, "")
    for word in words:
        draft = state.draft(0, f"{draft.move} {word}".strip())
    return draft


@pytest.mark.parametrize(
    ("row", "plays", "asked"),
    [
        ("hand h1a b1b; begun h3a", 2, (True, False)),
        ("hand h1a h2a; begun h3a", 2, (False, True)),
        ("hand h1a h2a; begun h3a", 1, (False, False)),
        ("hand h1a +5a; begun h3a", 2, (False, True)),
        ("hand h1a +5a; begun h3a; H1 h5a b5a l5a", 2, (True, False)),
        ("hand h1a +5a; begun h3a; H1 h5a b5a l5a +10a", 2, (False, True)),
        (
            "hand h1a h2a; begun h3a; H1 h5a b5a l4a",
            2,
            (False, False),
        ),  # 14 can be captured, but not from there
    ],
)
def test_whoever_holds_no_card_that_fits_is_told(row: str, plays: int, asked: tuple[bool, bool]) -> None:
    # §4.3, §4.5: a part where it is missing, a device on who carries none; §4.7: from headquarters nobody captures.
    clock = "starter 0, round 1, idle 0, dry 0, calm 0" + (", acted" if plays == 1 else "")
    state = scene(row, doing=f"acts, {plays} plays left", counts=clock, sidekick="h1d h2d h3d")
    fits, returns = asked
    assert state.draft(0, "").ask == ("action", {"plays": plays, "fits": fits, "returns": returns})


def test_nobody_is_sent_to_headquarters_where_the_hall_is_empty() -> None:
    state = scene("hand h1a h2a; begun h3a", sidekick="h1d h2d h3d", hall="")  # R-NL-12
    assert state.asks(0, "").args == {"plays": 2, "fits": False, "returns": False}


@pytest.mark.parametrize("order", list(permutations(["H1", "H2", "s", "v20"])))
def test_a_capture_may_be_touched_in_any_order(order: tuple[str, ...]) -> None:
    words = list(order)
    words.insert(words.index("H2") + 1, "+5a")
    draft = touch(example(), *words)
    assert draft.move == "capture v20 : H1 H2 +5a s"
    assert draft.status == "done"  # there is nothing else that could be added


def test_the_villain_said_last_completes_it_and_said_first_leaves_it_open() -> None:
    state = example()
    assert touch(state, "H1", "v7").status == "done"
    assert touch(state, "H1", "v7").touch == ()
    first = touch(state, "v15", "H1", "H2", "s")
    assert (first.status, first.touch) == ("done", ())

    def open_scene(options: str) -> LeagueState:
        heroes = "hand; H1 h1a b2a l4a -5a; H2 h1b b2b l2a"
        return scene(heroes, doing="captures", sidekick="h1c +5a l1a", city=WHOLE, options=options)

    open_ended = open_scene(HELPED)
    draft = touch(open_ended, "v7", "H1")
    assert (draft.status, draft.touch) == ("may", ("-5a", "H2"))  # 7 is also 7 - 5 + 5
    assert draft.ask.args["fits"] is True, "and whoever asks for more says that it fits already"
    assert touch(open_ended, "v7").ask.args["fits"] is False
    assert touch(open_ended, "v7", "H2").ask.args.get("fits", False) is False
    alone = touch(open_scene(HELPED.replace("before", "after")), "v7", "H1")
    assert alone.ask.args["fits"] is False, "whoever does the sums is not told"
    assert touch(open_ended, "v7", "H1", "-5a").status == "more"


def test_a_word_that_is_said_again_takes_itself_back() -> None:
    state = example()
    assert touch(state, "H1", "H2", "H1").move == "capture : H2"
    assert touch(state, "H1", "+10a", "+10a").move == "capture : H1"
    assert touch(state, "H1", "+10a", "H2", "H1").move == "capture : H2"
    assert touch(state, "v20", "H1", "v20").move == "capture : H1"
    assert touch(state, "s", "s").move == ""
    assert touch(state, "v20", "v17").move == "capture v17"


def test_a_wrong_touch_of_the_capture_phase_says_what_is_wrong_with_it() -> None:
    state = scene(
        "hand h5a +15a; H1 h1a b2a l4a +10a",
        doing="captures",
        sidekick="h1c b1a +5a",
        city=WHOLE,
        options=HELPED,
    )
    wrong = ("s", "+10a", "h5a", "+15a", "play", "dance")
    assert [refused(state.draft(0, word)) for word in wrong] == [
        "sidekick-asleep",
        "device-alone",
        "action-over",
        "action-over",
        "action-over",
        "syntax-capture",
    ]
    for word in wrong:
        assert state.draft(0, word).refusal == state.why_not(0, word), "touched or typed, it is the same"


def test_a_device_is_offered_with_its_superhero_only() -> None:
    state = example()
    assert not {"+10a", "+5a"} & set(touch(state).touch)
    assert "+10a" in touch(state, "H1").touch
    alone = touch(state, "H2", "+10a")
    assert refused(alone) == "device-alone"
    assert alone.refusal is not None
    assert alone.refusal.args == {"device": "+10a", "hero": "H1"}


def test_the_number_sentence_runs_along() -> None:
    state = example()
    assert composing(touch(state, "H1", "+10a")) == {
        "villain": None,
        "team": ["H1", "+10a"],
        "sum": 17,
        "sentence": "1 + 2 + 4 + 10",
        "sums": "7 + 10",
    }
    assert composing(touch(state, "v20", "H2", "s")) == {
        "villain": "v20",
        "team": ["H2", "s"],
        "sum": 8,
        "sentence": "1 + 2 + 2 + 1 + 1 + 1",
        "sums": "5 + 3",
    }
    negative = scene(
        "hand; H1 h-3a b1a l-2a x3a; H2 h1b b2b l2a -5a",
        doing="captures",
        options="superhero level, 24 villains, green sides, equations before, no glow",
        city="v-10 v-7 v-5 v-4 v-3 v-2 v-1 v0 v1 v2 v27 v28 v29 v30 v32 v33 v35 v36 v38 v40 v42 v45 v48 v50",
    )
    shown = composing(touch(negative, "H1", "x3a", "H2", "-5a"))
    assert shown["sum"] == -12
    assert shown["sentence"] == "(−3 + 1 − 2) × 3 + 1 + 2 + 2 − 5"
    assert shown["sums"] == "(−4) × 3 + 5 − 5"


def test_nobody_is_told_that_a_number_is_that_number() -> None:
    state = scene(
        "hand; H1 h1a b2a l4a; H2 h-3a b1a l-2a x3a",
        doing="captures",
        options="superhero level, 24 villains, green sides, equations before, no glow",
        city="v-10 v-7 v-5 v-4 v-3 v-2 v-1 v0 v1 v2 v27 v28 v29 v30 v32 v33 v35 v36 v38 v40 v42 v45 v48 v50",
        sidekick="h1c b1c l1a",
    )
    told = {
        team: composing(touch(state, *team.split()))["sums"] for team in ("H1", "s", "H2", "H2 x3a", "H1 s")
    }
    assert told == {
        "H1": "1 + 2 + 4",
        "s": "1 + 1 + 1",
        "H2": "−3 + 1 − 2",
        "H2 x3a": "(−4) × 3",
        "H1 s": "7 + 3",
    }


def test_help_shows_what_can_be_captured_and_leads_there() -> None:
    state = example()
    glowing = {int(word[1:]) for word in touch(state).touch if word[0] == "v"}
    assert glowing == {3, 5, 7, 8, 10, 12, 13, 15, 17, 20, 22, 25}  # 27 and 30 are no yellow villains
    assert {word for word in touch(state, "H1").touch if word[0] == "v"} == {"v7"}
    assert set(touch(state, "v22").touch) == {"H1", "H2"}
    assert touch(state, "v6").status == "no"


@pytest.mark.parametrize("options", [HELPED, ALONE])
def test_who_is_asked_for_depends_on_who_is_there(options: str) -> None:
    state = example(options)
    asked = {
        words: touch(state, *words.split()).ask.code
        for words in ("", "capture", "H1", "v20", "v20 H1", "H1 H1")
    }
    assert asked == {
        "": "capture",
        "capture": "capture",
        "H1": "villain",
        "v20": "team",
        "v20 H1": "team",
        "H1 H1": "capture",
    }
    assert [state.asks(0, words).code for words in ("", "capture", "capture : H1")] == [
        "capture",
        "capture",
        "villain",
    ]


def test_without_help_all_villains_may_be_touched_and_a_wrong_one_is_refused_with_the_sum() -> None:
    state = example(ALONE)
    everything = {"H1", "H2", "s", *WHOLE.split()}
    assert set(touch(state, "capture").touch) == everything | {"pass"}
    assert set(touch(state, "H1").touch) == everything - {"H1"} | {"+10a"}
    wrong = touch(state, "H1", "v8").refusal
    assert wrong is not None
    assert (wrong.code, wrong.rule) == ("wrong-sum", "§5.1")
    assert wrong.args == {
        "sum": 7,
        "weakness": 8,
        "over": False,
        "sentence": "1 + 2 + 4",
        "sums": "1 + 2 + 4",
    }
    assert touch(state, "H1", "v7").status == "done"
    # Nobody is told, by touches that are missing, that a villain cannot be captured.
    assert touch(state, "v6").status == touch(state, "v7").status == "more"
    assert touch(state, "v6").touch == touch(state, "v7").touch


@pytest.mark.parametrize(
    "options", [ALONE, ALONE.replace("before", "after"), ALONE.replace("before", "self")]
)
def test_who_names_the_villain_first_says_when_the_team_is_whole(options: str) -> None:
    state = example(options)
    for team, is_right in (("H1", False), ("H2 s", False), ("H1 s", False), ("H1 +10a s", True)):
        draft = touch(state, "v20", *team.split())
        assert draft.tries, "whether it is right is not to be read from what is offered"
        assert draft.as_json(None)["status"] == "may"
        assert {"H1", "H2", "s"} - set(team.split()) <= set(draft.touch)
        wrong = state.why_not(0, draft.move)
        assert (wrong is None) == is_right
        assert is_right or (wrong and wrong.code == "wrong-sum")
    whole = touch(state, "v20", "H1", "+10a", "H2", "+5a", "s")
    assert (whole.tries, whole.touch, whole.status) == (True, (), "more"), "nobody is left, and all the same"
    refusal = state.why_not(0, whole.move)
    assert refusal is not None
    assert (refusal.args["sum"], refusal.args["weakness"], refusal.args["over"]) == (30, 20, True)
    assert touch(state, "v25", "H1", "+10a", "H2", "s").tries
    # Nobody tries without a team, or without a villain; and whoever names it last has said all.
    assert not touch(state, "v20").tries
    assert not touch(state, "H1", "s").tries
    assert touch(state, "H1", "v7") == touch(state, "H1", "v7")._replace(tries=False, status="done")


def test_whoever_is_shown_the_sum_is_told_that_it_is_right_and_whoever_reckons_is_not() -> None:
    for options, is_told in ((ALONE, True), (ALONE.replace("before", "self"), False)):
        asked = {
            team: touch(example(options), "v15", *team.split()).ask for team in ("H1", "H1 H2", "H1 H2 s")
        }
        assert {ask.code for ask in asked.values()} == {"team"}
        facts = {team: (ask.args["fits"], ask.args.get("sum")) for team, ask in asked.items()}
        told = {"H1": (False, 7), "H1 H2": (False, 12), "H1 H2 s": (True, 15)}
        assert facts == (told if is_told else dict.fromkeys(told, (False, None)))


def test_where_villains_glow_nothing_is_tried() -> None:
    for team in ("H1", "H1 H2", "H1 H2 s"):
        assert not touch(example(), "v15", *team.split()).tries


def test_who_reckons_alone_is_shown_nothing_whatever_glows() -> None:
    reckoned = HELPED.replace("before", "self")
    assert "no glow" not in reckoned
    assert reckoned != HELPED
    assert touch(example(reckoned)).touch == touch(example(ALONE)).touch
    assert touch(example(reckoned), "H1", "v8").refusal == touch(example(ALONE), "H1", "v8").refusal


def test_without_anybody_there_is_only_pass() -> None:
    for options in (HELPED, ALONE):
        state = scene("hand h5a", doing="captures", city=WHOLE, options=options)
        draft = state.draft(0, "")
        assert (draft.status, draft.touch) == ("more", ("pass",))
        assert state.draft(0, "pass").status == "done"


@pytest.mark.parametrize("words", list(permutations(["h1a", "l2a", "+5a"])))
def test_cards_go_back_to_headquarters_in_any_order(words: tuple[str, ...]) -> None:
    state = scene("hand h1a b1a l2a +5a")
    draft = touch(state, "hq", *words)
    assert (draft.move, draft.status, draft.touch) == ("hq h1a l2a +5a", "may", ("b1a",))
    assert touch(state, "hq", *words, "l2a").move == "hq h1a +5a"
    assert touch(state, "hq", *words, "b1a").status == "done"
    assert touch(state, "hq", "h1a", "h1a").status == "more"


def test_a_card_alone_is_played() -> None:
    state = scene("hand h1a b1a +5a; H1 h2a b2a l2a; begun h3a")
    assert touch(state).touch == ("trade", "hq", "done", "b1a", "+5a")
    assert (touch(state, "b1a").move, touch(state, "b1a").status) == ("play b1a", "done")
    assert (touch(state, "+5a").move, touch(state, "+5a").touch) == ("device +5a", ("H1",))
    # A card that is taken back leaves nothing that is asked for, and another one takes its place.
    assert state.draft(0, "device") == state.draft(0, "play") == touch(state)
    assert refused(touch(state, "h1a")) == "part-there"
    assert [refused(touch(state, word)) for word in ("H1", "v7", "s")] == [
        "still-action",
        "no-team",
        "still-action",
    ]
    for word in ("H1", "v6", "capture v6 : H1"):
        first = state.draft(0, word).refusal
        assert first == state.why_not(0, word)
        assert first == Refusal("still-action", {"first": "done"}, "§4.1"), "a touch that is possible then"
    for word in ("v7", "s", "capture v7 : H1"):
        told = state.draft(0, word).refusal
        assert told is not None
        assert "first" not in told.args, "nor is it then"
    play(state, "play b1a")
    assert "hq" not in touch(state).touch
    assert refused(touch(scene("hand +5a; begun h3a"), "+5a")) == "no-carrier"
    assert refused(touch(example(), "h5a")) == "action-over"


def test_a_wrong_touch_of_the_action_phase_says_what_is_wrong_with_it() -> None:
    state = scene("hand h1a +5a; H1 h2a b2a l2a -5a; H2 h2b b2b l2b", sidekick="h4a b4a +10a")
    at_once = {word: touch(state, word).refusal for word in ("h4a", "+10a", "-5a", "l5a")}
    assert at_once == {
        "h4a": Refusal("sidekick-card", {"card": "h4a"}, "§4.6"),
        "+10a": Refusal("sidekick-card", {"card": "+10a"}, "§4.6"),
        "-5a": Refusal("device-carried", {"device": "-5a", "hero": "H1"}, "§4.5"),
        "l5a": Refusal("not-held", {"card": "l5a"}, "§4.2"),
    }
    assert [refused(touch(state, verb, "h4a")) for verb in ("play", "trade", "hq")] == ["sidekick-card"] * 3
    assert refused(touch(state, "trade", "-5a")) == "device-carried"
    # What a superhero carries lies upon it: there is no room for another.
    armed = Refusal("hero-armed", {"hero": "H1", "device": "-5a"}, "§4.5")
    assert touch(state, "+5a", "-5a").refusal == touch(state, "+5a", "H1").refusal == armed
