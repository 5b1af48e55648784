"""Collecting: a class of thirty with three forgeries, offline; a slip by its link; a number that came twice."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from packs import open_pack
from playwright.sync_api import expect

from e2e.classes import GAME, NAMES, RIGHT, SHEET, WAYS, fill, fill_mixed, list_ways, make, say_in, write
from e2e.harness import Hand, Person
from e2e.test_offline import wait_until_kept
from parlour.puzzles.sheets import Sheet, write_sheet
from parlour.puzzles.slips import write_slip

Come = Callable[..., Person]

SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def read_table(person: Person) -> dict[str, list[str]]:
    """Return of each number how each question went, by the shape that is seen."""
    rows: dict[str, list[str]] = person.page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll(".collect-table tbody tr")].map((row) => [
          row.querySelector("th").textContent, [...row.querySelectorAll(".collect-shape")].map(({className}) =>
            className.split(" ")[1])]))"""
    )
    return rows


def open_slips(person: Person, sheet: Sheet = SHEET) -> None:
    person.open(place=f"#/teachers/{write(write_sheet(sheet))}/collect")
    person.page.locator(".collect-take").wait_for()


def paste(person: Person, text: str) -> None:
    person.page.locator("#collect-pasted").fill(text)
    person.press("Take them")


@pytest.mark.parametrize("hand", ["mouse", "keys", "touch"])
def test_a_class_is_collected_and_forgeries_are_named(come: Come, hand: Hand, tmp_path: Path) -> None:
    slips = {number: fill_mixed(number) for number in range(1, 31)}
    slips[7] = fill(7, [[["a1-a9"]], [], [], []])  # nothing that one could say there
    slips[11] = fill(11, [[RIGHT[NAMES[0]]], [], [], []], hints=2)  # the sheet gives none
    texts = {number: write(write_slip(slip)) for number, slip in slips.items()}
    cut = texts[23]
    texts[23] = cut[:20] + ("A" if cut[20] != "A" else "B") + cut[21:]  # changed on its way
    is_away = hand == "mouse"  # once is enough: what the page has, it has for every hand
    person = come(service_worker=is_away, **(SMALL if hand == "touch" else {}))
    person.hand = hand
    open_slips(person)
    if is_away:
        wait_until_kept(person)
        person.page.context.set_offline(True)
    paste(
        person,
        "\n".join(
            f"Class 4b: https://school/games/#slip={text}, thanks"
            if number % 2
            else f"> https://school/games/#slip=3D{text[:30]}=\n> {text[30:]}\n> Bye"
            for number, text in texts.items()
        ),
    )
    expect(person.page.get_by_text("27 slips count.")).to_be_visible(timeout=60_000)
    assert read_table(person) == {
        str(number): list_ways(number) for number in slips if number not in {7, 11, 23}
    }
    forged = person.page.locator(".collect-forged li").all_inner_texts()
    assert forged == [
        "Number 7: Something on it could not be said there.",
        "Number 11: It tells of hints, and the sheet gives none.",
    ]
    assert "damaged" in person.page.locator(".collect-take [role=alert]").inner_text()
    solved = sum(list_ways(number)[0] in WAYS[:2] for number in slips if number not in {7, 11, 23})
    question = person.page.locator(".collect-questions li").first
    expect(question).to_contain_text(f"{solved} of 27 solved it")
    said = sum(list_ways(number)[0] in WAYS[1:3] for number in slips if number not in {7, 11, 23})
    expect(question).to_contain_text(f"{said} said:")
    assert person.page.locator(".collect-next li").count()
    with person.page.expect_download() as saving:
        person.press("Save as a table (CSV)")
    path = tmp_path / "class.csv"
    saving.value.save_as(path)
    assert saving.value.suggested_filename == "Monday.csv"
    lines = list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))
    assert len(lines) == 29, "what is damaged is no line"
    assert [line["Number"] for line in lines if line["Note"]] == ["7", "11"]
    assert lines[0]["Tries 1"] == str(len(say_in(list_ways(1)[0], NAMES[0])))


def test_a_slip_comes_by_its_link_and_finds_its_sheet(come: Come) -> None:
    """As a teacher's camera opens it; first on a device that does not know the sheet."""
    slip = write(write_slip(fill_mixed(4)))
    person = come().open(place=f"#slip={slip}")
    person.page.get_by_text("One slip is here, of a sheet that this device has not seen.").wait_for()
    paste(person, f"https://school/games/#sheet={write(write_sheet(SHEET))}")
    expect(person.page.get_by_text("One slip counts.")).to_be_visible()
    assert read_table(person) == {"4": list_ways(4)}
    # The next one, on the same device, is at home at once; of a number that comes twice the latest counts.
    better = fill(4, [say_in("is-alone", name) for name in NAMES])
    person.page.evaluate(
        "(place) => { location.hash = place }", f"#slip={write(write_slip(better._replace(minutes=30)))}"
    )
    person.page.locator(".collect-table", has_text="30").wait_for()
    assert read_table(person) == {"4": ["is-alone"] * 4}
    person.page.reload()
    person.page.locator(".collect-table", has_text="30").wait_for()
    person.press("Delete these slips")
    person.page.get_by_text("No slips yet.").wait_for()


def test_each_number_is_judged_by_its_own_puzzles(come: Come) -> None:
    draw = {"kind": "draw", "task": "win-1", "dots": 0, "preset": "", "skill": ""}
    draws = [{**draw, "first": len(open_pack(GAME)), "asks": "best", "level": 0}] * 2
    sheet = make(items=draws, word="otters", each=True)
    person = come()
    open_slips(person, sheet)
    # What answers one puzzle could, as a rule, not even be said at another.
    texts = [write(write_slip(fill(number, [[RIGHT[NAMES[0]]], []], sheet))) for number in (1, 2, 3)]
    paste(person, " ".join(texts))
    expect(person.page.locator(".collect-forged li, .collect-table tbody tr")).to_have_count(3)


@pytest.mark.parametrize("text", ["r1AAAA", "r9AAAAAAAAAAAAAAAAAAAA", "r1"])
def test_a_damaged_slip_is_told(come: Come, text: str) -> None:
    person = come().open(place=f"#slip={text}")
    person.page.locator(".notice").wait_for()
    person.page.locator("#teachers-title").wait_for()
