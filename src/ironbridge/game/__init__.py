"""The game API: play, undo, views, previews and the log; ``new``, ``load`` and ``replay``."""

from ironbridge.game.factory import load as load
from ironbridge.game.factory import new as new
from ironbridge.game.factory import replay as replay
from ironbridge.game.game import Game as Game
