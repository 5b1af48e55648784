"""The conformance suite's question about sentences that name many things: each answer comes soon, in counted steps.

It asks what a page asks, through the same door: what may be touched next, what comes of a touch, and why something may
not be touched.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Generator, Iterator
from functools import partial
from time import process_time
from types import FrameType
from typing import NamedTuple, TypeVar

from parlour.api import Parlour, answer
from parlour.core.game import Json, Move, Seat
from parlour.core.rng import Rng
from parlour.core.table import Table
from parlour.door.fields import LONGEST_REQUEST
from parlour.door.parlour import Sitting

Answer = TypeVar("Answer")

MOST_STEPS = 60_000
"""Functions that an answer to a touch may call, whatever was named: well under 50 ms in a browser, counted so that the
machine does not matter."""

MOST_STEPS_PLAYED = 100_000
"""The same for an answer to what is played, which also looks for what would have been better, once in a turn."""

MOST_SECONDS = 1.0
"""Processor time after which an answer that calls few functions comes too late all the same, on the slowest machine."""

LONGEST = 64
"""Touches, one after the other, that are tried."""

OPENED = 1
"""The number of the table at which things are named."""

WORDIEST = LONGEST_REQUEST // 100
"""Characters that a request may say."""


class Named(NamedTuple):
    """What one answer took."""

    said: Move  # the words so far
    question: str  # draft, why, touch or tidy
    steps: int  # functions called
    seconds: float  # of the processor
    fault: str = ""  # what was wrong with the request, or with the engine


def name_many(table: Table, seat: Seat, rng: Rng, longest: int = LONGEST) -> Iterator[Named]:
    """Touch one thing after the other, each not touched yet, and tell what each answer took.

    Between them it touches what was offered before and may not be touched now. What has no end is cut short: a step
    past a hundred times too many raises.
    """
    desk = Desk(table, seat)
    said, seen, offered = "", set[str](), dict[str, None]()
    for _ in range(longest):
        draft = yield from desk.draft(said)
        offered |= dict.fromkeys(draft["touch"])
        beside = [word for word in offered if word not in draft["touch"]]
        if beside:
            # A touch by mistake goes on by none of its meanings, or by one that plays nothing here.
            yield from desk.ask("hold", draft["move"], said=draft["move"], word=rng.choice(beside))
        yield from desk.ask("why", draft["move"], move=draft["move"])
        new = [word for word in draft["touch"] if word not in seen]
        if draft["status"] == "no" or not new:
            break
        word = rng.choice(new)
        seen.add(word)
        said = f"{draft['move']} {word}".strip()
    _, steps, seconds = count_steps(partial(table.tidy, seat, said))
    yield Named(said, "tidy", steps, seconds)
    yield from desk.draft(say_much([*offered], rng))
    # At a table of its own, since it may be played. The suite says what is wrong with that where it plays itself.
    aside = Table(table.game, table.options, table.began, table.seed, table.state, table.aids)
    before, _, word = said.rpartition(" ")
    if word:
        for named in Desk(aside, seat).ask("touch", said, said=before, word=word):
            yield named._replace(fault="")


def say_much(words: list[str], rng: Rng) -> Move:
    """Name things again and again, until no request could say more."""
    said = ""
    while words and len(longer := f"{said} {rng.choice(words)}".strip()) <= WORDIEST:
        said = longer
    return said


class Desk:
    """A seat at a table, and the door through which a page asks for it."""

    def __init__(self, table: Table, seat: Seat) -> None:
        """Open a parlour with this table alone."""
        self.seat = seat
        self.parlour = Parlour()
        self.parlour.sittings[OPENED] = Sitting(OPENED, table)

    def ask(self, verb: str, told: Move, **more: str) -> Generator[Named, None, Json]:
        """Ask something, tell what the answer took, and return it."""
        text = json.dumps({"verb": verb, "table": OPENED, "seat": self.seat, **more})
        found, steps, seconds = count_steps(partial(answer, self.parlour, text))
        yield Named(told, verb, steps, seconds, str(found.get("error", "")))
        return dict(found)

    def draft(self, said: Move) -> Generator[Named, None, Json]:
        """Ask for a draft and return it; one that leads nowhere where there is none."""
        found = yield from self.ask("draft", said, said=said)
        return {"move": said, "status": "no", "touch": [], **found.get("draft", {})}


def count_steps(ask: Callable[[], Answer]) -> tuple[Answer, int, float]:
    """Return an answer, how many functions were called for it, and how many seconds of the processor it took."""
    steps = 0

    def count(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal steps
        if event in ("call", "c_call"):
            steps += 1
            if steps > 100 * MOST_STEPS:
                raise RuntimeError("an answer that has no end")

    before, began = sys.getprofile(), process_time()
    sys.setprofile(count)
    try:
        found = ask()
    finally:
        sys.setprofile(before)
    return found, steps, process_time() - began


def is_soon(named: Named) -> bool:
    """Tell whether an answer comes while a hand still lies on what it touched."""
    most = MOST_STEPS_PLAYED if named.question in ("touch", "play") else MOST_STEPS
    return not named.fault and named.steps <= most and named.seconds <= MOST_SECONDS
