"""Whatever comes in is limited in what it may unfold to, before work begins: measured by the work, not by the clock.

Tokens are looked at in `test_token.py`, for they alone are packed.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from door import ask_text, open_house
from kept import KEPT, code, find, kept, read_kept

from parlour.core import save as saves
from parlour.core.game import LONGEST_MOVE, Refusal
from parlour.core.save import (
    DEEPEST,
    LONGEST_NUMBER,
    LONGEST_SAVE,
    load_save,
    make_save,
    read_json,
    read_text,
)
from parlour.core.table import Sitter, Table
from parlour.door.fields import LONGEST_REQUEST
from parlour.games.numica import NUMICA
from parlour.games.numica.state import NumicaState
from parlour_null import NULL

DEALT = """null, 3 cards, hands open
hand 4 9 15, chose 0, played, points 0
hand 2 7 12, chose 0, played, points 0
hand 1 3 5, chose 0, played, points 0"""


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the length of every text that comes to Python's own parser."""
    lengths: list[int] = []
    real = json.loads

    def parse(text: str) -> Any:
        lengths.append(len(text))
        return real(text)

    monkeypatch.setattr(saves.json, "loads", parse)
    return lengths


def test_numbers_that_are_too_long_never_come_to_the_parser(parsed: list[int]) -> None:
    for number in ("9" * 33, "-" + "9" * 32, "1." + "0" * 31, "1" + "0" * 28 + "e-99", "9" * 185_000):
        for text in (
            number,
            f'{{"at":{number}}}',
            f"[[1,{number},2]]",
            f'["9",{number}]',
            f'{{"{number}":{number}}}',
        ):
            with pytest.raises(ValueError, match="too long"):
                read_json(text)
    assert parsed == []


def test_numbers_of_a_usual_length_and_any_in_texts_are_read(parsed: list[int]) -> None:
    for value in (
        9**33,
        -(2**63),
        0.1 + 0.2,
        -1.2345678901234567e-300,
        "9" * 5000,
        '\\"' + "9" * 5000,
        ["9" * 40] * 3,
    ):
        if not isinstance(value, int) or len(str(value)) <= LONGEST_NUMBER:
            assert read_json(json.dumps(value)) == value
    assert parsed


def test_no_number_of_ours_has_half_of_what_is_read() -> None:
    def longest(value: object) -> int:
        if isinstance(value, dict):
            return max(map(longest, value.values()), default=0)
        if isinstance(value, list):
            return max(map(longest, value), default=0)
        return 0 if isinstance(value, str) else len(json.dumps(value))

    assert max(longest(read_kept(path)) for path in KEPT) <= LONGEST_NUMBER // 2


@pytest.mark.parametrize("text", ["[" * 300_000, '{"a":' * 60_000, ("[" * 33 + "]" * 33 + ",") * 5000])
def test_lists_within_lists_never_come_to_the_parser(text: str, parsed: list[int]) -> None:
    with pytest.raises(ValueError, match="deeply"):
        read_json(text)
    assert parsed == []
    assert read_json("[" * DEEPEST + "]" * DEEPEST)


def test_a_text_that_is_too_long_is_not_searched(parsed: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_text('"' + "a" * (LONGEST_SAVE - 2) + '"') == "a" * (LONGEST_SAVE - 2)
    assert parsed == [LONGEST_SAVE]

    def search(text: str) -> None:
        raise AssertionError(f"{len(text)} characters were searched")

    monkeypatch.setattr(saves, "read_json", search)
    assert code(read_text('"' + "a" * (LONGEST_SAVE - 1) + '"')) == "save-text"
    monkeypatch.setattr("parlour.door.verbs.read_json", search)
    assert ask_text(open_house(), " " * (LONGEST_REQUEST + 1))["error"]["code"] == "request-long"


def test_of_a_journal_that_is_too_long_nothing_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[object] = []
    real = Table.record
    monkeypatch.setattr(Table, "record", lambda *given: played.append(given) or real(*given))
    save = make_save(Table(NULL, {"open": True}, (Sitter(),) * 3, "7", NULL.from_text(DEALT)))
    most = (NULL.longest + 1) * 4
    for journal in (["0 draw"] * (most + 1), ["0 draw"] * 300_000):
        assert code(load_save({**save, "journal": journal}, find)) == "save-journal"
    assert played == []
    for line in ("0 " + "x" * (LONGEST_MOVE + 4), "9" * LONGEST_SAVE, "0" * 300_000):
        loaded = load_save({**save, "journal": [line]}, find)
        assert not isinstance(loaded, Refusal)
        assert loaded.broken is not None
        assert loaded.broken.refusal.code == "save-record"
    assert played == []


def test_a_trail_that_is_too_long_is_not_walked_back(monkeypatch: pytest.MonkeyPatch) -> None:
    walked: list[int] = []
    real = NumicaState.recall_positions
    monkeypatch.setattr(
        NumicaState, "recall_positions", lambda state: walked.append(len(state.trail)) or real(state)
    )
    at = kept("numica-over-quiet")["at"]
    assert NUMICA.from_dump(at, {}, 2) is not None
    assert walked == [100]
    for trail in ([*at["trail"], at["trail"][-1]], at["trail"] * 300):
        assert NUMICA.from_dump({**at, "trail": trail}, {}, 2) is None
    assert walked == [100]


HUGE = 10**LONGEST_NUMBER - 1


def change(value: Any, path: tuple[Any, ...], new: object) -> Any:
    """Return a copy in which one place holds something else."""
    if not path:
        return new
    here, *rest = path
    if isinstance(value, list):
        return [change(each, tuple(rest), new) if at == here else each for at, each in enumerate(value)]
    return {key: change(each, tuple(rest), new) if key == here else each for key, each in value.items()}


def numbers_in(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return where all the numbers of a value stand."""
    if isinstance(value, dict):
        return [found for key, each in value.items() for found in numbers_in(each, (*path, key))]
    if isinstance(value, list):
        return [found for at, each in enumerate(value) for found in numbers_in(each, (*path, at))]
    return [path] if type(value) is int else []


@pytest.mark.parametrize("name", ["numica-middle", "league-3-middle", "null-3-middle"])
def test_no_number_of_a_position_says_how_much_is_to_be_done(name: str) -> None:
    # Whatever a loop, a list or a text were as long as a number says, would never end here.
    save = kept(name)
    for path in numbers_in(save["at"]):
        for huge in (HUGE, -HUGE):
            loaded = load_save({**save, "at": change(save["at"], path, huge)}, find, from_position=True)
            assert isinstance(loaded, Refusal), path
