"""The only door for the worker and for tests: `handle(json) -> json`. Nothing that comes in makes it raise.

A request is an object with a "verb"; the answer is an object: what was asked for, or {"refusal": {code, args,
rule}} for a player's mistake, or {"error": {code, args}} for a request that makes no sense. T is a table's id, S a
seat, V a viewer (a seat, or null for a bystander).

    reply    {viewer, view, prompt, log, outcome, seats, sides, windows, takebacks, hints, aids, options, hides, seed,
             length}; this and all that it is made of is typed in core/border.py
    prompt   {id, waiting: [S], seat: S | null, ask, answers: [word], offers: [S], undo, takeback}: `ask` is for the
             viewer, in his seat; in an unveiled window everybody is told it, and `answers`, all that may be said there
    ask      {code, args}: "ask-<code>" with these arguments; the code is "" where nothing is asked
    log      {from, records: [{seat: S | null, move: string | null, events, view?, waiting?}]}; `view` and `waiting`
             come with "new", "play" and "ask": how the table stood for this viewer after the record, so that dice,
             deals and answers can be shown one after the other. The last record's view is null: it is the reply's own
    seats    [{who, level?, name?, colour?, asked?: {kind: "could" | "never"}, left?: true}]: `left` where the person
             has, and a computer plays on; `asked` where a seat is not always asked in a kind of window
    windows  [kind]: those that can open with these options, in each of which a seat can choose when it is asked
    sides    [[S]]: who plays together; an outcome's winners are whole sides
    draft    {move, status, ask, touch, preview, refusal, next: draft | null}: what may be touched after the words that
             were said; `next` is the draft after the only word that may follow, where there is just one
    SHOWN    {"table": T, "replies": [reply], "draft": draft | null}: a reply for each viewer; the draft of nothing said
             yet for the first of them, null where his seat is not asked
    KEPT     SHOWN with "token": the game as it stands now, to be kept; none in a lesson, which is not kept

    {"verb": "games"}                                   {"games": [key]}
    {"verb": "describe", "game"}                        {"game", "seats": {least, most}, "options": [{key, default,
                                                        kind, choices, when: {key or "seats": [values]}}],
                                                        "presets": {key: {options, seats: [counts]}}, "levels", "codes",
                                                        "windows", …}
    {"verb": "install"}                                 {"games": [key]}: looks for games in installed wheels
    {"verb": "new", "game", "options", "seats", "seed"?, "aids"?, "viewers": [V]}     KEPT or a refusal
    {"verb": "look", "table", "viewers"}                SHOWN
    {"verb": "play", "table", "seat", "move", "prompt"?, "viewers"}  KEPT with "missed", or a refusal;
                                                        the move is tidied first (`State.tidy`), as for "why"
                                                        "missed": {at, seat, move, better, gain, events, whys} where
                                                        the game itself knows what a person could have said, else null
    {"verb": "draft", "table", "seat", "said"}          {"draft"}
    {"verb": "touch", "table", "seat", "said", "prompt"?, "viewers"}          {"draft"} as for "draft", while the words
                                                        can go on; what cannot is played, and answered as by "play"
    {"verb": "why", "table", "seat", "move"}            {"refusal"} or {"refusal": null}
    {"verb": "ask", "table", "seat", "asked": {kind: "always" | "could" | "never"}, "viewers"}  KEPT: in which windows
                                                        the seat is asked from now on
    {"verb": "undo" | "takeback", "table", "seat"?, "viewers"}                KEPT or a refusal
    {"verb": "replay", "table", "at", "viewers"}        {"table", "at", "views", "waiting": [S]}: as they stood after
                                                        `at` records, and whom the table then waited for
    {"verb": "branch", "table", "at", "viewers"}        KEPT: a new table, with the first `at` records; a refusal while
                                                        the game goes on, where nothing is taken back
    {"verb": "save", "table"}                           {"save", "token"}: of a file, and of a link or what is kept
    {"verb": "load", "save" | "token", "from"?: "position", "viewers"}        KEPT with "game", "broken"?
                                                        a save may be the text of a file
    {"verb": "lesson", "game", "lesson": number}        SHOWN with "lesson": {key, number, of, rule, goals,
                                                        about}: a table at which only the lesson's goals are played;
                                                        "about": what is bright there until a hint is asked for
    {"verb": "close", "table"}                          {}
    {"verb": "think", "table", "seat", "level"?, "ms"?} {"job": J}; its steps tell {"job", "done", "move", "nodes",
                                                        "depth"}; after so many ms, any move that is known will do
    {"verb": "example", "table", "seat", "said"}        {"move"}: some sentence that begins with these words, "" where
                                                        none does; good or bad, so that nothing is given away
    {"verb": "hint", "table", "seat", "said"?, "ms"?}   {"job": J}, or a refusal; its steps tell {"job", "done"} and,
                                                        once done, "hint": {move, events, whys: [{code, args}]}; it goes
                                                        on from what was said, where that is as good as anything else
    {"verb": "hinted", "table"}                         {"hints", "token"}: a hint was shown and is counted, once for
                                                        each position; or a refusal; no "token" in a lesson
    {"verb": "review", "table"}                         {"job": J}; its steps tell {"job", "done", "at", "of"} and,
                                                        once done, [{at, seat, move, better, gain, events, whys}] as
                                                        "points"; `better` is `move` where that was the best by far
    {"verb": "step", "job", "ms"}                       works so long; the answers stand with the verbs that begin jobs
    {"verb": "stop", "job"}                             {"move"}: the best so far, "" where nothing is known
    {"verb": "bench", "game", "seconds"}                rates, helper: see bench.py
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from parlour import __version__
from parlour.bots.bot import Progress, think_at
from parlour.bots.ladder import read_alone, read_ladder
from parlour.bots.review import Reviewed, find_missed, review
from parlour.core.game import NO_ASK, OPTION_CODES, Draft, Game, Json, Lesson, Move, Refusal, Seat, State
from parlour.core.save import (
    SAVE_CODES,
    Loaded,
    load_save,
    make_save,
    read_json,
    read_text,
)
from parlour.core.table import (
    ALLOWED,
    COLOURS,
    COMPUTER,
    LEVELS,
    LONGEST_SEED,
    PERSON,
    TABLE_CODES,
    TABLE_KINDS,
    TABLE_REASONS,
    TABLE_WORDS,
    Sitter,
    Table,
    read_aids,
    read_asked,
    read_sitters,
)
from parlour.core.token import read_token, write_token
from parlour.games import REGISTRY, find
from parlour.jobs import Jobs, tell_review, tell_thought, think_within

if TYPE_CHECKING:
    from parlour.core import border

LONGEST_REQUEST = 1_000_000
"""Characters."""

MOST_TABLES = 8
"""A ninth table closes the one that was used longest ago."""

LONGEST_SLICE = 1000  # milliseconds
LONGEST_THOUGHT = 60_000  # milliseconds, where a request says how long a computer may think
LONGEST_EXAMPLE = 32  # words of an example
PARLOUR_CODES = ("review-early", "lesson-other")
ERROR_CODES = (
    "request-long",
    "request-json",
    "request-verb",
    "request-game",
    "request-table",
    "request-seat",
    "request-seats",
    "request-seed",
    "request-aids",
    "request-asked",
    "request-at",
    "request-viewers",
    "request-said",
    "request-level",
    "request-job",
    "request-number",
    "request-seconds",
    "wheel-damaged",
    "engine-fault",
)


class RequestError(Exception):
    """A request that makes no sense; becomes an error object at the door."""

    def __init__(self, code: str, **args: object) -> None:
        """Take the code, one of ERROR_CODES, and its arguments."""
        super().__init__(code)
        self.code = code
        self.given = args


class Parlour:
    """Every table and every job of one page."""

    def __init__(self) -> None:
        """Open with no table and no job."""
        self.tables: dict[int, Table] = {}
        self.jobs = Jobs()
        self.lessons: dict[int, Lesson] = {}  # those tables at which something is taught
        self.wheels: dict[str, Game] = {}
        self.numbered = 0
        self.verbs: dict[str, Callable[[Json], Mapping[str, object]]] = {
            "games": self.list_games,
            "describe": self.describe,
            "install": self.install,
            "new": self.open_table,
            "look": self.look,
            "play": self.play,
            "draft": self.draft,
            "touch": self.touch,
            "why": self.explain,
            "ask": self.ask,
            "undo": self.undo,
            "takeback": self.take_back,
            "example": self.example,
            "hint": self.hint,
            "hinted": self.count_hint,
            "replay": self.replay,
            "branch": self.branch,
            "save": self.save,
            "load": self.load,
            "lesson": self.teach,
            "close": self.close,
            "think": self.think,
            "review": self.review,
            "step": self.step,
            "stop": self.stop,
            "bench": self.bench,
        }

    # Games

    def find(self, key: str) -> Game:
        """Return a game of the parlour or of an installed wheel; raises KeyError."""
        return self.wheels[key] if key in self.wheels else find(key)

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
                }
                for option in game.options
            ],
            "presets": {
                name: {"options": dict(preset.options), "seats": list(preset.seats)}
                for name, preset in game.presets.items()
            },
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
            "whys": list(game.whys),
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

    # Tables

    def open_table(self, request: Json) -> Json:
        """Begin a game."""
        game = self._game(request)
        sitters = read_sitters(request.get("seats"), game.windows)
        if sitters is None:
            raise RequestError("request-seats")
        options = request.get("options", {})
        refusal = game.check(options, len(sitters))
        if refusal:
            return {"refusal": refusal.as_json()}
        seed = request.get("seed")
        seed = "" if seed is None else seed
        if not isinstance(seed, str) or len(seed) > LONGEST_SEED:
            raise RequestError("request-seed", most=LONGEST_SEED)
        aids = read_aids(request["aids"]) if "aids" in request else ALLOWED
        if aids is None:
            raise RequestError("request-aids")
        table = Table(game, options, sitters, seed or os.urandom(5).hex(), aids=aids)
        viewers = self._viewers(request, table)
        table.settle()
        return self._keep(self._seat(table), viewers, since=0)

    def look(self, request: Json) -> Json:
        """Show a table as it stands."""
        number, table = self._table(request)
        return self._show(number, self._viewers(request, table))

    def _show(self, number: int, viewers: list[Seat | None], since: int | None = None) -> Json:
        """Tell viewers how a table stands; `since` a record step by step, where something has just happened."""
        table = self.tables[number]
        replies = [table.reply(viewer, since or 0, steps=since is not None) for viewer in viewers]
        asked = replies[0]["prompt"]["seat"] if replies else None
        draft = None if asked is None else self._draft(table, asked, "")
        return {"table": number, "replies": replies, "draft": draft}

    def _keep(self, number: int, viewers: list[Seat | None], since: int | None = None) -> Json:
        """Tell viewers how a table stands that has just changed, with what is to be kept of it."""
        return {**self._show(number, viewers, since), **self._token(number)}

    def _token(self, number: int) -> Json:
        """Return what is to be kept of a table, {} where it is a lesson's."""
        return {} if number in self.lessons else {"token": self._write(self.tables[number])}

    def _write(self, table: Table) -> str:
        return write_token(make_save(table), table.game)

    def play(self, request: Json) -> Json:
        """Play a sentence."""
        number, _ = self._table(request)
        return self._play(request, number, self._seat_asked(request), request.get("move"))

    def _play(self, request: Json, number: int, seat: Seat, said: object) -> Json:
        table = self.tables[number]
        viewers = self._viewers(request, table)
        before, move = len(table.journal), table.tidy(seat, said)
        played = self._why_not_lesson(number, seat, move) or table.play(seat, move, request.get("prompt"))
        if isinstance(played, Refusal):
            return {"refusal": played.as_json()}
        return {**self._keep(number, viewers, before), "missed": self._tell_missed(number, before)}

    def _tell_missed(self, number: int, at: int) -> border.TurningPoint | None:
        """Tell what the decision after so many records has missed: a hint, too late for this move."""
        table = self.tables[number]
        sitter = table.sitter_at(at)
        by_person = sitter is not None and sitter.who == PERSON
        if number in self.lessons or not table.aids.hints or not by_person:
            return None
        point = find_missed(table, at)
        return point.as_json() if point else None

    def draft(self, request: Json) -> Json:
        """Say what may be touched next."""
        _, table = self._table(request)
        return {"draft": self._draft(table, self._seat_asked(request), self._said(request))}

    def touch(self, request: Json) -> Json:
        """Say what may be touched after one more word; a sentence that it has brought to its end is played."""
        number, table = self._table(request)
        seat = self._seat_asked(request)
        draft = self._draft(table, seat, self._said(request))
        ends = draft["status"] == "done"
        return self._play(request, number, seat, draft["move"]) if ends else {"draft": draft}

    def example(self, request: Json) -> Json:
        """Say some sentence that goes on from some words, of each touch the first that is offered."""
        _, table = self._table(request)
        seat = self._seat_waited_for(request, table)
        draft = table.state.draft(seat, self._said(request))
        for _ in range(LONGEST_EXAMPLE):
            if draft.status != "more" or not draft.touch:
                break
            draft = table.state.draft(seat, f"{draft.move} {draft.touch[0]}".strip())
        return {"move": table.tidy(seat, draft.move) if draft.status in ("may", "done") else ""}

    def _draft(self, table: Table, seat: Seat, said: Move) -> border.Draft:
        """Say what may be touched after some words, and what after the only one of these, where there is just one."""
        over = Draft(said, "no", NO_ASK, (), None, Refusal("turn-over"))
        draft = over if table.ended else table.state.draft(seat, said)
        following = None
        if draft.status == "more" and len(draft.touch) == 1:
            following = self._draft(table, seat, f"{said} {draft.touch[0]}".strip())
        return draft.as_json(following)

    def explain(self, request: Json) -> Json:
        """Say why a sentence may not be played."""
        number, table = self._table(request)
        seat = self._seat_asked(request)
        move = table.tidy(seat, request.get("move"))
        refusal = table.why_not(seat, move) or self._why_not_lesson(number, seat, move)
        return {"refusal": refusal.as_json() if refusal else None}

    def ask(self, request: Json) -> Json:
        """Change in which windows a seat is asked; where it is asked now and does not want to be, it passes."""
        number, table = self._table(request)
        viewers, seat = self._viewers(request, table), self._seat_asked(request)
        asked = read_asked(request.get("asked"), table.windows)
        if asked is None:
            raise RequestError("request-asked")
        if not 0 <= seat < len(table.began):
            raise RequestError("request-seat")
        before = len(table.journal)
        table.ask(seat, asked)
        return self._keep(number, viewers, before)

    def undo(self, request: Json) -> Json:
        """Undo the last decision of a seat, or of whoever decided last."""
        return self._undo(request, beyond=False)

    def take_back(self, request: Json) -> Json:
        """Take back a decision against computers, even past what was revealed; it is counted."""
        return self._undo(request, beyond=True)

    def _undo(self, request: Json, beyond: bool) -> Json:
        number, table = self._table(request)
        viewers = self._viewers(request, table)
        seat = None if request.get("seat") is None else self._seat_asked(request)
        refusal = table.undo(seat, beyond)
        if refusal:
            return {"refusal": refusal.as_json()}
        return self._keep(number, viewers)

    def replay(self, request: Json) -> Json:
        """Show a table as it stood."""
        number, table = self._table(request)
        at, state = self._at(request, table)
        return {
            "table": number,
            "at": at,
            "views": [state.view(viewer) for viewer in self._viewers(request, table)],
            "waiting": list(table.waited(at)),
        }

    def branch(self, request: Json) -> Json:
        """Open a new table that goes on from where another one stood."""
        _, table = self._table(request)
        at, _ = self._at(request, table)
        viewers, other = self._viewers(request, table), table.branch(at)
        if isinstance(other, Refusal):
            return {"refusal": other.as_json()}
        return self._keep(self._seat(other), viewers)

    def save(self, request: Json) -> Json:
        """Write a table down."""
        _, table = self._table(request)
        return {"save": make_save(table), "token": self._write(table)}

    def load(self, request: Json) -> Json:
        """Open a table from a save or a token; `broken` names the record that no longer plays."""
        save: object = read_token(request["token"], self.find) if "token" in request else request.get("save")
        save = read_text(save) if isinstance(save, str) else save
        loaded = save
        if not isinstance(save, Refusal):
            loaded = load_save(save, self.find, request.get("from") == "position")
        if not isinstance(loaded, Loaded):
            return {"refusal": loaded.as_json() if isinstance(loaded, Refusal) else None}
        table = loaded.table
        viewers = self._viewers(request, table)
        answer = {**self._keep(self._seat(table), viewers), "game": table.game.key}
        if loaded.broken:
            broken = loaded.broken._asdict()
            answer["broken"] = {**broken, "refusal": loaded.broken.refusal.as_json()}
        return answer

    def teach(self, request: Json) -> Json:
        """Open a table with the position of a lesson; the viewer is the seat that it teaches."""
        game, number = self._game(request), request.get("lesson")
        if type(number) is not int or not 0 <= number < len(game.lessons):
            raise RequestError("request-number", most=len(game.lessons) - 1)
        lesson = game.lessons[number]
        # Whoever learns is alone at the table, and so is "you" there; the computers are never asked.
        sitters = (
            Sitter(PERSON) if seat == lesson.seat else Sitter(COMPUTER, LEVELS[0])
            for seat in range(game.seats[0])
        )
        table = Table(game, dict(lesson.options), tuple(sitters), lesson.key, game.from_text(lesson.position))
        opened = self._seat(table)
        self.lessons[opened] = lesson
        told = {
            "key": lesson.key,
            "number": number,
            "of": len(game.lessons),
            "rule": lesson.rule,
            "goals": sorted(lesson.goals),
            "about": list(lesson.about),
        }
        return {**self._keep(opened, [lesson.seat]), "lesson": told}

    def _why_not_lesson(self, number: int, seat: Seat, move: object) -> Refusal | None:
        """Return why a legal sentence is not played at a table where something else is to be learnt."""
        lesson = self.lessons.get(number)
        if lesson is None or self.tables[number].why_not(seat, move):
            return None
        if lesson.is_reached(self.tables[number].state, seat, str(move)):
            return None
        return Refusal("lesson-other", {"lesson": lesson.key}, lesson.rule)

    def close(self, request: Json) -> Json:
        """Clear a table away."""
        number, _ = self._table(request)
        self._drop(number)
        return {}

    def _seat(self, table: Table) -> int:
        """Give a table a number, and make room for it."""
        self.numbered += 1
        if len(self.tables) >= MOST_TABLES:
            self._drop(next(iter(self.tables)))
        self.tables[self.numbered] = table
        return self.numbered

    def _drop(self, number: int) -> None:
        self.jobs.drop(self.tables.pop(number))
        self.lessons.pop(number, None)

    # Thinking

    def think(self, request: Json) -> Json:
        """Begin to think about a seat's move, at the seat's level or at a given one."""
        _, table = self._table(request)
        seat = self._seat_waited_for(request, table)
        sitter = table.sitters[seat]
        level = request.get("level", sitter.level if sitter.who == COMPUTER else LEVELS[-1])
        if type(level) is not int or level not in LEVELS:
            raise RequestError("request-level")
        thinking = think_within(think_at(table, seat, level), self._limit(request))
        return {"job": self.jobs.begin(table, thinking, tell_thought, Progress("", 0, 0))}

    def hint(self, request: Json) -> Json:
        """Begin to look for the best sentence of a seat that is asked; it is counted once it is shown."""
        _, table = self._table(request)
        seat = self._seat_asked(request)
        if not table.aids.hints:
            return {"refusal": Refusal("hint-off").as_json()}
        seat, said = self._seat_waited_for(request, table), self._said(request)

        def tell(_: Progress, move: Move | None) -> Json:
            if move is None:
                return {}
            return {"hint": self._advise(table, seat, table.state.carry_on(seat, said, move))}

        thinking = think_within(think_at(table, seat, LEVELS[-1]), self._limit(request))
        return {"job": self.jobs.begin(table, thinking, tell, Progress("", 0, 0))}

    def _advise(self, table: Table, seat: Seat, move: Move) -> border.Hint:
        """Tell the best sentence, what it would bring about, and why it is good."""
        hint = table.hint(seat, move)
        if isinstance(hint, Refusal):
            raise TypeError(f"a hint that cannot be said: {move}, {hint}")
        return hint

    def count_hint(self, request: Json) -> Json:
        """Count a hint, since people have seen it: one that they stopped may have been found in that very slice."""
        number, table = self._table(request)
        refusal = table.count_hint()
        return {"refusal": refusal.as_json()} if refusal else {"hints": table.hints, **self._token(number)}

    def review(self, request: Json) -> Json:
        """Begin to look for the turning points of a game that is over."""
        _, table = self._table(request)
        if table.outcome() is None:
            return {"refusal": Refusal("review-early").as_json()}
        begun = Reviewed(0, len(table.journal))
        return {"job": self.jobs.begin(table, review(table), tell_review, begun)}

    def step(self, request: Json) -> Json:
        """Work for a slice of some milliseconds."""
        job = self._job(request)
        return {"job": job, **self.jobs.step(job, self._milliseconds(request.get("ms", 20), LONGEST_SLICE))}

    def stop(self, request: Json) -> Json:
        """Stop a job; of a thought, the best move so far is told."""
        return {"move": self.jobs.stop(self._job(request)).get("move", "")}

    def bench(self, request: Json) -> Json:
        """Measure this machine for a while."""
        from parlour.bench import measure, time_helper

        seconds = request.get("seconds", 1)
        if type(seconds) not in (int, float) or not 0 < seconds <= 20:
            raise RequestError("request-seconds", most=20)
        game = self._game(request)
        return {"rates": measure(game, seconds)._asdict(), "helper": time_helper(game)}

    # What a request names

    def _game(self, request: Json) -> Game:
        key = request.get("game")
        try:
            return self.find(key)  # type: ignore[arg-type]  # any key that is not a game's is refused here
        except (KeyError, TypeError):
            raise RequestError("request-game", game=key[:40] if isinstance(key, str) else "") from None

    def _table(self, request: Json) -> tuple[int, Table]:
        number = request.get("table")
        if type(number) is not int or number not in self.tables:
            raise RequestError("request-table")
        table = self.tables.pop(number)
        self.tables[number] = table  # to the end of the line: what was used longest ago is first
        return number, table

    def _job(self, request: Json) -> int:
        number = request.get("job")
        if type(number) is not int or not self.jobs.has(number):
            raise RequestError("request-job")
        return number

    def _milliseconds(self, given: object, most: float) -> float:
        if type(given) not in (int, float) or not 0 <= given <= most:  # type: ignore[operator]  # it is a number
            raise RequestError("request-number", most=most)
        return given  # type: ignore[return-value]

    def _limit(self, request: Json) -> float | None:
        """Return how many milliseconds a computer may think, None where a request does not say."""
        return self._milliseconds(request["ms"], LONGEST_THOUGHT) if "ms" in request else None

    def _seat_asked(self, request: Json) -> Seat:
        seat = request.get("seat")
        if type(seat) is not int:
            raise RequestError("request-seat")
        return seat

    def _said(self, request: Json) -> Move:
        said = request.get("said", "")
        if not isinstance(said, str) or len(said) > LONGEST_REQUEST // 100:
            raise RequestError("request-said")
        return said

    def _seat_waited_for(self, request: Json, table: Table) -> Seat:
        seat = self._seat_asked(request)
        if seat < 0 or seat not in table.waiting():
            raise RequestError("request-seat")
        return seat

    def _at(self, request: Json, table: Table) -> tuple[int, State]:
        at = request.get("at")
        if type(at) is not int or not 0 <= at <= len(table.journal):
            raise RequestError("request-at", most=len(table.journal))
        return at, table.stood(at)

    def _viewers(self, request: Json, table: Table) -> list[Seat | None]:
        viewers = request.get("viewers", [None])
        if not isinstance(viewers, list) or len(viewers) > len(table.sitters) + 1:
            raise RequestError("request-viewers")
        for viewer in viewers:
            if viewer is not None and (type(viewer) is not int or not 0 <= viewer < len(table.sitters)):
                raise RequestError("request-viewers")
        return viewers


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
