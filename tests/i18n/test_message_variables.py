"""A frequent message is formatted once for all facts that it does not use."""

import pytest

from ironbridge.game import new
from ironbridge.i18n.language import languages
from ironbridge.i18n.localizer import Facts, Localizer
from ironbridge.i18n.message_variables import variables_of


@pytest.mark.parametrize("language", languages())
def test_facts_that_a_message_does_not_use_are_not_told_apart(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    localizer = Localizer(new("birmingham", seats=2, seed=1).spec, language)
    formatted: list[str] = []
    usual = localizer.format

    def count(message: str, facts: dict[str, str | int] | None = None) -> str:
        formatted.append(message)
        return usual(message, facts)

    monkeypatch.setattr(localizer, "format", count)
    for money in range(5):
        facts: Facts = {"verb": f"none{language}", "name": "a", "what": "b", "money": money}
        assert localizer.format_cached("headline", facts) == usual("headline", facts)
    assert formatted == ["headline"]


def test_facts_that_a_message_uses_are_told_apart() -> None:
    localizer = Localizer(new("birmingham", seats=2, seed=1).spec, "en")
    assert {"verb", "name", "what"} <= set(variables_of(localizer._bundle, "headline"))
    texts = {
        localizer.format_cached("headline", {"verb": verb, "name": name, "what": "b"})
        for verb in ("build", "sell")
        for name in ("Ada", "Bea")
    }
    assert len(texts) == 4
