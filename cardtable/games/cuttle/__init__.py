"""Cuttle: point cards worth 21, while every card can also be a weapon."""

from cardtable.games.cuttle.game import Cuttle
from cardtable.games.cuttle.options import Extras, Memory, Options

__all__ = ["Cuttle", "Extras", "Memory", "Options"]
