"""What the commands report, in words: the messages of ``commands.ftl``."""

from pathlib import Path

from ironbridge.i18n.bundles import format_from
from ironbridge.i18n.localizer import COMMANDS


def report(language: str, message: str, **facts: str | int) -> str:
    """Returns one of the commands' own sentences, labels or headings."""
    return format_from(language, (Path(__file__).parent / language / COMMANDS,), message, **facts)


def decimal(language: str, value: float, digits: int = 1, sign: str = "") -> str:
    """Returns a number with so many digits after the comma, or the point where English is spoken.

    ``sign`` is ``+`` where a number above zero shows its sign too.
    """
    written = f"{value:{sign}.{digits}f}"
    return written if language == "en" else written.replace(".", ",")


def percent(language: str, share: float, digits: int = 1) -> str:
    """Returns a share of one as ``12.5 %``."""
    return f"{decimal(language, 100 * share, digits)} %"
