"""Numero: cards are taken by sums, wild cards change what piles are worth, and builds lie in wait."""

from parlour.games.numero.game import NUMERO

__all__ = ["NUMERO"]
