"""Several frames of ours in one page of others: their engines begin one at a time, and nobody waits in vain."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import FrameLocator, Route

from e2e.harness import Person
from parlour.games import REGISTRY

Come = Callable[..., Person]

# Tells the page around, which lies at the same origin here, when an engine begins and when it is there.
TELL = """if (self !== top) {
  const tell = (what) => top.told.push(`${frameElement.id} ${what}`);
  globalThis.Worker = class extends globalThis.Worker {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", ({ data }) => data.kind === "ready" && tell("is there"));
    }
    postMessage(message, ...rest) {
      if (message.kind === "start") tell("begins");
      super.postMessage(message, ...rest);
    }
  };
} else globalThis.told = [];"""

WAITS = "Another game on this page starts first."


def open_article(person: Person, count: int) -> list[FrameLocator]:
    """Open a page that has so many frames, of all games in turn, and wait for their posters."""
    games = list(REGISTRY)
    frames = "".join(
        f'<iframe id="{number}" src="{person.address}?pace=instant&game={games[number % len(games)]}" '
        'style="width: 400px; height: 500px"></iframe>'
        for number in range(count)
    )
    body = f'<!doctype html><title>An article</title><link rel="icon" href="data:,">{frames}'
    page = person.page
    page.route("**/article", lambda route: route.fulfill(content_type="text/html", body=body))
    page.goto(f"{person.address}article")
    framed = [page.frame_locator("iframe").nth(number) for number in range(count)]
    for each in framed:
        each.locator(".poster .game-cover").wait_for()
    return framed


def open_held(come: Come, count: int) -> tuple[Person, list[FrameLocator], list[Route]]:
    """Open a page with so many frames, in which Python does not come until what is held is let pass."""
    person = come(own_profile=True)
    held: list[Route] = []
    person.page.add_init_script(TELL)
    person.page.route("**/*.wasm", lambda route: held.append(route))
    return person, open_article(person, count), held


def play(frame: FrameLocator) -> None:
    frame.locator(".poster-play").click()


def wait_for_told(person: Person, *told: str) -> None:
    """Wait until so much was told of the engines, and no more."""
    person.page.wait_for_function("(count) => top.told.length >= count", arg=len(told))
    assert person.page.evaluate("told") == list(told)


def let_pass(person: Person, held: list[Route]) -> None:
    """Let Python come, now and from now on."""
    person.page.unroute("**/*.wasm")
    for route in held:
        route.continue_()


def test_engines_begin_one_at_a_time_and_what_was_pressed_last_comes_next(come: Come) -> None:
    person, (first, second, third), held = open_held(come, 3)
    play(first)
    wait_for_told(person, "0 begins")
    for frame in (second, third):
        play(frame)
        frame.locator(".start", has_text=WAITS).wait_for()
    wait_for_told(person, "0 begins")
    let_pass(person, held)
    wait_for_told(person, "0 begins", "0 is there", "2 begins", "2 is there", "1 begins", "1 is there")
    for frame in (first, second, third):
        frame.get_by_role("button", name="Begin", exact=True).wait_for()


def test_a_frame_that_is_taken_away_while_it_begins_lets_the_next_one_begin(come: Come) -> None:
    person, (first, second), held = open_held(come, 2)
    play(first)
    wait_for_told(person, "0 begins")
    play(second)
    second.locator(".start", has_text=WAITS).wait_for()
    person.page.evaluate("document.querySelector('iframe').remove()")
    wait_for_told(person, "0 begins", "1 begins")
    let_pass(person, held)
    first.get_by_role("button", name="Begin", exact=True).wait_for()  # it is the first one now
