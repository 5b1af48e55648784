"""The referee counts as many ways to play on as the plain referee did: every line of every .perft file."""

from pathlib import Path

import pytest

from parlour.terminal.ground import find_game
from parlour.terminal.perft import Block, count, divide, read_table

GAMES = Path(__file__).parent / "games"
MOST_LEAVES = 700_000
"""Lines with more are left to `python -m parlour perft --table`."""

MANY_LEAVES = 200_000
"""Lines with more are counted by `--slow`."""

LINES = [
    pytest.param(
        *(path.stem, block, depth, leaves),
        id=f"{path.stem}-{block.name}-{depth}",
        marks=[pytest.mark.slow] if leaves > MANY_LEAVES else [],
    )
    for path in sorted(GAMES.glob("*/*.perft"))
    for block in read_table(path.read_text(encoding="utf-8"))
    for depth, leaves in block.counts
    if leaves <= MOST_LEAVES
]


def test_at_least_six_positions_are_counted_to_a_hundred_thousand_leaves() -> None:
    deep = {line.values[1] for line in LINES if int(str(line.values[3])) >= 100_000}
    assert len(deep) >= 6


@pytest.mark.parametrize(("game", "block", "depth", "leaves"), LINES)
def test_count_is_the_plain_referees(game: str, block: Block, depth: int, leaves: int) -> None:
    state = find_game(game).from_text(block.position)
    counted = count(state, depth)
    assert counted == leaves, "\n".join(f"{move}: {below}" for move, below in divide(state, depth))
