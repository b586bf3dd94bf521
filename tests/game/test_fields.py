"""docs/view.md lists every field of every struct, and no other."""

import re
from pathlib import Path

import msgspec
import pytest

from ironbridge import types
from ironbridge.titles.age_of_industry.view import AgeOfIndustrySeen
from ironbridge.titles.birmingham.view import BirminghamSeen
from ironbridge.titles.lancashire.view import LancashireSeen

PAGE = (Path(__file__).parents[2] / "docs" / "view.md").read_text("utf-8")
STRUCTS = [
    *(thing for thing in vars(types).values() if isinstance(thing, type)),
    BirminghamSeen,
    LancashireSeen,
    AgeOfIndustrySeen,
]
SHOWN = {
    struct.__name__: struct
    for struct in STRUCTS
    if issubclass(struct, msgspec.Struct) and struct is not msgspec.Struct
}


def sections() -> dict[str, list[str]]:
    """Returns the fields on the page, by struct."""
    parts = re.split(r"^## (\w+)$", PAGE, flags=re.MULTILINE)
    return {
        name: re.findall(r"^\| `(\w+)` \|", text, flags=re.MULTILINE)
        for name, text in zip(parts[1::2], parts[2::2], strict=True)
    }


@pytest.mark.parametrize("name", SHOWN)
def test_every_field_is_explained(name: str) -> None:
    assert sections()[name] == list(SHOWN[name].__struct_fields__)


def test_nothing_else_is_explained() -> None:
    assert set(sections()) == set(SHOWN)
