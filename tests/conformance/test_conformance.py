"""Every game of the parlour, with every preset and at every number of seats, keeps the contract."""

from __future__ import annotations

import pytest
from houses import read_rules, zone_of

from parlour.conformance.suite import Case, check_games, list_cases
from parlour.conformance.title import check_title
from parlour.core.game import Game
from parlour.games import REGISTRY, find
from parlour_null import NULL

GAMES: list[Game] = [NULL, *(find(key) for key in REGISTRY)]
FEW, MANY = (80, 1, 5), (250, 2, 1)
"""Records and games of each case, at the least, and of how many positions one is asked everything; many by `--slow`."""


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_the_title_declares_what_it_must(game: Game) -> None:
    check_title(game, read_rules(game))


@pytest.mark.parametrize("case", list_cases(GAMES), ids=str)
def test_random_games_keep_the_contract(case: Case, slow: bool) -> None:
    check_games(case, zone_of(case.game), *(MANY if slow else FEW))
