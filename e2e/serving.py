"""Serves a built site from this machine by the standard library, at a root or under a sub-path."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

from e2e.lending import LENDER, PLACE

HOST = "127.0.0.1"


class SiteHandler(SimpleHTTPRequestHandler):
    """Plain files below a prefix, and a 404 for whatever is asked outside it."""

    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012 - as the standard library declares it
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def __init__(self, *arguments: Any, prefix: str, **named: Any) -> None:
        self.prefix = prefix
        super().__init__(*arguments, **named)

    def send_head(self) -> BytesIO | BinaryIO | None:
        if not self.path.startswith(self.prefix):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        if self.path == self.prefix + PLACE:
            return self.send_lender()
        self.path = "/" + self.path.removeprefix(self.prefix)
        return super().send_head()

    def send_lender(self) -> BytesIO:
        page = LENDER.encode()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        return BytesIO(page)

    def log_message(self, format: str, *arguments: Any) -> None:
        """Say nothing between the lines of the tests."""


class CarelessHandler(SiteHandler):
    """Answers for whatever is missing with the page and a 200, and lets browsers keep that for a year."""

    def send_head(self) -> BytesIO | BinaryIO | None:
        path = self.path.split("?")[0].removeprefix(self.prefix)
        if not Path(self.directory, path).exists():
            self.path = self.prefix + "index.html"
        return super().send_head()

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "public, max-age=31536000, immutable")
        super().end_headers()


class SiteServer(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing of a browser that was closed while it fetched."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


@contextmanager
def serve(folder: Path, prefix: str = "/", handler: type[SiteHandler] = SiteHandler) -> Iterator[str]:
    """Serve a folder while the block runs; gives the address of the page."""
    server = SiteServer((HOST, 0), partial(handler, directory=str(folder), prefix=prefix))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://{HOST}:{server.server_port}{prefix}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@contextmanager
def serve_plainly(folder: Path) -> Iterator[str]:
    """Serve a folder by `python -m http.server`, as somebody would who has nothing else."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", HOST, "--directory", str(folder)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8"
    ) as server:
        try:
            assert server.stdout is not None
            greeting = server.stdout.readline()
            port = greeting.split(" port ")[1].split(" ")[0]
            yield f"http://{HOST}:{port}/"
        finally:
            server.terminate()
