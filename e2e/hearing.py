"""What a host has opened in every browser: a game, a lesson, a puzzle; what is touched there, and what it must hear."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from games.numica.e2e.tables import THE_WIN, token_before_a_win
from packs import list_samples

from e2e.embedding import Host, Message
from e2e.frames import HALF_OPEN, SHUT_IN
from e2e.harness import CHOSEN
from e2e.test_puzzles import find_wrong, name_of, solve
from parlour.core.table import Sitter
from parlour.games.numica.lessons import LESSONS
from workshop.precache import ONE_FILE


@dataclass(frozen=True)
class Way:
    """How our page comes into the frame of another."""

    source: str
    sandbox: str | None
    kind: str = "src"


WAYS = {
    "site": Way("index.html", HALF_OPEN),
    "file": Way(ONE_FILE, HALF_OPEN),
    "file-shut-in": Way(ONE_FILE, SHUT_IN),
    "srcdoc": Way(ONE_FILE, None, "srcdoc"),
    "srcdoc-shut-in": Way(ONE_FILE, SHUT_IN, "srcdoc"),
    "blob": Way(ONE_FILE, None, "blob"),
    "blob-shut-in": Way(ONE_FILE, SHUT_IN, "blob"),
}
"""All in which a game can be played: the site itself is told in one sentence that such a frame shuts it in."""


@dataclass(frozen=True)
class Opened:
    """What a host has opened, and what comes of it."""

    asked: Message
    """What the host asks for, without its `type`."""
    moves: tuple[tuple[str, str], ...]
    """Moves, each by the kind of message that tells the host of it."""
    heard: list[Message]
    """All that the host hears of these kinds, in turn, but for how long it took."""


IS_CHOSEN = """(piece) =>
  document.querySelector(`.pieces [data-touch="${piece}"]`)?.ariaLabel.includes("CHOSEN")""".replace(
    "CHOSEN", CHOSEN
)

KINDS = ("started", "answered", "lesson", "finished")


def tell(
    attempt: int, kind: str, name: str, *, level: int = 0, place: int = 0, scaled: float = 1
) -> list[Message]:
    """What is heard of Numica that is begun, and then won, reached or solved; the first attempt was worth all."""
    played = {"kind": kind, "game": "numica", "id": name, "level": level, "attempt": attempt}
    score = {"raw": 100 * scaled, "min": 0, "max": 100, "scaled": scaled, "best": 1, "success": True}
    help_had = {"hints": 0, "takebacks": 0}
    return [
        {"type": "started", **played},
        {"type": "finished", **played, **score, "completion": True, "place": place, **help_had},
    ]


@cache
def list_opened() -> tuple[Opened, ...]:
    """A game one move before its end, a lesson, and a puzzle that is answered wrongly first."""
    lesson, puzzle = LESSONS[0], list_samples("numica", 1)[0]
    name, wrong = name_of("numica", puzzle), find_wrong("numica", puzzle)
    _, answers = solve("numica", puzzle)
    # The piece of the wrong answer is chosen still, and another touch would let go of it.
    right = next(each for (each,) in answers if each[:2] != (wrong or "")[:2])
    answered = {"type": "answered", "game": "numica", "id": name, "task": puzzle.task}
    learnt, reached = tell(2, "lesson", lesson.key)
    began, solved = tell(3, "puzzle", name, scaled=0.75)
    return (
        Opened(
            {"token": token_before_a_win(Sitter(), Sitter("computer", 1))},
            ((THE_WIN, "finished"),),
            tell(1, "game", "", level=1, place=1),
        ),
        Opened(
            {"game": "numica", "lesson": 1},
            ((min(lesson.goals), "finished"),),
            [learnt, {"type": "lesson", "game": "numica", "id": lesson.key, "success": True}, reached],
        ),
        Opened(
            {"game": "numica", "puzzle": name},
            ((wrong, "answered"), (right, "finished")),
            [
                began,
                {**answered, "response": wrong, "correct": False},
                {**answered, "response": right, "correct": True},
                solved,
            ],
        ),
    )


def hear_all(host: Host) -> None:
    """Have all of that opened and played in a page whose poster nobody has touched, and hold it to what is heard."""
    person = host.person
    expected = []
    for opened in list_opened():
        assert host.ask("open", **opened.asked)["ok"], "the poster gives way"
        for move, told in opened.moves:
            piece, target = move.split()
            count = len(host.read(told))
            person.touch(piece)
            person.page.wait_for_function(IS_CHOSEN, arg=piece)
            person.touch(target)
            host.wait_for(told, count + 1)
        expected += opened.heard
        heard = [
            {name: value for name, value in message.items() if name != "duration"}
            for message in host.read(*KINDS)
        ]
        assert heard == expected
        state = host.ask("getState")["state"]
        assert (state["game"], state["status"], state["progress"]) == ("numica", "finished", 1)
