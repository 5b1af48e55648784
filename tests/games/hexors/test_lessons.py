"""Hexors' tutorial: each lesson teaches what it says, in a moment that a game could have come to.

That every game's lessons are sound positions with something to find is the conformance suite's (`title.py`); that at
their tables nothing else is played is `test_lessons.py`'s.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.core.game import Event, Json, Lesson, Move
from parlour.core.table import Sitter, Table
from parlour.games.hexors import HEXORS
from parlour.games.hexors.state import HexorsState

MESSAGES = Path(__file__).resolve().parents[3] / "web" / "games" / "hexors" / "locales" / "en.ftl"
LESSONS = pytest.mark.parametrize("lesson", HEXORS.lessons, ids=[lesson.key for lesson in HEXORS.lessons])
PARTS = {"title", "task", "hint", "other", "cheer", "done"}
COLOURS = ["red", "yellow", "green", "purple", "blue", "white"]


def find(key: str) -> Lesson:
    """Return a lesson by its key."""
    return next(lesson for lesson in HEXORS.lessons if lesson.key == key)


def state_of(lesson: Lesson) -> HexorsState:
    """Return a lesson's position."""
    state = HEXORS.from_text(lesson.position)
    assert isinstance(state, HexorsState)
    return state


def field_of(lesson: Lesson) -> Json:
    """Return what stands on the Field, as whoever learns sees it."""
    return state_of(lesson).view(0)["field"]


def legal(lesson: Lesson) -> list[Move]:
    """Return every sentence that may be said."""
    moves = state_of(lesson).moves(0)
    assert moves is not None
    return moves


def play(lesson: Lesson, move: Move) -> tuple[list[Event], HexorsState]:
    """Play a sentence; returns what happened, and the position after it."""
    state = state_of(lesson)
    return state.apply(0, move), state


def kinds(lesson: Lesson, move: Move) -> list[str]:
    """Return what kinds of things a sentence brings about."""
    return [event.kind for event in play(lesson, move)[0]]


def touched_by(lesson: Lesson, move: Move) -> set[str]:
    """Return the tiles that a move touches."""
    return {foe for event in play(lesson, move)[0] if event.kind == "touched" for foe in event.data["foes"]}


def neighbours(space: str) -> set[str]:
    """Return the six spaces around a space, those outside the Field too: even rows stand half a space to the right."""
    column, row = ord(space[0]), int(space[1])
    aside = 0 if row % 2 else 1
    found = [(column - 1, row), (column + 1, row)]
    found += [(column + aside + step, near) for near in (row - 1, row + 1) for step in (-1, 0)]
    return {f"{chr(each)}{near}" for each, near in found}


def number_of(piece: Json, colour: str) -> int:
    """Return a tile's number in a colour."""
    return int(piece["strikes"][COLOURS.index(colour)])


def read_words(key: str) -> dict[str, str]:
    """Return what begins with a key among the words of the game."""
    text = MESSAGES.read_text(encoding="utf-8")
    return dict(re.findall(rf"^{key}-(\w+) = (.+)$", text, re.MULTILINE))


# The positions


def test_the_lessons_go_from_the_win_by_way_of_the_beginners_game_to_the_powers() -> None:
    keys = "win advance jump chain battle several colour pod stronghold power answer wall"
    assert [lesson.key for lesson in HEXORS.lessons] == keys.split()
    paragraphs = [tuple(map(int, lesson.rule[1:].split("."))) for lesson in HEXORS.lessons]
    assert paragraphs == sorted(paragraphs)
    games = [lesson.options.get("game", "beginner") for lesson in HEXORS.lessons]
    assert games == ["beginner"] * 6 + ["collector"] * 6


@LESSONS
def test_a_lesson_is_a_moment_of_a_game_of_two(lesson: Lesson) -> None:
    state = state_of(lesson)
    assert state.audit() == []
    assert state.choices._asdict() == {**HEXORS.defaults(), **lesson.options}
    assert (lesson.seat, state.seats) == (0, 2), "who learns sits where he plays later"
    view = state.view(0)
    # Whoever lost the toss moves first (§3.5), and then both take turns.
    assert view["active"] == (view["first"] + view["turn"]) % 2
    # Who was defeated had met somebody, which takes some turns; the clock counts from the last defeat.
    lost = sum(len(army["discard"]) for army in view["armies"])
    assert view["turn"] >= 3 * lost
    assert (view["clock"] == view["turn"] - 1) == (lost == 0)


@LESSONS
def test_nobody_touches_an_opposing_tile_before_a_move(lesson: Lesson) -> None:
    view = state_of(lesson).view(0)
    fighting = {view["battle"]["attacker"], view["battle"]["defender"]} if view["battle"] else set()
    for space, piece in view["field"].items():
        for near in neighbours(space) & set(view["field"]):
            assert view["field"][near]["owner"] == piece["owner"] or {space, near} == fighting


@LESSONS
def test_what_is_said_of_a_lesson_names_tiles_that_are_there(lesson: Lesson) -> None:
    said = read_words(f"lesson-{lesson.key}")
    assert set(said) == PARTS
    tiles = {name: number for number, name in read_words("tile").items() if number.isdigit()}
    view = state_of(lesson).view(0)
    seen = {piece["tile"] for piece in view["field"].values()} | set(view["powers"])
    seen |= {each["power"] for each in view["stack"]}
    for part, sentence in said.items():
        assert len(sentence) < 170, f"{part} is long for a child"
        for name in re.findall("|".join(tiles), sentence):
            assert tiles[name] in seen, f"{part} speaks of {name}"


@LESSONS
def test_each_goal_is_touched_word_by_word(lesson: Lesson) -> None:
    state = state_of(lesson)
    for goal in lesson.goals:
        said: list[str] = []
        for word in goal.removeprefix("power ").split(" "):
            draft = state.draft(0, " ".join(said))
            assert word in draft.touch
            said.append(word)
        assert state.tidy(0, state.draft(0, " ".join(said)).move) == goal


# What each teaches; every goal does it, and nothing else that is legal does


def test_the_first_lesson_attacks_the_last_tile() -> None:
    lesson = find("win")
    field = field_of(lesson)
    (last,) = [space for space, piece in field.items() if piece["owner"] == 1]
    assert field[last]["kind"] == "stronghold"
    assert {move for move in legal(lesson) if "fight" in kinds(lesson, move)} == lesson.goals
    assert {goal[-2:] for goal in lesson.goals} <= neighbours(last)


def test_the_lion_goes_one_step_to_any_neighbour() -> None:
    lesson = find("advance")
    assert field_of(lesson)["d4"]["tile"] == "032"
    assert {f"d4 {near}" for near in neighbours("d4")} == lesson.goals
    assert all(kinds(lesson, goal) == ["moved"] for goal in lesson.goals)


def test_the_frog_has_one_jump_over_the_lion() -> None:
    lesson = find("jump")
    field = field_of(lesson)
    assert (field["c3"]["tile"], field["c4"]["tile"]) == ("017", "032")
    jumps = {move for move in legal(lesson) if move[:2] == "c3" and "jumped" in kinds(lesson, move)}
    assert jumps == lesson.goals == {"c3 d5"}


def test_no_frog_jumps_farther() -> None:
    lesson = find("chain")
    assert field_of(lesson)["c3"]["tile"] == "017"
    jumps = {move: kinds(lesson, move).count("jumped") for move in legal(lesson) if move[:2] == "c3"}
    most = max(jumps.values())
    assert {move for move, count in jumps.items() if count == most} == lesson.goals
    assert most == 3
    assert not any(touched_by(lesson, goal) for goal in lesson.goals)


def test_of_two_that_can_be_attacked_the_weaker_one_is() -> None:
    lesson = find("battle")
    attacks = {move: touched_by(lesson, move) for move in legal(lesson) if "fight" in kinds(lesson, move)}
    assert sorted(map(sorted, attacks.values())) == [["043"], ["059"]]
    assert {move for move, foes in attacks.items() if foes == {"043"}} == lesson.goals
    field = field_of(lesson)
    lower = [number_of(field["c6"], each) <= number_of(field["e6"], each) for each in COLOURS]
    assert (field["c6"]["tile"], field["e6"]["tile"]) == ("043", "059")
    assert lower.count(False) == 1


def test_one_space_touches_both() -> None:
    lesson = find("several")
    attacks = {move: touched_by(lesson, move) for move in legal(lesson) if touched_by(lesson, move)}
    assert {move for move, foes in attacks.items() if len(foes) == 2} == lesson.goals
    assert len(attacks) == 2
    (goal,) = lesson.goals
    assert play(lesson, goal)[1].moves(0) == ["fight d6", "fight e6"], "and one chooses"


def colour_bonus(field: Json, space: str) -> int:
    """Return the number of the own Stronghold in a Character's colour (§8.2)."""
    return number_of(field["d1"], field[space]["colour"])


def test_the_one_with_the_lower_numbers_gets_more_from_the_stronghold() -> None:
    lesson = find("colour")
    field = field_of(lesson)
    attackers = {move[:2]: move for move in legal(lesson) if "fight" in kinds(lesson, move)}
    bonus = {space: colour_bonus(field, space) for space in attackers}
    assert bonus == {"c5": 6, "e5": 3}
    assert {attackers["c5"]} == lesson.goals
    assert sum(field["c5"]["strikes"]) < sum(field["e5"]["strikes"])


def test_beside_the_foe_one_space_touches_a_friend() -> None:
    lesson = find("pod")
    field = field_of(lesson)
    attacks = {move for move in legal(lesson) if "fight" in kinds(lesson, move)}
    friends = {space for space, piece in field.items() if piece["owner"] == 0}
    touching = {move for move in attacks if neighbours(move[-2:]) & (friends - {move[:2]})}
    assert touching == lesson.goals
    assert len(attacks - touching) == 2
    for move in attacks:
        side = play(lesson, move)[1].view(0)["battle"]["sides"][0]
        assert side["pod"] == (move in touching)


def test_one_of_two_can_beat_the_stronghold() -> None:
    lesson = find("stronghold")
    field = field_of(lesson)
    least = min(field["d9"]["strikes"]) + field["d9"]["defense"]
    attackers = {move[:2]: move for move in legal(lesson) if "fight" in kinds(lesson, move)}
    most = {space: max(field[space]["strikes"]) + colour_bonus(field, space) for space in attackers}
    assert {attackers[space] for space, total in most.items() if total > least} == lesson.goals
    assert len(attackers) == 2
    assert least == 8


def total_of(side: Json) -> int:
    """Return what a tile of a battle comes to, part by part (§8.1)."""
    plus = sum(value for _, value in side["powers"])
    return int(side["strike"] + side["colour"] + side["pod"] + side["ally"] + side["defense"] + plus)


def test_with_teamwork_the_battle_is_won_and_without_it_lost() -> None:
    lesson = find("power")
    view = state_of(lesson).view(0)
    assert view["armies"][0]["stones"] == 2 == view["tiles"]["072"]["cost"]
    assert [total_of(side) for side in view["battle"]["sides"]] == [5, 8]
    assert {move for move in legal(lesson) if move.split(" ")[:2] != ["power", "072"]} == {"pass"}
    won = {
        move
        for move in legal(lesson)
        if any((event.kind, event.seat) == ("stone", 0) for event in play(lesson, move)[0])
    }
    assert won == lesson.goals
    (goal,) = lesson.goals
    assert [each["total"] for each in play(lesson, goal)[1].view(0)["last"]["sides"]] == [12, 8]


def test_detection_undoes_what_would_have_lost() -> None:
    lesson = find("answer")
    view = state_of(lesson).view(0)
    assert [(each["power"], each["seat"]) for each in view["stack"]] == [("072", 1)]
    assert view["active"] == 1
    assert view["armies"][0]["stones"] == 2 == view["tiles"]["068"]["cost"]
    assert legal(lesson) == ["pass", "power 068 072"]
    (goal,) = lesson.goals
    assert [each["total"] for each in play(lesson, goal)[1].view(0)["last"]["sides"]] == [5, 7]
    _, after = play(lesson, "pass")
    assert [each["total"] for each in after.view(0)["battle"]["sides"]] == [12, 7]


def test_one_space_leads_to_the_stronghold() -> None:
    lesson = find("wall")
    field = field_of(lesson)
    assert (field["e3"]["tile"], field["d1"]["kind"]) == ("049", "stronghold")
    assert neighbours("e3") & neighbours("d1") == {"d2"}
    foes = [space for space, piece in field.items() if piece["owner"] == 1 and space != "e3"]
    assert all(abs(int(space[1]) - 1) > 6 for space in foes), "nobody else comes near"
    assert lesson.goals == {"power 065 d2"}
    _, after = play(lesson, "power 065 d2")
    assert after.view(0)["field"]["d2"]["kind"] == "wall"


# The dice


@pytest.mark.parametrize("key", ["win", "battle", "colour", "pod", "stronghold"])
def test_a_lessons_dice_are_kind(key: str) -> None:
    lesson = find(key)
    for goal in lesson.goals:
        sitters = (Sitter("person"), Sitter("computer", level=1))
        table = Table(HEXORS, dict(lesson.options), sitters, lesson.key, state_of(lesson))
        assert isinstance(table.play(0, goal), list)
        table.settle()
        last = table.state.view(0)["last"]
        assert last["fell"] == [False, True]
        outcome = table.state.outcome()
        assert (outcome is not None and outcome.winners == {0}) == (key == "win")
