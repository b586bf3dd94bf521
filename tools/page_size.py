"""Prints the transfer size of the page: all of it, the first script, and a first visit.

python3 run.py size

Sizes are those of gzip, which every client accepts; browsers accept the smaller brotli over HTTPS
and from this machine only.
"""

import gzip
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.page import chromium
from tests.page.site import site
from tools import build_page

KINDS = {"code and style": (".js", ".css", ".html"), "maps": (".svg",), "fonts": (".woff2",)}
LINKED = re.compile(r'(?:src|href)="/(assets/[^"]+\.js)"')
IMPORTED = re.compile(r'(?:from|import)\s*"\./([^"]+\.js)"')
MOST_SCRIPT = 100_000
"""Maximum size of the script for the first screen, in compressed bytes."""
MOST_VISIT = 350_000
"""Maximum size of everything that a first visit to the lobby loads, in bytes."""


def sizes(folder: Path = build_page.STATIC) -> dict[str, tuple[int, int]]:
    """Returns the bytes on disk and the bytes transferred, for each kind of file."""
    found = {}
    for kind, endings in KINDS.items():
        files = [path.read_bytes() for path in folder.rglob("*") if path.suffix in endings]
        plain = sum(len(data) for data in files)
        # Fonts are compressed already.
        sent = plain if kind == "fonts" else sum(map(compressed, files))
        found[kind] = (plain, sent)
    return found


def compressed(data: bytes) -> int:
    """Returns the number of bytes after gzip."""
    return len(gzip.compress(data, 9))


def first_script(folder: Path = build_page.STATIC) -> int:
    """Returns the compressed bytes of the script that ``index.html`` loads, with its imports."""
    waiting = LINKED.findall((folder / "index.html").read_text("utf-8"))
    seen: dict[str, int] = {}
    while waiting:
        name = waiting.pop()
        if name not in seen:
            source = (folder / name).read_bytes()
            seen[name] = compressed(source)
            waiting += [f"assets/{each}" for each in IMPORTED.findall(source.decode())]
    return sum(seen.values())


def first_visit(browser: Browser, address: str) -> dict[str, int]:
    """Returns the bytes received for every address that an English visit to the lobby loads."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900},
        locale="en",
        extra_http_headers={"accept-encoding": "gzip"},
    )
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    paths: dict[str, str] = {}
    sent: dict[str, int] = {}

    def begun(event: dict[str, Any]) -> None:
        paths[event["requestId"]] = event["request"]["url"].removeprefix(address)

    def done(event: dict[str, Any]) -> None:
        sent[paths[event["requestId"]]] = int(event["encodedDataLength"])

    session.on("Network.requestWillBeSent", begun)
    session.on("Network.loadingFinished", done)
    page.goto(address)
    page.locator(".board").first.wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    context.close()
    return sent


def main() -> None:
    """Prints a line for each kind of file, for the first script and for a first visit."""
    build_page.build()
    for kind, (plain, sent) in sizes().items():
        line = f"{kind:15} {plain / 1000:7.1f} kB, {sent / 1000:6.1f} kB compressed"
        sys.stdout.write(line + "\n")
    sys.stdout.write(f"first script    {first_script() / 1000:7.1f} kB compressed\n")
    with (
        tempfile.TemporaryDirectory() as folder,
        site(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=chromium.chromium(), args=chromium.FLAGS, env=chromium.environment()
        )
        visit = first_visit(browser, address)
        browser.close()
    for path, sent in sorted(visit.items(), key=lambda row: -row[1]):
        sys.stdout.write(f"  {sent / 1000:7.1f} kB  {path}\n")
    sys.stdout.write(f"first visit     {sum(visit.values()) / 1000:7.1f} kB in all\n")


if __name__ == "__main__":
    main()
