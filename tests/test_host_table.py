"""The table of real hosts: what was measured stands in it, and a host that was not tried again keeps its line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from workshop.hosts import COLUMNS, FIGURES, PAGE, TABLE, find_tests, list_hosts, write_table
from workshop.steps import ROOT, Failed

HEAD = "| " + " | ".join(COLUMNS) + " |\n" + "|---" * len(COLUMNS) + "|\n"
OLD = "| Abacus 1.0 | by hand | – | – | 3 | – |\n"


def note(folder: Path, name: str, **figures: str) -> None:
    (folder / name).mkdir()
    (folder / name / FIGURES).write_text(json.dumps(figures), encoding="utf-8")


def test_a_host_that_was_tried_gets_a_line_in_the_order_of_names(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"# Hosting\n\n{HEAD}{OLD}| Wiki 2 | a | b | c | d | e |\n\nMore.\n", encoding="utf-8")
    note(tmp_path, "wiki", Host="Wiki 3", Plays="Numica")
    note(tmp_path, "moodle", Host="Moodle 5", Size="900 MB")
    write_table(page, tmp_path)
    assert page.read_text(encoding="utf-8") == (
        f"# Hosting\n\n{HEAD}{OLD}| Moodle 5 | – | – | – | – | 900 MB |\n| Wiki 3 | Numica | – | – | – | – |\n\nMore.\n"
    )


def test_the_page_has_such_a_table_of_hosts_that_can_be_tried() -> None:
    found = TABLE.search(PAGE.read_text(encoding="utf-8"))
    assert found
    lines = found[0].splitlines()[2:]
    assert lines
    assert {line.count("|") for line in lines} == {len(COLUMNS) + 1}


def test_a_page_without_a_table_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Hosting\n", encoding="utf-8")
    with pytest.raises(Failed, match="has no table"):
        write_table(page, tmp_path)
    assert page.read_text(encoding="utf-8") == "# Hosting\n"


def test_each_host_has_its_tests_and_another_is_refused() -> None:
    assert [ROOT / name for name in find_tests(())] == [
        ROOT / "e2e" / "hosts" / f"test_{name}.py" for name in list_hosts()
    ]
    with pytest.raises(Failed, match=r"There is no host 'nowhere' here, but .*scorm_again"):
        find_tests(("nowhere",))
