"""Positions of the Collector's game written down in few words, and played on by sentences that must be legal."""

from __future__ import annotations

import re

from parlour.core.game import CHANCE, Event, Json, Move, Refusal, Seat
from parlour.games.hexors import HEXORS, turn
from parlour.games.hexors.state import HexorsState

# Two Characters each, so that nobody can use Last Stand; they stand far from each other.
FAR = ("a1 017, c1 018, d1 006", "a9 058, d9 010, g9 043")
# 017 may land on d5 and touch 043; the others stand aside. 017 comes to 6 and its strike, 043 to 1 and its strike.
NEAR = ("a1 018, d1 006, d4 017", "a9 058, d6 043, d9 010")
# One Character each, so that Last Stand costs nothing and everybody who holds a power is asked at every moment.
LONE = ("d1 006, d4 017", "d6 043, d9 010")

CHARACTERS = 6
FELL_BEFORE = ("016", "016", "040", "040", "042", "042")
"""Characters that fell long ago, where a seat has fewer than six."""
USED_BEFORE = ("064", "065", "066", "067", "070", "069")
"""Powers that were used long ago, where a seat has fewer than another."""


def scene(
    *armies: str,
    hands: str = "",
    stones: tuple[int, ...] = (),
    active: Seat = 0,
    teams: bool = False,
    clock: int = 0,
    forces: tuple[str, ...] = (),
    used: str = "",
    tiles: str = "",
) -> HexorsState:
    """Set a table at the beginning of a turn, with the window that opens there.

    An army is what lies on the Field, walls and craters too: `d1 006, d4 017, e5 065`. Powers that lie face down and
    those that were used are parted by commas, seat by seat. `forces` are lines of a picture.
    """
    seats = range(len(armies))
    hidden, gone = (_part(text, len(armies)) for text in (hands, used))
    built = [[] if forces else _list_built(army) for army in armies]
    known = [hidden[seat] + gone[seat] + built[seat] for seat in seats]
    powers = max(len(each) for each in known)
    lines = []
    for seat in seats:
        standing = [int(each) for each in re.findall(r" (\d{3})", armies[seat])]
        count = sum(13 <= each < 64 for each in standing)
        home = [each for each in standing if each <= 12]
        spent = (
            gone[seat]
            + [each for each in USED_BEFORE if each not in known[seat]][: powers - len(known[seat])]
        )
        fallen = [*(["010"] if not home else []), *FELL_BEFORE[: CHARACTERS - count]]
        clauses = [
            "" if home else "stronghold 010",
            f"field {armies[seat]}" if armies[seat] else "",
            f"fallen {' '.join(fallen)}" if fallen else "",
            f"powers {' '.join(sorted(hidden[seat]))}" if hidden[seat] else "",
            f"used {' '.join(spent)}" if spent else "",
            f"stones {stones[seat]}" if stones[seat : seat + 1] and stones[seat] else "",
        ]
        lines.append(f"{seat} {'; '.join(filter(None, clauses))}")
    facts = ["collector", "armies chosen", f"{CHARACTERS} characters", f"{powers} powers", *["teams"] * teams]
    facts += ["odds", *([f"tiles {tiles}"] if tiles else [])]
    head = f"seat {active} start, first 0, turn 99" + (f", clock {clock}" if clock else "")
    state = HEXORS.from_text("\n".join([", ".join(facts), head, *lines, *forces]))
    assert isinstance(state, HexorsState)
    turn.begin_turn(state)
    turn.go_on(state)
    check(state)
    return state


def _part(text: str, seats: int) -> list[list[str]]:
    """Part what is written seat by seat."""
    parts = [each.split() for each in text.split(",")]
    return parts + [[] for _ in range(seats - len(parts))]


def _list_built(army: str) -> list[str]:
    """List the powers whose walls and craters lie on the Field, three craters for one Wasteland."""
    lying = re.findall(r" (065|069|075)\b", army)
    craters = lying.count("075")
    return [each for each in lying if each != "075"] + ["075"] * -(-craters // 3)


def check(state: HexorsState) -> None:
    """Check that a position is sound, but that Stones were given for nothing."""
    assert state.audit() in ([], ["so many battles were not won"]), f"{state.audit()}\n{state}"


def play(state: HexorsState, *sentences: Move) -> list[Event]:
    """Say sentences one after the other, each by the one seat that is waited for; gives all that happened."""
    events: list[Event] = []
    for sentence in sentences:
        (seat,) = state.waiting()
        refused = state.why_not(seat, sentence)
        assert refused is None, f"{seat} {sentence}: {refused}\n{state}"
        events += state.apply(seat, sentence)
        check(state)
    return events


def settle(state: HexorsState) -> list[Event]:
    """Let all pass until no power waits any more."""
    events: list[Event] = []
    while state.view(None)["stack"]:
        events += play(state, "pass")
    return events


def use(state: HexorsState, *sentences: Move) -> list[Event]:
    """Use powers one after the other that nobody answers."""
    events: list[Event] = []
    for sentence in sentences:
        events += [*play(state, sentence), *settle(state)]
    return events


def let_pass(state: HexorsState, seat: Seat) -> None:
    """Let all pass until a seat is asked."""
    while state.waiting() != (seat,):
        play(state, "pass")


def shut(state: HexorsState, *windows: str) -> list[Event]:
    """Let all pass while one of these windows is open."""
    events: list[Event] = []
    while open_now(state) in windows:
        events += play(state, "pass")
    return events


def fight(*armies: str, said: str = "d4 d5", **facts: object) -> HexorsState:
    """Set a table and move a tile beside an opposing one; all pass until the window before the first roll."""
    state = scene(*(armies or NEAR), **facts)  # type: ignore[arg-type]
    shut(state, "start")
    play(state, said)
    shut(state, "contact")
    return state


def roll(state: HexorsState, *colours: str, until: str = "") -> list[Event]:
    """Roll, all passing before and between; then all pass, up to a window."""
    events: list[Event] = []
    for colour in colours:
        while state.waiting() != (CHANCE,):
            events += play(state, "pass")
        events += play(state, f"roll {colour}")
    while until != open_now(state) and open_now(state) in ("attacker", "defender", "end", "answer"):
        events += play(state, "pass")
    return events


# What is to be seen


def open_now(state: HexorsState) -> str:
    """Return the kind of window that is open, "" where none is."""
    window = state.view(None)["window"]
    return "" if window is None else str(window["kind"])


def asked(state: HexorsState) -> tuple[str, tuple[Seat, ...]]:
    """Return the kind of window that is open, and all who are asked in it."""
    window = state.view(None)["window"]
    return (open_now(state), tuple(window["asked"]) if window else ())


def says(state: HexorsState, beginning: str = "") -> set[Move]:
    """List what whoever is waited for may say, beginning with some words."""
    (seat,) = state.waiting()
    moves = state.moves(seat)
    assert moves is not None
    return {move for move in moves if move.startswith(beginning)}


def refused(state: HexorsState, sentence: str, seat: Seat | None = None) -> tuple[str, str]:
    """Return the code and the paragraph with which a sentence is refused, ("", "") where it is legal."""
    (waiting,) = state.waiting()
    why = state.why_not(waiting if seat is None else seat, sentence)
    return (why.code, why.rule or HEXORS.codes[why.code]) if isinstance(why, Refusal) else ("", "")


def in_force(state: HexorsState) -> list[str]:
    """List the powers in force, each with where it lies."""
    return [" ".join([each["power"], *each["spaces"]]) for each in state.view(None)["in_force"]]


def stack(state: HexorsState) -> list[str]:
    """List the powers that wait, the one that resolves first last."""
    return [str(each["power"]) for each in state.view(None)["stack"]]


def lying(state: HexorsState) -> dict[str, str]:
    """Tell which Strongholds and Characters lie where."""
    field = state.view(None)["field"]
    return {
        space: each["tile"] for space, each in field.items() if each["kind"] in ("stronghold", "character")
    }


def walls(state: HexorsState) -> dict[str, int]:
    """Tell whose walls and craters lie where."""
    field = state.view(None)["field"]
    return {space: each["owner"] for space, each in field.items() if each["kind"] in ("wall", "crater")}


def stones(state: HexorsState) -> list[int]:
    """Tell how many Stones each seat has."""
    return [int(army["stones"]) for army in state.view(None)["armies"]]


def totals(state: HexorsState) -> list[int]:
    """Tell what the two tiles in the battle come to."""
    return [int(side["total"]) for side in state.view(None)["battle"]["sides"]]


def added(state: HexorsState, side: int) -> int:
    """Tell what powers and boosts add to a tile in the battle."""
    told = state.view(None)["battle"]["sides"][side]
    return sum(int(plus) for _, plus in told["powers"]) + int(told["boost"])


def data(events: list[Event], kind: str) -> list[Json]:
    """Return what the events of a kind tell."""
    return [event.data for event in events if event.kind == kind]


def kinds(events: list[Event]) -> list[str]:
    """List the kinds of events, but for passes."""
    return [event.kind for event in events if event.kind != "passed"]
