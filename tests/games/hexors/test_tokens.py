"""The longest that a token of Hexors has to carry: six of everything for four, names, and a long set of one's own."""

from __future__ import annotations

import pytest
from kept import read
from long_game import make_name, seat_long_names

from parlour.core.game import Json
from parlour.core.rng import Rng
from parlour.core.save import Loaded, load_save, make_save
from parlour.core.table import Table
from parlour.core.token import LONGEST_TOKEN, write_token
from parlour.games import find
from parlour.games.hexors import HEXORS

LONGEST_SET = 1500
COLOURS = ("red", "yellow", "green", "purple", "blue", "white")


def write_tiles(rng: Rng) -> str:
    """Return as many tiles of one's own as may be written down; numbers at random cannot be packed."""
    numbers = list(range(100, 1000))
    rng.shuffle(numbers)
    text = ""
    for number in numbers:
        entry = f"{number} {rng.choice(COLOURS)} {' '.join(str(rng.below(100)) for _ in range(6))}"
        if len(text) + len(entry) + 2 > LONGEST_SET:
            break
        text += "; " * bool(text) + entry
    return text


def play_some(seed: str, armies: str, records: int) -> Table:
    """Play a game of two teams with a long set of tiles."""
    rng = Rng(seed)
    options: Json = {"game": "collector", "teams": True, "armies": armies, "characters": 6, "powers": 6}
    table = seat_long_names(HEXORS, {**HEXORS.defaults(), **options, "tiles": write_tiles(rng)}, 4, rng)
    while table.waiting() and len(table.journal) < records:
        seat = rng.choice(table.waiting())
        table.play(seat, table.state.sample(seat, rng))
    return table


@pytest.mark.parametrize("armies", ["dealt", "powers", "chosen"])
def test_a_long_set_of_ones_own_fits_a_token(armies: str) -> None:
    for records in (0, 9, 150):
        save = make_save(play_some(f"own {armies}", armies, records))
        assert len(save["options"]["tiles"]) > LONGEST_SET - 30
        token = write_token(save, HEXORS)
        carried = read(token)
        assert len(token) <= LONGEST_TOKEN
        assert isinstance(carried, dict)
        assert carried["journal"] == save["journal"]


@pytest.mark.parametrize("armies", ["dealt", "chosen"])
def test_where_it_is_too_long_its_token_carries_the_position(armies: str) -> None:
    save = make_save(play_some(f"cut {armies}", armies, 200))
    rng = Rng("cut")
    save["journal"] = [f"{rng.below(4)} {make_name(rng, 30)}" for _ in range(200)]
    token = write_token(save, HEXORS)
    assert 0 < len(token) <= LONGEST_TOKEN
    loaded = load_save(read(token), find)
    assert isinstance(loaded, Loaded)
    assert loaded.broken is None
    assert loaded.table.state.dump() == save["at"]
