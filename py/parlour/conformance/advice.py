"""The conformance suite's questions about advice: what computer players think about, and why a sentence is good."""

from __future__ import annotations

from parlour.conformance.plain import as_text, is_flat
from parlour.conformance.player import Player
from parlour.core.game import Merit, Move, Seat, State
from parlour.core.rng import Rng

ASKED_MERITS = 3
"""Sentences of a seat that are asked at each position why they are good."""


def check_idle(walk: Player, state: State) -> None:
    """Check that what is likely for a seat that is not waited for can be asked: whatever it is, nothing raises."""
    for seat in range(walk.case.seats):
        if seat not in state.waiting():
            walk.doing = f"asking seat {seat}, which is not waited for, what is likely"
            state.likely(seat)


def check_likely(walk: Player, seat: Seat) -> None:
    """Check the sentences that computer players think about, those too that see only a part of a turn."""
    state = walk.state
    guess = walk.game.from_view(state.view(seat), Rng(f"likely {len(walk.table.journal)}"))
    for sight in sorted({0, *(level.sight for level in walk.game.levels)}):
        likely = state.sees(seat, sight) if sight else state.likely(seat)
        if likely is None:
            continue
        walk.must(likely, f"seat {seat} is waited for and no sentence is likely: say None, or one that is")
        walk.must(len(set(likely)) == len(likely), f"likely() names a sentence twice: {likely}")
        for move in likely:
            refusal = state.why_not(seat, move)
            walk.must(refusal is None, f"{move!r} is likely and refused: {refusal}")
        again = guess.sees(seat, sight) if sight else guess.likely(seat)
        walk.must(again == likely, f"what is likely for {seat} hangs on what it does not see: {likely}")


def check_merits(walk: Player, seat: Seat, said: list[Move]) -> None:
    """Check why some sentences are good: that is said in declared codes, and hangs on what the seat sees."""
    walk.doing = "asking why a sentence is good"
    view = walk.state.view(seat)
    guesses = [
        walk.game.from_view(view, Rng(f"{which} {len(walk.table.journal)}")) for which in ("one", "other")
    ]
    for move in [walk.rng.choice(said) for _ in range(ASKED_MERITS)]:
        merits = walk.state.merits(seat, move)
        for merit in merits:
            walk.must(isinstance(merit, Merit), f"merits() gives a list of Merit, not {merit!r}")
            walk.must(merit.code in walk.game.merits, f"declare the code {merit.code!r} in `merits`")
            walk.must(is_flat(merit.args), f"the arguments of {merit.code!r} are flat JSON: {merit.args}")
            as_text(merit.args, f"the arguments of {merit.code!r}")
        codes = [merit.code for merit in merits]
        walk.must(len(set(codes)) == len(codes), f"merits() of {move!r} says a code twice: {codes}")
        for guess in guesses:
            walk.must(
                guess.merits(seat, move) == merits,
                f"why {move!r} is good hangs on what {seat} does not see: {merits}",
            )
