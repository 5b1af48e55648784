"""Numica: eight pieces a side on a floor of tiles that say how the piece on them moves."""

from parlour.games.numica.game import NUMICA

__all__ = ["NUMICA"]
