"""The query parameters of the address: what each does, and that a bad one does nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlencode

import pytest
from games.numica.e2e.player import NumicaPlayer

from e2e.harness import Person
from e2e.test_screens import AXE, FIND_WIDE, RUN_AXE, TAGS, THEMES


@pytest.fixture(scope="module")
def person(stay: Callable[..., Person]) -> NumicaPlayer:
    return NumicaPlayer(stay(color_scheme="light", drawn=True))


BAD = {
    "lang": "x",
    "theme": "pink",
    "motion": "",
    "sound": "loud",
    "pieces": "huge",
    "coordinates": "maybe",
    "log": "open",
    "pace": "0",
    "seed": '\0">',
    "day": "perhaps",
    "hints": "1",
    "takebacks": "true",
    "seats": "6",
    "options": "a:",
    "preset": "1a",
    "lock": "all",
    "host": "canvas",
    "game": "1x",
    "nobody": "knows",
    "constructor": "on",
    "__proto__": "on",
}


def test_unknown_and_bad_parameters_fall_back_and_are_told(person: Person) -> None:
    person.open("?" + urlencode(BAD))
    told = person.page.locator(".notice").inner_text()
    for name, value in BAD.items():
        known = name not in ("nobody", "constructor", "__proto__")
        shown = value.replace("\0", "")
        assert (f"“{shown}”" in told or f"“{name}={shown}”" in told) == known, name
    assert person.page.get_by_role("heading", level=1).inner_text() == "Number Parlour"
    assert person.read_brightness("body") > 0.7, "as the system has it"
    person.choose_game("Numica")
    assert person.page.get_by_label("By chance", exact=True).is_checked()
    assert person.page.locator("#seat-0").input_value() == "person"


def test_a_game_of_the_address_is_set_up_without_a_look_at_the_lobby(person: Person) -> None:
    person.page.add_init_script(
        """new MutationObserver(() => { window.seen ||= !!document.querySelector(".games"); })
          .observe(document, { childList: true, subtree: true });"""
    )
    person.open("?game=numica")
    person.page.locator("#seat-0").wait_for(state="attached")
    assert not person.page.evaluate("window.seen")


def test_a_game_that_is_not_there_shows_the_lobby(person: Person) -> None:
    person.open("?game=chess")
    assert person.page.get_by_role("heading", level=1).inner_text() == "Number Parlour"


def test_a_game_is_opened_and_a_seed_deals_the_same(person: Person) -> None:
    dealt = []
    for _ in range(2):
        person.open("?game=numica&seed=same&theme=dark")
        person.page.locator("#seat-0").wait_for(state="attached")
        assert person.page.get_by_role("heading", level=1).inner_text() == "Numica"
        person.press("Begin")
        person.wait_for_status("set up:")
        dealt.append(person.read_position())
    assert dealt[0] == dealt[1]
    assert person.read_brightness("body") < 0.25


def test_without_a_seed_every_deal_is_new(person: NumicaPlayer) -> None:
    dealt = []
    for _ in range(2):
        person.open("?pace=instant&notation").begin("person", "1")  # a page loaded anew, as by somebody else
        dealt.append(person.read_position())
    assert dealt[0] != dealt[1]


def test_a_seed_that_is_typed_deals_the_same(person: Person) -> None:
    dealt = []
    for seed in ("word", "word", "another"):
        person.come_home().choose_game("Numica")
        person.open_more()
        person.page.get_by_label("From a word", exact=True).check()
        person.page.get_by_label("Word", exact=True).fill(seed)
        person.press("Begin")
        person.wait_for_status("set up:")
        dealt.append(person.read_position())
    assert dealt[0] == dealt[1] != dealt[2]


def deal_from_word(person: Person, word: str) -> dict[str, str]:
    """Begin a game of a word that is typed; returns how it was dealt."""
    person.open("?pace=instant&notation").choose_game("Numica")
    write_word(person, word)
    person.press("Begin")
    person.wait_for_status("set up:")
    return person.read_position()


def write_word(person: Person, word: str) -> None:
    person.open_more()
    person.page.get_by_label("From a word", exact=True).check()
    person.page.get_by_label("Word", exact=True).fill(word)


@pytest.mark.parametrize("word", ["class 7", "Klasse é “7.B”", "класс 5б", "年级 3 🐻", "long words " * 18])
def test_a_word_deals_the_same_typed_and_from_its_link(person: Person, word: str) -> None:
    person.open("?pace=instant&notation").choose_game("Numica")
    write_word(person, word)
    person.press("Link to this table")
    link = person.page.locator("#share-link").input_value()
    person.page.keyboard.press("Escape")
    dealt = [deal_from_word(person, word), deal_from_word(person, f" {word.upper()}.")]
    for _ in range(2):
        person.page.goto(link)
        person.page.get_by_text("From the word").first.wait_for()
        person.press("Begin")
        person.wait_for_status("set up:")
        dealt.append(person.read_position())
    assert dealt == dealt[:1] * 4


@pytest.mark.parametrize("act", ["Begin", "Link to this table"])
@pytest.mark.parametrize("word", ["", " . "])
def test_what_deals_nothing_is_told_before_it_deals_anything(person: Person, act: str, word: str) -> None:
    person.open("?pace=instant&notation").choose_game("Numica")
    write_word(person, word)
    person.press(act)
    refusal = person.page.locator(".setup > .refusal")
    refusal.get_by_text("That word deals nothing. It needs a letter, a digit or a picture.").wait_for()
    assert person.page.locator(".table").count() == 0
    assert person.page.get_by_role("dialog").count() == 0


DOCS = "docs/parameters.html"
WEB = Path(__file__).resolve().parent.parent / "web"
SCHEMA = WEB / "model" / "params.js"
TOLD = WEB / "build" / "parameters.mjs"


def read_schema() -> dict[str, dict[str, str]]:
    """Of every parameter, its type and default by the schema, and the sentence that the build tells of it."""
    text = SCHEMA.read_text(encoding="utf-8")
    entries = re.findall(r"^  (\w+): \{$(.*?)^  \},$", text, re.MULTILINE | re.DOTALL)
    field = re.compile(r"^    (type|default): \"?(.*?)\"?,$", re.MULTILINE)
    told = dict(re.findall(r'^  (\w+): \{\s*does: "(.*?)"', TOLD.read_text(encoding="utf-8"), re.MULTILINE))
    return {name: {**dict(field.findall(entry)), "doc": told[name]} for name, entry in entries}


def test_the_page_for_site_owners_tells_every_parameter(person: Person) -> None:
    page = person.page
    page.goto(person.address + DOCS)
    rows: list[list[str]] = page.locator("tbody tr").evaluate_all(
        "(rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent.trim()))"
    )
    schema = read_schema()
    assert len(schema) >= 15
    assert sorted(name for name, *_ in rows) == sorted(schema)
    for name, values, usual, doc in rows:
        written = schema[name]
        assert doc == written["doc"]
        assert usual == {"true": "on", "false": "off", "": "none"}.get(written["default"], written["default"])
        assert values
        if written["type"] == "flag":
            assert values.split() == ["on", "off"]


def test_the_page_for_site_owners_can_be_read_by_all(person: Person) -> None:
    page = person.page
    page.goto(person.address + DOCS)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme in ("dark", "light"):
        page.emulate_media(**THEMES[theme])
        found = page.evaluate(RUN_AXE, TAGS)
        assert found["violations"] == [], theme
    for width in (320, 1440):
        page.set_viewport_size({"width": width, "height": 640})
        assert page.evaluate(FIND_WIDE) == [], width
    page.set_viewport_size({"width": 1024, "height": 768})


def test_its_examples_say_nothing_that_is_left_out(person: Person) -> None:
    page = person.page
    page.goto(person.address + DOCS)
    links = page.locator("li a").evaluate_all("(links) => links.map((link) => link.getAttribute('href'))")
    assert len(links) == 3
    told: list[str] = []
    page.on("console", lambda message: told.append(message.text))
    for link in links:
        person.open(link.removeprefix("../"))
        page.locator("#seat-0").wait_for(state="attached")
        assert page.get_by_role("heading", level=1).inner_text() == "Numica"
    assert not [text for text in told if "ignored" in text]
