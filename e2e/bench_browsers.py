"""The browsers that the benchmarks drive: each opened with a profile and held to a share, and all told alike."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import BrowserContext, Playwright

from e2e.bench_host import ROOT, Failed, Files, find_node
from e2e.bench_share import Held, find_family
from e2e.webkit import UNDRAWN_BY_CARD, Page, WebDriverError, open_browser, start_screen
from parlour.terminal.browser import FLAGS, find_browser, find_firefox
from workshop.machine import WEBKIT, find_extra
from workshop.precache import write_precached

BROWSERS = ("chromium", "firefox", "webkit")

WIDTH, HEIGHT = 1280, 720
"""Of a page; Chromium's own, as Playwright has it."""

PATIENCE = 240  # seconds

FRAME = 1 / 60  # seconds

REST = 200  # milliseconds for which a mouse lies where it has come to before it presses, as in a hand

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


SCROLL = """([by, count]) => new Promise((done) => {
  const scroll = (left) => {
    if (left === 0) return done(true);
    scrollBy(0, by);
    return requestAnimationFrame(() => scroll(left - 1));
  };
  scroll(count);
})"""


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

    def press(self, x: int, y: int) -> None:
        """Press what lies there in the window, by a mouse that has come there and rested."""

    def wheel(self, by: int, count: int) -> None:
        """Turn the wheel over the middle of the window so many times, as often as there are frames."""


def pick(said: list[str], word: str) -> str | None:
    """What follows a word that was said."""
    return next((each.partition(" ")[2] for each in said if each.startswith(word + " ")), None)


class Chromium:
    """Chromium, driven by Playwright."""

    def __init__(self, context: BrowserContext, profile: str, listener: str) -> None:
        """Take over a context in which a page is open, with this profile; its pages have a script that listens."""
        self.mark = profile
        context.add_init_script(listener)
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

    def press(self, x: int, y: int) -> None:
        self.page.mouse.move(x, y)
        self.rest(REST)
        self.page.mouse.down()
        self.page.mouse.up()

    def wheel(self, by: int, count: int) -> None:
        self.page.mouse.move(WIDTH // 2, HEIGHT // 2)
        begun = time.monotonic()
        for number in range(count):
            self.page.mouse.wheel(0, by)
            time.sleep(max(0.0, begun + (number + 1) * FRAME - time.monotonic()))


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

    def press(self, x: int, y: int) -> None:
        self.ask(verb="press", place=[x, y], milliseconds=REST)

    def wheel(self, by: int, count: int) -> None:
        self.ask(verb="wheel", place=[WIDTH // 2, HEIGHT // 2], by=by, count=count, milliseconds=FRAME * 1000)


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

    def press(self, x: int, y: int) -> None:
        move = {"type": "pointerMove", "x": x, "y": y, "duration": 0, "origin": "viewport"}
        rest = {"type": "pause", "duration": REST}
        down, up = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}
        self.page.press_pointer("mouse", [move, rest, down, up])

    def wheel(self, by: int, count: int) -> None:
        """Its driver takes such a turn, and nothing moves: the page is scrolled by itself, once a frame."""
        self.page.evaluate(SCROLL, [by, count])

    def wait(self, script: str, word: str = "") -> str:
        """Wait until a function of the page finds something."""
        try:
            return str(self.page.wait_for_function(script, word, PATIENCE * 1000).json_value())
        except (TimeoutError, WebDriverError) as error:
            raise Failed(f"In WebKit: {error}") from error


@contextmanager
def open_chromium(playwright: Playwright, profile: str, listener: str, held: Held) -> Iterator[Browser]:
    """Open Chromium with a profile."""
    program = find_browser()
    if not program:
        raise Failed("No browser: PARLOUR_BROWSER names none, and there is no Chromium on the PATH.")
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=held.wrap(program), headless=True, args=list(FLAGS)
    )
    try:
        yield Chromium(context, profile, listener)
    finally:
        context.close()


@contextmanager
def open_firefox(profile: str, listener: str, held: Held) -> Iterator[Browser]:
    """Open Firefox with a profile."""
    firefox = find_firefox()
    if not firefox:
        raise Failed("No Firefox: PARLOUR_FIREFOX names none, and there is none on the PATH.")
    script = Path(__file__).with_name("firefox") / "bench.mjs"
    command = [find_node(), str(script), str(held.wrap(firefox)), profile, str(PATIENCE), listener]
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
def open_webkit(held: Held) -> Iterator[Callable[[], AbstractContextManager[Browser]]]:
    """Open a window of WebKit with a new profile; what it gives empties the page, and lets it come to rest."""
    driver = find_extra(WEBKIT, os.environ)
    if not driver:
        raise Failed("No WebKit: PARLOUR_WEBKIT names no driver, and there is none with an Xvfb on the PATH.")
    with start_screen() as screen, open_browser(Path(held.wrap(driver)), screen, UNDRAWN_BY_CARD) as window:
        page = Page(window)
        page.resize(WIDTH, HEIGHT)

        @contextmanager
        def open_again() -> Iterator[Browser]:
            page.goto("about:blank")
            yield WebKit(page)

        yield open_again


@contextmanager
def make_profile(
    playwright: Playwright, name: str, listener: str, held: Held
) -> Iterator[Callable[[], AbstractContextManager[Browser]]]:
    """Make a new profile of a browser, while the block runs; what it gives opens the browser with that."""
    if name == "webkit":
        with open_webkit(held) as open_again:
            yield open_again
        return
    with tempfile.TemporaryDirectory(prefix="parlour-", ignore_cleanup_errors=True) as folder:
        yield (
            lambda: (
                open_firefox(folder, listener, held)
                if name == "firefox"
                else open_chromium(playwright, folder, listener, held)
            )
        )


def let_keep(files: Files, listener: str) -> Files:
    """The same files, with one more script that runs before every other module; a service worker's list knows it."""
    script = f'<script defer src="{KEEPER_NAME}"></script><title>'.encode()
    changed = {
        **files,
        KEEPER_NAME: f"{KEEPER}\n{listener}".encode(),
        "index.html": files["index.html"].replace(b"<title>", script, 1),
    }
    with tempfile.TemporaryDirectory(prefix="parlour-") as folder:
        for name, data in changed.items():
            path = Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        write_precached(Path(folder))
        return {name: Path(folder, name).read_bytes() for name in changed}


def weigh(mark: str) -> int:
    """The memory in bytes of the processes of a browser, each shared page divided."""
    return sum(map(read_memory, find_family(mark)))


def read_memory(process: int) -> int:
    """The memory of one process, 0 where it has gone."""
    try:
        text = Path(f"/proc/{process}/smaps_rollup").read_text()
    except OSError:
        return 0
    return next(int(line.split()[1]) << 10 for line in text.splitlines() if line.startswith("Pss:"))
