"""Cuts a small table out of a large one: a few of a seat's superheroes before a few villains, for puzzles."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.games.league.board import CAPTURE, Board, Choices, Hero, Trophies
from parlour.games.league.cards import NO_CARD, SIDES, VILLAINS, YELLOW
from parlour.games.league.state import LeagueState
from parlour.kit.cards import set_of

ONE = 0
"""The seat that is asked: it is alone at the table of a puzzle."""

CITIES = (12, 18, 24)
"""How many villains a game may have."""


def cut_table(board: Board, heroes: Sequence[Hero], left: Sequence[int]) -> LeagueState:
    """Return some superheroes, the Sidekick and some villains, with all other cards in the Hall of Heroes.

    A capture depends on nothing else (§5.1), neither on cards in hands nor on who captured the others. The city is as
    small as it can be, and whoever else it must have is captured already.
    """
    hero = board.choices.level == "hero"
    cards = {SIDES[weakness].card for weakness in left}
    least = max(cards) + 1 if hero else len(cards)
    villains = next(most for most in CITIES if most >= least)
    others = [card for card in range(VILLAINS) if card not in cards][: villains - len(cards)]
    taken = [YELLOW[card] for card in others]
    small = LeagueState(Choices(board.choices.level, villains, "mixed", "after", glow=False), 1)
    small.picked, small.city = tuple(sorted([*cards, *others])), tuple(sorted([*left, *taken]))
    small.stage, small.sidekick, small.heroes = CAPTURE, board.sidekick, [tuple(heroes)]
    small.trophies = [Trophies(tuple(taken), ())]
    small.round, small.acted = len(taken) + 1, True
    lying = {*small.sidekick, *(card for each in heroes for card in (*each.parts, each.device))}
    small.hall = small.play_deck() & ~set_of(lying - {NO_CARD})
    return small


def pick_heroes(board: Board, seat: Seat, most: int, rng: Rng) -> list[Hero]:
    """Return some superheroes of a seat in their order, no two of them, nor the Sidekick, with the same sum.

    Nobody is among them who adds nothing: then each sum is a sum of its own. Half the time, those with devices come
    first.
    """
    numbers = list(range(len(board.heroes[seat])))
    rng.shuffle(numbers)
    if rng.below(2):
        numbers.sort(key=lambda number: board.heroes[seat][number].device == NO_CARD)
    picked: dict[int, int] = {}
    for number in numbers:
        total = board.heroes[seat][number].total
        if len(picked) < most and total not in (0, board.sidekick_sum()):
            picked.setdefault(total, number)
    return [board.heroes[seat][number] for number in sorted(picked.values())]


def pick(villains: Sequence[int], most: int, rng: Rng) -> list[int]:
    """Return some villains, by weakness."""
    mixed = list(villains)
    rng.shuffle(mixed)
    return sorted(mixed[:most])


def name_question(board: Board, seat: Seat) -> str:
    """Return a text that is the same wherever the same numbers stand before the same villains."""
    heroes = sorted(
        (hero.total, 0 if hero.armed is None else hero.armed, hero.armed is None)
        for hero in board.heroes[seat]
    )
    return f"{heroes} {board.sidekick_sum()} {board.left()}"
