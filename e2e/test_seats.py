"""Presets that know their seats, partners, leaving a larger table, and being asked: in the null game's wheel."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.harness import Person
from parlour.api import Parlour, answer
from parlour_null import NULL

Come = Callable[..., Person]

COMPUTER = {"who": "computer", "level": 1}
ASKED = r"Your \d+ against \d+\. Add a card\?"

# Whether the page waits for somebody, and whether it has gone on since the log had so many lines.
READY = "() => document.querySelector('.result, .curtain, .pieces .is-open, .dock [data-touch]')"
MOVED = """(lines) => document.querySelector(".result, .curtain")
  || document.querySelectorAll(".log-lines li").length > lines"""


@pytest.fixture(scope="module")
def home(stay: Callable[..., Person], wheel_address: str) -> Person:
    return stay(wheel_address, borrow=True).open("?pace=instant&notation&seed=null")


@pytest.fixture
def person(home: Person) -> Person:
    if "game" in home.page.url:  # what the last link or token said holds for as long as the page is open
        home.open("?pace=instant&notation&seed=null")
    home.come_home().choose_game("Null game")
    return home


def count_seats(person: Person) -> int:
    return person.page.locator("select[id^=seat-]").count()


def read_chosen(person: Person) -> list[str]:
    """The named choice that is marked; none where the options are one's own."""
    person.wait_until_drawn()
    chosen: list[str] = person.page.locator("[name=preset]:checked").evaluate_all(
        "(chips) => chips.map(({ value }) => value)"
    )
    return chosen


def test_a_preset_brings_as_many_players_as_it_is_for(person: Person) -> None:
    assert read_chosen(person) == ["short"]
    assert count_seats(person) == 2
    person.pick("Two against two for 4 players")
    person.page.locator("#seat-3").wait_for(state="attached")
    told = "“Two against two” is for 4 players, so 4 play now."
    assert person.wait_for_said(told) == told
    assert person.page.locator(".note").inner_text() == told
    assert read_chosen(person) == ["pairs"]
    assert person.page.get_by_role("radio", name="Two against two", exact=True).is_checked()
    person.press("One player less")
    person.page.locator("#seat-3").wait_for(state="detached")
    told = "With 3 players, “Short” is chosen now."
    assert person.wait_for_said(told) == told
    assert person.page.locator(".note").inner_text() == told
    assert read_chosen(person) == ["short"]
    person.pick("Open and long")
    person.wait_until_drawn()
    assert person.page.locator(".note").count() == 0, "it was said once, and what was changed then holds"
    person.press("One player less")
    person.page.locator("#seat-2").wait_for(state="detached")
    assert read_chosen(person) == ["open"], "what fits both numbers stays"


def test_an_option_that_is_none_for_so_many_goes_back(person: Person) -> None:
    person.set_places(4)
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
    home.open("?pace=instant&notation&seed=null&game=null&" + query)
    home.page.locator("#seat-0").wait_for(state="attached")
    assert (count_seats(home), read_chosen(home)) == (seats, chosen)
    home.press("Begin")
    home.wait_for_status("choose a card")


def play_on(person: Person) -> None:
    """Play the first card that may be touched, or pass; lift the curtain for whoever is next."""
    page = person.page
    page.wait_for_function(READY)
    if page.locator(".curtain").count():
        page.locator(".curtain .primary").click()
        return
    lines = len(person.read_log())
    passing = page.locator(".dock [data-touch=pass]")
    if passing.count():
        passing.click()
    else:
        page.locator(".pieces .is-open").first.click()
    page.wait_for_function(MOVED, arg=lines)


def play_to_the_end(person: Person) -> list[str]:
    person.page.wait_for_function(READY)
    while not person.page.locator(".result").count():
        play_on(person)
        person.page.wait_for_function(READY)
    return person.read_result()


def count_rounds(line: str) -> int:
    return int(line.split()[0])


def test_partners_win_together(person: Person) -> None:
    person.pick("Two against two for 4 players")
    person.sit("person", "1", "1", "1")
    person.press("Begin")
    person.wait_for_status("Choose a card")
    sides = person.page.get_by_role("list", name="Who plays together").get_by_role("listitem")
    assert [" ".join(side.split()) for side in sides.all_inner_texts()] == [
        "Red · you + Gold · Gentle",
        "Blue · Gentle + Teal · Gentle",
    ]
    person.press("Where do we stand?")
    told = person.page.locator(".told").inner_text()
    assert "Red and Gold play together." in told
    assert "Blue and Teal play together." in told
    headline, _, *scores = play_to_the_end(person)[:8]
    assert (scores[:2], scores[3:5]) == (["Red (you)", "Gold (Gentle)"], ["Blue (Gentle)", "Teal (Gentle)"])
    own, others = count_rounds(scores[2]), count_rounds(scores[5])
    assert own + others == 3, "partners' rounds are counted together, and told once"
    assert headline == ("Your side won!" if own > others else "Blue and Teal won!")
    person.wait_for_said(headline)
    person.press("All games")
    person.page.get_by_role("button", name=re.compile("^(My game|All my)")).click()
    expect(person.page.get_by_role("dialog")).to_contain_text(
        "Red (you) + Gold (Gentle) – Blue (Gentle) + Teal (Gentle) · "
    )


@pytest.fixture(scope="module")
def window_token() -> str:
    """A table at which Green is asked first whether it adds a card, and then Red, the person."""
    parlour = Parlour()
    parlour.wheels["null"] = NULL
    seats = [{"who": "person"}, COMPUTER, COMPUTER]
    for seed in range(40):
        setup = {"game": "null", "options": {"luck": True}, "seats": seats, "seed": str(seed)}
        opened = dict[str, Any](answer(parlour, json.dumps({"verb": "new", **setup})))
        table = parlour.sittings[opened["table"]].table
        for seat in (0, 1, 2):
            table.play(seat, (table.state.moves(seat) or [])[0])
        if table.waiting() == (2,):
            return str(answer(parlour, json.dumps({"verb": "save", "table": opened["table"]}))["token"])
    raise AssertionError("Blue never leads")


def test_who_is_asked_out_of_turn_hears_for_what(home: Person, window_token: str) -> None:
    home.open("?pace=instant&notation", place=f"#/game/{window_token}")
    status = home.wait_for_status(ASKED).strip()
    assert home.wait_for_said(status).endswith(status), "the question is told aloud with its numbers"
    assert home.page.get_by_role("radio", name="Always").count() == 0, "what is seldom chosen is folded away"
    lines = len(home.read_log())
    home.press("Pass")
    home.wait_for_log(lines + 1)
    assert home.read_log()[lines].startswith("You pass.")
    home.wait_for_status("Choose a card")


def test_who_never_wants_to_be_asked_passes(home: Person, window_token: str) -> None:
    page = home.page
    home.open("?pace=instant&notation", place=f"#/game/{window_token}")
    home.wait_for_status(ASKED)
    page.locator(".asked summary").click()
    group = page.get_by_role("group", name="To add a card before a round is taken")
    assert group.get_by_role("radio", name="Always", exact=True).is_checked()
    assert "So nobody learns from it what you hold." in page.locator(".asked").inner_text()
    group.get_by_role("radio", name="When I could answer").check()
    group.get_by_text("the others can see by it what you hold").wait_for()
    group.get_by_role("radio", name="Never").check()
    home.wait_for_status("Choose a card")
    assert "You pass." in " ".join(home.read_log())
    home.reload()
    home.wait_for_status("Choose a card")
    page.locator(".asked summary").click()
    assert group.get_by_role("radio", name="Never").is_checked(), "it holds as long as the table does"
    page.evaluate(
        """() => {
          window.asked = [];
          const look = () => window.asked.push(document.querySelector(".status")?.innerText ?? "");
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
        }"""
    )
    play_to_the_end(home)
    seen: list[str] = page.evaluate("window.asked")
    assert seen
    assert not [status for status in seen if "Add a card?" in status]


def test_whoever_leaves_a_larger_table_lets_the_others_play_on(person: Person) -> None:
    page = person.page
    person.set_places(3)
    person.sit("person", "person", "1")
    person.press("Begin")
    person.press("I am Red")
    person.wait_for_status("Red: choose a card")
    assert page.locator(".asked").count() == 0, "nobody is asked out of turn where no window can open"
    person.press("Leave the game")
    person.press("Leave? A computer plays on")
    person.wait_for_log(2)
    person.wait_for_status("Choose a card")
    assert page.locator(".curtain").count() == 0, "one person is left, who needs none"
    assert "Red leaves. A computer plays on." in person.read_log()
    assert any("Red leaves. A computer plays on." in said for said in person.hear("say"))
    assert page.locator(".strip-name", has_text="Red, computer").count() == 1
    person.open_menu("Give up")
    assert person.button("Leave the game").count() == 0, "now it would end the game"
    assert person.button("Give up").count() == 1
    person.to_lobby()
    expect(page.locator(".kept-game").first).to_contain_text(
        "Red (computer plays on) – Blue (you) – Green (Gentle)"
    )
    person.go_on()
    assert "Red (computer plays on)" in play_to_the_end(person)
    person.press("Play again")
    page.locator(".curtain", has_text="Give the device to Red.").wait_for()
    person.press("All games")
    person.press("Statistics")
    page.get_by_role("dialog").get_by_text("People playing each other").wait_for()


def test_of_two_that_are_left_one_gives_up(person: Person) -> None:
    person.set_places(3)
    person.sit("person", "person", "person")
    person.press("Begin")
    person.press("I am Red")
    person.wait_for_status("choose a card")
    person.press("Leave the game")
    person.press("Leave? A computer plays on")
    person.press("I am Blue")
    person.wait_for_status("choose a card")
    person.press("Give up")
    person.press("Really give up?")
    headline, reason, *_ = person.read_result()
    assert headline == "Green won!"
    assert reason == "Blue gave up.", "and not Red, who had left before"
