"""Holds a browser to a share of one core, as a slow device has it: by a control group, or by stopping it in between."""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

GROUPS = Path("/sys/fs/cgroup")
PERIOD = 100_000
"""Microseconds in which a share is spent; a kernel's own choice."""

LOOK = 0.005
"""Seconds between two looks at what was spent, where nothing but these holds the browser."""

RENEWAL = 0.1
"""Seconds between two looks at which processes it has."""

GONE = 5
"""Seconds that a group waits for its last processes."""

WHOLE = "the whole machine"


@dataclass(frozen=True)
class Held:
    """How a browser is held while a block runs."""

    told: str
    """What holds it, for people."""
    wrap: Callable[[Path | str], Path | str]
    """Returns for a program one that starts it held, with the same arguments."""


def read_share(text: str) -> float:
    """A share of one core, above 0; 1 is one core, however many there are."""
    with suppress(ValueError):
        if 0 < (share := float(text)) < float("inf"):
            return share
    raise argparse.ArgumentTypeError(f"no share of a core: {text!r}")


def offer_share(parser: argparse.ArgumentParser, whole: str) -> None:
    """Let people choose the share of one core, a slow device's unless they wish, or else the machine, told in words."""
    held = parser.add_mutually_exclusive_group()
    held.add_argument("--share", type=read_share, default=0.4, help="the share of one core (0.4)")
    held.add_argument("--whole", dest="share", action="store_const", const=None, help=whole)


def tell_share(share: float | None, held: Held) -> str:
    """How much a browser has, and what holds it to that."""
    return held.told if share is None else f"{share:g} of a core by {held.told}"


@contextmanager
def hold_to(share: float | None) -> Iterator[Held]:
    """Hold whatever is started by what this wraps to a share of one core; None is the whole machine."""
    if share is None:
        yield Held(WHOLE, lambda program: program)
        return
    for way in (hold_by_group, hold_by_systemd):
        with way(share) as held:
            if held:
                yield held
                return
    with hold_by_stops(share) as held:
        yield held


@contextmanager
def wrapped(begin: str, told: str) -> Iterator[Held]:
    """Start programs by a line of the shell, which ends in what starts the program in its own place."""
    with tempfile.TemporaryDirectory(prefix="parlour-") as folder:

        def wrap(program: Path | str) -> Path:
            script = Path(folder, Path(program).name)
            script.write_text(f'#!/bin/sh\n{begin} {shlex.quote(str(program))} "$@"\n', encoding="utf-8")
            script.chmod(0o755)
            return script

        yield Held(told, wrap)


def list_groups(share: float) -> Iterator[tuple[str, Path, dict[str, str]]]:
    """Where a group may be made that is held, and by which of its files: the newer sort first.

    Its weight is the most that there is, so that on a busy machine, too, it has the share that it may have.
    """
    own = Path("/proc/self/cgroup").read_text(encoding="utf-8") if Path("/proc/self/cgroup").exists() else ""
    places = {line.split(":")[1]: line.split(":", 2)[2].lstrip("/") for line in own.splitlines()}
    spent = round(share * PERIOD)
    for parent in dict.fromkeys((GROUPS / places.get("", ""), GROUPS)):
        yield "a control group (version 2)", parent, {"cpu.max": f"{spent} {PERIOD}", "cpu.weight": "10000"}
    for sort, place in places.items():
        if "cpu" not in sort.split(","):
            continue
        rules = {"cpu.cfs_period_us": str(PERIOD), "cpu.cfs_quota_us": str(spent), "cpu.shares": "262144"}
        for parent in dict.fromkeys((GROUPS / sort / place, GROUPS / sort)):
            yield "a control group (version 1)", parent, rules


@contextmanager
def hold_by_group(share: float) -> Iterator[Held | None]:
    """Hold by a group of the kernel's; gives None where none can be made."""
    for told, parent, rules in list_groups(share):
        group = parent / f"parlour-{os.getpid()}"
        try:
            # What is no file system of groups would take any file, and hold nothing.
            group.mkdir()
            if not all((group / name).exists() for name in rules):
                raise FileNotFoundError
            for name, value in rules.items():
                (group / name).write_text(value, encoding="utf-8")
        except OSError:
            with suppress(OSError):
                group.rmdir()
            continue
        try:
            with wrapped(f"echo $$ > {group}/cgroup.procs && exec", told) as held:
                yield held
        finally:
            remove_group(group)
        return
    yield None


def remove_group(group: Path) -> None:
    """Take a group away once its last process has gone; those that stay keep it."""
    end = time.monotonic() + GONE
    while time.monotonic() < end:
        with suppress(OSError):
            group.rmdir()
            return
        time.sleep(0.05)


@contextmanager
def hold_by_systemd(share: float) -> Iterator[Held | None]:
    """Hold by a scope of systemd's, which makes the group; gives None where it makes none."""
    program = shutil.which("systemd-run")
    bus = [] if os.geteuid() == 0 else ["--user"]
    command = [
        program or "",
        *bus,
        "--quiet",
        "--scope",
        f"--property=CPUQuota={share:.0%}",
        "--property=CPUWeight=10000",
    ]
    if not program or subprocess.run([*command, "true"], capture_output=True, check=False).returncode:
        yield None
        return
    with wrapped("exec " + shlex.join(command), "a scope of systemd") as held:
        yield held


@contextmanager
def hold_by_stops(share: float) -> Iterator[Held]:
    """Stop all processes of the browser whenever they have spent more than their share, and let them go on later."""
    with tempfile.TemporaryDirectory(prefix="parlour-") as folder:
        started = Path(folder, "started")
        over = threading.Event()
        thread = threading.Thread(target=ration, args=(started, share, over))
        thread.start()
        try:
            told = "stops in between (SIGSTOP), which are coarser than a control group"
            with wrapped(f"echo $$ >> {started} && exec", told) as held:
                yield held
        finally:
            over.set()
            thread.join()


def ration(started: Path, share: float, over: threading.Event) -> None:
    """Until it is over, let those who are written there, and their children, spend no more than a share of a core."""
    most = share * PERIOD / 1e6
    saved, looked, renewed = most, time.monotonic(), 0.0
    spent: dict[int, float] = {}
    stopped = False
    while not over.wait(LOOK):
        now = time.monotonic()
        if now - renewed > RENEWAL:
            first = set(map(int, started.read_text().split())) if started.exists() else set()
            family, renewed = find_family(first), now
            spent = {process: spent.get(process, read_spent(process)) for process in family}
        before = sum(spent.values())
        spent = {process: max(read_spent(process), seconds) for process, seconds in spent.items()}
        saved = min(most, saved + (now - looked) * share - (sum(spent.values()) - before))
        looked = now
        if stopped != (saved < 0):
            stopped = not stopped
            signal_all(spent, signal.SIGSTOP if stopped else signal.SIGCONT)
    signal_all(spent, signal.SIGCONT)


def signal_all(processes: dict[int, float], word: signal.Signals) -> None:
    """Tell all processes that are still there."""
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, word)


def read_spent(process: int) -> float:
    """The seconds of a processor that a process has spent; 0 where it has gone."""
    with suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def find_family(first: set[int] | str) -> set[int]:
    """The processes of some numbers, or with a mark in their command, and all that come from these."""
    parents: dict[int, int] = {}
    found: set[int] = set()
    for folder in Path("/proc").glob("[0-9]*"):
        process = int(folder.name)
        try:
            parents[process] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_bytes().decode(errors="replace")
        except OSError:
            continue
        # Whoever drives Firefox has its profile in the command too.
        is_marked = isinstance(first, str) and first in command and "bench.mjs" not in command
        if is_marked or (isinstance(first, set) and process in first):
            found.add(process)
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found
