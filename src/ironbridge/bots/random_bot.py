"""Random bot: plays a uniformly random legal choice, as the baseline for all other bots."""

from random import Random

from ironbridge.bots.seat_view import SeatView
from ironbridge.game.choices import Choice


class RandomBot:
    """Plays uniformly at random."""

    name = "dice"

    def choose(self, view: SeatView, rng: Random) -> Choice:
        """Returns one of the legal choices."""
        return view.choices[rng.randrange(len(view.choices))]
