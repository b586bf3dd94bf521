"""Millbrook: a very small title, to be copied and changed (``ironbridge new-title``)."""

from ironbridge.titles.template.meta import TITLE

__all__ = ["TITLE"]
