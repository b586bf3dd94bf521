"""Hooks of Millbrook: its view of the harbour."""

from ironbridge.core.position import Position
from ironbridge.titles.hooks import TitleHooks
from ironbridge.titles.template.codes import BOUGHT
from ironbridge.titles.template.view import HarbourSeen, TemplateSeen


class TemplateHooks(TitleHooks):
    """Hooks of Millbrook; all others have a default."""

    def extra_view(self, pos: Position) -> TemplateSeen:
        """Returns the number of mills that the harbour has bought from."""
        return TemplateSeen(harbour=HarbourSeen(bought=pos.words[BOUGHT]))
