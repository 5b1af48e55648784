"""Sites as some host would send them, over a line of some rate: our built one, and stock Pyodide with micropip."""

from __future__ import annotations

import argparse
import gzip
import hashlib
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from games.numica.e2e.tables import token_of_play

ROOT = Path(__file__).resolve().parent.parent
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
WHEELS = ROOT / ".build" / "wheels"
PAGE_WHEELS = ROOT / ".build" / "page-wheels"

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
  const { table, replies, draft } = ask({ verb: "load", token: "%s" });
  const { prompt } = replies[0];
  const touch = { verb: "touch", table, seat: prompt.seat, said: "", word: draft.touch[0], prompt: prompt.id };
  postMessage(handle(JSON.stringify(touch)));
} catch (error) {
  postMessage(`{"error":${JSON.stringify(String(error))}}`);
}
"""

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

    rate: int  # bytes a second, 0 for as many as can be
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


def offer_files(parser: argparse.ArgumentParser) -> None:
    """Let people name the site that is measured, and where the numbers go."""
    parser.add_argument("--json", type=Path, help="a file to write every number to")
    parser.add_argument("--site", type=Path, default=ROOT / "dist", help="the built site (dist/)")


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


def find_node() -> str:
    """Node, as PARLOUR_NODE names it, or else on the PATH."""
    node = os.environ.get("PARLOUR_NODE") or shutil.which("node")
    if not node:
        raise Failed("There is no Node on the PATH; PARLOUR_NODE may name it.")
    return node


@cache
def pack(data: bytes, coding: str) -> bytes:
    """Compress as a host does that does it once, as well as it can."""
    if coding == "gzip":
        return gzip.compress(data, 9, mtime=0)
    return subprocess.run([find_node(), "-e", BROTLI], input=data, stdout=subprocess.PIPE, check=True).stdout


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


@contextmanager
def serve_over(line: Line, host: Host, places: dict[str, Files]) -> Iterator[str]:
    """Serve some sites, each in a folder of its own, while the block runs; gives the root of their addresses."""
    answers: dict[str, Answer] = {}
    for folder, files in places.items():
        answers |= prepare(files, folder, host)
    server = Server(("127.0.0.1", 0), partial(Handler, answers, host.coding, line))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
