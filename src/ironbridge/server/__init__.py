"""Game server: stores each game as an append-only log and sends each seat what it may see."""
