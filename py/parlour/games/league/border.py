"""What a view of League holds, for the page's declarations; nothing imports this while the engine runs."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from parlour.core.border import End


class Options(TypedDict):
    """What was chosen before the game."""

    level: str
    villains: int  # how many
    sides: str
    equations: str  # when a capture's number sentence is shown
    glow: bool  # whether what can be captured glows


class Clock(TypedDict):
    """How long nothing has happened, by which a game ends."""

    acted: bool  # whether anybody did anything in this round
    caught: bool  # whether anybody captured a villain in this round
    idle: int  # rounds in a row in which nobody did anything, and at whose end the Hall of Heroes was empty
    dry: int  # rounds in a row without a capture at whose end the Hall of Heroes was empty
    calm: int  # rounds in a row without a capture


class Hand(TypedDict):
    """A seat's cards."""

    count: int
    cards: list[str] | None  # null where they are hidden
    known: list[str]  # those that everybody saw going there


class Sidekick(TypedDict):
    """The three cards that lie open for all."""

    cards: list[str]  # [] before the deal
    sum: int | None


class Hero(TypedDict):
    """A completed superhero."""

    name: str
    parts: list[str]  # head, body, legs
    sum: int  # without its device
    device: str | None
    armed: int | None  # what it is worth with its device


class Trophies(TypedDict):
    """A seat's trophy pile."""

    villains: list[str]
    devices: list[str]
    score: int


class Villain(TypedDict):
    """A villain of the city, whose place stays where it was captured."""

    villain: str
    weakness: int
    points: int
    side: Literal["green", "yellow"]
    taken: int | None  # by which seat


class Spelled(TypedDict):
    """The number sentence of a team."""

    sentence: str  # by all its numbers
    sums: str  # by the sums of its superheroes


class Composing(Spelled):
    """The capture that is being composed."""

    villain: str | None
    team: list[str]  # the words of who takes part
    sum: int


class Deed(TypedDict):
    """What somebody else is doing, while it is shown."""

    seat: int
    team: list[str]  # the words of who acts: superheroes, the devices that they use, the Sidekick
    cards: list[str]  # of a trade: the one that is given, and the one that is got for it


class Table(TypedDict):
    """What is seen, and of whose hand the cards."""

    options: Options
    stage: str  # one of STAGES
    waiting: list[int]  # for which seats the game waits
    tied: list[int]  # who draws for the highest total
    starter: int | None  # null until it is known
    turn: int
    plays: int  # how many cards the seat whose turn it is may still play
    round: int  # from 1
    clock: Clock
    hands: list[Hand]  # by seat
    hall: int  # the cards of the Hall of Heroes
    sidekick: Sidekick
    heroes: list[list[Hero]]  # by seat
    begun: list[list[str | None]]  # by seat its unfinished superhero: head, body, legs
    trophies: list[Trophies]  # by seat
    picked: list[str]  # the villain cards in the game, by their yellow sides; [] until picked
    city: list[Villain]  # [] until it is laid
    outcome: End | None


class View(Table):
    """What a seat sees."""

    seat: int | None  # who looks
    composing: NotRequired[Composing]  # of a preview, and of a deed that captures somebody
    deed: NotRequired[Deed]  # of a part of a sentence
