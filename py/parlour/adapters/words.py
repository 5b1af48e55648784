"""Actions by number: what may be said next of a sentence, in a space that stays the same for all of a game.

A sentence has more forms than any list can hold, so an action is its next word. Where a game lists its sentences, the
words are those with which one of them goes on: then whatever may be said leads to a sentence. Where there are too many
to list, the draft tells what may be touched, as it tells a person. Not all of that comes to something (cards that
add up to nothing), so BACK puts the last word back; and what a person would be refused, because he is to reckon for
himself, is refused here too: the word is not said, and nothing else happens.

Nobody does so for ever: PATIENCE words after the first, all is put back, and one sentence that is legal is left to be
said, found by chance from what the seat sees. So each game comes to its end.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import NamedTuple

from parlour.core.compose import compose
from parlour.core.game import Game, Move, Seat, State
from parlour.core.rng import Rng, seed_number

SAY = "say it"
"""Ends a sentence to which more words could be added; one to which none can be is said at once."""

BACK = "put back"
"""Puts the last word back. Like SAY it has a space, so no game has such a word."""

SPARE = 320
"""Actions for words that `Game.words` does not have. Nothing offers more of them than a board without end that has no
words for what is far away: a chain of n pieces of six sides has at most 2 n + 4 empty spaces around it (each further
piece takes one and adds three), which is 304 for six players with 25 pieces each."""

PATIENCE = 64
"""Words that may be spent on a sentence which is not listed, those that were put back or refused among them: more than
three times as many as the longest has that was met in random games (17)."""

LONGEST_KNOWLEDGE = 32_768
"""Bytes of what a seat knows: more than twice what was met in random games with the most seats (13,500)."""


class Begun(NamedTuple):
    """A sentence in the making."""

    said: Move = ""  # the words so far
    spent: int = 0  # words on a sentence that is not listed, all of them
    only: Move = ""  # the one sentence that is left, once patience is at its end
    whole: bool = False  # no word can be added: it is to be said
    words: tuple[str, ...] = ()  # what may be said next, SAY and BACK among it


def begin(game: Game, state: State, seat: Seat) -> Begun:
    """Return the sentence of a seat, which is waited for, before its first word."""
    return _offer(game, state, seat, Begun())


def go_on(game: Game, state: State, seat: Seat, begun: Begun, word: str) -> Begun:
    """Return the sentence after one of its words that may be said next."""
    if word == SAY:
        return begun._replace(whole=True)
    said = begun.said.rpartition(" ")[0] if word == BACK else f"{begun.said} {word}".strip()
    return _offer(game, state, seat, begun._replace(said=said), begun)


def _offer(game: Game, state: State, seat: Seat, begun: Begun, before: Begun | None = None) -> Begun:
    """Return a sentence with what may follow its words; as it was `before`, where the last of them is refused."""
    moves = [begun.only] if begun.only else state.moves(seat)
    if moves is not None:
        status, words = compose(moves, begun.said)
        return begun._replace(whole=status == "done", words=(*[SAY] * (status == "may"), *words))
    spent = begun.spent + (before is not None)
    if spent > PATIENCE:
        # Of what the seat sees, so that what is left tells it nothing.
        seen = game.from_view(state.view(seat), Rng("patience"))
        left = Begun(spent=spent, only=seen.sample(seat, Rng("patience")))
        return _offer(game, state, seat, left)
    draft = state.draft(seat, begun.said)
    if draft.status == "no" and before is not None:
        return before._replace(spent=spent)
    marks = [SAY] * (draft.status in ("may", "done")) + [BACK] * (draft.move != "")
    return Begun(draft.move, spent, "", draft.status == "done", (*marks, *draft.touch))


class Lexicon:
    """The actions of a game: SAY, BACK, each of its words, and SPARE ones for words of boards without end.

    A word that `Game.words` has is the same action in every position, game and run, as long as the game's words only
    grow at their end; so is each other word nearly always: its place among the spare ones comes from its letters, and
    only where two that are offered at once would meet, the later one in the alphabet takes the next place.
    """

    def __init__(self, game: Game) -> None:
        """Number the words; what `Game.words` has besides, pieces of JSON, is known by its quotation marks."""
        words = dict.fromkeys(word for word in game.words if '"' not in word)
        self.named = (SAY, BACK, *words)
        self.numbers = {word: number for number, word in enumerate(self.named)}
        self.size = len(self.named) + SPARE

    def number(self, words: Iterable[str]) -> dict[int, str]:
        """Return the words that are offered by their actions, in ascending order.

        Raises OverflowError where more of them than SPARE are unknown.
        """
        unknown = sorted(word for word in words if word not in self.numbers)
        if len(unknown) > SPARE:
            raise OverflowError(f"{len(unknown)} words have no action of their own, and only {SPARE} may")
        actions = {self.numbers[word]: word for word in words if word in self.numbers}
        for word in unknown:
            place = seed_number(word) % SPARE
            while len(self.named) + place in actions:
                place = (place + 1) % SPARE
            actions[len(self.named) + place] = word
        return dict(sorted(actions.items()))


def tell(state: State, seat: Seat, begun: Begun) -> str:
    """Return all that a seat knows, with what it has said so far of a sentence, as one line of JSON.

    It is made of the view, which is built up of what the seat knows, and of nothing else. At most LONGEST_KNOWLEDGE
    ASCII characters, keys in the order of the alphabet; raises OverflowError where it were more.
    """
    told = {"said": begun.said, "spent": begun.spent, "view": state.view(seat)}
    text = json.dumps(told, separators=(",", ":"), sort_keys=True)
    if len(text) > LONGEST_KNOWLEDGE:
        raise OverflowError(f"a view of {len(text)} characters, and only {LONGEST_KNOWLEDGE} have room")
    return text
