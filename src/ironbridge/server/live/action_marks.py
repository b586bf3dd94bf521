"""Number of finished actions after each log entry, with the minimum from each entry on.

An undo lowers the number, so the actions that a reader of an earlier entry still knows are a
minimum over the rest of the log.  A stack of the suffix minima answers in logarithmic time.
"""

from bisect import bisect_left


class ActionMarks:
    """Suffix minima of the number of finished actions; appending is constant time on average."""

    def __init__(self) -> None:
        self.last = 0
        """Number of finished actions after the last entry."""
        self.most = 0
        """Largest number of finished actions after any entry."""
        self.idle = 0
        """Number of entries since ``most`` grew."""
        self._entries: list[int] = []
        """Entries after which the number is smaller than after all later ones."""
        self._least: list[int] = []
        """Number of finished actions after each of these entries, increasing."""
        self._all: list[int] = []

    def append(self, actions: int) -> None:
        """Adds an entry after which ``actions`` actions are finished."""
        while self._least and self._least[-1] >= actions:
            self._least.pop()
            self._entries.pop()
        self._entries.append(len(self._all))
        self._least.append(actions)
        self._all.append(actions)
        self.last = actions
        self.idle = 0 if actions > self.most else self.idle + 1
        self.most = max(self.most, actions)

    def after(self, entry: int) -> int:
        """Returns the number of finished actions after the entry of this number."""
        return self._all[entry]

    def known(self, entry: int) -> int:
        """Returns the number of leading actions that are unchanged since ``entry`` entries."""
        if entry <= 0:
            return 0
        if entry >= len(self._all):
            return self.last
        return self._least[bisect_left(self._entries, entry - 1)]

    def entry_of(self, action: int) -> int:
        """Returns the first entry after which ``action`` actions stay finished, or the last."""
        if action <= 0:
            return 0
        found = bisect_left(self._least, action)
        if found == len(self._least):
            return len(self._all)
        return self._entries[found - 1] + 2 if found else 1
