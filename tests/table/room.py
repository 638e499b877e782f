"""Where things are on the screen: what overlaps, what leaves the window, what is cut off.

Nothing is painted for it: controls have rectangles, and so have the items of a table's picture.
Cards may lie on cards and a pile's size on its pile; all else keeps clear of all else.
"""

from __future__ import annotations

import itertools
from collections.abc import Hashable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pygame

from cardtable.presenter.model import Sprite
from cardtable.table.app import App
from cardtable.table.board.picture import PicturePainter
from cardtable.table.board.piles import judged
from cardtable.table.drawing.card_pictures import Transform
from cardtable.table.drawing.stage import Item
from cardtable.table.scenes.tablescene import TableScene
from cardtable.table.widgets.boxes import Scroll
from cardtable.table.widgets.controls import Button, Label, Segmented
from cardtable.table.widgets.ui import Widget

GROUND = {"card", "place", "lit"}
ON_CARDS = {"pill", "tray", "slot", "tag", "chip", "number"}
"""What lies on cards by its nature: a chip is a button that stands on its zone (`Gesture.at`)."""


def clip_of(widget: Widget, window: pygame.Rect) -> tuple[pygame.Rect, bool]:
    """The part of the window in which a widget can show, and whether it can be scrolled."""
    scrolled = False
    above = widget.parent
    while above:
        if isinstance(above, Scroll) and not above.whole:
            # one that has itself been scrolled away shows as much when it comes back
            window = window.clip(above.rect) if window.colliderect(above.rect) else above.rect
            scrolled = True
        above = above.parent
    return window, scrolled


def misplaced(app: App) -> list[str]:
    """Everything that overlaps something else, leaves the window, or is cut off."""
    window = app.canvas.rect
    theme = app.theme
    leaves = [w for w in app.scene.ui.top.walk() if not w.children and w.rect.size != (0, 0)]
    found = []
    for w in leaves:
        clip, scrolled = clip_of(w, window)
        if w.rect.left < clip.left or w.rect.right > clip.right:
            found.append(f"{w} is too wide: {w.rect} in {clip}")
        if not scrolled and not clip.contains(w.rect):
            found.append(f"{w} leaves the window: {w.rect}")
        if isinstance(w, Button) and w.kind != "line":
            room = w.rect.width - theme.px(16)
            if theme.width(w.words, w.style, w.words_size()) > room:
                found.append(f"the words of {w.words!r} are cut off")
        if isinstance(w, Segmented):
            room = w.rect.width // len(w.choices) - theme.px(8)
            wide = [c for c in w.choices if theme.width(c, "button", w.words_size()) > room]
            found += [f"the choice {words!r} is cut off" for words in wide]
        if isinstance(w, Label):
            lines = theme.wrap(w.words, w.rect.width, w.style, w.size)
            wide = [line for line in lines if theme.width(line, w.style, w.size) > w.rect.width]
            found += [f"the line {line!r} is cut off" for line in wide]
    for i, one in enumerate(leaves):
        for other in leaves[i + 1 :]:
            shared = one.rect.clip(other.rect)
            if shared.width > 0 and shared.height > 0:
                a, b = clip_of(one, window)[0], clip_of(other, window)[0]
                if shared.clip(a).clip(b).size != (0, 0):
                    found.append(
                        f"{one.spoken!r} {one.rect} overlaps {other.spoken!r} {other.rect}"
                    )
    return found


class Outlines:
    """Stands in for the painter of cards: knows where they are, and paints none of them.

    Where small cards are part of another picture, such as that of a bubble, it has their `faces`.
    """

    def __init__(self, faces: Any = None) -> None:
        self.faces = faces

    faces: Any = SimpleNamespace(flat=lambda _, high: pygame.Surface((1, high)))

    def begin(self, *_looks: Any, **_more: Any) -> None:
        pass

    def forget(self) -> None:
        pass

    def card(self, sprite: Sprite, look: Transform, **_looks: Any) -> Item:
        rect = pygame.Rect(0, 0, round(look.height * 250 / 350), round(look.height))
        rect.center = round(look.x), round(look.y)
        return Item(("card", sprite.id), rect, look, lambda _surface: None)


def crowded(scene: TableScene) -> list[str]:
    """Everything on a table that overlaps what it should not, or leaves the window."""
    return covered(scene)


WRITTEN = {
    "prompt", "person", "law", "score", "scale", "reminders", "intro", "team", "warning", "bubble",
    "pan", "named", "rounds", "called", "tally",
    "trail", "remnant", "stack", "match", "banner",
}  # fmt: skip
OUTLINES = {"frame", "place"}
"""What shows where a card will lie: it cuts through nothing that is written."""
INDEX = (0.19, 0.42)
"""Of a card's height: how wide and high rank and suit in its corner are."""
NEEDED = {"prompt", "person", "reminders", "icon", "tag"}
NUMBERS = {"chip", "disc", "beat"}
"""What is written on a table; chips lie on piles."""
READ_AGAIN = {"score", "reminders", "pan", "named", "called", "rounds", "number"}


def _on_table(scene: TableScene) -> list[tuple[str, pygame.Rect]]:
    """What is written on a table, and the tags on it, each with its kind."""
    picture = PicturePainter(Outlines(scene.app.faces)).picture(
        scene.board, scene.theme, scene.telling()
    )
    found = []
    for item in (*picture.resting, *picture.floating):
        kind = item.key[0] if isinstance(item.key, tuple) else item.key
        if kind == "person":
            person = scene.board.plan.people[item.key[1]]
            found += [
                ("person", pygame.Rect(person.portrait)),
                ("person", pygame.Rect(person.words)),
            ]
        elif kind in WRITTEN:
            found.append((kind, item.rect))
        elif kind in NUMBERS:
            found.append(("number", item.rect))
        elif kind in OUTLINES:
            found.append(("outline", item.rect))
    if (toast := scene.ui._toast) is not None:
        found.append(("toast", toast.rect))
    found += [("icon", one.rect) for one in scene.surround.icons]
    return found + [("tag", one.rect) for one in scene.surround.buttons]


def told_on(scene: TableScene) -> tuple[dict[str, pygame.Rect], list[pygame.Rect]]:
    """The notes on a table, and the tags and stacks of coins that none of them may cover."""
    things = _on_table(scene)
    notes = {kind: rect for kind, rect in things if kind in {"intro", "team", "warning"}}
    return notes, [rect for kind, rect in things if kind in {"tag", "stack"}]


def covered(scene: TableScene) -> list[str]:
    """What is written or hangs on a table and covers what it must not, or is cut off."""
    window, things = scene.app.canvas.rect, _on_table(scene)
    found = [f"{kind} is cut off: {rect}" for kind, rect in things if not window.contains(rect)]
    for kind, rect in things:
        if kind in {"scale", "number", "outline", "banner"}:
            continue  # it is printed on the cloth, and hands lie on it, or it lies on its pile
        for card in judged(scene.board):
            shared = rect.clip(card)
            if shared.w > 2 and shared.h > 2:
                found.append(f"{kind} {rect} covers the card at {card}")
    found += unread(scene)
    for (kind, rect), (other, another) in itertools.combinations(things, 2):
        shared = rect.clip(another)
        if {kind, other} & {"bubble", "intro"} and {kind, other} & READ_AGAIN:
            continue  # where there is no other room the placer covers what can be read again
        if {kind, other} == {"bubble", "outline"}:
            continue  # it was asked for, and there is nothing to be read
        if {kind, other} & {"banner", "toast"} and not {kind, other} & NEEDED:
            continue  # it goes by itself
        if {kind, other} <= {
            "outline",
            "number",
            "scale",
            "law",
            "called",
            "tag",
            "stack",
            "tally",
        }:
            continue  # it stands at the place
        if kind != other != "scale" != kind and shared.w > 2 and shared.h > 2:
            found.append(f"{kind} {rect} covers {other} {another}")
        if kind == other == "tag" and shared.w > 2 and shared.h > 2:
            found.append(f"two tags: {rect} and {another}")
    return found + [
        f"the tag {tag.words!r} is squeezed: {tag.rect}"
        for tag in scene.surround.buttons
        if tag.rect.w < tag.measure(window.w)[0]
    ]


def unread(scene: TableScene) -> list[str]:
    """The cards that lie side by side, and on whose rank or suit another one lies."""
    board, found = scene.board, []
    order = {number: place for place, number in enumerate(board.plan.poses)}
    sprites = {one.id: one for one in board.table.sprites()}
    seen = [one for one in order if board.plan.poses[one].shown]
    for number in seen:
        pose, zone = board.plan.poses[number], board.plan.zones[sprites[number].zone]
        if not pose.face or zone.kind not in {"tray", "row"} or abs(pose.angle) > 1:
            continue
        corner = pygame.FRect(pose.rect.topleft, (INDEX[0] * pose.height, INDEX[1] * pose.height))
        for other in seen:
            if order[other] > order[number] and sprites[other].zone not in board.opened:
                shared = corner.clip(board.plan.poses[other].rect)
                if min(shared.size) > 0.03 * pose.height:
                    found.append(f"{sprites[other].card} lies on the corner of {sprites[number]}")
    return found


def sized(app, size, scale):
    """Make the window that large."""
    surface = pygame.display.set_mode(size)
    app.canvas.surface = surface
    app.settings = replace(app.settings, ui_scale=scale)
    app._restyle()
    app.scene.update(0.05)


def _kind(key: Hashable) -> str:
    while isinstance(key, tuple):
        key = key[0]
    return str(key)
