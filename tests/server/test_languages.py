"""The server speaks to every caller in the caller's language."""

import pytest

from tests.server.table import Client, sit_down, to_act


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
            "Il n’y a pas de jeu « chess » ; sont installés : age_of_industry, birmingham, "
            "lancashire.",
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
    assert (question["begun"], question["said"]) == (["loan"], ["emprunter 30 £"])
