"""Judges decisions: in the review after a game the worst and the best, and right after a move what it has missed.

Each is told with the best sentence, what that brings about, why it is good, and what the other side may do without it.
Of every person the review has something good, and a moment to look at again, also where nothing stands out.
A review is a generator, like a computer player's thought, and depends on nothing but the table: the same journal
gives the same points everywhere. A decision is judged from what its seat saw, so nobody is blamed for what was hidden.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from parlour.bots.alphabeta import DECIDED, Search
from parlour.bots.plain import list_sentences
from parlour.core.foresight import foresee, justify
from parlour.core.game import CHANCE, Gain, Game, Judgement, Move, Seat, State, View
from parlour.core.position import WIN, WORTH, SearchPosition
from parlour.core.rng import Rng
from parlour.core.slices import Sliced, tell_while
from parlour.core.table import PERSON, TABLE_WORDS, Record, Table

if TYPE_CHECKING:
    from parlour.core import border

MOST_FAULTS = 2
"""Moments that are told of each person, and of all computers together: each can be looked at and learnt from.

Counted for each, so that the many faults of a weak computer leave a person's own their place.
"""

MOST_BEST = 1
"""Few good decisions are told, each clearly better than anything else: more would be flattery."""

UNMANNED = 3
"""So many times as much of each is told where no person plays: then all are looked on at alike."""

LEAST_COST = 2.0
"""Points that a turning point costs at least.

Ten lie between an even game and a won one (`WORTH`), so this is a fifth of the way. In Numica the first catch is worth
three, and standing on better tiles hardly ever two: below this, it was a matter of taste.
"""

LEAST_REGRET = 0.3
"""Points that the costliest decision of a person costs at least, where nothing cost `LEAST_COST`.

A game that was lost narrowly was lost by small things, and the largest of them is the one to learn from; one that was
won had small things too.
"""

LEAST_LEAD = 2.0
"""Points by which such a sentence is better than the next best: as much as a fault costs at least."""

DEPTH = 12
NODES = 12_000
"""Positions that are looked at to find a better sentence, and as many again to compare it with the one that was said.

The comparison follows two sentences and not all of them, so it sees further than most players did.
"""

LEAD_DEPTH = 4
"""Plies to which all others are searched, where the best was said: nothing that is clearly worse needs more."""

NOTHING_GAINED = Gain("worth", 0.0)

SOON_NODES = 2_500
"""Positions where only one decision is judged, right after it: what nobody needs to see deep for."""

ANSWER_DEPTH = 3
ANSWER_NODES = 1_500
"""How far it is searched what the other side would have done."""

WORLDS = 8
"""How many ways of dealing what a seat could not see are tried, where a game is not searched."""

CODES = ("win", "save", "worth")
"""By what a decision cost: a missed win most, then walking into a loss, then points."""


class Reviewed(NamedTuple):
    """How far a review is: records of the journal that are behind it, and all of them."""

    at: int
    of: int


class TurningPoint(NamedTuple):
    """A decision that the review tells of; `better` is what was said, but where something else was better."""

    kind: border.PointKind
    at: int  # records before it
    seat: Seat
    move: Move
    better: Move
    gain: Gain
    events: list[border.Happening]  # what the better sentence would have brought about
    merits: list[border.Merit]  # why it is good
    answer: list[border.Happening]  # what the other side might have taken after what was said

    def has_reason(self) -> bool:
        """Tell whether there is anything to say of it but that it was better."""
        return self.gain.code != "worth" or bool(self.merits or self.answer)

    def as_json(self) -> border.TurningPoint:
        """Return the point as plain JSON."""
        return {
            "kind": self.kind,
            "at": self.at,
            "seat": self.seat,
            "move": self.move,
            "better": self.better,
            "gain": {"code": self.gain.code, "value": self.gain.value},
            "events": self.events,
            "merits": self.merits,
            "answer": self.answer,
        }


class Judged(NamedTuple):
    """A decision and what was found of it."""

    at: int  # records before it
    judgement: Judgement
    is_best: bool  # whether nothing better could have been said

    def is_telling(self) -> bool:
        """Tell whether it has decided something, or was the best by far."""
        gain = self.judgement.gain
        return gain.code != "worth" or gain.value >= (LEAST_LEAD if self.is_best else LEAST_COST)

    def is_good(self) -> bool:
        """Tell whether anything that was better was so by taste alone."""
        gain = self.judgement.gain
        return self.is_best or (gain.code == "worth" and gain.value < LEAST_COST)

    def lead(self) -> float:
        """Return by how much the best that was said is better than the next best."""
        return self.judgement.gain.value if self.is_best else 0.0

    def cost(self) -> tuple[int, float]:
        """Put first a win that was missed, the nearest before others, then a loss that was walked into, then points."""
        code, value = self.judgement.gain
        return CODES.index(code), -value if code == "worth" else value


Reviewing = Generator[Reviewed, None, list[TurningPoint]]
Judging = Sliced[Judgement]


def review(table: Table) -> Reviewing:
    """Judge every decision of a table; yields how far it is every few milliseconds, and returns the turning points.

    Of each person those that cost most, `MOST_FAULTS` at most, else where the game turned, and those that were the
    best by far, `MOST_BEST` at most, else a good one; then of the computers, all together, those that cost most. Of
    each they are in the order of play. A decision that was helped by a hint is not praised.
    """
    judged: dict[Seat, list[Judged]] = {}
    people = any(each.who == PERSON for each in table.began)
    for at, (record, moment) in enumerate(zip(table.journal, table.past, strict=True)):
        reviewed = Reviewed(at, len(table.journal))
        yield reviewed
        if not is_judged(table, at):
            continue
        judging = judge(table.game, moment.state.view(record.seat), *record, _rng_of(at), NODES)
        judgement = yield from tell_while(judging, reviewed)
        whose = record.seat if table.is_persons(at) else CHANCE
        judged.setdefault(whose, []).append(Judged(at, judgement, judgement.better == record.move))
    points: list[TurningPoint] = []
    reviewed = Reviewed(len(table.journal), len(table.journal))
    for whose in sorted(judged, key=lambda whose: (whose == CHANCE, whose)):
        told = _choose(table, judged[whose], whose, people)
        points += yield from tell_while(told, reviewed)
    return points


def _choose(table: Table, judged: list[Judged], whose: Seat, people: bool) -> Sliced[list[TurningPoint]]:
    """Return what is told of the decisions of a person, or of the computers, in the order of play.

    Beside `people` no computer is praised.
    """
    often = 1 if people else UNMANNED
    found = yield from _choose_faults(table, judged, MOST_FAULTS * often, whose)
    if whose != CHANCE or not people:
        found += _choose_best(table, judged, MOST_BEST * often)
    if whose != CHANCE:
        if all(point.kind != "best" for point in found):
            found += yield from _find_good(table, judged, whose)
        if all(point.kind != "better" for point in found):
            found += yield from _find_turn(table, judged, whose, {point.at for point in found})
    return sorted(found, key=lambda point: point.at)


def _choose_faults(table: Table, judged: list[Judged], most: int, whose: Seat) -> Sliced[list[TurningPoint]]:
    """Return the decisions that cost a person, or the computers, most, each with its reason.

    Where none of a person's cost much, the one that cost most.
    """
    costly = sorted((each for each in judged if not each.is_best), key=Judged.cost)
    telling = [each for each in costly if each.is_telling()]
    if not telling and whose != CHANCE:
        telling, most = [each for each in costly if each.judgement.gain.value >= LEAST_REGRET], 1
    points: list[TurningPoint] = []
    for each in telling:
        if len(points) == most:
            break
        record, better = table.journal[each.at], each.judgement.better
        view = table.past[each.at].state.view(record.seat)
        answer = yield from _foresee_answer(table.game, view, record, better, _rng_of(each.at))
        point = _point_of(table, each.at, each.judgement, answer)
        points += [point] if point.has_reason() else []
    return points


def _choose_best(table: Table, judged: list[Judged], most: int) -> list[TurningPoint]:
    """Return the decisions that were better than anything else by far."""
    best = sorted((each for each in _list_alone(table, judged) if each.is_best), key=Judged.cost)
    return [_point_of(table, each.at, each.judgement) for each in best if each.is_telling()][:most]


def _list_alone(table: Table, judged: list[Judged]) -> list[Judged]:
    """Return the decisions that no hint has helped with."""
    return [each for each in judged if each.at not in table.helped]


def _find_good(table: Table, judged: list[Judged], seat: Seat) -> Sliced[list[TurningPoint]]:
    """Return the good decision that something can be said for and that brought most, [] where there is none.

    What lies ahead of anything else comes first; else what the position was worth more after it.
    """
    strides: dict[int, float] = {}
    good = [each for each in _list_alone(table, judged) if each.is_good()]
    for each in good:
        strides[each.at] = _reckon_stride(table, each.at, seat)
        yield
    for each in sorted(good, key=lambda each: (each.lead(), strides[each.at]), reverse=True):
        move = table.journal[each.at].move
        point = _point_of(table, each.at, Judgement(move, Gain("worth", each.lead())), kind="good")
        if point.merits:
            return [point]
        yield
    return []


def _find_turn(table: Table, judged: list[Judged], seat: Seat, told: set[int]) -> Sliced[list[TurningPoint]]:
    """Return the decision after which the game turned most, for who has won it alone or against who has not.

    It is told where no sentence was found that would have been better, and is another than what is `told` already. Its
    gain is what the position was worth more, or less, when the seat was asked again. [] where nothing turned so.
    """
    worths: list[float] = []
    for each in judged:
        worths.append(_reckon_worth(table, each.at, seat))
        yield
    outcome = table.outcome()
    has_won = outcome is not None and seat in outcome.winners and len(outcome.winners) < len(table.began)
    swings = [
        (after - before, each.at) for each, before, after in zip(judged, worths, worths[1:], strict=False)
    ]
    for swing, at in sorted(swings, reverse=has_won):
        value = _count_points(swing)
        if value == 0 or (value > 0) != has_won:
            break
        if at in told:
            continue
        judgement = Judgement(table.journal[at].move, Gain("worth", value))
        point = _point_of(table, at, judgement, kind="turned")
        # Where nothing can be said for a sentence, as of a set-up, hardly anything was decided.
        if point.merits:
            return [point if has_won else point._replace(merits=[])]
        yield
    return []


def _reckon_worth(table: Table, at: int, seat: Seat) -> float:
    """Return what a position is worth to a seat, by what it saw."""
    return table.game.from_view(table.stood(at).view(seat), _rng_of(at)).worth(seat)


def _reckon_stride(table: Table, at: int, seat: Seat) -> float:
    """Return what a position was worth more to a seat right after its decision."""
    state = table.game.from_view(table.stood(at).view(seat), _rng_of(at))
    before = state.worth(seat)
    state.apply(*table.journal[at])
    return state.worth(seat) - before


def _count_points(worth: float) -> float:
    """Return a difference of worth as the points of a gain."""
    return round(worth * WORTH / 100, 1)


class Missed(NamedTuple):
    """What a decision has missed: nothing, as far as anybody knows, or something better."""

    point: TurningPoint | None

    def as_json(self) -> border.Missed:
        """Return it as plain JSON."""
        return {"missed": self.point.as_json() if self.point else None}


def find_missed(table: Table, at: int) -> Missed | None:
    """Return what a decision has missed, as the game itself knows it exactly; `at`: records before it.

    None where it does not, or not in no time.
    """
    game, record = table.game, table.journal[at]
    if type(game).judge is Game.judge and type(game).judge_soon is Game.judge_soon:
        return None
    view = table.past[at].state.view(record.seat)
    judgement = game.judge_soon(game.from_view(view, _rng_of(at)), *record)
    if judgement is None:
        return None
    if judgement.better == record.move or judgement.gain.value <= 0:
        return Missed(None)
    return Missed(_point_of(table, at, judgement))


def seek_missed(table: Table, at: int) -> Sliced[Missed]:
    """Return what a decision has missed, as the game knows it exactly, or as is soon found by looking ahead.

    `at`: records before it. Nothing where it would have been a matter of taste, or where no reason can be told. Only
    where one person plays it is looked ahead: what a search thinks best for a seat is none of the other people's
    business while the game goes on. It goes on while the table does, from what that seat saw.
    """
    persons = sum(sitter.who == PERSON for sitter in table.sitters)
    exact = find_missed(table, at) or (Missed(None) if persons > 1 else None)
    if exact is not None:
        return exact
    record, view = table.journal[at], table.past[at].state.view(table.journal[at].seat)
    judgement = yield from judge(table.game, view, *record, _rng_of(at), SOON_NODES)
    found = Judged(at, judgement, judgement.better == record.move)
    if found.is_best or not found.is_telling():
        return Missed(None)
    answer = yield from _foresee_answer(table.game, view, record, judgement.better, _rng_of(at))
    point = _point_of(table, at, judgement, answer)
    return Missed(point if point.has_reason() else None)


def is_judged(table: Table, at: int) -> bool:
    """Tell whether somebody could have said something else there, in the words of the game; `at`: records before it."""
    record = table.journal[at]
    return record.seat != CHANCE and record.move not in TABLE_WORDS and table.past[at].decided


def _rng_of(at: int) -> Rng:
    """Return the generator with which a decision is judged: by its number, so that it is always judged alike."""
    return Rng(f"review:{at}")


def _point_of(
    table: Table,
    at: int,
    judgement: Judgement,
    answer: Sequence[border.Happening] = (),
    kind: border.PointKind | None = None,
) -> TurningPoint:
    """Write down what was best for a seat, by what it saw, what that brings about and why it is good.

    A reason that what was said has too is none for something else; nor is one that is only good as a hint.
    """
    game, (seat, move) = table.game, table.journal[at]
    view = table.past[at].state.view(seat)
    events = foresee(game, view, seat, judgement.better)
    merits = [each for each in justify(game, view, seat, judgement.better) if each["code"] not in game.vague]
    if judgement.better != move:
        said = justify(game, view, seat, move)
        merits = [merit for merit in merits if merit not in said]
    kind = kind or ("best" if judgement.better == move else "better")
    return TurningPoint(kind, at, seat, move, *judgement, events, merits, list(answer))


def _foresee_answer(
    game: Game, view: View, record: Record, better: Move, rng: Rng
) -> Sliced[list[border.Happening]]:
    """Return what the best answer to a sentence takes at once, and could not take after the better one.

    [] where that is nothing, or nothing is searched.
    """
    if not game.strikes:
        return []
    state = game.from_view(view, rng)
    state.apply(*record)
    position, waiting = game.position(state), state.waiting()
    if position is None or not waiting or waiting[0] in (record.seat, CHANCE):
        return []
    search = Search(position, rng)
    for _ in search.deepen(ANSWER_DEPTH, ANSWER_NODES):
        yield
    taken = _list_taken(game, state, waiting[0], search.best_sentence())
    spared = game.from_view(view, rng)
    spared.apply(record.seat, better)
    for move in spared.moves(waiting[0]) or [] if waiting[0] in spared.waiting() else []:
        taken = [event for event in taken if event not in _list_taken(game, spared, waiting[0], move)]
        yield
    return taken


def _list_taken(game: Game, state: State, seat: Seat, move: Move) -> list[border.Happening]:
    """Return what a sentence takes at once."""
    return [event for event in foresee(game, state.view(seat), seat, move) if event["kind"] in game.strikes]


def judge(game: Game, view: View, seat: Seat, move: Move, rng: Rng, nodes: int) -> Judging:
    """Judge what a seat that saw this said, by the game's own knowledge or else by looking ahead so many positions."""
    state = game.from_view(view, rng)
    judgement = game.judge(state.copy(), seat, move)
    if judgement is not None:
        return judgement
    position = game.position(state)
    if position is None:
        worlds = [state, *(game.from_view(view, rng) for _ in range(WORLDS - 1) if state.hides())]
        return (yield from judge_by_worth(worlds, seat, move, rng))
    again = game.position(state)
    assert again is not None  # the same state gave one just now
    return (yield from judge_by_search(position, again, move, rng, nodes))


def judge_by_search(
    position: SearchPosition, again: SearchPosition, move: Move, rng: Rng, nodes: int
) -> Judging:
    """Find the best sentence of a position, and compare it with the one that was said, both searched equally deep.

    The position is needed twice, since a search leaves it anywhere.
    """
    search = Search(position, rng)
    for _ in search.deepen(DEPTH, nodes):
        yield
    best = search.best_sentence()
    if len(search.roots) < 2 or search.value < -DECIDED:
        return Judgement(move, NOTHING_GAINED)
    numbers = {again.sentence(number): number for number in again.moves()}
    comparison = Search(again, rng)
    comparison.table = search.table
    if best == move:
        lead = yield from _reckon_lead(comparison, numbers[best], search.value, nodes // 3)
        return Judgement(move, lead)
    better, said = yield from comparison.compare([numbers[best], numbers[move]], DEPTH, nodes)
    return Judgement(best, reckon_gain(better, said))


def _reckon_lead(search: Search, best: int, value: int, nodes: int) -> Generator[None, None, Gain]:
    """Return what lies between the best sentence and the next best, nothing where that is hardly worse."""
    # As soon as this wins nothing else may win, as far as a search can see that.
    floor = DECIDED if value > DECIDED else value - int(LEAST_LEAD * 100)
    depth = max(LEAD_DEPTH, WIN - value if value > DECIDED else 0)
    bound = yield from search.bound_others(best, floor, depth, nodes)
    return NOTHING_GAINED if bound is None else reckon_gain(value, bound)


def judge_by_worth(worlds: list[State], seat: Seat, move: Move, rng: Rng) -> Judging:
    """Compare what was said with every other sentence, by what the position is worth right after it on average."""
    values: dict[Move, float] = {}
    sentences = yield from list_sentences(worlds[0], seat, rng)
    for sentence in [move, *sentences]:
        after = []
        for world in worlds:
            after.append(world.copy())
            after[-1].apply(seat, sentence)
            yield
        values[sentence] = yield from _reckon_value(after, seat)
    best = max(values, key=lambda sentence: values[sentence])
    others = [value for sentence, value in values.items() if sentence != best]
    if best == move and not others:
        return Judgement(move, NOTHING_GAINED)
    return Judgement(best, reckon_gain(values[best], max(others) if best == move else values[move]))


def _reckon_value(worlds: list[State], seat: Seat) -> Sliced[float]:
    """Return what positions are worth on average, as a search writes it; won or lost only where all of them are."""
    ends = [world.outcome() for world in worlds]
    if all(end and seat in end.winners for end in ends):
        return WIN - 1
    if all(end and end.winners and seat not in end.winners for end in ends):
        return -WIN
    worths = []
    for world in worlds:
        worth = yield from world.find_worth(seat)
        worths.append(worth)
        yield
    return sum(worths) * WORTH / len(worlds)


def reckon_gain(better: float, said: float) -> Gain:
    """Return what lies between two values of a search.

    A win at once is missed even where a slower one is left: nobody would call it a matter of taste.
    """
    if better > DECIDED and (said <= DECIDED or better == WIN - 1 > said):
        return Gain("win", (WIN - better + 1) // 2)
    if said < -DECIDED <= better:
        return Gain("save", (WIN + said) // 2)
    return Gain("worth", max(0.0, round((better - said) / 100, 1)))
