"""Says messages of Fluent, the form of the locale files: as much of it as these use, by the standard library alone.

Source: the syntax of Project Fluent, 1.0. Left out are terms and attributes, which no locale file has; a test holds
every message to what Fluent's own reader makes of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

Value = str | int
Args = Mapping[str, Value]
Naming = Callable[[str], str]

_BEGINNING = re.compile(r"^([A-Za-z][\w-]*) *= *", re.MULTILINE)
_VARIABLE = re.compile(r"\$([A-Za-z][\w-]*)")
_CALL = re.compile(r"([A-Z][A-Z_]*)\( *\$([A-Za-z][\w-]*) *\)")
_REFERENCE = re.compile(r"[a-z][\w-]*")
_LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
_ARROW = re.compile(r"\s*->\s*")
_VARIANT = re.compile(r"\s*(\*?)\[ *([\w-]+) *\] *")
_END = re.compile(r"\{|\s*\n\s*\*?\[|\s*\}|\s*\Z")
_SPACE = re.compile(r"\s*")


class Variable(NamedTuple):
    """The place of an argument, and the function that names what it holds, "" for itself."""

    name: str
    function: str = ""


class Choice(NamedTuple):
    """Patterns by what an argument is: its text, its number or the plural form of that; one where none fits."""

    variable: Variable
    variants: Mapping[str, Pattern]
    other: Pattern


class Reference(NamedTuple):
    """The place of another message."""

    key: str


Part = str | Variable | Reference | Choice
Pattern = tuple["Part", ...]


class LackError(Exception):
    """There is no such message, or it wants an argument that it was not given."""


@lru_cache(maxsize=16)
def read_messages(text: str) -> Mapping[str, Pattern]:
    """Return the messages of a locale file by their keys; ValueError where it is none."""
    messages = {}
    plain = re.sub(r"^#.*$", "", text, flags=re.MULTILINE)
    begins = [*_BEGINNING.finditer(plain)]
    for begin, end in zip(begins, [*(each.start() for each in begins[1:]), len(plain)], strict=True):
        messages[begin[1]] = _Reader(plain[begin.end() : end].rstrip()).read_whole()
    return messages


def say(messages: Mapping[str, Pattern], key: str, args: Args, functions: Mapping[str, Naming]) -> str:
    """Return a message with its arguments, as English counts and writes numbers; raises LackError."""
    if key not in messages:
        raise LackError(key)
    return "".join(_say(messages, part, args, functions) for part in messages[key])


def _say(messages: Mapping[str, Pattern], part: Part, args: Args, functions: Mapping[str, Naming]) -> str:
    if isinstance(part, str):
        return part
    if isinstance(part, Reference):
        return say(messages, part.key, args, functions)
    if isinstance(part, Variable):
        return _write(part, args, functions)
    return "".join(_say(messages, each, args, functions) for each in _choose(part, args))


def _write(variable: Variable, args: Args, functions: Mapping[str, Naming]) -> str:
    if variable.name not in args:
        raise LackError(variable.name)
    value = args[variable.name]
    if variable.function:
        return functions[variable.function](str(value))
    return value if isinstance(value, str) else f"{value:,}".replace("-", "−")


def _choose(choice: Choice, args: Args) -> Pattern:
    value = args.get(choice.variable.name)
    keys = [str(value)]
    if isinstance(value, int):
        keys.append("one" if abs(value) == 1 else "other")
    return next((choice.variants[key] for key in keys if key in choice.variants), choice.other)


class _Reader:
    """Reads one pattern from its beginning to its end."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0

    def read_whole(self) -> Pattern:
        """Return the pattern; raises ValueError where something is left over."""
        pattern = self.read_pattern()
        if self.at < len(self.text):
            raise self.wrong()
        return pattern

    def read_pattern(self) -> Pattern:
        """Return texts and what stands between them, up to the end or to the next variant's bracket."""
        self.skip(_SPACE)
        parts: list[Part] = []
        while self.at < len(self.text):
            if self.text[self.at] == "{":
                self.at += 1
                parts.append(self.read_placeable())
            else:
                end = self.find_end()
                if end == self.at:
                    break
                # Lines begin where the sentence does, whatever they are indented by.
                parts.append(re.sub(r"\n *", "\n", self.text[self.at : end]))
                self.at = end
        return tuple(parts)

    def find_end(self) -> int:
        """Return where a text ends: at a brace, at a variant on a line of its own, or at the end of its choice."""
        end = _END.search(self.text, self.at)
        return len(self.text) if end is None else end.start()

    def read_placeable(self) -> Part:
        """Return what stands between braces."""
        self.skip(_SPACE)
        literal = self.skip(_LITERAL)
        if literal:
            value: str | Variable | Reference = literal[1].replace('\\"', '"').replace("\\\\", "\\")
        elif call := self.skip(_CALL):
            value = Variable(call[2], call[1])
        elif variable := self.skip(_VARIABLE):
            value = Variable(variable[1])
        elif reference := self.skip(_REFERENCE):
            value = Reference(reference[0])
        else:
            raise self.wrong()
        found: Part = value
        if isinstance(value, Variable) and self.skip(_ARROW):
            found = self.read_choice(value)
        self.skip(_SPACE)
        if self.text[self.at : self.at + 1] != "}":
            raise self.wrong()
        self.at += 1
        return found

    def read_choice(self, variable: Variable) -> Choice:
        """Return the variants of a choice."""
        variants: dict[str, Pattern] = {}
        other: Pattern | None = None
        while variant := self.skip(_VARIANT):
            variants[variant[2]] = self.read_pattern()
            if variant[1]:
                other = variants[variant[2]]
        if other is None:
            raise self.wrong()
        return Choice(variable, variants, other)

    def skip(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Return what stands here, and go behind it."""
        found = pattern.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def wrong(self) -> ValueError:
        """Return what is wrong with a file."""
        return ValueError(f"no message of Fluent: {self.text[self.at : self.at + 40]!r}")
