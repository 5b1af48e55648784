"""The query parameters of the address: what each does, and that a bad one does nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from e2e.harness import Person


@pytest.fixture(scope="module")
def person(stay: Callable[..., Person]) -> Person:
    return stay(color_scheme="light")


def test_unknown_and_bad_parameters_fall_back(person: Person) -> None:
    bad = "?lang=xx&theme=pink&seed=%00%22%3E&motion=&game=..%2Fx&pace=maybe&coordinates=maybe&seats=6&options=a%3A&nobody=knows&lang=de&theme=%F0%9F%A6%86"
    person.open(bad)
    assert person.page.get_by_role("heading", level=1).inner_text() == "Number Parlour"
    assert person.read_brightness("body") > 0.7, "as the system has it"
    person.choose_game("Numica")
    person.page.get_by_text("More choices").click()
    assert person.page.get_by_label("Deal", exact=True).input_value() == ""


def test_a_game_that_is_not_there_shows_the_lobby(person: Person) -> None:
    person.open("?game=league")
    assert person.page.get_by_role("heading", level=1).inner_text() == "Number Parlour"


def test_a_game_is_opened_and_a_seed_deals_the_same(person: Person) -> None:
    dealt = []
    for _ in range(2):
        person.open("?game=numica&seed=same&theme=dark")
        person.page.locator("#seat-0").wait_for()
        assert person.page.get_by_role("heading", level=1).inner_text() == "Numica"
        person.press("Begin")
        person.wait_for_status(", set up:")
        dealt.append(person.read_position())
    assert dealt[0] == dealt[1]
    assert person.read_brightness("body") < 0.25


def test_without_a_seed_every_deal_is_new(person: Person) -> None:
    dealt = []
    for _ in range(2):
        person.open("?pace=instant").begin("person", "1")  # a page loaded anew, as by somebody else
        dealt.append(person.read_position())
    assert dealt[0] != dealt[1]


def test_a_seed_that_is_typed_deals_the_same(person: Person) -> None:
    dealt = []
    for seed in ("word", "word", "another"):
        person.come_home().choose_game("Numica")
        person.page.get_by_text("More choices").click()
        person.page.get_by_label("Deal", exact=True).fill(seed)
        person.press("Begin")
        person.wait_for_status(", set up:")
        dealt.append(person.read_position())
    assert dealt[0] == dealt[1] != dealt[2]
