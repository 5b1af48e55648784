"""Challenges: a builder is believed until somebody doubts that his hand held the answers (§8; R-NU-06, R-NU-20)."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Event, Refusal, Seat
from parlour.games.numero.board import AGAIN, CHALLENGE, TURNS_ASKED, Board, Claim, Claimed
from parlour.games.numero.cards import NAMES, is_wild
from parlour.games.numero.piles import lay
from parlour.kit import frames

WORDS = ("challenge", "pass")

CAUGHT, WRONGED = -20, -10
"""Points of a builder who did not hold the answers, and of somebody who doubted one who did."""


def why_not(words: list[str]) -> Refusal | None:
    """Return why somebody who is asked about a build may not say this."""
    return None if " ".join(words) in WORDS else Refusal("syntax-window", {}, "§8.2")


def claim(board: Board, builder: Seat, piles: tuple[Claimed, ...], held: bool) -> None:
    """Take down what a builder says, and ask the others in turn order.

    What he said before stays open beside it. The next to move is asked about that first: it is the older one.
    """
    board.claims = (*board.claims, Claim(builder, held, piles, (0,) * board.seats))
    order = [(builder + turn) % board.seats for turn in range(1, board.seats)]
    board.stack = frames.open_window(board.stack, CHALLENGE, order, builder)
    _ask_again(board, order[0], [builder])


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


def ask_again(board: Board, seat: Seat, asked: Seat) -> None:
    """Ask somebody who is to take his second turn since then: of several builders the next in turn order first.

    About what `asked` said before he was asked already, together with what that builder said right now.
    """
    builders = [(seat + turn) % board.seats for turn in range(1, board.seats)]
    _ask_again(board, seat, [builder for builder in builders if builder != asked])


def _ask_again(board: Board, seat: Seat, builders: Sequence[Seat]) -> None:
    for builder in reversed(builders):
        if any(each.builder == builder and each.turns[seat] == TURNS_ASKED - 1 for each in board.claims):
            board.stack = frames.open_window(board.stack, AGAIN, (seat,), builder)


def answer(board: Board, seat: Seat, move: str) -> list[Event]:
    """Take an answer: a pass, or a challenge, which closes the matter for all."""
    builder = int(board.stack[-1].about[0])
    if move == "pass":
        board.stack = frames.pass_on(board.stack)
        return [Event("passed", seat, {"whom": builder, "alone": False})]
    doubted = board.claim_asked()
    board.stack = board.stack[:-1]
    board.claims = tuple(each for each in board.claims if each is not doubted)
    points = WRONGED if doubted.held else CAUGHT
    board.score(seat if doubted.held else builder, {"challenge": points})
    values = [int(each.pile.value) for each in doubted.piles]
    data = {"whom": builder, "held": doubted.held, "values": values, "points": points}
    events = [Event("challenged", seat, data)]
    return events if doubted.held else [*events, *_undo(board, doubted)]


def _undo(board: Board, doubted: Claim) -> list[Event]:
    """Put the piles of a claim back as they stood; what the builder has built on them since comes down with it."""
    undone = [doubted]
    for newer in board.claims:
        below = [each.pile for claim in undone for each in claim.piles]
        stands = [
            each.pile in board.centre and below_it in below
            for each in newer.piles
            for below_it in each.before
        ]
        is_newer = newer.builder == doubted.builder and sum(newer.turns) < sum(doubted.turns)
        if is_newer and any(stands):
            undone.append(newer)
    board.claims = tuple(each for each in board.claims if all(each is not gone for gone in undone))
    if board.stack and board.stack[0].kind == CHALLENGE and not any(undone[-1].turns):
        board.stack = board.stack[1:]  # nobody need be asked about it any more
    lifted = [[each for each in claim.piles if _lift(board, each)] for claim in reversed(undone)]
    return [_discard(board, doubted.builder, each) for claimed in reversed(lifted) for each in claimed]


def _lift(board: Board, claimed: Claimed) -> bool:
    """Put a pile back as it stood, where it still stands as it was left; tell whether it does."""
    if claimed.pile not in board.centre:
        return False
    at = board.centre.index(claimed.pile)
    board.centre = (*board.centre[:at], *claimed.before, *board.centre[at + 1 :])
    return True


def _discard(board: Board, builder: Seat, claimed: Claimed) -> Event:
    """Lay what was put on a pile into the centre, each card in its own space."""
    board.centre += tuple(lay(card) for card in claimed.put if not is_wild(card))
    board.loose += tuple(card for card in claimed.put if is_wild(card))
    words = [NAMES[card] for card in claimed.put]
    return Event("undone", builder, {"pile": NAMES[claimed.pile.cards[0]], "cards": words})
