"""The conformance suite's questions about sentences in the making: each is reached by touches, and Back leads back."""

from __future__ import annotations

from parlour.conformance.many import is_soon, name_many
from parlour.conformance.plain import as_text, is_flat
from parlour.conformance.player import Player
from parlour.core.game import CHANCE, NO_ASK, Ask, Draft, Move, Seat
from parlour.core.rng import Rng


def check_drafts(walk: Player, most: int) -> None:
    """Check that each legal sentence can be touched word by word, and that Back leads back; `most` drafts are seen."""
    for seat in walk.state.waiting():
        moves = walk.state.moves(seat)
        if moves is not None:
            reached = touch_all(walk, seat, set(moves), most)
            walk.must(
                reached is None or sorted(reached) == sorted(moves),
                f"touches reach {sorted(reached or ())}, but these are listed: {moves}",
            )
            count = walk.along if reached is None else 1
            picked = moves if len(moves) <= count else [walk.rng.choice(moves) for _ in range(count)]
            for move in picked:
                touch_along(walk, seat, move)
        elif seat != CHANCE:
            touch_along(walk, seat, walk.pick(walk.state, seat))
        if seat != CHANCE:
            for named in name_many(walk.table, seat, Rng(f"many {walk.seed} {len(walk.table.journal)}")):
                asked = f"{named.question} of {named.said[:200]!r}"
                walk.must(not named.fault, f"{asked}: nothing that is touched may bring about {named.fault}")
                walk.must(
                    is_soon(named),
                    f"{asked} calls {named.steps} functions in {named.seconds:.2f} s: too many, whatever "
                    "is named; count the steps of what searches (kit.meter)",
                )
        for junk in ("no such thing", " ", "\ud800", "x" * 3000):
            draft = walk.state.draft(seat, junk)
            walk.must(
                draft.status == "no" and not draft.touch, f"a draft of {junk[:20]!r} has the status `no`"
            )
            walk.must(
                draft.refusal == walk.check_refusal(seat, junk), "a draft that does not fit says why not"
            )


def touch_all(walk: Player, seat: Seat, moves: set[Move], most: int) -> set[Move] | None:
    """Touch everything that may be touched, in every order; returns the complete sentences.

    A draft may put the words in their proper order, and add those that nobody need touch: `Draft.move` goes on. `tidy`
    makes of its words what can be played.
    Returns None where there are too many ways.
    """
    reached: set[Move] = set()
    seen: set[tuple[Move, tuple[str, ...]]] = set()
    ahead = [""]
    while ahead:
        said = ahead.pop()
        draft = check_draft(walk, seat, said, moves)
        if draft.status == "no" or (draft.move, draft.touch) in seen:
            continue
        if len(seen) == most:
            return None
        seen.add((draft.move, draft.touch))
        go_back(walk, seat, draft)
        if (sentence := walk.state.tidy(seat, draft.move)) in moves:
            reached.add(sentence)
        for word in draft.touch:
            walk.must(word and " " not in word, f"{word!r} is one word, one touch")
            ahead.append(f"{draft.move} {word}".strip())
    return reached


def check_draft(walk: Player, seat: Seat, said: Move, moves: set[Move]) -> Draft:
    """Check what a draft says about words that may be touched."""
    draft = walk.state.draft(seat, said)
    again = walk.state.draft(seat, said)
    walk.must(again == draft, f"the same words {said!r} make another draft than before")
    if draft.status == "no":
        tempted = draft.refusal is not None and draft.refusal.code in walk.game.tempts
        walk.must(tempted, f"{said!r} may be touched and is refused: {draft.refusal}; see `tempts`")
        return draft
    sentence = walk.state.tidy(seat, draft.move)
    complete = sentence in moves
    goes_on = bool(draft.touch or draft.tries)
    status = ("may" if goes_on else "done") if complete else "more"
    walk.must(
        draft.status == status,
        f"the draft {said!r} has the status {draft.status!r}, and should have {status!r}",
    )
    walk.must(goes_on or complete, f"after {said!r} nothing may be touched and nothing played")
    if draft.tries and not complete:
        refusal = walk.state.why_not(seat, sentence)
        walk.must(
            refusal is not None and refusal.code in walk.game.tempts,
            f"{said!r} may be tried and is refused: {refusal}; see `tempts`",
        )
    if goes_on:
        check_ask(walk, draft.ask, said)
    else:
        walk.must(draft.ask == NO_ASK, f"after {said!r} nothing is asked, so `ask` is NO_ASK")
    as_text(draft.preview, f"the preview after {said!r}")
    walk.must(len(set(draft.touch)) == len(draft.touch), f"after {said!r} a word may be touched twice")
    return draft


def check_ask(walk: Player, ask: Ask, said: Move) -> None:
    """Check that a question is declared, and its arguments flat."""
    walk.must(isinstance(ask, Ask), f"after {said!r} it is asked {ask!r}: an Ask")
    walk.must(ask.code in walk.game.asks, f"after {said!r} declare what is asked, {ask.code!r}, in `asks`")
    walk.must(is_flat(ask.args), f"the arguments of {ask.code!r} are flat JSON: {ask.args}")
    as_text(ask.args, f"the arguments of {ask.code!r}")


def go_back(walk: Player, seat: Seat, draft: Draft) -> None:
    """Check that taking back the last word, and touching it again, leads to the same words."""
    if draft.move:
        before, _, last = draft.move.rpartition(" ")
        back = walk.state.draft(seat, before)
        walk.must(back.status != "no", f"Back from {draft.move!r} is refused: {back.refusal}")
        there = walk.state.draft(seat, f"{back.move} {last}".strip())
        walk.must(
            there.move == draft.move,
            f"Back from {draft.move!r} leads to {back.move!r}, and on to {there.move!r}",
        )


def touch_along(walk: Player, seat: Seat, sentence: Move) -> None:
    """Touch the words of one sentence, always the first that may be; those that never may must come by themselves."""
    draft = walk.state.draft(seat, "")
    walk.must(draft.touch, f"nothing may be touched, but {sentence!r} may be said")
    left = sentence.split(" ")
    while word := next((word for word in left if word in draft.touch), ""):
        left.remove(word)
        check_ask(walk, draft.ask, draft.move)
        draft = walk.state.draft(seat, f"{draft.move} {word}".strip())
        walk.must(draft.status != "no", f"{word!r} cannot be touched in {sentence!r}")
    reached = walk.state.tidy(seat, draft.move)
    walk.must(reached == sentence, f"touches lead to {reached!r} and not to {sentence!r}")
    walk.must(
        draft.status in ("may", "done"),
        f"{sentence!r} is legal, but its draft is {draft.status!r}",
    )
    words = sentence.split(" ")
    for count in range(len(words) + 1):
        beginning = walk.state.draft(seat, " ".join(words[:count]))
        walk.must(beginning.status != "no", f"the beginning of {sentence!r} is refused: {beginning}")
        advised = walk.state.carry_on(seat, beginning.move, sentence)
        refusal = walk.state.why_not(seat, advised)
        walk.must(
            refusal is None, f"{sentence!r} goes on from {beginning.move!r} with what is refused: {refusal}"
        )
