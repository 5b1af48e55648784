"""Numero's tutorial: each lesson teaches what it says, in a moment that a game could have come to.

That every game's lessons are sound positions with something to find is the conformance suite's (`title.py`); that at
their tables nothing else is played is `test_lessons.py`'s.
"""

from __future__ import annotations

from itertools import chain, combinations, permutations, product

import pytest

from games.numero.scenes import PACKS, WILDS, won
from parlour.core.game import Event, Lesson, Move
from parlour.games.numero import NUMERO
from parlour.games.numero.state import NumeroState

LESSONS = pytest.mark.parametrize("lesson", NUMERO.lessons, ids=[lesson.key for lesson in NUMERO.lessons])
LONG = {"points"}
"""Lessons whose turns are listed in a test of their own."""


def state_of(lesson: Lesson) -> NumeroState:
    """Return a lesson's position."""
    state = NUMERO.from_text(lesson.position)
    assert isinstance(state, NumeroState)
    return state


def find(key: str) -> Lesson:
    """Return a lesson by its key."""
    return next(lesson for lesson in NUMERO.lessons if lesson.key == key)


def play(lesson: Lesson, move: Move) -> tuple[list[Event], NumeroState]:
    """Play a sentence; returns what happened, and the position after it."""
    state = state_of(lesson)
    return state.apply(lesson.seat, move), state


def list_turns(lesson: Lesson) -> list[Move]:
    """Return the legal turns of one take, build or discard, with the wild cards of the hand put on any piles."""
    state = state_of(lesson)
    dump = state.dump()
    hand = dump["hands"][0]["cards"]
    piles = [pile["pile"] for pile in dump["centre"]]
    wilds = [card for card in hand if card in WILDS]
    numbers = [card for card in hand if card not in WILDS]
    groups = [" ".join(group) for size in range(1, len(piles) + 1) for group in combinations(piles, size)]
    ends = [f"discard {card}" for card in numbers]
    ends += [f"{verb} {card} : {group}" for verb in ("take", "build") for card in numbers for group in groups]
    ends += [f"take {card} : {one} , {other}" for card in numbers for one, other in product(groups, repeat=2)]
    put = chain.from_iterable(
        product(*([f"{wild} on {group}" for group in groups] for wild in order))
        for size in range(len(wilds) + 1)
        for order in permutations(wilds, size)
    )
    turns = [" ; ".join([*phrases, end]) for phrases in put for end in ends]
    return [turn for turn in turns if state.why_not(0, turn) is None]


# The positions


def test_the_lessons_go_from_a_take_to_a_doubt() -> None:
    keys = "take both build discard minus twice steps fraction root points doubt"
    assert [lesson.key for lesson in NUMERO.lessons] == keys.split()
    paragraphs = [lesson.rule for lesson in NUMERO.lessons]
    assert paragraphs == sorted(paragraphs)


@LESSONS
def test_a_lesson_is_a_moment_of_a_game_of_two(lesson: Lesson) -> None:
    state = state_of(lesson)
    assert state.audit() == []
    assert state.choices._asdict() == {**NUMERO.defaults(), **lesson.options}
    assert lesson.seat == 0, "who learns sits where he plays later"
    assert state.seats == lesson.seats == 2
    dump = state.dump()
    # Two cards were dealt to the centre; each turn lays one there, or takes.
    turns = len(PACKS[state.choices.pack]) - 12 - len(dump["deck"])
    lying = sum(len(pile["cards"]) for pile in dump["centre"])
    assert 2 + turns == lying + len(won(state, 0)) + len(won(state, 1))
    # Who plays now is the one after so many turns.
    first = (dump["dealer"] + 1) % 2
    assert (first + turns - (1 if dump["stack"] else 0)) % 2 == dump["turn"]


@LESSONS
def test_no_smaller_pack_would_do(lesson: Lesson) -> None:
    state = state_of(lesson)
    cards = {card for goal in lesson.goals for card in goal.split()} & set(PACKS["full"])
    if lesson.key in ("points", "doubt"):
        assert state.choices.pack == "numbers"
        assert state.choices.goal == "points"
    else:
        fits = [pack for pack, all_cards in PACKS.items() if cards <= set(all_cards)]
        assert state.choices.pack == fits[0]


# What each teaches; every goal does it, and nothing else that is legal does


@LESSONS
def test_nothing_but_the_goals_reaches_it(lesson: Lesson) -> None:
    if lesson.key in LONG or lesson.key == "doubt":
        return
    state = state_of(lesson)
    reached = {turn for turn in list_turns(lesson) if lesson.is_reached(state, 0, turn)}
    assert lesson.goals <= reached
    if lesson.reached is None:
        assert reached == lesson.goals


@pytest.mark.parametrize(
    ("key", "sentences"),
    [
        ("take", ["5 + 3"]),
        ("both", ["10", "6 + 4"]),
        ("minus", ["8"]),
        ("steps", ["6"]),
        ("fraction", ["5"]),
        ("root", ["3"]),
        ("points", ["3 + 4 + 2 + 5"]),
    ],
)
def test_what_the_goal_takes(key: str, sentences: list[str]) -> None:
    lesson = find(key)
    for goal in lesson.goals:
        (took,) = [event for event in play(lesson, goal)[0] if event.kind == "took"]
        assert took.data["sentences"] == sentences


def test_in_the_first_lesson_nothing_else_can_be_taken() -> None:
    assert [turn for turn in list_turns(find("take")) if turn.startswith("take")] == ["take r8 : g5 o3"]


def test_no_other_turn_takes_as_much_as_both() -> None:
    lesson = find("both")
    counts = {}
    for turn in list_turns(lesson):
        for event in play(lesson, turn)[0]:
            if event.kind == "took":
                counts[turn] = event.data["count"]
    best = max(counts, key=lambda turn: counts[turn])
    assert {best} == lesson.goals
    assert sorted(counts.values())[-2] < counts[best] == 4


def test_the_build_is_the_only_one_and_its_answer_is_held() -> None:
    lesson = find("build")
    assert [turn for turn in list_turns(lesson) if not turn.startswith("discard")] == ["build g1 : b9"]
    _, state = play(lesson, "build g1 : b9")
    assert state.dump()["proved"][0] == [10]
    state.apply(1, "discard g5")
    assert state.why_not(0, "take r10 : b9") is None


def test_what_was_discarded_is_taken_by_its_twin() -> None:
    lesson = find("discard")
    assert all(turn.startswith("discard") for turn in list_turns(lesson)), "neither a take nor a build"
    for goal in lesson.goals:
        _, state = play(lesson, goal)
        state.apply(1, "discard g2")
        twin = "b3 : r3" if goal.endswith("r3") else "r3 : b3"
        assert state.why_not(0, f"take {twin}") is None


def test_two_wild_cards_in_one_turn_win_both_piles() -> None:
    lesson = find("twice")
    state = state_of(lesson)
    assert lesson.is_reached(state, 0, "-2 on g10 ; -4 on o5 ; take r9 : g10 o5")
    assert lesson.is_reached(state, 0, "-2 on g10 o5 ; -4 on g10 ; take r9 : g10")
    for turn in list_turns(lesson):
        _, after = play(lesson, turn)
        assert lesson.is_reached(state, 0, turn) == (won(after) == {"g10", "o5", "r9", "-2", "-4"})


def test_one_wild_card_alone_brings_nothing_where_several_are_wanted() -> None:
    lesson = find("steps")
    assert {turn for turn in list_turns(lesson) if " ; take " in turn} == lesson.goals


def test_a_root_needs_a_square() -> None:
    state = state_of(find("root"))
    refused = state.why_not(0, "sqrt on g14 ; discard g8")
    assert refused is not None
    assert refused.code == "no-root"


def test_of_all_takes_that_of_five_cards_brings_most_points() -> None:
    lesson = find("points")
    points = {}
    for turn in list_turns(lesson):
        for event in play(lesson, turn)[0]:
            if event.kind == "took":
                points[turn] = (event.data["points"], event.data["count"], event.data["takes"])
    (goal,) = lesson.goals
    assert points.pop(goal) == (8, 5, 1), "1 for the take, 5 for its cards, 2 since they are five"
    assert max(brings for brings, _, _ in points.values()) < 8
    # As many cards by two takes bring less.
    assert (7, 5, 2) in points.values()


def test_every_card_that_could_answer_can_be_seen() -> None:
    lesson = find("doubt")
    state = state_of(lesson)
    assert state.moves(0) == ["challenge", "pass"]
    view = state.view(0)
    # What was won lies on a heap, face down.
    seen = {card for pile in view["centre"] for card in pile["cards"]} | set(view["hands"][0]["cards"])
    assert view["hands"][1]["cards"] is None
    assert {"g15", "o15", "b15", "r15"} <= seen
    events, _ = play(lesson, "challenge")
    (challenged,) = [event for event in events if event.kind == "challenged"]
    assert (challenged.data["held"], challenged.data["values"], challenged.data["points"]) == (
        False,
        [15],
        -20,
    )
