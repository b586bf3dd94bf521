"""Commitments to a deal, and the key of a deal from the secret of the server and contributions.

``docs/secrets.md`` describes the protocol: clients check it, so the hashed texts never change.
"""

import hashlib
from collections.abc import Mapping


def seed_commitment(seed: int, salt: str) -> str:
    """Returns the commitment to a seed, for a game whose host chose its number."""
    return _digest(f"ironbridge deal 1\n{seed}\n{salt}\n")


def secret_commitment(game: str, secret: str, salt: str) -> str:
    """Returns the commitment to the secret of the server, published when a game is created."""
    return _digest(f"ironbridge deal 2\n{game}\n{secret}\n{salt}\n")


def contribution_commitment(value: str) -> str:
    """Returns the commitment to a contribution of 32 bytes in hexadecimal digits."""
    return hashlib.sha256(bytes.fromhex(value)).hexdigest()


def deal_key(game: str, secret: str, contributions: Mapping[int, str]) -> str:
    """Returns the key of a deal; ``contributions`` are the revealed values by seat."""
    lines = [f"{seat} {value}\n" for seat, value in sorted(contributions.items())]
    return _digest(f"ironbridge deal key 1\n{game}\n{secret}\n" + "".join(lines))


def _digest(text: str) -> str:
    """Returns the SHA-256 digest of a text in hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()
