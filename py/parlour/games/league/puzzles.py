"""Numbers League's puzzles: what a team of superheroes can capture, proved by all sums that there are."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from parlour.core.game import Seat, State
from parlour.core.rng import Rng
from parlour.core.task import MOST_ANSWERS, Answer, Posed, Task, Verdict
from parlour.games.league import capture
from parlour.games.league.board import CAPTURE, Board, name_villain
from parlour.games.league.cards import SIDES
from parlour.games.league.small import ONE, cut_table, name_question, pick, pick_heroes
from parlour.games.league.state import LeagueState
from parlour.games.league.sums import Effort, Sum, find_sums, read_sum, see

TRIES = 24
"""Small tables that are cut out of a large one, at most, until one has a question worth asking."""


class _CaptureTask(Task):
    """A question of the capture phase."""

    def pose(self, state: State, seat: Seat) -> Posed | None:
        """Return some of who can be sent out, and some of who is left in the city."""
        assert isinstance(state, LeagueState)
        if state.stage != CAPTURE or state.sidekick_sum() == 0:
            return None
        # What is left out is left to chance, but to the same whenever the same table is seen.
        rng = Rng(f"{self.key} {state.heroes[seat]} {state.sidekick} {state.left()}")
        for _ in range(TRIES):
            heroes = pick_heroes(state, seat, 2 + rng.below(4), rng)
            if len(heroes) + (state.sidekick_sum() is not None) < 2:
                return None
            villains = self._pick_villains(cut_table(state, heroes, state.left()), rng)
            if villains:
                small = cut_table(state, heroes, villains)
                sums = find_sums(small, ONE)
                if sums and self._is_worthy(sums):
                    return small, ONE
        return None

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
        asked = self._list_asked(find_sums(state, seat) or [])
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

    def solve(self, state: State, seat: Seat) -> tuple[Answer, ...] | None:
        """Return every team that brings the most points, where another capture brings fewer."""
        assert isinstance(state, LeagueState)
        sums = find_sums(state, seat)
        if not sums:
            return None
        best = _list_best(sums)
        if len(best) == len(sums) or len(best) > MOST_ANSWERS:
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
        best = _list_best(find_sums(state, seat) or [])
        if best and points == best[0].points:
            return Verdict("right", len(best))
        return Verdict(
            "wrong", code="fewer", args={"points": points, "alone": points - devices, "devices": devices}
        )

    def guess(self, state: State, seat: Seat, level: int, rng: Rng) -> Answer:
        """Return the capture with most points that a player of a level finds; level 1 says anything.

        A level's own move is no answer: alone it counts rounds (R-NL-26), and beside others it keeps devices for later.
        """
        assert isinstance(state, LeagueState)
        seen = see(find_sums(state, seat) or [], level, rng) if level > 1 else []
        return (_say(state, seat, rng.choice(_list_best(seen))),) if seen else (state.sample(seat, rng),)

    def _pick_villains(self, board: Board, rng: Rng) -> list[int]:
        return pick(board.left(), 3 + rng.below(5), rng)

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
        sums = find_sums(state, seat)
        easiest = self._list_asked(sums) if sums else []
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

    def guess(self, state: State, seat: Seat, level: int, rng: Rng) -> Answer:
        """Return a sum for everybody for whom a player of a level finds one; level 1 says anything, till it is wrong.

        Who is told that somebody is still to be found looks again. A level's own move names one villain, and the
        position goes on without it.
        """
        assert isinstance(state, LeagueState)
        if level > 1:
            sums = find_sums(state, seat) or []
            seen = {each.weakness: each for _ in range(LOOKS) for each in see(sums, level, rng)}
            return tuple(_say(state, seat, each) for each in seen.values())
        said: Answer = ()
        while not said or self.check(state, seat, said).result == "more":
            said = (*said, state.sample(seat, rng))
        return said

    def _pick_villains(self, board: Board, rng: Rng) -> list[int]:
        teams = capture.teams_of(board, ONE)
        can = list(filter(teams.can, board.left()))
        cannot = [weakness for weakness in board.left() if weakness not in can]
        if len(can) < LEAST_NAMED or not cannot:
            return []
        return sorted([*pick(can, LEAST_NAMED + rng.below(4), rng), *pick(cannot, 1 + rng.below(3), rng)])

    def _is_worthy(self, sums: Sequence[Sum]) -> bool:
        """Ask where most villains need two numbers at least."""
        asked = self._list_asked(sums)
        return sum(each.effort.terms == 1 for each in asked) * 3 <= len(asked)

    def _list_asked(self, sums: Sequence[Sum]) -> list[Sum]:
        easiest: dict[int, Sum] = {}
        for each in sums:
            known = easiest.setdefault(each.weakness, each)
            if each.effort.steps < known.effort.steps:
                easiest[each.weakness] = each
        return list(easiest.values())


LEAST_NAMED = 3
"""Villains to be named, at least: two are soon told."""

LOOKS = 2
"""How often a player looks for them all."""


def _list_best(sums: Sequence[Sum]) -> list[Sum]:
    most = max((each.points for each in sums), default=0)
    return [each for each in sums if each.points == most]


def _say(state: LeagueState, seat: Seat, found: Sum) -> str:
    return capture.say_capture(state, seat, found.weakness, found.team)


TASKS = (BestCapture(), ManyVillains())
