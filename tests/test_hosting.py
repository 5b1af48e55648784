"""The lines of the hosting page, run by the servers that they are for: types, caching, compression, 404 for a miss."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from packs import open_pack

from parlour.games import find
from workshop.machine import NGINX, NO_NGINX_ADVICE, find_extra

PAGE = Path(__file__).resolve().parent.parent / "web" / "docs" / "hosting.md"
HOST = "127.0.0.1"
PLACE = "/parlour/"
SYSTEM = {**os.environ, "PATH": os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin"])}
APACHE_MODULES = Path("/usr/lib/apache2/modules")  # Debian's

HASHED = ("app/main-0A1B2C3D.js", "engine/0123456789abcdef/pyodide.wasm", "engine/0123456789abcdef/start.bin")
NAMED = (
    "index.html",
    "sw.js",
    "manifest.json",
    "locales/en/shell.txt",
    "embed/number-parlour.js",
    "icons/icon.svg",
)
TEXT = b"Number Parlour " * 1000
READ_BY_TYPE = {
    ".html": {"text/html"},
    ".js": {"text/javascript", "application/javascript"},
    ".css": {"text/css"},
    ".wasm": {"application/wasm"},
    ".svg": {"image/svg+xml"},
    ".json": {"application/json"},
}
FOR_EVER, ANEW = "public, max-age=31536000, immutable", "no-cache"


def read_lines(language: str) -> str:
    """The first lines of the page in this language, as somebody would copy them."""
    found = re.search(
        rf"^```{language}\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    assert found, language
    return found[1]


def find_frames() -> list[str]:
    """The addresses that the page's frames show, behind that of the site."""
    return re.findall(
        r'<iframe src="https://games\.example\.org/parlour/([^"]*)"', PAGE.read_text(encoding="utf-8")
    )


def find_port() -> int:
    with socket.socket() as free:
        free.bind((HOST, 0))
        port: int = free.getsockname()[1]
        return port


@pytest.fixture
def folder() -> Iterator[Path]:
    """A small site that every user of the machine may read: servers give up their rights."""
    with tempfile.TemporaryDirectory() as place:
        root = Path(place)
        for name in (*HASHED, *NAMED):
            file = root / "www" / "parlour" / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(TEXT)
        for each in (root, *root.rglob("*")):
            each.chmod(0o755 if each.is_dir() else 0o644)
        yield root


@contextmanager
def run_server(command: list[str], port: int) -> Iterator[str]:
    """Run a server in the foreground while the block runs; gives the address of the site."""
    with subprocess.Popen(command, env=SYSTEM, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as server:
        assert server.stderr is not None
        try:
            for _ in range(100):
                with socket.socket() as knock:
                    if knock.connect_ex((HOST, port)) == 0:
                        break
                assert server.poll() is None, server.stderr.read().decode()
                time.sleep(0.1)
            yield f"http://{HOST}:{port}{PLACE}"
        finally:
            server.terminate()


def ask(address: str) -> dict[str, str]:
    request = urllib.request.Request(address, headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(request, timeout=10) as response:
        return {name.lower(): value for name, value in response.headers.items()}


def check_site(address: str) -> None:
    """Hold a server to what the hosting page promises of its lines."""
    for name in (*HASHED, *NAMED):
        found = ask(address + name)
        kind = found["content-type"].partition(";")[0]
        assert kind in READ_BY_TYPE.get(Path(name).suffix, {kind}), name
        assert found["cache-control"] == (FOR_EVER if name in HASHED else ANEW), name
        assert found["content-encoding"] == "gzip", name
        assert found["x-content-type-options"] == "nosniff"
        assert found.get("access-control-allow-origin") == ("*" if name.startswith("embed/") else None), name
    assert ask(address)["content-type"].startswith("text/html"), "the folder gives its page"
    with pytest.raises(urllib.error.HTTPError, match="404"):
        ask(address + "app/missing-0A1B2C3D.js")


def test_frames_show_what_there_is() -> None:
    """Each names a game, a lesson or a puzzle that is there."""
    shown = set()
    for address in find_frames():
        found = re.fullmatch(r"(\?game|#/learn|#/puzzles)[=/](\w+)/?(\w*)", address)
        assert found, address
        room, key, name = found.groups()
        shown.add(room)
        game = find(key)
        if room == "#/learn":
            assert 1 <= int(name) <= len(game.lessons)
        if room == "#/puzzles":
            assert name in open_pack(key)
    assert shown == {"?game", "#/learn", "#/puzzles"}


def test_nginx(folder: Path) -> None:
    program, port = find_extra(NGINX, os.environ), find_port()
    if program is None:
        pytest.skip(NO_NGINX_ADVICE)
    lines = read_lines("nginx")
    for old, new in (
        ("listen 80;", f"listen {HOST}:{port};"),
        ("/var/www/number-parlour/", f"{folder}/www/parlour/"),
    ):
        assert lines.count(old) == 1
        lines = lines.replace(old, new)
    policy = re.findall(r"^```nginx\n(add_header .*?)\n```", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(policy) == 1
    lines = lines.replace("        gzip on;", f"        {policy[0]}\n        gzip on;")
    paths = " ".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
        f"http {{ include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;\n"
        f"{paths}\n{lines}}}\n"
    )
    with run_server([str(program), "-e", "stderr", "-c", str(file)], port) as address:
        check_site(address)
        assert ask(address)["content-security-policy"].startswith("frame-ancestors")


def test_apache(folder: Path) -> None:
    program, port = shutil.which("apache2", path=SYSTEM["PATH"]), find_port()
    if program is None:
        pytest.skip("No Apache: the test of its lines is skipped.")
    (folder / "www" / "parlour" / ".htaccess").write_text(read_lines("apache"))
    names = ("mpm_event", "authz_core", "mime", "dir", "filter", "deflate", "headers")
    modules = "\n".join(f"LoadModule {name}_module {APACHE_MODULES}/mod_{name}.so" for name in names)
    file = folder / "apache.conf"
    file.write_text(
        f"{modules}\nServerName localhost\nListen {HOST}:{port}\nPidFile {folder}/pid\nErrorLog /dev/stderr\n"
        f"Mutex posixsem\nTypesConfig /etc/mime.types\nUser nobody\nGroup nogroup\nDocumentRoot {folder}/www\n"
        f"<Directory {folder}/www>\nAllowOverride FileInfo\nRequire all granted\n</Directory>\n"
    )
    with run_server([program, "-D", "FOREGROUND", "-f", str(file)], port) as address:
        check_site(address)
