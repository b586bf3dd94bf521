"""Notation of choices: formats each code, and parses a text into the codes it may mean."""

from collections import defaultdict

from ironbridge.core.action_table import (
    BUILD,
    CARD,
    DEVELOP,
    DONE,
    DOUBLE_BUILD,
    END_TURN,
    GIVE_UP,
    LINK,
    LOAN,
    PASS,
    SELL,
    TAKE,
)
from ironbridge.core.names import GOODS
from ironbridge.core.position import BEER, COAL, IRON
from ironbridge.notation.fold import fold as fold
from ironbridge.titles.spec import GameSpec, TitleVerb, per_spec


class ChoiceTexts:
    """Texts of the choices of a game spec, in both directions."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        table = spec.rules.tables.choices
        self.size = table.size()
        self.verb = list(table.verb)
        self.a = list(table.a)
        self.b = list(table.b)
        own = {verb: made.word for verb, made in spec.extra_verbs.items() if made.about == "slot"}
        self.slot_verbs = {**SLOT_VERBS, **own}
        self._counts = self._slots_that_could_be_meant()
        self.text = [self._name(code, short=True) for code in range(self.size)]
        self._words = [self._word(code) for code in range(self.size)]
        self._codes: dict[str, list[int]] = defaultdict(list)
        for code in range(self.size):
            for alias in self._aliases(code):
                self._codes[alias].append(code)

    @property
    def known(self) -> list[str]:
        """Returns every text that matches a choice."""
        return list(self._codes)

    def codes(self, text: str) -> list[int]:
        """Returns every code that a typed text may mean.

        There are several when the slot's number is missing.
        """
        return self._codes.get(fold(text), [])

    def _slots_that_could_be_meant(self) -> dict[tuple[int, int, int], int]:
        """Returns the number of choices that differ only in the slot's number."""
        counts: dict[tuple[int, int, int], int] = defaultdict(int)
        for code in range(self.size):
            counts[self._family(code)] += 1
        return counts

    def _family(self, code: int) -> tuple[int, int, int]:
        verb, a, b = self.verb[code], self.a[code], self.b[code]
        places = self.spec.names.slot_place
        if verb in BUILD_VERBS:
            return verb, a, places[b]
        if verb in self.slot_verbs:
            return verb, places[a], 0
        return verb, a, b

    def numbered(self, code: int) -> bool:
        """Returns whether the text needs the slot's number to be unambiguous."""
        return self._counts[self._family(code)] > 1

    def _slot(self, code: int, slot: int, short: bool) -> str:
        """Returns a slot's name, with its number only where it is ambiguous otherwise."""
        names = self.spec.names
        if short and not self.numbered(code):
            return names.places[names.slot_place[slot]]
        return names.slots[slot]

    def _name(self, code: int, short: bool) -> str:
        names = self.spec.names
        verb, a, b = self.verb[code], self.a[code], self.b[code]
        if verb in BUILD_VERBS:
            return f"{BUILD_VERBS[verb]} {names.industries[a]} {self._slot(code, b, short)}"
        if verb == LINK:
            return f"link {names.links[a]}"
        if verb == DEVELOP:
            return f"develop {names.industries[a]}"
        if verb == LOAN:
            amounts = self.spec.rules.tables.loan_money
            return "loan" if len(amounts) == 1 else f"loan {amounts[a]}"
        if verb == CARD:
            return f"with {names.cards[a]}"
        if verb in self.slot_verbs:
            return f"{self.slot_verbs[verb]} {self._slot(code, a, short)}"
        if verb in PLAIN_VERBS:
            return PLAIN_VERBS[verb]
        return self.spec.extra_verbs[verb].text(names, a)

    def word(self, code: int) -> str:
        """Returns the notation's verb of a choice: ``build double``, ``beer``, ``to``."""
        return self._words[code]

    def _word(self, code: int) -> str:
        verb = self.verb[code]
        if verb in self.spec.extra_verbs:
            return self.spec.extra_verbs[verb].word or GOODS[self.a[code]]
        return {**BUILD_VERBS, **self.slot_verbs, **PLAIN_VERBS, **OTHER_VERBS}[verb]

    def about(self, code: int) -> dict[str, str]:
        """Returns the arguments of a choice: ``{"industry": "coal", "slot": "Dudley.1"}``."""
        names = self.spec.names
        verb, a, b = self.verb[code], self.a[code], self.b[code]
        if verb in BUILD_VERBS:
            return {"industry": names.industries[a], "slot": names.slots[b]}
        if verb == LINK:
            return {"link": names.links[a]}
        if verb == DEVELOP:
            return {"industry": names.industries[a]}
        if verb == CARD:
            return {"card": names.cards[a]}
        if verb in self.slot_verbs:
            return {"slot": names.slots[a]}
        own = self.spec.extra_verbs.get(verb, NO_VERB)
        if own.about == "card":
            return {"card": names.cards[a]}
        if own.about == "space":
            return {"space": names.spaces[a]}
        return {"space": own.what} if own.what else {}

    def amount(self, code: int) -> int | None:
        """Returns the amount of a loan in pounds."""
        is_loan = self.verb[code] == LOAN
        return self.spec.rules.tables.loan_money[self.a[code]] if is_loan else None

    def _aliases(self, code: int) -> set[str]:
        """Returns every text that is accepted for a choice."""
        found = {fold(self.text[code]), fold(self._name(code, short=False))}
        names = self.spec.names
        verb, a, b = self.verb[code], self.a[code], self.b[code]
        if verb == LINK:
            ends = names.link_ends[a]
            found |= {fold(f"link {one}-{two}") for one in ends for two in ends if one != two}
        slot = b if verb in BUILD_VERBS else a
        if verb in BUILD_VERBS or verb in self.slot_verbs:
            found |= {
                text.replace(fold(names.slots[slot]), fold(names.places[names.slot_place[slot]]))
                for text in found
            }
        return found


BUILD_VERBS = {BUILD: "build", DOUBLE_BUILD: "build double"}
SLOT_VERBS = {
    SELL: "sell",
    (TAKE + COAL): "coal",
    (TAKE + IRON): "iron",
    (TAKE + BEER): "beer",
    GIVE_UP: "give up",
}
PLAIN_VERBS = {PASS: "pass", DONE: "done", END_TURN: "end turn"}
OTHER_VERBS = {LINK: "link", DEVELOP: "develop", LOAN: "loan", CARD: "card"}
NO_VERB = TitleVerb("")


@per_spec
def texts_of(spec: GameSpec) -> ChoiceTexts:
    """Returns the choice texts of a game spec, cached."""
    return ChoiceTexts(spec)
