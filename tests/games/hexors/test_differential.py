"""The referee of Hexors and the plain second referee agree on random games, sentence by sentence."""

from __future__ import annotations

from collections import Counter

import pytest
from dealing import deal_numbers

from games.hexors.oracle import Oracle
from games.hexors.oracle_tiles import CHANCE, COSTS, distance, spaces
from parlour.conformance.second import Duel
from parlour.core.game import Json, Move, Seat
from parlour.games.hexors import HEXORS
from parlour.terminal.fuzz import Finding, try_game

FEW, MANY = 1, 12
"""Random games of each table and day; by `--slow` many, always the same."""
NEAR_MISSES = 6
LEANINGS = ("march", "powers", "hoard", "none")
"""What a game is played for, beside its manner: battles, and stones for powers, come to little by chance."""
TILES = "018 red 1 2 3 2 2 7 ally 3; 101 = 1 2 3 4 5 6 + 2 ally 3; 102 blue 9 1 9 1 9 1"

TABLES: dict[str, tuple[Json, int]] = {
    "beginner": ({}, 2),
    "few": ({"characters": 2}, 2),
    "collector": ({"game": "collector"}, 2),
    "dealt": ({"game": "collector", "armies": "dealt", "characters": 3, "powers": 6}, 2),
    "chosen": ({"game": "collector", "armies": "chosen", "characters": 2, "powers": 5}, 2),
    "free": ({"game": "collector", "powers": 4}, 3),
    "small": ({"game": "collector", "armies": "dealt", "characters": 2, "powers": 2}, 4),
    "team": ({"game": "collector", "teams": True, "armies": "dealt", "characters": 3, "powers": 4}, 4),
    "boosts": ({"game": "collector", "teams": True, "characters": 3, "powers": 0}, 4),
    "melee": ({"characters": 6}, 3),
    "sides": ({"teams": True, "characters": 2}, 4),
}


class HexorsDuel(Duel):
    """One random game of which all that lies on the table is compared, and sentences that just miss."""

    def __init__(self, seed: str, options: Json, seats: int, leaning: str) -> None:
        """Set the table."""
        super().__init__(HEXORS, seed, Oracle.start, options, seats)
        self.leaning = leaning

    def oracle(self) -> Oracle:
        """Return the second referee."""
        assert isinstance(self.second, Oracle)
        return self.second

    def choose(self, seat: Seat) -> Move:
        """Choose a move after the manner and the leaning of this game."""
        theirs, rng = self.oracle(), self.rng
        if seat == CHANCE or self.leaning == "none":
            return super().choose(seat)
        if theirs.stage in ("step", "pick") and rng.below(4):
            moves = sorted(theirs.moves(seat) or ())
            nearest = min(map(self.gap, moves))
            return rng.choice([move for move in moves if self.gap(move) == nearest])
        if theirs.window and rng.below(5):
            powers = sorted(theirs._answers(seat) - {"pass"})
            powers += [move for move in self.miss(seat) if "075" in move and theirs.legal(seat, move)]
            # Who hoards lets the cheap ones lie.
            if self.leaning == "hoard":
                powers = [move for move in powers if COSTS.get(move.split(" ")[1], 3) > 1]
            return rng.choice(powers) if powers else "pass"
        return super().choose(seat)

    def gap(self, move: Move) -> int:
        """Count the spaces between where a move leads and the nearest enemy."""
        theirs = self.oracle()
        words = move.split(" ")
        if words[0] in ("pass", "fight"):
            return 0 if words[0] == "fight" else 99
        foes = [each for each in theirs.living() if theirs.controller(each) not in theirs.side(theirs.active)]
        return min((distance(words[-1], theirs.at[foe], theirs.seats) for foe in foes), default=0)

    def compare(self) -> None:
        """Compare what the referees allow and what lies on the table."""
        super().compare()
        theirs = self.oracle()
        if theirs.stage not in ("toss", "starter", "deal", "choose", "place"):
            ours = lay_out(self.table.state.view(None))
            if ours != (wanted := describe(theirs)):
                wrong = [key for key in wanted if ours[key] != wanted[key]]
                raise AssertionError(f"{wrong} {[(ours[key], wanted[key]) for key in wrong]}")
        for seat in self.table.state.waiting():
            if theirs.window and theirs.moves(seat) is None:
                for sentence in sorted(theirs._answers(seat)):
                    self.compare_sentence(theirs, seat, sentence)
            for sentence in self.miss(seat):
                self.compare_sentence(theirs, seat, sentence)

    def miss(self, seat: Seat) -> list[str]:
        """Make sentences of the right form that are legal only by luck."""
        theirs, rng = self.oracle(), self.rng
        if seat == CHANCE:
            return ["toss 1", "roll red", "roll pink", "deal 006 017 018"]
        if theirs.stage == "place":
            return self.miss_placements(seat)
        everywhere = list(theirs.at.values()) or list(spaces(theirs.seats))
        sentences = ["pass", "take 006", f"boost {1 + rng.below(4)}", f"fight {rng.choice(everywhere)}"]
        for _ in range(NEAR_MISSES):
            power = rng.choice([*COSTS, *theirs.hidden[seat], *theirs.hidden[seat]])
            here = rng.choice(everywhere)
            near = rng.choice([*theirs.around(here)])
            there = rng.choice(everywhere)
            aims = [
                "",
                f" {here}",
                f" {near}",
                f" {here} {near}",
                f" {there} {here} {near}",
                f" {rng.choice([*COSTS])}",
                *[f" {each.power}" for each in theirs.stack],
                *[" " + " ".join([each.power, *theirs.places(each)[:1]]) for each in theirs.in_force],
            ]
            sentences.append(f"power {power}{rng.choice(aims)}")
        around = list(theirs.around(rng.choice(everywhere)))
        rng.shuffle(around)
        three = sorted(around[:3]) if rng.below(8) else around[:3]
        sentences.append(" ".join(["power", "075", *three]))
        sentences.append(" ".join(rng.choice(spaces(theirs.seats)) for _ in range(2 + rng.below(2))))
        return sentences

    def miss_placements(self, seat: Seat) -> list[str]:
        """Make set-ups that are too far from home, twice on a space or in another order, or right."""
        theirs, rng = self.oracle(), self.rng
        numbers, homes = sorted(theirs.armies[seat][1:]), theirs._homes(seat)
        made = []
        for _ in range(NEAR_MISSES):
            rng.shuffle(homes)
            some = homes[: len(numbers)]
            if rng.below(3) == 0:
                some[0] = rng.choice(spaces(theirs.seats))
            pairs = list(zip(numbers, some, strict=True))
            if rng.below(4) == 0:
                rng.shuffle(pairs)
            made.append(" ".join(word for pair in pairs for word in pair))
        return made


def lay_out(view: Json) -> Json:
    """Put what everybody sees into the form of `describe`."""
    window, battle = view["window"], view["battle"]
    walls = {space: each["owner"] for space, each in view["field"].items() if each["kind"] == "wall"}
    return {
        "field": {
            space: (int(each["tile"]), each["owner"], each["control"], each["trapped"])
            for space, each in view["field"].items()
            if each["kind"] in ("stronghold", "character")
        },
        "walls": walls,
        "craters": dict(view["craters"]),
        "unused": [army["unused"] for army in view["armies"]],
        "stones": [army["stones"] for army in view["armies"]],
        "alive": [army["alive"] for army in view["armies"]],
        "active": view["active"],
        "window": window["kind"] if window else "",
        "battle": None
        if battle is None
        else (
            battle["attacker"],
            battle["defender"],
            [roll for roll in battle["rolls"] if roll],
            [side["total"] for side in battle["sides"] if side["strike"] is not None],
        ),
        "stack": [(int(each["power"]), each["seat"]) for each in view["stack"]],
        "in_force": sorted(
            (int(each["power"]), each["seat"], list(each["spaces"])) for each in view["in_force"]
        ),
        "clock": view["clock"],
        "siege": view["siege"],
    }


def describe(oracle: Oracle) -> Json:
    """Tell all that lies on the table, as the plain referee keeps it."""
    battle = oracle.fighting()
    return {
        "field": {
            space: (int(piece.number), piece.owner, oracle.controller(piece), piece in oracle.trapped)
            for piece, space in oracle.at.items()
        },
        "walls": oracle.walls(),
        "craters": oracle.craters(),
        "unused": [len(powers) for powers in oracle.hidden],
        "stones": [oracle.bank(seat) for seat in range(oracle.seats)],
        "alive": [
            oracle.is_alive(seat)
            and any(piece.owner == seat and piece not in oracle.trapped for piece in oracle.at)
            for seat in range(oracle.seats)
        ],
        "active": oracle.active,
        "window": "answer" if oracle.stack else oracle.window,
        "battle": None
        if battle is None
        else (
            oracle.at[battle.attacker],
            oracle.at[battle.defender],
            list(battle.rolls),
            [sum(strength) for strength in oracle.strengths(battle)],
        ),
        "stack": [(int(each.power), each.seat) for each in oracle.stack],
        "in_force": sorted((int(each.power), each.seat, oracle.places(each)) for each in oracle.in_force),
        "clock": oracle.clock,
        "siege": oracle.siege,
    }


@pytest.mark.timeout(0)
@pytest.mark.parametrize("table", TABLES)
def test_hexors_agrees_on_random_games(table: str, day: int, slow: bool, pytestconfig: pytest.Config) -> None:
    options, seats = TABLES[table]
    reasons: Counter[str] = Counter()
    for number in deal_numbers(day, slow, FEW, MANY, pytestconfig):
        leaning = LEANINGS[(number + len(table)) % len(LEANINGS)]
        player = HexorsDuel(f"{table}:{number}", options, seats, leaning)
        finding = try_game(player)
        assert not isinstance(finding, Finding), f"{finding}\n{[str(each) for each in player.table.journal]}"
        assert player.compared
        reasons[finding] += 1
    assert reasons
