"""A run for people: tables in the terminal, and the same as Markdown for the project's pages."""

from rich.console import Console
from rich.table import Table

from ironbridge.bench.compare import LIMIT
from ironbridge.bench.figures import ABOUT, AIMS, Document, Figure
from ironbridge.titles import find, names

Row = list[str]
AIMED_ON = "The aims were set on a machine where catanatron plays 17 games a second."


def number(value: float) -> str:
    """Returns four digits of a number, with commas where there are thousands."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def columns_of(document: Document, title: str) -> list[tuple[str, int]]:
    """Returns the builds and numbers of seats of a title, in the order they were measured."""
    found = [(one.build, one.seats) for one in document.figures if one.title == title]
    return list(dict.fromkeys(found))


def titles(document: Document) -> list[str]:
    return list(dict.fromkeys(figure.title for figure in document.figures))


def title_table(document: Document, title: str, build: str = "") -> tuple[Row, list[Row]]:
    """Returns one title: a row for each figure, a column for each build and number of seats.

    With ``build`` only that build, where all do not stand side by side.
    """
    heads = [head for head in columns_of(document, title) if build in ("", head[0])]
    found = {
        (one.build, one.seats, one.name): one for one in document.figures if one.title == title
    }
    rows = []
    for name, (unit, about) in ABOUT.items():
        cells = [cell(found.get((made, seats, name))) for made, seats in heads]
        if any(cells):
            rows.append([name, unit, *cells, about])
    called = [f"{seats} seats" if build else f"{made} {seats}" for made, seats in heads]
    return ["", "", *called, "what it is"], rows


def cell(figure: Figure | None) -> str:
    return "" if figure is None else number(figure.value)


def peer_table(document: Document) -> tuple[Row, list[Row]]:
    """Returns other engines of the same run."""
    heads = ["engine", "game", "games/s", "ours x", "decisions/s", "ours x"]
    rows = [
        [
            f"{peer.name} {peer.version}",
            peer.game,
            number(peer.games),
            number(peer.multiple),
            number(peer.decisions),
            number(peer.decisions_multiple),
        ]
        for peer in document.peers
    ]
    return heads, rows


def aims_table(document: Document) -> tuple[Row, list[Row]]:
    """Returns what was aimed at, and what came of it."""
    aimed = [one for one in document.figures if is_aimed_at(one)]
    found = {(one.build, one.name): one for one in aimed}
    head = f"{aimed[0].title}, {aimed[0].seats} seats" if aimed else ""
    rows = []
    for build, name, least, goal in AIMS:
        if figure := found.get((build, name)):
            better = 1 if figure.more_is_better else -1
            reached = "not reached"
            if better * figure.value >= better * least:
                reached = "least reached"
            if better * figure.value >= better * goal:
                reached = "goal reached"
            row = [f"{build}: {name}", figure.unit, number(least), number(goal)]
            rows.append([*row, number(figure.value), reached])
    return [head, "", "at least", "goal", "measured", ""], rows


def is_aimed_at(figure: Figure) -> bool:
    return figure.title in names() and figure.seats == find(figure.title).aimed_seats


def notes(document: Document) -> list[str]:
    """Returns what must be known to read the figures."""
    stick = document.calibration
    said = [
        f"Measured {document.date} UTC on {document.machine['processor']}, "
        f"{document.machine['cores']} cores, {document.machine['python']}; "
        f"{document.machine['busy']}.",
        f"The yardstick took {stick.best * 1000:.2f} ms at best, {stick.median * 1000:.2f} ms in "
        f"the middle of {stick.laps} laps.",
    ]
    if document.quick:
        said.append("A quick run: figures may be a tenth off.")
    if document.same_games is not None:
        same = "the same games" if document.same_games else "DIFFERENT GAMES, which is a bug"
        said.append(f"Compiled and interpreted played {same}.")
    if document.note:
        said.append(document.note)
    return said + document.peers_missing


# In the terminal


def show(document: Document, console: Console) -> None:
    """Print the whole run."""
    for title in titles(document):
        for table in title_tables(document, title, console):
            console.print(table)
    heads, rows = aims_table(document)
    if rows:
        console.print(rich_table("what was aimed at", heads, rows, 2, 5))
    if document.peers:
        heads, rows = peer_table(document)
        console.print(rich_table("random games of other engines", heads, rows, 2, len(heads)))
    if document.profile:
        console.print(f"Where the time goes ({document.profiled_with}):")
        for spot in document.profile:
            console.print(f"  {spot.share:6.1%}  {spot.function}", highlight=False)
    for sentence in notes(document):
        console.print(sentence, highlight=False)


def title_tables(document: Document, title: str, console: Console) -> list[Table]:
    """Returns one table for a title where it fits on the screen, else one for each build."""
    columns = columns_of(document, title)
    heads, rows = title_table(document, title)
    whole = rich_table(title, heads, rows, 2, 2 + len(columns))
    boundless = console.options.update(max_width=1000)
    if console.measure(whole, options=boundless).maximum <= console.width:
        return [whole]
    found = []
    for build in dict.fromkeys(build for build, _ in columns):
        heads, rows = title_table(document, title, build)
        heads, rows = heads[:-1], [row[:-1] for row in rows]
        found.append(rich_table(f"{title}, {build}", heads, rows, 2, len(heads)))
    return found


def rich_table(title: str, heads: Row, rows: list[Row], first: int, last: int) -> Table:
    """Returns a table whose columns from first to before last hold numbers."""
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


def show_slower(document: Document, console: Console, against: str) -> None:
    """Print what became slower, or that nothing did."""
    if not document.slower:
        console.print(f"Nothing became slower than {LIMIT}x, beside {against}.", highlight=False)
    for one in document.slower:
        console.print(
            f"{one.factor:.2f}x slower: {one.figure} ({number(one.before)} {one.unit} before, "
            f"{number(one.now)} now; by the yardstick)",
            highlight=False,
        )


# As Markdown


def markdown(document: Document, name: str) -> str:
    """Returns a page about a run whose document has this file name."""
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
