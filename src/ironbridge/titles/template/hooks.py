"""Hooks of Millbrook: what players see of its harbour."""

from ironbridge.core.position import Position
from ironbridge.titles.hooks import TitleHooks
from ironbridge.titles.template.codes import BOUGHT
from ironbridge.titles.template.view import HarbourSeen, TemplateSeen


class TemplateHooks(TitleHooks):
    """Hooks of Millbrook; what is not overridden here has a default."""

    def extra_view(self, pos: Position) -> TemplateSeen:
        """Returns how many mills the harbour has bought from."""
        return TemplateSeen(harbour=HarbourSeen(bought=pos.words[BOUGHT]))
