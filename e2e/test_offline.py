"""Without the network: the site is kept on the device, games go on, and a new version waits until nobody plays."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from games.numica.e2e.player import MINE, NumicaPlayer
from playwright.sync_api import Browser, Locator, Page, expect

from e2e.disks import fill_up
from e2e.harness import Person
from e2e.serving import Host, Hosts, serve_hosts
from workshop.precache import SPLASHES, write_precached

Come = Callable[..., Person]

ROOT = Path(__file__).resolve().parent.parent

WAIT_UNTIL_KEPT = """async () => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
  for (const end = performance.now() + 30_000; performance.now() < end; await pause()) {
    const found = await navigator.serviceWorker.getRegistration();
    if (found?.active?.state !== "activated") continue;
    if (navigator.serviceWorker.controller === found.active) return true;
  }
  return false;
}"""
# Tells whether there is one, and it is on the device as a whole.
LOOK_FOR_UPDATE = """async () => {
  const found = await navigator.serviceWorker.getRegistration();
  await found.update();
  const { installing } = found;
  if (installing) {
    await new Promise((resolve) => installing.addEventListener("statechange", resolve, { once: true }));
  }
  return found.waiting !== null;
}"""

COUNT_REGISTRATIONS = """
window.registrations = 0;
const plain = window.ServiceWorkerContainer?.prototype.register;
if (plain) {
  ServiceWorkerContainer.prototype.register = function (...words) {
    top.registrations += 1;
    return plain.apply(this, words);
  };
}
"""


UNKEPT = {"sw.js", ".nojekyll", "number-parlour.html", "number-parlour.zip"}
"""What of the site no device keeps: the worker itself, a word to the host, and what is there to be downloaded."""


def publish(host: Host, title: str) -> None:
    """Put a new version in the old one's place: the lobby says another word above its games."""
    words = host.folder / "locales" / "en" / "shell.txt"
    text = re.sub("^games = .*$", f"games = {title}", words.read_text(encoding="utf-8"), flags=re.MULTILINE)
    words.write_text(text, encoding="utf-8")
    write_precached(host.folder)


@pytest.fixture(scope="module")
def hosts(site: Path) -> Iterator[Hosts]:
    with serve_hosts(site) as hosts:
        yield hosts


@pytest.fixture
def host(hosts: Hosts, tmp_path: Path) -> Iterator[Host]:
    host = hosts.add(tmp_path / "site")
    yield host
    host.stop()


def wait_until_kept(person: Person) -> None:
    assert person.page.evaluate(WAIT_UNTIL_KEPT), (
        "everything is on the device, and the page served from there"
    )


def visit_first(
    come: Come, host: Host, query: str = "?fast&seed=offline", *, starts: bool = False
) -> NumicaPlayer:
    """Come for the first time, and stay until everything is on the device.

    `starts`: with an interpreter of one's own, which is started from there.
    """
    person = NumicaPlayer(come(host.address, service_worker=True, borrow=not starts)).open(query)
    wait_until_kept(person)
    return person


def open_another(person: NumicaPlayer) -> NumicaPlayer:
    """Open the page in a second tab."""
    other = person.open_tab()
    return other.open("?fast&seed=other")


def go_offline(person: Person, host: Host) -> None:
    host.stop()
    person.page.context.set_offline(True)


def read_title(person: Person) -> str:
    """The words above the games of the lobby, by which versions are told apart."""
    return person.page.locator("h2.visually-hidden").inner_text()


def read_rules(person: Person) -> None:
    person.press("Rules")
    rules = person.page.locator(".rules")
    rules.get_by_text("Numica is a game for two players").wait_for()
    rules.get_by_role("button", name="Close").click()


def find_notice(person: Person) -> Locator:
    return person.page.locator(".notice", has_text="A new version is here.")


def find_update(page: Page) -> None:
    """Have the browser look for a new version, as it does with each visit, and wait until it is fetched."""
    assert page.evaluate(LOOK_FOR_UPDATE), "the new version waits"


def leave_site(*people: Person) -> None:
    """Before the host goes."""
    for person in people:
        person.page.goto("about:blank")


def test_a_game_from_its_beginning_to_its_end_without_the_network(come: Come, host: Host) -> None:
    person = visit_first(come, host, starts=True)
    go_offline(person, host)
    person.reload().begin_turn()
    person.move_somewhere()
    person.wait_for_turn()
    before, log = person.read_position(), person.read_log()
    person.reload().wait_for_turn()
    assert (person.read_position(), person.read_log()) == (before, log)
    person.press("Rules")
    rules = person.page.get_by_role("complementary", name="The rules of Numica")
    rules.wait_for()
    assert "Numica is a game for two players" in rules.inner_text()
    for _ in range(3):
        person.move_somewhere()
        assert person.wait_for_turn()
    person.press("Give up")
    person.press("Really give up?")
    assert person.read_result()


ADDRESSES = [
    ("?game=numica&seed=x&fast", ".setup .begin"),
    ("?theme=dark", "h1"),
    ("?utm_source=school&nothing=known", "h1"),
    ("index.html?game=numica", ".setup .begin"),
    ("?lang=qps", "text=⟦"),
]


def test_a_wheel_that_was_added_later_is_installed_without_the_network(come: Come, host: Host) -> None:
    wheel = next((ROOT / ".build" / "wheels").glob("parlour_null-*.whl"))
    shutil.copy(wheel, host.folder / "games")
    command: list[str | Path] = [sys.executable, ROOT / "build.py", "games", host.folder / "games"]
    subprocess.run(command, check=True, cwd=ROOT)
    person = visit_first(come, host, starts=True)
    go_offline(person, host)
    person.reload().choose_game("Null game")
    person.sit("person", "1")
    person.press("Begin")
    person.wait_for_status("choose a card")


FOR_COURSES = "embed/adapters/"
"""What stands in pages of others, which have to fetch it anyway."""


def list_to_keep(host: Host) -> list[str]:
    """The files of a host that a device keeps."""
    files = [path.relative_to(host.folder).as_posix() for path in host.folder.rglob("*") if path.is_file()]
    return [
        file
        for file in files
        if file not in UNKEPT and not SPLASHES.fullmatch(file) and not file.startswith(FOR_COURSES)
    ]


def test_everything_is_kept_once_and_every_address_opens_without_the_network(come: Come, host: Host) -> None:
    person = visit_first(come, host)
    person.page.get_by_text("you can play without a network").wait_for()
    names = person.page.evaluate("caches.keys()")
    assert len(names) == 1
    kept: list[str] = person.page.evaluate(
        "async ([name]) => (await (await caches.open(name)).keys()).map(({ url }) => url)", names
    )
    found = sorted(address.removeprefix(host.address).split("?")[0] for address in kept)
    assert found == sorted(list_to_keep(host))
    go_offline(person, host)
    for query, shown in ADDRESSES:
        person.open(query).page.locator(shown).first.wait_for()


def test_a_new_version_waits_while_somebody_plays(come: Come, host: Host) -> None:
    person = visit_first(come, host)
    title = read_title(person)
    person.begin("person", "1")
    person.set_up()
    publish(host, "Newer games")
    find_update(person.page)
    person.wait_for_turn()
    person.move_somewhere()
    notice = find_notice(person)
    expect(notice).to_have_count(0)
    person.reload().wait_for_turn()
    person.move_somewhere()
    expect(notice).to_have_count(0)
    person.to_lobby()
    notice.wait_for()
    assert read_title(person) == title, "what waits is not shown"
    with person.page.expect_navigation():
        person.press("Load it now")
    person.wait_until_ready()
    assert read_title(person) == "Newer games"
    expect(notice).to_have_count(0)
    assert_all_whole(person, host)
    go_offline(person, host)
    assert read_title(person.reload()) == "Newer games"
    person.page.get_by_role("button", name=re.compile("Go on")).first.click()
    person.wait_for_turn()


def test_a_new_version_comes_by_itself_once_every_page_is_closed(come: Come, host: Host) -> None:
    person = visit_first(come, host)
    publish(host, "Newer games")
    find_update(person.page)
    find_notice(person).wait_for()
    context = person.page.context
    person.page.goto("about:blank")
    person.page = context.new_page()
    assert read_title(person.open("?fast")) == "Newer games"
    leave_site(person)


def test_the_new_version_of_one_page_leaves_the_game_of_another_alone(come: Come, host: Host) -> None:
    first = visit_first(come, host)
    second = open_another(first).begin("person", "1")
    second.set_up()
    second.page.evaluate("window.isUndisturbed = true")
    # A file that the new version has no more, as every part of the page has another name in another version.
    (old,) = host.folder.glob("engine/*/rest.zip")
    address = host.address + old.relative_to(host.folder).as_posix()
    old.unlink()
    publish(host, "Newer games")
    find_update(first.page)
    with first.page.expect_navigation():
        first.press("Load it now")
    first.wait_until_ready()
    assert read_title(first) == "Newer games"
    second.wait_for_turn()
    second.move_somewhere()
    fetch = "async (address) => (await fetch(address, { cache: 'no-store' })).status"
    assert second.page.evaluate(fetch, address) == 200, "the game may still need it"
    read_rules(second)
    second.wait_for_turn()
    assert second.page.evaluate("window.isUndisturbed")
    log = second.read_log()
    with second.page.expect_navigation():
        second.press("All games")
    second.wait_until_ready()
    assert read_title(second) == "Newer games", "it follows once nobody plays there"
    second.page.get_by_role("button", name=re.compile("Go on")).first.click()
    second.wait_for_turn()
    assert second.read_log() == log
    # With the next version, and one page alone, the file goes.
    leave_site(second)
    second.page.close()
    publish(host, "Newest games")
    find_update(first.page)
    with first.page.expect_navigation():
        first.press("Load it now")
    first.wait_until_ready()
    assert read_title(first) == "Newest games"
    first.watch.expect("response 404", "console error: .*404")
    assert first.page.evaluate(fetch, address) == 404


def test_an_old_page_of_a_new_version_is_not_taken(come: Come, host: Host) -> None:
    """While a host is being brought up to date it may send the former index.html with the new list."""
    person = visit_first(come, host)
    title = read_title(person)
    page = host.folder / "index.html"
    former = page.read_text(encoding="utf-8")
    page.write_text(re.sub("main-[0-9A-Z]{8}.js", "main-AAAAAAAA.js", former), encoding="utf-8")
    (main,) = host.folder.glob("app/main-*.js")
    main.rename(main.with_name("main-AAAAAAAA.js"))
    publish(host, "Newer games")
    page.write_text(former, encoding="utf-8")
    # The browser tries again when it likes, perhaps just when the network goes.
    person.watch.expect("integrity", r"failed request: .*/index\.html ")
    assert not person.page.evaluate(LOOK_FOR_UPDATE)
    go_offline(person, host)
    assert read_title(person.reload()) == title


@pytest.fixture
def careless_host(hosts: Hosts, tmp_path: Path) -> Iterator[Host]:
    host = hosts.add(tmp_path / "careless", careless=True)
    yield host
    host.stop()


# One that bears its hash in its address, and one that does not; the page starts without either.
HASHED, NAMED = "engine/*/rest.zip", "locales/qps/league.txt"


def hide(host: Host, pattern: str) -> Callable[[], object]:
    """Let the host have lost a file; returns what brings it back."""
    (lost,) = host.folder.glob(pattern)
    hidden = lost.rename(host.folder.parent / lost.name)
    return lambda: hidden.rename(lost)


def read_kept(page: Page) -> dict[str, str]:
    """The hash of every kept file, by its address without what Workbox adds to it."""
    kept: dict[str, str] = page.evaluate(
        """async () => {
          const hex = (sum) => [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
          const found = {};
          for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            for (const request of await cache.keys()) {
              const bytes = await (await cache.match(request)).arrayBuffer();
              found[request.url.split("?")[0]] = hex(await crypto.subtle.digest("SHA-256", bytes));
            }
          }
          return found;
        }"""
    )
    return kept


def assert_all_whole(person: Person, host: Host) -> None:
    kept = read_kept(person.page)
    for name in list_to_keep(host):
        hashed = hashlib.sha256((host.folder / name).read_bytes())
        assert kept[host.address + name] == hashed.hexdigest(), name


@pytest.mark.parametrize("pattern", [HASHED, pytest.param(NAMED, marks=pytest.mark.slow)])
def test_a_page_in_the_place_of_a_file_is_never_kept(come: Come, careless_host: Host, pattern: str) -> None:
    host = careless_host
    bring_back = hide(host, pattern)
    person = come(host.address, service_worker=True, borrow=True)
    person.watch.expect("integrity")
    person.page.add_init_script(f"if (isSecureContext) {{ {REFUSALS['fails']} }}")  # about:blank is none
    person.open("?fast").page.wait_for_function("window.hasRefused")
    assert "without a network" not in person.page.locator("footer").inner_text()
    bring_back()
    person.reload()
    wait_until_kept(person)
    assert_all_whole(person, host)
    leave_site(person)


@pytest.mark.parametrize("pattern", [pytest.param(HASHED, marks=pytest.mark.slow), NAMED])
def test_a_new_version_with_a_page_in_the_place_of_a_file_waits(
    come: Come, careless_host: Host, pattern: str
) -> None:
    host = careless_host
    person = visit_first(come, host)
    title = read_title(person)
    # In the new version each of the two has another name or another content.
    (engine,) = host.folder.glob("engine/*")
    newer = engine.rename(engine.with_name("0123456789abcdef"))
    page = host.folder / "index.html"
    page.write_text(page.read_text(encoding="utf-8").replace(engine.name, newer.name), encoding="utf-8")
    words = host.folder / "locales" / "qps" / "league.txt"
    words.write_text(words.read_text(encoding="utf-8") + "\n# newer\n", encoding="utf-8")
    publish(host, "Newer games")
    bring_back = hide(host, pattern)
    person.watch.expect("integrity")
    assert not person.page.evaluate(LOOK_FOR_UPDATE)
    assert read_title(person.reload()) == title
    bring_back()
    assert person.page.evaluate(LOOK_FOR_UPDATE)
    find_notice(person).wait_for()
    with person.page.expect_navigation():
        person.press("Load it now")
    person.wait_until_ready()
    assert read_title(person) == "Newer games"
    assert_all_whole(person, host)
    leave_site(person)


def poison(person: Person, host: Host, pattern: str) -> None:
    """Let the device have kept a page of the host in the place of a file, as one once did that did not look."""
    (file,) = host.folder.glob(pattern)
    count = person.page.evaluate(
        """async (address) => {
          let count = 0;
          for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            for (const request of (await cache.keys()).filter(({ url }) => url.split("?")[0] === address)) {
              const headers = { "Content-Type": "text/html" };
              await cache.put(request, new Response("<!doctype html><title>Welcome</title>", { headers }));
              count += 1;
            }
          }
          return count;
        }""",
        host.address + file.relative_to(host.folder).as_posix(),
    )
    assert count == 1


def test_what_is_compiled_comes_from_where_its_compiled_form_lies(come: Come, host: Host) -> None:
    """The browser's own cache gives it, without a network too, and what is kept on the device stands in for that."""
    person = visit_first(come, host, starts=True)
    (wasm,) = addresses_of(host, "engine/*/pyodide.asm.wasm")
    go_offline(person, host)
    marked = """async (address) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const kept = await cache.match(address);
        const headers = { "Content-Type": "application/wasm", "X-Kept": "here" };
        if (kept) await cache.put(address, new Response(kept.body, { headers }));
      }
      const { headers } = await fetch(address);
      return headers.get("X-Kept");
    }"""
    assert person.page.evaluate(marked, wasm) is None
    forget_fetched(person)
    assert person.page.evaluate(marked, wasm) == "here"
    leave_site(person)


def forget_fetched(person: Person) -> None:
    """Let the browser lose what it keeps of its own of what it has fetched, as it may at any time."""
    session = person.page.context.new_cdp_session(person.page)
    session.send("Network.clearBrowserCache")
    session.detach()


def test_what_is_damaged_on_the_device_heals(come: Come, host: Host) -> None:
    person = visit_first(come, host, starts=True)
    forget_fetched(person)
    person.watch.expect("Failed to load module script", "WebAssembly", "MIME")
    for pattern in ("engine/*/pyodide.asm.wasm", "locales/en/shell.txt"):
        poison(person, host, pattern)
        person.reload()  # nobody touches anything: the page sees to it by itself
        person.page.get_by_role("button", name="Play Numica").wait_for()
        assert_all_whole(person, host)
    # A file that has the same name in a new version is taken over only where it is whole.
    poison(person, host, "rules/en/numica.txt")
    publish(host, "Newer games")
    find_update(person.page)
    assert_all_whole(person, host)
    leave_site(person)


# Caches that others empty: all projects of a host like github.io share one origin.

EMPTY_ALL = "async () => { for (const name of await caches.keys()) await caches.delete(name); }"
DROP = """async ([addresses, stays]) => {
  let count = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (addresses.includes(request.url.split("?")[0]) === stays) continue;
      count += await cache.delete(request);
    }
  }
  return count;
}"""
"""Drop some entries, or all others."""
NEIGHBOUR = """async (addresses) => {
  const cache = await caches.open("neighbour-v1");
  for (const address of addresses) await cache.put(address, new Response("their own"));
}"""
PROMISE, WARNING = "you can play without a network", "Some parts are not on this device just now."


def footer(person: Person) -> Locator:
    return person.page.locator("#room footer, .lobby footer, footer").first


def addresses_of(host: Host, *patterns: str) -> list[str]:
    found = [file for pattern in patterns for file in host.folder.glob(pattern)]
    assert len(found) == len(patterns)
    return [host.address + file.relative_to(host.folder).as_posix() for file in found]


def test_caches_that_a_neighbour_emptied_are_filled_at_the_next_visit(come: Come, host: Host) -> None:
    person = visit_first(come, host)
    expect(footer(person)).to_contain_text(PROMISE)
    person.page.evaluate(EMPTY_ALL)
    person.reload()
    expect(footer(person)).to_contain_text(PROMISE, timeout=60_000)
    assert_all_whole(person, host)
    go_offline(person, host)
    person.reload().begin("person", "1")
    person.set_up()
    assert person.find_spaces(MINE)


def test_a_single_part_that_is_gone_comes_again_and_a_neighbours_files_of_that_name_are_not_ours(
    come: Come, host: Host
) -> None:
    person = visit_first(come, host)
    expect(footer(person)).to_contain_text(PROMISE)
    gone = addresses_of(host, HASHED, NAMED, "index.html")
    assert person.page.evaluate(DROP, [gone, False]) == len(gone)
    person.page.evaluate(NEIGHBOUR, [host.address, *gone])
    person.reload()
    expect(footer(person)).to_contain_text(PROMISE, timeout=60_000)
    ours = """async () => (await caches.delete("neighbour-v1"))"""
    assert person.page.evaluate(ours), "nobody touches what is a neighbour's"
    assert_all_whole(person, host)
    leave_site(person)


def test_where_what_is_gone_cannot_come_it_is_told_and_comes_with_the_network(come: Come, host: Host) -> None:
    person = visit_first(come, host)
    expect(footer(person)).to_contain_text(PROMISE)
    gone = addresses_of(host, HASHED, NAMED)
    # What a page's network is told to be does not bind its worker's, so it is the host that has nothing to send.
    person.watch.expect("integrity", "404")
    bring_back = [hide(host, pattern) for pattern in (HASHED, NAMED)]
    assert person.page.evaluate(DROP, [gone, False]) == len(gone)
    # The browser's own cache may still have them, and then nothing is lost.
    person.page.context.new_cdp_session(person.page).send("Network.clearBrowserCache")
    person.reload()
    expect(footer(person)).to_contain_text(WARNING)
    expect(footer(person)).not_to_contain_text(PROMISE)
    person.begin("person", "1")
    person.set_up()
    assert person.find_spaces(MINE), "what is there serves all the same"
    person.to_lobby()
    expect(footer(person)).to_contain_text(WARNING)
    for bring in bring_back:
        bring()
    person.page.evaluate("dispatchEvent(new Event('online'))")
    expect(footer(person)).to_contain_text(PROMISE, timeout=60_000)
    assert_all_whole(person, host)
    leave_site(person)


def test_what_is_thrown_away_during_a_game_is_there_again_after_it(come: Come, host: Host) -> None:
    person = visit_first(come, host).begin("person", "1")
    person.set_up()
    person.page.evaluate(EMPTY_ALL)
    read_rules(person)
    assert person.wait_for_turn()
    person.to_lobby()
    expect(footer(person)).to_contain_text(PROMISE, timeout=60_000)
    assert_all_whole(person, host)
    leave_site(person)


def test_a_frame_registers_nothing(come: Come, host: Host) -> None:
    frame = (
        '<!doctype html><title>A lesson</title><link rel="icon" href="data:,">'
        '<iframe src="./?fast" width="800" height="600"></iframe>'
    )
    (host.folder / "lesson.html").write_text(frame)
    person = come(host.address, service_worker=True, borrow=True)
    page = person.page
    page.add_init_script(COUNT_REGISTRATIONS)
    page.goto(host.address + "lesson.html")
    inside = page.frame_locator("iframe")
    inside.locator(".poster-play").click()
    inside.locator(".hero").wait_for()
    inside.locator(".start").wait_for(state="detached", timeout=60_000)
    page.wait_for_timeout(1_500)
    assert page.evaluate("window.registrations") == 0
    page.goto(host.address)
    page.wait_for_function("window.registrations === 1", timeout=60_000)
    wait_until_kept(person)
    leave_site(person)


# Each says when it has refused, so that what the page makes of it can be looked at afterwards. (Where there is no
# service worker at all, every other test of this folder is played.)
REFUSALS = {
    "throws": """Object.defineProperty(Navigator.prototype, "serviceWorker", {
      get() { window.hasRefused = true; throw new DOMException("It is insecure.", "SecurityError"); }
    });""",
    "rejects": """ServiceWorkerContainer.prototype.register = () => {
      window.hasRefused = true;
      return Promise.reject(new DOMException("Not here.", "SecurityError"));
    };""",
    "raises": """ServiceWorkerContainer.prototype.register = () => {
      window.hasRefused = true;
      throw new TypeError();
    };""",
    "fails": """const plain = ServiceWorkerContainer.prototype.register;
    ServiceWorkerContainer.prototype.register = async function (...words) {
      const registration = await plain.apply(this, words);
      const { installing } = registration;
      installing.addEventListener("statechange", () => {
        window.hasRefused = installing.state === "redundant";
      });
      return registration;
    };""",
}
REFUSALS["full"] = REFUSALS["fails"]


@pytest.mark.parametrize("way", REFUSALS)
def test_where_nothing_can_be_kept_the_games_are_played_all_the_same(
    come: Come, host: Host, way: str
) -> None:
    person = NumicaPlayer(come(host.address, service_worker=True, borrow=True))
    if way == "fails":
        (host.folder / "locales" / "qps" / "numica.txt").unlink()
        person.watch.expect("integrity", "404")
    elif way == "full":
        fill_up(person)
        person.watch.expect("QuotaExceededError|[Qq]uota")
    person.page.add_init_script(f"if (isSecureContext) {{ {REFUSALS[way]} }}")  # about:blank is none
    person.open().page.wait_for_function("window.hasRefused")
    person.begin("person", "1")
    person.set_up()
    assert person.find_spaces(MINE)
    expect(person.page.locator(".notice")).to_have_count(0)
    person.to_lobby()
    assert "without a network" not in person.page.locator("footer").inner_text()
    leave_site(person)


# What a system needs to install the site.


def read_size(picture: Path) -> tuple[int, int]:
    """Width and height of a PNG."""
    data = picture.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def test_the_manifest_is_complete(site: Path) -> None:
    manifest: dict[str, Any] = json.loads((site / "manifest.json").read_text(encoding="utf-8"))
    assert manifest["name"] == "Number Parlour"
    assert manifest["display"] == "standalone"
    # Relative, so that each copy of the site is an application of its own. For the same reason it has no `id`, which
    # would be the same for every folder of a host: where it is left out, it is the whole address of `start_url`.
    assert (manifest["start_url"], manifest["scope"], "id" in manifest) == ("./", "./", False)
    found = {(icon["sizes"], icon["type"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    png = "image/png"
    assert {("192x192", png, "any"), ("512x512", png, "any"), ("512x512", png, "maskable")} < found
    assert ("any", "image/svg+xml", "any") in found
    for icon in manifest["icons"]:
        if icon["type"] == png:
            width, height = read_size(site / icon["src"])
            assert icon["sizes"] == f"{width}x{height}"
        else:
            assert (site / icon["src"]).read_text(encoding="utf-8").count("<svg") == 1


def test_the_page_names_its_manifest_and_icons(site: Path) -> None:
    page = (site / "index.html").read_text(encoding="utf-8")
    links = dict(re.findall(r'<link rel="([\w-]+)" href="([^"]+)"', page))
    assert links["manifest"] == "manifest.json"
    assert links["icon"] == "icons/icon.svg"
    assert read_size(site / links["apple-touch-icon"]) == (180, 180)
    assert all((site / address).is_file() for address in links.values())


APPLE = "navigator.standalone = false;"
"""What Apple's devices have, where the page was not opened from their home screen."""


@pytest.mark.parametrize(
    ("sides", "pixels", "sizes"),
    [
        ((1024, 1366), 2, {"portrait": (2048, 2732), "landscape": (2732, 2048)}),
        ((810, 1080), 2, {"portrait": (1620, 2160), "landscape": (2160, 1620)}),
        ((390, 844), 3, {"portrait": (1170, 2532)}),
        ((1000, 1000), 1, {}),
    ],
)
def test_a_home_screen_of_apple_begins_with_a_picture_of_its_size(
    browser: Browser, site: Path, address: str, sides: tuple[int, int], pixels: int, sizes: dict[str, Any]
) -> None:
    screen: Any = dict(zip(("width", "height"), sides, strict=True))
    page = browser.new_page(screen=screen, viewport=screen, device_scale_factor=pixels)
    page.add_init_script(APPLE)
    with page.expect_response(re.compile(r"part-splash-")):
        page.goto(address)
    page.wait_for_function("document.querySelector('.game')")
    page.wait_for_timeout(100)
    links = page.locator("link[rel='apple-touch-startup-image']").evaluate_all(
        "(all) => all.map(({ media, href }) => [media, href])"
    )
    page.close()
    found = {media: read_size(site / href.removeprefix(address)) for media, href in links}
    assert found == {f"(orientation: {way})": size for way, size in sizes.items()}


def test_the_bars_of_the_browser_have_the_colour_of_the_ground() -> None:
    style = (ROOT / "web" / "css" / "ground.css").read_text(encoding="utf-8")
    ground = re.search(r"--ground: light-dark\((#\w+), (#\w+)\)", style)
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    bars = re.findall(r'name="theme-color" content="(#\w+)" media="\(prefers-color-scheme: (\w+)\)"', page)
    assert ground
    assert bars == [(ground[1], "light"), (ground[2], "dark")]
