"""Generates the artwork of the page that is not drawn by hand: the land under the boards."""
