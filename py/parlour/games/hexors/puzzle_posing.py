"""Makes the positions of puzzles: only what decides a battle lies on the Field, and nobody can change it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.games.hexors import windows
from parlour.games.hexors.board import (
    ATTACKER,
    BEFORE,
    CHARACTER,
    DEFENDER,
    DRAIN,
    ESCAPE,
    FIGHT,
    LAST_STAND,
    MOVE,
    NEW_TURN,
    NOWHERE,
    SPEED,
    STRENGTH,
    STRONGHOLD,
    TEAMWORK,
    TELEPATHY,
    Battle,
    Board,
    Choices,
    Force,
    Piece,
    homes_of,
)
from parlour.games.hexors.field import Space
from parlour.games.hexors.puzzle_contests import (
    NO_ROLLS,
    Attack,
    Contest,
    list_attacks,
    list_battles,
    list_orders,
    read_contest,
    touches_several,
)
from parlour.games.hexors.state import HexorsState
from parlour.games.hexors.strength import PLUS, has_pod
from parlour.games.hexors.tiles import (
    BUILT_IN,
    POWERS,
    STARTER_CHARACTERS,
    STARTER_STRONGHOLDS,
)

ONE, OTHER = 0, 1
LEAST_CHARACTERS, MOST_CHARACTERS = 2, 6
TURN = 9
"""Of every puzzle: nothing depends on it, and a battle may well have been fought before."""

MOST_BATTLES = 6
"""Battles to choose from, at most."""

SPENT = (LAST_STAND, 66, 67, 65, 68, 70)
"""Powers that a seat used long ago, where the other has more; the cheapest first."""

POOL = (*STARTER_CHARACTERS, *(each for each in BUILT_IN if BUILT_IN[each].kind == CHARACTER))
"""Characters that fell long ago, in the order in which they are taken."""


# A position as it stood, without what makes no difference


def leave_out_bystanders(board: HexorsState, seat: Seat) -> HexorsState | None:
    """Return a move step of two players with the attacks alone that begin one battle; None where there is none left.

    Nobody holds powers, so that what is reckoned stays so; those in force on tiles and as walls stay.
    """
    if (
        board.choices.tiles
        or board.stage != MOVE
        or board.is_large()
        or board.is_bare(seat)
        or board.force_of(TELEPATHY)
    ):
        return None
    alone = _disarm(board)
    _part_foes(alone, seat)
    _thin_out(alone, seat)
    alone = _strip(alone, lambda each: _tell_battles(each, seat))
    return alone if _tell_battles(alone, seat) and _finish(alone) else None


def leave_out_idle(board: HexorsState) -> HexorsState | None:
    """Return where two tiles were touched, with them and what makes a difference to the battles alone, or None."""
    if board.choices.tiles or board.stage != FIGHT or board.is_large() or board.force_of(TELEPATHY):
        return None
    alone = _strip(_disarm(board), list_orders)
    return alone if list_orders(alone) and _finish(alone) else None


def _disarm(board: HexorsState) -> HexorsState:
    """Return a position in which nobody holds powers, and Speed, which moves no more, is not in force."""
    alone = board.copy()
    alone.forces = tuple(force for force in alone.forces if force.power != SPEED)
    alone.hands = [()] * alone.seats
    return alone


def _strip(alone: HexorsState, tell: Callable[[HexorsState], object]) -> HexorsState:
    """Return a position without everything but Strongholds that makes no difference to what is told of it."""
    kept = tell(alone)
    for space in sorted(alone.pieces):
        if alone.pieces[space].kind != STRONGHOLD:
            without = _without(alone, space)
            if tell(without) == kept:
                alone = without
    return alone


def _tell_battles(board: Board, seat: Seat) -> set[object]:
    """Return the battles that a seat can begin, none where a move begins two."""
    attacks = list(list_attacks(board, seat))
    if touches_several(attacks):
        return set()
    return {(attack.start, attack.foe, attack.contest) for attack in attacks}


def _without(board: HexorsState, space: Space) -> HexorsState:
    """Return a position without what lies on a space."""
    after = board.copy()
    del after.pieces[space]
    after.forces = tuple(
        force._replace(spaces=left)
        for force in after.forces
        if (left := tuple(each for each in force.spaces if each != space)) or not force.spaces
    )
    return after


def _part_foes(board: HexorsState, seat: Seat) -> None:
    """Leave out enemies until no move touches two: it would begin two battles."""
    while touches_several(attacks := list(list_attacks(board, seat))):
        moves = Counter(attack.move for attack in attacks)
        crowded = Counter(
            attack.foe
            for attack in attacks
            if moves[attack.move] > 1 and board.pieces[attack.foe].kind == CHARACTER
        )
        foe = min(crowded, key=lambda space: (-crowded[space], space))
        _take(board, foe)


def _thin_out(board: HexorsState, seat: Seat) -> None:
    """Leave out the Characters of most battles until there are few enough of them."""
    while len(battles := list_battles(list(list_attacks(board, seat)))) > MOST_BATTLES:
        count = Counter(attack.start for attack in battles)
        count += Counter(attack.foe for attack in battles if board.pieces[attack.foe].kind == CHARACTER)
        _take(board, min(count, key=lambda space: (-count[space], space)))


def _take(board: HexorsState, space: Space) -> None:
    after = _without(board, space)
    board.pieces, board.forces = after.pieces, after.forces


# With one more power


def lay_power(board: HexorsState, seat: Seat, spaces: Sequence[Space], rng: Rng) -> HexorsState | None:
    """Return a position of the Collector's game in which a seat has used a power on one of some tiles, or None.

    Half of the positions stay without: they are as they were. Few players hold other powers than those that win most.
    """
    if not board.choices.collects or rng.below(2):
        return None
    used = [
        Force(board.count_activations() + 1, power, seat, (space,))
        for power in (LAST_STAND, DRAIN, TEAMWORK, STRENGTH)
        for space in spaces
        if _may_lie(board, seat, power, space)
    ]
    if not used:
        return None
    after = board.copy()
    after.forces = (*after.forces, rng.choice(used))
    return after


def _may_lie(board: Board, seat: Seat, power: int, space: Space) -> bool:
    """Tell whether a seat may use a power on a tile of its own, or Life Drain on an enemy's."""
    piece = board.pieces[space]
    if power == STRENGTH and seat != board.active:
        return False
    if power == LAST_STAND:
        return board.remaining(seat) == [space]
    return board.opposes(seat, piece) if power == DRAIN else piece.control == seat


# A battle on a Field of its own

PLACES: Mapping[tuple[str, str], tuple[str, str]] = {
    (CHARACTER, CHARACTER): ("d5", "d6"),
    (CHARACTER, STRONGHOLD): ("d8", "d9"),
    (STRONGHOLD, CHARACTER): ("d1", "d2"),
}
"""Where the two tiles stand that fight, by their kinds, that of seat 0 first."""

FRIENDS = {"d5": "c4", "d6": "e7", "d8": "d7", "d2": "d3"}
"""Where a friend of each makes a pod with it, and touches nothing else that is hostile to it."""

STEPS_APART = {CHARACTER: ("d4", "d6"), STRONGHOLD: ("d7", "d9")}
"""Where a Character stands before it attacks, and what it attacks: two steps apart, by the latter's kind."""


def show_attack(board: Board, attack: Attack) -> HexorsState | None:
    """Return the position of a Beginner's game in which an attack is the only one there can be."""
    attacker, foe = board.pieces[attack.start], board.pieces[attack.foe]
    alone = _open_field(board, (attacker.control, foe.control))
    if foe.kind == STRONGHOLD:
        if foe.tile not in STARTER_STRONGHOLDS:
            return None
        alone.strongholds.sort(key=lambda number: number == foe.tile)
    places = [alone.field.number[each] for each in STEPS_APART[foe.kind]]
    _stand_strongholds(alone)
    for seat, (space, piece) in enumerate(zip(places, (attacker, foe), strict=True)):
        alone.pieces[space] = Piece(piece.tile, seat, seat, piece.kind)
    alone.stage = MOVE
    return alone if _finish(alone) else None


def show_battle(board: Board, seat: Seat) -> HexorsState | None:
    """Return the battle that is fought, of which one tile is a seat's, with its bonuses, its powers and its roll.

    The seat holds Escape and a Stone for it, so that it is asked before the next roll. Once both have rolled, it is
    shown as it stands after a tie. None where the battle cannot be shown so that its chance is the same.
    """
    if board.stage == DEFENDER:
        board = _take_back_rolls(board)
    fought = board.fights()
    if fought is None or fought.far or board.stage not in (BEFORE, ATTACKER) or board.waits:
        return None
    spaces = fought.attacker, fought.defender
    if board.pieces[spaces[1]].control == seat:
        spaces = spaces[::-1]
    pieces = [board.pieces[space] for space in spaces]
    kinds = pieces[0].kind, pieces[1].kind
    if pieces[0].control != seat or kinds not in PLACES:
        return None
    alone = _open_field(board, (pieces[0].control, pieces[1].control))
    _stand_strongholds(alone, board, (pieces[0].control, pieces[1].control))
    places = [alone.field.number[each] for each in PLACES[kinds]]
    for each, (place, piece) in enumerate(zip(places, pieces, strict=True)):
        alone.pieces[place] = Piece(piece.tile, each, each, piece.kind)
    for each, (place, space, piece) in enumerate(zip(places, spaces, pieces, strict=True)):
        if piece.kind == CHARACTER and has_pod(board, space, piece.control):
            _stand_friend(alone, each, place, _list_friends(board, space))
    _lay_powers(alone, board, dict(zip(spaces, places, strict=True)))
    if any(force.power == LAST_STAND and len(alone.remaining(force.seat)) > 1 for force in alone.forces):
        return None  # nobody has two last Characters (§11.1)
    alone.hands[ONE] = (ESCAPE,)
    attacker = places[spaces.index(fought.attacker)]
    alone.active = ONE if spaces[0] == fought.attacker else OTHER
    alone.stage, alone.attacker, alone.marks = board.stage, attacker, NEW_TURN._replace(met=True)
    defender = next(place for place in places if place != attacker)
    alone.battle = Battle(attacker, defender, rolls=fought.rolls)
    if not _finish(alone):
        return None
    windows.open_window(alone)
    before = read_contest(board, fought.attacker, fought.defender, seat)
    return alone if _reckons(before) == _reckons(read_contest(alone, attacker, defender, ONE)) else None


def _take_back_rolls(board: Board) -> Board:
    """Return a battle in which both have rolled as it was before."""
    before = board.copy()
    before.stage = BEFORE
    if before.battle is not None:
        before.battle = before.battle._replace(rolls=NO_ROLLS)
    return before


def _reckons(contest: Contest) -> object:
    return contest.strikes, contest.own.plus, contest.other.plus


def _open_field(board: Board, seats: Sequence[Seat]) -> HexorsState:
    """Return an empty Field of two players with the Strongholds of two seats, on the first one's turn."""
    alone = HexorsState(Choices(game=board.choices.game), 2)
    alone.homes, alone.active = homes_of(alone.choices, alone.seats, ONE), ONE
    alone.strongholds = [board.strongholds[seat] for seat in seats]
    if not board.choices.collects:
        # They only stand there, and a Beginner's game of two has none but these (§3.2).
        alone.strongholds = list(STARTER_STRONGHOLDS)
    return alone


def _stand_strongholds(alone: HexorsState, board: Board | None = None, seats: Sequence[Seat] = ()) -> None:
    for each, home in enumerate(alone.homes):
        if board is None or board.has_stronghold(seats[each]):
            alone.pieces[home] = Piece(alone.strongholds[each], each, each, STRONGHOLD)


def _list_friends(board: Board, space: Space) -> list[int]:
    """Return the Characters that make a pod with a tile."""
    control = board.pieces[space].control
    near = [board.pieces[each] for each in board.field.neighbours[space] if each in board.pieces]
    return [piece.tile for piece in near if piece.kind == CHARACTER and board.befriends(control, piece)]


def _stand_friend(alone: HexorsState, seat: Seat, place: Space, friends: Sequence[int]) -> None:
    """Put a friend beside a tile; any Character, where a Stronghold or a wall made the pod."""
    lying = {piece.tile for piece in alone.pieces.values()}
    number = next(each for each in (*friends, *POOL) if each not in lying)
    space = alone.field.number[FRIENDS[alone.field.words[place]]]
    alone.pieces[space] = Piece(number, seat, seat, CHARACTER)


def _lay_powers(alone: HexorsState, board: Board, places: Mapping[Space, Space]) -> None:
    """Lay the powers that change one of two tiles where these are now."""
    for force in board.forces:
        if force.power in PLUS and force.spaces[0] in places:
            own = board.side(force.seat) == board.side(board.pieces[next(iter(places))].control)
            seat = ONE if own else OTHER
            alone.forces = (*alone.forces, Force(0, force.power, seat, (places[force.spaces[0]],)))


# What must lie beside the Field so that a position is sound


def _finish(alone: HexorsState) -> bool:
    """Fill in what was used and what fell before, in a fixed order; tell whether that many can have fallen."""
    alone.stones = [sum(POWERS[power].cost for power in hand) for hand in alone.hands]
    alone.used = [
        tuple(force.power for force in alone.forces if force.seat == seat) for seat in range(alone.seats)
    ]
    known = [len(alone.hands[seat]) + len(alone.used[seat]) for seat in range(alone.seats)]
    for seat in range(alone.seats):
        free = [power for power in SPENT if power not in (*alone.used[seat], *alone.hands[seat])]
        alone.used[seat] += tuple(free[: max(known) - known[seat]])
    alone.forces = tuple(force._replace(number=number) for number, force in enumerate(alone.forces, start=1))
    owed = sum(alone.stones) + sum(POWERS[power].cost for used in alone.used for power in used)
    standing = [
        [piece.tile for piece in alone.pieces.values() if piece.owner == seat and piece.kind == CHARACTER]
        for seat in range(alone.seats)
    ]
    gone = [() if alone.has_stronghold(seat) else (alone.strongholds[seat],) for seat in range(alone.seats)]
    fell = sum(map(len, gone)) - sum(map(len, standing))
    characters = max(LEAST_CHARACTERS, *map(len, standing), (owed - fell + 1) // 2)
    spare = [number for number in dict.fromkeys(POOL) if not any(number in each for each in standing)]
    for seat in range(alone.seats):
        missing = max(0, characters - len(standing[seat]))
        alone.fallen[seat] = (*spare[:missing], *gone[seat])
        spare = spare[missing:]
    powers = max(known) if alone.choices.collects else Choices().powers
    alone.choices = Choices(alone.choices.game, characters=characters, powers=powers, odds=False)
    alone.armies, alone.chosen = [()] * alone.seats, [None] * alone.seats
    alone.turn, alone.clock, alone.siege, alone.first = TURN, 0, 0, ONE
    alone.last, alone.asked, alone.debris = None, (), None
    if alone.stage == MOVE:
        alone.marks, alone.attacker, alone.touched = NEW_TURN, NOWHERE, ()
    elif alone.stage == FIGHT:
        alone.marks = NEW_TURN._replace(met=True)
    return characters <= MOST_CHARACTERS
