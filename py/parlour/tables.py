"""The verbs about tables: to begin, play, ask, take back, look back, save and load, and to learn."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from parlour.bots.review import find_missed
from parlour.core.game import Draft, Game, Json, Move, Refusal, Seat
from parlour.core.save import load_save, make_save, read_text
from parlour.core.seed import LONGEST_TEXT, read_seed
from parlour.core.table import (
    ALLOWED,
    COMPUTER,
    LEVELS,
    PERSON,
    Sitter,
    Table,
    read_aids,
    read_sitters,
    read_wishes,
)
from parlour.core.token import read_token, write_token
from parlour.requests import RequestError, Room
from parlour.touches import OVER, draft_of, follow, hold, lay, touch
from parlour.viewers import find_viewer

if TYPE_CHECKING:
    from parlour import verbs
    from parlour.core import border
    from parlour.requests import Guide

LONGEST_EXAMPLE = 32  # words of an example

FAMILIES = (("red", "gold", "violet"), ("blue", "teal", "green"))
"""Where two sides of partners play, one has the warm colours, and the other the cold ones."""


def dye(sitters: tuple[Sitter, ...], sides: tuple[tuple[Seat, ...], ...]) -> tuple[Sitter, ...]:
    """Return the holders of all seats, partners in colours of one family where nobody has chosen any."""
    found = {
        seat: colour
        for side, family in zip(sides, FAMILIES, strict=False)
        for seat, colour in zip(side, family, strict=False)
    }
    has_partners = len(sides) == len(FAMILIES) < len(sitters) == len(found)
    if not has_partners or any(sitter.colour for sitter in sitters):
        return sitters
    return tuple(sitter._replace(colour=found[seat]) for seat, sitter in enumerate(sitters))


def tell_partners(game: Game) -> list[border.Partners]:
    """Return who plays together by which option, for setting up a table."""
    found: list[border.Partners] = []
    for option in [each for each in game.options if each.kind == "flag"]:
        options = {**game.defaults(), option.key: True}
        for seats in game.seats:
            sides = () if game.check(options, seats) else game.sides(options, seats)
            if not any(len(side) > 1 for side in sides):
                continue
            dyed = dye(tuple(Sitter(PERSON) for _ in range(seats)), sides)
            found.append(
                {
                    "option": option.key,
                    "seats": seats,
                    "sides": [list(side) for side in sides],
                    "colours": [sitter.colour for sitter in dyed],
                }
            )
    return found


class Tables(Room):
    """What is done at the tables of one page."""

    def open_table(self, request: Json) -> verbs.Kept | verbs.Refused:
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
        if not isinstance(seed, str) or (seed and not read_seed(seed)):
            raise RequestError("request-seed", most=LONGEST_TEXT)
        aids = read_aids(request["aids"]) if "aids" in request else ALLOWED
        if aids is None:
            raise RequestError("request-aids")
        sitters = dye(sitters, game.sides({**game.defaults(), **options}, len(sitters)))
        table = Table(game, options, sitters, read_seed(seed) or os.urandom(5).hex(), aids=aids)
        viewer = self._viewer(request, table)
        table.settle()
        return self._open(table, viewer, since=0)

    def look(self, request: Json) -> verbs.Shown:
        """Show a table as it stands to who looks, or to the seat for which the curtain is lifted."""
        number, table = self._table(request)
        if "seat" in request:
            seat, viewer = self._seat_asked(request), self.looking.get(number)
            if seat not in {viewer, find_viewer(table, viewer)[1]} - {None}:
                raise RequestError("request-seat")
            self.looking[number] = seat
        return self._show(number)

    def _show(self, number: int, since: int | None = None) -> verbs.Shown:
        """Tell how a table stands: to who looks, and where somebody else looks from now on, to them too.

        `since` a record step by step, where something has just happened that the last viewer has seen.
        """
        table, viewer = self.tables[number], self.looking.get(number)
        following, curtain = find_viewer(table, viewer)
        replies = [table.reply(viewer, since or 0, steps=since is not None)]
        if following != viewer:
            replies.append(table.reply(following))
            self.looking[number] = following
        asked = replies[-1]["prompt"]["seat"]
        draft = None if asked is None else self._draft(table, asked, "")
        return {"table": number, "replies": replies, "curtain": curtain, "draft": draft}

    def _open(
        self, table: Table, viewer: Seat | None, since: int | None = None, guide: Guide | None = None
    ) -> verbs.Kept:
        """Put a table up, and tell the first who looks how it stands; `viewer`: who looked at the one before it."""
        number = self._put_up(table)
        self.looking[number], _ = find_viewer(table, viewer)
        if guide:
            self.guides[number] = guide
        return self._keep(number, since)

    def _keep(self, number: int, since: int | None = None) -> verbs.Kept:
        """Tell how a table stands that has just changed, with what is to be kept of it."""
        return {**self._show(number, since), **self._token(number)}

    def _token(self, number: int) -> verbs.Token:
        """Return what is to be kept of a table, {} where it is a lesson's."""
        return {} if number in self.guides else {"token": self._write(self.tables[number])}

    def _write(self, table: Table) -> str:
        return write_token(make_save(table), table.game)

    def play(self, request: Json) -> verbs.Played | verbs.Refused:
        """Play a sentence."""
        number, _ = self._table(request)
        played = self._play(request, number, self._seat_asked(request), request.get("move"))
        return {"refusal": played.as_json()} if isinstance(played, Refusal) else played

    def _play(self, request: Json, number: int, seat: Seat, said: object) -> verbs.Played | Refusal:
        table = self.tables[number]
        before, move = len(table.journal), table.tidy(seat, said)
        played = self._why_not_lesson(number, seat, move) or table.play(seat, move, request.get("prompt"))
        if isinstance(played, Refusal):
            return played
        return {**self._keep(number, before), **self._tell_missed(number, before)}

    def _tell_missed(self, number: int, at: int) -> border.Missed:
        """Tell what the decision after so many records has missed: a hint, too late for this move."""
        table = self.tables[number]
        if number in self.guides or not table.aids.hints or not table.is_persons(at):
            return {"missed": None, "sought": False}
        return find_missed(table, at).as_json()

    def draft(self, request: Json) -> verbs.Drafted:
        """Say what may be touched next."""
        _, table = self._table(request)
        return {"draft": self._draft(table, self._seat_asked(request), self._said(request))}

    def hold(self, request: Json) -> verbs.Drafted:
        """Say what may be touched while a thing is held: nothing is played by that, and nothing taken back."""
        _, table = self._table(request)
        seat = self._seat_asked(request)
        return {"draft": self._tell_draft(table, seat, hold(table, seat, *self._touched(request)))}

    def touch(self, request: Json) -> verbs.TouchDrafted | verbs.TouchPlayed | verbs.TouchRefused:
        """Say what comes of touching a thing, or laying it onto another; a sentence that ends by that is played."""
        number, table = self._table(request)
        seat, (said, word) = self._seat_asked(request), self._touched(request)
        found = lay(table, seat, said, word, self._word(request, "onto")) if "onto" in request else None
        draft, takes_back = found or touch(table, seat, said, word)
        if draft.status == "no":
            return {"result": "refused", "refusal": (draft.refusal or OVER).as_json()}
        if draft.status == "done":
            played = self._play(request, number, seat, draft.move)
            if isinstance(played, Refusal):
                return {"result": "refused", "refusal": played.as_json()}
            return {"result": "played", **played}
        return {
            "result": "taken back" if takes_back else "draft",
            "draft": self._tell_draft(table, seat, draft),
        }

    def _touched(self, request: Json) -> tuple[Move, str]:
        """Return what was said, and the word of the thing that is touched then."""
        return self._said(request), self._word(request, "word")

    def example(self, request: Json) -> verbs.Sentence:
        """Say some sentence that goes on from some words, of each touch the first that is offered."""
        _, table = self._table(request)
        seat = self._seat_waited_for(request, table)
        draft = table.state.draft(seat, self._said(request))
        for _ in range(LONGEST_EXAMPLE):
            if draft.status != "more" or not draft.touch:
                break
            draft = table.state.draft(seat, f"{draft.move} {draft.touch[0]}".strip())
        return {"move": str(table.tidy(seat, draft.move)) if draft.status in ("may", "done") else ""}

    def _draft(self, table: Table, seat: Seat, said: Move) -> border.Draft:
        """Say what may be touched after some words."""
        return self._tell_draft(table, seat, draft_of(table, seat, said))

    def _tell_draft(self, table: Table, seat: Seat, draft: Draft) -> border.Draft:
        """Tell a draft, and what comes after the only word that may follow, where there is just one."""
        after = follow(table, seat, draft)
        return draft.as_json(self._tell_draft(table, seat, after) if after else None)

    def explain(self, request: Json) -> verbs.Explained:
        """Say why a sentence may not be played."""
        number, table = self._table(request)
        seat = self._seat_asked(request)
        move = table.tidy(seat, request.get("move"))
        refusal = table.why_not(seat, move) or self._why_not_lesson(number, seat, move)
        return {"refusal": refusal.as_json() if refusal else None}

    def wish(self, request: Json) -> verbs.Kept:
        """Change the windows where a seat is asked; if it is asked now and does not want to be, it passes."""
        number, table = self._table(request)
        seat = self._seat_asked(request)
        wishes = read_wishes(request.get("wishes"), table.windows)
        if wishes is None:
            raise RequestError("request-wishes")
        if not 0 <= seat < len(table.began):
            raise RequestError("request-seat")
        before = len(table.journal)
        table.wish(seat, wishes)
        return self._keep(number, before)

    def undo(self, request: Json) -> verbs.Kept | verbs.Refused:
        """Undo the last decision of a seat, or the last one of all."""
        return self._undo(request, beyond=False)

    def take_back(self, request: Json) -> verbs.Kept | verbs.Refused:
        """Take back a decision against computers, even past what was revealed; it is counted."""
        return self._undo(request, beyond=True)

    def _undo(self, request: Json, beyond: bool) -> verbs.Kept | verbs.Refused:
        number, table = self._table(request)
        seat = None if request.get("seat") is None else self._seat_asked(request)
        refusal = table.undo(seat, beyond)
        if refusal:
            return {"refusal": refusal.as_json()}
        return self._keep(number)

    def redo(self, request: Json) -> verbs.Kept | verbs.Refused:
        """Redo what was undone last; at a table that guides somebody there is nothing to go back to."""
        number, table = self._table(request)
        refusal = Refusal("redo-nothing") if number in self.guides else table.redo()
        return {"refusal": refusal.as_json()} if refusal else self._keep(number)

    def replay(self, request: Json) -> verbs.Stood:
        """Show a table to who looks as it stood."""
        number, table = self._table(request)
        at, state = self._at(request, table)
        return {
            "table": number,
            "at": at,
            "view": state.view(self.looking.get(number)),
            "waiting": list(table.waited(at)),
        }

    def branch(self, request: Json) -> verbs.Kept | verbs.Refused:
        """Open a new table that goes on from where another one stood."""
        number, table = self._table(request)
        at, _ = self._at(request, table)
        viewer, other = self.looking.get(number), table.branch(at)
        return {"refusal": other.as_json()} if isinstance(other, Refusal) else self._open(other, viewer)

    def save(self, request: Json) -> verbs.Saved:
        """Write a table down."""
        _, table = self._table(request)
        return {"save": make_save(table), "token": self._write(table)}

    def load(self, request: Json) -> verbs.Loaded | verbs.Refused:
        """Open a table from a save or a token; `broken` names the record that no longer plays."""
        save: object = read_token(request["token"], self.find) if "token" in request else request.get("save")
        save = read_text(save) if isinstance(save, str) else save
        is_bare = request.get("from") == "position"
        loaded = save if isinstance(save, Refusal) else load_save(save, self.find, is_bare)
        if isinstance(loaded, Refusal):
            return {"refusal": loaded.as_json()}
        table = loaded.table
        kept = self._open(table, self._viewer(request, table))
        answer: verbs.Loaded = {**kept, "game": table.game.key}  # type: ignore[typeddict-item]  # maybe broken
        if loaded.broken:
            record, text, refusal = loaded.broken
            answer["broken"] = {"record": record, "text": text, "refusal": refusal.as_json()}
        return answer

    def teach(self, request: Json) -> verbs.Taught:
        """Open a table with the position of a lesson; the viewer is the seat that it teaches."""
        game, number = self._game(request), request.get("lesson")
        if type(number) is not int or not 0 <= number < len(game.lessons):
            raise RequestError("request-number", most=len(game.lessons) - 1)
        lesson = game.lessons[number]
        # The learner is alone at the table, and so is "you" there; the computers are never asked.
        sitters = (
            Sitter(PERSON) if seat == lesson.seat else Sitter(COMPUTER, LEVELS[0])
            for seat in range(lesson.seats or game.seats[0])
        )
        table = Table(game, dict(lesson.options), tuple(sitters), lesson.key, game.from_text(lesson.position))
        told: verbs.LessonShown = {
            "key": lesson.key,
            "number": number,
            "of": len(game.lessons),
            "rule": lesson.rule,
            "goals": sorted(lesson.goals),
            "about": list(lesson.about),
        }
        return {**self._open(table, lesson.seat, guide=lesson), "lesson": told}

    def _why_not_lesson(self, number: int, seat: Seat, move: object) -> Refusal | None:
        """Return why a legal sentence is not played at a table where something else is to be learnt."""
        guide = self.guides.get(number)
        if guide is None or self.tables[number].why_not(seat, move):
            return None
        return guide.refuse(self.tables[number].state, seat, str(move))

    def close(self, request: Json) -> verbs.Done:
        """Clear a table away."""
        number, _ = self._table(request)
        self._drop(number)
        return {}
