"""Mutators for fuzzing: corrupt texts, fields, questions, deals and values."""

import re
from collections.abc import Callable
from random import Random
from typing import Final

from ironbridge.notation.choice_text import texts_of
from ironbridge.titles.spec import GameSpec

NUMBERS: Final = (
    *("0", "1", "2", "3", "7", "8", "15", "31", "62", "99", "100", "255", "256", "999", "1000"),
    *("9999", "10000", "-1", "-9999", "2305843009213693951", "99999999999999999999", "1.5", "²"),
)
JUNK: Final = "abzAZ019,.;:=-_ \n\t\r\0\x1b\x7f[]\xe9\xb2\u202e\ufeff\U0001f3ed"
HEADER: Final = ("ironbridge position 1", "title", "seats", "variant", "board", "automa", "rules")
"""Lines that identify the game spec of a position."""
WRONG: Final[tuple[object, ...]] = (
    *(None, True, False, 0, 1, -1, 2, 3, 255, 10**5000, 1.5, float("nan"), 2 + 1j, ...),
    *("", "x", "pass", "\0", "x" * 5000, b"pass", bytearray(b"\0\1"), [], [[]], (), {}, {0: 0}),
    *({"x": {"y": []}}, set(), range(3), object(), Random, str, [None], [0, 1], ["0", "1"]),
)
"""Values of many types, most of which are invalid as an argument."""


def words_of(spec: GameSpec) -> list[str]:
    """Returns all names of a title."""
    names = spec.names
    found = [*names.cards, *names.slots, *names.tiles, *names.links, *names.industries]
    return [*found, *names.places, *names.spaces, *names.eras, *texts_of(spec).text]


def spoil_text(rng: Random, spec: GameSpec, text: str) -> str:
    """Returns a text with a few random mutations."""
    for _ in range(rng.choice((1, 1, 2, 3))):
        text = rng.choice(ACCIDENTS)(rng, spec, text)
    return text


def characters(rng: Random, spec: GameSpec, text: str) -> str:
    """Returns a text with some characters replaced."""
    at = rng.randint(0, len(text))
    junk = "".join(rng.choices(JUNK, k=rng.randint(0, 8)))
    return text[:at] + junk + text[at + rng.randint(0, 4) :]


def lines_lost(rng: Random, spec: GameSpec, text: str) -> str:
    """Returns a text with a line removed or duplicated."""
    lines = text.splitlines() or [""]
    at = rng.randrange(len(lines))
    lines[at : at + 1] = [lines[at]] * rng.choice((0, 0, 2))
    return "\n".join(lines) + "\n"


def values_swapped(rng: Random, spec: GameSpec, text: str) -> str:
    """Returns a text in which a line has the value of another line."""
    lines = text.splitlines() or [""]
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one] = f"{lines[one].partition(':')[0]}:{lines[other].partition(':')[2]}"
    return "\n".join(lines) + "\n"


def numbers_changed(rng: Random, spec: GameSpec, text: str) -> str:
    """Returns a text with a number replaced."""
    found = list(re.finditer(r"\d+", text))
    if not found:
        return text
    number = rng.choice(found)
    return text[: number.start()] + rng.choice(NUMBERS) + text[number.end() :]


def parts_swapped(rng: Random, spec: GameSpec, text: str) -> str:
    """Returns a text with parts of lists exchanged or overwritten."""
    parts = re.split(r"(, |; |\n)", text)
    one, other = rng.randrange(len(parts)), rng.randrange(len(parts))
    parts[one], parts[other] = parts[other], rng.choice((parts[one], parts[other]))
    return "".join(parts)


def names_changed(rng: Random, spec: GameSpec, text: str) -> str:
    """Returns a text with a name replaced by another name of the title."""
    parts = re.split(r"(, |; |: |=| of |\n)", text)
    parts[rng.randrange(len(parts))] = rng.choice(words_of(spec))
    return "".join(parts)


def repeated(rng: Random, spec: GameSpec, text: str) -> str:
    """Returns a text with a part repeated many times."""
    parts = re.split(r"(, |\n)", text)
    at = rng.randrange(len(parts))
    parts[at] = ", ".join([parts[at]] * rng.choice((2, 5, 300)))
    return "".join(parts)


def cut(rng: Random, spec: GameSpec, text: str) -> str:
    """Returns a truncated text."""
    return text[: rng.randint(0, len(text))]


ACCIDENTS: Final[tuple[Callable[[Random, GameSpec, str], str], ...]] = (
    *(characters, lines_lost, values_swapped, numbers_changed, numbers_changed),
    *(parts_swapped, names_changed, names_changed, repeated, cut),
)


def spoil_field(rng: Random, spec: GameSpec, text: str) -> str:
    """Returns a position in which one line has another plausible value."""
    lines = {key: value for key, _, value in (row.partition(": ") for row in text.splitlines())}
    seat, seats = rng.randrange(spec.seats), range(spec.seats)
    names, many = spec.names, rng.choice((0, 1, 2, 5, 20))
    slots = [slot for slot in names.slots if slot]
    tiles = [
        f"{rng.choice(slots)}={rng.choice(names.tiles)} of {rng.choice(seats)}"
        f"{rng.choice(('', ' sold', f' with {rng.randint(0, 6)}'))}"
        for _ in range(many)
    ]
    fields = {
        f"hand {seat}": ", ".join(rng.choices(names.cards, k=many)),
        "discards": ", ".join(rng.choices(names.cards, k=many)),
        "pile": ", ".join(rng.choices(names.cards, k=many)),
        "display": ", ".join(rng.choices([*names.cards, "-"], k=rng.randint(0, 3))),
        "tiles": ", ".join(tiles),
        "links": ", ".join(f"{rng.choice(names.links)} of {rng.choice(seats)}" for _ in tiles),
        f"seat {seat}": ", ".join(
            f"{what} {rng.choice(NUMBERS)}" for what in ("money", "income", "points", "spent")
        ),
        f"mat {seat}": ", ".join(
            f"{kind} {' '.join(str(rng.randint(0, 3)) for _ in range(rng.randint(1, 4)))}"
            for kind in names.industries
        ),
        "loans": " ".join(rng.choice(NUMBERS) for _ in seats),
        "to act": rng.choice(("nobody", str(seat), "9")),
        "order": " ".join(rng.sample([str(one) for one in seats], spec.seats)),
        **{key: rng.choice(NUMBERS) for key in ("round", "actions", "coal", "iron", "cotton")},
        **{key: rng.choice(NUMBERS) for key in ("turned", "automa shuffles")},
        "era": rng.choice(names.eras),
    }
    if rng.random() < 0.4:
        lines = {key: value for key, value in lines.items() if key in HEADER}
    for key in rng.sample(sorted(fields), rng.choice((1, 2, 3))):
        lines[key] = fields[key]
    for key in rng.sample(sorted(lines), rng.choice((0, 0, 1, 3))):
        if key not in HEADER:
            del lines[key]
    return "\n".join(f"{key}: {value}" if value else key for key, value in lines.items()) + "\n"


def spoil_question(rng: Random, spec: GameSpec, text: str) -> str:
    """Returns a position with an unfinished action or a debt that may be illegal."""
    lines = [row for row in text.splitlines() if row.partition(":")[0] not in ("begun", "question")]
    if rng.random() < 0.7:
        answers = rng.choices(texts_of(spec).text, k=rng.randint(1, 4))
        lines.append(f"begun: {', '.join(answers)}")
    asked = rng.choice(("give up, {} owed", "card for scout, {} to play", "ask {}, owed 3", "{}"))
    if rng.random() < 0.7:
        lines.append(f"question: {asked.format(rng.choice(NUMBERS))}")
    if rng.random() < 0.3:
        lines.append(f"settled: {rng.choice(NUMBERS)} {rng.choice(NUMBERS)}")
    return "\n".join(lines) + "\n"


def spoil_deal(rng: Random, spec: GameSpec, deal: dict[str, object]) -> object:
    """Returns a deal with an error."""
    found = dict(deal)
    key = rng.choice(sorted(found))
    value = found[key]
    wrong = rng.choice(WRONG)
    if isinstance(value, list) and value and rng.random() < 0.6:
        items = list(value)
        items[rng.randrange(len(items))] = rng.choice((wrong, rng.choice(items)))
        found[key] = items[: rng.choice((len(items), len(items), rng.randint(0, len(items))))]
    elif isinstance(value, dict) and value and rng.random() < 0.6:
        found[key] = {**value, rng.choice(sorted(value)): wrong}
    elif rng.random() < 0.2:
        del found[key]
    elif rng.random() < 0.2:
        return wrong
    else:
        found[key] = wrong
    return found
