"""Hooks of Age of Industry: its view, drawing, transport and display of cards."""

from ironbridge.core.bitset import BIT, ids
from ironbridge.core.names import GOODS, Names
from ironbridge.core.position import DEBT, NO_TILE, Position
from ironbridge.titles.age_of_industry import diagnosis
from ironbridge.titles.age_of_industry.board_data import draw
from ironbridge.titles.age_of_industry.board_tables import ChartTables
from ironbridge.titles.age_of_industry.codes import REBUILT, USED_MARKETS
from ironbridge.titles.age_of_industry.display import FACE_UP, face_up
from ironbridge.titles.age_of_industry.features import AgeOfIndustryFeatures
from ironbridge.titles.age_of_industry.network import open_lanes, standing
from ironbridge.titles.age_of_industry.print_file import Sheet
from ironbridge.titles.age_of_industry.rules import AgeOfIndustryRules
from ironbridge.titles.age_of_industry.tables import spoken
from ironbridge.titles.age_of_industry.view import AgeOfIndustrySeen, CounterSeen
from ironbridge.titles.board_layout import Drawing
from ironbridge.titles.hooks import TitleHooks, Transport
from ironbridge.titles.refused_choice import Diagnosis, RefusedChoice


class AgeOfIndustryHooks(TitleHooks):
    """Hooks of Age of Industry with one print and one board."""

    def __init__(
        self,
        rules: AgeOfIndustryRules,
        names: Names,
        chart: ChartTables,
        sheet: Sheet,
        board: str,
    ) -> None:
        super().__init__(rules, names)
        self.chart = chart
        self.sheet = sheet
        self.board = board

    def extra_view(self, pos: Position) -> AgeOfIndustrySeen:
        names, used = self.names, pos.words[USED_MARKETS]
        counters = market_counters(names, self.sheet, pos)
        return AgeOfIndustrySeen(
            loans=[pos.seat_value(seat, DEBT) for seat in range(pos.seats)],
            display=[names.cards[card] for card in display_cards(pos)],
            markets={
                name: CounterSeen(counter=counter, used=bool(used & BIT[names.spaces.index(name)]))
                for name, counter in counters.items()
            },
            imports=imports(names, self.chart, pos),
            rebuilt=[names.slots[slot] for slot in ids(pos.words[REBUILT])],
        )

    def drawing(self) -> Drawing:
        return draw(self.names, self.sheet, self.board)

    def transport(self, pos: Position) -> Transport:
        """Returns rails and open lanes; ports and distant ports give access to the track."""
        tables, chart, places = self.rules.tables, self.chart, self.names.places
        lanes = ids(open_lanes(tables, chart, pos, 0, 0))
        joined = [chart.lane_places[lane] for lane in lanes]
        called = ["~".join(places[place] for place in ids(ends)) for ends in joined]
        return Transport(
            carried=GOODS[:2],
            doors=(standing(tables, pos, chart.port_kind) | chart.distant),
            lanes=tuple(zip(called, joined)),
            no_transit=chart.no_transit,
        )

    def diagnose(self, choice: RefusedChoice, shared: Diagnosis) -> Diagnosis:
        return diagnosis.diagnose(choice, shared)

    def open_cards(self, pos: Position) -> list[int]:
        return display_cards(pos)

    def feature_extractor(self) -> AgeOfIndustryFeatures:
        return AgeOfIndustryFeatures(self.rules)


def counter_names(sheet: Sheet) -> tuple[str, ...]:
    """Returns the kinds of market counters."""
    return tuple(spoken(row["market"]) for row in sheet["market_counters"]["kinds"])


def market_counters(names: Names, sheet: Sheet, pos: Position) -> dict[str, str]:
    """Returns the counter on each market space that has one."""
    counters = counter_names(sheet)
    return {
        name: counters[pos.deal.piles[space]]
        for space, name in enumerate(names.spaces)
        if pos.deal.piles[space] != NO_TILE
    }


def display_cards(pos: Position) -> list[int]:
    """Returns the cards of the display."""
    return [face_up(pos, which) - 1 for which in range(FACE_UP) if face_up(pos, which) > 0]


def imports(names: Names, chart: ChartTables, pos: Position) -> dict[str, int]:
    """Returns the coal behind each ship."""
    return {
        names.places[names.slot_place[chart.berth_slot[berth]]]: pos.cubes_on(
            chart.berth_import[berth]
        )
        for berth in range(chart.berths)
        if pos.cubes_on(chart.berth_import[berth])
    }
