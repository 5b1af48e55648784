"""What the page can ask of Python and what it is answered, by verb, as typed dictionaries: the page's declarations too.

A request is an object with its verb beside the fields told here; a field that may be left out need not be there. What
makes no sense is answered by `Failed` whatever the verb, a player's mistake by `Refused`. A table and a job are named
by their numbers, a viewer by a seat, or null for a bystander. Nothing imports this while the engine runs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict

from parlour.core.border import (
    Aids,
    Answer,
    Description,
    Draft,
    Happening,
    Hint,
    Missed,
    Outcome,
    Refusal,
    Reply,
    Sitter,
    TurningPoint,
    Value,
    Wish,
)

# What is answered


class Error(TypedDict):
    """What made no sense of a request."""

    code: str  # one of ERROR_CODES
    args: dict[str, str | float]


class Failed(TypedDict):
    """The answer to a request that makes no sense."""

    error: Error


class Refused(TypedDict):
    """The answer to a player's mistake."""

    refusal: Refusal


class Done(TypedDict):
    """There is nothing to say."""


class Shown(TypedDict):
    """How a table stands, to who looks at it and, in a second reply, to who looks from now on, where that changes."""

    table: int
    replies: list[Reply]
    curtain: int | None  # the seat for which a curtain waits, behind which nobody looks
    draft: Draft | None  # of nothing said yet, for the last who looks; null where they are not asked


class Token(TypedDict):
    """What is to be kept of a game."""

    token: NotRequired[str]  # the game as it stands now; none in a lesson, which is not kept


class Kept(Shown, Token):
    """How a table stands that has changed."""


class Games(TypedDict):
    """The games that can be played."""

    games: list[str]  # their keys
    version: NotRequired[str]  # of the parlour


class Played(Kept, Missed):
    """How a table stands after a sentence, and what was missed by it, where the game itself knows that."""


class Drafted(TypedDict):
    """A sentence in the making."""

    draft: Draft


class TouchDrafted(Drafted):
    """What a touch has come to that goes on with a sentence, or takes a word of it back."""

    result: Literal["draft", "taken back"]


class TouchPlayed(Played):
    """What a touch has come to that ends a sentence."""

    result: Literal["played"]


class TouchRefused(Refused):
    """What a touch has come to that nothing can be made of, by its likeliest meaning."""

    result: Literal["refused"]


class Explained(TypedDict):
    """Whether a sentence may be played."""

    refusal: Refusal | None


class Sentence(TypedDict):
    """Some sentence, the best so far, or "" where none is known."""

    move: str


class Inquired(TypedDict):
    """What was found out."""

    answer: Answer


class Stood(TypedDict):
    """How a table stood."""

    table: int
    at: int  # after so many records
    view: Mapping[str, Any]  # of who looks
    waiting: list[int]  # for which seats the table waited then


class Saved(TypedDict):
    """A game written down."""

    save: dict[str, Any]  # for a file
    token: str  # for a link, and what is kept


class Broken(TypedDict):
    """At which record a save no longer plays, and why."""

    record: int  # its number, from 1
    text: str  # as the save writes it
    refusal: Refusal


class Loaded(Kept):
    """A table that was opened again."""

    game: str
    broken: NotRequired[Broken]  # where it stands before the first record that no longer plays


class LessonShown(TypedDict):
    """What is to be learnt at a table."""

    key: str
    number: int
    of: int  # so many lessons the game has
    rule: str  # the paragraph that it teaches
    goals: list[str]  # the only sentences that are played there
    about: list[str]  # what is bright until a hint is asked for


class Taught(Kept):
    """A table at which only a lesson's goals are played."""

    lesson: LessonShown


class PuzzleShown(TypedDict):
    """What is asked at a table."""

    task: str  # the key of its kind
    words: list[str]  # what is chosen from, where the answer is no sentence
    several: bool  # whether each answer is asked for, one after the other
    answers: int  # how many are right
    said: Hint | None  # where somebody's answer is to be judged: that one
    reckons: bool | None  # whether no sum is told; None where there is none to be told


class Posed(Kept):
    """A table at which only what is right is played."""

    puzzle: PuzzleShown


class Answered(Kept):
    """What has come of a part of an answer, with what the other side has said to it."""

    result: Literal["right", "more", "wrong"]
    number: int  # right: how many answers are as good, with this one; more: how many parts are to be said yet
    said: list[str]  # all parts so far
    why: Refusal | None  # where somebody's answer was to be judged, and is wrong: why


class Refuted(TypedDict):
    """What would happen after a wrong answer."""

    events: list[Happening]


class Hinted(Token):
    """How many hints were counted at a table."""

    hints: int


class Begun(TypedDict):
    """Work that was begun, for `step` to go on with."""

    job: int


class Step(TypedDict):
    """Some work after a slice of it."""

    job: int
    done: bool


class Thought(Step):
    """A computer's move in the making."""

    move: str  # the best so far
    nodes: int
    depth: int


class Advice(Step):
    """A hint that was found."""

    hint: Hint


class Judging(Step):
    """The review of a game in the making."""

    at: int  # so many records are looked at
    of: int


class Judged(Judging):
    """The review of a game."""

    points: list[TurningPoint]


class Sought(Step, Missed):
    """What a decision has missed, as far as looking ahead has found."""


class Reckoned(Step):
    """What a computer has reached with a deal for one."""

    score: int


class Measured(TypedDict):
    """How fast this machine is: see `bench.py`."""

    rates: dict[str, float]
    helper: list[float]  # milliseconds of some runs of what the game reckons exactly


class SheetRead(TypedDict):
    """What a sheet asks of a class."""

    game: str
    title: str
    locks: list[str]  # "hints", "takebacks", "preset:…", "skill:…"
    word: str  # of the class
    each: bool  # whether each number of the class's list has draws of its own
    hash: str  # what a slip names it by
    items: list[SheetItem]


class SheetWritten(TypedDict):
    """A sheet as text."""

    text: str
    hash: str


class SlipRead(TypedDict):
    """What one of a class has said."""

    game: str
    sheet: str  # the sheet's hash
    number: int  # on the class's list, 0 for none
    minutes: int
    items: list[ItemSaid]


class SlipWritten(TypedDict):
    """A slip as text."""

    text: str


class Ended(Outcome):
    """How a game of a sheet ended, for whom."""

    seat: int
    won: bool


class WrongAnswer(TypedDict):
    """A wrong part of an answer."""

    move: str  # or a word
    events: list[Happening]  # what it would have brought about; none for a word


class JudgedItem(TypedDict):
    """How an item of a sheet went, by what was said."""

    result: Literal["right", "wrong", "open", "played"]  # open: nothing said, or not to its end
    tries: int
    found: int  # right parts, of so many as `of`
    of: int
    wrong: list[WrongAnswer]
    outcome: Ended | None  # of a game that was played to its end
    forged: str  # why it cannot have been, a code; "" where it can


class Judgements(TypedDict):
    """How the items of a sheet went."""

    items: list[JudgedItem]


class Question(TypedDict):
    """What is asked of whom, where."""

    task: str
    seat: int
    position: str


class Owned(TypedDict):
    """What a decision has made, null where nothing is asked there."""

    question: Question | None


class KeyPart(TypedDict):
    """A part of an answer, or what is said in reply."""

    seat: int
    move: str
    events: list[Happening]


class KeyAnswer(TypedDict):
    """A whole answer."""

    parts: list[KeyPart]


class Key(TypedDict):
    """Every best answer."""

    answers: list[KeyAnswer]
    number: int


# What is asked


class Nothing(TypedDict):
    """A request that needs nothing but its verb."""


class OfGame(TypedDict):
    """A request about a game."""

    game: str


class OfTable(TypedDict):
    """A request about a table."""

    table: int


class OfSeat(OfTable):
    """A request about a seat of a table."""

    seat: int


class Setting(OfGame):
    """To begin a game."""

    options: NotRequired[dict[str, Value]]  # those that are missing take their defaults
    seats: list[Sitter]
    seed: NotRequired[str]  # "" for one of chance's own
    aids: NotRequired[Aids]  # everything is allowed where they are missing
    viewer: NotRequired[int | None]  # who looked at the table in whose place it comes; null: nobody


class Look(OfTable):
    """To see a table as it stands."""

    seat: NotRequired[int]  # for which the curtain is lifted


class Move(OfSeat):
    """To hear why a sentence, which is tidied first (`State.tidy`), may not be played."""

    move: str


class Play(Move):
    """To play a sentence, which is tidied first."""

    prompt: NotRequired[int]  # the question that it answers: it is dropped where another one is asked by now


class Saying(OfSeat):
    """What a seat has said so far."""

    said: NotRequired[str]


class Hold(Saying):
    """To see on what a thing can be laid that is held; nothing is played by that, and nothing taken back."""

    word: str  # of the thing


class Touch(Hold):
    """To touch a thing, or to lay it onto another, for which said is what was said before it was held."""

    onto: NotRequired[str]  # the word of the other
    prompt: NotRequired[int]


class Wishes(OfSeat):
    """To change in which windows a seat is asked from now on."""

    wishes: dict[str, Wish]  # by kind


class Undo(OfTable):
    """To take back the last decision."""

    seat: NotRequired[int | None]  # null for that of any person


class Past(OfTable):
    """To see a table as it stood, or to go on from there at a new one."""

    at: int  # after so many records


class Inquiry(OfSeat):
    """To find out what a seat could see or reckon itself; it is not counted."""

    code: str  # one of the prompt's `inquiries`


class Thinking(OfSeat):
    """To have a computer think about a seat's move."""

    level: NotRequired[int]  # the seat's own where it is missing
    ms: NotRequired[float]  # after so many milliseconds any move that is known will do


class Seeking(Saying):
    """To have a hint looked for, which goes on from what was said where that is as good as anything else."""

    ms: NotRequired[float]


Load = TypedDict(
    "Load",
    {
        "save": NotRequired[dict[str, Any] | str],  # or the text of a file
        "token": NotRequired[str],
        "from": NotRequired[Literal["position"]],
        "viewer": NotRequired[int | None],
    },
)
"""To open a table from a save or a token.

`from`: from the position that was saved, and not from the first record on.
"""


class Lesson(OfGame):
    """To be taught."""

    lesson: int  # its number, from 0


Asks = Literal["best", "any", "many", "mistake"]
"""What a question is asked for: a best answer, any that is one, as many best ones as there are, or whether somebody's
answer is a best one."""


class Posing(OfGame):
    """To be asked a puzzle."""

    task: str
    seat: int
    position: str  # as text
    asks: NotRequired[Asks]  # without it best
    aids: NotRequired[Aids]
    reckons: NotRequired[bool]  # whether who is asked wants to be told no sum; without it not


class Answering(OfTable):
    """To answer a puzzle: a sentence that was played just now, one of several answers, or a word."""

    part: str


class Refuting(OfTable):
    """To hear what comes after a wrong answer."""

    part: str


class Text(TypedDict):
    """To read what somebody has brought."""

    text: str


class SheetItem(TypedDict):
    """What a sheet asks: a puzzle of the pack, one that is drawn, a moment of a real game, a position, or a deal."""

    kind: Literal["puzzle", "draw", "moment", "position", "deal"]
    asks: Literal[
        "best", "any", "many", "mistake", "play"
    ]  # of a deal play, of others where one goes on from there
    level: int  # of the computers, where it asks to play; 0 where nobody plays, or people do
    id: NotRequired[str]  # of a puzzle
    task: NotRequired[
        str
    ]  # of a draw, "" for any; of a moment (once it is read) and a position, "" to play on
    dots: NotRequired[int]  # of a draw, 0 for any
    preset: NotRequired[str]  # of a draw, "" for any; of a deal
    skill: NotRequired[str]  # of a draw, "" for any
    first: NotRequired[int]  # of a draw: it is from so many lines of the pack, 0 for all
    token: NotRequired[str]  # of a moment: the game
    at: NotRequired[int]  # of a moment: after so many records
    seat: NotRequired[int]  # of a moment (once it is read) and a position: who is asked
    position: NotRequired[str]  # likewise, as text
    options: NotRequired[dict[str, Value]]  # of a deal: those that differ from the preset's
    seats: NotRequired[int]  # of a deal


class Composing(OfGame):
    """To write a sheet."""

    items: list[SheetItem]
    title: NotRequired[str]
    locks: NotRequired[list[str]]
    word: NotRequired[str]
    each: NotRequired[bool]


class ItemSaid(TypedDict):
    """What was said to an item."""

    said: list[list[str]]  # each try as its parts; of a game that was played, its token
    hints: int


class Filling(OfGame):
    """To write what somebody has said to a sheet."""

    sheet: str  # its hash
    items: list[ItemSaid]
    number: NotRequired[int]
    minutes: NotRequired[int]


class ItemToJudge(ItemSaid):
    """What was said to an item, and what it asks: a question, or a game from a position, a moment or a deal on."""

    asks: Literal["best", "any", "many", "mistake", "play"]
    level: NotRequired[int]
    task: NotRequired[str]
    seat: NotRequired[int]
    position: NotRequired[str]
    token: NotRequired[str]
    at: NotRequired[int]
    options: NotRequired[dict[str, Value]]
    seats: NotRequired[int]


class SaidToSheet(OfGame):
    """To replay what was said to a sheet."""

    items: list[ItemToJudge]
    locks: NotRequired[list[str]]


class KeyAsked(OfGame):
    """To know every best answer."""

    task: str
    seat: int
    position: str


class Resuming(OfGame):
    """To play on from a position, or from a moment of a game, against computers of a level."""

    level: int  # 0: against people
    seat: NotRequired[int]
    position: NotRequired[str]
    token: NotRequired[str]
    at: NotRequired[int]
    seed: NotRequired[str]
    aids: NotRequired[Aids]


class Slice(TypedDict):
    """To go on with some work."""

    job: int
    ms: NotRequired[float]


class Stop(TypedDict):
    """To end some work."""

    job: int


class Bench(OfGame):
    """To measure this machine."""

    seconds: NotRequired[float]


class Verbs(TypedDict):
    """By verb: what is asked, and what is answered."""

    games: tuple[Nothing, Games]
    describe: tuple[OfGame, Description]
    install: tuple[Nothing, Games]  # looks for games in installed wheels
    new: tuple[Setting, Kept | Refused]
    look: tuple[Look, Shown]
    play: tuple[Play, Played | Refused]
    draft: tuple[Saying, Drafted]
    hold: tuple[Hold, Drafted]
    touch: tuple[Touch, TouchDrafted | TouchPlayed | TouchRefused]
    why: tuple[Move, Explained]
    wish: tuple[Wishes, Kept]
    undo: tuple[Undo, Kept | Refused]
    takeback: tuple[Undo, Kept | Refused]  # even past what was revealed, against computers; it is counted
    redo: tuple[OfTable, Kept | Refused]  # what was undone or taken back, until anything else is played
    example: tuple[Saying, Sentence]  # one that begins with what was said, good or bad: nothing is given away
    hint: tuple[Seeking, Begun | Refused]
    hinted: tuple[OfTable, Hinted | Refused]  # a hint was shown and is counted, once for each position
    inquire: tuple[Inquiry, Inquired | Refused]
    replay: tuple[Past, Stood]
    branch: tuple[Past, Kept | Refused]  # refused while the game goes on, where nothing is taken back
    save: tuple[OfTable, Saved]
    load: tuple[Load, Loaded | Refused]
    lesson: tuple[Lesson, Taught]
    close: tuple[OfTable, Done]
    think: tuple[Thinking, Begun]
    review: tuple[OfTable, Begun | Refused]
    seek: tuple[Past, Begun | Refused]  # what the decision after so many records has missed
    par: tuple[
        OfTable, Begun
    ]  # a computer plays the deal of a table for one; that lasts while the table changes
    step: tuple[Slice, Step | Thought | Advice | Judging | Judged | Sought | Reckoned]  # as `Jobs` tells
    stop: tuple[Stop, Sentence]
    bench: tuple[Bench, Measured]
    # These three the door knows only once `posing.py` is there; then it hints at an answer to a puzzle, too.
    puzzle: tuple[Posing, Posed | Refused]
    answer: tuple[Answering, Answered | Refused]
    refute: tuple[Refuting, Refuted]
    # And these only once `teaching.py` is.
    sheet: tuple[Text, SheetRead | Refused]
    compose: tuple[Composing, SheetWritten | Refused]  # writes a sheet
    slip: tuple[Text, SlipRead | Refused]
    fill: tuple[Filling, SlipWritten | Refused]  # writes a slip
    judge: tuple[SaidToSheet, Judgements]
    key: tuple[KeyAsked, Key | Refused]
    resume: tuple[Resuming, Kept | Refused]  # a game of its own, from a moment or a position
    own: tuple[Past, Owned]  # of the decision after so many records


class Jobs(TypedDict):
    """By the verb that begins some work: what `step` answers before its end, and there."""

    think: tuple[Thought, Thought]
    hint: tuple[Step, Advice]
    review: tuple[Judging, Judged]
    seek: tuple[Step, Sought]
    par: tuple[Step, Reckoned]
