"""The table: who sits where, the journal of what was said, chance and undo; one for all games."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from parlour.core.foresight import foresee, justify
from parlour.core.game import (
    CHANCE,
    LONGEST_MOVE,
    Event,
    Game,
    Json,
    Move,
    Outcome,
    Refusal,
    Seat,
    State,
)
from parlour.core.rng import Rng
from parlour.core.typed import make_plain

if TYPE_CHECKING:
    from parlour.core import border

RESIGN: Move = "resign"
DRAW: Move = "draw"
TABLE_WORDS = (RESIGN, DRAW)
"""Sentences that belong to the table and not to a game (§5.6 of Numica's rules; R-NC-12 and R-NC-16)."""

TABLE_REASONS = ("resigned", "agreed")
TABLE_KINDS = ("resigned", "left", "offered", "agreed")
"""Why the table ends a game, and what it has to tell."""

TABLE_CODES = (
    "turn-late",
    "turn-alone",
    "turn-computer",
    "turn-offered",
    "turn-left",
    "undo-nothing",
    "undo-revealed",
    "undo-other",
    "undo-people",
    "undo-off",
    "redo-nothing",
    "hint-off",
    "inquiry-late",
    "branch-off",
)
PERSON: Final = "person"
COMPUTER: Final = "computer"
LEVELS = range(1, 6)
LONGEST_NAME = 24
LONGEST_SEED = 40
MOST_SEATS = 16
COLOURS = ("red", "blue", "green", "gold", "violet", "teal")
"""What a seat may be shown in; no two seats of a table alike."""


ALWAYS, COULD, NEVER = "always", "could", "never"
WISHES = (ALWAYS, COULD, NEVER)
"""When a seat wants to be asked in a kind of window: always, only when it could answer, or never."""

LEFT_LEVEL = 3
"""The level of the computer that plays on for somebody who left."""


class Sitter(NamedTuple):
    """Who holds a seat: a person, or a computer of a level 1 … 5."""

    who: border.Who = PERSON
    level: int = 0
    name: str = ""
    colour: str = ""  # one of COLOURS, "" where none was chosen
    # When it wants to be asked, by kind of window, where not ALWAYS: passes are said for the seat else.
    wishes: Mapping[str, border.Wish] = {}

    def as_json(self) -> border.Sitter:
        """Return what saves and replies show of the seat."""
        shown: border.Sitter = {"who": self.who}
        if self.who == COMPUTER:
            shown["level"] = self.level
        if self.name:
            shown["name"] = self.name
        if self.colour:
            shown["colour"] = self.colour
        if self.wishes:
            shown["asked"] = dict(self.wishes)
        return shown


def read_sitter(data: object, windows: Collection[str] = ()) -> Sitter | None:
    """Return the holder of a seat as saves and requests write it, None where that is damaged.

    `windows` are the kinds of window of the game that is played.
    """
    if not isinstance(data, dict) or not set(data) <= {"who", "level", "name", "colour", "asked"}:
        return None
    who, level, name, colour = (
        data.get("who"),
        data.get("level", 0),
        data.get("name", ""),
        data.get("colour", ""),
    )
    wishes = read_wishes(data.get("asked", {}), windows)
    if wishes is not None:
        wishes = {kind: wish for kind, wish in wishes.items() if wish != ALWAYS}
    if not isinstance(name, str) or len(name) > LONGEST_NAME or wishes is None:
        return None
    if not isinstance(colour, str) or colour not in ("", *COLOURS):
        return None
    if who == PERSON and level == 0 and type(level) is int:
        return Sitter(PERSON, 0, name, colour, wishes)
    if who == COMPUTER and type(level) is int and level in LEVELS:
        return Sitter(COMPUTER, level, name, colour, wishes)
    return None


def read_wishes(data: object, windows: Collection[str]) -> dict[str, border.Wish] | None:
    """Return when a seat wants to be asked, by kind of window, as a request writes it, None where that is damaged."""
    if not isinstance(data, dict) or not set(data) <= set(windows):
        return None
    if not all(isinstance(value, str) and value in WISHES for value in data.values()):
        return None
    return dict(data)


def read_sitters(data: object, windows: Collection[str] = ()) -> tuple[Sitter, ...] | None:
    """Return the holders of all seats, None where any is damaged or two have one colour."""
    if not isinstance(data, list) or len(data) > MOST_SEATS:
        return None
    sitters = [read_sitter(each, windows) for each in data]
    known = tuple(sitter for sitter in sitters if sitter is not None)
    colours = [sitter.colour for sitter in known if sitter.colour]
    return known if len(known) == len(sitters) and len(set(colours)) == len(colours) else None


def seat_person(seat: Seat, seats: int, level: int = LEVELS[0]) -> tuple[Sitter, ...]:
    """Return a person at one of so many seats, and at the others computers of a level, or people where it is 0."""
    other = Sitter(COMPUTER, level) if level else Sitter(PERSON)
    return tuple(Sitter(PERSON) if each == seat else other for each in range(seats))


class Aids(NamedTuple):
    """What the people at a table have agreed to allow themselves."""

    hints: bool = True
    takebacks: bool = True  # undo too


ALLOWED = Aids()
"""What is allowed where nobody said otherwise."""


def read_aids(data: object) -> Aids | None:
    """Return the aids as saves and requests write them, None where that is damaged."""
    if not isinstance(data, dict) or set(data) != set(Aids._fields):
        return None
    return Aids(**data) if all(isinstance(each, bool) for each in data.values()) else None


class Record(NamedTuple):
    """One line of the journal."""

    seat: Seat
    move: Move

    def __str__(self) -> str:
        """Return the line as saves write it: `0 b1 b3`, chance as `*`."""
        return f"{'*' if self.seat == CHANCE else self.seat} {self.move}"


class Moment(NamedTuple):
    """What stood before a record was played, what it brought about, and what that means for taking it back."""

    state: State
    outcome: Outcome | None
    offers: frozenset[Seat]
    left: frozenset[Seat]
    events: list[Event]  # what the record brought about
    revealed: bool  # it showed something hidden
    decided: bool  # somebody chose it: it was not chance, and no pass that was said for a seat


class Undone(NamedTuple):
    """What was undone, and how the table stood before: it can be redone until anything else is said."""

    journal: list[Record]
    past: list[Moment]
    before: tuple[State, Outcome | None, frozenset[Seat], frozenset[Seat]]
    counted: bool  # as a take-back


class Table:
    """One game being played: the checked door to a state, with undo; `reply.py` tells each viewer how it stands."""

    def __init__(
        self,
        game: Game,
        options: Json,
        sitters: tuple[Sitter, ...],
        seed: str,
        start: State | None = None,
        aids: Aids = ALLOWED,
        has_chance: bool = True,
    ) -> None:
        """Set a table; options and seats are already checked. Where `start` is given, play goes on from it.

        At a table without chance nothing is dealt and no die falls: there play ends where chance would move.
        """
        self.game = game
        self.options = {**game.defaults(), **options}
        self.began = sitters  # who sat down; saves keep them, and the journal tells who left
        self.sides = game.sides(self.options, len(sitters))
        self.windows = game.opens(self.options, len(sitters))  # the kinds that can open at this table
        self.left: frozenset[Seat] = frozenset()  # seats left by their person: computers play on for them
        self.seed = seed
        self.start = start
        self.aids = aids
        self.has_chance = has_chance
        self.state = start.copy() if start else game.start(self.options, len(sitters))
        self.journal: list[Record] = []
        self.past: list[Moment] = []
        self.undone: list[Undone] = []  # what can be redone: the last of it first
        self.takebacks = 0
        self.hints = 0
        self.hinted = -1  # the count of changes at the last hint: it is counted once for each position
        self.helped: set[int] = set()  # records before which a hint was shown
        self.changes = 0  # counts every change, so that a prompt's id is never used twice
        self.offers: frozenset[Seat] = frozenset()  # who has offered a draw that nobody has declined
        self.ended: Outcome | None = None  # an end that the table knows and the game does not

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """Return who holds the seats now."""
        return self._sitters_without(self.left)

    def _sitters_without(self, left: frozenset[Seat]) -> tuple[Sitter, ...]:
        return tuple(
            Sitter(COMPUTER, LEFT_LEVEL, sitter.name, sitter.colour) if seat in left else sitter
            for seat, sitter in enumerate(self.began)
        )

    def sitter_at(self, at: int) -> Sitter | None:
        """Return who said the record of a number (from 0), None where it was chance."""
        seat = self.journal[at].seat
        return None if seat == CHANCE else self._sitters_without(self.past[at].left)[seat]

    def is_persons(self, at: int) -> bool:
        """Tell whether a person said the record of a number (from 0)."""
        sitter = self.sitter_at(at)
        return sitter is not None and sitter.who == PERSON

    # Playing

    def outcome(self) -> Outcome | None:
        """Return how the game ended, None while it goes on."""
        return self.ended or self.state.outcome()

    def waiting(self) -> tuple[Seat, ...]:
        """Return who the table waits for."""
        return () if self.ended else self.state.waiting()

    def tidy(self, seat: Seat, move: object) -> object:
        """Return what a seat typed as the sentence that it is meant to be; anything but text as it is.

        A legal sentence stays what it is. What is none is made plain (`typed.py`), so that a refusal tells what is
        wrong with what was meant, and not with how it was written.
        """
        if not isinstance(move, str) or len(move) > LONGEST_MOVE:
            return move
        plain = make_plain(move, self.game.signs)
        if plain in TABLE_WORDS:
            return plain
        if type(seat) is not int or seat not in self.waiting():
            return " ".join(move.split())
        typed = self.state.tidy(seat, move)
        if plain == move or self.state.why_not(seat, typed) is None:
            return typed
        return self.state.tidy(seat, plain)

    def why_not(self, seat: Seat, move: object) -> Refusal | None:
        """Return why a seat may not say this, letter by letter, None when it may; takes anything."""
        if isinstance(move, str) and move in TABLE_WORDS:
            return self._why_not_table(seat, move)
        if self.ended:
            return Refusal("turn-over")
        return self.state.why_not(seat, move)

    def _why_not_table(self, seat: Seat, move: Move) -> Refusal | None:
        if self.outcome():
            return Refusal("turn-over")
        if type(seat) is not int or not 0 <= seat < len(self.sitters):
            return Refusal("turn-seat")
        if self.waiting() == (CHANCE,):
            return Refusal("turn-chance")
        if move == RESIGN and seat in self.left:
            return Refusal("turn-left")
        if move == DRAW and len(self.sitters) == 1:
            return Refusal("turn-alone")
        if move == DRAW and self._seats_computers():
            return Refusal("turn-computer")
        return Refusal("turn-offered") if move == DRAW and seat in self.offers else None

    def play(self, seat: Seat, move: object, prompt: object = None) -> list[Event] | Refusal:
        """Play what a seat says, then chance and preferences; returns what happened, or why it may not be.

        `prompt` is the id of the prompt that is answered; an answer to an earlier one is dropped.
        """
        move = self.tidy(seat, move)
        if prompt is not None and prompt != self.changes:
            return Refusal("turn-late")
        refusal = self.why_not(seat, move)
        if refusal:
            return refusal
        return self.record(seat, str(move)) + self.settle()

    def record(self, seat: Seat, move: Move) -> list[Event]:
        """Play a sentence that is known to be legal, and write it down."""
        before = (self.state.copy(), self.ended, self.offers, self.left)
        decided = seat != CHANCE and Record(seat, move) != self._find_pass(self.waiting())
        events = self._say_to_table(seat, move) if move in TABLE_WORDS else self._say_to_game(seat, move)
        revealed = seat == CHANCE or any(event.kind in self.game.reveals for event in events)
        self.past.append(Moment(*before, events, revealed, decided))
        self.journal.append(Record(seat, move))
        self.undone = []
        self.changes += 1
        return events

    def _say_to_game(self, seat: Seat, move: Move) -> list[Event]:
        # An offer waits for everybody else: it falls once one of them goes on playing instead.
        if seat != CHANCE and seat not in self.offers:
            self.offers = frozenset()
        return self.state.apply(seat, move)

    def _say_to_table(self, seat: Seat, move: Move) -> list[Event]:
        """Give up or leave, or offer a draw; once everybody has offered, it is agreed."""
        if move == RESIGN:
            return [self._leave(seat)]
        self.offers |= {seat}
        if len(self.offers) == len(self.sitters):
            self.ended = self._agreed()
            return [Event("agreed", None, {})]
        return [Event("offered", seat, {})]

    def _leave(self, seat: Seat) -> Event:
        """End the game where two sides are left or nobody would be; else let a computer play on for the seat.

        A side is left as long as nobody of it has left: of two that are, one that gives up ends it.
        """
        left = self.left | {seat}
        standing = [side for side in self.sides if self.left.isdisjoint(side)]
        others = [side for side in standing if seat not in side]
        people = any(sitter.who == PERSON for sitter in self._sitters_without(left))
        if not people or len(others) < len(standing) <= 2:
            self.ended = self._resigned(others)
            return Event("resigned", seat, {})
        self.left = left
        self.offers = frozenset()  # with a computer nothing is agreed
        return Event("left", seat, {"level": LEFT_LEVEL})

    def _resigned(self, winners: Collection[tuple[Seat, ...]]) -> Outcome:
        seats = frozenset(seat for side in winners for seat in side)
        return Outcome("resigned", seats, self.state.scores(len(self.began)))

    def _agreed(self) -> Outcome:
        return Outcome("agreed", frozenset(), self.state.scores(len(self.sitters)))

    def ends(self) -> list[Outcome]:
        """Return every way for people to end the game as it stands, no matter who had left before."""
        if self.state.outcome() or self.state.waiting() == (CHANCE,):
            return []
        machines = [side for side in self.sides if all(self.began[seat].who == COMPUTER for seat in side)]
        # The last one standing wins; so do all sides of computers when the last person leaves.
        winners = [[side] for side in self.sides] if len(self.sides) > 1 else [[]]
        if 1 < len(machines) < len(self.sides):
            winners.append(machines)
        resigned = map(self._resigned, winners)
        agree = len(self.sitters) > 1 and not self._seats_computers()
        return [*resigned, self._agreed()] if agree else [*resigned]

    def _seats_computers(self) -> bool:
        return any(sitter.who == COMPUTER for sitter in self.sitters)

    def settle(self) -> list[Event]:
        """Play chance, and what seats prefer to have played for them, each as an ordinary record."""
        events: list[Event] = []
        while True:
            waiting = self.waiting()
            if waiting == (CHANCE,):
                if not self.has_chance:
                    return events
                events += self.record(CHANCE, self.state.chance(self._chance_rng()))
                continue
            passed = self._find_pass(waiting)
            if passed is None:
                return events
            events += self.record(*passed)

    def _find_pass(self, waiting: tuple[Seat, ...]) -> Record | None:
        """Return the pass that is said for a seat which need not or does not want to be asked, None without one."""
        for seat in waiting:
            if seat == CHANCE:
                continue
            settled = self.state.settles(seat)
            if settled is not None:
                return Record(seat, settled)
            wishes = self.sitters[seat].wishes
            wish = wishes.get(self.state.window(seat), ALWAYS) if wishes else ALWAYS
            if wish == NEVER or (wish == COULD and not self.state.could_answer(seat)):
                return Record(seat, self.state.decline(seat))
        return None

    def wish(self, seat: Seat, wishes: Mapping[str, border.Wish]) -> list[Event]:
        """Let a seat choose in which windows it is asked from now on; returns what follows at once."""
        wanted = {**self.began[seat].wishes, **wishes}
        sitter = self.began[seat]._replace(
            wishes={kind: wish for kind, wish in wanted.items() if wish != ALWAYS}
        )
        self.began = (*self.began[:seat], sitter, *self.began[seat + 1 :])
        return self.settle()

    def _chance_rng(self) -> Rng:
        """Return the generator of the next chance move: of the seed and its number, so undoing rolls no new dice."""
        rolled = sum(record.seat == CHANCE for record in self.journal)
        return Rng(f"{self.game.key}:{self.seed}:{rolled}")

    # Hints

    def hint(self, seat: Seat, move: object) -> border.Hint | Refusal:
        """Return a move as a hint, or why it may not be given or said; to show it counts."""
        refusal = self.why_no_hint() or self.state.why_not(seat, move)
        if refusal:
            return refusal
        view, said = self.state.view(seat), str(move)
        return {
            "move": said,
            "events": foresee(self.game, view, seat, said),
            "merits": justify(self.game, view, seat, said),
        }

    def why_no_hint(self) -> Refusal | None:
        """Return why nobody at this table is helped."""
        if not self.aids.hints:
            return Refusal("hint-off")
        return Refusal("turn-over") if self.outcome() else None

    def inquire(self, seat: Seat, code: str) -> border.Answer | Refusal:
        """Return what a seat that is waited for finds out, or why it may not; nothing is counted."""
        refusal = self.why_no_hint()
        if refusal is None and code not in self.state.inquiries(seat):
            refusal = Refusal("inquiry-late")
        return refusal or {"code": code, "args": self.state.inquire(seat, code)}

    def count_hint(self) -> Refusal | None:
        """Count the hint that was shown, once for each position, or return why none can have been."""
        refusal = self.why_no_hint()
        if refusal is None:
            self.hints += self.hinted != self.changes
            self.hinted = self.changes
            self.helped.add(len(self.journal))
        return refusal

    # Earlier positions

    def stood(self, at: int) -> State:
        """Return the position after so many records, 0 … the length of the journal; not to be changed."""
        return self.past[at].state if at < len(self.past) else self.state

    def waited(self, at: int) -> tuple[Seat, ...]:
        """Return who the table waited for after so many records."""
        if at == len(self.past):
            return self.waiting()
        return () if self.past[at].outcome else self.past[at].state.waiting()

    def branch(self, at: int) -> Table | Refusal:
        """Return a new table with the first records of this one played, and nothing helped yet.

        Where moves stand and the game goes on, playing on from any of its positions would be a take-back.
        """
        if not self.aids.takebacks and self.outcome() is None:
            return Refusal("branch-off")
        other = Table(self.game, self.options, self.began, self.seed, self.start, self.aids, self.has_chance)
        for record in self.journal[:at]:
            other.record(*record)
        if not self.journal:
            other.ended = self.ended  # a position that was over when it was loaded
        other.settle()
        return other

    # Taking back

    def why_no_undo(self, seat: Seat | None, beyond: bool = False) -> Refusal | None:
        """Return why a seat (None: who decided last) may not undo, or take back `beyond` the barrier."""
        if not self.aids.takebacks:
            return Refusal("undo-off")
        at = self._last_decision(seat)
        if at is None:
            return Refusal("undo-nothing")
        decider = self.journal[at].seat
        if beyond:
            sitters = self._sitters_without(self.past[at].left)
            others = [sitter for each, sitter in enumerate(sitters) if each != decider]
            return Refusal("undo-people") if any(sitter.who == PERSON for sitter in others) else None
        if any(moment.revealed for moment in self.past[at:]):
            return Refusal("undo-revealed")
        for later in range(at, len(self.journal)):
            if self.past[later].decided and self.journal[later].seat != decider and self.is_persons(later):
                return Refusal("undo-other")
        return None

    def is_final(self) -> bool:
        """Tell whether the game is over, and nobody can undo how it ended: giving up can be undone, for one."""
        seats = (None, *range(len(self.sitters)))
        return self.outcome() is not None and all(
            self.why_no_undo(seat, beyond) for seat in seats for beyond in (False, True)
        )

    def _last_decision(self, seat: Seat | None) -> int | None:
        """Return which record was the last decision of a seat (None: of any person), None where there is none."""
        for at in range(len(self.journal) - 1, -1, -1):
            decider = self.journal[at].seat
            if self.past[at].decided and (self.is_persons(at) if seat is None else decider == seat):
                return at
        return None

    def undo(self, seat: Seat | None = None, beyond: bool = False) -> Refusal | None:
        """Return to a seat's last decision; beyond the barrier against computers only, and counted."""
        refusal = self.why_no_undo(seat, beyond)
        if refusal:
            return refusal
        at = self._last_decision(seat)
        if at is None:
            return Refusal("undo-nothing")
        counted = self.why_no_undo(seat) is not None
        self.takebacks += counted
        before = (self.state, self.ended, self.offers, self.left)
        self.undone.append(Undone(self.journal[at:], self.past[at:], before, counted))
        self.state, self.ended, self.offers, self.left = self.past[at][:4]
        del self.past[at:], self.journal[at:]
        self.changes += 1
        self.settle()
        return None

    def why_no_redo(self) -> Refusal | None:
        """Return why nothing can be redone."""
        if not self.aids.takebacks:
            return Refusal("undo-off")
        return None if self.undone else Refusal("redo-nothing")

    def redo(self) -> Refusal | None:
        """Return to before the last undo: chance and everybody said what they said, and nothing was taken back."""
        refusal = self.why_no_redo()
        if refusal:
            return refusal
        undone = self.undone.pop()
        self.journal += undone.journal
        self.past += undone.past
        self.state, self.ended, self.offers, self.left = undone.before
        self.takebacks -= undone.counted
        self.changes += 1
        self.settle()  # somebody may wish to be asked no more
        return None


def outcome_as_json(outcome: Outcome | None) -> border.Outcome | None:
    """Return an outcome as replies and saves write it."""
    if outcome is None:
        return None
    return {"reason": outcome.reason, "winners": sorted(outcome.winners), "scores": list(outcome.scores)}


def read_record(text: object) -> Record | None:
    """Return the record of a journal line, None where it is damaged."""
    if not isinstance(text, str) or len(text) > LONGEST_MOVE + 4:
        return None
    seat, _, move = text.partition(" ")
    if not move or seat not in ("*", *"0123456789"):
        return None
    return Record(CHANCE if seat == "*" else int(seat), move)
