"""The table server: games that are kept as their logs, and sent only as each seat may see them."""

from typing import Final

PROVING: Final = {
    "torture": "Kill a server again and again while people play; nothing may be lost.",
}
"""The commands of ``server.proving.commands``, and what the list of commands says of each."""

UPKEEP: Final = {
    "doctor": "Say what is wrong with this installation.",
    "backup": "Copy every game of a server into a file, while it runs.",
    "restore": "Fill an empty database from a backup.",
    "audit": "Look the installed packages up among known vulnerabilities.",
}
"""The commands of ``server.upkeep``, and what the list of commands says of each."""

COMMANDS: Final = {
    "play": "Play on this machine: a server of one's own, and the page in the browser.",
    "serve": "Serve tables to others.",
    "verify": "Check that the deal of a record is the one that was promised.",
}
"""The commands of ``server.commands``, and what the list of commands says of each."""
