"""Automa of Brass: Birmingham: a scripted opponent that follows a deck of cards."""
