"""Tables of Numero at moments of every sort, as tokens that a link opens: each is made of a picture."""

from __future__ import annotations

import re
from functools import cache

from parlour.core.save import make_save
from parlour.core.table import COMPUTER, PERSON, Sitter, Table
from parlour.core.token import write_token
from parlour.games.numero import NUMERO
from parlour.games.numero.cards import cards_in, names_of
from parlour.games.numero.state import NumeroState

HELP = "sums sums sums sums"
LEVEL = 4
"""A computer that plays the best take there is, and nothing at random."""


@cache
def token_of(picture: str, people: int = 1) -> str:
    """Return the token of a position: people sit first, then computers, as many as the picture has seats."""
    state = NUMERO.from_text(picture)
    assert isinstance(state, NumeroState)
    assert not state.audit(), state.audit()
    sitters = [Sitter(PERSON)] * people + [Sitter(COMPUTER, LEVEL)] * (state.seats - people)
    table = Table(NUMERO, state.choices._asdict(), tuple(sitters), "screens", state)
    return write_token(make_save(table), NUMERO)


def draw(
    *,
    hand: str,
    centre: str,
    other: str = "o2 r1 o4 r6 r12",
    pack: str = "times",
    deck: str | None = None,
    scored: bool = False,
    challenges: bool = False,
    help1: str = "sums",
    turn: int = 0,
    more: str = "",
) -> str:
    """Draw a picture of two, each with a hand, or of one where there is no `other`.

    Without a `deck` it is all that lies nowhere; with one the last seat has won all that.
    """
    hands = [hand, other] if other else [hand]
    won = ""
    if deck is not None:
        lying = {*re.findall(r"\S+", " ".join([*hands, deck, centre.replace(";", " ")]))}
        won = "; won " + " ".join(card for card in names_of(cards_in(pack)) if card not in lying)
    goal = f"goal {'points' if scored else 'cards'}{', challenges' * challenges}"
    lines = [
        f"{pack} pack, {goal}, help {help1} sums sums sums",
        f"seat {turn} plays" + (f", dealer {1 - turn}" if other else ""),
        f"centre {centre}",
        *([] if deck is None else [f"deck {deck}".strip()]),
        *(f"{seat} hand {cards}" for seat, cards in enumerate(hands)),
    ]
    return "\n".join([*lines[:-1], lines[-1] + won, *more.splitlines()])


POINTS = f"""full pack, goal points, help {HELP}
seat 0 plays, dealer 3, taker 0
centre g5; r3 x2 o4 = 10 x+; b10; g12; o1; b8; r7
loose 1/2 sq
0 hand g2 b6 o15 -2 sqrt; won g9 o9 b11 r11 b1; sheet takes 2 cards 5 printed 2 five 2
1 hand g4 o5 r6 b14 /3; won g3 b3 o7 -5 r2; sheet takes 1 cards 5 printed 1 five 2
2 hand r1 g8 o8 b13 75%
3 hand g10 o11 r15 b4 2/3; won r9 b9; sheet takes 1 cards 2"""
"""Four at a table by points: a build, loose wild cards, and a score sheet."""

MAKING = draw(hand="r9 b6 o12 -2 -4", centre="b10; g5; o14; r13")
"""A turn for two wild cards: 10 less 2 and 5 less 4 are 9 together."""

SOLITAIRE = f"""times pack, goal cards, help {HELP}
seat 0 plays
centre g5; b3; r12; o2
loose x4
0 hand r8 g13 o14 b15 -2; won g9 o9 b11 r11 o5 r10"""

CROWDED = draw(
    hand="r15 b14 o13 g11 -3",
    centre="; ".join(f"{colour}{number}" for number in range(1, 10) for colour in "gb"),
)
"""As many piles as a table may come to: eighteen."""


def draw_claim(held: bool) -> str:
    """Draw the picture of a build of 8 that the second seat has just made, and which the first may doubt."""
    return draw(
        hand="g5 r6 b1 o12 -2",
        other="r8 r2 o4 r10 r12" if held else "r9 r2 o4 r10 r12",
        pack="subtraction",
        scored=True,
        challenges=True,
        centre="o5 g3 = 8 +; b7",
        turn=1,
        more=f"claim 1 {'held' if held else 'not held'}, turns 0 0: o5 g3 = 8 + from o5 put g3\n"
        "asked challenge 0 passes 0 about 1",
    )


TRUTH, BLUFF = draw_claim(True), draw_claim(False)
"""Whether the answer to a build was in the hand."""
