"""What is wrong with a position of Hexors: for tests, and for positions that somebody may have made up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise

from parlour.core.game import Seat
from parlour.games.hexors import battle, ending, setup, windows
from parlour.games.hexors.board import (
    ANSWER,
    ATTACK,
    ATTACKER,
    BARRIER,
    BEFORE,
    CHARACTER,
    CHOOSE,
    CONTACT,
    CRATER,
    DEAL,
    DEBRIS,
    DEFEND,
    DEFENDER,
    DETECTION,
    END,
    ESCAPE,
    FIGHT,
    FIGHTERS,
    IN_BATTLE,
    LAST_STAND,
    MOMENTS,
    MOVE,
    NEW_TURN,
    NOBODY,
    NOWHERE,
    ON_TILE,
    OVER,
    PLACE,
    SELF_DESTRUCT,
    SETUP,
    SPEED,
    START,
    STRONGHOLD,
    TAKE,
    TELEPATHY,
    TOSS,
    UNCOUNTED,
    WALL,
    WASTELAND,
    Activation,
    Battle,
    Board,
    Force,
    Side,
    are_alike,
    homes_of,
)
from parlour.games.hexors.powers import CRATERS, USES
from parlour.games.hexors.strength import PLUS
from parlour.games.hexors.tiles import COLOURS, POWERS, STARTER_STRONGHOLDS, find
from parlour.kit import frames

BATTLING = (BEFORE, ATTACK, ATTACKER, DEFEND, DEFENDER)
FOUGHT = (CONTACT, FIGHT, *BATTLING)

TOO_MANY_TURNS = 10_000
"""No game has as many (see `longest`)."""


def find_faults(board: Board) -> list[str]:
    """Return what is wrong, [] when the position is sound; the later checks rest on the earlier ones."""
    for chapter in _CHAPTERS:
        faults = [wrong for sound, wrong in chapter(board) if not sound]
        if faults:
            return faults
    return []


Checks = Iterable[tuple[bool, str]]


# Who is on turn, and when


def _check_stage(board: Board) -> Checks:
    seats = range(board.seats)
    begun = board.stage != TOSS
    yield bool(board.tiles), "there are no such tiles"
    yield (board.first in seats) == begun == (board.active in seats), "nobody can be first like that"
    yield begun or (board.first == board.active == NOBODY), "before the toss nobody is first"
    expected = homes_of(board.choices, board.seats, board.first) if begun else ()
    yield board.homes == expected, "the Strongholds cannot stand there"
    yield board.stage not in _stages_without(board), "the game has no such stage"
    early = board.stage in (TAKE, CHOOSE) or (board.stage == DEAL and setup.is_drafted(board))
    yield not early or board.active == board.first, "somebody else begins"
    yield (
        (board.turn == 0) == (board.stage in SETUP) and 0 <= board.turn < TOO_MANY_TURNS,
        "it cannot be that turn",
    )
    over = board.stage == OVER
    # It counts whole turns; the one of now is among them only where the clock has ended it.
    whole = max(0, board.turn - 1 + over)
    waits = board.besieged() != NOBODY  # then the clock ends nothing (R-HX-56)
    yield (
        0 <= board.clock <= (whole if waits else min(whole, ending.LONGEST_PEACE - 1 + over)),
        "the clock is wrong",
    )
    yield board.siege == UNCOUNTED or 0 <= board.siege <= _most_siege(board, whole), "the siege is wrong"


def _most_siege(board: Board, whole: int) -> int:
    """Return how many turns of a siege can have been counted: every second one, a lost turn after each but the last."""
    if board.is_large():
        return 0
    ended = board.stage == OVER and board.reason == ending.SIEGE
    comes = board.stage not in (OVER, *SETUP) and not board.is_bare(board.active)
    return min(ending.LONGEST_SIEGE - 1 + ended, (board.clock + (not comes)) // 2, whole)


def _stages_without(board: Board) -> list[str]:
    """Return the stages before the first turn that a game does not have."""
    drafted, everything = setup.is_drafted(board), setup.chooses_all(board.choices)
    without = [] if drafted else [TAKE]
    without += [DEAL] if everything else []
    return without + ([] if setup.count_chosen(board.choices) else [CHOOSE])


# What lies on the Field


def _check_pieces(board: Board) -> Checks:
    seats = range(board.seats)
    pieces = list(board.pieces.items())
    yield all(piece.owner in seats and piece.control in seats for _, piece in pieces), "a tile is nobody's"
    yield (
        all(piece.tile in board.tiles or piece.tile in (BARRIER, DEBRIS, WASTELAND) for _, piece in pieces),
        "a tile lies on the Field that cannot",
    )
    yield (
        all(piece.kind == CHARACTER or not piece.trapped for _, piece in pieces),
        "only Characters can be trapped",
    )
    yield (
        all(piece.boost >= 0 and (piece.boost == 0 or piece.kind in FIGHTERS) for _, piece in pieces),
        "Stones lie where they cannot",
    )
    boosted = any(piece.boost for _, piece in pieces)
    yield not boosted or (board.is_large() and board.choices.collects), "nobody spends Stones like that"
    yield all(piece.boost <= _count_fallen(board) for _, piece in pieces), "there are not so many Stones"
    yield (
        all(_is_shut_in(board, space) for space, piece in pieces if piece.trapped),
        "a Character is trapped without an opponent's crater",
    )
    yield board.stage not in SETUP[:4] or not pieces, "the Field is still empty"


def _count_fallen(board: Board) -> int:
    return sum(map(len, board.fallen))


def _is_shut_in(board: Board, space: int) -> bool:
    piece = board.pieces[space]
    near = [board.pieces[each] for each in board.field.neighbours[space] if each in board.pieces]
    return any(other.kind == CRATER and board.side(other.owner) != board.side(piece.owner) for other in near)


def _check_armies(board: Board) -> Checks:
    for seat in range(board.seats):
        yield _is_stronghold_sound(board, seat), f"the Stronghold of seat {seat} is wrong"
        yield _are_characters_sound(board, seat), f"the Characters of seat {seat} are wrong"
    dealt = not setup.chooses_all(board.choices)
    characters = [number for seat in range(board.seats) for number in _list_characters(board, seat)]
    strongholds = [number for number in board.strongholds if number]
    yield not dealt or len(set(strongholds)) == len(strongholds), "a Stronghold is there twice"
    yield not dealt or len(set(characters)) == len(characters), "a Character is there twice"
    yield not setup.is_drafted(board) or set(strongholds) <= set(STARTER_STRONGHOLDS), "no such Stronghold"
    yield not dealt or set(characters) <= set(setup.dealt_set(board)), "nobody can be dealt such a Character"


def _has_army(board: Board, seat: Seat) -> bool:
    """Tell whether a seat has its tiles by now."""
    if board.stage == CHOOSE:
        return not setup.chooses_all(board.choices)
    if board.stage == DEAL and not setup.is_drafted(board):
        return _is_before(board, seat)
    return board.stage not in SETUP[:4]


def _is_before(board: Board, seat: Seat) -> bool:
    """Tell whether a seat comes before the active one in the order that begins with the first."""
    order = board.in_turn(board.first)
    return order.index(seat) < order.index(board.active)


def _is_stronghold_sound(board: Board, seat: Seat) -> bool:
    number = board.strongholds[seat]
    known = _has_army(board, seat) or (board.stage == DEAL and setup.is_drafted(board))
    if not known:
        return number == 0
    if number not in board.tiles or board.tiles[number].kind != STRONGHOLD:
        return False
    standing = [(space, piece) for space, piece in board.pieces.items() if _is_home_of(board, seat, space)]
    fallen = [
        each for each in board.fallen[seat] if each in board.tiles and board.tiles[each].kind == STRONGHOLD
    ]
    if board.stage in SETUP[:4]:
        return not fallen
    if not standing:
        return fallen == [number]
    return [(space, piece.tile) for space, piece in standing] == [(board.homes[seat], number)] and not fallen


def _is_home_of(board: Board, seat: Seat, space: int) -> bool:
    piece = board.pieces[space]
    return piece.kind == STRONGHOLD and piece.owner == seat and piece.control == seat


def _list_characters(board: Board, seat: Seat) -> list[int]:
    lying = [piece.tile for piece in board.pieces.values() if piece.owner == seat and piece.kind == CHARACTER]
    fallen = [number for number in board.fallen[seat] if number != board.strongholds[seat]]
    return [*board.armies[seat], *lying, *fallen]


def _are_characters_sound(board: Board, seat: Seat) -> bool:
    characters, army = _list_characters(board, seat), board.armies[seat]
    if any(number not in board.tiles or board.tiles[number].kind != CHARACTER for number in characters):
        return False
    strongholds = [
        piece for piece in board.pieces.values() if piece.kind == STRONGHOLD and piece.owner == seat
    ]
    expected = board.choices.characters if _has_army(board, seat) else 0
    if len(strongholds) > 1 or len(characters) != expected or are_alike(characters):
        return False
    if list(army) != sorted(army):
        return False
    if board.stage in SETUP[:4]:
        return len(army) == expected
    placed = board.stage != PLACE or _is_before(board, seat)
    return len(army) == (0 if placed else expected)


# Powers


def _check_powers(board: Board) -> Checks:
    choices = board.choices
    if len(board.chosen) != board.seats:
        yield False, "somebody chose who is not there"
        return
    for seat in range(board.seats):
        yield _is_hand_sound(board, seat), f"seat {seat} cannot have such powers"
        chosen = board.chosen[seat]
        yield chosen is None or _is_choice(board, chosen), f"seat {seat} cannot have chosen that"
        yield board.stones[seat] >= 0, "Stones cannot be owed"
        yield board.stones[seat] == 0 or board.pool(seat) == seat, "a team's Stones lie together"
    yield board.stage != CHOOSE or None in board.chosen, "all have chosen, and nothing was opened"
    yield board.stage == CHOOSE or set(board.chosen) == {None}, "there is nothing to choose"
    spent = sum(POWERS[power].cost for used in board.used for power in used)
    yield sum(board.stones) + spent <= _count_fallen(board), "so many battles were not won"
    yield choices.collects or not any(board.stones), "there are no Stones"


def _is_choice(board: Board, chosen: tuple[int, ...]) -> bool:
    words = [setup.TAKE_WORD, *(f"{number:03}" for number in chosen)]
    return board.stage == CHOOSE and setup.why_not_take(board, words) is None


def _is_hand_sound(board: Board, seat: Seat) -> bool:
    choices, hand, used = board.choices, board.hands[seat], board.used[seat]
    both = [*hand, *used]
    if any(power not in POWERS for power in both) or list(hand) != sorted(hand) or are_alike(both):
        return False
    if setup.deals_powers(choices) and len(set(both)) < len(both):
        return False
    if not choices.collects or (board.stage in SETUP[:4] and not setup.deals_powers(choices)):
        return not both
    if board.stage in SETUP[:4]:
        return len(hand) == (choices.powers if _has_army(board, seat) else 0) and not used
    if board.plays(seat):
        return len(both) == choices.powers and (board.stage != PLACE or not used)
    return not hand and len(used) <= choices.powers


def _check_forces(board: Board) -> Checks:
    numbers = [force.number for force in board.forces] + [each.number for each in board.waits]
    yield len(set(numbers)) == len(numbers), "a power was activated twice"
    yield all(1 <= number <= board.count_activations() for number in numbers), "so many powers were not used"
    lasting = [(force.seat, force.power) for force in board.forces]
    lasting += [(each.seat, each.power) for each in board.waits]
    yield (
        all(
            seat in range(board.seats) and lasting.count((seat, power)) <= board.used[seat].count(power)
            for seat, power in lasting
        ),
        "a power is in force that nobody used",
    )
    yield all(_is_force_sound(board, force) for force in board.forces), "a power cannot be in force like that"
    yield len([force for force in board.forces if force.power == SPEED]) < 2, "Speed is in force twice"
    walls = [space for force in board.forces if force.power not in ON_TILE for space in force.spaces]
    lying = [space for space, piece in board.pieces.items() if piece.kind in (WALL, CRATER)]
    yield sorted(walls) == sorted(lying), "a wall or a crater is nobody's power"
    yield all(_is_control_sound(board, space) for space in board.pieces), "somebody else controls that tile"


def _is_force_sound(board: Board, force: Force) -> bool:
    lying = [board.pieces.get(space) for space in force.spaces]
    pieces = [piece for piece in lying if piece is not None]
    if len(pieces) < len(lying):
        return False
    if force.power in (BARRIER, DEBRIS, WASTELAND):
        whole = range(1, CRATERS + 1) if force.power == WASTELAND else (1,)
        rising = all(one < other for one, other in pairwise(force.spaces))
        own = all((piece.tile, piece.owner) == (force.power, force.seat) for piece in pieces)
        return len(pieces) in whole and rising and own
    if force.power == SPEED:
        return not pieces and force.seat == board.active
    if force.power in (ESCAPE, DETECTION) or len(pieces) != 1 or pieces[0].kind not in FIGHTERS:
        return False
    if force.power == SELF_DESTRUCT:
        fought = board.fights()
        if board.stage == OVER:
            return True
        return fought is not None and fought.destructed and force.spaces == (fought.attacker,)
    if force.power == LAST_STAND:
        return pieces[0].owner == force.seat and pieces[0].kind == CHARACTER
    return force.power != TELEPATHY or pieces[0].kind == CHARACTER


def _is_control_sound(board: Board, space: int) -> bool:
    before = board.pieces[space]
    controls = [force.seat for force in board.forces if force.power == TELEPATHY and force.spaces == (space,)]
    return before.control == (controls[-1] if controls else before.owner)


# A turn


def _check_turn(board: Board) -> Checks:
    marks, stage = board.marks, board.stage
    yield stage in SETUP or stage == OVER or board.plays(board.active), "whose turn it is has lost"
    yield stage not in SETUP or marks == NEW_TURN, "nothing has happened yet"
    yield not marks.bare or not board.is_large(), "only with two a turn can be lost"
    yield not marks.bare or stage in (MOVE, *BATTLING, OVER), "a lost turn has no such moment"
    yield not (marks.bare and stage == MOVE) or board.is_bare(board.active), "this turn is not lost"
    yield stage not in (START, MOVE) or not (marks.met or marks.felled), "nobody has moved yet"
    yield stage != MOVE or not marks.instead, "an attack from afar took the place of the move"
    yield stage not in FOUGHT or marks.met, "nobody was touched"
    yield not marks.felled or (marks.met and _count_fallen(board) > 0), "no tile has fallen"
    yield not marks.instead or marks.thrown, "nothing was thrown"
    thrown = board.active in range(board.seats) and DEBRIS in board.used[board.active]
    yield not marks.thrown or thrown, "Flying Debris was not used"
    yield stage in MOMENTS or not (board.asked or board.waits), "nobody is asked now"
    yield _is_attack_sound(board), "nobody can have touched that"
    yield _is_battle_sound(board), "nobody can fight like that"
    yield board.debris is None or _is_throw_sound(board), "nobody can attack from afar like that"
    yield stage != FIGHT or len(battle.list_touched(board)) > 1, "there is nobody to choose from"
    yield board.last is None or _is_sheet_sound(board), "no battle can have ended like that"
    yield all(_is_wait_sound(board, each) for each in board.waits), "such a power cannot be waiting"
    yield (
        all(one.number < other.number for one, other in pairwise(board.waits)),
        "powers wait in another order",
    )


def _is_attack_sound(board: Board) -> bool:
    touched = board.touched
    if board.attacker == NOWHERE:
        return not touched and board.stage not in (CONTACT, FIGHT)
    piece = board.pieces.get(board.attacker)
    if piece is None or piece.kind != CHARACTER or board.stage not in FOUGHT:
        return False
    rising = all(one < other for one, other in pairwise(touched))
    lying = all(space in board.pieces and board.pieces[space].kind in FIGHTERS for space in touched)
    return rising and lying and (board.stage != CONTACT or bool(touched)) and board.attacker not in touched


_ROLLED = {BEFORE: (0,), ATTACK: (0,), ATTACKER: (1,), DEFEND: (1,), DEFENDER: (2,)}


def _is_battle_sound(board: Board) -> bool:
    fought = board.battle
    if fought is None:
        return board.stage not in BATTLING
    rolled = [roll for roll in fought.rolls if roll]
    rolls = list(fought.rolls) == [*rolled, "", ""][:2] and set(rolled) <= set(COLOURS)
    if board.stage not in BATTLING or len(rolled) not in _ROLLED[board.stage] or not rolls:
        return False
    if fought.again and board.stage in (BEFORE, ATTACKER):
        return False
    if fought.destructed and not any(SELF_DESTRUCT in used for used in board.used):
        return False
    if fought.far and not board.marks.thrown:
        return False
    if fought.void:
        return bool(board.waits)
    return (
        battle.is_sound(board, fought.attacker, fought.defender)
        and fought.defender not in board.touched
        and _is_manner_sound(board, fought)
    )


def _is_manner_sound(board: Board, fought: Battle) -> bool:
    """Tell whether a battle is one of the three kinds: of touch, from afar, or a Stronghold's attack."""
    kinds = [board.pieces[space].kind for space in (fought.attacker, fought.defender)]
    if fought.far:
        sources = [force.power for force in board.forces if force.number == fought.far]
        far = fought.defender in board.field.second[fought.attacker]
        return sources == [DEBRIS] and far and kinds[0] == CHARACTER and board.attacker == NOWHERE
    if kinds[0] == CHARACTER:
        touches = fought.defender in board.field.neighbours[fought.attacker]
        return board.attacker == fought.attacker and touches and not board.marks.bare
    return board.attacker == NOWHERE and (board.is_large() or kinds[1] == STRONGHOLD)


def _is_throw_sound(board: Board) -> bool:
    throw = board.debris
    assert throw is not None
    pieces = [board.pieces.get(space) for space in (throw.attacker, throw.target)]
    if board.stage not in (START, END) or any(
        piece is None or piece.kind not in FIGHTERS for piece in pieces
    ):
        return False
    far = throw.target in board.field.second[throw.attacker]
    sources = [(force.power, force.seat) for force in board.forces if force.number == throw.number]
    instead = board.marks.instead == (board.stage == START)
    return far and sources == [(DEBRIS, board.active)] and board.marks.thrown and instead


def _is_sheet_sound(board: Board) -> bool:
    sheet = board.last
    assert sheet is not None
    if board.stage in SETUP or not set(sheet.rolls) <= set(COLOURS):
        return False
    return all(_is_side_sound(board, side, roll) for side, roll in zip(sheet.sides, sheet.rolls, strict=True))


def _is_side_sound(board: Board, side: Side, roll: str) -> bool:
    if side.tile not in board.tiles or side.owner not in range(board.seats):
        return False
    powers = all(PLUS.get(power) == plus for power, plus in side.powers)
    bonus = 0 <= side.colour < 100 and 0 <= side.defense < 100 and side.pod in (0, 1) and side.ally in (0, 1)
    plain = board.choices.collects or side.plus == 0
    return (
        board.tiles[side.tile].strike(roll) == side.strike and powers and bonus and plain and side.boost >= 0
    )


def _is_wait_sound(board: Board, each: Activation) -> bool:
    stage, own = board.stage, each.seat == board.active
    if len(each.targets) not in USES[each.power].targets or (each.power == DETECTION) != bool(each.said):
        return False
    if each.said:
        named = len(each.said) <= 2 and find(each.said[0]) in POWERS
        spaces = all(board.field.find(said) is not None for said in each.said[1:])
        return named and spaces and 1 <= each.targets[0] <= board.count_activations()
    if each.power == WASTELAND and any(one >= other for one, other in pairwise(each.targets)):
        return False
    if POWERS[each.power].kind == "ultimate" and not own:
        return False
    if each.power in (BARRIER, WASTELAND, DEBRIS) and stage not in (START, END):
        return False
    if each.power == DEBRIS and not board.marks.thrown:
        return False
    if each.power == SPEED:
        return own and stage == START
    if each.power in (ESCAPE, SELF_DESTRUCT):
        moments = (BEFORE,) if each.power == SELF_DESTRUCT else IN_BATTLE
        return board.battle is not None and stage in moments
    return each.power != TELEPATHY or own or stage == START


# Who is asked, and how it ended


def _check_asked(board: Board) -> Checks:
    if board.stage not in MOMENTS:
        return
    order = tuple(windows.list_asked(board))
    asked = board.asked
    kind = ANSWER if board.waits else board.stage
    yield len(asked) == 1 and asked[0].order == order and asked[0].kind == kind, "somebody else is asked"
    yield frames.audit(asked, (*MOMENTS, ANSWER), board.seats) == [], "nobody is asked like that"
    yield all(frame.about == () for frame in asked), "a window is about nothing"


def _check_end(board: Board) -> Checks:
    found = ending.find_end(board) if board.stage not in SETUP else None
    if board.stage != OVER:
        yield board.reason == "" and board.winners == (), "the game is not over"
        yield found is None, "the game is over"
    elif board.reason == ending.SIEGE:
        yield found is None and board.siege == ending.LONGEST_SIEGE, "the siege is not over"
        yield board.winners == (), "nobody wins a siege"
    elif board.reason == ending.CLOCK:
        yield found is None and board.clock == ending.LONGEST_PEACE, "the clock has not run out"
        yield board.winners == ending.count_out(board), "somebody else has won"
    else:
        yield found == (board.reason, board.winners), "the game did not end like that"


_CHAPTERS: tuple[Callable[[Board], Checks], ...] = (
    _check_stage,
    _check_pieces,
    _check_armies,
    _check_powers,
    _check_forces,
    _check_turn,
    _check_asked,
    _check_end,
)
