"""What is chosen for a new game, apart from how it is shown; remembered from game to game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal, TypeAlias

from cardtable import files
from cardtable.ai.characters import ANY, CHARACTERS, PLAIN
from cardtable.ai.player import seated
from cardtable.engine.names import clean_name, name_key
from cardtable.engine.rules import Rules
from cardtable.engine.state import TableError
from cardtable.presenter.draft import as_sentence
from cardtable.session import Player, Session

Kind: TypeAlias = Literal["human", "bot"]
MOST_SEATS = 8
LONGEST_NAME = 16
LONGEST_SEED = 18
BOTS = ("Agnes", "Barnaby", "Clementine", "Desmond", "Edith", "Frances", "Gilbert", "Harriet")

_FIRST = "easy"
"""How strong computer players are until somebody chooses otherwise."""


@dataclass
class Chair:
    """Who sits at one seat. What belongs to one kind is kept while the other kind is chosen."""

    kind: Kind
    person: str
    bot: str
    level: str
    character: str = PLAIN.name
    """One of `CHARACTERS`, or `any`. Kept, too, while a game is chosen that shows none."""

    @property
    def name(self) -> str:
        """The name as it will be written."""
        return clean_name(self.person if self.kind == "human" else self.bot)


@dataclass
class Choices:
    """Everything on the set-up screen."""

    rules: str
    seats: int
    chairs: list[Chair]
    changed: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Options that differ from the rules' own, by the rules' id."""
    seed: str = ""
    last: dict[str, tuple[str, int]] = field(default_factory=dict)
    """For each game the rules and the number of seats that were last chosen."""

    @classmethod
    def usual(cls, rules: Sequence[Rules]) -> Choices:
        """One person against two computer players."""
        chairs = [
            Chair("bot" if i else "human", f"Player {i + 1}", BOTS[i], _FIRST)
            for i in range(MOST_SEATS)
        ]
        return cls(rules[0].id, 3, chairs)

    @classmethod
    def read(
        cls, data: Mapping[str, Any], rules: Sequence[Rules], levels: Sequence[str]
    ) -> Choices:
        """What was chosen last time, as far as it still makes sense."""
        choices = cls.usual(rules)
        known = {one.id: one for one in rules}
        if data.get("rules") in known:
            choices.rules = data["rules"]
        if isinstance(data.get("seats"), int):
            choices.seats = data["seats"]
        chairs = data.get("chairs")
        for chair, old in zip(
            choices.chairs, chairs if isinstance(chairs, list) else (), strict=False
        ):
            _sit(chair, old, levels)
        changed = data.get("options")
        for one, options in changed.items() if isinstance(changed, dict) else ():
            if one in known and isinstance(options, dict):
                names = {info.name for info in files.house_rules(known[one].game)}
                choices.changed[one] = {k: v for k, v in options.items() if k in names}
        last = data.get("last")
        for game, pair in last.items() if isinstance(last, dict) else ():
            if isinstance(pair, list) and len(pair) == 2 and isinstance(pair[1], int):
                choices.last[game] = (str(pair[0]), pair[1])
        choices.fit(known[choices.rules])
        return choices

    def data(self) -> dict[str, Any]:
        """As plain data for the settings file. The seed is for one game only."""
        return {
            "rules": self.rules,
            "seats": self.seats,
            "chairs": [
                {
                    "kind": c.kind,
                    "person": c.person,
                    "bot": c.bot,
                    "level": c.level,
                    "character": c.character,
                }
                for c in self.chairs
            ],
            "options": {one: options for one, options in self.changed.items() if options},
            "last": {game: list(pair) for game, pair in self.last.items()},
        }

    def fit(self, rules: Rules) -> None:
        """Limit the number of seats to what the rules allow."""
        low, high = rules.seats
        self.seats = max(low, min(self.seats, high, MOST_SEATS))

    def turn_to(self, game: str, rules: Sequence[Rules], coach: str = "") -> Rules:
        """Choose a game as it was last played; the rules it was played by.

        `coach` is the id of the rules for somebody who has not chosen any yet.
        """
        found = {one.id: one for one in rules if game == one.game.ID}
        low, high = found[game].seats
        id_, self.seats = self.last.get(game, (coach or game, 3 if high > 3 else low))
        self.rules = id_ if id_ in found else game
        self.fit(found[self.rules])
        return found[self.rules]

    def session(self, rules: Rules) -> Session:
        """Sit down and deal, by these rules with the options as chosen."""
        chosen, _ = self.resolved(rules)
        self.last[rules.game.ID] = (rules.id, self.seats)
        rng = Random()
        players = [
            Player(chair.name)
            if chair.kind == "human"
            else Player(chair.name, "bot", seated(chair.level, chair.character, chosen, rng))
            for chair in self.sitting
        ]
        return Session.saved(chosen, players, int(self.seed) if self.seed else None)

    @property
    def sitting(self) -> list[Chair]:
        """The chairs in use."""
        return self.chairs[: self.seats]

    def keep(self, rules: str, changed: Mapping[str, Any]) -> None:
        """Remember what differs from the rules of that id, or that nothing does."""
        if changed:
            self.changed[rules] = dict(changed)
        else:
            self.changed.pop(rules, None)

    def resolved(self, rules: Rules) -> tuple[Rules, dict[str, str]]:
        """The rules with the options as chosen, and what is wrong with these by their names.

        What is wrong with the table as a whole stands under "".
        """
        changed = self.changed.get(rules.id, {})
        try:
            chosen = files.with_house_rules(rules, changed) if changed else rules
            chosen.game.check_table(chosen, self.seats)
        except files.DataError as error:
            return rules, dict(_by_option(line) for line in error.problems)
        except TableError as error:
            return rules, {"": as_sentence(str(error))}
        return chosen, {}

    def name_problems(self) -> list[str]:
        """For each chair in use, what is wrong with the name; "" if nothing is."""
        names = [name_key(chair.name) for chair in self.sitting]
        problems = []
        for i, name in enumerate(names):
            if not name:
                problems.append("Please give a name.")
            elif name in names[:i]:
                problems.append("Somebody else at the table has this name.")
            else:
                problems.append("")
        return problems


def _sit(chair: Chair, old: Any, levels: Sequence[str]) -> None:
    if not isinstance(old, dict):
        return
    if old.get("kind") in ("human", "bot"):
        chair.kind = old["kind"]
    for name in ("person", "bot"):
        if isinstance(old.get(name), str) and clean_name(old[name]):
            setattr(chair, name, clean_name(old[name], most=LONGEST_NAME))
    if old.get("level") in levels:
        chair.level = old["level"]
    if old.get("character") in (*CHARACTERS, ANY):
        chair.character = old["character"]


def _by_option(line: str) -> tuple[str, str]:
    """A line `shithead: options.hand_size: words` as the option's name and the words."""
    _, found, rest = line.partition("options.")
    if not found:
        return "", as_sentence(line)
    path, _, words = rest.partition(": ")
    return path.split(".")[0].split("[")[0], as_sentence(words)
