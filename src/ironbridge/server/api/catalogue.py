"""What can be played: titles, their printed matter and rules, and bots."""

import asyncio
import inspect

import msgspec
from litestar import get
from litestar.params import FromQuery

from ironbridge import bots
from ironbridge.errors import BadInput
from ironbridge.game.board_data import BoardData
from ironbridge.i18n.place_names import names_of
from ironbridge.i18n.rulebook import notes_of, option_about, rulebook
from ironbridge.server.api.auth import language_of
from ironbridge.server.api.dependencies import Caller, TitleName
from ironbridge.server.api.responses import Ready, ready
from ironbridge.server.api.schemas import (
    BotCard,
    NamesCard,
    OptionCard,
    PlaceText,
    RuleCard,
    TitleCard,
)
from ironbridge.server.live import rules_adapter
from ironbridge.server.messages import say_if_known
from ironbridge.server.problems import Problem
from ironbridge.titles import find, names
from ironbridge.titles.meta import Title


@get("/api/titles", sync_to_thread=False)
def titles(request: Caller) -> list[TitleCard]:
    """Every installed title and all it offers, in the caller's language."""
    language = language_of(request)
    return [title_card(find(name), language) for name in names()]


def title_card(title: Title, language: str) -> TitleCard:
    """Returns a title's card."""
    book = rulebook(title.name)
    return TitleCard(
        name=title.name,
        full_name=title.full_name,
        seats=list(title.seats),
        default_seats=title.default_seats or title.seats[0],
        variants=list(title.variants),
        boards=list(title.boards),
        automa=list(title.automa),
        options=[
            OptionCard(
                name=option.name,
                values=list(option.values),
                default=option.default,
                about=option_about(title, option, language),
                rule=book.rule_of_option(option.name) or option.rule,
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
) -> Ready[BoardData]:
    """Everything that is printed for a title, for these seats and options."""
    known(title)
    options = {"board": board, "variant": variant, "automa": automa}
    found = await asyncio.to_thread(rules_adapter.sheet, title, seats, options)
    return ready(msgspec.json.encode(found), {"cache-control": "public, max-age=3600"})


@get("/api/titles/{title:str}/rules", sync_to_thread=False)
def rules(request: Caller, title: TitleName) -> list[RuleCard]:
    """The rules of a title or of its Automa, in our own words and the caller's language."""
    known(title.partition(".")[0])
    return [
        RuleCard(id=rule.id, chapter=rule.title, text=rule.text, source=rule.where)
        for rule in rulebook(title, language_of(request)).rules.values()
    ]


@get("/api/names", sync_to_thread=False)
def place_names(request: Caller) -> NamesCard:
    """Places, waters and lands of all boards in the caller's language; none where it is English."""
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
    """Make sure that there is such a title."""
    if title not in names():
        raise Problem(404, "no-title")


@get("/api/bots", sync_to_thread=False)
def bot_cards(request: Caller) -> list[BotCard]:
    """The bots one can play against, in the caller's language."""
    language = language_of(request)
    return [bot_card(bot, language) for bot in bots.listed()]


def bot_card(listed: bots.ListedBot, language: str) -> BotCard:
    """Returns the card of a bot."""
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
    """Returns what a bot says of itself and its strength; the error where it cannot be loaded."""
    try:
        bot = bots.find(name)
    except BadInput as error:
        return error.text(language), None
    except ImportError as error:
        return str(error), None
    module = inspect.getmodule(type(bot))
    about = getattr(bot, "about", None) or (inspect.getdoc(module) or "").split("\n")[0]
    return about, getattr(bot, "strength", None)


HANDLERS = [titles, sheet, rules, place_names, bot_cards]
