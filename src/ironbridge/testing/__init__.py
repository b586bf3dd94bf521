"""Checks for games and titles: invariants, fuzzing, soak runs, the title checker."""
