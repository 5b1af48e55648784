"""The referee of Numbers League and the plain second referee agree on random games, sentence by sentence."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from dealing import deal_numbers

from games.league.oracle import CHANCE, Oracle, deck
from parlour.conformance.second import Duel
from parlour.core.game import Json, Move, Seat
from parlour.games.league import LEAGUE
from parlour.terminal.fuzz import Finding, try_game

FEW, MANY = 3, 20
"""Random games of each level and day; by `--slow` many, always the same."""
NEAR_MISSES = 4
LEANINGS = ("none", "capture", "capture", "idle", "away")
"""What a game is played for, beside its manner: a saved city, and rounds without captures, are rare by chance."""

WANTED = {
    "none": (),
    "capture": ("capture", "device"),
    "idle": ("done", "pass"),
    "away": ("hq", "trade", "pass"),
}


class LeagueDuel(Duel):
    """One random game of which all that lies on the table is compared, and sentences that just miss."""

    def __init__(self, seed: str, options: Json, seats: int, leaning: str) -> None:
        """Set the table."""
        super().__init__(LEAGUE, seed, Oracle.start, options, seats)
        self.leaning = leaning

    def choose(self, seat: Seat) -> Move:
        """Choose a move after the manner and the leaning of this game."""
        if seat == CHANCE:
            return super().choose(seat)
        wanted = WANTED[self.leaning]
        if self.leaning == "idle" and self.oracle().hall:
            wanted = ("play", "device")  # nothing is idle before the Hall is empty
        tries = [self.table.state.sample(seat, self.rng) for _ in range(6)]
        found = next((move for move in tries if move.split(" ")[0] in wanted), None)
        return found if found and self.rng.below(20) else super().choose(seat)

    def oracle(self) -> Oracle:
        """Return the second referee."""
        assert isinstance(self.second, Oracle)
        return self.second

    def compare(self) -> None:
        """Compare what the referees allow and what lies on the table."""
        super().compare()
        theirs = self.oracle()
        if theirs.stage in ("action", "capture", "energize", "over"):
            ours = lay_out(self.table.state.dump())
            if ours != (wanted := describe(theirs)):
                wrong = [key for key in wanted if ours[key] != wanted[key]]
                raise AssertionError(f"{wrong} {[(ours[key], wanted[key]) for key in wrong]}")
            for viewer in (None, *range(self.seats)):
                hands = self.table.state.view(viewer)["hands"]
                if [hand["count"] for hand in hands] != [len(each.hand) for each in theirs.holdings]:
                    raise AssertionError(f"{viewer} sees hands of other sizes: {hands}")
        for sentence in self.miss():
            for seat in range(CHANCE, self.seats):
                self.compare_sentence(theirs, seat, sentence)

    def miss(self) -> list[str]:
        """Make sentences of the right form that are legal only by luck."""
        theirs, rng = self.oracle(), self.rng
        mine = theirs.holdings[theirs.seat_to_move]
        cards = deck(theirs.level)
        known = [*sorted(mine.hand), *sorted(theirs.sidekick), *sorted(mine.begun), rng.choice(cards)]
        sentences = ["done", "pass"]
        for _ in range(NEAR_MISSES):
            one, two = rng.choice(known), rng.choice(known)
            hero = f"H{rng.below(len(mine.heroes) + 2)}"
            some = sorted((card for card in known if rng.below(2)), key=cards.index)
            if rng.below(4) == 0:
                rng.shuffle(some)
            sentences += [
                f"play {one}",
                f"device {one} {hero}",
                f"trade {one} {two}",
                " ".join(["hq", *some]),
                " ".join(["draw", *some]),
                self.miss_capture(),
            ]
        return sentences

    def miss_capture(self) -> str:
        """Make a capture by a team that was thrown together, mostly of the villain that it adds up to."""
        theirs, rng = self.oracle(), self.rng
        words = []
        total = 0
        for at, hero in enumerate(theirs.holdings[theirs.seat_to_move].heroes):
            if rng.below(3) == 0:
                armed = rng.below(2) == 1
                words += [f"H{at + 1}", *([hero.device] if armed and hero.device else [])]
                total += hero.value(armed)
        if rng.below(4) == 0:
            words.append("s")
            total += sum(int(card[1:-1]) for card in theirs.sidekick if card[0] in "hbl")
        if rng.below(6) == 0:
            rng.shuffle(words)
        if rng.below(6) == 0:
            words.append(rng.choice(["s", "H1", "+10a", "x2a", "-5b"]))
        weakness = rng.choice(sorted(theirs.city)) if theirs.city and rng.below(4) == 0 else total
        return " ".join(["capture", f"v{weakness}", ":", *words])


def lay_out(dump: Json) -> Json:
    """Put what the referee keeps into the form of `describe`."""
    left = {each["weakness"] for each in dump["city"] if each["taken"] is None}
    return {
        "hands": [sorted(hand["cards"]) for hand in dump["hands"]],
        "hall": dump["hall"],
        "sidekick": (sorted(dump["sidekick"]["cards"]), dump["sidekick"]["sum"]),
        "heroes": [
            [(sorted(hero["parts"]), hero["sum"], hero["device"], hero["armed"]) for hero in heroes]
            for heroes in dump["heroes"]
        ],
        "begun": [sorted(card for card in parts if card) for parts in dump["begun"]],
        "trophies": [
            (sorted(pile["villains"]), sorted(pile["devices"]), pile["score"]) for pile in dump["trophies"]
        ],
        "city": sorted(left),
        "plays": dump["plays"] if dump["stage"] == "action" else None,
        "first": dump["starter"],
        "round": dump["round"],
    }


def describe(oracle: Oracle) -> Json:
    """Tell all that lies on the table, as the plain referee keeps it."""
    return {
        "hands": [sorted(each.hand) for each in oracle.holdings],
        "hall": len(oracle.hall),
        "sidekick": (sorted(oracle.sidekick), oracle.sidekick_value() if oracle.awake() else None),
        "heroes": [
            [
                (
                    sorted(hero.parts),
                    hero.value(False),
                    hero.device,
                    hero.value(True) if hero.device else None,
                )
                for hero in each.heroes
            ]
            for each in oracle.holdings
        ],
        "begun": [sorted(each.begun) for each in oracle.holdings],
        "trophies": [
            (sorted(f"v{villain}" for villain in each.villains), sorted(each.devices), each.score())
            for each in oracle.holdings
        ],
        "city": sorted(oracle.city),
        "plays": 2 - oracle.plays if oracle.stage == "action" else None,
        "first": oracle.starter,
        "round": oracle.round_number(),
    }


@pytest.mark.timeout(0)
@pytest.mark.parametrize("level", ["hero", "superhero"])
def test_league_agrees_on_random_games(level: str, day: int, slow: bool, pytestconfig: pytest.Config) -> None:
    reasons: Counter[str] = Counter()
    met = set()
    for number in deal_numbers(day, slow, FEW, MANY, pytestconfig):
        villains, sides = (24, 18, 12)[number % 3], ("mixed", "green")[number // 4 % 2]
        options = {"level": level, "villains": villains, "sides": sides, "equations": "before", "glow": True}
        player = LeagueDuel(f"{level}:{number}", options, number % 4 + 1, LEANINGS[number % 5])
        finding = try_game(player)
        assert not isinstance(finding, Finding), f"{finding}\n{[str(each) for each in player.table.journal]}"
        assert player.compared
        reasons[finding] += 1
        met.add((villains, player.seats))
    if slow:
        assert met == set(product((24, 18, 12), (1, 2, 3, 4)))
        # Every end is among the games, so that all are compared; at Superhero level chance hardly saves a city.
        assert {"idle", "hall", "calm", *(["city"] if level == "hero" else [])} <= set(reasons)
