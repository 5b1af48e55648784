"""Why something may not be done in a turn in the making: words that name nothing there, and what does not add up."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Refusal
from parlour.games.numero.board import Board
from parlour.games.numero.cards import DECK, NAMES, NUMBER, VALUES, is_wild
from parlour.games.numero.making import Making
from parlour.games.numero.piles import Pile, join, put_number, put_wild
from parlour.games.numero.spelling import spell_build, spell_sum, spell_wild, tell

MOST_NAMED = 8
"""Letters of a word that a refusal repeats."""


def refuse_others(board: Board) -> Refusal:
    """Return why nothing but a take may be made: it is a last turn, or solitaire."""
    return Refusal("only-take", {"alone": board.is_alone()}, "§9.2" if board.is_alone() else "§6.1")


def why_not_places(making: Making, words: Sequence[str]) -> Refusal | None:
    """Return why words do not name piles of the centre, each once."""
    for word in words:
        if making.find(word) < 0:
            return _refuse_pile(making, word)
    if len(set(words)) < len(words):
        twice = next(word for at, word in enumerate(words) if word in words[:at])
        return Refusal("said-twice", {"pile": twice}, "§4.3")
    return None


def _refuse_pile(making: Making, word: str) -> Refusal:
    card = NUMBER.get(word, -1)
    for slot in making.slots:
        if card in slot.pile.cards:
            return Refusal("not-split", {"card": word, "pile": slot.word}, "§4.3")
    return Refusal("no-pile", {"pile": word[:MOST_NAMED]}, "§4.2")


def why_not_wild(making: Making, word: str) -> Refusal | None:
    """Return why a word names no wild card that can be used now."""
    card = NUMBER.get(word, -1)
    if card >= 0 and 1 << card & making.usable():
        return None
    if card in making.dropped:
        return Refusal("wild-rests", {"card": word}, "§5.7")
    if card >= 0 and making.used >> card & 1:
        return Refusal("wild-used", {"card": word}, "§5.1")
    if card >= 0 and not is_wild(card) and making.board.hands[making.seat] >> card & 1:
        return Refusal("not-wild", {"card": word}, "§5.1")
    return Refusal("not-held", {"card": word[:MOST_NAMED]}, "§4.1")


def why_not_number(making: Making, word: str) -> Refusal | None:
    """Return why a word names no number card of the hand."""
    card = NUMBER.get(word, -1)
    if card >= 0 and making.hand() >> card & 1:
        return Refusal("not-number", {"card": word}, "§4.1") if is_wild(card) else None
    return Refusal("not-held", {"card": word[:MOST_NAMED]}, "§4.1")


def why_not_work(making: Making, card: int, places: Sequence[int]) -> Refusal | None:
    """Return why a wild card makes no number of a join that may be (R-NU-11)."""
    piles = making.piles(places)
    if put_wild(join(piles), card, making.board.choices.exact) is not None:
        return None
    code = {"-": "below-zero", "^": "no-root"}.get(DECK[card].sort, "not-whole")
    return Refusal(code, {"card": NAMES[card], "sentence": spell_wild(piles, card)}, "§5.2")


def why_not_group(making: Making, card: int, places: Sequence[int]) -> Refusal | None:
    """Return why a number card does not take a join: they are not equal (R-NU-02)."""
    piles = making.piles(places)
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


def why_not_build(making: Making, card: int, places: Sequence[int]) -> Refusal | None:
    """Return why a number card makes no build with a join (R-NU-04, R-NU-05)."""
    piles = making.piles(places)
    total = put_number(join(piles), card)
    return _why_not_value(
        making, total, spell_build(piles, card), making.values_without(card), "§4.4", "§4.5"
    )


def _why_not_value(
    making: Making, pile: Pile, sentence: str, held: set[int], range_rule: str, answer_rule: str
) -> Refusal | None:
    """Return why a pile may not be left like that: out of range, or no card left answers it."""
    value, board = pile.value, making.board
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


def why_not_rest(making: Making) -> Refusal | None:
    """Return why the piles that are left may not be left so, once the turn is over (R-NU-09)."""
    for slot in making.slots:
        if not slot.is_changed():
            continue
        if making.board.only_takes():
            return Refusal("left-changed", {"pile": slot.word}, "§9.2" if making.board.is_alone() else "§6.1")
        refusal = _why_not_value(making, slot.pile, "", making.board.values(making.hand()), "§5.4", "§5.4")
        if refusal:
            return refusal
    return None


def why_not_drop(making: Making, word: str) -> Refusal | None:
    """Return why a wild card may not be laid down: it is none of the hand, or only a take may be made now."""
    refusal = why_not_wild(making, word)
    if refusal:
        return refusal
    if making.board.only_takes():
        return refuse_others(making.board)
    if not making.board.hands[making.seat] >> NUMBER[word] & 1:
        return Refusal("not-held", {"card": word}, "§5.5")
    return None
