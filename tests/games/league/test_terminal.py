"""Numbers League in the terminal: sentences and sums, hidden hands, and a game alone."""

from __future__ import annotations

from typing import Any

from commands import Said

from games.league.recipes import LAST_CARDS
from parlour import sight
from parlour.games.league import LEAGUE


def play(run: Any, *lines: str, seats: tuple[str, ...] = ("person", "person")) -> Said:
    """Play with these lines; the deal gives seat 0, which begins, h1b h3a h4d b2c b3c l4b +10b."""
    said: Said = run("play", "league", "--seed", "7", "--seat", *seats, stdin="\n".join(lines))
    assert said.code == 0
    assert said.err == ""
    return said


def test_play_builds_a_superhero_and_captures(run: Any) -> None:
    said = play(
        run,
        *("play h4d", "play b3c"),
        *("play l4b", "why capture v11 : H1", "device +10b H1"),
        *("capture v22 : H1 +10b", "capture v11 : H1", "quit"),
        seats=("person", "1"),
    )
    assert "seat 0: pass\n" in said.out, "nobody could be captured yet"
    assert "  You completed h4d, b3c and l4b!\n" in said.out
    assert "(§4.1)\n  §4.1 A turn has three phases" in said.out
    assert "  You gave the +10b to h4d, b3c and l4b.\n" in said.out
    assert (
        "No: 11 + 10 = 21. That is less than 22. (§5.1)\n  §5.1 You may capture one villain that is still in the city"
        in said.out
    )
    assert "seat 0: capture v11 : H1\n" in said.out
    assert "; took v11\n" in said.out


def test_play_shows_nobody_the_cards_of_others(run: Any) -> None:
    said = play(run, "done", "quit")
    hands = [line for line in said.out.splitlines() if line[1:].startswith(" hand ")]
    own, hidden = "hand h1b h3a h4d b2c b3c l4b +10b", "hand ? ? ? ? ? ? ?"
    assert hands[:2] == [f"0 {own}", f"1 {hidden}"]
    assert hands[2] == f"0 {hidden}"
    assert "?" not in hands[3]
    assert "\n  Seat 0 was dealt seven cards.\n  Seat 1 was dealt seven cards.\n" in said.out


def test_a_hand_that_nearly_all_hidden_cards_are_in_is_hidden_too() -> None:
    # Two of nine cards lie in the Hall of Heroes: a card that is in most of the deals is not sure to be held.
    state = LEAGUE.from_text(LAST_CARDS.replace(" +5b; H7", "; H7").replace("+5c -5b", "+5c"))
    assert state.audit() == []
    *_, own, other = sight.write_view(LEAGUE, state.view(0)).splitlines()
    assert own.startswith("0 hand b3c b4b b4c b5a l3c; H1 ")
    assert other.startswith("1 hand ? ? ? ? ? ? ?; H1 ")


def test_play_is_alone_against_the_clock_where_nobody_else_sits(run: Any) -> None:
    said = run("play", "league", "--preset", "quick", "--seed", "1", stdin="done\nresign\n")
    assert said.code == 0
    assert "\nPlay up to two cards. (" in said.out
    assert said.out.rstrip().endswith("Not won this time. You gave up. Scores: 0.")


def test_rules_cites_the_paragraphs_of_the_league(run: Any) -> None:
    assert run("rules", "league", "5.3").out.startswith("§5.3 A superhero in the team may use its device.")
    assert run("rules", "league").out.startswith("# Numbers League\n")


def test_play_hears_what_is_typed_as_the_page_does(run: Any) -> None:
    said = play(run, "WHY play H4D.", "PLAY H4D", "Undo.", "\u201cplay h4d\u201d", "Quit.")
    assert said.out.count("seat 0: play h4d\n") == 2
    assert "You may say that." in said.out
    assert "No: " not in said.out
