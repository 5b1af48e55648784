"""Numica as a title: its options and presets, the codes it speaks in, and how its positions are made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from parlour.core.game import (
    COMMON_CODES,
    Gain,
    Game,
    Json,
    Judgement,
    Move,
    Option,
    Preset,
    Seat,
    State,
    View,
)
from parlour.core.position import SearchPosition
from parlour.core.rng import Rng
from parlour.games.numica.board import QUIET_PLIES, Choices, Step
from parlour.games.numica.bot import LEVELS, NumicaPosition
from parlour.games.numica.lessons import LESSONS
from parlour.games.numica.merits import MERITS
from parlour.games.numica.notation import read_position
from parlour.games.numica.pieces import Taken, code_of
from parlour.games.numica.rows import KINDS, ORDERS
from parlour.games.numica.state import NumicaState
from parlour.games.numica.tiles import LISTS, SYMBOLS
from parlour.games.numica.words import WORDS
from parlour.kit.squares import NUMBER


class Numica(Game):
    """The game of the sheet, with the designer's other tile list and the Super Duper Games moves as options."""

    key = "numica"
    rules = 1
    seats = range(2, 3)
    turns = 16
    # The tiles and two set-ups; then seven captures at most, since each seat can have three without a win and the
    # next one wins (R-NC-10, R-NC-14), each of them after at most 99 quiet plies (R-NC-11).
    longest = 3 + 7 * 100
    options = (
        Option("tiles", "sheet", "choice", tuple(LISTS)),  # §2.2, §2.3
        Option("moves", "sheet", "choice", ("sheet", "sdg")),  # R-NC-03
        Option("setup", "turn", "choice", ("turn", "secret")),  # R-NC-05
    )
    presets: ClassVar[Mapping[str, Preset]] = {
        "sheet": Preset({}, seats),
        "secret": Preset({"setup": "secret"}, seats),
        "designer": Preset({"tiles": "designer"}, seats),
        "sdg": Preset({"moves": "sdg"}, seats),
    }
    levels = LEVELS
    places = ("caught-0", "caught-1")  # what a seat has caught
    lessons = LESSONS
    words = WORDS
    codes: ClassVar[Mapping[str, str]] = {
        **COMMON_CODES,
        "syntax-tiles": "§2.2",
        "syntax-setup": "§3.1",
        "syntax-move": "§4.1",
        "syntax-unfinished": "§4.1 §3.1",
        "wrong-tiles": "§2.2",
        "setup-count": "§3.1",
        "setup-row": "§3.1",
        "no-piece": "§4.1",
        "not-yours": "§4.1",
        "no-way": "§4.2",
        "same-space": "§4.1",
        "own-piece": "§4.8",
        "distance": "§4.3",
        "knight": "§4.4",
        "rook": "§4.5",
        "bishop": "§4.6",
        "blocked": "§4.5 §4.6",
        "x-catch": "§4.7",
        "first-move": "§4.9",
        "sdg-catch": "§4.10",
    }
    kinds = ("laid", "placed", "chosen", "revealed", "moved", "caught")
    reasons = ("captures", "stuck", "repetition", "quiet")
    asks = (
        *("place", "place-where", "place-which", "place-carry", "place-ready"),
        *("choose-piece", "choose-target"),
    )
    merits = MERITS
    vague = frozenset({"roams", "safe", "row"})
    strikes = frozenset({"caught"})
    reveals = frozenset({"laid", "revealed"})

    def start(self, options: Json, seats: int) -> State:
        """Return the position before the tiles are laid."""
        return NumicaState(Choices(**{**self.defaults(), **options}))

    def from_view(self, view: View, rng: Rng) -> State:
        """Return a state that fits a view: a secret set-up that the view hides is drawn at random."""
        state = self._from_json(view)
        for seat, chosen in enumerate(view["chosen"]):
            if chosen and state.orders[seat] is None:
                state.orders[seat] = rng.choice(ORDERS)
        return state

    def read_dump(self, dump: Json, options: Json, seats: int) -> State:
        """Return the state of a dump."""
        state = self._from_json(dump)
        if state.choices != Choices(**options):
            raise ValueError("options")
        return state

    def _from_json(self, view: View) -> NumicaState:
        """Read what `NumicaState.view` and `dump` write; raises one of the usual errors on damage."""
        state = NumicaState(Choices(**self.read_options(view, 2)))
        state.tiles = view["tiles"]
        if not isinstance(state.tiles, str) or not set(state.tiles) <= set(SYMBOLS):
            raise ValueError("tiles")
        state.orders = list(view["orders"])
        for piece in view["pieces"]:
            square = NUMBER[piece["at"]]
            state.board[square] = code_of(
                int(piece["seat"]) & 1, KINDS.index(piece["kind"]), piece["moved"] is True
            )
            state.ids[square] = int(piece["id"])
        state.taken = [
            tuple(Taken(int(each["id"]), KINDS.index(each["kind"])) for each in seat)
            for seat in view["taken"]
        ]
        if len(state.orders) != 2 or len(state.taken) != 2:
            raise ValueError("seats")
        state.turn = int(view["turn"]) & 1
        state.quiet = int(view["quiet"])
        if len(view["trail"]) > QUIET_PLIES:
            raise ValueError("trail")  # before all of it is walked back
        state.trail = [
            Step(NUMBER[origin], NUMBER[target], bool(first)) for origin, target, first in view["trail"]
        ]
        state.last = (NUMBER[view["last"][0]], NUMBER[view["last"][1]]) if view["last"] else None
        if view["outcome"]:
            state.reason, winners = view["outcome"]["reason"], view["outcome"]["winners"]
            state.winners = frozenset(winners)
            if state.reason not in self.reasons or not state.winners <= {0, 1}:
                raise ValueError("outcome")
        if all(view["chosen"]):
            state.seen = state.recall_positions()
        return state

    def from_text(self, text: str) -> State:
        """Return the position that a text tells (see `notation.py`)."""
        return read_position(text, NumicaState)

    def judge(self, state: State, seat: Seat, move: Move) -> Judgement | None:
        """Blame nobody for a row: any will do (§3.1); once the pieces stand, it is searched what is best."""
        placing = isinstance(state, NumicaState) and state.is_placing()
        return Judgement(move, Gain("worth", 0.0)) if placing else None

    def position(self, state: State) -> SearchPosition | None:
        """Return the fast core once the pieces stand; set-ups are not searched."""
        if not isinstance(state, NumicaState) or state.is_placing() or not state.tiles:
            return None
        return NumicaPosition(state)


NUMICA = Numica()
