"""Being asked: each seat chooses, for each kind of window, whether it is asked; passes are said for it otherwise."""

from __future__ import annotations

import json

import pytest
from door import PERSON as ASKED_PERSON
from door import ask, open_house
from kept import load
from tables import COULD, NEVER, PERSON, code, journal, say, window

from parlour.core.game import Json
from parlour.core.reply import make_prompt, make_reply
from parlour.core.save import make_save
from parlour.core.table import Sitter


def test_everybody_is_asked_where_nobody_chose_otherwise() -> None:
    table = window(PERSON, PERSON, PERSON)
    say(table, (2, "play 10"))
    assert table.waiting() == (1,)
    assert make_prompt(table, 1)["ask"]["code"] == "add"
    assert make_prompt(table, 1)["ask"]["args"]["lead"] == 16
    say(table, (1, "pass"))
    assert table.waiting() == (2,), "also who has nothing to answer: whether he has is nobody's business"


def test_who_never_wants_to_be_asked_passes_as_a_record() -> None:
    table = window(PERSON, NEVER, PERSON)
    events = say(table, (2, "play 10"))
    assert [event.kind for event in events] == ["chose", "opened", "rolled", "passed"]
    assert journal(table)[2:] == ["1 pass"]
    assert table.waiting() == (2,)


def test_who_could_answer_is_asked_and_who_could_not_is_not() -> None:
    met = set()
    for seed in "12345678":
        table = window(PERSON, COULD, COULD, seed=seed)
        say(table, (2, "play 10"))
        die = int(journal(table)[1].removeprefix("* die "))
        able = 5 + die + 9 > 16
        met.add(able)
        assert (table.waiting() == (1,)) == able
        if able:
            say(table, (1, "pass"))
        assert journal(table)[2:] == ["1 pass", "2 pass"]
    assert met == {True, False}


def test_a_pass_that_was_said_for_a_seat_is_no_decision() -> None:
    table = window(PERSON, PERSON, NEVER)
    say(table, (2, "play 10"))
    for seat in (None, 1):
        say(table, (1, "pass"))
        assert journal(table)[2:] == ["1 pass", "2 pass"]
        assert table.undo(seat) is None, "what was said for seat 2 is no answer of his"
        assert table.waiting() == (1,)
    say(table, (1, "pass"))
    assert code(table.undo(2)) == "undo-revealed"


def test_a_turn_is_no_window() -> None:
    table = window(NEVER, NEVER, NEVER)
    say(table, (2, "play 10"))
    assert journal(table)[2:] == ["1 pass", "2 pass"]
    assert table.waiting() == (0, 1, 2)


def test_it_is_changed_in_the_middle_of_a_game() -> None:
    table = window(PERSON, PERSON, PERSON)
    say(table, (2, "play 10"))
    assert [event.kind for event in table.wish(2, {"add": "never"})] == []
    assert [event.kind for event in table.wish(1, {"add": "never"})] == ["passed", "passed", "taken"]
    table.wish(1, {"add": "always"})
    assert [sitter.wishes for sitter in table.sitters] == [{}, {}, {"add": "never"}]


def test_it_is_saved() -> None:
    sitters = (PERSON, COULD, Sitter(wishes={"add": "never"}, name="Bo"))
    table = window(*sitters)
    say(table, (2, "play 10"))
    save = make_save(table)
    assert save["seats"][1:] == [
        {"who": "person", "asked": {"add": "could"}},
        {"who": "person", "name": "Bo", "asked": {"add": "never"}},
    ]
    loaded = load(json.loads(json.dumps(save)))
    assert loaded.broken is None
    assert loaded.table.sitters == sitters
    assert make_reply(loaded.table, 0) == make_reply(table, 0)


@pytest.mark.parametrize(("options", "windows"), [({}, []), ({"luck": True}, ["add"])])
def test_people_choose_only_where_a_window_can_open(options: Json, windows: list[str]) -> None:
    parlour = open_house()
    made = ask(parlour, "new", game="null", options=options, seats=[ASKED_PERSON] * 2)
    assert made["replies"][0]["windows"] == windows
    told = ask(parlour, "wish", table=made["table"], seat=0, wishes={"add": "never"})
    assert ("error" in told) == (not windows)


def test_the_door_changes_it() -> None:
    parlour = open_house()
    seats = [{**ASKED_PERSON, "asked": {"add": "could", "trump": "never"}}, ASKED_PERSON]
    told = ask(parlour, "new", game="null", options={"luck": True}, seats=seats, seed="1")
    assert told["error"]["code"] == "request-seats", "a window that the game does not have"
    seats[0] = {**ASKED_PERSON, "asked": {"add": "always"}}
    made = ask(parlour, "new", game="null", options={"luck": True}, seats=seats, seed="1")
    table = made["table"]
    assert made["replies"][0]["seats"] == [ASKED_PERSON, ASKED_PERSON]
    told = ask(parlour, "wish", table=table, seat=1, wishes={"add": "never"})
    assert told["replies"][0]["seats"][1] == {**ASKED_PERSON, "asked": {"add": "never"}}
    assert told["replies"][0]["log"] == {"from": 1, "records": []}
    told = ask(parlour, "wish", table=table, seat=1, wishes={"add": "always"})
    assert told["replies"][0]["seats"][1] == ASKED_PERSON


@pytest.mark.parametrize(
    "wishes", [None, [], "never", {"trump": "never"}, {"add": "often"}, {"add": None}, {"add": []}]
)
def test_damage_is_refused_at_the_door(wishes: object) -> None:
    parlour = open_house()
    seats = [ASKED_PERSON, ASKED_PERSON]
    table = ask(parlour, "new", game="null", options={"luck": True}, seats=seats, seed="1")["table"]
    assert ask(parlour, "wish", table=table, seat=1, wishes=wishes)["error"]["code"] == "request-wishes"
    assert ask(parlour, "wish", table=table, seat=2, wishes={})["error"]["code"] == "request-seat"
    assert ask(parlour, "wish", table=table, seat=-1, wishes={})["error"]["code"] == "request-seat"


def test_what_cards_of_a_hand_answer_is_asked_of_their_owner_alone() -> None:
    table = window(PERSON, PERSON, PERSON)
    say(table, (2, "play 10"))
    for viewer in (None, 0, 2):
        prompt = make_prompt(table, viewer)
        assert (prompt["waiting"], prompt["ask"]["code"], prompt["answers"]) == ([1], "", [])
    assert (make_prompt(table, 1)["ask"]["code"], make_prompt(table, 1)["answers"]) == ("add", [])
