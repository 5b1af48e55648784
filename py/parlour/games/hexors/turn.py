"""A turn from one moment to the next: windows, the move, battle after battle, and who is on turn then (§4, §10.1)."""

from __future__ import annotations

from collections.abc import Callable

from parlour.core.game import Event, Move, Refusal, Seat
from parlour.games.hexors import battle, ending, movement, windows
from parlour.games.hexors.board import (
    ATTACK,
    ATTACKER,
    BEFORE,
    CONTACT,
    DEFEND,
    DEFENDER,
    END,
    FIGHT,
    MOMENTS,
    MOVE,
    NEW_TURN,
    NOWHERE,
    OVER,
    START,
    TELEPATHY,
    Board,
)
from parlour.games.hexors.field import Space
from parlour.games.hexors.movement import list_paths
from parlour.games.hexors.powers import resolve
from parlour.games.hexors.tiles import POWERS, word

PASS = windows.PASS


# The move


def list_steps(board: Board) -> tuple[list[Space], list[tuple[Space, ...]], bool]:
    """Return what the seat on turn may do: what its Stronghold may attack, how it may move, and whether it may pass."""
    seat = board.active
    prey = battle.list_prey(board, seat)
    if prey and not board.is_large():
        return prey, [], False  # the duel (R-HX-50)
    paths = list_paths(board, seat)
    return prey, paths, not paths or (board.is_large() and board.is_bare(seat))


def list_moves(board: Board) -> list[Move]:
    """Return every sentence of the seat on turn in its move step."""
    prey, paths, may_pass = list_steps(board)
    words = board.field.words
    return [
        *(" ".join([words[space] for space in path]) for path in paths),
        *(f"{battle.FIGHT_WORD} {words[space]}" for space in prey),
        *([PASS] if may_pass else []),
    ]


def why_not_move(board: Board, seat: Seat, words: list[str]) -> Refusal | None:
    """Return why a seat may not say this in its move step."""
    prey, paths, may_pass = list_steps(board)
    if words == [PASS]:
        if may_pass:
            return None
        return (
            Refusal("duel", {}, "§6.4") if prey and not board.is_large() else Refusal("must-move", {}, "§4.1")
        )
    if words[0] == battle.FIGHT_WORD:
        if prey:
            if len(words) == 1:
                return Refusal("syntax-unfinished", {}, "§4.1")
            return battle.why_not_fight(board, seat, words[1:], prey)
        return Refusal("syntax-turn", {}, "§4.1")
    refusal = movement.why_not(board, seat, words)
    if not paths and (refusal is None or refusal.code != "syntax-turn"):
        if prey:
            return Refusal("only-stronghold", {}, "§12.5") if may_pass else Refusal("duel", {}, "§6.4")
        return Refusal("cannot-move", {}, "§4.8")
    return refusal


def apply_move(board: Board, seat: Seat, words: list[str]) -> list[Event]:
    """Move, attack with a Stronghold, or lose the turn."""
    board.last = None
    if words == [PASS]:
        return _move_nothing(board, seat)
    if words[0] == battle.FIGHT_WORD:
        return _fight(board, board.homes[seat], board.field.number[words[1]])
    return _move(board, seat, [board.field.number[each] for each in words])


def _move_nothing(board: Board, seat: Seat) -> list[Event]:
    """Lose the turn, or with a Stronghold alone attack nobody."""
    board.stage = END
    if board.marks.bare:
        return [Event("waited", seat, {"tile": word(board.strongholds[seat])}), *_end_turn(board)]
    windows.open_window(board)
    lost = not (board.is_large() and board.is_bare(seat))
    return [Event("skipped" if lost else "passed", seat, {})]


def _move(board: Board, seat: Seat, path: list[Space]) -> list[Event]:
    """Move a Character, and see what it touches where it lands."""
    events = movement.move(board, path)
    landed = path[-1]
    touched = board.foes_beside(landed, seat)
    if not touched:
        _enter(board, END)
        return events
    board.attacker, board.touched = landed, tuple(touched)
    board.marks = board.marks._replace(met=True)
    foes = [word(board.number_at(space)) for space in touched]
    events.append(Event("touched", seat, {"tile": word(board.number_at(landed)), "foes": foes}))
    _enter(board, CONTACT)
    return events


# From one moment to the next


def _enter(board: Board, stage: str) -> None:
    board.stage = stage
    windows.open_window(board)


def is_waiting(board: Board) -> bool:
    """Tell whether somebody has to say something before the game goes on."""
    if board.stage in MOMENTS:
        return bool(board.asked)
    return board.stage != FIGHT or len(battle.list_touched(board)) > 1


def go_on(board: Board) -> list[Event]:
    """Bring about all that needs nobody, up to the next question or the end."""
    events: list[Event] = []
    while not is_waiting(board):
        events += _STEPS[board.stage](board)
    return events


def _leave(board: Board) -> list[Event]:
    """Let what was activated last take effect; where nothing waits, the window closes."""
    if board.waits:
        events = resolve(board)
        if board.stage != OVER:
            windows.open_window(board)
        return events
    if board.battle is not None and board.battle.void:
        far = board.battle.far
        battle.finish(board)
        return _after_battle(board, far)
    return _CLOSES[board.stage](board)


def _close_start(board: Board) -> list[Event]:
    if board.marks.instead:
        return _throw(board)
    board.stage = MOVE
    return []


def _throw(board: Board) -> list[Event]:
    """Begin the battle of Flying Debris, where it still can be fought (R-HX-44, 48)."""
    throw, board.debris = board.debris, None
    if throw is not None and battle.is_sound(board, throw.attacker, throw.target):
        return _fight(board, throw.attacker, throw.target, throw.number)
    if board.stage == END:
        return _end_turn(board)
    _enter(board, END)
    return []


def _fight(board: Board, attacker: Space, defender: Space, far: int = 0) -> list[Event]:
    events = battle.begin(board, attacker, defender, far)
    _enter(board, BEFORE)
    return events


def why_not_choose(board: Board, words: list[str]) -> Refusal | None:
    """Return why the seat on turn may not say this where it has to choose its foe."""
    if words[0] != battle.FIGHT_WORD:
        return Refusal("syntax-fight", {}, "§5.5")
    if len(words) == 1:
        return Refusal("syntax-unfinished", {}, "§5.5")
    return battle.why_not_fight(board, board.active, words[1:], battle.list_touched(board))


def choose(board: Board, words: list[str]) -> list[Event]:
    """Fight one of several tiles that were touched."""
    return _fight(board, board.attacker, board.field.number[words[1]])


def _fight_next(board: Board) -> list[Event]:
    """Fight the only tile that is left of those that were touched, or go on to the end of the turn."""
    left = battle.list_touched(board)
    if left:
        return _fight(board, board.attacker, left[0])
    board.touched, board.attacker = (), NOWHERE
    _enter(board, END)
    return []


def _to(stage: str) -> Callable[[Board], list[Event]]:
    """Return a step that does nothing but go on to a stage."""

    def go(board: Board) -> list[Event]:
        board.stage = stage
        return []

    return go


def take_roll(board: Board, colour: str) -> list[Event]:
    """Take a roll; after a tie nobody is asked between the two (R-HX-40)."""
    events = battle.roll(board, colour)
    assert board.battle is not None
    if board.stage == DEFEND:
        _enter(board, DEFENDER)
    elif board.battle.again:
        board.stage = DEFEND
    else:
        _enter(board, ATTACKER)
    return events


def _compare(board: Board) -> list[Event]:
    far = board.battle.far if board.battle is not None else 0
    events = battle.compare(board)
    if board.battle is not None:  # a tie
        return events
    ending.check(board)
    return events if board.reason else [*events, *_after_battle(board, far)]


def _after_battle(board: Board, far: int) -> list[Event]:
    """Go on to the next tile that was touched, or to the end of the turn; the window there may be closed already."""
    if board.attacker != NOWHERE:
        board.stage = FIGHT
        return []
    if board.marks.bare or (far and not board.marks.instead):
        return _end_turn(board)
    _enter(board, END)
    return []


# The next turn


def _end_turn(board: Board) -> list[Event]:
    """End the turn: what lasts for a turn is over, and the next seat's begins."""
    if any(POWERS[force.power].kind == "surge" for force in board.forces):
        freed = [force.spaces[0] for force in board.forces if force.power == TELEPATHY]
        board.forces = tuple(force for force in board.forces if POWERS[force.power].kind != "surge")
        for space in freed:
            battle.recontrol(board, space)
    for space, piece in board.pieces.items():
        if piece.boost:
            board.pieces[space] = piece._replace(boost=0)
    events = ending.tick(board)
    if events:
        return events
    board.turn += 1
    following = board.in_turn(board.active)[1:]
    board.active = next((seat for seat in following if board.plays(seat)), board.active)
    begin_turn(board)
    return events


def begin_turn(board: Board) -> None:
    """Begin a turn; one that is lost, or the duel's, has no windows 1 and 6 (R-HX-49, 50)."""
    board.marks = NEW_TURN._replace(bare=not board.is_large() and board.is_bare(board.active))
    board.stage = MOVE
    if not board.marks.bare:
        _enter(board, START)


_CLOSES: dict[str, Callable[[Board], list[Event]]] = {
    START: _close_start,
    CONTACT: _to(FIGHT),
    BEFORE: _to(ATTACK),
    ATTACKER: _to(DEFEND),
    DEFENDER: _compare,
    END: _throw,
}
_STEPS: dict[str, Callable[[Board], list[Event]]] = {
    **dict.fromkeys(MOMENTS, _leave),
    FIGHT: _fight_next,
}
