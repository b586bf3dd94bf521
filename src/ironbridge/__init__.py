"""Ironbridge: the Brass family of board games as a library.

>>> import ironbridge
>>> game = ironbridge.new("birmingham", seats=2, seed=7)
>>> game.over
False
"""

from ironbridge.build import compiled as compiled

# isort: split
from ironbridge.choice import Choice as Choice
from ironbridge.choice import Choices as Choices
from ironbridge.errors import BadInput as BadInput
from ironbridge.errors import Refusal as Refusal
from ironbridge.errors import Refused as Refused
from ironbridge.game import Game as Game
from ironbridge.game import load as load
from ironbridge.game import new as new
from ironbridge.game import replay as replay
from ironbridge.result import Result as Result
from ironbridge.seen import ActionTold as ActionTold
from ironbridge.seen import Event as Event
from ironbridge.titles import find, names
from ironbridge.titles.title import Title as Title
from ironbridge.view import View as View

__version__ = "0.1.0"


def titles() -> list[Title]:
    """Every installed title: name, seats, options and more."""
    return [find(name) for name in names()]
