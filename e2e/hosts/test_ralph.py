"""Ralph, a learning record store: it takes each statement that the page tells, from a host that adds who plays."""

from __future__ import annotations

import json
import subprocess
import time
import urllib.error
import urllib.request
from base64 import b64encode
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from e2e.embedding import Host
from e2e.harness import Person
from e2e.hearing import WAYS, hear_all
from e2e.hosts.host import RealHost
from e2e.hosts.journeys import list_statements
from e2e.strict import find_free_port

Statement = dict[str, Any]

VERSION = "5.1.0"
NEEDED = (f"ralph-malph[cli,lrs]=={VERSION}", "requests==2.32.5")
"""It does not say that it needs the second."""

NAME, WORD = "teacher", "a word"
ADMITTED = b64encode(f"{NAME}:{WORD}".encode()).decode()

SERVE = """import sys, uvicorn
from ralph.backends.data.base import BaseOperationType
from ralph.backends.lrs.fs import FSLRSBackend
FSLRSBackend.default_operation_type = BaseOperationType.APPEND
uvicorn.run("ralph.api:app", host="127.0.0.1", port=int(sys.argv[1]))
"""
"""It can keep statements in a file, but would make that anew for each, and refuses the second: so we let it append."""

JUDGE = """import json, sys
from pydantic import ValidationError
from ralph.models.xapi.base.statements import BaseXapiStatement
def judge(statement):
    try:
        BaseXapiStatement.model_validate_json(json.dumps(statement))
    except ValidationError as error:
        return str(error)
    return ""
print(json.dumps([judge(statement) for statement in json.load(sys.stdin)]))
"""
"""Its own model of the standard: who sends something to the store needs no more than an actor, a verb and an object."""

HASH = "import bcrypt, sys; print(bcrypt.hashpw(sys.argv[1].encode(), bcrypt.gensalt()).decode())"

PLAYER: Statement = {
    "objectType": "Agent",
    "account": {"homePage": "https://school.example.org", "name": "17"},
}
"""As a host names a learner of its own."""


class Store:
    """Such a store, that keeps nothing of an earlier time."""

    def __init__(self, host: RealHost) -> None:
        self.python = python = host.install_python(*NEEDED) / "python"
        home = host.folder / "kept"
        home.mkdir(exist_ok=True)
        for file in home.glob("*"):
            file.unlink()
        command = [str(python), "-c", HASH, WORD]
        hashed = subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout.strip()
        admitted = {
            "username": NAME,
            "hash": hashed,
            "scopes": ["all"],
            "agent": {"mbox": "mailto:t@example.org"},
        }
        (home / "auth.json").write_text(json.dumps([admitted]), encoding="utf-8")
        port = find_free_port()
        self.address = f"http://127.0.0.1:{port}/xAPI/statements"
        env = {
            "RALPH_APP_DIR": home,
            "RALPH_RUNSERVER_BACKEND": "fs",
            "RALPH_BACKENDS__LRS__FS__DEFAULT_DIRECTORY_PATH": home,
        }
        begun = time.monotonic()
        host.start(
            [python, "-c", SERVE, str(port)], self.address, {key: str(value) for key, value in env.items()}
        )
        self.seconds = time.monotonic() - begun

    def ask(self, query: str = "", body: object = None) -> tuple[int, Any]:
        """Send something, or ask; return the status and the answer."""
        headers = {
            "Authorization": f"Basic {ADMITTED}",
            "X-Experience-API-Version": "1.0.3",
            "Content-Type": "application/json",
        }
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + query, data, headers)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def judge(self, statements: list[Statement]) -> list[str]:
        """What its model finds wrong with each."""
        done = subprocess.run(
            [self.python, "-c", JUDGE],
            input=json.dumps(statements),
            check=True,
            capture_output=True,
            encoding="utf-8",
        )
        return list(json.loads(done.stdout))

    def check(self, told: list[Statement]) -> None:
        """Have it take what the page has told, find nothing wrong with it, and give it back as it was."""
        assert told
        sent = [{**statement, "actor": PLAYER} for statement in told]
        assert self.judge(sent) == [""] * len(sent)
        for statement in sent:
            status, names = self.ask(body=statement)
            assert status == 200, (names, statement)
            (name,) = names
            status, answer = self.ask(f"?statementId={name}")
            assert status == 200, answer
            (kept,) = answer["statements"]
            assert {part: kept[part] for part in statement} == statement
            assert kept.keys() - statement.keys() == {"id", "stored", "authority"}


@pytest.fixture(scope="module")
def store(host: RealHost) -> Store:
    return Store(host)


def verbs(statements: list[Statement]) -> list[str]:
    return [statement["verb"]["display"]["en"] for statement in statements]


def test_it_takes_each_statement_of_each_journey_and_gives_it_back(store: Store) -> None:
    journeys = list_statements()
    assert verbs(journeys["a puzzle"]) == ["attempted", "answered", "answered", "completed"]
    assert verbs(journeys["again, and worse"]) == ["attempted", "completed"] * 2
    assert journeys["untouched"] == []
    told = [statement for journey in journeys.values() for statement in journey]
    store.check(told)
    status, answer = store.ask("?limit=100")
    assert (status, len(answer["statements"])) == (200, len(told)), "none is lost by the next"


FAULTS: list[tuple[str, object]] = [
    ("verb id", None),
    ("object id", None),
    ("actor", None),
    ("actor account name", None),
    ("verb id", "no address"),
    ("object definition type", "no address"),
    ("result score scaled", 2),
    ("result score raw", 101),
    ("result success", "yes"),
    ("result response", ""),
    ("result duration", "5 s"),
    ("timestamp", "yesterday"),
    ("surplus", "something"),
]
"""A place in a statement, and what stands there wrongly; the first few are refused at once."""

AT_ONCE = 4


def test_one_with_a_fault_is_refused(store: Store) -> None:
    (*_, won) = list_statements()["won"]
    bad = []
    for place, value in FAULTS:
        statement = deepcopy({**won, "actor": PLAYER})
        *ways, last = place.split()
        inner = statement
        for way in ways:
            inner = inner[way]
        inner[last] = value
        if value is None:
            del inner[last]
        bad.append(statement)
    for (place, value), found in zip(FAULTS, store.judge(bad), strict=True):
        assert place.split()[-1] in found, (place, value, found)
    for statement in bad[:AT_ONCE]:
        assert store.ask(body=statement)[0] == 422, statement


def test_it_takes_what_a_host_hears_of_a_play(
    host: RealHost, store: Store, come: Callable[..., Person]
) -> None:
    around = Host(come(own_profile=True)).open(**vars(WAYS["site"]))
    around.wait_for("ready")
    hear_all(around)
    told = [message["statement"] for message in around.read("told")]
    assert verbs(told) == [
        *("attempted", "completed"),
        *("attempted", "completed"),
        *("attempted", "answered", "answered", "completed"),
    ]
    store.check(told)

    journeys = list_statements().values()
    host.note("Host", f"Ralph {VERSION} (xAPI 1.0.3)")
    host.note(
        "Plays", "nothing itself: a page that hears a game, a lesson and a puzzle sends it what is told"
    )
    host.note("Keeps", "each statement, and gives it back as it was told")
    host.note(
        "Hears",
        f"all {sum(map(len, journeys))} statements of the 13 journeys, and the {len(told)} of that play",
    )
    host.note("Seconds", f"it starts in {store.seconds:.1f}")
    host.note("Size", host.measure(host.folder / "python"))
