"""Numbers League's tutorial: each lesson teaches what it says, in a moment that a game could have come to.

That every game's lessons are sound positions with something to find is the conformance suite's (`title.py`); that at
their tables nothing else is played is `test_lessons.py`'s.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.core.game import Event, Lesson, Move
from parlour.games.league import LEAGUE
from parlour.games.league.capture import teams_of
from parlour.games.league.cards import NUMBER, SIDES, VALUES
from parlour.games.league.state import LeagueState

MESSAGES = Path(__file__).resolve().parents[3] / "web" / "games" / "league" / "locales" / "en.ftl"
NUMBERS = range(len(LEAGUE.lessons))
PARTS = {"title", "task", "hint", "other", "cheer", "done"}


def open_lesson(number: int) -> tuple[Lesson, LeagueState]:
    """Return a lesson and its position."""
    lesson = LEAGUE.lessons[number]
    state = LEAGUE.from_text(lesson.position)
    assert isinstance(state, LeagueState)
    return lesson, state


def find(key: str) -> tuple[Lesson, LeagueState]:
    """Return a lesson by its key."""
    return open_lesson([lesson.key for lesson in LEAGUE.lessons].index(key))


def play(state: LeagueState, move: Move) -> tuple[list[Event], LeagueState]:
    """Play a sentence on a copy; returns what happened, and the position after it."""
    after = state.copy()
    return after.apply(0, move), after


def legal(state: LeagueState) -> list[Move]:
    """Return every sentence that may be said."""
    moves = state.moves(0)
    assert moves is not None
    return moves


def read_messages(lesson: Lesson) -> dict[str, str]:
    """Return what is said of a lesson, by its part."""
    text = MESSAGES.read_text(encoding="utf-8")
    return dict(re.findall(rf"^lesson-{lesson.key}-(\w+) = (.+)$", text, re.MULTILINE))


# The positions


def test_the_lessons_go_from_the_aim_by_way_of_a_part_to_the_whole_city() -> None:
    assert [lesson.key for lesson in LEAGUE.lessons] == ["aim", "part", "team", "device", "sidekick", "city"]
    paragraphs = [lesson.rule for lesson in LEAGUE.lessons]
    assert paragraphs == sorted(paragraphs)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_lesson_is_a_moment_of_a_game(number: int) -> None:
    lesson, state = open_lesson(number)
    assert state.audit() == []
    assert state.choices._asdict() == {**LEAGUE.defaults(), **lesson.options}
    assert lesson.seat == 0, "who learns sits where he plays later"
    # Two cards are played in a turn at most, and a villain is captured in each of them at most.
    turns = state.round - 1
    laid = sum(3 + (hero.device >= 0) for hero in state.heroes[0])
    laid += sum(card >= 0 for card in state.begun[0]) + len(state.trophies[0].devices)
    assert laid <= 2 * turns + (0 if state.stage == "action" and state.plays == 2 else 2)
    assert len(state.trophies[0].villains) <= turns
    # Seven cards at the beginning of a turn, and one less for each that was laid in it.
    assert state.hands[0].bit_count() == 5 + state.plays
    assert state.acted is (state.plays < 2)


@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_said_of_a_lesson_is_short_and_names_villains_that_are_left(number: int) -> None:
    lesson, state = open_lesson(number)
    said = read_messages(lesson)
    assert set(said) == PARTS
    for part, sentence in said.items():
        assert len(sentence) < 170, f"{part} is long for a child"
        for weakness in re.findall(r"\bvillain (\d+)", sentence):
            assert int(weakness) in state.left()


@pytest.mark.parametrize("number", NUMBERS)
def test_every_sum_that_is_said_is_right(number: int) -> None:
    lesson, _ = open_lesson(number)
    sums = re.findall(r"([\d +−]*\d) (?:=|is) (\d+)", " ".join(read_messages(lesson).values()))
    assert sums or lesson.key == "sidekick"
    for addends, total in sums:
        given = addends.replace("−", "+ -").replace("- ", "-").split("+")
        assert sum(map(int, given)) == int(total), addends


# What each teaches; every goal does it, and nothing else that is legal does


def test_the_first_lesson_saves_the_city_with_one_superhero() -> None:
    lesson, state = find("aim")
    assert legal(state) == ["capture v7 : H1", "pass"]
    assert lesson.goals == {"capture v7 : H1"}
    assert state.heroes[0][0].total == 7
    outcome = play(state, "capture v7 : H1")[1].outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("city", {0})


def test_one_pair_of_legs_makes_the_sum() -> None:
    lesson, state = find("part")
    assert [VALUES[card] for card in state.begun[0] if card >= 0] == [5, 2]
    reached = set()
    for move in legal(state):
        completed = [event for event in play(state, move)[0] if event.kind == "completed"]
        if completed and completed[0].data["sum"] == 11:
            reached.add(move)
    assert reached == lesson.goals == {"play l4a"}
    assert len([move for move in legal(state) if move.startswith("play l")]) == 3
    _, after = play(state, "play l4a")
    assert not teams_of(state, 0).can(11)
    assert teams_of(after, 0).can(11)
    assert 11 in after.left()


def test_one_pair_of_superheroes_finds_its_villain() -> None:
    lesson, state = find("team")
    assert [hero.total for hero in state.heroes[0]] == [6, 8, 11]
    assert state.sidekick_sum() is None
    teams = {move: move.split(" ")[3:] for move in legal(state) if move != "pass"}
    assert {move for move, team in teams.items() if len(team) == 2} == lesson.goals
    assert sorted(len(team) for team in teams.values()) == [1, 1, 2, 3]
    assert {14, 19} <= set(state.trophies[0].villains)


def test_a_villain_is_captured_with_the_device_or_without_it() -> None:
    lesson, state = find("device")
    of_17 = {move for move in legal(state) if move.startswith("capture v17 ")}
    assert of_17 == {"capture v17 : H1 +10a", "capture v17 : H2 H3"}
    used = {move for move in of_17 if play(state, move)[0][0].data["devices"]}
    assert used == lesson.goals
    for move in of_17:
        _, after = play(state, move)
        device = int(move in lesson.goals)
        assert after.points(0) == state.points(0) + SIDES[17].points + device
        assert (after.heroes[0][0].device == NUMBER["+10a"]) is not bool(device)


def test_a_trade_wakes_the_sidekick() -> None:
    lesson, state = find("sidekick")
    assert state.sidekick_sum() is None
    woken = {move: play(state, move)[1].sidekick_sum() for move in legal(state)}
    assert {move for move, total in woken.items() if total == 10} == lesson.goals
    assert sorted(total for total in woken.values() if total is not None) == [7, 10, 10, 11, 13, 14]
    for goal in lesson.goals:
        events, after = play(state, goal)
        assert [event.kind for event in events] == ["traded", "woke"]
        assert 10 in after.left()
        assert "capture v10 : s" in legal(after)


def test_all_of_them_together_save_the_city() -> None:
    lesson, state = find("city")
    saved = set()
    for move in legal(state):
        outcome = play(state, move)[1].outcome()
        if outcome and (outcome.reason, outcome.winners) == ("city", {0}):
            saved.add(move)
    assert saved == lesson.goals
    (goal,) = lesson.goals
    assert goal.split(" ")[3:] == ["H1", "-5b", "H3", "s"]
    teams = teams_of(state, 0)
    assert teams.count(14) == 1
    assert teams.can(13)
    assert teams.can(15)
    # All who could take part may be touched, so that it has to be reckoned.
    assert {"H1", "H2", "H3", "H4", "s"} < set(state.draft(0, "").touch)
