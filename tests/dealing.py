"""Which random games a plain referee is compared in: some of the day's own, or many that are always the same."""

from __future__ import annotations

import pytest


def deal_numbers(day: int, slow: bool, few: int, many: int, config: pytest.Config) -> range:
    """Return the numbers of the games; `--oracle-games` asks for as many as it says, from the first one on."""
    asked = int(config.getoption("--oracle-games") or 0)
    return range(asked or many) if asked or slow else range(day * few, (day + 1) * few)
