"""One step of the build: run a program, say one line, and skip what is up to date."""

from __future__ import annotations

import contextlib
import hashlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / ".build"
VENV = ROOT / ".venv"
WEB = ROOT / "web"
DIST = ROOT / "dist"

# Bytes that a look at the folder or a run of the program leaves behind; they are not what a step reads.
LEFT_BEHIND = {"__pycache__", "node_modules", ".DS_Store"}


class Failed(Exception):  # noqa: N818 - it reads as what happened: "raise Failed(sentence)"
    """Something that the person can act on: shown as one sentence, with an exit code and no traceback."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code


def list_files(place: Path) -> list[Path]:
    """Every file that belongs to `place` (a file or a folder), in an order that no file system decides."""
    if place.is_file():
        return [place]
    found = [
        path
        for path in place.rglob("*")
        if path.is_file() and LEFT_BEHIND.isdisjoint(path.relative_to(place).parts)
    ]
    return sorted(found, key=lambda path: path.relative_to(place).as_posix())


def digest(inputs: Iterable[Path | str]) -> str:
    """The hash of words, files and folders: names and contents, never times."""
    total = hashlib.sha256()
    for item in inputs:
        if isinstance(item, str):
            total.update(b"word\0" + item.encode() + b"\0")
            continue
        total.update(b"place\0" + item.name.encode() + b"\0")
        for path in list_files(item):
            name = path.relative_to(item).as_posix()
            total.update(name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


class Stamp:
    """Remembers the inputs that a step last succeeded with, and whether what it made is still there."""

    def __init__(self, file: Path, inputs: Iterable[Path | str], made: Iterable[Path]) -> None:
        self.file = file
        self.hash = digest(inputs)
        self.made = tuple(made)

    def is_fresh(self) -> bool:
        try:
            known = self.file.read_text(encoding="ascii")
        except (OSError, ValueError):
            return False
        return known == self.hash and all(path.exists() for path in self.made)

    def forget(self) -> None:
        """Called before the work: a step that dies halfway must not look done."""
        self.file.unlink(missing_ok=True)

    def remember(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(self.hash, encoding="ascii")


def do_once(title: str, stamp: Stamp, work: Callable[[], object]) -> bool:
    """Do the work unless its stamp is fresh, say so on one line, and tell whether it was done."""
    if stamp.is_fresh():
        return False
    stamp.forget()
    return end_step(title, stamp, work, time.monotonic())


def begin_once(title: str, stamp: Stamp, work: Callable[[], object]) -> Callable[[], bool]:
    """Begin the work beside what comes next, unless its stamp is fresh; what is returned waits for it, as `do_once`."""
    if stamp.is_fresh():
        return lambda: False
    stamp.forget()
    begun = time.monotonic()
    pool = ThreadPoolExecutor(1)
    working = pool.submit(work)
    pool.shutdown(wait=False)
    return lambda: end_step(title, stamp, working.result, begun)


def end_step(title: str, stamp: Stamp, work: Callable[[], object], begun: float) -> bool:
    """Do or await the work of a step that is not fresh, on one line; it is remembered once it has succeeded."""
    say(f"{title} …", end="")
    try:
        work()
    except BaseException:
        say(" failed")
        raise
    stamp.remember()
    say(f" {time.monotonic() - begun:.1f} s")
    return True


def say(text: str, end: str = "\n") -> None:
    """Print at once, so that the lines stand in order beside those of the programs that are run."""
    try:
        print(text, end=end, flush=True)
    except UnicodeEncodeError:  # a terminal that knows neither … nor ×
        print(text.encode("ascii", "replace").decode(), end=end, flush=True)


def run(
    name: str,
    command: Sequence[str | Path],
    *,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
    seconds: float | None = None,
    advice: str = "",
) -> str:
    """Run a program quietly, its output kept in `.build/logs/<name>.log`; return what it wrote to stdout."""
    log = BUILD / "logs" / f"{name}.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    words = [str(word) for word in command]
    try:
        running = subprocess.Popen(
            words,
            cwd=cwd,
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
            # A group of its own where time is bounded: what the program started must stop with it.
            start_new_session=seconds is not None,
        )
    except OSError as error:
        raise Failed(f"{name} could not be started: {words[0]}: {error.strerror}.") from None
    try:
        out, err = running.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        stop(running)
        raise Failed(f"{name} was stopped: it took more than {seconds:.0f} s.") from None
    except BaseException:
        stop(running)
        raise
    log.write_text(out + err, encoding="utf-8")
    if running.returncode:
        lines = (err.strip() or out.strip()).splitlines()
        print("", *(line[:300] for line in lines[-15:]), sep="\n", file=sys.stderr, flush=True)
        where = log.relative_to(ROOT).as_posix()
        raise Failed(f"{name} failed (exit code {running.returncode}). {advice}Its output is in {where}.")
    return out


def stop(running: subprocess.Popen[str] | subprocess.Popen[bytes]) -> None:
    """End a program, and its whole group where it leads one."""
    if sys.platform != "win32" and os.getpgid(running.pid) == running.pid:
        os.killpg(running.pid, signal.SIGKILL)
    else:
        running.kill()
    running.wait()


@contextlib.contextmanager
def build_alone() -> Iterator[None]:
    """Wait until no other build works in this checkout; the system lets go of the lock if we die."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "lock").open("w") as file:
        waiting = False
        while not take_lock(file):
            if not waiting:
                say("Another build is at work here; waiting for it.")
            waiting = True
            time.sleep(0.3)
        yield


def take_lock(file: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
