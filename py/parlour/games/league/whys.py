"""Why a sentence of Numbers League is a good one: whom it lets one capture, by exactly what its seat sees."""

from __future__ import annotations

from itertools import product

from parlour.core.game import Json, Move, Seat, Why
from parlour.games.league import action, capture
from parlour.games.league.board import CAPTURE, NOTHING_BEGUN, Board, name_villain
from parlour.games.league.cards import KINDS, NAMES, NO_CARD, NUMBER, SIDES, SLOTS, VALUES, cards_of
from parlour.games.league.ending import winners
from parlour.games.league.teams import Member, Teams

WHYS = (
    *("completes-captures", "completes", "planned", "begins", "lacks"),
    *("arms-captures", "arms"),
    *("wakes-captures", "wakes", "fetches-captures", "fetches", "swaps", "sleeps"),
    *("useless", "stuck", "ready"),
    *("adds", "ends", "only", "most", "rare", "devices", "keeps", "nobody"),
)

MOST = 2
"""A hint that says more is not read."""


def find_whys(board: Board, seat: Seat, move: Move) -> list[Why]:
    """Return why a legal sentence is a good one, the weightiest first."""
    words = move.split(" ")
    if board.stage == CAPTURE:
        return _of_capture(board, seat, words)[: MOST + 1]  # the sum is read at a glance
    return _OF_ACTION[words[0]](board, seat, words)[:MOST]


# Cards


def _of_part(board: Board, seat: Seat, words: list[str]) -> list[Why]:
    """A part completes a superhero, or is a step to one that the hand can complete (§4.3, §4.4)."""
    after = _play(board, seat, words)
    if len(after.heroes[seat]) > len(board.heroes[seat]):
        made = {"sum": after.heroes[seat][-1].total}
        return _say_capture("completes", board, after, seat, made)
    begun = after.begun[seat]
    missing = [slot for slot, card in enumerate(begun) if card == NO_CARD]
    held = [[card for card in cards_of(after.hands[seat]) if SLOTS[card] == slot] for slot in missing]
    plan = _find_plan(after, seat, held)
    if plan is not None:
        weakness, cards, total = plan
        args = {"cards": ", ".join(NAMES[card] for card in cards), "sum": total}
        soon = "yes" if len(missing) <= after.plays else "no"
        return [
            Why("planned", {**_tell(board), **args, **_name(weakness), "soon": soon})
        ]  # it says what is missing
    if board.begun[seat] == NOTHING_BEGUN:
        return [Why("begins")]
    return [Why("lacks", {"part": "".join(KINDS[slot] for slot in missing)})]


def _find_plan(board: Board, seat: Seat, held: list[list[int]]) -> tuple[int, tuple[int, ...], int] | None:
    """Return the best villain that a superhero of these cards would newly let a seat capture, they, and its sum."""
    members, sidekick = board.members(seat), board.sidekick_sum()
    before = Teams(members, sidekick)
    base = sum(VALUES[card] for card in board.begun[seat] if card != NO_CARD)
    seen: dict[int, tuple[int, ...]] = {}
    for cards in product(*held):
        seen.setdefault(base + sum(VALUES[card] for card in cards), cards)
    found = []
    for total, cards in seen.items():
        teams = Teams([*members, Member(total, None)], sidekick)
        found += [
            (SIDES[weakness].points, weakness, cards, total)
            for weakness in board.left()
            if teams.can(weakness) and not before.can(weakness)
        ]
    return max(found)[1:] if found else None


def _of_device(board: Board, seat: Seat, words: list[str]) -> list[Why]:
    """A device lets a superhero add up to another sum, where that is wanted (§5.3)."""
    after = _play(board, seat, words)
    number = after.hero_at(seat, words[2])
    assert number is not None
    hero = after.heroes[seat][number]
    return _say_capture(
        "arms", board, after, seat, {"device": words[1], "sum": hero.total, "armed": hero.armed}
    )


def _of_trade(board: Board, seat: Seat, words: list[str]) -> list[Why]:
    """A trade wakes the Sidekick, brings a part that is missing, or sends the Sidekick to sleep (§4.6, §5.5)."""
    after = _play(board, seat, words)
    before, total = board.sidekick_sum(), after.sidekick_sum()
    whys = []
    if total is not None:
        slept = "yes" if before is None else "no"
        found = _say_capture("wakes", board, after, seat, {"sum": total, "slept": slept})
        whys += found if before is None or found[0].code == "wakes-captures" else []
    whys += _fetch(board, after, seat, words)
    if not whys and SLOTS[NUMBER[words[2]]] < 0 <= SLOTS[NUMBER[words[1]]]:
        whys.append(Why("swaps", {"device": words[2]}))
    if before is not None and total is None and board.seats > 1:
        whys.append(Why("sleeps"))
    return whys


def _fetch(board: Board, after: Board, seat: Seat, words: list[str]) -> list[Why]:
    """Say what the card that a trade brings is good for."""
    card = NUMBER[words[2]]
    slot = SLOTS[card]
    if slot < 0 or after.begun[seat][slot] != NO_CARD:
        return []
    if after.plays:
        then = _play(after, seat, ["play", words[2]])
        if len(then.heroes[seat]) > len(after.heroes[seat]):
            made = {"card": words[2], "sum": then.heroes[seat][-1].total}
            (why,) = _say_capture("fetches", board, then, seat, made)
            if why.code == "fetches-captures":
                return [why]
    if any(SLOTS[each] == slot for each in cards_of(board.hands[seat])):
        return []
    return [Why("fetches", {"card": words[2], "part": KINDS[slot]})]


def _of_headquarters(board: Board, seat: Seat, words: list[str]) -> list[Why]:
    """Cards go back that cannot be played (§4.7)."""
    missing = {slot for slot, card in enumerate(board.begun[seat]) if card == NO_CARD}
    free = any(hero.armed is None for hero in board.heroes[seat])

    def is_useless(card: int) -> bool:
        return SLOTS[card] not in missing if SLOTS[card] >= 0 else not free

    if all(map(is_useless, cards_of(board.hands[seat]))):
        return [Why("stuck")]
    given = [NUMBER[word] for word in words[1:]]
    return [Why("useless", {"count": len(given)})] if all(map(is_useless, given)) else []


def _of_done(board: Board, seat: Seat, _: list[str]) -> list[Why]:
    """No card is needed where somebody can be captured already."""
    best = _find_best(board, seat, set())
    return [] if best is None else [Why("ready", {**_tell(board), **_spell(board, seat, best)})]


_OF_ACTION = {
    "play": _of_part,
    "device": _of_device,
    "trade": _of_trade,
    "hq": _of_headquarters,
    "done": _of_done,
}


# Captures


def _of_capture(board: Board, seat: Seat, words: list[str]) -> list[Why]:
    """A capture ends the game, is the only one, brings most, or is rare; to pass is good where there is none."""
    teams = capture.teams_of(board, seat)
    fitting = [weakness for weakness in board.left() if teams.can(weakness)]
    if words == ["pass"]:
        return [] if fitting else [Why("nobody")]
    said = capture.read(board, seat, words[1:])
    assert isinstance(said, capture.Said)
    assert said.villain is not None
    villain, used = said.villain, sum(device for _, device in said.heroes)
    whys = []
    if _tell(board)["told"] == "yes":
        sums = capture.spell(board, seat, said)["sums"]
        whys.append(Why("adds", {"sums": sums, "weakness": villain}))
    if len(board.left()) == 1:
        whys.append(Why("ends", {"wins": _tell_winner(board, seat, words)}))
    elif fitting == [villain]:
        whys.append(Why("only"))
    elif board.seats > 1 and all(
        SIDES[each].points < SIDES[villain].points for each in fitting if each != villain
    ):
        whys.append(Why("most", {"points": SIDES[villain].points}))
    elif teams.count(villain) == 1 and all(teams.count(each) > 1 for each in fitting if each != villain):
        whys.append(Why("rare", _name(villain)))
    if used and board.seats > 1:
        whys.append(Why("devices", {"count": used}))  # §7.6
    elif not used and any(board.heroes[seat][number].armed is not None for number, _ in said.heroes):
        whys.append(Why("keeps"))
    return whys


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


def _say_capture(code: str, board: Board, after: Board, seat: Seat, args: Json) -> list[Why]:
    """Say what a card does, and whom one can capture then that one could not before, where there is somebody."""
    before = capture.teams_of(board, seat)
    known = {weakness for weakness in board.left() if before.can(weakness)}
    best = _find_best(after, seat, known)
    if best is None:
        return [Why(code, {**_tell(board), **args})]
    return [Why(f"{code}-captures", {**_tell(board), **args, **_spell(after, seat, best)})]


def _find_best(board: Board, seat: Seat, known: set[int]) -> int | None:
    """Return whom of the villains a seat can capture that bring most points, but for some; None for nobody."""
    teams = capture.teams_of(board, seat)
    found = [weakness for weakness in board.left() if weakness not in known and teams.can(weakness)]
    return max(found, key=lambda weakness: (SIDES[weakness].points, weakness)) if found else None


def _spell(board: Board, seat: Seat, weakness: int) -> Json:
    """Return a villain, and the number sentence of the thriftiest team that captures it."""
    team = capture.teams_of(board, seat).best(weakness)
    assert team is not None  # it can be captured
    sums = capture.spell(board, seat, capture.Said(weakness, *team))["sums"]
    return {**_name(weakness), "sums": sums}


def _name(weakness: int) -> Json:
    return {"villain": name_villain(weakness), "weakness": weakness}


def _tell(board: Board) -> Json:
    """Say whether sums may be told: not where people reckon themselves, or the page shows none."""
    return {"told": "yes" if board.choices.equations in ("before", "after") else "no"}
