"""Weights files: provenance, lookup for every table, hand-set weights as fallback."""

import json
import shutil
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.bots.default_weights import hand_weights
from ironbridge.bots.weights_file import (
    evaluator_for,
    evaluator_from,
    features_fingerprint,
    file_then,
    generations,
    hidden_layer_from,
    nearest_stage,
    read_rows,
    rivals_from,
    row_of_stage,
    stage_name,
    table_key,
    weights_file,
    write_rows,
)
from ironbridge.errors import BadInput
from ironbridge.learn.train import install
from ironbridge.search.evaluator import MAX_STAGES, stage_count
from ironbridge.search.hidden_layer import COUNTED
from ironbridge.sim.simulate import Plan
from ironbridge.testing.configurations import Configuration, installed_cases
from ironbridge.titles import folder, names

CASES = installed_cases(options=False)


def test_rows_have_names_and_names_have_rows() -> None:
    assert stage_name(14) == "0 end 14"
    assert stage_name(3 * int(MAX_STAGES) + 2) == "1 mid 2"
    for row in range(int(stage_count(2))):
        assert row_of_stage(stage_name(row)) == row


def test_a_file_gives_back_what_was_written(tmp_path: Path) -> None:
    spec = Plan("birmingham", 4).spec()
    extractor = spec.hooks.feature_extractor()
    prior = hand_weights(extractor)
    learned = {14: list(range(int(extractor.size)))}
    write_rows(tmp_path / "w.json", extractor, learned, {"games": 1})
    found = read_rows((tmp_path / "w.json").read_text("utf-8"), extractor, prior)
    assert found[14] == learned[14]
    assert found[0] == learned[14]  # the nearest stage of the same era and moment
    assert found[int(MAX_STAGES)] == prior[int(MAX_STAGES)]  # no mid-turn rows were trained
    assert nearest_stage(int(MAX_STAGES), {"0 end 14": []}) == ""


def test_a_file_gives_back_its_hidden_layer(tmp_path: Path) -> None:
    spec = Plan("birmingham", 4).spec()
    extractor = spec.hooks.feature_extractor()
    looks = {name: [n] * 8 for n, (name, _) in enumerate(extractor.names)}
    stage = {"thresholds": [5] * 8, "counts": [int(COUNTED)] * 8}
    written = {"units": 8, "looks": {"0": looks}, "stages": {"0 end 14": stage}}
    write_rows(tmp_path / "w.json", extractor, {}, {}, written)
    found = hidden_layer_from(extractor, (tmp_path / "w.json").read_text("utf-8"))
    facts = vec[i64]([0] * int(extractor.size))
    facts[3] = 2
    assert found.value(facts, 0, 14) == found.value(facts, 0, 2) == 8 * (5 + 2 * 3)
    assert found.value(facts, 0, int(MAX_STAGES)) == 0  # no mid-turn rows were trained
    assert hidden_layer_from(extractor, None).units == 0


def test_a_hidden_layer_of_a_wrong_size_is_refused() -> None:
    spec = Plan("birmingham", 4).spec()
    extractor = spec.hooks.feature_extractor()
    for units, counts in ((6, [0] * 6), (8, [0] * 7)):
        stage = {"thresholds": [0] * units, "counts": counts}
        text = json.dumps({"hunches": {"units": units, "stages": {"0 end 14": stage}}})
        with pytest.raises(BadInput, match="is no file of weights"):
            hidden_layer_from(extractor, text)


def test_a_file_that_is_none_is_refused() -> None:
    spec = Plan("birmingham", 4).spec()
    extractor = spec.hooks.feature_extractor()
    for text in ("", "{}", '{"rows": {"a": ["x"]}, "facts": []}'):
        with pytest.raises(BadInput, match="is no file of weights"):
            read_rows(text, extractor, hand_weights(extractor))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_table_has_an_evaluator(case: Configuration) -> None:
    spec = Plan(case.title, case.seats, options=dict(case.options)).spec()
    evaluator = evaluator_for(spec)
    assert len(evaluator.weights) == stage_count(spec.rules.tables.eras) * evaluator.extractor.size
    features = [name for name, _ in evaluator.extractor.names]
    assert len(set(features)) == len(features) == evaluator.extractor.size
    assert all(name and about for name, about in evaluator.extractor.names)


def test_a_table_finds_the_weights_made_for_it() -> None:
    home = folder("birmingham")
    assert home is not None
    for seats in (2, 3, 4):
        spec = Plan("birmingham", seats).spec()
        assert table_key(spec) == str(seats)
        file = weights_file(spec)
        assert file is not None
        assert file.parent == home / "weights"
    solo = Plan("birmingham", options={"automa": "hard"}).spec()
    assert table_key(solo) == "solo"
    board = Plan("age_of_industry", 3, options={"board": "new_england"}).spec()
    assert table_key(board) == "new_england-3"
    assert table_key(Plan("age_of_industry", 3).spec()) == "germany-3"


def test_a_file_says_how_much_the_rivals_count(tmp_path: Path) -> None:
    spec = Plan("birmingham", 4).spec()
    extractor = spec.hooks.feature_extractor()
    for share in (0, 500):
        write_rows(tmp_path / "w.json", extractor, {}, {}, None, share)
        text = (tmp_path / "w.json").read_text("utf-8")
        assert rivals_from(text) == int(evaluator_from(spec, text).rivals) == share
    assert rivals_from(None) == 0


def packaged_files() -> list[Path]:
    """Returns the weights files of all titles."""
    homes = [home for name in names() if (home := folder(name)) is not None]
    return [file for home in homes for file in sorted((home / "weights").glob("*.json"))]


@pytest.mark.parametrize("file", packaged_files(), ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_a_file_is_made_for_the_features_of_today(file: Path) -> None:
    """A renamed, added or moved feature needs new weights."""
    data = json.loads(file.read_text("utf-8"))
    made = data["made"]
    spec = Plan(made["title"], made["seats"], options=made["options"]).spec()
    extractor = spec.hooks.feature_extractor()
    assert data["features"] == features_fingerprint([name for name, _ in extractor.names])
    assert data["features"] == features_fingerprint(data["facts"])


def test_a_file_whose_features_were_edited_is_refused(tmp_path: Path) -> None:
    spec = Plan("birmingham", 4).spec()
    extractor = spec.hooks.feature_extractor()
    prior = hand_weights(extractor)
    row = list(range(int(extractor.size)))
    write_rows(tmp_path / "w.json", extractor, {14: row}, {})
    data = json.loads((tmp_path / "w.json").read_text("utf-8"))
    swapped = {**data, "facts": data["facts"][::-1]}
    with pytest.raises(BadInput, match="is no file of weights"):
        read_rows(json.dumps(swapped), extractor, prior)
    short = {**data, "rows": {"0 end 14": row[1:]}}
    with pytest.raises(BadInput, match="is no file of weights"):
        read_rows(json.dumps(short), extractor, prior)
    # Older files have no fingerprint: only the names of their features are checked.
    del swapped["features"]
    assert read_rows(json.dumps(swapped), extractor, prior)[14] == row[::-1]


def test_a_variant_has_none_of_the_weights_of_the_whole_game() -> None:
    """The introductory game ends after the first era: other turns are good there."""
    whole = Plan("birmingham", 2).spec()
    short = Plan("birmingham", 2, options={"variant": "introductory"}).spec()
    assert weights_file(whole) is not None
    assert weights_file(short) is None


def test_a_title_without_a_folder_has_no_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ironbridge.bots.weights_file.folder", lambda title: None)
    assert weights_file(Plan("birmingham", 2).spec()) is None


def test_a_generation_has_the_weights_of_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """New weights, also for a table that had none, leave an earlier generation as it was."""
    home = folder("age_of_industry")
    assert home is not None
    shutil.copytree(home / "weights", tmp_path / "weights")
    monkeypatch.setattr("ironbridge.bots.weights_file.folder", lambda title: tmp_path)
    four, five = (Plan("age_of_industry", seats).spec() for seats in (4, 5))
    text = (home / "weights" / "germany-4.json").read_text("utf-8")
    newer = tmp_path / "newer.json"
    newer.write_text(text.replace("1", "2"), "utf-8")
    for spec in (four, five):
        install(spec, newer)
        then, now = weights_file(spec, "2026-11"), weights_file(spec)
        assert then is not None
        assert now is not None
        assert then == tmp_path / "weights" / "2026-11" / "germany-4.json"
        assert (then.read_text("utf-8"), now.read_text("utf-8")) == (text, newer.read_text("utf-8"))
    assert weights_file(Plan("age_of_industry", 3).spec(), "2026-11") == (
        tmp_path / "weights" / "germany-3.json"
    )
    then.unlink()
    with pytest.raises(BadInput, match="generation 2026-11 are missing"):
        weights_file(four, "2026-11")


def test_all_files_of_all_generations_are_packaged() -> None:
    for name in names():
        home = folder(name)
        listed = {} if home is None else generations(home / "weights")
        for generation, files in listed.items():
            for key, digest in files.items():
                assert file_then(home / "weights", generation, key, digest).is_file()  # type: ignore[operator]
    ours = folder("birmingham")
    assert ours is not None
    assert set(generations(ours / "weights")["2026-11"]) == {"2", "3", "4", "solo"}
