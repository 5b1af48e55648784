"""A start of the page fetches no more than stock Pyodide and micropip do for the same engine; the shell stays small."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

from e2e.bench_host import Files, list_site, list_stock, pack
from parlour.games import REGISTRY

BESIDES = (
    r"index\.html|manifest\.json|icons/icon\.svg|games/manifest\.json"
    r"|app/.*\.(js|css|svg|png|woff2)|locales/en/.*"
)
"""What the page fetches at its start besides the engine, or might: every script, style, picture and sentence."""

MOST_STARTING_BYTES = 76_000
MOST_OPENED_BYTES = 30_000
MOST_GAME_BYTES = 40_000

COMMITTED = Path(__file__).parents[1] / "tests" / "bytes.json"
"""What each part weighed when somebody last looked at it and said so."""

MOST_GROWTH = 0.03
"""Of what is committed; a growth that is larger is one to be looked at, and said."""

TRIFLE = 200
"""Bytes that a small part may grow by, since a few words more are no reason to ask."""

START = "start"


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


def test_no_part_grows_unseen(
    site: Path, pytestconfig: pytest.Config, record_property: Callable[[str, str], None]
) -> None:
    """What the start and each later part weigh stands beside what they weighed when it was last committed."""
    now = weigh_parts(site)
    if pytestconfig.getoption("--bytes-update"):
        COMMITTED.write_text(json.dumps(dict(sorted(now.items())), indent=2) + "\n", encoding="utf-8")
    committed: dict[str, int] = json.loads(COMMITTED.read_text(encoding="utf-8"))
    for name in sorted(now):
        record_property("figure", tell_growth(name, now[name], committed.get(name, 0)))
    grown = [name for name, size in now.items() if size > find_most(committed.get(name, 0))]
    gone = committed.keys() - now.keys()
    assert not grown, (
        f"{', '.join(tell_growth(name, now[name], committed.get(name, 0)) for name in grown)}: where that is worth it, "
        "`python3 build.py test e2e/test_bytes.py --bytes-update` writes tests/bytes.json, to be committed"
    )
    assert not gone, f"{gone} are no parts any more: --bytes-update takes them out of tests/bytes.json"


def find_most(committed: int) -> float:
    """Find how much a part may weigh before somebody is asked; one that is new is always asked about."""
    return committed + max(committed * MOST_GROWTH, TRIFLE) if committed else 0


def tell_growth(name: str, now: int, committed: int) -> str:
    change = f"{(now / committed - 1) * 100:+.1f} %" if committed else "new"
    return f"{name}: {now:,} bytes, {committed:,} committed ({change})"


def test_no_part_is_too_large(site: Path) -> None:
    parts = weigh_parts(site)
    assert parts.pop(START) < MOST_STARTING_BYTES
    games = {name: parts.pop(name) for name in REGISTRY}
    assert max(games.values()) < MOST_GAME_BYTES, games
    assert max(parts.values()) < MOST_OPENED_BYTES, parts


def test_what_is_opened_beside_the_play_comes_later(site: Path) -> None:
    """No template's elements come along, and what only a dialog says stands in the part of the dialogs."""
    starting = list_starting(site)
    text = "".join(site.joinpath("app", name).read_text(encoding="utf-8") for name in starting)
    (later,) = site.joinpath("app").glob("part-later-part-*.js")
    assert "setup-more" in text
    assert "attachShadow" not in text
    for word in (
        "settings-kept",
        "share-copy-link",
        "rules-contents",
    ):
        assert word in later.read_text(encoding="utf-8")
        assert word not in text


def list_starting(site: Path) -> list[str]:
    """The scripts that the page asks for at once: main, and what it cannot run without."""
    index = site.joinpath("index.html").read_text(encoding="utf-8")
    ahead = re.search(r'id="ahead">(.*?)</script>', index)
    first = re.findall(r'<script type="module" src="app/([^"]+)"', index)
    assert ahead
    found = [*first, *(address.removeprefix("app/") for address in json.loads(ahead[1])["page"])]
    assert [name for name in found if name.startswith("main-")]
    return found


class Graph(NamedTuple):
    """What each script of ours asks for: at once, and when it is wanted."""

    now: dict[str, set[str]]
    later: dict[str, set[str]]


def read_graph(site: Path) -> Graph:
    texts = {path.name: path.read_text(encoding="utf-8") for path in site.joinpath("app").glob("*.js")}
    later = {name: set(re.findall(r'import\("\./([^"]+)"\)', text)) for name, text in texts.items()}
    every = {name: set(re.findall(r'["/]([\w-]+\.js)"', text)) & texts.keys() for name, text in texts.items()}
    return Graph({name: found - later[name] - {name} for name, found in every.items()}, later)


def weigh_parts(site: Path) -> dict[str, int]:
    """Weigh the start, and by its name each script that is fetched later, with all that comes with it and is not there
    since the start: gzipped file by file."""
    graph = read_graph(site)
    sizes = {path.name: len(pack(path.read_bytes(), "gzip")) for path in site.joinpath("app").glob("*.js")}
    starting = follow(list_starting(site), graph)
    wanted = {name for name in sizes if not name.startswith("part-chunk-")} - starting
    weights = {
        re.sub(r"^part-|-\w+\.js$", "", name): sum(sizes[each] for each in follow([name], graph) - starting)
        for name in wanted
    }
    assert len(weights) == len(wanted), "each has a name of its own"
    return {START: sum(sizes[name] for name in starting), **weights}


def follow(names: Iterable[str], graph: Graph) -> set[str]:
    """All scripts that these cannot run without, and they themselves."""
    found, new = set[str](), set(names)
    while new:
        found |= new
        new = set.union(set(), *(graph.now[name] for name in new)) - found
    return found
