"""Numero's puzzles: the take that wins the most cards, or brings the most points, proved by the solver of a turn."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import permutations
from math import comb, factorial
from typing import ClassVar, NamedTuple

from parlour.core.game import Seat, State
from parlour.core.rng import Rng
from parlour.core.task import MOST_ANSWERS, Answer, Demand, Posed, Task, Verdict
from parlour.games.numero.board import HAND, SELF, TURN, Board, Choices
from parlour.games.numero.cards import COLOURS, DECK, NUMBER, PACKS, POINTS, VALUES, WILDS, greatest_in
from parlour.games.numero.making import Making
from parlour.games.numero.piles import Pile
from parlour.games.numero.scoring import COLOUR
from parlour.games.numero.solver import Goal, Solver, Take
from parlour.games.numero.state import NumeroState
from parlour.games.numero.turn import COMMA, SEMICOLON, part, play, play_wild
from parlour.kit.cards import cards_of, set_of

ONE = 0
"""The seat that is asked; another one sits beside it, since alone there are other rules (R-NU-30)."""

MOST_PILES, MOST_WILDS, MOST_BUILT = 6, 3, 3
LEAST_LYING, MOST_LYING = 3, 7
"""Of a question: piles, wild cards, and cards in one pile; piles and wild cards together. More cannot be overseen."""

MOST_NUMBER = 40
"""The highest number on the way to every best answer: children reckon in their heads."""

MOST_ASKED = 8
"""Best answers of a question that is posed: where many are as good, nothing needs to be found."""

LEAST_TAKES = 4
"""Takes to choose from, at least."""

MANY_POINTS, LEAST_LEAD = 20, 2
"""From so many points on the best take brings so many more than the next: one of twenty is bookkeeping."""

STEPS, LISTED = 200_000, 120
"""Steps of the solver, a twentieth of a second; and takes that it lists, among which all the best are to be."""

WIDEST = 12
"""Piles, and wild cards, of any position that is solved: a sheet may pose one with the whole pack."""

PATIENCE = (10, 30, 80, 250, 1000)
"""How many choices of cards each level looks at, the weakest first."""

STEADY = (0.86, 0.91, 0.95, 0.97, 0.99)
"""By patience: how likely one step is reckoned rightly."""

STEPS_OF = {
    "plus": 1,
    "carries": 1,
    "minus": 1,
    "times": 2,
    "over": 4,
    "fractions": 7,
    "powers": 6,
    "roots": 7,
}
"""How many steps an operation is worth: curricula teach them in this order, from the first year to the eighth."""

STEPS_OF_COLOUR = 7
"""Steps that it is worth to see that the same take brings more with a card of another colour."""

LATE = 10
"""Choices of cards that anybody looks at before one with a power or a root, however few lie there."""

TEN = 10
_BITS = range(len(COLOURS))


class Found(NamedTuple):
    """What can be taken in a position."""

    best: int  # the most cards or points, 0 where nothing can be taken
    # Those that bring the most, of equal ones only one; the shortest first, after them those with an idle wild card.
    takes: tuple[Take, ...]
    others: tuple[Take, ...]  # those that bring less, as far as they were listed


NONE = Found(0, (), ())


class BestTake(Task):
    """A take that brings the most at once, whatever comes after it (§4.2, §7)."""

    goal: ClassVar[Goal]
    figures = "took.earned", "took.points", "took.cards", "took.count"

    def pose(self, state: State, seat: Seat) -> Posed | None:
        """Return the hand and the centre, where they are few, and what is best is to be found by reckoning."""
        assert isinstance(state, Board)
        if not _is_small(state, seat) or (self.goal == "points" and state.choices.goal == "cards"):
            return None
        alone = leave_out_others(state, seat, self.goal)
        found = _find(alone, ONE)
        if not 0 < len(found.takes) <= MOST_ASKED or not self.tempts(alone, found):
            return None
        return (alone, ONE) if all(_is_worth_asking(alone, take) for take in found.takes) else None

    def lay(self, state: State, seat: Seat, *, tells: bool) -> State:
        """Return the position as it is, or with no help for the seat."""
        assert isinstance(state, NumeroState)
        if tells:
            return state
        alone = state.copy()
        alone.choices = Choices(**(state.choices._asdict() | {f"help{seat + 1}": SELF}))
        return alone

    def pose_own(self, state: State, seat: Seat) -> Posed | None:
        """Return the hand and the centre wherever anything can be taken: whoever has met them has missed it."""
        assert isinstance(state, Board)
        if state.stage != TURN or state.stack or state.turn != seat or state.choices.goal != self.goal:
            return None
        alone = leave_out_others(state, seat, self.goal)
        return (alone, ONE) if _find(alone, ONE).takes else None

    def demands(self) -> tuple[Demand, ...]:
        """Return what is asked of a question: enough to choose from, and nothing idle in some best take."""
        return (
            Demand("four-takes", "fewer are held against each other at a glance", _has_enough_takes),
            Demand(
                "no-idle", "a best take with a wild card that does nothing is a trick", _has_only_busy_takes
            ),
        )

    @abstractmethod
    def tempts(self, board: Board, found: Found) -> bool:
        """Tell whether another take can be taken for the best one."""

    def solve(self, state: State, seat: Seat) -> tuple[Answer, ...] | None:
        """Return every take that brings the most; of those with cards of the same numbers only one."""
        assert isinstance(state, Board)
        takes = _find(state, seat).takes if state.choices.goal == self.goal else ()
        return tuple((take.move,) for take in takes) or None

    def check(self, state: State, seat: Seat, said: Answer) -> Verdict:
        """Count what a turn takes, and hold it against the most that there is."""
        assert isinstance(state, Board)
        found = _find(state, seat)
        making = play(state, seat, said[0].split(" "))
        if not isinstance(making, Making) or not making.groups:
            return Verdict("wrong", code="nothing")
        lines = making.score_lines()
        brings = sum(lines.values()) if self.goal == "points" else lines["cards"]
        if brings == found.best:
            return Verdict("right", len(found.takes), args={self.goal: brings})
        return Verdict("wrong", code=self.wrongs[1], args={self.goal: brings})

    def measure(self, state: State, seat: Seat) -> Mapping[str, int]:
        """Return what is reckoned in the shortest best answer; what does not come about is left out."""
        assert isinstance(state, Board)
        return reckon_facts(state, seat, _find(state, seat).takes[0])

    def identify(self, state: State, seat: Seat) -> str:
        """Return the numbers in the centre and in the hand: their order, and the names of colours, do not matter."""
        assert isinstance(state, Board)
        return f"{self.key} {tell_apart(state, seat, self.goal)}"

    def guess(self, state: State, seat: Seat, level: int, rng: Rng) -> Answer | None:
        """Return the best take that somebody comes upon who looks at so many choices of cards, the fewest cards first.

        The game's levels see all takes of a sort or none, and blunder by chance: that would tell two sorts of puzzles.
        Here a level is a patience. Nothing else is known: whoever comes upon the best take among those that he looks
        at, sees that it brings more than they. An empty answer: there was none among them.
        """
        assert isinstance(state, Board)
        lying = _count_lying(state, seat)
        found = _find(state, seat)
        for take in (*found.takes, *found.others):
            before, alike = count_looks(take, *lying)
            if before + 1 + rng.below(alike) <= PATIENCE[level - 1]:
                return (take.move,)
        return ()

    def rate(self, state: State, seat: Seat) -> tuple[float, ...]:
        """Return the chance to come upon a best take, and to reckon it rightly."""
        assert isinstance(state, Board)
        lying = _count_lying(state, seat)
        found = _find(state, seat)
        others = {_name_take_on(state, take) for take in found.others}
        missed = [1.0] * len(PATIENCE)
        for take in found.takes:
            before, alike = count_looks(take, *lying)
            facts = reckon_facts(state, seat, take)
            steps = sum(STEPS_OF[fact] * facts.get(fact, 0) for fact in STEPS_OF)
            if _name_take_on(state, take) in others:
                steps += STEPS_OF_COLOUR
            if facts.keys() & {"powers", "roots"}:
                before = max(before, LATE)
            for at, (patience, steady) in enumerate(zip(PATIENCE, STEADY, strict=True)):
                looked = min(1.0, max(0.0, (patience - before) / alike))
                missed[at] *= 1 - looked * steady**steps
        return tuple(1 - chance for chance in missed)


class MostCards(BestTake):
    """The take that wins the most cards."""

    key: ClassVar[str] = "cards"
    wrongs: ClassVar[tuple[str, ...]] = ("nothing", "fewer")
    lesser: ClassVar[tuple[str, ...]] = ("fewer",)
    goal = "cards"

    def tempts(self, board: Board, found: Found) -> bool:
        """Tell whether there are other takes."""
        return bool(found.others)


class MostPoints(BestTake):
    """The take that brings the most points (§7)."""

    key: ClassVar[str] = "points"
    wrongs: ClassVar[tuple[str, ...]] = ("nothing", "less")
    lesser: ClassVar[tuple[str, ...]] = ("less",)
    goal = "points"

    def tempts(self, board: Board, found: Found) -> bool:
        """Tell whether whoever counts cards alone may be wrong: another take wins as many of them, and fewer points.

        The same with a card of another colour is none.
        """
        best = {_name_take_on(board, take) for take in found.takes}
        return any(
            take.cards >= found.takes[0].cards and _name_take_on(board, take) not in best
            for take in found.others
        )

    def demands(self) -> tuple[Demand, ...]:
        """Return also that many points are not held against nearly as many."""
        reason = "to hold 48 points against 47 is bookkeeping"
        return (*super().demands(), Demand("clear-points", reason, _is_clear))


def leave_out_others(board: Board, seat: Seat, goal: Goal) -> NumeroState:
    """Return a seat's hand and the centre, in the smallest pack that has all of it; all else is in the deck.

    A take depends on nothing else (§4.2): neither on what others hold or have won, nor on what was claimed.
    """
    lying = set_of(board.loose) | board.hands[seat]
    for pile in board.centre:
        lying |= set_of(pile.cards)
    needed = max(DECK[card].pack for card in cards_of(lying))
    pack = next(
        pack
        for pack in PACKS[needed:]
        if all(pile.value <= greatest_in(pack) for pile in board.centre)  # of builds, too
    )
    alone = NumeroState(Choices(pack, goal, exact=board.choices.exact and pack in PACKS[3:]), 2)
    alone.stage, alone.dealer, alone.turn = TURN, 1, ONE
    alone.centre, alone.loose = board.centre, tuple(sorted(board.loose))
    rest = cards_of(alone.pack() & ~lying)
    alone.hands = [board.hands[seat], set_of(rest[:HAND])]
    alone.deck = tuple(rest[HAND:])
    return alone


def _count_lying(board: Board, seat: Seat) -> tuple[int, int]:
    """Return how many piles there are, and how many wild cards that may be used."""
    return len(board.centre), board.usable(seat).bit_count()


def _is_small(board: Board, seat: Seat) -> bool:
    """Tell whether somebody has a turn with a whole hand, in a centre that can be overseen."""
    if board.stage != TURN or board.stack or board.turn != seat:
        return False
    piles, wilds = _count_lying(board, seat)
    return (
        0 < piles <= MOST_PILES
        and LEAST_LYING <= piles + wilds <= MOST_LYING
        and wilds <= MOST_WILDS
        and board.hands[seat].bit_count() == HAND
        and board.numbers(seat).bit_count() > 1
        and all(len(pile.cards) <= MOST_BUILT for pile in board.centre)
    )


def _is_worth_asking(board: Board, take: Take) -> bool:
    """Tell whether something is reckoned in a best take, and no more than a child can.

    Half of nothing, and 1 to the power of 3, are jokes. Piles that equal a card each are seen at once; a take that not
    even the most patient mostly find is not to be asked.
    """
    facts = reckon_facts(board, ONE, take)
    before, alike = count_looks(take, *_count_lying(board, ONE))
    return (
        facts["terms"] > facts["takes"]
        and "vain" not in facts
        and facts["greatest"] <= MOST_NUMBER
        and before + alike // 2 <= PATIENCE[-1]
    )


def _has_enough_takes(state: State, seat: Seat) -> bool:
    assert isinstance(state, Board)
    found = _find(state, seat)
    return len(found.takes) + len(found.others) >= LEAST_TAKES


def _has_only_busy_takes(state: State, seat: Seat) -> bool:
    """Tell whether no best take has a wild card that could be left out."""
    assert isinstance(state, Board)
    found = _find(state, seat)
    return not _list_idle(found.takes, found.others)


def _list_idle(takes: Iterable[Take], others: Iterable[Take]) -> list[Take]:
    """Return the takes with a wild card that could be left out.

    It could be where another take wins the same piles by the same card, and with some of its wild cards alone.
    """
    shorter = [(_tell_piles_taken(other), _list_used(other)) for other in others]

    def is_idle(take: Take) -> bool:
        taken, all_used = _tell_piles_taken(take), _list_used(take)
        return any(piles == taken and used < all_used for piles, used in shorter)

    return list(filter(is_idle, takes))


def _is_clear(state: State, seat: Seat) -> bool:
    """Tell whether the best take brings clearly more points than the next, where they are many."""
    assert isinstance(state, Board)
    found = _find(state, seat)
    next_best = max((take.points for take in found.others), default=0)
    return found.best < MANY_POINTS or found.best - next_best >= LEAST_LEAD


def _tell_piles_taken(take: Take) -> tuple[int, frozenset[int]]:
    return take.card, frozenset(bottom for group in take.groups for bottom in group.piles)


def _list_used(take: Take) -> frozenset[int]:
    return frozenset(card for group in take.groups for card in group.wilds)


def _find(board: Board, seat: Seat) -> Found:
    """Return the best takes of a turn; none where they are too many, or not proved."""
    if board.stage != TURN or board.stack or board.turn != seat:
        return NONE
    choices = board.choices
    goal: Goal = "points" if choices.goal == "points" else "cards"
    return _solve(board.centre, board.loose, board.hands[seat], choices.exact, board.most(), goal)


@lru_cache(64)
def _solve(
    centre: tuple[Pile, ...], loose: tuple[int, ...], hand: int, exact: bool, most: int, goal: Goal
) -> Found:
    if max(len(centre), len(loose) + (hand & WILDS).bit_count()) > WIDEST:
        return NONE
    solver = Solver(centre, loose, cards_of(hand), exact, most, budget=STEPS)
    takes = solver.list_takes(goal, LISTED)
    if not takes or not solver.is_exact:
        return NONE
    piles = {pile.cards[0]: pile for pile in centre}
    worths = [take.points if goal == "points" else take.cards for take in takes]
    best = [take for take, worth in zip(takes, worths, strict=True) if worth == worths[0]]
    if len(best) == LISTED:  # there may be more of them
        return NONE
    others = takes[len(best) :]
    idle = _list_idle(best, others)
    kinds: dict[object, Take] = {}
    for take in sorted(best, key=lambda take: (take in idle, _count_terms(take))):
        kinds.setdefault(_name_take(take, piles), take)
    if len(kinds) > MOST_ANSWERS:
        return NONE
    return Found(worths[0], tuple(kinds.values()), tuple(others))


def _count_terms(take: Take) -> tuple[int, int]:
    wilds = sum(len(group.wilds) for group in take.groups)
    return wilds + sum(len(group.piles) for group in take.groups), wilds


def _name_take(take: Take, piles: Mapping[int, Pile]) -> tuple[object, ...]:
    """Return what is taken with what, by numbers: which of two equal cards it is makes no difference."""
    taken = [piles[bottom] for group in take.groups for bottom in group.piles]
    used = [card for group in take.groups for card in group.wilds]
    return (
        VALUES[take.card],
        *sorted((int(pile.value), len(pile.cards)) for pile in taken),
        *sorted(name_kind(card) for card in used),
    )


def _name_take_on(board: Board, take: Take) -> tuple[object, ...]:
    return _name_take(take, {pile.cards[0]: pile for pile in board.centre})


def name_kind(card: int) -> tuple[str, int, int]:
    """Return what a wild card does: halves, 50 % and ÷ 2 do the same."""
    return DECK[card].sort, DECK[card].by, DECK[card].under


# What is reckoned


def reckon_facts(board: Board, seat: Seat, take: Take) -> Mapping[str, int]:
    """Return facts of a take, by name; operations and carries that do not come about are left out.

    `terms` are its piles and wild cards, `takes` its groups, `cards` all that it wins, `greatest` the highest number on
    the way. Whatever crosses a ten, up or down, is a `carry`; what changes nothing, or leaves nothing, is in `vain`.
    """
    making = Making(board, seat)
    counts: Counter[str] = Counter(cards=take.cards, takes=len(take.groups))
    greatest = VALUES[take.card]
    *phrases, last = part(take.move.split(" "), SEMICOLON)
    for phrase in phrases:
        card = NUMBER[phrase[0]]
        value = _add(making, phrase[2:], counts)
        play_wild(making, phrase)
        after = int(making.slots[making.find(phrase[2])].pile.value)
        counts.update(terms=1, **{_name_operation(card): 1})
        counts["carries"] += DECK[card].sort == "-" and value % TEN < DECK[card].by % TEN
        counts["vain"] += after in (value, 0)
        greatest = max(greatest, value, after)
    for group in part(last[3:], COMMA):
        _add(making, group, counts)
    counts["terms"] += sum(len(group.piles) for group in take.groups)
    return {**{name: count for name, count in sorted(counts.items()) if count}, "greatest": greatest}


def _add(making: Making, words: Iterable[str], counts: Counter[str]) -> int:
    """Return the sum of piles, and count what is added."""
    first, *others = (int(pile.value) for pile in making.piles([making.find(word) for word in words]))
    for value in others:
        counts["plus"] += 1
        counts["carries"] += first % TEN + value % TEN >= TEN
        first += value
    return first


def _name_operation(card: int) -> str:
    wild = DECK[card]
    if wild.sort == "^":
        return "powers" if wild.by > 0 else "roots"
    if wild.sort == "-":
        return "minus"
    if wild.under == 1:
        return "times"
    return "over" if wild.name[0] == "/" else "fractions"


# How many choices there are


def count_looks(take: Take, piles: int, wilds: int) -> tuple[int, int]:
    """Return how many choices of cards are looked at before those of as many cards, and how many are of as many.

    A wild card counts as two: whoever looks adds up first.
    """
    used = sum(len(group.wilds) for group in take.groups)
    size = 2 * used + sum(len(group.piles) for group in take.groups)
    by_size = Counter[int]()
    for some in range(1, piles + 1):
        for more in range(wilds + 1):
            # The wild cards lie in any order, each on any of the piles.
            ways = comb(piles, some) * comb(wilds, more) * factorial(more) * some**more
            by_size[some + 2 * more] += ways
    return sum(ways for each, ways in by_size.items() if each < size), by_size[size]


# What is alike


def tell_apart(board: Board, seat: Seat, goal: Goal) -> str:
    """Return what a question is but for the order of cards and the names of colours; for cards these do not count."""
    loose = [name_kind(card) for card in board.loose]
    held = [name_kind(card) for card in cards_of(board.hands[seat] & WILDS)]
    if goal == "cards":
        centre = sorted((int(pile.value), len(pile.cards)) for pile in board.centre)
        numbers = sorted(VALUES[card] for card in cards_of(board.numbers(seat)))
        return f"{centre} {numbers} {sorted(loose + held)} {board.choices.exact}"
    return min(
        f"{_tell_piles(board, order)} {_tell_numbers(board, seat, order)} {sorted(loose)} {sorted(held)} "
        f"{board.choices.exact}"
        for order in permutations(_BITS)
    )


def _tell_piles(board: Board, order: tuple[int, ...]) -> list[tuple[int, ...]]:
    return sorted(
        (
            int(pile.value),
            len(pile.cards),
            pile.signs,
            sum(POINTS[card] for card in pile.cards),
            *sorted({_rename(card, order) for card in pile.cards}),
        )
        for pile in board.centre
    )


def _tell_numbers(board: Board, seat: Seat, order: tuple[int, ...]) -> list[tuple[int, int]]:
    return sorted((VALUES[card], _rename(card, order)) for card in cards_of(board.numbers(seat)))


def _rename(card: int, order: tuple[int, ...]) -> int:
    """Return the number of a card's colour by other names, -1 of a wild card."""
    return order[COLOUR[card].bit_length() - 1] if COLOUR[card] else -1


TASKS = (MostCards(), MostPoints())
