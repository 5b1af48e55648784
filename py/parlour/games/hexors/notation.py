"""Hexors' position notation: writes and reads positions as text, for golden files, lessons, diagrams and tests.

    collector, armies powers, 4 characters, 3 powers, odds
    seat 0 before, first 1, turn 12, clock 3, marks met
    0 stronghold 006; field c4 017, d1 006, e5 065; fallen 031; powers 064 066; used 065; stones 2
    1 stronghold 010; field c5 043 by 0 boost 1, d9 010, f5 058 trapped; place 059; chose 064 070 072
    force 1 065 of 0 on e5
    wait 2 068 of 1 aim 1 said 065 e5
    asked answer 0 1 passes 0
    battle c4 c5 red -; far 3; again; void; destructed
    mover c4 touched c5
    throw c4 c6 by 3
    last c4 c5 red blue; 018 of 0 strike 6 pod 1 powers 072+7 070-1; 043 of 1 strike 3 fell

What has its usual value is left out: the Stronghold where it lies on the Field, and the power in force of a wall or of
craters, where nothing else was activated.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TypeVar

from parlour.core.game import Seat
from parlour.games.hexors.board import (
    CRATER,
    FIGHTERS,
    NOBODY,
    NOWHERE,
    OVER,
    STAGES,
    STRONGHOLD,
    Activation,
    Battle,
    Board,
    Choices,
    Force,
    Marks,
    Piece,
    Sheet,
    Side,
    Throw,
    homes_of,
    kind_of,
)
from parlour.games.hexors.ending import REASONS
from parlour.games.hexors.field import Space
from parlour.games.hexors.tiles import SetFault, find, read_set, word, write_set
from parlour.kit.frames import Frame

B = TypeVar("B", bound=Board)

NONE = "-"


# Writing


def write_position(board: Board) -> str:
    """Return a position as text."""
    lines = [_write_options(board.choices), _write_headline(board)]
    lines += [_write_seat(board, seat) for seat in range(board.seats)]
    lines += [
        _join(f"force {force.number} {word(force.power)} of {force.seat}", "on", _words(board, force.spaces))
        for force in board.forces
    ]
    lines += [_write_wait(board, each) for each in board.waits]
    lines += [
        f"asked {frame.kind} {' '.join(map(str, frame.order))} passes {frame.passes}" for frame in board.asked
    ]
    if board.battle is not None:
        lines.append(_write_battle(board, board.battle))
    if board.attacker != NOWHERE:
        lines.append(
            _join(f"mover {board.field.words[board.attacker]}", "touched", _words(board, board.touched))
        )
    if board.debris is not None:
        lines.append(f"throw {_words(board, board.debris[:2])} by {board.debris.number}")
    if board.last is not None:
        lines.append(_write_sheet(board, board.last))
    return "\n".join(lines)


def _join(begin: str, link: str, end: str) -> str:
    return f"{begin} {link} {end}" if end else begin


def _words(board: Board, spaces: Sequence[Space]) -> str:
    return " ".join(board.field.words[space] for space in spaces)


def _tiles(numbers: Sequence[int]) -> str:
    return " ".join(map(word, numbers))


def _write_options(choices: Choices) -> str:
    facts = [choices.game, f"armies {choices.armies}", f"{choices.characters} characters"]
    facts += [f"{choices.powers} powers"]
    facts += ["teams"] * choices.teams + ["odds"] * choices.odds
    tiles = read_set(choices.tiles)
    facts += [f"tiles {write_set(tiles)}"] if tiles and not isinstance(tiles, SetFault) else []
    return ", ".join(facts)


def _write_headline(board: Board) -> str:
    facts = [f"seat {board.active} {board.stage}" if board.active != NOBODY else board.stage]
    facts += [f"first {board.first}"] if board.first != NOBODY else []
    facts += [f"turn {board.turn}"] if board.turn else []
    facts += [f"clock {board.clock}"] if board.clock else []
    facts += [f"siege {board.siege}"] if board.siege else []
    marks = [name for name, is_set in board.marks._asdict().items() if is_set]
    facts += [f"marks {' '.join(marks)}"] if marks else []
    facts += [" ".join(["over by", board.reason, *map(str, board.winners)])] if board.reason else []
    return ", ".join(facts)


def _write_seat(board: Board, seat: Seat) -> str:
    clauses = [f"stronghold {word(board.strongholds[seat])}"] if board.strongholds[seat] else []
    field = [
        _write_piece(board, space) for space in sorted(board.pieces) if board.pieces[space].owner == seat
    ]
    clauses += [f"field {', '.join(field)}"] if field else []
    listed = {"place": board.armies, "fallen": board.fallen, "powers": board.hands, "used": board.used}
    clauses += [f"{title} {_tiles(each[seat])}" for title, each in listed.items() if each[seat]]
    clauses += [f"stones {board.stones[seat]}"] if board.stones[seat] else []
    chosen = board.chosen[seat]
    clauses += [f"chose {_tiles(chosen)}"] if chosen is not None else []
    return f"{seat} {'; '.join(clauses)}".strip()


def _write_piece(board: Board, space: Space) -> str:
    piece = board.pieces[space]
    facts = [board.field.words[space], word(piece.tile)]
    facts += [f"by {piece.control}"] if piece.control != piece.owner else []
    facts += ["trapped"] if piece.trapped else []
    return " ".join(facts + ([f"boost {piece.boost}"] if piece.boost else []))


def _write_wait(board: Board, each: Activation) -> str:
    begin = f"wait {each.number} {word(each.power)} of {each.seat}"
    if each.said:
        return f"{begin} aim {each.targets[0]} said {' '.join(each.said)}"
    return _join(begin, "on", _words(board, each.targets))


def _write_battle(board: Board, battle: Battle) -> str:
    spaces = _words(board, (battle.attacker, battle.defender))
    clauses = [f"battle {spaces} {' '.join(roll or NONE for roll in battle.rolls)}"]
    clauses += [f"far {battle.far}"] if battle.far else []
    flags = {"again": battle.again, "void": battle.void, "destructed": battle.destructed}
    return "; ".join(clauses + [name for name, is_set in flags.items() if is_set])


_PARTS = ("strike", "colour", "pod", "ally", "defense", "boost")


def _write_sheet(board: Board, sheet: Sheet) -> str:
    spaces = _words(board, (sheet.attacker, sheet.defender))
    sides = [_write_side(*each) for each in zip(sheet.sides, sheet.fell, strict=True)]
    return "; ".join([f"last {spaces} {' '.join(sheet.rolls)}", *sides])


def _write_side(side: Side, fell: bool) -> str:
    values = {name: getattr(side, name) for name in _PARTS}
    facts = [f"{word(side.tile)} of {side.owner}"]
    facts += [f"{name} {value}" for name, value in values.items() if value or name == "strike"]
    facts += ["powers", *(f"{word(power)}{plus:+}" for power, plus in side.powers)] if side.powers else []
    return " ".join(facts + ["fell"] * fell)


# Reading

_HEADLINE = re.compile(
    rf"(?:seat (\d) )?({'|'.join(STAGES)})(?:, first (\d))?(?:, turn (\d+))?(?:, clock (\d+))?"
    rf"(?:, siege (-?\d+))?(?:, marks ([a-z ]+))?(?:, over by ({'|'.join(REASONS)})((?: \d)*))?"
)
_FORCE = re.compile(r"force (\d+) (\d{3}) of (\d)(?: on ([a-n\d ]+))?")
_WAIT = re.compile(r"wait (\d+) (\d{3}) of (\d)(?: on ([a-n\d ]+)| aim (\d+) said (.+))?")
_ASKED = re.compile(r"asked (\w+) ([\d ]+) passes (\d+)")
_BATTLE = re.compile(r"battle (\w+) (\w+) (\S+) (\S+)(?:; far (\d+))?(; again)?(; void)?(; destructed)?")
_MOVER = re.compile(r"mover (\w+)(?: touched ([a-n\d ]+))?")
_THROW = re.compile(r"throw (\w+) (\w+) by (\d+)")
_LAST = re.compile(r"last (\w+) (\w+) (\w+) (\w+)")


def read_position(text: str, make: Callable[[Choices, int], B]) -> B:
    """Return the position that a text tells; raises ValueError where it tells none."""
    lines = [" ".join(line.split()) for line in text.strip().splitlines()]
    seats = [line for line in lines[2:] if line[:1].isdigit()]
    board = make(_read_options(lines[0]), len(seats))
    _read_headline(board, lines[1])
    for line in seats:
        _read_seat(board, line)
    for line in lines[2:]:
        if not line[:1].isdigit():
            _read_line(board, line)
    _fill_in(board)
    return board


def _match(pattern: re.Pattern[str], line: str) -> re.Match[str]:
    found = pattern.fullmatch(line)
    if not found:
        raise ValueError(f"what is this line of a position: {line}")
    return found


def _read_options(line: str) -> Choices:
    known: dict[str, bool | int | str] = {"teams": False, "odds": False}
    head, _, tiles = line.partition(", tiles ")
    game, *facts = head.split(", ")
    for fact in facts:
        first, _, second = fact.partition(" ")
        if first.isdigit():
            known[second] = int(first)
        else:
            known[first] = second or True
    return Choices(**{**known, "game": game, "tiles": tiles})  # type: ignore[arg-type]


def _read_headline(board: Board, line: str) -> None:
    active, stage, first, turn, clock, siege, marks, reason, winners = _match(_HEADLINE, line).groups()
    board.stage = next(each for each in STAGES if each == stage)
    board.active = NOBODY if active is None else int(active)
    board.first = NOBODY if first is None else int(first)
    board.turn, board.clock, board.siege = int(turn or 0), int(clock or 0), int(siege or 0)
    board.marks = Marks(**dict.fromkeys((marks or "").split(), True))
    board.reason, board.winners = reason or "", tuple(map(int, (winners or "").split()))
    if first is not None:
        board.homes = homes_of(board.choices, board.seats, board.first)
    if bool(reason) != (stage == OVER):
        raise ValueError("a game that is over has a reason")


def _read_seat(board: Board, line: str) -> None:
    number, _, rest = line.partition(" ")
    seat = int(number)
    for clause in filter(None, rest.split("; ")):
        title, _, said = clause.partition(" ")
        if title == "field":
            for each in said.split(", "):
                _read_piece(board, seat, each)
        elif title == "stones":
            board.stones[seat] = int(said)
        elif title == "stronghold":
            board.strongholds[seat] = _number(said)
        elif title == "chose":
            board.chosen[seat] = _numbers(said)
        else:
            listed = {
                "place": board.armies,
                "fallen": board.fallen,
                "powers": board.hands,
                "used": board.used,
            }
            listed[title][seat] = _numbers(said)


def _number(text: str) -> int:
    number = find(text)
    if number is None:
        raise ValueError(f"no tile: {text}")
    return number


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(_number, text.split()))


def _space(board: Board, text: str) -> Space:
    space = board.field.find(text)
    if space is None:
        raise ValueError(f"no space: {text}")
    return space


def _spaces(board: Board, text: str | None) -> tuple[Space, ...]:
    return tuple(_space(board, each) for each in (text or "").split())


def _read_piece(board: Board, seat: Seat, text: str) -> None:
    space, tile, *facts = text.split()
    number = _number(tile)
    told = {
        "control": int(facts[facts.index("by") + 1]) if "by" in facts else seat,
        "boost": int(facts[facts.index("boost") + 1]) if "boost" in facts else 0,
    }
    kind = kind_of(board.tiles, number)
    at = _space(board, space)
    board.pieces[at] = Piece(number, seat, told["control"], kind, "trapped" in facts, told["boost"])


def _read_line(board: Board, line: str) -> None:
    title = line.split(" ")[0]
    if title == "force":
        number, power, seat, spaces = _match(_FORCE, line).groups()
        force = Force(int(number), _number(power), int(seat), _spaces(board, spaces))
        board.forces = (*board.forces, force)
    elif title == "wait":
        number, power, seat, spaces, aim, said = _match(_WAIT, line).groups()
        targets = (int(aim),) if aim else _spaces(board, spaces)
        each = Activation(int(number), _number(power), int(seat), targets, tuple((said or "").split()))
        board.waits = (*board.waits, each)
    elif title == "asked":
        kind, order, passes = _match(_ASKED, line).groups()
        board.asked = (Frame(kind, tuple(map(int, order.split())), int(passes)),)
    elif title == "battle":
        board.battle = _read_battle(board, _match(_BATTLE, line))
    elif title == "mover":
        space, touched = _match(_MOVER, line).groups()
        board.attacker, board.touched = _space(board, space), _spaces(board, touched)
    elif title == "throw":
        attacker, target, number = _match(_THROW, line).groups()
        board.debris = Throw(_space(board, attacker), _space(board, target), int(number))
    else:
        board.last = _read_sheet(board, line)


def _read_battle(board: Board, found: re.Match[str]) -> Battle:
    attacker, defender, one, other, far, again, void, destructed = found.groups()
    rolls = ("" if one == NONE else one, "" if other == NONE else other)
    spaces = _space(board, attacker), _space(board, defender)
    return Battle(*spaces, int(far or 0), rolls, bool(again), bool(void), bool(destructed))


def _read_sheet(board: Board, line: str) -> Sheet:
    head, *sides = line.split("; ")
    attacker, defender, one, other = _match(_LAST, head).groups()
    first, second = (_read_side(side) for side in sides)
    fell = (sides[0].endswith("fell"), sides[1].endswith("fell"))
    return Sheet(_space(board, attacker), _space(board, defender), (one, other), (first, second), fell)


def _read_side(text: str) -> Side:
    facts = text.split()
    values = {name: int(facts[facts.index(name) + 1]) for name in _PARTS if name in facts}
    powers = [each for each in facts if each[3:4] in ("+", "-")]
    told = tuple((_number(each[:3]), int(each[3:])) for each in powers)
    return Side(_number(facts[0]), int(facts[2]), powers=told, **values)


def _fill_in(board: Board) -> None:
    """Give what the text left out: Strongholds that stand, and powers in force where walls and craters lie."""
    lying = {
        space for force in board.forces for space in force.spaces if board.pieces[space].kind not in FIGHTERS
    }
    craters: dict[Seat, list[Space]] = {}
    for space, piece in sorted(board.pieces.items()):
        if piece.kind == STRONGHOLD:
            board.strongholds[piece.owner] = piece.tile
        elif piece.kind == CRATER and space not in lying:
            craters.setdefault(piece.owner, []).append(space)
        elif piece.kind not in FIGHTERS and space not in lying:
            _put_in_force(board, piece, space)
    for spaces in craters.values():
        for at in range(0, len(spaces), 3):
            _put_in_force(board, board.pieces[spaces[at]], *spaces[at : at + 3])


def _put_in_force(board: Board, piece: Piece, *spaces: Space) -> None:
    board.used[piece.owner] += (piece.tile,)
    force = Force(board.count_activations(), piece.tile, piece.owner, spaces)
    board.forces = (*board.forces, force)
