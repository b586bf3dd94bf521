"""A game spec is immutable, and every title has its hooks."""

from collections.abc import MutableMapping
from dataclasses import FrozenInstanceError, fields, replace
from typing import cast

import pytest

import ironbridge
from ironbridge.i18n.localizer import localizer_of
from ironbridge.notation.choice_text import texts_of
from ironbridge.notation.headers import make_spec
from ironbridge.titles import find, names
from ironbridge.titles.hooks import TitleHooks
from ironbridge.titles.spec import SPECS_CACHED, GameSpec, per_spec
from ironbridge.titles.template import TITLE as TEMPLATE

SPECS = [*(make_spec(name, None, {}) for name in names()), TEMPLATE.make(2, {})]


@pytest.fixture(params=SPECS, ids=lambda spec: spec.title)
def spec(request: pytest.FixtureRequest) -> GameSpec:
    """Returns the game spec of a title."""
    return cast(GameSpec, request.param)


def test_no_field_can_be_set(spec: GameSpec) -> None:
    for field in fields(spec):
        with pytest.raises(FrozenInstanceError):
            setattr(spec, field.name, None)


def test_no_collection_can_be_changed(spec: GameSpec) -> None:
    for field in fields(spec):
        value = getattr(spec, field.name)
        assert not isinstance(value, list | MutableMapping), field.name


def test_no_name_can_be_changed(spec: GameSpec) -> None:
    for field in fields(spec.names):
        value = getattr(spec.names, field.name)
        assert isinstance(value, tuple), field.name
        assert not any(isinstance(entry, list) for entry in value), field.name
        with pytest.raises(FrozenInstanceError):
            setattr(spec.names, field.name, [])


def test_the_hooks_are_the_titles_own(spec: GameSpec) -> None:
    assert isinstance(spec.hooks, TitleHooks)
    assert type(spec.hooks).__module__ == f"ironbridge.titles.{spec.title}.hooks"
    assert (spec.hooks.rules, spec.hooks.names) == (spec.rules, spec.names)


def test_confirmed_turns_have_a_spec_of_their_own() -> None:
    plain = ironbridge.new("birmingham", seed=1).spec
    confirmed = ironbridge.new("birmingham", seed=1, confirm_turns=True).spec
    assert "confirm_turns" not in plain.options
    assert confirmed.options["confirm_turns"] is True


def test_equal_options_share_a_spec_and_what_is_derived_from_it() -> None:
    first, second = (make_spec("birmingham", 3, {}) for _ in range(2))
    assert first is second
    assert texts_of(first) is texts_of(second)
    assert localizer_of(first, "en") is localizer_of(second, "en")
    assert localizer_of(first, "fr") is not localizer_of(first, "en")


def test_caches_keep_only_the_specs_used_last() -> None:
    made: list[GameSpec] = []
    note = per_spec(made.append)
    specs = [replace(SPECS[0]) for _ in range(SPECS_CACHED + 1)]
    for one in specs:
        note(one)
    note(specs[-1])
    assert made == specs
    note(specs[0])
    assert made == [*specs, specs[0]]


@pytest.mark.parametrize("name", names())
def test_an_edition_is_known_without_the_rules(name: str) -> None:
    assert find(name).edition() is None
