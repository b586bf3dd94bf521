"""The server answers in the language of the request."""

from typing import Annotated, Any

import msgspec
import pytest

from ironbridge.bots import levels
from ironbridge.i18n import languages
from ironbridge.server.api.validation import explained
from tests.server.table import Client, sit_down, to_act


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """A form with every kind of error."""

    needed: int
    size: Annotated[float, msgspec.Meta(ge=1, le=5)] = 1
    name: Annotated[str, msgspec.Meta(min_length=2, max_length=4)] = "me"
    flag: bool | None = None
    way: Annotated[int, msgspec.Meta(gt=0, lt=9)] = 1
    inner: "list[Form]" = []


FORMS = {
    "": "ends too early",
    "{]": "is no JSON: something is wrong at byte 1",
    "[]": "The body must be an object, not a list.",
    "{}": "The body lacks the field “needed”.",
    '{"needed": 1, "more": 2}': "The body has an unknown field: “more”.",
    '{"needed": "1"}': "“needed” must be a whole number, not a text.",
    '{"needed": 1, "flag": 0.5}': "“flag” must be true or false, not a decimal number.",
    '{"needed": 1, "size": 0}': "“size” must be at least 1.0.",
    '{"needed": 1, "size": 6}': "“size” must be at most 5.0.",
    '{"needed": 1, "way": 0}': "“way” must be at least 1.",
    '{"needed": 1, "way": 9}': "“way” must be at most 8.",
    '{"needed": 1, "name": "a"}': "“name” is too short: at least 2.",
    '{"needed": 1, "name": "abcde"}': "“name” is too long: at most 4.",
    '{"needed": 1, "inner": [{"needed": null}]}': "“inner[0].needed” must be a whole number",
}


@pytest.mark.parametrize(("body", "said"), FORMS.items())
def test_what_is_wrong_with_a_form_is_said_in_every_language(body: str, said: str) -> None:
    with pytest.raises(msgspec.MsgspecError) as wrong:
        msgspec.json.decode(body, type=Form)
    english, *others = [explained(language, str(wrong.value)) for language in languages()]
    assert said in english
    assert len({english, *others}) == len(languages())
    assert not any(str(wrong.value) in sentence for sentence in others)


def test_what_a_caller_wrote_is_not_repeated_at_length() -> None:
    assert len(explained("en", f"Object contains unknown field `{'x' * 60_000}`")) < 200
    assert explained("en", "Quite something else") == (
        "The body does not have the form that the schema describes."
    )


@pytest.mark.parametrize(
    ("path", "said"),
    [
        (
            "/api/games/none/view?seat=x",
            "«\xa0seat\xa0»\xa0: il faut un nombre entier, et non un texte.",
        ),
        ("/api/games?list=all", "«\xa0list\xa0»\xa0: la valeur «\xa0all\xa0» n’existe pas."),
    ],
)
def test_a_malformed_query_is_explained_too(client: Client, path: str, said: str) -> None:
    answer = client.get(path, headers={"accept-language": "fr"})
    assert (answer.status_code, answer.json()["detail"]) == (422, said)


def test_the_schema_names_the_language_and_the_token_of_every_call(client: Client) -> None:
    schema: Any = client.get("/schema/openapi.json").json()
    assert schema == client.get("/schema/openapi.json").json()
    parameters = schema["components"]["parameters"]
    assert parameters["lang"]["schema"]["enum"] == list(languages())
    assert parameters["accept-language"]["in"] == "header"
    calls = [call for path in schema["paths"].values() for call in path.values()]
    assert len(calls) > 20
    for call in calls:
        named = [each.get("$ref") for each in call["parameters"]]
        assert named.count("#/components/parameters/lang") == 1
        assert named.count("#/components/parameters/accept-language") == 1
    assert schema["security"] == [{}, {"seat": []}]


@pytest.mark.parametrize(
    ("language", "about", "rule", "wrong"),
    [
        (
            "en",
            "choose the mine cube by cube",
            "The nearest mine gives the coal",
            "There is no title 'chess'; installed are age_of_industry, birmingham, lancashire.",
        ),
        (
            "fr",
            "la mine se choisit cube par cube",
            "La mine la plus proche fournit le charbon",
            "Il n’y a pas de jeu «\xa0chess\xa0»\xa0; sont installés\xa0: age_of_industry, "
            "birmingham, lancashire.",
        ),
        (
            "ru",
            "шахту выбирают для каждого кубика отдельно",
            "Уголь даёт ближайшая шахта",
            "Нет игры «chess»; установлены: age_of_industry, birmingham, lancashire.",
        ),
    ],
)
def test_cards_rules_and_errors_speak_the_callers_language(
    client: Client, language: str, about: str, rule: str, wrong: str
) -> None:
    headers = {"accept-language": language}
    cards = {card["name"]: card for card in client.get("/api/titles", headers=headers).json()}
    assert cards["birmingham"]["options"][0]["about"] == about
    rules = client.get("/api/titles/birmingham/rules", headers=headers).json()
    assert next(one["chapter"] for one in rules if one["id"] == "BB-coal-2") == rule
    automa = client.get("/api/titles/birmingham.automa/rules", headers=headers).json()
    assert automa[0]["id"] == "BA-setup-1"
    made = client.post("/api/games", json={"title": "chess"}, headers=headers)
    assert (made.status_code, made.json()["detail"]) == (422, wrong)


def test_what_was_answered_is_said_in_the_callers_language(client: Client) -> None:
    person, seen = to_act(sit_down(client, "birmingham"))
    code = next(one["code"] for one in seen["view"]["choices"] if one["text"] == "loan")
    assert person.enter(seen["entry"], play=code).status_code == 200
    question = person.get(f"/view?seat={person.seat}&lang=fr").json()["view"]["question"]
    assert (question["begun"], question["said"]) == (["loan"], ["emprunter 30\xa0£"])


def test_places_are_named_in_the_language_of_the_caller(client: Client) -> None:
    russian = client.get("/api/names", headers={"accept-language": "ru"}).json()
    assert russian["places"]["Birmingham"]["name"] == "Бирмингем"
    assert russian["places"]["Birmingham"]["forms"]["IN"] == "в Бирмингеме"
    assert russian["map"]["River Trent"] == "Трент"
    assert client.get("/api/names", headers={"accept-language": "en"}).json()["places"] == {}


def test_the_languages_and_their_messages_are_served(client: Client) -> None:
    cards = client.get("/api/languages").json()
    assert cards[0] == {"code": "en", "name": "English"}
    assert [card["code"] for card in cards] == list(languages())
    french = client.get("/api/languages/fr/messages").json()
    assert french["code"] == "fr"
    assert "\nstrength-easy = facile\n" in french["messages"]
    assert "\xa0:" in french["messages"], "no-break spaces are set by the server"
    assert french["name_forms"]["TO"][-1] == {"pattern": "^", "replacement": "à "}
    assert client.get("/api/languages/en/messages").json()["name_forms"] == {}
    missing = client.get("/api/languages/xx/messages", headers={"accept-language": "fr"})
    assert (missing.status_code, missing.json()["title"]) == (404, "Langue inconnue")


def test_bots_are_described_in_the_callers_language(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = client.get("/api/bots", headers={"accept-language": "ru"}).json()
    baselines, ours = ["dice", "greedy", "master-2026-11"], ["beginner", "easy", "medium"]
    assert [card["name"] for card in cards[:6]] == baselines + ours
    assert [card["order"] for card in cards] == list(range(len(cards)))
    beginner = cards[3]
    assert (beginner["kind"], beginner["label"]) == ("level", "новичок")
    assert beginner["about"].startswith("Для первой партии")
    row = levels.BotRow("quick", "level", levels.SEARCH, levels.MEDIUM._replace(name="quick"))
    monkeypatch.setattr(levels, "ROWS", (*levels.ROWS, row))
    added = client.get("/api/bots").json()[len(levels.ROWS) - 1]
    assert (added["name"], added["kind"], added["label"]) == ("quick", "level", "quick")
