"""What one sentence brings about is seen record by record, at the table's pace, before anybody is asked anything."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from e2e.faults import PLANT, wait_until_back
from e2e.harness import HOLD_PAUSES, Person

Come = Callable[..., Person]

OPENED = "The cards are"
ROLLED = "The die shows 4."
ASKED = "your 5 against 15"


def begin(
    come: Come,
    address: str,
    seats: str = "p,1",
    seed: str = "die-7",
    pace: str = "slow",
    script: str = "",
    preset: str = "lucky",
) -> Person:
    """Begin a null game, with a die if nothing else is said, at a page that pauses until it is let go."""
    person = come(address, borrow=True)
    person.page.add_init_script(HOLD_PAUSES + script)
    person.open(f"?pace={pace}&seed={seed}&game=null&seats={seats}&preset={preset}")
    person.page.locator("#seat-1").wait_for(state="attached")
    person.press("Begin")
    return person


def play_lowest(person: Person) -> None:
    """Play the lowest card of one's hand."""
    person.wait_for_status("choose a card")
    person.page.locator(".pieces button").first.click()


def begin_round(come: Come, address: str, script: str = "") -> Person:
    """A round of which both cards were just laid open; what follows is still held back."""
    person = begin(come, address, script=script)
    play_lowest(person)
    person.wait_for_status("is thinking")
    person.release_pauses()
    person.wait_for_status(OPENED)
    return person


def test_the_die_is_seen_before_what_follows_it(come: Come, wheel_address: str) -> None:
    person = begin_round(come, wheel_address)
    page = person.page
    die, asked = page.locator(".pieces .die"), person.button("Pass")
    assert page.locator(".pieces .card", has_text=re.compile(r"^\s*(1|15)\s*$")).count() == 2, "both lie open"
    assert die.count() == asked.count() == 0
    assert ROLLED not in person.read_log()
    heard = person.count_heard()
    person.release_pauses()
    person.wait_for_status(ROLLED)
    assert die.is_visible()
    assert asked.count() == 0, "it is looked at before anybody is asked"
    assert person.read_log()[-1] == ROLLED
    assert page.evaluate("(from) => heard.slice(from).map(({ text }) => text)", heard) == [ROLLED]
    person.release_pauses()
    person.wait_for_status(ASKED)
    assert die.is_visible()
    assert asked.is_visible()
    assert page.evaluate("pauses.length") == 0
    assert len(person.read_log()) == 4, "everything stands in the log once"


@pytest.mark.parametrize("way", ["key", "touch"])
def test_nobody_has_to_wait_for_it(come: Come, wheel_address: str, way: str) -> None:
    person = begin_round(come, wheel_address)
    if way == "key":
        person.page.keyboard.press("Escape")
    else:
        person.touch("16")
        person.wait_for_alert("Pass, or say the word")
        person.page.keyboard.press("Backspace")
    person.button("Pass").wait_for()
    assert person.page.locator(".pieces .die").is_visible()
    assert person.read_log()[-1] == ROLLED
    assert person.page.evaluate("pauses.length") == 1, "nobody has let it go on"


def test_undo_and_looking_back_do_not_wait(come: Come, wheel_address: str) -> None:
    person = begin_round(come, wheel_address)
    person.look_back(person.line(1).click)
    person.page.keyboard.press("Escape")
    person.wait_for_status(ASKED)
    person.press("Undo")
    person.wait_for_status("choose a card")
    assert person.page.locator(".pieces button").count() == 3


def test_what_is_still_being_shown_is_kept(come: Come, wheel_address: str) -> None:
    person = begin_round(come, wheel_address)
    person.reload()
    person.wait_for_status(ASKED)
    assert person.read_log()[-1] == ROLLED


def test_a_fall_meanwhile_loses_nothing(come: Come, wheel_address: str) -> None:
    person = begin_round(come, wheel_address, PLANT)
    person.page.evaluate("workers.at(-1).strike('crash')")
    wait_until_back(person)
    person.wait_for_status(ASKED)
    assert person.read_log()[-1] == ROLLED


def test_the_curtain_waits_too(come: Come, wheel_address: str) -> None:
    people = begin(come, wheel_address, "p,p")
    curtain = people.page.locator(".curtain")
    for name in ("Red", "Blue"):
        people.press(f"I am {name}")
        play_lowest(people)
        if name == "Red":
            people.wait_for_status("chose")
            assert curtain.count() == 0, "what Red has done is looked at before"
            people.release_pauses()
    for words in (OPENED, "The die shows"):
        people.wait_for_status(words)
        assert curtain.count() == 0
        people.release_pauses()
    people.page.locator(".curtain, .status:not(.moment)").wait_for()


def test_whoever_can_only_pass_says_so(come: Come, wheel_address: str) -> None:
    """No whole sentence is said by itself, however few there are."""
    person = begin(come, wheel_address, seed="die-10", pace="instant")
    person.page.locator(".asked summary").click()
    person.page.get_by_role("radio", name="Always", exact=True).check()
    play_lowest(person)
    person.wait_for_status("your 5 against 14")
    log = person.read_log()
    person.press("Pass")
    person.wait_for_log(len(log) + 1)
    assert person.read_log()[-1] == "You pass. Blue takes the round."


def test_no_computer_is_slower_for_it(come: Come, wheel_address: str) -> None:
    """However much a move brings about, what it takes to see all of that is one pause."""
    person = come(wheel_address, borrow=True)
    person.page.add_init_script(
        HOLD_PAUSES.replace("window.pauses.push(act)", "window.pauses.push(ms), plain(act, 0)")
    )
    person.open("?pace=normal&seed=die-0&game=null&seats=1,1&preset=lucky")
    person.page.locator("#seat-1").wait_for(state="attached")
    person.press("Begin")
    person.page.locator(".result").wait_for()
    pauses = [ms for ms in person.page.evaluate("pauses") if ms <= 1800]
    assert set(pauses) == {500, 1000}
    moves = person.page.locator(".log-lines .dot").count()
    assert sum(pauses) <= (moves + 1) * 1000
    expect(person.page.locator(".moment")).to_have_count(0)


# A sentence of several parts

PLANTS = "Blue plants a stone on "
BLUE = ".viewport .pieces .seat-1"


def begin_planting(come: Come, address: str) -> Person:
    """A round that the computer has taken, for which it plants two stones in one sentence: the first is shown."""
    person = begin(come, address, seed="stones-9", preset="field")  # it was dealt nothing lower than 9
    person.page.locator('.viewport + .board [data-touch="2"]').click()
    person.wait_for_status("is thinking")
    person.release_pauses()
    person.page.locator(".log-lines", has_text="Blue takes the round").wait_for(state="attached")
    person.release_pauses()
    person.wait_for_status(PLANTS)
    return person


def test_a_sentence_is_seen_part_by_part(come: Come, wheel_address: str) -> None:
    person = begin_planting(come, wheel_address)
    page = person.page
    stones, moment = page.locator(BLUE), page.locator(".moment")
    first, log, heard = moment.inner_text(), person.read_log(), person.count_heard()
    assert first.count(PLANTS) == 1
    assert stones.count() == 1, "of two stones one lies there"
    assert not any(PLANTS in line for line in log), "no line tells a half of what was said"
    person.release_pauses()
    page.wait_for_function(
        "(count) => document.querySelectorAll('.log-lines li').length > count", arg=len(log)
    )
    whole = person.read_log()[-1]
    assert whole.count(PLANTS) == 2
    assert whole == f"{first} {moment.inner_text()}", "what was told in a part is not told again"
    assert stones.count() == 2
    assert page.evaluate("(from) => heard.slice(from).map(({ text }) => text)", heard) == [whole], (
        "once, at its end"
    )
    person.release_pauses()
    person.wait_for_status("choose a card")
    assert page.evaluate("pauses.length") == 0
    assert person.read_log() == [*log, whole]


def test_nobody_has_to_wait_for_the_parts(come: Come, wheel_address: str) -> None:
    person = begin_planting(come, wheel_address)
    log, heard = person.read_log(), person.count_heard()
    person.page.keyboard.press("Escape")
    person.wait_for_status("choose a card")
    assert person.page.locator(BLUE).count() == 2
    *before, whole = person.read_log()
    assert before == log
    assert whole.count(PLANTS) == 2
    told = person.page.evaluate("(from) => heard.slice(from).map(({ text }) => text).join(' ')", heard)
    assert told.count(PLANTS) == 2


FIND_IN_SIGHT = """() => {
  const field = document.querySelector(".viewport").getBoundingClientRect();
  return [...document.querySelectorAll(".viewport .is-open")].find((piece) => {
    const { top, bottom } = piece.getBoundingClientRect();
    return top >= field.top && bottom <= field.bottom;
  }).dataset.touch;
}"""
"""An open piece of a field that is larger than its window."""


def test_whoever_composed_a_sentence_sees_no_parts_of_it(come: Come, wheel_address: str) -> None:
    """Both stones lay there already while the second was chosen."""
    person = begin(come, wheel_address, seed="stones-6", preset="field")
    page = person.page
    page.evaluate(
        """() => {
          window.moments = [];
          new MutationObserver(() => {
            const text = document.querySelector(".moment")?.innerText ?? "";
            if (text && window.moments.at(-1) !== text) window.moments.push(text);
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
        }"""
    )
    page.locator('.viewport + .board [data-touch="13"]').click()
    person.wait_for_status("is thinking")
    person.release_pauses()
    person.wait_for_status("plant two stones")
    for count in (1, 2):
        person.touch(page.evaluate(FIND_IN_SIGHT))
        page.locator(".viewport .pieces .seat-0").nth(count - 1).wait_for()
    person.wait_for_status("choose a card")
    assert not any("plant a stone" in text for text in page.evaluate("moments"))
    assert [line.count("plant a stone") for line in person.read_log()][-1] == 2
