"""The table: the checked door, chance and preferences, undo and take back, giving up and agreeing, replies."""

from __future__ import annotations

import pytest
from tables import COMPUTER, NEVER, PERSON, any_move, code, dice, journal, numica, say, seat_at, window

from parlour.core.game import CHANCE, Event, Game, Outcome, Part, Seat
from parlour.core.reply import make_prompt, make_reply
from parlour.core.table import (
    COLOURS,
    DRAW,
    RESIGN,
    TABLE_CODES,
    TABLE_REASONS,
    Aids,
    Record,
    Sitter,
    Table,
    read_aids,
    read_record,
    read_sitter,
    read_sitters,
)
from parlour.games.league import LEAGUE
from parlour.games.numica import NUMICA
from parlour_null import NULL
from parlour_null.state import NullState

# The door


def test_a_legal_sentence_is_played_and_written_down() -> None:
    table = dice()
    events = say(table, (0, "roll"))
    assert [event.kind for event in events] == ["said", "fell"]
    assert [record.seat for record in table.journal] == [0, CHANCE]
    assert table.waiting() == (1,)


@pytest.mark.parametrize(
    ("seat", "move", "expected"),
    [
        (1, "roll", "turn-wait"),
        (0, "jump", "syntax-dice"),
        (0, None, "syntax-text"),
        (0, ["roll"], "syntax-text"),
        (CHANCE, "die 6", "turn-wait"),
        (9, "roll", "turn-wait"),
    ],
)
def test_anything_else_is_refused_and_changes_nothing(seat: Seat, move: object, expected: str) -> None:
    table = dice()
    before = (journal(table), table.state.dump(), table.changes)
    assert code(table.play(seat, move)) == expected
    assert (journal(table), table.state.dump(), table.changes) == before


@pytest.mark.parametrize("typed", ["roll ", "  roll", "roll\t", "\u00a0roll\n"])
def test_what_is_typed_is_tidied_and_the_journal_holds_the_sentence(typed: str) -> None:
    table = dice()
    assert isinstance(table.play(0, typed), list)
    assert journal(table)[0] == "0 roll"
    assert code(table.why_not(1, typed)) == "syntax-words"  # a save's journal is read letter by letter
    assert isinstance(table.play(0, " resign "), list)
    assert journal(table)[-1] == "0 resign"


def test_a_late_answer_is_dropped() -> None:
    table = dice()
    asked = make_prompt(table, 0)["id"]
    say(table, (0, "wait"), (1, "wait"))
    assert code(table.play(0, "roll", asked)) == "turn-late"
    assert code(table.play(0, "jump", asked)) == "turn-late"
    assert isinstance(table.play(0, "roll", make_prompt(table, 0)["id"]), list)


def test_no_prompt_has_the_id_of_an_earlier_one() -> None:
    table = dice()
    ids = [make_prompt(table, 0)["id"]]
    for _ in range(3):
        say(table, (0, "wait"))
        ids.append(make_prompt(table, 0)["id"])
        assert table.undo() is None
        ids.append(make_prompt(table, 0)["id"])
    assert ids == sorted(set(ids))


def test_snapshots_of_earlier_moments_stay_as_they_were() -> None:
    table = numica()
    before = table.state.dump()
    say(table, (0, any_move(table, 0)))
    assert table.past[-1].state.dump() == before
    assert table.past[0].state.waiting() == (CHANCE,)


# Chance and preferences


def test_settling_records_chance() -> None:
    table = Table(NUMICA, {}, (PERSON, PERSON), "7")
    assert table.waiting() == (CHANCE,)
    (event,) = table.settle()
    assert event.kind == "laid"
    assert [record.seat for record in table.journal] == [CHANCE]
    assert table.journal[0].move.startswith("tiles ")
    assert table.settle() == []


def test_the_seed_decides_chance_and_nothing_else_does() -> None:
    assert journal(numica()) == journal(numica())
    assert len({journal(seat_at(NUMICA, PERSON, PERSON, seed=str(seed)))[0] for seed in range(20)}) == 20
    rolls = [journal(dice(seed=seed)) for seed in "12"]
    assert rolls == [[], []]


def test_rolls_of_one_game_differ() -> None:
    faces = []
    for seed in range(30):
        table = dice(seed=str(seed))
        say(table, (0, "roll"), (1, "roll"))
        faces.append((journal(table)[1], journal(table)[3]))
    assert len({one for one, _ in faces}) == 6
    assert any(one != two for one, two in faces)


# Undo


def test_undo_returns_to_the_last_decision() -> None:
    table = dice()
    before = table.state.dump()
    say(table, (0, "wait"))
    assert table.undo() is None
    assert (table.state.dump(), journal(table), table.takebacks) == (before, [], 0)


def test_undo_goes_back_over_what_computers_said() -> None:
    table = numica(PERSON, COMPUTER)
    before, written = table.state.dump(), journal(table)
    say(table, (0, any_move(table, 0)))
    say(table, (1, any_move(table, 1)))
    assert table.undo() is None
    assert (table.state.dump(), journal(table), table.takebacks) == (before, written, 0)
    assert table.waiting() == (0,)


def test_there_is_nothing_to_undo_before_anybody_decided() -> None:
    assert code(dice().undo()) == "undo-nothing"
    assert code(seat_at(NUMICA, PERSON, PERSON).undo()) == "undo-nothing"
    assert code(dice().undo(beyond=True)) == "undo-nothing"
    assert code(seat_at(NUMICA, PERSON, PERSON).undo(CHANCE, beyond=True)) == "undo-nothing"


def test_nothing_is_undone_once_something_was_revealed() -> None:
    table = dice()
    say(table, (0, "roll"))
    before = journal(table)
    assert code(table.undo()) == "undo-revealed"
    assert journal(table) == before


def test_a_secret_choice_is_undone_until_all_have_chosen() -> None:
    table = seat_at(NULL, PERSON, PERSON)
    say(table, (0, any_move(table, 0)))
    assert table.undo(0) is None
    assert table.waiting() == (0, 1)
    say(table, (0, any_move(table, 0)), (1, any_move(table, 1)))
    assert code(table.undo(1)) == "undo-revealed"


def test_nobody_undoes_what_another_person_has_answered() -> None:
    table = dice()
    say(table, (0, "wait"), (1, "wait"))
    assert code(table.undo(0)) == "undo-other"
    assert table.undo(1) is None
    assert table.undo(0) is None


# Take back


def test_take_back_against_computers_is_counted() -> None:
    table = dice(PERSON, COMPUTER)
    say(table, (0, "roll"), (1, "roll"))
    assert code(table.undo()) == "undo-revealed"
    assert table.undo(beyond=True) is None
    assert (table.takebacks, journal(table)) == (1, [])
    assert make_reply(table, 0)["takebacks"] == 1


def test_what_may_be_undone_is_not_counted() -> None:
    table = dice(PERSON, COMPUTER)
    say(table, (0, "wait"))
    assert table.undo(beyond=True) is None
    assert table.takebacks == 0


def test_take_back_among_people_is_refused() -> None:
    table = dice()
    say(table, (0, "roll"))
    assert code(table.undo(beyond=True)) == "undo-people"
    say(table, (1, "wait"))
    assert code(table.undo(1, beyond=True)) == "undo-people"
    three = seat_at(NULL, PERSON, COMPUTER, PERSON)
    say(three, (0, any_move(three, 0)))
    assert code(three.undo(0, beyond=True)) == "undo-people"


def test_undoing_rolls_no_new_dice() -> None:
    for seed in "1234":
        table = dice(PERSON, COMPUTER, seed=seed)
        say(table, (0, "roll"))
        first = journal(table)
        for _ in range(3):
            assert table.undo(beyond=True) is None
            say(table, (0, "roll"))
            assert journal(table) == first


# Giving up, agreeing


def test_who_gives_up_loses_and_the_other_wins() -> None:
    table = seat_at(NULL, PERSON, PERSON)
    (event,) = say(table, (1, RESIGN))
    assert (event.kind, event.seat) == ("resigned", 1)
    assert table.outcome() == Outcome("resigned", frozenset({0}), (0, 0))
    assert table.waiting() == ()
    assert code(table.play(0, any_move_before(table))) == "turn-over"
    assert code(table.play(0, RESIGN)) == "turn-over"
    assert code(table.play(0, DRAW)) == "turn-over"


def any_move_before(table: Table) -> str:
    """Return what seat 0 could have said before the last record."""
    moves = table.past[-1].state.moves(0)
    assert moves
    return moves[0]


def test_giving_up_is_possible_out_of_turn_and_can_be_undone() -> None:
    table = numica()
    say(table, (1, RESIGN))
    assert table.undo() is None
    assert (table.outcome(), table.waiting()) == (None, (0,))


@pytest.mark.parametrize("seats", [2, 3])
def test_a_draw_is_agreed_when_everybody_has_offered(seats: int) -> None:
    table = seat_at(NULL, *[PERSON] * seats)
    for seat in range(seats - 1):
        (event,) = say(table, (seat, DRAW))
        assert (event.kind, event.seat) == ("offered", seat)
        assert table.outcome() is None
        assert make_prompt(table, None)["offers"] == list(range(seat + 1))
        assert code(table.play(seat, DRAW)) == "turn-offered"
    (event,) = say(table, (seats - 1, DRAW))
    assert event.kind == "agreed"
    assert table.outcome() == Outcome("agreed", frozenset(), (0,) * seats)


def test_a_move_declines_the_offer() -> None:
    table = dice()
    say(table, (1, DRAW), (0, "wait"))
    assert make_prompt(table, 0)["offers"] == []
    say(table, (0, DRAW))
    assert table.outcome() is None


def test_an_offer_waits_while_its_own_seat_plays_on() -> None:
    table = dice()
    say(table, (0, DRAW), (0, "wait"))
    assert table.waiting() == (1,)
    assert make_prompt(table, 1)["offers"] == [0]
    assert code(table.play(0, DRAW)) == "turn-offered"
    say(table, (1, "wait"))
    assert make_prompt(table, 0)["offers"] == []
    say(table, (0, DRAW), (0, "roll"), (1, DRAW))
    assert table.outcome() == Outcome("agreed", frozenset(), table.state.scores(2))


def test_undo_brings_back_the_offer_that_a_move_declined() -> None:
    table = dice()
    say(table, (1, DRAW), (0, "wait"))
    assert table.undo(0) is None
    assert make_prompt(table, 0)["offers"] == [1]
    assert code(table.play(1, DRAW)) == "turn-offered"
    say(table, (0, DRAW))
    assert table.outcome() == Outcome("agreed", frozenset(), table.state.scores(2))


def test_an_offer_that_is_undone_was_never_made() -> None:
    table = dice()
    say(table, (0, DRAW))
    assert table.undo(0) is None
    assert make_prompt(table, 1)["offers"] == []
    say(table, (1, DRAW))
    assert table.outcome() is None
    say(table, (0, DRAW))
    assert table.undo(0) is None  # what had been agreed is an offer again
    assert (table.outcome(), make_prompt(table, 0)["offers"]) == (None, [1])


def test_nobody_agrees_alone() -> None:
    table = seat_at(LEAGUE, PERSON)
    assert code(table.play(0, DRAW)) == "turn-alone"
    assert {end.reason for end in table.ends()} == {"resigned"}


def test_computers_agree_to_nothing() -> None:
    assert code(dice(PERSON, COMPUTER).play(0, DRAW)) == "turn-computer"


@pytest.mark.parametrize("seat", [CHANCE, 2, 10**30, True, None, "0"])
def test_only_those_who_play_may_give_up(seat: Seat) -> None:
    assert code(dice().play(seat, RESIGN)) == "turn-seat"


def test_scores_stand_as_they_were_when_the_table_ended_it() -> None:
    table = dice()
    say(table, (0, "roll"), (1, "roll"))
    scores = table.state.scores(2)
    say(table, (0, RESIGN))
    assert table.outcome() == Outcome("resigned", frozenset({1}), scores)
    assert sum(scores) > 1


# Replies


def test_a_reply_is_plain_and_of_its_viewer() -> None:
    table = seat_at(NULL, Sitter(name="Ann"), COMPUTER)
    reply = make_reply(table, 0)
    assert (reply["viewer"], reply["view"]) == (0, table.state.view(0))
    assert reply["seats"] == [{"who": "person", "name": "Ann"}, {"who": "computer", "level": 2}]
    assert reply["prompt"]["waiting"] == [0, 1]
    assert (reply["prompt"]["seat"], reply["prompt"]["ask"]) == (0, {"code": "card", "args": {}})
    assert (make_prompt(table, None)["seat"], make_prompt(table, None)["ask"]["code"]) == (None, "")


def test_the_log_hides_what_is_secret_and_tells_it_later() -> None:
    table = seat_at(NULL, PERSON, PERSON)
    move, other = any_move(table, 0), any_move(table, 1)
    card = int(move.split()[1])
    say(table, (0, move))
    own, others = make_reply(table, 0, 1)["log"]["records"], make_reply(table, 1, 1)["log"]["records"]
    assert own == [
        {"seat": 0, "move": move, "events": [{"kind": "chose", "seat": 0, "data": {"card": card}}]}
    ]
    masked = {"kind": "chose", "seat": 0, "data": {}, "masked": True}
    assert others == [{"seat": 0, "move": None, "events": [masked]}]
    say(table, (1, other))
    (record,) = make_reply(table, 0, 2)["log"]["records"]
    opened = next(event for event in record["events"] if event["kind"] == "opened")
    assert opened["data"]["cards"][0] == card


@pytest.mark.parametrize(("game", "kinds"), [(NULL, {"dealt"}), (NUMICA, {"laid"})])
def test_the_log_tells_what_was_seen_of_the_deal_and_not_its_sentence(game: Game, kinds: set[str]) -> None:
    table = seat_at(game, PERSON, PERSON)
    for viewer in (None, 0, 1):
        (record,) = make_reply(table, viewer)["log"]["records"]
        assert (record["seat"], record["move"]) == (None, None)
        assert {event["kind"] for event in record["events"]} == kinds


def test_the_log_begins_where_it_is_asked_to() -> None:
    table = dice()
    say(table, (0, "wait"), (1, "wait"))
    whole = make_reply(table, 0)["log"]
    assert (whole["from"], len(whole["records"])) == (0, 2)
    assert make_reply(table, 0, 1)["log"] == {"from": 1, "records": whole["records"][1:]}


def test_a_reply_may_tell_how_the_table_stood_after_each_record() -> None:
    table = window(PERSON, NEVER, PERSON)
    say(table, (2, "play 10"))
    assert [record.move.split()[0] for record in table.journal] == ["play", "die", "pass"]
    for viewer in (None, 0, 1, 2):
        reply = make_reply(table, viewer, 0, steps=True)
        chose, fell, passed = reply["log"]["records"]
        assert chose["view"] == table.stood(1).view(viewer)
        assert (chose["view"]["die"], chose["waiting"]) == (0, [CHANCE])
        assert fell["view"] == table.stood(2).view(viewer)
        assert (fell["view"]["asked"], fell["waiting"]) == (0, [1])
        assert fell["view"]["die"] in range(1, 7)
        assert (passed["view"], passed["waiting"]) == (None, [2])
        assert reply["prompt"]["waiting"] == [2]
        plain = make_reply(table, viewer)["log"]["records"]
        assert plain == [
            {key: each[key] for key in ("seat", "move", "events")} for each in (chose, fell, passed)
        ]


def field(*sitters: Sitter) -> Table:
    """Set a table at which the second seat is to plant two stones, in one sentence."""
    picture = """null, 2 cards, hands hidden, field 1 0,0=-1
    hand 6, chose 0, played 3, points 0
    hand 5, chose 0, played 9, points 1"""
    return Table(NULL, {"size": 2, "field": True}, sitters, "7", NULL.from_text(picture))


def test_a_sentence_of_several_parts_is_told_part_by_part() -> None:
    table = field(PERSON, COMPUTER)
    say(table, (1, "plant 1,0 2,0"))
    for viewer in (None, 0):
        (planted,) = make_reply(table, viewer, 0, steps=True)["log"]["records"]
        (part,) = planted["parts"]
        # Of two events the first has happened, and of two stones the first lies there.
        assert (part["events"], planted["events"][0]["data"]) == (1, {"space": "1,0"})
        assert part["view"] == {**table.stood(0).view(viewer), "planted": [["0,0", -1], ["1,0", 1]]}
        assert planted["view"] is None, "the last part is what the reply itself shows"
        assert "parts" not in make_reply(table, viewer)["log"]["records"][0]
    assert make_reply(table, 0)["view"]["planted"] == [["0,0", -1], ["1,0", 1], ["2,0", 1]]


def test_whoever_composed_a_sentence_is_not_shown_its_parts() -> None:
    table = field(PERSON, PERSON)
    say(table, (1, "plant 1,0 2,0"), (1, "resign"))
    parts = {
        viewer: ["parts" in record for record in make_reply(table, viewer, 0, steps=True)["log"]["records"]]
        for viewer in (None, 0, 1)
    }
    assert parts == {None: [True, False], 0: [True, False], 1: [False, False]}


def test_the_parts_of_a_seat_that_a_computer_plays_are_shown_at_that_seat_too() -> None:
    table = field(PERSON, COMPUTER)
    say(table, (1, "plant 1,0 2,0"))
    (planted,) = make_reply(table, 1, 0, steps=True)["log"]["records"]
    assert len(planted["parts"]) == 1


def test_events_that_a_viewer_is_not_told_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def plant(state: NullState, seat: Seat, words: list[str]) -> list[Event]:
        state.planter = -1
        only = frozenset({seat})
        return [Event("planted", seat, {"space": word}, only if word == "1,0" else None) for word in words]

    monkeypatch.setattr(NullState, "_plant", plant)
    monkeypatch.setattr(NullState, "unfold", lambda *_: [Part({}, count) for count in (1, 2)])
    table = field(PERSON, COMPUTER)
    say(table, (1, "plant 1,0 2,0"))
    counts = {}
    for viewer in (0, 1):
        (planted,) = make_reply(table, viewer, 0, steps=True)["log"]["records"]
        counts[viewer] = (len(planted["events"]), [part["events"] for part in planted["parts"]])
    assert counts == {0: (1, [0, 1]), 1: (2, [1, 2])}


def test_what_is_said_in_one_part_has_none() -> None:
    table = window(PERSON, NEVER, PERSON)
    say(table, (2, "play 10"))
    assert not any("parts" in record for record in make_reply(table, None, 0, steps=True)["log"]["records"])


def test_a_prompt_says_what_the_viewer_may_inquire_about() -> None:
    table = seat_at(NULL, PERSON, PERSON, options={"open": True})
    assert [make_prompt(table, viewer)["inquiries"] for viewer in (None, 0, 1)] == [
        [],
        ["higher"],
        ["higher"],
    ]
    own, other = table.state.view(0)["hands"]
    highest = max(own)
    beaten = len([card for card in other if card > highest])
    assert table.inquire(0, "higher") == {"code": "higher", "args": {"highest": highest, "count": beaten}}
    say(table, (0, f"play {highest}"))
    assert [make_prompt(table, viewer)["inquiries"] for viewer in (0, 1)] == [[], ["higher"]]
    assert code(table.inquire(0, "higher")) == "inquiry-late"
    assert table.hints == 0
    bare = Table(NULL, {"open": True}, (PERSON, PERSON), "7", aids=Aids(hints=False))
    bare.settle()
    assert make_prompt(bare, 0)["inquiries"] == []
    assert code(bare.inquire(0, "higher")) == "hint-off"


def test_prompts_say_what_may_be_taken_back() -> None:
    table = dice(PERSON, COMPUTER)
    assert [make_prompt(table, 0)[each] for each in ("undo", "takeback")] == [False, False]
    say(table, (0, "wait"))
    assert [make_prompt(table, 0)[each] for each in ("undo", "takeback")] == [True, True]
    say(table, (1, "roll"))
    assert [make_prompt(table, 0)[each] for each in ("undo", "takeback")] == [False, True]


def test_every_code_and_reason_of_the_table_is_declared() -> None:
    assert set(TABLE_REASONS) == {"resigned", "agreed"}
    seen = {
        "turn-late",
        "turn-alone",
        "turn-computer",
        "turn-offered",
        "turn-left",
        "undo-nothing",
        "undo-revealed",
        "undo-other",
        "undo-people",
        "undo-off",
        "redo-nothing",
        "hint-off",
        "inquiry-late",
        "branch-off",
    }
    assert set(TABLE_CODES) == seen  # each of them is met in a test above


# Reading


@pytest.mark.parametrize(
    "sitter", [PERSON, COMPUTER, NEVER, Sitter("computer", 5, "Cy", "gold"), Sitter(name="x" * 24)]
)
def test_a_sitter_reads_back(sitter: Sitter) -> None:
    assert read_sitter(sitter.as_json(), ("add",)) == sitter


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "person",
        {},
        {"who": "cat"},
        {"who": "person", "level": 1},
        {"who": "person", "level": False},
        {"who": "computer"},
        {"who": "computer", "level": 0},
        {"who": "computer", "level": 6},
        {"who": "computer", "level": True},
        {"who": "computer", "level": "1"},
        {"who": "computer", "level": 10**30},
        {"who": "person", "name": 1},
        {"who": "person", "name": "x" * 25},
        {"who": "person", "forced": True},
        {"who": "person", "asked": {"trump": "never"}},
        {"who": "person", "asked": {"add": "often"}},
        {"who": "person", "asked": {"add": ["never"]}},
        {"who": "person", "asked": {"add": True}},
        {"who": "person", "asked": ["add"]},
        {"who": "person", "asked": None},
        {"who": "person", "hat": True},
        {"who": "person", "colour": "pink"},
        {"who": "person", "colour": "Red"},
        {"who": "person", "colour": 1},
        {"who": "person", "colour": None},
        {"who": "person", "colour": ["red"]},
        {"who": ["person"]},
    ],
)
def test_no_other_sitter_is_read(data: object) -> None:
    assert read_sitter(data, ("add",)) is None


def test_no_two_seats_have_one_colour() -> None:
    red, plain = {"who": "person", "colour": "red"}, {"who": "person"}
    assert read_sitters([red, red]) is None
    assert read_sitters([red, plain, {"who": "computer", "level": 1, "colour": "red"}]) is None
    assert read_sitters([plain, plain, red]) == (PERSON, PERSON, Sitter(colour="red"))
    everybody = [{"who": "person", "colour": colour} for colour in COLOURS]
    assert [sitter.colour for sitter in read_sitters(everybody) or ()] == list(COLOURS)


@pytest.mark.parametrize("aids", [Aids(), Aids(False, True), Aids(True, False), Aids(False, False)])
def test_aids_read_back(aids: Aids) -> None:
    assert read_aids(aids._asdict()) == aids


@pytest.mark.parametrize(
    "data",
    [
        None,
        True,
        [],
        {},
        {"hints": True},
        {"hints": 1, "takebacks": True},
        {"hints": True, "takebacks": None},
        {"hints": True, "takebacks": True, "luck": True},
    ],
)
def test_no_other_aids_are_read(data: object) -> None:
    assert read_aids(data) is None


@pytest.mark.parametrize("record", [Record(0, "b1 b3"), Record(CHANCE, "tiles 1 2"), Record(9, "x")])
def test_a_record_reads_back(record: Record) -> None:
    assert read_record(str(record)) == record


@pytest.mark.parametrize(
    "text", [None, 5, "", "0", "0 ", "** x", "x y", "10 x", "-1 x", "\u0661 x", "0 " + "x" * 5000]
)
def test_no_other_record_is_read(text: object) -> None:
    assert read_record(text) is None
