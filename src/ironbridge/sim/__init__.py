"""Simulation: many games in parallel, the arena between bots, and perft counts."""
