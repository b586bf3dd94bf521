"""What may stand after an option: numbers, words, seeds; what may not is said in a sentence."""

from typing import Any

import rich_click as click

from ironbridge.errors import BadInput, OneOf, shown
from ironbridge.notation.records import check_seed


class Number(click.ParamType[int]):
    """A whole number."""

    name = "number"

    def convert(self, value: Any, param: Any, ctx: Any) -> int:
        """Returns the number; ``BadInput`` says that it is none."""
        try:
            return int(value)
        except ValueError:
            raise BadInput("no-whole-number", option=spelt(param), said=value) from None


class Whole(click.IntRange):
    """A whole number out of a range."""

    def convert(self, value: Any, param: Any, ctx: Any) -> Any:
        """Returns the number; ``BadInput`` says which numbers there are."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            raise BadInput(
                "wrong-number",
                option=spelt(param),
                said=value,
                which="from" if self.max is None else "between",
                least=shown(self.min),
                most=shown(self.max),
            ) from None


class Word(click.Choice[str]):
    """One word out of a few."""

    def convert(self, value: Any, param: Any, ctx: Any) -> Any:
        """Returns the word; ``BadInput`` says which there are."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            known = OneOf(self.choices)
            raise BadInput("wrong-word", option=spelt(param), said=value, known=known) from None


def spelt(parameter: click.Parameter | None) -> str:
    """Returns how an option or an argument is written on the command line."""
    if isinstance(parameter, click.Option):
        return parameter.opts[0]
    return (parameter.name or "").upper() if parameter else ""


class Seed(click.ParamType[int]):
    """A seed, by the one rule that every seed obeys."""

    name = "seed"

    def convert(self, value: object, param: object, ctx: object) -> int:
        """Returns the number; ``BadInput`` says what a seed is."""
        return check_seed(value)
