"""How far the computer players agree with how hard puzzles are called, by ranks."""

from __future__ import annotations

from typing import Any

import pytest
from door import GAMES

from parlour.puzzles.levels import correlate
from parlour.puzzles.tasks import find_tasks


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


def test_the_command_lets_levels_answer(run: Any) -> None:
    done = run("puzzles", "numero", "--levels", "--most", "3", "--jobs", "1", "--json")
    told = done.json()
    for task in find_tasks(GAMES["numero"]):
        answers = told[task.key]["answers"]
        assert answers["asked"] == 3
        assert answers["right"][-1] == 1, "the strongest sees everything"
        assert answers["right"] == sorted(answers["right"]), "and who sees more is right more often"
