"""What Numero's computers know: what a position is worth, which turns to think about, and how much each level sees."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from parlour.core.game import Level, Move, Seat
from parlour.games.numero import challenge, ending
from parlour.games.numero.board import HAND, OVER, SHUFFLE, STAGES, Board, Claim
from parlour.games.numero.cards import NAMES, POINTS, VALUES, WILDS, names_of
from parlour.games.numero.piles import Pile
from parlour.games.numero.solver import EVERYTHING, Build, Goal, Sight, Solver, Take
from parlour.games.numero.turn import BUILD, COLON, DISCARD, DROP, PASS, SEMICOLON
from parlour.kit.cards import cards_of

LEVELS = (
    Level("greedy", 0.7, sight=1),
    Level("greedy", 0.64, sight=2),  # among numbers alone sight makes little difference from here on
    Level("greedy", 0.33, sight=3),
    Level("greedy", sight=4),
    Level("ismcts", depth=1, nodes=120),
)

SIGHTS = (
    Sight(piles=1, wilds=0, takes=1),  # a pair
    Sight(piles=2, wilds=1, takes=1),  # three number cards, and a wild one
    Sight(wilds=2, takes=1),
    EVERYTHING,
)
"""What the levels see, by `Level.sight`: besides, the second and those above it see builds."""

STEPS = 200_000
"""Steps that the solver may take for one turn: a twentieth of a second."""

REPLY = 20_000
"""Steps that it may take for a turn that is only looked ahead at."""

TAKES, BUILDS, BLUFFS = 5, 4, 2
"""Turns of each kind that are thought about at most."""

REMEMBERED, REPLIES = 512, 256
"""How many turns keep what was found: those that are thought about, and those looked ahead at."""

THEIRS, OWN = 0.8, 0.5
"""Of what the others can take before the own next turn; and of what is left for the seat then."""

DOUBTED = 0.15
"""How often a build is challenged."""

SCALE = {"cards": 12.0, "points": 40.0}
"""The lead that is half of a won game."""

MANY_WILDS = 3
"""Wild cards in a hand from which on one is laid down with a discard."""


def worth(board: Board, seat: Seat) -> float:
    """Return how good the position looks for a seat: its lead, once the others and then it have taken what they can.

    What the others hold is what lies in their hands here: a player that searches is handed worlds that were dealt anew.
    """
    if board.stage in STAGES[: STAGES.index(SHUFFLE) + 1]:
        return 0.0
    goal = goal_of(board)
    lead = _find_lead(board, seat)
    if board.stage == OVER:
        sign = (lead > 0) - (lead < 0)
        return sign * 0.9 + 0.1 * _squash(lead, goal) if board.seats > 1 else _squash(lead, goal)
    after = board.copy()
    lost = gained = 0.0
    for _ in range(2 * board.seats):
        if after.stage == OVER or after.waiting() == ():
            break
        (asked,) = after.waiting()
        if after.stack:
            after.apply(asked, PASS)
            continue
        hand, choices = after.hands[asked], after.choices
        best = _reply(after.centre, after.loose, hand, choices.exact, after.most(), goal)
        gain = 0 if best is None else reckon(board, best)
        if asked == seat:
            gained = gain
            break
        lost = max(lost, gain)
        after.apply(asked, best.move if best is not None else _list_untaken(after, asked)[0])
    if after.stage == OVER:
        return worth(after, seat)
    return 0.9 * _squash(lead - THEIRS * lost + OWN * gained + _weigh_claims(board, seat), goal)


def _find_lead(board: Board, seat: Seat) -> float:
    scores = [ending.count_score(board, each) for each in range(board.seats)]
    return float(scores[seat] - max((score for each, score in enumerate(scores) if each != seat), default=0))


def _squash(lead: float, goal: str) -> float:
    return lead / (abs(lead) + SCALE[goal])


def _weigh_claims(board: Board, seat: Seat) -> float:
    """Return what the own builds cost that may be doubted, where the hand did not hold the answer."""
    return sum(
        DOUBTED * (-challenge.WRONGED if claim.held else challenge.CAUGHT)
        for claim in board.claims
        if claim.builder == seat
    )


# Which turns are thought about


class Found(NamedTuple):
    """What a search found for one turn, the best first."""

    takes: tuple[Take, ...]
    builds: tuple[Build, ...]
    is_exact: bool  # whether these are the best there are, and there are no others where there are none


def find(board: Board, seat: Seat, sight: Sight = EVERYTHING) -> Found:
    """Return the best takes of a seat's turn and the best builds, as far as one sees who sees so much.

    A hint, its reasons, the judgement and the levels ask this of one position one after the other: it is searched once.
    """
    builds = 0 if board.only_takes() else BUILDS
    choices = board.choices
    return _find(
        board.centre,
        board.loose,
        board.hands[seat],
        choices.exact,
        board.most(),
        sight,
        goal_of(board),
        builds,
    )


@lru_cache(REMEMBERED)
def _find(
    centre: tuple[Pile, ...],
    loose: tuple[int, ...],
    hand: int,
    exact: bool,
    most: int,
    sight: Sight,
    goal: Goal,
    builds: int,
) -> Found:
    solver = Solver(centre, loose, cards_of(hand), exact, most, sight, STEPS)
    takes = solver.list_takes(goal, TAKES)
    return Found(tuple(takes), tuple(solver.list_builds(builds) if builds else ()), solver.is_exact)


@lru_cache(REPLIES)
def _reply(
    centre: tuple[Pile, ...], loose: tuple[int, ...], hand: int, exact: bool, most: int, goal: Goal
) -> Take | None:
    """Return a good take of a turn that is only looked ahead at."""
    if not centre:
        return None  # as often, and then a search need not be prepared
    return Solver(centre, loose, cards_of(hand), exact, most, budget=REPLY).find_best(goal)


def list_likely(board: Board, seat: Seat) -> list[Move] | None:
    """Return the turns that a seat may sensibly take, the likeliest first; None of chance."""
    if board.waiting() != (seat,):
        return None if seat < 0 else []
    if board.stack:
        doubted = board.claim_asked()
        sure = is_impossible(board, seat, doubted)
        return [*challenge.WORDS] if sure else [PASS, challenge.WORDS[0]]
    if not board.numbers(seat):
        return _list_untaken(board, seat)
    found = find(board, seat)
    turns = [take.move for take in found.takes]
    if board.only_takes():
        return turns or [PASS]
    turns += [build.move for build in found.builds]
    turns += _list_bluffs(board, seat) if board.bluffs() else []
    return turns + _list_untaken(board, seat)


def list_seen(board: Board, seat: Seat, sight: int) -> list[Move] | None:
    """Return what a weaker player sees: the best take of those within its sight, else a build, else a low card."""
    if board.waiting() != (seat,) or board.stack or not board.numbers(seat):
        likely = list_likely(board, seat)
        return likely and likely[:1]
    found = find(board, seat, SIGHTS[sight - 1])
    if found.takes:
        return [found.takes[0].move]
    return [found.builds[0].move] if found.builds and sight > 1 else _list_untaken(board, seat)[:1]


def goal_of(board: Board) -> Goal:
    """Return what takes are counted in."""
    return "points" if board.choices.goal == "points" else "cards"


def reckon(board: Board, take: Take) -> int:
    """Return what a take brings, in what the game counts."""
    return take.points if goal_of(board) == "points" else take.cards


def _list_untaken(board: Board, seat: Seat) -> list[Move]:
    """Return what is said where nothing is taken or built: the discards, or a pass.

    Low cards come first, as the sheet advises; with many wild cards one of them goes too.
    """
    if board.only_takes():
        return [PASS]
    if not board.numbers(seat):
        return [" ".join([DISCARD, *names_of(board.hands[seat])])]
    numbers = sorted(cards_of(board.numbers(seat)), key=lambda card: (POINTS[card] > 0, VALUES[card]))
    lowest = dict.fromkeys(VALUES[card] for card in numbers)
    cards = [next(card for card in numbers if VALUES[card] == value) for value in lowest]
    wilds = names_of(board.hands[seat] & WILDS)
    dropped = f"{DROP} {wilds[0]} {SEMICOLON} " if len(wilds) >= MANY_WILDS else ""
    return [f"{dropped}{DISCARD} {NAMES[card]}" for card in cards]


def _list_bluffs(board: Board, seat: Seat) -> list[Move]:
    """Return builds for which the hand has no answer, on the largest piles."""
    found: list[tuple[int, Move]] = []
    for card in cards_of(board.numbers(seat)):
        answers = board.values(board.hands[seat] & ~(1 << card))
        for pile in board.centre:
            value = int(pile.value) + VALUES[card]
            if value <= board.most() and value not in answers:
                found.append((-len(pile.cards), f"{BUILD} {NAMES[card]} {COLON} {NAMES[pile.cards[0]]}"))
    return [move for _, move in sorted(found)[:BLUFFS]]


def is_impossible(board: Board, seat: Seat, claim: Claim) -> bool:
    """Tell whether a seat sees for itself that a builder cannot hold all answers, right after his turn.

    Later he may have played them. Distinct values need a card each, and the hand that answers has played at least one.
    """
    if claim.turns[claim.builder]:
        return False
    seen = board.open_cards() | board.hands[seat]
    hidden = board.values(board.pack() & ~seen)
    answers = {each.pile.value for each in claim.piles}
    return not answers <= hidden or len(answers) > min(board.hands[claim.builder].bit_count(), HAND - 1)
