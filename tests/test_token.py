"""The one token: short, one word, and no damage to it goes unnoticed."""

from __future__ import annotations

import binascii
import json
import zlib

import pytest
from kept import code, kept, load, play_random
from long_game import make_name, play_long, play_long_league, seat_long_names

from parlour.core import save as saves
from parlour.core.game import Json
from parlour.core.rng import Rng
from parlour.core.save import make_save, read_token, write_token
from parlour.core.table import Aids
from parlour.games.league import LEAGUE
from parlour.games.numica import NUMICA

LONGEST_TOKEN, USUAL_TOKEN = 4096, 1500
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


# Tokens


def test_a_token_is_one_word_that_fits_a_link() -> None:
    token = write_token(kept("numica-middle"))
    assert set(token) <= set(ALPHABET)
    assert token.startswith("n2")
    assert read_token(f"\n {token} \n") == read_token(token)


@pytest.mark.parametrize("text", ["\ud83e", "\udd8a\ud83e", "\U0001f98a\0\n", "\u2028\ufeff", '"\\"'])
def test_any_name_and_seed_are_carried(text: str) -> None:
    save = kept("numica-begun")
    save["seed"] = save["seats"][0]["name"] = text
    assert read_token(write_token(save)) == save


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
        (b"n2", "token-form"),
        ("", "token-form"),
        ("hello", "token-form"),
        ("nonsense", "token-form"),
        ("n2" + "A" * 20_000, "token-form"),
        ("n3AAAA", "token-newer"),
        ("n0AAAA", "token-newer"),
        ("n", "token-form"),
        ("n1", "token-damaged"),
        ("n2", "token-damaged"),
        ("n1AAAA", "token-damaged"),
        ("n2AAAA", "token-damaged"),
        ("n2AAAAAAAA", "token-damaged"),
        ("n2\u00e9", "token-form"),
    ],
)
def test_other_texts_are_refused_with_their_code(token: object, expected: str) -> None:
    assert code(read_token(token)) == expected


def forge(data: bytes, prefix: str = "n2") -> str:
    """Return a token with the right checksum around any data."""
    words = saves._FIRST_DICTIONARY if prefix == "n1" else saves._DICTIONARY
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, words)
    packed = packer.compress(data) + packer.flush()
    framed = zlib.crc32(packed).to_bytes(4, "big") + packed
    text = binascii.b2a_base64(framed, newline=False).decode().rstrip("=")
    return prefix + text.replace("+", "-").replace("/", "_")


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
    for prefix in ("n1", "n2"):
        assert code(read_token(forge(data, prefix))) == "token-damaged"


@pytest.mark.parametrize(
    "damaged",
    [
        {"by": None},
        {"by": 5},
        {"by": "0"},
        {"by": "0x"},
        {"by": "011"},
        {"sizes": None},
        {"sizes": [1, 1]},
        {"sizes": "!"},
        {"sizes": "!\u00e9"},
        {"sizes": '!"'},
        {"sizes": "#!"},
        {"sizes": "!!!"},
        {"journal": "!"},
        {"journal": "!#!"},
        {"journal": ""},
        {"journal": "!%"},
        {"journal": None},
        {"words": None},
        {"words": "a"},
    ],
)
def test_a_forged_journal_is_refused(damaged: Json) -> None:
    sound = {"journal": "!#", "words": "a b", "by": "01", "sizes": "!!"}
    assert read_token(forge(json.dumps(sound).encode())) == {"journal": ["0 a", "1 b"]}
    assert code(read_token(forge(json.dumps({**sound, **damaged}).encode()))) == "token-damaged"


def test_a_token_cannot_fill_the_memory() -> None:
    bomb = forge(b'{"journal": "", "words": "", "x": "' + b" " * 10_000_000 + b'"}')
    assert len(bomb) < 16_384
    assert code(read_token(bomb)) == "token-damaged"
    for prefix, journal in (("n1", "0" + "!" * 150_000), ("n2", "!" * 150_000)):
        words = forge(json.dumps({"journal": journal, "words": "w" * 150_000}).encode(), prefix)
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
        table.aids, table.hints, table.takebacks = Aids(hints=False), 345_678, 456_789
        assert len(table.past) > 580
        assert max(moment.state.dump()["quiet"] for moment in table.past) == 99
        save = make_save(table)
        token = write_token(save)
        assert len(token) <= LONGEST_TOKEN
        assert read_token(token) == save


@pytest.mark.parametrize("options", LEAGUE.presets.values(), ids=LEAGUE.presets)
def test_a_whole_game_of_the_league_fits_a_token(options: Json) -> None:
    for seed in "12":
        rng = Rng(seed)
        table = seat_long_names(LEAGUE, {**LEAGUE.defaults(), **options}, 4, rng)
        while table.waiting():
            (seat,) = table.waiting()
            table.play(seat, table.state.sample(seat, rng))
        table.aids, table.hints, table.takebacks = Aids(hints=False), 345_678, 456_789
        save = make_save(table)
        assert len(save["journal"]) > 100
        token = write_token(save)
        assert len(token) <= LONGEST_TOKEN
        assert read_token(token) == save


@pytest.mark.parametrize(
    ("options", "seats", "rounds"), [({}, 1, 400), ({}, 2, 300), ({"level": "superhero"}, 4, 300)]
)
def test_no_game_of_the_league_is_too_long_for_a_token(options: Json, seats: int, rounds: int) -> None:
    # Whole, these would have 9,000 to 30,000 characters: their tokens carry where they came to.
    table = play_long_league("1", {**LEAGUE.defaults(), **options}, seats)
    assert table.state.dump()["round"] > rounds
    save = make_save(table)
    token = write_token(save)
    assert len(token) <= LONGEST_TOKEN
    loaded = load(read_token(token))
    assert loaded.broken is None
    assert loaded.table.state.dump() == save["at"]
    assert (loaded.table.outcome(), loaded.table.sitters) == (table.outcome(), table.sitters)


def test_a_token_that_would_be_too_long_carries_the_position_alone() -> None:
    table = play_random(NUMICA, {}, 2, "long", 40)
    table.ended = table.ends()[0]
    save = make_save(table)
    rng = Rng("long")
    save["journal"] = [f"{rng.below(2)} {make_name(rng, 30)}" for _ in range(200)]
    token = write_token(save)
    assert len(token) <= LONGEST_TOKEN
    loaded = load(read_token(token))
    assert loaded.broken is None
    assert loaded.table.state.dump() == save["at"]
    assert (loaded.table.outcome(), loaded.table.sitters) == (table.ended, table.sitters)


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
