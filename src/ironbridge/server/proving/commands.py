"""The commands that prove and measure: ``torture``, and ``bench --server``."""

import json

import msgspec
import rich_click as click
from rich.console import Console
from rich.table import Table

from ironbridge.terminal.figures import counting


@click.command()
@click.option("--kills", type=click.IntRange(1), default=200, show_default=True, metavar="N")
@click.option("--people", type=click.IntRange(1, 64), default=6, show_default=True, metavar="N")
@click.option("--only", type=click.Choice(["sqlite", "postgresql"]), help="One database alone.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document, no more.")
def torture(kills: int, people: int, only: str | None, as_json: bool) -> int:
    """Kill a server again and again while people play; nothing may be lost.

    On SQLite and on PostgreSQL, each so many times.
    """
    from ironbridge.server.proving.limits import without_limits
    from ironbridge.server.proving.postgres import Postgres
    from ironbridge.server.proving.torture import torture as run

    found = []
    with without_limits():
        if only != "postgresql":
            with counting("killing on SQLite", kills) as count:
                found.append(run("", kills, people, count))
        if only != "sqlite":
            with Postgres() as postgres, counting("killing on PostgreSQL", kills) as count:
                found.append(run(postgres.database(), kills, people, count))
    if as_json:
        click.echo(json.dumps(found, indent=2))
    else:
        for each in found:
            click.echo(
                f"{each['database']}: {each['kills']} kills, {each['games']} games, "
                f"{each['acknowledged']} entries acknowledged, {len(complaints(each))} complaints."
            )
            for complaint in complaints(each):
                click.echo(f"  {complaint}")
    return 1 if any(complaints(each) for each in found) else 0


def complaints(found: dict[str, object]) -> list[str]:
    """What was wrong."""
    listed = found["complaints"]
    assert isinstance(listed, list)
    return listed


@click.command("bench --server")
@click.option("--server", is_flag=True, required=True, help="Measure the server.")
@click.option("--games", type=click.IntRange(1), multiple=True, default=(50, 500), metavar="N")
@click.option("--entries", type=click.IntRange(1), default=3000, show_default=True, metavar="N")
@click.option("--only", type=click.Choice(["sqlite", "postgresql"]), help="One database alone.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document, no more.")
def bench(
    server: bool, games: tuple[int, ...], entries: int, only: str | None, as_json: bool
) -> None:
    """Measure the server: entries a second, times, CPU for an entry, memory of a game.

    Every game has four feeds; the clients run on the same machine and are not counted.
    """
    from ironbridge.server.proving.limits import without_limits
    from ironbridge.server.proving.load import run
    from ironbridge.server.proving.postgres import Postgres

    found = []
    with without_limits():
        if only != "postgresql":
            found += [run("", count, entries) for count in games]
        if only != "sqlite":
            with Postgres() as postgres:
                found += [run(postgres.database(), count, entries) for count in games]
    rows = [msgspec.to_builtins(each) for each in found]
    if as_json:
        click.echo(json.dumps(rows, indent=2))
        return
    table = Table(*rows[0])
    for row in rows:
        table.add_row(*(str(value) for value in row.values()))
    Console().print(table)
