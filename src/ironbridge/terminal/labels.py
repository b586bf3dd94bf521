"""How the terminal speaks at one table: its own labels, and the table's things by their names.

Views name things as the notation does (``coal1``, ``wild location``); a screen names them in the
language of its reader.
"""

from typing import Final

from ironbridge.i18n.bundles import TERMINAL, format_from
from ironbridge.i18n.localizer import ROMAN, localizer_of
from ironbridge.i18n.place_names import in_language
from ironbridge.titles.spec import GameSpec

SHORT: Final = 3
"""Letters that stand for an industry on the board."""


def label(name: str, language: str, **facts: str | int) -> str:
    """Returns one of the terminal's own words or sentences."""
    return format_from(language, (TERMINAL,), name, **facts)


class Speech:
    """One language at one table; ``handsome`` is whether the screen shows more than ASCII."""

    def __init__(self, spec: GameSpec, language: str, handsome: bool = True) -> None:
        self.spec = spec
        self.language = language
        self.localizer = localizer_of(spec, language)
        self.coin = self.localizer.format("coin") if handsome else "$"

    def label(self, name: str, **facts: str | int) -> str:
        """Returns one of the terminal's own words or sentences."""
        return label(name, self.language, **facts)

    def money(self, amount: int) -> str:
        """Returns ``£5``, or ``5 £`` where that is how it is written."""
        return self.label("amount", coin=self.coin, amount=str(amount))

    # Things, by what the notation calls them

    def industry(self, name: str) -> str:
        """Returns ``cotton`` as ``cotton mill``."""
        return self.localizer.format_cached("industry", {"industry": name})

    def short(self, industry: str) -> str:
        """Returns an industry in a few letters, for the map."""
        return self.label("short", industry=industry)[:SHORT]

    def tile(self, name: str) -> str:
        """Returns ``cotton2`` as ``cotton mill II``."""
        industry = name.rstrip("0123456789")
        return f"{self.industry(industry)} {ROMAN[int(name[len(industry) :])]}"

    def card(self, name: str) -> str:
        """Returns a card as it is called in this language."""
        return self.localizer.card(self.spec.names.cards.index(name))

    def goods(self, name: str) -> str:
        """Returns ``coal`` as a cube, not as a mine."""
        return self.label("goods", goods=name)

    def era(self, name: str) -> str:
        """Returns ``canal`` as ``canal era``."""
        return self.label("era", era=name)

    def own_name(self, name: str) -> str:
        """Returns what something is called that only this title has: ``merchants``."""
        return self.localizer.format_cached("own-name", {"name": name})

    def own(self, word: str) -> str:
        """Returns a word about it: ``blank``, ``both``; industries and cards by their names."""
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
        """Returns a space for counters in words."""
        place = max((at for at in self.spec.names.places if name.startswith(at)), key=len)
        rest = name[len(place) :].split(" ")
        return " ".join([f"{self.place(place)}{rest[0]}", *(self.own(word) for word in rest[1:])])

    def place(self, text: str) -> str:
        """Returns a place, a slot or a link of the notation with translated names of places."""
        return in_language(self.spec.title, self.language, text)

    def needs(self, needs: list[tuple[str, int]]) -> list[str]:
        """Returns what must be brought: ``+iron``, ``+2 coal``."""
        return [
            f"+{self.goods(goods)}" if many == 1 else f"+{many} {self.goods(goods)}"
            for goods, many in needs
        ]
