"""Non-breaking spaces keep numbers and units, and quotation marks and words, on one line."""

import re

import pytest

from ironbridge import titles
from ironbridge.i18n import rulebook
from ironbridge.i18n.typography import typeset

PARTED = re.compile(r"\d [£$]| [:;!?»]|« ")


@pytest.mark.parametrize(
    ("language", "written", "said"),
    [
        ("fr", "5 £ : « oui » ou 2 $ ?", "5\xa0£\xa0: «\xa0oui\xa0» ou 2\xa0$\xa0?"),
        ("fr", "{ $price } { coin } ; { $name } !", "{ $price }\xa0{ coin }\xa0; { $name }\xa0!"),
        ("ru", "стоит { $price } { coin }: 5 £", "стоит { $price }\xa0{ coin }: 5\xa0£"),
        ("fr", "niv. 2, 5 PV, { $share } %", "niv.\xa02, 5\xa0PV, { $share }\xa0%"),
        ("ru", "5 ПО, 95 %, 5 Поле", "5\xa0ПО, 95\xa0%, 5 Поле"),
        ("en", "£5: yes, 5 %", "£5: yes, 5 %"),
    ],
)
def test_hard_spaces(language: str, written: str, said: str) -> None:
    assert typeset(language, written) == said


@pytest.mark.parametrize("title", [one.name for one in titles()])
def test_no_french_rule_is_parted(title: str) -> None:
    rules = rulebook.rulebook(title, "fr").rules.values()
    assert not [rule.id for rule in rules if PARTED.search(f"{rule.title} {rule.text}")]
