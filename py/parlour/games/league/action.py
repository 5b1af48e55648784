"""The action phase: playing parts and devices, trading with the Sidekick, going back to headquarters (§4)."""

from __future__ import annotations

from parlour.core.compose import Status, compose
from parlour.core.game import NO_ASK, Ask, Draft, Event, Move, Refusal, Seat
from parlour.core.rng import Rng
from parlour.games.league import capture
from parlour.games.league.board import (
    ACTION,
    CAPTURE,
    NOTHING_BEGUN,
    PLAYS,
    VERBS,
    Board,
    Hero,
    is_villain,
    name_hero,
)
from parlour.games.league.cards import KINDS, NAMES, NO_CARD, NUMBER, SLOTS, VALUES, names_of
from parlour.games.league.ending import energize
from parlour.kit.cards import cards_of, set_of

NAMED = VERBS[2:]
"""Verbs that are said; a part is played by its card alone, and a device given by its own."""

# How often each is tried where somebody plays at random: as often as people do, or nothing would ever be built.
_EAGERNESS = {"play": 12, "device": 12, "trade": 2, "hq": 1, "done": 1}


# What may be said


def list_moves(board: Board, seat: Seat) -> list[Move]:
    """Return every sentence of the action phase."""
    sentences: list[Move] = []
    for verb in VERBS:
        sentences += _list(board, seat, verb)
    return sentences


def _list(board: Board, seat: Seat, verb: str) -> list[Move]:
    """Return every sentence that begins with a verb."""
    hand = cards_of(board.hands[seat])
    if verb == "play":
        begun = board.begun[seat]
        return [f"play {NAMES[card]}" for card in hand if SLOTS[card] >= 0 and begun[SLOTS[card]] == NO_CARD]
    if verb == "device":
        free = [number for number, hero in enumerate(board.heroes[seat]) if hero.device == NO_CARD]
        devices = [card for card in hand if SLOTS[card] < 0]
        return [f"device {NAMES[card]} {name_hero(number)}" for card in devices for number in free]
    if verb == "trade":
        return [f"trade {NAMES[card]} {NAMES[other]}" for card in hand for other in board.sidekick]
    if verb == "done":
        return ["done"]
    if board.plays < PLAYS:
        return []
    subsets: list[Move] = ["hq"]
    for card in hand:  # in the order of the deck (R-NL-28)
        subsets += [f"{said} {NAMES[card]}" for said in subsets]
    return subsets[1:]


def sample(board: Board, seat: Seat, rng: Rng) -> Move:
    """Return some sentence, verbs as people use them; uniformly, most would lead back to headquarters."""
    offers = [
        (verb, sentences)
        for verb, sentences in ((verb, _list(board, seat, verb)) for verb in VERBS)
        if sentences
    ]
    at = rng.below(sum(_EAGERNESS[verb] for verb, _ in offers))
    for verb, sentences in offers:
        at -= _EAGERNESS[verb]
        if at < 0:
            return rng.choice(sentences)
    return "done"


def tidy(text: str) -> Move:
    """Return cards for headquarters in the order of the deck (R-NL-28), and nothing between a verb and its cards."""
    verb, *cards = text.split(" ")
    if verb not in VERBS:
        return text
    cards = [card for card in cards if card != ":"]
    if verb != "hq" or not all(card in NUMBER for card in cards):
        return " ".join([verb, *cards])
    return " ".join([verb, *sorted(cards, key=NUMBER.__getitem__)])


def why_not(board: Board, seat: Seat, words: list[str]) -> Refusal | None:
    """Return why a seat may not say this in its action phase."""
    verb, rest = words[0], words[1:]
    if verb in ("capture", "pass", "s") or board.hero_at(seat, verb) is not None or is_villain(board, verb):
        return _refuse_capture(board, seat, words)
    if verb not in VERBS or (verb == "done" and rest):
        touched = verb in NUMBER and not rest  # a card alone: nobody types that
        return (_why_not_held(board, seat, verb) if touched else None) or Refusal("syntax-action", {}, "§4.1")
    if verb == "done":
        return None
    if verb == "hq":
        return _why_not_hq(board, seat, rest)
    if len(rest) > (1 if verb == "play" else 2):
        return Refusal("syntax-action", {}, "§4.1")
    if not rest:
        return Refusal("syntax-unfinished", {}, "§4.1")
    refusal = _why_not_held(board, seat, rest[0])
    if refusal:
        return refusal
    card = NUMBER[rest[0]]
    if verb == "play":
        return _why_not_part(board, seat, card)
    if verb == "trade":
        if len(rest) == 1:
            return Refusal("syntax-unfinished", {}, "§4.1")
        with_sidekick = rest[1] in _name_sidekick(board)
        return None if with_sidekick else Refusal("not-sidekick", {"card": rest[1][:8]}, "§4.6")
    return _why_not_device(board, seat, card, rest[1:])


def _refuse_capture(board: Board, seat: Seat, words: list[str]) -> Refusal:
    """Say that cards come before captures (R-NL-23), and what would make a touch possible: `first`, where one would."""
    after = board.copy()
    after.plays, after.stage = 0, CAPTURE
    refused = capture.draft(after, seat, " ".join(words)).refusal
    if refused is not None and refused.code in ("no-team", "still-begun"):
        return refused  # to finish one's cards would not help
    possible = refused is None and capture.can_touch(after, seat)
    return Refusal("still-action", {"first": "done"} if possible else {}, "§4.1")


def _name_sidekick(board: Board) -> list[str]:
    return [NAMES[card] for card in board.sidekick]


def _why_not_held(board: Board, seat: Seat, word: str) -> Refusal | None:
    """Return what keeps a card from being used: a hand does not hold it, and where it lies may say what to do."""
    if board.holds(seat, word):
        return None
    if word in _name_sidekick(board):
        return Refusal("sidekick-card", {"card": word}, "§4.6")
    carrier = board.carried(seat).get(word)
    if carrier is not None:
        return Refusal("device-carried", {"device": word, "hero": name_hero(carrier)}, "§4.5")
    return Refusal("not-held", {"card": word[:8]}, "§4.2")


def _why_not_part(board: Board, seat: Seat, card: int) -> Refusal | None:
    """R-NL-07: any order, but each place of the unfinished superhero once."""
    if SLOTS[card] < 0:
        return Refusal("not-part", {"card": NAMES[card]}, "§4.3")
    there = board.begun[seat][SLOTS[card]]
    if there == NO_CARD:
        return None
    data = {"card": NAMES[card], "part": KINDS[SLOTS[card]], "there": NAMES[there]}
    return Refusal("part-there", data, "§4.3")


def _why_not_device(board: Board, seat: Seat, card: int, rest: list[str]) -> Refusal | None:
    """R-NL-18: on one's own completed superheroes, one device on each."""
    if SLOTS[card] >= 0:
        return Refusal("not-device", {"card": NAMES[card]}, "§4.5")
    if not rest:
        if all(hero.device != NO_CARD for hero in board.heroes[seat]):
            return Refusal("no-carrier", {"card": NAMES[card]}, "§4.5")
        return Refusal("syntax-unfinished", {}, "§4.1")
    number = board.hero_at(seat, rest[0])
    if number is None:
        number = board.carried(seat).get(rest[0])  # it lies on its carrier
    if number is None:
        return Refusal("no-hero", {"hero": rest[0][:8]}, "§4.5")
    device = board.heroes[seat][number].device
    if device != NO_CARD:
        return Refusal("hero-armed", {"hero": name_hero(number), "device": NAMES[device]}, "§4.5")
    return None


def _why_not_hq(board: Board, seat: Seat, words: list[str]) -> Refusal | None:
    """R-NL-09: instead of all plays, and at least one card; R-NL-28: in the order of the deck."""
    if board.plays < PLAYS:
        return Refusal("hq-late", {}, "§4.7")
    if not words:
        return Refusal("syntax-unfinished", {}, "§4.1")
    for word in words:
        refusal = _why_not_held(board, seat, word)
        if refusal:
            return refusal
    cards = [NUMBER[word] for word in words]
    if cards != sorted(set(cards)):
        return Refusal("syntax-hq", {"cards": names_of(set_of(cards))}, "§4.7")
    return None


# What it brings about


def apply(board: Board, seat: Seat, words: list[str]) -> list[Event]:
    """Play a legal sentence of the action phase."""
    verb = words[0]
    if verb == "done":
        events = [Event("ready", seat, {"left": board.plays})]
        board.plays, board.stage = 0, CAPTURE
        return events
    board.acted = True
    if verb == "hq":
        return _return(board, seat, set_of(NUMBER[word] for word in words[1:]))
    card = NUMBER[words[1]]
    board.hands[seat] &= ~(1 << card)
    board.known[seat] &= ~(1 << card)
    if verb == "play":
        events = _add_part(board, seat, card)
    elif verb == "device":
        events = _equip(board, seat, card, int(words[2][1:]) - 1)
    else:
        events = _trade(board, seat, card, NUMBER[words[2]])
    board.plays -= 1
    if not board.plays or not board.hands[seat]:  # R-NL-27
        board.plays, board.stage = 0, CAPTURE
    return events


def _add_part(board: Board, seat: Seat, card: int) -> list[Event]:
    slot = SLOTS[card]
    begun = board.begun[seat]
    head, body, legs = parts = (*begun[:slot], card, *begun[slot + 1 :])
    hero = name_hero(len(board.heroes[seat]))
    data = {"card": NAMES[card], "part": KINDS[slot], "value": VALUES[card], "hero": hero}
    events = [Event("played", seat, data)]
    board.begun[seat] = (head, body, legs)
    if NO_CARD not in parts:
        done = Hero((head, body, legs))
        board.heroes[seat] += (done,)
        board.begun[seat] = NOTHING_BEGUN
        shown = {"hero": hero, "parts": [NAMES[part] for part in parts], "sum": done.total}
        events.append(Event("completed", seat, shown))
    return events


def _equip(board: Board, seat: Seat, device: int, number: int) -> list[Event]:
    heroes = board.heroes[seat]
    hero = heroes[number]._replace(device=device)
    board.heroes[seat] = (*heroes[:number], hero, *heroes[number + 1 :])
    parts = [NAMES[part] for part in hero.parts]
    data = {
        "device": NAMES[device],
        "hero": name_hero(number),
        "parts": parts,
        "sum": hero.total,
        "armed": hero.armed,
    }
    return [Event("equipped", seat, data)]


def _trade(board: Board, seat: Seat, gave: int, got: int) -> list[Event]:
    """R-NL-10: one for one; everybody sees which card goes where, and that it is in the hand now."""
    before = board.sidekick_sum()
    board.sidekick = tuple(gave if card == got else card for card in board.sidekick)
    board.hands[seat] |= 1 << got
    board.known[seat] |= 1 << got
    events = [Event("traded", seat, {"gave": NAMES[gave], "got": NAMES[got]})]
    after = board.sidekick_sum()
    if before is None and after is not None:
        events.append(Event("woke", None, {"sum": after}))
    elif before is not None and after is None:
        events.append(Event("slept", None, {}))
    return events


def _return(board: Board, seat: Seat, cards: int) -> list[Event]:
    """R-NL-09: nobody else sees which cards go back, so nobody can be sure of any of this hand any more."""
    board.hands[seat] &= ~cards
    board.known[seat] = 0
    board.hall |= cards
    board.plays = 0
    count = {"count": cards.bit_count()}
    event = Event("returned", seat, {**count, "cards": names_of(cards)})
    return [event._replace(only=frozenset({seat}), mask=count), *energize(board)]


# Drafts


def draft(board: Board, seat: Seat, said: Move) -> Draft:
    """Return the sentence in the making: a card alone is played, and cards of `hq` may be touched in any order."""
    words = said.split(" ") if said else []
    if words and words[0] == "hq" and board.plays == PLAYS:
        return _draft_hq(board, seat, said, words[1:])
    if words in (["play"], ["device"]):  # what is left of a card that was taken back
        return draft(board, seat, "")
    if words and board.holds(seat, words[0]):
        said = f"{'device' if SLOTS[NUMBER[words[0]]] < 0 else 'play'} {said}"
    status, touch = compose(list_moves(board, seat), said)
    if status == "no":
        return Draft(said, "no", NO_ASK, (), None, board.why_not(seat, said))
    if not said:
        sentences = _list(board, seat, "play") + _list(board, seat, "device")
        cards = dict.fromkeys(sentence.split(" ")[1] for sentence in sentences)
        touch = (*(word for word in touch if word in NAMED), *cards)
    return Draft(said, status, asks(board, said) if touch else NO_ASK, touch, None)


def _draft_hq(board: Board, seat: Seat, said: Move, words: list[str]) -> Draft:
    chosen = 0
    for word in words:
        if not board.holds(seat, word):
            return Draft(said, "no", NO_ASK, (), None, board.why_not(seat, said))
        chosen ^= 1 << NUMBER[word]
    move = " ".join(["hq", *names_of(chosen)])
    touch = tuple(names_of(board.hands[seat] & ~chosen))
    status: Status = "more" if not chosen else "may" if touch else "done"
    return Draft(move, status, asks(board, move) if touch else NO_ASK, touch, None)


def asks(board: Board, said: Move) -> Ask:
    """Return what is asked for after these words of the action phase."""
    words = said.split(" ")
    if words[0] not in VERBS:
        return _ask_for_cards(board)
    if words[0] == "hq":
        return Ask("hq-more" if len(words) > 1 else "hq")
    return Ask("device-for" if words[0] == "device" else "trade-for" if len(words) > 1 else "trade")


def _ask_for_cards(board: Board) -> Ask:
    """Ask for a card; where none fits, tell whether to go back to headquarters for new ones would cost no capture."""
    seat = board.turn
    fits = bool(_list(board, seat, "play") or _list(board, seat, "device"))
    returns = not fits and board.plays == PLAYS and board.hall > 0 and not capture.can_touch(board, seat)
    return Ask(ACTION, {"plays": board.plays, "fits": fits, "returns": returns})
