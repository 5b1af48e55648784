"""A sentence in the making: what may be touched next, what is asked, and how the Field looks then (§3.4, §4, §10)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from parlour.core.compose import compose
from parlour.core.game import NO_ASK, Ask, Draft, Move, Seat
from parlour.games.hexors import asking, setup, view, windows
from parlour.games.hexors.battle import FIGHT_WORD
from parlour.games.hexors.board import CHOOSE, FIGHT, MOMENTS, MOST_ALIKE, MOVE, PLACE, TAKE, WASTELAND, Board
from parlour.games.hexors.field import Space
from parlour.games.hexors.movement import shift
from parlour.games.hexors.powers import CRATERS, POWER
from parlour.games.hexors.tiles import POWERS, find, word

if TYPE_CHECKING:
    from parlour.games.hexors import border

# Touches leave out what goes without saying: `064` for `power 064`, `d5` for `fight d5`, `006` for `take 006`.
_SILENT = {
    **dict.fromkeys(MOMENTS, POWER),
    MOVE: FIGHT_WORD,
    FIGHT: FIGHT_WORD,
    TAKE: setup.TAKE_WORD,
    CHOOSE: setup.TAKE_WORD,
}


def silent_word(board: Board) -> str:
    """Return the word that goes without saying now, "" where none does."""
    return _SILENT.get(board.stage, "")


def strip(board: Board, words: Sequence[str]) -> list[str]:
    """Return words without the first one, where that goes without saying."""
    return list(words[1:] if words and words[0] == silent_word(board) else words)


# Typed

_PARTED = re.compile(r"[,;:/|#]|(?<=\w)-(?=\w)|(?<!\S)-(?!\S)")


def tidy(board: Board, seat: Seat, text: str) -> Move:
    """Return what somebody typed or touched as the sentence that it is meant to be."""
    words = _correct(_PARTED.sub(" ", text).split())
    if board.stage == PLACE:
        if words == [setup.ARRANGE]:
            return setup.arrange(board, seat)
        return " ".join(_sort_pairs(words))
    bare = strip(board, words)
    verb = silent_word(board)
    if board.stage in (TAKE, CHOOSE):
        return " ".join([verb, *_sort_tiles(board, bare)]) if bare and _are_numbers(bare) else " ".join(words)
    if verb == POWER and bare and find(bare[0]) in POWERS:
        if find(bare[0]) == WASTELAND:
            bare = [bare[0], *_sort_spaces(board, bare[1:])]
        return " ".join([verb, *bare])
    if verb == FIGHT_WORD and len(bare) == 1 and bare[0] in _list_prey(board):
        return f"{verb} {bare[0]}"
    return " ".join(words)


def _correct(words: list[str]) -> list[str]:
    """Return words with the numbers of tiles as they are printed; Stones are counted as they are."""
    if words[:1] == [windows.BOOST]:
        return words
    return [each.zfill(3) if each.isascii() and each.isdigit() else each for each in words]


def _are_numbers(words: Iterable[str]) -> bool:
    return all(find(each) is not None for each in words)


def _sort_pairs(words: list[str]) -> list[str]:
    """Return pairs of tile and space in the order they are said, as far as they are pairs."""
    pairs = list(zip(words[::2], words[1::2], strict=False))
    rest = words[2 * len(pairs) :]
    if not pairs or rest or not _are_numbers(tile for tile, _ in pairs):
        return words
    return [each for pair in sorted(pairs) for each in pair]


def _sort_tiles(board: Board, words: list[str]) -> list[str]:
    numbers = [int(each) for each in words]
    if any(number not in board.tiles and number not in POWERS for number in numbers):
        return words
    return list(map(word, setup.in_parts(board, numbers)))


def _sort_spaces(board: Board, words: list[str]) -> list[str]:
    if any(board.field.find(each) is None for each in words):
        return words
    return sorted(words, key=board.field.number.__getitem__)


def _list_prey(board: Board) -> list[str]:
    verb = f"{FIGHT_WORD} "
    return [move.removeprefix(verb) for move in asking.list_own(board) if move.startswith(verb)]


# Touched


def spell(board: Board, said: Move) -> Move:
    """Return touched words with the one that goes without saying, so that a refusal speaks of what was meant."""
    verb, first = silent_word(board), said.split(" ")[0]
    # A move of a Character has no verb, though an attack of a Stronghold has one.
    if not verb or board.stage == MOVE or (find(first) is None and board.field.find(first) is None):
        return said
    return f"{verb} {said}"


def draft(board: Board, seat: Seat, said: Move, moves: list[Move] | None) -> Draft | None:
    """Return the sentence in the making; None where it does not fit."""
    words = said.split(" ") if said else []
    if " ".join(words) != said or "" in words:
        return None
    if board.stage == PLACE:
        return _draft_place(board, seat, said, words)
    bare = strip(board, words)
    if board.stage == CHOOSE:
        return _draft_take(board, seat, said, bare)
    verb = silent_word(board)
    listed = moves if moves is not None else list(windows.list_answers(board, seat))
    if moves is None and bare[:1] == [word(WASTELAND)]:
        return _draft_craters(board, seat, said, bare)
    stripped = [move.removeprefix(f"{verb} ") if verb else move for move in listed]
    status, touch = compose(stripped, " ".join(bare))
    if status == "no":
        return None
    if moves is None and not bare:
        touch = (
            *(each for each in touch if each < word(WASTELAND)),
            word(WASTELAND),
            *(each for each in touch if each > word(WASTELAND)),
        )
    preview = _preview_move(board, seat, bare, touch) if board.stage == MOVE else None
    ask = asking.ask(board, seat, bare) if touch else NO_ASK
    return Draft(said, status, ask, touch, preview)


def _draft_craters(board: Board, seat: Seat, said: Move, bare: list[str]) -> Draft | None:
    """Craters are touched in any order."""
    chosen = bare[1:]
    spaces = [each for number, each in enumerate(board.field.words) if board.is_empty(number)]
    if len(set(chosen)) < len(chosen) or not set(chosen) <= set(spaces) or len(chosen) > CRATERS:
        return None
    if len(chosen) == CRATERS:
        return Draft(said, "done", NO_ASK, (), None)
    touch = tuple(each for each in spaces if each not in chosen)
    return Draft(said, "more", asking.ask(board, seat, bare), touch, None)


def _draft_take(board: Board, seat: Seat, said: Move, bare: list[str]) -> Draft | None:
    """Tiles are chosen in any order, none more than twice, and of each kind as many as there must be.

    A touch to read what a tile does chooses it, and what is chosen in secret cannot be undone: so the last
    touch ends nothing, and another tile may take the place of the last.
    """
    left = list_left(board, bare)
    if left is None:
        return None
    if not left:
        return Draft(said, "may", Ask("chosen"), (), None)
    return Draft(said, "more", asking.ask(board, seat, bare), tuple(left), None)


def list_left(board: Board, chosen: list[str]) -> list[str] | None:
    """Return what may be chosen besides some tiles, None where these do not go together."""
    choices, offered = board.choices, list(map(word, setup.list_offered(board)))
    room = {"stronghold": 0, "character": 0, "power": choices.powers}
    if setup.chooses_all(choices):
        room |= {"stronghold": 1, "character": choices.characters}
    kinds = {each: _kind(board, each) for each in offered}
    for each in chosen:
        if each not in kinds or chosen.count(each) > MOST_ALIKE:
            return None
        room[kinds[each]] -= 1
    if min(room.values()) < 0:
        return None
    return [each for each in offered if room[kinds[each]] > 0 and chosen.count(each) < MOST_ALIKE]


def _kind(board: Board, each: str) -> str:
    number = int(each)
    return "power" if number in POWERS else board.tiles[number].kind


def _draft_place(board: Board, seat: Seat, said: Move, words: list[str]) -> Draft | None:
    """Characters are placed in any order: a tile, then its space; or all of them by one word."""
    if words == [setup.ARRANGE]:
        sentence = setup.arrange(board, seat).split(" ")
        return Draft(said, "done", NO_ASK, (), _preview_place(board, seat, sentence))
    left = list(map(word, board.armies[seat]))
    places = [board.field.words[space] for space in setup.list_places(board, seat)]
    for at, each in enumerate(words):
        among = places if at % 2 else left
        if each not in among:
            return None
        among.remove(each)
    preview = _preview_place(board, seat, words)
    if not left and not len(words) % 2:
        return Draft(said, "done", NO_ASK, (), preview)
    touch = places if len(words) % 2 else list(dict.fromkeys(left))
    if not words:
        touch = [*touch, setup.ARRANGE]
    return Draft(said, "more", asking.ask(board, seat, words), tuple(touch), preview)


# Looks


def _preview_place(board: Board, seat: Seat, words: Sequence[str]) -> border.View | None:
    whole = words[: len(words) // 2 * 2]
    if not whole:
        return None
    after = board.copy()
    setup.put(after, seat, whole)
    return view.look(after, seat, (seat,))


def _preview_move(board: Board, seat: Seat, words: list[str], touch: Iterable[str]) -> border.View | None:
    """Return the view with a Character where the words have led it, and its chances there and wherever it may land."""
    spaces = [board.field.number[each] for each in words if board.field.find(each) is not None]
    if not spaces or len(spaces) < len(words):
        return None
    after = board.copy()
    if len(spaces) > 1:
        shift(after, spaces[0], spaces[-1])
    told = view.look(after, seat, (seat,))
    if board.choices.odds:
        told["odds"] = (
            view.show_odds(after, spaces[-1], after.foes_beside(spaces[-1], seat)) if len(spaces) > 1 else []
        )
        told["landings"] = _list_landings(after, seat, spaces[-1], touch)
    return told


def _list_landings(board: Board, seat: Seat, start: Space, touch: Iterable[str]) -> list[border.Landing]:
    """Return the chances on each space that may be touched next where a Character would touch opposing tiles (§5.7)."""
    found: list[border.Landing] = []
    for each in touch:
        end = board.field.find(each)
        foes = board.foes_beside(end, seat) if end is not None and board.is_empty(end) else ()
        if end is None or not foes:
            continue
        after = board.copy()
        shift(after, start, end)
        found.append({"at": each, "odds": view.show_odds(after, end, foes)})
    return found
