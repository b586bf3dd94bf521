"""``python -m ironbridge``: the command line."""

from ironbridge.cli import main

if __name__ == "__main__":
    main()
