"""Soul Taker: Fair against Foul, in the standard and the mixed game."""

from cardtable.games.soul_taker.game import SoulTaker
from cardtable.games.soul_taker.options import Extras, Memory, Options

__all__ = ["Extras", "Memory", "Options", "SoulTaker"]
