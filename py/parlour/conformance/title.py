"""The conformance suite's questions about a title: the facts that it declares, and how it takes options."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from parlour.conformance.plain import as_text
from parlour.core.game import COMMON_CODES, LONGEST_TEXT, OPTION_CODES, Game, Option, Refusal
from parlour.core.rng import Rng
from parlour.core.table import TABLE_KINDS, TABLE_REASONS

if TYPE_CHECKING:
    from parlour.core.border import Value

JUNK: tuple[object, ...] = (None, [], {}, (), b"", -1, 10**30, 1.5, float("nan"), object())
ANY_TEXTS = ("junk", "", " ", "0", "-1", "true")
"""What no option takes; and texts, which only an option that is a text might."""

SAMPLED = 200
"""Sentences of a lesson's position that are tried where they are too many to be listed."""


def check_title(game: Game, paragraphs: Collection[str]) -> None:
    """Check the facts that a game declares, and how it takes options; `paragraphs` of its rules: "§3.2"."""
    try:
        check_facts(game, paragraphs)
        check_options(game)
        check_lessons(game, paragraphs)
    except AssertionError:
        raise
    except Exception as fault:
        raise AssertionError(f"{game.key}: nothing may raise here, but {fault!r} was raised") from fault


def check_facts(game: Game, paragraphs: Collection[str]) -> None:
    """Check what a game says of itself."""
    assert game.key.isidentifier(), "key: one lower-case word"
    assert game.key == game.key.lower(), "key: one lower-case word"
    assert type(game.rules) is int, (
        "rules: a number that is raised whenever a journal could replay differently"
    )
    assert set(game.upgrades) >= set(range(1, game.rules)), (
        "upgrades: one function for each earlier rules version"
    )
    assert isinstance(game.seats, range), "seats: a range with the numbers of players"
    assert 1 <= game.seats[0] <= game.seats[-1] <= 10, (
        "seats: 1 to 10, since a journal writes a seat as one digit"
    )
    assert len(game.levels) == 5, "levels: five, weakest first"
    assert game.par in range(len(game.levels) + 1), "par: a level, or 0"
    assert not game.par or (game.seats[0] == 1 and not game.measure), (
        "par: of a game for one, and there is no `measure`"
    )
    assert set(game.codes) >= set(COMMON_CODES), "codes: begin with **COMMON_CODES"
    for code, rule in game.codes.items():
        cited = rule.split()
        assert code == "-".join(code.split()).lower(), f"code {code!r}: lower-case words joined by hyphens"
        assert set(cited) <= set(paragraphs), f"code {code!r}: cite paragraphs of the rules, `§3.2`"
        assert cited or code in COMMON_CODES, f"code {code!r}: name the paragraph that it rests on"
    for name in ("kinds", "reasons", "asks", "windows", "unveiled", "merits", "inquiries"):
        words = getattr(game, name)
        assert len(set(words)) == len(words), f"{name}: something is there twice"
        assert all(word and word == word.strip() for word in words), f"{name}: plain words"
    assert not set(game.reasons) & set(TABLE_REASONS), "reasons: these are the table's own"
    assert not set(game.kinds) & set(TABLE_KINDS), "kinds: these are the table's own"
    assert set(game.unveiled) <= set(game.windows), "unveiled: every one of them must be among `windows`"
    assert set(game.reveals) <= set(game.kinds), (
        "reveals: every one of them must be an event kind of the game"
    )


def check_lessons(game: Game, paragraphs: Collection[str]) -> None:
    """Check that each lesson is a sound position with something to find in it."""
    keys = [lesson.key for lesson in game.lessons]
    assert len(set(keys)) == len(keys), "lessons: a key is there twice"
    for lesson in game.lessons:
        what = f"lesson {lesson.key!r}"
        assert lesson.key.isidentifier(), f"{what}: the key is one lower-case word"
        assert lesson.key == lesson.key.lower(), f"{what}: the key is one lower-case word"
        seats = lesson.seats or game.seats[0]
        assert game.check(dict(lesson.options), seats) is None, f"{what}: these options are refused"
        state = game.from_text(lesson.position)
        assert state.audit() == [], f"{what}: the position is unsound"
        again = game.from_dump(state.dump(), dict(lesson.options), seats)
        assert again, f"{what}: the position cannot be saved"
        assert len(state.scores(seats)) == seats, (
            f"{what}: as many seats as it says, or the fewest that may play"
        )
        assert lesson.seat in state.waiting(), f"{what}: the position waits for somebody else"
        moves = state.moves(lesson.seat)
        if moves is None:
            moves = [state.sample(lesson.seat, Rng(number)) for number in range(SAMPLED)] + sorted(
                lesson.goals
            )
        reached = [move for move in moves if lesson.is_reached(state, lesson.seat, move)]
        assert lesson.goals or lesson.reached, f"{what}: there is nothing to reach"
        assert reached, f"{what}: no legal sentence reaches it"
        legal = all(state.why_not(lesson.seat, move) is None for move in lesson.goals)
        assert legal, f"{what}: goals are legal sentences"
        assert len(reached) < len(moves), f"{what}: not all that is legal is a goal"
        known = {word for move in moves for word in move.split()} | {*game.words, *game.places}
        assert set(lesson.about) <= known, (
            f"{what}: what it is about is no word of its sentences, and no place"
        )
        told = {word for move in reached for word in move.split()}
        assert not lesson.about or told & set(lesson.about), f"{what}: nothing that is bright leads to a goal"
        assert lesson.rule in paragraphs, f"{what}: the rules have no paragraph {lesson.rule!r}"


def check_options(game: Game) -> None:
    """Check that defaults and presets are taken and that junk is refused with a common code."""
    defaults = game.defaults()
    as_text(defaults, "defaults()")
    for name, preset in game.presets.items():
        as_text(dict(preset.options), f"the preset {name!r}")
        assert preset.seats, f"the preset {name!r} is for no number of seats"
        assert sorted(set(preset.seats)) == list(preset.seats), f"the preset {name!r}: seats in order"
        for seats in preset.seats:
            assert game.check(dict(preset.options), seats) is None, (
                f"the preset {name!r} is refused at {seats} seats"
            )
            sides = game.sides({**defaults, **preset.options}, seats)
            flat = sorted(seat for side in sides for seat in side)
            assert flat == list(range(seats)), f"sides() of {name!r} at {seats} seats: every seat in one side"
            assert all(sides), f"sides() of {name!r} at {seats} seats: a side has nobody"
            opened = game.opens({**defaults, **preset.options}, seats)
            declared = tuple(kind for kind in game.windows if kind in opened)
            assert opened == declared, (
                f"opens() of {name!r} at {seats} seats: some of `windows`, in their order"
            )
    for seats in game.seats:
        offered = any(seats in preset.seats for preset in game.presets.values())
        assert offered or game.check(defaults, seats) is None, f"no preset is for {seats} seats"
    for option in game.options:
        assert option.kind in ("flag", "choice", "number", "text"), (
            f"option {option.key!r}: kind is flag, choice, number or text"
        )
        assert option.kind != "text" or not option.choices, f"option {option.key!r}: a text has no choices"
        others = {each.key: each for each in game.options if each is not option}
        for key, values in option.list_when().items():
            fits = bool(values) and (
                set(values) <= set(game.seats)
                if key == "seats"
                else key in others and not any(others[key].refuses(value) for value in values)
            )
            assert fits, f"option {option.key!r}: `when` names others, and values that they take"
        assert option.key != "seats", "options: `seats` is the number of seats"
        if option.kind == "text":
            check_text(game, option)
            continue
        for value in [*JUNK, *ANY_TEXTS, not_quite(option.default)]:
            refuse_options(game, {**defaults, option.key: value}, game.seats[0])
    unknown: list[object] = [None, [], "junk", 7, {"no such option": 1}, {7: 7}, {None: None}]
    for given in unknown:
        refuse_options(game, given, game.seats[0])
    numbers: list[object] = [None, True, "2", 2.0, [], -1, 0, game.seats[0] - 1, game.seats[-1] + 1, 10**30]
    for number in numbers:
        refuse_options(game, defaults, number)


def list_values(game: Game, option: Option) -> list[Value]:
    """List the values of an option; of texts those that presets have, and some others that it may take."""
    if option.kind == "text":
        named = [preset.options.get(option.key, option.default) for preset in game.presets.values()]
        return [option.default, *named, *ANY_TEXTS, "Another."]
    return [False, True] if option.kind == "flag" else list(option.choices)


def check_text(game: Game, option: Option) -> None:
    """Check that an option which is a text refuses what is none, and begins with whatever text it takes."""
    too_long = "a" * (LONGEST_TEXT + 1)
    odd = [f"a{sign}a" for sign in "\n\r\t\0\x1b\x7f\xa0\u00e9\u2013\u202e\ud800\U0001f600"]
    for value in (*JUNK, too_long, *odd):
        refusal = game.check({option.key: value}, game.seats[0])
        assert refusal is not None, f"{option.key!r} takes what is no option of this game: {value!r}"
        assert refusal.code == "options-text", (
            f"{option.key!r} is {value!r}: ask super().check() first, which says options-text"
        )
    for text in (*ANY_TEXTS, "a" * LONGEST_TEXT, "7" * LONGEST_TEXT, ";" * LONGEST_TEXT, '"\\<%s>{}&'):
        for seats in game.seats:
            options = {option.key: text}
            if game.check(options, seats) is not None:
                refuse_options(game, options, seats)
            else:
                state = game.start(options, seats)
                assert state.audit() == [], f"a game whose {option.key!r} is {text[:40]!r} begins unsoundly"
                as_text(state.view(None), f"the view of a game whose {option.key!r} is {text[:40]!r}")


def not_quite(default: bool | int | str) -> object:
    """Return a value that Python calls equal to an option's default, of another type; or no value at all."""
    return (
        int(default)
        if isinstance(default, bool)
        else float(default)
        if isinstance(default, int)
        else default + " "
    )


def refuse_options(game: Game, options: object, seats: object) -> None:
    """Check that options are refused."""
    refusal = game.check(options, seats)
    assert isinstance(refusal, Refusal), f"check({options!r}, {seats!r}) takes what is no option of this game"
    assert refusal.code in (*OPTION_CODES, *game.codes), (
        f"check({options!r}, {seats!r}): undeclared {refusal.code!r}"
    )
    as_text(refusal.args, "the arguments of a refused option")
