"""Measures how soon somebody can move in a fresh browser: our built site against stock Pyodide and micropip.

Both sides come from one small server, with the same headers and the same compression, in shuffled turns, each
run in a new browser profile, over each line and in each browser that is asked for. Both open a table of which they are
given the link, and are visited once more with what that profile has kept. The clock of the page runs from the
navigation until the first thing that can be touched was touched and Python's answer to that has reached the page. Our
page is the real one, and draws while it starts; the stock page is empty, and its worker asks the same. Bytes are those
of the bodies as they were sent until then; memory is what the browser's processes have taken since before.

WebKit under its driver has no cache and forgets all with its window: there the second visit is in the same window, to
ours from its service worker, to stock over the line once more.

Two more moments of ours are set against stock's: when the lobby can be read by whoever comes for the first time, and
on the return visit the table as it stood.

With `--against DIST` another build of ours takes part in the same turns, and is told beside: what a change has brought
is seen in one run only, as a machine is never twice as busy.

With `--stay 25` the first visit lasts as long: enough for our page to be kept on the device, and for Python to rehearse
there (`web/page/rehearsal.js`), as it does wherever somebody stays for half a minute.

With `--share 0.4` the browser has no more than 0.4 of one core, as a school's slowest device; what holds it is told.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any

from games.numica.e2e.tables import token_of_play
from playwright.sync_api import Playwright, sync_playwright

from e2e.bench_browsers import BROWSERS, Browser, let_keep, make_profile, pick, weigh
from e2e.bench_host import Failed, Files, Host, Line, list_site, list_stock, offer_files, serve_over
from e2e.bench_share import Held, hold_to, read_share, tell_share
from parlour.terminal.ground import read_count

LINES = {"loopback": 0, "20 Mbit/s": 2_500_000, "1.6 Mbit/s": 200_000}
"""Bytes a second of each line, 0 for as many as can be."""

MOST = {
    ("loopback", "cold"): 0.20,
    ("20 Mbit/s", "cold"): 0.39,
    ("loopback", "again"): 0.22,
    ("loopback", "bytes"): 0.75,
    ("loopback", "memory"): 1.25,
    ("loopback", "lobby"): 0.12,
    ("loopback", "table"): 0.12,
}
"""Of stock, in Chromium on the whole machine; everything else is told and not judged."""

CALM = 300  # milliseconds between the browser's own start and the navigation
STAY = 3  # seconds on the page before it is left

# Our page is not changed, but for a line in WebKit, whose driver puts no script into a page. Somebody touches the first
# thing that can be touched, and whoever makes a worker gets one that tells when it has answered to that. What can be
# read before is told too.
LISTENER = """{
  let asked;
  globalThis.Worker = class extends globalThis.Worker {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", ({ data }) => {
        const { kind, id, text, message } = data;
        if (kind === "answer" && id === asked) console.info("answered", performance.now(), text);
        else if (kind === "failed") console.info("failed", 0, message);
      });
    }
    postMessage(message, ...rest) {
      if (message.text?.startsWith('{"verb":"touch"')) asked ??= message.id;
      super.postMessage(message, ...rest);
    }
  };
  let isReadable = false;
  const watch = new MutationObserver(() => {
    if (!isReadable && document.querySelector(".games .game, .is-standing .piece")) {
      isReadable = true;
      requestAnimationFrame(() => setTimeout(() => console.info("readable", performance.now())));
    }
    const open = document.querySelector(".pieces button.is-open");
    if (!open) return;
    watch.disconnect();
    open.click();
  });
  watch.observe(document, { childList: true, subtree: true, attributes: true });
}"""


@dataclass(frozen=True)
class Visit:
    """One visit that was measured; times are in milliseconds, 0 where there was nothing of the kind."""

    answered: float
    readable: float
    bytes: int
    memory: int  # bytes


class Bench:
    """Measures with one browser over one line."""

    def __init__(
        self, playwright: Playwright, name: str, held: Held, line: Line, root: str, stay: float
    ) -> None:
        """Take the browser's name, what holds it, the line, its root of addresses, and the seconds of a first visit."""
        self.playwright, self.name, self.held, self.line, self.root = playwright, name, held, line, root
        self.stay = stay

    def visit(
        self, browsers: AbstractContextManager[Browser], address: str, word: str, stay: float = STAY
    ) -> tuple[Visit, str]:
        """Open an address, wait until the page says so, and stay; return the address to come back to, too."""
        with browsers as browser:
            browser.rest(CALM)
            before, empty = self.line.sent, weigh(browser.mark)
            browser.go(address)
            moment, _, text = browser.wait_for(word).partition(" ")
            sent = self.line.sent - before
            if word == "answered" and "draft" not in json.loads(text):
                raise Failed(f"{address} did not start: {text}")
            browser.rest(round(stay * 1000))
            readable = float((pick(browser.said(), "readable") or "0").split()[0])
            answered = float(moment) if word == "answered" else 0.0
            return Visit(answered, readable, sent, weigh(browser.mark) - empty), browser.address()

    def run(self, side: str) -> dict[str, Visit]:
        """Visit a side in a new profile and once more; of our builds also the lobby, in another one."""
        made: dict[str, Visit] = {}
        with make_profile(self.playwright, self.name, LISTENER, self.held) as come:
            address = f"{self.root}{side}/#/game/{token_of_play()}"
            made[f"{side}, cold"], back = self.visit(come(), address, "answered", self.stay)
            made[f"{side}, again"], _ = self.visit(come(), back, "answered")
        if side != "stock":
            with make_profile(self.playwright, self.name, LISTENER, self.held) as come:
                made[f"{side}, lobby"], _ = self.visit(come(), f"{self.root}{side}/", "readable")
        return made


def list_sides(site: Path, against: Path | None, browser: str) -> dict[str, Files]:
    """What all sides send to a browser."""
    sides = {"ours": list_site(site), "stock": list_stock()}
    if against:
        sides["against"] = list_site(against)
    if browser != "webkit":
        return sides
    return {name: let_keep(files, LISTENER) for name, files in sides.items()}


Numbers = dict[str, dict[str, float]]


def measure(
    playwright: Playwright,
    browser: str,
    held: Held,
    rate: int,
    host: Host,
    places: dict[str, Files],
    runs: int,
    stay: float,
) -> Numbers:
    """The medians of every visit, of so many rounds in shuffled turns."""
    visits: dict[str, list[Visit]] = {}
    line = Line(rate)
    with serve_over(line, host, places) as root:
        bench = Bench(playwright, browser, held, line, root, stay)
        for run in range(runs):
            for side in random.sample(list(places), len(places)):
                for name, visit in bench.run(side).items():
                    visits.setdefault(name, []).append(visit)
            print(f"\r{browser}, round {run + 1} of {runs}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return {
        name: {key: median(asdict(one)[key] for one in visits[name]) for key in asdict(visits[name][0])}
        for name in sorted(visits)
    }


def compare(numbers: Numbers, side: str = "ours") -> dict[str, float]:
    """What a build of ours takes of what stock takes."""
    ours, stock = numbers[f"{side}, cold"], numbers["stock, cold"]
    again, usual = numbers[f"{side}, again"], numbers["stock, again"]
    return {
        "cold": ours["answered"] / stock["answered"],
        "again": again["answered"] / usual["answered"],
        "bytes": ours["bytes"] / stock["bytes"],
        "memory": ours["memory"] / stock["memory"],
        "lobby": numbers[f"{side}, lobby"]["readable"] / stock["answered"],
        "table": again["readable"] / usual["answered"],
    }


def tell(shares: dict[str, float], line: str = "") -> str:
    """Shares of stock in words, with what each may be where they are judged on a line."""
    limits = {key: MOST.get((line, key)) for key in shares}
    return ", ".join(
        f"{key} {share:.3f}" + (f" (at most {limits[key]})" if limits[key] else "")
        for key, share in shares.items()
    )


def show(numbers: Numbers, shares: dict[str, float], line: str, judged: bool) -> bool:
    """Print the table, and what is more than it may be; return whether something is."""
    print(f"{'':14}{'can be read':>12}{'can be moved':>13}{'bytes':>12}{'memory':>10}")
    for name, row in numbers.items():
        times = "".join(
            f"{row[key] or '':{width}.0f}" if row[key] else " " * width
            for key, width in (("readable", 12), ("answered", 13))
        )
        print(f"{name:14}{times}{row['bytes']:12,.0f}{row['memory'] / 1e6:7.0f} MB")
    print("of stock: " + tell(shares, line if judged else "") + "\n", flush=True)
    return judged and any(share > MOST.get((line, key), share) for key, share in shares.items())


def read_arguments() -> argparse.Namespace:
    """What is wished for on the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=read_count, default=9, help="starts of each side (9)")
    parser.add_argument("--lines", nargs="+", choices=LINES, default=list(LINES), help="(all)")
    parser.add_argument("--browsers", nargs="+", choices=BROWSERS, default=list(BROWSERS), help="(all)")
    parser.add_argument(
        "--share", type=read_share, help="the share of one core that the browser has (the whole machine)"
    )
    parser.add_argument(
        "--stay", type=float, default=STAY, help="the seconds that a first visit lasts after that (3)"
    )
    offer_files(parser)
    parser.add_argument("--against", type=Path, metavar="DIST", help="another build, told beside it")
    coding = parser.add_mutually_exclusive_group()
    for flag, name, told in (
        ("--gzip", "gzip", "send everything compressed by gzip (so it is unless told otherwise)"),
        ("--brotli", "br", "send everything compressed by brotli"),
        ("--identity", "", "send everything as it is"),
    ):
        coding.add_argument(flag, dest="coding", action="store_const", const=name, default="gzip", help=told)
    parser.add_argument(
        "--bare", action="store_true", help="send .zip and .whl as they are, as many hosts do"
    )
    return parser.parse_args()


def main() -> int:
    """Measure, print, and judge."""
    wish = read_arguments()
    host = Host(wish.coding, wish.bare)
    is_more = False
    found: dict[str, Any] = {}
    try:
        with sync_playwright() as playwright, hold_to(wish.share) as held:
            for browser in wish.browsers:
                places = list_sides(wish.site, wish.against, browser)
                for line in wish.lines:
                    numbers = measure(
                        playwright, browser, held, LINES[line], host, places, wish.runs, wish.stay
                    )
                    shares = compare(numbers)
                    against = compare(numbers, "against") if wish.against else None
                    found[f"{browser}, {line}"] = {
                        "share": wish.share,
                        "stay": wish.stay,
                        "held by": held.told,
                        "of stock": shares,
                        "against": against,
                        "medians": numbers,
                    }
                    told = f"a first visit of {wish.stay:g} s, {tell_share(wish.share, held)}"
                    print(f"{browser}, {line}, {wish.runs} rounds, {told}")
                    is_more |= show(
                        numbers, shares, line, judged=browser == "chromium" and wish.share is None
                    )
                    if against:
                        print("against: " + tell(against) + "\n", flush=True)
                    if wish.json:
                        wish.json.write_text(json.dumps(found, indent=1), encoding="utf-8")
    except Failed as failure:
        print(failure, file=sys.stderr)
        return 2
    return int(is_more)


if __name__ == "__main__":
    sys.exit(main())
