"""What a computer reaches alone with a deal: the verb `par` of the door, and that it plays just as anybody else."""

from __future__ import annotations

import pytest
from door import COMPUTER, GAMES, PERSON, ask, open_house

from parlour.api import Parlour
from parlour.bots.bot import think_at
from parlour.core.game import Game, Json
from parlour.core.slices import finish
from parlour.core.table import COMPUTER as BY_COMPUTER
from parlour.core.table import Sitter, Table

WITH_PAR = sorted(key for key, game in GAMES.items() if game.par)


def lay(parlour: Parlour, key: str, seed: str, seats: list[Json], options: Json | None = None) -> int:
    """Open a table."""
    told = ask(parlour, "new", game=key, options=options or {}, seats=seats, seed=seed)
    number: int = told["table"]
    return number


def refuse(parlour: Parlour, verb: str, **args: object) -> str:
    """Ask for what makes no sense; return the code of the error."""
    code: str = ask(parlour, verb, **args)["error"]["code"]
    return code


def work(parlour: Parlour, job: int) -> Json:
    """Work on a job to its end, in slices that are as short as can be; before, nothing is told but how far it is."""
    while True:
        told = ask(parlour, "step", job=job, ms=0)
        if told["done"]:
            return told
        assert told == {"job": job, "done": False}


def play_by_hand(game: Game, options: Json, seed: str) -> int:
    """Play the same deal with the same level, sitting at an ordinary table."""
    table = Table(game, options, (Sitter(BY_COMPUTER, game.par),), seed)
    table.settle()
    while table.waiting():
        table.play(0, finish(think_at(table, 0, game.par)))
    outcome = table.outcome()
    assert outcome is not None
    return outcome.scores[0]


@pytest.mark.parametrize("key", WITH_PAR)
def test_par_is_what_the_level_reaches_with_that_very_deal(key: str) -> None:
    game = GAMES[key]
    presets = [dict(preset.options) for preset in game.presets.values() if 1 in preset.seats]
    found = set()
    for options in presets:
        for seed in ("2026-07-01", "2026-07-02", "2026-07-03"):
            parlour = open_house()
            table = lay(parlour, key, seed, [PERSON], options)
            job = ask(parlour, "par", table=table)["job"]
            told = work(parlour, job)
            assert told == {"job": job, "done": True, "score": play_by_hand(game, options, seed)}
            assert refuse(parlour, "step", job=job) == "request-job", "it is over"
            again = open_house()
            table = lay(again, key, seed, [PERSON], options)
            assert work(again, ask(again, "par", table=table)["job"])["score"] == told["score"]
            found.add(told["score"])
    assert len(found) > 1, "it is of the deal, and not of the game"


@pytest.mark.parametrize("key", WITH_PAR)
def test_the_person_plays_on_meanwhile_and_the_table_stays_as_it_is(key: str) -> None:
    parlour = open_house()
    table = lay(parlour, key, "2026-07-01", [PERSON])
    before = ask(parlour, "look", table=table)
    job = ask(parlour, "par", table=table)["job"]
    assert not ask(parlour, "step", job=job, ms=0)["done"]
    assert ask(parlour, "look", table=table) == before
    move = ask(parlour, "step", job=ask(parlour, "think", table=table, seat=0)["job"], ms=1000)["move"]
    assert "replies" in ask(parlour, "play", table=table, seat=0, move=move)
    score = work(parlour, job)["score"]
    assert work(parlour, ask(parlour, "par", table=table)["job"])["score"] == score, "also later in the game"


@pytest.mark.parametrize("key", WITH_PAR)
def test_it_ends_with_its_table_and_can_be_stopped(key: str) -> None:
    parlour = open_house()
    table = lay(parlour, key, "1", [PERSON])
    job = ask(parlour, "par", table=table)["job"]
    assert ask(parlour, "stop", job=job) == {"move": ""}
    assert refuse(parlour, "step", job=job) == "request-job"
    job = ask(parlour, "par", table=table)["job"]
    ask(parlour, "close", table=table)
    assert refuse(parlour, "step", job=job) == "request-job"


def test_there_is_none_of_a_table_for_several_or_of_a_game_without() -> None:
    parlour = open_house()
    assert WITH_PAR, "some game is played so"
    for key, game in GAMES.items():
        seats = [PERSON, COMPUTER]
        table = lay(parlour, key, "1", seats)
        assert refuse(parlour, "par", table=table) == ("request-seats" if game.par else "request-level")
        if 1 in game.seats and not game.par:
            assert refuse(parlour, "par", table=lay(parlour, key, "1", [PERSON])) == "request-level"


@pytest.mark.parametrize("table", [None, 0, -1, 99, "1", 1.0, True, [], {}])
def test_a_table_that_is_none_is_an_error(table: object) -> None:
    parlour = open_house()
    lay(parlour, WITH_PAR[0], "1", [PERSON])
    assert refuse(parlour, "par", table=table) == "request-table"
