"""Own keys: which key or button does what, changed by pressing another one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise

import pygame

from cardtable.files import list_rules
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.phrases import sentence, wording
from cardtable.table.app import App
from cardtable.table.drawing.stage import Canvas
from cardtable.table.glyphs import button_of, is_button, written
from cardtable.table.keyboard import Device, exists, names
from cardtable.table.scenes.page import Page
from cardtable.table.widgets.bindings import (
    EDITOR,
    GAME,
    REPLAY,
    SAVED,
    Binding,
    Bindings,
    own_bindings,
    rekeyed,
)
from cardtable.table.widgets.boxes import Column, Line, Modal
from cardtable.table.widgets.controls import Button, Label, SignButton, Toggle
from cardtable.table.widgets.ui import Widget

_MODIFIERS = frozenset(
    (
        pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT,
        pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_CAPSLOCK,
        pygame.K_NUMLOCKCLEAR,
    )
)  # fmt: skip
_CONDITIONS = ("hand", "computers", "shared", "peeks", "people", "voice")
"""What a table may be like: with all of it, it has every action."""
_KINDS: tuple[Device, Device] = ("keys", "pad")
_SHARES = 0.4, 0.3, 0.2, 0.1
"""Of the width: what is done, its keys, its buttons on a controller, and the way back."""
_FOLDED = 520  # width at scale 1 below which the name stands above its keys
_TALL = 52  # of a line with keys on it
_APART = 10  # between two columns


class _Row(Widget):
    """A line of the table: what is done, and in a column each what is pressed for it."""

    def __init__(self, name: Label, *columns: Widget) -> None:
        super().__init__()
        self.adopt(name, *columns)

    def _shape(self, width: int) -> tuple[list[tuple[int, int]], int, int]:
        """Left edge and width of each child, the height of the name's line and of the keys'."""
        px, folded = self.theme.px, width < self.theme.px(_FOLDED)
        shares = _SHARES[1:] if folded else _SHARES
        edges = [round(width * sum(shares[:n]) / sum(shares)) for n in range(len(shares) + 1)]
        places = [(left, right - left - px(_APART)) for left, right in pairwise(edges)]
        places = [(0, width), *places] if folded else places
        high = [c.measure(w)[1] for c, (_, w) in zip(self.children, places, strict=False)]
        tall = max(*high[1:], px(_TALL) if self.children[1].focusable else 0)
        return places, high[0] if folded else 0, tall if folded else max(high[0], tall)

    def measure(self, width: int) -> tuple[int, int]:
        _, above, tall = self._shape(width)
        return width, above + tall

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        places, above, tall = self._shape(rect.w)
        for number, (child, (left, wide)) in enumerate(zip(self.children, places, strict=False)):
            high = child.measure(wide)[1]
            top = rect.y if above and not number else rect.y + above + (tall - high) // 2
            child.place(pygame.Rect(rect.x + left, top, wide, high))

    def draw(self, canvas: Canvas) -> None:
        line = pygame.Rect(self.rect.x, self.rect.bottom - 1, self.rect.w, 1)
        canvas.fill(self.theme.palette.paper_edge, line)


class KeyList:
    """The list of actions with their keys, and the question for another one."""

    def __init__(self, page: Page) -> None:
        """The list for a page, which is made anew when a key has changed."""
        self.page, self.app = page, page.app
        self.told = ""
        """What has become of the last key, in a sentence."""
        self._games = _of_games(page.app)

    # --- what there is ----------------------------------------------------------------------------

    def _sections(self) -> dict[str, list[Binding]]:
        """The actions whose keys can be changed, each once, by where they are."""
        ranks = [binding for binding in GAME if binding.id.startswith("rank ")]
        keyed = {binding.id for binding in REPLAY if binding.keys}
        tables = {
            "at-table": [
                binding
                for binding in GAME
                if (binding.keys or (binding.place and binding.id not in keyed))
                and binding not in ranks
            ],
            "of-games": self._games,
            "ranks": ranks,
            "in-replay": [binding for binding in REPLAY if binding.keys],
            "elsewhere": [*EDITOR, *SAVED],
        }
        seen: set[str] = set()
        sections: dict[str, list[Binding]] = {}
        for name, table in tables.items():
            for binding in table:
                if binding.id not in seen:
                    sections.setdefault(name, []).append(binding)
                    seen.add(binding.id)
        return sections

    def _tables(self, device: Device = "keys") -> list[Bindings]:
        """The actions of each place, with the keys that they have now."""
        ranks = (f"rank {rank}" for rank in (*map(str, range(1, 11)), *"JQKAX"))
        bound = partial(
            Bindings, own=self.app.settings.keys, device=device, family=self.app.pads.family
        )
        at_table = bound(GAME, conditions=(*_CONDITIONS, *ranks), special=self._games)
        return [at_table, *(bound(table) for table in (REPLAY, EDITOR, SAVED))]

    def keys_of(self, id: str, device: Device) -> str:
        """The keys or buttons of an action, as they are written; empty: it has none."""
        return ", ".join(_keys_in(self._tables(device), id))

    # --- the list ---------------------------------------------------------------------------------

    def column(self) -> Widget:
        """All of it, section by section."""
        parts: list[Widget] = [
            Label(wording("keys.own-title"), "heading"),
            Label(self.told or wording("keys.own-how"), "strong" if self.told else "body"),
        ]
        if self.app.settings.keys:
            reset = Button(wording("keys.own-reset-all"), self.reset)
            parts.append(Line(reset))
        tables = {device: self._tables(device) for device in _KINDS}
        parts += self._devices()
        heads = [wording("keys.own-keyboard"), wording("keys.own-pad")]
        for name, actions in self._sections().items():
            head = Label(wording(f"keys.where-{name}"), "subheading")
            columns = (Label(words, "small", soft=True, align="centre") for words in heads)
            rows = [_Row(head, *columns), *(self._row(one, tables) for one in actions)]
            parts.append(Column(*rows, gap=0))
        return Column(*parts, gap=20)

    def _devices(self) -> list[Widget]:
        """What is plugged in, each with a switch; nothing where there is only a keyboard."""
        app = self.app
        names = list(dict.fromkeys((*app.pads.names, *app.settings.ignored)))
        switches: list[Widget] = [
            Toggle(
                wording("keys.use-device", name=name),
                name not in app.settings.ignored,
                partial(self._use, name),
            )
            for name in names
        ]
        if app.fingers.seen or not app.settings.touch:
            words = wording("keys.use-touch")
            switches.append(Toggle(words, app.settings.touch, self._use_touch))
        if not switches:
            return []
        return [Label(wording("keys.devices"), "subheading"), *switches]

    def _use(self, name: str, on: bool) -> None:
        """Listen to a controller, or don't: not by itself, as it couldn't take that back."""
        app = self.app
        if not on and app.device == "pad" and app.pads.last == name:
            self.page.ui.toast(wording("keys.own-not-itself"))
        else:
            kept = tuple(one for one in app.settings.ignored if one != name)
            app.apply(ignored=kept if on else (*kept, name))
        self.page.rebuild()

    def _use_touch(self, on: bool) -> None:
        if not on and self.app.device == "touch":
            self.page.ui.toast(wording("keys.own-not-itself"))
        else:
            self.app.apply(touch=on)
        self.page.rebuild()

    def _row(self, action: Binding, tables: dict[Device, list[Bindings]]) -> Widget:
        name = _name(action)
        buttons: list[Widget] = []
        for device in _KINDS:
            keys = _keys_in(tables[device], action.id)
            ask = Button(
                ", ".join(keys) or wording("keys.own-none"), partial(self.ask, action), wide=10
            )
            kind = wording("keys.own-keyboard" if device == "keys" else "keys.own-pad")
            ask.about = f"{name}, {kind}"
            buttons.append(ask)
        back: list[Widget] = []
        if action.id in self.app.settings.keys:
            usual = ", ".join(written(key, self.app.pads.family) for key in action.keys)
            tip = wording("keys.own-reset-tip", by=usual)
            reset = partial(self.reset, action.id)
            back.append(SignButton("undo", wording("keys.own-reset"), reset, tip=tip))
        return _Row(Label(name), *buttons, *back)

    # --- changing one -----------------------------------------------------------------------------

    def ask(self, action: Binding) -> None:
        """Ask for the new key of an action."""
        self.page.ui.open(_Question(_name(action), self.app, partial(self.take, action)))

    def take(self, action: Binding, key: str) -> None:
        """Let a key do that from now on, and nothing else there; say what it did before."""
        app, device = self.app, _KINDS[is_button(key)]
        lost = {
            one.id: None
            for table in self._tables()
            if action.id in table
            for one in table.owners(key)
            if one.id != action.id
        }
        app.apply(keys=rekeyed(app.settings.keys, action.id, key, action.keys))
        shown = written(key, app.pads.family)
        every = {one.id: one for actions in self._sections().values() for one in actions}
        said = [wording("keys.own-done", by=shown, action=_name(action))]
        for id in lost:
            left = _keys_in(self._tables(device), id)
            if shown not in left:
                other, now = _name(every[id]), ", ".join(left) or None
                said.append(wording("keys.own-taken", by=shown, other=other, left=now))
        self.told = " ".join(said)
        self.page.rebuild()

    def reset(self, id: str = "") -> None:
        """The usual keys of an action again, or of all of them."""
        kept = {one: keys for one, keys in self.app.settings.keys.items() if id and one != id}
        self.app.apply(keys=kept)
        self.told = "" if id else wording("keys.own-were-reset")
        self.page.rebuild()


_LEAVING = frozenset(("Esc", "Pad B"))
"""What leaves a question. Somebody who wants one of these for the action has to say so."""


class _Question(Modal):
    """Waits for a key or button; a click beside it leaves everything as it is.

    Escape and B ask whether they are to be the new key, or whether that was to leave.
    """

    def __init__(self, name: str, app: App, take: Callable[[str], None]) -> None:
        self._take, self._name, self._family = take, name, app.pads.family
        self._trouble = Label("", "body")
        leave = written("Pad B", app.pads.family) if app.device == "pad" else "Esc"
        super().__init__(
            Label(wording("keys.own-press", action=name), "subheading", align="centre"),
            Label(wording("keys.own-keeps", by=leave), soft=True, align="centre"),
            self._trouble,
        )

    def first_key(self, event: pygame.Event) -> bool:
        if event.key in _MODIFIERS:
            return True
        name = next(iter(names(event)), "").replace("Shift+?", "?")
        if name in _LEAVING:
            self._ask(name)
            return True
        if not name or not exists(name) or (event.key == pygame.K_TAB and not button_of(event)):
            self._trouble.words = wording("keys.own-unnamed")
            self.ui.relayout()
            return True
        self.ui.close(self)
        self._take(name)
        return True

    def _ask(self, name: str) -> None:
        """Whether that key leaves, or is meant for the action."""
        ui, by, take = self.ui, written(name, self._family), self._take

        def done() -> None:
            ui.close(sheet)
            take(name)

        sheet = Modal(
            Label(wording("keys.own-which", by=by, action=self._name), align="centre"),
            Line(
                Button(wording("keys.own-keep"), lambda: ui.close(sheet), kind="primary"),
                Button(wording("keys.own-use", by=by), done),
            ),
        )
        ui.close(self)
        ui.by_keyboard = True
        ui.open(sheet)


def _keys_in(tables: list[Bindings], id: str) -> list[str]:
    """An action's keys in the first place where it has any."""
    return next(filter(None, (one.keys_of(id) for one in tables)), [])


def _name(action: Binding) -> str:
    """What an action is called in the list; those of games are in words already."""
    kind, _, of = action.id.partition(" ")
    if kind == "own":
        return action.does
    if kind == "rank":
        return wording("keys.own-rank", rank=of)
    return wording(action.words or f"keys.named-{action.id.replace(' ', '-')}")


def _of_games(app: App) -> list[Binding]:
    """What the games have keys for; the same key does another thing in each of them."""
    found: dict[str, list[tuple[str, str]]] = {}
    for game, name in _games(app):
        for key, does in table_of(game).own_keys():
            found.setdefault(key, []).append((does, name))
    told: list[tuple[str, str]] = []
    for key, uses in found.items():
        told += [(key, "; ".join(_with_games(uses)))]
    return [Binding(one.id, one.keys, sentence(one.does)) for one in own_bindings(told)]


def _with_games(uses: list[tuple[str, str]]) -> Iterator[str]:
    for does in dict.fromkeys(does for does, _ in uses):
        games = ", ".join(game for one, game in uses if one == does)
        yield wording("keys.own-in", does=does, games=games)


def _games(app: App) -> Iterator[tuple[str, str]]:
    """Each game once, with its name."""
    seen: set[str] = set()
    for rules in list_rules():
        if rules.game.ID not in seen:
            seen.add(rules.game.ID)
            yield rules.game.ID, rules.names.shown(polite=app.settings.polite)
