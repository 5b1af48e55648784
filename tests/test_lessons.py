"""The playable tutorial: each of Numica's lessons teaches what it says, and at any game's nothing else is played.

That every game's lessons are sound positions with something to find is the conformance suite's (`title.py`).
"""

from __future__ import annotations

import re

import pytest
from door import GAMES, ask, open_house, page_of

from parlour.api import Parlour
from parlour.conformance.title import check_lessons
from parlour.core.game import Event, Json, Lesson, Move, State
from parlour.core.rng import Rng
from parlour.door.parlour import MOST_TABLES
from parlour.games.numica import NUMICA
from parlour.games.numica.pieces import is_fresh, kind_of, seat_of
from parlour.games.numica.state import NumicaState
from parlour.games.numica.tiles import symbols_of
from parlour.kit.squares import NAMES, NUMBER
from parlour_null import NULL
from parlour_null.game import Null

MESSAGES = page_of("numica") / "locales" / "en.ftl"
NUMBERS = range(len(NUMICA.lessons))


def open_lesson(number: int) -> tuple[Lesson, NumicaState]:
    """Return a lesson of Numica and its position."""
    lesson = NUMICA.lessons[number]
    state = NUMICA.from_text(lesson.position)
    assert isinstance(state, NumicaState)
    return lesson, state


def find(key: str) -> tuple[Lesson, NumicaState]:
    """Return a lesson by its key."""
    return open_lesson([lesson.key for lesson in NUMICA.lessons].index(key))


def play(state: NumicaState, seat: int, move: Move) -> tuple[list[Event], NumicaState]:
    """Play a sentence on a copy; returns what happened, and the position after it."""
    after = state.copy()
    return after.apply(seat, move), after


def tile_of(state: NumicaState, move: Move) -> str:
    """Return the tile that a sentence starts from."""
    return state.tiles[NUMBER[move[:2]]]


def caught_by(state: NumicaState, move: Move) -> list[str]:
    """Return the kinds of piece that Red's sentence catches."""
    return [event.data["piece"] for event in play(state, 0, move)[0] if event.kind == "caught"]


# The positions


@pytest.mark.parametrize("number", NUMBERS)
def test_a_lesson_is_a_whole_game_in_the_middle(number: int) -> None:
    lesson, state = open_lesson(number)
    assert sorted(state.tiles) == sorted(symbols_of("sheet"))
    assert lesson.seat == 0, "who learns sits where he plays later"
    for seat in (0, 1):
        assert sum(bool(code) and seat_of(code) == seat for code in state.board) >= 5
    # Who has not moved stands on his own row; the others are enough for the quiet moves there were.
    for square, code in enumerate(state.board):
        if code and is_fresh(code):
            assert square // 8 == 7 * seat_of(code), NAMES[square]
    assert len(state.moves(0) or []) > 3 * len(lesson.goals)


@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_said_of_a_lesson_names_pieces_that_are_there(number: int) -> None:
    # "round piece on d2", "square piece on …", "piece on f1" and the like are true of the position.
    lesson, state = open_lesson(number)
    text = MESSAGES.read_text(encoding="utf-8")
    said = re.findall(rf"^lesson-{lesson.key}-(\w+) = (.+)$", text, re.MULTILINE)
    assert {part for part, _ in said} == {"title", "task", "hint", "other", "cheer", "done"}
    for part, sentence in said:
        assert len(sentence) < 170, f"{part} is long for a child"
        for kind, square in re.findall(r"(square|round)? ?piece on ([a-h][1-8])", sentence):
            code = state.board[NUMBER[square]]
            assert code
            assert seat_of(code) == 0
            assert not kind or kind_of(code) == (kind == "round")
            assert any(goal.startswith(square) for goal in lesson.goals)


def test_the_lessons_go_from_the_aim_by_way_of_the_tiles_to_the_win() -> None:
    paragraphs = [lesson.rule for lesson in NUMICA.lessons]
    assert paragraphs == sorted(paragraphs)
    keys = ["aim", "number", "knight", "rook", "bishop", "anywhere", "catch", "win"]
    assert [lesson.key for lesson in NUMICA.lessons] == keys


# What is bright, and what is said


def is_one_idea(task: str) -> bool:
    """Tell whether a task has at most two sentences, and is as short as a child reads."""
    return len(re.findall(r"[.!?](?= |$)", task)) <= 2 and len(task) <= 125


@pytest.mark.parametrize(("key", "lesson"), [(key, each) for key in GAMES for each in GAMES[key].lessons])
def test_a_task_is_one_idea(key: str, lesson: Lesson) -> None:
    text = (page_of(key) / "locales" / "en.ftl").read_text(encoding="utf-8")
    task = re.search(rf"^lesson-{lesson.key}-task = (.+)$", text, re.MULTILINE)
    assert task
    assert is_one_idea(task[1]), task[1]


def test_three_sentences_are_no_one_idea() -> None:
    assert is_one_idea("You have two rounds. Catch the third!")
    assert not is_one_idea("You have two rounds. Three win. Catch the third!")


@pytest.mark.parametrize("key", ["numica", "league"])
def test_the_first_lesson_is_won_and_the_last_sends_on(key: str) -> None:
    game = GAMES[key]
    first, last = game.lessons[0], game.lessons[-1]
    for lesson in (first, last):
        for goal in lesson.goals:
            state = game.from_text(lesson.position)
            state.apply(lesson.seat, goal)
            outcome = state.outcome()
            assert outcome is not None
            assert outcome.winners == {lesson.seat}
    # One sees what is counted, besides the one thing to do.
    assert set(first.about) - {word for goal in first.goals for word in goal.split()} <= set(game.places)
    assert set(first.about) & set(game.places)
    text = (page_of(key) / "locales" / "en.ftl").read_text(encoding="utf-8")
    done = re.search(rf"^lesson-{last.key}-done = (.+)$", text, re.MULTILINE)
    assert done
    assert done[1].endswith("Now play a whole game!")


@pytest.mark.parametrize(
    ("about", "fault"),
    [
        (("nothing",), "no word of its sentences, and no place"),
        (("4",), "nothing that is bright leads to a goal"),
    ],
)
def test_what_is_bright_and_helps_nobody_is_found(about: tuple[str, ...], fault: str) -> None:
    class Faulty(Null):
        lessons = (NULL.lessons[0]._replace(about=about),)

    with pytest.raises(AssertionError, match=fault):
        check_lessons(Faulty(), [lesson.rule for lesson in NULL.lessons])


# What each teaches; every goal does it, and nothing else that is legal does


def test_the_first_lesson_is_won_with_one_move() -> None:
    lesson, state = find("aim")
    wins = {move for move in state.moves(0) or [] if play(state, 0, move)[1].outcome()}
    assert wins == lesson.goals == {"h3 g4"}
    assert (tile_of(state, "h3 g4"), caught_by(state, "h3 g4")) == ("1", ["r"])


@pytest.mark.parametrize(
    ("key", "tile", "goal", "to", "barred"),
    [("rook", "R", "h1 h6", "X", "e1"), ("bishop", "B", "g2 d5", "K", "a8")],
)
def test_a_letter_slides_and_stops_before_a_piece(
    key: str, tile: str, goal: str, to: str, barred: str
) -> None:
    lesson, state = find(key)
    on_it = [move for move in state.moves(0) or [] if tile_of(state, move) == tile]
    assert len({move[:2] for move in on_it}) == 1
    assert {move for move in on_it if state.tiles[NUMBER[move[3:]]] == to} == lesson.goals == {goal}
    refusal = state.why_not(0, f"{goal[:2]} {barred}")
    assert refusal is not None
    assert (refusal.code, refusal.rule, state.tiles[NUMBER[barred]]) == ("blocked", lesson.rule, to)


def test_a_number_goes_exactly_so_far_and_over_a_piece() -> None:
    lesson, state = find("number")
    threes = [
        NAMES[square]
        for square, code in enumerate(state.board)
        if code and seat_of(code) == 0 and state.tiles[square] == "3"
    ]
    assert threes == ["d2"]
    reached = {
        move
        for move in state.moves(0) or []
        if tile_of(state, move) == "3" and state.tiles[NUMBER[move[3:]]] == "K"
    }
    assert reached == lesson.goals == {"d2 g5"}
    assert all(state.why_not(0, f"d2 {near}") is not None for near in ("c2", "e3", "b2"))  # other Ks
    assert state.board[NUMBER["f4"]], "it jumps over this one"
    events, _ = play(state, 0, "d2 g5")
    assert [(event.kind, event.data["tile"]) for event in events] == [("moved", "3")]


def test_a_letter_jumps_where_others_would_have_to_stop() -> None:
    lesson, state = find("knight")
    assert {move for move in state.moves(0) or [] if move.endswith(" e5")} == lesson.goals == {"d3 e5"}
    events, _ = play(state, 0, "d3 e5")
    assert [(event.kind, event.data["tile"]) for event in events] == [("moved", "K")]
    for origin, tile in (("e1", "R"), ("b2", "B")):
        refusal = state.why_not(0, f"{origin} e5")
        assert state.tiles[NUMBER[origin]] == tile
        assert refusal is not None
        assert refusal.code == "blocked"


def test_from_x_a_piece_goes_anywhere_but_does_not_catch() -> None:
    lesson, state = find("anywhere")
    on_x = [move for move in state.moves(0) or [] if tile_of(state, move) == "X"]
    assert len({move[:2] for move in on_x}) == 1
    assert len(on_x) == sum(not code for code in state.board)
    to_r = {move for move in state.moves(0) or [] if state.tiles[NUMBER[move[3:]]] == "R"}
    assert to_r == lesson.goals
    assert lesson.goals <= set(on_x)
    for goal in lesson.goals:
        assert [(event.kind, event.data["tile"]) for event in play(state, 0, goal)[0]] == [("moved", "X")]
    # One R more bears a blue piece, and the refusal says what X cannot do.
    taken = [
        name
        for name in NAMES
        if state.tiles[NUMBER[name]] == "R" and f"{on_x[0][:2]} {name}" not in lesson.goals
    ]
    assert [getattr(state.why_not(0, f"{on_x[0][:2]} {name}"), "code", "") for name in taken] == ["x-catch"]


def test_a_catch_is_allowed_where_one_of_the_two_has_moved() -> None:
    lesson, state = find("catch")
    catches = {move for move in state.moves(0) or [] if caught_by(state, move)}
    assert catches == lesson.goals
    fresh = [
        (is_fresh(state.board[NUMBER[goal[:2]]]), is_fresh(state.board[NUMBER[goal[3:]]])) for goal in catches
    ]
    assert sorted(fresh) == [(False, True), (True, False)]
    refusal = state.why_not(0, "c1 c8")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("first-move", lesson.rule)


def test_the_third_of_a_kind_wins_and_another_catch_does_not() -> None:
    lesson, state = find("win")
    wins = {move for move in state.moves(0) or [] if play(state, 0, move)[1].outcome()}
    assert wins == lesson.goals
    for goal in lesson.goals:
        outcome = play(state, 0, goal)[1].outcome()
        assert outcome is not None
        assert (outcome.reason, outcome.winners) == ("captures", {0})
        assert caught_by(state, goal) == ["s"]
    others = [move for move in state.moves(0) or [] if move not in wins and caught_by(state, move)]
    assert len(others) == 2
    assert all(caught_by(state, move) == ["r"] for move in others)


# The door


@pytest.fixture
def parlour() -> Parlour:
    """Give each test a parlour of its own."""
    return open_house()


LESSONS = [
    pytest.param(key, number, id=f"{key}-{lesson.key}")
    for key, game in GAMES.items()
    for number, lesson in enumerate(game.lessons)
]


def begin(parlour: Parlour, key: str, number: int) -> Json:
    """Open a lesson's table."""
    return ask(parlour, "lesson", game=key, lesson=number)


def test_describe_lists_the_lessons(parlour: Parlour) -> None:
    assert ask(parlour, "describe", game="numica")["lessons"] == [
        {"key": "aim", "rule": "§1.2"},
        {"key": "number", "rule": "§4.3"},
        {"key": "knight", "rule": "§4.4"},
        {"key": "rook", "rule": "§4.5"},
        {"key": "bishop", "rule": "§4.6"},
        {"key": "anywhere", "rule": "§4.7"},
        {"key": "catch", "rule": "§4.9"},
        {"key": "win", "rule": "§5.1"},
    ]
    assert ask(parlour, "describe", game="dice")["lessons"] == []


@pytest.mark.parametrize(("key", "number"), LESSONS)
def test_a_lesson_opens_a_table_for_the_seat_that_it_teaches(parlour: Parlour, key: str, number: int) -> None:
    game = GAMES[key]
    lesson, told = game.lessons[number], begin(parlour, key, number)
    assert told["lesson"] == {
        "key": lesson.key,
        "number": number,
        "of": len(game.lessons),
        "rule": lesson.rule,
        "goals": sorted(lesson.goals),
        "about": list(lesson.about),
    }
    (reply,) = told["replies"]
    assert reply["viewer"] == lesson.seat
    assert reply["prompt"]["seat"] == lesson.seat
    assert reply["view"] == game.from_text(lesson.position).view(lesson.seat)
    persons = [seat for seat, sitter in enumerate(reply["seats"]) if sitter["who"] == "person"]
    assert persons == [lesson.seat], "whoever learns is alone at the table, and so is “you” there"
    assert len(reply["seats"]) == (lesson.seats or game.seats[0])
    assert reply["options"] == {**game.defaults(), **lesson.options}
    assert (reply["length"], reply["outcome"]) == (0, None)


def list_some(state: State, lesson: Lesson) -> set[Move]:
    """Return every sentence of whoever is taught; where they are too many, the goals and what somebody might say."""
    moves = state.moves(lesson.seat)
    if moves is not None:
        return {*moves}
    return {*lesson.goals, *(state.sample(lesson.seat, Rng(str(seed))) for seed in range(30))}


@pytest.mark.parametrize(("key", "number"), LESSONS)
def test_at_a_lesson_the_goals_alone_are_played(parlour: Parlour, key: str, number: int) -> None:
    lesson = GAMES[key].lessons[number]
    state = GAMES[key].from_text(lesson.position)
    table = begin(parlour, key, number)["table"]
    other = {"code": "lesson-other", "args": {"lesson": lesson.key}, "rule": lesson.rule}
    moves = list_some(state, lesson)
    goals = {move for move in moves if lesson.is_reached(state, lesson.seat, move)}
    assert goals
    for move in {*moves, "resign"} - goals:
        assert ask(parlour, "play", table=table, seat=lesson.seat, move=move)["refusal"] == other
        assert ask(parlour, "why", table=table, seat=lesson.seat, move=move)["refusal"] == other
    for goal in goals:
        assert ask(parlour, "why", table=table, seat=lesson.seat, move=goal)["refusal"] is None
        told = ask(parlour, "play", table=table, seat=lesson.seat, move=goal)
        records = told["replies"][0]["log"]["records"]
        assert records[0]["move"] == goal
        assert all(record["seat"] is None for record in records[1:]), "chance may go on, and nobody else"
        if told["replies"][0]["outcome"] is None:
            seat = told["replies"][0]["prompt"]["waiting"][0]
            assert (
                ask(parlour, "play", table=table, seat=seat, move="resign")["refusal"]["code"]
                == "lesson-done"
            )
        undo = "undo" if told["replies"][0]["prompt"]["undo"] else "takeback"
        told = ask(parlour, undo, table=table, seat=lesson.seat)
        assert told["replies"][0]["length"] == 0
        table = begin(parlour, key, number)["table"]


def test_what_the_rules_forbid_is_refused_by_the_rules_first(parlour: Parlour) -> None:
    table = begin(parlour, "numica", 6)["table"]
    for move, code in (
        ("c1 c8", "first-move"),
        ("a8 a7", "not-yours"),
        ("d5 d6", "no-piece"),
        ([], "syntax-text"),
    ):
        assert ask(parlour, "play", table=table, seat=0, move=move)["refusal"]["code"] == code
        assert ask(parlour, "why", table=table, seat=0, move=move)["refusal"]["code"] == code
    assert ask(parlour, "play", table=table, seat=1, move="f1 f5")["refusal"]["code"] == "turn-wait"


def test_another_seat_does_not_reach_the_goal(parlour: Parlour) -> None:
    # In the null game both choose at once; the other one could hold, and say, the card that is asked for.
    table = begin(parlour, "null", 0)["table"]
    told = ask(parlour, "play", table=table, seat=1, move="play 12")
    assert told["refusal"]["code"] == "lesson-other"
    assert ask(parlour, "play", table=table, seat=1, move="play 15")["refusal"]["code"] == "not-held"


def test_a_table_with_the_same_position_that_is_no_lesson_takes_everything(parlour: Parlour) -> None:
    table = begin(parlour, "numica", 0)["table"]
    for told in (
        ask(parlour, "load", save=ask(parlour, "save", table=table)["save"]),
        ask(parlour, "branch", table=table, at=0),
    ):
        assert "replies" in ask(parlour, "play", table=told["table"], seat=0, move="resign")
    ask(parlour, "close", table=table)
    assert all(sitting.guide is None for sitting in parlour.sittings.values())


def test_lessons_are_forgotten_with_their_tables(parlour: Parlour) -> None:
    for _ in range(30):
        begin(parlour, "numica", 2)
    assert len(parlour.sittings) == MOST_TABLES


@pytest.mark.parametrize("number", [-1, len(NUMICA.lessons), None, "0", True, 0.0, [], {}, 10**30])
def test_a_lesson_that_is_none_is_an_error(parlour: Parlour, number: object) -> None:
    assert ask(parlour, "lesson", game="numica", lesson=number)["error"]["code"] == "request-number"
    assert parlour.sittings == {}


def test_a_game_without_lessons_or_no_game_at_all_has_none_to_open(parlour: Parlour) -> None:
    assert ask(parlour, "lesson", game="dice", lesson=0)["error"]["code"] == "request-number"
    assert ask(parlour, "lesson", game="nothing", lesson=0)["error"]["code"] == "request-game"
