"""Puzzles of games for two in which nothing is hidden: win at once, win with the next sentence, the defence.

They are proved by trying everything through the referee: a win in two is a sentence after which each reply loses at
once, a defence one after which no reply wins at once. What a game knows of its own, a `Duel` says.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from statistics import fmean
from typing import ClassVar, Final, TypeVar

from parlour.core.game import Json, Move, Seat, State
from parlour.core.rng import Rng
from parlour.core.task import Answer, Demand, Posed, Task, Verdict
from parlour.kit.looking import count_rings, find_chance

Played = TypeVar("Played", bound=State)

SENTENCES = range(16, 91)
"""How many may be legal: among fewer one finds the right one by trying, among more nobody looks at all."""

MOST_ANSWERS = {"win-1": 3, "win-2": 8, "defend": 3}
"""Answers, at most: where many are right, nobody needs to look."""

MOST_FIRSTS = 2
"""First sentences of a win in two, at most; each goes on in some ways."""

ALL = 10_000

SIGHT = {"win-1": (5, 12, 25, 60, ALL), "win-2": (2, 4, 9, 20, ALL), "defend": (2, 5, 10, 25, ALL)}
"""By level: how many of all sentences somebody thinks through, in any order, whose mistake is shown."""

LOOKS = (1, 2, 3, 5, 8)
"""By patience: how many candidates somebody looks at. A computer's blunders come as often at every position, so by them
all wins in one would be equally hard; what makes them hard for people is how much there is that looks alike."""

DEEP = (1, 1, 2, 3, 5)
"""The same where each candidate takes looking at its replies, too."""

MOST = 0.5
"""A sentence threatens to win where so many of the replies lose, and none wins."""


class Duel(ABC):
    """What these puzzles ask a game about. Immutable; of each position both seats see all, and no chance comes."""

    figures: ClassVar[Collection[str]] = ()  # what of a sentence's events tells whether it wins, as of a task

    differs: ClassVar[Mapping[str, str]] = {}  # by task, as of a task

    @abstractmethod
    def show(self, state: State, seat: Seat) -> State | None:
        """Return a position as a puzzle shows it, None where it is none of these puzzles.

        No game ends there within three sentences but by somebody's win.
        """

    @abstractmethod
    def find_wins(self, state: State, seat: Seat) -> list[Move]:
        """Return every sentence of the seat on turn that wins at once, in the order of `State.moves`."""

    @abstractmethod
    def tell_short(self, state: State, seat: Seat, move: Move) -> tuple[str, Json]:
        """Return why a sentence does not win, and its arguments: it is `quiet`, or falls `short` of a win."""

    @abstractmethod
    def tell_win(self, state: State, seat: Seat, move: Move) -> Json:
        """Return why a sentence wins, as arguments."""

    @abstractmethod
    def find_threats(self, state: State, seat: Seat) -> list[Move]:
        """Return every sentence that would win at once if it were the seat's turn."""

    @abstractmethod
    def rank(self, state: State, seat: Seat) -> list[list[Move]]:
        """Return a seat's sentences as if it were its turn: first those that look as if they won, then the others."""

    def may_ask(self, key: str, state: State, seat: Seat) -> bool:
        """Tell whether a position may be a question of a task; False saves a proof where a glance tells that."""
        return True

    @abstractmethod
    def list_demands(self, key: str) -> tuple[Demand, ...]:
        """Return what the game asks of a question of a task, by its key, for others."""

    @abstractmethod
    def is_tempting(self, state: State, seat: Seat, wins: list[Move]) -> bool:
        """Tell whether another sentence looks as if it won at once, too."""

    def sort(self, state: State, seat: Seat, firsts: list[Move]) -> str:
        """Return of which sort a question is with these answers: of each, as many get into a pack."""
        return ""

    @abstractmethod
    def identify(self, state: State, seat: Seat, firsts: list[Move]) -> str:
        """Return a text that is the same for positions that are alike, of which these are the first sentences.

        Alike are those that are turned, mirrored, or have the other colours; and a few turns of one game, as long as
        the same is to be done for the same reason.
        """

    @abstractmethod
    def measure(self, state: State, seat: Seat, move: Move) -> Mapping[str, int]:
        """Return what makes it hard to see a sentence."""


class _WinTask(Task):
    """What the three have in common."""

    seats: ClassVar[Collection[int]] = (2,)
    plies: ClassVar[int]  # from the position to the end that is looked at

    def __init__(self, duel: Duel) -> None:
        self.duel: Final = duel
        self.figures = duel.figures
        self.differs = duel.differs.get(self.key, "")
        # What was proved last: a state that was handed over is not changed, and is asked about many times.
        self._proved: tuple[State, Seat, tuple[Answer, ...] | None] | None = None

    def pose(self, state: State, seat: Seat) -> Posed | None:
        """Return the position as the game shows it."""
        posed = self.duel.show(state, seat)
        return (posed, seat) if posed is not None and self.duel.may_ask(self.key, posed, seat) else None

    def pose_own(self, state: State, seat: Seat) -> Posed | None:
        """Return it whatever it may be good for."""
        posed = self.duel.show(state, seat)
        return None if posed is None else (posed, seat)

    def solve(self, state: State, seat: Seat) -> tuple[Answer, ...] | None:
        """Return every answer, None where nothing is worth asking."""
        if self._proved is None or self._proved[0] is not state or self._proved[1] != seat:
            self._proved = state, seat, self._prove(state, seat)
        return self._proved[2]

    @abstractmethod
    def _prove(self, state: State, seat: Seat) -> tuple[Answer, ...] | None:
        """Return every answer, in the order of `State.moves`."""

    def identify(self, state: State, seat: Seat) -> str:
        """Return the question as it is the same for all who look at it from another side."""
        return self.duel.identify(state, seat, self._list_firsts(state, seat))

    def measure(self, state: State, seat: Seat) -> Mapping[str, int]:
        """Return how much there is to look at, how far ahead, and what the game says of the first answer."""
        firsts = self._list_firsts(state, seat)
        return {
            "sentences": len(_list_moves(state, seat)),
            "plies": self.plies,
            **(self.duel.measure(state, seat, firsts[0]) if firsts else {}),
        }

    def demands(self) -> tuple[Demand, ...]:
        """Return what the game asks of such a question."""
        return self.duel.list_demands(self.key)

    def sort(self, state: State, seat: Seat) -> str:
        """Return what the game calls it."""
        return self.duel.sort(state, seat, self._list_firsts(state, seat))

    def _list_firsts(self, state: State, seat: Seat) -> list[Move]:
        return list(dict.fromkeys(answer[0] for answer in self.solve(state, seat) or ()))

    def _tell_short(self, state: State, seat: Seat, move: Move) -> Verdict:
        code, args = self.duel.tell_short(state, seat, move)
        return Verdict("wrong", code=code, args=args)

    def _look(self, sight: int, moves: list[Move], good: list[Move], rng: Rng) -> Move:
        """Return what somebody says who thinks so many sentences through: the first good one, or an unseen one."""
        rng.shuffle(moves)
        found = next((move for move in moves[:sight] if move in good), None)
        return found or rng.choice(moves[sight:] or moves)


class WinInOne(_WinTask):
    """Which sentence wins at once?"""

    key: ClassVar[str] = "win-1"
    plies: ClassVar[int] = 1
    wrongs: ClassVar[tuple[str, ...]] = ("short", "quiet")
    tempting: ClassVar[tuple[str, ...]] = ("short",)

    def _prove(self, state: State, seat: Seat) -> tuple[Answer, ...] | None:
        """Return the sentences that win, where there are few, and others that look like them."""
        wins = self.duel.find_wins(state, seat)
        if not 0 < len(wins) <= MOST_ANSWERS[self.key] or len(_list_moves(state, seat)) not in SENTENCES:
            return None
        return tuple((win,) for win in wins) if self.duel.is_tempting(state, seat, wins) else None

    def check(self, state: State, seat: Seat, said: Answer) -> Verdict:
        """Tell whether a sentence wins, and what it comes to."""
        wins = self.duel.find_wins(state, seat)
        if said[0] not in wins:
            return self._tell_short(state, seat, said[0])
        return Verdict("right", len(wins), args=self.duel.tell_win(state, seat, said[0]))

    def rate(self, state: State, seat: Seat) -> tuple[float, ...]:
        """Return the chance of each number of looks, at what seems to win first of all."""
        rings = count_rings(self.duel.rank(state, seat), self.duel.find_wins(state, seat))
        return tuple(find_chance(looks, rings) for looks in LOOKS)

    def guess(self, state: State, seat: Seat, level: int, rng: Rng) -> Answer:
        """Look at some sentences."""
        sight = SIGHT[self.key][level - 1]
        return (self._look(sight, _list_moves(state, seat), self._list_firsts(state, seat), rng),)


class WinInTwo(_WinTask):
    """Which sentence wins with the next one, whatever is replied?

    The reply that a right one meets is the one that leaves the fewest ways to win, the first of those in the order of
    `State.moves`.
    """

    key: ClassVar[str] = "win-2"
    plies: ClassVar[int] = 3
    wrongs: ClassVar[tuple[str, ...]] = ("loses", "escapes", "short", "quiet")

    def _prove(self, state: State, seat: Seat) -> tuple[Answer, ...] | None:
        """Return all first sentences that win, with each that wins after the reply; None where one wins at once."""
        moves = _list_moves(state, seat)
        if len(moves) not in SENTENCES or self.duel.find_wins(state, seat):
            return None
        firsts: list[Move] = []
        likely: dict[Move, None] = {}  # replies that refuted another sentence, the latest first
        for move in moves:
            if self._wins_by(state, seat, move, likely):
                firsts.append(move)
                if len(firsts) > MOST_FIRSTS:
                    return None
        # Where no other sentence so much as threatens to win, there is nothing to choose.
        if not firsts or not any(self._threatens(state, seat, move) for move in moves if move not in firsts):
            return None
        answers = tuple((first, second) for first in firsts for second in self._reply(state, seat, first)[2])
        return answers if len(answers) <= MOST_ANSWERS[self.key] else None

    def check(self, state: State, seat: Seat, said: Answer) -> Verdict:
        """Reply to the first sentence, and tell whether the second wins.

        How many are as good counts first sentences: what wins after one reply is not what wins after another. `replies`
        are those that it wins against.
        """
        code, reply, wins = self._reply(state, seat, said[0])
        if code:
            return Verdict("wrong", code=code, replies=((1 - seat, reply),))
        if len(said) == 1:
            return Verdict("more", 1, replies=((1 - seat, reply),))
        if said[1] in wins:
            replies = len(_list_moves(play(state, seat, said[0]), 1 - seat))
            return Verdict("right", len(self._list_firsts(state, seat)), args={"replies": replies})
        return self._tell_short(play(play(state, seat, said[0]), 1 - seat, reply), seat, said[1])

    def rate(self, state: State, seat: Seat) -> tuple[float, ...]:
        """Return the chance of each number of looks: at what threatens to win, and then at what seems to."""
        firsts, moves = self._list_firsts(state, seat), _list_moves(state, seat)
        threats = [move for move in moves if self._threatens(state, seat, move, MOST)]
        rings = count_rings([threats, [move for move in moves if move not in threats]], firsts)
        seconds = []
        for first in firsts:
            _, reply, wins = self._reply(state, seat, first)
            then = play(play(state, seat, first), 1 - seat, reply)
            seconds.append(count_rings(self.duel.rank(then, seat), wins))
        return tuple(
            find_chance(deep, rings) * fmean(find_chance(looks, second) for second in seconds)
            for deep, looks in zip(DEEP, LOOKS, strict=True)
        )

    def guess(self, state: State, seat: Seat, level: int, rng: Rng) -> Answer:
        """Think some first sentences through; of the second look at as many as at a win in one."""
        firsts = self._list_firsts(state, seat)
        first = self._look(SIGHT[self.key][level - 1], _list_moves(state, seat), firsts, rng)
        if first not in firsts:
            return (first,)
        _, reply, wins = self._reply(state, seat, first)
        then = play(play(state, seat, first), 1 - seat, reply)
        return first, self._look(SIGHT[WinInOne.key][level - 1], _list_moves(then, seat), wins, rng)

    def _wins_by(self, state: State, seat: Seat, first: Move, likely: dict[Move, None]) -> bool:
        """Tell whether a first sentence is right; as `_reply` finds, but what refuted others is tried first."""
        after, other = play(state, seat, first), 1 - seat
        if self.duel.find_wins(after, other):
            return False
        replies = _list_moves(after, other)
        for reply in [*(each for each in reversed(likely) if each in replies), *replies]:
            if not self.duel.find_wins(play(after, other, reply), seat):
                likely.pop(reply, None)
                likely[reply] = None
                return False
        return bool(replies)

    def _threatens(self, state: State, seat: Seat, first: Move, least: float = 0) -> bool:
        """Tell whether after a first sentence more than this share of the replies lose, and none wins."""
        after, other = play(state, seat, first), 1 - seat
        if self.duel.find_wins(after, other):
            return False
        replies = _list_moves(after, other)
        lost = 0
        for reply in replies:
            lost += bool(self.duel.find_wins(play(after, other, reply), seat))
            if lost > least * len(replies):
                return True
        return False

    def _reply(self, state: State, seat: Seat, first: Move) -> tuple[str, Move, list[Move]]:
        """Return what is wrong with a first sentence, "" where it is right; the reply to it, and what wins after it."""
        after, other = play(state, seat, first), 1 - seat
        lost = self.duel.find_wins(after, other)
        if lost:
            return "loses", lost[0], []
        resisting: tuple[str, Move, list[Move]] | None = None
        for reply in _list_moves(after, other):
            wins = self.duel.find_wins(play(after, other, reply), seat)
            if not wins:
                return "escapes", reply, []
            if resisting is None or len(wins) < len(resisting[2]):
                resisting = "", reply, wins
        assert resisting is not None, "it wins at once"
        return resisting


class Defence(_WinTask):
    """Which sentence keeps the other seat from winning at once?"""

    key: ClassVar[str] = "defend"
    plies: ClassVar[int] = 2
    wrongs: ClassVar[tuple[str, ...]] = ("loses",)

    def _prove(self, state: State, seat: Seat) -> tuple[Answer, ...] | None:
        """Return all sentences after which no reply wins, where they are few, and none wins itself."""
        moves, answers = _list_moves(state, seat), []
        if len(moves) not in SENTENCES or self.duel.find_wins(state, seat):
            return None
        for move in moves:
            if not self.duel.find_wins(play(state, seat, move), 1 - seat):
                answers.append((move,))
                if len(answers) > MOST_ANSWERS[self.key]:
                    return None
        return tuple(answers) or None

    def check(self, state: State, seat: Seat, said: Answer) -> Verdict:
        """Reply with the first sentence that wins, if there is one; `of` are all that could be said."""
        lost = self.duel.find_wins(play(state, seat, said[0]), 1 - seat)
        if lost:
            return Verdict("wrong", code="loses", replies=((1 - seat, lost[0]),))
        return Verdict(
            "right", len(self.solve(state, seat) or ()), args={"of": len(_list_moves(state, seat))}
        )

    def rate(self, state: State, seat: Seat) -> tuple[float, ...]:
        """Return the chance of each number of looks: at what the other may threaten, and at what answers the threats.

        Who sees no threat says anything.
        """
        answers, moves, other = self._list_firsts(state, seat), _list_moves(state, seat), 1 - seat
        threats = self.duel.find_threats(state, other)
        parries = [move for move in moves if self._parries(state, seat, move, threats)]
        dangers = count_rings(self.duel.rank(state, other), threats)
        rings = count_rings([parries, [move for move in moves if move not in parries]], answers)
        chance = len(answers) / len(moves)
        return tuple(
            seen * find_chance(looks, rings) + (1 - seen) * chance
            for looks in LOOKS
            for seen in [find_chance(looks, dangers)]
        )

    def _parries(self, state: State, seat: Seat, move: Move, threats: list[Move]) -> bool:
        """Tell whether something that the other threatens does no longer win after a sentence."""
        left = self.duel.find_wins(play(state, seat, move), 1 - seat)
        return not all(threat in left for threat in threats)

    def guess(self, state: State, seat: Seat, level: int, rng: Rng) -> Answer:
        """Think some sentences through."""
        sight = SIGHT[self.key][level - 1]
        return (self._look(sight, _list_moves(state, seat), self._list_firsts(state, seat), rng),)


def make_tasks(duel: Duel) -> tuple[WinInOne, WinInTwo, Defence]:
    """Return the three puzzles of a game."""
    return WinInOne(duel), WinInTwo(duel), Defence(duel)


def _list_moves(state: State, seat: Seat) -> list[Move]:
    return state.moves(seat) or []


def play(state: Played, seat: Seat, move: Move) -> Played:
    """Return the position after a move; the one before it stays."""
    after = state.copy()
    after.apply(seat, move)
    return after
