"""What a page asks for in a turn: what may be touched, what a touch comes to, and why something may not be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.bots.review import find_missed
from parlour.core.game import Refusal, Seat
from parlour.door.fields import Asked, Prompt, Said, Sentence, Word
from parlour.door.parlour import Sitting
from parlour.door.touches import OVER, draft_of, find_touch, hold_thing, lay, tell_draft
from parlour.door.verbs import verb

if TYPE_CHECKING:
    from typing import Literal, TypedDict

    from parlour.core import border
    from parlour.core.border import Missed
    from parlour.door.parlour import Kept, Refused

    class Played(Kept, Missed):
        """How a table stands after a sentence, and what was missed by it, where the game itself knows that."""

    class Drafted(TypedDict):
        """A sentence in the making."""

        draft: border.Draft

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

        refusal: border.Refusal | None

    class SomeSentence(TypedDict):
        """Some sentence, the best so far, or "" where none is known."""

        move: str


LONGEST_EXAMPLE = 32  # words of an example


@verb
def play(sitting: Sitting, seat: Seat, move: Sentence = None, prompt: Prompt = None) -> Played | Refused:
    """Play a sentence, which is tidied first.

    `prompt` is the question that it answers: it is dropped where another one is asked by now.
    """
    played = say(sitting, seat, move, prompt)
    return {"refusal": played.as_json()} if isinstance(played, Refusal) else played


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
) -> TouchDrafted | TouchPlayed | TouchRefused:
    """Say what comes of touching a thing, or laying it onto another; a sentence that ends by that is played.

    Of what is laid, `said` is what was said before it was held.
    """
    table = sitting.table
    found = lay(table, seat, said, word, onto) if onto else find_touch(table, seat, said, word)
    if found.draft.status == "no":
        return {"result": "refused", "refusal": (found.draft.refusal or OVER).as_json()}
    if found.draft.status == "done":
        played = say(sitting, seat, found.draft.move, prompt)
        if isinstance(played, Refusal):
            return {"result": "refused", "refusal": played.as_json()}
        return {"result": "played", **played}
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
    """Play a sentence at a table, unless it is refused there."""
    table = sitting.table
    before, said = len(table.journal), table.tidy(seat, move)
    played = sitting.refuse(seat, said) or table.play(seat, said, prompt)
    if isinstance(played, Refusal):
        return played
    return {**sitting.keep(before), **tell_missed(sitting, before)}


def tell_missed(sitting: Sitting, at: int) -> Missed:
    """Tell what the decision after so many records has missed: a hint, too late for this move."""
    table = sitting.table
    if sitting.guide or not table.aids.hints or not table.is_persons(at):
        return {"missed": None, "sought": False}
    return find_missed(table, at).as_json()
