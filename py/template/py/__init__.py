"""My game: counters are taken from a pile, and the last one wins."""

from parlour.games.mygame.game import MYGAME

__all__ = ["MYGAME"]
