"""Saves and tokens: what is written reads back, old ones load for ever, and damage is named and never raises."""

from __future__ import annotations

import binascii
import json
import zlib
from pathlib import Path
from typing import Any

import pytest
from dice import DICE
from long_game import play_long

from parlour.core import save as saves
from parlour.core.game import CHANCE, Game, Json, Refusal
from parlour.core.rng import Rng
from parlour.core.save import Loaded, load_save, make_save, read_token, write_token
from parlour.core.table import Sitter, Table
from parlour.games.null import NULL
from parlour.games.numica import NUMICA

KEPT = sorted((Path(__file__).parent / "saves").glob("*.json"))
GAMES: dict[str, Game] = {"null": NULL, "numica": NUMICA, "dice": DICE}
LONGEST_TOKEN, USUAL_TOKEN = 4096, 1500
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def find(key: str) -> Game:
    """Return a game."""
    return GAMES[key]


def read_kept(path: Path) -> Json:
    """Return one of the kept saves."""
    save: Json = json.loads(path.read_text(encoding="utf-8"))
    return save


def kept(name: str) -> Json:
    """Return the kept save of a name."""
    return read_kept(Path(__file__).parent / "saves" / f"{name}.json")


def load(save: object, from_position: bool = False) -> Loaded:
    """Load a save that must be readable."""
    loaded = load_save(save, find, from_position)
    assert isinstance(loaded, Loaded), loaded
    return loaded


def code(refused: object) -> str:
    """Return the code of a refusal that must be declared."""
    assert isinstance(refused, Refusal), refused
    assert refused.code in saves.SAVE_CODES
    return refused.code


def play_random(game: Game, options: Json, seats: int, seed: str, records: int) -> Table:
    """Play so many records at random, or to the end."""
    table = Table(game, options, (Sitter(),) * seats, seed)
    table.settle()
    rng = Rng(seed)
    while table.waiting() and len(table.journal) < records:
        seat = rng.choice(table.waiting())
        table.play(seat, table.state.sample(seat, rng))
    return table


# Saves that were written once load for ever


def test_saves_of_every_game_and_stage_are_kept() -> None:
    names = " ".join(path.stem for path in KEPT)
    for stage in ("null-", "numica-", "middle", "over", "resigned", "agreed", "secret", "position"):
        assert stage in names


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_save_loads_for_ever(path: Path) -> None:
    save = read_kept(path)
    loaded = load(save)
    assert loaded.broken is None
    assert [str(record) for record in loaded.table.journal] == save["journal"]
    assert loaded.table.takebacks == save["takebacks"]
    assert loaded.table.state.audit() == []
    if save["rules"] == loaded.table.game.rules:
        assert make_save(loaded.table)["at"] == save["at"]
    placed = load(save, from_position=True)
    assert placed.table.state.audit() == []


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_token_loads_for_ever(path: Path) -> None:
    assert read_token(path.with_suffix(".token").read_text(encoding="utf-8")) == read_kept(path)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
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
    [(NULL, {}, 2), (NULL, {"open": True, "size": 4}, 4), (NUMICA, {}, 2), (NUMICA, {"setup": "secret"}, 2)],
)
def test_a_save_and_a_token_give_back_every_moment(game: Game, options: Json, seats: int) -> None:
    for records in range(1, 60, 7):
        table = play_random(game, options, seats, "moment", records)
        save = make_save(table)
        for read in (json.loads(json.dumps(save)), read_token(write_token(save))):
            loaded = load(read)
            assert loaded.broken is None
            assert make_save(loaded.table) == save
            assert [loaded.table.reply(viewer) for viewer in (None, 0, 1)] == [
                table.reply(viewer) for viewer in (None, 0, 1)
            ]


def test_who_sits_there_and_how_often_was_taken_back_is_kept() -> None:
    sitters = (Sitter(name="Zoë \ud83e"), Sitter("computer", 4, "", True), Sitter(forced=True))
    table = Table(NULL, {}, sitters, "naïve ☃")
    table.settle()
    table.takebacks = 7
    loaded = load(read_token(write_token(make_save(table)))).table
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


# Damaged, foreign and newer saves


DAMAGES: list[tuple[str, Any, str]] = [
    ("format", "chess", "save-form"),
    ("format", None, "save-form"),
    ("version", 2, "save-newer"),
    ("version", "1", "save-newer"),
    ("version", True, "save-newer"),
    ("game", "go", "save-game"),
    ("game", ["numica"], "save-game"),
    ("game", None, "save-game"),
    ("rules", 99, "save-newer"),
    ("rules", 0, "save-form"),
    ("rules", "1", "save-form"),
    ("options", None, "save-options"),
    ("options", {"tiles": "gold"}, "save-options"),
    ("options", {"hat": True}, "save-options"),
    ("seats", None, "save-seats"),
    ("seats", [], "save-seats"),
    ("seats", [{"who": "person"}], "save-seats"),
    ("seats", [{"who": "person"}] * 17, "save-seats"),
    ("seats", [{"who": "person"}, {"who": "cat"}], "save-seats"),
    ("seed", 7, "save-seed"),
    ("seed", "x" * 41, "save-seed"),
    ("takebacks", -1, "save-form"),
    ("takebacks", True, "save-form"),
    ("takebacks", 10**30, "save-form"),
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


@pytest.mark.parametrize("key", list(make_save(play_random(NUMICA, {}, 2, "key", 5))))
def test_a_save_that_lacks_something_is_refused_or_plays(key: str) -> None:
    save = kept("numica-middle")
    del save[key]
    for from_position in (False, True):
        loaded = load_save(save, find, from_position)
        if isinstance(loaded, Refusal):
            assert code(loaded)
        else:
            assert loaded.table.state.dump() == kept("numica-middle")["at"]


def test_a_position_that_is_not_where_the_journal_leads_is_noticed_and_harms_nothing() -> None:
    save = kept("numica-middle")
    save["at"]["pieces"].pop()
    loaded = load(save)
    assert loaded.broken is not None
    assert loaded.broken.record == len(save["journal"])
    assert loaded.broken.refusal.code == "save-check"
    assert [str(record) for record in loaded.table.journal] == save["journal"]
    assert code(load_save(save, find, from_position=True)) == "save-position"


# Tokens


def test_a_token_is_one_word_that_fits_a_link() -> None:
    token = write_token(kept("numica-middle"))
    assert set(token) <= set(ALPHABET)
    assert token.startswith("n1")
    assert read_token(f"\n {token} \n") == read_token(token)


def test_a_word_of_many_that_a_game_may_have() -> None:
    # More words than one letter each, or two, can stand for.
    for count in (5, 72, 73, 200, 900):
        save = {
            **kept("numica-begun"),
            "journal": [f"{each % 10} w{each} v" for each in range(count)] + ["* x"],
        }
        assert read_token(write_token(save)) == save


@pytest.mark.parametrize("name", ["null-2-secret", "null-3-middle"])
def test_no_damage_to_one_character_goes_unnoticed(name: str) -> None:
    save = kept(name)
    token = write_token(save)
    for at, right in enumerate(token):
        for wrong in ALPHABET + "=+/ \u00e9":
            if wrong != right:
                read = read_token(token[:at] + wrong + token[at + 1 :])
                assert read == save or code(read).startswith("token-"), (at, wrong)


def test_no_cut_goes_unnoticed() -> None:
    token = write_token(kept("numica-middle"))
    for length in range(len(token)):
        assert code(read_token(token[:length])) in ("token-form", "token-damaged")
        assert code(read_token(token + token[:length] + "A")) in ("token-form", "token-damaged")


def test_no_lost_or_doubled_or_swapped_character_goes_unnoticed() -> None:
    token = write_token(kept("null-3-middle"))
    for at in range(2, len(token) - 1):
        for read in (
            token[:at] + token[at + 1 :],
            token[:at] + token[at] + token[at:],
            token[:at] + token[at + 1] + token[at] + token[at + 2 :],
        ):
            assert read == token or code(read_token(read)) == "token-damaged"


@pytest.mark.parametrize(
    ("token", "expected"),
    [
        (None, "token-form"),
        (7, "token-form"),
        (b"n1", "token-form"),
        ("", "token-form"),
        ("hello", "token-form"),
        ("nonsense", "token-form"),
        ("n1" + "A" * 20_000, "token-form"),
        ("n2AAAA", "token-newer"),
        ("n1", "token-damaged"),
        ("n1AAAA", "token-damaged"),
        ("n1AAAAAAAA", "token-damaged"),
        ("n1\u00e9", "token-form"),
    ],
)
def test_other_texts_are_refused_with_their_code(token: object, expected: str) -> None:
    assert code(read_token(token)) == expected


def forge(data: bytes) -> str:
    """Return a token with the right checksum around any data."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, saves._DICTIONARY)
    packed = packer.compress(data) + packer.flush()
    framed = zlib.crc32(packed).to_bytes(4, "big") + packed
    text = binascii.b2a_base64(framed, newline=False).decode().rstrip("=")
    return "n1" + text.replace("+", "-").replace("/", "_")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"journal": 5, "words": "a"}',
        b'{"journal": "0!", "words": 5}',
        b'{"journal": "!0", "words": "a"}',
        b'{"journal": "0~", "words": "a"}',
        b'{"journal": "0~~~", "words": "a"}',
        b'{"journal": "0 b1 b3", "words": "a"}',
        b"[" * 100_000,
        b'{"journal": "", "words": "", "at": ' + b"9" * 5000 + b"}",
    ],
)
def test_a_forged_token_is_refused(data: bytes) -> None:
    assert code(read_token(forge(data))) == "token-damaged"


def test_a_token_cannot_fill_the_memory() -> None:
    bomb = forge(b'{"journal": "", "words": "", "x": "' + b" " * 10_000_000 + b'"}')
    assert len(bomb) < 16_384
    assert code(read_token(bomb)) == "token-damaged"
    words = forge(json.dumps({"journal": "0" + "!" * 150_000, "words": "w" * 150_000}).encode())
    assert len(words) < 16_384
    assert code(read_token(words)) == "token-damaged"


# The length of tokens


@pytest.mark.parametrize("offers", [False, True])
@pytest.mark.parametrize(
    "options", [{}, {"moves": "sdg", "tiles": "designer", "setup": "secret"}], ids=["sheet", "other"]
)
def test_the_longest_games_fit_a_token(options: Json, offers: bool) -> None:
    for seed in "12":
        table = play_long(seed, options, offers)
        assert len(table.past) > 580
        assert max(moment.state.dump()["quiet"] for moment in table.past) == 99
        assert len(write_token(make_save(table))) <= LONGEST_TOKEN


def test_usual_tokens_are_short() -> None:
    lengths = []
    for seed in range(40):
        options = list(NUMICA.presets.values())[seed % len(NUMICA.presets)]
        lengths += [
            len(write_token(make_save(play_random(NUMICA, options, 2, str(seed), at))))
            for at in (25, 50, 900)
        ]
    lengths.sort()
    assert lengths[len(lengths) * 9 // 10] <= USUAL_TOKEN


# Rules that change


def test_a_save_of_older_rules_is_lifted_version_by_version(monkeypatch: pytest.MonkeyPatch) -> None:
    def lift(old: str, new: str) -> Any:
        return lambda save: {
            **save,
            "options": {new if key == old else key: value for key, value in save["options"].items()},
        }

    monkeypatch.setattr(type(NULL), "rules", 3)
    monkeypatch.setattr(type(NULL), "upgrades", {1: lift("cards", "much"), 2: lift("much", "size")})
    save = kept("null-3-middle")
    save["options"] = {"cards": save["options"]["size"], "open": save["options"]["open"]}
    loaded = load(save)
    assert loaded.broken is None
    assert make_save(loaded.table)["rules"] == 3


def test_the_hash_of_a_state_sees_what_the_picture_does_not() -> None:
    one, two = NULL.start({}, 2), NULL.start({}, 2)
    assert saves.hash_state(one) == saves.hash_state(two)
    two.apply(CHANCE, "deal 1 2 3 4 5 6")
    assert saves.hash_state(one) != saves.hash_state(two)
