"""Brass: Birmingham (Roxley, 2018)."""

from ironbridge.titles.birmingham.title import TITLE

__all__ = ["TITLE"]
