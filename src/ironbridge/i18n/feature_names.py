"""Names of evaluation features for people."""

from typing import Final

from ironbridge.i18n.localizer import Facts, Localizer
from ironbridge.search.feature_index import COLUMNS, STATES, STORES

IN_A_ROW: Final[dict[str, tuple[str, Facts]]] = {
    **{
        f"unsold {state} {column}": ("unsold", {"state": state.replace(" ", "-"), "column": column})
        for state, _ in STATES
        for column, _ in COLUMNS[:3]
    },
    **{
        f"{store} {column}": ("store", {"store": store.replace(" ", "-"), "column": column})
        for store, _ in STORES
        for column, _ in COLUMNS
    },
}
"""Features that share a message with others, and the variables that distinguish them."""
BY_INDUSTRY: Final = {"slots": "slots", "cards": "kind-cards", "mat": "mat"}
"""Features that exist once per industry, and their messages."""


def message_of(localizer: Localizer, name: str) -> tuple[str, Facts]:
    """Returns the message id of a feature and its variables."""
    if name in IN_A_ROW:
        message, facts = IN_A_ROW[name]
        return f"feature-{message}", facts
    what, _, number = name.rpartition(" ")
    if what in BY_INDUSTRY:
        kind, _, gone = number.partition(".")
        kinds = localizer.spec.names.industries
        industry = kinds[int(kind)] if int(kind) < len(kinds) else kind
        return f"feature-{BY_INDUSTRY[what]}", {"industry": industry, "number": gone}
    return f"feature-{name.replace(' ', '-')}", {}


def fact(localizer: Localizer, name: str, about: str) -> str:
    """Returns the name of a feature; ``about`` where a title has no message for its own feature."""
    message, facts = message_of(localizer, name)
    return localizer.format(message, facts) if localizer.has(message) else about
