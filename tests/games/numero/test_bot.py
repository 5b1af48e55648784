"""Numero's computers: each level sees what it is meant to, nobody needs to see hidden cards, and planning pays."""

from __future__ import annotations

import pytest

from games.numero.scenes import PACKS
from parlour.bots.bot import think
from parlour.core.game import Level
from parlour.core.rng import Rng
from parlour.core.slices import finish
from parlour.core.table import Sitter, Table
from parlour.games.numero import NUMERO
from parlour.games.numero.bot import is_impossible
from parlour.games.numero.state import NumeroState

GREEDY = Level("greedy", sight=4)
"""Whoever always takes the best take that the solver finds."""

GAMES = 40
"""Of them the better one wins more than half, in all but one of a thousand times that are as one-sided as measured."""


def read(text: str) -> NumeroState:
    """Return the position of a picture."""
    state = NUMERO.from_text(text)
    assert isinstance(state, NumeroState)
    assert state.audit() == []
    return state


TABLE = """full pack, goal cards
seat 0 plays, dealer 1
centre o10; b5; r3
loose
0 hand g9 g10 r8 -2 -4
1 hand g1 g2 g3 g4 g6"""


@pytest.mark.parametrize(
    ("sight", "move"),
    [
        (1, "take g10 : o10"),
        (2, "-4 on o10 ; take g9 : o10 r3"),
        (3, "-4 on o10 ; -2 on o10 ; take g9 : o10 b5"),
    ],
)
def test_a_weak_level_overlooks_what_takes_more(sight: int, move: str) -> None:
    assert read(TABLE).sees(0, sight) == [move]


def test_the_fourth_level_sees_several_takes() -> None:
    text = TABLE.replace("-2 -4", "-2 r12").replace("r3", "r3; o12; o8")
    (move,) = read(text).sees(0, 4) or []
    assert move == "-2 on o10 ; take r8 : o10 , b5 r3 , o8"
    (fewer,) = read(text).sees(0, 3) or []
    state = read(text)
    (took,) = [event for event in state.apply(0, fewer) if event.kind == "took"]
    assert took.data["takes"] == 1
    assert took.data["count"] < 6


def test_in_a_last_turn_who_can_take_nothing_passes_and_the_game_is_as_it_ends() -> None:
    # Nobody can take any more, and the last take was the first seat's: the centre is his.
    rows = """ten pack, goal cards
    seat 1 plays, dealer 1, taker 0, last 1
    centre o10
    loose
    deck
    0 hand; won {}
    1 hand r9; won {}"""
    cards = [f"{colour}{number}" for colour in "gobr" for number in range(1, 11)]
    rest = [card for card in cards if card not in ("o10", "r9")]
    for won, leads in ((18, False), (20, True)):
        state = read(rows.format(" ".join(rest[:won]), " ".join(rest[won:])))
        # 19 and 19, or 21 and 17; without what lies in the centre and in the hand 18 and 20, or 20 and 18.
        worth = state.worth(0)
        state.apply(1, "pass")
        assert state.worth(0) == worth
        assert (worth > 0.9) == leads


def test_what_a_level_says_depends_on_nothing_hidden() -> None:
    state = read(TABLE)
    for level in NUMERO.levels:
        said = set()
        for seed in range(3):
            other = NUMERO.from_view(state.view(0), Rng(f"deal {seed}"))
            said.add(finish(think(NUMERO, other.view(0), 0, level, Rng("same"))))
        assert len(said) == 1


def test_a_certain_challenge_is_made_and_another_is_not() -> None:
    rows = """full pack, goal points, challenges
    seat 0 plays, dealer 1
    centre o10 b3 = 13 +
    loose
    0 hand g1 g2 g4 g5 g6
    1 hand g13 {} o2 o3 o4; won b13 r13
    claim 0 not held, turns 0 0: o10 b3 = 13 + from o10 put b3
    asked challenge 1 passes 0 about 0"""
    for card, move in (("o13", "challenge"), ("o12", "pass")):
        state = read(rows.format(card))
        assert is_impossible(state, 1, state.claims[0]) == (move == "challenge")
        view = state.view(1)
        assert finish(think(NUMERO, view, 1, NUMERO.levels[4], Rng(1))) == move


def test_a_builder_without_so_many_cards_cannot_hold_all_answers() -> None:
    """With the deck used up, what is unseen lies in two hands: one card is no answer to an 8 and to a 7."""
    rows = """full pack, goal points, challenges
    seat 0 plays, dealer 2
    centre o10 -2 = 8 -; b3 b4 = 7 +
    loose
    0 hand {}
    1 hand g13 o13 o2 o3 o4; won {}
    2 hand {}
    claim 0 not held, turns 0 0 0: o10 -2 = 8 - from o10 put -2; b3 b4 = 7 + from b3 put b4
    asked challenge 1 2 passes 0 about 0"""
    for held, other, sure in (("g7", "o8 b8", True), ("g7 o8", "b8", False)):
        known = f"{held} {other} g13 o13 o2 o3 o4 o10 -2 b3 b4".split()
        won = " ".join(card for card in PACKS["full"] if card not in known)
        state = read(rows.format(held, won, other))
        assert is_impossible(state, 1, state.claims[0]) is sure, held


def play(preset: str, number: int, strong: Level, weak: Level) -> float:
    """Return 1 where the strong one wins a game, 0.5 where it is shared; they take turns at beginning."""
    sitters = (Sitter(), Sitter())
    table = Table(NUMERO, dict(NUMERO.presets[preset].options), sitters, f"{preset} {number // 2}")
    table.settle()
    mine = number % 2
    while table.waiting():
        (seat,) = table.waiting()
        level = strong if seat == mine else weak
        rng = Rng(f"{number} {len(table.journal)}")
        assert isinstance(
            table.play(seat, finish(think(NUMERO, table.state.view(seat), seat, level, rng))), list
        )
    outcome = table.outcome()
    assert outcome is not None
    return (mine in outcome.winners) / len(outcome.winners)


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize("preset", ["numbers", "wild", "points"])
def test_planning_beats_the_greedy_best_turn(preset: str) -> None:
    won = sum(play(preset, number, NUMERO.levels[4], GREEDY) for number in range(GAMES))
    assert won > GAMES / 2
