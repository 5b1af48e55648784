"""What a page asks for to be taught: a table with the position of a lesson, at which only its goals are played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.game import Game, Lesson, Move, Refusal, Seat, State
from parlour.core.table import COMPUTER, LEVELS, PERSON, Sitter, Table
from parlour.door.fields import Number
from parlour.door.parlour import Guide, Parlour
from parlour.door.verbs import verb

if TYPE_CHECKING:
    from typing import TypedDict

    from parlour.door.parlour import Kept

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


class Teacher(Guide):
    """Lets only a lesson's goals be played."""

    def __init__(self, lesson: Lesson) -> None:
        """Take the lesson."""
        self.lesson = lesson

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Return why a sentence is none of the lesson's goals."""
        return self.lesson.refuse(state, seat, move)


@verb
def lesson(parlour: Parlour, game: Game, lesson: Number) -> Taught:
    """Open a table with the position of a lesson; the viewer is the seat that it teaches."""
    number, taught = lesson, game.lessons[lesson]
    # The learner is alone at the table, and so is "you" there; the computers are never asked.
    sitters = (
        Sitter(PERSON) if seat == taught.seat else Sitter(COMPUTER, LEVELS[0])
        for seat in range(taught.seats or game.seats[0])
    )
    table = Table(game, dict(taught.options), tuple(sitters), taught.key, game.from_text(taught.position))
    told: LessonShown = {
        "key": taught.key,
        "number": number,
        "of": len(game.lessons),
        "rule": taught.rule,
        "goals": sorted(taught.goals),
        "about": list(taught.about),
    }
    return {**parlour.open(table, taught.seat, Teacher(taught)).keep(), "lesson": told}
