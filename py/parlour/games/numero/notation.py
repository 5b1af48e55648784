"""Numero's position notation: writes and reads positions as text, for golden files, lessons and rule tests.

    full pack, goal points, challenges, exact, help sums sums sums self
    seat 0 plays, dealer 1, taker 1, last 0 1
    centre g10 -2 = 8 -; b5
    loose x3 sq
    deck o3 g4
    0 hand g5 o12; won r1 b3; sheet takes 3 cards 12; proved 10
    1 hand r7
    claim 1 held, turns 0 1: g10 b2 = 12 + from g10 = 10 put b2
    asked again 0 passes 0 about 1

A pile is its cards from the bottom up, its value, and the operations used in it; of a single number card the card is
enough. Without a line for the deck, all cards that lie nowhere else are in it, in the pack's order: so is such a deck
written, unless it has few cards.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from parlour.core.game import Seat
from parlour.games.numero.board import (
    DEALER,
    HAND,
    HELPS,
    NO_POINTS,
    NOBODY,
    OVER,
    SHUFFLE,
    TURN,
    Board,
    Choices,
    Claim,
    Claimed,
)
from parlour.games.numero.cards import NAMES, NUMBER, SIGNS, cards_named, names_of
from parlour.games.numero.ending import REASONS
from parlour.games.numero.piles import Pile, lay
from parlour.games.numero.scoring import LINES
from parlour.kit.cards import cards_of, set_of
from parlour.kit.frames import Frame
from parlour.kit.text import write_row

B = TypeVar("B", bound=Board)

_DOING = {
    DEALER: "dealer to be drawn",
    SHUFFLE: "cards to be dealt",
    TURN: "plays",
}


# Writing


def write_position(board: Board) -> str:
    """Return a position as text."""
    choices = board.choices
    flags = ", challenges" * choices.challenges + ", exact" * choices.exact
    lines = [
        f"{choices.pack} pack, goal {choices.goal}{flags}, help {' '.join(choices[-4:])}",
        _headline(board),
    ]
    if board.stage not in (DEALER, SHUFFLE):
        lines.append(f"centre {'; '.join(map(_write_pile, board.centre))}".strip())
        lines.append(write_row("loose", (NAMES[card] for card in board.loose)))
        if len(board.deck) <= HAND or board.deck != _list_unnamed(board):
            lines.append(write_row("deck", (NAMES[card] for card in board.deck)))
    lines += [_write_seat(board, seat) for seat in range(board.seats)]
    lines += map(_write_claim, board.claims)
    return "\n".join(lines + [_write_frame(frame) for frame in board.stack])


def _headline(board: Board) -> str:
    doing = f"over by {board.reason}" if board.stage == OVER else _DOING[board.stage]
    facts = [f"seat {board.turn} {doing}"]
    facts += [f"dealer {board.dealer}"] if board.dealer != NOBODY else []
    facts += [f"taker {board.taker}"] if board.taker != NOBODY else []
    facts += [f"last {' '.join(map(str, board.final))}"] if board.final else []
    return ", ".join(facts)


def _write_pile(pile: Pile) -> str:
    words = " ".join(NAMES[card] for card in pile.cards)
    signs = "".join(sign for bit, sign in SIGNS.items() if pile.signs & bit)
    return words if len(pile.cards) == 1 else f"{words} = {pile.value} {signs}"


def _write_seat(board: Board, seat: Seat) -> str:
    clauses = [write_row("hand", names_of(board.hands[seat]))]
    if board.won[seat]:
        clauses.append(write_row("won", names_of(board.won[seat])))
    scored = [f"{line} {points}" for line, points in zip(LINES, board.sheets[seat], strict=True) if points]
    if scored:
        clauses.append(write_row("sheet", scored))
    if board.proved[seat]:
        clauses.append(write_row("proved", map(str, board.proved[seat])))
    return f"{seat} {'; '.join(clauses)}"


def _write_claim(claim: Claim) -> str:
    piles = "; ".join(map(_write_claimed, claim.piles))
    held = "held" if claim.held else "not held"
    return f"claim {claim.builder} {held}, turns {' '.join(map(str, claim.turns))}: {piles}"


def _write_claimed(each: Claimed) -> str:
    before = ", ".join(map(_write_pile, each.before))
    put = write_row("put", (NAMES[card] for card in each.put))
    return f"{_write_pile(each.pile)} from {before} {put}"


def _write_frame(frame: Frame) -> str:
    return (
        f"asked {frame.kind} {' '.join(map(str, frame.order))} passes {frame.passes} about {frame.about[0]}"
    )


# Reading

_OPTIONS = re.compile(r"(\w+) pack, goal (\w+)(, challenges)?(, exact)?(?:, help (\w+) (\w+) (\w+) (\w+))?")
_HEADLINE = re.compile(
    rf"seat (\d+) ({'|'.join(_DOING.values())}|over by (?:{'|'.join(REASONS)}))"
    r"(?:, dealer (\d+))?(?:, taker (\d+))?(?:, last ([\d ]+))?"
)
_CLAIM = re.compile(r"claim (\d+) (held|not held), turns ([\d ]+): (.+)")
_FRAME = re.compile(r"asked (\w+) ([\d ]+) passes (\d+) about (\d+)")


def read_position(text: str, make: Callable[[Choices, int], B]) -> B:
    """Return the position that a text tells; raises ValueError where it tells none."""
    lines = [line.strip() for line in text.strip().splitlines()]
    options = _OPTIONS.fullmatch(lines[0])
    headline = _HEADLINE.fullmatch(lines[1])
    if not options or not headline:
        raise ValueError("a position begins with its options, and whose turn it is")
    helps = options.groups()[4:]
    pack, goal, challenges, exact = options.groups()[:4]
    own = [each if each in HELPS else HELPS[1] for each in helps]
    seats = sum(line[0].isdigit() for line in lines[2:])
    board = make(Choices(str(pack), str(goal), bool(challenges), bool(exact), *own), seats)
    _read_headline(board, headline)
    named = {line.split(" ")[0]: line for line in lines[2:]}
    board.centre = tuple(
        _read_pile(words)
        for words in named.get("centre", "").removeprefix("centre").split(";")
        if words.strip()
    )
    board.loose = cards_named(named.get("loose", "loose").split()[1:])
    for line in lines[2:]:
        if line[0].isdigit():
            _read_seat(board, line)
    board.claims = tuple(_read_claim(line) for line in lines if line.startswith("claim "))
    board.stack = tuple(_read_frame(line) for line in lines if line.startswith("asked "))
    if "deck" in named:
        board.deck = cards_named(named["deck"].split()[1:])
    elif board.stage not in (DEALER, SHUFFLE):
        board.deck = _list_unnamed(board)
    return board


def _list_unnamed(board: Board) -> tuple[int, ...]:
    """Return the cards that lie neither open nor in a hand, in the pack's order."""
    lying = board.open_cards()
    for hand in board.hands:
        lying |= hand
    return tuple(cards_of(board.pack() & ~lying))


def _read_headline(board: Board, found: re.Match[str]) -> None:
    turn, doing, dealer, taker, last = found.groups()
    board.turn = int(turn)
    over = doing.removeprefix("over by ")
    if over != doing:
        board.stage, board.reason = OVER, over
    else:
        board.stage = next(stage for stage, words in _DOING.items() if words == doing)
    board.dealer = NOBODY if dealer is None else int(dealer)
    board.taker = NOBODY if taker is None else int(taker)
    board.final = tuple(map(int, (last or "").split()))


def _read_pile(text: str) -> Pile:
    words, _, worth = text.partition("=")
    cards = cards_named(words.split())
    if not worth:
        if len(cards) != 1:
            raise ValueError(f"what is this pile worth: {text}")
        return lay(cards[0])
    value, signs = worth.split()
    return Pile(cards, int(value), sum(bit for bit, sign in SIGNS.items() if sign in signs))


def _read_seat(board: Board, line: str) -> None:
    number, _, rest = line.partition(" ")
    seat = int(number)
    for clause in rest.split(";"):
        title, *words = clause.split()
        if title == "hand":
            board.hands[seat] = set_of(NUMBER[word] for word in words)
        elif title == "won":
            board.won[seat] = set_of(NUMBER[word] for word in words)
        elif title == "proved":
            board.proved[seat] = tuple(map(int, words))
        elif title == "sheet":
            points = dict(zip(words[::2], map(int, words[1::2]), strict=True))
            if not set(points) <= set(LINES):
                raise ValueError(f"no such line: {clause}")
            board.sheets[seat] = tuple(points.get(line, 0) for line in LINES) if points else NO_POINTS
        else:
            raise ValueError(f"what is {title}?")


def _read_claim(line: str) -> Claim:
    found = _CLAIM.fullmatch(line)
    if not found:
        raise ValueError(line)
    builder, held, turns, piles = found.groups()
    return Claim(
        int(builder),
        held == "held",
        tuple(_read_claimed(each) for each in piles.split(";")),
        tuple(map(int, turns.split())),
    )


def _read_claimed(text: str) -> Claimed:
    pile, _, rest = text.partition(" from ")
    before, _, put = rest.partition(" put ")
    return Claimed(_read_pile(pile), tuple(map(_read_pile, before.split(","))), cards_named(put.split()))


def _read_frame(line: str) -> Frame:
    found = _FRAME.fullmatch(line)
    if not found:
        raise ValueError(line)
    kind, order, passes, about = found.groups()
    return Frame(kind, tuple(map(int, order.split())), int(passes), (int(about),))
