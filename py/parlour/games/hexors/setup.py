"""Before the first turn: the toss, the armies by chance or by choice, placing them (§3, §7; R-HX-01 … 03, 32, 43)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

from parlour.core.game import Event, Move, Refusal, Seat
from parlour.core.rng import Rng
from parlour.games.hexors.board import (
    CHARACTER,
    CHOOSE,
    DEAL,
    PLACE,
    STRONGHOLD,
    TAKE,
    TOSS,
    Board,
    Choices,
    Piece,
    are_alike,
    homes_of,
)
from parlour.games.hexors.field import ROWS, Space, field_of
from parlour.games.hexors.tiles import POWERS, STARTER_CHARACTERS, STARTER_STRONGHOLDS, find, word

TOSS_WORD, TAKE_WORD, DEAL_WORD, ARRANGE = "toss", "take", "deal", "arrange"
REACH = 2
"""How far from their Stronghold Characters are placed at most (R-HX-03)."""


# What is dealt and chosen


def is_drafted(board: Board) -> bool:
    """Tell whether it is the Beginner's game of two: one takes a Stronghold, then Characters are dealt (§3.2, §3.3)."""
    return board.seats == 2 and not board.choices.collects


def deals_powers(choices: Choices) -> bool:
    """Tell whether powers are dealt by chance."""
    return choices.collects and choices.armies == "dealt" and choices.powers > 0


def chooses_all(choices: Choices) -> bool:
    """Tell whether everybody chooses everything in secret."""
    return choices.collects and choices.armies == "chosen"


def count_chosen(choices: Choices) -> int:
    """Return how many tiles a secret choice has; 0 where none is made."""
    if chooses_all(choices):
        return 1 + choices.characters + choices.powers
    return choices.powers if choices.collects and choices.armies == "powers" else 0


def dealt_set(board: Board) -> list[int]:
    """Return the Characters that may be dealt: those of a starter set where they are just enough."""
    if is_drafted(board) and board.choices.characters * 2 == len(STARTER_CHARACTERS):
        return list(STARTER_CHARACTERS)
    return [number for number, tile in board.tiles.items() if tile.kind == CHARACTER]


def strongholds_of(board: Board) -> list[int]:
    """Return the Strongholds that the game knows."""
    return [number for number, tile in board.tiles.items() if tile.kind == STRONGHOLD]


def count_dealt(board: Board) -> int:
    """Return how many tiles a deal has."""
    choices = board.choices
    if is_drafted(board):
        return 2 * choices.characters
    return 1 + choices.characters + (choices.powers if deals_powers(choices) else 0)


def list_offered(board: Board) -> list[int]:
    """Return what the seat that is asked may take from."""
    if board.stage == TAKE:
        return list(STARTER_STRONGHOLDS)
    if board.stage != CHOOSE:
        return []
    powers = list(POWERS) if board.choices.powers else []
    if not chooses_all(board.choices):
        return powers
    characters = [number for number, tile in board.tiles.items() if tile.kind == CHARACTER]
    return [*strongholds_of(board), *characters, *powers]


# Chance


def why_not_chance(board: Board, words: list[str]) -> Refusal | None:
    """Return why chance may not say this."""
    verb, rest = words[0], words[1:]
    if board.stage == TOSS:
        proper = verb == TOSS_WORD and rest in [[str(seat + 1)] for seat in range(board.seats)]
        return None if proper else Refusal("syntax-toss", {"seats": board.seats}, "§3.1")
    count = count_dealt(board)
    numbers = [find(each) for each in rest] if len(rest) == count and verb == DEAL_WORD else []
    proper = None not in numbers and _is_deal(board, [number or 0 for number in numbers])
    return None if proper else Refusal("syntax-deal", {"count": count}, "§3.3")


def _is_deal(board: Board, numbers: list[int]) -> bool:
    """Tell whether these tiles can be dealt next."""
    if not numbers:
        return False
    if is_drafted(board):
        return len(set(numbers)) == len(numbers) and set(numbers) <= set(dealt_set(board))
    stronghold, characters, powers = _part(board, numbers)
    return (
        stronghold in _left(strongholds_of(board), board.strongholds)
        and _ascends(characters)
        and set(characters) <= set(_left(dealt_set(board), *board.armies))
        and _ascends(powers)
        and set(powers) <= set(POWERS)
    )


def _part(board: Board, numbers: Sequence[int]) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    """Return Stronghold, Characters and powers of a deal or a choice of everything."""
    count = 1 + board.choices.characters
    return numbers[0], tuple(numbers[1:count]), tuple(numbers[count:])


def _left(numbers: Iterable[int], *dealt: Iterable[int]) -> list[int]:
    """Return which tiles nobody has been dealt: none is dealt twice."""
    gone = {number for each in dealt for number in each}
    return [number for number in numbers if number not in gone]


def _ascends(numbers: Sequence[int]) -> bool:
    return all(one < other for one, other in pairwise(numbers))


def sample_chance(board: Board, rng: Rng) -> Move:
    """Return what chance says before the first turn."""
    if board.stage == TOSS:
        return f"{TOSS_WORD} {rng.below(board.seats) + 1}"
    if is_drafted(board):
        numbers = draw(dealt_set(board), count_dealt(board), rng)
    else:
        choices = board.choices
        numbers = [
            *draw(_left(strongholds_of(board), board.strongholds), 1, rng),
            *sorted(draw(_left(dealt_set(board), *board.armies), choices.characters, rng)),
            *sorted(draw(POWERS, choices.powers if deals_powers(choices) else 0, rng)),
        ]
    return " ".join([DEAL_WORD, *map(word, numbers)])


def draw(numbers: Iterable[int], count: int, rng: Rng) -> list[int]:
    """Return so many of some tiles at random."""
    listed = list(numbers)
    rng.shuffle(listed)
    return listed[:count]


def apply_chance(board: Board, words: list[str]) -> list[Event]:
    """Take what chance says."""
    numbers = [int(each) for each in words[1:]]
    if board.stage == TOSS:
        return _toss(board, numbers[0] - 1)
    if is_drafted(board):
        return _deal_in_turn(board, numbers)
    return _deal_to_one(board, numbers)


def _toss(board: Board, seat: Seat) -> list[Event]:
    board.first = board.active = seat
    board.homes = homes_of(board.choices, board.seats, seat)
    board.stage = TAKE if is_drafted(board) else CHOOSE if chooses_all(board.choices) else DEAL
    return [Event("tossed", None, {"whom": seat, "seats": board.seats})]


def _deal_in_turn(board: Board, numbers: list[int]) -> list[Event]:
    """Deal Characters alternately, to the winner of the toss first (R-HX-01)."""
    events = []
    for at, seat in enumerate(board.in_turn(board.first)):
        board.armies[seat] = tuple(sorted(numbers[at :: board.seats]))
        events.append(Event("dealt", seat, {"tiles": list(map(word, board.armies[seat]))}))
    begin_placing(board)
    return events


def _deal_to_one(board: Board, numbers: list[int]) -> list[Event]:
    """Deal to the next seat its Stronghold, Characters, and powers face down."""
    seat = board.active
    stronghold, board.armies[seat], board.hands[seat] = _part(board, numbers)
    board.strongholds[seat] = stronghold
    tiles = [stronghold, *board.armies[seat]]
    events = [Event("dealt", seat, {"tiles": list(map(word, tiles))})]
    if board.hands[seat]:
        told = {"powers": len(board.hands[seat])}
        powers = {**told, "tiles": list(map(word, board.hands[seat]))}
        events.append(Event("dealt", seat, powers, frozenset({seat}), told))
    board.active = (seat + 1) % board.seats
    if board.active == board.first:
        if count_chosen(board.choices):
            board.stage = CHOOSE
        else:
            begin_placing(board)
    return events


# Taking


def list_takes() -> list[Move]:
    """List which Strongholds may be taken in the open."""
    return [f"{TAKE_WORD} {word(number)}" for number in STARTER_STRONGHOLDS]


def why_not_take(board: Board, words: list[str]) -> Refusal | None:
    """Return why a seat may not take these tiles."""
    count = 1 if board.stage == TAKE else count_chosen(board.choices)
    verb, *rest = words
    malformed = Refusal("syntax-take", {"count": count}, "§7.3")
    if verb != TAKE_WORD or len(rest) > count:
        return malformed
    offered = list_offered(board)
    numbers = []
    for each in rest:
        number = find(each)
        if number is None:
            return malformed
        if number not in offered:
            return Refusal("not-offered", {"tile": word(number)}, "§3.2")
        numbers.append(number)
    alike = are_alike(numbers)
    if alike:
        return Refusal("too-many-alike", {"tile": word(alike)}, "§7.2")
    if len(rest) < count:
        return Refusal("syntax-unfinished", {}, "§7.3")
    return None if numbers == in_parts(board, numbers) and _fits(board, numbers) else malformed


def in_parts(board: Board, numbers: Iterable[int]) -> list[int]:
    """Return tiles in the order they are said: Strongholds, Characters, powers, each ascending."""
    return sorted(numbers, key=lambda number: (_part_of(board, number), number))


def _part_of(board: Board, number: int) -> int:
    return 2 if number in POWERS else int(board.tiles[number].kind == CHARACTER)


def _fits(board: Board, numbers: list[int]) -> bool:
    """Tell whether a choice of everything has one Stronghold, and as many Characters and powers as it must."""
    if board.stage == TAKE or not chooses_all(board.choices):
        return True
    parts = [_part_of(board, number) for number in numbers]
    return parts == [0, *[1] * board.choices.characters, *[2] * board.choices.powers]


def apply_take(board: Board, seat: Seat, words: list[str]) -> list[Event]:
    """Take a Stronghold in the open, or tiles in secret; the last secret choice opens all."""
    numbers = tuple(int(each) for each in words[1:])
    if board.stage == TAKE:
        others = [number for number in STARTER_STRONGHOLDS if number not in numbers]
        board.strongholds[seat], board.strongholds[1 - seat] = numbers[0], others[0]
        board.stage = DEAL
        return [Event("took", seat, {"tile": words[1]})]
    board.chosen[seat] = numbers
    events = [Event("chose", seat, {"tiles": words[1:]}, frozenset({seat}), {})]
    if None not in board.chosen:
        events += _open(board)
    return events


def _open(board: Board) -> list[Event]:
    """Open what was chosen in secret; powers stay face down."""
    events = []
    for seat, numbers in enumerate(board.chosen):
        assert numbers is not None
        if chooses_all(board.choices):
            board.strongholds[seat], board.armies[seat], board.hands[seat] = _part(board, numbers)
            tiles = [board.strongholds[seat], *board.armies[seat]]
            events.append(Event("opened", seat, {"tiles": list(map(word, tiles))}))
        else:
            board.hands[seat] = numbers
    board.chosen = [None] * board.seats
    begin_placing(board)
    return events


# Placing


def begin_placing(board: Board) -> None:
    """Put the Strongholds on their start spaces; then each seat places its Characters, the first one first."""
    for seat, number in enumerate(board.strongholds):
        board.pieces[board.homes[seat]] = Piece(number, seat, seat, STRONGHOLD)
    board.stage, board.active = PLACE, board.first


@lru_cache(maxsize=32)
def _reach(columns: int, home: Space) -> frozenset[Space]:
    field = field_of(columns)
    return frozenset(field.neighbours[home]) | field.second[home]


def list_places(board: Board, seat: Seat) -> list[Space]:
    """Return the empty spaces where a seat may place Characters."""
    near = _reach(board.field.columns, board.homes[seat])
    return sorted(space for space in near if board.is_empty(space))


def why_not_place(board: Board, seat: Seat, words: list[str]) -> Refusal | None:
    """Return why a seat may not place its Characters so."""
    army = board.armies[seat]
    if len(words) > 2 * len(army):
        return Refusal("syntax-place", {}, "§3.4")
    placed: list[tuple[int, Space]] = []
    for at in range(0, len(words), 2):
        pair = _read_pair(board, seat, words[at : at + 2], placed)
        if isinstance(pair, Refusal):
            return pair
        placed.append(pair)
    if len(placed) < len(army):
        return Refusal("not-all-placed", {}, "§3.4")
    return None if placed == sorted(placed) else Refusal("syntax-place", {}, "§3.4")


def _read_pair(
    board: Board, seat: Seat, words: list[str], placed: list[tuple[int, Space]]
) -> tuple[int, Space] | Refusal:
    number = find(words[0])
    if number is None:
        return Refusal("syntax-place", {}, "§3.4")
    if [each for each, _ in placed].count(number) >= board.armies[seat].count(number):
        return Refusal("not-yours-to-place", {"tile": words[0]}, "§3.4")
    if len(words) == 1:
        return Refusal("syntax-unfinished", {}, "§3.4")
    space = board.field.find(words[1])
    if space is None:
        return Refusal("off-field", {"space": words[1][:8]}, "§2.4")
    if not board.is_empty(space) or any(space == other for _, other in placed):
        return Refusal("place-taken", {"space": words[1]}, "§3.4")
    if space not in list_places(board, seat):
        return Refusal("place-far", {"space": words[1]}, "§3.4")
    return number, space


def apply_place(board: Board, seat: Seat, words: list[str]) -> list[Event]:
    """Place all Characters of a seat; after the last seat the first turn begins (R-HX-02, 43)."""
    put(board, seat, words)
    events = [Event("placed", seat, {"tiles": words[::2], "spaces": words[1::2]})]
    board.active = (seat + 1) % board.seats
    if board.active == board.first:
        # Of two, the one who placed second moves first.
        board.active = seat if board.seats == 2 else board.first
        board.turn = 1
    return events


def put(board: Board, seat: Seat, words: Sequence[str]) -> None:
    """Put Characters of a seat on the Field, in pairs of tile and space."""
    army = list(board.armies[seat])
    for tile, each in zip(words[::2], words[1::2], strict=False):
        number, space = find(tile), board.field.find(each)
        assert number is not None
        assert space is not None
        army.remove(number)
        board.pieces[space] = Piece(number, seat, seat, CHARACTER)
    board.armies[seat] = tuple(army)


def arrange(board: Board, seat: Seat) -> Move:
    """Return a good way to place all Characters: the strongest ahead, all of them in one pod."""
    column, row = divmod(board.homes[seat], ROWS)
    inward = 1 if column < board.field.columns / 2 else -1
    order = sorted(
        list_places(board, seat),
        key=lambda space: (
            -abs(space % ROWS - row),
            abs(space // ROWS - column - (inward if board.is_large() else 0)),
            space,
        ),
    )
    army = sorted(board.armies[seat], key=lambda number: (-sum(board.tiles[number].strikes), number))
    pairs = sorted(zip(army, order, strict=False))
    return " ".join(f"{word(number)} {board.field.words[space]}" for number, space in pairs)


def sample_place(board: Board, seat: Seat, rng: Rng) -> Move:
    """Return some way to place all Characters."""
    army = board.armies[seat]
    pairs = sorted(zip(army, draw(list_places(board, seat), len(army), rng), strict=True))
    return " ".join(f"{word(number)} {board.field.words[space]}" for number, space in pairs)


def sample_take(board: Board, rng: Rng) -> Move:
    """Return some choice of tiles."""
    if board.stage == TAKE:
        return f"{TAKE_WORD} {word(rng.choice(STARTER_STRONGHOLDS))}"
    choices = board.choices
    numbers = sorted(draw([*POWERS, *POWERS], choices.powers, rng))
    if chooses_all(choices):
        characters = [number for number, tile in board.tiles.items() if tile.kind == CHARACTER]
        numbers = [
            rng.choice(strongholds_of(board)),
            *sorted(draw([*characters, *characters], choices.characters, rng)),
            *numbers,
        ]
    return " ".join([TAKE_WORD, *map(word, numbers)])
