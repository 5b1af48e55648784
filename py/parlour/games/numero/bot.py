"""What Numero's computers know: what a position is worth, which turns to think about, and how much each level sees."""

from __future__ import annotations

from parlour.core.game import Level, Move, Seat
from parlour.games.numero import challenge, ending
from parlour.games.numero.board import OVER, SHUFFLE, STAGES, Board, Claim
from parlour.games.numero.cards import NAMES, POINTS, VALUES, WILDS, cards_of, names_of
from parlour.games.numero.outlook import foresee
from parlour.games.numero.solver import Goal, Sight, Solver
from parlour.games.numero.turn import BUILD, COLON, DISCARD, DROP, PASS, SEMICOLON

LEVELS = (
    Level("greedy", 0.3, sight=1),
    Level("greedy", 0.2, sight=2),
    Level("greedy", 0.1, sight=3),
    Level("greedy", sight=4),
    Level("ismcts", depth=1, nodes=60),
)

SIGHTS = (
    Sight(piles=1, wilds=0, takes=1),  # a pair
    Sight(piles=2, wilds=0, takes=1),  # three cards
    Sight(wilds=1, takes=1),
    Sight(),
)
"""What the levels see, by `Level.sight`: besides, the second and those above it see builds."""

STEPS = 400_000
"""Steps that the solver may take for a computer's turn: a tenth of a second."""

TAKES, BUILDS, BLUFFS = 5, 4, 2
"""Turns of each kind that are thought about at most."""

BEFORE, AFTER, LATER = 0.75, 0.5, 0.3
"""Of what others may take before the own next turn; of what the seat can take then; or now, where it is its turn."""

WILD = {"cards": 0.4, "points": 1.5}
"""What a wild card in the hand is worth, while there are cards to be drawn."""

DOUBTED = 0.15
"""How often a build is challenged."""

SCALE = {"cards": 12.0, "points": 40.0}
"""The lead that is half of a won game."""

MANY_WILDS = 3
"""Wild cards in a hand from which on one is laid down with a discard."""


def worth(board: Board, seat: Seat) -> float:
    """Return how good the position looks for a seat: its lead, what it can take, and what others can before."""
    if board.stage in STAGES[: STAGES.index(SHUFFLE) + 1]:
        return 0.0
    goal = board.choices.goal
    scores = [ending.count_score(board, each) for each in range(board.seats)]
    others = [score for each, score in enumerate(scores) if each != seat]
    lead = float(scores[seat] - max(others, default=0))
    if board.stage == OVER:
        sign = (lead > 0) - (lead < 0)
        return sign * 0.9 + 0.1 * lead / (abs(lead) + SCALE[goal]) if others else _squash(lead, goal)
    own, before = foresee(board, seat)
    if board.waiting() == (seat,) and not board.stack:
        lead += own
    elif board.final and seat not in board.final:
        lead -= BEFORE * before
    else:
        lead += AFTER * own - BEFORE * before
    return _squash(lead + _weigh_hand(board, seat) + _weigh_claims(board, seat), goal) * 0.9


def _squash(lead: float, goal: str) -> float:
    return lead / (abs(lead) + SCALE[goal])


def _weigh_hand(board: Board, seat: Seat) -> float:
    """Return what the rest of the hand is good for: wild cards while there is a deck, and against the end nothing."""
    goal, hand = board.choices.goal, board.hands[seat]
    if board.deck:
        return WILD[goal] * (hand & WILDS).bit_count()
    printed = sum(POINTS[card] for card in cards_of(hand)) if goal == "points" else 0
    return -0.5 * (hand.bit_count() + printed)


def _weigh_claims(board: Board, seat: Seat) -> float:
    """Return what the own builds cost that may be doubted, where the hand did not hold the answer."""
    return sum(
        DOUBTED * (-challenge.WRONGED if claim.held else challenge.CAUGHT)
        for claim in board.claims
        if claim.builder == seat
    )


# Which turns are thought about


def solve(board: Board, seat: Seat, sight: Sight = SIGHTS[-1], steps: int = STEPS) -> Solver:
    """Return the solver for a seat's turn."""
    return Solver(
        board.centre,
        board.loose,
        cards_of(board.hands[seat]),
        board.choices.exact,
        board.most(),
        sight,
        steps,
    )


def list_likely(board: Board, seat: Seat) -> list[Move] | None:
    """Return the turns that a seat may sensibly take, the likeliest first; None of chance."""
    if board.waiting() != (seat,):
        return None if seat < 0 else []
    if board.stack:
        doubted = board.claim_of(int(board.stack[-1].about[0]))
        assert doubted is not None  # a window is about an open claim
        sure = is_impossible(board, seat, doubted)
        return [*challenge.WORDS] if sure else [PASS, challenge.WORDS[0]]
    if not board.numbers(seat):
        return [PASS] if board.only_takes() else [" ".join([DISCARD, *names_of(board.hands[seat])])]
    solver = solve(board, seat)
    turns = [take.move for take in solver.list_takes(goal_of(board), TAKES)]
    if board.only_takes():
        return turns or [PASS]
    turns += [build.move for build in solver.list_builds(BUILDS)]
    turns += _list_bluffs(board, seat) if board.bluffs() else []
    return turns + _list_discards(board, seat)


def list_seen(board: Board, seat: Seat, sight: int) -> list[Move] | None:
    """Return what a weaker player sees: the best take of those within its sight, else a build, else a low card."""
    if board.waiting() != (seat,) or board.stack or not board.numbers(seat):
        likely = list_likely(board, seat)
        return likely and likely[:1]
    solver = solve(board, seat, SIGHTS[sight - 1])
    best = solver.find_best(goal_of(board))
    if best:
        return [best.move]
    if board.only_takes():
        return [PASS]
    builds = solver.list_builds(1) if sight > 1 else []
    return [builds[0].move] if builds else _list_discards(board, seat)[:1]


def goal_of(board: Board) -> Goal:
    """Return what takes are counted in."""
    return "points" if board.choices.goal == "points" else "cards"


def _list_discards(board: Board, seat: Seat) -> list[Move]:
    """Return the discards, low cards first, as the sheet advises; with many wild cards one of them goes too."""
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
    """Tell whether a seat sees for itself that a builder cannot hold an answer, right after his turn.

    Later he may have played it.
    """
    if claim.turns[claim.builder]:
        return False
    seen = board.open_cards() | board.hands[seat]
    hidden = board.values(board.pack() & ~seen)
    return any(each.pile.value not in hidden for each in claim.piles)
