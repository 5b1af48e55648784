"""Somebody at the page where another page has it in a frame."""

from __future__ import annotations

from typing import Any, cast

from playwright.sync_api import Frame, Page

from e2e.harness import Person

HOST = """<!doctype html><title>A lesson</title><link rel="icon" href="data:,"><body style="margin: 0">
<iframe {sandbox} style="width: {width}px; height: {height}px; border: 0"></iframe>"""

SHUT_IN = "allow-scripts"
"""What the editors of blogs and of courses allow: such a page has no origin, and may keep nothing."""
HALF_OPEN = "allow-scripts allow-same-origin"
"""What a learning platform allows: there no form can be submitted."""

WARNED = "An iframe which has both allow-scripts and allow-same-origin"


class Inside:
    """What is inside a frame, with the keyboard and the mouse of the page around it."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame

    def __getattr__(self, name: str) -> Any:
        return getattr(self.frame if hasattr(self.frame, name) else self.frame.page, name)

    def goto(self, address: str) -> None:
        """Open the page in the frame, and touch its poster: before, there is nothing else."""
        self.frame.goto(address)
        self.frame.locator(".poster-play").click()


def put_in_frame(
    person: Person, sandbox: str | None, size: tuple[int, int] = (1000, 700), host: str = ""
) -> Frame:
    """Have a person sit before another page that has an empty frame, and see nothing but that from now on."""
    allowed = "" if sandbox is None else f'sandbox="{sandbox}"'
    body = HOST.format(sandbox=allowed, width=size[0], height=size[1])
    page = person.page
    if sandbox == HALF_OPEN:
        person.watch.expect(WARNED)
    lesson = (host or person.address) + "lesson-page"
    page.route(lesson, lambda route: route.fulfill(content_type="text/html", body=body))
    page.goto(lesson)
    frame = page.frames[1]
    person.page = cast("Page", Inside(frame))
    return frame
