"""Keys of sheets of Numero against the plain second referee: it plays each answer, and tries all others."""

from __future__ import annotations

from keys import Told, open_keys

from games.numero.oracle import WILDS, Oracle, brute_force, cards_of, number
from games.numero.test_puzzles import Force, Lying, do_alike, read_text

COUNTS = {"cards": 6, "points": 6}
MANY = {"cards": 520, "points": 388}


def read(text: str, lying: Lying) -> Oracle:
    """Lay a puzzle's position: whatever lies nowhere is still to be drawn."""
    pack, goal = text.split(",")[0].split(" ")[0], lying.goal
    other = text.splitlines()[5].split(" ")[2:]
    start = Oracle.start(pack=pack, goal=goal)
    seen = {*lying.loose, *lying.hand, *other, *(card for pile in lying.table for card in pile.cards)}
    deck = [card for card in cards_of(pack) if card not in seen]
    hands = [sorted(lying.hand), sorted(other)]
    return Oracle(
        pack, goal, False, False, hands, start.won, start.sheets, "turn", deck, lying.table, lying.loose
    )


def compare(told: Told) -> None:
    """Hold a key to the most that anybody can win there, and to have each way to it once."""
    text = told.puzzle.position
    lying = read_text(text)
    state = read(text, lying)
    piles = [(pile.cards, pile.value, pile.operations) for pile in lying.table]
    most = brute_force(piles, list(lying.loose), list(lying.hand), exact=False)
    force = Force(lying)
    ways = set()
    for (sentence,), (part,) in zip(told.own, told.answers, strict=True):
        after = state.play(0, sentence)
        won = after.won[0]
        brings = len(won), sum(after.sheets[0].values())
        (took,) = (each["data"] for each in part["events"] if each["kind"] == "took")
        assert (took["count"], took["points"]) == brings, "the key tells what it brings"
        at = {"cards": 0, "points": 1}[lying.goal]
        assert brings[at] == most[at]
        played = sentence.rpartition("take ")[2].split(" ")[0]
        ways.add(
            (
                number(played),
                *sorted(force.sizes[card] for card in won if card in force.sizes),
                *sorted(str(do_alike(card)) for card in won if card in WILDS and card not in force.start),
            )
        )
    turns = list(force.list_turns())
    best = {turn.kind for turn in turns if turn.brings == max(turn.brings for turn in turns)}
    assert ways == best
    assert len(told.own) == len(best)


def test_a_key_has_the_answers_of_the_second_referee_and_no_other(day: int, slow: bool) -> None:
    for told in open_keys("numero", MANY if slow else COUNTS, day):
        compare(told)
