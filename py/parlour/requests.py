"""What is open on one page, its tables and jobs, and how a request names them; what makes no sense is an error."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.game import Game, Json, Move, Refusal, Seat, State
from parlour.core.table import Table
from parlour.games import find
from parlour.jobs import Jobs

if TYPE_CHECKING:
    from typing import Protocol

    class Guide(Protocol):
        """What refuses legal sentences at a table that is set for a purpose; such a table is not kept."""

        def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
            """Return why a legal sentence is not played there, None where it is; nothing changes by that."""


LONGEST_REQUEST = 1_000_000
"""Characters."""

MOST_TABLES = 8
"""A ninth table closes the one that was used longest ago."""

LONGEST_WORD = 200
"""Characters of what stands for one thing on the table."""

LONGEST_SLICE = 1000  # milliseconds
LONGEST_THOUGHT = 60_000  # milliseconds, where a request says how long a computer may think
ERROR_CODES = (
    "request-long",
    "request-json",
    "request-verb",
    "request-game",
    "request-table",
    "request-seat",
    "request-seats",
    "request-seed",
    "request-aids",
    "request-wishes",
    "request-at",
    "request-viewer",
    "request-said",
    "request-word",
    "request-code",
    "request-level",
    "request-job",
    "request-number",
    "request-seconds",
    "wheel-damaged",
    "engine-fault",
)


class RequestError(Exception):
    """A request that makes no sense; becomes an error object at the door."""

    def __init__(self, code: str, **args: object) -> None:
        """Take the code, one of ERROR_CODES, and its arguments."""
        super().__init__(code)
        self.code = code
        self.given = args


class Room:
    """Every table and every job of one page, and the games that can be played there."""

    def __init__(self) -> None:
        """Open with no table and no job."""
        self.tables: dict[int, Table] = {}
        self.jobs = Jobs()
        self.guides: dict[int, Guide] = {}  # of those tables at which not everything is played
        self.looking: dict[int, Seat | None] = {}  # who looks at each table; nobody where none is here
        self.wheels: dict[str, Game] = {}
        self.numbered = 0

    def find(self, key: str) -> Game:
        """Return a game of the parlour or of an installed wheel; raises KeyError."""
        return self.wheels[key] if key in self.wheels else find(key)

    def _put_up(self, table: Table) -> int:
        """Give a table a number, and make room for it."""
        self.numbered += 1
        if len(self.tables) >= MOST_TABLES:
            self._drop(next(iter(self.tables)))
        self.tables[self.numbered] = table
        return self.numbered

    def _drop(self, number: int) -> None:
        self.jobs.drop(self.tables.pop(number))
        self.guides.pop(number, None)
        self.looking.pop(number, None)

    # What a request names

    def _game(self, request: Json) -> Game:
        key = request.get("game")
        try:
            return self.find(key)  # type: ignore[arg-type]  # any key that is not a game's is refused here
        except (KeyError, TypeError):
            raise RequestError("request-game", game=key[:40] if isinstance(key, str) else "") from None

    def _table(self, request: Json) -> tuple[int, Table]:
        number = request.get("table")
        if type(number) is not int or number not in self.tables:
            raise RequestError("request-table")
        table = self.tables.pop(number)
        self.tables[number] = table  # to the end of the line: what was used longest ago is first
        return number, table

    def _job(self, request: Json) -> int:
        number = request.get("job")
        if type(number) is not int or not self.jobs.has(number):
            raise RequestError("request-job")
        return number

    def _milliseconds(self, given: object, most: float) -> float:
        if type(given) not in (int, float) or not 0 <= given <= most:  # type: ignore[operator]  # it is a number
            raise RequestError("request-number", most=most)
        return given  # type: ignore[return-value]

    def _limit(self, request: Json) -> float | None:
        """Return how many milliseconds a computer may think, None where a request does not say."""
        return self._milliseconds(request["ms"], LONGEST_THOUGHT) if "ms" in request else None

    def _seat_asked(self, request: Json) -> Seat:
        seat = request.get("seat")
        if type(seat) is not int:
            raise RequestError("request-seat")
        return seat

    def _said(self, request: Json) -> Move:
        said = request.get("said", "")
        if not isinstance(said, str) or len(said) > LONGEST_REQUEST // 100:
            raise RequestError("request-said")
        return said

    def _word(self, request: Json, key: str) -> str:
        word = request.get(key)
        if not isinstance(word, str) or not 0 < len(word) <= LONGEST_WORD or len(word.split()) != 1:
            raise RequestError("request-word")
        return word

    def _seat_waited_for(self, request: Json, table: Table) -> Seat:
        seat = self._seat_asked(request)
        if seat < 0 or seat not in table.waiting():
            raise RequestError("request-seat")
        return seat

    def _at(self, request: Json, table: Table) -> tuple[int, State]:
        at = request.get("at")
        if type(at) is not int or not 0 <= at <= len(table.journal):
            raise RequestError("request-at", most=len(table.journal))
        return at, table.stood(at)

    def _viewer(self, request: Json, table: Table) -> Seat | None:
        """Return who looked before a table was opened, as at the one that it replaces; None where nobody did."""
        viewer = request.get("viewer")
        if viewer is not None and (type(viewer) is not int or not 0 <= viewer < len(table.sitters)):
            raise RequestError("request-viewer")
        return viewer
