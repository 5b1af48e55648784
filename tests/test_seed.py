"""Seeds that people write: what reads alike deals alike, in the field, from a link and at the terminal."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import unicodedata
from pathlib import Path
from typing import Any

import pytest

from parlour.core.rng import Rng
from parlour.core.seed import LONGEST_TEXT, read_seed
from parlour.core.table import LONGEST_SEED

ROOT = Path(__file__).resolve().parent.parent

LETTERS = [
    chr(number)
    for number in range(0x110000)
    if number < 0x3400
    or 0xA000 <= number < 0xAC00
    or 0xF900 <= number < 0x10400
    or number % 97 == 0
    or 0x1F000 <= number < 0x1FB00
    or 0xD7F0 <= number < 0xD810
    or 0xE0000 <= number < 0xE0200
]
"""Every letter of most scripts, and some of those with very many alike."""

ALIKE = [
    [
        "class 7",
        "Class 7",
        "CLASS-7",
        "class\u00a07",
        " class  7 ",
        "class_7.",
        "“class 7”",
        "class\u20117",
        "<class 7>",
    ],
    ["7a", "7A", "７ａ", "7\u00ada", "7\u200ba", "\ufeff7a"],
    ["klasse é", "klasse e\u0301", "KLASSE É", "Klasse\u2009É)"],
    ["straße 3", "STRASSE 3", "strasse 3"],
    ["o'neil", "O’Neil", "o´neil", "O`Neil", "oʼneil".replace("ʼ", "'")],
    ["fractions...", "Fractions…", "fractions", "»fractions«"],
    ["1.5", "1-5", "1,5"],
    ["ΤΑΞΗΣ 2", "ταξης 2", "Ταξησ 2"],
    ["İstanbul", "istanbul", "ISTANBUL", "ıstanbul", "i\u0307stanbul"],
    ["класс 5б", "КЛАСС 5Б"],
    ["ｶﾀｶﾅ", "カタカナ"],
    ["한글", unicodedata.normalize("NFD", "한글")],
    ["می\u200cخواهم", "میخواهم"],
    ["❤️ 3", "❤ 3"],
    ["👍🏽", "👍"],
    ["2026-11-26", "2026–11–26"],
]


@pytest.mark.parametrize("texts", ALIKE, ids=lambda texts: texts[1])
def test_what_reads_alike_is_one_seed(texts: list[str]) -> None:
    assert len({read_seed(text) for text in texts}) == 1, {text: read_seed(text) for text in texts}


def test_what_reads_otherwise_is_another_seed() -> None:
    first = [texts[0] for texts in ALIKE]
    others = [
        "class 8",
        "class7",
        "é",
        "e",
        "い",
        "え",
        "か",
        "が",
        "कि",
        "की",
        "7",
        "77",
        "🐻",
        "🙂",
        "x" * 41,
        "x" * 42,
    ]
    assert len({read_seed(text) for text in [*first, *others]}) == len(first) + len(others)


def test_every_letter_of_every_script_is_read_as_itself_once_it_is_a_seed() -> None:
    for letter in LETTERS:
        seed = read_seed(f"a{letter}b")
        assert read_seed(seed) == seed, ascii(letter)
        assert seed or "\ud800" <= letter < "\ue000" or letter == "\ufffd", ascii(letter)


def test_any_text_is_a_seed_that_a_table_can_keep_or_none() -> None:
    rng = Rng("seeds")
    letters = [chr(rng.below(0x3000)) for _ in range(300)] + list(" .-aZ7é\u0301\u200b🙂“\u00a0\ud800\ufffd")
    for _ in range(3000):
        text = "".join(rng.choice(letters) for _ in range(rng.below(LONGEST_TEXT + 9)))
        seed = read_seed(text)
        assert len(seed) <= LONGEST_SEED
        assert read_seed(seed) == seed
        seed.encode()


@pytest.mark.parametrize(
    "text", ["", " ", "\u200b", "...", "“”", "\ufe0f", "a\ufffd", "a" + chr(0xD800), "x" * (LONGEST_TEXT + 1)]
)
def test_what_is_no_seed(text: str) -> None:
    assert read_seed(text) == ""


def test_a_long_text_is_a_seed_of_all_of_it() -> None:
    long = "the quick brown fox jumps over the lazy dog " * 3
    assert read_seed(long) == read_seed(long.upper().replace(" ", ", "))
    assert read_seed(long) != read_seed(long + "s")
    assert read_seed("x" * LONGEST_TEXT)


ASK = """
import { isSeed, writeSeed } from "./web/model/seeds.js";
let text = "";
process.stdin.setEncoding("utf8").on("data", (more) => { text += more; }).on("end", () => {
  console.log(JSON.stringify(JSON.parse(text).map((each) => [isSeed(each), writeSeed(each)])));
});
"""


def test_the_page_and_the_engine_have_one_rule() -> None:
    """The page tells what is no seed before anything is dealt, and writes links that survive a letter."""
    rng = Rng("links")
    mixed = ["".join(rng.choice(LETTERS) for _ in range(1 + rng.below(30))) for _ in range(3000)]
    usual = [text for texts in ALIKE for text in texts]
    texts = [
        *LETTERS,
        *mixed,
        *usual,
        "",
        "x" * LONGEST_TEXT,
        "x" * (LONGEST_TEXT + 1),
        "🙂" * LONGEST_TEXT,
        "🙂" * 201,
    ]
    node = os.environ.get("PARLOUR_NODE") or shutil.which("node")
    assert node
    command = [node, "--input-type=module", "-e", ASK]
    told = subprocess.run(
        command, cwd=ROOT, input=json.dumps(texts).encode(), capture_output=True, check=True
    )
    for text, (is_seed, written) in zip(texts, json.loads(told.stdout), strict=True):
        unknown = any(unicodedata.category(letter) == "Cn" for letter in text)
        assert is_seed == bool(read_seed(text)) or unknown, ascii(text)
        assert read_seed(written) == read_seed(text), ascii(text)
        assert not set(written) & set(" .,;:!?\"'()<>[]*_~`=%&#+/\\|"), ascii(text)


def test_the_terminal_deals_what_the_page_deals(run: Any) -> None:
    dealt = {
        text: run("play", "numica", "--json", "--seed", text, "--seat", "person", "person").lines()[0]
        for text in ("class 7", "CLASS 7.", "class 8")
    }
    assert dealt["class 7"] == dealt["CLASS 7."] != dealt["class 8"]


@pytest.mark.parametrize("text", ["", "...", "x" * 201])
def test_the_terminal_says_what_is_no_seed(run: Any, text: str) -> None:
    said = run("play", "numica", "--seed", text)
    assert said.code == 2
    assert "200 characters" in said.err
