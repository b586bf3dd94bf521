"""Brass: Birmingham (Roxley, 2018)."""

from ironbridge.titles.birmingham.setting import TITLE

__all__ = ["TITLE"]
