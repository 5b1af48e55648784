"""A start of the page fetches no more than stock Pyodide and micropip do for the same engine; the shell stays small."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from e2e.bench_start import Files, list_site, list_stock, pack

BESIDES = (
    r"index\.html|site\.webmanifest|icons/icon\.svg|games/manifest\.json"
    r"|app/.*\.(js|css|svg|png|woff2)|locales/en/.*"
)
"""What the page fetches at its start besides the engine, or might: every script, style, picture and sentence."""

MOST_SHELL_BYTES = 60_000


def list_start(site: Path) -> Files:
    """Everything that a start of our page fetches."""
    files = list_site(site)
    described = re.search(r'id="site">(.*?)</script>', files["index.html"].decode())
    assert described
    engine = json.loads(described[1])["engine"]
    wanted = {engine["base"] + name for name in engine["files"]}
    assert wanted <= files.keys()
    return {name: data for name, data in files.items() if name in wanted or re.fullmatch(BESIDES, name)}


def weigh(files: Files, encoding: str) -> int:
    return sum(len(data if encoding == "identity" else pack(data, encoding)) for data in files.values())


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_a_start_sends_no_more_than_stock(site: Path, encoding: str) -> None:
    """Whether the host compresses or not."""
    assert weigh(list_start(site), encoding) <= weigh(list_stock(), encoding)


def test_the_shell_stays_small(site: Path) -> None:
    """All JavaScript of ours that any page can load, gzipped file by file: the page with lit, its own games and every
    part that it fetches only when it is wanted, and the worker that starts Python. Not what no page loads: the service
    worker."""
    parts = {path.name: len(pack(path.read_bytes(), "gzip")) for path in site.joinpath("app").glob("*.js")}
    assert len(parts) >= 2
    assert sum(parts.values()) < MOST_SHELL_BYTES, parts
