"""The one token: short, one word, and no damage to it goes unnoticed."""

from __future__ import annotations

import binascii
import json
import zlib
from collections.abc import Callable
from pathlib import Path
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kept import KEPT, code, kept, load, play_random
from long_game import make_name, play_long, play_long_league, seat_long_names

from parlour.core import token as tokens
from parlour.core import token_words as packing
from parlour.core.game import Json
from parlour.core.rng import Rng
from parlour.core.save import make_save
from parlour.core.table import Aids
from parlour.core.token import read_token, write_quick_token, write_token
from parlour.games.league import LEAGUE
from parlour.games.numica import NUMICA

LONGEST_TOKEN, USUAL_TOKEN = 4096, 1500
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


# Tokens


def test_a_token_is_one_word_that_fits_a_link() -> None:
    token = write_token(kept("numica-middle"))
    assert set(token) <= set(ALPHABET)
    assert token.startswith("n3")
    assert read_token(f"\n {token} \n") == read_token(token)


@pytest.mark.parametrize("text", ["\ud83e", "\udd8a\ud83e", "\U0001f98a\0\n", "\u2028\ufeff", '"\\"'])
def test_any_name_and_seed_are_carried(text: str) -> None:
    save = kept("numica-begun")
    save["seed"] = save["seats"][0]["name"] = text
    assert read_token(write_token(save)) == save
    assert read_token(write_quick_token(save)) == save


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_what_is_kept_quickly_is_read_back(path: Path) -> None:
    save = kept(path.stem)
    token = write_quick_token(save)
    assert token.startswith("n1")
    assert set(token) <= set(ALPHABET)
    assert read_token(token) == save
    begun = {**save, "journal": [], "check": {}}
    assert read_token(write_quick_token(begun)) == begun


def test_a_game_that_is_too_long_to_be_kept_quickly_is_packed() -> None:
    rng = Rng(5)
    journal = [f"0 w{rng.below(10**9)}" for _ in range(4000)]
    save = {**kept("numica-begun"), "journal": journal}
    token = write_quick_token(save)
    assert token.startswith("n3")
    assert isinstance(read_token(token), dict)


def test_to_keep_a_game_takes_a_small_part_of_the_time() -> None:
    save = kept("league-3-middle")
    times = []
    for write in (write_quick_token, write_token):
        began = process_time()
        for _ in range(5):
            write(save)
        times.append(process_time() - began)
    assert times[0] * 5 < times[1]


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
        (b"n3", "token-form"),
        ("", "token-form"),
        ("hello", "token-form"),
        ("nonsense", "token-form"),
        ("n3" + "A" * 20_000, "token-form"),
        ("n4AAAA", "token-newer"),
        ("n0AAAA", "token-newer"),
        ("n", "token-form"),
        ("n1", "token-damaged"),
        ("n2", "token-damaged"),
        ("n1AAAA", "token-damaged"),
        ("n2AAAA", "token-damaged"),
        ("n2AAAAAAAA", "token-damaged"),
        ("n3", "token-damaged"),
        ("n3AAAA", "token-damaged"),
        ("n3AAAAAA", "token-damaged"),
        ("n3AAAAAAAA", "token-damaged"),
        ("n3\u00e9", "token-form"),
    ],
)
def test_other_texts_are_refused_with_their_code(token: object, expected: str) -> None:
    assert code(read_token(token)) == expected


def frame(packed: bytes, prefix: str) -> str:
    """Return a token with the right checksum around any bytes."""
    framed = zlib.crc32(packed).to_bytes(4, "big") + packed
    text = binascii.b2a_base64(framed, newline=False).decode().rstrip("=")
    return prefix + text.replace("+", "-").replace("/", "_")


def forge(data: bytes, prefix: str = "n2") -> str:
    """Return a token of the older sorts that holds any data."""
    words = tokens._FIRST_DICTIONARY if prefix == "n1" else tokens._DICTIONARY
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, words)
    return frame(packer.compress(data) + packer.flush(), prefix)


def forge_words(walk: Callable[[packing.Model], object]) -> str:
    """Return a token of what a walk of its own writes."""
    model, writer = packing.Model(), packing.Writer(100_000)
    model.coder, model.decisions, model.letters = writer, -10_000_000, -10_000_000
    walk(model)
    return frame(writer.finish(), "n3")


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


def test_a_token_is_refused_that_holds_no_save() -> None:
    sound: Json = {"format": "parlour"}
    assert read_token(forge_words(lambda model: model.save(sound, ["0 a"], None))) == {
        **sound,
        "journal": ["0 a"],
        "at": None,
    }
    for head in ([sound], "text", 5, None, True):
        token = forge_words(
            lambda model, head=head: (model.value("", head), model.journal([]), model.value("at", 0))
        )  # type: ignore[misc]
        assert code(read_token(token)) == "token-damaged", head
    for literal in ("", "nul", "[1]", '"text"', "{}", "[" * 5000, "9" * 5000, "1 2"):

        def write(model: packing.Model, literal: str = literal) -> None:
            """Write a save of which one number is no number."""
            model.choose("kind", 4, [("kind", "", 0)], "object", model.kind)
            model.choose("keys", 5, [("keys", "", 0)], ("a",), model.keys)
            model.place = 0
            model.choose("kind", 4, [("kind", "a", 0)], "other", model.kind)
            model.leaf("a", literal)
            model.journal([])
            model.value("at", None)

        assert code(read_token(forge_words(write))) == "token-damaged", literal


def test_a_token_is_refused_that_goes_on_or_stops_early() -> None:
    packed = packing.pack(kept("numica-middle"), 10_000)
    assert read_token(frame(packed, "n3")) == kept("numica-middle")
    assert code(read_token(frame(packed + b"\0" * 5, "n3"))) == "token-damaged"
    assert code(read_token(frame(packed + b"more", "n3"))) == "token-damaged"
    reader = packing.Reader(packed[:2])
    with pytest.raises(packing.OverflowingError):
        [reader.code(1 << 15, False) for _ in range(100)]


HUGE: dict[str, tuple[Json, list[str]]] = {
    "many numbers": ({"a": [0] * 80_000}, []),
    "many texts": ({"a": ["b"] * 60_000}, []),
    "many records": ({}, ["0 a"] * 50_000),
    "a long word, again and again": ({}, [f"0 a {'b' * 10_000}"] * 100),
    "many words": ({"a": [f"{number}" for number in range(5000)]}, []),
    "far words": ({}, [f"0 {number * 61 % 4000} {number * 63 % 4000}" for number in range(8000)]),
}


def nest(depth: int) -> object:
    """Return lists within each other."""
    return [nest(depth - 1)] if depth else 0


@pytest.mark.parametrize(
    ("head", "journal"), [*HUGE.values(), ({"a": nest(40)}, [])], ids=[*HUGE, "deep lists"]
)
def test_a_token_of_packed_words_cannot_fill_memory_or_time(
    head: Json, journal: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(packing, "MOST_WORDS", 10**9)
        patch.setattr(packing, "DEEPEST", 10**9)
        token = forge_words(lambda model: model.save(head, journal, None))
    monkeypatch.setattr(tokens, "LONGEST_TEXT", 10**9)
    began = process_time()
    assert code(read_token(token)) == "token-damaged"
    assert process_time() - began < 5


@settings(max_examples=150)
@given(st.binary(max_size=400))
def test_any_bytes_with_a_right_checksum_are_a_save_or_refused(packed: bytes) -> None:
    read = read_token(frame(packed, "n3"))
    if isinstance(read, dict):
        json.dumps(read)
        assert isinstance(read["journal"], list)
    else:
        assert code(read) == "token-damaged"


strings = st.one_of(st.text(st.characters(), max_size=30), st.text("0a *", max_size=12))
json_values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), strings),
    lambda inner: st.one_of(st.lists(inner, max_size=5), st.dictionaries(strings, inner, max_size=5)),
    max_leaves=30,
)


@settings(max_examples=100)
@given(st.dictionaries(strings, json_values, max_size=6), st.lists(strings, max_size=20), json_values)
def test_whatever_is_packed_comes_back(head: Json, journal: list[str], at: object) -> None:
    save = {**head, "journal": journal, "at": at}
    read = packing.unpack(packing.pack(save, 100_000))
    assert json.dumps(read, sort_keys=True) == json.dumps(save, sort_keys=True)


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
    # Whole, these would have 6,000 characters and more: their tokens carry where they came to.
    table = play_long_league("1", {**LEAGUE.defaults(), **options}, seats)
    assert table.state.dump()["round"] > rounds
    save = make_save(table)
    token = write_token(save)
    assert len(token) <= LONGEST_TOKEN
    loaded = load(read_token(token))
    assert loaded.broken is None
    assert loaded.table.state.dump() == save["at"]
    assert (loaded.table.outcome(), loaded.table.sitters) == (table.outcome(), table.sitters)


def test_whole_games_of_the_league_have_short_tokens() -> None:
    lengths = []
    for seats in LEAGUE.seats:
        for options in LEAGUE.presets.values():
            table = play_random(LEAGUE, {**LEAGUE.defaults(), **options}, seats, "short", 10_000)
            save = make_save(table)
            token = write_token(save)
            assert read_token(token) == save
            lengths.append(len(token))
    lengths.sort()
    assert lengths[len(lengths) * 3 // 4] <= USUAL_TOKEN
    assert lengths[-1] <= USUAL_TOKEN * 12 // 10


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
