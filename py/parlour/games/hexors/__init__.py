"""Hexors: tiles of six strike values move over a field of hexagons, and fight by the colour of a die."""

from parlour.games.hexors.game import HEXORS

__all__ = ["HEXORS"]
