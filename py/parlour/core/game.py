"""The contract: what a game is, and what a position is, in terms of the plain facts of `facts.py`.

A move is a sentence: words separated by single spaces, each word one touch. The same text is what a click
composes, what the log shows, what a save holds and what a test plays. The facts are a part of the contract: whoever
keeps or calls it imports them from here.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self, final

from parlour.core.compose import compose
from parlour.core.facts import (
    CHANCE,
    LONGEST_MOVE,
    LONGEST_TEXT,
    NO_ASK,
    Ask,
    Draft,
    Event,
    Gain,
    Gained,
    Json,
    Judgement,
    Level,
    Merit,
    Move,
    Option,
    Outcome,
    Part,
    Preset,
    Refusal,
    Seat,
    View,
)
from parlour.core.position import SearchPosition
from parlour.core.rng import Rng
from parlour.core.slices import Sliced

if TYPE_CHECKING:
    from parlour.core.border import Value

__all__ = [
    "CHANCE",
    "COMMON_CODES",
    "DAMAGE",
    "LONGEST_MOVE",
    "LONGEST_TEXT",
    "NO_ASK",
    "OPTION_CODES",
    "Ask",
    "Draft",
    "Event",
    "Gain",
    "Gained",
    "Game",
    "Json",
    "Judgement",
    "Lesson",
    "Level",
    "Merit",
    "Move",
    "Option",
    "Outcome",
    "Part",
    "Preset",
    "Refusal",
    "Seat",
    "State",
    "View",
    "why_not_turn",
]


class Lesson(NamedTuple):
    """One step of a game's playable tutorial: a position, and the sentences that do what it asks for.

    Its texts stand in the game's locale file: `lesson-<key>-title`, `-task`, `-hint`, `-other`, `-cheer` and `-done`. A
    task has one idea and at most two sentences; the cheer is for what was done; the first lesson is how one wins, and
    the last ends with a whole game.
    """

    key: str
    position: str  # as text, for `Game.from_text`
    seat: Seat  # the learner's: the position waits for this seat
    goals: frozenset[Move]  # legal sentences; at least one other sentence is legal too
    rule: str  # the paragraph that it is about, "§4.3"
    options: Mapping[str, Value] = {}
    seats: int = 0  # how many play there, 0: the fewest that may
    # Where goals are too many to list: whether what a sentence brought about is what the lesson asks for.
    reached: Callable[[Sequence[Event]], bool] | None = None
    # What is bright until a hint is asked for, all else on the table being dimmed: words of its sentences, and
    # `places` of the game. Where it says nothing, the goals tell: what they begin with, then all that may follow it.
    about: tuple[str, ...] = ()

    def is_reached(self, state: State, seat: Seat, move: Move) -> bool:
        """Tell whether a sentence is legal and does what the lesson asks for; the state stays as it is."""
        if seat != self.seat or state.why_not(seat, move):
            return False
        return move in self.goals or (
            self.reached is not None and self.reached(state.copy().apply(seat, move))
        )

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Return why a legal sentence is not played at its table, where something else is to be learnt."""
        if self.is_reached(state, seat, move):
            return None
        return Refusal("lesson-other", {"lesson": self.key}, self.rule)


class State(ABC):
    """One position of a game: mutable, copied by hand, without random numbers and without callbacks.

    The abstract methods are what every game says. What the others are for:

    - drafts: `asks` says what a seat is asked for; `tidy` makes one sentence of what people type, or touch in another
      order; `preview` shows what the words so far change; `carry_on` keeps an advice to these words;
    - several parts: `unfold` shows them one after the other to those who did not compose the sentence; `settles` ends a
      step in which there is nothing to choose;
    - chance: `waiting` says (CHANCE,), and `chance` shuffles or rolls;
    - secrets: `hides` tells whether there are any now;
    - answers out of turn: `window`, `decline`, `could_answer`, `answers` (kit/frames.py keeps windows within windows);
    - questions: `inquiries` are buttons in the speech bubble, `inquire` answers one;
    - computer players: `worth`, `likely`, `sees`, and each of these in slices; `merits` says why an advice is good.
    """

    __slots__ = ()

    @abstractmethod
    def waiting(self) -> tuple[Seat, ...]:
        """Return who the game waits for: () over, (CHANCE,), (2,), or (0, 1) when both choose in secret."""

    @abstractmethod
    def moves(self, seat: Seat) -> list[Move] | None:
        """Return every legal sentence of a seat; [] when it is not waited for, None where there are too many."""

    def why_not(self, seat: Seat, move: object) -> Refusal | None:
        """Return why a seat may not say this, None when it may. Takes anything at all and never raises."""
        return why_not_turn(self, seat, move) or self.why_not_words(seat, str(move).split(" "))

    @abstractmethod
    def why_not_words(self, seat: Seat, words: list[str]) -> Refusal | None:
        """Return why a seat that is waited for may not say these words, None when it may; any words, one at least."""

    @abstractmethod
    def apply(self, seat: Seat, move: Move) -> list[Event]:
        """Play a sentence that is known to be legal. Deterministic; changes this state."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return how the game ended, None while it goes on."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """Return all that a seat knows (None: a bystander) as plain JSON, built up and never stripped."""

    def hides(self) -> bool:
        """Tell whether somebody, at the table or beside it, does not see all of this position.

        The table then keeps its seed, and the page draws its curtain between people who share it. A choice in secret
        counts as hidden from the moment it is asked for, and so does chance that is still to come from a
        hidden deck.
        """
        return False

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent copy."""

    @abstractmethod
    def audit(self) -> list[str]:
        """Return what is wrong with this position, [] when it is sound. For tests and for loaded positions."""

    @abstractmethod
    def dump(self) -> Json:
        """Return the full state as plain JSON, the inverse of `Game.from_dump`."""

    @abstractmethod
    def __str__(self) -> str:
        """Return the position as text that a reader of a golden file understands, the inverse of `Game.from_text`."""

    def chance(self, rng: Rng) -> Move:
        """Return one sampled outcome when `waiting()` is (CHANCE,)."""
        return self.sample(CHANCE, rng)

    def sample(self, seat: Seat, rng: Rng) -> Move:
        """Return some legal sentence of a seat that is waited for."""
        return rng.choice(self.moves(seat) or [])

    def worth(self, seat: Seat) -> float:
        """Return how good the position looks for a seat, -1 (lost) to 1 (won)."""
        return 0.0

    def likely(self, seat: Seat) -> list[Move] | None:
        """Return the sentences of a seat that are worth thinking about, the likeliest first; None as of `moves`.

        They are all legal and depend on nothing that the seat does not see. Computer players think about no others.
        """
        return self.moves(seat)

    def sees(self, seat: Seat, sight: int) -> list[Move] | None:
        """Return the sentences among which a greedy computer chooses that sees no more than this (`Level.sight`).

        As of `likely`: legal, and dependent on nothing that the seat does not see.
        """
        return self.likely(seat)

    # Where one of these three may take longer than some milliseconds, the game makes it in slices, and the computers
    # work on that; both find the same.

    def find_worth(self, seat: Seat) -> Sliced[float]:
        """Return `worth` in slices."""
        yield from ()
        return self.worth(seat)

    def find_likely(self, seat: Seat) -> Sliced[list[Move] | None]:
        """Return `likely` in slices."""
        yield from ()
        return self.likely(seat)

    def find_seen(self, seat: Seat, sight: int) -> Sliced[list[Move] | None]:
        """Return `sees` in slices."""
        yield from ()
        return self.sees(seat, sight)

    def scores(self, seats: int) -> tuple[int, ...]:
        """Return each seat's score so far, as an outcome would give it."""
        return (0,) * seats

    def window(self, seat: Seat) -> str:
        """Return the kind of window, one of the game's `windows`, in which a seat is asked now; "" in its turn.

        A window opens on what everybody knows and asks in the printed order, one seat after the other; whether a seat
        holds an answer never decides whether it is asked. Each seat may choose to have passes said for it.
        """
        return ""

    def answers(self, seat: Seat) -> list[Move]:
        """Return the single words that may be said in an unveiled window, as everybody knows, and not a seat alone."""
        return self.moves(seat) or []

    def decline(self, seat: Seat) -> Move:
        """Return the sentence that a seat passes with in the window where it is asked."""
        return "pass"

    def could_answer(self, seat: Seat) -> bool:
        """Tell whether a seat could do anything but pass where it is asked, by what it sees itself."""
        return True

    def settles(self, seat: Seat) -> Move | None:
        """Return the sentence that the table ends a step with, in a seat's turn, where there is nothing to choose.

        None where the seat is to be asked. It is the only one that is worth saying, and depends on nothing but what
        all see; the game's options say whether there are such steps.
        """
        return None

    def merits(self, seat: Seat, move: Move) -> list[Merit]:
        """Return the merits of a legal sentence, the weightiest first; [] where there is nothing to say.

        Each is true by the rules, and depends on nothing but what the seat sees. Hints and the review
        tell it of what a search has found. To be answered in milliseconds.
        """
        return []

    def asks(self, seat: Seat, said: Move) -> Ask:
        """Return what a seat is asked for after these words; it depends on nothing that the seat does not see."""
        return NO_ASK

    def tidy(self, seat: Seat, text: str) -> Move:
        """Return what somebody typed as the sentence that it is meant to be; any text, and it never raises.

        Words in any order, with what people put between them, become the canonical sentence, which is all that the
        journal holds. Letters and signs are plain already (`typed.py`): small, also where a word has capitals. A legal
        sentence stays as it is; what means nothing is left for `why_not` to refuse. So a draft with words in any order,
        to be taken back in that order, needs no other words than these.
        """
        return " ".join(text.split())

    def carry_on(self, seat: Seat, said: Move, move: Move) -> Move:
        """Return an advice that goes on from what was said already, where others are as good; else the advice itself.

        `said` are words of a draft, or any text; `move` is legal, and so is what is returned.
        """
        return move

    def unfold(self, seat: Seat, move: Move, viewer: Seat | None) -> list[Part]:
        """Return how a legal sentence of several parts comes about, as a viewer sees it: all but the last of them.

        [] where it is one part. It is asked before `apply`. Something is told of each part: the counts of events rise,
        from one at least to all of them at most. A viewer sees nothing that he will not know afterwards.
        """
        return []

    def inquiries(self, seat: Seat) -> tuple[str, ...]:
        """Return what a seat may inquire about now: some of the game's `inquiries`.

        By that it finds out, only when it asks, what it could see or reckon itself.
        """
        return ()

    def inquire(self, seat: Seat, code: str) -> Json:
        """Return the answer to one of these: flat arguments, that depend on nothing that the seat does not see."""
        return {}

    def draft(self, seat: Seat, said: Move) -> Draft:
        """Return the sentence in the making; composed from `moves()` unless a game knows better."""
        moves = self.moves(seat) or []
        status, touch = compose(moves, said)
        if status == "no":
            # Nothing said is refused only to a seat out of turn; any word brings that out.
            return Draft(said, "no", NO_ASK, (), None, self.why_not(seat, said or "?"))
        return Draft(
            said, status, self.asks(seat, said) if touch else NO_ASK, touch, self.preview(seat, said)
        )

    def preview(self, seat: Seat, said: Move) -> View | None:
        """Return the view after the words so far, None where it does not differ from the true one."""
        return None


DAMAGE = (AssertionError, AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError)
"""What reading damaged data raises."""


class Game(ABC):
    """One title: its facts and options, and how its positions are made. Immutable; one object for each.

    What has no default here is what every game says. People read none of its words: each code, kind and key has a
    message in the game's locale file, which a test names where it is missing.
    """

    key: ClassVar[str]
    rules: ClassVar[int]  # raised whenever a stored journal could replay differently
    seats: ClassVar[range]  # how many may play
    longest: ClassVar[int]  # records: no game has more, which tests and loading rely on
    # Decisions of one seat in a usual game between two of level 2: how far a game is, is told by it.
    turns: ClassVar[int] = 20
    options: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[Mapping[str, Preset]] = {}  # by key; the first is what the set-up form begins with
    levels: ClassVar[tuple[Level, ...]]  # five, weakest first
    # Whether points are won without end, so that more of them than ever before are a feat, whoever has won.
    scored: ClassVar[bool] = False
    # A kind of event, and what of its data counts it: the largest of a person's in a game is a feat (`feat-pride`).
    pride: ClassVar[tuple[str, str] | None] = None
    ladders: ClassVar[tuple[int, ...]] = (2,)  # the seat counts at which its computers' strength is measured
    ladder_presets: ClassVar[tuple[str, ...]] = ()  # and the presets; none: the defaults alone
    # The goal of the deal of the day is a win against level 3, unless a game for one says otherwise. Its `measure` is
    # the number in its view that is to be small at the end: the goal is to need less of it than that level does alone.
    measure: ClassVar[str] = ""
    # Where deals are too unlike for that: the level which the page has play the very deal; its score is the goal.
    par: ClassVar[int] = 0
    codes: ClassVar[Mapping[str, str]]  # every refusal code, with its paragraph or paragraphs, "§3.1 §4.1"
    kinds: ClassVar[tuple[str, ...]]  # every event kind
    reasons: ClassVar[tuple[str, ...]]  # every reason for an end
    asks: ClassVar[tuple[str, ...]]  # every code that a draft may ask with
    windows: ClassVar[tuple[str, ...]] = ()  # every kind of window in which a seat is asked out of its turn
    # Those `windows` with a question and `answers`, single words, known to everybody: people who share a device are
    # asked there on the curtain, in front of all, and see no hand unless they want to.
    unveiled: ClassVar[tuple[str, ...]] = ()
    merits: ClassVar[tuple[str, ...]] = ()  # every code that a `Merit` may have
    # Those of them that help to choose and decide nothing: a hint tells them, what is said of a game that was played
    # does not.
    vague: ClassVar[frozenset[str]] = frozenset()
    # The event kinds by which somebody loses something at once: an answer that does so refutes a sentence.
    strikes: ClassVar[frozenset[str]] = frozenset()
    inquiries: ClassVar[tuple[str, ...]] = ()  # every code by which a seat may inquire about its position
    # The event kinds that show something hidden: nothing before them can be undone.
    reveals: ClassVar[frozenset[str]] = frozenset()
    # The refusals that a touch which a draft offers may meet, where people are left to reckon for themselves.
    tempts: ClassVar[frozenset[str]] = frozenset()
    # What its saves are made of, in tokens: first the words of its sentences, the likeliest first, then pieces of the
    # JSON of its positions. Tokens are read by it for ever, so it changes at its end only, where it may grow;
    # how far it is fixed, `words.txt` among the game's saves records.
    words: ClassVar[tuple[str, ...]] = ()
    # What people write for words of its sentences, and for parts of them, where that is more than another way to write
    # the same signs (`typed.py`): "√" for "sqrt".
    signs: ClassVar[Mapping[str, str]] = {}
    upgrades: ClassVar[Mapping[int, Any]] = {}  # rules version -> function that lifts a save to the next
    places: ClassVar[
        tuple[str, ...]
    ] = ()  # of the table, where nothing is touched; lessons and diagrams name them
    lessons: ClassVar[tuple[Lesson, ...]] = ()  # the playable tutorial, in the order it is learnt

    def defaults(self) -> Json:
        """Return every option at its default."""
        return {option.key: option.default for option in self.options}

    def check(self, options: object, seats: object) -> Refusal | None:
        """Return why a game with these options and this many seats cannot begin. Takes anything.

        A game may refuse further pairs of options and seats, and texts that mean nothing, by codes of its own.
        """
        if type(seats) is not int or seats not in self.seats:
            return Refusal("options-seats", {"least": self.seats[0], "most": self.seats[-1]})
        if not isinstance(options, dict):
            return Refusal("options-form")
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            if key not in known:
                return Refusal("options-unknown", {"option": str(key)[:40]})
            if known[key].refuses(value):
                if known[key].kind == "text":
                    return Refusal("options-text", {"option": key, "most": LONGEST_TEXT})
                return Refusal("options-value", {"option": key})
        return None

    def sides(self, options: Json, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Return which seats play together, every seat in one side; whole sides win and lose."""
        return tuple((seat,) for seat in range(seats))

    def opens(self, options: Json, seats: int) -> tuple[str, ...]:
        """Return which of its `windows` can open with these options, all of which are given, and so many seats.

        In these alone, people choose when they are asked.
        """
        return self.windows

    @abstractmethod
    def start(self, options: Json, seats: int) -> State:
        """Return the first position of a game; options that are missing take their defaults."""

    @abstractmethod
    def from_view(self, view: View, rng: Rng) -> State:
        """Return some full state that this view cannot tell from the true one."""

    @final
    def from_dump(self, dump: object, options: Json, seats: int) -> State | None:
        """Return the state of a dump, None where it is damaged or not of these options and seats.

        The dump may be anything; options and seats are checked already, as for `start`.
        """
        if not isinstance(dump, dict):
            return None
        try:
            state = self.read_dump(dump, {**self.defaults(), **options}, seats)
            # As text, since 1, 1.0 and True are equal, and only one of them is what the game wrote.
            same = json.dumps(state.dump(), sort_keys=True) == json.dumps(dump, sort_keys=True)
            return state if same and not state.audit() else None
        except DAMAGE:
            return None

    @abstractmethod
    def read_dump(self, dump: Json, options: Json, seats: int) -> State:
        """Return the state of what `State.dump` wrote; of anything else some state, or one of DAMAGE raised.

        Raises ValueError where the dump is of other options (all are given) or seats. What comes back is audited.
        """

    def read_options(self, shown: View, seats: int) -> Json:
        """Return the options that a view or dump tells; raises ValueError where they are none of a game of so many."""
        options: Json = shown["options"]
        if set(options) != set(self.defaults()) or self.check(options, seats):
            raise ValueError("options")
        return options

    @abstractmethod
    def from_text(self, text: str) -> State:
        """Return the position that a text tells; for tests, so it may raise ValueError."""

    def position(self, state: State) -> SearchPosition | None:
        """Return how a search should see a state, None where searching makes no sense.

        A fast core of the game's own, or `SearchedState(state)` for two players in turn with nothing hidden.
        """
        return None

    def judge(self, state: State, seat: Seat, move: Move) -> Judgement | None:
        """Return the best that a seat could have said instead of a legal sentence, where a game knows it exactly.

        The review after a game asks this of every decision, in a state made from what the seat saw, which may be
        changed; None has it search or look one sentence ahead (`bots/review.py`). To be answered in milliseconds.
        """
        return None

    def judge_soon(self, state: State, seat: Seat, move: Move) -> Judgement | None:
        """Return the same of what was said just now, while the game goes on and others want to touch something.

        None where that takes longer than a touch may take; then it is looked ahead (`bots/review.py`).
        """
        return self.judge(state, seat, move)

    def exact(self) -> Callable[[], object] | None:
        """Return a run of what the game reckons exactly, at its hardest, for the benchmark; None without such."""
        return None


COMMON_CODES: Mapping[str, str] = {
    "syntax-text": "",
    "syntax-words": "",
    "turn-over": "",
    "turn-chance": "",
    "turn-wait": "",
    "turn-seat": "",
}
"""Refusals that every game may give, before its own rules are asked."""

OPTION_CODES = ("options-seats", "options-form", "options-unknown", "options-value", "options-text")
"""What `Game.check` may answer beside the game's own codes."""


def why_not_turn(state: State, seat: object, move: object) -> Refusal | None:
    """Return the refusal that needs no rule of the game: not a sentence, or not this seat's turn."""
    if not isinstance(move, str) or not 0 < len(move) <= LONGEST_MOVE:
        return Refusal("syntax-text")
    waiting = state.waiting()
    if not waiting:
        return Refusal("turn-over")
    if type(seat) is not int:
        return Refusal("turn-seat")
    if seat not in waiting:
        if waiting == (CHANCE,):
            return Refusal("turn-chance")
        return Refusal("turn-wait", {"waiting": list(waiting)})
    if move != " ".join(move.split()):
        return Refusal("syntax-words")
    return None
