"""Cunt-Soul: links and chains, fields that act on all, jokers that act backwards."""

from cardtable.games.cunt_soul.game import CuntSoul
from cardtable.games.cunt_soul.options import Extras, Memory, Options

__all__ = ["CuntSoul", "Extras", "Memory", "Options"]
