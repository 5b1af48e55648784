"""Measures how soon a touch is seen: from the touch to the frame that shows what Python says to it.

Of each game the fullest table is opened, late in a game that computers of the first level have played: the last of its
named choices that seats most, and there the moment with most to show. All seats are people's. Whatever is offered is
touched by the mouse, one thing after the other, each once the page has been calm; a game that ends is opened anew. All
begins once the site lies on the device: on a slow one that takes half a minute, in which touches are slower.
So it is done alone, and beside a computer of the highest level that thinks without end at a table of its own, in the
same Python. The mouse has come there before, as in a hand, and what that shows is drawn. The clock runs from the click,
as the browser dates it, until the page has laid out and painted the frame that shows the answer: what then brings it
onto the screen is not in it.

It is done on the whole machine, and with the browser held to a share of one core, as a school's slowest device has it;
what holds it is told. Nothing is judged. On a machine that does other work too, see what it says of the load.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Playwright, sync_playwright

from e2e.bench_browsers import BROWSERS, Browser, let_keep, make_profile
from e2e.bench_host import Failed, Files, Host, Line, list_site, offer_files, serve_over
from e2e.bench_share import Held, hold_to, offer_share, tell_share
from parlour.bots.bot import think_at
from parlour.core.game import Game
from parlour.core.save import make_save
from parlour.core.slices import finish
from parlour.core.table import COMPUTER, Sitter, Table
from parlour.core.token import write_token
from parlour.games import REGISTRY, find
from parlour.terminal.ground import read_count

FIRST_CALM, CALM = 2_000, 400
"""Milliseconds in which nothing has changed before a table is touched for the first time, and once more."""

LATE = 0.9
"""The part of a game that counts: afterwards too little is left to be played."""

WAYS = {"alone": False, "beside": True}
"""Whether a computer thinks meanwhile."""

SCRIPT = Path(__file__).with_suffix(".js")


class Times(NamedTuple):
    """What came of some touches, in milliseconds."""

    median: float
    p95: float
    most: float


def sum_up(times: Sequence[float]) -> Times:
    """The median, what 95 of 100 do not exceed, and the most; all are of times that were measured but the median."""
    ranked = sorted(times)
    return Times(median(ranked), ranked[math.ceil(0.95 * len(ranked)) - 1], ranked[-1])


def token_of_fullest(game: Game) -> str:
    """A table of people as computers of the first level have brought it about, where it shows most."""
    seats = max(most for preset in game.presets.values() for most in preset.seats)
    options = [dict(each.options) for each in game.presets.values() if seats in each.seats][-1]
    played = Table(game, options, (Sitter(COMPUTER, 1),) * seats, "touch")
    sizes: dict[int, int] = {}
    played.settle()
    while waiting := played.waiting():
        sizes[len(played.journal)] = len(json.dumps(played.state.view(waiting[0])))
        played.play(waiting[0], finish(think_at(played, waiting[0], 1)))
        played.settle()
    late = [at for at in sizes if at <= LATE * len(played.journal)]
    table = Table(game, options, (Sitter(),) * seats, "touch")
    table.settle()
    while len(table.journal) < max(late, key=lambda at: sizes[at]):
        seat, move = played.journal[len(table.journal)][:2]
        table.play(seat, move)
        table.settle()
    return write_token(make_save(table), game)


def touch(browser: Browser, root: str, token: str, rounds: int) -> list[float]:
    """The milliseconds of so many touches at a table."""
    times: list[float] = []
    for opened in count():
        browser.go(f"{root}?pace=instant&opened={opened}#/game/{token}")
        for number in count(1):
            place = browser.wait_for(f"next-{number}")
            if place == "over":
                break
            browser.press(*map(int, place.split()))
            if (shown := browser.wait_for(f"shown-{number}")) == "nothing":
                continue
            times.append(float(shown))
            if len(times) == rounds:
                return times
    raise AssertionError


def write_listener(*, beside: bool) -> str:
    """The script that every page has before its own."""
    wish = {"first": FIRST_CALM, "calm": CALM, "beside": beside}
    return f"{SCRIPT.read_text(encoding='utf-8')}\nwatchTouches({json.dumps(wish)});"


def measure(
    playwright: Playwright, browser: str, held: Held, site: Files, tokens: dict[str, str], rounds: int
) -> dict[str, dict[str, list[float]]]:
    """The milliseconds of all touches in a browser, by game and way; each in a new profile."""
    found: dict[str, dict[str, list[float]]] = {game: {} for game in tokens}
    for way, beside in WAYS.items():
        listener = write_listener(beside=beside)
        files = let_keep(site, listener) if browser == "webkit" else site
        with serve_over(Line(0), Host(""), {"ours": files}) as root:
            for game, token in tokens.items():
                told = f"{browser}, {held.told}, {way}, {game}"
                print(told, file=sys.stderr, flush=True)
                with make_profile(playwright, browser, listener, held) as come, come() as opened:
                    found[game][way] = touch(opened, root + "ours/", token, rounds)
    return found


def show(found: dict[str, dict[str, list[float]]]) -> None:
    """Print a table: a row for each game, three columns for each way."""
    print(" " * 10 + "".join(f"{way:>30}" for way in WAYS))
    print(" " * 10 + "".join(f"{name:>10}" for _ in WAYS for name in Times._fields))
    for game, ways in found.items():
        figures = [figure for way in WAYS for figure in sum_up(ways[way])]
        print(f"{game:10}" + "".join(f"{figure:7.0f} ms" for figure in figures))
    print(flush=True)


def read_arguments() -> argparse.Namespace:
    """What is wished for on the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=read_count, default=60, help="touches of each game and way (60)")
    parser.add_argument("--games", nargs="+", choices=REGISTRY, default=list(REGISTRY), help="(all)")
    parser.add_argument("--browsers", nargs="+", choices=BROWSERS, default=list(BROWSERS), help="(all)")
    offer_share(parser, "the whole machine alone")
    offer_files(parser)
    return parser.parse_args()


def main() -> int:
    """Measure and print."""
    wish = read_arguments()
    told: list[dict[str, Any]] = []
    try:
        site = list_site(wish.site)
        tokens = {game: token_of_fullest(find(game)) for game in wish.games}
        with sync_playwright() as playwright:
            for browser in wish.browsers:
                for share in dict.fromkeys((None, wish.share)):
                    with hold_to(share) as held:
                        found = measure(playwright, browser, held, site, tokens, wish.rounds)
                    load = os.getloadavg()[0]
                    print(f"{browser}, {wish.rounds} touches, {tell_share(share, held)}, load {load:.1f}")
                    show(found)
                    told.append(
                        {
                            "browser": browser,
                            "share": share,
                            "held by": held.told,
                            "load": load,
                            "games": {
                                game: {
                                    way: {**sum_up(times)._asdict(), "times": times}
                                    for way, times in ways.items()
                                }
                                for game, ways in found.items()
                            },
                        }
                    )
                    if wish.json:
                        wish.json.write_text(json.dumps(told, indent=1), encoding="utf-8")
    except Failed as failure:
        print(failure, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
