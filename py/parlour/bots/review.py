"""Judges decisions: in the review after a game the worst and the best, and right after a move what it has missed.

Each is told with the best sentence, what that brings about and why it is good.
A review is a generator, like a computer player's thought, and depends on nothing but the table: the same journal
gives the same points everywhere. A decision is judged from what its seat saw, so nobody is blamed for what was hidden.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, NamedTuple

from parlour.bots.alphabeta import DECIDED, Search
from parlour.bots.plain import list_sentences
from parlour.core.game import CHANCE, Gain, Game, Judgement, Move, Seat, State, View
from parlour.core.position import WIN, WORTH, SearchPosition
from parlour.core.rng import Rng
from parlour.core.slices import Sliced
from parlour.core.table import PERSON, TABLE_WORDS, Moment, Record, Table, foresee, justify

if TYPE_CHECKING:
    from parlour.core import border

MOST_POINTS = 6
"""More would be a list of faults; of these few, each can be looked at and learnt from."""

LEAST_COST = 2.0
"""Points that a turning point costs at least.

Ten lie between an even game and a won one (`WORTH`), so this is a fifth of the way. In Numica the first catch is worth
three, and standing on better tiles hardly ever two: below this, it was a matter of taste.
"""

MOST_BEST = 3
"""Few good decisions are told, each clearly better than anything else: more would be flattery."""

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

WORLDS = 8
"""How many ways of dealing what a seat could not see are tried, where a game is not searched."""

CODES = ("win", "save", "worth")
"""By what a decision cost: a missed win most, then walking into a loss, then points."""


class Reviewed(NamedTuple):
    """How far a review is: records of the journal that are behind it, and all of them."""

    at: int
    of: int


class TurningPoint(NamedTuple):
    """A decision that cost much, or the best by far: then `better` is what was said."""

    at: int  # records before it
    seat: Seat
    move: Move
    better: Move
    gain: Gain
    events: list[border.Happening]  # what the better sentence would have brought about
    merits: list[border.Merit]  # why it is good

    def is_best(self) -> bool:
        """Tell whether nothing better could have been said."""
        return self.better == self.move

    def as_json(self) -> border.TurningPoint:
        """Return the point as plain JSON."""
        return {
            "at": self.at,
            "seat": self.seat,
            "move": self.move,
            "better": self.better,
            "gain": {"code": self.gain.code, "value": self.gain.value},
            "events": self.events,
            "merits": self.merits,
        }


Reviewing = Generator[Reviewed, None, list[TurningPoint]]
Judging = Sliced[Judgement]


def review(table: Table) -> Reviewing:
    """Judge every decision of a table; yields how far it is every few milliseconds, and returns the turning points.

    They are those that cost most, `MOST_POINTS` at most, and those that were the best by far, `MOST_BEST` at most,
    in the order of play.
    """
    points = []
    for at, (record, moment) in enumerate(zip(table.journal, table.past, strict=True)):
        reviewed = Reviewed(at, len(table.journal))
        yield reviewed
        if not _is_judged(record, moment):
            continue
        view = moment.state.view(record.seat)
        judging = judge(table.game, view, *record, _rng_of(at))
        judgement = None
        while judgement is None:
            try:
                next(judging)
                yield reviewed
            except StopIteration as finished:
                judgement = finished.value
        least = LEAST_LEAD if judgement.better == record.move else LEAST_COST
        if judgement.gain.code != "worth" or judgement.gain.value >= least:
            points.append(_point_of(table.game, at, record, view, judgement))
    points.sort(key=_order_by_cost)
    praised = [at for at in range(len(table.journal)) if _is_praised(table, at)]
    best = [point for point in points if point.is_best() and point.at in praised][:MOST_BEST]
    faults = [point for point in points if not point.is_best()][:MOST_POINTS]
    return sorted(best + faults, key=lambda point: point.at)


def find_missed(table: Table, at: int) -> TurningPoint | None:
    """Return what a decision has missed, as the game itself knows it exactly; `at`: records before it.

    None where nothing was missed, and where the game would have to be searched, or for long: this is asked after every
    move.
    """
    record, moment = table.journal[at], table.past[at]
    if type(table.game).judge is Game.judge or not _is_judged(record, moment):
        return None
    view = moment.state.view(record.seat)
    judgement = table.game.judge_soon(table.game.from_view(view, _rng_of(at)), *record)
    if judgement is None or judgement.better == record.move or judgement.gain.value <= 0:
        return None
    return _point_of(table.game, at, record, view, judgement)


def _is_judged(record: Record, moment: Moment) -> bool:
    """Tell whether somebody could have said something else, in the words of the game."""
    return record.seat != CHANCE and record.move not in TABLE_WORDS and moment.decided


def _is_praised(table: Table, at: int) -> bool:
    """Tell whether to tell what was done well there: what people did, if there are any."""
    sitter = table.sitter_at(at)
    by_person = sitter is not None and sitter.who == PERSON
    return by_person or all(each.who != PERSON for each in table.began)


def _rng_of(at: int) -> Rng:
    """Return the generator with which a decision is judged: by its number, so that it is always judged alike."""
    return Rng(f"review:{at}")


def _point_of(game: Game, at: int, record: Record, view: View, judgement: Judgement) -> TurningPoint:
    """Write down what was best for a seat that saw this, what it brings about and why it is good.

    A reason that what was said has too is none for something else.
    """
    seat, move = record
    events = foresee(game, view, seat, judgement.better)
    merits = justify(game, view, seat, judgement.better)
    if judgement.better != move:
        said = justify(game, view, seat, move)
        merits = [merit for merit in merits if merit not in said]
    return TurningPoint(at, seat, move, *judgement, events, merits)


def _order_by_cost(point: TurningPoint) -> tuple[int, float]:
    """Put first a win that was missed, the nearest before others, then a loss that was walked into, then points."""
    code, value = point.gain
    return CODES.index(code), -value if code == "worth" else value


def judge(game: Game, view: View, seat: Seat, move: Move, rng: Rng) -> Judging:
    """Judge what a seat that saw this said, by the game's own knowledge or else by looking ahead."""
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
    return (yield from judge_by_search(position, again, move, rng))


def judge_by_search(position: SearchPosition, again: SearchPosition, move: Move, rng: Rng) -> Judging:
    """Find the best sentence of a position, and compare it with the one that was said, both searched equally deep.

    The position is needed twice, since a search leaves it anywhere.
    """
    search = Search(position, rng)
    for _ in search.deepen(DEPTH, NODES):
        yield
    best = search.best_sentence()
    if len(search.roots) < 2 or search.value < -DECIDED:
        return Judgement(move, NOTHING_GAINED)
    numbers = {again.sentence(number): number for number in again.moves()}
    comparison = Search(again, rng)
    comparison.table = search.table
    if best == move:
        lead = yield from _reckon_lead(comparison, numbers[best], search.value)
        return Judgement(move, lead)
    better, said = yield from comparison.compare([numbers[best], numbers[move]], DEPTH, NODES)
    return Judgement(best, reckon_gain(better, said))


def _reckon_lead(search: Search, best: int, value: int) -> Generator[None, None, Gain]:
    """Return what lies between the best sentence and the next best, nothing where that is hardly worse."""
    # As soon as this wins nothing else may win, as far as a search can see that.
    floor = DECIDED if value > DECIDED else value - int(LEAST_LEAD * 100)
    depth = max(LEAD_DEPTH, WIN - value if value > DECIDED else 0)
    bound = yield from search.bound_others(best, floor, depth, NODES // 3)
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
