"""Notation of actions: formats a complete action as one line, and parses it into choices."""

from collections.abc import Sequence
from typing import NamedTuple

from ironbridge.core.action_table import BUILD, CARD, DONE, LINK, SELL
from ironbridge.core.bitset import BIT
from ironbridge.core.position import ASK_MORE, Position
from ironbridge.notation.choice_text import ChoiceTexts, fold
from ironbridge.titles.spec import GameSpec


class Step(NamedTuple):
    """One choice of an action, with the position before it."""

    before: Position
    code: int
    asked: bool
    """Whether the choice was asked; False for a forced answer."""


def action_line(spec: GameSpec, texts: ChoiceTexts, steps: Sequence[Step]) -> str:
    """Returns the line of an action in a record: its choices in order, cards last."""
    line = ""
    cards: list[str] = []
    for number, step in enumerate(steps):
        verb = texts.verb[step.code]
        if verb == CARD:
            cards.append(spec.names.cards[texts.a[step.code]])
            continue
        if not step.asked:
            continue
        later = [after.code for after in steps[number + 1 :]]
        text = spoken(spec, texts, step, later)
        if not line:
            line = text
        elif text.startswith("to "):
            line += f" {text}"
        else:
            line += ("; " if step.before.ask == ASK_MORE else ", ") + text
    return f"{line} with {', '.join(cards)}" if cards else line


def spoken(spec: GameSpec, texts: ChoiceTexts, step: Step, later: Sequence[int]) -> str:
    """Returns the text of a choice in a line: a sale names its goods and its buyer."""
    text = texts.text[step.code]
    if texts.verb[step.code] == SELL:
        slot = texts.a[step.code]
        kind = spec.rules.tables.tile_kind[step.before.tile_on(slot)]
        text = text.replace("sell ", f"sell {spec.names.industries[kind]} ", 1)
    remark = spec.hooks.line_suffix(step.before, step.code, later)
    return f"{text} {remark}" if remark else text


class Parts:
    """A typed action, split into the parts that answer questions."""

    def __init__(self, spec: GameSpec, texts: ChoiceTexts, line: str) -> None:
        self.spec = spec
        self.texts = texts
        body, cards = _cut_cards(line)
        self.cards = cards
        """Names of cards after ``with``."""
        self.rest = [
            part
            for piece in body.split(";")
            for answer in piece.split(",")
            for part in self._cut_buyer(answer.strip())
            if part
        ]
        """All other parts, in order."""

    def _cut_buyer(self, part: str) -> list[str]:
        """Returns ``sell Bury.1 to Preston.1`` as two answers where the buyer is a choice."""
        what, to, buyer = part.rpartition(" to ")
        return [what, f"to {buyer}"] if to and self.texts.codes(f"to {buyer}") else [part]

    def empty(self) -> bool:
        return not self.cards and not self.rest

    def first(self) -> str:
        """Returns the next unanswered part."""
        return self.rest[0] if self.rest else f"with {self.cards[0]}"

    def next_code(self, pos: Position, legal: Sequence[int]) -> int | None:
        """Takes out the part that answers the open question; ``None`` when none does."""
        for number, card in enumerate(self.cards):
            codes = [code for code in self.texts.codes(f"with {card}") if code in legal]
            if codes:
                del self.cards[number]
                return codes[0]
        for number, part in enumerate(self.rest):
            code = pick(self.spec, pos, self.codes(pos, part), legal)
            if code is not None:
                del self.rest[number]
                return code
            if starts_piece(self.texts, self.codes(pos, part)):
                break
        return None

    def codes(self, pos: Position, part: str) -> list[int]:
        """Returns the choices a part may mean, without its remark and its correct description."""
        folded = fold(part)
        found = self.texts.codes(folded)
        if found:
            return found
        for industry in self.spec.names.industries:
            start = f"sell {industry} "
            if folded.startswith(start):
                kind = self.spec.names.industries.index(industry)
                codes = self.codes(pos, "sell " + folded[len(start) :])
                return [code for code in codes if self._holds(pos, code, kind)]
        words = folded.split(" to ")
        if len(words) == 2:
            return [
                code
                for code in self.texts.codes(words[0])
                if self.spec.hooks.accepts_suffix(pos, code, words[1])
            ]
        return []

    def _holds(self, pos: Position, code: int, kind: int) -> bool:
        tile = pos.tile_on(self.texts.a[code])
        kinds = self.spec.rules.tables.tile_kind
        return tile < len(kinds) and kinds[tile] == kind

    def drop_answered(self, pos: Position, codes: Sequence[int]) -> None:
        """Drops parts that name forced answers.

        Parts of a later piece of the action remain, even if they are equal.
        """
        for code in codes:
            card = self.spec.names.cards[self.texts.a[code]] if self._is_card(code) else ""
            for number, name in enumerate(self.cards):
                if card and fold(name) == fold(card):
                    del self.cards[number]
                    break
            for number, part in enumerate(self.rest):
                meant = self.codes(pos, part)
                if code in meant:
                    del self.rest[number]
                if code in meant or starts_piece(self.texts, meant):
                    break

    def _is_card(self, code: int) -> bool:
        return self.texts.verb[code] == CARD


def starts_piece(texts: ChoiceTexts, codes: Sequence[int]) -> bool:
    """Returns whether a part begins a new piece of the action, to which later parts belong."""
    pieces = (LINK, SELL, BUILD, DONE)
    return any(texts.verb[code] in pieces for code in codes)


def pick(spec: GameSpec, pos: Position, codes: Sequence[int], legal: Sequence[int]) -> int | None:
    """Returns the legal choice meant, or the first of several equivalent ones; else ``None``."""
    fitting = [code for code in codes if code in legal]
    if len(fitting) <= 1 or alike(spec, pos, fitting):
        return fitting[0] if fitting else None
    return None


def alike(spec: GameSpec, pos: Position, codes: Sequence[int]) -> bool:
    """Returns whether these choices differ only in which of several equal empty slots they use."""
    table = spec.rules.tables.choices
    if any(table.verb[code] != BUILD for code in codes):
        return False
    slots = [table.b[code] for code in codes]
    kinds = {spec.rules.tables.slot_kinds[slot] for slot in slots}
    return len(kinds) == 1 and not any(pos.slots_taken & BIT[slot] for slot in slots)


def _cut_cards(line: str) -> tuple[str, list[str]]:
    """Splits a line at the last ``with``; returns the body and the card names."""
    padded = " ".join(line.split())
    lowered = padded.lower()
    if lowered.startswith("with "):
        return "", [card.strip() for card in padded[5:].split(",")]
    at = lowered.rfind(" with ")
    if at < 0:
        return padded, []
    return padded[:at], [card.strip() for card in padded[at + 6 :].split(",")]
