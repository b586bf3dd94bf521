"""Messages of the benchmarks, from ``benchmarks/i18n``: they are not part of the wheel."""

from pathlib import Path
from typing import Final

from ironbridge.i18n.bundles import bundle_of, format_message

FOLDER: Final = Path(__file__).parent / "i18n"
FILE: Final = "benchmarks.ftl"


def report(language: str, message: str, **facts: str | int) -> str:
    """Returns a formatted message: a sentence, label or heading."""
    return format_message(bundle_of(language, (FILE,), home=FOLDER), message, facts)
