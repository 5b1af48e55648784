"""The phrases of a turn, read, played and written: wild cards, then one number card that ends it (§4, §5)."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Event, Json, Move, Refusal, Seat
from parlour.games.numero.board import Board
from parlour.games.numero.cards import NAMES, NUMBER, VALUES, names_of
from parlour.games.numero.making import Making
from parlour.games.numero.refusals import (
    refuse_others,
    why_not_build,
    why_not_drop,
    why_not_group,
    why_not_number,
    why_not_places,
    why_not_rest,
    why_not_wild,
    why_not_work,
)
from parlour.games.numero.spelling import spell_sum
from parlour.kit.cards import set_of

ON, COLON, COMMA, SEMICOLON = "on", ":", ",", ";"
TAKE, BUILD, DISCARD, DROP, PASS = "take", "build", "discard", "drop", "pass"
VERBS = (TAKE, BUILD, DISCARD, DROP)


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
    return _play_last(making, phrases[-1]) or why_not_rest(making) or making


def part(words: Sequence[str], mark: str) -> list[list[str]]:
    """Return the words between marks."""
    parts: list[list[str]] = [[]]
    for word in words:
        if word == mark:
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def _discard_all(making: Making, words: Sequence[str]) -> Refusal | None:
    """R-NU-16: a player without a number card lays all down, and does nothing else."""
    wanted = [DISCARD, *names_of(making.board.hands[making.seat])]
    if making.board.only_takes():
        return refuse_others(making.board)
    if list(words) != wanted:
        return Refusal("only-wilds", {"cards": wanted[1:]}, "§5.6")
    making.discard_wilds()
    return None


def play_wild(making: Making, words: list[str]) -> Refusal | None:
    """Play a phrase that does not end the turn."""
    if words[:1] == [DROP] and len(words) == 2:
        refusal = why_not_drop(making, words[1])
        if refusal is None:
            making.drop(NUMBER[words[1]])
        return refusal
    if words[:1] and words[0] in VERBS:
        return Refusal("syntax-unfinished" if words[0] == DROP else "number-last", {}, "§4.1")
    if len(words) < 3 or words[1] != ON:
        return Refusal("syntax-turn", {}, "§4.1")
    places = _read_places(making, words[2:])
    refusal = why_not_wild(making, words[0])
    if refusal or isinstance(places, Refusal):
        return refusal or (places if isinstance(places, Refusal) else None)
    card = NUMBER[words[0]]
    refusal = why_not_work(making, card, places)
    if refusal is None:
        making.use(card, places)
    return refusal


def _read_places(making: Making, words: Sequence[str]) -> list[int] | Refusal:
    """Return where piles stand that are named in table order."""
    refusal = why_not_places(making, words)
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
        return refuse_others(making.board)
    if len(words) < 2:
        return Refusal("syntax-unfinished", {}, "§4.1")
    refusal = why_not_number(making, words[1])
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
    refusal = why_not_places(making, [word for word in words if word != COMMA])
    if refusal:
        return refusal
    read: list[list[int]] = []
    for group in groups:
        places = _read_places(making, group)
        if isinstance(places, Refusal):
            return places
        refusal = why_not_group(making, card, places)
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
    refusal = why_not_build(making, card, places)
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
    lines = making.score_lines() if board.choices.goal == "points" else {}
    data = _tell_take(making, lines)
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
