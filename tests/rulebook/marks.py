"""The mark that ties a test to a rule of ``docs/rulebook``."""

import pytest


def rule(rule_id: str) -> pytest.MarkDecorator:
    """This test proves the rule with this id."""
    return pytest.mark.rule(rule_id)
