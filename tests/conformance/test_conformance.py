"""Every game of the parlour, with every preset and at every number of seats, keeps the contract."""

from __future__ import annotations

import pytest
from houses import read_rules, zone_of

from parlour.conformance.sample import sample_games
from parlour.conformance.suite import Case, check_games, list_cases
from parlour.conformance.title import check_title
from parlour.core.game import Game
from parlour.games import REGISTRY, find
from parlour_null import NULL

GAMES: list[Game] = [NULL, *(find(key) for key in REGISTRY)]
CASES = list_cases(GAMES)
FEW, MANY = 500, 250
"""Records that are checked of each game, shared out to its cases; by `--slow`, of each case."""


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_the_title_declares_what_it_must(game: Game) -> None:
    check_title(game, read_rules(game))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_keep_the_contract(case: Case, day: int, slow: bool) -> None:
    if slow:
        check_games(case, zone_of(case.game), MANY, str(day))
    else:
        share = FEW // sum(1 for other in CASES if other.game is case.game)
        sample_games(case, zone_of(case.game), share, str(day))
