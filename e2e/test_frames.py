"""The page inside another page: in a frame that may run scripts and keep things, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import FrameLocator

from e2e.games.numica.player import A_ROW, CHOOSE_PIECE, SET_UP
from e2e.harness import Person

Come = Callable[..., Person]

# A learning platform frames pages like this, without `allow-forms`: there no form can be submitted.
FRAME = """<!doctype html><title>A lesson</title><link rel="icon" href="data:,">
<iframe src="{query}" sandbox="allow-scripts allow-same-origin" style="width: 1000px; height: 900px"></iframe>"""


def open_in_frame(person: Person, query: str) -> FrameLocator:
    """Open the page in a frame of another page, touch its poster, and wait until its games can be played."""
    person.watch.expect("An iframe which has both allow-scripts and allow-same-origin")
    lesson = person.address + "lesson-page"
    person.page.route(
        lesson, lambda route: route.fulfill(content_type="text/html", body=FRAME.format(query=query))
    )
    person.page.goto(lesson)
    inside = person.page.frame_locator("iframe")
    inside.locator(".poster-play").click()
    inside.locator("#room > *").first.wait_for()
    inside.locator(".start").wait_for(state="detached", timeout=60_000)
    return inside


def test_everything_acts_where_no_form_may_be_submitted(come: Come) -> None:
    inside = open_in_frame(come(), "./?pace=instant&notation&game=numica&seats=p,1")
    inside.get_by_role("button", name="Begin", exact=True).click()
    inside.locator(".status", has_text=SET_UP).wait_for()
    notation = inside.locator("#notation")
    notation.fill(A_ROW)
    inside.get_by_role("button", name="Play it", exact=True).click()
    inside.locator(".status", has_text=CHOOSE_PIECE).wait_for()
    notation.fill("nonsense")
    notation.press("Enter")
    inside.locator(".status.refusal").wait_for()
    inside.locator(".slot-menu").click()
    inside.get_by_role("button", name="Rules", exact=True).click()
    inside.locator("#rules-query").fill("capture")
    inside.locator("#rules-query").press("Enter")
    inside.locator(".rules-found", has_text="found").wait_for()
    inside.get_by_role("button", name="Close", exact=True).click()
    inside.locator(".slot-menu").click()
    inside.get_by_role("button", name="All games", exact=True).click()
    inside.get_by_role("button", name="Open a saved game", exact=True).click()
    inside.locator("#open-text").fill("nothing that was ever saved")
    inside.locator(".open-text .primary").click()
    inside.get_by_role("alert").filter(has_text="This text is not a saved game.").first.wait_for()


def test_enter_in_a_field_begins_the_game(come: Come) -> None:
    inside = open_in_frame(come(), "./?pace=instant&notation&game=numica&seats=p,1")
    inside.locator(".setup .more > summary").click()
    inside.get_by_role("radio", name="From a word").check()
    inside.locator("#seed").fill("school")
    inside.locator("#seed").press("Enter")
    inside.locator(".status", has_text=SET_UP).wait_for()
