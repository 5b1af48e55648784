"""Numero as a title: its options and presets, the codes it speaks in, and how its positions are made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from parlour.core.game import COMMON_CODES, Game, Json, Judgement, Move, Option, Preset, Seat, State, View
from parlour.core.rng import Rng
from parlour.games.numero.board import (
    GLOW,
    HELPS,
    STAGES,
    SUMS,
    TURN,
    WINDOWS,
    Board,
    Choices,
    Claim,
    Claimed,
)
from parlour.games.numero.bot import LEVELS, is_impossible
from parlour.games.numero.cards import DECK, PACKS, VALUES, cards_named, is_wild
from parlour.games.numero.ending import REASONS
from parlour.games.numero.lessons import LESSONS
from parlour.games.numero.merits import MERITS
from parlour.games.numero.notation import read_position
from parlour.games.numero.piles import Pile
from parlour.games.numero.review import is_judged_soon, judge
from parlour.games.numero.scoring import LINES
from parlour.games.numero.state import TAKE_LEFT, NumeroState
from parlour.games.numero.upgrades import lift_first
from parlour.games.numero.words import WORDS
from parlour.kit import frames
from parlour.kit.cards import cards_of, set_of

SEATS = range(1, 5)

HONEST = 3
"""So many builds of somebody else are taken to be honest for each bluff, where nothing is known."""

_FRACTION_PACKS = PACKS[3:]


def _lift_first(save: Json) -> Json:
    """Lift a save of the first rules (see `upgrades.py`)."""
    return lift_first(save, NUMERO)


class Numero(Game):
    """The game of the sheet at each of its levels, for one to four players."""

    key = "numero"
    rules = 2
    upgrades: ClassVar[Mapping[int, Callable[[Json], Json]]] = {1: _lift_first}
    seats = SEATS
    # The dealer and the shuffle; each turn uses up a card of the pack, and a build in it asks each opponent twice; then
    # there are at most three last turns, and what is asked before them.
    turns = 29
    longest = 2 + len(DECK) * (1 + 2 * (SEATS[-1] - 1)) + 2 * SEATS[-1]
    options = (
        Option("pack", "subtraction", "choice", PACKS),
        Option("goal", "cards", "choice", ("cards", "points")),
        Option("challenges", False, "flag", (), {"goal": "points", "seats": (2, 3, 4)}),  # R-NU-06
        Option("exact", False, "flag", (), {"pack": _FRACTION_PACKS}),  # R-NU-11
        # How much each seat is told while it composes a turn; no rule depends on it.
        Option("help1", SUMS, "choice", HELPS, seat=0),
        Option("help2", SUMS, "choice", HELPS, seat=1),
        Option("help3", SUMS, "choice", HELPS, seat=2),
        Option("help4", SUMS, "choice", HELPS, seat=3),
    )
    presets: ClassVar[Mapping[str, Preset]] = {
        "first": Preset({"pack": "ten", **{f"help{seat}": GLOW for seat in SEATS}}, (2, 3, 4)),
        "numbers": Preset({"pack": "numbers"}, (2, 3, 4)),
        "wild": Preset({}, (2, 3, 4)),
        "four": Preset({"pack": "times"}, (2, 3, 4)),
        "fractions": Preset({"pack": "complex"}, (2, 3, 4)),
        "points": Preset({"pack": "full", "goal": "points"}, (2, 3, 4)),
        "challenge": Preset({"pack": "full", "goal": "points", "challenges": True}, (2, 3, 4)),
        "solitaire": Preset({"pack": "times"}, (1,)),
        "mastery": Preset({"pack": "full", "goal": "points"}, (1,)),
    }
    levels = LEVELS
    scored = True
    pride = ("took", "count")
    par = 4  # greedy, and sees all of a turn
    ladder_presets = ("numbers", "four", "points")  # sums alone, wild cards, and all that scores
    codes: ClassVar[Mapping[str, str]] = {
        **COMMON_CODES,
        "syntax-dealer": "§3.1",
        "syntax-shuffle": "§3.2",
        "syntax-turn": "§4.1",
        "syntax-unfinished": "§4.1",
        "syntax-order": "§4.3",
        "syntax-window": "§8.2",
        "must-play": "§4.1",
        "not-held": "§4.1 §5.5",
        "not-number": "§4.1",
        "no-number": "§4.1",
        "number-last": "§4.1",
        "no-pile": "§4.2",
        "wrong-sum": "§4.2",
        "said-twice": "§4.3",
        "not-split": "§4.3",
        "left-range": "§4.4 §5.4",
        "left-fraction": "§4.4 §5.4",
        "no-answer": "§4.5 §5.4",
        "not-wild": "§5.1",
        "wild-used": "§5.1",
        "below-zero": "§5.2",
        "not-whole": "§5.2",
        "no-root": "§5.2",
        "only-wilds": "§5.6",
        "wild-rests": "§5.7",
        "only-take": "§6.1 §9.2",
        "left-changed": "§6.1 §9.2",
    }
    kinds = (
        *("dealer", "dealt", "opened", "drew"),
        *("changed", "dropped", "took", "built", "discarded", "passed"),
        *("challenged", "undone", "last", "swept", "kept", "most", "dealtout", "perfect"),
    )
    reasons = REASONS
    asks = (
        *("turn", "wild", "several", "drop", "join", "number", "with", "wilds", "pass"),
        *WINDOWS,
    )
    windows = WINDOWS
    unveiled = WINDOWS  # what a build claims lies open, and anybody may doubt it (§8.2)
    merits = MERITS
    vague = frozenset({"low", "no-take", "only"})
    inquiries = (TAKE_LEFT,)
    reveals = frozenset({"dealt", "opened", "drew", "challenged", "kept"})
    # A seat that reckons alone may say that cards are a take or a build, or put a wild card anywhere, and be wrong.
    tempts = frozenset(
        {
            *("wrong-sum", "no-answer", "left-range", "left-fraction", "left-changed"),
            *("below-zero", "not-whole", "no-root"),
        }
    )
    words = WORDS
    signs: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("²", "^2"), " sq "),
        **dict.fromkeys(("³", "^3"), " cube "),
        "√": " sqrt ",
        "∛": " cbrt ",
    }
    places = ("deck", "score", "centre", "slate", "hand")
    lessons = LESSONS

    def opens(self, options: Json, seats: int) -> tuple[str, ...]:
        """Return the windows of challenges, where builds are believed until somebody doubts them."""
        return WINDOWS if NumeroState(Choices(**{**self.defaults(), **options}), seats).bluffs() else ()

    def start(self, options: Json, seats: int) -> State:
        """Return the position before the dealer is drawn, or alone before the cards are shuffled."""
        return NumeroState(Choices(**{**self.defaults(), **options}), seats)

    def from_view(self, view: View, rng: Rng) -> State:
        """Deal what lies face down: what a seat has just proved to hold first, then whatever is left."""
        state = self._read(view)
        if state.stage in STAGES[:2]:
            return state
        unseen = state.pack() & ~state.open_cards()
        for hand in state.hands:
            unseen &= ~hand
        cards = cards_of(unseen)
        rng.shuffle(cards)
        for seat, shown in enumerate(view["hands"]):
            missing = shown["count"] - state.hands[seat].bit_count()
            for value in state.proved[seat][:missing]:
                found = next((card for card in cards if VALUES[card] == value), None)
                if found is not None:
                    cards.remove(found)
                    state.hands[seat] |= 1 << found
                    missing -= 1
            state.hands[seat] |= set_of(cards.pop() for _ in range(missing))
        if state.is_alone() and state.stage == TURN and not state.numbers(0):
            # Solitaire goes on only as long as the hand has a number card (R-NU-30), and everybody sees that it does.
            wild = cards_of(state.hands[0])[0]
            number = next(card for card in cards if not is_wild(card))
            cards[cards.index(number)] = wild
            state.hands[0] ^= 1 << wild | 1 << number
        state.deck = tuple(cards)
        state.claims = tuple(
            claim._replace(held=not _sees_through(state, view["seat"], claim) and rng.below(HONEST + 1) > 0)
            if shown["held"] is None
            else claim
            for claim, shown in zip(state.claims, view["claims"], strict=True)
        )
        return state

    def read_dump(self, dump: Json, options: Json, seats: int) -> State:
        """Return the state of a dump."""
        state = self._read(dump)
        state.deck = cards_named(dump["deck"])
        if state.choices != Choices(**options) or state.seats != seats:
            raise ValueError("options or seats")
        return state

    def _read(self, view: View) -> NumeroState:
        """Read what `NumeroState.view` and `dump` write, without the deck; raises one of the usual errors on damage."""
        hands = view["hands"]
        state = NumeroState(Choices(**self.read_options(view, len(hands))), len(hands))
        state.stage = STAGES[STAGES.index(view["stage"])]
        state.dealer, state.turn, state.taker = int(view["dealer"]), int(view["turn"]), int(view["taker"])
        state.centre = tuple(map(_read_pile, view["centre"]))
        state.loose = cards_named(view["loose"])
        for seat, hand in enumerate(hands):
            state.hands[seat] = set_of(cards_named(hand["cards"] or []))
            state.won[seat] = set_of(cards_named(view["won"][seat]))
            sheet = view["sheets"][seat]
            state.sheets[seat] = tuple(int(sheet.get(line, 0)) for line in LINES)
            state.proved[seat] = tuple(map(int, view["proved"][seat]))
        state.claims = tuple(map(_read_claim, view["claims"]))
        state.stack = frames.from_json(view["stack"])
        state.final = tuple(map(int, view["final"]))
        if view["outcome"] is not None:
            state.reason = REASONS[REASONS.index(view["outcome"]["reason"])]
        return state

    def from_text(self, text: str) -> State:
        """Return the position that a text tells (see `notation.py`)."""
        return read_position(text, NumeroState)

    def judge(self, state: State, seat: Seat, move: Move) -> Judgement | None:
        """Compare a turn with the best take that there was (see `review.py`)."""
        assert isinstance(state, Board)
        return judge(state, seat, move)

    def judge_soon(self, state: State, seat: Seat, move: Move) -> Judgement | None:
        """Compare it where the best take is found in no time."""
        assert isinstance(state, Board)
        return judge(state, seat, move) if is_judged_soon(state, seat) else None


def _sees_through(state: NumeroState, seat: Seat | None, claim: Claim) -> bool:
    return seat is not None and is_impossible(state, seat, claim)


def _read_pile(shown: Json) -> Pile:
    return Pile(cards_named(shown["cards"]), int(shown["value"]), int(shown["signs"]))


def _read_claim(shown: Json) -> Claim:
    return Claim(
        int(shown["builder"]),
        shown["held"] is True,
        tuple(
            Claimed(
                _read_pile(each["pile"]), tuple(map(_read_pile, each["before"])), cards_named(each["put"])
            )
            for each in shown["piles"]
        ),
        tuple(map(int, shown["turns"])),
    )


NUMERO = Numero()
