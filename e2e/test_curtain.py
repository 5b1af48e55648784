"""The curtain between people who share a device: nobody sees another's hand, by eye, by ear or in the page."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from e2e.harness import Person

Come = Callable[..., Person]


@pytest.fixture
def people(come: Come, wheel_address: str) -> Person:
    """Three people at a null game, each with hidden cards."""
    people = come(wheel_address, borrow=True).open(
        "?pace=instant&notation&seed=curtain&game=null&seats=p,p,p&options=size:2"
    )
    people.page.locator("#seat-2").wait_for(state="attached")
    for seat, name in enumerate(("Ada", "Ben", "Cleo")):
        if seat == 0:
            people.open_more()
            people.page.locator(".looks summary").click()
        people.page.locator(f"#name-{seat}").fill(name)
    people.press("Begin")
    return people


def read_hand(people: Person) -> list[str]:
    return [label.replace(", last move", "") for label in people.read_board().values()]


def lift(people: Person, name: str) -> list[str]:
    """Draw the curtain as that person, and return the hand behind it."""
    people.page.locator(".curtain").wait_for()
    assert f"Give the device to {name}." in people.page.locator(".curtain").inner_text()
    people.press(f"I am {name}")
    people.wait_for_status(f"{name}: choose a card")
    return read_hand(people)


def test_hands_stay_behind_the_curtain(people: Person) -> None:
    page = people.page
    page.locator(".curtain").wait_for()
    assert page.locator(".board, .log, #notation").count() == 0, (
        "nothing is seen before the first one says so"
    )
    hands = {}
    for name, other in (("Ada", "Ben"), ("Ben", "Cleo")):
        hands[name] = lift(people, name)
        assert len(hands[name]) == 2
        page.locator(".pieces button").first.click()
        page.locator(".curtain", has_text=other).wait_for()
        content = page.content()
        for card in hands[name]:
            assert card not in content, f"{name}'s {card} is still on the page"
        assert any(f"Give the device to {other}" in text for text in people.hear("say")[-1:])
    hands["Cleo"] = lift(people, "Cleo")
    assert len({card for hand in hands.values() for card in hand}) == 6, "three hands of different cards"
    chosen = hands["Ben"][0].removeprefix("card ")
    log = people.read_log()
    assert "Ben chose a card." in log, "that somebody chose is no secret"
    assert not any(f"Ben chose {chosen}" in line for line in log)
    page.locator(".pieces button").first.click()
    lift(people, "Ada")
    assert any("The cards are" in line for line in people.read_log())


def test_a_reload_leaves_the_curtain_closed(people: Person) -> None:
    lift(people, "Ada")
    people.page.locator(".pieces button").first.click()
    people.page.locator(".curtain", has_text="Ben").wait_for()
    people.reload()
    people.page.locator(".curtain", has_text="Ben").wait_for()
    assert people.page.locator(".board").count() == 0
    lift(people, "Ben")


def test_keys_do_nothing_behind_the_curtain(people: Person) -> None:
    people.page.locator(".curtain").wait_for()
    for key in ("Escape", "Backspace", " ", "t", "l", "s", "u", "h", "[", "Home", "/", "n", "ArrowDown"):
        people.page.keyboard.press(key)
    assert people.page.locator(".curtain", has_text="Ada").count() == 1
    assert not any("card" in text for text in people.hear("say") + people.hear("alert"))


def test_one_person_needs_no_curtain(come: Come, wheel_address: str) -> None:
    person = come(wheel_address, borrow=True).open("?pace=instant&notation&seed=curtain&game=null&seats=p,1")
    person.page.locator("#seat-0").wait_for(state="attached")
    person.press("Begin")
    person.wait_for_status("Choose a card")
    assert person.page.locator(".curtain").count() == 0


def test_the_result_needs_no_curtain_and_is_in_sight(people: Person) -> None:
    page = people.page
    page.set_viewport_size({"width": 360, "height": 420})
    for _ in range(2):
        for name in ("Ada", "Ben", "Cleo"):
            page.locator(".curtain").wait_for()
            assert people.read_box(".top")[3] < 50, "one line over the curtain"
            lift(people, name)
            card = page.locator(".pieces button").first
            card.evaluate("(card) => card.scrollIntoView({ block: 'start', behavior: 'instant' })")
            card.click()
    page.locator(".result").wait_for()
    page.wait_for_function("document.querySelector('.table-board').getBoundingClientRect().top >= 0")
    assert page.locator(".curtain").count() == 0
    result = people.read_result()
    assert "won" in result[0] or "share" in result[0] or "draw" in result[0]


def test_secret_rows_of_numica(come: Come) -> None:
    people = come().open("?pace=instant&notation&seed=rows&game=numica&preset=secret&seats=p,p")
    people.page.locator("#seat-1").wait_for(state="attached")
    people.press("Begin")
    people.press("I am Red")
    people.wait_for_status("Red, set up:")
    people.type_sentence("r s r s s r r s")
    people.page.locator(".curtain", has_text="Blue").wait_for()
    assert people.page.locator(".token").count() == 0
    people.press("I am Blue")
    people.wait_for_status("Blue, set up:")
    assert people.page.locator(".token").count() == 0
    people.type_sentence("s s s s r r r r")
    people.wait_for_status("Red, choose a piece")
    assert people.page.locator(".curtain").count() == 0, "both rows are shown, so nothing is hidden any more"
