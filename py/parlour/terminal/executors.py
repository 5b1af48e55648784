"""Who does the parts of a run, as the command line chooses: this process, several, or a cluster; and its journal."""

from __future__ import annotations

import argparse
import asyncio
import logging
import multiprocessing
import re
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import (
    BrokenExecutor,
    CancelledError,
    Executor,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
)
from contextlib import contextmanager
from typing import Any

from parlour.core.game import Json
from parlour.terminal.batch import Batch
from parlour.terminal.edition import OtherEditionError, find_edition
from parlour.terminal.ground import CutOffError, MisuseError, Parser, read_count, shorten
from parlour.terminal.journal import Journal
from parlour.terminal.work import Here

MOST_JOBS = 61
"""Processes: Windows can wait for no more."""

PATIENCE = 5
"""Seconds in which a scheduler answers, and a worker is there."""

LONGEST_NAME = 1000
"""Characters of a file's name, so that it can be copied."""

_ADDRESS = re.compile(r"(tcp|tls)://([\w.-]+|\[[0-9a-fA-F:.]+\]):([1-9]\d{0,4})", re.ASCII)


def add_arguments(parser: Parser, jobs: int) -> None:
    """Add what every command has that plays many games; `jobs` is how many processes are at work if nobody says."""
    where = parser.add_mutually_exclusive_group()
    # No default of its own: argparse takes a number that is the default for one that was not given.
    where.add_argument("--jobs", type=_read_jobs, metavar="N", help=f"processes at work ({jobs})")
    where.add_argument(
        "--on",
        type=_read_address,
        metavar="ADDRESS",
        help="the scheduler of a Dask cluster that plays the games, tcp://… or tls://…",
    )
    parser.add_argument(
        "--resume", metavar="FILE", help="keep there what is done, and go on from it after a break"
    )
    parser.set_defaults(usual_jobs=jobs)


def _read_jobs(text: str) -> int:
    if read_count(text) > MOST_JOBS:
        raise argparse.ArgumentTypeError(f"at most {MOST_JOBS} processes")
    return read_count(text)


def _read_address(text: str) -> str:
    found = _ADDRESS.fullmatch(text)
    if not found or int(found[3]) > 65535:
        raise argparse.ArgumentTypeError(f"{shorten(text)} is no address such as tcp://192.168.1.5:8786")
    return text


@contextmanager
def open_run(
    args: argparse.Namespace, command: str, asked: Sequence[str], batches: Sequence[Batch[Any, Any]]
) -> Iterator[tuple[Executor, Journal | None]]:
    """Open the executor and the journal of a run, as `add_arguments` lets people choose; close them in the end.

    `asked` names the arguments on which the batches hang. Raises MisuseError before anything is done, and CutOffError
    where the run ends early: its one line says what is kept.
    """
    run: Json = {
        "command": command,
        "asked": {name: getattr(args, name) for name in asked},
        "editions": {batch.game: find_edition(batch.game, batch.referees)._asdict() for batch in batches},
    }
    journal = None if args.resume is None else Journal(args.resume, run, batches)
    try:
        with _open_executor(args, batches) as executor:
            yield executor, journal
    except (BrokenExecutor, OtherEditionError) as lost:
        kept = (
            "what was done is lost; with --resume FILE it would be kept"
            if journal is None
            else f"what was done is kept: the same command with --resume {shorten(journal.name, LONGEST_NAME)} goes on"
        )
        raise CutOffError(f"{lost}; {kept}") from lost
    finally:
        if journal is not None:
            journal.close()


@contextmanager
def _open_executor(args: argparse.Namespace, batches: Sequence[Batch[Any, Any]]) -> Iterator[Executor]:
    if args.on is not None:
        with _open_cluster(args.on, batches) as executor:
            yield executor
        return
    jobs = args.jobs or args.usual_jobs
    if jobs == 1:
        yield Here()
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _ignore_keyboard)
    try:
        yield pool
    except BrokenExecutor as fault:
        raise BrokenExecutor("a process has died, as it does where memory runs out") from fault
    except KeyboardInterrupt:
        _end_at_once()
        raise
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _ignore_keyboard() -> None:
    """Leave an interrupt to the process that has begun this one, and ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _end_at_once() -> None:
    """End the processes in the middle of their parts, without a word.

    Python's thread that looks after them would complain of parts that were stopped and are lost as well.
    """
    threading.excepthook = lambda _: None
    for process in multiprocessing.active_children():
        process.kill()


@contextmanager
def _open_cluster(address: str, batches: Sequence[Batch[Any, Any]]) -> Iterator[Executor]:
    try:
        from distributed import Client, KilledWorker
        from distributed.comm import connect
        from distributed.security import Security
    except ImportError as fault:
        raise MisuseError("--on needs Dask: pip install parlour[cluster]") from fault
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # we say in one line what is wrong

    async def knock() -> None:
        comm = await connect(address, timeout=PATIENCE, **Security().get_connection_args("client"))
        await comm.close()

    try:
        # A client that finds nobody takes long to go, and tells of it; and what answers may be anything. In a thread,
        # since this one may have a loop of its own, as in a notebook.
        with ThreadPoolExecutor(1) as pool:
            pool.submit(lambda: asyncio.run(knock())).result()
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except Exception as fault:
        raise MisuseError(f"no scheduler answers at {address}: {_take_line(fault)}") from fault
    try:
        _check_workers(client, address, batches)
        executor = client.get_executor(pure=False)
        try:
            yield executor
        except KilledWorker as fault:
            raise BrokenExecutor(
                "each worker that was given a certain game has died, as it does where memory runs out"
            ) from fault
        except Exception as fault:
            if client.status == "running" and not isinstance(fault, CancelledError):
                raise
            raise BrokenExecutor(f"the cluster at {address} is gone") from fault
        finally:
            executor.shutdown(wait=False)
    finally:
        client.close(timeout=PATIENCE)


def _check_workers(client: Any, address: str, batches: Sequence[Batch[Any, Any]]) -> None:
    """Raise MisuseError where there is no worker, or one whose parlour is another; later ones check themselves."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError as fault:
        raise MisuseError(f"the cluster at {address} has no worker: dask worker {address}") from fault
    for game, referees in {batch.game: batch.referees for batch in batches}.items():
        wanted = find_edition(game, referees)
        for worker, found in client.run(find_edition, game, referees, on_error="return").items():
            if isinstance(found, BaseException):
                raise MisuseError(f"the worker at {worker} has no such parlour: {_take_line(found)}")
            if found != wanted:
                raise MisuseError(f"the worker at {worker} has {found}, and here is {wanted}")


def _take_line(fault: BaseException) -> str:
    return shorten(f"{type(fault).__name__}: {fault}".splitlines()[0], 200)
