"""Regression check: compares a run with an older one, both relative to the calibration loop."""

from pathlib import Path

import msgspec

from benchmarks.run_document import FORMAT, Document, Figure, Slower, significant
from ironbridge.errors import BadInput

LIMIT = 1.3
"""Ratio from which a change counts as a regression."""


def worse_by(before: Figure, now: Figure) -> float:
    """Returns the ratio by which a figure is worse than before; below 1 it is better."""
    if before.ratio is None or now.ratio is None:
        return now.value / before.value  # bytes need no calibration
    if now.more_is_better:
        return before.ratio / now.ratio
    return now.ratio / before.ratio


def slower(before: Document, now: Document, limit: float = LIMIT) -> list[Slower]:
    """Returns the figures beyond the limit, worst first; only those that both runs have."""
    old = {figure.key: figure for figure in before.figures}
    found = [
        Slower(
            figure.key,
            significant(worse_by(old[figure.key], figure)),
            old[figure.key].value,
            figure.value,
            figure.unit,
        )
        for figure in now.figures
        if figure.key in old and worse_by(old[figure.key], figure) > limit
    ]
    return sorted(found, key=lambda one: -one.factor)


def best_of(one: Document, other: Document) -> Document:
    """Returns the first run, with each figure from the run where it was better.

    Suspected regressions are measured twice, since noise rarely disturbs both.
    """
    again = {figure.key: figure for figure in other.figures}
    figures = [
        again[figure.key]
        if figure.key in again and worse_by(again[figure.key], figure) > 1
        else figure
        for figure in one.figures
    ]
    return msgspec.structs.replace(one, figures=figures)


def read(path: Path) -> Document:
    """Returns the document of an older run; raises ``BadInput`` when the file holds none."""
    try:
        document = msgspec.json.decode(path.read_bytes(), type=Document)
    except OSError as error:
        raise BadInput("quoted-unreadable", file=path, why=error) from None
    except msgspec.MsgspecError as error:
        raise BadInput("no-bench-run", file=path, why=error) from None
    if document.format != FORMAT:
        raise BadInput("other-format", file=path, found=document.format, format=FORMAT)
    return document
