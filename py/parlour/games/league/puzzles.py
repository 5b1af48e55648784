"""Numbers League's puzzles: what a team of superheroes can capture, proved by all sums that there are."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from math import prod
from typing import ClassVar

from parlour.core.game import Move, Seat, State
from parlour.core.rng import Rng
from parlour.core.task import MOST_ANSWERS, Answer, Demand, Posed, Task, Verdict
from parlour.games.league import capture
from parlour.games.league.board import CAPTURE, Board, Choices, Hero, Trophies, name_villain
from parlour.games.league.cards import NAMES, NO_CARD, SIDES, VILLAINS, YELLOW
from parlour.games.league.puzzle_sums import SLIPS, Effort, Sum, find_sums, rate_sum, read_sum, see
from parlour.games.league.state import LeagueState
from parlour.kit.cards import set_of

ONE = 0
"""The seat that is asked: it is alone at the table of a puzzle."""

CITIES = (12, 18, 24)
"""How many villains a game may have."""

TRIES = 24
"""Small tables that are cut out of a large one, at most, until one has a question worth asking."""

ONE_PLAIN_IN = 3
"""Of so many questions, one need not surprise."""

PLAIN = "plain"
"""The sort of those in which the first rule that comes to mind is right."""

LEAST_TEAMS = 5
"""Teams that can be sent out, at least: of two superheroes without devices there are but three."""

LEAST_LEFT, MOST_LEFT = 3, 6
"""Villains to choose from: with more of them, question, city and team do not fit into a phone's window together."""

LEAST_SUMS = 5
"""Sums to choose from, at least."""

LEAST_NAMED = 3
"""Villains to be named, at least: two are soon told."""

LOOKS = 2
"""How often a player looks for them all."""


class _CaptureTask(Task):
    """A question of the capture phase."""

    def pose(self, state: State, seat: Seat) -> Posed | None:
        """Return some of who can be sent out, and some of who is left in the city."""
        assert isinstance(state, LeagueState)
        if state.stage != CAPTURE or state.sidekick_sum() == 0:
            return None
        # What is left out is left to chance, but to the same whenever the same table is seen.
        rng = Rng(f"{self.key} {state.heroes[seat]} {state.sidekick} {state.left()}")
        plain: Posed | None = None
        is_plain_enough = rng.below(ONE_PLAIN_IN) == 0
        for _ in range(TRIES):
            heroes = pick_heroes(state, seat, 2 + rng.below(4), rng)
            villains = self._pick_villains(cut_table(state, heroes, state.left()), rng)
            if villains and _count_teams(heroes, state) >= LEAST_TEAMS:
                small = cut_table(state, heroes, villains)
                sums = _find(small, ONE)
                if not sums or not self._is_worthy(sums) or not self.is_worth_asking(small, ONE):
                    continue
                if is_plain_enough or self.sort(small, ONE) != PLAIN:
                    return small, ONE
                plain = plain or (small, ONE)
        return plain

    def lay(self, state: State, seat: Seat, *, tells: bool) -> State:
        """Return the position at a table that shows sums while one chooses, or where people do them themselves."""
        assert isinstance(state, LeagueState)
        laid = state.copy()
        laid.choices = state.choices._replace(equations="before" if tells else "self")
        return laid

    @abstractmethod
    def _pick_villains(self, board: Board, rng: Rng) -> list[int]:
        """Return who is to be left in the city, [] where nobody can be asked about."""

    @abstractmethod
    def _is_worthy(self, sums: Sequence[Sum]) -> bool:
        """Tell whether a question is neither dull nor solved by chance."""

    @abstractmethod
    def _list_asked(self, sums: Sequence[Sum]) -> list[Sum]:
        """Return the sums that are asked for, each the easiest one."""

    def measure(self, state: State, seat: Seat) -> Mapping[str, int]:
        """Return how many superheroes and villains there are, and the most that the easiest sums ask for."""
        assert isinstance(state, LeagueState)
        asked = self._list_asked(_find(state, seat))
        most = Effort(*map(max, zip(*(each.effort for each in asked), strict=True)))
        return {"heroes": len(state.heroes[seat]), "villains": len(state.left()), **most._asdict()}

    def identify(self, state: State, seat: Seat) -> str:
        """Return who has which number; who bears it, and of which parts it is made, makes no other question."""
        assert isinstance(state, LeagueState)
        return f"{self.key} {name_question(state, seat)}"


class BestCapture(_CaptureTask):
    """The capture that brings most points at once: the villain's, and one for each device that is used (§7.6)."""

    key: ClassVar[str] = "capture"
    wrongs: ClassVar[tuple[str, ...]] = ("fewer", "passed")
    lesser: ClassVar[tuple[str, ...]] = ("fewer",)
    figures = "scored", "captured.points"

    def pose_own(self, state: State, seat: Seat) -> Posed | None:
        """Return all who could be sent out, and all who were left in the city."""
        assert isinstance(state, LeagueState)
        if state.stage != CAPTURE or not state.heroes[seat] or not state.left():
            return None
        return cut_table(state, state.heroes[seat], state.left()), ONE

    def solve(self, state: State, seat: Seat) -> tuple[Answer, ...] | None:
        """Return every team that brings the most points; where all bring as many, not to capture is wrong."""
        assert isinstance(state, LeagueState)
        best = _list_best(_find(state, seat))
        if not 0 < len(best) <= MOST_ANSWERS:
            return None
        return tuple((_say(state, seat, each),) for each in best)

    def check(self, state: State, seat: Seat, said: Answer) -> Verdict:
        """Count the points of a capture, and hold them against the most that there are."""
        assert isinstance(state, LeagueState)
        named = read_sum(state, seat, said[0])
        if named is None:
            return Verdict("wrong", code="passed")
        villain, devices = named
        points = SIDES[villain].points + devices
        best = _list_best(_find(state, seat))
        if best and points == best[0].points:
            return Verdict("right", len(best), args={"points": points})
        return Verdict(
            "wrong", code="fewer", args={"points": points, "alone": points - devices, "devices": devices}
        )

    def guess(self, state: State, seat: Seat, level: int, rng: Rng) -> Answer:
        """Return the capture with most points that a player of a level finds; level 1 says anything.

        A level's own move is no answer: alone it counts rounds (R-NL-26), and beside others it keeps devices for later.
        """
        assert isinstance(state, LeagueState)
        seen = see(_find(state, seat), level, rng) if level > 1 else []
        return (_say(state, seat, rng.choice(_list_best(seen))),) if seen else (state.sample(seat, rng),)

    def rate(self, state: State, seat: Seat) -> tuple[float, ...]:
        """Return the chance to see one of the best sums; whoever sees none says any of them all, or passes."""
        assert isinstance(state, LeagueState)
        sums = _find(state, seat)
        best = _list_best(sums)
        # Who does not see the easiest of them, sees the others hardly: they are of the same numbers.
        seen = [max(chances) for chances in zip(*map(rate_sum, best), strict=True)]
        luck = len(best) / (len(sums) + 1)
        return tuple(chance + (1 - chance) * luck for chance in (0, *seen))

    def _pick_villains(self, board: Board, rng: Rng) -> list[int]:
        left = board.left()
        if len(left) < LEAST_LEFT:
            return []
        return pick(left, LEAST_LEFT + rng.below(1 + MOST_LEFT - LEAST_LEFT), rng)

    def _is_worthy(self, sums: Sequence[Sum]) -> bool:
        """Ask where few sums of two numbers at least are best, others bring nearly as much, and chance helps little."""
        best = _list_best(sums)
        others = [each for each in sums if each.points < best[0].points]
        near = any(each.points == best[0].points - 1 for each in others)
        return (
            len(best) <= min(4, len(others) // 2)
            and near
            and len({each.weakness for each in sums}) > 1
            and all(each.effort.terms > 1 for each in best)
        )

    def demands(self) -> tuple[Demand, ...]:
        """Return what is asked of a question: enough sums to compare, and a device to spend or to save."""
        return (
            Demand("five-sums", "fewer sums are compared at a glance", _has_enough_sums),
            Demand("device", "points of devices are what makes a choice of it", _has_device),
            Demand(
                "two-tops", "a villain of most stars who can be had in one way only is it always", _has_tops
            ),
        )

    def sort(self, state: State, seat: Seat) -> str:
        """Return whether the first rule that comes to mind is wrong."""
        assert isinstance(state, LeagueState)
        return "surprising" if _is_surprising(_find(state, seat)) else PLAIN

    def _list_asked(self, sums: Sequence[Sum]) -> list[Sum]:
        return [min(_list_best(sums), key=lambda each: each.effort.steps)]


class ManyVillains(_CaptureTask):
    """As many villains as can be captured from one position, each by a sentence of its own."""

    key: ClassVar[str] = "many"
    wrongs: ClassVar[tuple[str, ...]] = ("twice", "left")
    several: ClassVar[bool] = True

    def solve(self, state: State, seat: Seat) -> tuple[Answer, ...] | None:
        """Return a sentence for every villain whom some team can capture, where there are two at least."""
        assert isinstance(state, LeagueState)
        easiest = self._list_asked(_find(state, seat))
        return tuple((_say(state, seat, each),) for each in easiest) if len(easiest) > 1 else None

    def check(self, state: State, seat: Seat, said: Answer) -> Verdict:
        """Count the villains that were named; whoever was named before is no other."""
        assert isinstance(state, LeagueState)
        teams = capture.teams_of(state, seat)
        found = set(filter(teams.can, state.left()))
        named = set[int]()
        for move in said:
            whom = read_sum(state, seat, move)
            if whom is None:
                return Verdict("wrong", code="left", args={"left": len(found - named)})
            if whom[0] in named:
                return Verdict("wrong", code="twice", args={"villain": name_villain(whom[0])})
            named.add(whom[0])
        return Verdict("more", len(found - named)) if found - named else Verdict("right", len(found))

    def name_found(self, part: Move) -> str:
        """Return the villain: nobody is asked for another team against it."""
        return part.split(" ")[1]

    def guess(self, state: State, seat: Seat, level: int, rng: Rng) -> Answer:
        """Return a sum for everybody for whom a player of a level finds one; level 1 says anything, till it is wrong.

        Who is told that somebody is still to be found looks again. A level's own move names one villain, and the
        position goes on without it.
        """
        assert isinstance(state, LeagueState)
        if level > 1:
            sums = _find(state, seat)
            seen = {each.weakness: each for _ in range(LOOKS) for each in see(sums, level, rng)}
            return tuple(_say(state, seat, each) for each in seen.values())
        said: Answer = ()
        while not said or self.check(state, seat, said).result == "more":
            said = (*said, state.sample(seat, rng))
        return said

    def rate(self, state: State, seat: Seat) -> tuple[float, ...]:
        """Return the chance to see a sum for everybody who can be captured; nobody comes upon all of them by chance."""
        assert isinstance(state, LeagueState)
        missed: dict[int, list[float]] = {}
        for each in _find(state, seat):
            row = missed.setdefault(each.weakness, [1.0] * len(SLIPS))
            missed[each.weakness] = [
                left * (1 - chance) ** LOOKS for left, chance in zip(row, rate_sum(each), strict=True)
            ]
        return (0.0, *(prod(1 - left for left in lefts) for lefts in zip(*missed.values(), strict=True)))

    def _pick_villains(self, board: Board, rng: Rng) -> list[int]:
        teams = capture.teams_of(board, ONE)
        can = list(filter(teams.can, board.left()))
        cannot = [weakness for weakness in board.left() if weakness not in can]
        if len(can) < LEAST_NAMED or not cannot:
            return []
        named = pick(can, LEAST_NAMED + rng.below(MOST_LEFT - LEAST_NAMED), rng)
        return sorted([*named, *pick(cannot, 1 + rng.below(MOST_LEFT - len(named)), rng)])

    def _is_worthy(self, sums: Sequence[Sum]) -> bool:
        """Ask where most villains need two numbers at least."""
        asked = self._list_asked(sums)
        return sum(each.effort.terms == 1 for each in asked) * 3 <= len(asked)

    def demands(self) -> tuple[Demand, ...]:
        """Return what is asked of a question: that one has to reckon to leave somebody out."""
        reason = "whoever is out of reach of every sum is left out at a glance: somebody else is, too"
        return (Demand("near-decoy", reason, _has_near_decoy),)

    def _list_asked(self, sums: Sequence[Sum]) -> list[Sum]:
        easiest: dict[int, Sum] = {}
        for each in sums:
            known = easiest.setdefault(each.weakness, each)
            if each.effort.steps < known.effort.steps:
                easiest[each.weakness] = each
        return list(easiest.values())


def _find(state: LeagueState, seat: Seat) -> list[Sum]:
    """Return every sum that can be said, [] where none can, or too many."""
    return (find_sums(state, seat) or []) if state.stage == CAPTURE else []


def _is_surprising(sums: Sequence[Sum]) -> bool:
    """Tell whether it is wrong to capture the most precious villain in the thriftiest way."""
    points = _list_best(sums)[0].points
    thriftiest = {each.weakness: each for each in reversed(sums)}
    most = max(SIDES[weakness].points for weakness in thriftiest)
    return all(each.points < points for each in thriftiest.values() if SIDES[each.weakness].points == most)


def _has_enough_sums(state: State, seat: Seat) -> bool:
    assert isinstance(state, LeagueState)
    return len(_find(state, seat)) >= LEAST_SUMS


def _has_tops(state: State, seat: Seat) -> bool:
    """Tell whether villains of most stars can be captured in two ways at least, or another is the best."""
    assert isinstance(state, LeagueState)
    sums = _find(state, seat)
    most = max(SIDES[each.weakness].points for each in sums)
    tops = [each for each in sums if SIDES[each.weakness].points == most]
    return len(tops) > 1 or all(SIDES[each.weakness].points < most for each in _list_best(sums))


def _has_near_decoy(state: State, seat: Seat) -> bool:
    """Tell whether somebody who cannot be captured lies between the least and the greatest sum."""
    assert isinstance(state, LeagueState)
    least, greatest = capture.teams_of(state, seat).ends
    can = {each.weakness for each in _find(state, seat)}
    return any(least < weakness < greatest for weakness in state.left() if weakness not in can)


def _has_device(state: State, seat: Seat) -> bool:
    assert isinstance(state, LeagueState)
    return any(each.team.cost[0] for each in _find(state, seat))


def _list_best(sums: Sequence[Sum]) -> list[Sum]:
    most = max((each.points for each in sums), default=0)
    return [each for each in sums if each.points == most]


def _say(state: LeagueState, seat: Seat, found: Sum) -> str:
    return capture.say_capture(state, seat, found.weakness, found.team)


# Small tables


def cut_table(board: Board, heroes: Sequence[Hero], left: Sequence[int]) -> LeagueState:
    """Return some superheroes, the Sidekick and some villains, with all other cards in the Hall of Heroes.

    A capture depends on nothing else (§5.1), neither on cards in hands nor on who captured the others. The city is as
    small as it can be, and whoever else it must have is captured already.
    """
    hero = board.choices.level == "hero"
    cards = {SIDES[weakness].card for weakness in left}
    least = max(cards) + 1 if hero else len(cards)
    villains = next(most for most in CITIES if most >= least)
    others = [card for card in range(VILLAINS) if card not in cards][: villains - len(cards)]
    taken = [YELLOW[card] for card in others]
    small = LeagueState(Choices(board.choices.level, villains, "mixed", "after", glow=False), 1)
    small.picked, small.city = tuple(sorted([*cards, *others])), tuple(sorted([*left, *taken]))
    small.stage, small.sidekick, small.heroes = CAPTURE, board.sidekick, [tuple(heroes)]
    small.trophies = [Trophies(tuple(taken), ())]
    small.round, small.acted = len(taken) + 1, True
    lying = {*small.sidekick, *(card for each in heroes for card in (*each.parts, each.device))}
    small.hall = small.play_deck() & ~set_of(lying - {NO_CARD})
    return small


def _count_teams(heroes: Sequence[Hero], board: Board) -> int:
    """Return how many teams there are, whatever their sums."""
    return (
        prod(2 + (hero.device != NO_CARD) for hero in heroes) * (1 + (board.sidekick_sum() is not None)) - 1
    )


def pick_heroes(board: Board, seat: Seat, most: int, rng: Rng) -> list[Hero]:
    """Return some superheroes of a seat in their order, no two of them, nor the Sidekick, with the same sum.

    Nobody is among them who adds nothing: then each sum is a sum of its own. Half the time, those with devices come
    first.
    """
    numbers = list(range(len(board.heroes[seat])))
    rng.shuffle(numbers)
    if rng.below(2):
        numbers.sort(key=lambda number: board.heroes[seat][number].device == NO_CARD)
    picked: dict[int, int] = {}
    for number in numbers:
        total = board.heroes[seat][number].total
        if len(picked) < most and total not in (0, board.sidekick_sum()):
            picked.setdefault(total, number)
    return [board.heroes[seat][number] for number in sorted(picked.values())]


def pick(villains: Sequence[int], most: int, rng: Rng) -> list[int]:
    """Return some villains, by weakness."""
    mixed = list(villains)
    rng.shuffle(mixed)
    return sorted(mixed[:most])


def name_question(board: Board, seat: Seat) -> str:
    """Return a text that is the same wherever the same numbers stand before the same villains."""
    heroes = sorted(
        f"{hero.total} {'' if hero.device == NO_CARD else NAMES[hero.device][:-1]}"
        for hero in board.heroes[seat]
    )
    return f"{heroes} {board.sidekick_sum()} {board.left()}"


TASKS = (BestCapture(), ManyVillains())
