"""Why a turn is a good one: true by the rules, from what the seat sees."""

from __future__ import annotations

from parlour.core.game import Merit, Move, Seat
from parlour.games.numero.board import Board, Claim
from parlour.games.numero.bot import MANY_WILDS, Found, find, goal_of, is_impossible
from parlour.games.numero.cards import NAMES, VALUES, WILDS
from parlour.games.numero.making import Making
from parlour.games.numero.scoring import TAKE_LINES
from parlour.games.numero.turn import PASS, play
from parlour.kit.cards import cards_of

BONUSES = TAKE_LINES[TAKE_LINES.index("five") :]
"""Lines of the score sheet that are worth telling one by one, each by its own name."""

MERITS = (
    *("most", "takes", *BONUSES, "robs", "answer", "upsets"),
    *("pair", "sum", "low", "only", "sheds", "no-take", "impossible", "unseen"),
)


def find_merits(board: Board, seat: Seat, move: Move) -> list[Merit]:
    """Return the merits of a legal sentence: why it is a good one, the weightiest first."""
    if seat not in board.waiting() or seat < 0:
        return []
    if board.stack:
        return _explain_answer(board, seat, board.claim_asked(), move)
    found = find(board, seat)
    if move == PASS:
        return [Merit("no-take")] if not found.takes and found.is_exact else []
    making = play(board, seat, move.split(" "))
    if not isinstance(making, Making):
        return []
    if making.groups:
        return _explain_take(making, found)
    merits = _explain_left(making)
    if not merits or making.card < 0:
        return merits
    only = not found.takes and not found.builds and found.is_exact
    return [Merit("only"), *merits] if only and merits[0].code in ("pair", "sum", "low", "sheds") else merits


def _explain_take(making: Making, found: Found) -> list[Merit]:
    """Tell how much is taken, whether more could be, what brings points, and which seats' plans come to nothing."""
    board, goal = making.board, goal_of(making.board)
    lines = making.score_lines()
    cards = lines["cards"]
    points = sum(lines.values())
    best = next(iter(found.takes), None)
    most = best is not None and found.is_exact and (best.points if goal == "points" else best.cards)
    told = {"count": cards, "takes": len(making.groups), "points": points, "scored": goal == "points"}
    merits = [Merit("most" if most == (points if goal == "points" else cards) else "takes", told)]
    if goal == "points":
        merits += [Merit(line, {"points": lines[line]}) for line in BONUSES if line in lines]
    untouched = [int(slot.pile.value) for group in making.groups for slot in group if not slot.put]
    robbed = [
        Merit("robs", {"whom": other, "value": value})
        for other, values in enumerate(board.proved)
        for value in untouched
        if value in values and other != making.seat
    ]
    return merits + robbed[:1]


def _explain_left(making: Making) -> list[Merit]:
    """Tell what is good about a build or a discard: what it makes possible for the hand that is left."""
    board, hand = making.board, making.hand()
    if making.card < 0:
        return [Merit("sheds", {"count": len(making.dropped)})]
    value, values = VALUES[making.card], board.values(hand)
    built = [slot for slot in making.slots if making.card in slot.put and slot.before]
    if built:
        total = int(built[0].pile.value)
        others = [proved for other, proved in enumerate(board.proved) if other != making.seat]
        upset = [pile for pile in built[0].before if any(pile.value in proved for proved in others)]
        merits = [Merit("upsets", {"value": int(pile.value)}) for pile in upset]
        return [*([Merit("answer", {"value": total})] if total in values else []), *merits[:1]]
    merits = [Merit("sheds", {"count": len(making.dropped)})] if making.dropped else []
    if (board.hands[making.seat] & WILDS).bit_count() < MANY_WILDS:
        merits = []
    if value in values:
        merits.append(Merit("pair", {"value": value}))
    sums = [(other, value + other) for other in sorted(values) if value + other in values - {other}]
    merits += [Merit("sum", {"value": value, "other": other, "total": total}) for other, total in sums[:1]]
    if value == min({value, *values}) and not merits:
        merits.append(Merit("low", {"value": value}))
    return merits


def _explain_answer(board: Board, seat: Seat, claim: Claim, move: Move) -> list[Merit]:
    """Tell what can be seen of a builder's answer: that it cannot be in his hand, or how many such cards may be."""
    if is_impossible(board, seat, claim):
        values = [int(each.pile.value) for each in claim.piles]
        return [Merit("impossible", {"values": values})] if move != PASS else []
    seen = board.open_cards() | board.hands[seat]
    unseen = [NAMES[card] for card in cards_of(board.pack() & ~seen)]
    value = int(claim.piles[0].pile.value)
    count = sum(name[1:] == str(value) for name in unseen)
    return [Merit("unseen", {"value": value, "count": count})] if move == PASS else []
