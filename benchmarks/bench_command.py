"""The command ``python3 run.py bench``."""

from pathlib import Path
from typing import NamedTuple

import msgspec
import rich_click as click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bar

from benchmarks import compare, report
from benchmarks.profiling import profile as find_profile
from benchmarks.run_document import Document
from benchmarks.runner import (
    Progress,
    closest_seats,
    headline,
    known_titles,
    run,
    seats_of,
)
from ironbridge.cli.options import json_option, language_option
from ironbridge.cli.param_types import Number


class ShownProgress(Progress):
    """Progress bar on standard error."""

    def __init__(self, bar: Bar, language: str) -> None:
        self.bar = bar
        self.say = report.speaking(language)
        self.task = bar.add_task(self.say("starting"), total=0)
        self.steps = 0
        self.begun = 0

    def more(self, steps: int) -> None:
        self.steps += steps
        self.bar.update(self.task, total=self.steps)

    def step(self, message: str, **facts: str | int) -> None:
        if "figure" in facts:
            facts["figure"] = self.say(f"name-{report.slug(str(facts['figure']))}")
        name = self.say(f"step-{message}", **facts)
        if "build" in facts:
            build = self.say(f"build-{facts['build']}")
            name = self.say("of-build", build=build, name=name)
        self.bar.update(self.task, description=name, completed=self.begun)
        self.begun += 1


def progress_bar() -> Bar:
    """Returns a progress bar on standard error that disappears at the end."""
    return Bar(
        BarColumn(20),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.description}", markup=False),
        console=Console(stderr=True),
        transient=True,
    )


@click.command()
@click.argument("titles", nargs=-1)
@click.option(
    "--seats", type=Number(), multiple=True, help="Only this number of seats (repeatable)."
)
@click.option("--quick", is_flag=True, help="A fifth of the time; figures may be a tenth off.")
@click.option("--core", "only_core", is_flag=True, help="Only random games inside the core.")
@click.option("--peers", is_flag=True, help="Also install and measure catanatron and open_spiel.")
@click.option("--profile", is_flag=True, help="Show where the time of random games goes.")
@click.option(
    "--compare", "older", type=click.Path(path_type=Path), help="Tell what is slower than in FILE."
)
@click.option(
    "--save",
    type=click.Path(path_type=Path),
    help="Write <date>.json and README.md to this folder.",
)
@click.option("--note", default="", help="A sentence to keep with the run.")
@click.option(
    "--server",
    is_flag=True,
    expose_value=False,
    help="Measure the server instead; its options: --server --help.",
)
@click.option(
    "--research",
    is_flag=True,
    expose_value=False,
    help="Measure the research environments instead; their options: --research --help.",
)
@json_option
@language_option
def bench(
    titles: tuple[str, ...],
    seats: tuple[int, ...],
    quick: bool,
    only_core: bool,
    peers: bool,
    profile: bool,
    older: Path | None,
    save: Path | None,
    note: str,
    as_json: bool,
    language: str,
) -> None:
    """Measure how fast the rules are: TITLES, or all that are installed.

    Figures are also given as ratios to a fixed piece of Python run beside them, so that machines
    and days can be compared.  With --compare the exit code is 1 when something became slower than
    1.3x.
    """
    before = compare.read(older) if older else None
    chosen = known_titles(list(titles), list(seats))
    wishes = Wishes(chosen, list(seats), quick, only_core, peers, profile)
    document = measured(wishes, before, language)
    document.note = note
    if save:
        write(document, save)
    console = Console()
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(document), indent=1).decode())
    else:
        report.show(document, console, language)
        if older:
            report.show_slower(document, console, str(older), language)
    if document.slower:
        raise SystemExit(1)


class Wishes(NamedTuple):
    """Selection of what to measure."""

    titles: list[str]
    seats: list[int]
    quick: bool
    only_core: bool
    peers: bool
    profile: bool


def measured(wishes: Wishes, before: Document | None, language: str) -> Document:
    """Runs all measurements with a progress bar; returns the document."""
    with progress_bar() as bar:
        shown = ShownProgress(bar, language)
        document = figures(wishes, wishes.peers, shown)
        if before is not None and compare.slower(before, document):
            document = compare.best_of(document, figures(wishes, False, shown))
        if before is not None:
            document.slower = compare.slower(before, document)
        if wishes.profile:
            shown.more(1)
            shown.step("profile")
            title = headline(wishes.titles)
            most = closest_seats(seats_of(title, wishes.seats))
            document.profile, document.profiled_with = find_profile(title, most)
    return document


def figures(wishes: Wishes, peers: bool, shown: Progress) -> Document:
    """Returns one run over all figures."""
    return run(
        wishes.titles,
        wishes.seats,
        quick=wishes.quick,
        only_core=wishes.only_core,
        peers=peers,
        progress=shown,
    )


def write(document: Document, folder: Path) -> None:
    """Writes a run: its document under its date, and the report."""
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{document.date[:10]}.json"
    text = msgspec.json.format(msgspec.json.encode(document), indent=1)
    (folder / name).write_bytes(text + b"\n")
    (folder / "README.md").write_text(report.markdown(document, name), encoding="utf-8")
