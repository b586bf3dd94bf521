"""What a bot is given: the table as its seat sees it, and ways to imagine the rest.

A bot that may hold the position can read the other hands, so it never gets one.  What it gets was
dealt again, from what the seat knows, before the bot ever saw it: there is no way back.
"""

from random import Random

from ironbridge.errors import BadInput
from ironbridge.game import Game
from ironbridge.game.choices import Choice, Choices
from ironbridge.game.sample_world import unseen
from ironbridge.game.state import State
from ironbridge.game.view import View
from ironbridge.notation.choice_text import texts_of
from ironbridge.search.determinize import Determinizer
from ironbridge.titles.spec import GameSpec


class SeatView:
    """One seat's knowledge at one moment."""

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self.spec: GameSpec = game.spec
        """The printed matter and the rules of this table: known to all."""
        self.choices = game.choices if game.seat == seat else Choices(texts_of(game.spec), ())
        """The legal answers, when the open question is this seat's."""
        # Not the game: one that looks the same from this seat, always the same one for the same
        # knowledge.  Whatever is hidden has been thrown away here.
        self._seen = game.guess(seat, Random(0))

    @property
    def data(self) -> View:
        """Returns what ``game.view(seat)`` says, but that a bot takes nothing back."""
        return self._seen.view(self.seat)

    @property
    def over(self) -> bool:
        """Returns whether the game has ended."""
        return self._seen.over

    def guess(self, rng: Random) -> Game:
        """Returns a full game that agrees with all the seat knows.

        What it cannot see is dealt again.
        """
        return self._seen.guess(self.seat, rng)

    def sample_state(self, rng: Random) -> State:
        """Returns the same as ``guess`` in bare numbers: for bots that try out many things."""
        return State(self.spec, self.guess(rng).position)

    imagine = sample_state  # the name up to 0.1

    @property
    def setting(self) -> GameSpec:
        """Returns ``spec``, by its name up to 0.1."""
        return self.spec

    @property
    def key(self) -> int:
        """Returns a number for all that the seat sees.

        The same whenever the table looks the same.
        """
        return self._seen.position.seat_key(self.seat)

    def unseen(self) -> Determinizer:
        """Returns what the seat cannot see, ready to be dealt again as often as a search likes."""
        return unseen(self.spec, self._seen.position, self.seat)

    def after(self, choice: Choice | int | str, rng: Random) -> "SeatView":
        """Returns what the seat would see after a choice, if the unseen were as guessed."""
        if not self.choices:
            raise BadInput("not-its-choice", seat=self.seat)
        game = self.guess(rng)
        game.play(choice)
        return SeatView(game, self.seat)
