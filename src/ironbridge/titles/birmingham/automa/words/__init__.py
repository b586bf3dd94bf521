"""The words of the Automa: its cards, why a line was refused, which tie-break decided."""

from typing import Final

from ironbridge.titles.birmingham import automa_cards as printed
from ironbridge.titles.birmingham.automa import ties
from ironbridge.words.chapters import Chapter
from ironbridge.words.voice import Facts, Voice

CRITERIA: Final = {
    int(ties.INLAND): "inland",
    int(ties.TO_NETWORK): "network",
    int(ties.MOST_TILES): "tiles",
    int(ties.MOST_SPACES): "spaces",
    int(ties.OWN_COAL): "coal",
    int(ties.CLOCKWISE): "clockwise",
    int(ties.BALANCE): "balance",
    int(ties.ALPHABET): "alphabet",
    int(ties.ICON): "picture",
    int(ties.BIGGEST_ENDS): "ends",
    int(ties.ENDS_ALPHABET): "ends-alphabet",
    int(ties.BEST_BONUS): "bonus",
    int(ties.SPACE_ALPHABET): "space-alphabet",
    int(ties.FAR_ALPHABET): "far-alphabet",
}
"""What ``$criterion`` is."""
ENTRIES: Final = ("sell", "develop", "network")
"""What ``$entry`` is, by the entries of a back."""
DOES: Final = {"build": "build", "build and link": "mine", "network": "network"}
"""What ``$does`` is, by what a line bids."""


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
    """Returns what a line of a front bids."""
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
    if criterion in (int(ties.BALANCE), int(ties.ALPHABET), int(ties.ICON)):
        return voice.slot(what)
    if criterion in (int(ties.BEST_BONUS), int(ties.SPACE_ALPHABET)):
        return voice.space(what)
    return voice.link(what)


CHAPTER = Chapter(
    event_facts=event_facts,
)
