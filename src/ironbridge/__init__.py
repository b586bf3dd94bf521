"""Ironbridge: the Brass family of board games as a library."""

from ironbridge.build import compiled as compiled
