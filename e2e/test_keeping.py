"""The game that is kept: reloads, leaving and coming back, damaged storage, and no storage at all."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from e2e.harness import CHOOSE_PIECE, MINE, Person

Come = Callable[..., Person]

# Keeps something else in the place of the game, as a faulty disk or an extension might leave it there.
SPOIL = """(kept) => new Promise((done, fail) => {
  const opening = indexedDB.open("keyval-store");
  opening.onupgradeneeded = () => opening.result.createObjectStore("keyval");
  opening.onerror = fail;
  opening.onsuccess = () => {
    const writing = opening.result.transaction("keyval", "readwrite");
    writing.objectStore("keyval").put(kept, "parlour-current");
    writing.oncomplete = () => { opening.result.close(); done(); };
  };
})"""

READ_TOKEN = """() => new Promise((done, fail) => {
  const opening = indexedDB.open("keyval-store");
  opening.onerror = fail;
  opening.onsuccess = () => {
    const asking = opening.result.transaction("keyval").objectStore("keyval").get("parlour-current");
    asking.onsuccess = () => { opening.result.close(); done(asking.result?.token ?? ""); };
  };
})"""

# A browser that refuses storage: by calls that throw, and by one that fails later.
NO_CALLS = """for (const name of ["open", "deleteDatabase", "databases", "cmp"]) {
  IDBFactory.prototype[name] = () => { throw new DOMException("no", "InvalidStateError"); };
}"""
NO_OPENING = """IDBFactory.prototype.open = () => {
  const asking = new EventTarget();
  setTimeout(() => asking.onerror?.(new Event("error")), 0);
  return Object.assign(asking, { error: new DOMException("no", "UnknownError") });
};"""


@pytest.fixture(scope="module")
def person(stay: Callable[..., Person]) -> Person:
    return stay().open("?pace=instant&seed=kept")


def test_reloads_restore_the_game(person: Person) -> None:
    person.come_home().begin("person", "1")
    tiles = person.read_position()
    person.touch("s")
    person.wait_for_status("on file b")
    person.reload()
    person.wait_for_status("on file a")
    assert person.read_position() == tiles, "a set-up that was not finished begins anew, on the same tiles"
    assert person.read_log() == ["The tiles are laid."]
    person.set_up()
    random = Random("kept")
    for _ in range(3):
        assert person.wait_for_turn()
        person.move_sensibly(random)
    assert person.wait_for_turn()
    position, log, status = person.read_position(), person.read_log(), person.read_status()
    assert len(log) == 3 + 6
    person.reload()
    assert person.wait_for_turn()
    assert (person.read_position(), person.read_log(), person.read_status()) == (position, log, status)
    person.press("Undo")
    person.page.wait_for_function("document.querySelectorAll('.log-lines li').length === 7")
    assert person.wait_for_turn(), "what was played before can still be undone"


def test_leaving_and_coming_back(person: Person) -> None:
    person.come_home().begin("person", "1")
    person.set_up()
    assert person.wait_for_turn()
    person.move_somewhere()
    assert person.wait_for_turn()
    position, log, status = person.read_position(), person.read_log(), person.read_status()
    person.to_lobby()
    assert person.page.get_by_text("You have a game of Numica on the table.").is_visible()
    person.press("Go on playing")
    assert person.wait_for_turn()
    assert (person.read_position(), person.read_log(), person.read_status()) == (position, log, status)
    person.page.go_back()
    person.page.get_by_role("heading", name="Number Parlour").wait_for()
    person.page.go_forward()
    assert person.wait_for_turn(), "the browser's own buttons lead there too"
    assert (person.read_position(), person.read_log(), person.read_status()) == (position, log, status)


def test_a_reload_after_the_end(person: Person) -> None:
    person.come_home().begin("person", "1")
    person.set_up()
    assert person.wait_for_turn()
    person.press("Give up")
    person.press("Really give up?")
    result, position, log = person.read_result(), person.read_position(), person.read_log()
    person.reload()
    assert (person.read_result(), person.read_position(), person.read_log()) == (result, position, log)
    person.press("Play again")
    person.wait_for_status(", set up:")
    assert person.page.get_by_role("region", name="The result").count() == 0


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        ({"game": "numica", "token": "###"}, "could not be read, so it was put away"),
        ("cut", "is damaged, so it was put away"),
        ({"game": "gone", "token": "cut"}, "put away"),
        ({"game": 7, "token": None}, ""),
        ("junk", ""),
    ],
    ids=["letters", "cut", "game", "form", "text"],
)
def test_what_is_kept_is_damaged(person: Person, spoil: object, words: str) -> None:
    person.come_home().begin("person", "1")
    person.to_lobby()
    token = person.page.evaluate(READ_TOKEN)
    assert len(token) > 40
    kept = {"game": "numica", "token": token[:-9] + "A" + token[-8:]} if spoil == "cut" else spoil
    person.page.evaluate(SPOIL, kept)
    person.reload()
    assert (person.button("Go on playing").count() == 1) == bool(words)
    if words:
        person.press("Go on playing")
        person.wait_for_alert(words)
        notice = person.page.locator(".notice")
        assert words in notice.inner_text()
        person.press("Close")
        notice.wait_for(state="detached")
        assert person.button("Go on playing").count() == 0
        assert person.page.evaluate(READ_TOKEN) == "", "it is really put away"
    person.begin("person", "1")
    person.wait_for_status(", set up:")


@pytest.mark.parametrize("refusal", [NO_CALLS, NO_OPENING], ids=["calls", "opening"])
def test_without_storage_one_can_play(come: Come, refusal: str) -> None:
    person = come()
    person.page.add_init_script(refusal)
    person.open("?pace=instant&seed=kept").begin("person", "1")
    person.set_up()
    assert person.wait_for_turn()
    person.move_somewhere()
    assert person.wait_for_turn()
    log = person.read_log()
    person.to_lobby()
    person.press("Go on playing")
    person.wait_for_status(CHOOSE_PIECE)
    assert person.read_log() == log
    assert len(person.find_spaces(MINE)) > 5
