"""Family of a browser and of its system, from the ``User-Agent`` header of a request."""

from typing import Final

BROWSERS: Final = (
    ("Firefox", ("Firefox/", "FxiOS/")),
    ("Edge", ("Edg/", "EdgA/", "EdgiOS/")),
    ("Opera", ("OPR/", "Opera/")),
    ("Samsung Internet", ("SamsungBrowser/",)),
    ("Chrome", ("Chrome/", "CriOS/", "Chromium/")),
    ("Safari", ("Safari/",)),
)
"""Names of browsers and signs of them; many name others as well, so the order matters."""
SYSTEMS: Final = (
    ("iPhone", ("iPhone",)),
    ("iPad", ("iPad",)),
    ("Android", ("Android",)),
    ("Windows", ("Windows",)),
    ("macOS", ("Macintosh", "Mac OS X")),
    ("ChromeOS", ("CrOS",)),
    ("Linux", ("Linux", "X11")),
)


def family(header: str) -> str:
    """Returns browser and system, such as ``Firefox, Linux``; nothing else of the header."""
    found = (first(header, names) for names in (BROWSERS, SYSTEMS))
    return ", ".join(name for name in found if name)


def first(header: str, names: tuple[tuple[str, tuple[str, ...]], ...]) -> str:
    """Returns the first name of which the header has a sign; empty without any."""
    for name, signs in names:
        if any(sign in header for sign in signs):
            return name
    return ""
