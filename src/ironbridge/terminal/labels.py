"""Localized names and labels of the terminal for one table.

Views use the names of the notation (``coal1``, ``wild location``); ``Speech`` turns them into the
language of the reader.
"""

from typing import Final

from ironbridge.i18n.bundles import TERMINAL, format_from
from ironbridge.i18n.localizer import localizer_of
from ironbridge.i18n.place_names import in_language
from ironbridge.titles.spec import GameSpec

SHORT: Final = 3
"""Number of letters of an industry's name on the board."""


def label(name: str, language: str, **facts: str | int) -> str:
    """Returns a localized label or sentence of the terminal."""
    return format_from(language, (TERMINAL,), name, **facts)


class Speech:
    """Localizes the names of one table; ``handsome`` is whether the screen shows Unicode."""

    def __init__(self, spec: GameSpec, language: str, handsome: bool = True) -> None:
        self.spec = spec
        self.language = language
        self.localizer = localizer_of(spec, language)
        self.coin = self.localizer.format("coin") if handsome else "$"

    def label(self, name: str, **facts: str | int) -> str:
        """Returns a localized label or sentence of the terminal."""
        return label(name, self.language, **facts)

    def money(self, amount: int) -> str:
        """Returns an amount of money: ``£5``, or ``5 £`` by the rules of the language."""
        return self.label("amount", coin=self.coin, amount=str(amount))

    # Things, by what the notation calls them

    def industry(self, name: str) -> str:
        """Returns the name of an industry: ``cotton mill`` for ``cotton``."""
        return self.localizer.format_cached("industry", {"industry": name})

    def short(self, industry: str) -> str:
        """Returns an abbreviated industry for the board."""
        return self.label("short", industry=industry)[:SHORT]

    def tile(self, name: str) -> str:
        """Returns the name of a tile: ``cotton mill 2`` for ``cotton2``."""
        industry = name.rstrip("0123456789")
        return f"{self.industry(industry)} {name[len(industry) :]}"

    def card(self, name: str) -> str:
        """Returns the name of a card."""
        return self.localizer.card(self.spec.names.cards.index(name))

    def goods(self, name: str) -> str:
        """Returns the name of a good: ``coal`` is the cube, not the mine."""
        return self.label("goods", goods=name)

    def era(self, name: str) -> str:
        """Returns the name of an era: ``canal era`` for ``canal``."""
        return self.label("era", era=name)

    def own_name(self, name: str) -> str:
        """Returns the name of a part of the view that only this title has: ``merchants``."""
        return self.localizer.format_cached("own-name", {"name": name})

    def own(self, word: str) -> str:
        """Returns the name of a value in such a part: ``blank``, an industry or a card."""
        names = self.spec.names
        if word in names.industries:
            return self.industry(word)
        if word in names.cards:
            return self.card(word)
        if word in names.places:
            return self.place(word)
        return self.localizer.format_cached(
            "own-word", {"word": word.replace(" ", "-"), "text": word}
        )

    def space(self, name: str) -> str:
        """Returns the name of a space for counters."""
        place = max((at for at in self.spec.names.places if name.startswith(at)), key=len)
        rest = name[len(place) :].split(" ")
        return " ".join([f"{self.place(place)}{rest[0]}", *(self.own(word) for word in rest[1:])])

    def place(self, text: str) -> str:
        """Returns a place, slot or link of the notation with localized names of places."""
        return in_language(self.spec.title, self.language, text)

    def needs(self, needs: list[tuple[str, int]]) -> list[str]:
        """Returns the goods that a tile costs: ``+iron``, ``+2 coal``."""
        return [
            f"+{self.goods(goods)}" if many == 1 else f"+{many} {self.goods(goods)}"
            for goods, many in needs
        ]
