"""Checks the metadata of a title, and the rulebook it refers to."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

from ironbridge.core.position import MAX_SEATS
from ironbridge.errors import BadInput
from ironbridge.testing.title_check.number_tables import twice
from ironbridge.testing.title_check.source_lines import (
    Complaints,
    at,
    line_with,
    part_folders,
    stands,
)
from ironbridge.titles import RULEBOOK
from ironbridge.titles.meta import Title
from ironbridge.titles.spec import GameSpec

CARD = "meta.py"


class Written(NamedTuple):
    """Rule with its file and line."""

    rule: dict[str, Any]
    where: BadInput


def check_card(title: Title, folder: Path) -> Complaints:
    """Yields errors about the metadata and the rulebook."""
    at_name = stands(folder, folder / CARD, line_with(folder / CARD, r"\bname="))
    if title.name != folder.name:
        yield at(at_name, BadInput("check-name", said=title.name, folder=folder.name))
    if not title.seats or max(title.seats) > MAX_SEATS:
        yield at(CARD, BadInput("check-seats", most=MAX_SEATS))
    if title.default_seats and title.default_seats not in title.seats:
        yield at(CARD, BadInput("check-default-seats", seats=title.default_seats))
    yield from twice("option", [option.name for option in title.options])
    for option in title.options:
        if len(set(option.values)) < 2:
            line = line_with(folder / CARD, rf'"{re.escape(option.name)}"')
            where = stands(folder, folder / CARD, line)
            yield at(where, BadInput("check-no-values", option=option.name))
    yield from check_rulebook(title, folder)


def check_rulebook(title: Title, folder: Path) -> Complaints:
    """Yields errors about repeated rule ids, and options without a rule."""
    for part in part_folders(folder):
        path = part / RULEBOOK
        if not path.is_file():
            yield BadInput("check-no-rulebook", file=RULEBOOK)
            return
        called = tomllib.loads(path.read_text("utf-8")).get("title")
        if called != part.name:
            where = stands(folder, path, line_with(path, r"^title\b"))
            yield at(where, BadInput("check-rulebook-name", said=called, folder=part.name))
    rules = rules_written(folder)
    ids = Counter(written.rule["id"] for written in rules)
    for number, times in ids.items():
        if times > 1:
            second = [written.where for written in rules if written.rule["id"] == number][1]
            yield at(second, BadInput("check-twice", what="rule", name=number, times=times))
    for option in title.options:
        if option.rule not in ids:
            line = line_with(folder / CARD, rf'"{re.escape(option.rule)}"')
            where = stands(folder, folder / CARD, line)
            yield at(where, BadInput("check-no-rule", option=option.name, rule=option.rule))


def check_reasons(spec: GameSpec, folder: Path) -> Complaints:
    """Yields errors about reasons of the title that no rule cites."""
    cited = {reason for one in rules_written(folder) for reason in one.rule.get("reasons", [])}
    for reason in spec.reason_names.values():
        if reason not in cited:
            yield at(RULEBOOK, BadInput("check-no-reason", reason=reason))


def check_setting_name(title: Title, spec: GameSpec, folder: Path) -> Complaints:
    """Yields an error when a game spec names another title."""
    if spec.title != title.name:
        path = folder / "spec.py"
        where = stands(folder, path, line_with(path, rf'title="{re.escape(spec.title)}"'))
        yield at(where, BadInput("check-other-title", said=spec.title, title=title.name))


def rules_written(folder: Path) -> list[Written]:
    """Returns the rules in the title's folder and in the folders of its parts."""
    found: list[Written] = []
    for part in part_folders(folder):
        path = part / RULEBOOK
        if not path.is_file():
            continue
        text = path.read_text("utf-8")
        lines = [n for n, line in enumerate(text.splitlines(), 1) if re.match(r"id\s*=", line)]
        for rule, line in zip(tomllib.loads(text).get("rule", []), lines, strict=False):
            found.append(Written({"id": "", **rule}, stands(folder, path, line)))
    return found
