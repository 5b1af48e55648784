"""What computer players know of Numbers League: what a position is worth, and which sentences to think about."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import tanh
from typing import NamedTuple

from parlour.core.game import Move, Seat
from parlour.games.league.board import ACTION, CAPTURE, HAND, PLAYS, Board, name_hero
from parlour.games.league.capture import say_capture, teams_of
from parlour.games.league.cards import NAMES, NO_CARD, SIDES, SLOTS, VALUES, VILLAINS, arm
from parlour.games.league.ending import winners
from parlour.games.league.reach import City, Reach, count_devices, equip, find_reach, foresee_reach, join
from parlour.games.league.teams import by_points, by_thrift
from parlour.kit.cards import cards_of


class Weights(NamedTuple):
    """What things are worth to a seat, in points; what speaks of later counts by the share of villains left."""

    gain: float = 0.62  # each point of the capture that its next turn may bring
    again: float = 0.25  # and of the one after that
    reach: float = 0.032  # each point of all villains that its next turn's teams can capture
    heroes: float = 17.0  # of endlessly many superheroes, later: each one brings less than the one before
    fading: float = 0.77  # how much less
    hero: float = 0.1  # each superhero, later
    lack: float = -0.38  # each part, later, that is still wanted for a superhero and not in the hand
    drawing: float = 0.7  # how likely it is that a card drawn is not that part
    armed: float = 0.2  # each superhero with a device
    device: float = 0.17  # each device in the hand


WEIGHTS = Weights()

SURE = 3.0, 8.0
"""How many points of a lead decide a game at its end, and how many more at its beginning."""

ALMOST = 0.95
"""What a position is worth at most that is not won yet."""


def worth(board: Board, seat: Seat) -> float:
    """Return how good a position looks for a seat, -1 (lost) to 1 (won)."""
    if not board.city or not board.sidekick:
        return 0.0
    if board.seats == 1:
        return _worth_alone(board)
    if board.reason:
        return 1.0 if seat in winners(board) else -1.0
    values = evaluate(board)
    lead = values[seat] - max(value for each, value in enumerate(values) if each != seat)
    least, more = SURE
    return ALMOST * tanh(lead / (least + more * len(board.left()) / VILLAINS))


def evaluate(board: Board) -> list[float]:
    """Return the points that each seat may hope for: those that it has, and what it may do with its cards."""
    left = board.left()
    rest = len(left) / VILLAINS
    acting = board.stage in (ACTION, CAPTURE)
    turn = board.turn if acting else (board.turn + 1) % board.seats
    values, now, later = [], [], []
    city = City(left)
    for seat in range(board.seats):
        reach = find_team_reach(board, seat)
        hoped = foresee_reach(board, seat, reach, PLAYS)
        later.append(hoped)
        if acting and seat == turn:
            hoped = foresee_reach(board, seat, reach, board.plays if board.stage == ACTION else 0)
        now.append(hoped)
        values.append(
            board.points(seat) + WEIGHTS.reach * city.reckon_all(later[-1]) + _value_cards(board, seat, rest)
        )
    for weight, reaches in ((WEIGHTS.gain, now), (WEIGHTS.again, later)):
        for after in range(board.seats):
            seat = (turn + after) % board.seats
            values[seat] += weight * city.take_best(reaches[seat])
    return values


def find_team_reach(board: Board, seat: Seat) -> Reach:
    """Return the reach of a seat's superheroes and of the Sidekick, where it is active."""
    reach, sidekick = find_reach(board, seat), board.sidekick_sum()
    return reach if sidekick is None else join(reach, sidekick)


def _value_cards(board: Board, seat: Seat, rest: float) -> float:
    """Return what a seat's superheroes and hand are worth, but for what they can capture soon."""
    heroes, begun = board.heroes[seat], board.begun[seat]
    armed = sum(hero.device != NO_CARD for hero in heroes)
    devices, held = 0, set()
    for card in cards_of(board.hands[seat]):
        if SLOTS[card] < 0:
            devices += 1
        else:
            held.add(SLOTS[card])
    missing = [slot for slot in range(3) if begun[slot] == NO_CARD]
    drawn = min(HAND - board.hands[seat].bit_count(), board.hall.bit_count())
    lacking: float = sum(slot not in held for slot in missing) * WEIGHTS.drawing**drawn
    built = len(heroes) + 1 - len(missing) / 3
    faded: float = WEIGHTS.fading**built
    later = WEIGHTS.heroes * (1 - faded) + WEIGHTS.hero * built + WEIGHTS.lack * lacking
    return rest * later + WEIGHTS.armed * armed + WEIGHTS.device * devices


class Rounds(NamedTuple):
    """What makes solitaire longer or shorter, in rounds."""

    missed: float = 0.2  # each villain that nobody can capture yet
    idle: float = 0.5  # when nobody at all can be captured next turn
    hero: float = -0.1  # each superhero
    part: float = -0.03  # each part of the one that is being built


ROUNDS = Rounds()


def _worth_alone(board: Board) -> float:
    """Return how soon a seat of its own may save the city (R-NL-26)."""
    if board.reason:
        return 1.0 - board.round / 1000 if winners(board) else -1.0
    city, reach = City(board.left()), find_team_reach(board, 0)
    rounds: float = board.round + len(board.left())
    rounds += ROUNDS.missed * city.count_missed(reach)
    rounds += ROUNDS.hero * len(board.heroes[0])
    rounds += ROUNDS.part * sum(card != NO_CARD for card in board.begun[0])
    if not city.reckon_best(foresee_reach(board, 0, reach, PLAYS)):
        rounds += ROUNDS.idle
    return max(-ALMOST, ALMOST - rounds / 100)


# What to think about


def list_likely(board: Board, seat: Seat) -> list[Move]:
    """Return the sentences that a seat may sensibly say, the likeliest first."""
    return rank_captures(board, seat) if board.stage == CAPTURE else Plans(board, seat).rank()


MOST_CAPTURES = 8
"""Villains that are thought about: those that bring most."""


def rank_captures(board: Board, seat: Seat) -> list[Move]:
    """Return, for each of the best villains, the sentence that brings most points, and the thriftiest.

    Nobody passes who can capture: the villain would be left to the others.
    """
    reach = find_team_reach(board, seat)
    found = []
    for weakness in board.left():
        used = count_devices(reach, weakness)
        if used is not None:
            found.append((SIDES[weakness].points + used, weakness, used))
    teams = teams_of(board, seat)
    sentences = []
    for _, weakness, used in sorted(found, reverse=True)[:MOST_CAPTURES]:
        for order in (by_points, by_thrift) if used else (by_thrift,):
            team = teams.best(weakness, order)
            if team is not None:
                sentences.append(say_capture(board, seat, weakness, team))
    return list(dict.fromkeys(sentences)) or ["pass"]


class Likelihoods(NamedTuple):
    """How likely sentences of the action phase are, before what they bring is added, in points."""

    part: float = 2.0
    last_part: float = 3.0  # it completes a superhero
    device: float = 2.2
    trade: float = 1.0  # with which the Sidekick is active
    end_sidekick: float = 0.8  # with which it takes no part, as before
    needed: float = 0.5  # more: the card that comes back is a part that is missing
    done: float = 0.5
    hq: float = 0.2
    hq_stuck: float = 2.0  # more: no part in the hand can be played
    wide: float = 0.1  # each point of all villains that can be captured, beside the best capture
    late: float = 0.6  # of what a superhero brings that cannot be completed this turn


LIKELY = Likelihoods()

UNKNOWN = 3
"""What a part that is not in the hand is taken to be: the middle of those that are."""


class Plans:
    """What a seat may do with its next card, judged by the captures that this may bring."""

    def __init__(self, board: Board, seat: Seat) -> None:
        """Reckon what can be captured as it is."""
        self.board, self.seat = board, seat
        self.city = City(board.left())
        self.sidekick = board.sidekick_sum()
        self.heroes = find_reach(board, seat)
        self.reach = self.heroes if self.sidekick is None else join(self.heroes, self.sidekick)
        self.now = self._rate(self.reach)
        self.begun = board.begun[seat]
        self.missing = [slot for slot in range(3) if self.begun[slot] == NO_CARD]
        # Cards of one kind and value do the same: one of each is enough.
        kinds: dict[str, int] = {}
        for card in cards_of(board.hands[seat]):
            kinds.setdefault(NAMES[card][:-1], card)
        self.hand = list(kinds.values())
        self.values = [[VALUES[card] for card in self.hand if SLOTS[card] == slot] for slot in range(3)]
        self.joined: dict[int, float] = {}

    def rank(self) -> list[Move]:
        """Return the sentences, the likeliest first."""
        found = [*self._rank_parts(), *self._rank_devices(), *self._rank_trades(), *self._rank_others()]
        found.sort(key=lambda each: each[0], reverse=True)
        return [move for _, move in found]

    def _rate(self, reach: Reach) -> float:
        return self.city.reckon_best(reach) + LIKELY.wide * self.city.reckon_all(reach)

    def _rate_hero(self, total: int) -> float:
        if total not in self.joined:
            self.joined[total] = self._rate(join(self.reach, total))
        return self.joined[total]

    def _rank_parts(self) -> Iterator[tuple[float, Move]]:
        base = sum(VALUES[card] for card in self.begun if card != NO_CARD)
        for card in self.hand:
            if SLOTS[card] not in self.missing:
                continue
            others = [self.values[slot] for slot in self.missing if slot != SLOTS[card]]
            unknown = sum(not values for values in others)
            best = max(
                self._rate_hero(base + VALUES[card] + sum(values))
                for values in product(*(values or [UNKNOWN] for values in others))
            )
            soon = 1.0 if len(others) < self.board.plays else LIKELY.late
            score = LIKELY.part if others else LIKELY.last_part
            yield score + (best - self.now) * soon / (1 + unknown), f"play {NAMES[card]}"

    def _rank_devices(self) -> Iterator[tuple[float, Move]]:
        # Superheroes of one sum do the same: the first of them is enough.
        free: dict[int, int] = {}
        for number, hero in enumerate(self.board.heroes[self.seat]):
            if hero.device == NO_CARD:
                free.setdefault(hero.total, number)
        for card in self.hand:
            if SLOTS[card] < 0:
                for total, number in free.items():
                    reach = equip(self.reach, self.reach, arm(total, card) - total)
                    score = LIKELY.device + self._rate(reach) - self.now
                    yield score, f"device {NAMES[card]} {name_hero(number)}"

    def _rank_trades(self) -> Iterator[tuple[float, Move]]:
        """Rate trades after which the Sidekick is active, or is not and was not before."""
        sidekick = self.board.sidekick
        for at, other in enumerate(sidekick):
            rest = [card for place, card in enumerate(sidekick) if place != at]
            needed = SLOTS[other] in self.missing and not self.values[SLOTS[other]]
            for card in self.hand:
                if NAMES[card][:-1] == NAMES[other][:-1]:
                    continue
                if sorted(SLOTS[each] for each in (*rest, card)) == [0, 1, 2]:
                    total = VALUES[card] + sum(VALUES[each] for each in rest)
                    score = LIKELY.trade + self._rate(join(self.heroes, total)) - self.now
                elif SLOTS[other] < 0 and self.sidekick is None:
                    score = LIKELY.end_sidekick
                else:
                    continue
                yield score + needed * LIKELY.needed, f"trade {NAMES[card]} {NAMES[other]}"

    def _rank_others(self) -> Iterator[tuple[float, Move]]:
        """Rate going back to headquarters, and playing no more cards.

        A seat that could get on does not wait. One more superhero is never in the way, and what is played is drawn
        anew; so where nobody can be captured, no part that fits stays in the hand, and no turn goes by without a deed
        while the Hall has other cards. From an empty Hall the same cards would come back (R-NL-12).
        """
        hand = cards_of(self.board.hands[self.seat])
        useless = [card for card in hand if SLOTS[card] >= 0 and SLOTS[card] not in self.missing]
        stuck = not any(self.values[slot] for slot in self.missing)
        returns = self.board.plays == PLAYS and self.board.hall > 0
        if returns and (stuck or len(useless) > 1):
            words = " ".join(["hq", *(NAMES[card] for card in useless or hand)])
            yield LIKELY.hq + stuck * LIKELY.hq_stuck, words
        if self.city.reckon_best(self.reach) or (stuck and not returns):
            yield LIKELY.done, "done"
