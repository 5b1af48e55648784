"""Reads what was said or touched of a turn so far, cards in any order, and makes the proper sentence of it (R-NU-32).

A wild card and then a pile puts it there at once. Piles and then a wild card put it on their join; so does the word
`on`, after which piles are named up to `;`. A number card and piles, in any order, are a take or a build: which of the
two, and which takes, is found out, and asked only where both could be meant. What is touched again is taken back.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import chain, islice

from parlour.core.game import Move, Refusal, Seat
from parlour.games.numero.board import SELF, Board
from parlour.games.numero.cards import NAMES, NUMBER, VALUES, WILDS, is_wild, names_of
from parlour.games.numero.making import Making, weigh
from parlour.games.numero.partings import list_partings, part
from parlour.games.numero.refusals import (
    why_not_drop,
    why_not_group,
    why_not_number,
    why_not_places,
    why_not_wild,
    why_not_work,
)
from parlour.games.numero.scoring import score_takes
from parlour.games.numero.turn import (
    BUILD,
    COLON,
    COMMA,
    DISCARD,
    DROP,
    ON,
    PASS,
    SEMICOLON,
    TAKE,
    play,
    write_build,
    write_take,
    write_use,
)
from parlour.kit.meter import Meter

NOTHING = -1

MOST_PARTINGS = 100
"""Ways to part piles into takes that are compared; of more than that nobody could say which is best either."""

MOST_STEPS = 4_000
"""Steps that all searches of one sentence in the making share. Once they are spent, a pile may be offered that does not
fit, and several takes are understood only with commas between them."""


class Said:
    """A turn in the making, as far as it was said."""

    __slots__ = (
        "chosen",  # places of piles that were touched for the card that is to come, or that has come
        "groups",  # takes that were closed by a comma: places
        "legal",  # whether a last phrase may be played, where that was found out since the last word
        "making",  # the centre after all phrases that are complete
        "meter",  # the steps that are left for finding out what is meant
        "number",  # the number card that was touched, or NOTHING
        "parted",  # piles in takes, where that was found out since the last word
        "phrases",  # those that are complete, as they are written
        "refusal",  # why the last word does not fit, None where all do
        "several",  # whether piles are being named, after `on`, for the wild card
        "touches",  # the words so far, without those that were taken back
        "verb",  # take, build, discard or drop, where it was said
        "whole",  # whether piles are whole takes of a card, where that was found out since the last word
        "wild",  # the wild card that waits for its pile, or NOTHING
    )

    def __init__(self, board: Board, seat: Seat) -> None:
        """Begin with nothing said."""
        self.making = Making(board, seat)
        self.phrases: list[Move] = []
        self.touches: list[str] = []
        self.wild = self.number = NOTHING
        self.several = False
        self.verb = ""
        self.chosen: list[int] = []
        self.groups: list[list[int]] = []
        self.refusal: Refusal | None = None
        self.meter = Meter(MOST_STEPS)
        self.legal: dict[Move, bool] = {}
        self.parted: dict[tuple[int, ...], list[list[int]]] = {}
        self.whole: dict[tuple[int, ...], bool] = {}

    # Reading

    def hear(self, word: str) -> None:
        """Take one more word."""
        self.legal, self.parted, self.whole = {}, {}, {}
        card = NUMBER.get(word, NOTHING)
        if word in (COLON, SEMICOLON, COMMA, ON):
            self._hear_mark(word)
        elif word in (TAKE, BUILD, DISCARD, DROP):
            self._hear_verb(word)
        elif self.making.find(word) >= 0:
            self._hear_pile(word)
        elif card >= 0 and 1 << card & self.making.usable():
            self._hear_wild(card)
        elif card >= 0 and self.making.hand() >> card & 1 and not is_wild(card):
            self._hear_number(card)
        elif card >= 0 and is_wild(card):
            self.refusal = why_not_wild(self.making, word)
        elif card >= 0 and not self._wants_number():
            self.refusal = why_not_places(self.making, [word])
        else:
            self.refusal = (
                why_not_number(self.making, word) if card >= 0 else Refusal("syntax-turn", {}, "§4.1")
            )

    def _wants_number(self) -> bool:
        """Tell whether the next card would be the number card of the hand."""
        return self.verb in (TAKE, BUILD, DISCARD) and self.number == NOTHING

    def _hear_mark(self, mark: str) -> None:
        if mark == ON and self.wild >= 0 and not self.several:
            self.several = True
            self.touches.append(mark)
        elif mark == COMMA and self.number >= 0 and self.chosen and self.verb in ("", TAKE):
            self.refusal = why_not_group(self.making, self.number, sorted(self.chosen))
            self.groups.append(self.chosen)
            self.chosen = []
            self.touches.append(mark)
        elif mark == SEMICOLON and self.several and self.chosen:
            self._close()
        elif mark != COLON and (mark != SEMICOLON or self.wild >= 0 or self.chosen or self.number >= 0):
            self.refusal = Refusal("syntax-turn", {}, "§4.1")

    def _hear_verb(self, verb: str) -> None:
        if self.several and self.chosen:
            self._close()
        if verb == DROP and self.wild >= 0 and not self.several:
            card, self.wild = self.wild, NOTHING
            self._drop(card)
        elif self.verb or self.wild >= 0 or (verb in (DISCARD, DROP) and self.chosen):
            self.refusal = Refusal("syntax-turn", {}, "§4.1")
        else:
            self.verb = verb
        self.touches.append(verb)

    def _hear_pile(self, word: str) -> None:
        place = self.making.find(word)
        if self.wild >= 0 and not self.several:
            self.touches.append(word)
            self._use(self.wild, [place])
        elif place in self.chosen:
            self.chosen.remove(place)
            self._take_back(word)
        elif any(place in group for group in self.groups):
            self.refusal = Refusal("said-twice", {"pile": word}, "§4.3")
        elif self.verb == DISCARD:
            self.refusal = Refusal("syntax-turn", {}, "§4.1")
        else:
            self.chosen.append(place)
            self.touches.append(word)

    def _hear_wild(self, card: int) -> None:
        if self.several and self.chosen:
            self._close()
        if self.refusal:
            return
        if self.verb == DROP:
            self.verb = ""
            self.touches.append(NAMES[card])
            self._drop(card)
        elif self.chosen or self.verb or self.groups:
            if self.number >= 0 or self.verb or self.groups:
                self.refusal = Refusal("number-last", {}, "§4.1")
                return
            self.touches.append(NAMES[card])
            self._use(card, sorted(self.chosen))
        elif card == self.wild:
            self._put_back_wild()
        else:
            self._put_back_wild()
            self.wild = card
            self.touches.append(NAMES[card])

    def _hear_number(self, card: int) -> None:
        if self.several and self.chosen:
            self._close()
        if self.verb == DROP:
            self.refusal = why_not_wild(self.making, NAMES[card])
            return
        self._put_back_wild()
        if self.number >= 0:
            self._take_back(NAMES[self.number])
            self._open_groups()
        self.number = NOTHING if card == self.number else card
        if self.number >= 0:
            self.touches.append(NAMES[card])

    def _open_groups(self) -> None:
        """Take back the commas: what was closed for one number card is not for another."""
        self.chosen = [*(place for group in self.groups for place in group), *self.chosen]
        self.groups = []
        self.touches = [word for word in self.touches if word != COMMA]

    def _put_back_wild(self) -> None:
        """Take back a wild card that was touched and put nowhere."""
        if self.wild >= 0:
            self._take_back(NAMES[self.wild])
            if self.several:
                self._take_back(ON)
        self.wild, self.several = NOTHING, False

    def _take_back(self, word: str) -> None:
        """Take a word out of what was touched: the latest of its kind."""
        at = len(self.touches) - 1 - self.touches[::-1].index(word)
        del self.touches[at]

    def _close(self) -> None:
        """Put the wild card on all piles that were named after `on`; so touched, the piles come first."""
        words = [self.making.slots[at].word for at in self.chosen]
        for word in [NAMES[self.wild], ON, *words]:
            self._take_back(word)
        self.touches += [*words, NAMES[self.wild]] if len(words) > 1 else [NAMES[self.wild], *words]
        if self.number >= 0:  # it would take the piles for its own
            self._take_back(NAMES[self.number])
            self.touches.append(NAMES[self.number])
        self._use(self.wild, sorted(self.chosen))

    def _use(self, card: int, places: list[int]) -> None:
        self.refusal = why_not_work(self.making, card, places)
        if self.refusal is None:
            self.phrases.append(write_use(self.making, card, places))
            self.making.use(card, places)
        self.chosen, self.wild, self.several = [], NOTHING, False

    def _drop(self, card: int) -> None:
        self.refusal = why_not_drop(self.making, NAMES[card])
        if self.refusal is None:
            self.phrases.append(f"{DROP} {NAMES[card]}")
            self.making.drop(card)

    # What it comes to

    def is_silent(self) -> bool:
        """Tell whether nothing is said, or all was taken back."""
        return not self.touches

    def write_last(self) -> Move:
        """Return the phrase that ends the turn as far as it is said, "" where it is not clear which it is."""
        if self.number == NOTHING or self.wild >= 0:
            return ""
        if not self.chosen and not self.groups:
            return f"{DISCARD} {NAMES[self.number]}" if self.verb == DISCARD else ""
        if self.verb:
            return self.write_as(self.verb)
        if self.making.board.choices.help_of(self.making.seat) == SELF:
            return ""  # a player who reckons alone says what it is
        found = [
            phrase for verb in (TAKE, BUILD) if (phrase := self.write_as(verb)) and self._is_legal(phrase)
        ]
        return found[0] if len(found) == 1 else ""

    def write_as(self, verb: str) -> Move:
        """Return the last phrase as a take or a build of what was touched; one that adds up, if there is one."""
        if verb == BUILD:
            return "" if self.groups else write_build(self.making, self.number, self.chosen)
        groups = [*self.groups, *(self._part(self.chosen) if self.chosen else [])]
        return write_take(self.making, self.number, groups)

    def write(self, last: Move) -> Move:
        """Return the whole sentence with a last phrase."""
        return f" {SEMICOLON} ".join([*self.phrases, last])

    def _is_legal(self, last: Move) -> bool:
        """Tell whether the turn may end so; it is asked again and again, and each time all of the turn is played."""
        if last not in self.legal:
            board, seat = self.making.board, self.making.seat
            self.legal[last] = not isinstance(play(board, seat, self.write(last).split(" ")), Refusal)
        return self.legal[last]

    def list_meanings(self) -> list[str]:
        """Return as what the cards that are touched may be played: a take, a build, or both, until one is said."""
        verbs = (self.verb,) if self.verb else (TAKE, BUILD)
        return [verb for verb in verbs if (phrase := self.write_as(verb)) and self._is_legal(phrase)]

    def list_takes(self) -> list[list[int]]:
        """Return the takes that the piles come to with the number card; the last may be none yet, or a build."""
        takes = self._part(self.chosen)
        if len(takes) > 1:
            return [*self.groups, *takes]
        # What was chosen first may be whole takes, and the rest is what another take begins with.
        for count in range(len(self.chosen) - 1, 0, -1):
            first, rest = self.chosen[:count], self.chosen[count:]
            if self.is_parted(first, self.number):
                return [*self.groups, *self._part(first), sorted(rest)]
        return [*self.groups, *takes]

    def _part(self, places: Sequence[int]) -> list[list[int]]:
        """Return piles parted into takes of the number card: the way that scores most (R-NU-24)."""
        if tuple(places) not in self.parted:
            self.parted[tuple(places)] = self._find_best_parting(sorted(places))
        return self.parted[tuple(places)]

    def _find_best_parting(self, places: list[int]) -> list[list[int]]:
        piles = self.making.piles(places)
        values, value = [pile.value for pile in piles], VALUES[self.number]
        first = part(values, value, self.meter)
        if first is None:
            return [places]
        best, most = first, -1
        ways = chain([first], islice(list_partings(values, value, self.meter), MOST_PARTINGS))
        closed = [weigh(self.making.piles(sorted(group))) for group in self.groups]
        for groups in ways:
            heaps = [*closed, *(weigh([piles[at] for at in sorted(group)]) for group in groups)]
            points = sum(score_takes(heaps, self.number, clears=False).values())
            if points > most:
                best, most = groups, points
        return sorted(sorted(places[at] for at in group) for group in best)

    def is_parted(self, places: Sequence[int], card: int) -> bool:
        """Tell whether piles are whole takes of a number card."""
        key = (card, *sorted(places))
        if key not in self.whole:
            values = [self.making.slots[at].pile.value for at in places]
            self.whole[key] = part(values, VALUES[card], self.meter) is not None
        return self.whole[key]


def read(board: Board, seat: Seat, text: str) -> Said:
    """Read words in their order, up to the first that does not fit."""
    said = Said(board, seat)
    for word in text.split():
        said.hear(word)
        if said.refusal:
            break
    return said


# Sentences

_DECIMAL = re.compile(r"(?<![\w.,])0?[.,](?=[0-9]+(?![\w.,%]))")
_FRACTION = re.compile(r"(?<!\S)([0-9]) ?/ ?(?=[0-9])")
_APART = re.compile(r"(?<!\S)([-x/]) (?=[0-9])| (?=%)")
_MARKS = re.compile(r"([,;:])")
_EQUATION = re.compile(r"(\d+) ?= ?([\d +,]+)|([\d +,]+?) ?= ?(\d+)")


def tidy(board: Board, seat: Seat, text: str) -> Move:
    """Return what somebody typed or touched as a proper sentence; what means nothing stays as it is."""
    words = " ".join(text.split())
    if words == PASS:
        return words
    if not board.numbers(seat):
        return _tidy_wilds(board, seat, words)
    if not isinstance(play(board, seat, words.split(" ")), Refusal):
        return words
    spaced = " ".join(_MARKS.sub(r" \1 ", _join(words)).split())
    said = read(board, seat, _read_equation(board, seat, spaced) or spaced)
    last = "" if said.refusal else said.write_last()
    return said.write(last) if last else spaced  # so that what is refused is what was meant


def _tidy_wilds(board: Board, seat: Seat, words: str) -> Move:
    """R-NU-16: `discard` with nothing but wild cards lays all of them down, in the pack's order."""
    verb, *cards = _join(words).replace(",", " ").split() or [""]
    hand = names_of(board.hands[seat] & WILDS)
    return " ".join([DISCARD, *hand]) if verb == DISCARD and sorted(cards) in ([], sorted(hand)) else words


def _join(words: str) -> str:
    """Return words with the cards whole that people write with spaces, or a comma: `÷ 3`, `1 / 2`, `50 %`, `0,5`."""
    whole = _FRACTION.sub(r"\1/", _DECIMAL.sub("0.", words))
    return _APART.sub(lambda found: found[1] or "", whole)


def _read_equation(board: Board, seat: Seat, text: str) -> str:
    """Return `9 = 8 + 1`, either way round, as the cards that it means, "" where it is none or could mean others."""
    equation = _EQUATION.fullmatch(text)
    if not equation:
        return ""
    total, sums = equation[1] or equation[4], equation[2] or equation[3]
    cards = [card for card in names_of(board.numbers(seat)) if card[1:] == total]
    words = [TAKE, *cards, COLON]
    for group in sums.split(","):
        for number in group.split("+"):
            value = number.strip()
            piles = [NAMES[pile.cards[0]] for pile in board.centre if str(pile.value) == value]
            if len(piles) != 1:
                return ""
            words += piles
        words.append(COMMA)
    return " ".join(words[:-1]) if len(cards) == 1 else ""
