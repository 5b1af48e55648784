"""What a page asks for to be taught: a table with the position of a lesson, at which only its goals are played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.game import Game, Lesson, Move, Refusal, Seat
from parlour.core.table import Table, seat_person
from parlour.door.fields import Number
from parlour.door.parlour import Guide, Parlour, Sitting
from parlour.door.verbs import verb

if TYPE_CHECKING:
    from typing import TypedDict

    from parlour.door.parlour import Kept, Played

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


DONE = Refusal("lesson-done")
LESSON_CODES = (DONE.code,)


class Teacher(Guide):
    """Lets only a lesson's goals be played."""

    def __init__(self, lesson: Lesson) -> None:
        """Take the lesson."""
        self.lesson = lesson
        self._ended = False

    @property
    def ended(self) -> bool:
        """Return whether a goal was played."""
        return self._ended

    def refuse(self, table: Table, seat: Seat, move: Move) -> Refusal | None:
        """Return why a sentence is none of the lesson's goals."""
        return self.lesson.refuse(table.state, seat, move)

    def say(self, sitting: Sitting, seat: Seat, move: object, prompt: object) -> Played | Refusal:
        """Play one of the goals: the lesson is one move long."""
        table = sitting.table
        before, said = len(table.journal), table.tidy(seat, move)
        played = DONE if self.ended else sitting.refuse(seat, said) or table.play(seat, said, prompt)
        if isinstance(played, Refusal):
            return played
        self._ended = True
        return {"result": "played", "done": True, "sought": False, **sitting.keep(before)}


@verb
def lesson(parlour: Parlour, game: Game, lesson: Number) -> Taught:
    """Open a table with the position of a lesson; the viewer is the seat that it teaches."""
    number, taught = lesson, game.lessons[lesson]
    # The learner is alone at the table, and so is "you" there; the computers are never asked.
    sitters = seat_person(taught.seat, taught.seats or game.seats[0])
    table = Table(game, dict(taught.options), sitters, taught.key, game.from_text(taught.position))
    told: LessonShown = {
        "key": taught.key,
        "number": number,
        "of": len(game.lessons),
        "rule": taught.rule,
        "goals": sorted(taught.goals),
        "about": list(taught.about),
    }
    return {**parlour.open(table, taught.seat, Teacher(taught)).keep(), "lesson": told}
