"""Localization hooks of Brass: Birmingham: verbs of barrels and scouting."""

from ironbridge.i18n.title_messages import TitleMessages
from ironbridge.titles.birmingham.codes import BARREL, SCOUT

TITLE_MESSAGES = TitleMessages(verbs={SCOUT: "scout", BARREL: "barrel"})
