"""The table server: games that are kept as their logs, and sent only as each seat may see them."""

from typing import Final

COMMANDS: Final = {
    "play": "Play on this machine: a server of one's own, and the page in the browser.",
    "serve": "Serve tables to others.",
    "verify": "Check that the deal of a record is the one that was promised.",
}
"""The commands of ``server.commands``, and what the list of commands says of each."""
