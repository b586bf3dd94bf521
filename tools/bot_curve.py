"""Draws strength against time from docs/bots-measured.json: python -m tools.bot_curve."""

import json
from pathlib import Path

DOCS = Path(__file__).resolve().parents[1] / "docs"


def main() -> None:
    """Draw the picture beside the figures."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    rows = json.loads((DOCS / "bots-measured.json").read_text("utf-8"))
    figure, axes = pyplot.subplots(figsize=(7, 4))
    times = [row["cpu_ms"] for row in rows]
    for what, mark in (("winner", "o-"), ("table", "s-")):
        axes.plot(times, [row[what] for row in rows], mark, label=f"{what} mean")
    for row in rows:
        axes.annotate(
            row["what"],
            (row["cpu_ms"], row["table"]),
            (4, -12),
            fontsize=7,
            textcoords="offset points",
        )
    axes.set_xscale("log")
    axes.set_xlabel("CPU time a turn, ms")
    axes.set_ylabel("points")
    axes.set_title("Brass: Birmingham, four identical seats")
    axes.legend()
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(DOCS / "bots-curve.svg", metadata={"Date": None})


if __name__ == "__main__":
    main()
