"""Serves a built site from this machine by the standard library, at a root or under a sub-path."""

from __future__ import annotations

import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO
from urllib.parse import urlsplit

from e2e.lending import LENDER, LENT, PLACE
from workshop.serve import PROGRAMS, SHARED, read_policy

HOST = "127.0.0.1"

AROUND = "around"
"""The address, at the root of a host, of a page that only our servers have: it has ours in its frame."""

OWN_PAGES = {
    f"/{PLACE}": LENDER,
    f"/{AROUND}": Path(__file__).with_name("host.html").read_text(encoding="utf-8"),
}


class SiteHandler(SimpleHTTPRequestHandler):
    """Plain files below a prefix, and a 404 for whatever is asked outside it but by the pages of the tests."""

    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012 - as the standard library declares it
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def __init__(self, *arguments: Any, prefix: str, policy: str = "", **named: Any) -> None:
        self.prefix = prefix
        self.policy = policy  # of workers, which the page's own does not hold for
        super().__init__(*arguments, **named)

    def send_head(self) -> BytesIO | BinaryIO | None:
        if self.path in OWN_PAGES:
            return self.send_page(OWN_PAGES[self.path])
        if self.path.startswith(f"/{LENT}/"):
            return self.send_below(f"/{LENT}/")
        if self.path.startswith(self.prefix):
            return self.send_below(self.prefix)
        self.send_error(HTTPStatus.NOT_FOUND)
        return None

    def send_below(self, prefix: str) -> BytesIO | BinaryIO | None:
        self.path = "/" + self.path.removeprefix(prefix)
        return super().send_head()

    def send_page(self, text: str) -> BytesIO:
        page = text.encode()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        return BytesIO(page)

    def end_headers(self) -> None:
        if self.policy and self.path.split("?")[0].endswith(PROGRAMS):
            self.send_header("Content-Security-Policy", self.policy)
        if SHARED in self.path:
            self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def log_message(self, format: str, *arguments: Any) -> None:
        """Say nothing between the lines of the tests."""


@dataclass
class Host:
    """A copy of a site in a folder of its own, as on many a school's host, that can go away."""

    folder: Path
    address: str
    is_careless: bool  # answers for whatever is missing with the page and a 200, kept by browsers for a year
    is_gone: bool = False

    def stop(self) -> None:
        self.is_gone = True

    def has(self, path: str) -> bool:
        return Path(self.folder, path.split("?")[0].removeprefix(urlsplit(self.address).path)).exists()


class HostsHandler(SiteHandler):
    """Answers for several hosts: each by its prefix."""

    def __init__(self, *arguments: Any, hosts: dict[str, Host], lent: Path, **named: Any) -> None:
        self.hosts = hosts
        self.lent = lent
        self.host: Host | None = None  # whom the present request is for
        super().__init__(*arguments, prefix="/", **named)

    def send_head(self) -> BytesIO | BinaryIO | None:
        self.prefix = "/".join(self.path.split("/")[:3]) + "/"
        self.host = self.hosts.get(self.prefix)
        self.directory = str(self.host.folder if self.host else self.lent)
        if self.host and self.host.is_gone:
            self.close_connection = True
            return None
        if self.host and self.host.is_careless and not self.host.has(self.path):
            self.path = self.prefix + "index.html"
        return super().send_head()

    def end_headers(self) -> None:
        if self.host and self.host.is_careless:
            self.send_header("Cache-Control", "public, max-age=31536000, immutable")
        super().end_headers()


class Hosts:
    """Where copies of a site are served. One origin for all, so that interpreters can be lent."""

    def __init__(self, site: Path, root: str, hosts: dict[str, Host]) -> None:
        self.site = site
        self.root = root
        self.hosts = hosts

    def add(self, folder: Path, *, careless: bool = False) -> Host:
        """Serve a new copy, to be made in this folder, at an address that no other had."""
        prefix = f"/some/where-{len(self.hosts) + 1}/"
        host = Host(shutil.copytree(self.site, folder), self.root + prefix, careless)
        self.hosts[prefix] = host
        return host


class SiteServer(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing of a browser that was closed while it fetched."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


@contextmanager
def serve(folder: Path, prefix: str = "/") -> Iterator[str]:
    """Serve a folder while the block runs; gives the address of the page."""
    with listen(
        partial(SiteHandler, directory=str(folder), prefix=prefix, policy=read_policy(folder))
    ) as root:
        yield root + prefix


@contextmanager
def serve_hosts(site: Path) -> Iterator[Hosts]:
    """Serve copies of a site while the block runs; each is added when it is needed."""
    hosts: dict[str, Host] = {}
    with listen(partial(HostsHandler, hosts=hosts, lent=site, policy=read_policy(site))) as root:
        yield Hosts(site, root, hosts)


@contextmanager
def listen(handler: Callable[..., SiteHandler]) -> Iterator[str]:
    """Answer requests while the block runs; gives the root of their addresses, without a slash."""
    server = SiteServer((HOST, 0), handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://{HOST}:{server.server_port}"
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
