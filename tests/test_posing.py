"""Puzzles at the engine's door: they are posed, answered, refuted and hinted at; what is damaged is refused."""

from __future__ import annotations

from typing import Any

import pytest
from door import GAMES, ask, open_house
from packs import PACKED, Puzzle, list_samples

from parlour.api import Parlour
from parlour.core.game import Game, Json, Move, Seat, State
from parlour.core.rng import Rng
from parlour.core.task import Task
from parlour.puzzles.mistake import suppose
from parlour.puzzles.tasks import find_task
from parlour.puzzles.trial import FOUND

SAMPLES = [(key, puzzle) for key in PACKED for puzzle in list_samples(key, 2)]
NAMES = [f"{key}-{puzzle.task}-{puzzle.make_id(GAMES[key])}" for key, puzzle in SAMPLES]


def pose(parlour: Parlour, key: str, puzzle: Puzzle, **changed: Any) -> Json:
    asked = {"task": puzzle.task, "seat": puzzle.seat, "position": puzzle.position}
    return ask(parlour, "puzzle", game=key, **{**asked, **changed})


def read(key: str, puzzle: Puzzle) -> tuple[Game, Task, State]:
    game = GAMES[key]
    task = find_task(game, puzzle.task)
    assert task
    return game, task, game.from_text(puzzle.position)


def find_wrong(task: Task, state: State, seat: Seat) -> Move | None:
    """Return a legal sentence that is a wrong answer; words have their own test."""
    rng = Rng("wrong")
    moves = state.moves(seat) or [state.sample(seat, rng) for _ in range(200)]
    return next((move for move in moves if task.check(state, seat, (move,)).result == "wrong"), None)


@pytest.mark.parametrize(("key", "puzzle"), SAMPLES, ids=NAMES)
def test_a_right_answer_solves_it(key: str, puzzle: Puzzle) -> None:
    _, task, state = read(key, puzzle)
    answers = task.solve(state, puzzle.seat)
    assert answers
    assert len(answers) == puzzle.answers
    parlour = open_house()
    posed = pose(parlour, key, puzzle)
    table, shown = posed["table"], posed["puzzle"]
    assert "token" not in posed, "nothing of a puzzle is kept as a game"
    assert shown == {
        "task": task.key,
        "words": list(task.words),
        "several": task.several,
        "answers": len(answers),
        "said": None,
        "reckons": False if task.untold(state, puzzle.seat) else None,
    }
    assert posed["replies"][0]["prompt"]["seat"] == puzzle.seat
    assert posed["replies"][0]["viewer"] == puzzle.seat
    parts = [part for (part,) in answers] if task.several else list(answers[-1])
    told: Json = {}
    for at, part in enumerate(parts):
        if part not in task.words:
            played = ask(parlour, "play", table=table, seat=puzzle.seat, move=part)
            is_last = at == len(parts) - 1
            if task.several and not is_last:
                assert played["refusal"]["code"] == FOUND, "the position stays for the others"
                assert played["refusal"]["args"] == {"move": part, "left": len(parts) - at - 1}
            else:
                assert "replies" in played, played
        told = ask(parlour, "answer", table=table, part=part)
        assert told["said"] == parts[: at + 1]
        assert told["result"] == ("right" if at == len(parts) - 1 else "more")
    if not task.several:
        assert told["number"] == len(answers)
    assert all(record.seat >= 0 for record in parlour.sittings[table].table.journal), (
        "chance has no say in it"
    )


@pytest.mark.parametrize(("key", "puzzle"), SAMPLES, ids=NAMES)
def test_a_wrong_answer_is_refused_and_refuted(key: str, puzzle: Puzzle) -> None:
    _, task, state = read(key, puzzle)
    parlour = open_house()
    table = pose(parlour, key, puzzle)["table"]
    if task.words:
        answers = task.solve(state, puzzle.seat) or ()
        for word in set(task.words) - {answer[0] for answer in answers}:
            refusal = ask(parlour, "answer", table=table, part=word)["refusal"]
            assert refusal["code"].removeprefix("wrong-") in task.wrongs
        return
    wrong = find_wrong(task, state, puzzle.seat)
    if wrong is None:
        assert task.several, "a question has a wrong answer"
        return
    refusal = ask(parlour, "play", table=table, seat=puzzle.seat, move=wrong)["refusal"]
    assert refusal["code"].removeprefix("wrong-") in task.wrongs
    assert parlour.sittings[table].table.journal == [], "and all is as it was"
    replies = task.check(state, puzzle.seat, (wrong,)).replies
    told = ask(parlour, "refute", table=table, part=wrong)["events"]
    assert bool(told) == bool(replies)
    assert refusal["args"]["move"] == wrong, "so that the page can ask for that, and remember it"


@pytest.mark.parametrize(("key", "puzzle"), SAMPLES, ids=NAMES)
def test_a_mistake_is_found(key: str, puzzle: Puzzle) -> None:
    _, task, state = read(key, puzzle)
    parlour = open_house()
    posed = pose(parlour, key, puzzle, asks="mistake")
    table, shown = posed["table"], posed["puzzle"]
    if task.words or task.several:
        assert shown["said"] is None
        return
    assert shown["words"] == ["best", "better"]
    move = shown["said"]["move"]
    is_right = task.check(state, puzzle.seat, (move,)).result != "wrong"
    right, wrong = ("best", "better") if is_right else ("better", "best")
    refusal = ask(parlour, "answer", table=table, part=wrong)["refusal"]
    assert refusal["code"] == ("wrong-is-best" if is_right else "wrong-is-better")
    told = ask(parlour, "play", table=table, seat=puzzle.seat, move=move)["refusal"]
    assert told["code"] == "puzzle-words", "nothing is played there"
    told = ask(parlour, "answer", table=table, part=right)
    assert told["result"] == "right"
    assert (told["why"] is None) == is_right
    if told["why"]:
        assert told["why"]["code"].removeprefix("wrong-") in task.wrongs
        replies = task.check(state, puzzle.seat, (move,)).replies
        assert bool(ask(parlour, "refute", table=table, part=move)["events"]) == bool(replies)


def test_mistakes_are_many_and_not_all() -> None:
    """Else one would know before one looks."""
    for key in PACKED:
        rights = []
        for puzzle in list_samples(key, 12):
            game, task, state = read(key, puzzle)
            if not (task.words or task.several):
                rights.append(suppose(game, task, state, puzzle.seat).is_right)
        assert 0 < sum(rights) < len(rights), key


@pytest.mark.parametrize(("key", "puzzle"), SAMPLES, ids=NAMES)
def test_a_hint_is_a_part_of_an_answer(key: str, puzzle: Puzzle) -> None:
    _, task, state = read(key, puzzle)
    parlour = open_house()
    table = pose(parlour, key, puzzle)["table"]
    begun = ask(parlour, "hint", table=table, seat=puzzle.seat)
    if task.words:
        assert begun["refusal"]["code"] == "puzzle-think"
        return
    hint = ask(parlour, "step", job=begun["job"])["hint"]
    assert hint["move"] in {answer[0] for answer in task.solve(state, puzzle.seat) or ()}


@pytest.mark.parametrize("key", ["league", "numero"])
def test_who_reckons_alone_is_told_no_sum(key: str) -> None:
    """What is right stays right; of the options one differs, and it is the one that people set up at a table."""
    for puzzle in list_samples(key, 2):
        parlour = open_house()
        told, alone = (pose(parlour, key, puzzle, reckons=each) for each in (False, True))
        assert [each["puzzle"]["reckons"] for each in (told, alone)] == [False, True]
        assert told["puzzle"]["answers"] == alone["puzzle"]["answers"]
        usual, changed = (each["replies"][0]["options"] for each in (told, alone))
        assert [value for name, value in changed.items() if usual[name] != value] == ["self"]
        hint = ask(parlour, "hint", table=alone["table"], seat=puzzle.seat)
        said = ask(parlour, "step", job=hint["job"])["hint"]["move"]
        played = ask(parlour, "play", table=alone["table"], seat=puzzle.seat, move=said)
        assert played.get("refusal", {"code": FOUND})["code"] == FOUND


def test_where_nothing_is_reckoned_nobody_can_do_it_alone() -> None:
    for key in ("numica", "legionz", "hexors"):
        for puzzle in list_samples(key, 1):
            assert pose(open_house(), key, puzzle, reckons=True)["puzzle"]["reckons"] is None


def test_nobody_gives_up_a_puzzle_by_a_sentence() -> None:
    key, puzzle = SAMPLES[0]
    parlour = open_house()
    table = pose(parlour, key, puzzle)["table"]
    told = ask(parlour, "play", table=table, seat=puzzle.seat, move="resign")
    assert told["refusal"]["code"] == "puzzle-only"


@pytest.mark.parametrize(
    "changed",
    [
        {"task": "?"},
        {"seat": -1},
        {"seat": 7},
        {"position": ""},
        {"position": "x" * 100_000},
    ],
    ids=str,
)
@pytest.mark.parametrize("key", PACKED)
def test_what_is_damaged_is_refused(key: str, changed: Json) -> None:
    puzzle = list_samples(key, 1)[0]
    assert pose(open_house(), key, puzzle, **changed)["refusal"]["code"] == "puzzle-damaged"


@pytest.mark.parametrize("changed", [{"task": None}, {"seat": "0"}, {"seat": True}, {"position": 3}], ids=str)
def test_what_is_no_request_is_an_error(changed: Json) -> None:
    key, puzzle = SAMPLES[0]
    assert pose(open_house(), key, puzzle, **changed)["error"]["code"] in ("request-word", "request-seat")


@pytest.mark.parametrize("key", PACKED)
def test_a_changed_position_harms_nothing(key: str) -> None:
    """What anybody may write into a link: it is refused, or is a sound puzzle of its own."""
    rng, parlour = Rng(f"changed:{key}"), open_house()
    for puzzle in list_samples(key, 1):
        for _ in range(150):
            letters = list(puzzle.position)
            for _ in range(1 + rng.below(3)):
                letters[rng.below(len(letters))] = rng.choice(list(puzzle.position))
            told = pose(parlour, key, puzzle, position="".join(letters))
            assert "table" in told or told["refusal"]["code"] == "puzzle-damaged"


@pytest.mark.parametrize("verb", ["answer", "refute"])
def test_only_puzzles_are_answered(verb: str) -> None:
    parlour = open_house()
    lesson = ask(parlour, "lesson", game="numica", lesson=0)["table"]
    told = ask(parlour, verb, table=lesson, part="a1")
    assert told["error"]["code"] == "request-table"


@pytest.mark.parametrize("part", ["", "?", None, 3, "a1 a2"])
def test_an_answer_is_a_sentence_or_a_word(part: object) -> None:
    key, puzzle = SAMPLES[0]
    parlour = open_house()
    table = pose(parlour, key, puzzle)["table"]
    assert ask(parlour, "answer", table=table, part=part)["error"]["code"] == "request-word"
    assert ask(parlour, "refute", table=table, part=part)["error"]["code"] == "request-word"
