"""What a seat is asked at each step, with arguments that everybody knows (§10.1)."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Ask, Move, Seat
from parlour.games.hexors import battle, ending, setup, turn, windows
from parlour.games.hexors.board import (
    BARRIER,
    BEFORE,
    CHARACTER,
    CHOOSE,
    CONTACT,
    DEBRIS,
    DEFENDER,
    DETECTION,
    ESCAPE,
    FIGHT,
    IN_BATTLE,
    MOVE,
    PLACE,
    START,
    TAKE,
    WASTELAND,
    WINDOWS,
    Board,
)
from parlour.games.hexors.powers import CRATERS
from parlour.games.hexors.strength import weigh
from parlour.games.hexors.tiles import POWERS, find, word

ASKS = (
    *("take", "powers", "army", "chosen", "place", "place-where"),
    *("move", "besiege", "move-where", "jump-on", "speed-on", "lost", "duel", "stronghold", "fight"),
    *WINDOWS,
    *("power", "target", "wall", "escape", "escape-to", "detect"),
    *("debris", "debris-target", "debris-wall", "craters", "boost"),
)


def list_own(board: Board) -> list[Move]:
    """Return the sentences of the seat on turn in its move, or in the choice of its foe."""
    if board.stage == MOVE:
        return turn.list_moves(board)
    words = board.field.words
    return [f"{battle.FIGHT_WORD} {words[space]}" for space in battle.list_touched(board)]


def ask(board: Board, seat: Seat, words: Sequence[str]) -> Ask:
    """Return what is asked after words, without the one that goes without saying."""
    if board.stage == TAKE:
        return Ask("take")
    if board.stage == CHOOSE:
        return _ask_choice(board, words)
    if board.stage == PLACE:
        return Ask("place-where", {"tile": words[-1]}) if len(words) % 2 else _ask_place(board, seat, words)
    if board.stage == MOVE:
        return _ask_move(board, words)
    if board.stage == FIGHT:
        left = battle.list_touched(board)
        return Ask("fight", {"tile": word(board.number_at(board.attacker)), "foes": len(left)})
    return _ask_power(board, words) if words else _ask_window(board, seat)


def _ask_choice(board: Board, words: Sequence[str]) -> Ask:
    """Ask for what is still to be chosen."""
    choices = board.choices
    numbers = [int(each) for each in words]
    tiles = [board.tiles[number] for number in numbers if number not in POWERS]
    powers = {"powers": choices.powers - len(numbers) + len(tiles)}
    if not setup.chooses_all(choices):
        return Ask("powers", powers)
    characters = sum(tile.kind == CHARACTER for tile in tiles)
    left = {"strongholds": 1 - len(tiles) + characters, "characters": choices.characters - characters}
    return Ask("army", left | powers)


def _ask_place(board: Board, seat: Seat, words: Sequence[str]) -> Ask:
    return Ask("place", {"left": len(board.armies[seat]) - len(words) // 2})


def _ask_move(board: Board, words: Sequence[str]) -> Ask:
    if words:
        start = board.field.find(words[0])
        if start is None or not board.pieces.get(start):
            return Ask("stronghold")
        tile = {"tile": word(board.number_at(start))}
        if len(words) == 1:
            return Ask("move-where", tile)
        return Ask(
            "speed-on" if board.field.find(words[1]) in board.field.neighbours[start] else "jump-on", tile
        )
    prey, paths, may_pass = turn.list_steps(board)
    if prey and not may_pass:
        return Ask("duel")
    if may_pass and board.is_large() and board.is_bare(board.active):
        return Ask("stronghold")
    if not paths:
        return Ask("lost")
    left = ending.turns_to_attack(board)
    if left:
        return Ask("besiege", {"tile": word(board.strongholds[board.besieged()]), "left": left})
    return Ask("move")


def _ask_window(board: Board, seat: Seat) -> Ask:
    if board.waits:
        top = board.waits[-1]
        return Ask("answer", {"power": word(top.power), "whom": top.seat})
    if board.stage == CONTACT:
        return Ask(CONTACT, {"tile": word(board.number_at(board.attacker))})
    if board.stage == START:
        return Ask(START, {"whom": board.active, "own": seat == board.active})
    fought = board.battle
    if board.stage not in IN_BATTLE or fought is None:
        return Ask(board.stage)
    one, other = weigh(board, fought.attacker, fought.defender, fought.far > 0, fought.rolls)
    told = {"tile": word(one.tile), "foe": word(other.tile)}
    totals = {} if board.stage == BEFORE else {"total": one.total}
    if board.stage == DEFENDER:
        totals["other"] = other.total
    return Ask(board.stage, {**told, **totals})


def _ask_power(board: Board, words: Sequence[str]) -> Ask:
    """Return what a power is to be aimed at."""
    if words[0] == windows.BOOST:
        return Ask("boost")
    power, said = find(words[0]), words[1:]
    if power == WASTELAND:
        return Ask("craters", {"left": CRATERS - len(said)})
    if power == DETECTION:
        return Ask("detect")
    if power == BARRIER:
        return Ask("wall")
    if power == ESCAPE:
        return Ask("escape-to", {"tile": _tile_at(board, said[0])}) if said else Ask("escape")
    if power == DEBRIS:
        if not said:
            return Ask("debris")
        return Ask("debris-wall" if len(said) > 1 else "debris-target", {"tile": _tile_at(board, said[-1])})
    return Ask("target", {"power": words[0]})


def _tile_at(board: Board, text: str) -> str:
    return word(board.number_at(board.field.number[text]))
