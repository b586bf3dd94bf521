"""Terminal client: the board as text, numbered choices, and commands."""
