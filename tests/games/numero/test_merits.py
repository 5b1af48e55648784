"""Why a turn of Numero is good, and what the review says of it: each reason reckoned from the cards by hand."""

from __future__ import annotations

import pytest

from games.numero.scenes import NUMBERS
from parlour.core.game import Merit
from parlour.games.numero import NUMERO, review
from parlour.games.numero.bot import find
from parlour.games.numero.state import NumeroState

PLAIN = "full pack, goal cards"
POINTS = "full pack, goal points"
BLUFFS = "full pack, goal points, challenges"


def merits(move: str, rows: str, options: str = PLAIN, seat: int = 0) -> dict[str, dict[str, object]]:
    """The reasons for a sentence, by code."""
    state = NUMERO.from_text(f"{options}\n{rows}")
    assert state.audit() == []
    assert state.why_not(seat, move) is None
    found = state.merits(seat, move)
    assert all(isinstance(merit, Merit) and merit.code in NUMERO.merits for merit in found)
    return {merit.code: merit.args for merit in found}


SHEET = """seat 0 plays, dealer 1
centre o10; b5
loose
0 hand g9 -2 -4 r14 r15
1 hand g1 g2 g3 g4 g6"""
"""The sheet's example: 10 − 2 and 5 − 4 make 9."""


def test_the_take_that_wins_most_is_said_to_and_a_smaller_one_is_not() -> None:
    five = merits("-2 on o10 ; -4 on b5 ; take g9 : o10 b5", SHEET)
    assert list(five) == ["most"]
    assert five["most"]["count"] == 5
    row = SHEET.replace("r14", "o5")
    two = merits("take o5 : b5", row)
    assert list(two) == ["takes"]
    assert two["takes"]["count"] == 2


def test_each_bonus_of_a_take_is_told() -> None:
    rows = SHEET.replace("g9 -2 -4", "r6 -2 /4 x3").replace(" r15", "")
    told = NUMERO.from_text(f"{POINTS}\n{rows}").merits(
        0, "-2 on o10 ; /4 on o10 ; x3 on o10 ; take r6 : o10"
    )
    assert [(merit.code, merit.args.get("points")) for merit in told[1:]] == [("five", 2), ("three", 5)]


def test_whoever_takes_a_pile_that_another_has_shown_an_answer_to_is_told_so() -> None:
    rows = """seat 0 plays, dealer 1
    centre o5 b3 = 8 +; r2
    loose
    0 hand g8 g1 r14 r15 r13
    1 hand o8 g2 g3 g4 g6; proved 8"""
    assert merits("take g8 : o5", rows)["robs"] == {"whom": 1, "value": 8}
    built = rows.replace("g1 r14", "g1 g9")
    assert merits("build g1 : o5", built) == {"answer": {"value": 9}, "upsets": {"value": 8}}


def test_a_discard_is_good_for_a_pair_or_a_sum_or_because_it_is_low() -> None:
    rows = """seat 0 plays, dealer 1
    centre o15
    loose
    0 hand {}
    1 hand o8 g2 g3 o4 g6"""
    pair = rows.format("g7 r7 g12 r13 o11")
    assert list(merits("discard g7", pair)) == ["only", "pair"]
    summed = rows.format("g5 r4 g9 r13 o11")
    assert merits("discard g5", summed)["sum"] == {"value": 5, "other": 4, "total": 9}
    low = rows.format("g1 r4 g9 r13 o11")
    assert list(merits("discard g1", low)) == ["only", "low"]
    assert "only" not in merits("discard r4", rows.format("g15 r4 g9 r13 o11"))


def test_wild_cards_that_crowd_a_hand_are_shed() -> None:
    rows = """seat 0 plays, dealer 1
    centre o15
    loose
    0 hand sq cube sqrt cbrt g13
    1 hand o8 g2 g3 o4 g6"""
    assert "sheds" in merits("drop sq ; discard g13", rows)


def test_a_pass_says_that_there_is_no_take() -> None:
    rows = """seat 0 plays, dealer 1, taker 1, last 0
    centre o15
    loose
    deck
    0 hand g2 r4
    1 hand; won {}"""
    won = " ".join(card for card in NUMBERS if card not in ("o15", "g2", "r4"))
    assert merits("pass", rows.format(won), "numbers pack, goal cards") == {"no-take": {}}


ASKED = """seat 0 plays, dealer 1
centre o10 b3 = 13 +
loose
0 hand g1 g2 g4 g5 g6
1 hand {}; won {}
claim 0 not held, turns 0 0: o10 b3 = 13 + from o10 put b3
asked challenge 1 passes 0 about 0"""


@pytest.mark.parametrize(
    ("hand", "won", "sure"),
    [("g13 o13 o2 o3 o4", "b13 r13", True), ("g13 o12 o2 o3 o4", "b13 r13", False)],
)
def test_a_builder_who_cannot_hold_the_answer_is_seen_through(hand: str, won: str, sure: bool) -> None:
    rows = ASKED.format(hand, won)
    assert ("impossible" in merits("challenge", rows, BLUFFS, seat=1)) == sure
    told = merits("pass", rows, BLUFFS, seat=1)
    assert told == ({} if sure else {"unseen": {"value": 13, "count": 1}})


# The review


@pytest.mark.parametrize(
    ("move", "better", "lost"),
    [
        ("take o5 : b5", "-2 on o10 ; -4 on b5 ; take g9 : o10 b5", 3),
        ("discard r15", "-2 on o10 ; -4 on b5 ; take g9 : o10 b5", 5),
        ("-2 on o10 ; -4 on b5 ; take g9 : o10 b5", "-2 on o10 ; -4 on b5 ; take g9 : o10 b5", None),
    ],
)
def test_the_review_tells_what_the_best_take_would_have_brought(
    move: str, better: str, lost: int | None
) -> None:
    state = NUMERO.from_text(f"{PLAIN}\n{SHEET.replace('r14', 'o5')}")
    judged = NUMERO.judge(state, 0, move)
    assert judged is not None
    if lost is None:
        assert judged.better == move
        assert judged.gain.value >= 0
    else:
        best = state.copy()
        assert judged.gain.value == lost
        assert [event.data["count"] for event in best.apply(0, judged.better) if event.kind == "took"] == [5]
        assert state.why_not(0, better) is None


def test_the_review_praises_no_take_above_others_that_nobody_has_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where there are too many to look at all, a better one is told, but not that there is none."""
    state = NUMERO.from_text(f"{PLAIN}\n{SHEET.replace('r14', 'o5')}")
    assert isinstance(state, NumeroState)
    best, poor = find(state, 0).takes[0].move, "take o5 : b5"
    sure = NUMERO.judge(state, 0, best)
    assert sure is not None
    assert sure.gain.value > 0
    monkeypatch.setattr(review, "find", lambda *where: find(*where)._replace(is_exact=False))
    unsure, told = NUMERO.judge(state, 0, best), NUMERO.judge(state, 0, poor)
    assert unsure is not None
    assert (unsure.better, unsure.gain.value) == (best, 0.0)
    assert told is not None
    assert (told.better, told.gain.value) == (best, 3)


def test_the_review_judges_nothing_where_nothing_could_be_taken() -> None:
    rows = SHEET.replace("g9 -2 -4 r14 r15", "g8 o12 b13 r14 r11")
    judged = NUMERO.judge(NUMERO.from_text(f"{PLAIN}\n{rows}"), 0, "discard g8")
    assert judged is not None
    assert (judged.better, judged.gain.value) == ("discard g8", 0.0)
