"""One word per concept: what the glossary calls by one name no French or Russian text renames."""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.architecture.sources import PACKAGE

FORBIDDEN = {
    # word that is not ours: the glossary's word
    "fr": {
        r"[Éé]poques?": "ère",
        r"[Ff]onderies?": "usine sidérurgique",
        r"[Pp]oteries?": "usine de céramique",
        r"[Bb]âti(r|s|t|ssez)?": "construire",
        r"[Vv]oies?": "liaison, rail",
        r"[Aa]teliers?": "plateau de joueur",
        r"[Ss]ièges?": "joueur",
        r"plateaux? (personnel|individuel)s?": "plateau de joueur",
        r"marché lointain": "marché extérieur",
        r"(compte rendu|partie notée)": "relevé",
        r"[Bb]arils?": "tonneau",
        r"[Jj]etons? (de|d’)": "tuile",
        r"partie (d’initiation|de découverte)": "partie d’introduction",
        r"[Pp]ériodes?": "ère",
    },
    "ru": {
        r"[Тт]оргов(ец|ц[аеоуы]\w*)": "коммерсант",
        r"[Кк]уп(ец|ц[аеоуы]\w*)": "коммерсант",
        r"([Зз]аём|[Зз]айм(ы|а|у|ом|ов|ах|ам)?)": "ссуда",
        r"[Оо]трасл\w+": "предприятие",
        r"[Рр]азвит\w+": "модернизация",
        r"[Гг]ончарн(я|ю|ей)": "гончарная мастерская",
        r"[Лл]итейн(ая|ую|ой)": "литейный завод",
        r"[Нн]едостач\w+": "нехватка",
        r"[Вв]водн(ая|ой|ую)": "ознакомительная",
        r"[Пп]ромыс\w+": "предприятие",
        r"[Рр]аздач\w*": "расклад",
        r"[Зз]астраива\w+": "перестройка",
    },
}
ONE_FOR_ONE = (
    # where English says this, the others say that
    (r"\b[Rr]ounds?\b", "fr", r"[Mm]anche"),
    (r"\b[Rr]ounds?\b", "ru", r"[Рр]аунд"),
    (r"\b[Ee]ras?\b", "fr", r"[Èè]re|era|Canaux"),
    (r"\b[Ee]ras?\b", "ru", r"[Ээ]пох|[Ee]ra|Каналы"),
    (r"\b[Ll]oans?\b", "ru", r"[Сс]суд"),
    (r"\b[Ll]oans?\b", "fr", r"[Ee]mprunt"),
)
AS_A_HYPERLINK = ("page.ftl", "fr/server.ftl")
"""Where « lien » is what one clicks on; elsewhere a link of the board would be called so."""


@cache
def texts(language: str) -> list[Path]:
    """Every file of words in a language: messages, and rules."""
    found = [
        path for path in sorted(PACKAGE.rglob("*.ftl")) if language in (path.stem, path.parent.name)
    ]
    return found + sorted(PACKAGE.rglob(f"rulebook.{language}.toml"))


def rows(path: Path) -> list[tuple[int, str]]:
    lines = enumerate(path.read_text("utf-8").splitlines(), 1)
    return [(number, row) for number, row in lines if not row.startswith("#")]


@pytest.mark.parametrize("language", FORBIDDEN)
def test_no_concept_has_a_second_name(language: str) -> None:
    assert len(texts(language)) > 12
    found = [
        f"{path.relative_to(PACKAGE)}:{number}: {match[0]} (say {ours}): {row}"
        for path in texts(language)
        for number, row in rows(path)
        for theirs, ours in FORBIDDEN[language].items()
        if (match := re.search(rf"(?<!\w){theirs}(?!\w)", row))
    ]
    assert found == []


def test_a_link_of_the_board_is_never_a_lien() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{number}: {row}"
        for path in texts("fr")
        if not path.as_posix().endswith(AS_A_HYPERLINK)
        for number, row in rows(path)
        if re.search(r"\b[Ll]iens?\b", row)
    ]
    assert found == []


def test_a_tile_is_never_a_marqueur() -> None:
    path = PACKAGE / "titles" / "age_of_industry" / "rulebook.fr.toml"
    counters = re.compile(r"\bmarqueurs?\b(?! de marché)")
    assert [row for _, row in rows(path) if counters.search(row)] == []


def messages(path: Path) -> dict[str, str]:
    """The messages of a file with all their lines."""
    found: dict[str, str] = {}
    name = ""
    for _, row in rows(path):
        begun = re.match(r"([\w-]+) =", row)
        name = begun[1] if begun else name
        found[name] = f"{found.get(name, '')}{row.partition('=')[2] if begun else row}\n"
    marks = re.compile(r"\$[\w-]+|\[[\w-]+\]|'[^']*'")
    return {name: marks.sub("", text) for name, text in found.items()}


@pytest.mark.parametrize(("english", "language", "ours"), ONE_FOR_ONE)
def test_the_same_thing_has_the_same_name_everywhere(
    english: str, language: str, ours: str
) -> None:
    found = []
    for path in texts(language):
        twin = Path(path.as_posix().replace(f"/{language}/", "/en/")).with_name(
            path.name.replace(f"{language}.ftl", "en.ftl")
        )
        if path.suffix != ".ftl" or not twin.is_file():
            continue
        said = messages(path)
        found += [
            f"{path.relative_to(PACKAGE)}: {name}: {said[name].strip()}"
            for name, text in messages(twin).items()
            if name in said and re.search(english, text) and not re.search(ours, said[name])
        ]
    assert found == []
