"""What people read in play reads well aloud: short sentences, articles that fit, and one word for one thing.

The sentences are those of the golden games and the lessons, told by the page's own functions, and beside them every way
in which a message can come out. Which word stands for what, the table of CONTRIBUTING says.
"""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from sayings import list_sayings
from test_locales import source_of
from test_page_modules import PAGE, find_node

from parlour.games import REGISTRY

ROOT = Path(__file__).resolve().parent.parent
MOST = 14
"""Words of a sentence."""

IN_PLAY = ("event", "ask", "refusal", "would", "missed", "merit", "gain", "lead", "reason", "lesson", "hint")
IN_PLAY += (
    "found",
    "result",
    "warm",
    "inquired",
    "remark",
    "turn",
    "thinking",
    "paused",
    "curtain",
    "review",
)
NOT_IN_PLAY = ("syntax", "options", "save", "token", "file", "statistics")
"""Refusals of what is typed, set up and opened."""

SUM = re.compile(r"[(√∛−]*\d[\d./%²³)]*(?: ?[+−×÷=] ?[(√∛−]*\d[\d./%²³)]*)+")
"""A sum in signs, read as one thing."""

NO_ARTICLE = re.compile(
    r"\ba (?=8|11\b|18\b|[aeio](?!ne\b|nce\b)|u(?!ni|se)|[AEFHILMNORSX]\b)"
    r"|\ban (?![aeiou8AEIOU]|11\b|18\b|[FHLMNRSX]\b)"
)
STUMBLES = {
    "an article that does not fit": NO_ARTICLE,
    "two spaces": re.compile(r"  |\n"),
    "“of you” for “your”": re.compile(r"\bof (You|you)\b(?! )|\b(You|you)’s\b"),
    "a space before its mark": re.compile(r" [.,;:!?]"),
    "a mark after another": re.compile(r"[.,;:][.,;:]"),
}


def list_words(sentence: str) -> list[str]:
    """Return the words of a sentence; a name, whose spaces do not break, and a sum are one each."""
    return [word for word in SUM.sub("1", sentence).split(" ") if re.search(r"\w|…", word)]


def split(text: str) -> list[str]:
    """Return the sentences of a text."""
    return re.sub(r"([.!?]”?) +", r"\1\n", text).splitlines()


def what_is_wrong(text: str) -> Iterator[str]:
    """Give what somebody would stumble over who reads a text aloud."""
    for why, pattern in STUMBLES.items():
        if pattern.search(text):
            yield f"{why}: {text}"
    for sentence in split(text):
        if re.match(r"[a-z](?![1-9])", sentence):
            yield f"a small letter begins: {sentence}"
        if len(list_words(sentence)) > MOST:
            yield f"{len(list_words(sentence))} words: {sentence}"


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("You took a 4 with a 4. Two cards!", 0),
        ("Blue took an 8: (5 + 3) × 2 − 8 = 8.", 0),
        ("Blue holds a 11.", 1),
        ("An Kraken attacks a igloo.", 1),
        ("A unicorn is a one.", 0),
        ("The Wolf of you  falls.", 1),
        ("The Wolf attacks a tile of you.", 1),
        ("Take d5. minus 3 is taken.", 1),
        ("Take it. d5 is far.", 0),
        ("One two three four five six seven eight nine ten 11 12 13 14.", 0),
        ("One two three four five six seven eight nine ten 11 12 13 14 15.", 1),
    ],
)
def test_it_is_told_apart_what_reads_well(text: str, count: int) -> None:
    assert len(list(what_is_wrong(text))) == count


def run(program: str, *arguments: str | Path) -> str:
    """Return what a program of Node's says."""
    done = subprocess.run([find_node(), PAGE / program, *arguments], capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.parametrize("key", REGISTRY)
def test_what_is_told_in_play_reads_well(key: str, tmp_path: Path) -> None:
    file = tmp_path / "sayings.json"
    sayings = list_sayings(key)
    assert {each["how"] for each in sayings} >= {
        "event",
        "ask",
        "merit",
        "would",
        "refusal",
        "text",
        "outcome",
    }
    file.write_text(json.dumps(sayings), encoding="utf-8")
    lines = run("teller.mjs", key, file, source_of("en", "shell"), source_of("en", key)).splitlines()
    told = {text for line in lines for text in json.loads(line)}
    assert len(told) > 300
    assert sorted({wrong for text in told for wrong in what_is_wrong(text)}) == []


@cache
def list_variants(name: str) -> dict[str, list[str]]:
    """Return every way in which each message of a game or of the shell can be read."""
    variants: dict[str, list[str]] = json.loads(run("variants.mjs", source_of("en", name)))
    return variants


@pytest.mark.parametrize("name", ["shell", *REGISTRY])
def test_no_message_can_come_out_so_that_it_does_not_read_well(name: str) -> None:
    wrong = [
        f"{message}: {each}"
        for message, texts in list_variants(name).items()
        for kind, _, code in [message.partition("-")]
        if kind in IN_PLAY and not (kind == "refusal" and code.startswith(NOT_IN_PLAY))
        for text in texts
        for each in what_is_wrong(text)
    ]
    assert wrong == []


@pytest.mark.parametrize("key", REGISTRY)
def test_why_a_move_is_good_is_told_alike_of_everybodys(key: str) -> None:
    """The review tells it of a computer's move, too: “you” is nobody there but whom the message names."""
    source = Path(source_of("en", key)).read_text(encoding="utf-8")
    named = set(re.findall(r"^(merit-[\w-]+) =(?:(?!^\S).)*whomYou", source, re.MULTILINE | re.DOTALL))
    wrong = [
        text
        for message, texts in list_variants(key).items()
        if message.startswith("merit-") and message not in named
        for text in texts
        if re.search(r"\b(you|your|yours)\b", text, re.IGNORECASE)
    ]
    assert wrong == []


# One word for one thing


def read_glossary() -> list[tuple[str, list[str], list[str]]]:
    """Return of each row of the table where it holds, the words, and those that are not said there."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = text.split("| what people read |", 1)[1].split("\n\n", 1)[0]
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in table.splitlines()[2:]]
    return [
        (where, re.findall(r"\*(.+?)\*", says), re.findall(r"\*(.+?)\*", no)) for _, says, where, no in rows
    ]


def list_texts(name: str) -> dict[str, str]:
    """Return all that people read of a game, by message, and its rules, by paragraph; of the shell its messages."""
    texts = {message: " ".join(all_of) for message, all_of in list_variants(name).items()}
    if name != "shell":
        rules = (source_of("en", name).parent.parent / "rules" / "en.md").read_text(encoding="utf-8")
        prose = [line for line in rules.splitlines() if re.match(r"§|#|alt: ", line)]
        texts |= {f"rules {number}": line for number, line in enumerate(prose)}
    return texts


@pytest.mark.parametrize("name", ["shell", *REGISTRY])
def test_one_word_stands_for_one_thing(name: str) -> None:
    rows = [(says, no) for where, says, no in read_glossary() if where == "all" or name in where.split(", ")]
    assert len(rows) > 3
    texts = list_texts(name)
    found = [
        f"say “{' / '.join(says)}” for “{word}” in {message}: {text}"
        for says, no in rows
        for word in no
        for message, text in texts.items()
        if re.search(rf"\b{word}\b", text, re.IGNORECASE)
    ]
    assert found == []


def test_each_word_of_the_table_is_said_where_it_stands() -> None:
    names = ["shell", *REGISTRY]
    said = {name: " ".join(list_texts(name).values()) for name in names}
    for where, says, _ in read_glossary():
        places = " ".join(said[name] for name in (names if where == "all" else where.split(", ")))
        for word in says:
            assert re.search(rf"\b{word}(?!\w)", places), f"{word} in {where}"
