"""What a touch means, and who looks next, as the page asks for both: at every game, by random hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from door import COMPUTER, GAMES, PERSON, ask, open_house, show

from parlour.api import Parlour
from parlour.core.game import Json
from parlour.core.rng import Rng
from parlour.games import REGISTRY

ORDER = "s r s r s r s r"
KEYS = [*REGISTRY, "null"]
MOVES = 40
"""Sentences of a game, at most; in most games all hands have been round by then."""


@pytest.fixture
def parlour() -> Parlour:
    """Give each test a parlour of its own."""
    return open_house()


def begin(parlour: Parlour, game: str, seats: list[Json], **more: Any) -> Json:
    """Begin a game."""
    return ask(parlour, "new", game=game, options={}, seats=seats, seed="7", **more)


def place(parlour: Parlour, *seats: Json) -> int:
    """Begin Numica, with the pieces on the board; returns the table."""
    table: int = begin(parlour, "numica", [*seats])["table"]
    for seat in (0, 1):
        assert "replies" in ask(parlour, "play", table=table, seat=seat, move=ORDER)
    return table


def draft_after(parlour: Parlour, table: int, seat: int, *words: str) -> Json:
    """Return what may be touched after some words."""
    draft: Json = ask(parlour, "draft", table=table, seat=seat, said=" ".join(words))["draft"]
    return draft


def touch_until_played(parlour: Parlour, table: int, seat: int, rng: Rng) -> Json:
    """Say any legal sentence touch by touch, or any other where that came to nothing; return the answer."""
    draft = draft_after(parlour, table, seat)
    for _ in range(20):
        if draft["status"] == "may" and (not draft["touch"] or rng.choice((True, False))):
            told = ask(parlour, "play", table=table, seat=seat, move=draft["move"])
        else:
            word = rng.choice(draft["touch"])
            told = ask(parlour, "touch", table=table, seat=seat, said=draft["move"], word=word)
        if "replies" in told:
            return told
        if "refusal" in told:
            # A table may let people err where sums are theirs to check.
            assert told["refusal"]["code"] in parlour.sittings[table].table.game.tempts
            break
        draft = told["draft"]
    move = parlour.sittings[table].table.state.sample(seat, rng)
    told = ask(parlour, "play", table=table, seat=seat, move=move)
    assert "replies" in told, (move, told)
    return told


# One touch


def test_an_offered_word_goes_on_and_the_last_one_plays(parlour: Parlour) -> None:
    table = place(parlour, PERSON, PERSON)
    piece = draft_after(parlour, table, 0)["touch"][0]
    told = ask(parlour, "touch", table=table, seat=0, said="", word=piece)
    assert told == {"result": "draft", "draft": draft_after(parlour, table, 0, piece)}
    goal = told["draft"]["touch"][0]
    played = ask(parlour, "touch", table=table, seat=0, said=piece, word=goal)
    assert played["result"] == "played"
    ask(parlour, "undo", table=table)
    again = ask(parlour, "play", table=table, seat=0, move=f"{piece} {goal}")
    assert {*played} == {*again}
    assert {**played["replies"][0], "prompt": 0} == {**again["replies"][0], "prompt": 0}


def test_what_was_said_last_is_taken_back(parlour: Parlour) -> None:
    table = place(parlour, PERSON, PERSON)
    piece = draft_after(parlour, table, 0)["touch"][0]
    told = ask(parlour, "touch", table=table, seat=0, said=piece, word=piece)
    assert told == {"result": "taken back", "draft": draft_after(parlour, table, 0)}


def test_what_cannot_go_on_takes_the_place_of_the_last_word(parlour: Parlour) -> None:
    table = place(parlour, PERSON, PERSON)
    one, other = draft_after(parlour, table, 0)["touch"][:2]
    told = ask(parlour, "touch", table=table, seat=0, said=one, word=other)
    assert told == {"result": "draft", "draft": draft_after(parlour, table, 0, other)}


def test_a_mistake_is_refused_for_the_reason_of_its_likeliest_meaning(parlour: Parlour) -> None:
    table = place(parlour, PERSON, PERSON)
    piece = draft_after(parlour, table, 0)["touch"][0]
    # §4.1: onto a piece of one's own nobody moves; by itself the word would begin with the other's piece.
    for word in ("a8", "z9"):
        told = ask(parlour, "touch", table=table, seat=0, said=piece, word=word)
        likeliest = draft_after(parlour, table, 0, piece, word)["refusal"]
        assert told == {"result": "refused", "refusal": likeliest}
    late = ask(parlour, "touch", table=table, seat=1, said="", word="a8")
    assert late["refusal"]["code"] == "turn-wait"


def test_a_late_touch_plays_nothing(parlour: Parlour) -> None:
    table = place(parlour, PERSON, PERSON)
    piece = draft_after(parlour, table, 0)["touch"][0]
    goal = draft_after(parlour, table, 0, piece)["touch"][0]
    prompt = ask(parlour, "look", table=table)["replies"][0]["prompt"]["id"]
    told = ask(parlour, "touch", table=table, seat=0, said=piece, word=goal, prompt=prompt - 1)
    assert (told["result"], told["refusal"]["code"]) == ("refused", "turn-late")


def test_a_lesson_plays_only_what_it_teaches(parlour: Parlour) -> None:
    lesson = ask(parlour, "lesson", game="null", lesson=0)
    table, seat = lesson["table"], lesson["replies"][0]["viewer"]
    draft = ask(parlour, "touch", table=table, seat=seat, said="", word="play")["draft"]
    lowest = str(min(map(int, draft["touch"])))
    wrong = ask(parlour, "touch", table=table, seat=seat, said="play", word=lowest)
    assert (wrong["result"], wrong["refusal"]["code"]) == ("refused", "lesson-other")


@pytest.mark.parametrize("word", [None, "", " ", "b1 b2", 5, ["b1"], "b" * 201])
@pytest.mark.parametrize("key", ["word", "onto"])
def test_what_stands_for_no_thing_is_an_error(parlour: Parlour, key: str, word: object) -> None:
    table = place(parlour, PERSON, PERSON)
    told = ask(parlour, "touch", table=table, seat=0, said="", **{"word": "b1", key: word})
    assert told == {"error": {"code": "request-word", "args": {}}}


@pytest.mark.parametrize("key", KEYS)
def test_every_touch_is_one_of_its_meanings(parlour: Parlour, key: str) -> None:
    """Going on, in place of the last word, or anew, in this order; what leads nowhere tells why of the first."""
    rng = Rng(f"touches:{key}")
    told = begin(parlour, key, [PERSON, COMPUTER])
    table, seen = told["table"], set[str]()
    results = []
    for _ in range(12):
        waiting = show(parlour, table, None)["prompt"]["waiting"]
        if not waiting:
            break
        seat, words = waiting[0], list[str]()
        for _ in range(6):
            draft = draft_after(parlour, table, seat, *words)
            seen |= {*draft["touch"]}
            word = rng.choice(sorted(seen))
            told = ask(parlour, "touch", table=table, seat=seat, said=draft["move"], word=word)
            results.append(told["result"])
            check_meaning(parlour, table, seat, draft, word, told)
            if told["result"] == "played":
                break
            if told["result"] != "refused":
                words = told["draft"]["move"].split()
        else:
            touch_until_played(parlour, table, seat, rng)
    assert {"draft", "played"} & {*results}, "nothing was offered"
    assert "refused" in results, "and nothing was a mistake"


def check_meaning(parlour: Parlour, table: int, seat: int, draft: Json, word: str, told: Json) -> None:
    """Check the answer to a touch against the drafts of all that it can have meant, unless it has been played."""
    if told["result"] == "played":
        return
    words = draft["move"].split()
    if words[-1:] == [word] and word not in draft["touch"]:
        assert told == {"result": "taken back", "draft": draft_after(parlour, table, seat, *words[:-1])}
        return
    meanings = [[*words, word]]
    if words and word not in draft["touch"]:
        meanings += [[*words[:-1], word], [word]]
    drafts = [draft_after(parlour, table, seat, *meant) for meant in meanings]
    leading = [each for each in drafts if each["status"] != "no"]
    if leading:
        assert told["draft"] == leading[0]
        fewer = leading[0]["move"].split().count(word) < words.count(word)
        assert told["result"] == ("taken back" if fewer else "draft")
    else:
        assert told == {"result": "refused", "refusal": drafts[0]["refusal"]}


# A hand that drags


@pytest.mark.parametrize("key", KEYS)
def test_what_is_held_plays_nothing_and_takes_nothing_back(parlour: Parlour, key: str) -> None:
    rng = Rng(f"holds:{key}")
    table = begin(parlour, key, [PERSON, COMPUTER])["table"]
    for _ in range(10):
        waiting = show(parlour, table, None)["prompt"]["waiting"]
        if not waiting:
            break
        seat, said = waiting[0], ""
        before = ask(parlour, "save", table=table)
        for _ in range(4):
            draft = draft_after(parlour, table, seat, said)
            for word in draft["touch"][:12]:
                held = ask(parlour, "hold", table=table, seat=seat, said=said, word=word)["draft"]
                for again in {*held["move"].split()}:
                    after = ask(parlour, "hold", table=table, seat=seat, said=held["move"], word=again)[
                        "draft"
                    ]
                    assert after["move"].split().count(again) >= held["move"].split().count(again)
            if not draft["touch"] or draft["status"] == "may":
                break
            said = f"{draft['move']} {rng.choice(draft['touch'])}".strip()
        assert ask(parlour, "save", table=table) == before
        touch_until_played(parlour, table, seat, rng)


def test_what_is_laid_onto_a_thing_is_one_request(parlour: Parlour) -> None:
    table = place(parlour, PERSON, PERSON)
    piece = draft_after(parlour, table, 0)["touch"][0]
    goal = ask(parlour, "hold", table=table, seat=0, said="", word=piece)["draft"]["touch"][0]
    told = ask(parlour, "touch", table=table, seat=0, said="", word=piece, onto=goal)
    assert told["result"] == "played"
    assert told["replies"][0]["log"]["records"][-1]["move"] == f"{piece} {goal}"


def test_a_verb_between_two_things_need_not_be_touched(parlour: Parlour) -> None:
    """The null game says "play" before a number; its lowest card is laid by the hand alone."""
    table = begin(parlour, "null", [PERSON, COMPUTER])["table"]
    draft = draft_after(parlour, table, 0)
    assert draft["touch"] == ["play"]
    card = draft["next"]["touch"][0]
    told = ask(parlour, "touch", table=table, seat=0, said="", word="play", onto=card)
    assert told["result"] == "played"


# Who looks


def go_round(parlour: Parlour, told: Json, rng: Rng) -> Iterator[tuple[int | None, Json]]:
    """Play on for everybody, lifting the curtain for each; tell of each answer who looked before it."""
    viewer = None
    for _ in range(MOVES):
        yield viewer, told
        viewer, table = told["replies"][-1]["viewer"], told["table"]
        if told["curtain"] is not None:
            told = ask(parlour, "look", table=table, seat=told["curtain"])
            yield None, told
            viewer = told["replies"][-1]["viewer"]
        waiting = told["replies"][-1]["prompt"]["waiting"]
        if not waiting:
            return
        told = touch_until_played(parlour, table, waiting[0], rng)


@pytest.mark.parametrize("who", [[PERSON, PERSON], [PERSON, COMPUTER, PERSON], [COMPUTER, PERSON]])
@pytest.mark.parametrize("key", KEYS)
def test_nobody_is_answered_for_a_seat_behind_the_curtain(
    parlour: Parlour, key: str, who: list[Json]
) -> None:
    seats = [each for each in who if len(who) in GAMES[key].seats]
    if not seats:
        seats = [PERSON, PERSON]
    persons = [seat for seat, each in enumerate(seats) if each == PERSON]
    curtains = 0
    log: list[Json] = []
    for before, told in go_round(parlour, begin(parlour, key, seats), Rng(f"curtain:{key}")):
        first, last = told["replies"][0], told["replies"][-1]
        asked = next(iter(last["prompt"]["waiting"]), None)
        hidden = last["hides"] and len(persons) > 1
        # Each answer goes on from what was told before, and who looks then knows all that they may know.
        for reply in told["replies"]:
            log[reply["log"]["from"] :] = reply["log"]["records"]
        known = [{part: each[part] for part in ("seat", "move", "events")} for each in log]
        table = told["table"]
        assert known == show(parlour, table, last["viewer"])["log"]["records"]
        # What has happened is told to who looked while it did.
        if before is not None and len(told["replies"]) == 2:
            assert first["viewer"] == before
        # Somebody else sees it only where nothing is hidden, or once the curtain was lifted for them.
        changes = {reply["viewer"] for reply in told["replies"]} - {before, None}
        assert not changes or not hidden or told["curtain"] is None
        if hidden and changes:
            assert (before, changes) == (None, {asked}), "it was lifted for the one who is asked"
        if told["curtain"] is not None:
            curtains += 1
            assert told["curtain"] == asked
            assert asked in persons
            assert last["viewer"] is None
            assert told["draft"] is None
            assert ask(parlour, "replay", table=table, at=last["length"])["view"] == last["view"]
            for seat in range(len(seats)):
                if seat != asked:
                    error = ask(parlour, "look", table=table, seat=seat)["error"]["code"]
                    assert error == "request-seat"
            assert ask(parlour, "look", table=table)["replies"] == [show(parlour, table, None)]
        elif asked in persons:
            assert last["viewer"] == asked
            assert told["draft"] == draft_after(parlour, told["table"], asked)
    hides = key in ("league", "numero", "null")
    assert bool(curtains) == (hides and len(persons) > 1), "the game was not what this is about"


def test_a_move_of_two_people_at_one_device_tells_both(parlour: Parlour) -> None:
    table = place(parlour, PERSON, PERSON)
    piece = draft_after(parlour, table, 0)["touch"][0]
    goal = draft_after(parlour, table, 0, piece)["touch"][0]
    told = ask(parlour, "touch", table=table, seat=0, said=piece, word=goal)
    assert [reply["viewer"] for reply in told["replies"]] == [0, 1]
    (record,) = told["replies"][1].pop("log")["records"]
    full = show(parlour, table, 1)
    assert full.pop("log")["records"][-1] == record, "what both have seen before is not told again"
    assert told["replies"][1] == full
    assert told["draft"] == draft_after(parlour, table, 1)
    undone = ask(parlour, "undo", table=table)
    assert [reply["viewer"] for reply in undone["replies"]] == [1, 0]


def test_one_person_looks_while_computers_play_and_of_several_the_last_one_asked(parlour: Parlour) -> None:
    told = begin(parlour, "null", [COMPUTER, PERSON])
    assert [reply["viewer"] for reply in told["replies"]] == [1]
    told = begin(parlour, "legionz", [PERSON, PERSON, COMPUTER])
    table, viewer = told["table"], told["replies"][0]["viewer"]
    for _ in range(12):
        asked = told["replies"][-1]["prompt"]["waiting"][0]
        told = touch_until_played(parlour, table, asked, Rng("1"))
        after = told["replies"][-1]["prompt"]["waiting"][0]
        viewer, before = (viewer if after == 2 else after), viewer
        assert [reply["viewer"] for reply in told["replies"]] == [*dict.fromkeys((before, viewer))]
    told = ask(parlour, "play", table=table, seat=viewer, move="resign")
    assert [reply["viewer"] for reply in told["replies"]] == [viewer, 1 - viewer], (
        "who has left looks no more"
    )


def test_a_table_in_place_of_one_that_fell_is_seen_by_who_looked(parlour: Parlour) -> None:
    told = begin(parlour, "numero", [PERSON, PERSON])
    asked = told["curtain"]
    for viewer, expected in ((asked, (asked, None)), (1 - asked, (None, asked)), (None, (None, asked))):
        again = ask(parlour, "load", token=told["token"], viewer=viewer)
        assert (again["replies"][0]["viewer"], again["curtain"]) == expected
