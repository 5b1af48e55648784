"""The port: a host hears how the play goes, brings back what was played by its token alone, and harms nobody."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from games.numica.e2e.player import SET_UP, NumicaPlayer
from packs import list_samples, open_pack

from e2e.embedding import Host
from e2e.frames import HALF_OPEN, SHUT_IN, look_into
from e2e.harness import Person
from e2e.test_puzzles import answer, find_judged, find_wrong, name_of
from e2e.test_sheets import NAMES as SHEET_NAMES
from e2e.test_sheets import write as write_sheet_of
from parlour.games.numica.lessons import LESSONS

Come = Callable[..., Person]

NUMICA = "?pace=instant&notation&log&game=numica&seats=p,1"
ONE_FILE = "number-parlour.html"


def begin(host: Host) -> NumicaPlayer:
    """Begin a game against the easiest computer, set up, and wait for one's turn."""
    person = NumicaPlayer(host.person)
    person.press("Begin")
    person.set_up()
    assert person.wait_for_turn()
    return person


def test_a_whole_game_is_heard(come: Come) -> None:
    host = Host(come()).open(NUMICA)
    ready = host.wait_for_greeting()
    assert ready.keys() == {"app", "v", "type", "version", "caps", "max"}
    assert (ready["v"], ready["max"]) == (1, 100)
    host.wait_for("ready")
    host.touch_poster()
    assert host.ask("getState")["state"] == {
        "game": "",
        "token": "",
        "status": "untouched",
        "progress": 0,
        "best": None,
    }
    person = NumicaPlayer(host.person)
    person.press("Begin")
    host.wait_for("state")
    assert host.read("started", "finished") == [], "who has only begun a table has touched nothing of it"
    person.set_up()
    started = host.wait_for("started")
    assert started == {
        "type": "started",
        "kind": "game",
        "game": "numica",
        "id": "",
        "level": 1,
        "attempt": 1,
    }
    assert person.wait_for_turn()
    person.move_somewhere()
    state = host.ask("getState")["state"]
    assert (state["game"], state["status"]) == ("numica", "started")
    assert 0 < state["progress"] < 1
    person.press("Give up")
    person.press("Really give up?")
    finished = host.wait_for("finished")
    assert finished["duration"] >= 0
    del finished["duration"]
    assert finished == {
        **started,
        "type": "finished",
        "raw": 0,
        "min": 0,
        "max": 100,
        "scaled": 0,
        "best": 0,
        "success": False,
        "completion": True,
        "place": 2,
        "hints": 0,
        "takebacks": 0,
    }
    state = host.ask("getState")["state"]
    assert (state["status"], state["progress"]) == ("finished", 1)
    assert host.wait_for("state")["token"] == state["token"]
    person.press("Play again")
    person.page.locator(".result").wait_for(state="detached")
    person.set_up()
    assert host.wait_for("started", 2)["attempt"] == 2, "another attempt"
    assert len(host.read("finished")) == 1


DOCS = Path(__file__).resolve().parent.parent / "web" / "docs" / "embedding.md"


def test_the_ten_lines_of_the_docs_hear(come: Come) -> None:
    person = come()
    (lines,) = re.findall(r"```html\n(.*?)```", DOCS.read_text(encoding="utf-8").split("\n## ")[1], re.DOTALL)
    assert lines.count("\n") <= 12
    address = "https://games.example.org/parlour/"
    assert address in lines
    page = person.page
    there = person.address + "lines"
    body = f"<!doctype html><title>Ten lines</title>{lines.replace(address, person.address)}"
    page.route(there, lambda route: route.fulfill(content_type="text/html", body=body))
    heard: list[str] = []
    page.on("console", lambda message: heard.append(message.text))
    page.goto(there)
    page.frame_locator("#game").locator(".poster-play").click()
    page.frame_locator("#game").locator(".setup .begin").click()
    page.frame_locator("#game").locator(".table-board").wait_for()
    page.wait_for_timeout(300)
    assert any("type: ready" in text for text in heard)
    assert any("type: state" in text and "game: numica" in text for text in heard)


def test_who_opens_a_page_and_touches_nothing_is_told_of_nothing(come: Come) -> None:
    host = Host(come()).open(NUMICA)
    host.wait_for("ready")
    host.touch_poster()
    host.person.page.locator(".setup .begin").wait_for()
    state = host.ask("suspend")["state"]
    assert (state["status"], state["best"]) == ("untouched", None)
    assert {message["type"] for message in host.read()} <= {"ready", "answer", "size"}


def test_a_host_that_says_no_hello_hears_nothing_but_that_the_page_is_there(come: Come) -> None:
    host = Host(come()).open(NUMICA, hello={"type": None})
    greeting = host.wait_for_greeting()
    host.touch_poster()
    begin(host)
    assert host.page.evaluate("greeted") == [greeting]
    assert host.read() == []


@pytest.mark.parametrize(
    ("source", "sandbox", "kind"),
    [
        ("index.html", HALF_OPEN, "src"),
        (ONE_FILE, SHUT_IN, "src"),
        pytest.param(ONE_FILE, None, "srcdoc", marks=pytest.mark.slow),
        pytest.param(ONE_FILE, SHUT_IN, "blob", marks=pytest.mark.slow),
    ],
)
def test_a_game_is_brought_back_by_its_token_alone(
    come: Come, source: str, sandbox: str | None, kind: str
) -> None:
    query = "?pace=instant&notation&log" if kind == "src" else ""
    # Who has no origin of the host's hears nothing of what is lent there.
    host = Host(come(borrow=sandbox == HALF_OPEN)).open(source + query, sandbox, kind=kind)
    host.touch_poster()
    person = NumicaPlayer(host.person)
    person.begin("person", "1")
    person.set_up(typed=kind == "src")
    assert person.wait_for_turn()
    token = host.ask("suspend")["state"]["token"]
    board = person.read_position()
    host.open(source + query, sandbox, kind=kind)
    host.wait_for("ready")
    answer = host.ask("open", token=token)
    assert answer["ok"], "the poster gives way to what a host opens"
    person = NumicaPlayer(host.person)
    assert person.wait_for_turn()
    assert person.read_position() == board
    assert host.read("started") == [], "it is not touched yet"
    token = host.ask("getState")["state"]["token"]
    refused = host.ask("open", token="n1nothing")
    assert not refused["ok"]
    assert host.ask("getState")["state"]["token"] == token, "and nothing has changed"


def test_whatever_can_be_opened_is_opened_and_heard(come: Come) -> None:
    """A game, a lesson and a puzzle, one after the other; what is not to be had changes nothing."""
    host = Host(come()).open("?pace=instant&notation&log")
    host.wait_for("ready")
    assert host.ask("open", game="hexors", level=2, seed="otters")["ok"], "the poster gives way"
    page = host.person.page
    page.locator(".table-board").wait_for()
    assert host.wait_for("state")["game"] == "hexors"
    assert host.wait_for("size")["height"] >= 480
    for wrong in (
        {"game": "nothing"},
        {"game": "hexors", "seats": "p,p,p,p,p,p,p,p"},
        {"game": "hexors", "preset": "nothing"},
        {"game": "hexors", "options": "nothing:on"},
        {"game": "hexors", "lesson": 99},
        {"game": "hexors", "puzzle": "nothing"},
        {"sheet": "s1nothing"},
        {"token": "n1nothing"},
    ):
        assert host.ask("open", **wrong)["error"] == "refused", wrong
        assert host.ask("getState")["state"]["game"] == "hexors"
        assert page.locator(".table-board").count() == 1
    assert host.ask("open", game="numica", lesson=1)["ok"]
    page.get_by_text("Lesson 1 of").wait_for()
    for word in min(LESSONS[0].goals).split():
        host.person.touch(word)
    assert host.wait_for("lesson") == {
        "type": "lesson",
        "game": "numica",
        "id": LESSONS[0].key,
        "success": True,
    }
    assert host.wait_for("finished")["scaled"] == 1
    puzzle = list_samples("numica", 1)[0]
    name = name_of("numica", puzzle)
    assert host.ask("open", game="numica", puzzle=name)["ok"]
    wrong_move = find_wrong("numica", puzzle)
    host.person.wait_until_asked()
    host.person.type_sentence(wrong_move)
    assert host.wait_for("answered") == {
        "type": "answered",
        "game": "numica",
        "id": name,
        "task": puzzle.task,
        "response": wrong_move,
        "correct": False,
    }
    answer(host.person, "numica", puzzle)
    finished = host.wait_for("finished", 2)
    assert (finished["kind"], finished["id"], finished["scaled"], finished["best"]) == (
        "puzzle",
        name,
        0.75,
        1,
    )
    statements = [told["statement"] for told in host.read("told")]
    assert all("actor" not in statement for statement in statements)
    verbs = [statement["verb"]["display"]["en"] for statement in statements]
    assert verbs[:2] == ["attempted", "completed"], "the lesson"
    assert (verbs[2:4], verbs[-1]) == (["attempted", "answered"], "completed")
    assert host.ask("open", game="numica", puzzle="")["ok"]
    page.locator("#puzzles-title").wait_for()
    assert host.page.evaluate("hello.saves") is None


def test_a_sheet_is_heard_as_one_and_a_reload_loses_nothing(come: Come) -> None:
    """Of two puzzles, one wrong answer: each answer is told, and the end of the whole, once, with the mean."""
    first, second = (open_pack("numica")[name] for name in SHEET_NAMES)
    host = Host(come()).open(f"?pace=instant&notation&log#sheet={write_sheet_of()}")
    host.wait_for("ready")
    host.touch_poster()
    person = host.person
    person.page.locator("#sheet-title").wait_for()
    state = host.ask("getState")["state"]
    nothing = {"game": "numica", "token": "", "status": "untouched", "progress": 0, "best": None}
    assert state == nothing
    person.press("Start")
    person.page.locator(".puzzle").wait_for()
    person.wait_until_asked()
    assert host.read("started") == []
    wrong = find_wrong("numica", first)
    person.type_sentence(wrong)
    told = host.wait_for("answered")
    assert (told["id"], told["response"], told["correct"]) == (SHEET_NAMES[0], wrong, False)
    started = host.wait_for("started")
    assert (started["kind"], started["game"], started["attempt"]) == ("sheet", "numica", 1)
    answer(person, "numica", first)
    person.page.get_by_role("button", name="Next puzzle").wait_for()
    assert host.wait_for("answered", 2)["correct"]
    host.page.wait_for_function("heard.some(({ type, progress }) => type === 'state' && progress === 0.5)")
    assert host.ask("suspend")["state"] == {**nothing, "status": "started", "progress": 0.5}
    assert host.read("finished") == [], "a question is no end"

    host.page.evaluate("heard.length = 0")
    person.page.evaluate("location.reload()")
    host.wait_for("ready")
    host.touch_poster()
    person.press("All questions")
    person.page.locator("#sheet-title").wait_for()
    person.press("Go on")
    person.page.locator(".puzzle").wait_for()
    person.wait_until_asked()
    assert host.read("started") == [], "it is not touched yet"
    answer(person, "numica", second)
    finished = host.wait_for("finished")
    assert host.wait_for("started")["id"] == started["id"]
    expected = {"kind": "sheet", "id": started["id"], "scaled": 0.875, "raw": 88, "success": True, "place": 0}
    assert {name: finished[name] for name in expected} == expected
    state = host.ask("suspend")["state"]
    assert (state["status"], state["progress"], state["best"], state["token"]) == ("finished", 1, 0.875, "")
    verbs = [told["statement"]["verb"]["display"]["en"] for told in host.read("told")]
    assert (verbs[0], verbs[-1]) == ("attempted", "completed")
    assert set(verbs[1:-1]) == {"answered"}
    sheet = host.read("told")[-1]["statement"]["object"]
    assert sheet["id"] == f"urn:number-parlour:sheet:numica:{started['id']}"
    person.press("Next puzzle")
    person.page.locator("#sheet-title").wait_for()
    assert host.ask("open", sheet=write_sheet_of())["ok"]
    assert len(host.read("finished")) == 1


def test_a_game_of_a_sheet_is_a_question_of_it_also_after_a_reload(come: Come) -> None:
    deal = {"kind": "deal", "preset": "", "options": {}, "seats": 2, "asks": "play", "level": 1}
    puzzle = {"kind": "puzzle", "asks": "best", "level": 0, "id": SHEET_NAMES[0]}
    host = Host(come()).open("?pace=instant&notation&log")
    host.wait_for("ready")
    text = write_sheet_of(items=[deal, puzzle])
    assert host.ask("open", sheet=text)["ok"]
    page = host.person.page
    page.locator("#sheet-title").wait_for()
    host.person.press("Start")
    person = NumicaPlayer(host.person)
    person.set_up()
    assert person.wait_for_turn()
    assert host.wait_for("started")["kind"] == "sheet"
    assert host.ask("suspend")["state"]["token"] == "", "it would bring back the game without its sheet"
    assert host.ask("open", sheet=text)["ok"]
    assert page.locator(".table-board").count() == 1, "which stays as it is"
    page.evaluate("location.reload()")
    host.wait_for_greeting(2)
    host.touch_poster()
    person = NumicaPlayer(host.person)
    assert person.wait_for_turn()
    person.press("Give up")
    person.press("Really give up?")
    host.page.wait_for_function("heard.some(({ type, progress }) => type === 'state' && progress === 0.5)")
    host.person.page.locator(".result").wait_for()
    assert host.read("finished") == [], "but that of all questions"
    assert {told["kind"] for told in host.read("started")} == {"sheet"}
    assert host.ask("open", sheet=text)["ok"]
    host.person.page.locator("#sheet-title").wait_for()
    host.person.press("Go on")
    host.person.page.locator(".puzzle").wait_for()
    host.person.wait_until_asked()
    answer(host.person, "numica", open_pack("numica")[SHEET_NAMES[0]])
    finished = host.wait_for("finished")
    assert (finished["kind"], finished["scaled"], finished["success"]) == ("sheet", 0.5, True)


def test_a_question_that_is_failed_once_for_all_is_over_and_a_hint_counts_once(come: Come) -> None:
    judged = name_of("numica", find_judged("numica", is_right=False)[0])
    other = next(name for name in SHEET_NAMES if name != judged)
    asked = {judged: "mistake", other: "best"}
    items = [{"kind": "puzzle", "asks": asks, "level": 0, "id": name} for name, asks in asked.items()]
    host = Host(come()).open("?pace=instant&notation&log")
    host.wait_for("ready")
    assert host.ask("open", sheet=write_sheet_of(items=items))["ok"]
    person = host.person
    person.page.locator("#sheet-title").wait_for()
    person.press("Start")
    person.page.locator(".puzzle").wait_for()
    person.wait_until_asked()
    person.press("Yes, it is right")
    host.page.wait_for_function("heard.some(({ type, progress }) => type === 'state' && progress === 0.5)")
    person.press("Next puzzle")
    person.page.locator("#lesson-title", has_text="2 of 2").wait_for()
    person.wait_until_asked()
    person.press("Hint")
    person.page.locator(".status.hint .hint-text").wait_for()
    puzzle = open_pack("numica")[other]
    person.type_sentence(find_wrong("numica", puzzle))
    person.page.locator(".refusal").wait_for()
    answer(person, "numica", puzzle)
    finished = host.wait_for("finished")
    assert {name: finished[name] for name in ("kind", "scaled", "success", "hints")} == {
        "kind": "sheet",
        "scaled": 0.25,  # of nothing and a half
        "success": False,
        "hints": 1,
    }


def test_a_host_is_given_the_files_that_its_frame_may_not_download(come: Come) -> None:
    host = Host(come()).open(NUMICA, hello={"saves": True})
    host.touch_poster()
    person = begin(host)
    person.press("Share")
    person.press("Save to a file")
    saved = host.wait_for("save")
    assert saved["name"].endswith(".json")
    assert json.loads(saved["text"])["game"] == "numica"


def test_a_host_that_obeys_the_sizes_comes_to_rest(come: Come) -> None:
    host = Host(come()).open("?pace=instant")
    host.page.evaluate(
        """() => setInterval(() => {
          const sizes = heard.filter(({ type }) => type === "size");
          if (sizes.length) frame.style.height = `${sizes.at(-1).height}px`;
        }, 20)"""
    )
    host.touch_poster()
    page = host.person.page
    page.locator(".games").wait_for()
    host.page.wait_for_timeout(1_000)
    count = len(host.read("size"))
    assert count < 8, "and what it comes to is what is there"
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 8")
    host.page.wait_for_timeout(500)
    assert len(host.read("size")) == count
    assert host.ask("open", game="numica", lesson=1)["ok"]
    page.locator(".table-board").wait_for()
    host.page.wait_for_timeout(500)
    assert host.read("size")[-1]["height"] == 700, "0.7 of its width"


def test_two_learners_at_one_browser_never_see_each_other_s_games(come: Come) -> None:
    visitor = come()
    counts: dict[str, list[int]] = {"ann": [], "ben": []}
    for learner in ("ann", "ben", "ann"):
        host = Host(visitor).open(NUMICA, hello={"learner": learner})
        host.touch_poster()
        person = begin(host)
        person.to_lobby()
        person.page.locator(".kept-game").first.wait_for()
        counts[learner].append(person.page.locator(".kept-game").count())
    assert counts == {"ann": [1, 2], "ben": [1]}
    page = host.page.context.new_page()
    page.goto(visitor.address)
    page.locator(".games").wait_for()
    page.wait_for_timeout(500)
    assert page.locator(".kept-game").count() == 0, "nor does whoever opens the page by itself"


def test_another_learner_at_an_open_page_begins_anew(come: Come) -> None:
    host = Host(come()).open(NUMICA, hello={"learner": "ann"})
    host.touch_poster()
    begin(host)
    assert host.ask("learner", learner="ann")["ok"]
    assert host.ask("getState")["state"]["game"] == "numica", "she is here already"
    host.page.evaluate("hello.learner = 'ben'")
    assert host.ask("learner", learner="ben")["ok"]
    host.wait_for_greeting(2)
    host.touch_poster()
    host.person.page.locator(".setup .begin").wait_for()
    host.person.to_lobby()
    host.person.page.wait_for_timeout(300)
    assert host.person.page.locator(".kept-game").count() == 0


# A host that speaks SPLICE as CSSPLICE's script for parents does: it keeps the state of each frame, answers
# whoever asks for it, and follows heights. Canvas answers whatever it does not know.
SPLICE_HOST = """<!doctype html><title>A book</title><link rel="icon" href="data:,"><body style="margin: 0">
<iframe src="SOURCE" style="width: 1000px; height: 700px; border: 0"></iframe>
<script>
const heard = [];
const frame = document.querySelector("iframe");
const send = (message) => frame.contentWindow.postMessage(message, "*");
addEventListener("message", ({ data, source }) => {
  if (source !== frame.contentWindow || !data.subject) return;
  heard.push(data);
  const { subject, message_id } = data;
  if (subject === "lti.frameResize") frame.style.height = `${data.height}px`;
  else if (CANVAS) {
    const error = { code: "unsupported_subject", message: subject };
    send({ subject: `${subject}.response`, message_id, error });
  } else if (subject === "SPLICE.reportScoreAndState") localStorage.setItem("book", JSON.stringify(data.state));
  else if (subject === "SPLICE.getState") {
    const state = localStorage.getItem("book"); // Runestone gives back what it has kept
    send({ subject: "SPLICE.getState.response", message_id: "another's", state: "n1nothing" });
    send({ subject: "SPLICE.getState.response", message_id, state });
    send({ subject: "SPLICE.getState.response", message_id, state: "n1nothing" });
  }
});
</script>"""


class Book:
    """Such a host, and the person who plays in it."""

    def __init__(self, person: Person, *, canvas: bool = False) -> None:
        source = f"{person.address}{NUMICA}&host=splice"
        body = SPLICE_HOST.replace("SOURCE", source).replace("CANVAS", "true" if canvas else "false")
        self.page = person.page
        there = person.address + "book"
        self.page.route(there, lambda route: route.fulfill(content_type="text/html", body=body))
        self.page.goto(there)
        look_into(person, self.page.frames[1])
        self.page.frames[1].locator(".poster-play").click()
        person.wait_until_ready()
        self.person = NumicaPlayer(person)
        person.page = self.page

    def read(self, subject: str) -> list[dict[str, Any]]:
        heard: list[dict[str, Any]] = self.page.evaluate("heard")
        return [message for message in heard if message["subject"] == subject]

    def wait_for(self, subject: str, count: int = 1) -> dict[str, Any]:
        self.page.wait_for_function(
            "([subject, count]) => heard.filter((each) => each.subject === subject).length >= count",
            arg=[subject, count],
        )
        return self.read(subject)[-1]


REPORT = "SPLICE.reportScoreAndState"


def test_a_book_that_speaks_splice_hears_the_score_and_brings_the_game_back(come: Come) -> None:
    visitor = come()
    book = Book(visitor)
    book.wait_for("SPLICE.getState")
    person = book.person
    person.press("Begin")
    person.wait_for_status(SET_UP)
    assert book.read(REPORT) == [], "no nought before the first touch"
    person.set_up()
    assert person.wait_for_turn()
    report = book.wait_for(REPORT)
    assert (report["score"], report["state"][:2]) == (0, "n1")
    book.page.evaluate("send({ subject: 'SPLICE.flushState', message_id: 'now' })")
    flushed = book.wait_for("SPLICE.flushState.response")
    assert flushed == {
        "subject": "SPLICE.flushState.response",
        "message_id": "now",
        "success": True,
        "hadState": True,
    }
    board = person.read_position()
    book = Book(visitor)
    person = book.person
    assert person.wait_for_turn(), "the set-up gives way to what was played"
    assert person.read_position() == board
    assert book.read(REPORT) == [], "and nothing of it is new"
    person.press("Give up")
    person.press("Really give up?")
    book.page.wait_for_function("heard.some(({ name }) => name === 'finished')")
    events = [message["name"] for message in book.read("SPLICE.sendEvent")]
    assert events == ["started", "finished"]
    assert book.wait_for(REPORT)["score"] == 0
    ids = [message["message_id"] for message in book.page.evaluate("heard")]
    assert len(set(ids)) == len(ids), "each has an id of its own"


def test_a_canvas_that_knows_no_splice_is_no_host(come: Come) -> None:
    book = Book(come(), canvas=True)
    assert book.wait_for("lti.frameResize")["height"] > 300, "which it follows"
    book.person.press("Begin")
    book.person.set_up()
    assert book.person.wait_for_turn()
    book.wait_for(REPORT)


def test_an_address_names_the_only_page_that_may_say_hello(come: Come) -> None:
    visitor = come()
    origin = visitor.address.rstrip("/")
    host = Host(visitor).open(f"{NUMICA}&host=https://school.example.org")
    host.wait_for_greeting()
    host.touch_poster()
    assert host.read() == []
    host.open(f"{NUMICA}&host={origin}")
    host.wait_for("ready")


EASY = "?pace=instant&notation&log&game=numica&seats=p,1"
HINT, UNDO, LOBBY = ".slot-lamp", ".slot-undo", "All games"


def look_for(person: Person, *names: str) -> list[str]:
    """Which of these buttons are to be seen, by their names, or by what marks them."""
    page = person.page
    return [
        name
        for name in names
        if (page.locator(name) if name.startswith(".") else person.button(name)).first.is_visible()
    ]


def test_a_link_locks_what_belongs_to_the_task(come: Come) -> None:
    person = NumicaPlayer(come()).open(f"{EASY}&lock=hints,takebacks,level,game,lobby")
    page = person.page
    page.locator(".setup .begin").wait_for()
    person.open_more()
    assert page.locator(".companies, .moods, select[id^=seat-], .setup .leave:visible").count() == 0
    assert page.get_by_text("Hints", exact=True).count() == 0
    assert page.locator("a.brand[href]").count() == 0
    person.press("Begin")
    person.set_up()
    assert person.wait_for_turn()
    page.locator(".slot-menu").click()
    assert look_for(person, LOBBY, "Rules") == ["Rules"]
    page.keyboard.press("Escape")
    assert look_for(person, HINT, UNDO, ".slot-menu") == [".slot-menu"]
    person.press("Give up")
    person.press("Really give up?")
    page.locator(".result").wait_for()
    assert look_for(person, LOBBY, "Look back at the game", "Share") != []
    assert look_for(person, LOBBY) == []
    page.evaluate("location.hash = '#/'")
    page.locator(".setup .begin").wait_for()
    assert page.locator(".games").count() == 0, "where the lobby was, the game is set up"


def test_a_lock_on_the_game_leaves_a_lobby_of_that_game(come: Come) -> None:
    visitor = come()
    person = NumicaPlayer(visitor).open()
    person.begin("person", "person", preset="")
    person.open(f"{EASY}&lock=game&hints=on")
    person.press(LOBBY)
    page = person.page
    page.locator(".games").wait_for()
    assert page.locator(".game").count() == 1
    assert look_for(person, "Open a saved game") == []
    assert page.locator(".kept-game").count() == 1, "it is of the same game"


def test_a_host_locks_what_it_opens(come: Come) -> None:
    host = Host(come()).open("?pace=instant&notation&log")
    host.wait_for("ready")
    locks = ["hints", "takebacks", "lobby"]
    assert host.ask("open", game="numica", level=1, locks=locks)["ok"]
    person = NumicaPlayer(host.person)
    person.set_up()
    assert person.wait_for_turn()
    assert look_for(person, HINT, UNDO, ".slot-menu") == [".slot-menu"]
    assert host.ask("open", game="nothing", locks=[])["error"] == "refused"
    page = person.page
    assert page.evaluate("document.documentElement.dataset.lock") == "hints takebacks lobby"
    puzzle = name_of("numica", list_samples("numica", 1)[0])
    assert host.ask("open", game="numica", puzzle=puzzle)["ok"]
    page.locator(".puzzle").wait_for()
    assert look_for(person, HINT) == []
    assert host.ask("open", game="numica", puzzle=puzzle, locks=[])["ok"]
    page.locator(HINT).wait_for()


@pytest.mark.parametrize("count", [30, pytest.param(1_000, marks=pytest.mark.slow)])
def test_nothing_grows_with_what_is_opened(come: Come, count: int) -> None:
    host = Host(come(own_profile=True)).open("?pace=instant&notation&log")
    host.wait_for("ready")
    assert host.ask("open", game="numica", level=1)["ok"]
    page = host.person.page
    session = host.page.context.new_cdp_session(host.page)
    session.send("Performance.enable")

    def measure() -> dict[str, float]:
        session.send("HeapProfiler.collectGarbage")
        metrics = session.send("Performance.getMetrics")["metrics"]
        return {metric["name"]: metric["value"] for metric in metrics}

    def open_some(count: int) -> None:
        page.wait_for_timeout(200)
        answers = host.page.evaluate(
            """async (count) => {
              let done = 0;
              for (let at = 0; at < count; at += 1) {
                const game = ["numica", "legionz"][at % 2];
                done += (await ask({ type: "open", game, level: 1 })).ok;
                heard.splice(0);
              }
              return done;
            }""",
            count,
        )
        assert answers == count

    open_some(10)
    before = measure()
    open_some(count)
    after = measure()
    for name, more in {"JSEventListeners": 10, "Documents": 1, "Frames": 0, "Nodes": 2_000}.items():
        assert after[name] <= before[name] + more, name
    assert after["JSHeapUsedSize"] < before["JSHeapUsedSize"] + 3e6 + 3_000 * count


# What nobody should say, to a page that plays: at the window and on the port, by the host and by a frame beside ours.
HARASS = """async (count) => {
  const round = []; round.push(round, { round });
  const texts = ["", "n1", "x".repeat(200_000), "__proto__", "\\u0000", "open", "getState"];
  const values = [null, undefined, 0, -1, NaN, true, round, [], {}, new Date(), new Map([[1, 2]]), /a/, ...texts];
  const any = () => values[Math.floor(Math.random() * values.length)];
  const kinds = ["open", "learner", "locale", "theme", "answer", "ready", "hello", any(), any()];
  const junk = () => ({ id: any(), type: kinds[Math.floor(Math.random() * kinds.length)], token: any(), locale: any(),
    learner: Math.random() < 0.9 ? undefined : round, theme: any(), app: any(), v: any() });
  const stranger = document.createElement("iframe");
  stranger.srcdoc = `<script>
    const { port1, port2 } = new MessageChannel();
    parent.frames[0].postMessage({ app: "number-parlour", v: 1, type: "hello", learner: "x" }, "*", [port2]);
    port1.onmessage = () => { document.title = "heard"; };
  <\\/script>`;
  document.body.append(stranger);
  await new Promise((done) => { stranger.onload = done; });
  for (let at = 0; at < count; at += 1) {
    if (at % 2) port.postMessage(Math.random() < 0.1 ? any() : junk());
    else frame.contentWindow.postMessage(Math.random() < 0.1 ? any() : { ...junk(), app: "number-parlour" }, "*");
    if (at % 5_000 === 0) await new Promise((done) => setTimeout(done));
  }
  const begun = performance.now();
  await ask({ type: "getState" });
  heard.splice(0);
  return { seconds: (performance.now() - begun) / 1000, title: stranger.contentDocument.title };
}"""


@pytest.mark.parametrize("count", [10_000, pytest.param(100_000, marks=pytest.mark.slow)])
def test_hostile_messages_change_nothing(come: Come, count: int) -> None:
    host = Host(come()).open(NUMICA)
    host.touch_poster()
    person = begin(host)
    before = host.ask("getState")["state"]
    board = person.read_position()
    found = host.page.evaluate(HARASS, count)
    assert found["title"] == "", "a stranger's hello is not answered"
    assert found["seconds"] < 20
    assert host.ask("getState")["state"] == before
    assert person.read_position() == board
    person.move_somewhere()
    host.wait_for("state")


def test_a_host_that_asks_for_too_much_is_told_so_and_twice_the_same_is_done_once(come: Come) -> None:
    host = Host(come()).open(NUMICA)
    host.touch_poster()
    begin(host)
    token = host.ask("suspend")["state"]["token"]
    answers = host.page.evaluate(
        "() => Promise.all(Array.from({ length: 40 }, () => ask({ type: 'open', token: 'n1nothing' })))"
    )
    assert {answer["error"] for answer in answers} == {"refused", "busy"}
    assert len(host.read("answer")) == 41, "each is answered once"
    assert host.ask("open", token=token)["ok"]
    person = NumicaPlayer(host.person)
    assert person.wait_for_turn()
    person.move_somewhere()
    assert person.wait_for_turn()
    moved = host.ask("suspend")["state"]["token"]
    assert host.ask("open", token=token)["ok"], "it is open, and was played on"
    assert host.ask("getState")["state"]["token"] == moved
    host.page.evaluate("port.postMessage({ id: 'twice', type: 'open' })")
    assert host.wait_for("answer", 46) == {"type": "answer", "id": "twice", "ok": False, "error": "form"}
