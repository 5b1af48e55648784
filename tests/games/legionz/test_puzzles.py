"""Legionz' puzzles: known answers in positions made by hand, and each of the pack held to trying everything."""

from __future__ import annotations

import re
from pathlib import Path

import packs
import pytest
from packs import open_pack
from wins import KINDS, check_pack, compare, compare_sides, list_moves, pick, play, regrade

from parlour.core.task import Verdict
from parlour.games.legionz import LEGIONZ
from parlour.games.legionz.puzzles import TASKS
from parlour.games.legionz.state import LegionzState
from parlour.kit.hexes import unpack
from parlour.puzzles.mining import list_deals

IDS = Path(__file__).with_name("puzzles.txt")
WIN, WIN_IN_TWO, DEFENCE, QUIET = TASKS

# Eight and one: the space between them makes ten (§4.2), and every other makes nine at most.
JOIN = """1 to lay, 2 seats, started by 1, known 0,0=12, from -5
  -5|        . .
  -4|         0 .
  -3|    . . 0   .
  -2|   . 0   0 0 .
  -1|      0 0   .
   0| .   1   0
   1|. 1 1     1 .
   2| .   1   . .
   3|      1 1
   4|     1   0 .
   5|  . 1   . .
   6|   . ."""

# A Bug on 0,2 makes nine that can go on at two spaces; one Bug of the other cannot shut both.
FORK = """0 to lay, 2 seats, started by 1, known 0,0=12, from -10
  -3|               . .
  -2|        . .     1 .
  -1|   .   . 1     1
   0|  . 1 1   1 1 0
   1| .     0 0     1 .
   2|. 1 0 0   0 . 0
   3| .     1 0   . .
   4|      .   0 .
   5|         . ."""


def lesson(key: str) -> LegionzState:
    state = LEGIONZ.from_text(next(each.position for each in LEGIONZ.lessons if each.key == key))
    assert isinstance(state, LegionzState)
    return state


def read_state(text: str) -> LegionzState:
    state = LEGIONZ.from_text(text)
    assert isinstance(state, LegionzState)
    return state


def test_the_tenth_bug_wins() -> None:
    state = lesson("win")
    right = [move for move in state.moves(0) or [] if WIN.check(state, 0, (move,)).result == "right"]
    assert right == ["2,-2"]
    assert WIN.solve(state, 0) is None, "so few moves are soon tried"


def test_the_bug_that_joins_two_legionz_wins_and_another_falls_short() -> None:
    state = read_state(JOIN)
    assert WIN.solve(state, 1) == (("1,2",),)
    assert WIN.check(state, 1, ("1,2",)) == Verdict("right", 1, args={"size": 10, "length": 10})
    assert WIN.check(state, 1, ("-3,1",)) == Verdict("wrong", 0, "short", {"size": 9, "length": 10})
    assert WIN.check(state, 1, ("2,-5",)) == Verdict("wrong", 0, "quiet")


def test_two_ways_to_go_on_win_in_two() -> None:
    state = read_state(FORK)
    answers = WIN_IN_TWO.solve(state, 0)
    assert answers is not None
    [(first, second)] = answers
    verdict = WIN_IN_TWO.check(state, 0, (first,))
    assert (first, verdict.result, verdict.number) == ("0,2", "more", 1)
    replies = {"replies": len(play(state, first).moves(1) or [])}
    assert WIN_IN_TWO.check(state, 0, (first, second)) == Verdict("right", 1, args=replies)
    # The one on 0,2 itself keeps the two ways apart; whoever lays elsewhere lets the other take it.
    assert WIN_IN_TWO.check(state, 0, ("1,3",)).code == "escapes"


def test_the_space_is_taken_or_shut_from_beside() -> None:
    state = lesson("block")
    answers = DEFENCE.solve(state, 0)
    assert answers is not None
    assert {move for (move,) in answers} == {"3,-2", "4,-2", "3,-3"}
    for move in state.moves(0) or []:
        verdict = DEFENCE.check(state, 0, (move,))
        assert verdict.result == ("right" if (move,) in answers else "wrong")
        assert verdict.result == "right" or verdict.replies == ((1, "3,-2"),)


def test_a_game_with_loops_is_shown_without_where_it_can_lie_so() -> None:
    with_loops = read_state(JOIN.replace("2 seats,", "2 seats, loops,"))
    posed = WIN.pose(with_loops, 1)
    assert posed is not None
    assert str(posed[0]) == JOIN
    moving = lesson("move")
    assert all(task.pose(moving, moving.turn()) is None for task in TASKS)


def test_more_than_two_players_are_asked_nothing() -> None:
    state = LEGIONZ.from_text("0 to lay, 3 seats, started by 0, known 0,0=12, from -2\n0|0 1 2")
    assert all(task.pose(state, 0) is None for task in TASKS)


def turn(position: str, side: int, colours: bool) -> str:
    """Return a position's text as seen from another of twelve sides: the first Bug stays in the middle."""
    mirrored, sixths = divmod(side, 6)
    head, *rows = position.splitlines()
    left = int(re.search(r"from (-?\d+)", head)[1])  # type: ignore[index]
    bugs = {}
    for line in rows:
        row, _, marks = line.partition("|")
        for at, mark in enumerate(marks):
            if mark in "01":
                bugs[(at + left - int(row)) // 2, int(row)] = mark
    for _ in range(sixths):
        bugs = {(-r, q + r): mark for (q, r), mark in bugs.items()}
    if mirrored:
        bugs = {(r, q): mark for (q, r), mark in bugs.items()}
    if colours:
        bugs = {cell: "10"[int(mark)] for cell, mark in bugs.items()}
        head = re.sub(r"^(\d)|(?<=by )(\d)", lambda found: "10"[int(found[0])], head)
    left = min(2 * q + r for q, r in bugs)
    lines = [re.sub(r"from -?\d+", f"from {left}", head)]
    for row in range(min(r for _, r in bugs), max(r for _, r in bugs) + 1):
        marks = {2 * q + r - left: mark for (q, r), mark in bugs.items() if r == row}
        lines.append(f"{row}|" + "".join(marks.get(at, " ") for at in range(max(marks, default=-1) + 1)))
    return "\n".join(lines)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_a_question_turned_mirrored_or_with_other_colours_is_the_same(kind: str, day: int) -> None:
    compare_sides(LEGIONZ, kind, day, turn, 12)


def test_only_tables_for_two_are_played_to_find_them_and_no_level_above_the_strongest() -> None:
    deals = list(list_deals(LEGIONZ, 20, "1", TASKS, 2))
    assert {deal.seats for deal in deals} == {2}
    assert {level for deal in deals for level in deal.levels} == {1, 2}
    assert {deal.options["loops"] for deal in deals} == {False, True}
    assert {deal.seats for deal in list_deals(LEGIONZ, 20, "1")} == {2, 3, 4, 5, 6}


def test_the_pack_is_what_its_list_of_ids_says() -> None:
    check_pack(LEGIONZ, IDS, frozenset({QUIET.key}))


def test_what_is_said_of_levels_comes_out_again(day: int) -> None:
    regrade(LEGIONZ, day)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_trying_everything_gives_the_same_answers(kind: str, day: int, slow: bool) -> None:
    for puzzle in pick(LEGIONZ, kind, day, slow):
        compare(LEGIONZ, puzzle)


def count_nines(state: LegionzState, seat: int) -> int:
    """Return how many spaces make nine linked Bugz of a seat or more: each is walked from, neighbour by neighbour."""
    own = {unpack(cell) for cell, owner in state.chain.owners.items() if owner == seat}
    found = 0
    for cell in map(unpack, state.chain.free):
        group, seen = [cell], {cell}
        for q, r in group:
            near = {(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)}
            group += near & own - seen
            seen |= near & own
        found += len(group) >= 9
    return found


def reply_to(state: LegionzState, move: str) -> LegionzState:
    after = play(state, move)
    assert isinstance(after, LegionzState)
    return after


def test_each_puzzle_is_seen_whole() -> None:
    """Thirteen rows, with the empty ones above and below where a Bug may lie, fit the smallest screens."""
    for puzzle in open_pack("legionz").values():
        rows = {r for _, r in map(unpack, read_state(puzzle.position).chain.owners)}
        assert max(rows) - min(rows) + 3 <= 13


def test_after_the_quiet_bug_two_spaces_make_nine_and_after_no_other(day: int, slow: bool) -> None:
    for puzzle in packs.pick("legionz", 160 if slow else 12, day, QUIET.key):
        state, seat = read_state(puzzle.position), puzzle.seat
        assert not count_nines(state, seat)
        assert not state.find_threats(1 - seat), "nobody is about to win"
        right, singles = [], 0
        for move in list_moves(state):
            after = play(state, move)
            assert isinstance(after, LegionzState)
            nines, verdict = count_nines(after, seat), QUIET.check(state, seat, (move,))
            if nines >= 2:
                right.append((move,))
                assert all(count_nines(reply_to(after, reply), seat) for reply in list_moves(after))
                assert (verdict.result, verdict.args) == ("right", {"ends": nines, "size": 9})
            else:
                singles += nines
                assert (verdict.result, verdict.code) == ("wrong", "single" if nines else "none")
        assert QUIET.solve(state, seat) == tuple(right)
        assert len(right) == puzzle.answers <= 3
        assert singles >= 2


def test_nobody_runs_out_of_bugs_while_a_puzzle_is_solved() -> None:
    states = [LEGIONZ.from_text(puzzle.position) for puzzle in open_pack("legionz").values()]
    assert all(
        isinstance(state, LegionzState) and min(state.left(0), state.left(1)) >= 3 and not state.loops
        for state in states
    )
