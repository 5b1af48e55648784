"""Positions of Numero for its rule tests, set and played on; and its cards, counted from the rule book."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.game import CHANCE, Event, Json
from parlour.games.numero import NUMERO
from parlour.games.numero.state import NumeroState

EVERY_SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
SEVERAL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4])

TEN = [f"{colour}{number}" for colour in "gobr" for number in range(1, 11)]
NUMBERS = [f"{colour}{number}" for colour in "gobr" for number in range(1, 16)]
MINUS = ["-2", "-3", "-4", "-5"]
TIMES_AND_OVER = ["x2", "x3", "x4", "x5", "/2", "/3", "/4", "/5"]
SIMPLE = ["1/2", "1/3", "1/4", "1/5", "0.5", "0.25", "50%"]
COMPLEX = ["2/3", "3/4", "2/5", "3/5", "0.75", "75%"]
INDICES = ["sq", "cube", "sqrt", "cbrt"]
WILDS = [*MINUS, *TIMES_AND_OVER, *SIMPLE, *COMPLEX, *INDICES]
PACKS = {
    "ten": TEN,
    "numbers": NUMBERS,
    "subtraction": NUMBERS + MINUS,
    "times": NUMBERS + MINUS + TIMES_AND_OVER,
    "simple": NUMBERS + MINUS + TIMES_AND_OVER + SIMPLE,
    "complex": NUMBERS + MINUS + TIMES_AND_OVER + SIMPLE + COMPLEX,
    "full": NUMBERS + WILDS,
}
WORKS = {
    "-2": (6, 4, 1),
    "-3": (9, 6, 1),
    "-4": (9, 5, 1),
    "-5": (8, 3, 1),
    "x2": (3, 6, 2),
    "x3": (2, 6, 2),
    "x4": (2, 8, 2),
    "x5": (2, 10, 2),
    "/2": (8, 4, 2),
    "/3": (9, 3, 2),
    "/4": (8, 2, 2),
    "/5": (10, 2, 2),
    "1/2": (8, 4, 2),
    "1/3": (9, 3, 2),
    "1/4": (12, 3, 2),
    "1/5": (10, 2, 2),
    "0.5": (6, 3, 2),
    "0.25": (8, 2, 2),
    "50%": (8, 4, 2),
    "2/3": (9, 6, 3),
    "3/4": (8, 6, 3),
    "2/5": (10, 4, 3),
    "3/5": (10, 6, 3),
    "0.75": (8, 6, 3),
    "75%": (12, 9, 3),
    "sq": (3, 9, 3),
    "cube": (2, 8, 3),
    "sqrt": (9, 3, 3),
    "cbrt": (8, 2, 3),
}
"""What each wild card makes of a number, and the points that are printed on it."""
OTHERS = "r11 r12 r13 r14 b14"
"""The hand of somebody who only sits there."""


def begin(seats: int = 2, **options: Any) -> NumeroState:
    """Return a position before anything is dealt."""
    state = NUMERO.start(options, seats)
    assert isinstance(state, NumeroState)
    return state


def dealt(order: str, seats: int = 2, dealer: int | None = None, **options: Any) -> NumeroState:
    """Return a position after the deal; the deck begins with these cards, and the rest come in the pack's order."""
    state = begin(seats, **{"pack": "full", **options})
    if seats > 1:
        state.apply(CHANCE, f"dealer {dealer or seats}")
    top = order.split()
    rest = [card for card in PACKS[state.choices.pack] if card not in top]
    sentence = " ".join(["shuffle", *top, *rest])
    assert state.why_not(CHANCE, sentence) is None
    state.apply(CHANCE, sentence)
    return state


def scene(
    *hands: str,
    centre: str = "",
    loose: str = "",
    deck: str | None = None,
    turn: int = 0,
    flags: str = "",
    pack: str = "full",
    goal: str = "cards",
    challenges: bool = False,
    exact: bool = False,
    helps: str = "sums",
) -> NumeroState:
    """Set a position; each hand is such as "g1 g2" or "g1 g2; won r3". A second seat sits there where none is named.

    Cards named nowhere are in the deck. With `deck`, only these are, and the last seat has won the others.
    """
    rows = [*hands] if len(hands) != 1 else [hands[0], OTHERS]
    if deck is not None:
        named = f"{' ; '.join(rows)} ; {centre} ; {loose} ; {deck}".replace(";", " ").split()
        rest = [card for card in PACKS[pack] if card not in named]
        rows[-1] += (" " if "won" in rows[-1] else "; won ") + " ".join(rest)
    choices = f"{pack} pack, goal {goal}{', challenges' * challenges}{', exact' * exact}"
    picture = [
        f"{choices}, help {' '.join([helps] * 4)}",
        f"seat {turn} plays, dealer {(turn - 1) % len(rows)}{flags and ', ' + flags}",
        f"centre {centre}",
        f"loose {loose}",
        *([] if deck is None else [f"deck {deck}"]),
        *(f"{seat} hand {row}" for seat, row in enumerate(rows)),
    ]
    state = NUMERO.from_text("\n".join(picture))
    assert isinstance(state, NumeroState)
    # Hands are short where a test needs no more cards.
    assert set(state.audit()) <= {"somebody holds too many cards, or too few"}, state.audit()
    return state


def alone(
    hand: str, centre: str, loose: str = "", deck: str = "", won: str | None = None, **options: Any
) -> NumeroState:
    """Set a position of solitaire; what is named nowhere was won."""
    pack, goal = options.get("pack", "full"), options.get("goal", "points")
    named = f"{hand} {centre} {loose} {deck}".replace(";", " ").split()
    taken = won if won is not None else " ".join(card for card in PACKS[pack] if card not in named)
    picture = [
        f"{pack} pack, goal {goal}{', exact' * options.get('exact', False)}, help sums sums sums sums",
        "seat 0 plays" + ", taker 0" * bool(taken),
        f"centre {centre}",
        f"loose {loose}",
        f"deck {deck}",
        f"0 hand {hand}" + f"; won {taken}" * bool(taken),
    ]
    state = NUMERO.from_text("\n".join(picture))
    assert isinstance(state, NumeroState)
    assert state.audit() == [], state.audit()
    return state


def play(state: NumeroState, *sentences: str) -> list[Event]:
    """Play sentences one after the other, each by the seat that is waited for, each checked before; all events."""
    events: list[Event] = []
    for sentence in sentences:
        seat = state.waiting()[0]
        refused = state.why_not(seat, sentence)
        assert refused is None, (sentence, refused)
        events += state.apply(seat, sentence)
        assert set(state.audit()) <= {"somebody holds too many cards, or too few"}, state.audit()
    return events


def kinds(events: list[Event]) -> list[str]:
    """Return the kinds of events."""
    return [event.kind for event in events]


def refusal(state: NumeroState, sentence: str) -> tuple[str, str]:
    """Return the code and the paragraph of the refusal that whoever is waited for gets."""
    refused = state.why_not(state.waiting()[0], sentence)
    assert refused is not None, sentence
    return refused.code, refused.rule


def legal(state: NumeroState, *sentences: str) -> list[str]:
    """Return which of these may be said."""
    seat = state.waiting()[0]
    return [sentence for sentence in sentences if state.why_not(seat, sentence) is None]


def centre(state: NumeroState) -> str:
    """Return the piles as they lie there, bottom cards first: `g5; g10 -2 = 8`."""
    return "; ".join(
        " ".join(pile["cards"]) + (f" = {pile['value']}" if len(pile["cards"]) > 1 else "")
        for pile in state.dump()["centre"]
    )


def loose(state: NumeroState) -> str:
    """Return the loose wild cards in their order."""
    return " ".join(state.dump()["loose"])


def hand(state: NumeroState, seat: int = 0) -> set[str]:
    """Return a seat's cards."""
    return set(state.dump()["hands"][seat]["cards"])


def won(state: NumeroState, seat: int = 0) -> set[str]:
    """Return the cards that a seat has won."""
    return set(state.dump()["won"][seat])


def sheet(state: NumeroState, seat: int = 0) -> Json:
    """Return a seat's score sheet: the lines that have points."""
    lines: Json = state.dump()["sheets"][seat]
    return lines
