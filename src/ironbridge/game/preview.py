"""Preview of a choice or a whole action: its effects, before it is played.

Plays on a determinized copy, in which everything hidden from the acting seat is sampled.  Reports
effects up to the end of the turn or up to the first reveal of hidden information.
"""

from collections.abc import Sequence

from ironbridge.core.action_table import DEVELOP, DONE
from ironbridge.core.event_kinds import BUILT, DEVELOPED, FLIPPED, GAINED, EventKind
from ironbridge.core.events import (
    ERA_ENDED,
    INCOME_PAID,
    ORDER_SET,
    ROUND_ENDED,
    TURN_ENDED,
    EventRecord,
)
from ironbridge.core.position import ASK_NOTHING
from ironbridge.core.reasons import GAME_OVER
from ironbridge.errors import Refusal, Refused
from ironbridge.game.history import History
from ironbridge.game.preview_ledger import PreviewLedger
from ironbridge.game.sample_world import sampled_history
from ironbridge.game.text_input import play_text
from ironbridge.i18n import refusal
from ironbridge.i18n.event_text import format_event
from ironbridge.i18n.localizer import Localizer
from ironbridge.notation.action_text import action_line
from ironbridge.titles.spec import GameSpec
from ironbridge.types import Effect, Preview

TILE_EFFECTS = {BUILT: "built", FLIPPED: "flip", DEVELOPED: "developed"}
OWN_NAMES = {"money gained": "gained", "loan taken": "loan", "card played": "card"}
BEYOND = (TURN_ENDED, ROUND_ENDED, ERA_ENDED, INCOME_PAID)
"""Events after the action proper, which the preview leaves out."""
UNKNOWN = "unknown"
"""Name of the effect that stands for everything after a reveal of hidden information."""
SEED = 0
"""Seed of the determinization: equal knowledge gives an equal preview."""


def preview_of(
    history: History, choice: int | str, language: str, players: Sequence[str] = ()
) -> Preview:
    """Returns the effects of a legal choice, or of the text of an action.

    For an unfinished action they include those of the choices already made.  Raises ``Refused``
    when the choice is illegal.
    """
    if history.pos.ask == ASK_NOTHING:
        raise Refused(refusal(history.spec, history.pos, 0, GAME_OVER, language))
    twin = sampled_history(history, history.pos.seat, SEED)
    first, made = twin.before, len(twin.steps)
    if isinstance(choice, str):
        play_text(twin, choice, language, players, until=lambda played: foreseen(played, made)[1])
    else:
        if choice not in twin.codes():
            raise Refused(why_not(twin, choice, language))
        twin.play(choice)
    given = len(twin.steps)
    assumed = finish(twin, made)
    ledger = PreviewLedger(history.spec, first)
    known, unknown = foreseen(twin, made)
    for code, events in known:
        ledger.answer(code)
        for event in events:
            ledger.write(event)
    events = [event for _, happened in known for event in happened]
    localizer = Localizer(history.spec, language, players)
    return Preview(
        line=line_so_far(twin),
        assumed=assumed,
        whole=len(twin.steps) == given,
        price={**ledger.price, "total": sum(ledger.price.values())},
        built=ledger.tiles_changed(),
        laid=ledger.laid,
        developed=ledger.developed,
        developed_open=developments_assumed(twin, given),
        removed=[piece.slot for piece in (*ledger.removed, *ledger.replaced)],
        hauls=ledger.hauls,
        sold=ledger.sold,
        flips=ledger.flips,
        tile_gains=ledger.tile_gains(),
        link_gains=ledger.link_gains(),
        seats=ledger.seats_after(),
        coal=ledger.after.market[0],
        iron=ledger.after.market[1],
        effects=effects(history.spec, localizer, events, ledger, unknown),
    )


def why_not(history: History, code: int, language: str) -> Refusal:
    """Returns the refusal of a code."""
    return refusal(history.spec, history.pos, code, history.why_not(code), language)


def finish(history: History, made: int) -> list[str]:
    """Finishes an action; returns the texts of the choices that it assumed.

    Ends the action where that is legal, otherwise plays the first legal choice.  Stops where
    hidden information is revealed after the first ``made`` steps: what follows is sampled.
    """
    assumed: list[str] = []
    while history.answered and not foreseen(history, made)[1]:
        codes = history.codes()
        done = [code for code in codes if history.texts.verb[code] == DONE]
        code = (done or codes)[0]
        assumed.append(history.texts.text[code])
        history.play(code)
    return assumed


def developments_assumed(history: History, given: int) -> int:
    """Returns the number of tiles whose development the steps after the first ``given`` chose."""
    verbs = history.spec.rules.tables.choices.verb
    return sum(verbs[code] == DEVELOP for code in history.steps[given:])


def line_so_far(history: History) -> str:
    """Returns the line of the action, finished or not."""
    if history.action_lines:
        return history.action_lines[0][1]
    return action_line(history.spec, history.texts, history.answered)


def foreseen(history: History, made: int) -> tuple[list[tuple[int, list[EventRecord]]], bool]:
    """Returns the choices and events of the action up to the end or the first reveal.

    Reveals of the first ``made`` steps are known already.  The second value tells whether a reveal
    of hidden information cut the list.
    """
    known: list[tuple[int, list[EventRecord]]] = []
    for step, (code, events) in enumerate(history.by_step()):
        known.append((code, []))
        for event in events:
            if event.kind in BEYOND:
                return known, False
            if step >= made and history.spec.events[event.kind].shows:
                return known, True
            known[-1][1].append(event)
    return known, False


def effects(
    spec: GameSpec,
    localizer: Localizer,
    events: Sequence[EventRecord],
    after: PreviewLedger,
    unknown: bool,
) -> list[Effect]:
    """Returns a sentence for each effect, the next turn order included."""
    found = [
        Effect(
            kind=effect_name(spec.events[event.kind]),
            text=format_event(localizer, event[:4]),
        )
        for event in events
    ]
    if unknown:
        found.append(Effect(kind=UNKNOWN, text=localizer.format("preview-unknown")))
    seat = after.seat
    if not spec.rules.tables.fixed_order:
        rank = after.order_next().index(seat)
        text = localizer.format("preview-order", {"seat": localizer.seat(seat), "rank": rank + 1})
        found.append(Effect(kind=effect_name(spec.events[ORDER_SET]), text=text))
    return found


def effect_name(kind: EventKind) -> str:
    """Returns the name of an effect in the preview, by default the name of the event."""
    if kind.tile:
        return TILE_EFFECTS.get(kind.tile, "removed")
    if kind.goods:
        return "sold" if kind.target else "haul"
    named = {
        "laid": kind.link,
        "income": kind.income,
        "order": kind.rank,
        "paid": kind.spent,
        "points": kind.score == GAINED,
    }
    return next(
        (name for name, is_so in named.items() if is_so), OWN_NAMES.get(kind.name, kind.name)
    )
