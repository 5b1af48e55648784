"""One random game at a table, with the checks that cost little: what the suite and the comparison of referees share."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import ClassVar, NamedTuple

from parlour.conformance.damage import mangle_sentence
from parlour.conformance.plain import as_text, is_flat, is_scores
from parlour.core import save as saves
from parlour.core.game import CHANCE, LONGEST_MOVE, Event, Game, Json, Move, Refusal, Seat, State
from parlour.core.rng import Rng
from parlour.core.table import TABLE_WORDS, Sitter, Table
from parlour.core.token import LONGEST_TOKEN, read_token, write_token

MANNERS = ("any", "back", "shy")
"""How a game is played: any move; often taking the own last move back; avoiding what changes the score."""


class Case(NamedTuple):
    """One kind of game to be tried: a title with certain options at so many seats."""

    game: Game
    preset: str
    options: Json
    seats: int

    def __str__(self) -> str:
        """Return what names the case in a report."""
        return f"{self.game.key}-{self.preset}-{self.seats}"


ARABIC = {ord("0") + digit: 0x0660 + digit for digit in range(10)}

TYPED: Mapping[str, Callable[[Move], str]] = {
    "in capitals, with a full stop": lambda move: f"{move.upper()}.",
    "in full width": lambda move: "".join(
        chr(ord(each) + 0xFEE0) if "!" <= each <= "~" else each for each in move
    ),
    "with a longer dash and other spaces": lambda move: f"{move.replace('-', chr(0x2212))}\t".replace(
        " ", "\u00a0"
    ),
    "in quotes, with Arabic digits": lambda move: f"\u201c{move.translate(ARABIC)}\u201d",
}
"""Ways in which people type a sentence."""


class Player:
    """One random game, checked as it goes: what is broken is an AssertionError that says which promise it is."""

    asked: ClassVar[int] = 2  # of the sentences that are listed, so many are tried
    mangled: ClassVar[int] = 6  # so many sentences that are nearly right are tried
    along: ClassVar[int] = 10**6  # so many sentences are composed word by word at a position

    def __init__(self, case: Case, seed: object, manner: str = "any") -> None:
        """Sit down; the same case, seed and manner make the same game."""
        self.case, self.game, self.seed, self.manner = case, case.game, seed, manner
        self.rng = Rng(f"{case} {seed}")
        self.table = self.make_table()
        self.doing = "beginning"
        self.last: dict[Seat, Move] = {}

    def make_table(self) -> Table:
        """Return a fresh table of this case."""
        return Table(self.game, self.case.options, (Sitter(),) * self.case.seats, f"seed {self.seed}"[:40])

    @property
    def state(self) -> State:
        """Return the position on the table."""
        return self.table.state

    def find(self, key: str) -> Game:
        """Return the game of a save."""
        return {self.game.key: self.game}[key]

    def must(self, kept: object, promise: str, *shown: object) -> None:
        """Fail with the promise that was not kept, and where; what is shown becomes text only then."""
        if not kept:
            raise AssertionError("\n".join(map(str, [f"{self.where()}: {promise}", *shown, self.state])))

    def where(self) -> str:
        """Return the place in the game."""
        return f"{self.case} seed {self.seed}, record {len(self.table.journal) + 1}, {self.doing}"

    # Playing

    def play_and_check(self) -> None:
        """Play a game at random and check each position and each step; what raises is broken too."""
        try:
            self.play()
        except AssertionError:
            raise
        except Exception as fault:
            raise AssertionError(
                f"{self.where()}: nothing may raise here, but {fault!r} was raised"
            ) from fault

    def play(self) -> None:
        """Play to the end."""
        while True:
            self.check_position()
            waiting = self.state.waiting()
            if not waiting:
                break
            self.must(
                len(self.table.journal) < self.game.longest,
                f"the game goes on after {self.game.longest} records: raise `longest`, or see that it ends",
            )
            seat = self.rng.choice(waiting)
            self.take_step(seat, self.choose(seat))
        self.check_end()

    def pick(self, state: State, seat: Seat) -> Move:
        """Return some legal sentence."""
        return state.chance(self.rng.fork()) if seat == CHANCE else state.sample(seat, self.rng.fork())

    def choose(self, seat: Seat) -> Move:
        """Choose a sentence after the manner of this game."""
        state = self.state
        if seat != CHANCE and self.manner == "back" and self.rng.below(2):
            back = " ".join(reversed(self.last.get(seat, "").split(" ")))
            if back and state.why_not(seat, back) is None:
                return back
        move = self.pick(state, seat)
        if seat != CHANCE and self.manner == "shy":
            for _ in range(8):
                after = state.copy()
                after.apply(seat, move)
                if after.scores(self.case.seats) == state.scores(self.case.seats):
                    break
                move = self.pick(state, seat)
        return move

    def take_step(self, seat: Seat, move: Move) -> None:
        """Say something legal through the checked door; chance is the table's to play."""
        self.doing = f"saying {move[:80]!r} as {seat}"
        played = self.table.settle() if seat == CHANCE else self.table.play(seat, move)
        self.must(isinstance(played, list), f"{move!r} is a move, and refused: {played}")
        self.last[seat] = move
        self.check_kinds(played)

    def check_kinds(self, events: object) -> None:
        """Check that what happened is a list of events of declared kinds."""
        self.must(isinstance(events, list), "apply() returns a list of events")
        assert isinstance(events, list)
        for event in events:
            kind = event.kind if isinstance(event, Event) else event
            self.must(kind in self.game.kinds, f"declare the event kind {kind!r} in `kinds`")

    # Positions

    def check_position(self) -> None:
        """Check what costs little."""
        self.check_flow(self.state)
        self.check_sentences()

    def check_flow(self, state: State) -> None:
        """Check that a position is sound, says who it waits for, and how it ended."""
        self.doing = "looking at a position"
        wrong = state.audit()
        self.must(wrong == [], f"audit() complains: {wrong}")
        waiting = state.waiting()
        self.must(isinstance(waiting, tuple), "waiting() is a tuple")
        known = waiting in ((), (CHANCE,)) or set(waiting) <= set(range(self.case.seats))
        self.must(
            known and list(waiting) == sorted(set(waiting)), f"waiting() is (), (CHANCE,) or seats: {waiting}"
        )
        self.must(
            (state.outcome() is None) == bool(waiting),
            "outcome() is None exactly while somebody is waited for",
        )
        self.check_outcome(state)
        scores = state.scores(self.case.seats)
        self.must(is_scores(scores, self.case.seats), f"scores() is a whole number for each seat: {scores}")

    def check_outcome(self, state: State) -> None:
        """Check how a game that is over says so."""
        outcome = state.outcome()
        if outcome is None:
            return
        self.must(outcome.reason in self.game.reasons, f"declare the reason {outcome.reason!r} in `reasons`")
        self.must(isinstance(outcome.winners, frozenset), "winners are a frozenset")
        self.must(
            outcome.winners <= set(range(self.case.seats)), f"winners are seats: {set(outcome.winners)}"
        )
        for side in self.table.sides:
            whole = outcome.winners.issuperset(side) or outcome.winners.isdisjoint(side)
            self.must(whole, f"whole sides win, or lose: {set(outcome.winners)} is a part of {side}")
        self.must(is_scores(outcome.scores, self.case.seats), f"a score for each seat: {outcome.scores}")
        self.must(outcome.scores == state.scores(self.case.seats), "outcome and scores() agree")

    # Sentences

    def check_sentences(self) -> None:
        """Check that what is listed may be said, and that nothing else may."""
        self.doing = "asking for moves"
        waiting = self.state.waiting()
        for seat in waiting:
            moves = self.state.moves(seat)
            self.must(
                moves is None or moves, f"seat {seat} is waited for and has no move: the game would hang"
            )
            self.must(seat != CHANCE or waiting == (CHANCE,), "chance is waited for alone")
            if moves is not None:
                self.check_listed(seat, moves)
            picked = [self.pick(self.state, seat) for _ in range(2)]
            for move in picked:
                self.must(
                    self.state.why_not(seat, move) is None and (moves is None or move in moves),
                    f"{move!r} is refused, or not listed: sample() gives one of moves()",
                )
                self.check_tidy(seat, move, move)
                self.check_tidy(seat, f"  {move.replace(' ', '   ')} ", move)
                if seat != CHANCE:
                    self.check_typed(seat, move)
            self.check_refused(seat, moves, picked)
        for seat in (CHANCE, *range(self.case.seats + 1), 10**30):
            if seat not in waiting:
                self.must(self.state.moves(seat) == [], f"seat {seat} is not waited for and has moves")

    def check_listed(self, seat: Seat, moves: list[Move]) -> None:
        """Check the sentences that a seat is offered."""
        self.must(len(set(moves)) == len(moves), "moves() lists a sentence twice")
        chosen = moves if self.asked >= len(moves) else [self.rng.choice(moves) for _ in range(self.asked)]
        for move in chosen:
            proper = isinstance(move, str) and move.isprintable() and move == " ".join(move.split())
            self.must(
                proper and len(move) <= LONGEST_MOVE, f"{move!r} is not words with single spaces between them"
            )
            self.must(move not in TABLE_WORDS, f"{move!r} is a word of the table: choose another")
            refusal = self.state.why_not(seat, move)
            self.must(refusal is None, f"{move!r} is listed and refused: {refusal}")
            self.check_tidy(seat, move, move)

    def check_tidy(self, seat: Seat, text: str, expected: Move | None = None) -> None:
        """Check that what is typed becomes one sentence for good, and that a legal sentence stays as it is."""
        tidied = self.state.tidy(seat, text)
        self.must(isinstance(tidied, str), f"tidy() of {text[:80]!r} is no text: {tidied!r}")
        self.must(
            expected in (None, tidied), f"tidy() turns {text[:80]!r} into {tidied[:80]!r}, not {expected!r}"
        )
        self.must(
            self.state.tidy(seat, tidied) == tidied,
            f"tidy() is not done with {text[:80]!r} at once: {tidied!r}",
        )

    def check_typed(self, seat: Seat, move: Move) -> None:
        """Check that a legal sentence is understood as people type it."""
        for name, type_otherwise in TYPED.items():
            typed = type_otherwise(move)
            meant = self.table.tidy(seat, typed)
            self.must(meant == move, f"{typed[:80]!r} ({name}) is read as {str(meant)[:80]!r}, not {move!r}")

    def check_refused(
        self, seat: Seat, moves: list[Move] | None, said: list[Move], earlier: list[Move] | None = None
    ) -> None:
        """Check that earlier, mangled and senseless sentences are refused unless they are listed."""
        legal = set(moves or ())
        mangled = mangle_sentence(self.rng.choice(said), self.rng)
        if self.mangled < len(mangled):
            self.rng.shuffle(mangled)
        for sentence in [*(earlier or ()), *mangled[: self.mangled]]:
            refusal = self.check_refusal(seat, sentence)
            if isinstance(sentence, str):
                self.check_tidy(seat, sentence)
            if moves is not None:
                self.must(
                    (refusal is None) == (isinstance(sentence, str) and sentence in legal),
                    f"{str(sentence)[:80]!r} is taken but not listed, or listed but refused: {refusal}",
                )
            elif refusal is None:
                after = self.state.copy()
                after.apply(seat, str(sentence))
                wrong = after.audit()
                self.must(wrong == [], f"why_not takes {str(sentence)[:80]!r}, which leads to {wrong}")
                self.must(
                    str(self.game.from_text(str(after))) == str(after),
                    f"{sentence!r} makes no sound position",
                )

    def check_refusal(self, seat: Seat, sentence: object) -> Refusal | None:
        """Return what a sentence is answered, having checked that it is a declared refusal or None."""
        refusal = self.state.why_not(seat, sentence)
        if refusal is not None:
            self.must(isinstance(refusal, Refusal), f"why_not gave {refusal!r}: a Refusal, or None")
            rules = self.game.codes.get(refusal.code)
            self.must(rules is not None, f"declare the code {refusal.code!r} in `codes`, with its paragraph")
            cited = refusal.rule in (str(rules).split() or [""])
            self.must(cited, f"{refusal.code!r} cites {refusal.rule!r}, but is declared to rest on {rules!r}")
            self.must(
                is_flat(refusal.args), f"the arguments of {refusal.code!r} are flat JSON: {refusal.args}"
            )
            as_text(refusal.args, f"the arguments of {refusal.code!r}")
        return refusal

    # Saves, the end

    def check_save(self) -> saves.Loaded:
        """Check that a save, and a token, give the game back as it was; returns what was loaded."""
        self.doing = "saving"
        save = saves.make_save(self.table)
        text = as_text(save, "a save")
        token = write_token(save, self.game)
        self.must(
            len(token) <= LONGEST_TOKEN, f"the token has {len(token)} characters: at most {LONGEST_TOKEN}"
        )
        told = {str(len(save["journal"])): saves.hash_dump(save["at"])}
        carried = {key: value for key, value in {**save, "check": told}.items() if key != "at"}
        self.must(read_token(token, self.find) == carried, "a token reads back as its save")
        loaded = saves.load_save(json.loads(text), self.find)
        self.must(isinstance(loaded, saves.Loaded), f"a save is refused: {loaded}")
        assert isinstance(loaded, saves.Loaded)
        self.must(loaded.broken is None, f"a journal does not play again: {loaded.broken}")
        if self.state.waiting() == (CHANCE,):
            self.must(
                loaded.table.waiting() != (CHANCE,),
                "a loaded table plays chance at once, as every table does",
            )
            return loaded
        self.must(saves.make_save(loaded.table) == save, "save, load and save are not the same")
        same = loaded.table.state.dump() == self.state.dump()
        self.must(same, "a loaded game stands in another position")
        return loaded

    def check_end(self) -> None:
        """Check what holds when the game is over."""
        self.doing = "ending"
        self.must(self.table.outcome() is not None, "a game that waits for nobody has an outcome")
        self.check_save()
