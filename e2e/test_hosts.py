"""Any host: from an unusual one the site plays, and where it cannot start, words name the cause and the mend."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from games.numica.e2e.player import NumicaPlayer
from games.numica.e2e.tables import token_of_play
from playwright.sync_api import Locator, Page, Route, expect

from e2e.faults import TENTHS
from e2e.harness import Person
from e2e.strict import Fault, serve_by_nginx, serve_faults
from workshop.machine import NO_NGINX_ADVICE

Come = Callable[..., Person]

SCRIPTS = r"\.js$"
PAGE = r"^app/(main|first|part-chunk)-"
AID = "#aid.is-told"
CARD = ".start.failed"


@dataclass(frozen=True)
class Case:
    """A fault, where the page tells of it, and what it says of the cause and of the mend."""

    fault: Fault
    place: str
    cause: str
    mend: str


UPLOAD = "Upload the whole folder dist/ once more"

CASES = {
    "scripts as text": Case(
        Fault(types={SCRIPTS: "text/plain"}),
        AID,
        r"The host calls app/.*\.js “text/plain”, and browsers use such a file only as “text/javascript”",
        r"Set the host's Content-Type for files that end in \.js to text/javascript",
    ),
    "style as text": Case(
        Fault(types={r"\.css$": "text/plain"}), AID, r"calls app/main-\w+\.css “text/plain”", "to text/css"
    ),
    "the page's script missing": Case(
        Fault(missing="^app/main-.*js"), AID, r"A part of the site is missing: app/main-\w+\.js", UPLOAD
    ),
    "a page for a script": Case(
        Fault(page="^app/part-chunk-"),
        AID,
        r"Where a part of the site should be, app/part-chunk-\w+\.js, the host sends some other page",
        "let the host answer 404 for what is missing, never with index.html",
    ),
    "words missing": Case(Fault(missing="^locales/en/shell"), AID, r"missing: locales/en/shell\.txt", UPLOAD),
    "a page for words": Case(
        Fault(page="^locales/en/league"), AID, r"should be, locales/en/league\.txt, the host sends", UPLOAD
    ),
    "scripts forbidden by a policy": Case(
        Fault(policy="script-src 'unsafe-inline'"),
        AID,
        r"security policy forbids a part of the site: app/.*\.js",
        "Content-Security-Policy, let script-src have 'self'",
    ),
    "the worker as text": Case(
        Fault(types={"^app/worker-": "text/plain"}),
        CARD,
        r"calls app/worker-\w+\.js “text/plain”",
        "to text/javascript",
    ),
    "the worker missing": Case(Fault(missing="^app/worker-"), CARD, r"missing: app/worker-\w+\.js", UPLOAD),
    "the worker forbidden by a policy": Case(
        Fault(policy="worker-src 'none'"),
        CARD,
        r"forbids a part of the site: app/worker-",
        "let worker-src have 'self'",
    ),
    "Python missing": Case(
        Fault(missing=r"\.wasm$"),
        CARD,
        r"missing: engine/\w+/pyodide\.asm\.wasm",
        "the host refuses its kind",
    ),
    "a page for Python": Case(
        Fault(page=r"\.wasm$"), CARD, r"should be, engine/\w+/pyodide\.asm\.wasm", UPLOAD
    ),
    "the engine refused": Case(
        Fault(refused="^engine/"),
        CARD,
        r"it answers 403 for engine/\w+/pyodide\.js",
        "Let everybody read all files",
    ),
    "Python cut off": Case(
        Fault(cut=r"\.wasm$"),
        CARD,
        r"comes damaged: engine/\w+/pyodide\.asm\.wasm has [\d,]+ bytes, and should have [\d,]+",
        "programs for FTP have a mode “binary”",
    ),
    "a bit of Python's program": Case(
        Fault(flipped=r"pyodide\.asm\.js$"),
        CARD,
        r"comes damaged: engine/\w+/pyodide\.asm\.js has as many bytes as it should",
        "Upload it once more",
    ),
    "a bit of Python": Case(
        Fault(flipped=r"\.wasm$"),
        CARD,
        r"comes damaged: engine/\w+/pyodide\.asm\.wasm has as many bytes as it should",
        "something on the way changes files",
    ),
    "a bit of the worker": Case(
        Fault(flipped="^app/worker-"),
        CARD,
        r"comes damaged: app/worker-\w+\.js has as many bytes as it should",
        "Upload it once more",
    ),
    "the plain start missing": Case(
        Fault(missing=r"(snapshot\.bin|parlour\.zip)$"), CARD, r"missing: engine/\w+/parlour\.zip", UPLOAD
    ),
    "WebAssembly forbidden by a policy": Case(
        Fault(policy="default-src 'self'; style-src 'self' 'unsafe-inline'"),
        CARD,
        "forbids WebAssembly",
        "'wasm-unsafe-eval'",
    ),
}

ODD = {
    # Everything that it does not know it calls a stream of bytes.
    "bytes": Fault(types={r"\.(?!(html|js|css|png|svg)$)\w+$": "application/octet-stream"}),
    # It gives out nothing of a kind that it does not know.
    "few kinds": Fault(missing=r"\.(?!(html|js|css|json|png|svg|txt|zip|bin|wasm)$)\w+$"),
    # A type that no browser streams.
    "charset": Fault(types={r"\.wasm$": "application/wasm; charset=utf-8"}),
}
MUTE = {
    "silent": Fault(silent="^app/main-.*js"),
    "no scripts": Fault(policy="script-src 'none'"),
}
DAMAGED = {"a bit of the library": Fault(flipped=r"stdlib\.zip$")}
DAMMED = {"a line that stands still": Fault(dammed=r"\.wasm$")}
UNLISTED = {"no list of added games": Fault(missing=r"^games/manifest\.json")}


def key_of(name: str) -> str:
    return name.replace(" ", "-").replace("'", "")


@pytest.fixture(scope="module")
def hosts() -> dict[str, Fault]:
    """What is wrong with each host of now."""
    faults = {
        **{name: case.fault for name, case in CASES.items()},
        **ODD,
        **MUTE,
        **DAMAGED,
        **DAMMED,
        **UNLISTED,
    }
    return {key_of(name): fault for name, fault in faults.items()}


@pytest.fixture(scope="module")
def root(site: Path, hosts: dict[str, Fault]) -> Iterator[str]:
    with serve_faults(site, hosts) as root:
        yield root


def visit(come: Come, root: str, name: str) -> Person:
    """Come to a host, and wait for nothing."""
    person = come(f"{root}/{key_of(name)}/")
    person.watch.expect("")  # what is wrong is no news
    person.page.goto(person.address)
    return person


def assert_all_told(page: Page, place: Locator, case: Case) -> None:
    expect(place).to_contain_text(re.compile(case.cause))
    expect(place).to_contain_text(re.compile(case.mend))
    text = place.inner_text()
    assert "tell whoever runs this site" in text
    assert not re.search(r"[{}$]|undefined|null|host-", text)
    expect(page.locator("progress:visible")).to_have_count(0)  # no bar stands still


@pytest.mark.parametrize("name", CASES)
def test_what_is_wrong_is_said_with_its_mend(
    come: Come, root: str, hosts: dict[str, Fault], name: str
) -> None:
    case = CASES[name]
    person = visit(come, root, name)
    place = person.page.locator(case.place)
    place.wait_for()
    assert_all_told(person.page, place, case)
    if name in ("scripts as text", "words missing", "Python missing"):
        hosts[key_of(name)] = Fault()
        place.get_by_role("button").click()
        expect(place).to_have_count(0)
        person.wait_until_ready()


# The worker never says that it is ready. Nobody's listener is another one than they gave: they may take it back.
NEVER_READY = """{
  window.Worker = class extends Worker {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", (event) => {
        if (event.data?.kind === "ready") event.stopImmediatePropagation();
      });
    }
  };
}"""


def test_a_start_that_waits_for_ever_for_what_is_damaged_says_so(come: Come, root: str) -> None:
    (name,) = DAMAGED
    person = come(f"{root}/{key_of(name)}/")
    person.watch.expect("")
    person.page.add_init_script(TENTHS)
    person.page.add_init_script(NEVER_READY)
    person.page.goto(f"{person.address}?game=numica")
    card = person.page.locator(CARD)
    expect(card).to_contain_text(re.compile(r"comes damaged: engine/\w+/stdlib\.zip has as many bytes"))
    person.page.goto("about:blank")


def test_a_line_that_stands_still_is_told_and_waited_for(
    come: Come, root: str, hosts: dict[str, Fault]
) -> None:
    """For two seconds here, as for twenty."""
    (name,) = DAMMED
    person = NumicaPlayer(come(f"{root}/{key_of(name)}/"))
    person.page.add_init_script(TENTHS)
    person.page.goto(f"{person.address}?pace=instant&notation&game=numica")
    line = person.page.locator(".start.is-line")
    expect(line).to_contain_text("Nothing is coming at the moment.")
    person.page.wait_for_timeout(1_000)
    expect(line).to_contain_text("Nothing is coming at the moment.")
    hosts[key_of(name)] = Fault()
    person.wait_until_ready()
    person.sit("person", "1")
    person.press("Begin")
    person.set_up()
    assert not person.hear("alert")


def test_without_hashes_nothing_is_said_to_be_damaged(come: Come, root: str) -> None:
    """On a host without https browsers reckon none."""
    person = come(f"{root}/{key_of('a bit of the worker')}/")
    person.watch.expect("")
    person.page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })")
    person.page.goto(f"{person.address}?game=numica")
    card = person.page.locator(CARD)
    expect(card).to_contain_text("Try again. If that does not help")
    person.page.wait_for_load_state("networkidle")
    assert "damaged" not in card.inner_text()


def test_without_its_style_no_table_is_laid_over_the_words(come: Come, root: str) -> None:
    person = come(f"{root}/{key_of('style as text')}/")
    person.watch.expect("")
    person.page.goto(f"{person.address}#/game/{token_of_play()}")
    person.page.locator(".pieces .is-open").first.wait_for(state="attached")
    expect(person.page.locator(AID)).to_be_in_viewport(ratio=1)
    expect(person.page.locator("#room")).to_be_hidden()


@pytest.mark.parametrize("name", MUTE)
def test_words_come_by_themselves_where_no_script_runs(come: Come, root: str, name: str) -> None:
    person = come(f"{root}/{key_of(name)}/")
    person.watch.expect("")
    person.page.goto(person.address, wait_until="commit")
    aid = person.page.locator("#aid")
    expect(aid).to_be_hidden()
    person.page.wait_for_function("document.getAnimations().length > 0")
    person.page.evaluate(
        "for (const each of document.getAnimations()) { each.pause(); each.currentTime = 11_900; }"
    )
    expect(aid).to_be_hidden()
    person.page.evaluate("for (const each of document.getAnimations()) each.finish()")
    expect(aid).to_be_visible()
    assert "those that end in .js as text/javascript" in aid.inner_text()
    person.page.goto("about:blank")


@pytest.mark.parametrize("name", ODD)
def test_from_an_odd_host_it_plays(come: Come, root: str, name: str) -> None:
    person = NumicaPlayer(come(f"{root}/{key_of(name)}/"))
    person.watch.expect("404.*|Failed to load resource: .*404") if name == "few kinds" else None
    play(person)


def test_a_host_that_puts_a_program_into_each_page_keeps_neither_rules_nor_pictures_away(come: Come) -> None:
    """Kolibri does so with whatever is called a page."""

    def give(route: Route) -> None:
        answer = route.fetch()
        before, head, after = answer.text().rpartition("<head>")
        route.fulfill(response=answer, body=f"{before}{head}<script>window.theirs = true;</script>{after}")

    person = NumicaPlayer(come())
    person.page.route(re.compile(r"/(\?.*)?$|\.html"), give)
    play(person)
    assert person.page.evaluate("theirs")
    person.press("Rules")
    person.page.locator(".rules-text figure svg").first.wait_for()
    person.page.evaluate("location.hash = '#/puzzles/numica'")
    person.page.locator(".puzzle-picture .still").first.wait_for()


def test_without_the_list_of_added_games_the_others_play(come: Come, root: str) -> None:
    (name,) = UNLISTED
    person = NumicaPlayer(visit(come, root, name))
    notice = person.page.locator(".notice")
    expect(notice).to_contain_text("games/manifest.json is missing")
    person.press("Close")
    play(person)


def play(person: NumicaPlayer) -> None:
    """Begin a game, which Python alone can lay, without a word from the first aid."""
    person.open("?pace=instant&notation&seed=host").begin("person", "1")
    person.set_up()
    expect(person.page.locator("#aid")).to_have_count(0)


def test_from_nginx_below_a_path_it_plays(come: Come, site: Path, tmp_path: Path) -> None:
    nginx = os.environ.get("PARLOUR_NGINX", "")
    if not nginx:
        pytest.skip(NO_NGINX_ADVICE)
    with serve_by_nginx(Path(nginx), site, tmp_path) as address:
        person = NumicaPlayer(come(address))
        sent: dict[str, dict[str, str]] = {}
        person.page.on("response", lambda answer: sent.update({answer.url: answer.all_headers()}))
        play(person)
        (wasm,) = (headers for url, headers in sent.items() if url.endswith(".wasm"))
        assert wasm["content-encoding"] == "gzip"
        person.page.goto("about:blank")  # before its server goes
