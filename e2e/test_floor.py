"""The oldest browsers: what is older is told which it needs, on a page with colours; what is not plays."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from e2e.old_browsers import open_window
from e2e.serving import serve
from parlour.games import REGISTRY
from workshop.precache import ONE_FILE

OLDER = {
    "Chromium 109, Firefox 114": "delete Array.prototype.toSorted",
    "Chromium 110, Safari 16.1": "const { supports } = CSS; CSS.supports = (...asked) =>"
    " !/color-mix/.test(asked.join()) && supports.apply(CSS, asked)",
    "Safari 16.3": "HTMLScriptElement.supports = (kind) => kind !== 'importmap'",
}
"""Browsers below the floor, by what a script takes away that they have not."""

TOLD = re.compile(r"too old.*Chrome or Edge 111, Firefox 115, Safari 16\.4", re.DOTALL)
GROUND = "getComputedStyle(document.body).backgroundColor"
LIGHT_GROUND = "rgb(243, 237, 226)"

STEP = """(() => {
  const open = [...document.querySelectorAll(".pieces .is-open")];
  const next = document.querySelector(".begin")
    ?? document.querySelector(".dock button.primary:not(:disabled)")
    ?? open[Math.floor(Math.random() * open.length)];
  next?.click();
  return document.querySelectorAll(".log-lines li").length >= 6;
})()"""
"""Touch something that may be touched; true once both sides have moved."""


@pytest.mark.parametrize("older", OLDER)
@pytest.mark.parametrize("file", ["index.html", ONE_FILE])
def test_an_older_browser_is_told_which_it_needs(
    browser: Browser, address: str, older: str, file: str
) -> None:
    page = browser.new_page(color_scheme="light")
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.add_init_script(OLDER[older])
    page.goto(f"{address}{file}#/numica")
    expect(page.locator("#aid.is-told")).to_contain_text(TOLD)
    assert page.locator("#aid button").count() == 0, "loading it again would tell the same"
    assert page.evaluate(GROUND) == LIGHT_GROUND
    assert not [each for each in requests if "/engine/" in each], "nothing begins"
    page.close()


def test_styles_hold_nothing_that_the_oldest_do_not_read(site: Path) -> None:
    styles = [site / ONE_FILE, *site.glob("**/*.css")]
    assert len(styles) >= 3
    assert not [file.name for file in styles if "light-dark(" in file.read_text(encoding="utf-8")]


WITHOUT_HAS = """
const { supports } = CSS;
CSS.supports = (...asked) => !asked.join().includes(":has(") && supports.apply(CSS, asked);
"""
PLACES = """() => [scrollTo(0, 0), ".viewport", ".dock", ".bubble", ".top"].slice(1).map((each) => {
  const { x, y, width, height } = document.querySelector(each).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""


def drop_has(text: str) -> str:
    """Leave out of a style sheet each rule whose selector has `:has`, as browsers do that do not know it."""
    return re.sub(r"(?<=[{}])[^{};]*:has\([^{}]*\{[^{}]*\}", "", text)


def test_a_browser_without_has_shows_the_same(
    browser: Browser, site: Path, address: str, tmp_path: Path
) -> None:
    older = shutil.copytree(site, tmp_path / "site")
    [styles] = older.glob("app/main-*.css")
    text = styles.read_text(encoding="utf-8")
    styles.write_text(drop_has(text), encoding="utf-8")
    assert text.count(":has(") > 40 > 0 == drop_has(text).count(":has(")
    found = []
    with serve(older) as other:
        for root, script in ((address, ""), (other, WITHOUT_HAS)):
            for width, height in ((360, 640), (1280, 800)):
                # Browsers without `:has` have no trusted types either, which the stand-in does not keep to.
                page = browser.new_page(viewport={"width": width, "height": height}, bypass_csp=True)
                page.add_init_script(script)
                page.goto(f"{root}?pace=instant&seed=whole#/legionz")
                page.locator(".begin").click()
                page.locator(".pieces .is-open").first.click()
                page.locator(".dock.is-turn, .log-lines li:nth-child(3)").first.wait_for(state="attached")
                page.wait_for_timeout(500)
                found.append(page.evaluate(PLACES))
                page.close()
    assert found[2:] == found[:2]


linux_only = pytest.mark.skipif(sys.platform != "linux", reason="the wheels are Linux's")


@linux_only
@pytest.mark.slow
@pytest.mark.parametrize("file", ["index.html", ONE_FILE])
def test_chromium_90_is_told_which_it_needs(address: str, file: str) -> None:
    with open_window("90", f"{address}{file}") as window:
        window.wait_for("!!document.querySelector('#aid.is-told')")
        assert TOLD.search(window.evaluate("document.querySelector('#aid').innerText"))
        assert window.evaluate(GROUND) == LIGHT_GROUND


@linux_only
@pytest.mark.slow
@pytest.mark.parametrize("version", ["112", "122"])
@pytest.mark.parametrize("game", REGISTRY)
def test_old_chromiums_play(address: str, version: str, game: str) -> None:
    with open_window(version, f"{address}?pace=instant&seed=old#/{game}") as window:
        window.wait_for("!!document.querySelector('.begin')")
        assert window.evaluate("/Chrome.([0-9]+)/.exec(navigator.userAgent)[1]") == version
        assert window.evaluate(GROUND) == LIGHT_GROUND
        window.wait_for(STEP)


@linux_only
@pytest.mark.slow
def test_an_old_chromium_plays_the_one_file_from_a_disk(site: Path) -> None:
    with open_window("112", f"{(site / ONE_FILE).as_uri()}?pace=instant&seed=old#/numica") as window:
        window.wait_for(STEP)
