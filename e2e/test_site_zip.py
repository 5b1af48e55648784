"""The site as a ZIP file: all of it, alike each time, and what is unpacked is a whole site with no dead link."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest

from e2e.harness import Person
from e2e.serving import serve
from workshop.precache import SERVICE, ZIP
from workshop.steps import ROOT, list_files

HOSTING = "docs/hosting.html"
LATER = {HOSTING, SERVICE}
"""What is written anew once the file is there: a page that leads to it, and the list of all files' hashes."""

OLDEST = (1980, 1, 1, 0, 0, 0)
"""The least that a ZIP file can say of when."""


@pytest.fixture(scope="module")
def unpacked(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    with ZipFile(site / ZIP) as packed:
        packed.extractall(folder)
    return folder


def read_all(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in list_files(folder)}


def test_all_of_the_site_is_in_it(site: Path, unpacked: Path) -> None:
    there, packed = read_all(site), read_all(unpacked)
    assert packed.keys() == there.keys() - {ZIP}
    assert {name for name in packed if packed[name] != there[name]} == LATER
    assert {"NOTICE.txt", "LICENSE.txt", ".nojekyll", "number-parlour.html"} <= packed.keys()
    assert b"Permission is hereby granted" in packed["LICENSE.txt"]


def test_what_is_unpacked_fits_together(unpacked: Path) -> None:
    """A browser keeps no file that has another hash than its service worker names."""
    line = (unpacked / SERVICE).read_text(encoding="utf-8").partition("\n")[0]
    listed = json.loads(line.removeprefix("self.files=").removesuffix(";"))
    assert HOSTING in {file["url"] for file in listed}
    for file in listed:
        hashed = hashlib.sha256((unpacked / file["url"]).read_bytes()).digest()
        assert file["integrity"] == f"sha256-{base64.b64encode(hashed).decode()}", file["url"]


def test_the_page_for_site_owners_leads_to_it_where_it_is(site: Path, unpacked: Path) -> None:
    size = f"{(site / ZIP).stat().st_size / 1e6:.1f} MB"
    link = f'<a href="../{ZIP}">{ZIP}</a>, the whole site of {size}, and unpack it.'
    assert link in (site / HOSTING).read_text(encoding="utf-8")
    assert ZIP not in (unpacked / HOSTING).read_text(encoding="utf-8"), "there is none to get"
    for page in (unpacked / "docs").glob("*.html"):
        for target in re.findall(r'\s(?:href|src)="(?!#)([^"#?]+)', page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), (page.name, target)


def test_the_same_site_makes_the_same_file(site: Path, unpacked: Path, tmp_path: Path) -> None:
    again = tmp_path / "site"
    shutil.copytree(unpacked, again)
    node = os.environ.get("PARLOUR_NODE") or shutil.which("node")
    assert node
    web = ROOT / "web"
    command = [node, str(web / "build" / "sitezip.mjs"), "--web", str(web), "--out", str(again)]
    subprocess.run(command, cwd=web, check=True)
    assert (again / ZIP).read_bytes() == (site / ZIP).read_bytes()
    with ZipFile(again / ZIP) as packed:
        assert {each.date_time for each in packed.infolist()} == {OLDEST}
        assert packed.namelist() == sorted(packed.namelist())


def test_the_lobby_comes_from_what_is_unpacked(come: Callable[..., Person], unpacked: Path) -> None:
    with serve(unpacked, "/elsewhere/") as address:
        page = come(address).page
        page.goto(address)
        page.locator(".games .game-cover").first.wait_for()
        page.goto("about:blank")
