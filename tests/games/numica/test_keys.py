"""Keys of sheets of Numica against the plain second referee, which tries everything."""

from __future__ import annotations

from keys import Told, compare_wins, list_moves, open_keys, say

from games.numica.oracle import Oracle, position

COUNTS = {"win-1": 2, "defend": 2, "win-2": 1, "safe": 2}
MANY = {"win-1": 85, "defend": 71, "win-2": 40, "safe": 130}


def read(text: str) -> Oracle:
    """Read a puzzle's position; who laid the tiles is no matter to the moves."""
    head, _, rows = text.partition("\n")
    return position(f"{head.removesuffix(', tiles designer')}\n{rows}")


def compare_safe(told: Told, state: Oracle) -> None:
    """Hold the captures that are called safe to those whose piece no reply takes."""
    safe = set()
    for move in list_moves(state):
        after = say(state, move)
        if sum(after.scores()) > sum(state.scores()):
            landed = move.split(" ")[1]
            replies = [reply for reply in list_moves(after) if reply.split(" ")[1] == landed]
            if all(sum(say(after, reply).scores()) == sum(after.scores()) for reply in replies):
                safe.add((move,))
    assert set(told.own) == safe
    assert len(told.own) == len(safe)


def test_a_key_has_the_answers_of_the_second_referee_and_no_other(day: int, slow: bool) -> None:
    for told in open_keys("numica", MANY if slow else COUNTS, day):
        state = read(told.puzzle.position)
        (compare_safe if told.puzzle.task == "safe" else compare_wins)(told, state)
