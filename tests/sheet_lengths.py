"""How long the links of sheets are, of so many questions of each kind in each game; as a script it prints a table."""

from __future__ import annotations

from collections.abc import Callable

from door import GAMES
from kept import play_random
from packs import PACKED, open_pack, pick

from parlour.core.game import Json, Seat
from parlour.core.save import make_save
from parlour.core.table import Table
from parlour.core.token import write_token
from parlour.puzzles.sheets import Sheet, make_sheet, write_sheet

LONGEST_CODE = 2_953
"""Characters that fit a QR code at most, of the level that is drawn (version 40, level L, one byte each)."""

BEFORE = "https://parlour.example.org/games/number-parlour/#sheet="
"""What stands before a sheet's text in its link; of a site with a long address."""

COUNTS = (1, 10, 30)


def measure_link(key: str, items: list[Json]) -> int | None:
    """Return the characters of a link to a sheet, None where it is refused since no link holds it."""
    more = {"title": "Monday’s ten questions", "locks": ["hints"], "word": "otters", "each": True}
    sheet = make_sheet(GAMES[key], {**more, "items": items})
    assert isinstance(sheet, Sheet), sheet
    text = write_sheet(sheet)
    if isinstance(text, str):
        return len(BEFORE) + len(text)
    assert text.code == "sheet-long"
    return None


def list_puzzles(key: str, count: int) -> list[Json]:
    """Questions of the pack, of all kinds."""
    return [
        {"kind": "puzzle", "asks": "best", "level": 0, "id": each.make_id(GAMES[key])}
        for each in pick(key, count, 0)
    ]


def list_draws(key: str, count: int) -> list[Json]:
    """What is drawn by a class word: of each kind and difficulty in turn."""
    pack = open_pack(key)
    kinds = sorted({(each.task, each.dots) for each in pack.values()})
    draw: Json = {"kind": "draw", "asks": "best", "level": 0, "preset": "", "skill": "", "first": len(pack)}
    return [
        {**draw, "task": task, "dots": dots} for task, dots in (kinds[at % len(kinds)] for at in range(count))
    ]


def list_positions(key: str, count: int) -> list[Json]:
    """Positions that are no puzzles of the pack, each in full."""
    return [
        {
            "kind": "position",
            "asks": "best",
            "level": 0,
            "task": each.task,
            "seat": each.seat,
            "position": each.position,
        }
        for each in pick(key, count, 0)
    ]


def list_deals(key: str, count: int) -> list[Json]:
    """Whole games, each way of playing in turn."""
    ways = [(preset, told.seats[0]) for preset, told in GAMES[key].presets.items()]
    deal: Json = {"kind": "deal", "asks": "play", "level": 2, "options": {}}
    return [
        {**deal, "preset": preset, "seats": seats}
        for preset, seats in (ways[at % len(ways)] for at in range(count))
    ]


def play_game(key: str, number: int) -> tuple[str, list[int]]:
    """Return the token of a game played at random almost to its end, and the moments at which somebody was asked."""
    game = GAMES[key]
    seats = max(2, game.seats[0])
    table: Table = play_random(game, {}, seats, f"sheet {number}", game.longest)
    del table.journal[-1]
    table.state, table.ended, table.offers, table.left = table.past.pop()[:4]
    asked: list[int] = []
    for at in range(len(table.journal) + 1):
        waited: tuple[Seat, ...] = table.waited(at)
        if waited and waited[0] >= 0:
            asked.append(at)
    return write_token(make_save(table), game), asked


def list_moments(key: str, count: int) -> list[Json]:
    """Moments of one real game, evenly from its first to its last."""
    token, asked = play_game(key, 0)
    chosen = [asked[at * len(asked) // count] for at in range(count)]
    return [{"kind": "moment", "asks": "play", "level": 2, "token": token, "at": at} for at in chosen]


def list_moments_of_many(key: str, count: int) -> list[Json]:
    """Moments of as many real games, one of each."""
    games = [play_game(key, number) for number in range(count)]
    return [
        {"kind": "moment", "asks": "play", "level": 2, "token": token, "at": asked[len(asked) // 2]}
        for token, asked in games
    ]


KINDS: dict[str, Callable[[str, int], list[Json]]] = {
    "puzzles of the pack": list_puzzles,
    "drawn by a class word": list_draws,
    "moments of one game": list_moments,
    "moments, each of another game": list_moments_of_many,
    "positions": list_positions,
    "whole games": list_deals,
}

if __name__ == "__main__":
    for kind, make in KINDS.items():
        for key in PACKED:
            lengths = [measure_link(key, make(key, count)) or "too long" for count in COUNTS]
            print(f"{kind:30} {key:8}", *(f"{length:>8}" for length in lengths), flush=True)
