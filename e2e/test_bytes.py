"""What a start of the page fetches is no more than what stock Pyodide and micropip fetch for the same engine."""

from __future__ import annotations

import json
import re
from pathlib import Path

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


def weigh(files: Files) -> int:
    return sum(len(pack(data, "gzip")) for data in files.values())


def test_a_start_sends_no_more_than_stock(site: Path) -> None:
    assert weigh(list_start(site)) <= weigh(list_stock())
