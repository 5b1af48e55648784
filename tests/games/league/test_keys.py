"""Keys of sheets of Numbers League against the plain second referee, which tries every team."""

from __future__ import annotations

from keys import Told, open_keys

from games.league.oracle import Hero, Holding, Oracle

COUNTS = {"capture": 8, "many": 8}
MANY = {"capture": 487, "many": 604}


def read(text: str) -> Oracle:
    """Read a puzzle's position, of one who is asked whom to capture."""
    head, _, city, sidekick, mine = text.splitlines()
    level, villains, sides, *_ = head.split(", ")
    hand: list[str] = []
    heroes, took, used = [], [], []
    for clause in mine.removeprefix("0 ").split("; "):
        title, *words = clause.split()
        if title.startswith("H"):
            heroes.append(Hero(tuple(words[:3]), words[3] if len(words) > 3 else None))
        else:
            {"hand": hand, "took": took, "used": used}[title].extend(words)
    holding = Holding(
        hand=frozenset(hand), heroes=tuple(heroes), villains=tuple(map(number, took)), devices=tuple(used)
    )
    return Oracle(
        level.removesuffix(" level"),
        int(villains.removesuffix(" villains")),
        sides.removesuffix(" sides"),
        (holding,),
        "capture",
        (),
        city=frozenset(map(number, city.split()[1:])),
        sidekick=frozenset(sidekick.split()[1:]),
    )


def number(villain: str) -> int:
    """Give a villain's weakness."""
    return int(villain.removeprefix("v"))


def compare(told: Told, state: Oracle) -> None:
    """Hold a key to what each capture scores, or, where all are asked for, to a team for each villain."""
    captures = (state.moves(0) or set()) - {"pass"}
    points = {move: state.play(0, move).scores()[0] - state.scores()[0] for move in captures}
    said = [move for (move,) in told.own]
    assert set(said) <= captures
    if told.puzzle.task == "capture":
        assert sorted(said) == sorted(move for move in captures if points[move] == max(points.values()))
    else:
        villains = [move.split(" ")[1] for move in said]
        assert sorted(villains) == sorted({move.split(" ")[1] for move in captures}), "each has one team"
    for (part,) in told.answers:
        (captured,) = (each["data"] for each in part["events"] if each["kind"] == "captured")
        assert captured["points"] + len(captured["devices"]) == points[part["move"]]


def test_a_key_has_the_answers_of_the_second_referee_and_no_other(day: int, slow: bool) -> None:
    for told in open_keys("league", MANY if slow else COUNTS, day):
        compare(told, read(told.puzzle.position))
