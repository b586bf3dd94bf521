"""Parameter types of the commands: integers, ranges, words and seeds, with localized errors."""

from typing import Any

import rich_click as click

from ironbridge.errors import BadInput, OneOf, shown
from ironbridge.notation.records import check_seed


class Number(click.ParamType[int]):
    """An integer."""

    name = "number"

    def convert(self, value: Any, param: Any, ctx: Any) -> int:
        """Returns the integer; ``BadInput`` for any other text."""
        try:
            return int(value)
        except ValueError:
            raise BadInput("no-whole-number", option=parameter_name(param), said=value) from None


class Whole(click.IntRange):
    """An integer within a range."""

    def convert(self, value: Any, param: Any, ctx: Any) -> Any:
        """Returns the integer; ``BadInput`` states the range."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            raise BadInput(
                "wrong-number",
                option=parameter_name(param),
                said=value,
                which="from" if self.max is None else "between",
                least=shown(self.min),
                most=shown(self.max),
            ) from None


class Word(click.Choice[str]):
    """One of several words."""

    def convert(self, value: Any, param: Any, ctx: Any) -> Any:
        """Returns the word; ``BadInput`` lists the words."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            known = OneOf(self.choices)
            raise BadInput(
                "wrong-word", option=parameter_name(param), said=value, known=known
            ) from None


def parameter_name(parameter: click.Parameter | None) -> str:
    """Returns the name of a parameter as on the command line."""
    if isinstance(parameter, click.Option):
        return parameter.opts[0]
    return (parameter.name or "").upper() if parameter else ""


class ArenaSeed(click.ParamType[int]):
    """A seed, or ``commit`` for the seed of the commit that is measured."""

    name = "seed"

    def convert(self, value: object, param: object, ctx: object) -> int:
        """Returns the seed; ``BadInput`` states the valid ones."""
        from ironbridge.sim.commit_seed import WORD, commit_seed

        if isinstance(value, str) and value.startswith(WORD):
            return commit_seed(value)
        return check_seed(value)


class Seed(click.ParamType[int]):
    """A seed, checked by the rule for all seeds."""

    name = "seed"

    def convert(self, value: object, param: object, ctx: object) -> int:
        """Returns the seed; ``BadInput`` states the valid ones."""
        return check_seed(value)
