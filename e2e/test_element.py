"""The element <number-parlour> in a page of another origin: it plays, tells, asks, and lets go of everything."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from games.numica.e2e.player import NumicaPlayer
from playwright.sync_api import Frame, Page

from e2e.frames import look_into
from e2e.harness import Person
from e2e.serving import serve

Come = Callable[..., Person]

PLAYED = "pace=instant notation log game=numica level=1"

# All that the element says is heard at the top of the page, as events that bubble are.
HOST = """<!doctype html><html lang="en"><title>A lesson</title><link rel="icon" href="data:,"><body style="margin: 0">
<script>
const heard = [], listened = new Set(), channels = { open: 0 };
for (const type of ["ready", "state", "started", "finished", "answer", "size", "tomorrow"])
  addEventListener(type, ({ detail, target }) => heard.push({ who: target.id, ...detail }), true);
{
  const { addEventListener: add, removeEventListener: remove } = window;
  window.addEventListener = (type, act, ...rest) => { listened.add(act); add.call(window, type, act, ...rest); };
  window.removeEventListener = (type, act) => { listened.delete(act); remove.call(window, type, act); };
  const Plain = MessageChannel;
  window.MessageChannel = class {
    constructor() {
      const { port1, port2 } = new Plain();
      channels.open += 1;
      const close = port1.close.bind(port1);
      port1.close = () => { channels.open -= 1; close(); };
      return { port1, port2 };
    }
  };
}
</script>
<script type="module" src="MODULE"></script>
BODY"""

# Stands in for the site where only what is said counts: says what it is told to, and keeps what it is asked.
STAND_IN = """<!doctype html><title>A stand-in</title><link rel="icon" href="data:,"><script>
const asked = [], greeted = [];
let port;
const greet = () => parent.postMessage({ app: "number-parlour", v: 1, type: "ready", caps: [], max: 100 }, "*");
addEventListener("message", ({ data, ports }) => {
  greeted.push(data);
  port = ports[0];
  port.onmessage = ({ data }) => {
    asked.push(data);
    if (data.type !== "silence") port.postMessage({ type: "answer", id: data.id, ok: true });
  };
  port.postMessage({ type: "ready", caps: [], max: 100 });
});
greet();
</script>"""


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[School]:
    """Another site: truly served, since a page that comes from a route may ask this machine for nothing."""
    folder = tmp_path_factory.mktemp("school")
    with serve(folder) as address:
        yield School(folder, address.replace("127.0.0.1", "localhost"))


class School(NamedTuple):
    """Another site, whose pages have the element in them."""

    folder: Path
    address: str

    def open(self, person: Person, body: str) -> Lesson:
        """Open a page of it."""
        person.watch.expect("request to another origin: http://localhost")
        text = HOST.replace("MODULE", person.address + "embed/number-parlour.js").replace("BODY", body)
        (self.folder / "lesson.html").write_text(text, encoding="utf-8")
        person.page.goto(self.address + "lesson.html")
        return Lesson(person)

    def open_stand_in(self, person: Person, *attributes: str) -> Lesson:
        """Open a page with elements whose site is a stand-in, at the address of the true one."""
        person.page.route(
            "**/stand-in/**", lambda route: route.fulfill(content_type="text/html", body=STAND_IN)
        )
        names = ("one", "two")[: len(attributes)]
        body = "".join(
            f'<number-parlour id="{name}" site="{person.address}stand-in" {given}></number-parlour>'
            for name, given in zip(names, attributes, strict=True)
        )
        lesson = self.open(person, body)
        for name in names:
            lesson.wait_for("ready", name)
        return lesson


class Lesson:
    """A page of another site that has the element in it, and who looks at it."""

    def __init__(self, person: Person) -> None:
        """Look at it."""
        self.person = person
        self.page: Page = person.page

    def frame(self, at: int = 0) -> Frame:
        """The frame of an element, among all that there are."""
        return self.page.frames[at + 1]

    def wait_for(self, kind: str, who: str = "one", count: int = 1) -> dict[str, Any]:
        """Wait until an element has told so many of a kind; return the last."""
        found = f"heard.filter(({{ type, who }}) => type === {json.dumps(kind)} && who === {json.dumps(who)})"
        self.page.wait_for_function(f"{found}.length >= {count}")
        message: dict[str, Any] = self.page.evaluate(f"{found}.at(-1)")
        return message

    def do(self, program: str, argument: object = None) -> Any:
        """Run a line of the page's, in which `one` is the first element."""
        return self.page.evaluate(f"(given) => {program}", argument)

    def play(self, at: int = 0) -> NumicaPlayer:
        """Sit before the frame, and see nothing else."""
        person = NumicaPlayer(self.person)
        look_into(person, self.frame(at))
        return person


def test_it_plays_and_tells_and_brings_a_game_back(come: Come, school: School) -> None:
    lesson = school.open(
        come(own_profile=True), f'<number-parlour id="one" {PLAYED} onclick="1"></number-parlour>'
    )
    assert lesson.wait_for("ready")["max"] == 100
    assert lesson.page.locator("iframe").get_attribute("title") == "Number Parlour: numica"
    frame = lesson.frame()
    assert frame.evaluate("[innerHeight, location.search]") == [
        640,
        "?seats=p%2C1&pace=instant&notation=&log=&game=numica",
    ]
    frame.locator(".poster-play").click()
    person = lesson.play()
    person.wait_until_ready()
    person.press("Begin")
    person.set_up()
    started = lesson.wait_for("started")
    assert (started["game"], started["level"]) == ("numica", 1)
    assert person.wait_for_turn()
    person.move_somewhere()
    # A quick hand has moved before the second is over after which the next state is told.
    lesson.page.wait_for_function("heard.some(({ type, progress }) => type === 'state' && progress > 0)")
    assert lesson.wait_for("state")["progress"] > 0
    frame.evaluate("window.mark = 1")
    lesson.do("one.setAttribute('theme', 'dark')")
    frame.locator("html[data-theme=dark]").wait_for(state="attached")
    assert frame.evaluate("mark") == 1, "it was not loaded anew"
    assert person.wait_for_turn(), "the computer has answered"
    state = lesson.do("one.suspend()")["state"]
    board = person.read_position()
    lesson.do(
        """{
          one.remove();
          document.body.innerHTML = `<number-parlour id="two" pace="instant" notation log></number-parlour>`;
          document.getElementById("two").setAttribute("token", given);
        }""",
        state["token"],
    )
    lesson.wait_for("answer", "two")
    person = lesson.play()
    assert person.wait_for_turn()
    assert person.read_position() == board
    assert [told["who"] for told in lesson.do("heard") if told["type"] == "answer"] == ["one", "one", "two"]


def test_two_elements_do_not_hear_each_other_and_no_stranger_is_heard(come: Come, school: School) -> None:
    lesson = school.open_stand_in(come(own_profile=True), "learner=7b-1", "learner=7b-2")
    one, two = lesson.frame(0), lesson.frame(1)
    assert [each.evaluate("greeted.map(({ learner }) => learner)") for each in (one, two)] == [
        ["7b-1"],
        ["7b-2"],
    ]
    one.evaluate("port.postMessage({ type: 'tomorrow', more: 1 })")
    assert lesson.wait_for("tomorrow") == {"who": "one", "type": "tomorrow", "more": 1}, "whatever it is"
    for junk in (
        "null",
        "7",
        "[]",
        "{}",
        "{ type: 7 }",
        "{ type: 'size', height: 'x' }",
        "{ type: 'answer' }",
    ):
        one.evaluate(f"port.postMessage({junk})")
    # A frame beside it, its own page, and the right frame from another place: none of them is ready.
    lesson.do(
        """{
          const ready = { app: "number-parlour", v: 1, type: "ready" };
          postMessage(ready, "*");
          const stranger = document.createElement("iframe");
          stranger.srcdoc = `<script>parent.postMessage(${JSON.stringify(ready)}, "*")<\\/script>`;
          document.body.append(stranger);
          return new Promise((done) => { stranger.onload = () => setTimeout(done, 50); });
        }"""
    )
    two.evaluate("parent.postMessage({ app: 'number-parlour', v: 2, type: 'ready' }, '*')")
    elsewhere = school.address + "stand-in/elsewhere"
    one.goto(elsewhere)
    lesson.page.wait_for_timeout(100)
    assert lesson.frame(0).evaluate("greeted") == [], "it is ready, but of another origin"
    assert two.evaluate("greeted.length") == 1
    assert lesson.do("channels.open") == 2
    assert [told for told in lesson.do("heard") if told["who"] == "two"] == [
        {"who": "two", "type": "ready", "caps": [], "max": 100}
    ]


def test_only_what_cannot_be_asked_for_loads_anew(come: Come, school: School) -> None:
    lesson = school.open_stand_in(come(own_profile=True), "game=numica theme=light")
    frame = lesson.frame()

    def change(*attributes: str) -> None:
        lesson.do(
            """{
              for (const each of given) {
                const [name, value] = each.split("=");
                if (value === undefined) one.removeAttribute(name);
                else one.setAttribute(name, value);
              }
              return new Promise((done) => setTimeout(done, 50));
            }""",
            attributes,
        )

    change("theme=dark", "lang=de", "token=n1a", "class=wide", "title=Play", "data-x=1", "style=color: red")
    change("theme", "lang", "token", "class", "game=numica")
    assert lesson.page.locator("iframe").get_attribute("title") == "Play"
    said = [{key: value for key, value in each.items() if key != "id"} for each in frame.evaluate("asked")]
    assert said == [
        {"type": "theme", "theme": "dark"},
        {"type": "locale", "locale": "de"},
        {"type": "open", "token": "n1a"},
        {"type": "theme", "theme": "auto"},
        {"type": "locale", "locale": "auto"},
    ]
    change("token=n1b", "theme=contrast")
    frame.evaluate("greet()")
    lesson.wait_for("ready", count=2)
    assert [each["type"] for each in frame.evaluate("asked")][-2:] == ["theme", "open"], (
        "once more, to whoever is new"
    )
    for count, given in enumerate(["learner=a", "game=other", "lesson=1", "lesson=2", "tomorrow=x"], start=3):
        change(given)
        lesson.wait_for("ready", count=count)
    assert lesson.frame().evaluate("location.hash") == "#/learn/other/2"
    assert lesson.do("[history.length, channels.open]") == [2, 1], "no step to go back to"
    assert len(lesson.page.frames) == 2
    change("site=javascript:alert(1)")
    lesson.person.watch.expect("site is no address of a site")
    assert lesson.page.locator("iframe").get_attribute("src") is None


def test_whatever_is_asked_is_answered(come: Come, school: School) -> None:
    lesson = school.open_stand_in(come(own_profile=True), "")
    assert lesson.do("one.open({ token: 'n1' })") == {"type": "answer", "id": 1, "ok": True}
    assert lesson.do("one.ask('x', { bad() {} }).catch(({ name }) => name)") == "DataCloneError"
    gone = {"ok": False, "error": "gone"}
    lesson.do("{ window.kept = one; }")
    assert lesson.do("{ const told = kept.ask('silence'); kept.remove(); return told; }") == gone
    assert lesson.do("kept.getState()") == gone
    # A frame that nobody has scrolled to comes for whoever asks it.
    lesson.do("{ kept.style.marginTop = '9000px'; document.body.append(kept); }")
    assert lesson.do("kept.getState()")["ok"]
    assert (
        lesson.do("{ const told = kept.ask('silence'); kept.setAttribute('seed', 'x'); return told; }")
        == gone
    )
    late = """{
      const plain = setTimeout;
      window.setTimeout = (act, ms) => plain(act, ms / 1000);
      return kept.ask('silence').finally(() => { window.setTimeout = plain; });
    }"""
    assert lesson.do(late) == {"ok": False, "error": "late"}


def test_it_is_as_large_as_the_page_says_else_as_its_contents(come: Come, school: School) -> None:
    lesson = school.open_stand_in(come(own_profile=True), "", "height=300 width=50%")

    def measure() -> list[list[int]]:
        sizes: list[list[int]] = lesson.do(
            "[one, two].map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])"
        )
        return sizes

    wide = lesson.page.viewport_size
    assert wide
    assert measure() == [[wide["width"], 640], [wide["width"] // 2, 300]]
    for said, seen in ((900, 900), (10, 256), (10**9, 2000), (500.4, 500)):
        for at in (0, 1):
            lesson.frame(at).evaluate("(height) => port.postMessage({ type: 'size', height })", said)
        lesson.page.wait_for_function(f"one.offsetHeight === {seen}")
        assert measure()[1][1] == 300, "which the page has said"
    lesson.do("one.className = 'wide'")
    lesson.page.wait_for_timeout(50)
    assert measure()[0][1] == 500
    lesson.do("{ one.style.height = '20rem'; two.setAttribute('height', 'none of CSS; color: red'); }")
    lesson.page.wait_for_timeout(50)
    assert [height for _, height in measure()] == [320, 300]


@pytest.mark.parametrize("count", [100])
def test_a_hundred_times_in_and_out_leaves_nothing(come: Come, school: School, count: int) -> None:
    lesson = school.open_stand_in(come(own_profile=True), "learner=a")
    assert lesson.do("[listened.size, channels.open]") == [1, 1]
    lesson.do(
        """(async () => {
          const kept = one;
          for (let at = 0; at < given; at += 1) {
            document.body.append(kept);
            if (at % 10 === 0) await new Promise((done) => kept.addEventListener("ready", done, { once: true }));
            if (at % 3 === 0) kept.remove();
          }
          kept.remove();
          window.gone = kept;
        })()""",
        count,
    )
    assert lesson.do("[listened.size, channels.open]") == [0, 0]
    assert len(lesson.page.frames) == 1
    lesson.do("document.body.append(gone)")
    lesson.page.wait_for_function("channels.open === 1")
