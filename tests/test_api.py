"""The door for the page: every verb, every error and refusal, stale jobs, and nothing that is our own fault."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from door import COMPUTER, GAMES, PERSON, ask, ask_text, open_house

from parlour import api
from parlour.api import ERROR_CODES, LONGEST_REQUEST, MOST_JOBS, MOST_TABLES, Parlour, handle
from parlour.core.game import Json
from parlour.games import SHELF
from parlour.games.null import NULL
from parlour.games.null.state import NullState
from parlour.games.numica import NUMICA

ORDER = "s r s r s r s r"


@pytest.fixture
def house() -> Parlour:
    """Give each test a house of its own."""
    return open_house()


def begin(house: Parlour, game: str = "numica", seats: list[Json] | None = None, **more: Any) -> int:
    """Begin a game and return the table's number."""
    told = ask(house, "new", game=game, options={}, seats=seats or [PERSON, PERSON], seed="7", **more)
    number: int = told["table"]
    return number


def placed(house: Parlour, *seats: Json) -> int:
    """Begin Numica, with the pieces on the board."""
    table = begin(house, seats=list(seats) or None)
    for seat in (0, 1):
        assert "replies" in ask(house, "play", table=table, seat=seat, move=ORDER)
    return table


def first_move(house: Parlour, table: int) -> str:
    """Return a legal sentence of seat 0, by touches alone."""
    said = ""
    while True:
        draft = ask(house, "draft", table=table, seat=0, said=said)["draft"]
        if draft["status"] in ("done", "may"):
            return said
        said = f"{said} {draft['touch'][0]}".strip()


def error(told: Json) -> str:
    """Return the code of an error."""
    code: str = told["error"]["code"]
    return code


# Games


def test_games_lists_the_house_and_the_wheels(house: Parlour) -> None:
    assert ask(house, "games")["games"] == [*SHELF, "null", "dice"]
    assert ask(Parlour(), "games")["games"] == list(SHELF)


@pytest.mark.parametrize("key", ["null", *SHELF])
def test_describe_says_what_a_set_up_form_needs(house: Parlour, key: str) -> None:
    game, told = GAMES[key], ask(house, "describe", game=key)
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
        assert option["kind"] in ("flag", "choice", "number")
        assert option["default"] in option["choices"] or option["kind"] == "flag" or option["choices"][0] <= 3


@pytest.mark.parametrize("key", ["null", *SHELF])
def test_describe_says_all_that_locales_must_name(house: Parlour, key: str) -> None:
    game, told = GAMES[key], ask(house, "describe", game=key)
    assert set(told["codes"]) == set(game.codes)
    assert set(told["kinds"]) == {*game.kinds, "resigned", "left", "offered", "agreed"}
    assert told["windows"] == list(game.windows)
    assert set(told["reasons"]) == {*game.reasons, "resigned", "agreed"}
    assert told["asks"] == list(game.asks)
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


def test_new_begins_a_game_for_each_viewer(house: Parlour) -> None:
    told = ask(
        house,
        "new",
        game="null",
        options={"size": 2},
        seats=[PERSON, COMPUTER, PERSON],
        seed="7",
        viewers=[None, 0, 2],
    )
    assert [reply["viewer"] for reply in told["replies"]] == [None, 0, 2]
    hands = [reply["view"]["hands"] for reply in told["replies"]]
    assert [[isinstance(hand, list) for hand in each] for each in hands] == [
        [False, False, False],
        [True, False, False],
        [False, False, True],
    ]
    assert told["replies"][1]["prompt"]["waiting"] == [0, 1, 2]
    assert told["replies"][0]["options"] == {**NULL.defaults(), "size": 2}


def test_the_same_seed_begins_the_same_game_and_none_another(house: Parlour) -> None:
    def tiles(**seed: object) -> str:
        told = ask(house, "new", game="numica", options={}, seats=[PERSON, PERSON], **seed)
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
def test_a_game_that_cannot_begin_is_refused(house: Parlour, given: Json, code: str) -> None:
    told = ask(house, "new", **{"game": "numica", "options": {}, "seats": [PERSON, PERSON], **given})
    assert told["refusal"]["code"] == code
    assert house.tables == {}


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
        ({"seed": "x" * 41}, "request-seed"),
        ({"seats": [{**PERSON, "colour": "red"}, {**COMPUTER, "colour": "red"}]}, "request-seats"),
        ({"seats": [PERSON, {**PERSON, "colour": "pink"}]}, "request-seats"),
        ({"aids": None}, "request-aids"),
        ({"aids": True}, "request-aids"),
        ({"aids": {}}, "request-aids"),
        ({"aids": {"hints": False}}, "request-aids"),
        ({"aids": {"hints": 0, "takebacks": True}}, "request-aids"),
        ({"aids": {"hints": True, "takebacks": True, "luck": True}}, "request-aids"),
        ({"viewers": 0}, "request-viewers"),
        ({"viewers": [2]}, "request-viewers"),
        ({"viewers": [True]}, "request-viewers"),
        ({"viewers": [-1]}, "request-viewers"),
        ({"viewers": [None] * 4}, "request-viewers"),
    ],
)
def test_a_request_that_makes_no_sense_is_an_error(house: Parlour, given: Json, code: str) -> None:
    told = ask(house, "new", **{"game": "numica", "options": {}, "seats": [PERSON, PERSON], **given})
    assert error(told) == code
    assert house.tables == {}


def test_look_shows_the_table_and_changes_nothing(house: Parlour) -> None:
    table = placed(house)
    one, two = (ask(house, "look", table=table, viewers=[0, None]) for _ in range(2))
    assert one == two
    assert len(one["replies"][0]["log"]["records"]) == 3


def test_play_tells_what_happened_since(house: Parlour) -> None:
    table = placed(house)
    move = first_move(house, table)
    told = ask(house, "play", table=table, seat=0, move=move, viewers=[0, 1])
    for reply in told["replies"]:
        assert [record["move"] for record in reply["log"]["records"]] == [move]
        assert reply["view"]["last"] == move.split()
        assert reply["prompt"]["waiting"] == [1]


def test_play_refuses_with_code_arguments_and_paragraph(house: Parlour) -> None:
    table = placed(house)
    assert ask(house, "play", table=table, seat=0, move="d4 d5")["refusal"] == {
        "code": "no-piece",
        "args": {"at": "d4"},
        "rule": "§4.1",
    }
    assert ask(house, "play", table=table, seat=1, move="a8 a7")["refusal"]["code"] == "turn-wait"
    assert ask(house, "play", table=table, seat=0, move=5)["refusal"]["code"] == "syntax-text"
    assert ask(house, "play", table=table, seat=0)["refusal"]["code"] == "syntax-text"


def test_a_late_click_is_dropped(house: Parlour) -> None:
    table = placed(house)
    prompt = ask(house, "look", table=table, viewers=[0])["replies"][0]["prompt"]["id"]
    move = first_move(house, table)
    assert "replies" in ask(house, "play", table=table, seat=0, move=move, prompt=prompt)
    assert (
        ask(house, "play", table=table, seat=1, move="resign", prompt=prompt)["refusal"]["code"]
        == "turn-late"
    )


def test_draft_says_what_may_be_touched(house: Parlour) -> None:
    table = begin(house)
    draft = ask(house, "draft", table=table, seat=0, said="s s s s")["draft"]
    assert (draft["status"], draft["ask"]["code"], draft["touch"]) == ("more", "place", ["r"])
    assert [piece["at"] for piece in draft["ghost"]["pieces"]] == ["a1", "b1", "c1", "d1"]
    draft = ask(house, "draft", table=table, seat=0, said="s s s s s")["draft"]
    assert (draft["status"], draft["touch"], draft["refusal"]["code"]) == ("no", [], "setup-count")


def test_nothing_can_be_drafted_once_the_table_ended_the_game(house: Parlour) -> None:
    table = begin(house)
    ask(house, "play", table=table, seat=0, move="resign")
    draft = ask(house, "draft", table=table, seat=0, said="s")["draft"]
    assert (draft["status"], draft["touch"], draft["refusal"]["code"]) == ("no", [], "turn-over")


def test_why_answers_without_playing(house: Parlour) -> None:
    table = placed(house)
    assert ask(house, "why", table=table, seat=0, move=first_move(house, table))["refusal"] is None
    assert ask(house, "why", table=table, seat=0, move="a1 a1")["refusal"]["rule"] == "§4.1"
    assert ask(house, "why", table=table, seat=0, move="resign")["refusal"] is None
    assert len(ask(house, "look", table=table, viewers=[0])["replies"][0]["log"]["records"]) == 3


def test_undo_and_take_back(house: Parlour) -> None:
    table = placed(house, PERSON, PERSON)
    ask(house, "play", table=table, seat=0, move=first_move(house, table))
    assert ask(house, "takeback", table=table)["refusal"]["code"] == "undo-people"
    told = ask(house, "undo", table=table, viewers=[0])
    assert told["replies"][0]["prompt"]["waiting"] == [0]
    assert ask(house, "undo", table=table, seat=0)["refusal"]["code"] == "undo-other"
    computer = begin(house, "null", [PERSON, COMPUTER])
    for seat in (0, 1):
        moves = ask(house, "draft", table=computer, seat=seat, said="play")["draft"]["touch"]
        ask(house, "play", table=computer, seat=seat, move=f"play {moves[0]}")
    assert ask(house, "undo", table=computer)["refusal"]["code"] == "undo-revealed"
    assert ask(house, "takeback", table=computer, viewers=[0])["replies"][0]["takebacks"] == 1


def test_a_reply_tells_what_helps_and_what_is_hidden(house: Parlour) -> None:
    table = placed(house, {**PERSON, "colour": "teal"}, COMPUTER)
    (reply,) = ask(house, "look", table=table, viewers=[0])["replies"]
    assert reply["seats"] == [{**PERSON, "colour": "teal"}, COMPUTER]
    assert (reply["aids"], reply["hints"]) == ({"hints": True, "takebacks": True}, 0)
    assert (reply["hides"], reply["seed"], reply["length"]) == (False, "7", 3)
    (reply,) = ask(house, "look", table=begin(house, "null"))["replies"]
    assert (reply["hides"], reply["seed"], reply["length"]) == (True, "", 1)


def test_a_hint_is_counted_and_tells_what_the_move_brings_about(house: Parlour) -> None:
    table = placed(house)
    move = finish(house, ask(house, "think", table=table, seat=0, level=1)["job"])["move"]
    for _ in range(2):
        told = ask(house, "hint", table=table, seat=0, move=move)
        assert (told["hint"]["move"], told["hints"]) == (move, 1)
    (reply,) = ask(house, "play", table=table, seat=0, move=move, viewers=[0])["replies"]
    assert reply["log"]["records"][0]["events"] == told["hint"]["events"]
    assert reply["hints"] == 1
    assert ask(house, "hint", table=table, seat=0, move=move)["refusal"]["code"] == "turn-wait"
    assert ask(house, "hint", table=table, seat=1)["refusal"]["code"] == "syntax-text"
    assert ask(house, "look", table=table)["replies"][0]["hints"] == 1


def test_what_was_turned_off_is_refused(house: Parlour) -> None:
    table = begin(house, seats=[PERSON, COMPUTER], aids={"hints": False, "takebacks": False})
    assert ask(house, "hint", table=table, seat=0, move=ORDER)["refusal"]["code"] == "hint-off"
    (reply,) = ask(house, "play", table=table, seat=0, move=ORDER, viewers=[0])["replies"]
    assert (reply["prompt"]["undo"], reply["prompt"]["takeback"]) == (False, False)
    assert reply["aids"] == {"hints": False, "takebacks": False}
    for verb in ("undo", "takeback"):
        assert ask(house, verb, table=table)["refusal"]["code"] == "undo-off"
    assert ask(house, "branch", table=table, at=1)["refusal"]["code"] == "branch-off"
    assert "views" in ask(house, "replay", table=table, at=1)
    assert list(house.tables) == [table]
    ask(house, "play", table=table, seat=0, move="resign")
    assert ask(house, "branch", table=table, at=1)["table"] != table


def test_replay_shows_each_position_to_each_viewer_as_he_saw_it(house: Parlour) -> None:
    table = ask(
        house, "new", game="numica", options={"setup": "secret"}, seats=[PERSON, PERSON], viewers=[0, 1, None]
    )
    number, seen = table["table"], [[reply["view"] for reply in table["replies"]]]
    waiting = [[0, 1], [1], [0]]
    for seat in (0, 1):
        told = ask(house, "play", table=number, seat=seat, move=ORDER, viewers=[0, 1, None])
        seen.append([reply["view"] for reply in told["replies"]])
    for at, views in enumerate(seen, start=1):
        told = ask(house, "replay", table=number, at=at, viewers=[0, 1, None])
        assert told == {"table": number, "at": at, "views": views, "waiting": waiting[at - 1]}
    assert seen[1][0]["orders"] == [ORDER.replace(" ", ""), None]
    assert seen[1][1]["orders"] == seen[1][2]["orders"] == [None, None]
    (view,) = ask(house, "replay", table=number, at=0)["views"]
    assert view["tiles"] == ""
    ask(house, "play", table=number, seat=0, move="resign")
    assert ask(house, "replay", table=number, at=3)["waiting"] == [0]
    assert ask(house, "replay", table=number, at=4)["waiting"] == [], "a view knows nothing of that end"


def test_a_branch_is_a_game_of_its_own(house: Parlour) -> None:
    table = placed(house)
    before = ask(house, "look", table=table, viewers=[0])
    told = ask(house, "branch", table=table, at=2, viewers=[0])
    assert told["table"] != table
    assert told["replies"][0]["prompt"]["waiting"] == [1]
    assert told["replies"][0]["length"] == 2
    ask(house, "play", table=told["table"], seat=1, move="r r r r s s s s")
    assert ask(house, "look", table=table, viewers=[0]) == before
    whole = ask(house, "branch", table=table, at=3, viewers=[0])
    assert whole["replies"] == before["replies"]


@pytest.mark.parametrize("verb", ["replay", "branch"])
@pytest.mark.parametrize("at", [None, -1, 4, "1", 1.0, True, [1], 10**30])
def test_a_moment_that_never_was_is_an_error(house: Parlour, verb: str, at: object) -> None:
    table = placed(house)
    told = ask(house, verb, table=table, at=at)
    assert (error(told), told["error"]["args"]) == ("request-at", {"most": 3})
    assert list(house.tables) == [table]


@pytest.mark.parametrize("verb", ["replay", "branch"])
def test_a_viewer_that_is_none_is_an_error_and_opens_nothing(house: Parlour, verb: str) -> None:
    table = placed(house)
    assert error(ask(house, verb, table=table, at=1, viewers=[5])) == "request-viewers"
    assert list(house.tables) == [table]


def test_the_text_of_a_file_is_loaded_too(house: Parlour) -> None:
    table = placed(house)
    save = ask(house, "save", table=table)["save"]
    told = ask(house, "load", save=json.dumps(save, indent=1), viewers=[0])
    assert told["replies"] == ask(house, "look", table=table, viewers=[0])["replies"]
    for text, code in (
        (json.dumps(save)[:-1], "save-text"),
        ('{"games": []}', "save-form"),
        ("[]", "save-form"),
        ('"n1"', "save-form"),
    ):
        assert ask(house, "load", save=text)["refusal"]["code"] == code


def test_save_and_load_give_the_same_table(house: Parlour) -> None:
    table = placed(house, PERSON, COMPUTER)
    ask(house, "play", table=table, seat=0, move=first_move(house, table))
    look = ask(house, "look", table=table, viewers=[0])["replies"]
    kept = ask(house, "save", table=table)
    for given in ({"save": kept["save"]}, {"token": kept["token"]}):
        told = ask(house, "load", viewers=[0], **given)
        assert told["table"] not in (table, None)
        assert told["replies"] == look
        assert told["game"] == "numica"
        assert "broken" not in told
        assert ask(house, "save", table=told["table"]) == kept


def test_load_names_the_record_that_does_not_play_and_offers_the_position(house: Parlour) -> None:
    table = placed(house)
    ask(house, "play", table=table, seat=0, move=first_move(house, table))
    save = ask(house, "save", table=table)["save"]
    save["journal"][2] = "1 s s s s s s s s"
    told = ask(house, "load", save=save, viewers=[0])
    assert told["broken"]["record"] == 3
    assert told["broken"]["refusal"]["code"] == "setup-count"
    assert told["replies"][0]["prompt"]["waiting"] == [1]
    told = ask(house, "load", save=save, from_="position", viewers=[0])
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
def test_what_cannot_be_loaded_is_refused(house: Parlour, given: Json, code: str) -> None:
    assert ask(house, "load", **given)["refusal"]["code"] == code
    assert house.tables == {}


def test_a_table_that_was_closed_is_gone(house: Parlour) -> None:
    table = begin(house)
    assert ask(house, "close", table=table) == {}
    for verb in (
        "look",
        "play",
        "draft",
        "why",
        "undo",
        "takeback",
        "save",
        "close",
        "think",
        "hint",
        "replay",
    ):
        assert error(ask(house, verb, table=table, seat=0)) == "request-table"


def test_a_table_too_many_closes_the_one_used_longest_ago(house: Parlour) -> None:
    tables = [begin(house) for _ in range(MOST_TABLES)]
    ask(house, "look", table=tables[0])
    begin(house)
    assert error(ask(house, "look", table=tables[1])) == "request-table"
    assert "replies" in ask(house, "look", table=tables[0])
    assert len(house.tables) == MOST_TABLES


@pytest.mark.parametrize("table", [None, 0, -1, 99, "1", 1.0, True, [1]])
def test_a_table_that_is_none_is_an_error(house: Parlour, table: object) -> None:
    begin(house)
    assert error(ask(house, "look", table=table)) == "request-table"


@pytest.mark.parametrize("verb", ["play", "draft", "why", "think", "hint"])
@pytest.mark.parametrize("seat", [None, "0", 0.0, True, []])
def test_a_seat_that_is_none_is_an_error(house: Parlour, verb: str, seat: object) -> None:
    table = begin(house)
    assert error(ask(house, verb, table=table, seat=seat, move=ORDER)) == "request-seat"


def test_chance_is_nobody_whom_a_request_could_play_for(house: Parlour) -> None:
    table = begin(house)
    assert ask(house, "play", table=table, seat=-1, move="resign")["refusal"]["code"] == "turn-seat"
    assert error(ask(house, "think", table=table, seat=-1)) == "request-seat"


# Thinking


def finish(house: Parlour, job: int, ms: float = 50) -> Json:
    """Step until the thinking is done."""
    for _ in range(2000):
        told = ask(house, "step", job=job, ms=ms)
        if told["done"]:
            return told
    raise AssertionError("it thinks for ever")


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_computer_thinks_in_slices_and_plays(house: Parlour, level: int) -> None:
    table = placed(house)
    told = finish(house, ask(house, "think", table=table, seat=0, level=level)["job"])
    assert "replies" in ask(house, "play", table=table, seat=0, move=told["move"])


@pytest.mark.parametrize("game", ["null", "dice"])
def test_computers_play_a_whole_game_of_any_title(house: Parlour, game: str) -> None:
    table = begin(house, game, [COMPUTER, COMPUTER])
    for _ in range(40):
        prompt = ask(house, "look", table=table)["replies"][0]["prompt"]
        if not prompt["waiting"]:
            break
        job = ask(house, "think", table=table, seat=prompt["waiting"][0])["job"]
        told = ask(house, "play", table=table, seat=prompt["waiting"][0], move=finish(house, job)["move"])
        assert "replies" in told
    assert ask(house, "look", table=table)["replies"][0]["outcome"] is not None


def test_the_same_position_is_thought_about_alike(house: Parlour) -> None:
    moves = set()
    for ms in (0, 7, 200):
        table = placed(house)
        moves.add(finish(house, ask(house, "think", table=table, seat=0, level=4)["job"], ms)["move"])
    assert len(moves) == 1


def test_a_slice_is_as_long_as_it_was_asked_to_be(house: Parlour) -> None:
    table = placed(house)
    job = ask(house, "think", table=table, seat=0, level=5)["job"]
    began = time.perf_counter()
    told = ask(house, "step", job=job, ms=0)
    assert time.perf_counter() - began < 0.5
    assert (told["done"], told["job"]) == (False, job)
    assert told["nodes"] > 0


def test_stop_gives_the_best_so_far_which_may_be_played(house: Parlour) -> None:
    table = placed(house)
    job = ask(house, "think", table=table, seat=0, level=5)["job"]
    best = ask(house, "step", job=job, ms=20)["move"]
    assert ask(house, "stop", job=job) == {"move": best}
    assert "replies" in ask(house, "play", table=table, seat=0, move=best)
    assert error(ask(house, "step", job=job)) == "request-job"
    job = ask(house, "think", table=table, seat=1, level=5)["job"]
    assert ask(house, "stop", job=job) == {"move": ""}


def test_thinking_about_a_position_that_has_passed_is_stale(house: Parlour) -> None:
    table = placed(house)
    for change in ({"verb": "play", "seat": 0, "move": first_move(house, table)}, {"verb": "undo"}):
        seat = ask(house, "look", table=table)["replies"][0]["prompt"]["waiting"][0]
        job = ask(house, "think", table=table, seat=seat, level=5)["job"]
        ask(
            house,
            change["verb"],
            table=table,
            **{key: value for key, value in change.items() if key != "verb"},
        )
        assert error(ask(house, "step", job=job)) == "request-job"
        assert error(ask(house, "stop", job=job)) == "request-job"
    job = ask(house, "think", table=table, seat=0, level=5)["job"]
    ask(house, "close", table=table)
    assert error(ask(house, "step", job=job)) == "request-job"


def test_a_job_too_many_drops_the_oldest(house: Parlour) -> None:
    table = placed(house)
    jobs = [ask(house, "think", table=table, seat=0, level=5)["job"] for _ in range(MOST_JOBS + 1)]
    assert error(ask(house, "step", job=jobs[0])) == "request-job"
    assert "done" in ask(house, "step", job=jobs[1])


@pytest.mark.parametrize("level", [0, 6, "5", True, None, 2.0, 10**30])
def test_a_level_that_is_none_is_an_error(house: Parlour, level: object) -> None:
    assert error(ask(house, "think", table=placed(house), seat=0, level=level)) == "request-level"


def test_only_those_who_are_waited_for_think(house: Parlour) -> None:
    table = placed(house)
    assert error(ask(house, "think", table=table, seat=1)) == "request-seat"
    ask(house, "play", table=table, seat=0, move="resign")
    assert error(ask(house, "think", table=table, seat=0)) == "request-seat"


@pytest.mark.parametrize("ms", [-1, 1001, "9", None, True, [], 10**30])
def test_a_slice_that_is_none_is_an_error(house: Parlour, ms: object) -> None:
    job = ask(house, "think", table=placed(house), seat=0, level=5)["job"]
    assert error(ask(house, "step", job=job, ms=ms)) == "request-number"


@pytest.mark.parametrize("job", [None, 0, -1, 99, "1", 1.0, True])
def test_a_job_that_is_none_is_an_error(house: Parlour, job: object) -> None:
    ask(house, "think", table=placed(house), seat=0, level=5)
    assert error(ask(house, "step", job=job)) == "request-job"
    assert error(ask(house, "stop", job=job)) == "request-job"


def test_bench_measures_and_refuses_to_for_ever(house: Parlour) -> None:
    for game in ("null", "numica"):
        rates = ask(house, "bench", game=game, seconds=0.05)["rates"]
        assert rates["referee"] > 0
    for seconds in (0, -1, 21, "1", None, True):
        assert error(ask(house, "bench", game="numica", seconds=seconds)) == "request-seconds"
    assert ask(house, "bench", game="numica", seconds=0.01)["helper"] == []
    assert len(ask(house, "bench", game="league", seconds=0.01)["helper"]) >= 10


# The door itself


@pytest.mark.parametrize(
    "text", ["", "{", "nonsense", "{'verb': 1}", '{"verb": "games"', "\ud800", "[" * 100_000, "9" * 5000]
)
def test_what_is_no_json_is_an_error(house: Parlour, text: str) -> None:
    assert error(ask_text(house, text)) == "request-json"


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
def test_what_has_no_verb_is_an_error(house: Parlour, text: str) -> None:
    assert error(ask_text(house, text)) == "request-verb"


@pytest.mark.parametrize("text", [None, b"{}", 5, {}, "x" * (LONGEST_REQUEST + 1)])
def test_what_is_no_text_or_too_long_is_an_error(house: Parlour, text: object) -> None:
    assert error(ask_text(house, text)) == "request-long"


def test_handle_takes_and_gives_json() -> None:
    assert json.loads(handle('{"verb": "games"}'))["games"] == list(SHELF)
    assert json.loads(handle("{"))["error"]["code"] == "request-json"
    assert handle('{"verb": "games"}').isascii()


def test_our_own_fault_is_told_and_costs_no_table(house: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begin(house, "null")
    monkeypatch.setattr(NullState, "why_not", lambda *_: 1 // 0)
    told = api.answer(house, json.dumps({"verb": "why", "table": table, "seat": 0, "move": "play 1"}))
    assert told == {"error": {"code": "engine-fault", "args": {"fault": told["error"]["args"]["fault"]}}}
    assert "ZeroDivisionError" in told["error"]["args"]["fault"]
    monkeypatch.undo()
    assert "replies" in ask(house, "look", table=table)
