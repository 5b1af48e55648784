"""A plain second referee for Numbers League, written from the rule book alone, to check the real one against."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain, combinations, product
from typing import Any, NamedTuple, TypeVar

Item = TypeVar("Item")

CHANCE = -1
HAND = 7
# The house's numbers of the parts: four cards of each yellow one, one of each green one.
YELLOW_PARTS = (1, 2, 3, 4, 5)
GREEN_PARTS = (-3, -2, -1, 6, 7)
# The multipliers are green (R-NL-02); there are four Robot Pals (R-NL-01).
GREEN_DEVICES = {"x5": 1, "x4": 2, "x3": 3, "x2": 4}
YELLOW_DEVICES = {"+15": 1, "+10": 2, "+5": 3, "-10": 2, "-5": 3}
YELLOW_VILLAINS = {
    **dict.fromkeys(range(3, 11), 1),
    **dict.fromkeys(range(11, 19), 2),
    **dict.fromkeys(range(19, 27), 3),
}
GREEN_VILLAINS = {
    **dict.fromkeys((-2, -1, 0, 1, 2, 27, 28, 29), 1),
    **dict.fromkeys((-5, -4, -3, 30, 32, 33, 35, 36), 2),
    **dict.fromkeys((-10, -7, 38, 40, 42, 45, 48, 50), 3),
}
POINTS = YELLOW_VILLAINS | GREEN_VILLAINS
# The smallest green side is the back of the smallest yellow one, and so on.
BACKS = dict(zip(sorted(YELLOW_VILLAINS), sorted(GREEN_VILLAINS), strict=True))
MOST_TEAMS = 10_000
"""Beyond so many teams a seat's captures are not listed; each can still be asked about."""


@cache
def deck(level: str) -> tuple[str, ...]:
    """List the cards of a level, in the order of R-NL-28."""
    green = level == "superhero"
    cards = []
    for kind in "hbl":
        for value in sorted(YELLOW_PARTS + (GREEN_PARTS if green else ())):
            cards += [f"{kind}{value}{copy}" for copy in ("abcd" if value in YELLOW_PARTS else "a")]
    for name, copies in {**(GREEN_DEVICES if green else {}), **YELLOW_DEVICES}.items():
        cards += [name + copy for copy in "abcd"[:copies]]
    return tuple(cards)


def is_part(card: str) -> bool:
    """Tell a head, body or legs from a device."""
    return card[0] in "hbl"


@cache
def number(card: str) -> int:
    """Give the number printed on a card; a multiplier bears it bare (R-NL-05)."""
    return int(card[1:-1]) if is_part(card) or card[0] == "x" else int(card[:-1])


def whole(cards: Iterable[str]) -> bool:
    """Tell whether three cards are a head, a body and legs."""
    return sorted(card[0] for card in cards) == ["b", "h", "l"]


def subsets(items: Iterable[Item]) -> Iterator[tuple[Item, ...]]:
    """Give every way to take some of these, none and all too."""
    listed = list(items)
    return chain.from_iterable(combinations(listed, size) for size in range(len(listed) + 1))


class Hero(NamedTuple):
    """A completed superhero, and the device on it."""

    parts: tuple[str, ...]
    device: str | None = None

    def value(self, armed: bool) -> int:
        """Give its sum, with its device or without (R-NL-15)."""
        plain = sum(number(part) for part in self.parts)
        if not armed or self.device is None:
            return plain
        return plain * number(self.device) if self.device[0] == "x" else plain + number(self.device)


class Holding(NamedTuple):
    """All that is one player's."""

    hand: frozenset[str] = frozenset()
    heroes: tuple[Hero, ...] = ()
    begun: frozenset[str] = frozenset()
    villains: tuple[int, ...] = ()
    devices: tuple[str, ...] = ()

    def score(self) -> int:
        """Add the points of the villains, and one for each device, of the trophy pile."""
        return sum(POINTS[villain] for villain in self.villains) + len(self.devices)


class Team(NamedTuple):
    """Who captures: heroes by their numbers from 1, those among them that use their device, and the Sidekick."""

    heroes: tuple[int, ...]
    armed: frozenset[int]
    sidekick: bool


class Round(NamedTuple):
    """What R-NL-13 asks of a round that is over."""

    active: bool
    captured: bool
    hall_empty: bool


@dataclass(frozen=True)
class Oracle:
    """One state of a game of Numbers League; playing gives a new state and leaves this one alone."""

    level: str
    # How many villain cards lie in the city, and which sides of them may be up.
    villains: int
    sides: str
    holdings: tuple[Holding, ...]
    # first, villains, sides, deal; then action, capture and energize in turn; over
    stage: str
    # Who still draws for the first turn.
    drawing: tuple[int, ...]
    starter: int = 0
    # The villain cards by their yellow sides, and the weaknesses of those that are still free.
    cards: tuple[int, ...] = ()
    city: frozenset[int] = frozenset()
    sidekick: frozenset[str] = frozenset()
    hall: frozenset[str] = frozenset()
    seat_to_move: int = 0
    plays: int = 0
    # Of the round that is being played: whether anything was done, whether a villain was captured.
    active: bool = False
    captured: bool = False
    rounds: tuple[Round, ...] = ()
    reason: str = ""

    @staticmethod
    def start(level: str = "hero", villains: int = 24, sides: str = "mixed", seats: int = 2) -> "Oracle":
        """Begin a game before the first card is drawn."""
        if level not in ("hero", "superhero") or villains not in (24, 18, 12) or not 1 <= seats <= 4:
            raise ValueError(f"unknown option: {level}, {villains}, {seats}")
        # Nobody draws for the first turn alone (R-NL-29); the lowest villains are in a quick game (R-NL-03).
        lowest = tuple(sorted(YELLOW_VILLAINS)[:villains])
        everybody = tuple(range(seats))
        oracle = Oracle(level, villains, sides, (Holding(),) * seats, "first", everybody, cards=lowest)
        return oracle._with_starter(0) if seats == 1 else oracle

    def waiting(self) -> tuple[int, ...]:
        """Name the seats that must act now: -1 is chance, nobody when the game is over."""
        if self.stage == "over":
            return ()
        return (self.seat_to_move,) if self.stage in ("action", "capture") else (CHANCE,)

    def moves(self, seat: int) -> set[str] | None:
        """List the sentences this seat may say; None where they are too many to list."""
        if seat not in self.waiting():
            return set()
        if seat == CHANCE:
            return None
        if self.stage == "action":
            return {sentence for sentence in self._actions() if self._may_act(sentence)}
        if self._count_teams() > MOST_TEAMS:
            return None
        sentences = {self.say(team) for team in self.teams() if self._total(team) in self.city}
        return sentences | {"pass"}

    def legal(self, seat: int, sentence: str) -> bool:
        """Tell whether this seat may say this sentence now."""
        if seat not in self.waiting():
            return False
        judges = {
            "first": self._may_draw_first,
            "villains": self._may_pick,
            "sides": self._may_turn,
            "deal": self._may_deal,
            "action": self._may_act,
            "capture": self._may_capture,
            "energize": self._may_draw,
        }
        return judges[self.stage](sentence)

    def play(self, seat: int, sentence: str) -> "Oracle":
        """Give the state after this sentence, or raise ValueError when it is not legal now."""
        if not self.legal(seat, sentence):
            raise ValueError(f"seat {seat} may not say: {sentence}")
        words = sentence.split(" ")
        players = {
            "first": self._draw_first,
            "villains": self._pick,
            "sides": self._turn,
            "deal": self._deal,
            "action": self._act,
            "capture": self._capture,
            "energize": self._draw,
        }
        return players[self.stage](words)

    def ended(self) -> tuple[str, frozenset[int]] | None:
        """Give the reason for the end and the winners, or None while the game goes on."""
        if self.stage != "over":
            return None
        if len(self.holdings) == 1:
            return (self.reason, frozenset({0} if not self.city else ()))  # R-NL-30
        # The most points, then the most villains, then together (R-NL-25).
        results = [(holding.score(), len(holding.villains)) for holding in self.holdings]
        return (self.reason, frozenset(seat for seat, each in enumerate(results) if each == max(results)))

    def scores(self) -> tuple[int, ...]:
        """Give each seat's points so far."""
        return tuple(holding.score() for holding in self.holdings)

    def round_number(self) -> int:
        """Give the number of the round that is being played, or of the last one when the game is over."""
        over = self.stage == "over" and self.reason != "city"
        return len(self.rounds) if over else len(self.rounds) + 1

    # Setting up

    def _may_draw_first(self, sentence: str) -> bool:
        """Tell whether each seat that draws gets three cards (R-NL-29)."""
        command, _, rest = sentence.partition(" ")
        shares = [share.split(" ") for share in rest.split(" ; ")]
        drawn = [card for share in shares for card in share]
        return (
            command == "first"
            and [len(share) for share in shares] == [3] * len(self.drawing)
            and self._are_different(drawn, deck(self.level))
        )

    def _draw_first(self, words: list[str]) -> "Oracle":
        """Let the highest total begin; those who share it draw again (R-NL-05, R-NL-06)."""
        shares = " ".join(words[1:]).split(" ; ")
        totals = {
            seat: sum(number(card) for card in share.split(" "))
            for seat, share in zip(self.drawing, shares, strict=True)
        }
        highest = tuple(seat for seat in self.drawing if totals[seat] == max(totals.values()))
        if len(highest) > 1:
            return replace(self, drawing=highest)
        return self._with_starter(highest[0])

    def _with_starter(self, seat: int) -> "Oracle":
        """Go on with the villains; at Hero level nothing about them is left to chance."""
        after = replace(self, starter=seat, seat_to_move=seat, drawing=())
        if self.level == "hero":
            return replace(after, city=frozenset(self.cards), stage="deal")
        if self.villains < len(YELLOW_VILLAINS):
            return replace(after, stage="villains")
        return after._with_cards(self.cards)

    def _may_pick(self, sentence: str) -> bool:
        """Tell whether chance names as many villain cards as are asked for, by their yellow sides."""
        command, *words = sentence.split(" ")
        named = [f"v{weakness}" for weakness in YELLOW_VILLAINS]
        return command == "villains" and len(words) == self.villains and self._are_different(words, named)

    def _pick(self, words: list[str]) -> "Oracle":
        """Take the named villain cards."""
        return self._with_cards(tuple(sorted(int(word[1:]) for word in words[1:])))

    def _with_cards(self, cards: tuple[int, ...]) -> "Oracle":
        """Go on with the sides of these villain cards (R-NL-04)."""
        after = replace(self, cards=cards)
        if self.sides == "mixed":
            return replace(after, stage="sides")
        return replace(after, city=frozenset(BACKS[card] for card in cards), stage="deal")

    def _may_turn(self, sentence: str) -> bool:
        """Tell whether chance names one side of each villain card, in the order of the cards."""
        command, *words = sentence.split(" ")
        return (
            command == "sides"
            and len(words) == len(self.cards)
            and all(
                word in (f"v{card}", f"v{BACKS[card]}") for word, card in zip(words, self.cards, strict=True)
            )
        )

    def _turn(self, words: list[str]) -> "Oracle":
        """Lay the named sides up."""
        return replace(self, city=frozenset(int(word[1:]) for word in words[1:]), stage="deal")

    def _may_deal(self, sentence: str) -> bool:
        """Tell whether seven different cards are named for each seat, and three for the Sidekick."""
        command, *words = sentence.split(" ")
        return (
            command == "deal"
            and len(words) == HAND * len(self.holdings) + 3
            and self._are_different(words, deck(self.level))
        )

    def _deal(self, words: list[str]) -> "Oracle":
        """Give the hands from the first player on, then the Sidekick's cards (R-NL-29)."""
        cards = words[1:]
        holdings = list(self.holdings)
        for place in range(len(holdings)):
            seat = (self.starter + place) % len(holdings)
            holdings[seat] = Holding(hand=frozenset(cards[HAND * place : HAND * (place + 1)]))
        return replace(
            self,
            holdings=tuple(holdings),
            sidekick=frozenset(cards[-3:]),
            hall=frozenset(deck(self.level)) - frozenset(cards),
            stage="action",
        )

    # The action phase

    def _actions(self) -> Iterator[str]:
        """Give every sentence that could be an action, and many that could not."""
        held = self._mine().hand
        yield "done"
        for card in held:
            yield f"play {card}"
            for hero in range(len(self._mine().heroes)):
                yield f"device {card} H{hero + 1}"
            for other in self.sidekick:
                yield f"trade {card} {other}"
        for cards in subsets(card for card in deck(self.level) if card in held):
            yield " ".join(["hq", *cards])

    def _may_act(self, sentence: str) -> bool:
        """Tell whether the player may say this in the action phase."""
        mine = self._mine()
        match sentence.split(" "):
            case ["done"]:
                return True  # R-NL-08
            case ["play", card]:
                # R-NL-07
                return card in mine.hand and is_part(card) and card[0] not in {part[0] for part in mine.begun}
            case ["device", card, hero]:
                # R-NL-18: only on a superhero of one's own that is completed, and only one at a time.
                free = [f"H{at + 1}" for at, each in enumerate(mine.heroes) if not each.device]
                return card in mine.hand and not is_part(card) and hero in free
            case ["trade", card, other]:
                return card in mine.hand and other in self.sidekick  # R-NL-10
            case ["hq", *cards]:
                # R-NL-09, and said in the deck's order (R-NL-28)
                in_order = [card for card in deck(self.level) if card in cards]
                return self.plays == 0 and cards != [] and set(cards) <= mine.hand and cards == in_order
        return False

    def _act(self, words: list[str]) -> "Oracle":
        """Do what the player says in the action phase."""
        if words == ["done"]:
            return replace(self, stage="capture")
        acted = replace(self, active=True)
        command, *cards = words
        if command == "hq":
            back = frozenset(cards)
            after = acted._with_mine(hand=self._mine().hand - back)
            return replace(after, hall=self.hall | back)._energize()
        card = cards[0]
        left = acted._with_mine(hand=self._mine().hand - {card})
        if command == "play":
            after = left._build(card)
        elif command == "device":
            after = left._equip(card, int(cards[1][1:]))
        else:
            after = left._with_mine(hand=left._mine().hand | {cards[1]})
            after = replace(after, sidekick=self.sidekick - {cards[1]} | {card})
        played = replace(after, plays=self.plays + 1)
        # R-NL-27
        if played.plays == 2 or not played._mine().hand:
            return replace(played, stage="capture")
        return played

    def _build(self, part: str) -> "Oracle":
        """Add a part to the superhero that is being built, which the third one completes."""
        mine = self._mine()
        begun = mine.begun | {part}
        if not whole(begun):
            return self._with_mine(begun=begun)
        return self._with_mine(begun=frozenset(), heroes=(*mine.heroes, Hero(tuple(sorted(begun)))))

    def _equip(self, device: str, hero: int) -> "Oracle":
        """Put a device on a completed superhero, counted from 1."""
        heroes = list(self._mine().heroes)
        heroes[hero - 1] = heroes[hero - 1]._replace(device=device)
        return self._with_mine(heroes=tuple(heroes))

    # The capture phase

    def awake(self) -> bool:
        """Tell whether the Sidekick is active (R-NL-11)."""
        return whole(self.sidekick)

    def sidekick_value(self) -> int:
        """Give what an active Sidekick adds to a team."""
        return sum(number(card) for card in self.sidekick)

    def teams(self) -> Iterator[Team]:
        """Give every team of the player to move: all heroes or some, each with its device or without."""
        heroes = self._mine().heroes
        for chosen in subsets(range(1, len(heroes) + 1)):
            equipped = [hero for hero in chosen if heroes[hero - 1].device]
            for armed, sidekick in product(subsets(equipped), (False, True)):
                # R-NL-16: somebody must be in it.
                if (chosen or sidekick) and (self.awake() or not sidekick):
                    yield Team(chosen, frozenset(armed), sidekick)

    def _count_teams(self) -> int:
        """Count the teams: a hero stays away or comes, and one with a device comes in two ways."""
        count = 2 if self.awake() else 1
        for hero in self._mine().heroes:
            count *= 3 if hero.device else 2
        return count - 1

    def _total(self, team: Team) -> int:
        """Add up a team."""
        heroes = self._mine().heroes
        total = sum(heroes[hero - 1].value(hero in team.armed) for hero in team.heroes)
        return total + (self.sidekick_value() if team.sidekick else 0)

    def say(self, team: Team) -> str:
        """Give the sentence that captures the villain whose weakness this team adds up to."""
        words = []
        for hero in team.heroes:
            words.append(f"H{hero}")
            if hero in team.armed:
                words.append(str(self._mine().heroes[hero - 1].device))
        if team.sidekick:
            words.append("s")
        return f"capture v{self._total(team)} : {' '.join(words)}"

    def _read(self, sentence: str) -> Team | None:
        """Give the team of a sentence that is said in its only form, None of anything else."""
        words = sentence.split(" ")
        heroes = self._mine().heroes
        chosen = tuple(hero for hero in range(1, len(heroes) + 1) if f"H{hero}" in words)
        armed = frozenset(hero for hero in chosen if heroes[hero - 1].device in words[3:])
        team = Team(chosen, armed, self.awake() and "s" in words)
        return team if (chosen or team.sidekick) and self.say(team) == sentence else None

    def _may_capture(self, sentence: str) -> bool:
        """Tell whether the player may say this in the capture phase (R-NL-21)."""
        if sentence == "pass":
            return True
        team = self._read(sentence)
        return team is not None and self._total(team) in self.city

    def _capture(self, words: list[str]) -> "Oracle":
        """Move the villain and the devices that were used to the trophies; heroes stay (R-NL-17, R-NL-20)."""
        if words == ["pass"]:
            return self._energize()
        team = self._read(" ".join(words))
        assert team is not None  # it is legal
        mine = self._mine()
        used = [str(mine.heroes[hero - 1].device) for hero in sorted(team.armed)]
        heroes = [Hero(hero.parts) if at + 1 in team.armed else hero for at, hero in enumerate(mine.heroes)]
        weakness = self._total(team)
        after = self._with_mine(
            heroes=tuple(heroes),
            villains=(*mine.villains, weakness),
            devices=(*mine.devices, *used),
        )
        after = replace(after, city=self.city - {weakness}, active=True, captured=True)
        # R-NL-30
        return after._energize() if after.city else after._over("city")

    # The energize phase, and the ends

    def _missing(self) -> int:
        """Count the cards to draw: up to seven in the hand, or what there is (R-NL-12)."""
        return min(HAND - len(self._mine().hand), len(self.hall))

    def _energize(self) -> "Oracle":
        """Ask chance for cards, or end the turn where none are to be drawn."""
        return replace(self, stage="energize") if self._missing() else self._end_turn()

    def _may_draw(self, sentence: str) -> bool:
        """Tell whether chance draws as many cards of the Hall as it must."""
        command, *words = sentence.split(" ")
        return command == "draw" and len(words) == self._missing() and self._are_different(words, self.hall)

    def _draw(self, words: list[str]) -> "Oracle":
        """Take the cards into the hand."""
        cards = frozenset(words[1:])
        after = self._with_mine(hand=self._mine().hand | cards)
        return replace(after, hall=self.hall - cards)._end_turn()

    def _end_turn(self) -> "Oracle":
        """Hand on to the next seat, and look for an end after the last one (R-NL-13)."""
        seat = (self.seat_to_move + 1) % len(self.holdings)
        after = replace(self, seat_to_move=seat, plays=0)
        if seat == self.starter:
            rounds = (*self.rounds, Round(self.active, self.captured, not self.hall))
            after = replace(after, rounds=rounds, active=False, captured=False)
            reason = after._find_end()
            if reason:
                return after._over(reason)
        # R-NL-14
        return replace(after, stage="action" if after._mine().hand else "capture")

    def _find_end(self) -> str:
        """Give the reason for an end at the end of a round, "" where the game goes on; in order (R-NL-13)."""
        quiet = 3 if len(self.holdings) == 1 else 1
        if len(self.rounds) >= quiet and all(
            each.hall_empty and not each.active for each in self.rounds[-quiet:]
        ):
            return "idle"
        if len(self.rounds) >= 3 and all(each.hall_empty and not each.captured for each in self.rounds[-3:]):
            return "hall"
        if len(self.rounds) >= 20 and not any(each.captured for each in self.rounds[-20:]):
            return "calm"
        return ""

    def _over(self, reason: str) -> "Oracle":
        """End the game."""
        return replace(self, stage="over", reason=reason)

    # What all phases need

    def _mine(self) -> Holding:
        """Give what is the player's who is to move."""
        return self.holdings[self.seat_to_move]

    def _with_mine(self, **changes: Any) -> "Oracle":
        """Give the state with other things held by the player who is to move."""
        holdings = list(self.holdings)
        holdings[self.seat_to_move] = self._mine()._replace(**changes)
        return replace(self, holdings=tuple(holdings))

    def _are_different(self, words: list[str], allowed: Iterable[str]) -> bool:
        """Tell whether these are some of the allowed words, none twice."""
        return len(set(words)) == len(words) and set(words) <= set(allowed)
