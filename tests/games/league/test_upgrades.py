"""Saves of Numbers League from older rules: their journals play on, and their positions are lifted."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kept import find, kept, load, read, token_of

from games.league.scenes import YELLOW, scene
from parlour.conformance.damage import damage_json
from parlour.core.game import Event, Json, Refusal
from parlour.core.rng import Rng
from parlour.core.save import SAVE_CODES, Loaded, load_save, make_save
from parlour.core.table import Sitter, Table
from parlour.games.league import LEAGUE
from parlour.games.league import ending as chapter
from parlour.games.league.board import Board
from parlour.games.league.state import LeagueState

FIRST_RULES = ["league-1-idle-middle", "league-1-idle-over", "league-2-idle-over"]


def end_round_at_first(board: Board) -> list[Event]:
    """End a round as R-NL-13 was at first: an idle round ended the game with cards in the Hall, too."""
    board.idle = 0 if board.acted else board.idle + 1
    board.dry = 0 if board.caught or board.hall else board.dry + 1
    board.calm = 0 if board.caught else board.calm + 1
    board.acted = board.caught = False
    for count, most, reason in (
        (board.idle, 3 if board.seats == 1 else 1, "idle"),
        (board.dry, 3, "hall"),
        (board.calm, 20, "calm"),
    ):
        if count == most:
            chapter.end(board, reason)
            return []
    board.round += 1
    return [Event("round", None, {"round": board.round})]


def play_at_first(
    monkeypatch: pytest.MonkeyPatch, table: Table, seed: str, wanted: tuple[str, ...]
) -> list[Json]:
    """Play a game to its end under the first rules, and return its saves."""
    rng, found = Rng(seed), []
    with monkeypatch.context() as patch:
        patch.setattr(chapter, "end_round", end_round_at_first)
        table.settle()
        while table.waiting():
            if rng.below(20) == 0:
                found.append({**make_save(table), "rules": 1})
            seat = table.waiting()[0]
            tries = [table.state.sample(seat, rng) for _ in range(4)]
            liked = [move for move in (*wanted, *tries) if move.split(" ")[0] in wanted and rng.below(12)]
            table.play(seat, next((move for move in liked if table.why_not(seat, move) is None), tries[0]))
        found.append({**make_save(table), "rules": 1})
    return found


def check_lifted(save: Json) -> Table:
    """Check that a save of the first rules is whole, from its journal and from its position; return its table."""
    loaded = load(save)
    assert loaded.broken is None
    assert [str(record) for record in loaded.table.journal] == save["journal"]
    assert loaded.table.state.audit() == []
    assert load(save, from_position=True).table.state.dump() == loaded.table.state.dump()
    assert make_save(loaded.table)["rules"] == LEAGUE.rules
    return loaded.table


@pytest.mark.parametrize("name", FIRST_RULES)
def test_a_game_that_counted_rounds_of_rest_with_cards_in_the_hall_goes_on(name: str) -> None:
    save = kept(name)
    assert save["rules"] == 1
    assert save["at"]["hall"] > 0
    assert (save["at"]["outcome"] or {"reason": "idle"})["reason"] == "idle"
    assert save["at"]["clock"]["idle"] > 0
    table = check_lifted(save)
    assert load(read(token_of(save))).table.journal == table.journal
    assert table.outcome() is None
    assert table.state.view(None)["clock"] == {**save["at"]["clock"], "idle": 0}
    assert table.state.view(None)["round"] == save["at"]["round"] + (save["at"]["outcome"] is not None)
    seat = save["at"]["starter"]
    assert table.waiting() == (seat,)
    assert isinstance(table.play(seat, "done"), list)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_moment_of_a_game_under_the_first_rules_is_lifted(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends, went_on = set(), 0
    for number in range(4):
        options = {**LEAGUE.defaults(), "villains": 12}
        table = Table(LEAGUE, options, (Sitter(),) * seats, f"lift {number}")
        wanted = (("done", "pass"), ("play", "capture"), ("hq", "trade"), ())[number % 4]
        for save in play_at_first(monkeypatch, table, f"lift {number}", wanted):
            lifted = check_lifted(save)
        ends.add(table.outcome().reason)  # type: ignore[union-attr]  # it is over
        went_on += lifted.outcome() is None
    assert "idle" in ends
    assert len(ends) > 1
    assert went_on


@pytest.mark.parametrize(("seats", "idle"), [(1, 2), (2, 0)])
def test_the_twentieth_round_without_a_capture_is_still_the_last(
    seats: int, idle: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = set_at_first(seats, idle, calm=19)
    table = Table(LEAGUE, LEAGUE.defaults(), (Sitter(),) * seats, "7", state)
    *_, save = play_at_first(monkeypatch, table, "calm", ("done", "pass"))
    assert save["at"]["outcome"]["reason"] == "idle"
    outcome = check_lifted(save).outcome()
    assert outcome is not None
    assert outcome.reason == "calm"


def set_at_first(seats: int, idle: int, calm: int) -> LeagueState:
    """Set a position of the first rules, with cards in the Hall."""
    state = scene(
        *["hand h1a b1a l1a h2a b2a l2a h3a", "hand h1b b1b l1b h2b b2b l2b h3b"][:seats],
        city=" ".join(f"v{each}" for each in YELLOW),
        options="hero level, 24 villains, mixed sides, equations before, glow",
        counts=f"starter 0, round 20, idle 0, dry 0, calm {calm}",
    )
    state.idle = idle
    return state


@pytest.mark.parametrize("seats", [1, 2])
def test_an_idle_end_with_an_empty_hall_stands(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    state = scene(
        *["hand; took v3 v4", "hand; took v5"][:seats],
        doing="captures",
        city="v6 v7 v8 v9 v10 v11 v12 v13 v14" + " v5" * (seats == 1),
        hall="",
        counts="starter 0, round 20, idle 0, dry 0, calm 5",
    )
    with monkeypatch.context() as patch:
        patch.setattr(chapter, "end_round", end_round_at_first)
        while state.waiting():
            state.apply(state.waiting()[0], "pass")
    dump = state.dump()
    lifted = LEAGUE.upgrades[1]({"start": None, "at": dump, "seats": [{}] * seats, "check": {}})
    assert (dump["outcome"]["reason"], lifted["at"]) == ("idle", dump)


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(FIRST_RULES), st.integers(0, 2**64 - 1), st.integers(1, 3))
def test_a_damaged_save_of_older_rules_is_refused_or_plays(name: str, seed: int, times: int) -> None:
    save, rng = kept(name), Rng(seed)
    if seed % 2:
        save = {**save, "start": save["at"], "journal": [], "check": {}}
    for _ in range(times):
        (save,) = damage_json(save, rng, 1)
    for from_position in (False, True):
        loaded = load_save(save, find, from_position)
        if isinstance(loaded, Loaded):
            assert loaded.table.state.audit() == []
        else:
            assert loaded.code in SAVE_CODES


@pytest.mark.parametrize("part", [None, 0, "at", [], {}, {"clock": {}}, {"clock": [], "outcome": []}])
def test_a_position_of_older_rules_that_is_none_is_left_to_the_loader(part: object) -> None:
    save = dict.fromkeys(("at", "start", "seats", "check"), part)
    assert LEAGUE.upgrades[1](save) == save


@pytest.mark.parametrize(
    ("name", "idle"),
    [
        ("league-1-idle-middle", -1),
        ("league-1-idle-middle", 3),
        ("league-1-idle-middle", 10**20),
        ("league-1-idle-over", 4),
        ("league-2-idle-over", 2),
        ("league-2-idle-over", -(10**20)),
    ],
)
def test_a_count_that_no_game_has_is_not_made_sound(name: str, idle: int) -> None:
    save = kept(name)
    at = {**save["at"], "clock": {**save["at"]["clock"], "idle": idle}}
    assert isinstance(load_save({**save, "at": at}, find, from_position=True), Refusal)
