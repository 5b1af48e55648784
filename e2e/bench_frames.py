"""Measures a page of somebody else that has ten of our frames: how it scrolls, what it costs, how its games begin.

The page around lies at another origin, and has the frames one below the other, by the code that the site gives out:
each game and its puzzles. It is scrolled by the wheel from its top to its end, while posters come, and back again; in
WebKit, whose driver turns no wheel, by itself. A page with as many frames in which nothing is takes part in the same
turns: what it does better is for us to mend, all else is the machine's. Told are the frames a second, the share of them
that came late (by half a frame or more), the longest gap between two, and the seconds that the browser's processors
have spent; then the bytes that were sent, the memory that the browser has taken, both before anything is pressed, and
when the posters in the window could be seen.

Afterwards *Play* is pressed in three posters, one soon after the other; and in another visit in one alone. Told is when
the first and the last of the three can be played, as a share of the time that the one alone takes, and how many began
at the same time.

With `--against DIST` another build of ours takes part in the same turns. Nothing is judged. The browser is held to a
share of one core, as a school's slowest device has it; what holds it is told.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Playwright, sync_playwright

from e2e.bench_browsers import BROWSERS, HEIGHT, Browser, let_keep, make_profile, weigh
from e2e.bench_host import Failed, Files, Host, Line, list_site, offer_files, serve_over
from e2e.bench_share import WHOLE, Held, find_family, hold_to, offer_share, read_spent, tell_share
from parlour.games import REGISTRY
from parlour.terminal.ground import read_count

SCRIPT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
LISTENER = f"{SCRIPT}\nwatchFrames();"

PRESSED = 3
"""Posters in which *Play* is pressed, one soon after the other."""
EMPTY = "empty"

ON_TIME = 1000 / 60
"""Milliseconds of a frame."""

CALM = 300
"""Milliseconds between the browser's own start and the navigation."""
NOTCH = 40
"""Pixels by which the wheel scrolls at a time: a hand that is in no hurry."""
PART = 760
"""Pixels from one frame to the next."""

# The page around hears what is told in its frames by the script that watches.
AROUND = """<!doctype html><html lang="en"><meta charset="utf-8"><title>A course</title><link rel="icon" href="data:,">
<script>{script}</script>
<style>
  body {{ width: 800px; margin: 0 auto; font: 18px sans-serif; }}
  section {{ height: {part}px; overflow: hidden; }}
  iframe {{ border: 0; }}
  nav {{ position: fixed; top: 0; left: 0; }}
  nav button {{ width: 60px; height: 40px; }}
</style>
<nav><button value="1">One</button><button value="{pressed}">Some</button></nav>
{frames}
</html>
"""
BUTTONS = {1: (30, 20), PRESSED: (90, 20)}
"""Where they are pressed."""

FRAME = """<section><h2>{title}</h2><p>Read this first, and then play.</p>
<iframe src="{address}" title="{title}" width="100%" height="640" loading="lazy"></iframe></section>
"""


@dataclass(frozen=True)
class Smoothness:
    """How a page was scrolled."""

    rate: float  # frames a second
    late: float  # the share of frames
    longest: float  # milliseconds
    spent: float  # seconds of processors


@dataclass(frozen=True)
class Page:
    """What came of a page before anything was pressed; 0 for the posters where there are none."""

    down: Smoothness
    back: Smoothness
    seen: float  # milliseconds
    bytes: int
    memory: int


@dataclass(frozen=True)
class Start:
    """When the games that were pressed could be played, in milliseconds after the first press, and how many began at
    the same time."""

    times: Sequence[float]
    most: int


def sum_up_frames(times: Sequence[float], spent: float) -> Smoothness:
    """What the times of frames come to."""
    gaps = [later - time for time, later in pairwise(times)]
    late = sum(gap > 1.5 * ON_TIME for gap in gaps) / len(gaps)
    return Smoothness(1000 * len(gaps) / (times[-1] - times[0]), late, max(gaps), spent)


def write_around(addresses: Sequence[str]) -> bytes:
    """A page that has these in its frames."""
    frames = "".join(
        FRAME.format(title=f"Exercise {number}", address=address)
        for number, address in enumerate(addresses, 1)
    )
    return AROUND.format(script=LISTENER, frames=frames, pressed=PRESSED, part=PART).encode()


def list_framed(count: int) -> list[str]:
    """What follows on the site's address in so many frames."""
    places = [place for game in REGISTRY for place in (f"?game={game}", f"#/puzzles/{game}/")]
    return [places[number % len(places)] for number in range(count)]


def list_sites(site: Path, against: Path | None, browser: str) -> dict[str, Files]:
    """The builds whose frames are looked at."""
    sites = {"ours": list_site(site)}
    if against:
        sites["against"] = list_site(against)
    if browser != "webkit":
        return sites
    return {name: let_keep(files, LISTENER) for name, files in sites.items()}


class Bench:
    """Measures with one browser."""

    def __init__(
        self,
        playwright: Playwright,
        browser: str,
        held: Held,
        sites: dict[str, Files],
        frames: int,
        rest: int,
    ) -> None:
        """Take the browser's name, what holds it, the sites, how many frames a page has, and for how many milliseconds
        nothing is done before it is scrolled or pressed."""
        self.playwright, self.browser, self.held, self.sites = playwright, browser, held, sites
        self.frames, self.rest = frames, rest
        self.line = Line(0)
        self.pages: dict[str, list[Page]] = {side: [] for side in (EMPTY, *sites)}
        self.starts: dict[str, dict[int, list[Start]]] = {side: {1: [], PRESSED: []} for side in sites}

    def run(self, rounds: int) -> None:
        """Look at all sides so many times, each time in shuffled turns."""
        host = Host("gzip")
        empty = {"index.html": b"<!doctype html><title>Nothing</title>"}
        with serve_over(self.line, host, {**self.sites, EMPTY: empty}) as root:
            framed = {
                side: [f"{root}{side}/{place}" for place in list_framed(self.frames)] for side in self.sites
            }
            framed[EMPTY] = [f"{root}{EMPTY}/"] * self.frames
            around = {side: {"index.html": write_around(addresses)} for side, addresses in framed.items()}
            with serve_over(Line(0), host, around) as place:
                other = place.replace("127.0.0.1", "localhost")
                for number in range(rounds):
                    for side in random.sample(list(framed), len(framed)):
                        self.visit(side, f"{other}{side}/")
                    print(
                        f"\r{self.browser}, round {number + 1} of {rounds}",
                        end="",
                        file=sys.stderr,
                        flush=True,
                    )
        print(file=sys.stderr)

    def visit(self, side: str, address: str) -> None:
        """Look at one page; where games are in it, press *Play* in some, and in another visit in one."""
        with make_profile(self.playwright, self.browser, LISTENER, self.held) as come, come() as browser:
            browser.rest(CALM)
            before, taken = self.line.sent, weigh(browser.mark)
            browser.go(address)
            seen = float(browser.wait_for("seen")) if side != EMPTY else 0.0
            browser.rest(self.rest)
            notches = (self.frames * PART - HEIGHT) // NOTCH + 2  # and a little more
            down = scroll(browser, "scrolled-1", NOTCH, notches)
            back = scroll(browser, "scrolled-2", -NOTCH, notches)
            browser.rest(self.rest)
            sent, memory = self.line.sent - before, weigh(browser.mark) - taken
            self.pages[side].append(Page(down, back, seen, sent, memory))
            if side != EMPTY:
                self.press(browser, side, PRESSED)
        if side == EMPTY:
            return
        with make_profile(self.playwright, self.browser, LISTENER, self.held) as come, come() as browser:
            browser.rest(CALM)
            browser.go(address)
            browser.wait_for("seen")
            browser.rest(self.rest)
            self.press(browser, side, 1)

    def press(self, browser: Browser, side: str, count: int) -> None:
        """Press *Play* in so many posters."""
        browser.press(*BUTTONS[count])
        told = json.loads(browser.wait_for("up"))
        self.starts[side][count].append(Start(told["times"], told["most"]))


def scroll(browser: Browser, way: str, by: int, notches: int) -> Smoothness:
    """Scroll from one end to the other by so many notches of the wheel, until the page says that it is there."""
    spent = spent_by(browser.mark)
    browser.wheel(by, notches)
    times = json.loads(browser.wait_for(way))
    return sum_up_frames(times, spent_by(browser.mark) - spent)


def spent_by(mark: str) -> float:
    """The seconds of processors that a browser has spent so far."""
    return sum(map(read_spent, find_family(mark)))


def sum_up_pages(pages: Sequence[Page]) -> dict[str, float]:
    """The medians of what was found."""
    figures = {
        f"{way} {name}": [getattr(getattr(page, way), name) for page in pages]
        for way in ("down", "back")
        for name in (each.name for each in fields(Smoothness))
    }
    figures |= {name: [getattr(page, name) for page in pages] for name in ("seen", "bytes", "memory")}
    return {name: median(found) for name, found in figures.items()}


def sum_up_starts(starts: dict[int, list[Start]]) -> dict[str, float]:
    """When one alone could be played, and the first and last of several; how many began at once, at most."""
    several = starts[PRESSED]
    return {
        "alone": median(start.times[0] for start in starts[1]),
        "first": median(start.times[0] for start in several),
        "last": median(start.times[-1] for start in several),
        "at once": max(start.most for start in several),
    }


def show(pages: dict[str, dict[str, float]], starts: dict[str, dict[str, float]]) -> None:
    """Print what each page does, and how games begin in it."""
    ways = ("down", "back")
    print(f"{'':9}" + "".join(f"{way}: frames/s    late  longest   spent  ".rjust(42) for way in ways))
    for side, found in pages.items():
        told = "".join(
            f"{found[f'{way} rate']:16.1f}{found[f'{way} late']:8.0%}{found[f'{way} longest']:6.0f} ms"
            f"{found[f'{way} spent']:6.2f} s "
            for way in ways
        )
        print(f"{side:9}{told}")
    for side, found in pages.items():
        seen = f", posters after {found['seen']:.0f} ms" if found["seen"] else ""
        print(f"{side:9}{found['bytes']:9,.0f} bytes, {found['memory'] / 1e6:.0f} MB{seen}")
    for side, found in starts.items():
        first, last = (found[name] / found["alone"] for name in ("first", "last"))
        print(
            f"{side:9}one alone after {found['alone']:.0f} ms; of {PRESSED} the first after {first:.2f} of that, "
            f"the last after {last:.2f}; {found['at once']:.0f} at the same time"
        )
    print(flush=True)


def read_arguments() -> argparse.Namespace:
    """What is wished for on the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=read_count, default=5, help="visits of each page (5)")
    parser.add_argument("--browsers", nargs="+", choices=BROWSERS, default=list(BROWSERS), help="(all)")
    parser.add_argument("--frames", type=read_count, default=10, help="frames of a page (10)")
    parser.add_argument(
        "--rest", type=read_count, default=3_000, help="milliseconds before scrolling and pressing (3000)"
    )
    offer_share(parser, WHOLE)
    offer_files(parser)
    parser.add_argument("--against", type=Path, metavar="DIST", help="another build, told beside it")
    return parser.parse_args()


def main() -> int:
    """Measure and print."""
    wish = read_arguments()
    told: list[dict[str, Any]] = []
    try:
        with sync_playwright() as playwright, hold_to(wish.share) as held:
            for browser in wish.browsers:
                sites = list_sites(wish.site, wish.against, browser)
                bench = Bench(playwright, browser, held, sites, wish.frames, wish.rest)
                bench.run(wish.rounds)
                pages = {side: sum_up_pages(found) for side, found in bench.pages.items()}
                starts = {side: sum_up_starts(found) for side, found in bench.starts.items()}
                load = os.getloadavg()[0]
                held_by = tell_share(wish.share, held)
                print(f"{browser}, {wish.rounds} rounds, {wish.frames} frames, {held_by}, load {load:.1f}")
                show(pages, starts)
                told.append(
                    {
                        "browser": browser,
                        "share": wish.share,
                        "held by": held.told,
                        "load": load,
                        "pages": pages,
                        "starts": starts,
                        "visits": {
                            side: [asdict(page) for page in found] for side, found in bench.pages.items()
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
