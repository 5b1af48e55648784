"""Why a sentence is a good one: chances of its battle, what it guards, turns or saves; true by the rules alone."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Merit, Move, Seat
from parlour.games.hexors import asking, battle, ending, play, windows
from parlour.games.hexors.answers import find_lead
from parlour.games.hexors.board import (
    BARRIER,
    CHARACTER,
    DEBRIS,
    DEFENDER,
    DETECTION,
    ESCAPE,
    FIGHT,
    OVER,
    SETUP,
    STRONGHOLD,
    WASTELAND,
    Board,
)
from parlour.games.hexors.evaluation import find_distance, settle
from parlour.games.hexors.field import Space
from parlour.games.hexors.movement import shift
from parlour.games.hexors.powers import POWER, resolve
from parlour.games.hexors.scene import set_scene
from parlour.games.hexors.strength import chances, has_pod, weigh
from parlour.games.hexors.tiles import find, word

MERITS = (
    *("odds", "certain", "strong", "stronghold", "ends", "pod", "flees", "guards", "closer"),
    *("turns", "saves", "undoes", "traps", "last", "keeps"),
)


def find_merits(board: Board, seat: Seat, move: Move) -> list[Merit]:
    """Return the merits of a legal sentence: why it is a good one, the weightiest first."""
    if seat < 0 or board.stage in SETUP or board.stage == OVER:
        return []
    words = move.split(" ")
    if board.asked:
        return _of_answer(board, seat, words)
    only = [Merit("last")] if asking.list_own(board) == [move] else []
    if words == [windows.PASS]:
        return only
    path = [board.field.number[each] for each in words if each != battle.FIGHT_WORD]
    if words[0] == battle.FIGHT_WORD:
        attacker = board.attacker if board.stage == FIGHT else board.homes[seat]
        return [*only, *_of_battles(board, seat, attacker, path)]
    return [*only, *_of_move(board, seat, path[0], path[-1])]


# Battles


def _of_battles(
    board: Board, seat: Seat, attacker: Space, foes: Sequence[Space], far: bool = False
) -> list[Merit]:
    """Tell of the first battle that is to be fought; all of them have to be won for what is said of the end."""
    merits = []
    if _would_end(board, seat, foes):
        merits.append(Merit("ends"))
    first = foes[0]
    if len(foes) > 1:
        first = set_scene(board).list_fights(attacker, attacker, foes)[0][1]
    tiles = {"tile": word(board.number_at(attacker)), "foe": word(board.number_at(first))}
    wins, of = chances(board, attacker, first, far)
    if board.choices.odds and wins == of:
        merits.append(Merit("certain", tiles))
    elif board.choices.odds and wins:
        merits.append(Merit("odds", {**tiles, "wins": wins, "of": of}))
    if any(board.pieces[foe].kind == STRONGHOLD for foe in foes):
        merits.append(Merit("stronghold"))
    return merits


def _would_end(board: Board, seat: Seat, foes: Sequence[Space]) -> bool:
    """Tell whether a seat has won once some tiles are defeated."""
    after = board.copy()
    for foe in foes:
        if foe in after.pieces:
            battle.defeat(after, foe, seat)
    found = ending.find_end(after)
    return found is not None and seat in found[1]


# Moves


def _of_move(board: Board, seat: Seat, start: Space, end: Space) -> list[Merit]:
    after = board.copy()
    shift(after, start, end)
    foes = after.foes_beside(end, seat)
    tile = {"tile": word(board.number_at(start))}
    merits = _of_battles(after, seat, end, foes) if foes else []
    if len(foes) == 1:
        merits += _praise_strongest(board, seat, foes[0])
    pods = board.choices.collects
    if pods and has_pod(after, end, seat) and (foes or not has_pod(board, start, seat)):
        merits.append(Merit("pod", tile))
    own = board.pieces[start].owner == seat
    if (
        not foes
        and own
        and _may_flee(board, seat)
        and _can_touch(board, seat, start)
        and not _can_touch(after, seat, end)
    ):
        merits.append(Merit("flees", tile))
    if not foes and _guards(board, after, seat):
        merits.append(Merit("guards"))
    if not foes:
        merits += _praise_way(board, seat, start, end)
    return merits


def _praise_strongest(board: Board, seat: Seat, foe: Space) -> list[Merit]:
    """Say if it is the strongest tile that can be touched, where others can be, too."""
    reached = {each for _, _, foes in set_scene(board).list_turns(seat, contact=True) for each in foes}
    strength = {each: _sum_strength(board, each) for each in reached | {foe}}
    if len(strength) > 1 and all(strength[foe] > value for each, value in strength.items() if each != foe):
        return [Merit("strong", {"foe": word(board.number_at(foe))})]
    return []


def _sum_strength(board: Board, space: Space) -> int:
    """Return six times what a tile that is attacked comes to on the average."""
    _, side = weigh(board, space, space, False, ("", ""))
    if board.pieces[space].kind == STRONGHOLD and board.choices.collects:
        side = side._replace(defense=board.tiles[side.tile].defense)
    return sum(board.tiles[side.tile].strikes) + 6 * side.plus


def _can_touch(board: Board, seat: Seat, space: Space) -> bool:
    """Tell whether an opponent can move beside a tile of a seat."""
    scene = set_scene(board)
    return any(
        space in foes
        for other in range(board.seats)
        if board.side(other) != board.side(seat)
        for _, _, foes in scene.list_turns(other, contact=True)
    )


def _may_flee(board: Board, seat: Seat) -> bool:
    """Tell whether no opponent could come further by a power than by a move, or attack from where it stands."""
    return not any(
        (board.hands[other] and board.stones_of(other)) or (board.is_large() and board.is_bare(other))
        for other in range(board.seats)
        if board.side(other) != board.side(seat)
    )


def _guards(board: Board, after: Board, seat: Seat) -> bool:
    """Tell whether the Stronghold could be attacked before, and cannot now."""
    home = board.homes[seat]
    return board.has_stronghold(seat) and _can_touch(board, seat, home) and not _can_touch(after, seat, home)


def _praise_way(board: Board, seat: Seat, start: Space, end: Space) -> list[Merit]:
    """Say which Stronghold it comes closer to, of those the nearest."""
    others = [
        (find_distance(end, board.homes[other]), other)
        for other in range(board.seats)
        if board.side(other) != board.side(seat) and board.has_stronghold(other)
    ]
    if not others:
        return []
    steps, whom = min(others)
    return [Merit("closer", {"whom": whom})] if steps < find_distance(start, board.homes[whom]) else []


# Answers


def _of_answer(board: Board, seat: Seat, words: Sequence[str]) -> list[Merit]:
    if list(words) == [windows.PASS]:
        if windows.list_moves(board, seat) == [windows.PASS]:
            return [Merit("last")]
        return [Merit("keeps")] if board.hands[seat] else []
    power = find(words[1]) if words[0] == POWER else 0
    if power == DETECTION and board.waits:
        return [Merit("undoes", {"power": word(board.waits[-1].power)})]
    after = board.copy()
    windows.answer(after, seat, list(words))
    merits = _of_result(board, after, seat, power == ESCAPE)
    if power in (BARRIER, WASTELAND, DEBRIS) and not board.waits:
        after = board.copy()
        play.apply(after, seat, " ".join(words))
        after = settle(after)
        if power == DEBRIS:
            return _of_debris(board, after, seat, words)
        merits = _of_traps(board, after, seat)
        if after.stage != OVER and _guards(board, after, seat):
            merits.append(Merit("guards"))
    return merits


def _of_result(board: Board, after: Board, seat: Seat, escapes: bool) -> list[Merit]:
    """Tell what the totals are with it, and who falls without it; `after`: while it still waits."""
    led = find_lead(board, seat)
    if led is None or led[2] > 0:
        return []
    own = board.pieces[led[0]]
    saved = [Merit("saves", {"tile": word(own.tile)})] if led[2] < 0 else []
    if escapes:
        return saved
    then = _resolve_one(after)
    fought = then.fights()
    if fought is None or then.stage != DEFENDER:
        return []
    one, other = weigh(then, fought.attacker, fought.defender, fought.far > 0, fought.rolls)
    mine, theirs = (one, other) if led[0] == fought.attacker else (other, one)
    if mine.total <= theirs.total:
        return []
    return [Merit("turns", {"total": mine.total, "other": theirs.total}), *saved]


def _resolve_one(board: Board) -> Board:
    """Return the position after what was activated last has taken effect, and before anything follows."""
    after = board.copy()
    if after.waits:
        resolve(after)
    return after


def _of_debris(board: Board, after: Board, seat: Seat, words: Sequence[str]) -> list[Merit]:
    """Tell of the battle that Flying Debris begins."""
    if after.fights() is None:
        return []
    attacker, target = (board.field.number[each] for each in words[2:4])
    return _of_battles(after, seat, attacker, [target], far=True)


def _of_traps(board: Board, after: Board, seat: Seat) -> list[Merit]:
    """Tell of the first opposing Character that is trapped now."""
    for space, piece in sorted(after.pieces.items()):
        before = board.pieces.get(space)
        shut = piece.kind == CHARACTER and piece.trapped and before is not None and not before.trapped
        if shut and board.side(piece.owner) != board.side(seat):
            return [Merit("traps", {"tile": word(piece.tile)})]
    return []
