"""The benchmarks: who is held to a share gets no more, touches are timed, and what is told of these is right."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from e2e.bench_share import WHOLE, Held, hold_by_group, hold_by_stops, hold_to, read_share
from e2e.bench_touch import Times, sum_up, token_of_fullest
from e2e.visits import ROOT
from parlour.core.save import Loaded, load_save
from parlour.core.token import read_token
from parlour.games import REGISTRY, find

FIRST = next(iter(REGISTRY))

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


def test_touches_are_measured(site: Path, tmp_path: Path) -> None:
    """In a browser that is there, few touches, alone and beside a computer that thinks."""
    if not os.environ.get("PARLOUR_BROWSER"):
        pytest.skip("run by build.py test, which knows a browser")
    kept = tmp_path / "touches.json"
    words: list[str | Path] = [
        "--games",
        FIRST,
        "--browsers",
        "chromium",
        "--rounds",
        "2",
        "--whole",
        "--json",
        kept,
        "--site",
        site,
    ]
    done = subprocess.run(
        [sys.executable, "-m", "e2e.bench_touch", *words],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert f"chromium, 2 touches, {WHOLE}" in done.stdout
    (told,) = json.loads(kept.read_text(encoding="utf-8"))
    for way in ("alone", "beside"):
        found = told["games"][FIRST][way]
        assert len(found["times"]) == 2
        assert found["most"] == max(found["times"]) > 0
