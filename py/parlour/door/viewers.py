"""Who looks at a table at one device, and when the curtain falls: nobody sees a hand that is another person's."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.core.table import PERSON, Table


def find_viewer(table: Table, viewer: Seat | None) -> tuple[Seat | None, Seat | None]:
    """Return the viewer of a table from now on, after an earlier one (None: nobody), and who the curtain waits for.

    The only person at it always looks; among several, the one who is asked, behind a curtain first where
    somebody else could see a hand. While computers play, the one who looked goes on looking, unless they have left.
    """
    persons = [seat for seat, sitter in enumerate(table.sitters) if sitter.who == PERSON]
    if len(persons) == 1:
        return persons[0], None
    asked = next((seat for seat in table.waiting() if seat >= 0), None)
    if asked in persons:
        return (None, asked) if asked != viewer and table.state.hides() else (asked, None)
    return viewer if viewer in persons else None, None
