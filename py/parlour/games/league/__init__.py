"""Numbers League: build superheroes from heads, bodies and legs, add them up, and capture villains."""

from parlour.games.league.options import LEAGUE

__all__ = ["LEAGUE"]
