"""The only door for the worker and for tests: `handle(json) -> json`. Nothing that comes in makes it raise.

A request is an object with a "verb"; what each asks for, and how it is answered, is typed in `verbs.py`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from parlour import __version__
from parlour.bots.ladder import read_alone, read_ladder
from parlour.core.game import OPTION_CODES, Game, Json
from parlour.core.save import SAVE_CODES, read_json
from parlour.core.table import COLOURS, TABLE_CODES, TABLE_KINDS, TABLE_REASONS, TABLE_WORDS
from parlour.games import REGISTRY
from parlour.requests import ERROR_CODES, LONGEST_REQUEST, RequestError
from parlour.tables import tell_partners
from parlour.thinking import Thinking

if TYPE_CHECKING:
    from parlour import verbs
    from parlour.core import border

PARLOUR_CODES = ("review-early", "lesson-other")


class Parlour(Thinking):
    """All that a page can ask for, by verb."""

    def __init__(self) -> None:
        """Open with no table and no job."""
        super().__init__()
        self.verbs: dict[str, Callable[[Json], Mapping[str, object]]] = {
            "games": self.list_games,
            "describe": self.describe,
            "install": self.install,
            "new": self.open_table,
            "look": self.look,
            "play": self.play,
            "draft": self.draft,
            "hold": self.hold,
            "touch": self.touch,
            "why": self.explain,
            "wish": self.wish,
            "undo": self.undo,
            "takeback": self.take_back,
            "redo": self.redo,
            "example": self.example,
            "hint": self.hint,
            "hinted": self.count_hint,
            "inquire": self.inquire,
            "replay": self.replay,
            "branch": self.branch,
            "save": self.save,
            "load": self.load,
            "lesson": self.teach,
            "close": self.close,
            "think": self.think,
            "review": self.review,
            "seek": self.seek,
            "par": self.play_par,
            "step": self.step,
            "stop": self.stop,
            "bench": self.bench,
        }

    # Games

    def list_games(self, request: Json) -> verbs.Games:
        """List the keys of the games that can be played."""
        return {"games": [*REGISTRY, *self.wheels], "version": __version__}

    def describe(self, request: Json) -> border.Description:
        """Describe a game: all that a set-up form, and a test of the locale files, need to know."""
        game = self._game(request)
        return {
            "game": game.key,
            "rules": game.rules,
            "seats": {"least": game.seats[0], "most": game.seats[-1]},
            "options": [
                {
                    "key": option.key,
                    "default": option.default,
                    "kind": option.kind,
                    "choices": list(option.choices),
                    "when": option.list_when(),
                    "seat": option.seat,
                }
                for option in game.options
            ],
            "presets": {
                name: {"options": dict(preset.options), "seats": list(preset.seats)}
                for name, preset in game.presets.items()
            },
            "partners": tell_partners(game),
            "levels": len(game.levels),
            "ladder": read_ladder(game),
            "alone": read_alone(game),
            "lessons": [{"key": lesson.key, "rule": lesson.rule} for lesson in game.lessons],
            "colours": list(COLOURS),
            "codes": dict(game.codes),
            "kinds": [*game.kinds, *TABLE_KINDS],
            "reasons": [*game.reasons, *TABLE_REASONS],
            "asks": list(game.asks),
            "windows": list(game.windows),
            "merits": list(game.merits),
            "inquiries": list(game.inquiries),
            "table": {
                "words": list(TABLE_WORDS),
                "codes": [*TABLE_CODES, *PARLOUR_CODES, *SAVE_CODES, *OPTION_CODES],
                "errors": list(ERROR_CODES),
            },
        }

    def install(self, request: Json) -> verbs.Games:
        """Find the games of installed wheels, by their entry points in the group `parlour.games`."""
        from importlib.metadata import entry_points

        for point in entry_points(group="parlour.games"):
            try:
                game = point.load()
            except Exception as fault:
                raise RequestError("wheel-damaged", wheel=point.name, fault=str(fault)[:200]) from fault
            if not isinstance(game, Game) or game.key in REGISTRY:
                raise RequestError("wheel-damaged", wheel=point.name, fault="")
            self.wheels[game.key] = game
        return {"games": [*REGISTRY, *self.wheels]}


PARLOUR = Parlour()
"""The one parlour of this interpreter."""


def handle(text: str) -> str:
    """Answer one request; JSON in, JSON out, whatever comes in."""
    return json.dumps(answer(PARLOUR, text), separators=(",", ":"))


def answer(parlour: Parlour, text: object) -> Mapping[str, object]:
    """Answer one request as plain data."""
    if not isinstance(text, str) or len(text) > LONGEST_REQUEST:
        return _error("request-long", {"most": LONGEST_REQUEST})
    try:
        request = read_json(text)
    except ValueError:
        return _error("request-json", {})
    verb = request.get("verb") if isinstance(request, dict) else None
    act = parlour.verbs.get(verb) if isinstance(verb, str) else None
    if act is None or not isinstance(request, dict):
        return _error("request-verb", {"verb": verb[:40] if isinstance(verb, str) else ""})
    try:
        return act(request)
    except RequestError as error:
        return _error(error.code, error.given)
    except Exception as fault:
        # Our own mistake: the page says so and goes on from its last save, rather than lose the interpreter.
        return _error("engine-fault", {"fault": f"{type(fault).__name__}: {fault}"[:200]})


def _error(code: str, args: Json) -> verbs.Failed:
    return {"error": {"code": code, "args": args}}
