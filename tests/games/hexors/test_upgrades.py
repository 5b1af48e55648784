"""Saves of Hexors that were written before sieges were counted: they go on as they began, whatever they walked."""

from __future__ import annotations

from kept import find, kept, load

from parlour.core.game import Json, Refusal
from parlour.core.save import load_save
from parlour.games.hexors.ending import LONGEST_SIEGE


def test_a_game_that_was_won_by_walking_to_and_fro_still_was() -> None:
    save = kept("hexors-2-clock-uncounted")
    loaded = load(save)
    assert loaded.broken is None
    outcome = loaded.table.outcome()
    assert outcome is not None
    assert outcome.reason == "clock"
    assert len(outcome.winners) == 1
    assert loaded.table.state.view(None)["besieged"] is None
    waited = [record for record in loaded.table.journal[-2 * LONGEST_SIEGE :] if record.move == "pass"]
    assert len(waited) > LONGEST_SIEGE / 2, "the Stronghold stood alone for long"


def test_what_is_no_save_stays_none() -> None:
    save = kept("hexors-2-clock-uncounted")
    damaged: list[Json] = [
        {**save, "seats": []},
        {**save, "options": {"game": "chess"}},
        {**save, "start": "", "at": 3},
        {key: value for key, value in save.items() if key != "options"},
    ]
    for each in damaged:
        assert load_or_refuse(each) in ("save-seats", "save-options", "save-position"), each.keys()


def load_or_refuse(save: Json) -> str:
    """Return the code of the refusal to load."""
    loaded = load_save(save, find)
    assert isinstance(loaded, Refusal)
    return loaded.code
