"""Random number generators for bots, from which the deal of their game cannot be computed.

A bot can read the state of the generator it receives and compute the number that seeded it.  That
number is a SHA-256 digest: the seed of the game, which determines all hands and the deck, cannot
be computed from it.  A seed that is guessed can still be tested, as it can be against one's own
hand; the server therefore derives the generators of its bots from a secret of its own.
"""

import hashlib
from random import Random


def bot_rng(secret: int | bytes, *parts: int | str) -> Random:
    """Returns the generator of one bot: equal arguments give equal generators.

    ``secret`` is the seed of a game or the secret of a server; ``parts`` tell the bots of one
    secret apart, for example by their seats.
    """
    kept = secret if isinstance(secret, bytes) else b"%d" % secret
    message = b"ironbridge bot %d %s %s" % (len(kept), kept, "/".join(map(str, parts)).encode())
    return Random(hashlib.sha256(message).digest())
