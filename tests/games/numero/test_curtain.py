"""What everybody is told of a challenge, so that people who share a device answer it on the curtain (§8.2)."""

from __future__ import annotations

import pytest

from parlour.core.game import Json, Seat
from parlour.core.reply import make_reply
from parlour.core.table import Sitter, Table
from parlour.games.numero import NUMERO

from .scenes import scene

ANN, BEN, CLEO = Sitter(), Sitter(), Sitter()
OPTIONS: Json = {"pack": "full", "goal": "points", "challenges": True}


def begin(*sitters: Sitter) -> Table:
    """Set a table at which the first player has just built 10, and may hold no answer."""
    hands = ("g1 g3 g4 g5 g6", "o1 o2 o3 o4 o5", "b1 b2 b3 b4 b5")
    start = scene(*hands, centre="r9; r5; r12", goal="points", challenges=True)
    table = Table(NUMERO, OPTIONS, sitters, "curtain", start=start)
    assert isinstance(table.play(0, "build g1 : r9"), list)
    return table


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_everybody_is_told_what_is_asked_and_what_may_be_said(viewer: Seat | None) -> None:
    table = begin(ANN, BEN, CLEO)
    for asked in (1, 2):
        prompt = make_reply(table, viewer)["prompt"]
        assert prompt["waiting"] == [asked]
        assert prompt["ask"] == {"code": "challenge", "args": {"whom": 0, "values": [10]}}
        assert prompt["answers"] == ["challenge", "pass"]
        assert prompt["seat"] == (asked if viewer == asked else None), "to be told is not to be asked"
        table.play(asked, "pass")


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_of_a_turn_nobody_else_is_told_anything(viewer: Seat | None) -> None:
    table = begin(ANN, BEN, CLEO)
    table.play(1, "pass")
    table.play(2, "challenge")
    prompt = make_reply(table, viewer)["prompt"]
    assert (prompt["waiting"], prompt["ask"]["code"], prompt["answers"]) == ([1], "", [])
    assert make_reply(table, 1)["prompt"]["ask"]["code"] == "turn"
    assert make_reply(table, 1)["prompt"]["answers"] == []


def test_who_never_wants_to_be_asked_is_asked_on_no_curtain() -> None:
    table = begin(ANN, Sitter(wishes={"challenge": "never"}), CLEO)
    assert make_reply(table, None)["prompt"]["waiting"] == [2]
    assert [record.seat for record in table.journal] == [0, 1]


def test_who_could_answer_always_can() -> None:
    """So nobody learns from the curtain what somebody holds who is asked only then."""
    table = begin(ANN, Sitter(wishes={"challenge": "could"}), CLEO)
    assert make_reply(table, None)["prompt"]["waiting"] == [1]


def test_a_game_that_is_over_asks_nothing() -> None:
    table = begin(ANN, BEN, Sitter("computer", 1))
    table.play(0, "resign")
    table.play(1, "resign")
    prompt = make_reply(table, None)["prompt"]
    assert (prompt["waiting"], prompt["ask"]["code"], prompt["answers"]) == ([], "", [])
