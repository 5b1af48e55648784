"""Legionz: Bugz are laid to a chain of hexagons, and whoever links the longest Legion of his own wins."""

from parlour.games.legionz.game import LEGIONZ

__all__ = ["LEGIONZ"]
