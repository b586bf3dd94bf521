"""Rules of Millbrook that differ from the core: the harbour buys a limited number of mills."""

from mypy_extensions import i64

from ironbridge.core.action_table import SELL
from ironbridge.core.brass_rules import BrassRules
from ironbridge.core.market import reaches_market
from ironbridge.core.position import ASK_MORE, Position
from ironbridge.core.reasons import NOT_CONNECTED, OK
from ironbridge.core.sell import why_not_offer
from ironbridge.core.tables import Tables
from ironbridge.core.tiles import flip
from ironbridge.core.workspace import Workspace
from ironbridge.titles.template.codes import BOUGHT, COTTON_SHIPPED, HARBOUR_FULL


class TemplateRules(BrassRules):
    """Rules of Millbrook."""

    def __init__(self, tables: Tables, harbour_buys: int) -> None:
        super().__init__(tables)
        self.harbour_buys = harbour_buys

    def why_not_sell(self, pos: Position, slot: i64) -> i64:
        """Returns why this mill may not be sold, or ``OK``.

        It must be an own unflipped mill, connected to a harbour that still buys.
        """
        reason = why_not_offer(self.tables, pos, slot)
        if reason != OK:
            return reason
        if not reaches_market(self.tables, pos, slot):
            return NOT_CONNECTED
        return OK if pos.words[BOUGHT] < self.harbour_buys else HARBOUR_FULL

    def finish(self, pos: Position, work: Workspace) -> None:
        """Flips the sold mill and offers another sale, after the card is played."""
        if pos.verb != SELL:
            super().finish(pos, work)
            return
        pos.words[BOUGHT] = pos.words[BOUGHT] + 1
        work.log.say(COTTON_SHIPPED, pos.seat, pos.slot, 0)
        flip(self.tables, pos, work, pos.slot)
        pos.ask = ASK_MORE

    def era_began(self, pos: Position, work: Workspace) -> None:
        """Resets the number of mills that the harbour has bought from."""
        pos.words[BOUGHT] = 0
