"""Plays typed actions: parses the text part by part and explains a part that is illegal."""

import difflib
from collections.abc import Callable, Sequence

from ironbridge import i18n
from ironbridge.core.position import ASK_CARD, ASK_NOTHING, Position
from ironbridge.core.reasons import (
    GAME_OVER,
    NOT_ASKED,
    ONE_TILE_PER_PLACE,
    OVERBUILD_CUBES_LEFT,
    OVERBUILD_LEVEL,
    OVERBUILD_RIVAL_KIND,
    SINGLE_SPACE_FIRST,
    SLOT_TAKEN_KIND,
)
from ironbridge.core.transitions import find_question, legal, resolve, why_not
from ironbridge.core.workspace import Workspace
from ironbridge.errors import BadInput, Refusal, Refused, printable
from ironbridge.game.history import History
from ironbridge.i18n.place_names import in_notation
from ironbridge.i18n.typing_errors import typing_error
from ironbridge.notation.action_text import Parts
from ironbridge.notation.unlisted_choice import unlisted_choice

ABOUT_THE_SLOT = {
    SINGLE_SPACE_FIRST,
    SLOT_TAKEN_KIND,
    ONE_TILE_PER_PLACE,
    OVERBUILD_LEVEL,
    OVERBUILD_RIVAL_KIND,
    OVERBUILD_CUBES_LEFT,
}
"""Reasons that concern one slot and not the other slots of its place."""
LONGEST_ACTION = 4000
"""Maximum length of an action's text, in characters."""
LONGEST_NAME = 80
"""Maximum length of a choice's text, in characters; longer texts match nothing."""
MOST_MEANT = 3
"""Maximum number of choices suggested for an ambiguous beginning."""


def play_text(
    history: History,
    text: str,
    language: str,
    players: Sequence[str] = (),
    until: Callable[[History], bool] = lambda history: False,
) -> None:
    """Plays every part of a typed action, or none of it; a refusal names the players.

    Parts that follow once ``until`` is true are not played and not checked, cards excepted.
    """
    TextInput(history, short_enough(text), language, players).play(until)


def short_enough(text: str) -> str:
    """Returns the text of an action; ``BadInput`` when it exceeds the maximum length."""
    if len(text) > LONGEST_ACTION:
        raise BadInput("action-too-long", most=LONGEST_ACTION, length=len(text))
    return text


def refused_in_words(history: History, text: str) -> dict[str, str]:
    """Returns the refusal of a typed action in every language."""
    said: dict[str, str] = {}
    for language in i18n.languages():
        try:
            play_text(history.copy(), text, language)
        except Refused as refused:
            said[language] = refused.refusal.text
    return said


class TextInput:
    """A typed action while it is played."""

    def __init__(
        self, history: History, text: str, language: str, players: Sequence[str] = ()
    ) -> None:
        self.history = history
        self.players = players
        self.spec = history.spec
        text = in_notation(self.spec.title, language, " ".join(text.split()))
        self.text = text = printable(text)
        self.language = language
        self.parts = Parts(history.spec, history.texts, text)
        """The parts that are not played yet."""
        self.start = history.pos
        self.step = len(history.steps)
        """Number of steps before the action, to rewind to."""

    @property
    def played(self) -> bool:
        """Returns whether anything has been played."""
        return len(self.history.steps) > self.step

    def play(self, until: Callable[[History], bool]) -> None:
        """Plays every part, as long as ``until`` is false; an illegal part undoes all of them."""
        if self.parts.empty():
            raise Refused(typing_error(self.spec, "nothing-said", self.language))
        try:
            while not self.parts.empty() and not self.stops(until):
                if not self.history.answered and self.played:
                    raise Refused(self.after_complete_action())
                before = self.history.pos
                code = self.parts.next_code(before, self.history.codes())
                if code is None:
                    raise Refused(self.explain_failure())
                self.parts.drop_answered(before, self.history.play(code))
        except Refused:
            if self.played:
                self.history.rewind_to(self.step)
            raise

    def stops(self, until: Callable[[History], bool]) -> bool:
        """Returns whether the parts that are left, without cards, are not to be played."""
        return self.played and not self.parts.cards and until(self.history)

    def explain_failure(self) -> Refusal:
        """Returns the refusal of the next part."""
        history, part = self.history, self.parts.first()
        if history.pos.ask == ASK_NOTHING:
            return i18n.refusal(self.spec, history.pos, 0, GAME_OVER, self.language, self.players)
        codes = self.parts.codes(history.pos, part)
        if not codes:
            return self.unknown(part)
        fitting = [code for code in codes if code in history.codes()]
        if fitting:
            options = [history.texts.text[code] for code in fitting]
            return typing_error(self.spec, "ambiguous", self.language, part, options)
        if self.played:
            refusal = self.contradicts_forced_answer()
            if refusal is not None:
                return refusal
        if self.must_answer_first(codes):
            options = [history.texts.text[code] for code in history.codes()]
            return typing_error(self.spec, "too-early", self.language, part, options)
        return self.best_refusal(history.pos, codes)

    def after_complete_action(self) -> Refusal:
        """Returns the refusal of a part after a complete action: it contradicts a forced one."""
        refusal = self.contradicts_forced_answer()
        if refusal is not None:
            return refusal
        part = self.parts.first()
        if not self.parts.codes(self.history.pos, part):
            return self.unknown(part)
        return typing_error(self.spec, "complete", self.language, part)

    def best_refusal(self, pos: Position, codes: Sequence[int]) -> Refusal:
        """Returns the most informative refusal among several slots that a text may mean."""
        rules, work = self.spec.rules, Workspace()
        reasons = [why_not(rules, pos, work, code) for code in codes]
        best = next((n for n, reason in enumerate(reasons) if reason not in ABOUT_THE_SLOT), 0)
        return i18n.refusal(self.spec, pos, codes[best], reasons[best], self.language, self.players)

    def contradicts_forced_answer(self) -> Refusal | None:
        """Returns the refusal of a part that contradicts a forced answer.

        ``None`` when there is no contradiction.
        """
        rules, work = self.spec.rules, Workspace()
        pos = self.start.copy()
        parts = Parts(self.spec, self.history.texts, self.text)
        while not parts.empty() and pos.ask != ASK_NOTHING:
            legal(rules, pos, work)
            codes = work.listed()
            code = parts.next_code(pos, codes)
            if code is None:
                meant = parts.codes(pos, parts.first())
                if any(why_not(rules, pos, work, other) != NOT_ASKED for other in meant):
                    return self.best_refusal(pos, meant)
                if len(codes) != 1:
                    return None
                code = codes[0]
            resolve(rules, pos, work, code)
            find_question(rules, pos, work)
            if pos.ask in self.spec.between_action_questions:
                return None
        return None

    def must_answer_first(self, codes: Sequence[int]) -> bool:
        """Returns whether a card is due while the text continues with something else."""
        verb = self.history.texts.verb
        asked = {verb[self.history.codes()[0]]}
        return self.history.pos.ask == ASK_CARD and {verb[code] for code in codes} != asked

    def unknown(self, part: str) -> Refusal:
        """Returns the refusal of a part that matches no choice of the title."""
        choice = unlisted_choice(self.spec, self.history.pos, part)
        if choice is not None:
            return i18n.refusal_of(self.spec, choice, self.language, self.players)
        return typing_error(self.spec, "unknown", self.language, part[:60], self.meant(part))

    def meant(self, part: str) -> list[str]:
        """Returns suggestions for a part without a match, legal choices first."""
        texts, said = self.history.texts, part[:LONGEST_NAME].lower()
        own = [texts.text[code] for code in self.history.codes()]
        begun = [text for text in own if text.lower().startswith(f"{said} ")]
        if begun:
            return begun[:MOST_MEANT]
        near = difflib.get_close_matches(said, texts.known, n=1)
        return [texts.text[texts.codes(text)[0]] for text in near]
