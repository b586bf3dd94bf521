"""The decorator that marks a test with a rule id of a title's ``rulebook.toml``."""

import pytest


def rule(rule_id: str) -> pytest.MarkDecorator:
    """Marks a test as the proof of a rule."""
    return pytest.mark.rule(rule_id)
