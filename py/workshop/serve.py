"""Serves the built site on this machine alone, with the types that browsers insist on."""

from __future__ import annotations

import os
import re
import sys
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from workshop.steps import Failed, say

HOST = "127.0.0.1"
USUAL_PORT = 8000
TRIES = 100

# Not left to the system's own table, which on Windows calls a module text/plain.
TYPES = {
    ".bin": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/plain; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",  # or the browser compiles only after the last byte
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
    "": "application/octet-stream",
}

# What bears its content's hash in its address can never change.
HASHED = re.compile(r"/app/[^/]+-[0-9A-Z]{8}\.\w+|/engine/[0-9a-f]{16}/[^/]+")


POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">')
# What a worker may do is told with its program alone.
PROGRAMS = (".js", ".mjs")
SHARED = "/embed/"
"""Where the site has what pages of others may fetch."""


def read_policy(site: Path) -> str:
    """The policy that a site's page has; none where it has none, or is not there."""
    page = site / "index.html"
    found = POLICY.search(page.read_text(encoding="utf-8")) if page.is_file() else None
    return found[1] if found else ""


class SiteHandler(SimpleHTTPRequestHandler):
    """Plain files and nothing else: no listing of folders, no line of log for each request."""

    extensions_map = TYPES
    protocol_version = "HTTP/1.1"
    server_version = "NumberParlour"

    def __init__(self, *arguments: Any, policy: str = "", **named: Any) -> None:
        self.policy = policy
        super().__init__(*arguments, **named)

    def end_headers(self) -> None:
        address = self.path.split("?")[0]
        if self.policy and address.endswith(PROGRAMS):
            self.send_header("Content-Security-Policy", self.policy)
        if SHARED in address:
            self.send_header("Access-Control-Allow-Origin", "*")
        hashed = HASHED.fullmatch(address)
        self.send_header("Cache-Control", "public, max-age=31536000, immutable" if hashed else "no-cache")
        super().end_headers()

    def list_directory(self, path: str | os.PathLike[str]) -> None:
        self.send_error(HTTPStatus.NOT_FOUND)

    def log_message(self, format: str, *arguments: Any) -> None:
        """Say nothing: the address that was printed should stay in sight."""


class SiteServer(ThreadingHTTPServer):
    # On Windows the option would let two servers share one port.
    allow_reuse_address = os.name != "nt"
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that leaves in mid-answer is no news; anything else is our mistake and is shown."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def open_server(site: Path, port: int | None) -> SiteServer:
    """A server on that port; without one, on the usual port or the next free one."""
    handler = partial(SiteHandler, directory=str(site), policy=read_policy(site))
    if port is not None:
        try:
            return SiteServer((HOST, port), handler)
        except OSError as error:
            raise Failed(f"Port {port} cannot be used ({error.strerror}); another one may be free.") from None
    for candidate in range(USUAL_PORT, USUAL_PORT + TRIES):
        try:
            return SiteServer((HOST, candidate), handler)
        except OSError:
            continue
    raise Failed(f"No port from {USUAL_PORT} to {USUAL_PORT + TRIES - 1} is free; name one with --port.")


def serve(site: Path, port: int | None) -> None:
    """Serve until Ctrl-C."""
    with open_server(site, port) as server:
        say(f"Number Parlour is at http://{HOST}:{server.server_port}/ (Ctrl-C ends it)")
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            say("\nEnded.")
