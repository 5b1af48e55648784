"""One position of the null game: whom it waits for, what may be said, and what everybody sees of it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import lru_cache

from parlour.core.game import (
    CHANCE,
    Ask,
    Event,
    Json,
    Merit,
    Move,
    Outcome,
    Part,
    Refusal,
    Seat,
    State,
)
from parlour.core.rng import Rng
from parlour.kit.hexes import CENTRE, Hex, beside, find, name

CARDS = tuple(range(1, 17))
FACES = tuple(range(1, 7))
STONES = 2  # that whoever takes a round plants (§9)
NOBODY = -1


class NullState(State):
    """One position of the null game."""

    __slots__ = (
        "asked",  # how many have been asked in the window of this round (§7)
        "chosen",  # each seat's card of this round, 0 until it has chosen
        "die",  # what was rolled for this round, 0 until it was (§6)
        "field",  # whether whoever takes a round plants stones (an option)
        "hands",  # each seat's cards, ascending; hidden from the others
        "laid",  # each seat's cards that lie open and are not out yet; with luck a round waits there (§6, §7)
        "luck",  # whether a die is rolled and cards may be added (an option)
        "motto",  # what stands below the table (an option); "" where nothing does (§10)
        "open",  # whether hands lie open (an option)
        "pairs",  # whether partners play together (an option)
        "planted",  # the stones of the field in order, each where it lies and whose it is; the first is nobody's (§9)
        "planter",  # who has taken a round and not planted yet, else NOBODY
        "played",  # each seat's cards of the rounds before, in order
        "points",  # each seat's rounds won
        "size",  # how many cards everybody is dealt (an option)
    )

    def __init__(
        self, seats: int, size: int, open_hands: bool, luck: bool, pairs: bool, field: bool, motto: str
    ) -> None:
        """Make the position before the deal."""
        self.size, self.open, self.luck, self.pairs, self.field = size, open_hands, luck, pairs, field
        self.motto = motto
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.laid: list[tuple[int, ...]] = [()] * seats
        self.played: list[tuple[int, ...]] = [()] * seats
        self.chosen = [0] * seats
        self.points = [0] * seats
        self.die = self.asked = 0
        self.planted: tuple[tuple[Hex, Seat], ...] = ((CENTRE, NOBODY),) if field else ()
        self.planter: Seat = NOBODY

    def copy(self) -> NullState:
        """Return an independent copy."""
        other = NullState(
            len(self.hands), self.size, self.open, self.luck, self.pairs, self.field, self.motto
        )
        other.hands, other.laid, other.played = self.hands[:], self.laid[:], self.played[:]
        other.chosen, other.points = self.chosen[:], self.points[:]
        other.die, other.asked = self.die, self.asked
        other.planted, other.planter = self.planted, self.planter
        return other

    # Whom it waits for, and what may be said

    def waiting(self) -> tuple[Seat, ...]:
        """Chance deals (§2) and rolls (§6); others are asked (§7); one plants (§9); or all choose at once (§3)."""
        if self.planter != NOBODY:
            return (self.planter,)
        if any(self.laid):
            return (self.asks_in_turn()[self.asked],) if self.die else (CHANCE,)
        if not any(self.hands) and not any(self.played):
            return (CHANCE,)
        return tuple(seat for seat, hand in enumerate(self.hands) if hand and not self.chosen[seat])

    def totals(self, answers: bool = True) -> list[int]:
        """Return what each seat's open cards come to, with or without answers; the lowest card gets the die (§6)."""
        laid = self.laid if answers else [cards[:1] for cards in self.laid]
        lowest = self.lowest()
        return [sum(cards) + (self.die if seat == lowest else 0) for seat, cards in enumerate(laid)]

    def lowest(self) -> Seat | None:
        """Return who laid the lowest card of the round, and so gets the die (§6); None where nobody laid one."""
        laid = [(cards[0], seat) for seat, cards in enumerate(self.laid) if cards]
        return min(laid)[1] if laid else None

    def leader(self, answers: bool = True) -> Seat:
        """Return who leads: the most, and where two have as much, the higher card of the round (§6)."""
        totals = self.totals(answers)
        return max(range(len(totals)), key=lambda seat: (totals[seat], self.laid[seat][:1]))

    def asks_in_turn(self) -> list[Seat]:
        """Return who is asked in the window: all who laid a card, from the left of who led when the die fell (§7)."""
        first, seats = self.leader(answers=False), len(self.laid)
        return [seat % seats for seat in range(first + 1, first + seats) if self.laid[seat % seats]]

    def moves(self, seat: Seat) -> list[Move] | None:
        """List `play` and each card of the hand, `pass` and what may be added; deals are too many to list."""
        if seat not in self.waiting():
            return []
        if seat == CHANCE:
            return [f"die {face}" for face in FACES] if any(self.laid) else None
        if self.planter != NOBODY:
            return list(_plantings(tuple(space for space, _ in self.planted)))
        if not any(self.laid):
            return [f"play {card}" for card in self.hands[seat]]
        totals = self.totals()
        lead = totals[self.leader()]
        return ["pass", *(f"add {card}" for card in self.hands[seat] if totals[seat] + card > lead)]

    def free(self, *also: Hex) -> list[Hex]:
        """Return where the next stone may be planted, if one is planted elsewhere before (§9)."""
        return beside([*(space for space, _ in self.planted), *also])

    def why_not_words(self, seat: Seat, words: list[str]) -> Refusal | None:
        """Explain why a sentence may not be said."""
        move = " ".join(words)
        verb, *words = words
        if seat == CHANCE:
            return self._why_not_chance(move, words)
        if self.planter != NOBODY:
            return self._why_not_plant(verb, words)
        wanted, rule = ("add", "§7") if any(self.laid) else ("play", "§3")
        if move == "pass" and wanted == "add":
            return None
        if verb != wanted or len(words) > 1:
            return Refusal(f"syntax-{wanted}", {}, rule)
        if not words:
            return Refusal("syntax-unfinished", {}, rule)
        if words[0] not in map(str, self.hands[seat]):
            return Refusal("not-held", {"card": words[0][:8]}, "§3")
        if move not in (self.moves(seat) or []):
            return Refusal("too-low", {"card": words[0], **self._compare(seat)}, "§7")
        return None

    def _why_not_chance(self, move: Move, words: list[str]) -> Refusal | None:
        if any(self.laid):
            return None if move in (self.moves(CHANCE) or []) else Refusal("syntax-die", {}, "§6")
        dealt = len(self.hands) * self.size
        known = {str(card) for card in CARDS}
        proper = move.startswith("deal ") and len(words) == dealt == len(set(words)) and set(words) <= known
        return None if proper else Refusal("syntax-deal", {"cards": dealt}, "§2")

    def _why_not_plant(self, verb: str, words: list[str]) -> Refusal | None:
        spaces = [find(word) for word in words]
        if verb != "plant" or len(words) > STONES or None in spaces:
            return Refusal("syntax-plant", {}, "§9")
        planted: list[Hex] = []
        for space in spaces:
            if space is None or space not in self.free(*planted):
                return Refusal("not-beside", {"space": name(space or CENTRE)}, "§9")
            planted.append(space)
        return Refusal("syntax-unfinished", {}, "§9") if len(words) < STONES else None

    def chance(self, rng: Rng) -> Move:
        """Roll the die (§6), or deal from a shuffled pack (§2)."""
        if any(self.laid):
            return f"die {rng.choice(FACES)}"
        pack = list(CARDS)
        rng.shuffle(pack)
        return "deal " + " ".join(map(str, pack[: len(self.hands) * self.size]))

    def sample(self, seat: Seat, rng: Rng) -> Move:
        """Return some legal sentence."""
        return self.chance(rng) if seat == CHANCE else super().sample(seat, rng)

    # What is asked

    def asks(self, seat: Seat, said: Move) -> Ask:
        """A seat is asked for a card of its hand, for stones, or whether it adds a card to what it has."""
        if self.planter != NOBODY:
            return Ask("plant")
        return Ask("add", self._compare(seat)) if any(self.laid) else Ask("card")

    def merits(self, seat: Seat, move: Move) -> list[Merit]:
        """A highest card is the best chance of a round (§4); with a card that is added, the seat leads (§7)."""
        verb, *words = move.split(" ")
        if verb == "play" and int(words[0]) == max(self.hands[seat]):
            return [Merit("last" if len(self.hands[seat]) == 1 else "highest")]
        if verb == "add":
            compared = self._compare(seat)
            return [Merit("leads", {**compared, "own": compared["own"] + int(words[0])})]
        return []

    def preview(self, seat: Seat, said: Move) -> Json | None:
        """A stone lies in the field as soon as it is said, so that the next can be planted beside it."""
        spaces = [find(word) for word in said.split(" ")[1:]] if self.planter != NOBODY else []
        if not spaces:
            return None
        state = self.copy()
        state.planted += tuple((space, seat) for space in spaces if space)
        return state.view(seat)

    def unfold(self, seat: Seat, move: Move, viewer: Seat | None) -> list[Part]:
        """Two stones are planted one after the other (§9)."""
        if self.planter == NOBODY:
            return []
        state = self.copy()
        state.planted += ((find(move.split(" ")[1]) or CENTRE, seat),)
        return [Part(state.view(viewer), 1)]

    def inquiries(self, seat: Seat) -> tuple[str, ...]:
        """Whoever is to choose a card may have those counted that beat it, where hands lie open."""
        return (
            ("higher",) if self.open and seat in self.waiting() and self.asks(seat, "").code == "card" else ()
        )

    def inquire(self, seat: Seat, code: str) -> Json:
        """Count the cards in the other hands that are higher than all of the seat's own."""
        others = (card for each, hand in enumerate(self.hands) if each != seat for card in hand)
        highest = max(self.hands[seat])
        return {"highest": highest, "count": sum(card > highest for card in others)}

    def _compare(self, seat: Seat) -> Json:
        totals = self.totals()
        return {"own": totals[seat], "lead": totals[self.leader()]}

    def window(self, seat: Seat) -> str:
        """Whoever is asked one by one is asked in a window (§7)."""
        return "add" if self.die else ""

    def could_answer(self, seat: Seat) -> bool:
        """Whoever has a card that would lead could add it; only the seat itself knows."""
        return len(self.moves(seat) or []) > 1

    # What a sentence brings about

    def apply(self, seat: Seat, move: Move) -> list[Event]:
        """Deal, roll, take a secret choice, or an answer; the last choice of a round lays all open (§4)."""
        if self.planter != NOBODY:
            return self._plant(seat, move.split(" ")[1:])
        numbers = [int(word) for word in move.split(" ")[1:]]
        if seat == CHANCE:
            return self._roll(numbers[0]) if any(self.laid) else self._deal(numbers)
        if any(self.laid):
            return self._answer(seat, numbers)
        self.chosen[seat] = numbers[0]
        events = [Event("chose", seat, {"card": numbers[0]}, frozenset({seat}), {})]
        if all(card or not hand for card, hand in zip(self.chosen, self.hands, strict=True)):
            events += self._lay_open()
        return events

    def _deal(self, cards: list[int]) -> list[Event]:
        for seat in range(len(self.hands)):
            self.hands[seat] = tuple(sorted(cards[seat * self.size : (seat + 1) * self.size]))
        return [
            Event("dealt", seat, {"cards": list(hand)}, None if self.open else frozenset({seat}), {})
            for seat, hand in enumerate(self.hands)
        ]

    def _lay_open(self) -> list[Event]:
        for seat, card in enumerate(self.chosen):
            self.laid[seat] = (card,) if card else ()
            self._drop(seat, card)
        cards, self.chosen = self.chosen, [0] * len(self.hands)
        event = Event("opened", self.leader(), {"cards": cards, "leader": self.leader()})
        return [event] if self.luck else [event, self._take()]

    def _drop(self, seat: Seat, card: int) -> None:
        self.hands[seat] = tuple(each for each in self.hands[seat] if each != card)

    def _roll(self, face: int) -> list[Event]:
        self.die = face
        event = Event("rolled", None, {"die": face, "leader": self.leader()})
        return [event] if self.asks_in_turn() else [event, self._take()]

    def _answer(self, seat: Seat, cards: list[int]) -> list[Event]:
        for card in cards:
            self.laid[seat] += (card,)
            self._drop(seat, card)
        events = [
            Event("added" if cards else "passed", seat, {"card": card} if cards else {})
            for card in cards or [0]
        ]
        self.asked += 1
        return events if self.asked < len(self.asks_in_turn()) else [*events, self._take()]

    def _take(self) -> Event:
        """Give the round to who leads; its cards are out of the game (§4)."""
        taker = self.leader()
        self.points[taker] += 1
        for seat, cards in enumerate(self.laid):
            self.played[seat] += cards
        self.laid = [()] * len(self.hands)
        self.die = self.asked = 0
        self.planter = taker if self.field else NOBODY
        return Event("taken", taker, {})

    def _plant(self, seat: Seat, words: list[str]) -> list[Event]:
        self.planted += tuple((find(word) or CENTRE, seat) for word in words)
        self.planter = NOBODY
        return [Event("planted", seat, {"space": word}) for word in words]

    # The end

    def sides(self) -> list[tuple[Seat, ...]]:
        """Return who plays together: each alone, or those who sit opposite each other (§8)."""
        return [(0, 2), (1, 3)] if self.pairs else [(seat,) for seat in range(len(self.hands))]

    def outcome(self) -> Outcome | None:
        """Most rounds win; sides that share the most share the win (§5)."""
        if self.waiting():
            return None
        scores = self.scores(len(self.hands))
        winners = frozenset(seat for seat, score in enumerate(scores) if score == max(scores))
        sides = sum(winners.issuperset(side) for side in self.sides())
        return Outcome("shared" if sides > 1 else "most", winners, scores)

    def scores(self, seats: int) -> tuple[int, ...]:
        """Return the rounds won, partners' together."""
        won = {seat: sum(self.points[each] for each in side) for side in self.sides() for seat in side}
        return tuple(won[seat] for seat in range(len(self.hands)))

    def worth(self, seat: Seat) -> float:
        """Return the lead in rounds, or the result."""
        scores = self.scores(len(self.hands))
        others = [scores[each] for side in self.sides() if seat not in side for each in side]
        return max(-1.0, min(1.0, (scores[seat] - max(others)) / (len(self.hands) * self.size / 2)))

    # Knowledge

    def view(self, seat: Seat | None) -> Json:
        """Return the own hand and choice, the others' number of cards, and all that was laid open."""
        shown = [self.open or each == seat for each in range(len(self.hands))]
        return {
            "seat": seat,
            **self._show_open(),
            "hands": [list(hand) if shown[each] else len(hand) for each, hand in enumerate(self.hands)],
            "chosen": [card if each == seat else bool(card) for each, card in enumerate(self.chosen)],
            "lowest": self.lowest(),
        }

    def dump(self) -> Json:
        """Return the full state."""
        hands, chosen = [list(hand) for hand in self.hands], list(self.chosen)
        return {**self._show_open(), "hands": hands, "chosen": chosen}

    def _show_open(self) -> Json:
        """Return what everybody sees."""
        return {
            "size": self.size,
            "open": self.open,
            "luck": self.luck,
            "pairs": self.pairs,
            "laid": [list(cards) for cards in self.laid],
            "die": self.die,
            "asked": self.asked,
            "played": [list(cards) for cards in self.played],
            "points": list(self.points),
            **(self._show_field() if self.field else {}),
            **({"motto": self.motto} if self.motto else {}),
        }

    def _show_field(self) -> Json:
        """Return the field, which a game without it does not have."""
        planted = [[name(space), owner] for space, owner in self.planted]
        return {"field": True, "planted": planted, "planter": self.planter}

    def hides(self) -> bool:
        """All rounds but those that are over are chosen in secret (§3), even where hands lie open."""
        return bool(self.waiting())

    def audit(self) -> list[str]:
        """Return what is wrong with this position."""
        owned = [
            hand + laid + out for hand, laid, out in zip(self.hands, self.laid, self.played, strict=True)
        ]
        cards = [card for own in owned for card in own]
        dealt = {len(own) for own in owned}
        chosen = list(zip(self.chosen, self.hands, strict=True))
        checks = (
            (len(set(cards)) == len(cards) and set(cards) <= set(CARDS), "a card is there twice, or is none"),
            (dealt in ({0}, {self.size}), "somebody has too many cards, or too few"),
            (all(card in (0, *hand) for card, hand in chosen), "somebody chose a card that he does not hold"),
            (
                not any(self.chosen) or not all(card or not hand for card, hand in chosen),
                "all have chosen, and the cards are not laid open",
            ),
            (all(list(hand) == sorted(hand) for hand in self.hands), "a hand is not in order"),
            (self._are_points_sound(), "the rounds played and the points disagree"),
            (self._is_window_sound(), "no round can be waiting like that"),
            (self._is_field_sound(), "no field can be planted like that"),
        )
        return [wrong for sound, wrong in checks if not sound]

    def _are_points_sound(self) -> bool:
        """Tell whether so many rounds can have been won: a card of each who had one, and perhaps one more (§7)."""
        rounds, most = sum(self.points), 2 if self.luck else 1
        if len(self.points) != len(self.hands) or min(self.points) < 0:
            return False
        takers = [cards.index(max(cards)) for cards in zip(*self.played, strict=False)]
        if not self.luck and self.points != [takers.count(seat) for seat in range(len(self.hands))]:
            return False
        return all(
            len(out) <= most * rounds and (len(out) >= rounds or len(out) == self.size) for out in self.played
        )

    def _is_window_sound(self) -> bool:
        """Tell whether what lies open can: a card of all who had one, and answers of those who were asked."""
        if not any(self.laid):
            return self.die == self.asked == 0
        if not self.luck or self.die not in (0, *FACES) or any(self.chosen):
            return False
        in_turn = self.asks_in_turn()
        answered = in_turn[: self.asked]
        proper = all(
            len(cards) <= (2 if seat in answered else 1) and (bool(cards) or not self.hands[seat])
            for seat, cards in enumerate(self.laid)
        )
        return proper and 0 <= self.asked < (len(in_turn) if self.die else 1)

    def _is_field_sound(self) -> bool:
        """Tell whether each stone lies beside one before it, and each seat has as many as its rounds are worth."""
        if not self.field:
            return not self.planted and self.planter == NOBODY
        seats = range(len(self.hands))
        if self.planter not in (NOBODY, *seats) or (self.planter != NOBODY and any(self.laid)):
            return False
        spaces, owners = [space for space, _ in self.planted], [owner for _, owner in self.planted]
        due = [STONES * (self.points[seat] - (seat == self.planter)) for seat in seats]
        return (
            self.planted[:1] == ((CENTRE, NOBODY),)
            and all(spaces[at] in beside(spaces[:at]) for at in range(1, len(spaces)))
            and owners.count(NOBODY) == 1
            and [owners.count(seat) for seat in seats] == due
            and len(owners) == 1 + sum(due)
        )

    def __str__(self) -> str:
        """Return one line about the table and one for each seat: hand, choice, cards played, points."""
        lines = [f"null, {self.size} cards, hands {'open' if self.open else 'hidden'}"]
        lines[0] += f", luck {self.die} {self.asked}" * self.luck + ", pairs" * self.pairs
        stones = " ".join(f"{name(space)}={owner}" for space, owner in self.planted)
        lines[0] += f", field {self.planter} {stones}" * self.field
        lines += [f"motto {json.dumps(self.motto)}"] * bool(self.motto)
        for seat, hand in enumerate(self.hands):
            parts: list[tuple[str, Iterable[int]]] = [("hand", hand), ("chose", (self.chosen[seat],))]
            parts += [("laid", self.laid[seat])] * self.luck
            parts += [("played", self.played[seat]), ("points", (self.points[seat],))]
            lines.append(", ".join(f"{name} {' '.join(map(str, part))}" for name, part in parts))
        return "\n".join(lines)


@lru_cache(maxsize=8)
def _plantings(planted: tuple[Hex, ...]) -> tuple[Move, ...]:
    """List the ways to plant: whoever composes one asks for all of them at each touch."""
    return tuple(
        f"plant {name(one)} {name(two)}" for one in beside(planted) for two in beside([*planted, one])
    )
