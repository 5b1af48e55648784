"""Aids at a table: hints and what they may tell, take-backs turned off, what is hidden, and earlier positions."""

from __future__ import annotations

import pytest
from dice import DICE, DiceState
from tables import COMPUTER, ORDER, PERSON, any_move, code, dice, journal, numica, say, seat_at

from parlour.core.game import CHANCE, Event, Game, Json, Refusal, Seat
from parlour.core.reply import make_prompt, make_reply
from parlour.core.table import DRAW, RESIGN, Aids, Sitter, Table
from parlour.games.league import LEAGUE
from parlour.games.numica import NUMICA
from parlour_null import NULL
from parlour_null.game import Null
from parlour_null.state import NullState

LAST_VILLAIN = """\
hero level, 12 villains, mixed sides, equations before, glow
seat 0 captures, starter 0, round 1, idle 0, dry 0, calm 0
city v3
sidekick h1d h2d h3d
0 H1 h1b b1b l1b; took v4 v5 v6 v7 v8 v9 v10 v11 v12 v13 v14
1 hand l1a"""

# Aids and hints


def allow(game: Game, *sitters: Sitter, hints: bool = True, takebacks: bool = True) -> Table:
    """Set a table at which only this is allowed."""
    table = Table(game, {}, sitters, "7", aids=Aids(hints, takebacks))
    table.settle()
    return table


def test_where_nothing_is_taken_back_nothing_is_undone_either() -> None:
    table = allow(DICE, PERSON, COMPUTER, takebacks=False)
    assert code(table.undo()) == "undo-off"
    say(table, (0, "wait"))
    before = journal(table)
    for seat in (None, 0, 1):
        for beyond in (False, True):
            assert code(table.undo(seat, beyond)) == "undo-off"
    assert (journal(table), table.takebacks) == (before, 0)
    assert [make_prompt(table, 0)[each] for each in ("undo", "takeback")] == [False, False]
    say(table, (1, "wait"), (0, RESIGN))
    assert code(table.undo()) == "undo-off"
    assert isinstance(table.hint(0, "roll"), Refusal)  # the game is over, but it is not that
    assert isinstance(allow(DICE, PERSON, COMPUTER, takebacks=False).hint(0, "roll"), dict)


def test_where_hints_are_off_none_is_given_or_counted() -> None:
    table = allow(DICE, PERSON, COMPUTER, hints=False)
    for move in ("roll", "jump", None):
        assert code(table.hint(0, move)) == "hint-off"
    assert code(table.count_hint()) == "hint-off"
    assert table.hints == 0
    say(table, (0, "wait"))
    assert table.undo() is None


def test_a_hint_tells_what_the_move_would_bring_about_and_plays_nothing() -> None:
    table = numica()
    before = (journal(table), table.state.dump(), table.changes)
    move = any_move(table, 0)
    told = seen(table.hint(0, move))
    assert (journal(table), table.state.dump(), table.changes) == before
    say(table, (0, move))
    assert told == make_reply(table, 0)["log"]["records"][-1]["events"]


def test_a_hint_is_counted_once_for_each_position() -> None:
    table = dice()
    for _ in range(3):
        assert table.count_hint() is None
        assert table.hints == 1
    say(table, (0, "wait"))
    table.count_hint()
    assert (table.hints, make_reply(table, 0)["hints"]) == (2, 2)
    assert table.undo() is None
    assert table.hints == 2  # what was told cannot be taken back
    table.count_hint()
    assert table.hints == 3


def test_a_hint_that_nobody_has_seen_is_not_counted() -> None:
    table = dice()
    for move in ("roll", "wait"):
        assert isinstance(table.hint(0, move), dict)
    assert table.hints == 0


@pytest.mark.parametrize(
    ("seat", "move", "expected"),
    [
        (0, "jump", "syntax-dice"),
        (0, None, "syntax-text"),
        (0, "x" * 10**6, "syntax-text"),
        (1, "roll", "turn-wait"),
        (CHANCE, "die 6", "turn-wait"),
        (9, "roll", "turn-wait"),
        (0, RESIGN, "syntax-dice"),
        (0, DRAW, "syntax-dice"),
    ],
)
def test_what_may_not_be_said_is_no_hint(seat: Seat, move: object, expected: str) -> None:
    table = dice()
    assert code(table.hint(seat, move)) == expected
    assert table.hints == 0


def test_nobody_is_helped_once_the_table_ended_the_game() -> None:
    table = dice()
    say(table, (1, RESIGN))
    assert code(table.hint(0, "roll")) == "turn-over"
    assert code(table.count_hint()) == "turn-over"
    assert table.hints == 0


def test_a_hint_rolls_no_dice() -> None:
    (told,) = seen(dice().hint(0, "roll"))
    assert told["kind"] == "said"


def seen(told: object) -> list[Json]:
    """Return the events of what must be a hint."""
    assert isinstance(told, dict), told
    events: list[Json] = told["events"]
    return events


def test_a_hint_says_why_in_the_words_of_the_game() -> None:
    start = NULL.from_dump({**NULL.start({}, 2).dump(), "hands": [[1, 5, 9], [2, 6, 10]]}, {}, 2)
    table = Table(NULL, {}, (PERSON, PERSON), "7", start)
    told = {move: table.hint(0, move) for move in ("play 9", "play 5")}
    assert told["play 9"] == {
        "move": "play 9",
        "events": [{"kind": "chose", "seat": 0, "data": {"card": 9}}],
        "merits": [{"code": "highest", "args": {}}],
    }
    assert isinstance(told["play 5"], dict)
    assert told["play 5"]["merits"] == []


def test_the_hint_of_the_last_who_chooses_shows_no_card_of_the_others() -> None:
    hands = [[1, 5, 9], [2, 6, 10], [3, 7, 16]]
    told = []
    for other in ([1, 2], [9, 10], [5, 6]):
        dump = {**NULL.start({}, 3).dump(), "hands": hands, "chosen": [*other, 0]}
        start = NULL.from_dump(dump, {}, 3)
        table = Table(NULL, {}, (PERSON,) * 3, "7", start)
        assert table.waiting() == (2,)
        told.append(seen(table.hint(2, "play 7")))
        say(table, (2, "play 7"))
        assert make_reply(table, 2)["log"]["records"][-1]["events"][-2]["data"]["cards"] == [*other, 7]
    assert told == [[{"kind": "chose", "seat": 2, "data": {"card": 7}}]] * 3


def test_a_hint_for_a_secret_set_up_shows_no_other() -> None:
    table = seat_at(NUMICA, PERSON, PERSON, options={"setup": "secret"})
    say(table, (0, ORDER))
    (told,) = seen(table.hint(1, ORDER))
    assert (told["kind"], told["data"]) == ("chosen", {"order": ORDER.replace(" ", "")})


class Blurting(Null):
    """A null game that says aloud who takes the round, before and after it lays the cards open."""

    kinds = (*NULL.kinds, "took")


def test_what_follows_from_something_hidden_is_not_foreseen(monkeypatch: pytest.MonkeyPatch) -> None:
    real = NullState.apply

    def blurt(state: NullState, seat: Seat, move: str) -> list[Event]:
        events = real(state, seat, move)
        return [*events, Event("took", events[-1].seat, {})] if events[-1].kind == "taken" else events

    monkeypatch.setattr(NullState, "apply", blurt)
    table = seat_at(Blurting(), PERSON, PERSON)
    say(table, (0, any_move(table, 0)))
    assert [told["kind"] for told in seen(table.hint(1, any_move(table, 1)))] == ["chose"]
    say(table, (1, any_move(table, 1)))
    assert [event.kind for event in table.past[-1].events] == ["chose", "opened", "taken", "took"]


# What is hidden


def test_null_hides_as_long_as_somebody_will_choose() -> None:
    for options in ({}, {"open": True}):
        table = Table(NULL, options, (PERSON, PERSON), "7")
        assert table.state.hides()  # the deal is still to come
        table.settle()
        while table.waiting():
            assert table.state.hides()
            say(table, (table.waiting()[0], any_move(table, table.waiting()[0])))
        assert not table.state.hides()


def test_numica_hides_only_a_secret_set_up() -> None:
    for setup, expected in (("turn", [False] * 3), ("secret", [True, True, False])):
        table = seat_at(NUMICA, PERSON, PERSON, options={"setup": setup})
        hides = [table.state.hides()]
        for seat in (0, 1):
            say(table, (seat, ORDER))
            hides.append(table.state.hides())
        assert hides == expected


@pytest.mark.parametrize("said", [[(0, RESIGN)], [(1, RESIGN)], [(0, DRAW), (1, DRAW)]])
def test_the_seed_is_told_only_where_it_gives_nothing_away(said: list[tuple[Seat, str]]) -> None:
    table = seat_at(NULL, PERSON, PERSON, seed="deal")
    for viewer in (None, 0, 1):
        assert (make_reply(table, viewer)["hides"], make_reply(table, viewer)["seed"]) == (True, "")
    say(table, *said)
    for viewer in (None, 0, 1):  # whoever undid that would know the hands
        assert (make_reply(table, viewer)["hides"], make_reply(table, viewer)["seed"]) == (True, "")
    assert table.undo() is None
    assert make_reply(table, 1)["seed"] == ""
    final = Table(NULL, {}, (PERSON, PERSON), "deal", aids=Aids(takebacks=False))
    final.settle()
    assert make_reply(final, 1)["seed"] == ""
    say(final, *said)
    assert (make_reply(final, 1)["hides"], make_reply(final, 1)["seed"]) == (True, "deal")
    assert make_reply(seat_at(NUMICA, PERSON, PERSON, seed="deal"), 0)["seed"] == "deal"


def test_the_seed_waits_while_a_games_own_end_can_be_undone() -> None:
    for takebacks, expected in ((True, ""), (False, "deal")):
        start = LEAGUE.from_text(LAST_VILLAIN)
        table = Table(LEAGUE, start.dump()["options"], (PERSON, PERSON), "deal", start, Aids(True, takebacks))
        say(table, (0, "capture v3 : H1"))
        assert (table.state.hides(), table.outcome() is not None) == (True, True)
        assert make_reply(table, 1)["seed"] == expected
        assert (table.undo() is None) is takebacks


# Earlier positions


def test_a_table_knows_how_it_stood_after_each_record() -> None:
    table = numica()
    stood = [table.state.dump()]
    for _ in range(5):
        seat = table.waiting()[0]
        say(table, (seat, any_move(table, seat)))
        stood.append(table.state.dump())
    assert [table.stood(at).dump() for at in range(3, len(table.journal) + 1)] == stood
    assert table.stood(0).waiting() == (CHANCE,)


def branch(table: Table, at: int) -> Table:
    """Play on from an earlier position, which must be allowed."""
    other = table.branch(at)
    assert isinstance(other, Table), other
    return other


def test_where_moves_stand_nobody_plays_on_from_an_earlier_one_before_the_end() -> None:
    table = allow(NUMICA, PERSON, PERSON, takebacks=False)
    say(table, (0, ORDER), (1, ORDER))
    for at in range(
        len(table.journal) + 1
    ):  # from the last position too: to try something out is a take-back
        assert code(table.branch(at)) == "branch-off"
    assert table.stood(1).waiting() == (0,)  # one may look back all the same
    say(table, (0, RESIGN))
    other = branch(table, 2)
    assert (other.waiting(), other.aids) == ((1,), Aids(takebacks=False))
    assert code(other.branch(1)) == "branch-off"


def test_a_branch_goes_on_from_there_and_leaves_the_other_game_alone() -> None:
    table = Table(
        NUMICA, {"moves": "sdg"}, (Sitter(name="Ann", colour="teal"), COMPUTER), "7", aids=Aids(False)
    )
    table.settle()
    say(table, (0, ORDER), (1, ORDER))
    for _ in range(6):
        say(table, (table.waiting()[0], any_move(table, table.waiting()[0])))
    table.takebacks, table.hints = 3, 4
    before, written = make_reply(table, 0), journal(table)
    for at in range(1, len(written) + 1):
        other = branch(table, at)
        assert journal(other) == written[:at]
        assert other.state.dump() == table.stood(at).dump()
        assert (other.takebacks, other.hints) == (0, 0)
        kept = ("game", "options", "sitters", "seed", "aids")
        assert [getattr(other, each) for each in kept] == [getattr(table, each) for each in kept]
        if other.waiting():
            say(other, (other.waiting()[0], any_move(other, other.waiting()[0])))
            other.undo(beyond=True)
    assert make_reply(table, 0) == before


def test_a_branch_from_before_chance_lets_chance_speak() -> None:
    table = numica()
    other = branch(table, 0)
    assert journal(other) == journal(table)[:1]
    assert other.waiting() == (0,)


def test_a_branch_begins_where_its_table_began() -> None:
    ten = DiceState([[6, 4], []], 1, False)
    table = Table(DICE, {}, (PERSON, PERSON), "7", ten)
    say(table, (1, "wait"), (0, "stop"))
    other = branch(table, 0)
    assert other.state.dump() == ten.dump()
    say(other, (1, "wait"))
    assert ten.dump() == table.stood(0).dump()


def test_a_branch_of_a_game_that_was_given_up_goes_on_before_that() -> None:
    table = numica()
    say(table, (1, RESIGN))
    assert branch(table, len(table.journal)).outcome() == table.outcome()
    assert branch(table, len(table.journal) - 1).waiting() == (0,)


def test_a_branch_keeps_what_was_offered() -> None:
    table = numica()
    say(table, (1, DRAW))
    assert branch(table, len(table.journal)).offers == {1}
