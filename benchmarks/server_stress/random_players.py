"""Random players over HTTP that survive server failures and record acknowledged entries."""

import threading
import time
from random import Random
from typing import Any, Final

from benchmarks.server_stress.client import Answer, Client
from ironbridge.titles import find, names

AWAY: Final = (503, 507)
"""Statuses of a server whose database is unavailable or whose disk is full."""
CLOCKED: Final = 0.5
"""Probability that a game has a clock."""
NEW_GAME: Final = 0.02
"""Probability that a player's next request creates a game."""


class Sitting:
    """One game as its players know it."""

    def __init__(self, game: str, tokens: list[str]) -> None:
        self.game = game
        self.tokens = tokens
        self.acknowledged: dict[int, int] = {}
        """Code of the choice for each entry that the server acknowledged."""


class Crowd:
    """Random players, each in its own thread."""

    def __init__(self, people: int, seed: int) -> None:
        self.address = ""
        self.sittings: list[Sitting] = []
        self.complaints: list[str] = []
        self.refused = 0
        """Number of responses that reported a full disk."""
        self._end = threading.Event()
        self._threads = [
            threading.Thread(target=self._play, args=(Random(seed + n),), daemon=True)
            for n in range(people)
        ]

    def start(self) -> None:
        """Starts the threads."""
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Stops the threads."""
        self._end.set()
        for thread in self._threads:
            thread.join()

    def acknowledged(self) -> int:
        """Returns the number of acknowledged entries."""
        return sum(len(sitting.acknowledged) for sitting in self.sittings)

    def goes_on(self, entries: int, seconds: float) -> bool:
        """Returns whether this number of further entries is acknowledged within ``seconds``."""
        enough, until = self.acknowledged() + entries, time.monotonic() + seconds
        while time.monotonic() < until:
            if self.acknowledged() >= enough:
                return True
            time.sleep(0.002)
        return False

    def _play(self, rng: Random) -> None:
        sitting: Sitting | None = None
        while not self._end.is_set():
            client = Client(self.address, timeout=20.0)
            try:
                while not self._end.is_set():
                    if sitting is None or rng.random() < NEW_GAME:
                        sitting = self._sit_down(client, rng)
                    elif not self._act(client, sitting, rng):
                        sitting = None
            except OSError:
                time.sleep(0.05)  # the server was killed and will restart
            finally:
                client.close()

    def _sit_down(self, client: Client, rng: Random) -> Sitting | None:
        """Creates a game of a random title with people in every seat; returns it."""
        title = rng.choice(names())
        seats = rng.choice(find(title).seats)
        players = [{"kind": "here"} for _ in range(seats)]
        wish = {"title": title, "seats": seats, "players": players, "confirm_turns": False}
        if rng.random() < CLOCKED:
            wish["clock"] = {"per": rng.choice(["turn", "game"]), "seconds": 3600, "then": "move"}
        made = self._answered(client.post("/api/games", wish), 201, "a new game")
        if made is None:
            return None
        sitting = Sitting(made["game"], [seat["token"] for seat in made["seats"]])
        self.sittings.append(sitting)
        return sitting

    def _act(self, client: Client, sitting: Sitting, rng: Random) -> bool:
        """Plays one choice; returns whether the game goes on."""
        path = f"/api/games/{sitting.game}"
        seen = self._answered(client.get(f"{path}/view"), 200, "a view")
        if seen is None:
            return True
        if seen["entry"] < len(sitting.acknowledged):
            self.complaints.append(f"{sitting.game} lost entries: {seen['entry']} are left.")
        seat = seen["view"]["to_act"]
        if seat is None:
            return False
        token = sitting.tokens[seat]
        own = self._answered(client.get(f"{path}/view?seat={seat}", token), 200, "a seat's view")
        if own is not None and own["view"]["choices"]:  # none where the time ran out meanwhile
            choice = rng.choice(own["view"]["choices"])["code"]
            sent = {"seat": seat, "seen": own["entry"], "play": choice}
            if self._answered(client.post(f"{path}/entries", sent, token), 200, "an entry"):
                sitting.acknowledged[own["entry"]] = choice
        return True

    def _answered(self, answer: Answer, wanted: int, what: str) -> Any:
        """Returns the response body; ``None`` if the server is unavailable or on a conflict."""
        if answer.status == wanted:
            return answer.body
        if answer.status in AWAY:
            self.refused += answer.status == AWAY[1]
            time.sleep(0.05)
        elif answer.status != 409:
            self.complaints.append(f"{what}: {answer.status} {answer.body}")
        return None
