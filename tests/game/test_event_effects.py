"""Event effects: every kind has effects as data, and their sum reproduces the position."""

from random import Random

import pytest

import ironbridge
from ironbridge.core.event_kinds import EFFECT_FIELDS, EVENT_KINDS, EventKind
from ironbridge.core.position import INCOME, MONEY, POINTS
from ironbridge.game import Game
from ironbridge.game.event_effects import Accounts, effect_of, wealth_of
from ironbridge.notation.headers import make_spec
from ironbridge.notation.readers import links_on, tiles_on, turn_order
from ironbridge.testing.configurations import Configuration, installed_cases
from ironbridge.titles.template.codes import EVENTS as TEMPLATE_EVENTS
from tests.rulebook.birmingham.positions import MERCHANTS, canal

CASES = installed_cases(options=False)


def kinds() -> list[EventKind]:
    """Every kind of event of every installed title, and of the template."""
    found = {*EVENT_KINDS.values(), *TEMPLATE_EVENTS.values()}
    for case in CASES:
        found |= set(make_spec(case.title, case.seats, dict(case.options)).events.values())
    return sorted(found, key=lambda kind: (kind.name, kind.details))


def played(case: Configuration, seed: int) -> Game:
    """A whole game of random choices."""
    game = ironbridge.new(case.title, seats=case.seats, seed=seed, **case.options)  # type: ignore[arg-type]
    rng = Random(seed)
    while not game.over:
        game.play(rng.choice(game.choices.codes))
    return game


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.name)
def test_a_kind_has_effects_or_says_that_it_has_none(kind: EventKind) -> None:
    assert bool(kind.effects) != kind.no_effects
    assert set(kind.effects) <= set(EFFECT_FIELDS)
    assert bool(kind.points) == bool(kind.score)
    if kind.tile:
        assert "tile" in kind.details
    if kind.goods:
        assert kind.source in (*kind.details, "market", "built")


def test_effects_of_a_purchase() -> None:
    bought = EVENT_KINDS[10]
    assert bought.name == "coal bought"
    assert (bought.money, bought.goods, bought.source) == (-1, "coal", "market")
    assert bought.topic == "coal"
    assert bought.effects == ("money", "goods")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_folding_a_game_gives_its_last_position(case: Configuration) -> None:
    game = played(case, 11)
    spec, pos = game.spec, game.position
    accounts = Accounts(spec, game.history.first)
    for event in game.history.events():
        accounts.apply(effect_of(spec, event))
    seats = range(spec.seats)
    assert accounts.wealth == [wealth_of(pos, seat) for seat in seats]
    assert accounts.wealth == [pos.seat_value(seat, MONEY) for seat in seats]
    assert accounts.points == [pos.seat_value(seat, POINTS) for seat in seats]
    assert accounts.income == [pos.seat_value(seat, INCOME) for seat in seats]
    assert accounts.tiles == tiles_on(pos)
    assert accounts.links == links_on(spec, pos)
    assert accounts.market == [pos.market(goods) for goods in range(2)]
    assert accounts.order == turn_order(pos)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_log_adds_up_to_the_events(case: Configuration) -> None:
    game = played(case, 12)
    log = game.action_log(None)
    for action in log:
        own = [change for change in action.effects.seats if change.seat == action.seat]
        if action.effects.built:
            assert [change.money for change in own] in ([], [action.money])
    built = [piece for action in log for piece in action.effects.built]
    built += [p for action in log if action.automatic for p in action.automatic.effects.built]
    laid = [link for action in log for link in action.effects.laid]
    laid += [link for action in log if action.automatic for link in action.automatic.effects.laid]
    kinds = [event.kind for event in game.events]
    assert len(built) == kinds.count("tile built")
    assert len(laid) == kinds.count("link laid")
    scored = sum(score.links + score.tiles for action in log for score in action.era_scores)
    told = [e.details["points"] for e in game.events if e.kind in ("links scored", "tiles scored")]
    assert scored == sum(int(points or 0) for points in told)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_end_of_an_era_is_the_board_that_is_scored(case: Configuration) -> None:
    game = played(case, 12)
    log = game.action_log(None)
    endings = [(action, action.era_end) for action in log if action.era_end]
    assert 1 <= len(endings) <= len(game.spec.names.eras)
    for action, end in endings:
        assert action.era_scores
        assert set(end.removed) <= set(end.tiles)
        laid = [*action.effects.laid, *(action.automatic.effects.laid if action.automatic else ())]
        assert all(end.links[link] >= 0 for link in laid if link in end.links)
    view = game.view(None)
    last, end = endings[-1]
    assert {slot: end.tiles[slot] for slot in view.tiles} == view.tiles
    assert set(end.tiles) - set(view.tiles) == set(end.removed)
    assert view.before_scoring is None or end.links == view.before_scoring.links
    assert all(action.era_scores == [] for action in log if not action.era_end)
    assert last.number == log[-1].number


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_lines_of_the_log_are_its_sentences_without_the_passing_ones(case: Configuration) -> None:
    passing = {"card drawn", "turn ended", "order set"}
    for action in played(case, 15).action_log(None):
        told = [
            (text, event.topic)
            for text, event in zip(action.sentences, action.events, strict=True)
            if event.kind not in passing
        ]
        lines = [*action.lines, *(action.automatic.lines if action.automatic else ())]
        assert [(line.text, line.topic) for line in lines] == told
        ends = [event.kind for event in action.events].count("round ended")
        if ends and not action.automatic:
            assert any(line.after_turn for line in action.lines)
        if action.verb in ("loan", "pass"):
            assert not action.lines[0].after_turn


def test_seats_affected_are_the_owners_of_what_was_used() -> None:
    found = 0
    for case in CASES:
        for action in played(case, 16).action_log(None):
            effects = action.effects
            assert action.seat not in effects.affected
            owners = {haul.owner for haul in effects.hauls} | {flip.owner for flip in effects.flips}
            owners |= {piece.owner for piece in (*effects.replaced, *effects.removed)}
            others = {change.seat for change in effects.seats}
            assert set(effects.affected) == (owners | others) - {None, action.seat}
            found += len(effects.affected)
    assert found > 20


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_sources_of_points_add_up(case: Configuration) -> None:
    game = played(case, 13)
    result = game.view(None).result
    assert result is not None
    sums = [sum(part.points for part in parts) for parts in result.sources]
    assert sums == result.points
    assert all(part.source != "other" for parts in result.sources for part in parts)
    tiles = [part for parts in result.sources for part in parts if part.source == "tiles"]
    assert all(part.industry for part in tiles)


def test_routes_are_entered_where_the_goods_are() -> None:
    assert sum(routes_checked(played(case, 14)) for case in CASES) > 50


def routes_checked(game: Game) -> int:
    """Check every route of a game's log; returns how many links they have."""
    ends = dict(zip(game.spec.names.links, game.spec.names.link_ends))
    routes = 0
    for action in game.action_log(None):
        for haul in (*action.effects.hauls, *action.effects.sold):
            assert [stage.link for stage in haul.stages] == haul.path
            for stage in haul.stages:
                routes += 1
                assert {stage.start, stage.end} <= set(ends.get(stage.link, stage.link.split("~")))
            for one, other in zip(haul.stages, haul.stages[1:]):
                assert one.end == other.start
            if haul.stages and haul.place is not None:
                assert haul.stages[0].start == haul.place
    return routes


def test_an_automatic_turn_is_a_part_of_its_own() -> None:
    case = next(case for case in CASES if "automa" in case.options)
    log = [action for seed in (5, 16) for action in played(case, seed).action_log(None)]
    turns = [(action, action.automatic) for action in log if action.automatic]
    assert turns
    for action, turn in turns:
        assert turn.seat != action.seat
        assert action.events[turn.first_event].kind.startswith("automa ")
        assert all(piece.owner == turn.seat for piece in turn.effects.built)
        assert turn.lines
    told = {turn.headline for _, turn in turns}
    assert not any("leaves the board" in headline for headline in told)
    given_up = [action for action in log if action.verb == "give up"]
    assert all(len(action.effects.removed) == 1 for action in given_up)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ada took a loan of £30"),
        ("fr", "Ada emprunte 30\N{NO-BREAK SPACE}£"),
        ("ru", "Ada берёт ссуду 30\N{NO-BREAK SPACE}£"),
    ],
)
def test_a_headline_in_every_language(language: str, told: str) -> None:
    game = ironbridge.new("birmingham", seats=2, seed=7)
    first = game.seat
    assert first is not None
    card = (game.view(first).seats[first].hand or [])[0]
    game.play(f"loan with {card}")
    players = ["Ada", "Ada"]
    assert game.action_log(None, 0, language, players)[0].headline == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "Ada sold cotton mill 1 in Worcester; to Gloucester, beer from Gloucester;"
            " developed iron works 1 for free",
        ),
        (
            "fr",
            "Ada vend la filature de coton (niv.\N{NO-BREAK SPACE}1) à Worcester\N{NO-BREAK SPACE};"
            " acheteur\N{NO-BREAK SPACE}: Gloucester, bière de Gloucester\N{NO-BREAK SPACE};"
            " développe l’usine sidérurgique (niv.\N{NO-BREAK SPACE}1) gratuitement",
        ),
        (
            "ru",
            "Ada продаёт текстильную фабрику 1 в Вустере; покупатель: Глостер, пиво из Глостера;"
            " бесплатно модернизирует литейный завод 1",
        ),
    ],
)
def test_a_sale_tells_its_free_development(language: str, told: str) -> None:
    game = canal(
        merchants=MERCHANTS, tiles="Worcester.1=cotton1 of 0", links="Gloucester-Worcester of 0"
    )
    game.play("sell Worcester.1, develop iron")
    assert game.action_log(None, 0, language, ["Ada", "Bo"])[0].headline == told


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_action_has_a_headline_in_every_language(case: Configuration) -> None:
    game = played(case, 16)
    logs = [game.action_log(None, 0, language) for language in ("en", "fr", "ru")]
    for english, french, russian in zip(*logs, strict=True):
        lines = {action.headline for action in (english, french, russian)}
        assert len(lines) == 3
        assert not any("{" in line or "headline" in line for line in lines)
