"""Legionz: Bugz are laid to a chain of hexagons, and the player who links the longest Legion wins."""

from parlour.games.legionz.game import LEGIONZ

__all__ = ["LEGIONZ"]
