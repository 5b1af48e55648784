"""What a page asks for to keep a game, and to open one that was kept or sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.game import Refusal
from parlour.core.save import load_save, make_save, read_text
from parlour.core.token import read_token
from parlour.door.fields import MISSING, Save, Start, Token, Viewer
from parlour.door.parlour import Parlour, Sitting
from parlour.door.verbs import verb

if TYPE_CHECKING:
    from typing import Any, NotRequired, TypedDict

    from parlour.core import border
    from parlour.door.parlour import Kept, Refused

    class Saved(TypedDict):
        """A game written down."""

        save: dict[str, Any]  # for a file
        token: str  # for a link, and what is kept

    class Broken(TypedDict):
        """At which record a save no longer plays, and why."""

        record: int  # its number, from 1
        text: str  # as the save writes it
        refusal: border.Refusal

    class Loaded(Kept):
        """A table that was opened again."""

        game: str
        broken: NotRequired[Broken]  # where it stands before the first record that no longer plays


@verb
def save(sitting: Sitting) -> Saved:
    """Write a table down."""
    return {"save": make_save(sitting.table), "token": sitting.write()}


@verb
def load(
    parlour: Parlour,
    save: Save = None,
    token: Token = MISSING,
    from_: Start = None,
    viewer: Viewer = None,
) -> Loaded | Refused:
    """Open a table from a save, the text of a file or a token; `broken` names the record that no longer plays.

    It begins `from` the first record, or else from the position that was saved.
    """
    found: object = save if token is MISSING else read_token(token, parlour.find)
    found = read_text(found) if isinstance(found, str) else found
    loaded = found if isinstance(found, Refusal) else load_save(found, parlour.find, from_ == "position")
    if isinstance(loaded, Refusal):
        return {"refusal": loaded.as_json()}
    answer: Loaded = {
        **parlour.open(loaded.table, viewer).keep(),  # type: ignore[typeddict-item]  # maybe broken
        "game": loaded.table.game.key,
    }
    if loaded.broken:
        record, text, refusal = loaded.broken
        answer["broken"] = {"record": record, "text": text, "refusal": refusal.as_json()}
    return answer
