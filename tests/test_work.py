"""How a run is cut into parts, done by any executor, counted in order, kept in a journal, and gone on with."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from parlour.games.numero import NUMERO
from parlour.puzzles.mining import Find
from parlour.terminal import arena, fuzz, puzzles, work
from parlour.terminal.batch import Batch
from parlour.terminal.edition import OtherEditionError, find_edition
from parlour.terminal.ground import CutOffError, MisuseError
from parlour.terminal.journal import Journal, make_plain, read_plain
from parlour.terminal.work import Here, do_all
from parlour_null import NULL

RUN = {"command": "toy"}


def square(number: int) -> int:
    """Be a part that takes a while, one longer than another."""
    sleep(random.random() / 500)
    return number * number


def cut(size: int, do: Callable[[int], int] = square, key: str = "toy") -> Batch[int, int]:
    """Return so many parts."""
    return Batch(key, "null", range(size), size, do, int, lambda told: told >= 0)


class Late(Executor):
    """Does nothing until nothing more is asked for a moment, and then what was asked last first."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.asked: list[tuple[Future[Any], Callable[[], Any]]] = []
        self.most = 0
        self.news = threading.Event()
        threading.Thread(target=self._work, daemon=True).start()

    def submit(self, do: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Put it upon the heap."""
        future: Future[Any] = Future()
        self.asked.append((future, lambda: do(*args, **kwargs)))
        self.most = max(self.most, len(self.asked))
        self.news.set()
        return future

    def _work(self) -> None:
        while self.news.wait(5):
            self.news.clear()
            while self.asked and not self.news.wait(0.02):
                future, do = self.asked.pop()
                if future.set_running_or_notify_cancel():
                    future.set_result(do())


class OnlyFourth(Executor):
    """Does the fourth that is asked, in which something goes wrong, and is busy for ever with the others."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.asked: list[Future[Any]] = []

    def submit(self, _: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Fail at once, or never."""
        self.asked.append(Future())
        if len(self.asked) == 4:
            self.asked[-1].set_exception(ZeroDivisionError())
        return self.asked[-1]


# Order, and how much is under way


@pytest.mark.parametrize("make", [Here, lambda: ThreadPoolExecutor(8), Late])
def test_results_come_in_the_order_of_their_numbers(make: Callable[[], Executor]) -> None:
    with make() as executor:
        assert list(do_all(cut(60), executor)) == [number * number for number in range(60)]


def test_parts_of_a_long_run_travel_together_but_those_that_are_kept(tmp_path: Path) -> None:
    batch, done = cut(1000), [0, 7, 8, 9, 500, *range(700, 730), 999]
    journal = Journal(str(tmp_path / "run.jsonl"), RUN, [batch])
    for number in done:
        journal.write("toy", number, number * number)
    journal.close()
    journal = Journal(str(tmp_path / "run.jsonl"), RUN, [batch])
    late, asked = Late(), []
    submit = late.submit

    def count(do: Any, *args: Any) -> Future[Any]:
        asked.append(args[1])
        return submit(do, *args)

    late.submit = count  # type: ignore[method-assign]
    assert list(do_all(batch, late, journal)) == [number * number for number in range(1000)]
    journal.close()
    assert sorted(number for parcel in asked for number in parcel) == sorted({*range(1000)} - {*done})
    assert len(asked) == 97, "three parcels were kept whole"
    assert max(map(len, asked)) == 10
    lines = (tmp_path / "run.jsonl").read_text().splitlines()[1:]
    assert sorted(json.loads(line)["number"] for line in lines) == list(range(1000))


def test_so_many_parts_are_under_way_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "AHEAD", 7)
    late = Late()
    assert len(list(do_all(cut(40), late))) == 40
    assert late.most == 7


def test_parts_wait_for_one_that_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "AHEAD", 7)
    done, may_end = [], threading.Event()

    def do(number: int) -> int:
        if number == 0:
            assert may_end.wait(30)
        done.append(number)
        return number

    with ThreadPoolExecutor(4) as pool:
        telling = do_all(cut(40, do), pool)
        threading.Timer(0.3, may_end.set).start()
        assert next(telling) == 0
        assert max(done) < 8, "the others have not run away"
        assert list(telling) == list(range(1, 40))


def test_in_this_process_a_part_is_begun_when_the_one_before_was_passed_on() -> None:
    begun: list[int] = []
    telling = do_all(cut(40, lambda number: begun.append(number) or number), Here())  # type: ignore[func-returns-value]
    assert next(telling) == 0
    assert begun == [0]


def test_what_nobody_waits_for_is_stopped() -> None:
    executor = OnlyFourth()
    with pytest.raises(ZeroDivisionError):
        list(do_all(cut(40), executor))
    assert [future.cancelled() for future in executor.asked] == [True, True, True, False]


def test_what_a_part_raises_is_raised() -> None:
    with ThreadPoolExecutor(2) as pool, pytest.raises(ZeroDivisionError):
        list(do_all(cut(9, lambda number: 1 // (number - 5)), pool))


def test_another_edition_does_no_part() -> None:
    here = find_edition("null")
    for other in (
        here._replace(parlour="0.0.1"),
        here._replace(rules=here.rules + 1),
        here._replace(code="0" * 12),
    ):
        with pytest.raises(OtherEditionError, match=r"a worker has parlour .*, and here is parlour"):
            work.do_parts(square, [3, 4], "null", None, other)
    assert work.do_parts(square, [3, 4], "null", None, here) == [9, 16]


def test_an_edition_is_of_the_code_and_of_the_second_referee(tmp_path: Path) -> None:
    assert find_edition("null").code != find_edition("numica", str(tmp_path)).code
    assert find_edition("numica").code != find_edition("numica", str(tmp_path)).code
    assert find_edition("null").rules == NULL.rules


# The same on every executor


def play_everything(executor: Executor) -> tuple[Any, ...]:
    """Return what arena, fuzz and puzzles come to."""
    result = arena.play_pair(arena.list_pairs(NULL, every=False)[0], NULL, 12, "same", executor)
    tally = fuzz.play_rounds(fuzz.cut_games(NULL, 6, "same"), executor)
    found = puzzles.find_puzzles(puzzles.cut_games(NUMERO, 4, "same", ["cards", "points"], 1), executor)
    return result._replace(slowest=0.0), tally, found


def test_every_executor_comes_to_the_same() -> None:
    alone = play_everything(Here())
    assert alone[2], "puzzles are found, so that something is compared"
    with ThreadPoolExecutor(3) as threads:
        assert play_everything(threads) == alone
    with ProcessPoolExecutor(2, get_context("spawn")) as processes:
        assert play_everything(processes) == alone


def test_fuzz_ends_at_the_same_finding_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_every_third(asked: fuzz.Round) -> fuzz.Tried:
        number = int(asked.seed.rpartition(":")[2])
        sleep(random.random() / 200)
        wrong = fuzz.Finding("null", {}, 2, asked.seed, 1, "planted", "")
        return fuzz.Tried(2, number, False, "" if number % 3 == 0 else "most", None if number % 3 else wrong)

    monkeypatch.setattr(fuzz, "play_round", find_every_third)
    for executor in (Here(), ThreadPoolExecutor(8), Late()):
        with executor:
            tally = fuzz.play_rounds(fuzz.cut_games(NULL, 60, "s"), executor)
        assert [finding.seed for finding in tally.findings] == [f"s:{number}" for number in (0, 3, 6, 9, 12)]
        assert tally.records == sum(range(13))
        assert tally.ends[2] == {"most": 8}


# The journal


def go_on(path: Path, do: Callable[[int], int] = square, size: int = 20, key: str = "toy") -> list[int]:
    """Do a run whose journal is kept in a file."""
    batch = cut(size, do, key)
    journal = Journal(str(path), RUN, [batch])
    try:
        return list(do_all(batch, Here(), journal))
    finally:
        journal.close()


def refuse(number: int) -> int:
    """Be a part that is not to be done again."""
    raise AssertionError(f"part {number} is done twice")


def break_off(number: int) -> int:
    """Be a part in which somebody interrupts from the keyboard."""
    if number == 7:
        raise KeyboardInterrupt
    return number * number


def test_a_run_goes_on_after_a_break(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with pytest.raises(KeyboardInterrupt):
        go_on(path, break_off)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert json.loads(lines[0]) == {"journal": 1, **RUN}
    assert [json.loads(line)["number"] for line in lines[1:]] == list(range(7))

    done = []
    alone = go_on(path, lambda number: done.append(number) or number * number)  # type: ignore[func-returns-value]
    assert alone == [number * number for number in range(20)]
    assert done == list(range(7, 20))
    assert go_on(path, refuse) == alone, "a whole journal tells the whole run"


def test_each_result_stands_in_the_file_at_once(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    batch = cut(20)
    journal = Journal(str(path), RUN, [batch])
    telling = do_all(batch, Here(), journal)
    for count in range(1, 21):
        next(telling)
        assert path.read_bytes().count(b"\n") == 1 + count
    journal.close()


@pytest.mark.parametrize("cut_off", [1, 5, 40])
def test_a_line_that_was_cut_in_the_middle_is_done_again(tmp_path: Path, cut_off: int) -> None:
    path = tmp_path / "run.jsonl"
    alone = go_on(path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut_off])
    assert go_on(path) == alone
    assert path.read_bytes() == whole


@pytest.mark.parametrize("length", [0, 1, 20])
def test_a_first_line_that_was_cut_is_begun_anew(tmp_path: Path, length: int) -> None:
    path = tmp_path / "run.jsonl"
    alone = go_on(path)
    path.write_bytes(path.read_bytes()[:length])
    assert go_on(path) == alone


def tell(batch: str = "toy", number: str = "3", result: str = "9") -> str:
    """Return a journal of one part, in which something may be wrong."""
    return f'HEAD\n{{"batch": "{batch}", "number": {number}, "result": {result}}}\n'


GOOD = tell().splitlines()[1]
DAMAGE = {
    "another file": ("shopping list\n", "is no journal"),
    "another file of one line": ("shopping list", "is no journal"),
    "an object": ("{}\n", "is no journal"),
    "another run": ('{"journal": 1, "command": "other"}\n', 'another run: command was "\\"other\\""'),
    "another run with more": ('{"journal": 1, "command": "toy", "more": 1}\n', "another run"),
    "a later journal": ('{"journal": 2, "command": "toy"}\n', "is no journal"),
    "no JSON": ("HEAD\nnonsense\n", "line 2: it is no part's"),
    "no text": ("HEAD\n\udcff\udcfe\n", "line 2: it is no part's"),
    "an empty line": ("HEAD\n\n" + GOOD + "\n", "line 2"),
    "a list": ("HEAD\n[1, 2]\n", "line 2"),
    "a field too many": ('HEAD\n{"batch": "toy", "number": 3, "result": 9, "x": 1}\n', "line 2"),
    "another batch": (tell(batch="boy"), "no such batch"),
    "a batch that is a list": ('HEAD\n{"batch": [], "number": 3, "result": 9}\n', "no such batch"),
    "twice": (f"HEAD\n{GOOD}\n{GOOD}\n", "line 3: part 3 is there twice"),
    "a number too large": (tell(number="20"), "no part of that number"),
    "a number below 0": (tell(number="-1"), "no part of that number"),
    "true as a number": (tell(number="true"), "no part of that number"),
    "a broken number": (tell(number="3.0"), "no part of that number"),
    "a text as a result": (tell(result='"9"'), "no part comes to that"),
    "true as a result": (tell(result="true"), "no part comes to that"),
    "a result that cannot be": (tell(result="-9"), "no part comes to that"),
    "a result without end": (tell(result="[" * 100_000), "line 2"),
    "a digit without end": (tell(result="9" * 50_000), "line 2"),
    "a line without end": ("HEAD\n" + " " * 1_000_001, "line 2"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_one_clear_line_and_the_file_stays(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "run.jsonl"
    text, said = DAMAGE[damage]
    path.write_bytes(
        text.replace("HEAD", json.dumps({"journal": 1, **RUN})).encode("utf-8", "surrogateescape")
    )
    before = path.read_bytes()
    with pytest.raises(MisuseError) as refused:
        go_on(path, refuse)
    assert said in str(refused.value)
    assert len(str(refused.value)) < 400
    assert "\n" not in str(refused.value)
    assert path.read_bytes() == before


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / "nowhere" / "run.jsonl", Path("/dev/null")):
        with pytest.raises(MisuseError):
            go_on(place)


def test_a_disk_that_is_full_ends_the_run_in_one_line(tmp_path: Path) -> None:
    batch = cut(20)
    journal = Journal(str(tmp_path / "run.jsonl"), RUN, [batch])
    journal.close()
    journal.file = open("/dev/full", "w", encoding="utf-8")  # noqa: SIM115 - the journal closes it
    with pytest.raises(CutOffError, match="cannot be written: No space"):
        list(do_all(batch, Here(), journal))
    journal.close()


def test_results_come_out_of_a_journal_as_they_went_in() -> None:
    found = puzzles.find_puzzles(puzzles.cut_games(NUMERO, 4, "same", ["cards", "points"], 1), Here())
    assert found
    finding = fuzz.Finding("null", {"size": 3, "open": True}, 2, "s", 4, "planted", "n1")
    for kind, value in (
        (list[Find], found),
        (arena.Played, arena.Played(0.5, (0.1, 0.2), (1e-9, 3.0))),
        (int | None, None),
        (int | None, 31),
        (fuzz.Tried, fuzz.Tried(2, 9, True, "", finding)),
        (fuzz.Tried, fuzz.Tried(2, 9, False, "most", None)),
    ):
        assert read_plain(kind, json.loads(json.dumps(make_plain(value)))) == value


@pytest.mark.parametrize(
    ("kind", "wrong"),
    [
        (arena.Played, {"points": 1, "slowest": [0.1, 0.1], "spent": [0.1, 0.1]}),
        (arena.Played, {"points": 1.0, "slowest": [0.1], "spent": [0.1, 0.1]}),
        (arena.Played, {"points": 1.0, "slowest": [0.1, 0.1]}),
        (arena.Played, [1.0, [0.1, 0.1], [0.1, 0.1]]),
        (int | None, 1.0),
        (int | None, False),
        (list[Find], None),
        (list[Find], [{"identity": "x", "puzzle": {}}]),
        (dict[str, int], {"a": "b"}),
    ],
)
def test_results_of_another_type_are_refused(kind: Any, wrong: Any) -> None:
    with pytest.raises(ValueError, match=r".+"):
        read_plain(kind, wrong)


def test_a_game_that_cannot_have_gone_so_is_refused() -> None:
    good = arena.Played(1.0, (0.1, 0.2), (0.5, 0.6))
    assert good.is_sound()
    for wrong in (
        good._replace(points=0.3),
        good._replace(points=float("nan")),
        good._replace(slowest=(float("nan"), 0.0)),
        good._replace(spent=(-1.0, 0.0)),
        good._replace(spent=(float("inf"), 0.0)),
    ):
        assert not wrong.is_sound()


# The commands


def test_the_commands_go_on_from_a_journal(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(arena, "play_alone", lambda match: 24 + match.number)
    for words in (
        ("arena", "null", "--games", "4", "--jobs", "1"),
        ("arena", "league", "--pairs", "alone", "--games", "3", "--jobs", "1"),
        ("fuzz", "null", "numica", "--games", "2"),
        ("puzzles", "numero", "--games", "4", "--jobs", "1", "--strongest", "1"),
    ):
        path = tmp_path / f"{'-'.join(words)}.jsonl"
        alone = run(*words, "--json")
        assert run(*words, "--json", "--resume", str(path)).code == alone.code
        lines = path.read_bytes().splitlines(keepends=True)
        kept = [lines[0], *lines[2::2]]  # every other part
        path.write_bytes(b"".join(kept))
        again = run(*words, "--json", "--resume", str(path))
        assert (again.code, forget_times(again.lines())) == (alone.code, forget_times(alone.lines()))
        assert sorted(map(forget_times, path.read_bytes().splitlines())) == sorted(map(forget_times, lines))
        # Another run's file stays as it is.
        before = path.read_bytes()
        other = run(*words, "--seed", "other", "--resume", str(path))
        assert (other.code, other.out, other.err.count("\n")) == (2, "", 1)
        assert "is the journal of another run: asked was" in other.err
        assert path.read_bytes() == before


def forget_times(data: Any) -> str:
    """Return what was printed or written, without the seconds of the processor."""
    if isinstance(data, bytes):
        data = json.loads(data)
    if isinstance(data, list):
        return json.dumps([json.loads(forget_times(each)) for each in data])
    if isinstance(data, dict):
        timed = ("slowest", "spent", "seconds")
        return json.dumps(
            {key: 0 if key in timed else json.loads(forget_times(each)) for key, each in data.items()}
        )
    return json.dumps(data)


@pytest.mark.skipif(sys.platform == "win32", reason="no process is interrupted there as from a keyboard")
def hear_keyboard() -> None:
    """Let a program hear an interrupt also where these tests run behind a shell that lets nobody hear it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_an_interrupt_from_the_keyboard_is_quiet_and_loses_nothing(run: Any, tmp_path: Path) -> None:
    words = ("arena", "null", "--games", "30", "--json")
    path = tmp_path / "run.jsonl"
    with subprocess.Popen(
        [sys.executable, "-m", "parlour", *words, "--jobs", "2", "--resume", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=hear_keyboard,
    ) as program:
        while not path.exists() or path.read_bytes().count(b"\n") < 20:
            assert program.poll() is None
            sleep(0.01)
        os.killpg(program.pid, signal.SIGINT)
        assert (*program.communicate(timeout=60), program.returncode) == (b"", b"", 130)
    assert 20 <= path.read_bytes().count(b"\n") < 120
    again, alone = (run(*words, *more) for more in (("--resume", str(path)), ("--jobs", "1")))
    assert forget_times(again.json()) == forget_times(alone.json())


def die(*_: Any) -> None:
    """Be a part whose process dies, as it does where memory runs out."""
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_process_that_dies_ends_the_run_in_one_line(
    run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(arena, "play_match", die)
    path = tmp_path / "run.jsonl"
    said = run("arena", "null", "--games", "4", "--jobs", "2", "--resume", str(path))
    assert (said.code, said.out, said.err.count("\n")) == (1, "", 1)
    assert "a process has died" in said.err
    assert f'--resume "{path}" goes on' in said.err


@pytest.mark.parametrize(
    "words",
    [
        ("--jobs", "2", "--on", "tcp://127.0.0.1:8786"),
        ("--jobs", "0"),
        ("--jobs", "62"),
        ("--on", "banana"),
        ("--on", "127.0.0.1:8786"),
        ("--on", "http://127.0.0.1:8786"),
        ("--on", "tcp://127.0.0.1"),
        ("--on", "tcp://127.0.0.1:99999"),
        ("--on", "tcp://:8786"),
        ("--on", "tcp://a b:8786"),
        ("--on", "tcp://127.0.0.1:\u0661"),
    ],
)
@pytest.mark.parametrize("command", ["arena", "fuzz", "puzzles"])
def test_misuse_is_one_line(run: Any, command: str, words: tuple[str, ...]) -> None:
    said = run(command, "null", *words)
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)


def test_without_the_extra_it_says_what_to_install(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    said = run("arena", "null", "--on", "tcp://127.0.0.1:8786")
    assert (said.code, said.out) == (2, "")
    assert said.err == "parlour: --on needs Dask: pip install parlour[cluster]\n"
