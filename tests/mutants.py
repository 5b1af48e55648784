"""Plants small mistakes in a game's plain referee, and tells which are found where ours is compared with it.

`tests/mutants.py league`. Of a mistake that is not found so, the tests of the plain referee that find it are named:
these are worth keeping.
"""

from __future__ import annotations

import argparse
import ast
import random
import shutil
import subprocess
import sys
import tempfile
from itertools import islice
from pathlib import Path

ROOT = Path(__file__).parents[1]
SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Mod: ast.Mult,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


def mutate(node: ast.AST) -> bool:
    """Make one small mistake at a place, if there is one to be made."""
    match node:
        case ast.Compare(ops=[operator, *rest]) if type(operator) in SWAPPED:
            node.ops = [SWAPPED[type(operator)](), *rest]  # type: ignore[list-item]
        case ast.BinOp(op=operator) | ast.BoolOp(op=operator) if type(operator) in SWAPPED:
            node.op = SWAPPED[type(operator)]()  # type: ignore[assignment]
        case ast.Constant(value=bool(value)):
            node.value = not value
        case ast.Constant(value=int(value)):
            node.value = value + 1
        case ast.UnaryOp(op=ast.Not()):
            node.operand = ast.UnaryOp(ast.Not(), node.operand)
        case ast.If() | ast.IfExp() | ast.While():
            node.test = ast.UnaryOp(ast.Not(), node.test)
        case _:
            return False
    return True


def plant(text: str, at: int) -> tuple[int, str] | None:
    """Return the line of the place of this number, and the text with a mistake there; None where none can be made."""
    whole = ast.parse(text)
    node = next(each for number, each in enumerate(ast.walk(whole)) if number == at)
    if not isinstance(node, ast.expr | ast.stmt) or not mutate(node):
        return None
    return node.lineno, ast.unparse(ast.fix_missing_locations(whole))


def run_tests(folder: Path, *words: str) -> list[str]:
    """Return the names of the tests that fail in a copy of the project."""
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "--tb=no", *words]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.returncode in (0, 1, 2), done.stdout + done.stderr  # 2: the referee cannot even be loaded
    return [line.split()[1] for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]


def main() -> None:
    """Plant, play, tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("count", type=int, nargs="?", default=20)
    parser.add_argument("--seed", default="1", help="another seed plants others")
    parser.add_argument("--files", default="oracle*.py", help="the referee's files in which they are planted")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        for name in ("py", "web", "e2e", "pyproject.toml", "build.py"):
            (folder / name).symlink_to(ROOT / name)
        shutil.copytree(
            ROOT / "tests", folder / "tests", ignore=shutil.ignore_patterns("__pycache__", "golden")
        )
        home = Path("tests") / "games" / wish.game
        files = sorted(path.name for path in (folder / home).glob(wish.files) if "scenes" not in path.name)
        texts = {file: (folder / home / file).read_text() for file in files}
        places = [
            (file, at)
            for file, text in texts.items()
            for at in range(sum(1 for _ in ast.walk(ast.parse(text))))
        ]
        random.Random(wish.seed).shuffle(places)
        planted = ((file, plant(texts[file], at)) for file, at in places)
        found = [(file, *made) for file, made in islice(((f, m) for f, m in planted if m), wish.count)]
        users = [path for path in sorted((folder / home).glob("test_*.py")) if "oracle" in path.read_text()]
        own_tests = [str(home / path.name) for path in users if path.name.startswith("test_oracle")]
        comparing = [str(home / path.name) for path in users if not path.name.startswith("test_oracle")]
        caught = 0
        for file, line, text in found:
            there = folder / home / file
            there.write_text(text)
            failed = run_tests(folder, "-x", *comparing)
            caught += bool(failed)
            print(
                f"{'caught' if failed else 'MISSED'} {file}:{line}  {texts[file].splitlines()[line - 1].strip()}",
                flush=True,
            )
            own = [] if failed or not own_tests else run_tests(folder, *own_tests)
            for name in own:
                print(f"       {name}", flush=True)
            there.write_text(texts[file])
        print(f"{wish.game}: {caught} of {len(found)} mutants are caught")


if __name__ == "__main__":
    main()
