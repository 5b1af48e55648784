"""What a view of Numero holds, for the page's declarations; nothing imports this while the engine runs."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from parlour.core.border import End


class Options(TypedDict):
    """What was chosen before the game."""

    pack: str
    goal: Literal["cards", "points"]
    challenges: bool
    exact: bool  # whether a pile may be worth a fraction
    help1: str  # how much the first seat is told
    help2: str
    help3: str
    help4: str


class Pile(TypedDict):
    """A pile in the centre."""

    pile: str  # its word: its first card
    cards: list[str]  # from the lowest up
    value: int | str | None  # a fraction as text; null where who looks has to reckon it
    signs: int


class Hand(TypedDict):
    """A seat's cards."""

    count: int
    cards: list[str] | None  # null where they are hidden


class Changed(TypedDict):
    """A pile that a turn changed and left."""

    pile: Pile
    before: list[Pile]  # of which it was made
    put: list[str]  # the cards that the turn put on it


class Claim(TypedDict):
    """What may still be challenged: that the builder holds what answers each pile that was changed and left."""

    builder: int
    held: bool | None  # null where it is hidden
    turns: list[int]  # of each seat, how many turns it has taken since
    piles: list[Changed]


class Reckoned(TypedDict):
    """The number sentence of piles in the making."""

    shown: bool  # whether new values are told
    sentence: str
    sum: int | str | None  # null where there is none, or who looks has to reckon it


class Composing(Reckoned):
    """The turn that is being composed."""

    card: str  # the number card, "" before it is named
    wild: str  # the wild card that is in the hand, "" for none
    piles: list[str]  # that are chosen
    groups: list[list[str]]  # that are taken together
    held: list[str]  # the hand before the turn


class Taking(TypedDict):
    """What a number card is about to take."""

    card: str
    groups: list[list[str]]


class Table(TypedDict):
    """What is seen, and of whose hand the cards."""

    options: Options
    stage: str  # what the game waits for, where no window is open
    waiting: list[int]  # for which seats the game waits
    dealer: int  # -1 before it is drawn, and in solitaire
    turn: int
    centre: list[Pile]
    loose: list[str]  # wild cards that lie open beside the piles
    hands: list[Hand]  # by seat
    won: list[list[str]]  # by seat
    sheets: list[dict[str, int]]  # by seat: points by the line of its score sheet
    scores: list[int]  # by seat
    proved: list[list[int]]  # by seat the values that it held, as its latest turn has proved
    claims: list[Claim]  # the oldest first
    stack: list[list[Any]]  # the windows in which somebody is asked (`kit/frames.py`)
    taker: int  # who took last; -1: nobody
    final: list[int]  # whose last turns are still to come
    outcome: End | None


class View(Table):
    """What a seat sees."""

    seat: int | None  # who looks
    deck: int  # the cards that are still to be drawn
    printed: dict[str, int]  # the points of cards, where the game is for points
    maker: NotRequired[int]  # in the middle of a turn: whose
    steps: NotRequired[list[str]]  # and its number sentences so far
    composing: NotRequired[Composing]  # of a preview
    taking: NotRequired[Taking]  # of a part: what is taken, while it still lies there
