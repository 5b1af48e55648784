"""Numero's plain referee: its brute force against all sentences, and whole random games."""

from __future__ import annotations

import random
from collections import Counter
from itertools import chain, combinations

import pytest

from games.numero.oracle import WILDS, Oracle, cards_of, is_number
from games.numero.test_oracle import brute, play, scene, sheet


def every_take(oracle: Oracle, said: str = "") -> set[str]:
    """Say everything that could be a take of seat 0, and keep what the referee plays."""
    cards = oracle.hands[0] + list(oracle.loose)
    bottoms = [cards[0] for cards, _ in oracle.piles]
    places = chain.from_iterable(
        combinations(range(len(bottoms)), size) for size in range(1, len(bottoms) + 1)
    )
    groups = [" ".join(bottoms[at] for at in each) for each in sorted(places)]
    found = set()
    for wild in (card for card in cards if not is_number(card) and card not in said.split(" ")):
        for group in groups:
            found |= every_take(oracle, f"{said}{wild} on {group} ; ")
    several = chain.from_iterable(combinations(groups, size) for size in (1, 2, 3))
    takes = [" , ".join(each) for each in several if not repeats(" ".join(each).split(" "))]
    for number in filter(is_number, oracle.hands[0]):
        sentences = (f"{said}take {number} : {take}" for take in takes)
        found |= {sentence for sentence in sentences if accepts(oracle, sentence)}
    return found


def repeats(words: list[str]) -> bool:
    """Tell whether a word comes twice."""
    return len(set(words)) < len(words)


def accepts(oracle: Oracle, sentence: str) -> bool:
    """Tell whether the referee plays a sentence of the seat that is to move."""
    try:
        oracle.play(oracle.seat_to_move, sentence)
    except ValueError:
        return False
    return True


@pytest.mark.parametrize("seed", range(8))
def test_brute_force_finds_the_best_of_all_sentences(seed: int) -> None:
    rng = random.Random(f"brute {seed}")
    low = rng.sample([card for card in cards_of("numbers") if int(card[1:]) < 9], 5)
    wild, loose = rng.sample(WILDS, 2)
    oracle = scene(" ".join([*low[3:], wild]), " ".join(low[:3]), loose=loose, exact=bool(seed % 2))
    sheets = [sheet(oracle, sentence) for sentence in every_take(oracle)]
    most = max((lines["cards"] for lines in sheets), default=0)
    assert brute(oracle) == (most, max((sum(lines.values()) for lines in sheets), default=0))


def test_brute_force_knows_where_nothing_can_be_taken() -> None:
    assert brute(scene("g9 g2", "b8 r3")) == (0, 0)
    assert brute(scene("-2 x2", "b8 r3")) == (0, 0)
    assert brute(scene("g9", "")) == (0, 0)


# Whole games


def some(bottoms: list[str], rng: random.Random) -> str:
    """Name one pile, two or three in table order."""
    chosen = rng.sample(bottoms, min(rng.randint(1, 3), len(bottoms)))
    return " ".join(name for name in bottoms if name in chosen)


def random_sentence(oracle: Oracle, rng: random.Random) -> str:
    """Say something legal for the seat that is waited for, a take where one comes up."""
    (seat,) = oracle.waiting()
    if oracle.stage == "window":
        return rng.choice(["challenge", "pass", "pass"])
    hand = oracle.hands[seat]
    bottoms = [cards[0] for cards, _ in oracle.piles]
    wilds = [card for card in (*hand, *oracle.loose) if not is_number(card)]
    for kind in ("take", "take", "build"):
        for _ in range(200):
            said = ""
            for wild in rng.sample(wilds, rng.randint(0, min(2, len(wilds)))):
                said += rng.choice([f"drop {wild}", *[f"{wild} on {some(bottoms, rng)}"] * 4]) + " ; "
            if accepts(oracle, sentence := f"{said}{kind} {rng.choice(hand)} : {some(bottoms, rng)}"):
                return sentence
    ends = [f"discard {card}" for card in hand if is_number(card)]
    lay_down = "discard " + " ".join(card for card in WILDS if card in hand)
    return next(sentence for sentence in ("pass", lay_down, *ends) if accepts(oracle, sentence))


@pytest.mark.parametrize(
    ("pack", "seats", "challenges"),
    [("ten", 1, False), ("times", 1, False), ("numbers", 2, False), ("full", 2, True), ("times", 3, True)],
)
def test_whole_games_keep_every_card_and_end(pack: str, seats: int, challenges: bool) -> None:
    rng = random.Random(f"{pack} {seats} 5")
    order = list(cards_of(pack))
    rng.shuffle(order)
    oracle = Oracle.start(pack=pack, goal="points", challenges=challenges, seats=seats)
    if seats > 1:
        oracle = play(oracle, f"dealer {rng.randint(1, seats)}")
    oracle = play(oracle, "shuffle " + " ".join(order))
    said = Counter[str]()
    while oracle.waiting():
        before = repr(oracle)
        sentence = random_sentence(oracle, rng)
        after = play(oracle, sentence)
        assert repr(oracle) == before  # the old state is left alone
        said[sentence.split(" ; ")[-1].split(" ")[0]] += 1
        oracle = after
        cards = [*oracle.deck, *oracle.loose, *(card for cards, _ in oracle.piles for card in cards)]
        cards += [card for held in (*oracle.hands, *oracle.won) for card in held]
        assert sorted(cards) == sorted(order)
        assert all(1 <= value <= 15 for _, value in oracle.piles)
    ended = oracle.ended()
    assert ended is not None
    assert ended[0] in (("stuck", "perfect") if seats == 1 else ("finished", "shared"))
    assert said["take"]
    assert seats == 1 or said["discard"] > 1
    assert not challenges or said["challenge"] > 1


@pytest.mark.parametrize("pack", ["numbers", "subtraction"])
def test_no_take_of_a_whole_game_is_better_than_the_best(pack: str) -> None:
    rng = random.Random(f"best {pack}")
    order = list(cards_of(pack))
    rng.shuffle(order)
    oracle = play(Oracle.start(pack=pack, goal="points"), "dealer 1", "shuffle " + " ".join(order))
    takes = 0
    for _ in range(30):
        (seat,) = oracle.waiting()
        after = play(oracle, random_sentence(oracle, rng))
        won = len(after.won[seat]) - len(oracle.won[seat])
        wilds = [card for card in (*oracle.hands[seat], *oracle.loose) if not is_number(card)]
        # With more cards there is too much to try.
        if won and len(wilds) < 4 and len(oracle.table) < 6:
            takes += 1
            most, best = brute(oracle)
            assert won <= most
            assert after.scores()[seat] - oracle.scores()[seat] <= best
        oracle = after
    assert takes > 3
