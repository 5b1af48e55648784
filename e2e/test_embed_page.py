"""The page that writes what is pasted elsewhere: each of its texts, used as by its host, leads to the game."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, Route

import build
from e2e.harness import Person
from e2e.test_docs import STRICTEST, be_strict, read_policy, read_text, split_policy
from workshop.packages import make_packages

Come = Callable[..., Person]

KINDS = ("link", "frame", "element", "wordpress", "markdown", "notebook")

HOSTILE = "\"'</iframe><b>&amp; \\ ](x) <!-- /wp:html --> ü🎲\n{a}"
"""A word to deal from: with a letter in it, whatever else there is, is one."""

MARKDOWN = """
import MarkdownIt from "markdown-it";
const [text] = process.argv.slice(1);
const [{ children }] = new MarkdownIt().parse(text, {}).filter(({ type }) => type === "inline");
const links = children.filter(({ type }) => type === "link_open");
console.log(JSON.stringify({ links: links.map(({ attrs }) => Object.fromEntries(attrs)), first: children[0].type,
  last: children.at(-1).type, said: children.map(({ content }) => content).join("") }));
"""


class Maker:
    """Somebody who chooses on the page, and takes its texts."""

    def __init__(self, person: Person) -> None:
        """Open the page."""
        self.person = person
        self.page: Page = person.page
        self.page.goto(f"{person.address}docs/embed.html")
        self.page.locator("#embed").wait_for()

    def choose(self, name: str, value: str) -> None:
        """Press one of a group of buttons."""
        self.page.locator(f"input[name={name}][value='{value}']").check()

    def fill(self, label: str, value: str) -> None:
        """Choose or type into the field of a label that is to be seen."""
        field = self.page.get_by_label(label, exact=True).locator("visible=true")
        if field.evaluate("(field) => field.localName") == "select":
            field.select_option(value)
        else:
            field.fill(value)

    def take(self) -> dict[str, str]:
        """Every text, by its kind."""
        texts = {}
        for kind in KINDS:
            self.choose("kind", kind)
            texts[kind] = self.page.locator("#text").input_value()
        return texts

    def follow(self) -> dict[str, str]:
        """Where each text leads whom it is for; the address of the frame that it shows is among them."""
        texts = self.take()
        wordpress = re.fullmatch(r"<!-- wp:html -->\n(.*)\n<!-- /wp:html -->", texts["wordpress"])
        assert wordpress, "one block, and one line in it"
        node = os.environ.get("PARLOUR_NODE", "node")
        web = Path(__file__).resolve().parents[1] / "web"
        told = subprocess.run(
            [node, "--input-type=module", "--eval", MARKDOWN, texts["markdown"]],
            cwd=web,
            capture_output=True,
            check=True,
            encoding="utf-8",
        )
        said = json.loads(told.stdout)
        (link,) = said["links"]
        assert (said["first"], said["last"]) == ("link_open", "link_close"), "it is a link, and nothing else"
        assert link["title"] == f"Play {said['said']}"
        imported, shown = ast.parse(texts["notebook"]).body
        assert isinstance(imported, ast.ImportFrom)
        assert isinstance(shown, ast.Expr)
        assert isinstance(shown.value, ast.Call)
        return {
            "link": texts["link"],
            "frame": self.parse(texts["frame"]),
            "element": self.show(texts["element"]),
            "wordpress": self.parse(wordpress[1]),
            "markdown": link["href"],
            "notebook": ast.literal_eval(shown.value.args[0]),
        }

    def parse(self, text: str) -> str:
        """The address in what a browser makes of a frame, which has to be all that is there."""
        blank = self.page.context.new_page()
        found: list[list[str]] = blank.evaluate(
            """(text) => [...new DOMParser().parseFromString(text, "text/html").body.childNodes]
              .map((node) => [node.nodeName, node.src, node.title])""",
            text,
        )
        blank.close()
        ((name, address, title),) = found
        assert (name, title.endswith("Number Parlour")) == ("IFRAME", True)
        return address

    def show(self, text: str) -> str:
        """The address that the element gives its frame."""
        page = self.page.context.new_page()
        there = self.person.address + "host-page"
        page.route(
            there,
            lambda route: route.fulfill(
                content_type="text/html; charset=utf-8",
                body=f'<!doctype html><title>A lesson</title><link rel="icon" href="data:,">{text}',
            ),
        )
        page.goto(there)
        page.locator("number-parlour iframe").wait_for()
        address: str = page.locator("number-parlour iframe").evaluate("(frame) => frame.src")
        assert page.locator("body > *").count() == 1
        page.close()
        return address


@pytest.fixture
def maker(come: Come) -> Maker:
    """Somebody at the page, who wants nothing yet."""
    return Maker(come(own_profile=True))


def read_query(address: str) -> dict[str, str]:
    return {
        name: value for name, (value,) in parse_qs(urlsplit(address).query, keep_blank_values=True).items()
    }


def test_each_text_leads_to_the_game_chosen(maker: Maker) -> None:
    maker.choose("game", "league")
    maker.fill("Who plays", "p,3")
    maker.page.get_by_text("What is allowed").click()
    maker.fill("Hints", "off")
    leads = maker.follow()
    assert read_query(leads["link"]) == {"game": "league", "seats": "p,3", "hints": "off"}
    assert set(leads.values()) == {leads["link"]} | {leads["element"]}
    assert read_query(leads["element"]) == read_query(leads["link"]), "it may have another order"
    assert {address.partition("?")[0] for address in leads.values()} == {maker.person.address}
    assert 'level="3"' in maker.take()["element"]
    maker.page.frame_locator("#result iframe").get_by_role("heading", name="Numbers League").wait_for()
    maker.page.goto(leads["link"])
    maker.page.locator(".setup .begin").wait_for()
    assert maker.page.get_by_role("heading", name="Numbers League").is_visible()


def test_hostile_words_stay_words(maker: Maker) -> None:
    maker.fill("Deal", "word")
    maker.fill("Word", HOSTILE)
    maker.page.get_by_text("How it looks and sounds").click()
    for name in ("Language", "Word"):
        assert maker.page.get_by_label(name, exact=True).locator("visible=true").count() == 1
    maker.fill("Language", '"><script>alert(1)</script>')
    assert maker.page.get_by_text("This does not fit").locator("visible=true").count() == 1
    word = maker.page.get_by_label("Word", exact=True).locator("visible=true").input_value()
    assert word == HOSTILE.replace("\n", " "), "a field has one line"
    leads = maker.follow()
    expected = {"game": "numica", "seed": word}
    assert [read_query(leads[kind]) for kind in KINDS] == [expected] * len(KINDS)


def test_lessons_puzzles_and_single_rules(maker: Maker) -> None:
    maker.choose("activity", "lesson")
    maker.fill("Lesson", "3")
    assert {urlsplit(address).fragment for address in maker.follow().values()} == {"/learn/numica/3"}
    maker.choose("activity", "puzzle")
    assert {urlsplit(address).fragment for address in maker.follow().values()} == {"/puzzles/numica"}
    maker.fill("Puzzle", "../x")
    assert urlsplit(maker.take()["link"]).fragment == "/puzzles/numica", "that is no name of one"
    maker.choose("activity", "game")
    maker.page.get_by_text("Rules of this game").locator("visible=true").click()
    maker.fill("Tiles", "designer")
    assert {read_query(address)["options"] for address in maker.follow().values()} == {"tiles:designer"}
    maker.choose("game", "")
    assert {read_query(address).get("game") for address in maker.follow().values()} == {None}


def test_copying_by_keyboard_is_told(maker: Maker) -> None:
    page = maker.page
    page.locator("#copy").focus()
    page.keyboard.press("Enter")
    page.get_by_role("status").filter(has_text="It is selected").wait_for()
    selected = page.evaluate(
        "() => { const { value, selectionStart, selectionEnd } = document.activeElement;"
        " return value.slice(selectionStart, selectionEnd); }"
    )
    assert selected == page.locator("#text").input_value()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("#copy").focus()
    page.keyboard.press("Space")
    page.get_by_role("status").filter(has_text="Copied.").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == selected


def test_a_file_for_a_course_is_the_one_that_the_build_makes(
    maker: Maker, site: Path, tmp_path: Path
) -> None:
    """Byte for byte: whoever has only the page has the same as whoever builds the site."""
    maker.choose("game", "hexors")
    maker.choose("activity", "lesson")
    maker.fill("Lesson", "2")
    link = maker.take()["link"]
    for kind in ("scorm12", "kolibri", "h5p"):
        maker.choose("course", kind)
        hints = [hint for hint in maker.page.locator("[data-course]").all() if hint.is_visible()]
        assert [hint.get_attribute("data-course") for hint in hints] == [kind]
        with maker.page.expect_download() as waiting:
            maker.page.get_by_role("button", name="Download for your course").click()
        node = Path(os.environ["PARLOUR_NODE"])
        (made,) = make_packages(node, build.read_link(link), [kind], site=site, folder=tmp_path / kind)
        assert waiting.value.suggested_filename == made.name
        assert waiting.value.path().read_bytes() == made.read_bytes()
        size = f"{made.stat().st_size / 1e6:.1f}"
        maker.page.get_by_role("status").filter(
            has_text=f"{made.name}, {size}\N{NO-BREAK SPACE}MB"
        ).wait_for()
        assert not maker.page.get_by_role("progressbar").is_visible()


def test_a_part_that_does_not_come_is_told_and_comes_the_next_time(maker: Maker) -> None:
    """Nor is one taken that is not the site's own: a page in its place would be in all courses for ever."""
    page = maker.page
    maker.person.watch.expect("rest.zip", "integrity", "404", "Failed to load resource")
    download = page.get_by_role("button", name="Download for your course")
    for body, status in (("<!doctype html>", 200), ("gone", 404)):
        page.route("**/rest.zip", partial(spoil, body=body, status=status))
        download.click()
        page.get_by_role("status").filter(
            has_text="could not be made: a part of this site did not come"
        ).wait_for()
        page.unroute("**/rest.zip")
    with page.expect_download():
        download.focus()
        page.keyboard.press("Enter")


def spoil(route: Route, *, body: str, status: int) -> None:
    """Give something else than was asked for."""
    route.fulfill(body=body, status=status)


def test_a_site_that_knows_its_address_writes_that(come: Come) -> None:
    person = come(own_profile=True)

    def name_site(route: Route) -> None:
        response = route.fetch()
        body = response.text().replace('data-site=""', 'data-site="https://games.example.org/parlour/"')
        route.fulfill(response=response, body=body)

    person.page.route("**/docs/embed.html", name_site)
    maker = Maker(person)
    assert maker.take()["link"] == "https://games.example.org/parlour/?game=numica"
    assert 'src="https://games.example.org/parlour/embed/number-parlour.js"' in maker.take()["element"]
    maker.page.frame_locator("#result iframe").locator(".poster").wait_for()


def test_it_may_run_its_own_program_and_read_and_show_the_site_and_no_more(site: Path) -> None:
    policy = read_policy(read_text(site / "docs" / "embed.html"))
    more = {name: sources for name, sources in policy.items() if name not in split_policy(STRICTEST)}
    assert policy == {**split_policy(STRICTEST), **more}
    assert more == {
        "script-src": ["'self'"],
        "connect-src": ["'self'"],
        "frame-src": ["'self'"],
        "require-trusted-types-for": ["'script'"],
        "trusted-types": ["'none'"],
    }


def test_without_its_program_it_says_what_to_do(come: Come) -> None:
    person = come(own_profile=True)
    person.watch.expect("Content Security Policy", "csp")
    person.page.route("**/docs/*.html", be_strict)
    person.page.goto(f"{person.address}docs/embed.html")
    assert not person.page.locator("#embed").is_visible()
    person.page.locator("#plain a").first.click()
    person.page.get_by_role("heading", name="In a page of yours").wait_for()
