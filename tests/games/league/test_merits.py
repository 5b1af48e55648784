"""Why a sentence of Numbers League is good: each reason true by the rules, in sums that a child can check."""

from __future__ import annotations

from typing import Any

import pytest

from games.league.scenes import dealt, scene
from parlour.core.game import CHANCE, Merit
from parlour.core.rng import Rng
from parlour.games.league import LEAGUE
from parlour.games.league.state import LeagueState

CITY = "v9 v12 v14"
TAKEN = "took v3 v4 v5 v6 v7 v8 v10 v11 v13"
SHOWN = "hero level, 12 villains, mixed sides, equations before, glow"
HIDDEN = SHOWN.replace("before", "never")


def merits(
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
    return {merit.code: merit.args for merit in state.merits(0, move)}


# Parts (§4.3, §4.4)


def test_a_part_completes_a_superhero_that_captures_at_once() -> None:
    found = merits("hand l4a h1a; H1 h1b b1b l3b; begun h2a b3a", "play l4a")
    told = {"told": "yes", "sum": 9, "villain": "v14", "weakness": 14, "sums": "5 + 9"}
    assert found == {"completes-captures": told}, "14 brings more points than 9, which it makes alone"


def test_nobody_is_promised_who_could_be_captured_before() -> None:
    found = merits("hand l4a; H1 h2b b2b l5b; begun h2a b4a", "play l4a", city="v9 v12", taken=f"{TAKEN} v14")
    assert found == {"completes": {"told": "yes", "sum": 10}}


def test_a_part_is_a_step_to_what_the_hand_can_complete() -> None:
    found = merits("hand l4a h1a b3a; begun h5a", "play b3a")
    planned = {"told": "yes", "cards": "l4a", "sum": 12, "villain": "v12", "weakness": 12, "soon": "yes"}
    assert found == {"planned": planned}, "what is missing is said by it"
    assert merits("hand h1a b3a; begun h5a", "play b3a") == {"lacks": {"part": "l"}}
    last = merits("hand l4a h1a b3a; begun h5a", "play b3a", plays=1)
    assert last["planned"] == {**planned, "soon": "no"}, "no card is left for it in this turn"


def test_the_first_part_begins_a_superhero() -> None:
    assert merits("hand h1a", "play h1a") == {"begins": {}}


# Devices (§4.5, §5.3)


def test_a_device_makes_a_miss_a_capture() -> None:
    found = merits("hand +5a; H1 h2a b1a l4a", "device +5a H1")
    parts = ["h2a", "b1a", "l4a"]
    told = {
        "device": "+5a",
        "parts": parts,
        "sum": 7,
        "armed": 12,
        "villain": "v12",
        "weakness": 12,
        "sums": "7 + 5",
    }
    assert found == {"arms-captures": {"told": "yes", **told}}
    assert merits("hand +10a; H1 h2a b1a l3a", "device +10a H1") == {
        "arms": {"told": "yes", "device": "+10a", "parts": ["h2a", "b1a", "l3a"], "sum": 6, "armed": 16}
    }


def test_no_sum_is_told_where_none_is_shown() -> None:
    found = merits("hand +5a; H1 h2a b1a l4a", "device +5a H1", options=HIDDEN)
    assert found["arms-captures"]["told"] == "no"
    assert "adds" not in merits(
        "hand h5a; H1 h5b b3b l4b", "capture v12 : H1", doing="captures", options=HIDDEN
    )


# The Sidekick (§4.6, §5.5)


def test_a_trade_wakes_the_sidekick() -> None:
    found = merits("hand l5a; begun b1a", "trade l5a h5c", sidekick="h3c h5c b4c")
    told = {"told": "yes", "sum": 12, "villain": "v12", "weakness": 12, "sums": "3 + 5 + 4"}
    assert found["wakes-captures"] == {**told, "slept": "yes"}
    assert merits("hand l1a", "trade l1a h5c", sidekick="h3c h5c b4c")["wakes"] == {
        "told": "yes",
        "sum": 8,
        "slept": "yes",
    }
    awake = merits("hand l5a l1a", "trade l5a l4c", sidekick="h3c b4c l4c")
    assert awake["wakes-captures"] == {**told, "sums": "3 + 4 + 5", "slept": "no"}, "it was awake before"
    assert "wakes" not in merits("hand l5a l1a", "trade l1a l4c", sidekick="h3c b4c l4c")


def test_a_trade_that_only_makes_another_number_says_that() -> None:
    # 3 + 4 + 1 is nobody, and no body is there to go with either legs.
    sidekick = "h3c b4c l4c"
    assert merits("hand l1a h2a", "trade l1a l4c", sidekick=sidekick) == {
        "changes": {"told": "yes", "sum": 8}
    }
    assert merits("hand l1a l2a", "trade l1a l4c", sidekick=sidekick) == {"spare": {"part": "l", "count": 2}}


def test_a_trade_fetches_what_completes_a_superhero() -> None:
    row = "hand h1a h2a; begun h5a b3a"
    found = merits(row, "trade h1a l4c", sidekick="h3c h4c l4c")
    told = {"card": "l4c", "sum": 12, "villain": "v12", "weakness": 12, "sums": "5 + 3 + 4"}
    idle = {"idle": {"card": "h1a"}}
    assert found == {"fetches-captures": {"told": "yes", **told}, **idle}
    last = merits(row, "trade h1a l4c", sidekick="h3c h4c l4c", plays=1)
    later = {"told": "yes", "cards": "l4c", "sum": 12, "villain": "v12", "weakness": 12, "soon": "no"}
    assert last == {"fetches-planned": later, **idle}, "it cannot be played any more"
    other = merits(row, "trade h1a l3c", sidekick="h3c h4c l3c", plays=1)
    assert other == {"fetches": {"card": "l3c", "part": "l"}, **idle}, "11 is nobody"
    assert merits(row.replace("h2a", "l2a"), "trade h1a l3c", sidekick="h3c h4c l3c") == idle


def test_a_trade_brings_a_part_that_others_of_the_hand_complete() -> None:
    # 5 is begun; with the Sidekick's body 3 and legs 4 it will be 12. With the body 1 of the hand it could only be 10.
    row = "hand h1a b1a l4a; begun h5a"
    found = merits(row, "trade h1a b3c", sidekick="h3c h4c b3c")
    planned = {"told": "yes", "cards": "b3c, l4a", "sum": 12, "villain": "v12", "weakness": 12}
    assert found == {"fetches-planned": {**planned, "soon": "no"}, "idle": {"card": "h1a"}}
    again = merits(row.replace("b1a", "b3a"), "trade h1a b3c", sidekick="h3c h4c b3c")
    assert again == {"idle": {"card": "h1a"}}, "the hand had such a body"
    other = merits("hand h1a b4a l3a l4a; begun h5a", "trade h1a b3c", sidekick="h3c h4c b3c")
    assert other == {"idle": {"card": "h1a"}}, "the body 4 and the legs 3 of the hand would do"


def test_a_card_is_given_that_cannot_be_played_or_of_which_there_are_more() -> None:
    assert merits("hand h1a h2a h3a", "trade h1a +5a", sidekick="h3c b4c +5a")["spare"] == {
        "part": "h",
        "count": 3,
    }
    assert "spare" not in merits("hand h1a b2a b3a", "trade h1a +5a", sidekick="h3c b4c +5a")
    assert merits("hand +10a l1a", "trade +10a b3c", sidekick="h3c b3c +5a")["idle"] == {"card": "+10a"}
    carried = merits("hand +10a l1a; H1 h2a b1a l3a", "trade +10a b3c", sidekick="h3c b3c +5a")
    assert "idle" not in carried, "somebody can carry it"


def test_a_trade_brings_a_device_and_tells_whose_number_it_changes() -> None:
    nobody = merits("hand h1a", "trade h1a +5a", sidekick="h3c b4c +5a")
    assert nobody == {"swaps": {"device": "+5a"}}
    row = "hand h1a; H1 h2a b1a l4a; H2 h4a b1b l3a"
    found = merits(row, "trade h1a +5a", sidekick="h3c b4c +5a")
    told = {"told": "yes", "device": "+5a", "parts": ["h2a", "b1a", "l4a"], "sum": 7, "armed": 12}
    captures = {"villain": "v12", "weakness": 12, "sums": "7 + 5"}
    assert found == {"swaps-captures": {**told, **captures, "soon": "yes"}}
    assert merits(row, "trade h1a +5a", sidekick="h3c b4c +5a", plays=1)["swaps-captures"]["soon"] == "no"
    hat = merits("hand h1a; H1 h5a b5a l5b", "trade h1a -10a", sidekick="h3c b4c -10a")
    assert hat == {
        "swaps-arms": {"told": "yes", "device": "-10a", "parts": ["h5a", "b5a", "l5b"], "sum": 15, "armed": 5}
    }
    laden = merits("hand h1a; H1 h2a b1a l4a +10a", "trade h1a +5a", sidekick="h3c b4c +5a")
    assert laden == {"swaps": {"device": "+5a"}}, "who carries a device gets no other"


def test_a_trade_sends_the_sidekick_to_sleep_for_others() -> None:
    sidekick = "h3c b4c l4c"
    assert "sleeps" in merits("hand +5a", "trade +5a l4c", sidekick=sidekick)
    assert "sleeps" not in merits("hand +5a", "trade +5a l4c", sidekick=sidekick, other="")


# Headquarters, and no card (§4.7, §4.8)


def test_cards_go_back_that_cannot_be_played() -> None:
    assert merits("hand h1a h2a; begun h5a", "hq h1a h2a") == {"stuck": {}}
    assert merits("hand h1a h2a b1a; begun h5a", "hq h1a h2a") == {"useless": {"count": 2}}
    assert merits("hand h1a h2a b1a; begun h5a", "hq h1a b1a") == {}
    assert merits("hand +5a; begun h5a", "hq +5a") == {"stuck": {}}, "nobody could carry it"


def test_no_card_is_played_where_none_fits() -> None:
    row = "hand h1a +5a; begun h5a"
    assert merits(row, "done", plays=1) == {"stuck": {}}, "nobody can carry the device"
    assert merits(f"{row}; H1 h2a b1a l4a", "done", plays=1) == {"saves": {"count": 1}}
    assert merits("hand h1a b1a; begun h5a", "done", plays=1) == {}, "the body fits"


def test_no_card_is_needed_where_somebody_can_be_captured() -> None:
    ready = {"told": "yes", "villain": "v12", "weakness": 12, "sums": "5 + 3 + 4"}
    assert merits("hand h1a; H1 h5b b3b l4b", "done") == {"ready": ready}
    assert merits("hand h1a; H1 h5b b3b l5b", "done", city="v9 v12", taken=f"{TAKEN} v14") == {}


# Captures (§5.1 to §5.4, §7.6)


def capture(row: str, move: str, **more: Any) -> dict[str, Any]:
    return merits(row, move, doing="captures", **more)


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
            said = [] if seat == CHANCE else state.merits(seat, move)
            before = set() if seat == CHANCE else list_sums(state, seat)
            state.apply(seat, move)
            for merit in said:
                if merit.code in ("completes-captures", "arms-captures", "wakes-captures"):
                    promised += 1
                    weakness = merit.args["weakness"]
                    assert weakness in list_sums(state, seat) - before
                    assert weakness in state.left()
                    assert add_up(merit) == weakness
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


def add_up(merit: Merit) -> int:
    sums: str = merit.args["sums"].replace("−", "-").replace("×", "*").replace(" ", "")
    return int(eval(sums))


@pytest.mark.parametrize(("seats", "level"), [(1, "hero"), (2, "superhero"), (3, "hero")])
def test_what_a_trade_is_good_for_is_so(seats: int, level: str) -> None:
    """Whatever a trade promises is so, counted card by card; and each that may be thought of has a reason."""
    told: dict[str, int] = {}
    for seed in range(3):
        state, rng = dealt(seats, seed, level=level), Rng(seed)
        for _ in range(140):
            if not state.waiting():
                break
            seat = state.waiting()[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.chance(rng))
                continue
            if state.stage == "action":
                trades = [move for move in state.likely(seat) or [] if move.startswith("trade")]
                for move in trades[:6]:
                    found = state.merits(seat, move)
                    assert found or not is_expected(state, seat, move), (move, str(state))
                    for merit in found:
                        told[merit.code] = told.get(merit.code, 0) + 1
                        check_trade(state, seat, move, merit)
            state.apply(seat, state.sample(seat, rng))
    assert {"fetches-planned", "swaps-captures", "swaps-arms", "spare", "idle"} <= told.keys()


def is_expected(state: LeagueState, seat: int, move: str) -> bool:
    """Whether a trade brings a device, or makes another number out of the Sidekick."""
    after = state.copy()
    after.apply(seat, move)
    return move.split(" ")[2][0] in "+-x" or after.sidekick_sum() not in (None, state.sidekick_sum())


def value_of(word: str) -> int:
    return int(word[1:-1])


def check_trade(state: LeagueState, seat: int, move: str, merit: Merit) -> None:
    """Reckon the promise of a trade anew, from the view and the words of cards."""
    _, gave, got = move.split(" ")
    view, args = state.view(seat), merit.args
    hand, begun = view["hands"][seat]["cards"], view["begun"][seat]
    missing = {kind for kind, card in zip("hbl", begun, strict=True) if card is None}
    after = state.copy()
    after.apply(seat, move)
    free = [hero for hero in view["heroes"][seat] if hero["device"] is None]
    if merit.code == "spare":
        assert args["part"] in missing
        assert args["count"] == sum(card[0] == args["part"] for card in hand) > 1
        assert gave[0] == args["part"]
    elif merit.code == "idle":
        assert args["card"] == gave
        assert gave[0] not in missing if gave[0] in "hbl" else not free
    elif merit.code == "changes":
        assert args["sum"] == after.sidekick_sum() != state.sidekick_sum()
    elif merit.code == "fetches-planned":
        cards = args["cards"].split(", ")
        assert got in cards
        assert set(cards) <= {*hand, got} - {gave}
        assert {card[0] for card in cards} == missing
        assert args["sum"] == sum(map(value_of, [*cards, *filter(None, begun)]))
        sums = list_sums(after, seat)
        joined = {args["sum"]} | {each + args["sum"] for each in sums}
        assert args["weakness"] in (joined - sums) & set(state.left())
        assert (args["soon"] == "yes") == (len(cards) <= state.plays - 1)
    elif merit.code in ("swaps-captures", "swaps-arms"):
        (hero,) = [each for each in free if each["parts"] == args["parts"]]
        assert args["device"] == got
        assert args["sum"] == hero["sum"] == sum(map(value_of, hero["parts"]))
        times = got[0] == "x"
        assert args["armed"] == (hero["sum"] * value_of(got) if times else hero["sum"] + int(got[:-1]))
        if merit.code == "swaps-captures":
            assert add_up(merit) == args["weakness"]
            assert args["weakness"] in set(state.left()) - list_sums(state, seat) - list_sums(after, seat)
            assert (args["soon"] == "yes") == (state.plays == 2)


def test_every_code_is_known() -> None:
    assert len(set(LEAGUE.merits)) == len(LEAGUE.merits)
