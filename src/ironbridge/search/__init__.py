"""Searches for the best turn: move generation, determinization, evaluation, rollouts."""
