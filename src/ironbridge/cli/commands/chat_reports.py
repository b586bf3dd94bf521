"""``ironbridge reports``: chat messages that players have reported to the operator."""

import asyncio
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from ironbridge.cli.commands.maintenance import chosen, data_option, database_option
from ironbridge.cli.options import language_option
from ironbridge.errors import BadInput
from ironbridge.i18n.cli_messages import report

if TYPE_CHECKING:
    from ironbridge.server.store import Store
    from ironbridge.server.store.chat_rows import ChatReport


@click.command()
@click.option("--close", "message", metavar="GAME/NUMBER", help="Close the reports of a message.")
@click.option("--remove", is_flag=True, help="Remove the text of the closed message.")
@database_option
@data_option
@language_option
def reports(
    message: str | None, remove: bool, database: str, data: Path | None, language: str
) -> None:
    """List chat messages that players have reported, and close the reports."""
    from ironbridge.server.store import Store
    from ironbridge.server.store.database import for_the_operator

    key = None if message is None else message_key(message)
    if remove and key is None:
        raise BadInput("reports-remove")
    options = chosen(database, data)
    if not database and not options.file.is_file():
        raise BadInput("no-games-here", file=options.file)

    async def run() -> list[str]:
        store = Store(options.url)
        try:
            await store.open()
            if key is None:
                return await list_reports(store, language)
            return await close(store, key, remove, language)
        finally:
            await store.close()

    with for_the_operator():
        lines = asyncio.run(run())
    click.echo("\n".join(lines))


def message_key(text: str) -> tuple[str, int]:
    """Returns the game and the number of a message, as ``reports`` prints them."""
    game, slash, number = text.partition("/")
    if not (game and slash and number.isdecimal() and len(number) < 8):
        raise BadInput("reports-key", text=text)
    return game, int(number)


async def list_reports(store: "Store", language: str) -> list[str]:
    """Returns one line for each open report, or a sentence that there are none."""
    from ironbridge.server.store.chat_rows import open_reports

    found = await open_reports(store)
    if not found:
        return [report(language, "reports-none")]
    return [line_of(one, language) for one in found]


def line_of(one: "ChatReport", language: str) -> str:
    """Returns a report as a line: message, time, sender and text."""
    from ironbridge.server.messages import house, say

    sent = one.message
    mark = sent.mark.name if sent.mark else ""
    text = sent.text or (say(language, f"phrase-{sent.phrase}") if sent.phrase else mark)
    return report(
        language,
        "reports-line",
        key=f"{one.game}/{sent.number}",
        at=datetime.fromtimestamp(one.at, UTC).strftime("%Y-%m-%d %H:%M"),
        name=sent.name or house(language, sent.seat),
        text=text,
    )


async def close(store: "Store", key: tuple[str, int], remove: bool, language: str) -> list[str]:
    """Closes the reports of a message and returns a sentence."""
    from ironbridge.server.store.chat_rows import close_reports

    closed = await close_reports(store, *key, time.time(), remove)
    return [report(language, "reports-closed", reports=closed)]
