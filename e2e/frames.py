"""Somebody at the page where another page has it in a frame."""

from __future__ import annotations

from html import escape
from html.parser import HTMLParser
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


WORDPRESS_KEEPS = {
    "src",
    "width",
    "height",
    "frameborder",
    "marginwidth",
    "marginheight",
    "scrolling",
    "title",
}
"""The attributes that it leaves of a frame, where a stranger's answer to a pasted address has it."""

ARTICLE = """<!doctype html><meta charset="utf-8"><title>An article</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width"><h1>An article</h1>
<figure style="max-width: 650px; margin: 0 auto">{quotation}{frame}</figure>"""
"""What it shows to a visitor, before its script is there."""

LISTENER = """() => {
  const named = (name, secret) => [...document.querySelectorAll(`${name}[data-secret="${secret}"]`)];
  addEventListener("message", ({ data, source }) => {
    if (!data?.secret || /[^a-z0-9]/i.test(data.secret)) return;
    for (const quotation of named("blockquote", data.secret)) quotation.style.display = "none";
    for (const frame of named("iframe", data.secret)) {
      if (source !== frame.contentWindow) continue;
      frame.removeAttribute("style");
      if (data.message === "height")
        frame.height = Math.min(1000, Math.max(200, Number.parseInt(data.value, 10) || 0));
    }
  });
  for (const frame of document.querySelectorAll("iframe.wp-embedded-content")) {
    const { secret } = frame.dataset;
    frame.contentWindow.postMessage({ message: "ready", secret }, "*");
  }
}"""
"""What its script does once all of the page is there: it takes heights, and asks for those told before it listened."""


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


def look_into(person: Person, frame: Frame) -> None:
    """Have a person see what is in a frame, and nothing else, from now on."""
    person.page = cast("Page", Inside(frame))


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
    look_into(person, frame)
    return frame


class FrameReader(HTMLParser):
    """Finds the attributes of a frame, and where the quotation beside it leads."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[dict[str, str]] = []
        self.quoted: list[dict[str, str]] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        named = {name: value or "" for name, value in attributes}
        if tag == "iframe":
            self.found.append(named)
        elif tag == "blockquote":
            self.quoted.append(named)
        elif tag == "a":
            self.links.append(named["href"])


def write_as_wordpress(told: str, secret: str) -> str:
    """The article that WordPress 6.1 makes of a frame that a stranger's answer tells, and of the quotation before it.

    It brings its script where it finds the class of the quotation; then it hides the frame, until that says something.
    """
    reader = FrameReader()
    reader.feed(told)
    (frame,) = reader.found
    (quoted,) = reader.quoted
    (link,) = reader.links
    assert quoted["class"] == "wp-embedded-content", "else no script is there to show the frame"
    quotation = (
        f'<blockquote class="wp-embedded-content" data-secret="{secret}">'
        f'<a href="{escape(link)}">It</a></blockquote>'
    )
    kept = {name: value for name, value in frame.items() if name in WORDPRESS_KEEPS}
    kept |= {
        "class": "wp-embedded-content",
        "sandbox": SHUT_IN,
        "security": "restricted",
        "src": f"{frame['src']}#?secret={secret}",
        "style": "position: absolute; clip: rect(1px, 1px, 1px, 1px);",
        "data-secret": secret,
    }
    words = " ".join(f'{name}="{escape(value)}"' for name, value in kept.items())
    return ARTICLE.replace("{frame}", f"<iframe {words}></iframe>").replace("{quotation}", quotation)


def visit_article(person: Person, article: str) -> Frame:
    """Have a person read an article that has a frame, and see nothing but that from now on."""
    page = person.page
    place = f"{person.address}article"
    page.route(place, lambda route: route.fulfill(content_type="text/html", body=article))
    page.goto(place)
    frame = page.frames[1]
    look_into(person, frame)
    return frame
