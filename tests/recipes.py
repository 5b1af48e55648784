"""What each transcript is made of: one for each game, preset and fewest or most seats, one for each end."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import NamedTuple

from parlour.core.game import Preset
from parlour.terminal.golden import Recipe
from parlour.terminal.ground import find_game, list_games


class Transcript(NamedTuple):
    """A transcript's game, and its name in the folder of the game's transcripts."""

    game: str
    name: str


def recipes_of(key: str) -> ModuleType:
    """Return what a game's folder says of its transcripts."""
    return import_module(f"games.{key}.recipes")


def list_ends() -> list[tuple[str, str]]:
    """Return every end that has a transcript, by game and reason."""
    return [(key, reason) for key in list_games() for reason in recipes_of(key).ENDS]


def list_recipes() -> dict[Transcript, Recipe]:
    """Return every recipe by its transcript."""
    recipes = {}
    for key in list_games():
        game, own = find_game(key), recipes_of(key)
        presets = {"default": Preset({}, game.seats), **game.presets}
        plain = {seats for preset in game.presets.values() if preset.options == {} for seats in preset.seats}
        for preset, (options, counts) in presets.items():
            for seats in sorted({counts[0], counts[-1]}):
                name = f"{preset}-{seats}"
                full = {**game.defaults(), **options}
                if preset != "default" or seats not in plain:
                    seed = getattr(own, "SEEDS", {}).get(name, f"{key}-{name}")
                    records = getattr(own, "BEGINNING", 0)
                    recipes[Transcript(key, name)] = Recipe(key, full, seats, seed, records=records)
        for reason, recipe in own.ENDS.items():
            recipes[Transcript(key, f"ends-{reason}")] = recipe._replace(options=game.defaults())
    return recipes
