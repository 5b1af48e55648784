"""Which powers the computers think of where they are asked: few, and each at the moment when it does most.

What changes a total waits for both rolls, since nothing is lost by that; what keeps somebody away comes before.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from parlour.core.game import Move, Seat
from parlour.core.slices import Sliced
from parlour.games.hexors import play
from parlour.games.hexors.board import (
    BARRIER,
    BEFORE,
    CHARACTER,
    DEBRIS,
    DEFENDER,
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
    WASTELAND,
    Board,
)
from parlour.games.hexors.evaluation import PLANS, evaluate
from parlour.games.hexors.field import Space
from parlour.games.hexors.powers import CRATERS, POWER, USES, list_aims
from parlour.games.hexors.scene import set_scene
from parlour.games.hexors.strength import PLUS, weigh
from parlour.games.hexors.tiles import POWERS, word
from parlour.games.hexors.windows import BOOST, PASS, boost_most, why_not, why_not_power

MARGIN = 0.004
"""What a power has to gain over a pass."""

MOST_AIMS = 4
"""Ways to use one power that are thought about."""


def list_answers(board: Board, seat: Seat, known: Collection[int] = POWERS) -> list[Move]:
    """Return the answers worth thinking about for one who knows some of the powers, the pass first; each is legal."""
    found = [PASS]
    for power in dict.fromkeys(board.hands[seat]):
        if power in known and why_not_power(board, seat, power) is None:
            found += [f"{POWER} {word(power)}{aim}" for aim in _AIMS[power](board, seat)][:MOST_AIMS]
    if not board.waits and board.stage == DEFENDER and boost_most(board, seat):
        found += _list_boosts(board, seat)
    return [move for move in found if move == PASS or why_not(board, seat, move.split(" ")) is None]


def choose(board: Board, seat: Seat, sight: int, known: Collection[int] = POWERS) -> Sliced[Move]:
    """Return the best answer of a seat, the pass where nothing gains enough."""
    moves = list_answers(board, seat, known)
    if len(moves) == 1:
        return PASS
    passed = yield from evaluate(_after(board, seat, PASS), seat, min(sight, PLANS))
    best, most = PASS, passed + MARGIN
    for move in moves[1:]:
        value = yield from evaluate(_after(board, seat, move), seat, min(sight, PLANS))
        if value > most:
            best, most = move, value
    return best


def _after(board: Board, seat: Seat, move: Move) -> Board:
    after = board.copy()
    play.apply(after, seat, move)
    return after


# The battle


def find_lead(board: Board, seat: Seat) -> tuple[Space, Space, int] | None:
    """Return the own side's tile of the battle, the other, and by how much it leads after both rolls."""
    fought = board.fights()
    if fought is None or board.stage != DEFENDER or board.waits:
        return None
    one, other = weigh(board, fought.attacker, fought.defender, fought.far > 0, fought.rolls)
    side = board.side(seat)
    if board.side(board.pieces[fought.attacker].control) == side:
        return fought.attacker, fought.defender, one.total - other.total
    if board.side(board.pieces[fought.defender].control) == side:
        return fought.defender, fought.attacker, other.total - one.total
    return None


def _name(board: Board, *spaces: Space) -> str:
    return "".join(f" {board.field.words[space]}" for space in spaces)


def _turning(power: int) -> Callable[[Board, Seat], list[str]]:
    """Return how a power is aimed that changes a total: only where that changes the result."""

    def aim(board: Board, seat: Seat) -> list[str]:
        led = find_lead(board, seat)
        if led is None:
            return []
        own, other, lead = led
        if lead > 0 or lead + abs(PLUS[power]) < 0:
            return []
        if power == LAST_STAND:
            return [""] if board.remaining(seat) == [own] else []
        return [_name(board, other if power == DRAIN else own)]

    return aim


def _list_boosts(board: Board, seat: Seat) -> list[Move]:
    """Return the fewest Stones that win the battle, and those that make it a tie."""
    led = find_lead(board, seat)
    if led is None or led[2] > 0:
        return []
    return [f"{BOOST} {stones}" for stones in (1 - led[2], -led[2]) if stones > 0]


def _aim_escape(board: Board, seat: Seat) -> list[str]:
    """Only from a battle that is lost, aside from the enemy where one can."""
    led = find_lead(board, seat)
    if led is None or led[2] >= 0:
        return []
    own, other, _ = led
    scene = set_scene(board)
    dangers = scene.find_contacts(board.side(seat))
    spaces: list[tuple[Space, ...]] = [(own,)]
    for tile, sign in ((own, 1), (other, -1)):
        if board.pieces[tile].kind == CHARACTER:
            free = [near for near in board.field.neighbours[tile] if board.is_empty(near)]
            free.sort(key=lambda near: sign * len(dangers.get(near, ())))
            spaces += [(tile, near) for near in free[:2]]
    return [_name(board, *each) for each in spaces]


def _aim_destruct(board: Board, _: Seat) -> list[str]:
    return [""] if board.stage == BEFORE and not board.waits else []


def _aim_detection(board: Board, seat: Seat) -> list[str]:
    """At what an opponent has just activated, or what lies on a tile of the battle, or shuts in one's own."""
    aims = list_aims(board)
    if board.waits:
        top = board.waits[-1]
        return [
            _spell(said)
            for said, number in aims.items()
            if number == top.number and _opposes(board, seat, top.seat)
        ]
    foes = {force.number for force in board.forces if _opposes(board, seat, force.seat)}
    led = find_lead(board, seat)
    if board.stage == DEFENDER and (led is None or led[2] > 0):
        return []
    if board.stage not in (DEFENDER, START) or (board.stage == START and board.active != seat):
        return []
    return [_spell(said) for said, number in aims.items() if number in foes]


def _spell(said: tuple[str, ...]) -> str:
    return "".join(f" {each}" for each in said)


def _opposes(board: Board, seat: Seat, other: Seat) -> bool:
    return board.side(seat) != board.side(other)


# Other moments


def _aim_strength(board: Board, seat: Seat) -> list[str]:
    """Under a tile that loses otherwise, or at the start of a turn under any Character of one's own."""
    if board.stage == START and not board.waits:
        own = [each for each in board.remaining(seat) if board.pieces[each].control == seat]
        if board.is_large() and board.has_stronghold(seat):
            own.append(board.homes[seat])
        own.sort(key=lambda space: -sum(board.tiles[board.number_at(space)].strikes))
        return [_name(board, space) for space in own]
    return _turning(STRENGTH)(board, seat)


def _aim_speed(board: Board, _: Seat) -> list[str]:
    return [""] if not board.waits else []


def _aim_telepathy(board: Board, seat: Seat) -> list[str]:
    """In the own turn what can attack its own side, in another's what its owner would attack with."""
    if board.stage != START or board.waits:
        return []
    mine = board.active == seat
    spaces = [
        space
        for space, piece in sorted(board.pieces.items())
        if piece.kind == CHARACTER
        and board.opposes(seat, piece)
        and (piece.owner == board.active or (mine and _touches_soon(board, space, piece.owner)))
    ]
    spaces.sort(key=lambda space: -sum(board.tiles[board.number_at(space)].strikes))
    return [_name(board, space) for space in spaces]


def _touches_soon(board: Board, space: Space, owner: Seat) -> bool:
    """Tell whether a Character has an own or partner's tile two steps away, or nearer."""
    near = {*board.field.neighbours[space], *board.field.second[space]}
    return any(
        each in near and piece.kind in FIGHTERS and board.side(piece.owner) == board.side(owner)
        for each, piece in board.pieces.items()
        if each != space
    )


def _aim_debris(board: Board, seat: Seat) -> list[str]:
    """At the foe that is defeated most easily for its worth; the wall where it keeps others away."""
    if board.waits:
        return []
    scene = set_scene(board)
    found: dict[tuple[Space, Space], tuple[float, Space]] = {}
    for attacker, target, space in USES[DEBRIS].list_targets(board, seat):
        gain = scene.find_chance(attacker, target) * scene.drop(target)
        gain -= (1 - scene.find_chance(attacker, target)) * scene.drop(attacker)
        if (attacker, target) not in found and gain > 0:
            found[attacker, target] = (gain, space)
    ordered = sorted(found.items(), key=lambda each: -each[1][0])
    return [_name(board, *pair, space) for pair, (_, space) in ordered]


def _list_dangers(board: Board, seat: Seat) -> list[Space]:
    """Return the empty spaces from which opponents can attack most, the most dangerous first."""
    scene = set_scene(board)
    side, threats = board.side(seat), dict[Space, float]()
    for other in range(board.seats):
        if board.side(other) == side:
            continue
        for start, end, foes in scene.list_turns(other, contact=True):
            gained = sum(
                won * scene.drop(foe) - (1 - won) * scene.drop(start)
                for won, foe in scene.list_fights(start, end, foes)
                if scene.units[foe].side == side
            )
            threats[end] = max(threats.get(end, 0.0), gained)
    return sorted((space for space, gain in threats.items() if gain > 0), key=lambda space: -threats[space])


def _aim_barrier(board: Board, seat: Seat) -> list[str]:
    return [] if board.waits else [_name(board, space) for space in _list_dangers(board, seat)]


def _aim_craters(board: Board, seat: Seat) -> list[str]:
    """Around a Character that is nearly shut in, or where the opponents would come from."""
    if board.waits:
        return []
    field, pieces = board.field, board.pieces
    dangers = _list_dangers(board, seat)
    others = dangers + [
        space for space in range(len(field.words)) if space not in pieces and space not in dangers
    ]
    ways = []
    for space, piece in sorted(pieces.items()):
        if piece.kind == CHARACTER and board.opposes(seat, piece):
            near = field.neighbours[space]
            free = [each for each in near if each not in pieces]
            if len(free) <= CRATERS and not any(
                each in pieces and pieces[each].kind in FIGHTERS for each in near
            ):
                ways.append(free)
    if len(dangers) >= CRATERS:
        ways.append([])
    return [
        _name(board, *sorted((way + [each for each in others if each not in way])[:CRATERS])) for way in ways
    ]


def _only(
    stages: tuple[str, ...], aim: Callable[[Board, Seat], list[str]]
) -> Callable[[Board, Seat], list[str]]:
    return lambda board, seat: aim(board, seat) if board.stage in stages else []


_AIMS: dict[int, Callable[[Board, Seat], list[str]]] = {
    LAST_STAND: _turning(LAST_STAND),
    BARRIER: _only((END,), _aim_barrier),
    ESCAPE: _aim_escape,
    SPEED: _aim_speed,
    DETECTION: _aim_detection,
    DEBRIS: _aim_debris,
    DRAIN: _turning(DRAIN),
    SELF_DESTRUCT: _aim_destruct,
    TEAMWORK: _turning(TEAMWORK),
    STRENGTH: _aim_strength,
    TELEPATHY: _aim_telepathy,
    WASTELAND: _only((END,), _aim_craters),
}
"""How each power may be aimed, as words after its number."""
