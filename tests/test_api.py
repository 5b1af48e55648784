"""The door for the page: every verb, every error and refusal, stale jobs, and nothing that is our own fault."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import pytest
from door import COMPUTER, GAMES, PERSON, ask, ask_text, goals_of, open_house, show

from parlour import api
from parlour.api import Parlour, handle
from parlour.core.game import Json
from parlour.core.save import make_save
from parlour.core.table import Sitter, Table
from parlour.door import jobs
from parlour.door.errors import ERROR_CODES
from parlour.door.fields import LONGEST_REQUEST
from parlour.door.jobs import MOST_JOBS
from parlour.door.parlour import MOST_TABLES
from parlour.games import REGISTRY
from parlour.games.numica import NUMICA
from parlour_null import NULL
from parlour_null.state import NullState

ORDER = "s r s r s r s r"


@pytest.fixture
def parlour() -> Parlour:
    """Give each test a parlour of its own."""
    return open_house()


def begin(parlour: Parlour, game: str = "numica", seats: list[Json] | None = None, **more: Any) -> int:
    """Begin a game and return the table's number."""
    given = {"options": {}, "seats": seats or [PERSON, PERSON], "seed": "7", **more}
    told = ask(parlour, "new", game=game, **given)
    number: int = told["table"]
    return number


def placed(parlour: Parlour, *seats: Json) -> int:
    """Begin Numica, with the pieces on the board."""
    table = begin(parlour, seats=list(seats) or None)
    for seat in (0, 1):
        assert "replies" in ask(parlour, "play", table=table, seat=seat, move=ORDER)
    return table


def first_move(parlour: Parlour, table: int) -> str:
    """Return a legal sentence of seat 0, by touches alone."""
    said = ""
    while True:
        draft = ask(parlour, "draft", table=table, seat=0, said=said)["draft"]
        if draft["status"] in ("done", "may"):
            return said
        said = f"{said} {draft['touch'][0]}".strip()


def error(told: Json) -> str:
    """Return the code of an error."""
    code: str = told["error"]["code"]
    return code


# Games


def test_games_lists_the_house_and_the_wheels(parlour: Parlour) -> None:
    assert ask(parlour, "games")["games"] == [*REGISTRY, "null", "dice"]
    assert ask(Parlour(), "games")["games"] == list(REGISTRY)


@pytest.mark.parametrize("key", ["null", *REGISTRY])
def test_describe_says_what_a_set_up_form_needs(parlour: Parlour, key: str) -> None:
    game, told = GAMES[key], ask(parlour, "describe", game=key)
    assert told["game"] == key
    assert told["seats"] == {"least": game.seats[0], "most": game.seats[-1]}
    assert [option["key"] for option in told["options"]] == [option.key for option in game.options]
    assert {option["key"]: option["default"] for option in told["options"]} == game.defaults()
    assert told["presets"] == {
        key: {"options": preset.options, "seats": list(preset.seats)} for key, preset in game.presets.items()
    }
    assert told["levels"] == 5
    assert told["colours"] == ["red", "blue", "green", "gold", "violet", "teal"]
    for option in told["options"]:
        assert option["kind"] in ("flag", "choice", "number", "text")
        if option["kind"] in ("flag", "text"):
            assert option["choices"] == []
        else:
            assert option["default"] in option["choices"] or option["choices"][0] <= 3


@pytest.mark.parametrize("key", ["null", *REGISTRY])
def test_describe_says_all_that_locales_must_name(parlour: Parlour, key: str) -> None:
    game, told = GAMES[key], ask(parlour, "describe", game=key)
    assert set(told["codes"]) == set(game.codes)
    assert set(told["kinds"]) == {*game.kinds, "resigned", "left", "offered", "agreed"}
    assert told["windows"] == list(game.windows)
    assert set(told["reasons"]) == {*game.reasons, "resigned", "agreed"}
    assert told["asks"] == list(game.asks)
    assert told["inquiries"] == list(game.inquiries)
    assert told["table"]["words"] == ["resign", "draw"]
    assert set(told["table"]["errors"]) == set(ERROR_CODES)


def test_install_finds_the_wheels_and_names_a_damaged_one(monkeypatch: pytest.MonkeyPatch) -> None:
    class Point:
        name = "nut"

        def __init__(self, found: object) -> None:
            self.found = found

        def load(self) -> object:
            if isinstance(self.found, Exception):
                raise self.found
            return self.found

    for found, expected in (
        (NULL, None),
        ("no game", "wheel-damaged"),
        (ImportError("gone"), "wheel-damaged"),
        (NUMICA, "wheel-damaged"),
    ):
        monkeypatch.setattr("importlib.metadata.entry_points", lambda found=found, **_: [Point(found)])
        fresh = Parlour()
        told = ask(fresh, "install")
        assert told.get("error", {}).get("code") == expected
        assert ("null" in fresh.wheels) == (expected is None)


# Tables


def test_new_begins_a_game(parlour: Parlour) -> None:
    seats = [COMPUTER, COMPUTER, PERSON]
    told = ask(parlour, "new", game="null", options={"size": 2}, seats=seats, seed="7")
    (reply,) = told["replies"]
    assert reply["viewer"] == 2
    assert [isinstance(hand, list) for hand in reply["view"]["hands"]] == [False, False, True]
    assert reply["prompt"]["waiting"] == [0, 1, 2]
    assert reply["options"] == {**NULL.defaults(), "size": 2}


def test_the_same_seed_begins_the_same_game_and_none_another(parlour: Parlour) -> None:
    def tiles(**seed: object) -> str:
        told = ask(parlour, "new", game="numica", options={}, seats=[PERSON, PERSON], **seed)
        laid: str = told["replies"][0]["view"]["tiles"]
        return laid

    assert tiles(seed="a") == tiles(seed="a") != tiles(seed="b")
    assert len({tiles(), tiles(), tiles(seed=""), tiles(seed=None)}) == 4


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"options": {"tiles": "gold"}}, "options-value"),
        ({"options": {"hat": 1}}, "options-unknown"),
        ({"options": []}, "options-form"),
        ({"options": None}, "options-form"),
        ({"seats": [PERSON]}, "options-seats"),
        ({"seats": [PERSON] * 3}, "options-seats"),
    ],
)
def test_a_game_that_cannot_begin_is_refused(parlour: Parlour, given: Json, code: str) -> None:
    told = ask(parlour, "new", **{"game": "numica", "options": {}, "seats": [PERSON, PERSON], **given})
    assert told["refusal"]["code"] == code
    assert parlour.sittings == {}


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"game": "go"}, "request-game"),
        ({"game": None}, "request-game"),
        ({"game": ["numica"]}, "request-game"),
        ({"seats": 2}, "request-seats"),
        ({"seats": [PERSON, {"who": "cat"}]}, "request-seats"),
        ({"seed": 7}, "request-seed"),
        ({"seed": []}, "request-seed"),
        ({"seed": "x" * 201}, "request-seed"),
        ({"seats": [{**PERSON, "colour": "red"}, {**COMPUTER, "colour": "red"}]}, "request-seats"),
        ({"seats": [PERSON, {**PERSON, "colour": "pink"}]}, "request-seats"),
        ({"aids": None}, "request-aids"),
        ({"aids": True}, "request-aids"),
        ({"aids": {}}, "request-aids"),
        ({"aids": {"hints": False}}, "request-aids"),
        ({"aids": {"hints": 0, "takebacks": True}}, "request-aids"),
        ({"aids": {"hints": True, "takebacks": True, "luck": True}}, "request-aids"),
        ({"viewer": 2}, "request-viewer"),
        ({"viewer": True}, "request-viewer"),
        ({"viewer": -1}, "request-viewer"),
        ({"viewer": [0]}, "request-viewer"),
    ],
)
def test_a_request_that_makes_no_sense_is_an_error(parlour: Parlour, given: Json, code: str) -> None:
    told = ask(parlour, "new", **{"game": "numica", "options": {}, "seats": [PERSON, PERSON], **given})
    assert error(told) == code
    assert parlour.sittings == {}


def test_look_shows_the_table_and_changes_nothing(parlour: Parlour) -> None:
    table = placed(parlour)
    one, two = (ask(parlour, "look", table=table) for _ in range(2))
    assert one == two
    assert len(one["replies"][0]["log"]["records"]) == 3


def test_play_tells_what_happened_since(parlour: Parlour) -> None:
    table = placed(parlour)
    move = first_move(parlour, table)
    reply, _ = ask(parlour, "play", table=table, seat=0, move=move)["replies"]
    assert [record["move"] for record in reply["log"]["records"]] == [move]
    assert reply["view"]["last"] == move.split()
    assert reply["prompt"]["waiting"] == [1]


def test_play_refuses_with_code_arguments_and_paragraph(parlour: Parlour) -> None:
    table = placed(parlour)
    assert ask(parlour, "play", table=table, seat=0, move="d4 d5")["refusal"] == {
        "code": "no-piece",
        "args": {"at": "d4"},
        "rule": "§4.1",
    }
    assert ask(parlour, "play", table=table, seat=1, move="a8 a7")["refusal"]["code"] == "turn-wait"
    assert ask(parlour, "play", table=table, seat=0, move=5)["refusal"]["code"] == "syntax-text"
    assert ask(parlour, "play", table=table, seat=0)["refusal"]["code"] == "syntax-text"


def test_a_late_click_is_dropped(parlour: Parlour) -> None:
    table = placed(parlour)
    prompt = ask(parlour, "look", table=table)["replies"][0]["prompt"]["id"]
    move = first_move(parlour, table)
    assert "replies" in ask(parlour, "play", table=table, seat=0, move=move, prompt=prompt)
    assert (
        ask(parlour, "play", table=table, seat=1, move="resign", prompt=prompt)["refusal"]["code"]
        == "turn-late"
    )


def test_draft_says_what_may_be_touched(parlour: Parlour) -> None:
    table = begin(parlour)
    draft = ask(parlour, "draft", table=table, seat=0, said="sa1 sb1 sc1 s d1")["draft"]
    assert (draft["move"], draft["status"], draft["ask"]["code"]) == ("sa1 sb1 sc1 sd1", "more", "place")
    assert "s" not in draft["touch"]
    assert [piece["at"] for piece in draft["preview"]["pieces"]] == ["a1", "b1", "c1", "d1"]
    draft = ask(parlour, "draft", table=table, seat=0, said="s s s s s")["draft"]
    assert (draft["status"], draft["touch"], draft["refusal"]["code"]) == ("no", [], "setup-count")


def test_nothing_can_be_drafted_once_the_table_ended_the_game(parlour: Parlour) -> None:
    table = begin(parlour)
    ask(parlour, "play", table=table, seat=0, move="resign")
    draft = ask(parlour, "draft", table=table, seat=0, said="s")["draft"]
    assert (draft["status"], draft["touch"], draft["refusal"]["code"]) == ("no", [], "turn-over")


def test_why_answers_without_playing(parlour: Parlour) -> None:
    table = placed(parlour)
    assert ask(parlour, "why", table=table, seat=0, move=first_move(parlour, table))["refusal"] is None
    assert ask(parlour, "why", table=table, seat=0, move="a1 a1")["refusal"]["rule"] == "§4.1"
    assert ask(parlour, "why", table=table, seat=0, move="resign")["refusal"] is None
    assert len(ask(parlour, "look", table=table)["replies"][0]["log"]["records"]) == 3


def test_undo_and_take_back(parlour: Parlour) -> None:
    table = placed(parlour, PERSON, PERSON)
    ask(parlour, "play", table=table, seat=0, move=first_move(parlour, table))
    assert ask(parlour, "takeback", table=table)["refusal"]["code"] == "undo-people"
    told = ask(parlour, "undo", table=table)
    assert told["replies"][0]["prompt"]["waiting"] == [0]
    assert ask(parlour, "undo", table=table, seat=0)["refusal"]["code"] == "undo-other"
    computer = begin(parlour, "null", [PERSON, COMPUTER])
    for seat in (0, 1):
        moves = ask(parlour, "draft", table=computer, seat=seat, said="play")["draft"]["touch"]
        ask(parlour, "play", table=computer, seat=seat, move=f"play {moves[0]}")
    assert ask(parlour, "undo", table=computer)["refusal"]["code"] == "undo-revealed"
    assert ask(parlour, "takeback", table=computer)["replies"][0]["takebacks"] == 1


@pytest.mark.parametrize("seat", [-1, -2, 2, None, True, 0.0, "0"])
def test_who_may_not_look_is_no_seat_to_look_from(parlour: Parlour, seat: object) -> None:
    table = begin(parlour)
    assert error(ask(parlour, "look", table=table, seat=seat)) == "request-seat"


def test_a_reply_tells_what_helps_and_what_is_hidden(parlour: Parlour) -> None:
    table = placed(parlour, {**PERSON, "colour": "teal"}, COMPUTER)
    (reply,) = ask(parlour, "look", table=table)["replies"]
    assert reply["seats"] == [{**PERSON, "colour": "teal"}, COMPUTER]
    assert (reply["aids"], reply["hints"]) == ({"hints": True, "takebacks": True}, 0)
    assert (reply["hides"], reply["seed"], reply["length"]) == (False, "7", 3)
    (reply,) = ask(parlour, "look", table=begin(parlour, "null"))["replies"]
    assert (reply["hides"], reply["seed"], reply["length"]) == (True, "", 1)


def test_partners_have_colours_of_one_family_unless_somebody_chose_one(parlour: Parlour) -> None:
    four: list[Json] = [PERSON, COMPUTER, COMPUTER, COMPUTER]

    def colours(seats: list[Json], teams: bool) -> list[str]:
        given = {"game": "hexors", "options": {"teams": teams}, "seats": seats}
        (reply,) = ask(parlour, "new", **given)["replies"]
        return [each.get("colour", "") for each in reply["seats"]]

    assert colours(four, teams=True) == ["red", "blue", "gold", "teal"]
    assert colours([{**PERSON, "colour": "green"}, *four[1:]], teams=True) == ["green", "", "", ""]
    assert colours(four, teams=False) == [""] * 4


def test_a_set_up_form_is_told_who_would_play_together(parlour: Parlour) -> None:
    def partners(game: str) -> list[Json]:
        told: list[Json] = ask(parlour, "describe", game=game)["partners"]
        return told

    colours, sides = ["red", "blue", "gold", "teal"], [[0, 2], [1, 3]]
    assert partners("hexors") == [{"option": "teams", "seats": 4, "sides": sides, "colours": colours}]
    assert partners("null") == [{"option": "pairs", "seats": 4, "sides": sides, "colours": colours}]
    assert partners("numica") == []


def test_a_hint_is_a_job_that_tells_what_the_move_brings_about(parlour: Parlour) -> None:
    table = placed(parlour)
    stopped = ask(parlour, "hint", table=table, seat=0)["job"]
    assert ask(parlour, "step", job=stopped, ms=0) == {"job": stopped, "done": False}
    assert ask(parlour, "stop", job=stopped) == {"move": ""}
    before = ask(parlour, "save", table=table)
    told = finish(parlour, ask(parlour, "hint", table=table, seat=0, ms=30)["job"])
    assert ask(parlour, "save", table=table) == before, "whoever stopped in that slice has not seen it"
    for _ in range(2):
        counted = ask(parlour, "hinted", table=table)
        assert counted == {"hints": 1, "token": ask(parlour, "save", table=table)["token"]}
    move = told["hint"]["move"]
    reply, _ = ask(parlour, "play", table=table, seat=0, move=move)["replies"]
    assert reply["log"]["records"][0]["events"] == told["hint"]["events"]
    assert reply["hints"] == 1
    assert error(ask(parlour, "hint", table=table, seat=0)) == "request-seat"
    assert ask(parlour, "look", table=table)["replies"][0]["hints"] == 1


def test_a_hint_is_what_the_best_computer_would_say(parlour: Parlour) -> None:
    table = begin(parlour, "null", [PERSON, COMPUTER])
    best = finish(parlour, ask(parlour, "think", table=table, seat=0, level=5)["job"])["move"]
    assert finish(parlour, ask(parlour, "hint", table=table, seat=0)["job"])["hint"]["move"] == best


def test_a_hint_goes_on_from_what_was_said(parlour: Parlour) -> None:
    # Which kind lies where is a matter of taste (§3.1): so whatever was laid may stay.
    table = begin(parlour)
    for said in ("sc1", "sa1 sb1 rh1", "ra1 rb1 rc1 rd1", "sa1 arrange", "c1", "nonsense"):
        draft = ask(parlour, "draft", table=table, seat=0, said=said)["draft"]
        told = finish(parlour, ask(parlour, "hint", table=table, seat=0, said=said)["job"])["hint"]
        row = told["move"].split(" ")
        assert sorted(row) == sorted("srsrsrsr")
        pieces = draft["preview"]["pieces"] if draft["preview"] else []
        assert [row[ord(each["at"][0]) - ord("a")] for each in pieces] == [each["kind"] for each in pieces]
        assert [merit["code"] for merit in told["merits"]] == ["row"]
    assert error(ask(parlour, "hint", table=table, seat=0, said=3)) == "request-said"


@pytest.mark.parametrize(
    ("game", "said"), [("numica", ""), ("numica", "sc1 rd1"), ("null", ""), ("null", "play")]
)
def test_an_example_is_a_sentence_that_goes_on_from_what_was_said(
    parlour: Parlour, game: str, said: str
) -> None:
    table = begin(parlour, game)
    move = ask(parlour, "example", table=table, seat=0, said=said)["move"]
    assert ask(parlour, "why", table=table, seat=0, move=move) == {"refusal": None}
    if said == "sc1 rd1":
        assert move.split(" ")[2:4] == ["s", "r"]
    assert ask(parlour, "example", table=table, seat=0, said="nonsense") == {"move": ""}
    assert error(ask(parlour, "example", table=table, seat=9)) == "request-seat"


def test_a_hint_of_a_lesson_is_not_kept(parlour: Parlour) -> None:
    table = ask(parlour, "lesson", game="null", lesson=0)["table"]
    assert "hint" in finish(parlour, ask(parlour, "hint", table=table, seat=0)["job"])
    assert ask(parlour, "hinted", table=table) == {"hints": 1}


def test_an_answer_brings_the_draft_of_who_looks(parlour: Parlour) -> None:
    told = ask(parlour, "new", game="numica", options={}, seats=[PERSON, COMPUTER], seed="7")
    table = told["table"]

    def empty(seat: int) -> Json:
        draft: Json = ask(parlour, "draft", table=table, seat=seat, said="")["draft"]
        return draft

    assert told["draft"] == empty(0) == ask(parlour, "look", table=table)["draft"]
    assert ask(parlour, "play", table=table, seat=0, move=ORDER)["draft"] is None, "not asked"
    assert ask(parlour, "undo", table=table)["draft"] == empty(0)
    ask(parlour, "play", table=table, seat=0, move=ORDER)
    told = ask(parlour, "play", table=table, seat=1, move=ORDER)
    assert told["draft"] == empty(0)
    assert ask(parlour, "wish", table=table, seat=0, wishes={})["draft"] == empty(0)
    for other in (ask(parlour, "load", token=told["token"]), ask(parlour, "branch", table=table, at=3)):
        assert other["draft"] == empty(0)
    lesson = ask(parlour, "lesson", game="numica", lesson=0)
    assert lesson["draft"] == ask(parlour, "draft", table=lesson["table"], seat=0, said="")["draft"]
    ask(parlour, "play", table=table, seat=0, move="resign")
    assert ask(parlour, "look", table=table)["draft"] is None, "it is over"


def test_a_draft_brings_what_follows_its_only_word(parlour: Parlour) -> None:
    table = begin(parlour, "null")

    def draft(said: str) -> Json:
        told: Json = ask(parlour, "draft", table=table, seat=0, said=said)["draft"]
        return told

    assert (draft("")["touch"], draft("")["status"]) == (["play"], "more")
    assert draft("")["next"] == draft("play")
    assert len(draft("play")["touch"]) > 1
    assert draft("play")["next"] is None
    assert draft("nonsense")["next"] is None
    assert draft(f"play {draft('play')['touch'][0]}")["next"] is None, "it is said to its end"


def test_a_change_brings_what_is_to_be_kept(parlour: Parlour) -> None:
    seats = [PERSON, COMPUTER]
    told = ask(parlour, "new", game="numica", options={}, seats=seats, seed="7")
    table = told["table"]

    def kept(table: int) -> str:
        token: str = ask(parlour, "save", table=table)["token"]
        return token

    assert told["token"] == kept(table)
    for verb, more in (
        ("play", {"seat": 0, "move": ORDER}),
        ("undo", {}),
        ("play", {"seat": 0, "move": ORDER}),
        ("play", {"seat": 1, "move": ORDER}),
        ("takeback", {"seat": 0}),
        ("wish", {"seat": 0, "wishes": {}}),
    ):
        assert ask(parlour, verb, table=table, **more)["token"] == kept(table)
    for other in (ask(parlour, "load", token=kept(table)), ask(parlour, "branch", table=table, at=1)):
        assert other["token"] == kept(other["table"])
    assert "token" not in ask(parlour, "look", table=table)
    lesson = ask(parlour, "lesson", game="null", lesson=0)
    goal = next(iter(goals_of(parlour, lesson["table"])))
    played = ask(parlour, "play", table=lesson["table"], seat=0, move=goal)
    assert "replies" in played
    assert "token" not in lesson
    assert "token" not in played


def test_what_was_turned_off_is_refused(parlour: Parlour) -> None:
    table = begin(parlour, seats=[PERSON, COMPUTER], aids={"hints": False, "takebacks": False})
    assert ask(parlour, "hint", table=table, seat=0)["refusal"]["code"] == "hint-off"
    assert ask(parlour, "hinted", table=table)["refusal"]["code"] == "hint-off"
    closed = begin(parlour, "null", options={"open": True}, aids={"hints": False, "takebacks": True})
    assert show(parlour, closed, 0)["prompt"]["inquiries"] == []
    assert ask(parlour, "inquire", table=closed, seat=0, code="higher")["refusal"]["code"] == "hint-off"
    ask(parlour, "close", table=closed)
    (reply,) = ask(parlour, "play", table=table, seat=0, move=ORDER)["replies"]
    assert (reply["prompt"]["undo"], reply["prompt"]["takeback"]) == (False, False)
    assert reply["aids"] == {"hints": False, "takebacks": False}
    for verb in ("undo", "takeback", "redo"):
        assert ask(parlour, verb, table=table)["refusal"]["code"] == "undo-off"
    assert ask(parlour, "branch", table=table, at=1)["refusal"]["code"] == "branch-off"
    assert "view" in ask(parlour, "replay", table=table, at=1)
    assert list(parlour.sittings) == [table]
    ask(parlour, "play", table=table, seat=0, move="resign")
    assert ask(parlour, "branch", table=table, at=1)["table"] != table


def test_who_is_asked_may_inquire_and_nothing_changes(parlour: Parlour) -> None:
    position = """null, 3 cards, hands open
    hand 4 9 12, chose 0, played, points 0
    hand 2 13 15, chose 0, played, points 0"""
    save = make_save(Table(NULL, {"open": True}, (Sitter(), Sitter()), "7", NULL.from_text(position)))
    table = ask(parlour, "load", save=save)["table"]
    before = ask(parlour, "save", table=table)
    for seat, args in enumerate(({"highest": 12, "count": 2}, {"highest": 15, "count": 0})):
        assert show(parlour, table, seat)["prompt"]["inquiries"] == ["higher"]
        told = ask(parlour, "inquire", table=table, seat=seat, code="higher")
        assert told == {"answer": {"code": "higher", "args": args}}
    assert ask(parlour, "save", table=table) == before, "it is not counted"
    ask(parlour, "play", table=table, seat=0, move="play 9")
    for viewer in (None, 0):
        asked = show(parlour, table, viewer)["prompt"]["inquiries"]
        assert asked == [], "a bystander is not asked, nor is whoever has chosen"


def test_what_is_no_inquiry_or_is_not_open_now_is_not_answered(parlour: Parlour) -> None:
    table = begin(parlour, "null", options={"size": 2})
    for code in (None, "", "hands", ["higher"], 7):
        assert error(ask(parlour, "inquire", table=table, seat=0, code=code)) == "request-code"
    for seat in (-1, 2, True, None):
        assert error(ask(parlour, "inquire", table=table, seat=seat, code="higher")) == "request-seat"
    # Hands lie hidden here.
    assert ask(parlour, "inquire", table=table, seat=0, code="higher")["refusal"]["code"] == "inquiry-late"


@pytest.mark.parametrize(("person", "order"), [(0, [ORDER.replace(" ", ""), None]), (1, [None, None])])
def test_replay_shows_each_position_as_who_looks_saw_it(
    parlour: Parlour, person: int, order: list[str | None]
) -> None:
    seats = [PERSON if seat == person else COMPUTER for seat in range(2)]
    told = ask(parlour, "new", game="numica", options={"setup": "secret"}, seats=seats)
    number, seen = told["table"], [told["replies"][0]["view"]]
    waiting = [[0, 1], [1], [0]]
    for seat in (0, 1):
        told = ask(parlour, "play", table=number, seat=seat, move=ORDER)
        seen.append(told["replies"][0]["view"])
    for at, view in enumerate(seen, start=1):
        told = ask(parlour, "replay", table=number, at=at)
        assert told == {"table": number, "at": at, "view": view, "waiting": waiting[at - 1]}
    assert seen[1]["orders"] == order
    assert ask(parlour, "replay", table=number, at=0)["view"]["tiles"] == ""
    ask(parlour, "play", table=number, seat=0, move="resign")
    assert ask(parlour, "replay", table=number, at=3)["waiting"] == [0]
    assert ask(parlour, "replay", table=number, at=4)["waiting"] == [], "a view knows nothing of that end"


def test_a_branch_is_a_game_of_its_own(parlour: Parlour) -> None:
    table = placed(parlour)
    before = ask(parlour, "look", table=table)
    told = ask(parlour, "branch", table=table, at=2)
    assert told["table"] != table
    assert told["replies"][0]["prompt"]["waiting"] == [1]
    assert told["replies"][0]["length"] == 2
    ask(parlour, "play", table=told["table"], seat=1, move="r r r r s s s s")
    assert ask(parlour, "look", table=table) == before
    whole = ask(parlour, "branch", table=table, at=3)
    assert whole["replies"] == before["replies"]


@pytest.mark.parametrize("verb", ["replay", "branch"])
@pytest.mark.parametrize("at", [None, -1, 4, "1", 1.0, True, [1], 10**30])
def test_a_moment_that_never_was_is_an_error(parlour: Parlour, verb: str, at: object) -> None:
    table = placed(parlour)
    told = ask(parlour, verb, table=table, at=at)
    assert (error(told), told["error"]["args"]) == ("request-at", {"most": 3})
    assert list(parlour.sittings) == [table]


def test_the_text_of_a_file_is_loaded_too(parlour: Parlour) -> None:
    table = placed(parlour)
    save = ask(parlour, "save", table=table)["save"]
    told = ask(parlour, "load", save=json.dumps(save, indent=1))
    assert told["replies"] == ask(parlour, "look", table=table)["replies"]
    for text, code in (
        (json.dumps(save)[:-1], "save-text"),
        ('{"games": []}', "save-form"),
        ("[]", "save-form"),
        ('"n1"', "save-form"),
    ):
        assert ask(parlour, "load", save=text)["refusal"]["code"] == code


def test_a_game_that_is_opened_is_shown_to_whoever_looks_first(parlour: Parlour) -> None:
    def open_again(table: int) -> tuple[int | None, bool]:
        told = ask(parlour, "load", token=ask(parlour, "save", table=table)["token"])
        (reply,) = told["replies"]
        return reply["viewer"], told["draft"] is not None

    assert open_again(placed(parlour, PERSON, PERSON)) == (0, True), "nothing is hidden"
    assert open_again(placed(parlour, PERSON, COMPUTER)) == (0, True)
    assert open_again(placed(parlour, COMPUTER, PERSON)) == (1, False), "the other one is asked"
    assert open_again(placed(parlour, COMPUTER, COMPUTER)) == (None, False)
    assert open_again(begin(parlour, "numero", [PERSON, PERSON])) == (None, False), (
        "nobody sees a hand unasked"
    )
    assert open_again(begin(parlour, "numero", [PERSON, COMPUTER]))[0] == 0


def test_save_and_load_give_the_same_table(parlour: Parlour) -> None:
    table = placed(parlour, PERSON, COMPUTER)
    ask(parlour, "play", table=table, seat=0, move=first_move(parlour, table))
    look = ask(parlour, "look", table=table)["replies"]
    kept = ask(parlour, "save", table=table)
    for given in ({"save": kept["save"]}, {"token": kept["token"]}):
        told = ask(parlour, "load", **given)
        assert told["table"] not in (table, None)
        assert told["replies"] == look
        assert told["game"] == "numica"
        assert "broken" not in told
        assert ask(parlour, "save", table=told["table"]) == kept


def test_load_names_the_record_that_does_not_play_and_offers_the_position(parlour: Parlour) -> None:
    table = placed(parlour)
    ask(parlour, "play", table=table, seat=0, move=first_move(parlour, table))
    save = ask(parlour, "save", table=table)["save"]
    save["journal"][2] = "1 s s s s s s s s"
    told = ask(parlour, "load", save=save)
    assert told["broken"]["record"] == 3
    assert told["broken"]["refusal"]["code"] == "setup-count"
    assert told["replies"][0]["prompt"]["waiting"] == [1]
    told = ask(parlour, "load", save=save, from_="position")
    assert told["replies"][0]["prompt"]["waiting"] == [1]
    assert told["replies"][0]["view"]["last"] is not None


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({}, "save-form"),
        ({"save": 5}, "save-form"),
        ({"token": 5}, "token-form"),
        ({"token": "n1AAAA"}, "token-damaged"),
        ({"token": "n9AAAA"}, "token-newer"),
    ],
)
def test_what_cannot_be_loaded_is_refused(parlour: Parlour, given: Json, code: str) -> None:
    assert ask(parlour, "load", **given)["refusal"]["code"] == code
    assert parlour.sittings == {}


def test_a_table_that_was_closed_is_gone(parlour: Parlour) -> None:
    table = begin(parlour)
    assert ask(parlour, "close", table=table) == {}
    for verb in (
        "look",
        "play",
        "draft",
        "hold",
        "touch",
        "why",
        "undo",
        "takeback",
        "redo",
        "save",
        "close",
        "think",
        "example",
        "hint",
        "hinted",
        "replay",
    ):
        assert error(ask(parlour, verb, table=table, seat=0)) == "request-table"


def test_a_table_too_many_closes_the_one_used_longest_ago(parlour: Parlour) -> None:
    tables = [begin(parlour) for _ in range(MOST_TABLES)]
    ask(parlour, "look", table=tables[0])
    begin(parlour)
    assert error(ask(parlour, "look", table=tables[1])) == "request-table"
    assert "replies" in ask(parlour, "look", table=tables[0])
    assert len(parlour.sittings) == MOST_TABLES


@pytest.mark.parametrize("table", [None, 0, -1, 99, "1", 1.0, True, [1]])
def test_a_table_that_is_none_is_an_error(parlour: Parlour, table: object) -> None:
    begin(parlour)
    assert error(ask(parlour, "look", table=table)) == "request-table"


@pytest.mark.parametrize("verb", ["play", "draft", "hold", "touch", "why", "think", "example", "hint"])
@pytest.mark.parametrize("seat", [None, "0", 0.0, True, []])
def test_a_seat_that_is_none_is_an_error(parlour: Parlour, verb: str, seat: object) -> None:
    table = begin(parlour)
    assert error(ask(parlour, verb, table=table, seat=seat, move=ORDER)) == "request-seat"


def test_chance_is_nobody_whom_a_request_could_play_for(parlour: Parlour) -> None:
    table = begin(parlour)
    assert ask(parlour, "play", table=table, seat=-1, move="resign")["refusal"]["code"] == "turn-seat"
    assert error(ask(parlour, "think", table=table, seat=-1)) == "request-seat"


# Thinking


def finish(parlour: Parlour, job: int, ms: float = 50) -> Json:
    """Step until the thinking is done."""
    for _ in range(2000):
        told = ask(parlour, "step", job=job, ms=ms)
        if told["done"]:
            return told
    raise AssertionError("it thinks for ever")


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_computer_thinks_in_slices_and_plays(parlour: Parlour, level: int) -> None:
    table = placed(parlour)
    told = finish(parlour, ask(parlour, "think", table=table, seat=0, level=level)["job"])
    assert "replies" in ask(parlour, "play", table=table, seat=0, move=told["move"])


@pytest.mark.parametrize("game", ["null", "dice"])
def test_computers_play_a_whole_game_of_any_title(parlour: Parlour, game: str) -> None:
    table = begin(parlour, game, [COMPUTER, COMPUTER])
    for _ in range(40):
        prompt = ask(parlour, "look", table=table)["replies"][0]["prompt"]
        if not prompt["waiting"]:
            break
        job = ask(parlour, "think", table=table, seat=prompt["waiting"][0])["job"]
        told = ask(parlour, "play", table=table, seat=prompt["waiting"][0], move=finish(parlour, job)["move"])
        assert "replies" in told
    assert ask(parlour, "look", table=table)["replies"][0]["outcome"] is not None


def test_the_same_position_is_thought_about_alike(parlour: Parlour) -> None:
    moves = set()
    for ms in (0, 7, 200):
        table = placed(parlour)
        moves.add(finish(parlour, ask(parlour, "think", table=table, seat=0, level=4)["job"], ms)["move"])
    assert len(moves) == 1


def test_a_thought_may_last_only_so_long(parlour: Parlour) -> None:
    table = placed(parlour)
    patient = ask(parlour, "think", table=table, seat=0, level=5, ms=60_000)["job"]
    hasty = ask(parlour, "think", table=table, seat=0, level=5, ms=0)["job"]
    told: Json = {"done": False}
    while not told["done"]:
        told = ask(parlour, "step", job=hasty, ms=0)
        assert not ask(parlour, "step", job=patient, ms=0)["done"]
    assert "replies" in ask(parlour, "play", table=table, seat=0, move=told["move"]), "it waits for some move"


@pytest.mark.parametrize("verb", ["think", "hint"])
@pytest.mark.parametrize("ms", [-1, 60_001, "9", None, True, [], 10**30])
def test_a_limit_that_is_none_is_an_error(parlour: Parlour, verb: str, ms: object) -> None:
    assert error(ask(parlour, verb, table=placed(parlour), seat=0, ms=ms)) == "request-number"


@pytest.mark.parametrize(("ms", "steps"), [(0, 1), (5, 1), (50, 5), (55, 6)])
def test_a_slice_is_as_long_as_it_was_asked_to_be(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch, ms: int, steps: int
) -> None:
    """By a clock that is 10 ms later whenever somebody looks: once as the slice begins, then after each step."""
    looks = count()
    monkeypatch.setattr(jobs, "perf_counter", lambda: next(looks) / 100)
    job = ask(parlour, "think", table=placed(parlour), seat=0, level=5)["job"]
    told = ask(parlour, "step", job=job, ms=ms)
    assert (told["done"], told["job"]) == (False, job)
    assert told["nodes"] > 0
    assert next(looks) == 1 + steps


def test_stop_gives_the_best_so_far_which_may_be_played(parlour: Parlour) -> None:
    table = placed(parlour)
    job = ask(parlour, "think", table=table, seat=0, level=5)["job"]
    best = ask(parlour, "step", job=job, ms=20)["move"]
    assert ask(parlour, "stop", job=job) == {"move": best}
    assert "replies" in ask(parlour, "play", table=table, seat=0, move=best)
    assert error(ask(parlour, "step", job=job)) == "request-job"
    job = ask(parlour, "think", table=table, seat=1, level=5)["job"]
    assert ask(parlour, "stop", job=job) == {"move": ""}


def test_thinking_about_a_position_that_has_passed_is_stale(parlour: Parlour) -> None:
    table = placed(parlour)
    for change in ({"verb": "play", "seat": 0, "move": first_move(parlour, table)}, {"verb": "undo"}):
        seat = ask(parlour, "look", table=table)["replies"][0]["prompt"]["waiting"][0]
        job = ask(parlour, "think", table=table, seat=seat, level=5)["job"]
        ask(
            parlour,
            change["verb"],
            table=table,
            **{key: value for key, value in change.items() if key != "verb"},
        )
        assert error(ask(parlour, "step", job=job)) == "request-job"
        assert error(ask(parlour, "stop", job=job)) == "request-job"
    job = ask(parlour, "think", table=table, seat=0, level=5)["job"]
    ask(parlour, "close", table=table)
    assert error(ask(parlour, "step", job=job)) == "request-job"


def test_a_job_too_many_drops_the_oldest(parlour: Parlour) -> None:
    table = placed(parlour)
    jobs = [ask(parlour, "think", table=table, seat=0, level=5)["job"] for _ in range(MOST_JOBS + 1)]
    assert error(ask(parlour, "step", job=jobs[0])) == "request-job"
    assert "done" in ask(parlour, "step", job=jobs[1])


@pytest.mark.parametrize("level", [0, 6, "5", True, None, 2.0, 10**30])
def test_a_level_that_is_none_is_an_error(parlour: Parlour, level: object) -> None:
    assert error(ask(parlour, "think", table=placed(parlour), seat=0, level=level)) == "request-level"


def test_only_those_who_are_waited_for_think(parlour: Parlour) -> None:
    table = placed(parlour)
    for verb in ("think", "hint"):
        assert error(ask(parlour, verb, table=table, seat=1)) == "request-seat"
    ask(parlour, "play", table=table, seat=0, move="resign")
    for verb in ("think", "hint"):
        assert error(ask(parlour, verb, table=table, seat=0)) == "request-seat"


@pytest.mark.parametrize("ms", [-1, 1001, "9", None, True, [], 10**30])
def test_a_slice_that_is_none_is_an_error(parlour: Parlour, ms: object) -> None:
    job = ask(parlour, "think", table=placed(parlour), seat=0, level=5)["job"]
    assert error(ask(parlour, "step", job=job, ms=ms)) == "request-number"


@pytest.mark.parametrize("job", [None, 0, -1, 99, "1", 1.0, True])
def test_a_job_that_is_none_is_an_error(parlour: Parlour, job: object) -> None:
    ask(parlour, "think", table=placed(parlour), seat=0, level=5)
    assert error(ask(parlour, "step", job=job)) == "request-job"
    assert error(ask(parlour, "stop", job=job)) == "request-job"


def test_bench_measures_and_refuses_to_for_ever(parlour: Parlour) -> None:
    for game in ("null", "numica"):
        rates = ask(parlour, "bench", game=game, seconds=0.05)["rates"]
        assert rates["referee"] > 0
    for seconds in (0, -1, 21, "1", None, True):
        assert error(ask(parlour, "bench", game="numica", seconds=seconds)) == "request-seconds"
    assert ask(parlour, "bench", game="numica", seconds=0.01)["helper"] == []
    assert len(ask(parlour, "bench", game="league", seconds=0.01)["helper"]) >= 10


# The door itself


@pytest.mark.parametrize(
    "text", ["", "{", "nonsense", "{'verb': 1}", '{"verb": "games"', "\ud800", "[" * 100_000, "9" * 5000]
)
def test_what_is_no_json_is_an_error(parlour: Parlour, text: str) -> None:
    assert error(ask_text(parlour, text)) == "request-json"


@pytest.mark.parametrize(
    "text",
    [
        "1",
        "null",
        "[]",
        '"games"',
        "{}",
        '{"verb": null}',
        '{"verb": ["games"]}',
        '{"verb": "GAMES"}',
        '{"verb": "__init__"}',
    ],
)
def test_what_has_no_verb_is_an_error(parlour: Parlour, text: str) -> None:
    assert error(ask_text(parlour, text)) == "request-verb"


@pytest.mark.parametrize("text", [None, b"{}", 5, {}, "x" * (LONGEST_REQUEST + 1)])
def test_what_is_no_text_or_too_long_is_an_error(parlour: Parlour, text: object) -> None:
    assert error(ask_text(parlour, text)) == "request-long"


def test_handle_takes_and_gives_json() -> None:
    assert json.loads(handle('{"verb": "games"}'))["games"] == list(REGISTRY)
    assert json.loads(handle("{"))["error"]["code"] == "request-json"
    assert handle('{"verb": "games"}').isascii()


def test_our_own_fault_is_told_and_costs_no_table(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begin(parlour, "null")
    monkeypatch.setattr(NullState, "why_not", lambda *_: 1 // 0)
    told = api.answer(parlour, json.dumps({"verb": "why", "table": table, "seat": 0, "move": "play 1"}))
    assert told == {"error": {"code": "engine-fault", "args": {"fault": told["error"]["args"]["fault"]}}}
    assert "ZeroDivisionError" in told["error"]["args"]["fault"]
    monkeypatch.undo()
    assert "replies" in ask(parlour, "look", table=table)
