"""Cache of encoded answers that are expensive to compute and do not change any more."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Final

import msgspec

MOST_BYTES: Final = 16 * 1024 * 1024
"""Maximum size of all cached answers together."""


class CachedAnswer(msgspec.Struct, frozen=True):
    """Encoded answer with its entity tag."""

    body: bytes
    tag: str

    @classmethod
    def of(cls, body: bytes) -> "CachedAnswer":
        """Returns an answer; the tag is weak, since answers are also sent compressed."""
        return cls(body, f'W/"{hashlib.sha256(body).hexdigest()[:24]}"')


class AnswerCache:
    """Answers by key, the longest unused dropped first; equal questions are computed once."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._size = 0
        self._answers: OrderedDict[Hashable, CachedAnswer] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[CachedAnswer]] = {}

    def __len__(self) -> int:
        return len(self._answers)

    def find(self, key: Hashable) -> CachedAnswer | None:
        """Returns a cached answer."""
        found = self._answers.get(key)
        if found is not None:
            self._answers.move_to_end(key)
        return found

    async def get(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> CachedAnswer:
        """Returns the answer for a key; computes it when it is missing."""
        found = self.find(key)
        if found is not None:
            return found
        if key not in self._making:
            self._making[key] = asyncio.create_task(self._make(key, make))
        return await asyncio.shield(self._making[key])

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> CachedAnswer:
        try:
            found = CachedAnswer.of(await make())
        finally:
            del self._making[key]
        self._answers[key] = found
        self._size += len(found.body)
        while self._size > self._most:
            _, dropped = self._answers.popitem(last=False)
            self._size -= len(dropped.body)
        return found

    def close(self) -> None:
        """Cancels what is being computed."""
        for task in self._making.values():
            task.cancel()
