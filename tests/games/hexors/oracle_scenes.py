"""Positions of Hexors, written down in few words, for the tests of the plain second referee."""

from dataclasses import replace
from typing import Any

from games.hexors.oracle import Oracle
from games.hexors.oracle_table import Activation, Piece, Strength


def scene(*armies: str, hidden: str = "", active: int = 0, teams: bool = False, **facts: Any) -> Oracle:
    """Set a table at the beginning of a turn in the Collector's game.

    An army is written as numbers and spaces: `006 d1 017 c3`. What lies face down is parted by commas, seat by seat.
    """
    game = facts.pop("game", "collector")
    start = Oracle.start(game=game, teams=teams, seats=len(armies))
    at: dict[Piece, str] = {}
    for seat, army in enumerate(armies):
        words = army.split()
        for number, space in zip(words[::2], words[1::2], strict=True):
            at[Piece(seat, number, sum(each[:2] == (seat, number) for each in at))] = space
    hands = [tuple(hand.split()) for hand in hidden.split(",")]
    hands += [()] * (len(armies) - len(hands))
    laid = replace(start, at=at, hidden=tuple(hands), stage="begin", **facts)
    return laid.with_traps()._begin_turn(active)


def lasting(*powers: str) -> tuple[Activation, ...]:
    """Write down walls and craters: `075 1 a1 a2` are craters of seat 1."""
    written = [power.split() for power in powers]
    return tuple(
        Activation(100 + at, power, int(seat), (), tuple(spaces))
        for at, (power, seat, *spaces) in enumerate(written)
    )


def play(oracle: Oracle, *sentences: str) -> Oracle:
    """Say sentences one after the other, each by the one seat that is waited for."""
    for sentence in sentences:
        (seat,) = oracle.waiting()
        oracle = oracle.play(seat, sentence)
    return oracle


def settle(oracle: Oracle) -> Oracle:
    """Let all pass until nothing waits on the stack."""
    while oracle.stack:
        oracle = play(oracle, "pass")
    return oracle


def shut(oracle: Oracle, *windows: str) -> Oracle:
    """Let all pass while one of these windows is open."""
    while oracle.window in windows:
        oracle = play(oracle, "pass")
    return oracle


def rolls(*colours: str) -> list[str]:
    """Say rolls."""
    return [f"roll {colour}" for colour in colours]


def moves(oracle: Oracle, beginning: str = "") -> set[str]:
    """List what the seat that is waited for may say, beginning with some words."""
    (seat,) = oracle.waiting()
    found = oracle.moves(seat)
    assert found is not None
    assert all(oracle.legal(seat, sentence) for sentence in found)
    return {sentence for sentence in found if sentence.startswith(beginning)}


def strengths(oracle: Oracle) -> list[Strength]:
    """Give what the tiles in the battle come to, part by part."""
    assert oracle.battle is not None
    return oracle.strengths(oracle.battle)


def lying(oracle: Oracle) -> str:
    """Tell which tiles stand where, by their spaces."""
    return " ".join(
        f"{piece.number} {space}" for piece, space in sorted(oracle.at.items(), key=lambda each: each[1])
    )
