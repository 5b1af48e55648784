"""Numica's puzzles: known answers in positions made by hand, and every puzzle of the pack held to trying everything."""

from __future__ import annotations

from pathlib import Path

import packs
import pytest
from packs import open_pack
from wins import (
    KINDS,
    can_win,
    check_pack,
    compare,
    compare_sides,
    list_moves,
    list_wins,
    pick,
    play,
    regrade,
)

from games.numica.scenes import scene
from parlour.core.task import Verdict
from parlour.games.numica import NUMICA
from parlour.games.numica.puzzles import TASKS
from parlour.games.numica.state import NumicaState

IDS = Path(__file__).with_name("puzzles.txt")
WIN, WIN_IN_TWO, DEFENCE, SAFE = TASKS

# A 2 takes a1 to c1; the round piece on d5 stands beside d4, which is a 1.
THIRD = "a1=2S c1=1s d4=1R d5=1r g2=1S h8=1s g8=1r"

# From c5, a 1 reaches both b6 and d6, which stand on 5s and so reach nothing near.
FORK = "c4=1S g2=1S b6=5s d6=5s h8=1r"

# A 2 takes e5 to g3, where Red's square stands on a 5, with three ways: b3, b8 and g8 (§4.3); h8 stands beside g8.
MENACE = "g3=5S d1=1R b2=1R e5=2r h8=1s"


def test_the_capture_that_makes_three_squares_wins_and_another_falls_short() -> None:
    state = scene(THIRD, red_took="s2 r0")
    assert WIN.solve(state, 0) == (("a1 c1",),)
    third = {"squares": 3, "rounds": 0, "stuck": False}
    assert WIN.check(state, 0, ("a1 c1",)) == Verdict("right", 1, args=third)
    assert WIN.check(state, 0, ("d4 d5",)) == Verdict("wrong", 0, "short", {"squares": 2, "rounds": 1})
    assert WIN.check(state, 0, ("d4 e4",)) == Verdict("wrong", 0, "quiet")


def test_two_squares_and_two_round_pieces_win_too() -> None:
    state = scene(THIRD, red_took="s1 r1")
    assert WIN.solve(state, 0) is None
    state = scene(THIRD, red_took="s2 r1")
    assert WIN.solve(state, 0) is None, "both captures win, so that no other tempts"
    two = {"squares": 2, "rounds": 2, "stuck": False}
    assert WIN.check(state, 0, ("d4 d5",)) == Verdict("right", 2, args=two)


def test_a_win_by_leaving_no_move_is_found() -> None:
    # As in the rules' test of §5.2: Blue's other piece is the only one that could go.
    state = scene("h8=Ks' f7=1R' g6=1R' a1=2S c1=1r")
    stuck = {"squares": 0, "rounds": 1, "stuck": True}
    assert WIN.check(state, 0, ("a1 c1",)) == Verdict("right", 1, args=stuck)


def test_a_fork_wins_in_two_and_a_single_threat_does_not() -> None:
    state = scene(FORK, red_took="s2 r0")
    # Any reply leaves one of the two at least; the first of those in the order of the spaces moves the one on b6.
    assert WIN_IN_TWO.solve(state, 0) == (("c4 c5", "c5 d6"),)
    assert WIN_IN_TWO.check(state, 0, ("c4 c5",)) == Verdict("more", 1, replies=((1, "b6 b1"),))
    replies = {"replies": len(play(state, "c4 c5").moves(1) or [])}
    assert WIN_IN_TWO.check(state, 0, ("c4 c5", "c5 d6")) == Verdict("right", 1, args=replies)
    assert WIN_IN_TWO.check(state, 0, ("c4 c5", "c5 b6")) == Verdict("wrong", 0, "quiet")
    assert WIN_IN_TWO.check(state, 0, ("c4 d5",)) == Verdict("wrong", 0, "escapes", replies=((1, "d6 d1"),))


def test_what_wins_at_once_is_no_win_in_two() -> None:
    assert WIN_IN_TWO.solve(scene(FORK.replace("c4", "c5"), red_took="s2 r0"), 0) is None


def test_only_who_goes_away_is_not_captured() -> None:
    state = scene(MENACE, blue_took="s2 r0")
    assert DEFENCE.solve(state, 0) == (("g3 b3",), ("g3 b8",))
    assert DEFENCE.check(state, 0, ("g3 b8",)) == Verdict("right", 2, args={"of": len(state.moves(0) or [])})
    assert DEFENCE.check(state, 0, ("g3 g8",)) == Verdict("wrong", 0, "loses", replies=((1, "h8 g8"),))
    assert DEFENCE.check(state, 0, ("d1 d2",)) == Verdict("wrong", 0, "loses", replies=((1, "e5 g3"),))
    assert DEFENCE.solve(scene(MENACE, blue_took="s1 r0"), 0) is None, "Blue is not about to win"


def test_the_answers_are_the_same_for_blue() -> None:
    state = scene(THIRD.swapcase().translate(str.maketrans("ACDGH", "acdgh")), "blue", blue_took="s2 r0")
    assert WIN.solve(state, 1) == (("a1 c1",),)


def test_moves_that_are_remembered_make_no_difference() -> None:
    state = scene(FORK, quiet=40, red_took="s2 r0")
    for move in ("g2 g3", "h8 h7"):
        state.apply(state.turn, move)
    posed = WIN_IN_TWO.pose(state, 0)
    assert posed is not None
    assert isinstance(posed[0], NumicaState)
    assert (posed[0].quiet, posed[0].trail, posed[1]) == (0, [], 0)
    assert str(posed[0]) == str(state).replace("quiet 42", "quiet 0")


def turn(position: str, side: int, colours: bool) -> str:
    """Return a position's text as seen from another of eight sides."""
    mirrored, quarters = divmod(side, 4)
    head, *rows = position.splitlines()
    cells = [row.split()[1:] for row in rows]
    if mirrored:
        cells = [row[::-1] for row in cells]
    for _ in range(quarters):
        cells = [list(row) for row in zip(*cells[::-1], strict=True)]
    if colours:
        cells = [[cell[0] + cell[1:].swapcase() for cell in row] for row in cells]
        head = head.translate({}).replace("red", "R").replace("blue", "red").replace("R", "blue")
        first, quiet, red, blue, *rest = head.split(", ")
        head = ", ".join([first, quiet, blue, red, *rest])
    return "\n".join([head, *(f"{8 - row} {' '.join(line)}" for row, line in enumerate(cells))])


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_a_question_turned_mirrored_or_with_other_colours_is_the_same(kind: str, day: int) -> None:
    compare_sides(NUMICA, kind, day, turn, 8)


def test_the_pack_is_what_its_list_of_ids_says() -> None:
    check_pack(NUMICA, IDS, frozenset({SAFE.key}))


def test_what_is_said_of_levels_comes_out_again(day: int) -> None:
    regrade(NUMICA, day)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_trying_everything_gives_the_same_answers(kind: str, day: int, slow: bool) -> None:
    for puzzle in pick(NUMICA, kind, day, slow):
        compare(NUMICA, puzzle)


def count_pieces(state: NumicaState) -> int:
    return sum(map(bool, state.board))


def test_safe_captures_are_those_whose_piece_no_reply_takes(day: int, slow: bool) -> None:
    """Each capture is played, and each reply to it: none, or some, leaves one piece less where it stands."""
    for puzzle in packs.pick("numica", 160 if slow else 12, day, SAFE.key):
        state = NUMICA.from_text(puzzle.position)
        assert isinstance(state, NumicaState)
        assert not list_wins(state)
        safe, taken, quiet = [], [], []
        for move in list_moves(state):
            after = play(state, move)
            assert isinstance(after, NumicaState)
            if count_pieces(after) == count_pieces(state):
                quiet.append(move)
                continue
            back = [
                reply
                for reply in list_moves(after)
                if reply.split()[1] == move.split()[1]
                and count_pieces(play(after, reply)) < count_pieces(after)
            ]
            (taken if back else safe).append(move)
            verdict = SAFE.check(state, puzzle.seat, (move,))
            if back:
                assert (verdict.result, verdict.code) == ("wrong", "taken")
                assert verdict.replies[0][1] in back
        assert SAFE.solve(state, puzzle.seat) == tuple((move,) for move in safe)
        assert len(safe) == puzzle.answers
        for each in (safe, taken):
            assert len({move.split()[1] for move in each}) >= 2, "several pieces are captured"
        assert not any(can_win(play(state, move)) for move in safe), "who calls it safe does not lose"
        assert SAFE.check(state, puzzle.seat, (quiet[0],)).code == "quiet"
        for count in range(1, len(safe)):
            assert SAFE.check(state, puzzle.seat, tuple(safe[:count])) == Verdict("more", len(safe) - count)
        of = {"of": len(safe) + len(taken)}
        assert SAFE.check(state, puzzle.seat, tuple(reversed(safe))) == Verdict("right", len(safe), args=of)
        assert SAFE.check(state, puzzle.seat, (safe[0], safe[0])).code == "twice"


def test_nothing_ends_by_itself_while_a_puzzle_is_solved() -> None:
    assert {" quiet 0," in puzzle.position for puzzle in open_pack("numica").values()} == {True}
