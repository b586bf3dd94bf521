"""The scalar fields of a position are listed once; generated code is up to date with the list."""

from ironbridge.core.position import FIELDS
from tools.position_fields import MODULE, listed, made


def test_what_is_made_from_the_list_is_current() -> None:
    source = MODULE.read_text(encoding="utf-8")
    assert made(source) == source, "run tools/position_fields.py"


def test_the_list_has_every_single_number() -> None:
    names = listed(MODULE.read_text(encoding="utf-8"))
    assert sorted([*names, "seats"]) == sorted(FIELDS)


def test_a_number_added_to_the_list_is_written_out() -> None:
    source = MODULE.read_text(encoding="utf-8")
    longer = source.replace(
        "self.owed: i64 = 0\n", "self.owed: i64 = 0\n        self.new: i64 = 0\n"
    )
    assert "twin.new = self.new\n" in made(longer)
    assert made(made(longer)) == made(longer)
