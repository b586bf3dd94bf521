"""Localization hooks of Age of Industry: verbs, questions and their variables."""

from ironbridge.core.position import DEBT, Position
from ironbridge.i18n.localizer import Facts, Localizer
from ironbridge.i18n.title_messages import TitleMessages
from ironbridge.titles.age_of_industry.codes import (
    DRAW,
    FROM_DISPLAY,
    FROM_PILE,
    FROM_TRACK,
    REPAY,
    TO_MARKET,
    TO_PORT,
)


def prompt_facts(localizer: Localizer, pos: Position) -> Facts:
    """Returns the goods on sale and the number of loans that can be repaid."""
    facts: Facts = {"drawn": pos.pieces_done}
    if pos.seat >= 0:
        facts["loans"] = pos.seat_value(pos.seat, DEBT)
    return facts


TITLE_MESSAGES = TitleMessages(
    verbs={
        DRAW: "draw",
        FROM_PILE: "draw",
        FROM_DISPLAY: "draw",
        TO_PORT: "buyer",
        TO_MARKET: "buyer",
        FROM_TRACK: "take",
        REPAY: "repay",
    },
    prompt_facts=prompt_facts,
)
