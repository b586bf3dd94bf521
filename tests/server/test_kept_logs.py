"""Stored logs of every version of the rules replay to equal games."""

from pathlib import Path

import msgspec
import pytest

from ironbridge.errors import BadInput
from ironbridge.server.store.game_log import PINS, RULES_VERSION, rebuild
from ironbridge.titles import names
from tests.server.kept_logs import FOLDER, Kept, end_of

LOGS = sorted(FOLDER.glob("*/*.json"))


def read(path: Path) -> Kept:
    return msgspec.json.decode(path.read_bytes(), type=Kept)


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_kept_log_replays(path: Path) -> None:
    kept = read(path)
    end = (kept.points, kept.money)
    assert end_of(rebuild(kept.header, kept.seed, kept.log)) == end
    renumbered = msgspec.structs.replace(kept.header, choices="another table of choices")
    assert end_of(rebuild(renumbered, kept.seed, kept.log)) == end


def test_every_version_and_title_has_a_log() -> None:
    assert set(PINS) == set(range(1, RULES_VERSION + 1))
    for version in PINS:
        kept = {read(path).header.title for path in LOGS if path.parent.name == str(version)}
        assert kept >= set(names()) if version == RULES_VERSION else kept


def test_a_version_from_the_future_is_refused() -> None:
    kept = read(LOGS[0])
    later = msgspec.structs.replace(kept.header, rules=RULES_VERSION + 1)
    with pytest.raises(BadInput, match="unknown here"):
        rebuild(later, kept.seed, kept.log)
