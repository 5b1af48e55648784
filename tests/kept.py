"""Saves that were written once and are kept, and saves of games that are played at random."""

from __future__ import annotations

import json
from pathlib import Path

from dice import DICE

from parlour.core import save as saves
from parlour.core.game import Game, Json, Refusal
from parlour.core.rng import Rng
from parlour.core.save import Loaded, load_save
from parlour.core.table import Sitter, Table
from parlour.core.token import read_token, write_token
from parlour.games import REGISTRY
from parlour.games import find as find_of_parlour
from parlour_null import NULL

FOLDERS = Path(__file__).parent / "games"
KEPT = sorted(FOLDERS.glob("*/saves/*.json"))
KEPT_TOKENS = sorted(FOLDERS.glob("*/saves/*.token"))
"""One of each of the saves, written when there was the first published form of tokens."""

WIDTH = 110
"""Characters of a line of a kept save."""

GAMES: dict[str, Game] = {
    "null": NULL,
    **{key: find_of_parlour(key) for key in REGISTRY},
    "dice": DICE,
}


def find(key: str) -> Game:
    """Return a game."""
    return GAMES[key]


def name_of(path: Path) -> str:
    """Return the name of a kept save or token: its game's and its own, as `numica-middle`."""
    return f"{path.parent.parent.name}-{path.stem}"


def read_kept(path: Path) -> Json:
    """Return one of the kept saves."""
    save: Json = json.loads(path.read_text(encoding="utf-8"))
    return save


def lay_out(value: object, depth: int = 0) -> str:
    """Return JSON as kept saves are written: what fits in a line stands in one, and short things share lines."""
    flat = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, dict | list) or len(flat) + depth <= WIDTH:
        return flat
    heads = [f"{json.dumps(key)}: " for key in value] if isinstance(value, dict) else [""] * len(value)
    inner = value.values() if isinstance(value, dict) else value
    lines: list[str] = []
    for head, each in zip(heads, inner, strict=True):
        text = head + lay_out(each, depth + 1)
        shared = f"{lines[-1]}, {text}" if lines else text
        if lines and "\n" not in shared and len(shared) + depth < WIDTH:
            lines[-1] = shared
        else:
            lines.append(text)
    edge, (first, last) = "\n" + " " * depth, "{}" if isinstance(value, dict) else "[]"
    return f"{first}{edge} {f',{edge} '.join(lines)}{edge}{last}"


def kept(name: str) -> Json:
    """Return a kept save by its game and its own name, as `numica-middle`."""
    game, _, rest = name.partition("-")
    return read_kept(FOLDERS / game / "saves" / f"{rest}.json")


def load(save: object, from_position: bool = False) -> Loaded:
    """Load a save that must be readable."""
    loaded = load_save(save, find, from_position)
    assert isinstance(loaded, Loaded), loaded
    return loaded


def token_of(save: Json) -> str:
    """Return the token of a save."""
    return write_token(save, find(save["game"]))


def read(token: object) -> Json | Refusal:
    """Return what a token holds, or why it holds nothing."""
    return read_token(token, find)


def carried(save: Json) -> Json:
    """Return what a token carries of a save: all but what can be reckoned, and a hash of where the journal leads."""
    told = {str(len(save["journal"])): saves.hash_dump(save["at"])}
    return {**{key: value for key, value in save.items() if key != "at"}, "check": told}


def broken_code(save: object) -> str:
    """Return the code of what is wrong with a save that loads all the same."""
    loaded = load(save)
    assert loaded.broken is not None
    return loaded.broken.refusal.code


def code(refused: object) -> str:
    """Return the code of a refusal that must be declared."""
    assert isinstance(refused, Refusal), refused
    assert refused.code in saves.SAVE_CODES
    return refused.code


def play_random(game: Game, options: Json, seats: int, seed: str, records: int) -> Table:
    """Play so many records at random, or to the end."""
    table = Table(game, options, (Sitter(),) * seats, seed)
    table.settle()
    rng = Rng(seed)
    while table.waiting() and len(table.journal) < records:
        seat = rng.choice(table.waiting())
        table.play(seat, table.state.sample(seat, rng))
    return table
