"""Checks the deal of a record against commitments: what a player kept, or the record's own."""

from collections.abc import Sequence

import msgspec

from ironbridge.errors import BadInput
from ironbridge.game import replay
from ironbridge.notation.headers import Lines, read_lines
from ironbridge.notation.records import check_key, check_seed
from ironbridge.server.fair_deal import (
    contribution_commitment,
    deal_key,
    secret_commitment,
    seed_commitment,
)
from ironbridge.server.tokens import same


class KeptFile(msgspec.Struct, frozen=True, kw_only=True):
    """File that the page saves: commitments to a deal, and contributions of the device."""

    game: str
    commitment: str
    """Commitment of the server."""
    list: dict[int, str] = {}
    """Commitments of the players by seat, when all seats were taken."""
    own: dict[int, str] = {}
    """Contributions of the device by seat."""


def verify_kept(text: str, kept: str) -> int:
    """Checks the deal of a record against the file that a device kept; returns the actions.

    Raises:
        BadInput: The file cannot be read, or the record does not match it.
    """
    try:
        found = msgspec.json.decode(kept, type=KeptFile)
    except (msgspec.DecodeError, UnicodeEncodeError) as fault:
        raise BadInput("kept-file-unreadable") from fault
    lines, _ = read_lines(text, "record")
    if found.list or found.own:
        if line(lines, "game") != found.game:
            raise BadInput("kept-other-game", game=found.game[:64])
        for seat, value in contributions_in(lines).items():
            if not same(contribution_commitment(value), found.list.get(seat, "")):
                raise BadInput("contribution-not-promised", seat=seat)
    return verify_record(text, found.commitment, list(found.own.values()))


def verify_record(
    text: str, commitment: str | None = None, contributions: Sequence[str] = ()
) -> int:
    """Checks the deal of a record; returns the number of actions that replay from it.

    ``commitment`` is the one that a player kept, by default the one in the record;
    ``contributions`` must be among those that the deal was made from.

    Raises:
        BadInput: The commitment, the key or a contribution does not match.
    """
    lines, _ = read_lines(text, "record")
    kept = line(lines, "commitment") if commitment is None else check_key(commitment)
    salt = line(lines, "salt")
    if "seed" in lines:
        opened = seed_commitment(check_seed(line(lines, "seed")), salt)
        used: dict[int, str] = {}
    else:
        key, game, secret = (line(lines, name) for name in ("key", "game", "secret"))
        opened = secret_commitment(game, secret, salt)
        used = contributions_in(lines)
        if not same(deal_key(game, secret, used), check_key(key)):
            raise BadInput("key-not-derived")
    if not same(opened, kept.lower()):
        raise BadInput("seed-not-promised")
    for value in contributions:
        if check_key(value) not in used.values():
            raise BadInput("contribution-not-used", said=value[:64])
    return len(replay(text).actions)


def line(lines: Lines, key: str) -> str:
    """Returns the value of a line of the header; ``BadInput`` when it is missing."""
    if key not in lines:
        raise BadInput("nothing-to-check", key=key)
    return lines[key][1]


def contributions_in(lines: Lines) -> dict[int, str]:
    """Returns the contributions of a record by seat."""
    return {
        int(key.removeprefix("contribution ")): check_key(value, number)
        for key, (number, value) in lines.items()
        if key.startswith("contribution ")
    }
