"""A job belongs to the records that it began with: what is done at the table meanwhile ends it or leaves it whole."""

from __future__ import annotations

from itertools import cycle

import pytest
from door import GAMES, ask, open_house

from parlour.api import Parlour
from parlour.bots import review
from parlour.bots.review import judge
from parlour.core.game import Game, Json, Move, Seat, View
from parlour.core.rng import Rng
from parlour.games import REGISTRY

TITLES = [*REGISTRY, "null"]
COMPUTER = {"who": "computer", "level": 2}
MOVES = 2
"""Sentences of a person before the work begins, in a game that has so many."""

JOBS = ("think", "hint", "review", "seek", "par")
ALIKE = (
    "look",
    "draft",
    "hold",
    "touch",
    "why",
    "example",
    "hinted",
    "replay",
    "branch",
    "save",
    "load",
    "new",
)
"""Verbs that change no record of the table at which they are said."""

CHANGES = ("undo", "takeback", "play", "resign", "undo play", "undo undo play play", "undo redo", "close")
FEW, MANY = 3, 40
"""Steps of a job at which the table is changed, the first and the last among them; many by `--slow`."""

LONGEST = 100_000


class Work:
    """A table in the middle of a game, and a job that has begun there."""

    def __init__(self, game: str, job: str, table: Json) -> None:
        """Lay the table by its save, and begin the job."""
        self.game, self.house = game, open_house()
        self.table: int = self.ask("load", save=table)["table"]
        self.job = begin(self, job)

    def ask(self, verb: str, **given: object) -> Json:
        """Ask something about the table."""
        about = {} if verb in ("load", "new", "step") else {"table": self.table}
        return ask(self.house, verb, **about, **given)

    def reply(self) -> Json:
        reply: Json = self.ask("look")["replies"][-1]
        return reply

    def step(self, ms: float = 0) -> Json:
        """Work for one step, or so long."""
        return ask(self.house, "step", job=self.job, ms=ms)

    def finish(self) -> tuple[Json, int]:
        """Work to the end; return what came of it, and after how many steps."""
        for steps in range(1, LONGEST):
            told = self.step()
            if told["done"]:
                return told, steps
        raise AssertionError("it never ends")


def play(house: Parlour, table: int, seat: int) -> Json:
    """Play some sentence of a seat, alike each time."""
    move = house.sittings[table].table.state.sample(seat, Rng("jobs"))
    return ask(house, "play", table=table, seat=seat, move=move)


def begin_game(game: str, *, alone: bool) -> tuple[Parlour, int]:
    """Play some moves of a game; where it is not played alone, a computer of which nobody thinks has the other seat."""
    house = open_house()
    seats = [{"who": "person"}] if alone else [{"who": "person"}, COMPUTER]
    number = ask(house, "new", game=game, seats=seats, seed="jobs")["table"]
    for _ in range(3 * MOVES):
        table = house.sittings[number].table
        own = sum(table.is_persons(at) for at in range(len(table.journal)))
        if table.outcome() or (own >= MOVES and 0 in table.waiting()):
            break
        play(house, number, table.waiting()[0])
    return house, number


@pytest.fixture(scope="module")
def saves() -> dict[tuple[str, str], Json]:
    """Return for each game and job the save of a table at which it can begin, by which all others are laid."""
    found = {}
    for game in TITLES:
        for job in JOBS:
            alone = job == "par"
            if alone and not (GAMES[game].par and 1 in GAMES[game].seats):
                continue
            house, number = begin_game(game, alone=alone)
            if job == "review":
                ask(house, "play", table=number, seat=0, move="resign")
            found[game, job] = ask(house, "save", table=number)["save"]
    return found


def begin(work: Work, job: str) -> int:
    """Begin a job; of what can be missed, at the person's last decision where that is to be sought."""
    if job in ("think", "hint"):
        assert work.reply()["outcome"] is None
        told = work.ask(job, seat=work.reply()["prompt"]["waiting"][0], ms=0)
    elif job == "seek":
        for at in reversed(range(work.reply()["length"])):
            told = work.ask("seek", at=at)
            if "error" not in told:
                break
    else:
        told = work.ask(job)
    number: int = told["job"]
    return number


def say(work: Work, verb: str) -> None:
    """Say a verb at the table, in a way in which it does what it is for, where it can."""
    waiting = work.reply()["prompt"]["waiting"] if work.table in work.house.sittings else []
    seat = waiting[0] if waiting else 0
    if verb == "play":
        if waiting:
            play(work.house, work.table, seat)
    elif verb == "resign":
        work.ask("play", seat=0, move="resign")
    elif verb in ("draft", "example", "hold", "touch", "why"):
        word = "" if verb in ("draft", "example") else "word"
        given = {"said": ""} if verb != "why" else {"move": "nonsense"}
        work.ask(verb, seat=seat, **given, **({"word": "nonsense"} if word and verb != "why" else {}))
    elif verb in ("replay", "branch"):
        work.ask(verb, at=1)
    elif verb == "load":
        work.ask("load", save=work.ask("save")["save"])
    elif verb == "new":
        work.ask("new", game=work.game, seats=[{"who": "person"}, COMPUTER], seed="other")
    else:
        work.ask(verb)


@pytest.mark.parametrize("job", JOBS)
@pytest.mark.parametrize("game", TITLES)
def test_whatever_happens_meanwhile_ends_a_job_or_leaves_it_whole(
    saves: dict[tuple[str, str], Json], game: str, job: str, slow: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if (game, job) not in saves:
        pytest.skip("it is not played alone")

    def lay() -> Work:
        return Work(game, job, saves[game, job])

    monkeypatch.setattr(review, "judge", judge_little)
    whole, steps = lay().finish()
    work = lay()
    for verb in cycle(ALIKE):  # what changes no record, at every step
        say(work, verb)
        told = work.step()
        if "error" in told or told["done"]:
            break
    assert told == whole
    ended = set()
    for verbs in CHANGES:
        for before in choose(steps, MANY if slow else FEW):
            work = lay()
            if any(work.step()["done"] for _ in range(before)):
                continue  # some searches yield by the clock, so that no two runs have as many steps
            is_changed = change(work, verbs)
            told = work.step()
            if "error" in told:
                assert told["error"]["code"] == "request-job"
                assert is_changed
                ended.add(verbs)
            elif verbs != "close" and job in ("think", "hint", "review"):
                assert not is_changed, verbs
            else:
                assert told["done"] or work.finish()[0] == whole, verbs
    assert "close" in ended
    if job == "seek":
        assert ended & {"takeback", "undo play"}, "what was taken back is judged no more"
        assert "play" not in ended, "what follows changes nothing of what was missed"


def choose(steps: int, most: int) -> list[int]:
    """Choose some numbers of steps after which work goes on, none and nearly all among them."""
    return sorted({round(part * (steps - 1) / (most - 1)) for part in range(most)})


def change(work: Work, verbs: str) -> bool:
    """Say verbs that change the table; tell whether they have: some games let nothing be undone here."""
    table = work.house.sittings[work.table].table
    before = table.changes
    for verb in verbs.split():
        say(work, verb)
    return verbs == "close" or table.changes != before


def judge_little(
    game: Game, view: View, seat: Seat, move: Move, rng: Rng, nodes: int = 400
) -> review.Judging:
    """Judge a decision by few positions: what is found is of no interest here."""
    return judge(game, view, seat, move, rng, min(nodes, 400))
