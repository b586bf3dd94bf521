"""Names the missing links, goods, cards and slots of a refused choice in the notation's terms."""

from ironbridge.core.names import GOODS, Names
from ironbridge.titles.refused_choice import Diagnosis
from ironbridge.types import Missing, MissingGoods, MissingPrice


def missing_names(names: Names, diagnosis: Diagnosis) -> Missing:
    """Returns the links, price, goods, cards and slots of a diagnosis by name."""
    return Missing(
        links=tuple(names.links[link] for link in diagnosis.links),
        price=missing_price(diagnosis),
        goods=tuple(
            MissingGoods(
                goods=GOODS[shortage.goods],
                needed=shortage.needed,
                available=shortage.available,
            )
            for shortage in diagnosis.shortages
        ),
        cards=tuple(names.cards[card] for card in diagnosis.cards),
        slots=tuple(names.slots[slot] for slot in diagnosis.slots),
    )


def missing_price(diagnosis: Diagnosis) -> MissingPrice | None:
    """Returns the price in parts; ``None`` when money is not what is missing."""
    price = diagnosis.price
    if price is None:
        return None
    return MissingPrice(
        base=price.base, coal=price.coal, iron=price.iron, total=price.total, money=price.money
    )
