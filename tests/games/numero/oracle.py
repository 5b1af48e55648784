"""A plain second referee for Numero, written from the rules alone, to check the real one against."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache
from itertools import chain, combinations, pairwise
from math import isqrt
from typing import Any, NamedTuple, TypeVar

Item = TypeVar("Item")

CHANCE = -1
HAND = 5
COLOURS = "gobr"
# The wild cards in the pack's order, by the level that brings them in.
MINUS = ("-2", "-3", "-4", "-5")
TIMES = ("x2", "x3", "x4", "x5")
OVER = ("/2", "/3", "/4", "/5")
SIMPLE = ("1/2", "1/3", "1/4", "1/5", "0.5", "0.25", "50%")
COMPLEX = ("2/3", "3/4", "2/5", "3/5", "0.75", "75%")
POWERS = ("sq", "cube")
ROOTS = ("sqrt", "cbrt")
WILDS = (*MINUS, *TIMES, *OVER, *SIMPLE, *COMPLEX, *POWERS, *ROOTS)
# How many of them are in each pack.
PACKS = {"ten": 0, "numbers": 0, "subtraction": 4, "times": 12, "simple": 19, "complex": 25, "full": 29}
FACTORS = {card: Fraction(card) for card in (*SIMPLE, *COMPLEX) if "%" not in card}
FACTORS |= {f"x{by}": Fraction(by) for by in range(2, 6)} | {f"/{by}": Fraction(1, by) for by in range(2, 6)}
FACTORS |= {"50%": Fraction(1, 2), "75%": Fraction(3, 4)}
PRINTED = {
    **dict.fromkeys(MINUS, 1),
    **dict.fromkeys((*TIMES, *OVER, *SIMPLE), 2),
    **dict.fromkeys((*COMPLEX, *POWERS, *ROOTS), 3),
    **dict.fromkeys([f"{colour}{value}" for colour in COLOURS for value in (1, 15)], 2),
}
# Which operations a wild card counts as (R-NU-22).
OPERATIONS = {
    **dict.fromkeys(MINUS, "-"),
    **dict.fromkeys((*TIMES, *POWERS), "x"),
    **dict.fromkeys((*OVER, *SIMPLE, *ROOTS), "/"),
    **dict.fromkeys(COMPLEX, "x/"),
}


def highest(pack: str) -> int:
    """Give the highest number of a pack."""
    return 10 if pack == "ten" else 15


@cache
def cards_of(pack: str) -> tuple[str, ...]:
    """List the cards of a pack in their order."""
    numbers = [f"{colour}{value}" for colour in COLOURS for value in range(1, highest(pack) + 1)]
    return (*numbers, *WILDS[: PACKS[pack]])


def is_number(card: str) -> bool:
    """Tell a number card from a wild card."""
    return card[0] in COLOURS


def number(card: str) -> int:
    """Give the number on a number card."""
    return int(card[1:])


def numbers_of(cards: Iterable[str]) -> list[str]:
    """Pick the number cards."""
    return [card for card in cards if is_number(card)]


def printed(cards: Iterable[str]) -> int:
    """Add the points that are printed on cards."""
    return sum(PRINTED.get(card, 0) for card in cards)


def root(value: Fraction, degree: int) -> Fraction | None:
    """Give the exact root of a fraction >= 0, None where it has none."""
    above, below = (
        bisect_left(range(isqrt(part) + 1), part, key=lambda each: each**degree)
        for part in (value.numerator, value.denominator)
    )
    return Fraction(above, below) if Fraction(above, below) ** degree == value else None


@cache
def apply(wild: str, value: Fraction, exact: bool) -> Fraction | None:
    """Apply a wild card to a number; None where the result may not stand (R-NU-11)."""
    result: Fraction | None
    if wild in MINUS:
        result = value + int(wild)
    elif wild in FACTORS:
        result = value * FACTORS[wild]
    elif wild in POWERS:
        result = value**2 if wild == "sq" else value**3
    else:
        result = root(value, 2 if wild == "sqrt" else 3)
    if result is None or result < 0 or (result.denominator != 1 and not exact):
        return None
    return result


class Pile(NamedTuple):
    """What lies on one place of the centre: cards, bottom first, their value, and the operations in it."""

    cards: tuple[str, ...]
    value: Fraction
    operations: frozenset[str] = frozenset()


def single(card: str) -> Pile:
    """Lay a number card down as a pile of its own."""
    return Pile((card,), Fraction(number(card)))


def join(piles: Sequence[Pile], card: str, value: Fraction, operations: Iterable[str]) -> Pile:
    """Put piles together and a card on them, so that they come to a value."""
    cards = tuple(chain.from_iterable(pile.cards for pile in piles))
    before = frozenset[str]().union(*(pile.operations for pile in piles))
    # A join is an addition, also one under a wild card or with a pile of 0 (R-NU-22).
    return Pile((*cards, card), value, before | set(operations) | set("+" if len(piles) > 1 else ""))


def total(piles: Iterable[Pile]) -> Fraction:
    """Add the values of piles."""
    return sum((pile.value for pile in piles), Fraction(0))


def bonus_lines(group: Sequence[Pile], played: list[str]) -> Counter[str]:
    """Give the bonus lines 4 to 9 of one group, with the played card or without it."""
    cards = [card for pile in group for card in pile.cards] + played
    colours = {card[0] for card in numbers_of(cards)}
    operations = {sign for pile in group for sign in pile.operations} | set("+" if len(group) > 1 else "")
    return Counter(
        five=2 if len(cards) == 5 else 0,
        six=5 if len(cards) >= 6 else 0,
        three=5 if len(operations) == 3 else 0,
        four=10 if len(operations) == 4 else 0,
        colours=5 if len(cards) >= 5 and len(colours) == 4 else 0,
        colour=5 if len(cards) >= 5 and len(colours) == 1 else 0,
    )


def score_take(groups: Sequence[Sequence[Pile]], played: str, clears: bool) -> Counter[str]:
    """Give the score lines of a take."""
    cards = [card for group in groups for pile in group for card in pile.cards] + [played]
    # The played card counts in the group where that makes the whole most (R-NU-24); the first of several.
    choices = []
    for chosen in range(len(groups)):
        lines = Counter[str]()
        for at, group in enumerate(groups):
            lines += bonus_lines(group, [played] if at == chosen else [])
        choices.append(lines)
    best = max(choices, key=Counter.total)
    best.update(takes=len(groups), cards=len(cards), printed=printed(cards), clear=5 if clears else 0)
    return best


class Standing(NamedTuple):
    """A pile during a turn: what it was made of, and what the turn has put on it, by the order in the turn."""

    pile: Pile
    # With their places on the table before the turn.
    before: tuple[tuple[int, Pile], ...]
    put: tuple[tuple[int, str], ...] = ()


class Claim(NamedTuple):
    """What a builder says he holds an answer to, and how many turns each seat has had since."""

    made: tuple[Standing, ...]
    held: bool
    turns: list[int]
    builder: int = 0
    number: int = 0


def need(condition: bool, reason: str) -> None:
    """Refuse what is not so."""
    if not condition:
        raise ValueError(reason)


class Turn:
    """One turn while it is spoken."""

    def __init__(self, oracle: "Oracle") -> None:
        """Begin with what lies on the table and in the hand of the seat to move."""
        self.hand = list(oracle.hands[oracle.seat_to_move])
        self.loose = list(oracle.loose)
        self.dropped: list[str] = []
        self.table = [Standing(pile, ((at, pile),)) for at, pile in enumerate(oracle.table)]
        self.exact = oracle.exact
        self.step = 0
        self.groups: list[list[Pile]] = []
        self.played = ""

    def find(self, names: Sequence[str]) -> list[Standing]:
        """Find piles by their bottom cards, which must be named in table order and once each."""
        bottoms = [standing.pile.cards[0] for standing in self.table]
        need(len(names) > 0 and all(name in bottoms for name in names), "no such pile")
        places = [bottoms.index(name) for name in names]
        need(all(one < other for one, other in pairwise(places)), "not in table order")
        return [self.table[place] for place in places]

    def merge(self, joined: list[Standing], card: str, value: Fraction, operations: Iterable[str]) -> None:
        """Replace piles by one with a card on it, which stands where the first of them stood."""
        pile = join([standing.pile for standing in joined], card, value, operations)
        before = tuple(sorted(chain.from_iterable(standing.before for standing in joined)))
        put = tuple(sorted(chain.from_iterable(standing.put for standing in joined)))
        self.table[self.table.index(joined[0])] = Standing(pile, before, (*put, (self.step, card)))
        self.table = [standing for standing in self.table if standing not in joined]

    def say(self, phrase: str) -> None:
        """Do what a phrase before the last one says: play a wild card or drop it."""
        self.step += 1
        words = phrase.split(" ")
        if len(words) == 2 and words[0] == "drop":
            need(words[1] in self.hand and not is_number(words[1]), "no such wild card in the hand")
            self.hand.remove(words[1])
            self.dropped.append(words[1])
            return
        need(len(words) > 2 and words[1] == "on", "not a phrase")
        wild = words[0]
        need(wild in WILDS and (wild in self.hand or wild in self.loose), "no such wild card")
        joined = self.find(words[2:])
        value = apply(wild, total(standing.pile for standing in joined), self.exact)
        if value is None:
            raise ValueError("no such number")
        (self.hand if wild in self.hand else self.loose).remove(wild)
        self.merge(joined, wild, value, OPERATIONS[wild])

    def end(self, phrase: str) -> None:
        """Do what the last phrase says: play a number card, or lay down a hand that has none."""
        self.step += 1
        head, colon, rest = phrase.partition(" : ")
        words = head.split(" ")
        if words[0] == "discard" and not colon and not numbers_of(self.hand):
            need(self.step == 1, "a hand without number cards does nothing else")
            need(words[1:] == [card for card in WILDS if card in self.hand], "not the whole hand in order")
            self.dropped, self.hand = words[1:], []
            return
        need(len(words) == 2 and words[1] in numbers_of(self.hand), "no such number card in the hand")
        command, card = words
        self.hand.remove(card)
        if command == "discard" and not colon:
            self.table.append(Standing(single(card), ()))
        elif command == "take" and colon:
            self.take(card, [group.split(" ") for group in rest.split(" , ")])
        elif command == "build" and colon:
            joined = self.find(rest.split(" "))
            value = total(standing.pile for standing in joined) + number(card)
            self.merge(joined, card, value, "+")
        else:
            raise ValueError("not a phrase")

    def take(self, card: str, groups: list[list[str]]) -> None:
        """Take groups of piles with a card."""
        found = [self.find(group) for group in groups]
        self.find([group[0] for group in groups])  # groups in the order of their first piles
        taken = [standing for group in found for standing in group]
        need(all(taken.count(standing) == 1 for standing in taken), "a pile in two groups")
        self.groups = [[standing.pile for standing in group] for group in found]
        need(all(total(group) == number(card) for group in self.groups), "it does not add up")
        self.table = [standing for standing in self.table if standing not in taken]
        self.played = card


@dataclass(frozen=True)
class Oracle:
    """One state of a game of Numero; playing gives a new state and leaves this one alone."""

    pack: str
    goal: str
    challenges: bool
    exact: bool
    # By seat: the cards, sorted; what was won, at the end with the centre; and the score lines that came to something.
    # No list, set or dict in here is ever changed.
    hands: list[list[str]]
    won: list[set[str]]
    sheets: list[dict[str, int]]
    # dealer, shuffle; then turn and window; over
    stage: str
    # What is to be drawn, the top first.
    deck: list[str] = field(default_factory=list)
    table: tuple[Pile, ...] = ()
    loose: tuple[str, ...] = ()
    seat_to_move: int = 0
    last_taker: int | None = None
    # Who still has a last turn; None before somebody's hand is empty (R-NU-17).
    last_turns: tuple[int, ...] | None = None
    # The open claims, the oldest first (R-NU-20), each with the number of its own.
    claims: tuple[Claim, ...] = ()
    claimed: int = 0
    # Who is still asked about which claim, and whether before a turn or after one.
    asked: tuple[tuple[int, int], ...] = ()
    before_turn: bool = False
    # Whose older claim the next seat was asked about already.
    early: int | None = None
    reason: str = ""

    @staticmethod
    def start(
        pack: str = "numbers",
        goal: str = "cards",
        challenges: bool = False,
        exact: bool = False,
        help1: str = "glow",
        help2: str = "glow",
        help3: str = "glow",
        help4: str = "glow",
        seats: int = 2,
    ) -> "Oracle":
        """Begin a game before anything is dealt; no rule depends on the help that a seat gets."""
        need(pack in PACKS and goal in ("cards", "points") and 1 <= seats <= 4, "unknown option")
        need({help1, help2, help3, help4} <= {"glow", "sums", "self"}, "unknown help")
        return Oracle(
            pack,
            goal,
            challenges and goal == "points" and seats > 1,
            exact,
            hands=[[] for _ in range(seats)],
            won=[set() for _ in range(seats)],
            sheets=[{} for _ in range(seats)],
            stage="dealer" if seats > 1 else "shuffle",
        )

    # What can be asked

    def waiting(self) -> tuple[int, ...]:
        """Name the seats that must act now: -1 is chance, nobody when the game is over."""
        if self.stage == "over":
            return ()
        if self.stage in ("dealer", "shuffle"):
            return (CHANCE,)
        return (self.asked[0][0],) if self.stage == "window" else (self.seat_to_move,)

    def moves(self, seat: int) -> set[str] | None:
        """List the sentences this seat may say; None where they are too many to list."""
        if seat not in self.waiting():
            return set()
        if self.stage == "window":
            return {"challenge", "pass"}
        nothing = not self.table or not numbers_of(self.hands[self.seat_to_move])
        return {"pass"} if self.last_turns is not None and nothing else None

    def ended(self) -> tuple[str, frozenset[int]] | None:
        """Give the reason for the end and the winners, or None while the game goes on."""
        if self.stage != "over":
            return None
        if self._is_solitaire():
            return (self.reason, frozenset({0} if self.reason == "perfect" else ()))
        scores = self.scores()
        winners = frozenset(seat for seat, score in enumerate(scores) if score == max(scores))
        return ("finished" if len(winners) == 1 else "shared", winners)

    def scores(self) -> tuple[int, ...]:
        """Give each seat's score so far."""
        if self.goal == "points":
            return tuple(sum(lines.values()) for lines in self.sheets)
        if self.stage == "over" and not self._is_solitaire():
            return self._final_piles()
        return tuple(len(cards) for cards in self.won)

    def play(self, seat: int, sentence: str) -> "Oracle":
        """Give the state after this sentence, or raise ValueError when it is not legal now."""
        need(seat in self.waiting(), f"seat {seat} is not asked")
        early = {"dealer": self._choose_dealer, "shuffle": self._deal}
        return {**early, "turn": self._speak, "window": self._answer}[self.stage](sentence)

    # Setting up

    def _choose_dealer(self, sentence: str) -> "Oracle":
        """Let the seat left of the dealer begin (R-NU-27)."""
        dealers = [f"dealer {place}" for place in range(1, len(self.hands) + 1)]
        need(sentence in dealers, "no such dealer")
        first = (dealers.index(sentence) + 1) % len(self.hands)
        return replace(self, seat_to_move=first, stage="shuffle")

    def _deal(self, sentence: str) -> "Oracle":
        """Deal the hands and the centre (R-NU-28, R-NU-33)."""
        command, *cards = sentence.split(" ")
        need(command == "shuffle" and sorted(cards) == sorted(cards_of(self.pack)), "not the pack")
        after = replace(self, deck=cards, stage="turn")
        if self._is_solitaire():
            return after._fill_centre(HAND)._fill_hand(0)._rest()
        for seat in self._order_from(self.seat_to_move):
            after = after._fill_hand(seat)
        return after._fill_centre(len(self.hands))

    def _fill_centre(self, size: int) -> "Oracle":
        """Turn up cards until so many piles and loose wild cards lie in the centre."""
        after = self
        while after.deck and len(after.table) + len(after.loose) < size:
            after = replace(after, deck=after.deck[1:])._lay(after.deck[:1])
        return after

    def _fill_hand(self, seat: int) -> "Oracle":
        """Draw up to five cards."""
        missing = HAND - len(self.hands[seat])
        hand = sorted([*self.hands[seat], *self.deck[:missing]])
        return replace(self, hands=exchange(self.hands, seat, hand), deck=self.deck[missing:])

    def _lay(self, cards: Iterable[str]) -> "Oracle":
        """Lay cards into the centre, each on its own."""
        after = self
        for card in cards:
            if is_number(card):
                after = replace(after, table=(*after.table, single(card)))
            else:
                after = replace(after, loose=(*after.loose, card))
        return after

    # A turn

    def _speak(self, sentence: str) -> "Oracle":
        """Play a turn."""
        only_takes = self._is_solitaire() or self.last_turns is not None
        if sentence == "pass":
            need(only_takes, "a card must be played")
            return self._end_alone() if self._is_solitaire() else self._had_turn(None)
        *phrases, end = sentence.split(" ; ")
        turn = Turn(self)
        for phrase in phrases:
            need(not (only_takes and phrase.startswith("drop ")), "nothing is dropped now")
            turn.say(phrase)
        turn.end(end)
        claim = self._judge(turn, only_takes)
        seat = self.seat_to_move
        after = replace(
            self,
            hands=exchange(self.hands, seat, sorted(turn.hand)),
            table=tuple(standing.pile for standing in turn.table),
            loose=(*turn.loose, *turn.dropped),
        )
        if turn.groups:
            after = after._win(turn)
        if self._is_solitaire():
            return after._fill_centre(HAND)._fill_hand(0)._rest()
        return after._fill_hand(seat)._had_turn(claim)

    def _judge(self, turn: Turn, only_takes: bool) -> Claim | None:
        """Look at what a turn leaves behind, and give the claim that others may challenge."""
        need(bool(turn.groups) or not only_takes, "only a take counts now")
        changed = [standing for standing in turn.table if standing.put]
        need(not (changed and only_takes), "a changed pile would be left")
        values = [standing.pile.value for standing in changed]
        need(all(value in range(1, highest(self.pack) + 1) for value in values), "no card has that number")
        answers = [number(card) for card in numbers_of(turn.hand)]
        held = all(value in answers for value in values)
        need(held or self.challenges, "the answer is not in the hand")
        if not self.challenges or not changed:
            return None
        return Claim(tuple(changed), held, [0] * len(self.hands))

    def _win(self, turn: Turn) -> "Oracle":
        """Give the taken cards and their points to the seat to move."""
        seat = self.seat_to_move
        cards = {card for group in turn.groups for pile in group for card in pile.cards} | {turn.played}
        after = replace(self, won=exchange(self.won, seat, self.won[seat] | cards), last_taker=seat)
        clears = not self.table and not self.loose
        return after._note(seat, score_take(turn.groups, turn.played, clears))

    def _note(self, seat: int, lines: dict[str, int]) -> "Oracle":
        """Write points on the sheet of a seat; there is none in a game for cards."""
        if self.goal == "cards":
            return self
        sheet = Counter(self.sheets[seat])
        sheet.update(lines)
        noted = {name: points for name, points in sheet.items() if points}
        return replace(self, sheets=exchange(self.sheets, seat, noted))

    # Challenges (R-NU-20)

    def _had_turn(self, claim: Claim | None) -> "Oracle":
        """Count the turn, and ask the others about a new claim: the next seat first about an older one, if any."""
        builder = self.seat_to_move
        claims = tuple(
            each._replace(turns=exchange(each.turns, builder, each.turns[builder] + 1))
            for each in self.claims
        )
        if not claim:
            return replace(self, claims=claims, asked=(), before_turn=False, early=None)._ask()
        claim = claim._replace(builder=builder, number=self.claimed)
        others = self._order_from(builder)[1:]
        older = [each.number for each in claims if each.builder == builder and each.turns[others[0]] == 1]
        asked = (*((others[0], number) for number in older), *((seat, claim.number) for seat in others))
        after = replace(self, claims=(*claims, claim), claimed=self.claimed + 1, asked=asked)
        return replace(after, before_turn=False, early=builder)._ask()

    def _claim(self, number: int) -> Claim | None:
        """Give an open claim by its number."""
        return next((each for each in self.claims if each.number == number), None)

    def _ask(self) -> "Oracle":
        """Ask about claims as long as there are open ones to ask about, then go on."""
        asked = tuple(each for each in self.asked if self._claim(each[1]) is not None)
        after = replace(self, asked=asked, stage="window" if asked else "turn")
        return after if asked or self.before_turn else after._next_turn()

    def _answer(self, sentence: str) -> "Oracle":
        """Hear what a seat says to a claim; a challenge closes it for all."""
        need(sentence in ("challenge", "pass"), "challenge or pass")
        seat, number = self.asked[0]
        claim = self._claim(number)
        assert claim is not None  # nobody is asked about a closed one
        after = replace(self, asked=self.asked[1:])
        if sentence == "challenge":
            after = replace(after, claims=tuple(each for each in self.claims if each != claim))
            if claim.held:
                after = after._note(seat, {"challenge": -10})
            else:
                after = after._note(claim.builder, {"challenge": -20})._undo(claim)
        return after._ask()

    def _undo(self, claim: Claim) -> "Oracle":
        """Put back what still stands as the turn left it; what it had put there becomes discards.

        What the same builder has claimed since, on a pile of it, and what still stands, comes down with it.
        """
        doomed = [claim]
        for newer in self.claims:
            stood = {made.pile for each in doomed for made in each.made}
            on_top = [made for made in newer.made if stood & {pile for _, pile in made.before}]
            if newer.builder == claim.builder and any(made.pile in self.table for made in on_top):
                doomed.append(newer)
        table, freed = self.table, list[list[str]]()
        for each in reversed(doomed):
            cards = list[str]()
            for made in each.made:
                if made.pile.cards in [pile.cards for pile in table]:
                    place = [pile.cards for pile in table].index(made.pile.cards)
                    table = (*table[:place], *(pile for _, pile in made.before), *table[place + 1 :])
                    cards += [card for _, card in made.put]
            freed.insert(0, cards)
        left = tuple(each for each in self.claims if each not in doomed)
        return replace(self, table=table, claims=left)._lay(chain.from_iterable(freed))

    # Turn after turn

    def _next_turn(self) -> "Oracle":
        """Hand on to the next seat, or end the game after the last turns (R-NU-17)."""
        seat = self.seat_to_move
        others = tuple(self._order_from(seat)[1:])
        if self.last_turns is None and self.hands[seat]:
            return self._begin_turn(others[0])
        left = others if self.last_turns is None else self.last_turns[1:]
        after = replace(self, last_turns=left)
        return after._begin_turn(left[0]) if left else after._end_together()

    def _begin_turn(self, seat: int) -> "Oracle":
        """Ask a seat again about each claim after which this is its second turn."""
        builders = [each for each in self._order_from(seat)[1:] if each != self.early]
        asked = tuple(
            (seat, claim.number)
            for builder in builders
            for claim in self.claims
            if claim.builder == builder and claim.turns[seat] == 1
        )
        return replace(self, seat_to_move=seat, asked=asked, before_turn=True)._ask()

    # The end

    def _rest(self) -> "Oracle":
        """End a solitaire in which nothing can be taken any more, go on with others (R-NU-30)."""
        return self if numbers_of(self.hands[0]) and self.table else self._end_alone()

    def _end_alone(self) -> "Oracle":
        """Find out how a solitaire ended."""
        perfect = not (self.deck or numbers_of(self.hands[0]) or self.table or self.loose)
        dealt = 0 if self.deck else 10
        lines = {"left": -printed(self.hands[0]), "dealt": dealt, "perfect": 25 if perfect else 0}
        return replace(self._note(0, lines), stage="over", reason="perfect" if perfect else "stuck")

    def _end_together(self) -> "Oracle":
        """Share out what is left (R-NU-18), and find who has most cards (R-NU-26)."""
        after = replace(self, stage="over")
        if self.last_taker is not None:
            centre = frozenset(self.loose).union(*(pile.cards for pile in self.table))
            won = exchange(self.won, self.last_taker, self.won[self.last_taker] | centre)
            after = replace(after, won=won, table=(), loose=())
        for seat, hand in enumerate(self.hands):
            after = after._note(seat, {"left": -len(hand) - printed(hand)})
        piles = after._final_piles()
        if piles.count(max(piles)) == 1:
            after = after._note(piles.index(max(piles)), {"most": 10})
        return after

    def _final_piles(self) -> tuple[int, ...]:
        """Count the cards won less those that are left in the hand (R-NU-18)."""
        return tuple(len(won) - len(hand) for won, hand in zip(self.won, self.hands, strict=True))

    # What all parts need

    def _is_solitaire(self) -> bool:
        """Tell whether somebody plays alone."""
        return len(self.hands) == 1

    def _order_from(self, seat: int) -> list[int]:
        """List the seats in turn order from one on."""
        return [(seat + step) % len(self.hands) for step in range(len(self.hands))]


def exchange(items: list[Item], place: int, item: Item) -> list[Item]:
    """Give these items with another one in a place."""
    return [*items[:place], item, *items[place + 1 :]]


# The best take, by trying everything


def subsets(items: Sequence[Item]) -> Iterator[tuple[Item, ...]]:
    """Give every way to take some of these, at least one."""
    return chain.from_iterable(combinations(items, size) for size in range(1, len(items) + 1))


def groupings(piles: Sequence[Pile], value: int) -> Iterator[list[tuple[Pile, ...]]]:
    """Give every set of disjoint groups that each add up to a value, the set of no groups too."""
    if not piles:
        yield []
        return
    first, rest = piles[0], piles[1:]
    yield from groupings(rest, value)
    for others in chain([()], subsets(rest)):
        group = (first, *others)
        if total(group) == value:
            for groups in groupings([pile for pile in rest if pile not in others], value):
                yield [group, *groups]


def play_wilds(table: frozenset[Pile], wilds: frozenset[str], exact: bool, seen: set[Any]) -> None:
    """Note every table that wild cards can make of one, each with the wild cards that are left."""
    if (table, wilds) in seen:
        return
    seen.add((table, wilds))
    for wild in wilds:
        for joined in subsets(sorted(table)):
            value = apply(wild, total(joined), exact)
            if value is not None:
                pile = join(joined, wild, value, OPERATIONS[wild])
                # The order of the cards in a pile makes no take better.
                pile = pile._replace(cards=tuple(sorted(pile.cards)))
                play_wilds(table - set(joined) | {pile}, wilds - {wild}, exact, seen)


def brute_force(
    piles: list[tuple[tuple[str, ...], Fraction, frozenset[str]]],
    loose: list[str],
    hand: list[str],
    exact: bool,
) -> tuple[int, int]:
    """Give the most cards that one take can win, and the most points that one can score; 0, 0 without a take.

    Only takes in which every wild card goes into a pile that is taken are tried: one that goes elsewhere wins
    nothing, and what it changes is not taken.
    """
    start = frozenset(Pile(tuple(sorted(cards)), Fraction(value), signs) for cards, value, signs in piles)
    wilds = frozenset(loose) | {card for card in hand if not is_number(card)}
    most_cards = most_points = 0
    seen: set[tuple[frozenset[Pile], frozenset[str]]] = set()
    play_wilds(start, wilds, exact, seen)
    for table, left in seen:
        for played in numbers_of(hand):
            for groups in groupings(sorted(table), number(played)):
                taken = {pile for group in groups for pile in group}
                if groups and table - start <= taken:
                    lines = score_take(groups, played, taken == table and not left & set(loose))
                    most_cards = max(most_cards, lines["cards"])
                    most_points = max(most_points, lines.total())
    return most_cards, most_points
