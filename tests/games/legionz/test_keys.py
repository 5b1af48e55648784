"""Keys of sheets of Legionz against the plain second referee, which tries everything."""

from __future__ import annotations

import re
from dataclasses import replace

from keys import Told, compare_wins, list_moves, open_keys, say

from games.legionz.oracle import Bug, Oracle, read_cell

COUNTS = {"win-1": 2, "defend": 1, "win-2": 1, "ends": 1}
MANY = {"win-1": 100, "defend": 95, "win-2": 40, "ends": 110}

HEAD = re.compile(r"(\d) to lay, (\d) seats, started by (\d), known (\S+)=(\d+), from (-?\d+)")
NINE = 9


def read(text: str) -> Oracle:
    """Read a puzzle's position: a row is named by its r, and in it a Bug stands at 2q + r."""
    head, *rows = text.splitlines()
    found = HEAD.fullmatch(head)
    assert found
    seat, seats, _, known, number, left = found.groups()
    first = read_cell(known)
    bugs = []
    for row in rows:
        name, _, marks = row.partition("|")
        for at, mark in enumerate(marks):
            if mark.isdigit():
                cell = (at + int(left) - int(name)) // 2, int(name)
                bugs.append(Bug(cell, int(mark), cell == first))
    return Oracle(int(seats), False, (), tuple(bugs), int(number), int(seat))


def compare_ends(told: Told, state: Oracle) -> None:
    """Hold the Bugz that are called good to those after which a second one makes nine at two spaces or more."""
    seat = told.puzzle.seat
    good = set()
    for move in list_moves(state):
        mine = replace(say(state, move), seat_to_move=seat)
        if sum(say(mine, second).scores()[seat] >= NINE for second in list_moves(mine)) > 1:
            good.add((move,))
    assert set(told.own) == good
    assert len(told.own) == len(good)


def test_a_key_has_the_answers_of_the_second_referee_and_no_other(day: int, slow: bool) -> None:
    for told in open_keys("legionz", MANY if slow else COUNTS, day):
        state = read(told.puzzle.position)
        (compare_ends if told.puzzle.task == "ends" else compare_wins)(told, state)
