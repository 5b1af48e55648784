"""Turns of Numero in the making: touched in any order, taken back one by one, helped or not."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.numero.scenes import alone, begin, play, scene
from parlour.core.game import NO_ASK, Draft, Json
from parlour.core.rng import Rng
from parlour.games.numero import NUMERO
from parlour.games.numero.state import NumeroState

HELPS = pytest.mark.parametrize("helps", ["glow", "sums", "self"])


def example(helps: str = "sums") -> NumeroState:
    """Return a turn with wild cards, takes and builds."""
    return scene("-2 -4 g8 g9 g1", "x2 x3 x4 x5 o15", centre="b10; r5; o3", helps=helps)


def touch(state: NumeroState, words: str) -> Draft:
    """Touch words one after the other, each following what the draft made of those before."""
    draft = state.draft(0, "")
    for word in words.split():
        # What was touched may be touched again, to take it back.
        assert word in (*draft.touch, *draft.move.split()), f"{word} after {draft.move!r}: {draft.touch}"
        draft = state.draft(0, f"{draft.move} {word}".strip())
    return draft


def said(state: NumeroState, words: str) -> str:
    """Return the sentence that touched words come to, which can be played."""
    draft = touch(state, words)
    assert draft.status in ("may", "done"), draft
    sentence = state.tidy(0, draft.move)
    assert state.why_not(0, sentence) is None
    return sentence


def refused(draft: Draft) -> str:
    """Return the code of the refusal of a draft."""
    assert (draft.status, draft.touch, draft.ask) == ("no", (), NO_ASK)
    assert draft.refusal is not None
    return draft.refusal.code


def shown(draft: Draft) -> Json:
    """Return the view after the words so far."""
    assert draft.preview is not None
    return draft.preview


def values(draft: Draft) -> dict[str, object]:
    """Return what the piles are worth after the words so far."""
    return {pile["pile"]: pile["value"] for pile in shown(draft)["centre"]}


# Wild cards


@pytest.mark.parametrize("words", ["-2 b10", "b10 -2", "-2 on b10 ;"])
def test_a_wild_card_and_a_pile_in_any_order(words: str) -> None:
    state = example()
    draft = touch(state, words)
    assert values(draft) == {"b10": 8, "r5": 5, "o3": 3}
    assert (draft.status, draft.ask.code, draft.ask.args["begun"]) == ("more", "turn", True)
    assert said(state, f"{words} g8 b10") == "-2 on b10 ; take g8 : b10"


@pytest.mark.parametrize("words", ["b10 r5 -2", "r5 b10 -2", "-2 on b10 r5 ;", "-2 on r5 b10 ;"])
def test_piles_and_a_wild_card_in_any_order_are_joined_under_it(words: str) -> None:
    state = example()
    assert values(touch(state, words)) == {"b10": 13, "o3": 3}
    state = scene("-2 g13 g8", "x2", centre="b10; r5; o3")
    assert said(state, f"{words} b10 g13") == "-2 on b10 r5 ; take g13 : b10"


def test_the_next_card_ends_the_piles_after_on() -> None:
    state = scene("-2 -4 g13 g9", "x2", centre="b10; r5; o3")
    # The semicolon, another wild card, or the number card.
    assert values(touch(state, "-2 on b10 r5 ;")) == {"b10": 13, "o3": 3}
    for words in ("-2 on b10 r5 -4", "-2 on b10 r5 g13"):
        assert values(state.draft(0, words)) == {"b10": 13, "o3": 3}
    assert state.tidy(0, "-2 on b10 r5 -4 b10 g9 b10") == "-2 on b10 r5 ; -4 on b10 ; take g9 : b10"
    assert state.tidy(0, "-2 on b10 r5 g13 b10") == "-2 on b10 r5 ; take g13 : b10"


def test_one_wild_card_after_the_other() -> None:
    state = example()
    first = "-2 on b10 ; -4 on r5 ; take g9 : b10 r5"
    for words in ("-2 b10 -4 r5 g9 b10 r5", "b10 -2 -4 r5 r5 b10 g9", "-2 b10 r5 -4 b10 g9 r5"):
        assert said(state, words) == first
    state = scene("-2 /4 x3 g6", "x2", centre="b10; r5")
    assert values(touch(state, "-2 b10 /4 b10")) == {"b10": 2, "r5": 5}
    assert said(state, "-2 b10 /4 b10 x3 b10 g6 b10") == "-2 on b10 ; /4 on b10 ; x3 on b10 ; take g6 : b10"


def test_a_loose_wild_card_is_touched_like_one_of_the_hand() -> None:
    state = scene("g8 g2", "x2", centre="b10; r5", loose="-2 x3")
    draft = touch(state, "-2 b10")
    assert shown(draft)["loose"] == ["x3"]
    assert said(state, "b10 -2 b10 g8") == "-2 on b10 ; take g8 : b10"
    assert "drop" not in touch(state, "-2").touch, "it lies there already"


@pytest.mark.parametrize("words", ["-2 drop", "drop -2"])
def test_a_wild_card_is_dropped(words: str) -> None:
    state = example()
    draft = state.draft(0, words)
    assert shown(draft)["loose"] == ["-2"]
    assert shown(draft)["hands"][0]["cards"] == ["g1", "g8", "g9", "-4"]
    assert "-2" not in draft.touch, "it rests"
    assert state.tidy(0, f"{words} g1 discard") == "drop -2 ; discard g1"
    assert state.draft(0, "drop").ask.code == "drop"
    assert state.draft(0, "drop").touch == ("-2", "-4")


def test_where_it_glows_a_wild_card_is_offered_only_where_it_makes_a_number() -> None:
    state = scene("-4 /2 sqrt g1", "x2", centre="b10; r5; o3; r9", helps="glow")
    assert {"b10", "r5", "r9"} == set(touch(state, "-4").touch) & {"b10", "r5", "o3", "r9"}
    assert {"b10"} == set(touch(state, "/2").touch) & {"b10", "r5", "o3", "r9"}
    assert {"r9"} == set(touch(state, "sqrt").touch) & {"b10", "r5", "o3", "r9"}
    assert {"-4", "/2"} == set(touch(state, "r5 o3").touch) & {"-4", "/2", "sqrt"}
    assert ";" not in touch(state, "/2 on r5").touch
    assert ";" in touch(state, "/2 on r5 o3").touch


@pytest.mark.parametrize("helps", ["sums", "self"])
def test_without_the_glow_it_is_offered_anywhere_and_refused_with_a_reason(helps: str) -> None:
    state = scene("-4 /2 sqrt g1", "x2", centre="b10; r5; o3; r9", helps=helps)
    for wild in ("-4", "/2", "sqrt"):
        assert {"b10", "r5", "o3", "r9"} <= set(touch(state, wild).touch)
        assert wild in touch(state, "r5 o3").touch
    assert refused(touch(state, "/2 r5")) == "not-whole"
    assert refused(touch(state, "r5 o3 sqrt")) == "no-root"
    assert refused(touch(state, "-4 o3")) == "below-zero"
    assert {"not-whole", "no-root", "below-zero"} <= NUMERO.tempts


# Takes and builds


@pytest.mark.parametrize("words", [" ".join(each) for each in permutations(["g8", "r5", "o3"])])
def test_a_card_and_piles_in_any_order(words: str) -> None:
    assert said(example(), words) == "take g8 : r5 o3"


@pytest.mark.parametrize("words", [" ".join(each) for each in permutations(["g4", "r5", "o3"])])
def test_a_build_is_found_by_what_is_held(words: str) -> None:
    state = scene("g4 g12", "x2", centre="r5; o3")
    assert said(state, words) == "build g4 : r5 o3"
    assert touch(state, words).ask.args["sum"] == 8


def test_where_both_are_possible_it_is_asked() -> None:
    state = scene("g3 g6 g9", "x2", centre="b3; r4; o5")
    for words in ("g3 b3", "b3 g3"):
        draft = touch(state, words)
        assert draft.status == "more"
        assert {"take", "build"} <= set(draft.touch)
        assert said(state, f"{words} take") == "take g3 : b3"
        assert said(state, f"{words} build") == "build g3 : b3"
        assert draft.ask.args["means"] == "take-build"
        for verb in ("take", "build"):
            assert touch(state, f"{words} {verb}").ask.args["means"] == verb, "not both any more"
    assert not {"take", "build"} & set(touch(state, "g9 r4 o5").touch), "only one of them"
    assert said(state, "g9 r4 o5") == "take g9 : r4 o5"


def test_what_is_said_first_is_kept_to() -> None:
    state = scene("g3 g6 g9", "x2", centre="b3; r4; o5")
    assert state.tidy(0, "build g3 b3") == "build g3 : b3"
    assert state.tidy(0, "take g3 b3") == "take g3 : b3"
    assert refused(state.draft(0, "g3 r4 take")) == "wrong-sum"
    assert refused(state.draft(0, "g3 r4 build")) == "no-answer"


def test_several_takes_are_found_by_themselves() -> None:
    state = scene("g10", "x2", centre="b10; o6; r4; o3; r7")
    assert said(state, "g10 b10 o6 r4") == "take g10 : b10 , o6 r4"
    assert said(state, "r7 o6 o3 b10 r4 g10") == "take g10 : b10 , o6 r4 , o3 r7"
    draft = touch(state, "g10 o6 r4 o3")
    assert draft.status == "more"
    assert draft.ask.args["sum"] == 3, "6 + 4 is a take by itself"


@pytest.mark.parametrize("words", ["g10 b10 o6 r4", "o6 b10 g10 r4", "g10 o6 r4 , b10"])
def test_several_takes_are_several_sums(words: str) -> None:
    draft = touch(scene("g10", "x2", centre="b10; o6; r4; o3; r7"), words)
    args = draft.ask.args
    assert (args["means"], args["parts"], set(args["sentences"])) == ("take", 2, {"10", "6 + 4"})
    composing = shown(draft)["composing"]
    slate = {*shown(draft)["steps"], f"{composing['sentence']} = {composing['sum']}"}
    assert "6 + 4 = 10" in slate
    assert slate <= {"6 + 4 = 10", "10 = 10"}, "nobody is told that 10 + 6 + 4 is 10"


def test_what_may_be_a_build_is_one_sum() -> None:
    # 3 + 3 + 3, where each 3 could also be taken; 4 + 2 + 4, where the pile of 4 could.
    for hand, words, sentence in (("g3 g9", "g3 b3 o3", "3 + 3 + 3"), ("g4 g10", "g4 b4 o2", "4 + 2 + 4")):
        draft = touch(scene(hand, "x2", centre="b3; o3; b4; o2"), words)
        assert "build" in draft.ask.args["means"]
        assert draft.ask.args["parts"] == 1
        assert shown(draft)["composing"]["sentence"] == sentence
        assert shown(draft)["steps"] == []


def test_several_takes_are_parted_as_they_score_most() -> None:
    # Six cards and three, or two times five and four: 5 points, or 2 (the played card is of one take only).
    state = scene("r15", "x2", centre="g5; o1 b2 = 3 +; b7; g10; o4 b1 = 5 +", goal="points")
    ways = ("take r15 : g5 g10 , o1 b7 o4", "take r15 : g5 o1 b7 , g10 o4")
    points = {}
    for way in ways:
        after = state.copy()
        assert after.why_not(0, way) is None
        play(after, way)
        points[way] = after.scores(2)[0]
    assert points[ways[0]] != points[ways[1]]
    assert said(state, "r15 g5 o1 b7 g10 o4") == max(ways, key=points.__getitem__)


def test_commas_part_takes_as_one_likes() -> None:
    state = scene("r15", "x2", centre="g5; o1 b2 = 3 +; b7; g10; o4 b1 = 5 +", goal="points")
    for way, words in (
        ("take r15 : g5 g10 , o1 b7 o4", "r15 g5 g10 , o1 b7 o4"),
        ("take r15 : g5 o1 b7 , g10 o4", "r15 g5 o1 b7 , o4 g10"),
    ):
        assert said(state, words) == way
    assert "," not in touch(state, "r15 g5 o1").touch
    assert refused(state.draft(0, "r15 g5 o1 ,")) == "wrong-sum"
    assert said(state, "r15 g5 g10 ,") == "take r15 : g5 g10", "one take is a take"


@pytest.mark.parametrize("words", ["g1 discard", "discard g1"])
def test_a_discard_is_said(words: str) -> None:
    state = example()
    draft = state.draft(0, words)
    assert draft.status in ("may", "done")
    assert state.tidy(0, draft.move) == "discard g1"
    assert touch(state, "g1").status == "more", "a card alone is not laid down"


def test_to_a_discard_whose_card_is_put_back_only_another_card_is_offered() -> None:
    draft = touch(example(), "g9 discard g9")
    assert draft.move == "discard"
    assert set(draft.touch) == {"g8", "g9", "g1"}


def test_a_discard_is_offered_where_what_was_changed_is_answered() -> None:
    state = example()
    assert "discard" in touch(state, "-2 b10 g1").touch
    assert "discard" not in touch(state, "-2 b10 g8").touch
    assert "discard" not in touch(state, "-2 r5 g1").touch
    # 10 less 2 is 8, and the only 8 is laid down: whoever does so all the same, or takes it for another, is told.
    for words in ("-2 b10 g8 discard", "-2 b10 discard g8", "-2 b10 g1 discard g8"):
        assert refused(state.draft(0, words)) == "no-answer"
    alone = scene("g8 g1 x3", "x2", centre="b10; r5", helps="self")
    assert refused(touch(alone, "x3 b10 g1 discard")) == "left-range", "offered, since nothing tells"


def test_in_a_last_turn_and_alone_only_takes_are_offered() -> None:
    last = scene("g8 g3 x2", "", centre="b8; r5", deck="", flags="taker 1, last 0")
    for state in (last, alone("g8 g3 x2 x3 x4", "b8; r5; o8; b3; r1", deck="g1")):
        assert "pass" in state.draft(0, "").touch
        assert state.draft(0, "pass").status == "done"
        assert "drop" not in touch(state, "x2").touch
        assert "discard" not in touch(state, "g8").touch
        assert "build" not in touch(state, "g3 r5").touch
        assert "pass" not in touch(state, "g8").touch
        assert said(state, "g8 b8") == "take g8 : b8"


def test_with_nothing_to_take_only_pass_is_listed() -> None:
    for hand, lying in (("-2 x2", "b8; r3"), ("g8", "")):
        state = scene(hand, "", centre=lying, deck="", flags="taker 1, last 0")
        assert state.moves(0) == ["pass"]
        draft = state.draft(0, "")
        assert (draft.status, draft.touch, draft.ask.code) == ("more", ("pass",), "pass")


def test_a_hand_of_wild_cards_is_laid_down_by_one_word() -> None:
    state = scene("sq -2 x3", "o1", centre="b10", loose="-3")
    draft = state.draft(0, "")
    assert (draft.status, draft.touch) == ("more", ("discard",))
    assert (draft.ask.code, draft.ask.args) == ("wilds", {"count": 3})
    assert touch(state, "discard").status == "done"
    assert said(state, "discard") == "discard -2 x3 sq"
    for word in ("-2", "b10", "drop", "-3"):
        assert refused(state.draft(0, word)) == "only-wilds"


# Taking back


def test_what_is_touched_again_is_taken_back() -> None:
    state = example()
    for words in ("g8 g8", "b10 b10", "-2 -2", "b10 r5 b10 r5"):
        assert (touch(state, words).move, touch(state, words).touch) == ("", state.draft(0, "").touch)
    assert touch(state, "g8 r5 o3 r5").move == "g8 o3"
    assert touch(state, "r5 g8 g8").move == "r5"
    assert touch(state, "-2 on r5 o3 r5").move == "-2 on o3"


def test_another_card_takes_its_place() -> None:
    state = example()
    assert touch(state, "-2 -4").move == "-4"
    assert touch(state, "g8 g9").move == "g9"
    assert touch(state, "-2 g9").move == "g9"
    assert touch(state, "r5 o3 g9 g8").move == "r5 o3 g8"
    assert said(state, "r5 o3 g9 g8") == "take g8 : r5 o3"


def test_with_another_card_all_takes_are_open_again() -> None:
    state = scene("r15 r5", "x2", centre="g5; o10; b15; r4", goal="points")
    draft = touch(state, "r15 b15 ,")
    for word, left in (("r5", "b15 r5"), ("r15", "b15")):
        after = state.draft(0, f"{draft.move} {word}")
        assert (after.move, after.status) == (left, "more")


def test_a_wild_card_that_was_played_is_taken_back_by_back_only() -> None:
    state = example()
    assert "-2" not in touch(state, "-2 b10").touch
    assert refused(state.draft(0, "-2 b10 -2")) == "wild-used"
    assert refused(state.draft(0, "-2 drop -2")) == "wild-rests"


@pytest.mark.parametrize(
    "words",
    [
        *(
            "-2 b10 -4 r5 g9 b10 r5",
            "b10 r5 -2",
            "-2 on b10 r5 g9",
            "g9 -2 on b10 r5 ;",
            "-2 drop drop -4 g1 discard",
        ),
        *("g8 r5 o3", "take g8 : r5 o3", "discard g1", "drop -2 ; -4 on b10 ; discard g8", "g9 r5 -4 b10"),
    ],
)
def test_back_goes_word_by_word(words: str) -> None:
    state = example()
    draft = state.draft(0, "")
    for word in words.split():
        further = state.draft(0, f"{draft.move} {word}".strip())
        draft = further if further.status != "no" else draft
    move = draft.move
    assert move
    while move:
        assert state.draft(0, move).move == move, "what a draft says is read as the same again"
        before = move.rpartition(" ")[0]
        back = state.draft(0, before)
        assert back.status != "no"
        move = back.move if len(back.move) < len(move) else before


def test_whatever_may_be_touched_fits_and_can_be_taken_back() -> None:
    for seed in range(60):
        rng = Rng(f"numero drafts {seed}")
        state = shuffled(rng)
        if not state.waiting() or state.stack or state.moves(state.waiting()[0]):
            continue
        seat = state.waiting()[0]
        draft = state.draft(seat, "")
        for _ in range(rng.below(12)):
            if not draft.touch:
                break
            draft = state.draft(seat, f"{draft.move} {rng.choice(list(draft.touch))}".strip())
            where = f"{draft}\n{state}"
            if draft.status == "no":
                assert draft.refusal is not None, where
                assert draft.refusal.code in NUMERO.tempts, where
                break
            words = draft.move.split()
            assert all(
                state.draft(seat, " ".join(words[:count])).status != "no" for count in range(len(words))
            )
            assert state.draft(seat, draft.move) == draft, where
            legal = state.why_not(seat, state.tidy(seat, draft.move) or "?") is None
            assert draft.status == (("may" if draft.touch else "done") if legal else "more"), where
            assert legal or draft.touch, where


def shuffled(rng: Rng) -> NumeroState:
    """Return some position of some game."""
    options = {
        "pack": rng.choice(["ten", "numbers", "times", "full"]),
        "goal": "points",
        "challenges": rng.below(2) == 1,
        "exact": rng.below(2) == 1,
        **{f"help{seat}": rng.choice(["glow", "sums", "self"]) for seat in range(1, 5)},
    }
    state = begin(1 + rng.below(3), **options)
    for _ in range(rng.below(50)):
        if state.waiting():
            seat = state.waiting()[0]
            state.apply(seat, state.chance(rng) if seat < 0 else state.sample(seat, rng))
    return state


# What is shown


@HELPS
def test_sums_and_running_values_are_shown_to_whoever_wants_them(helps: str) -> None:
    state = example(helps)
    reckons = helps == "self"
    for words, sentence, total in (("r5 o3", "5 + 3", 8), ("o3 b10 g8", "10 + 3", 13)):
        draft = touch(state, words)
        args = draft.ask.args
        assert args["shown"] is not reckons
        assert (args.get("sentence"), args.get("sum")) == ((None, None) if reckons else (sentence, total))
        composing = shown(draft)["composing"]
        assert composing["sum"] == (None if reckons else total)
        assert composing["piles"] == words.removesuffix(" g8").split()
    after = values(touch(state, "-2 b10"))
    assert after == {"b10": None if reckons else 8, "r5": 5, "o3": 3}


def test_a_fraction_is_shown_as_one() -> None:
    state = scene("/2 g8 g9", "x2", centre="b5; r3", exact=True)
    draft = touch(state, "/2 b5")
    assert values(draft) == {"b5": "5/2", "r3": 3}
    assert touch(state, "/2 b5 b5 r3").ask.args["sentence"] == "5/2 + 3"
    assert touch(state, "/2 b5 b5 r3").ask.args["sum"] == "11/2"


def test_the_preview_shows_the_table_after_the_words_so_far() -> None:
    state = example()
    assert state.draft(0, "").preview is None
    view = shown(touch(state, "b10 r5 -2 g8"))
    assert [pile["cards"] for pile in view["centre"]] == [["b10", "r5", "-2"], ["o3"]]
    assert view["hands"][0]["cards"] == ["g1", "g8", "g9", "-4"]
    assert view["hands"][1]["cards"] is None
    assert (view["composing"]["card"], view["composing"]["wild"]) == ("g8", "")
    assert shown(touch(state, "-2"))["composing"]["wild"] == "-2"
    groups = scene("g8", "x2", centre="b8; r5; o3")
    assert shown(touch(groups, "g8 b8 , r5"))["composing"]["groups"] == [["b8"]]


def test_where_it_glows_only_what_fits_is_offered() -> None:
    lying = "b10; r5; o3; b4"
    piles = set(lying.split("; "))
    for helps in ("sums", "self"):
        state = scene("g8 g1", "x2", centre=lying, helps=helps)
        assert piles <= set(touch(state, "g8").touch)
    state = scene("g8 g1", "x2", centre=lying, helps="glow")
    assert set(touch(state, "g8").touch) & piles == {"r5", "o3"}  # 5 + 3; and 9 + 8 is held by nobody
    assert set(touch(state, "g1").touch) & piles == {"o3", "b4"}, "3 + 4 + 1 = 8, and no pile is worth 1"
    assert set(touch(state, "g1 o3").touch) & piles == {"o3", "b4"}
    state = scene("g5 g1", "x2", centre="b10; r5; o3; b2", helps="glow")
    assert set(touch(state, "g5").touch) & {"b10", "r5", "o3", "b2"} == {"r5", "o3", "b2"}, (
        "10 is not two fives"
    )
    # With a wild card anything may fit.
    state = scene("g8 g1 x3", "x2", centre=lying, helps="glow")
    assert piles <= set(touch(state, "g8").touch)


def test_where_nothing_fits_the_card_is_taken_back() -> None:
    state = scene("g8", "", centre="b9; r5", deck="", flags="taker 1, last 0", helps="glow")
    draft = touch(state, "g8")
    assert (draft.status, draft.touch) == ("more", ("g8",))
    assert touch(state, "g8 g8").touch == state.draft(0, "").touch


def test_where_it_glows_halves_fit_too() -> None:
    state = scene("/2 1/2 g4", "x2", centre="g3; b5; r9", exact=True, helps="glow")
    draft = touch(state, "/2 g3 1/2 b5 g4")
    assert {"g3", "b5"} <= set(draft.touch)
    assert said(state, "/2 g3 1/2 b5 g4 g3 b5") == "/2 on g3 ; 1/2 on b5 ; take g4 : g3 b5"


def test_whoever_reckons_alone_says_what_it_is_and_may_be_wrong() -> None:
    state = example("self")
    draft = touch(state, "g8 r5 o3")
    assert draft.status == "more"
    assert {"take", "build"} <= set(draft.touch), "both are offered, whatever it comes to"
    assert {"take", "build"} <= set(touch(state, "g8 r5").touch)
    assert said(state, "g8 r5 o3 take") == "take g8 : r5 o3"
    assert refused(touch(state, "g8 r5 take")) == "wrong-sum"
    assert refused(touch(state, "g8 r5 build")) == "no-answer"
    assert refused(touch(state, "g8 b10 build")) == "left-range"
    assert touch(state, "g8 r5 o3").ask.args["verb"] == "none"
    assert touch(state, "g8 r5 o3 take").ask.args["verb"] == "take", "what was said is not asked for again"
    assert {"wrong-sum", "no-answer", "left-range"} <= NUMERO.tempts


def test_a_wrong_touch_says_what_is_wrong_with_it() -> None:
    state = example()
    for word, code in {
        "x2": "not-held",
        "b15": "no-pile",
        "hello": "syntax-turn",
        ",": "syntax-turn",
    }.items():
        assert refused(state.draft(0, word)) == code
    assert refused(state.draft(0, "take o3 o9")) == "not-held"
    assert refused(state.draft(0, "g8 r5 -2")) == "number-last"
    assert refused(state.draft(0, "discard g1 r5")) == "syntax-turn"
    assert refused(state.draft(0, "drop g1")) == "not-wild"
    assert refused(state.draft(0, "pass")) != "", "a card must be played"
    assert state.draft(1, "o15").refusal == state.why_not(1, "o15"), "it is not that seat's turn"
