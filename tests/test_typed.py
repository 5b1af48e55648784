"""What people type in every game, on whatever keyboard, is the sentence that they mean, or is refused for that."""

from __future__ import annotations

import json

import pytest
from door import COMPUTER, GAMES, PERSON, ask, open_house
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.game import LONGEST_MOVE, Refusal
from parlour.core.rng import Rng
from parlour.core.table import Sitter, Table
from parlour.core.typed import LONGEST_TYPED, make_plain
from parlour.games import REGISTRY

PLAIN = {
    "A1 A2": "a1 a2",
    "a1 a2.": "a1 a2",
    "a1 a2 !": "a1 a2",
    "\uff41\uff11\u3000\uff41\uff12\u3002": "a1 a2",
    "\u201ca1 a2\u201d": "a1 a2",
    "\u00aba1\u00a0a2\u00bb": "a1 a2",
    "`a1 a2`": "a1 a2",
    "a1 \u2192 a2": "a1 a2",
    "a1->a2": "a1 a2",
    "A1 to A2": "a1 a2",
    "a\u0661 a\u0662": "a1 a2",
    "a\u0967 a\u0968": "a1 a2",
    "\ufeffa1\u200b a2\u200e": "a1 a2",
    "a1\t\r\n a2": "a1 a2",
    "\u0430\u0031 \u0430\u0032": "a1 a2",
    "\u0412\u0031 \u0412\u0033": "b1 b3",
    "\u0391\u0031 \u0391\u0032": "a1 a2",
    "P\u00c0SS": "pass",
    "D\u0130SCARD": "discard",
    "d\u0131scard": "discard",
    "\u2212\uff12 \u2013\uff13 \u2011\u0034 \u2014\u0035": "-2 -3 -4 -5",
    "\u207b\u00b2 \u207a\u2075": "-2 +5",
    "\u00d73 *3 \u0445\u0033 \u22c53": "x3 x3 x3 x3",
    "\u00f73 \u22153 \u20443": "/3 /3 /3",
    "\u00bd \u00be 50\uff05 50\u066a": "1/2 3/4 50% 50%",
    "(2, \u22121)": "2, -1",
    "\u0032\ufe0f\u20e3": "2",
    ";": ";",
    "  .  ": ".",
    "": "",
}


@pytest.mark.parametrize("typed", PLAIN)
def test_signs_of_any_keyboard_become_plain(typed: str) -> None:
    assert make_plain(typed, {}) == PLAIN[typed]


@given(st.text(max_size=LONGEST_TYPED + 9))
def test_any_text_is_made_plain_once_and_for_all(text: str) -> None:
    plain = make_plain(text, {})
    if len(text) <= LONGEST_TYPED:
        assert plain == " ".join(plain.split())
        assert len(plain) <= 18 * len(text), "one sign can stand for eighteen letters"
    for game in GAMES.values():
        table = Table(game, {}, (Sitter(),) * game.seats[-1], "typed")
        table.settle()
        assert isinstance(table.tidy(table.waiting()[0], text), str)


@pytest.mark.parametrize(
    "text", ["1" * LONGEST_MOVE, "1," * 900 + "x", "-" * 2000, "a1" * 1000 + "?", "\ufdfa" * 390]
)
@pytest.mark.parametrize("key", GAMES)
def test_what_is_long_is_refused_at_once(key: str, text: str) -> None:
    table = play_some(key, 9)
    assert isinstance(table.play(table.waiting()[0], text), Refusal)


def play_some(key: str, records: int) -> Table:
    """Play so many records of a game at random, for as long as it goes on."""
    game = GAMES[key]
    table = Table(game, {}, (Sitter(),) * game.seats[-1], "typed")
    table.settle()
    rng = Rng(records)
    while len(table.journal) < records:
        seat = table.waiting()[0]
        assert isinstance(table.play(seat, table.state.sample(seat, rng)), list)
    return table


SEPARATED = {
    "numica": [
        (9, "{0}-{1}", 2),
        (9, "{0}x{1}", 2),
        (9, "{0}{1}", 2),
        (9, "{0}, {1}", 2),
        (9, "{0}\u2013{1}", 2),
        (0, "{0}{1}{2}{3}{4}{5}{6}{7}", 8),
        (0, "{0}, {1}, {2}, {3}, {4}, {5}, {6}, {7}", 8),
    ],
    "hexors": [(12, "{0}-{1}", 2), (12, "{0}, {1}", 2), (12, "{0} \u2192 {1}", 2)],
}


@pytest.mark.parametrize(
    ("key", "records", "form", "words"),
    [(key, *each) for key, forms in SEPARATED.items() for each in forms],
)
def test_what_stands_between_two_spaces_is_no_matter(key: str, records: int, form: str, words: int) -> None:
    table = play_some(key, records)
    seat = table.waiting()[0]
    moves = [move for move in table.state.moves(seat) or () if len(move.split()) == words]
    assert moves
    for move in moves[:20]:
        assert table.tidy(seat, form.format(*move.split()).upper()) == move


@pytest.mark.parametrize(
    "form", ["({0}, {1})", "{0} {1}", "{0};{1}", "{0} / {1}", "{0} , {1}.", "+{0},{1}", "{0}\u00a0:\u00a0{1}"]
)
def test_a_cell_is_two_numbers(form: str) -> None:
    table = play_some("legionz", 9)
    seat = table.waiting()[0]
    moves = table.state.moves(seat) or []
    for move in moves:
        across, along = move.split(",")
        if not (form.startswith("+") and across.startswith("-")):
            assert table.tidy(seat, form.format(across, along.replace("-", "\u2212"))) == move
    assert len(moves) > 5


@pytest.mark.parametrize("key", REGISTRY)
def test_what_is_refused_is_refused_for_what_it_means(key: str) -> None:
    """Written otherwise, a sentence has the same refusal."""
    table = play_some(key, 9)
    seat = table.waiting()[0]
    found = 0
    for other in range(10, 40):
        elsewhere = play_some(key, other)
        if not elsewhere.waiting():
            break
        move = elsewhere.state.sample(elsewhere.waiting()[0], Rng(other))
        refusal = table.why_not(seat, move)
        if refusal is not None:
            found += not refusal.code.startswith("syntax-")
            assert table.why_not(seat, table.tidy(seat, f"\u201c{move.upper()}\u201d.")) == refusal
    assert found > 5


def test_the_page_and_the_terminal_hear_the_same() -> None:
    parlour = open_house()
    game = next(iter(REGISTRY))
    table = ask(parlour, "new", game=game, seats=[PERSON, COMPUTER], seed="typed", options={})["table"]
    for verb in ("why", "play"):
        answer = ask(parlour, verb, table=table, seat=0, move="RESIGN.")
        assert not answer.get("refusal"), json.dumps(answer)[:200]
