"""A start of the page fetches no more than stock Pyodide and micropip do for the same engine; the shell stays small."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from e2e.bench_host import Files, list_site, list_stock, pack
from parlour.games import REGISTRY

BESIDES = (
    r"index\.html|manifest\.json|icons/icon\.svg|games/manifest\.json"
    r"|app/.*\.(js|css|svg|png|woff2)|locales/en/.*"
)
"""What the page fetches at its start besides the engine, or might: every script, style, picture and sentence."""

MOST_STARTING_BYTES = 62_000
MOST_SHELL_BYTES = 92_000
MOST_RARE_BYTES = 4_000
MOST_OPENED_BYTES = 10_000
MOST_GAME_BYTES = 40_000
MOST_TOLD_BYTES = 5_000

TOLD = r"part-descriptions-\w+\.js"
"""What the engine says of every game: no program, and fetched when somebody sets a table up."""

RARE = r"part-(older|splash|tones)-\w+\.js"
"""What only some ever fetch: a library that stands in for what some of the oldest lack, and the pictures of
Apple's home screens; and the sounds, which are off until somebody switches them on."""

OPENED = r"part-puzzles-part-\w+\.js"
"""What stands beside the games, and is fetched when somebody opens it: the puzzles."""

GAME = rf"part-({'|'.join(REGISTRY)})-\w+\.js"
"""The part of one game of the parlour, with its renderer and its drawings: fetched when a table of it is opened."""


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
    """The page's main part with all that it cannot run without; and all JavaScript of ours that any page can load,
    gzipped file by file: what the page starts with, every part that it fetches only when it is wanted, and the worker
    that starts Python. Not the games and what several of them share, and not what no page loads: the service worker.
    What only some load is weighed by itself."""
    parts, shared = weigh_parts(site), list_shared(site)
    shell = {
        name: size for name, size in parts.items() if name not in shared and not re.fullmatch(GAME, name)
    }
    told = [shell.pop(name) for name in list(shell) if re.fullmatch(TOLD, name)]
    assert len(told) == 1
    assert told[0] < MOST_TOLD_BYTES
    rare = [shell.pop(name) for name in list(shell) if re.fullmatch(RARE, name)]
    assert len(rare) == 3
    assert max(rare) < MOST_RARE_BYTES
    opened = [shell.pop(name) for name in list(shell) if re.fullmatch(OPENED, name)]
    assert len(opened) == 1
    assert max(opened) < MOST_OPENED_BYTES
    starting = list_starting(site)
    assert sum(shell[name] for name in starting) < MOST_STARTING_BYTES, (starting, shell)
    assert sum(shell.values()) < MOST_SHELL_BYTES, shell


def test_what_is_opened_beside_the_play_comes_later(site: Path) -> None:
    """The start is what begins the engine, main, and the four files that these share with each other, the poster and
    the parts, so that nothing of a part is in it by chance; no template's elements come along; and what only a dialog
    says stands in the part of the dialogs."""
    starting = list_starting(site)
    assert len(starting) == 6
    text = "".join(site.joinpath("app", name).read_text(encoding="utf-8") for name in starting)
    (later,) = site.joinpath("app").glob("part-later-part-*.js")
    assert "setup-more" in text
    assert "attachShadow" not in text
    for word in (
        "settings-kept",
        "statistics-erase-sure",
        "share-copy-link",
        "rules-contents",
        "review-progress",
    ):
        assert word in later.read_text(encoding="utf-8")
        assert word not in text


def list_starting(site: Path) -> list[str]:
    """The scripts that the page asks for at once: main, and what it cannot run without."""
    index = site.joinpath("index.html").read_text(encoding="utf-8")
    found = re.findall(r'<(?:link rel="modulepreload" href|script type="module" src)="app/([^"]+)"', index)
    assert [name for name in found if name.startswith("main-")]
    return found


def test_every_game_stays_small(site: Path) -> None:
    """With what it shares with other games alone."""
    parts, shared = weigh_parts(site), list_shared(site)
    games = {
        name: size + sum(parts[part] for part, users in shared.items() if name in users)
        for name, size in parts.items()
        if re.fullmatch(GAME, name)
    }
    assert len(games) == len(REGISTRY)
    assert max(games.values()) < MOST_GAME_BYTES, games


def list_shared(site: Path) -> dict[str, set[str]]:
    """The parts that games alone ask for, each with these games."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in site.joinpath("app").glob("*.js")}
    users = {name: {user for user, text in texts.items() if name in text and user != name} for name in texts}
    return {
        name: found
        for name, found in users.items()
        if found and all(re.fullmatch(GAME, user) for user in found)
    }


def weigh_parts(site: Path) -> dict[str, int]:
    return {path.name: len(pack(path.read_bytes(), "gzip")) for path in site.joinpath("app").glob("*.js")}
