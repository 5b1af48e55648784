"""What a release says of itself: version, Pythons, address; the links of the pages at the top lead somewhere."""

from __future__ import annotations

import re
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

import parlour
from workshop.steps import ROOT

PAGES = sorted(ROOT.glob("*.md"))
HEADING = re.compile(r"^## (\d+)\.(\d+)\.(\d+) - (\d{4}-\d{2}-\d{2})$", re.MULTILINE)
KINDS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
"""Of changes, by Keep a Changelog."""


def test_the_latest_version_of_the_changelog_is_this_one() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall("^## .*$", text, re.MULTILINE)
    assert headings[0] == "## Unreleased"
    versions = [
        (int(first), int(second), int(third), day) for first, second, third, day in HEADING.findall(text)
    ]
    assert len(versions) == len(headings) - 1, "each is a version and its day"
    assert ".".join(str(number) for number in versions[0][:3]) == parlour.__version__
    assert all(newer[:3] > older[:3] and newer[3] >= older[3] for newer, older in pairwise(versions))
    assert set(re.findall("^### (.*)$", text, re.MULTILINE)) <= KINDS


def test_every_python_since_the_oldest_is_named() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    oldest = int(project["requires-python"].removeprefix(">=3."))
    found = re.findall(r"Python :: 3\.(\d+)$", "\n".join(project["classifiers"]), re.MULTILINE)
    assert [int(minor) for minor in found] == [*range(oldest, oldest + len(found))]
    assert "Typing :: Typed" in project["classifiers"]
    assert (Path(parlour.__file__).parent / "py.typed").is_file()


def test_the_address_of_the_project_stands_in_one_place() -> None:
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]
    assert {url.partition("#")[0].startswith(urls["Homepage"]) for url in urls.values()} == {True}
    texts = [*PAGES, *(ROOT / "web" / "docs").glob("*.md"), *(ROOT / ".github").rglob("*.yml")]
    assert [text.name for text in texts if urls["Homepage"] in text.read_text(encoding="utf-8")] == []


def list_anchors(text: str) -> set[str]:
    """List what GitHub makes of a page's headings."""
    headings = re.findall(
        "^#+ (.*)$", re.sub("^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL), re.MULTILINE
    )
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8"))
    for link in links:
        if link.startswith("https://"):
            continue
        name, _, anchor = link.partition("#")
        target = page.parent / name if name else page
        assert target.exists(), link
        if anchor:
            assert anchor in list_anchors(target.read_text(encoding="utf-8")), link
