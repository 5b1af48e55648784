"""What teachers read of a game: its notes keep to their form, and each lesson leads to what is there."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from door import GAMES
from packs import open_pack

from parlour.puzzles.sheets import Sheet, make_sheet, read_sheet, write_sheet
from workshop.practice import list_practice

WEB = Path(__file__).resolve().parent.parent / "web" / "games"
PLAYED = [key for key in GAMES if (WEB / key / "teachers" / "lessons.json").exists()]

HEADINGS = ["Why this game", "How to begin", "Key questions", "Support", "Extension", "Skills"]
MOST_WORDS = 470
"""One page, for a teacher with ten minutes."""

LESSONS = 5
MINUTES = range(25, 46)
FEWEST_FITTING = 6
"""Puzzles that fit each draw of a sheet: more than it draws of them, so that another class word brings others."""


def read(key: str, name: str) -> str:
    return (WEB / key / "teachers" / name).read_text(encoding="utf-8")


def read_lessons(key: str) -> list[dict[str, Any]]:
    lessons: list[dict[str, Any]] = json.loads(read(key, "lessons.json"))
    return lessons


def list_steps(key: str, does: str) -> list[dict[str, Any]]:
    return [step for lesson in read_lessons(key) for step in lesson["steps"] if step["do"] == does]


def test_each_game_has_something_for_teachers() -> None:
    with_puzzles = [key for key in GAMES if (WEB / key / "puzzles" / "skills.json").exists()]
    assert with_puzzles == PLAYED


@pytest.mark.parametrize("key", PLAYED)
def test_notes_are_one_page_in_one_order(key: str) -> None:
    notes = read(key, "en.md")
    assert re.findall(r"^#+ (.+)$", notes, re.M) == HEADINGS
    assert len(re.findall(r"[\w’-]+", notes)) <= MOST_WORDS


@pytest.mark.parametrize("key", PLAYED)
def test_what_notes_name_is_called_so(key: str) -> None:
    """What stands in italics is a word of the page: a way of playing, a lesson, a kind of puzzle, a choice."""
    files = [
        WEB / key / "locales" / "en.ftl",
        WEB / key / "puzzles" / "locales" / "en.ftl",
        WEB.parent / "i18n" / "locales" / "en.ftl",
    ]
    words = set(re.findall(r"= (.+)$", "\n".join(each.read_text(encoding="utf-8") for each in files), re.M))
    named = re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", read(key, "en.md"))
    assert named
    assert [
        each for each in named if not any(word == each or word.startswith(f"{each}:") for word in words)
    ] == []


@pytest.mark.parametrize("key", PLAYED)
def test_there_are_five_lessons_for_a_class(key: str) -> None:
    lessons = read_lessons(key)
    assert len({lesson["key"] for lesson in lessons}) == len(lessons) == LESSONS
    for lesson in lessons:
        youngest, oldest = lesson["age"]
        assert 6 <= youngest < oldest <= 14
        assert lesson["minutes"] in MINUTES
        assert len(lesson["steps"]) >= 3


@pytest.mark.parametrize("key", PLAYED)
def test_each_step_leads_to_what_is_there(key: str) -> None:
    game = GAMES[key]
    for step in list_steps(key, "learn"):
        assert 1 <= step["number"] <= len(game.lessons)
    for step in list_steps(key, "table"):
        assert step["seats"] in game.presets[step["preset"]].seats
        assert 0 <= step["level"] <= len(game.levels)
        assert game.check({**game.defaults(), **game.presets[step["preset"]].options}, step["seats"]) is None
    prints = ["rules", *re.findall(r'key: "(\w+)"', (WEB / key / "print.js").read_text(encoding="utf-8"))]
    for step in list_steps(key, "print"):
        assert step["what"] in prints


@pytest.mark.parametrize("key", PLAYED)
def test_each_sheet_of_a_lesson_is_one_and_has_enough_to_draw_from(key: str) -> None:
    game, pack, practised = GAMES[key], list(open_pack(key).items()), list_practice(GAMES[key])
    sheets = list_steps(key, "sheet")
    assert sheets
    skills = json.loads((WEB / key / "puzzles" / "skills.json").read_text(encoding="utf-8"))
    for step in sheets:
        sheet = make_sheet(game, {"title": "A lesson", "locks": step["locks"], "items": step["items"]})
        assert isinstance(sheet, Sheet), sheet
        text = write_sheet(sheet)
        assert isinstance(text, str)
        assert isinstance(read_sheet(text, GAMES.__getitem__), Sheet)
        for draw in step["items"]:
            assert draw["first"] <= len(pack), "the draw is the same for ever"
            assert not draw["preset"] or draw["preset"] in game.presets
            assert not draw["skill"] or draw["skill"] in skills["skills"]
            fitting = [
                name
                for name, puzzle in pack[: draw["first"]]
                if (puzzle.task, puzzle.dots) == (draw["task"], draw["dots"])
                and draw["preset"] in ["", *practised[name]["presets"]]
                and draw["skill"] in ["", *practised[name]["skills"]]
            ]
            assert len(fitting) >= FEWEST_FITTING, draw


@pytest.mark.parametrize("key", PLAYED)
def test_each_lesson_has_its_words_and_no_word_is_left_over(key: str) -> None:
    expected = {
        f"ready-{lesson['key']}-{part}"
        for lesson in read_lessons(key)
        for part in ("title", "aim", *(f"step-{at}" for at in range(1, len(lesson["steps"]) + 1)))
    }
    words = set(re.findall(r"^([\w-]+) =", read(key, "locales/en.ftl"), re.M))
    assert {word for word in words if not word.startswith("print-")} == expected
