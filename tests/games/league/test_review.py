"""The review of Numbers League: the best capture that was missed, exactly; rounds lost alone; no blame for plans."""

from __future__ import annotations

from typing import Any

import pytest
from door import COMPUTER, PERSON, ask, goals_of, open_house

from games.league.scenes import YELLOW, scene
from parlour.api import Parlour
from parlour.bots.review import review, seek_missed
from parlour.core.game import Gain, Json, Judgement, Move, Seat
from parlour.core.rng import Rng
from parlour.core.slices import finish
from parlour.core.table import Sitter, Table
from parlour.games.league import LEAGUE
from parlour.games.league.game import League
from parlour.games.league.state import LeagueState

WHOLE = " ".join(f"v{each}" for each in YELLOW)
OPTIONS = "hero level, 24 villains, mixed sides, equations before, glow"
FEWER = OPTIONS.replace("24", "12")
NOTHING = Gain("worth", 0.0)


def judge(
    *rows: str, move: str, city: str = WHOLE, doing: str = "captures", options: str = OPTIONS
) -> Judgement | None:
    """Judge what the first seat says in a position."""
    state = scene(*rows, doing=doing, city=city, sidekick="h1c b1a l1a", options=options)
    assert state.why_not(0, move) is None
    return LEAGUE.judge(state, 0, move)


ROW = "hand h5a; H1 h1a b2a l4a +10a; H2 h1b b2b l2a +5a"
OTHER = "hand h5c"


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
    assert judge(ROW, OTHER, move=said) == Judgement(better, Gain("worth", missed))


@pytest.mark.parametrize("said", ["capture v20 : H1 H2 +5a s", "capture v25 : H1 +10a H2 s"])
def test_nothing_is_better_than_the_most_points(said: str) -> None:
    assert judge(ROW, OTHER, move=said) == Judgement(said, NOTHING)


def test_nothing_is_missed_where_nothing_could_be_captured() -> None:
    city = WHOLE.replace("v3 ", "", 1)
    assert judge("hand h5a; took v3", OTHER, move="pass", city=city) == Judgement("pass", NOTHING)


def test_plans_are_not_judged() -> None:
    judged = judge("hand h5a b1b", OTHER, move="done", doing="acts, 2 plays left")
    assert judged == Judgement("done", NOTHING)


SPENT = "hand h5a; H1 h2a b3a l3b -5b; H2 h1b b2b l2a -5c; H3 h5b b3b l4a"
"""8, or 3 with its device; 5, or 0; and 12."""


@pytest.mark.parametrize(
    ("left", "said", "judged"),
    [
        # §7.6: 3 by two devices is 1 + 2 points, 12 is 2 points, 25 by all three of them 3 points.
        ("v3 v12", "capture v3 : H1 -5b H2 -5c", ("capture v3 : H1 -5b H2 -5c", 0.0)),
        ("v3 v25", "capture v3 : H1 -5b H2 -5c", ("capture v3 : H1 -5b H2 -5c", 0.0)),
        ("v8 v25", "capture v8 : H1", ("capture v25 : H1 H2 H3", 2.0)),
        ("v3 v12", "capture v3 : H1 -5b", ("capture v3 : H1 -5b", 0.0)),
        ("v3 v25", "capture v3 : H1 -5b", ("capture v25 : H1 H2 H3", 1.0)),
    ],
)
def test_devices_that_are_used_are_points_too(left: str, said: str, judged: tuple[str, float]) -> None:
    better, missed = judged
    taken = " ".join(each for each in WHOLE.split() if each not in left.split())
    found = judge(SPENT, f"{OTHER}; took {taken}", move=said, city=left)
    assert found == Judgement(better, Gain("worth", missed))


@pytest.mark.parametrize("said", ["capture v7 : H1", "capture v17 : H1 +10a"])
def test_alone_one_villain_is_as_good_as_another(said: str) -> None:
    # §7.7: alone, the rounds are counted and no points.
    assert judge(ROW, move=said) == Judgement(said, NOTHING)
    assert judge(ROW, move="pass") == Judgement("capture v20 : H1 +10a s", Gain("worth", 3.0))


LAST = "hand h5a; H1 h1a b2a l4a +5b; H2 h5b b3b l4b; took "
"""12, by somebody alone or by 7 with a device, and the last villain is 12, who brings 2 points."""
ARMED, BARE = "capture v12 : H1 +5b", "capture v12 : H2"


@pytest.mark.parametrize(
    ("own", "others", "said", "judged"),
    [
        # §7.6: 6 to 8 before. 9 to 8 wins; 8 to 8 loses, since the other has more villains.
        ("v11 v13 v14", "v3 v4 v5 v6 v7 v8 v9 v10", BARE, (ARMED, Gain("win", 1))),
        ("v11 v13 v14", "v3 v4 v5 v6 v7 v8 v9 v10", "pass", (ARMED, Gain("win", 1))),
        ("v11 v13 v14", "v3 v4 v5 v6 v7 v8 v9 v10", ARMED, (ARMED, NOTHING)),
        # 6 to 9 before, five villains to six: 9 to 9 is a victory for both, 8 to 9 is lost.
        ("v5 v6 v7 v8 v11", "v3 v4 v9 v10 v13 v14; used +5a", BARE, (ARMED, Gain("save", 1))),
        ("v5 v6 v7 v8 v11", "v3 v4 v9 v10 v13 v14; used +5a", "pass", ("pass", NOTHING)),
        # 3 to 11 before: whoever captured the last villain would have lost at once.
        ("v5 v6 v7", "v3 v4 v8 v9 v10 v11 v13 v14", "pass", ("pass", NOTHING)),
        ("v5 v6 v7", "v3 v4 v8 v9 v10 v11 v13 v14", BARE, (BARE, NOTHING)),
    ],
)
def test_the_last_capture_is_judged_by_who_wins(own: str, others: str, said: str, judged: Any) -> None:
    found = judge(LAST + own, f"{OTHER}; took {others}", move=said, city="v12", options=FEWER)
    assert found == Judgement(*judged)


def test_alone_the_last_capture_saves_the_city() -> None:
    taken = "v3 v4 v5 v6 v7 v8 v9 v10 v11 v13 v14"
    found = [judge(LAST + taken, move=said, city="v12", options=FEWER) for said in ("pass", BARE)]
    assert found == [Judgement(ARMED, Gain("win", 1)), Judgement(BARE, NOTHING)]


# Alone (§7.7): a round in which nobody is captured is a round more

BUILT = "hand l4a l1a h1a; H1 h1b b1b l2c; begun h2a b3a; took v3"
"""4 and, with legs of 4, 9, who is in the city; with legs of 1 it would be 6, and 10 with the 4."""
LOST = Gain("worth", 3.0)


def judge_card(
    row: str, move: str, *, plays: int = 2, other: str = "", left: str = "v9 v12 v14"
) -> Judgement:
    """Judge a card of somebody who plays alone, or with another."""
    gone = " ".join(f"v{each}" for each in range(3, 15) if f"v{each}" not in left.split())
    clock = "starter 0, round 1, idle 0, dry 0, calm 0" + (", acted" if plays == 1 else "")
    state = scene(
        row.replace("took v3", f"took {gone}"),
        *([other] if other else []),
        doing=f"acts, {plays} plays left",
        city=left,
        sidekick="h1d h2d h3d",
        counts=clock,
        options=FEWER,
    )
    assert state.why_not(0, move) is None
    judged = LEAGUE.judge(state, 0, move)
    assert judged is not None
    return judged


@pytest.mark.parametrize("move", ["done", "hq h1a"])
def test_alone_a_turn_ended_before_the_card_that_captures_is_a_round_lost(move: str) -> None:
    assert judge_card(BUILT, move) == Judgement("play l4a", LOST)


def test_alone_the_last_card_is_judged_and_the_one_before_may_be_a_plan() -> None:
    assert judge_card(BUILT, "play l1a", plays=1) == Judgement("play l4a", LOST)
    assert judge_card(BUILT, "play l1a") == Judgement("play l1a", NOTHING)
    assert judge_card(BUILT, "done", other="hand h5a") == Judgement("done", NOTHING), (
        "with others it is a plan"
    )


def test_alone_the_only_card_that_captures_is_praised() -> None:
    assert judge_card(BUILT, "play l4a", plays=1) == Judgement("play l4a", LOST)
    same = BUILT.replace("l1a", "l4b")
    assert judge_card(same, "play l4a", plays=1) == Judgement("play l4a", LOST), (
        "a copy of it is no other card"
    )
    more = BUILT.replace("h1a", "+5a")  # 4, or 9 with the device
    assert judge_card(more, "play l4a", plays=1) == Judgement("play l4a", NOTHING)


def test_alone_nothing_is_lost_where_no_card_would_have_captured() -> None:
    assert judge_card(BUILT, "done", left="v11 v14") == Judgement("done", NOTHING)
    assert judge_card(BUILT, "play l1a", plays=1, left="v11 v14") == Judgement("play l1a", NOTHING)


# Right after the turn

FREE = {"hints": True, "takebacks": True}
BETTER = {
    "kind": "better",
    "at": 0,
    "seat": 0,
    "better": "capture v20 : H1 +10a s",
    "gain": {"code": "worth", "value": 3.0},
}


def open_scene(parlour: Parlour, *, sitter: Json = PERSON, aids: Json = FREE, doing: str = "captures") -> int:
    """Seat somebody in the position of the tests above; returns the table's number."""
    new = ask(parlour, "new", game="league", options={"equations": "before"}, seats=[sitter], aids=aids)
    number: int = new["table"]
    table = parlour.sittings[number].table
    table.state = scene(ROW, doing=doing, city=WHOLE, sidekick="h1c b1a l1a", options=OPTIONS)
    del table.journal[:], table.past[:]
    return number


def missed_by(parlour: Parlour, table: int, move: str) -> Json | None:
    """Play a sentence of the first seat, and return what it has missed."""
    at = len(parlour.sittings[table].table.journal)
    told = ask(parlour, "play", table=table, seat=0, move=move)
    assert "replies" in told
    if not told["sought"]:
        return None
    begun = ask(parlour, "seek", table=table, at=at)
    missed: Json | None = ask(parlour, "step", job=begun["job"], ms=1000)["missed"]
    return missed


def test_what_was_missed_is_told_right_after_the_turn() -> None:
    parlour = open_house()
    table = open_scene(parlour)
    missed = missed_by(parlour, table, "pass")
    assert missed is not None
    event, scored = missed.pop("events")
    del missed["merits"]
    assert missed == {**BETTER, "move": "pass", "answer": []}
    assert event["kind"] == "captured"
    assert (event["data"]["weakness"], event["data"]["points"]) == (20, 3)
    assert event["data"]["sums"] == "7 + 10 + 3"
    assert scored["kind"] == "scored"
    assert ask(parlour, "look", table=table)["replies"][0]["hints"] == 0, "nobody asked for it"


def test_it_is_what_the_review_tells_of_the_same_decision() -> None:
    table = Table(LEAGUE, {}, (Sitter(), Sitter(level=1)), "alike")
    table.settle()
    rng, missed = Rng("alike"), []
    while table.waiting():
        seat, at = table.waiting()[0], len(table.journal)
        table.play(
            seat, "pass" if table.state.why_not(seat, "pass") is None else table.state.sample(seat, rng)
        )
        missed.append(finish(seek_missed(table, at)).point)
    found = [point for point in missed if point]
    reviewing = review(table)
    while True:
        try:
            next(reviewing)
        except StopIteration as finished:
            points = finished.value
            break
    assert len(points) > 3
    assert [point for point in points if point.kind == "better" and point not in found] == []


@pytest.mark.parametrize("move", ["capture v20 : H1 H2 +5a s", "resign"])
def test_nothing_is_told_where_nothing_was_missed(move: str) -> None:
    parlour = open_house()
    assert missed_by(parlour, open_scene(parlour), move) is None


def test_nothing_is_told_before_the_turn_is_over() -> None:
    parlour = open_house()
    assert missed_by(parlour, open_scene(parlour, doing="acts, 2 plays left"), "done") is None


@pytest.mark.parametrize(
    "given",
    [{"sitter": COMPUTER}, {"aids": {"hints": False, "takebacks": True}}],
    ids=["computer", "hints off"],
)
def test_it_is_told_to_people_who_may_have_hints(given: Json) -> None:
    parlour = open_house()
    assert missed_by(parlour, open_scene(parlour, **given), "pass") is None


def test_it_is_not_told_in_a_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    def judge(_: League, state: LeagueState, seat: Seat, move: Move) -> Judgement:
        others = (state.sample(seat, Rng(number)) for number in range(100))
        return Judgement(next(other for other in others if other != move), Gain("worth", 3.0))

    monkeypatch.setattr(League, "judge", judge)
    parlour = open_house()
    told = ask(parlour, "lesson", game="league", lesson=1)
    table = parlour.sittings[told["table"]].table
    move = next(iter(goals_of(parlour, told["table"])))
    assert find_after(table, move)
    assert missed_by(parlour, told["table"], move) is None


def find_after(table: Table, move: str) -> object:
    """Return what a sentence would miss, and leave the table as it is."""
    other = Table(table.game, table.options, table.sitters, table.seed, table.state)
    other.play(0, move)
    return finish(seek_missed(other, 0)).point


# The review


@pytest.mark.parametrize("seats", [1, 3])
def test_a_review_names_captures_and_of_whoever_plays_alone_cards_too(seats: int) -> None:
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
    faults = [point for point in points if point.kind == "better"]
    assert faults
    for point in faults:
        state = table.stood(point.at)
        assert point.better.startswith("capture ") or (seats == 1 and point.gain == LOST)
        assert state.why_not(point.seat, point.better) is None
        assert isinstance(state, LeagueState)
        assert point.gain.code == "worth" or len(state.left()) == 1, "who wins by the last one counts more"
        assert seats == 1 or point.events[0]["kind"] == "captured"
