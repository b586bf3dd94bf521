"""Many games at once: laws that hold in all of them, counts of what can be played."""
