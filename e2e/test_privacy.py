"""What docs/privacy.html promises: of one visit with everything in it, what the host was asked, and what was kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from games.numica.e2e.player import NumicaPlayer

from e2e.classes import SHEET, fill_mixed, write
from e2e.frames import HALF_OPEN, put_in_frame
from e2e.harness import Person
from e2e.serving import SiteHandler, listen
from e2e.test_library import give_up, open_all
from e2e.test_offline import wait_until_kept
from e2e.test_sharing import read_link, share
from parlour.puzzles.sheets import write_sheet
from parlour.puzzles.slips import write_slip

NAME = "Wilhelmina"
"""Somebody's name, typed for a seat."""
PAGE = "docs/privacy.html"


OWNERS = {"parlour-owner", "number-parlour-owners"}
"""What is kept of whose games these are, where the page was in a frame."""


class Asked(NamedTuple):
    """What a host learns of a request."""

    method: str
    path: str
    headers: dict[str, str]

    @property
    def file(self) -> str:
        """The address without what stands after its question mark."""
        return urlsplit(self.path).path

    @property
    def text(self) -> str:
        """All of it in one text."""
        return f"{self.method} {self.path} {self.headers}"


class CuriousHandler(SiteHandler):
    """A host that writes down whatever it is told."""

    def __init__(self, *arguments: Any, log: list[Asked], **named: Any) -> None:
        self.log = log
        super().__init__(*arguments, **named)

    def parse_request(self) -> bool:
        is_read = super().parse_request()
        if is_read:
            headers = {name.lower(): value for name, value in self.headers.items()}
            self.log.append(Asked(self.command, self.path, headers))
        return is_read


class Visit(NamedTuple):
    person: NumicaPlayer
    log: list[Asked]
    token: str
    """Of the game that was shared."""


# Everything that is kept, by where it is and its name, with how many things are there.
READ_KEPT = """async () => {
  const kept = [];
  for (const { name, version } of await indexedDB.databases()) {
    const base = await new Promise((done, fail) => {
      const opening = indexedDB.open(name, version);
      opening.onsuccess = () => done(opening.result);
      opening.onerror = fail;
    });
    let count = 0;
    for (const store of base.objectStoreNames) {
      count += await new Promise((done, fail) => {
        const asking = base.transaction(store).objectStore(store).count();
        asking.onsuccess = () => done(asking.result);
        asking.onerror = fail;
      });
    }
    base.close();
    kept.push(["Data base", name, count]);
  }
  for (const name of Object.keys(localStorage)) kept.push(["Local storage", name, 1]);
  for (const name of Object.keys(sessionStorage)) kept.push(["Session storage", name, 1]);
  for (const name of await caches.keys()) {
    kept.push(["Cache", name, (await (await caches.open(name)).keys()).length]);
  }
  for await (const name of (await navigator.storage.getDirectory()).keys()) kept.push(["Files", name, 1]);
  return kept;
}"""

# Puts something into every store of every data base.
FILL = """async () => {
  for (const { name, version } of await indexedDB.databases()) {
    const base = await new Promise((done, fail) => {
      const opening = indexedDB.open(name, version);
      opening.onsuccess = () => done(opening.result);
      opening.onerror = fail;
    });
    for (const store of base.objectStoreNames) {
      await new Promise((done, fail) => {
        const task = base.transaction(store, "readwrite");
        task.objectStore(store).put({ filled: true }, "filled");
        task.oncomplete = done;
        task.onerror = fail;
      });
    }
    base.close();
  }
}"""


def go_to(person: Person, place: str) -> None:
    person.page.evaluate("(place) => { location.hash = place }", place)


@pytest.fixture(scope="module")
def visit(stay: Callable[..., Person], site: Path) -> Iterator[Visit]:
    """Somebody who has done whatever keeps or sends anything."""
    log: list[Asked] = []
    with listen(partial(CuriousHandler, directory=str(site), prefix="/", log=log)) as root:
        person = NumicaPlayer(stay(f"{root}/", own_profile=True, service_worker=True, borrow=False))
        person.open("?pace=instant&notation&seed=private")
        wait_until_kept(person)
        person.press("Settings")
        person.page.get_by_role("radio", name="Dark").check()
        person.page.keyboard.press("Escape")
        person.press("Puzzles Numica")
        person.page.locator(".puzzle-way .primary").click()
        person.page.locator(".puzzle").wait_for()
        place = person.page.url
        person.press("Another puzzle")
        person.page.wait_for_function("(place) => location.href !== place", arg=place)
        person.press("All puzzles")
        person.page.locator("#puzzles-title").wait_for()
        person.come_home()
        # A pupil with a sheet, and a teacher with a slip.
        go_to(person, f"#sheet={write(write_sheet(SHEET))}")
        person.page.get_by_label("Your number on the list").fill("17")
        person.page.keyboard.press("Tab")
        go_to(person, f"#slip={write(write_slip(fill_mixed(17)))}")
        person.page.locator(".collect-take").wait_for()
        person.come_home()
        person.choose_game("Numica")
        person.sit("person", "person")
        person.page.locator(".looks summary").click()
        person.page.locator("#name-0").fill(NAME)
        person.page.locator("#name-0").press("Enter")
        for _ in range(2):
            person.set_up()
        share(person)
        link = read_link(person)
        person.page.keyboard.press("Escape")
        other = person.open_tab()
        other.page.goto(link)
        other.wait_until_ready()
        other.page.locator(".board").wait_for()
        other.page.close()
        framed = person.open_tab()
        tab = framed.page
        framed.watch.expect("request to another origin: http://127")
        put_in_frame(framed, HALF_OPEN, host="http://127.0.0.1:81/")
        framed.open()
        framed.page.locator(".kept-game").first.wait_for()
        tab.close()
        person.come_home()
        give_up(person)
        person.come_home()
        yield Visit(person, log, link.rsplit("/", 1)[1])
        person.page.goto("about:blank")


def test_the_host_is_asked_for_its_own_files_and_told_nothing(visit: Visit, site: Path) -> None:
    files = {"/" + path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert len(visit.log) > 30, "it has listened"
    assert {asked.method for asked in visit.log} == {"GET"}
    assert {asked.file for asked in visit.log} <= files | {"/"}
    told = {asked.path for asked in visit.log if "?" in asked.path}
    assert {urlsplit(path).path for path in told} == {"/"}, (
        "what somebody writes into the address, and no more"
    )
    assert not [asked for asked in visit.log if "content-length" in asked.headers], "nothing is sent along"
    words = " ".join(asked.text for asked in visit.log)
    assert NAME not in words
    assert len(visit.token) > 20
    assert visit.token not in words, "a game that is shared stands where no server sees it"


def test_no_cookie_is_set_or_sent(visit: Visit) -> None:
    assert visit.person.page.context.cookies() == []
    assert not [asked for asked in visit.log if "cookie" in asked.headers]


def test_what_is_kept_is_what_the_page_lists(visit: Visit) -> None:
    kept: list[tuple[str, str, int]] = visit.person.page.evaluate(READ_KEPT)
    reader = visit.person.open_tab()
    reader.page.goto(visit.person.address + PAGE)
    rows: list[str] = reader.page.locator("table").first.locator("tbody tr td:last-child").all_inner_texts()
    reader.page.close()
    found = {(where, "workbox-precache" if where == "Cache" else name) for where, name, _ in kept}
    assert {" ".join(each) for each in found} == {*rows}
    assert all(name.startswith("workbox-precache") for where, name, _ in kept if where == "Cache")


def test_nothing_of_anybody_is_left_after_deleting(visit: Visit) -> None:
    person = visit.person
    person.page.evaluate(FILL)
    before = {name: count for _, name, count in person.page.evaluate(READ_KEPT)}
    assert all(before.values())
    open_all(person)
    for step in ("Delete everything", "Yes, delete", "Delete it all"):
        person.press(step)
    person.wait_for_alert("Everything is deleted")
    left = {name: where for where, name, count in person.page.evaluate(READ_KEPT) if count}
    copies = [name for name in left if left[name] == "Cache"]
    assert left.keys() - copies == OWNERS, "beside a copy of the site, names by chance"
    urls: list[str] = person.page.evaluate(
        """async ([name]) => (await (await caches.open(name)).keys()).map(({ url }) => url)""", copies
    )
    assert len(urls) > 30
    assert all(url.startswith(person.address) for url in urls)
    assert not [url for url in urls if visit.token in url]
