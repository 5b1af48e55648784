"""After the game: the result and what it counts, playing again, and the review with its turning points."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from games.numica.e2e.player import A_ROW, SET_UP, NumicaPlayer
from games.numica.e2e.tables import token_of_short_game
from playwright.sync_api import Locator, expect

from e2e.harness import HINT, HOLD_PAUSES, Person
from e2e.screens import show_table

Come = Callable[..., Person]

POINT = re.compile(r"^Move (\d+)(: a missed chance)?( +(Well done!|A good move|Here the game turned))?$")
GAIN = re.compile(r"^It would have (won|stopped|been (a little|clearly|much) better)|This would not have\.$")
FAULT = ".point.is-better"
OWN, CHANCE = "Your ", "Blue’s "
"""What was played, by the person or by the computer."""

TOLD = "Better: |was the best|was a good one|the game turned|could have done better"
STEPS = ("The turning point before", "One move back", "One move on", "The next turning point")

IS_IN_SIGHT = """(part) => {
  const { top, bottom } = part.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""


@pytest.fixture(scope="module")
def home(stay: Callable[..., Person]) -> NumicaPlayer:
    return NumicaPlayer(stay()).open("?pace=instant&notation&log&seed=review")


@pytest.fixture(scope="module")
def lost(home: NumicaPlayer) -> NumicaPlayer:
    """A person who has lost a game that was played without any thought."""
    show_table(home, "", token_of_short_game(), ".result")
    return home


@pytest.fixture
def person(lost: NumicaPlayer) -> NumicaPlayer:
    """The same, who looks at the result and at nothing else."""
    lost.hand = "mouse"
    if lost.page.locator(".past").count():
        lost.press("Stop looking back")
    if lost.page.locator(".review").count():
        lost.page.locator(".card-bar button").click()
    lost.button("Review").wait_for()
    return lost


def review(person: Person) -> int:
    """Ask for the review; return how many turning points it has found."""
    person.press("Review")
    person.page.locator(".points").first.wait_for(timeout=60_000)
    return person.page.locator(".point").count()


def read_line(point: Locator, name: str) -> str:
    """Read what the review says under a name of a turning point."""
    return point.locator(f"dt:text-is('{name}') + dd").inner_text()


def test_turning_points_are_told(person: Person) -> None:
    log = person.read_log()
    assert review(person) in range(1, 7)
    points = person.page.locator(".point")
    told = person.page.locator(".review > p").inner_text()
    count = points.count()
    often = {1: "Once", 2: "Twice"}
    faults = person.page.locator(FAULT, has_text=OWN).count()
    assert f"{often.get(faults, f'{faults} times')} you had a better move." in told
    chances = person.page.locator(FAULT, has_text=CHANCE).count()
    assert f"{often.get(chances, f'{chances} times')} a computer could have done better." in told
    assert min(faults, chances) > 0
    # What waits among the puzzles is written behind it once they have come.
    assert told.startswith(person.hear("say")[-1])
    numbers = []
    for at in range(count):
        title = POINT.match(points.nth(at).locator("h4").inner_text().strip())
        assert title
        number = int(title[1])
        numbers.append(number)
        if "is-better" not in (points.nth(at).get_attribute("class") or ""):
            continue
        words, sentence = read_line(points.nth(at), "Played").splitlines()
        assert sentence == log[number], "the log begins with the tiles, which are no move"
        assert sentence.startswith(CHANCE if title[2] else OWN), "no name is told twice"
        words, sentence = read_line(points.nth(at), "Better").splitlines()
        start, goal = words.split()
        assert f"piece from {start} to {goal}." in sentence
        assert all(points.nth(at).locator("dd").all_inner_texts())
        assert GAIN.match(points.nth(at).locator("dl + p").inner_text())
    own = person.page.locator(".review h3:text-is('Your game') + .points .point").count()
    assert own > 0, "one's own come first"
    assert numbers == sorted(numbers[:own]) + sorted(numbers[own:])
    assert {OWN in text for text in points.all_inner_texts()[own:]} == {False}
    assert faults <= 2, "of few, each can be learnt from"
    assert chances <= 2


def test_a_turning_point_is_looked_at(person: Person) -> None:
    review(person)
    point = person.page.locator(FAULT, has_text=OWN).last
    number = int(POINT.match(point.locator("h4").inner_text().strip())[1])  # type: ignore[index]
    better = read_line(point, "Better").splitlines()[0]
    board = person.read_box(".board")
    bar = person.look_back(lambda: point.get_by_role("button", name="Look").click(), "Better: ")
    start, goal = better.split()
    assert re.match(rf"Move {number}\. Better: Move the \w+ piece from {start} to {goal}\.", bar)
    assert {*person.find_spaces(HINT)} == {*better.split()}
    assert person.hear("say")[-1].endswith(bar)
    before = person.read_position()
    left, _, *size = person.read_box(".board")
    assert (left, *size) == (board[0], *board[2:])
    assert point.is_visible(), "and one keeps one's place beside it"
    person.look_back(lambda: person.press("One move on"), f"move {number} of")
    assert person.find_spaces(HINT) == [], "the hint belongs to the move before"
    after = person.read_position()
    start, goal = read_line(point, "Played").splitlines()[0].split()
    assert before[start] != after[start]
    assert before[goal] != after[goal]
    assert after[start].endswith(", empty")
    assert "is-shown" in (point.get_attribute("class") or ""), "it stays marked"
    chance = person.page.locator(FAULT, has_text=CHANCE).first
    assert "Blue could have done better. Move the " in person.look_back(
        chance.get_by_role("button", name="Look").click, "could have"
    )


def test_one_goes_from_point_to_point_and_finds_the_list_as_it_was(person: Person) -> None:
    page = person.page
    count = review(person)
    assert count > 1
    points = page.locator(".point")
    points.nth(1).get_by_role("button", name="Look").scroll_into_view_if_needed()
    place = page.evaluate("scrollY")
    person.look_back(points.nth(1).get_by_role("button", name="Look").click, TOLD)
    person.look_back(lambda: person.press("The turning point before"), TOLD)
    points.first.and_(page.locator(".is-shown")).wait_for()
    assert points.first.evaluate(IS_IN_SIGHT), "beside the board, the list follows"
    assert person.button("The turning point before").is_disabled(), "it is the first"
    places = {name: person.button(name).bounding_box() for name in STEPS}
    person.look_back(lambda: person.press("One move on"))
    assert places == {name: person.button(name).bounding_box() for name in STEPS}, "with the same meaning"
    person.look_back(lambda: person.press("The turning point before"), TOLD)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    points.first.get_by_role("button", name="Look").focus()
    page.keyboard.press("ArrowRight")
    points.nth(1).and_(page.locator(".is-shown")).wait_for()
    person.press("Stop looking back")
    page.locator(".past").wait_for(state="detached")
    assert page.locator(".is-shown").count() == 0
    assert abs(page.evaluate("scrollY") - place) < 2, "nothing has scrolled"
    address = page.url
    page.locator(FAULT).first.get_by_role("button", name="Try it").click()
    person.wait_for_alert("This is a new game.")
    page.locator(".result").wait_for(state="detached")
    page.go_back()
    page.locator(".result").wait_for()
    assert page.url == address
    assert points.count() == count, "it need not be judged again"
    person.wait_until_drawn()
    assert page.locator(FAULT).first.evaluate(IS_IN_SIGHT), "where one has left it"


def test_something_better_is_tried(person: NumicaPlayer) -> None:
    page = person.page
    result, log, address = person.read_result(), person.read_log(), page.url
    review(person)
    point = page.locator(FAULT, has_text=OWN).first
    number = int(POINT.match(point.locator("h4").inner_text().strip())[1])  # type: ignore[index]
    better = point.locator("dd code").last.inner_text()
    point.get_by_role("button", name="Try it").click()
    person.wait_for_alert("This is a new game.")
    page.locator(".result").wait_for(state="detached")
    assert person.wait_for_turn()
    assert person.read_log() == log[:number]
    assert page.url != address
    assert page.locator(".review, .result").count() == 0
    person.type_sentence(better)
    person.wait_for_log(number + 1)
    start, goal = better.split()
    assert f"piece went from {start} to {goal}" in person.read_log()[number], (
        "it brings about what the review told"
    )
    page.goto("about:blank")
    page.goto(address)
    person.wait_until_ready()
    assert (person.read_result(), person.read_log()) == (result, log), "the old game is as it was"
    assert page.locator(".review").count() == 0, "a review lasts until one leaves"


def test_a_review_by_keys(person: Person) -> None:
    person.hand = "keys"
    page = person.page
    review(person)
    look = page.locator(FAULT).first.get_by_role("button", name="Look")
    person.look_back(lambda: person.use(look), "Better: ")
    assert look.evaluate("(button) => button === document.activeElement"), "the focus stays"
    page.keyboard.press("Escape")
    page.locator(".past").wait_for(state="detached")
    person.use(page.locator(FAULT).first.get_by_role("button", name="Try it"))
    person.wait_for_alert("This is a new game.")
    page.go_back()
    page.locator(".result").wait_for()


def test_a_review_is_stopped(person: Person) -> None:
    person.press("Review")
    person.page.locator(".review progress").wait_for()
    person.press("Stop")
    person.page.locator(".review").wait_for(state="detached")
    log = person.read_log()
    person.look_back(person.line(3).click)
    person.press("Stop looking back")
    assert person.read_log() == log
    assert review(person) > 0, "and it can be asked for again"


def test_the_page_stays_lively_while_it_judges(person: Person) -> None:
    person.press("Review")
    person.page.locator(".review progress").wait_for()
    person.look_back(person.line(4).click, "move 3 of")
    person.look_back(lambda: person.press("One move on"), "move 4 of")
    person.page.locator(".points").first.wait_for(timeout=60_000)
    assert person.page.locator(".past p").inner_text().startswith("Looking back: move 4 of")


def test_nothing_to_be_better(home: NumicaPlayer) -> None:
    home.hand = "mouse"
    home.come_home().begin_turn()
    home.press("Give up")
    home.press("Really give up?")
    home.press("Review")
    home.page.locator(".review", has_text="Nothing was decided yet").wait_for()
    assert home.page.locator(".point").count() == 0
    home.press("Undo")
    home.page.locator(".result").wait_for(state="detached")
    assert home.wait_for_turn()
    assert home.page.locator(".review").count() == 0, "a game that goes on is not over"


def test_the_result_counts(home: NumicaPlayer) -> None:
    home.hand = "mouse"
    home.come_home().begin_turn()
    home.press("Hint")
    home.page.locator(".hint-text").wait_for()
    home.move_somewhere()
    assert home.wait_for_turn()
    home.press("Undo")
    home.page.wait_for_function("document.querySelectorAll('.line').length === 3")
    assert home.wait_for_turn()
    home.move_somewhere()
    assert home.wait_for_turn()
    home.press("Give up")
    home.press("Really give up?")
    result = home.read_result()
    assert result[:2] == ["Blue won!", "You gave up."]
    assert "5 moves · 1 hint" in result, "what nobody had answered is not counted"
    assert home.page.locator(".line").last.locator("code").inner_text() == "resign"


def test_playing_again_with_swapped_seats(come: Come) -> None:
    person = come()
    person.page.add_init_script(HOLD_PAUSES)
    person.open("?seed=swap&game=numica&seats=p,2&options=setup:secret")
    person.page.locator("#seat-1").wait_for(state="attached")
    person.open_more()
    person.page.locator(".looks summary").click()
    person.page.locator("#name-0").fill("Ada")
    person.press("Begin")
    person.wait_for_status("Set up:")
    person.press("Give up")
    person.press("Really give up?")
    first = person.page.url
    person.press("Swap seats")
    person.page.locator(".result").wait_for(state="detached")
    board = person.page.locator(".board")
    expect(board).to_contain_text("Ada")
    expect(board).to_contain_text("Red · Easy")
    person.page.wait_for_function("(first) => location.href !== first", arg=first)  # as a game of its own
    person.wait_for_status("Set up:|is thinking")
    person.release_pauses()
    person.wait_for_status("Set up:")
    person.type_sentence(A_ROW)
    person.wait_for_log(3)
    assert person.page.locator(".log-lines").get_by_text("in secret").count() == 2, "with the same options"
    person.press("Give up")
    person.press("Really give up?")
    person.press("Swap seats")
    person.wait_for_status("Set up:")
    assert SET_UP in person.read_status()
    expect(person.page.locator(".board")).to_contain_text("Blue · Easy")


def test_hidden_hands_are_reviewed(come: Come, wheel_address: str) -> None:
    people = come(wheel_address, borrow=True).open(
        "?pace=instant&notation&log&seed=hands&game=null&seats=p,p&options=size:3"
    )
    people.page.locator("#seat-1").wait_for(state="attached")
    people.press("Begin")
    cards = people.page.locator(".pieces button")
    for _ in range(3):
        for name in ("Red", "Blue"):
            people.press(f"I am {name}")
            people.wait_for_status(f"{name}: choose a card")
            cards.first.click()
    people.page.locator(".result").wait_for()
    people.press("Review")
    people.page.locator(".review > p:not([id])").wait_for()
    points = people.page.locator(".point")
    for at in range(points.count()):
        look = points.nth(at).get_by_role("button", name="Look")
        people.look_back(look.click, TOLD)
