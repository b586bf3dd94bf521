"""Catalogue endpoints: titles with their board data and rules, place names, bots."""

import asyncio

import msgspec
from litestar import get
from litestar.params import FromQuery

from ironbridge import bots
from ironbridge.errors import BadInput
from ironbridge.game.board_data import BoardData
from ironbridge.i18n.place_names import names_of
from ironbridge.i18n.rulebook import Rule, Rulebook, notes_of, option_about, rulebook
from ironbridge.notation.headers import read_rules
from ironbridge.server.api.auth import language_of
from ironbridge.server.api.catalogue_schemas import (
    BotCard,
    OptionCard,
    RuleCard,
    RulePart,
    TitleCard,
)
from ironbridge.server.api.dependencies import Caller, TitleName
from ironbridge.server.api.language_schemas import NamesCard, PlaceText
from ironbridge.server.api.responses import Ready, ready
from ironbridge.server.live import rules_adapter
from ironbridge.server.messages import say, say_if_known
from ironbridge.server.problems import Problem
from ironbridge.titles import find, names, parts
from ironbridge.titles.meta import Title


@get("/api/titles", sync_to_thread=False)
def titles(request: Caller) -> list[TitleCard]:
    """Returns every installed title with its player counts, options and boards."""
    language = language_of(request)
    return [title_card(find(name), language) for name in names()]


def title_card(title: Title, language: str) -> TitleCard:
    """Returns the description of a title as the API sends it."""
    book = rulebook(title.name)
    return TitleCard(
        name=title.name,
        full_name=title.full_name,
        seats=list(title.seats),
        default_seats=title.default_seats or title.seats[0],
        variants=list(title.variants),
        variant_seats={name: list(seats) for name, seats in title.variant_seats.items()},
        presets={name: dict(values) for name, values in title.presets.items()},
        boards=list(title.boards),
        automa=list(title.automa),
        options=[
            OptionCard(
                name=option.name,
                values=list(option.values),
                default=option.default,
                about=option_about(title, option, language),
                rule=book.rule_of_option(option.name) or option.rule,
                when=[{key: list(allowed) for key, allowed in one.items()} for one in option.when],
            )
            for option in title.options
        ],
        stage=title.stage,
        notes=notes_of(title, language),
    )


@get("/api/titles/{title:str}/sheet")
async def sheet(
    request: Caller,
    title: TitleName,
    seats: FromQuery[int | None] = None,
    board: FromQuery[str | None] = None,
    variant: FromQuery[str | None] = None,
    automa: FromQuery[str | None] = None,
    rules: FromQuery[str | None] = None,
) -> Ready[BoardData]:
    """Returns the static data of board, tiles and cards for a title, its seats and options.

    ``rules`` has the rule options as in a record: ``deck=2018, cotton_points=5``.
    """
    known(title)
    chosen = read_rules(rules) if rules else None
    options = {"board": board, "variant": variant, "automa": automa, "rules": chosen}
    found = await asyncio.to_thread(rules_adapter.sheet, title, seats, options)
    return ready(msgspec.json.encode(found), {"cache-control": "public, max-age=3600"})


@get("/api/titles/{title:str}/rules", sync_to_thread=False)
def rules(request: Caller, title: TitleName) -> list[RuleCard]:
    """Returns the rules of a title or of its Automa, in the project's own words."""
    whole = title.partition(".")[0]
    known(whole)
    if title not in parts(whole):
        raise Problem(404, "no-title")
    book = rulebook(title, language_of(request))
    return [rule_card(book, rule) for rule in book.rules.values()]


def rule_card(book: Rulebook, rule: Rule) -> RuleCard:
    """Returns a rule with the parts of its id and of its text."""
    group, _, number = rule.id.rpartition("-")
    return RuleCard(
        id=rule.id,
        group=group,
        section=group.partition("-")[2],
        number=number,
        chapter=rule.title,
        text=rule.text,
        parts=[RulePart(text=text, rule=cited) for text, cited in book.references(rule.id)],
        source=rule.where,
    )


@get("/api/names", sync_to_thread=False)
def place_names(request: Caller) -> NamesCard:
    """Returns the names of places, waters and lands on all boards; empty for English."""
    language = language_of(request)
    places: dict[str, PlaceText] = {}
    lettering: dict[str, str] = {}
    for title in names():
        found = names_of(title, language)
        lettering |= found.map
        for place, name in found.places.items():
            places[place] = PlaceText(name=str(name), forms=dict(name.forms))
    return NamesCard(places=places, map=lettering)


def known(title: str) -> None:
    """Raises a problem when the title does not exist."""
    if title not in names():
        raise Problem(404, "no-title")


@get("/api/bots", sync_to_thread=False)
def bot_cards(request: Caller) -> list[BotCard]:
    """Returns the bots that can take a seat."""
    language = language_of(request)
    return [bot_card(bot, language) for bot in bots.listed()]


def bot_card(listed: bots.ListedBot, language: str) -> BotCard:
    """Returns the description of a bot as the API sends it."""
    ours = listed.kind != "installed"
    label = say_if_known(language, f"strength-{listed.name}") if ours else ""
    about = say_if_known(language, f"bot-{listed.name}") if ours else ""
    described = (about, None) if about else own_description(listed.name, language)
    return BotCard(
        name=listed.name,
        about=described[0],
        strength=described[1],
        kind=listed.kind,
        order=listed.order,
        label=label or listed.name,
    )


def own_description(name: str, language: str) -> tuple[str, float | None]:
    """Returns the description and rating that a bot states; the error where it cannot be loaded."""
    try:
        bot = bots.find(name)
    except BadInput as error:
        return error.text(language), None
    except ImportError as error:
        return str(error), None
    about = getattr(bot, "about", None) or (type(bot).__doc__ or "").strip().split("\n")[0]
    if not about:
        about = say(language, "bot-undescribed", name=name, module=type(bot).__module__)
    return about, getattr(bot, "strength", None)


HANDLERS = [titles, sheet, rules, place_names, bot_cards]
