"""A person at the page: opens it, reads what it shows, hears what it says, touches, types, and waits for a turn."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from copy import copy
from typing import Any, Literal, Self

from playwright.sync_api import Locator, Page

from e2e.watching import Watch

Hand = Literal["mouse", "touch", "keys"]
"""What a person touches the board with."""

# Keeps every sentence of the live regions with its time: a screen reader speaks each of them, however soon the
# next one takes its place. Keeps the time of the last touch too.
HEAR = """
window.heard = [];
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const region = target.nodeType === 1 && (target.id === "say" || target.id === "alert") ? target : null;
    const text = region && region.textContent.trim();
    if (text) window.heard.push({ region: region.id, text, lang: region.lang, at: performance.now() });
  }
}).observe(document, { childList: true, subtree: true });
addEventListener("click", () => { window.touched = performance.now(); }, true);
"""

# What passes through a service worker is seen by no route and no watch. (Playwright's own way to keep it out writes
# a warning to the console.)
NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker;"

# Python thinks for nobody at a first visit, in this browser alone; other tests need the processor themselves.
NO_REHEARSAL = "delete Navigator.prototype.userAgentData;"

# Nobody looks at most pages of the tests, and drawing is half of what a page's move costs the processor: what cannot be
# seen through is laid out, touched and moved as ever, but never painted. A page that is looked at is drawn.
UNDRAWN = """{
  window.undrawn ??= new CSSStyleSheet();
  window.undrawn.replaceSync("html { opacity: 0 !important }");
  document.adoptedStyleSheets = [...new Set([...document.adoptedStyleSheets, window.undrawn])];
}"""
DRAWN = "window.undrawn?.replaceSync('');"

# Holds every long pause of the page until `release_pauses`, so that a moment can be looked at.
HOLD_PAUSES = """
{
  const plain = window.setTimeout;
  window.pauses = [];
  window.setTimeout = (act, ms, ...rest) => {
    if (!(ms >= 300)) return plain(act, ms, ...rest);
    window.pauses.push(act);
    return undefined;
  };
}
"""

READ_BOARD = """() => Object.fromEntries(
  [...document.querySelectorAll(".pieces button")].map((each) => [each.dataset.touch, each.ariaLabel])
)"""

HEAR_LOG = """() => [...document.querySelectorAll(".log-lines .line-text")].map((line) =>
  (line.querySelector(".visually-hidden") ?? line.querySelector(".sentence")).textContent.trim()
)"""

READ_BRIGHTNESS = """(part) => {
  const [red, green, blue] = getComputedStyle(part).backgroundColor.match(/[\\d.]+/g);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}"""

# Where the focus is on the board, and the arrow keys, the one first that leads most towards a thing, middle to middle.
LOOK_FROM_FOCUS = """(word) => {
  const middle = (each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const here = document.activeElement;
  const from = middle(here);
  const to = middle(document.querySelector(`.pieces [data-touch="${word}"]`));
  const across = to.x - from.x;
  const down = to.y - from.y;
  const gain = { ArrowRight: across, ArrowLeft: -across, ArrowDown: down, ArrowUp: -down };
  return { at: here.dataset.touch, arrows: Object.keys(gain).sort((one, other) => gain[other] - gain[one]) };
}"""

# What somebody sees who looks at the table: whether it waits for them, and what it offers.
LOOK = """() => {
  if (document.querySelector(".result")) return { over: true };
  const offered = (query) => [...document.querySelectorAll(query)].map((each) => each.dataset.touch);
  return {
    waits: !document.querySelector(".thinking"),
    open: offered(".pieces .is-open"),
    beside: offered(".dock [data-touch]"),
    said: offered(".pieces .is-said"),
    confirm: !!document.querySelector(".dock .confirm"),
    curtain: !!document.querySelector(".curtain"),
    lines: document.querySelectorAll(".log-lines li").length,
    refused: document.querySelector(".refusal")?.innerText ?? "",
  };
}"""

# What the labels of the board say of the moment.
CHOSEN, TARGET, LAST, HINT = ", chosen", ", you can touch this", ", last move", ", hint"
MARKS = (CHOSEN, TARGET, LAST, HINT)


# What stands in the menu of the table.
IN_MENU = {
    "Rules",
    "Share",
    "Type a move",
    "All questions",
    "Offer a draw",
    "Draw offered",
    "Give up",
    "Leave the game",
    "All games",
    "What can I touch?",
    "What happened?",
    "Where do we stand?",
}


class Person:
    """One person at the page; whatever it knows, it has read or heard there."""

    def __init__(self, page: Page, watch: Watch, address: str) -> None:
        self.page = page
        self.watch = watch
        self.address = address
        self.hand: Hand = "mouse"

    # Coming in

    def open(self, query: str = "?pace=instant&notation&log", place: str = "") -> Self:
        """Open the page and wait until its games can be played; `place` is the part after the #."""
        address = self.address + query
        if self.page.url.partition("#")[0] == address:
            self.page.goto("about:blank")  # or an address that differs only after its # would load nothing
        self.page.goto(address + place)
        return self.wait_until_ready()

    def wait_until_ready(self) -> Self:
        self.page.locator("#room > *").first.wait_for()
        self.page.locator(".start").wait_for(state="detached", timeout=60_000)
        self.page.locator(".is-standing").wait_for(state="detached")
        return self

    def reload(self) -> Self:
        self.page.reload()
        return self.wait_until_ready()

    def open_tab(self) -> Self:
        """The same person at another page of the same browser, not opened yet."""
        other = copy(self)
        other.page = self.page.context.new_page()
        return other

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def press(self, name: str) -> None:
        """Press the button of this name, with the hand that plays; where it stands in the table's menu, open that."""
        if name in IN_MENU:
            self.open_menu(name)
        self.use(self.button(name))

    def open_menu(self, name: str) -> None:
        """Open the table's menu, unless what is looked for is there already, or there is no table."""
        if self.page.locator(".dock").count() and not self.button(name).count():
            self.use(self.page.locator(".slot-menu"))
            self.page.locator("dialog.menu").wait_for()

    def use(self, control: Locator) -> None:
        if self.hand == "touch":
            control.tap()
        elif self.hand == "mouse":
            control.click()
        else:
            self.tab_to(control)
            ticks = control.evaluate("({type}) => type === 'checkbox' || type === 'radio'")
            self.page.keyboard.press("Space" if ticks else "Enter")

    def tab_to(self, control: Locator) -> None:
        """Go to a control with the Tab key alone."""
        control.wait_for()
        for _ in range(50):
            if control.evaluate("(control) => control.contains(document.activeElement)"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key does not lead to {control}")

    def choose_game(self, title: str) -> None:
        """Choose a game of the lobby and wait for its set-up form."""
        self.press(f"Play {title}")
        self.page.locator("#seat-0").wait_for(state="attached")

    def open_more(self) -> None:
        """Open what the set-up form keeps under *More*, where it is not open yet."""
        more = self.page.locator(".setup .more")
        if more.get_attribute("open") is None:
            self.use(more.locator("> summary"))

    def set_places(self, count: int) -> None:
        """Have so many play."""
        self.open_more()
        while (places := self.page.locator("select[id^=seat-]").count()) != count:
            fewer = places > count
            self.press("One player less" if fewer else "One more player")
            last = self.page.locator(f"#seat-{places - fewer}")
            last.wait_for(state="detached" if fewer else "visible")

    def sit(self, *sitters: str) -> None:
        """Say who plays: `person`, or the level of a computer, for each seat."""
        self.open_more()
        for seat, sitter in enumerate(sitters):
            field = self.page.locator(f"#seat-{seat}")
            if self.hand != "keys":
                field.select_option(sitter)
                continue
            self.tab_to(field)
            self.page.keyboard.press("Home")
            while field.input_value() != sitter:
                self.page.keyboard.press("ArrowDown")

    def pick(self, preset: str) -> None:
        """Pick one of the named choices of the set-up form."""
        self.open_more()
        self.page.get_by_role("radio", name=preset, exact=True).check()

    def begin_game(self, title: str, *sitters: str, preset: str = "") -> Self:
        """Begin a game of the lobby."""
        self.choose_game(title)
        self.set_places(len(sitters))
        self.sit(*sitters)
        if preset:
            self.pick(preset)
        self.press("Begin")
        self.page.locator(".table-board, .curtain").first.wait_for()
        return self

    def to_lobby(self) -> None:
        self.press("All games")
        self.page.get_by_role("heading", name="Number Parlour").wait_for()

    def come_home(self) -> Self:
        """Come to the lobby from anywhere, whatever lies open."""
        if self.page.get_by_role("dialog").count():
            self.page.keyboard.press("Escape")
        self.page.get_by_role("link", name="Number Parlour").click()
        self.page.get_by_role("heading", name="Number Parlour").wait_for()
        return self

    def go_on(self) -> None:
        """Go on with the kept game that was played last."""
        self.use(self.page.locator(".kept-game .primary").first)
        self.page.locator(".table-board").wait_for()

    # Reading and hearing

    def read_status(self) -> str:
        return self.page.locator(".status").inner_text()

    def wait_for_status(self, words: str) -> str:
        """Wait for these words, which may begin what is said or come after a name."""
        status = self.page.locator(".status", has_text=re.compile(words, re.IGNORECASE))
        status.wait_for()
        return status.inner_text()

    def read_board(self) -> dict[str, str]:
        """What a screen reader reads of everything on the board that can be touched, by its word."""
        board: dict[str, str] = self.page.evaluate(READ_BOARD)
        return board

    def read_position(self) -> dict[str, str]:
        """The board without the marks of the moment."""
        position = {}
        for word, label in self.read_board().items():
            for mark in MARKS:
                label = label.replace(mark, "")
            position[word] = label
        return position

    def read_brightness(self, query: str) -> float:
        """How light the ground of the first such part is: 0 is black, 1 is white."""
        luminance: float = self.page.locator(query).first.evaluate(READ_BRIGHTNESS)
        return luminance

    def find_spaces(self, words: str) -> list[str]:
        return [word for word, label in self.read_board().items() if words in label]

    def read_log(self) -> list[str]:
        """What is written down, whether the log is folded or not."""
        lines: list[str] = self.page.locator(".log-lines .sentence").all_text_contents()
        return [" ".join(line.split()) for line in lines]

    def hear_log(self) -> list[str]:
        """The log as whoever listens hears it: it names the places, whether or not a setting writes them too."""
        lines: list[str] = self.page.evaluate(HEAR_LOG)
        return lines

    def read_box(self, query: str) -> tuple[float, float, float, float]:
        """Where a part lies on the page, however far it is scrolled: from the left, from the top, width, height."""
        box: list[float] = self.page.locator(query).evaluate(
            """(part) => {
              const { x, y, width, height } = part.getBoundingClientRect();
              return [x, y + scrollY, width, height].map(Math.round);
            }"""
        )
        left, top, width, height = box
        return left, top, width, height

    def open_log(self) -> Locator:
        """Open the log, where it is folded; return its lines."""
        if self.page.locator(".log:not([open])").count():
            self.use(self.page.locator(".log > summary"))
            self.page.locator(".log[open]").wait_for()
        return self.page.locator(".line")

    def line(self, number: int) -> Locator:
        """A line of the log, from 1."""
        return self.open_log().nth(number - 1)

    def look_back(self, act: Callable[[], object], words: str = "Looking back") -> str:
        """Do something that leads to an earlier table, and wait until it is shown; return what the bar says."""
        heard = self.count_heard()
        act()
        bar = self.page.locator(".past p", has_text=re.compile(words))
        bar.wait_for()
        # It is told once the table stands as it stood, and drawn with the next frame; other things may be told before.
        self.page.wait_for_function(
            """(heard) => {
                const bar = document.querySelector(".past p").innerText;
                return window.heard.slice(heard).some(({ text }) => text.includes(bar));
            }""",
            arg=heard,
        )
        self.wait_until_drawn()
        return bar.inner_text()

    def wait_for_log(self, lines: int) -> None:
        self.page.wait_for_function(
            "(lines) => document.querySelectorAll('.log-lines li').length >= lines", arg=lines
        )

    def hear(self, region: Literal["say", "alert"]) -> list[str]:
        """Everything that was said politely, or at once, since the page was loaded."""
        heard: list[dict[str, Any]] = self.page.evaluate("window.heard")
        return [each["text"] for each in heard if each["region"] == region]

    def wait_for_the_eye(self) -> None:
        """Wait as long as people need to see what a touch has changed; sooner, they aim at what lay there before."""
        self.page.evaluate("() => new Promise((done) => setTimeout(done, 200))")

    def hear_result(self) -> str:
        """What was said last of how the game ended; what was reached as never before is told after that."""
        feats = ("first win", "so far: ")
        return [said for said in self.hear("say") if not any(feat in said for feat in feats)][-1]

    def wait_for_alert(self, words: str) -> str:
        self.page.wait_for_function(
            "(words) => heard.some(({ region, text }) => region === 'alert' && text.includes(words))",
            arg=words,
        )
        return self.hear("alert")[-1]

    def wait_until_heard(self, words: str) -> None:
        """Wait until these words were said politely at some time: more may have been said since."""
        self.page.wait_for_function(
            "(words) => heard.some(({ region, text }) => region === 'say' && text.includes(words))", arg=words
        )

    def wait_for_said(self, words: str) -> str:
        """Wait until the latest that was said politely has these words."""
        self.page.wait_for_function(
            "(words) => heard.findLast(({ region }) => region === 'say')?.text.includes(words)", arg=words
        )
        return self.hear("say")[-1]

    def wait_until_drawn(self) -> None:
        """Wait until what has just been done is on the screen."""
        self.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )

    def count_heard(self) -> int:
        count: int = self.page.evaluate("window.heard.length")
        return count

    def look(self) -> dict[str, Any]:
        """Whether the table waits for somebody, and what it offers; see `LOOK`."""
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def wait_until_asked(self, words: str = "") -> Literal["turn", "curtain", "over"]:
        """Wait until a person is asked, in these words, and can answer, or a curtain hangs, or the game is over."""
        found: Literal["turn", "curtain", "over"] = self.page.wait_for_function(
            """(words) => {
              if (document.querySelector(".result")) return "over";
              if (document.querySelector(".curtain")) return "curtain";
              const status = document.querySelector(".status:not(.refusal, .thinking, .moment)");
              const offered = document.querySelector(
                ".pieces .is-open, .dock :is([data-touch], .confirm), .puzzle:not(.is-done) .puzzle-words button");
              return offered && status?.innerText.includes(words) && "turn";
            }""",
            arg=words,
            timeout=30_000,
        ).json_value()
        return found

    def lift_curtain(self) -> None:
        """Say that one is whom the curtain waits for, and look at what is behind it."""
        self.use(self.page.locator(".curtain .lift"))
        self.page.locator(".table-board").wait_for()

    # Playing

    def find(self, word: str) -> Locator:
        return self.page.locator(f'[data-touch="{word}"]')

    def touch(self, word: str) -> None:
        """Touch what stands for a word, with the hand that plays."""
        if self.hand == "keys" and self.page.locator(f'.pieces [data-touch="{word}"]').count():
            self.walk_to(word)
            self.page.keyboard.press("Enter")
        else:
            self.use(self.find(word))

    def enter_board(self) -> None:
        """Go by the Tab key to its one stop on the board; what lies below a board that roams shares it."""
        if not self.page.locator(".pieces :focus").count():
            self.tab_to(self.page.locator('.pieces [tabindex="0"]'))

    def walk_to(self, word: str) -> None:
        """Go to a thing on the board by the arrow keys, as the eye would lead.

        A hand of cards is no grid with what lies over it, and the eye may be led around in a circle there: who comes
        by a thing again goes on by another key.
        """
        self.enter_board()
        tried: Counter[str] = Counter()
        for _ in range(60):
            way = self.page.evaluate(LOOK_FROM_FOCUS, word)
            at, arrows = way["at"], way["arrows"]
            if at == word:
                return
            self.page.keyboard.press(arrows[tried[at] % len(arrows)])
            tried[at] += 1
        raise AssertionError(f"the arrow keys do not lead to {word}")

    def type_sentence(self, sentence: str) -> None:
        """Type a sentence into the notation box and play it; where there is none, ask for it in the menu."""
        if not self.page.locator("#notation").count():
            self.use(self.page.locator(".slot-menu"))
            self.use(self.page.locator(".menu .entry-notation"))
        if self.hand == "keys":
            self.tab_to(self.page.locator("#notation"))
            self.page.keyboard.type(sentence)
        else:
            self.page.locator("#notation").fill(sentence)
        self.page.locator("#notation").press("Enter")

    def read_result(self) -> list[str]:
        """The lines that tell how the game ended: who won and why, then the scores and all else."""
        beside = self.page.get_by_role("region", name="The result").inner_text()
        lines = [*self.page.locator(".status.ended > *").all_inner_texts(), *beside.splitlines()]
        return [line for line in lines if line and line != "The result"]

    def release_pauses(self) -> None:
        """Let go what `HOLD_PAUSES` holds, once it holds something: the page first keeps the game."""
        self.page.wait_for_function("pauses.length > 0")
        self.page.evaluate("for (const act of pauses.splice(0)) act()")
