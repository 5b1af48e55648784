"""Whatever comes in: no text, token, save or request makes anything raise, or is answered with our own fault."""

from __future__ import annotations

import json
from typing import Any

import pytest
from door import COMPUTER, GAMES, PERSON, ask, ask_text, open_house
from houses import find_hostile
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from kept import carried

from parlour.conformance.damage import JUNK, damage_json
from parlour.core.game import CHANCE, Game, Json, Refusal, State
from parlour.core.reply import make_reply
from parlour.core.rng import Rng
from parlour.core.save import SAVE_CODES, Loaded, load_save, make_save
from parlour.core.table import Sitter, Table
from parlour.core.token import read_token, write_token
from parlour.door.verbs import VERBS
from parlour.games import REGISTRY


def find(key: str) -> Game:
    """Return a game of the tests."""
    return GAMES[key]


def play_some(game: Game, options: Json, seats: int, records: int) -> Table:
    """Play so many records at random."""
    table = Table(game, options, (Sitter(),) * seats, "hostile")
    rng = Rng(records)
    while len(table.journal) < records and table.waiting():
        seat = table.waiting()[0]
        move = table.state.chance(rng) if seat == CHANCE else table.state.sample(seat, rng)
        table.record(seat, move)
    return table


FIRST = next(iter(REGISTRY))
ATTACKED = ["null", *REGISTRY]


def tell(key: str, what: str, usual: list[Any]) -> list[Any]:
    """Return what a game's own folder tries on it, or what is usual."""
    told: list[Any] = getattr(find_hostile(key), what, usual)
    return told


TABLES = [
    play_some(find(key), options, seats, records)
    for key in ATTACKED
    for options, seats, moments in tell(key, "PLAYED", [({}, find(key).seats[0], (0, 1, 2, 40, 999))])
    for records in moments
]
"""Positions of every sort: before chance, placing, in secret, in the middle, over."""

MIDDLE = next(
    table for table in TABLES if table.game.key == FIRST and len(table.journal) > 9 and table.waiting()
)
WINDOWS = [window for key in ATTACKED for window in find(key).windows]

WORDS = [
    *("resign", "draw", "\u00b9"),
    *(word for key in ATTACKED for word in tell(key, "WORDS", list(find(key).words[:20]))),
]
# Any text at all, and text that is nearly a sentence.
texts = st.one_of(
    st.text(st.characters(), max_size=60),
    st.text(st.characters(categories=["Cc", "Cf", "Cs", "Co", "Zs", "Zl", "Zp", "Nd", "No"]), max_size=60),
    st.lists(st.sampled_from(WORDS), max_size=70).map(" ".join),
    st.tuples(st.sampled_from(WORDS), st.text(st.characters(), max_size=4)).map("".join),
    st.integers(0, 4).map(lambda power: "9" * 10**power),
    st.tuples(st.sampled_from(["a", "[", "\ud83e", "a1 ", "\0"]), st.integers(0, 5)).map(
        lambda part: part[0] * 10 ** part[1]
    ),
)
seats = st.one_of(st.sampled_from([-1, 0, 1, 2, 3]), st.integers())
plain = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), texts, st.sampled_from(JUNK)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(texts, inner, max_size=4)),
    max_leaves=12,
)


def check_refusal(game: Game, refusal: Refusal | None) -> None:
    """Check that a refusal is declared."""
    if refusal is not None:
        assert refusal.code in game.codes
        json.dumps(refusal.args)


# Sentences


@given(texts, st.sampled_from(TABLES), seats)
def test_any_text_is_answered_by_why_not_and_draft(text: str, table: Table, seat: int) -> None:
    state: State = table.state
    refusal = state.why_not(seat, text)
    check_refusal(table.game, refusal)
    if refusal is None:
        assert seat in state.waiting()
        moves = state.moves(seat)
        assert moves is None or text in moves
        after = state.copy()
        after.apply(seat, text)
        assert after.audit() == []
    if seat != CHANCE:
        draft = state.draft(seat, text)
        check_refusal(table.game, draft.refusal)
        assert (draft.status == "no") == (draft.refusal is not None)
        assert refusal is not None or draft.status in ("may", "done")
        if draft.status in ("may", "done"):
            assert state.why_not(seat, state.tidy(seat, draft.move)) is None


@given(plain, st.sampled_from(TABLES), seats)
def test_anything_at_all_is_answered_by_why_not(thing: object, table: Table, seat: int) -> None:
    check_refusal(table.game, table.state.why_not(seat, thing))
    table.why_not(seat, thing)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.game.key}-{len(table.journal)}")
@pytest.mark.parametrize(
    "text", ["x" * 10**6, "a1 " * 10**5, "\ud800" * 10**5, "9" * 10**5, " " * 10**5, "\n" * 3000]
)
def test_long_texts_are_refused_at_once(table: Table, text: str) -> None:
    for seat in (CHANCE, 0, 1):
        assert table.state.why_not(seat, text) is not None


# Tokens and saves


@given(st.one_of(texts, st.tuples(st.sampled_from(["n1", "n2"]), texts).map("".join), plain))
def test_any_text_is_answered_by_the_token_reader(text: object) -> None:
    read = read_token(text, find)
    assert isinstance(read, Refusal)
    assert read.code.startswith("token-")


@given(st.sampled_from(TABLES), st.data())
def test_a_token_with_something_exchanged_is_refused_or_the_same(table: Table, data: st.DataObject) -> None:
    save = make_save(table)
    token = write_token(save, table.game)
    at, length = data.draw(st.integers(0, len(token))), data.draw(st.integers(0, 9))
    read = read_token(token[:at] + data.draw(texts) + token[at + length :], find)
    assert read == carried(save) or isinstance(read, Refusal)


def check_loaded(save: object) -> None:
    """Check that a save is refused, or gives a table that can be played on."""
    for from_position in (False, True):
        loaded = load_save(save, find, from_position)
        if isinstance(loaded, Loaded):
            play_on(loaded.table)
            assert loaded.broken is None or loaded.broken.refusal.code
        else:
            assert loaded.code in SAVE_CODES


def play_on(table: Table) -> None:
    """Ask a table for what the page asks, and play a little."""
    for _ in range(4):
        for viewer in [None, *range(len(table.sitters))]:
            json.dumps(make_reply(table, viewer), allow_nan=False)
        assert isinstance(read_token(write_token(make_save(table), table.game), find), dict)
        assert table.state.audit() == []
        assert table.waiting() != (CHANCE,)
        for seat in table.waiting()[:1]:
            assert isinstance(table.play(seat, table.state.sample(seat, Rng("on"))), list)


@given(plain)
def test_anything_at_all_is_answered_by_the_loader(save: object) -> None:
    check_loaded(save)
    check_loaded({"format": "parlour", "version": 1, "game": "null", "rules": 1, "journal": save, "at": save})


@given(st.sampled_from(TABLES), st.integers(0, 2**64 - 1), st.integers(1, 3))
def test_a_damaged_save_is_refused_or_plays(table: Table, seed: int, times: int) -> None:
    save, rng = make_save(table), Rng(seed)
    for _ in range(times):
        (save,) = damage_json(save, rng, 1)
    check_loaded(save)


@given(
    st.sampled_from(TABLES),
    st.sampled_from(
        ["at", "start", "journal", "options", "seats", "check", "seed", "aids", "hints", "ended"]
    ),
    plain,
)
def test_a_save_with_a_part_exchanged_is_refused_or_plays(table: Table, key: str, part: object) -> None:
    check_loaded({**make_save(table), key: part})


@given(
    st.sampled_from(TABLES),
    st.sampled_from(TABLES),
    st.sets(st.sampled_from(["at", "start", "journal", "options", "seats", "check", "ended"]), min_size=1),
)
def test_two_saves_in_one_are_refused_or_play(table: Table, other: Table, keys: set[str]) -> None:
    save, strange = make_save(table), make_save(other)
    strange["start"] = strange["at"]
    check_loaded({**save, **{key: strange[key] for key in keys if key in strange}})


@given(st.sampled_from(TABLES), st.integers(0, 2**64 - 1))
def test_a_damaged_position_is_refused_or_plays(table: Table, seed: int) -> None:
    save = make_save(table)
    (save["at"],) = damage_json(save["at"], Rng(seed), 1)
    check_loaded(save)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.game.key}-{len(table.journal)}")
def test_a_number_that_grows_too_long_to_be_written_is_not_taken(table: Table) -> None:
    save = make_save(table)
    for key, number in save["at"].items():
        if type(number) is int:
            check_loaded({**save, "at": {**save["at"], key: 10**4300 - 1}})


# Requests


ASKED = sorted(set(VERBS) - {"bench", "install"})  # these two take time, and are asked below
KEYS = [
    "game",
    "options",
    "seats",
    "seed",
    "aids",
    "viewer",
    "table",
    "seat",
    "at",
    "move",
    "prompt",
    "said",
    "word",
    "onto",
    "wishes",
    "save",
    "token",
    "from",
    "job",
    "ms",
    "level",
    "lesson",
    "code",
]
good: dict[str, st.SearchStrategy[Any]] = {
    "game": st.sampled_from([*ATTACKED, "dice"]),
    "options": st.sampled_from([{}, *(each for key in ATTACKED for each in tell(key, "OPTIONS", []))]),
    "seats": st.lists(
        st.sampled_from(
            [
                PERSON,
                COMPUTER,
                {"who": "person", "asked": dict.fromkeys(WINDOWS[:1], "never"), "colour": "red"},
            ]
        ),
        min_size=2,
        max_size=2,
    ),
    "seed": st.sampled_from(["1", "2"]),
    "aids": st.fixed_dictionaries({"hints": st.booleans(), "takebacks": st.booleans()}),
    "at": st.integers(0, 4),
    "viewer": st.sampled_from([None, 0, 1]),
    "table": st.integers(1, len(ATTACKED) + 2),
    "seat": st.integers(0, 1),
    "move": st.sampled_from(
        ["roll", "resign", "draw", *(each for key in ATTACKED for each in tell(key, "SENTENCES", []))]
    ),
    "prompt": st.integers(0, 9),
    "said": st.sampled_from(["", *WORDS]),
    "word": st.sampled_from(WORDS),
    "onto": st.sampled_from(WORDS),
    "wishes": st.dictionaries(st.sampled_from(WINDOWS), st.sampled_from(["never", "could", "always"])),
    "save": st.sampled_from([make_save(table) for table in TABLES]),
    "token": st.sampled_from([write_token(make_save(table), table.game) for table in TABLES]),
    "from": st.just("position"),
    "job": st.integers(1, 9),
    "ms": st.sampled_from([0, 1]),
    "level": st.integers(1, 4),
    "lesson": st.integers(0, 4),
    "code": st.sampled_from(["", "take", *(code for key in ATTACKED for code in find(key).inquiries)]),
}


@given(st.sampled_from(ASKED), st.data())
def test_any_request_is_answered(verb: str, data: st.DataObject) -> None:
    parlour = open_house()
    for game in ATTACKED:
        table = ask(parlour, "new", game=game, options={}, seats=[PERSON, COMPUTER], seed="1")["table"]
        ask(parlour, "think", table=table, seat=0, level=1)
    for _ in range(3):
        keys = data.draw(st.lists(st.sampled_from(KEYS), unique=True, max_size=6))
        wrong = data.draw(st.sets(st.sampled_from(KEYS), max_size=3))
        request = {key: data.draw(plain if key in wrong else good[key]) for key in {*keys, "table", "seat"}}
        try:
            text = json.dumps({"verb": verb, **request})
        except ValueError:
            assume(False)  # an integer too long to be written comes in no request
        ask_text(parlour, text)


@given(texts)
@example('{"verb": "games", "verb": 5}')
@example('{"verb": "new", "game": "__class__"}')
@example("\ufeff{}")
def test_any_text_is_answered(text: str) -> None:
    parlour = open_house()
    ask_text(parlour, text)
    for verb in ASKED:
        ask(
            parlour,
            verb,
            game=text,
            table=text,
            seat=text,
            job=text,
            token=text,
            save=text,
            seats=text,
            viewer=text,
            word=text,
        )
    ask(parlour, text)


@pytest.mark.parametrize("depth", [10, 100, 300, 900, 990, 2000, 100_000])
@pytest.mark.parametrize(
    "key", ["verb", "game", "table", "seat", "options", "seats", "save", "token", "move", "viewer", "word"]
)
def test_json_that_is_nested_deeply_is_answered(key: str, depth: int) -> None:
    parlour = open_house()
    ask(parlour, "new", game=FIRST, options={}, seats=[PERSON, PERSON])
    for verb in ("new", "play", "load", "think"):
        nested = "[" * depth + "]" * depth
        request: Json = {
            "verb": verb,
            "game": FIRST,
            "options": {},
            "seats": [PERSON, PERSON],
            "table": 1,
            "seat": 0,
        }
        text = json.dumps({**request, key: "NESTED"}).replace('"NESTED"', nested)
        ask_text(parlour, text)
        deep_dump = json.dumps({**make_save(MIDDLE), "at": "NESTED", "game": "NESTED"}).replace(
            '"NESTED"', nested
        )
        ask_text(parlour, '{"verb": "load", "save": ' + deep_dump + "}")


def test_numbers_of_every_sort_are_answered() -> None:
    parlour = open_house()
    ask(parlour, "new", game=FIRST, options={}, seats=[PERSON, PERSON])
    for number in ("1e400", "-1e400", "NaN", "Infinity", "-0", "1e-400", "9" * 4000, "0.1", "1E2"):
        for verb in sorted(VERBS):
            fields = ", ".join(f'"{key}": {number}' for key in [*KEYS, "seconds"])
            ask_text(parlour, f'{{"verb": "{verb}", {fields}}}')
            ask_text(parlour, f'{{"verb": "{verb}", {fields}, "table": 1, "seat": 0}}')


class Rowdy(RuleBasedStateMachine):
    """Guests who say anything at any time; the parlour keeps its head, and its tables stay sound."""

    def __init__(self) -> None:
        """Open a parlour."""
        super().__init__()
        self.parlour = open_house()

    def any_table(self, number: int) -> int:
        """Return the number of some table that is there, or of none."""
        tables = list(self.parlour.sittings)
        return tables[number % len(tables)] if tables else 0

    @rule(
        game=good["game"],
        options=good["options"],
        seats=good["seats"],
        seed=good["seed"],
        aids=good["aids"],
    )
    def begin(self, game: str, options: Json, seats: list[Json], seed: str, aids: Json) -> None:
        """Begin a game."""
        given = {"options": options, "seats": seats, "seed": seed, "aids": aids}
        ask(self.parlour, "new", game=game, **given)

    @precondition(lambda self: self.parlour.sittings)
    @rule(number=st.integers(0, 9), choice=st.integers(0, 2**32), wild=st.integers(0, 9), text=texts)
    def say(self, number: int, choice: int, wild: int, text: str) -> None:
        """Play something legal, mostly, or the table's words, or anything."""
        table = self.any_table(number)
        waiting = ask(self.parlour, "look", table=table)["replies"][0]["prompt"]["waiting"]
        seat = waiting[choice % len(waiting)] if waiting else choice % 2
        said, rng = "", Rng(choice)
        while wild > 2:
            draft = ask(self.parlour, "draft", table=table, seat=seat, said=said)["draft"]
            move = draft["move"]
            # What is whole may still be changed for ever: a row can be laid anew.
            if not draft["touch"] or (draft["status"] == "may" and rng.choice((True, False, False))):
                break
            said = f"{said} {rng.choice(draft['touch'])}".strip()
        else:
            move = ("resign", "draw", text)[wild]
        told = ask(self.parlour, "play", table=table, seat=seat, move=move)
        tempts = self.parlour.sittings[table].table.game.tempts
        assert "replies" in told or wild < 3 or not waiting or told["refusal"]["code"] in tempts

    @precondition(lambda self: self.parlour.sittings)
    @rule(
        number=st.integers(0, 9),
        verb=st.sampled_from(["undo", "takeback", "redo"]),
        seat=st.sampled_from([None, 0, 1, 5, -1]),
    )
    def take_back(self, number: int, verb: str, seat: int | None) -> None:
        """Take something back."""
        ask(self.parlour, verb, table=self.any_table(number), seat=seat)

    @precondition(lambda self: self.parlour.sittings)
    @rule(number=st.integers(0, 9), at=st.integers(-1, 40), verb=st.sampled_from(["replay", "branch"]))
    def look_back(self, number: int, at: int, verb: str) -> None:
        """Look at an earlier position, or go on from it; the game itself stays as it is."""
        table = self.any_table(number)
        before = ask(self.parlour, "save", table=table)
        told = ask(self.parlour, verb, table=table, at=at)
        assert ("error" in told) == (not 0 <= at <= len(before["save"]["journal"]))
        if table in self.parlour.sittings:  # a ninth table closes the one that was used longest ago
            assert ask(self.parlour, "save", table=table) == before

    @precondition(lambda self: self.parlour.sittings)
    @rule(number=st.integers(0, 9), seat=st.integers(-1, 2), stops=st.booleans())
    def ask_for_a_hint(self, number: int, seat: int, stops: bool) -> None:
        """Look for a hint, to the end or not, and see it; the game itself stays as it is."""
        table = self.any_table(number)
        before = ask(self.parlour, "save", table=table)["save"]
        told = ask(self.parlour, "hint", table=table, seat=seat, ms=0)
        if "job" in told:
            told = ask(self.parlour, "step", job=told["job"], ms=0)
            while not told["done"] and not stops:
                told = ask(self.parlour, "step", job=told["job"], ms=1000)
        else:
            assert "refusal" in told or told["error"]["code"] == "request-seat"
        if "hint" in told:
            ask(self.parlour, "hinted", table=table)
        after = ask(self.parlour, "save", table=table)["save"]
        counted = {"hints": 0, "helped": []}
        assert {**after, **counted} == {**before, **counted}
        assert after["hints"] - before["hints"] in ((0, 1) if "hint" in told else (0,))

    @precondition(lambda self: self.parlour.sittings)
    @rule(
        number=st.integers(0, 9),
        from_=st.sampled_from([None, "position"]),
        by=st.sampled_from(["save", "token"]),
    )
    def save_and_load(self, number: int, from_: str | None, by: str) -> None:
        """Save a table and open it again; nothing is lost."""
        saved = ask(self.parlour, "save", table=self.any_table(number))
        assert len(saved["token"]) <= 4096
        told = ask(self.parlour, "load", **{by: saved[by], "from_": from_})
        if by == "token" and from_:  # it carries no position beside its journal
            assert told["refusal"]["code"] == "save-position"
            return
        assert "broken" not in told
        again = ask(self.parlour, "save", table=told["table"])
        assert again["save"]["at"] == saved["save"]["at"]
        assert again["save"]["ended"] == saved["save"]["ended"]
        assert from_ or again == saved

    @precondition(lambda self: self.parlour.sittings)
    @rule(number=st.integers(0, 9), seat=st.integers(-1, 2), level=st.integers(1, 5))
    def think(self, number: int, seat: int, level: int) -> None:
        """Begin to think."""
        ask(self.parlour, "think", table=self.any_table(number), seat=seat, level=level)

    @precondition(lambda self: self.parlour.sittings)
    @rule(number=st.integers(0, 9))
    def review(self, number: int) -> None:
        """Begin to review a game, once it is over."""
        table = self.any_table(number)
        told = ask(self.parlour, "review", table=table)
        over = ask(self.parlour, "look", table=table)["replies"][0]["outcome"] is not None
        assert ("job" in told) == over

    @rule(job=st.integers(0, 30), verb=st.sampled_from(["step", "step", "stop"]))
    def go_on(self, job: int, verb: str) -> None:
        """Think on, or stop."""
        ask(self.parlour, verb, job=job, ms=0)

    @precondition(lambda self: self.parlour.sittings)
    @rule(number=st.integers(0, 9))
    def close(self, number: int) -> None:
        """Clear a table away."""
        assert ask(self.parlour, "close", table=self.any_table(number)) == {}

    @rule(verb=st.sampled_from(ASKED), key=st.sampled_from(KEYS), value=plain)
    def ask_nonsense(self, verb: str, key: str, value: object) -> None:
        """Ask for anything."""
        ask(self.parlour, verb, **{"table": self.any_table(0), "seat": 0, key: value})

    @invariant()
    def tables_are_sound(self) -> None:
        """Check every table: sound, settled, and its journal as long as its past."""
        for table in [sitting.table for sitting in self.parlour.sittings.values()]:
            assert table.state.audit() == []
            assert table.waiting() != (CHANCE,)
            assert len(table.journal) == len(table.past)
            assert (table.outcome() is None) == bool(table.waiting())


Rowdy.TestCase.settings = settings(max_examples=30, stateful_step_count=40)
TestRowdyGuests = Rowdy.TestCase
