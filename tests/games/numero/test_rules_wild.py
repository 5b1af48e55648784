"""Numero, chapters 5 and 6 of web/games/numero/rules/en.md, wild cards and the end: test_5_2_… holds §5.2."""

from __future__ import annotations

import pytest

from games.numero.scenes import (
    TEN,
    centre,
    hand,
    kinds,
    legal,
    loose,
    play,
    refusal,
    scene,
    sheet,
    won,
)

# 5 Wild cards


def test_5_1_wild_cards_and_a_join_win_five_cards() -> None:
    # The sheet's fifth example: 10 - 2 = 8, and 5 - 4 = 1; with the 8 it would be three cards.
    state = scene("g8 g9 -2 -4", centre="b10; r5")
    eight, nine = "-2 on b10 ; take g8 : b10", "-2 on b10 ; -4 on r5 ; take g9 : b10 r5"
    assert legal(state, eight, nine) == [eight, nine]
    play(state, nine)
    assert won(state) == {"b10", "-2", "r5", "-4", "g9"}
    assert centre(state) == ""


def test_5_1_a_wild_card_before_a_build() -> None:
    state = scene("-5 g10 g13", centre="b8")  # the sheet's sixth example: 8 - 5 = 3, 3 + 10 = 13
    play(state, "-5 on b8 ; build g10 : b8")
    assert centre(state) == "b8 -5 g10 = 13"
    state = scene("-5 g10 g12", centre="b8")
    assert refusal(state, "-5 on b8 ; build g10 : b8") == ("no-answer", "§4.5")


def test_5_1_three_wild_cards_one_after_the_other() -> None:
    state = scene("-2 /4 x3 g6", centre="b10")  # the sheet's seventh example
    play(state, "-2 on b10 ; /4 on b10 ; x3 on b10 ; take g6 : b10")
    assert won(state) == {"b10", "-2", "/4", "x3", "g6"}


def test_5_1_on_a_card_on_a_build_and_on_a_join() -> None:
    state = scene("-2 g13 g10 g4 g7 g15", centre="b9 r3 = 12 +; o5; r4")
    turns = ("-2 on b9 ; take g10 : b9", "-2 on o5 r4 ; take g7 : o5", "-2 on b9 o5 ; take g15 : b9")
    assert legal(state, *turns) == [*turns]
    state = scene("-2 g7", centre="o11; o5; b9; r4")
    play(state, "-2 on o5 r4 ; take g7 : o5")
    assert (centre(state), won(state)) == ("o11; b9", {"o5", "r4", "-2", "g7"})


def test_5_1_a_join_under_a_wild_card_is_one_pile_from_then_on() -> None:
    state = scene("-2 g7 g2", centre="o11; o5; b9; r4")
    assert refusal(state, "-2 on o5 r4 ; take g2 : r4") == ("not-split", "§4.3")
    play(state, "-2 on o5 r4 ; discard g2")
    assert centre(state) == "o11; o5 r4 -2 = 7; b9; g2"


def test_5_1_never_on_a_card_of_the_hand_and_never_a_card_of_somebody_else() -> None:
    state = scene("-2 g6 g4 g5", "-3 o5 o3", centre="b10; r3")
    assert refusal(state, "-2 on g6 ; take g4 : r3") == ("no-pile", "§4.2")
    assert refusal(state, "-3 on b10 ; discard g4") == ("not-held", "§4.1")
    assert refusal(state, "-4 on b10 ; discard g4") == ("not-held", "§4.1"), "in the deck"
    assert refusal(state, "g5 on b10 ; discard g4") == ("not-wild", "§5.1")
    assert refusal(state, "b10 on r3 ; discard g4") == ("not-held", "§4.1")


def test_5_1_each_wild_card_once() -> None:
    state = scene("-2 g6 g4", centre="b10; r8")
    assert refusal(state, "-2 on b10 ; -2 on b10 ; take g6 : b10") == ("wild-used", "§5.1")
    assert refusal(state, "-2 on b10 ; drop -2 ; discard g6") == ("wild-used", "§5.1")
    assert refusal(state, "-2 on b10 ; -2 on r8 ; take g6 : r8") == ("wild-used", "§5.1")


def test_5_1_it_costs_no_turn_and_a_number_card_must_follow() -> None:
    state = scene("-2 -3 -4 -5 g1", centre="b15")
    assert legal(state, "-2 on b15 ; -3 on b15 ; -4 on b15 ; -5 on b15 ; take g1 : b15") != []
    assert refusal(state, "-2 on b15 ; -3 on b15") == ("no-number", "§4.1")


def test_5_2_strictly_in_the_order_in_which_they_are_played() -> None:
    state = scene("-2 x3 g4 g6 g12", centre="b6; r2")
    # (6 - 2) * 3 = 12 and not 6 * 3 - 2, nor 6 - 2 * 3.
    turns = ("-2 on b6 ; x3 on b6 ; take g12 : b6", "x3 on r2 ; -2 on r2 ; take g4 : r2")
    assert legal(state, *turns) == [*turns]
    # (6 + 2) - 2, and of a join the whole is multiplied: (2 + 2) * 3.
    assert legal(state, "-2 on b6 r2 ; take g6 : b6") != []
    state = scene("x3 g12 g8", centre="b2; r2")
    assert legal(state, "x3 on b2 r2 ; take g12 : b2") != []
    assert refusal(state, "x3 on b2 r2 ; take g8 : b2") == ("wrong-sum", "§4.2")


def test_5_2_each_result_is_a_whole_number_from_nought_up() -> None:
    state = scene("-5 /2 3/4 75% 0.5 sqrt cbrt g1", centre="b5; r7; o3; r4")
    for wrong, code in {
        "-5 on r4": "below-zero",
        "/2 on b5": "not-whole",
        "3/4 on r7": "not-whole",
        "75% on o3": "not-whole",
        "0.5 on r7": "not-whole",
        "/2 on r7 r4": "not-whole",
        "sqrt on b5": "no-root",
        "cbrt on r4": "no-root",
    }.items():
        assert refusal(state, f"{wrong} ; discard g1") == (code, "§5.2"), wrong
    # Not even where the next card would mend it.
    assert refusal(state, "/2 on b5 ; sq on b5 ; discard g1") == ("not-whole", "§5.2")
    state = scene("/2 x2 g5", centre="b5")
    assert refusal(state, "/2 on b5 ; x2 on b5 ; take g5 : b5") == ("not-whole", "§5.2")
    assert legal(state, "x2 on b5 ; /2 on b5 ; take g5 : b5") != []


def test_5_2_nought_may_stand_inside_a_turn_and_be_joined() -> None:
    state = scene("-5 x4 sq sqrt g9", centre="b5; r9")
    turns = (
        "-5 on b5 ; take g9 : b5 r9",
        "-5 on b5 ; x4 on b5 ; sq on b5 ; sqrt on b5 ; take g9 : b5 r9",
        "-5 on b5 ; /3 on b5 ; take g9 : b5 r9",
    )
    assert legal(state, *turns) == [*turns[:2]]
    assert refusal(state, turns[0].replace("take", "build"))[0] == "left-range"
    play(state, turns[0])
    assert won(state) == {"b5", "-5", "r9", "g9"}


def test_5_2_great_numbers_may_stand_inside_a_turn() -> None:
    state = scene("x5 x4 /4 sqrt g5", centre="b5")
    play(state, "x5 on b5 ; x4 on b5 ; /4 on b5 ; sqrt on b5 ; take g5 : b5")
    assert len(won(state)) == 6
    state = scene("sq cube cbrt sqrt g15", centre="b15")
    assert legal(state, "cube on b15 ; sq on b15 ; sqrt on b15 ; cbrt on b15 ; take g15 : b15") != []


def test_5_3_with_the_option_fractions_may_stand_inside_a_turn() -> None:
    turns = {
        "/2 on b5 ; x2 on b5 ; take g5 : b5": "/2 x2 g5",
        "/2 on b5 ; 1/2 on r3 ; take g4 : b5 r3": "/2 1/2 g4",  # 5/2 + 3/2
        "/2 on b5 ; -2 on b5 ; x4 on b5 ; take g2 : b5": "/2 -2 x4 g2",
        "/3 on o4 ; 1/3 on o4 ; sqrt on o4 ; x3 on o4 ; take g2 : o4": "/3 1/3 sqrt x3 g2",  # the root of 4/9
        "/2 on r3 ; sq on r3 ; x4 on r3 ; take g9 : r3": "/2 sq x4 g9",
        "0.75 on b5 r3 o4 ; take g9 : b5": "0.75 g9",  # a whole number anyway
    }
    for turn, cards in turns.items():
        assert legal(scene(cards, centre="b5; r3; o4", exact=True), turn) == [turn]
        plain = scene(cards, centre="b5; r3; o4")
        assert legal(plain, turn) == ([turn] if "0.75" in turn else [])


def test_5_3_never_below_nought_and_roots_only_where_they_are_exact() -> None:
    state = scene("/2 -3 sqrt cbrt g5", centre="b5; r8", exact=True)
    assert refusal(state, "/2 on b5 ; -3 on b5 ; discard g5") == ("below-zero", "§5.2")
    for wrong in ("sqrt on r8", "cbrt on b5", "/2 on b5 ; sqrt on b5", "/2 on b5 ; cbrt on b5"):
        assert refusal(state, f"{wrong} ; discard g5") == ("no-root", "§5.2")


def test_5_3_the_cube_root_of_a_fraction_is_exact_above_and_below_the_line() -> None:
    state = scene("/4 1/2 cbrt x4 g2", centre="r1", exact=True)  # the cube root of 1/8 is 1/2
    assert legal(state, "/4 on r1 ; 1/2 on r1 ; cbrt on r1 ; x4 on r1 ; take g2 : r1") != []
    state = scene("2/3 cube cbrt x3 g2", centre="r1", exact=True)  # that of 8/27 is 2/3
    assert legal(state, "2/3 on r1 ; cube on r1 ; cbrt on r1 ; x3 on r1 ; take g2 : r1") != []
    for before in ("/4 on r1", "2/3 on r1", "/4 on r1 ; 2/5 on r1"):  # 1/4, 2/3 and 1/10 have none
        state = scene("/4 2/3 2/5 cbrt g2", centre="r1", exact=True)
        assert refusal(state, f"{before} ; cbrt on r1 ; discard g2") == ("no-root", "§5.2")
    state = scene("/4 2/5 5 cbrt g2".replace(" 5 ", " "), centre="g8", exact=True)
    assert refusal(state, "2/5 on g8 ; cbrt on g8 ; discard g2") == ("no-root", "§5.2"), "16/5"


def test_5_3_no_fraction_is_left_on_the_table() -> None:
    state = scene("/2 1/2 g5 g7", centre="b5; r4", exact=True)
    assert refusal(state, "/2 on b5 ; discard g5") == ("left-fraction", "§5.4")
    assert refusal(state, "/2 on b5 ; build g5 : b5") == ("left-fraction", "§4.4")
    assert refusal(state, "/2 on b5 ; take g5 : b5") == ("wrong-sum", "§4.2")


def test_5_3_halves_that_make_a_whole_are_built_upon_like_any_whole() -> None:
    state = scene("/2 1/2 o6 g10", centre="g3; b5", exact=True)
    (*_, built, _) = play(state, "/2 on g3 ; 1/2 on b5 ; build o6 : g3 b5")
    assert (built.data["value"], centre(state)) == (10, "g3 /2 b5 1/2 o6 = 10")
    state = scene("/2 1/2 x2 o3 g8", centre="g3; b5", exact=True)
    play(state, "/2 on g3 ; 1/2 on b5 ; x2 on g3 b5 ; discard o3")
    assert centre(state) == "g3 /2 b5 1/2 x2 = 8; o3"
    state = scene("/2 1/2 o3 g8", centre="g3; b5", exact=True)
    refused = state.why_not(0, "/2 on g3 ; 1/2 on b5 ; take o3 : g3 b5")
    assert refused is not None
    assert refused.args == {"sentence": "3/2 + 5/2", "sum": 4, "card": 3, "alone": False}


def test_5_4_what_was_changed_and_is_left_must_be_answered() -> None:
    state = scene("-2 g8 g3 g5", centre="b10; r5; o9")
    turns = ("-2 on b10 ; discard g3", "-2 on r5 ; discard g8", "-2 on b10 ; take g5 : r5")
    assert legal(state, *turns) == [*turns]
    for wrong in ("-2 on b10 ; discard g8", "-2 on r5 ; discard g3", "-2 on o9 ; discard g3"):
        assert refusal(state, wrong) == ("no-answer", "§5.4"), "what is held is what is left of the hand"
    play(state, turns[2])
    assert centre(state) == "b10 -2 = 8; o9"


def test_5_4_one_card_answers_several_piles_of_its_number() -> None:
    state = scene("-2 -3 g8 g3", "o1 o2", centre="b10; r11; o9")
    play(state, "-2 on b10 ; -3 on r11 ; discard g3")
    assert centre(state) == "b10 -2 = 8; r11 -3 = 8; o9; g3"
    state = scene("-2 -3 g8 g3", "o1 o2", centre="b10; r12; o9")
    assert refusal(state, "-2 on b10 ; -3 on r12 ; discard g3") == ("no-answer", "§5.4"), "8 and 9"
    state = scene("-2 -3 g8 g9 g3", "o1 o2", centre="b10; r12; o9")
    assert legal(state, "-2 on b10 ; -3 on r12 ; discard g3") != []


def test_5_4_a_build_and_a_changed_pile_are_both_answered() -> None:
    state = scene("-2 g1 g8 g10", centre="b10; r9")
    assert legal(state, "-2 on b10 ; build g1 : r9") != []
    assert refusal(scene("-2 g1 g10", centre="b10; r9"), "-2 on b10 ; build g1 : r9") == ("no-answer", "§5.4")
    assert refusal(scene("-2 g1 g8", centre="b10; r9"), "-2 on b10 ; build g1 : r9") == ("no-answer", "§4.5")


def test_5_4_what_is_left_is_worth_one_to_fifteen() -> None:
    state = scene("-5 x2 x3 g10 g15 g3", centre="b5; r8; o6")
    assert refusal(state, "-5 on b5 ; discard g3") == ("left-range", "§5.4"), "0"
    assert refusal(state, "x2 on r8 ; discard g3") == ("left-range", "§5.4"), "16"
    turns = ("x2 on b5 ; discard g3", "x3 on b5 ; discard g3")
    assert legal(state, *turns) == [*turns]
    state = scene("-5 g1 g3", centre="b6")
    assert legal(state, "-5 on b6 ; discard g3") != []


def test_5_4_a_pile_that_was_left_is_one_like_any_other() -> None:
    state = scene("-2 g8 g3", "o8 o5 o2 o3 o4", centre="b10; r5")
    play(state, "-2 on b10 ; discard g3", "take o8 : b10")
    assert won(state, 1) == {"o8", "b10", "-2"}


def test_5_5_wild_cards_may_be_dropped_before_the_number_card() -> None:
    state = scene("-2 sq x3 g8 g3", centre="b8")
    events = play(state, "drop sq ; drop -2 ; take g8 : b8")
    assert kinds(events)[:3] == ["dropped", "dropped", "took"]
    assert (loose(state), centre(state)) == ("sq -2", "")
    assert len(hand(state)) == 5
    assert {"x3", "g3"} <= hand(state)


def test_5_5_one_is_dropped_and_another_is_used() -> None:
    state = scene("-2 sq x3 g8 g3", centre="b10")
    turns = ("drop sq ; -2 on b10 ; take g8 : b10", "-2 on b10 ; drop sq ; take g8 : b10")
    assert legal(state, *turns) == [*turns]


def test_5_5_only_a_wild_card_of_the_own_hand_is_dropped() -> None:
    state = scene("-2 g8 g3", "x2 o3", centre="b10", loose="-3")
    assert refusal(state, "drop -3 ; discard g3") == ("not-held", "§5.5")
    assert refusal(state, "drop x2 ; discard g3") == ("not-held", "§4.1")
    assert refusal(state, "drop g8 ; discard g3") == ("not-wild", "§5.1")
    assert refusal(state, "drop -2") == ("no-number", "§4.1"), "the turn is not complete"


def test_5_5_what_was_dropped_rests_until_the_next_turn() -> None:
    state = scene("-2 -3 g8 g3", "o8 o2 o3 o4 o5", centre="b10; r11")
    assert refusal(state, "drop -2 ; -2 on b10 ; take g8 : b10") == ("wild-rests", "§5.7")
    assert refusal(state, "drop -2 ; drop -2 ; take g8 : b10") == ("wild-rests", "§5.7")
    play(state, "drop -2 ; discard g3", "-2 on b10 ; take o8 : b10")
    assert won(state, 1) == {"o8", "b10", "-2"}


def test_5_6_a_hand_of_nothing_but_wild_cards_is_laid_down_whole() -> None:
    state = scene("sq -3 x2 -2 1/2", centre="b10", deck="g1 g2 g3 g4 g5 g6")
    cards = "-2 -3 x2 1/2 sq"  # in the pack's order
    for wrong in (
        *("discard -2", "discard sq -3 x2 -2 1/2", "discard", f"discard {cards} -2", "discard -2 -3 x2 1/2"),
        *(
            f"drop -2 ; discard {cards}",
            f"-2 on b10 ; discard {cards}",
            "-2 on b10",
            f"discard {cards} ; pass",
        ),
        *("take -2 : b10", "drop -2", "-2 on b10 ; discard -3 x2 1/2 sq"),
    ):
        assert refusal(state, wrong) == ("only-wilds", "§5.6"), wrong
    assert refusal(state, "pass") == ("must-play", "§4.1")
    (event, _) = play(state, f"discard {cards}")
    assert (event.kind, event.data["cards"]) == ("discarded", cards.split())
    # That ends the turn, and then the hand is filled up (§5.6).
    assert (loose(state), centre(state)) == (cards, "b10")
    assert hand(state) == {"g1", "g2", "g3", "g4", "g5"}
    assert state.waiting() == (1,)


def test_5_6_so_is_a_smaller_one_at_the_end_of_the_deck() -> None:
    state = scene("x2 -2", "r11 r12", centre="b10", deck="")
    assert refusal(state, "-2 on b10 ; discard x2") == ("only-wilds", "§5.6")
    play(state, "discard -2 x2")
    assert loose(state) == "-2 x2"
    assert state.dump()["final"] == [1], "nobody has less than no card"


def test_5_6_whoever_holds_a_number_card_does_not() -> None:
    state = scene("x2 -2 -3 -4 g9", centre="b10")
    assert refusal(state, "discard -2 -3 -4 x2") == ("not-number", "§4.1")
    play(state, "drop -3 ; drop -2 ; discard g9")  # the sheet's advice
    assert (loose(state), centre(state)) == ("-3 -2", "b10; g9")


def test_5_7_loose_wild_cards_serve_anybody() -> None:
    state = scene("g8 g13 g5 g2", "o4 o5", centre="b10; r2", loose="-2 -3")
    turns = (
        "-2 on b10 ; take g8 : b10",
        "-3 on b10 ; -2 on b10 ; take g5 : b10",
        "-2 on b10 ; build g5 : b10",
    )
    assert legal(state, *turns) == [*turns]
    play(state, "-2 on b10 ; discard g2")  # R-NU-13: also in a turn that ends with a discard
    assert (centre(state), loose(state)) == ("b10 -2 = 8; r2; g2", "-3")


def test_5_7_with_a_wild_card_of_the_hand_in_one_turn() -> None:
    state = scene("g6 /4 x3", centre="b10", loose="sq -2 cube")
    play(state, "-2 on b10 ; /4 on b10 ; x3 on b10 ; take g6 : b10")
    assert loose(state) == "sq cube", "the others stay, in their order"


def test_5_7_they_are_no_piles() -> None:
    state = scene("g6 g2", centre="b8", loose="-2 x2")
    for wrong in ("take g2 : -2", "take g6 : b8 -2", "build g2 : x2"):
        assert refusal(state, wrong) == ("no-pile", "§4.2")


# 6 The end


def test_6_1_when_a_hand_is_empty_everybody_else_has_one_last_turn() -> None:
    state = scene("g8 g7", "o3 o2", "b5", "r6 r7", centre="b8; r3; o9", deck="", turn=2)
    (*_, event) = play(state, "discard b5")
    assert (event.kind, event.seat, event.data["seats"]) == ("last", 2, [3, 0, 1])
    order = []
    while state.waiting():
        order += state.waiting()
        play(state, {3: "pass", 0: "take g8 : b8", 1: "take o3 : r3"}[order[-1]])
    assert order == [3, 0, 1]
    assert state.stage == "over"


def test_6_1_an_empty_deck_or_a_hand_that_is_filled_up_ends_nothing() -> None:
    state = scene("g8", "o3 o2", centre="b8; r3", deck="g1")
    play(state, "take g8 : b8")
    assert hand(state) == {"g1"}
    assert (state.waiting(), state.dump()["final"]) == ((1,), [])
    assert refusal(state, "pass") == ("must-play", "§4.1")


def test_6_1_a_last_turn_is_a_take_or_nothing() -> None:
    state = scene("g8 g1 g4 g9 x2", "", centre="b8; r3", deck="", flags="taker 1, last 0")
    assert legal(state, "pass", "take g8 : b8") == ["pass", "take g8 : b8"]
    for wrong in (
        *("discard g1", "build g1 : b8", "build g1 : r3", "drop x2 ; take g8 : b8", "drop x2 ; discard g1"),
        "x2 on r3 ; discard g1",
    ):
        assert refusal(state, wrong) == ("only-take", "§6.1"), wrong


def test_6_1_wild_cards_may_make_the_take_and_all_go_into_it() -> None:
    state = scene("g8 g7 -3 x2", "", centre="b10; r3; o8", loose="-2", deck="", flags="taker 1, last 0")
    turns = ("-2 on b10 ; take g8 : b10", "-3 on b10 ; take g7 : b10", "-2 on b10 ; take g8 : b10 , o8")
    assert legal(state, *turns) == [*turns]
    # 10 - 3 = 7 and 10 - 2 = 8 could be answered, but nothing that was changed is left.
    for wrong in ("-3 on b10 ; take g8 : o8", "-2 on b10 ; take g8 : o8"):
        assert refusal(state, wrong) == ("left-changed", "§6.1")
    play(state, turns[2])
    assert {"b10", "-2", "g8", "o8"} <= won(state)


def test_6_1_a_hand_of_wild_cards_passes() -> None:
    state = scene("-2 x2", "", centre="b8; r3", deck="", flags="taker 1, last 0")
    assert state.moves(0) == ["pass"]
    assert legal(state, "discard -2 x2", "drop -2", "-2 on b8", "pass") == ["pass"]


def test_6_1_whoever_goes_out_by_a_last_take_begins_nothing_new() -> None:
    state = scene("g8", "o3", "", centre="b8; r3", deck="", flags="taker 2, last 0 1", turn=0)
    play(state, "take g8 : b8")
    assert (state.waiting(), state.dump()["final"]) == ((1,), [1])
    play(state, "pass")
    assert state.stage == "over"


def test_6_1_going_out_by_a_take_a_build_or_wild_cards() -> None:
    for cards, turn in (("g8", "take g8 : b8"), ("g8", "discard g8"), ("-2", "discard -2")):
        state = scene(cards, "o3 o2", centre="b8; r3", deck="")
        events = play(state, turn)
        assert kinds(events)[-1] == "last"
        assert state.waiting() == (1,)


def test_6_2_the_centre_goes_to_whoever_took_last() -> None:
    state = scene(
        "g8; won r9", "", centre="b8; r3 b2 = 5 +; o9", loose="x2", deck="", flags="taker 1, last 0"
    )
    events = play(state, "take g8 : b8")
    assert kinds(events)[-1] == "swept"
    assert won(state) == {"r9", "g8", "b8", "r3", "b2", "o9", "x2"}
    assert (centre(state), loose(state)) == ("", "")
    state = scene("g8; won r9", "", centre="b8; r3", loose="x2", deck="", flags="taker 1, last 0")
    play(state, "pass")
    assert won(state) == {"r9"}
    assert {"b8", "r3", "x2"} <= won(state, 1)


def test_6_2_where_nobody_took_it_goes_to_nobody() -> None:
    lying = "; ".join(card for card in TEN if card not in ("g8", "r3"))
    state = scene("g8 r3", "", centre=lying, deck="", flags="last 0", pack="ten")
    play(state, "pass")
    assert (won(state), won(state, 1)) == (set(), set())
    assert centre(state) == lying
    assert state.scores(2) == (-2, 0)


def test_6_2_a_card_that_is_left_in_a_hand_takes_one_from_that_pile() -> None:
    state = scene("g1 x3 g8; won r9 b9 o9", "", centre="b8; r3", deck="", flags="taker 1, last 0")
    events = play(state, "pass")
    assert [(event.seat, event.data["points"]) for event in events if event.kind == "kept"] == [(0, -3)]
    assert state.scores(2)[0] == 0
    assert won(state) == {"r9", "b9", "o9"}, "the cards themselves go to nobody"


def test_6_2_in_points_its_printed_points_too() -> None:
    state = scene(
        "g1 x3 g8 sqrt; won r9 b9; sheet cards 20",
        "",
        centre="b8; r3",
        deck="",
        flags="taker 1, last 0",
        goal="points",
    )
    play(state, "pass")
    assert sheet(state) == {"cards": 20, "left": -(4 + 2 + 2 + 3)}
    assert sheet(state, 1) == {"most": 10}, "the centre scores nothing"


@pytest.mark.parametrize(("count", "most"), [(3, (0, 10)), (4, (0, 0)), (5, (10, 0))])
def test_6_2_left_overs_count_for_most_cards(count: int, most: tuple[int, int]) -> None:
    # 40 cards: 16 were won here, less one that is left, and 23 there, less those that lie in the centre.
    state = scene(
        f"r10; won {' '.join(TEN[:16])}",
        "",
        centre="; ".join(TEN[16 : 16 + count]),
        deck="",
        flags="taker 0, last 0",
        pack="ten",
        goal="points",
    )
    play(state, "pass")
    assert tuple(sheet(state, seat).get("most", 0) for seat in (0, 1)) == most
    assert (sheet(state).get("cards"), sheet(state)["left"]) == (None, -1)


def test_6_3_the_highest_score_wins() -> None:
    state = scene("g9; won r9 b9", "", centre="b8", deck="", flags="taker 1, last 0")
    play(state, "pass")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("finished", {1})
    assert outcome.scores == (1, 86)
    assert state.waiting() == ()


@pytest.mark.parametrize(
    ("cards", "reason", "winners"), [(19, "shared", {0, 1}), (20, "finished", {0}), (18, "finished", {1})]
)
def test_6_3_a_tie_is_shared(cards: int, reason: str, winners: set[int]) -> None:
    # 40 cards, of which one is left in a hand: it takes one card from those that were won.
    mine = " ".join(TEN[: cards + 1])
    state = scene(f"r10; won {mine}", "", deck="", flags="taker 1, last 0", pack="ten")
    play(state, "pass")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (cards, 38 - cards)
    assert (outcome.reason, outcome.winners) == (reason, winners)
