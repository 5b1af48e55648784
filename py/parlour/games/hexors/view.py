"""What a seat sees of a position of Hexors, and the whole of it: plain JSON, built up from what is known."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from parlour.core.game import Json, Seat
from parlour.games.hexors import battle, setup
from parlour.games.hexors.board import (
    ATTACK,
    ATTACKER,
    BEFORE,
    CONTACT,
    CRATER,
    DEFEND,
    FIGHT,
    FIGHTERS,
    MOVE,
    NOBODY,
    STRENGTH,
    Activation,
    Board,
    Sheet,
    Side,
)
from parlour.games.hexors.ending import LONGEST_PEACE, find_beaten, turns_to_attack
from parlour.games.hexors.field import Space
from parlour.games.hexors.odds import odds_after
from parlour.games.hexors.powers import describe
from parlour.games.hexors.strength import chances, weigh
from parlour.games.hexors.tiles import POWERS, word

if TYPE_CHECKING:
    from parlour.games.hexors import border


def look(board: Board, seat: Seat | None, waiting: Iterable[Seat]) -> border.View:
    """Return what a seat knows: its own powers and choice, and all that lies open."""
    own = board.hands[seat] if seat is not None else ()
    asked = [] if seat is None or seat not in waiting else setup.list_offered(board)
    shown = sorted({*own, *asked, *_seen(board, seat)})
    return {
        "seat": seat,
        **_table(board),  # type: ignore[typeddict-item]  # a preview alone has landings
        "teams": board.choices.teams,
        "game": board.choices.game,
        "characters": board.choices.characters,
        "powers_each": board.choices.powers if board.choices.collects else 0,
        "columns": board.field.columns,
        "starts": [board.field.words[space] for space in board.homes],
        "craters": [
            [board.field.words[space], piece.owner]
            for space, piece in sorted(board.pieces.items())
            if piece.kind == CRATER
        ],
        "armies": [_show_army(board, each) for each in range(board.seats)],
        "powers": list(map(word, own)),
        "chosen": [
            (list(map(word, chosen)) if each == seat else True) if chosen is not None else False
            for each, chosen in enumerate(board.chosen)
        ],
        "offered": list(map(word, asked)),
        "tiles": {word(number): show_tile(board, number) for number in shown},
        "battle": _show_battle(board),
        "odds": list_odds(board),
        "turns_left": LONGEST_PEACE - board.clock,
        "besieged": _show_besieged(board),
        "waiting": list(waiting),
    }


def dump(board: Board) -> Json:
    """Return the full state."""
    return {
        **_table(board),
        "armies": [
            {**_show_tiles(board, seat), "powers": list(map(word, board.hands[seat]))}
            for seat in range(board.seats)
        ],
        "chosen": [None if chosen is None else list(map(word, chosen)) for chosen in board.chosen],
    }


def _table(board: Board) -> border.Table:
    """Return what lies open, as views and dumps write it."""
    words = board.field.words
    return {
        "options": board.choices._asdict(),
        "phase": board.stage,
        "first": board.first,
        "active": board.active,
        "turn": board.turn,
        "clock": board.clock,
        "siege": board.siege,
        "field": {words[space]: _show_piece(board, space) for space in sorted(board.pieces)},
        "in_force": [
            {
                "id": force.number,
                "power": word(force.power),
                "seat": force.seat,
                "spaces": [words[space] for space in force.spaces],
            }
            for force in board.forces
        ],
        "stack": [_show_activation(board, each) for each in board.waits],
        "window": _show_window(board),
        "fight": _show_fight(board),
        "mover": words[board.attacker] if board.attacker >= 0 else "",
        "landed": [words[space] for space in board.touched],
        "touched": [words[space] for space in battle.list_touched(board)],
        "debris": None
        if board.debris is None
        else [words[board.debris.attacker], words[board.debris.target], board.debris.number],
        "marks": board.marks._asdict(),
        "last": None if board.last is None else _show_sheet(board, board.last),
        "outcome": {"reason": board.reason, "winners": list(board.winners)} if board.reason else None,
    }


def _show_besieged(board: Board) -> border.Besieged | None:
    """Return which Stronghold stands alone, and how many turns are left to attack it once that is told (§6.8)."""
    seat = board.besieged()
    if seat == NOBODY:
        return None
    return {"tile": word(board.strongholds[seat]), "left": turns_to_attack(board)}


def _show_fight(board: Board) -> border.Fight | None:
    """Return the battle as it is kept; `battle` is what it comes to."""
    fought = board.battle
    if fought is None:
        return None
    return {
        "attacker": board.field.words[fought.attacker],
        "defender": board.field.words[fought.defender],
        "far": fought.far,
        "rolls": list(fought.rolls),
        "again": fought.again,
        "void": fought.void,
        "destructed": fought.destructed,
    }


def _show_window(board: Board) -> border.Window | None:
    if not board.asked:
        return None
    frame = board.asked[-1]
    return {"kind": frame.kind, "asked": list(frame.order), "passes": frame.passes}


def _show_activation(board: Board, each: Activation) -> border.Activation:
    aim = each.targets[0] if each.said else 0
    return {
        "id": each.number,
        "power": word(each.power),
        "seat": each.seat,
        "targets": list(describe(board, each)),
        "aim": aim,
    }


def _show_piece(board: Board, space: Space) -> border.Standing:
    piece = board.pieces[space]
    told: border.Standing = {
        "tile": word(piece.tile),
        "owner": piece.owner,
        "control": piece.control,
        "kind": piece.kind,
        "trapped": piece.trapped,
        "boost": piece.boost,
    }
    if piece.kind not in FIGHTERS:
        return told
    under = [word(STRENGTH) for force in board.forces if force.power == STRENGTH and space in force.spaces]
    tile = show_tile(board, piece.tile)
    return {**tile, **told, "under": under}


def show_tile(board: Board, number: int) -> border.Printed:
    """Return what is printed on a tile or a power."""
    if number in POWERS:
        return {"kind": POWERS[number].kind, "cost": POWERS[number].cost}
    tile = board.tiles[number]
    return {
        "kind": tile.kind,
        "strikes": list(tile.strikes),
        "defense": tile.defense,
        "colour": tile.colour,
        "ally": tile.ally,
    }


def _show_tiles(board: Board, seat: Seat) -> border.Tiles:
    """Return what everybody knows of a seat's tiles, as dumps write it."""
    return {
        "stronghold": word(board.strongholds[seat]) if board.strongholds[seat] else "",
        "characters": list(map(word, board.armies[seat])),
        "fallen": list(map(word, board.fallen[seat])),
        "used": list(map(word, board.used[seat])),
        "stones": board.stones[seat],
    }


def _show_army(board: Board, seat: Seat) -> border.Army:
    return {
        **_show_tiles(board, seat),
        "discard": [*map(word, board.fallen[seat]), *map(word, spent(board, seat))],
        "unused": len(board.hands[seat]),
        "stones": board.stones_of(seat),
        "alive": not board.pieces or seat not in find_beaten(board),
    }


def spent(board: Board, seat: Seat) -> list[int]:
    """Return the powers of a seat that were used or destroyed, and are neither in force nor waiting."""
    left = list(board.used[seat])
    lasting = [(each.seat, each.power) for each in board.forces] + [
        (each.seat, each.power) for each in board.waits
    ]
    for owner, power in lasting:
        if owner == seat:
            left.remove(power)
    return left


def _seen(board: Board, seat: Seat | None) -> set[int]:
    """Return the tiles and powers that a seat sees and that do not fight on the Field."""
    seen = {number for number in board.strongholds if number}
    for each in range(board.seats):
        seen |= {*board.armies[each], *board.fallen[each], *board.used[each]}
    if board.last is not None:
        seen |= {side.tile for side in board.last.sides}
    return seen | set((board.chosen[seat] or ()) if seat is not None else ())


# Battles


def _show_battle(board: Board) -> border.Battle | None:
    fought = board.battle
    if fought is None or fought.void:
        return None
    sides = weigh(board, fought.attacker, fought.defender, fought.far > 0, fought.rolls)
    sheet = Sheet(fought.attacker, fought.defender, fought.rolls, sides, (False, False))
    return {**_show_sheet(board, sheet), "step": board.stage}


def _show_sheet(board: Board, sheet: Sheet) -> border.Sheet:
    return {
        "attacker": board.field.words[sheet.attacker],
        "defender": board.field.words[sheet.defender],
        "rolls": list(sheet.rolls),
        "tiles": [word(side.tile) for side in sheet.sides],
        "owners": [side.owner for side in sheet.sides],
        "fell": list(sheet.fell),
        "sides": [_show_side(side) for side in sheet.sides],
    }


def _show_side(side: Side) -> border.Side:
    return {
        "strike": side.strike,
        "colour": side.colour,
        "pod": side.pod,
        "ally": side.ally,
        "defense": side.defense,
        "powers": [[word(power), plus] for power, plus in side.powers],
        "boost": side.boost,
        "total": side.total,
    }


def list_odds(board: Board) -> list[border.Odds]:
    """Return the chances of the battles that are to come, as long as not both have rolled (§5.7)."""
    if not board.choices.odds:
        return []
    if board.stage in (CONTACT, FIGHT):
        return show_odds(board, board.attacker, battle.list_touched(board))
    if board.stage == MOVE:  # a Stronghold that stands alone may attack from where it is (R-HX-35)
        return show_odds(board, board.homes[board.active], battle.list_prey(board, board.active))
    fought = board.fights()
    if fought is None or board.stage not in (BEFORE, ATTACK, ATTACKER, DEFEND):
        return []
    told = show_odds(board, fought.attacker, [fought.defender], far=fought.far > 0)
    if board.stage in (BEFORE, ATTACK):
        return told
    # The attacker has rolled.
    one, other = weigh(board, fought.attacker, fought.defender, fought.far > 0, fought.rolls)
    again = (told[0]["wins"], told[0]["of"])
    wins, of = odds_after(one.total, board.tiles[other.tile].strikes, other.plus, again)
    return [{**told[0], "wins": wins, "of": of}]


def show_odds(board: Board, attacker: Space, foes: Iterable[Space], far: bool = False) -> list[border.Odds]:
    """Return the attacker's chance against each of some tiles."""
    told: list[border.Odds] = []
    for space in foes:
        wins, of = chances(board, attacker, space, far)
        told.append({"at": board.field.words[space], "wins": wins, "of": of})
    return told
