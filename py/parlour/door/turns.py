"""What a page asks for in a turn: what may be touched, what a touch comes to, and why something may not be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.bots.review import is_judged
from parlour.core.game import Refusal, Seat
from parlour.core.table import Table
from parlour.door.fields import Asked, Prompt, Said, Sentence, Word
from parlour.door.parlour import Sitting
from parlour.door.touches import OVER, draft_of, find_touch, hold_thing, lay, tell_draft
from parlour.door.verbs import verb

if TYPE_CHECKING:
    from typing import Literal, TypedDict

    from parlour.core import border
    from parlour.door.parlour import AnsweredRight, AnsweredWrong, NotPlayed, Played

    class Drafted(TypedDict):
        """A sentence in the making."""

        draft: border.Draft

    class TouchDrafted(Drafted):
        """What a touch has come to that goes on with a sentence, or takes a word of it back."""

        result: Literal["draft", "taken back"]

    class Explained(TypedDict):
        """Whether a sentence may be played."""

        refusal: border.Refusal | None

    class SomeSentence(TypedDict):
        """Some sentence, the best so far, or "" where none is known."""

        move: str


LONGEST_EXAMPLE = 32  # words of an example


@verb
def play(
    sitting: Sitting, seat: Seat, move: Sentence = None, prompt: Prompt = None
) -> Played | AnsweredRight | AnsweredWrong | NotPlayed:
    """Play a sentence, which is tidied first; at a trial it is an answer, or a word of those to choose from.

    `prompt` is the question that it answers: it is dropped where another one is asked by now.
    """
    said = (sitting.guide.say if sitting.guide else say)(sitting, seat, move, prompt)
    return {"result": "refused", "refusal": said.as_json()} if isinstance(said, Refusal) else said


@verb
def draft(sitting: Sitting, seat: Seat, said: Said = "") -> Drafted:
    """Say what may be touched next."""
    return {"draft": tell_draft(sitting.table, seat, draft_of(sitting.table, seat, said))}


@verb
def hold(sitting: Sitting, seat: Seat, word: Word, said: Said = "") -> Drafted:
    """Say what may be touched while a thing is held: nothing is played by that, and nothing taken back."""
    return {"draft": tell_draft(sitting.table, seat, hold_thing(sitting.table, seat, said, word))}


@verb
def touch(
    sitting: Sitting,
    seat: Seat,
    word: Word,
    said: Said = "",
    onto: Word = "",
    prompt: Prompt = None,
) -> TouchDrafted | Played | AnsweredRight | AnsweredWrong | NotPlayed:
    """Say what comes of touching a thing, or laying it onto another; a sentence that ends by that is played, by *play*.

    Of what is laid, `said` is what was said before it was held.
    """
    table = sitting.table
    found = lay(table, seat, said, word, onto) if onto else find_touch(table, seat, said, word)
    if found.draft.status == "no":
        return {"result": "refused", "refusal": (found.draft.refusal or OVER).as_json()}
    if found.draft.status == "done":
        return play(sitting, seat, found.draft.move, prompt)
    return {
        "result": "taken back" if found.takes_back else "draft",
        "draft": tell_draft(table, seat, found.draft),
    }


@verb
def why(sitting: Sitting, seat: Seat, move: Sentence = None) -> Explained:
    """Say why a sentence, which is tidied first, may not be played."""
    said = sitting.table.tidy(seat, move)
    refusal = sitting.table.why_not(seat, said) or sitting.refuse(seat, said)
    return {"refusal": refusal.as_json() if refusal else None}


@verb
def example(sitting: Sitting, seat: Asked, said: Said = "") -> SomeSentence:
    """Say some sentence that goes on from some words, of each touch the first that is offered.

    Good or bad: nothing is given away by it.
    """
    table = sitting.table
    draft = table.state.draft(seat, said)
    for _ in range(LONGEST_EXAMPLE):
        if draft.status != "more" or not draft.touch:
            break
        draft = table.state.draft(seat, f"{draft.move} {draft.touch[0]}".strip())
    return {"move": str(table.tidy(seat, draft.move)) if draft.status in ("may", "done") else ""}


def say(sitting: Sitting, seat: Seat, move: object, prompt: object) -> Played | Refusal:
    """Play a sentence at the table of a game."""
    table = sitting.table
    before = len(table.journal)
    played = table.play(seat, move, prompt)
    if isinstance(played, Refusal):
        return played
    return {"result": "played", "done": False, "sought": may_seek(table, before), **sitting.keep(before)}


def may_seek(table: Table, at: int) -> bool:
    """Tell whether it may be sought what the decision after so many records has missed: a hint, too late for it."""
    return table.aids.hints and table.is_persons(at) and is_judged(table, at)
