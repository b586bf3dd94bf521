"""The game server: stores each game as its log, and sends each seat what it may see."""
