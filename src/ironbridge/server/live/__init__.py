"""Games in memory: the registry, live games, subscribers, clocks, bots, workers."""
