"""The keyboard at the table: everything that the pointer can do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from cardtable.presenter.model import Sprite
from cardtable.presenter.reading import Target
from cardtable.presenter.tabledata import owner_of
from cardtable.table.widgets.ui import Widget

if TYPE_CHECKING:
    from cardtable.presenter.model import Sprite
    from cardtable.table.scenes.playing.scene import Play

_RANKS = {
    **{getattr(pygame, f"K_{number}"): str(number) for number in range(2, 10)},
    pygame.K_0: "10",
    pygame.K_1: "1 10",
    pygame.K_t: "10",
    pygame.K_j: "J",
    pygame.K_q: "Q",
    pygame.K_k: "K",
    pygame.K_a: "A",
    pygame.K_x: "X",
}
_GO_ON = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)
_WITH_CONTROL = (pygame.KMOD_CTRL, pygame.KMOD_META)


def play_key(scene: Play, event: pygame.Event) -> bool:
    """Treat a key; true if it meant something here."""
    key = event.key
    if any(event.mod & mod for mod in _WITH_CONTROL):
        return _with_control(scene, key, shift=bool(event.mod & pygame.KMOD_SHIFT))
    name = pygame.key.name(key)
    if scene.reading.has_key(name) and not _at_rest(scene):
        return True
    keyed = scene.reading.keyed(name)
    if keyed:
        scene.act(("line", keyed[0]))
        return True
    if key in _GO_ON and scene.reply.line and not isinstance(scene.focus.item, Widget):
        scene.reply.give()
        return True
    if scene.calls.key(name):
        return True
    if key in _PLAIN:
        scene.hush()
        if not _at_rest(scene):
            return True
        _PLAIN[key](scene, event)
        scene.dirty = True
        return True
    if key in _RANKS:
        return _jump(scene, _RANKS[key])
    return scene.log.shown and scene.log.key(event)


def _at_rest(scene: Play) -> bool:
    """End all motion; false if a curtain has come down then: the key was not for it."""
    if scene.board.busy:
        scene.hurry()
        scene.update(0.0)
    return scene.app.scene is scene


def _with_control(scene: Play, key: int, *, shift: bool) -> bool:
    if key == pygame.K_z and not shift:
        scene.undo()
    elif key == pygame.K_y or (key == pygame.K_z and shift):
        scene.redo()
    else:
        return False
    return True


def _along(scene: Play, step: int) -> None:
    scene.focus.along(step)
    _speak(scene)


def _across(scene: Play, step: int) -> None:
    scene.focus.across(step)
    _speak(scene)


def _speak(scene: Play) -> None:
    """Widgets get the focus of the controls too, for screen readers; columns are read."""
    item = scene.focus.item
    scene.spread.peek(item.name if isinstance(item, Target) and item.kind == "zone" else "")
    scene.ui.set_focus(item if isinstance(item, Widget) else None, by_keyboard=False)


def _space(scene: Play, event: pygame.Event) -> None:
    item = scene.focus.item
    if isinstance(item, Widget):
        item.key(event)
    elif item is not None and scene.focus.visible:
        scene.carry_out(scene.gestures.click(_targets(scene, item)))
    scene.focus.visible = True


def _enter(scene: Play, event: pygame.Event) -> None:
    item = scene.focus.item
    if isinstance(item, Widget):
        item.key(event)
    elif item is not None and scene.focus.visible:
        scene.carry_out(scene.gestures.act(_targets(scene, item)))
    scene.focus.visible = True


def _targets(scene: Play, item: Target) -> list[Target]:
    """What the focus is on, as the pointer would find it."""
    found = [item]
    zone = item.name if item.kind == "zone" else ""
    top = top_of(scene, item)
    if top is not None and scene.reading.liftable(top):
        # to be taken up, or else as what chosen cards are put on, where they can't go to the pile
        found.insert(1 if scene.gestures.chosen else 0, Target("card", str(top.id)))
    if item.kind == "card":
        sprite = scene.table.find(int(item.name))
        if sprite is None:
            return []
        zone = sprite.zone
        found.append(Target("zone", zone))
    if owner_of(zone):
        found.append(Target("seat", owner_of(zone)))
    return found


def top_of(scene: Play, item: Target) -> Sprite | None:
    """The card on top of a pile that the focus is on."""
    run = scene.table.zones.get(item.name, []) if item.kind == "zone" else []
    return run[-1] if run and item.name in scene.table.view.ordered else None


def _escape(scene: Play, event: pygame.Event) -> None:
    del event
    if not scene.go_home():
        scene.open_menu()


def _jump(scene: Play, ranks: str) -> bool:
    """To the next card of such a rank: one that can be played before all others."""
    wanted = ranks.split()

    def fits(item: object) -> Sprite | None:
        if not isinstance(item, Target):
            return None
        sprite = scene.table.find(int(item.name)) if item.kind == "card" else top_of(scene, item)
        known = sprite is not None and sprite.card is not None and sprite.card.rank in wanted
        return sprite if known else None

    def ready(item: object) -> bool:
        sprite = fits(item)
        return sprite is not None and sprite.card in scene.reading.named

    found = scene.focus.jump(ready) or scene.focus.jump(lambda item: fits(item) is not None)
    _speak(scene)
    scene.dirty = True
    return found


_PLAIN: dict[int, Callable[[Play, pygame.Event], None]] = {
    pygame.K_LEFT: lambda scene, _: _along(scene, -1),
    pygame.K_RIGHT: lambda scene, _: _along(scene, 1),
    pygame.K_UP: lambda scene, _: _across(scene, 1),
    pygame.K_DOWN: lambda scene, _: _across(scene, -1),
    pygame.K_TAB: lambda scene, event: _across(scene, -1 if event.mod & pygame.KMOD_SHIFT else 1),
    pygame.K_SPACE: _space,
    pygame.K_RETURN: _enter,
    pygame.K_KP_ENTER: _enter,
    pygame.K_ESCAPE: _escape,
    pygame.K_s: lambda scene, _: scene.sorter.sort(),
    pygame.K_l: lambda scene, _: scene.toggle_log(),
    pygame.K_w: lambda scene, _: scene.pacer.toggle(),
    pygame.K_n: lambda scene, _: scene.pacer.go_on(),
    pygame.K_F1: lambda scene, _: scene.open_keys(),
    pygame.K_F2: lambda scene, _: scene.read_out(),
    pygame.K_F4: lambda scene, _: scene.hint.ask(),
    pygame.K_F3: lambda scene, _: scene.toggle_reminders(),
}
