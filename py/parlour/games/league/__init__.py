"""Numbers League: build superheroes from heads, bodies and legs, add them up, and capture villains."""

from parlour.games.league.game import LEAGUE

__all__ = ["LEAGUE"]
