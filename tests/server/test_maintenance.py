"""Commands of operators: doctor, backup, restore, audit."""

import asyncio
import gzip
import socket
import sqlite3
import stat
import subprocess
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from benchmarks.server_stress.postgres import Postgres
from ironbridge.cli.commands import maintenance, serve
from ironbridge.errors import BadInput
from ironbridge.server.config import ServerConfig
from ironbridge.server.store import Store, backup
from tests.cli.commands import outside
from tests.server.table import AS_OPERATOR, Client, Person, server, sit_down, to_act


def test_a_backup_of_a_running_server_restores_every_game(tmp_path: Path) -> None:
    file, old, new = tmp_path / "games.gz", tmp_path / "old", tmp_path / "new"
    with server(old) as client:
        person, seen = to_act(sit_down(client, "birmingham"))
        assert person.enter(seen["entry"], play="loan").status_code == 200
        said = outside("backup", str(file), "--data", str(old))
        assert said.out == f"One game is kept in {file}.\n", said.err
        before = person.look()
        assert [stat.S_IMODE(place.stat().st_mode) for place in (file, old)] == [0o600, 0o700]
    nowhere = outside("backup", str(file), "--data", str(tmp_path / "nowhere"))
    assert (nowhere.code, "nothing to copy" in nowhere.err) == (2, True)
    assert not (tmp_path / "nowhere").exists()
    assert outside("restore", str(file), "--data", str(new)).out == "One game is back.\n"
    with server(new) as client:
        again = Person(client, person.game, person.seat, person.token)
        assert again.look() == before
        assert again.enter(before["entry"], undo=True).status_code == 200
    twice = outside("restore", str(file), "--data", str(new))
    assert twice.code == 2
    assert "already" in twice.err


def test_a_backup_holds_one_moment_while_games_are_made(tmp_path: Path) -> None:
    with server(tmp_path / "old") as client:
        sit_down(client, "birmingham", open=True)
        written: list[bytes] = []

        class Paper:
            """Creates a second game while the backup writes the first one."""

            def write(self, line: bytes) -> None:
                if len(written) == 1:
                    sit_down(client, "birmingham", open=True)
                written.append(line)

        async def copy() -> int:
            store = Store(ServerConfig(data=str(tmp_path / "old")).url)
            games = await store.read(lambda connection: backup.write(connection, Paper()))
            await store.close()
            return games

        assert asyncio.run(copy()) == 1
        assert len(client.get("/api/games").json()) == 2
    file = tmp_path / "games.gz"
    file.write_bytes(gzip.compress(b"".join(written)))
    said = outside("restore", str(file), "--data", str(tmp_path / "new"))
    assert said.out == "One game is back.\n", said.err


SEAT = b'{"table": "seats", "row": {"game": "gone", "seat": 0, "kind": "person", "name": ""}}'


@pytest.mark.parametrize(
    "content",
    [
        b"nonsense",
        gzip.compress(b'{"format": "ironbridge backup 1"}\n' + SEAT),
        gzip.compress(b'{"format": "ironbridge backup 1"}\n' + SEAT.replace(b"seats", b"chairs")),
        gzip.compress(b'{"format": "ironbridge backup 1"}\n' + SEAT.replace(b"kind", b"sort")),
    ],
    ids=["no archive", "a seat of no game", "an unknown table", "an unknown column"],
)
def test_what_is_no_backup_is_not_restored(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "nonsense"
    file.write_bytes(content)
    said = outside("restore", str(file), "--data", str(tmp_path / "new"))
    assert said.code == 2
    assert "not a whole backup" in said.err


@pytest.mark.slow
def test_a_backup_moves_games_between_databases(tmp_path: Path, postgres: Postgres) -> None:
    file, url = tmp_path / "games.gz", postgres.database()
    with server(tmp_path / "old") as client:
        person, seen = to_act(sit_down(client, "birmingham"))
        outside("backup", str(file), "--data", str(tmp_path / "old"))
    moved = outside("restore", str(file), "--database", url)
    assert moved.out == "One game is back.\n", moved.err
    with server(tmp_path / "new", database=url) as client:
        assert Person(client, person.game, person.seat, person.token).look() == seen


def test_the_doctor_finds_what_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    said = outside("doctor", "--data", str(tmp_path / "file"))
    assert said.code == 1
    assert "WRONG  data directory" in said.out
    with server(tmp_path / "good") as client:
        sit_down(client, "birmingham")
    said = outside("doctor", "--data", str(tmp_path / "good"))
    assert "fine   database: SQLite" in said.out
    assert "fine   logs: one log looked at" in said.out
    assert "fine   bot process: answers" in said.out


@pytest.mark.parametrize(
    ("database", "says"),
    [
        ("mysql://somewhere/else", "A database is sqlite:///FILE or postgresql://USER@HOST/NAME."),
        ("postgresql://nobody@127.0.0.1:1/games", "Connect call failed"),
    ],
)
def test_a_wrong_database_is_one_sentence(tmp_path: Path, database: str, says: str) -> None:
    options = ("--data", str(tmp_path), "--database", database)
    for command in (("serve", "--port", "0"), ("backup", str(tmp_path / "copy"))):
        said = outside(*command, *options)
        assert said.code == 2
        assert says in said.err
        assert len(said.err.splitlines()) == 1
    said = outside("doctor", *options)
    assert said.code == 1
    assert f"WRONG  database: {says}" in said.out.replace("[Errno 111] ", "")


def test_a_database_of_another_version_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as made, made:
        made.execute("CREATE TABLE alembic_version (version_num TEXT)")
        made.execute("INSERT INTO alembic_version VALUES ('9999')")
    said = outside("serve", "--port", "0", "--data", str(tmp_path))
    assert said.code == 2
    assert "made by a newer Ironbridge" in said.err
    said = outside("doctor", "--data", str(tmp_path))
    assert "WRONG  database: SQLite, made by a newer Ironbridge" in said.out


def test_the_server_says_how_it_is(client: Client) -> None:
    assert client.get("/healthz").json() == {"status": "ok"}
    person, seen = to_act(sit_down(client, "birmingham"))
    person.enter(seen["entry"], play="loan")
    figures = client.get("/metrics", headers=AS_OPERATOR).text
    assert 'ironbridge_entries_total{kind="play"} 1' in figures
    assert 'ironbridge_requests_total{method="POST",status="201"} 1' in figures
    assert "ironbridge_tables_in_memory 1" in figures
    assert "process_resident_memory_bytes" in figures


def test_an_audit_that_could_not_look_says_so() -> None:
    hole = {"id": "PYSEC-1", "fix_versions": ["2.0"]}
    found = [
        maintenance.Package(name="sound", version="1.0"),
        maintenance.Package(name="leaky", version="1.0", vulns=[hole]),
        maintenance.Package(name="unknown", skip_reason="not found"),
        maintenance.Package(name="ironbridge", skip_reason="editable"),
    ]
    assert list(maintenance.verdict(found)) == [
        "leaky 1.0: PYSEC-1, mended in 2.0.",
        "2 packages looked up, one known vulnerability.",
        "One package could not be looked up: unknown. Is there a network?",
    ]
    assert [one.is_unknown for one in found] == [False, False, True, False]


def test_an_audit_that_failed_tells_the_last_line(monkeypatch: pytest.MonkeyPatch) -> None:
    failed = subprocess.CompletedProcess([], 1, "", "Traceback:\n  a line\nNo network.\n")
    monkeypatch.setattr(maintenance.subprocess, "run", lambda *line, **how: failed)
    with pytest.raises(BadInput, match=r"No network\.") as told:
        maintenance.audit.main([], standalone_mode=False)
    assert "Traceback" not in str(told.value)


def test_a_command_looks_at_the_folder_that_is_named() -> None:
    assert maintenance.chosen("", Path("games")).data == "games"
    assert maintenance.chosen("", None).data == ServerConfig().data


def test_phones_reach_a_table_in_the_local_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listening = []

    def run(options: ServerConfig, found: socket.socket, workers: int) -> None:
        listening.append((found.getsockname(), options.data, workers))
        found.close()

    monkeypatch.setattr(serve, "run", run)
    monkeypatch.setattr(serve, "ELSEWHERE", ("127.0.0.1", 9))
    line = ["--lan", "--no-browser", "--data", str(tmp_path)]
    said = CliRunner().invoke(serve.play, line)
    [((host, port), data, workers)] = listening
    assert (host, data, workers) == ("0.0.0.0", str(tmp_path), 1)
    assert f"http://127.0.0.1:{port} " in said.output


def test_without_a_network_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "ELSEWHERE", ("256.0.0.1", 9))
    with pytest.raises(BadInput, match="in no network"):
        serve.on_the_network()


def test_no_piece_of_an_answer_waits_for_the_one_before() -> None:
    """``TCP_NODELAY`` is set: without it the system delays small writes by 40 ms or more."""

    async def at_once() -> int:
        held = asyncio.get_running_loop().create_future()

        def called(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            line = writer.get_extra_info("socket")
            held.set_result(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        with serve.bind("127.0.0.1", 0) as listening:
            async with await asyncio.start_server(called, sock=listening) as server:
                _, writer = await asyncio.open_connection(*listening.getsockname())
                found = int(await held)
                writer.close()
                server.close()
        return found

    assert asyncio.run(at_once()) != 0
