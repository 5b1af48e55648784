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
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any, Protocol

from games.numica.e2e.tables import token_of_play
from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from e2e.bench_host import ROOT, Failed, Files, Host, Line, find_node, list_site, list_stock, serve_over
from e2e.webkit import UNDRAWN_BY_CARD, Page, WebDriverError, open_browser, start_screen
from parlour.terminal.browser import FLAGS, find_browser, find_firefox
from workshop.machine import WEBKIT, find_extra
from workshop.precache import write_precached

LINES = {"loopback": 0, "20 Mbit/s": 2_500_000, "1.6 Mbit/s": 200_000}
"""Bytes a second of each line, 0 for as many as can be."""

BROWSERS = ("chromium", "firefox", "webkit")

WIDTH, HEIGHT = 1280, 720
"""Of a page; Chromium's own, as Playwright has it."""

MOST = {
    ("loopback", "cold"): 0.20,
    ("20 Mbit/s", "cold"): 0.39,
    ("loopback", "again"): 0.22,
    ("loopback", "bytes"): 0.75,
    ("loopback", "memory"): 1.25,
    ("loopback", "lobby"): 0.12,
    ("loopback", "table"): 0.12,
}
"""Of stock, in Chromium; everything else is told and not judged."""

PATIENCE = 240  # seconds
CALM = 300  # milliseconds between the browser's own start and the navigation
STAY = 3_000  # milliseconds on the page before it is left

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

# In WebKit nobody hears the console: what is said there is kept until somebody asks.
KEEPER = """{
  window.said = [];
  console.info = (...words) => said.push(words.join(" "));
}"""
KEEPER_NAME = "listener.js"

# Without a service worker there is nothing to be kept.
IS_KEPT = """async () => {
  const found = await navigator.serviceWorker?.getRegistration();
  return !found || found.active?.state === "activated";
}"""


@dataclass(frozen=True)
class Visit:
    """One visit that was measured; times are in milliseconds, 0 where there was nothing of the kind."""

    answered: float
    readable: float
    bytes: int
    memory: int  # bytes


class Browser(Protocol):
    """A browser with a profile, in which one page is open."""

    mark: str
    """What stands in the command of its first process, and in no other's."""

    def go(self, address: str) -> None:
        """Leave whatever is open, and go there."""

    def wait_for(self, word: str) -> str:
        """Wait until the page says this word, and return what follows."""

    def said(self) -> list[str]:
        """All that the page has said so far."""

    def address(self) -> str:
        """Where the page is now."""

    def rest(self, milliseconds: int) -> None:
        """Stay on the page."""


def pick(said: list[str], word: str) -> str | None:
    """What follows a word that was said."""
    return next((each.partition(" ")[2] for each in said if each.startswith(word + " ")), None)


class Chromium:
    """Chromium, driven by Playwright."""

    def __init__(self, context: BrowserContext, profile: str) -> None:
        """Take over a context in which a page is open, with this profile."""
        self.mark = profile
        context.add_init_script(LISTENER)
        self.page = context.pages[0]
        self.heard: list[str] = []
        self.page.on("console", lambda message: self.heard.append(message.text))

    def go(self, address: str) -> None:
        self.heard.clear()
        self.page.goto(address, wait_until="commit")

    def wait_for(self, word: str) -> str:
        for _ in range(PATIENCE * 50):
            if (told := pick(self.heard, word)) is not None:
                return told
            if (told := pick(self.heard, "failed")) is not None:
                raise Failed(f"The page did not start: {told}")
            self.page.wait_for_timeout(20)
        raise Failed(f"The page never said {word!r}.")

    def said(self) -> list[str]:
        return self.heard

    def address(self) -> str:
        return self.page.url

    def rest(self, milliseconds: int) -> None:
        self.page.wait_for_timeout(milliseconds)


class Firefox:
    """Firefox, driven by a program of Node's that is told one line after the other."""

    def __init__(self, program: subprocess.Popen[str], profile: str) -> None:
        """Take over such a program that has opened a page with this profile."""
        self.program, self.mark = program, profile

    def ask(self, **request: Any) -> Any:
        """Ask the program, and wait for its answer."""
        assert self.program.stdin
        assert self.program.stdout
        self.program.stdin.write(json.dumps(request) + "\n")
        self.program.stdin.flush()
        answer = json.loads(self.program.stdout.readline() or '{"failed": "Firefox has gone."}')
        if isinstance(answer, dict):
            raise Failed(answer["failed"])
        return answer

    def go(self, address: str) -> None:
        self.ask(verb="go", address=address)

    def wait_for(self, word: str) -> str:
        return str(pick(self.ask(verb="wait", word=word), word))

    def said(self) -> list[str]:
        return list(self.ask(verb="said"))

    def address(self) -> str:
        return str(self.ask(verb="address"))

    def rest(self, milliseconds: int) -> None:
        self.ask(verb="rest", milliseconds=milliseconds)


class WebKit:
    """WebKit, driven by its own driver; what it is shown keeps what it says."""

    def __init__(self, page: Page) -> None:
        """Take over a page."""
        self.page, self.mark = page, page.browser.mark

    def go(self, address: str) -> None:
        self.page.goto(address)

    def wait_for(self, word: str) -> str:
        script = "(word) => said.find((each) => [word, 'failed'].includes(each.split(' ')[0]))"
        found = self.wait(script, word)
        if (told := pick([found], "failed")) is not None:
            raise Failed(f"The page did not start: {told}")
        return str(pick([found], word))

    def said(self) -> list[str]:
        return list(self.page.evaluate("said"))

    def address(self) -> str:
        return self.page.url

    def rest(self, milliseconds: int) -> None:
        """Stay on the page, also until the site is on the device: its window keeps nothing else for the next visit."""
        self.page.wait_for_timeout(milliseconds)
        self.wait(IS_KEPT)

    def wait(self, script: str, word: str = "") -> str:
        """Wait until a function of the page finds something."""
        try:
            return str(self.page.wait_for_function(script, word, PATIENCE * 1000).json_value())
        except (TimeoutError, WebDriverError) as error:
            raise Failed(f"In WebKit: {error}") from error


@contextmanager
def open_chromium(playwright: Playwright, profile: str) -> Iterator[Browser]:
    """Open Chromium with a profile."""
    program = find_browser()
    if not program:
        raise Failed("No browser: PARLOUR_BROWSER names none, and there is no Chromium on the PATH.")
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=program, headless=True, args=list(FLAGS)
    )
    try:
        yield Chromium(context, profile)
    finally:
        context.close()


@contextmanager
def open_firefox(profile: str) -> Iterator[Browser]:
    """Open Firefox with a profile."""
    firefox = find_firefox()
    if not firefox:
        raise Failed("No Firefox: PARLOUR_FIREFOX names none, and there is none on the PATH.")
    script = Path(__file__).with_name("firefox") / "bench.mjs"
    command = [find_node(), str(script), firefox, profile, str(PATIENCE), LISTENER]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", cwd=ROOT
    ) as program:
        browser = Firefox(program, profile)
        try:
            yield browser
        finally:
            assert program.stdin
            program.stdin.close()


@contextmanager
def open_webkit() -> Iterator[Callable[[], AbstractContextManager[Browser]]]:
    """Open a window of WebKit with a new profile; what it gives empties the page, and lets it come to rest."""
    driver = find_extra(WEBKIT, os.environ)
    if not driver:
        raise Failed("No WebKit: PARLOUR_WEBKIT names no driver, and there is none with an Xvfb on the PATH.")
    with start_screen() as screen, open_browser(driver, screen, UNDRAWN_BY_CARD) as window:
        page = Page(window)
        page.resize(WIDTH, HEIGHT)

        @contextmanager
        def open_again() -> Iterator[Browser]:
            page.goto("about:blank")
            yield WebKit(page)

        yield open_again


def weigh(mark: str) -> int:
    """The memory in bytes of the processes of a browser, each shared page divided."""
    parents: dict[int, int] = {}
    found: set[int] = set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_bytes().decode(errors="replace")
        except OSError:
            continue
        if mark in command and "bench.mjs" not in command:
            found.add(int(folder.name))
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return sum(map(read_share, found))


def read_share(process: int) -> int:
    """The memory of one process, 0 where it has gone."""
    try:
        text = Path(f"/proc/{process}/smaps_rollup").read_text()
    except OSError:
        return 0
    return next(int(line.split()[1]) << 10 for line in text.splitlines() if line.startswith("Pss:"))


class Bench:
    """Measures with one browser over one line."""

    def __init__(self, playwright: Playwright, name: str, line: Line, root: str) -> None:
        """Take the browser's name, the line, and the root of the addresses that are served over it."""
        self.playwright, self.name, self.line, self.root = playwright, name, line, root

    @contextmanager
    def profile(self) -> Iterator[Callable[[], AbstractContextManager[Browser]]]:
        """Make a new profile, while the block runs; what it gives opens the browser with that."""
        if self.name == "webkit":
            with open_webkit() as open_again:
                yield open_again
            return
        with tempfile.TemporaryDirectory(prefix="parlour-", ignore_cleanup_errors=True) as folder:
            yield (
                lambda: (
                    open_firefox(folder) if self.name == "firefox" else open_chromium(self.playwright, folder)
                )
            )

    def visit(self, browsers: AbstractContextManager[Browser], address: str, word: str) -> tuple[Visit, str]:
        """Open an address and wait until the page says so; return the address to come back to, too."""
        with browsers as browser:
            browser.rest(CALM)
            before, empty = self.line.sent, weigh(browser.mark)
            browser.go(address)
            moment, _, text = browser.wait_for(word).partition(" ")
            sent = self.line.sent - before
            if word == "answered" and "draft" not in json.loads(text):
                raise Failed(f"{address} did not start: {text}")
            browser.rest(STAY)
            readable = float((pick(browser.said(), "readable") or "0").split()[0])
            answered = float(moment) if word == "answered" else 0.0
            return Visit(answered, readable, sent, weigh(browser.mark) - empty), browser.address()

    def run(self, side: str) -> dict[str, Visit]:
        """Visit a side in a new profile and once more; of ours also the lobby, in another one."""
        made: dict[str, Visit] = {}
        with self.profile() as come:
            address = f"{self.root}{side}/#/game/{token_of_play()}"
            made[f"{side}, cold"], back = self.visit(come(), address, "answered")
            made[f"{side}, again"], _ = self.visit(come(), back, "answered")
        if side == "ours":
            with self.profile() as come:
                made["ours, lobby"], _ = self.visit(come(), f"{self.root}{side}/", "readable")
        return made


def list_sides(site: Path, browser: str) -> dict[str, Files]:
    """What both sides send to a browser."""
    sides = {"ours": list_site(site), "stock": list_stock()}
    if browser != "webkit":
        return sides
    return {name: let_keep(files) for name, files in sides.items()}


def let_keep(files: Files) -> Files:
    """The same files, with one more script that runs before every other module; a service worker's list knows it."""
    script = f'<script defer src="{KEEPER_NAME}"></script><title>'.encode()
    changed = {
        **files,
        KEEPER_NAME: f"{KEEPER}\n{LISTENER}".encode(),
        "index.html": files["index.html"].replace(b"<title>", script, 1),
    }
    with tempfile.TemporaryDirectory(prefix="parlour-") as folder:
        for name, data in changed.items():
            path = Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        write_precached(Path(folder))
        return {name: Path(folder, name).read_bytes() for name in changed}


Numbers = dict[str, dict[str, float]]


def measure(
    playwright: Playwright, browser: str, rate: int, host: Host, places: dict[str, Files], runs: int
) -> Numbers:
    """The medians of every visit, of so many rounds in shuffled turns."""
    visits: dict[str, list[Visit]] = {}
    line = Line(rate)
    with serve_over(line, host, places) as root:
        bench = Bench(playwright, browser, line, root)
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


def compare(numbers: Numbers) -> dict[str, float]:
    """What our side takes of what stock takes."""
    ours, stock = numbers["ours, cold"], numbers["stock, cold"]
    again, usual = numbers["ours, again"], numbers["stock, again"]
    return {
        "cold": ours["answered"] / stock["answered"],
        "again": again["answered"] / usual["answered"],
        "bytes": ours["bytes"] / stock["bytes"],
        "memory": ours["memory"] / stock["memory"],
        "lobby": numbers["ours, lobby"]["readable"] / stock["answered"],
        "table": again["readable"] / usual["answered"],
    }


def show(numbers: Numbers, shares: dict[str, float], line: str, judged: bool) -> bool:
    """Print the table, and what is more than it may be; return whether something is."""
    print(f"{'':14}{'can be read':>12}{'can be moved':>13}{'bytes':>12}{'memory':>10}")
    for name, row in numbers.items():
        times = "".join(
            f"{row[key] or '':{width}.0f}" if row[key] else " " * width
            for key, width in (("readable", 12), ("answered", 13))
        )
        print(f"{name:14}{times}{row['bytes']:12,.0f}{row['memory'] / 1e6:7.0f} MB")
    told = []
    for key, share in shares.items():
        most = MOST.get((line, key)) if judged else None
        told.append(f"{key} {share:.3f}" + (f" (at most {most})" if most else ""))
    print("of stock: " + ", ".join(told) + "\n", flush=True)
    return judged and any(share > MOST.get((line, key), share) for key, share in shares.items())


def read_number(text: str) -> int:
    """A whole number above 0."""
    if not (text.isascii() and text.isdigit() and int(text)):
        raise argparse.ArgumentTypeError(f"no number of rounds: {text!r}")
    return int(text)


def read_arguments() -> argparse.Namespace:
    """What is wished for on the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=read_number, default=9, help="starts of each side (9)")
    parser.add_argument("--lines", nargs="+", choices=LINES, default=list(LINES), help="(all)")
    parser.add_argument("--browsers", nargs="+", choices=BROWSERS, default=list(BROWSERS), help="(all)")
    parser.add_argument("--json", type=Path, help="a file to write every number to")
    parser.add_argument("--site", type=Path, default=ROOT / "dist", help="the built site (dist/)")
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
        with sync_playwright() as playwright:
            for browser in wish.browsers:
                places = list_sides(wish.site, browser)
                for line in wish.lines:
                    numbers = measure(playwright, browser, LINES[line], host, places, wish.runs)
                    shares = compare(numbers)
                    found[f"{browser}, {line}"] = {"of stock": shares, "medians": numbers}
                    print(f"{browser}, {line}, {wish.runs} rounds")
                    is_more |= show(numbers, shares, line, judged=browser == "chromium")
                    if wish.json:
                        wish.json.write_text(json.dumps(found, indent=1), encoding="utf-8")
    except Failed as failure:
        print(failure, file=sys.stderr)
        return 2
    return int(is_more)


if __name__ == "__main__":
    sys.exit(main())
