"""The mutation run changes one line at a time; equal seeds give equal mutants."""

import ast

import pytest

from tools.mutants import (
    EQUIVALENT,
    PACKAGE,
    PARTS,
    ROOT,
    Mutant,
    MutantOutcome,
    covering_tests,
    modules,
    mutants_of,
    sample,
    summary,
)


def after(text: str) -> list[str]:
    """Returns the changed lines of all mutants of a function."""
    return [mutant.after.strip() for mutant in mutants_of("core/x.py", f"def f():\n    {text}\n")]


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("return a < b", ["return (a <= b)"]),
        ("return a in b", ["return (a not in b)"]),
        ("x = 5", ["x = 4", "x = 6"]),
        ("x = True", ["x = False"]),
        ("return a and b", ["return ((a) or (b))"]),
        ("return a if b else c", ["return a if (not (b)) else c"]),
        ("return a, b", ["return b, a"]),
        ("return min(a)", ["return max(a)"]),
        ("a.append(b)", ["pass"]),
        ("x -= y", ["pass"]),
        ("é = a == b", ["é = (a != b)"]),
        ("raise E(5)", []),
        ("x = round(y, 2)", []),
        ("x = round(y + 7, 2)", ["x = round(y + 6, 2)", "x = round(y + 8, 2)"]),
        ('"""Text."""', []),
    ],
)
def test_one_line_changes(line: str, changed: list[str]) -> None:
    assert after(line) == changed


def test_annotations_and_constants_of_a_module_stay() -> None:
    text = "A: Final = 5\n\ndef f(a: Literal[3]) -> Literal[4]: ...\n"
    assert mutants_of("core/x.py", text) == []


def test_every_mutant_is_python() -> None:
    module = "search/evaluator.py"
    text = (PACKAGE / module).read_text("utf-8")
    found = mutants_of(module, text)
    assert len(found) > 10
    for mutant in found:
        ast.parse(mutant.text())
        changed = zip(text.splitlines(), mutant.text().splitlines(), strict=True)
        assert [line for line, (old, new) in enumerate(changed, 1) if old != new] == [mutant.line]


def test_a_seed_gives_one_sample() -> None:
    parts = ("bots", "sim", "learn")
    first = sample(parts, 9, 4)
    assert first == sample(parts, 9, 4) != sample(parts, 9, 5)
    assert [one.module.partition("/")[0] for one in first] == [*parts] * 3


def test_drawing_has_no_mutants() -> None:
    assert "terminal/board.py" not in modules("terminal")
    assert "terminal/session.py" in modules("terminal")


def test_every_part_of_the_package_has_tests_that_cover_it() -> None:
    parts = {path.name for path in PACKAGE.iterdir() if path.is_dir() or path.suffix == ".py"}
    assert {part for part in parts if not part.startswith("_")} == {*PARTS}
    for part in PARTS:
        assert all((ROOT / tests).exists() for tests in covering_tests(f"{part}/x.py"))


def test_survivors_are_told_with_their_lines() -> None:
    mutant = Mutant("bots/x.py", 7, "constant", "    x = 1", "    x = 2")
    told = summary(
        [MutantOutcome(mutant, ""), MutantOutcome(mutant, "FAILED tests/bots/test_x.py::test_a")]
    )
    assert "bots         2 mutants,  1 survived" in told
    assert "survived: bots/x.py:7 constant\n- x = 1\n+ x = 2" in told
    assert told.endswith("1 of 2 mutants survived.")


def test_mutants_called_equivalent_exist() -> None:
    for (module, before, after_), reason in EQUIVALENT.items():
        found = mutants_of(module, (PACKAGE / module).read_text("utf-8"))
        assert (before, after_) in {(one.before.strip(), one.after.strip()) for one in found}
        assert reason
