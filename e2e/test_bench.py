"""The benchmarks: who is held to a share gets no more, touches and searches are timed, and what is told is right."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from e2e.bench_frames import Smoothness, sum_up_frames
from e2e.bench_host import Failed
from e2e.bench_search import Found, Speeds, Thought, count_alike, tokens_of_middles
from e2e.bench_share import WHOLE, Held, hold_by_group, hold_by_stops, hold_to, read_share
from e2e.bench_touch import Times, sum_up, token_of_fullest
from e2e.visits import ROOT
from parlour.core.save import Loaded, load_save
from parlour.core.token import read_token
from parlour.games import REGISTRY, find

FIRST = next(iter(REGISTRY))
FEWEST = min(REGISTRY, key=lambda game: len(find(game).presets))
"""The game with the fewest tables at which its search is timed."""

SHARE = 0.1

SPEND = """
import time
end = time.monotonic() + 2
while time.monotonic() < end: pass
print(time.process_time() / 2)
"""
"""Whoever works as fast as may be for two seconds tells which share of them was its own."""


@pytest.mark.parametrize(
    ("times", "told"),
    [
        ([7.0], Times(7, 7, 7)),
        ([4.0, 1.0, 3.0, 2.0], Times(2.5, 4, 4)),
        ([float(time) for time in range(20, 0, -1)], Times(10.5, 19, 20)),
        ([float(time) for time in range(1, 101)], Times(50.5, 95, 100)),
    ],
)
def test_touches_are_summed_up(times: list[float], told: Times) -> None:
    """Of 20 touches 19 take no longer than what is told of 95 in 100."""
    assert sum_up(times) == told


@pytest.mark.parametrize("way", [hold_by_group, hold_by_stops])
def test_who_is_held_gets_no_more(way: Callable[[float], AbstractContextManager[Held | None]]) -> None:
    """A busy machine gives less, never more; of one core, whoever is not held gets several times as much."""
    with way(SHARE) as held:
        if held is None:
            pytest.skip("this machine lets nobody make a control group")
        command = [held.wrap(sys.executable), "-c", SPEND]
        told = subprocess.run(command, capture_output=True, check=True, encoding="utf-8").stdout
    assert 0 < float(told) < 2 * SHARE  # a part of it passes before it is held


def test_the_whole_machine_holds_nobody() -> None:
    with hold_to(None) as held:
        assert (held.told, held.wrap("program")) == (WHOLE, "program")


@pytest.mark.parametrize("text", ["0", "-1", "nan", "inf", "half", ""])
def test_a_share_is_a_number_above_nothing(text: str) -> None:
    with pytest.raises(Exception, match="no share of a core"):
        read_share(text)


def test_the_fullest_table_is_one_of_people_who_are_asked() -> None:
    game = find(FIRST)
    loaded = load_save(read_token(token_of_fullest(game), find), find)
    assert isinstance(loaded, Loaded)
    table = loaded.table
    assert table.waiting()
    assert len(table.journal) > 10
    assert {sitter.who for sitter in table.sitters} == {"person"}


def run_bench(name: str, *words: str) -> str:
    """Run a benchmark in a browser that is there, and return what it prints."""
    if not os.environ.get("PARLOUR_BROWSER"):
        pytest.skip("run by build.py test, which knows a browser")
    command = [sys.executable, "-m", f"e2e.{name}", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_touches_are_measured(site: Path, tmp_path: Path) -> None:
    """Few touches, alone and beside a computer that thinks."""
    kept = tmp_path / "touches.json"
    how = ("--browsers", "chromium", "--whole", "--rounds", "2")
    said = run_bench("bench_touch", "--games", FIRST, *how, "--json", str(kept), "--site", str(site))
    assert f"chromium, 2 touches, {WHOLE}" in said
    (told,) = json.loads(kept.read_text(encoding="utf-8"))
    for way in ("alone", "beside"):
        found = told["games"][FIRST][way]
        assert len(found["times"]) == 2
        assert found["most"] == max(found["times"]) > 0


@pytest.mark.slow
def test_frames_are_measured(site: Path, tmp_path: Path) -> None:
    """Few frames, which all come to a poster; where several are pressed, all come to play, one after the other."""
    kept = tmp_path / "frames.json"
    how = ("--browsers", "chromium", "--whole", "--rounds", "1", "--frames", "3", "--rest", "1")
    said = run_bench("bench_frames", *how, "--json", str(kept), "--site", str(site))
    assert f"chromium, 1 rounds, 3 frames, {WHOLE}" in said
    (told,) = json.loads(kept.read_text(encoding="utf-8"))
    ours, empty = (told["pages"][side] for side in ("ours", "empty"))
    assert ours["bytes"] > empty["bytes"] > 0
    assert ours["seen"] > 0
    for way in ("down", "back"):
        assert 0 < ours[f"{way} rate"] < 1000
    starts = told["starts"]["ours"]
    assert starts["first"] < starts["last"]
    assert starts["at once"] == 1


@pytest.mark.parametrize(
    ("times", "rate", "late", "longest"),
    [([0, 20, 40, 60], 50, 0, 20), ([0, 10, 20, 60, 80], 50, 0.25, 40)],
)
def test_gaps_between_frames_are_summed_up(
    times: list[float], rate: float, late: float, longest: float
) -> None:
    assert sum_up_frames(times, 0.5) == Smoothness(rate, late, longest, 0.5)


def test_searches_are_measured(site: Path, tmp_path: Path) -> None:
    """One thought at each table, which both Pythons end after the same work."""
    kept = tmp_path / "searches.json"
    said = run_bench(
        "bench_search", "--games", FEWEST, "--rounds", "1", "--json", str(kept), "--site", str(site)
    )
    told = json.loads(kept.read_text(encoding="utf-8"))["games"][FEWEST]
    assert f"{told['counted']:,} {told['unit']}" in said
    assert told["counted"] > 0
    assert told["ratio"] == pytest.approx(told["browser"] / told["native"])


def test_a_search_that_finds_something_else_is_not_compared() -> None:
    """Neither another move, nor another number of positions."""
    thought = Thought("a1 a2", 100, 1.0)
    assert count_alike(FIRST, [thought, thought], [thought._replace(seconds=2.0), thought])[0] == 200
    assert count_alike(FIRST, [thought._replace(nodes=0)], [thought._replace(nodes=0)]) == (1, "thoughts")
    for other in (thought._replace(move="a1 a3"), thought._replace(nodes=101)):
        with pytest.raises(Failed, match=f"In {FIRST}, 'a1 a2' was found after 100 natively"):
            count_alike(FIRST, [thought], [other])


def test_a_ratio_is_that_of_one_round() -> None:
    """On a machine that slows down, the medians of both sides are of different rounds."""
    rounds = [Speeds(100, 50), Speeds(10, 5), Speeds(40, 10)]
    assert Found(1, "positions", rounds).sum_up() == (Speeds(40, 10), 0.5)


def test_searches_are_timed_at_a_table_of_each_named_choice() -> None:
    """Each is in the middle of its game, and somebody is asked."""
    game = find(FEWEST)
    tokens = tokens_of_middles(game)
    assert len(tokens) == len(game.presets)
    for token in tokens:
        loaded = load_save(read_token(token, find), find)
        assert isinstance(loaded, Loaded)
        assert loaded.table.waiting()
        assert len(loaded.table.journal) > 5
