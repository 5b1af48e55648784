"""Reads positions of Hexors from what `view.py` writes: dumps, and what a seat sees; raises on damage."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from parlour.core.game import Json, Seat, View
from parlour.games.hexors.board import (
    NOWHERE,
    STAGES,
    Activation,
    Battle,
    Board,
    Force,
    Marks,
    Piece,
    Sheet,
    Side,
    Throw,
    homes_of,
    kind_of,
)
from parlour.games.hexors.field import Space
from parlour.games.hexors.tiles import find
from parlour.kit.frames import Frame

B = TypeVar("B", bound=Board)


def read_open(board: B, shown: View) -> B:
    """Read what everybody sees into a fresh position of the same options and seats."""
    board.stage = STAGES[STAGES.index(shown["phase"])]
    board.first, board.active = int(shown["first"]), int(shown["active"])
    board.turn, board.clock, board.siege = int(shown["turn"]), int(shown["clock"]), int(shown["siege"])
    if board.first >= 0:
        board.homes = homes_of(board.choices, board.seats, board.first)
    for each, piece in shown["field"].items():
        board.pieces[_space(board, each)] = _read_piece(board, piece)
    board.forces = tuple(
        Force(int(each["id"]), number(each["power"]), int(each["seat"]), _spaces(board, each["spaces"]))
        for each in shown["in_force"]
    )
    board.waits = tuple(_read_activation(board, each) for each in shown["stack"])
    window = shown["window"]
    if window is not None:
        board.asked = (Frame(str(window["kind"]), tuple(map(int, window["asked"])), int(window["passes"])),)
    fight = shown["fight"]
    if fight is not None:
        one, other = (str(each) for each in fight["rolls"])
        board.battle = Battle(
            _space(board, fight["attacker"]),
            _space(board, fight["defender"]),
            int(fight["far"]),
            (one, other),
            fight["again"] is True,
            fight["void"] is True,
            fight["destructed"] is True,
        )
    board.attacker = _space(board, shown["mover"]) if shown["mover"] else NOWHERE
    board.touched = _spaces(board, shown["landed"])
    if shown["debris"] is not None:
        attacker, target, activation = shown["debris"]
        board.debris = Throw(_space(board, attacker), _space(board, target), int(activation))
    board.marks = Marks(**{key: value is True for key, value in shown["marks"].items()})
    if shown["last"] is not None:
        board.last = _read_sheet(board, shown["last"])
    if shown["outcome"] is not None:
        board.reason = str(shown["outcome"]["reason"])
        board.winners = tuple(map(int, shown["outcome"]["winners"]))
    for seat, army in enumerate(shown["armies"]):
        board.strongholds[seat] = number(army["stronghold"]) if army["stronghold"] else 0
        board.armies[seat] = numbers(army["characters"])
        board.fallen[seat] = numbers(army["fallen"])
        board.used[seat] = numbers(army["used"])
    return board


def number(text: object) -> int:
    """Return the number of a tile or a power; raises ValueError where it is none."""
    found = find(str(text))
    if found is None:
        raise ValueError(text)
    return found


def numbers(words: Iterable[object]) -> tuple[int, ...]:
    """Return the numbers of tiles."""
    return tuple(map(number, words))


def _space(board: Board, text: object) -> Space:
    return board.field.number[str(text)]


def _spaces(board: Board, words: Iterable[object]) -> tuple[Space, ...]:
    return tuple(_space(board, each) for each in words)


def _read_piece(board: Board, shown: Json) -> Piece:
    tile = number(shown["tile"])
    return Piece(
        tile,
        int(shown["owner"]),
        int(shown["control"]),
        kind_of(board.tiles, tile),
        shown["trapped"] is True,
        int(shown["boost"]),
    )


def _read_activation(board: Board, shown: Json) -> Activation:
    power, seat, activation = number(shown["power"]), int(shown["seat"]), int(shown["id"])
    if int(shown["aim"]):
        said = tuple(map(str, shown["targets"]))
        return Activation(activation, power, seat, (int(shown["aim"]),), said)
    return Activation(activation, power, seat, _spaces(board, shown["targets"]))


def _read_sheet(board: Board, shown: Json) -> Sheet:
    one, other = (
        _read_side(tile, owner, side)
        for tile, owner, side in zip(shown["tiles"], shown["owners"], shown["sides"], strict=True)
    )
    first, second = (str(each) for each in shown["rolls"])
    fell = shown["fell"]
    return Sheet(
        _space(board, shown["attacker"]),
        _space(board, shown["defender"]),
        (first, second),
        (one, other),
        (fell[0] is True, fell[1] is True),
    )


def _read_side(tile: object, owner: Seat, shown: Json) -> Side:
    return Side(
        number(tile),
        int(owner),
        int(shown["strike"]),
        int(shown["colour"]),
        int(shown["pod"]),
        int(shown["ally"]),
        int(shown["defense"]),
        tuple((number(power), int(plus)) for power, plus in shown["powers"]),
        int(shown["boost"]),
    )
