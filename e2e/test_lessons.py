"""The lessons: every step played by mouse, keys and touch, what is said on the way, and what is kept of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from games.numica.e2e.player import NumicaPlayer

from e2e.disks import REFUSALS, read_games
from e2e.harness import TARGET, Hand, Person
from e2e.titles import TO_COME
from parlour.games import REGISTRY, find
from parlour.games.numica.lessons import LESSONS

Come = Callable[..., Person]

SMALL: dict[str, Any] = {"viewport": {"width": 320, "height": 480}, "has_touch": True, "is_mobile": True}
READ_FOCUS = "() => document.activeElement.ariaLabel ?? document.activeElement.innerText"


@pytest.fixture(scope="module")
def pupil(stay: Callable[..., Person]) -> NumicaPlayer:
    return NumicaPlayer(stay()).open()


def wait_for_lesson(person: Person, number: int) -> None:
    person.page.get_by_text(f"Lesson {number} of {len(LESSONS)}").wait_for()


def open_lesson(person: Person, number: int) -> Person:
    """Open a lesson by its address."""
    person.page.evaluate("(place) => { location.hash = place }", f"#/learn/numica/{number}")
    wait_for_lesson(person, number)
    person.wait_for_status("choose a piece")
    return person


def reach(person: Person, number: int) -> None:
    """Touch what the lesson asks for, and wait for what comes next."""
    goal = min(LESSONS[number - 1].goals)
    for word in goal.split():
        person.touch(word)
    person.page.locator(".reached").wait_for()


@pytest.mark.parametrize("hand", ["mouse", "keys", "touch"])
def test_all_lessons_from_the_first_to_the_last(come: Come, hand: Hand) -> None:
    person = come(**(SMALL if hand == "touch" else {})).open()
    person.hand = hand
    person.press("Learn Numica")
    for number in range(1, len(LESSONS) + 1):
        wait_for_lesson(person, number)
        card = person.page.locator(".lesson")
        task = card.locator("p").first.inner_text()
        person.page.wait_for_function("(task) => heard.at(-1).text === task", arg=task)
        assert "Lesson" in person.page.evaluate(READ_FOCUS), "and one begins at its title"
        heard = len(person.hear("say"))
        reach(person, number)
        done = " ".join(person.page.locator(".reached").inner_text().split())
        [told] = [said for said in person.hear("say")[heard:] if said.endswith(done)]
        assert told.startswith("Your "), "the move and what it shows, once"
        following = "Next lesson" if number < len(LESSONS) else "Play a whole game"
        person.page.wait_for_function("(name) => document.activeElement.innerText === name", arg=following)
        person.press(following)
    person.page.locator("#seat-0").wait_for(state="attached")
    assert not person.hear("alert")


@pytest.mark.parametrize("number", range(1, len(LESSONS) + 1))
def test_another_move_is_told_what_the_lesson_is_about(pupil: Person, number: int) -> None:
    open_lesson(pupil, number)
    lesson = LESSONS[number - 1]
    state = find("numica").from_text(lesson.position)
    others = [move for move in state.moves(lesson.seat) or [] if move not in lesson.goals]
    position, heard = pupil.read_position(), len(pupil.hear("alert"))
    pupil.type_sentence(others[0])
    pupil.page.locator(".refusal").wait_for()
    [told] = pupil.hear("alert")[heard:]
    assert told in pupil.read_status()
    assert not told.startswith("In this lesson something else"), "it has words of its own"
    assert pupil.button(f"Rule {lesson.rule}").count() == 2, "on the card and beside the refusal"
    assert pupil.read_position() == position
    reach(pupil, number)


def test_an_impossible_move_has_its_own_reason(pupil: Person) -> None:
    open_lesson(pupil, 2)
    pupil.type_sentence("d2 d3")
    pupil.page.locator(".refusal").wait_for()
    assert "goes exactly" in pupil.read_status()


def test_a_hint_is_told_when_it_is_asked_for(pupil: Person) -> None:
    open_lesson(pupil, 3)
    hints = pupil.page.locator(".told", has_text="From there count two spaces up and one to the side")
    assert hints.count() == 0
    pupil.press("Hint")
    hints.wait_for()
    assert pupil.hear("say")[-1] == hints.inner_text()
    heard = len(pupil.hear("say"))
    pupil.press("Hint")
    pupil.page.wait_for_function(
        "(heard) => window.heard.filter(({ region }) => region === 'say').length > heard", arg=heard
    )
    assert hints.count() == 1, "once in writing, and aloud as often as one likes"
    open_lesson(pupil, 2)
    pupil.find("d2").focus()
    pupil.page.keyboard.press("h")
    pupil.page.locator(".told", has_text="Touch your round piece on d2").wait_for()


def test_the_light_follows_the_sentence(pupil: Person) -> None:
    open_lesson(pupil, 4)

    def wait_for_spots(count: int) -> None:
        pupil.page.wait_for_function(
            "(count) => document.querySelectorAll('.veil-line').length === count", arg=count
        )

    wait_for_spots(1)
    pupil.touch("a1")
    pupil.wait_for_status("Where shall")
    wait_for_spots(2)
    pupil.touch("h1")
    wait_for_spots(7)  # the piece, and the six spaces above it
    pupil.press("Hint")
    wait_for_spots(2)
    pupil.touch("h6")
    pupil.page.locator(".reached").wait_for()
    wait_for_spots(0)


NOTE_VEILS = """window.veiled = [];
new MutationObserver(() => {
  const told = document.querySelector(".status.moment")?.innerText ?? "";
  if (told) veiled.push(document.querySelector(".veil") !== null);
}).observe(document.body, { childList: true, subtree: true, characterData: true });"""
"""Writes down, of each moment that is told, whether there is a veil."""


def test_what_the_right_move_brings_about_is_seen_in_the_light(come: Come) -> None:
    person = come().open("?pace=quick", "#/learn/hexors/5")
    page = person.page
    page.locator(".veil").wait_for()
    page.evaluate(NOTE_VEILS)
    for word in ("d4", "d5"):
        person.touch(word)
    page.locator(".reached").wait_for()
    veiled: list[bool] = page.evaluate("veiled")
    assert len(veiled) > 1
    assert not any(veiled)


def test_a_lesson_is_no_game(pupil: Person) -> None:
    pupil.come_home()
    kept = read_games(pupil)
    open_lesson(pupil, len(LESSONS))
    names = pupil.page.locator(".table button:visible:not(.piece)").all_inner_texts()
    for absent in ("Give up", "Undo", "Take back", "Offer a draw", "Share", "Look back"):
        assert absent not in names
    assert pupil.page.locator(".log").count() == 0
    reach(pupil, len(LESSONS))
    assert pupil.page.get_by_role("region", name="The result").count() == 0, "though the game is won"
    assert pupil.page.locator(".thinking").count() == 0
    heard = len(pupil.hear("alert"))
    pupil.touch("d5")
    pupil.wait_for_alert("This lesson is done")
    assert len(pupil.hear("alert")) == heard + 1
    pupil.press("All games")
    pupil.page.get_by_role("heading", name="Number Parlour").wait_for()
    assert read_games(pupil) == kept
    pupil.press("Statistics")
    assert "Numica" not in pupil.page.get_by_role("dialog").inner_text()
    pupil.page.keyboard.press("Escape")


def test_once_more_begins_the_lesson_anew(pupil: Person) -> None:
    open_lesson(pupil, 3)
    position = pupil.read_position()
    reach(pupil, 3)
    assert pupil.read_position() != position
    pupil.press("Once more")
    pupil.wait_for_status("choose a piece")
    assert pupil.read_position() == position
    assert pupil.page.locator(".reached").count() == 0


def test_a_reload_and_the_way_back_lead_to_the_lesson(pupil: Person) -> None:
    open_lesson(pupil, 4)
    pupil.reload()
    wait_for_lesson(pupil, 4)
    reach(pupil, 4)
    pupil.press("Next lesson")
    wait_for_lesson(pupil, 5)
    pupil.page.go_back()
    wait_for_lesson(pupil, 4)


def test_one_goes_on_where_one_has_stopped(come: Come) -> None:
    person = come().open()
    for number in (1, 2):
        person.press("Learn Numica")
        wait_for_lesson(person, number)
        reach(person, number)
        person.come_home()
    person.reload()
    person.press("Learn Numica")
    wait_for_lesson(person, 3)
    person.come_home()
    person.choose_game("Numica")
    person.press(f"Learn to play in {len(LESSONS)} lessons")
    wait_for_lesson(person, 3)
    person.come_home()
    person.press("Settings")
    person.press("Delete everything")
    person.press("Yes, delete")
    person.press("Delete it all")
    person.wait_for_alert("Everything is deleted")
    person.page.keyboard.press("Escape")
    person.press("Learn Numica")
    wait_for_lesson(person, 1)


def test_without_storage_one_can_learn(come: Come) -> None:
    person = come()
    person.page.add_init_script(REFUSALS["everything"])
    person.open()
    person.press("Learn Numica")
    wait_for_lesson(person, 1)
    reach(person, 1)
    person.come_home()
    person.press("Learn Numica")
    wait_for_lesson(person, 2)


def test_a_game_waits_while_one_learns(pupil: NumicaPlayer) -> None:
    pupil.open("?pace=instant&notation&seed=learn").begin_turn()
    position = pupil.read_position()
    pupil.press("Rules")
    pupil.press("Learn")
    pupil.page.locator(".lesson").wait_for()
    pupil.come_home()
    pupil.go_on()
    pupil.wait_for_turn()
    assert pupil.read_position() == position


def test_an_address_of_no_lesson_leads_to_the_lobby(pupil: Person) -> None:
    pupil.come_home()
    for place in (
        "numica/0",
        f"numica/{len(LESSONS) + 1}",
        "numica/-1",
        "league/-1",
        "league/99999999999999999999",
        *(f"{key}/1" for key in TO_COME),
        "__proto__/1",
        "numica/1.5",
        "numica/x",
        "numica/1e9",
        "nothing/1",
        "",
    ):
        pupil.page.evaluate("(place) => { location.hash = place }", f"#/learn/{place}")
        pupil.page.locator(".notice").wait_for()
        pupil.page.locator(".games").wait_for()
        said = pupil.page.locator(".notice").inner_text()
        assert re.search(r"There is no such (lesson|game) here\.", said), said
        pupil.press("Close")
        pupil.page.locator(".notice").wait_for(state="detached")


@pytest.mark.parametrize(
    "place",
    [
        "nowhere",
        "nowhere/1/2",
        "league/7",
        *TO_COME,
        "%",
        "//",
        "__proto__",
        "learn",
        "table",
        "game/",
        "table/x",
    ],
)
def test_an_address_of_no_room_leads_to_the_lobby(pupil: Person, place: str) -> None:
    pupil.come_home()
    pupil.page.evaluate("(place) => { location.hash = place }", f"#/{place}")
    pupil.page.locator(".games").wait_for()
    pupil.page.wait_for_timeout(100)
    assert pupil.page.locator(".start, .failed").count() == 0
    for said in pupil.page.locator(".notice").all_inner_texts():
        assert not re.search(r"mistake|inside|notice-|undefined|NaN", said)


def test_the_game_of_a_wheel_teaches_too(come: Come, wheel_address: str) -> None:
    person = come(wheel_address, borrow=True).open()
    person.choose_game("Null game")
    person.press("Learn to play in 2 lessons")
    person.page.get_by_text("Lesson 1 of 2").wait_for()
    person.wait_for_status("choose a card")
    cards = person.page.locator(".pieces button")
    numbers = [int(word) for word in cards.evaluate_all("(all) => all.map((each) => each.dataset.touch)")]
    person.touch(str(min(numbers)))
    person.wait_for_alert("You hold a higher card than that.")
    person.touch(str(max(numbers)))
    person.page.locator(".reached").wait_for()
    person.reload()
    person.page.get_by_text("Lesson 1 of 2").wait_for()


def test_the_lobby_knows_which_games_teach(pupil: Person) -> None:
    pupil.come_home()
    cards = pupil.page.locator(".game", has=pupil.page.get_by_role("button", name=re.compile("^Learn")))
    taught = cards.evaluate_all("(all) => all.map((each) => each.dataset.game)")
    assert taught == [key for key in REGISTRY if find(key).lessons]


def test_what_can_be_touched_is_what_the_lesson_says(pupil: Person) -> None:
    open_lesson(pupil, 7)
    pupil.touch("f1")
    pupil.page.wait_for_function("document.querySelector('.is-said')")
    assert "f5" in pupil.find_spaces(TARGET)
