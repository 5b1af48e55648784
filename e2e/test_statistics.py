"""Statistics: how each game ended, counted on the device alone, written to a file, read from one, and erased."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from games.numica.e2e.player import NumicaPlayer
from playwright.sync_api import Locator

from e2e.harness import Person
from parlour.core.token import write_token
from parlour.games.numica import NUMICA

Come = Callable[..., Person]
SAVES = Path(__file__).resolve().parent.parent / "tests" / "games" / "numica" / "saves"
OVER = json.loads((SAVES / "over-captures.json").read_text(encoding="utf-8"))

RESULT: dict[str, Any] = {
    "id": "a",
    "game": "numica",
    "day": "2026-11-21",
    "levels": [3],
    "ending": "won",
    "hints": 0,
    "takebacks": 2,
    "moves": 31,
}
FILE: dict[str, Any] = {"format": "parlour-statistics", "version": 1, "games": [RESULT]}


def show(person: Person) -> Locator:
    if not person.page.get_by_role("dialog", name="Statistics").count():
        person.come_home()
        person.press("Statistics")
    dialog = person.page.get_by_role("dialog", name="Statistics")
    dialog.wait_for()
    return dialog


COUNTED = """() => new Promise((done) => {
  const opening = indexedDB.open("number-parlour-statistics");
  opening.onsuccess = () => {
    const asking = opening.result.transaction("results").objectStore("results").count();
    asking.onsuccess = () => { opening.result.close(); done(asking.result); };
  };
})"""
"""How many games the disk has counted: a game's end can be seen before."""


def wait_until_counted(person: Person, games: int) -> None:
    for _ in range(200):
        if person.page.evaluate(COUNTED) == games:
            return
        person.page.wait_for_timeout(20)
    raise AssertionError(f"{games} games should be counted: {person.page.evaluate(COUNTED)}")


def read_rows(person: Person) -> list[list[str]]:
    """The lines of the table, cell by cell."""
    rows = show(person).locator("tbody tr")
    return [
        [" ".join(cell.inner_text().split()) for cell in row.locator("th, td").all()] for row in rows.all()
    ]


def resign(person: NumicaPlayer, *sitters: str) -> None:
    """Begin a game and give up at once."""
    person.come_home().begin(*sitters)
    for _ in range(sitters.count("person")):
        person.set_up()
    if "person" in sitters[1:]:
        person.wait_for_status("choose a piece")
    else:
        assert person.wait_for_turn()
    person.press("Give up")
    person.press("Really give up?")
    person.page.locator(".result").wait_for()


def add_file(person: Person, data: bytes) -> Locator:
    dialog = show(person)
    dialog.get_by_label("Add from a file").set_input_files(
        {"name": "statistics.json", "mimeType": "application/json", "buffer": data}
    )
    return dialog


def download(person: Person, path: Path) -> dict[str, Any]:
    with person.page.expect_download() as coming:
        show(person).get_by_role("button", name="Save to a file").click()
    today = person.page.evaluate("new Date().toLocaleDateString('sv')")
    assert coming.value.suggested_filename == f"number-parlour-statistics-{today}.json"
    coming.value.save_as(path)
    saved: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return saved


def test_each_game_counts_once_and_by_its_level(come: Come, tmp_path: Path) -> None:
    person = NumicaPlayer(come()).open("?pace=instant&notation&seed=count")
    show(person).get_by_text("No game has ended here yet.").wait_for()
    person.page.keyboard.press("Escape")
    resign(person, "person", "1")
    resign(person, "person", "person")
    wait_until_counted(person, 2)
    for _ in range(2):
        person.reload()
        person.page.locator(".result").wait_for()
    assert read_rows(person) == [
        ["Numica Computer: Gentle", "1", "0", "0", "1"],
        ["Numica People playing each other", "1", "–", "–", "–"],
    ]
    saved = download(person, tmp_path / "one.json")
    assert set(saved) == {"format", "version", "games"}
    games = sorted(saved["games"], key=lambda game: str(game["ending"]))
    today = person.page.evaluate("new Date().toLocaleDateString('sv')")
    assert [
        (game["ending"], game["levels"], game["day"], game["hints"], game["takebacks"]) for game in games
    ] == [("lost", [1], today, 0, 0), ("shared", [], today, 0, 0)]
    assert [game["moves"] for game in games] == [3, 3], "two set-ups, and giving up"
    assert sorted(game["order"] for game in games) == [1, 2]
    assert all(set(game) == {*RESULT, "order"} for game in games), "no names, no moves, no times"


def test_a_game_that_ends_again_replaces_its_entry(come: Come) -> None:
    person = NumicaPlayer(come()).open("?pace=instant&notation&seed=again")
    resign(person, "person", "1")
    assert read_rows(person)[0][1:] == ["1", "0", "0", "1"]
    person.page.keyboard.press("Escape")
    person.page.locator(".library").get_by_role("button", name="My game").click()
    person.press("Look at it")
    person.page.locator(".result").wait_for()
    person.press("Undo")
    person.page.locator(".result").wait_for(state="detached")
    assert person.wait_for_turn()
    person.press("Give up")
    person.press("Really give up?")
    person.page.locator(".result").wait_for()
    assert read_rows(person)[0][1:] == ["1", "0", "0", "1"], "one game, one entry"


def test_computers_that_are_watched_are_counted_as_such(come: Come, tmp_path: Path) -> None:
    person = NumicaPlayer(come()).open("?pace=instant&notation&seed=watched").begin("1", "2")
    person.page.locator(".result").wait_for(timeout=120_000)
    assert read_rows(person) == [["Numica Computers watched, up to “Easy”", "1", "–", "–", "–"]]
    assert download(person, tmp_path / "one.json")["games"][0]["levels"] == [1, 2]


def test_a_game_that_came_over_is_nobodys_here(come: Come) -> None:
    person = come().open("?pace=instant&notation", f"#/game/{write_token(OVER, NUMICA)}")
    person.page.locator(".result").wait_for()
    show(person).get_by_text("No game has ended here yet.").wait_for()


def test_rows_are_counted_by_game_and_strongest_level(come: Come) -> None:
    person = come().open("?pace=instant&notation")
    told = [
        ("numica", [3], "won"), ("numica", [3], "won"), ("numica", [3], "lost"), ("numica", [1], "drawn"),
        ("numica", [1, 3], "drawn"), ("numica", [4, 5], "watched"), ("numica", [2], "shared"), ("null", [1], "won"),
    ]  # fmt: skip
    games = [
        {**RESULT, "id": f"g{number}", "game": game, "levels": levels, "ending": ending}
        for number, (game, levels, ending) in enumerate(told)
    ]
    add_file(person, json.dumps({**FILE, "games": games}).encode()).get_by_text(
        "8 games were added."
    ).wait_for()
    assert [row[1:] for row in read_rows(person)] == [
        ["1", "1", "0", "0"],  # the null game, which is not here
        ["1", "0", "1", "0"],
        ["4", "2", "1", "1"],
        ["1", "–", "–", "–"],
        ["1", "–", "–", "–"],
    ]


def test_a_file_is_merged_by_games(come: Come, tmp_path: Path) -> None:
    person = come().open("?pace=instant&notation")
    dialog = add_file(person, json.dumps(FILE).encode())
    dialog.get_by_text("One game was added.").wait_for()
    saved = download(person, tmp_path / "one.json")
    assert saved == FILE
    changed = [{**RESULT, "ending": "lost"}, {**RESULT, "id": "b", "ending": "drawn", "name": "Ann"}]
    changed += [{**changed[1], "ending": "lost"}]
    add_file(person, json.dumps({**FILE, "games": changed[:2]}).encode())
    # The same words stood there from the file before: the second game alone shows that this one is read.
    dialog.locator("tbody tr").filter(has_text="2").wait_for()
    dialog.get_by_text("One game was added.").wait_for()
    assert [row[1:] for row in read_rows(person)] == [["2", "1", "1", "0"]], (
        "what is known stays as it is, and each game counts once"
    )
    assert "Ann" not in json.dumps(download(person, tmp_path / "two.json")), "nothing else is kept of it"
    add_file(person, (tmp_path / "two.json").read_bytes())
    dialog.get_by_text("No game in that file was new.").wait_for()
    other = come().open("?pace=instant&notation")
    add_file(other, (tmp_path / "two.json").read_bytes())
    show(other).get_by_text("2 games were added.").wait_for()
    assert read_rows(other) == read_rows(person)


WRONG: dict[str, tuple[object, str]] = {
    "empty": (b"", "This file is empty."),
    "binary": (b"\xff\xfe\x00", "This file is not a text"),
    "text": (b"{", "This file cannot be read."),
    "number": (b"7", "These are no statistics"),
    "null": (b"null", "These are no statistics"),
    "save": (OVER, "These are no statistics"),
    "newer": ({**FILE, "version": 2}, "saved by a newer version"),
    "version": ({**FILE, "version": "1"}, "These are no statistics"),
    "games": ({**FILE, "games": {}}, "These are no statistics"),
    **{
        f"game-{name}": (
            {**FILE, "games": [RESULT, {**RESULT, "id": "b", name: value}]},
            "Game number 2 in this file is damaged, so nothing was added.",
        )
        for name, value in {
            "id": "<b>",
            "game": ["numica"],
            "day": "yesterday",
            "levels": [1e9],
            "ending": "constructor",
            "hints": -1,
            "takebacks": 0.5,
            "moves": None,
        }.items()
    },
    "game": ({**FILE, "games": [None]}, "Game number 1 in this file is damaged"),
}


@pytest.fixture(scope="module")
def person(stay: Callable[..., Person]) -> NumicaPlayer:
    person = NumicaPlayer(stay()).open("?pace=instant&notation")
    add_file(person, json.dumps({**FILE, "games": [{**RESULT, "id": "own"}]}).encode())
    show(person).get_by_text("One game was added.").wait_for()
    return person


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_file_says_why_and_adds_nothing(person: Person, wrong: str) -> None:
    given, words = WRONG[wrong]
    before = read_rows(person)
    dialog = add_file(person, given if isinstance(given, bytes) else json.dumps(given).encode())
    dialog.get_by_role("alert").get_by_text(words).wait_for()
    assert read_rows(person) == before
    person.page.keyboard.press("Escape")
    assert read_rows(person) == before


def test_they_are_deleted_at_the_second_press(come: Come) -> None:
    person = come().open("?pace=instant&notation")
    dialog = add_file(person, json.dumps(FILE).encode())
    dialog.get_by_role("button", name="Delete statistics").click()
    person.page.keyboard.press("Escape")
    assert len(read_rows(person)) == 1, "one press deletes nothing"
    person.press("Delete statistics")
    person.press("Really delete them?")
    dialog.get_by_text("No game has ended here yet.").wait_for()
    person.reload()
    show(person).get_by_text("No game has ended here yet.").wait_for()
