"""Somebody who plays one game by what the page shows; how each is played tells `tests/games/<game>/e2e/player.py`."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Self

from e2e.games import find_part
from e2e.harness import LOOK, Person
from e2e.titles import TITLES


class Player(Person):
    """A person who knows of a game its name alone, and touches whatever the page offers."""

    game: ClassVar[str]
    """Its key."""
    asked: ClassVar[str] = ""
    """The words in which the status line asks for a move, where it asks for something else before the game begins."""
    longest: ClassVar[int] = 600
    """So many moves of one's own, and every game is over."""
    tables: ClassVar[tuple[tuple[str, tuple[str, ...]], ...]] = ()
    """Where random touches are tried: a preset and who plays; by default one table, with as few as may be."""
    typed: ClassVar[tuple[str, ...]] = ()
    """Sentences that are typed there, whether or not they are ever legal."""

    def __init__(self, person: Person) -> None:
        """Let a person play this game, who may have come already or not."""
        super().__init__(person.page, person.watch, person.address)
        self.hand = person.hand

    def begin(self, *sitters: str, preset: str = "") -> Self:
        """Begin a game from the lobby."""
        return self.begin_game(TITLES[self.game], *sitters, preset=preset)

    def wait_for_turn(self) -> bool:
        """Wait until a person is asked for a move, or the game is over; tell whether it goes on."""
        while (found := self.wait_until_asked(self.asked)) == "curtain":
            self.lift_curtain()
        return found == "turn"

    def touch_and_wait(self, word: str) -> None:
        """Touch something that is offered, and wait until that has done something."""
        before = self.look()
        if self.hand == "keys" and self.page.locator(f'.pieces [data-touch="{word}"]').count():
            self.step_to(word)
            self.page.keyboard.press("Enter")
        else:
            self.touch(word)
        self.page.wait_for_function(
            f"""(before) => {{
              const seen = ({LOOK})();
              const differs = (what) => seen[what].join() !== before[what].join();
              return seen.over || seen.curtain || seen.refused !== before.refused || seen.lines > before.lines
                || differs("said") || (seen.waits && (differs("open") || differs("beside")));
            }}""",
            arg=before,
        )

    def step_to(self, word: str) -> None:
        """Go to something that is offered by the key for the next such thing."""
        self.enter_board()
        for _ in range(60):
            if self.page.evaluate("document.activeElement.dataset.touch") == word:
                return
            self.page.keyboard.press("n")
        raise AssertionError(f"the key for the next thing does not lead to {word}")

    def choose(self, offered: list[str], random: Random) -> str:
        """What to touch of what is offered."""
        return random.choice(offered)

    def move_sensibly(self, random: Random) -> None:
        """Touch one thing after the other, until a sentence is written down."""
        lines = self.look()["lines"]
        while self.wait_until_asked(self.asked) == "turn" and (seen := self.look())["lines"] == lines:
            assert not seen["refused"]
            if not seen["confirm"]:
                self.touch_and_wait(self.choose([*seen["open"], *seen["beside"]], random))
            elif self.hand == "keys":
                self.page.keyboard.press(" ")
                self.wait_for_log(lines + 1)
            else:
                self.press("Done")
                self.wait_for_log(lines + 1)

    def play_to_the_end(self, seed: str) -> int:
        """Play sensible moves until the result is shown; return how many."""
        random = Random(seed)
        for moves in range(self.longest):
            if not self.wait_for_turn():
                return moves
            self.move_sensibly(random)
        raise AssertionError(f"the game did not end within {self.longest} moves")


def player_of(game: str) -> type[Player]:
    """Who plays a game: the `PLAYER` of its own `player.py`, a class of `Player`, else anybody who knows its name."""
    own = find_part(game, "player")
    player: type[Player] = own.PLAYER if own else type("Anybody", (Player,), {"game": game})
    return player
