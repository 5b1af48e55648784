"""`play`: a game in the terminal, by sentences; people share the keyboard, computers answer."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable

from parlour.bots.bot import think_at
from parlour.core.game import Game, Json, Refusal, Seat
from parlour.core.reply import make_reply
from parlour.core.save import Loaded, load_save, make_save
from parlour.core.slices import finish
from parlour.core.table import COMPUTER, LEVELS, PERSON, RESIGN, Sitter, Table, outcome_as_json
from parlour.core.token import read_token, write_token
from parlour.core.typed import make_plain
from parlour.sight import write_view
from parlour.terminal.ground import (
    FINE,
    SAMPLE,
    MisuseError,
    Parser,
    add_command,
    find_game,
    print_json,
    read_options,
    read_seed,
    usual_seats,
)
from parlour.terminal.rules import find_paragraph
from parlour.terminal.tellings import Teller

HELP = """Say a sentence of the game, as `moves` lists them, or one of these words:
  moves          every sentence that you may say now
  why SENTENCE   why you may not say it
  undo           take your last decision back (against computers also past what was revealed)
  redo           play again what you took back
  save           the token of this game; `parlour play GAME --token TOKEN` goes on with it
  draw           offer a draw, or agree to one
  resign         give up
  help           this text
  quit           leave"""


class Session:
    """One game at the terminal: prints what happens, and asks until it is over."""

    def __init__(self, game: Game, table: Table, as_json: bool) -> None:
        """Sit down at a table."""
        self.game, self.table, self.as_json = game, table, as_json
        self.teller = Teller(game, table, self.listener())
        self.shown: tuple[int, Seat] | None = None  # the last position: of which change, for which viewer
        self.words: dict[str, Callable[[Seat, str], None]] = {
            "moves": self.list_moves,
            "why": self.explain,
            "undo": self.undo,
            "redo": self.redo,
            "save": self.save,
            "help": self.help,
            "": self.help,
        }

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.table.settle()
        self.tell(0)
        while waiting := self.table.waiting():
            computers = [seat for seat in waiting if self.table.sitters[seat].who == COMPUTER]
            if computers:
                self.answer(computers[0])
            elif not self.ask(waiting[0]):
                return
        self.show_end()

    def answer(self, seat: Seat) -> None:
        """Let a computer play."""
        since = len(self.table.journal)
        self.table.play(seat, finish(think_at(self.table, seat, self.table.sitters[seat].level)))
        self.tell(since)

    def ask(self, seat: Seat) -> bool:
        """Show a person the table and take one line; returns False when he leaves."""
        if self.shown != (self.table.changes, seat):
            self.shown = (self.table.changes, seat)
            self.show(seat)
        try:
            line = input("" if self.as_json else "> ")
        except EOFError:
            if not self.as_json:
                print()
            return False
        said = line.encode("utf-8", "replace").decode().strip()
        first, _, rest = said.partition(" ")
        word = make_plain(first, {})
        if word == "quit" and not rest:
            return False
        if word in self.words and (not rest or word == "why"):
            self.words[word](seat, rest)
        else:
            self.play(seat, said)
        return True

    def show(self, seat: Seat) -> None:
        """Show a person what he knows, and what he is asked."""
        state = self.table.state
        view, asked, moves = state.view(seat), state.asks(seat, ""), state.moves(seat)
        if self.as_json:
            print_json({"seat": seat, "ask": asked._asdict(), "view": view})
            return
        told = self.teller.tell_ask(seat, asked)
        count = "" if moves is None else f"{len(moves)} sentence{'s' * (len(moves) != 1)}; "
        print(f"\n{write_view(self.game, view)}\n{told} ({count}help tells more.)")

    def play(self, seat: Seat, said: str) -> None:
        """Play a sentence, or say why not."""
        since = len(self.table.journal)
        played = self.table.play(seat, said)
        if isinstance(played, Refusal):
            self.refuse(played)
        else:
            self.tell(since)

    def tell(self, since: int) -> None:
        """Tell what was played and what it brought about, as everybody at this keyboard may hear it."""
        for record in make_reply(self.table, self.listener(), since)["log"]["records"]:
            if self.as_json:
                print_json({"record": record})
                continue
            who = "chance" if record["seat"] is None else f"seat {record['seat']}"
            print(f"{who}: {record['move'] or ''}".rstrip())
            for event in record["events"]:
                print(f"  {self.teller.tell_event(event)}".rstrip())

    def listener(self) -> Seat | None:
        """Return who listens: the only person, or a bystander (None) where several share the terminal."""
        people = [seat for seat, sitter in enumerate(self.table.sitters) if sitter.who == PERSON]
        return people[0] if len(people) == 1 else None

    def refuse(self, refusal: Refusal) -> None:
        """Say why not: the code, and the paragraph that it rests on."""
        text = find_paragraph(self.game.key, refusal.rule) if refusal.rule else None
        if self.as_json:
            print_json({"refusal": {**refusal._asdict(), "paragraph": text}})
            return
        print(f"No: {self.teller.tell_refusal(refusal)}{f' ({refusal.rule})' if refusal.rule else ''}")
        if text:
            print(f"  {refusal.rule} {text}")

    def list_moves(self, seat: Seat, rest: str) -> None:
        """List every sentence."""
        moves = self.table.state.moves(seat)
        if self.as_json:
            print_json({"moves": moves})
        else:
            print("There are too many to list." if moves is None else "\n".join(moves))

    def explain(self, seat: Seat, rest: str) -> None:
        """Say why a sentence may not be said."""
        refusal = self.table.why_not(seat, self.table.tidy(seat, rest))
        if refusal:
            self.refuse(refusal)
        elif self.as_json:
            print_json({"refusal": None})
        else:
            print("You may say that.")

    def undo(self, seat: Seat, rest: str) -> None:
        """Take the last decision back."""
        refusal = self.table.undo()
        if refusal:
            refusal = self.table.undo(beyond=True) and refusal
        if refusal:
            self.refuse(refusal)
        elif self.as_json:
            print_json({"undone": True, "takebacks": self.table.takebacks})
        else:
            print(f"Taken back{' (it is counted)' if self.table.takebacks else ''}.")

    def redo(self, seat: Seat, rest: str) -> None:
        """Play again what was taken back."""
        since = len(self.table.journal)
        refusal = self.table.redo()
        if refusal:
            self.refuse(refusal)
        else:
            self.tell(since)

    def save(self, seat: Seat, rest: str) -> None:
        """Print the token."""
        token = write_token(make_save(self.table), self.table.game)
        if self.as_json:
            print_json({"token": token})
        else:
            print(token)

    def help(self, seat: Seat, rest: str) -> None:
        """Print what may be said."""
        if self.as_json:
            print_json({"words": [*filter(None, self.words), RESIGN, "draw", "quit"]})
        else:
            print(HELP)

    def show_end(self) -> None:
        """Show how the game ended."""
        outcome = self.table.outcome()
        assert outcome is not None
        view = self.table.state.view(self.listener())
        if self.as_json:
            print_json({"outcome": outcome_as_json(outcome), "view": view})
            return
        scores = ", ".join(map(str, outcome.scores))
        print(f"\n{write_view(self.game, view)}\n{self.teller.tell_outcome(outcome)} Scores: {scores}.")


def add_parser(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "play",
        "play a game in the terminal, by sentences",
        f"python -m parlour play {SAMPLE} --seat person 3",
        "Exit codes: 0 fine, also where the game was left early; 2 the command was not understood.",
    )
    parser.add_argument("game", metavar="GAME", help="the game's key")
    parser.add_argument(
        "--seat", nargs="+", metavar="WHO", help="who sits where: person, or 1 to 5 for a computer (person 2)"
    )
    parser.add_argument("--preset", metavar="NAME", help="a named set of options")
    parser.add_argument("--set", nargs="+", default=[], metavar="OPTION=VALUE", help="options one by one")
    parser.add_argument("--seed", type=read_seed, help="the same seed gives the same chance")
    parser.add_argument("--token", metavar="T", help="go on with a saved game")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do what the command says."""
    game = find_game(args.game)
    if args.token is None:
        sitters = read_sitters(args.seat or ["person"] + ["2"] * (usual_seats(game, args.preset) - 1))
        options = read_options(game, args.preset, args.set, len(sitters))
        table = Table(game, options, sitters, args.seed if args.seed is not None else os.urandom(5).hex())
    else:
        if args.seat or args.preset or args.set or args.seed is not None:
            raise MisuseError("a token has its own seats, options and seed")
        table = load_table(game, args.token)
    Session(game, table, args.json).run()
    return FINE


def read_sitters(words: list[str]) -> tuple[Sitter, ...]:
    """Return who sits where."""
    known = {PERSON: Sitter(), **{str(level): Sitter(COMPUTER, level) for level in LEVELS}}
    for word in words:
        if word not in known:
            raise MisuseError(f"{json.dumps(word[:40])} cannot sit down: it is person, or 1 to {LEVELS[-1]}")
    return tuple(known[word] for word in words)


def load_table(game: Game, token: str) -> Table:
    """Return the table of a token, up to the first record that does not play."""
    save: Json | Refusal = read_token(token, find_game)
    loaded = save if isinstance(save, Refusal) else load_save(save, find_game)
    if not isinstance(loaded, Loaded):
        raise MisuseError(f"that token cannot be read: {loaded.code}")
    if loaded.table.game.key != game.key:
        raise MisuseError(f"that is a game of {loaded.table.game.key}")
    if loaded.broken:
        raise MisuseError(f"record {loaded.broken.record} does not play: {loaded.broken.refusal.code}")
    return loaded.table
