"""Mutation testing: changes one line of the package at a time and runs the tests that cover it.

    python3 run.py mutants [--layer PART]... [--seed S] [--count N] [--slice] [--report FILE]
                           [--again FILE]

A mutant flips a comparison, moves an integer by one, negates a condition, swaps two results or
drops a statement. It is killed when a test fails, and survives when all tests of its layer pass:
then no test sees the line. The sample is the same for the same seed. Modules that draw are left
out. The tests run in a copy of the checkout in a temporary folder: interpreted for the layers that
are compiled; for the others with the compiled core, if it is there and current.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import hatch_build
from tools import builds

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = ROOT / "src" / "ironbridge"
DRAWING: Final = (
    "terminal/board.py",
    "terminal/colours.py",
    "terminal/reference_tables.py",
    "terminal/screen.py",
    "research/render.py",
    "cli/progress.py",
    "cli/commands/stats_chart.py",
    "cli/commands/stats_tables.py",
    "titles/board_layout.py",
    "titles/*/coordinates.py",
    "titles/*/board_data.py",
)
"""Modules that draw: boards, colours, bars and coordinates."""
LEFT_OUT: Final = (
    *("*__init__.py", "__main__.py", "_*.py", "titles/template/*", "*/versions/*"),
    "core/microbench.py",
)
"""Modules without logic of their own, files that authors copy, and loops that are only timed."""
TESTS: Final = {
    "core": ("core", "rulebook", "game", "build_parity", "perft"),
    "search": ("search", "bots"),
    "titles": ("titles", "rulebook", "game", "build_parity"),
    "notation": ("notation", "invariants/test_texts.py", "game", "golden", "rulebook/birmingham"),
    "i18n": ("i18n", "golden", "cli", "game"),
    "game": ("game", "i18n", "invariants", "golden", "cli/test_table.py"),
    "bots": ("bots", "sim", "search"),
    "sim": ("sim", "cli/test_commands.py", "perft"),
    "review": ("review",),
    "learn": ("learn",),
    "research": ("research",),
    "terminal": ("cli",),
    "server": ("server", "cli/test_commands.py"),
    "testing": ("invariants", "titles", "cli/test_commands.py"),
    "cli": ("cli", "docs/test_tutorials.py", "sim"),
    "errors.py": ("notation", "i18n", "game"),
    "types.py": ("game", "server"),
}
"""Test folders and files that cover each layer, the most specific first."""
PARTS: Final = tuple(TESTS)
BUDGETS: Final = {"compiled": (1.2, 6.0), "interpreted": (0.4, 3.0)}
"""Seconds per folder of the first two selections of tests, by build; see ``selections``."""
CPU_SECONDS: Final = 900
"""CPU time that the tests of one mutant may take; a mutant that loops ends there and is killed."""
COMPARISONS: Final = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
EQUIVALENT: Final = {
    (
        "titles/age_of_industry/supply.py",
        "return open_lanes(tables, chart, pos, 0, 0)",
        "return open_lanes(tables, chart, pos, 1, 0)",
    ): "bit 0 is Pennsylvania or Kiel, and no sea lane has its port there",
    (
        "research/pettingzoo_env.py",
        "super().__init__()",
        "pass",
    ): "the constructor of PettingZoo's class does nothing",
    (
        "search/hidden_layer.py",
        "self.era: i64 = -1",
        "self.era: i64 = -2",
    ): "it stands for no era, and no era has a negative number",
    (
        "learn/regression.py",
        "return Samples(stages, np.concatenate(facts), np.concatenate(values), "
        "np.full(len(stages), -1))",
        "return Samples(stages, np.concatenate(facts), np.concatenate(values), "
        "np.full(len(stages), -2))",
    ): "every negative index stands for no successor",
}
"""Mutants that no test can kill, by module, old and new line, with the reason."""
Change = tuple[str, ast.expr | ast.stmt, str]
SWAPPED_CALLS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """One changed line of the package."""

    module: str
    line: int
    kind: str
    before: str
    after: str

    @property
    def name(self) -> str:
        """Returns ``search/evaluator.py:71 constant``."""
        return f"{self.module}:{self.line} {self.kind}"

    @property
    def diff(self) -> str:
        """Returns the old and the new line."""
        return f"- {self.before.strip()}\n+ {self.after.strip()}"

    def text(self) -> str:
        """Returns the text of the module with the changed line."""
        lines = (PACKAGE / self.module).read_text("utf-8").splitlines(keepends=True)
        if lines[self.line - 1].rstrip("\n") != self.before:
            raise SystemExit(f"{self.name}: the line has changed since the report was written.")
        lines[self.line - 1] = self.after + "\n"
        return "".join(lines)


# Making mutants


def modules(part: str) -> list[str]:
    """Returns the modules of a part of the package that mutants are made of."""
    found = (path.relative_to(PACKAGE).as_posix() for path in sorted(PACKAGE.rglob("*.py")))
    return [
        name
        for name in found
        if (name == part or name.startswith(f"{part.rstrip('/')}/"))
        and not any(fnmatch(name, pattern) for pattern in (*DRAWING, *LEFT_OUT))
    ]


def mutants_of(module: str, text: str) -> list[Mutant]:
    """Returns every mutant of a module."""
    lines = text.splitlines()
    found: dict[tuple[int, str], Mutant] = {}
    for node in mutable_nodes(ast.parse(text)):
        for kind, target, new in changes(node):
            if target.end_lineno != target.lineno or target.end_col_offset is None:
                continue
            before = lines[target.lineno - 1]
            raw = before.encode()
            after = (
                raw[: target.col_offset] + new.encode() + raw[target.end_col_offset :]
            ).decode()
            if after != before:
                found[target.lineno, after] = Mutant(module, target.lineno, kind, before, after)
    return [found[key] for key in sorted(found)]


def is_valid(mutant: Mutant) -> bool:
    """Returns whether a module is still Python with one line changed."""
    try:
        ast.parse(mutant.text())
    except SyntaxError:
        return False
    return True


def mutable_nodes(tree: ast.AST, depth: int = 0) -> Iterator[ast.AST]:
    """Yields the nodes of the code that runs.

    Annotations, imports, errors that are raised and constants of a module (limits, codes and
    settings) are left out.
    """
    if isinstance(tree, ast.Import | ast.ImportFrom | ast.Assert | ast.Raise | ast.JoinedStr):
        return  # nodes inside an f-string have no place of their own
    if depth == 1 and isinstance(tree, ast.Assign | ast.AnnAssign):
        return
    yield tree
    if isinstance(tree, ast.Call) and ast.unparse(tree.func) == "round":
        yield from mutable_nodes(tree.args[0], depth + 1)
        return  # the number of decimals is a matter of presentation
    for name, field in ast.iter_fields(tree):
        if name in ("annotation", "returns", "decorator_list", "bases", "keywords"):
            if name != "keywords" or isinstance(tree, ast.ClassDef):
                continue
        for child in field if isinstance(field, list) else [field]:
            if isinstance(child, ast.AST):
                yield from mutable_nodes(child, depth + 1)


def changes(node: ast.AST) -> Iterator[Change]:
    """Yields the changes of one node: their kind, the node replaced and its new text."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        left, right = ast.unparse(node.left), ast.unparse(node.comparators[0])
        yield "comparison", node, f"({left} {COMPARISONS[type(node.ops[0])]} {right})"
    elif isinstance(node, ast.Constant):
        yield from changes_of_constant(node)
    elif isinstance(node, ast.If | ast.While | ast.IfExp):
        yield "negation", node.test, f"(not ({ast.unparse(node.test)}))"
    elif isinstance(node, ast.BoolOp):
        other = " or " if isinstance(node.op, ast.And) else " and "
        yield "boolean", node, f"({other.join(f'({ast.unparse(one)})' for one in node.values)})"
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        if node.func.id in SWAPPED_CALLS:
            yield "swap", node.func, SWAPPED_CALLS[node.func.id]
    elif isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):
        if len(node.value.elts) == 2:
            first, second = map(ast.unparse, node.value.elts)
            yield "swap", node, f"return {second}, {first}"
    elif is_call(node) or isinstance(node, ast.AugAssign | ast.Continue | ast.Break):
        assert isinstance(node, ast.stmt)
        yield "dropped", node, "pass"


def is_call(node: ast.AST) -> bool:
    """Returns whether a node is a statement that only calls a function."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)


def changes_of_constant(node: ast.Constant) -> Iterator[Change]:
    """Yields the changes of a number or a truth value."""
    if type(node.value) is bool:
        yield "boolean", node, str(not node.value)
    elif type(node.value) is int:
        yield "constant", node, str(node.value + 1)
        if node.value > 0:
            yield "constant", node, str(node.value - 1)


def sample(parts: tuple[str, ...], count: int, seed: int) -> list[Mutant]:
    """Returns mutants of the parts in turn: as many of each, as far as there are."""
    rng = Random(seed)
    queues = []
    for part in parts:
        found = [
            mutant
            for module in modules(part)
            for mutant in mutants_of(module, (PACKAGE / module).read_text("utf-8"))
        ]
        rng.shuffle(found)
        queues.append(found)
    chosen: list[Mutant] = []
    while len(chosen) < count and any(queues):
        for queue in queues:
            if queue and len(chosen) < count and is_valid(queue[-1]):
                chosen.append(queue[-1])
            del queue[-1:]
    return chosen


# Running tests


def covering_tests(module: str) -> list[str]:
    """Returns the test folders and files of a module, the most specific first."""
    part, _, rest = module.partition("/")
    found = list(TESTS[part])
    title = rest.partition("/")[0]
    if part == "titles" and (ROOT / "tests" / "rulebook" / title).is_dir():
        found.insert(0, f"rulebook/{title}")
        if (ROOT / "tests" / "reference_engines" / title).is_dir():
            found.append(f"reference_engines/{title}")
    return [f"tests/{name}" for name in dict.fromkeys(found)]


def near_tests(module: str) -> list[str]:
    """Returns the covering test files that name a module or what it defines.

    Where there are none: the folder that covers it best.
    """
    tree = ast.parse((PACKAGE / module).read_text("utf-8"))
    defined = [each.name for each in tree.body if isinstance(each, DEFINITIONS)]
    imported = "ironbridge." + module.removesuffix(".py").replace("/", ".")
    mentioned = re.compile(
        rf"\b({'|'.join([re.escape(imported), *filter(is_telling, defined)])})\b"
    )
    files: dict[Path, None] = {}
    for place in covering_tests(module):
        folder = ROOT / place
        files |= dict.fromkeys([folder] if folder.is_file() else sorted(folder.rglob("test_*.py")))
    near = [file for file in files if mentioned.search(file.read_text("utf-8"))]
    return [file.relative_to(ROOT).as_posix() for file in near] or covering_tests(module)[:1]


DEFINITIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def is_telling(name: str) -> bool:
    """Returns whether a name is long enough to stand for one thing."""
    return len(name) >= 8 and not name.startswith("_")


def selections(module: str, build: str) -> Iterator[list[str]]:
    """Yields selections of tests for a module, the cheapest first.

    A slice of the files that name it, a slice of its folders, a larger slice of these files, and
    all tests of its folders that are not slow.
    """
    short, long = map(str, BUDGETS[build])
    near = near_tests(module)
    yield ["--quick", "--quick-budget", short, *near]
    yield ["--quick", "--quick-budget", short, *covering_tests(module)]
    yield ["--quick", "--quick-budget", long, *near]
    yield ["-m", "not slow", *covering_tests(module)]


def fresh_copy(folder: Path) -> Path:
    """Returns the place of a copy of the checkout.

    Tests that start processes of their own find the package beside them.
    """
    copy = folder / "ironbridge"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*NOT_COPIED))
    if has_compiled_core():
        compiled_from = copy / builds.COMPILED_FROM.relative_to(ROOT)
        compiled_from.parent.mkdir(parents=True)
        shutil.copy(builds.COMPILED_FROM, compiled_from)
    return copy


NOT_COPIED: Final = (
    *(".venv", ".git", ".boot", ".*_cache", "__pycache__", "node_modules"),
    *("build", "dist", "static"),
)


@cache
def has_compiled_core() -> bool:
    """Returns whether the checkout has a compiled core made from its sources."""
    return hatch_build.compiled_from() == hatch_build.fingerprint()


def build_for(module: str) -> str:
    """Returns the build that the tests of a mutant run on."""
    is_compiled = module.partition("/")[0] in builds.FOLDERS
    return "compiled" if has_compiled_core() and not is_compiled else "interpreted"


def killer(mutant: Mutant, copy: Path, selection: list[str]) -> str:
    """Runs tests against a mutant; returns the first test that fails, or nothing.

    A test that also fails without the mutant is left out from then on.
    """
    while True:
        with mutated(mutant, copy):
            found = run_tests(mutant.module, copy, selection)
        test = found.removeprefix("FAILED ").partition(" - ")[0]
        if "::" not in test or test in SOUND or f"--deselect={test}" in BROKEN:
            return found
        if run_tests(mutant.module, copy, [test]):
            BROKEN.append(f"--deselect={test}")
        else:
            SOUND.add(test)


SOUND: Final[set[str]] = set()
"""Tests that pass without a mutant."""
BROKEN: Final[list[str]] = []
"""Options of pytest that leave out the tests that fail without a mutant."""


@contextmanager
def mutated(mutant: Mutant, copy: Path) -> Iterator[None]:
    """Changes the line of a mutant in the copy for a while."""
    file = copy / PACKAGE.relative_to(ROOT) / mutant.module
    original = file.read_text("utf-8")
    file.write_text(mutant.text(), "utf-8")
    forget_bytecode(file)
    try:
        yield
    finally:
        file.write_text(original, "utf-8")
        forget_bytecode(file)


def forget_bytecode(file: Path) -> None:
    """Removes the bytecode of a module: Python takes two texts of one second for the same."""
    for bytecode in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
        bytecode.unlink()


def run_tests(module: str, copy: Path, arguments: list[str]) -> str:
    """Runs tests until one fails; returns its name, or nothing."""
    line = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "--tb=no", "-p"]
    line += ["no:cacheprovider", *UNUSED_PLUGINS, *BROKEN, *arguments]
    path = f"{copy / 'src'}{os.pathsep}{copy}"
    settings = {"PYTHONPATH": path, "IRONBRIDGE_BUILD": build_for(module)}
    # Bytecode is kept between runs: compiling all modules takes longer than most tests.
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", **settings}
    done = subprocess.run(
        line, cwd=copy, env=environment, capture_output=True, text=True, preexec_fn=limit_time
    )
    if done.returncode == 0:
        return ""
    told = [part for part in done.stdout.splitlines() if part.startswith(("FAILED", "ERROR"))]
    return told[0] if told else f"pytest ended with {done.returncode}"


UNUSED_PLUGINS: Final = ("-p", "no:xdist", "-p", "no:faker")
"""Plugins that are expensive to load and that no test uses in one process."""


def limit_time() -> None:
    """Ends a process that takes more CPU time than the tests of a mutant may take."""
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))


# Reports


@dataclass
class MutantOutcome:
    """A mutant and the test that killed it; no test when it survived."""

    mutant: Mutant
    killed_by: str


def read_report(file: Path) -> list[MutantOutcome]:
    """Returns the outcomes of a report."""
    rows = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    return [MutantOutcome(Mutant(**row["mutant"]), row["killed_by"]) for row in rows]


def write_report(file: Path, outcomes: list[MutantOutcome]) -> None:
    """Writes a line of JSON for each outcome."""
    lines = [json.dumps(asdict(outcome)) + "\n" for outcome in outcomes]
    file.write_text("".join(lines), "utf-8")


def summary(outcomes: list[MutantOutcome]) -> str:
    """Returns the counts by part, and the survivors with their lines."""
    total: Counter[str] = Counter()
    alive: Counter[str] = Counter()
    for outcome in outcomes:
        part = outcome.mutant.module.partition("/")[0]
        total[part] += 1
        alive[part] += not outcome.killed_by
    lines = [f"{part:10} {total[part]:3} mutants, {alive[part]:2} survived" for part in total]
    for outcome in outcomes:
        if not outcome.killed_by:
            lines.append(f"\nsurvived: {outcome.mutant.name}\n{outcome.mutant.diff}")
    lines.append(f"\n{alive.total()} of {total.total()} mutants survived.")
    return "\n".join(lines)


def outcome_of(mutant: Mutant, copy: Path, slices_alone: bool) -> MutantOutcome:
    """Runs selections of tests against a mutant until a test fails, and tells the outcome."""
    reason = EQUIVALENT.get((mutant.module, mutant.before.strip(), mutant.after.strip()), "")
    if reason:
        say(f"{mutant.name}: equivalent: {reason}")
        return MutantOutcome(mutant, f"equivalent: {reason}")
    found = list(selections(mutant.module, build_for(mutant.module)))
    outcome = MutantOutcome(mutant, "")
    for selection in found[:-1] if slices_alone else found:
        if not outcome.killed_by:
            outcome = MutantOutcome(mutant, killer(mutant, copy, selection))
    say(f"{mutant.name}: {outcome.killed_by or 'survived'}")
    return outcome


def main(arguments: list[str] | None = None) -> int:
    """Runs a sample of mutants; the exit code is 1 when more than one in ten survives."""
    parser = argparse.ArgumentParser(prog="run.py mutants", description="Mutation testing.")
    parser.add_argument(
        "--layer", metavar="PART", action="append", help="a package or module, such as search"
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of the sample")
    parser.add_argument("--count", type=int, default=60, help="number of mutants")
    parser.add_argument("--slice", action="store_true", help="never run all tests of a layer")
    parser.add_argument("--report", type=Path, help="write a line of JSON for each mutant")
    parser.add_argument("--again", type=Path, help="run the survivors of a report")
    given = parser.parse_args(arguments)
    if given.again:
        chosen = [one.mutant for one in read_report(given.again) if not one.killed_by]
    else:
        chosen = sample(tuple(given.layer or PARTS), given.count, given.seed)
    if not chosen:
        parser.error(f"no mutants: {given.layer or given.again} has none")
    with tempfile.TemporaryDirectory(prefix="ironbridge-mutants-") as folder:
        copy = fresh_copy(Path(folder))
        outcomes: list[MutantOutcome] = []
        for mutant in chosen:
            outcome = outcome_of(mutant, copy, given.slice)
            outcomes.append(outcome)
            if given.report:
                write_report(given.report, outcomes)
    say("\n" + summary(outcomes))
    survivors = [one for one in outcomes if not one.killed_by]
    return 1 if len(survivors) * 10 > len(outcomes) else 0


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
