"""The conformance suite: random games of any title, every promise of the contract tried at every step.

A broken promise is an AssertionError that says which it is, and what the author of the game should do.
No game is exempt from anything. (`title.py` asks for the facts that a game declares.)
"""

from __future__ import annotations

import json
import random
from itertools import pairwise, permutations, takewhile

from parlour.conformance.advice import check_idle, check_likely, check_merits
from parlour.conformance.damage import damage_json
from parlour.conformance.drafts import check_drafts
from parlour.conformance.plain import as_text, fields_of, is_flat, listed, seen_by
from parlour.conformance.player import Case, Player
from parlour.conformance.title import list_values
from parlour.conformance.zone import Zone
from parlour.core import save as saves
from parlour.core.foresight import foresee
from parlour.core.game import CHANCE, Event, Game, Json, Move, Part, Seat, State, View
from parlour.core.reply import make_reply
from parlour.core.rng import Rng
from parlour.core.table import Table


def list_cases(games: list[Game]) -> list[Case]:
    """List every game with each preset at its own seats, and with its defaults where no preset is the same."""
    cases = []
    for game in games:
        defaults = game.defaults()
        listed = [
            Case(game, name, dict(preset.options), seats)
            for name, preset in game.presets.items()
            for seats in preset.seats
        ]
        known = {case.seats for case in listed if {**defaults, **case.options} == defaults}
        plain = [seats for seats in game.seats if seats not in known and game.check({}, seats) is None]
        cases += [Case(game, "defaults", {}, seats) for seats in plain] + listed
    return cases


def check_games(case: Case, zone: Zone, records: int, seed: str = "conform") -> None:
    """Play and check random games, two at the least, until so many records are checked."""
    checked = number = 0
    while checked < records or number < 2:
        checked += Walk(case, zone, f"{seed}:{number}").check_game()
        number += 1


MOST_DRAFTS = 600
"""Sentences in the making that are looked at in one position, whatever order they are touched in; where only one
position in three is asked everything, a third of them."""

NO_GLOBAL_RANDOM = "the global `random` was used: all chance comes from `rng`"

# One game


class Walk(Player):
    """One random game, asked everything that can be asked."""

    asked = mangled = 10**6
    every = 1  # of so many positions one is asked everything

    def __init__(self, case: Case, zone: Zone, seed: str) -> None:
        """Sit down; the same case and seed make the same game."""
        super().__init__(case, seed)
        self.zone = zone
        self.viewers: list[Seat | None] = [None, *range(case.seats)]
        self.said: dict[Move, None] = {}  # sentences that were legal before
        self.snapshots: list[tuple[State, dict[str, str]]] = []
        self.handed: list[tuple[object, str]] = []  # data that was handed out, and how it read then
        self.shadows: dict[Seat | None, State] = {}  # by viewer: a game that looks the same to him
        self.sorts: set[str] = set()  # the sorts of position that were sampled
        self.dumps: list[Json] = []  # of those positions

    def read_dump(self, dump: object) -> State | None:
        """Read a position of this case."""
        return self.game.from_dump(dump, self.case.options, self.case.seats)

    def check_game(self) -> int:
        """Play and check the whole game; returns how many records it had."""
        kept = random.getstate()
        try:
            self.play_and_check()
        finally:
            random.setstate(kept)
        return len(self.table.journal)

    def play(self) -> None:
        """Play to the end, and then try what can be tried with all that was seen."""
        super().play()
        self.check_again()
        self.check_damage()
        self.check_strangers()

    def check_again(self) -> None:
        """Check that equal seeds give equal games, whatever the global generator stands at."""
        self.doing = "playing it again"
        journals = []
        for burnt in ("one way", "another"):
            random.seed(burnt)
            table = self.play_apart()
            journals.append(([str(record) for record in table.journal], str(table.state)))
        self.must(journals[0] == journals[1], "the same seed gave two games: take all chance from `rng`")

    def play_apart(self) -> Table:
        """Play another game to its end, and ask nothing."""
        rng, table = Rng(f"again {self.seed}"), self.make_table()
        table.settle()
        while table.waiting() and len(table.journal) <= self.game.longest:
            seat = rng.choice(table.waiting())
            played = table.play(seat, table.state.sample(seat, rng))
            self.must(isinstance(played, list), f"`sample` gave a sentence that is refused: {played}")
        return table

    # Positions

    def check_position(self) -> None:
        """Check everything that can be asked about a position, or where that is not its turn, that it is sound."""
        new = self.is_new_sort()
        if not new and not self.is_asked():
            self.check_flow(self.state)
            return
        random.seed(f"burnt {len(self.table.journal)} {self.seed}")  # who leans on it gets another game
        burnt = random.getstate()
        state = self.state
        before = fields_of(state)
        self.check_copies()
        self.check_sound(state)
        self.check_sentences()
        self.check_windows()
        self.check_inquiries()
        self.check_secrets()
        self.check_views()
        if new:
            self.doing = "composing"
            check_drafts(self, MOST_DRAFTS // self.every)
            self.check_save()
            self.dumps.append(state.dump())
        self.doing = "asking"
        self.must(fields_of(state) == before, "a question changed the position: only `apply` may")
        self.must(random.getstate() == burnt, NO_GLOBAL_RANDOM)

    def is_asked(self) -> bool:
        """Tell whether everything is asked of this position."""
        return True

    def is_new_sort(self) -> bool:
        """Tell whether to look longer: at the first position of each sort, and at some more."""
        sort, number = self.name_sort(), len(self.table.journal)
        new = sort not in self.sorts or (number % 32 == 31 and self.is_asked())
        self.sorts.add(sort)
        return new

    def name_sort(self) -> str:
        """Name the sort of this position: who is asked what."""
        waiting = self.state.waiting()
        return f"{waiting} {[self.state.asks(seat, '') for seat in waiting if seat != CHANCE]}"

    def check_sound(self, state: State) -> None:
        """Check what holds of every position by itself: audit, flow, outcome, dump and text."""
        self.doing = "looking at a position"
        self.must(
            not hasattr(state, "__dict__"), "a state has only its __slots__: give every class of it some"
        )
        self.check_flow(state)
        for seat in range(self.case.seats):
            self.must(-1 <= state.worth(seat) <= 1, "worth() lies between -1 and 1")
        check_idle(self, state)
        self.doing = "reading a dump"
        dump = state.dump()
        restored = self.read_dump(json.loads(as_text(dump, "dump()")))
        self.must(restored is not None, "from_dump() takes every dump()")
        assert restored is not None
        self.must(restored.dump() == dump, "from_dump(dump()) dumps the same: the dump is the full state")
        self.check_same(restored, "from_dump(dump())", self.viewers)
        self.doing = "reading a position"
        self.must(str(restored) == str(state), "from_dump(dump()) prints the same")
        written = self.game.from_text(str(state))
        self.must(str(written) == str(state), f"from_text(str(state)) prints the same, not\n{written}")
        self.check_same(written, "from_text(str(state))", [])

    def check_same(self, other: State, what: str, viewers: list[Seat | None]) -> None:
        """Check that another state of the position looks the same."""
        state = self.state
        self.must(other.waiting() == state.waiting(), f"{what} waits for {other.waiting()}")
        for viewer in viewers:
            there, here = other.view(viewer), state.view(viewer)
            self.must(there == here, f"{what} looks different to {viewer}:", there, here)
        for seat in state.waiting():
            self.must(listed(other, seat) == listed(state, seat), f"{what} lists other moves for {seat}")

    # Sentences

    def check_sentences(self) -> None:
        """Check also what was legal before, in any seat's mouth, and what computer players think about."""
        super().check_sentences()
        waiting = self.state.waiting()
        sayable: list[Move] = []
        for seat in waiting:
            moves = self.state.moves(seat)
            if seat != CHANCE:
                check_likely(self, seat)
            said = moves or [self.pick(self.state, seat) for _ in range(2)]
            if seat != CHANCE:
                check_merits(self, seat, said)
            sayable += said[:2]
            earlier = list(self.said)
            self.rng.shuffle(earlier)
            self.check_refused(seat, moves, said, earlier[:20])
        for seat in (CHANCE, *range(self.case.seats + 1), 10**30):
            for sentence in [*sayable, *list(self.said)[-3:]] if seat not in waiting else []:
                refusal = self.check_refusal(seat, sentence)
                self.must(
                    refusal is not None and refusal.code.startswith("turn-"),
                    f"seat {seat} is not waited for, but {sentence!r} is not refused with a turn- code",
                )
        self.said.update(dict.fromkeys(sayable))

    def check_windows(self) -> None:
        """Check that a seat that is asked in a window is asked alone, and can pass."""
        self.doing = "asking in a window"
        waiting = self.state.waiting()
        for seat in waiting:
            settled = self.state.settles(seat) if seat != CHANCE else None
            if settled is not None:
                self.must(len(waiting) == 1, "settles() speaks for a seat that is asked alone")
                refusal = self.state.why_not(seat, settled)
                self.must(refusal is None, f"settles() says {settled!r}, which is refused: {refusal}")
                seen = {
                    self.game.from_view(self.state.view(each), Rng("seen")).settles(seat)
                    for each in (seat, None)
                }
                self.must(seen == {settled}, f"settles() hangs on what not all see: {seen}")
            kind = self.state.window(seat) if seat != CHANCE else ""
            if kind == "":
                continue
            self.must(kind in self.game.windows, f"declare the kind of window {kind!r} in `windows`")
            self.must(len(waiting) == 1, f"a window asks one seat after the other, not {waiting}")
            self.must(kind in self.table.windows, f"opens() says that no window {kind!r} opens here")
            passing = self.state.decline(seat)
            refusal = self.state.why_not(seat, passing)
            self.must(refusal is None, f"decline() says {passing!r}, which is refused: {refusal}")
            able, moves = self.state.could_answer(seat), self.state.moves(seat)
            self.must(isinstance(able, bool), f"could_answer() is a bool: {able!r}")
            self.must(
                moves is None or able == (moves != [passing]),
                f"could_answer() says {able}, and seat {seat} may say {moves}",
            )

    def check_inquiries(self) -> None:
        """Check that what a seat may inquire about is declared, and answered in flat JSON; nobody else inquires."""
        self.doing = "inquiring"
        for seat in range(self.case.seats):
            codes = self.state.inquiries(seat)
            self.must(isinstance(codes, tuple), f"inquiries() is a tuple: {codes!r}")
            self.must(
                not codes or seat in self.state.waiting(), f"seat {seat} is not waited for, and may inquire"
            )
            self.must(len(set(codes)) == len(codes), f"inquiries() names a code twice: {codes}")
            for code in codes:
                self.must(code in self.game.inquiries, f"declare the inquiry {code!r} in `inquiries`")
                found = self.state.inquire(seat, code)
                self.must(is_flat(found), f"the answer to {code!r} is flat JSON: {found}")
                as_text(found, f"the answer to {code!r}")
                again = self.state.inquire(seat, code)
                self.must(again == found, f"{code!r} was answered {found}, and then {again}")

    # Knowledge

    def check_views(self) -> None:
        """Check that views are plain data, and that states made from them look like the true one."""
        self.doing = "looking"
        hides, dump = self.state.hides(), self.state.dump()
        self.must(isinstance(hides, bool), f"hides() is a bool: {hides!r}")
        for viewer in self.viewers:
            view = self.state.view(viewer)
            text = as_text(view, f"view({viewer})")
            self.handed.append((view, text))
            guess = self.game.from_view(json.loads(text), self.rng.fork())
            wrong = guess.audit()
            self.must(wrong == [], f"from_view(view({viewer})) is unsound: {wrong}")
            there = guess.view(viewer)
            self.must(there == view, f"from_view(view({viewer})) has another view:", there, view)
            guessed = dump if hides else guess.dump()
            self.must(
                guessed == dump,
                f"{viewer} does not see all of the position, but hides() denies it:",
                guessed,
                dump,
            )
            self.must(
                guess.waiting() == self.state.waiting(), f"from_view(view({viewer})) waits for somebody else"
            )
            if viewer in guess.waiting():
                agree = listed(guess, viewer) == listed(self.state, viewer)
                self.must(
                    agree, f"from_view(view({viewer})) has other moves: the view lacks what they depend on"
                )

    def check_secrets(self) -> None:
        """Check that games which differ in what a viewer cannot see look the same to him."""
        self.doing = "keeping secrets"
        for viewer in self.viewers:
            shadow = self.shadows.get(viewer)
            if shadow is None or self.rng.below(3) == 0:
                dump = json.loads(json.dumps(self.state.dump()))
                self.zone.shuffle(dump, viewer, self.rng)
                shadow = self.read_dump(dump)
                self.must(
                    shadow,
                    f"what {viewer} cannot see was shuffled, and from_dump() refuses the result:",
                    dump,
                )
                assert shadow is not None
                self.shadows[viewer] = shadow
            leak = f"what {viewer} cannot see was changed, and"
            same = shadow.waiting() == self.state.waiting()
            self.must(same, f"{leak} other seats are waited for: {shadow.waiting()}")
            kinds = [
                [each.window(seat) for seat in each.waiting() if seat != CHANCE]
                for each in (shadow, self.state)
            ]
            self.must(kinds[0] == kinds[1], f"{leak} another window is open: {kinds}")
            there, here = shadow.view(viewer), self.state.view(viewer)
            self.must(there == here, f"{leak} his view changed:", there, here)
            if viewer is None:
                self.check_unveiled(shadow)
            if viewer in shadow.waiting():
                self.must(listed(shadow, viewer) == listed(self.state, viewer), f"{leak} his moves changed")
                asked = (shadow.asks(viewer, ""), self.state.asks(viewer, ""))
                self.must(asked[0] == asked[1], f"{leak} he is asked something else: {asked}")
                move = self.pick(self.state, viewer)
                self.must(
                    shadow.merits(viewer, move) == self.state.merits(viewer, move),
                    f"{leak} {move!r} is good for another reason",
                )
                able = shadow.could_answer(viewer) == self.state.could_answer(viewer)
                self.must(able, f"{leak} could_answer() says something else")
                codes = self.state.inquiries(viewer)
                self.must(shadow.inquiries(viewer) == codes, f"{leak} he may inquire about something else")
                found = [[each.inquire(viewer, code) for code in codes] for each in (shadow, self.state)]
                self.must(found[0] == found[1], f"{leak} his inquiries are answered otherwise: {found}")

    def check_unveiled(self, shadow: State) -> None:
        """Check that a bystander may know what is asked in an unveiled window, and what may be said there.

        `shadow` is a position that he cannot tell from the true one.
        """
        for seat in self.state.waiting():
            kind = self.state.window(seat) if seat != CHANCE else ""
            if kind not in self.game.unveiled:
                continue
            moves, there = self.state.answers(seat), shadow.answers(seat)
            self.must(
                moves and all(move.split() == [move] for move in moves),
                f"each answer in the unveiled window {kind!r} is one word, and they are listed: {moves}",
            )
            # Also in the same order, in which they stand on the curtain.
            self.must(there == moves, f"what may be said in the unveiled window {kind!r} is not known to all")
            asked = (shadow.asks(seat, ""), self.state.asks(seat, ""))
            self.must(
                asked[0] == asked[1], f"the question of the unveiled window {kind!r} is not known to all"
            )

    # Steps

    def check_copies(self) -> None:
        """Check that a copy is equal; keep it, to see later that nothing touches it."""
        self.doing = "copying"
        copy = self.state.copy()
        self.must(type(copy) is type(self.state), "copy() is of the same type")
        self.must(copy.dump() == self.state.dump(), "copy() dumps the same")
        before = fields_of(self.state)
        for name in before:
            self.must(getattr(copy, name) == getattr(self.state, name), f"copy() forgets {name!r}")
        self.snapshots.append((copy, fields_of(copy)))
        for seat in self.state.waiting()[-1:]:
            twin = self.state.copy()
            twin.apply(seat, self.pick(twin, seat))
            changed = [name for name, text in fields_of(self.state).items() if text != before[name]]
            self.must(not changed, f"playing on a copy changed the original: copy() shares {changed}")

    def take_step(self, seat: Seat, move: Move) -> None:
        """Play a sentence on copies and on the table, and check that it does the same everywhere."""
        self.doing = f"saying {move[:80]!r} as {seat}"
        waiting, burnt = self.state.waiting(), random.getstate()
        if len(waiting) > 1:
            self.check_commuting(waiting)
        twin = self.state.copy()
        expected = twin.apply(seat, move)
        private = self.zone.private(self.state.dump())
        view = None if seat == CHANCE else self.state.view(seat)
        before = fields_of(self.state)
        parts = {viewer: self.unfold(seat, move, viewer, len(expected)) for viewer in self.viewers}
        self.must(fields_of(self.state) == before, "a question changed the position: only `apply` may")
        events = self.table.record(seat, move)
        if view is not None:
            self.check_foreseen(view, seat, move, events)
        self.must(events == expected, f"apply() told two stories of one move: {events} and {expected}")
        self.must(twin.dump() == self.state.dump(), "apply() made two positions of one move")
        self.check_events(events, private)
        self.step_shadows(seat, move, events, parts, secret=len(waiting) > 1)
        self.check_snapshots(self.snapshots[-2:])
        self.check_handed()
        self.must(random.getstate() == burnt, NO_GLOBAL_RANDOM)

    def unfold(self, seat: Seat, move: Move, viewer: Seat | None, events: int) -> list[Part]:
        """Return the parts of a sentence that brings about so many events, having checked how they are told."""
        parts = self.state.unfold(seat, move, viewer)
        self.must(isinstance(parts, list), f"unfold() is a list of Part: {parts!r}")
        counts = [0]
        for part in parts:
            self.must(isinstance(part, Part), f"unfold() is a list of Part, not of {part!r}")
            self.handed.append((part.view, as_text(part.view, f"a part of {move!r} as {viewer} sees it")))
            counts.append(part.events)
        rising = all(before < after for before, after in pairwise(counts)) and counts[-1] <= events
        self.must(rising, f"of each part of {move!r} something is told, and they have {counts[1:]} events")
        return parts

    def check_foreseen(self, view: View, seat: Seat, move: Move, events: list[Event]) -> None:
        """Check that a hint tells what then happened, and nothing that only the move itself would show."""
        open_events = events[: self.count_open(events)]
        told = foresee(self.game, view, seat, move)
        self.must(
            told == seen_by(open_events, seat),
            f"a hint would tell {told}, and what happened until something was revealed is {open_events}: "
            "an event that rests on what the seat cannot see belongs to `reveals`",
        )

    def check_snapshots(self, snapshots: list[tuple[State, dict[str, str]]]) -> None:
        """Check that earlier copies are as they were."""
        for copy, before in snapshots:
            changed = [name for name, text in fields_of(copy).items() if text != before[name]]
            self.must(not changed, f"an earlier copy was changed in {changed}: copy() shares them")

    def check_handed(self) -> None:
        """Check that views and events which were handed out are not changed by what happens later."""
        for data, text in self.handed:
            now = json.dumps(data)
            self.must(
                now == text,
                f"a view or event that was handed out has changed, so it shares a list:\n{now}\n{text}",
            )
        del self.handed[: -len(self.viewers)]

    def check_events(self, events: list[Event], private: frozenset[str]) -> None:
        """Check what events say, and to which viewers."""
        everybody = set(range(self.case.seats))
        self.check_kinds(events)
        for event in events:
            self.must(event.seat is None or event.seat in everybody, f"{event}: the seat is a seat, or None")
            for data in (event.data, event.mask or {}):
                self.must(is_flat(data), f"{event}: data is one object of plain values and lists of them")
                self.handed.append((data, as_text(data, f"the data of {event.kind!r}")))
            if event.only is not None:
                self.must(isinstance(event.only, frozenset), f"{event}: `only` is a frozenset of seats")
                self.must(event.only <= everybody, f"{event}: `only` names seats")
            for viewer in self.viewers if event.only is not None else []:
                told = event.seen_by(viewer)
                allowed = event.data if event.only and viewer in event.only else event.mask
                self.must(told is None or told["data"] == allowed, f"{event}: {viewer} is told {told}")
            if event.kind in private:
                own = event.only is not None and event.only <= {event.seat}
                self.must(
                    own, f"{event}: by the rules only seat {event.seat} may know this; say so in `only`"
                )

    def check_commuting(self, waiting: tuple[Seat, ...]) -> None:
        """Check that secret choices may be made in any order."""
        chosen = [(seat, self.pick(self.state, seat)) for seat in waiting]
        ends = []
        for order in list(permutations(chosen))[:6]:
            state = self.state.copy()
            for seat, move in order:
                refusal = state.why_not(seat, move)
                self.must(
                    refusal is None,
                    f"a secret choice was refused after another's: {move!r} by {seat}, {refusal}",
                )
                state.apply(seat, move)
            ends.append((state.dump(), str(state)))
        same = all(end == ends[0] for end in ends)
        self.must(same, f"the order of secret choices matters: {chosen} lead to {[end[1] for end in ends]}")

    def step_shadows(
        self,
        seat: Seat,
        move: Move,
        events: list[Event],
        parts: dict[Seat | None, list[Part]],
        secret: bool,
    ) -> None:
        """Play on in each game that looks the same to somebody: he is told and shown the same until a revelation.

        Another seat's choice in secret is something else there, and so is what it could not say there.
        """
        for viewer, shadow in list(self.shadows.items()):
            other, hidden = move, all(event.only is not None and viewer not in event.only for event in events)
            if seat != viewer and (secret or shadow.why_not(seat, move) is not None):
                other = self.pick_alike(shadow, seat, move) if hidden else self.pick(shadow, seat)
            unfolded = shadow.unfold(seat, other, viewer)
            there = shadow.apply(seat, other)
            if other == move or secret or hidden:
                until = min(self.count_open(events), self.count_open(there))
                seen = [[part for part in each if part.events <= until] for each in (unfolded, parts[viewer])]
                self.must(seen[0] == seen[1], f"{viewer} is shown in a part what he cannot see: {seen}")
            if any(event.kind in self.game.reveals for event in events + there):
                del self.shadows[viewer]
            elif other == move or secret or hidden:
                same = seen_by(there, viewer) == seen_by(events, viewer)
                told = f"{seen_by(there, viewer)} and {seen_by(events, viewer)}"
                self.must(
                    same, f"{viewer} is told of something that he cannot see: {told}; use `only` and `mask`"
                )
            else:
                del self.shadows[viewer]

    def count_open(self, events: list[Event]) -> int:
        """Return how many events there are before something hidden is shown."""
        return sum(1 for _ in takewhile(lambda event: event.kind not in self.game.reveals, events))

    def pick_alike(self, state: State, seat: Seat, move: Move) -> Move:
        """Return a sentence that nobody else could tell from another by how many words it has, and by the first."""
        words = move.split(" ")
        alike = [
            sentence
            for sentence in state.moves(seat) or []
            if (sentence.split(" ")[0], len(sentence.split(" "))) == (words[0], len(words))
        ]
        return self.rng.choice(alike) if alike else self.pick(state, seat)

    # Saves, damage, the end

    def check_save(self) -> saves.Loaded:
        """Check also what a loaded game is told, and that its position can be loaded without its history."""
        loaded = super().check_save()
        save = json.loads(json.dumps(saves.make_save(self.table)))
        placed = saves.load_save(save, self.find, from_position=True)
        self.must(isinstance(placed, saves.Loaded), f"the position of a save is refused: {placed}")
        assert isinstance(placed, saves.Loaded)
        if self.state.waiting() == (CHANCE,):
            self.must(
                placed.table.waiting() != (CHANCE,),
                "a loaded table plays chance at once, as every table does",
            )
            return loaded
        self.must(
            make_reply(loaded.table, 0) == make_reply(self.table, 0), "a loaded game is told differently"
        )
        same = placed.table.state.dump() == self.state.dump()
        self.must(same, "a loaded game stands in another position")
        return loaded

    def check_damage(self) -> None:
        """Check that a damaged dump is refused, or is some sound position; nothing may raise."""
        self.doing = "reading a damaged dump"
        for damaged in [each for dump in self.dumps for each in damage_json(dump, self.rng, 12)]:
            state = self.read_dump(damaged)
            if state is not None:
                same = state.dump() == damaged
                self.must(same, "from_dump() reads something else than it is given:", damaged)
                self.check_alive(state, 5)

    def check_strangers(self) -> None:
        """Check that no dump is read into a game of other options, or of more or fewer seats."""
        self.doing = "reading a dump into another game"
        options = {**self.game.defaults(), **self.case.options}
        for dump in self.dumps:
            for option in self.game.options:
                for value in list_values(self.game, option):
                    other = {**options, option.key: value}
                    if self.game.check(other, self.case.seats):
                        continue
                    self.must(
                        other == options or self.game.from_dump(dump, other, self.case.seats) is None,
                        f"from_dump() takes a game with another {option.key!r}:",
                        dump,
                    )
            for seats in self.game.seats:
                if self.game.check(options, seats):
                    continue
                self.must(
                    seats == self.case.seats or self.game.from_dump(dump, options, seats) is None,
                    f"from_dump() takes a game of {self.case.seats} seats for one of {seats}:",
                    dump,
                )

    def check_alive(self, state: State, steps: int) -> None:
        """Check that a position which somebody may have made up is sound and can be played on from."""
        for _ in range(steps):
            dump = state.dump()
            as_text(dump, "the dump of a made-up position")
            wrong = state.audit()
            self.must(
                wrong == [], f"from_dump() takes a position that is unsound or becomes it: {wrong}", dump
            )
            waiting, outcome = state.waiting(), state.outcome()
            self.must((outcome is None) == bool(waiting), "from_dump() takes a game that hangs:", dump)
            self.check_outcome(state)
            for viewer in self.viewers:
                as_text(state.view(viewer), "the view of a made-up position")
            for seat in waiting[:1]:
                moves = state.moves(seat)
                self.must(moves is None or moves, "from_dump() takes a game that hangs:", dump)
                move = self.pick(state, seat)
                refusal = state.why_not(seat, move)
                self.must(refusal is None, f"{move!r} is refused in a made-up position:", dump)
                state.apply(seat, move)

    def check_end(self) -> None:
        """Check what holds when the game is over."""
        super().check_end()
        for sentence in list(self.said)[-5:]:
            for seat in range(self.case.seats):
                refusal = self.state.why_not(seat, sentence)
                over = refusal is not None and refusal.code == "turn-over"
                self.must(
                    over,
                    f"the game is over, but {sentence!r} is answered {refusal}: why_not() begins with why_not_turn()",
                )
        self.check_snapshots(self.snapshots)
