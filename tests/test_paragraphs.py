"""Every paragraph of a game's rules has a test, and no test, refusal or ruling rests on what is not there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.games import REGISTRY
from parlour.terminal import texts
from parlour.terminal.ground import find_game

TESTS = Path(__file__).parent / "games"
ROOT = TESTS.parent.parent
RULES = ROOT / "web" / "games"
GAMES = [*REGISTRY, "null"]
RULED = {path.parent.name: path.read_text(encoding="utf-8") for path in sorted(RULES.glob("*/rulings.md"))}
"""What was ruled in a game where its rule book leaves it open: for who reads the code."""

CITED = re.compile(r"\b(R-[A-Z]{2}-)(\d\d[a-z]?)((?:(?:,| …) -?\d\d\b)*)")
"""A ruling, and others of the same game behind it: `R-HX-15 … 19, 48`."""


def paragraphs_of(game: str) -> list[str]:
    """Return the numbers of a game's paragraphs, in order."""
    return re.findall(r"^§(\d+(?:\.\d+)?) ", texts.find_text(game, texts.RULES) or "", re.M)


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


def rulings_of(game: str) -> list[str]:
    """Return the numbers of a game's rulings."""
    return re.findall(r"^\*\*(R-[A-Z]{2}-\d\d[a-z]?)\*\* ", RULED[game], re.M)


def list_cited(text: str) -> set[str]:
    """Return the rulings that a text cites, those between two as well."""
    cited = set()
    for prefix, first, others in CITED.findall(text):
        cited.add(prefix + first)
        last = first
        for sign, number in re.findall(r"(,| …) -?(\d\d)", others):
            between = range(int(last[:2]) + 1, int(number)) if sign != "," else ()
            cited |= {f"{prefix}{each:02}" for each in (*between, int(number))}
            last = number
    return cited


def test_rulings_are_cited_one_by_one_and_in_a_row() -> None:
    assert list_cited("(R-HX-24b) R-HX-15 … 17, 48; 51; R-NU-17, -18; R-NB-01, §5.3") == {
        *("R-HX-24b", "R-HX-15", "R-HX-16", "R-HX-17", "R-HX-48", "R-NU-17", "R-NU-18", "R-NB-01")
    }


def test_every_ruling_that_is_cited_is_told() -> None:
    sources = [
        path
        for folder in ("py", "tests", "e2e", "web")
        for ending in ("py", "js", "mjs", "css", "ftl", "md")
        for path in (ROOT / folder).rglob(f"*.{ending}")
        if "node_modules" not in path.parts and path != Path(__file__)
    ]
    cited = {ruling for path in sources for ruling in list_cited(path.read_text(encoding="utf-8"))}
    assert len(cited) > 140
    assert cited - {ruling for game in RULED for ruling in rulings_of(game)} == set()


@pytest.mark.parametrize("game", RULED)
def test_rulings_stand_once_and_rest_on_paragraphs_that_are_there(game: str) -> None:
    rulings = rulings_of(game)
    assert len(set(rulings)) == len(rulings)
    assert len({ruling[:5] for ruling in rulings}) == 1, "the letters of a game are its own"
    named = set(re.findall(r"§(\d+(?:\.\d+)?)", RULED[game]))
    assert named
    assert named <= set(paragraphs_of(game))
