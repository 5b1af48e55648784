"""The null game, which the tests play: a little of everything that the contract has, as a wheel of its own.

Everybody is dealt a few cards and, each round, secretly chooses one; the highest card takes the round. Small as it
is, it has chance, hidden hands, secret choices, options, two to four seats, two ways to end, and where the people at
the table want it: a die, a window in which the others may answer, partners, and a field of hexagons. Paragraphs (§)
are those of web/rules/en.md beside this file.
"""

from .game import NULL

__all__ = ["NULL"]
