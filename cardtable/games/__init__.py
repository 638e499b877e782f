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

GAMES: tuple[type[State], ...] = (
    Shithead,
    CuntSoul,
    Cuttle,
    RussianBank,
    SoulTaker,
)
"""Every game there is, in the order of menus. A tuple, so that packagers and readers see it."""
