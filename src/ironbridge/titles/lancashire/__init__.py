"""Brass (Lancashire, 2007)."""

from ironbridge.titles.lancashire.setting import TITLE

__all__ = ["TITLE"]
