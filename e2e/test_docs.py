"""The pages about the site: reached from the lobby, read by all, under the strictest policy, and with no dead end."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Page, Route

from e2e.harness import Person
from e2e.test_screens import (
    AXE,
    BY_COLOUR,
    FIND_CUT,
    FIND_WIDE,
    READ_TARGETS,
    RUN_AXE,
    SMALLEST,
    TAGS,
    THEMES,
    TWICE,
)
from workshop.serve import TYPES

DOCS = ("privacy", "accessibility", "hosting", "embed", "parameters", "embedding")
LINKED = DOCS[:3]
"""Those that the lobby leads to; to the last ones the others do."""
WITH_PROGRAM = "embed"
"""The only one that a program makes use of; e2e/test_embed_page.py tries it without."""
WIDTHS = (320, 1440)

STRICTEST = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"
"""All that a page of text needs."""

LINK = re.compile(r'\s(href|src)="([^"]*)"')
NAME = re.compile(r'\sid="([^"]*)"')


@pytest.fixture(scope="module")
def reader(stay: Callable[..., Person]) -> Person:
    return stay(drawn=True)


def test_the_lobby_leads_to_its_pages_and_each_leads_back(reader: Person) -> None:
    page = reader.page
    page.goto(reader.address)
    page.locator(".games").wait_for()
    links = page.locator("footer nav a[href^=docs]")
    assert links.count() == len(LINKED)
    for at, name in enumerate(LINKED):
        text = links.nth(at).inner_text()
        links.nth(at).click()
        page.locator("main h1").wait_for()
        assert urlsplit(page.url).path.endswith(f"/docs/{name}.html")
        assert page.locator('[aria-current="page"]').inner_text() == text, "a page is called alike everywhere"
        page.get_by_role("link", name="Number Parlour", exact=True).click()
        page.locator(".games").wait_for()


def be_strict(route: Route) -> None:
    response = route.fetch()
    route.fulfill(response=response, headers={**response.headers, "content-security-policy": STRICTEST})


def find_small(page: Page) -> list[dict[str, Any]]:
    """Targets that are too small, but for links within a line of text (WCAG 2.5.8)."""
    targets: list[dict[str, Any]] = page.evaluate(READ_TARGETS)
    inline = set(page.locator("main a").all_inner_texts())
    return [each for each in targets if each["height"] < SMALLEST and each["name"] not in inline]


@pytest.mark.parametrize("name", DOCS)
def test_every_page_can_be_read_by_all(reader: Person, name: str) -> None:
    page = reader.page
    if name != WITH_PROGRAM:
        page.route("**/docs/*.html", be_strict)
    page.goto(f"{reader.address}docs/{name}.html")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    asked = TAGS
    for theme, media in THEMES.items():
        page.emulate_media(**{"forced_colors": "none", **media})
        found: dict[str, Any] = page.evaluate(RUN_AXE, asked)
        assert found["violations"] == [], theme
        assert found["passes"] > 10 or asked is not TAGS, "it has looked"
        asked = BY_COLOUR
    page.emulate_media(forced_colors="none", contrast="no-preference")
    for enlarge in (False, True):
        if enlarge:
            page.evaluate(TWICE)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 640})
            assert page.evaluate(FIND_WIDE) == [], width
            assert page.evaluate(FIND_CUT) == [], width
            assert find_small(page) == [], width
    page.unroute_all()


def test_every_link_leads_somewhere(site: Path) -> None:
    pages = {path.relative_to(site).as_posix(): path for path in (site / "docs").glob("*.html")}
    assert {Path(name).stem for name in pages} == {*DOCS}
    for name, path in pages.items():
        text = path.read_text(encoding="utf-8")
        links = LINK.findall(text)
        assert len(links) > 5
        for attribute, link in links:
            assert not urlsplit(link).scheme, "it leads to no other site, nor fetches anything from one"
            there = urlsplit(urljoin(f"http://site/{name}", link.replace("&amp;", "&")))
            assert there.netloc == "site"
            file = site / (there.path.removeprefix("/") or "index.html")
            assert file.is_file(), (name, attribute, link)
            if there.fragment:
                assert there.fragment in NAME.findall(file.read_text(encoding="utf-8")), link


def test_the_hosting_page_knows_every_type(site: Path) -> None:
    text = (site / "docs" / "hosting.html").read_text(encoding="utf-8")
    rows = re.findall(r'<tr>\s*<th scope="row">((?:<code>\.\w+</code>(?:, )?)+)</th>\s*<td>(.*?)</td>', text)
    told = {ending: kind for endings, kind in rows for ending in re.findall(r"<code>(\.\w+)", endings)}
    there = {path.suffix for path in site.rglob("*") if path.suffix}
    assert there <= set(told)
    matters = (".html", ".js", ".css", ".wasm", ".svg", ".png", ".txt")
    assert {ending: TYPES[ending].partition(";")[0] for ending in matters} == {
        ending: re.sub("<.*?>", "", told[ending]) for ending in matters
    }


def test_the_one_file_may_ask_nobody_for_anything(site: Path) -> None:
    policy = read_policy((site / "number-parlour.html").read_text(encoding="utf-8"))
    assert policy["default-src"] == ["'none'"]
    assert "connect-src" not in policy
    allowed = {source for sources in policy.values() for source in sources}
    assert not [source for source in allowed if re.match(r"'self'|\*|https?:|\w+\.", source)]


def test_the_policy_that_a_server_may_send_lets_the_page_be(site: Path) -> None:
    """It allows whatever the page's own policy does, but for the scripts that stand in the page itself."""
    lines = re.findall(
        r"<pre><code[^>]*>(default-src .*?)\n</code>", read_text(site / "docs" / "hosting.html")
    )
    assert len(lines) == 1
    told = split_policy(html.unescape(lines[0]))
    own = read_policy(read_text(site / "index.html"))
    fetching = [name for name in own if name.endswith("-src") and name != "default-src"]
    assert len(fetching) >= 6
    for name in fetching:
        plain = {source for source in own[name] if not source.startswith("'sha256-")}
        assert plain == set(told[name]), name


def read_text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def read_policy(text: str) -> dict[str, list[str]]:
    found = re.search(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)"', text)
    assert found
    return split_policy(found[1])


def split_policy(policy: str) -> dict[str, list[str]]:
    """The sources of each directive."""
    directives = [directive.split() for directive in policy.split(";")]
    return {name: sources for name, *sources in directives}
