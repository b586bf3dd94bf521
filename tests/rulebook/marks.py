"""The mark that ties a test to a rule of a title's ``rulebook.toml``."""

import pytest


def rule(rule_id: str) -> pytest.MarkDecorator:
    """This test proves the rule with this id."""
    return pytest.mark.rule(rule_id)
