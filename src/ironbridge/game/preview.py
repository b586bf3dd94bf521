"""What a choice or a whole action would do, told before it is done.

It is played on a game in which everything that the acting seat cannot see was dealt again, and
told only as far as the seat can foresee it: up to the end of the turn, or to something new.
"""

from collections.abc import Sequence

from ironbridge.core.action_table import DONE
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
from ironbridge.i18n.event_text import tell
from ironbridge.i18n.localizer import Localizer
from ironbridge.titles.spec import GameSpec
from ironbridge.types import Effect, Preview

TILE_EFFECTS = {BUILT: "built", FLIPPED: "flip", DEVELOPED: "developed"}
OWN_NAMES = {"money gained": "gained", "loan taken": "loan", "card played": "card"}
BEYOND = (TURN_ENDED, ROUND_ENDED, ERA_ENDED, INCOME_PAID)
"""Events with which something else begins than what the action does."""
UNKNOWN = "unknown"
"""The effect after which nothing can be foreseen."""
SEED = 0
"""The unseen is always dealt in the same way: the same knowledge gives the same preview."""


def preview_of(
    history: History, choice: int | str, language: str, players: Sequence[str] = ()
) -> Preview:
    """Returns what a legal choice, or the text of an action, would do.

    Of an action that is begun, all of it is told, what was answered already included.  ``Refused``
    when it is not allowed.
    """
    if history.pos.ask == ASK_NOTHING:
        raise Refused(refusal(history.spec, history.pos, 0, GAME_OVER, language))
    twin = sampled_history(history, history.pos.seat, SEED)
    first = twin.before
    if isinstance(choice, str):
        play_text(twin, choice, language)
    else:
        if choice not in twin.codes():
            raise Refused(why_not(twin, choice, language))
        twin.play(choice)
    given = len(twin.steps)
    assumed = finish(twin)
    ledger = PreviewLedger(history.spec, first)
    known, unknown = foreseen(twin)
    for code, events in known:
        ledger.answer(code)
        for event in events:
            ledger.write(event)
    events = [event for _, happened in known for event in happened]
    localizer = Localizer(history.spec, language, players)
    return Preview(
        line=twin.action_lines[0][1],
        assumed=assumed,
        whole=len(twin.steps) == given,
        price={**ledger.price, "total": sum(ledger.price.values())},
        built=ledger.tiles_changed(),
        laid=ledger.laid,
        developed=ledger.developed,
        removed=[piece.slot for piece in (*ledger.removed, *ledger.replaced)],
        hauls=ledger.hauls,
        sold=ledger.sold,
        flips=ledger.flips,
        seats=ledger.seats_after(),
        coal=ledger.after.market[0],
        iron=ledger.after.market[1],
        effects=effects(history.spec, localizer, events, ledger, unknown),
    )


def why_not(history: History, code: int, language: str) -> Refusal:
    """Returns why a code may not be played."""
    return refusal(history.spec, history.pos, code, history.why_not(code), language)


def finish(history: History) -> list[str]:
    """Answer what is still open of an action; returns the answers that were assumed.

    Nothing further is done where that is allowed; or else the first legal answer is given.
    """
    assumed: list[str] = []
    while history.answered:
        codes = history.codes()
        done = [code for code in codes if history.texts.verb[code] == DONE]
        code = (done or codes)[0]
        assumed.append(history.texts.text[code])
        history.play(code)
    return assumed


def foreseen(history: History) -> tuple[list[tuple[int, list[EventRecord]]], bool]:
    """Returns what happens in the action, by answers, as far as its seat can foresee it.

    The second value says whether something shows itself in the middle of it.
    """
    known: list[tuple[int, list[EventRecord]]] = []
    for code, events in history.by_step():
        known.append((code, []))
        for event in events:
            if event.kind in BEYOND:
                return known, False
            if history.spec.events[event.kind].shows:
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
    """Returns a sentence for each thing that would happen, the next turn order included."""
    found = [
        Effect(
            kind=effect_name(spec.events[event.kind]),
            text=tell(localizer, event[:4]),
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
    """Returns the name of an effect of the preview; others keep the name of the event."""
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
