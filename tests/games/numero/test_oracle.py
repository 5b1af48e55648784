"""Cases worked out by hand from Numero's sheet and rulings, to check the plain referee itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from games.numero.oracle import CHANCE, WILDS, Oracle, Pile, apply, brute_force, cards_of, single


def pile(cards: str, value: int, signs: str = "") -> Pile:
    """Lay a pile that has been built on."""
    return Pile(tuple(cards.split()), Fraction(value), frozenset(signs))


def scene(
    hand: str,
    centre: str | Sequence[str | Pile] = "",
    loose: str = "",
    others: tuple[str, ...] = ("r13 r14",),
    deck: str = "",
    **facts: Any,
) -> Oracle:
    """Set a game in the middle, in which seat 0 is to move; the centre is number cards and built piles."""
    options = {name: facts.pop(name) for name in ("pack", "goal", "challenges", "exact") if name in facts}
    start = Oracle.start(**{"pack": "full", "goal": "points", **options}, seats=1 + len(others))
    piles = centre.split() if isinstance(centre, str) else centre
    cards = {
        "stage": "turn",
        "hands": [sorted(cards.split()) for cards in (hand, *others)],
        "table": tuple(single(each) if isinstance(each, str) else each for each in piles),
        "loose": tuple(loose.split()),
        "deck": deck.split(),
    }
    return replace(start, **{**cards, **facts})


def play(oracle: Oracle, *sentences: str) -> Oracle:
    """Play sentences one after the other, each by the one seat that is waited for."""
    for sentence in sentences:
        (seat,) = oracle.waiting()
        oracle = oracle.play(seat, sentence)
    return oracle


def refused(oracle: Oracle, *sentences: str) -> None:
    """See each of these sentences refused."""
    (seat,) = oracle.waiting()
    for sentence in sentences:
        with pytest.raises(ValueError, match=r"\w"):
            oracle.play(seat, sentence)


def sheet(oracle: Oracle, sentence: str) -> dict[str, int]:
    """Give the score lines that a turn of seat 0 brings."""
    return oracle.play(0, sentence).sheets[0]


def brute(oracle: Oracle) -> tuple[int, int]:
    """Ask brute force about the turn of the seat that is to move."""
    piles = [(each.cards, each.value, each.operations) for each in oracle.table]
    return brute_force(piles, list(oracle.loose), oracle.hands[oracle.seat_to_move], oracle.exact)


# The pack and the deal


@pytest.mark.parametrize(
    ("pack", "size"),
    [
        ("ten", 40),
        ("numbers", 60),
        ("subtraction", 64),
        ("times", 72),
        ("simple", 79),
        ("complex", 85),
        ("full", 89),
    ],
)
def test_packs_hold_as_many_cards_as_the_facts_say(pack: str, size: int) -> None:
    assert len(cards_of(pack)) == len(set(cards_of(pack))) == size


def test_hands_are_dealt_five_at_once_from_the_first_player_on_and_then_the_centre() -> None:
    oracle = Oracle.start(pack="ten", seats=3)
    assert oracle.waiting() == (CHANCE,)
    assert oracle.moves(CHANCE) is None
    refused(oracle, "dealer 0", "dealer 4", "dealer", "shuffle")
    cards = cards_of("ten")
    oracle = play(oracle, "dealer 2")
    refused(oracle, "shuffle " + " ".join(cards[1:]), "shuffle " + " ".join((*cards[1:], "g2")))
    oracle = play(oracle, "shuffle " + " ".join(cards))
    assert oracle.waiting() == (2,)
    assert oracle.hands == [sorted(cards[5:10]), sorted(cards[10:15]), sorted(cards[:5])]
    assert oracle.piles == [(("o6",), 6), (("o7",), 7), (("o8",), 8)]
    assert oracle.deck == list(cards[18:])


def test_the_dealer_may_be_the_last_seat() -> None:
    assert play(Oracle.start(seats=2), "dealer 2").seat_to_move == 0
    assert play(Oracle.start(seats=2), "dealer 1").seat_to_move == 1


def test_a_wild_card_of_the_opening_centre_lies_loose() -> None:
    cards = [card for card in cards_of("subtraction") if card not in ("-2", "g11")]
    order = [*cards[:10], "-2", "g11", *cards[10:]]
    oracle = play(Oracle.start(pack="subtraction", seats=2), "dealer 2", "shuffle " + " ".join(order))
    assert (oracle.loose, oracle.piles) == (("-2",), [(("g11",), 11)])


# The sheet's examples


def test_a_join_of_five_and_three_is_taken_with_eight() -> None:
    oracle = scene("g5 g8", "b5 r3")
    assert play(oracle, "take g5 : b5").won[0] == {"g5", "b5"}
    assert play(oracle, "take g8 : b5 r3").won[0] == {"g8", "b5", "r3"}
    assert brute(oracle)[0] == 3
    refused(oracle, "take g8 : b5", "take g8 : b5 , r3", "take g8 : r3 b5", "take g8", "take g8 : ")


def test_a_multiple_take_of_tens_scores_six_points_before_bonuses() -> None:
    oracle = scene("g10 g9", "b10 r6 o4 o12")
    assert sheet(oracle, "take g10 : b10 , r6 o4") == {"takes": 2, "cards": 4}
    refused(oracle, "take g10 : r6 o4 , b10", "take g10 : b10 , b10", "take g10 : b10, r6 o4")
    assert brute(oracle) == (4, 6)
    refused(scene("g5", "b2 r3 o2"), "take g5 : b2 r3 , r3 o2")


def test_a_build_of_ten_needs_the_ten() -> None:
    oracle = scene("g1 g10", "b9")
    after = play(oracle, "build g1 : b9")
    assert after.piles == [(("b9", "g1"), 10)]
    assert after.table[0].operations == {"+"}
    assert after.waiting() == (1,)
    refused(scene("g1 g11", "b9"), "build g1 : b9")
    refused(scene("g1 g10", "b10"), "build g10 : b10")


def test_the_three_builds_of_four_and_nine() -> None:
    oracle = scene("g4 g9 g12", "b5 r3")
    assert play(oracle, "build g4 : b5").piles == [(("b5", "g4"), 9), (("r3",), 3)]
    assert play(oracle, "build g9 : r3").piles == [(("b5",), 5), (("r3", "g9"), 12)]
    assert play(oracle, "build g4 : b5 r3").piles == [(("b5", "r3", "g4"), 12)]


def test_two_subtractions_and_a_join_win_five_cards() -> None:
    oracle = scene("-2 -4 g9", "b10 r5")
    after = play(oracle, "-2 on b10 ; -4 on r5 ; take g9 : b10 r5")
    assert after.won[0] == {"b10", "-2", "r5", "-4", "g9"}
    # +, - are two operations only; the wild cards bear a point each; nothing is left.
    assert after.sheets[0] == {"takes": 1, "cards": 5, "printed": 2, "five": 2, "clear": 5}
    assert brute(oracle) == (5, 15)


def test_a_subtraction_before_a_build() -> None:
    after = play(scene("-5 g10 g13", "b8"), "-5 on b8 ; build g10 : b8")
    assert after.piles == [(("b8", "-5", "g10"), 13)]
    assert after.table[0].operations == {"-", "+"}
    refused(scene("-5 g10 g12", "b8"), "-5 on b8 ; build g10 : b8")


def test_three_wild_cards_one_after_the_other() -> None:
    oracle = scene("-2 /4 x3 g6", "b10 r11")
    lines = {"takes": 1, "cards": 5, "five": 2, "three": 5, "printed": 1 + 2 + 2}
    assert sheet(oracle, "-2 on b10 ; /4 on b10 ; x3 on b10 ; take g6 : b10") == lines
    refused(oracle, "/4 on b10 ; -2 on b10 ; x3 on b10 ; take g6 : b10")


# Phrases


def test_a_turn_is_said_in_one_form_only() -> None:
    oracle = scene("-2 g8 g3", "b10 r5 o3", loose="x2")
    assert play(oracle, "-2 on b10 ; take g8 : b10 , r5 o3").won[0]
    refused(
        oracle,
        "",
        "pass",
        "challenge",
        "-2 on b10",
        "-2 on b10 ; ",
        "-2 on b10;take g8 : b10",
        "-2 on  b10 ; take g8 : b10",
        "-2 on b10 ; take g8 : b10 ; discard g3",
        "take g8 : b10 ; -2 on b10",
        "-2 on b10 b10 ; discard g8",
        "-2 on r5 b10 ; discard g8",
        "-2 on ; discard g8",
        "-3 on b10 ; discard g8",
        "g3 on b10 ; discard g8",
        "drop g3 ; discard g8",
        "drop x2 ; discard g8",
        "discard g8 g3",
        "discard -2",
        "discard g8 : b10",
        "take -2 : b10",
        "build g8",
    )


def test_a_joined_pile_stands_where_its_first_one_stood_and_a_discard_at_the_end() -> None:
    oracle = scene("/2 g6 g9 o15", "b5 b3 b13 r5", deck="o2 o4")
    after = play(oracle, "/2 on b5 b13 ; discard g6")
    assert after.piles == [(("b5", "b13", "/2"), 9), (("b3",), 3), (("r5",), 5), (("g6",), 6)]
    assert after.table[0].operations == {"+", "/"}
    assert (after.hands[0], after.deck) == (["g9", "o15", "o2", "o4"], [])


def test_a_dropped_wild_card_rests_until_the_next_turn() -> None:
    oracle = scene("-2 x2 g4 g8", "b10", loose="x3")
    after = play(oracle, "-2 on b10 ; drop x2 ; take g8 : b10")
    assert after.loose == ("x3", "x2")
    assert "clear" not in after.sheets[0]
    refused(oracle, "drop -2 ; -2 on b10 ; take g8 : b10", "drop x2 ; drop x2 ; discard g4")
    assert play(oracle, "drop x2 ; drop -2 ; discard g4").loose == ("x3", "x2", "-2")


def test_loose_wild_cards_serve_anybody_also_before_a_discard() -> None:
    oracle = scene("g4 g8", "b10", loose="-2")
    assert play(oracle, "-2 on b10 ; take g8 : b10").sheets[0]["clear"] == 5
    after = play(oracle, "-2 on b10 ; discard g4")
    assert (after.piles, after.loose) == ([(("b10", "-2"), 8), (("g4",), 4)], ())
    refused(oracle, "-2 on b10 ; discard g8", "-2 on b10 ; -2 on b10 ; discard g4")


def test_a_hand_of_wild_cards_is_laid_down_in_the_packs_order_and_whole() -> None:
    oracle = scene("-3 x2 50% sq cbrt", "b10", loose="-2", deck="g1 g2 g3 g4 g5 g6")
    after = play(oracle, "discard -3 x2 50% sq cbrt")
    assert after.loose == ("-2", "-3", "x2", "50%", "sq", "cbrt")
    assert after.hands[0] == ["g1", "g2", "g3", "g4", "g5"]
    assert after.waiting() == (1,)
    refused(
        oracle,
        "discard x2 -3 50% sq cbrt",
        "discard -3",
        "-2 on b10 ; discard -3 x2 50% sq cbrt",
        "drop -3 ; discard x2 50% sq cbrt",
        "discard",
        "pass",
    )
    refused(scene("-3 x2 g4", "b10"), "discard -3 x2", "discard -3 x2 g4")


def test_one_card_answers_several_piles_and_every_changed_pile_needs_one() -> None:
    oracle = scene("-2 -3 g7 g1", "b9 b10 b5")
    assert len(play(oracle, "-2 on b9 ; -3 on b10 ; discard g1").piles) == 4
    assert play(oracle, "-2 on b9 ; -3 on b10 ; take g7 : b9 , b10").won[0]
    # A take may leave a changed pile, but the card that took is no answer.
    refused(oracle, "-2 on b9 ; -3 on b10 ; take g7 : b9", "-2 on b10 ; discard g1")


def test_a_pile_that_is_left_has_a_number_of_the_pack() -> None:
    table = [pile("b10 r5", 15, "+")]
    refused(scene("g1 g15", table), "build g1 : b10")
    refused(scene("-2 g1 g2", "b2"), "-2 on b2 ; discard g1")
    refused(scene("x2 g1 g15", "b8", challenges=True), "x2 on b8 ; discard g1")
    refused(scene("g6 g1", "b5", pack="ten", challenges=True), "build g6 : b5")
    assert play(scene("g5 g1", "b5", pack="ten", challenges=True), "build g5 : b5").piles[0][1] == 10


def test_nought_may_be_joined_and_is_an_addition() -> None:
    after = play(scene("-5 g8", "b5 r8"), "-5 on b5 ; take g8 : b5 r8")
    assert after.sheets[0] == {"takes": 1, "cards": 4, "printed": 1, "clear": 5}
    oracle = scene("-5 x2 1/2 g8", "b5 r8")
    phrases = "-5 on b5 ; x2 on r8 ; 1/2 on r8 ; take g8 : b5 r8"
    assert sheet(oracle, phrases)["four"] == 10
    assert "four" not in sheet(oracle, phrases.replace("b5 r8", "r8").replace("-5 on b5 ; ", ""))


# Numbers (R-NU-11)


@pytest.mark.parametrize(
    ("wild", "value", "wanted"),
    [
        ("-5", 4, None),
        ("-5", 5, 0),
        ("x5", 15, 75),
        ("/4", 12, 3),
        ("/4", 10, None),
        ("1/5", 10, 2),
        ("0.25", 6, None),
        ("50%", 6, 3),
        ("2/3", 12, 8),
        ("2/3", 5, None),
        ("0.75", 8, 6),
        ("75%", 12, 9),
        ("2/5", 15, 6),
        ("sq", 4, 16),
        ("cube", 3, 27),
        ("sqrt", 9, 3),
        ("sqrt", 8, None),
        ("sqrt", 0, 0),
        ("sqrt", 1, 1),
        ("cbrt", 8, 2),
        ("cbrt", 27, 3),
        ("cbrt", 9, None),
    ],
)
def test_wild_cards_give_whole_numbers(wild: str, value: int, wanted: int | None) -> None:
    assert apply(wild, Fraction(value), exact=False) == wanted


def test_exact_fractions_may_stand_inside_a_turn_only() -> None:
    assert apply("/4", Fraction(10), exact=True) == Fraction(5, 2)
    assert apply("sqrt", Fraction(4, 9), exact=True) == Fraction(2, 3)
    assert apply("sqrt", Fraction(1, 2), exact=True) is None
    assert apply("cbrt", Fraction(8, 27), exact=True) == Fraction(2, 3)
    assert apply("-2", Fraction(1, 2), exact=True) is None
    oracle = scene("/4 x2 g5 g3", "b10", exact=True)
    assert play(oracle, "/4 on b10 ; x2 on b10 ; take g5 : b10").won[0]
    assert brute(oracle)[0] == 4
    refused(oracle, "/4 on b10 ; discard g5")
    plain = replace(oracle, exact=False)
    refused(plain, "/4 on b10 ; x2 on b10 ; take g5 : b10")
    assert play(plain, "x2 on b10 ; /4 on b10 ; take g5 : b10").won[0]
    halves = scene("1/2 0.5 g4", "b3 r5", exact=True)
    assert play(halves, "1/2 on b3 ; 0.5 on r5 ; take g4 : b3 r5").won[0]


# The checklist


@pytest.mark.parametrize(
    ("centre", "lines"),
    [
        ("b1 o2 b3", {"cards": 4, "printed": 2}),
        ("b1 o2 b3 b4", {"cards": 5, "printed": 2, "five": 2}),
        ("b2 o2 b3 b4 b1", {"cards": 6, "printed": 2, "six": 5}),
        ("b2 o2 b3 b4 b1 r1", {"cards": 7, "printed": 4, "six": 5, "colours": 5}),
        ("o2 g2 r2 b3", {"cards": 5, "five": 2, "colours": 5}),
        ("o2 r2 b3", {"cards": 4}),
        ("g2 g3 g4 g1", {"cards": 5, "printed": 2, "five": 2, "colour": 5}),
        ("g2 g3 g4 b1", {"cards": 5, "printed": 2, "five": 2}),
        ("g2 g3 g4", {"cards": 4}),
    ],
)
def test_cards_and_colours_of_a_take(centre: str, lines: dict[str, int]) -> None:
    value = sum(int(card[1:]) for card in centre.split())
    oracle = scene(f"g{value} g14", f"{centre} r12")
    assert sheet(oracle, f"take g{value} : {centre}") == {"takes": 1, **lines}


def test_wild_cards_count_as_cards_but_have_no_colour() -> None:
    after = sheet(scene("-2 -3 g6", "g10 g1 r12"), "-2 on g10 ; -3 on g10 ; take g6 : g10 g1")
    assert after == {"takes": 1, "cards": 5, "printed": 4, "five": 2, "colour": 5}


def test_fifteens_bear_two_points() -> None:
    assert sheet(scene("g15 g2", "b15 r12"), "take g15 : b15") == {"takes": 1, "cards": 2, "printed": 4}


@pytest.mark.parametrize(
    ("sentence", "lines"),
    [
        ("x2 on r7 ; take g14 : r7", {}),
        ("-2 on b10 ; /4 on b10 ; take g2 : b10", {}),
        ("-2 on b10 ; 1/2 on b10 ; take g4 : b10", {}),
        ("-2 on b10 ; 3/4 on b10 ; take g6 : b10", {"three": 5}),
        ("-2 on b10 ; 1/2 on b10 ; take g11 : b10 r7", {"three": 5}),
        ("-2 on b10 ; 75% on b10 ; take g13 : b10 r7", {"four": 10}),
        ("-5 on r7 ; sq on r7 ; take g14 : b10 r7", {"three": 5}),
        ("-5 on r7 ; sq on r7 ; sqrt on r7 ; take g2 : r7", {"three": 5}),
        ("-2 on b10 ; cbrt on b10 ; take g9 : b10 r7", {"three": 5}),
        ("-2 on b10 r7 ; 2/5 on b10 ; take g6 : b10", {"four": 10}),
        ("-5 on r7 ; cube on r7 ; cbrt on r7 ; take g12 : b10 r7", {"four": 10}),
    ],
)
def test_operations_of_a_take(sentence: str, lines: dict[str, int]) -> None:
    wilds = [word for word in sentence.split() if word in WILDS]
    played = sentence.split("take ")[1].split(" ")[0]
    found = sheet(scene(" ".join([*wilds, played]), "b10 r7 o12"), sentence)
    assert {name: points for name, points in found.items() if name in ("three", "four")} == lines


def test_operations_are_counted_for_each_take_alone() -> None:
    oracle = scene("-2 x2 g8", "b10 r4 o2 g6")
    lines = sheet(oracle, "-2 on b10 ; x2 on r4 ; take g8 : b10 , r4 , o2 g6")
    assert lines == {"takes": 3, "cards": 7, "printed": 3, "clear": 5}


def test_piles_remember_their_operations() -> None:
    oracle = scene("x2 g10", [pile("b4 -2 r3", 5, "-+"), "o12"])
    lines = {"takes": 1, "cards": 5, "printed": 3, "five": 2, "three": 5}
    assert sheet(oracle, "x2 on b4 ; take g10 : b4") == lines


@pytest.mark.parametrize(
    ("sentence", "lines"),
    [
        # Six cards and four are better than five and five.
        ("take g15 : b2 b3 b4 o6 , o1 o2 o4 r3 r5", {"cards": 10, "printed": 4, "six": 5}),
        # Five cards of one colour are better than six of three.
        ("take b15 : o1 o2 o4 r3 r5 , b2 b3 b4 b6", {"cards": 10, "printed": 4, "five": 4, "colour": 5}),
        # The fifteen goes to the pair, so that five cards keep their one colour.
        ("take b15 : g1 g2 g3 g4 g5 , r15", {"cards": 7, "printed": 6, "five": 2, "colour": 5}),
    ],
)
def test_the_played_card_counts_where_it_makes_most(sentence: str, lines: dict[str, int]) -> None:
    command, groups = sentence.split(" : ")
    oracle = scene(command.split(" ")[1], " ".join(groups.split(" , ")) + " r12")
    assert sheet(oracle, sentence) == {"takes": 2, **lines}


def test_the_played_card_counts_in_the_only_group_even_where_that_costs_a_colour() -> None:
    lines = {"takes": 1, "cards": 6, "printed": 4, "six": 5}
    assert sheet(scene("b15", "g1 g2 g3 g4 g5 r12"), "take b15 : g1 g2 g3 g4 g5") == lines


def test_the_deck_is_cleared_when_no_pile_and_no_loose_wild_card_is_left() -> None:
    assert sheet(scene("g8 g2", "b8", deck="r1"), "take g8 : b8")["clear"] == 5
    assert "clear" not in sheet(scene("g8 g2", "b8 r2"), "take g8 : b8")
    assert "clear" not in sheet(scene("g8 g2", "b8", loose="-2"), "take g8 : b8")


# The end


def test_the_last_taker_gets_the_centre_and_hands_are_taken_off() -> None:
    oracle = scene("g8", "b8 r5 o15", loose="x2", others=("r13 r1 -2",))
    after = play(oracle, "take g8 : b8")
    assert after.waiting() == (1,)
    refused(
        after, "discard r13", "build r1 : r5", "drop -2 ; pass", "-2 on r5 ; take r1 : r5", "-2 on r5 ; pass"
    )
    after = play(after, "pass")
    assert after.waiting() == ()
    assert after.won[0] == {"g8", "b8", "r5", "o15", "x2"}
    # Three cards; 2 for the one, 1 for -2; the centre scores nothing but that it counts for "most".
    assert after.sheets == [{"takes": 1, "cards": 2, "most": 10}, {"left": -6}]
    assert after.scores() == (13, -6)
    assert after.ended() == ("finished", frozenset({0}))
    by_cards = play(replace(oracle, goal="cards"), "take g8 : b8")
    assert by_cards.scores() == (2, 0)
    assert play(by_cards, "pass").scores() == (5, -3)


def test_a_last_turn_may_take_with_wild_cards_and_leaves_no_changed_pile() -> None:
    held = play(scene("g9", "b8 r5", others=("r8 r3 -2",)), "discard g9")
    refused(held, "-2 on r5 ; take r8 : b8")
    oracle = scene("g9", "b8 r5", others=("r6 -2 x2 o7",))
    after = play(oracle, "discard g9")
    refused(after, "x2 on r5 ; -2 on b8 ; take r6 : b8", "drop x2 ; -2 on b8 ; take r6 : b8", "take o7 : g9")
    after = play(after, "-2 on b8 ; take r6 : b8")
    assert after.won == [set(), {"r6", "-2", "b8", "r5", "g9"}]
    assert after.sheets[1] == {"takes": 1, "cards": 3, "printed": 1, "left": -2 - 2, "most": 10}


def test_a_hand_of_wild_cards_passes_in_a_last_turn() -> None:
    after = play(scene("g9", "b8", others=("-2 x2",)), "discard g9")
    assert after.moves(1) == {"pass"}
    assert after.moves(0) == set()
    refused(after, "discard -2 x2", "-2 on b8 ; pass")
    assert play(after, "pass").won == [set(), set()]


def test_everybody_else_has_one_last_turn_in_order() -> None:
    oracle = scene("g9 r9", "b8", others=("g8", "g7 o8"), seat_to_move=1)
    after = play(oracle, "discard g8")
    assert after.waiting() == (2,)
    after = play(after, "take o8 : b8 , g8")
    assert after.waiting() == (0,)
    after = play(after, "pass")
    assert after.scores() == (-2, 0, 2 + 3 + 5 - 1 + 10)


def test_most_cards_are_counted_after_the_hands_are_taken_off() -> None:
    oracle = scene("g9", "b8", others=("g7",))
    even = play(replace(oracle, won=[{"o1", "o2"}, {"r1", "r2", "r3"}]), "discard g9", "pass")
    assert (even.sheets, even.won) == ([{}, {"left": -1}], [{"o1", "o2"}, {"r1", "r2", "r3"}])
    more = play(replace(oracle, won=[{"o1", "o2"}, {"r1", "r2"}]), "discard g9", "pass")
    assert (more.scores(), more.ended()) == ((10, -1), ("finished", frozenset({0})))


def test_a_tie_is_shared() -> None:
    oracle = scene("g9", "b8", others=("g7",), goal="cards", won=[{"o1", "o2"}, {"r1", "r2", "r3"}])
    after = play(oracle, "discard g9", "pass")
    assert (after.scores(), after.ended()) == ((2, 2), ("shared", frozenset({0, 1})))


# Challenges (R-NU-20)


def test_a_true_build_costs_the_challenger_ten() -> None:
    oracle = scene("g4 g12", "b5 r3", others=("o9 o10",), challenges=True)
    after = play(oracle, "build g4 : b5 r3")
    assert (after.waiting(), after.moves(1)) == ((1,), {"challenge", "pass"})
    refused(after, "discard o9", "")
    after = play(after, "challenge")
    assert (after.scores(), after.piles) == ((0, -10), [(("b5", "r3", "g4"), 12)])
    after = play(after, "discard o9", "discard g12")
    assert (after.waiting(), after.stage) == ((1,), "turn")


def test_a_false_build_costs_twenty_and_is_taken_apart() -> None:
    oracle = scene("-2 g4 g13", "b5 o7 r3", loose="sq x2", deck="r15 g15 o15", challenges=True)
    after = play(oracle, "x2 on r3 ; build g4 : b5 r3")
    assert after.piles == [(("b5", "r3", "x2", "g4"), 15), (("o7",), 7)]
    after = play(after, "challenge")
    assert after.piles == [(("b5",), 5), (("r3",), 3), (("o7",), 7), (("g4",), 4)]
    assert (after.loose, after.scores(), after.waiting()) == (("sq", "x2"), (-20, 0), (1,))
    assert not after.table[0].operations


def test_piles_stand_again_in_their_old_order() -> None:
    oracle = scene("-2 -3 g1 g2", "b5 o7 r3", challenges=True)
    refused(oracle, "-2 on b5 r3 ; -3 on o7 b5 ; discard g1")
    after = play(oracle, "-2 on b5 r3 ; -3 on b5 o7 ; discard g1", "challenge")
    assert after.piles == [(("b5",), 5), (("o7",), 7), (("r3",), 3), (("g1",), 1)]
    assert after.loose == ("-2", "-3")


def test_one_false_pile_is_enough_and_all_are_taken_apart() -> None:
    oracle = scene("-2 -3 g7 g3", "b10 r8 o7", challenges=True)
    after = play(oracle, "-2 on r8 ; -3 on b10 ; take g7 : o7")
    assert [value for _, value in after.piles] == [7, 6]
    assert play(after, "challenge").piles == [(("b10",), 10), (("r8",), 8)]
    assert play(after, "challenge").loose == ("-3", "-2")
    held = play(scene("-2 -3 g7 g6 o7", "b10 r8 b7", challenges=True), "-2 on r8 ; -3 on b10 ; take g7 : b7")
    assert play(held, "challenge").scores() == (3, -10)


def test_a_pile_that_was_changed_meanwhile_stays() -> None:
    oracle = scene("g4 g13 g14", "b5 r3", others=("o1 o13 o14",), challenges=True)
    after = play(oracle, "build g4 : b5 r3", "pass", "build o1 : b5", "pass", "discard g14")
    assert (after.waiting(), after.stage) == ((1,), "window")
    after = play(after, "challenge")
    assert after.piles == [(("b5", "r3", "g4", "o1"), 13), (("g14",), 14)]
    assert (after.scores(), after.waiting(), after.stage) == ((-20, 0), (1,), "turn")


def test_a_second_window_comes_before_the_second_turn_and_then_no_other() -> None:
    oracle = scene("g4 g2 g6 g7 g13", "b5", others=("o1 o2 o3 o6 o14",), challenges=True)
    after = play(oracle, "build g2 : b5", "pass", "discard o1", "discard g7")
    # The seven was in the hand when it was built; that it was discarded since changes nothing.
    assert (after.waiting(), after.stage) == ((1,), "window")
    assert play(after, "challenge").scores() == (0, -10)
    after = play(after, "pass", "discard o2")
    assert after.waiting() == (0,)
    after = play(after, "discard g6")
    assert (after.waiting(), after.stage) == ((1,), "turn")


def test_several_builds_stay_open_and_what_stands_on_an_older_one_falls_with_it() -> None:
    oracle = scene("g4 g2 g6 g9 g13", "b5 b3", others=("o1 o2 o3",), challenges=True)
    after = play(oracle, "build g2 : b5", "pass", "discard o1", "build g6 : b5")
    assert after.asked == ((1, 0), (1, 1))
    down = play(after, "challenge")
    assert [cards for cards, _ in down.piles] == [("b5",), ("b3",), ("o1",), ("g2",), ("g6",)]
    assert (down.claims, down.stage, down.waiting()) == ((), "turn", (1,))
    kept = play(after, "pass", "pass")
    assert (kept.waiting(), kept.stage, len(kept.claims)) == ((1,), "turn", 2)
    assert play(kept, "discard o2", "discard g9").asked == ((1, 1),)


def test_opponents_are_asked_in_turn_order_and_a_challenge_closes_it_for_all() -> None:
    others = ("o1 o2 o3", "r1 r2 r3")
    oracle = scene("g4 g6 g9 g13", "b5 b3", others=others, seat_to_move=1, challenges=True)
    after = play(oracle, "build o2 : b5")
    assert after.waiting() == (2,)
    assert play(after, "pass").waiting() == (0,)
    after = play(after, "challenge")
    assert (after.waiting(), after.stage, after.scores()) == ((2,), "turn", (0, -20, 0))


def test_two_open_claims_are_asked_about_in_turn_order_from_the_asked_seat_on() -> None:
    others = ("o1 o2 o3", "r1 r2 r3")
    oracle = scene("g4 g6 g9 g13", "b5 b3", others=others, challenges=True)
    after = play(oracle, "build g6 : b5", "pass", "pass", "build o2 : b3", "pass", "pass", "discard r1")
    assert (after.stage, after.waiting()) == ("turn", (0,))
    after = play(after, "discard g4")
    assert after.asked == ((1, 0),)  # his second turn after that of seat 0
    after = play(after, "pass", "discard o1")
    assert after.asked == ((2, 0), (2, 1))
    after = play(after, "challenge", "challenge")
    assert (after.waiting(), after.scores()) == ((2,), (-20, -20, 0))
    assert [cards for cards, _ in after.piles] == [
        (card,) for card in ("b5", "b3", "r1", "g4", "o1", "g6", "o2")
    ]


def test_a_pile_that_stands_again_can_still_be_taken_apart() -> None:
    oracle = scene("g4 g6 g9", "b5", others=("o1 o2 o3",), challenges=True)
    after = play(oracle, "build g4 : b5", "pass", "build o1 : b5", "challenge", "discard g6")
    assert after.piles == [(("b5", "g4"), 9), (("o1",), 1), (("g6",), 6)]
    assert play(after, "pass").scores() == (0, -20)
    true = play(after, "challenge")
    assert true.scores() == (0, -30)
    assert after.claims[0] is not None
    lied = replace(after, claims=(after.claims[0]._replace(held=False),))
    assert [value for _, value in play(lied, "challenge").piles] == [5, 1, 6, 4]


def test_the_last_card_may_be_a_bluff_and_be_challenged_before_the_last_turns() -> None:
    after = play(scene("g4", "b5", others=("o1",), challenges=True), "build g4 : b5")
    assert after.moves(1) == {"challenge", "pass"}
    after = play(after, "challenge")
    assert (after.waiting(), after.stage) == ((1,), "turn")
    refused(after, "discard o1")
    assert play(after, "pass").scores() == (-20 + 10, -3)


def test_builds_are_checked_where_nobody_keeps_points() -> None:
    refused(scene("g4 g13", "b5", goal="cards", challenges=True), "build g4 : b5")


# Solitaire (R-NU-30)


def solitaire(hand: str, centre: str, **facts: Any) -> Oracle:
    """Set a solitaire in the middle."""
    return scene(hand, centre, others=(), **facts)


def test_a_solitaire_deals_the_centre_first_and_fills_it_first() -> None:
    first = ["-2", "g3", "o3", "b3", "r3", "g5", "o5", "b5", "r5", "g9", "g1", "g2", "g4"]
    oracle = Oracle.start(pack="subtraction", goal="points", seats=1)
    order = first + [card for card in cards_of("subtraction") if card not in first]
    oracle = play(oracle, "shuffle " + " ".join(order))
    assert (oracle.loose, len(oracle.piles), oracle.hands) == (("-2",), 4, [sorted(first[5:10])])
    refused(oracle, "discard g5", "build g5 : g3", "drop -2 ; pass", "-2 on g3 ; take g9 : o3 b3 r3")
    after = play(oracle, "take g9 : g3 o3 b3")
    assert [cards for cards, _ in after.piles] == [("r3",), ("g1",), ("g2",), ("g4",)]
    assert after.hands == [sorted(["g5", "o5", "b5", "r5", order[13]])]
    assert after.sheets == [{"takes": 1, "cards": 4}]
    ended = play(after, "pass")
    assert (ended.ended(), ended.scores(), ended.waiting()) == (("stuck", frozenset()), (5,), ())


def test_the_perfect_end_of_a_solitaire() -> None:
    oracle = solitaire("g9 -2 x3", "b3", loose="")
    after = play(oracle, "x3 on b3 ; take g9 : b3")
    assert after.ended() == ("perfect", frozenset({0}))
    lines = {"takes": 1, "cards": 3, "printed": 2, "clear": 5, "left": -1, "dealt": 10, "perfect": 25}
    assert after.sheets == [lines]
    by_cards = play(replace(oracle, goal="cards"), "x3 on b3 ; take g9 : b3")
    assert (by_cards.scores(), by_cards.ended()) == ((3,), after.ended())


def test_a_solitaire_that_ends_short_of_perfect() -> None:
    loose = play(solitaire("g3", "b3", loose="-2"), "take g3 : b3")
    assert (loose.ended(), loose.scores()) == (("stuck", frozenset()), (1 + 2 + 10,))
    left = play(solitaire("g3 g1 x2", "b3"), "take g3 : b3")
    assert left.sheets == [{"takes": 1, "cards": 2, "clear": 5, "dealt": 10, "left": -4}]
    wild = play(solitaire("g3 x2", "b3 r5"), "take g3 : b3")
    assert (wild.ended(), wild.scores()) == (("stuck", frozenset()), (1 + 2 + 10 - 2,))
    more = play(solitaire("g3 x2 x3 x4 x5", "b3", deck="/2 /3 /4 /5 -2 r9"), "take g3 : b3")
    assert (more.waiting(), more.loose, more.sheets[0]["clear"]) == ((), ("/2", "/3", "/4", "/5", "-2"), 5)
