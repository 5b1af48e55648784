"""How far the computer players agree with how hard puzzles are called, and what is said where they do not."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from door import GAMES
from packs import PACKED, open_pack

from parlour.core.game import Json
from parlour.puzzles.levels import correlate
from parlour.puzzles.packs import MOST_DOTS
from parlour.puzzles.tasks import find_tasks
from parlour.terminal import grades
from parlour.terminal.puzzles import GRADES, find_pack
from parlour.terminal.work import Here


def read_grades(key: str) -> Json:
    told: Json = json.loads(find_pack(GAMES[key]).with_name(GRADES).read_text(encoding="utf-8"))
    return told


@pytest.mark.parametrize(
    ("first", "second", "rank"),
    [
        # Wikipedia, "Spearman's rank correlation coefficient": -29/165.
        (
            [106, 100, 86, 101, 99, 103, 97, 113, 112, 110],
            [7, 27, 2, 50, 28, 29, 20, 12, 6, 17],
            -29 / 165,
        ),
        # SciPy's manual of `spearmanr`, with a tie.
        ([1, 2, 3, 4, 5], [5, 6, 7, 8, 7], 0.8207826816681233),
        ([1, 2, 3], [4, 4, 4], None),
    ],
)
def test_ranks_are_held_against_each_other(
    first: list[float], second: list[float], rank: float | None
) -> None:
    found = correlate(first, second)
    assert found == (None if rank is None else pytest.approx(rank))


@pytest.mark.parametrize("key", PACKED)
def test_the_grades_are_those_of_the_pack_and_say_why_where_the_levels_differ(key: str) -> None:
    told = read_grades(key)
    tasks = find_tasks(GAMES[key])
    assert list(told) == [task.key for task in tasks]
    for task in tasks:
        grade = told[task.key]
        dots = Counter(puzzle.dots for puzzle in open_pack(key).values() if puzzle.task == task.key)
        assert grade["dots"] == [dots[each] for each in range(1, MOST_DOTS + 1)]
        assert grade["puzzles"] == dots.total()
        ranks = [grade[by]["rank"] or 0 for by in grades.LEVELS if by in grade]
        assert grade["why"] == task.differs
        assert bool(task.differs) == (max(ranks, default=0) < grades.LEAST), (task.key, ranks)


def test_the_command_lets_levels_answer(run: Any) -> None:
    done = run("puzzles", "numero", "--levels", "--most", "3", "--jobs", "1", "--json")
    told = done.json()
    for task in find_tasks(GAMES["numero"]):
        answers = told[task.key]["answers"]
        assert answers["asked"] == 3
        assert answers["right"][-1] == 1, "the strongest sees everything"
        assert answers["right"] == sorted(answers["right"]), "and who sees more is right more often"


@pytest.mark.slow
@pytest.mark.parametrize("key", PACKED)
def test_the_levels_answer_as_is_written(key: str) -> None:
    game, told = GAMES[key], read_grades(key)
    most = max(grade[by]["asked"] for grade in told.values() for by in grades.LEVELS if by in grade)
    batch = grades.cut_trials(game, open_pack(key), find_tasks(game), most)
    assert grades.measure(game, open_pack(key), batch, Here()) == told
