"""The contract with hosts: the page takes for a request just what the schema on the site describes as one."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest
from messages import SCHEMA, fits

WEB = Path(__file__).resolve().parent.parent / "web"

# Says of each line whether the page would do it (true), refuse it (false), or leave it unanswered (null).
READ = """
import { readFileSync } from "node:fs";
const { readRequest } = await import(process.argv[1]);
const read = (line) => {
  const request = readRequest(JSON.parse(line));
  return request && !("wrong" in request);
};
console.log(JSON.stringify(readFileSync(0, "utf8").split("\\n").filter(Boolean).map(read)));
"""

GOOD: list[dict[str, Any]] = [
    {"type": "open", "token": "n1abc"},
    {"type": "open", "sheet": "s1abc", "locks": ["hints", "lobby"]},
    {"type": "open", "game": "numica"},
    {"type": "open", "game": "numero", "lesson": 3},
    {"type": "open", "game": "league", "puzzle": "ab12"},
    {"type": "open", "game": "league", "puzzle": ""},
    {"type": "open", "game": "hexors", "level": 2, "preset": "duel", "options": "a:b,c:on", "seed": "5b"},
    {"type": "open", "game": "hexors", "seats": "p,3,3", "day": True},
    {"type": "learner", "learner": "7b-12"},
    {"type": "locale", "locale": "de-CH"},
    {"type": "theme", "theme": "dark"},
    {"type": "getState"},
    {"type": "suspend"},
]

BAD: list[Any] = [
    *(None, True, 0, -1, 2**53, 1.5, "", "a", " ", "x" * 65, "x" * 129, "x" * 4097, "x" * 20_001),
    *(
        [],
        {},
        ["a"],
        {"a": 1},
        "dark",
        "DARK",
        ["hints", "hints"],
        ["all"],
        [1],
        "en",
        "en-",
        "<script>",
        "ü",
        "a b",
        "__proto__",
        "constructor",
    ),
]


def draw_request(random: Random) -> Any:
    """A good request, or one with a field that is missing, too many, or something else."""
    request: dict[str, Any] = {"id": random.choice([1, "a", 2**53 - 1, "x" * 64]), **random.choice(GOOD)}
    for _ in range(random.randrange(3)):
        key = random.choice([*request, *random.choice(GOOD), "id", "more"])
        match random.randrange(3):
            case 0:
                request.pop(key, None)
            case 1:
                request[key] = random.choice(BAD)
            case _:
                request[key] = random.choice([*random.choice(GOOD).values()])
    return random.choice([request] * 9 + BAD)


def test_the_page_takes_for_a_request_what_the_schema_describes() -> None:
    random = Random(48)
    requests = [{"id": 1, **good} for good in GOOD] + [draw_request(random) for _ in range(4_000)]
    found = subprocess.run(
        [
            os.environ.get("PARLOUR_NODE", "node"),
            *("--input-type=module", "--eval", READ, str(WEB / "embed" / "requests.js")),
        ],
        input="\n".join(map(json.dumps, requests)),
        capture_output=True,
        check=True,
        text=True,
    )
    taken = json.loads(found.stdout)
    assert taken[: len(GOOD)] == [True] * len(GOOD)
    wrong = [
        request
        for request, took in zip(requests, taken, strict=True)
        if bool(took) is not fits("asked", request)
    ]
    assert wrong == []
    assert 0.1 < sum(map(bool, taken)) / len(taken) < 0.9, "there are enough of both"
    assert False in taken, "and some are answered with what is wrong"


def test_a_sheet_is_told_of_as_a_game_is() -> None:
    told = {"type": "started", "kind": "sheet", "game": "numica", "id": "h4sh", "level": 0, "attempt": 1}
    ended = {"raw": 88, "min": 0, "max": 100, "scaled": 0.875, "best": 0.875, "success": True}
    helped = {"completion": True, "duration": 5, "place": 0, "hints": 0, "takebacks": 0}
    assert fits("told", told)
    assert fits("told", {**told, **ended, **helped, "type": "finished"})
    assert not fits("told", {**told, "kind": "question"})


def test_every_definition_is_one_that_a_reader_understands() -> None:
    definitions = json.loads(SCHEMA.read_text(encoding="utf-8"))["definitions"]
    assert {"greeting", "hello", "told", "asked"} <= definitions.keys()
    for name in definitions:
        assert not fits(name, {"type": "nothing of the kind"}), name


@pytest.mark.parametrize("learner", ["", "a b", "x" * 129, 7, None])
def test_a_key_of_a_learner_is_short_and_printable(learner: object) -> None:
    hello = {"app": "number-parlour", "v": 1, "type": "hello"}
    assert fits("hello", hello)
    assert fits("hello", {**hello, "learner": "anna-7b"})
    assert not fits("hello", {**hello, "learner": learner})
