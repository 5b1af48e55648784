"""The start from the snapshot: what it fetches, that it deals as any other start does, that whatever is wrong with it
is mended unseen by the plain start, and that the next interpreter of a page comes up from what the first one left."""

from __future__ import annotations

import json
import os
import re
import shutil
import struct
import subprocess
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from games.numica.e2e.player import CHOOSE_PIECE, NumicaPlayer
from games.numica.e2e.tables import token_of_play
from playwright.sync_api import Page, Route

from e2e.faults import PLANT, plant, wait_until_back
from e2e.harness import Person
from e2e.visits import ROOT
from parlour.games import REGISTRY

Come = Callable[..., Person]
Json = dict[str, Any]

SNAPSHOT = "snapshot.bin"
WORKER = "**/app/worker-*.js"
PLAIN = {"stdlib.zip", "parlour.zip"}
PROGRAMS = {"pyodide.js", "pyodide.asm.js"}
FETCHED = PROGRAMS | {"pyodide.asm.wasm", SNAPSHOT}

START_WORKER = resources.files("parlour.terminal").joinpath("bench.js").read_text(encoding="utf-8")


RAW_BLOCK = 1 << 17


def pack(data: bytes) -> bytes:
    """A frame of zstd in which nothing is compressed."""
    blocks = [data[at : at + RAW_BLOCK] for at in range(0, len(data), RAW_BLOCK)]
    written = [
        (len(block) << 3 | (number == len(blocks))).to_bytes(3, "little") + block
        for number, block in enumerate(blocks, 1)
    ]
    return struct.pack("<IBI", 0xFD2FB528, 0xA0, len(data)) + b"".join(written)


@dataclass
class Snapshot:
    """What is in one, to be changed where a fault would change it."""

    head: Json
    state: bytearray
    small: bytes
    pages: bytes

    @classmethod
    def read(cls, data: bytes) -> Snapshot:
        (length,) = struct.unpack_from("<I", data)
        head = json.loads(data[4 : 4 + length])
        at = 4 + length + head["state"]
        small = sum(size for _, size in head["files"])
        pages = sum(count for _, count in head["runs"]) * head["page"]
        return cls(head, bytearray(data[4 + length : at]), data[at : at + small], data[-pages:])

    def write(self) -> bytes:
        told = json.dumps(self.head).encode()
        before = struct.pack("<I", len(told)) + told + self.state + self.small
        return before + bytes(-len(before) % 4) + self.pages


def flip(data: bytes, at: int) -> bytes:
    return data[:at] + bytes([data[at] ^ 0x10]) + data[at + 1 :]


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "truncated": lambda packed: packed[:-1000],
    "cut to a few bytes": lambda packed: packed[:7],
    "followed by something": lambda packed: packed + b"more",
    "a wrong byte": lambda packed: flip(packed, len(packed) // 2),
    "a wrong byte at its beginning": lambda packed: flip(packed, 2),
    "a wrong byte at its end": lambda packed: flip(packed, len(packed) - 1),
    "a page of the host": lambda _: b"<!doctype html><title>Welcome</title>",
    "nothing": lambda _: b"",
    "another build": lambda _: pack(bytes(1 << 20)),
}
"""What comes in the place of the snapshot that the page means."""

LARGER = 1 << 26  # bytes of memory, twice what Python has at its start


def be_of_another_pyodide(snapshot: Snapshot) -> None:
    snapshot.state[20] ^= 0x10  # in the hash of Pyodide's own build


def lack_a_page(snapshot: Snapshot) -> None:
    snapshot.pages = snapshot.pages[: -snapshot.head["page"]]


def have_no_head(snapshot: Snapshot) -> None:
    del snapshot.head["runs"]


def lie_beyond_the_memory(snapshot: Snapshot) -> None:
    snapshot.head["runs"][-1][0] += LARGER // snapshot.head["page"]


def need_more_memory(snapshot: Snapshot) -> None:
    snapshot.head["memory"] = LARGER


MISFITS = [be_of_another_pyodide, lack_a_page, have_no_head, lie_beyond_the_memory]
"""What is wrong with a snapshot that is the one that the page means."""

NO_MEMORY = "WebAssembly.Memory.prototype.grow = () => { throw new RangeError('no memory'); };"


@pytest.fixture(scope="module")
def packed(site: Path) -> bytes:
    return next(site.glob(f"engine/*/{SNAPSHOT}")).read_bytes()


@pytest.fixture(scope="module")
def whole(site: Path) -> Snapshot:
    snapshot = Snapshot.read((ROOT / ".build" / "engine" / "snapshot.whole").read_bytes())
    described = re.search(r'id="site">(.*?)</script>', (site / "index.html").read_text(encoding="utf-8"))
    assert described is not None
    assert snapshot.head["key"] == json.loads(described[1])["engine"]["snapshot"]["key"]
    return snapshot


@pytest.fixture(scope="module")
def visitor(stay: Come) -> NumicaPlayer:
    return NumicaPlayer(stay(own_profile=True))


@pytest.fixture
def person(visitor: NumicaPlayer) -> NumicaPlayer:
    """Somebody who opens the page anew, with nothing in the way any more of what others were given."""
    visitor.page.unroute_all(behavior="wait")
    visitor.page.goto("about:blank")
    return visitor


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


def mean(person: Person, snapshot: Snapshot) -> None:
    """Give this snapshot, and let it be the one that the page means."""
    written = snapshot.write()
    body = pack(written)
    told = {"bytes": len(written)}

    def act(route: Route) -> None:
        response = route.fetch()
        before, site, after = re.split(r'(?<=id="site">)(.*?)(?=</script>)', response.text())
        described = json.loads(site)
        described["engine"]["snapshot"] |= told
        text = before + json.dumps(described).replace("<", "\\u003c") + after
        route.fulfill(response=response, body=text)

    person.page.route(re.compile(re.escape(person.address) + r"(\?.*)?$"), act)
    give(person.page, body)


def set_up_worker(page: Page, before: str) -> None:
    """Let every worker begin with some lines of ours."""

    def act(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=before + response.text())

    page.route(WORKER, act)


def begin(person: NumicaPlayer) -> None:
    """Open a table by its link, and see nothing there that anybody would not see."""
    person.page.goto(f"{person.address}?pace=instant&notation#/game/{token_of_play()}")
    person.wait_for_status(CHOOSE_PIECE)
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


@pytest.mark.parametrize("misfit", MISFITS, ids=lambda misfit: misfit.__name__)
def test_what_does_not_fit_is_mended_unseen(
    person: NumicaPlayer, whole: Snapshot, misfit: Callable[[Snapshot], None]
) -> None:
    snapshot = deepcopy(whole)
    misfit(snapshot)
    asked = follow(person.page)
    mean(person, snapshot)
    begin(person)
    assert asked == FETCHED | PLAIN


def test_a_browser_that_refuses_more_memory_is_helped_unseen(person: NumicaPlayer, whole: Snapshot) -> None:
    snapshot = deepcopy(whole)
    need_more_memory(snapshot)
    asked = follow(person.page)
    mean(person, snapshot)
    set_up_worker(person.page, NO_MEMORY)
    begin(person)
    assert asked == FETCHED | PLAIN


def test_the_memory_may_have_to_grow(person: NumicaPlayer, whole: Snapshot) -> None:
    snapshot = deepcopy(whole)
    need_more_memory(snapshot)
    asked = follow(person.page)
    mean(person, snapshot)
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


MISSING = (
    "_sqlite3",
    "_lzma",
    "_zstd",
    "_lsprof",
    "_remote_debugging",
    "_testcapi",
    "_testclinic",
    "xxsubtype",
)
"""Modules that the build leaves out of Pyodide's program; web/build/trim/modules.mjs."""
NEEDING = ("sqlite3", "lzma", "compression.zstd", "cProfile")
LEFT = ("shutil", "tarfile", "zipfile", "bz2", "_multibytecodec", "unicodedata", "ctypes", "decimal")
"""What can do without, or stands beside those in the program."""
NO_CODECS = ("shift_jis", "iso2022_jp", "gb2312", "big5", "big5hkscs", "euc_kr")
CODECS = ("cp1252", "utf-16")


@pytest.mark.usefixtures("site")
@pytest.mark.parametrize("way", ["plain", "restored"])
def test_what_pyodide_lacks_is_missing_as_any_module_may_be(way: str) -> None:
    """With all of the library there, as once a wheel is chosen: Python says that it has no such thing, and goes on."""
    node = os.environ.get("PARLOUR_NODE") or shutil.which("node")
    if node is None:
        pytest.skip("run by build.py test, which knows a Node")
    modules, codecs = (*MISSING, *NEEDING, *LEFT), (*NO_CODECS, *CODECS)
    words: list[str | Path] = [ROOT / ".build" / "engine", way, ",".join(modules), ",".join(codecs)]
    done = subprocess.run(
        [node, ROOT / "e2e" / "lacking.mjs", *words], capture_output=True, check=True, timeout=60
    )
    expected = dict.fromkeys((*MISSING, *NEEDING), "ImportError") | dict.fromkeys(NO_CODECS, "LookupError")
    assert json.loads(done.stdout) == expected | dict.fromkeys((*LEFT, *CODECS), "there")


def test_the_next_interpreter_comes_from_what_the_first_one_left(
    come: Come, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is fetched anew but the two programs, which the browser has; the table stands again at once."""
    person = NumicaPlayer(come(own_profile=True))
    person.page.add_init_script(PLANT)
    begin(person)
    first = person.page.evaluate("performance.now()")
    board = person.read_position()
    asked = follow(person.page)
    times = []
    for fall, kind in enumerate(("crash", "silence", "crash"), 1):
        plant(person, kind)
        person.page.locator(".pieces button.is-open").first.click()
        wait_until_back(person, workers=fall + 1)
        times.append(person.page.evaluate(READ_FALL))
        assert person.read_position() == board
    with capsys.disabled():
        print(f"\nback after {', '.join(f'{time:.0f}' for time in times)} ms", end=" ")
    assert asked <= PROGRAMS
    assert median(times) < first, "a busy machine is as slow for the first"


READ_FALL = """() => {
  const alerts = heard.filter(({ region }) => region === "alert");
  return alerts.at(-1).at - alerts.at(-2).at;
}"""
