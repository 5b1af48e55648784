"""Saves: what is written reads back, old ones load for ever, and damage is named and never raises."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from dice import DICE
from kept import (
    KEPT,
    KEPT_TOKENS,
    broken_code,
    code,
    find,
    kept,
    lay_out,
    load,
    name_of,
    play_random,
    read,
    read_kept,
    token_of,
)

from parlour.core import save as saves
from parlour.core.game import CHANCE, Game, Json, Refusal
from parlour.core.reply import make_reply
from parlour.core.rng import Rng
from parlour.core.save import (
    DEEPEST,
    load_save,
    make_save,
    read_json,
    read_text,
)
from parlour.core.table import Aids, Sitter, Table
from parlour.games.league import LEAGUE
from parlour.games.numica import NUMICA
from parlour_null import NULL

# Saves that were written once load for ever


def test_saves_of_every_game_and_stage_are_kept() -> None:
    names = " ".join(map(name_of, KEPT))
    for stage in (
        "null-",
        "numica-",
        "league-",
        "middle",
        "over",
        "resigned",
        "agreed",
        "secret",
        "position",
        "helped",
    ):
        assert stage in names


def test_kept_saves_are_laid_out_in_few_lines(pytestconfig: pytest.Config) -> None:
    for path in KEPT:
        text = f"{lay_out(read_kept(path))}\n"
        if pytestconfig.getoption("--golden-update"):
            path.write_text(text, encoding="utf-8", newline="\n")
        assert path.read_text(encoding="utf-8") == text, "`--golden-update` lays it out anew"


@pytest.mark.parametrize("path", KEPT, ids=name_of)
def test_a_kept_save_loads_for_ever(path: Path) -> None:
    save = read_kept(path)
    loaded = load(save)
    assert loaded.broken is None
    said = iter(map(str, loaded.table.journal))
    assert all(text in said for text in save["journal"]), "all is said still, in its order"
    of_now = save["rules"] == loaded.table.game.rules
    assert not of_now or len(loaded.table.journal) == len(save["journal"]), (
        "rules may ask oftener than they did"
    )
    assert loaded.table.takebacks == save["takebacks"]
    assert loaded.table.state.audit() == []
    assert loaded.table.hints == save.get("hints", 0)
    if of_now:
        assert make_save(loaded.table)["at"] == save["at"]
    placed = load(save, from_position=True)
    assert placed.table.state.audit() == []


@pytest.mark.parametrize("path", KEPT_TOKENS, ids=name_of)
def test_a_kept_token_loads_for_ever(path: Path) -> None:
    save, token = read_kept(path.with_suffix(".json")), read(path.read_text(encoding="utf-8"))
    loaded, whole = load(token), load(save)
    assert loaded.broken is None
    assert loaded.table.journal == whole.table.journal
    assert make_save(loaded.table) == make_save(whole.table)


@pytest.mark.parametrize(
    "name", ["numica-middle", "null-3-middle", "league-3-middle", "numica-from-position"]
)
def test_a_token_whose_journal_leads_elsewhere_is_noticed(name: str) -> None:
    save = make_save(load(kept(name)).table)  # of the rules of today: a hash by older ones holds nothing
    token = read(token_of(save))
    assert isinstance(token, dict)
    number = str(len(save["journal"]))
    for check in (
        {number: token["check"][number] ^ 1},
        {number: None, "1": 5},
        {number: str(token["check"][number])},
    ):
        broken = load({**token, "check": check}).broken
        assert broken is not None
        assert broken.refusal.code in ("save-check", "save-position")
    for length in range(len(save["journal"])):
        journal = save["journal"][:length]
        assert (
            load({**token, "journal": journal, "check": {str(length): token["check"][number]}}).broken
            is not None
        )
        assert load({**token, "journal": journal}).broken is not None
    assert code(load_save(token, find, from_position=True)) == "save-position"


def test_a_token_of_older_rules_is_lifted_and_its_hash_holds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    token = read(token_of(kept("null-3-middle")))
    assert isinstance(token, dict)
    monkeypatch.setattr(type(NULL), "rules", 2)
    monkeypatch.setattr(type(NULL), "upgrades", {1: lambda save: {**save, "journal": save["journal"][:-1]}})
    loaded = load(token)
    assert loaded.broken is None
    assert [str(record) for record in loaded.table.journal] == token["journal"][:-1]


def test_every_kept_save_has_a_kept_token() -> None:
    assert set(map(name_of, KEPT_TOKENS)) == set(map(name_of, KEPT))


@pytest.mark.parametrize("path", KEPT, ids=name_of)
def test_a_loaded_game_goes_on(path: Path) -> None:
    for from_position in (False, True):
        table = load(read_kept(path), from_position).table
        rng = Rng("on")
        while table.waiting():
            seat = rng.choice(table.waiting())
            assert isinstance(table.play(seat, table.state.sample(seat, rng)), list)
        assert table.outcome() is not None


# Round trips


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [
        (NULL, {}, 2),
        (NULL, {"open": True, "size": 4}, 4),
        (NULL, {"motto": "".join(map(chr, range(32, 127))) + "."}, 2),
        (NUMICA, {}, 2),
        (NUMICA, {"setup": "secret"}, 2),
        (LEAGUE, {}, 3),
        (LEAGUE, {"level": "superhero", "villains": 18}, 2),
    ],
)
def test_a_save_and_a_token_give_back_every_moment(game: Game, options: Json, seats: int) -> None:
    for records in range(1, 60, 7):
        table = play_random(game, options, seats, "moment", records)
        save = make_save(table)
        for carrier in (json.loads(json.dumps(save)), read(token_of(save))):
            loaded = load(carrier)
            assert loaded.broken is None
            assert make_save(loaded.table) == save
            assert [make_reply(loaded.table, viewer) for viewer in (None, 0, 1)] == [
                make_reply(table, viewer) for viewer in (None, 0, 1)
            ]


def test_who_sits_there_and_how_often_was_taken_back_is_kept() -> None:
    sitters = (Sitter(name="Zoë \ud83e"), Sitter("computer", 4), Sitter(wishes={"add": "could"}))
    table = Table(NULL, {}, sitters, "naïve ☃")
    table.settle()
    table.takebacks = 7
    loaded = load(read(token_of(make_save(table)))).table
    assert (loaded.sitters, loaded.takebacks, loaded.seed) == (sitters, 7, "naïve ☃")


def test_chance_of_the_journal_counts_and_not_the_seed() -> None:
    save = make_save(play_random(NUMICA, {}, 2, "one", 20))
    loaded = load({**save, "seed": "another"})
    assert loaded.broken is None
    assert loaded.table.state.dump() == save["at"]


def test_a_loaded_game_rolls_the_dice_that_the_saved_one_would() -> None:
    table = play_random(DICE, {}, 2, "dice", 4)
    loaded = load(make_save(table)).table
    seat = table.waiting()[0]
    for each in (table, loaded):
        move = (each.state.moves(seat) or [""])[0]
        assert isinstance(each.play(seat, move), list)
    assert table.journal == loaded.journal


def test_a_loaded_game_can_be_undone() -> None:
    save = kept("numica-middle")
    table = load(save).table
    decided = [at for at, record in enumerate(save["journal"]) if record.startswith("0 ")][-1]
    assert table.undo(0) is None
    assert [str(record) for record in table.journal] == save["journal"][:decided]


# Play while valid


def test_a_journal_plays_up_to_the_record_that_does_not() -> None:
    save = kept("numica-middle")
    save["journal"][10] = "1 a1 a1"
    loaded = load(save)
    assert loaded.broken is not None
    assert (loaded.broken.record, loaded.broken.text) == (11, "1 a1 a1")
    assert loaded.broken.refusal.code in NUMICA.codes
    assert [str(record) for record in loaded.table.journal] == save["journal"][:10]


@pytest.mark.parametrize("junk", [None, 5, [], {}, "", "0", "what now", "12 b1 b3", "0 " + "x" * 9000])
def test_a_record_that_is_none_is_named(junk: object) -> None:
    save = kept("numica-middle")
    save["journal"][4] = junk
    broken = load(save).broken
    assert broken is not None
    assert (broken.record, broken.refusal.code) == (5, "save-record")
    assert len(broken.text) <= 200


def test_a_game_that_plays_on_differently_is_noticed() -> None:
    save = kept("numica-over-captures")
    number = next(iter(save["check"]))
    save["check"][number] ^= 1
    broken = load(save).broken
    assert broken is not None
    assert (broken.record, broken.refusal.code) == (int(number) + 1, "save-check")


def test_records_after_the_end_are_refused() -> None:
    for name in ("numica-resigned", "numica-agreed", "numica-over-captures"):
        save = kept(name)
        save["journal"].append("0 resign")
        broken = load(save).broken
        assert broken is not None
        assert (broken.record, broken.refusal.code) == (len(save["journal"]), "turn-over")


def test_a_journal_that_breaks_at_chance_still_leaves_a_game() -> None:
    save = kept("numica-middle")
    save["journal"][0] = "* tiles 1"
    loaded = load(save)
    assert loaded.broken is not None
    assert loaded.broken.record == 1
    assert loaded.table.waiting() == (0,)


def test_the_position_stands_in_for_a_journal_that_no_longer_plays() -> None:
    save = kept("numica-middle")
    save["journal"] = ["nonsense"] * 3
    table = load(save, from_position=True).table
    assert table.state.dump() == save["at"]
    assert table.journal == []
    again = load(make_save(table)).table  # and the game that goes on from it is a whole save of its own
    assert again.state.dump() == save["at"]


@pytest.mark.parametrize(
    ("game", "strange", "seats"),
    [
        (NUMICA, {"setup": "secret"}, 2),
        (NULL, {"open": True}, 3),
        (NULL, {"motto": "Other."}, 3),
        (NULL, {}, 4),
        (LEAGUE, {"level": "superhero"}, 3),
        (LEAGUE, {"glow": False}, 3),
        (LEAGUE, {}, 2),
        (LEAGUE, {}, 4),
    ],
)
def test_the_position_of_a_game_with_other_options_or_seats_is_refused(
    game: Game, strange: Json, seats: int
) -> None:
    own = make_save(play_random(game, {}, min(3, game.seats[-1]), "own", 12))
    other = make_save(play_random(game, strange, seats, "other", 12))
    for forged in (
        {"start": other["at"], "at": other["at"], "journal": [], "check": {}},
        {"at": other["at"]},
    ):
        for from_position in (False, True):
            loaded = load_save({**own, **forged}, find, from_position)
            if "start" not in forged and not from_position:  # the journal plays on, and leads elsewhere
                assert isinstance(loaded, saves.Loaded)
                assert loaded.broken is not None
                loaded = loaded.broken.refusal
            assert loaded == Refusal("save-position")


# Damaged, foreign and newer saves


DAMAGES: list[tuple[str, Any, str]] = [
    ("format", "chess", "save-form"),
    ("format", None, "save-form"),
    ("version", 2, "save-newer"),
    ("version", "1", "save-form"),
    ("version", True, "save-form"),
    ("version", 0, "save-form"),
    ("game", "go", "save-game"),
    ("game", ["numica"], "save-form"),
    ("game", None, "save-form"),
    ("rules", 99, "save-newer"),
    ("rules", 0, "save-rules"),
    ("rules", "1", "save-rules"),
    ("rules", None, "save-rules"),
    ("options", None, "save-options"),
    ("options", {"tiles": "gold"}, "save-options"),
    ("options", {"hat": True}, "save-options"),
    ("seats", None, "save-seats"),
    ("seats", [], "save-seats"),
    ("seats", [{"who": "person"}], "save-seats"),
    ("seats", [{"who": "person"}] * 17, "save-seats"),
    ("seats", [{"who": "person"}, {"who": "cat"}], "save-seats"),
    ("seats", [{"who": "person", "colour": "red"}] * 2, "save-seats"),
    ("seats", [{"who": "person", "colour": "pink"}, {"who": "person"}], "save-seats"),
    ("seed", 7, "save-seed"),
    ("seed", "x" * 41, "save-seed"),
    ("takebacks", -1, "save-counts"),
    ("takebacks", True, "save-counts"),
    ("takebacks", 10**30, "save-counts"),
    ("takebacks", None, "save-counts"),
    ("hints", -1, "save-counts"),
    ("hints", "1", "save-counts"),
    ("hints", 1.0, "save-counts"),
    ("hints", None, "save-counts"),
    ("aids", None, "save-aids"),
    ("aids", True, "save-aids"),
    ("aids", {}, "save-aids"),
    ("aids", {"hints": True}, "save-aids"),
    ("aids", {"hints": True, "takebacks": 1}, "save-aids"),
    ("aids", {"hints": True, "takebacks": True, "luck": True}, "save-aids"),
    ("start", {}, "save-position"),
    ("start", "a1", "save-position"),
    ("journal", None, "save-journal"),
    ("journal", "0 b1 b3", "save-journal"),
    ("journal", ["0 b1 b3"] * 100_000, "save-journal"),
    ("check", None, "save-journal"),
    ("check", [], "save-journal"),
]


@pytest.mark.parametrize(
    ("key", "value", "expected"), DAMAGES, ids=[f"{key}-{at}" for at, (key, *_) in enumerate(DAMAGES)]
)
def test_a_damaged_save_is_refused_with_its_code(key: str, value: object, expected: str) -> None:
    assert code(load_save({**kept("numica-middle"), key: value}, find)) == expected


@pytest.mark.parametrize("junk", [None, 5, "save", [], {}, {"format": "parlour"}])
def test_what_is_no_save_is_refused(junk: object) -> None:
    assert code(load_save(junk, find)).startswith("save-")


LACKS = {
    "format": "save-form",
    "version": "save-form",
    "game": "save-form",
    "rules": "save-rules",
    "options": "save-options",
    "seats": "save-seats",
    "seed": "save-seed",
    "start": "save-position",
    "journal": "save-journal",
    "takebacks": "save-counts",
    "check": "save-journal",
    # What older saves do not have.
    "aids": "",
    "hints": "",
    "ended": "",
}


def test_every_field_of_a_save_is_missed_below() -> None:
    assert {*LACKS, "at"} == set(make_save(play_random(NUMICA, {}, 2, "key", 5)))


@pytest.mark.parametrize("key", LACKS)
def test_a_save_that_lacks_something_says_what(key: str) -> None:
    save = kept("numica-middle-helped")
    del save[key]
    if LACKS[key]:
        assert code(load_save(save, find)) == LACKS[key]
    else:
        assert load(save).broken is None
    for loaded in (load_save(save, find, from_position=True), load_save(save, find)):
        assert isinstance(loaded, Refusal) or loaded.table.state.dump() == save["at"]


def test_a_save_that_lacks_its_position_loads_by_its_journal() -> None:
    save = kept("numica-middle-helped")
    at = save.pop("at")
    loaded = load(save)
    assert loaded.table.state.dump() == at
    assert loaded.broken is not None
    assert loaded.broken.refusal.code == "save-position"
    assert code(load_save(save, find, from_position=True)) == "save-position"


@pytest.mark.parametrize(
    "name",
    ["numica-middle", "numica-from-position", "null-3-resigned-helped", "league-superhero-from-position"],
)
def test_a_journal_that_stops_early_is_noticed(name: str) -> None:
    save = kept(name)
    for length in range(len(save["journal"])):
        loaded = load({**save, "journal": save["journal"][:length]})
        assert loaded.broken is not None, length
        assert loaded.broken.record == length
        assert loaded.broken.refusal.code in ("save-check", "save-ended")
        assert loaded.table.state.audit() == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "hello",
        '{"format": "parlour", ',
        "\ufeff{}",
        "[" * 100_000,
        "9" * 5000,
        "\0",
        "PNG",
        "<html>",
    ],
)
def test_a_text_that_is_no_json_is_named(text: str) -> None:
    assert code(read_text(text)) == "save-text"


def test_a_file_that_breaks_off_is_named_wherever_it_does() -> None:
    text = json.dumps(kept("null-3-middle"))
    assert read_text(text) == kept("null-3-middle")
    for length in range(len(text)):
        assert code(read_text(text[:length])) == "save-text"


# Ends that the table knows and the game does not


@pytest.mark.parametrize("said", [[(1, "resign")], [(0, "draw"), (1, "draw")]], ids=["resigned", "agreed"])
def test_a_game_that_the_table_ended_stays_over_from_its_position(said: list[tuple[int, str]]) -> None:
    table = play_random(NUMICA, {}, 2, "ended", 30)
    for seat, word in said:
        assert isinstance(table.play(seat, word), list)
    save = make_save(table)
    assert save["ended"] == make_reply(table, None)["outcome"]
    for _ in range(3):  # and so does the game that was loaded from it
        placed = load(save, from_position=True).table
        assert (placed.outcome(), placed.waiting()) == (table.outcome(), ())
        assert code_of(placed.play(0, "resign")) == "turn-over"
        branched = placed.branch(0)
        assert isinstance(branched, Table)
        assert branched.outcome() == table.outcome()
        save = make_save(placed)
        again = load(save)
        assert (again.broken, again.table.outcome()) == (None, table.outcome())


def code_of(refusal: object) -> str:
    """Return the code of a refusal at the table."""
    assert isinstance(refusal, Refusal)
    return refusal.code


def test_a_game_that_goes_on_has_no_end_of_the_table() -> None:
    assert make_save(load(kept("numica-middle")).table)["ended"] is None
    over = load(kept("numica-over-captures"))
    assert make_save(over.table)["ended"] is None  # it is the game that knows this one
    assert load(make_save(over.table), from_position=True).table.outcome() == over.table.outcome()


ENDS: list[Any] = [
    0,
    "",
    False,
    [],
    {},
    "resigned",
    {"reason": "resigned"},
    {"reason": "resigned", "winners": [0, 1], "scores": [0, 0]},
    {"reason": "resigned", "winners": [], "scores": [0, 0]},
    {"reason": "resigned", "winners": [0], "scores": [9, 9]},
    {"reason": "resigned", "winners": [2], "scores": [0, 0]},
    {"reason": "resigned", "winners": "0", "scores": [0, 0]},
    {"reason": "agreed", "winners": [0], "scores": [0, 0]},
    {"reason": "captures", "winners": [0], "scores": [0, 0]},
    {"reason": "resigned", "winners": [0], "scores": [0, 0], "hat": 1},
]


@pytest.mark.parametrize("ended", ENDS, ids=range(len(ENDS)))
def test_no_other_end_is_believed(ended: object) -> None:
    save = {**kept("numica-begun"), "ended": ended}
    assert save["at"]["taken"] == [
        [],
        [],
    ]  # so the scores are noughts, and most of these ends are nearly right
    assert code(load_save(save, find, from_position=True)) == "save-ended"
    assert broken_code(save) == "save-ended"
    standing = make_save(load(kept("numica-begun"), from_position=True).table)
    assert code(load_save({**standing, "ended": ended}, find)) == "save-ended"


def test_computers_have_agreed_to_nothing() -> None:
    save = {**kept("numica-middle"), "ended": {"reason": "agreed", "winners": [], "scores": [0, 0]}}
    save["ended"]["scores"] = list(load(save).table.state.scores(2))
    assert code(load_save(save, find, from_position=True)) == "save-ended"


def test_nobody_gives_up_before_the_deal() -> None:
    save = make_save(Table(NULL, {}, (Sitter(), Sitter()), "7"))
    save["ended"] = {"reason": "resigned", "winners": [1], "scores": [0, 0]}
    assert code(load_save(save, find, from_position=True)) == "save-ended"


def test_a_game_that_is_over_does_not_end_otherwise_too() -> None:
    for name, ended in (
        ("numica-over-captures", {"reason": "agreed", "winners": []}),
        ("null-4-over", {"reason": "resigned", "winners": [0, 1, 2]}),
    ):
        save = kept(name)
        scores = list(load(save).table.state.scores(len(save["seats"])))
        save["ended"] = {**ended, "scores": scores}
        assert code(load_save(save, find, from_position=True)) == "save-ended"
        assert broken_code(save) == "save-ended"


# What helped


def test_aids_and_counts_are_kept() -> None:
    for aids in (Aids(), Aids(hints=False), Aids(takebacks=False), Aids(False, False)):
        table = Table(NULL, {}, (Sitter(colour="teal"), Sitter()), "7", aids=aids)
        table.settle()
        table.hints = 5
        save = make_save(table)
        for loaded in (load(save), load(read(token_of(save))), load(save, from_position=True)):
            assert loaded.broken is None
            assert (loaded.table.aids, loaded.table.hints) == (aids, 5)
            assert loaded.table.sitters == table.sitters


def test_saves_from_before_there_were_aids_have_them_all() -> None:
    save = kept("numica-middle")
    assert not {"aids", "hints", "ended"} & set(save)
    table = load(save).table
    assert (table.aids, table.hints, table.ended) == (Aids(True, True), 0, None)


def test_a_position_that_is_not_where_the_journal_leads_is_noticed_and_harms_nothing() -> None:
    save = kept("numica-middle")
    save["at"]["pieces"].pop()
    loaded = load(save)
    assert loaded.broken is not None
    assert loaded.broken.record == len(save["journal"])
    assert loaded.broken.refusal.code == "save-position"
    assert [str(record) for record in loaded.table.journal] == save["journal"]
    assert code(load_save(save, find, from_position=True)) == "save-position"


# Rules that change


def test_a_save_of_older_rules_is_lifted_version_by_version(monkeypatch: pytest.MonkeyPatch) -> None:
    def lift(old: str, new: str) -> Any:
        return lambda save: {
            **save,
            "options": {new if key == old else key: value for key, value in save["options"].items()},
        }

    upgrades = {**NULL.upgrades, 2: lift("cards", "much"), 3: lift("much", "size")}
    monkeypatch.setattr(type(NULL), "rules", 4)
    monkeypatch.setattr(type(NULL), "upgrades", upgrades)
    save = kept("null-3-middle")
    save["options"] = {"cards": save["options"]["size"], "open": save["options"]["open"]}
    loaded = load(save)
    assert loaded.broken is None
    assert make_save(loaded.table)["rules"] == 4


def test_the_hash_of_a_state_sees_what_the_picture_does_not() -> None:
    one, two = NULL.start({}, 2), NULL.start({}, 2)
    assert saves.hash_state(one) == saves.hash_state(two)
    two.apply(CHANCE, "deal 1 2 3 4 5 6")
    assert saves.hash_state(one) != saves.hash_state(two)


@pytest.mark.parametrize("wrap", ["[{}]", '{{"a": {}}}', '[{{"]": {}}}]'])
def test_json_that_is_nested_too_deeply_never_reaches_the_parser(wrap: str) -> None:
    """A browser's stack ends before Python notices, so the depth is counted before anything recurses."""
    text, depth = "0", wrap.count("[") + wrap.count("{{")
    for _ in range(DEEPEST // depth):
        text = wrap.format(text)
    assert read_json(text) == json.loads(text)
    with pytest.raises(ValueError, match="deep"):
        read_json(wrap.format(text))
    assert read_json(json.dumps("[" * 1000)) == "[" * 1000, "brackets within a text are no nesting"
    assert read_json(json.dumps('"\\' * 40 + "[" * 1000)) == '"\\' * 40 + "[" * 1000
    assert code(read_text("[" * 300_000)) == "save-text"


@pytest.mark.parametrize(
    ("key", "value"), [("points", [True, 0]), ("asked", False), ("die", 0.0), ("open", 0), ("size", 3.0)]
)
def test_a_dump_is_read_letter_by_letter(key: str, value: object) -> None:
    # Python calls 1, 1.0 and True equal, and only one of them is what a position is written with.
    state = NULL.from_text(
        """null, 3 cards, hands hidden
        hand 4 9, chose 0, played 15, points 1
        hand 2 7, chose 0, played 12, points 0"""
    )
    dump = state.dump()
    assert dump[key] == value
    assert NULL.from_dump(dump, {}, 2) is not None
    assert NULL.from_dump({**dump, key: value}, {}, 2) is None


@pytest.mark.parametrize(
    "dump", [None, [], "dump", 7, {}, {"hands": []}, {"hands": None}, {"hands": [[], []]}]
)
def test_no_game_raises_over_a_dump(dump: object) -> None:
    for game in (NULL, NUMICA, LEAGUE):
        assert game.from_dump(dump, game.defaults(), 2) is None
