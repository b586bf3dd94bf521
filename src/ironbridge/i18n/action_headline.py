"""Headline of a log entry: formats the effects of an action as one line.

Messages are in ``headlines.ftl`` of each language.
"""

from collections.abc import Iterable, Sequence

from ironbridge.core.event_kinds import MARKET
from ironbridge.core.names import GOODS
from ironbridge.i18n.localizer import KIND_OF_SPACE, Localizer, split_number
from ironbridge.types import ActionEffects, Flip, Haul, TilePiece


def headline(
    localizer: Localizer, seat: int, verb: str, era: str, effects: ActionEffects, fallback: str
) -> str:
    """Returns the headline of an action: verb, object, buyers and sources of goods.

    ``fallback`` is the text of an action without a headline.
    """
    part = main_part(localizer, verb, era, effects)
    line = joined(localizer, seat, [part] if part else [], effects, fallback)
    if part is None or part[0] != "sell" or not effects.developed:
        return line
    bonus = localizer.format("headline-free-develop", {"tiles": developed(localizer, effects)})
    return localizer.format("headline-joined", {"first": line, "next": bonus})


def automatic_headline(
    localizer: Localizer, seat: int, era: str, effects: ActionEffects, fallback: str
) -> str:
    """Returns the headline of an Automa's turn, one verb after the other."""
    sold = [flip for flip in effects.flips if flip.sold]
    iron = effects.develop_iron
    spent = [localizer.format_cached("headline-with-iron", {"count": iron})] if iron else []
    parts = {
        "build": standing(localizer, "headline-new-tile", effects.built),
        "link": links_laid(localizer, era, effects.laid),
        "sell": standing(localizer, "headline-tile", sold),
        "develop-iron": spent,
    }
    told = [(verb, counted(localizer, what)) for verb, what in parts.items() if what]
    return joined(localizer, seat, told, effects, fallback)


def joined(
    localizer: Localizer,
    seat: int,
    parts: Sequence[tuple[str, str]],
    effects: ActionEffects,
    fallback: str,
) -> str:
    """Joins the parts of a headline with buyers, sources and sales of goods."""
    if not parts:
        return fallback
    name = localizer.seat(seat)
    told = [
        localizer.format_cached("headline", {"verb": verb, "name": name, "what": what})
        for verb, what in parts
    ]
    more = [*buyers(localizer, effects), *sources(localizer, effects.hauls)]
    more += [
        localizer.format_cached("headline-to-market", {"count": sale.count, "goods": sale.goods})
        for sale in sorted(effects.sold, key=lambda sale: GOODS.index(sale.goods))
    ]
    line, *rest = [*told, *([", ".join(more)] if more else [])]
    for text in rest:
        line = localizer.format_cached("headline-joined", {"first": line, "next": text})
    return line


def main_part(
    localizer: Localizer, verb: str, era: str, effects: ActionEffects
) -> tuple[str, str] | None:
    """Returns the verb of an action and its object; ``None`` where there is no message for it."""
    if effects.built:
        built = standing(localizer, "headline-new-tile", effects.built)
        return "build", localizer.all_of(built) + replaced(localizer, effects.replaced)
    if effects.laid:
        return "link", links_laid(localizer, era, effects.laid)[0]
    if verb == "sell":
        sold = [flip for flip in effects.flips if flip.sold]
        return "sell", counted(localizer, standing(localizer, "headline-tile", sold))
    if effects.developed:
        return "develop", developed(localizer, effects)
    if effects.loan:
        money = localizer.format_cached("headline-money", {"money": abs(effects.loan)})
        return ("loan" if effects.loan > 0 else "repay"), money
    if verb == "give up":
        given = standing(localizer, "headline-tile", effects.removed[:1])
        return "give-up", localizer.all_of(given)
    if verb == "draw" and effects.cards:
        return "draw", cards_seen(localizer, effects.cards)
    return (verb, "") if verb in ("scout", "pass") else None


def developed(localizer: Localizer, effects: ActionEffects) -> str:
    """Returns the tiles that left the mat."""
    tiles = [tile_text(localizer, "headline-tile", tile) for tile in effects.developed]
    return counted(localizer, tiles)


def standing(localizer: Localizer, message: str, pieces: Iterable[TilePiece | Flip]) -> list[str]:
    """Returns tiles with their places."""
    return [
        localizer.format_cached(
            "headline-tile-in",
            {
                "tile": tile_text(localizer, message, piece.tile),
                "place": localizer.place_called(piece.place),
            },
        )
        for piece in pieces
    ]


def tile_text(localizer: Localizer, message: str, name: str) -> str:
    """Returns a tile in words, from its name in the notation."""
    spec = localizer.spec
    tile, tables = spec.names.tiles.index(name), spec.rules.tables
    industry = spec.names.industries[tables.tile_kind[tile]]
    return localizer.format_cached(
        message, {"industry": industry, "level": tables.tile_level[tile]}
    )


def replaced(localizer: Localizer, pieces: Iterable[TilePiece]) -> str:
    """Returns the tile that a build replaced."""
    return "".join(tile_text(localizer, "headline-over", piece.tile) for piece in pieces)


def links_laid(localizer: Localizer, era: str, links: Sequence[str]) -> list[str]:
    """Returns the links of an action, as canals or rails."""
    if not links:
        return []
    names = localizer.spec.names.links
    text = localizer.all_of([localizer.link(names.index(link)) for link in links])
    return [
        localizer.format_cached("headline-links", {"count": len(links), "era": era, "links": text})
    ]


def cards_seen(localizer: Localizer, cards: Sequence[str | None]) -> str:
    """Returns the drawn cards; hidden cards by their number."""
    names = localizer.spec.names.cards
    known = [
        localizer.format_cached(
            "headline-card", {"card": capital(localizer.card(names.index(card)))}
        )
        for card in cards
        if card is not None
    ]
    parts = []
    if known:
        facts: dict[str, str | int] = {"count": len(known), "cards": localizer.all_of(known)}
        parts.append(localizer.format_cached("headline-cards", facts))
    if len(known) < len(cards):
        hidden = {"count": len(cards) - len(known)}
        parts.append(localizer.format_cached("headline-hidden-cards", {**hidden}))
    return localizer.all_of(parts)


def capital(text: str) -> str:
    """Returns the name of a card with a capital first letter."""
    return text[:1].upper() + text[1:]


def buyers(localizer: Localizer, effects: ActionEffects) -> list[str]:
    """Returns the buyers of sold tiles."""
    places = {split_number(name)[0]: name for name in effects.buyers if name != MARKET}
    found = [
        localizer.format_cached("headline-sold-to", {"place": localizer.place_called(place)})
        for place in places
    ]
    far = [localizer.format_cached("headline-sold-far", {})] if MARKET in effects.buyers else []
    return found + far


def sources(localizer: Localizer, hauls: Sequence[Haul]) -> list[str]:
    """Returns the sources of goods, grouped by place."""
    imported: dict[str, None] = {}
    given: dict[str | None, dict[str, None]] = {}
    for haul in sorted(hauls, key=lambda haul: (haul.place is None, GOODS.index(haul.goods))):
        if haul.place is not None and KIND_OF_SPACE.search(haul.place) and haul.goods == GOODS[0]:
            imported[haul.place] = None
        else:
            goods = localizer.format_cached("headline-goods", {"goods": haul.goods})
            given.setdefault(haul.place, {})[goods] = None
    found = [
        localizer.format_cached("headline-imported", {"place": localizer.place_called(place)})
        for place in imported
    ]
    for place, names in given.items():
        goods = localizer.all_of(list(names))
        if place is None:
            found.append(localizer.format_cached("headline-from-market", {"goods": goods}))
        else:
            called = localizer.place_called(place)
            found.append(
                localizer.format_cached("headline-from", {"goods": goods, "place": called})
            )
    return found


def counted(localizer: Localizer, things: Sequence[str]) -> str:
    """Returns a list of things; equal ones once, with their number."""
    count = {thing: list(things).count(thing) for thing in things}
    return localizer.all_of([f"{one} ×{many}" if many > 1 else one for one, many in count.items()])
