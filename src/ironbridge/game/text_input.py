"""Playing what a person typed: part by part, with a sentence for whatever cannot be done."""

import difflib
from collections.abc import Sequence

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
from ironbridge.core.transitions import answer, find_question, legal, why_not
from ironbridge.core.workspace import Desk
from ironbridge.errors import BadInput, Refusal, Refused, printable
from ironbridge.game.history import Course
from ironbridge.i18n.never_legal import impossible
from ironbridge.i18n.typing_errors import slip
from ironbridge.notation.action_text import Parts

ABOUT_THE_SLOT = {
    SINGLE_SPACE_FIRST,
    SLOT_TAKEN_KIND,
    ONE_TILE_PER_PLACE,
    OVERBUILD_LEVEL,
    OVERBUILD_RIVAL_KIND,
    OVERBUILD_CUBES_LEFT,
}
"""Reasons that hold for one slot and say nothing of the other slots of the place."""
LONGEST_ACTION = 4000
"""Characters of an action's text."""
LONGEST_NAME = 80
"""No choice has a longer text: what is longer resembles none."""
MOST_MEANT = 3
"""So many choices are named when only their beginning was said."""


def play_text(course: Course, text: str, language: str, players: Sequence[str] = ()) -> None:
    """Play every part of a typed action, or nothing of it; a refusal calls players by name."""
    Typist(course, short_enough(text), language, players).play()


def short_enough(text: str) -> str:
    """Returns the text of an action; ``BadInput`` when it is longer than any."""
    if len(text) > LONGEST_ACTION:
        raise BadInput("action-too-long", most=LONGEST_ACTION, length=len(text))
    return text


def refused_in_words(course: Course, text: str) -> dict[str, str]:
    """Returns why a typed action cannot be played, in every language."""
    said: dict[str, str] = {}
    for language in i18n.languages():
        try:
            play_text(course.copy(), text, language)
        except Refused as refused:
            said[language] = refused.refusal.text
    return said


class Typist:
    """A typed action on its way into a game."""

    def __init__(
        self, course: Course, text: str, language: str, players: Sequence[str] = ()
    ) -> None:
        self.course = course
        self.players = players
        self.setting = course.setting
        self.text = text = printable(" ".join(text.split()))
        self.language = language
        self.parts = Parts(course.setting, course.texts, text)
        """What is not played yet."""
        self.start = course.pos
        self.step = len(course.steps)
        """Where the game stood, to return to."""

    @property
    def played(self) -> bool:
        """Returns whether anything has been played."""
        return len(self.course.steps) > self.step

    def play(self) -> None:
        """Play every part; with the first that cannot be played all is taken back."""
        if self.parts.empty():
            raise Refused(slip(self.setting, "nothing-said", self.language))
        try:
            while not self.parts.empty():
                if not self.course.answered and self.played:
                    raise Refused(self.beyond_the_end())
                before = self.course.pos
                code = self.parts.next_code(before, self.course.codes())
                if code is None:
                    raise Refused(self.misunderstood())
                self.parts.drop_answered(before, self.course.play(code))
        except Refused:
            if self.played:
                self.course.back_to(self.step)
            raise

    def misunderstood(self) -> Refusal:
        """Returns why the action cannot go on at its next part."""
        course, part = self.course, self.parts.first()
        if course.pos.ask == ASK_NOTHING:
            return i18n.refusal(self.setting, course.pos, 0, GAME_OVER, self.language, self.players)
        codes = self.parts.codes(course.pos, part)
        if not codes:
            return self.unknown(part)
        fitting = [code for code in codes if code in course.codes()]
        if fitting:
            options = [course.texts.text[code] for code in fitting]
            return slip(self.setting, "ambiguous", self.language, part, options)
        if self.played:
            refusal = self.against_single_answer()
            if refusal is not None:
                return refusal
        if self.must_answer_first(codes):
            options = [course.texts.text[code] for code in course.codes()]
            return slip(self.setting, "too-early", self.language, part, options)
        return self.most_telling(course.pos, codes)

    def beyond_the_end(self) -> Refusal:
        """Returns why a complete action cannot go on: the text denies an answer that was forced."""
        refusal = self.against_single_answer()
        if refusal is not None:
            return refusal
        part = self.parts.first()
        if not self.parts.codes(self.course.pos, part):
            return self.unknown(part)
        return slip(self.setting, "complete", self.language, part)

    def most_telling(self, pos: Position, codes: Sequence[int]) -> Refusal:
        """Returns the most telling refusal where a text may mean several slots, none allowed."""
        rules, desk = self.setting.rules, Desk()
        reasons = [why_not(rules, pos, desk, code) for code in codes]
        best = next((n for n, reason in enumerate(reasons) if reason not in ABOUT_THE_SLOT), 0)
        return i18n.refusal(
            self.setting, pos, codes[best], reasons[best], self.language, self.players
        )

    def against_single_answer(self) -> Refusal | None:
        """Returns why the text contradicts a question that had only one answer.

        ``None`` when it does not.
        """
        rules, desk = self.setting.rules, Desk()
        pos = self.start.copy()
        parts = Parts(self.setting, self.course.texts, self.text)
        while not parts.empty() and pos.ask != ASK_NOTHING:
            legal(rules, pos, desk)
            codes = desk.listed()
            code = parts.next_code(pos, codes)
            if code is None:
                meant = parts.codes(pos, parts.first())
                if any(why_not(rules, pos, desk, other) != NOT_ASKED for other in meant):
                    return self.most_telling(pos, meant)
                if len(codes) != 1:
                    return None
                code = codes[0]
            answer(rules, pos, desk, code)
            find_question(rules, pos, desk)
            if pos.ask in self.setting.standing_questions:
                return None
        return None

    def must_answer_first(self, codes: Sequence[int]) -> bool:
        """Returns whether a card is asked for while the text goes on to something else."""
        verb = self.course.texts.verb
        asked = {verb[self.course.codes()[0]]}
        return self.course.pos.ask == ASK_CARD and {verb[code] for code in codes} != asked

    def unknown(self, part: str) -> Refusal:
        """Returns a refusal for a part that is no choice of the title."""
        course = self.course
        refusal = impossible(self.setting, course.pos, part, self.language)
        if refusal is not None:
            return refusal
        return slip(self.setting, "unknown", self.language, part[:60], self.meant(part))

    def meant(self, part: str) -> list[str]:
        """Returns what somebody may have meant: first of all what may be played here and now."""
        texts, said = self.course.texts, part[:LONGEST_NAME].lower()
        own = [texts.text[code] for code in self.course.codes()]
        begun = [text for text in own if text.lower().startswith(f"{said} ")]
        if begun:
            return begun[:MOST_MEANT]
        near = difflib.get_close_matches(said, texts.known, n=1)
        return [texts.text[texts.codes(text)[0]] for text in near]
