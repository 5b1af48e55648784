"""Measures how soon somebody can move in a fresh browser: our built site against stock Pyodide and micropip.

Both sides come from one small server, with the same headers and the same compression, in shuffled turns, each
run in a new browser profile. Both open a table of which they are given the link. The clock of the page runs from the
navigation until the first thing that can be touched was touched and Python's answer to that has reached the page. Our
page is the real one, and draws while it starts; the stock page is empty, and its worker asks the same. Bytes are those
of the bodies as they were sent until then.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from functools import cache, partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from e2e.games.numica.tables import token_of_play
from parlour.terminal.browser import FLAGS, find_browser

ROOT = Path(__file__).resolve().parent.parent
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
WHEELS = ROOT / ".build" / "wheels"
PAGE_WHEELS = ROOT / ".build" / "page-wheels"

SIDES = ("ours", "stock")
MOST_TIME = 0.20
MOST_TIME_AGAIN = 0.22
MOST_TIME_ON_A_LINE = 0.39  # of 20 megabits a second
MOST_BYTES = 1.0
PATIENCE = 120_000  # milliseconds
CALM = 300  # milliseconds between the browser's own start and the navigation
STAY = 2_000  # milliseconds on the page before it is left, where it is visited again


ARCHIVE = "application/zip"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".wasm": "application/wasm",
    ".whl": ARCHIVE,
    ".zip": ARCHIVE,
}

STOCK_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")

STOCK_PAGE = """<!doctype html>
<meta charset="utf-8"><title>Stock</title><link rel="icon" href="data:,">
<script type="module">
const worker = new Worker("worker.mjs", { type: "module" });
worker.addEventListener("message", ({ data }) => console.info("answered", performance.now(), data));
worker.addEventListener("error", ({ message }) => console.info("failed", 0, message));
</script>
"""

# micropip's wheel is the index's, whose hash is not the one of Pyodide's own build of the same version.
STOCK_WORKER = """import { loadPyodide } from "./pyodide.mjs";
try {
  const python = await loadPyodide();
  await python.loadPackage("micropip", { checkIntegrity: false });
  await python.pyimport("micropip").install(new URL("%s", location.href).href);
  const { handle } = python.pyimport("parlour.api");
  const ask = (request) => JSON.parse(handle(JSON.stringify(request)));
  const { table, replies, draft } = ask({ verb: "load", token: "%s", viewers: [0] });
  const { prompt } = replies[0];
  const touch = { verb: "touch", table, seat: prompt.seat, said: draft.touch[0], prompt: prompt.id, viewers: [0] };
  postMessage(handle(JSON.stringify(touch)));
} catch (error) {
  postMessage(`{"error":${JSON.stringify(String(error))}}`);
}
"""

# Our page is not changed: somebody touches the first thing that can be touched, and whoever makes a worker gets one
# that tells when it has answered to that.
LISTENER = """{
  let asked;
  globalThis.Worker = class extends globalThis.Worker {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", ({ data }) => {
        const { kind, id, text, message } = data;
        if (kind === "answer" && id === asked) console.info("answered", performance.now(), text);
        else if (kind === "failed") console.info("failed", 0, message);
      });
    }
    postMessage(message, ...rest) {
      if (message.text?.startsWith('{"verb":"touch"')) asked ??= message.id;
      super.postMessage(message, ...rest);
    }
  };
  const watch = new MutationObserver(() => {
    const open = document.querySelector(".pieces button.is-open");
    if (!open) return;
    watch.disconnect();
    open.click();
  });
  watch.observe(document, { childList: true, subtree: true, attributes: true });
}"""

BROTLI = (
    'const { brotliCompressSync: pack } = require("zlib"), { readFileSync: read } = require("fs");'
    "process.stdout.write(pack(read(0)));"
)

Files = dict[str, bytes]


class Failed(Exception):  # noqa: N818 - it reads as what happened
    """What stands in the way of a measurement, in one sentence."""


@dataclass(frozen=True)
class Host:
    """What the server does as some host would."""

    coding: str = "gzip"  # or br, or "" for none
    rate: int = 0  # bytes a second, 0 for as many as can be
    bare: bool = False  # archives are not compressed again


@dataclass(frozen=True)
class Answer:
    """A file as the server sends it."""

    kind: str
    body: bytes
    packed: bool
    tag: str


@dataclass
class Line:
    """The wire of all connections together: counts what passes, and lets no more pass than its rate."""

    rate: int
    sent: int = 0
    free: float = 0.0
    lock: threading.Lock = field(default_factory=threading.Lock)

    def wait(self, size: int) -> None:
        """Count a piece, and wait until the wire has carried it."""
        with self.lock:
            self.sent += size
            if not self.rate:
                return
            self.free = max(self.free, time.monotonic()) + size / self.rate
            pause = self.free - time.monotonic()
        time.sleep(max(0.0, pause))


class Handler(BaseHTTPRequestHandler):
    """Sends files that lie ready in memory."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    PIECE = 1 << 14

    def __init__(self, answers: dict[str, Answer], coding: str, line: Line, *rest: Any) -> None:
        """Take what to send and the wire to send it on."""
        self.answers, self.coding, self.line = answers, coding, line
        super().__init__(*rest)

    def do_GET(self) -> None:
        """Answer one request; a file that the browser still has is not sent again."""
        path = self.path.split("?")[0]
        answer = self.answers.get(path + "index.html" if path.endswith("/") else path)
        if answer is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        known = self.headers.get("If-None-Match") == answer.tag
        self.send_response(HTTPStatus.NOT_MODIFIED if known else HTTPStatus.OK)
        self.send_header("Cache-Control", "public, max-age=600")
        self.send_header("ETag", answer.tag)
        if not known:
            self.send_header("Content-Type", answer.kind)
            self.send_header("Content-Length", str(len(answer.body)))
            if answer.packed:
                self.send_header("Content-Encoding", self.coding)
        self.end_headers()
        if known:
            return
        size = self.PIECE if self.line.rate else len(answer.body)
        for start in range(0, len(answer.body), max(size, 1)):
            piece = answer.body[start : start + size]
            self.line.wait(len(piece))
            self.wfile.write(piece)

    def log_message(self, format: str, *arguments: Any) -> None:
        """Say nothing: each line would be work between two measurements."""


class Server(ThreadingHTTPServer):
    """One thread for each connection."""

    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing of a browser that was closed while it fetched."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


@dataclass(frozen=True)
class Visit:
    """One start that was measured."""

    time: float  # milliseconds
    bytes: int


def list_site(site: Path) -> Files:
    """Our side: every file of a built site."""
    if not (site / "index.html").is_file():
        raise Failed(f"There is no built site in {site}; `python3 build.py build` makes it.")
    paths = [path for path in site.rglob("*") if path.is_file()]
    return {path.relative_to(site).as_posix(): path.read_bytes() for path in paths}


def list_stock() -> Files:
    """The other side: Pyodide's untouched files, micropip's wheel and our plain one, a bare page."""
    wheels = [*WHEELS.glob("parlour-*.whl"), *PAGE_WHEELS.glob("micropip-*.whl")]
    if len(wheels) != 2:
        raise Failed("The two wheels are not there; `python3 build.py build` makes them.")
    paths = [*(PYODIDE / name for name in STOCK_FILES), *wheels]
    files = {path.name: path.read_bytes() for path in paths}
    files["index.html"] = STOCK_PAGE.encode()
    files["worker.mjs"] = (STOCK_WORKER % (wheels[0].name, token_of_play())).encode()
    return files


@cache
def pack(data: bytes, coding: str) -> bytes:
    """Compress as a host does that does it once, as well as it can."""
    if coding == "gzip":
        return gzip.compress(data, 9, mtime=0)
    node = os.environ.get("PARLOUR_NODE") or shutil.which("node")
    if not node:
        raise Failed("Brotli comes from Node, which is not on the PATH; PARLOUR_NODE may name it.")
    return subprocess.run([node, "-e", BROTLI], input=data, stdout=subprocess.PIPE, check=True).stdout


def prepare(files: Files, folder: str, host: Host) -> dict[str, Answer]:
    """Every file as it will be sent, by its address."""
    answers = {}
    for name, data in files.items():
        kind = TYPES.get(Path(name).suffix, "application/octet-stream")
        plain = not host.coding or (host.bare and kind == ARCHIVE)
        body = data if plain else min(data, pack(data, host.coding), key=len)
        tag = f'"{hashlib.sha256(data).hexdigest()[:16]}"'
        answers[f"/{folder}/{name}"] = Answer(kind, body, body is not data, tag)
    return answers


def visit(context: BrowserContext, address: str, line: Line, stay: int) -> Visit:
    """Open the page and wait for the engine's first answer."""
    page = context.pages[0]
    page.goto("about:blank")
    page.wait_for_timeout(CALM)
    before = line.sent
    with page.expect_console_message(
        lambda message: message.text.startswith(("answered ", "failed ")), timeout=PATIENCE
    ) as said:
        page.goto(address, wait_until="commit")
    word, moment, text = said.value.text.split(" ", 2)
    sent = line.sent - before
    if word == "failed" or "draft" not in json.loads(text):
        raise Failed(f"{address} did not start: {text}")
    page.wait_for_timeout(stay)
    return Visit(float(moment), sent)


def start(playwright: Playwright, browser: str, address: str, line: Line, again: bool) -> list[Visit]:
    """Start in a new profile; with `again`, visit once more with what that profile has kept."""
    visits = []
    with tempfile.TemporaryDirectory(prefix="parlour-", ignore_cleanup_errors=True) as profile:
        for _ in range(1 + again):
            context = playwright.chromium.launch_persistent_context(
                profile, executable_path=browser, headless=True, args=list(FLAGS)
            )
            context.add_init_script(LISTENER)
            visits.append(visit(context, address, line, STAY if again else 0))
            context.close()
    return visits


def measure(places: dict[str, Files], runs: int, host: Host, again: bool) -> dict[str, list[Visit]]:
    """Measure every side `runs` times, in shuffled turns; `<side>, again` holds the return visits."""
    line = Line(host.rate)
    answers: dict[str, Answer] = {}
    for side, files in places.items():
        answers |= prepare(files, side, host)
    server = Server(("127.0.0.1", 0), partial(Handler, answers, host.coding, line))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    visits: dict[str, list[Visit]] = {}
    browser = find_browser()
    if not browser:
        raise Failed("No browser: PARLOUR_BROWSER names none, and there is no Chromium on the PATH.")
    with sync_playwright() as playwright:
        for run in range(runs):
            for side in random.sample(list(places), len(places)):
                address = f"http://127.0.0.1:{server.server_port}/{side}/#/game/{token_of_play()}"
                made = start(playwright, browser, address, line, again)
                for name, one in zip((side, f"{side}, again"), made, strict=False):
                    visits.setdefault(name, []).append(one)
            print(f"\rrun {run + 1} of {runs}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    server.shutdown()
    return visits


def summarize(visits: list[Visit]) -> dict[str, float]:
    """The numbers of one side."""
    times = [visit.time for visit in visits]
    return {
        "median": median(times),
        "least": min(times),
        "most": max(times),
        "bytes": median(visit.bytes for visit in visits),
    }


def show(numbers: dict[str, dict[str, float]]) -> None:
    """Print the table."""
    print(f"{'':14}{'median':>9}{'least':>9}{'most':>9}{'bytes':>12}")
    for name, row in numbers.items():
        cells = "".join(f"{row[key]:9.0f}" for key in ("median", "least", "most"))
        print(f"{name:14}{cells}{row['bytes']:12,.0f}")


def read_number(text: str) -> int:
    """A whole number that is not below 0."""
    if not (text.isascii() and text.isdigit()):
        raise argparse.ArgumentTypeError(f"not a whole number: {text!r}")
    return int(text)


def read_arguments() -> argparse.Namespace:
    """What is wished for on the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=read_number, default=9, help="starts of each side (9)")
    parser.add_argument(
        "--again", action="store_true", help="follow each start by a return visit, and time it"
    )
    parser.add_argument("--json", action="store_true", help="print every single number as JSON")
    parser.add_argument("--site", type=Path, default=ROOT / "dist", help="the built site (dist/)")
    parser.add_argument("--rate", type=read_number, default=0, help="bytes a second of the wire (no limit)")
    coding = parser.add_mutually_exclusive_group()
    for flag, name, told in (
        ("--gzip", "gzip", "send everything compressed by gzip (so it is unless told otherwise)"),
        ("--brotli", "br", "send everything compressed by brotli"),
        ("--identity", "", "send everything as it is"),
    ):
        coding.add_argument(flag, dest="coding", action="store_const", const=name, default="gzip", help=told)
    parser.add_argument(
        "--bare", action="store_true", help="send .zip and .whl as they are, as many hosts do"
    )
    wish = parser.parse_args()
    wish.runs = max(1, wish.runs)
    return wish


def main() -> int:
    """Measure, print, and judge."""
    wish = read_arguments()
    try:
        places = dict(zip(SIDES, (list_site(wish.site), list_stock()), strict=True))
        visits = measure(places, wish.runs, Host(wish.coding, wish.rate, wish.bare), wish.again)
    except Failed as failure:
        print(failure, file=sys.stderr)
        return 2
    numbers = {name: summarize(visits[name]) for name in sorted(visits)}
    ours, stock = (numbers[side] for side in SIDES)
    times, sizes = ours["median"] / stock["median"], ours["bytes"] / stock["bytes"]
    anew = numbers["ours, again"]["median"] / numbers["stock, again"]["median"] if wish.again else 0.0
    most = MOST_TIME_ON_A_LINE if wish.rate else MOST_TIME
    if wish.json:
        every = {name: [(one.time, one.bytes) for one in visits[name]] for name in numbers}
        print(json.dumps({"time": times, "bytes": sizes, "again": anew, "sides": numbers, "visits": every}))
    else:
        show(numbers)
        told = f"time {times:.3f} of stock (at most {most}), bytes {sizes:.3f} (at most {MOST_BYTES:.0f})"
        print(told + (f", again {anew:.3f} (at most {MOST_TIME_AGAIN})" if wish.again else ""))
    return int(times > most or sizes > MOST_BYTES or anew > MOST_TIME_AGAIN)


if __name__ == "__main__":
    sys.exit(main())
