"""Chains of Legionz for tests that need one thing to lie there and nothing else."""

from __future__ import annotations

from parlour.core.game import CHANCE, Event, Move, Seat
from parlour.games.legionz import LEGIONZ
from parlour.games.legionz.board import EACH
from parlour.games.legionz.chain import Cell, cell_of
from parlour.games.legionz.state import LegionzState
from parlour.kit.hexes import Hex, find


def cell_at(word: str) -> Cell:
    """Return the cell of a word that is one."""
    cell = cell_of(word)
    assert cell is not None
    return cell


def read(text: str) -> LegionzState:
    """Return the position of a picture, which must be sound."""
    state = LEGIONZ.from_text(text)
    assert isinstance(state, LegionzState)
    assert state.audit() == []
    return state


def begin(seats: int = 2, loops: bool = False, starter: Seat = 0) -> LegionzState:
    """Return a game in which a seat has flipped the highest number, 12, and the others 1."""
    state = LEGIONZ.start({"loops": loops}, seats)
    assert isinstance(state, LegionzState)
    play(state, " ".join(["flip", *("12" if seat == starter else "1" for seat in range(seats))]))
    return state


def play(state: LegionzState, *sentences: Move) -> list[Event]:
    """Say sentences for whoever is waited for; return what the last one brought about."""
    events: list[Event] = []
    for sentence in sentences:
        (seat,) = state.waiting()
        assert state.why_not(seat, sentence) is None, (sentence, state.why_not(seat, sentence), str(state))
        events = state.apply(seat, sentence)
        assert state.audit() == [], str(state)
    return events


def refusal(state: LegionzState, sentence: str) -> tuple[str, str]:
    """Return the code and the paragraph of the refusal that whoever is waited for gets."""
    refused = state.why_not(state.waiting()[0], sentence)
    assert refused is not None, sentence
    return refused.code, refused.rule


def legal(state: LegionzState) -> set[Move]:
    """List what may be said; `why_not` must say the same of every cell around."""
    (seat,) = state.waiting()
    listed = set(state.moves(seat) or [])
    if seat != CHANCE and not state.moving:
        around = [f"{q},{r}" for q in range(-12, 13) for r in range(-12, 13)]
        assert {word for word in around if state.why_not(seat, word) is None} == {
            word for word in listed if max(abs(int(part)) for part in word.split(",")) <= 12
        }
    return listed


def kinds(events: list[Event]) -> list[str]:
    """Return what kinds of things happened."""
    return [event.kind for event in events]


def set_out(
    owners: dict[str, Seat], seats: int, stage: str, loops: bool = False, begun: str = "0,0"
) -> LegionzState:
    """Return a game in which Bugz lie on these cells; the one that lay there first has a 12 under it."""
    return read(picture_of(owners, seats, stage, loops, begun))


def picture_of(
    owners: dict[str, Seat], seats: int, stage: str, loops: bool = False, begun: str = "0,0"
) -> str:
    """Return the picture of these Bugz, without the cells where one may be laid."""
    marks = {space: seat for word, seat in owners.items() if (space := find(word)) is not None}
    left = min(2 * q + r for q, r in marks)
    clauses = [
        stage,
        f"{seats} seats",
        *["loops"] * loops,
        "started by 0",
        f"known {begun}=12",
        f"from {left}",
    ]
    lines = [", ".join(clauses)]
    for row in sorted({r for _, r in marks}):
        text = ""
        for q, r in sorted(marks):
            if r == row:
                text = text.ljust(2 * q + r - left) + str(marks[q, r])
        lines.append(f"{row}|{text}")
    return "\n".join(lines)


def name_row(start: str, step: Hex, seats: list[Seat]) -> dict[str, Seat]:
    """Return a straight row of Bugz: by cell, whose it is."""
    space = find(start)
    assert space is not None
    return {f"{space[0] + at * step[0]},{space[1] + at * step[1]}": seat for at, seat in enumerate(seats)}


def set_row(row: list[Seat], seats: int, loops: bool = False) -> LegionzState:
    """Return a game in which all Bugz lie in one straight row, and whoever's turn it is goes on."""
    stage = f"{len(row) % seats} to lay" if len(row) < EACH * seats else "numbers to flip"
    return set_out(name_row("0,0", (1, 0), row), seats, stage, loops)


def fill(row: list[Seat], left: list[int]) -> list[Seat]:
    """Return a row that goes on with so many Bugz of each seat, two of one seat side by side at its end only."""
    row, left = row[:], left[:]
    while any(left):
        seat = max(range(len(left)), key=lambda each: (left[each] > 0, each != row[-1], left[each], each))
        row.append(seat)
        left[seat] -= 1
    return row


def make_row(*begun: Seat, seats: int = 2) -> list[Seat]:
    """Return whose Bugz lie in a row of all Bugz that begins so, and goes on without Legions."""
    return fill(list(begun), [EACH - begun.count(seat) for seat in range(seats)])
