"""Tries the site in real hosts, which `e2e/hosts/` installs and plays in; writes what was measured into the docs."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path

from workshop.steps import BUILD, ROOT, WEB, Failed

HOSTS = BUILD / "hosts"
"""What is installed, and kept, and the picture of each host: a folder for each."""

FIGURES = "figures.json"
TESTS = ROOT / "e2e" / "hosts"
PAGE = WEB / "docs" / "hosting.md"

COLUMNS = ("Host", "Plays", "Keeps", "Hears", "Seconds", "Size")
"""Host: its name and version. Plays: what was played there, and how. Keeps: the state, and whose. Hears: score and
progress. Seconds: until the first picture, and until the first move. Size: what was installed."""

TABLE = re.compile(r"(?<=\n)\| Host \|.*\n\|---.*\n(?:\|.*\n)*")


def list_hosts() -> list[str]:
    """The names of all."""
    return sorted(file.stem.removeprefix("test_") for file in TESTS.glob("test_*.py"))


def find_tests(names: Sequence[str]) -> list[str]:
    """The tests in some hosts, or of all."""
    known = list_hosts()
    for name in names:
        if name not in known:
            raise Failed(f"There is no host {name!r} here, but {', '.join(known)}.")
    return [f"e2e/hosts/test_{name}.py" for name in names or known]


def write_table(page: Path = PAGE, hosts: Path = HOSTS) -> None:
    """Write what was measured into the page for hosts; a host that was not tried now keeps its line."""
    text = page.read_text(encoding="utf-8")
    found = TABLE.search(text)
    if not found:
        raise Failed(f"{page.name} has no table of hosts.")
    lines = {line.split("|")[1].split()[0]: line for line in found[0].splitlines()[2:]}
    for file in sorted(hosts.glob(f"*/{FIGURES}")):
        figures = json.loads(file.read_text(encoding="utf-8"))
        line = "| " + " | ".join(figures.get(column, "–") for column in COLUMNS) + " |"
        lines[figures["Host"].split()[0]] = line
    head = ["| " + " | ".join(COLUMNS) + " |", "|---" * len(COLUMNS) + "|"]
    table = "\n".join([*head, *(lines[name] for name in sorted(lines, key=str.lower))]) + "\n"
    page.write_text(text.replace(found[0], table), encoding="utf-8")
