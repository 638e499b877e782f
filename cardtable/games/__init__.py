"""The games: one package each, which holds rules and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.cunt_soul import CuntSoul
from cardtable.games.cuttle import Cuttle
from cardtable.games.russian_bank import RussianBank
from cardtable.games.shithead import Shithead
from cardtable.games.soul_taker import SoulTaker

if TYPE_CHECKING:
    from cardtable.engine.state import State

SHIPPED: tuple[type[State], ...] = (
    Cuttle,
    RussianBank,
    SoulTaker,
    Shithead,
    CuntSoul,
)
"""The games that come with the program, in the order in which every page has them."""

GAMES: list[type[State]] = [*SHIPPED]
"""Every game there is: these, and those from elsewhere as they come in (`files.elsewhere`)."""
