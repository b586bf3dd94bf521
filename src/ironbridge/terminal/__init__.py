"""Playing in the terminal: a board of letters, numbered choices, plain commands."""
