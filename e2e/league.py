"""Tables of Numbers League to be opened by a link, and a person who plays it by what the page shows."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from e2e.harness import Person
from parlour.api import Parlour, answer
from parlour.core.rng import Rng
from parlour.games.league.state import LeagueState

PERSON = {"who": "person"}
COMPUTER = {"who": "computer", "level": 1}

# What somebody sees who looks at the table: whether it waits for them, and what it offers.
LOOK = """() => {
  if (document.querySelector(".result")) return { over: true };
  const offered = (query) => [...document.querySelectorAll(query)].map((each) => each.dataset.touch);
  return {
    waits: !document.querySelector(".thinking"),
    open: offered(".pieces .is-open"),
    said: offered(".pieces .is-said"),
    confirm: !!document.querySelector(".actions .primary:not([data-touch])"),
    curtain: !!document.querySelector(".curtain"),
    lines: document.querySelectorAll(".log-lines li").length,
    refused: document.querySelector(".refusal")?.innerText ?? "",
  };
}"""


@cache
def token_of(
    *,
    persons: int = 1,
    computers: int = 0,
    until: Callable[[LeagueState], bool],
    options: str = "{}",
    seed: str,
) -> str:
    """The token of a table at which random moves have led to such a position; the first seat is asked."""
    parlour = Parlour()

    def ask(**request: Any) -> dict[str, Any]:
        return answer(parlour, json.dumps(request))

    seats = [PERSON] * persons + [COMPUTER] * computers
    for attempt in range(20):
        setup = {"options": json.loads(options), "seats": seats, "seed": f"{seed} {attempt}"}
        number = ask(verb="new", game="league", viewers=[None], **setup)["table"]
        table, rng = parlour.tables[number], Rng(setup["seed"])
        while table.waiting():
            state, seat = table.state, table.waiting()[0]
            assert isinstance(state, LeagueState)
            if seat == 0 and until(state):
                token: str = ask(verb="save", table=number)["token"]
                return token
            table.play(seat, state.sample(seat, rng))
            table.settle()
    raise AssertionError("no such position came")


@cache
def captures_with(heroes: int) -> Callable[[LeagueState], bool]:
    """The first seat may capture somebody, and has so many superheroes, one of them with a device."""
    return lambda state: (
        state.stage == "capture"
        and len(state.heroes[0]) >= heroes
        and any(hero.armed is not None for hero in state.heroes[0])
        and len(state.moves(0) or [""] * 3) > 2
    )


@cache
def acts_with(heroes: int) -> Callable[[LeagueState], bool]:
    """The first seat may play two cards, and has so many superheroes."""
    return lambda state: state.stage == "action" and state.plays == 2 and len(state.heroes[0]) >= heroes


@cache
def acts_with_device(heroes: int) -> Callable[[LeagueState], bool]:
    """The first seat may play two cards or give a device of its hand to one of so many superheroes."""
    return lambda state: (
        acts_with(heroes)(state) and any(move.startswith("device") for move in state.moves(0) or [])
    )


def open_table(
    come: Callable[..., Person], place: str, query: str = "?pace=instant", **options: Any
) -> Person:
    """Sit down at a table of a token, when it can be played at."""
    person = come(**options).open(query, f"#/game/{place}")
    person.page.locator(".board").wait_for()
    person.page.locator(".pieces .is-open").first.wait_for()
    return person


def open_capture(come: Callable[..., Person], **options: Any) -> Person:
    """Sit down at a table of options, where somebody can be captured."""
    text = str(options).replace("'", '"').replace("False", "false") if options else "{}"
    return open_table(come, token_of(until=captures_with(3), computers=1, options=text, seed="capture"))


class Builder:
    """Somebody who builds superheroes and captures what glows."""

    def __init__(self, person: Person, seed: str) -> None:
        self.person = person
        self.random = Random(seed)

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.person.page.evaluate(LOOK)
        return seen

    def wait(self) -> dict[str, Any]:
        """Wait until somebody is asked, or must take the device, or the game is over."""
        self.person.page.wait_for_function(
            f"""() => {{
              const seen = ({LOOK})();
              return seen.over || seen.curtain || (seen.waits && seen.open.length > 0);
            }}""",
            timeout=30_000,
        )
        return self.look()

    def touch(self, word: str) -> None:
        """Touch something, and wait until that has done something."""
        before = self.look()
        if self.person.hand == "keys":
            self.step_to(word)
            self.person.page.keyboard.press("Enter")
        else:
            self.person.touch(word)
        self.person.page.wait_for_function(
            f"""(before) => {{
              const seen = ({LOOK})();
              return seen.over || seen.curtain || seen.refused !== before.refused || seen.lines > before.lines
                || seen.said.join() !== before.said.join() || (seen.waits && seen.open.join() !== before.open.join());
            }}""",
            arg=before,
        )

    def step_to(self, word: str) -> None:
        """Go to something that is offered by the key for the next such thing."""
        page = self.person.page
        if not page.locator(".pieces :focus").count():
            self.person.tab_to(page.locator(".pieces"))
        for _ in range(60):
            if page.evaluate("document.activeElement.dataset.touch") == word:
                return
            page.keyboard.press("n")
        raise AssertionError(f"the key for the next thing does not lead to {word}")

    def choose(self, seen: dict[str, Any]) -> str:
        """What to touch next: parts before devices before nothing; of a capture, whoever is offered."""
        words: list[str] = seen["open"]
        if "done" in words:
            parts = [word for word in words if word[0] in "hbl"]
            devices = [word for word in words if word[0] in "+-x"]
            return self.random.choice(parts or devices or ["done"])
        team = [word for word in words if word != "pass"]
        return self.random.choice(team or words)

    def play_to_the_end(self, most: int = 600) -> int:
        """Play until the result is shown; return how many touches that took."""
        for touches in range(most):
            seen = self.wait()
            if seen.get("over"):
                return touches
            assert not seen["refused"]
            if seen["curtain"]:
                self.person.use(self.person.page.locator(".curtain .primary"))
                self.person.page.locator(".board").wait_for()
            elif seen["confirm"]:
                self.person.press("Done") if self.person.hand != "keys" else self.person.page.keyboard.press(
                    " "
                )
                self.person.wait_for_log(seen["lines"] + 1)
            else:
                self.touch(self.choose(seen))
        raise AssertionError(f"the game did not end within {most} touches")
