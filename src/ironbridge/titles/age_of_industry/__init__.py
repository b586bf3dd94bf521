"""Age of Industry (Treefrog, 2010), boards Germany and New England."""

from ironbridge.titles.age_of_industry.meta import TITLE

__all__ = ["TITLE"]
