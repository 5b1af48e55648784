"""The page inside another page: a guest that does nothing unasked, plays in any frame that lets it, and fits it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from games.numica.e2e.player import A_ROW, CHOOSE_PIECE, SET_UP, NumicaPlayer
from playwright.sync_api import Frame

from e2e.disks import NO_STORAGE
from e2e.frames import HALF_OPEN, LISTENER, put_in_frame, visit_article, write_as_wordpress
from e2e.harness import Person
from parlour.games import REGISTRY
from workshop.steps import ROOT

Come = Callable[..., Person]

NUMICA = "?pace=instant&notation&game=numica&seats=p,1"

MOST_OF_A_POSTER = 26_000
"""Bytes of programs: half of them draw, a third read what the address says, and the rest greets whoever has the frame,
or brings all these."""

NEEDED_BESIDES = r"(article|app/main-\w+\.css|app/cover-\w+-\w+\.svg|icons/icon\.svg)?"
"""What a poster needs besides its programs: the page, the styles, a picture."""

# Somebody reads, and has begun to write, above what is framed.
ARTICLE = """<!doctype html><title>An article</title><link rel="icon" href="data:,">
<textarea autofocus></textarea><div style="height: 3000px"></div>"""

# How a table lies in its window: what of it is to be seen, and how large its smallest piece is.
MEASURE = """() => {
  const boxes = [...document.querySelectorAll(".pieces button")].map((each) => each.getBoundingClientRect());
  const dock = document.querySelector(".dock").getBoundingClientRect();
  return {
    sideways: document.documentElement.scrollWidth > innerWidth,
    seen: boxes.every(({ left, right, bottom }) => left >= 0 && right <= innerWidth && bottom <= dock.top),
    smallest: Math.min(...boxes.map(({ width }) => width)),
    docked: dock.bottom <= innerHeight,
  };
}"""


# What a site answers for its frames where it lies at this address.
TELL = """import { makeEmbeds } from "./build/oembed.mjs";
const embeds = await makeEmbeds({ web: ".", played: ["numica"], address: process.argv[1], styles: "" });
process.stdout.write(embeds.get("embed/numica/oembed.json"));"""


def tell_frame(address: str) -> str:
    """The frame by which a site answers for a game."""
    node = os.environ.get("PARLOUR_NODE") or shutil.which("node")
    assert node
    command = [node, "--input-type=module", "-e", TELL, address]
    told = subprocess.run(command, cwd=ROOT / "web", capture_output=True, check=True).stdout
    return str(json.loads(told)["html"])


def open_in_frame(person: Person, query: str) -> Frame:
    """Open the page in a frame of another page, touch its poster, and wait until its games can be played."""
    frame = put_in_frame(person, HALF_OPEN)
    person.page.goto(person.address + query)
    person.wait_until_ready()
    return frame


def test_everything_acts_where_no_form_may_be_submitted(come: Come) -> None:
    inside = open_in_frame(come(), NUMICA)
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
    inside = open_in_frame(come(), NUMICA)
    inside.locator(".setup .more > summary").click()
    inside.get_by_role("radio", name="From a word").check()
    inside.locator("#seed").fill("school")
    inside.locator("#seed").press("Enter")
    inside.locator(".status", has_text=SET_UP).wait_for()


def test_a_guest_does_nothing_unasked(come: Come, address: str, site: Path) -> None:
    """Ten frames once took ten interpreters, and each took the focus of the page around it."""
    page = come(own_profile=True).page
    asked: set[str] = set()
    page.context.on("request", lambda request: asked.add(urlsplit(request.url).path.lstrip("/")))
    games = [*REGISTRY, *REGISTRY]
    frames = "".join(
        f'<iframe src="{address}?pace=instant&game={game}" style="width: 640px; height: 480px"></iframe>'
        for game in games
    )
    page.route("**/article", lambda route: route.fulfill(content_type="text/html", body=ARTICLE + frames))
    page.goto(address + "article")
    for number, game in enumerate(games):
        framed = page.frame_locator("iframe").nth(number)
        framed.locator(".poster .game-cover").wait_for()
        assert framed.locator(".poster .emblem").count() == 0, (
            f"it is the cover of {game}, and nothing beside it"
        )
    page.wait_for_timeout(1_500)
    assert page.workers == []
    programs = {path for path in asked if path.endswith(".js")}
    assert sum(site.joinpath(path).stat().st_size for path in programs) <= MOST_OF_A_POSTER, programs
    assert [path for path in asked - programs if not re.fullmatch(NEEDED_BESIDES, path)] == []
    assert page.evaluate("[scrollY, document.activeElement.localName]") == [0, "textarea"]
    first = page.frame_locator("iframe").first
    page.locator("iframe").first.scroll_into_view_if_needed()
    first.locator(".poster-play").click()
    first.get_by_role("button", name="Begin", exact=True).click()
    there = page.evaluate("scrollY")
    first.locator(".table-board").wait_for()
    assert len(page.workers) == 1
    assert page.evaluate("scrollY") == there


# What a poster has of a picture, and whether all of it can be seen with the way to play.
POSTER = """() => {
  const { top, bottom, left, right, width } = document.querySelector(".poster .game-cover").getBoundingClientRect();
  const buttons = [...document.querySelectorAll(".poster-words > :is(a, button)")];
  const shown = buttons.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect());
  return {
    whole: top >= 0 && left >= 0 && right <= innerWidth && shown.every((each) => each.bottom <= innerHeight),
    apart: shown.every((each) => each.top >= bottom || each.left >= right),
    shown: shown.length,
    share: width / innerWidth,
  };
}"""


@pytest.mark.parametrize(
    ("size", "share"),
    [
        ((270, 200), 0.3),
        ((360, 300), 0.8),
        ((360, 640), 0.9),
        ((640, 200), 0.4),
        ((640, 480), 0.8),
        ((1100, 700), 0.6),
    ],
)
def test_a_cover_is_as_large_as_its_frame_lets_it_be(come: Come, size: tuple[int, int], share: float) -> None:
    person = come()
    frame = put_in_frame(person, HALF_OPEN, size)
    frame.goto(f"{person.address}?game=league")
    frame.locator(".poster .game-cover").wait_for()
    seen = frame.evaluate(POSTER)
    assert seen["whole"], "nothing is to be scrolled for"
    assert seen["apart"], "nothing lies upon it"
    assert seen["shown"] == 1, "there is one way to play"
    assert seen["share"] > share


def test_where_no_cover_comes_there_is_the_emblem(come: Come) -> None:
    person = come(own_profile=True)
    person.watch.expect("ERR_FAILED", "failed request")
    person.page.route("**/cover-*", lambda route: route.abort())
    frame = put_in_frame(person, HALF_OPEN)
    frame.goto(f"{person.address}?game=numero")
    frame.locator(".poster-emblems .emblem").wait_for()
    assert frame.locator(".poster .emblem").count() == 1
    assert frame.locator(".poster-cover").count() == 0, "nothing is left of its place"
    frame.locator(".poster-play").click()
    person.wait_until_ready()


def test_it_plays_in_a_frame_of_another_site_that_lets_it_keep_nothing(come: Come) -> None:
    visitor = come(own_profile=True)
    visitor.watch.expect("request to another origin: http://localhost")
    visitor.page.add_init_script(NO_STORAGE)
    put_in_frame(visitor, None, host=visitor.address.replace("127.0.0.1", "localhost"))
    person = NumicaPlayer(visitor).open("?pace=instant&notation")
    person.begin_turn()
    person.move_somewhere()


STEP = 8
"""Pixels: for less, nobody moves what stands below the frame."""


def test_an_address_that_is_pasted_into_wordpress_plays(come: Come) -> None:
    """Its visitors get a frame that has no origin, and whose address says more than ours."""
    person = NumicaPlayer(come(own_profile=True))
    page = person.page
    frame = visit_article(person, write_as_wordpress(tell_frame(person.address), "Secret1234"))
    frame.locator(".poster .game-cover").wait_for()
    shown = page.locator("iframe")
    quotation = page.locator("blockquote")
    assert quotation.is_visible(), "until the frame says something, a link stands in its place"
    page.evaluate("() => parent.postMessage({ message: 'height', value: 300, secret: 'Other56789' }, '*')")
    page.evaluate(LISTENER)
    quotation.wait_for(state="hidden")
    assert shown.get_attribute("style") is None
    page.wait_for_function("document.querySelector('iframe').height === '560'")
    frame.locator(".poster-play").click()
    person.wait_until_ready()
    assert frame.evaluate("origin") == "null"
    frame.get_by_role("button", name="Begin", exact=True).wait_for()
    page.wait_for_function("document.querySelector('iframe').height !== '560'")
    whole = frame.evaluate("document.documentElement.scrollHeight")
    assert 0 <= whole - int(shown.get_attribute("height") or 0) < STEP, "as high as what is set up"
    person.press("Begin")
    person.set_up(typed=False)
    assert person.wait_for_turn()
    assert shown.get_attribute("height") == "560", "as high as it was before, with a table in it"
    person.move_somewhere()


def test_nobody_is_told_a_height_but_who_gave_a_secret(come: Come) -> None:
    """Nor is one taken for a secret that WordPress would not give."""
    person = come()
    page = person.page
    endings = ("", "#?secret=", "#?secret=a-b", "#?secret=" + "a" * 65, "#/lobby?secret=abc")
    frames = "".join(
        f'<iframe src="{person.address}{ending}" width="640" height="480"></iframe>' for ending in endings
    )
    tale = "const heard = []; addEventListener('message', ({ data }) => heard.push(data));"
    body = f"<!doctype html><title>A page</title><script>{tale}</script>{frames}"
    page.route("**/article", lambda route: route.fulfill(content_type="text/html", body=body))
    page.goto(person.address + "article")
    for number in range(len(endings)):
        page.frame_locator("iframe").nth(number).locator(".poster-play").wait_for()
    page.evaluate(
        """() => {
          for (const frame of Array.from(frames))
            for (const secret of ["", "a-b", "abc", undefined, null])
              frame.postMessage({ message: "ready", secret }, "*");
        }"""
    )
    page.wait_for_timeout(100)
    assert [data.get("type") for data in page.evaluate("heard")] == ["ready"] * len(endings)


def test_a_site_that_knows_no_address_of_its_own_tells_nobody_how_to_frame_it(site: Path) -> None:
    assert '"address":""' in (site / "index.html").read_text(encoding="utf-8")
    assert not list(site.rglob("oembed.json"))
    assert not list(site.rglob("embed/**/*.html"))
    assert not [page for page in site.rglob("*.html") if b"json+oembed" in page.read_bytes()]


# A platform for learning: it has one browser for all who learn there, and a local storage for each.
LEARNER = """if (self !== top && location.protocol !== "about:") {
  const all = localStorage;
  const own = (key) => `LEARNER ${key}`;
  Object.defineProperty(window, "localStorage", {
    value: {
      getItem: (key) => all.getItem(own(key)),
      setItem: (key, value) => all.setItem(own(key), value),
      removeItem: (key) => all.removeItem(own(key)),
    },
  });
}"""


def test_who_learn_at_one_browser_see_no_games_of_each_other(come: Come) -> None:
    visitor = NumicaPlayer(come(own_profile=True))
    visitor.open("?pace=instant&notation").begin_turn()
    visitor.move_somewhere()
    page = visitor.page
    counts: dict[str, list[int]] = {}
    for learner in ("Ann", "Ben", "Ann", "Ben"):
        person = NumicaPlayer(visitor)
        person.page = page.context.new_page()
        person.page.add_init_script(LEARNER.replace("LEARNER", learner))
        put_in_frame(person, HALF_OPEN)
        person.open("?pace=instant&notation")
        person.page.wait_for_timeout(300)  # until it would be shown
        counts.setdefault(learner, []).append(person.page.locator(".kept-game").count())
        person.begin_turn()
        person.move_somewhere()
        person.to_lobby()
        person.page.locator(".kept-game").nth(counts[learner][-1]).wait_for()
    assert counts == {"Ann": [1, 2], "Ben": [0, 1]}, (
        "who comes first has what was kept before anybody had an owner"
    )


def test_a_table_fits_any_frame_from_a_phone_s_size(come: Come) -> None:
    person = NumicaPlayer(come())
    host = put_in_frame(person, HALF_OPEN, (272, 480)).frame_element()
    person.open("?pace=instant&notation").begin_turn()
    for width, height in ((272, 480), (320, 480), (480, 480), (640, 480), (800, 600)):
        host.evaluate(
            f"(frame) => Object.assign(frame.style, {{ width: '{width}px', height: '{height}px' }})"
        )
        person.page.wait_for_function(f"innerWidth === {width} && innerHeight === {height}")
        person.wait_until_drawn()
        found = person.page.evaluate(MEASURE)
        assert found.pop("smallest") >= 24, (width, height)
        assert found == {"sideways": False, "seen": True, "docked": True}, (width, height)


@pytest.mark.parametrize("sandbox", [None, HALF_OPEN])
def test_a_small_frame_leads_to_a_tab_of_its_own(come: Come, sandbox: str | None) -> None:
    person = come()
    frame = put_in_frame(person, sandbox, (400, 300))
    frame.goto(person.address + NUMICA)
    poster = frame.locator(".poster")
    poster.get_by_role("heading", name="Numica").wait_for()
    assert not poster.locator(".poster-play").is_visible()
    link = poster.get_by_role("link", name="Open in a new tab")
    if sandbox is None:
        with frame.page.expect_popup() as opening:
            link.click()
        assert opening.value.url.partition("#")[0] == person.address + NUMICA  # it adds where it is
        opening.value.close()
        return
    person.watch.expect("Blocked opening .* in a new window")
    link.click()
    words = poster.get_by_text(re.compile("lets it open nothing"))
    assert words.get_by_role("link").get_attribute("href") == person.address + NUMICA
