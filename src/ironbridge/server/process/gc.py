"""How often a process that serves looks for garbage."""

import gc


def collect_rarely() -> None:
    """Let Python look for garbage less often than it would, and never again in what is there now.

    Nearly all that a server has is there to stay: with hundreds of tables every look took a fifth
    of the CPU of an entry, and while it starts, a fifth of the start.
    """
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
