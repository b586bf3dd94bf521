"""Observation of a bot: its seat's view, and determinizations of the hidden information.

A bot never holds the real position, from which it could read the other hands.  The position behind
a view is a determinization, dealt from the seat's knowledge before the bot receives it.
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
    """The knowledge of one seat at one moment."""

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self.spec: GameSpec = game.spec
        """Rules and printed components of the table, which are public."""
        self.choices = game.choices if game.seat == seat else Choices(texts_of(game.spec), ())
        """The legal answers; empty unless the open question is this seat's."""
        # A determinization instead of the game itself, the same one for equal knowledge: the hidden
        # information is dropped here.
        self._seen = game.guess(seat, Random(0))

    @property
    def data(self) -> View:
        """Returns ``game.view(seat)`` without the options to undo."""
        return self._seen.view(self.seat)

    @property
    def over(self) -> bool:
        """Returns whether the game has ended."""
        return self._seen.over

    def guess(self, rng: Random) -> Game:
        """Returns a complete game that is consistent with the seat's knowledge.

        Hidden cards are dealt at random.
        """
        return self._seen.guess(self.seat, rng)

    def sample_state(self, rng: Random) -> State:
        """Returns a determinized ``State``: faster than ``guess`` for many trials."""
        return State(self.spec, self.guess(rng).position)

    imagine = sample_state  # the name up to 0.5

    @property
    def setting(self) -> GameSpec:
        """Returns ``spec``, by its name up to 0.5."""
        return self.spec

    @property
    def key(self) -> int:
        """Returns a hash of everything the seat sees.

        Equal knowledge gives equal keys.
        """
        return self._seen.position.seat_key(self.seat)

    def unseen(self) -> Determinizer:
        """Returns the determinizer of the seat's hidden information, for repeated sampling."""
        return unseen(self.spec, self._seen.position, self.seat)

    def after(self, choice: Choice | int | str, rng: Random) -> "SeatView":
        """Returns the view of the seat after a choice, under one determinization."""
        if not self.choices:
            raise BadInput("not-its-choice", seat=self.seat)
        game = self.guess(rng)
        game.play(choice)
        return SeatView(game, self.seat)
