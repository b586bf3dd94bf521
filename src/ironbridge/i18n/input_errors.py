"""Messages for invalid texts, options and deals, from ``errors.ftl``.

Errors of one title are messages of the title: ``lancashire/two-players``. They are loaded on first
use.
"""

from collections.abc import Mapping
from errno import errorcode
from typing import TYPE_CHECKING, Any, Final

from ironbridge.errors import BadInput, Fault, OneOf, printable
from ironbridge.i18n.bundles import INPUT, bundle_of, format_message
from ironbridge.i18n.language import ENGLISH, languages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

MOST_QUOTED: Final = 1000
"""Maximum number of characters of an input that a sentence quotes or compares."""


def input_error(language: str, message: str, facts: Mapping[str, object]) -> str:
    """Returns the sentence of an error, after the number of its line."""
    part, _, name = message.rpartition("/")
    found = bundle(language if language in languages() else ENGLISH, part)
    said = {key: fact(language, value) for key, value in facts.items()}
    text = format_message(found, name, said)
    return format_message(found, "in-line", said | {"sentence": text}) if "line" in facts else text


def fact(language: str, value: object) -> Any:
    """Returns a variable of an error as Fluent takes it.

    Numbers stay numbers, for plurals.  Nested errors, errors of the operating system and texts by
    language are translated.
    """
    from fluent.runtime.types import fluent_number

    if isinstance(value, int) and not isinstance(value, bool):
        return fluent_number(value, useGrouping=False)
    if isinstance(value, BadInput):
        return value.text(language)
    if isinstance(value, Fault):
        return input_error(language, value.message, value.values)
    if isinstance(value, list):
        return "; ".join(str(fact(language, one)) for one in value)
    if isinstance(value, OSError | EOFError | UnicodeDecodeError):
        return format_message(bundle(language, ""), "system", what_the_system_says(value))
    if isinstance(value, Mapping):
        return fact(language, value.get(language, value[ENGLISH]))
    if isinstance(value, OneOf) and len(value) > 1:
        listed = {"first": ", ".join(value[:-1]), "last": value[-1]}
        return format_message(bundle(language, ""), "one-of", listed)
    text = ", ".join(value) if isinstance(value, OneOf) else str(value)
    return printable(" ".join(text[:MOST_QUOTED].split()))


def what_the_system_says(error: OSError | EOFError | UnicodeDecodeError) -> dict[str, str]:
    """Returns an error of the operating system, by its code and in the system's own words."""
    if isinstance(error, UnicodeDecodeError):
        return {"code": "NO-TEXT", "text": ""}
    if isinstance(error, EOFError) or error.errno is None:
        return {"code": "DAMAGED", "text": ""}
    return {"code": errorcode.get(error.errno, "other"), "text": error.strerror or ""}


def bundle(language: str, part: str) -> "FluentBundle":
    """Returns the messages about errors, of a language and of a title or a part of one."""
    return bundle_of(language, (INPUT,), (part,) if part else ())
