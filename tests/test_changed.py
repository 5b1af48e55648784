"""What `build.py test --changed` runs: each rule reaches tests that are there, and no more than a change can reach."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from parlour.games import REGISTRY
from workshop import changed
from workshop.changed import RULES, SMOKE, SUITES, WORDS, find_reach
from workshop.steps import ROOT


def list_own(game: str) -> set[str]:
    """Return a game's own tests without a browser."""
    own = {path.relative_to(ROOT).as_posix() for path in ROOT.glob(f"tests/games/{game}/test_*.py")}
    assert own
    return own


@pytest.mark.parametrize("game", REGISTRY)
def test_a_game_reaches_its_own_tests_and_its_share_of_the_suites(game: str) -> None:
    reach = find_reach([f"py/parlour/games/{game}/state.py"])
    played = {f"tests/games/{game}/e2e/test_whole_games.py"}
    assert reach.tests == list_own(game) | played | set(WORDS)
    *tests, option, names = reach.list_words()
    assert set(tests) == reach.tests | set(SUITES)
    assert option == "-k"
    assert {game, "test_whole_games", "test_locales"} <= set(names.split(" or "))
    assert not any(other in names for other in REGISTRY if other != game)
    assert not find_reach([f"tests/games/{game}/recipes.py"]).is_in_browser()
    drawn = find_reach([f"web/games/{game}/game.js"])
    assert f"tests/games/{game}/e2e" in drawn.tests
    assert not drawn.games, "how a game is drawn is nothing to its referee"


@pytest.mark.parametrize(
    ("name", "reached", "untouched"),
    [
        ("py/parlour/core/table.py", {"tests", SMOKE[0]}, {"tests/test_table.py"}),
        ("py/workshop/site.py", {"tests/test_build.py", "tests/test_changed.py"}, {"tests", *SMOKE}),
        ("build.py", {"tests/test_build.py"}, {"tests"}),
        ("web/table/turns.js", {"tests/test_page_modules.py", *SMOKE}, {"tests"}),
        ("tests/page/links.test.mjs", {"tests/test_page_modules.py"}, {"tests", *SMOKE}),
        ("tests/test_save.py", {"tests/test_save.py"}, {"tests"}),
        ("tests/conformance/test_faults.py", {"tests/conformance/test_faults.py"}, {"tests"}),
        ("tests/games/league/test_rules.py", {"tests/games/league/test_rules.py"}, {"tests/games/league"}),
        ("tests/tables.py", {"tests"}, set(SMOKE)),
        ("e2e/test_day.py", {"e2e/test_day.py"}, {"tests", *SMOKE}),
        ("e2e/harness.py", set(SMOKE), {"tests"}),
        ("py/template/py/state.py", {"tests/test_new.py"}, {"tests", *SMOKE}),
        ("README.md", set(WORDS), {"tests"}),
        ("something.else", {"tests"}, set(SMOKE)),
    ],
)
def test_a_file_reaches(name: str, reached: set[str], untouched: set[str]) -> None:
    reach = find_reach([name])
    assert reached <= reach.tests
    assert not untouched & reach.tests
    assert "-k" not in reach.list_words()


def test_several_changes_reach_what_each_of_them_reaches() -> None:
    reach = find_reach(["tests/games/league/zone.py", "tests/test_table.py", "tests/test_gone.py"])
    *tests, _, names = reach.list_words()
    assert {*list_own("league"), "tests/test_table.py", *SUITES} <= set(tests)
    assert {"league", "test_table"} <= set(names.split(" or "))
    assert "tests/test_gone.py" not in tests
    assert find_reach(["tests/tables.py", "tests/games/league/zone.py"]).list_words() == ["tests"]


def test_every_rule_names_tests_that_are_there() -> None:
    for _, tests in RULES:
        for test in tests:
            assert "{" in test or (ROOT / test).exists(), test
    assert all((ROOT / suite).is_file() for suite in SUITES)


def test_a_change_is_all_since_the_branch_left_main(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*words: str) -> None:
        who = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
        subprocess.run(["git", *who, *words], cwd=tmp_path, check=True, capture_output=True)

    monkeypatch.setattr(changed, "ROOT", tmp_path)
    git("init", "-b", "main")
    for name in ("old", "committed", "changed"):
        (tmp_path / name).write_text("1")
    git("add", ".")
    git("commit", "-m", "Begin")
    git("checkout", "-b", "branch")
    (tmp_path / "committed").write_text("2")
    git("commit", "-a", "-m", "Go on")
    (tmp_path / "changed").write_text("2")
    (tmp_path / "new").write_text("1")
    assert sorted(changed.list_changed()) == ["changed", "committed", "new"]
    git("branch", "-m", "main", "trunk")
    assert sorted(changed.list_changed()) == ["changed", "new"], "without a main, what is not committed"
