"""Every game is kept after every move: reloads, crashes, coming back, damaged storage, a full one, and none at all."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from games.numica.e2e.player import CHOOSE_PIECE, MINE, NumicaPlayer
from playwright.sync_api import expect

from e2e.disks import FULL, REFUSALS, SILENT, put_game, read_games, wait_until_kept
from e2e.harness import Person

Come = Callable[..., Person]


@pytest.fixture(scope="module")
def person(stay: Callable[..., Person]) -> NumicaPlayer:
    return NumicaPlayer(stay()).open("?pace=instant&notation&seed=kept")


def begin_and_move(person: NumicaPlayer, moves: int = 1) -> None:
    """Begin against the easiest computer, set up, and move."""
    person.come_home().begin_turn()
    for _ in range(moves):
        person.move_somewhere()
        assert person.wait_for_turn()


def look(person: Person) -> tuple[dict[str, str], list[str], str]:
    """All that one sees of a game."""
    return person.read_position(), person.read_log(), person.read_status()


def test_reloads_restore_the_game(person: NumicaPlayer) -> None:
    person.come_home().begin("person", "1")
    tiles = person.read_position()
    person.lay(["s", "r"])
    person.reload()
    person.wait_for_status("lay your pieces")
    person.wait_for_laid(0)
    assert person.read_position() == tiles, "a set-up that was not finished begins anew, on the same tiles"
    assert len(person.read_log()) == 1
    person.set_up()
    random = Random("kept")
    for _ in range(3):
        assert person.wait_for_turn()
        person.move_sensibly(random)
    assert person.wait_for_turn()
    seen = look(person)
    assert len(seen[1]) == 3 + 6
    person.reload()
    assert person.wait_for_turn()
    assert look(person) == seen
    person.press("Undo")
    person.page.wait_for_function("document.querySelectorAll('.log-lines li').length === 7")
    assert person.wait_for_turn(), "what was played before can still be undone"


def test_a_crash_loses_nothing_that_was_kept(come: Come) -> None:
    """However soon after a move the page is gone, the game opens, with all moves or all but those of that moment."""
    person = NumicaPlayer(come()).open("?pace=instant&notation&seed=kept")
    begin_and_move(person)
    random = Random("crash")
    for wait in (0.0, 0.003, 0.01, 0.02, 0.04, 0.08):
        person.move_sensibly(random)
        before = person.read_log()
        time.sleep(wait)
        address, context = person.page.url, person.page.context
        person.page.close(run_before_unload=False)
        person.page = context.new_page()
        person.page.goto(address)
        person.wait_until_ready()
        assert person.wait_for_turn()
        after = person.read_log()
        shared = min(len(before), len(after))
        assert after[:shared] == before[:shared]
        assert len(after) >= len(before) - 2, "more than the latest move and its answer is gone"
        assert len(read_games(person)) == 1
        assert person.page.locator(".notice").count() == 0
    wait_until_kept(person, len(person.read_log()) - 1)


def test_leaving_and_coming_back(person: NumicaPlayer) -> None:
    begin_and_move(person)
    seen = look(person)
    person.to_lobby()
    row = person.page.locator(".kept-game").first
    expect(row).to_contain_text("Numica Red (you) – Blue (Gentle) · 4 moves · now")
    person.go_on()
    assert person.wait_for_turn()
    assert look(person) == seen
    person.page.go_back()
    person.page.get_by_role("heading", name="Number Parlour").wait_for()
    person.page.go_forward()
    assert person.wait_for_turn(), "the browser's own buttons lead there too"
    assert look(person) == seen


def test_a_new_game_leaves_the_others_alone(person: NumicaPlayer) -> None:
    begin_and_move(person)
    first = wait_until_kept(person, 4)
    seen = look(person)
    begin_and_move(person, 2)
    second = wait_until_kept(person, 6)
    assert second["id"] != first["id"]
    kept = {game["id"]: game["token"] for game in read_games(person)}
    assert kept[first["id"]] == first["token"]
    person.come_home()
    person.page.locator(f'[data-kept="{first["id"]}"] button').first.click()
    assert person.wait_for_turn()
    assert look(person) == seen
    assert {game["id"]: game["token"] for game in read_games(person)} == kept, "looking changes nothing"
    assert read_games(person)[0]["id"] == second["id"], "and is no move"


def test_a_reload_after_the_end(person: NumicaPlayer) -> None:
    person.come_home().begin_turn()
    person.press("Give up")
    person.press("Really give up?")
    result, position, log = person.read_result(), person.read_position(), person.read_log()
    wait_until_kept(person, person.page.locator(".log-lines .dot").count())
    person.reload()
    assert (person.read_result(), person.read_position(), person.read_log()) == (result, position, log)
    person.press("Play again")
    person.wait_for_status("set up:")
    assert person.page.get_by_role("region", name="The result").count() == 0


SPOILT: dict[str, tuple[dict[str, Any], str]] = {
    "letters": ({"token": "###"}, "This text is not a saved game."),
    "cut": ({"token": "n1AAAA"}, "A part of this text is missing or wrong."),
    "newer": ({"token": "n9AAAA"}, "This text was made by a newer version."),
    "game": ({"game": "gone", "token": "cut"}, "This text is not a saved game."),
}


@pytest.mark.parametrize("spoilt", SPOILT)
def test_a_kept_game_that_is_damaged_says_so_and_stays(come: Come, spoilt: str) -> None:
    person = NumicaPlayer(come()).open("?pace=instant&notation&seed=kept")
    begin_and_move(person)
    good = wait_until_kept(person, 4)
    change, words = SPOILT[spoilt]
    bad = {**good, "id": "bad", "when": good["when"] + 1, **change}
    put_game(person, "bad", bad)
    person.to_lobby()
    person.reload()
    person.page.locator('[data-kept="bad"] button').first.click()
    person.wait_for_alert(words)
    notice = person.page.locator(".notice.is-error")
    assert notice.inner_text().startswith(f"This game cannot be opened. {words}")
    person.press("Close")
    notice.wait_for(state="detached")
    assert {game["id"] for game in read_games(person)} == {"bad", good["id"]}
    person.page.locator(f'[data-kept="{good["id"]}"] button').first.click()
    assert person.wait_for_turn()
    person.page.goto(person.page.url.split("#")[0] + "#/table/bad")
    person.wait_for_alert(words)
    expect(person.page, "it has no table").to_have_url(re.compile("#/$"))


@pytest.mark.parametrize("junk", ["junk", 7, None, [], {"id": "junk"}], ids=str)
def test_what_is_no_game_is_passed_over(come: Come, junk: object) -> None:
    person = NumicaPlayer(come()).open("?pace=instant&notation&seed=kept")
    put_game(person, "junk", junk)
    person.reload()
    assert person.page.locator(".kept-game").count() == 0
    person.begin("person", "1")
    person.wait_for_status("set up:")
    person.page.goto(person.page.url.split("#")[0] + "#/table/junk")
    person.wait_for_alert("not kept here any more")


@pytest.mark.parametrize("refusal", REFUSALS)
def test_without_storage_one_can_play(come: Come, refusal: str) -> None:
    person = NumicaPlayer(come())
    person.page.add_init_script(REFUSALS[refusal])
    person.open("?pace=instant&notation&seed=kept")
    assert "This browser keeps nothing" in person.page.locator(".library .storage").inner_text()
    person.begin_turn()
    person.move_somewhere()
    assert person.wait_for_turn()
    log = person.read_log()
    warning = person.page.locator(".stage > .storage")
    assert "Save it to a file or copy its link" in warning.inner_text()
    with person.page.expect_download() as download:
        warning.get_by_role("button", name="Save to a file").click()
    assert download.value.suggested_filename.startswith("numica-")
    warning.get_by_role("button", name="Share").click()
    person.page.get_by_role("dialog", name="Share").wait_for()
    person.page.keyboard.press("Escape")
    person.to_lobby()
    person.go_on()
    person.wait_for_status(CHOOSE_PIECE)
    assert person.read_log() == log
    assert len(person.find_spaces(MINE)) > 5
    person.come_home()
    person.press("Settings")
    person.page.get_by_role("radio", name="Dark").check()
    person.press("Delete everything")
    person.press("Yes, delete")
    person.press("Delete it all")
    person.wait_for_alert("Everything is deleted")
    expect(person.page.locator(".kept-game")).to_have_count(0)  # what is said is drawn a frame later
    person.page.keyboard.press("Escape")
    person.press("Statistics")
    person.page.get_by_text("No game has ended here yet.").wait_for()


def test_a_disk_that_answers_late_is_caught_up_with(come: Come) -> None:
    person = NumicaPlayer(come()).open("?pace=instant&notation&seed=kept")
    begin_and_move(person)
    former = wait_until_kept(person, 4)
    person.page.add_init_script(SILENT)
    begun = time.monotonic()
    person.reload()
    person.wait_for_alert("does not give out the games")
    waited = time.monotonic() - begun
    person.begin("person", "1").set_up()
    begun = time.monotonic()
    assert person.wait_for_turn()
    for _ in range(3):
        person.move_somewhere()
        assert person.wait_for_turn()
    assert time.monotonic() - begun < 2 * waited, "it is waited for once, and not after every move"
    warning = person.page.locator(".stage > .storage")
    assert "This browser keeps nothing" in warning.inner_text()
    log = person.read_log()
    person.page.evaluate("answer()")
    warning.wait_for(state="detached")
    kept = wait_until_kept(person, 8)
    assert {game["id"] for game in read_games(person)} == {former["id"], kept["id"]}
    person.to_lobby()
    assert person.page.locator(".kept-game").count() == 2
    person.go_on()
    assert person.wait_for_turn()
    assert person.read_log() == log


def test_the_data_base_can_be_deleted_while_the_page_is_open(come: Come) -> None:
    """By the browser's own settings, or by a later version of the page: both wait until every page lets go."""
    person = NumicaPlayer(come()).open("?pace=instant&notation&seed=kept")
    begin_and_move(person)
    wait_until_kept(person, 4)
    deleted = person.page.evaluate(
        """() => new Promise((done) => {
          const asking = indexedDB.deleteDatabase("number-parlour");
          asking.onsuccess = () => done("deleted");
          asking.onblocked = () => done("blocked");
        })"""
    )
    assert deleted == "deleted"
    person.move_somewhere()
    assert person.wait_for_turn()
    wait_until_kept(person, 6)


@pytest.mark.parametrize("when", ["at once", "in the end"])
def test_a_full_disk_is_told_and_caught_up_with(come: Come, when: str) -> None:
    person = NumicaPlayer(come())
    person.page.add_init_script(FULL)
    person.open("?pace=instant&notation&seed=kept")
    begin_and_move(person)
    kept = wait_until_kept(person, 4)
    warning = person.page.locator(".stage > .storage")
    person.page.evaluate("(when) => { full = when }", when)
    person.move_somewhere()
    assert person.wait_for_turn()
    person.wait_for_alert("There is no room left")
    assert "There is no room left" in warning.inner_text()
    assert read_games(person) == [kept], "the disk has the game as it was"
    log = person.read_log()
    person.to_lobby()
    person.go_on()
    assert person.wait_for_turn()
    assert person.read_log() == log, "the page has it as it is"
    person.move_somewhere()
    assert person.wait_for_turn()
    person.page.evaluate("full = ''")
    person.move_somewhere()
    assert person.wait_for_turn()
    after = wait_until_kept(person, 10)
    assert after["id"] == kept["id"], "nobody else has written it, so it goes on under its name"
    warning.wait_for(state="detached")
    assert person.page.locator(".notice").count() == 0


PROMISES = """
window.asked = [];
if (navigator.storage) navigator.storage.persisted = async () => false;
if (navigator.storage) navigator.storage.persist = async () => (window.asked.push("asked"), %s);
"""


@pytest.mark.parametrize(
    ("promise", "told"), [("true", "has promised to keep"), ("false", "may remove these games")]
)
def test_the_browser_is_asked_to_keep_the_first_game_and_its_answer_is_told(
    come: Come, promise: str, told: str
) -> None:
    person = come()
    person.page.add_init_script(PROMISES % promise)
    person.open()
    person.page.locator(".game").first.wait_for()
    assert person.page.evaluate("window.asked") == [], "nobody is asked before there is something to keep"
    person.page.evaluate("location.hash = '#/numica'")
    person.page.locator(".begin").click()
    person.page.wait_for_function("window.asked.length")
    person.page.evaluate("location.hash = '#/'")
    person.page.get_by_role("button", name="my game", exact=False).first.click()
    expect(person.page.locator("dialog[open]")).to_contain_text(told)
    assert person.page.evaluate("window.asked.length") == 1, "nor more than once"
