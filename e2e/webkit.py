"""WebKit for the tests: on a screen that nobody sees, driven by W3C WebDriver by the few calls that players make."""

from __future__ import annotations

import json
import os
import re
import signal
import struct
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self

from e2e.strict import find_free_port, wait_until_listens

SECONDS = 30
"""How long somebody waits for what must come."""

SCREEN = "1440x900x24"
"""Its width, its height, and how many bits a pixel has."""

LONGEST_LOOK = 1_000
"""Milliseconds that the page is asked at one go whether something is true yet."""

# What is false is asked again, until so many milliseconds are over: in the page, since each question from outside wakes
# four processes.
RUN = """
const [given, patience, done] = arguments;
(async () => {
  for (const end = performance.now() + patience; ; ) {
    let told = (%s);
    if (typeof told === "function") told = told(given);
    told = await told;
    if (told || performance.now() >= end) return told;
    await new Promise((go) => setTimeout(go, 20));
  }
})().then((told) => done({ told }), (error) => done({ error: String(error) }));
"""

UNDRAWN_BY_CARD = {"WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
"""How WebKit draws by itself where there is no graphics card, and does not have the processor play that part."""

THIN_BAR = "* { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; }"
"""In GTK's own words: a bar over the page that lets a window be as narrow as a phone."""

FRUGAL = {**UNDRAWN_BY_CARD, "JSC_useOMGJIT": "0"}
"""How it takes half as much of the processor: it also compiles Python's hot parts no better than they come."""

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""What WebDriver calls a reference to an element."""

COVERED = "element click intercepted"
"""What WebDriver says of a press that would reach something else, as while things still move."""

PRESS_AGAIN = 0.05
"""Seconds until it is pressed once more."""


KEYS = {
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Space": " ",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}
"""What WebDriver calls keys that write nothing."""

MARK = "--port=%d"
"""What stands in the command of the driver of a browser, and of no other."""


class WebDriverError(Exception):
    """What the driver refuses."""


@dataclass(frozen=True)
class Value:
    """What a function of the page returned."""

    value: Any

    def json_value(self) -> Any:
        """Give it as it came."""
        return self.value


class Browser:
    """One window of WebKit, and one person's profile, which is gone with it."""

    def __init__(self, port: int) -> None:
        """Open it at a driver."""
        self.mark = MARK % port
        self.root = f"http://127.0.0.1:{port}/session"
        self.root += "/" + self.ask("POST", "", {"capabilities": {"alwaysMatch": {}}})["sessionId"]

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Ask the driver; raises WebDriverError with its words where it refuses."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.root + path, data, {"Content-Type": "application/json"}, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=3 * SECONDS) as response:
                return json.load(response)["value"]
        except urllib.error.HTTPError as error:
            told = json.load(error)["value"]
            raise WebDriverError(f"{told['error']}: {told['message']}") from error

    def close(self) -> None:
        """Close the window."""
        self.ask("DELETE", "")


class Keyboard:
    """The keys of a window."""

    def __init__(self, browser: Browser) -> None:
        """Lie before a window."""
        self.browser = browser

    def press(self, key: str) -> None:
        """Press a key, and let it go."""
        steps = [{"type": kind, "value": KEYS[key]} for kind in ("keyDown", "keyUp")]
        self.browser.ask("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": steps}]})


class Page:
    """The window's page, or what is in a frame of it, with the few calls of Playwright's that players make."""

    def __init__(self, browser: Browser) -> None:
        """Look at what the window shows."""
        self.browser = browser
        self.keyboard = Keyboard(browser)

    def goto(self, address: str) -> None:
        """Open an address, and wait for its `load`."""
        self.browser.ask("POST", "/url", {"url": address})

    def reload(self) -> None:
        """Load the page once more."""
        self.browser.ask("POST", "/refresh", {})

    def enter(self, frame: int | None) -> None:
        """Be in a frame of the window from now on, or in the window itself."""
        self.browser.ask("POST", "/frame", {"id": frame})

    def resize(self, width: int, height: int) -> None:
        """Make the window so large that the page has this size."""
        bar = self.evaluate("outerHeight - innerHeight")
        self.browser.ask("POST", "/window/rect", {"width": width, "height": height + bar})
        self.wait_for_function(
            "([width, height]) => innerWidth === width && innerHeight === height", [width, height]
        )

    @property
    def url(self) -> str:
        """Where the window is."""
        address: str = self.browser.ask("GET", "/url")
        return address

    def evaluate(self, script: str, arg: Any = None) -> Any:
        """Evaluate a function, or an expression, and wait for what it promises."""
        return self.run(script, arg, 0)

    def run(self, script: str, arg: Any, patience: float) -> Any:
        """Evaluate that, again and again for so many milliseconds where it is false."""
        done = self.browser.ask("POST", "/execute/async", {"script": RUN % script, "args": [arg, patience]})
        if "error" in done:
            raise WebDriverError(done["error"])
        return done.get("told")

    def wait_for_function(self, script: str, arg: Any = None, timeout: float = SECONDS * 1000) -> Value:
        """Wait until a function or an expression is true."""
        end = time.monotonic() + timeout / 1000
        while (rest := end - time.monotonic()) > 0:
            if found := self.run(script, arg, min(LONGEST_LOOK, rest * 1000)):
                return Value(found)
        raise TimeoutError(f"{script} is not true after {timeout / 1000:.0f} s")

    def wait_for_timeout(self, milliseconds: float) -> None:
        """Wait that long."""
        time.sleep(milliseconds / 1000)

    def locator(self, query: str, has_text: re.Pattern[str] | None = None) -> Locator:
        """Look for what a query of CSS finds, and what has such a text."""
        found = f"[...document.querySelectorAll({json.dumps(query)})]"
        if has_text:
            pattern = f"new RegExp({json.dumps(has_text.pattern)}, 'i')"
            found += f".filter((each) => {pattern}.test(each.innerText))"
        return Locator(self, found)

    def get_by_role(self, role: str, name: str, exact: bool = True) -> Locator:
        """Look for a button, or a region, by its name."""
        query = {"button": "button", "region": "section[aria-label]"}[role]
        named = f"(each.ariaLabel ?? each.innerText).replace(/\\s+/g, ' ').trim() === {json.dumps(name)}"
        return Locator(self, f"[...document.querySelectorAll({json.dumps(query)})].filter((each) => {named})")

    def press_pointer(self, kind: str, steps: Sequence[dict[str, Any]]) -> None:
        """Let a mouse, a finger or a pen do something on the screen."""
        hand = {"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": list(steps)}
        self.browser.ask("POST", "/actions", {"actions": [hand]})
        self.browser.ask("DELETE", "/actions")


class Locator:
    """What an expression of the page finds; looked for anew each time."""

    def __init__(self, page: Page, found: str) -> None:
        """Take an expression for a list of elements."""
        self.page = page
        self.found = found

    @property
    def first(self) -> Locator:
        """The first of them alone."""
        return Locator(self.page, f"{self.found}.slice(0, 1)")

    def count(self) -> int:
        """How many there are."""
        found: int = self.page.evaluate(f"() => {self.found}.length")
        return found

    def wait_for(self, state: str = "visible", timeout: float = SECONDS * 1000) -> None:
        """Wait until it is there and has a size, or is gone."""
        is_seen = f"{self.found}.some((each) => each.getClientRects().length)"
        wanted = {"visible": is_seen, "attached": f"{self.found}.length", "detached": f"!{self.found}.length"}
        self.page.wait_for_function(f"() => {wanted[state]}", timeout=timeout)

    def evaluate(self, script: str) -> Any:
        """Evaluate a function of the first of them."""
        self.wait_for("attached")
        return self.page.evaluate(f"() => ({script})({self.found}[0])")

    def inner_text(self) -> str:
        """What the first of them says."""
        self.wait_for("attached")
        text: str = self.page.evaluate(f"() => {self.found}[0].innerText")
        return text

    def all_inner_texts(self) -> list[str]:
        """What each of them says."""
        texts: list[str] = self.page.evaluate(f"() => {self.found}.map((each) => each.innerText)")
        return texts

    def all_text_contents(self) -> list[str]:
        """What is written in each of them, seen or not."""
        texts: list[str] = self.page.evaluate(f"() => {self.found}.map((each) => each.textContent)")
        return texts

    def middle(self) -> tuple[int, int]:
        """Where in the window its middle is."""
        self.wait_for()
        x, y = self.page.evaluate(
            f"() => {{ const {{ x, y, width, height }} = {self.found}[0].getBoundingClientRect();"
            "return [x + width / 2, y + height / 2]; }"
        )
        return round(x), round(y)

    def click(self) -> None:
        """Press it with the mouse, as WebDriver does: once nothing lies over it any more."""
        self.wait_for()
        script = {"script": f"return {self.found}[0]", "args": []}
        end = time.monotonic() + SECONDS
        while True:
            element = self.page.browser.ask("POST", "/execute/sync", script)[ELEMENT]
            try:
                self.page.browser.ask("POST", f"/element/{element}/click", {})
                return
            except WebDriverError as error:
                if not str(error).startswith(COVERED) or time.monotonic() > end:
                    raise
                time.sleep(PRESS_AGAIN)


class Watched:
    """In place of the watch over pages of Playwright's: WebDriver tells of no request and no word of the console."""

    def expect(self, *words: str) -> Self:
        """Expect anything."""
        return self


def drag(page: Page, kind: str, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Drag from one place of the window to another, over some places between them."""
    places = [
        (start[0] + (end[0] - start[0]) * step // 6, start[1] + (end[1] - start[1]) * step // 6)
        for step in range(7)
    ]
    moves = [{"type": "pointerMove", "x": x, "y": y, "duration": 40, "origin": "viewport"} for x, y in places]
    down, up = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}
    page.press_pointer(kind, [moves[0], down, *moves[1:], up])


@dataclass(frozen=True)
class Screen:
    """A screen that nobody sees: its name, and the file in which it lies, as X dumps windows."""

    name: str
    file: Path

    def read(self, x: int, y: int) -> tuple[int, ...]:
        """The colour of a pixel: red, green, blue."""
        data = self.file.read_bytes()
        header, *_, line, _, _, _, _, _, _, colours = struct.unpack(">20I", data[:80])
        at = header + colours * 12 + y * line + x * 4
        return tuple(reversed(data[at : at + 3]))


@contextmanager
def start_screen() -> Iterator[Screen]:
    """Start a screen."""
    reading, writing = os.pipe()
    with TemporaryDirectory() as folder:
        program = subprocess.Popen(
            [
                "Xvfb",
                "-displayfd",
                str(writing),
                "-screen",
                "0",
                SCREEN,
                "-fbdir",
                folder,
                "-nolisten",
                "tcp",
            ],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                yield Screen(f":{told.readline().strip()}", Path(folder, "Xvfb_screen0"))
        finally:
            program.terminate()
            program.wait()


@contextmanager
def open_browser(driver: Path, screen: Screen, settings: Mapping[str, str] = FRUGAL) -> Iterator[Browser]:
    """Open a window on a screen, by a driver of its own: one whose last window has just gone may open no other."""
    port = find_free_port()
    command: list[str | Path] = [driver, MARK % port]
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        looks = Path(folder, "gtk-3.0", "gtk.css")
        looks.parent.mkdir()
        looks.write_text(THIN_BAR, encoding="utf-8")
        # Its sandbox wants more of the kernel than a container gives, and all that it opens here is our own.
        own = {
            "DISPLAY": screen.name,
            "XDG_CONFIG_HOME": folder,
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        }
        program = subprocess.Popen(
            command, env={**os.environ, **settings, **own}, stderr=subprocess.DEVNULL, start_new_session=True
        )
        try:
            wait_until_listens(port, program)
            browser = Browser(port)
            yield browser
            browser.close()
        finally:
            os.killpg(program.pid, signal.SIGKILL)
            program.wait()
