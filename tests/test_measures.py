"""What `arena` and `bench` reckon from what they measure, and the ladder that is published."""

from __future__ import annotations

import json
from typing import Any

import pytest

from parlour.bench import Rates
from parlour.bots import ladder
from parlour.bots.ladder import read_alone, read_ladder
from parlour.cli import main
from parlour.core.game import Game, Json, Level
from parlour.games import REGISTRY, find
from parlour.games.league import LEAGUE
from parlour.games.numero import NUMERO
from parlour.games.numica import NUMICA
from parlour.terminal import arena, bench
from parlour.terminal.work import Here
from parlour_null import NULL


def test_the_interval_is_wilsons() -> None:
    # Brown, Cai and DasGupta 2001 and any table: 10 of 20, and the ends.
    low, high = ladder.reckon_interval(10, 20)
    assert (round(low, 3), round(high, 3)) == (0.299, 0.701)
    assert ladder.reckon_interval(0, 10)[0] == 0
    assert round(ladder.reckon_interval(10, 10)[1], 9) == 1
    assert round(ladder.reckon_interval(10, 10)[0], 3) == 0.722


def test_sides_are_swapped_and_chance_is_shared() -> None:
    sure = (NULL.levels[4], NULL.levels[4])
    first, second = (arena.play_match(arena.Match("null", {}, sure, "swap", number)) for number in (0, 1))
    # The same deal and, as both play alike, the same game: what the one won, the other loses.
    assert first.points + second.points in (0.0, 1.0, 2.0)
    wins = sum(
        arena.play_match(arena.Match("numica", {}, (Level("greedy"), Level("random")), "who", number)).points
        for number in range(6)
    )
    assert wins >= 5


def test_at_a_larger_table_each_has_every_other_seat() -> None:
    sure = (NULL.levels[4], NULL.levels[4])
    first, second = (
        arena.play_match(arena.Match("null", {}, sure, "larger", number, seats=4)) for number in (0, 1)
    )
    assert first.points + second.points in (0.0, 1.0, 2.0), "the same game, with the sides changed"
    players = (Level("greedy"), Level("random"))
    wins = sum(
        arena.play_match(arena.Match("legionz", {}, players, "who", number, seats=4)).points
        for number in range(6)
    )
    assert wins >= 5
    assert (
        str(make_result(4))
        == "at 4 seats, level 2 against level 1: 5 of 10 won, 0 drawn, 50.0% (23.7% to 76.3%); longest thought 0.00 s"
    )


def make_result(seats: int) -> arena.Result:
    """Return what half of ten games come to."""
    return arena.Result("level 2", "level 1", 10, 5, 0, *ladder.reckon_interval(5, 10), None, 0.0, seats)


@pytest.mark.parametrize("game", [find(key) for key in REGISTRY], ids=REGISTRY)
def test_the_published_ladder_is_of_the_levels_as_they_are(game: Game) -> None:
    path = arena.find_ladder(game)
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["levels"] == [level._asdict() for level in game.levels], "measure anew: parlour arena --write"
    asked = [
        (preset, seats, pair.better, pair.worse, pair.asked)
        for preset, seats in arena.list_tables(game, game.ladder_presets or ("",))
        for pair in arena.list_pairs(game, every=False)
    ]
    published = [
        (pair.get("preset", ""), pair["seats"], pair["better"], pair["worse"]) for pair in data["pairs"]
    ]
    assert published == [each[:4] for each in asked]
    for pair in data["pairs"]:
        assert pair["games"] >= 200
        expected = ladder.reckon_interval(pair["wins"], pair["games"])
        assert pair["interval"] == [round(bound, 3) for bound in expected]
    for pair, (*_, share) in zip(data["pairs"], asked, strict=True):
        assert share is not None
        assert pair["wins"] / pair["games"] >= share
    # The page says of a table how strong its computers are, from the same seats or the next fewer.
    rungs = [(rung["seats"], rung["level"]) for rung in read_ladder(game)]
    assert rungs == [(seats, level) for seats in game.ladders for level in range(2, 6)]
    # Each preset is measured at those of its seat counts that are asked, and all of these somewhere.
    assert {seats for _, seats, *_ in asked} == set(game.ladders)
    assert {preset for preset, *_ in asked} == {*game.ladder_presets} or not game.ladder_presets
    assert set(game.ladders) <= set(game.seats)
    # Whoever can be played alone is measured alone too, unless a computer plays each deal anew.
    assert bool(game.measure or game.par) == (1 in game.seats)
    assert [each["level"] for each in read_alone(game)] == ([1, 2, 3, 4, 5] if game.measure else [])
    for each in read_alone(game):
        assert each["games"] >= 50
        assert each["won"] <= each["games"]
        assert (each["median"] is not None) == (2 * each["won"] >= each["games"])


def test_games_of_several_presets_are_counted_together(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(better: int, wins: int, seats: int = 2, **more: str) -> Json:
        pair = {"seats": seats, "better": f"level {better}", "worse": f"level {better - 1}"}
        return {**more, **pair, "games": 200, "wins": wins, "draws": 0, "interval": [0, 1]}

    pairs = [
        *(tell(2, 150, preset="numbers"), tell(3, 160, preset="numbers")),
        *(tell(2, 130, preset="points"), tell(3, 120, preset="points"), tell(2, 180, seats=4)),
        {**tell(2, 10), "worse": "greedy"},
    ]
    monkeypatch.setattr(ladder, "_read", lambda _: {"pairs": pairs})
    assert [(each["seats"], each["level"], each["share"], each["games"]) for each in read_ladder(NULL)] == [
        (2, 2, 0.7, 400),
        (2, 3, 0.7, 400),
        (4, 2, 0.9, 200),
    ]
    low, high = ladder.reckon_interval(280, 400)
    first = read_ladder(NULL)[0]
    assert (first["low"], first["high"]) == (round(low, 3), round(high, 3))


def test_the_arena_plays_by_each_preset_that_a_ladder_is_measured_by(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[tuple[Any, int]] = []

    def play(pair: arena.Pair, *given: Any) -> arena.Result:
        game, _, _, _, options, seats, _ = given
        assert game is NUMERO
        played.append((options["pack"], seats))
        return make_result(seats)._replace(better=pair.better, worse=pair.worse)

    written: list[Json] = []
    monkeypatch.setattr(arena, "play_pair", play)
    monkeypatch.setattr(arena, "write_ladder", lambda *_, pairs: written.extend(pairs))
    packs = ["numbers", "times", "full"]
    assert main(["arena", "numero", "--write"]) == 0
    assert played == [(pack, 2) for pack in packs for _ in range(4)]
    assert [pair["preset"] for pair in written] == [
        preset for preset in ("numbers", "four", "points") for _ in range(4)
    ]
    assert "by points, level 5 against level 4: 5 of 10 won" in capsys.readouterr().out
    played.clear()
    assert main(["arena", "numero", "--preset", "wild"]) == 0
    assert played == [("subtraction", 2)] * 4


def test_the_median_alone_puts_what_was_not_won_last(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(*measures: int | None) -> arena.Alone:
        monkeypatch.setattr(arena, "play_alone", lambda match: measures[match.number])
        return arena.play_level_alone(1, LEAGUE, len(measures), "median", Here())

    assert play(30, None, 25, 27, None) == (1, 5, 3, 30)
    assert play(None, 26, None) == (1, 3, 1, None)
    assert play(31, 25, None, 27) == (1, 4, 3, 27)
    assert str(play(None, 26, None)) == "level 1 alone: 1 of 3 won"


FAST, SLOW = [2.0] * 200, [2.0] * 180 + [30.0] * 20


@pytest.mark.parametrize(
    ("native", "browser", "plays", "drafts", "helper", "missed"),
    [
        (Rates(10, 10, 50, 50), Rates(5, 5, 25, 25), FAST, FAST, [], []),
        (Rates(10, 10, 30, 50), Rates(5, 5, 15, 25), FAST, FAST, [], ["fast/contract"]),
        (Rates(10, 10, 50, 50), Rates(5, 5, 25, 20), FAST, FAST, [], ["pyodide/native"]),
        (Rates(10, 10, 50, 50), Rates(5, 5, 25, 25), SLOW, FAST, [], ["play"]),
        (Rates(10, 0, 0, 0), Rates(5, 0, 0, 0), FAST, FAST, [], []),
        (Rates(10, 10, 50, 50), Rates(5, 5, 25, 25), FAST, SLOW, [], ["draft"]),
        (Rates(10, 0, 0, 0), Rates(5, 0, 0, 0), FAST, FAST, [19.0] * 11 + [40.0] * 9, []),
        (Rates(10, 0, 0, 0), Rates(5, 0, 0, 0), FAST, FAST, [21.0] * 20, ["helper"]),
    ],
)
def test_bench_reckons_ratios_and_aims(
    native: Rates,
    browser: Rates,
    plays: list[float],
    drafts: list[float],
    helper: list[float],
    missed: list[str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    data = bench.sum_up(
        NUMICA, bench.Measured([native, native], [browser], plays, drafts, [1.0] * 20, helper)
    )
    assert bench.find_missed(data) == missed
    assert data["pyodide/native"]["referee"] == 0.5
    bench.show(data, "", missed)
    assert "pyodide" in capsys.readouterr().out


def test_of_several_rounds_the_best_counts() -> None:
    assert bench.take_best([Rates(1, 9, 3, 4), Rates(5, 2, 3, 8)]) == Rates(5, 9, 3, 8)
