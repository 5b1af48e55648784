"""What is declared of the border is true: views of every game, and what every verb is asked and answers."""

from __future__ import annotations

from typing import NotRequired, get_origin

import pytest
from door import PERSON, ask, open_house
from packs import list_samples
from shapes import VERBS, list_misfits, view_of

from parlour.api import Parlour
from parlour.conformance.player import Case, Player
from parlour.conformance.suite import list_cases
from parlour.core.game import CHANCE, Draft, Game, Json, Move, Seat
from parlour.games import REGISTRY, find
from parlour.games.numica import NUMICA

GAMES: list[Game] = [find(key) for key in REGISTRY]
FEW, MANY = 1, 8
"""Games of each case; many by `--slow`."""

EVERY = 12
"""Of so many positions one is looked at, and the last."""

MOST_WORDS = 40  # of a draft


class Watcher(Player):
    """A random game at which every view is looked at: of all who look, of previews, and of parts."""

    def play(self) -> None:
        """Play to the end."""
        self.shape = view_of(self.game.key)
        self.viewers: list[Seat | None] = [None, *range(self.case.seats)]
        self.look()
        while self.state.waiting():
            seat = self.rng.choice(self.state.waiting())
            move = self.choose(seat)
            if seat != CHANCE and self.rng.below(EVERY) == 0:
                self.look()
                self.look_at_drafts(seat, move)
                self.look_at_parts(seat, move)
            self.take_step(seat, move)
        self.look()

    def look(self) -> None:
        """Look at the table as it stands."""
        for viewer in self.viewers:
            self.check(self.state.view(viewer), "a view")

    def look_at_parts(self, seat: Seat, move: Move) -> None:
        """Look how a sentence comes about."""
        for viewer in self.viewers:
            for part in self.state.unfold(seat, move, viewer):
                self.check(part.view, "a part")

    def look_at_drafts(self, seat: Seat, move: Move) -> None:
        """Look at each preview on the way to a sentence, and to another that goes on with any touch."""
        words = move.split(" ")
        for count in range(len(words) + 1):
            self.check_preview(seat, " ".join(words[:count]))
        said = ""
        for _ in range(MOST_WORDS):
            draft = self.check_preview(seat, said)
            if not draft.touch or draft.status == "done":
                break
            said = f"{draft.move} {self.rng.choice(draft.touch)}".strip()

    def check_preview(self, seat: Seat, said: Move) -> Draft:
        """Check what a seat sees after some words; returns the draft."""
        draft = self.state.draft(seat, said)
        if draft.preview is not None:
            self.check(draft.preview, f"the preview of {said!r}")
        return draft

    def check(self, view: object, what: str) -> None:
        """Check a view against what its game declares."""
        misfits = list_misfits(view, self.shape)
        self.must(not misfits, f"{what} is not what border.py declares: {misfits}")


@pytest.mark.parametrize("case", list_cases(GAMES), ids=str)
def test_views_are_what_their_game_declares(case: Case, slow: bool) -> None:
    for seed in range(MANY if slow else FEW):
        Watcher(case, f"border {seed}").play_and_check()


def test_a_field_that_is_not_declared_or_missing_is_found() -> None:
    view, shape = NUMICA.start({}, 2).view(0), view_of("numica")
    assert list_misfits(view, shape) == []
    assert list_misfits({**view, "extra": 1}, shape) == [".extra: not declared in View"]
    assert list_misfits({key: each for key, each in view.items() if key != "tiles"}, shape) == [
        ".tiles: missing"
    ]
    assert list_misfits({**view, "waiting": [0, True]}, shape) == [".waiting[1]: True"]
    assert list_misfits({**view, "trail": [["a1", "b2", 1]]}, shape) == [".trail[0][2]: 1"]
    assert list_misfits({**view, "trail": [["a1", "b2"]]}, shape) == [".trail[0]: ['a1', 'b2']"]
    assert list_misfits({**view, "chosen": [1, False]}, shape) == [".chosen[0]: 1"]
    assert list_misfits({**view, "seat": "0"}, shape) == [".seat: '0'"]


def make_request(parlour: Parlour, verb: str) -> Json:
    """Return a request with all that it may hold; tables and jobs are made for it."""
    seats = {"seats": [PERSON, PERSON], "aids": {"hints": True, "takebacks": True}}
    new = {"game": "null", "options": {"size": 2, "open": True}, **seats, "seed": "7", "viewer": 0}
    table = ask(parlour, "new", **new)["table"]
    said = ask(parlour, "example", table=table, seat=0, said="")["move"]
    at, seat = {"table": table}, {"table": table, "seat": 0}
    touch = {**seat, "said": "", "word": "play"}
    saved = ask(parlour, "save", table=table)
    [puzzle] = [each for each in list_samples("numica", 1) if each.task == "win-1"]
    asked = {"game": "numica", "task": puzzle.task, "seat": puzzle.seat, "position": puzzle.position}
    going = {key: asked[key] for key in ("game", "seat", "position")}
    sheet = {"items": [], "title": "", "locks": [], "word": "", "each": False}
    match verb:
        case "par":
            game = next(key for key in REGISTRY if find(key).par)
            return {"table": ask(parlour, "new", game=game, seats=[PERSON])["table"]}
        case "seek" | "own":
            ask(parlour, "play", table=table, seat=0, move=said)
            return {**at, "at": 1}
        case "step" | "stop":
            job = ask(parlour, "think", table=table, seat=0)["job"]
            return {"job": job, "ms": 1} if verb == "step" else {"job": job}
    requests: dict[str, Json] = {
        "games": {},
        "describe": {"game": "null"},
        "install": {},
        "new": new,
        "look": seat,
        "play": {**seat, "move": said, "prompt": 1},
        "draft": {**seat, "said": ""},
        "hold": touch,
        "touch": {**touch, "onto": "play", "prompt": 1},
        "why": {**seat, "move": said},
        "wish": {**seat, "wishes": {}},
        "undo": seat,
        "takeback": seat,
        "redo": at,
        "example": {**seat, "said": ""},
        "hint": {**seat, "said": "", "ms": 1},
        "hinted": at,
        "inquire": {**seat, "code": "higher"},
        "replay": {**at, "at": 0},
        "branch": {**at, "at": 0},
        "save": at,
        "load": {**saved, "from": "position", "viewer": 0},
        "lesson": {"game": "null", "lesson": 0},
        "close": at,
        "think": {**seat, "level": 1, "ms": 1},
        "review": at,
        "bench": {"game": "null", "seconds": 0.01},
        "puzzle": {**asked, "asks": "any", "aids": seats["aids"], "reckons": True, "said": []},
        "sheet": {"text": "s1"},
        "compose": {"game": "numica", **sheet},
        "slip": {"text": "r1"},
        "fill": {"game": "numica", "sheet": "A" * 8, "items": [], "number": 1, "minutes": 1},
        "judge": {"game": "numica", "items": [], "locks": []},
        "key": {**asked, "asks": "best"},
        "resume": {**going, "level": 1, "token": saved["token"], "at": 0, "seed": "7", "aids": seats["aids"]},
    }
    return requests[verb]


LENIENT = {"move"}
"""What is missing there is no sentence, which a player may say too: it is refused, and no request without sense."""


@pytest.mark.parametrize("verb", VERBS)
def test_a_verb_needs_what_its_request_declares_and_nothing_else(verb: str) -> None:
    parlour, fields = open_house(), VERBS[verb].request
    request = make_request(parlour, verb)
    assert all(list_misfits(each, fields[name], name) == [] for name, each in request.items())
    assert set(request) == set(fields), "give all fields, so that each is tried"
    assert "error" not in ask(parlour, verb, **request)
    for field in request:
        less = {key: each for key, each in make_request(parlour, verb).items() if key != field}
        told = ask(parlour, verb, **less)
        needed = get_origin(fields[field]) is not NotRequired and field not in LENIENT
        assert ("error" in told) == needed, f"{field} may be missing, or may not: {told}"
