"""The list in the service worker: every file of the site once, with a revision that changes as the file does."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from workshop.precache import ONE_FILE, ZIP, write_precached
from workshop.steps import ROOT

PROGRAM = '"use strict";(()=>{})();\n'
FILES = {
    "app/main-UPL7Q6C7.js": "1",
    "app/main-UPL7Q6C7.js.LEGAL.txt": "2",
    "engine/81e7b6178c2b88e1/rest.zip": "3",
    "games/manifest.json": '{"games": []}',
    "index.html": "<!doctype html>",
    "locales/en/shell.ftl": "a = A",
}
HASHED = {"app/main-UPL7Q6C7.js", "engine/81e7b6178c2b88e1/rest.zip"}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    for name, text in {**FILES, "sw.js": f"self.files=[];\n{PROGRAM}"}.items():
        put(folder, name, text)
    return folder


def put(folder: Path, name: str, text: str) -> None:
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")


def read_files(site: Path) -> list[dict[str, Any]]:
    """The list as the service worker has it."""
    line, _, program = (site / "sw.js").read_text(encoding="utf-8").partition("\n")
    assert program == PROGRAM
    match = re.fullmatch(r"self\.files=(.*);", line)
    assert match
    listed: list[dict[str, Any]] = json.loads(match[1])
    assert all(file.keys() == {"url", "revision", "integrity"} for file in listed)
    assert len({file["url"] for file in listed}) == len(listed)
    return listed


def read_list(site: Path) -> dict[str, str | None]:
    """The revision of each file."""
    return {file["url"]: file["revision"] for file in read_files(site)}


def test_every_file_is_listed_and_the_service_worker_is_not(site: Path) -> None:
    write_precached(site)
    listed = read_list(site)
    assert listed.keys() == FILES.keys()
    assert {name for name, revision in listed.items() if revision is None} == HASHED


def test_every_file_has_the_hash_of_what_is_in_it(site: Path) -> None:
    write_precached(site)
    for file in read_files(site):
        whole = (site / file["url"]).read_bytes()
        hashed = base64.b64encode(hashlib.sha256(whole).digest()).decode()
        assert file["integrity"] == f"sha256-{hashed}"


def test_one_byte_changes_one_revision(site: Path) -> None:
    write_precached(site)
    before = read_list(site)
    write_precached(site)
    assert read_list(site) == before, "the same site has the same list"
    put(site, "locales/en/shell.ftl", "a = B")
    write_precached(site)
    after = read_list(site)
    assert {name for name in FILES if before[name] != after[name]} == {"locales/en/shell.ftl"}


def test_what_a_host_hides_is_not_asked_for(site: Path) -> None:
    for name in (".nojekyll", ".git/config.txt", "CNAME", "_headers", "games/.DS_Store"):
        put(site, name, "")
    write_precached(site)
    assert read_list(site).keys() == FILES.keys()


@pytest.mark.parametrize("name", [ONE_FILE, ZIP])
def test_the_site_as_one_file_is_not_kept_beside_it(site: Path, name: str) -> None:
    put(site, name, "1")
    write_precached(site)
    assert read_list(site).keys() == FILES.keys()


def test_what_only_other_sites_ask_for_is_not_kept(site: Path) -> None:
    pages = ("embed/index.html", "embed/oembed.json", "embed/tic/index.html", "embed/tic/oembed.json")
    for name in (*pages, "embed/adapters/scorm12.js"):
        put(site, name, "")
    kept = {"games/embed/index.html", "embed/messages.schema.json"}
    for name in kept:
        put(site, name, "1")
    write_precached(site)
    assert read_list(site).keys() == FILES.keys() | kept


def test_a_name_becomes_the_address_that_a_browser_makes_of_it(site: Path) -> None:
    put(site, "games/parlour_tic-1.0+de!1-py3-none-any.whl", "")
    put(site, "games/tic/a b ä 50%.svg", "")
    write_precached(site)
    assert read_list(site).keys() - FILES.keys() == {
        "games/parlour_tic-1.0+de!1-py3-none-any.whl",
        "games/tic/a%20b%20%C3%A4%2050%25.svg",
    }


@pytest.mark.parametrize(
    "text", [b"", b"self.files = [];\n1", b"// Another's.\nself.files=[];\n", b"\xff\xfe\n"]
)
def test_another_ones_service_worker_is_left_alone(site: Path, text: bytes) -> None:
    (site / "sw.js").write_bytes(text)
    write_precached(site)
    assert (site / "sw.js").read_bytes() == text


def test_a_site_without_a_service_worker_gets_none(site: Path) -> None:
    (site / "sw.js").unlink()
    write_precached(site)
    assert not (site / "sw.js").exists()


def test_the_games_of_a_built_site_are_listed_anew(site: Path) -> None:
    write_precached(site)
    before = read_list(site)
    (site / "games" / "parlour_tic-1.0-py3-none-any.whl").write_bytes(b"no wheel, but a file of the folder")
    (site / "games" / "manifest.json").write_text("{}", encoding="utf-8")
    command = [sys.executable, str(ROOT / "build.py"), "games", str(site / "games")]
    assert subprocess.run(command, capture_output=True).returncode == 1
    after = read_list(site)
    assert after.keys() - before.keys() == {"games/parlour_tic-1.0-py3-none-any.whl"}
    assert {name for name in before if before[name] != after[name]} == {"games/manifest.json"}
