"""`bench`: how fast the referee and the searches are, natively and in the browser, in one run."""

from __future__ import annotations

import argparse
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib import resources
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

from parlour.bench import Rates, measure, time_helper
from parlour.core.game import Game, Json
from parlour.terminal.browser import FLAGS, find_browser
from parlour.terminal.ground import (
    CHECKOUT,
    FAILED,
    FINE,
    SAMPLE,
    MisuseError,
    Parser,
    add_command,
    find_game,
    print_json,
    read_seconds,
    shorten,
    watch,
)

ROUNDS = 6
"""Native Python and the browser take turns, so that a busy machine is so for both; the best counts."""

FEWEST_PLAYS = 400
LONGEST_START = 120_000  # milliseconds
TYPES = {
    **SimpleHTTPRequestHandler.extensions_map,
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".json": "application/json",
}
AIMS = {"pyodide/native": 0.45, "fast/contract": 4.0, "frame": 16.0, "helper": 20.0}


class Absent(Exception):  # noqa: N818 - it reads as what happened
    """The browser cannot be measured here: why, in one line."""


class QuietHandler(SimpleHTTPRequestHandler):
    """Plain files with the types that browsers insist on; an empty page to work from; no log."""

    extensions_map = TYPES

    def do_GET(self) -> None:
        """Serve a file, or the empty page, which has the site's folder as its base."""
        if self.path != "/bench-page":
            super().do_GET()
            return
        page = b"<!doctype html><title>bench</title>"
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, format: str, *arguments: Any) -> None:
        """Say nothing."""


class Measured(NamedTuple):
    """What was measured; the browser's part is empty where there was none."""

    native: list[Rates]
    browser: list[Rates]
    plays: list[float]  # milliseconds of each round trip
    drafts: list[float]
    native_helper: list[float]  # milliseconds of each run; empty where the game has none
    browser_helper: list[float]


@contextmanager
def serve(site: Path) -> Iterator[str]:
    """Serve a folder on this machine alone; gives its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()


@contextmanager
def open_page(site: Path, browser: str | None) -> Iterator[Any]:
    """Open the site's worker in a browser; gives a page that `ask` and `playOn` can be called on."""
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError:
        raise Absent("the browser is not measured: Python's package playwright is not installed") from None
    program = browser or find_browser()
    script = resources.files("parlour.terminal").joinpath("bench.js").read_text(encoding="utf-8")
    with serve(site) as address, sync_playwright() as playwright:
        try:
            chromium = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        except Error as fault:
            raise Absent(
                f"the browser is not measured, for it does not start: {_first_line(fault)}"
            ) from fault
        try:
            page = chromium.new_page()
            page.set_default_timeout(LONGEST_START)
            page.goto(address + "bench-page")
            page.evaluate(script)
            yield page
        except Error as fault:
            raise MisuseError(f"the site does not work in the browser: {_first_line(fault)}") from fault
        finally:
            chromium.close()


def _first_line(fault: Exception) -> str:
    return str(fault).strip().split("\n", 1)[0][:300]


def ask(page: Any, request: Json) -> Json:
    """Ask the engine in the browser."""
    answer: Json = json.loads(page.evaluate("(text) => ask(text)", json.dumps(request)))
    if "error" in answer:
        raise MisuseError(f"the engine in the browser says {json.dumps(answer['error'])}")
    return answer


def measure_all(game: Game, seconds: float, page: Any | None) -> Measured:
    """Measure natively and in the browser, in turns."""
    measured = Measured([], [], [], [], [], [])
    share = seconds / ROUNDS
    for _ in watch(range(ROUNDS), ROUNDS, f"bench {game.key}"):
        measured.native.append(measure(game, share))
        measured.native_helper.extend(time_helper(game))
        if page is not None:
            answer = ask(page, {"verb": "bench", "game": game.key, "seconds": share})
            rates, helper = answer["rates"], answer.get("helper")
            if set(rates) != set(Rates._fields) or helper is None:
                raise MisuseError("the site was built from another version of the engine; build it anew")
            measured.browser.append(Rates(**rates))
            measured.browser_helper.extend(helper)
    if page is not None:
        times = page.evaluate("([game, least]) => playOn(game, least)", [game.key, FEWEST_PLAYS])
        measured.plays.extend(times["plays"])
        measured.drafts.extend(times["drafts"])
    return measured


def take_best(rates: list[Rates]) -> Rates:
    """Return the best of each rate: what the machine can do while nobody else keeps it busy."""
    return Rates(*(max(column) for column in zip(*rates, strict=True)))


def sum_up(game: Game, measured: Measured) -> Json:
    """Return the figures that are shown, with what is aimed at."""
    native = take_best(measured.native)
    data: Json = {
        "game": game.key,
        "native": native._asdict(),
        "fast/contract": _divide(native.fast, native.contract),
    }
    if measured.browser:
        browser = take_best(measured.browser)
        data["pyodide"] = browser._asdict()
        data["pyodide fast/contract"] = _divide(browser.fast, browser.contract)
        data["pyodide/native"] = {
            key: _divide(getattr(browser, key), getattr(native, key)) for key in Rates._fields
        }
        data["play"] = _tell_times(measured.plays)
        data["draft"] = _tell_times(measured.drafts)
    if measured.native_helper:
        data["helper"] = _tell_times(measured.native_helper)
    if measured.browser_helper:
        data["pyodide helper"] = _tell_times(measured.browser_helper)
    return data


def _tell_times(times: list[float]) -> Json:
    return {
        "count": len(times),
        "median": round(median(times), 2),
        "95%": round(quantiles(times, n=20)[-1], 2),
        "most": round(max(times), 2),
    }


def _divide(one: float, other: float) -> float | None:
    return round(one / other, 3) if other else None


def add_parser(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "bench",
        "measure referee and searches, natively and in the browser",
        f"python -m parlour bench {SAMPLE} --seconds 12 --site dist",
        "Exit codes: 0 fine; 1 an aim is missed; 2 the command was not understood, or the site is broken.",
    )
    parser.add_argument("game", nargs="?", default=SAMPLE, metavar="GAME", help=f"the game's key ({SAMPLE})")
    parser.add_argument("--seconds", type=read_seconds, default=9.0, metavar="S", help="for each Python (9)")
    parser.add_argument("--site", metavar="FOLDER", help="the built site (dist)")
    parser.add_argument(
        "--browser", metavar="PATH", help="the browser's program (PARLOUR_BROWSER, or a Chromium)"
    )
    parser.add_argument("--native", action="store_true", help="leave the browser out")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do what the command says."""
    game = find_game(args.game)
    if args.seconds > 60:
        raise MisuseError("--seconds is at most 60")
    site = CHECKOUT / "dist" if args.site is None else Path(args.site)
    if args.site is not None and not (site / "index.html").is_file():
        raise MisuseError(f"{shorten(args.site)} is no built site")
    reason = "the browser is left out"
    measured = None
    if not args.native:
        try:
            if not (site / "index.html").is_file():
                raise Absent(
                    "the browser is not measured: there is no built site (build.py build makes dist)"
                )
            with open_page(site, args.browser) as page:
                measured = measure_all(game, args.seconds, page)
        except Absent as absent:
            reason = str(absent)
    if measured is None:
        measured = measure_all(game, args.seconds, None)
    data = sum_up(game, measured)
    missed = find_missed(data)
    if args.json:
        print_json({**data, "browser": None if measured.browser else reason, "missed": missed})
    else:
        show(data, reason, missed)
    return FAILED if missed else FINE


def find_missed(data: Json) -> list[str]:
    """Return the aims that are missed, of those that were measured."""
    missed = []
    if data["fast/contract"] is not None and data["fast/contract"] < AIMS["fast/contract"]:
        missed.append("fast/contract")
    if "pyodide" in data:
        ratios = [ratio for ratio in data["pyodide/native"].values() if ratio is not None]
        if min(ratios) < AIMS["pyodide/native"]:
            missed.append("pyodide/native")
        missed += [trip for trip in ("play", "draft") if data[trip]["95%"] > AIMS["frame"]]
    helpers = [data[key]["median"] for key in ("helper", "pyodide helper") if key in data]
    if any(time > AIMS["helper"] for time in helpers):
        missed.append("helper")
    return missed


def show(data: Json, reason: str, missed: list[str]) -> None:
    """Print the figures as a table."""
    titles = {
        "referee": "referee, moves/s",
        "contract": "bare search on the contract, nodes/s",
        "fast": "the same on the fast core, nodes/s",
        "search": "the players' search, nodes/s",
    }
    browser = data.get("pyodide")
    print(f"{'':38}{'native':>10}{'pyodide':>10}{'ratio':>8}" if browser else f"{'':38}{'native':>10}")
    for key, title in titles.items():
        line = f"{title:38}{data['native'][key]:>10,.0f}"
        if browser:
            ratio = data["pyodide/native"][key]
            line += f"{browser[key]:>10,.0f}{'' if ratio is None else f'{ratio:.2f}':>8}"
        print(line)
    if data["fast/contract"] is not None:
        line = f"{'fast core / contract (aim 4)':38}{data['fast/contract']:>10.1f}"
        print(line + (f"{data['pyodide fast/contract']:>10.1f}" if browser else ""))
    if browser:
        for trip in ("play", "draft"):
            print(f"{trip}, there and back in the browser: {_write_times(data[trip])} (aim 16 ms)")
    for key, where in (("helper", "here"), ("pyodide helper", "in the browser")):
        if key in data:
            print(f"exact helper, {where}: {_write_times(data[key])} (aim 20 ms)")
    if not browser:
        print(reason)
    if missed:
        print(f"missed: {', '.join(missed)}")


def _write_times(times: Json) -> str:
    return (
        f"median {times['median']} ms, 95 % within {times['95%']} ms, longest {times['most']} ms, "
        f"{times['count']} times"
    )
