"""The rules: beside the table without getting in its way, else in a dialog; searched, and opened at a place."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from games.numica.e2e.player import CHOOSE_PIECE, MINE, NumicaPlayer
from playwright.sync_api import Locator, ViewportSize

from e2e.harness import CHOSEN, TARGET, Person

SOURCE = Path(__file__).resolve().parent.parent / "web" / "games" / "numica" / "rules" / "en.md"
PHONE: ViewportSize = {"width": 360, "height": 640}
DESK: ViewportSize = {"width": 1280, "height": 800}

HOSTILE = [
    "<img src=x onerror=alert(1)>",
    ".*",
    "[",
    "(((",
    "\\",
    "$&",
    "a|b",
    "^",
    "?",
    "{1}",
    "\u202e",
    "💥" * 20,
]

READ_FOCUS = "() => document.activeElement.ariaLabel ?? document.activeElement.innerText"


@pytest.fixture(scope="module")
def table(stay: Callable[..., Person]) -> NumicaPlayer:
    """One person at a table of Numica, where it is their turn."""
    return NumicaPlayer(stay()).open("?pace=instant&notation&seed=rules").begin_turn()


@pytest.fixture
def desk(table: NumicaPlayer) -> NumicaPlayer:
    """The same before a wide page with no rules open."""
    table.page.set_viewport_size(DESK)
    tidy(table)
    return table


@pytest.fixture
def phone(table: NumicaPlayer) -> NumicaPlayer:
    """The same before a narrow page."""
    table.page.set_viewport_size(PHONE)
    tidy(table)
    return table


def tidy(person: Person) -> None:
    """Close the rules, and choose nothing."""
    if rules(person).count():
        rules(person).get_by_role("button", name="Close").click()
        rules(person).wait_for(state="detached")
    if person.find_spaces(CHOSEN):
        person.press("Put back")
        person.wait_for_status(CHOOSE_PIECE)


def rules(person: Person) -> Locator:
    return person.page.locator(".rules")


def panel(person: Person) -> Locator:
    return person.page.get_by_role("complementary", name="The rules of Numica")


def dialog(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name="The rules of Numica")


def paragraphs() -> list[str]:
    """The paragraphs of the source as plain text."""
    text = SOURCE.read_text(encoding="utf-8")
    return [re.sub(r"\*+", "", line) for line in text.splitlines() if line.startswith("§")]


def is_in_sight(part: Locator, frame: Locator) -> bool:
    inner, outer = part.bounding_box(), frame.bounding_box()
    assert inner is not None
    assert outer is not None
    return bool(outer["y"] <= inner["y"] < outer["y"] + outer["height"] - 10)


def test_the_panel_leaves_board_and_focus_alone(desk: NumicaPlayer) -> None:
    page = desk.page
    piece = desk.find_spaces(MINE)[0]
    desk.find(piece).focus()
    board = page.locator(".board").bounding_box()
    heard = desk.count_heard()
    page.keyboard.press("r")
    panel(desk).wait_for()
    assert page.locator(".board").bounding_box() == board, "the board stays where it was"
    beside = panel(desk).bounding_box()
    assert board is not None
    assert beside is not None
    assert beside["x"] >= board["x"] + board["width"], "and is not covered"
    assert page.evaluate(READ_FOCUS).startswith(f"{piece}, ")
    assert desk.hear("say")[-1] == "The rules are open beside the table."
    assert desk.count_heard() == heard + 1
    log = len(desk.read_log())
    desk.move_somewhere()
    desk.wait_for_log(log + 2)
    assert panel(desk).is_visible(), "it stays open while one plays"


def test_keys_lead_into_the_panel_and_back(desk: Person) -> None:
    page = desk.page
    piece = desk.find_spaces(MINE)[1]
    desk.find(piece).focus()
    page.keyboard.press("r")
    panel(desk).wait_for()
    page.keyboard.press("r")
    page.keyboard.type("rook")
    assert page.get_by_label("Search").input_value() == "rook", "the second time the search has the focus"
    panel(desk).get_by_text("One paragraph was found.").wait_for()
    page.keyboard.press("Escape")
    panel(desk).wait_for(state="detached")
    assert page.evaluate(READ_FOCUS).startswith(f"{piece}, "), "back to where one was"


def test_escape_at_the_board_closes_nothing(desk: NumicaPlayer) -> None:
    desk.press("Rules")
    panel(desk).wait_for()
    piece = desk.choose_first()
    desk.find(piece).focus()
    desk.page.keyboard.press("Escape")
    desk.wait_for_status(CHOOSE_PIECE)
    assert panel(desk).is_visible(), "it took a word back instead"


def test_on_a_phone_and_in_the_lobby_it_is_a_dialog(phone: Person) -> None:
    page = phone.page
    phone.press("Rules")
    dialog(phone).wait_for()
    assert page.evaluate("document.querySelector('dialog').contains(document.activeElement)")
    page.keyboard.press("Escape")
    dialog(phone).wait_for(state="detached")
    assert page.evaluate(READ_FOCUS) == "Menu"


def test_a_refusal_leads_to_its_paragraph(desk: NumicaPlayer) -> None:
    page = desk.page
    rule, text = refuse(desk)
    heard = len(desk.hear("say"))
    page.get_by_role("button", name=f"Rule {rule}", exact=True).click()
    asked = panel(desk).locator(".is-asked")
    asked.wait_for()
    assert asked.inner_text() == text
    assert is_in_sight(asked, panel(desk).locator(".rules-text"))
    assert page.evaluate("scrollY") == 0, "the page itself stays"
    assert desk.hear("say")[heard:] == [text], "it is read out, once"
    assert desk.page.locator("#say").get_attribute("lang") == "en", "in the voice of its language"
    assert page.evaluate(READ_FOCUS) == f"Rule {rule}"


def test_on_a_phone_a_refusal_leads_to_its_paragraph(phone: NumicaPlayer) -> None:
    page = phone.page
    rule, text = refuse(phone)
    page.get_by_role("button", name=f"Rule {rule}", exact=True).click()
    asked = dialog(phone).locator(".is-asked")
    asked.wait_for()
    assert page.evaluate(READ_FOCUS) == text, "a screen reader goes on there"
    bar, whole = dialog(phone).locator(".rules-bar").bounding_box(), dialog(phone).bounding_box()
    assert bar is not None
    assert whole is not None
    assert bar["y"] - whole["y"] < 2, "only the bar stays above what is read"
    assert bar["height"] < whole["height"] / 8
    assert is_in_sight(asked, dialog(phone))
    assert (asked.bounding_box() or bar)["y"] > bar["y"] + bar["height"]


def refuse(person: NumicaPlayer) -> tuple[str, str]:
    """Have something refused; return the number of the rule and its paragraph."""
    person.choose_first()
    board = person.read_board()
    person.touch(next(word for word, label in board.items() if TARGET not in label and ", empty" in label))
    link = person.page.locator(".refusal .link")
    link.wait_for()
    rule = link.inner_text().removeprefix("Rule ")
    text = next(each for each in paragraphs() if each.split()[0] == rule)
    return rule, text


@pytest.mark.parametrize(
    "query",
    ["catch", "Two Squares", "§4.3", "knight chess", "our ruling", "(1 to 5)", "8 × 8", "zebra", "  "],
)
def test_the_search_finds_what_is_there(desk: Person, query: str) -> None:
    desk.press("Rules")
    words = query.lower().split()
    wanted = [each for each in paragraphs() if all(word in each.lower() for word in words)]
    panel(desk).get_by_label("Search").fill(query)
    shown = panel(desk).locator(".rules-text p")
    desk.page.wait_for_function(
        "(count) => document.querySelectorAll('.rules-text p').length === count", arg=len(wanted)
    )
    assert shown.all_inner_texts() == wanted
    status = panel(desk).get_by_role("status")
    marks = panel(desk).locator("mark").all_inner_texts()
    if not words:
        assert status.inner_text() == ""
    elif wanted:
        assert status.inner_text().split()[0] in (str(len(wanted)), "One")
        assert {mark.lower() for mark in marks} == set(words)
        assert len(marks) == sum(each.lower().count(word) for each in wanted for word in set(words))
    else:
        assert status.inner_text() == "No paragraph has these words."
    if words:
        panel(desk).get_by_role("button", name="Clear").click()
        assert desk.page.evaluate("document.activeElement.id") == "rules-query"
    desk.page.wait_for_function(
        "(count) => document.querySelectorAll('.rules-text p').length === count", arg=len(paragraphs())
    )
    assert panel(desk).locator("mark").count() == 0


def test_every_diagram_is_drawn_below_its_paragraph(desk: Person) -> None:
    source = SOURCE.read_text(encoding="utf-8")
    desk.press("Rules")
    figures = panel(desk).locator("figure")
    figures.first.wait_for()
    assert figures.locator("figcaption").all_inner_texts() == re.findall(r"^alt: (.*)", source, re.MULTILINE)
    assert figures.locator(":is(button, [data-touch], [tabindex])").count() == 0, "nothing there is played"
    sizes = figures.locator(".still").evaluate_all(
        "(all) => all.map((each) => [each.clientWidth, each.clientHeight, each.parentElement.clientWidth])"
    )
    assert all(width >= 100 and height >= 30 and width <= room for width, height, room in sizes)
    # A search shows a diagram with its paragraph only.
    panel(desk).get_by_label("Search").fill("knight")
    desk.page.wait_for_function("document.querySelectorAll('.rules-text figure').length === 1")
    assert "From a K the piece jumps" in figures.inner_text()


def test_a_hostile_search_finds_nothing_and_harms_nothing(desk: Person) -> None:
    desk.press("Rules")
    for query in HOSTILE:
        panel(desk).get_by_label("Search").fill(query)
        wanted = [each for each in paragraphs() if query.lower() in each.lower()]
        desk.page.wait_for_function(
            "(count) => document.querySelectorAll('.rules-text p').length === count", arg=len(wanted)
        )
    assert panel(desk).locator("img").count() == 0
    assert desk.page.locator(".notice").count() == 0


def test_the_contents_lead_to_every_heading(desk: Person) -> None:
    desk.press("Rules")
    panel(desk).get_by_text("Contents").click()
    headings = re.findall(r"^## (.*)", SOURCE.read_text(encoding="utf-8"), re.MULTILINE)
    links = panel(desk).get_by_role("listitem").get_by_role("button")
    assert links.all_inner_texts() == headings
    for number, heading in enumerate(headings):
        links.nth(number).click()
        found = panel(desk).get_by_role("heading", name=heading)
        assert desk.page.evaluate(READ_FOCUS) == heading
        assert is_in_sight(found, panel(desk).locator(".rules-text"))


def test_rules_that_lack_the_language_are_marked_as_english(come: Callable[..., Person]) -> None:
    person = come().open("?lang=qps")
    person.page.locator('[data-game="numica"] .buttons button').last.click()
    text = person.page.locator("dialog .rules-text")
    text.wait_for()
    assert text.get_attribute("lang") == "en"
    assert "Numica is a game for two players" in text.inner_text()
