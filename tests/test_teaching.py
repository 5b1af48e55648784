"""Sheets, slips and what is judged of them: round trips for every game, keys against the solvers, forgeries named."""

from __future__ import annotations

from typing import Any

import pytest
from door import GAMES, ask
from packs import PACKED, Puzzle, list_samples, open_pack, pick
from sheet_lengths import KINDS, LONGEST_CODE, list_moments_of_many, measure_link

from parlour.api import Parlour
from parlour.bots.review import review
from parlour.core.game import Json
from parlour.core.parcel import LONGEST_PARCEL
from parlour.core.rng import Rng
from parlour.core.slices import finish
from parlour.core.table import Sitter, Table, seat_person
from parlour.games import find
from parlour.puzzles.sheets import MOST_ITEMS, SHEET, read_sheet
from parlour.puzzles.slips import SLIP, read_slip
from parlour.puzzles.tasks import count_seats, find_task, tell_options

FEW, MANY = 2_000, 100_000
"""Mutations of a text; many by `--slow`."""

LONGEST = 300
"""Sentences of a game, at most."""

QR = 400
"""Characters of a sheet of 30 puzzles, at most, so that its code can be read from a projector."""

SHORT = [kind for kind in KINDS if kind not in ("positions", "moments, each of another game")]
"""The kinds of which a sheet holds as many as it may, and its code can still be drawn."""


@pytest.fixture
def parlour() -> Parlour:
    """Return a door that knows all verbs."""
    return Parlour()


def item_of(puzzle: Puzzle, key: str, asks: str = "best") -> Json:
    return {"kind": "puzzle", "asks": asks, "level": 0, "id": puzzle.make_id(GAMES[key])}


def asked(puzzle: Puzzle, **more: object) -> Json:
    return {"task": puzzle.task, "seat": puzzle.seat, "position": puzzle.position, "hints": 0, **more}


def solve(key: str, puzzle: Puzzle) -> list[list[str]]:
    """Return a right answer as one try."""
    task = find_task(GAMES[key], puzzle.task)
    assert task
    answers = task.solve(GAMES[key].from_text(puzzle.position), puzzle.seat) or ()
    return [[part for (part,) in answers]] if task.several else [list(answers[0])]


def play_moves(parlour: Parlour, key: str, count: int) -> str:
    """Return the token of a game after some sentences."""
    game = GAMES[key]
    seats: list[Json] = [{"who": "person"}] * max(2, game.seats[0])
    told = ask(parlour, "new", game=key, seats=seats, seed="class")
    for number in range(count):
        state = parlour.sittings[told["table"]].table.state
        seat = state.waiting()[0]
        ask(parlour, "play", table=told["table"], seat=seat, move=state.sample(seat, Rng(f"{number}")))
    return str(ask(parlour, "save", table=told["table"])["token"])


@pytest.mark.parametrize("key", PACKED)
def test_thirty_puzzles_fit_a_code_and_come_back_as_they_were(parlour: Parlour, key: str) -> None:
    puzzles = list(open_pack(key).values())[:30]
    items = [item_of(each, key) for each in puzzles]
    more = {"title": "Monday", "locks": ["hints"], "word": "otters", "each": True}
    written = ask(parlour, "compose", game=key, items=items, **more)
    assert len(written["text"]) <= QR
    read = ask(parlour, "sheet", text=written["text"])
    assert read == {"game": key, "hash": written["hash"], "items": items, **more}


@pytest.mark.parametrize("key", PACKED)
@pytest.mark.parametrize("kind", SHORT)
def test_the_link_of_thirty_questions_fits_a_code(key: str, kind: str) -> None:
    length = measure_link(key, KINDS[kind](key, 30))
    assert length
    assert length <= LONGEST_CODE


@pytest.mark.parametrize("key", PACKED)
def test_the_link_of_ten_positions_fits_a_code(key: str) -> None:
    length = measure_link(key, KINDS["positions"](key, 10))
    assert length
    assert length <= LONGEST_CODE


@pytest.mark.parametrize("key", PACKED)
def test_every_kind_of_item_comes_back(parlour: Parlour, key: str) -> None:
    puzzle = list_samples(key, 1)[0]
    token = play_moves(parlour, key, 3)
    preset = next(iter(GAMES[key].presets))
    draw = {"kind": "draw", "task": puzzle.task, "dots": 2, "preset": preset, "skill": "sums", "first": 100}
    played = {"asks": "play", "level": 3}
    items: list[Json] = [
        {**draw, "asks": "any", "level": 0},
        {"kind": "position", "asks": "mistake", "level": 0, **_place(puzzle)},
        {"kind": "position", **played, **_place(puzzle), "task": ""},
        {
            "kind": "deal",
            **played,
            "preset": preset,
            "options": {},
            "seats": GAMES[key].presets[preset].seats[0],
        },
    ]
    moment = next(at for at in range(20) if "text" in _compose(parlour, key, [_moment(token, at)]))
    written = _compose(parlour, key, [*items, _moment(token, moment)])
    read = ask(parlour, "sheet", text=written["text"])
    assert read["items"][:-1] == items
    last = read["items"][-1]
    assert {name: last[name] for name in ("kind", "token", "at", "level")} == {
        name: _moment(token, moment)[name] for name in ("kind", "token", "at", "level")
    }
    assert read["hash"] == written["hash"]


def _place(puzzle: Puzzle) -> Json:
    return {"task": puzzle.task, "seat": puzzle.seat, "position": puzzle.position}


def _moment(token: str, at: int) -> Json:
    return {"kind": "moment", "asks": "play", "level": 2, "token": token, "at": at}


def _compose(parlour: Parlour, key: str, items: list[Any], **more: object) -> Json:
    return ask(parlour, "compose", game=key, items=items, **more)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"title": "x" * 81}, "sheet-title"),
        ({"title": 3}, "sheet-title"),
        ({"word": "two words"}, "sheet-word"),
        ({"word": "w" * 25}, "sheet-word"),
        ({"locks": ["everything"]}, "sheet-damaged"),
        ({"locks": ["preset:sheet"]}, "sheet-damaged"),
        ({"items": []}, "sheet-items"),
        ({"items": [None] * (MOST_ITEMS + 1)}, "sheet-items"),
        ({"items": [{"kind": "puzzle", "asks": "best", "level": 0, "id": "zz"}]}, "sheet-item"),
        ({"items": [{"kind": "puzzle", "asks": "best", "level": 3, "id": "zzzzzz"}]}, "sheet-item"),
        (
            {
                "items": [
                    {"kind": "deal", "asks": "best", "level": 0, "preset": "", "options": {}, "seats": 2}
                ]
            },
            "sheet-item",
        ),
        ({"items": [{"kind": "puzzle", "asks": "play", "level": 0, "id": "zzzzzz"}]}, "sheet-item"),
        ({"items": [{"kind": "puzzle", "asks": "play", "level": 6, "id": "zzzzzz"}]}, "sheet-item"),
        ({"items": [{"kind": "draw", "asks": "play", "level": 3}]}, "sheet-item"),
        ({"items": [_moment("n1AAAA", 0)]}, "sheet-moment"),
        ({"items": [{"kind": ["puzzle"], "asks": {}, "level": 0}]}, "sheet-item"),
    ],
)
def test_what_may_not_be_on_a_sheet_is_refused(parlour: Parlour, change: Json, code: str) -> None:
    puzzle = list_samples("numica", 1)[0]
    told = {"items": [item_of(puzzle, "numica")], **change}
    assert ask(parlour, "compose", game="numica", **told)["refusal"]["code"] == code


def test_a_sheet_that_no_link_holds_is_refused(parlour: Parlour) -> None:
    puzzles = list(open_pack("numica").values())[:MOST_ITEMS]
    items = [{"kind": "position", "asks": "best", "level": 0, **_place(each)} for each in puzzles]
    assert _compose(parlour, "numica", items)["refusal"]["code"] == "sheet-long"
    assert "text" in _compose(parlour, "numica", items[:10])
    moments = list_moments_of_many("hexors", 10)
    assert _compose(parlour, "hexors", moments)["refusal"]["code"] == "sheet-long"
    assert "text" in _compose(parlour, "hexors", moments[:2])


@pytest.mark.parametrize("key", PACKED)
def test_right_answers_are_right_and_fit_a_slip(parlour: Parlour, key: str) -> None:
    puzzles = list(open_pack(key).values())[:30]
    said = [solve(key, each) for each in puzzles]
    items = [asked(each, asks="best", said=answer) for each, answer in zip(puzzles, said, strict=True)]
    judged = ask(parlour, "judge", game=key, items=items)["items"]
    assert {each["result"] for each in judged} == {"right"}
    assert {each["forged"] for each in judged} == {""}
    slip = [{"said": answer, "hints": 1} for answer in said]
    written = ask(parlour, "fill", game=key, sheet="abcdefg_", number=17, minutes=25, items=slip)
    assert len(written["text"]) < LONGEST_PARCEL / 4
    read = ask(parlour, "slip", text=written["text"])
    assert read == {"game": key, "sheet": "abcdefg_", "number": 17, "minutes": 25, "items": slip}


@pytest.mark.parametrize(("key", "puzzle"), [(key, each) for key in PACKED for each in list_samples(key, 2)])
def test_the_key_has_every_answer_of_the_solver(parlour: Parlour, key: str, puzzle: Puzzle) -> None:
    task = find_task(GAMES[key], puzzle.task)
    assert task
    solved = task.solve(GAMES[key].from_text(puzzle.position), puzzle.seat) or ()
    told = ask(parlour, "key", game=key, **_place(puzzle))
    own = [
        tuple(part["move"] for part in each["parts"] if part["seat"] == puzzle.seat)
        for each in told["answers"]
    ]
    assert own == list(solved)
    assert len(solved) == puzzle.answers
    assert told["number"] == len({answer[0] for answer in solved})


@pytest.mark.parametrize(("key", "puzzle"), [(key, each) for key in PACKED for each in list_samples(key, 3)])
def test_the_key_tells_of_somebodys_answer_whether_it_is_right(
    parlour: Parlour, key: str, puzzle: Puzzle
) -> None:
    posed = ask(parlour, "puzzle", game=key, asks="mistake", **_place(puzzle))
    told = ask(parlour, "key", game=key, asks="mistake", **_place(puzzle))
    plain = ask(parlour, "key", game=key, **_place(puzzle))
    assert {**told, "mistake": None} == plain
    if posed["puzzle"]["said"] is None:
        assert told["mistake"] is None, "of such a kind nobody's answer is judged"
        return
    heard = ask(parlour, "play", table=posed["table"], seat=puzzle.seat, move="best")
    assert told["mistake"]["right"] is (heard["result"] == "right")
    if heard["result"] == "wrong":
        assert told["mistake"]["why"] == heard["refusal"]
    else:
        assert told["mistake"]["why"] is None


@pytest.mark.parametrize(("key", "puzzle"), [(key, each) for key in PACKED for each in list_samples(key, 2)])
def test_a_wrong_answer_is_counted_and_a_forged_one_named(parlour: Parlour, key: str, puzzle: Puzzle) -> None:
    task = find_task(GAMES[key], puzzle.task)
    assert task
    state = GAMES[key].from_text(puzzle.position)
    right = solve(key, puzzle)
    could = (
        task.words or state.moves(puzzle.seat) or [state.sample(puzzle.seat, Rng(f"{n}")) for n in range(40)]
    )
    wrong = next((each for each in could if task.check(state, puzzle.seat, (each,)).result == "wrong"), None)

    def judge(said: list[list[str]], hints: int = 0, locks: tuple[str, ...] = ()) -> Json:
        item = asked(puzzle, asks="best", said=said, hints=hints)
        told: Json = ask(parlour, "judge", game=key, items=[item], locks=list(locks))["items"][0]
        return told

    if wrong:
        told = judge([[wrong], *right])
        assert (told["result"], told["tries"], [each["move"] for each in told["wrong"]], told["forged"]) == (
            "right",
            2,
            [wrong],
            "",
        )
        assert bool(told["wrong"][0]["events"]) is not bool(task.words), "it is told what a sentence would do"
        assert judge([[wrong]])["result"] == "wrong"
        assert judge([*right, [wrong]])["forged"] == "forged-after"
    assert judge([])["result"] == "open"
    assert judge([["no such sentence"]])["forged"] == "forged-sentence"
    assert judge([*right, *right])["forged"] == "forged-after"
    assert judge(right, hints=1)["forged"] == ""
    assert judge(right, hints=1, locks=("hints",))["forged"] == "forged-hints"


def test_many_answers_are_found_one_after_the_other_and_none_twice(parlour: Parlour) -> None:
    key = "numica"
    puzzle = next(each for each in open_pack(key).values() if each.answers == 3)
    task = find_task(GAMES[key], puzzle.task)
    assert task
    answers = [answer[0] for answer in task.solve(GAMES[key].from_text(puzzle.position), puzzle.seat) or ()]
    if task.key == "win-2":
        pytest.skip("whose answers have two parts")

    def judge(*tries: list[str]) -> Json:
        item = asked(puzzle, asks="many", said=list(tries))
        told: Json = ask(parlour, "judge", game=key, items=[item])["items"][0]
        return told

    assert judge(answers)["result"] == "right"
    assert judge(answers[:2])["result"] == "open"
    assert (judge(answers[:2])["found"], judge(answers[:2])["of"]) == (2, 3)
    assert judge([answers[0], answers[0]], answers)["wrong"][0]["move"] == answers[0]


def test_any_capture_is_right_where_any_is_asked_for(parlour: Parlour) -> None:
    """§7.6 tells the best; §5.1 is what any capture has to be."""
    puzzle = next(each for each in open_pack("league").values() if each.task == "capture")
    task = find_task(GAMES["league"], "capture")
    assert task
    state = GAMES["league"].from_text(puzzle.position)
    moves = [state.sample(0, Rng(f"{number}")) for number in range(300)]
    lesser = next(each for each in moves if task.check(state, 0, (each,)).code == "fewer")
    for asks, result in (("best", "wrong"), ("any", "right")):
        item = asked(puzzle, asks=asks, said=[[lesser]])
        assert ask(parlour, "judge", game="league", items=[item])["items"][0]["result"] == result
    passed = asked(puzzle, asks="any", said=[["pass"]])
    assert ask(parlour, "judge", game="league", items=[passed])["items"][0]["result"] == "wrong"


@pytest.mark.parametrize("key", PACKED)
def test_a_game_goes_on_from_a_moment_and_is_known_again(parlour: Parlour, key: str) -> None:
    token = play_moves(parlour, key, 2)
    at = next(at for at in range(20) if "text" in _compose(parlour, key, [_moment(token, at)]))
    told = ask(parlour, "resume", game=key, level=2, token=token, at=at)
    table = parlour.sittings[told["table"]].table
    assert [sitter.who for sitter in table.began].count("person") == 1
    seat = next(seat for seat, sitter in enumerate(table.began) if sitter.who == "person")
    ask(parlour, "play", table=told["table"], seat=seat, move="resign")
    played = ask(parlour, "save", table=told["table"])["token"]
    item = {"asks": "play", "level": 2, "token": token, "at": at, "said": [[played]], "hints": 0}
    judged = ask(parlour, "judge", game=key, items=[item])["items"][0]
    assert (judged["result"], judged["forged"]) == ("played", "")
    assert judged["outcome"]["won"] is False
    for other in ({"level": 3}, {"said": [[token]]}):
        assert (
            ask(parlour, "judge", game=key, items=[{**item, **other}])["items"][0]["forged"] == "forged-game"
        )


ONE_OF_EACH = [(key, each) for key in PACKED for each in list_samples(key, 1)]


@pytest.mark.parametrize(("key", "puzzle"), ONE_OF_EACH)
def test_a_game_goes_on_from_a_puzzle_and_is_known_again(parlour: Parlour, key: str, puzzle: Puzzle) -> None:
    item = {**item_of(puzzle, key, "play"), "level": 3}
    assert ask(parlour, "sheet", text=_compose(parlour, key, [item])["text"])["items"] == [item]
    place = {"seat": puzzle.seat, "position": puzzle.position}

    def play(move: str, level: int = 3, **elsewhere: object) -> str:
        """Return the token of a game that goes on from there, after its person has said something."""
        told = ask(parlour, "resume", game=key, level=level, **{**place, **elsewhere})
        ask(parlour, "play", table=told["table"], seat=puzzle.seat, move=move)
        return str(ask(parlour, "save", table=told["table"])["token"])

    def judge(token: str) -> Json:
        said = {"asks": "play", "level": 3, **place, "said": [[token]], "hints": 0}
        judged: Json = ask(parlour, "judge", game=key, items=[said])["items"][0]
        return judged

    state = GAMES[key].from_text(puzzle.position)
    move = state.sample(puzzle.seat, Rng("on"))
    begun, ended = judge(play(move)), judge(play("resign"))
    assert begun["forged"] == ended["forged"] == ""
    assert begun["tries"] == 1
    assert (ended["result"], ended["outcome"]["won"]) == ("played", False)
    elsewhere = next(
        each
        for each in open_pack(key).values()
        if (each.task, each.seat) == (puzzle.task, puzzle.seat) and each.position != puzzle.position
    )
    forged = [
        play("resign", position=elsewhere.position),
        play_moves(parlour, key, 2),
        "n1AAAA",
    ]
    if count_seats(GAMES[key], state) > 1:  # else nobody else is there
        forged += [play("resign", level=level) for level in (0, 2)]
    assert [judge(token)["forged"] for token in forged] == ["forged-game"] * len(forged)


@pytest.mark.parametrize("key", PACKED)
def test_a_game_that_goes_on_from_a_puzzle_is_played_to_its_end(key: str, day: int) -> None:
    """By people who say whatever may be said, as far as some hundred sentences."""
    game, puzzle = GAMES[key], pick(key, 1, day)[0]
    state = game.from_text(puzzle.position)
    table = Table(
        game, tell_options(game, state), seat_person(puzzle.seat, count_seats(game, state), 0), "on", state
    )
    table.settle()
    rng = Rng(f"on {day}")
    for _ in range(LONGEST):
        if table.outcome():
            return
        seat = table.waiting()[0]
        said = table.play(seat, table.state.sample(seat, rng))
        assert isinstance(said, list), said
        table.settle()


@pytest.mark.parametrize("read", [read_sheet, read_slip])
def test_whatever_comes_in_nothing_raises(parlour: Parlour, read: Any, slow: bool) -> None:
    """Half of the mutations have a right checksum, so that they come to what is behind it."""
    rng = Rng(f"hostile {read.__name__}")
    puzzles = list(open_pack("numero").values())[:8]
    frame = SHEET if read is read_sheet else SLIP
    items = [item_of(each, "numero") for each in puzzles]
    text = (
        ask(
            parlour,
            "compose",
            game="numero",
            title="Hm",
            items=[*items, _moment(play_moves(parlour, "numero", 2), 3)],
        )
        if read is read_sheet
        else ask(
            parlour,
            "fill",
            game="numero",
            sheet="abcdefgh",
            items=[{"said": solve("numero", each), "hints": 1} for each in puzzles],
        )
    )["text"]
    opened = frame.unwrap(text, find)
    assert isinstance(opened, tuple)
    for _ in range(MANY if slow else FEW):
        if rng.below(2):
            changed = _mutate(text.encode(), rng).decode("latin-1")
        else:
            changed = frame.wrap(GAMES["numero"], _mutate(opened[1], rng)) or ""
        read(changed, find)
    for each in (None, 7, [], {}, "", "s1", "r1", "s9x", "n1", "s1" + "A" * 9_000):
        read(each, find)


def _mutate(text: bytes, rng: Rng) -> bytes:
    """Change, drop, double or add a few bytes."""
    mutated = bytearray(text)
    for _ in range(1 + rng.below(4)):
        at = rng.below(len(mutated) or 1)
        match rng.below(4):
            case 0:
                mutated[at : at + 1] = bytes([rng.below(256)])
            case 1:
                del mutated[at : at + 1 + rng.below(6)]
            case 2:
                mutated[at:at] = mutated[at : at + rng.below(40)]
            case _:
                mutated[at:at] = bytes([rng.below(128)])
    return bytes(mutated)


def lose_chances() -> Table:
    """Return a game of Numbers League for one, who captures nobody."""
    table = Table(GAMES["league"], {"villains": 12}, (Sitter("person"),), "own")
    table.settle()
    rng = Rng("own")
    for _ in range(60):
        is_capture = table.state.view(None)["stage"] == "capture"
        table.play(0, "pass" if is_capture else table.state.sample(0, rng))
        table.settle()
    return table


def test_what_a_person_missed_becomes_a_question(parlour: Parlour) -> None:
    """Whoever passes where one capture brings more than another is asked for the best one there, later."""
    table = lose_chances()
    number = parlour.open(table, None).number
    found = []
    for at in range(len(table.journal)):
        told = ask(parlour, "own", table=number, at=at)
        if (told.get("question") or {}).get("task") == "capture":
            found.append((at, told["question"]))
    assert len(found) > 3
    for at, question in found:
        assert table.stood(at).view(None)["stage"] == "capture"
        told = ask(parlour, "key", game="league", **question)
        stood = table.stood(at)
        assert not [each for each in told["answers"] if stood.why_not(0, each["parts"][0]["move"])], (
            "as it was"
        )


def play_badly(key: str, seed: str, turns: int) -> Table:
    """Return a game of two who say whatever may be said, and then give up."""
    table = Table(GAMES[key], {}, (Sitter("person"), Sitter("person")), seed)
    table.settle()
    rng = Rng(seed)
    for _ in range(turns):
        if table.outcome():
            return table
        seat = table.waiting()[0]
        assert isinstance(table.play(seat, table.state.sample(seat, rng)), list)
    table.play(0, "resign")
    return table


SLOW = {"league": 60, "hexors": 60}
"""Turns until there is much to be missed, where that takes more than a few."""


@pytest.mark.parametrize("key", PACKED)
def test_whatever_a_review_finds_missed_is_asked_again(parlour: Parlour, key: str) -> None:
    """By a task of the game, or as what was better: what was played is wrong there, and what is advised is right."""
    missed = 0
    for number in range(9):
        if missed:
            return
        table = play_badly(key, f"missed {number}", SLOW.get(key, 12))
        points = [point for point in finish(review(table)) if point.kind == "better"]
        opened = parlour.open(table, None).number
        for point in points:
            question = ask(parlour, "own", table=opened, at=point.at)["question"]
            assert question, point
            posed = ask(parlour, "puzzle", game=key, **question)
            seats = {"table": posed["table"], "seat": question["seat"]}
            if question["task"] == "better":
                told = ask(parlour, "play", **seats, move=point.move)
                assert told["result"] == "wrong"
                assert told["refusal"]["code"].startswith("wrong-miss-")
            missed += 1
            if posed["puzzle"]["words"]:
                continue
            job = ask(parlour, "hint", **seats)["job"]
            advised = ask(parlour, "step", job=job)["hint"]["move"]
            told = ask(parlour, "play", **seats, move=advised)
            assert told["result"] == "right"
    raise AssertionError("whoever plays at random misses something")


def test_what_was_no_worse_is_not_asked(parlour: Parlour) -> None:
    """Of a decision that missed nothing nobody makes a question, whatever page asks for it."""
    table = play_badly("numica", "missed 0", 2)
    opened = parlour.open(table, None).number
    rows = [at for at in range(len(table.journal)) if table.is_persons(at)][:2]
    assert len(rows) == 2
    assert [ask(parlour, "own", table=opened, at=at)["question"] for at in rows] == [None, None], (
        "any row will do"
    )


def test_nothing_is_made_of_what_nobody_decided(parlour: Parlour) -> None:
    table = Table(GAMES["league"], {}, (Sitter("person"), Sitter("computer", 1)), "own")
    table.settle()
    number = parlour.open(table, None).number
    for at in (0, len(table.journal), -1, None, "0"):
        assert ask(parlour, "own", table=number, at=at)["error"]["code"] == "request-at"
