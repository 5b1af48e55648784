"""A course as a platform takes it: what it holds of a game that is left, brought back and given up."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest
from games.numica.e2e.player import NumicaPlayer
from playwright.sync_api import expect

from e2e.classes import NAMES, RIGHT, make, write
from e2e.frames import look_into
from e2e.harness import Person
from e2e.hosts.host import serve_package
from parlour.puzzles.sheets import write_sheet
from workshop.packages import make_packages

Come = Callable[..., Person]

PLATFORM = """<!doctype html><html lang="en"><title>A platform</title><link rel="icon" href="data:,">
<script>
const held = { "cmi.core.lesson_status": "not attempted", "cmi.core.student_id": "7" }, calls = [];
const call = (name, act) => (...values) => { calls.push(name); return act(...values) ?? "true"; };
window.API = {
  LMSInitialize: call("initialize", () => {}),
  LMSGetValue: (element) => held[element] ?? "",
  LMSSetValue: call("set", (element, value) => { held[element] = value; }),
  LMSCommit: call("commit", () => {}),
  LMSFinish: call("finish", () => {}),
  LMSGetLastError: () => "0",
  LMSGetErrorString: () => "",
};
</script>
<iframe id="course" title="A course" style="width: 1000px; height: 700px; border: 0"></iframe>"""

PLACE = "?pace=instant&notation&log&game=numica&seats=p,1"


def pack(kind: str, site: Path, folder: Path) -> Path:
    """What a platform takes as a file."""
    (file,) = make_packages(Path(os.environ["PARLOUR_NODE"]), PLACE, [kind], site=site, folder=folder)
    return file


@pytest.fixture(scope="module")
def package(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pack("scorm12", site, tmp_path_factory.mktemp("packages"))


@pytest.fixture(scope="module")
def package_h5p(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pack("h5p", site, tmp_path_factory.mktemp("packages"))


class Platform:
    """Such a platform, and the person who plays in its course."""

    def __init__(self, person: Person, package: Path) -> None:
        self.person = person
        self.page = person.page
        serve_package(self.page, person.address + "course/", package)
        address = person.address + "platform.html"
        self.page.route(address, lambda route: route.fulfill(content_type="text/html", body=PLATFORM))
        self.page.goto(address)

    def launch(self) -> NumicaPlayer:
        """Show the course; the person is in the game of it."""
        self.page.evaluate("course.src = 'course/index.html'")
        game = self.page.frame_locator("#course").frame_locator("iframe")
        game.locator("body").wait_for()
        frame = next(frame for frame in self.page.frames if "parlour/index.html" in frame.url)
        look_into(self.person, frame)
        return NumicaPlayer(self.person)

    def leave(self) -> dict[str, str]:
        """Leave the course; return what the platform holds of it."""
        self.page.evaluate("course.src = 'about:blank'")
        self.page.wait_for_function("calls.at(-1) === 'finish'")
        held: dict[str, str] = self.page.evaluate("held")
        return held


def test_a_course_holds_what_was_played_in_it(come: Come, package: Path) -> None:
    platform = Platform(come(own_profile=True), package)
    person = platform.launch()
    platform.person.page.locator(".poster-play").click()
    platform.person.wait_until_ready()
    person.press("Begin")
    person.set_up()
    assert person.wait_for_turn()
    person.move_somewhere()
    assert person.wait_for_turn()
    board = person.read_position()
    platform.page.wait_for_timeout(1_200)  # a state is told once a second
    held = platform.leave()
    token = held["cmi.suspend_data"]
    assert held.pop("cmi.core.session_time").startswith("0000:0")
    assert held == {
        "cmi.core.lesson_status": "incomplete",
        "cmi.core.student_id": "7",
        "cmi.core.exit": "suspend",
        "cmi.suspend_data": token,
    }, "and no score"

    person = platform.launch()
    assert person.wait_for_turn(), "without a touch"
    assert person.read_position() == board
    assert platform.page.evaluate("held['cmi.core.score.raw']") is None
    person.press("Give up")
    person.press("Really give up?")
    platform.page.wait_for_function("held['cmi.core.lesson_status'] === 'failed'")
    platform.page.wait_for_function(f"held['cmi.suspend_data'] !== '{token}'")
    held = platform.leave()
    assert [held[f"cmi.core.score.{what}"] for what in ("raw", "min", "max")] == ["0", "0", "100"]
    assert held["cmi.core.exit"] == ""
    calls = platform.page.evaluate("calls")
    assert [calls.count(name) for name in ("initialize", "finish")] == [2, 2]


def solve_by_touches(person: Person, name: str) -> None:
    """Solve the puzzle on the table as a pupil does, in a course that has no box for typing."""
    person.page.locator(".puzzle").wait_for()
    person.wait_until_asked()
    for word in " ".join(RIGHT[name]).split():
        person.touch(word)


def test_a_teacher_s_file_of_a_sheet_is_a_course_of_all_its_questions(
    come: Come, site: Path, tmp_path: Path
) -> None:
    """Made in the teachers' room, as the build makes it too; a platform has no score before the last question."""
    items = [{"kind": "puzzle", "asks": "best", "level": 0, "id": name} for name in NAMES[:2]]
    text = write(write_sheet(make(items=items)))
    person = come(own_profile=True).open(place=f"#/teachers/{text}")
    page = person.page
    person.press("Download for your course")
    page.locator(".course-kinds").wait_for()
    expect(page.get_by_role("radio")).to_have_count(5)
    expect(page.get_by_role("radio", name="SCORM 1.2")).to_be_checked()
    with page.expect_download() as waiting:
        person.press("Download")
    name = "number-parlour-Monday-scorm12.zip"
    expect(page.get_by_role("status").filter(has_text=name)).to_have_count(1)
    assert page.get_by_role("progressbar").count() == 0
    assert waiting.value.suggested_filename == name
    package = tmp_path / name
    waiting.value.save_as(package)
    node = Path(os.environ["PARLOUR_NODE"])
    (built,) = make_packages(node, f"#sheet={text}", ["scorm12"], site=site, folder=tmp_path / "built")
    assert (built.name, built.read_bytes()) == (name, package.read_bytes())

    platform = Platform(person, package)
    pupil = platform.launch()
    person.page.locator(".poster-play").click()
    person.page.locator("#sheet-title", has_text="Monday").wait_for()
    person.press("Start")
    solve_by_touches(person, NAMES[0])
    person.page.get_by_role("button", name="Next puzzle").wait_for()
    held = platform.leave()
    assert held["cmi.core.lesson_status"] == "incomplete"
    assert not {"cmi.suspend_data", "cmi.core.score.raw"} & set(held)

    pupil = platform.launch()
    person.page.locator(".poster-play").click()
    pupil.press("Go on")
    solve_by_touches(person, NAMES[1])
    platform.page.wait_for_function("held['cmi.core.lesson_status'] === 'passed'")
    held = platform.leave()
    assert (held["cmi.core.score.raw"], held["cmi.core.exit"]) == ("100", "")


H5P = """<!doctype html><html lang="en"><title>A page with a content of H5P</title><link rel="icon" href="data:,">
<script>
const heard = [];
function EventDispatcher() {
  const all = {};
  this.on = (type, listener) => (all[type] ??= []).push(listener);
  this.trigger = (event, data) => {
    const { type, data: own } = typeof event === "string" ? { type: event, data } : event;
    heard.push(own?.statement ?? type);
    for (const listener of all[type] ?? []) listener.call(this, { type, data: own });
  };
}
Object.assign(EventDispatcher.prototype, {
  createXAPIEventTemplate(verb) {
    const object = { id: `https://school.example/h5p/${this.contentId}` };
    return { type: "xAPI", data: { statement: { verb, object } } };
  },
  triggerXAPIScored(raw, max, verb, completion, success) {
    const event = this.createXAPIEventTemplate(verb);
    event.data.statement.result = { score: { raw, max, scaled: raw / max }, completion, success };
    this.trigger(event);
  },
  setActivityStarted() {
    if (this.activityStartTime === undefined) this.trigger(this.createXAPIEventTemplate("attempted"));
    this.activityStartTime = Date.now();
  },
});
window.H5P = { EventDispatcher, getLibraryPath: (name) => `content/${name}` };
</script>
<link rel="stylesheet" href="content/H5P.NumberParlour-1.0/parlour.css">
<script src="content/H5P.NumberParlour-1.0/parlour.js"></script>
<script>
let content;
function show(params, previousState) {
  const place = document.createElement("div");
  place.style.width = "1000px";
  document.body.append(place);
  content = new H5P.NumberParlour(params, 7, { previousState, metadata: { title: "Our lesson" } });
  content.attach({ get: () => place });
}
</script>"""
"""What of H5P's core a library meets, as h5p-standalone 3.8.2 had it."""

SHOWN = "iframe[src^='blob:']"


class Lesson:
    """A page with such contents, and the person who plays in the last one."""

    def __init__(self, person: Person, package: Path) -> None:
        self.person = person
        self.page = person.page
        serve_package(self.page, person.address + "content/", package)
        self.address = person.address + "lesson.html"
        self.page.route(self.address, lambda route: route.fulfill(content_type="text/html", body=H5P))
        self.page.goto(self.address)

    def show(self, params: dict[str, str], before: dict[str, Any] | None = None) -> None:
        """Show a content, as it was left or anew."""
        self.page.evaluate("([params, before]) => show(params, before ?? undefined)", [params, before])

    def enter(self) -> NumicaPlayer:
        """Look at nothing but the game from now on."""
        frame = self.page.locator(SHOWN).last.element_handle().content_frame()
        assert frame
        look_into(self.person, frame)
        return NumicaPlayer(self.person)

    def wait_for(self, verb: str) -> dict[str, Any]:
        """Wait until this was told; return what was told of it last."""
        self.page.wait_for_function(f"heard.some((one) => one.verb === '{verb}')")
        told: dict[str, Any] = self.page.evaluate(f"heard.filter((one) => one.verb === '{verb}').at(-1)")
        return told


def test_h5p_hears_of_a_game_and_brings_it_back(come: Come, package_h5p: Path) -> None:
    lesson = Lesson(come(own_profile=True), package_h5p)
    link = {"link": PLACE.replace("&", "&amp;")}  # as H5P hands on what was written into a field for text
    lesson.show(link)
    frame = lesson.page.locator(SHOWN)
    assert frame.get_attribute("title") == "Our lesson"
    assert frame.get_attribute("allow") == "fullscreen; clipboard-write"
    person = lesson.enter()
    lesson.person.page.locator(".poster-play").click()
    lesson.person.wait_until_ready()
    assert lesson.page.evaluate("heard.filter(({ verb }) => verb)") == [], "nobody has touched anything yet"
    person.press("Begin")
    person.set_up()
    lesson.wait_for("attempted")
    assert person.wait_for_turn()
    person.move_somewhere()
    assert person.wait_for_turn()
    board = person.read_position()
    lesson.page.wait_for_timeout(1_200)  # a state is told once a second
    assert lesson.page.evaluate("heard.includes('resize')")
    state = lesson.page.evaluate("content.getCurrentState()")
    assert {**state, "token": ""} == {"token": "", "completion": False, "success": None, "best": None}

    lesson.page.goto(lesson.address)
    lesson.show(link, state)
    person = lesson.enter()
    assert person.wait_for_turn(), "without a touch"
    assert person.read_position() == board
    person.press("Give up")
    person.press("Really give up?")
    assert lesson.wait_for("completed")["result"] == {
        "score": {"raw": 0, "max": 100, "scaled": 0},
        "completion": True,
        "success": False,
    }


def test_h5p_shows_what_a_link_says_however_it_was_written(come: Come, package_h5p: Path) -> None:
    lesson = Lesson(come(own_profile=True), package_h5p)
    for link in (
        "https://games.example.org/p/?theme=dark&amp;log#/learn/numica/1",
        "index.html#/numica",
        "",
        "numica",
    ):
        lesson.show({"link": link})
    lesson.show({})
    lesson.page.wait_for_function(f'document.querySelectorAll("{SHOWN}").length === 5')
    sources = lesson.page.evaluate(f'[...document.querySelectorAll("{SHOWN}")].map(({{ src }}) => src)')
    assert [unquote(urlsplit(source).fragment) for source in sources] == [
        "?theme=dark&log#/learn/numica/1",
        "/numica",
        "",
        "",
        "",
    ]
    first = lesson.page.locator(SHOWN).first.content_frame
    first.locator(".poster h1", has_text="Numica").wait_for()
    assert first.locator("html").evaluate("({ dataset }) => dataset.theme") == "dark"
    assert first.locator("html").evaluate("() => location.hash") == "#/learn/numica/1", (
        "a room, and nothing else"
    )


def test_h5p_says_that_the_site_did_not_come_and_brings_it_when_it_can(come: Come, package_h5p: Path) -> None:
    person = come(own_profile=True)
    lesson = Lesson(person, package_h5p)
    person.watch.expect("site.txt", "404")
    site = f"{person.address}content/**/site.txt"
    lesson.page.route(site, lambda route: route.fulfill(status=404))
    lesson.show({})
    said = lesson.page.get_by_role("status")
    said.filter(has_text="The game did not come").wait_for()
    assert lesson.page.locator("iframe").count() == 0
    lesson.page.unroute(site)
    lesson.page.evaluate("content.attach({ get: () => document.body })")
    lesson.page.locator(SHOWN).wait_for()
    assert said.count() == 0
    lesson.page.evaluate("document.querySelector('iframe').contentWindow.isSame = true")
    lesson.page.evaluate("content.attach({ get: () => document.body })")
    assert lesson.page.evaluate("document.querySelector('iframe').contentWindow.isSame"), "it stays as it is"
