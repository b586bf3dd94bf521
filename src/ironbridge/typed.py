"""Playing what a person typed: part by part, with a sentence for whatever cannot be done."""

import difflib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ironbridge import words
from ironbridge.core.desk import Desk
from ironbridge.core.doors import answer, find_question, legal, why_not
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
from ironbridge.errors import Refusal, Refused
from ironbridge.notation.actions import Parts
from ironbridge.words.impossible import impossible
from ironbridge.words.slips import slip

if TYPE_CHECKING:
    from ironbridge.game import Game

ABOUT_THE_SLOT = {
    int(reason)
    for reason in (
        SINGLE_SPACE_FIRST,
        SLOT_TAKEN_KIND,
        ONE_TILE_PER_PLACE,
        OVERBUILD_LEVEL,
        OVERBUILD_RIVAL_KIND,
        OVERBUILD_CUBES_LEFT,
    )
}
"""Reasons that hold for one slot and say nothing of the other slots of the place."""


def play_text(game: "Game", text: str) -> None:
    """Play every part of a typed action, or nothing of it."""
    parts = Parts(game.setting, game._texts, text)
    moment = len(game._past)
    if parts.empty():
        raise Refused(slip(game.setting, "nothing-said", game.language))
    try:
        while not parts.empty():
            if not game._steps and len(game._past) > moment:
                raise Refused(beyond_the_end(game, parts, text, moment))
            code = parts.next_code(game._pos, game._codes())
            if code is None:
                raise Refused(misunderstood(game, parts, text, moment))
            before = game._pos
            parts.drop_answered(before, game._apply(code))
    except Refused:
        if len(game._past) > moment:
            game._return_to(moment)
        raise


def misunderstood(game: "Game", parts: Parts, text: str, moment: int) -> Refusal:
    """Why a typed action cannot go on at its next part."""
    if game.over:
        return words.refusal(game.setting, game._pos, 0, int(GAME_OVER), game.language)
    part = parts.first()
    codes = parts.codes(game._pos, part)
    if not codes:
        return unknown(game, part)
    fitting = [code for code in codes if code in game._codes()]
    if fitting:
        options = [game._texts.text[code] for code in fitting]
        return slip(game.setting, "ambiguous", game.language, part, options)
    if len(game._past) > moment:
        refusal = against_single_answer(game, text, moment)
        if refusal is not None:
            return refusal
    if must_answer_first(game, codes):
        return out_of_place(game, part, finished=False)
    return most_telling(game, game._pos, codes)


def beyond_the_end(game: "Game", parts: Parts, text: str, moment: int) -> Refusal:
    """The action is complete, but the text goes on: it denies an answer that was forced."""
    refusal = against_single_answer(game, text, moment)
    if refusal is not None:
        return refusal
    part = parts.first()
    if not parts.codes(game._pos, part):
        return unknown(game, part)
    return out_of_place(game, part, finished=True)


def most_telling(game: "Game", pos: Position, codes: Sequence[int]) -> Refusal:
    """The most telling refusal where a text may mean several slots, none of them allowed."""
    rules = game.setting.rules
    reasons = [int(why_not(rules, pos, game._desk, code)) for code in codes]
    best = next((n for n, reason in enumerate(reasons) if reason not in ABOUT_THE_SLOT), 0)
    return words.refusal(game.setting, pos, codes[best], reasons[best], game.language)


def against_single_answer(game: "Game", text: str, moment: int) -> Refusal | None:
    """Does the text contradict a question that had only one answer?  Then that is why."""
    rules, desk = game.setting.rules, Desk()
    pos = game._past[moment].pos.copy()
    parts = Parts(game.setting, game._texts, text)
    while not parts.empty() and pos.ask != ASK_NOTHING:
        legal(rules, pos, desk)
        codes = desk.listed()
        code = parts.next_code(pos, codes)
        if code is None:
            meant = parts.codes(pos, parts.first())
            reasons = [int(why_not(rules, pos, desk, other)) for other in meant]
            if any(reason != int(NOT_ASKED) for reason in reasons):
                return most_telling(game, pos, meant)
            if len(codes) != 1:
                return None
            code = codes[0]
        answer(rules, pos, desk, code)
        find_question(rules, pos, desk)
        if int(pos.ask) in game.setting.standing_questions:
            return None
    return None


def must_answer_first(game: "Game", codes: Sequence[int]) -> bool:
    """Is a card asked for while the text goes on to something else?"""
    verbs = {game._texts.verb[code] for code in codes}
    return bool(game._pos.ask == ASK_CARD) and verbs != {game._texts.verb[game._codes()[0]]}


def out_of_place(game: "Game", part: str, finished: bool) -> Refusal:
    """A part that answers no open question."""
    if finished:
        return slip(game.setting, "complete", game.language, part)
    texts = [choice.text for choice in game.choices]
    return slip(game.setting, "too-early", game.language, part, texts)


def unknown(game: "Game", part: str) -> Refusal:
    """A part that is no choice of the title."""
    refusal = impossible(game.setting, game._pos, part, game.language)
    if refusal is not None:
        return refusal
    near = difflib.get_close_matches(part.lower(), game._texts.known, n=1)
    meant = [game._texts.text[game._texts.codes(text)[0]] for text in near]
    return slip(game.setting, "unknown", game.language, part[:60], meant)
