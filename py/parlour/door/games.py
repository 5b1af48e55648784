"""What a page asks about games: which there are, what each is like, and how fast this machine plays it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour import __version__
from parlour.bots.ladder import read_alone, read_ladder
from parlour.core.game import OPTION_CODES, Game
from parlour.core.save import SAVE_CODES
from parlour.core.table import COLOURS, TABLE_CODES, TABLE_KINDS, TABLE_REASONS, TABLE_WORDS
from parlour.door.errors import ERROR_CODES, RequestError
from parlour.door.fields import Seconds
from parlour.door.parlour import Parlour
from parlour.door.tables import tell_partners
from parlour.door.verbs import verb
from parlour.games import REGISTRY

if TYPE_CHECKING:
    from typing import NotRequired, TypedDict

    from parlour.core.border import Description

    class Games(TypedDict):
        """The games that can be played."""

        games: list[str]  # their keys
        version: NotRequired[str]  # of the parlour

    class Measured(TypedDict):
        """How fast this machine is: see `bench.py`."""

        rates: dict[str, float]
        helper: list[float]  # milliseconds of some runs of what the game reckons exactly


DOOR_CODES = ("review-early", "lesson-other")
"""Refusals of the door's own."""


@verb
def games(parlour: Parlour) -> Games:
    """List the keys of the games that can be played."""
    return {"games": [*REGISTRY, *parlour.wheels], "version": __version__}


@verb
def describe(game: Game) -> Description:
    """Describe a game: all that a set-up form, and a test of the locale files, need to know."""
    return {
        "game": game.key,
        "rules": game.rules,
        "seats": {"least": game.seats[0], "most": game.seats[-1]},
        "options": [
            {
                "key": option.key,
                "default": option.default,
                "kind": option.kind,
                "choices": list(option.choices),
                "when": option.list_when(),
                "seat": option.seat,
            }
            for option in game.options
        ],
        "presets": {
            name: {"options": dict(preset.options), "seats": list(preset.seats)}
            for name, preset in game.presets.items()
        },
        "partners": tell_partners(game),
        "levels": len(game.levels),
        "ladder": read_ladder(game),
        "alone": read_alone(game),
        "lessons": [{"key": lesson.key, "rule": lesson.rule} for lesson in game.lessons],
        "colours": list(COLOURS),
        "codes": dict(game.codes),
        "kinds": [*game.kinds, *TABLE_KINDS],
        "reasons": [*game.reasons, *TABLE_REASONS],
        "asks": list(game.asks),
        "windows": list(game.windows),
        "merits": list(game.merits),
        "inquiries": list(game.inquiries),
        "table": {
            "words": list(TABLE_WORDS),
            "codes": [*TABLE_CODES, *DOOR_CODES, *SAVE_CODES, *OPTION_CODES],
            "errors": list(ERROR_CODES),
        },
    }


@verb
def install(parlour: Parlour) -> Games:
    """Find the games of installed wheels, by their entry points in the group `parlour.games`."""
    from importlib.metadata import entry_points

    for point in entry_points(group="parlour.games"):
        try:
            game = point.load()
        except Exception as fault:
            raise RequestError("wheel-damaged", wheel=point.name, fault=str(fault)[:200]) from fault
        if not isinstance(game, Game) or game.key in REGISTRY:
            raise RequestError("wheel-damaged", wheel=point.name, fault="")
        parlour.wheels[game.key] = game
    return {"games": [*REGISTRY, *parlour.wheels]}


@verb
def bench(game: Game, seconds: Seconds = 1) -> Measured:
    """Measure this machine for a while."""
    from parlour.bench import measure, time_helper

    return {"rates": measure(game, seconds)._asdict(), "helper": time_helper(game)}
