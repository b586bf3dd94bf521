"""One game: play, undo, views, previews, the log; ``new``, ``load`` and ``replay`` make one."""

from ironbridge.game.factory import load as load
from ironbridge.game.factory import new as new
from ironbridge.game.factory import replay as replay
from ironbridge.game.game import Game as Game
