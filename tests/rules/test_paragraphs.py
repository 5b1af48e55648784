"""Every numbered paragraph of a game's rules has a test, and no test has a paragraph that is not there."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = HERE.parent.parent / "web" / "rules"
GAMES = sorted(path.stem.removeprefix("test_") for path in HERE.glob("test_*.py") if path != Path(__file__))


@pytest.mark.parametrize("game", [game for game in GAMES if (RULES / f"{game}.md").exists()])
def test_every_paragraph_has_a_test(game: str) -> None:
    paragraphs = set(re.findall(r"^§([\d.]+) ", (RULES / f"{game}.md").read_text(encoding="utf-8"), re.M))
    source = (HERE / f"test_{game}.py").read_text(encoding="utf-8")
    named = {match.replace("_", ".") for match in re.findall(r"^def test_(\d+(?:_\d+)?)_[a-z]", source, re.M)}
    assert paragraphs
    assert paragraphs - named == set(), "paragraphs without a test"
    assert named - paragraphs == set(), "tests of paragraphs that are not there"
