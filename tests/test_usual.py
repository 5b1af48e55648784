"""How many turns a usual game has: what each game says of itself is what its own computers need."""

from __future__ import annotations

from statistics import median

import pytest
from door import GAMES

from parlour.bots.bot import think
from parlour.core.rng import Rng
from parlour.core.slices import finish
from parlour.core.table import COMPUTER, Sitter, Table
from parlour.games import REGISTRY


@pytest.mark.parametrize("key", REGISTRY)
def test_a_usual_game_has_as_many_turns_as_it_says(key: str) -> None:
    game = GAMES[key]
    counts = []
    for number in range(5):
        table = Table(game, {}, (Sitter(COMPUTER, 2),) * 2, f"usual {number}")
        table.settle()
        while table.waiting():
            seat = table.waiting()[0]
            rng = Rng(f"{number} {len(table.journal)}")
            table.play(seat, finish(think(game, table.state.view(seat), seat, game.levels[1], rng)))
        counts.append(sum(record.seat == 0 for record in table.journal))
    assert game.turns / 1.6 < median(counts) < game.turns * 1.6
