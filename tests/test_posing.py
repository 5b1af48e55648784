"""Puzzles at the engine's door: they are posed, answered, refuted and hinted at; what is damaged is refused."""

from __future__ import annotations

import contextlib
import json
import re
from collections import defaultdict
from typing import Any

import pytest
from door import GAMES, ask, open_house
from packs import PACKED, Puzzle, find_wrong, list_samples, open_pack

from parlour.api import Parlour
from parlour.core.game import DAMAGE, Game, Json, Seat, State
from parlour.core.rng import Rng
from parlour.core.table import Table
from parlour.core.task import Answer, Task, Verdict
from parlour.door.puzzles import Examiner
from parlour.puzzles.exam import Exam
from parlour.puzzles.mistake import Mistake, suppose
from parlour.puzzles.packs import read_pack
from parlour.puzzles.tasks import Question, find_task, tell_options

SAMPLES = [(key, puzzle) for key in PACKED for puzzle in list_samples(key, 2)]
NAMES = [f"{key}-{puzzle.task}-{puzzle.make_id(GAMES[key])}" for key, puzzle in SAMPLES]

SEVERAL = [
    (key, puzzle)
    for key, puzzle in SAMPLES
    if puzzle.answers > 1 and (task := find_task(GAMES[key], puzzle.task)) and task.several
]
"""Those whose answers are all asked for, one after the other."""


def pose(parlour: Parlour, key: str, puzzle: Puzzle, **changed: Any) -> Json:
    asked = {"task": puzzle.task, "seat": puzzle.seat, "position": puzzle.position}
    return ask(parlour, "puzzle", game=key, **{**asked, **changed})


def read(key: str, puzzle: Puzzle) -> tuple[Game, Task, State]:
    game = GAMES[key]
    task = find_task(game, puzzle.task)
    assert task
    return game, task, game.from_text(puzzle.position)


def say(parlour: Parlour, posed: Json, seat: Seat, part: object, **more: Any) -> Json:
    return ask(parlour, "play", table=posed["table"], seat=seat, move=part, **more)


@pytest.mark.parametrize(("key", "puzzle"), SAMPLES, ids=NAMES)
def test_a_right_answer_solves_it(key: str, puzzle: Puzzle) -> None:
    _, task, state = read(key, puzzle)
    answers = task.solve(state, puzzle.seat)
    assert answers
    assert len(answers) == puzzle.answers
    parlour = open_house()
    posed = pose(parlour, key, puzzle)
    table, shown = parlour.sittings[posed["table"]].table, posed["puzzle"]
    assert "token" not in posed, "nothing of a puzzle is kept as a game"
    assert shown == {
        "task": task.key,
        "words": list(task.words),
        "about": list(task.about(state, puzzle.seat)),
        "several": task.several,
        "answers": len(answers),
        "said": None,
        "reckons": False if task.lay(state, puzzle.seat, tells=True) else None,
        "standing": None,
    }
    assert posed["replies"][0]["prompt"]["seat"] == puzzle.seat
    assert posed["replies"][0]["viewer"] == puzzle.seat
    parts = [part for (part,) in answers] if task.several else list(answers[-1])
    for at, part in enumerate(parts):
        is_last = at == len(parts) - 1
        told = say(parlour, posed, puzzle.seat, part)
        assert (told["result"], told["done"], told["said"]) == ("right", is_last, parts[: at + 1])
        # What was found for good is a thing that its answer names, and no other.
        assert len(set(told["found"])) == len(told["found"]) in (0, at + 1)
        assert all(word in part.split() for word, part in zip(told["found"], parts, strict=False))
        as_good = len(answers) if task.several else len({first for first, *_ in answers})
        assert told["number"] == (as_good if is_last else len(parts) - at - 1)
        assert (told["draft"] is None) == is_last, "at its end nobody is asked any more"
        played = [record.move for record in table.journal if record.seat == puzzle.seat]
        if part in task.words or (task.several and not is_last):
            assert not played, "the position stays"
        else:
            assert played[-1] == part
    assert all(record.seat >= 0 for record in table.journal), "chance has no say in it"
    for part in parts:
        again = say(parlour, posed, puzzle.seat, part)
        assert again["refusal"]["code"] == "trial-done", "it ends once"


@pytest.mark.parametrize(("key", "puzzle"), SAMPLES, ids=NAMES)
def test_a_wrong_answer_is_told_with_what_refutes_it(key: str, puzzle: Puzzle) -> None:
    _, task, state = read(key, puzzle)
    parlour = open_house()
    posed = pose(parlour, key, puzzle)
    answers = task.solve(state, puzzle.seat) or ()
    words = sorted(set(task.words) - {answer[0] for answer in answers})
    wrong = words[0] if words else find_wrong(task, state, puzzle.seat)
    if wrong is None:
        assert task.several, "a question has a wrong answer"
        return
    told = say(parlour, posed, puzzle.seat, wrong)
    assert told["result"] == "wrong"
    assert told["refusal"]["code"].removeprefix("wrong-") in task.wrongs
    assert told["refusal"]["args"]["move"] == wrong
    assert told["wrong"] == [[wrong]]
    replies = () if words else task.check(state, puzzle.seat, (wrong,)).replies
    said = [(puzzle.seat, wrong), *replies] if replies else []
    assert [(step["seat"], step["move"]) for step in told["line"]] == said
    for step in told["line"]:
        state = state.copy()
        state.apply(step["seat"], step["move"])
        assert step["view"] == state.view(puzzle.seat), "it can be drawn"
    assert parlour.sittings[posed["table"]].table.journal == [], "and all is as it was"
    assert say(parlour, posed, puzzle.seat, wrong) == told, "said twice it counts once"


@pytest.mark.parametrize(("key", "puzzle"), SEVERAL, ids=[key for key, _ in SEVERAL])
def test_what_was_found_before_is_no_wrong_try(key: str, puzzle: Puzzle) -> None:
    """Shown once more, one of several answers is told to have been found, in a sentence that is not of wrong ones."""
    _, task, state = read(key, puzzle)
    parlour = open_house()
    posed = pose(parlour, key, puzzle)
    first, *others = (part for (part,) in task.solve(state, puzzle.seat) or ())
    say(parlour, posed, puzzle.seat, first)
    again = say(parlour, posed, puzzle.seat, first)
    assert again["refusal"]["code"] == "puzzle-again"
    assert "wrong" not in again, "no try is counted"
    after = say(parlour, posed, puzzle.seat, others[0])
    assert (after["result"], after["said"]) == ("right", [first, others[0]])


@pytest.mark.parametrize("asks", ["best", "many", "mistake"])
@pytest.mark.parametrize(("key", "puzzle"), SAMPLES, ids=NAMES)
def test_what_was_right_before_goes_on_where_it_was_left(key: str, puzzle: Puzzle, asks: str) -> None:
    """After each right part but the last, a table at which they were said before stands as where they are said."""
    _, task, state = read(key, puzzle)
    parlour = open_house()
    posed = pose(parlour, key, puzzle, asks=asks)
    parts = list_right_parts(posed, task, state, puzzle.seat)
    for at, part in enumerate(parts[:-1]):
        told = say(parlour, posed, puzzle.seat, part)
        before = parts[: at + 1]
        resumed = pose(parlour, key, puzzle, asks=asks, said=before)
        names = ("number", "args", "said", "found", "why")
        assert resumed["puzzle"]["standing"] == {name: told[name] for name in names}
        assert resumed["replies"][-1]["view"] == told["replies"][-1]["view"]
        assert resumed["draft"] == told["draft"]
    whole = pose(parlour, key, puzzle, asks=asks, said=parts)["puzzle"]["standing"]
    assert (whole["said"] if whole else []) == parts[:-1], "the last part is left to be said"


def list_right_parts(posed: Json, task: Task, state: State, seat: Seat) -> list[str]:
    """Return the parts of a whole right answer to what is asked."""
    answers = task.solve(state, seat) or ()
    judged = posed["puzzle"]["said"]
    if judged:
        is_right = task.check(state, seat, (judged["move"],)).result != "wrong"
        return ["best"] if is_right else ["better", answers[0][0]]
    return [part for (part,) in answers] if posed["puzzle"]["several"] else list(answers[0])


@pytest.mark.parametrize("key", PACKED)
def test_what_was_not_right_before_is_left_to_be_said(key: str) -> None:
    """A device may keep anything: what could not be said, or is no right part, changes nothing."""
    parlour = open_house()
    for puzzle in list_samples(key, 2):
        _, task, state = read(key, puzzle)
        fresh = pose(parlour, key, puzzle)
        wrong = find_wrong(task, state, puzzle.seat)
        for said in (["no such sentence"], [""], ["resign"], ["best"], *([[wrong]] if wrong else [])):
            posed = pose(parlour, key, puzzle, said=said)
            assert {**posed, "table": 0} == {**fresh, "table": 0}
            sitting = parlour.sittings[posed["table"]]
            assert sitting.table.journal == []
            assert isinstance(sitting.guide, Examiner)
            assert not sitting.guide.trial.wrong, "no try is counted"
    assert pose(parlour, key, puzzle, said=[1])["error"]["code"] == "request-said"


@pytest.mark.parametrize(("key", "puzzle"), SAMPLES, ids=NAMES)
def test_a_touch_answers_as_a_sentence_does(key: str, puzzle: Puzzle) -> None:
    """The last touch of a right answer and of a wrong one: one request brings the verdict."""
    _, task, state = read(key, puzzle)
    right = (task.solve(state, puzzle.seat) or ())[0][0]
    sentences = [right, *filter(None, [find_wrong(task, state, puzzle.seat)])]
    for sentence in [] if task.words else sentences:
        parlour = open_house()
        posed = pose(parlour, key, puzzle)
        results, said = [], ""
        for word in sentence.split():
            told = ask(parlour, "touch", table=posed["table"], seat=puzzle.seat, said=said, word=word)
            results.append(told["result"])
            said = told["draft"]["move"] if told.get("draft") else said
        if results[-1] == "draft":  # it could go on, and is confirmed
            results.append(say(parlour, posed, puzzle.seat, said)["result"])
        assert results[-1] == ("right" if sentence == right else "wrong"), results
        assert set(results[:-1]) <= {"draft"}


@pytest.mark.parametrize(("key", "puzzle"), SAMPLES, ids=NAMES)
def test_a_mistake_is_found(key: str, puzzle: Puzzle) -> None:
    _, task, state = read(key, puzzle)
    parlour = open_house()
    posed = pose(parlour, key, puzzle, asks="mistake")
    shown = posed["puzzle"]
    if task.words or task.several:
        assert shown["said"] is None
        return
    assert shown["words"] == ["best", "better"]
    assert set(shown["said"]) == {"move", "events"}, "nothing tells whether it is right"
    move = shown["said"]["move"]
    verdict = task.check(state, puzzle.seat, (move,))
    is_right = verdict.result != "wrong"
    refused = say(parlour, posed, puzzle.seat, move)
    assert refused["result"] == "refused"
    assert refused["refusal"]["code"] == "puzzle-words", "nothing is played there"
    told = say(parlour, posed, puzzle.seat, "best" if is_right else "better")
    assert (told["result"], told["done"]) == ("right", is_right)
    assert (told["why"] is None) == is_right
    assert told["both"] == [], "what is better is to be shown first"
    if told["why"]:
        assert told["why"]["code"].removeprefix("wrong-") in task.wrongs


def pose_judged(key: str, puzzle: Puzzle) -> tuple[Task, State, Parlour, Any, str] | None:
    """Ask whether somebody's answer is right; return what is asked, where, and that answer; None where none is."""
    _, task, state = read(key, puzzle)
    if task.words or task.several:
        return None
    parlour = open_house()
    posed = pose(parlour, key, puzzle, asks="mistake")
    return task, state, parlour, posed, posed["puzzle"]["said"]["move"]


@pytest.mark.parametrize("key", PACKED)
def test_what_is_sent_tells_not_whether_somebodys_answer_is_right(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All but the answer itself is the same whichever it is, and what it would do tells no figure that decides."""
    kinds: dict[tuple[str, bool], set[str]] = defaultdict(set)
    for puzzle in list_samples(key, 4):
        game, task, state = read(key, puzzle)
        if task.words or task.several:
            continue
        right = (task.solve(state, puzzle.seat) or ())[0][0]
        rng = Rng("others")
        others = state.moves(puzzle.seat) or [state.sample(puzzle.seat, rng) for _ in range(40)]
        sent, refused = [], []
        for move in (right, *(each for each in others if each != right)):
            verdict = task.check(state, puzzle.seat, (move,))
            is_right = verdict.result != "wrong"
            told = Exam(game, task, Question(state, puzzle.seat, ((right,),))).suppose(move)
            kinds[task.key, is_right] |= {event["kind"] for event in told}
            for event in told:
                assert not event["data"].items() & dict(verdict.args).items(), (event, verdict)
            if move != right and (is_right or len(sent) > 1):
                continue
            mistake = Mistake(move, verdict)
            monkeypatch.setattr("parlour.puzzles.exam.suppose", lambda *_, mistake=mistake: mistake)
            parlour = open_house()
            posed = pose(parlour, key, puzzle, asks="mistake")
            assert posed["puzzle"].pop("said")["move"] == move
            sent.append(posed)
            word = posed["draft"]["touch"][0]
            refused += [
                ask(parlour, "touch", table=posed["table"], seat=puzzle.seat, said="", word=word),
                ask(parlour, "hint", table=posed["table"], seat=puzzle.seat, said="", ms=0),
            ]
        assert len(sent) == 2
        assert sent[0] == sent[1]
        assert refused[:2] == refused[2:]
    for (task_key, is_right), told_kinds in list(kinds.items()):
        if is_right:
            assert told_kinds <= kinds[task_key, False], f"what only a right answer does: {task_key}"


def assert_both(told: list[list[Any]], lines: list[list[str]]) -> None:
    """Both answers are played out from the same position, each with what it brings about and how the table is then."""
    assert [[step["move"] for step in line] for line in told] == lines
    for first, *_ in told:
        assert first["events"]
        assert first["view"]


@pytest.mark.parametrize(("key", "puzzle"), SAMPLES, ids=NAMES)
def test_what_is_wrong_of_a_mistake_is_said_once(key: str, puzzle: Puzzle) -> None:
    """Why it is wrong and what is better is told at once, and the other word wins nothing then."""
    judged = pose_judged(key, puzzle)
    if judged is None:
        return
    task, state, parlour, posed, move = judged
    verdict = task.check(state, puzzle.seat, (move,))
    is_right = verdict.result != "wrong"
    right, wrong = ("best", "better") if is_right else ("better", "best")
    told = say(parlour, posed, puzzle.seat, wrong)
    assert told["result"] == "wrong"
    assert told["wrong"] == [[wrong]]
    assert told["refusal"]["code"] == f"wrong-{'is-best' if is_right else verdict.code}"
    assert told["line"] == []
    better = told["better"]["move"]
    assert_both(told["both"], [] if is_right else [[move, *(said for _, said in verdict.replies)], [better]])
    assert task.check(state, puzzle.seat, (better,)).result != "wrong"
    assert (better == move) == is_right
    for word in (right, better):
        assert say(parlour, posed, puzzle.seat, word)["refusal"]["code"] == "trial-done"
    assert parlour.sittings[posed["table"]].table.journal == []


@pytest.mark.parametrize(("key", "puzzle"), SAMPLES, ids=NAMES)
def test_who_sees_a_mistake_shows_what_is_better(key: str, puzzle: Puzzle) -> None:
    """On the board, where something wrong is told as in any puzzle, and a hint leads to something best."""
    judged = pose_judged(key, puzzle)
    if judged is None:
        return
    task, state, parlour, posed, move = judged
    begun = ask(parlour, "hint", table=posed["table"], seat=puzzle.seat, said="", ms=0)
    hint = ask(parlour, "step", job=begun["job"])["hint"]
    is_right = task.check(state, puzzle.seat, (move,)).result != "wrong"
    assert hint["move"] == ("best" if is_right else "better")
    assert hint["merits"] == [{"code": f"judge-{task.key}", "args": {}}], "the same, whichever it is"
    assert hint["events"] == []
    if is_right:
        return
    say(parlour, posed, puzzle.seat, "better")
    told = say(parlour, posed, puzzle.seat, move)
    assert (told["result"], told["better"]) == ("wrong", None)
    best = (task.solve(state, puzzle.seat) or ())[0][0]
    told = say(parlour, posed, puzzle.seat, best)
    assert (told["result"], told["done"], told["said"]) == ("right", True, ["better", best])
    assert told["why"]["code"].removeprefix("wrong-") in task.wrongs
    replies = task.check(state, puzzle.seat, (move,)).replies
    assert_both(told["both"], [[move, *(said for _, said in replies)], [best]])


def suppose_there(game: Game, task: Task, state: State, seat: int) -> str:
    return suppose(game, task, Question(state, seat, task.solve(state, seat) or ())).said


@pytest.mark.parametrize("key", PACKED)
def test_which_answer_is_to_be_judged_hangs_on_nothing_that_is_hidden(key: str) -> None:
    for puzzle in list_samples(key, 6):
        game, task, state = read(key, puzzle)
        if task.words or task.several:
            continue
        view = state.view(puzzle.seat)
        worlds = [game.from_view(view, Rng(f"world {number}")) for number in range(4)]
        assert len({suppose_there(game, task, world, puzzle.seat) for world in worlds}) == 1


@pytest.mark.parametrize(("key", "puzzle"), SAMPLES, ids=NAMES)
def test_the_verdict_is_one_judgement(key: str, puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch) -> None:
    """However the answer is, and said twice: nothing of what follows from it asks the task once more."""
    _, task, state = read(key, puzzle)
    judged: list[Answer] = []
    check = type(task).check

    def count(self: Task, state: State, seat: Seat, said: Answer) -> Verdict:
        judged.append(said)
        return check(self, state, seat, said)

    right = (task.solve(state, puzzle.seat) or ())[0][0]
    wrong = None if task.words else find_wrong(task, state, puzzle.seat)
    monkeypatch.setattr(type(task), "check", count)
    for sentence in [right, *([wrong] if wrong else [])]:
        parlour = open_house()
        posed = pose(parlour, key, puzzle)
        judged.clear()
        for _ in range(2):
            say(parlour, posed, puzzle.seat, sentence, prompt=posed["replies"][0]["prompt"]["id"])
        assert judged == [(sentence,)]


def list_long(key: str) -> list[Puzzle]:
    """Puzzles that are answered by several sentences, one after the other."""
    found = []
    for puzzle in list_samples(key, 4):
        _, task, state = read(key, puzzle)
        if not task.several and max(map(len, task.solve(state, puzzle.seat) or ())) > 1:
            found.append(puzzle)
    return found


LONG = [(key, puzzle) for key in PACKED for puzzle in list_long(key)]


@pytest.mark.parametrize(("key", "puzzle"), LONG, ids=str)
def test_what_is_undone_was_not_said(key: str, puzzle: Puzzle) -> None:
    """So the second sentence alone solves nothing, and the first may be said again."""
    _, task, state = read(key, puzzle)
    first, *rest = max(task.solve(state, puzzle.seat) or (), key=len)
    parlour = open_house()
    posed = pose(parlour, key, puzzle)
    told = say(parlour, posed, puzzle.seat, first)
    assert (told["result"], told["done"], told["said"]) == ("right", False, [first])
    assert "replies" in ask(parlour, "undo", table=posed["table"])
    trial = parlour.sittings[posed["table"]].guide
    assert isinstance(trial, Examiner)
    assert trial.trial.said == ()
    assert parlour.sittings[posed["table"]].table.journal == []
    told = say(parlour, posed, puzzle.seat, first)
    assert told["said"] == [first]
    for count, part in enumerate(rest, 2):
        told = say(parlour, posed, puzzle.seat, part)
        assert (told["said"], told["done"]) == ([first, *rest][:count], count == 1 + len(rest))


@pytest.mark.parametrize(("key", "puzzle"), SAMPLES, ids=NAMES)
def test_only_who_is_asked_answers_and_only_what_is_an_answer(key: str, puzzle: Puzzle) -> None:
    _, task, state = read(key, puzzle)
    right = (task.solve(state, puzzle.seat) or ())[0][0]
    for asks in ("best", "mistake"):
        parlour = open_house()
        posed = pose(parlour, key, puzzle, asks=asks)
        seats = len(parlour.sittings[posed["table"]].table.sitters)
        for seat in range(seats):
            words = [
                "resign",
                "draw",
                "?",
                "",
                None,
                3,
                "best  better",
                *([right] if seat != puzzle.seat else []),
            ]
            for word in words:
                told = say(parlour, posed, seat, word)
                assert told["result"] == "refused", (seat, word, told)
        late = say(parlour, posed, puzzle.seat, right, prompt=99)
        assert late["refusal"]["code"] == "turn-late"
        sitting = parlour.sittings[posed["table"]]
        assert isinstance(sitting.guide, Examiner)
        assert (sitting.table.journal, sitting.guide.trial.wrong) == ([], {})


def test_what_somebody_else_says_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the table would let them say it, as where several choose in secret."""
    key, puzzle = SAMPLES[0]
    _, task, state = read(key, puzzle)
    right = (task.solve(state, puzzle.seat) or ())[0][0]
    parlour = open_house()
    posed = pose(parlour, key, puzzle)
    for each in (Table, type(state)):
        monkeypatch.setattr(each, "why_not", lambda *_: None)
    told = say(parlour, posed, 1 - puzzle.seat, right)
    assert (told["result"], told["refusal"]["code"]) == ("refused", "puzzle-only")
    assert parlour.sittings[posed["table"]].table.journal == []
    monkeypatch.undo()
    assert say(parlour, posed, puzzle.seat, right)["result"] == "right"


@pytest.mark.parametrize(("key", "puzzle"), SAMPLES, ids=NAMES)
def test_what_is_asked_besides_tells_no_verdict(key: str, puzzle: Puzzle) -> None:
    """Why something may not be said is told by the rules alone: a wrong answer may be said, as a right one."""
    _, task, state = read(key, puzzle)
    right = (task.solve(state, puzzle.seat) or ())[0][0]
    wrong = find_wrong(task, state, puzzle.seat)
    if task.words or wrong is None:
        return
    parlour = open_house()
    posed = pose(parlour, key, puzzle)
    for sentence in (right, wrong):
        told = ask(parlour, "why", table=posed["table"], seat=puzzle.seat, move=sentence)
        assert told == {"refusal": None}


@pytest.mark.parametrize("key", PACKED)
def test_a_position_has_options_that_a_game_could_begin_with(key: str) -> None:
    """Its head says them; what is no option of the game is refused there, and not met in the middle of an answer."""
    game = GAMES[key]
    changed = 0
    for puzzle in list_samples(key, 3):
        options = tell_options(game, game.from_text(puzzle.position))
        head, *rest = puzzle.position.split("\n")
        for value in options.values():
            if type(value) is bool or str(value) not in head:
                continue
            other = "nonsense" if isinstance(value, str) else "987"
            position = "\n".join([re.sub(rf"\b{re.escape(str(value))}\b", other, head), *rest])
            told = pose(open_house(), key, puzzle, position=position)
            if "refusal" in told:
                assert told["refusal"]["code"] == "puzzle-damaged"
                changed += 1
            else:  # what it does not know, a game may leave out
                seats = len(told["replies"][0]["seats"])
                assert game.check(tell_options(game, game.from_text(position)), seats) is None
    assert changed or key == "legionz", "which has no options but flags and what its board shows"


@pytest.mark.parametrize("key", PACKED)
def test_mistakes_are_about_half_of_what_is_to_be_judged(key: str) -> None:
    """Whatever the dots are; and most come near to what a best answer does: else one would know before one looks."""
    rights = defaultdict[int, list[bool]](list)
    near = list[bool]()  # of the wrong ones, where some wrongs come nearer than others
    for puzzle in open_pack(key).values():
        game, task, state = read(key, puzzle)
        if task.can_be_judged():
            answers = task.solve(state, puzzle.seat) or ()
            mistake = suppose(game, task, Question(state, puzzle.seat, answers))
            rights[puzzle.dots].append(mistake.is_right)
            if not mistake.is_right and (task.lesser or task.tempting):
                near.append(mistake.verdict.code in (*task.lesser, *task.tempting))
            assert mistake.said == state.tidy(puzzle.seat, mistake.said), "also its writing tells nothing"
    for dots, each in rights.items():
        if len(each) >= 25:  # of fewer, chance alone makes too much
            assert 0.35 < sum(each) / len(each) < 0.65, (dots, len(each))
    assert sum(near) >= 0.85 * len(near), "a discard where one is to take is no mistake to find"


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
        assert say(parlour, alone, puzzle.seat, said)["result"] == "right"


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


@pytest.mark.parametrize(
    "changed",
    [
        {"dots": 0},
        {"dots": 6},
        {"dots": 2.0},
        {"dots": True},
        {"answers": 0},
        {"answers": "1"},
        {"answers": 41},
        {"solved": [1]},
        {"solved": [1, 2, 3, 4, 101]},
        {"solved": [1, 2, 3, 4, -1]},
        {"solved": [1, 2, 3, 4, None]},
        {"solved": None},
        {"facts": {"plies": "2"}},
        {"facts": [["plies", 2]]},
        {"seat": -1},
        {"seat": False},
        {"seat": 99},
        {"task": None},
        {"position": 3},
        {"position": "x" * 5_000},
        {"more": 1},
    ],
    ids=str,
)
@pytest.mark.parametrize("key", PACKED)
def test_a_pack_is_read_whole_or_not_at_all(key: str, changed: Json) -> None:
    """Of each line every field is what it says; the id alone would tell of four of them."""
    game, puzzle = GAMES[key], list_samples(key, 1)[0]
    line = puzzle.write(game)
    assert list(read_pack(game, line).values()) == [puzzle]
    told = {**json.loads(line), **changed}
    with contextlib.suppress(*DAMAGE):
        told["id"] = Puzzle(**{name: told[name] for name in puzzle._fields}).make_id(game)
    with pytest.raises(ValueError, match="puzzle"):
        read_pack(game, json.dumps(told))
