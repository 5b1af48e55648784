"""The diagrams in the rules: sound positions, right sums, and a sentence for what stops the build.

That each of their marks names something drawn, the build checks with the renderer: `tests/page/diagrams.test.mjs`.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from door import GAMES, page_of
from packs import PACKED

from parlour.core.game import Json
from parlour.games import REGISTRY
from parlour.terminal.rules import draw_diagrams, read_paragraphs
from parlour.terminal.texts import RULES, find_text
from parlour_null import NULL
from workshop.diagrams import FENCE, list_diagrams, list_pictures, read_diagrams
from workshop.steps import Failed

SHOWN = [*REGISTRY, "null"]
GOOD = """§1 A card.

```diagram
alt: A hand of three cards.
show: 4
marks: ring 15
position:
null, 3 cards, hands hidden
hand 4 9 15, chose 0, played, points 0
hand 2 7 12, chose 0, played, points 0
```
"""


def rules_of(key: str) -> list[Path]:
    """Return a game's rules in every language."""
    files = sorted((page_of(key) / "rules").glob("*.md"))
    assert files
    return files


def read(folder: Path, text: str) -> list[Json]:
    """Read the rules of the null game with this text."""
    file = folder / "en.md"
    file.write_text(text, encoding="utf-8")
    return read_diagrams(NULL, file)


@pytest.mark.parametrize("key", SHOWN)
def test_every_diagram_is_a_sound_position_with_words_for_the_ear(key: str) -> None:
    for file in rules_of(key):
        diagrams = read_diagrams(GAMES[key], file)
        assert diagrams, "the rules of every game have a picture"
        json.dumps(diagrams)
        told = [diagram["alt"] for diagram in diagrams]
        assert len(set(told)) == len(told)
        for diagram in diagrams:
            assert diagram["view"]
            for addends, total in re.findall(r"((?:−?\d+ [+−] )+\d+) = (\d+)", diagram["alt"]):
                assert sum(map(int, re.sub(r"− ", "+ -", addends).split(" + "))) == int(total)


@pytest.mark.parametrize("key", REGISTRY)
def test_what_is_won_and_how_is_shown(key: str) -> None:
    shown = {diagram["rule"] for diagram in list_diagrams(GAMES[key])["en"]}
    assert "§1.2" in shown
    # Short rules need fewer.
    assert len(shown) >= min(10, len(read_paragraphs(find_text(key, RULES) or "")) // 2)


@pytest.mark.parametrize("key", SHOWN)
def test_a_terminal_shows_the_pictures_themselves(key: str) -> None:
    file = page_of(key) / "rules" / "en.md"
    drawn = draw_diagrams(file.read_text(encoding="utf-8"))
    assert "```" not in drawn
    assert "position:" not in drawn
    for diagram in read_diagrams(GAMES[key], file):
        assert f"\n    {diagram['alt']}\n    " in drawn


@pytest.mark.parametrize("key", SHOWN)
def test_no_diagram_is_overlooked_for_its_form(key: str) -> None:
    for file in rules_of(key):
        text = file.read_text(encoding="utf-8")
        assert text.count("```") == 2 * len(FENCE.findall(text))


def test_a_diagram_is_what_its_seat_sees(tmp_path: Path) -> None:
    [diagram] = read(tmp_path, GOOD)
    assert diagram["rule"] == "§1"
    assert (diagram["show"], diagram["marks"], diagram["seats"]) == (["4"], [["ring", "15"]], 2)
    assert diagram["view"] == NULL.from_text(GOOD.partition("position:\n")[2].removesuffix("```\n")).view(0)
    [other] = read(tmp_path, GOOD.replace("show: 4", "seat: 1"))
    assert other["view"]["seat"] == 1
    [said] = read(tmp_path, GOOD.replace("show: 4", "said: play"))
    assert said["open"] == ["4", "9", "15"]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("position:\n", "", "diagram 1, below §1, has no line “position:”"),
        ("show: 4", "shows: 4", "a line that is none of"),
        ("show: 4", "nothing", "a line that is none of"),
        ("alt: A hand of three cards.", "alt: Cards", "needs an “alt:” of whole sentences"),
        ("alt: A hand of three cards.", "seats: 2", "needs an “alt:” of whole sentences"),
        ("alt: A hand", f"alt: A hand {'of hands ' * 40}", "240 letters at most"),
        ("null, 3 cards", "zero, 3 cards", "a position that null cannot read"),
        ("hand 2 7 12", "hand 4 7 12", "has an unsound position"),
        ("show: 4", "said: play 99", "says “play 99”, which leads nowhere"),
        ("§1 A card.", "A card.", "belongs to a paragraph with a number"),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(Failed, match=fault):
        read(tmp_path, GOOD.replace(old, new))


@pytest.mark.parametrize("key", REGISTRY)
def test_the_picture_of_a_kind_of_puzzles_marks_nothing_and_those_of_the_rules_may(key: str) -> None:
    """What somebody overlooks is the answer to many a question, and the point of many a paragraph."""
    pictures = list_pictures(GAMES[key])
    assert bool(pictures) == (key in PACKED)
    assert not any(picture["isHelped"] or picture["marks"] for picture in pictures.values())
    assert all(diagram.get("isHelped", True) for diagram in list_diagrams(GAMES[key])["en"])
