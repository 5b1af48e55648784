"""Tells what happens at a table in the words of the page; where these are not at hand, as codes with their arguments.

Seats are called by their numbers and cards by their words, as they are typed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.core.border import Happening
from parlour.core.game import Ask, Game, Outcome, Refusal, Seat
from parlour.core.table import RESIGN, Table
from parlour.terminal.fluent import Args, LackError, Pattern, Value, read_messages, say
from parlour.terminal.texts import WORDS, find_common_words, find_text


class Teller:
    """Speaks of one table to one listener, to whom it says "you", or to everybody at the keyboard (None)."""

    def __init__(self, game: Game, table: Table, listener: Seat | None) -> None:
        """Learn the words."""
        self.table, self.listener = table, listener
        texts = (find_common_words(), find_text(game.key, WORDS))
        self.messages: dict[str, Pattern] = {
            key: pattern for text in texts if text for key, pattern in read_messages(text).items()
        }

    def tell_event(self, event: Happening) -> str:
        """Return what happened, in a sentence or several."""
        kind, seat = event["kind"], event["seat"]
        more = {"masked": "yes" if event.get("masked") else "no", "times": 1}
        told = self._say(f"event-{kind}", {**self._name(event["data"]), **self._speak_of(seat), **more})
        whose = "" if seat is None else f"seat {seat} "
        return f"{whose}{write_fact(kind, event['data'])}" if told is None else told

    def tell_refusal(self, refusal: Refusal) -> str:
        """Return why not."""
        told = self._say(f"refusal-{refusal.code}", flatten(refusal.args))
        return write_fact(refusal.code, refusal.args) if told is None else told

    def tell_ask(self, seat: Seat, ask: Ask) -> str:
        """Return what a seat is asked."""
        doer = self._speak_of(seat)
        given = {**self._name(ask.args), "name": doer["who"], "you": doer["you"], "said": "", "count": 0}
        told = self._say(f"ask-{ask.code}" if ask.code else "turn-of", given)
        return f"Seat {seat}: {write_fact(ask.code, ask.args)}" if told is None else told

    def tell_outcome(self, outcome: Outcome) -> str:
        """Return who won, and why the game is over."""
        names = [self._speak_of(seat)["who"] for seat in sorted(outcome.winners)]
        if not names:
            result = "result-draw" if len(self.table.sitters) > 1 else "result-lost"
        else:
            result = "result-you-won" if outcome.winners == {self.listener} else "result-won"
        told = self._say(result, {"names": self._list(names), "count": len(names)})
        resigned = outcome.reason == "resigned"
        doer = self._find_resigned(outcome) if resigned else min(outcome.winners, default=None)
        reason = self._say(f"reason-{outcome.reason}", self._speak_of(doer))
        return f"{told or ', '.join(names)} {reason or outcome.reason}"

    def _find_resigned(self, outcome: Outcome) -> Seat | None:
        """Return who gave up last; a position that was over when it was opened tells only who has not won."""
        said = [seat for seat, move in self.table.journal if move == RESIGN]
        seats = range(len(self.table.sitters))
        others = [seat for seat in seats if seat not in outcome.winners and seat not in self.table.left]
        return next(iter([*said[::-1], *others]), None)

    def _say(self, key: str, args: Args) -> str | None:
        """Return a message; None where there is none, or it wants what only the page knows."""
        try:
            return say(self.messages, key, {"written": "yes", **args}, {"NAME": self._name_words})
        except LackError:
            return None

    def _name_words(self, words: str) -> str:
        return self._list(words.split(", "))

    def _list(self, names: list[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        together = self._say("list-and", {"before": ", ".join(names[:-1]), "last": names[-1]})
        return ", ".join(names) if together is None else together

    def _speak_of(self, seat: Seat | None) -> dict[str, str]:
        if seat is not None and seat == self.listener:
            return {"who": self._say("you", {}) or f"Seat {seat}", "you": "yes"}
        return {"who": "" if seat is None else f"Seat {seat}", "you": "no"}

    def _name(self, data: Mapping[str, Any]) -> dict[str, Value]:
        """Return the arguments of a message in which somebody else may be spoken of than who does something."""
        args = flatten(data)
        if type(data.get("whom")) is int:
            other = self._speak_of(data["whom"])
            args |= {"whom": other["who"], "whomYou": other["you"]}
        return args


def flatten(data: Mapping[str, Any]) -> dict[str, Value]:
    """Return arguments as messages take them, as the page does: of a list also how many there are (`cardsCount`)."""
    args: dict[str, Value] = {}
    for key, value in data.items():
        if isinstance(value, list):
            alone = len(value) == 1 and type(value[0]) is int
            args[key] = value[0] if alone else ", ".join(map(_as_text, value))
            args[f"{key}Count"] = len(value)
        else:
            args[key] = value if type(value) is int else _as_text(value)
    return args


def _as_text(value: object) -> str:
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)


def write_fact(code: str, args: Mapping[str, Any]) -> str:
    """Return a code and its arguments, where there are no words for it."""
    return " ".join([code, "; ".join(f"{name} {_write(value)}" for name, value in args.items())]).rstrip()


def _write(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " ".join(map(_write, value)) or "none"
    return "none" if value in (None, "") else str(value)
