"""Serves a built site as a strict host with one fault would, and from Debian's nginx with its own table of types."""

from __future__ import annotations

import re
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http import HTTPStatus
from io import BytesIO
from pathlib import Path
from threading import Event
from typing import Any, BinaryIO

from e2e.serving import HOST, SiteHandler, listen

NGINX_TYPES = Path("/etc/nginx/mime.types")
"""Debian's own, which knows no `.mjs`."""

FOLDER = "/some/where/"

MEND = "mend"
"""The name of no file of the site: whoever asks a host with a fault for it mends that."""


@dataclass(frozen=True)
class Fault:
    """What is wrong with a host, or only unusual: of files by a pattern for their names below the site."""

    types: dict[str, str] = field(default_factory=dict)  # which it calls something else
    missing: str = ""  # which it answers 404 for
    page: str = ""  # in place of which it sends its index.html with a 200
    refused: str = ""  # which it answers 403 for
    cut: str = ""  # of which it sends all but the end
    flipped: str = ""  # of which one bit is another, in the first byte: no program goes on as if nothing were
    dammed: str = ""  # of which a third comes, and nothing more until the host is mended
    silent: str = ""  # for which it answers nothing at all
    policy: str = ""  # its Content-Security-Policy


class Dam(BytesIO):
    """A file of which a third comes in small pieces, and the rest only once the dam is open."""

    PIECE = 40_000

    def __init__(self, data: bytes, stands: Callable[[], object], closing: Event) -> None:
        super().__init__(data)
        self.third = len(data) // 3
        self.stands = stands
        self.closing = closing

    def read(self, size: int | None = -1) -> bytes:
        while self.tell() >= self.third and self.stands() and not self.closing.wait(0.02):
            pass
        return super().read(self.PIECE if self.tell() < self.third else size)


class StrictHandler(SiteHandler):
    """One fault for each host, that can be mended; browsers are told to take no type for another one."""

    def __init__(self, *arguments: Any, faults: dict[str, Fault], closing: Event, **named: Any) -> None:
        self.faults = faults
        self.closing = closing
        self.fault = Fault()
        self.name = ""
        super().__init__(*arguments, prefix="/", **named)

    def send_head(self) -> BytesIO | BinaryIO | None:
        host, _, name = self.path.removeprefix("/").partition("/")
        self.fault, self.name = self.faults.get(host, Fault()), name.split("?")[0]
        self.prefix = f"/{host}/"
        if self.name == MEND:
            self.faults[host] = Fault()
            self.send_response(HTTPStatus.NO_CONTENT)
            self.end_headers()
            return None
        if self.has(self.fault.silent):
            self.closing.wait()
            self.close_connection = True
            return None
        if self.has(self.fault.refused):
            self.send_error(HTTPStatus.FORBIDDEN)
            return None
        if self.has(self.fault.missing):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        if self.has(self.fault.cut):
            return self.send_cut()
        if self.has(self.fault.dammed):
            return self.send_dammed(host)
        if self.has(self.fault.flipped):
            return self.send_flipped()
        if self.has(self.fault.page):
            self.path = f"{self.prefix}index.html"
        return super().send_head()

    def has(self, pattern: str) -> bool:
        return bool(pattern) and re.search(pattern, self.name) is not None

    def send_cut(self) -> BytesIO:
        return self.send_changed(Path(self.directory, self.name).read_bytes()[:-1000])

    def send_flipped(self) -> BytesIO:
        data = bytearray(Path(self.directory, self.name).read_bytes())
        data[0] ^= 1
        return self.send_changed(bytes(data))

    def send_dammed(self, host: str) -> BytesIO:
        data = Path(self.directory, self.name).read_bytes()
        return self.send_changed(data, Dam(data, lambda: self.faults[host].dammed, self.closing))

    def send_changed(self, data: bytes, sent: BytesIO | None = None) -> BytesIO:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(self.name))
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        return sent or BytesIO(data)

    def guess_type(self, path: Any) -> str:
        for pattern, kind in self.fault.types.items():
            if self.has(pattern):
                return kind
        return super().guess_type(path)

    def end_headers(self) -> None:
        self.send_header("X-Content-Type-Options", "nosniff")
        if self.fault.policy:
            self.send_header("Content-Security-Policy", self.fault.policy)
        super().end_headers()


@contextmanager
def serve_faults(site: Path, faults: dict[str, Fault]) -> Iterator[str]:
    """Serve a site by one host for each fault, each in a folder by its key; gives the root of their addresses."""
    closing = Event()
    with listen(partial(StrictHandler, directory=str(site), faults=faults, closing=closing)) as root:
        try:
            yield root
        finally:
            closing.set()


NGINX = """
daemon off;
pid {room}/pid;
error_log {room}/error.log;
events {{}}
http {{
  include {types};
  default_type application/octet-stream;
  access_log off;
  gzip on;
  gzip_comp_level 1;
  gzip_proxied any;
  gzip_types text/plain text/css application/json application/javascript application/wasm image/svg+xml;
  client_body_temp_path {room}/body;
  proxy_temp_path {room}/proxy;
  fastcgi_temp_path {room}/fastcgi;
  uwsgi_temp_path {room}/uwsgi;
  scgi_temp_path {room}/scgi;
  server {{
    listen {host}:{port};
    add_header X-Content-Type-Options nosniff always;
    location {folder} {{
      alias {site}/;
    }}
  }}
}}
"""


def find_free_port() -> int:
    """Return a port of this machine that nobody listens at now."""
    with socket.socket() as found:
        found.bind((HOST, 0))
        port: int = found.getsockname()[1]
        return port


@contextmanager
def serve_by_nginx(nginx: Path, site: Path, room: Path) -> Iterator[str]:
    """Serve a site below a path by nginx, with what it writes in a folder of its own."""
    port = find_free_port()
    settings = room / "nginx.conf"
    told = NGINX.format(room=room, types=NGINX_TYPES, host=HOST, port=port, folder=FOLDER, site=site)
    # Root's workers would else belong to somebody who may not read what tests have made.
    settings.write_text(f"master_process off;\n{told}", encoding="utf-8")
    command = [str(nginx), "-p", str(room), "-c", str(settings), "-e", str(room / "error.log")]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as server:
        try:
            wait_until_listens(port, server)
            yield f"http://{HOST}:{port}{FOLDER}"
        finally:
            server.terminate()


def wait_until_listens(port: int, program: subprocess.Popen[bytes]) -> None:
    """Wait until a program listens there."""
    for _ in range(400):
        assert program.poll() is None, f"{program.args!r} does not start"
        with socket.socket() as probe:
            if probe.connect_ex((HOST, port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(f"{program.args!r} does not listen at {port}")
