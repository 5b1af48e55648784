"""Damage on purpose: sentences that are nearly right, and JSON with something in it broken."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

from parlour.core.rng import Rng

JUNK: tuple[object, ...] = (
    None,
    True,
    False,
    0,
    -1,
    7,
    10**30,
    0.5,
    float("inf"),
    float("nan"),
    "",
    "x",
    "1",
    "\ud800",
    [],
    {},
    [[]],
    [None],
    {"x": 1},
)

ODD_CHARACTERS = "\0\t\n ¹²٣é€♜🂡\u202e\ud800'\"\\{}[]:-_§"


def mangle_sentence(sentence: str, rng: Rng) -> list[object]:
    """Return strings that look like a sentence, and things that are none at all."""
    words = sentence.split(" ")
    at = rng.below(len(words))
    word, before, after = words[at], words[:at], words[at + 1 :]

    def put(*instead: str) -> str:
        return " ".join([*before, *instead, *after])

    odd, char = ODD_CHARACTERS[rng.below(len(ODD_CHARACTERS))], rng.below(len(sentence))
    swapped = words[:]
    swapped[0], swapped[-1] = swapped[-1], swapped[0]
    return [
        "",
        " ",
        f" {sentence}",
        f"{sentence} ",
        f"{sentence}\n",
        f"{sentence}\0",
        f"{sentence} {sentence}",
        f"{sentence} {word}",
        sentence.replace(" ", "  ", 1) + " ",
        sentence.replace(" ", "\t") + "\t",
        sentence.replace(" ", "\u00a0"),
        sentence.replace(" ", ""),
        sentence.upper(),
        sentence.swapcase(),
        sentence * 500,
        "9" * 5000,
        "play " + "9" * 2000,
        put(),
        put(word, word),
        put(word + word),
        put(word + "z"),
        put("z" + word),
        put(word[:-1] or "z"),
        put("0" + word),
        put("+" + word),
        put("-" + word),
        put(word + "_"),
        put("999"),
        put("\u00b2"),
        put("\uff11"),
        put("\u0661"),
        put("\ud800"),
        put("\U0001f600"),
        " ".join(reversed(words)),
        " ".join(swapped),
        words[0],
        sentence[:char],
        sentence[:char] + odd + sentence[char + 1 :],
        sentence[:char] + odd + sentence[char:],
        sentence[:char] + chr(ord(sentence[char]) + 1) + sentence[char + 1 :],
        f"{sentence} {'9' * rng.below(400)}",
        odd * rng.below(4000),
        put(rng.choice(words)),
        None,
        True,
        0,
        -1,
        1.5,
        sentence.encode(),
        [sentence],
        words,
        {"move": sentence},
        (sentence,),
    ]


def damage_json(data: Any, rng: Rng, count: int) -> Iterator[Any]:
    """Give so many copies of some JSON, each with one thing lost, doubled, exchanged or turned to junk."""
    text = json.dumps(data)
    for _ in range(count):
        damaged = json.loads(text)
        _damage_in(damaged, rng)
        yield damaged


def _damage_in(data: Any, rng: Rng) -> None:
    """Walk down to some place at random, and break it."""
    keys: list[Any] = list(data) if isinstance(data, dict) else list(range(len(data)))
    if not keys:
        return
    key = rng.choice(keys)
    if isinstance(data[key], (dict, list)) and data[key] and rng.below(4):
        _damage_in(data[key], rng)
        return
    how = rng.below(5)
    if how == 0:
        del data[key]
    elif how == 1 and isinstance(data, list):
        data.append(copy.deepcopy(data[key]))
    elif how == 2:
        other = rng.choice(keys)
        data[key], data[other] = data[other], data[key]
    elif how == 3 and type(data[key]) is int:
        data[key] += rng.choice([-1, 1, 2, 10**400])
    else:
        data[key] = copy.deepcopy(rng.choice(JUNK))
