"""A turn in the making, as cards are touched: what may follow, what is asked, how the table looks (§4, §5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from parlour.core.compose import Status
from parlour.core.game import NO_ASK, Ask, Draft, Json, Move, Refusal, Seat, why_not_turn
from parlour.games.numero.board import GLOW, SELF, Board
from parlour.games.numero.cards import NAMES, VALUES, names_of
from parlour.games.numero.fitting import fits, may_take_more
from parlour.games.numero.making import Making
from parlour.games.numero.piles import Pile, join, put_number, put_wild
from parlour.games.numero.refusals import why_not_work
from parlour.games.numero.said import Said, read
from parlour.games.numero.spelling import spell_build, spell_sum, tell
from parlour.games.numero.turn import BUILD, COMMA, DISCARD, DROP, ON, PASS, SEMICOLON, TAKE, play
from parlour.games.numero.unfolding import show_making
from parlour.kit.cards import cards_of

if TYPE_CHECKING:
    from parlour.games.numero import border


def draft(board: Board, seat: Seat, text: Move) -> Draft:
    """Return the turn in the making."""
    if text == PASS and board.only_takes():
        return Draft(text, "done", NO_ASK, (), None)
    if not board.numbers(seat):
        return _draft_wilds(board, seat, text)
    refusal = why_not_turn(board, seat, text) if text else None
    if refusal:  # it may be too long to be read
        return Draft(text, "no", NO_ASK, (), None, refusal)
    said = read(board, seat, text)
    if said.refusal:
        return Draft(text, "no", NO_ASK, (), None, said.refusal)
    last = said.write_last()
    refused = play(board, seat, said.write(last).split(" ")) if last else None
    if isinstance(refused, Refusal):
        # Cards were touched, and then was said what they are; what is laid down lacks nothing either.
        if said.verb in (said.touches[-1], DISCARD):
            return Draft(text, "no", NO_ASK, (), None, refused)
        last = ""
    touch = list_touches(said)
    status: Status = "more" if not last else "may" if touch else "done"
    return Draft(" ".join(said.touches), status, _ask(said), touch, _show(said))


def _draft_wilds(board: Board, seat: Seat, text: Move) -> Draft:
    """R-NU-16: a hand of nothing but wild cards is laid down as a whole, by one word."""
    words = text.split(" ") if text else []
    whole = [DISCARD, *names_of(board.hands[seat])]
    if board.only_takes() or words != whole[: len(words)]:
        return Draft(text, "no", NO_ASK, (), None, board.why_not(seat, text or "?"))
    if not words:
        return Draft(text, "more", Ask("wilds", {"count": len(whole) - 1}), (DISCARD,), None)
    return Draft(DISCARD, "done", NO_ASK, (), None)


# What may be touched


def list_touches(said: Said) -> tuple[str, ...]:
    """Return the words that may follow."""
    making = said.making
    if said.verb == DROP:
        return tuple(names_of(making.usable() & making.board.hands[making.seat]))
    if said.several:
        return _touch_several(said)
    if said.wild >= 0:
        return _touch_wild(said)
    if said.number >= 0:
        return _touch_number(said)
    numbers = cards_of(making.board.numbers(making.seat))
    if said.chosen and _glows(said):
        numbers = [card for card in numbers if fits(said, said.chosen, card)]
    words = [*_list_piles(said), *_list_wilds(said), *(NAMES[card] for card in numbers)]
    if said.is_silent() and making.board.only_takes():
        words.append(PASS)
    return tuple(words)


def _list_piles(said: Said) -> list[str]:
    """Return the piles that may be chosen, and those that are, which may be put back; none goes with a discard."""
    if said.verb == DISCARD:
        return []
    slots, taken = said.making.slots, {at for group in said.groups for at in group}
    glows = _glows(said)
    return [
        slot.word
        for at, slot in enumerate(slots)
        if at not in taken and (not glows or at in said.chosen or fits(said, [*said.chosen, at], said.number))
    ]


def _list_wilds(said: Said) -> list[str]:
    """Return the wild cards that can be used: on the join of the chosen piles, or on any pile, or be laid down."""
    making, exact = said.making, said.making.board.choices.exact
    if said.verb:
        return []
    cards = cards_of(making.usable())
    if said.chosen:
        joined = join(making.piles(sorted(said.chosen)))
        return [NAMES[card] for card in cards if not _has_glow(said) or put_wild(joined, card, exact)]
    return [NAMES[card] for card in cards if making.slots or _can_drop(making, card)]


def _reckons_alone(said: Said) -> bool:
    """Tell whether the player is told nothing: then what is offered must not tell either."""
    return said.making.board.choices.help_of(said.making.seat) == SELF


def _can_drop(making: Making, card: int) -> bool:
    return not making.board.only_takes() and bool(making.board.hands[making.seat] >> card & 1)


def _touch_wild(said: Said) -> tuple[str, ...]:
    """Return where the wild card may go, that it may be laid down, and what may be touched in its place."""
    making = said.making
    exact = making.board.choices.exact
    # Without the glow nothing tells on which it makes a number: where it makes none, the refusal says why.
    words = [
        slot.word for slot in making.slots if not _has_glow(said) or put_wild(slot.pile, said.wild, exact)
    ]
    others = making.usable() & ~(1 << said.wild) | making.board.numbers(making.seat)
    words += names_of(others)
    if len(making.slots) > 1:
        words.append(ON)
    if _can_drop(making, said.wild):
        words.append(DROP)
    return tuple(words)


def _touch_several(said: Said) -> tuple[str, ...]:
    """Return which piles may join under the wild card, and the word that ends it once it makes a number."""
    making = said.making
    words = [slot.word for slot in making.slots]
    works = said.chosen and why_not_work(making, said.wild, sorted(said.chosen)) is None
    if works or (said.chosen and _reckons_alone(said)):
        words.append(SEMICOLON)
    return tuple(words)


def _touch_number(said: Said) -> tuple[str, ...]:
    """Return what may go with the number card: piles, other cards in its place, and the words that say what it is."""
    making = said.making
    board = making.board
    words = _list_piles(said)
    others = names_of(board.numbers(making.seat) & ~(1 << said.number))
    if said.verb == DISCARD:
        return tuple(others)
    words += others
    if said.chosen:
        if not said.verb:
            self_told = _reckons_alone(said)
            meanings = [TAKE] + [BUILD] * (not said.groups and not board.only_takes())
            found = meanings if self_told else said.list_meanings()
            words += found if len(found) > 1 or self_told else []
        if said.verb in ("", TAKE) and (_reckons_alone(said) or may_take_more(said)):
            words.append(COMMA)
    elif not said.groups:
        words += [] if said.verb else _list_wilds(said)
        words += [DISCARD] * (not said.verb and not board.only_takes() and _may_discard(said))
    return tuple(words) or (NAMES[said.number],)  # where nothing goes with it, it may be taken back


def _may_discard(said: Said) -> bool:
    """Tell whether the turn may end with this card as a discard: all piles that were changed are answered."""
    making = said.making
    if _reckons_alone(said):
        return True
    sentence = said.write(f"{DISCARD} {NAMES[said.number]}")
    return not isinstance(play(making.board, making.seat, sentence.split(" ")), Refusal)


def _has_glow(said: Said) -> bool:
    """Tell whether the player wants to be offered nothing but what fits."""
    return said.making.board.choices.help_of(said.making.seat) == GLOW


def _glows(said: Said) -> bool:
    """Tell whether only what fits is offered: with a wild card at hand nothing is sure not to."""
    return _has_glow(said) and not said.making.usable()


# What is asked, and how it looks


def _ask(said: Said) -> Ask:
    """Return what is asked for after these words; sums are told where the seat wants that."""
    making = said.making
    board = making.board
    shown = not _reckons_alone(said)
    if said.verb == DROP:
        return Ask("drop")
    if said.wild >= 0:
        several = said.several and bool(said.chosen)
        return Ask("several" if said.several else "wild", {"card": NAMES[said.wild], "ready": several})
    told: Json = {}
    takes = _list_takes(said)
    piles = making.piles(takes[-1])
    if said.chosen:
        told = {
            "shown": shown,
            **({"sentence": spell_sum(piles), "sum": tell(join(piles).value)} if shown else {}),
        }
    if said.number >= 0:
        # As what the cards may be played: nothing, a take, a build, or either; that is told with the sums.
        meanings = said.list_meanings() if said.chosen and shown else []
        fit = bool(making.usable()) or not shown or fits(said, said.chosen, said.number)
        number: Json = {"card": VALUES[said.number], "takes": len(said.groups), "fits": fit}
        if not said.chosen:
            owed = _find_owed(said) if shown else 0
            return Ask(
                "number", {**number, "lays": said.verb == DISCARD, "only": board.only_takes(), "owed": owed}
            )
        if shown:
            build = _reckon_build(said)
            number |= {"means": "-".join(meanings) or "none", "total": tell(build.value) if build else 0}
            is_bluff = build is not None and build.value not in making.values_without(said.number)
            sums = [spell_sum(making.piles(take)) for take in takes]
            number |= {"bluff": is_bluff, "single": len(piles) == 1, "sentences": sums, "parts": len(sums)}
        return Ask("with", {**number, **told, "verb": said.verb or "none"})
    if said.chosen:
        fit = bool(making.usable()) or not shown or fits(said, said.chosen)
        return Ask("join", {"fits": fit, **told})
    facts = {"alone": board.is_alone(), "last": bool(board.final), "piles": len(making.slots)}
    return Ask("turn", {**facts, "wilds": bool(making.usable()), "begun": bool(said.phrases)})


def _list_takes(said: Said) -> list[list[int]]:
    """Return the takes that the chosen piles come to; one who is told no sums, or may build, has all in one sum."""
    if said.number < 0 or not said.chosen or _reckons_alone(said):
        return [sorted(said.chosen)]
    meanings = said.list_meanings()
    may_build = BUILD in meanings or (not meanings and _reckon_build(said) is not None)
    return [sorted(said.chosen)] if may_build else said.list_takes()


def _find_owed(said: Said) -> int | str:
    """Return what a pile is worth that was changed and cannot be left so, once this card is played; 0 for none."""
    making = said.making
    held = making.values_without(said.number)
    is_free = making.board.bluffs()
    owed = [
        slot.pile.value
        for slot in making.slots
        if slot.is_changed()
        and slot.pile.value not in held
        and not (is_free and slot.pile.value in range(1, making.board.most() + 1))
    ]
    return tell(owed[0]) if owed else 0


def _show(said: Said) -> border.View | None:
    """Return the view with the centre and the hand as they are after the words so far."""
    if said.is_silent():
        return None
    making, shown = said.making, not _reckons_alone(said)
    view = show_making(making, making.seat, shown)
    *takes, last = _list_takes(said)
    sums = [spell_sum(making.piles(take)) for take in takes if len(take) > 1]
    view["steps"] += [f"{each} = {VALUES[said.number]}" for each in sums]
    view["composing"] = {
        "card": NAMES[said.number] if said.number >= 0 else "",
        "wild": NAMES[said.wild] if said.wild >= 0 else "",
        "piles": [making.slots[at].word for at in said.chosen],
        "groups": [[making.slots[at].word for at in group] for group in said.groups],
        "held": names_of(making.board.hands[making.seat]),
        **_reckon(said, last, shown),
    }
    return view


def _reckon(said: Said, places: Sequence[int], shown: bool) -> border.Reckoned:
    """Return the number sentence of piles in the making; who reckons alone is told no new value."""
    making = said.making
    if not places:
        return {"shown": shown, "sentence": "", "sum": None}
    piles = making.piles(places)
    joined = join(piles)
    if not shown:
        words = ["?" if making.slots[at].is_changed() else str(making.slots[at].pile.value) for at in places]
        return {"shown": False, "sentence": " + ".join(words), "sum": None}
    build = _reckon_build(said) if len(places) == len(said.chosen) else None
    # What is not equal to the number card may still become a build with it.
    if build and joined.value != VALUES[said.number]:
        return {"shown": True, "sentence": spell_build(piles, said.number), "sum": tell(build.value)}
    return {"shown": True, "sentence": spell_sum(piles), "sum": tell(joined.value)}


def _reckon_build(said: Said) -> Pile | None:
    """Return the build that the number card makes with the chosen piles, None where there can be none."""
    making = said.making
    if said.number < 0 or not said.chosen or said.verb == TAKE or said.groups or making.board.only_takes():
        return None
    build = put_number(join(making.piles(sorted(said.chosen))), said.number)
    return build if build.value <= making.board.most() else None
