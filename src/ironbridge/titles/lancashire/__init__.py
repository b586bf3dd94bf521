"""Brass (Lancashire, 2007)."""

from ironbridge.titles.lancashire.meta import TITLE

__all__ = ["TITLE"]
