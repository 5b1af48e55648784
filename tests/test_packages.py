"""What learning platforms take as a file: described as their standards want it, whole, the same bytes everywhere."""

from __future__ import annotations

import argparse
import base64
import hashlib
import json
import os
import re
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest

import build
from parlour.games import find
from parlour.puzzles.sheets import Sheet, make_sheet, write_sheet
from workshop.packages import make_packages
from workshop.steps import Failed

WHOLE = b"<!doctype html>All of it"
ONE_FILE = {"file": "number-parlour.html", "bytes": len(WHOLE)}
SAID = '<script type="application/json" id="site">%s</script>'
"""What the page of a site says of that."""

FILES = {
    "index.html": f"<!doctype html>{SAID % json.dumps({'version': '1.2.3', 'single': ONE_FILE})}".encode(),
    "app/main.js": b"export {};" * 100,
    "engine/a b&c.zip": bytes(range(256)),
}
"""A site as small as can be, with a name that neither an address nor XML takes as it is."""

ADAPTERS = ("scorm12", "scorm2004", "cmi5", "kolibri")
MANIFEST = "imsmanifest.xml"
STRUCTURE = "cmi5.xml"

PACKAGING = {
    "scorm12": {
        "ns": "http://www.imsproject.org/xsd/imscp_rootv1p1p2",
        "adl": "http://www.adlnet.org/xsd/adlcp_rootv1p2",
        "type": "scormtype",
        "version": "1.2",
    },
    "scorm2004": {
        "ns": "http://www.imsglobal.org/xsd/imscp_v1p1",
        "adl": "http://www.adlnet.org/xsd/adlcp_v1p3",
        "type": "scormType",
        "version": "2004 3rd Edition",
    },
}
"""How each version of SCORM calls things; other platforms read no such file."""

DESCRIBED = {"scorm12": {MANIFEST}, "scorm2004": {MANIFEST}, "cmi5": {STRUCTURE}, "kolibri": set[str]()}
"""What stands in each package for the platform alone."""

Make = Callable[..., dict[str, bytes]]


def write_link(title: str) -> str:
    """What a link to a sheet of one whole game has behind the site's name."""
    deal = {"kind": "deal", "preset": "", "options": {}, "seats": 1, "asks": "play", "level": 0}
    sheet = make_sheet(find("numero"), {"title": title, "items": [deal]})
    assert isinstance(sheet, Sheet)
    text = write_sheet(sheet)
    assert isinstance(text, str)
    return f"#sheet={text}"


def quote(name: str) -> str:
    return name.replace(" ", "%20")


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Such a site."""
    folder = tmp_path / "site"
    listed = []
    for name, contents in FILES.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(contents)
        integrity = f"sha256-{base64.b64encode(hashlib.sha256(contents).digest()).decode()}"
        listed.append({"url": quote(name), "revision": None, "integrity": integrity})
    (folder / "sw.js").write_text(f"self.files={json.dumps(listed, separators=(',', ':'))};\nrest();\n")
    adapters = folder / "embed" / "adapters"
    adapters.mkdir(parents=True)
    for name in ADAPTERS:
        (adapters / f"{name}.js").write_text(f"export const connect = () => {{}}; // {name}\n")
    (adapters / "course.css").write_text("iframe { border: 0 }\n")
    (adapters / "h5p-library.js").write_text("H5P.NumberParlour = class {};\n")
    (adapters / "h5p-library.css").write_text("p { margin: 0 }\n")
    (folder / "number-parlour.html").write_bytes(WHOLE)
    return folder


@pytest.fixture
def make(site: Path, tmp_path: Path) -> Make:
    """Makes packages of that site; their bytes by their names."""

    def work(place: str = "", kinds: Sequence[str] = ()) -> dict[str, bytes]:
        node = Path(os.environ["PARLOUR_NODE"])
        files = make_packages(node, place, kinds, site=site, folder=tmp_path / "made")
        return {file.name: file.read_bytes() for file in files}

    return work


def unpack(data: bytes, folder: Path) -> dict[str, bytes]:
    """All that is in a package."""
    file = folder / "package.zip"
    file.write_bytes(data)
    with zipfile.ZipFile(file) as archive:
        assert archive.testzip() is None
        names = archive.namelist()
        assert len(names) == len(set(names))
        return {name: archive.read(name) for name in names}


def test_each_game_has_one_of_each_kind(make: Make) -> None:
    games = ("numica", "league", "numero", "legionz", "hexors")
    made = make()
    kinds = [*(f"-{kind}.zip" for kind in ADAPTERS), ".h5p"]
    assert set(made) == {f"number-parlour-{game}{kind}" for game in games for kind in kinds}
    assert len(set(made.values())) == len(made)


@pytest.mark.parametrize("kind", PACKAGING)
def test_a_manifest_says_what_is_there_and_what_is_opened(make: Make, tmp_path: Path, kind: str) -> None:
    """SCORM 1.2, CAM 2.3.2.3; SCORM 2004, CAM 3.4.1: each file is named as it lies beside the manifest."""
    said = PACKAGING[kind]
    (data,) = make("?game=numica", [kind]).values()
    files = unpack(data, tmp_path)
    assert next(iter(files)) == MANIFEST, "it stands at the top"
    manifest = ElementTree.fromstring(files[MANIFEST])
    names = {"": said["ns"], "adl": said["adl"], "ss": "http://www.imsglobal.org/xsd/imsss"}
    assert manifest.tag == f"{{{said['ns']}}}manifest"
    assert re.fullmatch(r"[A-Za-z_][\w.-]*", manifest.attrib["identifier"]), "it is an ID of XML"
    assert manifest.findtext("metadata/schema", namespaces=names) == "ADL SCORM"
    assert manifest.findtext("metadata/schemaversion", namespaces=names) == said["version"]
    organizations = manifest.find("organizations", names)
    assert organizations is not None
    (organization,) = organizations.findall("organization", names)
    assert organizations.attrib["default"] == organization.attrib["identifier"]
    (item,) = organization.findall("item", names)
    assert [organization.findtext("title", namespaces=names), item.findtext("title", namespaces=names)] == [
        "Numica",
        "Numica",
    ]
    (resource,) = manifest.findall("resources/resource", names)
    assert item.attrib["identifierref"] == resource.attrib["identifier"]
    assert resource.attrib["type"] == "webcontent"
    assert resource.attrib[f"{{{said['adl']}}}{said['type']}"] == "sco"
    hrefs = [file.attrib["href"] for file in resource.findall("file", names)]
    assert resource.attrib["href"] in hrefs
    assert sorted(map(unquote, hrefs)) == sorted(set(files) - {MANIFEST})
    assert not any(" " in href for href in hrefs)
    controls = item.findall("ss:sequencing/ss:deliveryControls", names)
    own = {"completionSetByContent": "true", "objectiveSetByContent": "true"}
    assert [each.attrib for each in controls] == ([own] if kind == "scorm2004" else []), (
        "of who plays alone with a friend, a platform of 2004 would note a success that the page does not tell"
    )


def test_a_structure_of_cmi5_says_what_is_launched(make: Make, tmp_path: Path) -> None:
    """cmi5, 13.1: a course, and one thing to be launched, by names that stay and differ, and an address beside it."""
    (data,) = make("?game=numica", ["cmi5"]).values()
    files = unpack(data, tmp_path)
    assert next(iter(files)) == STRUCTURE
    names = {"": "https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd"}
    structure = ElementTree.fromstring(files[STRUCTURE])
    assert structure.tag == f"{{{names['']}}}courseStructure"
    course, unit = structure
    assert [course.tag, unit.tag] == [f"{{{names['']}}}{tag}" for tag in ("course", "au")]
    for part, tags in ((course, ["title", "description"]), (unit, ["title", "description", "url"])):
        assert [child.tag.partition("}")[2] for child in part] == tags, "in this order"
        for text in part.iterfind("*/langstring", names):
            assert (text.attrib, text.text) == ({"lang": "en"}, "Numica")
    assert course.attrib["id"] != unit.attrib["id"]
    assert all(re.fullmatch(r"urn:[a-z][\w:-]+", part.attrib["id"]) for part in structure)
    assert unit.attrib["moveOn"] == "CompletedOrPassed", "of two people at one device nobody passes"
    assert unit.findtext("url", namespaces=names) in files


@pytest.mark.parametrize("kind", ADAPTERS)
def test_a_package_is_the_site_and_a_page_that_shows_it(make: Make, tmp_path: Path, kind: str) -> None:
    (data,) = make("?game=numica&seats=p%2C2#/learn/numica/3", [kind]).values()
    files = unpack(data, tmp_path)
    assert {name.removeprefix("parlour/"): files[name] for name in files if "parlour/" in name} == FILES
    page = files["index.html"].decode()
    assert (
        '<iframe src="parlour/index.html?game=numica&amp;seats=p%2C2#/learn/numica/3" title="Numica"' in page
    )
    assert (
        set(re.findall(r'(?:href|from) ?=?"(?:\./)?([^"]+)"', page))
        == {"course.css", "adapter.js"}
        <= set(files)
    )
    assert kind.encode() in files["adapter.js"]
    beside = {"index.html", "course.css", "adapter.js"} | DESCRIBED[kind]
    assert {name for name in files if "parlour/" not in name} == beside


def test_all_games_are_a_course_too(make: Make, tmp_path: Path) -> None:
    made = make("?theme=dark", ["scorm12"])
    assert list(made) == ["number-parlour-scorm12.zip"]
    (data,) = made.values()
    assert b"<title>Number Parlour</title>" in unpack(data, tmp_path)["index.html"]


def test_the_same_site_makes_the_same_bytes_everywhere(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    for zone in ("UTC", "Asia/Tokyo", "America/Los_Angeles"):
        monkeypatch.setenv("TZ", zone)
        made.append(make("?game=hexors"))
    assert made[0] == made[1] == made[2]


def test_other_links_are_other_courses(make: Make, tmp_path: Path) -> None:
    """Platforms tell them apart by their names, and keep what was reached by those."""
    names = set()
    for place in ("?game=numica", "?game=numica&seats=p,2", "?game=hexors", write_link("Monday")):
        (data,) = make(place, ["scorm12"]).values()
        names.add(ElementTree.fromstring(unpack(data, tmp_path)[MANIFEST]).attrib["identifier"])
    assert len(names) == 4


@pytest.mark.parametrize(
    ("title", "told", "what"),
    [("Mon & Tue", "Mon &amp; Tue", "Mon-Tue"), ("", "Numero: questions", "Numero-questions")],
)
def test_a_sheet_is_a_course_of_its_own_title(
    make: Make, tmp_path: Path, title: str, told: str, what: str
) -> None:
    place = write_link(title)
    made = make(place, ["scorm12"])
    assert list(made) == [f"number-parlour-{what}-scorm12.zip"]
    page = unpack(made.popitem()[1], tmp_path)["index.html"].decode()
    assert f"<title>{told}</title>" in page
    assert f'src="parlour/index.html{place}" title="{told}"' in page


def test_a_sheet_that_cannot_be_read_makes_none_and_takes_none_away(make: Make, tmp_path: Path) -> None:
    (before,) = make("?game=numica", ["scorm12"])
    with pytest.raises(Failed, match="copy the whole of it"):
        make(write_link("Monday")[:-3], ["scorm12"])
    assert (tmp_path / "made" / before).exists()


def test_a_site_that_lacks_a_file_makes_none(make: Make, site: Path) -> None:
    (site / "app" / "main.js").unlink()
    with pytest.raises(Failed):
        make("?game=numica", ["scorm12"])


LIBRARY = "H5P.NumberParlour-1.0/"


def unpack_h5p(
    make: Make, folder: Path, place: str = "?game=numica"
) -> tuple[dict[str, bytes], Callable[[str], Any]]:
    """Such a package, and what reads its JSON."""
    ((name, data),) = make(place, ["h5p"]).items()
    assert name.endswith(".h5p")
    files = unpack(data, folder)
    return files, lambda file: json.loads(files[file])


def test_a_package_for_h5p_is_laid_out_as_its_specification_has_it(
    make: Make, site: Path, tmp_path: Path
) -> None:
    """h5p.org/documentation/developers: Package Definition, Library Definition, File Structure."""
    files, read = unpack_h5p(make, tmp_path)
    package, library = read("h5p.json"), read(f"{LIBRARY}library.json")
    assert {"title", "mainLibrary", "language", "preloadedDependencies", "embedTypes"} <= set(package)
    assert package["title"] == "Numica"
    assert package["mainLibrary"] == library["machineName"] == "H5P.NumberParlour"
    numbers = {name: library[name] for name in ("machineName", "majorVersion", "minorVersion")}
    assert package["preloadedDependencies"] == [numbers]
    assert f"{library['machineName']}-{library['majorVersion']}.{library['minorVersion']}/" == LIBRARY
    assert (library["runnable"], library["fullscreen"], library["license"]) == (1, 1, "MIT")
    assert set(package["embedTypes"]) <= set(library["embedTypes"]) <= {"div", "iframe"}
    loaded = [LIBRARY + each["path"] for kind in ("Js", "Css") for each in library[f"preloaded{kind}"]]
    assert [files[name] for name in loaded] == [
        (site / "embed" / "adapters" / f"h5p-library.{ending}").read_bytes() for ending in ("js", "css")
    ]
    assert files[f"{LIBRARY}site.txt"] == WHOLE
    described = {"h5p.json", "content/content.json", f"{LIBRARY}library.json", f"{LIBRARY}semantics.json"}
    assert set(files) == {*described, *loaded, f"{LIBRARY}site.txt"}, "and it takes no file of another ending"


def test_a_content_of_h5p_has_what_can_be_edited(make: Make, tmp_path: Path) -> None:
    """Semantics Definition: the fields of a content, each of a type, with what stands beside it in the editor."""
    longest = "#n1" + "a" * 4_096
    for place in ("?game=numica&seats=p%2C2#/learn/numica/3", longest):
        _, read = unpack_h5p(make, tmp_path, place)
        (field,) = read(f"{LIBRARY}semantics.json")
        assert read("content/content.json") == {field["name"]: place}
        assert (field["type"], field["optional"], field["default"]) == ("text", True, "")
        assert field["label"]
        assert field["description"].endswith(".")
        assert len(place) <= field["maxLength"]


@pytest.mark.parametrize(("version", "patches"), [("0.1.0", 100), ("0.1.1", 101), ("1.0.0", 10_000)])
def test_a_later_version_replaces_the_library_on_a_platform(
    make: Make, site: Path, tmp_path: Path, version: str, patches: int
) -> None:
    """It takes one of the same name only where the last number is higher than before."""
    page = site / "index.html"
    page.write_text(SAID % json.dumps({"version": version, "single": ONE_FILE}))
    _, read = unpack_h5p(make, tmp_path)
    assert read(f"{LIBRARY}library.json")["patchVersion"] == patches


@pytest.mark.parametrize(
    "said",
    [
        "",
        SAID % '{"version": "1.2.3", "single": null}',
        SAID % '{"version": "1.2.3", "single": {"file": "number-parlour.html", "bytes": 7}}',
    ],
)
def test_without_its_own_one_file_a_site_makes_none_for_h5p(make: Make, site: Path, said: str) -> None:
    (site / "index.html").write_text(said)
    with pytest.raises(Failed):
        make("?game=numica", ["h5p"])


@pytest.mark.parametrize(
    ("link", "place"),
    [
        ("https://games.example.org/parlour/?game=numica#/learn/numica/3", "?game=numica#/learn/numica/3"),
        ("?game=numica", "?game=numica"),
        ("index.html#sheet=s1abc", "#sheet=s1abc"),
    ],
)
def test_of_a_link_what_holds_everywhere_is_read(link: str, place: str) -> None:
    assert build.read_link(link) == place


@pytest.mark.parametrize("link", ["", "numica", "https://games.example.org/", "?", "?game=nu mica", "?a=ä"])
def test_what_is_no_link_is_refused_with_a_sentence(link: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="a link of the site says something"):
        build.read_link(link)
