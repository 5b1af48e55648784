"""What a start of the page fetches is no more than what stock Pyodide and micropip fetch for the same engine."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from e2e.bench_start import Files, list_site, list_stock, pack

BESIDES = r"index\.html|app/.*\.(js|css|svg|png|woff2)|locales/en/.*|games/manifest\.json"
"""What the page fetches at its start besides the engine, or might: every script, style, picture and sentence."""


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
