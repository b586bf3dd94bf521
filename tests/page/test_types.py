"""The page's types of the API are up to date with the schema."""

import pytest

from tools import api_types, build_page


@pytest.mark.slow
def test_the_servers_types_are_current() -> None:
    build_page.build()
    assert api_types.TYPES.read_text("utf-8") == api_types.types()
