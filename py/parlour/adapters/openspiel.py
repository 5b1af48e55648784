"""Each game as a game of OpenSpiel (Lanctot and others 2019): in Python, sequential, with chance and hidden things.

    import pyspiel
    from parlour.adapters import openspiel
    game = pyspiel.load_game("parlour_" + key, {"players": 3, "preset": "..."})  # keys of parlour.games.REGISTRY

- Players are the seats. Those that choose at the same time in secret are asked in their order, and see nothing of each
  other's choice until the game shows it. A title has the same type with all its options, so OpenSpiel is told of
  chance and imperfect information also where there is none.
- An action is the next word of a sentence; `words.py` tells how words and numbers belong together.
- Chance: a shuffle has more outcomes than any list can hold, so of all that could happen at a node, `chance` outcomes
  (a parameter, 256) are drawn by the parameter `rng_seed`, each as likely as the others. To OpenSpiel these are all:
  the game is explicitly stochastic, and whatever counts on a list of outcomes works. Nothing is distorted on the
  average of all seeds; at one node a side of a die comes up at 43 of 256 outcomes, give or take 6. Who wants more
  deals takes more outcomes, or another `rng_seed`; without one it is drawn when the game is loaded, and is a parameter
  from then on. Nodes that are sampled anew each time, which OpenSpiel knows too, its MCTS cannot search: it looks for
  an outcome among those that it met there before.
- `observation_string(player)` is what the seat knows, as JSON: `{"said": ..., "spent": ..., "view": ...}`, made of its
  view and never of the state. `information_state_string(player)` has `told` besides: what it was told of everything
  that happened. There are no tensors: what of a view is a number, a learner has to choose.
- `resample_from_infostate` deals a state by `Game.from_view`, for OpenSpiel's ISMCTS.
- OpenSpiel's bots: those that play at random, and MCTS and ISMCTS in Python. MCTS looks at the state, so it knows what
  is hidden. MCTS in C++ plays no game that is written in Python: OpenSpiel 2.0.2 ends the process, at its own as well.
- Returns come with the end: 1 for each winner, -1 for all others, 0 for all where nobody won or every side did.
  Two sides of one size play a zero-sum game, and others a general-sum one.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from typing import Any, Self

try:
    import pyspiel
except ImportError as missing:
    raise ImportError("OpenSpiel is not installed: pip install parlour[openspiel]") from missing

from parlour import games
from parlour.adapters.setting import read_setting, reward
from parlour.adapters.words import PATIENCE, Begun, Lexicon, begin, go_on, tell
from parlour.core.game import CHANCE, LONGEST_MOVE, Event, Game, Seat, State
from parlour.core.rng import Rng

PREFIX = "parlour_"
OUTCOMES = 256
"""Outcomes of a chance node, where the parameter `chance` says nothing else."""


class Play:
    """A game as far as it was played: what a clone of a state copies."""

    def __init__(self, state: State, begun: Begun, told: list[Event]) -> None:
        """Take over a state, the sentence that is being said, and all that has happened."""
        self.state, self.begun, self.told = state, begun, told
        self.records = 0

    def __deepcopy__(self, memo: object) -> Play:
        """Return a copy that goes its own way; events and sentences never change."""
        other = Play(self.state.copy(), self.begun, self.told[:])
        other.records = self.records
        return other


class ParlourGame(pyspiel.Game):
    """A title with its parameters: `preset`, `players`, `chance`, `rng_seed`."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        """Choose what is played; raises ValueError where that cannot be."""
        chosen = dict(params or {})
        self.setting = read_setting(game, chosen.get("preset", ""), None, chosen.get("players", 0))
        if chosen.get("rng_seed", -1) < 0:
            chosen["rng_seed"] = secrets.randbits(31)
        chosen["players"] = self.setting.seats
        self.seed, self.outcomes = chosen["rng_seed"], chosen.get("chance", OUTCOMES)
        self.lexicon = Lexicon(game)
        sides = game.sides(self.setting.options, self.setting.seats)
        is_even = len(sides) == 2 and len(sides[0]) == len(sides[1])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.lexicon.size,
            max_chance_outcomes=self.outcomes,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if is_even else None,
            max_game_length=game.longest * (PATIENCE + LONGEST_MOVE // 2),
        )
        super().__init__(make_type(game, is_even), info, chosen)

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how a copy is loaded: by name and parameters, which are all there is."""
        return pyspiel.load_game, (self.get_type().short_name, self.get_parameters())

    def new_initial_state(self) -> ParlourState:
        """Return a state before the first record."""
        return ParlourState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """Return what looks at states for a player."""
        return Observer(kind is not None and kind.perfect_recall)


class ParlourState(pyspiel.State):
    """A position, with the sentence that is being said."""

    def __init__(self, game: ParlourGame) -> None:
        """Begin."""
        super().__init__(game)
        title, options, seats = game.setting
        self.play = Play(title.start(options, seats), Begun(), [])
        self._ask(game)

    def current_player(self) -> int:
        """Return who is to act: the first seat that the game waits for, chance, or nobody any more."""
        waiting = self.play.state.waiting()
        if not waiting:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if waiting[0] == CHANCE else waiting[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of a chance node, each as likely as the others."""
        count = self.get_game().outcomes
        return [(outcome, 1 / count) for outcome in range(count)]

    def _offered(self) -> dict[int, str]:
        lexicon: Lexicon = self.get_game().lexicon
        return lexicon.number(self.play.begun.words)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._offered())

    def _apply_action(self, action: int) -> None:
        game, play = self.get_game(), self.play
        seat, state = play.state.waiting()[0], play.state
        if seat == CHANCE:
            self._record(CHANCE, state.chance(Rng(f"{game.seed}:{play.records}:{action}")))
            return
        play.begun = go_on(game.setting.game, state, seat, play.begun, self._offered()[action])
        if play.begun.whole:
            self._record(seat, state.tidy(seat, play.begun.said))

    def _record(self, seat: Seat, move: str) -> None:
        self.play.told += self.play.state.apply(seat, move)
        self.play.records += 1
        self._ask(self.get_game())

    def _ask(self, game: ParlourGame) -> None:
        """Ask who is to act, unless that is chance or nobody; steps without a choice are played at once."""
        state = self.play.state
        waiting = state.waiting()
        if not waiting or waiting[0] == CHANCE:
            self.play.begun = Begun()
            return
        settled = state.settles(waiting[0])
        if settled is not None:
            self._record(waiting[0], settled)
            return
        self.play.begun = begin(game.setting.game, state, waiting[0])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"chance {action}"
        named = self.get_game().lexicon.named
        return named[action] if action < len(named) else self._offered().get(action, f"spare {action}")

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return not self.play.state.waiting()

    def returns(self) -> list[float]:
        """Return what each player has won so far."""
        return reward(self.play.state.outcome(), self.get_game().setting)

    def resample_from_infostate(self, player: int, sample: Callable[[], float]) -> Self:
        """Return a state that a player cannot tell from this one; `sample` gives numbers from 0 up to 1."""
        other: Self = self.clone()
        view = self.play.state.view(player)
        other.play.state = self.get_game().setting.game.from_view(view, Rng(int(sample() * (1 << 53))))
        return other

    def __str__(self) -> str:
        """Return the position and the words so far, for whoever may see all."""
        return f"{self.play.state}\n{self.play.begun.said}".rstrip()


class Observer:
    """What a player knows, as text."""

    tensor = None

    def __init__(self, recalls: bool) -> None:
        """Look at the moment, or also at all that the player was told before."""
        self.recalls = recalls
        self.dict: dict[str, Any] = {}

    def set_from(self, state: ParlourState, player: int) -> None:
        """There are no tensors."""

    def string_from(self, state: ParlourState, player: int) -> str:
        """Return what a player knows as one line of JSON."""
        play = state.play
        acts = state.current_player() == player
        known = tell(play.state, player, play.begun if acts else Begun())
        if not self.recalls:
            return known
        told = [shown for shown in (event.seen_by(player) for event in play.told) if shown is not None]
        return f'{known[:-1]},"told":{json.dumps(told, separators=(",", ":"), sort_keys=True)}}}'


def make_type(game: Game, is_even: bool) -> Any:
    """Return what OpenSpiel wants to know of a title before it is loaded."""
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + game.key,
        long_name=f"Number Parlour: {game.key}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if is_even else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"preset": "", "players": 0, "chance": OUTCOMES, "rng_seed": -1},
    )


def register(game: Game) -> None:
    """Let `pyspiel.load_game` find a title as `parlour_<key>`.

    By a class, since OpenSpiel lets go of what it has registered when Python is gone, and a class is never freed.
    """

    class Registered(ParlourGame):
        """The title, as OpenSpiel makes it."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            """Choose what is played."""
            super().__init__(game, params)

    pyspiel.register_game(make_type(game, is_even=False), Registered)


for _key in games.REGISTRY:
    register(games.find(_key))
