"""Sentences that are about no table: the own words of a part such as the server or the terminal."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ironbridge.i18n.typography import typeset

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


@cache
def bundle_of(language: str, paths: tuple[Path, ...]) -> "FluentBundle":
    """Returns the messages of some Fluent files; a later file replaces those of an earlier one."""
    from fluent.runtime import FluentBundle, FluentResource

    found = FluentBundle([language], use_isolating=False)
    for path in paths:
        source = typeset(language, path.read_text("utf-8"))
        found.add_resource(FluentResource(source), allow_overrides=True)
    return found


def format_message(found: "FluentBundle", message: str, facts: Mapping[str, Any]) -> str:
    """Returns the sentence of a message; one without its facts is a mistake of ours."""
    pattern = found.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    text, errors = found.format_pattern(pattern, dict(facts))
    if errors:
        raise errors[0]
    return str(text)


def format_from(language: str, paths: Sequence[Path], message: str, **facts: str | int) -> str:
    """Returns the sentence of a message in these files."""
    return format_message(bundle_of(language, tuple(paths)), message, facts)
