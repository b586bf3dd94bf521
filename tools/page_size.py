"""Prints the transfer size of the page: code and style compressed, maps and fonts apart.

python3 run.py size
"""

import gzip
import sys
from pathlib import Path

from tools import build_page

KINDS = {"code and style": (".js", ".css", ".html"), "maps": (".svg",), "fonts": (".woff2",)}


def sizes(folder: Path = build_page.STATIC) -> dict[str, tuple[int, int]]:
    """Returns the bytes on disk and the bytes transferred, for each kind of file."""
    found = {}
    for kind, endings in KINDS.items():
        files = [path.read_bytes() for path in folder.rglob("*") if path.suffix in endings]
        plain = sum(len(data) for data in files)
        # Fonts are compressed already.
        sent = plain if kind == "fonts" else sum(len(gzip.compress(data, 9)) for data in files)
        found[kind] = (plain, sent)
    return found


def main() -> None:
    """Prints a line for each kind."""
    build_page.build()
    for kind, (plain, sent) in sizes().items():
        line = f"{kind:15} {plain / 1000:7.1f} kB, {sent / 1000:6.1f} kB compressed"
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
