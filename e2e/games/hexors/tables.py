"""Tables of Hexors at moments of every sort, as tokens that a link opens: each is made of a picture."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import count

from parlour.core import border
from parlour.core.rng import Rng
from parlour.core.save import make_save
from parlour.core.table import COMPUTER, PERSON, Sitter, Table
from parlour.core.token import write_token
from parlour.games.hexors import HEXORS
from parlour.games.hexors.battle import sample_roll
from parlour.games.hexors.state import HexorsState

LEVEL = 1


@cache
def seed_of(*rolls: str) -> str:
    """Return a seed by which the dice fall so, one after the other."""
    for number in count():
        seed = f"rolls-{number}"
        if all(
            sample_roll(Rng(f"{HEXORS.key}:{seed}:{at}")) == f"roll {colour}" for at, colour in enumerate(rolls)
        ):
            return seed
    raise AssertionError


def set_table(
    picture: str, people: int = 1, rolls: str = "", asked: Mapping[str, border.Wish] | None = None
) -> Table:
    """Set the table of a position: people sit first, then computers, as many as the picture has seats."""
    state = HEXORS.from_text(picture)
    assert isinstance(state, HexorsState)
    assert not state.audit(), state.audit()
    sitters = [Sitter(PERSON, asked=asked or {})] * people + [Sitter(COMPUTER, LEVEL)] * (state.seats - people)
    return Table(HEXORS, state.choices._asdict(), tuple(sitters), seed_of(*rolls.split()), state)


def token_of(
    picture: str, people: int = 1, rolls: str = "", asked: Mapping[str, border.Wish] | None = None
) -> str:
    """Return the token of a position whose next rolls are known."""
    return write_token(make_save(set_table(picture, people, rolls, asked)), HEXORS)


CLOSE = """beginner, armies powers, 2 characters, 3 powers, odds
seat 0 move, first 1, turn 9
0 stronghold 006; field d1 006, c4 018, d4 031
1 stronghold 010; field d9 010, d7 043; fallen 049"""
"""The Beginner's game near its end."""
