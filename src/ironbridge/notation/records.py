"""Records: a complete game as text, with a header and one line per action."""

import re
from collections.abc import Iterator, Mapping, Sequence

from ironbridge.core.bitset import BIT
from ironbridge.core.deal import Deal
from ironbridge.core.position import ASK_GIVE_UP, Position
from ironbridge.errors import BadInput, is_number, shown
from ironbridge.notation.choice_text import texts_of
from ironbridge.notation.deal_text import deal_from_key, deal_from_seed, plain_deal, read_deal
from ironbridge.notation.headers import header_lines, read_lines, spec_from_lines
from ironbridge.notation.position_reader import Reader
from ironbridge.titles.spec import GameSpec

LARGEST_SEED = 2**62
END = "end turn"
DIGITS = re.compile(r"[0-9]{1,19}")
HEX_KEY = re.compile(r"[0-9a-f]{64}")
PROMISE = re.compile(r"commitment|salt|game|secret|contribution [0-9]|stand-ins|ended")
"""Keys of the lines that tell who chose the deal and who played; replay ignores them."""

DealSource = int | str
"""What a deal is made from: a seed as a number, or a key as 64 hexadecimal digits."""


def write_record(
    spec: GameSpec,
    source: DealSource | None,
    start: Deal | str,
    actions: Sequence[tuple[int, str]],
) -> str:
    """Returns the record of a game from a seed or key, a deal, or a position's text."""
    lines = ["ironbridge record 1", *header_lines(spec)]
    if isinstance(start, str):
        lines = [lines[0], *start.splitlines()[1:]]
    elif source is not None:
        lines.append(f"{'key' if isinstance(source, str) else 'seed'}: {source}")
    else:
        for key, value in plain_deal(spec, start).items():
            lines.append(f"{key}: {_flat(value)}")
    lines.append("")
    lines += [f"{seat}: {line}" for seat, line in worth_writing(spec, actions)]
    return "\n".join(lines) + "\n"


def worth_writing(spec: GameSpec, actions: Sequence[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """Yields the lines without ``end turn`` where the next line implies it."""
    return (actions[at] for at in places_worth_writing(spec, actions))


def places_worth_writing(spec: GameSpec, actions: Sequence[tuple[int, str]]) -> Iterator[int]:
    """Yields the places of the lines that a record has."""
    after = [*actions[1:], (-1, "")]
    pairs = zip(actions, after, strict=False)
    for at, ((seat, line), (next_seat, next_line)) in enumerate(pairs):
        told = next_line and not lingers_with(spec, seat, next_seat, next_line)
        if line != END or not told or "confirm_turns" not in spec.options:
            yield at


def lingers_with(spec: GameSpec, waiting: int, seat: int, line: str) -> bool:
    """Returns whether a line is legal for a seat whose turn waits for its end."""
    texts = texts_of(spec)
    verbs = {texts.verb[code] for code in texts.codes(line)}
    free = {verb for verb in verbs if spec.rules.tables.free_verbs & BIT[verb]}
    return seat == waiting and (line == END or bool(free))


def _flat(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{space}={counter}" for space, counter in value.items())
    assert isinstance(value, list)
    return ", ".join(str(item) for item in value)


def read_record(
    text: str,
) -> tuple[GameSpec, DealSource | None, Deal | Position, list[tuple[int, int, str]]]:
    """Returns spec, seed or key, deal or starting position, and the actions (line, seat, text)."""
    lines, rest = read_lines(text, "record")
    spec = spec_from_lines(lines)
    for key in [key for key in lines if PROMISE.fullmatch(key)]:
        lines.pop(key)
    source: DealSource | None = None
    deal: Deal | Position
    if "to act" in lines:
        reader = Reader(spec, lines)
        deal = reader.read()
        if reader.begun.answers or (reader.begun.question and deal.ask != ASK_GIVE_UP):
            raise BadInput("record-between", line=reader.begun.line)
    elif "seed" in lines:
        number, value = lines.pop("seed")
        source = check_seed(value, number)
        deal = deal_of(spec, source)
    elif "key" in lines:
        number, value = lines.pop("key")
        source = check_key(value, number)
        deal = deal_of(spec, source)
    else:
        dealt = {key: value for key, (_, value) in lines.items()}
        deal = read_deal(spec, {key: _plain(spec, key, value) for key, value in dealt.items()})
        lines.clear()
    for key, (number, _) in lines.items():
        raise BadInput("record-no-line", line=number, title=spec.title, key=key)
    return spec, source, deal, [_action(spec, number, row) for number, row in rest]


def check_seed(value: object, line: int | None = None) -> int:
    """Returns a seed, a whole number from 0 to 2**62 - 1; ``line`` is its line in a text."""
    seed = -1
    if is_number(value):
        seed = value
    elif isinstance(value, str) and DIGITS.fullmatch(value):
        seed = int(value)
    if not 0 <= seed < LARGEST_SEED:
        where = {} if line is None else {"line": line}
        raise BadInput("no-seed", last=LARGEST_SEED - 1, said=shown(value), **where)
    return seed


def check_key(value: object, line: int | None = None) -> str:
    """Returns a key, 64 hexadecimal digits in small letters; ``line`` is its line in a text."""
    key = value.lower() if isinstance(value, str) else ""
    if not HEX_KEY.fullmatch(key):
        where = {} if line is None else {"line": line}
        raise BadInput("no-key", said=shown(value), **where)
    return key


def deal_of(spec: GameSpec, source: DealSource) -> Deal:
    """Returns the deal of a seed or key."""
    if isinstance(source, str):
        return deal_from_key(spec, bytes.fromhex(source))
    return deal_from_seed(spec, source)


def _plain(spec: GameSpec, key: str, value: str) -> object:
    items = [part.strip() for part in value.split(",") if part.strip()]
    if any(pile.key == key and pile.spaces for pile in spec.piles):
        pairs = (item.partition("=") for item in items)
        return {space.strip(): counter.strip() for space, _, counter in pairs}
    return items


def _action(spec: GameSpec, number: int, row: str) -> tuple[int, int, str]:
    seat, colon, action = (piece.strip() for piece in row.partition(":"))
    if not colon or not DIGITS.fullmatch(seat) or not action:
        raise BadInput("not-seat-action", line=number, said=row[:60])
    if int(seat) >= spec.seats:
        raise BadInput("line-no-seat", line=number, seat=seat[:20])
    return number, int(seat), action
