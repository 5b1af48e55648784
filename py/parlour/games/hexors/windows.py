"""Being asked: who may use a power or spend Stones at a moment of a turn, and what waits (§10; R-HX-25, 40, 41).

A seat is asked if, by what everybody sees, some power of the twelve or a boost could be used there, whatever it holds.
"""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import Event, Move, Refusal, Seat
from parlour.games.hexors.board import (
    ANSWER,
    DEBRIS,
    DETECTION,
    END,
    IN_BATTLE,
    MOMENTS,
    MOST_ALIKE,
    SELF_DESTRUCT,
    WASTELAND,
    Activation,
    Board,
)
from parlour.games.hexors.field import Space
from parlour.games.hexors.powers import POWER, USES, could_be_used, why_not_now
from parlour.games.hexors.tiles import POWERS, find, word
from parlour.kit import frames

BOOST, PASS = "boost", "pass"


# Who is asked


def open_window(board: Board) -> None:
    """Open the window of this moment anew, for the active seat first; where nobody is to be asked, none is open."""
    if board.battle is not None and board.battle.void and not board.waits:
        board.asked = ()  # R-HX-41: a void battle's window closes once nothing waits
        return
    kind = ANSWER if board.waits else board.stage
    board.asked = frames.open_window((), kind, list_asked(board))


def list_asked(board: Board) -> list[Seat]:
    """Return who is to be asked at this moment, in turn order from the active seat on."""
    if not board.choices.collects or board.stage not in MOMENTS:
        return []
    seats = [board.active] if board.stage == END and not board.waits else board.in_turn(board.active)
    return [seat for seat in seats if board.plays(seat) and _could_do(board, seat)]


def _could_do(board: Board, seat: Seat) -> bool:
    if not board.hands[seat]:
        return boost_most(board, seat) > 0
    stones = board.stones_of(seat)
    return any(
        tile.cost <= stones
        and board.used[seat].count(power) < MOST_ALIKE
        and could_be_used(board, seat, power)
        for power, tile in POWERS.items()
    )


def boost_most(board: Board, seat: Seat) -> int:
    """Return how many Stones a seat may spend on its tile in the battle (R-HX-31, 52)."""
    return 0 if _why_not_boost(board, seat) else board.stones_of(seat)


def _why_not_boost(board: Board, seat: Seat) -> Refusal | None:
    if not board.is_large() or not board.choices.collects:
        return Refusal("boost-game", {}, "§12.7")
    if board.hands[seat]:
        return Refusal("boost-powers", {}, "§12.7")
    if _own_fighter(board, seat) is None:
        return Refusal("no-battle", {}, "§11.3")
    return None


def _own_fighter(board: Board, seat: Seat) -> Space | None:
    """Return where the tile of a seat stands that fights now."""
    battle = board.fights()
    if battle is None or board.stage not in IN_BATTLE:
        return None
    return next(
        (space for space in (battle.attacker, battle.defender) if board.pieces[space].control == seat), None
    )


# What may be said


def list_moves(board: Board, seat: Seat) -> list[Move] | None:
    """Return every answer of a seat that is asked; None where it could open craters, which are too many ways."""
    if WASTELAND in board.hands[seat] and why_not_power(board, seat, WASTELAND) is None:
        return None
    return list(list_answers(board, seat))


def list_answers(board: Board, seat: Seat) -> Iterator[Move]:
    """Give every answer but Wasteland."""
    yield PASS
    for power in dict.fromkeys(board.hands[seat]):
        if power != WASTELAND and why_not_power(board, seat, power) is None:
            yield from (f"{POWER} {word(power)}{said}" for said in USES[power].list_said(board, seat))
    yield from (f"{BOOST} {stones}" for stones in range(1, boost_most(board, seat) + 1))


def why_not_power(board: Board, seat: Seat, power: int) -> Refusal | None:
    """Return why a seat may not use a power now, whatever it is aimed at."""
    told = {"power": word(power)}
    if power not in board.hands[seat]:
        return Refusal("power-not-held", told, "§9.2")
    cost, stones = POWERS[power].cost, board.stones_of(seat)
    if cost > stones:
        return Refusal("power-cost", {**told, "cost": cost, "stones": stones}, "§9.2")
    return why_not_now(board, seat, power)


def why_not(board: Board, seat: Seat, words: list[str]) -> Refusal | None:
    """Return why a seat that is asked may not answer so."""
    verb, *rest = words
    if words == [PASS]:
        return None
    if verb == BOOST:
        return _why_not_stones(board, seat, rest)
    if verb != POWER:
        return Refusal("syntax-window", {}, "§10.1")
    if not rest:
        return Refusal("syntax-unfinished", {}, "§9.2")
    power = find(rest[0])
    if power is None or power not in POWERS:
        return Refusal("syntax-window", {}, "§10.1")
    refusal = why_not_power(board, seat, power)
    if refusal:
        return refusal
    aimed = USES[power].read(board, rest[1:])
    return aimed if isinstance(aimed, Refusal) else USES[power].why_not_on(board, seat, aimed)


def _why_not_stones(board: Board, seat: Seat, rest: list[str]) -> Refusal | None:
    refusal = _why_not_boost(board, seat)
    if refusal:
        return refusal
    text = rest[0] if len(rest) == 1 else ""
    if not rest:
        return Refusal("syntax-unfinished", {}, "§12.7")
    if not (text.isascii() and text.isdigit()) or text[0] == "0" or len(text) > 4:
        return Refusal("syntax-boost", {}, "§12.7")
    stones = board.stones_of(seat)
    return None if int(text) <= stones else Refusal("boost-stones", {"stones": stones}, "§12.7")


# Answering


def answer(board: Board, seat: Seat, words: list[str]) -> list[Event]:
    """Take a legal answer: a pass, a boost, or a power, which is paid and waits to be answered."""
    if words[0] == PASS:
        board.asked = frames.pass_on(board.asked)
        return [Event("passed", seat, {})]
    if words[0] == BOOST:
        events = [_boost(board, seat, int(words[1]))]
    else:
        events = [_activate(board, seat, words)]
    open_window(board)
    return events


def _boost(board: Board, seat: Seat, stones: int) -> Event:
    space = _own_fighter(board, seat)
    assert space is not None
    board.stones[board.pool(seat)] -= stones
    piece = board.pieces[space]
    board.pieces[space] = piece._replace(boost=piece.boost + stones)
    return Event("boosted", seat, {"stones": stones, "tile": word(piece.tile)})


def _activate(board: Board, seat: Seat, words: list[str]) -> Event:
    power = find(words[1])
    assert power is not None
    targets = USES[power].read(board, words[2:])
    assert not isinstance(targets, Refusal)
    hand = list(board.hands[seat])
    hand.remove(power)
    board.hands[seat] = tuple(hand)
    board.used[seat] += (power,)
    board.stones[board.pool(seat)] -= POWERS[power].cost
    said = tuple(words[2:]) if power == DETECTION else ()
    board.waits = (*board.waits, Activation(board.count_activations(), power, seat, targets, said))
    # Once a turn, once a battle: also where Detection destroys it (R-HX-57).
    if power == DEBRIS:
        board.marks = board.marks._replace(thrown=True)
    if power == SELF_DESTRUCT and board.battle is not None:
        board.battle = board.battle._replace(destructed=True)
    return Event("activated", seat, {"power": word(power), "tile": _name_target(board, power, words[2:])})


def _name_target(board: Board, power: int, words: list[str]) -> str:
    """Return the tile that a power is aimed at, or the power, "" where it is neither."""
    if power == DETECTION:
        return words[0]
    return word(board.number_at(board.field.number[words[0]])) if USES[power].aims_at_tile else ""
