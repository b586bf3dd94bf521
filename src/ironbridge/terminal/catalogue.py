"""The installed titles, for people and for programs."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ironbridge.terminal.speech import label
from ironbridge.titles.title import Title
from ironbridge.words.rulebook import notes_of, option_about, rulebook


def as_data(title: Title) -> dict[str, object]:
    """A title's card as plain data."""
    return {
        "name": title.name,
        "full_name": title.full_name,
        "seats": list(title.seats),
        "variants": list(title.variants),
        "boards": list(title.boards),
        "automa": list(title.automa),
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "about": option.about,
                "rule": rule_of(title, option.name, option.rule),
            }
            for option in title.options
        ],
        "stage": title.stage,
        "notes": title.notes,
    }


def rule_of(title: Title, option: str, said: str) -> str:
    """The rule an option changes, as the rulebook has it."""
    return rulebook(title.name).rule_of_option(option) or said


def show_titles(console: Console, titles: Sequence[Title], language: str = "en") -> None:
    """Every title with all it offers."""
    for title in titles:
        console.print(Text(title.full_name, "bold"), Text(f"({title.name}, {title.stage})", "dim"))
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column()
        for name, offered in (
            ("seats", title.seats),
            ("variants", title.variants),
            ("boards", title.boards),
            ("automa", title.automa),
        ):
            if offered:
                values = ", ".join(str(value) for value in offered)
                table.add_row(Text(f"  {label(f'offers-{name}', language)}"), Text(values))
        for option in title.options:
            values = "|".join(str(value).lower() for value in option.values)
            rule = rule_of(title, option.name, option.rule)
            told = f"{values}: {option_about(title, option, language)} "
            table.add_row(
                Text(f"  {option.name}", "cyan"), Text.assemble(told, (f"[{rule}]", "dim"))
            )
        console.print(table, highlight=False)
        if title.notes:
            console.print(Text(f"  {notes_of(title, language)}", "italic"))
        console.print()
