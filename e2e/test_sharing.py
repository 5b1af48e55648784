"""One token: a link, its QR code and a text open the same game at the same move elsewhere, as a game of its own."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from games.numica.e2e.player import NumicaPlayer
from packs import open_pack
from playwright.sync_api import Locator

from e2e.disks import read_games, wait_for_games, wait_until_kept
from e2e.frames import HALF_OPEN, put_in_frame
from e2e.harness import Person
from e2e.screens import give_up
from e2e.serving import serve
from e2e.test_puzzles import token_of_a_lost_chance
from e2e.test_sheets import write as write_sheet
from parlour.core.token import read_token, write_token
from parlour.games import find
from parlour.games.numica import NUMICA
from workshop.precache import ONE_FILE

Come = Callable[..., Person]
ROOT = Path(__file__).resolve().parent.parent
SAVES = ROOT / "tests" / "games" / "numica" / "saves"
MIDDLE = json.loads((SAVES / "middle.json").read_text(encoding="utf-8"))
LONGEST_LINK = 4_200  # characters: a token of 4,096 after an address of usual length
MOST_IN_QR_CODE = 2_953  # bytes in the largest code, of the least correction
QUIET = 4  # modules around a code

ENCODE = """import { encode } from "uqr";
const { data } = encode(process.argv[1], { ecc: "L", border: 0 });
console.log(JSON.stringify(data.map((row) => row.map(Number))));"""

READ_CODE = """(svg) => ({
  size: svg.viewBox.baseVal.width,
  path: svg.querySelector("path").getAttribute("d"),
  dark: getComputedStyle(svg.querySelector("path")).fill,
  light: getComputedStyle(svg.querySelector("rect")).fill,
  ground: [svg.querySelector("rect").getBoundingClientRect().width, svg.getBoundingClientRect().width],
  seen: svg.checkVisibility(),
})"""


def encode(text: str) -> list[list[int]]:
    """The modules of the QR code of a text, without its quiet zone, by the encoder itself."""
    node = os.environ.get("PARLOUR_NODE") or shutil.which("node")
    assert node
    command = [node, "--input-type=module", "-e", ENCODE, text]
    told = subprocess.run(command, cwd=ROOT / "web", capture_output=True, check=True).stdout
    modules: list[list[int]] = json.loads(told)
    return modules


def begin_and_move(person: NumicaPlayer) -> NumicaPlayer:
    person.begin_turn()
    person.move_somewhere()
    assert person.wait_for_turn()
    return person


def share(person: Person) -> Locator:
    person.press("Share")
    dialog = person.page.get_by_role("dialog", name="Share")
    dialog.wait_for()
    return dialog


def read_link(person: Person, to: str = "game") -> str:
    return person.page.get_by_label(f"Link to this {to}").input_value()


@pytest.fixture(scope="module")
def person(stay: Callable[..., Person]) -> NumicaPlayer:
    """Somebody at a table, who may use the clipboard."""
    person = NumicaPlayer(stay(permissions=["clipboard-read", "clipboard-write"]))
    return begin_and_move(person.open("?pace=instant&notation&seed=shared&theme=dark"))


@pytest.fixture
def dialog(person: Person) -> Locator:
    if person.page.get_by_role("dialog").count():
        person.page.keyboard.press("Escape")
    return share(person)


@pytest.mark.usefixtures("dialog")
def test_a_link_opens_the_same_position_elsewhere(person: Person, come: Come) -> None:
    link = read_link(person)
    assert re.fullmatch(re.escape(person.address) + r"#/game/n\d[\w-]+", link), "no server is told anything"
    assert len(link) < LONGEST_LINK
    assert len(link) < 1_600, "typically"
    person.page.keyboard.press("Escape")
    other = begin_and_move(NumicaPlayer(come()).open("?pace=instant&notation&seed=own"))
    own = wait_until_kept(other, 4)
    other.page.goto("about:blank")
    other.page.goto(link)
    other.wait_until_ready()
    assert other.wait_for_turn()
    assert other.read_position() == person.read_position()
    assert other.read_log() == person.read_log()
    assert re.search(r"#/table/\w+$", other.page.url), "its address is that of the table"
    assert own in wait_for_games(other, 2), "a link overwrites no kept game"
    other.reload()
    assert other.wait_for_turn()
    assert len(read_games(other)) == 2, "a reload opens no third"
    other.move_somewhere()
    assert other.wait_for_turn()
    own_address = other.page.url
    other.page.evaluate("(link) => { location.href = link }", link)
    other.page.wait_for_url(lambda address: "#/table/" in address and address != own_address)
    assert other.wait_for_turn()
    assert other.read_log() == person.read_log(), "in a page that is open the link works as well"
    wait_for_games(other, 3)


NOTE_LOGS = """() => {
  window.noted = [];
  const read = () => [...document.querySelectorAll(".log-lines .sentence")].map((line) => line.textContent.trim());
  for (const name of ["pushState", "replaceState"]) {
    const write = history[name].bind(history);
    history[name] = (...words) => { write(...words); window.noted.push([location.hash, read()]); };
  }
}"""


@pytest.mark.parametrize("way", ["link", "again", "lobby"])
def test_an_address_names_no_room_before_it_is_seen(person: Person, come: Come, way: str) -> None:
    """At the moment at which it does, nothing of the former table is seen any more."""
    other = begin_and_move(NumicaPlayer(come()).open("?pace=instant&notation&seed=own"))
    former, place = other.read_log(), other.page.url.partition("#")[2]
    other.page.evaluate(NOTE_LOGS)
    if way == "link":
        share(person)
        other.page.evaluate("(link) => { location.hash = new URL(link).hash }", read_link(person))
        person.page.keyboard.press("Escape")
    elif way == "again":
        give_up(other)
        other.press("Play again")
    else:
        other.to_lobby()
    room = "#/" if way == "lobby" else "#/table/"
    other.page.wait_for_url(lambda address: room in address and not address.endswith(place))
    noted = dict(other.page.evaluate("noted"))[other.page.evaluate("location.hash")]
    assert not set(former[-2:]) & {" ".join(line.split()) for line in noted}


@pytest.mark.parametrize(
    ("token", "words"),
    [
        ("", "This text is not a saved game."),
        ("%00%ff", "This text is not a saved game."),
        ("<img src=x onerror=alert(1)>", "This text is not a saved game."),
        ("../../table/x", "This text is not a saved game."),
        (write_token(MIDDLE, NUMICA)[:-3], "A part of this text is missing or wrong."),
        ("n9" + "A" * 40, "This text was made by a newer version."),
        ("n1" + "A" * 20_000, "This text is not a saved game."),
        (write_token({**MIDDLE, "game": "chess"}, NUMICA), "This place has no game called chess."),
        (write_token({**MIDDLE, "seats": []}, NUMICA), "The players of this saved game are damaged."),
    ],
    ids=["empty", "bytes", "markup", "path", "cut", "newer", "long", "game", "seats"],
)
def test_a_bad_link_says_what_is_wrong(come: Come, token: str, words: str) -> None:
    person = come()
    person.page.goto(f"{person.address}#/game/{token}")
    person.wait_until_ready()
    person.wait_for_alert(words)
    assert words in person.page.locator(".notice").inner_text()
    assert person.page.locator(".games").is_visible()
    assert person.page.url == f"{person.address}#/"
    assert read_games(person) == []


def test_a_link_with_a_broken_move_offers_to_go_on_before_it(come: Come) -> None:
    journal = [*MIDDLE["journal"][:9], "1 a1 a1", *MIDDLE["journal"][10:]]
    person = come()
    person.page.goto(f"{person.address}#/game/{write_token({**MIDDLE, 'journal': journal}, NUMICA)}")
    person.wait_until_ready()
    person.page.get_by_role("dialog", name="One move does not fit").wait_for()
    assert read_games(person) == []
    person.press("Go on from before it")
    person.wait_for_log(9)
    assert re.search(r"#/table/\w+$", person.page.url)


@pytest.mark.parametrize("scheme", ["light", "dark", "forced"])
def test_the_qr_code_is_that_of_the_link(person: Person, dialog: Locator, scheme: str) -> None:
    if scheme == "forced":
        person.page.emulate_media(color_scheme="dark", forced_colors="active")
    else:
        person.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", forced_colors="none")
    code = dialog.get_by_role("img", name="QR code of the link")
    code.wait_for()
    told = code.evaluate(READ_CODE)
    person.page.emulate_media(forced_colors="none")
    modules = encode(read_link(person))
    assert told["size"] == len(modules) + 2 * QUIET
    drawn = set()
    for x, y, length in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", told["path"]):
        drawn |= {(int(x) + step, int(y)) for step in range(int(length))}
    assert drawn == {
        (x + QUIET, y + QUIET) for y, row in enumerate(modules) for x, dark in enumerate(row) if dark
    }
    assert (told["dark"], told["light"]) == ("rgb(0, 0, 0)", "rgb(255, 255, 255)")
    assert told["ground"][0] == pytest.approx(told["ground"][1]), "the quiet zone is light too"
    assert told["seen"]


def test_link_and_text_are_copied(person: Person, dialog: Locator, come: Come) -> None:
    read = "navigator.clipboard.readText()"
    person.press("Copy the link")
    dialog.get_by_text("The link is copied.").wait_for()
    link = read_link(person)
    assert person.page.evaluate(read) == link
    person.press("Copy as text")
    dialog.get_by_text("The text is copied.").wait_for()
    text: str = person.page.evaluate(read)
    first, second, token, end = text.split("\n")
    assert re.fullmatch(r"Number Parlour \d+\.\d+\S* \([0-9a-f]{16}\)", first)
    assert second == "numica, en-US"
    assert link.endswith(token)
    assert end == "", "and nothing else"
    other = NumicaPlayer(come()).open("?pace=instant&notation")
    other.press("Open a saved game")
    other.page.get_by_label("Link or text").fill(text)
    other.press("Open")
    assert other.wait_for_turn()
    assert other.read_log() == person.read_log()


NO_CLIPBOARD = """Object.defineProperty(navigator, "clipboard", { value: undefined });
document.execCommand = () => %s;"""


@pytest.mark.parametrize("helps", ["true", "false"])
def test_without_a_clipboard_it_is_said(come: Come, helps: str) -> None:
    person = NumicaPlayer(come())
    person.page.add_init_script(NO_CLIPBOARD % helps)
    person.open("?pace=instant&notation")
    person.begin("person", "person")
    dialog = share(person)
    person.press("Copy the link")
    said = dialog.get_by_role("status")
    expected = "The link is copied." if helps == "true" else "The browser does not let us copy."
    said.get_by_text(expected).wait_for()
    field = dialog.get_by_label("Link to this game")
    field.focus()
    chosen = field.evaluate("(field) => field.value.slice(field.selectionStart, field.selectionEnd)")
    assert chosen == read_link(person), "it is there to be copied by hand, chosen as a whole"


def test_other_programs_get_the_link(come: Come) -> None:
    person = NumicaPlayer(come())
    person.page.add_init_script("navigator.share = async (given) => { window.sent = given; };")
    person.open("?pace=instant&notation").begin("person", "person")
    share(person)
    person.press("Send it")
    assert person.page.evaluate("window.sent") == {"title": "Numica", "url": read_link(person)}


def test_a_link_that_is_too_long_for_a_qr_code_says_so(come: Come, site: Path) -> None:
    with serve(site, f"/{'long' * (MOST_IN_QR_CODE // 4)}/") as address:
        person = NumicaPlayer(come(address)).open("?pace=instant&notation").begin("person", "person")
        dialog = share(person)
        dialog.get_by_text("This link is too long for a QR code. Copy it instead.").wait_for()
        assert len(read_link(person)) > MOST_IN_QR_CODE
        assert dialog.locator(".qr").count() == 0
        person.page.goto("about:blank")


def test_the_address_s_parameters_are_no_part_of_the_link(come: Come) -> None:
    person = (
        NumicaPlayer(come())
        .open("?pace=instant&notation&seed=mine&theme=dark&lang=en")
        .begin("person", "person")
    )
    share(person)
    assert "?" not in read_link(person)


def test_hidden_hands_are_warned_of(come: Come, wheel_address: str) -> None:
    warning = "Careful: whoever opens this link can see everybody’s cards."
    person = come(wheel_address, borrow=True).open(
        "?pace=instant&notation&game=null&seats=p,1&seed=hidden&options=size:2"
    )
    person.press("Begin")
    person.wait_for_status("choose a card")
    dialog = share(person)
    dialog.get_by_text(warning).wait_for()
    link = read_link(person)
    person.page.keyboard.press("Escape")
    cards = person.read_board()
    person.page.goto("about:blank")
    person.page.goto(link)
    person.wait_until_ready()
    person.wait_for_status("choose a card")
    assert person.read_board() == cards, "the wheel is installed for the link, and the hand is the same"
    for _ in range(2):
        lines = len(person.read_log())
        person.page.locator(".pieces button").first.click()
        person.wait_for_log(lines + 2)
    person.page.locator(".result").wait_for()
    dialog = share(person)
    dialog.locator(".qr").wait_for()
    assert dialog.get_by_text(warning).count() == 0, "nothing is hidden any more"


def test_names_are_told_of_and_nothing_else_is_in_the_link(come: Come) -> None:
    person = come().open("?pace=instant&notation")
    person.page.goto(f"{person.address}#/game/{write_token(MIDDLE, NUMICA)}")
    person.wait_until_ready()
    person.page.locator(".board").wait_for()
    dialog = share(person)
    assert "The names of the players are in it too." in dialog.inner_text()
    save = read_token(read_link(person).rsplit("/", 1)[1], find)
    assert isinstance(save, dict)
    known = {
        "format",
        "version",
        "game",
        "rules",
        "options",
        "seats",
        "seed",
        "start",
        "journal",
        "takebacks",
    }
    assert set(save) == known | {"aids", "hints", "ended", "check"}


PUZZLE = list(open_pack("numica"))[-1]
PLACES = [
    ("lesson", "learn/numica/2"),
    ("puzzle", f"puzzles/numica/{PUZZLE}"),
    ("question", "sheet/{sheet}/2"),
]


def read_asked(person: Person) -> tuple[str, dict[str, str]]:
    """What is asked, and on which board."""
    card = person.page.locator("section.lesson")
    card.wait_for()
    person.wait_until_asked()
    return card.inner_text(), person.read_position()


@pytest.mark.parametrize("edition", ["site", "one file"])
@pytest.mark.parametrize(("what", "place"), PLACES, ids=[what for what, _ in PLACES])
def test_a_lesson_and_a_puzzle_are_shared_as_a_link_and_a_code(
    come: Come, site: Path, what: str, place: str, edition: str
) -> None:
    """Nothing else of them is: they are the same for everybody, and nobody's play is in them."""
    where: dict[str, Any] = (
        {"own_profile": True, "address": (site / ONE_FILE).as_uri()} if edition == "one file" else {}
    )
    place = place.format(sheet=write_sheet())
    person = come(**where)
    person.page.add_init_script("navigator.share = async (given) => { window.sent = given; };")
    person.open("?pace=instant&notation&theme=dark", place=f"#/{place}")
    asked = read_asked(person)
    dialog = share(person)
    does = "begins" if what == "lesson" else "gets"
    dialog.get_by_text(f"Whoever opens this link {does} the same {what}").wait_for()
    link = read_link(person, what)
    assert link == f"{person.address}#/{place}"
    dialog.get_by_role("img", name="QR code of the link").wait_for()
    assert f"Another device can open the {what} by its camera." in dialog.inner_text()
    assert "game" not in dialog.inner_text()
    assert dialog.get_by_role("button").all_inner_texts() == ["Close", "Copy the link", "Send it"]
    person.press("Send it")
    assert person.page.evaluate("window.sent") == {"title": "Numica", "url": link}
    other = come(**where)
    other.page.goto(link)
    other.wait_until_ready()
    assert read_asked(other) == asked
    assert other.page.url == link


def list_menu(person: Person) -> list[str]:
    person.open_menu("Rules")
    return person.page.locator(".menu button").all_inner_texts()


def test_what_nobody_else_finds_at_its_address_is_not_shared(come: Come) -> None:
    """A puzzle from one's own game, a question that each pupil has another one of."""
    person = come().open("?pace=instant&notation", place=f"#/game/{token_of_a_lost_chance()}")
    person.press("Review")
    person.page.locator(".review", has_text="for you among the puzzles").wait_for()
    person.page.evaluate("(place) => { location.hash = place }", "#/puzzles/league")
    person.page.locator(".puzzle-way", has_text="My own").get_by_role("button").click()
    read_asked(person)
    assert "Rules" in list_menu(person)
    assert "Share" not in list_menu(person)
    person.page.keyboard.press("Escape")
    draw = {
        "kind": "draw",
        "task": "win-1",
        "dots": 0,
        "preset": "",
        "skill": "",
        "first": len(open_pack("numica")),
    }
    items = [{**draw, "asks": "best", "level": 0}]
    text = write_sheet(items=items, word="otters", each=True)
    person.page.evaluate("(place) => { location.hash = place }", f"#sheet={text}")
    person.page.get_by_label("Your number on the list").fill("17")
    person.page.get_by_label("Your number on the list").press("Enter")
    person.press("Start")
    read_asked(person)
    assert "Share" not in list_menu(person)


PUBLIC = "https://games.example.org/parlour/"


def test_links_lead_to_the_address_that_the_site_was_built_for(
    come: Come, site: Path, tmp_path: Path
) -> None:
    built = shutil.copytree(site, tmp_path / "site")
    index = built / "index.html"
    text = index.read_text(encoding="utf-8")
    assert text.count('"address":""') == 1
    index.write_text(text.replace('"address":""', f'"address":"{PUBLIC}"'), encoding="utf-8")
    with serve(built) as address:
        person = (
            NumicaPlayer(come(address)).open("?pace=instant&notation&theme=dark").begin("person", "person")
        )
        share(person)
        assert read_link(person).startswith(f"{PUBLIC}#/")
        person.page.goto("about:blank")


def test_where_no_link_leads_none_is_made(come: Come, address: str) -> None:
    """A host may make the page out of a text of its own, whose address is nothing to others."""
    person = NumicaPlayer(come(address, own_profile=True))
    person.page.goto(f"{address}docs/hosting.html")
    shown = f"fetch('../{ONE_FILE}').then((file) => file.blob()).then((file) => URL.createObjectURL(file))"
    person.page.route(
        "**/docs/hosting.html", lambda route: route.fulfill(content_type="text/html", body="<p>")
    )
    person.page.reload()
    person.page.evaluate(f"{shown}.then((link) => {{ location = link; }})")
    person.page.wait_for_url("blob:**")
    person.wait_until_ready()
    person.begin("person", "person")
    dialog = share(person)
    dialog.get_by_text("From here no link can be made that opens anywhere else.").wait_for()
    assert dialog.locator("#share-link, .qr").count() == 0
    assert dialog.get_by_role("button", name="Copy as text").count() == 1


def test_where_nothing_may_be_saved_the_file_can_be_copied(come: Come) -> None:
    person = NumicaPlayer(come(own_profile=True))
    person.watch.expect("Download is disallowed")
    put_in_frame(person, HALF_OPEN)
    person.open("?pace=instant&notation").begin("person", "person")
    share(person)
    person.press("Save to a file")
    dialog = person.page.get_by_role("dialog", name="Save to a file")
    dialog.get_by_text("copy the text, keep it in a file of your own").wait_for()
    save = json.loads(dialog.get_by_label("What is in the file").input_value())
    assert save["game"] == "numica"
