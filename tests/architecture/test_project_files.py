"""Project files: no unfinished marks without an issue, no paths outside, equal build tools."""

import re
import tomllib
from itertools import chain
from pathlib import Path
from typing import Any

from tests.architecture.sources import ROOT, project_files

UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX)\b(?!.*#\d+)")
# Assembled here so that this file does not contain the searched texts.
ELSEWHERE = re.compile("|".join(["[.][.]/" + "shared", "/" + "work/", "/" + "home/[a-z]"]))


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / name).read_text(encoding="utf-8"))


def lines_with(pattern: re.Pattern[str], paths: list[Path]) -> list[str]:
    found = []
    for path in paths:
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # binary files
        for number, line in enumerate(text.splitlines(), 1):
            if pattern.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}")
    return found


def test_what_is_unfinished_names_its_issue() -> None:
    code = [path for path in project_files() if path != Path(__file__).resolve()]
    assert lines_with(UNFINISHED, code) == []


def test_no_file_points_to_a_folder_outside_the_project() -> None:
    assert lines_with(ELSEWHERE, project_files()) == []


def test_the_build_tools_are_named_alike_in_both_places() -> None:
    project = read("pyproject.toml")
    assert project["dependency-groups"]["build"] == project["build-system"]["requires"]


def test_every_module_left_out_of_the_compile_has_a_reason() -> None:
    for entry in read("src/ironbridge/builds.toml")["exclude"]:
        assert entry["why"].strip(), entry["files"]


def test_the_lock_knows_every_dependency() -> None:
    (ours,) = [package for package in read("uv.lock")["package"] if package["name"] == "ironbridge"]
    locked = {entry["name"] for entry in ours["metadata"]["requires-dist"]}
    project = read("pyproject.toml")["project"]
    wanted = [*project["dependencies"], *chain(*project["optional-dependencies"].values())]
    names = {re.split(r"[<>=\[ ]", line)[0].lower() for line in wanted}
    names = {re.sub("[._]", "-", name) for name in names}
    assert names == locked


def test_the_lock_names_public_addresses_only() -> None:
    lock = (ROOT / "uv.lock").read_text(encoding="utf-8")
    hosts = set(re.findall(r"https?://([^/\"]+)", lock))
    assert hosts == {"pypi.org", "files.pythonhosted.org"}


def test_the_readme_of_the_tests_knows_every_folder() -> None:
    said = (ROOT / "tests" / "README.md").read_text(encoding="utf-8")
    tests = [path.relative_to(ROOT).parts for path in project_files() if path.suffix == ".py"]
    folders = {parts[1] for parts in tests if parts[0] == "tests" and len(parts) > 2}
    assert {folder for folder in folders if f"`{folder}/" not in said} == set()


def test_the_readme_of_the_tests_names_tests_that_are_there() -> None:
    said = (ROOT / "tests" / "README.md").read_text(encoding="utf-8")
    named = re.findall(r"`([\w/]+\.py)?(?:::(test_\w+))?`", said)
    assert len([test for _, test in named if test]) > 40
    file = ""
    for path, test in named:
        file = path or file
        if path or test:
            source = (ROOT / "tests" / file).read_text(encoding="utf-8")
            assert f"def {test}(" in source or not test, (file, test)


def test_every_title_has_one_second_implementation() -> None:
    rulebooks = [path.parent.name for path in project_files() if path.name == "rulebook.toml"]
    titles = {name for name in rulebooks if name != "template"}
    assert {
        path.name for path in (ROOT / "tests" / "reference_engines").iterdir() if path.is_dir()
    } == titles


def test_the_lock_was_made_with_the_settings_of_the_project() -> None:
    """A setting of the machine that made the lock fails ``uv lock --check`` everywhere else."""
    wanted = read("pyproject.toml").get("tool", {}).get("uv", {})
    assert set(read("uv.lock").get("options", {})) <= set(wanted)
