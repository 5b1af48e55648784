"""A run on a real cluster: Dask's scheduler and two workers, each a process of its own on this machine."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from distributed import Client
from test_work import forget_times

from parlour.terminal import executors

ROOT = Path(__file__).parent.parent
DASK = (sys.executable, "-m", "dask")
PATIENCE = 60
"""Seconds: the machine may be shared."""

RUN = ("arena", "null", "--games", "60", "--json")
GAMES = 240


class Cluster(NamedTuple):
    """A scheduler's address, and the workers."""

    address: str
    workers: list[subprocess.Popen[bytes]]


def start(*words: str, folder: Path, code: Path = ROOT / "py") -> subprocess.Popen[bytes]:
    """Start a program of Dask that knows the parlour of a folder."""
    env = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(code), str(ROOT / "tests" / "games" / "null" / "wheel")]),
    }
    with (folder / f"{words[0]}-{time.time_ns()}.log").open("wb") as log:
        return subprocess.Popen([*DASK, *words], cwd=folder, stdout=log, stderr=log, env=env)


def start_worker(address: str, folder: Path, code: Path = ROOT / "py") -> subprocess.Popen[bytes]:
    """Start a worker that nobody starts again when it has died."""
    words = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", str(folder))
    return start("worker", address, *words, folder=folder, code=code)


def wait_for(come: Callable[[], Any], what: str) -> Any:
    """Return what comes, when it does."""
    end = time.monotonic() + PATIENCE
    while not (found := come()):
        assert time.monotonic() < end, what
        time.sleep(0.05)
    return found


@pytest.fixture(scope="module")
def scheduler(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a scheduler without workers."""
    folder = tmp_path_factory.mktemp("scheduler")
    file = folder / "scheduler.json"
    program = start(
        "scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(file),
        folder=folder,
    )  # fmt: skip
    try:
        wait_for(lambda: file.exists() and file.read_text(encoding="utf-8").endswith("}"), "no scheduler")
        yield json.loads(file.read_text(encoding="utf-8"))["address"]
    finally:
        program.kill()
        program.wait()


def read_lines(path: Path) -> list[Any]:
    """Return the whole lines of a journal."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")]


def test_a_worker_dies_and_nothing_is_lost_or_counted_twice(run: Any, scheduler: str, tmp_path: Path) -> None:
    said = run(*RUN, "--on", scheduler)
    assert (said.code, said.out) == (2, "")
    assert said.err == f"parlour: the cluster at {scheduler} has no worker: dask worker {scheduler}\n"
    journal = tmp_path / "run.jsonl"
    workers = [start_worker(scheduler, tmp_path) for _ in range(2)]
    try:
        with Client(scheduler, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=PATIENCE)
        with subprocess.Popen(
            [sys.executable, "-m", "parlour", *RUN, "--on", scheduler, "--resume", str(journal)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(ROOT / "py")},
            text=True,
        ) as program:
            wait_for(lambda: len(read_lines(journal)) > GAMES // 8, "no games")
            workers[0].kill()
            workers[0].wait()
            at_death = len(read_lines(journal))
            out, err = program.communicate(timeout=PATIENCE)
        assert at_death < GAMES // 2, "it died in the middle"
        assert err == ""
        alone = run(*RUN, "--jobs", "1")
        assert program.returncode == alone.code
        assert forget_times(json.loads(out)) == forget_times(alone.json())
        counted = Counter((line["batch"], line["number"]) for line in read_lines(journal)[1:])
        assert len(counted) == GAMES
        assert set(counted.values()) == {1}
    finally:
        for worker in workers:
            worker.kill()
            worker.wait()


@pytest.mark.parametrize("scheme", ["tcp", "tls"])
def test_where_no_scheduler_is_it_says_so_soon(
    run: Any, monkeypatch: pytest.MonkeyPatch, scheme: str
) -> None:
    assert executors.PATIENCE <= 5
    monkeypatch.setattr(executors, "PATIENCE", 1)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        address = f"{scheme}://127.0.0.1:{taken.getsockname()[1]}"
        began = time.monotonic()
        said = run("fuzz", "null", "--on", address)
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert said.err.startswith(f"parlour: no scheduler answers at {address}: ")
    assert time.monotonic() - began < 20
