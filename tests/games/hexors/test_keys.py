"""Keys of sheets of Hexors against the plain second referee, which adds up every roll of every battle."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction
from itertools import product

from keys import Told, open_keys

from games.hexors.oracle import Oracle
from games.hexors.oracle_scenes import play, shut
from games.hexors.oracle_table import Activation, Battle, Piece
from games.hexors.oracle_tiles import COLOURS

COUNTS = {"odds": 4, "half": 6, "order": 4}
MANY = {"odds": 150, "half": 157, "order": 130}

HEAD = re.compile(r"seat (\d) (move|fight|before|attacker), first (\d), turn 9(?:, marks met)?")
FORCE = re.compile(r"force (\d+) (\d{3}) of (\d) on (\w+)")
LYING = ("065", "069", "075")
"""Powers that lie on the Field: walls and craters, of which a position need not say that they are in force."""
WINDOWS = ("contact", "before", "defender", "attacker")


def read(text: str) -> Oracle:
    """Read a puzzle's position."""
    options, headline, *lines = text.splitlines()
    game = options.split(",")[0]
    head = HEAD.fullmatch(headline)
    assert head
    active, stage, _ = head.groups()
    spaces: dict[str, Piece] = {}
    lying: list[Activation] = []
    rows: list[dict[str, list[str]]] = []
    for line in (line for line in lines if line[0].isdigit()):
        clauses = [clause.partition(" ") for clause in line[2:].split("; ")]
        rows.append({title: words.split(" ") for title, _, words in clauses if title != "field"})
        field = next(words for title, _, words in clauses if title == "field")
        for each in field.split(", "):
            space, tile = each.split(" ")
            if tile in LYING:
                lying.append(Activation(100 + len(lying), tile, len(rows) - 1, (), (space,)))
            else:
                spaces[space] = Piece(len(rows) - 1, tile)
    start = Oracle.start(game=game, seats=len(rows))
    forces = [found for line in lines if (found := FORCE.fullmatch(line)) and found[2] not in LYING]
    oracle = replace(
        start,
        at={piece: space for space, piece in spaces.items()},
        hidden=tuple(tuple(row.get("powers", ())) for row in rows),
        used=tuple(tuple(row.get("used", ())) for row in rows),
        stones=tuple(int(row.get("stones", ["0"])[0]) for row in rows),
        in_force=(
            *lying,
            *(Activation(int(found[1]), found[2], int(found[3]), (spaces[found[4]],)) for found in forces),
        ),
        active=int(active),
        stage={"move": "step", "fight": "pick"}.get(stage, "window"),
        window=stage if stage in WINDOWS else "",
    )
    for line in lines:
        title, *words = line.split(" ")
        if title == "mover":
            touched = tuple(spaces[space] for space in words[2:])
            oracle = replace(oracle, mover=spaces[words[0]], touched=touched, contact=True)
        elif title == "battle":
            one, other, *rolls = words
            rolled = tuple(roll for roll in rolls if roll != "-")
            oracle = replace(oracle, battle=Battle(spaces[one], spaces[other], rolled), fought=True)
    return oracle


def chance_of(oracle: Oracle) -> Fraction:
    """Give how likely the attacker wins the battle that goes on, if nobody uses a power: a tie is rolled again."""
    battle = oracle.battle
    assert battle is not None
    gaps = []
    for rolls in product(COLOURS, repeat=2 - len(battle.rolls)):
        mine, theirs = oracle.strengths(battle._replace(rolls=(*battle.rolls, *rolls)))
        gaps.append(sum(mine) - sum(theirs))
    won, tied = sum(gap > 0 for gap in gaps), gaps.count(0)
    if not battle.rolls:
        return Fraction(won, len(gaps) - tied)
    again = chance_of(replace(oracle, battle=battle._replace(rolls=()))) if tied else 0
    return Fraction(won, len(gaps)) + Fraction(tied, len(gaps)) * again


def begin(oracle: Oracle, move: str) -> Oracle | None:
    """Give the battle that a sentence begins; None where it begins none."""
    after = shut(play(oracle, move), "contact")
    return after if after.battle is not None else None


def win(oracle: Oracle) -> Oracle:
    """Give the next battle, once the attacker has won this one."""
    for one, other in product(COLOURS, repeat=2):
        after = play(shut(oracle, *WINDOWS), f"roll {one}")
        after = shut(play(shut(after, *WINDOWS), f"roll {other}"), *WINDOWS)
        if after.battle and oracle.battle and after.battle.defender != oracle.battle.defender:
            return after
    raise AssertionError("nobody could win it")


def compare_odds(told: Told, oracle: Oracle) -> None:
    """Hold the attacks of a key to be all with the best chance, each of a tile on another once."""
    battles = {move: begin(oracle, move) for move in oracle.moves(told.puzzle.seat) or ()}
    ways = {
        move: (after.battle[:2], chance_of(after))
        for move, after in battles.items()
        if after and after.battle
    }
    best = max(chance for _, chance in ways.values())
    assert {ways[move] for (move,) in told.own} == {way for way in ways.values() if way[1] == best}
    assert len(told.own) == len({way for way in ways.values() if way[1] == best})


def compare_half(told: Told, oracle: Oracle) -> None:
    """Hold the word of a key to the chance of the one battle that there is, as the asked seat sees it."""
    seat = told.puzzle.seat
    begun = [oracle] if oracle.battle else [begin(oracle, move) for move in oracle.moves(seat) or ()]
    chances = set()
    for each in begun:
        if each and each.battle:
            chance = chance_of(each)
            chances.add(chance if each.controller(each.battle.attacker) == seat else 1 - chance)
    (chance,) = chances
    half = Fraction(1, 2)
    assert told.own == [("more" if chance > half else "less" if chance < half else "half",)]


def compare_order(told: Told, oracle: Oracle) -> None:
    """Hold the first battle of a key to be that after which the most tiles fall on the average."""
    felled = {}
    for move in oracle.moves(told.puzzle.seat) or ():
        first = play(oracle, move)
        felled[move] = chance_of(first) * (1 + chance_of(win(first)))
    most = max(felled.values())
    assert told.own == [(move,) for move, tiles in felled.items() if tiles == most]


COMPARE = {"odds": compare_odds, "half": compare_half, "order": compare_order}


def test_a_key_has_the_answers_of_the_second_referee_and_no_other(day: int, slow: bool) -> None:
    for told in open_keys("hexors", MANY if slow else COUNTS, day):
        COMPARE[told.puzzle.task](told, read(told.puzzle.position))
