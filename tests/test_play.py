"""Play in a terminal: what is asked, told and refused there, and that it tells nobody more than his seat knows."""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest
from commands import Said
from houses import zone_of
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import sight
from parlour.cli import main
from parlour.core.game import CHANCE, Game, Json, Move, Seat, State, View
from parlour.core.rng import Rng
from parlour.core.save import make_save
from parlour.core.table import COMPUTER, PERSON, Record, Sitter, Table
from parlour.core.token import write_token
from parlour.games import REGISTRY, find
from parlour.games.numica import NUMICA
from parlour.terminal import texts
from parlour.terminal.play import Session

ORDER = "s s s s r r r r"


def play(
    run: Any, *lines: str, seats: tuple[str, ...] = ("person", "person"), more: tuple[str, ...] = ()
) -> Said:
    """Play Numica with these lines."""
    said: Said = run("play", "numica", "--seed", "1", "--seat", *seats, *more, stdin="\n".join(lines))
    assert said.code == 0
    assert said.err == ""
    return said


def test_play_shows_the_board_with_its_coordinates(run: Any) -> None:
    said = play(run, ORDER, ORDER)
    board = said.out.rsplit("red to move", 1)[1].splitlines()
    assert [line[:1] for line in board[1:9]] == list("87654321")
    assert board[9].split() == list("abcdefgh")
    # Every letter stands over the first sign of its column.
    assert all(board[9][at] == " " or board[8][at] in "12345KXRB" for at in range(len(board[9])))
    assert "\nSeat 0, choose a piece. (" in said.out


def test_play_refuses_with_the_paragraph(run: Any) -> None:
    said = play(run, "why s s s s s", ORDER, ORDER, "why a1 b8", "a1 h8", "why a1 a3")
    assert "No: You have only four square pieces. (§3.1)" in said.out
    assert "(§4.3)\n  §4.3 **A number** (1 to 5): the piece goes exactly that many spaces" in said.out
    assert said.out.count("No: The 2 on a1 goes exactly 2 spaces in a straight line.") == 2
    assert "You may say that." in said.out


def test_play_refuses_with_the_code_alone_where_rules_and_words_are_not_at_hand(
    run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(texts, "CHECKOUT", tmp_path)
    monkeypatch.setattr(texts, "entry_points", lambda **_: [])
    monkeypatch.chdir(tmp_path)
    said = play(run, "s s s s s", ORDER, ORDER, "resign")
    assert "No: setup-count kind s (§3.1)\n> " in said.out
    assert "\n  laid tiles " in said.out
    assert "\nSeat 0: place (70 sentences; help tells more.)" in said.out
    assert said.out.rstrip().endswith("Seat 1 resigned Scores: 0, 0.")


def test_play_lists_moves_and_helps(run: Any) -> None:
    said = play(run, "moves", "help", "", "quit")
    assert "\ns s r r s s r r\n" in said.out
    assert said.out.count("take your last decision back") == 2


def test_play_undoes_and_resigns(run: Any) -> None:
    said = play(run, "undo", ORDER, "undo", ORDER, ORDER, "resign")
    assert "No: There is nothing to undo." in said.out
    assert "Taken back." in said.out
    assert said.out.rstrip().endswith("Seat 1 won! Seat 0 gave up. Scores: 0, 0.")


def test_play_tells_how_a_position_ended_whose_game_nobody_knows(run: Any) -> None:
    table = Table(NUMICA, {}, (Sitter(), Sitter()), "1")
    table.settle()
    over = Table(NUMICA, {}, (Sitter(), Sitter()), "1", table.state)
    over.ended = next(end for end in over.ends() if end.reason == "resigned" and end.winners == {0})
    said = run("play", "numica", "--token", write_token(make_save(over), NUMICA))
    assert (said.code, said.err) == (0, "")
    assert said.out.rstrip().endswith("Seat 0 won! Seat 1 gave up. Scores: 0, 0.")


def test_play_takes_back_against_a_computer(run: Any) -> None:
    said = play(run, ORDER, "undo", "undo", seats=("person", "1"))
    assert "seat 1: " in said.out
    assert "Taken back" in said.out
    assert "There is nothing to undo." in said.out


def test_play_agrees_on_a_draw(run: Any) -> None:
    agreed = play(run, ORDER, ORDER, "draw", "a1 a3", "draw")
    assert agreed.out.rstrip().endswith("It is a draw. You all agreed. Scores: 0, 0.")
    declined = play(run, ORDER, ORDER, "draw", "a1 a3", "a8 a6", "draw", "quit")
    assert "Scores" not in declined.out


def test_play_goes_on_from_a_token(run: Any) -> None:
    said = play(run, ORDER, ORDER, "save", "quit")
    token = next(line for line in said.out.splitlines() if line.startswith("> n1")).removeprefix("> ")
    later = run("play", "numica", "--token", token, stdin="moves\n")
    assert later.code == 0
    before = said.out.rsplit("red to move", 1)[1].split("Seat 0")[0]
    assert later.out.rsplit("red to move", 1)[1].split("Seat 0")[0] == before
    assert run("play", "null", "--token", token).code == 2
    half = run("play", "numica", "--token", token[:-8])
    assert (half.code, half.err) == (2, "parlour: that token cannot be read: token-damaged\n")


def test_computers_play_to_the_end_by_themselves(run: Any) -> None:
    said = play(run, seats=("1", "1"))
    assert "\nSeat 1 won! Seat 1 captured two squares and two rounds. Scores: 0, " in said.out
    assert play(run, seats=("1", "1")).out == said.out


def test_a_secret_is_told_to_nobody_at_the_keyboard(run: Any) -> None:
    said = run("play", "null", "--seed", "1", "--seat", "person", "person", stdin="play 1\n")
    assert said.code == 0
    hands = [line for line in said.out.splitlines() if line.startswith("hand ")]
    assert hands[1] == "hand ? ? ?, chose 0, played , points 0"
    assert "?" not in hands[0]
    own = hands[0].split(",")[0].removeprefix("hand ").split()
    said = run("play", "null", "--seed", "1", "--seat", "person", "person", stdin=f"play {own[0]}\n")
    assert "> seat 0:\n  Seat 0 chose a card.\n" in said.out
    last = [line for line in said.out.splitlines() if line.startswith("hand ")][-2:]
    assert last[0] == "hand ? ? ?, chose ?, played , points 0"


def test_play_as_json_is_one_value_a_line(run: Any) -> None:
    lines = (ORDER, "why a1 a1", "moves", "undo", "save", "help", ORDER, "resign")
    said = play(run, *lines, seats=("person", "1"), more=("--json",))
    data = said.lines()
    assert data[0]["record"]["seat"] is None
    assert any("moves" in each for each in data)
    assert any(each.get("token", "").startswith("n1") for each in data)
    refusals = [each["refusal"] for each in data if "refusal" in each]
    assert refusals[0]["code"] == "same-space"
    assert refusals[0]["paragraph"].startswith("Red begins.")
    assert data[-1]["outcome"]["reason"] == "resigned"


@settings(max_examples=30)
@given(st.lists(st.text(alphabet=st.characters(exclude_characters="\n\r"), max_size=30), max_size=6))
def test_no_line_stops_a_game(lines: list[str]) -> None:
    stdin, stdout = sys.stdin, sys.stdout
    sys.stdin, sys.stdout = io.StringIO("\n".join(lines)), io.StringIO()
    try:
        assert main(["play", "numica", "--seed", "1"]) == 0
    finally:
        sys.stdin, sys.stdout = stdin, stdout


# What nobody at the keyboard may know


RECORDS = 12
SITTERS = {
    "alone": (Sitter(),),
    "with a computer": (Sitter(), Sitter(COMPUTER, 1)),
    "two who share it": (Sitter(), Sitter()),
}
DEALT = ("league", "numero")
"""Games whose chance always does what somebody does not see: how cards lie in the deck, or came into a hand."""


def tell(game: Game, state: State, sitters: tuple[Sitter, ...], record: Record, is_json: bool) -> str:
    """Return all that is printed of one record, and then to each person who is asked."""
    table = Table(game, {}, sitters, "1", state)
    table.record(*record)
    session = Session(game, table, is_json)
    printed = io.StringIO()
    with redirect_stdout(printed):
        session.tell(0)
        for seat in table.waiting():
            if seat != CHANCE and sitters[seat].who == PERSON:
                session.show(seat)
                session.list_moves(seat, "")
                session.explain(seat, "pass")
    return printed.getvalue()


def look(state: State, viewers: list[Seat | None], record: Record) -> list[tuple[View, object]]:
    """Return what each viewer sees of a record, and after it."""
    state = state.copy()
    events = state.apply(*record)
    return [(state.view(viewer), [event.seen_by(viewer) for event in events]) for viewer in viewers]


def swap_words(state: State, viewers: list[Seat | None], move: Move, rng: Rng) -> Move | None:
    """Return what chance could say instead, two words changed for each other, so that all viewers see the same."""
    seen = look(state, viewers, Record(CHANCE, move))
    for _ in range(60):
        words = move.split(" ")
        one, other = rng.below(len(words)), rng.below(len(words))
        words[one], words[other] = words[other], words[one]
        said = " ".join(words)
        if said == move or state.why_not(CHANCE, said):
            continue
        if look(state, viewers, Record(CHANCE, said)) == seen:
            return said
    return None


def imagine(game: Game, state: State, options: Json, sitters: tuple[Sitter, ...], rng: Rng) -> State:
    """Return a position that looks the same to the only person; where several share the keyboard, the same one."""
    people = [seat for seat, sitter in enumerate(sitters) if sitter.who == PERSON]
    if len(people) > 1:
        return state
    dump = state.dump()
    zone_of(game).shuffle(dump, people[0], rng)
    found = game.from_dump(dump, options, len(sitters))
    assert found is not None
    return found


@pytest.mark.parametrize("who", SITTERS)
@pytest.mark.parametrize("key", REGISTRY)
def test_worlds_that_look_alike_to_a_seat_are_told_alike(key: str, who: str, day: int) -> None:
    """Either chance did something else that nobody at the keyboard sees, or something else lies face down."""
    game, sitters = find(key), SITTERS[who]
    people = [seat for seat, sitter in enumerate(sitters) if sitter.who == PERSON]
    viewers: list[Seat | None] = [*people, None] if len(people) > 1 else [*people]
    swapped = 0
    for name, preset in game.presets.items():
        if len(sitters) not in preset.seats:
            continue
        options = {**game.defaults(), **preset.options}
        rng = Rng(f"alike {name} {day}")
        state = game.start(options, len(sitters))
        for _ in range(RECORDS):
            if not state.waiting():
                break
            seat = state.waiting()[0]
            there, record = state, Record(seat, state.sample(seat, rng))
            other = record
            if seat == CHANCE:
                said = swap_words(state, viewers, record.move, rng)
                if said is not None:
                    other = Record(CHANCE, said)
                    swapped += 1
            else:
                there = imagine(game, state, options, sitters, rng)
            alike = there.why_not(*other) is None and look(there, viewers, other) == look(
                state, viewers, record
            )
            if alike and (other != record or there.dump() != state.dump()):
                for is_json in (False, True):
                    told = tell(game, there, sitters, other, is_json)
                    assert told == tell(game, state, sitters, record, is_json)
            state.apply(*record)
    assert swapped or key not in DEALT


def test_hidden_words_are_those_in_which_texts_differ() -> None:
    assert sight.hide(["hand 1 10, chose 0", "hand 1 9, chose 0"]) == "hand 1 ?, chose 0"
    assert sight.hide(["one\na b", "one\na"]) == "one\n?"
    assert sight.line_up("no board\nat all") == "no board\nat all"
    assert sight.line_up("head\n2 1. 2S'\n1 K. X.") == "head\n2   1.  2S'\n1   K.  X.\n    a   b"
