"""`fuzz`: random games through the checked door, every step audited and compared with the plain referee."""

from __future__ import annotations

import argparse
import importlib.util
import inspect
import json
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import NamedTuple, Protocol, cast

from parlour.core.game import CHANCE, Game, Json, Move, Option, Refusal, Seat
from parlour.core.rng import Rng
from parlour.core.save import Loaded, hash_state, load_save, make_save
from parlour.core.table import TABLE_CODES, TABLE_WORDS, Sitter, Table
from parlour.core.token import read_token, write_token
from parlour.terminal.ground import (
    CHECKOUT,
    FAILED,
    FINE,
    MisuseError,
    Parser,
    add_command,
    find_game,
    list_games,
    print_json,
    read_count,
    read_options,
    read_seed,
    shorten,
    watch,
)

MANNERS = ("any", "back", "shy")
"""How a game is played: any move; often taking the own last move back; avoiding what changes the score."""

MANGLED_EACH_STEP = 6
SAMPLED_EACH_STEP = 6
"""Moves that the two referees are asked about where they are too many to be listed."""

SAVE_EVERY = 12
LONGEST_TOKEN = 4096
MOST_FINDINGS = 5
GAMES_PAST_THE_ORACLE = 8
"""One game of so many may have options that the plain referee does not know."""

ODD_CHARACTERS = "\0\t\n ¹²٣é€♜🂡\u202e\ud800'\"\\{}[]:-_§"


class SecondReferee(Protocol):
    """What an oracle can do: a state that playing leaves alone."""

    def waiting(self) -> tuple[int, ...]:
        """Name the seats that must act now."""

    def moves(self, seat: int) -> set[str] | None:
        """List what a seat may say, None where that is too much."""

    def play(self, seat: int, sentence: str) -> SecondReferee:
        """Return the state afterwards; raises ValueError where that is not legal."""

    def ended(self) -> tuple[str, frozenset[int]] | None:
        """Return the reason for the end and the winners."""

    def scores(self) -> tuple[int, ...]:
        """Return each seat's score."""


class Finding(NamedTuple):
    """Something that is wrong, and how to see it again."""

    game: str
    options: Json
    seats: int
    seed: str
    record: int
    what: str
    token: str

    def __str__(self) -> str:
        """Return it in two lines."""
        played = f"{self.game} {json.dumps(self.options)} {self.seats} seats"
        where = f"{played}, seed {self.seed}, record {self.record}"
        return f"{where}: {self.what}\n  {self.token}"


class WrongError(Exception):
    """Raised where a check fails; becomes a `Finding`."""


class Player:
    """One random game, checked at each step."""

    def __init__(
        self,
        game: Game,
        seed: str,
        oracle: Callable[..., SecondReferee] | None = None,
        options: Json | None = None,
        seats: int | None = None,
    ) -> None:
        """Choose options, seats and manner by the seed where they are not given, and set the table."""
        self.game, self.seed, self.rng = game, seed, Rng(f"fuzz:{seed}")
        self.options = choose_options(game, oracle, self.rng)
        self.options.update(options or {})
        self.seats = seats or self.rng.choice(list(game.seats))
        self.manner = self.rng.choice(MANNERS)
        self.second = start_second(game, oracle, self.options, self.seats)
        self.compared = self.second is not None
        self.told = 0  # records that the second referee has heard
        self.last: dict[Seat, Move] = {}
        self.table = Table(game, self.options, tuple(Sitter() for _ in range(self.seats)), seed[:40])
        self.codes = {*game.codes, *TABLE_CODES}

    def play(self) -> str | Finding:
        """Play to the end; returns the reason for it, or what is wrong."""
        try:
            self.check()
            self.table.settle()
            while self.table.waiting():
                self.check()
                self.step()
                if len(self.table.journal) > self.game.longest:
                    raise WrongError("the game has more records than the longest")
            self.check()
            self.check_save()
            outcome = self.table.outcome()
            if outcome is None or outcome.reason not in self.game.reasons:
                raise WrongError(f"it ended as {outcome}")
            return outcome.reason
        except WrongError as wrong:
            return self.find(str(wrong))
        except Exception as fault:
            return self.find(f"raised {type(fault).__name__}: {fault}")

    def find(self, what: str) -> Finding:
        """Return the finding, with a token of the game so far."""
        try:
            token = write_token(make_save(self.table), self.game)
        except Exception as fault:
            token = f"no token: {type(fault).__name__}"
        return Finding(
            self.game.key, self.options, self.seats, self.seed, len(self.table.journal), what[:2000], token
        )

    def step(self) -> None:
        """Say something legal through the checked door."""
        seat = self.rng.choice(list(self.table.waiting()))
        move = self.choose(seat)
        played = self.table.play(seat, move)
        if isinstance(played, Refusal):
            raise WrongError(f"{move!r} of seat {seat} was listed, and refused as {played.code}")
        kinds = {event.kind for event in played}
        if not kinds <= set(self.game.kinds):
            raise WrongError(f"event kinds that are not declared: {sorted(kinds - set(self.game.kinds))}")
        self.last[seat] = move
        if len(self.table.journal) % SAVE_EVERY == 0:
            self.check_save()

    def choose(self, seat: Seat) -> Move:
        """Choose a move after the manner of this game."""
        state = self.table.state
        if self.manner == "back" and self.rng.below(2):
            back = " ".join(reversed(self.last.get(seat, "").split(" ")))
            if back and state.why_not(seat, back) is None:
                return back
        move = state.sample(seat, self.rng)
        if self.manner == "shy":
            for _ in range(8):
                after = state.copy()
                after.apply(seat, move)
                if after.scores(self.seats) == state.scores(self.seats):
                    break
                move = state.sample(seat, self.rng)
        return move

    def check(self) -> None:
        """Check the position as it stands."""
        state, waiting = self.table.state, self.table.waiting()
        wrong = state.audit()
        if wrong:
            raise WrongError(f"audit: {'; '.join(wrong)}")
        if bool(waiting) == (self.table.outcome() is not None):
            raise WrongError(f"waiting for {waiting} with the outcome {self.table.outcome()}")
        if waiting == (CHANCE,):
            move = state.chance(self.rng)
            if state.why_not(CHANCE, move) is not None:
                raise WrongError(f"chance said {move!r}, which is refused")
        for seat in range(self.seats):
            moves = state.moves(seat)
            if seat not in waiting and moves != []:
                raise WrongError(f"seat {seat} is not waited for, and has moves")
            if seat in waiting:
                if moves == []:
                    raise WrongError(f"seat {seat} is waited for, and has no moves")
                self.check_sentences(seat, moves)
        for viewer in (None, *range(self.seats)):
            if json.loads(json.dumps(state.view(viewer))) != state.view(viewer):
                raise WrongError(f"the view of {viewer} is not plain JSON")
        if self.second is not None:
            self.compare()

    def check_sentences(self, seat: Seat, moves: list[Move] | None) -> None:
        """Check that what is listed is not refused, and that what is mangled is."""
        state = self.table.state
        listed = set(moves or [])
        if len(listed) != len(moves or []):
            raise WrongError(f"seat {seat} has a move twice")
        sentences = [state.sample(seat, self.rng) for _ in range(2)]
        for move in sentences:
            if state.why_not(seat, move) is not None or (moves is not None and move not in listed):
                raise WrongError(f"{move!r} is a move, and refused")
        for _ in range(MANGLED_EACH_STEP):
            mangled = mangle(self.rng.choice(sentences), self.rng)
            refusal = self.table.why_not(seat, mangled)
            if moves is not None and mangled not in TABLE_WORDS and (refusal is None) != (mangled in listed):
                raise WrongError(f"{mangled!r} is no move, and not refused; or it is one, and refused")
            if refusal is not None and refusal.code not in self.codes:
                raise WrongError(f"{refusal.code} is not declared")

    def check_save(self) -> None:
        """Check that a token keeps the game."""
        token = write_token(make_save(self.table), self.game)
        if len(token) > LONGEST_TOKEN:
            raise WrongError(f"the token has {len(token)} characters")
        loaded = load_save(read_token(token, find_game), find_game)
        if not isinstance(loaded, Loaded) or loaded.broken:
            raise WrongError(f"the token does not load: {loaded}")
        same = loaded.table.journal == self.table.journal
        if not same or hash_state(loaded.table.state) != hash_state(self.table.state):
            raise WrongError("the token loads another game")

    def compare(self) -> None:
        """Tell the second referee what was played since, and compare."""
        second = self.second
        assert second is not None
        for record in self.table.journal[self.told :]:
            second = second.play(record.seat, record.move)
        self.told, self.second = len(self.table.journal), second
        state = self.table.state
        if set(second.waiting()) != set(state.waiting()):
            raise WrongError(f"waiting for {state.waiting()}, says the oracle {second.waiting()}")
        for seat in state.waiting():
            ours, theirs = state.moves(seat), second.moves(seat)
            if ours is None or theirs is None:
                self.compare_sentences(second, seat, ours)
            elif set(ours) != theirs:
                raise WrongError(
                    f"only ours: {sorted(set(ours) - theirs)}; only the oracle's: "
                    f"{sorted(theirs - set(ours))}"
                )
        outcome, ended = state.outcome(), second.ended()
        if (None if outcome is None else (outcome.reason, outcome.winners)) != ended:
            raise WrongError(f"the outcome is {outcome}, says the oracle {ended}")
        if state.scores(self.seats) != tuple(second.scores()):
            raise WrongError(f"the scores are {state.scores(self.seats)}, says the oracle {second.scores()}")

    def compare_sentences(self, second: SecondReferee, seat: Seat, listed: list[Move] | None) -> None:
        """Compare what the referees say of some moves and of mangled ones, where they cannot list them all."""
        moves = listed or [self.table.state.sample(seat, self.rng) for _ in range(SAMPLED_EACH_STEP)]
        mangled = [mangle(self.rng.choice(moves), self.rng) for _ in range(MANGLED_EACH_STEP)]
        for sentence in (*moves, *mangled):
            self.compare_sentence(second, seat, sentence)

    def compare_sentence(self, second: SecondReferee, seat: Seat, sentence: str) -> None:
        """Compare what the referees say of one sentence."""
        refusal = self.table.state.why_not(seat, sentence)
        if accepts(second, seat, sentence) != (refusal is None):
            said = "not refused" if refusal is None else f"refused as {refusal.code}"
            raise WrongError(f"{sentence!r} of seat {seat} is {said}, and the oracle says otherwise")


def accepts(second: SecondReferee, seat: Seat, sentence: Move) -> bool:
    """Tell whether the second referee would play a sentence."""
    try:
        second.play(seat, sentence)
    except ValueError:
        return False
    return True


def choose_options(game: Game, oracle: Callable[..., SecondReferee] | None, rng: Rng) -> Json:
    """Return some options; mostly such as the plain referee knows, where there is one."""
    options = {option.key: choose_value(option, rng) for option in game.options}
    if oracle is not None and rng.below(GAMES_PAST_THE_ORACLE):
        known = inspect.signature(oracle).parameters
        options.update({key: value for key, value in game.defaults().items() if key not in known})
    return options


def choose_value(option: Option, rng: Rng) -> bool | int | str:
    """Return some value of an option."""
    if option.kind == "flag":
        return bool(rng.below(2))
    if option.kind == "number":
        least, greatest = (int(choice) for choice in option.choices)
        return least + rng.below(greatest - least + 1)
    return rng.choice(option.choices)


def mangle(sentence: Move, rng: Rng) -> str:
    """Return a sentence with something wrong about it, mostly."""
    words = sentence.split(" ")
    at = rng.below(len(words))
    odd = ODD_CHARACTERS[rng.below(len(ODD_CHARACTERS))]
    char = rng.below(len(sentence))
    ways: tuple[Callable[[], str], ...] = (
        lambda: " ".join(words[:at] + words[at + 1 :]),
        lambda: " ".join(words[: at + 1] + words[at:]),
        lambda: " ".join(reversed(words)),
        lambda: " ".join([*words[:at], words[rng.below(len(words))], *words[at + 1 :]]),
        lambda: sentence[:char] + odd + sentence[char + 1 :],
        lambda: sentence[:char] + odd + sentence[char:],
        lambda: sentence[:char] + chr(ord(sentence[char]) + 1) + sentence[char + 1 :],
        lambda: sentence.upper(),
        lambda: sentence.replace(" ", "  ", 1) + " ",
        lambda: sentence[:char],
        lambda: sentence + " " + "9" * rng.below(400),
        lambda: odd * rng.below(4000),
    )
    return rng.choice(ways)()


def load_oracle(folder: Path, key: str) -> Callable[..., SecondReferee] | None:
    """Return the function that starts the plain referee of a game, None where the folder has none."""
    path = folder / key / "oracle.py"
    name = f"parlour_oracle_{key}"
    if not path.is_file():
        return None
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # its dataclasses look themselves up there
    spec.loader.exec_module(module)
    return cast("Callable[..., SecondReferee]", module.Oracle.start)


def start_second(
    game: Game, oracle: Callable[..., SecondReferee] | None, options: Json, seats: int
) -> SecondReferee | None:
    """Begin the same game with the plain referee, None where it does not know the options.

    Where its function has a parameter `seats`, it is told how many play.
    """
    if oracle is None:
        return None
    known = inspect.signature(oracle).parameters
    defaults = game.defaults()
    if any(value != defaults[key] for key, value in options.items() if key not in known):
        return None
    facts = {**options, "seats": seats}
    return oracle(**{key: value for key, value in facts.items() if key in known})


def add_parser(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "fuzz",
        "play random games through the checked door, and compare them with the plain referees",
        "python -m parlour fuzz numica --games 2000 --seed monday",
        "Exit codes: 0 fine; 1 something is wrong (a token shows it); 2 the command was not understood.",
    )
    parser.add_argument(
        "games_asked", nargs="*", metavar="GAME", help="the games' keys; all where none is named"
    )
    parser.add_argument("--games", type=read_count, default=100, metavar="N", help="how many of each (100)")
    parser.add_argument("--seed", type=read_seed, default="fuzz", help="another seed plays other games")
    parser.add_argument("--preset", metavar="NAME", help="a named set of options; without it, any options")
    parser.add_argument("--oracle", metavar="FOLDER", help="where the plain referees are (tests/games)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do what the command says."""
    folder = CHECKOUT / "tests" / "games" if args.oracle is None else Path(args.oracle)
    if args.oracle is not None and not folder.is_dir():
        raise MisuseError(f"{shorten(args.oracle)} is no folder")
    failed = False
    for game in [find_game(key) for key in args.games_asked or list_games()]:
        began = perf_counter()
        oracle = load_oracle(folder, game.key)
        options = None if args.preset is None else read_options(game, args.preset, (), game.seats[0])
        ends: dict[int, Counter[str]] = {seats: Counter() for seats in game.seats}
        findings: list[Finding] = []
        records = compared = 0
        for number in watch(range(args.games), args.games, f"fuzz {game.key}"):
            player = Player(game, f"{args.seed}:{number}", oracle, options)
            ended = player.play()
            records += len(player.table.journal)
            compared += player.compared
            if isinstance(ended, Finding):
                findings.append(ended)
                if len(findings) >= MOST_FINDINGS:
                    break
            else:
                ends[player.seats][ended] += 1
        failed = failed or bool(findings)
        _show(args.json, game, ends, findings, records, compared, perf_counter() - began)
    return FAILED if failed else FINE


def _show(
    as_json: bool,
    game: Game,
    by_seats: dict[int, Counter[str]],
    findings: list[Finding],
    records: int,
    compared: int,
    seconds: float,
) -> None:
    """Print what was found, and the games that ended for each reason; as JSON, also apart by seats."""
    reasons = sum(by_seats.values(), Counter[str]())
    played = reasons.total() + len(findings)
    if as_json:
        data = {"game": game.key, "games": played, "records": records, "compared": compared}
        data["ends"] = {str(seats): dict(counts) for seats, counts in by_seats.items()}
        listed = [finding._asdict() for finding in findings]
        print_json({**data, "reasons": dict(reasons), "findings": listed, "seconds": round(seconds, 3)})
        return
    for finding in findings:
        print(finding)
    ends = ", ".join(f"{reason} {number}" for reason, number in reasons.most_common())
    print(
        f"{game.key}: {played} games, {records} records, {compared} games compared with the oracle, "
        f"{len(findings) or 'nothing'} wrong; ends: {ends or 'none'}; {seconds:.1f} s"
    )
