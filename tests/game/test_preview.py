"""A preview equals the effects of playing, and reveals no hidden information."""

from itertools import pairwise
from random import Random

import pytest
from msgspec import json

import ironbridge
from ironbridge.core.position import MONEY
from ironbridge.errors import Refused
from ironbridge.game import Game
from ironbridge.testing.configurations import Configuration, installed_cases
from ironbridge.types import Preview
from tests.rulebook.birmingham.positions import MERCHANTS, canal, rail
from tests.rulebook.lancashire.positions import canal as lancashire_canal

CASES = installed_cases(options=False)
BEYOND = ("turn ended", "round ended", "era ended", "income paid")
"""Kinds of events that belong to what follows the action."""
EVERY = 7
"""Number of choices between two previews of all legal choices."""


def new_game(case: Configuration, seed: int) -> Game:
    """Returns a game with confirmed turns, so that the end of an action is observable."""
    return ironbridge.new(
        case.title,
        seats=case.seats,
        seed=seed,
        confirm_turns=True,
        **case.options,  # type: ignore[arg-type]
    )


def sampled(game: Game, rng: Random, many: int = 6) -> list[int]:
    codes = list(game.choices.codes)
    return rng.sample(codes, min(many, len(codes)))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_foretold_comes_true(case: Configuration) -> None:
    game, rng = new_game(case, 8), Random(8)
    checked = number = 0
    while not game.over:
        if number % EVERY == 0:
            for code in sampled(game, rng):
                checked += compare(game, code)
        game.play(rng.choice(game.choices.codes))
        number += 1
    assert checked > 20


def compare(game: Game, code: int) -> bool:
    """Compares a preview with playing; returns False where chance or another seat intervenes."""
    text = game.text
    previewed = game.preview(code)
    assert game.text == text
    real = game.copy()
    seat, actions = real.seat, len(real.actions)
    real.play(code)
    while len(real.actions) == actions:
        found = real.choices
        done = [choice for choice in found if choice.text == "done"]
        real.play((done or list(found))[0])
    happened = real.told(seat, actions)[0].events
    shows = {kind.name for kind in game.spec.events.values() if kind.shows}
    if any(event.kind in {*shows, *BEYOND} for event in happened):
        return False
    before, after = game.at(game.history._starts[-1]).view(seat), real.view(seat)
    assert real.actions[-1][1] == previewed.line
    for seen, said in zip(after.seats, previewed.seats, strict=True):
        assert (seen.money, seen.income, seen.level) == (said.money, said.income, said.level)
        assert (seen.points, seen.spent) == (said.points, said.spent)
    assert (after.coal, after.iron) == (previewed.coal, previewed.iron)
    changed = {slot: tile for slot, tile in after.tiles.items() if before.tiles.get(slot) != tile}
    assert changed == previewed.built
    assert set(after.links) - set(before.links) == set(previewed.laid)
    assert sum(previewed.price.values()) == 2 * previewed.price["total"]
    return True


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_nothing_hidden_is_betrayed(case: Configuration) -> None:
    game, rng = new_game(case, 21), Random(21)
    number = 0
    while not game.over and number < 150:
        if number % (3 * EVERY) == 0:
            assert game.seat is not None
            other = game.guess(game.seat, rng)
            for code in sampled(game, rng, 3):
                assert other.preview(code) == game.preview(code)
        game.play(rng.choice(game.choices.codes))
        number += 1


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_cubes_travel_along_links_that_lie(case: Configuration) -> None:
    game, rng = new_game(case, 5), Random(5)
    spec = game.spec
    number = hauls = 0
    while not game.over:
        if number % EVERY == 0:
            for code in sampled(game, rng):
                previewed = game.preview(code)
                lying = {*game.view(None).links, *previewed.laid}
                for haul in (*previewed.hauls, *previewed.sold):
                    assert {link for link in haul.path if "~" not in link} <= lying
                    hauls += bool(haul.path)
                    assert connected(spec.names, haul.path)
        game.play(rng.choice(game.choices.codes))
        number += 1


def connected(names: object, path: list[str]) -> bool:
    """Returns whether consecutive links of a route touch."""
    ends = dict(zip(names.links, names.link_ends))  # type: ignore[attr-defined]
    touched = [set(ends.get(link, link.split("~"))) for link in path]
    return all(one & other for one, other in pairwise(touched))


# ----------------------------------------------------------------------------- single cases


def test_a_build_is_told_in_all_its_parts() -> None:
    game = canal(
        tiles="Dudley.1=coal1 of 1 with 1",
        links="Wolverhampton-Dudley of 1, Coalbrookdale-Wolverhampton of 0",
        hand0="Coalbrookdale, iron",
        seat0="money 30, income 10, points 0, spent 0",
    )
    seen = game.preview("build iron Coalbrookdale.2 with Coalbrookdale")
    assert seen.line == "build iron Coalbrookdale.2 with Coalbrookdale"
    assert (seen.assumed, seen.whole) == ([], True)
    assert seen.price["tile"] == seen.price["total"] == 5
    (haul,) = seen.hauls
    assert (haul.goods, haul.count, haul.source, haul.owner) == ("coal", 1, "Dudley.1", 1)
    assert haul.path == ["Wolverhampton-Dudley", "Coalbrookdale-Wolverhampton"]
    assert haul.to == "Coalbrookdale.2"
    (mine,) = [flip for flip in seen.flips if flip.owner == 1]
    assert (mine.slot, mine.income_to - mine.income_from) == ("Dudley.1", 4)
    (sold,) = seen.sold
    assert (sold.goods, sold.to) == ("iron", "market")
    assert "Seat 0 builds an iron works 1 in Coalbrookdale." in [e.text for e in seen.effects]
    assert seen.seats[0].spent == 5
    assert seen.effects[-1].kind == "order"


def test_beer_of_a_merchant_and_of_ones_own() -> None:
    game = rail(
        tiles="Worcester.1=cotton2 of 0, Stone.1=brewery2 of 0 with 2",
        links="Gloucester-Worcester of 1",
        merchants="Gloucester.1=cotton with beer",
        hand0="Stone, Leek",
    )
    seen = game.preview("sell Worcester.1")
    assert seen.assumed != []
    assert not seen.whole
    sources = {
        haul.source: haul
        for text in ("beer Gloucester.1", "beer Stone.1")
        for haul in game.preview(f"sell Worcester.1, {text} with Leek").hauls
    }
    assert sources["Gloucester.1"].path == ["Gloucester-Worcester"]
    assert sources["Stone.1"].path == []


def test_a_preview_is_refused_as_the_play_is() -> None:
    game = canal(hand0="Dudley, iron")
    with pytest.raises(Refused) as ours:
        game.preview("build coal Leek")
    with pytest.raises(Refused) as theirs:
        game.play("build coal Leek")
    assert ours.value.refusal == theirs.value.refusal


def test_a_preview_speaks_every_language_and_travels_as_json() -> None:
    game = canal(hand0="Dudley, iron")
    texts = [
        [e.text for e in game.preview("loan", language).effects] for language in ("en", "fr", "ru")
    ]
    assert len({tuple(text) for text in texts}) == 3
    seen = game.preview("loan")
    assert json.decode(json.encode(seen), type=Preview) == seen
    assert seen.seats[0].money == game.position.seat_value(0, MONEY) + 30


def test_a_preview_tells_what_tile_and_link_give() -> None:
    board = {"tiles": "Leek.1=cotton1 of 0 sold, Stoke-on-Trent.1=cotton2 of 1"}
    game = canal(hand0="Dudley, iron", **board)
    (tile,) = game.preview("build coal Dudley with Dudley").tile_gains
    assert (tile.tile, tile.points, tile.income, tile.link_points) == ("coal1", 1, 4, 2)
    (link,) = game.preview("link Stoke-on-Trent-Leek with Dudley").link_gains
    assert (link.now, link.possible) == (1, 3)
    assert game.preview("loan with Dudley").link_gains == []


def test_an_iron_works_that_empties_at_once_has_nothing_more_to_give() -> None:
    seen = canal(
        hand0="Coalbrookdale, iron", iron=0, links="Coalbrookdale-Shrewsbury of 0"
    ).preview("build iron Coalbrookdale with Coalbrookdale")
    assert [flip.tile for flip in seen.flips] == ["iron1"]
    assert seen.tile_gains == []


def test_a_tile_that_is_still_to_be_chosen_is_told_from_a_chosen_one() -> None:
    game = canal(
        merchants=MERCHANTS, tiles="Worcester.1=cotton1 of 0", links="Gloucester-Worcester of 0"
    )
    begun = game.preview("sell Worcester.1")
    assert (len(begun.developed), begun.developed_open) == (1, 1)
    chosen = game.preview("sell Worcester.1, develop iron")
    assert (chosen.developed, chosen.developed_open) == (["iron1"], 0)
    assert game.preview("develop iron, develop coal").developed_open == 0


def test_what_cannot_be_foreseen_is_said_to_be_so() -> None:
    game = ironbridge.new("age_of_industry", seats=3, seed=3)
    game.play("draw")
    seen = game.preview("take pile")
    assert "unknown" in [effect.kind for effect in seen.effects]


TO_A_PORT = "Bury-Manchester of 1, Manchester-Warrington & Runcorn of 2"
TWO_MILLS = "Bury.1=cotton1 of 0, Manchester.1=cotton1 of 0, Warrington & Runcorn.2=port1 of 1 sold"
"""Mills connected to a port that has bought: only the distant market is left."""


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("tile", ["0", "4"])
def test_nothing_after_a_turned_distant_tile_is_previewed(
    tile: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tile 4 closes the market here, tile 0 lets the second mill be sold too."""
    monkeypatch.setattr("ironbridge.game.preview.SEED", seed)
    game = lancashire_canal(tiles=TWO_MILLS, links=TO_A_PORT, cotton=5, distant_canal=tile)
    sale = game.preview("sell Bury.1 with Lancaster")
    assert (sale.line, sale.assumed, sale.whole) == ("sell cotton Bury.1 with Lancaster", [], True)
    assert sale.flips == []
    both = game.preview("sell Bury.1; sell Manchester.1 with Lancaster")
    assert both == sale
    assert game.why_not("sell Bury.1 with shipyard") is not None
    with pytest.raises(Refused):
        game.preview("sell Bury.1 with shipyard")


def test_a_sale_after_a_turned_distant_tile_is_previewed() -> None:
    game = lancashire_canal(tiles=TWO_MILLS, links=TO_A_PORT, cotton=0, distant_canal="0, 0")
    game.play("sell Bury.1")
    found = game.preview("sell Manchester.1")
    assert [flip.slot for flip in found.flips] == ["Bury.1"]
    assert found.line == "sell cotton Bury.1; sell cotton Manchester.1 with Lancaster"
