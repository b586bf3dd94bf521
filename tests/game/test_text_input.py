"""A typed action that fits several slots is refused for the most informative reason."""

import pytest

from ironbridge.game.board_data import sheet_of
from tests.rulebook.birmingham.positions import canal


@pytest.mark.parametrize("rival", ["Coventry.2", "Coventry.3"])
def test_a_reason_about_the_player_comes_before_a_reason_about_one_slot(rival: str) -> None:
    """A rival's tile fills one of two slots; the other slot lacks coal."""
    game = canal(hand0="Coventry, coal", tiles=f"{rival}=manufacturer1 of 1")
    filled = game.why_not(f"build manufacturer {rival}")
    assert filled.reason == "OVERBUILD_LEVEL"
    told = game.why_not("build manufacturer Coventry")
    assert told.reason == "NO_COAL"
    assert told.missing.links == ("Birmingham-Coventry", "Birmingham-Oxford")


def test_where_only_slots_are_in_the_way_the_first_is_named() -> None:
    game = canal(hand0="Coventry, coal", tiles="Coventry.2=manufacturer1 of 1")
    told = game.why_not("build coal Coventry")
    assert told.reason == "SLOT_TAKEN_KIND"
    assert told == game.why_not("build coal Coventry.2")


# Missing links


def distances(links: dict[str, tuple[str, ...]], start: set[str]) -> dict[str, int]:
    """Returns the number of links from a set of places to every place, by breadth-first search."""
    found, edge, steps = dict.fromkeys(start, 0), start, 0
    while edge:
        steps += 1
        near = [ends for ends in links.values() if edge & set(ends)]
        edge = {place for ends in near for place in ends} - set(found)
        found |= dict.fromkeys(edge, steps)
    return found


@pytest.mark.parametrize(
    ("links", "network"),
    [
        ("Gloucester-Worcester of 0", {"Gloucester", "Worcester"}),
        ("Belper-Derby of 0, Dudley-Birmingham of 0", {"Belper", "Derby", "Dudley", "Birmingham"}),
    ],
)
def test_the_missing_links_are_as_few_as_can_be(links: str, network: set[str]) -> None:
    game = canal(links=links, hand0="Coventry, coal")
    canals = {
        link.link: tuple(link.ends) for link in sheet_of(game.spec).links if "canal" in link.eras
    }
    away = distances(canals, network)
    counts = set()
    for link, ends in canals.items():
        refusal = game.why_not(f"link {link}")
        if refusal is not None and refusal.reason == "LINK_OUTSIDE_NETWORK":
            missing = refusal.missing.links
            assert len(missing) == min(away[place] for place in ends), (link, missing)
            together = distances({name: canals[name] for name in missing}, network)
            assert set(ends) & set(together)
            counts.add(len(missing))
    assert len(counts) >= 2
