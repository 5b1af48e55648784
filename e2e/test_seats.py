"""Presets that know their seats, partners, leaving a larger table, and being asked: in the null game's wheel."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from e2e.harness import Person

Come = Callable[..., Person]


@pytest.fixture(scope="module")
def home(stay: Callable[..., Person], wheel_address: str) -> Person:
    return stay(wheel_address).open("?pace=instant&seed=null")


@pytest.fixture
def person(home: Person) -> Person:
    home.come_home().choose_game("Null game")
    return home


def count_seats(person: Person) -> int:
    return person.page.locator("select[id^=seat-]").count()


def read_chosen(person: Person) -> list[str]:
    """The named choice that is marked; none where the options are one's own."""
    chosen: list[str] = person.page.locator("[name=preset]:checked").evaluate_all(
        "(chips) => chips.map(({ value }) => value)"
    )
    return chosen


def test_a_preset_brings_as_many_players_as_it_is_for(person: Person) -> None:
    assert read_chosen(person) == ["short"]
    assert count_seats(person) == 2
    person.pick("Two against two for 4 players")
    person.page.locator("#seat-3").wait_for()
    told = "“Two against two” is for 4 players, so 4 play now."
    assert person.hear("say")[-1] == told
    assert person.page.locator(".note").inner_text() == told
    assert read_chosen(person) == ["pairs"]
    assert person.page.get_by_role("radio", name="Two against two", exact=True).is_checked()
    person.press("One player less")
    person.page.locator("#seat-3").wait_for(state="detached")
    told = "With 3 players, “Short” is chosen now."
    assert person.hear("say")[-1] == told
    assert person.page.locator(".note").inner_text() == told
    assert read_chosen(person) == ["short"]
    person.pick("Open and long")
    assert person.page.locator(".note").count() == 0, "it was said once, and what was changed then holds"
    person.press("One player less")
    person.page.locator("#seat-2").wait_for(state="detached")
    assert read_chosen(person) == ["open"], "what fits both numbers stays"


def test_an_option_that_is_none_for_so_many_goes_back(person: Person) -> None:
    person.set_places(4)
    person.page.locator(".setup > details > summary").click()
    pairs = person.page.get_by_label("Two against two", exact=True).and_(
        person.page.locator("[type=checkbox]")
    )
    pairs.check()
    assert read_chosen(person) == []
    person.press("One player less")
    pairs.wait_for(state="detached")
    person.press("Begin")
    person.wait_for_status("choose a card")


@pytest.mark.parametrize(
    ("query", "seats", "chosen"),
    [
        ("preset=pairs", 4, ["pairs"]),
        ("preset=pairs&seats=p,1", 2, ["short"]),
        ("preset=open&seats=p,1,2", 3, ["open"]),
        ("options=pairs:on&seats=p,1", 2, ["short"]),
        ("options=pairs:on&seats=p,1,1,1", 4, []),
    ],
)
def test_a_link_falls_back_to_what_fits(home: Person, query: str, seats: int, chosen: list[str]) -> None:
    home.open("?pace=instant&seed=null&game=null&" + query)
    home.page.locator("#seat-0").wait_for()
    assert (count_seats(home), read_chosen(home)) == (seats, chosen)
    home.press("Begin")
    home.wait_for_status("choose a card")
