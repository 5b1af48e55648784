"""Leaving a table: of two sides, giving up ends the game; of more, a computer plays on for who left."""

from __future__ import annotations

import json

import pytest
from kept import load
from tables import COMPUTER, PERSON, any_move, code, journal, say, seat_at

from parlour.core.game import Json, Outcome
from parlour.core.reply import make_reply
from parlour.core.save import Loaded, load_save, make_save
from parlour.core.table import DRAW, RESIGN, Sitter, Table, outcome_as_json
from parlour.door.viewers import find_viewer
from parlour.games.league import LEAGUE
from parlour_null import NULL

PAIRS: Json = {"pairs": True}


def people(seats: int) -> Table:
    """Set a table of people who have names."""
    return seat_at(NULL, *(Sitter(name=f"P{seat}", colour="") for seat in range(seats)))


def test_of_three_who_leaves_is_played_on_by_a_computer() -> None:
    table = people(3)
    (event,) = say(table, (1, RESIGN))
    assert (event.kind, event.seat, event.data) == ("left", 1, {"level": 3})
    assert journal(table)[-1] == "1 resign"
    assert (table.outcome(), table.waiting()) == (None, (0, 1, 2))
    assert make_reply(table, 0)["seats"] == [
        {"who": "person", "name": "P0"},
        {"who": "computer", "level": 3, "name": "P1", "left": True},
        {"who": "person", "name": "P2"},
    ]
    assert code(table.play(1, RESIGN)) == "turn-left"
    say(table, (1, any_move(table, 1)))
    assert table.waiting() == (0, 2)


def test_who_has_left_does_not_look_on_while_computers_play() -> None:
    table = people(3)
    say(table, (1, RESIGN), (0, any_move(table, 0)), (2, any_move(table, 2)))
    assert table.waiting() == (1,)
    assert find_viewer(table, 1) == (None, None)
    assert find_viewer(table, 2) == (2, None), "who sits there still goes on looking"


def test_the_last_of_the_sides_that_are_left_wins() -> None:
    table = people(4)
    say(table, (3, RESIGN), (0, RESIGN))
    assert table.outcome() is None
    (event,) = say(table, (2, RESIGN))
    assert event.kind == "resigned"
    assert table.outcome() == Outcome("resigned", frozenset({1}), (0, 0, 0, 0))
    assert code(table.play(1, RESIGN)) == "turn-over"


def test_where_no_person_would_be_left_the_game_ends() -> None:
    table = seat_at(NULL, PERSON, COMPUTER, COMPUTER)
    (event,) = say(table, (0, RESIGN))
    assert event.kind == "resigned"
    assert table.outcome() == Outcome("resigned", frozenset({1, 2}), (0, 0, 0))
    two = seat_at(NULL, PERSON, COMPUTER, PERSON, COMPUTER)
    say(two, (2, RESIGN))
    assert two.outcome() is None
    say(two, (0, RESIGN))
    assert two.outcome() == Outcome("resigned", frozenset({1, 3}), (0, 0, 0, 0))


def test_who_plays_alone_ends_the_game() -> None:
    table = seat_at(LEAGUE, PERSON)
    say(table, (0, RESIGN))
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("resigned", frozenset())


def test_of_two_pairs_giving_up_ends_it_for_the_side() -> None:
    table = seat_at(NULL, *[PERSON] * 4, options=PAIRS)
    assert make_reply(table, None)["sides"] == [[0, 2], [1, 3]]
    (event,) = say(table, (2, RESIGN))
    assert event.kind == "resigned"
    assert table.outcome() == Outcome("resigned", frozenset({1, 3}), (0, 0, 0, 0))


def test_undo_brings_the_person_back() -> None:
    table = people(3)
    say(table, (1, RESIGN))
    assert table.undo() is None
    assert (table.left, journal(table)[1:]) == (frozenset(), [])
    assert [sitter.who for sitter in table.sitters] == ["person"] * 3
    say(table, (1, RESIGN), (0, any_move(table, 0)))
    assert code(table.undo(1)) == "undo-other", "somebody has played since"
    assert table.undo(0) is None


def test_nobody_takes_back_alone_what_was_before_somebody_left() -> None:
    table = seat_at(NULL, PERSON, PERSON, COMPUTER)
    say(table, (0, any_move(table, 0)), (1, RESIGN), (1, any_move(table, 1)), (2, any_move(table, 2)))
    assert table.outcome() is None
    assert code(table.undo(0, beyond=True)) == "undo-people", "he sat there when that was played"
    say(table, (0, any_move(table, 0)))
    assert table.undo(0, beyond=True) is None, "he has left by now, and computers do not mind"


def test_with_somebody_who_left_nothing_is_agreed() -> None:
    table = people(3)
    say(table, (0, DRAW), (1, RESIGN))
    assert table.offers == frozenset()
    assert code(table.play(2, DRAW)) == "turn-computer"
    assert table.undo() is None
    assert table.offers == {0}


@pytest.mark.parametrize("leavers", [(1,), (1, 3), (1, 3, 0)])
def test_saves_keep_who_sat_down_and_replay_who_left(leavers: tuple[int, ...]) -> None:
    table = people(4)
    say(table, (0, any_move(table, 0)))
    for seat in leavers:
        say(table, (seat, RESIGN))
    save = json.loads(json.dumps(make_save(table)))
    assert [seat["who"] for seat in save["seats"]] == ["person"] * 4
    loaded = load(save)
    assert loaded.broken is None
    assert make_reply(loaded.table, 0) == make_reply(table, 0)
    assert make_save(loaded.table) == save
    assert loaded.table.undo() is None
    assert loaded.table.left == set(leavers[:-1])


def test_every_end_by_leaving_is_among_those_that_could_be() -> None:
    kinds = [(PERSON,) * 2, (PERSON,) * 4, (PERSON, COMPUTER, COMPUTER), (PERSON, COMPUTER, PERSON, COMPUTER)]
    for sitters in kinds:
        table = seat_at(NULL, *sitters)
        ends = [outcome_as_json(end) for end in table.ends()]
        for seat in [seat for seat, sitter in enumerate(sitters) if sitter == PERSON]:
            if table.outcome() is None:
                say(table, (seat, RESIGN))
        assert outcome_as_json(table.outcome()) in ends
        placed = load_save(make_save(table), {"null": NULL}.__getitem__, from_position=True)
        assert isinstance(placed, Loaded)
        assert placed.table.outcome() == table.outcome()
