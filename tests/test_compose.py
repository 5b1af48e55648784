"""The composer: from the sentences that are legal to the words that may follow."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.compose import compose

MOVES = ["b1 b3", "b1 c2", "b10 a1", "take", "take 9", "take 9 : 8 1", "pass"]


@pytest.mark.parametrize(
    ("said", "status", "touch"),
    [
        ("", "more", ("b1", "b10", "take", "pass")),
        ("b1", "more", ("b3", "c2")),  # and not what follows b10
        ("b1 b3", "done", ()),
        ("take", "may", ("9",)),
        ("take 9", "may", (":",)),
        ("take 9 :", "more", ("8",)),
        ("pass", "done", ()),
        ("b", "no", ()),
        ("b1 ", "no", ()),
        (" b1", "no", ()),
        ("b1  b3", "no", ()),
        ("pass pass", "no", ()),
        ("B1", "no", ()),
    ],
)
def test_what_may_follow(said: str, status: str, touch: tuple[str, ...]) -> None:
    assert compose(MOVES, said) == (status, touch)


def test_nothing_follows_where_nothing_is_legal() -> None:
    assert compose([], "") == ("no", ())


def test_moves_may_be_made_one_by_one() -> None:
    assert compose((move for move in MOVES), "b1") == ("more", ("b3", "c2"))


words = st.lists(st.sampled_from(["a", "b", "ab", "1"]), min_size=1, max_size=4)
sentences = words.map(" ".join)


@given(st.lists(sentences, max_size=12), words)
def test_it_agrees_with_comparing_word_by_word(moves: list[str], said: list[str]) -> None:
    split = [move.split(" ") for move in moves]
    following = [move[len(said)] for move in split if move[: len(said)] == said and len(move) > len(said)]
    complete = said in split
    status, touch = compose(moves, " ".join(said))
    assert touch == tuple(dict.fromkeys(following))
    assert (
        status
        == {
            (True, True): "may",
            (True, False): "done",
            (False, True): "more",
            (False, False): "no",
        }[complete, bool(following)]
    )


@given(st.lists(sentences, min_size=1, max_size=12))
def test_every_sentence_can_be_touched_and_nothing_else(moves: list[str]) -> None:
    reached, ways = set(), [""]
    while ways:
        said = ways.pop()
        status, touch = compose(moves, said)
        assert status != "no"
        if status in ("may", "done"):
            reached.add(said)
        ways += [f"{said} {word}".strip() for word in touch]
    assert reached == set(moves)
