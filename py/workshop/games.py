"""Lists the game wheels of a site's `games/` folder: takes out their static files, writes the manifest.

The wheels come from strangers, so nothing in them is believed: names, sizes and metadata are checked
before a byte is written, and a wheel that fails is named, skipped and changes nothing.
"""

from __future__ import annotations

import configparser
import json
import re
import shutil
import stat
import zipfile
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from workshop.steps import WEB

GROUP = "parlour.games"
BUILT_IN = frozenset(path.parent.name for path in (WEB / "games").glob("*/emblem.js"))
"""The games of the parlour, also those still to come: no wheel may bear their names."""

MANIFEST = "manifest.json"

WHEEL_NAME = re.compile(
    r"[A-Za-z0-9][A-Za-z0-9_.]*-[0-9][A-Za-z0-9_.+!]*(-[0-9][A-Za-z0-9_.]*)?-(py2\.)?py3-none-any\.whl"
)
KEY = re.compile(r"[a-z][a-z0-9-]{0,31}")
OBJECT = re.compile(r"([A-Za-z_]\w{0,63}(?:\.[A-Za-z_]\w{0,63}){0,7}):([A-Za-z_]\w{0,63})", re.ASCII)
PART = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}")
LOCALE = re.compile(r"(locales|rules)/([a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3})\.(ftl|md)")

MOST_WHEEL_BYTES = 32 << 20
MOST_MEMBERS = 2_000
MOST_METADATA_BYTES = 64 << 10
MOST_FILE_BYTES = 4 << 20
MOST_STATIC_BYTES = 16 << 20
DEEPEST = 6
STATIC_ENDINGS = (".js", ".css", ".ftl", ".md", ".svg", ".png")


class Refused(Exception):  # noqa: N818 - it reads as what happened
    """Why a wheel, or one game of it, is left out: the end of a sentence that begins with its name."""


# What the page cannot do without: the drawing, and words and rules in the language that every other falls back to.
PARTS = ("game.js", "locales/en.ftl", "rules/en.md")


@dataclass
class WheelGame:
    """One game of one wheel: where its object is, and its static files by their place under `web/`."""

    key: str
    wheel: str
    module: str
    object: str
    files: dict[str, bytes] = field(default_factory=dict)

    def describe(self) -> dict[str, Any]:
        """Its line in the manifest; addresses are relative to the folder."""
        found: dict[str, dict[str, str]] = {"locales": {}, "rules": {}}
        for name in sorted(self.files):
            match = LOCALE.fullmatch(name)
            if match and match[3] == {"locales": "ftl", "rules": "md"}[match[1]]:
                found[match[1]][match[2]] = f"{self.key}/{name}"
        return {
            "key": self.key,
            "wheel": self.wheel,
            "module": self.module,
            "object": self.object,
            "renderer": f"{self.key}/game.js",
            **found,
        }


def list_games(folder: Path) -> list[str]:
    """Write the folder's manifest and static files anew; return a warning for each thing left out."""
    warnings: list[str] = []
    games: dict[str, WheelGame] = {}
    wheels = sorted(path for path in folder.iterdir() if path.suffix == ".whl")
    listed_before = read_listed_keys(folder)
    for wheel in wheels:
        try:
            found = read_wheel(wheel)
            for game in found:
                if game.key in games:
                    raise Refused(f"its game {game.key} is already in {games[game.key].wheel}")
                if is_in_the_way(folder / game.key, game.key in listed_before):
                    raise Refused(f"something else named {game.key} lies in the folder")
            games.update((game.key, game) for game in found)
        except Refused as refused:
            warnings.append(f"{printable(wheel.name)}: {refused}; left out.")
    for key in listed_before:
        remove(folder / key)
    for game in games.values():
        for name, data in game.files.items():
            target = folder / game.key / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
    listing = {"games": [games[key].describe() for key in sorted(games)]}
    text = json.dumps(listing, indent=2, ensure_ascii=False) + "\n"
    (folder / MANIFEST).write_text(text, encoding="utf-8", newline="\n")
    return warnings


def read_listed_keys(folder: Path) -> set[str]:
    """The games of the manifest that is there: only their folders are ours to remove."""
    try:
        listing = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        keys = {game["key"] for game in listing["games"]}
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return set()
    return {key for key in keys if isinstance(key, str) and KEY.fullmatch(key)}


def is_in_the_way(place: Path, ours: bool) -> bool:
    return place.is_symlink() or (place.exists() and not (ours and place.is_dir()))


def remove(place: Path) -> None:
    if place.is_dir() and not place.is_symlink():
        shutil.rmtree(place)


def printable(text: str) -> str:
    """A stranger's word, fit for one line of a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)[:120]


def read_wheel(wheel: Path) -> list[WheelGame]:
    """The games of one wheel with their static files, or `Refused`."""
    if not WHEEL_NAME.fullmatch(wheel.name):
        raise Refused("its name is not that of a pure Python wheel (…-py3-none-any.whl)")
    if not wheel.is_file():
        raise Refused("it is no file")
    if wheel.stat().st_size > MOST_WHEEL_BYTES:
        raise Refused(f"it is larger than {MOST_WHEEL_BYTES >> 20} MiB")
    try:
        with zipfile.ZipFile(wheel) as archive:
            members = check_members(archive.infolist())
            games = find_entry_points(archive, members, wheel.name)
            for game in games:
                game.files = take_static_files(archive, members, game.module)
                for part in PARTS:
                    if part not in game.files:
                        raise Refused(f"its game {game.key} has no web/{part}")
    # What the zip reader raises on damage depends on where the damage is.
    except (
        zipfile.BadZipFile,
        zlib.error,
        EOFError,
        OSError,
        RuntimeError,
        ValueError,
        LookupError,
    ) as error:
        raise Refused(f"it is damaged ({printable(str(error) or type(error).__name__)})") from None
    return games


def check_members(members: Iterable[zipfile.ZipInfo]) -> dict[str, zipfile.ZipInfo]:
    """The archive's files by name; any name that leaves the folder makes the whole wheel suspect."""
    checked: dict[str, zipfile.ZipInfo] = {}
    for member in members:
        name = member.filename
        if len(checked) >= MOST_MEMBERS:
            raise Refused(f"it holds more than {MOST_MEMBERS} files")
        # `orig_filename`: the reader cuts a name at a null byte and turns the system's separator.
        unsafe = name != member.orig_filename or "\\" in name or ":" in name or name.startswith("/")
        if unsafe or ".." in name.split("/") or not name.isprintable():
            raise Refused(f"it holds a file with an unsafe name ({printable(member.orig_filename)})")
        if stat.S_ISLNK(member.external_attr >> 16):
            raise Refused(f"it holds a link ({printable(name)})")
        if name in checked:
            raise Refused(f"it holds two files of one name ({printable(name)})")
        checked[name] = member
    return checked


def read_member(archive: zipfile.ZipFile, member: zipfile.ZipInfo, most: int) -> bytes:
    """A member's bytes; what the archive claims of their number is not relied on."""
    with archive.open(member) as stream:
        data = stream.read(most + 1)
    if len(data) > most:
        raise Refused(f"it holds a file that is too large ({printable(member.filename)})")
    return data


def find_entry_points(
    archive: zipfile.ZipFile, members: dict[str, zipfile.ZipInfo], wheel: str
) -> list[WheelGame]:
    """The games that the wheel's metadata declares."""
    project, version = wheel.split("-")[:2]
    home = f"{project}-{version}.dist-info"
    if f"{home}/METADATA" not in members or f"{home}/WHEEL" not in members:
        raise Refused("it has no metadata of its name and version")
    declared = members.get(f"{home}/entry_points.txt")
    if declared is None:
        raise Refused(f"it declares no game (no entry point in the group {GROUP})")
    parser = configparser.ConfigParser(delimiters=("=",), interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    try:
        parser.read_string(read_member(archive, declared, MOST_METADATA_BYTES).decode())
    except (configparser.Error, UnicodeDecodeError):
        raise Refused("its entry points cannot be read") from None
    if not parser.has_section(GROUP) or not parser.items(GROUP):
        raise Refused(f"it declares no game (no entry point in the group {GROUP})")
    games = []
    for key, value in sorted(parser.items(GROUP)):
        match = OBJECT.fullmatch(value.strip())
        if not KEY.fullmatch(key):
            raise Refused(f"its game's key is not allowed ({printable(key)})")
        if key in BUILT_IN:
            raise Refused(f"its game's key is a built-in game's ({key})")
        if match is None:
            raise Refused(f"its entry point {key} does not name a module and an object")
        games.append(WheelGame(key, wheel, match[1], match[2]))
    return games


def take_static_files(
    archive: zipfile.ZipFile, members: dict[str, zipfile.ZipInfo], module: str
) -> dict[str, bytes]:
    """The files of the package's `web/` that a page may load, by their names below it."""
    below = module.replace(".", "/") + "/web/"
    files: dict[str, bytes] = {}
    total = 0
    for path, member in sorted(members.items()):
        name = path.removeprefix(below)
        if name == path or not name.endswith(STATIC_ENDINGS):
            continue
        parts = name.split("/")
        if len(parts) > DEEPEST or not all(PART.fullmatch(part) for part in parts):
            raise Refused(f"it holds a file with an unsafe name ({printable(path)})")
        files[name] = read_member(archive, member, MOST_FILE_BYTES)
        total += len(files[name])
        if total > MOST_STATIC_BYTES:
            raise Refused("its files for the page are too large")
    # One name for a file and a folder, or two that a Mac or Windows takes for one: nobody means that.
    folded = {name.lower() for name in files}
    folders = {
        name.lower().rsplit("/", depth)[0] for name in files for depth in range(1, name.count("/") + 1)
    }
    if len(folded) < len(files) or folded & folders:
        raise Refused("its files for the page are in each other's way")
    return files
