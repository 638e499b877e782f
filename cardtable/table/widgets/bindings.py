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

from cardtable.presenter.phrases import sentence, wording
from cardtable.table.glyphs import Family, is_button, written
from cardtable.table.keyboard import Device, exists, names

Place: TypeAlias = Literal["toolbar", "info", "drawer", ""]
"""How prominent an action is: an icon, or a row of the list that an icon of that id opens; where it
has no place, its key or another button does it."""


@dataclass(frozen=True, slots=True)
class Binding:
    """An action, its words, and the keys that do it."""

    id: str
    keys: tuple[str, ...] = ()
    """Such as `Ctrl+Z` or `Pad A`: names of keys as they are printed on them, and of the buttons of
    a controller (`keyboard.names`)."""
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
    *(
        Binding(key.lower(), (key, f"Pad {key}"), _ALONG)
        for key in ("Left", "Right", "Up", "Down")
    ),
    Binding("hand", ("Home",), "keys.hand-does"),
    Binding("next group", ("Tab", "Pad RB"), _ACROSS),
    Binding("last group", ("Shift+Tab", "Pad LB"), _ACROSS),
    Binding("choose", ("Space", "Pad X"), "keys.choose-does", when="!carried"),
    Binding(
        "choose", ("Space", "Pad X"), "keys.choose-while-carrying-does",
        when="carried",
    ),
    Binding("hurry", ("Space", "Pad X"), "keys.hurry-does", when="computers, !lesson"),
    Binding("use", ("Enter", "Pad A"), "keys.use-does", when="!carried"),
    Binding(
        "use", ("Enter", "Pad A"),
        "keys.use-while-carrying-does",
        when="carried",
    ),
    *(
        Binding(f"rank {rank}", (rank,), "keys.rank-does", when=f"rank {rank}")
        for rank in "123456789JQKAX"
    ),
    Binding("rank 10", ("0", "1", "T"), "keys.rank-10-does", when="rank 10"),
    Binding(
        "peek", ("Z", "Pad LS"), "keys.peek-does", "keys.peek", "peek", "toolbar", when="peeks"
    ),
    Binding("cancel", ("Esc", "Pad B"), "keys.cancel-does"),
    Binding("undo", ("Ctrl+Z", "Pad LT"), "keys.undo-does", "keys.undo", "undo", "toolbar"),
    Binding(
        "redo", ("Ctrl+Y", "Ctrl+Shift+Z"), "keys.redo-does", "keys.redo", "redo",
        "drawer",
    ),
    Binding(
        "hint", ("F4", "Pad Y"), "keys.hint-does", "keys.hint", "hint", "toolbar"
    ),
    Binding("aid", ("F3",), "keys.aid-does", "keys.aid", "aid", "toolbar"),
    Binding("info", (), "keys.info-does", "keys.info", "help", "toolbar"),
    Binding("drawer", ("F10", "Pad Back"), "keys.drawer-does", "keys.drawer", "menu", "toolbar"),
    Binding("resume", menu="keys.resume-menu"),
    Binding(
        "sort", ("S",), "keys.sort-does", "keys.sort", "sort", "drawer",
        when="hand",
    ),
    Binding(
        "recap", ("F5",), "keys.recap-does", "keys.recap",
        "recap", "info", menu="keys.recap",
    ),
    Binding(
        "why", ("Shift+F5",), "keys.why-does", "keys.why", "hint", "info", when="computers, !lesson"
    ),
    Binding("log", ("L",), "keys.log-does", "keys.log", "log", "info"),
    Binding("read", ("F2",), "keys.read-does"),
    Binding(
        "pause", ("W",), "keys.pause-does", "keys.pause", "pause", "drawer",
        when="computers",
    ),
    Binding(
        "cover", ("V",), "keys.cover-does",
        "keys.cover", "cover", "drawer", when="shared",
    ),
    Binding(
        "prove", (), "keys.prove-last-does", "keys.prove", "help", "drawer",
        when="computers, !lesson",
    ),
    Binding("next", ("N",), "keys.next-does", "keys.next", when="computers"),
    Binding("rules", (), "keys.rules-does", "keys.rules", "rules", "info", menu="keys.rules-menu"),
    Binding("learn", menu="keys.learn-menu", when="!lesson"),
    Binding("settings", menu="keys.settings-menu"),
    Binding("players", menu="keys.players-menu", when="!lesson"),
    Binding("resign", menu="keys.resign-menu", when="people, !lesson"),
    Binding(
        "help", ("?", "F1"), "keys.help-does",
        "keys.help", "help", "info", menu="keys.help",
    ),
    *EVERYWHERE,
    Binding("menu", ("Esc", "Pad Start"), words="keys.menu", icon="menu", place="drawer"),
    Binding("leave", menu="keys.leave-menu", when="!kept, !lesson"),
    Binding("leave", menu="keys.leave-kept-menu", when="kept, !lesson"),
    Binding("leave", menu="keys.leave-lesson-menu", when="lesson"),
    Binding("quit", menu="keys.quit-menu", when="!kept"),
    Binding("quit", menu="keys.quit-kept-menu", when="kept"),
)  # fmt: skip

REPLAY = (
    Binding("back", ("Left", "Pad Left"), "keys.back-does", "keys.back", "back", "toolbar"),
    Binding("run", ("Space", "Pad X"), "keys.run-does", "keys.run", "run", "toolbar"),
    Binding("on", ("Right", "Pad Right"), "keys.on-does", "keys.on", "on", "toolbar"),
    Binding("drawer", ("F10", "Pad Back"), "keys.drawer-does", "keys.drawer", "menu", "toolbar"),
    Binding("first", ("Home", "Pad LB"), "keys.first-does", "keys.first", "first", "drawer"),
    Binding("last", ("End", "Pad RB"), "keys.last-does", "keys.last", "last", "drawer"),
    Binding("open", ("O",), "keys.open-does", "keys.open", "peek", "drawer"),
    Binding("turn", ("V", "Pad Y"), "keys.turn-does", "keys.turn", "turn",
            "drawer"),
    Binding("log", ("L",), "keys.log-does", "keys.log", "log", "drawer"),
    Binding("play on", ("P",), "keys.play-on-does"),
    Binding("prove", ("C",), "keys.prove-does",
            "keys.prove", "help", "drawer"),
    Binding("page", ("H",), "keys.page-does", "keys.page", "saved",
            "drawer"),
    Binding("read", ("F2",), "keys.read-does"),
    *EVERYWHERE,
    Binding("leave", ("Esc", "Pad B"), "keys.leave-does", "keys.leave", "leave", "drawer"),
)  # fmt: skip

EDITOR = (
    Binding("undo", ("Ctrl+Z", "Pad LT"), words="keys.undo", icon="undo"),
    Binding("redo", ("Ctrl+Y", "Ctrl+Shift+Z", "Pad RT"), words="keys.redo", icon="redo"),
)
SAVED = (Binding("delete", ("Delete", "Pad Y"), words="keys.delete"),)
SPARE = ("Pad RT", "Pad RS Right", "Pad RS Left", "Pad RS")
"""Buttons of a controller for what a game has keys for, one after the other."""


def own_bindings(keys: Iterable[tuple[str, str]]) -> list[Binding]:
    """Of the keys that a game has besides those of every table, each with what it does.

    A call that a game has on two keys at once has no more than that: the spare buttons are few.
    """
    return [
        Binding(f"own {key.lower()}", (key, *SPARE[at : at + 1]), does)
        for at, (key, does) in enumerate(keys)
    ]


class Bindings:
    """The actions that a scene has, with the keys that they have now."""

    def __init__(
        self,
        table: Iterable[Binding],
        own: Mapping[str, Sequence[str]],
        conditions: Collection[str] = (),
        special: Iterable[Binding] = (),
        *,
        device: Device = "keys",
        family: Family = "letters",
    ) -> None:
        """`own` are a player's own keys, by the id of their action: no other action keeps them.

        Actions that a game has beside the table's are `special`: they come first, in words. What is
        told of keys is told of those of the `device`: of a controller's, as its `family` has them.
        """
        self._device, self._family = device, family
        self.keyed = device in {"keys", "pad"}
        """Whether keys or buttons were used last: they stand on icons then."""
        here = [*special, *(action.said() for action in table if action.holds(conditions))]
        ids = {action.id for action in here}
        taken = {key for id, keys in own.items() if id in ids for key in keys}
        self.actions = [
            replace(action, keys=_mixed(action.keys, own.get(action.id, ()), taken))
            for action in here
        ]
        self._by_id = {action.id: action for action in self.actions}
        self._by_key: dict[str, Binding] = {}
        for action in self.actions:
            for key in action.keys:
                self._by_key.setdefault(key, action)

    def __getitem__(self, id: str) -> Binding:
        return self._by_id[id]

    def __contains__(self, id: str) -> bool:
        return id in self._by_id

    def find(self, event: pygame.Event) -> str:
        """The id of the action that this key does here; empty if it does none."""
        ids = (self._by_key[name].id for name in names(event) if name in self._by_key)
        return next(ids, "")

    def released(self, event: pygame.Event, id: str) -> bool:
        """Whether the key that has come up is one of that action's, whatever is held with it."""
        return self.find(pygame.Event(pygame.KEYDOWN, event.dict | {"mod": 0})) == id

    def at(self, place: Place) -> list[Binding]:
        """The actions that have their buttons there, in order."""
        return [one for one in self.actions if one.place == place]

    def owners(self, key: str) -> list[Binding]:
        """The actions that a key does, as things are: one is meant here, another there."""
        return [one for one in self.actions if key in one.keys]

    def keys_of(self, id: str) -> list[str]:
        """The keys or buttons of an action on the device last used, as they are written."""
        return self._shown(self._by_id[id].keys) if id in self._by_id else []

    def key(self, id: str) -> str:
        """The first of them, as it is written beside the action's words; empty: it has none."""
        return next(iter(self.keys_of(id)), "")

    def _shown(self, keys: Iterable[str]) -> list[str]:
        if self._device == "touch":
            return []
        pad = self._device == "pad"
        return [written(key, self._family) for key in keys if is_button(key) == pad]

    def named(self, id: str, words: str = "") -> str:
        """The words of a button, its key behind them: `Next move (N)`."""
        words, key = words or self._by_id[id].words, self.key(id)
        return f"{words} ({key})" if key else words

    def tip(self, id: str) -> str:
        """What is told of an icon: `Hint · F4`, and in a line below what it does."""
        action = self._by_id[id]
        named = " · ".join(filter(None, (action.words, self.key(id))))
        return "\n".join(filter(None, (named, sentence(action.does))))

    def rows(self) -> list[tuple[str, str]]:
        """The list of keys: those of each line, and what they do."""
        rows = [(action.does, self._shown(action.keys)) for action in self.actions if action.does]
        alike = [
            (does, [keys for _, keys in group])
            for does, group in groupby(
                (action for action in rows if action[1]), lambda action: action[0]
            )
        ]
        return [
            (_listed([keys[0] for keys in group] if group[1:] else group[0]), does)
            for does, group in alike
        ]


def _mixed(usual: Sequence[str], own: Sequence[str], taken: Collection[str]) -> tuple[str, ...]:
    """An action's keys and buttons: its own ones of a kind replace the usual ones of that kind.

    Of the usual ones those are left that nothing else has `taken`.
    """
    own = [key for key in own if exists(key)]
    kinds = {is_button(key) for key in own}
    left = [key for key in usual if is_button(key) not in kinds and key not in taken]
    return *own, *left


def rekeyed(
    own: Mapping[str, Sequence[str]], id: str, key: str, usual: Sequence[str]
) -> dict[str, tuple[str, ...]]:
    """A player's own keys with another one for an action, of the same kind as the one it replaces.

    `usual` are its usual keys: where it is one of these alone, it is no own key. Whatever had it as
    an own key has its usual ones again.
    """
    others = {name: tuple(one for one in keys if one != key) for name, keys in own.items()}
    kept = tuple(one for one in others.pop(id, ()) if is_button(one) != is_button(key))
    same = [one for one in usual if is_button(one) == is_button(key)]
    others[id] = kept if same == [key] else (*kept, key)
    return {name: keys for name, keys in others.items() if keys}


_ON_PAGES = {
    "left": (pygame.K_LEFT, 0), "right": (pygame.K_RIGHT, 0), "up": (pygame.K_UP, 0),
    "down": (pygame.K_DOWN, 0), "next group": (pygame.K_TAB, 0),
    "last group": (pygame.K_TAB, pygame.KMOD_LSHIFT), "choose": (pygame.K_SPACE, 0),
    "use": (pygame.K_RETURN, 0), "cancel": (pygame.K_ESCAPE, 0),
}  # fmt: skip
"""What pages are worked with: actions of the table, and the keys that do the same there."""


def on_pages(own: Mapping[str, Sequence[str]]) -> dict[str, tuple[int, int]]:
    """For which key, and with what held, each of a player's own keys stands on a page.

    Nobody is locked out: where nothing on the keyboard, or nothing on a controller, would do one of
    these things any longer, its usual keys go on doing it.
    """
    usual = {key: one.id for one in GAME if one.id in _ON_PAGES for key in one.keys}
    mine = {key: id for id in _ON_PAGES for key in own.get(id, ()) if exists(key)}
    while True:
        done = {(id, is_button(key)) for key, id in (usual | mine).items()}
        lost = [key for key, id in usual.items() if (id, is_button(key)) not in done]
        if not lost:
            return {key: _ON_PAGES[id] for key, id in mine.items()}
        mine = {key: id for key, id in mine.items() if key not in lost}


def unknown(own: Mapping[str, Sequence[str]]) -> list[tuple[str, str]]:
    """What in a player's own keys means nothing: the action, and the key that there isn't."""
    return [(id, key) for id, keys in own.items() for key in keys if not exists(key)]


_ARROWS = ("Left", "Right", "Up", "Down")


def _listed(keys: Iterable[str]) -> str:
    """Keys in a list, where several in a row may have one name: `2 … 9, 0, J`, `Arrows`."""
    every = list(dict.fromkeys(keys))
    if every[: len(_ARROWS)] == list(_ARROWS):
        every[: len(_ARROWS)] = [wording("keys.arrows")]
    digits = [name for name in every if name in "123456789"]
    if len(digits) > 2 and all(int(b) == int(a) + 1 for a, b in pairwise(digits)):
        at = every.index(digits[0])
        every[at : at + len(digits)] = [f"{digits[0]} … {digits[-1]}"]
    return ", ".join(every)
