"""What lies on the table of Numbers League: the fields of a position, and what every chapter of the rules asks of them.

The chapters are `setup.py` (before the first turn, and drawing cards), `action.py`, `capture.py` and `ending.py`.
Rulings (R-NL-nn) and paragraphs (§) are named where they act; they stand in rulings.md and rules/en.md of
web/games/league.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Self

from parlour.core.game import Seat, State
from parlour.games.league.cards import (
    ALL_CARDS,
    GREEN,
    HERO_CARDS,
    NAMES,
    NO_CARD,
    NUMBER,
    SIDES,
    SLOTS,
    VALUES,
    YELLOW,
    arm,
)
from parlour.games.league.teams import Member
from parlour.kit.cards import set_of

HAND = 7
PLAYS = 2
SIDEKICK_CARDS = 3

# What the game is waiting for.
FIRST, PICKING, SIDES_UP, DEAL = "first", "villains", "sides", "deal"
ACTION, CAPTURE, ENERGIZE, OVER = "action", "capture", "energize", "over"
STAGES = (FIRST, PICKING, SIDES_UP, DEAL, ACTION, CAPTURE, ENERGIZE, OVER)
BEFORE = STAGES[:4]

VERBS = ("play", "device", "trade", "hq", "done")  # of the action phase


class Choices(NamedTuple):
    """The options of one game; see `game.py` for what each means."""

    level: str = "hero"
    villains: int = 24
    sides: str = "mixed"
    equations: str = "before"
    glow: bool = True

    @property
    def helps(self) -> bool:
        """Tell whether a seat is shown what it can capture; one that reckons alone is not, whatever `glow` says."""
        return self.glow and self.equations != "self"


class Hero(NamedTuple):
    """A completed superhero."""

    parts: tuple[int, int, int]  # head, body, legs
    device: int = NO_CARD

    @property
    def total(self) -> int:
        """What it is worth without its device."""
        head, body, legs = self.parts
        return VALUES[head] + VALUES[body] + VALUES[legs]

    @property
    def armed(self) -> int | None:
        """What it is worth with its device, None where it carries none."""
        return None if self.device == NO_CARD else arm(self.total, self.device)


class Trophies(NamedTuple):
    """A trophy pile, in the order it grew."""

    villains: tuple[int, ...] = ()
    devices: tuple[int, ...] = ()


NOTHING_BEGUN = (NO_CARD, NO_CARD, NO_CARD)


def name_hero(number: int) -> str:
    """Return the word of a seat's superhero, numbered from 0."""
    return f"H{number + 1}"


def name_villain(weakness: int) -> str:
    """Return the word of a villain by the weakness that shows."""
    return f"v{weakness}"


def number_of(word: str, letter: str) -> int | None:
    """Return the number of a word such as `H3` or `v-10`, None where it is none written as we write it."""
    digits = word[1:].removeprefix("-")
    if word[:1] != letter or not digits.isascii() or not digits.isdigit() or len(digits) > 3:
        return None
    number = int(word[1:])
    return number if word == f"{letter}{number}" else None


def villains_named(words: Iterable[str]) -> list[int]:
    """Return the weaknesses of villains by their words; what is none is passed over."""
    numbers = [number_of(word, "v") for word in words]
    return [number for number in numbers if number is not None]


def is_villain(board: Board, word: str) -> bool:
    """Tell whether a word names a villain that the city has, or had."""
    return number_of(word, "v") in board.city


class Board(State):
    """The fields of one position."""

    __slots__ = (
        "acted",  # whether anybody played, traded, went to headquarters or captured in this round
        "begun",  # each seat's unfinished superhero: head, body, legs
        "calm",  # rounds in a row without a capture
        "caught",  # whether anybody captured a villain in this round
        "choices",  # the game's options
        "city",  # the weaknesses that show, ascending; captured ones keep their places; () until laid
        "dry",  # rounds in a row that had no capture and ended with the Hall of Heroes empty
        "hall",  # the cards of the Hall of Heroes: a bag
        "hands",  # each seat's cards, hidden from the others
        "heroes",  # each seat's completed superheroes, in the order they were begun
        "idle",  # rounds in a row in which nobody did anything, and that ended with the Hall of Heroes empty
        "known",  # what everybody knows to be in each hand: cards taken from the Sidekick
        "picked",  # the villain cards in the game, by number; () until picked
        "plays",  # how many cards the seat on turn may still play
        "reason",  # why the game ended, "" while it goes on
        "round",  # the round, from 1
        "sidekick",  # three cards in their places, () before the deal
        "stage",  # one of STAGES
        "starter",  # who plays first; -1 until it is known
        "tied",  # who draws for the highest total
        "trophies",  # each seat's trophy pile
        "turn",  # the seat on turn
    )

    def __init__(self, choices: Choices, seats: int) -> None:
        """Make the position before anything is drawn."""
        self.choices = choices
        self.hands = [0] * seats
        self.known = [0] * seats
        self.hall = 0
        self.sidekick: tuple[int, ...] = ()
        self.heroes: list[tuple[Hero, ...]] = [()] * seats
        self.begun: list[tuple[int, int, int]] = [NOTHING_BEGUN] * seats
        self.trophies = [Trophies()] * seats
        self.picked: tuple[int, ...] = ()
        self.city: tuple[int, ...] = ()
        self.starter: Seat = 0 if seats == 1 else -1
        self.tied: tuple[Seat, ...] = () if seats == 1 else tuple(range(seats))
        self.turn: Seat = 0
        self.plays = 0
        self.round = 1
        self.acted = self.caught = False
        self.idle = self.dry = self.calm = 0
        self.reason = ""
        if choices.level == "hero":  # R-NL-03: the lowest, yellow side up
            self.picked = tuple(range(choices.villains))
            self.city = YELLOW[: choices.villains]
        elif choices.villains == len(YELLOW):
            self.picked = tuple(range(choices.villains))
        if choices.sides == "green":
            self.turn_green()
        self.stage = FIRST
        self.advance_setup()

    def copy(self) -> Self:
        """Return an independent copy."""
        other = type(self).__new__(type(self))
        other.choices, other.stage, other.reason = self.choices, self.stage, self.reason
        other.hands, other.known, other.hall = self.hands[:], self.known[:], self.hall
        other.sidekick = self.sidekick
        other.heroes, other.begun, other.trophies = self.heroes[:], self.begun[:], self.trophies[:]
        other.picked, other.city = self.picked, self.city
        other.starter, other.tied = self.starter, self.tied
        other.turn, other.plays, other.round = self.turn, self.plays, self.round
        other.acted, other.caught = self.acted, self.caught
        other.idle, other.dry, other.calm = self.idle, self.dry, self.calm
        return other

    # Setting up

    def turn_green(self) -> None:
        """Turn all picked villains to their green sides (R-NL-04)."""
        if self.choices.level == "superhero":
            self.city = tuple(sorted(GREEN[card] for card in self.picked))

    def advance_setup(self) -> None:
        """Go on to whatever chance has still to say before the first turn (R-NL-29)."""
        if self.starter < 0:
            self.stage = FIRST
        elif not self.picked:
            self.stage = PICKING
        else:
            self.stage = DEAL if self.city else SIDES_UP

    # What there is

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    def play_deck(self) -> int:
        """Return the cards that are in the game (R-NL-02)."""
        return HERO_CARDS if self.choices.level == "hero" else ALL_CARDS

    def left(self) -> list[int]:
        """Return the villains that are still in the city, by weakness."""
        taken = {weakness for pile in self.trophies for weakness in pile.villains}
        return [weakness for weakness in self.city if weakness not in taken]

    def sidekick_sum(self) -> int | None:
        """Return the sum of the active Sidekick, None while it is not active (R-NL-11)."""
        if sorted(SLOTS[card] for card in self.sidekick) != [0, 1, 2]:
            return None
        return sum(VALUES[card] for card in self.sidekick)

    def members(self, seat: Seat) -> list[Member]:
        """Return a seat's superheroes as addends."""
        return [Member(hero.total, hero.armed) for hero in self.heroes[seat]]

    def visible(self) -> int:
        """Return the cards that lie open: superheroes, devices on them, trophies, the Sidekick."""
        bits = set_of(self.sidekick)
        for seat in range(self.seats):
            for hero in self.heroes[seat]:
                bits |= set_of(hero.parts)
                if hero.device != NO_CARD:
                    bits |= 1 << hero.device
            bits |= set_of(card for card in self.begun[seat] if card != NO_CARD)
            bits |= set_of(self.trophies[seat].devices)
        return bits

    def points(self, seat: Seat) -> int:
        """Return a seat's score: the points of its villains, and one for each device (§7.6)."""
        pile = self.trophies[seat]
        return sum(SIDES[weakness].points for weakness in pile.villains) + len(pile.devices)

    def hero_at(self, seat: Seat, word: str) -> int | None:
        """Return the number, from 0, of a completed superhero of a seat, None where there is none of that name."""
        number = number_of(word, "H")
        return number - 1 if number is not None and 0 < number <= len(self.heroes[seat]) else None

    def holds(self, seat: Seat, word: str) -> bool:
        """Tell whether a word names a card in a seat's hand."""
        return word in NUMBER and self.hands[seat] >> NUMBER[word] & 1 == 1

    def carried(self, seat: Seat) -> dict[str, int]:
        """Return the devices on a seat's superheroes, each by its word with the number of who carries it."""
        return {
            NAMES[hero.device]: number
            for number, hero in enumerate(self.heroes[seat])
            if hero.device != NO_CARD
        }
