"""Localization hooks of Brass (2007): verbs and questions of cotton sales."""

from ironbridge.i18n.title_messages import TitleMessages
from ironbridge.titles.lancashire.codes import TO_DISTANT, TO_PORT

TITLE_MESSAGES = TitleMessages(verbs={TO_PORT: "buyer", TO_DISTANT: "buyer"})
