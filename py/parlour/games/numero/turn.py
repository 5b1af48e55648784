"""The phrases of a turn, played on a centre in the making: wild cards, then one number card that ends it (§4, §5).

Nothing on the table is changed before the whole turn is known to be legal: that belongs to the turn as a whole, since a
pile that is left changed must be answered by the hand that is left then (R-NU-09).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from parlour.core.game import Event, Json, Move, Refusal, Seat
from parlour.games.numero.board import Board, Claimed
from parlour.games.numero.cards import DECK, NAMES, NUMBER, VALUES, is_wild, names_of
from parlour.games.numero.piles import Pile, join, lay, put_number, put_wild
from parlour.games.numero.scoring import Heap, heap_of, score_takes
from parlour.games.numero.spelling import spell_build, spell_sum, spell_wild, tell
from parlour.kit.cards import cards_of, set_of

ON, COLON, COMMA, SEMICOLON = "on", ":", ",", ";"
TAKE, BUILD, DISCARD, DROP, PASS = "take", "build", "discard", "drop", "pass"
VERBS = (TAKE, BUILD, DISCARD, DROP)

MOST_NAMED = 8
"""Letters of a word that a refusal repeats."""


class Slot(NamedTuple):
    """A pile of the centre in the making, and how it came to be in this turn."""

    pile: Pile
    before: tuple[Pile, ...]  # the piles that it was made of, as they stood before the turn
    put: tuple[int, ...] = ()  # the cards that the turn put on it, or that it lay down anew

    @property
    def word(self) -> str:
        """Return what it is called: its bottom card."""
        return NAMES[self.pile.cards[0]]

    def is_changed(self) -> bool:
        """Tell whether it was there before, and is something else now."""
        return bool(self.put and self.before)


class Making:
    """A turn in the making: what the centre looks like after its phrases so far, and what happened in them."""

    __slots__ = ("board", "card", "dropped", "events", "groups", "put", "seat", "slots", "used")

    def __init__(self, board: Board, seat: Seat) -> None:
        """Begin with the centre as it lies."""
        self.board, self.seat = board, seat
        self.slots = [Slot(pile, (pile,)) for pile in board.centre]
        self.used = 0  # wild cards that were put on piles
        self.put: list[int] = []  # those, and the card of a build, in the order in which they were put
        self.dropped: tuple[int, ...] = ()  # in their order; they rest until the next turn (R-NU-13)
        self.card = -1  # the number card that ended the turn
        self.groups: list[list[Slot]] = []  # what it took
        self.events: list[Event] = []

    # Looking

    def find(self, word: str) -> int:
        """Return the place of a pile, -1 where none is called so."""
        card = NUMBER.get(word, -1)
        return next((at for at, slot in enumerate(self.slots) if slot.pile.cards[0] == card), -1)

    def usable(self) -> int:
        """Return the wild cards that can still be put on piles."""
        return self.board.usable(self.seat) & ~self.used & ~set_of(self.dropped)

    def hand(self) -> int:
        """Return the cards that are in the hand still."""
        gone = self.used | set_of(self.dropped)
        return self.board.hands[self.seat] & ~gone & ~(1 << self.card if self.card >= 0 else 0)

    def values_without(self, card: int) -> set[int]:
        """Return the values that the hand still answers once a number card of it is played."""
        return self.board.values(self.hand() & ~(1 << card))

    def piles(self, places: Sequence[int]) -> list[Pile]:
        """Return the piles at some places."""
        return [self.slots[at].pile for at in places]

    # Refusing

    def refuse_places(self, words: Sequence[str]) -> Refusal | None:
        """Return why words do not name piles of the centre, each once."""
        for word in words:
            if self.find(word) < 0:
                return self._refuse_pile(word)
        if len(set(words)) < len(words):
            twice = next(word for at, word in enumerate(words) if word in words[:at])
            return Refusal("said-twice", {"pile": twice}, "§4.3")
        return None

    def _refuse_pile(self, word: str) -> Refusal:
        card = NUMBER.get(word, -1)
        for slot in self.slots:
            if card in slot.pile.cards:
                return Refusal("not-split", {"card": word, "pile": slot.word}, "§4.3")
        return Refusal("no-pile", {"pile": word[:MOST_NAMED]}, "§4.2")

    def refuse_wild(self, word: str) -> Refusal | None:
        """Return why a word names no wild card that can be used now."""
        card = NUMBER.get(word, -1)
        if card >= 0 and 1 << card & self.usable():
            return None
        if card in self.dropped:
            return Refusal("wild-rests", {"card": word}, "§5.7")
        if card >= 0 and self.used >> card & 1:
            return Refusal("wild-used", {"card": word}, "§5.1")
        if card >= 0 and not is_wild(card) and self.board.hands[self.seat] >> card & 1:
            return Refusal("not-wild", {"card": word}, "§5.1")
        return Refusal("not-held", {"card": word[:MOST_NAMED]}, "§4.1")

    def refuse_number(self, word: str) -> Refusal | None:
        """Return why a word names no number card of the hand."""
        card = NUMBER.get(word, -1)
        if card >= 0 and self.hand() >> card & 1:
            return Refusal("not-number", {"card": word}, "§4.1") if is_wild(card) else None
        return Refusal("not-held", {"card": word[:MOST_NAMED]}, "§4.1")

    def refuse_work(self, card: int, places: Sequence[int]) -> Refusal | None:
        """Return why a wild card makes no number of a join that may be (R-NU-11)."""
        piles = self.piles(places)
        if put_wild(join(piles), card, self.board.choices.exact) is not None:
            return None
        code = {"-": "below-zero", "^": "no-root"}.get(DECK[card].sort, "not-whole")
        return Refusal(code, {"card": NAMES[card], "sentence": spell_wild(piles, card)}, "§5.2")

    def refuse_group(self, card: int, places: Sequence[int]) -> Refusal | None:
        """Return why a number card does not take a join: they are not equal (R-NU-02)."""
        piles = self.piles(places)
        total = join(piles).value
        if total == VALUES[card]:
            return None
        data = {
            "sentence": spell_sum(piles),
            "sum": tell(total),
            "card": VALUES[card],
            "alone": len(piles) == 1,
        }
        return Refusal("wrong-sum", data, "§4.2")

    def refuse_build(self, card: int, places: Sequence[int]) -> Refusal | None:
        """Return why a number card makes no build with a join (R-NU-04, R-NU-05)."""
        piles = self.piles(places)
        total = put_number(join(piles), card)
        return self._refuse_value(total, spell_build(piles, card), self.values_without(card), "§4.4", "§4.5")

    def _refuse_value(
        self, pile: Pile, sentence: str, held: set[int], range_rule: str, answer_rule: str
    ) -> Refusal | None:
        """Return why a pile may not be left like that: out of range, or no card left answers it."""
        value, board = pile.value, self.board
        told = {
            "pile": NAMES[pile.cards[0]],
            "sentence": sentence,
            "value": tell(value),
            "built": bool(sentence),
        }
        if not isinstance(value, int) and value.denominator > 1:
            return Refusal("left-fraction", told, range_rule)
        if not 1 <= value <= board.most():
            return Refusal("left-range", {**told, "most": board.most()}, range_rule)
        if not board.bluffs() and value not in held:
            return Refusal("no-answer", told, answer_rule)
        return None

    def refuse_rest(self) -> Refusal | None:
        """Return why the piles that are left may not be left so, once the turn is over (R-NU-09)."""
        for slot in self.slots:
            if not slot.is_changed():
                continue
            if self.board.only_takes():
                return Refusal(
                    "left-changed", {"pile": slot.word}, "§9.2" if self.board.is_alone() else "§6.1"
                )
            refusal = self._refuse_value(slot.pile, "", self.board.values(self.hand()), "§5.4", "§5.4")
            if refusal:
                return refusal
        return None

    # Playing; what is played has been found to be in order

    def use(self, card: int, places: Sequence[int]) -> None:
        """Put a wild card on a pile, or on the join of several (R-NU-08)."""
        piles = self.piles(places)
        joined = put_wild(join(piles), card, self.board.choices.exact)
        assert joined is not None
        self._merge("changed", places, joined, card, spell_wild(piles, card))
        self.used |= 1 << card

    def _merge(self, kind: str, places: Sequence[int], joined: Pile, card: int, sentence: str) -> None:
        """Put one pile where the first of several stood (R-NU-32), and tell it with its number sentence."""
        words = [self.slots[at].word for at in places]
        data = {"card": NAMES[card], "piles": words, "sentence": sentence, "value": tell(joined.value)}
        self.events.append(Event(kind, self.seat, data))
        parts = [self.slots[at] for at in places]
        self.put.append(card)
        # What a challenge takes apart stands, and comes down, in the order of before: not pile by pile (R-NU-20).
        before = sorted((pile for part in parts for pile in part.before), key=self.board.centre.index)
        put = sorted((card, *(each for part in parts for each in part.put)), key=self.put.index)
        self.slots[places[0]] = Slot(joined, tuple(before), tuple(put))
        for at in reversed(places[1:]):
            del self.slots[at]

    def drop(self, card: int) -> None:
        """Lay a wild card down beside the piles (§5.5)."""
        self.dropped += (card,)
        self.events.append(Event("dropped", self.seat, {"card": NAMES[card]}))

    def take(self, card: int, groups: Sequence[Sequence[int]]) -> None:
        """Take groups of piles with a number card."""
        self.card = card
        self.groups = [[self.slots[at] for at in places] for places in groups]
        taken = {at for places in groups for at in places}
        self.slots = [slot for at, slot in enumerate(self.slots) if at not in taken]

    def build(self, card: int, places: Sequence[int]) -> None:
        """Add a number card to a pile or a join."""
        piles = self.piles(places)
        self._merge("built", places, put_number(join(piles), card), card, spell_build(piles, card))
        self.card = card

    def discard(self, card: int) -> None:
        """Lay a number card down in a space of its own (R-NU-31)."""
        self.card = card
        self.slots.append(Slot(lay(card), (), (card,)))
        self.events.append(Event("discarded", self.seat, {"cards": [NAMES[card]]}))

    def discard_wilds(self) -> None:
        """Lay down a hand of nothing but wild cards (R-NU-16)."""
        cards = self.board.hands[self.seat]
        self.dropped = tuple(cards_of(cards))
        self.events.append(Event("discarded", self.seat, {"cards": names_of(cards)}))

    # What stands at the end

    def clears(self) -> bool:
        """Tell whether nothing at all is left in the centre (R-NU-25)."""
        return not self.slots and not set_of(self.board.loose) & ~self.used and not self.dropped

    def score_lines(self) -> dict[str, int]:
        """Return what the take scores, by line, whether or not points are what the game is for."""
        heaps = [weigh([slot.pile for slot in group]) for group in self.groups]
        return score_takes(heaps, self.card, self.clears())

    def list_claimed(self) -> tuple[Claimed, ...]:
        """Return the piles that the turn changed and left (R-NU-20)."""
        return tuple(Claimed(*slot) for slot in self.slots if slot.is_changed())

    def answers(self) -> bool:
        """Tell whether the hand that is left answers every pile that was changed and left."""
        held = self.board.values(self.hand())
        return all(slot.pile.value in held for slot in self.slots if slot.is_changed())


def weigh(piles: Sequence[Pile]) -> Heap:
    """Return what counts of piles that are taken together."""
    joined = join(piles)
    return heap_of(joined.cards, joined.signs)


# Sentences


def play(board: Board, seat: Seat, words: Sequence[str]) -> Making | Refusal:
    """Play the sentence of a whole turn on a centre in the making, or say what is wrong with it."""
    making = Making(board, seat)
    if not board.numbers(seat):
        refusal = _discard_all(making, words)
        return refusal or making
    phrases = part(words, SEMICOLON)
    for phrase in phrases[:-1]:
        refusal = play_wild(making, phrase)
        if refusal:
            return refusal
    return _play_last(making, phrases[-1]) or making.refuse_rest() or making


def part(words: Sequence[str], mark: str) -> list[list[str]]:
    """Return the words between marks."""
    parts: list[list[str]] = [[]]
    for word in words:
        if word == mark:
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def _refuse_others(board: Board) -> Refusal:
    """Return why nothing but a take may be made: it is a last turn, or solitaire."""
    return Refusal("only-take", {"alone": board.is_alone()}, "§9.2" if board.is_alone() else "§6.1")


def _discard_all(making: Making, words: Sequence[str]) -> Refusal | None:
    """R-NU-16: whoever holds no number card lays all down, and does nothing else."""
    wanted = [DISCARD, *names_of(making.board.hands[making.seat])]
    if making.board.only_takes():
        return _refuse_others(making.board)
    if list(words) != wanted:
        return Refusal("only-wilds", {"cards": wanted[1:]}, "§5.6")
    making.discard_wilds()
    return None


def play_wild(making: Making, words: list[str]) -> Refusal | None:
    """Play a phrase that does not end the turn."""
    if words[:1] == [DROP] and len(words) == 2:
        refusal = refuse_drop(making, words[1])
        if refusal is None:
            making.drop(NUMBER[words[1]])
        return refusal
    if words[:1] and words[0] in VERBS:
        return Refusal("syntax-unfinished" if words[0] == DROP else "number-last", {}, "§4.1")
    if len(words) < 3 or words[1] != ON:
        return Refusal("syntax-turn", {}, "§4.1")
    places = _read_places(making, words[2:])
    refusal = making.refuse_wild(words[0])
    if refusal or isinstance(places, Refusal):
        return refusal or (places if isinstance(places, Refusal) else None)
    card = NUMBER[words[0]]
    refusal = making.refuse_work(card, places)
    if refusal is None:
        making.use(card, places)
    return refusal


def refuse_drop(making: Making, word: str) -> Refusal | None:
    """Return why a wild card may not be laid down: it is none of the hand, or only a take may be made now."""
    refusal = making.refuse_wild(word)
    if refusal:
        return refusal
    if making.board.only_takes():
        return _refuse_others(making.board)
    if not making.board.hands[making.seat] >> NUMBER[word] & 1:
        return Refusal("not-held", {"card": word}, "§5.5")
    return None


def _read_places(making: Making, words: Sequence[str]) -> list[int] | Refusal:
    """Return where piles stand that are named in table order."""
    refusal = making.refuse_places(words)
    if refusal:
        return refusal
    places = [making.find(word) for word in words]
    if places != sorted(places):
        proper = [making.slots[at].word for at in sorted(places)]
        return Refusal("syntax-order", {"piles": proper}, "§4.3")
    return places


def _play_last(making: Making, words: list[str]) -> Refusal | None:
    """Play the phrase that ends the turn, by exactly one number card (R-NU-15)."""
    verb = words[0] if words else ""
    if verb == DROP or (len(words) > 1 and words[1] == ON):
        return Refusal("no-number", {}, "§4.1")
    if verb not in VERBS:
        return Refusal("syntax-turn", {}, "§4.1")
    if verb != TAKE and making.board.only_takes():
        return _refuse_others(making.board)
    if len(words) < 2:
        return Refusal("syntax-unfinished", {}, "§4.1")
    refusal = making.refuse_number(words[1])
    if refusal:
        return refusal
    card, rest = NUMBER[words[1]], words[2:]
    if verb == DISCARD:
        if rest:
            return Refusal("syntax-turn", {}, "§4.1")
        making.discard(card)
        return None
    if rest[:1] != [COLON] or len(rest) < 2:
        return Refusal("syntax-unfinished" if rest in ([], [COLON]) else "syntax-turn", {}, "§4.1")
    return _play_take(making, card, rest[1:]) if verb == TAKE else _play_build(making, card, rest[1:])


def _play_take(making: Making, card: int, words: list[str]) -> Refusal | None:
    groups = part(words, COMMA)
    if [] in groups:
        return Refusal("syntax-turn", {}, "§4.1")
    refusal = making.refuse_places([word for word in words if word != COMMA])
    if refusal:
        return refusal
    read: list[list[int]] = []
    for group in groups:
        places = _read_places(making, group)
        if isinstance(places, Refusal):
            return places
        refusal = making.refuse_group(card, places)
        if refusal:
            return refusal
        read.append(places)
    if read != sorted(read):
        proper = f" {COMMA} ".join(" ".join(making.slots[at].word for at in each) for each in sorted(read))
        return Refusal("syntax-order", {"piles": proper.split(" ")}, "§4.3")
    making.take(card, read)
    return None


def _play_build(making: Making, card: int, words: list[str]) -> Refusal | None:
    places = _read_places(making, words)
    if isinstance(places, Refusal):
        return places
    refusal = making.refuse_build(card, places)
    if refusal is None:
        making.build(card, places)
    return refusal


def write_use(making: Making, card: int, places: Sequence[int]) -> Move:
    """Return the phrase with which a wild card is put on piles."""
    return " ".join([NAMES[card], ON, *(making.slots[at].word for at in sorted(places))])


def write_take(making: Making, card: int, groups: Sequence[Sequence[int]]) -> Move:
    """Return the phrase with which a number card takes groups of piles, all in their order."""
    ordered = sorted(sorted(places) for places in groups)
    listed = f" {COMMA} ".join(" ".join(making.slots[at].word for at in places) for places in ordered)
    return f"{TAKE} {NAMES[card]} {COLON} {listed}"


def write_build(making: Making, card: int, places: Sequence[int]) -> Move:
    """Return the phrase with which a number card is added to piles."""
    return " ".join([BUILD, NAMES[card], COLON, *(making.slots[at].word for at in sorted(places))])


# What a whole turn brings about


def carry_out(making: Making) -> None:
    """Put a legal turn on the table: cards leave the hand, piles stand as they were made, takes are scored."""
    board, seat = making.board, making.seat
    board.hands[seat] = making.hand()
    board.loose = (*(card for card in board.loose if not making.used >> card & 1), *making.dropped)
    board.centre = tuple(slot.pile for slot in making.slots)
    proved = {int(slot.pile.value) for slot in making.slots if slot.is_changed()}
    board.proved[seat] = () if board.bluffs() else tuple(sorted(proved))
    if making.groups:
        _win(making)


def _win(making: Making) -> None:
    board, seat = making.board, making.seat
    cards = {making.card}
    for group in making.groups:
        cards.update(card for slot in group for card in slot.pile.cards)
    board.won[seat] |= set_of(cards)
    board.taker = seat
    lines = making.score_lines()
    data = _tell_take(making, lines if board.choices.goal == "points" else {})
    making.events.append(Event("took", seat, {**data, "cards": names_of(set_of(cards)), "count": len(cards)}))
    board.score(seat, lines)


def _tell_take(making: Making, lines: dict[str, int]) -> Json:
    """Return a take as data: its piles and number sentences, group by group, and the lines of its score."""
    words: list[str] = []
    for group in making.groups:
        words += [*([COMMA] if words else []), *(slot.word for slot in group)]
    return {
        "card": NAMES[making.card],
        "value": VALUES[making.card],
        "piles": words,
        "sentences": [spell_sum([slot.pile for slot in group]) for group in making.groups],
        "takes": len(making.groups),
        "earned": [f"{line} {points}" for line, points in lines.items()],
        "points": sum(lines.values()),
    }
