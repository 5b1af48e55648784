"""A person who sees nothing: knows only what a screen reader says, and has the keyboard."""

from __future__ import annotations

import re

from e2e.harness import Person

NAME = re.compile(r"^- '?\w+ \"(.*)\"")


class Listener:
    """Plays by what has the focus, as the accessibility tree tells it, and by what the live regions say."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.heard = person.count_heard()

    def read_focus(self) -> str:
        """What a screen reader says of whatever has the focus: its role and its name; "" beyond the page's end."""
        if self.page.evaluate("document.activeElement === document.body"):
            return ""
        tree: str = self.page.locator("*:focus").aria_snapshot()
        return tree.splitlines()[0].removeprefix("- ").strip("'").rstrip(":")

    def listen(self) -> list[str]:
        """Everything that was said since one listened last, politely or at once."""
        heard = [each["text"] for each in self.page.evaluate("window.heard")]
        fresh, self.heard = heard[self.heard :], len(heard)
        return fresh

    def wait_for(self, *words: str) -> str:
        """Listen until one of these is said; return the sentence."""
        found = self.page.wait_for_function(
            """([from, words]) => {
              const fresh = window.heard.slice(from).map(({ text }) => text);
              return fresh.find((text) => words.some((word) => text.includes(word)));
            }""",
            arg=[self.heard, list(words)],
            timeout=30_000,
        )
        said: str = found.evaluate("(said) => said")
        return said

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def ask(self, key: str, words: str) -> str:
        """Press a key until the answer has these words: it may be asked too early."""
        for _ in range(100):
            self.listen()
            self.press(key)
            said = self.wait_for("")
            if words in said:
                return said
            self.page.wait_for_timeout(100)
        raise AssertionError(f"nobody says {words!r}")

    def tab_to(self, name: str) -> None:
        """Go on with Tab until this is said."""
        for _ in range(40):
            self.press("Tab")
            if name in self.read_focus():
                return
        raise AssertionError(f"nothing is called {name!r}")

    def step_to(self, name: str) -> str:
        """Go on with N until something of this name is said."""
        for _ in range(70):
            self.press("n")
            focus = self.read_focus()
            if name in focus:
                return focus
        raise AssertionError(f"nothing that can be touched is called {name!r}")
