"""The engine meets a mistake, or falls by itself or in silence: every game goes on where it was, and words say so."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from games.numica.e2e.player import A_ROW, CHOOSE_PIECE, MINE, SET_UP, NumicaPlayer
from playwright.sync_api import expect

from e2e.disks import read_games, wait_until_kept
from e2e.faults import BACK, PLANT, count_workers, plant, wait_until_back
from e2e.harness import CHOSEN, Person

Come = Callable[..., Person]

WORDS = {
    "fault": "Something went wrong inside.",
    "crash": "The games stopped by themselves.",
    "silence": "The games gave no answer any more.",
}
WORKERS = {"fault": 1, "crash": 2, "silence": 2}
"""An engine that has met a mistake still answers, and the game goes on there."""

WRONG = ("cleared away", "could not be fetched", "our mistake", "undefined", "notice-")


def come_planted(come: Come, query: str = "?pace=instant&notation&seed=fall") -> NumicaPlayer:
    person = NumicaPlayer(come())
    person.page.add_init_script(PLANT)
    return person.open(query)


def begin(come: Come) -> NumicaPlayer:
    """Begin the first game of a page, on its first table, and make one move."""
    person = come_planted(come).begin_turn()
    person.move_somewhere()
    assert person.wait_for_turn()
    wait_until_kept(person, 4)
    return person


def look(person: Person) -> tuple[dict[str, str], list[str]]:
    return person.read_position(), person.read_log()


def assert_told(person: Person, *kinds: str) -> None:
    """All that was said at once since the games began, and nothing that does not fit."""
    person.wait_for_alert(BACK)
    told = [text.strip() for text in person.hear("alert")]
    assert [text.split(" Your game")[0] for text in told if text != BACK] == [WORDS[kind] for kind in kinds]
    assert not [text for text in told for wrong in WRONG if wrong in text]
    expect(person.page.locator(".notice.is-info")).to_contain_text(BACK)
    person.press("Close")


@pytest.mark.parametrize("kind", WORDS)
def test_the_game_goes_on_where_it_was(come: Come, kind: str) -> None:
    person = begin(come)
    seen, address = look(person), person.page.url
    piece = person.choose_first()
    plant(person, kind, "touch")
    person.touch(next(other for other in person.find_spaces(MINE) if other != piece))
    wait_until_back(person, WORKERS[kind], 1)
    assert_told(person, kind)
    expect(person.find(piece)).to_have_attribute("aria-label", re.compile(CHOSEN))
    person.wait_for_the_eye()
    person.touch(piece)
    person.wait_for_status(CHOOSE_PIECE)
    assert (look(person), person.page.url) == (seen, address)
    for _ in range(2):
        person.move_somewhere()
        assert person.wait_for_turn()
    kept = wait_until_kept(person, 8)
    assert [game["id"] for game in read_games(person)] == [kept["id"]], "it is the same game"
    assert count_workers(person) == WORKERS[kind]


@pytest.mark.parametrize("kind", WORDS)
def test_a_computer_thinks_on(come: Come, kind: str) -> None:
    person = begin(come)
    plant(person, kind, "step")
    person.move_somewhere()
    wait_until_back(person, WORKERS[kind], 1)
    assert person.wait_for_turn()
    assert len(person.read_log()) == 7
    assert_told(person, kind)


def test_a_mistake_where_the_game_is_laid_again_starts_anew(come: Come) -> None:
    person = begin(come)
    seen = look(person)
    plant(person, "fault", "touch")
    plant(person, "fault", "load")
    person.choose_first()
    wait_until_back(person, 2, 1)
    assert_told(person, "fault", "fault")
    assert look(person) == seen
    person.move_somewhere()
    assert person.wait_for_turn()


def test_mistakes_again_and_again_ask_for_people(come: Come) -> None:
    person = begin(come)
    plant(person, "fault", "think", lasts=True)
    person.move_somewhere()
    person.page.locator(".failed").wait_for(timeout=60_000)
    assert count_workers(person) == 1, "the same engine was asked three times more"
    person.page.evaluate("planted.length = 0")
    person.press("Try again")
    wait_until_back(person, 2, 4)
    assert person.wait_for_turn()
    assert len(person.read_log()) == 7


def test_a_mistake_in_what_is_about_no_table_is_told_and_no_more(come: Come) -> None:
    person = begin(come).come_home()
    plant(person, "fault", "load")
    person.use(person.page.locator(".kept-game .primary").first)
    person.wait_for_alert("so what was asked for was left")
    person.go_on()
    assert person.wait_for_turn()
    assert count_workers(person) == 1


def test_silence_is_noticed_within_seconds(come: Come) -> None:
    person = begin(come)
    plant(person, "silence", "step", slowness=1)
    person.move_somewhere()
    wait_until_back(person)
    assert person.wait_for_turn()
    assert_told(person, "silence")


def test_stop_frees_a_worker_that_does_not_answer(come: Come) -> None:
    person = begin(come)
    plant(person, "silence", "step", slowness=100)
    person.move_somewhere()
    person.page.wait_for_function("window.struck === 1")
    person.page.evaluate("window.slowness = 1")
    person.press("Stop thinking")
    person.page.wait_for_function("workers.length === 2")
    wait_until_back(person)
    person.button("Let it play").wait_for()
    assert_told(person, "silence")
    person.page.wait_for_timeout(300)
    assert len(person.read_log()) == 6, "the table is paused"
    person.press("Let it play")
    assert person.wait_for_turn()
    assert len(person.read_log()) == 7


def test_a_page_that_could_not_run_accuses_nobody(come: Come) -> None:
    """A laptop that slept, or a page that was frozen: neither page nor worker had any time."""
    person = begin(come)
    person.page.evaluate(
        """() => {
          // The next step is answered only after a time in which the page stands still.
          const [worker] = workers;
          const plain = worker.postMessage;
          worker.postMessage = function (message) {
            const isStep = message.text?.includes('"step"');
            if (isStep) worker.postMessage = plain;
            if (!isStep) return plain.call(this, message);
            setTimeout(() => {
              for (const end = performance.now() + 4_000; performance.now() < end; );
              plain.call(this, message);
            }, 50);
          };
          window.slowness = 0.3;
        }"""
    )
    person.move_somewhere()
    assert person.wait_for_turn()
    person.page.evaluate("window.slowness = 1")
    assert count_workers(person) == 1
    assert not person.hear("alert")


def test_what_falls_again_and_again_asks_for_people(come: Come) -> None:
    person = begin(come)
    plant(person, "crash", "think", lasts=True)
    person.move_somewhere()
    card = person.page.locator(".failed")
    card.wait_for(timeout=90_000)
    assert card.get_by_role("heading").inner_text() == "The games have stopped."
    assert "They stopped several times" in card.inner_text()
    assert count_workers(person) == 4, "three times by itself"
    assert len(person.read_log()) == 6, "the table is still in sight"
    person.page.evaluate("planted.length = 0")
    person.press("Try again")
    wait_until_back(person, 5)
    assert person.wait_for_turn()
    assert len(person.read_log()) == 7
    assert not [text for text in person.hear("alert") for wrong in WRONG if wrong in text]


def test_a_fall_while_a_game_begins(come: Come) -> None:
    """What no table has is asked again: a new game, and one that was kept."""
    person = come_planted(come)
    person.choose_game("Numica")
    person.sit("person", "1")
    plant(person, "crash", "new")
    person.press("Begin")
    wait_until_back(person, 2, 0)
    person.set_up()
    assert person.wait_for_turn()
    person.come_home()
    plant(person, "crash", "load")
    person.go_on()
    wait_until_back(person, 3, 0)
    assert person.wait_for_turn()
    assert not [text for text in person.hear("alert") for wrong in WRONG if wrong in text]


def test_a_fall_behind_the_curtain_shows_nobody_anything(come: Come) -> None:
    person = come_planted(come)
    person.begin("person", "person", preset="Secret set-up")
    person.page.locator(".curtain").wait_for()
    plant(person, "fault", "look")
    person.press("I am Red")
    wait_until_back(person, 1, 1)
    person.press("I am Red")  # who looks by now is anybody's guess
    person.wait_for_status(SET_UP)
    person.type_sentence(A_ROW)
    curtain = person.page.locator(".curtain")
    curtain.wait_for()
    told = curtain.inner_text()
    plant(person, "crash", "look")
    person.press("I am Blue")
    wait_until_back(person, 2, 2)
    assert curtain.inner_text() == told
    person.press("I am Blue")
    person.set_up()
    person.wait_for_status(CHOOSE_PIECE)


def test_a_fall_in_a_lesson(come: Come) -> None:
    person = come_planted(come)
    person.press("Learn Numica")
    person.wait_for_status("choose a piece")
    position = person.read_position()
    plant(person, "fault", "touch")
    person.touch(person.find_spaces(MINE)[0])
    wait_until_back(person, 1, 1)
    assert_told(person, "fault")
    assert person.read_position() == position
    person.page.get_by_text("Lesson 1 of").wait_for()


def test_a_fall_while_one_looks_back_and_while_a_game_is_judged(come: Come) -> None:
    person = begin(come)
    person.press("Give up")
    person.press("Really give up?")
    result = person.read_result()
    person.look_back(lambda: person.page.keyboard.press(","))
    past = person.read_position()
    plant(person, "fault", "replay")
    person.page.keyboard.press(",")
    wait_until_back(person, 1, 1)
    person.page.locator(".past").wait_for()
    assert person.read_position() != past, "one record further back, as was asked"
    person.page.keyboard.press("Escape")
    plant(person, "silence", "step")
    person.press("Review")
    wait_until_back(person, 2, 2)
    person.button("Review").wait_for()  # it can be asked for again
    assert person.read_result() == result
    person.press("Review")
    person.page.locator(".review > p:not([id])").wait_for()


def test_a_start_that_never_says_a_word(come: Come) -> None:
    person = NumicaPlayer(come())
    page = person.page
    page.add_init_script(PLANT)
    page.add_init_script("planted.push({ kind: 'silence', verb: 'start' }); slowness = 0.1")
    page.add_init_script(FAST_TICKS)
    page.goto(person.address)
    card = page.locator(".failed")
    card.wait_for()
    assert "gave no sign" in card.inner_text()
    page.evaluate("isFast = false")
    person.press("Try again")
    person.wait_until_ready()
    person.begin_turn()


# Three minutes in less than two seconds.
FAST_TICKS = """{
  const plain = window.setInterval;
  window.isFast = true;
  window.setInterval = (act, ms, ...rest) => plain(act, window.isFast ? 2 : ms, ...rest);
}"""
