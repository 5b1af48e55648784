"""The games as environments of PettingZoo, judged by its own tests; and that nobody observes what he does not know."""

from __future__ import annotations

import json
import pickle
import re
import subprocess
import sys
from pathlib import Path

import pytest
from houses import zone_of
from pettingzoo.test import api_test, render_test, seed_test
from titles import CASES, GAMES, Case, of_all, of_cases

from parlour.adapters import pettingzoo
from parlour.adapters.pettingzoo import raw_env
from parlour.adapters.setting import read_setting, reward
from parlour.adapters.words import BACK, PATIENCE, SAY, SPARE, Begun, Lexicon, begin, go_on, tell
from parlour.conformance.zone import OPEN, Zone
from parlour.core.game import CHANCE, Game, Move, Outcome, Seat, State
from parlour.core.rng import Rng
from parlour.games import find
from parlour_null import NULL

WARNED = (
    # It says so of every environment that is not its own and has a mask.
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros",  # that of a seat whose game is over
)
quiet = [pytest.mark.filterwarnings(f"ignore:{text}:UserWarning") for text in WARNED]


def judge(*args: object, cycles: int, **kwargs: object) -> None:
    """Let PettingZoo try an environment, its actions drawn by numbers of our own."""
    api_test(pettingzoo.env(*args, **kwargs), num_cycles=cycles)
    seed_test(lambda: pettingzoo.env(*args, **kwargs), num_cycles=cycles)


# PettingZoo's own judgement


@of_all
@pytest.mark.usefixtures("capsys")
class TestJudged:
    """Each game as PettingZoo tries it."""

    pytestmark = quiet

    def test_interface_and_seed(self, game: Game) -> None:
        judge(game, cycles=25)

    def test_render(self, game: Game) -> None:
        def make(render_mode: str) -> object:
            return pettingzoo.env(game, render_mode=None if render_mode == "human" else render_mode)

        render_test(make, {"ansi": lambda text: "seat_" in text})


@pytest.mark.slow
@pytest.mark.parametrize(("game", "preset", "seats"), CASES, ids=lambda each: getattr(each, "key", str(each)))
@pytest.mark.usefixtures("capsys")
class TestJudgedAtLength:
    """Each preset with its fewest and most seats, for so long that games end."""

    pytestmark = quiet

    def test_interface_and_seed(self, game: Game, preset: str, seats: int) -> None:
        judge(game, preset=preset, seats=seats, cycles=1500 // seats)


# Whole games


@of_all
def test_a_game_ends_as_the_table_says(game: Game) -> None:
    env = raw_env(game)
    env.reset(1)
    rng, won = Rng(1), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(10**6):
        _, reward, terminated, truncated, told = env.last(observe=False)
        won[agent] += reward
        assert not truncated
        if not terminated:
            env.step(rng.choice(list(env.offered)))
            continue
        outcome = env.table.outcome()
        assert outcome is not None
        assert told == {"scores": list(outcome.scores), "reason": outcome.reason}
        env.step(None)
    assert outcome is not None
    is_even = len(outcome.winners) in (0, len(won))
    for seat, agent in enumerate(env.possible_agents):
        assert won[agent] == (0 if is_even else 1 if seat in outcome.winners else -1)
    assert len(env.table.journal) <= game.longest


def test_a_win_that_all_sides_share_is_worth_nothing_and_one_alone_is() -> None:
    def win(seats: int, *winners: Seat) -> list[float]:
        return reward(
            Outcome("", frozenset(winners), (0,) * seats), read_setting(find("league"), seats=seats)
        )

    assert [win(1), win(1, 0)] == [[0], [1]]
    assert [win(2), win(2, 0), win(2, 0, 1)] == [[0, 0], [1, -1], [0, 0]]
    assert [win(3, 1), win(3, 0, 2)] == [[-1, 1, -1], [1, -1, 1]]


def test_a_seed_deals_and_without_one_the_games_go_on() -> None:
    one, other = raw_env(NULL), raw_env(NULL)
    dealt = []
    for env in (one, other):
        for seed in (5, None, None, 6):
            env.reset(seed)
            dealt.append(env.table.seed)
    assert dealt[:4] == dealt[4:]
    assert len(set(dealt)) == 4
    assert raw_env(NULL).rng.state != raw_env(NULL).rng.state


# Words and their numbers


def walk(case: Case, seed: int, most: int) -> list[tuple[State, Seat]]:
    """Return positions of a random game, with a seat that each waits for: the first, and about so many more."""
    game, preset, seats = case
    state = game.start({**game.defaults(), **game.presets[preset].options}, seats)
    rng, met = Rng(f"{game.key} {preset} {seats} {seed}"), []
    while waiting := state.waiting():
        seat = waiting[0]
        if seat == CHANCE:
            state.apply(seat, state.chance(rng))
            continue
        met.append((state.copy(), seat))
        state.apply(seat, state.sample(seat, rng))
    step = max(1, len(met) // most)
    return [*met[:3], *met[3 + rng.below(step) :: step]]


def say_along(game: Game, state: State, seat: Seat, sentence: Move) -> Move:
    """Say a sentence by words that are offered, always the first of it that is; returns what was said."""
    lexicon, begun, left = Lexicon(game), begin(game, state, seat), sentence.split(" ")
    while not begun.whole:
        offered = lexicon.number(begun.words)
        assert list(offered) == sorted(offered)
        assert max(offered) < lexicon.size
        assert sorted(offered.values()) == sorted(begun.words), "each word has an action of its own"
        word = next((word for word in left if word in begun.words), SAY)
        assert word in begun.words, f"{sentence!r} cannot be said: after {begun.said!r} only {begun.words}"
        if word != SAY:
            left.remove(word)
        begun = go_on(game, state, seat, begun, word)
    return state.tidy(seat, begun.said)


@of_cases
def test_every_sentence_can_be_said_and_nothing_else(case: Case) -> None:
    game = case.game
    for state, seat in walk(case, 1, 4):
        rng = Rng(str(state))
        moves = state.moves(seat) or []
        for sentence in [state.sample(seat, rng), *(rng.choice(moves) for _ in moves[:5])]:
            assert say_along(game, state, seat, sentence) == sentence
        begun = begin(game, state, seat)
        while not begun.whole:
            if moves:
                goes_on = [move for move in moves if f"{move} ".startswith(f"{begun.said} ".lstrip())]
                count = len(begun.said.split())
                follow = {move.split()[count] for move in goes_on if move != begun.said}
                assert set(begun.words) == follow | ({SAY} if begun.said in moves else set())
            before, word = begun, rng.choice(begun.words)
            begun = go_on(game, state, seat, begun, word)
            assert begun.spent <= PATIENCE + 1
            if begun._replace(spent=before.spent) == before:
                refusal = state.draft(seat, f"{before.said} {word}".strip()).refusal
                assert refusal is not None
                assert refusal.code in game.tempts, f"{word!r} is offered, and refused"
        sentence = state.tidy(seat, begun.said)
        assert state.why_not(seat, sentence) is None, f"{sentence!r} was offered word by word, and is refused"


def test_a_word_is_the_same_action_whatever_else_is_offered() -> None:
    for game in GAMES:
        lexicon = Lexicon(game)
        words = [*lexicon.named[2:40], "far-away", "9,9"]
        alone = [next(iter(lexicon.number([word]))) for word in words]
        assert lexicon.number(words) == dict(sorted(zip(alone, words, strict=True)))


def test_unknown_words_share_the_spare_actions_up_to_their_number() -> None:
    lexicon = Lexicon(NULL)
    words = [f"unknown{number}" for number in range(SPARE)]
    numbered = lexicon.number([*words, SAY, BACK])
    assert sorted(numbered.values()) == sorted([*words, SAY, BACK])
    assert max(numbered) == lexicon.size - 1
    with pytest.raises(OverflowError, match="no action of their own"):
        lexicon.number([*words, "one-more"])


# What is observed


@of_all
def test_what_a_seat_does_not_know_changes_nothing_that_it_observes(game: Game) -> None:
    zone, changed = zone_of(game), False
    for case in CASES:
        if case.game is game:
            changed |= compare_observations(case, zone)
    assert changed or zone is OPEN, "nothing that is hidden was changed: the test is worth nothing"


def compare_observations(case: Case, zone: Zone) -> bool:
    """Compare what each seat observes in positions that it cannot tell apart; tells whether any two differed."""
    game, preset, seats = case
    options = {**game.defaults(), **game.presets[preset].options}
    env, rng, changed = raw_env(game, preset, seats=seats), Rng(str(case[1:])), False
    env.reset(7)
    for state, seat in walk(case, 2, 3):
        for viewer, agent in enumerate(env.possible_agents):
            dump = json.loads(json.dumps(state.dump()))
            zone.shuffle(dump, viewer, rng)
            other = game.read_dump(dump, options, seats)
            changed |= other.dump() != state.dump()
            seen = []
            for each in (state, other, game.from_view(state.view(viewer), rng)):
                env.table.state = each
                env.agent_selection = env.possible_agents[seat]
                env.begun = begin(game, each, seat) if viewer == seat else Begun()
                env.offered = env.lexicon.number(env.begun.words)
                observed = env.observe(agent)
                seen.append((observed["observation"].tobytes(), observed["action_mask"].tobytes()))
            assert len(set(seen)) == 1, f"seat {viewer} observes what it does not know"
    return changed


@of_all
def test_an_observation_is_what_the_seat_knows_as_json(game: Game) -> None:
    env = raw_env(game)
    env.reset(3)
    for _ in range(20):
        agent = env.agent_selection
        seat = env.possible_agents.index(agent)
        told = json.loads(env.observe(agent)["observation"].tobytes().rstrip(b"\0"))
        assert told["view"] == json.loads(json.dumps(env.table.state.view(seat)))
        assert told["view"] == json.loads(json.dumps(env.infos[agent]["view"]))
        assert told["said"] == env.begun.said
        for other in env.possible_agents[:seat] + env.possible_agents[seat + 1 :]:
            seen = env.observe(other)
            assert not seen["action_mask"].any()
            assert json.loads(seen["observation"].tobytes().rstrip(b"\0"))["said"] == ""
        env.step(max(env.offered))
        if not env.agents or any(env.terminations.values()):
            break


def test_a_view_beyond_all_bounds_is_no_observation() -> None:
    class Wide:
        def view(self, seat: Seat) -> dict[str, str]:
            return {"wide": "x" * 40_000}

    with pytest.raises(OverflowError, match="32768"):
        tell(Wide(), 0, Begun())  # type: ignore[arg-type]


# What people meet


def test_an_action_that_is_not_offered_harms_nothing() -> None:
    env = raw_env(GAMES[0])
    env.reset(1)
    before = (str(env.table.state), env.begun, env.agent_selection)
    for action in (BACK, -1, env.lexicon.size, 10**9, None):
        with pytest.raises(ValueError, match="see action_mask"):
            env.step(action)  # type: ignore[arg-type]
    assert (str(env.table.state), env.begun, env.agent_selection) == before


def test_an_action_has_a_meaning() -> None:
    env = raw_env(GAMES[0])
    env.reset(1)
    for action, word in env.offered.items():
        assert env.action_meaning(action) == word
    assert env.action_meaning(0) == SAY
    assert env.action_meaning(env.lexicon.size) == ""


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({"game": "chess"}, "there is no game 'chess': choose one of"),
        ({"preset": "none"}, "has no preset 'none'"),
        ({"seats": 99}, "options-seats"),
        ({"options": {"no": 1}}, "options-unknown"),
        ({"render_mode": "human"}, "render_mode is None or 'ansi'"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(chosen: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        raw_env(**{"game": GAMES[0], **chosen})


def test_an_environment_is_pickled_as_what_was_chosen() -> None:
    env = pickle.loads(pickle.dumps(raw_env(GAMES[1].key, seats=3)))
    assert env.setting == raw_env(GAMES[1].key, seats=3).setting


@pytest.mark.parametrize("adapter", ["pettingzoo"])
def test_without_the_extra_one_sentence_says_what_to_install(adapter: str) -> None:
    code = f"import sys; sys.modules['{adapter}'] = None; import parlour.adapters.{adapter}"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert f"pip install parlour[{adapter}]" in ran.stderr.splitlines()[-1]


def test_the_lines_of_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
    programs = [
        text for text in re.findall(r"```python\n(.*?)```", readme, re.DOTALL) if "pettingzoo" in text
    ]
    assert len(programs) == 1
    exec(programs[0], {})
    assert "seat_" in capsys.readouterr().out
