"""The start of the page: what is shown meanwhile, what is said where it fails, and from which places it works."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from games.numica.e2e.player import CHOOSE_PIECE, NumicaPlayer
from games.numica.e2e.tables import token_of_play
from playwright.sync_api import Page, Route, expect

from e2e.disks import SILENT
from e2e.harness import Person
from e2e.serving import serve, serve_plainly
from e2e.titles import TITLES, TO_COME
from parlour.games import REGISTRY

Come = Callable[..., Person]

# Keeps every step that the start names as the present one, and the megabytes that it tells.
FOLLOW_START = """
window.steps = [];
window.megabytes = [];
new MutationObserver(() => {
  const step = document.querySelector('.start [aria-current="step"]')?.innerText.trim();
  if (step && window.steps.at(-1) !== step) window.steps.push(step);
  const told = document.querySelector(".start .fine")?.innerText.match(/([\\d.]+) of ([\\d.]+)/);
  if (told) window.megabytes.push([Number(told[1]), Number(told[2])]);
}).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
"""


def test_the_lobby_shows_every_game(come: Come) -> None:
    page = come(borrow=False).open("").page
    games = page.get_by_role("list").get_by_role("heading").all_inner_texts()
    assert games == [TITLES[key] for key in REGISTRY]
    told = page.locator(".to-come").all_inner_texts()
    assert len(told) == bool(TO_COME)
    assert all(TITLES[key] in told[0] for key in TO_COME)
    assert page.get_by_role("button", name=re.compile("^Play ")).count() == len(REGISTRY)
    assert page.title() == "Number Parlour"
    fetched = page.evaluate(
        "performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1))"
    )
    for key in REGISTRY:
        assert [name for name in fetched if re.fullmatch(rf"cover-{key}-\w+\.svg", name)]
        assert not [name for name in fetched if name.startswith(f"part-{key}-")], "a cover needs no renderer"


# Counts what workers say. Nobody can take a listener back, as where an extension of the browser wraps each.
WRAP_LISTENERS = """{
  const plain = Worker.prototype.addEventListener;
  window.said = 0;
  Worker.prototype.addEventListener = function (kind, hear, ...rest) {
    const listen = (event) => {
      window.said += 1;
      hear(event);
    };
    plain.call(this, kind, listen, ...rest);
  };
}"""


def test_what_the_worker_says_before_the_page_is_there_is_heard(come: Come) -> None:
    person = come(borrow=False)
    page = person.page
    held: list[Route] = []
    page.add_init_script(WRAP_LISTENERS)
    page.route("**/app/main-*.js", lambda route: held.append(route))
    page.goto(f"{person.address}?game=numica", wait_until="commit")
    page.wait_for_function("said > 0")
    while not held:
        page.wait_for_timeout(20)
    held[0].continue_()
    person.wait_until_ready()


def test_the_steps_are_shown_with_real_bytes(come: Come, site: Path) -> None:
    person = come(own_profile=True)  # where nothing is on the device yet
    page = person.page
    held: list[Route] = []
    page.add_init_script(FOLLOW_START)
    page.route("**/*.wasm", lambda route: held.append(route))
    page.goto(person.address)
    page.wait_for_function("window.megabytes.at(-1)?.[0] > 0")
    assert page.get_by_role("listitem").all_inner_texts()[:3] == [
        "Fetching the games",
        "Waking the referee",
        "Setting the tables",
    ]
    assert page.get_by_role("progressbar", name="Getting ready").is_visible()
    while not held:
        page.wait_for_timeout(20)
    files = json.loads(page.locator("#site").text_content() or "")["engine"]["files"]
    folder = next((site / "engine").iterdir())
    total = sum((folder / name).stat().st_size for name in files) / 1e6
    arrived, of = page.evaluate("window.megabytes.at(-1)")
    assert of == pytest.approx(total, abs=0.06)
    assert 0 < arrived < total - 5, "the largest file is still on its way"
    held[0].continue_()
    person.wait_until_ready()
    megabytes = [arrived for arrived, _ in page.evaluate("window.megabytes")]
    assert megabytes == sorted(megabytes), "bytes never go back"
    assert megabytes[-1] == of, "all of them were counted"
    steps = ["Fetching the games", "Waking the referee", "Setting the tables"]
    # A step may be over before it is drawn, but for the first, which waited here.
    shown = page.evaluate("window.steps")
    assert shown == [step for step in steps if step in shown]
    assert shown[0] == steps[0]


def test_nothing_moves_when_the_start_is_over(come: Come) -> None:
    person = come(own_profile=True, viewport={"width": 360, "height": 640})
    held: list[Route] = []
    person.page.route("**/*.wasm", lambda route: held.append(route))
    person.page.goto(person.address)
    person.page.locator(".start progress").wait_for()
    person.page.locator(".game-cover").nth(len(REGISTRY) - 1).wait_for(state="attached")
    person.wait_until_drawn()
    parts = ("h1", ".games", ".game:last-child .primary")
    before = [person.read_box(part) for part in parts]
    while not held:
        person.page.wait_for_timeout(20)
    held[0].continue_()
    person.wait_until_ready()
    person.wait_until_drawn()
    assert [person.read_box(part) for part in parts] == before


def test_a_link_shows_its_table_before_python_can_lay_it(come: Come) -> None:
    person = come(own_profile=True)
    page = person.page
    held: list[Route] = []
    page.route("**/*.wasm", lambda route: held.append(route))
    for place, title in (
        (f"#/game/{token_of_play()}", "Numica"),
        ("#/learn/league/2", "Numbers League"),
        ("#/game/<b>x</b>", "Number Parlour"),  # what no table is says so when Python can tell
    ):
        page.goto("about:blank")
        page.goto(person.address + place)
        page.get_by_text("Your table is being laid.").wait_for()
        assert page.get_by_role("heading", level=1).inner_text() == title
        assert page.locator(".games").count() == 0
    page.unroute("**/*.wasm")
    page.goto("about:blank")
    page.goto(f"{person.address}#/game/{token_of_play()}")
    page.locator(".board").wait_for(timeout=60_000)
    assert page.locator(".coming-table").count() == 0


def test_in_the_lobby_python_comes_last_or_when_it_is_wanted(come: Come) -> None:
    person = come(own_profile=True)
    page = person.page
    held: list[Route] = []
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.route("**/cover-numero-*.svg", lambda route: held.append(route))
    page.goto(person.address)
    page.locator(".game-cover").nth(len(REGISTRY) - 2).wait_for(state="attached")
    page.wait_for_function("document.fonts.status === 'loaded'")
    page.wait_for_timeout(300)
    assert len(held) == 1
    assert not [url for url in asked if "/worker-" in url or "/engine/" in url]
    assert page.locator(".start").is_hidden()
    with page.expect_request("**/snapshot.bin"):
        person.press("Play Numica")
    page.locator("#seat-0").wait_for(state="attached")
    asked.clear()
    page.goto("about:blank")
    page.goto(person.address)
    held[-1].continue_()
    with page.expect_request("**/snapshot.bin"):
        while len(held) < 2:
            page.wait_for_timeout(20)
        held[-1].continue_()
    begun = next(at for at, url in enumerate(asked) if "/worker-" in url)
    assert not [url for url in asked[begun:] if re.search(r"\.(svg|txt|css)$", url)], "nothing else is wanted"
    person.wait_until_ready()


# Counts the covers of a table to come that are drawn.
FOLLOW_COVERS = """
window.covers = 0;
new MutationObserver(() => {
  if (document.querySelector(".coming-table")) window.covers += 1;
}).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize("preset", ["", "Secret set-up"])
def test_the_last_table_is_seen_before_python_lays_it(come: Come, preset: str) -> None:
    person = NumicaPlayer(come(own_profile=True)).open("?pace=instant&notation&seed=stands")
    page = person.page
    person.begin_game("Numica", "person", "person" if preset else "1", preset=preset)
    if preset:
        page.locator(".curtain").wait_for()
    else:
        person.set_up()
        person.wait_for_status(CHOOSE_PIECE)
    held: list[Route] = []
    page.route("**/*.wasm", lambda route: held.append(route))
    before = {} if preset else person.read_position()
    page.add_init_script(FOLLOW_COVERS)
    page.reload()
    page.get_by_text("Your table is being laid.").wait_for()
    if preset:  # whoever is at the device may not be who is asked
        page.wait_for_timeout(300)
        assert page.locator(".board").count() == 0
    else:
        page.locator(".is-standing .board").wait_for()
        assert person.read_position() == before
        assert page.locator(".table-board[inert]").count() == 1
        assert page.evaluate("document.getAnimations().length") == 0, "it is there at once"
        assert page.evaluate("covers") == 0, "no cover was drawn for a moment before it"
        page.evaluate("seen = [...document.querySelectorAll('.is-standing .piece')]")
    while not held:
        page.wait_for_timeout(20)
    held[-1].continue_()
    person.wait_until_ready()
    if not preset:
        person.wait_for_status(CHOOSE_PIECE)
        assert page.locator(".table-board[inert]").count() == 0
        assert page.evaluate("seen.length > 0 && seen.every((piece) => piece.isConnected)"), (
            "nothing is drawn twice"
        )
        person.move_somewhere()
        person.to_lobby()
        assert page.get_by_text("Your table is being laid.").count() == 0


def test_while_the_disk_does_not_tell_of_the_last_table_its_cover_is_shown(come: Come) -> None:
    person = NumicaPlayer(come(own_profile=True)).open("?pace=instant&notation&seed=silent")
    person.begin("person", "1")
    person.set_up()
    person.wait_for_status(CHOOSE_PIECE)
    person.page.add_init_script(SILENT)
    person.page.reload()
    person.page.locator(".coming-table").wait_for()


# A device so many times as slow, on which the site lies; whether the table was to be seen when Python began.
SLOW_DEVICE = """{
  const now = performance.now.bind(performance);
  performance.now = () => SLOWNESS * now();
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: {},
    ready: new Promise(() => {}),
    register: () => Promise.reject(new Error("none here")),
  });
  Object.defineProperty(Navigator.prototype, "serviceWorker", { value: serviceWorker, configurable: true });
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message.kind === "start") window.hasSeen = document.querySelector(".is-standing .piece") !== null;
    return post.call(this, message, ...more);
  };
}"""


@pytest.mark.parametrize("is_slow", [True, False], ids=["slow", "quick"])
def test_a_slow_device_shows_the_last_table_before_python_begins(come: Come, is_slow: bool) -> None:
    person = NumicaPlayer(come(own_profile=True, borrow=False)).open("?pace=instant&notation&seed=slow")
    person.begin("person", "1")
    person.set_up()
    person.wait_for_status(CHOOSE_PIECE)
    person.page.add_init_script(SLOW_DEVICE.replace("SLOWNESS", "20" if is_slow else "0.01"))
    person.reload().wait_for_status(CHOOSE_PIECE)
    assert person.page.evaluate("hasSeen") == is_slow
    person.move_somewhere()


def abort(page: Page, pattern: str) -> None:
    page.route(pattern, lambda route: route.abort())


def damage(page: Page, pattern: str) -> None:
    page.route(pattern, lambda route: route.fulfill(body="This is no archive."))


def open_without_the_line(person: Person) -> None:
    """What is opened beside the play is told of where it cannot be fetched, and comes when it is asked for again."""
    notice = person.page.locator(".notice")
    person.press("Settings")
    notice.wait_for()
    assert "could not be fetched" in notice.inner_text()
    assert "could not be fetched" in person.hear("alert")[-1]
    assert person.page.locator("dialog").count() == 0
    person.page.unroute("**/app/part-later-part-*.js")
    person.press("Settings")
    person.page.locator("dialog.settings").wait_for()
    assert notice.count() == 0
    person.press("Close")


@pytest.mark.parametrize(
    ("break_it", "pattern", "query", "words"),
    [
        (abort, "**/*.wasm", "", r"did not come: engine/\w+/pyodide\.asm\.wasm"),
        (abort, "**/{snapshot.bin,stdlib.zip}", "?game=numica", r"did not come: engine/\w+/stdlib\.zip"),
        (abort, "**/app/worker-*.js", "", r"did not come: app/worker-\w+\.js"),
        (damage, "**/{snapshot.bin,parlour.zip}", "", r"comes damaged: engine/\w+/parlour\.zip"),
    ],
    ids=["wasm", "stdlib", "worker", "damage"],
)
def test_a_start_that_fails(
    come: Come, break_it: Callable[[Page, str], None], pattern: str, query: str, words: str
) -> None:
    person = come(borrow=False)
    page = person.page
    person.watch.expect("ERR_FAILED", "failed request")
    break_it(page, pattern)
    if "wasm" in pattern:
        abort(page, "**/app/part-later-part-*.js")
    page.goto(person.address + query)
    card = page.locator(".failed")
    card.wait_for()
    assert card.get_by_role("heading").inner_text() == "The games could not be started."
    expect(card).to_contain_text(re.compile(words))
    assert "please tell whoever runs this site" in card.inner_text().lower()
    assert person.hear("alert") == ["The games could not be started."]
    if "wasm" in pattern:
        open_without_the_line(person)
    page.unroute(pattern)
    person.press("Try again")
    page.get_by_role("progressbar", name="Getting ready").wait_for()
    person.wait_until_ready()
    if not query:
        person.choose_game("Numica")
    page.locator("#seat-0").wait_for(state="attached")  # what was asked before it failed is answered now
    person.press("Begin")
    page.locator(".board").wait_for()


@pytest.mark.parametrize("way", ["under a sub-path", "by python -m http.server"])
def test_the_site_works_from(come: Come, site: Path, way: str) -> None:
    with serve(site, "/some/where/") if way == "under a sub-path" else serve_plainly(site) as address:
        person = NumicaPlayer(come(address)).open("?pace=instant&notation&seed=place").begin("person", "1")
        person.set_up()
        assert CHOOSE_PIECE in person.wait_for_status(CHOOSE_PIECE)
        person.press("Rules")
        rules = person.page.locator(".rules-text")
        rules.get_by_text("Numica is a game for two players").wait_for()
        person.page.goto("about:blank")  # before its server goes
