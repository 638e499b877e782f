"""Shithead: the last one holding cards has lost."""

from cardtable.games.shithead.game import Shithead
from cardtable.games.shithead.options import Extras, Memory, Options

__all__ = ["Extras", "Memory", "Options", "Shithead"]
