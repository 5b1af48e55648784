"""Numbers League as a title: its options and presets, the codes it speaks in, and how its positions are made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from parlour.core.game import (
    COMMON_CODES,
    Game,
    Json,
    Judgement,
    Level,
    Move,
    Option,
    Preset,
    Seat,
    State,
    View,
)
from parlour.core.rng import Rng
from parlour.games.league.audit import MOST_ROUNDS
from parlour.games.league.board import (
    STAGES,
    Board,
    Choices,
    Hero,
    Trophies,
    villains_named,
)
from parlour.games.league.cards import NO_CARD, NUMBER, SIDES, YELLOW, cards_named
from parlour.games.league.ending import REASONS
from parlour.games.league.lessons import LESSONS
from parlour.games.league.merits import MERITS
from parlour.games.league.notation import read_position
from parlour.games.league.review import judge
from parlour.games.league.state import LeagueState
from parlour.games.league.upgrades import UPGRADES
from parlour.games.league.words import WORDS
from parlour.kit.cards import cards_of, set_of

SEATS = range(1, 5)

MOST_DRAWS = 60
"""Times that tied seats draw for the first turn: two tie in one of ten draws, so nobody will ever see so many."""

RECORDS_EACH_TURN = 4
"""Two plays (or one and `done`), a capture or `pass`, and the cards drawn."""


class League(Game):
    """The game of the sheet: both levels, a whole city or a smaller one, one to four players."""

    key = "league"
    rules = 2
    upgrades = UPGRADES
    seats = SEATS
    # Whatever else ends it, the game is over after twenty rounds in a row without a capture (R-NL-13 c), cards in the
    # Hall or none, deeds or none, and with the last villain; so no more than nineteen rounds lie before each capture
    # but one, and no more than twenty after the last of at most twenty-three. Before the first turn, chance says who
    # begins, which villains, which sides, and the deal.
    turns = 58
    longest = MOST_DRAWS + 3 + MOST_ROUNDS * SEATS[-1] * RECORDS_EACH_TURN
    options = (
        Option("level", "hero", "choice", ("hero", "superhero")),
        Option("villains", 24, "choice", (24, 18, 12)),  # R-NL-03
        Option("sides", "mixed", "choice", ("mixed", "green"), {"level": "superhero"}),  # R-NL-04
        # When the page shows sums; "self": those of superheroes neither, and nothing glows.
        Option("equations", "before", "choice", ("before", "after", "never", "self")),
        # Whether drafts offer only what leads to a capture.
        Option("glow", True, "flag", (), {"equations": ("before", "after", "never")}),
    )
    presets: ClassVar[Mapping[str, Preset]] = {
        "hero": Preset({}, seats),
        "quick": Preset({"villains": 12}, seats),
        "superhero": Preset({"level": "superhero"}, seats),
        "expert": Preset(
            {"level": "superhero", "sides": "green", "equations": "never", "glow": False}, seats
        ),
    }
    scored = True
    pride = ("captured", "weakness")
    levels = (
        Level("random"),
        Level("greedy", 0.65),
        Level("greedy", 0.35),
        Level("greedy", 0.1),
        Level("ismcts", depth=3, nodes=900),  # to the end of a turn: two cards and a capture
    )
    measure = "round"
    codes: ClassVar[Mapping[str, str]] = {
        **COMMON_CODES,
        "syntax-first": "§3.1",
        "syntax-villains": "§3.3",
        "syntax-sides": "§3.3",
        "syntax-deal": "§3.2",
        "syntax-draw": "§6.1",
        "syntax-action": "§4.1",
        "syntax-hq": "§4.7",
        "syntax-capture": "§5.1",
        "syntax-team": "§5.2",
        "syntax-unfinished": "§4.1 §5.1",
        "still-action": "§4.1",
        "action-over": "§4.8",
        "not-held": "§4.2",
        "not-part": "§4.3",
        "part-there": "§4.3",
        "not-device": "§4.5",
        "no-hero": "§4.5 §5.2",
        "hero-armed": "§4.5",
        "device-carried": "§4.5",
        "no-carrier": "§4.5",
        "not-sidekick": "§4.6",
        "sidekick-card": "§4.6",
        "hq-late": "§4.7",
        "no-villain": "§5.1",
        "villain-gone": "§5.1",
        "wrong-sum": "§5.1",
        "no-team": "§5.2",
        "still-begun": "§5.2",
        "not-team": "§5.2",
        "device-alone": "§5.3",
        "device-idle": "§5.3",
        "sidekick-asleep": "§5.5",
    }
    kinds = (
        "first",
        "picked",
        "turned",
        "dealt",
        "joined",
        "round",
        "played",
        "completed",
        "equipped",
        "traded",
        "woke",
        "slept",
        "returned",
        "ready",
        "captured",
        "scored",
        "passed",
        "drew",
    )
    reasons = REASONS
    asks = (
        "action",
        "device-for",
        "trade",
        "trade-for",
        "hq",
        "hq-more",
        "capture",
        "villain",
        "team",
    )
    merits = MERITS
    vague = frozenset({"idle", "nobody", "stuck", "useless"})
    reveals = frozenset({"dealt", "drew"})
    tempts = frozenset({"wrong-sum"})
    places = ("city", "sign", "trophies", "begun", "sidekick", "hall")
    lessons = LESSONS
    words = WORDS

    def start(self, options: Json, seats: int) -> State:
        """Return the position before anything is drawn."""
        return LeagueState(Choices(**{**self.defaults(), **options}), seats)

    def from_view(self, view: View, rng: Rng) -> State:
        """Deal what lies face down from the cards that this view does not show."""
        state = self._read(view)
        if not state.sidekick:
            return state
        unseen = state.play_deck() & ~state.visible()
        for hand in state.hands:
            unseen &= ~hand
        cards = cards_of(unseen)
        rng.shuffle(cards)
        for seat, hand in enumerate(view["hands"]):
            hidden = hand["count"] - state.hands[seat].bit_count()
            state.hands[seat] |= set_of(cards.pop() for _ in range(hidden))
        state.hall = set_of(cards)
        return state

    def read_dump(self, dump: Json, options: Json, seats: int) -> State:
        """Return the state of a dump; the Hall holds whatever lies nowhere else."""
        state = self._read(dump)
        if state.sidekick:
            state.hall = state.play_deck() & ~state.visible()
            for hand in state.hands:
                state.hall &= ~hand
        if state.choices != Choices(**options) or state.seats != seats:
            raise ValueError("options or seats")
        return state

    def _read(self, view: View) -> LeagueState:
        """Read what `LeagueState.view` and `dump` write; raises one of the usual errors on damage."""
        hands = view["hands"]
        state = LeagueState(Choices(**self.read_options(view, len(hands))), len(hands))
        for seat, hand in enumerate(hands):
            state.known[seat] = set_of(cards_named(hand["known"]))
            state.hands[seat] = (
                state.known[seat] if hand["cards"] is None else set_of(cards_named(hand["cards"]))
            )
            state.heroes[seat] = tuple(_read_hero(each) for each in view["heroes"][seat])
            head, body, legs = (NO_CARD if each is None else NUMBER[each] for each in view["begun"][seat])
            state.begun[seat] = (head, body, legs)
            pile = view["trophies"][seat]
            state.trophies[seat] = Trophies(
                tuple(villains_named(pile["villains"])), tuple(cards_named(pile["devices"]))
            )
        state.sidekick = tuple(cards_named(view["sidekick"]["cards"]))
        state.picked = tuple(YELLOW.index(weakness) for weakness in villains_named(view["picked"]))
        state.city = tuple(villains_named([each["villain"] for each in view["city"]]))
        if not set(state.city) <= set(SIDES):
            raise ValueError("city")
        state.stage = STAGES[STAGES.index(view["stage"])]
        state.starter = -1 if view["starter"] is None else int(view["starter"])
        state.tied = tuple(map(int, view["tied"]))
        state.turn, state.plays, state.round = int(view["turn"]), int(view["plays"]), int(view["round"])
        clock = view["clock"]
        state.acted, state.caught = clock["acted"] is True, clock["caught"] is True
        state.idle, state.dry, state.calm = int(clock["idle"]), int(clock["dry"]), int(clock["calm"])
        if view["outcome"] is not None:
            state.reason = REASONS[REASONS.index(view["outcome"]["reason"])]
        return state

    def from_text(self, text: str) -> State:
        """Return the position that a text tells (see `notation.py`)."""
        return read_position(text, LeagueState)

    def judge(self, state: State, seat: Seat, move: Move) -> Judgement | None:
        """Compare a capture, or none, with the best that there was (see `review.py`)."""
        assert isinstance(state, Board)
        return judge(state, seat, move)

    def exact(self) -> Callable[[], object]:
        """Return who can be captured from a full table (see `hardest.py`)."""
        from parlour.games.league.hardest import reckon

        return reckon


def _read_hero(shown: Json) -> Hero:
    head, body, legs = cards_named(shown["parts"])
    return Hero((head, body, legs), NO_CARD if shown["device"] is None else NUMBER[shown["device"]])


LEAGUE = League()
