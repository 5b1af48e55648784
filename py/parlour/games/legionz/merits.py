"""Why a sentence of Legionz is a good one: counted on the chain before and after it, and never guessed."""

from __future__ import annotations

from parlour.core.game import Json, Merit, Move, Seat
from parlour.games.legionz.board import Board
from parlour.games.legionz.chain import Cell, cell_of, word_of

MERITS = (
    *("wins", "saves", "forks", "menaces", "joins", "builds"),
    *("splits", "blocks", "loops", "opens", "roomy", "keeps"),
)

VAGUE = frozenset({"keeps", "roomy"})
"""What is good as a hint, and no reason why something else was worse."""

MOST = 2
"""A hint that says more is not read."""


def find_merits(state: Board, seat: Seat, move: Move) -> list[Merit]:
    """Return the merits of a legal sentence: why it is a good one, the weightiest first."""
    after = state.copy()
    after.apply(seat, move)
    if seat in after.winners and after.reason == "legion":
        return [Merit("wins", {"size": after.longest[seat]})]
    found = _tell_threats(state, after, seat)
    if not state.moving:
        found += _praise_bug(state, after, seat, move)
    elif move != "pass":
        found += _praise_move(state, after, seat, move)
    else:
        found.append(Merit("keeps"))
    return found[:MOST]


def _tell_threats(state: Board, after: Board, seat: Seat) -> list[Merit]:
    """Say who it keeps from a full Legion, and where it could complete one next (§5.1)."""
    found = []
    for other in _others(state, seat):
        cells = state.find_threats(other)
        if cells and not after.find_threats(other):
            found.append(Merit("saves", {"seat": other, **_tell_cells(cells)}))
            break
    before, cells = state.find_threats(seat), after.find_threats(seat)
    if set(cells) - set(before):
        found.append(Merit("forks" if len(cells) > 1 else "menaces", _tell_cells(cells)))
    return found


def _praise_bug(state: Board, after: Board, seat: Seat, move: Move) -> list[Merit]:
    """Say what Legion a Bug builds, who it is in the way of, and whether it closes a loop."""
    cell = cell_of(move)
    assert cell is not None
    joined, size = state.chain.legions_at(cell, seat), len(after.chain.legions[cell])
    found = []
    if after.moving:
        found.append(Merit("loops"))
    if len(joined) > 1:
        found.append(Merit("joins", {"count": len(joined), "size": size}))
    elif size > 2 and size >= after.longest[seat]:
        found.append(Merit("builds", {"size": size}))
    blocked = _find_blocked(state, after, seat)
    if blocked is not None:
        # What stops the longest of the others is worth more than a Legion that is shorter than that.
        found.insert(0 if blocked.args["size"] > size else len(found), blocked)
    room = _count_room(after, cell)
    if size > 1 and room > 1:
        found.append(Merit("roomy", {"size": size, "count": room}))
    return found


def _praise_move(state: Board, after: Board, seat: Seat, move: Move) -> list[Merit]:
    """Say which Legion a moved Bug makes longer or shorter (§6)."""
    landing = cell_of(move.split(" ")[2])
    assert landing is not None
    found = []
    for other in _others(state, seat):
        if after.longest[other] < state.longest[other]:
            args = {"seat": other, "before": state.longest[other], "size": after.longest[other]}
            found.append(Merit("splits", args))
            break
    if after.longest[seat] > state.longest[seat]:
        found.append(Merit("builds", {"size": after.longest[seat]}))
    blocked = _find_blocked(state, after, seat)
    if blocked is not None:
        found.append(blocked)
    reach = _reach(after, seat)
    if not found and reach > max(2, _reach(state, seat)):
        found.append(Merit("opens", {"size": reach}))
    return found


def _find_blocked(state: Board, after: Board, seat: Seat) -> Merit | None:
    """Return the longest Legion of another that could have grown by its next Bug, and now cannot as far."""
    best: Merit | None = None
    for other in _others(state, seat):
        could, can = _reach(state, other), _reach(after, other)
        if could > can and could > 2 and (best is None or could > best.args["size"]):
            best = Merit("blocks", {"seat": other, "size": could})
    return best


def _reach(state: Board, seat: Seat) -> int:
    """Return how long a Legion a seat can have with one more Bug."""
    return max((state.chain.size_at(cell, seat) for cell in state.chain.free), default=0)


def _count_room(state: Board, cell: Cell) -> int:
    """Return at how many cells the Legion of a Bug can grow."""
    chain = state.chain
    legion = chain.legions[cell]
    return sum(
        legion in chain.legions_at(free, chain.owners[cell]) for free in chain.free if chain.links(free)
    )


def _others(state: Board, seat: Seat) -> list[Seat]:
    """Return the other seats, the next on turn first."""
    return [(seat + after) % state.seats for after in range(1, state.seats)]


def _tell_cells(cells: list[Cell]) -> Json:
    return {"count": len(cells), "at": [word_of(cell) for cell in cells]}
