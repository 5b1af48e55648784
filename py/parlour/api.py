"""The only door for the worker and for tests: `handle(json) -> json`. Nothing that comes in makes it raise.

A request is an object with a "verb"; the answer is an object: what was asked for, or {"refusal": {code, args,
rule}} for a player's mistake, or {"error": {code, args}} for a request that makes no sense. T is a table's id, S a
seat, V a viewer: who looks (a seat, or null for a bystander).

    reply    {viewer, view, prompt, log, outcome, seats, sides, windows, takebacks, hints, aids, options, hides, seed,
             length}; this and all that it is made of is typed in core/border.py
    prompt   {id, waiting: [S], seat: S | null, ask, answers: [word], inquiries: [code], offers: [S], undo, takeback}:
             `ask` is for the viewer, in his seat; in an unveiled window everybody is told it, and `answers`, what
             may be said there before all; `inquiries` is what he may find out
    ask      {code, args}: "ask-<code>" with these arguments; the code is "" where nothing is asked
    log      {from, records: [{seat: S | null, move: string | null, events, view?, waiting?, parts?}]}; `view` and
             `waiting` come with "new", "play" and "ask": how the table stood for this viewer after the record, so that
             dice, deals and answers can be shown one after the other. The last record's view is null: it is the reply's
             own. `parts`: [{view, events: number}], of somebody else's sentence of several parts all but the last: how
             the table looked after each, and how many of the record's events there were by then
    seats    [{who, level?, name?, colour?, asked?: {kind: "could" | "never"}, left?: true}]: `left` where the person
             has, and a computer plays on; `asked` where a seat is not always asked in a kind of window
    windows  [kind]: those that can open with these options, in each of which a seat can choose when it is asked
    sides    [[S]]: who plays together; an outcome's winners are whole sides
    draft    {move, status, ask, touch, preview, refusal, next: draft | null}: what may be touched after the words that
             were said; `next` is the draft after the only word that may follow, where there is just one
    SHOWN    {"table": T, "replies": [reply, reply?], "curtain": S | null, "draft": draft | null}: a reply for who looks
             at the table, and another for who looks from now on, where that is somebody else (null: nobody, behind the
             curtain that waits for S); the draft of nothing said yet for the last, null where they are not asked
    KEPT     SHOWN with "token": the game as it stands now, to be kept; none in a lesson, which is not kept

    {"verb": "games"}                                   {"games": [key]}
    {"verb": "describe", "game"}                        {"game", "seats": {least, most}, "options": [{key, default,
                                                        kind, choices, when: {key or "seats": [values]}}],
                                                        "presets": {key: {options, seats: [counts]}}, "levels", "codes",
                                                        "windows", …}
    {"verb": "install"}                                 {"games": [key]}: looks for games in installed wheels
    {"verb": "new", "game", "options", "seats", "seed"?, "aids"?, "viewer"?: V}       KEPT or a refusal
    {"verb": "look", "table", "seat"?}                  SHOWN; with a seat the curtain is lifted for it
    {"verb": "play", "table", "seat", "move", "prompt"?}             KEPT with "missed", or a refusal;
                                                        the move is tidied first (`State.tidy`), as for "why"
                                                        "missed": {at, seat, move, better, gain, events, merits} where
                                                        the game itself knows what a person could have said, else null
    {"verb": "draft", "table", "seat", "said"}          {"draft"}
    {"verb": "hold", "table", "seat", "said", "word"}   {"draft"}: what the held thing can be laid on; nothing is played
    {"verb": "touch", "table", "seat", "said", "word", "onto"?, "prompt"?}    {"result": "draft" | "taken back",
                                                        "draft"}, {"result": "played"} with what "play" answers, or
                                                        {"result": "refused", "refusal"}; "onto": where it was laid
    {"verb": "why", "table", "seat", "move"}            {"refusal"} or {"refusal": null}
    {"verb": "ask", "table", "seat", "asked": {kind: "always" | "could" | "never"}}  KEPT: in which windows
                                                        the seat is asked from now on
    {"verb": "undo" | "takeback", "table", "seat"?}     KEPT or a refusal
    {"verb": "replay", "table", "at"}                   {"table", "at", "view", "waiting": [S]}: as it stood after `at`
                                                        records, and whom the table then waited for
    {"verb": "branch", "table", "at"}                   KEPT: a new table, with the first `at` records; a refusal while
                                                        the game goes on, where nothing is taken back
    {"verb": "save", "table"}                           {"save", "token"}: of a file, and of a link or what is kept
    {"verb": "load", "save" | "token", "from"?: "position", "viewer"?: V}     KEPT with "game", "broken"?
                                                        a save may be the text of a file
    {"verb": "lesson", "game", "lesson": number}        SHOWN with "lesson": {key, number, of, rule, goals,
                                                        about}: a table at which only the lesson's goals are played;
                                                        "about": what is bright there until a hint is asked for
    {"verb": "close", "table"}                          {}
    {"verb": "think", "table", "seat", "level"?, "ms"?} {"job": J}; its steps tell {"job", "done", "move", "nodes",
                                                        "depth"}; after so many ms, any move that is known will do
    {"verb": "example", "table", "seat", "said"}        {"move"}: some sentence that begins with these words, "" where
                                                        none does; good or bad, so that nothing is given away
    {"verb": "inquire", "table", "seat", "code"}        {"answer": {code, args}}, or a refusal: one of the prompt's
                                                        `inquiries`, answered; it is not counted
    {"verb": "hint", "table", "seat", "said"?, "ms"?}   {"job": J}, or a refusal; its steps tell {"job", "done"} and,
                                                        once done, "hint": {move, events, merits: [{code, args}]}; it
                                                        goes on from what was said, where that is as good as any
    {"verb": "hinted", "table"}                         {"hints", "token"}: a hint was shown and is counted, once for
                                                        each position; or a refusal; no "token" in a lesson
    {"verb": "review", "table"}                         {"job": J}; its steps tell {"job", "done", "at", "of"} and,
                                                        once done, [{at, seat, move, better, gain, events, merits}] as
                                                        "points"; `better` is `move` where that was the best by far
    {"verb": "par", "table"}                            {"job": J}: a computer plays the deal of a table for one, at the
                                                        level `par` of the game; its steps tell {"job", "done"} and,
                                                        once done, its "score". It lasts while the table changes
    {"verb": "step", "job", "ms"}                       works so long; the answers stand with the verbs that begin jobs
    {"verb": "stop", "job"}                             {"move"}: the best so far, "" where nothing is known
    {"verb": "bench", "game", "seconds"}                rates, helper: see bench.py
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
            "ask": self.ask,
            "undo": self.undo,
            "takeback": self.take_back,
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
            "par": self.play_par,
            "step": self.step,
            "stop": self.stop,
            "bench": self.bench,
        }

    # Games

    def list_games(self, request: Json) -> Json:
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

    def install(self, request: Json) -> Json:
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


def _error(code: str, args: Json) -> Json:
    return {"error": {"code": code, "args": args}}
