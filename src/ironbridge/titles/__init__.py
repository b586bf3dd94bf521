"""The catalogue of titles: our own and those of others, all found by the same door."""

from importlib.metadata import entry_points

from ironbridge.titles.setting import Title

GROUP = "ironbridge.titles"


def names() -> list[str]:
    """The names of all installed titles."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def find(name: str) -> Title:
    """The title of this name; ``KeyError`` when none is installed."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            title = point.load().TITLE
            assert isinstance(title, Title)
            return title
    raise KeyError(name)
