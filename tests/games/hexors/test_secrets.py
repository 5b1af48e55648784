"""Nobody learns in Hexors what lies face down: not by being asked, nor by what is shown, told or passed by itself.

The conformance suite changes what one seat cannot see, and looks at what he sees, in games in which Stones are rare.
Here Stones are plenty, so that powers are used all the time, and the powers of all are changed at once.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

import pytest

from games.hexors.positions import scene
from games.hexors.zone import POWERS, draw_alike
from parlour.core.border import Happening
from parlour.core.game import CHANCE, Event, Json, Move, Seat
from parlour.core.rng import Rng
from parlour.games.hexors import HEXORS, windows
from parlour.games.hexors.state import HexorsState

Kept = dict[Seat, list[str]]

STEPS = 110
"""Sentences of each game, about as many as a game has."""
GAMES = 2

TABLES = {
    "two": (("c3 017, d1 006, d3 018, e2 031", "c7 043, d9 010, d7 058, e8 059"), False),
    # One Character each: whoever holds a power is asked everywhere.
    "last": (("d1 006, d4 017", "d6 043, d9 010"), False),
    "free": (("a2 018, c1 002, e4 063", "f6 017, l1 004, h3 022", "g7 019, l9 006, h5 025"), False),
    "team": (
        ("a2 018, c1 002, e4 063", "c9 004, f6 017", "g3 019, l1 006, h5 025", "g6 028, g8 031, l9 007"),
        True,
    ),
}


def set_table(name: str, number: int) -> HexorsState:
    """Set a table at which everybody has powers and Stones; some have no power left."""
    armies, teams = TABLES[name]
    rng = Rng(f"secrets {name} {number}")
    hands = [" ".join(draw_alike([], rng.choice((5, 5, 3, 0)), False, rng)) for _ in armies]
    stones = tuple(rng.choice((12, 6, 2)) for _ in armies)
    if teams:
        stones = (*stones[:2], 0, 0)
    return scene(*armies, hands=",".join(hands), stones=stones, teams=teams, active=rng.below(len(armies)))


def choose(state: HexorsState, seat: Seat, rng: Rng) -> Move:
    """Choose a sentence; in a window a power more often than a pass."""
    if seat == CHANCE or not state.window(seat) or rng.below(4) == 0:
        return state.sample(seat, rng)
    for _ in range(4):
        move = state.sample(seat, rng)
        if move != "pass":
            return move
    return "pass"


def play_on(name: str, number: int) -> Iterator[tuple[HexorsState, Seat, Move, Rng]]:
    """Play at random; gives each position with the sentence that is said in it."""
    state, rng = set_table(name, number), Rng(f"play {name} {number}")
    for _ in range(STEPS):
        if state.outcome() is not None:
            return
        (seat,) = state.waiting()
        move = choose(state, seat, rng)
        yield state.copy(), seat, move, rng
        state.apply(seat, move)


def deal_anew(state: HexorsState, seats: list[Seat], rng: Rng, kept: Kept) -> HexorsState:
    """Return the position with other powers face down before some seats, but for one that is to be kept."""
    dump = json.loads(json.dumps(state.dump()))
    for seat in seats:
        army = dump["armies"][seat]
        mine = kept.get(seat, [])[: len(army["powers"])]
        rest = draw_alike([*army["used"], *mine], len(army["powers"]) - len(mine), False, rng)
        army["powers"] = sorted([*mine, *rest])
    there = HEXORS.read_dump(dump, dump["options"], state.seats)
    assert isinstance(there, HexorsState)
    return there


def seen(events: list[Event], viewer: Seat | None) -> list[Happening]:
    """Return what a viewer is told."""
    return [told for told in (event.seen_by(viewer) for event in events) if told is not None]


def without_hand(view: Json) -> Json:
    """Return what a seat sees but for its own powers, and what is printed on these."""
    return {key: value for key, value in view.items() if key not in ("powers", "tiles")}


@pytest.mark.parametrize("name", TABLES)
def test_whatever_lies_face_down_the_same_are_asked_the_same(name: str) -> None:
    met: Counter[str] = Counter()
    for number in range(GAMES):
        for state, seat, move, rng in play_on(name, number):
            viewers = [None, *range(state.seats)]
            used = move.split()[1:2] if move.startswith("power") else []
            other = deal_anew(state, list(range(state.seats)), rng, {seat: used})
            met[state.window(seat) if seat != CHANCE else "roll"] += 1
            assert other.waiting() == state.waiting()
            assert other.view(None) == state.view(None)
            if seat != CHANCE:
                assert other.window(seat) == state.window(seat)
                assert other.asks(seat, "") == state.asks(seat, "")
                assert other.settles(seat) == state.settles(seat)
            for viewer in viewers[1:]:
                assert without_hand(other.view(viewer)) == without_hand(state.view(viewer))
            # The same sentence has the same consequences, and everybody is told the same.
            assert other.why_not(seat, move) is None
            told, there = state.copy(), other.copy()
            events, others = told.apply(seat, move), there.apply(seat, move)
            for viewer in viewers:
                assert seen(others, viewer) == seen(events, viewer)
                assert all(event.only is None for event in events)
            assert (there.waiting(), there.view(None)) == (told.waiting(), told.view(None))
    wanted = ("start", "answer", "") if name == "last" else ("start", "answer", "", "roll", "before", "end")
    assert min(met[kind] for kind in wanted) > 0


@pytest.mark.parametrize("name", TABLES)
def test_asked_is_whoever_could_do_something_with_some_powers(name: str) -> None:
    asked: Counter[bool] = Counter()
    for number in range(GAMES):
        for state, seat, _, _ in play_on(name, number):
            if seat == CHANCE or not state.window(seat):
                continue
            frame = state.view(None)["window"]
            alone = frame["kind"] == "end"
            for each in range(state.seats):
                if not state.plays(each) or (alone and each != state.view(None)["active"]):
                    assert each not in frame["asked"]
                    continue
                able = could_do(state, each)
                asked[able] += 1
                assert (each in frame["asked"]) == able, f"{each} {frame}\n{state}"
            order = [(state.view(None)["active"] + turn) % state.seats for turn in range(state.seats)]
            assert frame["asked"] == [each for each in order if each in frame["asked"]]
    assert min(asked[True], asked[False]) > 0


def could_do(state: HexorsState, seat: Seat) -> bool:
    """Try each of the twelve powers in a seat's hand that nobody has seen it use twice."""
    count = len(state.hands[seat])
    if not count:
        return len(list(windows.list_answers(state, seat))) > 1
    for power in map(int, POWERS):
        if state.used[seat].count(power) < 2:
            there = state.copy()
            there.hands[seat] = (power,) * count
            if windows.list_moves(there, seat) != ["pass"]:
                return True
    return False


@pytest.mark.parametrize("name", TABLES)
def test_whether_one_could_answer_is_true_and_his_own_knowledge(name: str) -> None:
    met: Counter[bool] = Counter()
    for state, seat, _, rng in play_on(name, 7):
        if seat == CHANCE or not state.window(seat):
            continue
        moves = state.moves(seat)
        able = any(
            move != "pass" and state.why_not(seat, move) is None
            for move in [*(moves or []), *(state.sample(seat, rng) for _ in range(20))]
        )
        assert state.could_answer(seat) == able
        assert state.why_not(seat, "pass") is None
        met[able] += 1
        others = [each for each in range(state.seats) if each != seat]
        other = deal_anew(state, others, rng, {})
        assert other.could_answer(seat) == state.could_answer(seat)
        assert other.moves(seat) == moves
        assert other.view(seat) == state.view(seat)
    assert min(met[True], met[False]) > 0


def test_a_choice_in_secret_is_known_to_nobody_else() -> None:
    for armies, moves in (
        ("powers", ("take 064 066 075", "take 070 072 072")),
        ("chosen", ("take 006 017 018 031 032 064 066 075", "take 010 043 049 058 059 070 072 072")),
    ):
        told = []
        for said in moves:
            state = HEXORS.start({"game": "collector", "armies": armies}, 3)
            state.apply(CHANCE, "toss 1")
            while state.waiting() == (CHANCE,):
                state.apply(CHANCE, state.chance(Rng("deal")))
            assert state.waiting() == (0, 1, 2)
            events = state.apply(1, said)
            told.append([(seen(events, viewer), state.view(viewer)) for viewer in (None, 0, 2)])
            assert state.view(1)["chosen"][1] == said.split()[1:]
            assert (state.waiting(), state.view(0)["chosen"]) == ((0, 2), [False, True, False])
        assert told[0] == told[1]


def test_powers_stay_face_down_when_all_have_chosen() -> None:
    state = HEXORS.start({"game": "collector"}, 2)
    state.apply(CHANCE, "toss 1")
    while state.waiting() == (CHANCE,):
        state.apply(CHANCE, state.chance(Rng("deal")))
    state.apply(0, "take 064 066 075")
    events = state.apply(1, "take 070 072 072")
    for viewer in (None, 0):
        text = json.dumps([seen(events, viewer), state.view(viewer)])
        assert '"070"' not in text
        assert '"072"' not in text
    assert state.view(1)["powers"] == ["070", "072", "072"]
    assert [army["unused"] for army in state.view(None)["armies"]] == [3, 3]


def test_powers_that_are_dealt_are_told_to_their_owner_alone() -> None:
    state = HEXORS.start({"game": "collector", "armies": "dealt"}, 2)
    state.apply(CHANCE, "toss 1")
    events = state.apply(CHANCE, "deal 006 017 018 031 032 064 066 075")
    assert any("075" in json.dumps(each) for each in seen(events, 0))
    for viewer in (None, 1):
        assert not any("075" in json.dumps(each) for each in seen(events, viewer))
        assert any("032" in json.dumps(each) for each in seen(events, viewer))
