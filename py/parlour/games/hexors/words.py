"""The words of Hexors' tokens; part of their format, so new ones stand at the end."""

from parlour.games.hexors.field import field_of
from parlour.games.hexors.tiles import BUILT_IN, COLOURS, POWERS, word

WORDS: tuple[str, ...] = (
    *("roll", *COLOURS, "pass", "power", "fight", "boost", "take", "deal", "toss"),
    *field_of(7).words,
    *map(word, [*BUILT_IN, *POWERS]),
    *("1", "2", "3", "4", "resign", "draw"),
    *field_of(14).words[len(field_of(7).words) :],
)
