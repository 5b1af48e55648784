"""The library of games: listed, removed, saved to files and read from them, erased, and never mixed up by two pages."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from games.numica.e2e.player import A_ROW, CHOOSE_PIECE, NumicaPlayer
from playwright.sync_api import Locator, Page, expect

from e2e.disks import list_keys, put_game, read_games, wait_until_kept
from e2e.harness import TARGET, Person
from parlour.core.save import Loaded, load_save, make_save
from parlour.core.token import read_token, write_token
from parlour.games import find
from parlour.games.numica import NUMICA

Come = Callable[..., Person]
SAVES = Path(__file__).resolve().parent.parent / "tests" / "games"
MOST_OVER = 20  # finished games that stay
YEAR = 365 * 86_400  # in seconds
TELL_DATE = (
    """(seconds) => new Date(Date.now() + seconds * 1000).toLocaleDateString("en", { dateStyle: "medium" })"""
)


def read_save(name: str) -> dict[str, Any]:
    """A save that was written once, as the engine would write it now; two people play."""
    game, _, rest = name.partition("-")
    save = json.loads((SAVES / game / "saves" / f"{rest}.json").read_text(encoding="utf-8"))
    loaded = load_save({**save, "seats": [{"who": "person", "name": "Ann"}, {"who": "person"}]}, find)
    assert isinstance(loaded, Loaded)
    return make_save(loaded.table)


MIDDLE = read_save("numica-middle")
OVER = read_save("numica-over-captures")


def kept(number: int, save: dict[str, Any], age: float, *, over: bool = False) -> dict[str, Any]:
    """A game as the page would have kept it so many seconds ago."""
    return {
        "id": f"game{number}",
        "game": "numica",
        "token": write_token(save, NUMICA),
        "seats": save["seats"],
        "moves": number,
        "over": over,
        "revision": f"r{number}",
        "age": age,
    }


def fill(person: Person, *games: dict[str, Any]) -> None:
    """Keep games, with the times that they want by the clock of the page."""
    now = person.page.evaluate("Date.now()")
    for game in games:
        when = now - game["age"] * 1000
        put_game(person, game["id"], {**{k: v for k, v in game.items() if k != "age"}, "when": when})
    person.reload()


def row(person: Person, number: int) -> Locator:
    return person.page.locator(
        f'[data-kept="game{number}"]'
    ).last  # of the dialog, where it lies over the lobby


def open_all(person: Person) -> Locator:
    person.page.locator(".library").get_by_role("button", name=re.compile("^(My game|All my)")).click()
    dialog = person.page.get_by_role("dialog", name="My games")
    dialog.wait_for()
    return dialog


def give_up(person: NumicaPlayer) -> None:
    """Begin a game of two people, and end it."""
    person.begin("person", "person")
    for _ in range(2):
        person.set_up()
    person.press("Give up")
    person.press("Really give up?")
    person.page.locator(".result").wait_for()


def open_file(person: Person, name: str, data: bytes) -> None:
    """Choose a file in the dialog for saved games."""
    person.press("Open a saved game")
    person.page.get_by_label("Choose a file").set_input_files(
        {"name": name, "mimeType": "text/plain", "buffer": data}
    )


def as_file(save: object) -> bytes:
    return json.dumps(save).encode()


def log_of(save: dict[str, Any]) -> int:
    return len(save["journal"])


# The list


def test_the_lobby_lists_the_latest_five(come: Come) -> None:
    person = come().open("?pace=instant&notation")
    ages = {1: 30, 2: 5 * 60, 3: 3 * 3600, 4: 26 * 3600, 5: 3 * 86400, 6: 15 * 86400, 7: 3 * 365 * 86400}
    fill(
        person,
        *(kept(number, MIDDLE, age) for number, age in ages.items()),
        kept(8, OVER, 10, over=True),
        {**kept(9, MIDDLE, -7200), "seats": [{"who": "person"}, {"who": "person", "name": "<b>Bo</b>"}]},
    )
    soon = person.page.evaluate(TELL_DATE, 7200)
    told = person.page.locator(".kept-game > p:first-of-type").all_inner_texts()
    assert told == [
        f"Numica Red – <b>Bo</b> · 9 moves · {soon}",  # by a clock that was set back: no "in 2 hours"
        "Numica Ann – Blue · 1 move · now",
        "Numica Ann – Blue · 2 moves · 5 minutes ago",
        "Numica Ann – Blue · 3 moves · 3 hours ago",
        "Numica Ann – Blue · 4 moves · yesterday",
    ]
    dialog = open_all(person)
    lines = dialog.locator(".kept-game").all_inner_texts()
    assert len(lines) == 9
    assert "3 days ago" in lines[6]
    assert "2 weeks ago" in lines[7]
    assert "3 years ago" in lines[8]
    assert "finished" in row(person, 8).inner_text()
    row(person, 8).get_by_role("button", name="Look at it").click()
    person.page.locator(".result").wait_for()
    assert len(read_games(person)) == 9


def test_the_times_are_told_in_the_page_s_language(come: Come) -> None:
    person = come(locale="de-DE").open("?pace=instant&notation")
    fill(person, kept(1, MIDDLE, 300))
    assert "5 minutes ago" in row(person, 1).inner_text(), (
        "the site speaks English, whatever the browser does"
    )


def test_a_game_is_removed_at_the_second_press(come: Come) -> None:
    person = come().open("?pace=instant&notation")
    fill(person, *(kept(number, MIDDLE, number) for number in (1, 2, 3)))
    open_all(person)
    row(person, 2).get_by_role("button", name="Remove").click()
    row(person, 1).get_by_role("button", name="Remove").click()
    row(person, 1).get_by_role("button", name="Really remove?").wait_for()
    assert row(person, 2).get_by_role("button", name="Remove", exact=True).count() == 1, "it is asked anew"
    row(person, 1).get_by_role("button", name="Really remove?").click()
    expect(person.page.get_by_role("dialog").locator(".kept-game")).to_have_count(2)
    assert [game["id"] for game in read_games(person)] == ["game2", "game3"]
    assert person.page.evaluate("document.activeElement !== document.body"), "the focus is not lost"
    person.reload()
    assert person.page.locator(".kept-game").count() == 2


def test_the_oldest_finished_games_go_by_themselves(come: Come) -> None:
    person = NumicaPlayer(come()).open("?pace=instant&notation")
    finished = [kept(number, OVER, 1000 + number, over=True) for number in range(1, MOST_OVER + 4)]
    fill(person, *finished, kept(50, MIDDLE, 10**7))
    give_up(person)
    person.page.wait_for_timeout(300)
    games = read_games(person)
    assert sum(game["over"] for game in games) == MOST_OVER
    assert games[0]["over"], "the one that has just ended stays"
    assert {game["id"] for game in games[1:]} == {f"game{n}" for n in (*range(1, MOST_OVER), 50)}


# Clocks that are wrong


def list_ids(person: Person) -> list[str]:
    """The games of the lobby, the latest first."""
    ids: list[str] = person.page.locator(".library .kept-game").evaluate_all(
        "(rows) => rows.map((row) => row.dataset.kept)"
    )
    return ids


def play_at(person: NumicaPlayer, moment: str) -> str:
    """Begin a game by a clock that says this; return its id."""
    person.page.clock.set_fixed_time(moment)
    before = list_keys(person)
    person.begin("person", "person")
    person.set_up()
    for _ in range(200):
        if fresh := set(list_keys(person)).difference(before):
            break
        person.page.wait_for_timeout(20)
    (key,) = fresh
    person.come_home()
    return key


def test_the_game_that_was_played_last_is_the_first_whatever_the_clock_says(come: Come) -> None:
    person = NumicaPlayer(come()).open("?pace=instant&notation")
    fill(person, kept(1, MIDDLE, -10 * YEAR), kept(2, MIDDLE, 60))
    moments = ("2026-11-27T12:00:00Z", "2015-01-01T00:00:00Z", "2035-06-01T12:00:00Z", "1969-12-31T23:00:00Z")
    played = [play_at(person, moment) for moment in moments]
    latest = [*reversed(played), "game1"]
    assert list_ids(person) == latest
    person.page.clock.set_fixed_time("2026-11-27T13:00:00Z")
    assert list_ids(person.reload()) == latest
    told = person.page.locator(".kept-game > p:first-of-type").all_inner_texts()
    assert [text.rpartition(" · ")[2] for text in told[:4]] == [
        "1 move",  # before there were any dates
        "Jun 1, 2035",
        "11 years ago",
        "1 hour ago",
    ]
    person.page.locator(f'[data-kept="{played[0]}"] button').first.click()
    person.set_up()
    wait_until_kept(person, 2)
    person.come_home()
    assert list_ids(person)[:2] == [played[0], played[3]], "whoever goes on with it has played it last"


def test_two_pages_with_clocks_of_their_own_agree_on_what_was_last(come: Come) -> None:
    person = NumicaPlayer(come()).open("?pace=instant&notation")
    other = person.open_tab().open("?pace=instant&notation")
    played = []
    for number in range(2):
        played.append(play_at(person, f"2035-01-0{number + 1}T12:00:00Z"))
        played.append(play_at(other, f"2015-01-0{number + 1}T12:00:00Z"))
    latest = played[::-1]
    expect(person.page.locator(".library .kept-game").first).to_have_attribute("data-kept", latest[0])
    assert list_ids(person) == latest
    assert list_ids(other) == latest


def test_finished_games_from_the_future_drive_no_new_one_out(come: Come) -> None:
    person = NumicaPlayer(come()).open("?pace=instant&notation")
    fill(person, *(kept(number, OVER, -YEAR - number, over=True) for number in range(1, MOST_OVER + 1)))
    ended = []
    for _ in range(2):
        before = {game["id"] for game in read_games(person)}
        give_up(person)
        person.page.wait_for_timeout(300)
        ended += [game["id"] for game in read_games(person) if game["id"] not in before]
        person.come_home()
    games = read_games(person)
    assert [game["id"] for game in games[:2]] == ended[::-1]
    assert len(games) == MOST_OVER
    assert {"game1", "game2"}.isdisjoint(game["id"] for game in games), "the oldest among those go"


NO_TIMES: list[Any] = [float("nan"), "2026", -5, 1e300, None, [], 0.5]
WRONG_TIMES: list[dict[str, Any]] = [
    *({"when": none, "order": none} for none in NO_TIMES),
    {"when": 1, "order": 1e12},
    {"when": 8.64e15, "order": 2**53},
    {"when": float("inf"), "order": {}},
]


def test_a_time_that_cannot_be_loses_no_game_and_rules_no_other(come: Come) -> None:
    person = NumicaPlayer(come()).open("?pace=instant&notation")
    for number, wrong in enumerate(WRONG_TIMES):
        game = {k: v for k, v in kept(number, MIDDLE, 0).items() if k != "age"}
        put_game(person, game["id"], {**game, **wrong})
    person.reload()
    latest = [play_at(person, f"20{year}-01-01T00:00:00Z") for year in (26, 27)][::-1]
    assert list_ids(person)[:2] == latest
    assert open_all(person).locator(".kept-game").count() == len(WRONG_TIMES) + 2
    text = person.page.get_by_role("dialog").inner_text()
    for nonsense in ("NaN", "Invalid", "in 2", "∞", "e+"):
        assert nonsense not in text


# Files


def test_a_game_goes_to_another_device_in_a_file(come: Come, tmp_path: Path) -> None:
    person = NumicaPlayer(come()).open("?pace=instant&notation&seed=file")
    person.begin_turn()
    person.move_somewhere()
    assert person.wait_for_turn()
    seen = (person.read_position(), person.read_log())
    person.to_lobby()
    open_all(person)
    with person.page.expect_download() as download:
        person.page.get_by_role("dialog").get_by_role("button", name="Save to a file").click()
    today = person.page.evaluate("new Date().toLocaleDateString('sv')")
    assert download.value.suggested_filename == f"numica-{today}.json"
    path = tmp_path / "game.json"
    download.value.save_as(path)
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) > 20, "it can be read"
    loaded = load_save(json.loads(text), find)
    assert isinstance(loaded, Loaded)
    assert loaded.broken is None

    other = NumicaPlayer(come()).open("?pace=instant&notation")
    for count in (1, 2):
        other.come_home()
        open_file(other, "game.json", path.read_bytes())
        assert other.wait_for_turn()
        assert (other.read_position(), other.read_log()) == seen
        assert len(read_games(other)) == count, "each time it becomes a game of its own"
    other.move_somewhere()
    assert other.wait_for_turn(), "and it goes on"


@pytest.mark.parametrize(
    "around", ["{}", "Look at this:\n\n  {}\n\nThanks", "<https://other.example/x#/game/{}>."]
)
def test_a_token_is_found_in_any_text(come: Come, around: str) -> None:
    person = come().open("?pace=instant&notation")
    text = around.format(write_token(MIDDLE, NUMICA))
    open_file(person, "note.txt", text.encode())
    person.wait_for_log(log_of(MIDDLE))
    person.come_home()
    person.press("Open a saved game")
    person.page.get_by_label("Link or text").fill(text)
    person.press("Open")
    person.page.locator(".board").wait_for()
    person.wait_for_log(log_of(MIDDLE))
    assert len(read_games(person)) == 2


def test_a_file_may_be_dropped_on_the_lobby(come: Come) -> None:
    person = come().open("?pace=instant&notation")
    drop = """([name, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([text], name));
      for (const kind of ["dragover", "drop"]) {
        const event = new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true });
        document.querySelector("#room").dispatchEvent(event);
        if (!event.defaultPrevented) throw new Error("the browser would leave the page for it");
      }
    }"""
    person.page.evaluate(drop, ["bad.json", "{"])
    person.wait_for_alert("This file cannot be read.")
    person.page.evaluate(drop, ["game.json", json.dumps(MIDDLE)])
    person.wait_for_log(log_of(MIDDLE))
    person.page.evaluate(drop, ["game.json", json.dumps(OVER)])
    person.page.wait_for_timeout(500)
    assert person.page.locator(".result").count() == 0, "at the table a file changes nothing"


TOKEN = write_token(MIDDLE, NUMICA)
BROKEN_RECORD = f"{MIDDLE['journal'][10][0]} a1 a1"
DAMAGED: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "This file is empty."),
    "blank": (b" \n\n", "This file is empty."),
    "binary": (bytes(range(256)), "This file is not a text"),
    "zeros": (bytes(300_000), "This file is not a text"),
    "utf-16": (json.dumps(MIDDLE).encode("utf-16"), "This file is not a text"),
    "long": (b" " * 400_001, "This file is too long. It may have 400 kilobytes."),
    "quotes": (b"{" + b'"\\' * 199_000, "This file cannot be read."),
    "deep": (b"[" * 300_000, "This file cannot be read."),
    "truncated": (as_file(MIDDLE)[:-100], "This file cannot be read."),
    "foreign": (b'{"name": "number-parlour-page"}', "This is not a saved game."),
    "list": (b"[1, 2]", "This is not a saved game."),
    "prose": (b"Hello there", "This text is not a saved game."),
    "game": (as_file({**MIDDLE, "game": "chess"}), "This place has no game called chess."),
    "version": (as_file({**MIDDLE, "version": 2}), "saved by a newer version"),
    "rules": (as_file({**MIDDLE, "rules": 99}), "saved by a newer version"),
    "seats": (as_file({**MIDDLE, "seats": [{"who": "cat"}]}), "The players of this saved game are damaged."),
    "one-seat": (as_file({**MIDDLE, "seats": MIDDLE["seats"][:1]}), "The players of this saved game are damaged."),
    "options": (as_file({**MIDDLE, "options": {"tiles": 1}}), "The choices of this saved game are damaged."),
    "seed": (as_file({**MIDDLE, "seed": 7}), "The deal of this saved game is damaged."),
    "counts": (as_file({**MIDDLE, "takebacks": -1}), "The numbers of hints and undone moves"),
    "aids": (as_file({**MIDDLE, "aids": True}), "What was allowed in this saved game is damaged."),
    "journal": (as_file({**MIDDLE, "journal": "b1 b2"}), "The moves of this saved game are damaged."),
    "token-cut": (TOKEN[:-7].encode(), "A part of this text is missing or wrong."),
    "token-changed": ((TOKEN[:60] + "A" + TOKEN[61:]).encode(), "A part of this text is missing or wrong."),
    "token-newer": (b"n9" + TOKEN[2:].encode(), "This text was made by a newer version."),
}  # fmt: skip


@pytest.fixture(scope="module")
def reader(stay: Callable[..., Person]) -> Person:
    """Somebody with one game, who opens files."""
    person = stay().open("?pace=instant&notation")
    fill(person, kept(1, MIDDLE, 60))
    return person


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_file_says_what_is_wrong_and_harms_nothing(reader: Person, damage: str) -> None:
    before = read_games(reader)
    reader.come_home()
    data, words = DAMAGED[damage]
    open_file(reader, f"{damage}.json", data)
    refusal = reader.page.get_by_role("dialog").get_by_role("alert")
    refusal.wait_for(timeout=20_000)
    assert words in refusal.inner_text()
    assert reader.page.locator(".notice, .failed").count() == 0
    assert read_games(reader) == before
    reader.page.keyboard.press("Escape")
    reader.go_on()
    reader.wait_for_log(log_of(MIDDLE))
    assert read_games(reader) == before


def break_journal(save: dict[str, Any], at: int, record: str) -> dict[str, Any]:
    journal = [*save["journal"][: at - 1], record, *save["journal"][at:]]
    return {**save, "journal": journal}


def show_broken(person: Person, save: dict[str, Any]) -> Locator:
    person.come_home()
    open_file(person, "broken.json", as_file(save))
    dialog = person.page.get_by_role("dialog", name="One move does not fit")
    dialog.wait_for()
    return dialog


def test_a_broken_move_in_the_middle_offers_both_ways(reader: Person) -> None:
    before = read_games(reader)
    dialog = show_broken(reader, break_journal(MIDDLE, 11, BROKEN_RECORD))
    text = dialog.inner_text()
    assert "stops at move 11: a1 a1" in text.replace("\n", " ")
    assert "A record" not in text
    assert reader.page.locator(".notice").count() == 0
    assert "refusal-" not in text
    reader.press("Leave it")
    dialog.wait_for(state="detached")
    assert reader.page.locator(".games").is_visible()
    assert read_games(reader) == before, "leaving it leaves everything"

    show_broken(reader, break_journal(MIDDLE, 11, BROKEN_RECORD))
    reader.press("Go on from before it")
    reader.page.locator(".board").wait_for()
    reader.wait_for_log(10)
    assert len(reader.read_log()) == 10

    show_broken(reader, break_journal(MIDDLE, 11, BROKEN_RECORD))
    reader.press("Go on from where it stood")
    reader.page.locator(".board").wait_for()
    wait_until_kept(reader, 0)
    games = read_games(reader)
    assert len(games) == len(before) + 2
    restored = read_token(games[0]["token"], find)
    assert isinstance(restored, dict)
    assert restored["start"] == MIDDLE["at"], "its position is that of the file"
    assert games[2] == before[0]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"check": {"5": 1}}, "plays on differently"),
        ({"journal": [*MIDDLE["journal"][:5], 7, *MIDDLE["journal"][6:]]}, "One move of this saved game is damaged."),
        ({"journal": [*MIDDLE["journal"][:5], "0 <img src=x>", *MIDDLE["journal"][6:]]}, "two spaces, like b1 b3"),
    ],
)  # fmt: skip
def test_every_break_says_why(reader: Person, change: dict[str, Any], words: str) -> None:
    dialog = show_broken(reader, {**MIDDLE, **change})
    assert words in dialog.inner_text()
    assert dialog.locator("img").count() == 0
    reader.press("Leave it")


def test_a_broken_position_leaves_one_way(reader: Person) -> None:
    broken = {**break_journal(MIDDLE, 11, BROKEN_RECORD), "at": {"turn": 7}}
    dialog = show_broken(reader, broken)
    assert "What came after it cannot be read." in dialog.inner_text()
    assert dialog.get_by_role("button", name="Go on from where it stood").count() == 0
    reader.press("Go on from before it")
    reader.page.locator(".board").wait_for()
    reader.wait_for_log(10)


def test_a_kept_game_that_plays_no_more_offers_both_ways(come: Come) -> None:
    person = come().open("?pace=instant&notation")
    fill(person, kept(1, break_journal(MIDDLE, 11, BROKEN_RECORD), 60))
    before = read_games(person)
    row(person, 1).get_by_role("button", name="Go on").click()
    dialog = person.page.get_by_role("dialog", name="One move does not fit")
    dialog.wait_for()
    assert read_games(person) == before
    person.press("Go on from before it")
    person.page.locator(".board").wait_for()
    person.wait_for_log(10)
    games = read_games(person)
    assert len(games) == 2
    assert before[0] in games, "the game that was kept stays as it was"
    person.come_home()
    open_all(person)
    with person.page.expect_download() as download:
        row(person, 1).get_by_role("button", name="Save to a file").click()
    assert download.value.suggested_filename.endswith(".txt")
    assert Path(download.value.path()).read_text().strip() == before[0]["token"]


# Erasing


def test_everything_is_deleted_after_two_questions(come: Come) -> None:
    person = NumicaPlayer(come()).open("?pace=instant&notation&seed=gone")
    give_up(person)
    person.come_home()
    person.press("Settings")
    person.page.get_by_role("radio", name="Dark").check()
    person.page.keyboard.press("Escape")
    second = person.open_tab()
    second.open("?pace=instant&notation")
    second.begin("person", "1")
    open_all(person)
    dialog = person.page.get_by_role("dialog")
    person.press("Delete everything")
    dialog.get_by_text("all games, puzzles, statistics and settings").wait_for()
    person.page.keyboard.press("Enter")  # a hurried second press meets the answer that keeps everything
    person.button("Delete everything").wait_for()
    assert len(read_games(person)) == 2
    person.press("Delete everything")
    person.press("Yes, delete")
    dialog.get_by_text("They cannot be brought back.").wait_for()
    person.page.keyboard.press("Enter")
    person.button("Delete everything").wait_for()
    person.press("Delete everything")
    person.press("Yes, delete")
    person.press("Delete it all")
    person.wait_for_alert("Everything is deleted")
    assert read_games(person) == []
    assert person.page.evaluate("Object.keys(localStorage)") == []
    assert person.page.evaluate("document.documentElement.dataset.theme") == "auto"
    dialog.get_by_text(
        "No game is kept here yet."
    ).wait_for()  # it stays open, and shows that nothing is left
    person.page.keyboard.press("Escape")
    person.press("Statistics")
    person.page.get_by_text("No game has ended here yet.").wait_for()
    second.wait_for_alert("Everything is deleted")
    second.page.locator(".games").wait_for()
    second.page.wait_for_timeout(300)
    assert read_games(person) == [], "the other page does not bring its game back"
    for each in (person, second):
        each.reload()
        assert each.page.locator(".kept-game").count() == 0


# Two pages


@pytest.fixture
def pair(come: Come) -> tuple[NumicaPlayer, NumicaPlayer]:
    """One person with a game in two pages, where it is his turn."""
    first = NumicaPlayer(come()).open("?pace=instant&notation&seed=twice")
    first.begin("person", "person")
    for _ in range(2):
        first.type_sentence(A_ROW)
        first.page.wait_for_timeout(100)
    first.wait_for_status(CHOOSE_PIECE)
    wait_until_kept(first, 2)
    second = first.open_tab()
    second.page.goto(first.page.url)
    second.wait_until_ready()
    second.wait_for_status(CHOOSE_PIECE)
    return first, second


def move(person: NumicaPlayer, which: int) -> None:
    """Move some piece, the first or the last that can, as `which` is 0 or -1."""
    pieces = person.find_spaces("your")
    piece = next(
        piece for piece in (pieces if which == 0 else reversed(pieces)) if person.choose_piece(piece)
    )
    lines = len(person.read_log())
    person.touch(person.find_spaces(TARGET)[which])
    person.wait_for_log(lines + 1)
    assert piece in person.read_log()[-1]


def name_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1]


def test_the_other_page_offers_the_newer_state(pair: tuple[NumicaPlayer, NumicaPlayer]) -> None:
    first, second = pair
    first.move_somewhere()
    told = second.page.locator(".stage > .storage")
    told.wait_for()
    assert "gone on in another window" in told.inner_text()
    assert first.page.locator(".stage > .storage").count() == 0
    assert len(second.read_log()) == 3, "nothing is taken before it is wanted"
    second.press("Show it as it is now")
    second.wait_for_log(4)
    assert second.read_log() == first.read_log()
    told.wait_for(state="detached")
    second.move_somewhere()
    first.page.locator(".stage > .storage").wait_for()
    first.press("Show it as it is now")
    first.wait_for_log(5)
    assert first.read_log() == second.read_log()
    assert len(read_games(first)) == 1
    assert name_of(first.page) == name_of(second.page)


def test_without_a_line_between_pages_it_is_noticed_on_coming_back(come: Come) -> None:
    first = NumicaPlayer(come(own_profile=True))
    first.page.context.add_init_script(
        'Object.defineProperty(window, "BroadcastChannel", { value: undefined });'
    )
    first.open("?pace=instant&notation&seed=twice").begin("person", "person")
    first.wait_for_status("set up")
    wait_until_kept(first, 0)
    second = first.open_tab()
    second.page.goto(first.page.url)
    second.wait_until_ready()
    second.wait_for_status("set up")
    first.set_up()
    wait_until_kept(first, 1)
    assert second.page.locator(".stage > .storage").count() == 0
    second.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    second.press("Show it as it is now")
    second.wait_for_log(2)


def test_two_pages_that_both_move_become_two_games(pair: tuple[NumicaPlayer, NumicaPlayer]) -> None:
    first, second = pair
    name = name_of(first.page)
    move(first, 0)
    second.page.locator(".stage > .storage").wait_for()
    move(second, -1)
    second.wait_for_alert("kept as a game of its own")
    assert name_of(second.page) != name
    assert name_of(first.page) == name
    for each in pair:
        each.move_somewhere()
        each.wait_for_log(5)
        each.page.wait_for_timeout(200)
    games = {game["id"]: game for game in read_games(first)}
    assert set(games) == {name, name_of(second.page)}
    logs = [each.read_log() for each in pair]
    for each, log in zip(pair, logs, strict=True):
        each.reload()
        each.wait_for_log(5)
        assert each.read_log() == log, "each page has its own game, whole"
        assert each.page.locator(".table > .storage, .notice").count() == 0


def test_many_moves_at_once_in_two_pages_lose_nothing(pair: tuple[NumicaPlayer, NumicaPlayer]) -> None:
    """The pages do not wait for each other; each ends with all of its own moves under one name."""
    first, second = pair
    for _ in range(4):
        for each, which in ((first, 0), (second, -1)):
            move(each, which)
    first.page.wait_for_timeout(500)
    assert name_of(first.page) != name_of(second.page)
    assert len(read_games(first)) == 2
    for each in pair:
        log = each.read_log()
        assert len(log) == 7
        each.reload()
        each.wait_for_log(7)
        assert each.read_log() == log


def test_the_same_move_in_both_pages_is_the_same_game(pair: tuple[NumicaPlayer, NumicaPlayer]) -> None:
    first, second = pair
    for each in pair:
        move(each, 0)
    second.page.wait_for_timeout(300)
    for each in pair:
        assert "another window" not in each.page.locator("#room").inner_text(), "neither has gone on alone"
    assert len(read_games(first)) == 1
    move(second, 0)
    wait_until_kept(second, 4)
    assert len(read_games(first)) == 1


def test_a_game_that_was_removed_elsewhere_goes_on_here(pair: tuple[NumicaPlayer, NumicaPlayer]) -> None:
    first, second = pair
    first.come_home()
    open_all(first)
    first.press("Remove")
    first.press("Really remove?")
    expect(first.page.locator(".kept-game")).to_have_count(0)
    second.move_somewhere()
    wait_until_kept(second, 3)
    second.reload()
    second.wait_for_log(4)


def test_the_list_follows_other_pages(pair: tuple[NumicaPlayer, NumicaPlayer]) -> None:
    first, second = pair
    first.come_home()
    second.move_somewhere()
    expect(first.page.locator(".kept-game")).to_contain_text("3 moves")
