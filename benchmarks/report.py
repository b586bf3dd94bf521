"""Reports of a run: tables in the terminal, and Markdown for the documentation."""

import re
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

from benchmarks.bench_messages import report
from benchmarks.compare import LIMIT
from benchmarks.run_document import AIMS, UNITS, Document, Figure
from ironbridge.i18n.cli_messages import decimal
from ironbridge.titles import find, names

Row = list[str]
Say = Callable[..., str]
AIMED_ON = "The aims were set on a machine where catanatron plays 17 games a second."


def speaking(language: str) -> Say:
    """Returns a function that formats messages in a language."""
    return lambda message, **facts: report(language, f"bench-{message}", **facts)


def slug(name: str) -> str:
    """Returns the suffix of the messages about a figure."""
    return name.replace(", ", "-").replace(" ", "-")


def number(value: float, language: str = "en") -> str:
    """Returns a number with four significant digits and thousands separators."""
    if value >= 100:
        grouped = f"{value:,.0f}"
        return grouped if language == "en" else grouped.replace(",", "\N{NO-BREAK SPACE}")
    return decimal(language, value, 1 if value >= 10 else 2)


def columns_of(document: Document, title: str) -> list[tuple[str, int]]:
    """Returns the builds and numbers of seats of a title, in the order of measurement."""
    found = [(one.build, one.seats) for one in document.figures if one.title == title]
    return list(dict.fromkeys(found))


def titles(document: Document) -> list[str]:
    return list(dict.fromkeys(figure.title for figure in document.figures))


def title_table(
    document: Document, title: str, build: str = "", language: str = "en"
) -> tuple[Row, list[Row]]:
    """Returns a table of one title: a row per figure, a column per build and number of seats.

    With ``build`` only that build, where all do not fit.
    """
    say = speaking(language)
    heads = [head for head in columns_of(document, title) if build in ("", head[0])]
    found = {
        (one.build, one.seats, one.name): one for one in document.figures if one.title == title
    }
    rows = []
    for name, unit in UNITS.items():
        cells = [cell(found.get((made, seats, name)), language) for made, seats in heads]
        if any(cells):
            ends = slug(name)
            rows.append(
                [say(f"name-{ends}"), say(f"unit-{slug_of(unit)}"), *cells, say(f"about-{ends}")]
            )
    called = [
        say("seats", seats=seats) if build else f"{say(f'build-{made}')} {seats}"
        for made, seats in heads
    ]
    return ["", "", *called, say("what")], rows


def slug_of(unit: str) -> str:
    """Returns the suffix of the message about a unit: ``games/s`` is ``games``."""
    return unit.removesuffix("/s")


def cell(figure: Figure | None, language: str) -> str:
    return "" if figure is None else number(figure.value, language)


def peer_table(document: Document, language: str = "en") -> tuple[Row, list[Row]]:
    """Returns the table of other engines."""
    say = speaking(language)
    heads = ["engine", "game", "unit-games", "ours", "decisions", "ours"]
    rows = [
        [
            f"{peer.name} {peer.version}",
            peer.game,
            number(peer.games, language),
            number(peer.multiple, language),
            number(peer.decisions, language),
            number(peer.decisions_multiple, language),
        ]
        for peer in document.peers
    ]
    return [say(head) for head in heads], rows


def aims_table(document: Document, language: str = "en") -> tuple[Row, list[Row]]:
    """Returns the table of goals and results."""
    say = speaking(language)
    aimed = [one for one in document.figures if is_aimed_at(one)]
    found = {(one.build, one.name): one for one in aimed}
    head = f"{aimed[0].title}, {say('seats', seats=aimed[0].seats)}" if aimed else ""
    rows = []
    for build, name, least, goal in AIMS:
        if figure := found.get((build, name)):
            better = 1 if figure.more_is_better else -1
            reached = "not-reached"
            if better * figure.value >= better * least:
                reached = "least-reached"
            if better * figure.value >= better * goal:
                reached = "goal-reached"
            named = {"build": say(f"build-{build}"), "name": say(f"name-{slug(name)}")}
            aims = [number(least, language), number(goal, language)]
            measured = [number(figure.value, language), say(reached)]
            called = [say("of-build", **named), say(f"unit-{slug_of(figure.unit)}")]
            rows.append([*called, *aims, *measured])
    return [head, "", say("least"), say("goal"), say("measured"), ""], rows


def is_aimed_at(figure: Figure) -> bool:
    return figure.title in names() and figure.seats == find(figure.title).aimed_seats


def notes(document: Document, language: str = "en") -> list[str]:
    """Returns notes for reading the figures."""
    say = speaking(language)
    stick, machine = document.calibration, document.machine
    facts = {key: machine[key] for key in ("processor", "cores", "python")}
    said = [
        say("measured-on", date=document.date, busy=busy(machine, language), **facts),
        say(
            "yardstick",
            best=decimal(language, stick.best * 1000, 2),
            median=decimal(language, stick.median * 1000, 2),
            laps=stick.laps,
        ),
    ]
    if document.quick:
        said.append(say("quick"))
    if document.same_games is not None:
        said.append(say("same-games" if document.same_games else "other-games"))
    if document.note:
        said.append(document.note)
    return said + document.peers_missing


def busy(machine: dict[str, str], language: str) -> str:
    """Returns the load of a machine as text."""
    loads = re.findall(r"\d+\.\d+", machine["busy"])
    if len(loads) != 2:
        return machine["busy"]
    before, after = (decimal(language, float(load)) for load in loads)
    return speaking(language)("busy", before=before, after=after)


# In the terminal


def show(document: Document, console: Console, language: str = "en") -> None:
    """Prints the whole run."""
    say = speaking(language)
    for title in titles(document):
        for table in title_tables(document, title, console, language):
            console.print(table)
    heads, rows = aims_table(document, language)
    if rows:
        console.print(rich_table(say("aims"), heads, rows, 2, 5))
    if document.peers:
        heads, rows = peer_table(document, language)
        console.print(rich_table(say("peers"), heads, rows, 2, len(heads)))
    if document.profile:
        console.print(say("profile", way=document.profiled_with))
        for spot in document.profile:
            console.print(f"  {spot.share:6.1%}  {spot.function}", highlight=False)
    for sentence in notes(document, language):
        console.print(sentence, highlight=False)


def title_tables(
    document: Document, title: str, console: Console, language: str = "en"
) -> list[Table]:
    """Returns one table for a title where it fits on the screen, else one per build."""
    columns = columns_of(document, title)
    heads, rows = title_table(document, title, language=language)
    whole = rich_table(title, heads, rows, 2, 2 + len(columns))
    boundless = console.options.update(max_width=1000)
    if console.measure(whole, options=boundless).maximum <= console.width:
        return [whole]
    found = []
    for build in dict.fromkeys(build for build, _ in columns):
        heads, rows = title_table(document, title, build, language)
        heads, rows = heads[:-1], [row[:-1] for row in rows]
        called = f"{title}, {speaking(language)(f'build-{build}')}"
        found.append(rich_table(called, heads, rows, 2, len(heads)))
    return found


def rich_table(title: str, heads: Row, rows: list[Row], first: int, last: int) -> Table:
    """Returns a table with numbers in columns ``first`` to ``last - 1``."""
    table = Table(
        title=title,
        title_justify="left",
        title_style="bold",
        box=None,
        padding=(0, 1),
        pad_edge=False,
        header_style="dim",
    )
    for place, head in enumerate(heads):
        right = first <= place < last
        table.add_column(head, justify="right" if right else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table


def show_slower(document: Document, console: Console, against: str, language: str = "en") -> None:
    """Prints the regressions, or that there are none."""
    say = speaking(language)
    if not document.slower:
        limit = decimal(language, LIMIT)
        console.print(say("nothing-slower", limit=limit, file=against), highlight=False)
    for one in document.slower:
        said = say(
            "slower",
            factor=decimal(language, one.factor, 2),
            figure=one.figure,
            before=number(one.before, language),
            now=number(one.now, language),
            unit=say(f"unit-{slug_of(one.unit)}"),
        )
        console.print(said, highlight=False)


# As Markdown


def markdown(document: Document, name: str) -> str:
    """Returns the Markdown report of a run whose document has this file name."""
    lines = [
        "# How fast it is",
        "",
        "Written by `python3 run.py bench --peers --profile --save bench`; every figure, with its "
        f"ratio to the yardstick, is in `{name}`. How figures are taken and compared: "
        "`docs/decisions/0006-measuring-by-ratio.md`.",
        "",
        *(f"- {sentence}" for sentence in notes(document)),
        "",
        *markdown_table(["machine", ""], [[key, text] for key, text in document.machine.items()]),
    ]
    heads, rows = aims_table(document)
    if rows:
        lines += ["", "## What was aimed at", "", *markdown_table(heads, rows), "", AIMED_ON]
    for title in titles(document):
        lines += ["", f"## {title}", "", *markdown_table(*title_table(document, title))]
    if document.peers:
        lines += ["", "## Random games of other engines, in the same run", ""]
        lines += markdown_table(*peer_table(document))
        lines += ["", "Multiples are taken by the yardstick, ours measured in the same minute."]
    if document.profile:
        shares = [[f"{spot.share:.1%}", f"`{spot.function}`"] for spot in document.profile]
        lines += ["", f"## Where the time goes ({document.profiled_with})", ""]
        lines += markdown_table(["share", "function"], shares)
    return "\n".join(lines) + "\n"


def markdown_table(heads: Row, rows: list[Row]) -> list[str]:
    """Returns rows between bars."""
    rule = ["---"] * len(heads)
    return ["| " + " | ".join(row) + " |" for row in [heads, rule, *rows]]
