"""What follows a move is seen only once it has landed: who is asked next, the curtain, the result; unless hurried."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from games.numica.e2e.player import CHOOSE_PIECE, NumicaPlayer
from games.numica.e2e.tables import set_up, token_of_play, write

from e2e.harness import Person
from parlour.core.rng import Rng
from parlour.core.table import Sitter

Come = Callable[..., Person]

# Flights that can be looked at: each takes as long as a test needs.
SLOW = "span.piece { transition-duration: 4s; }"
LONG = 3_900
"""Milliseconds that such a flight takes at least."""

# By an object: the page's policy refuses an element.
ADD_STYLE = """(text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}"""

BREATHING = "@keyframes sway { 50% { opacity: 0.9; } } .pieces button { animation: sway 10s 3; }"
BREATHING_MS = 30_000

COUNT_FLIGHTS = """() => document.querySelector(".pieces").getAnimations({ subtree: true }).length"""


@cache
def find_end() -> tuple[str, str]:
    """A table of two people at which one move ends the game, as a token, and that move."""
    for seed in range(60):
        table, rng = set_up(Sitter("person"), Sitter("person")), Rng(f"end {seed}")
        for _ in range(400):
            seat = table.waiting()[0]
            for move in table.state.moves(seat) or []:
                state = table.state.copy()
                state.apply(seat, move)
                if state.outcome() is not None and move not in ("resign", "draw"):
                    return write(table), move
            assert isinstance(table.play(seat, table.state.sample(seat, rng)), list)
            if not table.waiting():
                break
    raise AssertionError("no such game was found")


def sit_down(come: Come, token: str, *, motion: str = "no-preference") -> NumicaPlayer:
    person = NumicaPlayer(come(borrow=True, reduced_motion=motion)).open("", f"#/game/{token}")
    person.wait_until_asked(CHOOSE_PIECE)
    person.page.evaluate(ADD_STYLE, SLOW)
    return person


def read_clock(person: NumicaPlayer) -> float:
    """Milliseconds."""
    now: float = person.page.evaluate("performance.now()")
    return now


def begin_flight(person: NumicaPlayer) -> float:
    """Let a piece fly; return when it began."""
    piece = person.choose_first()
    target = person.page.locator(".tile.is-open").first
    began = read_clock(person)
    target.click()
    person.page.locator(".status.moment", has_text=f"piece went from {piece} to").wait_for()
    person.page.wait_for_function(f"({COUNT_FLIGHTS})() > 0")
    return began


def test_the_next_one_is_asked_when_the_piece_has_landed(come: Come) -> None:
    person = sit_down(come, token_of_play())
    person.page.evaluate(ADD_STYLE, BREATHING)
    began = begin_flight(person)
    assert person.look()["open"] == []
    person.wait_for_status(f"Blue, c{CHOOSE_PIECE}")
    assert LONG < read_clock(person) - began < BREATHING_MS, "what only breathes holds nobody up"


@pytest.mark.parametrize("way", ["space", "touch"])
def test_whoever_is_in_a_hurry_need_not_wait(come: Come, way: str) -> None:
    person = sit_down(come, token_of_play())
    began = begin_flight(person)
    if way == "space":
        person.page.keyboard.press(" ")
    else:
        person.page.locator(".board").click(position={"x": 20, "y": 20})
    person.wait_for_status(f"Blue, c{CHOOSE_PIECE}")
    assert read_clock(person) - began < LONG, "it is still in the air"
    assert not person.hear("alert"), "and nothing else was done by it"


def test_the_result_is_seen_when_the_piece_has_landed(come: Come) -> None:
    token, move = find_end()
    person = sit_down(come, token)
    page = person.page
    first, last = move.split()
    person.touch(first)
    person.touch(last)
    person.page.wait_for_function(f"({COUNT_FLIGHTS})() > 0")
    assert page.locator(".result, .feast").count() == 0
    assert "won" not in person.read_status()
    assert not any("won!" in said for said in person.hear("say"))
    page.locator(".result").wait_for()
    assert page.evaluate("document.querySelector('.pieces').getAnimations({ subtree: true }).length") == 0
    assert "won" in person.read_status()
    assert page.locator(".overlay.feast").count() == 1


def test_nothing_is_waited_for_where_nothing_moves(come: Come) -> None:
    person = sit_down(come, token_of_play(), motion="reduce")
    person.choose_first()
    began = read_clock(person)
    person.page.locator(".tile.is-open").first.click()
    person.wait_for_status(f"Blue, c{CHOOSE_PIECE}")
    assert read_clock(person) - began < LONG
    assert person.page.evaluate(f"({COUNT_FLIGHTS})()") == 0
