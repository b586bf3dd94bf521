"""Rules of the solo game of Brass: Birmingham, where they differ from two players."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ironbridge.core.bitset import BIT
from ironbridge.core.position import MONEY, NO_TILE, Position
from ironbridge.core.tables import Tables
from ironbridge.core.tiles import leave_mat, next_tile
from ironbridge.core.workspace import Workspace
from ironbridge.titles.birmingham.automa.deck import new_deck
from ironbridge.titles.birmingham.automa.observation import SOLO_NUMBERS, observe_automa
from ironbridge.titles.birmingham.automa.player import Automa, Script
from ironbridge.titles.birmingham.automa.turn import take_turn
from ironbridge.titles.birmingham.codes import AUTOMA_MAT_CLEARED
from ironbridge.titles.birmingham.merchants import Merchants
from ironbridge.titles.birmingham.observation import observe_merchants
from ironbridge.titles.birmingham.rules import BirminghamOptions, BirminghamRules

PERSON: Final[i64] = 0
AUTOMA: Final[i64] = 1


@final
class SoloRules(BirminghamRules):
    """Rules of one person against the Automa."""

    def __init__(
        self,
        tables: Tables,
        merchants: Merchants,
        space_bonus: vec[i64],
        space_amount: vec[i64],
        wild_location: i64,
        wild_industry: i64,
        options: BirminghamOptions,
        free: BirminghamRules,
        script: Script,
    ) -> None:
        super().__init__(
            tables, merchants, space_bonus, space_amount, wild_location, wild_industry, options
        )
        self.automa = Automa(free, tables, script)

    def set_table(self, pos: Position, work: Workspace) -> None:
        super().set_table(pos, work)
        pos.set_seat_value(AUTOMA, MONEY, 0)  # BA-setup-3
        new_deck(pos)

    def take_turn(self, pos: Position, work: Workspace) -> None:
        take_turn(self.automa, pos, work)

    def era_began(self, pos: Position, work: Workspace) -> None:
        super().era_began(pos, work)
        new_deck(pos)
        kind: i64 = 0
        while kind < self.tables.kinds:
            self.clear_stack(pos, work, kind)
            kind += 1

    def clear_stack(self, pos: Position, work: Workspace, kind: i64) -> None:
        """Removes tiles from the Automa's mat that can no longer be built."""  # BA-era-2
        tile = next_tile(self.tables, pos, AUTOMA, kind)
        while tile != NO_TILE and self.tables.tile_eras[tile] & BIT[pos.era] == 0:
            leave_mat(pos, AUTOMA, kind)
            work.log.say(AUTOMA_MAT_CLEARED, AUTOMA, tile, 0)
            tile = next_tile(self.tables, pos, AUTOMA, kind)

    def own_numbers(self) -> i64:
        return super().own_numbers() + SOLO_NUMBERS

    def observe(self, pos: Position, seat: i64, row: vec[i16], at: i64) -> None:
        at = observe_merchants(pos, len(self.space_bonus), row, at)
        observe_automa(self.automa, pos, row, at)

    def tie_break(self, pos: Position, seat: i64, which: i64) -> i64:
        """Returns a higher value for the person, who wins ties."""  # BA-end-2
        return 1 if seat == PERSON else 0
