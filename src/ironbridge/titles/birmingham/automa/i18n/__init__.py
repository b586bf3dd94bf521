"""Localization hooks of the Automa: variables of its events."""

from typing import Final

from ironbridge.i18n.localizer import Facts, Localizer
from ironbridge.i18n.title_messages import TitleMessages
from ironbridge.titles.birmingham.automa import cards as printed
from ironbridge.titles.birmingham.automa import tie_breaks

CRITERIA: Final = {
    tie_breaks.INLAND: "inland",
    tie_breaks.TO_NETWORK: "network",
    tie_breaks.MOST_TILES: "tiles",
    tie_breaks.MOST_SPACES: "spaces",
    tie_breaks.OWN_COAL: "coal",
    tie_breaks.CLOCKWISE: "clockwise",
    tie_breaks.BALANCE: "balance",
    tie_breaks.ALPHABET: "alphabet",
    tie_breaks.ICON: "picture",
    tie_breaks.BIGGEST_ENDS: "ends",
    tie_breaks.ENDS_ALPHABET: "ends-alphabet",
    tie_breaks.BEST_BONUS: "bonus",
    tie_breaks.SPACE_ALPHABET: "space-alphabet",
    tie_breaks.FAR_ALPHABET: "far-alphabet",
}
"""Values of ``$criterion``."""
ENTRIES: Final = ("sell", "develop", "network")
"""Values of ``$entry``, by the entries of a back."""
DOES: Final = {"build": "build", "build and link": "mine", "network": "network"}
"""Values of ``$does``, by the kind of a line."""


def event_facts(localizer: Localizer, name: str, a: int, b: int) -> Facts:
    """Returns the variables of the Automa's events."""
    if name == "automa corner read":
        return {"bids": "develop" if b else "draw"}
    if name == "automa back read":
        back = printed.BACKS[a]
        return {"brewery": localizer.place_called(back["brewery"]), "most": int(back["develop"])}
    if name in ("automa line read", "automa line refused"):
        return line_facts(localizer, a)
    if name == "automa entry refused":
        return {"entry": ENTRIES[a]}
    if name == "automa tie broken":
        return {"criterion": CRITERIA[a], "chosen": chosen(localizer, a, b)}
    return {}


def line_facts(localizer: Localizer, line: int) -> Facts:
    """Returns the variables of a line of a front."""
    row = printed.FRONTS[line]
    return {
        "does": DOES[row["does"]],
        "industry": row["industry"],
        "towns": localizer.either(
            [localizer.place_called(town) for town in row["towns"].split("/")]
        ),
        "bracket": "yes" if row["link"] == "yes" else "no",
        "price": int(row["iron"] or 0),
    }


def chosen(localizer: Localizer, criterion: int, what: int) -> str:
    """Returns the link, the slot or the merchant that a tie-break selected."""
    if criterion in (tie_breaks.BALANCE, tie_breaks.ALPHABET, tie_breaks.ICON):
        return localizer.slot(what)
    if criterion in (tie_breaks.BEST_BONUS, tie_breaks.SPACE_ALPHABET):
        return localizer.space(what)
    return localizer.link(what)


TITLE_MESSAGES = TitleMessages(
    event_facts=event_facts,
)
