"""Perft: how many whole actions, and how many single choices, can be played from a position.

Two ways through an action are the same action when they have the same parts, in whatever order,
and lead to the same position: the cards of a scout, the two tiles of a development or the
barrels of a sale may be named in any order.  That something is ``done`` is no part.

The counts live in text files that any program may read; ``docs/notation.md`` has the position::

    id opening-2
    pos
        ironbridge position 1
        title: birmingham
        ...
    actions 1 92
    choices 2 344
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from ironbridge.core.action_table import DONE
from ironbridge.core.events import ANSWERED
from ironbridge.core.position import Position
from ironbridge.core.reasons import OK
from ironbridge.core.rules import Rules
from ironbridge.core.transitions import apply, legal, why_not
from ironbridge.core.workspace import Workspace
from ironbridge.errors import BadInput
from ironbridge.notation.choice_text import texts_of
from ironbridge.titles.spec import GameSpec

ActionLister: TypeAlias = Callable[[Rules, Position, Workspace], list[int]]
"""Finds the legal codes of a position."""


def by_list(rules: Rules, pos: Position, work: Workspace) -> list[int]:
    """Returns the legal codes as the rules list them."""
    legal(rules, pos, work)
    return work.listed()


def by_judge(rules: Rules, pos: Position, work: Workspace) -> list[int]:
    """Returns the legal codes by brute force: every code of the table is put to the judge."""
    size = rules.tables.choices.size()
    return [code for code in range(size) if why_not(rules, pos, work, code) == OK]


class Count(NamedTuple):
    """What can be played to some depth: sequences of whole actions, and of single choices."""

    actions: int
    choices: int


class PerftPath(NamedTuple):
    """A whole action: the codes that were asked for, in order, and where it leads."""

    codes: tuple[int, ...]
    pos: Position


def count_actions(
    spec: GameSpec, pos: Position, depth: int, generator: ActionLister = by_list
) -> Count:
    """Returns how many sequences of this many actions, and of this many choices, there are."""
    return Count(
        walk_actions(spec, pos, depth, generator), walk_choices(spec, pos, depth, generator)
    )


def walk_choices(
    spec: GameSpec, pos: Position, depth: int, generator: ActionLister = by_list
) -> int:
    """Returns how many sequences of so many choices there are."""
    return sum(below_choices(spec, pos, depth, generator)) if depth else 1


def below_choices(
    spec: GameSpec, pos: Position, depth: int, generator: ActionLister = by_list
) -> Iterator[int]:
    """The count below each choice, one after the other."""
    work = Workspace()
    codes = generator(spec.rules, pos, work)
    if depth == 1:
        yield len(codes)
        return
    for code in codes:
        after = pos.copy()
        apply(spec.rules, after, work, code)
        yield walk_choices(spec, after, depth - 1, generator)


def walk_actions(
    spec: GameSpec, pos: Position, depth: int, generator: ActionLister = by_list
) -> int:
    """Returns how many sequences of so many whole actions there are."""
    if depth == 0:
        return 1
    ways = whole_actions(spec, pos, generator)
    if depth == 1:
        return len(ways)
    return sum(walk_actions(spec, way.pos, depth - 1, generator) for way in ways)


def split_actions(spec: GameSpec, pos: Position, depth: int) -> dict[str, int]:
    """Returns the count below each action.

    Where two programs differ, follow the line that differs.
    """
    return dict(below_actions(spec, pos, depth))


def below_actions(spec: GameSpec, pos: Position, depth: int) -> Iterator[tuple[str, int]]:
    """Each action with the count below it, one after the other."""
    texts = texts_of(spec)
    for way in whole_actions(spec, pos):
        line = ", ".join(texts.text[code] for code in way.codes)
        yield line, walk_actions(spec, way.pos, depth - 1)


def whole_actions(
    spec: GameSpec, pos: Position, generator: ActionLister = by_list
) -> list[PerftPath]:
    """Returns every way to play the next action, or to finish the one begun, each once."""
    found: dict[tuple[tuple[int, ...], tuple[int, ...]], PerftPath] = {}
    done = spec.rules.tables.choices.code(DONE)
    for asked, parts, after in ways_on(spec, pos, generator, (), ()):
        key = tuple(sorted(part for part in parts if part != done)), tuple(after.numbers())
        found.setdefault(key, PerftPath(asked, after))
    return list(found.values())


def ways_on(
    spec: GameSpec,
    pos: Position,
    generator: ActionLister,
    asked: tuple[int, ...],
    parts: tuple[int, ...],
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], Position]]:
    """Every way from here to the end of the action: codes asked for, all codes, and the end."""
    work = Workspace(True)
    for code in generator(spec.rules, pos, work):
        after = pos.copy()
        apply(spec.rules, after, work, code)
        told = work.log.take()
        answered = tuple(a for what, _, a, _ in told if what == ANSWERED)
        codes, all_parts = (*asked, code), (*parts, code, *answered)
        if after.ask in spec.between_action_questions:
            yield codes, all_parts, after
        else:
            yield from ways_on(spec, after, generator, codes, all_parts)


# ----------------------------------------------------------------------------- files


@dataclass
class PerftEntry:
    """One position of a file with its counts by depth."""

    id: str
    pos: str
    actions: dict[int, int] = field(default_factory=dict)
    choices: dict[int, int] = field(default_factory=dict)


def read_perft(text: str) -> list[PerftEntry]:
    """Returns the entries of a file; ``BadInput`` names the line that is wrong."""
    entries: list[PerftEntry] = []
    for number, row in enumerate(text.splitlines(), 1):
        if not row.strip() or row.startswith("#"):
            continue
        word, _, rest = row.partition(" ")
        if word == "id":
            entries.append(PerftEntry(rest.strip(), ""))
        elif not entries:
            raise BadInput("perft-no-id", line=number)
        elif row.startswith("    "):
            entries[-1].pos += row[4:] + "\n"
        elif word in ("actions", "choices"):
            getattr(entries[-1], word).update([_count(number, rest)])
        elif row.strip() != "pos":
            raise BadInput("perft-line", line=number, said=row[:40])
    return entries


def _count(number: int, rest: str) -> tuple[int, int]:
    numbers = rest.split()
    if len(numbers) != 2 or not all(word.isdecimal() for word in numbers):
        raise BadInput("perft-count", line=number, said=rest[:40])
    return int(numbers[0]), int(numbers[1])


def write_perft(entries: Iterable[PerftEntry]) -> str:
    """Returns the text of a file."""
    return "\n".join(
        "\n".join(
            [
                f"id {entry.id}",
                "pos",
                *(f"    {row}" for row in entry.pos.splitlines()),
                *(f"actions {depth} {many}" for depth, many in sorted(entry.actions.items())),
                *(f"choices {depth} {many}" for depth, many in sorted(entry.choices.items())),
                "",
            ]
        )
        for entry in entries
    )
