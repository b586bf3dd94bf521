"""Takes any choice, each as likely as the others: the yardstick that everything must beat."""

from random import Random

from ironbridge.bots.seat_view import SeatView
from ironbridge.game.choices import Choice


class RandomBot:
    """Plays at random."""

    name = "dice"

    def choose(self, view: SeatView, rng: Random) -> Choice:
        """Returns one of the legal choices."""
        return view.choices[rng.randrange(len(view.choices))]
