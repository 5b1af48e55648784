"""Battles: what fights what, the rolls, the comparison, and what falls (§5, §12.4; R-HX-15 … 19, 48, 54)."""

from __future__ import annotations

from parlour.core.game import Event, Move, Refusal, Seat
from parlour.core.rng import Rng
from parlour.games.hexors.board import (
    ATTACK,
    CHARACTER,
    ON_TILE,
    ROLLS,
    SELF_DESTRUCT,
    STRONGHOLD,
    TELEPATHY,
    Battle,
    Board,
    Sheet,
)
from parlour.games.hexors.field import Space
from parlour.games.hexors.strength import weigh
from parlour.games.hexors.tiles import COLOURS, word

ROLL, FIGHT_WORD = "roll", "fight"


# What one may fight


def list_touched(board: Board) -> list[Space]:
    """Return which tiles are still to be fought: touched on landing, and still there and opposing (R-HX-16)."""
    attacker = board.pieces.get(board.attacker)
    if attacker is None or attacker.control != board.active or attacker.trapped:
        return []
    beside = board.foes_beside(board.attacker, board.active)
    return [space for space in board.touched if space in beside]


def list_prey(board: Board, seat: Seat) -> list[Space]:
    """Return what the Stronghold of a seat may attack in its turn that has nothing else (R-HX-35, 36, 50)."""
    if not board.has_stronghold(seat) or not board.is_bare(seat):
        return []
    only_strongholds = board.all_bare()
    if not board.is_large() and not only_strongholds:
        return []
    kind = STRONGHOLD if only_strongholds else CHARACTER
    return sorted(
        space for space, piece in board.pieces.items() if piece.kind == kind and board.opposes(seat, piece)
    )


def why_not_fight(board: Board, seat: Seat, words: list[str], prey: list[Space]) -> Refusal | None:
    """Return why a seat may not fight so, of those it may fight."""
    if len(words) != 1:
        return Refusal("syntax-fight", {}, "§5.5")
    space = board.field.find(words[0])
    if space is None:
        return Refusal("off-field", {"space": words[0][:8]}, "§2.4")
    if space in prey:
        return None
    piece = board.pieces.get(space)
    if piece is None or piece.tile not in board.tiles:
        return Refusal("no-tile", {"space": board.field.words[space]}, "§2.5")
    tile = word(piece.tile)
    if piece.trapped:
        return Refusal("trapped", {"tile": tile}, "§11.13")
    if board.side(piece.control) == board.side(seat):
        return Refusal("fight-own", {"tile": tile}, "§12.3")
    return Refusal("not-touched", {"tile": tile, "space": board.field.words[space]}, "§5.5")


# Beginning


def begin(board: Board, attacker: Space, defender: Space, far: int = 0) -> list[Event]:
    """Begin a battle."""
    board.battle = Battle(attacker, defender, far)
    board.touched = tuple(space for space in board.touched if space != defender)
    board.marks = board.marks._replace(met=True)
    one, other = board.pieces[attacker], board.pieces[defender]
    data = {"tile": word(one.tile), "foe": word(other.tile), "whom": other.control}
    events = [Event("duel", None, {})] if one.kind == other.kind == STRONGHOLD else []
    return [*events, Event("fight", one.control, data)]


def is_sound(board: Board, attacker: Space, defender: Space) -> bool:
    """Tell whether two tiles may go on fighting: the active seat's against one that opposes it (R-HX-48)."""
    one, other = board.pieces.get(attacker), board.pieces.get(defender)
    return (
        one is not None
        and other is not None
        and one.control == board.active
        and not one.trapped
        and board.opposes(board.active, other)
    )


def check(board: Board) -> None:
    """Make a battle void if its tiles may not go on fighting."""
    battle = board.fights()
    if battle and not is_sound(board, battle.attacker, battle.defender):
        make_void(board)


def make_void(board: Board) -> None:
    """Make the battle void; Self-Destruct was in force for it alone (R-HX-46)."""
    assert board.battle is not None
    board.battle = board.battle._replace(void=True)
    _forget_self_destruct(board)


def _forget_self_destruct(board: Board) -> None:
    board.forces = tuple(force for force in board.forces if force.power != SELF_DESTRUCT)


# Rolling


def why_not_roll(words: list[str]) -> Refusal | None:
    """Return why chance may not say this."""
    proper = words in [[ROLL, colour] for colour in COLOURS]
    return None if proper else Refusal("syntax-roll", {}, "§5.2")


def sample_roll(rng: Rng) -> Move:
    """Return a roll: each colour is as likely (R-HX-24b)."""
    return f"{ROLL} {rng.choice(COLOURS)}"


def roll(board: Board, colour: str) -> list[Event]:
    """Take a roll, the attacker's or the defender's."""
    battle = board.battle
    assert battle is not None
    at = ROLLS.index(board.stage)
    space = (battle.attacker, battle.defender)[at]
    rolls = (colour, "") if at == 0 else (battle.rolls[0], colour)
    board.battle = battle._replace(rolls=rolls)
    piece = board.pieces[space]
    strike = board.tiles[piece.tile].strike(colour)
    return [Event("rolled", piece.control, {"tile": word(piece.tile), "colour": colour, "strike": strike})]


# Comparing


def compare(board: Board) -> list[Event]:
    """Compare both totals; a tie is rolled again, else the lower tile falls (R-HX-15, 17)."""
    battle = board.battle
    assert battle is not None
    sides = weigh(board, battle.attacker, battle.defender, battle.far > 0, battle.rolls)
    one, other = sides
    data = {"tile": word(one.tile), "total": one.total, "foe": word(other.tile), "other": other.total}
    events = [Event("compared", None, data)]
    if one.total == other.total:
        board.last = Sheet(battle.attacker, battle.defender, battle.rolls, sides, (False, False))
        board.battle = battle._replace(rolls=("", ""), again=True)
        board.stage = ATTACK
        return [*events, Event("tied", None, {"total": one.total})]
    won = one.total > other.total
    destroyed = won and board.force_of(SELF_DESTRUCT) is not None
    board.last = Sheet(battle.attacker, battle.defender, battle.rolls, sides, (not won or destroyed, won))
    winner, loser = (battle.attacker, battle.defender) if won else (battle.defender, battle.attacker)
    seat = board.pieces[winner].control
    events += defeat(board, loser, seat)
    events += _give_stone(board, seat)
    # A Stronghold that falls takes its Characters along, the attacker too where Telepathy controlled it.
    if destroyed and battle.attacker in board.pieces:
        events += defeat(board, battle.attacker, None)
    finish(board)
    return events


def finish(board: Board) -> None:
    """Leave a battle that was fought, or that is void."""
    board.battle = None
    _forget_self_destruct(board)


def _give_stone(board: Board, seat: Seat) -> list[Event]:
    """Give a Stone for a battle that was won, to the seat that controls the tile (R-HX-19, 48, 54)."""
    if not board.choices.collects:
        return []
    board.stones[board.pool(seat)] += 1
    return [Event("stone", seat, {"stones": board.stones_of(seat)})]


def defeat(board: Board, space: Space, seat: Seat | None) -> list[Event]:
    """Take a tile from the Field; of three or four, all Characters go with their Stronghold (R-HX-34, 53)."""
    piece = board.pieces[space]
    events = [Event("defeated", seat, {"tile": word(piece.tile), "whom": piece.owner})]
    _remove(board, space)
    board.marks = board.marks._replace(felled=True)
    if piece.kind == STRONGHOLD:
        lost = [each for each, other in board.pieces.items() if _leaves_with(board, piece.owner, each)]
        for each in sorted(lost):
            _remove(board, each)
        if board.is_large():
            board.hands[piece.owner] = ()  # R-HX-29
        events.append(Event("fell", piece.owner, {"tile": word(piece.tile), "count": len(lost)}))
    return events


def _leaves_with(board: Board, owner: Seat, space: Space) -> bool:
    piece = board.pieces[space]
    return board.is_large() and piece.owner == owner and piece.kind == CHARACTER


def _remove(board: Board, space: Space) -> None:
    """Put a tile into its owner's discard pile, and what lies on it into that of its own owner."""
    piece = board.pieces.pop(space)
    board.fallen[piece.owner] += (piece.tile,)
    board.touched = tuple(each for each in board.touched if each != space)
    board.forces = tuple(
        force for force in board.forces if not (force.power in ON_TILE and force.spaces == (space,))
    )


def recontrol(board: Board, space: Space) -> None:
    """Say who controls a tile now: the seat of the last Telepathy on it, else its owner."""
    piece = board.pieces[space]
    control = next(
        (
            force.seat
            for force in reversed(board.forces)
            if force.power == TELEPATHY and force.spaces == (space,)
        ),
        piece.owner,
    )
    board.pieces[space] = piece._replace(control=control)
