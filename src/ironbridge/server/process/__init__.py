"""Settings of the server process: logging, garbage collection, file limits."""
