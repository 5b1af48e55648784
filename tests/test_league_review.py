"""The review of Numbers League: the best capture that was missed, exactly, and no blame for plans."""

from __future__ import annotations

import pytest
from rules.league_scenes import YELLOW, scene

from parlour.bots.review import review
from parlour.core.game import Gain, Judgement
from parlour.core.rng import Rng
from parlour.core.table import Sitter, Table
from parlour.games.league import LEAGUE

WHOLE = " ".join(f"v{each}" for each in YELLOW)
OPTIONS = "hero level, 24 villains, mixed sides, equations before, glow"


def judge(row: str, move: str, city: str = WHOLE, doing: str = "captures") -> Judgement | None:
    """Judge what is said in a position."""
    state = scene(row, doing=doing, city=city, sidekick="h1c b1a l1a", options=OPTIONS)
    assert state.why_not(0, move) is None
    return LEAGUE.judge(state, 0, move)


@pytest.mark.parametrize(
    ("said", "better", "missed"),
    [
        # 7 with +10, 5 with +5, and a Sidekick of 3: 20, 22 and 25 bring three points; 20 keeps a device.
        ("pass", "capture v20 : H1 +10a s", 3.0),
        ("capture v7 : H1", "capture v20 : H1 +10a s", 2.0),
        ("capture v17 : H1 +10a", "capture v20 : H1 +10a s", 1.0),
    ],
)
def test_the_most_points_that_could_have_been_captured(said: str, better: str, missed: float) -> None:
    row = "hand h5a; H1 h1a b2a l4a +10a; H2 h1b b2b l2a +5a"
    assert judge(row, said) == Judgement(better, Gain("worth", missed))


@pytest.mark.parametrize("said", ["capture v20 : H1 H2 +5a s", "capture v25 : H1 +10a H2 s"])
def test_nothing_is_better_than_the_most_points(said: str) -> None:
    judged = judge("hand h5a; H1 h1a b2a l4a +10a; H2 h1b b2b l2a +5a", said)
    assert judged == Judgement(said, Gain("worth", 0.0))


def test_nothing_is_missed_where_nothing_could_be_captured() -> None:
    assert judge("hand h5a; took v3", "pass", city=WHOLE.replace("v3 ", "", 1)) == Judgement(
        "pass", Gain("worth", 0.0)
    )


def test_plans_are_not_judged() -> None:
    assert judge("hand h5a b1b", "done", doing="acts, 2 plays left") == Judgement("done", Gain("worth", 0.0))


@pytest.mark.parametrize("seats", [1, 3])
def test_a_review_names_captures_alone(seats: int) -> None:
    table = Table(LEAGUE, {}, (Sitter(),) * seats, "review")
    table.settle()
    rng = Rng("review")
    while table.waiting():
        seat = table.waiting()[0]
        moves = table.state.moves(seat) or []
        table.play(seat, "pass" if "pass" in moves and rng.below(2) else table.state.sample(seat, rng))
    reviewing = review(table)
    points = []
    while True:
        try:
            next(reviewing)
        except StopIteration as finished:
            points = finished.value
            break
    assert points
    for point in points:
        state = table.stood(point.at)
        assert point.better.startswith("capture ")
        assert state.why_not(point.seat, point.better) is None
        assert point.gain.code == "worth"
        assert point.events[0]["kind"] == "captured"
