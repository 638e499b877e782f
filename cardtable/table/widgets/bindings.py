"""What can be done in a scene besides moving cards, and by which keys: one table for each scene.

A scene says what each action does, and under which conditions it has it at all. Keyboard, list of
keys, toolbar, drawer, pause menu and tips are made from these tables.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from typing import Literal, TypeAlias

import pygame

from cardtable.presenter.model import sentence
from cardtable.presenter.phrases import wording
from cardtable.table.keyboard import names

Place: TypeAlias = Literal["toolbar", "drawer", ""]
"""How prominent an action is; where it has no place, its key or another button does it."""


@dataclass(frozen=True, slots=True)
class Binding:
    """An action, its words, and the keys that do it."""

    id: str
    keys: tuple[str, ...] = ()
    """Such as `Ctrl+Z`: names of keys as they are printed on them (`keyboard.names`)."""
    does: str = ""
    """What it does, for tips and for the list of keys, where neighbours that do the same share a
    line. Without it, it isn't in the list. The tables below have the message of the catalogue."""
    words: str = ""
    """What it is called on a button, in the same way."""
    icon: str = ""
    """Its sign, one of `icons.SIGNS`."""
    place: Place = ""
    menu: str = ""
    """What it is called in the pause menu, in the same way; empty: it isn't there."""
    when: str = ""
    """The conditions under which the scene has it; `!` before one means that it must not hold."""

    def holds(self, conditions: Collection[str]) -> bool:
        """Whether a scene of these conditions has it."""
        wanted = self.when.split(", ") if self.when else []
        return all((one.lstrip("!") in conditions) != one.startswith("!") for one in wanted)

    def said(self) -> Binding:
        """The same in words, instead of messages."""
        does, words, menu = (key and wording(key) for key in (self.does, self.words, self.menu))
        return replace(self, does=does, words=words, menu=menu)


_ALONG = "keys.along-does"
_ACROSS = "keys.across-does"

EVERYWHERE = (
    Binding(
        "full screen", ("F11",), "keys.full-screen-does", "keys.full-screen",
        icon="screen", place="drawer",
    ),
    Binding(
        "sound", ("M",), "keys.sound-does", "keys.sound", icon="sound", place="drawer",
    ),
    Binding("voice", ("F7",), "keys.voice-does", "keys.voice", icon="voice", place="drawer"),
    Binding("voice next", ("F6",), "keys.voice-next-does", when="voice"),
    Binding("voice last", ("Shift+F6",), "keys.voice-last-does", when="voice"),
    Binding("voice again", ("F8",), "keys.voice-again-does", when="voice"),
    Binding("voice turn", ("F9",), "keys.voice-turn-does", when="voice"),
    Binding("voice counts", ("Shift+F9",), "keys.voice-counts-does", when="voice"),
)  # fmt: skip

GAME = (
    *(Binding(key.lower(), (key,), _ALONG) for key in ("Left", "Right", "Up", "Down")),
    Binding("next group", ("Tab",), _ACROSS),
    Binding("last group", ("Shift+Tab",), _ACROSS),
    Binding("choose", ("Space",), "keys.choose-does", when="!carried"),
    Binding(
        "choose", ("Space",), "keys.choose-while-carrying-does",
        when="carried",
    ),
    Binding("hurry", ("Space",), "keys.hurry-does", when="computers, !lesson"),
    Binding("use", ("Enter",), "keys.use-does", when="!carried"),
    Binding(
        "use", ("Enter",),
        "keys.use-while-carrying-does",
        when="carried",
    ),
    *(
        Binding(f"rank {rank}", (rank,), "keys.rank-does", when=f"rank {rank}")
        for rank in "123456789JQKAX"
    ),
    Binding("rank 10", ("0", "1", "T"), "keys.rank-10-does", when="rank 10"),
    Binding("peek", ("Z",), "keys.peek-does", "keys.peek", "peek", "toolbar", when="peeks"),
    Binding("cancel", ("Esc",), "keys.cancel-does"),
    Binding("undo", ("Ctrl+Z",), "keys.undo-does", "keys.undo", "undo", "toolbar"),
    Binding(
        "redo", ("Ctrl+Y", "Ctrl+Shift+Z"), "keys.redo-does", "keys.redo", "redo",
        "drawer",
    ),
    Binding(
        "hint", ("F4",), "keys.hint-does", "keys.hint", "hint", "toolbar"
    ),
    Binding("aid", ("F3",), "keys.aid-does", "keys.aid", "aid", "toolbar"),
    Binding("drawer", ("F10",), "keys.drawer-does", "keys.drawer", "menu", "toolbar"),
    Binding("resume", menu="keys.resume-menu"),
    Binding(
        "sort", ("S",), "keys.sort-does", "keys.sort", "sort", "drawer",
        when="hand",
    ),
    Binding("log", ("L",), "keys.log-does", "keys.log", "log", "drawer"),
    Binding(
        "recap", ("F5",), "keys.recap-does", "keys.recap",
        "recap", "drawer", menu="keys.recap",
    ),
    Binding("read", ("F2",), "keys.read-does"),
    Binding(
        "pause", ("W",), "keys.pause-does", "keys.pause", "pause", "drawer",
        when="computers",
    ),
    Binding(
        "cover", ("V",), "keys.cover-does",
        "keys.cover", "cover", "drawer", when="shared",
    ),
    Binding("prove", words="keys.prove", icon="help", place="drawer", when="computers, !lesson"),
    Binding("next", ("N",), "keys.next-does", "keys.next", when="computers"),
    Binding("rules", words="keys.rules", icon="rules", place="drawer", menu="keys.rules-menu"),
    Binding("learn", menu="keys.learn-menu", when="!lesson"),
    Binding("settings", menu="keys.settings-menu"),
    Binding("players", menu="keys.players-menu", when="!lesson"),
    Binding("resign", menu="keys.resign-menu", when="people, !lesson"),
    Binding(
        "help", ("?", "F1"), "keys.help-does",
        "keys.help", "help", "drawer", menu="keys.help",
    ),
    *EVERYWHERE,
    Binding("menu", ("Esc",), words="keys.menu", icon="options", place="drawer"),
    Binding("leave", menu="keys.leave-menu", when="!kept, !lesson"),
    Binding("leave", menu="keys.leave-kept-menu", when="kept, !lesson"),
    Binding("leave", menu="keys.leave-lesson-menu", when="lesson"),
    Binding("quit", menu="keys.quit-menu", when="!kept"),
    Binding("quit", menu="keys.quit-kept-menu", when="kept"),
)  # fmt: skip

REPLAY = (
    Binding("back", ("Left",), "keys.back-does", "keys.back", "back", "toolbar"),
    Binding("run", ("Space",), "keys.run-does", "keys.run", "run", "toolbar"),
    Binding("on", ("Right",), "keys.on-does", "keys.on", "on", "toolbar"),
    Binding("drawer", ("F10",), "keys.drawer-does", "keys.drawer", "menu", "toolbar"),
    Binding("first", ("Home",), "keys.first-does", "keys.first", "first", "drawer"),
    Binding("last", ("End",), "keys.last-does", "keys.last", "last", "drawer"),
    Binding("open", ("O",), "keys.open-does", "keys.open", "peek", "drawer"),
    Binding("turn", ("V",), "keys.turn-does", "keys.turn", "turn",
            "drawer"),
    Binding("log", ("L",), "keys.log-does", "keys.log", "log", "drawer"),
    Binding("play on", ("P",), "keys.play-on-does"),
    Binding("prove", ("C",), "keys.prove-does",
            "keys.prove", "help", "drawer"),
    Binding("page", ("H",), "keys.page-does", "keys.page", "saved",
            "drawer"),
    Binding("read", ("F2",), "keys.read-does"),
    *EVERYWHERE,
    Binding("leave", ("Esc",), "keys.leave-does", "keys.leave", "leave", "drawer"),
)  # fmt: skip

EDITOR = (
    Binding("undo", ("Ctrl+Z",), words="keys.undo", icon="undo"),
    Binding("redo", ("Ctrl+Y", "Ctrl+Shift+Z"), words="keys.redo", icon="redo"),
)
SAVED = (Binding("delete", ("Delete",), words="keys.delete"),)


class Bindings:
    """The actions that a scene has, with the keys that they have now."""

    def __init__(
        self,
        table: Iterable[Binding],
        own: Mapping[str, Sequence[str]],
        conditions: Collection[str] = (),
        special: Iterable[Binding] = (),
    ) -> None:
        """`own` are a player's own keys, by the id of their action: no other action keeps them.

        Actions that a game has beside the table's are `special`: they come first, in words.
        """
        here = [*special, *(one.said() for one in table if one.holds(conditions))]
        chosen = {one.id: tuple(own[one.id]) for one in here if one.id in own}
        taken = {key for keys in chosen.values() for key in keys}
        self.actions = [
            replace(
                one, keys=chosen.get(one.id, tuple(key for key in one.keys if key not in taken))
            )
            for one in here
        ]
        self._by_id = {one.id: one for one in self.actions}
        self._by_key: dict[str, Binding] = {}
        for one in self.actions:
            for key in one.keys:
                self._by_key.setdefault(key, one)

    def __getitem__(self, id: str) -> Binding:
        return self._by_id[id]

    def __contains__(self, id: str) -> bool:
        return id in self._by_id

    def find(self, event: pygame.Event) -> str:
        """The id of the action that this key does here; empty if it does none."""
        found = (self._by_key[name].id for name in names(event) if name in self._by_key)
        return next(found, "")

    def released(self, event: pygame.Event, id: str) -> bool:
        """Whether the key that has come up is one of that action's, whatever is held with it."""
        return self.find(pygame.Event(pygame.KEYDOWN, event.dict | {"mod": 0})) == id

    def at(self, place: Place) -> list[Binding]:
        """The actions that have their buttons there, in order."""
        return [one for one in self.actions if one.place == place]

    def key(self, id: str) -> str:
        """The first key of an action, as it is written beside its words; empty: it has none."""
        return next(iter(self._by_id[id].keys), "")

    def named(self, id: str, words: str = "") -> str:
        """The words of a button, its key behind them: `Next move (N)`."""
        words, key = words or self._by_id[id].words, self.key(id)
        return f"{words} ({key})" if key else words

    def tip(self, id: str) -> str:
        """What is told of an icon: `Hint · F4`, and in a line below what it does."""
        one = self._by_id[id]
        named = " · ".join(filter(None, (one.words, self.key(id))))
        return "\n".join(filter(None, (named, sentence(one.does))))

    def rows(self) -> list[tuple[str, str]]:
        """The list of keys: those of each line, and what they do."""
        told = (one for one in self.actions if one.does and one.keys)
        alike = [(does, list(group)) for does, group in groupby(told, lambda one: one.does)]
        return [
            (_listed([one.keys[0] for one in group] if group[1:] else group[0].keys), does)
            for does, group in alike
        ]


_ARROWS = ("Left", "Right", "Up", "Down")


def _listed(keys: Iterable[str]) -> str:
    """Keys in a list, where several in a row may have one name: `2 … 9, 0, J`, `Arrows`."""
    found = list(dict.fromkeys(keys))
    if found[: len(_ARROWS)] == list(_ARROWS):
        found[: len(_ARROWS)] = [wording("keys.arrows")]
    digits = [name for name in found if name in "123456789"]
    if len(digits) > 2 and all(int(b) == int(a) + 1 for a, b in pairwise(digits)):
        at = found.index(digits[0])
        found[at : at + len(digits)] = [f"{digits[0]} … {digits[-1]}"]
    return ", ".join(found)
