"""Finds puzzles: lets computer players play, and keeps the decisions at which a task has a question and proves it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from parlour.bots.bot import think
from parlour.core.game import Game, Json, Refusal, Seat, State, View
from parlour.core.rng import Rng
from parlour.core.slices import finish
from parlour.core.table import COMPUTER, LEVELS, Sitter, Table
from parlour.core.task import MOST_ANSWERS, Task
from parlour.puzzles.grading import count_dots, grade, is_fair
from parlour.puzzles.mistake import suppose
from parlour.puzzles.packs import Puzzle
from parlour.puzzles.tasks import MOST_POSITION, Question, tell_options

MOST_OF_A_GAME = 1
"""Puzzles of a task out of one game: a second one would be like the first."""


class Deal(NamedTuple):
    """One game to be played; plain data, so that another process can play it."""

    game: str
    options: Json
    seats: int
    levels: tuple[int, ...]  # of each seat, from 1
    seed: str


class Find(NamedTuple):
    """A question that was found."""

    identity: str  # the same for questions that are the same but for symmetry and names
    puzzle: Puzzle
    sort: str  # of each, as many are chosen


def list_deals(
    game: Game, games: int, seed: str, tasks: Sequence[Task] = (), strongest: int = LEVELS[-1]
) -> Iterator[Deal]:
    """Return so many games: of each preset and each of its numbers of seats in turn, levels from all to all.

    Tables of so many seats that none of the tasks asks anything there are left out, and levels above the strongest.
    """
    tables = [
        ({**game.defaults(), **preset.options}, seats)
        for preset in game.presets.values()
        for seats in preset.seats
        if not tasks or any(seats in (task.seats or game.seats) for task in tasks)
    ] or [(game.defaults(), game.seats[0])]
    most = min(strongest, len(game.levels))
    rng = Rng(f"puzzles:{game.key}:{seed}")
    for number in range(games):
        options, seats = tables[number % len(tables)]
        levels = tuple(1 + rng.below(most) for _ in range(seats))
        yield Deal(game.key, options, seats, levels, f"{seed}-{number}")


def mine(game: Game, deal: Deal, tasks: Sequence[Task]) -> list[Find]:
    """Play a game, and return the questions that were found in it, graded, of each task at most `MOST_OF_A_GAME`."""
    rng = Rng(f"mine:{deal.seed}")
    decisions = list(play(game, deal))
    rng.shuffle(decisions)  # so that the last turns are asked about as often as the first
    found: list[Find] = []
    for task in tasks:
        asked: dict[str, Find] = {}
        for view, seat in decisions:
            if len(asked) == MOST_OF_A_GAME:
                break
            find = pose(game, task, game.from_view(view, rng), seat)
            if find:
                asked.setdefault(find.identity, find)
        found += asked.values()
    return found


def play(game: Game, deal: Deal) -> Iterator[tuple[View, Seat]]:
    """Play a game; yield what each seat sees that decides, before it does."""
    sitters = tuple(Sitter(COMPUTER, level) for level in deal.levels)
    table = Table(game, deal.options, sitters, deal.seed)
    table.settle()
    while table.waiting():
        seat = table.waiting()[0]
        view = table.state.view(seat)
        yield view, seat
        rng = Rng(f"{deal.seed}:{len(table.journal)}")
        move = finish(think(game, view, seat, game.levels[deal.levels[seat] - 1], rng))
        if isinstance(table.play(seat, move), Refusal):
            raise AssertionError(f"{game.key}: a level says what it may not: {move}")


def pose(game: Game, task: Task, state: State, seat: Seat) -> Find | None:
    """Return the question that a task has in a position made from what a seat sees; None where it has none."""
    question = task.pose(state, seat)
    if question is None:
        return None
    posed, asked = question
    answers = task.solve(posed, asked)
    if not answers or len(answers) > MOST_ANSWERS:
        return None
    puzzle = Puzzle(task.key, asked, str(posed), len(answers), facts=task.measure(posed, asked))
    if len(puzzle.position) > MOST_POSITION:
        return None
    if not task.is_worth_asking(posed, asked):
        return None
    solved = grade(task, posed, asked)
    if not is_fair(solved):
        return None
    graded = puzzle._replace(solved=solved, dots=count_dots(solved))
    return Find(
        f"{task.key} {task.identify(posed, asked)}",
        graded,
        _sort(game, task, Question(posed, asked, answers)),
    )


def _sort(game: Game, task: Task, question: Question) -> str:
    """Return of which sort a question is: what it is among its task's, under which options, and as *find the mistake*.

    Of each number of dots a right answer is to be judged as often as a wrong one: else the dots would tell which.
    """
    state, seat, _ = question
    options = dict(tell_options(game, state))
    judged = str(suppose(game, task, question).is_right) if task.can_be_judged() else ""
    return f"{options} {task.sort(state, seat)} {judged}"


def choose(finds: Sequence[Find], most: int) -> list[Puzzle]:
    """Return so many questions of each task at most, as many hard ones as easy ones as far as there are; no double.

    Of equally hard ones as many of each sort.
    """
    rows: dict[tuple[str, int], dict[str, list[Puzzle]]] = {}
    for find in {find.identity: find for find in finds}.values():
        row = rows.setdefault((find.puzzle.task, find.puzzle.dots), {})
        row.setdefault(find.sort, []).append(find.puzzle)
    chosen: list[Puzzle] = []
    for task in sorted({task for task, _ in rows}):
        mine = [_take_turns([*rows[each].values()]) for each in sorted(rows) if each[0] == task]
        chosen += _take_turns(mine)[:most]
    return chosen


def _take_turns(rows: Sequence[Sequence[Puzzle]]) -> list[Puzzle]:
    """Return the first of each row, then the second of each."""
    return [row[at] for at in range(max(map(len, rows))) for row in rows if at < len(row)]
