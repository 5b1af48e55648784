"""Numica, paragraph by paragraph of web/games/numica/rules/en.md: §4.9 is held by the tests named test_4_9_…"""

from collections import Counter
from itertools import permutations
from math import comb

import pytest

from games.numica.scenes import scene
from parlour.core.game import CHANCE, Event, Outcome, Refusal
from parlour.core.rng import Rng
from parlour.core.table import Sitter, Table
from parlour.games.numica import NUMICA
from parlour.games.numica.state import NumicaState

SHEET = {"1": 11, "2": 10, "3": 9, "4": 8, "5": 7, "K": 6, "X": 5, "R": 4, "B": 4}
DESIGNER = {"1": 12, "2": 10, "3": 10, "4": 8, "K": 6, "X": 6, "R": 6, "B": 6}
ORDER = "s r s r s r s r"
SQUARES = [file + row for row in "12345678" for file in "abcdefgh"]


def lay(copies: dict[str, int]) -> str:
    """Return the chance sentence that lays these tiles in order from a1."""
    return " ".join(["tiles", *(symbol for symbol, count in copies.items() for _ in range(count))])


def begin(**options: str) -> NumicaState:
    """Return a position before the tiles are laid."""
    state = NUMICA.start(options, 2)
    assert isinstance(state, NumicaState)
    return state


def laid(**options: str) -> NumicaState:
    """Return a position in which nobody has placed his pieces yet."""
    state = begin(**options)
    play(state, lay(DESIGNER if options.get("tiles") == "designer" else SHEET))
    return state


def play(state: NumicaState, *sentences: str) -> list[Event]:
    """Play sentences one after the other, each by the first seat that is waited for, each checked before."""
    events: list[Event] = []
    for sentence in sentences:
        seat = state.waiting()[0]
        assert state.why_not(seat, sentence) is None, (sentence, state.why_not(seat, sentence))
        events = state.apply(seat, sentence)
    return events


def targets(state: NumicaState, origin: str) -> set[str]:
    """List where the player to move may go from a space; `why_not` must say the same of all 64."""
    (seat,) = state.waiting()
    listed = {move[3:] for move in state.moves(seat) or [] if move.startswith(origin)}
    assert {to for to in SQUARES if state.why_not(seat, f"{origin} {to}") is None} == listed
    return listed


def spaces(text: str) -> set[str]:
    """Split a list of spaces."""
    return set(text.split())


def refusal(state: NumicaState, sentence: str) -> tuple[str, str]:
    """Return the code and the paragraph of the refusal that the player to move gets."""
    refused = state.why_not(state.waiting()[0], sentence)
    assert refused is not None, sentence
    return refused.code, refused.rule


def standing(state: NumicaState) -> Counter[tuple[int, str]]:
    """Count the pieces on the board by owner and shape."""
    return Counter((piece["seat"], piece["kind"]) for piece in state.view(None)["pieces"])


# 1 What you want


def test_1_1_two_players_have_four_squares_and_four_rounds_each() -> None:
    assert list(NUMICA.seats) == [2]
    assert NUMICA.check({}, 2) is None
    for seats in (0, 1, 3):
        assert NUMICA.check({}, seats) == Refusal("options-seats", {"least": 2, "most": 2})
    state = laid()
    play(state, ORDER, ORDER)
    assert standing(state) == {(0, "s"): 4, (0, "r"): 4, (1, "s"): 4, (1, "r"): 4}


@pytest.mark.parametrize("took", ["s2 r0 s", "s0 r2 r", "s1 r2 s", "s2 r1 r"])
def test_1_2_three_of_a_shape_or_two_and_two_win(took: str) -> None:
    squares, rounds, last = took.split()
    state = scene(f"a1=1S a2=1{last} h8=1s", red_took=f"{squares} {rounds}")
    play(state, "a1 a2")
    caught = int(squares[1]) + int(rounds[1]) + 1
    assert state.outcome() == Outcome("captures", frozenset({0}), (caught, 0))


@pytest.mark.parametrize(
    ("took", "wanted"),
    [
        ("s0 r0", [(3, 0), (0, 3), (2, 2)]),
        ("s1 r0", [(2, 0), (0, 3), (1, 2)]),
        ("s0 r1", [(3, 0), (0, 2), (2, 1)]),
        ("s1 r1", [(2, 0), (0, 2), (1, 1)]),
        # Whoever has two squares needs one more, or two rounds: three rounds would be more than is asked.
        ("s2 r0", [(1, 0), (0, 2)]),
        ("s0 r2", [(2, 0), (0, 1)]),
        ("s2 r1", [(1, 0), (0, 1)]),
        ("s1 r2", [(1, 0), (0, 1)]),
    ],
)
def test_1_2_the_view_tells_by_which_ways_each_can_still_win(
    took: str, wanted: list[tuple[int, int]]
) -> None:
    state = scene("a1=1S a8=1s", blue_took=took)
    for viewer in (0, 1, None):
        red, blue = state.view(viewer)["missing"]
        assert sorted(map(tuple, blue)) == sorted(wanted)
        assert sorted(map(tuple, red)) == [(0, 3), (2, 2), (3, 0)]


def test_1_3_the_same_piece_moves_in_another_way_elsewhere() -> None:
    state = scene("a1=2S a3=KS b5=3. h8=1s")
    assert targets(state, "a1") == spaces("c1 c3")
    play(state, "a3 b5", "h8 h7")
    assert targets(state, "b5") == spaces("b2 b8 e2 e5 e8")


# 2 The board


def test_2_1_files_run_from_left_and_rows_from_reds_side() -> None:
    state = laid()
    play(state, ORDER, ORDER)
    at = {piece["at"]: piece["seat"] for piece in state.view(None)["pieces"]}
    assert at == {**{file + "1": 0 for file in "abcdefgh"}, **{file + "8": 1 for file in "abcdefgh"}}
    picture = str(state).splitlines()
    # The first tiles that are laid lie in Red's left corner: a1, at the lower left of the picture.
    assert picture[8].startswith("1 1S'")
    assert picture[1].startswith("8 Rs'")
    assert state.view(None)["tiles"][:12] == "1" * 11 + "2"


def test_2_2_the_sheets_64_tiles_are_laid_by_chance_and_stay() -> None:
    assert sum(SHEET.values()) == 64
    state = begin()
    assert state.waiting() == (CHANCE,)
    for wrong in ("tiles", "tiles 1 2 3", "lay " + lay(SHEET)[6:]):
        assert refusal(state, wrong) == ("syntax-tiles", "§2.2")
    assert refusal(state, lay(DESIGNER)) == ("wrong-tiles", "§2.2")
    assert refusal(state, lay(SHEET).replace("K", "X", 1)) == ("wrong-tiles", "§2.2")
    events = play(state, lay(SHEET))
    assert [event.kind for event in events] == ["laid"]
    before = state.view(None)["tiles"]
    assert Counter(before) == SHEET
    play(state, ORDER, ORDER, "a1 a2")
    assert state.view(None)["tiles"] == before


def test_2_2_a_word_is_one_tile() -> None:
    # Two tiles in one word and a word that is no tile: 64 words, and the right tiles among them.
    assert refusal(begin(), lay(SHEET).replace("1 1 ", "11 ? ", 1)) == ("wrong-tiles", "§2.2")


def test_2_2_every_mix_is_one_of_the_list_and_mixes_differ() -> None:
    state = begin()
    mixes = {state.chance(Rng(seed)) for seed in range(50)}
    assert len(mixes) == 50
    assert all(Counter(mix.split()[1:]) == SHEET for mix in mixes)


def test_2_3_the_designers_list_may_be_chosen() -> None:
    assert sum(DESIGNER.values()) == 64
    state = begin(tiles="designer")
    assert Counter(state.chance(Rng(1)).split()[1:]) == DESIGNER
    assert refusal(state, lay(SHEET)) == ("wrong-tiles", "§2.2")
    play(state, lay(DESIGNER), ORDER, ORDER)
    assert Counter(state.view(None)["tiles"]) == DESIGNER
    assert state.audit() == []
    assert NUMICA.check({"tiles": "another"}, 2) == Refusal("options-value", {"option": "tiles"})


# 3 Setting up


def test_3_1_any_order_of_four_and_four_on_the_nearest_row() -> None:
    state = laid()
    for seat in (0, 1):
        listed = state.moves(seat)
        assert listed is not None
        assert set(listed) == {" ".join(order) for order in permutations("ssssrrrr")}
        assert len(listed) == comb(8, 4)
        play(state, "s s s s r r r r")
    at = {piece["at"]: piece["kind"] for piece in state.view(None)["pieces"]}
    assert "".join(at[file + "1"] for file in "abcdefgh") == "ssssrrrr"
    assert "".join(at[file + "8"] for file in "abcdefgh") == "ssssrrrr"


@pytest.mark.parametrize(
    ("sentence", "code"),
    [
        ("s s s s s r r r", "setup-count"),
        ("r r r r r", "setup-count"),
        ("s r s r", "syntax-unfinished"),
        ("s r s r s r s r s", "syntax-setup"),
        ("s r q", "syntax-setup"),
        ("a1 a2", "setup-row"),
        ("a1 b1", "syntax-setup"),
        ("arrange", "syntax-setup"),
    ],
)
def test_3_1_another_set_up_is_refused(sentence: str, code: str) -> None:
    assert refusal(laid(), sentence) == (code, "§3.1")


def test_3_2_red_sets_up_first_and_blue_sees_it() -> None:
    state = laid()
    assert state.waiting() == (0,)
    assert state.why_not(1, ORDER) == Refusal("turn-wait", {"waiting": [0]})
    (placed,) = play(state, ORDER)
    assert placed.seen_by(1) == {"kind": "placed", "seat": 0, "data": {"order": "srsrsrsr"}}
    assert state.waiting() == (1,)
    assert len(state.view(1)["pieces"]) == 8
    assert state.view(1)["orders"] == ["srsrsrsr", None]
    play(state, "r r r r s s s s")
    assert state.waiting() == (0,)


@pytest.mark.parametrize("first", [0, 1])
def test_3_3_in_secret_nobody_sees_the_other_until_both_are_ready(first: int) -> None:
    state = laid(setup="secret")
    assert state.waiting() == (0, 1)
    chosen = state.apply(first, ORDER)
    assert state.waiting() == (1 - first,)
    assert [event.seen_by(first) for event in chosen] == [
        {"kind": "chosen", "seat": first, "data": {"order": "srsrsrsr"}}
    ]
    for other in (1 - first, None):
        assert [event.seen_by(other) for event in chosen] == [
            {"kind": "chosen", "seat": first, "data": {}, "masked": True}
        ]
        assert state.view(other)["orders"] == [None, None]
        assert state.view(other)["pieces"] == []
    assert state.why_not(first, ORDER) == Refusal("turn-wait", {"waiting": [1 - first]})
    events = state.apply(1 - first, "r r r r s s s s")
    assert events[-1].kind == "revealed"
    assert sorted(events[-1].data["orders"]) == ["rrrrssss", "srsrsrsr"]
    assert events[-1].data["orders"][first] == "srsrsrsr"
    assert len(state.view(None)["pieces"]) == 16
    assert state.waiting() == (0,)


def test_3_3_secret_choices_in_either_order_make_the_same_position() -> None:
    pictures = set()
    for first in (0, 1):
        state = laid(setup="secret")
        for seat in (first, 1 - first):
            state.apply(seat, (ORDER, "r r r r s s s s")[seat])
        pictures.add(str(state))
    assert len(pictures) == 1


# 4 Moving


def test_4_1_red_begins_and_turns_alternate() -> None:
    state = laid()
    play(state, ORDER, ORDER)
    assert state.waiting() == (0,)
    assert state.why_not(1, "a8 a7") == Refusal("turn-wait", {"waiting": [0]})
    play(state, "a1 a2")
    assert state.waiting() == (1,)
    assert state.moves(0) == []
    play(state, "a8 a7")
    assert state.waiting() == (0,)


@pytest.mark.parametrize(
    ("sentence", "code"),
    [
        ("pass", "syntax-move"),
        ("a1 a2 a3", "syntax-move"),
        ("a1 i9", "syntax-move"),
        ("d4 d5", "no-piece"),
        ("h8 h7", "not-yours"),
        ("a1", "syntax-unfinished"),
        ("a1 a1", "same-space"),
    ],
)
def test_4_1_exactly_one_own_piece_moves_and_nobody_passes(sentence: str, code: str) -> None:
    assert refusal(scene("a1=1S h8=1s"), sentence) == (code, "§4.1")


def test_4_2_only_the_tile_under_the_piece_before_the_move_counts() -> None:
    for under in "12345KXRB":
        state = scene(f"a1=2S a3={under}. h8=1s")
        assert targets(state, "a1") == spaces("a3 c1 c3")
    assert refusal(scene("d4=5S a1=1S h8=1s"), "d4 d5") == ("no-way", "§4.2")


@pytest.mark.parametrize(
    ("symbol", "reached"),
    [
        ("1", "c3 c4 c5 d3 d5 e3 e4 e5"),
        ("2", "b2 b4 b6 d2 d6 f2 f4 f6"),
        ("3", "a1 a4 a7 d1 d7 g1 g4 g7"),
        ("4", "d8 h4 h8"),
        ("5", ""),
    ],
)
def test_4_3_a_number_goes_exactly_so_far_and_stays_on_the_board(symbol: str, reached: str) -> None:
    assert targets(scene(f"d4={symbol}S a2=1R h1=1s"), "d4") == spaces(reached)


def test_4_3_a_number_jumps_over_everything() -> None:
    ring = "c3=1R c4=1s c5=1R d3=1r d5=1R e3=1s e4=1R e5=1r"
    assert targets(scene(f"d4=2S {ring}"), "d4") == spaces("b2 b4 b6 d2 d6 f2 f4 f6")


def test_4_3_another_distance_is_refused() -> None:
    state = scene("d4=2S h8=1s")
    for to in ("d5", "d7", "e6", "h4", "a1"):
        assert refusal(state, f"d4 {to}") == ("distance", "§4.3")


def test_4_4_a_k_jumps_like_a_knight_over_everything() -> None:
    ring = "c3=1R c4=1s c5=1R d3=1r d5=1R e3=1s e4=1R e5=1r"
    state = scene(f"d4=KS {ring}")
    assert targets(state, "d4") == spaces("b3 b5 c2 c6 e2 e6 f3 f5")
    assert refusal(state, "d4 d6") == ("knight", "§4.4")
    assert targets(scene("a1=KS h8=1s"), "a1") == spaces("b3 c2")


def test_4_5_an_r_slides_like_a_rook_and_is_blocked() -> None:
    state = scene("d4=RS d6=1R f4=1s d2=1r h8=1s")
    assert targets(state, "d4") == spaces("d5 d3 d2 e4 f4 c4 b4 a4")
    assert refusal(state, "d4 g4") == ("blocked", "§4.5")
    assert refusal(state, "d4 d7") == ("blocked", "§4.5")
    assert refusal(state, "d4 e5") == ("rook", "§4.5")
    blocked = state.why_not(0, "d4 h4")
    assert blocked is not None
    assert blocked.args["by"] == "f4"


def test_4_6_a_b_slides_like_a_bishop_and_is_blocked() -> None:
    state = scene("d4=BS f6=1R f2=1s b2=1r h8=1s")
    assert targets(state, "d4") == spaces("e5 e3 f2 c3 b2 c5 b6 a7")
    assert refusal(state, "d4 g7") == ("blocked", "§4.6")
    assert refusal(state, "d4 a1") == ("blocked", "§4.6")
    assert refusal(state, "d4 d5") == ("bishop", "§4.6")


def test_4_7_an_x_goes_to_every_empty_space_and_catches_nothing() -> None:
    state = scene("d4=XS d5=1s a1=1R h8=1r")
    assert targets(state, "d4") == set(SQUARES) - spaces("d4 d5 a1 h8")
    assert refusal(state, "d4 d5") == ("x-catch", "§4.7")
    assert refusal(state, "d4 h8") == ("x-catch", "§4.7")


@pytest.mark.parametrize("cells", ["b1=1S b2=1s", "b1=KS c3=1s", "b1=RS b6=1s", "b1=BS f5=1s", "b1=4S f1=1s"])
def test_4_8_landing_on_an_enemy_catches_it(cells: str) -> None:
    to = cells.split()[1][:2]
    state = scene(f"{cells} h8=1r")
    moved, caught = play(state, f"b1 {to}")
    assert moved.kind == "moved"
    assert (caught.kind, caught.data) == ("caught", {"piece": "s", "at": to})
    assert standing(state) == {(0, "s"): 1, (1, "r"): 1}
    assert [len(each) for each in state.view(None)["taken"]] == [1, 0]


def test_4_8_nobody_lands_on_his_own_piece() -> None:
    for symbol, to in [("1", "d5"), ("2", "d6"), ("K", "e6"), ("R", "d6"), ("B", "f6"), ("X", "a8")]:
        state = scene(f"d4={symbol}S {to}=1R h8=1s")
        assert to not in targets(state, "d4")
        assert refusal(state, f"d4 {to}") == ("own-piece", "§4.8")


@pytest.mark.parametrize(
    ("mover", "victim", "allowed"), [("'", "'", False), ("", "'", True), ("'", "", True), ("", "", True)]
)
@pytest.mark.parametrize("cells", ["a1=RS{0} a8=1r{1}", "a1=BS{0} h8=1r{1}", "a1=5S{0} a6=1r{1}"])
def test_4_9_unmoved_never_catches_unmoved(cells: str, mover: str, victim: str, allowed: bool) -> None:
    state = scene(cells.format(mover, victim) + " h1=1R g8=1s")
    to = cells.split()[1][:2]
    assert (to in targets(state, "a1")) is allowed
    if not allowed:
        assert refusal(state, f"a1 {to}") == ("first-move", "§4.9")


@pytest.mark.parametrize("said", ["a1", "a1 a6", "a1 b1"])
def test_4_9_the_rule_is_told_where_a_forbidden_catch_is_all_that_is_within_reach(said: str) -> None:
    # From a1 a 5 leads to a6, f6 and f1; own pieces stand on two of them.
    state = scene("a1=5S' a6=1r' f6=1S f1=1R h8=1s")
    refused = state.why_not(0, said)
    assert refused == Refusal("first-move", {"tile": "5", "from": "a1", "to": "a6"}, "§4.9")
    shut_in = scene("a1=5S' a6=1S f6=1S f1=1R h8=1s")
    assert refusal(shut_in, said) == ("no-way", "§4.2")
    assert state.draft(0, "a1").refusal == refused


def test_4_9_the_rule_bites_from_the_set_up_on_and_ends_with_a_first_move() -> None:
    # a1 and a8 both bear an R, and the file between them is empty.
    tiles = lay(SHEET).split()[1:]
    for square in (0, 56):
        other = len(tiles) - 1 - tiles[::-1].index("R") if square == 0 else tiles.index("R", 1)
        tiles[square], tiles[other] = tiles[other], tiles[square]
    assert (tiles[0], tiles[56]) == ("R", "R")
    state = begin()
    play(state, "tiles " + " ".join(tiles), ORDER, ORDER)
    assert refusal(state, "a1 a8") == ("first-move", "§4.9")
    play(state, "a1 a2")
    # Blue's rook has not moved, but what stands on a2 now has.
    assert "a2" in targets(state, "a8")
    play(state, "a8 a2")
    assert state.scores(2) == (0, 1)


def test_4_10_sdg_slides_pass_over_and_never_catch() -> None:
    rook = scene("d4=RS d6=1R f4=1s h8=1r", moves="sdg")
    assert targets(rook, "d4") == spaces("d1 d2 d3 d5 d7 d8 a4 b4 c4 e4 g4 h4")
    assert refusal(rook, "d4 f4") == ("sdg-catch", "§4.10")
    assert refusal(rook, "d4 d6") == ("own-piece", "§4.8")
    assert refusal(rook, "d4 e5") == ("rook", "§4.5")
    bishop = scene("d4=BS f6=1s b2=1R h1=1r", moves="sdg")
    assert targets(bishop, "d4") == spaces("a1 c3 e5 g7 h8 a7 b6 c5 e3 f2 g1")
    assert refusal(bishop, "d4 f6") == ("sdg-catch", "§4.10")


def test_4_10_sdg_leaves_the_other_tiles_as_they_are() -> None:
    assert refusal(scene("d4=XS d5=1s", moves="sdg"), "d4 d5") == ("x-catch", "§4.7")
    for cells in ("b1=1S b2=1s", "b1=4S f1=1s", "b1=KS c3=1s"):
        state = scene(f"{cells} h8=1r", moves="sdg")
        play(state, f"b1 {cells.split()[1][:2]}")
        assert state.scores(2) == (1, 0)
    assert refusal(scene("a1=5S' a6=1r' h1=1S h8=1s", moves="sdg"), "a1 a6") == ("first-move", "§4.9")


def test_4_11_pieces_never_change() -> None:
    state = scene("a7=1S h2=1r h1=1R a8=1s")
    play(state, "a7 b8", "h2 g1")
    assert standing(state) == {(0, "s"): 1, (0, "r"): 1, (1, "s"): 1, (1, "r"): 1}
    pieces = {piece["at"]: (piece["seat"], piece["kind"]) for piece in state.view(None)["pieces"]}
    assert (pieces["b8"], pieces["g1"]) == ((0, "s"), (1, "r"))


# 5 How it ends


@pytest.mark.parametrize(
    "took", ["s1 r0 s", "s0 r1 r", "s1 r1 s", "s1 r1 r", "s2 r0 r", "s0 r2 s", "s0 r0 s"]
)
def test_5_1_fewer_catches_do_not_win(took: str) -> None:
    squares, rounds, last = took.split()
    state = scene(f"a1=1S a2=1{last} h8=1s", red_took=f"{squares} {rounds}")
    play(state, "a1 a2")
    assert state.outcome() is None
    assert state.waiting() == (1,)


def test_5_1_the_win_is_at_once_and_nothing_may_follow() -> None:
    state = scene("a1=1r a2=1S h1=1S", player="blue", blue_took="s2 r2", red_took="s1 r0")
    play(state, "a1 a2")
    assert state.outcome() == Outcome("captures", frozenset({1}), (1, 5))
    assert state.waiting() == ()
    assert state.moves(0) == state.moves(1) == []
    assert state.why_not(0, "h1 h2") == Refusal("turn-over")


def test_5_2_who_cannot_move_loses() -> None:
    # Blue's only piece stands on a 5 in the middle, from which no space is five away.
    state = scene("a1=1S d4=5s")
    play(state, "a1 a2")
    assert state.outcome() == Outcome("stuck", frozenset({0}), (0, 0))


def test_5_2_who_shuts_himself_in_loses_on_his_next_turn() -> None:
    state = scene("a1=XS d4=5. h8=1s")
    play(state, "a1 d4")
    assert state.outcome() is None
    play(state, "h8 h7")
    assert state.outcome() == Outcome("stuck", frozenset({1}), (0, 0))


@pytest.mark.parametrize(("fresh", "stuck"), [("'", True), ("", False)])
def test_5_2_a_forbidden_capture_is_no_move(fresh: str, stuck: bool) -> None:
    # From a8 a 5 leads to a3, f8 and f3 only. Red's pieces there have not moved; has Blue's?
    state = scene(f"a8=5s{fresh} a3=1S' f8=1S' f3=1R' h1=1S")
    play(state, "h1 h2")
    assert state.outcome() == (Outcome("stuck", frozenset({0}), (0, 0)) if stuck else None)
    if not stuck:
        assert targets(state, "a8") == spaces("a3 f8 f3")


def test_5_2_it_is_so_for_red_too() -> None:
    state = scene("d4=5S e5=5R h7=1r", player="blue")
    play(state, "h7 h8")
    assert state.outcome() == Outcome("stuck", frozenset({1}), (0, 0))


THERE_AND_BACK = ("a1 a2", "h8 h7", "a2 a1", "h7 h8")


def test_5_3_the_third_time_is_a_draw() -> None:
    state = scene("a1=1S h8=1s")
    play(state, *THERE_AND_BACK, *THERE_AND_BACK[:3])
    assert state.outcome() is None
    assert state.view(None)["times"] == 2
    play(state, "h7 h8")
    assert state.outcome() == Outcome("repetition", frozenset(), (0, 0))


def test_5_3_another_player_to_move_is_another_position() -> None:
    # Blue comes back by three moves and Red by two or four: the same places, sometimes with Blue to move.
    state = scene("a1=1S h8=1s")
    play(state, "a1 a2", "h8 h7", "a2 b1", "h7 g7", "b1 a1", "g7 h8")
    assert state.view(None)["times"] == 2
    play(state, "a1 a2", "h8 h7", "a2 a1", "h7 g7", "a1 b1", "g7 h8", "b1 a1")
    # a1 and h8 again, for the third time, but Blue is to move.
    assert state.view(None)["times"] == 1
    assert state.outcome() is None


def test_5_3_moved_and_unmoved_are_not_alike() -> None:
    state = scene("a1=1S' h8=1s'")
    play(state, *THERE_AND_BACK, *THERE_AND_BACK)
    # The first position can never come again, as both have moved since.
    assert state.outcome() is None
    play(state, "a1 a2")
    assert state.view(None)["times"] == 2, "the position after a1 a2 of the second round had h8 moved"
    play(state, "h8 h7")
    assert state.outcome() == Outcome("repetition", frozenset(), (0, 0))


@pytest.mark.parametrize("plies", range(5))
def test_5_3_a_loaded_game_counts_as_the_one_that_was_played(plies: int) -> None:
    # The first moves make a piece another one, so where it stood before them does not come again.
    played = scene("a1=1S' h8=1s'")
    play(played, *THERE_AND_BACK[:plies])
    loaded = NUMICA.from_view(played.view(0), Rng(1))
    assert isinstance(loaded, NumicaState)
    for turn in range(plies, 10):
        for state in (played, loaded):
            assert state.outcome() is None, turn
            play(state, THERE_AND_BACK[turn % 4])
    for state in (played, loaded):  # after the second turn, the sixth and the tenth both stood aside
        assert state.outcome() == Outcome("repetition", frozenset(), (0, 0))


def test_5_3_alike_pieces_may_swap_but_unlike_may_not() -> None:
    swap = ("a1 b2", "h8 h7", "a2 a1", "h7 g7", "b2 a2", "g7 h8")
    alike = scene("a1=1S a2=1S h8=1s")
    play(alike, *swap, *swap)
    assert alike.outcome() == Outcome("repetition", frozenset(), (0, 0))
    for other in ("R", "S'"):
        unlike = scene(f"a1=1S a2=1{other} h8=1s")
        play(unlike, *swap, *swap)
        assert unlike.outcome() is None


def test_5_3_setting_up_counts_as_no_turn_and_its_end_as_the_first_position() -> None:
    state = laid()
    play(state, ORDER, ORDER)
    assert (state.view(None)["quiet"], state.view(None)["times"]) == (0, 1)
    play(state, "a1 a2")
    assert (state.view(None)["quiet"], state.view(None)["times"]) == (1, 1)


def test_5_4_a_hundred_quiet_turns_draw_and_a_catch_starts_again() -> None:
    state = scene("a1=1S h8=1s", quiet=98)
    play(state, "a1 a2")
    assert state.outcome() is None
    play(state, "h8 h7")
    assert state.outcome() == Outcome("quiet", frozenset(), (0, 0))
    catching = scene("a1=1S a2=1r h8=1s", quiet=99)
    play(catching, "a1 a2")
    assert catching.outcome() is None
    assert catching.view(None)["quiet"] == 0


def test_5_4_no_game_is_longer_than_catches_and_quiet_turns_allow() -> None:
    # §5.1: four squares and four rounds can be caught; three of a kind win, or two and two.
    caught = [(squares, rounds) for squares in range(5) for rounds in range(5)]
    quiet = [sum(each) for each in caught if max(each) < 3 and min(each) < 2]
    catches = 2 * max(quiet) + 1  # whatever is caught after all that does not win yet
    # §5.4: each comes in the hundredth turn after the one before, at the latest; before them tiles and two set-ups.
    assert NUMICA.longest == 3 + 100 * catches


def test_5_5_catches_come_before_being_stuck() -> None:
    state = scene("a1=1S a2=1r d4=5s", red_took="s0 r2")
    play(state, "a1 a2")
    assert state.outcome() == Outcome("captures", frozenset({0}), (3, 0))


def test_5_5_being_stuck_comes_before_the_hundredth_quiet_turn() -> None:
    state = scene("a1=1S d4=5s", quiet=99)
    play(state, "a1 a2")
    assert state.outcome() == Outcome("stuck", frozenset({0}), (0, 0))


def test_5_5_the_third_time_comes_before_the_hundredth_quiet_turn() -> None:
    state = scene("a1=1S h8=1s", quiet=92)
    play(state, *THERE_AND_BACK, *THERE_AND_BACK)
    assert state.view(None)["quiet"] == 100
    assert state.outcome() == Outcome("repetition", frozenset(), (0, 0))


def seat_people(state: NumicaState, second: Sitter | None = None) -> Table:
    """Return a table that goes on from a position."""
    return Table(NUMICA, {}, (Sitter(), second or Sitter()), "", state)


@pytest.mark.parametrize("seat", [0, 1])
def test_5_6_who_gives_up_loses_at_any_time(seat: int) -> None:
    table = seat_people(scene("a1=1S h8=1s", red_took="s1 r1"))
    assert not isinstance(table.play(seat, "resign"), Refusal)
    assert table.outcome() == Outcome("resigned", frozenset({1 - seat}), (2, 0))
    assert table.waiting() == ()
    assert table.play(0, "a1 a2") == Refusal("turn-over")


def test_5_6_two_people_may_agree_on_a_draw() -> None:
    table = seat_people(scene("a1=1S h8=1s"))
    table.play(1, "draw")
    assert table.outcome() is None
    assert table.play(1, "draw") == Refusal("turn-offered")
    table.play(0, "draw")
    assert table.outcome() == Outcome("agreed", frozenset(), (0, 0))
    against_computer = seat_people(scene("a1=1S h8=1s"), Sitter("computer", 1))
    assert against_computer.play(0, "draw") == Refusal("turn-computer")


def test_5_6_a_move_declines_the_offer() -> None:
    table = seat_people(scene("a1=1S h8=1s"))
    table.play(1, "draw")
    table.play(0, "a1 a2")
    table.play(0, "draw")
    assert table.outcome() is None


def test_5_7_scores_are_catches_and_a_draw_has_no_winner() -> None:
    state = scene("a1=1S b2=1r h8=1s g7=1R", red_took="s1 r0", blue_took="s0 r1")
    play(state, "a1 b2", "h8 g7")
    assert state.scores(2) == (2, 2)
    drawn = scene("a1=1S h8=1s", quiet=99, red_took="s1 r1", blue_took="s0 r1")
    play(drawn, "a1 a2")
    assert drawn.outcome() == Outcome("quiet", frozenset(), (2, 1))
