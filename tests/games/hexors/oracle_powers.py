"""The powers of Hexors: when each may be played, on what, and what comes of it; for the plain second referee."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Self, TypeVar

from games.hexors.oracle_table import Activation, Battle, Piece, Table
from games.hexors.oracle_tiles import COSTS, ULTIMATE, distance

Item = TypeVar("Item")

IN_BATTLE = ("before", "attacker", "defender")


@dataclass(frozen=True)
class Play(Table):
    """The facts of a turn beside those of the Field: who has which powers, the stack, the battle."""

    # By seat: the powers that lie face down, those that were played, the stones.
    hidden: tuple[tuple[str, ...], ...] = ()
    used: tuple[tuple[str, ...], ...] = ()
    stones: tuple[int, ...] = ()
    # The open window, "" where none is: start, contact, before, attacker, defender, end.
    window: str = ""
    stack: tuple[Activation, ...] = ()
    serial: int = 0
    battle: Battle | None = None
    # Of this turn: whether Flying Debris was played, and the serial number of one whose battle is to come.
    debris_played: bool = False
    debris: int = -1
    # Whether Flying Debris took the place of the move, and whether the move touched anybody.
    replaced: bool = False
    contact: bool = False
    fought: bool = False

    # What all may know

    def fighting(self) -> Battle | None:
        """Give the battle that goes on, None where there is none or it is void."""
        return None if self.battle is None or self.battle.void else self.battle

    def bank(self, seat: int) -> int:
        """Count the stones that a seat may spend: in teams its partner's too (R-HX-38)."""
        return sum(self.stones[each] for each in self.side(seat))

    def may_boost(self, seat: int) -> bool:
        """Tell whether a seat may spend stones on its tile in the battle (R-HX-31, R-HX-52)."""
        battle = self.fighting()
        return (
            self.game == "collector"
            and self.seats > 2
            and self.window in IN_BATTLE
            and battle is not None
            and seat in (self.controller(battle.attacker), self.controller(battle.defender))
            and not self.hidden[seat]
            and self.bank(seat) > 0
        )

    def might_act(self, seat: int) -> bool:
        """Tell whether a seat could do something here by what everybody knows (R-HX-40)."""
        if self.game == "beginner" or not self.is_alive(seat):
            return False
        if self.window == "end" and not self.stack and seat != self.active:
            return False
        if not self.hidden[seat]:
            return self.may_boost(seat)
        return any(
            self.used[seat].count(power) < 2 and next(self.activations(seat, power), None) is not None
            for power in COSTS
        )

    # Legality

    def activations(self, seat: int, power: str) -> Iterator[Activation]:
        """Give every way in which a seat that has a power could play it now."""
        if self.bank(seat) >= COSTS[power] and self.is_time(seat, power):
            told = set()
            for pieces, places, aim in self.targets(seat, power):
                activation = Activation(self.serial, power, seat, pieces, places, aim)
                sentence = self.say(activation)
                if sentence not in told and self.fits(activation):
                    told.add(sentence)
                    yield activation

    def is_time(self, seat: int, power: str) -> bool:
        """Tell whether a power may be played by a seat in this window, whatever it is played on."""
        mine, window, battle = seat == self.active, self.window, self.fighting()
        match power:
            case "064" | "068" | "070" | "072":
                return True
            case "065" | "075":
                return mine and window in ("start", "end")
            case "067":
                return mine and window == "start"
            case "066":
                return window in IN_BATTLE
            case "069":
                free = window == "start" or (window == "end" and not self.contact and not self.fought)
                return mine and free and not self.debris_played
            case "071":
                # Asked when it is played alone: it is aimed at the attacker, whoever controls the other tile later.
                if window != "before" or battle is None or battle.destructed:
                    return False
                return seat in self.side(self.controller(battle.defender))
            case "073":
                return mine
            case _:
                return mine or window == "start"

    def targets(self, seat: int, power: str) -> Iterator[tuple[tuple[Piece, ...], tuple[str, ...], int]]:
        """Give what a power may be aimed at, legal or not: pieces, spaces, the serial number of another power."""
        empty = self.empty()
        match power:
            case "064":
                yield tuple(self.remaining(seat)), (), -1
            case "065":
                yield from (((), (space,), -1) for space in empty)
            case "066":
                for piece in self.battle[:2] if self.battle is not None else ():
                    yield (piece,), (), -1
                    yield from (((piece,), (space,), -1) for space in empty)
            case "067":
                yield (), (), -1
            case "068":
                # The top of the stack first, then of equals the last.
                others = (*self.stack[-1:], *reversed(self.in_force))
                yield from (((), (), other.serial) for other in others)
            case "069":
                for attacker in self.at:
                    for target in self.at:
                        if distance(self.at[attacker], self.at[target], self.seats) == 2:
                            near = self.around(self.at[target])
                            yield from (((attacker, target), (space,), -1) for space in near)
            case "071":
                if self.battle is not None:
                    yield (self.battle.attacker,), (), -1
            case "075":
                yield from (((), three, -1) for three in combinations(empty, 3))
            case _:
                yield from (((piece,), (), -1) for piece in self.at)

    def fits(self, each: Activation) -> bool:
        """Tell whether a power may be aimed so; asked when it is played and again when it takes effect (R-HX-41)."""
        battle, empty = self.fighting(), self.empty()
        pieces, seat = each.pieces, each.seat
        # Last Stand is for whoever is the last then (R-HX-59); all else is for what it was aimed at.
        if each.power != "064" and any(piece not in self.at or piece in self.trapped for piece in pieces):
            return False
        opposing = [self.controller(piece) not in self.side(seat) for piece in pieces]
        character = [not self.tile(piece).is_stronghold() for piece in pieces]
        destructive = any(other.power == "071" for other in self.in_force)
        match each.power:
            case "064":
                return len(self.remaining(seat)) == 1
            case "065":
                return each.spaces[0] in empty
            case "066":
                if battle is None or destructive or pieces[0] not in battle[:2]:
                    return False
                sides = {one for piece in battle[:2] for one in self.side(self.controller(piece))}
                near = [space for space in self.around(self.at[pieces[0]]) if space in empty]
                return seat in sides and (not each.spaces or (character[0] and each.spaces[0] in near))
            case "067":
                return not any(other.power == "067" for other in self.in_force)
            case "068":
                others = (*self.stack[-1:], *self.in_force)
                return any(other.serial == each.aim for other in others)
            case "069":
                attacker, target = (self.at[piece] for piece in pieces)
                return (
                    self.controller(pieces[0]) == seat
                    and character[0]
                    and opposing[1]
                    and distance(attacker, target, self.seats) == 2
                    and each.spaces[0] in empty
                    and each.spaces[0] in self.around(target)
                )
            case "071":
                return battle is not None and character[0] and not destructive
            case "070":
                return opposing[0]
            case "074":
                in_battle = battle is not None and pieces[0] in battle[:2]
                return opposing[0] and character[0] and not in_battle
            case "075":
                return any(space in empty for space in each.spaces)
            case _:
                return True

    def say(self, each: Activation) -> str:
        """Give the sentence that plays a power."""
        words = ["power", each.power]
        if each.power == "068":
            words += self.name(each.aim)
        elif each.power not in ("064", "071"):
            words += [self.at[piece] for piece in each.pieces]
        return " ".join([*words, *each.spaces])

    def name(self, serial: int) -> list[str]:
        """Name the power at which Detection is aimed."""
        for other in self.stack:
            if other.serial == serial:
                return [other.power]
        target = next(other for other in self.in_force if other.serial == serial)
        return [target.power, *self.places(target)[:1]]

    def places(self, each: Activation) -> list[str]:
        """List the spaces of a power in force: of its walls or craters, else of the tile on which it lies."""
        return list(each.spaces) or [self.at[piece] for piece in each.pieces]

    # Effects

    def activate(self, each: Activation) -> Self:
        """Turn a power up, pay for it and lay it on the stack; asking begins anew."""
        hidden = list(self.hidden[each.seat])
        hidden.remove(each.power)
        battle = self.battle
        if each.power == "071" and battle is not None:
            battle = battle._replace(destructed=True)
        return replace(
            self.spend(each.seat, COSTS[each.power]),
            hidden=exchange(self.hidden, each.seat, tuple(hidden)),
            used=exchange(self.used, each.seat, (*self.used[each.seat], each.power)),
            stack=(*self.stack, each),
            serial=self.serial + 1,
            debris_played=self.debris_played or each.power == "069",
            battle=battle,
        )

    def spend(self, seat: int, stones: int) -> Self:
        """Pay stones, the own ones first."""
        left = self.stones
        for each in (seat, *self.side(seat)):
            paid = min(stones, left[each])
            left = exchange(left, each, left[each] - paid)
            stones -= paid
        return replace(self, stones=left)

    def resolve(self) -> Self:
        """Have the top of the stack take effect, or fizzle."""
        top = self.stack[-1]
        after = replace(self, stack=self.stack[:-1])
        if after.fits(top):
            after = after._take_effect(top)
        return after._void_where_no_battle()

    def _take_effect(self, top: Activation) -> Self:
        """Do what a power does."""
        if top.power == "066":
            battle = self.battle
            assert battle is not None
            after = replace(self, battle=battle._replace(void=True))
            return after.moved(top.pieces[0], top.spaces[0]) if top.spaces else after
        if top.power == "068":
            return self._destroy(top.aim)
        if top.power == "064":
            top = top._replace(pieces=tuple(self.remaining(top.seat)))
        if top.power == "075":
            top = top._replace(spaces=tuple(space for space in top.spaces if space in self.empty()))
        after = replace(self, in_force=(*self.in_force, top))
        if top.power == "069":
            after = replace(after, debris=top.serial, replaced=self.window == "start")
        return after.with_traps() if top.power in ("065", "069", "075") else after

    def _destroy(self, serial: int) -> Self:
        """Take a power away that was on the stack or in force."""
        after = replace(
            self,
            stack=tuple(each for each in self.stack if each.serial != serial),
            in_force=tuple(each for each in self.in_force if each.serial != serial),
        )
        if serial == self.debris:
            after = replace(after, debris=-1)
        if self.battle is not None and serial == self.battle.debris:
            after = replace(after, battle=self.battle._replace(void=True))
        gone = [each.power for each in self.in_force if each.serial == serial]
        return after.with_traps() if gone and gone[0] in ("065", "069", "075") else after

    def _void_where_no_battle(self) -> Self:
        """Make a battle void whose tiles oppose each other no more, or whose attacker is another's (R-HX-48)."""
        battle = self.battle
        if battle is None or self.may_fight(battle.attacker, battle.defender):
            return self
        return replace(self, battle=battle._replace(void=True))

    def may_fight(self, attacker: Piece, defender: Piece) -> bool:
        """Tell whether one tile may fight another in this turn."""
        living = self.living()
        return (
            attacker in living
            and defender in living
            and self.controller(attacker) == self.active
            and not self.friendly(attacker, defender)
        )

    def removed(self, *pieces: Piece) -> Self:
        """Take pieces from the Field, with the powers on them and beneath them."""
        return replace(
            self,
            at={piece: space for piece, space in self.at.items() if piece not in pieces},
            trapped=self.trapped - set(pieces),
            # The wall of Flying Debris stays, whoever threw it.
            in_force=tuple(
                each for each in self.in_force if each.spaces or not set(each.pieces) & set(pieces)
            ),
        )

    def without_surges(self) -> Self:
        """End what lasts for a turn only."""
        lasting = tuple(each for each in self.in_force if each.power in ULTIMATE)
        return replace(self, in_force=lasting, boosts={})


def exchange(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    """Give these items with another one in a place."""
    return (*items[:place], item, *items[place + 1 :])
