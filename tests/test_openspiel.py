"""The games as games of OpenSpiel, judged by its own tests, bots and playthroughs."""

from __future__ import annotations

import json
import pickle
import re
import subprocess
import sys
from pathlib import Path

import pytest
from houses import zone_of
from titles import CASES, GAMES, Case, of_all, of_cases

from parlour.adapters.words import begin
from parlour.core.game import Game
from parlour.core.rng import Rng
from parlour.games import find
from parlour_null import NULL

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheels for Windows")

import numpy as np  # noqa: E402 (all of these need OpenSpiel)
from absl import flags  # noqa: E402
from open_spiel.python.algorithms import evaluate_bots, generate_playthrough, ismcts, mcts  # noqa: E402
from open_spiel.python.bots import uniform_random  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

from parlour.adapters import openspiel  # noqa: E402

flags.FLAGS.mark_as_parsed()  # the playthroughs look at them
openspiel.register(NULL)  # as the author of a game does that stands in a wheel of its own


def load(game: Game, **params: object) -> openspiel.ParlourGame:
    """Load a game as users of OpenSpiel do."""
    return pyspiel.load_game(f"parlour_{game.key}", {"rng_seed": 3, **params})


def go_on(state: openspiel.ParlourState, rng: Rng, steps: int) -> None:
    """Play so many steps at random, and on to where a player is to act."""
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        actions = (
            [each for each, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        )
        state.apply_action(rng.choice(actions))
        steps -= 1


# OpenSpiel's own judgement


@of_all
def test_simulation_with_copies_and_serialisation(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games_sim_test, "MAX_ACTIONS_PER_GAME", 80)
    games_sim_test.GamesSimTest().sim_game(load(game))


def test_random_simulation_of_whole_games() -> None:
    pyspiel.random_sim_test(load(NULL), num_sims=3, serialize=True, verbose=False)


@pytest.mark.slow
@of_cases
def test_random_simulation_of_every_preset(case: Case) -> None:
    game, preset, seats = case
    pyspiel.random_sim_test(
        load(game, preset=preset, players=seats), num_sims=1, serialize=False, verbose=False
    )


def replay(game: Game, path: Path) -> None:
    """Write a playthrough, and let OpenSpiel hold the game to it."""
    name = f"parlour_{game.key}(rng_seed=5,chance=16)"
    path.write_text(generate_playthrough.playthrough(name, None, seed=1), encoding="utf-8")
    written, again = generate_playthrough.replay(path)
    assert written == again
    assert "IsTerminal() = True" in written


def test_playthrough(tmp_path: Path) -> None:
    replay(find("legionz"), tmp_path / "playthrough.txt")


@pytest.mark.slow
@of_all
def test_playthrough_of_every_game(game: Game, tmp_path: Path) -> None:
    replay(game, tmp_path / "playthrough.txt")


# OpenSpiel's bots


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=[pytest.mark.slow] * (game.key == "numero"), id=game.key) for game in GAMES],
)
def test_random_bots_play_to_the_end(game: Game) -> None:
    state = load(game, players=2).new_initial_state()
    bots = [
        uniform_random.UniformRandomBot(0, np.random.RandomState(1)),
        pyspiel.make_uniform_random_bot(1, 2),
    ]
    returns = evaluate_bots.evaluate_bots(state, bots, np.random.RandomState(3))
    outcome = state.play.state.outcome()
    assert state.is_terminal()
    assert outcome is not None
    is_even = len(outcome.winners) in (0, 2)
    assert list(returns) == [0 if is_even else 1 if seat in outcome.winners else -1 for seat in (0, 1)]


@of_all
@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
def test_searching_bots_find_a_legal_action(game: Game, kind: str) -> None:
    loaded = load(game)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1), max_length=8)
    bot = (
        mcts.MCTSBot(loaded, 1.4, 12, evaluator, random_state=np.random.RandomState(2))
        if kind == "mcts"
        else ismcts.ISMCTSBot(loaded, evaluator, 1.4, 12, random_state=np.random.RandomState(2))
    )
    state = loaded.new_initial_state()
    for steps in (0, 15, 15):
        go_on(state, Rng(steps), steps)
        if state.is_terminal():
            break
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_mcts_sees_what_wins_at_once() -> None:
    state = load(find("numica")).new_initial_state()
    lesson = next(each for each in find("numica").lessons if each.key == "win")
    state.play.state = find("numica").from_text(lesson.position)
    state._ask(state.get_game())
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1), max_length=8)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 400, evaluator, random_state=np.random.RandomState(2))
    while not state.is_terminal() and len(state.history()) < 2:
        state.apply_action(bot.step(state))
    assert state.returns()[lesson.seat] == 1


# What a player knows


@of_all
def test_worlds_that_a_player_cannot_tell_apart_look_alike(game: Game) -> None:
    for case in CASES:
        if case.game is game:
            compare_worlds(*case)


def compare_worlds(game: Game, preset: str, seats: int) -> None:
    """Compare what each player sees in some positions with what it sees in others that fit its view."""
    loaded, rng = load(game, preset=preset, players=seats), Rng(f"{preset}{seats}")
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = loaded.new_initial_state()
    for steps in (0, 5, 40):
        go_on(state, rng, steps)
        for player in range(seats):
            dump = json.loads(json.dumps(state.play.state.dump()))
            zone_of(game).shuffle(dump, player, rng)
            other = state.clone()
            other.play.state = game.read_dump(dump, loaded.setting.options, seats)
            for world in (other, state.resample_from_infostate(player, sampler)):
                assert world.observation_string(player) == state.observation_string(player)
                assert world.information_state_string(player) == state.information_state_string(player)
                if state.current_player() == player:
                    if not state.play.begun.said:
                        world.play.begun = begin(game, world.play.state, player)
                    assert world.legal_actions() == state.legal_actions()


def test_an_information_state_remembers_what_an_observation_does_not() -> None:
    state = load(find("legionz")).new_initial_state()
    go_on(state, Rng(1), 12)
    seen, known = (
        json.loads(text) for text in (state.observation_string(0), state.information_state_string(0))
    )
    assert known["view"] == seen["view"] == json.loads(json.dumps(state.play.state.view(0)))
    assert [event["kind"] for event in known["told"]] == [event.kind for event in state.play.told]
    assert "told" not in seen


@of_all
def test_of_what_happens_in_secret_a_player_is_told_no_more_than_that_it_did(game: Game) -> None:
    state, rng, masked = load(game).new_initial_state(), Rng(2), 0
    for _ in range(8):
        go_on(state, rng, 4)
        private = zone_of(game).private(state.play.state.dump())
        for player in range(state.get_game().setting.seats):
            for event in json.loads(state.information_state_string(player))["told"]:
                if event["kind"] in private and event["seat"] not in (None, player):
                    assert event.get("masked"), f"seat {player} is told {event}"
                    masked += 1
    assert masked or game.key not in ("league", "numero")


def test_others_are_not_shown_what_is_being_said() -> None:
    state = load(find("numica")).new_initial_state()
    while not state.play.begun.said:
        state.apply_action(state.legal_actions()[-1])
    said = state.play.begun.said
    player = state.current_player()
    assert json.loads(state.observation_string(player))["said"] == said
    assert json.loads(state.observation_string(1 - player))["said"] == ""


# Chance, copies, parameters


def test_the_same_seed_deals_the_same_and_each_outcome_something_else() -> None:
    game = find("league")
    dealt = []
    for seed in (3, 3, 4):
        for outcome in (0, 1):
            state = load(game, rng_seed=seed).new_initial_state()
            while state.is_chance_node():
                state.apply_action(outcome)
            dealt.append(str(state.play.state))
    assert dealt[:2] == dealt[2:4]
    assert len(set(dealt)) == 4
    assert load(game, chance=7).new_initial_state().chance_outcomes() == [(each, 1 / 7) for each in range(7)]


def test_a_seed_that_nobody_chose_is_kept() -> None:
    loaded = pyspiel.load_game("parlour_league")
    assert loaded.get_parameters()["rng_seed"] >= 0
    assert pyspiel.load_game("parlour_league").get_parameters() != loaded.get_parameters()
    state = loaded.new_initial_state()
    state.apply_action(9)
    for copy in (
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, state))[1],
        pickle.loads(pickle.dumps(state)),
    ):
        for each in (copy, state.clone()):
            assert str(each) == str(state)
            copy.clone().apply_action(copy.legal_actions()[0])
            assert str(copy) == str(state), "a copy goes its own way"


def test_utilities_are_those_of_the_sides() -> None:
    sums = {
        (preset, seats): load(find("hexors"), preset=preset, players=seats).get_type().utility
        for preset, seats in (("beginner", 2), ("melee", 3), ("team", 4))
    }
    utility = pyspiel.GameType.Utility
    assert list(sums.values()) == [utility.ZERO_SUM, utility.GENERAL_SUM, utility.ZERO_SUM]


@pytest.mark.parametrize(
    ("params", "said"),
    [({"preset": "none"}, "has no preset 'none'"), ({"players": 9}, "options-seats")],
)
def test_what_cannot_be_played_is_said_in_a_sentence(params: dict[str, object], said: str) -> None:
    with pytest.raises((ValueError, pyspiel.SpielError), match=said):
        load(find("numica"), **params)


def test_without_the_extra_one_sentence_says_what_to_install() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import parlour.adapters.openspiel"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert "pip install parlour[openspiel]" in ran.stderr.splitlines()[-1]


def test_the_lines_of_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
    programs = [text for text in re.findall(r"```python\n(.*?)```", readme, re.DOTALL) if "openspiel" in text]
    assert len(programs) == 1
    exec(programs[0], {})
    assert capsys.readouterr().out
