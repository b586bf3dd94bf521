"""Checks for games, titles and servers: invariants, fuzzing, soak runs, the title checker."""
