"""A page around ours that says hello, hears how the play goes and asks for something: a host of twenty lines."""

from __future__ import annotations

import json
from typing import Any, cast

from messages import compile_check
from playwright.sync_api import Frame, Page

from e2e.frames import HALF_OPEN, WARNED, Inside
from e2e.harness import Person

Message = dict[str, Any]

HOST = """<!doctype html><html lang="en"><title>A host</title><link rel="icon" href="data:,"><body style="margin: 0">
<iframe id="game" title="A number game" FRAME style="width: 1000px; height: 700px; border: 0"></iframe>
<script>
const frame = document.getElementById("game");
const hello = { app: "number-parlour", v: 1, type: "hello", ...HELLO };
const heard = [], greeted = [], answers = new Map();
let port, last = 0;
addEventListener("message", ({ data, source }) => {
  if (source !== frame.contentWindow || data?.app !== "number-parlour") return;
  greeted.push(data);
  const channel = new MessageChannel();
  port = channel.port1;
  port.onmessage = ({ data }) => {
    if (data.type === "answer") answers.get(data.id)?.(data);
    heard.push(data);
  };
  if (hello.type) source.postMessage(hello, "*", [channel.port2]);
});
function ask(request) {
  const id = ++last;
  port.postMessage({ id, ...request });
  return new Promise((answer) => answers.set(id, answer));
}
</script>"""


class Host:
    """Such a page, and the person who plays in its frame."""

    def __init__(self, person: Person) -> None:
        self.person = person
        inside = person.page
        self.page: Page = inside.frame.page if isinstance(inside, Inside) else inside
        """The page around: `person.page` is what is in the frame."""

    @property
    def frame(self) -> Frame:
        """What is in the frame now."""
        return self.page.frames[1]

    def open(
        self, source: str, sandbox: str | None = HALF_OPEN, hello: Message | None = None, kind: str = "src"
    ) -> Host:
        """Show our page in the frame: by its address, by what is written into the frame, or by a blob."""
        if sandbox == HALF_OPEN:
            self.person.watch.expect(WARNED)
        attributes = "" if sandbox is None else f'sandbox="{sandbox}"'
        if kind == "src":
            attributes += f' src="{self.person.address}{source}"'
        body = HOST.replace("FRAME", attributes).replace("HELLO", json.dumps(hello or {}))
        there = self.person.address + "host-page"
        self.page.unroute_all()
        self.page.route(there, lambda route: route.fulfill(content_type="text/html", body=body))
        self.page.goto(there)
        if kind != "src":
            self.page.evaluate(
                """async ([address, kind]) => {
                  const text = await (await fetch(address)).text();
                  if (kind === "srcdoc") frame.srcdoc = text;
                  else frame.src = URL.createObjectURL(new Blob([text], { type: "text/html" }));
                }""",
                [self.person.address + source, kind],
            )
        self.person.page = cast("Page", Inside(self.frame))
        return self

    def touch_poster(self) -> Host:
        """Begin, as somebody does who wants to play."""
        self.frame.locator(".poster-play").click()
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
