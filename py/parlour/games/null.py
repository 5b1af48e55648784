"""The null game: the smallest complete game, always built and tested; copy it to begin a new one.

Everybody is dealt a few cards and, each round, secretly chooses one; the highest card takes the round. Small as
it is, it has chance, hidden hands, secret choices, options, two to four seats and two ways to end. Paragraphs (§)
are those of web/games/null/rules/en.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from parlour.core.game import (
    CHANCE,
    COMMON_CODES,
    Ask,
    Event,
    Game,
    Json,
    Lesson,
    Level,
    Move,
    Option,
    Outcome,
    Preset,
    Refusal,
    Seat,
    State,
    refuse_turn,
)
from parlour.core.rng import Rng

CARDS = tuple(range(1, 17))


class NullState(State):
    """One position of the null game."""

    __slots__ = (
        "chosen",  # each seat's card of this round, 0 until it has chosen
        "hands",  # each seat's cards, ascending; hidden from the others
        "open",  # whether hands lie open (an option)
        "played",  # each seat's cards of the rounds before, in order
        "points",  # each seat's rounds won
        "size",  # how many cards everybody is dealt (an option)
    )

    def __init__(self, seats: int, size: int, open_hands: bool) -> None:
        """Make the position before the deal."""
        self.size, self.open = size, open_hands
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.played: list[tuple[int, ...]] = [()] * seats
        self.chosen = [0] * seats
        self.points = [0] * seats

    def copy(self) -> NullState:
        """Return an independent copy."""
        other = NullState(len(self.hands), self.size, self.open)
        other.hands, other.played = self.hands[:], self.played[:]
        other.chosen, other.points = self.chosen[:], self.points[:]
        return other

    def waiting(self) -> tuple[Seat, ...]:
        """Chance deals (§2); then everybody who has not chosen chooses, all at once (§3)."""
        if not any(self.hands) and not any(self.played):
            return (CHANCE,)
        return tuple(seat for seat, hand in enumerate(self.hands) if hand and not self.chosen[seat])

    def moves(self, seat: Seat) -> list[Move] | None:
        """List `play` and each card of the hand; deals are too many to list."""
        if seat not in self.waiting():
            return []
        return None if seat == CHANCE else [f"play {card}" for card in self.hands[seat]]

    def why_not(self, seat: Seat, move: object) -> Refusal | None:
        """Explain why a sentence may not be said."""
        refusal = refuse_turn(self, seat, move)
        if refusal:
            return refusal
        words = str(move).split(" ")
        cards = [
            int(word) if word.isascii() and word.isdigit() and len(word) < 3 else 0 for word in words[1:]
        ]
        if seat == CHANCE:
            dealt = len(self.hands) * self.size
            proper = len(cards) == dealt == len(set(cards)) and set(cards) <= set(CARDS)
            return (
                None
                if words[0] == "deal" and proper and words[1:] == list(map(str, cards))
                else Refusal("syntax-deal", {"cards": dealt}, "§2")
            )
        if words[0] != "play" or len(words) > 2:
            return Refusal("syntax-play", {}, "§3")
        if len(words) == 1:
            return Refusal("syntax-unfinished", {}, "§3")
        if f"play {cards[0]}" not in (self.moves(seat) or []) or words[1] != str(cards[0]):
            return Refusal("not-held", {"card": words[1][:8]}, "§3")
        return None

    def apply(self, seat: Seat, move: Move) -> list[Event]:
        """Deal, or take a secret choice; the last choice of a round lays all of them open (§4)."""
        cards = [int(word) for word in move.split(" ")[1:]]
        if seat == CHANCE:
            for each in range(len(self.hands)):
                self.hands[each] = tuple(sorted(cards[each * self.size : (each + 1) * self.size]))
            return [
                Event("dealt", each, {"cards": list(hand)}, None if self.open else frozenset({each}), {})
                for each, hand in enumerate(self.hands)
            ]
        self.chosen[seat] = cards[0]
        events = [Event("chose", seat, {"card": cards[0]}, frozenset({seat}), {})]
        if all(self.chosen):
            events.append(self._lay_open())
        return events

    def _lay_open(self) -> Event:
        taker = self.chosen.index(max(self.chosen))
        self.points[taker] += 1
        data = {"cards": self.chosen, "taker": taker}
        for seat, card in enumerate(self.chosen):
            self.hands[seat] = tuple(each for each in self.hands[seat] if each != card)
            self.played[seat] += (card,)
        self.chosen = [0] * len(self.hands)
        return Event("opened", taker, data)

    def chance(self, rng: Rng) -> Move:
        """Deal from a shuffled pack (§2)."""
        pack = list(CARDS)
        rng.shuffle(pack)
        return "deal " + " ".join(map(str, pack[: len(self.hands) * self.size]))

    def sample(self, seat: Seat, rng: Rng) -> Move:
        """Return some legal sentence."""
        return self.chance(rng) if seat == CHANCE else super().sample(seat, rng)

    def outcome(self) -> Outcome | None:
        """Most rounds win; seats that share the most share the win (§5)."""
        if self.waiting():
            return None
        most = max(self.points)
        winners = frozenset(seat for seat, points in enumerate(self.points) if points == most)
        return Outcome("shared" if len(winners) > 1 else "most", winners, tuple(self.points))

    def scores(self, seats: int) -> tuple[int, ...]:
        """Return the rounds won."""
        return tuple(self.points)

    def view(self, seat: Seat | None) -> Json:
        """Return the own hand and choice, the others' number of cards, and all that was laid open."""
        shown = [self.open or each == seat for each in range(len(self.hands))]
        return {
            "seat": seat,
            "size": self.size,
            "open": self.open,
            "waiting": list(self.waiting()),
            "hands": [list(hand) if shown[each] else len(hand) for each, hand in enumerate(self.hands)],
            "chosen": [card if each == seat else bool(card) for each, card in enumerate(self.chosen)],
            "played": [list(cards) for cards in self.played],
            "points": list(self.points),
        }

    def hides(self) -> bool:
        """All rounds but those that are over are chosen in secret (§3), even where hands lie open."""
        return bool(self.waiting())

    def dump(self) -> Json:
        """Return the full state."""
        return {
            "size": self.size,
            "open": self.open,
            "hands": [list(hand) for hand in self.hands],
            "chosen": list(self.chosen),
            "played": [list(cards) for cards in self.played],
            "points": list(self.points),
        }

    def asks(self, seat: Seat, said: Move) -> Ask:
        """A seat is only ever asked for a card."""
        return Ask("card")

    def worth(self, seat: Seat) -> float:
        """Return the lead in rounds, or the result."""
        others = [points for each, points in enumerate(self.points) if each != seat]
        return (self.points[seat] - max(others)) / max(self.size, 1)

    def audit(self) -> list[str]:
        """Return what is wrong with this position."""
        wrong = []
        cards = [card for seat in range(len(self.hands)) for card in self.hands[seat] + self.played[seat]]
        if len(set(cards)) != len(cards) or not set(cards) <= set(CARDS):
            wrong.append("a card is there twice, or is none")
        takers = [cards.index(max(cards)) for cards in zip(*self.played, strict=True)]
        if self.points != [takers.count(seat) for seat in range(len(self.hands))]:
            wrong.append("the rounds played and the points disagree")
        sizes = {len(hand) + len(played) for hand, played in zip(self.hands, self.played, strict=True)}
        if sizes not in ({0}, {self.size}):
            wrong.append("somebody has too many cards, or too few")
        if any(card and card not in hand for card, hand in zip(self.chosen, self.hands, strict=True)):
            wrong.append("somebody chose a card that he does not hold")
        if all(self.chosen):
            wrong.append("all have chosen, and the cards are not laid open")
        if any(list(hand) != sorted(hand) for hand in self.hands):
            wrong.append("a hand is not in order")
        return wrong

    def __str__(self) -> str:
        """Return one line about the table and one for each seat: hand, choice, cards played, points."""
        lines = [f"null, {self.size} cards, hands {'open' if self.open else 'hidden'}"]
        for seat, hand in enumerate(self.hands):
            parts = (hand, (self.chosen[seat],), self.played[seat], (self.points[seat],))
            names = ("hand", "chose", "played", "points")
            lines.append(
                ", ".join(
                    f"{name} {' '.join(map(str, part))}" for name, part in zip(names, parts, strict=True)
                )
            )
        return "\n".join(lines)


class Null(Game):
    """The null game as a title."""

    key = "null"
    rules = 1
    seats = range(2, 5)
    longest = 1 + 4 * 4
    options = (Option("size", 3, "number", (2, 4)), Option("open", False, "flag"))
    presets: ClassVar[Mapping[str, Preset]] = {
        "short": Preset({"size": 2}, seats),
        "open": Preset({"open": True, "size": 4}, seats),
    }
    levels = tuple(
        Level(*each) for each in (("random",), ("greedy", 0.8), ("greedy", 0.5), ("greedy", 0.2), ("greedy",))
    )
    lessons = (
        Lesson(
            "highest",
            """null, 3 cards, hands hidden
            hand 4 9 15, chose 0, played, points 0
            hand 2 7 12, chose 0, played, points 0""",
            0,
            frozenset({"play 15"}),
            "§4",
        ),
    )
    codes: ClassVar[Mapping[str, str]] = {
        **COMMON_CODES,
        "syntax-deal": "§2",
        "syntax-play": "§3",
        "syntax-unfinished": "§3",
        "not-held": "§3",
    }
    kinds = ("dealt", "chose", "opened")
    reasons = ("most", "shared")
    asks = ("card",)
    reveals = frozenset({"dealt", "opened"})
    words = ("play", "deal", *map(str, CARDS), "draw", "resign")

    def start(self, options: Json, seats: int) -> State:
        """Return the position before the deal."""
        chosen = {**self.defaults(), **options}
        return NullState(seats, chosen["size"], chosen["open"])

    def from_view(self, view: Json, rng: Rng) -> State:
        """Deal the others' hidden cards, and what they chose of them, from the cards not seen."""
        state = NullState(len(view["hands"]), view["size"], view["open"])
        state.played = [tuple(cards) for cards in view["played"]]
        state.points = list(view["points"])
        seen = {card for cards in view["played"] for card in cards}
        seen.update(card for hand in view["hands"] if isinstance(hand, list) for card in hand)
        unseen = [card for card in CARDS if card not in seen]
        rng.shuffle(unseen)
        for seat, hand in enumerate(view["hands"]):
            held = hand if isinstance(hand, list) else [unseen.pop() for _ in range(hand)]
            state.hands[seat] = tuple(sorted(held))
            chosen = view["chosen"][seat]
            state.chosen[seat] = rng.choice(state.hands[seat]) if chosen is True else int(chosen)
        return state

    def from_dump(self, dump: object, options: Json, seats: int) -> State | None:
        """Return the state of a dump, None where anything about it is wrong."""
        try:
            state = self._read_dump(dump)  # type: ignore[arg-type]  # hostile: any failure to read it is damage
            chosen = {**self.defaults(), **options}
            ours = (state.size, state.open, len(state.hands)) == (chosen["size"], chosen["open"], seats)
            return state if ours and not state.audit() and state.dump() == dump else None
        except (AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError):
            return None

    def _read_dump(self, dump: Json) -> NullState:
        if self.check({"size": dump["size"], "open": dump["open"]}, len(dump["hands"])):
            raise ValueError("options")
        state = NullState(len(dump["hands"]), dump["size"], dump["open"])
        state.hands = [tuple(map(int, hand)) for hand in dump["hands"]]
        state.played = [tuple(map(int, cards)) for cards in dump["played"]]
        state.chosen, state.points = list(map(int, dump["chosen"])), list(map(int, dump["points"]))
        return state

    def from_text(self, text: str) -> State:
        """Return the position of a picture."""
        headline, *lines = text.strip().splitlines()
        words = headline.replace(",", "").split()
        state = NullState(len(lines), int(words[1]), words[-1] == "open")
        for seat, line in enumerate(lines):
            hand, chose, played, points = (
                [int(word) for word in part.split()[1:]] for part in line.split(", ")
            )
            state.hands[seat], state.played[seat] = tuple(hand), tuple(played)
            state.chosen[seat], state.points[seat] = chose[0], points[0]
        return state


NULL = Null()
