"""Russian Bank: a patience for two, and an eye on the other's slips."""

from cardtable.games.russian_bank.game import RussianBank
from cardtable.games.russian_bank.options import Extras, Memory, Options

__all__ = ["Extras", "Memory", "Options", "RussianBank"]
