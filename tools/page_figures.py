"""Measures the page in a real browser: click latency, frame times, layout shifts, size.

    .venv/bin/python -m tools.page_figures [CLICKS]

Clicks are mouse clicks.  A layout shift is one that browsers count; shifts after a click do not
count.  Needs a quiet machine: server, browser and script share its processors.  It takes a minute
and reports the load at the start.
"""

import json
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import httpx
from playwright.sync_api import Page, ViewportSize, sync_playwright

from ironbridge.titles.sample_games import sample_games
from tests.page import chromium
from tests.page.site import UNLIMITED, site
from tools import build_page, page_size

CLICKS: Final = 40
ACTION: Final = 70
"""Number of the action of a sample game at which the board is full enough."""
REST: Final = 600
"""Pause in milliseconds before each click, in which animations end."""
SECONDS: Final = 3
MIDDLE: Final = (440.0, 440.0)
"""Point of the map that is dragged, in pixels."""
WINDOW: Final[ViewportSize] = {"width": 1440, "height": 900}
WATCH: Final = """
performance.setResourceTimingBufferSize(100000);
window.shifts = [];
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts.push(entry.value);
}).observe({ type: 'layout-shift', buffered: true });
window.updated = () => new Promise((resolve, reject) => {
  setTimeout(() => reject('nothing came of the click'), 20000);
  let start = 0;
  addEventListener('click', () => { start = performance.now(); }, { capture: true, once: true });
  const seen = new MutationObserver(() => {
    seen.disconnect();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();  // its message comes after the frame was painted
      channel.port1.onmessage = () => {
        const painted = performance.now();
        const asked = performance.getEntriesByType('resource').findLast(
          entry => entry.name.endsWith('/entries'));
        resolve([painted - start, asked.responseEnd - asked.startTime]);
      };
      channel.port2.postMessage(0);
    });
  });
  seen.observe(document.querySelector('[data-entry]'),
    { attributes: true, attributeFilter: ['data-entry'] });
});
window.frames_seen = seconds => new Promise(resolve => {
  const times = [];
  const tick = now => {
    times.push(now);
    if (now - times[0] < seconds * 1000) requestAnimationFrame(tick);
    else resolve(times.slice(1).map((time, k) => time - times[k]));
  };
  requestAnimationFrame(tick);
});
"""
GO: Final = "[data-asked] .go"
LOAN: Final = ".act:has(kbd:text-is('L'))"
UNDO: Final = ".tools .tool:nth-child(1):not(:disabled)"
UNDO_TURN: Final = ".tools .tool:nth-child(2):not(:disabled)"
SITE: Final = "[data-open] rect.hit"
MORE: Final = "[data-asked=other]"
CARD: Final = ".holder:not(.unfit, .face-up)"


def table(address: str) -> dict[str, Any]:
    """Returns a game in mid-play with all seats on this device, and the seat to act."""
    record = next(game.record for game in sample_games() if game.seats == 4)
    opened = httpx.post(f"{address}/api/records", json={"text": record}, timeout=60).json()
    asked = {"action": ACTION}
    made = httpx.post(f"{address}/api/games/{opened['game']}/fork", json=asked, timeout=60).json()
    seat = httpx.get(f"{address}/api/games/{made['game']}/view").json()["view"]["to_act"]
    return {"game": made["game"], "seats": [one for one in made["seats"] if one["seat"] == seat]}


def sit(page: Page, address: str, made: dict[str, Any]) -> None:
    """Opens the game and waits for the turn."""
    kept = json.dumps({made["game"]: {"seats": made["seats"]}})
    page.add_init_script(f"localStorage.setItem('ironbridge.seats', '{kept}')")
    page.add_init_script(WATCH)
    page.goto(f"{address}/game/{made['game']}")
    page.locator("[data-asked], .stepper .go").first.wait_for(timeout=120_000)
    if page.locator(".stepper .go").is_visible():
        page.locator(".stepper .go").click()
    page.locator("[data-asked]").wait_for()
    page.evaluate("document.fonts.ready")


def clicks(page: Page, count: int) -> tuple[list[float], list[float]]:
    """Measures the milliseconds from a click to the painted board: begin a loan, build, undo.

    Returns the total times, and the part that the server's response took.
    """
    found: list[tuple[float, float]] = []

    def press(what: str) -> None:
        page.locator(what).first.wait_for()
        page.wait_for_timeout(REST)
        page.evaluate("() => { window.found = updated() }")
        page.locator(what).first.click()
        found.append(page.evaluate("found"))

    while len(found) < count:
        press(LOAN)
        press(UNDO)
        page.keyboard.press("b")
        page.locator(SITE).first.click()
        page.locator(f"{GO}, {MORE}").first.wait_for()
        press(CARD if page.locator(MORE).is_visible() else GO)
        press(UNDO_TURN)
    return [whole for whole, _ in found], [answer for _, answer in found]


def panned(page: Page) -> list[float]:
    """Returns the milliseconds between frames while the enlarged map is dragged."""
    page.keyboard.press("Escape")
    page.mouse.move(*MIDDLE)
    page.mouse.wheel(0, -600)
    page.wait_for_timeout(800)
    page.evaluate("seconds => { window.found = frames_seen(seconds) }", SECONDS)
    page.mouse.down()
    for step in range(SECONDS * 60):
        reach = 160 * (1 if step % 120 < 60 else -1) * ((step % 60) / 60)
        page.mouse.move(MIDDLE[0] + reach, MIDDLE[1] + reach / 2)
    page.mouse.up()
    frames: list[float] = page.evaluate("found")
    return frames


def high(values: list[float]) -> float:
    """Returns the 95th percentile."""
    return statistics.quantiles(values, n=20)[-1]


def report(times: list[float], answers: list[float], frames: list[float]) -> list[str]:
    """Returns the results, one per line."""
    middle = statistics.median
    _, sent = page_size.sizes()["code and style"]
    return [
        f"click to board   p50 {middle(times):.0f} ms, p95 {high(times):.0f} ms ({len(times)})",
        f"of it the answer p50 {middle(answers):.0f} ms, p95 {high(answers):.0f} ms",
        f"panning          {1000 / middle(frames):.0f} frames a second, p95 {high(frames):.1f} ms",
        f"bundle           {sent / 1000:.0f} kB compressed, without fonts and maps",
    ]


def main() -> None:
    """Measures and prints the results."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else CLICKS
    busy = os.getloadavg()[0]
    build_page.build()
    with (
        tempfile.TemporaryDirectory() as data,
        site(Path(data), UNLIMITED) as address,
        sync_playwright() as p,
    ):
        browser = p.chromium.launch(
            executable_path=chromium.chromium(), args=chromium.FLAGS, env=chromium.environment()
        )
        page = browser.new_page(viewport=WINDOW)
        sit(page, address, table(address))
        times, answers = clicks(page, count)
        lines = report(times, answers, panned(page))
        shifts: list[float] = page.evaluate("shifts")
        lines.append(
            f"layout shift     largest {max(shifts, default=0):.4f}, all {sum(shifts):.4f}"
        )
        lines.append(f"machine          load {busy:.1f} on {os.cpu_count()} processors before")
        sys.stdout.write("\n".join(lines) + "\n")
        browser.close()


if __name__ == "__main__":
    main()
