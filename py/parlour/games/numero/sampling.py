"""Some legal turn, as somebody might say it who plays without a plan: for random games and the weakest computers."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Move, Refusal, Seat
from parlour.core.rng import Rng
from parlour.games.numero.board import Board
from parlour.games.numero.cards import NAMES, VALUES, names_of
from parlour.games.numero.making import Making
from parlour.games.numero.refusals import why_not_build, why_not_drop, why_not_work
from parlour.games.numero.turn import (
    BUILD,
    DISCARD,
    DROP,
    PASS,
    SEMICOLON,
    TAKE,
    play,
    write_build,
    write_take,
    write_use,
)
from parlour.kit.cards import cards_of

TRIES = 10
"""Turns that are made up before something simple is said."""

_AIMS = (TAKE, TAKE, TAKE, BUILD, BUILD, DISCARD)
"""What is tried, as often as people do it."""

MOST_WILDS = 3
"""Wild cards that are put somewhere before the number card."""


def sample(board: Board, seat: Seat, rng: Rng) -> Move:
    """Return some legal turn."""
    if not board.numbers(seat):
        return PASS if board.only_takes() else " ".join([DISCARD, *names_of(board.hands[seat])])
    if board.is_alone() and rng.below(40) == 0:
        return PASS
    for number in range(TRIES):
        sentence = _make_up(board, seat, rng, wilds=number < TRIES // 2)
        if sentence and not isinstance(play(board, seat, sentence.split(" ")), Refusal):
            return sentence
    return PASS if board.only_takes() else f"{DISCARD} {rng.choice(names_of(board.numbers(seat)))}"


def _make_up(board: Board, seat: Seat, rng: Rng, wilds: bool) -> Move:
    """Return a turn that may be legal, "" where none came together."""
    making = Making(board, seat)
    phrases: list[Move] = []
    for _ in range(rng.below(MOST_WILDS + 1) if wilds else 0):
        phrase = _put_wild(making, rng)
        phrases += [phrase] if phrase else []
    aim = TAKE if board.only_takes() else rng.choice(_AIMS)
    last = _end(making, aim, rng)
    return f" {SEMICOLON} ".join([*phrases, last]) if last else ""


def _put_wild(making: Making, rng: Rng) -> Move:
    """Put some wild card somewhere, or lay it down."""
    usable = cards_of(making.usable())
    if not usable:
        return ""
    card = rng.choice(usable)
    if rng.below(8) == 0 and why_not_drop(making, NAMES[card]) is None:
        making.drop(card)
        return f"{DROP} {NAMES[card]}"
    places = list(range(len(making.slots)))
    rng.shuffle(places)
    places = sorted(places[: 1 + (rng.below(4) == 0)])
    if not places or why_not_work(making, card, places) is not None:
        return ""
    phrase = write_use(making, card, places)
    making.use(card, places)
    return phrase


def _end(making: Making, aim: str, rng: Rng) -> Move:
    """Return a phrase that ends a turn, "" where none is found."""
    numbers = cards_of(making.hand() & making.board.numbers(making.seat))
    rng.shuffle(numbers)
    if aim == DISCARD:
        return f"{DISCARD} {NAMES[numbers[0]]}"
    places = list(range(len(making.slots)))
    rng.shuffle(places)
    for card in numbers:
        if aim == BUILD:
            chosen = sorted(places[: 1 + rng.below(2)])
            if chosen and why_not_build(making, card, chosen) is None:
                return write_build(making, card, chosen)
        else:
            groups = find_groups(making, places, card, most=1 + rng.below(3))
            if groups:
                return write_take(making, card, groups)
    return ""


def find_groups(making: Making, places: Sequence[int], card: int, most: int) -> list[list[int]]:
    """Return up to so many groups of piles that a number card takes, found in the order of `places`."""
    groups: list[list[int]] = []
    left = list(places)
    while len(groups) < most:
        group = _find_group(making, left, VALUES[card], ())
        if not group:
            break
        groups.append(sorted(group))
        left = [place for place in left if place not in group]
    return groups


def _find_group(
    making: Making, places: Sequence[int], missing: int, group: tuple[int, ...]
) -> tuple[int, ...]:
    """Return the first set of piles that adds up, () where there is none."""
    if group and missing == 0:
        return group
    for at, place in enumerate(places):
        value = making.slots[place].pile.value
        if isinstance(value, int) and value <= missing:
            found = _find_group(making, places[at + 1 :], missing - value, (*group, place))
            if found:
                return found
    return ()
