"""Packs a save for its token: each word is guessed from what stood there before, and only a new one is spelt.

No game declares its words: what is known of them is learnt from the save itself, while it is written and, in the same
way, while it is read. So everything here but the comments is part of the token's format. Whoever changes what is
written gives the token another prefix, and keeps this to read the old ones.

One walk serves both directions. Each of its decisions is told what is wanted and gives back what holds: the same when
writing, what was written when reading, where nothing (None, or what is empty) is wanted.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Hashable, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from parlour.core.game import Json
from parlour.core.save import DEEPEST, read_json

MOST_DECISIONS = 200_000
"""Decisions of one save: five times those of our longest, and a quarter of a second for a forged text."""

MOST_LETTERS = 400_000
"""Characters of all words of a save, since a single decision can repeat a long one."""

MOST_WORDS = 4096
"""Different words of a save, since finding one among its group takes the longer the larger that is."""

# A chance is the share of "yes" among so many; never quite sure, and learning ever slower, but never nothing.
_ALL = 1 << 16
_RAREST = 32
_RATES = [_ALL * 10 // (10 * seen + 19) for seen in range(40)]
_SLOWEST = len(_RATES) - 1

_LONGEST_HISTORY = 8
_MOST_CHARACTERS = 0x110000
_CHANCE = "*"
_SORTS = {"object": dict, "list": list, "text": str}
_KINDS = (*_SORTS, "other")
_NUMBERED = re.compile(r"(.*?)([0-9]{1,5})", re.DOTALL)

# The mark of a word is the key or the first word of a record that tells what it is. These stand for it where that is
# itself asked for, and in records whose first word says nothing, as squares do.
_KEY, _FIRST, _PLAIN = "\1", "\2", "\3"

# What every save has, and words that positions of many games have, for the model to begin with.
_HEAD: Json = {
    "format": "parlour",
    "version": 1,
    "game": "",
    "rules": 1,
    "options": {},
    "seats": [
        {"who": "person", "name": ""},
        {"who": "computer", "level": 1},
        {"who": "person", "forced": True, "colour": "red"},
    ],
    "seed": "",
    "start": None,
    "takebacks": 0,
    "aids": {"hints": True, "takebacks": True},
    "hints": 0,
    "ended": None,
    "check": {"64": 0, "128": 0},
}
_JOURNAL = ["* ", "0 draw", "1 resign"]
_AT: Json = {"options": {}, "waiting": [], "turn": 0, "outcome": {"reason": "resigned", "winners": [1]}}
_WORDS = (
    "round stage player score points hand hands cards card deck pile count known play plays pass deal trade name sum "
    "taken capture captured kind moved piece pieces last first over done level side sides setup order orders chosen "
    "before after board tiles dice roll"
)

_Value = TypeVar("_Value", bound=Hashable)


class OverflowingError(Exception):
    """What is written or read becomes longer than it may be."""


class Coder(Protocol):
    """Takes decisions, each with the chance that it is "yes", and gives back what was decided."""

    def code(self, chance: int, wanted: bool) -> bool:
        """Write a decision and return it, or read one."""


class Listener:
    """Only agrees, so that a model learns from an example."""

    def code(self, chance: int, wanted: bool) -> bool:
        """Return what is wanted."""
        return wanted


class Writer:
    """Cuts an interval of numbers at each decision, in parts as large as the chances; any number in it tells all."""

    def __init__(self, most: int) -> None:
        """Begin with all numbers of 32 bits; more than so many bytes are refused."""
        self.low, self.high, self.most = 0, 0xFFFFFFFF, most
        self.bytes = bytearray()

    def code(self, chance: int, wanted: bool) -> bool:
        """Keep the lower part for "yes", the upper one for "no"; then write what both ends begin with."""
        low, high = self.low, self.high
        middle = low + ((high - low) * chance >> 16)
        if wanted:
            high = middle
        else:
            low = middle + 1
        while low ^ high < 1 << 24:
            self.bytes.append(high >> 24)
            low, high = low << 8 & 0xFFFFFFFF, high << 8 & 0xFFFFFFFF | 0xFF
            if len(self.bytes) > self.most:
                raise OverflowingError
        self.low, self.high = low, high
        return wanted

    def finish(self) -> bytes:
        """Return the shortest text that lies in the interval, where zeros follow it."""
        ends = (self.high >> shift << shift for shift in (32, 24, 16, 8, 0))
        end = next(end for end in ends if end >= self.low)
        packed = bytes(self.bytes + end.to_bytes(4, "big").rstrip(b"\0"))
        if len(packed) > self.most:
            raise OverflowingError
        return packed


class Reader:
    """Cuts the interval as the writer did, and sees in which part the number lies."""

    def __init__(self, packed: bytes) -> None:
        """Begin with the first four bytes; up to four zeros follow the last."""
        self.low, self.high, self.packed = 0, 0xFFFFFFFF, packed
        self.number, self.at = int.from_bytes(packed[:4].ljust(4, b"\0"), "big"), 4

    def code(self, chance: int, wanted: bool) -> bool:
        """Return the next decision."""
        middle = self.low + ((self.high - self.low) * chance >> 16)
        decided = self.number <= middle
        if decided:
            self.high = middle
        else:
            self.low = middle + 1
        while self.low ^ self.high < 1 << 24:
            self.low = self.low << 8 & 0xFFFFFFFF
            self.high = self.high << 8 & 0xFFFFFFFF | 0xFF
            following = self.packed[self.at] if self.at < len(self.packed) else 0
            if self.at == len(self.packed) + 4:
                raise OverflowingError
            self.number = self.number << 8 & 0xFFFFFFFF | following
            self.at += 1
        return decided


class Group(NamedTuple):
    """Who said a word last, in which sort of record, and where in it: words that are in one hand, for instance."""

    who: str = ""
    mark: str = ""
    place: int = 0


_NEW = Group()
"""The group of words that were not said yet."""


class Model:
    """Guesses a save word by word, and learns what it was."""

    def __init__(self) -> None:
        """Begin with what every save has."""
        self.coder: Coder = Listener()
        self.decisions = self.letters = 0
        self.chances: dict[
            Hashable, list[int]
        ] = {}  # of a question: the share of "yes", and how often it was asked
        self.histories: dict[
            Hashable, list[Any]
        ] = {}  # of a context: how often its last was right; that; those before
        self.groups: dict[
            Group, dict[str, None]
        ] = {}  # the words of each, the one that was said longest ago first
        self.group_of: dict[str, Group] = {}
        self.last: dict[str, str] = {}  # of a mark: the last word
        self.first: set[str] = set()  # words that a record began with,
        self.later: set[str] = set()  # and those that came later in one
        self.who = self.mark = ""  # who speaks, and the word that tells of what; a key where nobody speaks
        self.place = 0  # words since then
        self.before = self.said = ""  # the last two words
        self.group = _NEW  # of the last word, before it was said
        self.save(_HEAD, _JOURNAL, _AT)
        self.keys(_WORDS.split())

    # A save

    def save(self, head: Json, journal: list[str], at: object) -> tuple[object, list[str], object]:
        """Code a save: first what it says of the game, then the journal, and last the position that it leads to."""
        return self.value("", head), self.journal(journal), self.value("at", at)

    def journal(self, wanted: list[str]) -> list[str]:
        """Code a journal. Who speaks is guessed from who spoke before, and the first word from the last ones."""
        records: list[str] = []
        last = before = ("", "")
        seat = ""  # that spoke last, which chance speaks for
        while self.decide("records", len(records) < len(wanted)):
            said = wanted[len(records)].split(" ") if len(records) < len(wanted) else []
            contexts = [("by", last, before), ("by", last), ("by", last[1]), ("by",)]
            speaker = self.choose("speaker", 4, contexts, _get(said, 0), self.spell)
            if speaker != _CHANCE:
                seat = speaker
            words, first = [speaker], ""
            self.who, self.place, self.group = (_CHANCE + seat if speaker == _CHANCE else seat), 0, _NEW
            while self.decide(("record", first, min(len(words), 9)), len(words) < len(said)):
                if len(words) == 1:
                    self.mark = _FIRST
                    opened = [("first", speaker, last), ("first", speaker, last[1]), ("first", speaker)]
                    word = self.word(4, opened, _get(said, 1))
                    first = self.mark = word if word in self.first and word not in self.later else _PLAIN
                    self.first.add(word)
                    self.place = 1
                else:
                    word = self.word(3, [("later", first, words[-1])], _get(said, len(words)))
                    self.later.add(word)
                words.append(word)
            before, last = last, (speaker, first)
            records.append(" ".join(words))
        return records

    # JSON

    def value(self, key: str, wanted: object, level: int = 0, depth: int = 0) -> object:
        """Code a value of JSON: so many lists within each other, under a key."""
        if depth > DEEPEST:
            raise OverflowingError
        kind = self.choose("kind", 4, [("kind", key, level)], _kind_of(wanted), self.kind)
        if kind == "object":
            return self.object(key, wanted if isinstance(wanted, dict) else {}, level, depth)
        if kind == "list":
            items = wanted if isinstance(wanted, list) else []
            found: list[object] = []
            while self.decide(("list", key, level, min(len(found), 4)), len(found) < len(items)):
                found.append(self.value(key, _get(items, len(found)), level + 1, depth + 1))
            return found
        if kind == "text":
            return self.text(key, wanted.split(" ") if isinstance(wanted, str) else [])
        return _read_other(self.leaf(key, json.dumps(wanted)))

    def kind(self, wanted: str | None) -> str:
        """Code a kind of value that was not guessed."""
        return _KINDS[self.number("kind", "", len(_KINDS), _KINDS.index(wanted) if wanted else 0)]

    def object(self, key: str, wanted: Json, level: int, depth: int) -> Json:
        """Code an object: its keys all at once, if there was such a one before, and what each holds."""
        keys = self.choose("keys", 5, [("keys", key, level)], tuple(wanted), self.keys)
        found = {}
        for name in keys:
            self.place = 0
            found[name] = self.value(name, wanted.get(name), 0, depth + 1)
        return found

    def keys(self, wanted: Sequence[str] | None) -> tuple[str, ...]:
        """Code keys that have not been together before."""
        keys, names = [""], wanted or ()
        self.mark, self.who, self.place = _KEY, "", 0
        while self.decide("keys", len(keys) <= len(names)):
            keys.append(self.word(2, [("key", keys[-1])], _get(names, len(keys) - 1)))
        return tuple(keys[1:])

    def text(self, key: str, wanted: list[str]) -> str:
        """Code a text, which has a word at least, if an empty one."""
        words = [self.leaf(key, _get(wanted, 0))]
        while self.decide(("text", key, min(len(words), 3)), len(words) < len(wanted)):
            words.append(self.leaf(key, _get(wanted, len(words))))
        return " ".join(words)

    def leaf(self, key: str, wanted: str | None) -> str:
        """Code a word under a key."""
        self.mark, self.who = key, ""
        contexts = [("leaf", key, self.before, self.said), ("leaf", key, self.said), ("leaf", key)]
        return self.word(1, contexts, wanted)

    # Words

    def word(self, most: int, contexts: Sequence[Hashable], wanted: str | None) -> str:
        """Code a word: one of those that stood here before, the number after the last, or one of a group."""
        found = self.guess("word", most, contexts, wanted)
        if found is None:
            following = _follow(self.last.get(self.mark, ""))
            if following and self.decide(("follow", self.mark), wanted == following):
                found = following
        here = Group(self.who, self.mark, min(self.place, 3))
        places = [("group", here, self.group), ("group", here), ("group", self.mark)]
        if found is None:
            group = self.guess(
                "group", 8, places, None if wanted is None else self.group_of.get(wanted, _NEW)
            )
            found = self.member(group, wanted)
        self.group = self.group_of.get(found, _NEW)
        self.learn(places, self.group)
        self.learn(contexts, found)
        self.say(found)
        return found

    def member(self, group: Group | None, wanted: str | None) -> str:
        """Code a word of a group, which may have to be found as well."""
        if group is None:
            groups = [_NEW, *self.groups]
            at = groups.index(self.group_of.get(wanted, _NEW)) if wanted is not None else 0
            group = groups[self.number("groups", "", len(groups), at)]
        if group == _NEW:
            return self.spell(wanted)
        members = list(self.groups[group])
        at = members.index(wanted) if wanted in members else 0
        return members[self.number("member", (self.mark, group), len(members), at)]

    def say(self, word: str) -> None:
        """Move a word to the group of those that are said here, and count what a reader has to hold."""
        self.groups.get(self.group, {}).pop(word, None)
        group = Group(self.who, self.mark, min(self.place, 3) if self.who else 0)
        self.groups.setdefault(group, {})[word] = None
        self.group_of[word] = group
        self.letters += len(word)
        if self.letters > MOST_LETTERS or len(self.group_of) > MOST_WORDS:
            raise OverflowingError
        self.last[self.mark] = word
        self.before, self.said = self.said, word
        self.place += 1

    def spell(self, wanted: str | None) -> str:
        """Code a word letter by letter."""
        word = ""
        while True:
            at = len(word)
            contexts = [
                ("letters", word[-6:]),
                ("letter", word[-1:], min(at, 2)),
                ("letter", self.mark, min(at, 3)),
            ]
            following = None if wanted is None else wanted[at : at + 1]
            letter = self.choose("letter", 8, contexts, following, self.letter)
            if not letter:
                return word
            word += letter

    def letter(self, wanted: str | None) -> str:
        """Code a letter that was not guessed, or the end of a word."""
        code = self.number("letters", "", _MOST_CHARACTERS + 1, ord(wanted) + 1 if wanted else 0)
        return chr(code - 1) if code else ""

    # Decisions

    def choose(
        self,
        kind: str,
        most: int,
        contexts: Sequence[Hashable],
        wanted: _Value | None,
        otherwise: Callable[[_Value | None], _Value],
    ) -> _Value:
        """Code a value by its contexts, or otherwise; and learn it."""
        found = self.guess(kind, most, contexts, wanted)
        if found is None:
            found = otherwise(wanted)
        self.learn(contexts, found)
        return found

    def guess(
        self, kind: str, most: int, contexts: Sequence[Hashable], wanted: _Value | None
    ) -> _Value | None:
        """Code a value if it is among the last that each context has seen, the narrowest first; None otherwise."""
        tried = set()
        for order, context in enumerate(contexts):
            history = self.histories.get(context)
            if history is None:
                continue
            right = history[0] if history[0] < 2 else 2
            for rank, value in enumerate(history[1 : most + 1]):
                if value in tried:
                    continue
                tried.add(value)
                trust = min(len(history), 4) + 1 if rank else right
                if self.decide((kind, order, rank if rank < 2 else 2, trust), value == wanted):
                    found: _Value = value
                    return found
        return None

    def learn(self, contexts: Sequence[Hashable], value: Hashable) -> None:
        """Remember a value as the last of its contexts."""
        for context in contexts:
            history = self.histories.get(context)
            if history is None:
                self.histories[context] = [0, value]
            elif history[1] == value:
                history[0] += 1
            else:
                history[0] = 0
                if value in history[2:]:
                    history.remove(value)
                history.insert(1, value)
                del history[_LONGEST_HISTORY + 1 :]

    def number(self, kind: str, context: Hashable, end: int, wanted: int) -> int:
        """Code a number below an end: how many digits its successor has in base two, then these."""
        longest, digits = end.bit_length() - 1, (wanted + 1).bit_length() - 1
        size, found = 0, 1
        while size < longest and self.decide((kind, context, size), size < digits):
            size += 1
        for shift in range(size - 1, -1, -1):
            found = 2 * found + self.decide((kind, found, size), wanted + 1 >> shift & 1 == 1)
        if found > end:
            raise OverflowingError
        return found - 1

    def decide(self, question: Hashable, wanted: bool) -> bool:
        """Code a decision by how often it was "yes", and learn it."""
        state = self.chances.get(question)
        if state is None:
            state = self.chances[question] = [_ALL // 2, 0]
        chance, seen = state
        decided = self.coder.code(chance, wanted)
        if decided:
            chance += (_ALL - chance) * _RATES[seen] >> 16
            state[0] = chance if chance < _ALL - _RAREST else _ALL - _RAREST
        else:
            chance -= chance * _RATES[seen] >> 16
            state[0] = chance if chance > _RAREST else _RAREST
        if seen < _SLOWEST:
            state[1] = seen + 1
        self.decisions += 1
        if self.decisions > MOST_DECISIONS:
            raise OverflowingError
        return decided


def pack(save: Json, most: int) -> bytes:
    """Return a save in few bytes; raise OverflowingError where it takes more than so many."""
    model, writer = Model(), Writer(most)
    model.coder = writer
    head = {key: value for key, value in save.items() if key not in ("journal", "at")}
    model.save(head, save["journal"], save["at"])
    return writer.finish()


def unpack(packed: bytes) -> Json:
    """Return the save that was packed; raise OverflowingError or ValueError where that cannot be."""
    model, reader = Model(), Reader(packed)
    model.coder = reader
    head, journal, at = model.save({}, [], None)
    if not isinstance(head, dict) or reader.at < len(packed):
        raise ValueError("no save, or something behind it")
    return {**head, "journal": journal, "at": at}


def _get(items: Sequence[_Value], at: int) -> _Value | None:
    """Return an item, None behind the last."""
    return items[at] if at < len(items) else None


def _kind_of(value: object) -> str:
    return next((kind for kind, sort in _SORTS.items() if isinstance(value, sort)), "other")


def _read_other(word: str) -> object:
    """Return the number, or what else it is, that a word of JSON stands for."""
    value = read_json(word)
    if isinstance(value, (dict, list, str)):
        raise ValueError(word)
    return value


def _follow(word: str) -> str:
    """Return a word with the number at its end one higher, nothing where it ends in none."""
    found = _NUMBERED.fullmatch(word)
    return f"{found[1]}{int(found[2]) + 1}" if found else ""
