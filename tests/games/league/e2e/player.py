"""Somebody who plays Numbers League: builds superheroes, and captures what glows."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from e2e.harness import Person
from e2e.player import Player
from games.league.e2e.tables import captures_with, token_of


class LeaguePlayer(Player):
    """Somebody who plays parts before devices, and captures with whoever is offered."""

    game = "league"
    tables = (
        ("Hero level", ("person",)),
        ("Quick game", ("person", "person")),
        ("Superhero level", ("person", "person", "1")),
        ("For experts", ("person", "2")),
    )
    typed = ("play h3a", "device +5a H1", "trade h1a b2b", "hq l1a l1b", "capture v7 : H1 s", "pass")

    def choose(self, offered: list[str], random: Random) -> str:
        """What to touch next: parts before devices before nothing; of a capture, whoever is offered."""
        if "done" in offered:
            parts = [word for word in offered if word[0] in "hbl" and word != "hq"]
            devices = [word for word in offered if word[0] in "+-x"]
            return random.choice(parts or devices or ["done"])
        team = [word for word in offered if word != "pass"]
        return random.choice(team or offered)


PLAYER = LeaguePlayer


def open_table(
    come: Callable[..., Person], place: str, query: str = "?pace=instant&notation&log", **options: Any
) -> LeaguePlayer:
    """Sit down at a table of a token, when it can be played at."""
    player = LeaguePlayer(come(**options)).open(query, f"#/game/{place}")
    player.page.locator(".board").wait_for()
    player.page.locator(".pieces .is-open").first.wait_for()
    return player


def open_capture(come: Callable[..., Person], **options: Any) -> LeaguePlayer:
    """Sit down at a table of options, where somebody can be captured."""
    text = str(options).replace("'", '"').replace("False", "false") if options else "{}"
    return open_table(come, token_of(until=captures_with(3), computers=1, options=text, seed="capture"))
