"""The one token: short, one word, no damage to it goes unnoticed, and none unfolds to more than it may."""

from __future__ import annotations

import binascii
import json
import zlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kept import FOLDERS, GAMES, KEPT_TOKENS, carried, code, kept, load, play_random, read, token_of
from long_game import make_name, play_long, play_long_league, seat_long_names
from token_lengths import PLAYED, USUAL_TOKEN, measure_tokens

from parlour.core import parcel
from parlour.core import token as tokens
from parlour.core.game import LONGEST_TEXT, Game, Json
from parlour.core.rng import Rng
from parlour.core.save import LONGEST_SAVE, make_save
from parlour.core.table import Aids
from parlour.core.token import (
    LONGEST_TOKEN,
    LONGEST_UNFOLDED,
    pack_journal,
    preset,
    unfold,
    unpack_journal,
)
from parlour.games import REGISTRY
from parlour.games.league import LEAGUE
from parlour.games.numica import NUMICA
from parlour_null import NULL

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


# Tokens


def test_a_token_is_one_word_that_fits_a_link() -> None:
    token = token_of(kept("numica-middle"))
    assert set(token) <= set(ALPHABET)
    assert token.startswith("n1")
    assert read(f"\n {token} \n") == read(token) == carried(kept("numica-middle"))


@pytest.mark.parametrize("text", ["\ud83e", "\udd8a\ud83e", "\U0001f98a\0\n", "\u2028\ufeff", '"\\"'])
def test_any_name_and_seed_are_carried(text: str) -> None:
    save = kept("numica-begun")
    save["seed"] = save["seats"][0]["name"] = text
    assert read(token_of(save)) == carried(save)


def test_a_word_of_many_that_a_game_may_have() -> None:
    # More words than one byte each can stand for, and words that the game's list does not have.
    for count in (5, 223, 224, 225, 480, 481, 900):
        words = tuple(f"w{number}" for number in range(count))
        journal = [f"{each % 10} {word} v" for each, word in enumerate(words)] + ["* x", "3", "1 ", "0 a  b"]
        assert unpack_journal(pack_journal(journal, words), words) == journal
        assert unpack_journal(pack_journal(journal, ()), ()) == journal


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_words_of_a_game_can_all_be_told_apart(game: Game) -> None:
    assert len(set(game.words)) == len(game.words) <= 224 + 14 * 256
    assert not any(" " in word for word in game.words)
    assert len(preset(game)) < 1 << 15, "all that zlib can refer to"


@pytest.mark.parametrize("key", [*REGISTRY, "null"])
def test_words_are_added_at_the_end_and_no_other_is_changed(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # How many words of a game were recorded, and the checksum of what zlib refers to with these. More may follow.
    game, record = GAMES[key], FOLDERS / key / "saves" / "words.txt"
    whole = preset(game)
    now = f"{len(game.words)} {zlib.crc32(whole)}"
    assert record.exists(), f"tokens are read by these words for ever: write into {record} {now}"
    count, checksum = map(int, record.read_text(encoding="utf-8").split())
    monkeypatch.setattr(type(game), "words", game.words[:count])
    assert zlib.crc32(preset(game)) == checksum
    assert whole.endswith(preset(game)), "zlib reckons from the end"


def test_a_token_is_read_by_a_longer_list_of_words(monkeypatch: pytest.MonkeyPatch) -> None:
    recorded = {path: read(path.read_text(encoding="utf-8")) for path in KEPT_TOKENS}
    for game in GAMES.values():
        monkeypatch.setattr(type(game), "words", (*game.words, "more", "words"))
    for path, save in recorded.items():
        assert read(path.read_text(encoding="utf-8")) == save


@pytest.mark.parametrize("name", ["null-2-secret", "null-3-middle"])
def test_no_damage_to_one_character_goes_unnoticed(name: str) -> None:
    save = kept(name)
    token = token_of(save)
    for at, right in enumerate(token):
        for wrong in ALPHABET + "=+/ \u00e9":
            if wrong != right:
                found = read(token[:at] + wrong + token[at + 1 :])
                assert found == carried(save) or code(found).startswith("token-"), (at, wrong)


def test_no_cut_goes_unnoticed() -> None:
    token = token_of(kept("numica-middle"))
    for length in range(len(token)):
        assert code(read(token[:length])) in ("token-form", "token-damaged")
        assert code(read(token + token[:length] + "A")) in ("token-form", "token-damaged")


def test_no_lost_or_doubled_or_swapped_character_goes_unnoticed() -> None:
    token = token_of(kept("null-3-middle"))
    for at in range(2, len(token) - 1):
        for changed in (
            token[:at] + token[at + 1 :],
            token[:at] + token[at] + token[at:],
            token[:at] + token[at + 1] + token[at] + token[at + 2 :],
        ):
            assert changed == token or code(read(changed)) == "token-damaged"


@pytest.mark.parametrize(
    ("token", "expected"),
    [
        (None, "token-form"),
        (7, "token-form"),
        (b"n1", "token-form"),
        ("", "token-form"),
        ("hello", "token-form"),
        ("nonsense", "token-form"),
        ("n1" + "A" * LONGEST_TOKEN, "token-form"),
        (" " * 10_000, "token-form"),
        ("n2AAAA", "token-newer"),
        ("n0AAAA", "token-newer"),
        ("n", "token-form"),
        ("n1", "token-damaged"),
        ("n1A", "token-damaged"),
        ("n1AAAA", "token-damaged"),
        ("n1AAAAAA", "token-damaged"),
        ("n1AAAAAAAA", "token-damaged"),
        ("n1\u00e9", "token-form"),
    ],
)
def test_other_texts_are_refused_with_their_code(token: object, expected: str) -> None:
    assert code(read(token)) == expected


# Forged tokens


def frame(packed: bytes) -> str:
    """Return a token with the right checksum around any bytes."""
    framed = zlib.crc32(packed).to_bytes(4, "big") + packed
    text = binascii.b2a_base64(framed, newline=False).decode().rstrip("=")
    return "n1" + text.replace("+", "-").replace("/", "_")


def forge(plain: bytes, key: bytes = b"numica", behind: bytes = b"") -> str:
    """Return a token that unfolds to anything."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=preset(NUMICA))
    return frame(key + b"\n" + packer.compress(plain) + packer.flush() + behind)


def test_a_token_of_a_game_that_is_not_here_names_it() -> None:
    for key in ("go", "", "x" * 64):
        assert read(forge(b"{}\n", key.encode())) == parcel.refuse_game(key)
    for key in (b"\xff", b"x" * 64 + b"\xff"):
        assert code(read(forge(b"{}\n", key))) in ("token-damaged", "save-game")


@pytest.mark.parametrize(
    "plain",
    [
        b"",
        b"[]\n",
        b"null\n",
        b"5\n",
        b'"text"\n',
        b"\xff\xfe\n",
        b'{"a": "\xc3\xa9"}\n',
        b"{\n",
        b"[" * 5000 + b"\n",
        b'{"a":' * 40 + b"0" + b"}" * 40 + b"\n",
        b'{"at": ' + b"9" * 33 + b"}\n",
        b'{"at": ' + b"9" * 30_000 + b"}\n",
        b'{"at": -1.' + b"0" * 40 + b"}\n",
        b"{}\n\x10",  # a word before anybody speaks
        b"{}\n\x0b",  # nobody sits there
        b"{}\n\x01\xf0",  # half a word
        b"{}\n\x01\xf0\xff",  # no such word
        b"{}\n\x01\xfd\xff",
        b"{}\n\x01\xfe",  # a word that is spelt without an end
        b"{}\n\x01\xfe\xc3\xff",
        b"{}\n\x01\xff",
    ],
)
def test_a_forged_token_is_refused(plain: bytes) -> None:
    assert code(read(forge(plain))) == "token-damaged"


def test_a_token_is_refused_that_goes_on_or_stops_early() -> None:
    assert read(forge(b"{}\n\x01\x10")) == {"journal": ["0 draw"]}
    assert code(read(forge(b"{}\n\x01\x10", behind=b"more"))) == "token-damaged"
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=preset(NUMICA))
    unfinished = packer.compress(b"{}\n") + packer.flush(zlib.Z_SYNC_FLUSH)
    assert code(read(frame(b"numica\n" + unfinished))) == "token-damaged"


@settings(max_examples=150)
@given(st.binary(max_size=400), st.booleans())
def test_any_bytes_with_a_right_checksum_are_a_save_or_refused(data: bytes, packed: bool) -> None:
    found = read(forge(b"{}\n" + data) if packed else frame(b"numica\n" + data))
    if isinstance(found, dict):
        json.dumps(found)
        assert isinstance(found["journal"], list)
    else:
        assert code(found) == "token-damaged"


# What a small text may cost


class Unpacker:
    """Unfolds as zlib does, and counts the bytes."""

    def __init__(self, real: Any) -> None:
        self.real, self.unfolded = real, 0

    def decompress(self, packed: bytes, most: int) -> bytes:
        """Unfold so many bytes at most."""
        plain: bytes = self.real.decompress(packed, most)
        self.unfolded += len(plain)
        return plain

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)


@pytest.fixture
def unpackers(monkeypatch: pytest.MonkeyPatch) -> list[Unpacker]:
    """Return every unpacker that is made."""
    made: list[Unpacker] = []
    real = zlib.decompressobj

    def make(*given: Any, **named: Any) -> Unpacker:
        made.append(Unpacker(real(*given, **named)))
        return made[-1]

    monkeypatch.setattr(parcel.zlib, "decompressobj", make)
    return made


@pytest.mark.parametrize("letter", [b" ", b"9", b"[", b"\x01", b"\x10", b'"', b"\\"])
def test_a_small_token_unfolds_to_no_more_than_it_may(
    letter: bytes, unpackers: list[Unpacker], monkeypatch: pytest.MonkeyPatch
) -> None:
    def parse(text: str) -> object:
        raise AssertionError(f"{len(text)} characters came to the parser")

    bomb = forge(b'{"at":' + letter * 2_000_000)
    assert len(bomb) < LONGEST_TOKEN
    monkeypatch.setattr(tokens, "read_json", parse)
    assert code(read(bomb)) == "token-damaged"
    assert [unpacker.unfolded for unpacker in unpackers] == [LONGEST_UNFOLDED]


def test_a_long_text_is_not_looked_at(unpackers: list[Unpacker], monkeypatch: pytest.MonkeyPatch) -> None:
    decoded: list[int] = []
    real = binascii.a2b_base64
    monkeypatch.setattr(
        parcel.binascii,
        "a2b_base64",
        lambda text, **named: decoded.append(len(text)) or real(text, **named),
    )
    for length in (LONGEST_TOKEN, 100_000, LONGEST_SAVE):
        assert code(read("n1" + "A" * length)) == "token-form"
    assert (decoded, unpackers) == ([], [])


def test_a_token_that_unfolds_to_the_most_is_read_and_no_longer_one_is_written() -> None:
    save = kept("numica-begun")
    most = "0 " + "a" * 100
    for count in (300, 400):
        long = {**save, "journal": [most] * count}
        token = token_of(long)
        found = read(token)
        assert isinstance(found, dict)
        assert found["journal"] == (long["journal"] if count == 300 else [])
        packed = binascii.a2b_base64(token[2:].replace("-", "+").replace("_", "/") + "==")
        assert len(unfold(packed[4:].partition(b"\n")[2], NUMICA)) <= LONGEST_UNFOLDED


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
        token = token_of(save)
        assert len(token) <= LONGEST_TOKEN
        assert read(token) == carried(save)


def test_the_longest_text_of_an_option_fits_a_token() -> None:
    rng = Rng("motto")
    # What cannot be packed, what JSON doubles, and what is all the same.
    for signs in (range(32, 127), (34, 92), (55,)):
        motto = "".join(chr(rng.choice(signs)) for _ in range(LONGEST_TEXT - 1)) + "."
        for records in (0, 1, 7, NULL.longest):
            table = play_random(
                NULL, {"luck": True, "field": True, "size": 4, "motto": motto}, 4, "text", records
            )
            save = make_save(table)
            token = token_of(save)
            assert len(token) <= 3000, "a quarter of it is left for whatever a game has to say"
            assert read(token) == carried(save)
            loaded = load(read(token))
            assert loaded.broken is None
            assert loaded.table.state.dump() == table.state.dump()


@pytest.mark.parametrize("preset", LEAGUE.presets)
def test_a_whole_game_of_the_league_fits_a_token(preset: str) -> None:
    options = LEAGUE.presets[preset].options
    for seed in "12":
        rng = Rng(seed)
        table = seat_long_names(LEAGUE, {**LEAGUE.defaults(), **options}, 4, rng)
        while table.waiting():
            (seat,) = table.waiting()
            table.play(seat, table.state.sample(seat, rng))
        table.aids, table.hints, table.takebacks = Aids(hints=False), 345_678, 456_789
        save = make_save(table)
        assert len(save["journal"]) > 100
        token = token_of(save)
        assert len(token) <= LONGEST_TOKEN
        assert read(token) == carried(save)


@pytest.mark.parametrize(
    ("options", "seats", "rounds"), [({}, 1, 400), ({}, 2, 300), ({"level": "superhero"}, 4, 300)]
)
def test_no_game_of_the_league_is_too_long_for_a_token(options: Json, seats: int, rounds: int) -> None:
    # Whole, these would have 6,000 characters and more: their tokens carry where they came to.
    table = play_long_league("1", {**LEAGUE.defaults(), **options}, seats)
    assert table.state.dump()["round"] > rounds
    save = make_save(table)
    token = token_of(save)
    assert len(token) <= LONGEST_TOKEN
    loaded = load(read(token))
    assert loaded.broken is None
    assert loaded.table.state.dump() == save["at"]
    assert (loaded.table.outcome(), loaded.table.sitters) == (table.outcome(), table.sitters)


def test_a_token_that_would_be_too_long_carries_the_position_alone() -> None:
    table = play_random(NUMICA, {}, 2, "long", 40)
    table.ended = table.ends()[0]
    save = make_save(table)
    rng = Rng("long")
    save["journal"] = [f"{rng.below(2)} {make_name(rng, 30)}" for _ in range(200)]
    token = token_of(save)
    assert len(token) <= LONGEST_TOKEN
    loaded = load(read(token))
    assert loaded.broken is None
    assert loaded.table.state.dump() == save["at"]
    assert (loaded.table.outcome(), loaded.table.sitters) == (table.ended, table.sitters)


@pytest.mark.parametrize(("key", "preset", "seats"), PLAYED)
def test_usual_tokens_are_short(key: str, preset: str, seats: int) -> None:
    measured = measure_tokens(GAMES[key], preset, seats, games=5)
    assert measured.median < USUAL_TOKEN
    assert measured.longest <= LONGEST_TOKEN


@pytest.mark.slow
@pytest.mark.parametrize(("key", "preset", "seats"), PLAYED)
def test_tokens_of_three_hundred_games_are_short(key: str, preset: str, seats: int) -> None:
    measured = measure_tokens(GAMES[key], preset, seats, games=300)
    print(f"{key} {preset}, {seats}: {measured}")
    assert measured.median < USUAL_TOKEN
    assert measured.longest <= LONGEST_TOKEN
    assert measured.cut == 0, "every game is carried whole"
