"""`puzzles --levels`: lets computer players of each level answer a pack, and tells how far they agree with its dots."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import NamedTuple

from parlour.core.game import Game, Json
from parlour.core.task import Task
from parlour.puzzles.levels import By, can_answer, correlate, count_right
from parlour.puzzles.packs import MOST_DOTS, Puzzle
from parlour.puzzles.tasks import find_task, find_tasks
from parlour.terminal.batch import Batch
from parlour.terminal.ground import find_game, watch
from parlour.terminal.journal import Journal
from parlour.terminal.work import do_all

TRIES: Mapping[By, int] = {"moves": 8, "answers": 40}
"""Answers that each level gives to each puzzle; a move is thought about longer."""

LEVELS: Mapping[By, tuple[int, ...]] = {"moves": (1, 2, 3), "answers": (1, 2, 3, 4, 5)}
"""Who is asked: the two strongest think long about a move, and see nearly everything that is asked."""

LEAST = 0.6
"""So well the ranks are to agree; where they do not, the task says why (`Task.differs`)."""


class Trial(NamedTuple):
    """A puzzle, and by what it is answered; plain data, so that another process can do it."""

    game: str
    puzzle: Puzzle
    by: By


def cut_trials(
    game: Game, pack: Mapping[str, Puzzle], tasks: Sequence[Task], most: int
) -> Batch[Trial, list[int]]:
    """Return so many puzzles of each task at most, from all over the pack, each to be answered by all levels."""
    trials = [
        Trial(game.key, puzzle, by)
        for task in tasks
        for by in LEVELS
        if can_answer(task, by)
        for puzzle in _spread([puzzle for puzzle in pack.values() if puzzle.task == task.key], most)
    ]
    longest = max(map(len, LEVELS.values()))

    def is_sound(told: list[int]) -> bool:
        return len(told) <= longest and all(0 <= right <= max(TRIES.values()) for right in told)

    return Batch("trials", game.key, trials, len(trials), answer, list[int], is_sound)


def _spread(puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    count = min(most, len(puzzles))
    return [puzzles[at * len(puzzles) // count] for at in range(count)]


def answer(trial: Trial) -> list[int]:
    """Return how many of its `TRIES` each level answers rightly."""
    game = find_game(trial.game)
    task = find_task(game, trial.puzzle.task)
    assert task is not None
    by = trial.by
    return [count_right(game, task, trial.puzzle, by, level, TRIES[by]) for level in LEVELS[by]]


def measure(
    game: Game,
    pack: Mapping[str, Puzzle],
    batch: Batch[Trial, list[int]],
    executor: Executor,
    journal: Journal | None = None,
) -> Json:
    """Return by task: how many puzzles of how many dots, how often the levels are right, and how the ranks agree.

    Held against each other are the chances of the five patiences and of the levels, both summed.
    """
    told = list(watch(do_all(batch, executor, journal), batch.size, "Puzzles"))
    rows: dict[tuple[str, By], list[tuple[int, list[int]]]] = {}
    for trial, right in zip(batch.parts, told, strict=True):
        rows.setdefault((trial.puzzle.task, trial.by), []).append((sum(trial.puzzle.solved), right))
    grades: Json = {}
    for task in find_tasks(game):
        dots = Counter(puzzle.dots for puzzle in pack.values() if puzzle.task == task.key)
        grades[task.key] = {
            "puzzles": dots.total(),
            "dots": [dots[each] for each in range(1, MOST_DOTS + 1)],
            **{by: _agree(by, rows[task.key, by]) for by in LEVELS if (task.key, by) in rows},
            "why": task.differs,
        }
    return grades


def _agree(by: By, rows: Sequence[tuple[int, list[int]]]) -> Json:
    rank = correlate([chance for chance, _ in rows], [sum(right) for _, right in rows])
    return {
        "asked": len(rows),
        "levels": list(LEVELS[by]),
        "right": [
            round(sum(right[at] for _, right in rows) / (TRIES[by] * len(rows)), 2)
            for at in range(len(LEVELS[by]))
        ],
        "rank": None if rank is None else round(rank, 2),
    }


def write(grades: Json, place: Path) -> None:
    """Write it where a game's pack lies, each row of numbers on one line as the page's formatter has it."""
    text = json.dumps(grades, indent=2, ensure_ascii=False)
    rows = re.sub(
        r"\[[^]]*\]", lambda row: " ".join(row[0].split()).replace("[ ", "[").replace(" ]", "]"), text
    )
    place.write_text(f"{rows}\n", encoding="utf-8")


def report(game: Game, grades: Json) -> None:
    """Print it."""
    for key, grade in grades.items():
        for by in LEVELS:
            if by not in grade:
                continue
            told = grade[by]
            rank = "none" if told["rank"] is None else f"{told['rank']:.2f}"
            rates = " ".join(f"{rate:.0%}" for rate in told["right"])
            print(
                f"{game.key} {key}, {by} of levels {' '.join(map(str, told['levels']))} to {told['asked']} puzzles: "
                f"right {rates}; ranks {rank}",
                flush=True,
            )
