"""Scaffolds a new title: copies the template under a new name, ready to be installed."""

import keyword
import re
import shlex
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

from ironbridge.errors import Fault

TITLES = Path(__file__).parent
TEMPLATE = TITLES / "template"
TEXTS = (".py", ".toml", ".ftl")
ENTRIES = '[project.entry-points."ironbridge.titles"]'

PROJECT = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "ironbridge-{name}"
version = "0.1.0"
dependencies = ["ironbridge"]

[project.entry-points."ironbridge.titles"]
{name} = "{name}"

[tool.hatch.build.targets.wheel]
packages = ["{name}"]
"""


def new_title(name: str, folder: str | Path) -> Path:
    """Copies the template into a folder under this name; returns the folder of the new package.

    In Ironbridge's own folder of titles it is found at once.  Elsewhere it becomes a package, and
    the project file beside it declares the entry point; a second title joins the same project.
    """
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
        raise Fault("no-title-name", title=name)
    inside = Path(folder).resolve() == TITLES
    package = Path(folder) / name
    if package.exists():
        raise Fault("folder-exists", folder=package)
    shutil.copytree(TEMPLATE, package, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for path in sorted(package.rglob("*")):
        if path.suffix in TEXTS:
            text = path.read_text("utf-8")
            path.write_text(renamed(text, name, inside), encoding="utf-8")
    if not inside:
        register(name, Path(folder) / "pyproject.toml")
    return package


def register(name: str, project: Path) -> None:
    """Adds the title to the project file: its entry point and its package."""
    if not project.exists():
        project.write_text(PROJECT.format(name=name), encoding="utf-8")
        return
    text = project.read_text("utf-8")
    if ENTRIES in text:
        text = text.replace(ENTRIES, f'{ENTRIES}\n{name} = "{name}"', 1)
    else:
        text = f'{text.rstrip()}\n\n{ENTRIES}\n{name} = "{name}"\n'
    text = re.sub(r"^packages = \[(.*)\]$", rf'packages = [\1, "{name}"]', text, flags=re.M)
    project.write_text(text, encoding="utf-8")


def how_to_install(folder: Path) -> str:
    """Returns the command that installs the project in a folder into the current Python."""
    if find_spec("pip"):
        return shlex.join([sys.executable, "-m", "pip", "install", "-e", str(folder)])
    own = sorted((TITLES.parents[2] / ".boot").glob("uv*/bin/uv"))
    uv = str(own[-1]) if own else "uv"
    return shlex.join([uv, "pip", "install", "--python", sys.executable, "-e", str(folder)])


def renamed(text: str, name: str, inside: bool) -> str:
    """Returns a file of the template with modules, names and rule ids of the new title."""
    spoken = name.replace("_", " ").title()
    module = f"ironbridge.titles.{name}" if inside else name
    text = text.replace("ironbridge.titles.template", module)
    text = text.replace('"template"', f'"{name}"')
    for made in ("Rules", "Seen", "Hooks"):
        text = text.replace(f"Template{made}", f"{camel(name)}{made}")
    return text.replace("Millbrook", spoken)


def camel(name: str) -> str:
    """Returns ``new_england`` as part of a class name: ``NewEngland``."""
    return "".join(part.capitalize() for part in name.split("_"))
