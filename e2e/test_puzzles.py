"""Puzzles: from the lobby to the next one, by mouse, keys and touch; wrong answers, help, the pile, what is kept."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import packs
import pytest
from door import GAMES
from packs import PACKED, Puzzle, list_samples, open_pack
from playwright.sync_api import expect

from e2e.harness import Hand, Person
from parlour.core.rng import Rng
from parlour.core.save import make_save
from parlour.core.table import Sitter, Table
from parlour.core.task import Answer, Task
from parlour.core.token import write_token
from parlour.games.league import LEAGUE
from parlour.puzzles.mistake import suppose
from parlour.puzzles.tasks import Question, find_task

Come = Callable[..., Person]

SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
KINDS = [(key, puzzle) for key in PACKED for puzzle in list_samples(key, 1)]
NAMES = [f"{key}-{puzzle.task}" for key, puzzle in KINDS]
FIRST = PACKED[0]
SOLVED = ".bubble .reached"

TWICE = 1000
"""Milliseconds after which a second press is meant."""

LATER = "(days) => { const plain = Date.now; Date.now = () => plain() + days * 86_400_000; }"
"""Another day, for a page that is loaded then."""


@pytest.fixture(scope="module")
def child(stay: Callable[..., Person]) -> Person:
    person: Person = stay()
    return person.open()


def name_of(key: str, puzzle: Puzzle) -> str:
    return puzzle.make_id(GAMES[key])


def solve(key: str, puzzle: Puzzle) -> tuple[Task, list[Answer]]:
    task = find_task(GAMES[key], puzzle.task)
    assert task
    return task, list(task.solve(GAMES[key].from_text(puzzle.position), puzzle.seat) or ())


def open_puzzle(person: Person, key: str, name: str) -> None:
    person.page.evaluate("(place) => { location.hash = place }", f"#/puzzles/{key}/{name}")
    person.page.locator(".puzzle", has_text=f"Puzzle {name}").wait_for()
    person.page.locator(".status").wait_for()


def open_ways(person: Person, key: str) -> None:
    person.page.evaluate("(place) => { location.hash = place }", f"#/puzzles/{key}")
    person.page.locator("#puzzles-title").wait_for()


# By the page's own clock: the second press comes soon, however busy the machine is.
PRESS_TWICE = """(button) => {
  const again = () => document.querySelector(".puzzle .buttons:not(.puzzle-words) button")?.click();
  button.click();
  return new Promise((done) => setTimeout(() => done(again()), 150));
}"""


TOUCH_TWICE = """(thing, pause) => {
  thing.click();
  return new Promise((done) => setTimeout(() => done(thing.click()), pause));
}"""


def go_on_from(person: Person, name: str) -> str:
    """Wait for the puzzle after one, and until a press is no second half of a double one; return its name."""
    person.page.wait_for_function("(name) => !location.hash.endsWith(name)", arg=name)
    person.page.locator(".puzzle", has_text="Puzzle ").wait_for()
    person.page.wait_for_timeout(TWICE)
    return urlsplit(person.page.url).fragment.rpartition("/")[2]


def answer(person: Person, key: str, puzzle: Puzzle) -> None:
    """Say a right answer, as somebody types it, or by its button."""
    task, answers = solve(key, puzzle)
    parts = [part for (part,) in answers] if task.several else list(answers[0])
    for at, part in enumerate(parts):
        if part in task.words:
            person.use(person.page.locator(".puzzle-words button").nth(task.words.index(part)))
        else:
            person.type_sentence(part)
        if task.several and at < len(parts) - 1:
            person.page.locator(
                ".puzzle .told", has_text=f"{at + 1} found, {len(parts) - at - 1} to go"
            ).wait_for()
        elif at < len(parts) - 1:
            person.wait_until_asked()
    person.page.locator(SOLVED).wait_for()


MARKS = """(parts) => {
  const marksOf = (piece) => [piece, ...piece.querySelectorAll("*")].flatMap((each) => [...each.classList]);
  const pieces = [...document.querySelectorAll(".pieces [data-touch]")].filter((piece) => piece.checkVisibility());
  const lying = new Set(pieces.map(({ dataset }) => dataset.touch));
  const answers = parts.map((part) => part.split(" ").find((word) => lying.has(word)));
  const [right, other] = [true, false].map((isRight) =>
    pieces.filter(({ dataset }) => answers.includes(dataset.touch) === isRight));
  const elsewhere = new Set(other.flatMap(marksOf));
  return [right.length, other.length, [...new Set(right.flatMap(marksOf))].filter((mark) => !elsewhere.has(mark))];
}"""
"""With how many things right answers begin, how many others there are, and what the first alone are marked with."""


@pytest.mark.parametrize("key", PACKED)
def test_nothing_on_the_board_marks_the_answer(child: Person, key: str) -> None:
    """Before anything is touched: no aid of a game may answer what is asked."""
    marked: dict[str, set[str]] = {}
    for puzzle in list_samples(key, 2):
        task, answers = solve(key, puzzle)
        if task.words:
            continue
        open_puzzle(child, key, name_of(key, puzzle))
        child.wait_until_asked()
        child.wait_until_drawn()
        parts = [part for each in answers for part in (each if task.several else each[:1])]
        right, other, marks = child.page.evaluate(MARKS, parts)
        assert right
        assert other
        marked[puzzle.task] = marked.get(puzzle.task, set(marks)) & set(marks)
    assert set().union(*marked.values()) == set()


def find_wrong(key: str, puzzle: Puzzle) -> str:
    """Return a legal sentence that is a wrong answer."""
    task, _ = solve(key, puzzle)
    wrong = packs.find_wrong(task, GAMES[key].from_text(puzzle.position), puzzle.seat)
    assert wrong is not None
    return wrong


@pytest.mark.parametrize(("key", "puzzle"), KINDS, ids=NAMES)
def test_each_kind_is_solved_and_leads_to_the_next(child: Person, key: str, puzzle: Puzzle) -> None:
    open_puzzle(child, key, name_of(key, puzzle))
    assert child.page.locator(".puzzle .dots-of i.is-on").count() == puzzle.dots
    alerts = len(child.hear("alert"))
    answer(child, key, puzzle)
    told = child.page.locator(SOLVED).inner_text()
    task, answers = solve(key, puzzle)
    count = len(answers)
    if task.several:
        assert "just the one" in told if count == 1 else f"all {count}" in told
    else:
        firsts = len({first for first, *_ in answers})
        assert told.startswith("Right! ")
        assert told != "Right!", "it says why"
        if not task.words:
            assert (firsts == 1) == ("No other" in told or "Only this" in told), told
    child.page.wait_for_function("document.activeElement.innerText === 'Next puzzle'")
    assert not [each for each in child.hear("alert")[alerts:] if "Right" not in each], "nothing was wrong"
    assert not child.page.locator(".bubble .choices, .pieces .is-open").count(), "nothing is asked any more"


@pytest.mark.parametrize("hand", ["mouse", "keys", "touch"])
def test_a_child_practises(come: Come, hand: Hand) -> None:
    """From the lobby to the first puzzle, through it by touches alone, to the next one, and back to all of them."""
    person = come(**(SMALL if hand == "touch" else {})).open()
    person.hand = hand
    person.press(f"Puzzles {person.page.locator(f'[data-game={FIRST}] h3').inner_text()}")
    person.page.locator("#puzzles-title").wait_for()
    person.use(person.page.locator(".puzzle-way .primary"))
    person.page.locator(".puzzle").wait_for()
    name = person.page.url.rpartition("/")[2]
    puzzle = open_pack(FIRST)[name]
    person.wait_until_asked()
    _, answers = solve(FIRST, puzzle)
    for part in answers[0]:
        person.wait_until_asked()
        person.wait_for_the_eye()
        for word in part.split():
            person.touch(word)
    person.page.locator(SOLVED).wait_for()
    expect(person.page.locator(".reached strong")).to_have_text("Your first star of this kind!")
    person.press("Next puzzle")
    go_on_from(person, name)
    if hand == "touch":  # where the card is what is asked, and nothing else
        person.use(person.page.locator(".slot-menu"))
    person.press("All puzzles")
    person.page.locator("#puzzles-title").wait_for()
    assert person.page.locator(".star-row .is-won").count() == 1
    expect(person.page.locator(".puzzle-ways")).to_contain_text("1 of 10 stars")
    expect(person.page.locator(".puzzle-way", has_text="Puzzle of the day")).to_contain_text("Solved")
    expect(person.page.locator(".skill-map")).to_contain_text("1 alone")


@pytest.mark.parametrize("pause", [0, 50, 200])
def test_who_touches_the_answer_twice_is_praised_once(child: Person, pause: int) -> None:
    puzzle = next(each for each in list_samples("numica", 3) if each.task == "win-1")
    open_ways(child, "numica")
    open_puzzle(child, "numica", name_of("numica", puzzle))
    child.wait_until_asked()
    _, answers = solve("numica", puzzle)
    first, last = answers[0][0].split()
    child.touch(first)
    alerts = len(child.hear("alert"))
    child.page.locator(f".board [data-touch='{last}']").evaluate(TOUCH_TWICE, pause)
    child.page.locator(SOLVED).wait_for()
    child.page.wait_for_timeout(400)
    assert [each for each in child.hear("alert")[alerts:] if "Right" not in each] == []
    expect(child.page.locator(".bubble .refusal")).to_have_count(0)
    expect(child.page.locator(SOLVED)).to_contain_text("Right!")


def test_a_wrong_answer_is_told_why_and_nothing_is_played(child: Person) -> None:
    puzzle = list_samples(FIRST, 1)[0]
    open_puzzle(child, FIRST, name_of(FIRST, puzzle))
    child.wait_until_asked()
    position = child.read_position()
    child.type_sentence(find_wrong(FIRST, puzzle))
    child.page.locator(".refusal").wait_for()
    assert child.hear("alert")[-1] in child.read_status()
    # What would follow may be drawn.
    child.enter_board()
    child.page.keyboard.press("Escape")
    child.page.locator(".refusal").wait_for(state="detached")
    assert child.read_position() == position
    answer(child, FIRST, puzzle)
    open_ways(child, FIRST)
    expect(child.page.locator(".skill-map")).to_contain_text(re.compile(r"[1-9]\d* at the second try"))


@pytest.mark.parametrize("key", PACKED)
def test_a_puzzle_by_its_link_goes_on_with_others_of_its_kind(come: Come, key: str) -> None:
    """Also after a reload; two taps lead to one puzzle, and none that is seen for a moment is written down as tried."""
    puzzle = list_samples(key, 1)[0]
    name, pack = name_of(key, puzzle), open_pack(key)
    person = come(has_touch=True).open(place=f"#/puzzles/{key}/{name}")
    person.hand = "touch"
    another = person.page.locator(".puzzle").get_by_role("button", name="Another puzzle")
    another.wait_for()
    for _ in range(2):
        another.evaluate(PRESS_TWICE)
        name = go_on_from(person, name)
        assert pack[name].task == puzzle.task
    person.reload()
    another.wait_for()
    answer(person, key, pack[name])
    person.press("Next puzzle")
    assert pack[go_on_from(person, name)].task == puzzle.task
    open_ways(person, key)
    expect(person.page.locator(".skill-map")).to_contain_text("2 tried")


LIST_THINGS = """(things) => things
  .filter((thing) => !thing.matches(".legion-cell"))
  .map(({ className, innerText }) => [
    ...className.match(/\\b(tile-\\w+|seat-\\d|has-tile)\\b/g) ?? [],
    ...innerText.match(/-?\\d+,-?\\d+/) ? [] : innerText.split(/[\\s!]+/),
  ].filter(Boolean).join(" "))
  .filter(Boolean)
  .sort()"""
"""What is seen of a board: whose and which things, and what stands on them.

Names of spaces are not, nor what lights up where somebody is helped.
"""


@pytest.mark.parametrize("key", PACKED)
def test_the_picture_of_the_day_is_that_of_its_puzzle(child: Person, key: str) -> None:
    open_ways(child, key)
    card = child.page.locator(".puzzle-way", has_text="Puzzle of the day")
    card.locator(".still").wait_for()
    seen = card.locator(".still .piece").evaluate_all(LIST_THINGS)
    kinds = child.page.locator(".puzzle-way .still")
    others = [kinds.nth(at).locator(".piece").evaluate_all(LIST_THINGS) for at in range(1, kinds.count())]
    card.get_by_role("button").click()
    child.page.locator(".puzzle", has_text="Puzzle ").wait_for()
    child.wait_until_asked()
    assert seen == child.page.locator(".board .pieces .piece").evaluate_all(LIST_THINGS)
    assert seen not in others, "the kinds have pictures of other puzzles"


def follow_hints(person: Person) -> None:
    """Ask for a hint until it tells all, and play what it says."""
    person.press("Hint")
    person.page.locator(".status.hint .hint-text").wait_for()
    while person.page.locator('.slot-lamp:not([aria-disabled="true"])').count():
        before = person.read_status()
        person.page.locator(".slot-lamp").click()
        person.page.wait_for_function(
            "(before) => document.querySelector('.status').innerText !== before", arg=before
        )
    person.use(person.page.locator(".dock .go.primary"))


def test_help_leads_to_an_answer_and_the_puzzle_comes_again(come: Come) -> None:
    person = come().open()
    puzzle = list_samples(FIRST, 1)[0]
    open_puzzle(person, FIRST, name_of(FIRST, puzzle))
    person.wait_until_asked()
    follow_hints(person)
    person.page.locator(SOLVED).wait_for()
    open_ways(person, FIRST)
    expect(person.page.locator(".skill-map")).to_contain_text("1 with help")
    assert not person.page.locator(".puzzle-way", has_text="Again today").count(), "not on the same day"
    tomorrow = person.open_tab()
    tomorrow.page.add_init_script(f"({LATER})(1)")
    tomorrow.page.add_init_script(
        "{ const Plain = Date; Date = class extends Plain"
        " { constructor(...given) { super(...(given.length ? given : [Plain.now()])) } } }"
    )
    tomorrow.open()
    open_ways(tomorrow, FIRST)
    pile = tomorrow.page.locator(".puzzle-way", has_text="Again today")
    pile.get_by_role("button").click()
    tomorrow.page.locator(".puzzle", has_text=f"Puzzle {name_of(FIRST, puzzle)}").wait_for()


def test_what_refutes_a_wrong_answer_is_told(child: Person) -> None:
    puzzle = [each for each in open_pack("numica").values() if each.task == "defend"][-1]
    open_puzzle(child, "numica", name_of("numica", puzzle))
    child.wait_until_asked()
    child.type_sentence(find_wrong("numica", puzzle))
    told = child.page.locator(".bubble .refuted", has_text="Then this may follow:")
    told.wait_for()
    assert re.search(r"can capture the (round|square) piece on [a-h][1-8]\.", told.inner_text()), (
        "it has not happened"
    )


def find_judged(key: str, *, is_right: bool) -> tuple[Puzzle, str, str]:
    """Return a puzzle to which a right or a wrong answer is to be judged, that answer, and a best one."""
    for puzzle in open_pack(key).values():
        task, answers = solve(key, puzzle)
        if task.words or task.several:
            continue
        question = Question(GAMES[key].from_text(puzzle.position), puzzle.seat, tuple(answers))
        mistake = suppose(GAMES[key], task, question)
        if mistake.is_right == is_right and len(answers) == 1:
            return puzzle, mistake.said, answers[0][0]
    raise AssertionError(key)


def open_judged(person: Person, key: str, puzzle: Puzzle, said: str) -> None:
    """Open what is to be judged: its dots are not told, it is marked, and nothing but that is asked."""
    page = person.page
    place = f"#/puzzles/{key}/{name_of(key, puzzle)}/mistake"
    page.evaluate("(place) => { location.hash = place }", place)
    named = page.locator(".puzzle", has_text=f"Puzzle {name_of(key, puzzle)}")
    named.filter(has_text="Is that right?").wait_for()
    assert not page.locator(".puzzle .dots-of").count()
    page.locator(".status", has_text="Is the marked answer right?").wait_for()
    page.wait_for_function("document.querySelector('.hint-mark.is-judged')")
    marked = page.locator(".board [aria-label*='somebody’s answer']")
    words = {marked.nth(at).get_attribute("data-touch") for at in range(marked.count())}
    assert words
    assert words <= {*said.split()}


@pytest.mark.parametrize("key", PACKED)
def test_a_wrong_word_of_somebodys_answer_ends_it_with_what_is_better(child: Person, key: str) -> None:
    puzzle, said, best = find_judged(key, is_right=False)
    open_judged(child, key, puzzle, said)
    child.press("Yes, it is right")
    child.page.locator(".bubble .status", has_text="This is better:").wait_for()
    assert not child.page.locator(".puzzle-words > button").first.is_visible(), "the other word wins nothing"
    assert not child.page.locator(SOLVED).count()
    marked = child.page.locator(".board [aria-label$='hint']")
    words = {marked.nth(at).get_attribute("data-touch") for at in range(marked.count())}
    assert words
    assert words <= {*best.split()}
    assert child.page.locator(".puzzle .dots-of i.is-on").count() == puzzle.dots
    child.page.wait_for_function("document.activeElement.innerText === 'Next puzzle'")
    place = child.page.url
    child.reload()
    child.page.locator(".puzzle", has_text="Is that right?").wait_for()
    assert child.page.url == place, "the same one is asked again"
    child.press("Another puzzle")
    child.page.wait_for_function("(place) => location.href !== place", arg=place)
    child.page.locator(".puzzle", has_text="Is that right?").wait_for()
    assert child.page.url.endswith("/mistake")


@pytest.mark.parametrize("key", PACKED)
def test_who_sees_the_mistake_shows_what_is_better(child: Person, key: str) -> None:
    puzzle, said, best = find_judged(key, is_right=False)
    open_judged(child, key, puzzle, said)
    child.press("No, something is better")
    child.page.locator(".puzzle .told", has_text="Now show what is better.").wait_for()
    assert not child.page.locator(".hint-mark").count()
    child.wait_until_asked()
    child.type_sentence(said)
    child.page.locator(".refusal").wait_for()
    child.type_sentence(best)
    child.page.locator(SOLVED).wait_for()


def test_where_there_is_no_mistake_that_is_said(child: Person) -> None:
    puzzle, said, _ = find_judged("hexors", is_right=True)
    open_judged(child, "hexors", puzzle, said)
    child.press("No, something is better")
    child.page.locator(".bubble .status", has_text="nothing else is as good").wait_for()
    place = child.page.url
    child.press("Next puzzle")
    child.page.wait_for_function("(place) => location.href !== place", arg=place)
    child.page.locator(".puzzle", has_text="Is that right?").wait_for()
    open_judged(child, "hexors", puzzle, said)
    child.press("Yes, it is right")
    child.page.locator(SOLVED, has_text="Right!").wait_for()


def token_of_a_lost_chance() -> str:
    """A game of Numbers League for one, who captures nobody, and gives up."""
    table = Table(LEAGUE, {"villains": 12}, (Sitter("person"),), "own")
    table.settle()
    rng = Rng("own")
    for _ in range(60):
        is_capture = table.state.view(None)["stage"] == "capture"
        table.play(0, "pass" if is_capture else table.state.sample(0, rng))
        table.settle()
    table.play(0, "resign")
    return write_token(make_save(table), LEAGUE)


def test_what_the_review_finds_missed_becomes_a_puzzle_of_ones_own(come: Come, tmp_path: Path) -> None:
    person = come().open(place=f"#/game/{token_of_a_lost_chance()}")
    person.press("Review")
    person.page.locator(".review", has_text="for you among the puzzles").wait_for()
    open_ways(person, "league")
    way = person.page.locator(".puzzle-way", has_text="My own")
    expect(way).to_contain_text("missed")
    told = way.inner_text()
    assert not person.page.locator(".skill-map").count(), "nobody has tried anything yet"
    way.get_by_role("button").click()
    person.page.locator(".puzzle").wait_for()
    while person.page.locator("#lesson-title", has_text="What was better here?").count():
        place = person.page.url
        person.page.wait_for_timeout(TWICE)
        person.press("Another puzzle")  # which practises no skill that has a name
        person.page.wait_for_function("(place) => location.href !== place", arg=place)
        person.page.locator(".puzzle").wait_for()
    person.wait_until_asked()
    place = urlsplit(person.page.url).fragment
    person.reload()
    person.page.locator(".puzzle").wait_for()
    assert urlsplit(person.page.url).fragment == place
    person.press("Another puzzle")
    person.page.locator(
        ".puzzle, .puzzle-way"
    ).first.wait_for()  # the next of one's own, or all ways where none is left
    open_ways(person, "league")
    person.page.locator("#skill-map-title").wait_for()
    assert not way.count() or way.inner_text() != told, "what was passed over waits in the pile of today"
    person.page.get_by_label("An animal instead of a name").select_option(label="Otter")
    expect(person.page.locator("#skill-map-title")).to_have_text("Otter: what you have practised")
    with person.page.expect_download() as saving:
        person.press("Save as a table (CSV)")
    path = tmp_path / "map.csv"
    saving.value.save_as(path)
    lines = list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))
    assert {line["Tried"] for line in lines} == {"1"}
    person.page.emulate_media(media="print")
    assert "Otter" in person.page.evaluate("document.body.innerText")
    assert not person.page.locator(".puzzle-ways").is_visible()
    person.page.emulate_media(media="null")
    person.reload()
    expect(person.page.locator("#skill-map-title")).to_contain_text("Otter")


def token_of_a_missed_win() -> str:
    """A game of Numica between two people who say whatever may be said, and then give up."""
    game, rng = GAMES["numica"], Rng("missed 1")
    table = Table(game, {}, (Sitter("person"), Sitter("person")), "missed 1")
    table.settle()
    for _ in range(12):
        seat = table.waiting()[0]
        table.play(seat, table.state.sample(seat, rng))
    table.play(0, "resign")
    return write_token(make_save(table), game)


def test_what_no_task_can_pose_is_asked_as_what_was_better(come: Come) -> None:
    """In the words of the review: what was played is wrong there, and a hint leads to something better."""
    person = come().open("?notation", place=f"#/game/{token_of_a_missed_win()}")
    person.press("Review")
    person.page.locator(".review", has_text="for you among the puzzles").wait_for()
    open_ways(person, "numica")
    person.page.locator(".puzzle-way", has_text="My own").get_by_role("button").click()
    person.page.locator(".puzzle").wait_for()
    while not person.page.locator("#lesson-title", has_text="What was better here?").count():
        place = person.page.url
        person.page.wait_for_timeout(TWICE)
        person.press("Another puzzle")
        person.page.wait_for_function("(place) => location.href !== place", arg=place)
        person.page.locator(".puzzle").wait_for()
    person.wait_until_asked()
    assert not person.page.get_by_role("button", name="Put it on a sheet").count(), "it is in no pack"
    follow_hints(person)
    person.page.locator(SOLVED, has_text="Right!").wait_for()


def test_who_does_the_sums_alone_is_told_none_and_not_asked_again(come: Come) -> None:
    """As at the table: no superhero bears a sum, and so it stays for the next puzzle and the next visit."""
    one, other = list_samples("league", 2)[:2]
    person = come(**SMALL).open()
    person.hand = "touch"
    open_puzzle(person, "league", name_of("league", one))
    with_sums = person.page.locator(".board").inner_text()
    menu = person.page.locator(".slot-menu")
    person.use(menu)
    box = person.page.locator(".menu").get_by_role("button", name="I do the sums myself")
    expect(box).to_have_attribute("aria-pressed", "false")
    person.use(box)
    box.wait_for(state="detached")
    person.wait_until_asked()
    expect(person.page.locator(".board")).not_to_have_text(with_sums, use_inner_text=True)
    answer(person, "league", one)
    person.reload()
    open_puzzle(person, "league", name_of("league", other))
    person.use(menu)
    expect(box).to_have_attribute("aria-pressed", "true")
    person.use(box)
    box.wait_for(state="detached")
    open_puzzle(person, FIRST, name_of(FIRST, list_samples(FIRST, 1)[0]))
    person.use(menu)
    person.page.locator(".menu").get_by_role("button", name="Another puzzle").wait_for()
    assert not box.count(), "nothing is reckoned there"


def test_all_is_deleted_with_all_else(come: Come) -> None:
    person = come().open()
    puzzle = list_samples(FIRST, 1)[0]
    open_puzzle(person, FIRST, name_of(FIRST, puzzle))
    answer(person, FIRST, puzzle)
    open_ways(person, FIRST)
    person.page.locator(".skill-map").wait_for()
    person.come_home()
    person.begin_game("Numica", "person", "1")
    person.come_home()
    person.press("My game")
    person.press("Delete everything")
    person.press("Yes, delete")
    person.press("Delete it all")
    person.page.locator(".notice").wait_for()
    open_ways(person, FIRST)
    assert not person.page.locator(".skill-map").count()


@pytest.mark.parametrize("place", ["puzzles/numica/zzzzzz", "puzzles/numica/__proto__"])
def test_an_address_of_no_puzzle_leads_to_all_of_them(child: Person, place: str) -> None:
    child.page.evaluate("(place) => { location.hash = place }", f"#/{place}")
    child.page.locator(".notice", has_text="no such puzzle").wait_for()
    child.page.locator("#puzzles-title").wait_for()
    child.page.locator(".notice button").click()


def test_an_address_of_no_game_leads_to_the_lobby(child: Person) -> None:
    child.page.evaluate("(place) => { location.hash = place }", "#/puzzles/nothing")
    child.page.locator(".games").wait_for()


def test_what_does_not_come_is_told(come: Come) -> None:
    person = come().open()
    person.watch.expect("ERR_FAILED", "failed request")
    person.page.route("**/puzzles/*.bin", lambda route: route.abort())
    person.page.locator(f"[data-game={FIRST}]").get_by_role("button", name="Puzzles").click()
    person.page.locator(".notice", has_text="did not come").wait_for()
    person.page.unroute("**/puzzles/*.bin")
    person.page.locator(f"[data-game={FIRST}]").get_by_role("button", name="Puzzles").click()
    person.page.locator("#puzzles-title").wait_for()


def test_no_start_fetches_what_only_puzzles_need(come: Come, site: Any) -> None:
    person = come()
    fetched: list[str] = []
    person.page.on("request", lambda request: fetched.append(request.url))
    person.open()
    assert not [address for address in fetched if "puzzles" in address or "part-puzzles" in address], fetched
    sizes = {path.name: path.stat().st_size for path in (site / "puzzles").glob("*.bin")}
    assert max(sizes.values()) <= 120_000, json.dumps(sizes)


def find_asked_for_words(key: str) -> list[tuple[str, str]]:
    """Return where a word is asked for in a game: in *Find the mistake*, and where a task has words."""
    judged, *_ = find_judged(key, is_right=True)
    worded = [puzzle for puzzle in list_samples(key, 1) if solve(key, puzzle)[0].words]
    return [(key, f"{name_of(key, judged)}/mistake"), *((key, name_of(key, each)) for each in worded)]


WORDED = [each for key in PACKED for each in find_asked_for_words(key)]


@pytest.mark.parametrize("puzzle", [each for each in list_samples("hexors", 3) if each.task == "half"])
def test_the_two_tiles_are_marked_whose_battle_is_asked_about(child: Person, puzzle: Puzzle) -> None:
    """By a frame and a sign of their own, and for the ear; one of them is one's own."""
    open_puzzle(child, "hexors", name_of("hexors", puzzle))
    child.page.locator(".hint-mark .lamp-mark").nth(1).wait_for()
    assert child.page.locator(".hint-mark").count() == 2
    marked = child.find_spaces("asked about")
    assert len(marked) == 2
    board = child.read_board()
    assert sum("your" in board[space] for space in marked) == 1, [board[space] for space in marked]
    for at, space in enumerate(sorted(marked)):
        assert child.page.locator(f'.pieces [data-touch="{space}"].has-tile').count() == 1, at


# What of the things on the board looks as if it could be touched, and where the focus goes by arrow keys.
LOOKS = """() => {
  const things = [...document.querySelectorAll(".pieces [data-touch]")];
  return things.filter((thing) => thing.matches(".is-open, .is-said, [tabindex='0']")
    || getComputedStyle(thing).cursor === "pointer").map(({ dataset }) => dataset.touch);
}"""


@pytest.mark.parametrize(
    ("key", "place"), WORDED, ids=[f"{key}-{place[6:] or 'word'}" for key, place in WORDED]
)
def test_where_a_word_is_asked_for_nothing_on_the_board_looks_touchable(
    child: Person, key: str, place: str
) -> None:
    page = child.page
    page.evaluate("(place) => { location.hash = place }", f"#/puzzles/{key}/{place}")
    page.locator(".puzzle", has_text=f"Puzzle {place[:6]}").wait_for()
    page.locator(".puzzle-words button").first.wait_for()
    page.wait_for_function("document.querySelectorAll('.pieces [data-touch]').length > 1")
    child.wait_until_drawn()
    assert page.evaluate(LOOKS) == []
    thing = page.locator(".pieces [data-touch]").first
    thing.evaluate("(thing) => thing.focus()")
    for key_of in ("ArrowRight", "ArrowDown", "n"):
        page.keyboard.press(key_of)
        child.wait_until_drawn()
        assert thing.evaluate("(thing) => thing === document.activeElement"), key_of
    page.keyboard.press("Tab")
    assert not page.locator(".pieces :focus").count()
