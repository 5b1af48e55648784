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
            sample_roll(Rng(f"{HEXORS.key}:{seed}:{at}")) == f"roll {colour}"
            for at, colour in enumerate(rolls)
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
    sitters = [Sitter(PERSON, wishes=asked or {})] * people + [Sitter(COMPUTER, LEVEL)] * (
        state.seats - people
    )
    return Table(HEXORS, state.choices._asdict(), tuple(sitters), seed_of(*rolls.split()), state)


def token_of(
    picture: str, people: int = 1, rolls: str = "", asked: Mapping[str, border.Wish] | None = None
) -> str:
    """Return the token of a position whose next rolls are known."""
    return write_token(make_save(set_table(picture, people, rolls, asked)), HEXORS)


def token_of_fresh(people: int, seats: int = 2, **options: object) -> str:
    """Return the token of a table at which nobody has said anything yet."""
    sitters = [Sitter(PERSON)] * people + [Sitter(COMPUTER, LEVEL)] * (seats - people)
    chosen = {**HEXORS.defaults(), **options}
    return write_token(make_save(Table(HEXORS, chosen, tuple(sitters), "screens")), HEXORS)


CLOSE = """beginner, armies powers, 2 characters, 3 powers, odds
seat 0 move, first 1, turn 9
0 stronghold 006; field d1 006, c4 018, d4 031
1 stronghold 010; field d9 010, d6 043; fallen 049"""
"""The Beginner's game near its end: one tile can be attacked at once."""

LAST = """beginner, armies powers, 2 characters, 3 powers, odds
seat 0 move, first 1, turn 9
0 stronghold 006; field d1 006, c7 018, d4 031
1 stronghold 010; field d9 010; fallen 043 049"""
"""The other Stronghold stands alone, and is reached from c8."""

SIEGE = """beginner, armies powers, 2 characters, 3 powers, odds
seat 0 move, first 1, turn 9
0 stronghold 006; field d1 006, a4 018, g4 031
1 stronghold 010; field d9 010; fallen 043 049"""
"""Of the other side only the Stronghold is left, which loses turn after turn."""

SHUT_IN = """beginner, armies powers, 4 characters, 3 powers, odds
seat 0 move, first 1, turn 9
0 stronghold 006; field a8 018, b9 031, c2 032, d1 006; fallen 017
1 stronghold 010; field a9 043, d9 010; fallen 049 058 059"""
"""The other side's last Character stands in a corner and cannot move."""

SETTING_UP = """beginner, armies powers, 4 characters, 3 powers, odds
seat 0 place, first 0
0 stronghold 006; field d1 006; place 017 018 043 058
1 stronghold 010; field d9 010; place 031 032 049 059"""

WAITING = """collector, armies powers, 4 characters, 3 powers, odds
seat 0 defender, first 1, turn 12, marks met
0 stronghold 006; field d1 006, c4 032, d4 018; fallen 017 031; powers 068 070 072; stones 2
1 stronghold 004; field d9 004, c5 023, d6 063; fallen 049 059; powers 064 066; used 072
wait 1 072 of 1 on c5
asked answer 0 passes 0
battle c4 c5 yellow green
mover c4"""
"""A battle with both dice on the table, and a power that turns it, waiting to be answered."""

ATTACKED = """collector, armies powers, 3 characters, 3 powers, odds
seat 1 before, first 1, turn 12, marks met
0 stronghold 006; field d1 006, c4 032, d4 018; fallen 017; powers 068 070 072; stones 2
1 stronghold 004; field d9 004, c5 023, e8 049; fallen 063; powers 064 066 074
asked before 0 passes 0
battle c5 c4 - -
mover c5"""
"""A computer attacks, and the person who is attacked can use powers."""

QUIET = """collector, armies powers, 3 characters, 3 powers, odds
seat 0 move, first 1, turn 9
0 stronghold 006; field d1 006, c2 032, e2 018; fallen 017; powers 064 066 072; stones 2
1 stronghold 004; field d9 004, c8 043; fallen 059 063; powers 065 067 070"""
"""Nobody is near anybody."""

ROUND = """collector, armies powers, 4 characters, 3 powers, odds
seat 0 move, first 0, turn 23, clock 1
0 stronghold 006; field c1 006, d4 032, e4 018, e5 065; fallen 017 031; powers 064 072; stones 2
1 stronghold 004; field l1 004, k3 023, j4 063; fallen 049 059; powers 066 068 070
2 stronghold 010; field l9 010, k7 043, j6 058, h5 075, h6 075, i5 075; fallen 050 051; powers 067 071; stones 1
3 stronghold 007; field c9 007, d6 042, d7 047, e8 065; fallen 054 055; powers 069 074"""
"""Four on the double Field, with walls and craters."""

TEAM = """collector, teams, armies powers, 2 characters, 0 powers, odds
seat 0 move, first 0, turn 31
0 stronghold 006; field c1 006, b8 032, e5 018; stones 2
1 stronghold 010; field c9 010, k3 043; fallen 049
2 stronghold 004; field l1 004, j7 023; fallen 063
3 stronghold 007; fallen 007 058 059"""
"""Two teams: one Stronghold is left to the other, and it can be attacked."""

FOUR = """beginner, armies powers, 2 characters, 3 powers, odds
seat 0 move, first 0, turn 9
0 stronghold 006; field c1 006, b2 032, c2 018
1 stronghold 004; field l1 004, k2 043, m2 031
2 stronghold 010; field l9 010, k8 058, l8 017
3 stronghold 007; field c9 007, b8 049, c8 059"""
"""Four in the Beginner's game, nobody near anybody."""
