"""A row is made in any order, and what a tile does is told: the making of §3.1, and the reach that the page draws."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.numica.test_rules import ORDER, SQUARES, begin, laid, play, scene
from parlour.core.game import Draft, Refusal
from parlour.core.rng import Rng
from parlour.games.numica import NUMICA
from parlour.games.numica.rows import ORDERS
from parlour.games.numica.state import NumicaState

RED_ROW = tuple(f"{file}1" for file in "abcdefgh")


def dealt(seed: str = "rows", **options: str) -> NumicaState:
    """Return a shuffled floor on which nobody has set up."""
    state = begin(**options)
    state.apply(-1, state.chance(Rng(seed)))
    return state


def make(state: NumicaState, words: str, seat: int = 0) -> Draft:
    """Touch one word after the other, each of them offered."""
    draft = state.draft(seat, "")
    for word in words.split():
        assert word in draft.touch, (word, draft)
        draft = state.draft(seat, f"{draft.move} {word}".strip())
    return draft


def shown(draft: Draft) -> dict[str, str]:
    """Return the kinds that the preview shows, by place."""
    return {piece["at"]: piece["kind"] for piece in (draft.preview or {"pieces": []})["pieces"]}


# The ways of laying


@pytest.mark.parametrize(
    ("words", "made"),
    [
        ("s e1", "se1"),  # a kind, then its place
        ("e1 s", "se1"),  # a place, then its kind
        ("s r s", "sa1 rb1 s"),  # kind after kind: each lays the one before it, from the left
        ("e1 b1 s", "sb1"),  # another place instead
        ("s e1 s s", "se1 sa1 s"),  # the first free place, wherever that is
        ("s e1 r e1", "re1"),  # onto another piece, which goes back beside the board
        ("s e1 e1 c1", "sc1"),  # carried to another place
        ("s e1 r c1 e1 c1", "re1 sc1"),  # two that change places
        ("s e1 e1 s", ""),  # back beside the board
        ("s e1 e1 r", "re1"),  # the other kind instead
        ("s a1 s b1 s c1 s d1 h1", "sa1 sb1 sc1 sd1 rh1"),  # only rounds are left: the place says all
    ],
)
def test_pieces_are_laid_in_any_way(words: str, made: str) -> None:
    draft = make(dealt(), words)
    assert draft.move == made
    assert draft.status == "more"


@pytest.mark.parametrize("seat", [0, 1])
def test_every_row_is_made_in_the_order_of_its_letters_and_in_any_other(seat: int) -> None:
    state = dealt()
    if seat:
        play(state, ORDER)
    for number, order in enumerate(ORDERS):
        sentence = " ".join(order)
        assert state.tidy(seat, make(state, sentence, seat).move) == sentence
        pairs = [(kind, f"{file}{1 + 7 * seat}") for file, kind in zip("abcdefgh", order, strict=True)]
        Rng(str(number)).shuffle(pairs)
        draft = state.draft(seat, " ".join(f"{kind} {place}" for kind, place in pairs[:4]))
        for kind, place in pairs[4:]:
            last = place in {laid[1:] for laid in draft.move.split()}
            assert not last
            draft = state.draft(seat, f"{draft.move} {kind}{place}")
        assert (draft.status, state.tidy(seat, draft.move)) == ("may", sentence)
        assert shown(draft) | dict.fromkeys(RED_ROW if seat else ()) == {
            place: kind for kind, place in pairs
        } | dict.fromkeys(RED_ROW if seat else ()), "the preview shows it as it is laid"


def test_back_takes_back_what_was_laid_last() -> None:
    state = dealt()
    draft = make(state, "s e1 r a1 s h1 e1 b1")
    places = []
    while draft.move:
        places.append(draft.move.split()[-1])
        draft = state.draft(0, draft.move.rpartition(" ")[0])
    assert places == ["sb1", "sh1", "ra1"]


def test_a_whole_row_waits_for_a_word_of_its_own_and_can_still_be_changed() -> None:
    state = dealt()
    draft = make(state, ORDER)
    assert (draft.status, draft.ask.code, set(draft.touch)) == ("may", "place-ready", set(RED_ROW))
    assert state.orders == [None, None], "nothing is played yet"
    lifted = make(state, f"{ORDER} a1")
    assert (lifted.status, lifted.ask.code) == ("may", "place-carry")
    swapped = make(state, f"{ORDER} a1 b1")
    assert (swapped.status, state.tidy(0, swapped.move)) == ("may", "r s s r s r s r")
    back = make(state, f"{ORDER} a1 s")
    assert (back.status, "a1" in shown(back)) == ("more", False)


# Arrange for me


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("before", ["", "s h1 s g1 s", "a1", "r a1 r b1 r c1 r d1"])
def test_arranging_fills_what_is_free_and_is_taken_back_as_one(seed: int, before: str) -> None:
    state = dealt(str(seed))
    start = make(state, before)
    draft = make(state, f"{before} arrange".strip())
    order = state.tidy(0, draft.move)
    assert draft.status == "may"
    assert order in (state.moves(0) or [])
    assert shown(start).items() <= shown(draft).items(), "what was laid stays where it is"
    assert draft == make(state, f"{before} arrange".strip()), "the same every time"
    back = state.draft(0, draft.move.rpartition(" ")[0])
    assert shown(back) == shown(start)
    assert "arrange" in back.touch
    assert "arrange" not in draft.touch
    changed = make(state, f"{before} arrange h1 a1".strip())
    assert state.tidy(0, changed.move)[2:14] == order[2:14]


def test_arranging_keeps_alike_pieces_from_being_threatened_together() -> None:
    # A 5 on c6 threatens c1 and h1, and nothing else threatens two; so these differ.
    state = scene("c6=5. h8=1s")
    state.turn, state.orders = 0, [None, None]
    state.board[63] = 0
    state.tiles = "".join("5" if square == "c6" else "X" for square in SQUARES)
    order = state.tidy(0, "arrange").split()
    assert order[2] != order[7]
    # One that threatens all of the row in one line leaves nothing to choose.
    state.tiles = "R" + "X" * 63
    assert state.tidy(0, "arrange").split() == list(ORDERS[0])


# Refusals


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("d2", "setup-row"),
        ("s a8", "setup-row"),
        ("s s s s s", "setup-count"),
        ("sa1 sb1 sc1 sd1 e1 s", "syntax-setup"),
        ("sr", "syntax-setup"),
        ("sa1 ra1", "syntax-setup"),
        ("s ra1", "syntax-setup"),
        ("arrange arrange", "syntax-setup"),
        ("arrange s", "syntax-setup"),
        ("tiles", "syntax-setup"),
    ],
)
def test_a_word_that_leads_nowhere_is_told_why(words: str, code: str) -> None:
    state = dealt()
    draft = state.draft(0, words)
    if words == "sa1 sb1 sc1 sd1 e1 s":
        code = "setup-count"
    assert draft.refusal is not None
    assert (draft.status, draft.refusal.code) == ("no", code)
    assert state.tidy(0, words) == words
    assert state.why_not(0, words) is not None


def test_a_place_elsewhere_is_told_which_row_is_meant() -> None:
    state = dealt()
    assert state.draft(0, "s d4").refusal == Refusal("setup-row", {"at": "d4", "row": "1"}, "§3.1")
    play(state, ORDER)
    assert state.draft(1, "a1").refusal == Refusal("setup-row", {"at": "a1", "row": "8"}, "§3.1")
    assert state.draft(0, "s").status == "no", "his row stands"


def test_nobody_sees_a_row_in_the_making() -> None:
    state = dealt(setup="secret")
    state.apply(0, ORDER)
    draft = make(state, "s e8 r", seat=1)
    assert shown(draft) == {"e8": "s"}
    assert draft.preview is not None
    assert draft.preview["orders"] == [None, None]


# What a tile does


def names(told: str) -> set[str]:
    """Split the names of spaces."""
    return {told[at : at + 2] for at in range(0, len(told), 2)}


@pytest.mark.parametrize("moves", ["sheet", "sdg"])
@pytest.mark.parametrize("seed", range(3))
def test_the_reach_of_a_tile_is_where_its_piece_may_go(seed: int, moves: str) -> None:
    state, rng = dealt(str(seed), moves=moves), Rng(str(seed))
    play(state, ORDER, ORDER)
    for _ in range(40):
        if not state.waiting():
            break
        (seat,) = state.waiting()
        reach = dict(zip(SQUARES, state.view(seat)["reach"], strict=True))
        assert state.view(None)["reach"] == list(reach.values()), "a bystander sees it for whose turn it is"
        own = {piece["at"] for piece in state.view(None)["pieces"] if piece["seat"] == seat}
        listed = state.moves(seat) or []
        for at in own:
            assert names(reach[at]) == {move[3:] for move in listed if move[:2] == at}
        # On an empty space it is for a piece that has come there.
        guest = rng.choice([at for at in SQUARES if not state.board[SQUARES.index(at)]])
        there = state.copy()
        there.board[SQUARES.index(guest)] = 2 + 4 * seat
        assert names(reach[guest]) == {move[3:] for move in there.moves(seat) or [] if move[:2] == guest}
        state.apply(seat, rng.choice(listed))


def test_the_reach_of_the_others_pieces_is_what_they_threaten() -> None:
    state = scene("a1=RS a5=1s' e5=2r h8=1s")
    reach = dict(zip(SQUARES, state.view(0)["reach"], strict=True))
    assert names(reach["e5"]) == {"c3", "c5", "c7", "e3", "e7", "g3", "g5", "g7"}
    assert {"a5"} == names(reach["a1"]) & {"a5", "a6"}


def test_while_a_row_is_laid_a_tile_of_it_is_for_a_piece_that_has_not_moved() -> None:
    # a1 and a8 both bear an R, and the first move rule forbids Blue to catch along the file (§4.9).
    state = laid()
    state.tiles = "R" + "1" * 55 + "R" + "1" * 7
    play(state, ORDER)
    assert "a1" not in names(dict(zip(SQUARES, state.view(1)["reach"], strict=True))["a8"])
    assert "a2" in names(dict(zip(SQUARES, state.view(1)["reach"], strict=True))["a8"])
    draft = state.draft(1, "s b8")
    assert draft.preview is not None
    assert "b8" not in names(draft.preview["reach"][56]), "what is laid stands in the way"


def test_before_the_tiles_are_laid_nothing_is_reached() -> None:
    assert begin().view(0)["reach"] == []


def test_all_rows_are_rows() -> None:
    assert len(set(ORDERS)) == len(list(combinations(range(8), 4))) == 70
    assert NUMICA.asks[0] == "place"
