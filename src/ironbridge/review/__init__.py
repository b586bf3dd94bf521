"""Review of a finished game: the loss of each turn, its grade, and what was luck."""
