"""A run on a real cluster: Dask's scheduler and two workers, each a process of its own on this machine."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from distributed import Client
from test_work import forget_times

import parlour
from parlour.terminal import executors
from parlour.terminal.edition import find_edition

ROOT = Path(__file__).parent.parent
DASK = (sys.executable, "-m", "dask")
PATIENCE = 60
"""Seconds: the machine may be shared."""

RUN = ("arena", "null", "--games", "30", "--json")
GAMES = 120


def start(*words: str, folder: Path, code: Path = ROOT / "py") -> subprocess.Popen[bytes]:
    """Start a program of Dask that knows the parlour of a folder."""
    paths = (code, ROOT / "tests" / "games" / "null" / "wheel")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}
    with (folder / f"{words[0]}-{time.time_ns()}.log").open("wb") as log:
        return subprocess.Popen(
            [*DASK, *words, "--no-dashboard"], cwd=folder, stdout=log, stderr=log, env=env
        )


@contextmanager
def work_on(address: str, folder: Path, *codes: Path) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Start a worker with the parlour of each folder, which nobody starts again when it has died; stop them at last."""
    words = ("worker", address, "--nthreads", "1", "--no-nanny", "--local-directory", str(folder))
    workers = [start(*words, folder=folder, code=code) for code in codes]
    try:
        with Client(address, set_as_default=False) as client:
            client.wait_for_workers(len(codes), timeout=PATIENCE)
        yield workers
    finally:
        for worker in workers:
            worker.kill()
            worker.wait()


def wait_for(come: Callable[[], Any], what: str) -> Any:
    """Return what comes, when it does."""
    end = time.monotonic() + PATIENCE
    while not (found := come()):
        assert time.monotonic() < end, what
        time.sleep(0.05)
    return found


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """Return the address of a scheduler without workers, and the program."""
    file = tmp_path / "scheduler.json"
    words = ("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file))
    program = start(*words, folder=tmp_path)
    try:
        wait_for(lambda: file.exists() and file.read_text(encoding="utf-8").endswith("}"), "no scheduler")
        yield json.loads(file.read_text(encoding="utf-8"))["address"], program
    finally:
        program.kill()
        program.wait()


def read_lines(path: Path) -> list[Any]:
    """Return the whole lines of a journal."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")]


@contextmanager
def kill_in_the_middle(program: subprocess.Popen[bytes], journal: Path) -> Iterator[list[int]]:
    """Kill a program when the journal has so many games; tell how many they were."""
    told: list[int] = []

    def kill() -> None:
        wait_for(lambda: len(read_lines(journal)) > GAMES // 8, "no games")
        program.kill()
        program.wait()
        told.append(len(read_lines(journal)))

    killer = threading.Thread(target=kill)
    killer.start()
    try:
        yield told
    finally:
        killer.join()
        assert told[0] < GAMES // 2, "it died in the middle"


def test_a_cluster_comes_to_the_same_though_a_worker_dies(
    run: Any, scheduler: tuple[str, subprocess.Popen[bytes]], tmp_path: Path
) -> None:
    address, _ = scheduler
    journal = tmp_path / "run.jsonl"
    with (
        work_on(address, tmp_path, ROOT / "py", ROOT / "py") as (first, _),
        kill_in_the_middle(first, journal),
    ):
        said = run(*RUN, "--on", address, "--resume", str(journal))
    alone = run(*RUN, "--jobs", "1")
    assert (said.code, said.err) == (alone.code, "")
    assert forget_times(said.json()) == forget_times(alone.json())
    check_each_once(journal)


@pytest.mark.slow
def test_what_is_kept_when_the_scheduler_dies_goes_on_alone(
    run: Any, scheduler: tuple[str, subprocess.Popen[bytes]], tmp_path: Path
) -> None:
    address, program = scheduler
    journal = tmp_path / "run.jsonl"
    with work_on(address, tmp_path, ROOT / "py"), kill_in_the_middle(program, journal):
        said = run(*RUN, "--on", address, "--resume", str(journal))
    assert (said.code, said.out, said.err.count("\n")) == (1, "", 1)
    assert f"the cluster at {address} is gone; what was done is kept" in said.err
    said, alone = (run(*RUN, "--jobs", "1", *more) for more in (("--resume", str(journal)), ()))
    assert forget_times(said.json()) == forget_times(alone.json())
    check_each_once(journal)


@pytest.mark.slow
def test_no_worker_and_one_with_another_parlour_are_refused(
    run: Any,
    monkeypatch: pytest.MonkeyPatch,
    scheduler: tuple[str, subprocess.Popen[bytes]],
    tmp_path: Path,
) -> None:
    address, _ = scheduler
    monkeypatch.setattr(executors, "PATIENCE", 1)
    said = run(*RUN, "--on", address)
    assert (said.code, said.out) == (2, "")
    assert said.err == f"parlour: the cluster at {address} has no worker: dask worker {address}\n"

    monkeypatch.setattr(executors, "PATIENCE", 20)  # the machine may be shared
    here = str(find_edition("null"))
    with work_on(address, tmp_path, ROOT / "py"), monkeypatch.context() as newer:
        newer.setattr(parlour, "__version__", "9.9.9")
        find_edition.cache_clear()
        said = run(*RUN, "--on", address)
    find_edition.cache_clear()
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert f" has {here}, and here is parlour 9.9.9, " in said.err

    (tmp_path / "bare" / "parlour").mkdir(parents=True)
    (tmp_path / "bare" / "parlour" / "__init__.py").touch()
    with work_on(address, tmp_path, tmp_path / "bare"):
        said = run(*RUN, "--on", address)
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert " has no such parlour: " in said.err


@pytest.mark.slow
def test_a_worker_with_another_parlour_that_comes_later_ends_the_run(
    run: Any, scheduler: tuple[str, subprocess.Popen[bytes]], tmp_path: Path
) -> None:
    address, _ = scheduler
    other = tmp_path / "other"
    shutil.copytree(ROOT / "py" / "parlour", other / "parlour")
    (other / "parlour" / "further.py").touch()
    late: list[subprocess.Popen[bytes]] = []
    words = ("worker", address, "--nthreads", "1", "--no-nanny", "--local-directory", str(tmp_path))

    def come() -> None:
        wait_for(lambda: len(read_lines(tmp_path / "run.jsonl")) > 2, "no games")
        late.append(start(*words, folder=tmp_path, code=other))

    comer = threading.Thread(target=come)
    with work_on(address, tmp_path, ROOT / "py"):
        comer.start()
        said = run(*RUN[:2], "--games", "3000", "--on", address, "--resume", str(tmp_path / "run.jsonl"))
        comer.join()
    late[0].kill()
    late[0].wait()
    assert (said.code, said.out, said.err.count("\n")) == (1, "", 1)
    assert "a worker has parlour " in said.err
    assert "what was done is kept" in said.err


def check_each_once(journal: Path) -> None:
    """Hold that each game stands in the journal once."""
    counted = Counter((line["batch"], line["number"]) for line in read_lines(journal)[1:])
    assert len(counted) == GAMES
    assert set(counted.values()) == {1}


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
