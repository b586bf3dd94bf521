"""Entry point of ``python -m ironbridge``: runs the command line."""

from ironbridge.cli.main import main

if __name__ == "__main__":
    main()
