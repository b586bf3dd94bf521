"""Formats the statistics of a data set as tables, in the language of the reader."""

from typing import Any, Final

from rich.table import Table

from ironbridge.i18n.cli_messages import decimal, percent, report
from ironbridge.sim.simulate import Plan
from ironbridge.terminal.labels import Speech, label

PARTS: Final = {
    "by seat": "seat",
    "by place in the first order": "order",
    "by bot": "bot",
    "by first action": "first",
    "by tiles built": "tiles",
    "by layout": "layout",
    "by industry": "source",
}
"""Statistics by their names in the data, with the suffixes of their messages."""
QUESTIONS: Final = {
    "points of the table": "table",
    "points of the winner": "winner",
    "winner ahead of the second": "lead",
    "first place less the others": "first-place",
    "tiles built by a seat": "built",
    "points of a seat from": "scored",
}
FIRST: Final = " as first action"
SINGLE: Final = ("loan", "scout", "pass", "draw", "repay")
"""Verbs of actions without an object."""


class Labels:
    """Localized names of the groups of a data set; unchanged where its title is not known."""

    def __init__(self, card: dict[str, Any], language: str) -> None:
        self.language = language
        self.speech: Speech | None = None
        if card:
            table = Plan(card["title"], card["seats"], options=card["options"])
            self.speech = Speech(table.spec(), language)

    def say(self, message: str, **facts: str | int) -> str:
        """Returns a message about a data set."""
        return report(self.language, f"stats-{message}", **facts)

    def group(self, part: str, name: str) -> str:
        """Returns the name of a group of games or seats: ``seat 0``, ``coal, 6 or more``."""
        match PARTS[part]:
            case "seat" | "order" as kind:
                return self.say(f"name-{kind}", number=name.split()[-1])
            case "first":
                return self.action(name)
            case "tiles":
                industry, _, many = name.partition(", ")
                number, *more = many.split()
                facts = {"industry": self.source(industry), "many": number}
                return self.say("name-many" if more else "name-tiles", **facts)
            case "layout":
                return self.counter(name)
            case "source":
                return self.source(name)
        return name

    def source(self, name: str) -> str:
        """Returns the name of a source of points: an industry, links, or other sources."""
        if name in ("links", "other"):
            return self.say(f"source-{name}")
        return self.speech.industry(name) if self.speech else name

    def action(self, name: str) -> str:
        """Returns the name of an action: its verb, and its industry if there is one."""
        verb, _, industry = name.partition(" ")
        if verb in SINGLE or not self.speech:
            return label("single", self.language, verb=verb, text=name, amount="").strip()
        if verb == "build":
            return label("head-build", self.language, verb=verb, industry=self.source(industry))
        about = f" ({self.source(industry)})" if industry else ""
        return label("head", self.language, verb=verb) + about

    def counter(self, name: str) -> str:
        """Returns the name of a counter on its space: ``Oxford.1=cotton``."""
        if not self.speech:
            return name
        space, _, counter = name.partition("=")
        return f"{self.speech.space(space)}: {self.speech.own(counter)}"

    def question(self, name: str) -> str:
        """Returns the name of a statistic in the comparison of two data sets."""
        if name.endswith(FIRST):
            return self.say("ask-first", action=self.action(name.removesuffix(FIRST)))
        asked, _, about = name.partition(": ")
        return self.say(f"ask-{QUESTIONS[asked]}", about=self.source(about) if about else "")

    def number(self, value: float, digits: int = 1, sign: str = "") -> str:
        """Returns a number with ``digits`` decimal places."""
        return decimal(self.language, value, digits, sign)

    def span(self, row: dict[str, Any], digits: int = 1, sign: str = "") -> str:
        """Returns the 95 % confidence interval of a mean."""
        low, high = (self.number(row[key], digits, sign) for key in ("low", "high"))
        return f"{low}..{high}"


def answer_tables(labels: Labels, found: dict[str, Any]) -> list[Table]:
    """Returns a table for each statistic that has groups."""
    parts = [(part, found[part]) for part in PARTS if found[part]]
    return [table_of(labels, part, groups) for part, groups in parts]


def table_of(labels: Labels, part: str, groups: list[dict[str, Any]]) -> Table:
    """Returns one statistic as a table."""
    table = Table(title=labels.say(f"by-{PARTS[part]}"), title_justify="left")
    table.add_column(labels.say(f"column-{PARTS[part]}"))
    shares = "winners" in groups[0]
    for name in ("mean", "sure", "winners") if shares else ("n", "mean", "sure", "wins"):
        table.add_column(labels.say(f"column-{name}"), justify="right")
    for one in groups:
        called, mean, span = labels.group(part, one["name"]), one["mean"], labels.span(one)
        if shares:
            table.add_row(called, labels.number(mean), span, labels.number(one["winners"]))
        else:
            wins = percent(labels.language, one["wins"])
            table.add_row(called, str(one["size"]), labels.number(mean), span, wins)
    return table


def beside_table(labels: Labels, names: tuple[str, str], rows: list[dict[str, Any]]) -> Table:
    """Returns the comparison of two data sets as a table."""
    table = Table(title=labels.say("beside", first=names[0], second=names[1]), title_justify="left")
    table.add_column("")
    for heading in (*names, labels.say("column-change"), labels.say("column-sure")):
        table.add_column(heading, justify="right")
    for row in rows:
        table.add_row(
            labels.question(row["name"]),
            labels.number(row["before"], 2),
            labels.number(row["after"], 2),
            labels.number(row["change"], 2, "+"),
            labels.span(row, 2, "+"),
        )
    return table
