"""What is chosen for a new game, apart from how it is shown; remembered from game to game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal, TypeAlias

from cardtable import files
from cardtable.ai.levels import ANY, CHARACTERS, LEVELS, PLAIN, split
from cardtable.engine.clean import clean_name, name_key, same_name
from cardtable.engine.rules import Rules, TableError
from cardtable.evening import KEY, LENGTHS, Evening, Length, match_of
from cardtable.players import COMPUTERS, Player, Pronoun, computers, pronoun_of
from cardtable.presenter.draft import as_sentence
from cardtable.presenter.phrases import wording
from cardtable.session import Session

Kind: TypeAlias = Literal["human", "bot"]
MOST_SEATS = 8
MOST_PEOPLE = 12  # who are remembered
LONGEST_NAME = 16
LONGEST_SEED = 18
LOOKS_EVERY = 1.0
"""Seconds between two looks for changed rules files."""
_FIRST = "easy"
"""How strong computer players are until somebody chooses otherwise."""


@dataclass
class Chair:
    """Who sits at one seat. A typed name stays there, whoever plays; a given one goes with them."""

    kind: Kind
    name: str
    level: str = _FIRST
    character: str = PLAIN.name
    """One of `CHARACTERS`, or `any`. Kept, too, while a game is chosen that shows none."""
    taught: bool = False
    """Whether hints are given here unasked, where a person sits."""
    pronoun: Pronoun = ""
    """The pronoun of a person who sits here."""
    typed: bool = False
    """Whether somebody has chosen the name, be it one that the program gives as well."""

    @property
    def given(self) -> bool:
        """Whether nobody has typed the name."""
        return not (self.typed and clean_name(self.name))

    def player(self, rules: Rules, rng: Random) -> Player:
        """Who sits down there; of any character one is drawn."""
        if self.kind == "human":
            return Player(self.name.strip(), taught=self.taught, pronoun=self.pronoun)
        from cardtable.ai.player import seated  # read late: the menu needs no opponents yet

        level = seated(self.level, self.character, rules, rng)
        return Player(self.name.strip(), "bot", level)

    def call(self, name: str) -> None:
        """Give the name that somebody has chosen, or the program for that kind of player."""
        self.name, self.typed = name, clean_name(name) not in {"", *_usual_names(self.kind)}


def usual_seats(rules: Rules) -> int:
    """How many play until somebody chooses otherwise."""
    low, high = rules.seats
    return 3 if high > 3 else low


def _usual_names(kind: Kind) -> list[str]:
    """What people or computer players are called until somebody types a name."""
    if kind == "bot":
        return list(COMPUTERS)
    return [wording("pages.player-number", number=number) for number in range(1, MOST_SEATS + 1)]


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
    people: list[str] = field(default_factory=list)
    """Who has played here, the latest first."""
    length: Length = 0
    """How long the evening is to be."""
    evening: Evening = field(default_factory=Evening)
    """The evening that goes on, where the same people sit down again."""

    @classmethod
    def usual(cls, rules: Sequence[Rules]) -> Choices:
        """One person against a computer player or two, at the first game that there is."""
        chairs = [Chair("bot", name) for name in COMPUTERS]
        chairs[0] = Chair("human", _usual_names("human")[0])
        return cls(rules[0].id, usual_seats(rules[0]), chairs)

    @classmethod
    def of(cls, players: Sequence[Player], rules: Rules, data: Mapping[str, Any]) -> Choices:
        """Who sits at a table where a game goes on; `data` tells who has played here before."""
        people = data.get("people")
        chairs = [Chair("bot", name) for name in COMPUTERS]
        choices = cls(rules.id, len(players), chairs)
        choices.people = [str(one) for one in people] if isinstance(people, list) else []
        choices.invite(players, Evening())
        return choices

    @classmethod
    def read(
        cls, data: Mapping[str, Any], rules: Sequence[Rules], levels: Sequence[str]
    ) -> Choices:
        """What was chosen last time, as far as it still makes sense."""
        choices = cls.usual(rules)
        known = {one.id: one for one in rules}
        if isinstance(data.get("rules"), str) and data["rules"] in known:
            choices.rules = data["rules"]
        if isinstance(data.get("seats"), int):
            choices.seats = data["seats"]
        chairs = data.get("chairs")
        for number, old in enumerate(chairs[:MOST_SEATS] if isinstance(chairs, list) else ()):
            _sit(choices, number, old, levels)
        changed = data.get("options")
        for one, options in changed.items() if isinstance(changed, dict) else ():
            if one in known and isinstance(options, dict):
                names = {info.name for info in files.house_rules(known[one].game)}
                choices.changed[one] = {k: v for k, v in options.items() if k in names}
        last = data.get("last")
        for game, pair in last.items() if isinstance(last, dict) else ():
            if isinstance(pair, list) and len(pair) == 2 and isinstance(pair[1], int):
                choices.last[game] = (str(pair[0]), pair[1])
        people = data.get("people")
        for one in people if isinstance(people, list) else ():
            if name := clean_name(str(one), most=LONGEST_NAME):
                choices.people.append(name)
        choices.length = next((one for one in LENGTHS if one == data.get("length")), 0)
        choices.fit(known[choices.rules])
        return choices

    def data(self) -> dict[str, Any]:
        """As plain data for the settings file. The seed is for one game only."""
        return {
            "rules": self.rules,
            "seats": self.seats,
            "chairs": [
                {key: value for key, value in vars(one).items() if value} for one in self.chairs
            ],
            "people": self.people,
            "length": self.length,
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
        known = {one.id: one for one in rules if game == one.game.ID}
        id_, self.seats = self.last.get(game, (coach or game, usual_seats(known[game])))
        self.rules = id_ if id_ in known else game
        self.fit(known[self.rules])
        return known[self.rules]

    def session(self, rules: Rules) -> Session:
        """Sit down and deal, by these rules with the options as chosen."""
        chosen, _ = self.resolved(rules)
        self.last[rules.game.ID] = (rules.id, self.seats)
        rng = Random()
        players = [chair.player(chosen, rng) for chair in self.sitting]
        here = [one.name for one in self.sitting if one.kind == "human" and not one.given]
        known = set(map(name_key, here))
        self.people = [*here, *(one for one in self.people if name_key(one) not in known)]
        del self.people[MOST_PEOPLE:]
        on = self.goes_on(chosen)
        carry = {KEY: self.evening.to_data() if on else {"length": self.length}}
        return Session.saved(chosen, players, int(self.seed) if self.seed else None, carry)

    def goes_on(self, rules: Rules) -> bool:
        """Whether those who sit down are the people of the evening before, and it goes on.

        Whoever had left may be back in place of somebody else. By rules that count something else
        it is a new one.
        """
        here, won = set(map(name_key, self._names)), self.evening.won
        gone = self.evening.away.won if self.evening.away else {}
        same = here <= set(map(name_key, (*won, *gone))) and len(here) == len(won)
        return self.evening.begun and same and self.evening.match == match_of(rules)

    @property
    def _names(self) -> list[str]:
        return [clean_name(chair.name) for chair in self.sitting]

    def invite(self, players: Sequence[Player], evening: Evening) -> None:
        """The same people again, for another game of the same evening."""
        for chair, player in zip(self.chairs, players, strict=False):
            chair.kind, chair.taught = player.kind, player.taught
            chair.pronoun = player.pronoun
            chair.call(player.name)
            level, character = split(player.level)
            if level in LEVELS:
                chair.level, chair.character = level, character
        self.seats = len(players)
        self.evening, self.length = evening.following(), evening.length

    def seat(self, number: int, kind: Kind) -> None:
        """Have a person or a computer player sit at the seat of that number, from 0."""
        chair = self.chairs[number]
        if chair.kind != kind and chair.given:
            names = _usual_names(kind)
            taken = {name_key(one.name) for one in self.sitting}
            free = (name for name in names[number:] + names[:number] if name_key(name) not in taken)
            chair.name = next(free, names[number])
        chair.kind = kind

    def play_against(self, level: str) -> None:
        """The first person plays alone, and all others are computer players of that level."""
        first = next((n for n, one in enumerate(self.sitting) if one.kind == "human"), 0)
        for number, chair in enumerate(self.sitting):
            self.seat(number, "human" if number == first else "bot")
            if number != first:
                chair.level = level

    @property
    def person(self) -> str:
        """What the first person who sits down is called."""
        return next((one.name for one in self.sitting if one.kind == "human"), "")

    def introduce(self, name: str, pronoun: Pronoun = "") -> None:
        """The first person has a name now, if it is one, and is spoken of like that."""
        person = next((one for one in self.sitting if one.kind == "human"), None)
        if person is not None and clean_name(name):
            person.call(clean_name(name, most=LONGEST_NAME))
            person.pronoun = pronoun
        self.make_way()

    def make_way(self) -> None:
        """A computer player called like somebody whose name was chosen takes another one."""
        bots = [one for one in self.chairs if one.kind == "bot" and one.given]
        others = [one.name for one in self.chairs if one not in bots]
        free = [name for name in computers(others) if name not in {one.name for one in bots}]
        for bot in bots:
            if free and any(same_name(bot.name, name) for name in others):
                bot.name = free.pop(0)

    def swap(self, one: int, other: int) -> None:
        """Two change their seats."""
        self.chairs[one], self.chairs[other] = self.chairs[other], self.chairs[one]

    def draw_lots(self, rng: Random) -> None:
        """Seat everybody by lot."""
        sitting = self.sitting
        rng.shuffle(sitting)
        self.chairs[: self.seats] = sitting

    def offered(self, chair: Chair) -> list[str]:
        """Who has played here and sits nowhere yet, for that chair."""
        taken = {name_key(one.name) for one in self.sitting if one is not chair}
        return [name for name in self.people if name_key(name) not in taken]

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
            return rules, dict(map(_by_option, error.faults))
        except TableError as error:
            return rules, {"": as_sentence(str(error))}
        return chosen, {}

    def name_problems(self) -> list[str]:
        """For each chair in use, what is wrong with the name; "" if nothing is."""
        names = list(map(name_key, self._names))
        problems = []
        for i, name in enumerate(names):
            if not name:
                problems.append(wording("pages.setup-no-name"))
            elif name in names[:i]:
                problems.append(wording("pages.setup-same-name"))
            else:
                problems.append("")
        return problems


def _sit(choices: Choices, number: int, old: Any, levels: Sequence[str]) -> None:
    if not isinstance(old, dict):
        return
    chair = choices.chairs[number]
    if old.get("kind") in ("human", "bot"):
        choices.seat(number, old["kind"])
    before = "person" if chair.kind == "human" else "bot"  # as 0.1.0 wrote it
    name = old.get("name", old.get(before))
    if isinstance(name, str) and clean_name(name):
        chair.call(clean_name(name, most=LONGEST_NAME))
        chair.typed = chair.typed or old.get("typed") is True
    if old.get("level") in levels:
        chair.level = old["level"]
    if old.get("character") in (*CHARACTERS, ANY):
        chair.character = old["character"]
    chair.taught = old.get("taught") is True
    chair.pronoun = pronoun_of(old.get("pronoun"))


def _by_option(fault: files.Fault) -> tuple[str, str]:
    """The option that a fault is about, and a sentence."""
    option = str(fault.key[1]) if fault.key[:1] == ("options",) and fault.key[1:] else ""
    return option, as_sentence(fault.words if option else str(fault))
