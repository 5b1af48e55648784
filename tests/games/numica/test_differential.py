"""The referee and the plain second referee agree on random games: moves, move sets, ends and scores."""

from collections import Counter
from pathlib import Path

import pytest
from dealing import deal_numbers

from parlour.conformance.second import Duel, load_oracle
from parlour.terminal.fuzz import Finding, try_game
from parlour.terminal.ground import find_game

GAMES = Path(__file__).parents[1]
FEW, MANY = 4, 30
"""Random games of each kind and day; by `--slow` many, always the same."""


@pytest.mark.parametrize("setup", ["turn", "secret"])
@pytest.mark.parametrize("moves", ["sheet", "sdg"])
def test_numica_agrees_on_random_games(
    moves: str, setup: str, day: int, slow: bool, pytestconfig: pytest.Config
) -> None:
    oracle = load_oracle(GAMES, "numica")
    assert oracle is not None
    reasons: Counter[str] = Counter()
    for number in deal_numbers(day, slow, FEW, MANY, pytestconfig):
        options = {"tiles": "sheet", "moves": moves, "setup": setup}
        player = Duel(find_game("numica"), f"{moves}:{setup}:{number}", oracle, options, 2)
        finding = try_game(player)
        assert not isinstance(finding, Finding), str(finding)
        assert player.compared
        reasons[finding] += 1
    # Games that are played in a quiet manner reach the other ends too, so that these are compared as well.
    if slow:
        assert reasons["captures"]
        assert reasons["quiet"] or reasons["repetition"]
