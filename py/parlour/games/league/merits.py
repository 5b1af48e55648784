"""Why a sentence of Numbers League is a good one: what it lets one capture, by exactly what its seat sees."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from parlour.core.game import Json, Merit, Move, Seat
from parlour.games.league import action, capture
from parlour.games.league.board import CAPTURE, NOTHING_BEGUN, Board, Hero, name_villain
from parlour.games.league.cards import KINDS, NAMES, NO_CARD, NUMBER, SIDES, SLOTS, VALUES
from parlour.games.league.ending import winners
from parlour.games.league.teams import Member, Teams
from parlour.kit.cards import cards_of

MERITS = (
    *("completes-captures", "completes", "planned", "begins", "lacks"),
    *("arms-captures", "arms"),
    *("wakes-captures", "wakes", "changes", "sleeps"),
    *(
        "fetches-captures",
        "fetches-planned",
        "fetches",
        "swaps-captures",
        "swaps-arms",
        "swaps",
        "spare",
        "idle",
    ),
    *("useless", "stuck", "saves", "ready"),
    *("adds", "ends", "only", "most", "rare", "devices", "keeps", "nobody"),
)

MOST = 2
"""A hint that says more is not read."""


def find_merits(board: Board, seat: Seat, move: Move) -> list[Merit]:
    """Return the merits of a legal sentence: why it is a good one, the weightiest first."""
    words = move.split(" ")
    if board.stage == CAPTURE:
        return _of_capture(board, seat, words)[: MOST + 1]  # the sum is read at a glance
    return _OF_ACTION[words[0]](board, seat, words)[:MOST]


# Cards


def _of_part(board: Board, seat: Seat, words: list[str]) -> list[Merit]:
    """A part completes a superhero, or is a step to one that the hand can complete (§4.3, §4.4)."""
    after = _play(board, seat, words)
    if len(after.heroes[seat]) > len(board.heroes[seat]):
        made = {"sum": after.heroes[seat][-1].total}
        return _say_capture("completes", board, after, seat, made)
    begun = after.begun[seat]
    missing = [slot for slot, card in enumerate(begun) if card == NO_CARD]
    plans = _find_plans(after, seat, after.hands[seat])
    if plans:
        return [_say_plan("planned", after, max(plans))]  # it says what is missing
    if board.begun[seat] == NOTHING_BEGUN:
        return [Merit("begins")]
    return [Merit("lacks", {"part": "".join(KINDS[slot] for slot in missing)})]


class Plan(NamedTuple):
    """A villain that a superhero would newly let a seat capture, once it is complete; the best comes last."""

    points: int
    weakness: int
    cards: tuple[int, ...]  # that complete it
    total: int  # what it adds up to then


def _find_plans(board: Board, seat: Seat, hand: int) -> list[Plan]:
    """Return the villains that a seat could newly capture, if it completed its superhero with cards of such a hand."""
    members, sidekick = board.members(seat), board.sidekick_sum()
    before = Teams(members, sidekick)
    begun = board.begun[seat]
    base = sum(VALUES[card] for card in begun if card != NO_CARD)
    missing = [slot for slot in range(3) if begun[slot] == NO_CARD]
    held = [[card for card in cards_of(hand) if SLOTS[card] == slot] for slot in missing]
    seen: dict[int, tuple[int, ...]] = {}
    for cards in product(*held):
        seen.setdefault(base + sum(VALUES[card] for card in cards), cards)
    found = []
    for total, cards in seen.items():
        teams = Teams([*members, Member(total, None)], sidekick)
        found += [
            Plan(SIDES[weakness].points, weakness, cards, total)
            for weakness in board.left()
            if teams.can(weakness) and not before.can(weakness)
        ]
    return found


def _say_plan(code: str, board: Board, plan: Plan) -> Merit:
    """Say which cards would let a seat capture which villain, and whether that can be in this turn."""
    soon = "yes" if len(plan.cards) <= board.plays else "no"
    cards = ", ".join(NAMES[card] for card in plan.cards)
    told = {**_tell(board), "cards": cards, "sum": plan.total, **_name(plan.weakness), "soon": soon}
    return Merit(code, told)


def _of_device(board: Board, seat: Seat, words: list[str]) -> list[Merit]:
    """A device lets a superhero add up to another sum, where that is wanted (§5.3)."""
    after = _play(board, seat, words)
    number = after.hero_at(seat, words[2])
    assert number is not None
    return _say_capture("arms", board, after, seat, {"device": words[1], **_show(after.heroes[seat][number])})


def _of_trade(board: Board, seat: Seat, words: list[str]) -> list[Merit]:
    """A trade changes the Sidekick, and brings a card for one that is worth less here (§4.6, §5.5)."""
    after = _play(board, seat, words)
    before, total = board.sidekick_sum(), after.sidekick_sum()
    merits = []
    if total is not None:
        slept = "yes" if before is None else "no"
        found = _say_capture("wakes", board, after, seat, {"sum": total, "slept": slept})
        merits += found if before is None or found[0].code == "wakes-captures" else []
    merits += _praise_card(board, after, seat, words[2])
    if before is not None and total is None and board.seats > 1:
        merits.append(Merit("sleeps"))
    merits += _excuse_card(board, seat, NUMBER[words[1]])
    if not merits and total not in (None, before):
        merits.append(Merit("changes", {**_tell(board), "sum": total}))
    return merits


def _praise_card(board: Board, after: Board, seat: Seat, got: str) -> list[Merit]:
    """Say what the card that a trade brings is good for."""
    card = NUMBER[got]
    slot = SLOTS[card]
    if slot < 0:
        return [_praise_device(board, after, seat, card)]
    if after.begun[seat][slot] != NO_CARD:
        return []
    if after.plays:
        then = _play(after, seat, ["play", got])
        if len(then.heroes[seat]) > len(after.heroes[seat]):
            made = {"card": got, "sum": then.heroes[seat][-1].total}
            (merit,) = _say_capture("fetches", board, then, seat, made)
            if merit.code == "fetches-captures":
                return [merit]
    known = {plan.weakness for plan in _find_plans(board, seat, board.hands[seat])}
    plans = [plan for plan in _find_plans(after, seat, after.hands[seat]) if card in plan.cards]
    fresh = [plan for plan in plans if plan.weakness not in known]
    if fresh:
        return [_say_plan("fetches-planned", after, max(fresh))]
    if any(SLOTS[each] == slot for each in cards_of(board.hands[seat])):
        return []
    return [Merit("fetches", {"card": got, "part": KINDS[slot]})]


def _praise_device(board: Board, after: Board, seat: Seat, device: int) -> Merit:
    """Say what a device from a trade would let one capture, else what it would make of a superhero."""
    told = {**_tell(board), "device": NAMES[device]}
    heroes = after.heroes[seat]
    known = _list_fitting(board, seat) | _list_fitting(after, seat)
    free = [number for number, hero in enumerate(heroes) if hero.device == NO_CARD]
    found = []
    for number in free:
        then = after.copy()
        then.heroes[seat] = (*heroes[:number], heroes[number]._replace(device=device), *heroes[number + 1 :])
        best = _find_best(then, seat, known)
        if best is not None:
            found.append((SIDES[best].points, best, -number, then))
    if found:
        _, best, number, then = max(found, key=lambda each: each[:3])
        soon = "yes" if after.plays else "no"
        args = {**_show(then.heroes[seat][-number]), **_spell(then, seat, best), "soon": soon}
        return Merit("swaps-captures", {**told, **args})
    if free:
        return Merit("swaps-arms", {**told, **_show(heroes[free[0]]._replace(device=device))})
    return Merit("swaps", {"device": NAMES[device]})


def _excuse_card(board: Board, seat: Seat, card: int) -> list[Merit]:
    """Say why the card that a trade costs can be spared: it cannot be played, or there are more of its kind."""
    if not _can_use(board, seat, card):
        return [Merit("idle", {"card": NAMES[card]})]
    slot = SLOTS[card]
    count = sum(SLOTS[each] == slot for each in cards_of(board.hands[seat]))
    return [Merit("spare", {"part": KINDS[slot], "count": count})] if slot >= 0 and count > 1 else []


def _of_headquarters(board: Board, seat: Seat, words: list[str]) -> list[Merit]:
    """Cards go back that cannot be played (§4.7)."""
    held = cards_of(board.hands[seat])
    if not any(_can_use(board, seat, card) for card in held):
        return [Merit("stuck")]
    given = [NUMBER[word] for word in words[1:]]
    useless = not any(_can_use(board, seat, card) for card in given)
    return [Merit("useless", {"count": len(given)})] if useless else []


def _of_done(board: Board, seat: Seat, _: list[str]) -> list[Merit]:
    """No card is needed where somebody can be captured already, and none can be played that fits nowhere."""
    best = _find_best(board, seat, set())
    if best is not None:
        return [Merit("ready", {**_tell(board), **_spell(board, seat, best)})]
    usable = [card for card in cards_of(board.hands[seat]) if _can_use(board, seat, card)]
    if not usable:
        return [Merit("stuck")]
    return [] if any(SLOTS[card] >= 0 for card in usable) else [Merit("saves", {"count": len(usable)})]


def _can_use(board: Board, seat: Seat, card: int) -> bool:
    """Tell whether a card of the hand can be played now: a part where it is missing, a device on who has none."""
    if SLOTS[card] < 0:
        return any(hero.device == NO_CARD for hero in board.heroes[seat])
    return board.begun[seat][SLOTS[card]] == NO_CARD


_OF_ACTION = {
    "play": _of_part,
    "device": _of_device,
    "trade": _of_trade,
    "hq": _of_headquarters,
    "done": _of_done,
}


# Captures


def _of_capture(board: Board, seat: Seat, words: list[str]) -> list[Merit]:
    """A capture ends the game, is the only one, brings most, or is rare; to pass is good where there is none."""
    teams = capture.teams_of(board, seat)
    fitting = [weakness for weakness in board.left() if teams.can(weakness)]
    if words == ["pass"]:
        return [] if fitting else [Merit("nobody")]
    said = capture.read(board, seat, words[1:])
    assert isinstance(said, capture.Said)
    assert said.villain is not None
    villain, used = said.villain, sum(device for _, device in said.heroes)
    merits = []
    if _tell(board)["told"] == "yes":
        sums = capture.spell(board, seat, said)["sums"]
        merits.append(Merit("adds", {"sums": sums, "weakness": villain}))
    if len(board.left()) == 1:
        merits.append(Merit("ends", {"wins": _tell_winner(board, seat, words)}))
    elif fitting == [villain]:
        merits.append(Merit("only"))
    elif board.seats > 1 and all(
        SIDES[each].points < SIDES[villain].points for each in fitting if each != villain
    ):
        merits.append(Merit("most", {"points": SIDES[villain].points}))
    elif teams.count(villain) == 1 and all(teams.count(each) > 1 for each in fitting if each != villain):
        merits.append(Merit("rare", _name(villain)))
    if used and board.seats > 1:
        merits.append(Merit("devices", {"count": used}))  # §7.6
    elif not used and any(board.heroes[seat][number].armed is not None for number, _ in said.heroes):
        merits.append(Merit("keeps"))
    return merits


def _tell_winner(board: Board, seat: Seat, words: list[str]) -> str:
    """Return whether the last capture wins the game for its seat: yes, shared, or no."""
    after = board.copy()
    capture.apply(after, seat, words)
    won = winners(after)
    return "yes" if won == {seat} else "shared" if seat in won else "no"


# What all of them ask


def _play(board: Board, seat: Seat, words: list[str]) -> Board:
    """Return the position after a card."""
    after = board.copy()
    action.apply(after, seat, words)
    return after


def _say_capture(code: str, board: Board, after: Board, seat: Seat, args: Json) -> list[Merit]:
    """Say what a card does, and which villain one can capture then that one could not before, if any."""
    best = _find_best(after, seat, _list_fitting(board, seat))
    if best is None:
        return [Merit(code, {**_tell(board), **args})]
    return [Merit(f"{code}-captures", {**_tell(board), **args, **_spell(after, seat, best)})]


def _find_best(board: Board, seat: Seat, known: set[int]) -> int | None:
    """Return the villain that brings most points of those a seat can capture, but for some; None for nobody."""
    found = _list_fitting(board, seat) - known
    return max(found, key=lambda weakness: (SIDES[weakness].points, weakness)) if found else None


def _list_fitting(board: Board, seat: Seat) -> set[int]:
    """Return the villains that a seat can capture as its superheroes are."""
    teams = capture.teams_of(board, seat)
    return {weakness for weakness in board.left() if teams.can(weakness)}


def _spell(board: Board, seat: Seat, weakness: int) -> Json:
    """Return a villain, and the number sentence of the thriftiest team that captures it."""
    team = capture.teams_of(board, seat).best(weakness)
    assert team is not None  # it can be captured
    sums = capture.spell(board, seat, capture.Said(weakness, *team))["sums"]
    return {**_name(weakness), "sums": sums}


def _name(weakness: int) -> Json:
    return {"villain": name_villain(weakness), "weakness": weakness}


def _show(hero: Hero) -> Json:
    """Return a superhero's name, and its two numbers."""
    return {"parts": [NAMES[card] for card in hero.parts], "sum": hero.total, "armed": hero.armed}


def _tell(board: Board) -> Json:
    """Say whether sums may be told: not where people reckon themselves, or the page shows none."""
    return {"told": "yes" if board.choices.equations in ("before", "after") else "no"}
