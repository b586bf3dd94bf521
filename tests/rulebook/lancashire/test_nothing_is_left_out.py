"""Every printed example, every ruling and every fine point has its test."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent

# The examples of the rulebook of 2007, in its order, and the test of each.
EXAMPLES = {
    "set-up: the stack of mills": "test_example_the_stack_of_mills",
    "build: a mill in Oldham": "test_example_building_in_oldham",
    "Birkenhead: a shipyard": "test_example_a_shipyard_in_birkenhead",
    "canals: the first tile in Liverpool": "test_example_canals_from_liverpool",
    "combined actions: a mill in Colne": "test_example_a_mill_in_colne",
    "development: two tiles": "test_example_what_development_brings",
    "demand tracks: prices and three cubes": "test_example_of_the_demand_tracks",
    "industry card: where a mill may go": "test_example_where_a_cotton_card_builds",
    "loans: £30": "test_example_a_loan_of_30",
    "places outside: Colne, Yorkshire, Rochdale": "test_example_links_pass_through_a_place_outside",
    "raising income: five spaces": "test_example_five_spaces_forward",
    "places and location card: Manchester": "test_example_the_slots_of_manchester",
    "Mersey: two canals": "test_example_two_canals_on_the_mersey",
    "turn order: four players": "test_example_the_order_of_the_next_round",
    "rails: coal for a rail to Manchester": (
        "test_example_a_rail_to_manchester_with_coal_from_the_track"
    ),
    "sell cotton: before and after": "test_example_before_and_after_a_sale",
    "victory points: canals and tiles": "test_example_points_for_canals_and_tiles",
}


@cache
def all_of_them() -> dict[str, str]:
    """Returns every test of this folder with its docstring."""
    return {
        node.name: ast.get_docstring(node) or ""
        for path in sorted(HERE.glob("test_*.py"))
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def test_every_example() -> None:
    assert {name for name in all_of_them() if name.startswith("test_example_")} == set(
        EXAMPLES.values()
    )


@pytest.mark.parametrize("ruling", [f"R{number:02}" for number in range(1, 37)])
def test_every_ruling(ruling: str) -> None:
    assert [name for name, said in all_of_them().items() if re.search(rf"\b{ruling}\b", said)]


@pytest.mark.parametrize("point", [f"C{number}" for number in range(1, 20)])
def test_every_fine_point(point: str) -> None:
    assert [name for name, said in all_of_them().items() if re.search(rf"\b{point}\b", said)]
