"""The command that holds a game to the contract: of the parlour, or of a wheel whose author says what is hidden."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.conformance.player import Case
from parlour.terminal import conform, ground, texts
from parlour_null import NULL
from parlour_null.state import NullState

OWN = Path(__file__).parent / "games" / "null"


@pytest.fixture(autouse=True)
def one_case(monkeypatch: pytest.MonkeyPatch) -> None:
    """Try the shortest games alone: what the suite finds is held in `conformance/`."""
    monkeypatch.setattr(conform, "list_cases", lambda _: [Case(NULL, "short", {"size": 2}, 2)])


def test_a_game_that_keeps_the_contract_is_fine(run: Any) -> None:
    said = run("conform", "null", "--records", "1")
    assert said.code == 0
    assert said.out.startswith("null: keeps the contract")
    assert run("conform", "null", "--records", "1", "--json").json()["wrong"] == ""


def test_another_seed_plays_other_games(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = []
    monkeypatch.setattr(conform, "check_games", lambda *given: seeds.append(given[-1]))
    run("conform", "null")
    run("conform", "null", "--seed", "20271")
    assert seeds == ["conform", "20271"]


def test_a_broken_promise_is_told(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NullState, "hides", lambda _: False)
    said = run("conform", "null", "--records", "1")
    assert said.code == 1
    assert "does not see all of the position, but hides() denies it" in said.out


def test_an_author_says_where_his_tests_are(run: Any, tmp_path: Path) -> None:
    said = run("conform", "null", "--tests", str(tmp_path))
    assert said.code == 2
    assert "has no zone.py with a ZONE" in said.err
    (tmp_path / "zone.py").write_text("ZONE = 7\n", encoding="utf-8")
    assert run("conform", "null", "--tests", str(tmp_path)).code == 2
    (tmp_path / "zone.py").write_text("nonsense(", encoding="utf-8")
    assert "cannot be read" in run("conform", "null", "--tests", str(tmp_path)).err
    (tmp_path / "zone.py").write_text((OWN / "zone.py").read_text(encoding="utf-8"), encoding="utf-8")
    assert run("conform", "null", "--tests", str(tmp_path), "--records", "1").code == 0


def test_a_zone_that_hides_nothing_bites(run: Any, tmp_path: Path) -> None:
    text = (
        "from parlour.conformance.zone import OPEN\n"
        "ZONE = OPEN._replace(private=lambda _: frozenset({'opened'}))\n"
    )
    (tmp_path / "zone.py").write_text(text, encoding="utf-8")
    said = run("conform", "null", "--tests", str(tmp_path), "--records", "1")
    assert said.code == 1
    assert "only seat" in said.out


def test_the_game_and_the_rules_of_a_wheel_are_found(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Point:
        name, module = "mine", "my_package"

        def load(self) -> Any:
            return NULL

    (tmp_path / "my_package" / "web" / "rules").mkdir(parents=True)
    (tmp_path / "my_package" / "__init__.py").touch()
    rule_book = texts.find_text("null", texts.RULES) or ""
    (tmp_path / "my_package" / "web" / "rules" / "en.md").write_text(rule_book, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)

    def find_points(group: str, name: str = "mine") -> list[Point]:
        return [Point()] * (group == "parlour.games" and name in ("mine", NULL.key))

    for module in (ground, texts):
        monkeypatch.setattr(module, "entry_points", find_points)
    assert texts.find_text("mine", texts.RULES) == rule_book
    assert run("conform", "mine", "--tests", str(OWN), "--records", "1").code == 0
    assert run("conform", "yours", "--tests", str(OWN)).code == 2
