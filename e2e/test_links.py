"""Links as letters, messengers and hands leave them: in the address, in the field and dropped, each leads to what was
meant, or it is said what was taken instead."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import pytest
from games.numica.e2e.player import NumicaPlayer

from e2e.classes import SHEET, fill_mixed
from e2e.harness import Person
from parlour.core.token import write_token
from parlour.games.numica import NUMICA
from parlour.puzzles.sheets import write_sheet
from parlour.puzzles.slips import write_slip
from workshop.precache import ONE_FILE

Come = Callable[..., Person]
ROOT = Path(__file__).resolve().parent.parent
SAVES = ROOT / "tests" / "games" / "numica" / "saves"
TOKEN = write_token(json.loads((SAVES / "middle.json").read_text(encoding="utf-8")), NUMICA)
PUZZLE = json.loads(
    (ROOT / "web/games/numica/puzzles/pack.jsonl").read_text(encoding="utf-8").splitlines()[0]
)["id"]

PLAIN = "?game=numica&seats=p,p&seed=maths7"


@pytest.fixture(scope="module")
def person(stay: Callable[..., Person]) -> NumicaPlayer:
    return NumicaPlayer(stay(drawn=True))


@pytest.fixture(scope="module")
def dealt(person: Person) -> dict[str, str]:
    """What the plain link deals."""
    go(person, PLAIN)
    return begin(person)


def go(person: Person, link: str) -> None:
    """Open the page at an address in a tab that was elsewhere."""
    person.page.goto("about:blank")
    person.page.goto(person.address + link)
    person.page.locator("#room > *").first.wait_for()


def begin(person: Person) -> dict[str, str]:
    person.page.locator("#seat-0").wait_for(state="attached")
    person.press("Begin")
    person.page.locator(".table-board").wait_for()
    return person.read_position()


def paste(person: Person, text: str) -> None:
    person.open().press("Open a saved game")
    person.page.get_by_label("Link or text").fill(text)
    person.press("Open")


MANGLED = [
    "?game=numica&amp;seats=p,p&amp;seed=maths7",
    "?game=numica&#38;seats=p,p&#38;seed=maths7",
    "?game=numica&seats=p,p&seed=maths7.",
    "?game=numica&seats=p,p&seed=maths7)",
    "?game=numica&seats=p,p&seed=maths7%20",
    "?game=numica&seats=p,p&seed=maths7%E2%80%9D",
    "?game=numica&seats=p,p&seed=ma%C2%ADths7%E2%80%8B",
    "?GAME=Numica&SEATS=P,P&SEED=MATHS7",
    "?game%3Dnumica%26seats%3Dp%252Cp%26seed%3Dmaths7",
    "?game=3Dnumica&seats=3Dp,p&seed=3Dmaths7",
    "?fbclid=IwAR0&game=numica&seats=p,p&seed=maths7&utm_source=mail",
    "?game=numica&seats=p,p&seed=maths7#/Numica?utm_source=mail",
]


@pytest.mark.parametrize("link", MANGLED)
def test_an_address_out_of_a_letter_deals_what_was_meant(
    person: Person, dealt: dict[str, str], link: str
) -> None:
    go(person, link)
    person.page.locator("#seat-0").wait_for(state="attached")
    rest = person.page.url.removeprefix(person.address).replace("MATHS7", "maths7")
    assert rest == "?game=numica&seats=p%2Cp&seed=maths7#/numica", "and is clean from then on"
    assert person.page.locator(".notice").count() == 0
    steps = person.page.evaluate("history.length")
    assert begin(person) == dealt
    person.page.go_back()
    person.page.locator("#seat-0").wait_for(state="attached")
    assert person.page.evaluate("history.length") == steps + 1, "which is no step to go back to"


@pytest.mark.parametrize(
    ("link", "place", "shown"),
    [
        (f"#/puzzles/numica/{PUZZLE}.", f"#/puzzles/numica/{PUZZLE}", ".table-board"),
        ("#/puzzles/Numica)", "#/puzzles/numica", ".puzzles, .puzzle-kinds, h1"),
        ("#/numica.", "#/numica", "#seat-0"),
        ("#/Numica%20", "#/numica", "#seat-0"),
        ("#numica", "#/numica", "#seat-0"),
        ("#/learn/numica/2%E2%80%9D", "#/learn/numica/2", ".lesson"),
    ],
)
def test_a_room_out_of_a_letter_is_entered(person: Person, link: str, place: str, shown: str) -> None:
    go(person, link)
    person.page.wait_for_function("(place) => location.hash === place", arg=place)
    person.page.locator(shown).first.wait_for(state="attached")
    assert person.page.locator(".notice").count() == 0


@pytest.mark.parametrize(
    "link", [f"#%2Fgame%2F{TOKEN}", f"#/game/{TOKEN}).", f"#/game/{TOKEN[:70]}%3E%20{TOKEN[70:]}"]
)
def test_a_game_out_of_a_letter_is_laid(come: Come, link: str) -> None:
    person = come()
    go(person, link)
    person.page.wait_for_url(re.compile(r"#/table/\w+$"))
    person.page.locator(".table-board").wait_for()


SHEET_TEXT = str(write_sheet(SHEET))


@pytest.mark.parametrize(
    "link",
    [
        f"#sheet={SHEET_TEXT}).",
        f"#sheet%3D{SHEET_TEXT}",
        f"#SHEET={SHEET_TEXT}?utm_source=mail",
        f"#sheet={SHEET_TEXT[:30]}%20%3E%20{SHEET_TEXT[30:]}",
    ],
)
def test_a_sheet_out_of_a_letter_is_opened(person: Person, link: str) -> None:
    go(person, link)
    person.page.locator("#sheet-title", has_text="Monday").wait_for()
    assert person.page.url.endswith(f"#/sheet/{SHEET_TEXT}")


def test_a_sheet_pasted_in_the_lobby_is_opened(person: Person) -> None:
    paste(
        person, f"Anna wrote:\n> https://school.example/#sheet={SHEET_TEXT[:40]}\n> {SHEET_TEXT[40:]}\n> Bye"
    )
    person.page.locator("#sheet-title", has_text="Monday").wait_for()


def test_a_slip_out_of_a_letter_is_handed_in(come: Come) -> None:
    person = come()
    go(person, f"#slip%3D{write_slip(fill_mixed(4))}.")
    person.page.get_by_text("One slip is here, of a sheet that this device has not seen.").wait_for()


@pytest.mark.parametrize(
    ("link", "words"),
    [
        ("?game=chess&seed=maths7", "There is no game “chess” here, so this is the lobby."),
        ("#/nowhere", "“nowhere” leads nowhere, so this is the lobby."),
        ("?game=numica&seats=p,p,p&seed=a", "The players “p,p,p” do not fit, so the usual ones sit here."),
        ("?game=numica&preset=gold", "The choice “gold” does not fit, so the game’s usual one stands."),
        ("?game=numica&options=hat:on", "“hat:on” does not fit this game, so that choice stands as usual."),
        ("?game=numica&seed=%E9t%E9", "is not sure, so the deal comes by chance."),
        ("?game=numica&seed=a&seed=b", "The word “b” was left out; “a” is dealt."),
        ("?game=numica&day&seed=a", "The word “a” was left out, since this is the deal of the day."),
        ("?theme=pink", "“theme=pink” was left out: it is auto."),
        ("?lang=xx", "“lang=xx” was left out: it is en."),
        ("?game=numica&seed=class%207", "This link deals the word “class 7”."),
    ],
)
def test_what_cannot_be_read_is_told_with_what_is_taken(person: Person, link: str, words: str) -> None:
    go(person, link)
    person.page.locator(".notice", has_text=words).wait_for()


LINK = "https://school.example/games/?game=numica&seats=p%2Cp&seed=maths7"
SAFE = (
    "https://eur01.safelinks.protection.outlook.com/?url=" + quote(LINK, safe="") + "&data=05%7C02&reserved=0"
)
PASTED = {
    "Safe Links": SAFE,
    "Google": "https://www.google.com/url?q=" + LINK + "&sa=D&usg=AOv",
    "Proofpoint": "https://urldefense.proofpoint.com/v2/url?u=https-3A__school.example_games_-3Fgame-3Dnumica"
    "-26seats-3Dp-252Cp-26seed-3Dmaths7&d=DwMFaQ&c=euG",
    "Markdown": f"Please open [Numica]({LINK}).",
    "brackets": f"See <{LINK}>!",
    "HTML": f'<a href="{LINK.replace("&", "&amp;")}">here</a>',
    "quoted-printable": f"Open {LINK}".replace("=", "=3D")[:60]
    + "=\n"
    + f"Open {LINK}".replace("=", "=3D")[60:],
    "two lines": LINK[:50] + "\n> " + LINK[50:],
}


@pytest.mark.parametrize("text", PASTED.values(), ids=PASTED.keys())
def test_a_pasted_link_deals_what_was_meant(person: Person, dealt: dict[str, str], text: str) -> None:
    paste(person, text)
    assert begin(person) == dealt


def test_a_pasted_game_may_be_broken_over_lines(come: Come) -> None:
    person = come()
    link = f"https://school.example/#/game/{TOKEN}"
    paste(
        person,
        "Anna wrote:\n" + "\n".join(f"> {link[at : at + 70]}" for at in range(0, len(link), 70)) + "\n> Bye",
    )
    person.page.locator(".table-board").wait_for()


def test_what_is_no_link_is_told_in_the_field(person: Person) -> None:
    paste(person, "https://bit.ly/3xYz")
    person.page.get_by_role("dialog").get_by_text("This text is not a saved game.").wait_for()


DROP = """(text) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.setData("text/plain", text);
  const drop = (type) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  const target = document.querySelector("#room");
  target.dispatchEvent(drop("dragover"));
  target.dispatchEvent(drop("drop"));
}"""


def test_a_link_may_be_dropped_on_the_lobby(person: Person, dealt: dict[str, str]) -> None:
    person.open().page.evaluate(DROP, f"Look: {SAFE}")
    assert begin(person) == dealt


@pytest.mark.parametrize(
    "link", ["?game=numica&amp;seats=p,p&amp;seed=Maths7.", "?GAME=Numica&seats=P,P&seed=maths7#%2Fnumica"]
)
def test_the_one_file_reads_them_too(come: Come, site: Path, dealt: dict[str, str], link: str) -> None:
    person = come((site / ONE_FILE).as_uri(), own_profile=True)
    go(person, link)
    assert begin(person) == dealt


def test_back_and_forth_between_links_deals_each_its_own(person: Person, dealt: dict[str, str]) -> None:
    paste(person, LINK.replace("maths7", "maths8"))
    person.page.locator("#seat-0").wait_for(state="attached")
    person.come_home().press("Open a saved game")
    person.page.get_by_label("Link or text").fill(LINK)
    person.press("Open")
    person.page.locator("#seat-0").wait_for(state="attached")
    person.page.go_back()
    person.page.locator(".games").wait_for()
    person.page.go_back()
    person.page.locator("#seat-0").wait_for(state="attached")
    assert begin(person) != dealt
