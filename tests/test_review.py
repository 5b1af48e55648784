"""The review after a game: what was missed is told with the better sentence, what was not is left alone."""

from __future__ import annotations

import json
from time import process_time
from typing import Any

import pytest
from door import PERSON, ask, open_house
from games.numica.scenes import scene
from tables import WINDOW

from parlour.api import Parlour
from parlour.bots import review as reviews
from parlour.bots.review import (
    LEAST_COST,
    LEAST_REGRET,
    MOST_FAULTS,
    NOTHING_GAINED,
    Missed,
    Reviewed,
    TurningPoint,
    find_missed,
    is_judged,
    judge_by_worth,
    reckon_gain,
    review,
    seek_missed,
)
from parlour.core.foresight import foresee
from parlour.core.game import Gain, Game, Json, Judgement, Move, Outcome, Refusal, Seat, State
from parlour.core.position import WIN
from parlour.core.rng import Rng
from parlour.core.save import Loaded, load_save, make_save
from parlour.core.slices import finish
from parlour.core.table import COMPUTER, RESIGN, Sitter, Table
from parlour.core.token import read_token, write_token
from parlour.games.numica import NUMICA
from parlour_null import NULL

PEOPLE = (Sitter(), Sitter())
ALONE = (Sitter(), Sitter(COMPUTER, 1))
FIND = {"numica": NUMICA}.__getitem__


def run(table: Table) -> tuple[list[TurningPoint], list[Reviewed]]:
    """Review a table to the end; returns the points and all that was told meanwhile."""
    reviewing, told = review(table), []
    while True:
        try:
            told.append(next(reviewing))
        except StopIteration as finished:
            return finished.value, told


def play(state: State, *moves: Move, game: Game = NUMICA, sitters: tuple[Sitter, ...] = PEOPLE) -> Table:
    """Play sentences from a position, and have the next seat give up where the game is not over then."""
    table = Table(game, {}, sitters, "review", state)
    for move in (*moves, RESIGN):
        if table.waiting():
            assert isinstance(table.play(table.waiting()[0], move), list), move
    assert table.outcome() is not None
    return table


def points_of(state: State, *moves: Move) -> list[tuple[Any, ...]]:
    """Return the faults that the review finds in sentences from a position of Numica: at, better, code, value."""
    points, _ = run(play(state, *moves))
    return [(point.at, point.better, *point.gain) for point in points if point.kind == "better"]


def praise(state: State, *moves: Move) -> list[tuple[Any, ...]]:
    """Return what it finds well done: at, code, value, why."""
    points, _ = run(play(state, *moves))
    return [
        (point.at, *point.gain, [merit["code"] for merit in point.merits])
        for point in points
        if point.kind == "best"
    ]


def play_at_random(seed: str, sitters: tuple[Sitter, ...] = PEOPLE) -> Table:
    """Play a whole game of Numica without a thought."""
    table, rng = Table(NUMICA, {}, sitters, seed), Rng(seed)
    table.settle()
    while table.waiting():
        seat = table.waiting()[0]
        table.play(seat, table.state.sample(seat, rng))
    return table


# A win that was missed

# Red's third round stands two spaces from his square on a 2; Blue's square threatens nothing at once.
NEAR_WIN = scene("a1=2S c3=5r e1=5S h8=1s b5=1r", red_took="s0 r2")

# From e4 Red's square threatens two pieces at once; either would be his third square.
FORK = scene("e1=3S e4=2. c6=1s g6=1s h8=2r a8=5R", red_took="s2 r0")


def test_a_catch_that_wins_at_once_and_was_missed_is_told() -> None:
    points, _ = run(play(NEAR_WIN, "e1 e6"))
    assert points == [
        TurningPoint(
            "better",
            0,
            0,
            "e1 e6",
            "a1 c3",
            Gain("win", 1),
            [
                {
                    "kind": "moved",
                    "seat": 0,
                    "data": {"piece": "s", "tile": "2", "from": "a1", "to": "c3"},
                },
                {"kind": "caught", "seat": 0, "data": {"piece": "r", "at": "c3"}},
            ],
            [{"code": "wins", "args": {"way": "r"}}],
            [],
        )
    ]


def test_a_win_by_force_in_two_sentences_that_was_missed_is_told() -> None:
    assert points_of(FORK, "a8 a3")[0] == (0, "e1 e4", "win", 2)


def test_the_same_is_told_of_blue() -> None:
    state = scene("a8=2s c6=5R e8=5s h1=1S b4=1R", player="blue", blue_took="s0 r2")
    points, _ = run(play(state, "e8 e3"))
    assert [(point.seat, point.better, point.gain.code) for point in points] == [(1, "a8 c6", "win")]


def test_a_win_at_once_is_missed_even_where_a_slower_one_is_left() -> None:
    # Red threatens two rounds, either his third, and Blue can save only one of them.
    state = scene("a1=2S c3=5r h1=2S f3=5r d8=1R h8=1s", red_took="s0 r2")
    ((at, better, code, value),) = points_of(state, "d8 d7", "c3 c8", "h1 f3")
    assert (at, code, value) == (0, "win", 1)
    assert better in ("a1 c3", "h1 f3")


# A loss that was walked into


def test_walking_into_a_loss_is_told_with_what_would_have_saved_the_game() -> None:
    # Blue's square on h5 threatens h1, his third round; only a move of that piece saves Red.
    state = scene("h1=1R a1=1S h5=4s", blue_took="s0 r2")
    ((at, better, code, value),) = points_of(state, "a1 a2", "h5 h1")
    assert (at, code, value) == (0, "save", 1)
    assert better in ("h1 g1", "h1 g2", "h1 h2")


def test_nobody_is_blamed_once_nothing_helps() -> None:
    # Blue threatens both of Red's rounds; either is the third.
    state = scene("h1=1R a1=1R h5=4s a5=4s", blue_took="s0 r2")
    assert points_of(state, "a1 b1", "h5 h1") == []


def test_a_win_let_slip_and_a_loss_walked_into_are_both_told_in_the_order_of_play() -> None:
    state = scene("h1=1R a1=1S h5=4s b8=1r a8=1s", blue_took="s0 r2")
    points = points_of(state, "a1 a2", "a8 b7", "a2 a3", "h5 h1")
    assert [(at, code) for at, _, code, _ in points] == [(0, "save"), (2, "save"), (1, "win")], (
        "each by itself"
    )
    assert points[2][1] == "h5 h1"


# Points


def test_a_piece_that_was_there_for_the_taking_is_worth_its_points() -> None:
    state = scene("a1=1S d1=1R g1=1S b2=5r h8=1s f8=1s")
    ((at, better, code, value), *_) = points_of(state, "d1 d2", "b2 g7")
    assert (at, better, code) == (0, "a1 b2", "worth")
    # The first catch of a kind is worth three points; standing well, a little.
    assert LEAST_COST <= value <= 5
    assert value == round(value, 1)


def test_where_nothing_is_at_stake_there_is_no_turning_point() -> None:
    state = scene("a1=1S c1=1R h8=1s f8=1r")
    assert points_of(state, "a1 a2", "h8 h7", "a2 a1", "h7 h8", "c1 c2") == []


def test_a_game_without_a_fault_has_no_turning_points() -> None:
    assert points_of(FORK, "e1 e4", "c6 c7", "e4 g6") == []
    assert points_of(NEAR_WIN, "a1 c3") == []


def test_a_table_at_which_nothing_was_decided_has_no_turning_points() -> None:
    table = Table(NUMICA, {}, PEOPLE, "review")
    table.settle()
    table.play(0, RESIGN)
    assert run(table)[0] == []
    loaded = load_save(make_save(table), {"numica": NUMICA}.__getitem__, from_position=True)
    assert isinstance(loaded, Loaded)
    assert run(loaded.table) == ([], [])


# What was done well


def test_what_alone_wins_is_told_with_why() -> None:
    assert praise(NEAR_WIN, "a1 c3") == [(0, "win", 1, ["wins"])]
    assert praise(FORK, "e1 e4") == [(0, "win", 2, ["menaces"])]


def test_what_alone_saves_is_told() -> None:
    # Blue's square on h5 threatens h1, his third round; it can be caught from e5, and the round cannot move.
    cells = "h1=1R g1=1S g2=1S h2=1S h5=4s e5=3S a8=1r"
    state = scene(cells, blue_took="s0 r2")
    assert praise(state, "e5 h5") == [(0, "save", 2, ["saves", "catches"])]


def test_what_is_as_good_as_something_else_is_not_praised() -> None:
    state = scene("a1=2S c3=5r h1=2S f3=5r d8=1R h8=1s", red_took="s0 r2")
    assert praise(state, "a1 c3") == [], "h1 f3 wins as well"
    assert praise(scene("a1=1S c1=1R h8=1s f8=1r"), "a1 a2", "h8 h7") == []


def test_a_free_piece_that_is_taken_is_worth_telling() -> None:
    state = scene("a1=1S d1=1R g1=1S b2=5r h8=1s f8=1s")
    ((at, code, value, merits), *_) = praise(state, "a1 b2", "h8 h7")
    assert (at, code, merits[0]) == (0, "worth", "catches")
    assert value >= reviews.LEAST_LEAD


def test_people_are_praised_and_computers_are_not_beside_them() -> None:
    for sitters, expected in (
        ((Sitter(), Sitter(COMPUTER, 1)), [0]),
        ((Sitter(COMPUTER, 1), Sitter()), []),
        ((Sitter(COMPUTER, 1), Sitter(COMPUTER, 1)), [0]),
    ):
        table = Table(NUMICA, {}, sitters, "review", NEAR_WIN)
        table.play(0, "a1 c3")
        assert [point.at for point in run(table)[0]] == expected


# What is judged at all


def test_what_was_not_decided_is_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    judged = []

    def judge(*given: Any) -> reviews.Judging:
        _, _, seat, move, *_ = given
        judged.append((seat, move))
        yield
        return Judgement(move, Gain("worth", 0.0))

    monkeypatch.setattr(reviews, "judge", judge)
    # A pass is said for the second seat, which wants not to be asked; giving up is no sentence of the game.
    state = NULL.from_text(WINDOW)
    table = Table(
        NULL, {"size": 2, "luck": True}, (Sitter(), Sitter(wishes={"add": "never"}), Sitter()), "7", state
    )
    table.play(2, "play 10")
    table.play(2, "pass")
    table.play(0, RESIGN)
    assert [str(record) for record in table.journal[2:]] == ["1 pass", "2 pass", "0 resign"]
    table.ended = table.ends()[0]
    run(table)
    assert judged == [(2, "play 10"), (2, "pass")]


def test_computers_are_judged_like_people() -> None:
    sitters = (Sitter(COMPUTER, 1), Sitter())
    table = Table(NUMICA, {}, sitters, "review", NEAR_WIN)
    table.play(0, "e1 e6")
    table.play(1, RESIGN)
    assert [point.gain.code for point in run(table)[0]] == ["win"]


# Which are told


def test_the_costliest_are_told_in_the_order_of_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "NODES", 100)
    monkeypatch.setattr(reviews, "ANSWER_NODES", 100)
    shortened = 0
    for seed in range(6):
        table = play_at_random(f"costly {seed}")
        told, _ = run(table)
        with monkeypatch.context() as patch:
            patch.setattr(reviews, "MOST_FAULTS", 10_000)
            every, _ = run(table)
        told, every = ([point for point in each if point.kind == "better"] for each in (told, every))
        for seat in (0, 1):
            count = sum(point.seat == seat for point in every)
            assert sum(point.seat == seat for point in told) == min(count, MOST_FAULTS)
        for points in (told, every):
            order = [(point.seat, point.at) for point in points]
            assert order == sorted(set(order)), "each person by themselves"
        left = [point for point in every if point not in told]
        shortened += bool(left)
        for kept in told:
            for dropped in [point for point in left if point.seat == kept.seat]:
                assert weigh(kept) >= weigh(dropped)
    assert shortened


def weigh(point: TurningPoint) -> tuple[int, float]:
    """Return how much a decision cost: a win, a near one more than a far one; a loss likewise; then points."""
    code, value = point.gain
    rank = {"win": 2, "save": 1, "worth": 0}[code]
    return rank, value if code == "worth" else -value


def test_every_point_is_a_decision_with_a_legal_better_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "NODES", 500)
    found = 0
    for seed in range(4):
        table = play_at_random(f"legal {seed}")
        for point in run(table)[0]:
            record, state = table.journal[point.at], table.past[point.at].state
            assert (point.seat, point.move) == record
            assert (point.better != point.move) == (point.kind == "better")
            assert state.why_not(point.seat, point.better) is None
            after = state.copy()
            assert [event.kind for event in after.apply(point.seat, point.better)] == [
                event["kind"] for event in point.events
            ]
            if point.kind in ("best", "better"):
                assert (point.gain == ("win", 1)) == (after.outcome() is not None)
            found += 1
    assert found > 8


def judge_as(*judgements: Judgement) -> Any:
    """Return a `judge` that says these of one decision after the other."""
    left = iter(judgements)
    return lambda *_: next(left)


def test_what_was_the_best_by_far_is_told_too_and_only_the_clearest(monkeypatch: pytest.MonkeyPatch) -> None:
    leads = [3.0, 1.9, 9.0, 2.0, 5.0]  # of the seats by turns
    moves = [f"{a} {b}" for a, b in (("e1", "e6"), ("h8", "h7"), ("e6", "e7"), ("h7", "h8"), ("e7", "e6"))]
    table = play(NEAR_WIN, *moves)
    said = [Judgement(move, Gain("worth", lead)) for move, lead in zip(moves, leads, strict=True)]
    monkeypatch.setattr(type(NUMICA), "judge", judge_as(*said))
    told, _ = run(table)
    assert [(point.at, point.kind == "best", point.gain.value) for point in told] == [
        (2, True, 9.0),
        (3, True, 2.0),
    ]
    monkeypatch.setattr(type(NUMICA), "judge", judge_as(*said))
    assert find_missed(table, 0) == Missed(None), "nothing was missed"


# Reproducible, and never long without an answer


def test_the_same_journal_gives_the_same_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "NODES", 100)
    table = play_at_random("again")
    points, _ = run(table)
    assert points
    assert run(table)[0] == points
    loaded = load_save(json.loads(json.dumps(make_save(table))), {"numica": NUMICA}.__getitem__)
    assert isinstance(loaded, Loaded)
    assert run(loaded.table)[0] == points
    other = Table(NUMICA, {}, (Sitter(name="Ada"), Sitter(name="Bo")), "another seed")
    for record in table.journal:
        other.record(*record)
    assert run(other)[0] == points, "only who played it counts: people or computers"


def test_a_review_changes_nothing_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "NODES", 300)
    table = play_at_random("untouched")
    before, changes = make_save(table), table.changes
    run(table)
    assert (make_save(table), table.changes) == (before, changes)


def test_a_review_yields_often_and_tells_how_far_it_is(slow: bool) -> None:
    table = play_at_random("often")
    del table.journal[12:], table.past[12:]
    reviewing, gaps, told = review(table), [], []
    while True:
        began = process_time()
        try:
            told.append(next(reviewing))
        except StopIteration:
            break
        gaps.append(process_time() - began)
    assert [each.at for each in told] == sorted(each.at for each in told)
    # At its end the few are written down that are told.
    assert {each.at for each in told} == set(range(13))
    assert {each.of for each in told} == {12}
    assert len(gaps) > 100
    if (
        slow
    ):  # a few may be long because the machine had something else to do; in a browser they are twice as long
        assert sorted(gaps)[-3] < 0.012


# Games that are not searched


def test_where_a_game_is_not_searched_the_worth_after_the_sentence_decides() -> None:
    # Hands lie open: Blue holds less than 16, so that card wins the round, and 1 loses it.
    hands = (
        "null, 2 cards, hands open\nhand 1 16, chose 0, played, points 0\nhand 7 9, chose 9, played, points 0"
    )
    points = [
        point
        for point in run(play(NULL.from_text(hands), "play 1", "play 16", game=NULL))[0]
        if point.kind == "better"
    ]
    # Between one round behind and one ahead, of two rounds, lies the worth of a whole game: ten points.
    assert [(point.at, point.better, point.gain) for point in points] == [(0, "play 16", Gain("worth", 10.0))]
    assert points[0].events == [{"kind": "chose", "seat": 0, "data": {"card": 16}}]
    points = [
        point
        for point in run(play(NULL.from_text(hands), "play 16", "play 1", game=NULL))[0]
        if point.kind != "turned"
    ]
    assert [(point.at, point.kind == "best", point.gain) for point in points] == [
        (0, True, Gain("worth", 10.0))
    ]
    assert points[0].merits == [{"code": "highest", "args": {}}]


def test_nobody_is_judged_by_what_was_hidden_from_him(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "LEAST_REGRET", 99)  # who has lost may tell what was hidden
    told = []
    for chosen, hand in ((2, "2 3 4"), (15, "11 13 15")):
        lines = (
            "null, 3 cards, hands hidden",
            "hand 5 6 10, chose 0, played, points 0",
            f"hand {hand}, chose {chosen}, played, points 0",
        )
        rest = [card for card in hand.split() if int(card) != chosen]
        moves = ["play 5", "play 6", f"play {rest[0]}", "play 10", f"play {rest[1]}"]
        points, _ = run(play(NULL.from_text("\n".join(lines)), *moves, game=NULL))
        told.append([point for point in points if point.at == 0])
        # What a card would have shown is not told: it was not known then.
        assert all(event["kind"] == "chose" for point in points for event in point.events)
    assert told[0] == told[1]


def judge(worlds: list[State], move: Move) -> Judgement:
    """Judge a sentence of seat 0 without a search."""
    judging = judge_by_worth(worlds, 0, move, Rng(1))
    while True:
        try:
            next(judging)
        except StopIteration as finished:
            judgement: Judgement = finished.value
            return judgement


def test_worth_tells_a_win_too() -> None:
    assert judge([NEAR_WIN], "e1 e6") == Judgement("a1 c3", Gain("win", 1))
    assert judge([NEAR_WIN], "a1 c3") == Judgement("a1 c3", Gain("win", 1)), "nothing else wins at once"


def test_what_wins_in_some_of_the_hidden_worlds_only_is_not_told_as_a_win() -> None:
    other = scene("a1=2S c3=5s e1=5S h8=1s b5=1r", red_took="s0 r2")
    better, gain = judge([NEAR_WIN, other], "e1 e6")
    assert (better, gain.code) == ("a1 c3", "worth")
    assert 0 < gain.value <= 10


def test_what_is_hidden_is_guessed_in_several_ways_and_what_is_open_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counted = []

    def count(worlds: list[State], _seat: Seat, move: Move, _rng: Rng) -> reviews.Judging:
        counted.append((len(worlds), len({str(world) for world in worlds})))
        yield
        return Judgement(move, Gain("worth", 0.0))

    monkeypatch.setattr(reviews, "judge_by_worth", count)
    monkeypatch.setattr(reviews, "NODES", 200)
    table = Table(NULL, {"size": 2}, PEOPLE, "hidden")
    table.settle()
    for seat in (0, 1, 0, 1):
        table.play(seat, table.state.sample(seat, Rng(seat)))
    run(table)
    assert {worlds for worlds, _ in counted} == {reviews.WORLDS}
    assert max(different for _, different in counted) > 1
    counted.clear()


@pytest.mark.parametrize(
    ("better", "said", "gain"),
    [
        (WIN - 1, 300, ("win", 1)),
        (WIN - 3, -300, ("win", 2)),
        (WIN - 5, -WIN + 2, ("win", 3)),
        (WIN - 1, WIN - 3, ("win", 1)),
        (WIN - 3, WIN - 5, ("worth", 0.0)),
        (WIN - 3, WIN - 1, ("worth", 0.0)),
        (0, -WIN + 2, ("save", 1)),
        (-700, -WIN + 4, ("save", 2)),
        (-WIN + 4, -WIN + 2, ("worth", 0.0)),
        (-WIN + 2, -WIN + 4, ("worth", 0.0)),
        (310, -14, ("worth", 3.2)),
        (310, 310, ("worth", 0.0)),
        (-40, 200, ("worth", 0.0)),
        (0, WIN - 3, ("worth", 0.0)),
        (-WIN + 4, 0, ("worth", 0.0)),
    ],
)
def test_what_lies_between_two_values_of_a_search(better: int, said: int, gain: tuple[str, float]) -> None:
    assert reckon_gain(better, said) == gain


# A game's own judgement


class Exact(Game):
    """Numica with an exact judgement of its own."""

    def __init__(self, judgement: Judgement | None) -> None:
        """Judge everything so."""
        self.judgement = judgement
        self.asked: list[tuple[Seat, Move]] = []

    def __getattribute__(self, name: str) -> Any:
        """Be Numica in all else."""
        own = ("judgement", "asked", "judge", "judge_soon", "position", "strikes", "__class__")
        return object.__getattribute__(self, name) if name in own else getattr(NUMICA, name)

    def start(self, options: Json, seats: int) -> State:
        """Unused."""
        raise AssertionError

    from_view = read_dump = from_text = start  # type: ignore[assignment]

    def position(self, state: State) -> Any:
        """Nothing is searched where the game has judged."""
        assert self.judgement is None
        return NUMICA.position(state)

    def judge(self, state: State, seat: Seat, move: Move) -> Judgement | None:
        """Judge, and spoil the state, which is ours to change."""
        self.asked.append((seat, move))
        state.apply(seat, move)
        return self.judgement


def test_a_games_own_judgement_is_told_as_it_is() -> None:
    game = Exact(Judgement("a1 c3", Gain("worth", 4.5)))
    points, _ = run(play(NEAR_WIN, "e1 e6", game=game))
    assert [(point.better, point.gain) for point in points] == [("a1 c3", Gain("worth", 4.5))]
    assert game.asked == [(0, "e1 e6")]


def test_what_a_game_judges_as_good_is_no_turning_point() -> None:
    for value in (0.0, LEAST_COST - 0.1):
        game = Exact(Judgement("e1 e6", Gain("worth", value)))
        assert run(play(NEAR_WIN, "e1 e6", game=game))[0] == []


def test_where_a_game_cannot_tell_the_search_does() -> None:
    points, _ = run(play(NEAR_WIN, "e1 e6", game=Exact(None)))
    assert [point.gain for point in points] == [Gain("win", 1)]


# Whose moments are told


SHUFFLE = ["e1 e6", "h8 h7", "e6 e7", "h7 h8", "e7 e6", "h8 h7", "e6 e7", "h7 h8"]


def review_as(patch: pytest.MonkeyPatch, gains: list[float], *sitters: Sitter) -> list[TurningPoint]:
    """Review a game of eight sentences in which something else would have been better by so many points each time."""
    left = iter(gains)

    def judge(game: Game, view: Json, seat: Seat, move: Move, rng: Rng, _nodes: int) -> reviews.Judging:
        yield
        others = [each for each in game.from_view(view, rng).moves(seat) or [] if each != move]
        return Judgement(others[0], Gain("worth", next(left)))

    patch.setattr(reviews, "judge", judge)
    patch.setattr(TurningPoint, "has_reason", lambda _: True)
    return run(play(NEAR_WIN, *SHUFFLE, sitters=sitters))[0]


def test_the_blunders_of_a_computer_leave_a_persons_moments_their_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gains = [2.0, 9.0, 3.0, 8.0, 2.5, 9.5, 1.9, 9.0]
    points = review_as(monkeypatch, gains, Sitter(), Sitter(COMPUTER, 1))
    assert [(point.seat, point.at) for point in points] == [(0, 2), (0, 4), (1, 1), (1, 5)]


def test_two_people_are_told_as_much_each(monkeypatch: pytest.MonkeyPatch) -> None:
    points = review_as(monkeypatch, [2.0, 9.0, 3.0, 8.0, 2.5, 9.5, 4.0, 9.0], *PEOPLE)
    assert [(point.seat, point.at) for point in points] == [(0, 2), (0, 6), (1, 1), (1, 5)]


def test_where_nothing_cost_much_each_person_is_told_the_largest(monkeypatch: pytest.MonkeyPatch) -> None:
    points = review_as(monkeypatch, [0.5, 1.5, 1.9, 0.4, 0.6, 0.1, 0.0, 0.2], *PEOPLE)
    told = [(point.seat, point.at, point.gain.value) for point in points if point.kind == "better"]
    assert told == [(0, 2, 1.9), (1, 1, 1.5)]
    # What is smaller was nothing.
    points = review_as(monkeypatch, [LEAST_REGRET, 0.1, 0.2, 0.0, 0.2, 0.1, 0.0, 0.2], *PEOPLE)
    assert [(point.at, point.gain.value) for point in points if point.kind == "better"] == [(0, LEAST_REGRET)]


# Something of every person's


def review_weighed(
    patch: pytest.MonkeyPatch, worths: list[float], winner: Seat | None, helped: tuple[int, ...] = ()
) -> list[tuple[str, int, float, bool]]:
    """Review a game in which nothing else was better, by what each position is worth to the first seat.

    Returns of its points kind, number, points, and whether a reason is told.
    """

    def judge(_game: Game, _view: Json, _seat: Seat, move: Move, _rng: Rng, _nodes: int) -> reviews.Judging:
        yield
        return Judgement(move, NOTHING_GAINED)

    patch.setattr(reviews, "judge", judge)
    numbers = iter(range(99))
    table = play(NEAR_WIN, *SHUFFLE, sitters=(Sitter(), Sitter(COMPUTER, 1)))
    patch.setattr(reviews, "_reckon_worth", lambda _table, at, _seat: worths[at // 2])
    patch.setattr(reviews, "_reckon_stride", lambda _table, at, _seat: worths[at // 2 + 1] - worths[at // 2])
    patch.setattr(reviews, "justify", lambda *_: [{"code": f"reason {next(numbers)}", "args": {}}])
    table.ended = Outcome("agreed", frozenset() if winner is None else frozenset({winner}), (0, 0))
    table.helped = set(helped)
    return [(each.kind, each.at, each.gain.value, bool(each.merits)) for each in run(table)[0]]


def test_after_a_game_without_a_fault_something_good_is_told_and_where_the_game_turned(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worths = [0.0, -0.1, 0.4, 0.1, 0.3]
    # After its second decision the position was worth half of a won game more; what is praised is not told twice.
    assert review_weighed(monkeypatch, worths, winner=0) == [("good", 2, 0.0, True)]
    again = review_weighed(monkeypatch, [*worths[:3], 0.6, 0.5], winner=0)
    assert again == [("good", 2, 0.0, True), ("turned", 4, 2.0, True)]
    # It is told against who has lost, or has not won: from the third to the fourth.
    lost = [("good", 2, 0.0, True), ("turned", 4, -3.0, False)]
    assert review_weighed(monkeypatch, worths, winner=1) == lost
    assert review_weighed(monkeypatch, worths, winner=None) == lost


def test_nothing_turned_where_the_game_only_went_the_other_way(monkeypatch: pytest.MonkeyPatch) -> None:
    for worths, winner in (([0.0, 0.1, 0.25, 0.3, 0.4], 1), ([0.5, 0.3, 0.2, 0.1, -0.1], 0)):
        assert [kind for kind, *_ in review_weighed(monkeypatch, worths, winner)] == ["good"]


def test_what_a_hint_has_helped_with_is_not_praised(monkeypatch: pytest.MonkeyPatch) -> None:
    worths = [0.0, -0.1, 0.4, 0.1, 0.3]
    told = review_weighed(monkeypatch, worths, winner=1, helped=(2,))
    assert told[-1][:2] == ("good", 6), "the second best of strides"
    assert all(kind != "good" for kind, *_ in review_weighed(monkeypatch, worths, 1, helped=(0, 2, 4, 6)))
    for helped in ((), (0,)):
        monkeypatch.undo()
        table = play(NEAR_WIN, "a1 c3")
        table.helped = set(helped)
        assert [point.kind for point in run(table)[0] if point.at == 0] == ([] if helped else ["best"])


def test_which_decisions_a_hint_has_helped_with_is_kept_with_the_game() -> None:
    table = Table(NUMICA, {}, PEOPLE, "helped")
    table.settle()
    rng = Rng("helped")
    for helps in (False, True, False):
        if helps:
            assert table.count_hint() is None
        table.play(table.waiting()[0], table.state.sample(table.waiting()[0], rng))
    (at,) = table.helped
    assert at == len(table.journal) - 2
    for save in (make_save(table), read_token(write_token(make_save(table), NUMICA), FIND)):
        loaded = load_save(save, FIND)
        assert isinstance(loaded, Loaded)
        assert loaded.table.helped == {at}
        assert loaded.table.hints == 1
    for damaged in ("1", [1.5], [-1], {"1": 2}, [[1]]):
        assert load_save({**make_save(table), "helped": damaged}, FIND) == Refusal("save-counts")
    bare = Table(NUMICA, {}, PEOPLE, "helped")
    assert "helped" not in make_save(bare), "nothing is written of nothing"


def test_what_is_hardly_worse_has_lost_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert review_as(monkeypatch, [LEAST_REGRET - 0.1] * 8, *PEOPLE) == []


def test_what_only_counts_spaces_is_no_reason() -> None:
    points, _ = run(play(FORK, "a8 a3"))
    told = [merit["code"] for point in points for merit in point.merits]
    assert told
    assert not set(told) & NUMICA.vague


def test_what_can_be_taken_either_way_is_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    # Blue's square on h5 threatens h1 as long as that round stands there.
    state = scene("h1=1R a1=1S h5=4s b8=1r", blue_took="s0 r2")
    for better, taken in (("a1 b1", []), ("h1 g1", ["h1"])):
        judged = Judgement(better, Gain("save", 1))
        monkeypatch.setattr(type(NUMICA), "judge", lambda *_, judged=judged: judged)
        monkeypatch.setattr(type(NUMICA), "judge_soon", lambda *_: None, raising=False)
        missed = seek(play(state, "a1 a2", sitters=ALONE))
        assert missed is not None
        assert [event["data"]["at"] for event in missed.answer] == taken


def test_what_the_other_side_takes_for_a_fault_is_told() -> None:
    # Blue's square on h5 threatens h1, Red's round; it could have gone.
    state = scene("h1=1R a1=1S h5=4s b8=1r", blue_took="s0 r2")
    ((*_, answer),) = [point for point in run(play(state, "a1 a2"))[0] if point.kind != "best"]
    assert answer == [{"kind": "caught", "seat": 1, "data": {"piece": "r", "at": "h1"}}]


# Right after a decision


def test_only_a_games_own_judgement_is_exact() -> None:
    assert find_missed(play(NEAR_WIN, "e1 e6"), 0) is None, "Numica has none"


def test_nothing_is_sought_that_nobody_can_judge() -> None:
    table = Table(NUMICA, {}, PEOPLE, "row")
    table.settle()
    table.play(0, "s r s r s r s r")
    assert find_missed(table, len(table.journal) - 1) == Missed(None), "any row will do"


@pytest.mark.parametrize("gain", [Gain("win", 1), Gain("worth", LEAST_COST - 0.1)])
def test_what_was_missed_is_told_however_little_it_is(gain: Gain) -> None:
    table = play(NEAR_WIN, "e1 e6", game=Exact(Judgement("a1 a3", gain)))
    missed = seek(table)
    assert missed is not None
    assert missed[:6] == ("better", 0, 0, "e1 e6", "a1 a3", gain)
    assert missed.events == foresee(NUMICA, table.past[0].state.view(0), 0, "a1 a3")


def test_what_would_take_long_to_judge_is_left_to_be_sought(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Exact(Judgement("a1 a3", Gain("win", 1)))
    monkeypatch.setattr(game, "judge_soon", lambda *_: None)
    table = play(NEAR_WIN, "e1 e6", game=game)
    assert find_missed(table, 0) is None
    assert len(run(table)[0]) == 1


@pytest.mark.parametrize(
    ("judgement", "found"), [(None, None), (Judgement("e1 e6", Gain("worth", 0.0)), Missed(None))]
)
def test_nothing_is_told_where_nothing_was_better(judgement: Judgement | None, found: Missed | None) -> None:
    assert find_missed(play(NEAR_WIN, "e1 e6", game=Exact(judgement)), 0) == found


def test_between_people_it_is_not_looked_ahead() -> None:
    """What a game knows exactly is told all the same."""
    table = Table(NUMICA, {}, PEOPLE, "two", NEAR_WIN)
    table.play(0, "e1 e6")
    assert seek(table) is None
    table = Table(Exact(Judgement("a1 a3", Gain("win", 1))), {}, PEOPLE, "two", NEAR_WIN)
    table.play(0, "e1 e6")
    assert seek(table) is not None


def test_what_is_no_decision_of_the_game_misses_nothing() -> None:
    table = play(NEAR_WIN)
    assert table.journal[0].move == "resign"
    assert not is_judged(table, 0)


# Sought right after a decision


def seek(table: Table, at: int = 0) -> TurningPoint | None:
    """Seek to the end what a decision has missed."""
    return finish(seek_missed(table, at)).point


def test_what_a_search_finds_soon_is_told_with_its_reason() -> None:
    missed = seek(play(NEAR_WIN, "e1 e6", sitters=ALONE))
    assert missed is not None
    assert (missed.better, missed.gain) == ("a1 c3", Gain("win", 1))
    assert missed.merits == [{"code": "wins", "args": {"way": "r"}}]
    state = scene("h1=1R a1=1S h5=4s b8=1r", blue_took="s0 r2")
    saved = seek(play(state, "a1 a2", sitters=ALONE))
    assert saved is not None
    assert saved.gain.code == "save"
    assert [event["kind"] for event in saved.answer] == ["caught"]


def test_what_is_a_matter_of_taste_is_not_sought_out() -> None:
    assert seek(play(scene("a1=1S c1=1R h8=1s f8=1r"), "a1 a2", sitters=ALONE)) is None
    assert seek(play(NEAR_WIN, "a1 c3", sitters=ALONE)) is None, "it was the best"


def test_seeking_yields_often(slow: bool) -> None:
    table, gaps = play_at_random("often", ALONE), []
    for at in range(2, 14):
        seeking, began = seek_missed(table, at), process_time()
        for _ in seeking:
            gaps.append(process_time() - began)
            began = process_time()
    assert len(gaps) > 100
    if slow:
        assert sorted(gaps)[-3] < 0.012


# The door


@pytest.fixture
def parlour() -> Parlour:
    """Give each test a parlour of its own."""
    return open_house()


def seat_table(parlour: Parlour, table: Table) -> int:
    """Put a table into the parlour."""
    return parlour.open(table, None).number


def step_through(parlour: Parlour, job: int, ms: float) -> list[Json]:
    """Step to the end; returns all answers."""
    told: list[Json] = []
    while not told or not told[-1]["done"]:
        told.append(ask(parlour, "step", job=job, ms=ms))
        assert len(told) < 20_000
    return told


def test_the_review_comes_when_the_game_is_over(parlour: Parlour) -> None:
    table = ask(parlour, "new", game="numica", seats=[PERSON, PERSON], seed="7")["table"]
    assert ask(parlour, "review", table=table)["refusal"] == {"code": "review-early", "args": {}, "rule": ""}
    ask(parlour, "play", table=table, seat=0, move=RESIGN)
    job = ask(parlour, "review", table=table)["job"]
    last = step_through(parlour, job, 20)[-1]
    assert last == {"job": job, "done": True, "at": 2, "of": 2, "points": []}


@pytest.mark.parametrize("ms", [0, 15, 1000])
def test_a_review_goes_slice_by_slice_to_the_same_points(parlour: Parlour, ms: int) -> None:
    table = play(NEAR_WIN, "e1 e6", "h8 h7", "e6 e7")
    told = step_through(parlour, ask(parlour, "review", table=seat_table(parlour, table))["job"], ms)
    assert told[-1]["points"] == json.loads(json.dumps([point.as_json() for point in run(table)[0]]))
    assert told[-1]["points"][0] == {
        "kind": "better",
        "at": 0,
        "seat": 0,
        "move": "e1 e6",
        "better": "a1 c3",
        "gain": {"code": "win", "value": 1},
        "events": told[-1]["points"][0]["events"],
        "merits": told[-1]["points"][0]["merits"],
        "answer": [],
    }
    for answer in told[:-1]:
        assert set(answer) == {"job", "done", "at", "of"}
    assert [answer["at"] for answer in told] == sorted(answer["at"] for answer in told)
    assert {answer["of"] for answer in told} == {4}
    assert ask(parlour, "step", job=told[-1]["job"])["error"]["code"] == "request-job"


def test_a_review_is_stopped_and_grows_stale_like_a_thought(parlour: Parlour) -> None:
    number = seat_table(parlour, play(NEAR_WIN, "e1 e6"))
    job = ask(parlour, "review", table=number)["job"]
    ask(parlour, "step", job=job, ms=0)
    assert ask(parlour, "stop", job=job) == {"move": ""}
    assert ask(parlour, "step", job=job)["error"]["code"] == "request-job"
    job = ask(parlour, "review", table=number)["job"]
    assert "replies" in ask(parlour, "undo", table=number)
    assert ask(parlour, "step", job=job)["error"]["code"] == "request-job"
    assert ask(parlour, "review", table=number)["refusal"]["code"] == "review-early"


def test_thoughts_and_reviews_stand_side_by_side(parlour: Parlour) -> None:
    over = seat_table(parlour, play(NEAR_WIN, "e1 e6"))
    going = ask(parlour, "new", game="numica", seats=[PERSON, PERSON], seed="7")["table"]
    for seat in (0, 1):
        ask(parlour, "play", table=going, seat=seat, move="s r s r s r s r")
    reviewing = ask(parlour, "review", table=over)["job"]
    thinking = ask(parlour, "think", table=going, seat=0, level=5)["job"]
    ask(parlour, "step", job=reviewing, ms=0)
    ask(parlour, "step", job=thinking, ms=0)
    assert step_through(parlour, thinking, 5)[-1]["move"]
    assert step_through(parlour, reviewing, 5)[-1]["points"]


@pytest.mark.parametrize("table", [None, 0, "1", True, [], {}, 1.0, 10**30])
def test_a_review_of_no_table_is_an_error(parlour: Parlour, table: object) -> None:
    seat_table(parlour, play(NEAR_WIN, "e1 e6"))
    assert ask(parlour, "review", table=table)["error"]["code"] == "request-table"


# What was missed is sought by the door


def test_what_was_missed_is_sought_while_the_game_goes_on(parlour: Parlour) -> None:
    table = Table(NUMICA, {}, ALONE, "seek", NEAR_WIN)
    number = seat_table(parlour, table)
    told = ask(parlour, "play", table=number, seat=0, move="e1 e6")
    assert told["sought"] is True
    job = ask(parlour, "seek", table=number, at=0)["job"]
    ask(parlour, "step", job=job, ms=0)
    assert "replies" in ask(parlour, "play", table=number, seat=1, move="h8 h7"), "nobody waits for it"
    last = step_through(parlour, job, 5)[-1]
    assert last["missed"]["better"] == "a1 c3"


@pytest.mark.parametrize("at", [-1, 1, 2, None, "0", 0.0, True])
def test_only_what_a_person_has_decided_is_sought(parlour: Parlour, at: object) -> None:
    table = Table(NUMICA, {}, (Sitter(), Sitter(COMPUTER, 1)), "seek", NEAR_WIN)
    number = seat_table(parlour, table)
    ask(parlour, "play", table=number, seat=0, move="e1 e6")
    ask(parlour, "play", table=number, seat=1, move="h8 h7")
    assert ask(parlour, "seek", table=number, at=at)["error"]["code"] == "request-at"


def test_without_help_nothing_is_sought(parlour: Parlour) -> None:
    aids = {"hints": False, "takebacks": True}
    told = ask(parlour, "new", game="numica", seats=[PERSON, PERSON], seed="7", aids=aids)
    for seat in (0, 1):
        ask(parlour, "play", table=told["table"], seat=seat, move="s r s r s r s r")
    played = ask(parlour, "play", table=told["table"], seat=0, move="a1 a2")
    assert played["sought"] is False
    assert ask(parlour, "seek", table=told["table"], at=0)["refusal"]["code"] == "hint-off"
