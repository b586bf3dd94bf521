"""History of a game: earlier positions, forks, records, charts, and the commitment to the deal."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import ironbridge
from ironbridge.server.live.verify_record import verify_record
from tests.server.table import Client, Person, sit_down, to_act

RECORDS = Path(__file__).parents[1] / "build_parity" / "records"
RECORD = (RECORDS / "birmingham-2.record").read_text("utf-8")


def play_on(people: list[Person], entries: int) -> None:
    """Plays the last legal choice repeatedly."""
    for _ in range(entries):
        person, seen = to_act(people)
        choice = seen["view"]["choices"][-1]["code"]
        assert person.enter(seen["entry"], play=choice).status_code == 200


def finished(client: Client) -> str:
    """Returns a finished game, opened from a golden record."""
    made = client.post("/api/records", json={"text": RECORD})
    assert made.status_code == 201, made.text
    return str(made.json()["game"])


def test_a_moment_is_what_the_seat_saw_then(client: Client) -> None:
    people = sit_down(client, "birmingham")
    before = people[0].look()
    play_on(people, 5)
    assert people[0].get("/view?seat=0&at=0").json()["view"] == before["view"]
    assert people[0].get("/view?at=5").json()["entry"] == 5
    assert people[0].get("/view?at=6").status_code == 404


def test_a_running_game_is_copied_only_as_a_seat_knows_it(client: Client) -> None:
    people = sit_down(client, "birmingham")
    play_on(people, 3)
    assert people[0].post("/fork", {}).status_code == 403
    assert people[0].post("/fork", {"seat": 1}).status_code == 403
    made = people[0].post("/fork", {"seat": 0}).json()
    copies = [Person(client, made["game"], each["seat"], each["token"]) for each in made["seats"]]
    mine, copied = people[0].look()["view"], copies[0].look()["view"]
    for part in ("hand", "money", "mat", "points"):
        assert copied["seats"][0][part] == mine["seats"][0][part]
    assert copied["discards"] == mine["discards"]
    assert copied["tiles"] == mine["tiles"]
    theirs = people[1].look()["view"]["seats"][1]["hand"]
    assert copies[1].look()["view"]["seats"][1]["hand"] != theirs
    play_on(copies, 3)


def test_the_record_of_a_running_game_hides_the_deal(client: Client) -> None:
    people = sit_down(client, "birmingham", seed=4711)
    play_on(people, 4)
    record = client.get(f"/api/games/{people[0].game}/record").text
    assert "4711" not in record
    assert "commitment: " in record
    assert "deck" not in record


def test_a_record_is_leafed_through_and_copied(client: Client) -> None:
    game = finished(client)
    info = client.get(f"/api/games/{game}").json()
    assert info["status"] == "record"
    last = client.get(f"/api/games/{game}/view").json()
    assert last["view"]["to_act"] is None
    middle = client.get(f"/api/games/{game}/view?at={info['entries'] // 2}").json()
    assert middle["view"]["to_act"] is not None
    made = client.post(f"/api/games/{game}/fork", json={"at": 3}).json()
    assert len(made["seats"]) == 2
    copied = Person(client, made["game"], 0, made["seats"][0]["token"])
    assert copied.look()["entry"] == 3
    players = [{"kind": "bot", "bot": "easy"}, {"kind": "me"}]
    made = client.post(f"/api/games/{game}/fork", json={"at": 3, "players": players}).json()
    assert [seat["seat"] for seat in made["seats"]] == [1]
    info = client.get(f"/api/games/{made['game']}").json()
    assert [player["kind"] for player in info["players"]] == ["bot", "person"]
    unknown = {"at": 3, "players": [{"kind": "bot", "bot": "nobody"}]}
    assert client.post(f"/api/games/{game}/fork", json=unknown).status_code == 422
    nonsense = client.post("/api/records", json={"text": "nonsense"})
    assert nonsense.status_code == 422


def test_a_record_with_ended_turns_is_opened_once(client: Client) -> None:
    game = ironbridge.new("birmingham", seats=2, seed=3, confirm_turns=True)
    for _ in range(6):
        game.play(game.choices[-1])
    first = client.post("/api/records", json={"text": game.record}).json()["game"]
    assert client.post("/api/records", json={"text": game.record}).json()["game"] == first
    told = client.get(f"/api/games/{first}/told").json()
    assert [line for _, line in game.actions] == [action["line"] for action in told]


def test_kept_games_are_listed_with_their_points_and_opened(client: Client) -> None:
    cards = client.get("/api/kept?lang=fr").json()
    assert {"birmingham/2-people", "birmingham/4-person-and-bots"} <= {
        card["name"] for card in cards
    }
    for card in cards:
        assert card["rounds"][-1] == card["points"]
    game = client.post(f"/api/kept/{cards[0]['name']}").json()["game"]
    result = client.get(f"/api/games/{game}/view").json()["view"]["result"]
    assert result["points"] == cards[0]["points"]
    assert client.post("/api/kept/birmingham/nothing").status_code == 404


def test_a_record_that_several_open_at_once_is_one_game(client: Client) -> None:
    with ThreadPoolExecutor(4) as pool:
        games = set(pool.map(lambda _: finished(client), range(4)))
    assert len(games) == 1


def test_a_chart_has_a_row_for_every_round(client: Client) -> None:
    game = finished(client)
    chart = client.get(f"/api/games/{game}/chart").json()
    result = ironbridge.replay(RECORD).result
    assert result is not None
    assert chart["rounds"][-1]["points"] == result.points
    assert [sum(parts) for parts in zip(*chart["sources"].values(), strict=True)] == result.points
    assert len(chart["rounds"]) == len({(row["era"], row["round"]) for row in chart["rounds"]})


def test_the_deal_is_promised_and_shown(client: Client, tmp_path: Path) -> None:
    people = sit_down(client, "birmingham", variant="introductory", confirm_turns=False)
    info = client.get(f"/api/games/{people[0].game}").json()
    assert len(info["commitment"]) == 64
    assert info["seed"] is None
    assert info["salt"] is None
    while people[0].look()["view"]["to_act"] is not None:
        play_on(people, 1)
    record = client.get(f"/api/games/{people[0].game}/record").text
    assert client.get(f"/api/games/{people[0].game}").json()["deal"]["key"] is not None
    assert verify_record(record) > 10
    other = record.replace(f"commitment: {info['commitment']}", "commitment: " + "0" * 64)
    with pytest.raises(ironbridge.BadInput, match="not the one that was promised"):
        verify_record(other)


def test_a_moment_by_actions_leaves_out_what_was_taken_back(client: Client) -> None:
    people = sit_down(client, "birmingham", confirm_turns=False)
    person, seen = to_act(people)
    assert person.enter(seen["entry"], play="loan").status_code == 200
    assert person.enter(seen["entry"] + 1, undo=True).status_code == 200
    play_on(people, 6)
    done = len(client.get(f"/api/games/{person.game}/told").json())
    assert done >= 2
    first = people[0].get("/view?seat=0&action=0").json()["view"]
    assert first["tiles"] == {}
    made = people[0].post("/fork", {"action": 1, "seat": 0}).json()
    copied = Person(client, made["game"], 0, made["seats"][0]["token"])
    assert copied.look()["view"]["tiles"] == people[0].get("/view?action=1").json()["view"]["tiles"]
    game = finished(client)
    made = client.post(f"/api/games/{game}/fork", json={"action": 5}).json()
    copied = Person(client, made["game"], 0, made["seats"][0]["token"])
    then = client.get(f"/api/games/{game}/view?action=5").json()["view"]
    assert copied.look()["view"]["tiles"] == then["tiles"]
    assert len(copied.get("/told").json()) == 5


def test_an_outlook_has_a_row_for_every_action_and_ends_with_the_result(client: Client) -> None:
    game = finished(client)
    expected = client.get(f"/api/games/{game}/outlook").json()["points"]
    result = ironbridge.replay(RECORD).result
    assert result is not None
    assert expected[-1] == result.points
    assert len(expected) == len(client.get(f"/api/games/{game}/told").json()) + 1
    assert len({tuple(row) for row in expected}) > len(expected) // 2
    chances = client.get(f"/api/games/{game}/outlook").json()["chances"]
    assert len(chances) == len(expected)
    assert all(abs(sum(row) - 1) < 0.01 and 0 < max(row) < 1 for row in chances[:-1])
    assert chances[-1] == [float(place == 1) for place in result.places]
    assert client.get(f"/api/games/{game}/outlook").json()["points"] == expected


def test_an_outlook_leaves_out_what_was_taken_back(client: Client) -> None:
    wish = {"automa": "easy", "confirm_turns": False, "seed": 6}
    players = [{"kind": "here"}, {"kind": "automa"}]
    made = client.post("/api/games", json={"title": "birmingham", "players": players, **wish})
    seat = made.json()["seats"][0]
    person = Person(client, made.json()["game"], seat["seat"], seat["token"])
    assert person.get("/outlook").status_code == 403
    assert person.enter(0, play="loan").status_code == 200
    assert person.enter(1, undo=True).status_code == 200
    while (seen := person.look())["view"]["to_act"] is not None:
        choice = seen["view"]["choices"][-1]["code"]
        assert person.enter(seen["entry"], play=choice).status_code == 200
    expected = person.get("/outlook").json()["points"]
    assert len(expected) == len(person.get("/told").json()) + 1
    assert {row[1] for row in expected} == {None}
    assert expected[-1][0] == person.look()["view"]["result"]["points"][0]


def test_no_outlook_for_a_table_that_was_never_learned(client: Client) -> None:
    game = ironbridge.new("birmingham", seats=2, seed=3, variant="introductory")
    while not game.over:
        game.play(game.choices[-1])
    opened = client.post("/api/records", json={"text": game.record}).json()["game"]
    assert client.get(f"/api/games/{opened}/outlook").json() == {"points": [], "chances": []}
