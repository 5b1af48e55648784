"""The capture phase: one villain, and a team with exactly its weakness as the sum (§5)."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from parlour.core.compose import Status
from parlour.core.game import NO_ASK, Ask, Draft, Event, Json, Move, Refusal, Seat, View
from parlour.core.rng import Rng
from parlour.games.league.board import (
    CAPTURE,
    NOTHING_BEGUN,
    VERBS,
    Board,
    Trophies,
    is_villain,
    name_hero,
    name_villain,
    number_of,
)
from parlour.games.league.cards import DECK, KINDS, NAMES, NO_CARD, NUMBER, SIDES, SLOTS, VALUES, arm
from parlour.games.league.ending import end, energize
from parlour.games.league.teams import Team, Teams, can_complete

if TYPE_CHECKING:
    from parlour.games.league import border

MOST_LISTED = 100
"""Sentences of a capture phase that are listed; solitaire with twenty superheroes knows millions."""

SIDEKICK, COLON = "s", ":"

_EAGERNESS = 0.85  # how often somebody who plays at random captures what can be captured


class Said(NamedTuple):
    """What was said of a capture so far."""

    villain: int | None = None  # its weakness
    heroes: tuple[tuple[int, bool], ...] = ()  # numbers from 0, ascending, and whether the device is used
    sidekick: bool = False

    def is_empty(self) -> bool:
        """Tell whether nobody is in the team yet."""
        return not self.heroes and not self.sidekick


def teams_of(board: Board, seat: Seat) -> Teams:
    """Return every team that a seat can send out."""
    return Teams(board.members(seat), board.sidekick_sum())


def can_touch(board: Board, seat: Seat) -> bool:
    """Tell whether a capture may be begun: where villains may glow, one that leads to the end of it."""
    teams = teams_of(board, seat)
    return any(map(teams.can, board.left())) if board.choices.helps else bool(teams.ways)


# Sentences


def list_moves(board: Board, seat: Seat) -> list[Move] | None:
    """Return every sentence of the capture phase, None where there are too many."""
    teams = teams_of(board, seat)
    targets = [weakness for weakness in board.left() if teams.can(weakness)]
    if sum(map(teams.count, targets)) >= MOST_LISTED:
        return None
    return [
        *(
            write(board, seat, Said(weakness, *team))
            for weakness in targets
            for team in islice(teams.each(weakness), MOST_LISTED)
        ),
        "pass",
    ]


def sample(board: Board, seat: Seat, rng: Rng) -> Move:
    """Return some sentence: a capture mostly, where there is one."""
    teams = teams_of(board, seat)
    targets = [weakness for weakness in board.left() if teams.can(weakness)]
    if not targets or rng.unit() >= _EAGERNESS:
        return "pass"
    weakness = rng.choice(targets)
    return write(board, seat, Said(weakness, *teams.pick(weakness, rng)))


def say_capture(board: Board, seat: Seat, weakness: int, team: Team) -> Move:
    """Return the sentence with which a team captures a villain."""
    return write(board, seat, Said(weakness, *team))


def write(board: Board, seat: Seat, said: Said) -> Move:
    """Return what was said in its proper order: villain, superheroes ascending, each with its device, Sidekick."""
    words = ["capture"]
    if said.villain is not None:
        words.append(name_villain(said.villain))
    if not said.is_empty():
        words.append(COLON)
    for number, device in said.heroes:
        words.append(name_hero(number))
        if device:
            words.append(NAMES[board.heroes[seat][number].device])
    if said.sidekick:
        words.append(SIDEKICK)
    return " ".join(words)


def read(board: Board, seat: Seat, words: list[str]) -> Said | Refusal:
    """Return what the words after `capture` say, in any order; a word that is said again takes itself back.

    Another villain takes the place of the first; a superhero that goes takes its device with it.
    """
    villain, heroes, sidekick = None, dict[int, bool](), False
    left, carried = board.left(), board.carried(seat)
    for word in words:
        number = board.hero_at(seat, word)
        weakness = number_of(word, "v")
        if word == COLON:
            continue
        if word == SIDEKICK:
            if board.sidekick_sum() is None:
                return Refusal("sidekick-asleep", {}, "§5.5")
            sidekick = not sidekick
        elif number is not None:
            if heroes.pop(number, None) is None:
                heroes[number] = False
        elif word in carried:
            if carried[word] not in heroes:
                return Refusal("device-alone", {"device": word, "hero": name_hero(carried[word])}, "§5.3")
            heroes[carried[word]] = not heroes[carried[word]]
        elif weakness in left:
            villain = None if villain == weakness else weakness
        else:
            return _refuse_word(board, word)
    return Said(villain, tuple(sorted(heroes.items())), sidekick)


def tidy(board: Board, seat: Seat, text: str) -> Move:
    """Return a capture with its team in the proper order, however it was typed; anything else as it is (§5.2)."""
    words = text.split(" ")
    team = [word for word in words[1:] if word != COLON]
    if words[0] != "capture":
        return text
    said = read(
        board, seat, sorted(team, key=board.carried(seat).__contains__)
    )  # devices after their superheroes
    if isinstance(said, Refusal) or said.villain is None or said.is_empty():
        return text
    proper = write(board, seat, said)
    # A word that was typed twice takes itself back in a draft; in a sentence it is a mistake to be told.
    return proper if sorted(proper.split(" ")) == sorted(["capture", COLON, *team]) else text


def _refuse_word(board: Board, word: str) -> Refusal:
    """Say what is wrong with a word that names nothing which can be used."""
    weakness = number_of(word, "v")
    if weakness in board.city:
        return Refusal("villain-gone", {"villain": word}, "§5.1")
    if weakness is not None:
        return Refusal("no-villain", {"villain": word}, "§5.1")
    if number_of(word, "H") is not None:
        return Refusal("no-hero", {"hero": word}, "§5.2")
    if word in NUMBER and SLOTS[NUMBER[word]] < 0:
        return Refusal("device-idle", {"device": word}, "§5.3")
    if word in NUMBER:
        return Refusal("not-team", {"card": word}, "§5.2")
    return Refusal("syntax-capture", {}, "§5.1")


def why_not(board: Board, seat: Seat, words: list[str]) -> Refusal | None:
    """Return why a seat may not say this in its capture phase."""
    if words == ["pass"]:
        return None
    if words[0] in VERBS or board.holds(seat, words[0]):
        return Refusal("action-over", {}, "§4.8")
    named = words[0] == "capture"
    said = read(board, seat, words[named:])
    if isinstance(said, Refusal):
        return said
    if not named:
        return Refusal("syntax-capture", {}, "§5.1")
    if said.villain is None or (said.is_empty() and _list_touches(board, seat, said)):
        return Refusal("syntax-unfinished", {}, "§5.1")
    if said.is_empty():
        return _refuse_sum(board, seat, said)
    proper = write(board, seat, said)
    if proper != " ".join(words):
        return Refusal("syntax-team", {"proper": proper}, "§5.2")
    return None if add_up(board, seat, said) == said.villain else _refuse_sum(board, seat, said)


def _refuse_sum(board: Board, seat: Seat, said: Said) -> Refusal:
    if said.is_empty():
        begun = board.begun[seat]
        total = sum(VALUES[card] for card in begun if card != NO_CARD)
        if not board.members(seat) or (begun != NOTHING_BEGUN and total == said.villain):
            needs = "".join(KINDS[slot] for slot, card in enumerate(begun) if card == NO_CARD)
            return Refusal("still-begun", {"needs": needs}, "§5.2")
        return Refusal("no-team", {"weakness": said.villain}, "§5.2")
    total = add_up(board, seat, said)
    sums = {"sum": total, "weakness": said.villain, "over": total > (said.villain or 0)}
    return Refusal("wrong-sum", {**sums, **spell(board, seat, said)}, "§5.1")


# Sums


def add_up(board: Board, seat: Seat, said: Said) -> int:
    """Return the sum of a team."""
    total = board.sidekick_sum() or 0 if said.sidekick else 0
    for number, device in said.heroes:
        hero = board.heroes[seat][number]
        total += arm(hero.total, hero.device) if device else hero.total
    return total


def spell(board: Board, seat: Seat, said: Said) -> border.Spelled:
    """Return the number sentence of a team, by all its numbers and by the sums of its superheroes.

    The sum of somebody who is alone, and uses no device, is no sentence: it is told by its numbers both times.
    """
    heroes = board.heroes[seat]
    long = [
        _spell_hero([VALUES[card] for card in heroes[n].parts], heroes[n].device, d) for n, d in said.heroes
    ]
    short = [_spell_hero([heroes[n].total], heroes[n].device, d) for n, d in said.heroes]
    if said.sidekick:
        long.append([VALUES[card] for card in board.sidekick])
        short.append([board.sidekick_sum() or 0])
    alone = len(short) == 1 and len(short[0]) == 1 and isinstance(short[0][0], int)
    return {"sentence": _join(long), "sums": _join(long if alone else short)}


def _spell_hero(numbers: list[int], device: int, used: bool) -> list[int | str]:
    """Return a superhero's addends: numbers, or a product as it is written."""
    if not used:
        return [*numbers]
    card = DECK[device]
    if card.kind == "+":
        return [*numbers, card.value]
    inner = _join([[*numbers]])
    return [f"({inner}) × {card.value}" if len(numbers) > 1 or numbers[0] < 0 else f"{inner} × {card.value}"]


def _join(groups: list[list[int | str]] | list[list[int]]) -> str:
    """Write a sum; what is taken away gets a proper minus sign."""
    text = ""
    for addend in [each for group in groups for each in group]:
        minus = isinstance(addend, int) and addend < 0
        written = str(-addend) if isinstance(addend, int) and minus else str(addend)
        if text:
            text += " − " if minus else " + "
        elif minus:
            text = "−"
        text += written
    return text


# What it brings about


def apply(board: Board, seat: Seat, words: list[str]) -> list[Event]:
    """Play a legal sentence of the capture phase."""
    if words == ["pass"]:
        return [Event("passed", seat, {}), *energize(board)]
    said = read(board, seat, words[1:])
    assert isinstance(said, Said)
    assert said.villain is not None
    heroes = list(board.heroes[seat])
    used = [heroes[number].device for number, device in said.heroes if device]
    captured = Event(
        "captured",
        seat,
        {
            "villain": name_villain(said.villain),
            "weakness": said.villain,
            "points": SIDES[said.villain].points,
            "team": words[3:],
            "devices": [NAMES[card] for card in used],
            **spell(board, seat, said),
        },
    )
    # Of its own, since it is seen once the villain has gone, after the sum (`unfolding`).
    points = {"points": SIDES[said.villain].points, "devices": [NAMES[card] for card in used]}
    events = [captured, Event("scored", seat, points)]
    for number, device in said.heroes:  # R-NL-17, R-NL-20: devices leave, superheroes stay
        if device:
            heroes[number] = heroes[number]._replace(device=NO_CARD)
    pile = board.trophies[seat]
    board.heroes[seat] = tuple(heroes)
    board.trophies[seat] = Trophies((*pile.villains, said.villain), (*pile.devices, *used))
    board.acted = board.caught = True
    if not board.left():  # R-NL-30
        end(board, "city")
        return events
    return [*events, *energize(board)]


# Drafts


def draft(board: Board, seat: Seat, said: Move) -> Draft:
    """Return the capture in the making: any order of touches, and whatever fits may be added or taken back."""
    words = said.split(" ") if said else []
    if said == "pass":
        return Draft(said, "done", NO_ASK, (), None)
    if not words:
        touch = _list_touches(board, seat, Said())
        return Draft(said, "more", Ask(CAPTURE), ("pass", *touch), None)
    given = words[words[0] == "capture" :]
    team = read(board, seat, given)
    if isinstance(team, Refusal) or (words[0] != "capture" and team == Said()):
        return Draft(said, "no", NO_ASK, (), None, board.why_not(seat, said))
    if team == Said():  # all that was said is taken back
        return draft(board, seat, "")
    move = write(board, seat, team)
    touch = _list_touches(board, seat, team)
    last = team.villain is not None and words[-1] == name_villain(team.villain) and not team.is_empty()
    matches = add_up(board, seat, team) == team.villain and not team.is_empty()
    # Where nothing glows, whoever has named the villain says when the team is whole: else its sum need not be reckoned.
    tries = not board.choices.helps and team.villain is not None and not (team.is_empty() or last)
    if matches and last:
        touch = ()
    elif (
        team.villain is not None
        and not (matches or tries)
        and (not touch or (last and not board.choices.helps))
    ):
        return Draft(said, "no", NO_ASK, (), None, _refuse_sum(board, seat, team))
    goes_on = bool(touch) or tries
    status: Status = "more" if not matches else "may" if goes_on else "done"
    ask = _ask(board, seat, team, touch, tries=tries) if goes_on else NO_ASK
    return Draft(move, status, ask, touch, _show(board, seat, team), tries=tries)


def _ask(board: Board, seat: Seat, said: Said, touch: tuple[str, ...], *, tries: bool) -> Ask:
    """Return what is asked for after this was said of a capture: who else takes part, or which villain it is.

    The sum so far is told where the table shows sums so early; nobody else is asked for where nobody else could join.
    There a sum that is just right is told to be, since it may be said as it is though others could still join.
    Elsewhere it is told that one may say so, where that may be tried.
    """
    shown = board.choices.equations == "before" and not said.is_empty()
    told: Json = {"shown": shown, **({"sum": add_up(board, seat, said)} if shown else {})}
    if said.villain is not None:
        villain = {"villain": name_villain(said.villain), "weakness": said.villain}
        fits = shown and add_up(board, seat, said) == said.villain
        team = {"alone": said.is_empty(), "fits": fits, "more": bool(touch), "tries": tries}
        return Ask("team", {**told, **villain, **team})
    villains = [is_villain(board, word) for word in touch]
    return Ask("villain", {**told, "fits": any(villains), "more": not all(villains)})


def _show(board: Board, seat: Seat, said: Said) -> View:
    """Return the view with the capture that is being composed."""
    return {**board.view(seat), "composing": _compose(board, seat, said)}


def _compose(board: Board, seat: Seat, said: Said) -> border.Composing:
    return {
        "villain": None if said.villain is None else name_villain(said.villain),
        "team": write(board, seat, said._replace(villain=None)).split(" ")[2:],
        "sum": add_up(board, seat, said),
        **spell(board, seat, said),
    }


def show_capture(board: Board, seat: Seat, words: list[str], viewer: Seat | None) -> View:
    """Return a viewer's view before a capture that a seat says with these words, with its number sentence."""
    said = read(board, seat, words)
    assert isinstance(said, Said)
    return {**board.view(viewer), "composing": _compose(board, seat, said)}


def _list_touches(board: Board, seat: Seat, said: Said) -> tuple[str, ...]:
    """Return the words that may be added to a capture.

    If villains may glow (an option), only those that lead to a capture; else all that can be named.
    """
    left = board.left()
    targets = left if said.villain is None else [said.villain]
    glow, total = board.choices.helps, add_up(board, seat, said)
    more, words = _list_more(board, seat, said), []
    for number, (word, value, _) in enumerate(more):
        rest = [*(values for at, (_, _, values) in enumerate(more) if at != number and values)]
        # A superhero who joins unarmed may use the device later.
        later = [each - value for each in more[number].values if each != value]
        if not glow or can_complete(total + value, [*rest, later] if later else rest, targets):
            words.append(word)
    if said.villain is None:
        if said.is_empty():
            teams = teams_of(board, seat)
            shown = [weakness for weakness in left if not glow or teams.can(weakness)] if more else []
        else:
            shown = left if not glow else [weakness for weakness in left if weakness == total]
        words += map(name_villain, shown)
    return tuple(words)


class _More(NamedTuple):
    """Something that may be added to a team."""

    word: str
    value: int  # what it adds when its word is said
    values: tuple[int, ...]  # what it may add in all, one of them


def _list_more(board: Board, seat: Seat, said: Said) -> list[_More]:
    """Return the superheroes, devices and Sidekick that are not in a team yet."""
    more, team = [], dict(said.heroes)
    for number, hero in enumerate(board.heroes[seat]):
        armed = hero.armed
        if number not in team:
            values = (hero.total,) if armed is None else (hero.total, armed)
            more.append(_More(name_hero(number), hero.total, values))
        elif armed is not None and not team[number]:
            more.append(_More(NAMES[hero.device], armed - hero.total, (armed - hero.total,)))
    total = board.sidekick_sum()
    if total is not None and not said.sidekick:
        more.append(_More(SIDEKICK, total, (total,)))
    return more
