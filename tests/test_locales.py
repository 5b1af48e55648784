"""Every code of the engine, and every word that the page asks for, has its message in every language."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest
from door import page_of

from parlour.api import Parlour, answer
from parlour.core.game import Gained, Game
from parlour.door.marking import SHEETS_CODES
from parlour.door.puzzles import PUZZLE_CODES
from parlour.games import REGISTRY, find
from parlour.games.league import cards
from parlour.puzzles.tasks import find_tasks
from parlour_null import NULL
from workshop.site import find_goal

WEB = Path(__file__).resolve().parent.parent / "web"
LANGUAGES = sorted(path.stem for path in (WEB / "i18n" / "locales").glob("*.ftl"))
GAMES = [*REGISTRY, "null"]

PARTS = ("puzzles", "sheets", "teachers")
"""The parts of the page that bring words of their own."""

LESSON_PARTS = ("title", "task", "hint", "other", "cheer", "done")


def source_of(language: str, name: str) -> Path:
    """Return the file with what the shell or a game says."""
    folder = WEB / "i18n" if name == "shell" else page_of(name)
    return folder / "locales" / f"{language}.ftl"


def part_of(language: str, name: str, part: str) -> Path:
    """Return the file with what the shell or a game says in a part of the page; a game without it has none."""
    folder = WEB / part if name == "shell" else page_of(name) / part
    return folder / "locales" / f"{language}.ftl"


def messages(language: str, name: str) -> set[str]:
    files = [source_of(language, name), *(part_of(language, name, part) for part in PARTS)]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def describe(key: str) -> dict[str, Any]:
    parlour = Parlour()
    parlour.wheels["null"] = NULL
    return answer(parlour, json.dumps({"verb": "describe", "game": key}))


def needed(key: str) -> set[str]:
    """Return every message that a game may need."""
    told = describe(key)
    wanted = {"title", "blurb", "score"}
    wanted |= {f"refusal-{code}" for code in told["codes"]}
    wanted |= {f"event-{kind}" for kind in told["kinds"]}
    wanted |= {f"reason-{reason}" for reason in told["reasons"]}
    wanted |= {f"ask-{ask}" for ask in told["asks"]}
    wanted |= {f"window-{window}" for window in told["windows"]}
    wanted |= {f"merit-{merit}" for merit in told["merits"]}
    wanted |= {f"{part}-{code}" for code in told["inquiries"] for part in ("inquire", "inquired")}
    wanted |= {f"preset-{preset}{part}" for preset in told["presets"] for part in ("", "-means")}
    wanted |= {f"colour-{colour}" for colour in told["colours"]}
    for lesson in told["lessons"]:
        wanted |= {f"lesson-{lesson['key']}-{part}" for part in LESSON_PARTS}
    wanted |= needed_for_puzzles(key)
    for option in told["options"]:
        wanted.add(f"option-{option['key']}")
        if option["kind"] == "choice":
            wanted |= {f"option-{option['key']}-{choice}" for choice in option["choices"]}
        if option["kind"] == "text":
            wanted.add(f"option-{option['key']}-help")
    return wanted


def needed_for_puzzles(key: str) -> set[str]:
    """Return every message that a game's puzzles and skills may need."""
    wanted: set[str] = set()
    for task in find_tasks(find(key)) if key in REGISTRY else ():
        wanted |= {f"task-{task.key}", f"task-{task.key}-title"}
        wanted |= set() if task.several else {f"right-{task.key}"}
        wanted |= set() if task.several or task.words else {f"merit-judge-{task.key}"}
        wanted |= {f"refusal-wrong-{code}" for code in task.wrongs} | {f"word-{word}" for word in task.words}
    skills = page_of(key) / "puzzles" / "skills.json"
    if skills.exists():
        wanted |= {f"skill-{skill}" for skill in json.loads(skills.read_text(encoding="utf-8"))["skills"]}
    return wanted


def read_scripts() -> str:
    """Return the page's own scripts, and those of the null game's wheel, as one text."""
    scripts = [*sorted(WEB.rglob("*.js")), *page_of("null").glob("*.js")]
    scripts = [path for path in scripts if "node_modules" not in path.parts]
    return "\n".join(path.read_text(encoding="utf-8") for path in scripts)


def said_in_scripts() -> set[str]:
    """Return every message that the page's scripts ask for by its whole name."""
    return set(re.findall(r"(?<!this\.)\b(?:say|told)\(\s*[\"'`]([a-z][\w-]*)[\"'`]", read_scripts()))


def is_named(message: str, scripts: str) -> bool:
    """Tell whether scripts name a message: whole, or by a beginning that a code is put after."""
    words = message.split("-")
    begun = ("-".join(words[:count]) + "-${" for count in range(1, len(words)))
    return f'"{message}"' in scripts or any(f"`{each}" in scripts for each in begun)


def needed_for_settings() -> set[str]:
    """Return every message that the settings' rows may need, by the page's schema."""
    schema = (WEB / "model" / "params.js").read_text(encoding="utf-8")
    wanted = {"setting-on", "setting-off", "setting-lang-auto"}
    for name, entry in re.findall(r"^  (\w+): \{$(.*?)^  \},$", schema, re.MULTILINE | re.DOTALL):
        if "setting: true" in entry:
            choices = re.search(r"choices: \[(.*?)\]", entry, re.DOTALL)
            words = re.findall(r'"(\w+)"', choices[1]) if choices else []
            wanted |= {f"setting-{name}", *(f"setting-{name}-{word}" for word in words)}
    return wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_has_its_messages(language: str) -> None:
    written = {each for each in messages(language, "shell") if each.startswith("setting-")}
    assert len(written) > 20
    helps = {each for each in written if each.endswith("-help")}
    assert helps <= {f"{each}-help" for each in needed_for_settings()}
    assert written - helps == needed_for_settings()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_code_of_a_game_has_its_message(language: str, key: str) -> None:
    missing = needed(key) - messages(language, key) - messages(language, "shell")
    assert not missing, f"add to {source_of(language, key)}: {sorted(missing)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_the_table_has_its_message(language: str) -> None:
    told = describe("null")["table"]
    wanted = {f"refusal-{code}" for code in (*told["codes"], *PUZZLE_CODES, *SHEETS_CODES)}
    wanted |= {f"notice-{code}" for code in told["errors"]}
    missing = wanted - messages(language, "shell")
    assert not missing, f"add to {source_of(language, 'shell')}: {sorted(missing)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_page_has_its_message(language: str) -> None:
    every_game = set.union(*(messages(language, key) for key in GAMES))
    missing = said_in_scripts() - messages(language, "shell") - every_game
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language: str) -> None:
    page = (WEB.parent / "index.html").read_text(encoding="utf-8")
    scripts = read_scripts()
    said = set(re.findall(r'data-say="([\w-]+)"', page))
    for name in ("shell", *GAMES):
        left = {each for each in messages(language, name) - said if not is_named(each, scripts)}
        assert not left, f"{name}.ftl has messages that nobody says: {sorted(left)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_no_coded_message_of_a_game_is_left_over(language: str, key: str) -> None:
    coded = ("ask-", "event-", "lesson-", "option-", "preset-", "reason-", "refusal-", "merit-", "window-")
    coded += ("task-", "right-", "skill-")
    asked = ("inquire-", "inquired-")
    left = {each for each in messages(language, key) if each.startswith(coded + asked)} - needed(key)
    assert not left, f"{key}.ftl has messages for codes that the game does not give: {sorted(left)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_an_advice_is_about_what_may_happen(language: str, key: str) -> None:
    advised = {each.removeprefix("would-") for each in messages(language, key) if each.startswith("would-")}
    assert advised <= set(describe(key)["kinds"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_its_own_words_only_for_gains_that_there_are(language: str, key: str) -> None:
    known = {f"{part}-{code}" for part in ("gain", "lead") for code in get_args(Gained)}
    assert known <= messages(language, "shell")
    assert {each for each in messages(language, key) if each.startswith(("gain-", "lead-"))} <= known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", REGISTRY)
def test_the_deal_of_the_day_has_a_goal_and_words_for_it(language: str, key: str) -> None:
    game = find(key)
    goal = find_goal(game)
    if game.par:
        assert (goal["par"], goal["level"]) == (True, game.par)
        alone = [preset.options for preset in game.presets.values() if 1 in preset.seats]
        assert goal["options"] == {**game.defaults(), **alone[0]}, (
            "what is offered first to whoever plays alone"
        )
    else:
        assert goal["options"] == game.defaults(), "the published games were played so"
        assert "par" not in goal
    assert (goal["most"] > 0) == bool(goal["measure"])
    wanted = {f"goal-{game.measure}", f"goal-{game.measure}-count"} if goal["measure"] else set()
    if game.par:
        wanted = {"goal-score"}
    written = {each for each in messages(language, key) if each.startswith("goal-")}
    assert written == wanted
    if goal["measure"]:
        [alone] = [each for each in describe(key)["alone"] if each["level"] == goal["level"]]
        assert (goal["measure"], goal["most"]) == (game.measure, alone["median"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", REGISTRY)
def test_a_game_has_words_for_what_was_missed_and_for_what_is_taken_then(language: str, key: str) -> None:
    written = messages(language, key)
    missed, steps, then = (
        {each.removeprefix(part) for each in written if each.startswith(part)}
        for part in ("missed-", "step-", "then-")
    )
    assert missed or type(find(key)).judge is Game.judge
    assert missed | steps | then <= set(describe(key)["kinds"])
    assert then == find(key).strikes


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_league_has_its_word_and_no_other(language: str) -> None:
    path = Path(cards.__file__).parent / "data.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    signs = str.maketrans({"+": "plus", "-": "minus"})
    wanted = {f"part-{part['key']}" for part in data["parts"]}
    wanted |= {f"device-{device['key'][:-1].translate(signs)}" for device in data["devices"]}
    wanted |= {
        f"villain-{villain[side]['key']}" for villain in data["villains"] for side in ("yellow", "green")
    }
    assert len(wanted) == 75 + 9 + 48
    written = {
        each for each in messages(language, "league") if each.startswith(("part-", "device-", "villain-"))
    }
    assert written == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_of_one_kind_have_different_words(language: str) -> None:
    text = source_of(language, "league").read_text(encoding="utf-8")
    for kind in ("part-h", "part-b", "part-l", "device-", "villain-"):
        words = re.findall(rf"^{kind}\S* = (.+)$", text, re.MULTILINE)
        assert len(set(words)) == len(words) > 8
