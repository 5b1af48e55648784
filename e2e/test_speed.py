"""How long people wait: for computers, for the page to show their own move, and for what a game reckons exactly."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from random import Random
from statistics import median

import pytest
from games.numica.e2e.player import NumicaPlayer
from playwright.sync_api import Locator

from e2e.bench_touch import token_of_fullest
from e2e.harness import Person
from e2e.visits import ROOT
from parlour.core.table import COLOURS
from parlour.games import find
from parlour.terminal.bench import AIMS, ask

# The aims hold for a machine that does nothing else. Tests share theirs, often with a build and a second browser
# on two slow cores, and a wait there comes out up to twice as long.
NOISE = 2.0
MOVES = 4
REDRAW = 8  # milliseconds of script
LAID = 6  # Bugz one after the other, of which some have the board grow

# Milliseconds from the last touch to the first and the second sentence that was said after it: one's own move,
# and the computer's; what was missed is told between them.
READ_WAITS = """heard.filter(
  ({ region, at, text }) => region === "say" && at > touched && !text.includes("You could have")
).map(({ at }) => at - touched)"""


@pytest.fixture(scope="module")
def person(stay: Callable[..., Person]) -> NumicaPlayer:
    return NumicaPlayer(stay(borrow=False, drawn=True)).open("?pace=instant&notation&seed=speed")


@pytest.mark.slow
@pytest.mark.parametrize(("level", "aim"), [("1", 500), ("2", 500), ("3", 500), ("5", 2000)])
def test_computers_answer_in_time(
    person: NumicaPlayer, level: str, aim: float, capsys: pytest.CaptureFixture[str]
) -> None:
    person.come_home().begin("person", level)
    person.set_up()
    random = Random("speed")
    own: list[float] = []
    answers: list[float] = []
    for _ in range(MOVES):
        assert person.wait_for_turn()
        person.move_sensibly(random, tries=1)
        if not person.wait_for_turn():
            break
        shown, answered = person.page.evaluate(READ_WAITS)
        own.append(shown)
        answers.append(answered - shown)
    with capsys.disabled():
        print(
            f"\nlevel {level}: answers in {median(answers):.0f} ms, own move in {median(own):.0f} ms", end=" "
        )
    assert median(answers) <= aim * NOISE


@pytest.mark.slow
def test_the_exact_helper_of_the_league_is_quick(
    come: Callable[..., Person], capsys: pytest.CaptureFixture[str]
) -> None:
    """Everybody who can be captured by 8 superheroes, 8 devices and the Sidekick, by the worker of the site."""
    person = come(borrow=False)
    bare = person.address + "bench-page"
    # A page that says it cannot play here: the modules stand there, and begin nothing by themselves.
    body = '<!doctype html><p id="shut-in">'
    person.page.route(bare, lambda route: route.fulfill(content_type="text/html", body=body))
    person.page.goto(bare)
    person.page.evaluate(resources.files("parlour.terminal").joinpath("bench.js").read_text(encoding="utf-8"))
    request = {"verb": "bench", "game": "league", "seconds": 0.05}
    times = [time for _ in range(5) for time in ask(person.page, request)["helper"]]
    assert len(times) == 100
    with capsys.disabled():
        print(f"\nexact helper: median {median(times):.1f} ms, longest {max(times):.1f} ms", end=" ")
    assert median(times) <= AIMS["helper"] * NOISE


def test_a_table_of_350_pieces_is_redrawn_quickly(
    come: Callable[..., Person],
    tmp_path: Path,
    pytestconfig: pytest.Config,
    record_property: Callable[[str, str], None],
) -> None:
    """One word is said and 200 are open: the page's own modules draw it, on a quiet machine in half a frame."""
    node = os.environ.get("PARLOUR_NODE") or shutil.which("node")
    if node is None:
        pytest.skip("run by build.py test, which knows a Node")
    script = tmp_path / "redraw.js"
    command: list[str | Path] = [node, ROOT / "web" / "build" / "single.mjs"]
    command += ["--module", ROOT / "e2e" / "redraw.js", "--out", script, "--colours", json.dumps(COLOURS)]
    subprocess.run(command, check=True)
    person = come(drawn=True)
    bare = person.address + "bench-page"
    # A page that says it cannot play here: the modules stand there, and begin nothing by themselves.
    body = '<!doctype html><p id="shut-in">'
    person.page.route(bare, lambda route: route.fulfill(content_type="text/html", body=body))
    person.page.goto(bare)
    person.page.add_script_tag(path=script, type="module")
    person.page.wait_for_function("window.measureRedraws")
    told = person.page.evaluate("measureRedraws(120)")
    times = told["milliseconds"]
    record_property("figure", f"redraw: median {median(times):.1f} ms, longest {max(times):.1f} ms")
    assert person.page.locator(".pieces button.is-open").count() == 200
    assert told["built"] == len(times), "pieces are made once for each change, whoever asks for one"
    # The one that was said and the one that is, one at each end of those that are open; twice all of these.
    assert told["drawn"] <= 4 * len(times) + 2 * 2 * 200, "what has not changed is not gone through again"
    assert told["worded"] < len(times), "what was said once is not put into words again"
    if pytestconfig.getoption("--slow"):
        assert median(times) <= REDRAW * NOISE


def count_styled(person: Person, act: Callable[[], object]) -> int:
    """Return how many elements the browser styles at most in one go while something is done."""
    browser = person.page.context.browser
    assert browser is not None
    browser.start_tracing(page=person.page, categories=["devtools.timeline"])
    act()
    traced = json.loads(browser.stop_tracing())["traceEvents"]
    return max(
        int(each["args"].get("elementCount", 0)) for each in traced if each["name"] == "UpdateLayoutTree"
    )


def find_outermost(cells: Locator) -> Locator:
    """Return the cell that lies farthest to the left or the right, and in sight with all of the board."""
    ends = cells.evaluate_all("cells => cells.map(({ style }) => Math.abs(style.getPropertyValue('--x')))")
    return cells.nth(ends.index(max(ends)))


def test_a_board_that_grows_is_not_styled_anew(stay: Callable[..., Person]) -> None:
    """A browser tells how many elements it has styled: a Bug that is laid concerns a few, wherever it comes to lie."""
    person = stay(drawn=True).open("?pace=instant", f"#/game/{token_of_fullest(find('legionz'))}")
    person.wait_until_asked()
    elements = person.page.locator("#room *").count()
    free = person.page.locator(".pieces .legion-cell.is-open")
    boards = set()

    def lay() -> None:
        for _ in range(LAID):
            # Who clicks has the focus on the cell, which goes with the click.
            free.first.wait_for()
            before = person.page.locator(".pieces .legion-bug").count()
            find_outermost(free).click()
            person.page.locator(".pieces .legion-bug").nth(before).wait_for()
            boards.add(person.page.locator(".sheet .board").get_attribute("style"))

    styled = count_styled(person, lay)
    assert len(boards) > 1, "the board has grown"
    assert elements > 3000
    assert styled < elements / 4


def test_a_word_that_is_said_styles_what_it_concerns(person: NumicaPlayer) -> None:
    """All spaces are there to be touched, and a few of them now."""
    person.come_home().begin_turn()
    said = person.page.locator(".pieces .is-said")

    def say() -> None:
        person.page.locator(".pieces .is-open").first.click()
        said.first.wait_for()
        person.press("Put back")
        said.first.wait_for(state="detached")

    assert count_styled(person, say) < person.page.locator(".pieces .tile").count()


def count_drawn(person: Person, act: Callable[[], object]) -> int:
    """Return how often a page that rests asks for a frame to draw in while something is done, and a second after."""
    person.page.evaluate(
        """() => {
          const next = requestAnimationFrame.bind(globalThis);
          globalThis.drawn = 0;
          globalThis.requestAnimationFrame = (act) => {
            globalThis.drawn += 1;
            return next(act);
          };
        }"""
    )
    act()
    person.page.wait_for_timeout(1000)
    return int(person.page.evaluate("drawn"))


def test_a_move_is_drawn_once(stay: Callable[..., Person]) -> None:
    """It is drawn with its answer; that it was kept, and that nothing was missed, changes nothing of what is shown."""
    person = stay().open("?pace=instant", f"#/game/{token_of_fullest(find('legionz'))}")
    person.wait_until_asked()
    bugs = person.page.locator(".pieces .legion-bug")
    before = bugs.count()
    # A mouse has come there, and is shown what would lie there.
    find_outermost(person.page.locator(".pieces .legion-cell.is-open")).hover()

    def press() -> None:
        # Nobody waits for what comes of it: whoever looks whether it is there may ask for frames too.
        person.page.mouse.down()
        person.page.mouse.up()

    drawn = count_drawn(person, press)
    assert bugs.count() == before + 1
    assert drawn == 1


def test_a_mouse_that_goes_over_what_explains_nothing_has_nothing_drawn(stay: Callable[..., Person]) -> None:
    """A board has hundreds of things, and a mouse on its way goes over many."""
    person = stay().open("?pace=instant", f"#/game/{token_of_fullest(find('hexors'))}")
    person.lift_curtain()
    spaces = person.page.locator(".pieces .hx-space:not(.has-tile)")
    boxes = [spaces.nth(at).bounding_box() for at in range(4)]

    def pass_over() -> None:
        for box in boxes:
            assert box is not None
            person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    assert count_drawn(person, pass_over) == 0
