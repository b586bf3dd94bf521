"""The command ``titles``: lists the installed titles as text or JSON."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ironbridge.i18n.rulebook import notes_of, option_about, rulebook
from ironbridge.terminal.labels import label
from ironbridge.titles.meta import Title

NARROW: Final = 60
"""Width in columns below which names and descriptions are on separate lines."""


def as_data(title: Title) -> dict[str, object]:
    """Returns the metadata of a title as plain data."""
    return {
        "name": title.name,
        "full_name": title.full_name,
        "seats": list(title.seats),
        "variants": list(title.variants),
        "variant_seats": {name: list(seats) for name, seats in title.variant_seats.items()},
        "presets": {name: dict(values) for name, values in title.presets.items()},
        "boards": list(title.boards),
        "automa": list(title.automa),
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "about": option.about,
                "rule": rule_of(title, option.name, option.rule),
                "when": [dict(condition) for condition in option.when],
            }
            for option in title.options
        ],
        "stage": title.stage,
        "notes": title.notes,
    }


def rule_of(title: Title, option: str, said: str) -> str:
    """Returns the id of the rule that an option changes; the rulebook takes precedence."""
    return rulebook(title.name).rule_of_option(option) or said


def show_titles(console: Console, titles: Sequence[Title], language: str = "en") -> None:
    """Prints every title with its seats, variants, boards and options."""
    for title in titles:
        console.print(Text(title.full_name, "bold"), Text(f"({title.name}, {title.stage})", "dim"))
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column()
        rows: list[tuple[Text, Text]] = []
        for name, offered in (
            ("seats", title.seats),
            ("variants", title.variants),
            ("boards", title.boards),
            ("automa", title.automa),
        ):
            if offered:
                values = ", ".join(str(value) for value in offered)
                rows.append((Text(f"  {label(f'offers-{name}', language)}"), Text(values)))
        for option in title.options:
            values = "|".join(str(value).lower() for value in option.values)
            rule = rule_of(title, option.name, option.rule)
            told = f"{values}: {option_about(title, option, language)} "
            about = Text.assemble(told, (f"[{rule}]", "dim"))
            rows.append((Text(f"  {option.name}", "cyan"), about))
        for head, said in rows:
            if console.width < NARROW:
                console.print(head, Padding.indent(said, 4), sep="\n")
            else:
                table.add_row(head, said)
        console.print(table, highlight=False)
        if title.notes:
            console.print(Text(f"  {notes_of(title, language)}", "italic"))
        console.print()
