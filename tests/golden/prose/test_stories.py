"""Stored stories are unchanged: equal actions give equal events in equal words."""

from pathlib import Path

import pytest

from tests.golden.prose.stories import record_of, stories, story_of


def test_there_is_a_story() -> None:
    assert stories()


@pytest.mark.parametrize("path", stories(), ids=lambda path: str(path.stem))
def test_a_story_is_told_as_it_was(path: Path) -> None:
    story = path.read_text("utf-8")
    assert story_of(record_of(story)) == story
