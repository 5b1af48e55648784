"""Ways to puzzles: today's of each game at the lobby's top, the cards of all kinds, and deleting what was done."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from packs import PACKED, open_pack
from playwright.sync_api import expect

from e2e.harness import Hand, Person
from e2e.test_puzzles import SMALL, answer, go_on_from, name_of, open_puzzle, open_ways
from e2e.titles import TITLES

Come = Callable[..., Person]

FIRST = PACKED[0]

KEEP_HARD = """([game, task, id]) => new Promise((done, fail) => {
  const opening = indexedDB.open("number-parlour-puzzles");
  opening.onupgradeneeded = () => opening.result.createObjectStore("done");
  opening.onerror = fail;
  opening.onsuccess = () => {
    const writing = opening.result.transaction("done", "readwrite");
    const hard = { how: "helped", day: "2026-01-01", task, box: 1, due: "2026-01-02" };
    writing.objectStore("done").put({ [id]: hard }, game);
    writing.oncomplete = () => done(opening.result.close());
    writing.onerror = fail;
  };
})"""
"""A puzzle that was hard, and whose day has come."""

READ_GAPS = """() => [...document.querySelectorAll(".puzzle-way, .skill-map")].flatMap((card) => {
  const parts = [...card.querySelectorAll(":scope > :is(h2, p:not(.buttons), .puzzle-picture), .buttons > *")];
  const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ width, height }) => width * height > 0);
  return boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => Math.max(
    other.left - one.right, one.left - other.right, other.top - one.bottom, one.top - other.bottom)));
})"""
"""How far the parts of a card are from each other, across or down, in pixels."""


@pytest.fixture(scope="module")
def child(stay: Callable[..., Person]) -> Person:
    person: Person = stay()
    return person.open()


@pytest.fixture(scope="module")
def phone(stay: Callable[..., Person]) -> Person:
    person: Person = stay(**SMALL)
    return person.open()


def list_today(person: Person) -> dict[str, bool]:
    """The puzzles of the day in the lobby as they are read out, and whether each looks solved."""
    rows = person.page.get_by_role("region", name="Puzzles of the day").get_by_role("button")
    rows.first.wait_for()
    ticks = [
        str(row.evaluate("(row) => getComputedStyle(row, '::after').content")) != "none" for row in rows.all()
    ]
    names = [row.locator(".visually-hidden").inner_text() for row in rows.all()]
    return dict(zip(names, ticks, strict=True))


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_the_puzzle_of_the_day_of_each_game_is_one_touch_from_the_lobby(come: Come, hand: Hand) -> None:
    person = come().open()
    person.hand = hand
    names = [f"Puzzle of the day of {TITLES[key]}" for key in PACKED]
    assert list_today(person) == dict.fromkeys(names, False)
    person.press(names[0])
    person.page.locator(".puzzle").wait_for()
    name = person.page.url.rpartition("/")[2]
    person.wait_until_asked()
    answer(person, PACKED[0], open_pack(PACKED[0])[name])
    person.come_home()
    person.page.get_by_role("button", name=f"{names[0]}, solved").wait_for()
    assert list_today(person) == {f"{names[0]}, solved": True, **dict.fromkeys(names[1:], False)}
    person.reload()
    person.page.get_by_role("button", name=f"{names[0]}, solved").wait_for()
    person.press(f"{names[0]}, solved")
    person.page.locator("#puzzles-title").wait_for()
    expect(person.page.locator(".puzzle-way", has_text="Puzzle of the day")).to_contain_text("Solved")
    person.come_home()
    person.press(names[1])
    person.page.locator(".puzzle").wait_for()
    assert f"/{PACKED[1]}/" in person.page.url


@pytest.mark.parametrize("key", PACKED)
def test_each_way_to_practise_has_a_picture_and_room(child: Person, key: str) -> None:
    child.page.evaluate(
        KEEP_HARD, [key, next(iter(open_pack(key).items()))[1].task, next(iter(open_pack(key)))]
    )
    child.come_home()
    open_ways(child, key)
    for title in ("Again today", "Find the mistake"):
        card = child.page.locator(".puzzle-way", has_text=title)
        card.locator(".puzzle-picture :is(.still, .emblem)").first.wait_for()
        expect(card.locator(".puzzle-badge")).to_be_visible()
    gaps: list[float] = child.page.evaluate(READ_GAPS)
    assert len(gaps) >= child.page.locator(".puzzle-way").count()
    assert min(gaps) >= 4


@pytest.mark.parametrize("place", ["lobby", "puzzles"])
def test_who_has_done_nothing_but_puzzles_can_delete_that(come: Come, place: str) -> None:
    person = come().open()
    assert not person.button("My games").count(), "there is nothing to be deleted"
    open_ways(person, FIRST)
    person.page.locator(".puzzle-way .primary").click()
    person.page.locator(".puzzle").wait_for()
    answer(person, FIRST, open_pack(FIRST)[person.page.url.rpartition("/")[2]])
    person.come_home()
    if place == "puzzles":
        open_ways(person, FIRST)
        person.page.locator(".skill-map").wait_for()
        person.press("Settings")
    else:
        person.press("My games")
    for step in ("Delete everything", "Yes, delete", "Delete it all"):
        person.press(step)
    person.page.locator(".notice", has_text="no puzzle").wait_for()
    person.page.keyboard.press("Escape")
    person.page.locator(".newcomer").wait_for()
    assert not any(list_today(person).values())
    assert not person.button("My games").count()
    open_ways(person, FIRST)
    assert not person.page.locator(".skill-map, .is-won").count()


def open_one(person: Person, key: str) -> None:
    open_puzzle(person, key, next(iter(open_pack(key))))
    person.wait_until_asked()


def test_each_game_has_somebody_of_its_own_who_asks(child: Person) -> None:
    """The same in the list as beside the question, and in no other game."""
    drawn: list[str] = []
    for key in PACKED:
        child.come_home()
        open_ways(child, key)
        [told] = [each.inner_html() for each in child.page.locator(".puzzles-head .asker").all()]
        open_one(child, key)
        asker = child.page.locator(".puzzle .asker")
        expect(asker).to_be_visible()
        assert asker.inner_html() == told
        drawn.append(told)
    assert len({*drawn}) == len(PACKED)


def test_who_asks_says_what_is_to_be_judged(child: Person) -> None:
    child.come_home()
    name = next(iter(open_pack(FIRST)))
    child.page.evaluate("(place) => { location.hash = place }", f"#/puzzles/{FIRST}/{name}/mistake")
    child.page.locator(".puzzle-words").wait_for()
    task = child.page.locator(".lesson-task").inner_text()
    assert "Somebody" not in task
    assert " says: " in task


@pytest.mark.parametrize("key", PACKED)
def test_on_a_phone_who_asks_makes_no_card_higher(phone: Person, key: str) -> None:
    open_one(phone, key)
    asker, card = phone.page.locator(".puzzle .asker"), phone.page.locator(".puzzle")
    box = asker.bounding_box()
    assert box
    assert box["width"] >= 24
    before = card.evaluate("(card) => card.getBoundingClientRect().height")
    asker.evaluate("(asker) => { asker.style.display = 'none' }")
    alone = card.evaluate("(card) => card.getBoundingClientRect().height")
    asker.evaluate("(asker) => asker.removeAttribute('style')")
    assert alone == before


def test_help_is_offered_until_one_of_a_kind_is_solved(come: Come) -> None:
    person = come(viewport={"width": 1440, "height": 900}).open()
    open_one(person, FIRST)
    offered = person.page.locator(".slot-lamp.is-offered")
    expect(offered).to_have_count(1)
    expect(person.page.locator(".first-help")).to_be_visible()
    name, puzzle = next(iter(open_pack(FIRST).items()))
    answer(person, FIRST, puzzle)
    expect(offered).to_have_count(0)
    person.press("Next puzzle")
    go_on_from(person, name)
    person.wait_until_asked()
    expect(offered).to_have_count(0)
    expect(person.page.locator(".first-help")).to_have_count(0)
    other = next(each for each in open_pack(FIRST).values() if each.task != puzzle.task)
    open_puzzle(person, FIRST, name_of(FIRST, other))
    expect(offered).to_have_count(1)
    person.press("Hint")
    expect(offered).to_have_count(0)
