"""Each game as an environment of PettingZoo (Terry and others 2021), in which the seats act one after the other.

    from parlour.adapters import pettingzoo
    env = pettingzoo.env(key, render_mode="ansi")  # a key of parlour.games.REGISTRY

- Agents are `seat_0`, `seat_1` and so on. Seats that choose at the same time in secret act in their order, and see
  nothing of each other's choice until the game shows it. Chance is played by the environment, from the seed of `reset`.
- An action is the next word of a sentence: `Discrete(n)`, with n as `env.lexicon.size`; `words.py` tells how words and
  numbers belong together. A seat acts several times until its sentence is said, and others see nothing of it before.
- An observation is `{"observation": uint8[32768], "action_mask": int8[n]}`. The first is the JSON of what the seat
  knows, in ASCII, filled up with zeros: `{"said": ..., "spent": ..., "view": ...}`, the words that it has said of a
  sentence, how many of `words.PATIENCE` it has spent, and its view, whose shape each game's `border.py` tells. It is
  made of the view and never of the state. A learner who wants numbers makes them of the same as plain Python:
  `infos[agent]` of the agent that is to act has `view`, `said`, and `words`, what may be said by action. The mask of
  all others is zeros.
- Rewards come with the end: 1 for each winner, -1 for all others, 0 for all where nobody won or every side did; so
  two sides play a zero-sum game, and more do not. `infos` then has `scores`, the points of each seat, and `reason`.
- Nothing is ever truncated: no game has more than `Game.longest` sentences, and each of them comes to an end
  (`words.py`).
- `render_mode="ansi"` gives as text what the seat that is to act knows.
"""

from __future__ import annotations

import secrets
from typing import Any, ClassVar

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise ImportError("PettingZoo is not installed: pip install parlour[pettingzoo]") from missing

from parlour.adapters.setting import read_setting, reward
from parlour.adapters.words import LONGEST_KNOWLEDGE, Begun, Lexicon, begin, go_on, tell
from parlour.core.game import Game, Json, Refusal, Seat
from parlour.core.rng import Rng
from parlour.core.table import Sitter, Table
from parlour.sight import write_view


def env(game: Game | str, **kwargs: Any) -> AECEnv:
    """Return a game as an environment that says what is wrong with an action; arguments as of `raw_env`."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, **kwargs), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv, EzPickle):  # noqa: N801 (all environments of PettingZoo are called so)
    """A game without the wrappers: an action that is not offered raises ValueError, and harms nothing."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi"],
        "name": "parlour_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: Game | str,
        preset: str = "",
        options: Json | None = None,
        seats: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """Choose what is played, as `setting.read_setting` tells; raises ValueError where that cannot be."""
        super().__init__()
        EzPickle.__init__(self, game, preset, options, seats, render_mode)
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is None or 'ansi', not {render_mode!r}")
        self.setting = read_setting(game, preset, options, seats)
        self.render_mode = render_mode
        self.lexicon = Lexicon(self.setting.game)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(self.lexicon.size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (LONGEST_KNOWLEDGE,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (self.lexicon.size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.rng = Rng(secrets.randbits(64))
        self.begun = Begun()
        self.offered: dict[int, str] = {}  # what the agent that is to act may say next, by action
        self.infos: dict[str, Json] = {}

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations, the same for each."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's actions, the same for each."""
        return self.action_spaces[agent]

    def action_meaning(self, action: int) -> str:
        """Return the word of an action, as it is meant now; "" where it has none."""
        named = self.lexicon.named
        return named[action] if 0 <= action < len(named) else self.offered.get(int(action), "")

    def reset(self, seed: int | None = None, options: Json | None = None) -> None:
        """Begin a game; the same seed deals the same, and without one the games go on from the last seed.

        `options` of a game are given to `env`, and not here.
        """
        if seed is not None:
            self.rng = Rng(seed)
        game, chosen, seats = self.setting
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[0]
        self.table = Table(game, chosen, (Sitter(),) * seats, str(self.rng.next()))
        self.table.settle()
        self._ask()

    def step(self, action: int | None) -> None:
        """Say one word for the seat that is to act; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action not in self.offered:
            raise ValueError(f"{action!r} is none of the actions that {agent} is offered: see action_mask")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        state, seat = self.table.state, self._seat(agent)
        self.begun = go_on(self.setting.game, state, seat, self.begun, self.offered[int(action)])
        if self.begun.whole:
            played = self.table.play(seat, state.tidy(seat, self.begun.said))
            if isinstance(played, Refusal):
                raise RuntimeError(f"{self.begun.said!r} was offered word by word, and is refused: {played}")
            self._ask()
        else:
            self._offer(seat)
        self._accumulate_rewards()

    def _ask(self) -> None:
        """Ask the first seat that the table waits for, or end the game."""
        waiting = self.table.waiting()
        if waiting:
            self.agent_selection = self.possible_agents[waiting[0]]
            self.begun = begin(self.setting.game, self.table.state, waiting[0])
            self._offer(waiting[0])
            return
        self.offered = {}
        outcome = self.table.outcome()
        won = reward(outcome, self.setting)
        self.rewards = {agent: won[self._seat(agent)] for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        told = {"scores": list(outcome.scores), "reason": outcome.reason} if outcome else {}
        self.infos = {agent: dict(told) for agent in self.agents}

    def _offer(self, seat: Seat) -> None:
        """Offer a seat what it may say next."""
        self.offered = self.lexicon.number(self.begun.words)
        self.infos = {agent: {} for agent in self.agents}
        self.infos[self.possible_agents[seat]] = {
            "view": self.table.state.view(seat),
            "said": self.begun.said,
            "words": dict(self.offered),
        }

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent knows and, where it is to act, what it may say next."""
        acts = agent == self.agent_selection and bool(self.offered)
        begun = self.begun if acts else Begun()
        told = tell(self.table.state, self._seat(agent), begun).encode("ascii")
        observation: Any = np.zeros(LONGEST_KNOWLEDGE, np.uint8)
        observation[: len(told)] = np.frombuffer(told, np.uint8)
        mask: Any = np.zeros(self.lexicon.size, np.int8)
        if acts:
            mask[list(self.offered)] = 1
        return {"observation": observation, "action_mask": mask}

    def render(self) -> str | None:
        """Return as text what the seat that is to act knows, with what it has said; None without a render_mode."""
        if self.render_mode is None:
            return None
        seat = self._seat(self.agent_selection)
        shown = write_view(self.setting.game, self.table.state.view(seat))
        return f"{shown}\n{self.agent_selection}: {self.begun.said}".rstrip()

    def close(self) -> None:
        """Nothing is open."""

    def __str__(self) -> str:
        """Return the name, with the game's."""
        return f"parlour_{self.setting.game.key}_v0"
