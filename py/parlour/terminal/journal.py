"""The journal of a run: what each of its parts came to, as lines of JSON, so that it goes on after a break.

The first line says which run it is, each other one a part's batch, number and result. It is read as a file that
anybody may have written.
"""

from __future__ import annotations

import json
import types
from collections.abc import Iterable, Mapping
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints

from parlour.core.game import DAMAGE, Json
from parlour.core.save import read_json
from parlour.terminal.batch import Batch
from parlour.terminal.ground import CutOffError, MisuseError, shorten

FORMAT = 1
LONGEST_LINE = 1_000_000
"""Bytes: more than the longest that is written."""


class Journal:
    """A file that grows by a line for each part that is done."""

    def __init__(self, name: str, run: Json, batches: Iterable[Batch[Any, Any]]) -> None:
        """Open it, or begin it where there is none.

        Raises MisuseError where it is damaged or another run's, and leaves it as it is. `run` says which run it is.
        """
        self.name = name
        self.first = {"journal": FORMAT, **run}
        self.batches = {batch.key: batch for batch in batches}
        self.told: dict[str, dict[int, Any]] = {key: {} for key in self.batches}
        try:
            sound = self._read(Path(name))
            self.file = self._open(Path(name), sound)
        except OSError as fault:
            raise MisuseError(f"{shorten(name)} cannot be used: {fault.strerror}") from fault

    def take(self, batch: Batch[Any, Any]) -> dict[int, Any]:
        """Return what the parts of a batch came to that are done, by their numbers; it may be asked once."""
        return self.told.pop(batch.key)

    def write(self, key: str, number: int, result: object) -> None:
        """Write down what a part came to; it stands in the file even if the next moment ends this process."""
        line = json.dumps({"batch": key, "number": number, "result": make_plain(result)}, allow_nan=False)
        self._append(line)

    def close(self) -> None:
        """Be done with the file; what could not be written has been told of."""
        with suppress(OSError):
            self.file.close()

    def _append(self, line: str) -> None:
        try:
            self.file.write(line + "\n")
            self.file.flush()
        except OSError as fault:
            raise CutOffError(f"{shorten(self.name)} cannot be written: {fault.strerror}") from fault

    def _open(self, path: Path, sound: int) -> TextIOWrapper:
        """Return the file, ready for further lines: what is behind its last whole line was cut in the middle."""
        file = path.open("a", encoding="utf-8", newline="\n")
        file.truncate(sound)
        self.file = file
        if not sound:
            self._append(json.dumps(self.first))
        return file

    def _read(self, path: Path) -> int:
        """Read what the file has; return the length of its whole lines in bytes, 0 where it is to be begun."""
        if not path.exists():
            return 0
        if not path.is_file():
            raise MisuseError(f"{shorten(self.name)} is no file")
        sound = 0
        with path.open("rb") as file:
            for at, line in enumerate(iter(lambda: file.readline(LONGEST_LINE), b""), start=1):
                if not line.endswith(b"\n") and len(line) < LONGEST_LINE:
                    if at > 1 or json.dumps(self.first).encode().startswith(line):
                        break  # cut in the middle, as by a power cut
                    raise MisuseError(f"{shorten(self.name)} is no journal of a run")
                (self._read_part if at > 1 else self._read_first)(at, line)
                sound += len(line)
        return sound

    def _read_first(self, _at: int, line: bytes) -> None:
        found = _read_line(line)
        if not isinstance(found, dict) or found.get("journal") != FORMAT:
            raise MisuseError(f"{shorten(self.name)} is no journal of a run")
        if line != (json.dumps(self.first) + "\n").encode():
            other = [key for key in self.first if found.get(key) != self.first[key]]
            told = f": {other[0]} was {shorten(json.dumps(found.get(other[0])), 200)}" if other else ""
            raise MisuseError(f"{shorten(self.name)} is the journal of another run{told}")

    def _read_part(self, at: int, line: bytes) -> None:
        found = _read_line(line)
        if not isinstance(found, dict) or found.keys() != {"batch", "number", "result"}:
            raise self._complain(at, "it is no part's")
        key, number = found["batch"], found["number"]
        if not isinstance(key, str) or key not in self.batches:
            raise self._complain(at, "this run has no such batch")
        batch, told = self.batches[key], self.told[key]
        if type(number) is not int or not 0 <= number < batch.size:
            raise self._complain(at, "this run has no part of that number")
        if number in told:
            raise self._complain(at, f"part {number} is there twice")
        try:
            told[number] = read_plain(batch.kind, found["result"])
            is_sound = batch.is_sound(told[number])
        except DAMAGE:
            is_sound = False
        if not is_sound:
            raise self._complain(at, "no part comes to that")

    def _complain(self, at: int, why: str) -> MisuseError:
        return MisuseError(f"{shorten(self.name)} is damaged in line {at}: {why}")


def _read_line(line: bytes) -> object:
    """Return what a line holds, None where it is no JSON."""
    try:
        return read_json(line.decode())
    except ValueError:
        return None


def make_plain(value: object) -> object:
    """Return a value as JSON has it; a named tuple as its fields."""
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {key: make_plain(each) for key, each in value._asdict().items()}
    if isinstance(value, tuple | list):
        return [make_plain(each) for each in value]
    if isinstance(value, Mapping):
        return {key: make_plain(each) for key, each in value.items()}
    return value


def read_plain(kind: Any, data: Any) -> Any:
    """Return the value of a type that `make_plain` made plain; raises ValueError where it is of another type.

    Of named tuples, tuples, lists, mappings with texts as keys, choices of such, and what is plain itself.
    """
    origin, inner = get_origin(kind), get_args(kind)
    if kind is Any:
        return data
    if origin in (Union, types.UnionType):
        return _read_either(inner, data)
    if hasattr(kind, "_fields"):
        hints = get_type_hints(kind)
        if not isinstance(data, dict) or data.keys() != hints.keys():
            raise ValueError("other fields")
        return kind(**{key: read_plain(hints[key], each) for key, each in data.items()})
    if origin in (list, tuple):
        if not isinstance(data, list):
            raise ValueError("no list")
        if origin is list or inner[1:] == (...,):
            return origin(read_plain(inner[0], each) for each in data)
        return tuple(read_plain(each, value) for each, value in zip(inner, data, strict=True))
    if origin is not None and issubclass(origin, Mapping):
        if not isinstance(data, dict):
            raise ValueError("no object")
        return {key: read_plain(inner[1], each) for key, each in data.items()}
    if type(data) is not kind:
        raise ValueError("another type")
    return data


def _read_either(kinds: tuple[Any, ...], data: Any) -> Any:
    for kind in kinds:
        try:
            return read_plain(kind, data)
        except ValueError:
            continue
    raise ValueError("none of these types")
