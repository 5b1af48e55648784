"""What people type at Numbers League's table is played as the one sentence that the journal holds."""

from __future__ import annotations

import pytest
from tables import PERSON, code, journal

from games.league.scenes import scene
from parlour.core.table import Table
from parlour.games.league import LEAGUE

PROPER = "capture v13 : H1 +5a H2 -5b"


def capturing() -> Table:
    """Set a table with two armed superheroes whose villain is there: 6 + 5 and 7 - 5 make 13."""
    state = scene(
        "hand h1a; H1 h2a b2a l2a +5a; H2 h2b b2b l3a -5b; took v3",
        "hand l1a",
        doing="captures",
        city="v4 v5 v6 v7 v8 v9 v10 v11 v12 v13 v14",
    )
    return Table(LEAGUE, dict(state.choices._asdict()), (PERSON, PERSON), "typed", state)


@pytest.mark.parametrize(
    "typed",
    [
        PROPER,
        "capture v13 : H2 -5b H1 +5a",
        "  capture   v13 :  H1  +5a H2 -5b ",
        "capture v13 : H1 +5a H2 \u22125b",
        "capture v13 : H1 +5a H2 \u20135b",
        "capture v13 H1 +5a H2 -5b",
        "capture +5a H1 -5b H2 v13",
        "capture H2 : v13 H1 +5a\u00a0-5b",
        "Capture V13: h1 +5A, h2 -5B.",
        "CAPTURE v13 : H1 + 5a H2 \u2011 5b",
        "capture v13 H1, +5a; H2, \uff0d\uff15b",
        "\u201ccapture v١٣ : H١ +٥a H٢ −٥b\u201d",
    ],
)
def test_a_team_is_taken_in_any_order(typed: str) -> None:
    table = capturing()
    played = table.play(0, typed)
    assert isinstance(played, list), played
    assert journal(table)[0] == f"0 {PROPER}"


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("capture v13 : H1 H1 H2", "syntax-team"),
        ("capture v12 v13 : H1 H2", "syntax-team"),
        ("capture v13 : +5a", "device-alone"),
        ("capture v14 : H2 H1", "wrong-sum"),
        ("capture v13", "syntax-unfinished"),
        ("CAPTURE V14: h2, h1.", "wrong-sum"),
        ("capture v1 : H1", "no-villain"),
        ("capture v13 : h9", "no-hero"),
    ],
)
def test_what_is_wrong_stays_wrong(typed: str, expected: str) -> None:
    table = capturing()
    assert code(table.play(0, typed)) == expected
    assert journal(table) == []


def test_cards_for_headquarters_come_in_any_order() -> None:
    state = scene("hand h1a b1a +5a h1b; H1 h2a b2a l2a", "hand l1a")
    table = Table(LEAGUE, dict(state.choices._asdict()), (PERSON, PERSON), "typed", state)
    assert isinstance(table.play(0, "hq  b1a h1a"), list)
    assert journal(table)[0] == "0 hq h1a b1a"
    table = Table(LEAGUE, dict(state.choices._asdict()), (PERSON, PERSON), "typed", state)
    assert isinstance(table.play(0, "HQ: B1A, H1A"), list)
    assert journal(table)[0] == "0 hq h1a b1a"


def test_a_device_is_given_to_somebody() -> None:
    state = scene("hand h1a b1a +5a h1b; H1 h2a b2a l2a", "hand l1a")
    table = Table(LEAGUE, dict(state.choices._asdict()), (PERSON, PERSON), "typed", state)
    assert isinstance(table.play(0, "Device +5a to h1"), list)
    assert journal(table)[0] == "0 device +5a H1"
