"""Brass (Lancashire, 2007)."""

from ironbridge.titles.lancashire.title import TITLE

__all__ = ["TITLE"]
