"""What a touch means: it goes on with what was said, takes the place of some of it, or takes it back."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from parlour.core.game import NO_ASK, Draft, Move, Refusal, Seat
from parlour.core.table import Table

if TYPE_CHECKING:
    from parlour.core import border

OVER = Refusal("turn-over")


class Touch(NamedTuple):
    """What a touch comes to: the draft after it, and whether that says less than before."""

    draft: Draft
    takes_back: bool = False


def draft_of(table: Table, seat: Seat, said: Move) -> Draft:
    """Return what may be touched after some words, at a table that may be over by itself."""
    return Draft(said, "no", NO_ASK, (), None, OVER) if table.ended else table.state.draft(seat, said)


def tell_draft(table: Table, seat: Seat, draft: Draft) -> border.Draft:
    """Tell a draft, and what comes after the only word that may follow, where there is just one."""
    after = follow(table, seat, draft)
    return draft.as_json(tell_draft(table, seat, after) if after else None)


def find_touch(table: Table, seat: Seat, said: Move, word: str) -> Touch:
    """Return what comes of touching a thing: it goes on with what was said, or, where it was said last, is taken back.

    Where it cannot go on it is no mistake, but takes the place of the last word, or the sentence begins again with it.
    If none of that leads anywhere, the draft is that of the likeliest meaning, which tells why it leads nowhere.
    """
    words = said.split()
    if words[-1:] == [word] and word not in draft_of(table, seat, said).touch:
        return Touch(draft_of(table, seat, join(words[:-1])), takes_back=True)
    draft = find_meaning(table, seat, said, word)
    return Touch(draft, draft.status != "no" and is_less(draft.move, said, word))


def hold_thing(table: Table, seat: Seat, said: Move, word: str) -> Draft:
    """Return what may be touched while a thing is held: it is said as by a touch, but never taken back."""
    if said.split()[-1:] == [word]:
        return draft_of(table, seat, said)
    draft = find_meaning(table, seat, said, word)
    return draft_of(table, seat, said) if is_less(draft.move, said, word) else draft


def lay(table: Table, seat: Seat, said: Move, word: str, onto: str) -> Touch:
    """Return what comes of laying a thing onto another; what goes with it already stays so.

    What has to be said between the two stands there, if it is one word only: a verb, say.
    """
    held = hold_thing(table, seat, said, word)
    while onto not in held.touch and (after := follow(table, seat, held)):
        held = after
    laid = find_touch(table, seat, held.move, onto)
    return Touch(held) if laid.takes_back else laid


def follow(table: Table, seat: Seat, draft: Draft) -> Draft | None:
    """Return the draft after the only word that may follow, None where there is not just one.

    A word that takes back what was said is none to go on with: two of these would follow each other without end.
    """
    if draft.status != "more" or len(draft.touch) != 1:
        return None
    after = draft_of(table, seat, join([draft.move, draft.touch[0]]))
    return after if len(after.move.split()) > len(draft.move.split()) else None


def find_meaning(table: Table, seat: Seat, said: Move, word: str) -> Draft:
    """Return the draft of the likeliest meaning of a word that leads anywhere, or else of the likeliest."""
    words = said.split()
    likeliest = draft_of(table, seat, join([said, word]))
    if likeliest.status == "no" and words and word not in draft_of(table, seat, said).touch:
        for before in dict.fromkeys((join(words[:-1]), "")):
            draft = draft_of(table, seat, join([before, word]))
            if draft.status != "no":
                return draft
    return likeliest


def is_less(move: Move, said: Move, word: str) -> bool:
    """Tell whether a word stands less often in a sentence than it stood in what was said."""
    return move.split().count(word) < said.split().count(word)


def join(words: list[str]) -> Move:
    """Return a sentence of some words; some may be empty."""
    return " ".join(filter(None, words))
