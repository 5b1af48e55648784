"""The start from the snapshot: what it fetches, that it deals as any other start does, that whatever is wrong with it
is mended unseen by the plain start, and that the next interpreter of a page comes up from what the first one left."""

from __future__ import annotations

import gzip
import json
import re
import struct
from collections.abc import Callable
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from e2e.faults import PLANT, plant, wait_until_back
from e2e.games.numica.player import NumicaPlayer
from e2e.harness import Person
from parlour.games import REGISTRY

Come = Callable[..., Person]
Json = dict[str, Any]

SNAPSHOT = "snapshot.bin"
WORKER = "**/app/worker-*.js"
PLAIN = {"stdlib.zip", "parlour.zip"}
PROGRAMS = {"pyodide.mjs", "pyodide.asm.mjs"}
FETCHED = PROGRAMS | {"pyodide.asm.wasm", SNAPSHOT}

# Milliseconds that may pass from a fall until the table stands again, on a machine that does nothing else.
BACK_AFTER = 500
NOISE = 4.0

START_WORKER = resources.files("parlour.terminal").joinpath("bench.js").read_text(encoding="utf-8")


@dataclass
class Snapshot:
    """What is in one, to be changed where a fault would change it."""

    magic: int
    head: Json
    state: bytearray
    small: bytes
    pages: bytes

    @classmethod
    def read(cls, packed: bytes) -> Snapshot:
        data = gzip.decompress(packed)
        magic, length = struct.unpack_from("<II", data)
        head = json.loads(data[8 : 8 + length])
        at = 8 + length + head["state"]
        small = sum(size for _, size in head["files"])
        pages = sum(count for _, count in head["runs"]) * head["page"]
        return cls(magic, head, bytearray(data[8 + length : at]), data[at : at + small], data[-pages:])

    def pack(self) -> bytes:
        told = json.dumps(self.head).encode()
        before = struct.pack("<II", self.magic, len(told)) + told + self.state + self.small
        return gzip.compress(before + bytes(-len(before) % 4) + self.pages, 1)


def flip(data: bytes, at: int) -> bytes:
    return data[:at] + bytes([data[at] ^ 0x10]) + data[at + 1 :]


def change(**changes: object) -> Callable[[bytes], bytes]:
    """A fault that only the head has."""

    def act(packed: bytes) -> bytes:
        snapshot = Snapshot.read(packed)
        snapshot.head |= changes
        return snapshot.pack()

    return act


def have_other_form(packed: bytes) -> bytes:
    snapshot = Snapshot.read(packed)
    snapshot.magic += 1
    return snapshot.pack()


def lack_a_page(packed: bytes) -> bytes:
    snapshot = Snapshot.read(packed)
    snapshot.pages = snapshot.pages[: -snapshot.head["page"]]
    return snapshot.pack()


def be_of_another_pyodide(packed: bytes) -> bytes:
    snapshot = Snapshot.read(packed)
    snapshot.state[20] ^= 0x10  # in the hash of Pyodide's own build
    return snapshot.pack()


LARGER = 1 << 26  # bytes of memory, twice what Python has at its start

DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "truncated": lambda packed: packed[:-1000],
    "followed by something": lambda packed: packed + b"more",
    "a wrong byte": lambda packed: flip(packed, len(packed) // 2),
    "a wrong sum": lambda packed: flip(packed, len(packed) - 8),
    "a page of the host": lambda packed: b"<!doctype html><title>Welcome</title>",
    "nothing": lambda packed: b"",
    "another build": change(key="0" * 32),
    "another form": have_other_form,
    "too few pages": lack_a_page,
    "another Pyodide": be_of_another_pyodide,
}

REFUSALS: dict[str, tuple[str, Callable[[bytes], bytes]]] = {
    "nothing to unpack with": ("delete globalThis.DecompressionStream;", bytes),
    "no more memory": (
        "WebAssembly.Memory.prototype.grow = () => { throw new RangeError('no memory'); };",
        change(memory=LARGER),
    ),
}


@pytest.fixture(scope="module")
def packed(site: Path) -> bytes:
    return next(site.glob(f"engine/*/{SNAPSHOT}")).read_bytes()


@pytest.fixture
def person(come: Come) -> NumicaPlayer:
    return NumicaPlayer(come(own_profile=True))


def follow(page: Page) -> set[str]:
    """The names of the engine's files that are asked for from now on."""
    asked: set[str] = set()

    def look(address: str) -> None:
        if found := re.search(r"/engine/\w+/([^/]+)$", address):
            asked.add(found[1])

    page.on("request", lambda request: look(request.url))
    return asked


def give(page: Page, body: bytes) -> None:
    page.route(f"**/{SNAPSHOT}", lambda route: route.fulfill(body=body))


def set_up_worker(page: Page, before: str) -> None:
    """Let every worker begin with some lines of ours."""

    def act(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=before + response.text())

    page.route(WORKER, act)


def begin(person: NumicaPlayer) -> None:
    """Open the page and a table, and see nothing there that anybody would not see."""
    person.open("?pace=instant&notation&seed=snapshot").begin("person", "1")
    person.wait_for_status("set up:")
    assert person.page.locator(".notice, .failed").count() == 0
    assert person.hear("alert") == []


def test_a_start_takes_the_snapshot_alone(person: NumicaPlayer) -> None:
    asked = follow(person.page)
    begin(person)
    assert asked == FETCHED


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_is_wrong_with_it_is_mended_unseen(person: NumicaPlayer, packed: bytes, damage: str) -> None:
    asked = follow(person.page)
    give(person.page, DAMAGES[damage](packed))
    begin(person)
    assert asked == FETCHED | PLAIN


def test_one_that_is_missing_is_mended_unseen(person: NumicaPlayer) -> None:
    person.watch.expect("Failed to load resource", "response 404")
    asked = follow(person.page)
    person.page.route(f"**/{SNAPSHOT}", lambda route: route.fulfill(status=404))
    begin(person)
    assert asked == FETCHED | PLAIN


@pytest.mark.parametrize("refusal", REFUSALS)
def test_a_browser_that_refuses_is_helped_unseen(person: NumicaPlayer, packed: bytes, refusal: str) -> None:
    before, act = REFUSALS[refusal]
    asked = follow(person.page)
    give(person.page, act(packed))
    set_up_worker(person.page, before)
    begin(person)
    assert asked - {SNAPSHOT} == (FETCHED | PLAIN) - {SNAPSHOT}


def test_the_memory_may_have_to_grow(person: NumicaPlayer, packed: bytes) -> None:
    asked = follow(person.page)
    give(person.page, change(memory=LARGER)(packed))
    begin(person)
    assert asked == FETCHED


def ask_fresh(person: Person, requests: list[Json], *, plainly: bool = False) -> list[Json]:
    """Ask an interpreter that nobody has asked before."""
    page = person.page
    bare = person.address + "bench-page"
    page.route(bare, lambda route: route.fulfill(content_type="text/html", body="<!doctype html>"))
    if plainly:
        give(page, b"")
    page.goto("about:blank")
    page.goto(bare)
    page.evaluate(START_WORKER)
    page.unroute(f"**/{SNAPSHOT}")
    return [json.loads(page.evaluate("(text) => ask(text)", json.dumps(request))) for request in requests]


def list_news(person: Person, seed: str = "") -> list[Json]:
    """A request for a table of every game, with as many people as it is made for at least."""
    described = ask_fresh(person, [{"verb": "describe", "game": key} for key in REGISTRY])
    given = {"seed": seed} if seed else {}
    return [
        {
            "verb": "new",
            "game": each["game"],
            "seats": [{"who": "person"}] * each["seats"]["least"],
            "viewers": [0, None],
            **given,
        }
        for each in described
    ]


def test_one_seed_deals_one_game_by_either_way(person: NumicaPlayer) -> None:
    requests = list_news(person, "the same")
    asked = follow(person.page)
    restored = ask_fresh(person, requests)
    assert not asked & PLAIN
    plain = ask_fresh(person, requests, plainly=True)
    assert asked >= PLAIN
    assert restored == plain
    assert all("token" in answer for answer in restored)


def test_two_fresh_pages_deal_different_games(person: NumicaPlayer) -> None:
    requests = list_news(person)
    asked = follow(person.page)
    first, second = (ask_fresh(person, requests * 2) for _ in range(2))
    assert not asked & PLAIN
    games = [answer["token"] for answer in first + second]
    assert len(set(games)) == len(games) == 4 * len(REGISTRY)


def test_the_next_interpreter_comes_from_what_the_first_one_left(
    come: Come, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is fetched anew but the two programs, which the browser has; the table stands again at once."""
    person = NumicaPlayer(come(own_profile=True))
    person.page.add_init_script(PLANT)
    begin(person)
    asked = follow(person.page)
    times = []
    for fall in range(1, 4):
        person.page.evaluate("window.struckAt = performance.now()")
        plant(person, "crash")
        person.page.locator(".pieces button.is-open").first.click()
        wait_until_back(person, workers=fall + 1)
        times.append(person.page.evaluate(READ_FALL))
    with capsys.disabled():
        print(f"\nback after {', '.join(f'{time:.0f}' for time in times)} ms", end=" ")
    assert asked <= PROGRAMS
    assert median(times) <= BACK_AFTER * NOISE


READ_FALL = """() => {
  const at = (words) => heard.filter(({ text }) => text.startsWith(words)).at(-1).at;
  return at("The games are back") - at("The games stopped by themselves");
}"""
