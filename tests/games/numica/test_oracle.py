"""Cases worked out by hand from the rule book of Numica, to check the plain referee itself."""

from pathlib import Path

import pytest

from games.numica.oracle import TILE_LIST, Oracle, perft, picture, position

TILES = "tiles " + " ".join(symbol for symbol, copies in TILE_LIST.items() for _ in range(copies))
ORDER = "s r s r s r s r"
TABLE = Path(__file__).parent / "numica.perft"


def scene(
    cells: str,
    player: str = "red",
    quiet: int = 0,
    red_took: str = "s0 r0",
    blue_took: str = "s0 r0",
    moves: str = "sheet",
) -> Oracle:
    """Set a few cells such as "d4=3S"; every other square is an empty 1."""
    given = dict(cell.split("=") for cell in cells.split())
    rows = [
        " ".join([row] + [given.get(file + row, "1.") for file in "abcdefgh"]) for row in reversed("12345678")
    ]
    header = f"{player} to move, quiet {quiet}, red took {red_took}, blue took {blue_took}, moves {moves}"
    return position("\n".join([header, *rows]))


def targets(oracle: Oracle, start: str) -> set[str]:
    """List where the player to move can go from one square."""
    (seat,) = oracle.waiting()
    return {move[3:] for move in oracle.moves(seat) if move.startswith(start)}


def squares(text: str) -> set[str]:
    """Split a list of squares."""
    return set(text.split())


def play(oracle: Oracle, *moves: str) -> Oracle:
    """Play moves one after the other, each by the one seat that is waited for."""
    for move in moves:
        (seat,) = oracle.waiting()
        oracle = oracle.play(seat, move)
    return oracle


def test_chance_lays_the_tiles_from_a1_along_the_rows() -> None:
    oracle = Oracle.start()
    assert oracle.waiting() == (-1,)
    assert oracle.moves(0) == set()
    with pytest.raises(ValueError, match="not the tiles"):
        oracle.play(-1, TILES.replace("K", "1", 1))
    laid = play(oracle.play(-1, TILES), ORDER, ORDER)
    # Eleven 1s fill row 1 and a2 b2 c2, then come the 2s; the four Bs end the list at h8.
    lines = picture(laid).splitlines()
    assert lines[8] == "1 1S' 1R' 1S' 1R' 1S' 1R' 1S' 1R'"
    assert lines[7] == "2 1. 1. 1. 2. 2. 2. 2. 2."
    assert lines[1] == "8 Rs' Rr' Rs' Rr' Bs' Br' Bs' Br'"


def test_set_up_in_turn_has_70_orders_for_each_player() -> None:
    oracle = Oracle.start().play(-1, TILES)
    assert oracle.waiting() == (0,)
    assert (perft(oracle, 1), perft(oracle, 2)) == (70, 4900)
    assert oracle.moves(1) == set()
    after = oracle.play(0, ORDER)
    assert after.waiting() == (1,)
    with pytest.raises(ValueError, match="may not play"):
        after.play(1, "s s s s s r r r")
    assert after.play(1, ORDER).waiting() == (0,)


def test_set_up_in_secret_waits_for_both_in_any_order() -> None:
    oracle = Oracle.start(setup="secret").play(-1, TILES)
    assert oracle.waiting() == (0, 1)
    assert len(oracle.moves(0)) == len(oracle.moves(1)) == 70
    after = oracle.play(1, ORDER)
    assert after.waiting() == (0,)
    assert after.play(0, ORDER).waiting() == (0,)


def test_number_goes_exactly_so_far_and_jumps() -> None:
    oracle = scene("d4=3S d5=1R d3=1s e5=1s g4=1R d7=1s h8=1r")
    assert targets(oracle, "d4") == squares("a1 a4 a7 d1 d7 g1 g7")


def test_number_stays_on_the_board() -> None:
    assert targets(scene("d4=5S a1=1R h8=1r"), "d4") == set()
    assert targets(scene("c4=5S a1=1R h8=1r"), "c4") == {"h4"}


def test_knight_tile() -> None:
    oracle = scene("b1=KS b2=1R d2=1R c3=1s h8=1r")
    assert targets(oracle, "b1") == squares("a3 c3")


def test_rook_tile_is_blocked_by_every_piece() -> None:
    oracle = scene("c3=RS c5=1s f3=1R h8=1r")
    assert targets(oracle, "c3") == squares("c1 c2 c4 c5 a3 b3 d3 e3")


def test_bishop_tile_is_blocked_by_every_piece() -> None:
    oracle = scene("c3=BS e5=1s b2=1R h8=1r")
    assert targets(oracle, "c3") == squares("d4 e5 b4 a5 d2 e1")


def test_x_tile_goes_to_every_empty_square_only() -> None:
    oracle = scene("c3=XS e5=1s b2=1R h8=1r")
    assert len(targets(oracle, "c3")) == 60
    assert not targets(oracle, "c3") & squares("c3 e5 b2 h8")


def test_only_the_tile_at_the_start_counts_and_tiles_stay() -> None:
    oracle = play(scene("a1=2S a3=K. h8=1r"), "a1 a3", "h8 h7")
    assert targets(oracle, "a3") == squares("b1 c2 c4 b5")
    assert " 2. " in picture(oracle).splitlines()[8]


def test_first_move_cannot_capture_a_piece_that_has_not_moved() -> None:
    oracle = scene("a1=RS' a4=1r' h8=1r")
    assert targets(oracle, "a1") == squares("a2 a3 b1 c1 d1 e1 f1 g1 h1")


@pytest.mark.parametrize("cells", ["a1=RS a4=1r'", "a1=RS' a4=1r", "a1=RS a4=1r"])
def test_capture_is_free_when_either_piece_has_moved(cells: str) -> None:
    oracle = scene(cells + " h8=1s'")
    assert "a4" in targets(oracle, "a1")
    assert oracle.play(0, "a1 a4").captured(0) == (0, 1)


def test_a_move_marks_the_piece_and_so_frees_captures() -> None:
    oracle = scene("a1=RS' a2=R. a4=1r' h8=1r'")
    assert "a4" in targets(play(oracle, "a1 a2", "h8 h7"), "a2")
    # Blue's piece steps out of its place and is fair game for Red's piece that never moved.
    assert "b4" in targets(play(scene("b1=RS' a4=1r' h8=1S'", "blue"), "a4 b4"), "b1")


@pytest.mark.parametrize(
    ("took", "victim", "won"),
    [
        ("s2 r0", "s", True),
        ("s0 r2", "r", True),
        ("s1 r2", "s", True),
        ("s2 r1", "r", True),
        ("s1 r1", "s", False),
        ("s2 r0", "r", False),
        ("s0 r2", "s", False),
    ],
)
def test_captures_win(took: str, victim: str, won: bool) -> None:
    after = scene(f"a1=1S a2=1{victim} h8=1s", red_took=took).play(0, "a1 a2")
    assert after.ended() == (("captures", frozenset({0})) if won else None)
    assert after.waiting() == (() if won else (1,))
    assert after.scores() == (int(took[1]) + int(took[4]) + 1, 0)


def test_blue_wins_with_three_rounds_and_nothing_follows() -> None:
    after = scene("a1=1R h1=1S a2=1s", "blue", blue_took="s1 r2").play(1, "a2 a1")
    assert after.ended() == ("captures", frozenset({1}))
    assert after.captured(1) == (1, 3)
    assert after.moves(0) == after.moves(1) == set()
    assert perft(after, 1) == 0
    assert perft(after, 0) == 1


def test_captures_come_before_stuck() -> None:
    # Blue's last piece would have no move from its 5, but Red has already won.
    after = scene("a1=1S a2=1r d4=5s", red_took="s0 r2").play(0, "a1 a2")
    assert after.ended() == ("captures", frozenset({0}))


def test_stuck_player_loses_even_on_the_hundredth_quiet_ply() -> None:
    # From c4 a 5 reaches h4 only, from d4 nothing; Blue's two 5s at c4 and h4 stand in each other's way.
    oracle = scene("a1=1S c4=5s h4=5r d4=5s", quiet=99)
    after = oracle.play(0, "a1 a2")
    assert after.ended() == ("stuck", frozenset({0}))
    assert after.scores() == (0, 0)
    # Red can shut himself in as well: he then loses on his next turn.
    shut = play(scene("a1=XS d4=5. h8=1s"), "a1 d4", "h8 h7")
    assert shut.ended() == ("stuck", frozenset({1}))


def test_forbidden_capture_does_not_save_from_being_stuck() -> None:
    blue = "a8=5s' f8=1S' a3=1S' f3=1S'"
    assert scene(blue + " h1=1S", "red").play(0, "h1 h2").ended() == ("stuck", frozenset({0}))
    moved = blue.replace("a8=5s'", "a8=5s")
    assert targets(scene(moved + " h1=1S", "red").play(0, "h1 h2"), "a8") == squares("f8 a3 f3")


def test_third_repetition_draws() -> None:
    oracle = scene("a1=1S h8=1s")
    there_and_back = ("a1 a2", "h8 h7", "a2 a1", "h7 h8")
    twice = play(oracle, *there_and_back)
    assert twice.ended() is None
    assert play(twice, *there_and_back[:3]).ended() is None
    assert play(twice, *there_and_back).ended() == ("repetition", frozenset())


def test_repetition_minds_who_has_moved() -> None:
    there_and_back = ("a1 a2", "h8 h7", "a2 a1", "h7 h8")
    # The start never comes back, as nobody had moved there; the pieces on a2 and h7 are the first to.
    late = play(scene("a1=1S' h8=1s'"), *there_and_back, *there_and_back)
    assert late.ended() is None
    assert play(late, "a1 a2").ended() is None
    assert play(late, "a1 a2", "h8 h7").ended() == ("repetition", frozenset())


def test_alike_pieces_that_swap_make_the_same_position() -> None:
    # Two red squares trade places in three plies of Red's, while Blue walks and returns.
    swap = ("a1 b2", "h8 h7", "a2 a1", "h7 g7", "b2 a2", "g7 h8")
    alike = scene("a1=1S a2=1S h8=1s")
    assert play(alike, *swap, *swap).ended() == ("repetition", frozenset())
    unlike = scene("a1=1S a2=1R h8=1s")
    assert play(unlike, *swap, *swap).ended() is None


def test_hundred_quiet_plies_draw_and_a_capture_starts_them_again() -> None:
    oracle = scene("a1=1S h8=1s h7=1r", quiet=98)
    assert play(oracle, "a1 a2").ended() is None
    assert play(oracle, "a1 a2", "h8 g8").ended() == ("quiet", frozenset())
    taking = scene("a1=1S a2=1s h7=1r", quiet=99).play(0, "a1 a2")
    assert taking.ended() is None
    assert picture(taking).startswith("blue to move, quiet 0, red took s1 r0, ")


def test_repetition_comes_before_quiet() -> None:
    there_and_back = ("a1 a2", "h8 h7", "a2 a1", "h7 h8")
    after = play(scene("a1=1S h8=1s", quiet=92), *there_and_back, *there_and_back)
    assert after.ended() == ("repetition", frozenset())


def test_sdg_rook_and_bishop_pass_over_and_never_capture() -> None:
    rook = scene("c3=RS c5=1s f3=1R h8=1r", moves="sdg")
    assert targets(rook, "c3") == squares("c1 c2 c4 c6 c7 c8 a3 b3 d3 e3 g3 h3")
    bishop = scene("c3=BS e5=1s b2=1R h1=1r", moves="sdg")
    assert targets(bishop, "c3") == squares("d4 f6 g7 h8 a1 b4 a5 d2 e1")


def test_sdg_numbers_and_knights_still_capture() -> None:
    assert "c3" in targets(scene("b1=KS c3=1s h8=1r", moves="sdg"), "b1")
    assert "b3" in targets(scene("b1=2S b3=1s h8=1r", moves="sdg"), "b1")
    assert "b3" not in targets(scene("b1=XS b3=1s h8=1r", moves="sdg"), "b1")


def test_a_state_is_left_alone_by_playing_on() -> None:
    oracle = scene("a1=1S' a2=1s h8=1r'")
    before = picture(oracle)
    oracle.play(0, "a1 a2")
    assert picture(oracle) == before
    assert position(before) == oracle


def test_table_is_sound_where_it_is_small() -> None:
    for block in TABLE.read_text(encoding="utf-8").split("\n\n")[1:]:
        name, *lines = block.strip().splitlines()
        oracle = position("\n".join(lines[:9]))
        assert picture(oracle) == "\n".join(lines[:9]), name
        for line in lines[9:]:
            word, depth, count = line.split()
            assert word == "perft"
            if int(count) < 10_000:
                assert perft(oracle, int(depth)) == int(count), (name, depth)
