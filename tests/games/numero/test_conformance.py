"""Numero keeps the contract's promises: random games of its sorts, each promise tried at many of their positions."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.conformance.player import Case
from parlour.conformance.suite import check_games
from parlour.conformance.zone import load_zone
from parlour.core.game import Json
from parlour.games.numero import NUMERO

RECORDS, EVERY = 60, 4

TABLES: list[tuple[Json, int]] = [
    ({"pack": "ten", "help1": "glow", "help2": "self"}, 4),
    ({"pack": "complex", "exact": True, "help1": "self"}, 2),
    ({"pack": "full", "goal": "points", "challenges": True}, 3),
    ({"pack": "full", "goal": "points"}, 1),
]


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_numero_keeps_the_contract(options: Json, seats: int) -> None:
    zone = load_zone(Path(__file__).parent)
    assert zone is not None
    check_games(Case(NUMERO, "tried", options, seats), zone, RECORDS, 1, EVERY)
