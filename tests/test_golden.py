"""Transcripts stay as they were read; `pytest --golden-update` writes them anew, to be read again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from recipes import Transcript, list_ends, list_recipes

from parlour.core.table import TABLE_REASONS
from parlour.terminal.golden import play_recipe, write_transcript
from parlour.terminal.ground import find_game, list_games

GAMES = Path(__file__).parent / "games"
RECIPES = list_recipes()
ENDS = list_ends()
MOST_BYTES = 40_000


def file_of(transcript: Transcript) -> Path:
    return GAMES / transcript.game / "golden" / f"{transcript.name}.txt"


@pytest.mark.parametrize("transcript", RECIPES, ids="-".join)
def test_transcript_is_as_it_was_read(transcript: Transcript, request: pytest.FixtureRequest) -> None:
    path = file_of(transcript)
    written = write_transcript(RECIPES[transcript])
    assert len(written.encode()) < MOST_BYTES, "too long to be read; begin nearer to the end"
    if request.config.getoption("--golden-update"):
        path.write_text(written, encoding="utf-8", newline="\n")
    assert path.exists(), "it is new: write it with --golden-update, and read it"
    assert path.read_text(encoding="utf-8") == written


@pytest.mark.parametrize("key", list_games())
def test_every_preset_and_every_end_has_a_transcript(key: str) -> None:
    game = find_game(key)
    made = [recipe for recipe in RECIPES.values() if recipe.game == key]
    for options, counts in (({}, game.seats), *game.presets.values()):
        for seats in (counts[0], counts[-1]):
            full = {**game.defaults(), **options}
            # From the first record on: the set positions are for ends alone.
            assert any((each.options, each.seats, each.start) == (full, seats, "") for each in made), full
    ends = {reason for each, reason in ENDS if each == key}
    assert set(game.reasons) <= ends


def test_every_end_of_the_table_has_a_transcript() -> None:
    assert set(TABLE_REASONS) <= {reason for _, reason in ENDS}


@pytest.mark.parametrize(("key", "reason"), ENDS)
def test_an_end_is_the_one_that_it_is_named_by(key: str, reason: str) -> None:
    table = play_recipe(RECIPES[Transcript(key, f"ends-{reason}")])
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.reason == reason
    # A set position is one that could stand in a game: nothing is wrong with it.
    assert [wrong for moment in table.past for wrong in moment.state.audit()] == []


def test_no_transcript_is_left_over() -> None:
    assert set(GAMES.glob("*/golden/*.txt")) == set(map(file_of, RECIPES))


def test_a_transcript_shows_what_it_should() -> None:
    """Read one as a program would: every record, every event, every viewer's digest."""
    recipe = RECIPES[Transcript("null", "short-2")]
    table, text = play_recipe(recipe), write_transcript(recipe)
    lines = text.splitlines()
    records = [line.split(". ", 1)[1] for line in lines if line[:1].isdigit() and ". " in line]
    assert records == [str(record) for record in table.journal]
    kinds = [json.loads(line)["kind"] for line in lines if line.startswith("   {")]
    assert kinds == [each.kind for moment in table.past for each in moment.events]
    digests = [line.removeprefix("views ").split() for line in lines if line.startswith("views ")]
    assert len(digests) == len(table.journal) + 1
    assert all([part.split(":")[0] for part in each] == ["-", "0", "1"] for each in digests)
    # A secret choice changes what the chooser knows in another way than what the others know.
    assert len({part.split(":")[1] for part in digests[2]}) == 3
