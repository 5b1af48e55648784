"""How a solitaire of Numero ends, which random games seldom do well, by hand, to check the plain referee."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

from games.numero.oracle import Oracle, Pile, single


def pile(cards: str, value: int, signs: str = "") -> Pile:
    """Lay a pile that has been built on."""
    return Pile(tuple(cards.split()), Fraction(value), frozenset(signs))


def scene(
    hand: str,
    centre: str | Sequence[str | Pile] = "",
    loose: str = "",
    others: tuple[str, ...] = ("r13 r14",),
    deck: str = "",
    **facts: Any,
) -> Oracle:
    """Set a game in the middle, in which seat 0 is to move; the centre is number cards and built piles."""
    options = {name: facts.pop(name) for name in ("pack", "goal", "challenges", "exact") if name in facts}
    start = Oracle.start(**{"pack": "full", "goal": "points", **options}, seats=1 + len(others))
    piles = centre.split() if isinstance(centre, str) else centre
    cards = {
        "stage": "turn",
        "hands": [sorted(cards.split()) for cards in (hand, *others)],
        "table": tuple(single(each) if isinstance(each, str) else each for each in piles),
        "loose": tuple(loose.split()),
        "deck": deck.split(),
    }
    return replace(start, **{**cards, **facts})


def play(oracle: Oracle, *sentences: str) -> Oracle:
    """Play sentences one after the other, each by the one seat that is waited for."""
    for sentence in sentences:
        (seat,) = oracle.waiting()
        oracle = oracle.play(seat, sentence)
    return oracle


def solitaire(hand: str, centre: str, **facts: Any) -> Oracle:
    """Set a solitaire in the middle."""
    return scene(hand, centre, others=(), **facts)


def test_the_perfect_end_of_a_solitaire() -> None:
    oracle = solitaire("g9 -2 x3", "b3", loose="")
    after = play(oracle, "x3 on b3 ; take g9 : b3")
    assert after.ended() == ("perfect", frozenset({0}))
    lines = {"takes": 1, "cards": 3, "printed": 2, "clear": 5, "left": -1, "dealt": 10, "perfect": 25}
    assert after.sheets == [lines]
    by_cards = play(replace(oracle, goal="cards"), "x3 on b3 ; take g9 : b3")
    assert (by_cards.scores(), by_cards.ended()) == ((3,), after.ended())


def test_a_solitaire_that_ends_short_of_perfect() -> None:
    loose = play(solitaire("g3", "b3", loose="-2"), "take g3 : b3")
    assert (loose.ended(), loose.scores()) == (("stuck", frozenset()), (1 + 2 + 10,))
    left = play(solitaire("g3 g1 x2", "b3"), "take g3 : b3")
    assert left.sheets == [{"takes": 1, "cards": 2, "clear": 5, "dealt": 10, "left": -4}]
    wild = play(solitaire("g3 x2", "b3 r5"), "take g3 : b3")
    assert (wild.ended(), wild.scores()) == (("stuck", frozenset()), (1 + 2 + 10 - 2,))
    more = play(solitaire("g3 x2 x3 x4 x5", "b3", deck="/2 /3 /4 /5 -2 r9"), "take g3 : b3")
    assert (more.waiting(), more.loose, more.sheets[0]["clear"]) == ((), ("/2", "/3", "/4", "/5", "-2"), 5)
