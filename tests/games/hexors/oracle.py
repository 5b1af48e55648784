"""A plain second referee for Hexors, written from the rules alone, to check the real one against."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, permutations
from math import perm

from games.hexors.oracle_powers import Play, exchange
from games.hexors.oracle_table import Battle, Piece
from games.hexors.oracle_tiles import (
    CHANCE,
    COLOURS,
    COSTS,
    STARTER_CHARACTERS,
    STARTER_STRONGHOLDS,
    distance,
    read_tiles,
)

CLOCK = 60
SIEGE = 12
MOST_SENTENCES = 1500
"""Beyond so many set-ups or choices of powers they are not listed; each can still be asked about."""


@dataclass(frozen=True)
class Oracle(Play):
    """One state of a game of Hexors; playing gives a new state and leaves this one alone."""

    # toss, starter, deal, choose, place; then lost, duel, step, pick, roll, or a window; over
    stage: str = "toss"
    # The seat that the toss named: the winner of two, the first of more.
    tossed: int = 0
    # By seat: the numbers of its tiles, of the Stronghold first, and what it chose in secret.
    armies: tuple[tuple[str, ...], ...] = ()
    choices: tuple[tuple[str, ...] | None, ...] = ()
    # How many seats have been dealt to, or have placed their tiles.
    done: int = 0
    # Who has passed in the open window since asking last began.
    passed: frozenset[int] = frozenset()
    # The tile that moved, or threw, or struck, and whom it touched where it landed and has not fought yet.
    mover: Piece | None = None
    touched: tuple[Piece, ...] = ()
    # Whether the last window of the turn was open already, or is not to be.
    closed: bool = False
    # Turns without a tile that left, and whether one has left in this turn (R-HX-42).
    clock: int = 0
    lost: bool = False
    # Turns in a row in which nobody attacked the Stronghold that is all somebody has (R-HX-56).
    siege: int = 0
    result: tuple[str, frozenset[int]] | None = None

    @staticmethod
    def start(
        game: str = "beginner",
        teams: bool = False,
        armies: str = "powers",
        characters: int = 4,
        powers: int = 3,
        tiles: str = "",
        seats: int = 2,
    ) -> "Oracle":
        """Begin a game before the toss."""
        if teams and seats != 4:
            raise ValueError("teams are for four")
        # The Beginner's game has no powers, and chance alone deals its tiles.
        kind, each = (armies, powers) if game == "collector" else ("dealt", 0)
        nothing: tuple[tuple[str, ...], ...] = ((),) * seats
        return Oracle(
            tiles=read_tiles(tiles),
            game=game,
            teams=teams,
            army=kind,
            characters=characters,
            powers=each,
            seats=seats,
            hidden=nothing,
            used=nothing,
            stones=(0,) * seats,
            armies=nothing,
            choices=(None,) * seats,
        )

    # What a referee can be asked

    def waiting(self) -> tuple[int, ...]:
        """Name the seats that must act now: -1 is chance, nobody when the game is over."""
        if self.stage == "over":
            return ()
        if self.stage in ("toss", "deal", "roll"):
            return (CHANCE,)
        if self.stage == "starter":
            return (self.tossed,)
        if self.stage == "choose":
            return tuple(seat for seat, choice in enumerate(self.choices) if choice is None)
        if self.stage == "place":
            return (self.order(self.tossed)[self.done],)
        return (self.asked()[0],) if self.window else (self.active,)

    def moves(self, seat: int) -> set[str] | None:
        """List the sentences this seat may say; None where they are too many to list."""
        if seat not in self.waiting():
            return set()
        if self.window:
            holds = "075" in self.hidden[seat] and next(self.activations(seat, "075"), None)
            return None if holds else self._answers(seat)
        match self.stage:
            case "toss":
                return {f"toss {number + 1}" for number in range(self.seats)}
            case "starter":
                return {f"take {number}" for number in STARTER_STRONGHOLDS}
            case "choose":
                return self._choices(seat) if self.army == "powers" else None
            case "place":
                return self._placements(seat)
            case "roll":
                return {f"roll {colour}" for colour in COLOURS}
            case "deal":
                return None
        return self._steps()

    def legal(self, seat: int, sentence: str) -> bool:
        """Tell whether this seat may say this sentence now."""
        if seat not in self.waiting():
            return False
        words = sentence.split(" ")
        if self.window:
            return sentence in self._answers(seat) or self._is_wasteland(seat, words)
        match self.stage:
            case "deal":
                return words[0] == "deal" and self._may_deal(words[1:])
            case "choose":
                return words[0] == "take" and self._may_choose(words[1:])
            case "place":
                return self._may_place(seat, words)
        listed = self.moves(seat)
        return listed is not None and sentence in listed

    def play(self, seat: int, sentence: str) -> "Oracle":
        """Give the state after this sentence, or raise ValueError when it is not legal now."""
        if not self.legal(seat, sentence):
            raise ValueError(f"seat {seat} may not say: {sentence}")
        words = sentence.split(" ")
        if self.window:
            return self._answer(seat, sentence)
        match self.stage:
            case "toss":
                return self._toss(int(words[1]) - 1)
            case "starter":
                return self._take_starter(seat, words[1])
            case "deal":
                return self._deal(words[1:])
            case "choose":
                return self._choose(seat, tuple(words[1:]))
            case "place":
                return self._place(seat, words)
            case "roll":
                return self._roll(words[1])
        return self._step(words)

    def ended(self) -> tuple[str, frozenset[int]] | None:
        """Give the reason for the end and the winners, None while the game goes on."""
        return self.result

    def scores(self) -> tuple[int, ...]:
        """Count the tiles of each seat that are in play (R-HX-55)."""
        return tuple(self.in_play(seat) for seat in range(self.seats))

    def order(self, first: int) -> list[int]:
        """List the seats in turn order from one on."""
        return [(first + step) % self.seats for step in range(self.seats)]

    # Setting up

    def _toss(self, seat: int) -> "Oracle":
        """Name the winner of two, or who sits first of more (R-HX-02, R-HX-33, R-HX-43)."""
        after = replace(self, tossed=seat)
        if self._is_starter_game():
            return replace(after, stage="starter")
        return after._go_on_choosing() if self.army == "chosen" else replace(after, stage="deal")

    def _is_starter_game(self) -> bool:
        """Tell whether one Starter Set is shared out: the Beginner's game of two."""
        return self.game == "beginner" and self.seats == 2

    def _take_starter(self, seat: int, number: str) -> "Oracle":
        """Give one of the two Strongholds to the winner, and the rest to the other."""
        rest = next(other for other in STARTER_STRONGHOLDS if other != number)
        armies = exchange(exchange(self.armies, seat, (number,)), 1 - seat, (rest,))
        return replace(self, armies=armies, stage="deal")

    def _known(self, stronghold: bool) -> list[str]:
        """List the numbers of all Strongholds, or of all Characters."""
        return [number for number, tile in self.tiles.items() if tile.is_stronghold() == stronghold]

    def _may_deal(self, words: Sequence[str]) -> bool:
        """Tell whether chance deals what is asked for, none of it twice."""
        if self._is_starter_game():
            whole = self.characters == 4
            pool = STARTER_CHARACTERS if whole else tuple(self._known(False))
            return len(words) == 2 * self.characters and are_different(words, pool)
        each = self.powers if self.army == "dealt" else 0
        stronghold, characters, powers = self._part(words)
        gone = {number for army in self.armies for number in army}
        return (
            len(words) == 1 + self.characters + each
            and are_different(stronghold, [each for each in self._known(True) if each not in gone])
            and are_different(characters, [each for each in self._known(False) if each not in gone])
            and are_different(powers, list(COSTS))
            and is_sorted(characters)
            and is_sorted(powers)
        )

    def _part(self, words: Sequence[str]) -> tuple[Sequence[str], Sequence[str], Sequence[str]]:
        """Part an army: the Stronghold, the Characters, the powers."""
        return words[:1], words[1 : 1 + self.characters], words[1 + self.characters :]

    def _deal(self, words: list[str]) -> "Oracle":
        """Give one seat, or both by turns in the Beginner's game of two, what chance deals."""
        if self._is_starter_game():
            winner = self.tossed
            armies = exchange(self.armies, winner, (*self.armies[winner], *words[::2]))
            armies = exchange(armies, 1 - winner, (*armies[1 - winner], *words[1::2]))
            return replace(self, armies=armies)._begin_placing()
        seat = self.order(self.tossed)[self.done]
        stronghold, characters, powers = self._part(words)
        after = replace(
            self,
            armies=exchange(self.armies, seat, (*stronghold, *characters)),
            hidden=exchange(self.hidden, seat, tuple(powers)),
            done=self.done + 1,
        )
        return after if after.done < self.seats else after._go_on_choosing()

    def _go_on_choosing(self) -> "Oracle":
        """Let all choose in secret what is not dealt, if anything."""
        asks = self.army == "chosen" or (self.army == "powers" and self.powers > 0)
        return replace(self, stage="choose") if asks else self._begin_placing()

    def _choices(self, seat: int) -> set[str] | None:
        """List the powers that may be chosen; None where they are too many."""
        found: set[tuple[str, ...]] = {()}
        for _ in range(self.powers):
            found = {
                tuple(sorted((*some, power))) for some in found for power in COSTS if some.count(power) < 2
            }
            if len(found) > MOST_SENTENCES:
                return None
        return {" ".join(["take", *some]) for some in found}

    def _may_choose(self, words: list[str]) -> bool:
        """Tell whether somebody chooses what he may: no tile more than twice (R-HX-32)."""
        stronghold, characters, powers = self._part(words) if self.army == "chosen" else ([], [], words)
        return (
            len(words) == self.powers + (1 + self.characters if self.army == "chosen" else 0)
            and all(word in self._known(True) for word in stronghold)
            and all(word in self._known(False) for word in characters)
            and all(word in COSTS for word in powers)
            and all(list(words).count(word) <= 2 for word in words)
            and is_sorted(characters)
            and is_sorted(powers)
        )

    def _choose(self, seat: int, words: tuple[str, ...]) -> "Oracle":
        """Keep a choice; when all have chosen, they have what they chose."""
        after = replace(self, choices=exchange(self.choices, seat, words))
        if None in after.choices:
            return after
        for each, choice in enumerate(after.choices):
            assert choice is not None
            if self.army == "chosen":
                stronghold, characters, choice = map(tuple, self._part(choice))
                after = replace(after, armies=exchange(after.armies, each, (*stronghold, *characters)))
            after = replace(after, hidden=exchange(after.hidden, each, choice))
        return after._begin_placing()

    def _begin_placing(self) -> "Oracle":
        """Put the Strongholds on their spaces (R-HX-43); the Characters follow, seat by seat."""
        if self.seats == 2:
            bases = ["d1", "d9"]
            order = [0, 1]
        else:
            bases = ["c1", "c9", "l1", "l9"] if self.teams else ["c1", "l1", "l9", "c9"]
            order = self.order(self.tossed)
        at = {
            Piece(seat, self.armies[seat][0]): base
            for seat, base in zip(order, bases[: self.seats], strict=True)
        }
        return replace(self, at=at, stage="place", done=0)

    def _homes(self, seat: int) -> list[str]:
        """List the empty spaces within two of the own Stronghold (R-HX-03)."""
        base = self.stronghold(seat)
        assert base is not None
        return [space for space in self.empty() if distance(space, self.at[base], self.seats) <= 2]

    def _placements(self, seat: int) -> set[str] | None:
        """List the ways to set up; None where they are too many."""
        homes, numbers = self._homes(seat), sorted(self.armies[seat][1:])
        if perm(len(homes), len(numbers)) > MOST_SENTENCES:
            return None
        ways = [list(zip(numbers, some, strict=True)) for some in permutations(homes, len(numbers))]
        return {" ".join(word for pair in pairs for word in pair) for pairs in ways if is_sorted(pairs)}

    def _may_place(self, seat: int, words: list[str]) -> bool:
        """Tell whether every Character stands near home, in the order of the tiles and their spaces."""
        pairs = list(zip(words[::2], words[1::2], strict=False))
        return (
            len(words) == 2 * len(pairs)
            and [number for number, _ in pairs] == sorted(self.armies[seat][1:])
            and are_different([space for _, space in pairs], self._homes(seat))
            and is_sorted(pairs)
        )

    def _place(self, seat: int, words: list[str]) -> "Oracle":
        """Put the Characters on their spaces; when all stand, the first turn begins (R-HX-02)."""
        at, numbers = dict(self.at), words[::2]
        for place, (number, space) in enumerate(zip(numbers, words[1::2], strict=True)):
            at[Piece(seat, number, numbers[:place].count(number))] = space
        after = replace(self, at=at, done=self.done + 1)
        if after.done < self.seats:
            return after
        return after._begin_turn(1 - self.tossed if self.seats == 2 else self.tossed)

    # Turns

    def _begin_turn(self, seat: int) -> "Oracle":
        """Begin the turn of a seat."""
        after = replace(
            self,
            active=seat,
            mover=None,
            touched=(),
            battle=None,
            debris_played=False,
            debris=-1,
            replaced=False,
            contact=False,
            fought=False,
            closed=False,
            lost=False,
        )
        if self.seats > 2 or after.remaining(seat):
            return after._open("start")
        # Of two, who has nothing but a Stronghold loses the turn, or fights the other one (R-HX-21, R-HX-50).
        if after.remaining(1 - seat):
            return replace(after, stage="lost")
        return replace(after, stage="duel", closed=True)

    def _end_turn(self) -> "Oracle":
        """End the turn; too many without a loss end the game (R-HX-42)."""
        after = self.without_surges()
        after = replace(after, clock=0 if self.lost else self.clock + 1, window="", battle=None)
        after = replace(after, siege=after._count_siege())
        if after.siege == SIEGE:
            return after._finish("siege", ())
        if after.clock >= CLOCK and after._alone() is None:
            sides = {tuple(after.side(seat)) for seat in range(self.seats)}
            tiles = {side: sum(after.in_play(seat) for seat in side) for side in sides}
            best = [side for side in sides if tiles[side] == max(tiles.values())]
            return after._finish("clock", best[0] if len(best) == 1 else ())
        return after._begin_turn(next(seat for seat in self.order(self.active)[1:] if self.is_alive(seat)))

    def _alone(self) -> int | None:
        """Name who of two has the Stronghold alone, while the other still has Characters."""
        for seat in range(2):
            if (
                self.seats == 2
                and self.stronghold(seat)
                and not self.remaining(seat)
                and self.remaining(1 - seat)
            ):
                return seat
        return None

    def _count_siege(self) -> int:
        """Count a turn of the one who should come, and did not fight in it."""
        alone = self._alone()
        if alone is None or (self.active != alone and self.fought):
            return 0
        return self.siege + (self.active != alone)

    def _finish(self, reason: str, winners: Sequence[int]) -> "Oracle":
        """End the game."""
        return replace(self, stage="over", window="", battle=None, result=(reason, frozenset(winners)))

    def _steps(self) -> set[str]:
        """List what the active seat may say outside of windows."""
        if self.stage == "lost":
            return {"pass"}
        if self.stage == "duel":
            other = self.stronghold(1 - self.active)
            assert other is not None
            return {f"fight {self.at[other]}"}
        if self.stage == "pick":
            return {f"fight {self.at[piece]}" for piece in self._still_touched()}
        speed = any(each.power == "067" for each in self.in_force)
        found = {" ".join(way) for piece in self._movers() for way in self.movements(piece, speed)}
        if self._is_stronghold_only():
            return found | {f"fight {self.at[piece]}" for piece in self._victims()} | {"pass"}
        return found or {"pass"}

    def _movers(self) -> list[Piece]:
        """List the Characters that the active seat controls."""
        mine = [piece for piece in self.living() if self.controller(piece) == self.active]
        return [piece for piece in mine if not self.tile(piece).is_stronghold()]

    def _is_stronghold_only(self) -> bool:
        """Tell whether the active seat, of more than two, has nothing but its Stronghold (R-HX-35)."""
        return self.seats > 2 and not self.remaining(self.active)

    def _victims(self) -> list[Piece]:
        """List what a Stronghold may attack: Characters; Strongholds when no Character is left (R-HX-36)."""
        opposing = [piece for piece in self.living() if self.controller(piece) not in self.side(self.active)]
        characters = [piece for piece in opposing if not self.tile(piece).is_stronghold()]
        anywhere = any(self.remaining(seat) for seat in range(self.seats))
        return characters if anywhere else opposing

    def _step(self, words: list[str]) -> "Oracle":
        """Pass, attack with a Stronghold, choose the next fight, or move."""
        if self.stage == "lost":
            return self._end_turn()
        if words[0] == "pass":
            return self._open("end")
        if words[0] == "fight":
            target = self.piece_at(words[1])
            assert target is not None
            attacker = self.mover if self.stage == "pick" else self.stronghold(self.active)
            assert attacker is not None
            return self._announce(attacker, target)
        piece = self.piece_at(words[0])
        assert piece is not None
        after = self.moved(piece, words[-1])
        touched = tuple(after.touching(piece))
        after = replace(after, mover=piece, touched=touched, contact=bool(touched))
        return after._open("contact" if touched else "end")

    def _still_touched(self) -> list[Piece]:
        """List whom the moved tile touched when it landed, has not fought, and still touches (R-HX-16)."""
        mover = self.mover
        if mover is None or mover not in self.at:
            return []
        return [
            piece
            for piece in self.touched
            if self.may_fight(mover, piece) and self.at[piece] in self.around(self.at[mover])
        ]

    def _next_fight(self) -> "Oracle":
        """Go on with the tiles touched: none, one, or a choice."""
        left = self._still_touched()
        if not left:
            return self._end_turn() if self.closed else self._open("end")
        if len(left) > 1:
            return replace(self, stage="pick", window="")
        assert self.mover is not None
        return self._announce(self.mover, left[0])

    # Windows

    def _open(self, kind: str) -> "Oracle":
        """Open a window, and go on where there is nobody to ask."""
        closed = self.closed or kind == "end"
        return replace(self, stage="window", window=kind, passed=frozenset(), closed=closed)._go_on()

    def asked(self) -> list[int]:
        """List who is still to be asked before the window closes, or the top of the stack takes effect."""
        if self.battle is not None and self.battle.void and not self.stack:
            return []
        return [seat for seat in self.order(self.active) if seat not in self.passed and self.might_act(seat)]

    def _go_on(self) -> "Oracle":
        """Resolve and close until somebody is to be asked."""
        if self.stage == "over" or self.asked():
            return self
        if self.stack:
            return replace(self.resolve(), passed=frozenset())._look_for_end()._go_on()
        return self._close()

    def _close(self) -> "Oracle":
        """Go on after a window in which all have passed."""
        after = replace(self, window="", stage="")
        if self.window in ("start", "end"):
            return after._close_turn_window(self.window)
        if self.window == "contact":
            return after._next_fight()
        battle = self.battle
        assert battle is not None
        if battle.void:
            return after._after_battle()
        if self.window in ("before", "attacker"):
            return replace(after, stage="roll")
        return after._compare()

    def _close_turn_window(self, kind: str) -> "Oracle":
        """Begin the distance attack that was prepared (R-HX-44); else move, or end the turn."""
        thrown = [each for each in self.in_force if each.serial == self.debris]
        if thrown and self.may_fight(*thrown[0].pieces):
            attacker, target = thrown[0].pieces
            return replace(self, mover=attacker)._announce(attacker, target, thrown[0].serial)
        if kind == "end":
            return self._end_turn()
        return self._open("end") if self.replaced else replace(self, stage="step")

    def _answers(self, seat: int) -> set[str]:
        """List what a seat that is asked may say, but for Wasteland's spaces, which are too many."""
        said = {"pass"}
        for power in set(self.hidden[seat]) - {"075"}:
            said |= {self.say(each) for each in self.activations(seat, power)}
        if self.may_boost(seat):
            said |= {f"boost {stones + 1}" for stones in range(self.bank(seat))}
        return said

    def _is_wasteland(self, seat: int, words: list[str]) -> bool:
        """Tell whether a seat that has it may make craters of these spaces."""
        return (
            words[:2] == ["power", "075"]
            and "075" in self.hidden[seat]
            and next(self.activations(seat, "075"), None) is not None
            and len(words) == 5
            and are_different(words[2:], self.empty())
            and is_sorted(words[2:])
        )

    def _answer(self, seat: int, sentence: str) -> "Oracle":
        """Pass, spend stones or play a power; asking begins anew after what is not a pass (R-HX-41)."""
        words = sentence.split(" ")
        if sentence == "pass":
            return replace(self, passed=self.passed | {seat})._go_on()
        after = replace(self, passed=frozenset())
        if words[0] == "boost":
            battle = self.battle
            assert battle is not None
            mine = next(piece for piece in battle[:2] if self.controller(piece) == seat)
            boosts = {**self.boosts, mine: self.boosts.get(mine, 0) + int(words[1])}
            return replace(after.spend(seat, int(words[1])), boosts=boosts)._go_on()
        if words[1] == "075":
            first = next(self.activations(seat, "075"))
            return after.activate(first._replace(spaces=tuple(words[2:])))._go_on()
        played = next(each for each in self.activations(seat, words[1]) if self.say(each) == sentence)
        return after.activate(played)._go_on()

    # Battles

    def _announce(self, attacker: Piece, defender: Piece, debris: int = -1) -> "Oracle":
        """Begin a battle."""
        touched = tuple(piece for piece in self.touched if piece != defender)
        battle = Battle(attacker, defender, debris=debris)
        return replace(self, battle=battle, touched=touched, fought=True, debris=-1)._open("before")

    def _roll(self, colour: str) -> "Oracle":
        """Roll, the attacker first; after a tie only the last window opens again (R-HX-40)."""
        battle = self.battle
        assert battle is not None
        if len(battle.rolls) > 1:
            battle = battle._replace(rolls=(), rerolled=True)
        after = replace(self, battle=battle._replace(rolls=(*battle.rolls, colour)))
        if len(battle.rolls) == 1:
            return after._open("defender")
        return after if battle.rerolled else after._open("attacker")

    def _compare(self) -> "Oracle":
        """Compare the totals: a tie is rolled again, else the loser leaves (R-HX-15, R-HX-19)."""
        battle = self.battle
        assert battle is not None
        mine, theirs = (sum(strength) for strength in self.strengths(battle))
        if mine == theirs:
            return replace(self, stage="roll")
        pair = (battle.attacker, battle.defender)
        winner, loser = pair if mine > theirs else pair[::-1]
        taker = self.controller(winner)
        won = self.stones[taker] + (self.game == "collector")
        after = replace(self, stones=exchange(self.stones, taker, won), lost=True)
        destructive = any(each.power == "071" for each in self.in_force)
        after = after._defeat(loser)
        if winner == battle.attacker and destructive:
            after = after._defeat(winner)
        return after._look_for_end()._after_battle()

    def _defeat(self, loser: Piece) -> "Oracle":
        """Remove a tile; among more than two a Stronghold takes its Characters along (R-HX-34, R-HX-53)."""
        if self.seats == 2 or not self.tile(loser).is_stronghold():
            return self.removed(loser)
        fallen = [piece for piece in self.at if piece.owner == loser.owner]
        # Powers that lie face down are lost, those in force stay (R-HX-29).
        return replace(self.removed(*fallen), hidden=exchange(self.hidden, loser.owner, ()))

    def _after_battle(self) -> "Oracle":
        """End what lasts for a battle, and go on with the next."""
        if self.stage == "over":
            return self
        in_force = tuple(each for each in self.in_force if each.power != "071")
        return replace(self, in_force=in_force, battle=None)._next_fight()

    # The end

    def _look_for_end(self) -> "Oracle":
        """End the game where one side is left."""
        if self.seats == 2:
            beaten = [seat for seat in (0, 1) if self.in_play(seat) == 0]
            if not beaten:
                return self
            # Both at once, by Self-Destruct: the active seat wins (R-HX-54).
            loser = beaten[0] if len(beaten) == 1 else 1 - self.active
            return self._finish(self._reason(loser), [1 - loser])
        sides = {tuple(self.side(seat)) for seat in range(self.seats) if self.stronghold(seat) is not None}
        if len(sides) > 1:
            return self
        return self._finish("team" if self.teams else "last-stronghold", sides.pop())

    def _reason(self, loser: int) -> str:
        """Say how one of two players lost."""
        if self.battle is not None and self.tile(self.battle.attacker).is_stronghold():
            return "duel"
        return "trapped" if any(piece.owner == loser for piece in self.trapped) else "eliminated"


def are_different(words: Sequence[str], allowed: Sequence[str]) -> bool:
    """Tell whether these are all different and all allowed."""
    return len(set(words)) == len(words) and set(words) <= set(allowed)


def is_sorted(items: Sequence[object]) -> bool:
    """Tell whether these stand in their order; equal ones may follow each other."""
    return all(not other < one for one, other in pairwise(items))  # type: ignore[operator]
