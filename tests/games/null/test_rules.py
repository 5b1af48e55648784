"""The null game, paragraph by paragraph of its rules."""

from __future__ import annotations

from itertools import permutations

import pytest

from parlour.core.game import CHANCE, Event, Outcome, State
from parlour.core.rng import Rng
from parlour_null import NULL

SEATS = [2, 3, 4]


def deal(seats: int, **options: object) -> State:
    """Begin a game and deal 1 2 3 to the first seat, 4 5 6 to the second, and so on."""
    state = NULL.start(options, seats)
    cards = range(1, seats * options.get("size", 3) + 1)  # type: ignore[operator]  # a number, of Json's any
    state.apply(CHANCE, "deal " + " ".join(map(str, cards)))
    return state


def scene(*seats: str, headline: str = "null, 3 cards, hands hidden") -> State:
    """Set a position: for each seat its hand, choice, cards played and points."""
    return NULL.from_text("\n".join([headline, *seats]))


def code(state: State, seat: int, sentence: str) -> tuple[str, str] | None:
    """Return the code and paragraph of a refusal."""
    refusal = state.why_not(seat, sentence)
    return (refusal.code, refusal.rule) if refusal else None


def play_out(state: State) -> Outcome:
    """Let everybody play the lowest card he has, round for round."""
    while state.waiting():
        seat = state.waiting()[0]
        moves = state.moves(seat)
        assert moves
        state.apply(seat, moves[0])
    outcome = state.outcome()
    assert outcome is not None
    return outcome


# §1 What you want


def test_1_two_to_four_play() -> None:
    assert list(NULL.seats) == SEATS
    assert [seats for seats in range(7) if NULL.check({}, seats) is None] == SEATS


@pytest.mark.parametrize("seats", SEATS)
def test_1_more_rounds_than_anybody_else_win(seats: int) -> None:
    # Whoever sits last was dealt the highest cards, and takes all three rounds.
    assert play_out(deal(seats)) == Outcome("most", frozenset({seats - 1}), (*[0] * (seats - 1), 3))


# §2 The deal


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("size", [2, 3, 4])
def test_2_everybody_gets_the_same_number_of_the_sixteen_cards(seats: int, size: int) -> None:
    state = NULL.start({"size": size}, seats)
    assert state.waiting() == (CHANCE,)
    sentence = state.chance(Rng("any"))
    cards = list(map(int, sentence.split()[1:]))
    assert len(cards) == len(set(cards)) == seats * size
    assert set(cards) <= set(range(1, 17))
    assert state.why_not(CHANCE, sentence) is None
    state.apply(CHANCE, sentence)
    hands = [state.view(seat)["hands"][seat] for seat in range(seats)]
    assert hands == [sorted(cards[seat * size : seat * size + size]) for seat in range(seats)]


def test_2_it_is_three_unless_chosen_otherwise() -> None:
    assert len(NULL.start({}, 2).chance(Rng(1)).split()) == 1 + 2 * 3
    assert [size for size in range(7) if NULL.check({"size": size}, 2) is None] == [2, 3, 4]


def test_2_the_cards_are_shuffled() -> None:
    state = NULL.start({}, 2)
    assert len({state.chance(Rng(seed)) for seed in range(50)}) == 50
    first = {state.chance(Rng(seed)).split()[1] for seed in range(300)}
    assert first == {str(card) for card in range(1, 17)}


@pytest.mark.parametrize(
    "sentence",
    [
        "deal 1 2 3 4 5",
        "deal 1 2 3 4 5 6 7",
        "deal 1 2 3 4 5 5",
        "deal 1 2 3 4 5 17",
        "deal 0 1 2 3 4 5",
        "play 1",
    ],
)
def test_2_another_deal_is_refused(sentence: str) -> None:
    assert code(NULL.start({}, 2), CHANCE, sentence) == ("syntax-deal", "§2")


@pytest.mark.parametrize("seats", SEATS)
def test_2_you_look_at_your_own_cards_only(seats: int) -> None:
    state = deal(seats)
    for viewer in [None, *range(seats)]:
        own = [[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]][:seats]
        assert state.view(viewer)["hands"] == [hand if seat == viewer else 3 for seat, hand in enumerate(own)]


@pytest.mark.parametrize("seats", SEATS)
def test_2_the_deal_is_told_to_its_owner_only(seats: int) -> None:
    state = NULL.start({}, seats)
    events = state.apply(CHANCE, state.chance(Rng("deal")))
    for viewer in [None, *range(seats)]:
        told = [event.seen_by(viewer) for event in events]
        assert [bool(each and each["data"]) for each in told] == [seat == viewer for seat in range(seats)]


@pytest.mark.parametrize("seats", SEATS)
def test_2_open_hands_lie_open(seats: int) -> None:
    state = NULL.start({"open": True}, seats)
    events = state.apply(CHANCE, state.chance(Rng("deal")))
    hands = [state.view(seat)["hands"][seat] for seat in range(seats)]
    for viewer in [None, *range(seats)]:
        assert state.view(viewer)["hands"] == hands
        assert [told and told["data"] for told in (event.seen_by(viewer) for event in events)] == [
            {"cards": hand} for hand in hands
        ]


# §3 Choosing


@pytest.mark.parametrize("seats", SEATS)
def test_3_everybody_chooses_in_secret(seats: int) -> None:
    state = deal(seats)
    assert state.waiting() == tuple(range(seats))
    (event,) = state.apply(0, "play 2")
    assert state.waiting() == tuple(range(1, seats))
    for viewer in [None, *range(1, seats)]:
        assert state.view(viewer)["chosen"] == [True] + [False] * (seats - 1)
        assert event.seen_by(viewer) == {"kind": "chose", "seat": 0, "data": {}, "masked": True}
    assert state.view(0)["chosen"] == [2] + [False] * (seats - 1)
    assert event.seen_by(0) == {"kind": "chose", "seat": 0, "data": {"card": 2}}


def test_3_a_choice_is_secret_also_with_open_hands() -> None:
    state = deal(2, open=True)
    state.apply(1, "play 5")
    assert state.view(0)["chosen"] == [0, True]


@pytest.mark.parametrize("seats", SEATS)
def test_3_one_card_of_the_own_hand(seats: int) -> None:
    state = deal(seats)
    for seat in range(seats):
        assert state.moves(seat) == [f"play {card}" for card in range(seat * 3 + 1, seat * 3 + 4)]
    assert code(state, 0, "play 4") == ("not-held", "§3")
    assert code(state, 0, "play 17") == ("not-held", "§3")
    assert code(state, 0, "play") == ("syntax-unfinished", "§3")
    assert code(state, 0, "play 1 2") == ("syntax-play", "§3")
    assert code(state, 0, "lay 1") == ("syntax-play", "§3")


def test_3_nobody_chooses_twice() -> None:
    state = deal(3)
    state.apply(1, "play 4")
    assert code(state, 1, "play 5") == ("turn-wait", "")
    assert state.moves(1) == []


# §4 A round


def choices(seats: int) -> dict[int, str]:
    """Return one choice for each seat; the first seat has chosen the highest card."""
    return {seat: f"play {card}" for seat, card in zip(range(seats), (16, 5, 6, 9), strict=False)}


def hands(seats: int) -> State:
    """Return a position in which the first seat holds the highest card."""
    rows = ["hand 1 2 16", "hand 3 4 5", "hand 6 7 8", "hand 9 10 11"]
    return scene(*[f"{row}, chose 0, played , points 0" for row in rows[:seats]])


@pytest.mark.parametrize("seats", SEATS)
def test_4_when_all_have_chosen_the_cards_are_laid_open(seats: int) -> None:
    for order in permutations(range(seats)):
        state = hands(seats)
        told: list[Event] = []
        for seat in order:
            assert [event.kind for event in told if event.kind == "opened"] == []
            told += state.apply(seat, choices(seats)[seat])
        assert told[-2:] == [
            Event("opened", 0, {"cards": [16, 5, 6, 9][:seats], "leader": 0}),
            Event("taken", 0, {}),
        ]
        assert [told[-2].seen_by(viewer) is not None for viewer in (None, 0, 1)] == [True] * 3


@pytest.mark.parametrize("seats", SEATS)
def test_4_the_highest_card_wins_the_round(seats: int) -> None:
    state = hands(seats)
    for seat, sentence in choices(seats).items():
        state.apply(seat, sentence)
    assert state.view(None)["points"] == [1] + [0] * (seats - 1)


@pytest.mark.parametrize("seats", SEATS)
def test_4_the_cards_of_the_round_are_out_of_the_game(seats: int) -> None:
    state = hands(seats)
    for seat, sentence in choices(seats).items():
        state.apply(seat, sentence)
    assert state.view(None)["hands"] == [2] * seats
    assert state.view(None)["played"] == [[16], [5], [6], [9]][:seats]
    assert state.view(0)["hands"][0] == [1, 2]
    assert code(state, 0, "play 16") == ("not-held", "§3")
    assert state.waiting() == tuple(range(seats))


# §5 The end


@pytest.mark.parametrize("seats", SEATS)
def test_5_the_game_ends_when_the_hands_are_empty(seats: int) -> None:
    state = deal(seats)
    for round_ in range(3):
        assert state.outcome() is None
        for seat in range(seats):
            state.apply(seat, f"play {seat * 3 + round_ + 1}")
    assert state.waiting() == ()
    assert state.outcome() is not None
    assert code(state, 0, "play 1") == ("turn-over", "")


@pytest.mark.parametrize("seats", SEATS)
def test_5_who_won_the_most_rounds_wins(seats: int) -> None:
    rows = ["hand 16, chose 16, played 1 15, points 1", "hand 2, chose 0, played 13 4, points 1"]
    rows += ["hand 5, chose 5, played 3 6, points 0", "hand 7, chose 7, played 9 8, points 0"]
    state = scene(*rows[:seats])
    assert state.audit() == []
    state.apply(1, "play 2")
    assert state.outcome() == Outcome("most", frozenset({0}), (2, 1, 0, 0)[:seats])


@pytest.mark.parametrize("seats", SEATS)
def test_5_who_share_the_most_share_the_win(seats: int) -> None:
    rows = ["hand 1, chose 1, played 15, points 1", "hand 16, chose 0, played 2, points 0"]
    rows += ["hand 5, chose 5, played 6, points 0", "hand 7, chose 7, played 8, points 0"]
    state = scene(*rows[:seats], headline="null, 2 cards, hands hidden")
    assert state.audit() == []
    state.apply(1, "play 16")
    assert state.outcome() == Outcome("shared", frozenset({0, 1}), (1, 1, 0, 0)[:seats])


# §6 The die


def waiting_round(die: int = 0, asked: int = 0, *rows: str) -> State:
    """Set a round of three that lies open: 9, 3 and 8, and what is left in the hands."""
    rows = rows or (
        "hand 1 16, chose 0, laid 9, played, points 0",
        "hand 6 13, chose 0, laid 3, played, points 0",
        "hand 2 4, chose 0, laid 8, played, points 0",
    )
    state = scene(*rows, headline=f"null, 3 cards, hands hidden, luck {die} {asked}")
    assert state.audit() == []
    return state


def test_6_a_die_is_rolled_as_soon_as_the_cards_lie_open() -> None:
    state = scene(
        "hand 1 9 16, chose 9, laid, played, points 0",
        "hand 3 6 13, chose 0, laid, played, points 0",
        headline="null, 3 cards, hands hidden, luck 0 0",
    )
    assert [event.kind for event in state.apply(1, "play 3")] == ["chose", "opened"]
    assert state.waiting() == (CHANCE,)
    assert state.moves(CHANCE) == [f"die {face}" for face in range(1, 7)]
    assert {state.chance(Rng(seed)) for seed in range(60)} == {f"die {face}" for face in range(1, 7)}
    for wrong in ("die", "die 0", "die 7", "die 1 1", "deal 1", "pass"):
        assert code(state, CHANCE, wrong) == ("syntax-die", "§6")


@pytest.mark.parametrize("die", [1, 5, 6])
def test_6_its_number_is_added_to_the_lowest_card(die: int) -> None:
    state = waiting_round()
    (event,) = state.apply(CHANCE, f"die {die}")
    assert event == Event("rolled", None, {"die": die, "leader": 0})
    assert state.waiting() == (1,)
    assert state.asks(1, "").args == {"own": 3 + die, "lead": 9}
    assert [state.view(viewer)["lowest"] for viewer in (0, 1, None)] == [1, 1, 1]


def test_6_who_has_the_most_leads_and_of_two_the_higher_card() -> None:
    rows = ["hand 1 16, chose 0, laid 9, played, points 0", "hand 6 13, chose 0, laid 5, played, points 0"]
    for die, leader in ((3, 0), (4, 0), (5, 1)):
        state = scene(*rows, headline="null, 3 cards, hands hidden, luck 0 0")
        (event,) = state.apply(CHANCE, f"die {die}")
        assert event.data["leader"] == leader, "9 against 5 and the die"


def test_6_without_luck_nothing_is_rolled() -> None:
    state = deal(2)
    state.apply(0, "play 1")
    state.apply(1, "play 4")
    assert state.waiting() == (0, 1)
    assert state.view(None)["points"] == [0, 1]


# §7 More cards


def test_7_all_others_are_asked_from_the_left_of_who_leads() -> None:
    for leader in range(3):
        rows = [
            f"hand {seat + 1} {seat + 4}, chose 0, laid {15 if seat == leader else 8 + seat}, played, points 0"
            for seat in range(3)
        ]
        state = waiting_round(1, 0, *rows)
        asked = []
        while state.view(None)["die"]:
            asked.append(state.waiting()[0])
            assert state.window(asked[-1]) == "add"
            state.apply(asked[-1], "pass")
        assert asked == [(leader + 1) % 3, (leader + 2) % 3]


def test_7_a_card_may_be_added_if_both_together_lead() -> None:
    state = waiting_round(2)
    assert state.moves(1) == ["pass", "add 6", "add 13"], "3 and 2 and 6 are more than 9"
    assert state.could_answer(1)
    assert code(waiting_round(2, 1), 2, "add 1") == ("not-held", "§3")
    state.apply(1, "add 6")
    assert state.moves(2) == ["pass", "add 4"], "8 and 2 are no more than 11"
    assert code(state, 2, "add 2") == ("too-low", "§7")
    assert code(state, 2, "add") == ("syntax-unfinished", "§7")
    assert code(state, 2, "play 2") == ("syntax-add", "§7")
    assert code(state, 2, "add 2 4") == ("syntax-add", "§7")
    state.apply(2, "pass")
    assert waiting_round(1, 1).could_answer(2), "8 and 2 are more than 9"


def test_7_who_leads_when_all_were_asked_wins_the_round() -> None:
    state = waiting_round(2)
    assert state.apply(1, "add 6") == [Event("added", 1, {"card": 6})]
    assert state.apply(2, "pass") == [Event("passed", 2, {}), Event("taken", 1, {})]
    view = state.view(1)
    assert (view["points"], view["laid"], view["die"]) == ([0, 1, 0], [[], [], []], 0)
    assert view["played"] == [[9], [3, 6], [8]]
    assert view["hands"] == [2, [13], 2]


def test_7_who_has_no_cards_left_looks_on() -> None:
    state = scene(
        "hand 1, chose 0, laid, played 9 16, points 1",
        "hand , chose 0, laid, played 3 6 13, points 1",
        "hand 2, chose 0, laid, played 8 4, points 0",
        headline="null, 3 cards, hands hidden, luck 0 0",
    )
    assert state.audit() == []
    assert state.waiting() == (0, 2)
    state.apply(0, "play 1")
    assert state.apply(2, "play 2")[-1] == Event("opened", 2, {"cards": [1, 0, 2], "leader": 2})
    state.apply(CHANCE, "die 1")
    assert state.waiting() == (0,), (
        "1 and the die are no more than 2: the first seat is asked, the second is not"
    )
    state.apply(0, "pass")
    assert state.outcome() == Outcome("most", frozenset({0, 1, 2}), (1, 1, 1))._replace(reason="shared")


def test_7_who_is_alone_wins_the_round() -> None:
    state = scene(
        "hand 1, chose 0, laid, played 9 16, points 2",
        "hand , chose 0, laid, played 3 6 13, points 0",
        headline="null, 3 cards, hands hidden, luck 0 0",
    )
    state.apply(0, "play 1")
    assert [event.kind for event in state.apply(CHANCE, "die 4")] == ["rolled", "taken"]
    assert state.outcome() == Outcome("most", frozenset({0}), (3, 0))


# §8 Partners


def test_8_only_four_play_in_pairs() -> None:
    assert [seats for seats in range(7) if NULL.check({"pairs": True}, seats) is None] == [4]
    refusal = NULL.check({"pairs": True}, 3)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("pairs-four", "§8")
    assert NULL.sides({"pairs": True}, 4) == ((0, 2), (1, 3))
    assert NULL.sides({}, 3) == ((0,), (1,), (2,))


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ((1, 0, 1, 0), {0, 2}),
        ((0, 2, 0, 0), {1, 3}),
        ((1, 1, 0, 0), {0, 1, 2, 3}),
        ((0, 1, 1, 0), {0, 1, 2, 3}),
    ],
)
def test_8_partners_win_together(points: tuple[int, ...], expected: set[int]) -> None:
    takers = [seat for seat, won in enumerate(points) for _ in range(won)]
    rows = [
        " ".join(str(12 + at if seat == taker else 1 + 4 * at + seat) for at, taker in enumerate(takers))
        for seat in range(4)
    ]
    lines = [f"hand , chose 0, played {row}, points {points[seat]}" for seat, row in enumerate(rows)]
    state = scene(*lines, headline="null, 2 cards, hands hidden, pairs")
    assert state.audit() == []
    one, two = points[0] + points[2], points[1] + points[3]
    reason = "shared" if one == two else "most"
    assert state.outcome() == Outcome(reason, frozenset(expected), (one, two, one, two))


# §9 The field


def field(planter: int, stones: str, *rows: str) -> State:
    """Set a field for two, who were dealt two cards each."""
    rows = rows or (
        "hand 5, chose 0, played 9, points 1",
        "hand 6, chose 0, played 3, points 0",
    )
    state = scene(*rows, headline=f"null, 2 cards, hands hidden, field {planter} {stones}")
    assert state.audit() == []
    return state


def test_9_one_stone_of_nobody_lies_in_the_middle() -> None:
    assert deal(2, field=True).view(None)["planted"] == [["0,0", -1]]
    assert "planted" not in deal(2).view(None)


@pytest.mark.parametrize("seats", SEATS)
def test_9_whoever_takes_a_round_plants_before_the_next(seats: int) -> None:
    state = deal(seats, field=True)
    for seat in range(seats):
        state.apply(seat, f"play {seat * 3 + 1}")
    assert state.waiting() == (seats - 1,)
    assert state.asks(seats - 1, "").code == "plant"
    assert code(state, 0, "play 2") == ("turn-wait", "")
    assert state.apply(seats - 1, "plant 1,0 -1,0") == [
        Event("planted", seats - 1, {"space": "1,0"}),
        Event("planted", seats - 1, {"space": "-1,0"}),
    ]
    assert state.waiting() == tuple(range(seats))
    assert state.view(0)["planted"] == [["0,0", -1], ["1,0", seats - 1], ["-1,0", seats - 1]]
    assert state.audit() == []


def test_9_each_on_a_free_hexagon_that_touches_a_stone() -> None:
    state = field(0, "0,0=-1")
    first = {"1,0", "-1,0", "0,1", "0,-1", "1,-1", "-1,1"}
    moves = [move.split() for move in state.moves(0) or []]
    assert {verb for verb, _, _ in moves} == {"plant"}
    assert {one for _, one, _ in moves} == first
    # Beside the first of them lie three hexagons that did not touch a stone.
    assert {two for _, one, two in moves if one == "1,0"} == first - {"1,0"} | {"2,0", "2,-1", "1,1"}
    for sentence, space in (("0,0 1,0", "0,0"), ("1,0 1,0", "1,0"), ("2,0 1,0", "2,0"), ("1,0 3,0", "3,0")):
        refusal = state.why_not(0, f"plant {sentence}")
        assert refusal == ("not-beside", {"space": space}, "§9")


def test_9_two_stones_in_one_sentence() -> None:
    state = field(0, "0,0=-1")
    assert code(state, 0, "plant") == ("syntax-unfinished", "§9")
    assert code(state, 0, "plant 1,0") == ("syntax-unfinished", "§9")
    for wrong in ("play 5", "pass", "plant 1,0 2,0 3,0", "plant 1,0 2", "plant one two", "plant 1,0 02,0"):
        assert code(state, 0, wrong) == ("syntax-plant", "§9")
    draft = state.draft(0, "plant 1,0")
    assert draft.preview is not None
    assert draft.preview["planted"] == [["0,0", -1], ["1,0", 0]], (
        "the first is seen before the second is said"
    )
    assert "2,0" in draft.touch
    assert state.view(0)["planted"] == [["0,0", -1]]


def test_9_the_field_does_not_count_in_the_end() -> None:
    rows = ("hand , chose 0, played 9 5, points 2", "hand , chose 0, played 3 2, points 0")
    state = field(0, "0,0=-1 1,0=0 2,0=0", *rows)
    assert state.waiting() == (0,)
    assert state.outcome() is None
    state.apply(0, "plant 3,0 0,1")
    assert state.outcome() == Outcome("most", frozenset({0}), (2, 0))


@pytest.mark.parametrize(
    ("planter", "stones"),
    [
        (-1, "0,0=-1"),
        (0, "0,0=-1 1,0=0 2,0=0"),
        (-1, "0,0=-1 2,0=0 1,0=0"),
        (-1, "0,0=-1 1,0=0 1,0=0"),
        (-1, "0,0=-1 1,0=0 2,0=1"),
        (-1, "0,0=-1 1,0=0 2,0=-1"),
        (-1, "1,0=-1 0,0=0 2,0=0"),
        (2, "0,0=-1 1,0=0 2,0=0"),
        (1, "0,0=-1 1,0=0 2,0=0"),
    ],
)
def test_9_no_other_field_is_sound(planter: int, stones: str) -> None:
    rows = ("hand 5, chose 0, played 9, points 1", "hand 6, chose 0, played 3, points 0")
    state = scene(*rows, headline=f"null, 2 cards, hands hidden, field {planter} {stones}")
    assert state.audit() == ["no field can be planted like that"]


# §10 The motto


def test_10_a_motto_is_written_before_the_game_and_everybody_reads_it() -> None:
    motto = "May the highest win!"
    state = NULL.start({"motto": motto}, 2)
    assert [state.view(viewer)["motto"] for viewer in (None, 0, 1)] == [motto] * 3
    assert "motto" not in NULL.start({}, 2).view(0)


@pytest.mark.parametrize("sign", [".", "!", "?"])
def test_10_it_ends_in_one_of_three_signs(sign: str) -> None:
    assert NULL.check({"motto": f"Win{sign}"}, 2) is None
    assert NULL.check({"motto": ""}, 2) is None, "and there may be none"
    for motto in ("Win", f"Win{sign} ", f"{sign}Win", " "):
        assert NULL.check({"motto": motto}, 2) == ("options-motto", {"motto": motto}, "§10")


def test_10_it_is_one_line_of_plain_signs() -> None:
    longest = "x" * 1499 + "."
    assert NULL.check({"motto": longest}, 2) is None
    for motto in (
        f"x{longest}",
        "Two\nlines.",
        "T\tab.",
        "Na\u00efve.",
        "\u2013.",
        "\0.",
        "\x7f.",
        7,
        None,
        ["."],
    ):
        assert NULL.check({"motto": motto}, 2) == ("options-text", {"option": "motto", "most": 1500}, "")


def test_10_it_changes_nothing_else() -> None:
    plain, told = NULL.start({}, 2), NULL.start({"motto": "Hush."}, 2)
    for seat, sentence in ((CHANCE, "deal 1 2 3 4 5 6"), (0, "play 1"), (1, "play 4"), (0, "play 2")):
        assert plain.apply(seat, sentence) == told.apply(seat, sentence)
    assert {**plain.view(0), "motto": "Hush."} == told.view(0)
