"""Positions of Hexors for its rule tests, written down in few words; and what is played and seen there."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import CHANCE, Event, Json, Move, Seat
from parlour.games.hexors import HEXORS
from parlour.games.hexors.state import HexorsState
from parlour.games.hexors.turn import begin_turn, go_on

STARTER = "017 018 031 032 043 049 058 059".split()
HEROES = "016 017 018 019 022 023 025 028 031 032".split()
VILLAINS = "040 042 043 044 046 047 048 049 050 051 054 055 057 058 059 061 063".split()
STRONGHOLDS = "002 004 006 007 010 011".split()
WALLS = ("065", "069", "075")
FREE = ["064", "064", "067", "067", "065", "065"]
"""Powers that fill up what somebody has used; the audit's count of Stones is the only thing that they spoil."""

UNEARNED = "so many battles were not won"


def begin(seats: int = 2, **options: object) -> HexorsState:
    """Return a game before the toss."""
    state = HEXORS.start(options, seats)
    assert isinstance(state, HexorsState)
    return state


def read(text: str) -> HexorsState:
    """Return the position of a picture, which must be sound, but for Stones that nobody can have won yet."""
    state = HEXORS.from_text(text)
    assert isinstance(state, HexorsState)
    assert set(state.audit()) <= {UNEARNED}, (state.audit(), text)
    return state


def scene(
    *armies: str,
    game: str = "",
    active: Seat = 0,
    teams: bool = False,
    hidden: Sequence[str] = (),
    stones: Sequence[int] = (),
    clock: int = 0,
    odds: bool = False,
    tiles: str = "",
) -> HexorsState:
    """Set the beginning of a turn; an army is such as `006 d1 017 c3 018 -`, where `-` is a tile that has fallen.

    It is the Collector's game where powers or Stones are told of, or `game` says so. Whoever has too few Characters
    lost others before, and whoever has too few powers used some.
    """
    choice = game or ("collector" if hidden or stones else "beginner")
    pairs = [list(zip(army.split()[::2], army.split()[1::2], strict=True)) for army in armies]
    named = {tile for each in pairs for tile, _ in each}
    drafted = len(armies) == 2 and choice == "beginner"
    own = {entry.split()[0] for entry in tiles.split(";") if entry.strip()}
    characters = [[tile for tile, _ in each if not is_stronghold(tile, tiles)] for each in pairs]
    starter = not drafted or all(set(each) <= set(STARTER) and len(each) <= 4 for each in characters)
    count = max(4 if starter else 5, *map(len, characters))
    pool = [tile for tile in (STARTER if drafted and starter else [*HEROES, *VILLAINS, *own]) if tile not in named]
    hands = [*hidden, *[""] * len(armies)]
    used = [sum(tile in WALLS for tile, _ in each) - 2 * (sum(tile == "075" for tile, _ in each) > 0) for each in pairs]
    powers = max(len(hands[seat].split()) + used[seat] for seat in range(len(armies)))
    lines = [
        f"{choice}, armies powers, {count} characters, {powers} powers{', teams' * teams}{', odds' * odds}"
        + (f", tiles {tiles}" if tiles else ""),
        f"seat {active} move, first 0, turn {max(9, clock)}" + f", clock {clock}" * bool(clock),
    ]
    for seat, each in enumerate(pairs):
        fallen = [tile for tile, space in each if space == "-"]
        missing = count - len([tile for tile in characters[seat] if tile not in WALLS])
        fallen += [pool.pop(0) for _ in range(missing)]
        lying = ", ".join(f"{space} {tile}" for tile, space in each if space != "-")
        spent = FREE[: powers - used[seat] - len(hands[seat].split())]
        stronghold = next(tile for tile, _ in each if is_stronghold(tile, tiles))
        clauses = [f"stronghold {stronghold}", f"field {lying}" * bool(lying)]
        clauses += [f"fallen {' '.join(fallen)}" * bool(fallen), f"powers {hands[seat]}" * bool(hands[seat])]
        clauses += [f"used {' '.join(spent)}" * bool(spent)]
        clauses += [f"stones {stones[seat]}"] if stones and stones[seat] else []
        lines.append(f"{seat} {'; '.join(filter(None, clauses))}")
    text = "\n".join(lines)
    state = HEXORS.from_text(text)
    assert isinstance(state, HexorsState)
    begin_turn(state)
    go_on(state)
    assert set(state.audit()) <= {UNEARNED}, (state.audit(), text)
    return state


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
    """List what may be said and begins so; `why_not` must say the same of every step from any space to any other."""
    (seat,) = state.waiting()
    listed = set(state.moves(seat) or [])
    if state.stage == "move":
        words = state.field.words
        steps = {f"{one} {other}" for one in words for other in words}
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
    """Return both tiles of the battle, or of the last one, with all that they come to."""
    view = state.view(None)
    told: list[Json] = (view["battle"] or view["last"])["sides"]
    return told


def totals(state: HexorsState) -> list[int]:
    """Return what both tiles come to."""
    return [side["total"] for side in sides(state)]


def is_chances_turn(state: HexorsState) -> bool:
    """Tell whether a die is to be rolled."""
    return state.waiting() == (CHANCE,)
