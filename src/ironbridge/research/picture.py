"""The table as a picture for programs: as text, or as SVG drawn from the printed sheet."""

from ironbridge.core.position import Position
from ironbridge.titles.setting import Setting


def picture(setting: Setting, pos: Position, mode: str) -> str:
    """A picture of the table."""
    return ""
