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
    line. Without it, it isn't in the list."""
    words: str = ""
    """What it is called on a button."""
    icon: str = ""
    """Its sign, one of `icons.SIGNS`."""
    place: Place = ""
    menu: str = ""
    """What it is called in the pause menu; empty: it isn't there."""
    when: str = ""
    """The conditions under which the scene has it; `!` before one means that it must not hold."""

    def holds(self, conditions: Collection[str]) -> bool:
        """Whether a scene of these conditions has it."""
        wanted = self.when.split(", ") if self.when else []
        return all((one.lstrip("!") in conditions) != one.startswith("!") for one in wanted)


_ALONG = "move along the cards, from zone to zone; with a card chosen, to where it can go"
_ACROSS = "go to the next zone, pile, seat or button, or back"

EVERYWHERE = (
    Binding(
        "full screen", ("F11",), "fill the screen, or go back to a window", "Full screen",
        icon="screen", place="drawer",
    ),
    Binding(
        "sound", ("M",), "turn the sound on or off", "Sound", icon="sound", place="drawer",
    ),
)  # fmt: skip

GAME = (
    *(Binding(key.lower(), (key,), _ALONG) for key in ("Left", "Right", "Up", "Down")),
    Binding("next group", ("Tab",), _ACROSS),
    Binding("last group", ("Shift+Tab",), _ACROSS),
    Binding("choose", ("Space",), "choose a card, or put it back", when="!carried"),
    Binding(
        "choose", ("Space",), "take up a card, put it down, or take another one instead",
        when="carried",
    ),
    Binding("use", ("Enter",), "play what is chosen; press a button", when="!carried"),
    Binding(
        "use", ("Enter",),
        "take up a card; on a place: put it there; on the same card again: put it at its only "
        "place, or choose one",
        when="carried",
    ),
    *(
        Binding(f"rank {rank}", (rank,), "go to the next card of that rank", when=f"rank {rank}")
        for rank in "123456789JQKAX"
    ),
    Binding("rank 10", ("0", "1", "T"), "go to the next ten", when="rank 10"),
    Binding("peek", ("Z",), "hold to see your cards", "Peek", "peek", "toolbar", when="peeks"),
    Binding("cancel", ("Esc",), "cancel; press again for the menu"),
    Binding("undo", ("Ctrl+Z",), "take your move back", "Undo", "undo", "toolbar"),
    Binding(
        "redo", ("Ctrl+Y", "Ctrl+Shift+Z"), "play again what you took back", "Redo", "redo",
        "drawer",
    ),
    Binding(
        "hint", ("F4",), "show the move of a strong player, and why", "Hint", "hint", "toolbar"
    ),
    Binding("aid", ("F3",), "show or hide the card aid", "Card aid", "aid", "toolbar"),
    Binding("drawer", ("F10",), "open the drawer, with everything else", "More", "menu", "toolbar"),
    Binding("resume", menu="Resume"),
    Binding(
        "sort", ("S",), "sort the hand by rank, again: by suit", "Sort", "sort", "drawer",
        when="hand",
    ),
    Binding("log", ("L",), "open or close the log of the game", "Log", "log", "drawer"),
    Binding(
        "recap", ("F5",), "show what has happened since your last turn", "Since your last turn",
        "recap", "drawer", menu="Since your last turn",
    ),
    Binding("read", ("F2",), "read the table into the log"),
    Binding(
        "pause", ("W",), "let computer players wait after each move", "Pause", "pause", "drawer",
        when="computers",
    ),
    Binding(
        "cover", ("V",), "turn all cards face down, until somebody says who is there",
        "Cover the table", "cover", "drawer", when="shared",
    ),
    Binding("prove", words="Prove it", icon="help", place="drawer", when="computers, !lesson"),
    Binding("next", ("N",), "ask for the next move", "Next move", when="computers"),
    Binding("rules", words="Rules", icon="rules", place="drawer", menu="Rules of this game"),
    Binding("learn", menu="Learn", when="!lesson"),
    Binding("settings", menu="Settings"),
    Binding(
        "help", ("?", "F1"), "open help: what you can do now, the rules, these keys",
        "Help", "help", "drawer", menu="Help",
    ),
    *EVERYWHERE,
    Binding("menu", ("Esc",), words="Menu", icon="options", place="drawer"),
    Binding("leave", menu="Quit to menu", when="!kept, !lesson"),
    Binding("leave", menu="Save and quit to menu", when="kept, !lesson"),
    Binding("leave", menu="All lessons", when="lesson"),
    Binding("quit", menu="Quit Card Table", when="!kept"),
    Binding("quit", menu="Save and quit Card Table", when="kept"),
)  # fmt: skip

REPLAY = (
    Binding("back", ("Left",), "go one move back", "One move back", "back", "toolbar"),
    Binding("run", ("Space",), "play by itself, or stop", "Play or stop", "run", "toolbar"),
    Binding("on", ("Right",), "show the next move", "Next move", "on", "toolbar"),
    Binding("drawer", ("F10",), "open the drawer, with everything else", "More", "menu", "toolbar"),
    Binding("first", ("Home",), "go to the deal", "To the deal", "first", "drawer"),
    Binding("last", ("End",), "go to the end", "To the end", "last", "drawer"),
    Binding("open", ("O",), "show all hands, or hide them", "All hands", "peek", "drawer"),
    Binding("turn", ("V",), "sit in the next player's chair", "Other player's view", "turn",
            "drawer"),
    Binding("log", ("L",), "open or close the log of the game", "Log", "log", "drawer"),
    Binding("play on", ("P",), "play on from the move that is shown"),
    Binding("prove", ("C",), "ask the computer player of this move again, with other cards",
            "Prove it", "help", "drawer"),
    Binding("page", ("H",), "save the game as a page for a browser", "Save as a page", "saved",
            "drawer"),
    Binding("read", ("F2",), "read the table into the log"),
    *EVERYWHERE,
    Binding("leave", ("Esc",), "leave", "Leave", "leave", "drawer"),
)  # fmt: skip

EDITOR = (
    Binding("undo", ("Ctrl+Z",), words="Undo", icon="undo"),
    Binding("redo", ("Ctrl+Y", "Ctrl+Shift+Z"), words="Redo", icon="redo"),
)
SAVED = (Binding("delete", ("Delete",), words="Delete"),)


class Bindings:
    """The actions that a scene has, with the keys that they have now."""

    def __init__(
        self,
        table: Iterable[Binding],
        own: Mapping[str, Sequence[str]],
        conditions: Collection[str] = (),
    ) -> None:
        """`own` are a player's own keys, by the id of their action: no other action keeps them."""
        here = [one for one in table if one.holds(conditions)]
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
        found[: len(_ARROWS)] = ["Arrows"]
    digits = [name for name in found if name in "123456789"]
    if len(digits) > 2 and all(int(b) == int(a) + 1 for a, b in pairwise(digits)):
        at = found.index(digits[0])
        found[at : at + len(digits)] = [f"{digits[0]} … {digits[-1]}"]
    return ", ".join(found)
