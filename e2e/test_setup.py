"""The set-up form: names and colours, deals, strengths, what is allowed, and links that set everything up."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from pathlib import Path

import pytest
from games.numica.e2e.player import NumicaPlayer
from playwright.sync_api import expect

from e2e.harness import Person

Come = Callable[..., Person]


@pytest.fixture(scope="module")
def home(stay: Callable[..., Person]) -> NumicaPlayer:
    return NumicaPlayer(stay()).open("?pace=instant&notation")


@pytest.fixture
def person(home: NumicaPlayer) -> NumicaPlayer:
    home.come_home().choose_game("Numica")
    return home


def test_names_and_colours_are_everywhere(person: NumicaPlayer) -> None:
    person.sit("person", "person")
    page = person.page
    page.locator(".looks summary").click()
    page.locator("#name-0").fill("  Ada ")
    page.locator("#name-1").fill("Ben <b>")
    page.locator("input[name=colour-0][value=blue]").check()
    expect(page.locator("input[name=colour-1][value=red]"), "two seats never have one colour").to_be_checked()
    person.press("Begin")
    person.wait_for_status("Ada, set up:")
    person.set_up()
    person.wait_for_status("Ben <b>, set up:")
    person.set_up()
    person.wait_for_status("Ada, choose a piece")
    assert "Ada has set up." in person.read_log()
    assert page.locator(".strip-name", has_text="Ben <b>").count() == 1
    assert "blue" not in page.locator(".token.seat-0").first.get_attribute("class")  # type: ignore[operator]
    ground = page.locator(".token.seat-0 .body").first.evaluate(
        "(body) => getComputedStyle(body).backgroundColor"
    )
    red, _, blue = (int(part) for part in ground.removeprefix("rgb(").removesuffix(")").split(","))
    assert blue > red, "Ada's pieces are blue"
    assert "Blue square piece" in "".join(person.read_board().values()) or person.find_spaces("your ")
    person.press("Give up")
    person.press("Really give up?")
    assert person.read_result()[0] == "Ben <b> won!"
    person.reload()
    assert person.read_result()[0] == "Ben <b> won!", "names are kept with the game"


def test_the_deal_of_the_day_is_the_same_for_all(come: Come) -> None:
    boards = []
    for query in ("?pace=instant&notation&game=numica&day", "?pace=instant&notation"):
        person = come().open(query)
        if "day" not in query:
            person.press("Deal of the day Numica")
        person.page.locator("#seat-0").wait_for(state="attached")
        today = datetime.datetime.now(datetime.UTC).date().isoformat()
        assert today in person.page.locator(".setup").inner_text()
        person.press("Begin")
        person.wait_for_status("set up")
        boards.append(person.read_position())
    assert boards[0] == boards[1]
    other = come().open("?pace=instant&notation&game=numica&seed=other")
    other.press("Begin")
    other.wait_for_status("set up")
    assert other.read_position() != boards[0]


def test_a_link_sets_everything_up(person: Person, come: Come) -> None:
    page = person.page
    person.sit("2", "person")
    page.get_by_role("radio", name="The designer’s other list").check()
    page.get_by_label("Hints").uncheck()
    person.press("Link to this table")
    link = page.locator("dialog input, dialog textarea").first.input_value()
    assert "hints=off" in link
    assert "seats=2%2Cp" in link
    assert "options=tiles%3Adesigner" in link
    assert "seed=" in link, "a class is dealt the same"
    assert "takebacks" not in link, "what is usual needs no word"
    boards = []
    for _ in range(2):
        pupil = come().open("?" + link.split("?")[1] + "&pace=instant&notation")
        pupil.page.locator("#seat-0").wait_for(state="attached")
        assert pupil.page.locator("#seat-0").input_value() == "2"
        assert pupil.page.locator("#seat-1").input_value() == "person"
        assert pupil.page.locator("[name=option-tiles][value=designer]").is_checked()
        assert not pupil.page.get_by_label("Hints").is_checked()
        assert pupil.page.get_by_label("Undoing moves").is_checked()
        pupil.press("Begin")
        pupil.wait_for_status("set up")
        boards.append(
            {at: label.split(",")[1] for at, label in pupil.read_position().items() if ", tile" in label}
        )
    assert boards[0] == boards[1]


def test_a_link_of_one_game_leaves_others_alone(come: Come, wheel_address: str) -> None:
    person = come(wheel_address, borrow=True).open("?game=null&seats=p,p,p&hints=off")
    person.page.locator("#seat-2").wait_for(state="attached")
    person.to_lobby()
    person.choose_game("Numica")
    assert person.page.locator("#seat-1").input_value() == "2"
    assert person.page.get_by_label("Hints").is_checked()


@pytest.mark.parametrize(
    "query",
    [
        "seats=p,p,p",
        "preset=nothing&options=tiles:nothing,%3Cb%3E&day=perhaps",
    ],
)
def test_what_does_not_fit_a_game_is_left_at_its_default(come: Come, query: str) -> None:
    person = come().open("?game=numica&" + query)
    person.page.locator("#seat-0").wait_for(state="attached")
    assert person.page.locator("#seat-0").input_value() == "person"
    assert person.page.locator("#seat-1").input_value() == "2"
    assert person.page.locator("[name=preset][value=sheet]").is_checked()
    person.press("Begin")
    person.wait_for_status("set up")


def test_levels_tell_their_measured_strength(person: Person) -> None:
    person.open_more()
    names = person.page.locator("#seat-1 option").all_inner_texts()
    assert [name.strip() for name in names] == [
        "A person",
        "Computer: Gentle",
        "Computer: Easy",
        "Computer: Clever",
        "Computer: Tough",
        "Computer: Fierce",
    ]
    strength = person.page.locator("#strength-1")
    person.sit("person", "1")
    expect(strength).to_contain_text("easiest")
    person.sit("person", "5")
    expect(strength).to_contain_text("of 100 test games against “Tough”.")
    share = int("".join(letter for letter in strength.inner_text().split(" of 100")[0] if letter.isdigit()))
    assert 60 <= share <= 100


def test_what_a_way_of_playing_practises_is_told(home: NumicaPlayer) -> None:
    home.come_home().choose_game("Numbers League")
    told = home.page.locator(".setup-skills")
    home.open_more()
    home.pick("Hero level")
    expect(told).to_have_text("Practises: Adding and taking away")
    home.pick("Superhero level")
    expect(told).to_have_text(
        "Practises: Adding and taking away · Numbers below zero · Times · Brackets", use_inner_text=True
    )


def read_seats(person: Person) -> list[str]:
    """Who sits there, as the fields under *More* have it."""
    person.wait_until_drawn()
    seats: list[str] = person.page.locator("select[id^=seat-]").evaluate_all(
        "(fields) => fields.map(({ value }) => value)"
    )
    return seats


def choose(person: Person, *pictures: str) -> list[str]:
    for picture in pictures:
        person.page.get_by_role("radio", name=picture, exact=True).check()
    return read_seats(person)


def test_pictures_seat_people_and_computers(home: NumicaPlayer) -> None:
    home.come_home().choose_game("Numbers League")
    assert choose(home, "Computer", "2", "Easy") == ["person", "2"]
    assert choose(home, "Alone") == ["person"]
    assert choose(home, "Friends") == ["person", "person"]
    assert choose(home, "3") == ["person", "person", "person"]
    assert choose(home, "Computer") == ["person", "2", "2"]
    assert choose(home, "Tough") == ["person", "4", "4"]
    assert choose(home, "4") == ["person", "4", "4", "4"], "whoever comes is as strong"
    page = home.page
    page.get_by_text("It overlooks little. Grown-ups have to think hard.").wait_for()
    assert page.get_by_text("It makes many mistakes.").is_hidden(), "one sentence at a time"
    home.sit("person", "1", "person", "5")
    home.wait_until_drawn()
    assert page.locator("[name=company]:checked, [name=strength]:checked").count() == 0, (
        "no picture says this"
    )
    assert choose(home, "Alone") == ["person"]
    assert page.locator("[name=count]:visible").count() == 0


def test_one_goes_on_in_the_company_of_the_last_game(home: NumicaPlayer) -> None:
    home.come_home().begin("person", "1")
    home.come_home().choose_game("Numbers League")
    assert read_seats(home) == ["person", "1"]


def test_a_game_for_two_has_no_picture_for_one(person: Person) -> None:
    names = person.page.locator(".companies b").all_inner_texts()
    assert names == ["Computer", "Friends"]
    assert person.page.locator("[name=count]").count() == 0, "there is no choice"


@pytest.mark.parametrize("title", ["Numica", "Numbers League"])
def test_begin_is_in_sight_and_never_moves(come: Come, title: str) -> None:
    person = come(viewport={"width": 360, "height": 640}).open("?pace=instant&notation")
    person.choose_game(title)
    begin = person.button("Begin")
    expect(begin).to_be_enabled()
    places = set()
    kinds = person.page.locator(".setup :is([name=company], [name=strength], [name=count])")
    for number in [*range(kinds.count()), 0]:
        if not kinds.nth(number).is_visible():
            continue
        kinds.nth(number).check()
        person.wait_until_drawn()
        places.add(person.read_box(".setup .begin"))
    person.open_more()
    person.wait_until_drawn()
    places.add(person.read_box(".setup .begin"))
    assert len(places) == 1, "whatever is chosen"
    [(_, top, _, height)] = places
    assert top + height < 640, "without scrolling"
    person.page.mouse.wheel(0, 300)
    person.page.wait_for_function("scrollY > 100")
    box = begin.bounding_box()
    assert box is not None
    assert 0 <= box["y"] <= 640 - box["height"], "and however far somebody reads on"


def test_the_deal_of_the_day_has_a_goal_and_a_result(come: Come) -> None:
    person = NumicaPlayer(come()).open("?pace=instant&notation")
    card = person.page.locator('[data-game="numica"] .day')
    assert "Beat “Clever”" in card.inner_text()
    assert "today" not in card.inner_text()
    person.press("Deal of the day Numica")
    person.page.locator("#seat-1").wait_for(state="attached")
    assert read_seats(person) == ["person", "3"]
    note = person.page.locator(".day-note")
    assert "Win against the computer “Clever”." in note.inner_text()
    choose(person, "Gentle")
    note.get_by_text("not for its goal").wait_for()
    choose(person, "Fierce")
    note.get_by_text("not for its goal").wait_for(state="detached")
    choose(person, "Clever")
    person.press("Begin")
    person.set_up()
    assert person.wait_for_turn()
    person.reload()
    assert person.wait_for_turn(), "that it is the deal of the day is kept with the game"
    person.press("Give up")
    person.press("Really give up?")
    person.page.locator(".result").wait_for()
    person.come_home()
    card.get_by_text("Not won yet today").wait_for()
    keep_result(person, {"day": read_today(person), "won": True, "count": 0})
    person.reload()
    card.get_by_text("You won today!").wait_for()
    keep_result(person, {"day": "2020-02-02", "won": True, "count": 0})
    person.reload()
    person.wait_until_drawn()
    assert "today" not in card.inner_text(), "another day, another deal"


def read_today(person: Person) -> str:
    today: str = person.page.evaluate("new Date().toISOString().slice(0, 10)")
    return today


def keep_result(person: Person, result: dict[str, object]) -> None:
    """Put what was reached with Numica's deal on the device, behind the page's back."""
    person.page.evaluate(
        """(result) => new Promise((done, fail) => {
          const opening = indexedDB.open("number-parlour-days");
          opening.onsuccess = () => {
            const task = opening.result.transaction("best", "readwrite");
            task.objectStore("best").put(result, "numica");
            task.oncomplete = () => { opening.result.close(); done(); };
            task.onerror = fail;
          };
        })""",
        result,
    )


def test_what_is_not_allowed_is_not_offered(person: NumicaPlayer) -> None:
    person.sit("person", "1")
    person.page.get_by_label("Undoing moves").uncheck()
    person.press("Begin")
    person.set_up()
    assert person.wait_for_turn()
    person.move_somewhere()
    assert person.wait_for_turn()
    undo = person.button("Undo")
    assert undo.count() == 0 or undo.is_disabled()
    assert person.button("Take back").count() == 0


def test_a_text_is_typed_or_chosen_as_a_file_and_the_game_says_what_is_wrong(
    come: Come, wheel_address: str, tmp_path: Path
) -> None:
    person = come(wheel_address, borrow=True).open("?game=null&pace=instant&notation&seed=null")
    page = person.page
    person.open_more()
    field = page.get_by_role("textbox", name="Motto")
    for text, refusal in (
        ("no end", "A motto ends in a full stop, an exclamation mark or a question mark, not in “no end”."),
        ("x" * 1500 + ".", "The text for motto can have at most 1,500 characters"),
        ("Naïve.", "letters without accents"),
    ):
        field.fill(text)
        person.press("Begin")
        expect(page.locator(".setup .refusal")).to_contain_text(refusal)
        expect(page.locator(".setup .refusal")).to_be_in_viewport()
        expect(field).to_have_value(text)
    field.fill("")
    expect(page.locator(".setup .refusal")).to_have_count(0)
    files = {
        "picture.png": (b"\x89PNG\r\n\x1a\n\0\xff", "This file is not a text."),
        "long.txt": (b"x" * 20_000, "It may have 10 kilobytes."),
        "motto.txt": (b"\xef\xbb\xbf<b>Up</b>,\r\n  {up}   and away! \r\n", ""),
    }
    for name, (content, refusal) in files.items():
        (tmp_path / name).write_bytes(content)
        page.get_by_label("Choose a text file").set_input_files(tmp_path / name)
        if refusal:
            expect(page.locator(".setup .refusal")).to_contain_text(refusal)
            expect(field).to_have_value("")
    motto = "<b>Up</b>,; {up} and away!"
    expect(field).to_have_value(motto)
    expect(page.locator(".setup .refusal")).to_have_count(0)
    person.press("Link to this table")
    link = page.locator("#share-link").input_value()
    page.keyboard.press("Escape")
    person.press("Begin")
    person.wait_for_status("choose a card")
    expect(page.get_by_text(motto, exact=True)).to_be_visible()
    person.reload()
    expect(page.get_by_text(motto, exact=True), "it is kept with the game").to_be_visible()
    other = come(wheel_address, borrow=True).open("?" + link.split("?")[1])
    other.open_more()
    expect(other.page.get_by_role("textbox", name="Motto")).to_have_value(motto)


@pytest.mark.parametrize("word", ["plain", "_w6k", "_CgoK", "_" + "eHh4" * 501])
def test_a_text_of_a_link_that_no_game_would_take_is_left_out(
    come: Come, wheel_address: str, word: str
) -> None:
    person = come(wheel_address, borrow=True).open(f"?game=null&options=motto:{word}")
    person.open_more()
    expect(person.page.get_by_role("textbox", name="Motto")).to_have_value("")
