"""Why a sentence of Numbers League is good: each reason true by the rules, in sums that a child can check."""

from __future__ import annotations

from typing import Any

import pytest

from games.league.scenes import dealt, scene
from parlour.core.game import CHANCE, Why
from parlour.core.rng import Rng
from parlour.games.league import LEAGUE
from parlour.games.league.state import LeagueState

CITY = "v9 v12 v14"
TAKEN = "took v3 v4 v5 v6 v7 v8 v10 v11 v13"
SHOWN = "hero level, 12 villains, mixed sides, equations before, glow"
HIDDEN = SHOWN.replace("before", "never")


def whys(
    row: str,
    move: str,
    *,
    other: str = "hand h5d",
    plays: int = 2,
    doing: str = "",
    city: str = CITY,
    taken: str = TAKEN,
    sidekick: str = "h1d h2d h3d",
    options: str = SHOWN,
) -> dict[str, Any]:
    """The reasons for a sentence of the first seat, the weightiest first."""
    rows = [row, f"{other}; {taken}"] if other else [f"{row}; {taken}"]
    clock = "starter 0, round 1, idle 0, dry 0, calm 0" + (", acted" if plays == 1 else "")
    state = scene(
        *rows,
        doing=doing or f"acts, {plays} plays left",
        city=city,
        sidekick=sidekick,
        options=options,
        counts=clock,
    )
    assert state.why_not(0, move) is None
    return {why.code: why.args for why in state.whys(0, move)}


# Parts (§4.3, §4.4)


def test_a_part_completes_a_superhero_that_captures_at_once() -> None:
    found = whys("hand l4a h1a; H1 h1b b1b l3b; begun h2a b3a", "play l4a")
    told = {"told": "yes", "sum": 9, "villain": "v14", "weakness": 14, "sums": "5 + 9"}
    assert found == {"completes-captures": told}, "14 brings more points than 9, which it makes alone"


def test_nobody_is_promised_who_could_be_captured_before() -> None:
    found = whys("hand l4a; H1 h2b b2b l5b; begun h2a b4a", "play l4a", city="v9 v12", taken=f"{TAKEN} v14")
    assert found == {"completes": {"told": "yes", "sum": 10}}


def test_a_part_is_a_step_to_what_the_hand_can_complete() -> None:
    found = whys("hand l4a h1a b3a; begun h5a", "play b3a")
    planned = {"told": "yes", "cards": "l4a", "sum": 12, "villain": "v12", "weakness": 12, "soon": "yes"}
    assert found == {"planned": planned}, "what is missing is said by it"
    assert whys("hand h1a b3a; begun h5a", "play b3a") == {"lacks": {"part": "l"}}
    last = whys("hand l4a h1a b3a; begun h5a", "play b3a", plays=1)
    assert last["planned"] == {**planned, "soon": "no"}, "no card is left for it in this turn"


def test_the_first_part_begins_a_superhero() -> None:
    assert whys("hand h1a", "play h1a") == {"begins": {}}


# Devices (§4.5, §5.3)


def test_a_device_makes_a_miss_a_capture() -> None:
    found = whys("hand +5a; H1 h2a b1a l4a", "device +5a H1")
    told = {"device": "+5a", "sum": 7, "armed": 12, "villain": "v12", "weakness": 12, "sums": "7 + 5"}
    assert found == {"arms-captures": {"told": "yes", **told}}
    assert whys("hand +10a; H1 h2a b1a l3a", "device +10a H1") == {
        "arms": {"told": "yes", "device": "+10a", "sum": 6, "armed": 16}
    }


def test_no_sum_is_told_where_none_is_shown() -> None:
    found = whys("hand +5a; H1 h2a b1a l4a", "device +5a H1", options=HIDDEN)
    assert found["arms-captures"]["told"] == "no"
    assert "adds" not in whys(
        "hand h5a; H1 h5b b3b l4b", "capture v12 : H1", doing="captures", options=HIDDEN
    )


# The Sidekick (§4.6, §5.5)


def test_a_trade_wakes_the_sidekick() -> None:
    found = whys("hand l5a", "trade l5a h5c", sidekick="h3c h5c b4c")
    told = {"told": "yes", "sum": 12, "villain": "v12", "weakness": 12, "sums": "3 + 5 + 4"}
    assert found["wakes-captures"] == {**told, "slept": "yes"}
    assert whys("hand l1a", "trade l1a h5c", sidekick="h3c h5c b4c")["wakes"] == {
        "told": "yes",
        "sum": 8,
        "slept": "yes",
    }
    awake = whys("hand l5a l1a", "trade l5a l4c", sidekick="h3c b4c l4c")
    assert awake["wakes-captures"] == {**told, "sums": "3 + 4 + 5", "slept": "no"}, "it was awake before"
    assert "wakes" not in whys("hand l5a l1a", "trade l1a l4c", sidekick="h3c b4c l4c")


def test_a_trade_fetches_what_completes_a_superhero() -> None:
    row = "hand h1a h2a; begun h5a b3a"
    found = whys(row, "trade h1a l4c", sidekick="h3c h4c l4c")
    told = {"card": "l4c", "sum": 12, "villain": "v12", "weakness": 12, "sums": "5 + 3 + 4"}
    assert found == {"fetches-captures": {"told": "yes", **told}}
    last = whys(row, "trade h1a l4c", sidekick="h3c h4c l4c", plays=1)
    assert last == {"fetches": {"card": "l4c", "part": "l"}}, "it cannot be played any more"
    assert whys(row.replace("h2a", "l2a"), "trade h1a l3c", sidekick="h3c h4c l3c") == {}


def test_a_trade_brings_a_device_for_a_part() -> None:
    found = whys("hand h1a", "trade h1a +5a", sidekick="h3c b4c +5a")
    assert found == {"swaps": {"device": "+5a"}}
    assert whys("hand +10a", "trade +10a +5a", sidekick="h3c b4c +5a") == {}, "a device for a device"


def test_a_trade_sends_the_sidekick_to_sleep_for_others() -> None:
    sidekick = "h3c b4c l4c"
    assert "sleeps" in whys("hand +5a", "trade +5a l4c", sidekick=sidekick)
    assert "sleeps" not in whys("hand +5a", "trade +5a l4c", sidekick=sidekick, other="")


# Headquarters, and no card (§4.7, §4.8)


def test_cards_go_back_that_cannot_be_played() -> None:
    assert whys("hand h1a h2a; begun h5a", "hq h1a h2a") == {"stuck": {}}
    assert whys("hand h1a h2a b1a; begun h5a", "hq h1a h2a") == {"useless": {"count": 2}}
    assert whys("hand h1a h2a b1a; begun h5a", "hq h1a b1a") == {}
    assert whys("hand +5a; begun h5a", "hq +5a") == {"stuck": {}}, "nobody could carry it"


def test_no_card_is_needed_where_somebody_can_be_captured() -> None:
    ready = {"told": "yes", "villain": "v12", "weakness": 12, "sums": "5 + 3 + 4"}
    assert whys("hand h1a; H1 h5b b3b l4b", "done") == {"ready": ready}
    assert whys("hand h1a; H1 h5b b3b l5b", "done", city="v9 v12", taken=f"{TAKEN} v14") == {}


# Captures (§5.1 to §5.4, §7.6)


def capture(row: str, move: str, **more: Any) -> dict[str, Any]:
    return whys(row, move, doing="captures", **more)


def test_a_capture_ends_the_game() -> None:
    row = "hand h1a; H1 h5b b3b l4b; took v9 v14"
    found = capture(row, "capture v12 : H1", city="v12", taken="took v3 v4 v5 v6 v7 v8 v10 v11 v13")
    assert found == {"adds": {"sums": "5 + 3 + 4", "weakness": 12}, "ends": {"wins": "no"}}
    assert capture(
        "hand h1a; H1 h5b b3b l4b", "capture v12 : H1", city="v12", other="", taken=f"{TAKEN} v9 v14"
    )["ends"] == {"wins": "yes"}


def test_a_capture_is_the_only_one_brings_most_or_is_rare() -> None:
    assert "only" in capture("hand h1a; H1 h5b b3b l4b", "capture v12 : H1")
    two = "hand h1a; H1 h5b b3b l4b; H2 h3b b4b l2b"
    assert capture(two, "capture v12 : H1")["most"] == {"points": 2}
    assert "most" not in capture(two, "capture v9 : H2")
    three = "hand h1a; H1 h5b b3b l4b; H2 h3b b4b l2b; H3 h3a b4a l2a"
    assert capture(three, "capture v12 : H1", other="")["rare"] == {"villain": "v12", "weakness": 12}
    assert "rare" not in capture(three, "capture v9 : H2", other="")


def test_a_device_that_is_used_is_a_point_and_one_that_is_kept_is_there_later() -> None:
    row = "hand h1a; H1 h2b b1b l4b +5a; H2 h5a b3a l4a"
    assert capture(row, "capture v12 : H1 +5a")["devices"] == {"count": 1}
    assert "devices" not in capture(row, "capture v12 : H1 +5a", other="")
    row = "hand h1a; H1 h5a b3a l4a +5a"
    assert "keeps" in capture(row, "capture v12 : H1")


def test_nobody_can_be_captured() -> None:
    assert capture("hand h1a; H1 h5b b3b l5b", "pass") == {"nobody": {}}
    assert capture("hand h1a; H1 h5b b3b l4b", "pass") == {}


# Whole games


@pytest.mark.parametrize(("seats", "level"), [(1, "hero"), (2, "superhero"), (4, "hero")])
def test_whoever_is_promised_can_be_captured_then(seats: int, level: str) -> None:
    """Whatever a card promises comes true, as sums of all teams that there are, added up one by one."""
    promised = 0
    for seed in range(4):
        state, rng = dealt(seats, seed, level=level), Rng(seed)
        for _ in range(160):
            if not state.waiting():
                break
            seat = state.waiting()[0]
            move = state.chance(rng) if seat == CHANCE else state.sample(seat, rng)
            said = [] if seat == CHANCE else state.whys(seat, move)
            before = set() if seat == CHANCE else list_sums(state, seat)
            state.apply(seat, move)
            for why in said:
                if why.code in ("completes-captures", "arms-captures", "wakes-captures"):
                    promised += 1
                    weakness = why.args["weakness"]
                    assert weakness in list_sums(state, seat) - before
                    assert weakness in state.left()
                    assert add_up(why) == weakness
    assert promised > 5


def list_sums(state: LeagueState, seat: int) -> set[int]:
    """The sums of all teams, as §5.2 and §5.3 have it."""
    members = [[hero.total, *([] if hero.armed is None else [hero.armed])] for hero in state.heroes[seat]]
    total = state.sidekick_sum()
    if total is not None:
        members.append([total])
    sums: set[int] = set()
    for values in members:
        sums |= {each + value for each in (*sums, 0) for value in values}
    return sums


def add_up(why: Why) -> int:
    sums: str = why.args["sums"].replace("−", "-").replace("×", "*").replace(" ", "")
    return int(eval(sums))


def test_every_code_is_known() -> None:
    assert len(set(LEAGUE.whys)) == len(LEAGUE.whys)
