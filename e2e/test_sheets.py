"""A sheet as a pupil works through it: answered, kept, and told by a slip that the referee judges."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from packs import open_pack
from playwright.sync_api import expect

from e2e.harness import Hand, Person
from e2e.screens import give_up
from e2e.test_puzzles import answer, find_wrong
from e2e.test_puzzles import solve as solve_puzzle
from parlour.games import find
from parlour.puzzles.sheets import Sheet, make_sheet, write_sheet
from parlour.puzzles.slips import Slip, read_slip

Come = Callable[..., Person]

SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
GAME = "numica"
NAMES = [name for name, puzzle in open_pack(GAME).items() if puzzle.task == "win-1"][:2]


def write(**change: object) -> str:
    """Return a sheet of two puzzles as text."""
    items = [{"kind": "puzzle", "asks": "best", "level": 0, "id": name} for name in NAMES]
    sheet = make_sheet(find(GAME), {"title": "Monday", "items": items, **change})
    assert isinstance(sheet, Sheet)
    text = write_sheet(sheet)
    assert isinstance(text, str)
    return text


def solve(person: Person, name: str) -> None:
    person.page.locator(".puzzle").wait_for()
    person.wait_until_asked()
    answer(person, GAME, open_pack(GAME)[name])


def hand_in(person: Person) -> Slip:
    """Make the slip, and read it by its link."""
    person.press("Make my slip")
    person.page.locator("dialog .qr svg").wait_for()
    link = person.page.locator("#share-link").input_value()
    slip = read_slip(urlsplit(link).fragment.removeprefix("slip="), find)
    assert isinstance(slip, Slip)
    return slip


@pytest.mark.parametrize("hand", ["mouse", "keys", "touch"])
def test_a_sheet_is_worked_through_and_its_slip_tells_what_was_said(come: Come, hand: Hand) -> None:
    person = come(**(SMALL if hand == "touch" else {})).open(place=f"#sheet={write()}")
    person.hand = hand
    page = person.page
    page.locator("#sheet-title", has_text="Monday").wait_for()
    person.press("Start")
    person.page.locator(".puzzle").wait_for()
    person.wait_until_asked()
    expect(page.locator("#lesson-title")).to_contain_text("1 of 2")
    wrong = find_wrong(GAME, open_pack(GAME)[NAMES[0]])
    person.type_sentence(wrong)
    page.locator(".refusal").wait_for()
    answer(person, GAME, open_pack(GAME)[NAMES[0]])
    person.press("Next puzzle")
    solve(person, NAMES[1])
    person.press("Next puzzle")
    page.locator("#sheet-title").wait_for()
    end = page.locator(".sheet-end")
    expect(end.locator("h2")).to_have_text("You have answered everything!")
    expect(end.locator("p").first).to_have_text("You solved question 2 all by yourself.")
    expect(page.locator(".sheet-how").first).to_contain_text("solved in the end")
    person.press("Try it once more")
    solve(person, NAMES[0])
    person.press("Next puzzle")
    expect(page.locator(".sheet-how").first).to_contain_text("solved the next time")
    expect(end.locator("p")).to_have_text(["You solved questions 1 and 2 all by yourself."])
    page.get_by_label("Your number on the list").fill("17")
    page.get_by_label("Your number on the list").press("Enter")
    slip = hand_in(person)
    assert slip.number == 17
    assert [len(item.tries) for item in slip.items] == [2, 1]
    assert slip.items[0].tries[0] == (wrong,)


def test_what_was_said_is_kept_and_a_question_can_be_left(come: Come) -> None:
    text = write(locks=["hints"])
    person = come().open(place=f"#sheet={text}")
    person.press("Start")
    person.page.locator(".puzzle").wait_for()
    person.wait_until_asked()
    person.type_sentence(find_wrong(GAME, open_pack(GAME)[NAMES[0]]))
    person.page.locator(".refusal").wait_for()
    assert not person.page.locator(".slot-lamp").count(), "this sheet gives no hints"
    person.press("All questions")
    expect(person.page.locator(".sheet-how").first).to_have_text("not yet")
    person.page.reload()
    expect(person.page.locator(".sheet-how").first).to_have_text("not yet")


def test_what_was_found_of_many_is_kept_and_counts_as_one_try(come: Come) -> None:
    """Left half found and laid again, by the list and by a reload, it goes on where it was."""
    name, puzzle = next(
        each for each in open_pack(GAME).items() if each[1].task == "defend" and each[1].answers == 3
    )
    items = [{"kind": "puzzle", "asks": "many", "level": 0, "id": name}]
    person = come().open("?notation", place=f"#sheet={write(items=items)}")
    page = person.page
    so_far, how = page.locator(".puzzle .so-far"), page.locator(".sheet-how")
    _, answers = solve_puzzle(GAME, puzzle)
    (first,), (second,), (third,) = answers
    person.press("Start")
    person.wait_until_asked()
    person.type_sentence(first)
    expect(so_far).to_contain_text("1 found, 2 to go")
    page.reload()
    expect(so_far).to_contain_text("1 found, 2 to go")
    person.type_sentence(second)
    expect(so_far).to_contain_text("2 found, 1 to go")
    person.press("All questions")
    expect(how).to_have_text("begun")
    person.use(page.locator(".sheet-question").get_by_role("button", name="Go on"))
    expect(so_far).to_contain_text("2 found, 1 to go")
    person.type_sentence(third)
    person.press("Next puzzle")
    expect(how).to_contain_text("solved")
    expect(page.locator(".sheet-end p")).to_have_text("You solved question 1 all by yourself.")
    slip = hand_in(person)
    assert slip.items[0].tries == ((first, second, third),)


def test_what_was_left_for_later_comes_in_the_end(come: Come) -> None:
    names = [name for name, puzzle in open_pack(GAME).items() if puzzle.task == "win-1"][:3]
    items = [{"kind": "puzzle", "asks": "best", "level": 0, "id": name} for name in names]
    person = come().open("?notation", place=f"#sheet={write(items=items)}")
    title = person.page.locator("#lesson-title")
    person.press("Start")
    expect(title).to_contain_text("1 of 3")
    person.press("Later")
    for at in (1, 2, 0):
        expect(title).to_contain_text(f"{at + 1} of 3")
        solve(person, names[at])
        person.press("Next puzzle")
    expect(person.page.locator(".sheet-end h2")).to_have_text("You have answered everything!")


def test_a_game_of_a_sheet_is_done_when_it_is_over(come: Come) -> None:
    deal = {"kind": "deal", "asks": "play", "level": 1, "preset": "sheet", "options": {}, "seats": 2}
    person = come().open("?pace=instant&notation", place=f"#sheet={write(items=[deal])}")
    rows = person.page.locator(".sheet-question")
    expect(person.page.get_by_text("You practise:")).to_contain_text("Looking ahead")
    person.use(rows.get_by_role("button", name="Play"))
    person.wait_until_asked()
    assert not person.page.locator(".notice").count(), "nothing lies over the board"
    person.press("All questions")
    expect(rows.locator(".sheet-how")).to_have_text("begun")
    expect(person.page.locator(".sheet-end h2")).to_have_text("You have tried everything!")
    person.use(rows.get_by_role("button", name="Go on"))
    person.wait_until_asked()
    give_up(person)
    person.press("Back to the sheet")
    expect(rows.locator(".sheet-how")).to_contain_text("played")
    expect(person.page.locator(".sheet-end h2")).to_have_text("You have answered everything!")
    person.page.reload()
    expect(rows.locator(".sheet-how")).to_contain_text("played")


@pytest.mark.parametrize("text", ["s1AAAA", "s9AAAA", "s1", "__proto__"])
def test_a_damaged_sheet_is_told_and_leads_to_the_lobby(come: Come, text: str) -> None:
    person = come().open(place=f"#sheet={text}")
    person.page.locator(".notice").wait_for()
    person.page.locator(".games").wait_for()


def test_each_number_has_puzzles_of_its_own(come: Come) -> None:
    draw = {
        "kind": "draw",
        "task": "win-1",
        "dots": 0,
        "preset": "",
        "skill": "",
        "first": len(open_pack(GAME)),
    }
    items = [{**draw, "asks": "best", "level": 0}] * 5
    person = come().open(place=f"#sheet={write(items=items, word='otters', each=True)}")
    field = person.page.get_by_label("Your number on the list")
    field.wait_for()
    assert not person.page.locator(".sheet-question").count()

    def read_first(number: str) -> str:
        field.fill(number)
        field.press("Enter")
        expect(person.page.locator(".sheet-question")).to_have_count(5)
        person.page.locator(".sheet-question button").first.click()
        person.page.locator(".puzzle .puzzle-id").wait_for()
        found: str = person.page.locator(".puzzle .puzzle-id").inner_text()
        person.press("All questions")
        field.wait_for()
        return found

    assert read_first("3") != read_first("4")
