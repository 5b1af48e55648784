"""Wins in one and two, and defences, by trying everything through the referee: what puzzles of these are held to."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from itertools import pairwise, product
from pathlib import Path

import packs
from packs import Puzzle, check_demands, check_ids, open_pack

from parlour.core.game import Game, Json, Move, Seat, State
from parlour.core.task import Task
from parlour.puzzles.grading import count_dots, grade, is_fair
from parlour.puzzles.packs import TRIES
from parlour.puzzles.tasks import find_task, read_position
from parlour.terminal.puzzles import find_pack

SAMPLE = {"win-1": 16, "win-2": 6, "defend": 16}
"""Puzzles of each day that are compared; the exhaustive tests compare all."""

KINDS = frozenset(SAMPLE)
LEAST, MOST_BYTES = 300, 120_000


# From the rules alone


def list_moves(state: State) -> list[Move]:
    """Return every legal sentence of the seat on turn; [] once the game is over."""
    waiting = state.waiting()
    return list(state.moves(waiting[0]) or []) if waiting else []


def play(state: State, move: Move) -> State:
    """Return the position after a sentence of the seat on turn."""
    after = state.copy()
    after.apply(state.waiting()[0], move)
    return after


def has_won(state: State, seat: Seat) -> bool:
    """Tell whether a game is over, and a seat alone has won it."""
    outcome = state.outcome()
    return outcome is not None and outcome.winners == {seat}


def list_wins(state: State) -> list[Move]:
    """Return what wins at once."""
    return [move for move in list_moves(state) if has_won(play(state, move), state.waiting()[0])]


def can_win(state: State) -> bool:
    """Tell whether something wins at once."""
    return any(has_won(play(state, move), state.waiting()[0]) for move in list_moves(state))


def is_winning(state: State) -> bool:
    """Tell whether the seat on turn loses, whatever it says: each time the other can win at once."""
    moves = list_moves(state)
    other = 1 - state.waiting()[0] if moves else -1
    afters = (play(state, move) for move in moves)
    return bool(moves) and all(after.waiting() == (other,) and can_win(after) for after in afters)


# Compared with what a task says


def pick(game: Game, kind: str, day: int, slow: bool) -> list[Puzzle]:
    """Return some puzzles of a kind that change with the day, or all."""
    return packs.pick(game.key, len(open_pack(game.key)) if slow else SAMPLE[kind], day, kind)


def task_of(game: Game, kind: str) -> Task:
    """Return a game's task by its key."""
    task = find_task(game, kind)
    assert task is not None
    return task


def compare(game: Game, puzzle: Puzzle) -> None:
    """Hold all that a task says of a puzzle to what comes out when everything is tried."""
    task, seat = task_of(game, puzzle.task), puzzle.seat
    opened = read_position(game, task, seat, puzzle.position)
    assert opened is not None
    state = opened[0]
    assert state.waiting() == (seat,)
    before = str(state)
    answers = task.solve(state, seat)
    assert answers is not None
    assert len(answers) == len(set(answers)) == puzzle.answers
    expected = {"win-1": compare_wins, "win-2": compare_wins_in_two, "defend": compare_defences}[puzzle.task](
        task, state, seat
    )
    assert set(answers) == expected
    said = [task.check(state, seat, answer) for answer in answers]
    firsts = {answer[0] for answer in answers}
    # What wins after one reply is not what wins after another: only first sentences are counted.
    assert {(verdict.result, verdict.number) for verdict in said} == {("right", len(firsts))}
    hold_what_is_told(state, puzzle.task, answers[0], said[0].args)
    assert len(list_moves(state)) > 5 * len(firsts), "chance solves it"
    assert str(state) == before


def hold_what_is_told(state: State, kind: str, answer: tuple[Move, ...], told: Json) -> None:
    """Count again what a right answer is told with."""
    if kind == "win-2":
        assert told == {"replies": len(list_moves(play(state, answer[0])))}
    elif kind == "defend":
        assert told == {"of": len(list_moves(state))}
    elif told.get("stuck"):
        assert not play(state, answer[0]).waiting()
    else:
        assert told


def compare_wins(task: Task, state: State, seat: Seat) -> set[tuple[Move, ...]]:
    """Compare a win in one."""
    wins = set(list_wins(state))
    for move in list_moves(state):
        verdict = task.check(state, seat, (move,))
        assert verdict.result == ("right" if move in wins else "wrong")
        assert move in wins or verdict.code in ("short", "quiet")
    return {(move,) for move in wins}


def compare_defences(task: Task, state: State, seat: Seat) -> set[tuple[Move, ...]]:
    """Compare a defence: whatever else is said, the reply that refutes it wins."""
    assert not can_win(state)
    safe = set()
    for move in list_moves(state):
        after, verdict = play(state, move), task.check(state, seat, (move,))
        if not can_win(after):
            safe.add((move,))
            assert verdict.result == "right"
        else:
            assert (verdict.result, verdict.code) == ("wrong", "loses")
            [(other, reply)] = verdict.replies
            assert other == 1 - seat
            assert reply in list_wins(after)
    return safe


def compare_wins_in_two(task: Task, state: State, seat: Seat) -> set[tuple[Move, ...]]:
    """Compare a win in two: the reply that is given leaves the fewest wins, or refutes."""
    assert not can_win(state)
    lines: set[tuple[Move, ...]] = set()
    for first in list_moves(state):
        after, verdict = play(state, first), task.check(state, seat, (first,))
        assert {other for other, _ in verdict.replies} == {1 - seat}
        [(_, reply)] = verdict.replies
        assert after.why_not(1 - seat, reply) is None
        then = play(after, reply)
        if is_winning(after):
            assert (verdict.result, verdict.number) == ("more", 1)
            wins = list_wins(then)
            assert len(wins) == min(len(list_wins(play(after, each))) for each in list_moves(after))
            for second in list_moves(then):
                verdict = task.check(state, seat, (first, second))
                assert verdict.result == ("right" if second in wins else "wrong")
                assert second in wins or verdict.code in ("short", "quiet")
            lines |= {(first, second) for second in wins}
        else:
            assert verdict.result == "wrong"
            assert verdict.code == ("loses" if can_win(after) else "escapes")
            assert has_won(then, 1 - seat) if can_win(after) else not can_win(then)
    return lines


def compare_sides(game: Game, kind: str, day: int, turn: Callable[[str, int, bool], str], sides: int) -> None:
    """Hold some puzzles, seen from every side and in either colours, to be one and the same, with answers.

    `turn` makes the text of a position as it looks from a side, 0 … and with colours changed for each other.
    """
    task = task_of(game, kind)
    for puzzle in pick(game, kind, day, slow=False)[:3]:
        known = task.identify(game.from_text(puzzle.position), puzzle.seat)
        for side, colours in product(range(sides), (False, True)):
            state = game.from_text(turn(puzzle.position, side, colours))
            assert not state.audit()
            assert task.identify(state, puzzle.seat ^ colours) == known
            assert len(task.solve(state, puzzle.seat ^ colours) or ()) == puzzle.answers


# What a pack promises


def check_pack(game: Game, ids: Path, others: frozenset[str]) -> None:
    """Hold a pack to its kept list of ids, its size, its demands, and that more is solved with more patience.

    `others` are the game's kinds of puzzles besides these.
    """
    puzzles = open_pack(game.key)
    check_ids(game.key, ids)
    assert len(puzzles) >= LEAST
    assert len(zlib.compress(find_pack(game).read_bytes(), 9)) < MOST_BYTES
    assert {puzzle.task for puzzle in puzzles.values()} == KINDS | others
    for kind in KINDS | others:
        mine = [puzzle for puzzle in puzzles.values() if puzzle.task == kind]
        means = [sum(puzzle.solved[level] for puzzle in mine) / len(mine) for level in range(5)]
        assert all(stronger >= weaker for weaker, stronger in pairwise(means)), means
        assert means[-1] > means[0] + TRIES / 3
        assert len({puzzle.dots for puzzle in mine}) > 1
        assert all(puzzle.dots == count_dots(puzzle.solved) for puzzle in mine)
    check_demands(game.key, list(puzzles.values()))


def regrade(game: Game, day: int) -> None:
    """Grade some puzzles again: a pack says what comes out."""
    for kind in sorted({puzzle.task for puzzle in open_pack(game.key).values()}):
        for puzzle in packs.pick(game.key, 2, day, kind):
            state = game.from_text(puzzle.position)
            task = task_of(game, kind)
            solved = grade(task, state, puzzle.seat)
            assert (solved, count_dots(solved)) == (puzzle.solved, puzzle.dots)
            assert is_fair(solved)
            assert task.measure(state, puzzle.seat) == puzzle.facts
