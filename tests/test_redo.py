"""What was undone can be redone, in every game: the same moves, the same chance, and nothing taken back."""

from __future__ import annotations

import pytest
from door import COMPUTER as LEVEL_2
from door import GAMES, PERSON, ask, goals_of, open_house, show
from tables import code

from parlour.core.game import CHANCE
from parlour.core.reply import make_prompt
from parlour.core.rng import Rng
from parlour.core.save import load_save, make_save
from parlour.core.table import COMPUTER, RESIGN, Aids, Sitter, Table

SEATS = (Sitter(), Sitter(COMPUTER, 1), Sitter(COMPUTER, 1), Sitter(COMPUTER, 1))


def sit_down(key: str, sitters: tuple[Sitter, ...] = SEATS, aids: Aids | None = None) -> Table:
    """Set a table for two, or as few as may play, the first of them a person."""
    game = GAMES[key]
    count = max(2, game.seats[0])
    table = Table(game, {}, sitters[:count], "redo", aids=aids or Aids())
    table.settle()
    return table


def play_on(table: Table, records: int, rng: Rng) -> None:
    """Play so many more sentences at random, for as long as the game goes on."""
    for _ in range(records):
        if not table.waiting():
            return
        seat = table.waiting()[0]
        assert isinstance(table.play(seat, table.state.sample(seat, rng)), list)


@pytest.mark.parametrize("times", [1, 3])
@pytest.mark.parametrize("key", GAMES)
def test_undo_and_redo_lead_back_to_the_same_table(key: str, times: int) -> None:
    table, rng = sit_down(key), Rng(key)
    redone = 0
    while table.waiting() and len(table.journal) < 60:
        play_on(table, 3, rng)
        before = [make_save(table)]
        for _ in range(times):
            if table.undo(beyond=True) is not None:
                break
            before.append(make_save(table))
        for save in reversed(before[:-1]):
            assert make_prompt(table, 0)["redo"]
            assert table.redo() is None
            assert make_save(table) == save
            assert [moment.state.dump() for moment in table.past] == [
                moment.state.dump()
                for moment in load_save(save, GAMES.__getitem__).table.past  # type: ignore[union-attr]
            ]
            redone += 1
        assert code(table.redo()) == "redo-nothing"
        assert not make_prompt(table, 0)["redo"]
        assert table.state.audit() == []
    assert redone > 1


@pytest.mark.parametrize("key", GAMES)
def test_what_is_redone_goes_on_as_it_would_have(key: str) -> None:
    """Also chance: what comes next is what would have come."""
    one, other = sit_down(key), sit_down(key)
    for table in (one, other):
        play_on(table, 9, Rng(key))
    assert one.undo(beyond=True) is None
    assert one.redo() is None
    for table in (one, other):
        play_on(table, 9, Rng("on"))
    assert make_save(one) == make_save(other)


def test_dice_that_were_undone_fall_as_they_fell() -> None:
    table = sit_down("dice")
    rng = Rng("dice")
    for _ in range(6):
        seat = table.waiting()[0]
        table.play(seat, "roll")
        journal = list(table.journal)
        assert any(record.seat == CHANCE for record in journal)
        if table.undo(beyond=True) is None:
            assert table.redo() is None
        assert table.journal == journal
    play_on(table, 2, rng)


@pytest.mark.parametrize("key", GAMES)
def test_another_move_leaves_nothing_to_redo(key: str) -> None:
    table = sit_down(key)
    play_on(table, 6, Rng(key))
    assert table.undo(beyond=True) is None
    takebacks = table.takebacks
    play_on(table, 1, Rng("another"))
    assert code(table.redo()) == "redo-nothing"
    assert table.takebacks == takebacks


def test_a_move_that_is_redone_was_not_taken_back() -> None:
    table = sit_down("dice")
    for seat in (0, 1):
        table.play(seat, "roll")
    for _ in range(3):
        assert table.undo(beyond=True) is None
        assert table.takebacks == 1
        assert table.redo() is None
        assert table.takebacks == 0
    assert table.undo(beyond=True) is None
    table.play(0, "wait")
    assert table.takebacks == 1, "what was played instead was gained by it"


def test_giving_up_is_redone_too() -> None:
    table = sit_down("numica")
    play_on(table, 4, Rng("up"))
    table.play(0, RESIGN)
    end = table.outcome()
    assert end is not None
    assert table.undo() is None
    assert table.outcome() is None
    assert table.redo() is None
    assert table.outcome() == end
    assert not table.waiting()


def test_a_seat_that_left_has_left_again() -> None:
    table = sit_down("null", (Sitter(), Sitter(), Sitter()))
    three = Table(GAMES["null"], {}, (Sitter(), Sitter(), Sitter()), "redo")
    three.settle()
    three.play(2, RESIGN)
    left = three.left
    assert left == {2}
    assert three.undo() is None
    assert three.left == frozenset()
    assert three.redo() is None
    assert three.left == left
    assert table.left == frozenset()


def test_where_moves_stand_nothing_is_redone() -> None:
    table = sit_down("numica", aids=Aids(takebacks=False))
    play_on(table, 4, Rng("stand"))
    assert code(table.redo()) == "undo-off"


def test_what_a_seat_wishes_since_then_holds() -> None:
    """It is not asked any more, so that its pass is said after what was redone."""
    game = GAMES["null"]
    table = Table(game, {"open": True}, SEATS[:2], "redo")
    table.settle()
    play_on(table, 4, Rng("wish"))
    journal = list(table.journal)
    assert table.undo(beyond=True) is None
    table.wish(0, dict.fromkeys(game.windows, "never"))
    if table.undone:
        assert table.redo() is None
        assert table.journal[: len(journal)] == journal
    assert table.state.audit() == []


def test_the_door_redoes() -> None:
    parlour = open_house()
    table = ask(parlour, "new", game="numica", seats=[PERSON, LEVEL_2], seed="redo", options={})["table"]
    assert ask(parlour, "redo", table=table)["refusal"]["code"] == "redo-nothing"
    told = ask(parlour, "play", table=table, seat=0, move="s s s s r r r r")
    assert told["replies"][0]["prompt"]["redo"] is False
    undone = ask(parlour, "undo", table=table)
    assert undone["replies"][0]["prompt"]["redo"] is True
    redone = ask(parlour, "redo", table=table)
    assert redone["token"] == told["token"]
    assert redone["replies"][0]["log"]["records"][-1]["move"] == "s s s s r r r r"


def test_a_lesson_has_nothing_to_redo() -> None:
    parlour = open_house()
    table = ask(parlour, "lesson", game="null", lesson=0)["table"]
    goal = next(iter(goals_of(parlour, table)))
    ask(parlour, "play", table=table, seat=0, move=goal)
    undo = "undo" if show(parlour, table, 0)["prompt"]["undo"] else "takeback"
    assert "replies" in ask(parlour, undo, table=table)
    assert ask(parlour, "redo", table=table)["refusal"]["code"] == "redo-nothing"
