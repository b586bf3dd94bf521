"""The commands that prove and measure: ``torture``, and ``bench --server``."""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec
import rich_click as click

from ironbridge.terminal.figures import counting

if TYPE_CHECKING:
    from ironbridge.server.proving.load import Load
    from ironbridge.server.proving.torture import Report


@click.command()
@click.option("--kills", type=click.IntRange(1), default=200, show_default=True, metavar="N")
@click.option("--people", type=click.IntRange(1, 64), default=16, show_default=True, metavar="N")
@click.option("--only", type=click.Choice(["sqlite", "postgresql"]), help="One database alone.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document, no more.")
def torture(kills: int, people: int, only: str | None, as_json: bool) -> int:
    """Kill a server again and again while people play; nothing may be lost.

    On SQLite and on PostgreSQL, each so many times; then PostgreSQL is restarted and the disk is
    full for a while, and the server must go on by itself.
    """
    from ironbridge.server.proving.limits import without_limits
    from ironbridge.server.proving.postgres import Postgres
    from ironbridge.server.proving.torture import torture as run

    found = []
    with without_limits():
        if only != "postgresql":
            with counting("killing on SQLite", kills) as count:
                found.append(run(None, kills, people, count))
        if only != "sqlite":
            with Postgres() as postgres, counting("killing on PostgreSQL", kills) as count:
                found.append(run(postgres, kills, people, count))
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(found), indent=2))
    else:
        for each in found:
            click.echo("\n".join(said(each)))
    return 1 if any(each.complaints for each in found) else 0


def said(report: "Report") -> Iterator[str]:
    """A report, plainly."""
    yield (
        f"{report.database}: {report.kills} kills under the load of {report.people} people, "
        f"{report.seconds:.0f} s."
    )
    yield f"  entries acknowledged: {report.acknowledged}"
    yield f"  entries lost: {report.lost}"
    yield f"  logs replayed: {report.replayed} of {report.games}"
    if report.restarts:
        yield f"  restarts of the database survived: {report.restarts}"
    yield f"  refused while the disk was full: {report.refused}"
    yield f"  complaints: {len(report.complaints)} (seed {report.seed})"
    yield from (f"    {complaint}" for complaint in report.complaints)


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
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(found), indent=2))
    else:
        for each in found:
            click.echo("\n".join(measured(each)))


def measured(load: "Load") -> Iterator[str]:
    """A measurement, plainly."""
    yield f"{load.database}, {load.games} running games with {load.connections} feeds each:"
    yield f"  entries a second: {load.per_second} ({load.at_once} under way at all times)"
    yield f"  milliseconds to the answer: p50 {load.p50}, p95 {load.p95}, p99 {load.p99}"
    yield f"  milliseconds of CPU for an entry, feeds included: {load.cpu}"
    yield f"  kilobytes of memory: an idle game {load.idle}, its feeds {load.feeds}"
