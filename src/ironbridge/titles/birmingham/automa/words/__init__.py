"""The words of the Automa: its cards, why a line was refused, which tie-break decided."""

from typing import Final

from ironbridge.titles.birmingham import automa_cards as printed
from ironbridge.titles.birmingham.automa import ties
from ironbridge.words.chapters import Chapter
from ironbridge.words.voice import Facts, Voice

CRITERIA: Final = {
    ties.INLAND: "inland",
    ties.TO_NETWORK: "network",
    ties.MOST_TILES: "tiles",
    ties.MOST_SPACES: "spaces",
    ties.OWN_COAL: "coal",
    ties.CLOCKWISE: "clockwise",
    ties.BALANCE: "balance",
    ties.ALPHABET: "alphabet",
    ties.ICON: "picture",
    ties.BIGGEST_ENDS: "ends",
    ties.ENDS_ALPHABET: "ends-alphabet",
    ties.BEST_BONUS: "bonus",
    ties.SPACE_ALPHABET: "space-alphabet",
    ties.FAR_ALPHABET: "far-alphabet",
}
"""What ``$criterion`` is."""
ENTRIES: Final = ("sell", "develop", "network")
"""What ``$entry`` is, by the entries of a back."""
DOES: Final = {"build": "build", "build and link": "mine", "network": "network"}
"""What ``$does`` is, by what a line asks for."""


def event_facts(voice: Voice, name: str, a: int, b: int) -> Facts:
    """Returns the variables of the Automa's events."""
    if name == "automa corner read":
        return {"bids": "develop" if b else "draw"}
    if name == "automa back read":
        back = printed.BACKS[a]
        return {"brewery": back["brewery"], "most": int(back["develop"])}
    if name in ("automa line read", "automa line refused"):
        return line_facts(voice, a)
    if name == "automa entry refused":
        return {"entry": ENTRIES[a]}
    if name == "automa tie broken":
        return {"criterion": CRITERIA[a], "chosen": chosen(voice, a, b)}
    return {}


def line_facts(voice: Voice, line: int) -> Facts:
    """Returns what a line of a front asks for."""
    row = printed.FRONTS[line]
    return {
        "does": DOES[row["does"]],
        "industry": row["industry"],
        "towns": voice.either(row["towns"].split("/")),
        "bracket": "yes" if row["link"] == "yes" else "no",
        "price": int(row["iron"] or 0),
    }


def chosen(voice: Voice, criterion: int, what: int) -> str:
    """Returns the link, the space or the merchant that a tie-break left."""
    if criterion in (ties.BALANCE, ties.ALPHABET, ties.ICON):
        return voice.slot(what)
    if criterion in (ties.BEST_BONUS, ties.SPACE_ALPHABET):
        return voice.space(what)
    return voice.link(what)


CHAPTER = Chapter(
    event_facts=event_facts,
)
