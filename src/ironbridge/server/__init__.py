"""The table server: games that are kept as their logs, and sent only as each seat may see them."""
