"""Brass: Birmingham (Roxley, 2018)."""

from ironbridge.titles.birmingham.meta import TITLE

__all__ = ["TITLE"]
