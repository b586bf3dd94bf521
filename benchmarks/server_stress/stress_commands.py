"""Commands of the stress tests: ``torture``, and ``bench --server``."""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import msgspec
import rich_click as click

from benchmarks.bench_messages import report
from ironbridge.cli.options import json_option, language_option
from ironbridge.cli.param_types import Whole, Word
from ironbridge.cli.progress import counting
from ironbridge.i18n.cli_messages import decimal

if TYPE_CHECKING:
    from benchmarks.server_stress.load import Load
    from benchmarks.server_stress.torture import Report


REPORT_FIELDS: Final = (
    *("database", "kills", "people", "acknowledged", "lost", "replayed", "games"),
    *("jumps", "restarts", "refused"),
)
"""Fields of a torture report that are printed unchanged."""


@click.command()
@click.option("--kills", type=Whole(1), default=200, show_default=True, metavar="N")
@click.option("--people", type=Whole(1, 64), default=16, show_default=True, metavar="N")
@click.option("--only", type=Word(["sqlite", "postgresql"]), help="One database alone.")
@json_option
@language_option
def torture(kills: int, people: int, only: str | None, as_json: bool, language: str) -> int:
    """Kill a server again and again while people play; nothing may be lost.

    Each of SQLite and PostgreSQL gets this number of kills, with a clock that is moved back and
    forth; then PostgreSQL is restarted and the disk is full for a while, and the server must go on
    by itself.
    """
    from benchmarks.server_stress.no_limits import without_limits
    from benchmarks.server_stress.postgres import Postgres
    from benchmarks.server_stress.torture import torture as run

    found = []
    with without_limits():
        if only != "postgresql":
            with counting(report(language, "bar-kills", database="SQLite"), kills) as count:
                found.append(run(None, kills, people, count))
        if only != "sqlite":
            name = report(language, "bar-kills", database="PostgreSQL")
            with Postgres() as postgres, counting(name, kills) as count:
                found.append(run(postgres, kills, people, count))
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(found), indent=2))
    else:
        for each in found:
            click.echo("\n".join(report_lines(each, language)))
    return 1 if any(each.complaints for each in found) else 0


def report_lines(found: "Report", language: str = "en") -> Iterator[str]:
    """Yields the lines of a report."""
    facts = {
        **{name: getattr(found, name) for name in REPORT_FIELDS},
        "seconds": decimal(language, found.seconds, 0),
        "complaints": len(found.complaints),
        "seed": str(found.seed),
    }
    yield report(language, "torture-head", **facts)
    for line in ("acknowledged", "lost", "replayed", "jumps", "restarts", "refused", "complaints"):
        if line != "restarts" or found.restarts:
            yield "  " + report(language, f"torture-{line}", **facts)
    yield from (f"    {complaint}" for complaint in found.complaints)


@click.command("bench --server")
@click.option("--server", is_flag=True, required=True, help="Measure the server.")
@click.option("--games", type=Whole(1), multiple=True, default=(50, 500), metavar="N")
@click.option("--entries", type=Whole(1), default=3000, show_default=True, metavar="N")
@click.option(
    "--spectators", type=Whole(0), multiple=True, default=(0,), metavar="N", help="Of each game."
)
@click.option("--log", type=Whole(0), default=0, metavar="N", help="Entries already in each log.")
@click.option("--stored", type=Whole(0), default=0, metavar="N", help="Further games stored.")
@click.option(
    "--protocol",
    type=Whole(1, 2),
    default=2,
    show_default=True,
    metavar="N",
    help="Of the feeds: 1 sends whole views, 2 their changes.",
)
@click.option("--profile", is_flag=True, help="Show where the CPU time of the server goes.")
@click.option("--only", type=Word(["sqlite", "postgresql"]), help="One database alone.")
@json_option
@language_option
def bench(
    server: bool,
    games: tuple[int, ...],
    entries: int,
    spectators: tuple[int, ...],
    log: int,
    stored: int,
    protocol: int,
    profile: bool,
    only: str | None,
    as_json: bool,
    language: str,
) -> None:
    """Measure the server: entries a second, times, CPU for an entry, memory of a game.

    Every game has four feeds; the clients run on the same machine and are not counted.  The CPU
    time is also given as a ratio to a bare ASGI echo in the same run.
    """
    from benchmarks.server_stress.load import LoadOptions, run
    from benchmarks.server_stress.no_limits import without_limits
    from benchmarks.server_stress.postgres import Postgres

    same = {"entries": entries, "log": log, "stored": stored, "protocol": protocol}
    runs = [
        LoadOptions(games=n, spectators=m, profile=profile, **same)
        for n in games
        for m in spectators
    ]
    found = []
    with without_limits():
        if only != "postgresql":
            found += [run("", options) for options in runs]
        if only != "sqlite":
            with Postgres() as postgres:
                found += [run(postgres.database(), options) for options in runs]
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(found), indent=2))
    else:
        for each in found:
            click.echo("\n".join(load_lines(each, language)))


def load_lines(load: "Load", language: str = "en") -> Iterator[str]:
    """Yields the lines of a measurement."""
    facts = {
        name: value if isinstance(value, int) else str(value)
        for name, value in msgspec.structs.asdict(load).items()
    }
    yield report(language, "load-head", **facts)
    if load.spectators or load.log or load.stored:
        yield "  " + report(language, "load-beside", **facts)
    for line in ("rate", "times", "cpu", "ratio", "memory"):
        yield "  " + report(language, f"load-{line}", **facts)
    if load.spectators:
        yield "  " + report(language, "load-spectator", **facts)
    for share in load.profile:
        yield f"  {share.total:7.1%} {share.own:7.1%}  {share.part}"
