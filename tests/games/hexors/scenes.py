"""Positions of Hexors for its rule tests, written down in few words; and what is played and seen there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from parlour.core.game import CHANCE, Event, Json, Move, Seat
from parlour.games.hexors import HEXORS
from parlour.games.hexors.state import HexorsState
from parlour.games.hexors.turn import begin_turn, go_on

WEB = Path(__file__).resolve().parents[3] / "web" / "games" / "hexors"

COLOURS = ["red", "yellow", "green", "purple", "blue", "white"]
AROUND_D5 = {"d5 c5", "d5 e5", "d5 c4", "d5 d4", "d5 c6", "d5 d6"}
"""The six steps from d5."""

STARTER = ["017", "018", "031", "032", "043", "049", "058", "059"]
HEROES = ["016", "017", "018", "019", "022", "023", "025", "028", "031", "032"]
VILLAINS = [
    *("040", "042", "043", "044", "046", "047", "048", "049", "050"),
    *("051", "054", "055", "057", "058", "059", "061", "063"),
]
STRONGHOLDS = ["002", "004", "006", "007", "010", "011"]
WALLS = ("065", "069", "075")
FREE = ["064", "064", "067", "067", "065", "065"]
"""Powers that fill up what somebody has used; the audit's count of Stones is the only thing that they spoil."""

UNEARNED = "so many battles were not won"


def begin(seats: int = 2, **options: object) -> HexorsState:
    """Return a game before the toss."""
    state = HEXORS.start(options, seats)
    assert isinstance(state, HexorsState)
    return state


def scene(
    *armies: str,
    game: str = "",
    active: Seat = 0,
    teams: bool = False,
    hidden: Sequence[str] = (),
    stones: Sequence[int] = (),
    clock: int = 0,
    siege: int = 0,
    odds: bool = False,
    tiles: str = "",
) -> HexorsState:
    """Set the beginning of a turn; an army is such as `006 d1 017 c3 018 -`, where `-` is a tile that has fallen, and
    `a1!` one that is trapped.

    It is the Collector's game where powers or Stones are told of, or `game` says so. Whoever has too few Characters
    lost others before, and whoever has too few powers used some.
    """
    choice = game or ("collector" if hidden or stones else "beginner")
    pairs = [list(zip(army.split()[::2], army.split()[1::2], strict=True)) for army in armies]
    named = {tile for each in pairs for tile, _ in each}
    drafted = len(armies) == 2 and choice == "beginner"
    own = {entry.split()[0] for entry in tiles.split(";") if entry.strip()}
    characters = [
        [tile for tile, _ in each if not is_stronghold(tile, tiles) and tile not in WALLS] for each in pairs
    ]
    starter = not drafted or all(set(each) <= set(STARTER) and len(each) <= 4 for each in characters)
    count = max(4 if starter else 5, *map(len, characters))
    pool = [
        tile for tile in (STARTER if drafted and starter else [*HEROES, *VILLAINS, *own]) if tile not in named
    ]
    hands = [*hidden, *[""] * len(armies)]
    used = [count_walls([tile for tile, _ in each]) for each in pairs]
    powers = max(len(hands[seat].split()) + used[seat] for seat in range(len(armies)))
    lines = [
        f"{choice}, armies powers, {count} characters, {powers} powers{', teams' * teams}{', odds' * odds}"
        + (f", tiles {tiles}" if tiles else ""),
        f"seat {active} move, first 0, turn {max(clock, 2 * siege) + 9}"
        + f", clock {max(clock, 2 * siege)}" * bool(clock or siege)
        + f", siege {siege}" * bool(siege),
    ]
    for seat, each in enumerate(pairs):
        fallen = [tile for tile, space in each if space == "-"]
        fallen += [pool.pop(0) for _ in range(count - len(characters[seat]))]
        lying = ", ".join(write_piece(tile, space) for tile, space in each if space != "-")
        spent = FREE[: powers - used[seat] - len(hands[seat].split())]
        stronghold = next(tile for tile, _ in each if is_stronghold(tile, tiles))
        clauses = [f"stronghold {stronghold}", f"field {lying}" * bool(lying)]
        clauses += [f"fallen {' '.join(fallen)}" * bool(fallen), f"powers {hands[seat]}" * bool(hands[seat])]
        clauses += [f"used {' '.join(spent)}" * bool(spent)]
        clauses += [f"stones {won}" for won in stones[seat : seat + 1] if won]
        lines.append(f"{seat} {'; '.join(filter(None, clauses))}")
    text = "\n".join(lines)
    state = HEXORS.from_text(text)
    assert isinstance(state, HexorsState)
    begin_turn(state)
    go_on(state)
    assert set(state.audit()) <= {UNEARNED}, (state.audit(), text)
    return state


def write_piece(tile: str, space: str) -> str:
    """Write a tile of a picture down."""
    return f"{space.removesuffix('!')} {tile}" + " trapped" * space.endswith("!")


def count_walls(tiles: list[str]) -> int:
    """Count the powers of an army that lie on the Field; three craters are one."""
    return tiles.count("065") + tiles.count("069") + (tiles.count("075") + 2) // 3


def is_stronghold(tile: str, tiles: str = "") -> bool:
    """Tell whether a tile is a Stronghold, of ours or of a set."""
    return tile in STRONGHOLDS or f"{tile} =" in tiles


def play(state: HexorsState, *sentences: Move) -> list[Event]:
    """Say sentences one after the other, each by the seat that is waited for; return all that came about."""
    events: list[Event] = []
    for sentence in sentences:
        seat = state.waiting()[0]
        refused = state.why_not(seat, sentence)
        assert refused is None, (sentence, refused, str(state))
        events += state.apply(seat, sentence)
        assert set(state.audit()) <= {UNEARNED}, (state.audit(), str(state))
    assert not any({"kind", "seat"} & set(event.data) for event in events), (
        "transcripts write these themselves"
    )
    return events


def shut(state: HexorsState, *answers: Move) -> list[Event]:
    """Let everybody who is asked pass until nobody is asked, but for these answers where they may be said."""
    events: list[Event] = []
    left = list(answers)
    while state.waiting() and state.window(state.waiting()[0]):
        may = left and state.why_not(state.waiting()[0], left[0]) is None
        events += play(state, left.pop(0) if may else "pass")
    assert not left, "nobody could say that"
    return events


def rolls(*colours: str) -> list[Move]:
    """Say what the die shows."""
    return [f"roll {colour}" for colour in colours]


def kinds(events: list[Event]) -> list[str]:
    """Return what kinds of things happened."""
    return [event.kind for event in events]


def data_of(events: list[Event], kind: str) -> Json:
    """Return what is told of the only thing of a kind that happened."""
    (data,) = [event.data for event in events if event.kind == kind]
    return data


def refusal(state: HexorsState, sentence: str) -> tuple[str, str]:
    """Return the code and the paragraph of the refusal that whoever is waited for gets; it is declared there."""
    refused = state.why_not(state.waiting()[0], sentence)
    assert refused is not None, sentence
    assert refused.rule in HEXORS.codes[refused.code].split(), refused
    return refused.code, refused.rule


def legal(state: HexorsState, beginning: str = "") -> set[Move]:
    """List what may be said and begins so; `why_not` must say the same of every step (on the smaller Field)."""
    (seat,) = state.waiting()
    listed = set(state.moves(seat) or [])
    if state.stage == "move" and state.seats == 2:
        starts = [*lying(state), "a1", "d5", "g9"]
        steps = {f"{start} {end}" for start in starts for end in state.field.words}
        assert {step for step in steps if state.why_not(seat, step) is None} == steps & listed
    return {move for move in listed if move.startswith(beginning)}


def lying(state: HexorsState) -> dict[str, str]:
    """Return what lies where."""
    return {space: piece["tile"] for space, piece in state.view(None)["field"].items()}


def at_turn(state: HexorsState) -> Seat:
    """Return whose turn it is."""
    active: Seat = state.view(None)["active"]
    return active


def end_of(state: HexorsState) -> tuple[str, set[Seat], tuple[float, ...]]:
    """Return how a game ended: reason, winners, scores."""
    outcome = state.outcome()
    assert outcome is not None, str(state)
    assert state.waiting() == ()
    return outcome.reason, set(outcome.winners), tuple(outcome.scores)


def sides(state: HexorsState) -> list[Json]:
    """Return both tiles of the battle, once one has rolled, else of the last, with all that they come to."""
    view = state.view(None)
    rolled = view["battle"] is not None and any(view["battle"]["rolls"])
    told: list[Json] = view["battle" if rolled else "last"]["sides"]
    return told


def totals(state: HexorsState) -> list[int]:
    """Return what both tiles come to."""
    return [side["total"] for side in sides(state)]


def is_chances_turn(state: HexorsState) -> bool:
    """Tell whether a die is to be rolled."""
    return state.waiting() == (CHANCE,)


def names_of(*tiles: str) -> list[str]:
    """Return what the page calls tiles."""
    text = (WEB / "locales" / "en.ftl").read_text(encoding="utf-8")
    told = dict(re.findall(r"^tile-(\d{3}) = (.+)$", text, re.M))
    return [told[tile] for tile in tiles]


def paragraph(number: str) -> str:
    """Return a paragraph of the rules."""
    text = (WEB / "rules" / "en.md").read_text(encoding="utf-8")
    return next(line for line in text.splitlines() if line.startswith(f"§{number} "))
