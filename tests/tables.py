"""Tables of every sort for tests: set, settled, and played on by sentences that must be legal."""

from __future__ import annotations

from dice import DICE

from parlour.core.game import Event, Game, Json, Refusal, Seat
from parlour.core.table import Sitter, Table
from parlour.games.numica import NUMICA
from parlour_null import NULL

PERSON, COMPUTER = Sitter(), Sitter("computer", 2)
NEVER, COULD = Sitter(wishes={"add": "never"}), Sitter(wishes={"add": "could"})
ORDER = "s r s r s r s r"


def seat_at(game: Game, *sitters: Sitter, options: Json | None = None, seed: str = "7") -> Table:
    """Set a table, and let chance do what it must."""
    table = Table(game, options or {}, sitters, seed)
    table.settle()
    return table


def dice(*sitters: Sitter, seed: str = "7") -> Table:
    """Set a table for the dice game."""
    return seat_at(DICE, *(sitters or (PERSON, PERSON)), seed=seed)


def numica(*sitters: Sitter) -> Table:
    """Set a table for Numica, placed and ready for Red's first move."""
    table = seat_at(NUMICA, *(sitters or (PERSON, PERSON)))
    say(table, (0, ORDER), (1, ORDER))
    return table


def say(table: Table, *said: tuple[Seat, str]) -> list[Event]:
    """Play sentences that must be legal; gives the events of the last."""
    events: list[Event] = []
    for seat, move in said:
        played = table.play(seat, move)
        assert isinstance(played, list), played
        events = played
    return events


def any_move(table: Table, seat: Seat) -> str:
    """Return the first legal sentence."""
    moves = table.state.moves(seat)
    assert moves
    return moves[0]


def code(refusal: object) -> str:
    """Return the code of what must be a refusal."""
    assert isinstance(refusal, Refusal), refusal
    return refusal.code


def journal(table: Table) -> list[str]:
    """Return the journal as saves write it."""
    return [str(record) for record in table.journal]


WINDOW = """null, 2 cards, hands hidden, luck 0 0
hand 2 16, chose 16, laid, played, points 0
hand 5 9, chose 5, laid, played, points 0
hand 1 10, chose 0, laid, played, points 0"""
"""The last seat chooses; then a die falls, and the second and third seat are asked; the third has nothing to answer."""


def window(*sitters: Sitter, seed: str = "7") -> Table:
    """Set a table just before a window opens."""
    return Table(NULL, {"size": 2, "luck": True}, sitters, seed, NULL.from_text(WINDOW))
