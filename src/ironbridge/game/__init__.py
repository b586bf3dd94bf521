"""One game: play, undo, views, previews, the log; ``new``, ``load`` and ``replay`` make one."""

from ironbridge.game.game import Game as Game
from ironbridge.game.game import load as load
from ironbridge.game.game import new as new
from ironbridge.game.game import replay as replay
