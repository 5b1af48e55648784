"""The command line: every command's text, JSON and exit codes, and that bad input is one clear line."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.bench import Rates
from parlour.bots.ladder import reckon_interval
from parlour.cli import COMMANDS, main
from parlour.core.game import Game
from parlour.games.numica import NUMICA
from parlour.games.numica.state import NumicaState
from parlour.terminal import arena, bench, fuzz, ground, rules, texts
from parlour.terminal.golden import play_recipe
from parlour_null import NULL

ROOT = Path(__file__).parent.parent
TABLE = ROOT / "tests" / "games" / "numica" / "numica.perft"
ORDER = "s s s s r r r r"


def run_program(*words: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run a command line as a program of its own."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    return subprocess.run(
        [sys.executable, "-m", "parlour", *words], input=stdin, capture_output=True, env=env, timeout=60
    )


# All commands


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_an_example_and_the_exit_codes(run: Any, command: str) -> None:
    said = run(command, "--help")
    assert said.code == 0
    assert f"python -m parlour {command}" in said.out
    assert "Exit codes: 0" in said.out
    assert "--json" in said.out
    assert command in run("--help").out


def test_version(run: Any) -> None:
    assert run("--version").out.startswith("parlour ")


MISUSE = [
    [],
    ["dance"],
    ["--json"],
    ["rules", "chess"],
    ["rules", "../numica"],
    ["rules", "numica", "9.9"],
    ["rules", "numica", "1.1", "more"],
    ["perft"],
    ["perft", "numica"],
    ["perft", "numica", "0"],
    ["perft", "numica", "-1"],
    ["perft", "numica", "²"],
    ["perft", "numica", "9" * 400],
    ["perft", "numica", "99"],
    ["perft", "numica", "1"],
    ["perft", "chess", "1"],
    ["perft", "numica", "1", "--position", "nowhere.txt"],
    ["perft", "numica", "1", "--position", str(ROOT)],
    ["perft", "numica", "1", "--position", "a\0b"],
    ["perft", "numica", "1", "--position", "-"],
    ["perft", "--table", "nowhere/numica.perft"],
    ["perft", "--table", str(ROOT / "pyproject.toml")],
    ["perft", "--table", str(TABLE), "--divide"],
    ["perft", "numica", "1", "--table", str(TABLE)],
    ["fuzz", "chess"],
    ["fuzz", "--games", "none"],
    ["fuzz", "--games", "0"],
    ["fuzz", "--seed", "s" * 201],
    ["fuzz", "null", "--preset", "none"],
    ["fuzz", "--oracle", "nowhere"],
    ["golden", "chess"],
    ["golden", "numica", "--preset", "gold"],
    ["golden", "numica", "--seats", "3"],
    ["golden", "numica", "--reason", "boredom"],
    ["golden", "numica", "--position", "-"],
    ["arena", "chess"],
    ["arena", "numica", "--pairs", "few"],
    ["arena", "numica", "--jobs", "1000"],
    ["arena", "numica", "--write", "--pairs", "all"],
    ["arena", "numica", "--write", "--pairs", "uct"],
    ["arena", "numica", "--preset", "\u202e\ud800"],
    ["bench", "chess"],
    ["bench", "--seconds", "-1"],
    ["bench", "--seconds", "nan"],
    ["bench", "--seconds", "1e9"],
    ["bench", "--site", "nowhere"],
    ["play", "chess"],
    ["play", "numica", "--seat"],
    ["play", "numica", "--seat", "person", "6"],
    ["play", "numica", "--seat", "person"],
    ["play", "numica", "--seat", "person", "person", "person"],
    ["play", "numica", "--set", "moves"],
    ["play", "numica", "--set", "moves=backwards"],
    ["play", "numica", "--set", "colour=red"],
    ["play", "null", "--set", "size=9"],
    ["play", "null", "--set", "size=²"],
    ["play", "null", "--set", "open=1"],
    ["play", "null", "--set", "motto=no end"],
    ["play", "null", "--set", "motto=na\u00efve."],
    ["play", "null", "--set", f"motto={'x' * 1500}."],
    ["play", "numica", "--token", "n1xxxx"],
    ["play", "numica", "--token", ""],
    ["play", "numica", "--token", "n1", "--seat", "person", "1"],
]


@pytest.mark.parametrize("words", MISUSE, ids=lambda words: ascii(" ".join(words))[:60])
def test_misuse_is_one_line_and_exit_code_2(run: Any, words: list[str]) -> None:
    said = run(*words)
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith("parlour: ")
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err


@settings(max_examples=30)
@given(st.lists(st.text(max_size=12), max_size=4), st.sampled_from(COMMANDS))
def test_no_words_make_it_raise(words: list[str], command: str) -> None:
    # Words that would set it to work for long, or to play from the terminal, are not said by chance.
    stdin, sys.stdin = sys.stdin, io.StringIO("")
    try:
        assert main([command, "chess", *words]) in (0, 2)
    finally:
        sys.stdin = stdin


def test_as_a_program_with_an_exit_code() -> None:
    done = run_program("rules", "numica", "4.9")
    assert done.returncode == 0
    assert done.stdout.decode().startswith("§4.9 **The first-move rule.**")
    wrong = run_program("rules", "chess")
    assert (wrong.returncode, wrong.stdout) == (2, b"")
    assert wrong.stderr.count(b"\n") == 1


def test_bytes_that_are_no_text_do_not_stop_a_game() -> None:
    done = run_program(
        "play", "numica", "--seed", "1", stdin=b"\xff\xfe\x00 s\nwhy \xc3\x28\n\x1b[2J\n" + b"x" * 9999
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    assert b"No: Take a square or a round piece." in done.stdout


def test_a_reader_that_leaves_early_is_no_fault() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "parlour", "golden", "numica"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT / "py"), "PYTHONUNBUFFERED": "1"},
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait(30) == 0


def test_an_interrupt_is_no_traceback(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(rules, "find_text", interrupt)
    said = run("rules", "numica")
    assert (said.code, said.err) == (130, "")


class Screen(io.StringIO):
    """A stream that a person looks at."""

    def isatty(self) -> bool:
        """Say yes."""
        return True


def test_the_progress_bar_is_for_a_terminal_and_clears_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1000))
    monkeypatch.setattr(ground, "perf_counter", lambda: next(clock) * 0.3)
    screen, file = Screen(), io.StringIO()
    assert list(ground.watch(range(20), 20, "work", screen)) == list(range(20))
    assert list(ground.watch(range(20), 20, "work", file)) == list(range(20))
    assert "work [############            ] 10/20" in screen.getvalue()
    assert screen.getvalue().endswith("\r\033[K")
    assert file.getvalue() == ""


def test_a_short_run_shows_no_bar() -> None:
    screen = Screen()
    assert list(ground.watch(range(20), 20, "work", screen)) == list(range(20))
    assert screen.getvalue() == ""


# rules


def test_rules_are_printed_whole_by_chapter_and_by_paragraph(run: Any) -> None:
    assert "numica" in run("rules").out.splitlines()
    assert run("rules", "numica").out.startswith("# Numica")
    one = run("rules", "numica", "§4.9")
    assert one.out.count("§") == 1
    chapter = run("rules", "numica", "2", "--json").json()
    assert list(chapter["paragraphs"]) == ["§2.1", "§2.2", "§2.3"]
    assert "catches it" not in chapter["paragraphs"]["§2.1"]
    assert run("rules", "--json").json()["games"]


def test_rules_that_are_not_at_hand_fail(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(texts, "CHECKOUT", tmp_path)
    monkeypatch.setattr(texts, "entry_points", lambda **_: [])
    monkeypatch.chdir(tmp_path)
    assert run("rules", "numica").code == 1
    assert run("rules").code == 1


# perft


def test_perft_counts_and_divides(run: Any, tmp_path: Path) -> None:
    block = TABLE.read_text(encoding="utf-8").split("\n\n")[1]
    drawn = "\n".join(block.splitlines()[1:10])
    path = tmp_path / "middle.txt"
    path.write_text(drawn, encoding="utf-8")
    said = run("perft", "numica", "2", "--position", str(path), "--divide")
    assert said.code == 0
    *divided, total = said.out.splitlines()
    assert total.startswith("1292 ways")
    assert sum(int(line.split(": ")[1]) for line in divided) == 1292
    data = run("perft", "numica", "1", "--position", "-", "--divide", "--json", stdin=drawn).json()
    assert data["leaves"] == len(data["divide"]) == 68
    assert run("perft", "numica", "3", "--position", str(path), "--json").json()["leaves"] == 55412


def test_perft_checks_a_table_and_divides_what_fails(run: Any, tmp_path: Path) -> None:
    said = run("perft", "--table", str(TABLE), "--nodes", "2000")
    assert said.code == 0
    assert "none wrong" in said.out
    wrong = tmp_path / "numica.perft"
    wrong.write_text(TABLE.read_text(encoding="utf-8").replace("perft 1 68", "perft 1 69"), encoding="utf-8")
    said = run("perft", "--table", str(wrong), "--nodes", "100")
    assert said.code == 1
    assert "start-sheet-moves, depth 1: 68, not 69" in said.out
    assert "  a1 a4: 1" in said.out
    data = run("perft", "--table", str(wrong), "--nodes", "100", "--json").json()
    assert [each["expected"] for each in data["wrong"]] == [69]


# fuzz


def test_fuzz_plays_every_game_and_compares(run: Any) -> None:
    said = run("fuzz", "--games", "1", "--json")
    assert said.code == 0
    told = [(each["game"], each["games"]) for each in said.lines()]
    assert told == [(key, 1) for key in ground.list_games()]
    numica, null = run("fuzz", "numica", "null", "--games", "4", "--json").lines()
    assert numica["compared"] >= 3
    assert null["compared"] == 0
    assert sum(numica["reasons"].values()) == 4
    assert "nothing wrong" in run("fuzz", "numica", "--games", "1").out


def test_fuzz_tells_how_many_games_ended_how_at_every_number_of_seats(run: Any) -> None:
    data = run("fuzz", "null", "--games", "12", "--preset", "short", "--json").json()
    assert list(data["ends"]) == ["2", "3", "4"]
    assert sum(sum(counts.values()) for counts in data["ends"].values()) == 12
    for reason, count in data["reasons"].items():
        assert count == sum(counts.get(reason, 0) for counts in data["ends"].values())


def test_fuzz_finds_a_referee_that_errs(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    true_targets = NumicaState.targets

    def forget_one(state: NumicaState, origin: int) -> list[int]:
        found = true_targets(state, origin)
        return found[1:] if len(found) > 20 else found

    monkeypatch.setattr(NumicaState, "targets", forget_one)
    said = run("fuzz", "numica", "--games", "10", "--json")
    assert said.code == 1
    finding = said.json()["findings"][0]
    assert "only the oracle's" in finding["what"]
    assert finding["token"].startswith("n1")


def test_fuzz_finds_what_raises(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def fall(*_: object) -> None:
        raise ZeroDivisionError("planted")

    monkeypatch.setattr(NumicaState, "_why_not_target", fall)
    said = run("fuzz", "numica", "--games", "5")
    assert said.code == 1
    assert "ZeroDivisionError('planted') was raised" in said.out


@pytest.mark.parametrize(
    ("name", "planted", "found"),
    [
        ("audit", lambda _: ["a planted fault"], "audit() complains: ['a planted fault']"),
        ("scores", lambda _, seats: (0,) * (seats - 1) + (1,), "the scores are"),
        ("outcome", lambda _: None, "outcome() is None exactly while"),
        ("moves", lambda *_: [], "has no move"),
        ("why_not", lambda *_: None, "why_not takes"),
    ],
)
def test_fuzz_finds_planted_faults(
    monkeypatch: pytest.MonkeyPatch, name: str, planted: Any, found: str
) -> None:
    monkeypatch.setattr(NumicaState, name, planted)
    oracle = fuzz.load_oracle(ROOT / "tests" / "games", "numica")
    finding = fuzz.try_game(fuzz.Duel(NUMICA, "planted", oracle, NUMICA.defaults(), 2))
    assert isinstance(finding, fuzz.Finding)
    assert found in finding.what


def test_a_game_without_an_oracle_is_played_all_the_same(run: Any, tmp_path: Path) -> None:
    data = run("fuzz", "numica", "--games", "2", "--oracle", str(tmp_path), "--json").json()
    assert (data["games"], data["compared"]) == (2, 0)


# golden


def test_golden_prints_a_transcript(run: Any) -> None:
    said = run("golden", "null", "--seats", "3", "--preset", "short", "--seed", "x")
    assert said.code == 0
    assert said.out.startswith("null, 3 seats, seed x\n")
    assert '\nover {"reason": "' in said.out
    data = run("golden", "null", "--preset", "short", "--reason", "shared", "--json").json()
    assert data["outcome"]["reason"] == "shared"
    assert data["transcript"].count("\nviews ") == len(data["journal"]) + 1
    for reason in ("resigned", "agreed"):
        assert f'"reason": "{reason}"' in run("golden", "numica", "--reason", reason).out


def test_golden_begins_from_a_position(run: Any) -> None:
    block = TABLE.read_text(encoding="utf-8").split("\n\n")[5]
    drawn = "\n".join(block.splitlines()[1:10])
    said = run("golden", "numica", "--position", "-", "--reason", "quiet", stdin=drawn)
    assert said.code == 0
    assert "\nover by quiet, nobody won, quiet 100" in said.out


def test_golden_fails_where_no_game_ends_so(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.terminal.golden.SEEDS_TRIED", 2)
    said = run("golden", "numica", "--reason", "stuck")
    assert said.code == 1
    assert "--position" in said.out
    assert run("golden", "numica", "--reason", "stuck", "--json").json()["transcript"] is None


def test_a_recipe_that_is_refused_says_so() -> None:
    from games.numica.recipes import ENDS

    recipe = ENDS["stuck"]._replace(said=("1 c3 h8",), options={})
    with pytest.raises(ValueError, match="distance"):
        play_recipe(recipe)


# arena


def test_arena_plays_the_ladder_of_a_game(run: Any) -> None:
    said = run("arena", "null", "--games", "4", "--jobs", "1", "--json")
    pairs = said.json()["pairs"]
    assert said.code == (0 if all(pair["met"] for pair in pairs) else 1)
    # Its levels are greedy themselves, so that greedy is no rung beside them.
    assert [(pair["better"], pair["worse"]) for pair in pairs] == [
        ("level 2", "level 1"),
        ("level 3", "level 2"),
        ("level 4", "level 3"),
        ("level 5", "level 4"),
    ]
    every = run("arena", "null", "--games", "1", "--jobs", "1", "--pairs", "all", "--json").json()["pairs"]
    assert len(every) == 15


def test_arena_by_two_processes_is_the_same(run: Any) -> None:
    one, two = (
        run("arena", "null", "--games", "4", "--jobs", jobs, "--json").json()["pairs"] for jobs in ("1", "2")
    )
    assert [{**pair, "slowest": 0} for pair in one] == [{**pair, "slowest": 0} for pair in two]


def test_arena_measures_the_highest_level_by_plain_monte_carlo(run: Any) -> None:
    asked = ("arena", "null", "--games", "4", "--pairs", "uct", "--playouts")
    said = run(*asked, "6", "--jobs", "1", "--json")
    (pair,) = said.json()["pairs"]
    assert (pair["better"], pair["worse"], pair["asked"]) == ("level 5", "uct", 0.65)
    assert said.code == (0 if pair["met"] else 1)
    # It thinks longer with more play-outs, and plays the same with as many.
    (again,) = run(*asked, "6", "--jobs", "2", "--json").json()["pairs"]
    assert {**pair, "slowest": 0, "times": 0} == {**again, "slowest": 0, "times": 0}
    (longer,) = run(*asked, "60", "--jobs", "1", "--json").json()["pairs"]
    assert longer["times"] > pair["times"] > 0


def make_result(wins: int, games: int, asked: float | None) -> arena.Result:
    """Return a result of so many wins."""
    return arena.Result("level 2", "level 1", games, wins, 0, *reckon_interval(wins, games), asked, 0.0)


def test_arena_fails_where_a_level_wins_too_seldom(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert make_result(120, 200, 0.6).is_met()
    assert not make_result(119, 200, 0.6).is_met()
    assert make_result(0, 200, None).is_met()
    monkeypatch.setattr(arena, "play_pair", lambda *_: make_result(119, 200, 0.6))
    said = run("arena", "numica")
    assert said.code == 1
    assert "119 of 200 won, 0 drawn, 59.5% (52.6% to 66.1%), asked 60%: NOT MET" in said.out


def test_arena_writes_the_ladder_beside_the_game(
    run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "ladder.json"
    monkeypatch.setattr(arena, "find_ladder", lambda _: path)
    monkeypatch.setattr(arena, "play_pair", lambda *_: make_result(150, 200, 0.6))
    assert run("arena", "numica", "--write").code == 0
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["pairs"][0]["wins"] == 150
    assert data["levels"] == [level._asdict() for level in NUMICA.levels]


def test_arena_plays_alone_and_writes_it_beside_the_pairs(
    run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "ladder.json"
    monkeypatch.setattr(arena, "find_ladder", lambda _: path)
    monkeypatch.setattr(arena, "play_pair", lambda *_: make_result(150, 200, 0.6))
    assert run("arena", "league", "--write").code == 0
    monkeypatch.setattr(arena, "play_alone", lambda match: 24 + match.number)
    said = run("arena", "league", "--pairs", "alone", "--games", "3", "--jobs", "1", "--write")
    assert "level 5 alone: 3 of 3 won, median 25" in said.out
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["pairs"][0]["wins"] == 150
    assert data["alone"][4] == {"level": 5, "games": 3, "won": 3, "median": 25}
    assert run("arena", "numica", "--pairs", "alone").code == 2
    assert run("arena", "league", "--pairs", "all", "--write").code == 2


# bench


def test_bench_measures_natively(run: Any) -> None:
    said = run("bench", "numica", "--native", "--seconds", "0.5", "--json")
    data = said.json()
    assert set(data["native"]) == set(Rates._fields)
    assert all(rate > 100 for rate in data["native"].values())
    assert data["browser"] == "the browser is left out"
    assert said.code == (1 if data["missed"] else 0)
    assert "referee, moves/s" in run("bench", "null", "--native", "--seconds", "0.2").out


def test_bench_says_in_one_line_why_there_is_no_browser(
    run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bench, "measure", lambda *_: Rates(1, 1, 5, 5))
    monkeypatch.setattr(bench, "CHECKOUT", tmp_path)
    assert run("bench").out.splitlines()[-1].startswith("the browser is not measured: there is no built site")
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "index.html").write_text("<!doctype html>", encoding="utf-8")
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    said = run("bench")
    assert said.code == 0
    assert (
        said.out.splitlines()[-1]
        == "the browser is not measured: Python's package playwright is not installed"
    )


def test_options_are_read_by_their_kind() -> None:
    def read(game: Game, *settings: str) -> dict[str, Any]:
        return ground.read_options(game, None, settings, game.seats[0])

    assert read(NULL, "size=4", "open=true") == {**NULL.defaults(), "size": 4, "open": True}
    assert read(NULL, "motto=Win = win!")["motto"] == "Win = win!"
    with pytest.raises(ground.MisuseError) as refused:
        read(NULL, f"motto={'x' * 1500}.")
    assert len(str(refused.value)) < 200, "and a long text is not said again"
    assert read(NUMICA, "moves=sdg") == {"tiles": "sheet", "moves": "sdg", "setup": "turn"}
    assert ground.read_options(NUMICA, "secret", ["tiles=designer"], 2)["setup"] == "secret"
