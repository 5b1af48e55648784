"""Hexors as a title: its options and presets, the codes it speaks in, and how its positions are made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from parlour.core.game import (
    COMMON_CODES,
    Game,
    Json,
    Judgement,
    Move,
    Option,
    Preset,
    Refusal,
    Seat,
    State,
    View,
)
from parlour.core.rng import Rng
from parlour.games.hexors import reading, setup
from parlour.games.hexors.asking import ASKS
from parlour.games.hexors.board import CHOOSE, MOST_ALIKE, UNCOUNTED, WINDOWS, Choices
from parlour.games.hexors.bot import LEVELS
from parlour.games.hexors.ending import LONGEST_PEACE, REASONS
from parlour.games.hexors.lessons import LESSONS
from parlour.games.hexors.merits import MERITS
from parlour.games.hexors.notation import read_position
from parlour.games.hexors.review import judge_battle
from parlour.games.hexors.state import HexorsState
from parlour.games.hexors.tiles import POWERS, SetFault, read_set
from parlour.games.hexors.words import WORDS

SEATS = range(2, 5)
MOST_CHARACTERS, MOST_POWERS = 6, 6

MOST_TURNS = LONGEST_PEACE * SEATS[-1] * (1 + MOST_CHARACTERS)
"""The clock ends a game sixty turns after the last tile was defeated (R-HX-42), and not all tiles can be."""

MOST_SAID = 40
"""Records of a turn that even the longest of games does not have on the average: only ties have no bound."""

_COLLECTOR = {"game": "collector"}

SIEGED = 2
"""Seats of the games in which sieges are counted (R-HX-56)."""


def _lift_first(save: Json) -> Json:
    """Lift a save of the rules without sieges: between two such a game goes on without, as its journal may have played.

    What is no sound save is left to the loader.
    """
    options, sitters = save.get("options"), save.get("seats")
    if not isinstance(sitters, list) or len(sitters) not in SEATS or HEXORS.check(options, len(sitters)):
        return save
    siege = UNCOUNTED if len(sitters) == SIEGED else 0
    lifted = dict(save)
    if siege and save.get("start", "") is None:
        lifted["start"] = HEXORS.start(save["options"], len(sitters)).dump()
    for key in ("start", "at"):
        if isinstance(lifted.get(key), dict):
            lifted[key] = {**lifted[key], "siege": siege}
    return lifted


class Hexors(Game):
    """The game of the sheet: Beginner's and Collector's, Free-for-all and two against two."""

    key = "hexors"
    rules = 2
    seats = SEATS
    turns = 12
    longest = 1 + 3 * SEATS[-1] + MOST_TURNS * MOST_SAID
    options = (
        Option("game", "beginner", "choice", ("beginner", "collector")),
        Option("teams", False, "flag", (), {"seats": 4}),
        Option("armies", "powers", "choice", ("dealt", "powers", "chosen"), _COLLECTOR),
        Option("characters", 4, "number", (2, MOST_CHARACTERS)),
        Option("powers", 3, "number", (0, MOST_POWERS), _COLLECTOR),
        Option("odds", True, "flag"),
        Option("tiles", "", "text"),
    )
    upgrades: ClassVar[Mapping[int, Callable[[Json], Json]]] = {1: _lift_first}
    presets: ClassVar[Mapping[str, Preset]] = {
        "beginner": Preset({}, (2,)),
        "collector": Preset(_COLLECTOR, (2,)),
        # The first that fits is what more players than two begin with.
        "melee": Preset({}, (3, 4)),
        "free": Preset(_COLLECTOR, (3, 4)),
        "team": Preset({**_COLLECTOR, "teams": True}, (4,)),
    }
    levels = LEVELS
    ladders = (2, 4)
    ladder_presets = ("collector", "free")
    codes: ClassVar[Mapping[str, str]] = {
        **COMMON_CODES,
        "options-teams": "§13.1",
        "options-tiles": "§2.6",
        "syntax-toss": "§3.1",
        "syntax-deal": "§3.3",
        "syntax-roll": "§5.2",
        "syntax-take": "§7.3",
        "syntax-place": "§3.4",
        "syntax-turn": "§4.1",
        "syntax-fight": "§5.5",
        "syntax-window": "§10.1",
        "syntax-power": "§9.2",
        "syntax-boost": "§12.7",
        "syntax-unfinished": "§3.4 §4.1 §5.5 §7.3 §9.2 §12.7",
        "not-offered": "§3.2",
        "too-many-alike": "§7.2",
        "not-yours-to-place": "§3.4",
        "not-all-placed": "§3.4",
        "place-far": "§3.4",
        "place-taken": "§3.4",
        "must-move": "§4.1",
        "cannot-move": "§4.8",
        "off-field": "§2.4",
        "no-tile": "§2.5",
        "not-yours": "§2.5",
        "stays": "§4.5",
        "trapped": "§11.13",
        "taken": "§4.2",
        "crater": "§11.12",
        "too-far": "§4.2",
        "too-far-speed": "§11.4",
        "nothing-to-jump": "§4.3",
        "jump-opposing": "§4.3",
        "jump-crater": "§11.12",
        "jump-trapped": "§11.13",
        "advance-or-jump": "§4.5",
        "landed-already": "§4.4",
        "contact-stops": "§4.6",
        "not-touched": "§5.5",
        "fight-own": "§12.3",
        "duel": "§6.4",
        "only-stronghold": "§12.5",
        "power-not-held": "§9.2",
        "power-cost": "§9.2",
        "power-turn": "§9.4",
        "power-moment": "§10.1",
        "power-twice": "§11.4 §11.6 §11.8",
        "power-target": "§9.7",
        "power-trapped": "§9.7",
        "power-space": "§9.4",
        "power-beside": "§11.6 §11.3",
        "power-distance": "§11.6",
        "power-nothing": "§11.5",
        "last-stand": "§11.1",
        "not-in-battle": "§11.3",
        "in-battle": "§11.11",
        "no-escape": "§11.8",
        "no-battle": "§11.3",
        "boost-powers": "§12.7",
        "boost-stones": "§12.7",
        "boost-game": "§12.7",
    }
    kinds = (
        *("tossed", "took", "dealt", "chose", "opened", "placed"),
        *(
            "moved",
            "jumped",
            "touched",
            "fight",
            "duel",
            "rolled",
            "compared",
            "tied",
            "defeated",
            "fell",
            "stone",
        ),
        *("activated", "resolved", "fizzled", "countered", "placed-wall", "cratered", "trapped", "freed"),
        *("boosted", "escaped", "controlled", "passed", "skipped", "waited", "clock", "siege"),
    )
    reasons = REASONS
    asks = ASKS
    windows = WINDOWS
    unveiled = WINDOWS
    merits = MERITS
    vague = frozenset({"last"})
    reveals = frozenset({"dealt", "opened"})
    words = WORDS
    lessons = LESSONS
    places = ("sheet", "hand", "own", "other")

    def check(self, options: object, seats: object) -> Refusal | None:
        """Refuse teams where not four play (§13.1), and a set of tiles that is none (§2.6)."""
        refusal = super().check(options, seats)
        if refusal or not isinstance(options, dict):
            return refusal
        if options.get("teams") and seats != SEATS[-1]:
            return Refusal("options-teams", {}, "§13.1")
        tiles = read_set(options.get("tiles", ""))
        return Refusal("options-tiles", tiles._asdict(), "§2.6") if isinstance(tiles, SetFault) else None

    def sides(self, options: Json, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Partners are of the same parity (R-HX-43)."""
        return ((0, 2), (1, 3)) if options["teams"] else super().sides(options, seats)

    def opens(self, options: Json, seats: int) -> tuple[str, ...]:
        """Windows open only in the Collector's game (§10.1)."""
        return self.windows if options["game"] == "collector" else ()

    def start(self, options: Json, seats: int) -> State:
        """Return the position before the toss."""
        return HexorsState(Choices(**{**self.defaults(), **options}), seats)

    def from_view(self, view: View, rng: Rng) -> State:
        """Deal the powers that lie face down, and guess what was chosen in secret."""
        state = self._read(view)
        for seat, army in enumerate(view["armies"]):
            state.stones[seat] = army["stones"] if state.pool(seat) == seat else 0
            own = seat == view["seat"]
            hand = reading.numbers(view["powers"]) if own else guess_powers(state, seat, army["unused"], rng)
            state.hands[seat] = hand
        if state.stage == CHOOSE:
            for seat, chosen in enumerate(view["chosen"]):
                if chosen is not False:
                    sure = reading.numbers(chosen) if chosen is not True else guess_choice(state, rng)
                    state.chosen[seat] = sure
        return state

    def read_dump(self, dump: Json, options: Json, seats: int) -> State:
        """Return the state of a dump."""
        state = self._read(dump)
        for seat, army in enumerate(dump["armies"]):
            state.stones[seat] = int(army["stones"])
            state.hands[seat] = reading.numbers(army["powers"])
        state.chosen = [None if each is None else reading.numbers(each) for each in dump["chosen"]]
        if state.choices != Choices(**options) or state.seats != seats:
            raise ValueError("options or seats")
        return state

    def _read(self, shown: View) -> HexorsState:
        seats = len(shown["armies"])
        return reading.read_open(HexorsState(Choices(**self.read_options(shown, seats)), seats), shown)

    def from_text(self, text: str) -> State:
        """Return the position that a text tells (see `notation.py`)."""
        return read_position(text, HexorsState)

    def judge_soon(self, state: State, seat: Seat, move: Move) -> Judgement | None:
        """Tell of a good battle that was passed up; whatever else was missed is sought."""
        assert isinstance(state, HexorsState)
        return judge_battle(state, seat, move)


def guess_powers(state: HexorsState, seat: Seat, count: int, rng: Rng) -> tuple[int, ...]:
    """Return powers that a seat may hold, by those that everybody saw it use (R-HX-32)."""
    most = 1 if setup.deals_powers(state.choices) else MOST_ALIKE
    left = [power for power in POWERS for _ in range(most - state.used[seat].count(power))]
    return tuple(sorted(setup.draw(left, count, rng)))


def guess_choice(state: HexorsState, rng: Rng) -> tuple[int, ...]:
    """Return a choice that a seat may have made in secret."""
    return tuple(int(each) for each in setup.sample_take(state, rng).split(" ")[1:])


HEXORS = Hexors()
