"""Every paragraph of a game's rules has a test, and no test or refusal rests on one that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.games import REGISTRY
from parlour.terminal.ground import find_game
from parlour.terminal.rules import find_rules

TESTS = Path(__file__).parent / "games"
RULES = TESTS.parent.parent / "web" / "games"
GAMES = [*REGISTRY, "null"]


def paragraphs_of(game: str) -> list[str]:
    """Return the numbers of a game's paragraphs, in order."""
    return re.findall(r"^§(\d+(?:\.\d+)?) ", find_rules(game) or "", re.M)


def test_every_game_has_its_rules_and_no_rules_lack_their_game() -> None:
    assert sorted(REGISTRY) == sorted(path.parent.parent.name for path in RULES.glob("*/rules/en.md"))


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_has_a_test(game: str) -> None:
    paragraphs = set(paragraphs_of(game))
    # A long rule book's tests stand in several files.
    source = "\n".join(
        path.read_text(encoding="utf-8") for path in sorted((TESTS / game).glob("test_rules*.py"))
    )
    named = {match.replace("_", ".") for match in re.findall(r"^def test_(\d+(?:_\d+)?)_[a-z]", source, re.M)}
    assert paragraphs
    assert paragraphs - named == set(), "paragraphs without a test"
    assert named - paragraphs == set(), "tests of paragraphs that are not there"


@pytest.mark.parametrize("game", GAMES)
def test_paragraphs_are_numbered_once_and_in_order(game: str) -> None:
    numbers = [tuple(map(int, number.split("."))) for number in paragraphs_of(game)]
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_rests_on_a_paragraph_that_is_there(game: str) -> None:
    cited = {rule for rules in find_game(game).codes.values() for rule in rules.split()}
    assert cited <= {f"§{number}" for number in paragraphs_of(game)}
