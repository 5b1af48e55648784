"""Why a move is said to be a good one: each reason in a position of its own, and none of them ever untrue."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games.numica.oracle import Oracle, enough, position
from games.numica.scenes import scene
from parlour.core.game import Json
from parlour.core.rng import Rng
from parlour.games.numica import NUMICA
from parlour.games.numica.state import NumicaState


def merits(cells: str, move: str, taken: str = "s0 r0", theirs: str = "s0 r0") -> dict[str, Json]:
    """Return why Red's move is good: the arguments by code, the weightiest first."""
    state = scene(cells, red_took=taken, blue_took=theirs)
    assert state.why_not(0, move) is None
    return {merit.code: merit.args for merit in state.merits(0, move)}


@pytest.mark.parametrize(
    ("taken", "caught", "way"), [("s2 r0", "s", "s"), ("s0 r2", "r", "r"), ("s1 r2", "s", "both")]
)
def test_5_1_a_third_of_a_kind_or_two_of_each_win_and_nothing_else_is_said(
    taken: str, caught: str, way: str
) -> None:
    assert merits(f"a1=2S c1=1{caught} h8=1s g8=1r", "a1 c1", taken) == {"wins": {"way": way}}


def test_5_2_whoever_cannot_move_has_lost() -> None:
    # From h8 a K leads to f7 and g6 alone, and neither piece has moved; so Blue's other piece
    # was the only one that could (§4.9).
    cells = "h8=Ks' f7=1R' g6=1R' a1=2S c1=1r"
    assert merits(cells, "a1 c1") == {"stuck": {}}


def test_5_3_an_end_that_nobody_wins_is_called_a_draw() -> None:
    state = scene("a1=1S h8=1s")
    for move in ("a1 a2", "h8 h7", "a2 a1", "h7 h8", "a1 a2", "h8 h7", "a2 a1"):
        state.apply(state.turn, move)
    assert [(merit.code, merit.args) for merit in state.merits(1, "h7 h8")] == [
        ("draws", {"reason": "repetition"})
    ]


@pytest.mark.parametrize(
    ("cells", "back"),
    [
        ("a1=2S c1=1r h8=1s", "no"),
        ("a1=2S c1=1r c4=3s", "yes"),  # §4.3: three spaces down from c4
        ("a1=2S c1=1r c8=Rs", "yes"),  # §4.5
        ("a1=2S c1=1r c8=Rs c5=1s", "no"),  # §4.5: it cannot jump over a piece
        ("a1=2S c1=1r d8=Xs", "no"),  # §4.7: from X nothing is caught
        ("a1=2S' c1=1r c4=3s'", "yes"),  # §4.9: the piece that has caught has moved
    ],
)
def test_4_8_what_catches_may_be_caught_in_return(cells: str, back: str) -> None:
    assert merits(cells, "a1 c1")["catches"] == {"kind": "r", "back": back}


@pytest.mark.parametrize(
    ("taken", "near"),
    [("s0 r1", {"kind": "r"}), ("s1 r1", {"kind": "any"}), ("s2 r0", {"kind": "any"}), ("s1 r0", None)],
)
def test_5_1_what_is_missing_after_a_catch_is_counted(taken: str, near: Json | None) -> None:
    # A round is caught: of two rounds a third is missing, and of two squares and a round either kind.
    assert merits("a1=2S c1=1r h8=1s", "a1 c1", taken).get("near") == near


def test_a_win_of_the_other_side_is_stopped() -> None:
    # From h5 a 4 leads to h1, and that would be the third round.
    cells = "h1=1R a1=1S h5=4s"
    for move, stopped in (("h1 g1", True), ("a1 a2", False)):
        assert ("saves" in merits(cells, move, theirs="s0 r2")) is stopped
    assert "saves" not in merits(cells, "h1 g1"), "one of three is no win"
    assert "saves" not in merits("h1=1R a1=1R h5=4s a5=4s", "h1 g1", theirs="s0 r2"), (
        "the other one would win"
    )


def test_a_piece_leaves_its_danger() -> None:
    cells = "h1=1R a1=1S h5=4s"
    assert merits(cells, "h1 g1")["rescues"] == {"kind": "r", "from": "h1", "to": "g1"}
    assert "rescues" not in merits("h1=1R a1=1S h5=4s g4=3s", "h1 g1"), "from g4 a 3 leads there"
    assert "rescues" not in merits(cells, "a1 a2")


def test_whoever_catches_what_threatened_frees_the_others() -> None:
    cells = "h1=1R d1=1S h5=4s a5=Rr b5=5S' g5=1S"
    assert merits(cells, "g5 h5")["frees"] == {"count": 2, "kind": "", "at": ["d1", "h1"]}
    assert "frees" not in merits(cells, "g5 g4")


def test_a_new_threat_by_a_piece_that_is_safe() -> None:
    cells = "e1=3S e4=2. c6=1s g6=1r h8=1r"
    assert merits(cells, "e1 e4")["threatens"] == {"count": 2, "kind": "", "at": ["c6", "g6"]}
    # From e8 a 4 leads to e4: who is caught there catches nobody.
    assert "threatens" not in merits(f"{cells} e8=4s", "e1 e4")
    # §4.9: neither piece has moved yet, but whoever threatens has.
    assert merits("e1=3S' e4=2. c6=1s'", "e1 e4")["threatens"]["at"] == ["c6"]
    assert "threatens" not in merits("a1=2S c3=1s b1=1R", "b1 b2"), "what could be caught before is no news"


def test_a_threat_to_win() -> None:
    cells = "e1=3S e4=2. c6=1s g6=1r h8=1r"
    assert merits(cells, "e1 e4", taken="s2 r0")["menaces"] == {"count": 1, "kind": "s", "at": ["c6"]}
    assert "threatens" not in merits(cells, "e1 e4", taken="s2 r0"), "it is said once"


def test_4_2_the_tile_of_the_goal_says_where_it_goes_next() -> None:
    # §4.5: from d4 an R leads to fourteen spaces; §4.3: from d1 a 3 leads to a1, a4, d4, g4 and g1.
    told = merits("d1=3S d4=R. h8=1s a8=1r", "d1 d4")
    assert told == {"roams": {"from": "d1", "before": 5, "to": "d4", "count": 14}}


def test_where_nothing_else_is_to_be_said_all_may_be_safe() -> None:
    assert merits("d4=1S h8=1s", "d4 d5") == {"safe": {}}
    assert merits("d4=1S h5=4s' h1=1R", "d4 d5") == {}, "h1 can be caught"


def test_3_1_a_row_has_one_general_reason() -> None:
    state = NUMICA.start({}, 2)
    state.apply(-1, state.chance(Rng(1)))
    assert [merit.code for merit in state.merits(0, "s s s s r r r r")] == ["row"]


# None is untrue, says the second referee


def turn_to(oracle: Oracle, seat: int) -> set[str]:
    """List what a seat could say, were it its turn."""
    turned = replace(oracle, seat_to_move=seat)
    return set(turned._legal)


def hits(oracle: Oracle, seat: int) -> set[tuple[str, str]]:
    """List what a seat could catch, were it its turn."""
    pairs = (tuple(move.split()) for move in turn_to(oracle, seat))
    return {(start, to) for start, to in pairs if to in oracle.board}


def wins(oracle: Oracle, seat: int, square: str) -> bool:
    """Tell whether catching what stands there wins."""
    squares, rounds = oracle.taken[seat]
    is_square = oracle.board[square].kind == "s"
    return enough((squares + is_square, rounds + (not is_square)))


def check(code: str, args: Any, before: Oracle, move: str, after: Oracle) -> bool:
    """Tell whether a reason is true, by the plain referee alone."""
    seat, (start, to) = before.seat_to_move, move.split()
    ours, theirs = hits(before, seat), hits(before, 1 - seat)
    then, in_danger = hits(after, seat), {square for _, square in hits(after, 1 - seat)}
    fresh = {square for origin, square in then if origin not in in_danger} - {square for _, square in ours}
    won = {square for square in fresh if wins(after, seat, square)}
    facts: dict[str, object] = {
        "wins": after.ended() == ("captures", frozenset({seat})),
        "stuck": after.ended() == ("stuck", frozenset({seat})),
        "draws": after.ended() == (args.get("reason"), frozenset()),
        "saves": any(wins(before, 1 - seat, square) for _, square in theirs)
        and not any(
            (after.play(1 - seat, reply).ended() or ("", ()))[1] == {1 - seat}
            for reply in after.moves(1 - seat)
        ),
        "catches": to in before.board and (to in in_danger) == (args.get("back") == "yes"),
        "near": any(
            enough((after.taken[seat][0] + one, after.taken[seat][1] + 1 - one))
            for one in ((1,) if args.get("kind") == "s" else (0,) if args.get("kind") == "r" else (0, 1))
        ),
        "rescues": start in {square for _, square in theirs} and to not in in_danger,
        "frees": set(args.get("at", ())) == {square for _, square in theirs} - in_danger - {start},
        "menaces": set(args.get("at", ())) == won != set(),
        "threatens": set(args.get("at", ())) == fresh != won == set(),
        "roams": len([each for each in turn_to(before, seat) if each.startswith(start)]) == args.get("before")
        and len([each for each in turn_to(after, seat) if each.startswith(to)]) == args.get("count"),
        "safe": not in_danger,
    }
    return bool(facts[code])


def test_no_reason_is_untrue() -> None:
    told: set[str] = set()
    for seed in range(16):
        rng, state = Rng(f"why {seed}"), NUMICA.start({}, 2)
        assert isinstance(state, NumicaState)
        while state.waiting():
            (seat,) = state.waiting()
            if state.is_placing() or not state.tiles:
                state.apply(seat, state.sample(seat, rng))
                continue
            before = position(str(state))
            moves = state.moves(seat) or []
            catches = [move for move in moves if state.board[ord(move[3]) - 97 + 8 * (int(move[4]) - 1)]]
            move = rng.choice(catches if catches and rng.below(3) == 0 else moves)
            found = state.merits(seat, move)
            state.apply(seat, move)
            after = position(str(state)) if state.waiting() else before.play(seat, move)
            for code, args in found:
                assert code == "draws" or check(code, args, before, move, after), (
                    code,
                    args,
                    move,
                    str(state),
                )
                told.add(code)
    assert told >= {"wins", "saves", "catches", "rescues", "frees", "menaces", "threatens", "roams", "safe"}
