"""What is published: wheel and sdist are the same from wherever they are built, and a wheel is the whole command."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from parlour import __version__
from parlour.cli import COMMANDS
from workshop.steps import DIST, ROOT, list_files

PARTS = ("py", "web/games", "web/i18n", "pyproject.toml", "README.md", "LICENSE", "NOTICE", ".gitignore")
"""What both are built from, and more."""


def copy_project(folder: Path) -> Path:
    """Return the project in another folder; its files are of another time."""
    for part in PARTS:
        source, copy = ROOT / part, folder / part
        copy.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(
                source, copy, ignore=shutil.ignore_patterns("__pycache__"), copy_function=shutil.copyfile
            )
        else:
            shutil.copyfile(source, copy)
    return folder


def make(kind: str, project: Path, out: Path) -> Path:
    """Build a wheel or an sdist of a folder; return it."""
    words = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", out]
    subprocess.run(words, cwd=project, check=True, capture_output=True)
    (made,) = out.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


def test_two_folders_make_the_same_wheel_and_the_same_sdist(wheel: Path, tmp_path: Path) -> None:
    other = copy_project(tmp_path / "some where else")
    assert make("wheel", other, tmp_path / "wheel").read_bytes() == wheel.read_bytes()
    sdist = make("sdist", ROOT, tmp_path / "one")
    assert make("sdist", other, tmp_path / "two").read_bytes() == sdist.read_bytes()


def test_an_sdist_builds_the_very_wheel(wheel: Path, tmp_path: Path) -> None:
    with tarfile.open(make("sdist", ROOT, tmp_path / "sdist")) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    built = make("wheel", tmp_path / "unpacked" / f"parlour-{__version__}", tmp_path / "wheel")
    assert built.read_bytes() == wheel.read_bytes()


SAYS = {
    "play": (
        ["numica", "--seed", "1", "--seat", "person", "1"],
        0,
        "No: You have only four square pieces. (§3.1)\n  §3.1 Each",
    ),
    "rules": (["hexors", "1.1"], 0, "§1.1 "),
    "golden": (["numica", "--seed", "1"], 0, "\nover "),
    "perft": (["null", "1"], 2, "there is no game"),
    "fuzz": (["--games", "1"], 0, "hexors: 1 games, "),
    "conform": (["numica"], 2, "--tests names the folder"),
    "bench": (["legionz", "--seconds", "0.1"], None, "bare search"),
    "arena": (["numica", "--games", "1", "--jobs", "1"], None, "level 2 against level 1: "),
    "puzzles": (["numica", "--games", "1", "--write"], 2, "in a checkout of the project"),
    "new": (["mygame"], 2, "and run python3 build.py build there"),
}
"""Of each command what it is asked in an installed wheel, its exit code (None: chance decides), and what it says."""


def test_the_wheel_alone_is_the_whole_command(wheel: Path, tmp_path: Path) -> None:
    """In an environment where nothing is but it, in a folder that has nothing to do with it."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "empty"], check=True)
    python = tmp_path / "empty" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    install = [sys.executable, "-m", "pip", "--python", python, "install", "--no-index", "--quiet", wheel]
    subprocess.run(install, check=True, capture_output=True)
    assert set(SAYS) == set(COMMANDS)
    for command, (words, code, told) in SAYS.items():
        done = subprocess.run(
            [python.with_name("parlour"), command, *words],
            input="s s s s s\nquit\n",
            cwd=tmp_path,
            capture_output=True,
            encoding="utf-8",
        )
        assert told in done.stdout + done.stderr, command
        assert "Traceback" not in done.stderr, command
        assert code is None or done.returncode == code, command


@pytest.mark.slow
def test_two_folders_make_the_same_site(tmp_path: Path) -> None:
    """Two minutes: the second one is set up and built from nothing, and elsewhere on the earth."""
    clone = tmp_path / "a clone"
    subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
    env = {**os.environ, "TZ": "Asia/Tokyo"}
    subprocess.run([sys.executable, "build.py", "build"], cwd=clone, check=True, capture_output=True, env=env)
    ours, other = (
        {path.relative_to(site).as_posix(): path.read_bytes() for path in list_files(site)}
        for site in (DIST, clone / "dist")
    )
    assert sorted(ours) == sorted(other)
    assert [name for name, data in ours.items() if other[name] != data] == []
