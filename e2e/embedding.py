"""A page around ours that hears how the play goes, a host of twenty lines; and whoever plays in its frame."""

from __future__ import annotations

from typing import Any, Self
from urllib.parse import urljoin

from messages import compile_check
from playwright.sync_api import Frame, Page

from e2e.frames import HALF_OPEN, WARNED, Inside, look_into
from e2e.harness import Person
from e2e.serving import AROUND

Message = dict[str, Any]


class Host:
    """The page of `host.html`, and the person who plays in its frame."""

    def __init__(self, person: Person) -> None:
        self.person = person
        inside = person.page
        self.page: Page = inside.frame.page if isinstance(inside, Inside) else inside
        """The page around: `person.page` is what is in the frame."""
        self.address = person.address
        """Of a site beside which the page around lies; it may be another one than is in the frame."""

    @property
    def frame(self) -> Frame:
        """What is in the frame now."""
        return self.page.frames[1]

    def open(
        self, source: str, sandbox: str | None = HALF_OPEN, hello: Message | None = None, kind: str = "src"
    ) -> Self:
        """Show our page in the frame: by its address, by what is written into the frame, or by a blob."""
        if sandbox == HALF_OPEN:
            self.person.watch.expect(WARNED)
        self.page.goto(urljoin(self.address, f"/{AROUND}"))
        # What the page around reads itself comes from its own origin.
        site = self.person.address if kind == "src" else self.address
        shown = {"source": site + source, "sandbox": sandbox, "kind": kind, "said": hello or {}}
        self.page.evaluate("(shown) => show(shown)", shown)
        self.enter()
        return self

    def enter(self) -> None:
        """Have the person see what is in the frame, and nothing else."""
        look_into(self.person, self.frame)

    def touch_poster(self) -> Self:
        """Begin, as somebody does who wants to play."""
        self.person.page.locator(".poster-play").click()
        self.person.wait_until_ready()
        return self

    def ask(self, kind: str, **fields: object) -> Message:
        """Ask for something, and wait for the answer."""
        answer: Message = self.page.evaluate("(asked) => ask(asked)", {"type": kind, **fields})
        return answer

    def read(self, *kinds: str) -> list[Message]:
        """What was heard so far, all of it or of some kinds."""
        heard: list[Message] = self.page.evaluate("heard")
        for message in heard:
            compile_check("told")(message)
        return [message for message in heard if not kinds or message["type"] in kinds]

    def wait_for(self, kind: str, count: int = 1) -> Message:
        """Wait until so many of a kind were heard; return the last of them."""
        self.page.wait_for_function(
            "([kind, count]) => heard.filter(({ type }) => type === kind).length >= count", arg=[kind, count]
        )
        return self.read(kind)[-1]

    def wait_for_greeting(self, count: int = 1) -> Message:
        """Wait until the page has said so often that it is ready; return what it said last."""
        self.page.wait_for_function("(count) => greeted.length >= count", arg=count)
        greeting: Message = self.page.evaluate("greeted.at(-1)")
        compile_check("greeting")(greeting)
        return greeting
