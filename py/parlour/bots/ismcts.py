"""Information-set Monte Carlo tree search: for games with hidden cards, dice and any number of seats.

Single-observer ISMCTS (Cowling, Powley and Whitehouse 2012): each iteration looks at another world that the view cannot
tell from the true one, and all worlds share one tree. In it, each seat tries what served it best (UCB1, Auer,
Cesa-Bianchi and Fischer 2002, among what this world lets it say), and sees the likeliest sentences first: others
join as a node is visited more often (progressive widening, Coulom 2007). Seats that choose in secret choose apart
(decoupled, Tak, Lanctot and Winands 2014); chance is sampled, and what it says makes no branches. What a position is
worth is asked a few sentences on, at the end of a turn, and never played out to the end of the game.
"""

from __future__ import annotations

from math import inf, log, sqrt
from typing import NamedTuple

from parlour.bots.plain import list_sentences
from parlour.core.game import CHANCE, Game, Move, Seat, State, View
from parlour.core.rng import Rng
from parlour.core.slices import Sliced

EXPLORATION = 0.5
"""The worth of trying what was seldom tried, where the best and worst that was met are 1 apart."""

FIRST_WIDTH = 4
"""Sentences that are tried at a node's first visits; the square root of the visits more, later."""

ALIKE = 0.01
"""What is no more apart than this is equally good, where the best and worst that was met are 1 apart."""

WORLDS = 64
"""Worlds that are dealt at most."""

LONGEST_TURN = 12
"""Sentences, at most, that are said for a seat to bring its turn to an end before its position is evaluated."""

SETTLING = 16
"""Iterations between two looks whether any other sentence could still be tried as often as the best."""


class Arm:
    """One sentence of one seat at a node."""

    __slots__ = ("available", "plan", "total", "visits")

    def __init__(self) -> None:
        """Begin untried."""
        self.visits = 0  # how often it was said
        self.available = 0  # how often it could have been
        self.total = 0.0  # what the seat's position was worth afterwards, added up
        self.plan: float | None = None  # what it is worth with the best that the seat can say next, if it can

    def reckon(self) -> float:
        """Return what the seat's position is worth after this sentence, which must have been said."""
        return self.total / self.visits if self.plan is None else self.plan


class Node:
    """What was said since the search began, whatever chance said in between."""

    __slots__ = ("arms", "children", "sentences", "visits")

    def __init__(self) -> None:
        """Begin without children."""
        self.visits = 0
        self.arms: dict[tuple[Seat, Move], Arm] = {}
        self.children: dict[tuple[Move, ...], Node] = {}
        # Of the searching seat, up to the first thing that it cannot foresee: what it may say depends on nothing
        # that it does not see, so this holds in every world.
        self.sentences: list[Move] = []


class Choice(NamedTuple):
    """What one seat said at a node."""

    seat: Seat
    move: Move
    arm: Arm
    node: Node
    own: bool  # whether nothing has happened yet that the searching seat could not foresee


class Search:
    """One search for a seat's next sentence."""

    def __init__(self, game: Game, view: View, seat: Seat, rng: Rng) -> None:
        """Prepare to search from what a seat sees."""
        self.game, self.view, self.seat, self.rng = game, view, seat, rng
        self.iterations = 0
        self.deepest = 0
        self.root = Node()
        self.worlds: list[State] = []
        self.low, self.high = inf, -inf  # the worth that was met, least and most

    def best_sentence(self) -> Move:
        """Return the sentence that was tried most often, the likeliest before anything was tried.

        "" is returned before it is known what may be said.

        The likeliest of equally good ones is said, so that asking again tells the same plan.
        """
        if not self.root.sentences:
            return ""
        most, worth = self._rate(max(self.root.sentences, key=self._rate))
        least = worth - ALIKE * (self.high - self.low) if most else worth
        rated = ((each, *self._rate(each)) for each in self.root.sentences)
        return next(each for each, visits, value in rated if 2 * visits >= most and value >= least)

    def _rate(self, sentence: Move) -> tuple[int, float]:
        arm = self.root.arms.get((self.seat, sentence))
        return (arm.visits, arm.reckon()) if arm and arm.visits else (0, 0.0)

    def run(self, iterations: int, depth: int) -> Sliced[None]:
        """Try so many times, each so many sentences deep and on to the end of that turn; yields after each, or oftener.

        It ends before, once no other sentence could still be tried as often as the best.
        """
        state = self.game.from_view(self.view, self.rng)
        self.root.sentences = yield from list_sentences(state, self.seat, self.rng)
        if len(self.root.sentences) < 2:
            return
        while self.iterations < iterations:
            yield from self._try(depth)
            self.iterations += 1
            if self.iterations % SETTLING == 0 and self._is_settled(iterations - self.iterations):
                return
            yield

    def _is_settled(self, left: int) -> bool:
        visits = sorted(arm.visits for (seat, _), arm in self.root.arms.items() if seat == self.seat)
        return len(visits) > 1 and visits[-1] - visits[-2] > left

    def _try(self, depth: int) -> Sliced[None]:
        """Look at one world: down the tree, one node more, on to the end of the turn, and note what it was worth."""
        state = self._deal()
        path = yield from self._go_down(state, depth)
        yield from self._end_turn(state, path[-1].seat)
        worth: dict[Seat, float] = {}
        for seat in {choice.seat for choice in path}:
            worth[seat] = yield from state.find_worth(seat)
        self.low = min(self.low, *worth.values())
        self.high = max(self.high, *worth.values())
        plan: Node | None = None
        for seat, _, arm, node, own in reversed(path):
            arm.visits += 1
            arm.total += worth[seat]
            # If nobody else speaks in between, a seat goes on as is best for it; the average of all that it
            # has tried would blame a good beginning for every bad end (Coulom 2007 on maximum and mean).
            if plan is not None:
                arm.plan = max(each.reckon() for each in plan.arms.values() if each.visits)
            plan = node if own else None

    def _deal(self) -> State:
        """Return a world: a new one at first, later one of those again, which costs far less."""
        if len(self.worlds) < WORLDS:
            self.worlds.append(self.game.from_view(self.view, self.rng))
            return self.worlds[-1].copy()
        return self.worlds[self.iterations % WORLDS].copy()

    def _go_down(self, state: State, depth: int) -> Sliced[list[Choice]]:
        """Have the seats choose down to a node that was not there yet, or as deep as is wanted; return the choices.

        Chance speaks between them and not after the last one: `State.worth` expects what it would say then.
        """
        path: list[Choice] = []
        node, own = self.root, state.waiting() == (self.seat,)
        for said in range(1, depth + 1):
            node.visits += 1
            chosen = []
            for seat in state.waiting():
                choice = yield from self._choose(node, state, seat, own)
                chosen.append(choice)
            for choice in chosen:
                events = state.apply(choice.seat, choice.move)
                own = own and not any(event.kind in self.game.reveals for event in events)
            path += chosen
            self.deepest = max(self.deepest, said)
            key = tuple(choice.move for choice in chosen)
            if key not in node.children:
                node.children[key] = Node()
                return path
            node = node.children[key]
            own = own and state.waiting() == (self.seat,)
            if said < depth and not self._let_chance_speak(state):
                return path
        return path

    def _let_chance_speak(self, state: State) -> bool:
        """Have chance say all that it has to say, and tell whether the game goes on."""
        while state.waiting() == (CHANCE,):
            state.apply(CHANCE, state.chance(self.rng))
        return bool(state.waiting())

    def _end_turn(self, state: State, seat: Seat) -> Sliced[None]:
        """Have the seat that spoke last say what is likeliest, up to the end of its turn."""
        for _ in range(LONGEST_TURN):
            if state.waiting() != (seat,):
                return
            sentences = yield from list_sentences(state, seat, self.rng)
            state.apply(seat, sentences[0])

    def _choose(self, node: Node, state: State, seat: Seat, own: bool) -> Sliced[Choice]:
        """Return the sentence that a seat tries next at a node, in this world."""
        known = node.sentences if seat == self.seat else []
        sentences = known or (yield from list_sentences(state, seat, self.rng))
        if own:
            node.sentences = sentences
        width = FIRST_WIDTH + int(sqrt(node.visits))
        scale = 1 / (self.high - self.low) if self.high > self.low else 1.0
        best, most = None, -inf
        for sentence in sentences[:width]:
            arm = node.arms.get((seat, sentence))
            if arm is None:
                arm = node.arms[seat, sentence] = Arm()
            arm.available += 1
            value = inf
            if arm.visits:
                value = (arm.reckon() - self.low) * scale
                value += EXPLORATION * sqrt(log(arm.available) / arm.visits)
            if value > most:
                best, most = Choice(seat, sentence, arm, node, own), value
        assert best is not None  # a seat that is waited for has something to say
        return best
