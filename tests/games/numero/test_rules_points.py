"""Numero, chapters 7 to 9 of web/games/numero/rules/en.md, points, challenges, solitaire: test_7_3_… holds §7.3."""

from __future__ import annotations

import re
from itertools import product

import pytest
from door import page_of

from games.numero.scenes import (
    TEN,
    WORKS,
    alone,
    centre,
    dealt,
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
from parlour.core.game import CHANCE, Json
from parlour.games.numero import NUMERO
from parlour.games.numero.scoring import ALL_COLOURS, CLEAR, MANY, TAKE_LINES, Heap, list_bonuses
from parlour.games.numero.state import NumeroState

# 7 Points


def score(cards: str, piles: str, turn: str, lying: str = "r12", wilds: str = "") -> Json:
    """Return the lines that a turn scores; `lying` stays in the centre, so that it is not cleared."""
    state = scene(cards, "r13", centre="; ".join(filter(None, [piles, lying])), loose=wilds, goal="points")
    events = play(state, turn)
    lines = sheet(state)
    (took,) = [event.data for event in events if event.kind == "took"]
    assert took["earned"] == [f"{line} {points}" for line, points in lines.items()]
    assert (took["points"], state.scores(2)[0]) == (sum(lines.values()), sum(lines.values()))
    return lines


def test_7_1_one_point_for_each_take_and_for_each_card() -> None:
    # The sheet's example: 10 and 6 + 4 with a 10 are two takes of four cards, six points.
    assert score("g10", "o10; b6; r4", "take g10 : o10 , b6 r4") == {"takes": 2, "cards": 4}
    assert score("g10", "o10; b6; r4", "take g10 : b6 r4") == {"takes": 1, "cards": 3}
    assert score("g10 -2", "o12", "-2 on o12 ; take g10 : o12", "r11") == {
        "takes": 1,
        "cards": 3,
        "printed": 1,
    }


def test_7_1_builds_and_discards_score_nothing() -> None:
    state = scene("g1 g10 g15", centre="o9; o13", goal="points")
    play(state, "build g1 : o9")
    assert sheet(state) == {}
    state = scene("g1 g10 g15", centre="o9", goal="points")
    play(state, "discard g15")
    assert sheet(state) == {}
    assert state.scores(2) == (0, 0)


def test_7_2_printed_points_of_all_cards_of_the_take_and_of_the_played_one_once() -> None:
    assert score("g15", "o15; b14; r1", "take g15 : o15 , b14 r1")["printed"] == 6
    assert score("g15", "o15; b14; r1", "take g15 : o15")["printed"] == 4
    assert score("g4 2/3 -2 sq", "o9", "2/3 on o9 ; -2 on o9 ; take g4 : o9")["printed"] == 4
    assert "printed" not in score("g4 2/3 -2 sq", "o4", "take g4 : o4"), "cards that stay in the hand"


COUNTS = {
    4: ("g9", "o2; b3; r4", {}),
    5: ("g10", "o2; b3; r4; o1", {"five": 2}),
    6: ("g12", "o2; b3; r4; o1; b2", {"six": 5}),
    7: ("g14", "o2; b3; r4; o1; b2; r2", {"six": 5}),
}


@pytest.mark.parametrize("count", COUNTS)
def test_7_3_a_take_of_five_cards_and_one_of_six_or_more(count: int) -> None:
    card, piles, bonus = COUNTS[count]
    lines = score(card, piles, f"take {card} : {piles.replace(';', '')}", "o12")
    assert lines["cards"] == count
    assert {line: lines[line] for line in ("five", "six") if line in lines} == bonus


def test_7_3_each_take_is_counted_for_itself() -> None:
    # Six cards in all, three in each take; the played card makes one of them three.
    assert score("g10", "o7; b3; r8; o2", "take g10 : o7 b3 , r8 o2") == {"takes": 2, "cards": 5}
    lines = score("g10", "o5; b3; r2; b7; r3; o8; b2", "take g10 : o5 b3 r2 , b7 r3 , o8 b2")
    assert lines == {"takes": 3, "cards": 8}


def test_sheet_of_a_puzzle_where_a_take_is_asked_for_the_sheet_tells_what_each_line_brings() -> None:
    text = (page_of("numero") / "locales" / "en.ftl").read_text(encoding="utf-8")
    told = {
        line: list(map(int, re.findall(r"\d+", words)))
        for line, words in re.findall(r"^worth-(\w+) = (.*)$", text, re.M)
    }
    brings = {"takes": [1], "cards": [1], "printed": [], "clear": [CLEAR]}
    for size, signs, colours in product((MANY, MANY + 1), (0b0111, 0b1111), (1, ALL_COLOURS)):
        for line, points in list_bonuses(Heap(size, 0, colours, signs)).items():
            brings[line] = [points, MANY] if line.startswith("colour") else [points]
    assert told == brings
    assert set(told) == set(TAKE_LINES)


TWO, FOUR, FIVE, SIX = "o7 b8", "o2 b3 o4 b6", "o1 b2 o3 b4 o5", "g1 g2 g3 b1 g4 r4"
"""Takes of fifteen that are of neither one colour nor four, with a green card besides too."""


@pytest.mark.parametrize(
    ("groups", "five", "six"),
    [
        ((TWO, FOUR), 2, 0),
        ((FOUR, FIVE), 0, 5),  # and not 2 and 2
        ((FIVE, FOUR), 0, 5),
        ((FOUR, SIX), 2, 5),
        ((FIVE, SIX), 0, 10),
        ((FOUR, FIVE, SIX), 0, 10),
        ((TWO, SIX), 0, 5),
    ],
)
def test_7_3_the_played_card_counts_in_the_take_where_it_makes_most(
    groups: tuple[str, ...], five: int, six: int
) -> None:
    lines = score(
        "g15", "; ".join(groups).replace(" ", "; ").replace(";;", ";"), f"take g15 : {' , '.join(groups)}"
    )
    assert (lines.get("five", 0), lines.get("six", 0)) == (five, six)
    assert lines["cards"] == 1 + len(" ".join(groups).split())
    assert not {"colour", "colours"} & set(lines)


def test_7_4_three_operations() -> None:
    # The sheet's example: 10 - 2, / 4, * 3: 1 + 5 + 2 + 5, and 1 + 2 + 2 are printed.
    lines = score("-2 /4 x3 g6", "o10", "-2 on o10 ; /4 on o10 ; x3 on o10 ; take g6 : o10")
    assert lines == {"takes": 1, "cards": 5, "printed": 5, "five": 2, "three": 5}


OPERATIONS = {
    # two
    "-2 on o7 ; take g10 : o7 b5": ("-2 g10", "o7; b5", 0),
    "-2 on o10 ; /4 on o10 ; take g2 : o10": ("-2 /4 g2", "o10", 0),
    "2/3 on o6 ; take g4 : o6": ("2/3 g4", "o6", 0),
    # three: the plus comes from the join of the take, from that under a wild card, from a build, or from a nought
    "-2 on o3 ; x2 on o3 ; take g10 : o3 b8": ("-2 x2 g10", "o3; b8", 3),
    "-2 on o7 b3 ; /4 on o7 ; take g2 : o7": ("-2 /4 g2", "o7; b3", 3),
    "-2 on o7 ; /4 on o7 ; take g2 : o7": ("-2 /4 g2", "o7 b3 = 10 +", 3),
    "-5 on o5 ; x2 on o5 ; take g8 : o5 b8": ("-5 x2 g8", "o5; b8", 3),
    "-2 on o3 ; /4 on b8 ; take g3 : o3 b8": ("-2 /4 g3", "o3; b8", 3),
    "2/3 on o9 ; -2 on o9 ; take g4 : o9": ("2/3 -2 g4", "o9", 3),
    "2/3 on o6 ; take g9 : o6 b5": ("2/3 g9", "o6; b5", 3),
    # four
    "2/3 on o9 ; -2 on o9 ; take g9 : o9 b5": ("2/3 -2 g9", "o9; b5", 4),
    "-2 on o10 ; /4 on o10 ; x3 on o10 ; take g9 : o10 b3": ("-2 /4 x3 g9", "o10; b3", 4),
    "x2 on o5 ; take g9 : o5 b5": ("x2 g9", "o5 b3 -2 /3 = 2 +-/; b5", 4),
}


@pytest.mark.parametrize("turn", OPERATIONS)
def test_7_4_operations_are_counted_once_each_and_the_higher_line_only(turn: str) -> None:
    cards, piles, count = OPERATIONS[turn]
    lines = score(cards, piles, turn)
    bonus = {each: lines[each] for each in ("three", "four") if each in lines}
    assert bonus == {0: {}, 3: {"three": 5}, 4: {"four": 10}}[count]


def test_7_4_a_number_that_nothing_was_added_to_is_no_plus() -> None:
    # 10 is taken as one number by one number; so is a pile of a single card and wild cards.
    assert "three" not in score("-2 x2 g12", "o8", "-2 on o8 ; x2 on o8 ; take g12 : o8")
    # Two takes are no sum.
    assert "three" not in score("-2 x2 g12", "o8; b12", "-2 on o8 ; x2 on o8 ; take g12 : o8 , b12")


SIGNS = {
    **dict.fromkeys(["1/2", "1/3", "1/4", "1/5", "0.5", "0.25", "50%", "/2", "/3", "/4", "/5"], "/"),
    **dict.fromkeys(["2/3", "3/4", "2/5", "3/5", "0.75", "75%"], "/x"),
    **dict.fromkeys(["sq", "cube", "x2", "x3", "x4", "x5"], "x"),
    **dict.fromkeys(["sqrt", "cbrt"], "/"),
    **dict.fromkeys(["-2", "-3", "-4", "-5"], "-"),
}
"""What counts as what: by numerator 1 it is divided only, by a higher one multiplied too."""


@pytest.mark.parametrize("wild", SIGNS)
def test_7_4_what_a_wild_card_counts_as(wild: str) -> None:
    before, after, _ = WORKS[wild]
    for signs, cards in (("+-", ("-4", "-5")), ("+/", ("/4", "/5")), ("+x", ("x4", "x5"))):
        pile = f"b10 r11 {cards[wild == cards[0]]} = {before} {signs}"
        lines = score(f"o{after} {wild}", pile, f"{wild} on b10 ; take o{after} : b10")
        count = len({*signs, *SIGNS[wild]})
        assert {each for each in ("three", "four") if each in lines} == {2: set(), 3: {"three"}, 4: {"four"}}[
            count
        ]


def test_7_5_five_cards_of_all_four_colours() -> None:
    assert score("g10", "o2; b3; r4; o1", "take g10 : o2 b3 r4 o1")["colours"] == 5
    assert "colours" not in score("g9", "o2; b3; r4", "take g9 : o2 b3 r4"), "four cards"
    assert "colours" not in score("o10", "o2; b3; r4; b1", "take o10 : o2 b3 r4 b1"), "three colours"


def test_7_5_five_cards_of_one_colour() -> None:
    assert score("g10", "g1; g2; g3; g4", "take g10 : g1 g2 g3 g4")["colour"] == 5
    assert "colour" not in score("g9", "g2; g3; g4", "take g9 : g2 g3 g4"), "four cards"
    assert "colour" not in score("o10", "g1; g2; g3; g4", "take o10 : g1 g2 g3 g4"), (
        "and the played one counts"
    )


def test_7_5_wild_cards_count_as_cards_and_have_no_colour() -> None:
    turn = "-2 on o10 ; /4 on o10 ; x3 on o10 ; take {} : o10"
    assert score("-2 /4 x3 o6", "o10", turn.format("o6"))["colour"] == 5
    assert not {"colour", "colours"} & set(score("-2 /4 x3 g6", "o10", turn.format("g6")))
    assert score("-2 g7", "o4; b3; r2", "-2 on r2 ; take g7 : o4 b3 r2")["colours"] == 5


def test_7_5_the_played_card_may_spoil_a_colour_and_then_counts_elsewhere() -> None:
    lines = score("o15", "g1; g2; g3; g4; g5", "take o15 : g1 g2 g3 g4 g5")
    assert (lines.get("five"), lines.get("six"), lines.get("colour")) == (None, 5, None), (
        "there is no other take"
    )
    lines = score("o15", "g1; g2; g3; g4; g5; b15", "take o15 : g1 g2 g3 g4 g5 , b15")
    assert (lines.get("five"), lines.get("six"), lines.get("colour")) == (2, None, 5), "7 and not 5"


def test_7_5_each_take_for_itself() -> None:
    lines = score(
        "g15", "g1; g2; g3; g4; g5; o1; o2; o3; o4; o5; r15", "take g15 : g1 g2 g3 g4 g5 , o1 o2 o3 o4 o5"
    )
    assert (lines["colour"], lines["five"], lines["six"]) == (10, 2, 5)
    four = score("g10", "o2; b8; r4; o6", "take g10 : o2 b8 , r4 o6")
    assert four == {"takes": 2, "cards": 5}, "five cards of four colours, in two takes"


def test_7_6_a_take_that_leaves_nothing_in_the_centre() -> None:
    assert score("g10", "o10", "take g10 : o10", "")["clear"] == 5
    assert score("g10", "o10; b6; r4", "take g10 : o10 , b6 r4", "")["clear"] == 5
    assert "clear" not in score("g10", "o10; b6; r4", "take g10 : o10", "")


def test_7_6_a_loose_wild_card_that_is_left_spoils_it() -> None:
    assert "clear" not in score("g10", "o10", "take g10 : o10", "", wilds="-2")
    assert score("g8", "o10", "-2 on o10 ; take g8 : o10", "", wilds="-2")["clear"] == 5
    assert "clear" not in score("g8", "o10", "-2 on o10 ; take g8 : o10", "", wilds="-2 x3")
    assert "clear" not in score("g10 -2", "o10", "drop -2 ; take g10 : o10", ""), "dropped in that turn"


@pytest.mark.parametrize(("mine", "most"), [(19, (0, 10)), (20, (0, 0)), (21, (10, 0))])
def test_7_7_most_cards_at_the_end(mine: int, most: tuple[int, int]) -> None:
    # 40 cards, of which one is left in the first hand and takes off a card there.
    cards = " ".join(TEN[:mine])
    state = scene(f"r10; won {cards}", "", deck="", flags="taker 1, last 0", pack="ten", goal="points")
    assert "most" not in sheet(state)
    play(state, "pass")
    assert tuple(sheet(state, seat).get("most", 0) for seat in (0, 1)) == most
    assert state.scores(2) == (most[0] - 1, most[1])


# 8 Challenges


def bluffing(*hands: str, **more: str) -> NumeroState:
    """Set a position with challenges."""
    rows = hands or ("g1 g3 g4 g5 g6",)
    rows = rows if len(rows) > 1 else (*rows, "o1 o2 o3 o4 o5", "b1 b2 b3 b4 b5")
    return scene(*rows, goal="points", challenges=True, **{"centre": "r9; r5; r12", **more})  # type: ignore[arg-type]


def test_8_1_a_build_is_believed() -> None:
    state = bluffing()
    turns = ("build g1 : r9", "build g3 : r9", "build g1 : r9 r5")
    assert legal(state, *turns) == [*turns]
    assert refusal(state, "build g4 : r12") == ("left-range", "§4.4"), "what no card can answer is no bluff"
    state = bluffing("-2 x2 g1 g3 g4")
    turns = ("-2 on r9 ; discard g1", "-2 on r9 ; build g1 : r5")
    assert legal(state, *turns) == [*turns]
    assert refusal(state, "x2 on r9 ; discard g1") == ("left-range", "§5.4")


@pytest.mark.parametrize(("goal", "challenges"), [("cards", True), ("points", False)])
def test_8_1_only_where_points_are_kept_and_challenges_are_on(goal: str, challenges: bool) -> None:
    state = scene("g1 g3", centre="r9", goal=goal, challenges=challenges)
    assert refusal(state, "build g1 : r9") == ("no-answer", "§4.5")
    options = {"goal": goal, "challenges": challenges}
    assert NUMERO.opens(options, 2) == ()
    assert NUMERO.opens({"goal": "points", "challenges": True}, 2) == ("challenge", "again")
    assert NUMERO.opens({"goal": "points", "challenges": True}, 1) == ()


def test_8_1_nobody_is_told_whether_the_answer_is_held() -> None:
    state = bluffing("g1 g10 g4 g5 g6")
    play(state, "build g1 : r9")
    assert [claim["held"] for claim in state.view(0)["claims"]] == [True]
    assert [claim["held"] for claim in state.view(1)["claims"]] == [None]
    assert state.view(1)["proved"] == [[], [], []]


def test_8_2_each_opponent_is_asked_in_turn_order_right_after_the_turn() -> None:
    state = bluffing(*("g1 g3 g4 g5 g6", "o1 o2 o3 o4 o5", "b1 b2 b3 b4 b5", "r1 r2 r3 r4 r6"), turn=2)
    play(state, "build b1 : r9")
    assert len(hand(state, 2)) == 5, "the hand is filled up already"
    asked = []
    while state.window(state.waiting()[0]):
        (seat,) = state.waiting()
        asked.append((seat, state.window(seat), state.moves(seat)))
        assert refusal(state, "discard g1") == ("syntax-window", "§8.2")
        play(state, "pass")
    assert asked == [(seat, "challenge", ["challenge", "pass"]) for seat in (3, 0, 1)]
    assert state.waiting() == (3,)


def test_8_2_and_once_more_before_his_own_second_turn_after_it() -> None:
    state = bluffing(deck="g7 g8 g11 o6 o7 o8 b6 b7 b8 x2 x3 x4")
    play(state, "build g1 : r9", "pass", "pass")
    told = []
    for _ in range(8):
        (seat,) = state.waiting()
        window = state.window(seat)
        told.append(f"{seat}{window and ' ' + window}")
        play(state, "pass" if window else f"discard {min(hand(state, seat))}")
    assert told == ["1", "2", "0", "1 again", "1", "2 again", "2", "0"]
    assert state.dump()["claims"] == []


def test_8_2_a_turn_that_leaves_no_changed_pile_asks_nobody() -> None:
    for cards, turn in (
        ("g9 g1 -2 g7", "take g9 : r9"),
        ("g9 g1 -2 g7", "discard g1"),
        ("g9 g1 -2 g7", "-2 on r9 ; take g7 : r9"),
        ("g9 g1 -2 g7", "drop -2 ; discard g1"),
    ):
        state = bluffing(cards, "o1 o2 o3 o4 o5")
        play(state, turn)
        assert state.window(1) == ""
        assert state.waiting() == (1,)


def test_8_2_a_changed_pile_is_a_claim_too() -> None:
    state = bluffing("-2 g5 g1 g3", "o1 o2 o3 o4 o5")
    play(state, "-2 on r9 ; take g5 : r5")
    assert state.window(1) == "challenge"
    assert state.asks(1, "").args == {"whom": 0, "values": [7]}


def test_8_2_several_builds_of_one_builder_are_asked_about_side_by_side_the_older_first() -> None:
    state = bluffing("g1 g2 g4 g5 g6", "o1 o2 o3 o4 o5")
    play(state, "build g1 : r9", "pass", "discard o5", "build g2 : r5")
    # Just before the second turn since the first build, and right after the second build.
    assert [state.window(1), state.asks(1, "").args["values"]] == ["again", [10]]
    doubted = state.copy()
    play(state, "pass")
    assert [state.window(1), state.asks(1, "").args["values"]] == ["challenge", [7]]
    play(state, "pass")
    assert (state.waiting(), state.window(1)) == ((1,), ""), "about each only once"
    play(state, "discard o4", "discard g4")
    assert [state.window(1), state.asks(1, "").args["values"]] == ["again", [7]], "its own second time"
    play(state, "challenge", "discard o3", "discard g5")
    assert (state.waiting(), state.window(1)) == ((1,), "")
    play(doubted, "challenge")
    assert sheet(doubted) == {"challenge": -20}
    assert centre(doubted) == "r9; r5 g2 = 7; r12; o5; g1", "only that one"
    assert [doubted.window(1), doubted.asks(1, "").args["values"]] == ["challenge", [7]], (
        "the other is still open"
    )
    play(doubted, "challenge")
    assert sheet(doubted) == {"challenge": -40}


def test_8_2_of_three_only_who_moves_next_is_asked_about_the_older_one_then() -> None:
    state = bluffing("g1 g2 g4 g5 g6", "o1 o2 o3 o4 o5", "b1 b2 b3 b4 b5")
    play(state, "build g1 : r9", "pass", "pass", "discard o5", "discard b5", "build g2 : r5")
    told = []
    while len(told) < 5:
        (seat,) = state.waiting()
        told.append((seat, state.window(seat), state.asks(seat, "").args.get("values")))
        play(state, "pass" if state.window(seat) else "discard o4")
    assert told == [
        (1, "again", [10]),
        (1, "challenge", [7]),
        (2, "challenge", [7]),
        (1, "", None),
        (2, "again", [10]),
    ]


def test_8_3_what_the_builder_built_on_it_since_comes_down_with_it() -> None:
    state = bluffing("g1 g2 g4 g5 g6", "o1 o3 o4 o5 o6")
    play(state, "build g1 : r9", "pass", "discard o5", "build g2 : r9")
    assert centre(state) == "r9 g1 g2 = 12; r5; r12; o5"
    events = play(state, "challenge")
    assert [event.data["cards"] for event in events if event.kind == "undone"] == [["g1"], ["g2"]]
    assert centre(state) == "r9; r5; r12; o5; g1; g2"
    assert sheet(state) == {"challenge": -20}, "once"
    assert (state.waiting(), state.window(1), state.dump()["claims"]) == ((1,), "", [])
    # Where a true one stands below, only the newer one comes down.
    state = bluffing("g1 g2 g4 g5 g10", "o1 o3 o4 o5 o6")
    play(state, "build g1 : r9", "pass", "discard o5", "build g2 : r9", "challenge", "challenge")
    assert centre(state) == "r9 g1 = 10; r5; r12; o5; g2"
    assert (sheet(state), sheet(state, 1)) == ({"challenge": -20}, {"challenge": -10})


def test_8_2_two_builders_in_turn_order_from_whoever_is_asked() -> None:
    state = bluffing()
    play(state, "build g1 : r9", "pass", "pass", "build o2 : r5", "pass", "pass", "discard b1")
    # Seat 0 has had no turn since the build of seat 1: its next one is the first.
    assert (state.waiting(), state.window(0)) == ((0,), "")
    play(state, "discard g3", "pass", "discard o1")
    # Seat 2 is to take its second turn since both builds: 0 comes before 1.
    assert [state.waiting(), state.window(2), state.asks(2, "").args["whom"]] == [(2,), "again", 0]
    play(state, "pass")
    assert [state.waiting(), state.window(2), state.asks(2, "").args["whom"]] == [(2,), "again", 1]
    play(state, "pass")
    assert (state.waiting(), state.window(2)) == ((2,), "")


def test_8_2_the_last_card_too_before_the_last_turns() -> None:
    state = bluffing("g1", "o1 o10", centre="r9; r5", deck="")
    play(state, "build g1 : r9")
    assert state.window(1) == "challenge"
    events = play(state, "challenge")
    assert kinds(events) == ["challenged", "undone", "last"]
    assert (centre(state), sheet(state)) == ("r9; r5; g1", {"challenge": -20})
    assert refusal(state, "discard o1") == ("only-take", "§6.1")


def test_8_3_a_true_build_costs_the_challenger_ten() -> None:
    state = bluffing("g1 g10 g4 g5 g6")
    (*_, event) = play(state, "build g1 : r9", "pass", "challenge")
    assert (event.kind, event.seat, event.data["held"], event.data["points"]) == ("challenged", 2, True, -10)
    assert [sheet(state, seat) for seat in range(3)] == [{}, {}, {"challenge": -10}]
    assert centre(state) == "r9 g1 = 10; r5; r12"
    assert (state.waiting(), state.window(1)) == ((1,), "")


def test_8_3_a_false_one_costs_the_builder_twenty_and_is_taken_apart() -> None:
    state = bluffing()
    events = play(state, "build g1 : r9 r5", "challenge")
    assert kinds(events)[-2:] == ["challenged", "undone"]
    assert centre(state) == "r9; r5; r12; g1"
    assert [sheet(state, seat) for seat in range(3)] == [{"challenge": -20}, {}, {}]
    assert (state.waiting(), state.window(1)) == ((1,), ""), "closed for all"
    play(state, "discard o1", "discard b1", "discard g3")
    assert (state.waiting(), state.window(1)) == ((1,), ""), "also later"


def test_8_3_what_counts_is_the_hand_after_the_play_and_before_it_is_filled_up() -> None:
    state = bluffing(deck="g10 o10 b10 r10 x2 x3 x4 x5")
    play(state, "build g1 : r9", "challenge")
    assert "g10" in hand(state), "drawn too late"
    assert sheet(state) == {"challenge": -20}
    state = bluffing("g1 g10 g4 g5 g6")
    play(state, "build g1 : r9", "pass", "pass", "discard o1", "discard b1", "discard g10")
    assert state.window(1) == "again"
    play(state, "challenge")
    assert sheet(state, 1) == {"challenge": -10}, "gone since, and true all the same"


def test_8_3_joined_piles_stand_again_and_all_that_was_put_on_them_is_discarded() -> None:
    state = bluffing("-2 -3 g3 g5 g6", centre="b6; r9; r4; r5; b7 b8 -4 = 4 +-")
    play(state, "-3 on r4 ; -2 on r9 r4 ; build g3 : r9 b7")
    assert centre(state) == "b6; r9 r4 -3 -2 b7 b8 -4 g3 = 15; r5"
    play(state, "challenge")
    assert centre(state) == "b6; r9; r4; b7 b8 -4 = 4; r5; g3"
    assert loose(state) == "-3 -2"
    assert sheet(state) == {"challenge": -20}


def test_8_3_in_the_order_of_before() -> None:
    # What was put on the second pile first comes down first.
    state = bluffing("-2 -3 g5 g6 x2", centre="g3; r9; r3", loose="sq")
    play(state, "-2 on r9 ; -3 on g3 ; build g5 : g3 r9", "challenge")
    assert (centre(state), loose(state)) == ("g3; r9; r3; g5", "sq -2 -3")
    state = bluffing("-2 -3 g5 g6 x2", centre="g3; r9; r3")
    play(state, "-2 on g3 r3 ; -3 on g3 r9 ; discard g5")
    assert centre(state) == "g3 r3 -2 r9 -3 = 10; g5"
    play(state, "challenge")
    assert (centre(state), loose(state)) == ("g3; r9; r3; g5", "-2 -3")


def test_8_3_one_false_pile_is_enough_and_costs_once() -> None:
    state = bluffing("-2 -3 g1 g7 g6", centre="r9; r5; r12; r8")
    # 9 - 2 = 7 is held; 5 - 3 = 2 is not, nor 12 + 1 = 13.
    play(state, "-2 on r9 ; -3 on r5 ; build g1 : r12", "challenge")
    assert sheet(state) == {"challenge": -20}
    assert (centre(state), loose(state)) == ("r9; r5; r12; r8; g1", "-2 -3")


def test_8_3_one_card_proves_several_piles_of_its_number() -> None:
    state = bluffing("-2 g1 g7 g3 g4", centre="r9; r6; r12")
    play(state, "-2 on r9 ; build g1 : r6", "challenge")
    assert (sheet(state), sheet(state, 1)) == ({}, {"challenge": -10})


def test_8_3_what_was_changed_or_taken_meanwhile_stays() -> None:
    state = bluffing("g1 g3 g4 g5 g6", "o10 o2 o12 o4 o5")
    play(state, "build g1 : r9", "pass", "take o10 : r9", "discard g3", "challenge")
    assert sheet(state)["challenge"] == -20
    assert won(state, 1) == {"r9", "g1", "o10"}
    state = bluffing("g1 g3 g4 g5 g6", "o10 o2 o12 o4 o5")
    play(state, "build g1 : r9", "pass", "build o2 : r9", "pass", "discard g3", "challenge")
    assert (sheet(state), centre(state)) == ({"challenge": -20}, "r9 g1 o2 = 12; r5; r12; g3")


def test_8_3_a_pile_that_stands_again_as_it_was_left_is_taken_apart_too() -> None:
    state = bluffing("g1 g3 g4 g5 g6", "o10 o2 o11 o4 o5")
    play(state, "build g1 : r9", "pass", "build o2 : r9", "challenge")
    assert centre(state) == "r9 g1 = 10; r5; r12; o2"
    play(state, "discard g3", "challenge")
    assert centre(state) == "r9; r5; r12; o2; g3; g1"
    assert [sheet(state, seat) for seat in (0, 1)] == [{"challenge": -20}] * 2


def test_8_3_a_discard_of_that_turn_stays_where_it_is() -> None:
    state = bluffing("-2 g1 g3 g4 g5")
    play(state, "-2 on r9 ; discard g1", "challenge")
    assert (centre(state), loose(state)) == ("r9; r5; r12; g1", "-2")


# 9 Solitaire


def test_9_1_five_cards_to_the_centre_and_then_five_to_the_hand() -> None:
    state = dealt("g1 -2 g3 sq g5 o1 o2 -3 o4 o5 b1", seats=1)
    assert (centre(state), loose(state)) == ("g1; g3; g5", "-2 sq")
    assert hand(state) == {"o1", "o2", "-3", "o4", "o5"}
    assert state.dump()["deck"][0] == "b1"
    assert state.waiting() == (0,)


def test_9_1_there_is_no_dealer() -> None:
    state = NUMERO.start({"pack": "ten"}, 1)
    assert state.why_not(CHANCE, "dealer 1") is not None
    assert state.why_not(CHANCE, " ".join(["shuffle", *TEN])) is None


LYING = "o9; o1; b8"


def test_9_2_takes_only() -> None:
    state = alone("g1 g9 g10 x2 g15", LYING, "-2 -3", deck="r1 r2 r3")
    turns = ("take g9 : o9", "take g9 : o1 b8", "take g9 : o9 , o1 b8", "pass")
    assert legal(state, *turns, "-2 on b8 ; pass") == [*turns]
    for wrong in (
        *("build g1 : o9", "discard g1", "discard x2", "drop x2 ; take g9 : o9"),
        "-2 on b8 ; discard g1",
    ):
        assert refusal(state, wrong) == ("only-take", "§9.2"), wrong


def test_9_2_wild_cards_of_the_hand_and_of_the_centre() -> None:
    state = alone("g1 g9 g14 x2 g15", LYING, "-2 -3", deck="r1 r2 r3")
    play(state, "-2 on o9 ; x2 on o9 ; take g14 : o9")
    assert {"o9", "-2", "x2", "g14"} <= won(state)


def test_9_2_no_changed_pile_is_left() -> None:
    state = alone("g1 g9 g7 x2 g15", LYING, "-2 -3", deck="r1 r2 r3")
    assert refusal(state, "-2 on o9 ; take g1 : o1") == ("left-changed", "§9.2"), "even where it is held"


def test_9_2_first_the_centre_is_filled_up_to_five_and_then_the_hand() -> None:
    state = alone("g1 g9 g14 x2 g15", LYING, "-2 -3", deck="r1 sq r3 r4 r5 r6")
    play(state, "-2 on o9 ; x2 on o9 ; take g14 : o9")
    # Two piles and one wild card are left, so two more are turned up; the hand has lost two.
    assert (centre(state), loose(state)) == ("o1; b8; r1", "-3 sq")
    assert hand(state) == {"g1", "g9", "g15", "r3", "r4"}
    assert state.dump()["deck"] == ["r5", "r6"]


def test_9_2_at_the_end_of_the_deck_the_centre_has_it_first() -> None:
    state = alone("g1 g9 g10 x3 g15", LYING, "x2 -3", deck="r1")
    play(state, "take g9 : o9")
    assert centre(state) == "o1; b8; r1"
    assert hand(state) == {"g1", "g10", "x3", "g15"}


def test_9_3_it_ends_where_nothing_can_be_taken_any_more() -> None:
    for cards, lying, turn in (
        ("g9 x2 x3", "o9; o1", "take g9 : o9"),  # the hand has no number card
        ("g9 g3 x3", "o9", "take g9 : o9"),  # the centre has no pile
    ):
        state = alone(cards, lying, "-2")
        play(state, turn)
        outcome = state.outcome()
        assert outcome is not None
        assert (outcome.reason, outcome.winners) == ("stuck", frozenset())


def test_9_3_also_right_after_the_deal() -> None:
    for order in ("g1 g2 g3 g4 g5 -2 -3 -4 -5 x2", "-2 -3 -4 -5 x2 g1 g2 g3 g4 g5"):
        outcome = dealt(order, seats=1).outcome()
        assert outcome is not None
        assert (outcome.reason, outcome.winners, outcome.scores) == ("stuck", frozenset(), (0,))


def test_9_3_who_sees_no_take_passes_at_any_time() -> None:
    state = alone("g1 g9 g10 x3 g15", LYING, "x2 -3", deck="r2 r3", goal="cards")
    play(state, "pass")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("stuck", frozenset(), (89 - 12,))
    assert centre(state) == LYING, "what is left goes to nobody"


def test_9_4_ten_for_the_whole_deck_and_printed_points_of_what_is_left() -> None:
    state = alone("g1 g9 g10 x3 sqrt", LYING, "x2 -3")
    play(state, "pass")
    assert sheet(state) == {"dealt": 10, "left": -(2 + 2 + 3)}, "and nothing for each card"
    state = alone("g1 g9 g10 x3 sqrt", LYING, "x2 -3", deck="r2")
    play(state, "pass")
    assert sheet(state) == {"left": -7}


def test_9_4_twenty_five_more_where_all_number_cards_took_and_the_centre_is_empty() -> None:
    state = alone("g9 x3", "o9")
    play(state, "take g9 : o9")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("perfect", {0})
    assert sheet(state) == {"takes": 1, "cards": 2, "clear": 5, "dealt": 10, "perfect": 25, "left": -2}
    for cards, lying, wilds in (("g9 g8", "o9", ""), ("g9", "o9", "-2"), ("g9", "o9; o8", "")):
        state = alone(cards, lying, wilds)
        play(state, "take g9 : o9")
        assert (state.stage, state.reason) == ("over", "stuck")
        assert "perfect" not in sheet(state)


def test_9_4_clearing_is_seen_before_the_centre_is_filled_up() -> None:
    state = alone("g9 x3 g1 g2 g3", "o2; o1; b1; r1; o4", deck="r5 r6 r7 r8 r9 r10 r11")
    play(state, "take g9 : o2 o1 b1 r1 o4")
    assert sheet(state)["clear"] == 5
    assert centre(state) == "r5; r6; r7; r8; r9"


PAIRS = [(f"{lying}{number}", f"{held}{number}") for lying, held in ("go", "br") for number in range(1, 11)]
"""Forty cards of which each in the centre meets its equal in the hand."""


@pytest.mark.parametrize("goal", ["points", "cards"])
def test_9_4_a_perfect_game(goal: str) -> None:
    order = [lying for lying, _ in PAIRS[:5]] + [held for _, held in PAIRS[:5]]
    order += [card for pair in PAIRS[5:] for card in pair]
    state = dealt(" ".join(order), seats=1, pack="ten", goal=goal)
    for lying, held in PAIRS:
        assert state.waiting() == (0,)
        play(state, f"take {held} : {lying}")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("perfect", {0})
    if goal == "points":
        # Four 1s bear two points each.
        lines = {"takes": 20, "cards": 40, "printed": 8, "clear": 5, "dealt": 10, "perfect": 25}
        assert (sheet(state), outcome.scores) == (lines, (108,))
    else:
        assert (sheet(state), outcome.scores) == ({}, (40,))


def test_9_4_a_game_that_gets_stuck() -> None:
    # Two takes, and then only tens and a nine lie there, and only ones and twos are held.
    state = dealt("g5 g10 o10 b10 g7 o5 o7 g1 o1 b1 r10 g2 g9 o2", seats=1, pack="ten", goal="points")
    play(state, "take o5 : g5")
    assert (centre(state), hand(state)) == ("g10; o10; b10; g7; r10", {"o7", "g1", "o1", "b1", "g2"})
    play(state, "take o7 : g7")
    assert (centre(state), hand(state)) == ("g10; o10; b10; r10; g9", {"g1", "o1", "b1", "g2", "o2"})
    play(state, "pass")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("stuck", frozenset(), (0,))
    assert sheet(state) == {"takes": 2, "cards": 4, "left": -6}
