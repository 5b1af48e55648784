"""Numero, chapters 1 to 4 of web/games/numero/rules/en.md: §4.3 is held by the tests named test_4_3_…"""

from __future__ import annotations

from itertools import permutations

import pytest

from games.numero.scenes import (
    NUMBERS,
    OTHERS,
    PACKS,
    SEVERAL_SEATS,
    TEN,
    WILDS,
    WORKS,
    begin,
    centre,
    dealt,
    hand,
    legal,
    loose,
    play,
    refusal,
    scene,
    sheet,
    won,
)
from parlour.core.game import CHANCE, Refusal
from parlour.core.rng import Rng
from parlour.games.numero import NUMERO

# 1 What you want


def test_1_1_one_to_four_play() -> None:
    assert list(NUMERO.seats) == [1, 2, 3, 4]
    for wrong in (0, 5):
        assert NUMERO.check({}, wrong) == Refusal("options-seats", {"least": 1, "most": 4})


@pytest.mark.parametrize(("goal", "winner"), [("cards", 1), ("points", 0)])
def test_1_2_most_cards_win_or_most_points(goal: str, winner: int) -> None:
    points = "; sheet cards 30" if goal == "points" else ""
    state = scene(f"g5; won r2 r3{points}", "", deck="", flags="taker 0, last 0", goal=goal)
    play(state, "pass")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == {winner}
    # 30, less the 5 that was left; the other seat has the ten points for most cards.
    assert outcome.scores == {"cards": (1, 86), "points": (29, 10)}[goal]


# 2 The cards


def test_2_1_number_cards_in_four_colours() -> None:
    assert len(TEN) == 40
    assert len(NUMBERS) == 60
    for pack, cards in (("ten", TEN), ("numbers", NUMBERS)):
        state = begin(pack=pack)
        play(state, "dealer 1")
        assert sorted(state.chance(Rng(3)).split(" ")[1:]) == sorted(cards)


@pytest.mark.parametrize(
    ("pack", "size"),
    [
        *(("ten", 40), ("numbers", 60), ("subtraction", 64), ("times", 72)),
        *(("simple", 79), ("complex", 85), ("full", 89)),
    ],
)
def test_2_2_each_pack_has_all_cards_of_those_before_it(pack: str, size: int) -> None:
    state = begin(pack=pack)
    play(state, "dealer 1")
    cards = PACKS[pack]
    assert len(cards) == len(set(cards)) == size
    assert sorted(state.chance(Rng(3)).split(" ")[1:]) == sorted(cards)
    play(state, " ".join(["shuffle", *cards]))
    lying = [*hand(state, 0), *hand(state, 1), *centre(state).split("; "), *state.dump()["deck"]]
    assert sorted(lying) == sorted(cards)


@pytest.mark.parametrize("wild", WILDS)
def test_2_3_what_each_wild_card_does(wild: str) -> None:
    before, after, _ = WORKS[wild]
    state = scene(f"o{after} {wild}", centre=f"g{before}")
    play(state, f"{wild} on g{before} ; take o{after} : g{before}")
    assert won(state) == {f"g{before}", wild, f"o{after}"}


def test_2_3_there_are_twenty_nine_wild_cards() -> None:
    assert sorted(WORKS) == sorted(WILDS)
    assert len(WILDS) == 29


@pytest.mark.parametrize("wild", WILDS)
def test_2_4_points_of_wild_cards(wild: str) -> None:
    before, after, points = WORKS[wild]
    state = scene(f"o{after} {wild}", centre=f"g{before}; b13", goal="points")
    play(state, f"{wild} on g{before} ; take o{after} : g{before}")
    assert sheet(state) == {"takes": 1, "cards": 3, "printed": points}


@pytest.mark.parametrize("colour", "gobr")
def test_2_4_ones_and_fifteens_bear_two_points_and_no_other_number(colour: str) -> None:
    other = "o" if colour == "g" else "g"
    for number in range(1, 16):
        state = scene(f"{other}{number}", "x2", centre=f"{colour}{number}", loose="x3", goal="points")
        play(state, f"take {other}{number} : {colour}{number}")
        printed = {"printed": 4} if number in (1, 15) else {}
        assert sheet(state) == {"takes": 1, "cards": 2, **printed}


def test_2_4_points_do_not_matter_where_cards_are_counted() -> None:
    state = scene("g15 o1", centre="b15; b10")
    play(state, "take g15 : b15")
    assert sheet(state) == {}
    assert state.scores(2) == (2, 0)


# 3 The deal


@SEVERAL_SEATS
def test_3_1_the_seat_left_of_the_dealer_plays_first_and_play_goes_clockwise(seats: int) -> None:
    for dealer in range(1, seats + 1):
        state = begin(seats, pack="numbers")
        assert state.waiting() == (CHANCE,)
        (event,) = play(state, f"dealer {dealer}")
        assert (event.seat, event.data["whom"]) == (dealer - 1, dealer % seats)
        play(state, " ".join(["shuffle", *PACKS["numbers"]]))
        order = []
        for _ in range(seats + 1):
            (seat,) = state.waiting()
            order.append(seat)
            play(state, f"discard {min(hand(state, seat))}")
        assert order == [(dealer + turn) % seats for turn in range(seats + 1)]


@SEVERAL_SEATS
def test_3_1_the_dealer_is_one_of_those_who_play(seats: int) -> None:
    state = begin(seats)
    for wrong in ("dealer 0", f"dealer {seats + 1}", "dealer", "dealer 01", "dealer 1 2", "shuffle"):
        assert refusal(state, wrong) == ("syntax-dealer", "§3.1")


@SEVERAL_SEATS
def test_3_2_five_cards_for_each_from_the_first_player_on_and_as_many_in_the_centre_as_play(
    seats: int,
) -> None:
    state = dealt("", seats, dealer=1, pack="numbers")
    cards = PACKS["numbers"]
    for turn in range(seats):
        assert hand(state, (1 + turn) % seats) == set(cards[5 * turn : 5 * turn + 5])
    assert centre(state).split("; ") == cards[5 * seats : 6 * seats]
    assert state.dump()["deck"] == cards[6 * seats :]


def test_3_2_the_whole_pack_is_shuffled() -> None:
    state = begin(pack="ten")
    play(state, "dealer 1")
    for wrong in (TEN[1:], [*TEN[1:], "o1"], [*TEN[1:], "g11"], [*TEN, "-2"], [*TEN[1:], "g01"], []):
        assert refusal(state, " ".join(["shuffle", *wrong])) == ("syntax-shuffle", "§3.2")
    assert refusal(state, " ".join(["deal", *TEN])) == ("syntax-shuffle", "§3.2")


def test_3_2_hands_and_the_deck_are_hidden() -> None:
    state = dealt("", 3)
    for viewer in (None, 0, 1, 2):
        view = state.view(viewer)
        assert [each["cards"] is not None for each in view["hands"]] == [seat == viewer for seat in range(3)]
        assert [each["count"] for each in view["hands"]] == [5, 5, 5]
        assert view["deck"] == 89 - 18


def test_3_3_number_cards_of_the_opening_centre_are_piles_and_wild_cards_lie_loose() -> None:
    cards = "g1 g2 g3 g4 g5 o1 o2 o3 o4 o5 b1 b2 b3 b4 b5"
    state = dealt(f"{cards} sq g9 -2", 3, dealer=3)
    assert (centre(state), loose(state)) == ("g9", "sq -2")
    # No other card takes their place, and they may be used at once.
    assert state.dump()["deck"][0] == "g6"
    assert legal(state, "-2 on g9 ; take g5 : g9", "-2 on g9 ; discard g1", "discard g1") == ["discard g1"]
    state = dealt("g1 g2 g3 g4 g7 o1 o2 o3 o4 o5 b1 b2 b3 b4 b5 sq g9 -2", 3, dealer=3)
    play(state, "-2 on g9 ; take g7 : g9")
    assert (centre(state), loose(state), won(state)) == ("", "sq", {"g7", "g9", "-2"})


def test_3_3_there_may_be_no_pile_at_all() -> None:
    state = dealt("g1 g2 g3 g4 g5 o1 o2 o3 o4 o5 sq -2", dealer=2)
    assert (centre(state), loose(state)) == ("", "sq -2")
    play(state, "discard g1")
    assert centre(state) == "g1"


# 4 A turn


def test_4_1_a_take_a_build_or_a_discard_as_one_likes() -> None:
    # R-NU-01: even where a take is possible.
    state = scene("g8 g3 g11 g9", centre="b8")
    turns = ("take g8 : b8", "build g3 : b8", "discard g3", "discard g8", "discard g9")
    assert legal(state, *turns) == [*turns]


def test_4_1_exactly_one_number_card_of_the_own_hand_ends_a_turn() -> None:
    rows = ("g8 g5 g13 g3 -2", "o8 o13 -3 o5 o3")
    state = scene(*rows, centre="b8; r5; b10")
    for wrong, code in {
        "take g8 : b8 ; take g5 : r5": "number-last",
        "build g5 : b8 ; discard g3": "number-last",
        "discard g5 ; discard g3": "number-last",
        "discard g5 g3": "syntax-turn",
        "take g8 : b8 ; -2 on r5": "number-last",
        "-2 on b10": "no-number",
        "drop -2": "no-number",
        "take o8 : b8": "not-held",
        "take b8 : b8": "not-held",
        "take r8 : b8": "not-held",
        "discard o5": "not-held",
        "take -2 : b8": "not-number",
        "discard -2": "not-number",
        "build -2 : b8": "not-number",
        "pass": "must-play",
        "dance": "syntax-turn",
        "take": "syntax-unfinished",
        "take g8": "syntax-unfinished",
        "take g8 :": "syntax-unfinished",
    }.items():
        assert refusal(state, wrong) == (code, "§4.1"), wrong
    play(state, "take g8 : b8")
    assert state.waiting() == (1,), "the turn is over"


def test_4_1_there_are_no_two_ways_to_say_a_turn() -> None:
    state = scene("g8 g5 g13 g3 -2", centre="b8; r5; b10")
    for wrong in (
        *("take g8 b8", "take g8 : b8 ,", "take g8 : , b8", "take g8 : b8 ;", "; take g8 : b8"),
        *("Take g8 : b8", "take g8 : b8 b8", "build g5 : b8 , r5", "-2 b10 ; take g8 : b10", "take : b8 g8"),
        *(
            "-2 on b10 take g8 : b10",
            "drop -2 -2 ; discard g5",
            "discard",
            "discard g5 :",
            "drop ; discard g5",
        ),
    ):
        assert state.why_not(0, wrong) is not None, wrong


def test_4_2_a_card_takes_its_equal_and_both_are_won() -> None:
    state = scene("g5 g8", centre="b5; b3")
    (event, *_) = play(state, "take g5 : b5")
    assert (event.kind, event.seat, event.data["card"], event.data["piles"]) == ("took", 0, "g5", ["b5"])
    assert won(state) == {"g5", "b5"}
    assert centre(state) == "b3"
    assert state.scores(2) == (2, 0)


def test_4_2_what_is_not_equal_is_not_taken() -> None:
    state = scene("g5 g8", centre="b6; b3; o5")
    for wrong in ("take g5 : b6", "take g5 : b3", "take g8 : b6 b3", "take g8 : o5", "take g5 : b6 , o5"):
        assert refusal(state, wrong) == ("wrong-sum", "§4.2")
    assert refusal(state, "take g8 : g9") == ("no-pile", "§4.2")
    assert refusal(state, "take g8 : g5") == ("no-pile", "§4.2"), "of the hand"


def test_4_2_anybody_may_take_a_build() -> None:
    state = scene("g1 g10", "o10 o2 o3 o4 o5", centre="b9")
    play(state, "build g1 : b9", "take o10 : b9")
    assert won(state, 1) == {"b9", "g1", "o10"}


def test_4_3_the_join_of_five_and_three() -> None:
    state = scene("g5 g8", centre="b5; b3")  # the sheet's first example
    assert legal(state, "take g5 : b5", "take g8 : b5 b3") == ["take g5 : b5", "take g8 : b5 b3"]
    play(state, "take g8 : b5 b3")
    assert won(state) == {"g8", "b5", "b3"}
    assert centre(state) == ""


def test_4_3_ten_is_taken_twice_with_one_card() -> None:
    state = scene("g10", centre="b10; o6; r4")  # the sheet's second example
    both = "take g10 : b10 , o6 r4"
    assert legal(state, "take g10 : b10", "take g10 : o6 r4", both) == [
        "take g10 : b10",
        "take g10 : o6 r4",
        both,
    ]
    (event, *_) = play(state, both)
    assert event.data["takes"] == 2
    assert won(state) == {"g10", "b10", "o6", "r4"}


def test_4_3_there_is_no_limit_to_what_one_card_takes() -> None:
    state = scene("g10", centre="b10; o6; r4; r9; b1; o10; g2; o3; r5")
    play(state, "take g10 : b10 , o6 r4 , r9 b1 , o10 , g2 o3 r5")
    assert len(won(state)) == 10


def test_4_3_any_grouping_that_adds_up() -> None:
    state = scene("g8", centre="b4; r4; b3; o4; o5")
    assert refusal(state, "take g8 : b4 r4 b3 o5") == ("wrong-sum", "§4.2"), (
        "two takes of 8, said as one of 16"
    )
    ways = ("take g8 : b4 r4 , b3 o5", "take g8 : b4 o4 , b3 o5", "take g8 : r4 o4", "take g8 : b3 o5")
    assert legal(state, *ways) == [*ways]


def test_4_3_piles_are_named_in_table_order_and_once() -> None:
    state = scene("g8 g6", centre="b5; b3; r2; r6")
    words = ("b5", "b3")
    assert [legal(state, f"take g8 : {' '.join(each)}") != [] for each in permutations(words)] == [
        True,
        False,
    ]
    for wrong in ("take g8 : b3 b5", "take g8 : r2 r6 , b5 b3", "build g6 : b3 b5"):
        assert refusal(state, wrong) == ("syntax-order", "§4.3")
    for wrong in ("take g8 : b5 b3 , b5 b3", "take g6 : b3 b3", "take g6 : r6 , r6"):
        assert refusal(state, wrong) == ("said-twice", "§4.3")


def test_4_3_builds_are_joined_but_never_broken() -> None:
    state = scene("g15 g9 g1", centre="b9 r1 b8 -3 = 15 +-; o8 r7 = 15 +; o7; r8")
    assert legal(state, "take g15 : b9 , o8 , o7 r8") == ["take g15 : b9 , o8 , o7 r8"]
    for wrong in ("take g9 : b9", "take g1 : r1", "take g8 : b8", "take g15 : r7 o7"):
        expected = {
            "take g9 : b9": ("wrong-sum", "§4.2"),
            "take g8 : b8": ("not-held", "§4.1"),
        }.get(wrong, ("not-split", "§4.3"))
        assert refusal(state, wrong) == expected, wrong
    state = scene("g15", centre="b5 r3 = 8 +; o7")  # R-NU-02: 8 and 7 taken with 15
    play(state, "take g15 : b5 o7")
    assert won(state) == {"g15", "b5", "r3", "o7"}


def test_4_4_the_build_of_ten() -> None:
    state = scene("g1 g10 g12", centre="b9")  # the sheet's third example
    (event, *_) = play(state, "build g1 : b9")
    assert (event.kind, event.data["value"], event.data["sentence"]) == ("built", 10, "9 + 1")
    assert centre(state) == "b9 g1 = 10"
    assert won(state) == set()


def test_4_4_the_builds_of_four_and_nine() -> None:
    state = scene("g4 g9 g12", centre="b5; b3")  # the sheet's fourth example
    turns = ("build g4 : b5", "build g9 : b3", "build g4 : b5 b3")
    assert legal(state, *turns) == [*turns]
    play(state, "build g4 : b5 b3")
    assert centre(state) == "b5 b3 g4 = 12"


def test_4_4_a_number_card_is_added_and_nothing_else() -> None:
    state = scene("g2 g8 g5", centre="b10; b4")
    # 10 - 2 = 8, 10 / 2 = 5, 4 * 2 = 8: a number card does none of this.
    for wrong in ("build g2 : b10", "build g2 : b4"):
        assert refusal(state, wrong) == ("no-answer", "§4.5")


def test_4_4_anybody_adds_to_a_build() -> None:
    state = scene("g1 g10", "o2 o12 o3 o4 o5", centre="b4; b9")
    play(state, "build g1 : b9", "build o2 : b9")
    assert centre(state) == "b4; b9 g1 o2 = 12"
    state = scene("g1 g10 g4", "o2 r12 o13 o4 o5", centre="b9; r8; r3")
    play(state, "build g1 : b9", "build o2 : r8 r3")
    assert centre(state) == "b9 g1 = 10; r8 r3 o2 = 13"


def test_4_4_a_joined_pile_stands_where_its_first_one_stood() -> None:
    state = scene("g4 g12", centre="r9; b5; o11; b3; r2")
    play(state, "build g4 : b5 b3")
    assert centre(state) == "r9; b5 b3 g4 = 12; o11; r2"
    assert refusal(state, "take r12 : b3")[0] == "not-split"
    play(state, "take r12 : b5")
    assert won(state, 1) == {"r12", "b5", "b3", "g4"}


def test_4_4_no_build_is_more_than_the_greatest_card() -> None:
    state = scene("g1 g15 g2", OTHERS.replace("b14", "b13"), centre="b14; b15")
    assert legal(state, "build g1 : b14") == ["build g1 : b14"]
    for wrong in ("build g2 : b14", "build g1 : b15", "build g1 : b14 b15"):
        assert refusal(state, wrong) == ("left-range", "§4.4")
    state = scene("g2 g10 g3 g1", "r1 r2 r3 r4 r5", centre="b8; b9", pack="ten")
    assert legal(state, "build g2 : b8", "build g1 : b9") == ["build g2 : b8", "build g1 : b9"]
    assert refusal(state, "build g3 : b8") == ("left-range", "§4.4")
    assert refusal(state, "build g2 : b9") == ("left-range", "§4.4")


def test_4_5_the_answer_must_be_held_after_the_play() -> None:
    state = scene("g1 g9 g2", "o10 o12 o3 o4 o5", centre="b9", deck=None)
    assert refusal(state, "build g1 : b9") == ("no-answer", "§4.5"), (
        "the other seat holds it, and nobody else"
    )
    state = scene("g5 g10", centre="b5")
    assert legal(state, "build g5 : b5") == ["build g5 : b5"]
    state = scene("g10", centre="b5")
    assert refusal(state, "build g10 : b5") == ("no-answer", "§4.5"), "nothing is held any more"


def test_4_5_the_played_card_is_no_answer() -> None:
    # With a 0 there is one build that would be worth the card that is played for it.
    state = scene("g5 -3 o9", centre="b3")
    assert refusal(state, "-3 on b3 ; build g5 : b3") == ("no-answer", "§4.5")
    state = scene("g5 -3 o5", centre="b3")
    assert legal(state, "-3 on b3 ; build g5 : b3") == ["-3 on b3 ; build g5 : b3"]


def test_4_5_a_card_that_is_drawn_afterwards_comes_too_late() -> None:
    state = scene("g1 g3 g4 g5 g6", OTHERS, centre="b9", deck="g10 o10 r10 b10")
    assert refusal(state, "build g1 : b9") == ("no-answer", "§4.5")


def test_4_5_nobody_asks_for_the_answer_later() -> None:
    state = scene("g1 g10 g3", "o2 o3 o4 o5 o6", centre="b9; r10")
    play(state, "build g1 : b9", "discard o2", "take g10 : r10")  # R-NU-07
    assert centre(state) == "b9 g1 = 10; o2"


def test_4_5_the_answer_is_told_by_its_value_and_not_shown() -> None:
    state = scene("g1 g10 g3", centre="b9")
    play(state, "build g1 : b9")
    assert state.view(1)["proved"] == [[10], []]
    assert state.view(1)["hands"][0]["cards"] is None


def test_4_5_a_take_that_leaves_a_changed_pile_tells_the_answer_too() -> None:
    """Whoever discards the same card with the same wild card tells no less."""
    for turn in ("-2 on r9 ; take g5 : r5", "-2 on r9 ; discard g5"):
        state = scene("-2 g5 g7 g1 g2", centre="r9; r5")
        play(state, turn)
        assert state.view(1)["proved"][0] == [7], turn
    plain = scene("-2 g5 g7 g1 g2", centre="r9; r5")
    play(plain, "take g5 : r5")
    assert plain.view(1)["proved"][0] == []


def test_4_6_a_discard_lies_in_a_space_of_its_own() -> None:
    state = scene("g5 g8", centre="b5; b3 g2 = 5 +")
    (event, *_) = play(state, "discard g5")
    assert (event.kind, event.data["cards"]) == ("discarded", ["g5"])
    assert centre(state) == "b5; b3 g2 = 5; g5"
    assert "g5" not in hand(state)


def test_4_6_any_number_card_may_be_discarded() -> None:
    state = scene("g1 o5 b15 r8 -2", centre="b5")
    assert legal(state, *(f"discard {card}" for card in ("g1", "o5", "b15", "r8"))) == [
        *("discard g1", "discard o5", "discard b15", "discard r8")
    ]


def test_4_6_in_an_empty_centre_there_is_only_a_discard() -> None:
    state = scene("g1 o5 -2", centre="")  # R-NU-29
    assert legal(state, "discard g1", "take g1 : b1", "build g1 : b1", "pass") == ["discard g1"]


def test_4_7_the_hand_is_filled_up_to_five_from_the_top_of_the_deck() -> None:
    state = scene("g1 g2 g3 -2 -3", OTHERS, centre="b10", deck="o1 sq o2 o3 o4 o5")
    events = play(state, "drop -2 ; drop -3 ; discard g1")
    assert hand(state) == {"g2", "g3", "o1", "sq", "o2"}
    assert state.dump()["deck"] == ["o3", "o4", "o5"]
    drew = events[-1]
    assert (drew.kind, drew.only, drew.mask) == ("drew", {0}, {"count": 3})
    play(state, "discard r11")
    assert hand(state, 1) == {"r12", "r13", "r14", "b14", "o3"}


def test_4_7_at_the_end_of_the_deck_as_far_as_it_goes() -> None:
    state = scene("g1 g2 g3 -2 -3", "r12 r13 r14 b14 b12", centre="b10", deck="o1 o2")
    play(state, "drop -2 ; drop -3 ; discard g1")
    assert hand(state) == {"g2", "g3", "o1", "o2"}
    play(state, "discard r12")
    assert hand(state, 1) == {"r13", "r14", "b14", "b12"}
    assert state.waiting() == (0,), "an empty deck alone ends nothing"


def test_4_7_it_is_filled_up_once_the_turn_is_over_and_not_before() -> None:
    state = scene("g1 g2 g3 g4 -2", OTHERS, centre="b10", deck="g8 -3 o2 o3")  # §4.7
    assert refusal(state, "-2 on b10 ; take g8 : b10") == ("not-held", "§4.1")
    assert refusal(state, "drop -2 ; -3 on b10 ; discard g1") == ("not-held", "§4.1")
