"""The twelve powers, each in a class: when it may be used, on what, how that is said, what it does (§11; R-HX-25 … 59).

What is asked here rests on what everybody sees; that a seat holds a power is asked in `windows.py`. What lasts is felt
where it acts: what is added to a strength in `strength.py`, the steps of Speed in `movement.py`, what comes of a battle
by Self-Destruct in `battle.py`, the end of Telepathy in `turn.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from parlour.core.game import Event, Refusal, Seat
from parlour.games.hexors import battle, ending
from parlour.games.hexors.board import (
    BARRIER,
    BEFORE,
    CHARACTER,
    CRATER,
    DEBRIS,
    DETECTION,
    DRAIN,
    END,
    ESCAPE,
    FIGHTERS,
    LAST_STAND,
    SELF_DESTRUCT,
    SPEED,
    START,
    STRENGTH,
    TEAMWORK,
    TELEPATHY,
    WALL,
    WASTELAND,
    Activation,
    Board,
    Force,
    Piece,
    Throw,
)
from parlour.games.hexors.field import Space
from parlour.games.hexors.movement import shift
from parlour.games.hexors.tiles import POWERS, find, word
from parlour.games.hexors.traps import renew_traps

POWER = "power"
"""The word with which one is used."""

CRATERS = 3

Targets = tuple[int, ...]
"""What a power is aimed at: spaces; of Detection the number of an activation."""


class Use:
    """How a power is used that is aimed at a tile of the Field, at any moment, and lies on it then."""

    words = targets = range(1, 2)
    """How many words may follow its number, and at how many things it is aimed."""

    example = " d5"
    """Such words."""

    aims_at_tile = True
    """Whether the first of these names a tile."""

    def __init__(self, power: int) -> None:
        """Take the number of the power."""
        self.power = power
        self.rule = f"§11.{power - LAST_STAND + 1}"

    # When

    def why_not_now(self, board: Board, seat: Seat) -> Refusal | None:
        """Return why it may not be used at this moment, whatever it is aimed at; the turn was checked before."""
        return None

    def could_be_used(self, board: Board, seat: Seat) -> bool:
        """Tell whether there is anything to aim it at."""
        return next(self.list_targets(board, seat), None) is not None

    def _late(self) -> Refusal:
        return Refusal("power-moment", {"power": word(self.power)}, "§10.1")

    def _twice(self) -> Refusal:
        return Refusal("power-twice", {"power": word(self.power)}, self.rule)

    # On what

    def why_not_on(self, board: Board, seat: Seat, targets: Targets) -> Refusal | None:
        """Return why it may not be aimed so, now or when it is to take effect."""
        piece = _find_fighter(board, targets[0])
        if isinstance(piece, Refusal):
            return piece
        return None if self._fits(board, seat, piece) else self._unfit(piece)

    def _fits(self, board: Board, seat: Seat, piece: Piece) -> bool:
        return True

    def _unfit(self, piece: Piece) -> Refusal:
        return Refusal("power-target", {"power": word(self.power), "tile": word(piece.tile)}, "§9.7")

    def list_targets(self, board: Board, seat: Seat) -> Iterator[Targets]:
        """Give every way to aim it at spaces; of Detection and Wasteland none."""
        return ((space,) for space in sorted(board.pieces) if self.why_not_on(board, seat, (space,)) is None)

    # In words

    def list_said(self, board: Board, seat: Seat) -> Iterator[str]:
        """Give what may follow its number."""
        for targets in self.list_targets(board, seat):
            yield "".join(f" {board.field.words[space]}" for space in targets)

    def read(self, board: Board, words: Sequence[str]) -> Targets | Refusal:
        """Return what these words aim it at, or why that is nothing."""
        if len(words) >= self.words.stop:
            return self._malformed()
        if len(words) < self.words.start:
            return Refusal("syntax-unfinished", {}, "§9.2")
        return self._read(board, words)

    def _read(self, board: Board, words: Sequence[str]) -> Targets | Refusal:
        spaces = []
        for each in words:
            space = board.field.find(each)
            if space is None:
                return Refusal("off-field", {"space": each[:8]}, "§2.4")
            spaces.append(space)
        return tuple(spaces)

    def _malformed(self) -> Refusal:
        example = f"{POWER} {word(self.power)}{self.example}"
        return Refusal("syntax-power", {"power": word(self.power), "example": example}, "§9.2")

    # What it does

    def find_left(self, board: Board, each: Activation) -> Targets | None:
        """Return at what it is still aimed once it is to take effect; None where it fizzles (R-HX-41)."""
        return each.targets if self.why_not_on(board, each.seat, each.targets) is None else None

    def take_effect(self, board: Board, each: Activation) -> list[Event]:
        """Put it in force."""
        self._put_in_force(board, each, *each.targets)
        return []

    def _put_in_force(self, board: Board, each: Activation, *spaces: Space) -> None:
        board.forces = (*board.forces, Force(each.number, self.power, each.seat, spaces))

    def undo(self, board: Board, force: Force) -> list[Event]:
        """Undo all that it did; it is in force no more."""
        return []


def _find_fighter(board: Board, space: Space) -> Piece | Refusal:
    """Return the Stronghold or Character on a space that a power may be aimed at; nothing trapped."""
    piece = board.pieces.get(space)
    if piece is None or piece.kind not in FIGHTERS:
        return Refusal("no-tile", {"space": board.field.words[space]}, "§2.5")
    if piece.trapped:
        return Refusal("power-trapped", {"tile": word(piece.tile)}, "§9.7")
    return piece


def _taken(board: Board, space: Space) -> Refusal:
    return Refusal("power-space", {"space": board.field.words[space]}, "§9.4")


# On a tile


class _Drain(Use):
    def _fits(self, board: Board, seat: Seat, piece: Piece) -> bool:
        return board.opposes(seat, piece)


class _Telepathy(Use):
    def why_not_now(self, board: Board, seat: Seat) -> Refusal | None:
        """It is for the start of somebody else's turn (R-HX-48)."""
        return None if seat == board.active or board.stage == START else self._late()

    def _fits(self, board: Board, seat: Seat, piece: Piece) -> bool:
        return piece.kind == CHARACTER and board.opposes(seat, piece)

    def why_not_on(self, board: Board, seat: Seat, targets: Targets) -> Refusal | None:
        """Nor may it be aimed at a tile of the battle."""
        refusal, fought = super().why_not_on(board, seat, targets), board.fights()
        if refusal is None and fought and targets[0] in (fought.attacker, fought.defender):
            return Refusal("in-battle", {"tile": word(board.number_at(targets[0]))}, self.rule)
        return refusal

    def take_effect(self, board: Board, each: Activation) -> list[Event]:
        super().take_effect(board, each)
        battle.recontrol(board, each.targets[0])
        piece = board.pieces[each.targets[0]]
        return [Event("controlled", each.seat, {"tile": word(piece.tile), "whom": piece.owner})]

    def undo(self, board: Board, force: Force) -> list[Event]:
        battle.recontrol(board, force.spaces[0])
        return []


# Without a word


class _Wordless(Use):
    words = targets = range(1)
    example = ""
    aims_at_tile = False

    def why_not_on(self, board: Board, seat: Seat, targets: Targets) -> Refusal | None:
        return None

    def list_targets(self, board: Board, seat: Seat) -> Iterator[Targets]:
        yield ()


class _LastStand(_Wordless):
    def why_not_now(self, board: Board, seat: Seat) -> Refusal | None:
        left = len(board.remaining(seat))
        return None if left == 1 else Refusal("last-stand", {"characters": left}, self.rule)

    def why_not_on(self, board: Board, seat: Seat, targets: Targets) -> Refusal | None:
        return self.why_not_now(board, seat)

    def take_effect(self, board: Board, each: Activation) -> list[Event]:
        """It is for the Character that is the last now (R-HX-59)."""
        self._put_in_force(board, each, *board.remaining(each.seat))
        return []


class _Speed(_Wordless):
    def why_not_now(self, board: Board, seat: Seat) -> Refusal | None:
        """It is for the start of the own turn, and one is in force at a time (R-HX-47)."""
        if seat != board.active or board.stage != START:
            return self._late()
        return self.why_not_on(board, seat, ())

    def why_not_on(self, board: Board, seat: Seat, targets: Targets) -> Refusal | None:
        return self._twice() if board.force_of(SPEED) else None


class _SelfDestruct(_Wordless):
    def why_not_now(self, board: Board, seat: Seat) -> Refusal | None:
        """It is for the side that is attacked by a Character, before it rolls; once a battle (R-HX-57, 58)."""
        fought = board.fights()
        if (
            fought is None
            or board.stage != BEFORE
            or board.pieces[fought.attacker].kind != CHARACTER
            or board.side(board.pieces[fought.defender].control) != board.side(seat)
        ):
            return self._late()
        return self._twice() if fought.destructed else None

    def why_not_on(self, board: Board, seat: Seat, targets: Targets) -> Refusal | None:
        return Refusal("no-battle", {}, USES[ESCAPE].rule) if board.fights() is None else None

    def take_effect(self, board: Board, each: Activation) -> list[Event]:
        assert board.battle is not None
        self._put_in_force(board, each, board.battle.attacker)
        return []


# On empty spaces


class _Barrier(Use):
    aims_at_tile = False

    def why_not_now(self, board: Board, seat: Seat) -> Refusal | None:
        """It is for the start and the end of the turn, also while the battle of Flying Debris waits (R-HX-58)."""
        return None if board.stage in (START, END) else self._late()

    def why_not_on(self, board: Board, seat: Seat, targets: Targets) -> Refusal | None:
        taken = next((space for space in targets if not board.is_empty(space)), None)
        return None if taken is None else _taken(board, taken)

    def list_targets(self, board: Board, seat: Seat) -> Iterator[Targets]:
        return ((space,) for space in range(len(board.field.words)) if board.is_empty(space))

    def take_effect(self, board: Board, each: Activation) -> list[Event]:
        space = each.targets[-1]
        board.pieces[space] = Piece(self.power, each.seat, each.seat, WALL)
        self._put_in_force(board, each, space)
        told = {"power": word(self.power), "space": board.field.words[space]}
        return [Event("placed-wall", each.seat, told), *renew_traps(board)]

    def undo(self, board: Board, force: Force) -> list[Event]:
        for space in force.spaces:
            del board.pieces[space]
        # Before its battle is compared all of Flying Debris is undone, later the wall alone (R-HX-44).
        if board.debris is not None and board.debris.number == force.number:
            board.debris = None
        if board.battle is not None and board.battle.far == force.number:
            battle.make_void(board)
        return renew_traps(board)


class _Debris(_Barrier):
    words = targets = range(3, 4)
    example = " c4 d6 e6"
    aims_at_tile = True

    def why_not_now(self, board: Board, seat: Seat) -> Refusal | None:
        """It takes the place of the move, or follows one that touched nobody; once a turn (R-HX-44)."""
        if board.stage not in (START, END) or (board.stage == END and board.marks.met):
            return self._late()
        return self._twice() if board.marks.thrown else None

    def why_not_on(self, board: Board, seat: Seat, targets: Targets) -> Refusal | None:
        attacker, target, space = targets
        one = _find_fighter(board, attacker)
        if isinstance(one, Refusal):
            return one
        if one.kind != CHARACTER or one.control != seat:
            return self._unfit(one)
        other = _find_fighter(board, target)
        if isinstance(other, Refusal):
            return other
        if not board.opposes(seat, other):
            return self._unfit(other)
        if target not in board.field.second[attacker]:
            return Refusal("power-distance", {"tile": word(other.tile)}, self.rule)
        if not board.is_empty(space):
            return _taken(board, space)
        if space not in board.field.neighbours[target]:
            told = {"space": board.field.words[space], "tile": word(other.tile)}
            return Refusal("power-beside", told, self.rule)
        return None

    def list_targets(self, board: Board, seat: Seat) -> Iterator[Targets]:
        field, pieces = board.field, board.pieces
        for attacker in sorted(pieces):
            one = pieces[attacker]
            if one.kind != CHARACTER or one.control != seat or one.trapped:
                continue
            for target in sorted(field.second[attacker]):
                if target in pieces and board.opposes(seat, pieces[target]):
                    spaces = (space for space in field.neighbours[target] if space not in pieces)
                    yield from ((attacker, target, space) for space in spaces)

    def take_effect(self, board: Board, each: Activation) -> list[Event]:
        """Its battle begins when the window closes; before the move it takes its place for good (R-HX-44, 57)."""
        board.debris = Throw(each.targets[0], each.targets[1], each.number)
        if board.stage == START:
            board.marks = board.marks._replace(instead=True)
        return super().take_effect(board, each)


class _Wasteland(_Barrier):
    words = targets = range(CRATERS, CRATERS + 1)
    example = " c4 d5 e6"

    def could_be_used(self, board: Board, seat: Seat) -> bool:
        return len(board.field.words) - len(board.pieces) >= CRATERS

    def list_targets(self, board: Board, seat: Seat) -> Iterator[Targets]:
        """There are too many."""
        return iter(())

    def _read(self, board: Board, words: Sequence[str]) -> Targets | Refusal:
        spaces = super()._read(board, words)
        if isinstance(spaces, Refusal) or all(one < other for one, other in pairwise(spaces)):
            return spaces
        return self._malformed()

    def find_left(self, board: Board, each: Activation) -> Targets | None:
        """It keeps the craters that are still possible."""
        return tuple(space for space in each.targets if board.is_empty(space)) or None

    def take_effect(self, board: Board, each: Activation) -> list[Event]:
        for space in each.targets:
            board.pieces[space] = Piece(WASTELAND, each.seat, each.seat, CRATER)
        self._put_in_force(board, each, *each.targets)
        told = {"spaces": [board.field.words[space] for space in each.targets]}
        return [Event("cratered", each.seat, told), *renew_traps(board)]


# On the battle, and on powers


class _Escape(Use):
    words = targets = range(1, 3)
    example = " d5 e6"

    def why_not_now(self, board: Board, seat: Seat) -> Refusal | None:
        """It is for the seats of the two tiles and their partners (R-HX-45)."""
        fought = board.fights()
        if fought is None:
            return Refusal("no-battle", {}, self.rule)
        if board.force_of(SELF_DESTRUCT):
            return Refusal("no-escape", {}, USES[SELF_DESTRUCT].rule)
        sides = {board.side(board.pieces[space].control) for space in (fought.attacker, fought.defender)}
        return None if board.side(seat) in sides else self._late()

    def why_not_on(self, board: Board, seat: Seat, targets: Targets) -> Refusal | None:
        """A Character of the battle may go to a free space beside it, or nowhere."""
        refusal = self.why_not_now(board, seat)
        if refusal:
            return refusal
        fought = board.battle
        assert fought is not None
        tile = targets[0]
        if tile not in (fought.attacker, fought.defender):
            piece = _find_fighter(board, tile)
            if isinstance(piece, Refusal):
                return piece
            return Refusal("not-in-battle", {"tile": word(piece.tile)}, self.rule)
        if len(targets) == 1:
            return None
        piece = board.pieces[tile]
        if piece.kind != CHARACTER:
            return Refusal("stays", {"tile": word(piece.tile)}, "§4.5")
        if not board.is_empty(targets[1]):
            return _taken(board, targets[1])
        if targets[1] not in board.field.neighbours[tile]:
            told = {"space": board.field.words[targets[1]], "tile": word(piece.tile)}
            return Refusal("power-beside", told, self.rule)
        return None

    def list_targets(self, board: Board, seat: Seat) -> Iterator[Targets]:
        fought = board.fights()
        for tile in sorted((fought.attacker, fought.defender)) if fought else ():
            yield (tile,)
            if board.pieces[tile].kind == CHARACTER:
                yield from ((tile, space) for space in board.field.neighbours[tile] if board.is_empty(space))

    def take_effect(self, board: Board, each: Activation) -> list[Event]:
        """The battle is off; a Character of it may go a step aside, which begins no battle."""
        tile, *space = each.targets
        piece, words = board.pieces[tile], board.field.words
        to = words[space[0]] if space else ""
        battle.make_void(board)
        if space:
            shift(board, tile, space[0])
            board.waits = tuple(_follow(other, tile, space[0]) for other in board.waits)
            if board.attacker == tile:
                board.attacker = space[0]
        told = {"tile": word(piece.tile), "from": words[tile], "to": to}
        return [Event("escaped", None, told)]


def _follow(each: Activation, start: Space, end: Space) -> Activation:
    """Return a power that still waits, aimed at a tile that has moved."""
    moved = each.power in (DRAIN, TEAMWORK, STRENGTH, TELEPATHY) and each.targets == (start,)
    return each._replace(targets=(end,)) if moved else each


class _Detection(Use):
    words = range(1, 3)
    example = " 072 d5"

    def why_not_now(self, board: Board, seat: Seat) -> Refusal | None:
        return None if board.waits or board.forces else Refusal("power-nothing", {}, self.rule)

    def could_be_used(self, board: Board, seat: Seat) -> bool:
        return True

    def why_not_on(self, board: Board, seat: Seat, targets: Targets) -> Refusal | None:
        known = {each.number for each in board.waits} | {each.number for each in board.forces}
        return None if targets[0] in known else Refusal("power-nothing", {}, self.rule)

    def list_said(self, board: Board, seat: Seat) -> Iterator[str]:
        return (" " + " ".join(said) for said in sorted(list_aims(board)))

    def _read(self, board: Board, words: Sequence[str]) -> Targets | Refusal:
        if find(words[0]) not in POWERS:
            return self._malformed()
        aim = list_aims(board).get(tuple(words))
        return Refusal("power-nothing", {}, self.rule) if aim is None else (aim,)

    def take_effect(self, board: Board, each: Activation) -> list[Event]:
        """Destroy a power that waits, or one in force with all that it did."""
        aim = each.targets[0]
        waiting = next((other for other in board.waits if other.number == aim), None)
        if waiting is not None:
            board.waits = tuple(other for other in board.waits if other.number != aim)
            return [Event("countered", waiting.seat, {"power": word(waiting.power)})]
        force = next(other for other in board.forces if other.number == aim)
        board.forces = tuple(other for other in board.forces if other.number != aim)
        countered = Event("countered", force.seat, {"power": word(force.power)})
        return [countered, *USES[force.power].undo(board, force)]


def list_aims(board: Board) -> dict[tuple[str, ...], int]:
    """Return what Detection may be aimed at, as it is said: a power in force, or the one that resolves next."""
    aims = {_name_force(board, force): force.number for force in board.forces}
    if board.waits:
        aims[word(board.waits[-1].power),] = board.waits[-1].number
    return aims


def _name_force(board: Board, force: Force) -> tuple[str, ...]:
    """Return how a power in force is named: by its first space, Speed by none."""
    return (word(force.power), *(board.field.words[space] for space in force.spaces[:1]))


USES: Mapping[int, Use] = {
    LAST_STAND: _LastStand(LAST_STAND),
    BARRIER: _Barrier(BARRIER),
    ESCAPE: _Escape(ESCAPE),
    SPEED: _Speed(SPEED),
    DETECTION: _Detection(DETECTION),
    DEBRIS: _Debris(DEBRIS),
    DRAIN: _Drain(DRAIN),
    SELF_DESTRUCT: _SelfDestruct(SELF_DESTRUCT),
    TEAMWORK: Use(TEAMWORK),
    STRENGTH: Use(STRENGTH),
    TELEPATHY: _Telepathy(TELEPATHY),
    WASTELAND: _Wasteland(WASTELAND),
}
"""How each of the twelve is used, by its number."""


# Any of them


def why_not_now(board: Board, seat: Seat, power: int) -> Refusal | None:
    """Return why a power may not be used at this moment of a turn, whatever it is aimed at."""
    if POWERS[power].kind == "ultimate" and seat != board.active:
        return Refusal("power-turn", {"power": word(power)}, "§9.4")
    return USES[power].why_not_now(board, seat)


def could_be_used(board: Board, seat: Seat, power: int) -> bool:
    """Tell whether a power could be used now by a seat that held it, as far as the Field is concerned (R-HX-40)."""
    return why_not_now(board, seat, power) is None and USES[power].could_be_used(board, seat)


def resolve(board: Board) -> list[Event]:
    """Let the power take effect that was activated last, or fizzle where it no longer can (R-HX-41)."""
    activation = board.waits[-1]
    board.waits = board.waits[:-1]
    told, use = {"power": word(activation.power)}, USES[activation.power]
    targets = use.find_left(board, activation)
    if targets is None:
        return [Event("fizzled", activation.seat, told)]
    effects = use.take_effect(board, activation._replace(targets=targets))
    battle.check(board)
    ending.check(board)
    return [Event("resolved", activation.seat, told), *effects]


def describe(board: Board, activation: Activation) -> tuple[str, ...]:
    """Return what an activated power is aimed at, in words."""
    return activation.said or tuple(board.field.words[space] for space in activation.targets)
