"""Layers: no module imports from a layer above its own."""

import ast
import sys
from collections.abc import Iterator

import pytest

from ironbridge.titles import modules
from tests.architecture.sources import PACKAGE, ROOT, Source, all_sources, parse, sources

# Layers from the lowest to the highest; a module imports from its own package and lower layers.
LAYERS = (
    "_build _version types",
    "errors",
    "core",
    "search",
    "titles",
    "notation",
    "i18n",
    "game",
    "bots",
    "sim",
    "review",
    "learn research",
    "terminal server",
    "testing",
    "cli",
    "__main__",
    "benchmarks",
)
RANK = {package: rank for rank, line in enumerate(LAYERS) for package in line.split()}
ROOT_PACKAGE = ""
"""The public names in ``ironbridge`` itself: imported only from outside the package."""
# Other packages that rule code may import: it must run compiled and load fast.
RULES_MAY_IMPORT = {"librt", "mypy_extensions", *sys.stdlib_module_names}
# The title's part of a view is an msgspec struct; no compiled module imports it.
VIEW_MAY_IMPORT = {"msgspec"}
CHANCE = "core/rng.py"
# Random tokens and names do not affect a game.
MAY_BE_RANDOM = {CHANCE, "server/tokens.py"}


def package(name: str) -> str:
    """Returns ``core`` for ``ironbridge.core.bitset``; messages of a title belong to ``i18n``."""
    top, *inside = name.split(".")
    if top == "benchmarks":
        return top
    if inside[:1] == ["titles"] and "i18n" in inside:
        return "i18n"
    return inside[0] if inside else ROOT_PACKAGE


def package_of(source: Source) -> str:
    return package(module_of(source))


def module_of(source: Source) -> str:
    """Returns the import name of a module."""
    top = PACKAGE.parent if PACKAGE in source.path.parents else ROOT
    inside = source.path.relative_to(top).with_suffix("")
    return ".".join(part for part in inside.parts if part != "__init__")


def rank_of(source: Source) -> int:
    return RANK.get(package_of(source), len(LAYERS))


def imports(source: Source) -> Iterator[tuple[ast.AST, str]]:
    """Yields each import of a module by its full name."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node, alias.name
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            for alias in node.names:
                is_part = module == "ironbridge" and is_module(alias.name)
                yield node, f"{module}.{alias.name}" if is_part else module


def is_module(name: str) -> bool:
    return (PACKAGE / name).is_dir() or (PACKAGE / f"{name}.py").is_file()


def upward_arrows(source: Source) -> list[str]:
    """Returns the imports of a module that its layer does not allow."""
    own = package_of(source)
    if own == ROOT_PACKAGE:
        return []
    return [
        f"{source.at(node)} imports {name}"
        for node, name in imports(source)
        if name.split(".")[0] in ("ironbridge", "benchmarks") and not may_use(own, package(name))
    ]


def may_use(own: str, other: str) -> bool:
    """Returns whether a package may import from another one."""
    if other == ROOT_PACKAGE:
        return own == "benchmarks"
    return own == other or RANK[other] < RANK[own]


def test_nothing_imports_upward() -> None:
    assert [arrow for source in all_sources() for arrow in upward_arrows(source)] == []


def test_the_rules_stand_on_nothing_but_the_standard_library_and_mypycs() -> None:
    strangers = [
        f"{source.at(node)} imports {name}"
        for source in sources()
        if RANK["core"] <= rank_of(source) <= RANK["titles"]
        for node, name in imports(source)
        if name.split(".")[0] not in may_import(source) | {"ironbridge"}
    ]
    assert strangers == []


def may_import(source: Source) -> set[str]:
    """Returns the other packages that a module of the rules may import."""
    return RULES_MAY_IMPORT | (VIEW_MAY_IMPORT if source.path.name == "view.py" else set())


def test_the_build_is_chosen_before_anything_else_is_imported() -> None:
    root = parse(PACKAGE / "__init__.py")
    names = [name for _, name in imports(root) if name.startswith("ironbridge")]
    assert names[0] == "ironbridge._build"


# Randomness


def uses_of_chance(source: Source) -> Iterator[str]:
    """Yields imports of randomness and generators without a seed.

    Above the rules a type annotation ``Random`` is allowed: a bot receives a generator.
    """
    may_name_the_type = rank_of(source) > RANK["titles"]
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ImportFrom):
            only_type = may_name_the_type and [alias.name for alias in node.names] == ["Random"]
            if node.module in ("random", "secrets", "librt.random") and not only_type:
                yield f"{source.at(node)} imports {node.module}"
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name in ("random", "secrets", "librt.random"):
                    yield f"{source.at(node)} imports {alias.name}"
        elif isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            unseeded = called == "Random" and not node.args
            if unseeded or called in ("os.urandom", "uuid.uuid4", "uuid4", "urandom"):
                yield f"{source.at(node)} calls {called}()"


def test_only_chance_makes_chance() -> None:
    others = [source for source in sources() if source.inside not in MAY_BE_RANDOM]
    assert [use for source in others for use in uses_of_chance(source)] == []


# Writes to positions


def position_fields() -> set[str]:
    """Returns every attribute of the class Position."""
    tree = parse(PACKAGE / "core" / "position.py").tree
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    (position,) = [node for node in classes if node.name == "Position"]
    return {
        node.attr
        for node in ast.walk(position)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and ast.unparse(node.value) == "self"
    }


def writes(tree: ast.Module) -> Iterator[ast.Attribute]:
    """Yields attributes of other objects that are assigned to, directly or by index."""
    for node in ast.walk(tree):
        target: ast.expr | None = None
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del):
            target = node
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
            target = node.value
        if isinstance(target, ast.Attribute) and ast.unparse(target.value) not in ("self", "cls"):
            yield target


def test_only_the_rules_write_to_a_position() -> None:
    fields = position_fields()
    written = [
        f"{source.at(node)} writes {ast.unparse(node)}"
        for source in sources()
        if rank_of(source) > RANK["titles"]
        for node in writes(source.tree)
        if node.attr in fields
    ]
    assert written == []


# Titles

OURS = [name for name, module in modules().items() if module.startswith("ironbridge.")]


def title_of(source: Source) -> str:
    """Returns the title in whose folder a module is; empty for other modules."""
    where = source.inside.split("/")
    return where[1] if where[0] == "titles" and len(where) > 2 else ""


def titles_named(source: Source) -> list[str]:
    """Returns places where code names a title of another folder; docstrings may."""
    others = [name for name in OURS if name != title_of(source)]
    docstrings = {id(text) for text in all_docstrings(source.tree)}
    found = []
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            said = "" if id(node) in docstrings else node.value
        elif isinstance(node, ast.Name | ast.Attribute | ast.alias | ast.ImportFrom):
            said = ast.unparse(node)
        else:
            continue
        if any(name in said.lower() for name in others):
            found.append(f"{source.at(node)} says {said!r}")
    return found


def all_docstrings(tree: ast.AST) -> Iterator[ast.Constant]:
    """Yields the docstrings of a module, of its classes, functions and constants."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


def test_no_module_outside_a_title_names_one() -> None:
    assert [place for source in sources() for place in titles_named(source)] == []


# The tests above can fail


@pytest.mark.parametrize(
    ("inside", "line", "arrows"),
    [
        ("core/x.py", "from ironbridge.titles import found", 1),
        ("core/x.py", "def late():\n    import ironbridge.i18n", 1),
        ("titles/x/y.py", "from ironbridge import notation", 1),
        ("titles/x/rules.py", "from ironbridge.titles.x.i18n import TITLE_MESSAGES", 1),
        (
            "titles/x/i18n/__init__.py",
            "from ironbridge.i18n.title_messages import TitleMessages",
            0,
        ),
        ("titles/x/i18n/__init__.py", "from ironbridge.bots.random_bot import RandomBot", 1),
        ("i18n/x.py", "from ironbridge.titles.x.i18n import TITLE_MESSAGES", 0),
        ("game/x.py", "from ironbridge import new", 1),
        ("game/x.py", "from ironbridge.core.bitset import BIT\nfrom ironbridge import titles", 0),
        ("cli/x.py", "from ironbridge.bots import random_bot", 0),
        ("server/x.py", "from ironbridge.terminal import board", 1),
        ("cli/x.py", "from benchmarks import random_games", 1),
    ],
)
def test_an_upward_arrow_is_seen(inside: str, line: str, arrows: int) -> None:
    assert len(upward_arrows(Source(PACKAGE / inside, line, ast.parse(line)))) == arrows


@pytest.mark.parametrize(
    ("inside", "line", "found"),
    [
        ("core/flow.py", "from random import Random", 1),
        ("bots/random_bot.py", "from random import Random", 0),
        ("bots/random_bot.py", "import random", 1),
        ("sim/simulate.py", "from random import Random\nRandom()", 1),
        ("sim/simulate.py", "from random import Random\nRandom(7)", 0),
    ],
)
def test_chance_is_seen(inside: str, line: str, found: int) -> None:
    assert len(list(uses_of_chance(Source(PACKAGE / inside, line, ast.parse(line))))) == found


@pytest.mark.parametrize(
    ("inside", "line", "found"),
    [
        ("game/x.py", 'if title == "birmingham":\n    pass', 1),
        ("titles/birmingham/rules.py", 'NAME = "birmingham"', 0),
        ("titles/lancashire/rules.py", "from ironbridge.titles.birmingham import TITLE", 1),
        ("testing/title_check/title_meta.py", "x = LancashireRules", 1),
        ("game/x.py", '"""Such as birmingham."""', 0),
    ],
)
def test_a_title_named_elsewhere_is_seen(inside: str, line: str, found: int) -> None:
    assert len(titles_named(Source(PACKAGE / inside, line, ast.parse(line)))) == found


@pytest.mark.parametrize(
    ("line", "found"),
    [("pos.money = 3", 1), ("pos.words[1] += 3", 1), ("self.money = 3", 0), ("x = pos.money", 0)],
)
def test_a_write_is_seen(line: str, found: int) -> None:
    assert len(list(writes(ast.parse(line)))) == found
