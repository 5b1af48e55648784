"""The rules of Legionz: one test for each numbered paragraph, and what the rulings say beyond them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from games.legionz.scenes import (
    begin,
    cell_at,
    fill,
    kinds,
    legal,
    make_row,
    name_row,
    play,
    read,
    refusal,
    set_out,
    set_row,
)
from parlour.core.game import CHANCE, Outcome, Refusal
from parlour.core.rng import Rng
from parlour.games.legionz import LEGIONZ
from parlour.games.legionz.chain import find_joints, word_of
from parlour.games.legionz.state import LegionzState
from parlour.kit.hexes import distance, find, neighbours, unpack

FULL = {2: 10, 3: 9, 4: 8, 5: 7, 6: 6}

# 1 What you want


def test_1_1_two_to_six_play_each_with_bugz_of_his_own() -> None:
    assert list(LEGIONZ.seats) == [2, 3, 4, 5, 6]
    for seats in (0, 1, 7):
        assert LEGIONZ.check({}, seats) == Refusal("options-seats", {"least": 2, "most": 6})
    state = begin(3)
    play(state, "1,0", "2,0", "3,0")
    assert [(piece["at"], piece["seat"]) for piece in state.view(None)["pieces"]] == [
        *(("0,0", 0), ("1,0", 1), ("2,0", 2), ("3,0", 0))
    ]
    assert state.view(None)["legions"] == [[], [], []]
    assert state.longest == [1, 1, 1]


@pytest.mark.parametrize("seats", FULL)
def test_1_2_the_first_full_legion_wins(seats: int) -> None:
    size = FULL[seats]
    state = begin(seats)
    assert state.view(None)["length"] == size
    # The starter's Bugz lie in a row to the right, the others' in turn to the left.
    right = left = 0
    while state.outcome() is None:
        if state.waiting() == (0,):
            right += 1
            events = play(state, f"{right},0")
        else:
            left += 1
            play(state, f"-{left},0")
    assert kinds(events) == ["laid", "completed"]
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores[0]) == ("legion", {0}, size)
    assert state.waiting() == ()
    assert refusal_over(state) == "turn-over"


def refusal_over(state: LegionzState) -> str:
    """Return the code with which a game that is over refuses."""
    refused = state.why_not(0, "9,9")
    assert refused is not None
    return refused.code


# 2 The beginning


def test_2_1_each_has_one_to_twelve_twice_and_plyt() -> None:
    for seats in (2, 6):
        state = begin(seats)
        assert [state.left(seat) for seat in range(seats)] == [24] + [25] * (seats - 1)
    assert LEGIONZ.start({}, 3).view(None)["left"] == [25, 25, 25]
    # A whole set is flipped where all Legions are single Bugz, so each number is met as often as the set has it.
    state = set_row(make_row(0, 1), 2)
    for seed in range(20):
        words = state.chance(Rng(seed)).split(" ")[1:]
        numbers: list[Counter[int]] = [Counter(), Counter()]
        for word in words:
            at, _, number = word.partition("=")
            numbers[state.chain.owners[cell_at(at)]][int(number)] += 1
        assert numbers == [Counter({**dict.fromkeys(range(1, 13), 2), 13: 1})] * 2
        assert "0,0=12" in words


def test_2_1_a_number_that_the_set_does_not_have_so_often_is_refused() -> None:
    state = set_row(make_row(0, 1), 2)
    right = state.chance(Rng(1)).split(" ")
    assert state.why_not(CHANCE, " ".join(right)) is None
    for changed in ("0,0=11", "2,0=12"):
        wrong = [changed if word.startswith(changed[:4]) else word for word in right]
        assert refusal(state, " ".join(wrong)) == ("wrong-numbers", "§2.1")


def test_2_2_the_highest_number_begins_and_its_bug_was_the_first_turn() -> None:
    state = LEGIONZ.start({}, 4)
    assert state.waiting() == (CHANCE,)
    assert state.moves(CHANCE) is None
    assert isinstance(state, LegionzState)
    events = play(state, "flip 5 7 13 1")
    assert kinds(events) == ["flipped", "began"]
    assert (events[1].seat, events[1].data) == (2, {"at": "0,0", "number": 13})
    assert state.waiting() == (3,), "on the left of who began (R-NB-03)"
    assert state.view(None)["pieces"] == [{"id": 0, "seat": 2, "at": "0,0", "number": 13, "size": 1}]
    play(state, "1,0")
    assert state.waiting() == (0,)


def test_2_2_who_is_level_flips_again_alone() -> None:
    state = LEGIONZ.start({}, 4)
    assert isinstance(state, LegionzState)
    events = play(state, "flip 9 2 9 9")
    assert kinds(events) == ["flipped", "level"]
    assert events[1].data == {"seats": [0, 2, 3], "number": 9}
    play(state, "flip 1 4 4")
    assert state.asked == (2, 3)
    events = play(state, "flip 12 13")
    assert state.starter == 3
    assert state.waiting() == (0,)
    assert state.known == {0: 13}, "what went back is not known any more"


@pytest.mark.parametrize(
    "sentence", ["flip", "flip 3", "flip 3 4 5", "flip 0 4", "flip 14 4", "flip 03 4", "flip x 4", "roll 3 4"]
)
def test_2_2_a_flip_is_a_number_for_each_seat(sentence: str) -> None:
    state = LEGIONZ.start({}, 2)
    assert refusal(state, sentence) == ("syntax-flip", "§2.2")


# 3 Laying a Bug


def test_3_1_bugz_are_linked_that_lie_side_by_side_on_hexagons() -> None:
    assert legal(begin()) == {"1,0", "-1,0", "0,1", "0,-1", "1,-1", "-1,1"}
    state = begin()
    play(state, "1,0", "-1,0")
    assert state.longest[0] == 2
    assert state.longest[1] == 1
    far = begin()
    play(far, "1,0", "2,-1")
    assert far.longest == [1, 1], "0,0 and 2,-1 are two cells apart"


def test_3_1_a_hexagon_is_named_by_two_numbers_that_grow_to_the_right_and_down_to_the_right() -> None:
    # In a picture a hexagon is two signs wide.
    picture = read("1 to lay, 2 seats, started by 0, known 0,0=12, from 0\n   0|0 1\n   1|   0")
    assert [word_of(bug) for bug in picture.bugs] == ["0,0", "1,0", "1,1"]


def test_3_2_a_bug_is_laid_beside_the_chain_whosever_it_is() -> None:
    state = begin()
    assert refusal(state, "0,0") == ("occupied", "§3.2")
    assert refusal(state, "2,0") == ("touches-nothing", "§3.2")
    for sentence in ("", "x", "1", "1,0 2,0", "place 1,0", "1,0,0", "pass", "move 0,0 1,0"):
        refused = state.why_not(1, sentence)
        assert refused is not None
        assert refused.code in ("syntax-lay", "syntax-text")
    events = play(state, "1,0")
    assert kinds(events) == ["laid"]
    assert (events[0].seat, events[0].data) == (1, {"at": "1,0", "size": 1, "joined": 0, "links": 1})
    assert state.waiting() == (0,)


def test_3_3_no_bug_touches_two_that_are_linked() -> None:
    state = begin()
    play(state, "1,0")
    assert legal(state) == {"0,-1", "-1,0", "-1,1", "2,-1", "2,0", "1,1"}
    for at in ("1,-1", "0,1"):
        refused = state.why_not(0, at)
        assert refused is not None
        assert (refused.code, refused.rule) == ("linked", "§3.3")
        assert {refused.args["one"], refused.args["other"]} == {"0,0", "1,0"}
        assert refused.args["at"] == at
    assert sorted(state.view(None)["shut"]) == [["0,1", "1,0", "0,0"], ["1,-1", "0,0", "1,0"]]


@pytest.mark.parametrize("loops", [False, True])
@pytest.mark.parametrize("seats", [2, 6])
def test_3_3_there_is_never_a_triangle_and_the_chain_is_always_one_piece(seats: int, loops: bool) -> None:
    for seed in range(3):
        for state in random_game(seats, loops, seed):
            cells = [find(word) for word in state.view(None)["bugs"]]
            there = {cell for cell in cells if cell is not None}
            for cell in there:
                around = there.intersection(neighbours(cell))
                assert around or len(there) == 1
                assert all(distance(one, other) > 1 for one, other in combinations(around, 2))
            assert state.audit() == []


def random_game(seats: int, loops: bool, seed: int) -> list[LegionzState]:
    """Play a game at random; return every eleventh position of it, and the last."""
    rng = Rng(f"rules {seats} {loops} {seed}")
    state = LEGIONZ.start({"loops": loops}, seats)
    assert isinstance(state, LegionzState)
    kept = []
    while state.waiting():
        (seat,) = state.waiting()
        state.apply(seat, state.sample(seat, rng))
        if state.bugs and len(state.bugs) % 11 == 1:
            kept.append(state.copy())
    return [*kept, state]


def test_3_4_a_bug_may_touch_two_or_three_that_are_not_linked() -> None:
    # A ring of six: 0,0 1,0 2,-1 2,-2 1,-2 and the sixth at 0,-1 touches two that are not linked.
    state = begin()
    play(state, "1,0", "2,-1", "2,-2", "1,-2")
    events = play(state, "0,-1")
    assert events[0].data["links"] == 2
    assert state.chain.links(cell_at("0,-1")) == 2


def test_3_4_no_bug_ever_touches_more_than_three_and_the_middle_of_a_ring_stays_free() -> None:
    most = 0
    for seed in range(12):
        rng = Rng(seed)
        state = begin(3)
        while state.waiting() and state.waiting() != (CHANCE,):
            (seat,) = state.waiting()
            move = state.sample(seat, rng)
            links = state.chain.links(cell_at(move))
            most = max(most, links)
            assert 1 <= links <= 3
            state.apply(seat, move)
    assert most == 3
    ring = begin()
    play(ring, "1,0", "2,-1", "2,-2", "1,-2", "0,-1")
    assert refusal(ring, "1,-1") == ("linked", "§3.3")


def test_3_4_the_smallest_loop_is_a_ring_of_six() -> None:
    """Every set of cells without a triangle in which each Bug has two links, up to five cells: there is none."""
    cells = [(q, r) for q in range(-2, 3) for r in range(-2, 3)]
    for size in (3, 4, 5):
        for others in combinations([cell for cell in cells if cell != (0, 0)], size - 1):
            there = {(0, 0), *others}
            around = {cell: there.intersection(neighbours(cell)) for cell in there}
            if all(len(near) == 2 for near in around.values()):
                linked = any(distance(*near) == 1 for near in map(tuple, around.values()))
                assert linked, f"a loop without a triangle: {there}"


def test_3_5_nobody_may_pass_and_nobody_needs_to() -> None:
    state = begin()
    assert refusal(state, "pass")[0] == "syntax-lay"
    for seats in (2, 6):
        for each in random_game(seats, False, 7):
            outside = [cell for cell in each.chain.free if each.chain.links(cell) == 1]
            assert outside


# 4 Legions


def test_4_1_a_legion_is_all_that_hangs_together_and_not_the_longest_way() -> None:
    state = begin()
    # A star of four: the longest way through it has three.
    play(state, "1,0", "-1,0", "2,0", "-2,1", "3,0", "-1,-1")
    assert state.longest[0] == 4
    assert state.view(None)["legions"][0] == [["-1,-1", "-1,0", "0,0", "-2,1"]]


TWO_LEGIONS = """0 to lay, 2 seats, started by 0, known 0,0=10, from -6
  -4|  .   .
  -3|   0 1
  -2|. 0   0 .
  -1| . . 0
   0|  .   0 .
   1|   1 1
   2|. 1   1 .
   3| . . . ."""


def test_4_2_a_bug_that_links_two_legions_makes_one() -> None:
    state = read(TWO_LEGIONS)
    assert [len(legion) for legion in state.view(None)["legions"][0]] == [3, 2]
    (event,) = play(state, "-1,-1")
    assert (event.data["joined"], event.data["size"], event.data["links"]) == (2, 6, 2)
    assert state.longest[0] == 6
    assert len(state.view(None)["legions"][0]) == 1


def test_4_3_a_bug_is_in_the_way_of_others_there_and_on_both_sides() -> None:
    state = begin()
    play(state, "-1,0")
    assert {"1,-1", "1,0"} <= legal(state)
    state = begin()
    play(state, "1,0")
    assert not {"1,-1", "1,0", "0,1"} & legal(state)


# 5 The end


def test_5_1_a_longer_one_is_full_too() -> None:
    # With six players: three, a gap, and three; a bow of the others' leads around to the other side.
    bow = {
        **dict.fromkeys(("-1,0", "-1,-1", "8,-1", "7,0")),
        **dict.fromkeys(f"{q},-2" for q in range(9)),
        **dict.fromkeys(f"{9 + at},{-3 - at}" for at in range(17)),
    }
    others = {word: 1 + at % 5 for at, word in enumerate(bow)}
    own = dict.fromkeys(("0,0", "1,0", "2,0", "4,0", "5,0", "6,0"), 0)
    state = set_out({**own, **others}, 6, "0 to lay")
    assert state.longest[0] == 3
    events = play(state, "3,0")
    assert (events[-1].kind, events[-1].data) == ("completed", {"size": 7})
    assert state.outcome() == Outcome("legion", frozenset({0}), tuple(state.longest))


def test_5_1_who_is_first_wins_even_if_others_could_next() -> None:
    row = [0] * 9 + [1] * 9
    state = set_row(row, 2)
    assert [len(cells) > 0 for cells in state.view(None)["threats"]] == [True, True]
    play(state, "-1,0")
    assert state.outcome() == Outcome("legion", frozenset({0}), (10, 9))


def test_5_2_when_all_bugz_are_laid_the_longest_legion_wins() -> None:
    row = make_row(*[0] * 4, *[1] * 3)
    state = set_row(row, 2)
    assert state.outcome() == Outcome("longest", frozenset({0}), (4, 3))


def test_5_2_it_ends_with_the_last_bug_of_all() -> None:
    row = make_row(*[0] * 3, *[1] * 2)
    assert row[-1] == 1
    state = set_row(row[:-1], 2)
    assert (state.waiting(), state.left(1), state.left(0)) == ((1,), 1, 0)
    events = play(state, f"{len(row) - 1},0")
    assert kinds(events) == ["laid", "used"]
    assert events[-1].data == {"size": 3, "seats": [0]}
    assert state.outcome() == Outcome("longest", frozenset({0}), (3, 2))


def test_5_3_of_several_the_highest_total_wins() -> None:
    state = set_row(make_row(*[0] * 3, *[1] * 3), 2)
    assert state.waiting() == (CHANCE,)
    assert state.outcome() is None
    events = play(state, "numbers 0,0=12 1,0=3 2,0=4 3,0=7 4,0=13 5,0=1")
    assert kinds(events) == ["numbered"]
    assert (events[0].data["seats"], events[0].data["totals"]) == ([0, 1], [19, 21])
    assert state.outcome() == Outcome("numbers", frozenset({1}), (3, 3))
    numbers = {piece["at"]: piece["number"] for piece in state.view(None)["pieces"] if piece["number"]}
    assert numbers == {"0,0": 12, "1,0": 3, "2,0": 4, "3,0": 7, "4,0": 13, "5,0": 1}


def test_5_3_one_set_has_one_plyt_alone() -> None:
    state = set_row(make_row(*[0] * 3, *[1] * 3), 2)
    for wrong in ("0,0=12 1,0=3 2,0=4 3,0=13 4,0=13 5,0=1", "0,0=12 1,0=13 2,0=13 3,0=7 4,0=4 5,0=1"):
        assert refusal(state, f"numbers {wrong}") == ("wrong-numbers", "§2.1")
    play(state, "numbers 0,0=12 1,0=13 2,0=3 3,0=13 4,0=7 5,0=7")
    assert state.outcome() == Outcome("numbers", frozenset({0}), (3, 3)), "each of them has one"


def test_5_3_who_has_several_counts_the_best_and_others_flip_none() -> None:
    row = make_row(*[0] * 3, *[1] * 3, 0, 1, *[0] * 3, 2, 2, seats=3)
    state = set_row(row, 3)
    assert state.longest == [3, 3, 2]
    low = "0,0=12 1,0=1 2,0=1 3,0=13 4,0=7 5,0=2"
    events = play(state, f"numbers {low} 8,0=11 9,0=11 10,0=2")
    assert (events[0].data["seats"], events[0].data["totals"]) == ([0, 1], [24, 22])
    assert state.outcome() == Outcome("numbers", frozenset({0}), (3, 3, 2))


@pytest.mark.parametrize(
    "sentence",
    [
        "numbers",
        "numbers 0,0=12 1,0=3 2,0=4 3,0=7 4,0=13",
        "numbers 1,0=3 0,0=12 2,0=4 3,0=7 4,0=13 5,0=1",
        "numbers 0,0=12 1,0=3 2,0=4 3,0=7 4,0=13 6,0=1",
        "numbers 0,0=12 1,0=3 2,0=4 3,0=7 4,0=13 5,0=14",
        "numbers 0,0=12 1,0=3 2,0=4 3,0=7 4,0=13 5,0",
        "flip 1 2",
    ],
)
def test_5_3_each_bug_of_these_legions_is_named_in_reading_order(sentence: str) -> None:
    assert refusal(set_row(make_row(*[0] * 3, *[1] * 3), 2), sentence) == ("syntax-numbers", "§5.3")


def test_5_4_who_is_level_in_that_too_shares_the_win() -> None:
    state = set_row(make_row(*[0] * 3, *[1] * 3), 2)
    play(state, "numbers 0,0=12 1,0=3 2,0=4 3,0=7 4,0=11 5,0=1")
    assert state.outcome() == Outcome("shared", frozenset({0, 1}), (3, 3))


def test_5_4_only_those_share_it_who_are_level_in_both() -> None:
    # Of four, 0 and 2 are level; 1 has a Legion as long that adds up to less, and 3 a shorter one.
    row = make_row(*[0] * 3, *[1] * 3, *[2] * 3, *[3] * 2, seats=4)
    state = set_row(row, 4)
    assert state.longest == [3, 3, 3, 2]
    play(state, "numbers 0,0=12 1,0=3 2,0=4 3,0=7 4,0=10 5,0=1 6,0=9 7,0=9 8,0=1")
    assert state.outcome() == Outcome("shared", frozenset({0, 2}), (3, 3, 3, 2))


@pytest.mark.parametrize("seats", FULL)
def test_5_4_the_score_is_the_length_of_ones_longest_legion(seats: int) -> None:
    for loops in (False, True):
        state = random_game(seats, loops, 4)[-1]
        outcome = state.outcome()
        assert outcome is not None
        there = [
            {cell for bug, cell in enumerate(state.bugs) if state.owner_of(bug) == seat}
            for seat in range(seats)
        ]
        assert outcome.scores == tuple(max(map(len, apart(cells))) for cells in there)


def apart(cells: set[int]) -> list[set[int]]:
    """Part cells into those that hang together."""
    left, parts = {unpack(cell) for cell in cells}, []
    while left:
        part, edge = set(), [left.pop()]
        while edge:
            here = edge.pop()
            part.add(here)
            near = left.intersection(neighbours(here))
            left -= near
            edge += near
        parts.append(part)
    return parts


# 6 The variation: loops

RING = ("1,0", "2,-1", "2,-2", "1,-2")


def looped() -> LegionzState:
    """Return a ring of six that seat 1 has just closed: 0,0 2,-1 1,-2 are seat 0's."""
    state = begin(loops=True)
    events = play(state, *RING, "0,-1")
    assert kinds(events) == ["laid", "looped"]
    return state


def test_6_1_a_loop_lets_its_maker_move_a_bug_or_leave_all_as_it_is() -> None:
    state = looped()
    assert state.waiting() == (1,)
    moves = legal(state)
    assert "pass" in moves
    assert len(moves) > 20
    for sentence in ("3,0", "move", "move x", "move 0,0 x", "move 0,0 1,1 2,2", "hop 0,0 1,1"):
        assert refusal(state, sentence) in [
            *((code, "§6.1") for code in ("syntax-move", "syntax-unfinished")),
        ]
    assert refusal(state, "move 0,0") == ("syntax-unfinished", "§6.1")
    assert kinds(play(state, "pass")) == ["passed"]
    assert state.waiting() == (0,)
    basic = begin()
    assert kinds(play(basic, *RING, "0,-1")) == ["laid"], "R-NB-15"
    assert basic.waiting() == (0,)


def test_6_2_any_bug_may_go_but_the_one_just_laid() -> None:
    state = looped()
    assert refusal(state, "move 0,-1 3,-1") == ("just-laid", "§6.2")
    assert refusal(state, "move 5,5 3,-1") == ("no-bug", "§6.2")
    lifted = {sentence.split(" ")[1] for sentence in legal(state) if sentence != "pass"}
    assert lifted == {"0,0", "1,0", "2,-1", "2,-2", "1,-2"}
    events = play(state, "move 2,-1 -1,1")
    assert kinds(events) == ["moved"]
    told = {"from": "2,-1", "to": "-1,1", "owner": 0, "before": 1, "size": 2}
    assert (events[0].seat, events[0].data) == (1, told)
    assert state.waiting() == (0,)


WASP, GRASSHOPPER, STAG, SPIDER = range(4)


def sheet() -> LegionzState:
    """Return the example of the rule book: a Wasp has just closed the loop."""
    ring = {"0,0": STAG, "1,0": STAG, "2,-1": WASP, "2,-2": GRASSHOPPER, "1,-2": SPIDER, "0,-1": WASP}
    row = name_row("3,-1", (1, 0), [GRASSHOPPER, WASP, GRASSHOPPER, WASP, SPIDER])
    laid = {**ring, "-1,1": STAG, "1,-3": SPIDER, **row}
    return set_out(laid, 4, "0 to move after 0,-1", loops=True, begun="6,-1")


def test_6_2_the_examples_of_the_sheet() -> None:
    state = sheet()
    assert state.longest[STAG] == 3
    # The Wasp takes a Stag Beetle away, whose Legion is two then, and puts it in the Spider's way.
    assert state.chain.size_at(cell_at("1,-4"), SPIDER) == 3
    events = play(state, "move 1,0 1,-4")
    assert kinds(events) == ["moved"]
    assert state.longest[STAG] == 2
    assert max(state.chain.size_at(cell, SPIDER) for cell in state.chain.free) == 2
    # The Grasshopper closes the loop again, and moves one of his own to a longer Legion.
    assert state.waiting() == (GRASSHOPPER,)
    assert state.longest[GRASSHOPPER] == 1
    assert kinds(play(state, "1,0")) == ["laid", "looped"]
    play(state, "move 2,-2 1,1")
    assert state.longest[GRASSHOPPER] == 2
    assert state.waiting() == (STAG,)


def test_6_3_the_chain_may_not_break() -> None:
    state = sheet()
    assert refusal(state, "move 3,-1 1,-4") == ("holds-chain", "§6.3")
    joints = find_joints(tuple(state.bugs))
    assert {word_of(cell) for cell in joints} == {"0,0", "2,-1", "1,-2", "3,-1", "4,-1", "5,-1", "6,-1"}
    for seed in range(4):
        for each in random_game(3, True, seed):
            for cell in each.bugs:
                broken = not hangs_together(set(each.bugs) - {cell})
                assert (cell in find_joints(tuple(each.bugs))) == broken


def hangs_together(cells: set[int]) -> bool:
    """Tell whether cells are one piece."""
    left = {unpack(cell) for cell in cells}
    edge = [left.pop()] if left else []
    while edge:
        near = left.intersection(neighbours(edge.pop()))
        left -= near
        edge += near
    return not left


def test_6_4_it_goes_where_it_might_be_laid_once_it_is_lifted() -> None:
    state = looped()
    assert refusal(state, "move 0,0 0,0") == ("same-cell", "§6.4")
    assert refusal(state, "move 0,0 1,0") == ("occupied", "§3.2")
    assert refusal(state, "move 0,0 7,7") == ("touches-nothing", "§3.2")
    assert refusal(state, "move 0,0 3,-2") == ("linked", "§3.3")
    # Beside the gap, and in the middle of the ring, there were linked Bugz before it was lifted.
    assert refusal(looped_before(), "0,1") == ("linked", "§3.3")
    assert "move 0,0 0,1" in legal(state), "it touches 1,0 alone now"
    assert refusal(state, "move 0,0 1,-1") == ("linked", "§3.3")
    assert refusal(state, "move 0,0 -1,1") == ("touches-nothing", "§3.2"), "only the lifted Bug lay beside it"
    assert refusal(sheet(), "move -1,1 1,-1") == ("linked", "§3.3"), "the middle of a whole ring"


def looped_before() -> LegionzState:
    """Return the ring again, in the basic game."""
    state = begin()
    play(state, *RING, "0,-1")
    return state


def test_6_5_a_moved_bug_that_closes_a_loop_gives_nothing_more() -> None:
    state = looped()
    again = []
    for sentence in legal(state) - {"pass"}:
        _, origin, target = sentence.split(" ")
        lifted = state.chain.copy()
        lifted.lift(cell_at(origin))
        if lifted.links(cell_at(target)) > 1:
            again.append(sentence)
    for sentence in again:
        after = state.copy()
        play(after, sentence)
        assert after.waiting() == (0,)
    state = looped()
    play(state, "move 0,0 3,-1", "0,0")
    assert state.moving, "laid, it does"


def test_6_6_a_full_legion_by_a_move_wins_for_whoever_has_it() -> None:
    ring = {"0,0": 0, "1,0": 1, "2,-1": 3, "2,-2": 4, "1,-2": 5, "0,-1": 0}
    five = name_row("1,1", (0, 1), [2] * 5)
    row = name_row("3,-1", (1, 0), [0, 1, 3, 4, 5] * 5)
    state = set_out({**ring, **five, "3,-3": 2, **row}, 6, "0 to move after 0,-1", loops=True)
    events = play(state, "move 3,-3 1,6")
    assert kinds(events) == ["moved", "completed"]
    assert events[1].seat == 2
    assert state.outcome() == Outcome("legion", frozenset({2}), tuple(state.longest))


def test_6_6_where_several_had_one_the_mover_would_win_then_the_next_on_his_left() -> None:
    """R-NB-14: no game comes to this, since a Bug makes one Legion longer at most; a picture can."""
    both = set_row([0] * 10 + [1] * 10, 2)
    assert (both.reason, both.winners) == ("legion", {1}), "the last Bug was seat 1's"
    after = set_row([0] * 10 + [1] * 10 + [0], 2)
    assert (after.reason, after.winners) == ("legion", {0})


def test_6_6_the_movers_own_wins_for_him() -> None:
    state = read(ONE_SHORT)
    events = play(state, "move -2,0 1,-1")
    assert (events[-1].kind, events[-1].seat) == ("completed", 0)
    assert state.winners == {0}


ONE_SHORT = """0 to move after -4,2, 2 seats, loops, started by 0, known 0,0=12, from -9
  -1|  .       . .   .
   0|   1 0 1 0   1 1 .
   1|. 0       0 1   .
   2|   0   0 0   1 1
   3|    0 0   . 1   1 .
   4|   .   0 . . . . .
   5|      . ."""


def last_of_all(begun: list[int]) -> LegionzState:
    """Return a ring of which the last Bug of all is missing, and two rows that begin so."""
    ring = {"0,0": 0, "1,0": 1, "2,-1": 0, "2,-2": 1, "1,-2": 0}
    left = [22 - begun.count(seat) for seat in (0, 1)]
    rest = fill(begun, left)
    rows = {**name_row("3,-1", (1, 0), rest[:22]), **name_row("1,1", (0, 1), rest[22:])}
    return set_out({**ring, **rows}, 2, "1 to lay", loops=True)


def test_6_7_the_last_bug_gives_a_move_and_then_the_legions_are_compared() -> None:
    state = last_of_all([1, 1, 1, 1, 0, 0])
    assert kinds(play(state, "0,-1")) == ["laid", "looped"]
    assert (state.moving, state.is_used_up(), state.waiting()) == (True, True, (1,))
    assert state.outcome() is None
    assert kinds(play(state.copy(), "pass")) == ["passed", "used"]
    play(state, "pass")
    assert state.outcome() == Outcome("longest", frozenset({1}), tuple(state.longest))
    level = last_of_all([1, 1, 1, 0, 0, 0])
    play(level, "0,-1", "pass")
    assert level.waiting() == (CHANCE,)
