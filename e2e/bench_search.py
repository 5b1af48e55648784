"""Measures how fast the highest level of each game thinks: in a browser, and natively.

Of each of a game's named choices one table is taken as computers of the first level have brought it about, half-way
through their game. At each of them the highest level thinks, in this Python and in the site's, by turns, and asked in
the same way: the same slices through the same door. The site's Python thinks in a page that does nothing else, once
the site lies on the device. A level tells itself how much it has looked at: positions of an alpha-beta search, worlds
of one that plays by chance. Who tells nothing of the kind is counted by thoughts.

The same seeds make both find the same after equally much, or nothing is compared. Nothing else is judged; ratios are
those of one round. On a machine that does other work too, see what it says of the load.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from playwright.sync_api import sync_playwright

from e2e.bench_browsers import BROWSERS, Browser, let_keep, make_profile
from e2e.bench_host import Failed, Files, Host, Line, list_site, offer_files, serve_over
from e2e.bench_share import hold_to
from parlour.api import handle
from parlour.bots.bot import think_at
from parlour.core.game import Game
from parlour.core.save import make_save
from parlour.core.slices import finish
from parlour.core.table import LEVELS, Sitter, Table
from parlour.core.token import write_token
from parlour.games import REGISTRY, find
from parlour.terminal.ground import read_count

SLICE = 20
"""Milliseconds between two messages while somebody thinks, as in the page."""

CORNER = 1, 1
"""Where the page is clicked: anywhere will do."""

SCRIPT = Path(__file__).with_suffix(".js")


class Thought(NamedTuple):
    """What came of thinking at one table."""

    move: str
    nodes: int
    seconds: float


class Speeds(NamedTuple):
    """How much a level looks at in a second, in both Pythons."""

    native: float
    browser: float


class Found(NamedTuple):
    """What was measured of one game."""

    counted: int  # in one round
    unit: str
    rounds: list[Speeds]

    def sum_up(self) -> tuple[Speeds, float]:
        """The medians, and the median of what the browser's Python reaches of the other."""
        native, browser = (median(each) for each in zip(*self.rounds, strict=True))
        return Speeds(native, browser), median(each.browser / each.native for each in self.rounds)


def tokens_of_middles(game: Game) -> list[str]:
    """Tables of people in the middle of a game: of each named choice one, with two if these can play it."""
    return [
        token_of_middle(game, preset.options, min(preset.seats, key=lambda seats: (seats == 1, seats)))
        for preset in game.presets.values()
    ]


def token_of_middle(game: Game, options: Any, seats: int) -> str:
    """A table of people as computers of the first level have brought it about when half of their game was over."""
    table = Table(game, dict(options), (Sitter(),) * seats, "search")
    tokens = []
    table.settle()
    while waiting := table.waiting():
        tokens.append(write_token(make_save(table), game))
        table.play(waiting[0], finish(think_at(table, waiting[0], LEVELS[0])))
        table.settle()
    return tokens[len(tokens) // 2]


def think_here(token: str) -> Thought:
    """Have the highest level think at a table in this Python."""

    def ask(verb: str, **words: Any) -> Any:
        told = json.loads(handle(json.dumps({"verb": verb, **words})))
        if "error" in told:
            raise Failed(f"The engine says {told['error']}.")
        return told

    opened = ask("load", token=token)
    (seat, *_), table = opened["replies"][0]["prompt"]["waiting"], opened["table"]
    began = perf_counter()
    job = ask("think", table=table, seat=seat, level=LEVELS[-1])["job"]
    found = ask("step", job=job, ms=SLICE)
    while not found["done"]:
        found = ask("step", job=job, ms=SLICE)
    seconds = perf_counter() - began
    ask("close", table=table)
    return Thought(found["move"], found["nodes"], seconds)


@contextmanager
def open_thinker(browser: str, site: Files, tokens: list[str]) -> Iterator[Browser]:
    """Open the site in a browser, and give it once its Python can be asked to think at these tables in turn."""
    wish = {"tokens": tokens, "level": LEVELS[-1], "slice": SLICE}
    listener = f"{SCRIPT.read_text(encoding='utf-8')}\nwatchThoughts({json.dumps(wish)});"
    files = let_keep(site, listener) if browser == "webkit" else site
    with (
        sync_playwright() as playwright,
        hold_to(None) as held,
        serve_over(Line(0), Host(""), {"ours": files}) as root,
        make_profile(playwright, browser, listener, held) as come,
        come() as opened,
    ):
        opened.go(f"{root}ours/")
        opened.wait_for("ready")
        yield opened


def measure(browser: str, site: Files, games: list[str], rounds: int) -> dict[str, Found]:
    """What both Pythons look at, by game, in so many rounds."""
    tables = [(game, token) for game in games for token in tokens_of_middles(find(game))]
    found: dict[str, Found] = {}
    number = 0
    with open_thinker(browser, site, [token for _, token in tables]) as opened:
        for at in range(rounds):
            here: dict[str, list[Thought]] = {game: [] for game in games}
            there: dict[str, list[Thought]] = {game: [] for game in games}
            for game, token in tables:
                number += 1
                here[game].append(think_here(token))
                opened.press(*CORNER)
                there[game].append(Thought(**json.loads(opened.wait_for(f"thought-{number}"))))
            for game in games:
                counted, unit = count_alike(game, here[game], there[game])
                speeds = Speeds(*(counted / sum(each.seconds for each in one[game]) for one in (here, there)))
                found.setdefault(game, Found(counted, unit, [])).rounds.append(speeds)
            print(f"\r{browser}, round {at + 1} of {rounds}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def count_alike(game: str, here: list[Thought], there: list[Thought]) -> tuple[int, str]:
    """How much was looked at, and of what; `Failed` where both Pythons have not done the same."""
    for one, other in zip(here, there, strict=True):
        if one[:2] != other[:2]:
            raise Failed(
                f"In {game}, {one.move!r} was found after {one.nodes} natively, "
                f"and {other.move!r} after {other.nodes} in the browser."
            )
    nodes = sum(each.nodes for each in here)
    if not nodes:
        return len(here), "thoughts"
    return nodes, "worlds" if find(game).levels[-1].kind == "ismcts" else "positions"


def show(found: dict[str, Found]) -> None:
    """Print a table: a row for each game."""
    print(f"{'':10}{'counted':>20}{'natively':>14}{'in the browser':>18}{'ratio':>8}")
    for game, each in found.items():
        speeds, ratio = each.sum_up()
        counted = f"{each.counted:,} {each.unit}"
        print(f"{game:10}{counted:>20}{speeds.native:>12,.1f}/s{speeds.browser:>16,.1f}/s{ratio:8.3f}")
    print(flush=True)


def read_arguments() -> argparse.Namespace:
    """What is wished for on the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=read_count, default=5, help="thoughts at each table (5)")
    parser.add_argument("--games", nargs="+", choices=REGISTRY, default=list(REGISTRY), help="(all)")
    parser.add_argument("--browser", choices=BROWSERS, default=BROWSERS[0], help=f"({BROWSERS[0]})")
    offer_files(parser)
    return parser.parse_args()


def main() -> int:
    """Measure and print."""
    wish = read_arguments()
    try:
        found = measure(wish.browser, list_site(wish.site), wish.games, wish.rounds)
    except Failed as failure:
        print(failure, file=sys.stderr)
        return 2
    load = os.getloadavg()[0]
    print(f"{wish.browser}, {wish.rounds} rounds, load {load:.1f}")
    show(found)
    if wish.json:
        games = {}
        for game, each in found.items():
            speeds, ratio = each.sum_up()
            games[game] = {
                "counted": each.counted,
                "unit": each.unit,
                **speeds._asdict(),
                "ratio": ratio,
                "rounds": [one._asdict() for one in each.rounds],
            }
        told = {"browser": wish.browser, "load": load, "games": games}
        wish.json.write_text(json.dumps(told, indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
