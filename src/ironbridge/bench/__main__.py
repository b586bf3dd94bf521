"""``python -m ironbridge.bench``."""

from ironbridge.bench import main

main()
