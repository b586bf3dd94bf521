"""Games in memory: registry, live games, subscribers, clocks, bots, worker processes."""
