"""Who sits at a table: people, and computer players of a level."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, Self, TypeAlias

from cardtable.engine.clean import clean_name, cleaned, isolated, name_key
from cardtable.engine.record import usual_name

PROGRAM = "cmd:"  # what the level of a player begins with who is a program
Pronoun: TypeAlias = Literal["", "he", "she"]
"""How someone wants to be spoken of; empty for they."""
PRONOUNS: tuple[Pronoun, ...] = ("he", "she", "")
_COMPUTERS: dict[str, Pronoun] = {
    "Agnes": "she", "Barnaby": "he", "Clementine": "she", "Desmond": "he", "Edith": "she",
    "Frances": "she", "Gilbert": "he", "Harriet": "she",
}  # fmt: skip
_AT_TERMINAL: dict[str, Pronoun] = {
    "Ada": "she", "Bruno": "he", "Clara": "she", "Dario": "he", "Edith": "she", "Felix": "he",
    "Greta": "she", "Hugo": "he",
}  # fmt: skip
COMPUTERS, BOT_NAMES = tuple(_COMPUTERS), tuple(_AT_TERMINAL)
"""What computer players are called in the window and in the terminal, unless a person here is."""


def pronoun_of(data: object) -> Pronoun:
    """What has been chosen, as it is kept; anything else is they."""
    return next((pronoun for pronoun in PRONOUNS if pronoun == data), PRONOUNS[-1])


class Called(str):
    """A name as it stands in a sentence, and how whoever has it is spoken of."""

    __slots__ = ("pronoun",)
    pronoun: Pronoun

    def __new__(cls, name: str, pronoun: Pronoun = "") -> Self:
        called = super().__new__(cls, name)
        called.pronoun = pronoun
        return called


def computers(people: Iterable[str]) -> list[str]:
    """Names for computer players at a table with these people."""
    taken = set(map(name_key, people))
    return [name for name in COMPUTERS if name_key(name) not in taken]


@dataclass(frozen=True)
class Player:
    """Who sits at a seat.

    `level` is a bot's: `hard`, `hard:gambler`, `random`, or `cmd:` and a program to run.
    """

    name: str
    kind: Literal["human", "bot"] = "human"
    level: str = ""
    taught: bool = False
    """Whether this person is given hints unasked, which the others know."""
    pronoun: Pronoun = ""
    """What this person has chosen."""
    person: str = ""
    """What an evening knows this player by, where that isn't the name; see `key`."""

    @property
    def key(self) -> str:
        """What an evening knows this player by.

        It stays when the name changes, and no two players at a table share it.
        """
        return self.person or self.name

    @property
    def called(self) -> Called:
        """The name as it stands in a sentence, and how its owner is spoken of there."""
        of_computer = (_COMPUTERS | _AT_TERMINAL).get(self.name, "")
        return Called(isolated(self.name), self.pronoun if self.human else of_computer)

    @property
    def human(self) -> bool:
        """Whether a person at this screen plays here."""
        return self.kind == "human"

    @property
    def program(self) -> str:
        """The command line of the program that plays here; `""` where none does."""
        return self.level.removeprefix(PROGRAM) if self.level.startswith(PROGRAM) else ""

    def to_data(self) -> dict[str, Any]:
        """The seat as a record has it."""
        return {key: value for key, value in vars(self).items() if value}

    @classmethod
    def from_data(cls, data: dict[str, Any], number: int) -> Self:
        """The player of a record's seat; what it lacks is filled in."""
        name = clean_name(str(data.get("name") or ""), usual_name(number))
        person = clean_name(str(data.get("person") or ""), "")
        if data.get("kind") == "bot":
            return cls(name, "bot", cleaned(str(data.get("level") or "easy")), person=person)
        pronoun = pronoun_of(data.get("pronoun"))
        return cls(name, taught=data.get("taught") is True, pronoun=pronoun, person=person)
