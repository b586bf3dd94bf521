"""The open question as data: its kind, subject, debts and amounts due, and its sentence."""

from collections.abc import Sequence

from ironbridge.core.action_table import BUILD, DEVELOP, DOUBLE_BUILD, LINK
from ironbridge.core.bitset import ids
from ironbridge.core.income_payment import tile_worth
from ironbridge.core.names import GOODS
from ironbridge.core.position import ASK_ACTION, ASK_GIVE_UP, ASK_NOTHING, TILES, Position
from ironbridge.i18n.choice_phrases import phrase
from ironbridge.i18n.localizer import Localizer, localizer_of
from ironbridge.i18n.prompts import note, open_question
from ironbridge.notation.action_text import Step
from ironbridge.notation.choice_text import texts_of
from ironbridge.titles.spec import GameSpec, per_spec
from ironbridge.types import OpenQuestion

BUILDS = (BUILD, DOUBLE_BUILD)


def question_of(
    spec: GameSpec,
    pos: Position,
    begun: Sequence[str],
    answered: Sequence[Step],
    language: str = "en",
) -> OpenQuestion:
    """Returns the open question."""
    localizer = localizer_of(spec, language)
    inside = pos.ask not in spec.between_action_questions
    verb = pos.verb
    names = spec.names
    about_kind = inside and verb in (*BUILDS, DEVELOP)
    return OpenQuestion(
        kind=kind_of(localizer, pos),
        seat=None if pos.seat < 0 else pos.seat,
        text=open_question(localizer, pos),
        begun=list(begun),
        said=[phrase(localizer, step.before, step.code) for step in answered if step.asked],
        verb=verb_word(spec, verb) if inside else None,
        industry=names.industries[pos.kind] if about_kind else None,
        slot=names.slots[pos.slot] if inside and has_slot(spec, verb) else None,
        link=names.links[pos.link] if inside and verb == LINK else None,
        cards_due=pos.cards_due,
        due={name: pos.due(goods) for goods, name in enumerate(GOODS) if pos.due(goods)},
        owed=pos.owed,
        worth=worth_of_tiles(spec, pos),
        note=note(localizer, pos),
    )


def worth_of_tiles(spec: GameSpec, pos: Position) -> dict[str, int]:
    """Returns what the bank pays for each tile that covers a shortfall, by slot."""
    if pos.ask != ASK_GIVE_UP:
        return {}
    tables, names = spec.rules.tables, spec.names
    slots = ids(pos.seat_value(pos.seat, TILES))
    return {names.slots[slot]: tile_worth(tables, pos, slot) for slot in slots}


def kind_of(localizer: Localizer, pos: Position) -> str:
    """Returns the kind of the open question; a turn without actions left waits for its end."""
    if pos.ask == ASK_NOTHING:
        return "over"
    if pos.ask == ASK_ACTION and pos.actions == 0:
        return "end turn"
    return localizer.spec.question_name(pos.ask).replace("-", " ")


def verb_word(spec: GameSpec, verb: int) -> str:
    """Returns the notation's word for an action: ``build``, ``scout``."""
    return verb_words(spec)[verb]


@per_spec
def verb_words(spec: GameSpec) -> dict[int, str]:
    texts = texts_of(spec)
    return {verb: texts.word(code) for code, verb in enumerate(texts.verb)}


def has_slot(spec: GameSpec, verb: int) -> bool:
    """Returns whether an action refers to one slot."""
    return verb in BUILDS or verb in texts_of(spec).slot_verbs
