"""Perft: counts the action sequences and choice sequences of a given depth from a position.

Two paths through an action are the same action when they consist of the same choices in any order
and lead to the same position: the cards of a scout, the two tiles of a development or the barrels
of a sale may be named in any order.  The choice ``done`` does not count.

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
"""Move generator: returns the legal codes of a position."""


def by_list(rules: Rules, pos: Position, work: Workspace) -> list[int]:
    """Returns the legal codes by the rules' move generator."""
    legal(rules, pos, work)
    return work.listed()


def by_legality_check(rules: Rules, pos: Position, work: Workspace) -> list[int]:
    """Returns the legal codes by brute force: checks every code of the table for legality."""
    size = rules.tables.choices.size()
    return [code for code in range(size) if why_not(rules, pos, work, code) == OK]


class Count(NamedTuple):
    """Perft counts at one depth: sequences of actions, and of choices."""

    actions: int
    choices: int


class PerftPath(NamedTuple):
    """A complete action: its choices that were asked for, in order, and the resulting position."""

    codes: tuple[int, ...]
    pos: Position


def count_actions(
    spec: GameSpec, pos: Position, depth: int, generator: ActionLister = by_list
) -> Count:
    """Returns the number of action sequences and of choice sequences of a depth."""
    return Count(
        walk_actions(spec, pos, depth, generator), walk_choices(spec, pos, depth, generator)
    )


def walk_choices(
    spec: GameSpec, pos: Position, depth: int, generator: ActionLister = by_list
) -> int:
    """Returns the number of choice sequences of a depth."""
    return sum(below_choices(spec, pos, depth, generator)) if depth else 1


def below_choices(
    spec: GameSpec, pos: Position, depth: int, generator: ActionLister = by_list
) -> Iterator[int]:
    """Yields the number of choice sequences below each legal choice."""
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
    """Returns the number of action sequences of a depth."""
    if depth == 0:
        return 1
    ways = whole_actions(spec, pos, generator)
    if depth == 1:
        return len(ways)
    return sum(walk_actions(spec, way.pos, depth - 1, generator) for way in ways)


def split_actions(spec: GameSpec, pos: Position, depth: int) -> dict[str, int]:
    """Returns the perft count below each action (perft divide).

    Where two programs differ, the differing line shows the branch to follow.
    """
    return dict(below_actions(spec, pos, depth))


def below_actions(spec: GameSpec, pos: Position, depth: int) -> Iterator[tuple[str, int]]:
    """Yields each action with the perft count below it."""
    texts = texts_of(spec)
    for way in whole_actions(spec, pos):
        line = ", ".join(texts.text[code] for code in way.codes)
        yield line, walk_actions(spec, way.pos, depth - 1)


def whole_actions(
    spec: GameSpec, pos: Position, generator: ActionLister = by_list
) -> list[PerftPath]:
    """Returns every distinct way to play the next action or to finish the one begun."""
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
    """Yields every path to the end of the action: codes asked for, all codes, final position."""
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
    """One position of a perft file with its counts by depth."""

    id: str
    pos: str
    actions: dict[int, int] = field(default_factory=dict)
    choices: dict[int, int] = field(default_factory=dict)


def read_perft(text: str) -> list[PerftEntry]:
    """Returns the entries of a perft file; ``BadInput`` names a malformed line."""
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
    """Returns the text of a perft file."""
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
