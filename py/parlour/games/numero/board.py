"""What lies on the table of Numero: the fields of a position, and what every chapter of the rules asks of them.

The chapters are `setup.py` (dealer, deal, filling up), `turn.py` (the phrases of a turn), `challenge.py`, `ending.py`.
Rulings (R-NU-nn) and paragraphs (§) are named where they act; they stand in rulings.md and rules/en.md of
web/games/numero.
"""

from __future__ import annotations

from typing import NamedTuple, Self

from parlour.core.game import Seat, State
from parlour.games.numero.cards import VALUES, WILDS, cards_in, greatest_in
from parlour.games.numero.piles import Pile
from parlour.games.numero.scoring import LINES
from parlour.kit import frames
from parlour.kit.cards import cards_of, set_of
from parlour.kit.frames import Stack

HAND = 5
NOBODY = -1

# What the game is waiting for.
DEALER, SHUFFLE, TURN, OVER = "dealer", "shuffle", "turn", "over"
STAGES = (DEALER, SHUFFLE, TURN, OVER)

# Windows: right after a build, and before one's own second turn after it (R-NU-20).
CHALLENGE, AGAIN = "challenge", "again"
WINDOWS = (CHALLENGE, AGAIN)

TURNS_ASKED = 2
"""Each opponent may doubt right after the build, and again before his own second turn after it."""

GLOW, SUMS, SELF = "glow", "sums", "self"
HELPS = (GLOW, SUMS, SELF)
"""How much a seat is told while it composes a turn: what fits, what piles are worth, or nothing."""


class Choices(NamedTuple):
    """The options of one game; see `game.py` for what each means."""

    pack: str = "subtraction"
    goal: str = "cards"
    challenges: bool = False
    exact: bool = False
    help1: str = SUMS
    help2: str = SUMS
    help3: str = SUMS
    help4: str = SUMS

    def help_of(self, seat: Seat) -> str:
        """Return how much a seat is told."""
        return (self.help1, self.help2, self.help3, self.help4)[seat]


class Claimed(NamedTuple):
    """One pile that a turn changed and left."""

    pile: Pile  # as it was left
    before: tuple[Pile, ...]  # the piles that it was made of, as they stood before that turn
    put: tuple[int, ...]  # the cards that the turn put on it


class Claim(NamedTuple):
    """All that a builder says with one turn: that his hand answers every pile that he changed and left (R-NU-20)."""

    builder: Seat
    held: bool  # whether it did, after the play and before the hand was filled up; hidden from the others
    piles: tuple[Claimed, ...]
    turns: tuple[int, ...]  # of each seat, how many turns it has taken since


NO_POINTS = (0,) * len(LINES)


class Board(State):
    """The fields of one position."""

    __slots__ = (
        "centre",  # the piles, in table order
        "choices",  # the game's options
        "claims",  # what may still be challenged, the oldest first; of one builder never two of one turn
        "dealer",  # NOBODY before it is drawn, and in solitaire
        "deck",  # the cards that are still to be drawn, the top one first; hidden
        "final",  # seats with their last turns still to come, in their order (R-NU-17)
        "hands",  # each seat's cards: sets, hidden from the others
        "loose",  # wild cards that lie open beside the piles, in the order they came (R-NU-13)
        "proved",  # each seat's answers of its latest turn: values that it then held (R-NU-06)
        "reason",  # why the game ended, "" while it goes on
        "seats",  # how many play
        "sheets",  # each seat's score sheet: points by line, in the order of LINES
        "stack",  # the windows in which somebody is asked about a claim; `about` names its builder
        "stage",  # what the game waits for, where no window is open
        "taker",  # who took last, or NOBODY (R-NU-18)
        "turn",  # the seat on turn, or that would be next
        "won",  # each seat's winning pile: a set
    )

    def __init__(self, choices: Choices, seats: int) -> None:
        """Begin with nothing dealt; who plays alone needs no dealer."""
        self.choices = choices
        self.seats = seats
        self.stage = DEALER if seats > 1 else SHUFFLE
        self.dealer: Seat = NOBODY
        self.turn: Seat = 0
        self.centre: tuple[Pile, ...] = ()
        self.loose: tuple[int, ...] = ()
        self.hands = [0] * seats
        self.deck: tuple[int, ...] = ()
        self.won = [0] * seats
        self.sheets = [NO_POINTS] * seats
        self.proved: list[tuple[int, ...]] = [()] * seats
        self.claims: tuple[Claim, ...] = ()
        self.stack: Stack = ()
        self.taker: Seat = NOBODY
        self.final: tuple[Seat, ...] = ()
        self.reason = ""

    def copy(self) -> Self:
        """Return an independent copy."""
        other = type(self).__new__(type(self))
        other.choices, other.seats, other.stage = self.choices, self.seats, self.stage
        other.dealer, other.turn, other.taker = self.dealer, self.turn, self.taker
        other.centre, other.loose, other.deck = self.centre, self.loose, self.deck
        other.hands, other.won = self.hands.copy(), self.won.copy()
        other.sheets, other.proved = self.sheets.copy(), self.proved.copy()
        other.claims, other.stack, other.final = self.claims, self.stack, self.final
        other.reason = self.reason
        return other

    # What the chapters ask

    def is_alone(self) -> bool:
        """Tell whether this is solitaire (R-NU-30)."""
        return self.seats == 1

    def bluffs(self) -> bool:
        """Tell whether builds are believed until somebody challenges them (R-NU-06)."""
        return self.choices.challenges and self.choices.goal == "points" and self.seats > 1

    def only_takes(self) -> bool:
        """Tell whether nothing but a take may be made now: in a last turn, and alone (R-NU-17, R-NU-30)."""
        return self.is_alone() or bool(self.final)

    def pack(self) -> int:
        """Return all cards of the game."""
        return cards_in(self.choices.pack)

    def most(self) -> int:
        """Return what a pile may be worth at most that is left on the table (R-NU-05, R-NU-11)."""
        return greatest_in(self.choices.pack)

    def numbers(self, seat: Seat) -> int:
        """Return the number cards of a hand."""
        return self.hands[seat] & ~WILDS

    def values(self, cards: int) -> set[int]:
        """Return the values of the number cards of a set."""
        return {VALUES[card] for card in cards_of(cards & ~WILDS)}

    def usable(self, seat: Seat) -> int:
        """Return the wild cards that a seat may use now: its own, and those that lie loose (R-NU-13)."""
        return self.hands[seat] & WILDS | set_of(self.loose)

    def score(self, seat: Seat, lines: dict[str, int]) -> None:
        """Write points onto a seat's sheet, where points are what the game is for."""
        if self.choices.goal == "points" and lines:
            self.sheets[seat] = tuple(
                points + lines.get(line, 0) for line, points in zip(LINES, self.sheets[seat], strict=True)
            )

    def open_cards(self) -> int:
        """Return the cards that everybody can see, or has seen: in the centre, and in winning piles."""
        cards = set_of(self.loose)
        for pile in self.centre:
            cards |= set_of(pile.cards)
        for won in self.won:
            cards |= won
        return cards

    def claim_asked(self) -> Claim:
        """Return the claim that somebody is asked about now: a builder's of this turn, or that of the turn before last.

        No two of one builder are of the same age, so that the window need not say which it is about.
        """
        frame, asked = self.stack[-1], frames.asked(self.stack)
        assert asked is not None  # a window is open as long as somebody is asked
        age = TURNS_ASKED - 1 if frame.kind == AGAIN else 0
        builder = int(frame.about[0])
        return next(each for each in self.claims if each.builder == builder and each.turns[asked] == age)
