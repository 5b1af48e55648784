"""The referee of Numero and the plain second referee agree on random games, sentence by sentence."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from dealing import deal_numbers

from games.numero.oracle import CHANCE, WILDS, Claim, Oracle, Pile, cards_of, is_number, numbers_of
from parlour.conformance.second import Duel
from parlour.core.game import Json, Move, Seat
from parlour.games.numero import NUMERO
from parlour.terminal.fuzz import Finding, try_game

FEW, MANY = 1, 16
"""Random games of each pack, goal and day; by `--slow` many, always the same."""
NEAR_MISSES = 4
PACKS = ("ten", "numbers", "subtraction", "times", "simple", "complex", "full")
SIGNS = {"+": 1, "-": 2, "x": 4, "/": 8}
LEANINGS = ("none", "wild", "take", "build", "none")
"""What a game is played for, beside its manner: wild cards and bluffs come to little by chance."""


class NumeroDuel(Duel):
    """One random game of which all that lies on the table is compared, and sentences that just miss."""

    def __init__(self, seed: str, options: Json, seats: int, leaning: str) -> None:
        """Set the table."""
        super().__init__(NUMERO, seed, Oracle.start, options, seats)
        self.leaning = leaning

    def choose(self, seat: Seat) -> Move:
        """Choose a move after the manner and the leaning of this game; a false build is said where that is legal."""
        state, rng = self.table.state, self.rng
        if seat == CHANCE or state.window(seat):
            return super().choose(seat)
        if rng.below(3) == 0:
            tried = [move for move in self.miss() if state.why_not(seat, move) is None and move != "pass"]
            if tried:
                return rng.choice(tried)
        tries = [state.sample(seat, rng) for _ in range(4)]
        wanted = {"wild": " on ", "take": "take ", "build": "build "}.get(self.leaning, "none")
        found = next((move for move in tries if wanted in move), None)
        return found if found and rng.below(10) else super().choose(seat)

    def oracle(self) -> Oracle:
        """Return the second referee."""
        assert isinstance(self.second, Oracle)
        return self.second

    def compare(self) -> None:
        """Compare what the referees allow and what lies on the table."""
        super().compare()
        theirs = self.oracle()
        if theirs.stage in ("turn", "window", "over"):
            ours = lay_out(self.table.state.dump())
            if ours != (wanted := describe(theirs)):
                wrong = [key for key in wanted if ours[key] != wanted[key]]
                raise AssertionError(f"{wrong} {[(ours[key], wanted[key]) for key in wrong]}")
        if theirs.stage in ("turn", "window"):
            for sentence in self.miss():
                for seat in range(CHANCE, self.seats):
                    self.compare_sentence(theirs, seat, sentence)

    def miss(self) -> list[str]:
        """Make sentences of the right form that are legal only by luck."""
        theirs, rng = self.oracle(), self.rng
        sentences = ["pass", "challenge"]
        mine = theirs.hands[theirs.seat_to_move]
        wilds = [card for card in WILDS if card in mine]
        sentences += [" ".join(["discard", *wilds]), " ".join(["discard", *reversed(wilds)])]
        if not theirs.table:
            return sentences
        for _ in range(NEAR_MISSES):
            phrases = [self.miss_wild() for _ in range(rng.below(4))]
            sentences.append(" ; ".join([*phrases, self.miss_end()]))
        return sentences

    def miss_wild(self) -> str:
        """Make a phrase with a wild card, mostly one that lies there."""
        theirs, rng = self.oracle(), self.rng
        mine = [card for card in theirs.hands[theirs.seat_to_move] if not is_number(card)]
        wild = rng.choice([*mine, *theirs.loose] * 4 + [rng.choice(cards_of(theirs.pack))])
        return f"drop {wild}" if rng.below(5) == 0 else f"{wild} on {self.miss_piles(2)}"

    def miss_piles(self, most: int) -> str:
        """Name some piles, mostly in their order."""
        rng, table = self.rng, self.oracle().table
        places = sorted({rng.below(len(table)) for _ in range(1 + rng.below(most))})
        if rng.below(12) == 0:
            rng.shuffle(places)
        words = [table[at].cards[0] for at in places]
        return " ".join(words + ([rng.choice(words)] if rng.below(20) == 0 else []))

    def miss_end(self) -> str:
        """Make a phrase that ends a turn."""
        theirs, rng = self.oracle(), self.rng
        mine = theirs.hands[theirs.seat_to_move]
        card = rng.choice(numbers_of(mine) * 4 + [rng.choice(cards_of(theirs.pack))])
        verb = rng.choice(["take", "take", "build", "build", "discard"])
        if verb == "discard":
            return f"{verb} {card}"
        groups = [self.miss_piles(3) for _ in range(1 + (rng.below(4) == 0))]
        return f"{verb} {card} : {' , '.join(groups if verb == 'take' else groups[:1])}"


def lay_out(dump: Json) -> Json:
    """Put what the referee keeps into the form of `describe`."""
    return {
        "hands": [sorted(hand["cards"]) for hand in dump["hands"]],
        "deck": dump["deck"],
        "centre": [(each["cards"], each["value"], each["signs"]) for each in dump["centre"]],
        "loose": dump["loose"],
        "won": [sorted(cards) for cards in dump["won"]],
        "sheets": dump["sheets"],
        "turn": dump["turn"],
        "taker": dump["taker"],
        "final": dump["final"],
        "claims": sorted(
            (
                each["builder"],
                each["held"],
                [
                    (
                        (made["pile"]["cards"], made["pile"]["value"]),
                        [(pile["cards"], pile["value"]) for pile in made["before"]],
                        made["put"],
                    )
                    for made in each["piles"]
                ],
                each["turns"],
            )
            for each in dump["claims"]
        ),
    }


def describe(oracle: Oracle) -> Json:
    """Tell all that lies on the table, as the plain referee keeps it."""
    over = oracle.stage == "over"
    return {
        "hands": [sorted(hand) for hand in oracle.hands],
        "deck": list(oracle.deck),
        "centre": [
            (list(pile.cards), pile.value, sum(SIGNS[sign] for sign in pile.operations))
            for pile in oracle.table
        ],
        "loose": list(oracle.loose),
        "won": [sorted(cards) for cards in oracle.won],
        "sheets": [{line: points for line, points in sheet.items() if points} for sheet in oracle.sheets],
        "turn": oracle.seat_to_move,
        "taker": -1 if oracle.last_taker is None else oracle.last_taker,
        "final": [] if over else list(oracle.last_turns or ()),
        "claims": sorted(
            describe_claim(claim.builder, claim)
            for claim in oracle.claims
            if not over and is_open(claim.builder, claim)
        ),
    }


def is_open(builder: Seat, claim: Claim) -> bool:
    """§8.2: somebody may still be asked about it."""
    return any(turns < 2 for seat, turns in enumerate(claim.turns) if seat != builder)


def describe_claim(builder: Seat, claim: Claim) -> tuple[object, ...]:
    """Tell of a claim what §8.3 depends on."""

    def tell(pile: Pile) -> tuple[object, ...]:
        return list(pile.cards), pile.value

    made = [
        (tell(each.pile), [tell(pile) for _, pile in each.before], [card for _, card in each.put])
        for each in claim.made
    ]
    return builder, claim.held, made, claim.turns


@pytest.mark.timeout(0)
@pytest.mark.parametrize("goal", ["cards", "points"])
@pytest.mark.parametrize("pack", PACKS)
def test_numero_agrees_on_random_games(
    pack: str, goal: str, day: int, slow: bool, pytestconfig: pytest.Config
) -> None:
    reasons: Counter[str] = Counter()
    met = set()
    for number in deal_numbers(day + PACKS.index(pack), slow, FEW, MANY, pytestconfig):
        seats = (2, 3, 1, 4)[(number + PACKS.index(pack)) % 4]
        options = {
            "pack": pack,
            "goal": goal,
            "challenges": goal == "points" and number % 3 < 2,
            "exact": (number // 4 + PACKS.index(pack)) % 2 == 0,
        }
        player = NumeroDuel(f"{pack}:{goal}:{number}", options, seats, LEANINGS[number % 5])
        finding = try_game(player)
        assert not isinstance(finding, Finding), f"{finding}\n{[str(each) for each in player.table.journal]}"
        assert player.compared
        reasons[finding] += 1
        met.add((options["challenges"], options["exact"], seats))
    if slow:
        assert met >= set(product([goal == "points"], (False, True), (1, 2, 3, 4)))
        assert {"finished", "stuck"} <= set(reasons)
