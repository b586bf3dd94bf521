"""Messages of the command line, from ``commands.ftl``."""

from ironbridge.i18n.bundles import COMMANDS, format_from
from ironbridge.i18n.language import language_data


def report(language: str, message: str, **facts: str | int) -> str:
    """Returns a formatted message: a sentence, label or heading."""
    return format_from(language, (COMMANDS,), message, **facts)


def decimal(language: str, value: float, digits: int = 1, sign: str = "") -> str:
    """Returns a number with ``digits`` digits after the language's decimal mark.

    ``sign`` is ``+`` where a number above zero shows its sign too.
    """
    written = f"{value:{sign}.{digits}f}"
    return written.replace(".", language_data(language).decimal_mark)


def percent(language: str, share: float, digits: int = 1) -> str:
    """Returns a share of one as ``12.5 %``."""
    return f"{decimal(language, 100 * share, digits)} %"
