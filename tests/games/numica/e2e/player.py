"""Somebody who plays Numica: its words on the page, a row set up, pieces chosen and moved."""

from __future__ import annotations

from random import Random
from typing import Self

from e2e.harness import CHOSEN, TARGET
from e2e.player import Player

# What the labels say of a space, and the status line of a turn.
MINE, THEIRS = "your ", "of the other player"
CHOOSE_PIECE = "hoose a piece"  # after the name of whoever is asked, or without one
SET_UP = "et up:"

A_ROW = "r s r s s r r s"
"""A set-up, four pieces of each kind."""


class NumicaPlayer(Player):
    """Somebody who catches something where one of a few pieces can."""

    game = "numica"
    asked = CHOOSE_PIECE
    longest = 150
    tables = (("", ("person", "1")), ("", ("person", "person")))
    typed = ("s r s r s r s r", "r r r r s s s s", "a1 a3", "h1 g3")

    def begin_turn(self) -> Self:
        """Begin a game against the easiest computer, set up, and wait for one's turn."""
        self.begin("person", "1")
        self.set_up()
        assert self.wait_for_turn()
        return self

    def set_up(self, row: str = A_ROW, *, typed: bool = True) -> None:
        """Set up one's row, and wait until that is written down."""
        before = len(self.read_log())
        self.wait_for_status(SET_UP)
        if typed:
            self.type_sentence(row)
        else:
            self.lay(row.split())
            self.confirm()
        self.wait_for_log(before + 1)

    def lay(self, kinds: list[str]) -> None:
        """Take one piece after the other: each lays the one before it on the first free place, the last itself."""
        for number, kind in enumerate(kinds):
            self.touch(kind)
            self.wait_for_laid(8 if number == 7 else number, in_hand="" if number == 7 else kind)

    def wait_for_laid(self, count: int, *, in_hand: str = "") -> None:
        """Wait until so many pieces are laid, and this kind, if any, is in the hand."""
        self.page.wait_for_function(
            """([count, kind]) => document.querySelectorAll(".token.is-laid").length === count
              && (document.querySelector(".supply.is-said")?.dataset.touch ?? "") === kind""",
            arg=[count, in_hand],
        )

    def find_spaces(self, words: str) -> list[str]:
        """The spaces of which the labels say this; what is still to be laid stands on none."""
        return [word for word in super().find_spaces(words) if len(word) == 2]

    def confirm(self) -> None:
        """Play what could go on, and need not."""
        if self.hand == "keys":
            self.page.keyboard.press(" ")
        else:
            self.press("Done")

    def choose_piece(self, word: str) -> bool:
        """Touch a piece of one's own; tell whether it can go anywhere."""
        heard = self.count_heard()
        self.touch(word)
        found = self.page.wait_for_function(
            """([word, mark, heard]) => {
              const label = document.querySelector(`.pieces [data-touch="${word}"]`)?.ariaLabel ?? "";
              if (label.includes(mark)) return "chosen";
              const alerts = window.heard.slice(heard).filter(({ region }) => region === "alert");
              return alerts.length > 0 && "refused";
            }""",
            arg=[word, CHOSEN, heard],
        )
        return bool(found.json_value() == "chosen")

    def choose_first(self) -> str:
        """Touch the first piece that can go anywhere; return it."""
        return next(piece for piece in self.find_spaces(MINE) if self.choose_piece(piece))

    def move_somewhere(self) -> tuple[str, str]:
        """Move the first piece that can go anywhere to the first place that it can go to."""
        piece = self.choose_first()
        target = self.find_spaces(TARGET)[0]
        lines = len(self.read_log())
        self.touch(target)
        self.wait_for_log(lines + 1)
        return piece, target

    def move_sensibly(self, random: Random, tries: int = 3) -> None:
        """Look at some pieces, catch something where one of them can, else go anywhere."""
        mine = self.find_spaces(MINE)
        random.shuffle(mine)
        seen = 0
        targets: list[str] = []
        for piece in mine:
            if not self.choose_piece(piece):
                continue
            board = self.read_board()
            targets = [word for word, label in board.items() if TARGET in label]
            prey = [word for word in targets if THEIRS in board[word]]
            seen += 1
            if prey or seen == tries:
                targets = prey or targets
                break
        assert targets, "it is my turn, and no piece of mine can go anywhere"
        before = len(self.read_log())
        self.touch(random.choice(targets))
        self.wait_for_log(before + 1)


PLAYER = NumicaPlayer
