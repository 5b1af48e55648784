"""The referee and the plain second referee agree on random games of two to six: sentences, ends and scores."""

from collections import Counter
from pathlib import Path

import pytest
from dealing import deal_numbers

from parlour.conformance.second import Duel, load_oracle
from parlour.terminal.fuzz import Finding, try_game
from parlour.terminal.ground import find_game

GAMES = Path(__file__).parents[1]
FEW, MANY = 1, 30
"""Random games of each kind and day; by `--slow` many, always the same."""


@pytest.mark.parametrize("loops", [False, True])
@pytest.mark.parametrize("seats", range(2, 7))
def test_both_referees_agree_on_random_games(
    seats: int, loops: bool, day: int, slow: bool, pytestconfig: pytest.Config
) -> None:
    oracle = load_oracle(GAMES, "legionz")
    assert oracle is not None
    reasons: Counter[str] = Counter()
    numbers = deal_numbers(day, slow, FEW, MANY, pytestconfig)
    for number in numbers:
        duel = Duel(find_game("legionz"), f"{seats}:{loops}:{number}", oracle, {"loops": loops}, seats)
        finding = try_game(duel)
        assert not isinstance(finding, Finding), str(finding)
        assert duel.compared
        reasons[finding] += 1
    assert reasons.total() == len(numbers)
