"""What an adapter is asked to play: a title, its options and how many seats, checked, or told what is wrong."""

from __future__ import annotations

from typing import NamedTuple

from parlour import games
from parlour.core.game import Game, Json, Outcome


class Setting(NamedTuple):
    """A title with options, all of them given, at so many seats."""

    game: Game
    options: Json
    seats: int


def read_setting(game: Game | str, preset: str = "", options: Json | None = None, seats: int = 0) -> Setting:
    """Return what is to be played; a game may be told by its key, and `seats` 0 are the fewest of the preset.

    `options` go beyond those of the preset, and without a preset beyond the defaults. Raises ValueError, with one
    sentence, where there is no such game or it cannot be played so.
    """
    if isinstance(game, str):
        if game not in games.REGISTRY:
            raise ValueError(f"there is no game {game!r}: choose one of {', '.join(games.REGISTRY)}")
        game = games.find(game)
    if preset and preset not in game.presets:
        raise ValueError(
            f"{game.key} has no preset {preset!r}: choose one of {', '.join(game.presets) or 'none'}"
        )
    usual = game.presets[preset] if preset else None
    chosen = {**game.defaults(), **(usual.options if usual else {}), **(options or {})}
    count = seats or (min(usual.seats) if usual else max(min(game.seats), min(2, max(game.seats))))
    refusal = game.check(chosen, count)
    if refusal:
        raise ValueError(f"{game.key} cannot be played so: {refusal.code} {refusal.args}")
    return Setting(game, chosen, count)


def reward(outcome: Outcome | None, setting: Setting) -> list[float]:
    """Return what each seat has won: winners 1, all others -1.

    0 for everybody where nobody has won, or not yet, and where all sides of several have won together.
    """
    game, options, seats = setting
    is_shared = outcome is not None and len(outcome.winners) == seats and len(game.sides(options, seats)) > 1
    if outcome is None or not outcome.winners or is_shared:
        return [0.0] * seats
    return [1.0 if seat in outcome.winners else -1.0 for seat in range(seats)]
