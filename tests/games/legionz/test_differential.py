"""The referee and the plain second referee agree on random games of two to six: sentences, ends and scores."""

from collections import Counter
from pathlib import Path

import pytest

from parlour.conformance.second import Duel, load_oracle
from parlour.terminal.fuzz import Finding, try_game
from parlour.terminal.ground import find_game

GAMES = Path(__file__).parents[1]
FEW, MANY = 2, 30
"""Random games of each kind; many by `--slow`."""


@pytest.mark.parametrize("loops", [False, True])
@pytest.mark.parametrize("seats", range(2, 7))
def test_both_referees_agree_on_random_games(
    seats: int, loops: bool, slow: bool, pytestconfig: pytest.Config
) -> None:
    oracle = load_oracle(GAMES, "legionz")
    assert oracle is not None
    reasons: Counter[str] = Counter()
    games = pytestconfig.getoption("--oracle-games") or (MANY if slow else FEW if seats < 5 else 1)
    for number in range(games):
        duel = Duel(find_game("legionz"), f"{seats}:{loops}:{number}", oracle, {"loops": loops}, seats)
        finding = try_game(duel)
        assert not isinstance(finding, Finding), str(finding)
        assert duel.compared
        reasons[finding] += 1
    assert reasons.total() == games
