"""The games' packs of puzzles, for tests: all of them, a few of each kind, some of the day, and what each promises."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

from door import GAMES

from parlour.core.game import Move, Seat, State
from parlour.core.rng import Rng
from parlour.core.task import Task
from parlour.games import REGISTRY
from parlour.puzzles.grading import count_dots, is_fair
from parlour.puzzles.packs import TRIES, Puzzle
from parlour.puzzles.tasks import find_task
from parlour.terminal import puzzles as command
from parlour.terminal.puzzles import find_pack

__all__ = [
    "PACKED",
    "Puzzle",
    "check_demands",
    "check_ids",
    "check_levels",
    "find_wrong",
    "list_samples",
    "open_pack",
    "pick",
]

PACKED = [key for key in REGISTRY if find_pack(GAMES[key]).exists()]
"""The games that have puzzles."""


@cache
def open_pack(key: str) -> dict[str, Puzzle]:
    """Return all puzzles of a game by their ids."""
    return command.open_pack(GAMES[key])


def list_samples(key: str, count: int) -> list[Puzzle]:
    """Return so many of each kind: evenly from the first to the last."""
    puzzles = list(open_pack(key).values())
    chosen = []
    for task in sorted({puzzle.task for puzzle in puzzles}):
        of_it = [puzzle for puzzle in puzzles if puzzle.task == task]
        chosen += [of_it[at * len(of_it) // count] for at in range(count)]
    return chosen


def pick(key: str, most: int, day: int, task: str = "") -> list[Puzzle]:
    """Return so many puzzles of the day, of one kind or of all."""
    puzzles = [puzzle for puzzle in open_pack(key).values() if task in ("", puzzle.task)]
    Rng(f"puzzles {key} {task} {day}").shuffle(puzzles)
    return puzzles[:most]


def check_ids(key: str, kept: Path) -> None:
    """Hold a pack to the ids that were printed."""
    assert list(open_pack(key)) == kept.read_text(encoding="utf-8").split(), "ids are only added, at the end"


def check_demands(key: str, puzzles: Sequence[Puzzle]) -> None:
    """Hold puzzles of a game to what their kinds ask of them, and to be another question each."""
    game, names = GAMES[key], set[tuple[str, str]]()
    for puzzle in puzzles:
        task = find_task(game, puzzle.task)
        assert task is not None
        state = game.from_text(puzzle.position)
        missed = [demand.key for demand in task.demands() if not demand.holds(state, puzzle.seat)]
        assert not missed, (puzzle.make_id(game), missed)
        names.add((puzzle.task, task.identify(state, puzzle.seat)))
    assert len(names) == len(puzzles), "two are alike"


def check_levels(key: str, task: str) -> None:
    """Hold puzzles of a kind to be solved more often by stronger levels, and to say how hard that makes them."""
    puzzles = [puzzle for puzzle in open_pack(key).values() if puzzle.task == task]
    solved = zip(*(puzzle.solved for puzzle in puzzles), strict=True)
    rates = [sum(level) / len(puzzles) / TRIES for level in solved]
    assert len(rates) == len(GAMES[key].levels)
    assert all(more >= less - 0.02 for less, more in pairwise(rates)), rates
    assert rates[-1] > rates[0] + 0.4
    for puzzle in puzzles:
        assert puzzle.dots == count_dots(puzzle.solved)
        assert is_fair(puzzle.solved)


def find_wrong(task: Task, state: State, seat: Seat) -> Move | None:
    """Return a legal sentence that is a wrong answer; words have their own test."""
    rng = Rng("wrong")
    moves = state.moves(seat) or [state.sample(seat, rng) for _ in range(200)]
    return next((move for move in moves if task.check(state, seat, (move,)).result == "wrong"), None)
