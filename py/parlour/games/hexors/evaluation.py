"""What a position of Hexors is worth to a seat: its battles expected exactly, then what the others can attack.

How far it is looked ahead is a number, `sight`: 1 attacks where it should not, 2 sees who looks stronger, 3 the battles
of this turn, 4 what the others can attack then, 5 every move of the next seat, and what can be attacked after that;
6 looks whole turns ahead (`lookahead.py`).

What looks far is done in slices: each is what some seats can attack in one scene (`expect_attacks`), or less.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from parlour.core.game import Move, Seat
from parlour.core.slices import Sliced
from parlour.games.hexors import battle, play, turn
from parlour.games.hexors.board import (
    ATTACK,
    ATTACKER,
    BEFORE,
    CONTACT,
    DEFEND,
    DEFENDER,
    END,
    FIGHT,
    MOVE,
    OVER,
    SELF_DESTRUCT,
    SETUP,
    START,
    Board,
)
from parlour.games.hexors.ending import TOLD_SIEGE
from parlour.games.hexors.field import ROWS, Space, hexes_at
from parlour.games.hexors.odds import odds_after
from parlour.games.hexors.scene import End, Scene, Unit, set_scene
from parlour.games.hexors.strength import chances, weigh
from parlour.games.hexors.windows import PASS
from parlour.kit import hexes

RUSHES, LOOKS, FIGHTS, REPLIES, PLANS, FORESEES = 1, 2, 3, 4, 5, 6
"""Sights: what looks stronger, this turn's battles, the others' attacks, all that the next seat may do, and so on."""

NEAR = 0.002
"""The worth of a Character's step nearer to an opposing tile."""

IMPATIENCE = 8
"""After so many turns without a defeated tile it is worth twice as much."""

PATIENCE, LARGE_PATIENCE, EAGER = 5, 16, 0.004
"""After so many of these turns, with two or with more players, a battle is worth this in itself for each turn more: so
games end long before the clock, though nobody gains by attacking first."""

URGENT = 0.05
"""What an attack is worth for each turn of a siege: who comes too late has not won. Who sees farther has time to
gather until it is told (R-HX-56); who just rushes does not count."""

IN_FIGHT = (CONTACT, FIGHT, BEFORE, ATTACK, ATTACKER, DEFEND, DEFENDER)


# What others can do


def expect_attacks(scene: Scene, seats: Sequence[Seat], side: int) -> float:
    """Return what a side has left once each of some seats has made the attack that is best for it, or none.

    A roster reckons with any order of battles already, so of two players the last one's attack alone is looked at.
    """
    totals: Sequence[float] = ()
    if scene.roster is not None:
        seats = seats[-1:]
    else:
        totals = scene.totals()
    for at, seat in enumerate(seats):
        hopes = scene.foresee(totals, (), ())
        chosen = _choose_attack(scene, seat, totals, hopes)
        if chosen is None:
            continue
        if at == len(seats) - 1:
            return sum(
                part * scene.foresee(totals, fallen, winners)[side] for part, fallen, winners in chosen
            )
        sums = [(part, scene.tally(totals, fallen, winners)) for part, fallen, winners in chosen]
        totals = [sum(part * left[each] for part, left in sums) for each in range(len(totals))]
    return scene.foresee(totals, (), ())[side]


def _choose_attack(
    scene: Scene, seat: Seat, totals: Sequence[float], hopes: Sequence[float]
) -> Sequence[End] | None:
    """Return how the attack may end that is best for a seat; None where it does better without any."""
    own = scene.side_of(seat)
    best, chosen = hopes[own], None
    # Many moves lead to the same battle, and most battles to the same ends as others.
    met: set[tuple[Space, ...]] = set()
    known: dict[tuple[tuple[Space, ...], tuple[int, ...]], float] = {}
    for start, end, foes in scene.list_turns(seat, contact=True):
        way = (start, scene.collects and scene.has_pod(end, own, start), *foes)
        if way in met:
            continue
        met.add(way)
        ends = scene.expect(start, scene.list_fights(start, end, foes))
        parts = []
        for part, fallen, winners in ends:
            left = known.get((fallen, winners))
            if left is None:
                left = known[fallen, winners] = scene.foresee(totals, fallen, winners)[own]
            parts.append(part * left)
        gained = sum(parts)
        if gained > best:
            best, chosen = gained, ends
    return chosen


def list_others(scene: Scene, active: Seat, seat: Seat) -> list[Seat]:
    """Return which opponents of a seat have their turns after the active seat and before it; if none, the seat."""
    side = scene.side_of(seat)
    found = []
    for each in scene.seats_after(active):
        if each == seat:
            break
        if scene.side_of(each) != side:
            found.append(each)
    return found or [seat]


_PLANNED: dict[object, float] = {}
"""What was reckoned of scenes lately: a search looks at the same ones again and again."""

MOST_PLANNED = 2000


def expect_plans(scene: Scene, active: Seat, seat: Seat) -> Sliced[float]:
    """Return what a seat has left after the best that the next seat can do, and the attacks that follow it."""
    others = list_others(scene, active, seat)
    if others == [seat]:
        return expect_attacks(scene, others, scene.side_of(seat))
    key = (scene.key(), active, seat)
    found = _PLANNED.get(key)
    if found is None:
        found = yield from _plan(scene, others, seat)
        if len(_PLANNED) >= MOST_PLANNED:
            _PLANNED.clear()
        _PLANNED[key] = found
    return found


def _plan(scene: Scene, others: Sequence[Seat], seat: Seat) -> Sliced[float]:
    mover, *rest = others
    side, theirs = scene.side_of(seat), scene.side_of(mover)
    following = [*rest, seat]
    best, value = -1.0, -1.0
    close = _list_close(scene, side) if scene.large else None
    for start, end, foes in scene.list_turns(mover):
        if close is not None and not foes and end not in close:
            continue  # on the large Field most moves concern others
        own = gained = 0.0
        fights = [foe for _, foe in scene.list_fights(start, end, foes)]
        for part, after in scene.moved(start, end).fight_out(end, fights):
            left = expect_attacks(after, following, side)
            yield
            own += part * left
            # With three or four it looks at the mover's own share, by what the battle leaves.
            gained += part * (after.hope(theirs) - (left if scene.large else 0.0))
        gained = gained if scene.large else -own
        if value < 0 or gained > best:
            best, value = gained, own
    return value if value >= 0 else expect_attacks(scene, following, side)


def _list_close(scene: Scene, side: int) -> set[Space]:
    """Return the spaces two steps away from the tiles of a side."""
    second = scene.field.second
    return {space for each, unit in scene.units.items() if unit.side == side for space in second[each]}


def expect_after(scene: Scene, active: Seat, seat: Seat, sight: int) -> Sliced[float]:
    """Return what a seat has left when the turn of the active seat is over, as far as one sees."""
    yield
    side = scene.side_of(seat)
    if scene.is_decided(side) or sight <= FIGHTS:
        return scene.hope(side)
    if sight == REPLIES:
        others = list_others(scene, active, seat)
        # Among three or four nobody is to be content with waiting: what one can attack next counts, too.
        return expect_attacks(scene, [*others, seat] if scene.large else others, side)
    return (yield from expect_plans(scene, active, seat))


def expect_ends(ends: Sequence[tuple[float, Scene]], active: Seat, seat: Seat, sight: int) -> Sliced[float]:
    """Return the same on the average of all ways that battles may end."""
    parts = []
    for part, after in ends:
        left = yield from expect_after(after, active, seat, sight)
        parts.append(part * left)
    return sum(parts)


# A position


def prepare_scene(board: Board) -> Sliced[Scene]:
    """Return a position as a scene with its chances reckoned already."""
    scene = set_scene(board)
    if scene.roster is not None:
        yield from scene.roster.prepare(scene.mask)
    return scene


def evaluate(board: Board, seat: Seat, sight: int) -> Sliced[float]:
    """Return which part of all that is left a seat may hope for, as far as one sees; about 0 to 1."""
    if board.stage in SETUP:
        return 0.5
    if board.waits or (board.stage == END and board.debris is not None):
        board = settle(board)
    if board.stage == OVER:
        return 0.5 if not board.winners else float(seat in board.winners)
    scene = yield from prepare_scene(board)
    side = board.side(seat)
    if board.stage in (START, MOVE):
        if board.active == seat and sight >= REPLIES:
            ranked = yield from rank(settle(board, to_move=True), seat, REPLIES)
            return ranked[0][0] if ranked else scene.hope(side)
        first = [board.active] if board.active != seat else []
        others = [each for each in list_others(scene, board.active, seat) if each != seat]
        return expect_attacks(scene, first + others if first else [seat], side)
    lean = find_lean(scene, board, seat)
    if board.stage not in IN_FIGHT:
        return lean + (yield from expect_after(scene, board.active, seat, sight))
    return lean + (yield from expect_ends(find_ends(board, scene), board.active, seat, sight))


def settle(board: Board, to_move: bool = False) -> Board:
    """Return the position after all that waits has taken effect, and nobody has answered."""
    after = board.copy()
    for _ in range(MOST_PASSES):
        debris = after.stage == END and after.debris is not None
        if not after.asked or not (after.waits or debris or (to_move and after.stage == START)):
            break
        (asked,) = play.waiting(after)
        play.apply(after, asked, PASS)
    return after


MOST_PASSES = 40


def find_ends(board: Board, scene: Scene) -> list[tuple[float, Scene]]:
    """Return how the battles of this turn may end, the one that is fought and those that are still to come."""
    fought = board.fights()
    if fought is None:
        foes = battle.list_touched(board)
        if not foes:
            return [(1.0, scene)]
        ordered = [foe for _, foe in scene.list_fights(board.attacker, board.attacker, foes)]
        return scene.fight_out(board.attacker, ordered)
    rest = [foe for foe in battle.list_touched(board) if foe != fought.defender]
    ordered = [foe for _, foe in scene.list_fights(fought.attacker, fought.attacker, rest)] if rest else []
    mutual = board.force_of(SELF_DESTRUCT) is not None
    return scene.fight_out(fought.attacker, [fought.defender, *ordered], find_chance(board), mutual)


def find_chance(board: Board) -> float:
    """Return how often the attacker wins the battle that is fought, as the rolls lie."""
    fought = board.fights()
    assert fought is not None
    far = fought.far > 0
    before = chances(board, fought.attacker, fought.defender, far)
    one, other = weigh(board, fought.attacker, fought.defender, far, fought.rolls)
    if not fought.rolls[0]:
        wins, of = before
    elif not fought.rolls[1]:
        wins, of = odds_after(one.total, board.tiles[other.tile].strikes, other.plus, before)
    elif one.total == other.total:
        wins, of = before
    else:
        return float(one.total > other.total)
    return wins / of


# Coming nearer


@lru_cache(None)
def find_distance(one: Space, other: Space) -> int:
    """Return how many steps lie between two spaces."""
    return hexes.distance(hexes_at(*divmod(one, ROWS)), hexes_at(*divmod(other, ROWS)))


def find_eagerness(board: Board, sight: int = PLANS) -> float:
    """Return what a battle is worth in itself, the longer nobody was defeated, or a Stronghold waits to be attacked."""
    waited = board.siege - (TOLD_SIEGE - 1 if sight > FIGHTS else 0)
    if waited > 0 and sight > RUSHES:
        return URGENT * waited
    return EAGER * max(0, board.clock - (LARGE_PATIENCE if board.is_large() else PATIENCE))


def find_lean(scene: Scene, board: Board, seat: Seat) -> float:
    """Return the worth of a seat's Characters being near their opponents, and fighting."""
    side = scene.side_of(seat)
    foes = [space for space, unit in scene.units.items() if unit.side != side]
    if not foes:
        return 0.0
    steps = sum(
        min(find_distance(space, foe) for foe in foes)
        for space, unit in scene.units.items()
        if unit.owner == seat and not unit.home
    )
    eager = find_eagerness(board) if board.stage in IN_FIGHT and board.active == seat else 0.0
    return eager - NEAR * (1 + board.clock / IMPATIENCE) * steps


# Moves


def rank(board: Board, seat: Seat, sight: int) -> Sliced[list[tuple[float, Move]]]:
    """Return the sentences of a seat's move step or choice of a battle with what they are worth, the best first."""
    scene = yield from prepare_scene(board)
    words = board.field.words
    if board.stage == FIGHT:
        fights = scene.list_fights(board.attacker, board.attacker, battle.list_touched(board))
        return [(0.0, f"{battle.FIGHT_WORD} {words[foe]}") for _, foe in fights]
    prey, paths, may_pass = turn.list_steps(board)
    found: list[tuple[float, Move]] = []
    if may_pass:
        value = yield from expect_after(scene, seat, seat, sight)
        found.append((value, PASS))
    home = board.homes[seat]
    for foe in prey:
        value = yield from expect_ends(scene.fight_out(home, [foe]), seat, seat, sight)
        found.append((value + find_eagerness(board, sight), f"{battle.FIGHT_WORD} {words[foe]}"))
    if not prey or board.is_large():
        found += yield from _rank_paths(board, scene, seat, paths, sight)
    # The first one listed comes first among equals.
    return sorted(found, key=lambda each: -round(each[0], 9))


def _rank_paths(
    board: Board, scene: Scene, seat: Seat, paths: Sequence[tuple[Space, ...]], sight: int
) -> Sliced[list[tuple[float, Move]]]:
    side = board.side(seat)
    words, contacts = board.field.words, scene.find_contacts(side)
    shortest: dict[tuple[Space, Space], tuple[Space, ...]] = {}
    for path in paths:
        way = path[0], path[-1]
        if way not in shortest or len(path) < len(shortest[way]):
            shortest[way] = path
    found = []
    for (start, end), path in shortest.items():
        foes = contacts.get(end, ())
        unit = scene.units[start]
        value = find_lure(board, scene, (start, end), bool(foes), sight)
        fights = scene.list_fights(start, end, foes)
        if sight == LOOKS and not scene.large:
            value += _look(scene, unit, foes)
        elif sight <= FIGHTS:
            totals = scene.totals()
            ends = scene.expect(start, fights)
            hope = sum(part * scene.foresee(totals, fallen, winners)[side] for part, fallen, winners in ends)
            value += hope if sight >= LOOKS else 1 - hope if foes else 0.0
        else:
            after = scene.moved(start, end).fight_out(end, [foe for _, foe in fights])
            value += yield from expect_ends(after, seat, seat, sight)
        yield
        found.append((value, " ".join([words[space] for space in path])))
    return found


def find_lure(board: Board, scene: Scene, way: tuple[Space, Space], meets: bool, sight: int) -> float:
    """Return what a move is worth besides its ends: coming nearer, and a battle in itself."""
    unit = scene.units[way[0]]
    value = find_eagerness(board, sight) if meets else 0.0
    foes = [space for space, other in scene.units.items() if other.side != unit.side]
    if foes and unit.owner == unit.control:
        near = NEAR * (1 + board.clock / IMPATIENCE)
        steps = [min(find_distance(space, foe) for foe in foes) for space in way]
        value += near * (steps[0] - steps[1])
    return value


def _look(scene: Scene, unit: Unit, foes: Sequence[Space]) -> float:
    """Return what an attack is worth to a player who reckons no chances."""
    if not foes:
        return 0.0
    others = [scene.units[foe] for foe in foes]
    return BOLD + LOOK * sum(unit.worth - other.worth for other in others)


LOOK, BOLD = 0.1, 0.08
"""The worth of attacking a tile that looks weaker by as much as an average one is, and of attacking at all."""
