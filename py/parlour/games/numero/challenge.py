"""Challenges: a builder is believed until somebody doubts that his hand held the answers (§8; R-NU-06, R-NU-20)."""

from __future__ import annotations

from parlour.core.game import Event, Refusal, Seat
from parlour.games.numero.board import AGAIN, CHALLENGE, Board, Claim, Claimed
from parlour.games.numero.cards import NAMES, is_wild
from parlour.games.numero.piles import Pile, lay
from parlour.kit import frames

WORDS = ("challenge", "pass")

CAUGHT, WRONGED = -20, -10
"""Points of a builder who did not hold the answers, and of somebody who doubted one who did."""

TURNS_ASKED = 2
"""Each opponent may doubt right after the build, and again before his own second turn after it."""


def why_not(move: str) -> Refusal | None:
    """Return why somebody who is asked about a build may not say this."""
    return None if move in WORDS else Refusal("syntax-window", {}, "§8.2")


def claim(board: Board, builder: Seat, piles: tuple[Claimed, ...], held: bool) -> None:
    """Take down what a builder says, in place of what he said before, and ask the others in turn order."""
    others = tuple(each for each in board.claims if each.builder != builder)
    board.claims = (*others, Claim(builder, held, piles, (0,) * board.seats))
    order = ((builder + turn) % board.seats for turn in range(1, board.seats))
    board.stack = frames.open_window(board.stack, CHALLENGE, order, builder)


def count_turn(board: Board, seat: Seat) -> None:
    """Count a turn that a seat has taken; what nobody can be asked about any more is no longer open."""
    counted = (
        each._replace(turns=(*each.turns[:seat], each.turns[seat] + 1, *each.turns[seat + 1 :]))
        for each in board.claims
    )
    board.claims = tuple(each for each in counted if _is_open(each))


def _is_open(claim: Claim) -> bool:
    """Tell whether somebody may still be asked about a claim."""
    return any(turns < TURNS_ASKED for seat, turns in enumerate(claim.turns) if seat != claim.builder)


def ask_again(board: Board, seat: Seat) -> None:
    """Ask somebody who is to take his second turn since then: of several builders the next in turn order first."""
    builders = [(seat + turn) % board.seats for turn in range(1, board.seats)]
    for builder in reversed(builders):
        each = board.claim_of(builder)
        if each is not None and each.turns[seat] == TURNS_ASKED - 1:
            board.stack = frames.open_window(board.stack, AGAIN, (seat,), builder)


def answer(board: Board, seat: Seat, move: str) -> list[Event]:
    """Take an answer: a pass, or a challenge, which closes the matter for all."""
    builder = int(board.stack[-1].about[0])
    if move == "pass":
        board.stack = frames.pass_on(board.stack)
        return [Event("passed", seat, {"whom": builder, "alone": False})]
    doubted = board.claim_of(builder)
    assert doubted is not None  # a window is about an open claim
    board.stack = board.stack[:-1]
    board.claims = tuple(each for each in board.claims if each is not doubted)
    points = WRONGED if doubted.held else CAUGHT
    board.score(seat if doubted.held else builder, {"challenge": points})
    values = [int(each.pile.value) for each in doubted.piles]
    data = {"whom": builder, "held": doubted.held, "values": values, "points": points}
    events = [Event("challenged", seat, data)]
    if not doubted.held:
        for each in doubted.piles:
            events += _undo(board, builder, each)
    return events


def _undo(board: Board, builder: Seat, claimed: Claimed) -> list[Event]:
    """Put a pile back as it stood, where it still stands as it was left; what was put on it becomes discards."""
    if claimed.pile not in board.centre:
        return []
    at = board.centre.index(claimed.pile)
    discards: tuple[Pile, ...] = tuple(lay(card) for card in claimed.put if not is_wild(card))
    board.centre = (*board.centre[:at], *claimed.before, *board.centre[at + 1 :], *discards)
    board.loose += tuple(card for card in claimed.put if is_wild(card))
    words = [NAMES[card] for card in claimed.put]
    return [Event("undone", builder, {"pile": NAMES[claimed.pile.cards[0]], "cards": words})]
