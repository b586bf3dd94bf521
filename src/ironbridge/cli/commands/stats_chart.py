"""Draws the statistics of a data set as a chart."""

from pathlib import Path
from typing import Any

from ironbridge.cli.commands.stats_tables import PARTS, Labels


def draw(found: dict[str, Any], path: Path, language: str = "en") -> None:
    """Writes the statistics as a picture."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    parts = ["by place in the first order", "by first action", "by industry", "by tiles built"]
    parts.append("by layout")
    shown = [part for part in parts if found[part]]
    labels = Labels(found["data set"], language)
    heights = [max(len(found[part]), 2) for part in shown]
    figure, axes = pyplot.subplots(
        len(shown),
        1,
        figsize=(9, 1.5 + 0.26 * sum(heights)),
        gridspec_kw={"height_ratios": heights},
        squeeze=False,
        constrained_layout=True,
    )
    for part, axis in zip(shown, axes[:, 0], strict=True):
        groups = found[part][::-1]
        means = [one["mean"] for one in groups]
        below = [one["mean"] - one["low"] for one in groups]
        above = [one["high"] - one["mean"] for one in groups]
        axis.errorbar(
            means, range(len(groups)), xerr=[below, above], fmt="o", color="#2a231d", capsize=3
        )
        called = [labels.group(part, one["name"]) for one in groups]
        sizes = [f" ({one['size']})" if "size" in one else "" for one in groups]
        names = [name + size for name, size in zip(called, sizes, strict=True)]
        axis.set_yticks(range(len(groups)), names)
        axis.set_ylim(-0.6, len(groups) - 0.4)
        axis.set_title(labels.say(f"by-{PARTS[part]}"), loc="left")
        axis.spines[["top", "right"]].set_visible(False)
        axis.grid(axis="x", alpha=0.25)
    figure.savefig(path)
    pyplot.close(figure)
